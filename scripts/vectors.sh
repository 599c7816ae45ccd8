#!/usr/bin/env bash
# scripts/vectors.sh BINARY: draws boards of every game as PNG, SVG and PDF, has other programs draw the vectors, and fails if
# one of them differs from the pixels by more than 2.5 % on average. Needs pdftoppm (poppler-utils), rsvg-convert
# (librsvg2-bin) and compare (imagemagick).
set -euo pipefail
tikal=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
record=$(realpath "$(dirname "$0")/../tests/records/format-1/adepts-base.tikal")
cd "$folder"
for subject in "$record" legend temple; do
    for ending in png svg pdf; do
        "$tikal" render "$subject" --size 960x640 --out "picture.$ending"
    done
    pdftoppm -r 72 -png -singlefile picture.pdf of-pdf
    rsvg-convert -o of-svg.png picture.svg
    for drawn in of-pdf.png of-svg.png; do
        # The difference is told as a number and, in brackets, as a share.
        share=$(compare -metric MAE picture.png "$drawn" null: 2>&1 | sed 's/.*(\(.*\)).*/\1/') || true
        echo "$(basename "$subject") $drawn $share"
        awk -v share="$share" 'BEGIN { exit !(share < 0.025) }'
    done
done
