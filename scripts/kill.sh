#!/usr/bin/env bash
# Kills the real window again and again while games are played and a variant is edited in it, and checks that no
# acknowledged action and no kept draft is lost.
#
#   scripts/kill.sh BINARY [KILLS]
#
# KILLS is how often each of five ways is tried: computers at once, a person by keys, two copies of the program, a variant
# that is typed, one that is painted and dragged; by default 150, 100, 50, 30 and 30 times. Needs Xvfb and xdotool.
set -euo pipefail

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo "usage: $0 BINARY [KILLS]" >&2
    exit 2
fi
TIKAL_TEST_BINARY=$(realpath "$1")
export TIKAL_TEST_BINARY
if [ $# -eq 2 ]; then
    export TIKAL_TEST_KILLS=$2
fi
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source scripts/screen.sh
need Xvfb xdotool
own_folders
start_screen 1280 800

cargo test --locked --features snapshots --test killed -- --ignored --nocapture --test-threads=1 real_window
