#!/usr/bin/env bash
# Opens the real window under a real window manager and checks that it is as it was: after the full screen, after a run
# in which it was moved, resized, maximised or shown on the full screen, at other sizes of text, after a place that is
# on no screen any more, and after a size that no screen has room for.
#
#   scripts/window.sh BINARY
#
# Needs Xvfb, openbox, wmctrl, xdotool and xprop.
set -euo pipefail

if [ $# -ne 1 ]; then
    echo "usage: $0 BINARY" >&2
    exit 2
fi
binary=$(realpath "$1")
source "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
need Xvfb openbox wmctrl xdotool xprop

# The screen, and how far a size or a place may be off: window managers round to whole pixels.
screen_wide=1600
screen_high=1000
slack=2

window=

fail() {
    echo "window: FAILED: $*" >&2
    tail -n 20 "$scratch/output.log" >&2 || true
    exit 1
}

own_folders
export HOME=$scratch/home
: >"$scratch/output.log"
start_screen "$screen_wide" "$screen_high"
start_manager

# begin [ARGUMENT...]: starts the program and waits for its window.
begin() {
    "$binary" "$@" >>"$scratch/output.log" 2>&1 </dev/null &
    app=$!
    window=
    local i
    for ((i = 0; i < 300; i++)); do
        window=$(wmctrl -lp 2>/dev/null | awk -v pid="$app" '$3 == pid { print $1; exit }') || true
        [ -z "$window" ] || break
        kill -0 "$app" 2>/dev/null || fail "the program ended before it opened a window"
        sleep 0.1
    done
    [ -n "$window" ] || fail "no window after 30 seconds"
    wmctrl -ia "$window"
    settle
}

# end: closes the window as its corner does, and waits for the program to end.
end() {
    wmctrl -ic "$window"
    local i
    for ((i = 0; i < 100; i++)); do
        kill -0 "$app" 2>/dev/null || break
        sleep 0.1
    done
    ! kill -0 "$app" 2>/dev/null || fail "the program does not end when its window is closed"
    wait "$app" || fail "the program ended with an error"
    app=
}

# geometry: the place of the window's frame and the size of its content: "X Y WIDE HIGH".
geometry() {
    local place size left top
    place=$(xdotool getwindowgeometry --shell "$window") || return 1
    size=$(sed -n 's/^WIDTH=//p;s/^HEIGHT=//p' <<<"$place" | tr '\n' ' ')
    read -r left top < <(xprop -id "$window" _NET_FRAME_EXTENTS | sed -n 's/.*= \([0-9]*\), [0-9]*, \([0-9]*\),.*/\1 \2/p')
    local x y
    x=$(sed -n 's/^X=//p' <<<"$place")
    y=$(sed -n 's/^Y=//p' <<<"$place")
    echo "$((x - ${left:-0})) $((y - ${top:-0})) $size"
}

# settle: waits until the window stays where and as large as it is.
settle() {
    local before now i
    before=
    for ((i = 0; i < 40; i++)); do
        now=$(geometry) || fail "the window is gone"
        [ "$now" != "$before" ] || [ "$i" -lt 4 ] || return 0
        before=$now
        sleep 0.25
    done
    fail "the window never comes to rest"
}

# same BEFORE NOW WHAT: both geometries are equal, within a few pixels.
same() {
    local -a before now
    read -ra before <<<"$1"
    read -ra now <<<"$2"
    local i difference
    for i in 0 1 2 3; do
        difference=$((before[i] - now[i]))
        [ "${difference#-}" -le "$slack" ] || fail "$3: it was at ${before[*]}, and is at ${now[*]}"
    done
    echo "window: $3: ${now[*]}"
}

# has STATE: whether the window manager says that the window is in this state, such as FULLSCREEN.
has() {
    xprop -id "$window" _NET_WM_STATE | grep -q "_NET_WM_STATE_$1"
}

must_have() {
    local i
    for ((i = 0; i < 40; i++)); do
        ! has "$1" || return 0
        sleep 0.1
    done
    fail "$2"
}

must_not_have() {
    local i
    for ((i = 0; i < 40; i++)); do
        has "$1" || return 0
        sleep 0.1
    done
    fail "$2"
}

# must_be_seen WHAT: once it is at rest, all of the window is on the screen.
must_be_seen() {
    local x y wide high
    settle
    read -r x y wide high <<<"$(geometry)"
    [ "$x" -ge 0 ] && [ "$y" -ge 0 ] && [ $((x + wide)) -le "$screen_wide" ] && [ $((y + high)) -le "$screen_high" ] ||
        fail "$1: it opens at $x $y $wide $high"
    echo "window: $1, now at $x $y $wide $high"
}

press() {
    xdotool windowfocus --sync "$window" || true
    xdotool key --window "$window" "$1"
}

place() {
    wmctrl -ir "$window" -e "0,$1,$2,$3,$4"
    settle
}

# 1. F11 to the full screen and back.
begin
place 100 80 1100 720
first=$(geometry)
press F11
must_have FULLSCREEN "F11 does not lead to the full screen"
settle
same "0 0 $screen_wide $screen_high" "$(geometry)" "the full screen"
press F11
must_not_have FULLSCREEN "F11 does not lead back from the full screen"
settle
same "$first" "$(geometry)" "back from the full screen"

# 2. Moved and resized, it is there and as large in the next run; and does not wander from run to run.
place 220 140 1000 700
moved=$(geometry)
end
for run in 1 2 3; do
    begin
    same "$moved" "$(geometry)" "run $run after it was moved"
    end
done

# 3. Maximised, then as before.
begin
wmctrl -ir "$window" -b add,maximized_vert,maximized_horz
must_have MAXIMIZED_VERT "the window cannot be maximised"
settle
large=$(geometry)
end
begin
must_have MAXIMIZED_VERT "a maximised window is not maximised in the next run"
settle
same "$large" "$(geometry)" "maximised in the next run"
wmctrl -ir "$window" -b remove,maximized_vert,maximized_horz
must_not_have MAXIMIZED_VERT "the window stays maximised"
settle
same "$moved" "$(geometry)" "no longer maximised"
end

# 4. Closed on the full screen, then as before.
begin
press F11
must_have FULLSCREEN "F11 does not lead to the full screen"
settle
end
begin
must_have FULLSCREEN "a window on the full screen is not there in the next run"
settle
press F11
must_not_have FULLSCREEN "F11 does not lead back from the full screen of an earlier run"
settle
same "$moved" "$(geometry)" "back from the full screen of an earlier run"
end

# 5. The size of text and buttons is no size of the window.
for scale in 1.5 0.8 1.0; do
    begin --scale "$scale"
    same "$moved" "$(geometry)" "text at $scale"
    end
    begin --scale "$scale"
    same "$moved" "$(geometry)" "text at $scale again"
    end
done

# 6. A place that is on no screen is corrected.
begin
wmctrl -ir "$window" -e "0,$((screen_wide + 400)),$((screen_high + 300)),1000,700"
settle
away=$(geometry)
end
begin
must_be_seen "closed at $away, off the screen"
end

# 7. One that is larger than the screen, with its title bar, fills the screen: nothing of it is out of sight.
begin
place 0 0 "$screen_wide" "$screen_high"
end
begin
must_have MAXIMIZED_VERT "a window that is larger than the screen does not fill it"
must_be_seen "closed larger than the screen"
end
if grep -q "panicked at" "$scratch/output.log"; then
    fail "a thread of the program panicked"
fi
echo "window: ok"
