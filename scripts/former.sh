#!/usr/bin/env bash
# Lets the computer players of Tikal meet those of an older version, at equal nodes: the figures of docs/players.md.
#
#   scripts/former.sh FOLDER [DEALS]
#
# FOLDER gets the older version, taken from the history of this repository and built; it is kept for the next time. DEALS is
# how many deals are played in each setting, each by every seating; by default 20 with three and four players, which is 120
# games, and 50 with two, 100 games. NODES is how many a plan has, FORMER the version: the one before computers saw what a
# camp beside a temple saves. With ONLY, such as ONLY="draw 4", one setting is played. The same versions play the same games
# everywhere.
set -euo pipefail

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo "usage: $0 FOLDER [DEALS]" >&2
    exit 2
fi
former=${FORMER:-47c7b85cad223b262c0eee49bfc9667d98bcb842}
mkdir -p "$1"
folder=$(realpath "$1")/$former
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=$folder/target/release/tikal

if [ ! -x "$program" ]; then
    mkdir -p "$folder"
    git archive "$former" | tar -x -C "$folder"
    (cd "$folder" && cargo build --release --locked --no-default-features --bin tikal --target-dir target)
fi
cargo build --release --locked -p tikal-core --example duel
duel=${CARGO_TARGET_DIR:-target}/release/examples/duel

for setting in "draw 2" "auction 2" "draw 3" "auction 3" "draw 4" "auction 4"; do
    [ "$setting" = "${ONLY:-$setting}" ] || continue
    read -r turns seats <<<"$setting"
    [ "$seats" = 2 ] && deals=50 || deals=20
    echo
    echo "$seats players, $turns"
    "$duel" own "program:'$program' engine" "$seats" "$turns" "${NODES:-10000}" "${2:-$deals}" 900
done
