//! Changes of a deck as a whole: tiles are moved, copied, turned, sorted and merged, groups come and go.
//!
//! Decides what becomes of the tiles and of the letters of the groups; which tiles are meant and which step
//! it is, `acts` decides. Nothing here checks the limits of a variant but those on the number of groups and tiles, which no deck may
//! pass: what else is wrong with a deck, `validate` says. Tiles as text are read and written by `clipping`.

pub mod acts;
pub mod choice;
mod clipping;
mod concerned;
mod notice;
mod said;

use std::collections::BTreeSet;

use crate::hex::MAX_CELLS;
use crate::tikal::{GroupDef, KindDef, MAX_GROUPS, TileDef};

pub use clipping::{NotTiles, read, write};
pub use concerned::concerned;
pub use notice::Notice;
pub use said::{Heading, drawn_kind, tile_said, totals_said};

/// The place of a tile in a deck: that of its group, and that of the tile in it. Several tiles that are alike and
/// written as one have one place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct TileSpot {
    /// The group, from 0.
    pub group: usize,
    /// The tile in its group, from 0.
    pub index: usize,
}

impl TileSpot {
    /// The place of this tile of this group.
    #[must_use]
    pub const fn new(group: usize, index: usize) -> Self {
        Self { group, index }
    }
}

/// Places of tiles, in the order of the deck.
pub type Spots = BTreeSet<TileSpot>;

/// By what the tiles of a group are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// Temples, ruins, clearings, volcanoes; each kind by its value.
    Kind,
    /// The value of a temple or the masks of a ruin, the lowest first; tiles without a number come first.
    Value,
    /// The number of slabs on all sides together, the fewest first.
    Slabs,
}

impl Order {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Kind, Self::Value, Self::Slabs];
}

/// The contents of a group, or of several, copies counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// All tiles.
    pub tiles: u64,
    /// Temples.
    pub temples: u64,
    /// The values of the temples together.
    pub values: u64,
    /// Ruins.
    pub ruins: u64,
    /// The masks of the ruins together.
    pub masks: u64,
    /// Clearings.
    pub clearings: u64,
    /// Volcanoes.
    pub volcanoes: u64,
}

impl Totals {
    /// The contents of these groups.
    #[must_use]
    pub fn of(groups: &[GroupDef]) -> Self {
        let mut totals = Self::default();
        for tile in groups.iter().flat_map(|group| &group.tiles) {
            let copies = u64::from(tile.copies);
            totals.tiles += copies;
            match tile.kind {
                KindDef::Temple(value) => {
                    totals.temples += copies;
                    totals.values += copies * u64::from(value);
                }
                KindDef::Ruin(masks) => {
                    totals.ruins += copies;
                    totals.masks += copies * u64::from(masks);
                }
                KindDef::Clearing => totals.clearings += copies,
                KindDef::Volcano => totals.volcanoes += copies,
                KindDef::BaseCamp => {}
            }
        }
        totals
    }
}

/// A tile that can be placed wherever it touches a slab: what a new tile is before somebody says otherwise.
#[must_use]
pub fn new_tile() -> TileDef {
    TileDef { kind: KindDef::Clearing, slabs: [1, 0, 0, 1, 0, 0], copies: 1 }
}

/// The tile at a place, if there is one.
#[must_use]
pub fn tile(deck: &[GroupDef], spot: TileSpot) -> Option<&TileDef> {
    deck.get(spot.group)?.tiles.get(spot.index)
}

/// The tile at a place, to be changed.
pub fn tile_mut(deck: &mut [GroupDef], spot: TileSpot) -> Option<&mut TileDef> {
    deck.get_mut(spot.group)?.tiles.get_mut(spot.index)
}

/// All places of a deck, in its order.
pub fn spots(deck: &[GroupDef]) -> impl Iterator<Item = TileSpot> + '_ {
    deck.iter().enumerate().flat_map(|(group, def)| (0..def.tiles.len()).map(move |index| TileSpot { group, index }))
}

/// The name of the tile at a place among players, such as `B3`; of several that are alike and written as one, the
/// first. An empty text if there is none.
#[must_use]
pub fn name(deck: &[GroupDef], spot: TileSpot) -> String {
    let Some(group) = deck.get(spot.group).filter(|group| spot.index < group.tiles.len()) else {
        return String::new();
    };
    let before: u64 = group.tiles[..spot.index].iter().map(|tile| u64::from(tile.copies)).sum();
    format!("{}{}", group.group, before + 1)
}

/// The number of places for tiles that a deck has left. A tile with copies is one place: how many there are with their
/// copies, the checker says.
#[must_use]
pub fn room(deck: &[GroupDef]) -> usize {
    MAX_CELLS.saturating_sub(deck.iter().map(|group| group.tiles.len()).sum())
}

/// Gives the groups the letters A, B, C … in their order.
pub fn name_groups(deck: &mut [GroupDef]) {
    for (letter, group) in ('A'..='Z').zip(deck) {
        if !group.group.chars().eq([letter]) {
            group.group = letter.to_string();
        }
    }
}

