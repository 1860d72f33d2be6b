#!/usr/bin/env bash
# Runs every fuzz target for the given number of seconds. A crash leaves its input in fuzz/artifacts/.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"
seconds=${1:-60}

[[ "$(rustup toolchain list)" == *nightly* ]] || die "fuzzing needs a nightly toolchain. Install it with: rustup toolchain install nightly"
if ! command -v cargo-fuzz >/dev/null; then
  say "cargo-fuzz 0.13.2 (compiled once)"
  cargo install --root "$TOOLS" --locked --version 0.13.2 cargo-fuzz
fi
for target in positions turns saves; do
  say "$target, $seconds s"
  mkdir -p "fuzz/corpus/$target"
  cargo +nightly fuzz run "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
    -dict=fuzz/dictionary.txt -max_total_time="$seconds" -verbosity=0 -print_final_stats=1
done
