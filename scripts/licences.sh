#!/usr/bin/env bash
# Makes the two lists of what is inside the program, or checks what needs no network: that every crate has a licence that
# deny.toml allows, and that the table names those that are inside now.
#
#   scripts/licences.sh            writes assets/licences.txt, the texts that the program shows, and docs/licences.md
#   scripts/licences.sh --check    needs cargo-deny alone, and the crates of all systems (`cargo fetch --locked`)
#
# Needs cargo-deny, and to write also cargo-bundle-licenses and jq (`cargo install --locked cargo-deny
# cargo-bundle-licenses`).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The crates inside the program on any of its systems: "NAME VERSION LICENCE, LICENCE…".
inside() {
    cargo deny --offline --color never list --format human --layout crate 2>/dev/null |
        sed -n 's/^\([^@]*\)@\([^ ]*\) ([0-9]*): \(.*\)$/\1 \2 \3/p' | grep -v '^tikal' | sort
}

table() {
    cat <<'HEAD'
# What is inside the program

The crates by other authors of which the program is made, on any of its systems, and the licences that each offers; made by
`scripts/licences.sh`. Which licences are allowed stands in `deny.toml`, the texts in `assets/licences.txt`.

| crate | version | licences |
|---|---|---|
HEAD
    sed 's/^\([^ ]*\) \([^ ]*\) \(.*\)$/| \1 | \2 | \3 |/'
}

crates=$(inside)
# An empty list, after an error, would pass the check.
grep -q '^egui ' <<<"$crates" || { echo "licences: cargo deny does not even name egui" >&2; exit 1; }

if [ "${1:-}" = --check ]; then
    cargo deny --offline --color never check bans licenses sources
    diff <(table <<<"$crates") docs/licences.md || { echo "licences: the table is not current" >&2; exit 1; }
    echo "licences: $(wc -l <<<"$crates") crates, all allowed"
    exit
fi

table <<<"$crates" >docs/licences.md
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cargo bundle-licenses --format json --output "$scratch/found.json" 2>"$scratch/log" || { cat "$scratch/log" >&2; exit 1; }
# Crates that bring no text have that of their licence; the fonts have theirs beside them.
fonts=$(cargo metadata --locked --format-version 1 |
    jq -r '.packages[] | select(.name == "epaint_default_fonts") | .manifest_path | rtrimstr("Cargo.toml")')fonts
sed 's/^Copyright.*/Copyright (c) the authors of each of the parts above/' LICENSE-MIT >"$scratch/mit"
jq -r --rawfile mit "$scratch/mit" --rawfile apache LICENSE-APACHE --rawfile ofl "$fonts/OFL.txt" \
    --rawfile ubuntu "$fonts/UFL.txt" --rawfile hack "$fonts/Hack-Regular.txt" \
    --rawfile emoji "$fonts/emoji-icon-font-mit-license.txt" --rawfile egui "$fonts/egui-icons.txt" --arg inside "$crates" '
    ($inside | split("\n") | map(split(" ")[:2] | join(" ")) | map({key: ., value: true}) | from_entries) as $inside
    | [.third_party_libraries[] | select($inside[.package_name + " " + .package_version])] as $libraries
    | ([$libraries[].licenses[] | select(.text != "NOT FOUND") | {key: .license, value: .text}] | from_entries) as $known
    | ({"MIT": $mit, "Apache-2.0": $apache, "OFL-1.1": $ofl, "Ubuntu-font-1.0": $ubuntu}) as $own
    # Of several that may be chosen the shortest, else what has to be kept together.
    | def chosen: . as $library | [.licenses[].license] as $ids
        | if $library.license | test(" AND ")
            then $ids - (if $ids | index("MIT") then ["Apache-2.0"] else [] end)
            else [(["MIT", "Zlib", "ISC", "BSD-3-Clause", "Apache-2.0"] - (["MIT", "Zlib", "ISC", "BSD-3-Clause", "Apache-2.0"] - $ids))[0] // $ids[0]]
          end;
      [$libraries[] | chosen as $ids | . as $library | .licenses[] | select([.license] - $ids == [])
        | {name: .license, part: ($library.package_name + " " + $library.package_version),
           text: (if .text == "NOT FOUND" then $own[.license] // $known[.license] // error("no text of " + .license + " for " + $library.package_name) else .text end)}]
    + [{name: "Hack", part: "Hack-Regular.ttf 3", text: $hack}, {name: "MIT", part: "emoji-icon-font.ttf 1", text: $emoji},
       {name: "egui-icons", part: "egui-icons.ttf 1", text: $egui}]
    # Texts that differ in nothing but blanks and line ends are one.
    | map(.text |= (gsub("\r"; "") | gsub("[ \t]+\n"; "\n") | sub("^\n+"; "") | sub("\n+$"; "")))
    | group_by([.name, (.text | gsub("\\s+"; " "))])
    | sort_by(.[0].name, -length, .[0].part)[]
    | "§ " + .[0].name, ([.[].part] | unique[] | "¶ " + .), .[0].text
' "$scratch/found.json" >"$scratch/licences.txt"
mv "$scratch/licences.txt" assets/licences.txt
echo "licences: $(grep -c '^§ ' assets/licences.txt) texts for $(grep -c '^¶ ' assets/licences.txt) parts, $(wc -c <assets/licences.txt) bytes"
