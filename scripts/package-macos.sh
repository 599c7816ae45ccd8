#!/usr/bin/env bash
# Packs the program for macOS, on macOS: a bundle for both kinds of processors, in a disk image.
#
#   scripts/package-macos.sh ARM_BINARY INTEL_BINARY [FOLDER]
#
# FOLDER, target/package by default, receives Tikal.app and the image. With APPLE_IDENTITY set it is signed by that
# certificate of the keychain, as notarisation asks for; else only by itself, which macOS opens after a question.
set -euo pipefail

if [ $# -lt 2 ] || [ $# -gt 3 ]; then
    echo "usage: $0 ARM_BINARY INTEL_BINARY [FOLDER]" >&2
    exit 2
fi
arm=$1 intel=$2
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
out=${3:-$here/target/package}
mkdir -p "$out"

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' "$here/Cargo.toml" | head -n 1)
app=$out/Tikal.app
rm -rf "$app"
mkdir -p "$app/Contents/MacOS" "$app/Contents/Resources"
lipo -create -output "$app/Contents/MacOS/tikal" "$arm" "$intel"
# The system takes numbers alone for a version.
sed "s/@VERSION@/${version%%-*}/" "$here/packaging/macos/Info.plist" >"$app/Contents/Info.plist"
plutil -lint "$app/Contents/Info.plist" "$here/packaging/macos/entitlements.plist"
cp "$here/packaging/icons/tikal.icns" "$here/assets/licences.txt" "$here/LICENSE-MIT" "$here/LICENSE-APACHE" \
    "$app/Contents/Resources/"
# Menus of the system, such as that of the program itself, speak these languages.
for language in en de fr; do
    mkdir -p "$app/Contents/Resources/$language.lproj"
done

stamp=--timestamp
[ -n "${APPLE_IDENTITY:-}" ] || stamp=--timestamp=none
codesign --force --options runtime "$stamp" --entitlements "$here/packaging/macos/entitlements.plist" \
    --sign "${APPLE_IDENTITY:--}" "$app"
codesign --verify --strict --verbose=2 "$app"

image=$out/tikal-$version-universal.dmg
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$app" "$folder/"
ln -s /Applications "$folder/Applications"
rm -f "$image"
hdiutil create -quiet -volname "Tikal $version" -srcfolder "$folder" -format UDZO "$image"
echo "$image"
