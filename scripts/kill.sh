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

scratch=$(mktemp -d)
server=
clean_up() {
    if [ -n "$server" ]; then
        kill "$server" 2>/dev/null || true
        wait "$server" 2>/dev/null || true
    fi
    rm -rf "$scratch"
}
trap clean_up EXIT
mkdir -m 700 "$scratch/run"
export XDG_RUNTIME_DIR=$scratch/run
unset WAYLAND_DISPLAY WAYLAND_SOCKET

# The server finds a free number itself and writes it down once it is ready.
Xvfb -displayfd 3 -screen 0 1280x800x24 -nolisten tcp -noreset 3>"$scratch/display" >"$scratch/server.log" 2>&1 </dev/null &
server=$!
for ((i = 0; i < 100; i++)); do
    [ ! -s "$scratch/display" ] || break
    sleep 0.1
done
[ -s "$scratch/display" ] || { cat "$scratch/server.log" >&2; exit 1; }
DISPLAY=:$(<"$scratch/display")
export DISPLAY

cargo test --locked --features snapshots --test killed -- --ignored --nocapture --test-threads=1 real_window
