#!/usr/bin/env bash
# Builds the site into dist/: static files for any host, in any folder.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

# Panic messages name source files: they shall not name the builder's home.
export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src/=deps/"
say "Building the site"
trunk build --release
if grep -q "$HOME" dist/*; then die "the site holds a path of this machine"; fi
