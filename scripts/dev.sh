#!/usr/bin/env bash
# Serves the page while it is worked on: every change under src/ or static/ is built, and the browser reloads by itself.
# The build is not optimised, so that it is quick; the computer then thinks slowly. It does not touch dist/.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

scripts/setup.sh
mkdir -p target/dev
trunk serve --dist target/dev --port "${PORT:-8080}"