/// Moves tiles before another place, in their order, wherever they were. The place may be behind the last tile of its
/// group. Says where they are now.
pub fn move_tiles(deck: &mut [GroupDef], chosen: &Spots, before: TileSpot) -> Spots {
    if before.group >= deck.len() {
        return there(deck, chosen);
    }
    let earlier = there(deck, chosen).range(TileSpot::new(before.group, 0)..before).count();
    let moved = take(deck, chosen);
    insert(deck, TileSpot::new(before.group, before.index.saturating_sub(earlier)), moved)
}

/// Moves each of the tiles one place within its group, towards its end or its beginning; those that are there already
/// stay, and those that come up against them. Says where they are now.
pub fn shift(deck: &mut [GroupDef], chosen: &Spots, later: bool) -> Spots {
    let mut chosen = there(deck, chosen);
    let order: Vec<TileSpot> =
        if later { chosen.iter().rev().copied().collect() } else { chosen.iter().copied().collect() };
    for spot in order {
        let next = if later { spot.index.checked_add(1) } else { spot.index.checked_sub(1) };
        let Some(next) = next.filter(|&next| next < deck[spot.group].tiles.len()) else { continue };
        let other = TileSpot::new(spot.group, next);
        if !chosen.contains(&other) {
            deck[spot.group].tiles.swap(spot.index, next);
            chosen.remove(&spot);
            chosen.insert(other);
        }
    }
    chosen
}

/// Moves tiles to the next group, or to the one before it, at the place that the first of them had. Says where they are
/// now.
pub fn shift_group(deck: &mut [GroupDef], chosen: &Spots, later: bool) -> Spots {
    let chosen = there(deck, chosen);
    let next = |first: &TileSpot| if later { first.group.checked_add(1) } else { first.group.checked_sub(1) };
    let to = chosen.first().and_then(|first| Some(TileSpot::new(next(first)?, first.index)));
    match to.filter(|to| to.group < deck.len()) {
        Some(to) => move_tiles(deck, &chosen, to),
        None => chosen,
    }
}

/// Puts copies of tiles behind the last of them, as far as there is room. Says where the copies are.
pub fn duplicate(deck: &mut [GroupDef], chosen: &Spots) -> Spots {
    let tiles = tiles(deck, chosen);
    match there(deck, chosen).last() {
        Some(last) => insert(deck, TileSpot::new(last.group, last.index + 1), tiles),
        None => Spots::new(),
    }
}

/// The tiles at these places, in the order of the deck.
#[must_use]
pub fn tiles(deck: &[GroupDef], chosen: &Spots) -> Vec<TileDef> {
    chosen.iter().filter_map(|&spot| tile(deck, spot).cloned()).collect()
}

/// Takes tiles out, in the order of the deck.
pub fn take(deck: &mut [GroupDef], chosen: &Spots) -> Vec<TileDef> {
    let mut taken: Vec<TileDef> =
        there(deck, chosen).iter().rev().map(|spot| deck[spot.group].tiles.remove(spot.index)).collect();
    taken.reverse();
    taken
}

/// Puts tiles before another place, which may be behind the last tile of its group, as far as there is room. Says where
/// they are.
pub fn insert(deck: &mut [GroupDef], before: TileSpot, mut tiles: Vec<TileDef>) -> Spots {
    tiles.truncate(room(deck));
    let Some(group) = deck.get_mut(before.group) else { return Spots::new() };
    let (at, count) = (before.index.min(group.tiles.len()), tiles.len());
    group.tiles.splice(at..at, tiles);
    (at..at + count).map(|index| TileSpot::new(before.group, index)).collect()
}

/// Turns the tiles clockwise by so many sixths.
pub fn turn(deck: &mut [GroupDef], chosen: &Spots, sixths: usize) {
    for &spot in chosen {
        if let Some(tile) = tile_mut(deck, spot) {
            tile.slabs.rotate_right(sixths % 6);
        }
    }
}

/// Sorts the tiles of a group. Tiles that do not differ in what they are sorted by stay in their order.
pub fn sort(group: &mut GroupDef, order: Order) {
    let kind = |tile: &TileDef| match tile.kind {
        KindDef::Temple(value) => (0, value),
        KindDef::Ruin(masks) => (1, masks),
        KindDef::Clearing => (2, 0),
        KindDef::Volcano => (3, 0),
        KindDef::BaseCamp => (4, 0),
    };
    let slabs = |tile: &TileDef| tile.slabs.iter().map(|&slabs| u64::from(slabs)).sum::<u64>();
    match order {
        Order::Kind => group.tiles.sort_by_key(kind),
        Order::Value => group.tiles.sort_by_key(|tile| kind(tile).1),
        Order::Slabs => group.tiles.sort_by_key(slabs),
    }
}

