//! Finds what can be played but was probably not meant.

use std::ops::RangeInclusive;

use super::Checker;
use super::board::Board;
use super::reach::{decks, reach};
use super::supply::points_of_a_turn;
use crate::expedition::{Tiers, TileId};
use crate::hex::{Cell, CellSet};
use crate::ron_text::Path;
use crate::tikal::problem::Flaw;
use crate::tikal::tile::{Tile, TileKind};
use crate::tikal::variant::{Group, TurnRule, VariantDef};

impl Checker {
    pub(super) fn warnings(
        &mut self,
        def: &VariantDef,
        players: &RangeInclusive<u8>,
        board: &Board,
        deck: &[Tile],
        groups: &[Group],
        tiers: &Tiers,
    ) {
        let tiles_for = |count: u8| {
            let used = groups.iter().filter(move |group| group.used[usize::from(count) - 2]);
            used.flat_map(|group| group.tiles.iter())
        };
        self.warn_of_board(def, board, |from| {
            let decks = decks(deck, groups, players.clone());
            let points = points_of_a_turn(def).unwrap_or(u8::MAX);
            decks.iter().fold(CellSet::default(), |reached, tiles| reached | reach(board, from, tiles, points))
        });
        self.warn_of_tiles(def, board, deck, tiers);
        let cells = board.layout.cells().len() - board.printed.len();
        let at = Path::of("deck");
        let is_volcano = |tile: TileId| deck[tile.index()].kind.starts_a_scoring();
        // What holds for several numbers of players alike is one problem.
        let mut alike: Vec<(usize, usize, Vec<u8>)> = Vec::new();
        for count in players.clone() {
            let (tiles, volcanoes) =
                (tiles_for(count).count(), tiles_for(count).filter(|&tile| is_volcano(tile)).count());
            match alike.iter_mut().find(|(own, fire, _)| (*own, *fire) == (tiles, volcanoes)) {
                Some((.., counts)) => counts.push(count),
                None => alike.push((tiles, volcanoes, vec![count])),
            }
        }
        for (tiles, volcanoes, counts) in alike {
            let uneven: Vec<u8> = counts.iter().copied().filter(|&count| tiles % usize::from(count) != 0).collect();
            if tiles > cells {
                self.report(at.clone(), Flaw::MoreTilesThanCells { players: counts, tiles, cells });
            }
            if !uneven.is_empty() {
                self.report(
                    at.clone(),
                    match def.turns {
                        TurnRule::Auction => Flaw::AuctionRemainder { players: uneven, tiles },
                        TurnRule::Draw => Flaw::UnevenTurns { players: uneven, tiles, volcanoes },
                    },
                );
            }
        }
        let masks = |tile: &Tile| match tile.kind {
            TileKind::Ruin(masks) => u32::from(masks),
            _ => 0,
        };
        let printed: u32 = board.printed.iter().map(|(_, tile)| masks(tile)).sum();
        let drawn = |count: u8| -> u32 { tiles_for(count).map(|tile| masks(&deck[tile.index()])).sum() };
        let masks = printed + players.clone().map(drawn).max().unwrap_or(0);
        let treasures = def.treasures.kinds.iter().fold(0_u32, |sum, kind| sum.saturating_add(kind.copies));
        if treasures < masks {
            let at = Path::of("treasures").field("kinds");
            self.report(at, Flaw::FewerTreasuresThanMasks { masks, treasures });
        }
        let calm: Vec<u8> = players.clone().filter(|&count| !tiles_for(count).any(is_volcano)).collect();
        if !calm.is_empty() {
            self.report(at, Flaw::NoVolcano { players: calm });
        }
    }

    /// `reached` tells which printed tiles can be reached from the base camp.
    fn warn_of_board(&mut self, def: &VariantDef, board: &Board, reached: impl FnOnce(Cell) -> CellSet) {
        let Some(base_camp) = board.base_camp else { return };
        let layout = &board.layout;
        let lost = layout.cells() - layout.connected(base_camp, layout.cells());
        if let Some(cell) = lost.into_iter().next() {
            let flaw = Flaw::BoardInPieces { cells: lost.len(), cell: layout.name(cell) };
            self.report(Path::of("board"), flaw);
        }
        let reached = reached(base_camp);
        for (cell, tile) in &board.printed {
            if !tile.kind.can_be_entered() || reached.contains(*cell) {
                continue;
            }
            let flaw = Flaw::Unreachable { cell: layout.name(*cell) };
            self.report(printed_at(def, tile), flaw);
        }
    }

    fn warn_of_tiles(&mut self, def: &VariantDef, board: &Board, deck: &[Tile], tiers: &Tiers) {
        let mut ids = deck.iter();
        let whole = Path::of("deck");
        let in_deck = def.deck.iter().enumerate().flat_map(|(group, def)| {
            let at = whole.index(group).field("tiles");
            def.tiles.iter().enumerate().map(move |(index, tile)| (at.index(index), tile.copies))
        });
        let mut placed: Vec<(Path, &Tile)> = Vec::new();
        for (at, copies) in in_deck {
            let Some(tile) = ids.next() else { break };
            let more = (copies.clamp(1, 64) - 1) as usize;
            placed.push((at, tile));
            for _ in 0..more {
                ids.next();
            }
        }
        for (at, tile) in &placed {
            if tile.kind.needs_a_way_in() && tile.slabs.printed() == [0; 6] {
                self.report(at.clone(), Flaw::TileWithoutSlabs);
            }
        }
        if def.costs.uncover.is_none() {
            return;
        }
        let printed = board.printed.iter().map(|(_, tile)| (printed_at(def, tile), tile));
        for (at, tile) in placed.into_iter().chain(printed) {
            let TileKind::Temple(value) = tile.kind else { continue };
            if tiers.get(usize::from(value) + 1).is_none_or(|&count| count == 0) {
                self.report(at, Flaw::NoNextTier { value });
            }
        }
    }
}

/// Where a tile that is printed on the board stands in the definition.
fn printed_at(def: &VariantDef, tile: &Tile) -> Path {
    let name = tile.name.to_string();
    let index = def.board.printed.iter().position(|printed| printed.cell == name);
    Path::of("board").field("printed").index(index.unwrap_or(0))
}
