//! The tiles and groups of a deck in words, as the page of tiles shows them.

use super::Totals;
use crate::editor::tikal::slabs_said;
use crate::tikal::{GroupDef, KindDef, TileDef, TileKind};
use crate::words::Texts;
use crate::words::tikal::nouns;

/// The highest number that a picture has room for.
const MOST_DRAWN: u32 = 20;
/// A group as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Heading {
    /// Its letter.
    pub letter: String,
    /// The number of its tiles.
    pub count: String,
    /// Who uses it, if not everybody.
    pub only: Option<String>,
    /// Its contents, in words.
    pub totals: String,
}

impl Heading {
    /// The heading of a group.
    #[must_use]
    pub fn of(texts: &Texts, group: &GroupDef) -> Self {
        let counts = group.only_with.as_ref().map(|counts| {
            let counts: Vec<String> = counts.iter().map(u32::to_string).collect();
            if counts.is_empty() {
                texts.say("tiles-only-nobody")
            } else {
                texts.with("tiles-only", &[("counts", counts.join(", ").into())])
            }
        });
        let of = std::slice::from_ref(group);
        Self {
            letter: group.group.chars().take(3).collect(),
            count: texts.with("editor-total-tiles", &[("count", Totals::of(of).tiles.into())]),
            only: counts,
            totals: totals_said(texts, of),
        }
    }
}

/// The kind of a tile, as its picture shows it. A number that no picture has room for is shown as the highest that one
/// has.
#[must_use]
pub fn drawn_kind(kind: KindDef) -> TileKind {
    let drawn = |number: u32| number.min(MOST_DRAWN) as u8;
    match kind {
        KindDef::BaseCamp => TileKind::BaseCamp,
        KindDef::Temple(value) => TileKind::Temple(drawn(value)),
        KindDef::Clearing => TileKind::Clearing,
        KindDef::Ruin(masks) => TileKind::Ruin(drawn(masks)),
        KindDef::Volcano => TileKind::Volcano,
    }
}

/// A tile in words: its name, what is on it, its slabs and copies.
#[must_use]
pub fn tile_said(texts: &Texts, name: &str, tile: &TileDef) -> String {
    let mut parts = vec![nouns::tile(texts, drawn_kind(tile.kind))];
    if drawn_kind(tile.kind).needs_a_way_in() {
        parts.push(slabs_said(texts, tile.slabs));
    }
    if tile.copies != 1 {
        parts.push(texts.with("tiles-copies-said", &[("count", tile.copies.into())]));
    }
    texts.with("tiles-said", &[("name", name.to_owned().into()), ("what", parts.join(", ").into())])
}

/// The contents of groups in words.
#[must_use]
pub fn totals_said(texts: &Texts, groups: &[GroupDef]) -> String {
    let totals = Totals::of(groups);
    let parts = [
        ("editor-total-tiles", totals.tiles, None),
        ("editor-total-temples", totals.temples, Some(("tiles-total-values", totals.values))),
        ("editor-total-ruins", totals.ruins, Some(("tiles-total-masks", totals.masks))),
        ("tiles-total-clearings", totals.clearings, None),
        ("editor-total-volcanoes", totals.volcanoes, None),
    ];
    let said = parts.into_iter().filter(|(key, count, _)| *count > 0 || *key == "editor-total-tiles").map(
        |(key, count, more)| {
            let more = more.map(|(key, count)| texts.with(key, &[("count", count.into())])).unwrap_or_default();
            texts.with(key, &[("count", count.into())]) + &more
        },
    );
    said.collect::<Vec<String>>().join(" · ")
}
