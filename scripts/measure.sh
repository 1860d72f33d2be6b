#!/usr/bin/env bash
# Run by trunk before a site is done: writes the size of the worker's program into the page, which shows how much of it has come.
set -euo pipefail
cd "$TRUNK_STAGING_DIR"
bytes=$(wc -c < thinker_bg.wasm)
sed -i.bak "s/THINKER_BYTES/$((bytes))/" index.html
rm index.html.bak
