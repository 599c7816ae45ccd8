#!/bin/sh
# Installs Tikal from this folder, or removes it again.
#
#   ./install.sh [PREFIX]           installs below PREFIX, ~/.local by default; /usr/local for everybody, as root
#   PREFIX/share/tikal/uninstall    removes every file that was installed; games and settings stay
set -eu

fail() {
    echo "tikal: $*" >&2
    exit 1
}

# Tells the desktop that programs, kinds of files and icons have changed, where it has the tools for it.
refresh() {
    for folder in applications mime icons/hicolor; do
        [ -d "$prefix/share/$folder" ] || continue
        case $folder in
            applications) tool=update-desktop-database ;;
            mime) tool=update-mime-database ;;
            *) tool="gtk-update-icon-cache --quiet --ignore-theme-index" ;;
        esac
        if command -v "${tool%% *}" >/dev/null; then
            $tool "$prefix/share/$folder" >/dev/null 2>&1 || true
        fi
    done
}

remove() {
    [ -f "$list" ] || fail "nothing of it is installed below $prefix"
    while IFS= read -r file; do
        rm -f "$prefix/$file"
    done <"$list"
    rm -f "$prefix/share/tikal/uninstall"
    refresh
    # What the desktop has made of our files alone goes with them.
    if [ -d "$prefix/share/mime/packages" ] && [ -z "$(ls -A "$prefix/share/mime/packages")" ]; then
        for made in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version; do
            rm -f "$prefix/share/mime/$made"
        done
        rm -rf "$prefix/share/mime/application"
    fi
    if [ -d "$prefix/share/applications" ] && [ "$(ls -A "$prefix/share/applications")" = mimeinfo.cache ]; then
        rm -f "$prefix/share/applications/mimeinfo.cache"
    fi
    if [ -d "$prefix/share/icons/hicolor" ] && [ -z "$(find "$prefix/share/icons/hicolor" -type f ! -name icon-theme.cache)" ]; then
        rm -f "$prefix/share/icons/hicolor/icon-theme.cache"
    fi
    # The folders of our files, with those above them, as far as nothing else is in them.
    (
        cd "$prefix"
        while IFS= read -r file; do
            rmdir -p "$(dirname "$file")" 2>/dev/null || true
        done <"$list"
        rm -f "$list"
        rmdir -p share/tikal 2>/dev/null || true
    )
    echo "Tikal is removed from $prefix."
}

here=$(cd "$(dirname "$0")" && pwd)
if [ "$(basename "$0")" = uninstall ]; then
    prefix=${here%/share/tikal}
    list=$prefix/share/tikal/files
    remove
    exit
fi
[ $# -le 1 ] || fail "give one folder to install to, or none"
prefix=${1:-$HOME/.local}
mkdir -p "$prefix/share/tikal"
prefix=$(cd "$prefix" && pwd)
list=$prefix/share/tikal/files
cd "$here"
find bin share -type f | sort >"$list"
while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    # In the place of a file that may be running, which cannot be written over.
    cp -p "$file" "$prefix/$file.new"
    mv -f "$prefix/$file.new" "$prefix/$file"
done <"$list"
cp install.sh "$prefix/share/tikal/uninstall"
chmod 755 "$prefix/share/tikal/uninstall"
refresh
echo "Tikal is installed: $prefix/bin/tikal. To remove it: $prefix/share/tikal/uninstall"
case ":$PATH:" in
    *":$prefix/bin:"*) ;;
    *) echo "$prefix/bin is not among the folders in which your shell looks for programs." ;;
esac
