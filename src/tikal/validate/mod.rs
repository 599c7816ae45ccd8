//! From a definition to a playable variant, or to the list of everything that is wrong with it.
//!
//! The only way to a [`Variant`]. Collects all problems and reports them together, each with its place. Each file
//! checks one part of a definition: [`board`], [`deck`], [`supply`]; [`warnings`] finds what can be played
//! but was probably not meant, and asks [`reach`] where pieces can walk. What those who draw a board are told of it beside
//! the problems, [`access`] finds out. What a problem is called and how bad it is, `problem` decides.

mod access;
mod board;
mod deck;
mod reach;
mod supply;
mod warnings;

pub use access::Access;

use super::problem::{Flaw, Problem, Quantity};
use super::variant::{MAX_FILE_SIZE, VARIANT_FORMAT, Variant, VariantDef};
use crate::expedition::{MAX_TREASURES, TileId, checks};
use crate::game::FIRST_GAME;
use crate::game::bounds::{MAX_NAME, MAX_WORDS};
use crate::ron_text::Path;
use crate::variant_file::{self, FileFlaw, beginning};

/// Checks the text of a variant file: the variant, if it can be played, and all problems in the
/// order in which they stand in the text.
#[must_use]
pub fn check_text(text: &str) -> (Option<Variant>, Vec<Problem>) {
    variant_file::check_text(text, MAX_FILE_SIZE, VariantDef::read, check_read)
}

/// As [`check_text`], for a text that is no longer than a file may be and is known to say this definition.
#[must_use]
pub fn check_read(text: &str, def: VariantDef) -> (Option<Variant>, Vec<Problem>) {
    variant_file::placed(text, validate(def))
}

/// Checks a definition: the variant, if it can be played, and all problems.
#[must_use]
pub fn validate(def: VariantDef) -> (Option<Variant>, Vec<Problem>) {
    let mut checker = Checker::default();
    let variant = checker.variant(def);
    checker.checked(variant)
}

/// The problems of a definition that is being checked.
type Checker = variant_file::Checker<Flaw>;

checks! {}

impl Checker {
    fn variant(&mut self, def: VariantDef) -> Option<Variant> {
        self.header(&def);
        let players = self.players(&def.players, 4);
        let board = self.board(&def);
        let (deck, groups) = self.deck(&def, &players);
        let tiers = self.tiers(&def.tiers);
        let (treasure_copies, set_scores) = self.treasures(&def);
        let limits = self.numbers(&def);
        let board = board?;
        self.warnings(&def, &players, &board, &deck, &groups, &tiers);
        let base_camp = board.base_camp?;
        let base_camp_tile = board.printed.iter().find(|&&(cell, _)| cell == base_camp)?.1.clone();

        let deck_size = deck.len();
        let mut group_of = [0; 64];
        for (index, group) in (0..).zip(&groups) {
            for tile in group.tiles.iter() {
                group_of[tile.index()] = index;
            }
        }
        let mut tiles = deck;
        let mut printed = Vec::new();
        for (cell, tile) in board.printed {
            printed.push((cell, TileId::new(u8::try_from(tiles.len()).ok()?)));
            tiles.push(tile);
        }
        let hash = def.hash();
        Some(Variant {
            id: def.id.clone(),
            hash,
            layout: board.layout,
            tiles,
            deck_size,
            groups,
            group_of,
            base_camp,
            base_camp_tile,
            printed,
            tiers,
            treasure_kinds: def.treasures.kinds.len().min(MAX_TREASURES),
            treasure_copies,
            set_scores,
            costs: limits.costs,
            action_points: limits.action_points,
            uncover_limit: limits.per_turn[0],
            dig_limit: limits.per_turn[1],
            explorers: limits.pieces[0],
            leaders: limits.pieces[1],
            camps: limits.pieces[2],
            guards: limits.pieces[3],
            leader_strength: limits.leader_strength,
            players,
            def,
        })
    }

    fn header(&mut self, def: &VariantDef) {
        if def.game != FIRST_GAME {
            self.report(Path::of("game"), Flaw::Game { found: beginning(&def.game) });
        }
        if def.format != VARIANT_FORMAT {
            self.report(Path::of("format"), FileFlaw::Format { format: def.format, known: VARIANT_FORMAT });
        }
        self.id(Path::of("id"), &def.id);
        if def.name.is_empty() {
            self.report(Path::of("name"), Flaw::VariantWithoutName);
        }
        self.text(&Path::of("name"), &def.name, MAX_NAME);
        self.text(&Path::of("description"), &def.description, MAX_WORDS);
        self.length(Path::of("author"), &def.author, MAX_NAME);
        self.based_on(def.based_on.as_ref());
    }
}
