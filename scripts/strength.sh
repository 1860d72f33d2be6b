#!/usr/bin/env bash
# Measures how strong the computer is, and prints the tables of docs/STRENGTH.md: about an hour and a half on two cores.
# ONLY=levels or ONLY=uct makes one of them; GAME=emblem only the rows of one game; GAMES=100 is the number of games.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

GAMES=${GAMES:-100}
ONLY=${ONLY:-}
cargo build --quiet --release
TOOL=${CARGO_TARGET_DIR:-target}/release/quincunx
EMBLEM=("" checker diagonal facing areas areas,checker areas,diagonal areas,facing)

wanted() { [[ -z ${GAME:-} || $GAME == "$1" ]]; }

# row GAME OPTIONS A B GAMES ARGUMENTS…
row() {
  local game=$1 options=$2 a=$3 b=$4 games=$5
  shift 5
  wanted "$game" || return 0
  local result
  result=$("$TOOL" arena "$game" "$a" "$b" --games "$games" ${options:+--options "$options"} "$@")
  printf '| %s | %s | %s | %s | %s |\n' "$game" "${options:-–}" "$a" "$b" "${result%%$'\n'*}"
}

if [[ $ONLY != levels ]]; then
  say "The best level against plain UCT at equal time"
  printf '| game | options | A | B | score of A |\n| --- | --- | --- | --- | --- |\n'
  row quantik "" level:6 uct "$GAMES" --millis 200 --opening 0
  row quantik "" level:6 uct "$GAMES" --millis 200 --opening 0 --seat 2
  row pivot "" level:6 uct "$GAMES" --millis 200
  for options in "${EMBLEM[@]}"; do row emblem "$options" level:6 uct "$GAMES" --millis 200 --opening 4; done
  for options in "" 3 4 teams; do row shape-colour "$options" level:6 uct "$GAMES" --millis 200 --opening 4; done
  for options in "" junior; do row minos "$options" level:6 uct "$GAMES" --millis 50 --opening 4; done
  say "Shape & Colour"
  row shape-colour "" level:6 greedy "$GAMES" --millis 200
  row shape-colour "" plies:3 plies:2 "$GAMES" --millis 200
fi

if [[ $ONLY != uct ]]; then
  say "Each level against the one below it, and the first against simple players"
  printf '| game | options | A | B | score of A |\n| --- | --- | --- | --- | --- |\n'
  ladder() {
    local game=$1 options=$2 games=$3 millis=$4
    for level in 2 3 4 5; do row "$game" "$options" "level:$level" "level:$((level - 1))" "$games" --seed 3 --opening 4; done
    row "$game" "$options" level:6 level:5 "$GAMES" --seed 3 --opening 4 --millis "$millis"
    row "$game" "$options" level:1 greedy "$GAMES" --seed 3 --opening 4
    row "$game" "$options" level:1 plies:2 "$GAMES" --seed 3 --opening 4 --millis "$millis"
  }
  ladder quantik "" 400 200
  ladder pivot "" 400 200
  ladder emblem "" 400 200
  for options in "" teams 3 4; do ladder shape-colour "$options" 400 200; done
  ladder minos "" 200 50
  ladder minos junior 200 50
fi
