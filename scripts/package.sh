#!/usr/bin/env bash
# Packs the program for Linux: a package for Debian and its kin, and an archive with a script that installs it anywhere.
#
#   scripts/package.sh [BINARY [FOLDER]]
#
# BINARY is the finished program, target/release/tikal by default (`cargo build --locked --release`); nothing is built or
# fetched here. FOLDER, target/package by default, receives both packages and the sums by which they are checked.
# Needs cargo-deb (`cargo install --locked cargo-deb`), dpkg-dev, gzip and xz.
set -euo pipefail

if [ $# -gt 2 ]; then
    echo "usage: $0 [BINARY [FOLDER]]" >&2
    exit 2
fi
cd "$(dirname "${BASH_SOURCE[0]}")/.."
binary=$(realpath "${1:-${CARGO_TARGET_DIR:-target}/release/tikal}")
mkdir -p "${2:-target/package}"
out=$(realpath "${2:-target/package}")

for tool in cargo-deb dpkg-shlibdeps gzip xz; do
    command -v "$tool" >/dev/null || { echo "package: $tool is not installed" >&2; exit 2; }
done
[ -x "$binary" ] || { echo "package: $binary is not a program" >&2; exit 2; }

# Packages of the same source are the same, whenever they are made.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
version=$("$binary" --version | cut -d' ' -f2)

# ---- Everything as it lies below a prefix such as /usr or ~/.local: what both packages hold -------------------------
root=target/package/root
rm -rf "$root"
put() { # put FILE PLACE: copies a file to its place, readable by all.
    install -D -m 644 "$1" "$root/$2"
}
install -D -m 755 "$binary" "$root/bin/tikal"
put packaging/linux/tikal.desktop share/applications/tikal.desktop
metainfo=share/metainfo/invalid.tikal.tikal.metainfo.xml
put packaging/linux/tikal.metainfo.xml "$metainfo"
kind=stable
[ "$version" = "${version%%-*}" ] || kind=development
sed -i "s/@VERSION@/${version/-/\~}/; s/@KIND@/$kind/; s/@DATE@/$(date --utc --date="@$SOURCE_DATE_EPOCH" +%F)/" \
    "$root/$metainfo"
put packaging/linux/tikal.xml share/mime/packages/tikal.xml
for icon in packaging/icons/*.png; do
    size=$(basename "$icon" .png)
    put "$icon" "share/icons/hicolor/${size}x$size/apps/tikal.png"
done
# Manual pages and completions are made by the program itself, of its own arguments.
"$binary" manual "$root/share/man/man1"
for page in "$root"/share/man/man1/*.1; do
    gzip -9n "$page"
done
mkdir -p "$root"/share/{bash-completion/completions,zsh/vendor-completions,fish/vendor_completions.d}
"$binary" completions bash >"$root/share/bash-completion/completions/tikal"
"$binary" completions zsh >"$root/share/zsh/vendor-completions/_tikal"
"$binary" completions fish >"$root/share/fish/vendor_completions.d/tikal.fish"
# To be read, and to be copied by who writes a variant: the program brings all of it by itself.
for folder in . legend chac; do
    for file in variants/"$folder"/*.ron; do
        put "$file" "share/doc/tikal/examples/$folder/$(basename "$file")"
    done
done
put README.md share/doc/tikal/README.md
gzip -9nc CHANGELOG.md >"$root/share/doc/tikal/changelog.gz"
gzip -9nc assets/licences.txt >"$root/share/doc/tikal/licences.txt.gz"
for file in docs/*.md; do
    put "$file" "share/doc/tikal/$file"
done
chmod -R u=rwX,go=rX "$root"

# ---- The package for Debian: what it says of itself stands in Cargo.toml --------------------------------------------
maintainer=$(sed -n 's/^maintainer = "\(.*\)"$/\1/p' Cargo.toml)
cat >target/package/changelog <<CHANGES
tikal (${version/-/\~}-1) unstable; urgency=medium

  * Version $version: see changelog.gz.

 -- $maintainer  $(date --utc --date="@$SOURCE_DATE_EPOCH" --rfc-email)
CHANGES
rm -f "$out"/tikal_*.deb "$out"/tikal-*.tar.xz "$out"/SHA256SUMS
cargo deb --no-build --no-strip --locked --quiet --output "$out/"

# ---- The archive: the same files, and what installs and removes them ------------------------------------------------
name=tikal-$version-$(uname -m)-linux
rm -rf "target/package/$name"
mkdir "target/package/$name"
cp -R "$root/bin" "$root/share" "target/package/$name/"
install -m 755 packaging/linux/install.sh "target/package/$name/install.sh"
cp LICENSE-MIT LICENSE-APACHE CHANGELOG.md "target/package/$name/"
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" \
    --directory target/package "$name" | xz >"$out/$name.tar.xz"
rm -rf "target/package/$name"

(cd "$out" && sha256sum tikal_*.deb tikal-*.tar.xz >SHA256SUMS && cat SHA256SUMS)
