#!/usr/bin/env bash
# What the program weighs, to be compared with the next time: the size of the binary, how long it takes until its window
# stands, and the memory that it holds at the start, and with a game that is over before and after looking back.
#
#   scripts/figures.sh BINARY [RECORD]
#
# Needs Xvfb, openbox, wmctrl and xdotool. Drawn by a software renderer, most of the memory is the renderer's: it is told
# apart.
# Frames and the rules are measured by `cargo bench`, building from nothing by `cargo build --release --timings`.
set -euo pipefail

if [ $# -lt 1 ] || [ $# -gt 2 ]; then
    echo "usage: $0 BINARY [RECORD]" >&2
    exit 2
fi
binary=$(realpath "$1")
record=$(realpath "${2:-tests/playthroughs/classic-4-auction.tikal}")
source "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
need Xvfb openbox wmctrl xdotool
own_folders
start_screen 1280 800
start_manager

# memory LABEL: what the process holds, in MB: in all; the heap; what is mapped of its own file; what is mapped of others,
# which is the renderer and the libraries of the system.
memory() {
    awk -v label="$1" -v own="$binary" '
        /^[0-9a-f]+-[0-9a-f]+ / { name = $6 }
        /^Rss:/ {
            all += $2
            if (name == own) file += $2
            else if (name == "[heap]" || name == "") heap += $2
            else rest += $2
        }
        END {
            printf "%s: %.0f MB in all; heap %.0f, own file %.0f, other libraries and shared memory %.0f\n",
                label, all / 1024, heap / 1024, file / 1024, rest / 1024
        }' "/proc/$app/smaps"
}

echo "binary: $(awk -v size="$(stat -c %s "$binary")" 'BEGIN { printf "%.1f", size / 1e6 }') MB"

# begin [RECORD]: starts the program and waits for its window.
begin() {
    local since
    since=$(date +%s%N)
    "$binary" "$@" >/dev/null 2>&1 &
    app=$!
    window=
    # Looked for often: of itself xdotool looks twice a second.
    until [ -n "$window" ]; do
        sleep 0.01
        window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | head -n 1 || true)
        [ $(($(date +%s%N) - since)) -lt 60000000000 ] || { echo "no window came" >&2; exit 1; }
    done
    echo "window: $(( ($(date +%s%N) - since) / 1000000 )) ms until it stands"
    sleep 4
}

begin
memory "at the start"
end_process KILL "$app"
begin "$record"
memory "at the final table of a game"
xdotool windowfocus --sync "$window"
# Sixty steps back, and forth again.
for key in $(yes comma | head -n 60) $(yes period | head -n 60); do
    xdotool key "$key"
done
sleep 2
memory "after looking back and forth"
