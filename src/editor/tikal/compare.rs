//! The differences between the boards and the tiles of two definitions, piece by piece.
//!
//! Compares any two definitions, sound or not. Numbers and switches have names of their own and are compared where those
//! are said, in the window.

use std::collections::{BTreeMap, BTreeSet};

use crate::hex::CellName;
use crate::tikal::{BoardDef, GroupDef, KindDef, VariantDef};

/// The kind of a tile and the slabs of its sides N, NE, SE, S, SW, NW.
pub type Face = (KindDef, [u32; 6]);

/// A difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// Cells that the other board does not have.
    CellsAdded(Vec<CellName>),
    /// Cells that only the other board has.
    CellsRemoved(Vec<CellName>),
    /// The tile printed on a cell.
    Printed {
        /// The cell.
        cell: CellName,
        /// The face that the other definition has there.
        before: Option<Face>,
        /// The face that this one has there.
        now: Option<Face>,
    },
    /// The number of tiles of a face in a group.
    Tiles {
        /// The group's name.
        group: String,
        /// The face, turned so that its slabs come first in the order of their numbers: a tile can be laid in any
        /// rotation.
        face: Face,
        /// The number in the other definition.
        before: u64,
        /// The number in this one.
        now: u64,
    },
    /// Which numbers of players draw from a group; nothing means all.
    OnlyWith {
        /// The group's name.
        group: String,
        /// In this definition.
        now: Option<Vec<u32>>,
    },
}

/// The differences of `own` from `base`: the board first, then the groups in their order.
#[must_use]
pub fn compare(base: &VariantDef, own: &VariantDef) -> Vec<Change> {
    let mut changes = Vec::new();
    let (before, now) = (cells(&base.board), cells(&own.board));
    let missing = |of: &BTreeSet<CellName>, from: &BTreeSet<CellName>| of.difference(from).copied().collect::<Vec<_>>();
    let (added, removed) = (missing(&now, &before), missing(&before, &now));
    if !added.is_empty() {
        changes.push(Change::CellsAdded(added));
    }
    if !removed.is_empty() {
        changes.push(Change::CellsRemoved(removed));
    }
    let (before, now) = (printed(&base.board), printed(&own.board));
    for &cell in before.keys().chain(now.keys()).collect::<BTreeSet<_>>() {
        let (before, now) = (before.get(&cell).copied(), now.get(&cell).copied());
        if before != now {
            changes.push(Change::Printed { cell, before, now });
        }
    }
    let names = |deck: &[GroupDef]| deck.iter().map(|group| group.group.clone()).collect::<BTreeSet<_>>();
    for group in names(&base.deck).union(&names(&own.deck)) {
        let (before, now) = (faces(&base.deck, group), faces(&own.deck, group));
        for face in before.keys().chain(now.keys()).collect::<BTreeSet<_>>() {
            let count = |faces: &BTreeMap<Face, u64>| faces.get(face).copied().unwrap_or(0);
            let (before, now) = (count(&before), count(&now));
            if before != now {
                changes.push(Change::Tiles { group: group.clone(), face: *face, before, now });
            }
        }
        let only =
            |deck: &[GroupDef]| deck.iter().find(|other| other.group == *group).map(|group| group.only_with.clone());
        if let (Some(before), Some(now)) = (only(&base.deck), only(&own.deck))
            && before != now
        {
            changes.push(Change::OnlyWith { group: group.clone(), now });
        }
    }
    changes
}

/// The cells of a board, as far as they can be named.
fn cells(board: &BoardDef) -> BTreeSet<CellName> {
    let named = |name: &String| name.parse::<CellName>().ok();
    let left_out: BTreeSet<CellName> = board.left_out.iter().filter_map(named).collect();
    let columns = (0_u8..=u8::MAX).zip(&board.columns);
    let all = columns
        .flat_map(|(column, &rows)| (0..rows.min(u32::from(u8::MAX)) as u8).map(move |row| CellName { column, row }));
    all.filter(|cell| !left_out.contains(cell)).collect()
}

fn printed(board: &BoardDef) -> BTreeMap<CellName, Face> {
    let named = board.printed.iter().filter_map(|tile| Some((tile.cell.parse().ok()?, (tile.kind, tile.slabs))));
    named.collect()
}

/// A face in the rotation that comes first.
fn turned((kind, mut slabs): Face) -> Face {
    let mut first = slabs;
    for _ in 0..6 {
        slabs.rotate_left(1);
        first = first.max(slabs);
    }
    (kind, first)
}

/// The number of tiles of each face in the groups of a name.
fn faces(deck: &[GroupDef], name: &str) -> BTreeMap<Face, u64> {
    let mut faces = BTreeMap::new();
    for tile in deck.iter().filter(|group| group.group == name).flat_map(|group| &group.tiles) {
        *faces.entry(turned((tile.kind, tile.slabs))).or_default() += u64::from(tile.copies);
    }
    faces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classic() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/classic.ron")).unwrap()
    }

    #[test]
    fn a_definition_does_not_differ_from_itself_nor_by_turning_a_tile_or_splitting_copies() {
        let base = classic();
        let mut own = base.clone();
        assert_eq!(compare(&base, &own), []);
        own.deck[0].tiles[0].slabs.rotate_left(2);
        let mut twin = own.deck[1].tiles[0].clone();
        twin.copies = 1;
        own.deck[1].tiles[0].copies += 1;
        assert_eq!(compare(&base, &own).len(), 1);
        let mut split = base.clone();
        split.deck[1].tiles.push(twin);
        assert_eq!(compare(&own, &split), []);
    }

    #[test]
    fn cells_printed_tiles_and_tiles_of_groups_are_named() {
        let base = classic();
        let mut own = base.clone();
        own.board.columns[0] += 1;
        let gone = own.board.printed.pop().unwrap();
        own.deck[2].tiles.remove(0);
        own.deck[0].only_with = Some(vec![2]);
        let changes = compare(&base, &own);
        assert!(matches!(&changes[0], Change::CellsAdded(cells) if cells.len() == 1));
        assert!(
            matches!(&changes[1], Change::Printed { cell, before: Some(_), now: None } if cell.to_string() == gone.cell)
        );
        assert!(matches!(&changes[2], Change::OnlyWith { now: Some(only), .. } if only == &[2]));
        let Change::Tiles { group, before, now, .. } = &changes[3] else { panic!("{changes:?}") };
        assert!(*group == own.deck[2].group && now < before);
        // The other way round the same places differ.
        assert_eq!(compare(&own, &base).len(), changes.len());
    }
}
