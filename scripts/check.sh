#!/usr/bin/env bash
# A quick check while working: formatting, lints, and the native tests that concern what has changed since main.
# SINCE=HEAD looks at what is not committed yet, or SINCE=HEAD~3 at what was changed since then. `make test` checks everything.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

# What was changed since this branch left main, committed or not.
base=${SINCE:-$(git merge-base HEAD main 2>/dev/null || git rev-parse HEAD)}
changed=$(git diff --name-only "$base"; git ls-files --others --exclude-standard)

all=            # Something that everything rests on has changed.
rust=           # Rust has changed, so it is linted.
page=           # The unit tests of the page, which need its feature.
tests=(tidy)    # Files in tests/.
units=()        # Modules with unit tests.

concerns() {
  if [[ $1 == *.rs ]]; then rust=yes; fi
  case $1 in
    src/games/*/page/* | src/games/*/text.rs | src/games/*/board.rs) page=yes ;;
    src/games/*) tests+=(rules battery search levels wins quantik quantik_solver) units+=(games::) ;;
    src/search/*) tests+=(search levels wins quantik_solver) units+=(search:: games::) ;;
    src/record/*) tests+=(record) units+=(record:: table::) ;;
    src/table/*) units+=(table::) page=yes ;;
    src/worker/*) units+=(worker::) page=yes ;;
    src/i18n/*) units+=(i18n::) page=yes ;;
    src/svg/* | src/ui/*) page=yes ;;
    src/tool/*) tests+=(tool) units+=(tool::) ;;
    src/bin/*) tests+=(tool) ;;
    tests/battery/*) tests+=(battery) ;;
    tests/vectors/*) tests+=(rules) ;;
    tests/browser/* | benches/*) ;; # Linted. They run in `make test` and `make bench`.
    tests/*.rs) name=${1#tests/} tests+=("${name%.rs}") ;;
    static/* | index.html | *.md | .git* | scripts/* | Makefile | Trunk.toml | fuzz/*) ;;
    *) all=yes rust=yes ;;
  esac
}

[ -n "$changed" ] || all=yes rust=yes
while read -r path; do [ -z "$path" ] || concerns "$path"; done <<<"$changed"

say "Formatting"
cargo fmt --all --check
if [ "$rust" ]; then
  say "Lints"
  cargo clippy --workspace --all-targets -- -D warnings
  cargo clippy --features ui --lib --bins --target wasm32-unknown-unknown -- -D warnings
fi
if [ "$all" ]; then
  say "All native tests"
  cargo test
  page=yes
else
  mapfile -t tests < <(printf '%s\n' "${tests[@]}" | sort -u)
  say "Tests: ${tests[*]} ${units[*]}"
  cargo test $(printf -- '--test %s ' "${tests[@]}")
  [ ${#units[@]} = 0 ] || cargo test --lib -- "${units[@]}"
fi
if [ "$page" ]; then
  say "Tests of the page"
  cargo test --profile dev --features ui --lib -- ui:: text:: page::
fi
