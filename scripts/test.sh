#!/usr/bin/env bash
# Everything that must hold before a merge. Ends with the line `N passed, M failed`.
set -uo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
passed=0
failed=0

# step NAME COMMAND…: runs a command and counts its tests, or the command itself where it has none.
step() {
  local name=$1 start=$SECONDS
  shift
  say "$name"
  "$@" 2>&1 | tee "$log"
  local status=${PIPESTATUS[0]}
  local ok bad
  ok=$(sed -n 's/^test result: .* \([0-9]*\) passed; .*/\1/p' "$log" | awk '{ n += $1 } END { print n + 0 }')
  bad=$(sed -n 's/^test result: .* \([0-9]*\) failed; .*/\1/p' "$log" | awk '{ n += $1 } END { print n + 0 }')
  if [ "$status" != 0 ] && [ "$bad" = 0 ]; then bad=1; fi
  if [ "$status" = 0 ] && [ "$ok" = 0 ]; then ok=1; fi
  passed=$((passed + ok))
  failed=$((failed + bad))
  printf '    %s: %s passed, %s failed, %s s\n' "$name" "$ok" "$bad" "$((SECONDS - start))"
}

docs() { RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --features ui; }

step "Tools" scripts/setup.sh browser
[ "$failed" = 0 ] || { echo "$passed passed, $failed failed"; exit 1; }
step "Formatting" cargo fmt --all --check
step "Clippy" cargo clippy --workspace --all-targets -- -D warnings
step "Clippy, with the page" cargo clippy --features ui --lib --bins --target wasm32-unknown-unknown -- -D warnings
step "Tests" cargo test --no-fail-fast
# Only what the feature adds: all else has just run, in an optimised build.
step "Tests, with the page" cargo test --profile dev --no-fail-fast --features ui --lib -- ui:: svg:: page::
step "Documentation" docs
step "Site" scripts/site.sh
step "Tests in the browser" cargo test --no-fail-fast -p browser-tests

echo
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
