# A screen of its own for a script that opens the real window: folders in which no setting and no game of the user is read
# or written, a server without a monitor, and a window manager. To be sourced by the scripts beside it, not run.
#
# Sets `scratch`, a folder that is gone at the end; what the script starts as `app` is ended then, too.

scratch=$(mktemp -d)
app=
manager=
server=

# end_process SIGNAL PROCESS: ends it, without the shell's message of how it ended; nothing if none was started.
end_process() {
    if [ -n "$2" ]; then
        kill "-$1" "$2" 2>/dev/null || true
        wait "$2" 2>/dev/null || true
    fi
}

clean_up() {
    # The program is not asked: one that hangs would never answer.
    end_process KILL "$app"
    end_process TERM "$manager"
    end_process TERM "$server"
    rm -rf "$scratch"
}
trap clean_up EXIT

# need TOOL...: ends the script if one of these is not installed.
need() {
    local tool
    for tool in "$@"; do
        command -v "$tool" >/dev/null || { echo "$(basename "$0" .sh): $tool is not installed" >&2; exit 2; }
    done
}

# own_folders: the program finds its folders here; no real Wayland session is used.
own_folders() {
    mkdir -m 700 "$scratch/run"
    mkdir "$scratch/data" "$scratch/config" "$scratch/cache" "$scratch/state" "$scratch/home"
    export XDG_RUNTIME_DIR=$scratch/run XDG_DATA_HOME=$scratch/data XDG_CONFIG_HOME=$scratch/config
    export XDG_CACHE_HOME=$scratch/cache XDG_STATE_HOME=$scratch/state
    unset WAYLAND_DISPLAY WAYLAND_SOCKET
}

# start_screen WIDE HIGH: a server with a screen of so many pixels.
start_screen() {
    # The server finds a free number itself and writes it down once it is ready.
    Xvfb -displayfd 3 -screen 0 "$1x$2x24" -nolisten tcp -noreset 3>"$scratch/display" >"$scratch/server.log" 2>&1 </dev/null &
    server=$!
    local i
    for ((i = 0; i < 100; i++)); do
        [ ! -s "$scratch/display" ] || break
        sleep 0.1
    done
    [ -s "$scratch/display" ] || { echo "Xvfb did not start:" >&2; cat "$scratch/server.log" >&2; exit 1; }
    DISPLAY=:$(<"$scratch/display")
    export DISPLAY
}

# start_manager: a window manager on that screen.
start_manager() {
    openbox >"$scratch/manager.log" 2>&1 </dev/null &
    manager=$!
    local i
    for ((i = 0; i < 100; i++)); do
        ! wmctrl -m >/dev/null 2>&1 || return 0
        sleep 0.1
    done
    echo "openbox did not start:" >&2
    cat "$scratch/manager.log" >&2
    exit 1
}
