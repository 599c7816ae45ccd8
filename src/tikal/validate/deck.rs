//! Checks the groups of tiles.

use std::ops::RangeInclusive;

use super::Checker;
use crate::expedition::{TileId, TileName, TileSet};
use crate::hex::MAX_CELLS;
use crate::ron_text::Path;
use crate::tikal::problem::{Flaw, MAX_GROUPS, Quantity};
use crate::tikal::tile::{Tile, TileKind};
use crate::tikal::variant::{Group, VariantDef};

impl Checker {
    pub(super) fn deck(&mut self, def: &VariantDef, players: &RangeInclusive<u8>) -> (Vec<Tile>, Vec<Group>) {
        let whole = Path::of("deck");
        let (mut tiles, mut groups) = (Vec::<Tile>::new(), Vec::<Group>::new());
        let mut total: u64 = 0;
        let mut last_letter = None;
        if def.deck.len() > MAX_GROUPS {
            self.report(whole.clone(), Flaw::Groups { groups: def.deck.len() });
        }
        for (index, group) in def.deck.iter().take(MAX_GROUPS).enumerate() {
            let at = whole.index(index);
            let letter = self.group_letter(at.field("group"), &group.group);
            if let Some(group) = letter.filter(|_| letter <= last_letter) {
                let twice = groups.iter().any(|other| other.letter == group);
                let flaw = if twice { Flaw::GroupTwice { group } } else { Flaw::GroupOrder { group } };
                self.report(at.field("group"), flaw);
            }
            last_letter = letter.max(last_letter);
            let mut set = TileSet::EMPTY;
            let mut number = 0;
            for (tile_index, tile) in group.tiles.iter().enumerate() {
                let at = at.field("tiles").index(tile_index);
                let kind = self.kind(at.field("kind"), tile.kind);
                if kind == TileKind::BaseCamp {
                    self.report(at.field("kind"), Flaw::BaseCampDrawn);
                }
                let slabs = self.slabs(&at.field("slabs"), tile.slabs);
                let copies = self.number(at.field("copies"), Quantity::TileCopies, tile.copies, 1..=64);
                total += u64::from(copies);
                for _ in 0..copies {
                    if tiles.len() == MAX_CELLS {
                        break;
                    }
                    number += 1;
                    let name = TileName::Deck { group: letter.unwrap_or('A'), number };
                    set.insert(TileId::new(tiles.len() as u8));
                    tiles.push(Tile::new(name, kind, slabs));
                }
            }
            let used = self.only_with(&at, group.only_with.as_deref(), players);
            groups.push(Group { letter: letter.unwrap_or('A'), tiles: set, used });
        }
        if total > MAX_CELLS as u64 {
            self.report(whole.clone(), Flaw::DeckSize { tiles: total });
        }
        let has_tiles =
            |count: u8| groups.iter().any(|group| group.used[usize::from(count) - 2] && !group.tiles.is_empty());
        let without: Vec<u8> = players.clone().filter(|&count| !has_tiles(count)).collect();
        if !without.is_empty() {
            self.report(whole, Flaw::NoTiles { players: without });
        }
        (tiles, groups)
    }

    /// The use of a group by tables of 2, of 3 and of 4 players.
    fn only_with(&mut self, group: &Path, only: Option<&[u32]>, players: &RangeInclusive<u8>) -> [bool; 3] {
        let Some(only) = only else { return [true; 3] };
        let at = group.field("only_with");
        let mut used = [false; 3];
        for (index, &count) in only.iter().enumerate() {
            let count = self.number(at.index(index), Quantity::Players, count, 2..=4);
            used[usize::from(count) - 2] = true;
        }
        let unseen: Vec<u8> = players.clone().filter(|&count| !used[usize::from(count) - 2]).collect();
        if !unseen.is_empty() {
            self.report(at, Flaw::GroupUnseen { players: unseen });
        }
        used
    }
}
