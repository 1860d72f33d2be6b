# Sourced by the other scripts: where the project's own tools live, and their versions.

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# Another folder may be shared by several clones: TOOLS=/somewhere make test
TOOLS=${TOOLS:-$ROOT/.tools}
export PATH="$TOOLS/bin:$ROOT/node_modules/.bin:$PATH"

TRUNK_VERSION=0.21.14
# wasm-bindgen's program and library must be of one version, so the lock file decides.
BINDGEN_VERSION=$(grep -A1 '^name = "wasm-bindgen"$' "$ROOT/Cargo.lock" | sed -n 's/^version = "\(.*\)"$/\1/p')
BINARYEN_VERSION=$(sed -n 's/.*"binaryen": "\([0-9]*\)\..*/\1/p' "$ROOT/package.json")
AXE_VERSION=$(sed -n 's/.*"axe-core": "\(.*\)".*/\1/p' "$ROOT/package.json")

say() { printf '\033[1m==>\033[0m %s\n' "$*"; }
die() { printf '\nerror: %s\n' "$*" >&2; exit 1; }
