#!/usr/bin/env bash
# Checks the packages for Linux as a person meets them: what they say of themselves is sound, they are installed, the
# program starts from there, files open in it by a double click, and when they are removed nothing is left.
#
#   scripts/package-test.sh [FOLDER]
#
# FOLDER is where scripts/package.sh has put them, target/package by default. Nothing outside a scratch folder is changed:
# the package for Debian is installed into a root of its own. Needs lintian, desktop-file-validate, appstreamcli, gio,
# update-mime-database, Xvfb and xdotool, and root or sudo for dpkg.
set -euo pipefail

source "$(dirname "${BASH_SOURCE[0]}")/screen.sh"
cd "$(dirname "${BASH_SOURCE[0]}")/.."
need lintian desktop-file-validate appstreamcli gio update-mime-database update-desktop-database Xvfb xdotool dpkg xz
packages=$(realpath "${1:-target/package}")
deb=$(echo "$packages"/tikal_*.deb)
archive=$(echo "$packages"/tikal-*-linux.tar.xz)
repository=$PWD

say() { echo "package: $*"; }
fail() {
    echo "package: FAILED: $*" >&2
    tail -n 20 "$scratch/output.log" >&2 2>/dev/null || true
    exit 1
}
[ -f "$deb" ] && [ -f "$archive" ] || fail "there are no packages in $packages: make them by scripts/package.sh"

as_root=()
[ "$(id -u)" -eq 0 ] || as_root=(sudo)

own_folders
export HOME=$scratch/home
: >"$scratch/output.log"
start_screen 1280 800
# No session bus of whoever runs this starts the program in another place.
unset DBUS_SESSION_BUS_ADDRESS

# ---- 1. The sums, and what the packages say of themselves ------------------------------------------------------------
(cd "$packages" && sha256sum --check --quiet SHA256SUMS) || fail "the sums differ"
lintian --fail-on error,warning --allow-root --suppress-tags initial-upload-closes-no-bugs "$deb" ||
    fail "lintian finds faults"
say "lintian finds nothing"

# looked_over PREFIX: desktop entry, AppStream data, completions and manual of what is installed below it.
looked_over() {
    local share=$1/share page
    desktop-file-validate "$share/applications/tikal.desktop" || fail "the desktop entry"
    appstreamcli validate --no-net "$share/metainfo/invalid.tikal.tikal.metainfo.xml" >"$scratch/appstream.log" ||
        { cat "$scratch/appstream.log"; fail "the AppStream data"; }
    bash -c 'source "$1" && complete -p tikal' - "$share/bash-completion/completions/tikal" >/dev/null || fail "completions"
    for page in tikal tikal-lab; do
        gzip -dc "$share/man/man1/$page.1.gz" | grep -q '^\.SH SYNOPSIS' || fail "the manual of $page"
    done
    for size in 16 22 24 32 48 64 128 256 512; do
        [ -s "$share/icons/hicolor/${size}x$size/apps/tikal.png" ] || fail "no icon of $size pixels"
    done
}

# ---- 2. Used ---------------------------------------------------------------------------------------------------------
cp tests/records/format-2/duel-3-auction.tikal "$scratch/home/a game.tikal"
cp variants/duel.ron "$scratch/home/a variant.ron"
sed -i 's/id: "duel"/id: "my-duel"/' "$scratch/home/a variant.ron"
printf '(\n    width: 3,\n)\n' >"$scratch/home/foreign.ron"

# is_kind FILE KIND: the desktop takes the file for this.
is_kind() {
    local kind
    kind=$(gio info -a standard::content-type "$1" | sed -n 's/.*content-type: //p')
    [ "$kind" = "$2" ] || fail "the desktop takes $1 for $kind"
}

# close_window: ends the program as the corner of its window does.
close_window() {
    local i process=$1 window=$2
    xdotool windowquit "$window" 2>/dev/null || kill -TERM "$process"
    for ((i = 0; i < 100; i++)); do
        kill -0 "$process" 2>/dev/null || return 0
        sleep 0.1
    done
    fail "the program does not end when its window is closed"
}

# opened_by_association FILE BINARY: a double click on the file opens it in this program.
opened_by_association() {
    local file=$1 i process= window= list=
    rm -rf "$scratch"/{data,config}/tikal
    gio open "$file" >>"$scratch/output.log" 2>&1 </dev/null || fail "nothing opens $file"
    for ((i = 0; i < 300; i++)); do
        window=$(xdotool search --onlyvisible --name '^Tikal' 2>/dev/null | head -n 1) || true
        # A file that was opened is named among the last ones.
        list=$(grep -rlF "$(basename "$file")" "$scratch/data" "$scratch/config" 2>/dev/null | head -n 1) || true
        [ -z "$window" ] || [ -z "$list" ] || break
        sleep 0.1
    done
    [ -n "$window" ] || fail "no window for $file"
    [ -n "$list" ] || fail "the window has not opened $file"
    process=$(xdotool getwindowpid "$window")
    [ "$(readlink "/proc/$process/exe")" = "$2" ] || fail "another program opened $file: $(readlink "/proc/$process/exe")"
    app=$process
    close_window "$process" "$window"
    app=
}

