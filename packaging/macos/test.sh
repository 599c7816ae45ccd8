#!/usr/bin/env bash
# Copies the program for macOS out of its image, checks its signature and its two kinds of processors, asks the system what its
# records are, starts it, and removes it again.
#
#   packaging/macos/test.sh IMAGE
set -euo pipefail
image=$1
scratch=$(mktemp -d)
app=$HOME/Applications/Tikal.app
register=/System/Library/Frameworks/CoreServices.framework/Frameworks/LaunchServices.framework/Support/lsregister
clean_up() {
    hdiutil detach -quiet "$scratch/image" 2>/dev/null || true
    "$register" -u "$app" 2>/dev/null || true
    rm -rf "$app" "$scratch"
}
trap clean_up EXIT
fail() { echo "package: FAILED: $*" >&2; exit 1; }

hdiutil attach -quiet -nobrowse -readonly -mountpoint "$scratch/image" "$image"
mkdir -p "$HOME/Applications"
cp -R "$scratch/image/Tikal.app" "$app"
[ -L "$scratch/image/Applications" ] || fail "the image does not say where the program goes"
codesign --verify --strict "$app" || fail "the signature"
codesign --display --verbose=2 "$app" 2>&1 | grep -q 'flags=.*runtime' || fail "the runtime is not hardened"
lipo -archs "$app/Contents/MacOS/tikal" | grep -q 'x86_64' || fail "no program for Intel"
lipo -archs "$app/Contents/MacOS/tikal" | grep -q 'arm64' || fail "no program for Apple"
"$app/Contents/MacOS/tikal" --version | grep -q '^tikal [0-9]' || fail "the program does not start"
"$app/Contents/MacOS/tikal" check variants/classic.ron >/dev/null || fail "a tool does not run"

"$register" -f "$app"
# As one line for each kind of file that it takes.
"$register" -dump Type 2>/dev/null | grep -q 'invalid.tikal.record' || fail "the system does not know what a record is"
echo "package: ok"