/// True if two tiles look the same once one of them is turned. The slabs of a volcano never count (T4.3).
#[must_use]
pub fn are_alike(one: &TileDef, other: &TileDef) -> bool {
    let turned = |sixths: usize| (0..6).all(|side| one.slabs[(side + sixths) % 6] == other.slabs[side]);
    one.kind == other.kind && (one.kind == KindDef::Volcano || (0..6).any(turned))
}

/// All places with a tile that looks like one of these, they themselves included.
#[must_use]
pub fn alike(deck: &[GroupDef], chosen: &Spots) -> Spots {
    let models = tiles(deck, chosen);
    let is_like =
        |spot: &TileSpot| tile(deck, *spot).is_some_and(|tile| models.iter().any(|model| are_alike(model, tile)));
    spots(deck).filter(is_like).collect()
}

/// All places with a tile that looks like another one of the deck, or has copies.
#[must_use]
pub fn repeated(deck: &[GroupDef]) -> Spots {
    let all: Vec<(TileSpot, &TileDef)> = spots(deck).filter_map(|spot| Some((spot, tile(deck, spot)?))).collect();
    let is_repeated = |&&(spot, tile): &&(TileSpot, &TileDef)| {
        tile.copies > 1 || all.iter().any(|&(other, model)| other != spot && are_alike(model, tile))
    };
    all.iter().filter(is_repeated).map(|&(spot, _)| spot).collect()
}

/// Makes the tiles of a group that look the same into one with copies, at the place of the first of them. Says how many
/// went into others.
pub fn merge(group: &mut GroupDef) -> usize {
    let before = group.tiles.len();
    let mut kept: Vec<TileDef> = Vec::with_capacity(before);
    for tile in std::mem::take(&mut group.tiles) {
        match kept.iter_mut().find(|model| are_alike(model, &tile)) {
            Some(model) => model.copies = model.copies.saturating_add(tile.copies),
            None => kept.push(tile),
        }
    }
    group.tiles = kept;
    before - group.tiles.len()
}

/// Makes each of the tiles that has copies into as many tiles, one after the other, as far as there is room for all
/// copies of a tile. Says where they all are.
pub fn part(deck: &mut [GroupDef], chosen: &Spots) -> Spots {
    let mut parted = Spots::new();
    // From the end, so that the places of those that are still to come stay; what was parted behind them moves on.
    for &spot in there(deck, chosen).iter().rev() {
        let copies = deck[spot.group].tiles[spot.index].copies as usize;
        let more = copies.saturating_sub(1);
        let more = if more <= room(deck) { more } else { 0 };
        if more > 0 {
            deck[spot.group].tiles[spot.index].copies = 1;
            let single = deck[spot.group].tiles[spot.index].clone();
            insert(deck, TileSpot::new(spot.group, spot.index + 1), vec![single; more]);
        }
        let shifted = |other: TileSpot| {
            if other.group == spot.group { TileSpot::new(other.group, other.index + more) } else { other }
        };
        parted = parted.into_iter().map(shifted).collect();
        parted.extend((0..=more).map(|copy| TileSpot::new(spot.group, spot.index + copy)));
    }
    parted
}

/// Puts an empty group before another one, or behind the last, and names all groups anew; its number, or nothing if
/// there are as many as there can be.
pub fn add_group(deck: &mut Vec<GroupDef>, before: usize) -> Option<usize> {
    if deck.len() >= MAX_GROUPS {
        return None;
    }
    let at = before.min(deck.len());
    deck.insert(at, GroupDef { group: String::new(), only_with: None, tiles: Vec::new() });
    name_groups(deck);
    Some(at)
}

/// Takes a group out, with its tiles, and names those that are left anew.
pub fn remove_group(deck: &mut Vec<GroupDef>, group: usize) {
    if group < deck.len() {
        deck.remove(group);
        name_groups(deck);
    }
}

/// Moves a group to another number, and names all of them anew; the number that it has now.
pub fn move_group(deck: &mut Vec<GroupDef>, group: usize, to: usize) -> usize {
    if group >= deck.len() {
        return group;
    }
    let moved = deck.remove(group);
    let at = to.min(deck.len());
    deck.insert(at, moved);
    name_groups(deck);
    at
}

/// True if a table of so many players uses a group.
#[must_use]
pub fn is_used_by(group: &GroupDef, players: u32) -> bool {
    group.only_with.as_ref().is_none_or(|counts| counts.contains(&players))
}

/// Says whether a table of so many players uses a group. A group that all tables of 2 to 4 use is not limited at all.
pub fn use_by(group: &mut GroupDef, players: u32, is_used: bool) {
    let used = (2..=4).filter(|&count| if count == players { is_used } else { is_used_by(group, count) });
    let used: Vec<u32> = used.collect();
    group.only_with = (used.len() < 3).then_some(used);
}

/// Those of the places that there are.
#[must_use]
pub fn there(deck: &[GroupDef], chosen: &Spots) -> Spots {
    chosen.iter().copied().filter(|&spot| tile(deck, spot).is_some()).collect()
}

#[cfg(test)]
mod tests;
