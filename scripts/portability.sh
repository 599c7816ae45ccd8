#!/usr/bin/env bash
# Type checks the program for Windows and macOS on a Debian machine, without their linkers or SDKs: cargo's
# `build-std` compiles the standard library for them from its source. Nothing is linked or run.
#
#   scripts/portability.sh [TARGET...]
#
# The compiler is the installed one if it has the library source (`rustup component add rust-src`), or else
# Debian's rustc-web, which carries a recent compiler with its source. That one is only unpacked, below
# target/portability, because it conflicts with any other compiler once installed.
#
# Exit codes: 0 fine, 1 a check failed, 77 the type check is impossible here (no compiler with source).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Without play over the net: one of its crates has parts in C, which a compiler for the other system would have to build.
features=(--no-default-features --features window)
targets=("$@")
[ $# -gt 0 ] || targets=(x86_64-pc-windows-msvc aarch64-apple-darwin)

# One absolute path, because cargo is given the compiler by it.
mkdir -p "${CARGO_TARGET_DIR:-target}/portability"
dir=$(cd "${CARGO_TARGET_DIR:-target}/portability" && pwd)

say() { echo "portability: $*"; }
fail() { echo "portability: FAILED: $*" >&2; exit 1; }

# ---- 1. No crate that needs foreign headers or libraries has crept in. -------------------------------
# On Linux `cc` and `pkg-config` are in the tree through the Wayland crates, which do not use them here.
guard() {
    local target=$1 forbidden=$2 names found
    shift 2
    # Fontconfig is looked for by the running program, as long as its crate has that feature.
    names=$(cargo tree --locked "$@" -e no-dev --prefix none --format '{p} {f}' --target "$target" |
        sed '/^yeslogic-fontconfig-sys .*dlopen/d' | cut -d' ' -f1 | sort -u)
    # An empty list, after an error, would pass every check.
    grep -qx tikal <<<"$names" || fail "cargo tree for $target does not even name tikal"
    if found=$(grep -xE "$forbidden" <<<"$names"); then
        fail "for $target these crates need a C compiler or system libraries: ${found//$'\n'/ }"
    fi
    say "$target: $(wc -l <<<"$names") crates, none that needs foreign libraries"
}
foreign='openssl-sys|openssl-src|native-tls|alsa-sys|gtk-sys|gtk4-sys|gdk-sys|glib-sys|gobject-sys|libz-sys|zstd-sys|freetype-sys|fontconfig-sys|yeslogic-fontconfig-sys|libudev-sys|sdl2-sys|bindgen|cmake'
guard x86_64-unknown-linux-gnu "$foreign"
for target in "${targets[@]}"; do
    # With sounds, which need no foreign library on these systems.
    guard "$target" "$foreign|cc|pkg-config|vcpkg" "${features[@]}"
    cargo tree --locked "${features[@]}" -e no-dev --prefix none --target "$target" | grep '^rodio ' >/dev/null || fail "no sounds for $target"
done

# ---- 2. A compiler with the source of its library. ---------------------------------------------------
has_source() {
    local sysroot
    sysroot=$("$1" --print sysroot 2>/dev/null) || return 1
    [ -f "$sysroot/lib/rustlib/src/rust/library/std/Cargo.toml" ]
}

# Names of the packages that PACKAGE... need, directly or not, themselves included.
closure() {
    apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks \
        --no-replaces --no-enhances "$@" | grep -E '^[a-z0-9]' | sort -u
}

# The packages by their roles, since some carry a version in their names. Prints nothing without them.
debian_packages() {
    local names
    command -v apt-cache >/dev/null && command -v dpkg-deb >/dev/null || return 0
    names=$(closure rustc-web rust-web-src 2>/dev/null |
        grep -xE 'rustc-web|rust-web-src|libstd-rust-web.*|libllvm[0-9.]+') || return 0
    if grep -qx rustc-web <<<"$names" && grep -qx rust-web-src <<<"$names"; then
        echo "$names"
    fi
}

debian_version() { apt-cache show --no-all-versions rustc-web | sed -n 's/^Version: //p'; }

unpack() {
    local file
    say "downloading and unpacking $*"
    rm -rf "$dir/deb"
    mkdir -p "$dir/deb"
    # apt warns that its own user may not write here, and then downloads nevertheless.
    if ! (cd "$dir/deb" && apt-get -q -o Acquire::Retries=3 download "$@") >"$dir/apt.log" 2>&1; then
        cat "$dir/apt.log" >&2
        fail "the Debian packages could not be downloaded"
    fi
    for file in "$dir"/deb/*.deb; do
        dpkg-deb -x "$file" "$dir/root"
    done
    rm -rf "$dir/deb"
}

# A wrapper, so that only the compiler sees the unpacked libraries and not cargo too.
write_wrapper() {
    local libraries
    # `lib` beside `usr/lib`: Debian moved its libraries from the one to the other.
    libraries=$(find "$dir/root" -maxdepth 3 -type d -path '*/lib/*-linux-gnu*' | paste -sd: -)
    cat >"$dir/rustc" <<WRAPPER
#!/bin/sh
LD_LIBRARY_PATH='$libraries'\${LD_LIBRARY_PATH:+:\$LD_LIBRARY_PATH} exec '$dir/root/usr/bin/rustc' "\$@"
WRAPPER
    chmod +x "$dir/rustc"
}

# Leaves a compiler in $dir/rustc.
debian_compiler() {
    local names=$1 version llvm
    version=$(debian_version)
    if [ "$(cat "$dir/version" 2>/dev/null)" = "$version" ] && has_source "$dir/rustc"; then
        say "unpacked already: rustc-web $version"
        return
    fi
    rm -rf "$dir/root" "$dir/version"
    # shellcheck disable=SC2086 # one word a package
    unpack $names
    write_wrapper
    # A bare system may lack what LLVM needs (libxml2, libz3, ...). Never the C library itself: a second one
    # beside the system's own would break every program that loads both.
    if ! "$dir/rustc" --version >/dev/null 2>&1; then
        llvm=$(grep -E '^libllvm' <<<"$names")
        # shellcheck disable=SC2046,SC2086 # one word a package
        unpack $(closure $llvm | grep -vxE 'libc6|libgcc-s1|libstdc\+\+6|gcc-[0-9]+-base|libllvm.*')
        write_wrapper
    fi
    "$dir/rustc" --version >/dev/null || fail "the unpacked compiler does not start"
    has_source "$dir/rustc" || fail "the unpacked compiler does not find its library source"
    echo "$version" >"$dir/version"
}

skip() {
    say "SKIPPED, Windows and macOS are not checked: $*"
    exit 77
}

compiler=${RUSTC:-rustc}
if ! has_source "$compiler"; then
    packages=$(debian_packages)
    [ -n "$packages" ] || skip "neither rust-src nor Debian's rustc-web is here (is apt-get update needed?)"
    wanted=$(sed -n 's/^rust-version = "\([0-9.]*\)".*/\1/p' Cargo.toml)
    offered=$(debian_version)
    if [ "$(printf '%s\n' "$wanted" "$offered" | sort -V | head -n 1)" != "$wanted" ]; then
        skip "Debian's rustc-web is $offered, the program needs $wanted"
    fi
    debian_compiler "$packages"
    compiler=$dir/rustc
fi
say "$("$compiler" --version)"

# ---- 3. The check. -----------------------------------------------------------------------------------
# build-std is an unstable option of cargo; this variable opens it in a stable one. A target directory of
# its own: another compiler would make the main one rebuild everything. Flags meant for this system's linker
# have no place here.
unset RUSTFLAGS CARGO_ENCODED_RUSTFLAGS
for target in "${targets[@]}"; do
    say "checking for $target"
    RUSTC=$compiler RUSTC_BOOTSTRAP=1 cargo check --locked -Zbuild-std=std,panic_unwind \
        "${features[@]}" --target "$target" --target-dir "$dir/target" || fail "does not compile for $target"
done
say "ok: ${targets[*]}"