# used PREFIX BINARY: everything that a person does with what is installed below the prefix.
used() {
    local prefix=$1 installed=$2
    looked_over "$prefix"
    [ "$("$installed" --version)" = "tikal $version" ] || fail "another version is installed"
    is_kind "$scratch/home/a game.tikal" application/x-tikal-record
    is_kind "$scratch/home/a variant.ron" application/x-tikal-variant
    [ "$(gio info -a standard::content-type "$scratch/home/foreign.ron" | grep -c tikal)" -eq 0 ] ||
        fail "a file of another program is taken for a variant"
    opened_by_association "$scratch/home/a game.tikal" "$installed"
    opened_by_association "$scratch/home/a variant.ron" "$installed"
    say "$3: started, a record and a variant opened by their association"
}

# ---- 3. The package for Debian ---------------------------------------------------------------------------------------
root=$scratch/root
mkdir -p "$root/var/lib/dpkg"/{info,updates,triggers,parts}
: >"$root/var/lib/dpkg/status"
to_root() {
    # What it depends on is not in this root; the programs of this machine serve.
    "${as_root[@]}" dpkg --root="$root" --force-depends --log="$scratch/dpkg.log" "$@" >"$scratch/dpkg.out" 2>&1 ||
        { cat "$scratch/dpkg.out"; fail "dpkg $*"; }
}
# As the triggers of the packages do that have these tools.
triggers() {
    "${as_root[@]}" update-desktop-database --quiet "$root/usr/share/applications"
    "${as_root[@]}" update-mime-database "$root/usr/share/mime"
}
# Other programs are there before and after, as everywhere.
mkdir -p "$root"/usr/share/{applications,mime/packages}
printf '[Desktop Entry]\nType=Application\nName=Other\nExec=other\nMimeType=text/x-other;\n' \
    >"$root/usr/share/applications/other.desktop"
printf '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info"><mime-type type="text/x-other">%s' \
    '<glob pattern="*.other"/></mime-type></mime-info>' >"$root/usr/share/mime/packages/other.xml"
version=$(dpkg-deb --field "$deb" Version | sed 's/-[0-9]*$//; s/~/-/')
plain_path=$PATH
export PATH=$root/usr/games:$plain_path XDG_DATA_DIRS=$root/usr/share:/usr/share
to_root --install "$deb"
triggers
used "$root/usr" "$root/usr/games/tikal" "the package for Debian"
to_root --purge tikal
triggers
left=$(find "$root" -path "$root/var/lib/dpkg" -prune -o -iname '*tikal*' -print)
[ -z "$left" ] || fail "after the package is removed there is still $left"
if grep -rl tikal "$root/usr" 2>/dev/null; then
    fail "the desktop still knows the program that was removed"
fi
say "the package for Debian: removed, and nothing is left"

# ---- 4. The archive --------------------------------------------------------------------------------------------------
mkdir "$scratch/unpacked"
tar --extract --file "$archive" --directory "$scratch/unpacked"
prefix=$scratch/home/.local
mkdir -p "$prefix/share" "$prefix/bin"
listed() { (cd "$scratch/home" && find . | sort); }
listed >"$scratch/before"
export PATH=$prefix/bin:$plain_path XDG_DATA_HOME=$prefix/share XDG_DATA_DIRS=/usr/share
"$scratch"/unpacked/tikal-*/install.sh >>"$scratch/output.log" || fail "install.sh"
# Games and settings are kept elsewhere, so that it can be seen what installing leaves.
(
    cd "$repository"
    "$prefix/bin/tikal" check "$prefix/share/doc/tikal/examples/duel.ron" >/dev/null
) || fail "an example in the archive is no variant that can be played"
rm -rf "$scratch/unpacked"
looked_over "$prefix"
export XDG_DATA_HOME=$scratch/data XDG_DATA_DIRS=$prefix/share:/usr/share
used "$prefix" "$prefix/bin/tikal" "the archive"
"$prefix/share/tikal/uninstall" >>"$scratch/output.log" || fail "uninstall"
mkdir -p "$prefix/share" "$prefix/bin"
listed >"$scratch/after"
diff "$scratch/before" "$scratch/after" || fail "the archive leaves something behind"
say "the archive: removed, and nothing is left"
if grep -q "panicked at" "$scratch/output.log"; then
    fail "a thread of the program panicked"
fi
say "ok, $SECONDS s"
