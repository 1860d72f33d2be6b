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
page=           # The unit tests that need the feature of the page: the page, the drawing kit, the boards.
tests=(tidy)    # Files in tests/.
units=()        # Modules with unit tests.

concerns() {
  if [[ $1 == *.rs ]]; then rust=yes; fi
  case $1 in
    src/games/*/page/*) tests+=(words learn) units+=(games:: table::) page=yes ;;
    src/games/*/ai/* | src/games/pivot/book/*)
      tests+=(search levels wins quantik_solver tool) units+=(games:: table:: worker:: tool::) ;;
    src/rules/* | src/games/*) all=yes ;;
    src/search/*) tests+=(search levels wins quantik_solver tool) units+=(search:: games:: table:: worker:: tool::) ;;
    src/record/*) tests+=(record series fixtures words learn battery tool) units+=(record:: table:: i18n::) page=yes ;;
    src/learn/*) tests+=(learn lesson) units+=(table::) ;;
    src/table/*) tests+=(words learn lesson fixtures) units+=(table:: store::) page=yes ;;
    src/worker/*) units+=(worker::) ;;
    src/store/*) tests+=(fixtures) units+=(store::) page=yes ;;
    src/i18n/*) tests+=(words learn lesson) units+=(i18n:: games:: table::) page=yes ;;
    src/svg/* | src/ui/*) page=yes ;;
    src/tool/*) tests+=(tool rules) units+=(tool::) ;;
    src/bin/*) tests+=(tool) ;;
    static/learn/*) tests+=(learn lesson) ;;
    tests/battery/*) tests+=(battery) ;;
    tests/reference/*) tests+=(reference) ;;
    tests/vectors/*) tests+=(rules reference) ;;
    tests/fixtures/words/*) tests+=(words) ;;
    tests/fixtures/*) tests+=(fixtures) ;;
    tests/wins.txt) tests+=(wins) ;;
    tests/tidy/*) ;; # Always run.
    tests/browser/* | benches/*) ;; # Linted. They run in `make test` and `make bench`.
    tests/*.rs) name=${1#tests/} tests+=("${name%.rs}") ;;
    static/* | index.html | *.md | LICENSE* | .git* | .ci/* | .npmrc | package*.json) ;;
    scripts/* | Makefile | Trunk.toml | fuzz/* | docs/*) ;;
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
  cargo test --profile dev --features ui --lib -- ui:: svg:: page::
fi
