#!/usr/bin/env bash
# Opens the real window once and checks that it appears, is painted, takes the mouse and the keyboard, uses no processor
# time when nobody touches it, and closes when asked.
#
#   scripts/smoke.sh BINARY OUTDIR
#
# OUTDIR receives start.png, later.png and output.log. Needs xdotool and ImageMagick, and Xvfb unless DISPLAY names a
# screen to use. xvfb-run does not do: its server restarts whenever its last client leaves, here sometimes an xdotool,
# and refuses a program that connects at that moment.
set -euo pipefail

if [ $# -ne 2 ]; then
    echo "usage: $0 BINARY OUTDIR" >&2
    exit 2
fi
binary=$1
out=$2

# Limits. A window of one colour has 1, a page of anti-aliased text some hundreds of colours.
min_colours=50
# Limits on processor time: three seconds have 300 ticks (at the usual 100 a second); a blinking text cursor costs about
# ten.
idle_seconds=3
max_idle_ticks=${SMOKE_IDLE_TICKS:-30}

source "$(dirname "${BASH_SOURCE[0]}")/screen.sh"

fail() {
    echo "smoke: FAILED: $*" >&2
    if [ -s "$out/output.log" ]; then
        echo "smoke: the last lines the program wrote:" >&2
        tail -n 20 "$out/output.log" >&2
    fi
    exit 1
}

# The fields of /proc/PID/stat from the third on. The second, the program's name in brackets, may hold
# blanks, so everything up to the last bracket is dropped.
process() {
    local stat
    stat=$(cat "/proc/$app/stat" 2>/dev/null) || return 1
    echo "${stat##*) }"
}

# A program that ended but was not waited for is still in the process table, as a zombie.
alive() {
    local state
    state=$(process) || return 1
    [[ $state != Z* ]]
}

must_live() {
    if ! alive; then
        local code=0
        wait "$app" || code=$?
        app=
        fail "the program ended $1 (exit code $code)"
    fi
}

screenshot() {
    import -window root "$out/$1.png" || fail "no screenshot could be taken"
}

colours() {
    identify -format '%k' "$out/$1.png"
}

# Processor time used by all threads so far, in ticks: utime and stime.
ticks() {
    local fields
    read -ra fields < <(process)
    echo $((fields[11] + fields[12]))
}

need xdotool import identify
[ -x "$binary" ] || { echo "smoke: $binary is not a program" >&2; exit 2; }
mkdir -p "$out"
rm -f "$out/start.png" "$out/later.png" "$out/output.log"

own_folders
if [ -z "${DISPLAY:-}" ]; then
    need Xvfb
    start_screen 1280 800
fi

"$binary" >"$out/output.log" 2>&1 </dev/null &
app=$!

# 1. A window appears.
window=
for ((i = 0; i < 150; i++)); do
    window=$(xdotool search --onlyvisible --pid "$app" 2>/dev/null | tail -n 1) || true
    [ -z "$window" ] || break
    must_live "before it opened a window"
    sleep 0.2
done
[ -n "$window" ] || fail "no window after 30 seconds"

# 2. It is painted. The first frame may be later than the window.
count=0
for ((i = 0; i < 20; i++)); do
    must_live "right after it opened its window"
    screenshot start
    count=$(colours start)
    [ "$count" -le "$min_colours" ] || break
    sleep 0.5
done
[ "$count" -gt "$min_colours" ] || fail "the window stays empty: $count colours in $out/start.png"
echo "smoke: window open and painted, $count colours"

# 3. Mouse and keys. There is no window manager here, so the window is given the focus first. Nothing is clicked at a
# fixed place, since buttons may move; what they do, the window tests check.
timeout 10 xdotool windowfocus --sync "$window" || fail "the window takes no keyboard focus"
for place in "100 100" "640 400" "400 700" "20 300"; do
    read -r x y <<<"$place"
    xdotool mousemove --window "$window" "$x" "$y"
    sleep 0.2
done
for key in Tab Tab Escape; do
    xdotool key --window "$window" "$key"
    sleep 0.2
done
sleep 1
must_live "after mouse movements, Tab and Escape"
screenshot later
count=$(colours later)
[ "$count" -gt "$min_colours" ] || fail "the window went empty: $count colours in $out/later.png"

# 4. It is idle: painting without a reason would waste the battery of every player's laptop.
before=$(ticks)
sleep "$idle_seconds"
must_live "while nobody touched it"
used=$(($(ticks) - before))
echo "smoke: $used processor ticks in $idle_seconds idle seconds"
[ "$used" -le "$max_idle_ticks" ] ||
    fail "the idle window used $used processor ticks in $idle_seconds seconds, more than $max_idle_ticks"

# 5. It closes when asked, as by the cross in its corner, and without an error. Two cases are no failure: an old xdotool
# cannot ask, and a window may first ask a question of its own.
if timeout 5 xdotool windowquit "$window" >/dev/null 2>&1; then
    for ((i = 0; i < 50; i++)); do
        alive || break
        sleep 0.1
    done
fi
if alive; then
    echo "smoke: not closed by its window, ended by a signal"
    kill -TERM "$app"
    for ((i = 0; i < 50; i++)); do
        alive || break
        sleep 0.1
    done
    alive && fail "the program does not end by a termination signal"
    wait "$app" 2>/dev/null || true
else
    code=0
    wait "$app" || code=$?
    [ "$code" -eq 0 ] || { app=; fail "the program closed with exit code $code"; }
    echo "smoke: closed by its window"
fi
app=
if grep -q "panicked at" "$out/output.log"; then
    fail "a thread of the program panicked"
fi
echo "smoke: ok"
