#!/usr/bin/env bash
# Measures how strong the computer is, and prints the tables of docs/STRENGTH.md: about an hour and a half on two cores.
# ONLY=uct, levels, starts or minos makes one of them; GAME=emblem only the rows of one game; GAMES=100 is the number of
# games, BEST_GAMES=60 that of the cells of level 6; SEED=3 makes other games; LEVELS="3 6" are those of who starts.
set -euo pipefail
source "$(dirname "$0")/env.sh"
cd "$ROOT"

GAMES=${GAMES:-100}
ONLY=${ONLY:-}
BEST_GAMES=${BEST_GAMES:-60}
SEED=${SEED:-3}
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

# Is this the table that is wanted, or are all?
making() { [[ -z $ONLY || $ONLY == "$1" ]]; }

if making uct; then
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

# cell GAME OPTIONS A B GAMES ARGUMENTS…: the score of A, and in brackets how many of a hundred games were shared; with
# three and four players how many of the others A beats. A short search sorts out decided openings: a long one takes
# more time than the weak players' games, and finds hardly any others.
cell() {
  local game=$1 options=$2 a=$3 b=$4 games=$5
  shift 5
  local told
  told=$("$TOOL" arena "$game" "$a" "$b" --games "$games" --seed "$SEED" --opening 4 --undecided 20000 \
    ${options:+--options "$options"} "$@")
  if [[ $told == *beaten* ]]; then
    sed -E 's/.* shared\), ([0-9.]+) % (± [0-9.]+) of the others beaten.*/\1 \2/' <<<"$told"
  else
    sed -E 's/^([0-9.]+) % (± [0-9.]+) in ([0-9]+) games \([0-9]+ won, ([0-9]+) shared.*/\1 \2 \3 \4/' <<<"$told" |
      awk '{ printf "%s %s %s (%.0f)\n", $1, $2, $3, 100 * $5 / $4 }'
  fi
}

# ladder GAME OPTIONS NODES: one line of the table. Level 6 may search so many nodes, which take 200 ms or less; the
# other players need no limit.
ladder() {
  local game=$1 options=$2 nodes=$3 line level
  wanted "$game" || return 0
  line="| $game ${options:+\`$options\`}"
  for other in plies:1 greedy newcomer; do line+=" | $(cell "$game" "$options" level:1 "$other" "$GAMES" --nodes 1000000)"; done
  for level in 2 3 4 5; do
    line+=" | $(cell "$game" "$options" "level:$level" "level:$((level - 1))" "$GAMES" --nodes 1000000)"
  done
  line+=" | $(cell "$game" "$options" level:6 level:5 "$BEST_GAMES" --nodes "$nodes")"
  echo "$line |"
}

if making levels; then
  say "The first level against simple players, and each level against the one below it"
  echo "| game | 1 : plies:1 | 1 : greedy | 1 : newcomer | 2 : 1 | 3 : 2 | 4 : 3 | 5 : 4 | 6 : 5 |"
  echo "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
  ladder quantik "" 200000
  ladder pivot "" 130000
  ladder emblem "" 200000
  for options in "" teams 3 4; do ladder shape-colour "$options" 6000; done
  for options in "" junior count count,junior; do ladder minos "$options" 10000; done
fi

# self GAME OPTIONS LEVEL NODES ARGUMENTS…: a level against itself. Only level 6 needs a limit of nodes.
self() {
  local game=$1 options=$2 level=$3 nodes=$4
  shift 4
  [[ $level == 6 ]] || nodes=1000000
  "$TOOL" arena "$game" "level:$level" "level:$level" --games "$GAMES" --seed "$SEED" --nodes "$nodes" \
    ${options:+--options "$options"} "$@"
}

# starts GAME OPTIONS NODES: on each of the levels, the score of whoever starts, and how many of a hundred games were shared.
starts() {
  local game=$1 options=$2 nodes=$3 line level
  wanted "$game" || return 0
  line="| $game ${options:+\`$options\`}"
  for level in $LEVELS; do
    line+=" | $(self "$game" "$options" "$level" "$nodes" --seat 1 --opening 0 --undecided 0 |
      sed -E 's/^([0-9.]+) % (± [0-9.]+) in ([0-9]+) games \([0-9]+ won, ([0-9]+) shared.*/\1 \2 \3 \4/' |
      awk '{ printf "%s %s %s %% (%.0f)", $1, $2, $3, 100 * $5 / $4 }')"
  done
  echo "$line |"
}

if making starts; then
  LEVELS=${LEVELS:-3 5 6}
  say "Who starts: their score, and how many of a hundred games were shared"
  echo "| game | ${LEVELS// / | } |"
  echo "| --- |${LEVELS//[0-9]/ --- |}"
  for options in "" checker areas areas,checker; do
    for pie in "" pie; do starts emblem "$options${options:+${pie:+,}}$pie" 20000; done
  done
  for options in "" ahead; do starts shape-colour "$options" 3000; done
  for options in "" lot; do starts quantik "$options" 20000; done
  starts pivot "" 20000
fi

# ends OPTIONS LEVEL: how games of Minos end. Level 6 may search 2000 nodes.
ends() {
  local options=$1 level=$2
  wanted minos || return 0
  self minos "$options" "$level" 2000 --opening 4 --undecided 20000 --ends |
    awk -v row="| ${options:-as on the sheet} | $level" '
      NR == 1 { games = $6 }
      /^by side/ { starts = $3; drawn = $7 }
      /plies on average/ { mean = $1; median = $6 }
      /^ended by/ { for (i = 2; i < NF; i++) if ($i == "three-home") home = $(i + 1) }
      END {
        share = starts / 100
        error = 196 * sqrt((share - drawn / 400 - share * share) / games)
        printf "%s | %.0f %% | %s, %s | %s ± %.1f %% | %.0f %% |\n", row, drawn, mean, median, starts, error, 100 * home / games
      }'
}

if making minos; then
  say "Minos: how games end"
  printf '| options | level | drawn | mean, median turns | starts | home |\n| --- | --- | --- | --- | --- | --- |\n'
  for options in count count,junior gates gates,junior "" junior; do
    for level in 1 3 6; do ends "$options" "$level"; done
  done
fi
