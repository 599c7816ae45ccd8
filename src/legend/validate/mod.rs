//! From a definition to a playable variant, or to the list of everything that is wrong with it.
//!
//! The only way to a [`Variant`]. Collects all problems and reports them together, each with its place. [`board`] checks
//! the board and all tiles, [`cards`] what is drafted, [`scenarios`] where tiles lie at the start, [`numbers`] the rest.

mod board;
mod cards;
mod numbers;
mod scenarios;

use std::ops::RangeInclusive;

use super::definition::{MAX_FILE_SIZE, VARIANT_FORMAT, VariantDef};
use super::problem::{Flaw, Problem, Quantity, Supply};
use super::tile::Side;
use super::variant::Variant;
use crate::expedition::checks;
use crate::game::bounds::{MAX_NAME, MAX_WORDS};
use crate::hex::{Direction, Layout};
use crate::ron_text::Path;
use crate::variant_file::{self, FileFlaw, beginning};

/// The name of the game in its variant files.
pub const GAME: &str = "legend";

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
    /// Three numbers, for 2, for 3 and for 4 players.
    fn by_players(&mut self, path: &Path, what: Quantity, values: &[u32], limits: &RangeInclusive<u8>) -> [u8; 3] {
        if values.len() != 3 {
            self.report(path.clone(), Flaw::NotByPlayers { found: values.len() });
        }
        let mut checked = [*limits.start(); 3];
        for (index, (checked, &value)) in checked.iter_mut().zip(values).enumerate() {
            *checked = self.number(path.index(index), what, value, limits.clone());
        }
        checked
    }

    fn variant(&mut self, def: VariantDef) -> Option<Variant> {
        self.header(&def);
        let players = self.players(&def.players, 4);
        let board = self.board(&def);
        let tiles = self.tiles(&def);
        let cards = self.cards(&def, &tiles);
        let powers = self.powers(&def);
        let tokens = self.tokens(&def);
        let treasures = self.treasures(&def);
        let tiers = self.tiers(&def.tiers);
        let numbers = self.numbers(&def, &players);
        let board = board?;
        let scenarios = self.scenarios(&def, &board, &tiles);

        let (rounds, display_cards, display_tiles) = (numbers.rounds, numbers.display[0], numbers.display[1]);
        let right = |count: u8| numbers.right[usize::from(count) - 2];
        let drafted = |count: u8| u32::from(count) * u32::from(right(count));
        self.enough(&Path::of("cards"), Supply::Cards, &players, |count| {
            let have = cards.iter().map(|card| u32::from(card.counts[usize::from(count) - 2])).sum();
            (have, u32::from(display_cards).max(drafted(count)) + (u32::from(rounds) - 1) * drafted(count))
        });
        self.enough(&Path::of("display").field("cards"), Supply::Cards, &players, |count| {
            (display_cards.into(), drafted(count))
        });
        let have = tokens.iter().map(|&copies| u32::from(copies)).sum();
        self.enough(&Path::of("tokens"), Supply::Tokens, &players, |count| {
            (have, u32::from(count) * u32::from(rounds))
        });
        self.enough(&Path::of("powers"), Supply::Powers, &players, |count| (powers.len() as u32, count.into()));
        for (index, scenario) in scenarios.iter().enumerate() {
            let (have, need) = (scenario.deck.len() as u32, u32::from(rounds) * u32::from(display_tiles));
            let most = *players.end();
            self.enough(&Path::of("scenarios").index(index), Supply::Tiles, &(most..=most), |_| (have, need));
        }
        self.warn_of_costs(&def, &tokens, &cards, &powers, &numbers);
        if cards.is_empty() || powers.is_empty() || scenarios.is_empty() || self.has_errors() {
            // Each of these is a problem that is reported.
            return None;
        }

        let hash = def.hash();
        let mut all = tiles.all;
        all.push(board.base_camp_tile);
        Some(Variant {
            id: def.id.clone(),
            hash,
            players,
            sides: sides(&board.layout),
            layout: board.layout,
            base_camp: board.base_camp,
            dotted: board.dotted,
            tiles: all,
            deck: tiles.deck,
            setup_tiles: tiles.setup,
            card_tiles: tiles.of_cards,
            slab_tokens: numbers.slab_tokens,
            tiers,
            treasure_kinds: def.treasures.kinds.len(),
            hidden: treasures.hidden,
            face_up: treasures.face_up,
            set_scores: treasures.scores,
            cards,
            tokens,
            powers,
            scenarios,
            rounds,
            display_cards,
            display_tiles,
            right: numbers.right,
            left: numbers.left,
            costs: numbers.costs,
            uncover_limit: numbers.per_turn[0],
            dig_limit: numbers.per_turn[1],
            most_exchanged: numbers.most_exchanged,
            explorers: numbers.pieces[0],
            leaders: numbers.pieces[1],
            camps: numbers.pieces[2],
            guards: numbers.pieces[3],
            unavailable_explorers: numbers.unavailable[0],
            unavailable_leaders: numbers.unavailable[1],
            leader_strength: numbers.leader_strength,
            start_scores: numbers.start_scores,
            scoring_points: numbers.scoring_points,
            high_temples: numbers.high_temples,
            volcano_score: numbers.volcano_score,
            unused_power: numbers.unused_power,
            def,
        })
    }

    /// Reports where there is too little of something, with the number of players who lack most of it: what is there
    /// and what is needed with so many, `of` says.
    fn enough(&mut self, at: &Path, what: Supply, players: &RangeInclusive<u8>, of: impl Fn(u8) -> (u32, u32)) {
        let lack = |&count: &u8| {
            let (have, need) = of(count);
            need.saturating_sub(have)
        };
        // Of equal lacks that with the fewest players.
        if let Some(players) = players.clone().rev().max_by_key(lack).filter(|count| lack(count) > 0) {
            let (have, need) = of(players);
            self.report(at.clone(), Flaw::TooFew { what, have, need, players });
        }
    }

    fn header(&mut self, def: &VariantDef) {
        if def.game != GAME {
            self.report(Path::of("game"), FileFlaw::Game { found: beginning(&def.game), known: GAME });
        }
        if def.format != VARIANT_FORMAT {
            self.report(Path::of("format"), FileFlaw::Format { format: def.format, known: VARIANT_FORMAT });
        }
        self.id(Path::of("id"), &def.id);
        self.name(&Path::of("name"), &def.name);
        self.text(&Path::of("description"), &def.description, MAX_WORDS);
        self.length(Path::of("author"), &def.author, MAX_NAME);
        self.based_on(def.based_on.as_ref());
    }
}

/// All sides between two hexes of a board, by column, then row, each by its name (L11.3).
fn sides(layout: &Layout) -> Vec<Side> {
    let of_cell = |cell| {
        let next = move |direction: &Direction| layout.neighbour(cell, *direction).is_some();
        Side::DIRECTIONS.into_iter().filter(next).map(move |direction| Side { cell, direction })
    };
    layout.cells().into_iter().flat_map(of_cell).collect()
}
