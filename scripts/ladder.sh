#!/usr/bin/env bash
# Plays the ladder of the computer players, which README.md shows: every level against the one below it, in three settings.
#
#   scripts/ladder.sh BINARY FOLDER [GAMES]
#
# GAMES is how many games each pair of levels plays in each setting; by default 400. Games are kept in FOLDER: what was
# broken off goes on there, also with more games. The same binary plays the same games everywhere. JOBS is how many are
# played at once; all cores but one by default.
set -euo pipefail

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
    echo "usage: $0 BINARY FOLDER [GAMES]" >&2
    exit 2
fi
games=${3:-400}

# NAME of its folder, then the arguments of the setting.
play() {
    local name=$1
    shift
    mkdir -p "$folder/$name"
    echo
    echo "$*"
    echo
    "$binary" arena ladder "$@" --games "$games" --resume "$folder/$name" ${JOBS:+--jobs "$JOBS"}
}

binary=$(realpath "$1")
folder=$2
play base2 --players 2 --budget 1/20
play base4 --players 4 --budget 1/100
play auction2 --players 2 --auction --budget 1/100
