#!/usr/bin/env bash
# Plays the ladder of the computer players, which README.md shows: every level against the one below it, in three settings
# of Tikal, two of Tikal Legend and one of The Temple of Chac.
#
#   scripts/ladder.sh BINARY FOLDER [GAMES]
#
# GAMES is how many games each pair of levels plays in each setting of Tikal; by default 400. Of Legend, whose games are
# longer, half as many are played with two players and a quarter with four; of The Temple of Chac as many. Games are kept
# in FOLDER: what was broken off goes on there, also with more games. The same binary plays the same games everywhere.
# JOBS is how many are played at once; all cores but one by default. With ONLY, such as ONLY=legend, the settings are
# played whose names begin so.
set -euo pipefail

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
    echo "usage: $0 BINARY FOLDER [GAMES]" >&2
    exit 2
fi
games=${3:-400}

# NAME of its folder, how many games, then the arguments of the setting.
play() {
    local name=$1 games=$2
    shift 2
    [[ $name == "${ONLY:-}"* ]] || return 0
    mkdir -p "$folder/$name"
    echo
    echo "$*"
    echo
    "$binary" arena ladder "$@" --games "$games" --resume "$folder/$name" ${JOBS:+--jobs "$JOBS"}
}

binary=$(realpath "$1")
folder=$2
play base2 "$games" --players 2 --budget 1/20
play base4 "$games" --players 4 --budget 1/100
play auction2 "$games" --players 2 --auction --budget 1/100
play legend2 "$((games / 2))" --game legend --players 2 --budget 1/20
play legend4 "$((games / 4))" --game legend --players 4 --budget 1/20
play chac3 "$games" --game chac --players 3 --budget 1
