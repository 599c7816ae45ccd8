#!/usr/bin/env bash
# Runs the fuzzer, one kind of input after the other, on one core; fails at the first input that breaks a promise.
#
#   scripts/fuzz.sh SECONDS [KIND...]
#
# Each kind gets SECONDS. What has to hold stands in tests/fuzz/targets.rs. Inputs that are new in what they reach are
# collected in fuzz/corpus, one that breaks a promise in fuzz/artifacts: once it is mended, put that input into
# tests/fuzz/KIND under a name that says what was wrong. Needs a nightly toolchain and cargo-fuzz.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if [ $# -lt 1 ] || [[ ! $1 =~ ^[0-9]+$ ]]; then
    echo "usage: $0 SECONDS [KIND...]" >&2
    exit 2
fi
seconds=$1
shift
if [ $# -eq 0 ]; then
    for file in fuzz/fuzz_targets/*.rs; do
        set -- "$@" "$(basename "$file" .rs)"
    done
fi

for kind in "$@"; do
    # The first folder takes what is found; the others are only read.
    folders=("fuzz/corpus/$kind")
    mkdir -p "${folders[0]}"
    also=()
    case $kind in
        record) also=(tests/records tests/playthroughs) ;;
        share) also=(variants) ;;
        variant) also=(tests/variants variants) ;;
    esac
    for folder in "tests/fuzz/$kind" "${also[@]}"; do
        [ ! -d "$folder" ] || folders+=("$folder")
    done
    # There is no unsafe code here for the address sanitizer to watch, and it would hide how much memory is used.
    cargo +nightly fuzz run --sanitizer none "$kind" "${folders[@]}" -- \
        -max_total_time="$seconds" -rss_limit_mb=512 -timeout=5
done
