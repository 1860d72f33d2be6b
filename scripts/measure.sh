#!/usr/bin/env bash
# Run by trunk at the end of a build: writes the size of the worker's program into the page, which shows how much of it
# has been loaded.
set -euo pipefail
cd "$TRUNK_STAGING_DIR"
bytes=$(wc -c < thinker_bg.wasm)
sed -i.bak "s/THINKER_BYTES/$((bytes))/" index.html
rm index.html.bak
