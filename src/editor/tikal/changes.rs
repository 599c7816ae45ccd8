//! The differences of a document from its parent, in plain words: first those in its numbers, then cells and tiles one
//! by one.

use super::{Change, Face, compare, differences};
use crate::hex::CellName;
use crate::tikal::{KindDef, TileKind, VariantDef};
use crate::words::Texts;
use crate::words::tikal::nouns;

/// The texts of the sides of a cell or a tile, clockwise from the top.
pub const SIDES: [&str; 6] =
    ["chart-side-n", "chart-side-ne", "chart-side-se", "chart-side-s", "chart-side-sw", "chart-side-nw"];

/// A line for each difference.
#[must_use]
pub fn change_lines(texts: &Texts, base: &VariantDef, own: &VariantDef) -> Vec<String> {
    let mut lines = differences(texts, base, own);
    lines.extend(compare(base, own).iter().map(|change| line(texts, change)));
    lines
}

fn line(texts: &Texts, change: &Change) -> String {
    match change {
        Change::CellsAdded(cells) => texts.with("changes-cells-added", &[("cells", names(cells).into())]),
        Change::CellsRemoved(cells) => texts.with("changes-cells-removed", &[("cells", names(cells).into())]),
        Change::Printed { cell, before, now } => {
            let cell = cell.to_string();
            match (before, now) {
                (Some(before), Some(now)) => {
                    let (before, now) = (face(texts, before), face(texts, now));
                    texts.with(
                        "changes-printed",
                        &[("cell", cell.into()), ("before", before.into()), ("now", now.into())],
                    )
                }
                (before, now) => {
                    let key = if now.is_some() { "changes-printed-added" } else { "changes-printed-removed" };
                    let tile = before.or(*now).map(|tile| face(texts, &tile)).unwrap_or_default();
                    texts.with(key, &[("cell", cell.into()), ("tile", tile.into())])
                }
            }
        }
        Change::Tiles { group, face: tile, before, now } => {
            let values = [
                ("group", group.clone().into()),
                ("tile", face(texts, tile).into()),
                ("before", (*before).into()),
                ("now", (*now).into()),
            ];
            texts.with("changes-tiles", &values)
        }
        Change::OnlyWith { group, now } => {
            let players = now.as_ref().map(|now| now.iter().map(u32::to_string).collect::<Vec<_>>().join(", "));
            match players {
                Some(players) => {
                    texts.with("changes-only-with", &[("group", group.clone().into()), ("players", players.into())])
                }
                None => texts.with("changes-with-all", &[("group", group.clone().into())]),
            }
        }
    }
}

fn names(cells: &[CellName]) -> String {
    cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The kind of a tile with its number, in words.
#[must_use]
pub fn kind_said(texts: &Texts, kind: KindDef) -> String {
    let number = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
    let kind = match kind {
        KindDef::BaseCamp => TileKind::BaseCamp,
        KindDef::Temple(value) => TileKind::Temple(number(value)),
        KindDef::Clearing => TileKind::Clearing,
        KindDef::Ruin(masks) => TileKind::Ruin(number(masks)),
        KindDef::Volcano => TileKind::Volcano,
    };
    nouns::tile(texts, kind)
}

/// The kind of a tile, and its slabs side by side.
pub(super) fn face(texts: &Texts, (kind, slabs): &Face) -> String {
    let slabs = slabs_said(texts, *slabs);
    texts.with("changes-face", &[("kind", kind_said(texts, *kind).into()), ("slabs", slabs.into())])
}

/// Which sides have how many slabs, from the north clockwise, or that none has any.
#[must_use]
pub fn slabs_said(texts: &Texts, slabs: [u32; 6]) -> String {
    let sides = SIDES.iter().zip(slabs).filter(|(_, slabs)| *slabs > 0);
    let sides: Vec<String> = sides.map(|(side, slabs)| format!("{} {slabs}", texts.say(side))).collect();
    if sides.is_empty() {
        return texts.say("tiles-no-slabs");
    }
    texts.with("tiles-slabs-said", &[("sides", sides.join(", ").into())])
}
