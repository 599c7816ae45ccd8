//! From a definition to a playable variant, or to the list of everything that is wrong with it.
//!
//! The only way to a [`Variant`]. All problems are collected and reported at once, each with its
//! place. Files are the parts of a definition: [`players`], [`board`], [`deck`], [`supply`]; what can
//! be played but was hardly meant, [`warnings`] says.

mod board;
mod deck;
mod players;
mod supply;
mod warnings;

use std::ops::RangeInclusive;

use super::locate::{Place, Places};
use super::problem::{Code, Flaw, Path, Problem, Quantity, Severity};
use super::tile::TileId;
use super::variant::{MAX_FILE_SIZE, MAX_TREASURES, NotAVariant, VARIANT_FORMAT, Variant, VariantDef};
use crate::game::FIRST_GAME;

/// Checks the text of a variant file: the variant, if it can be played, and all problems in the
/// order in which they stand in the text.
#[must_use]
pub fn check_text(text: &str) -> (Option<Variant>, Vec<Problem>) {
    let unreadable = |flaw, place| (None, vec![Problem { flaw, path: Path::whole(), place: Some(place) }]);
    if text.len() as u64 > MAX_FILE_SIZE {
        return unreadable(Flaw::TooLong { bytes: text.len() }, Place::new(text, 0..text.len()));
    }
    let def = match VariantDef::read(text) {
        Ok(def) => def,
        Err(NotAVariant { place, why }) => return unreadable(Flaw::NotRon(why), place),
    };
    let (variant, mut problems) = validate(def);
    if !problems.is_empty() {
        let places = Places::new(text);
        for problem in &mut problems {
            problem.place = Some(places.nearest(&problem.path));
        }
        let is_count = |problem: &Problem| matches!(problem.code(), Code::More | Code::MoreWarnings);
        let start = |problem: &Problem| problem.place.as_ref().map(|place| place.bytes.start);
        problems.sort_by_key(|problem| (is_count(problem), start(problem)));
    }
    (variant, problems)
}

/// Checks a definition: the variant, if it can be played, and all problems.
#[must_use]
pub fn validate(def: VariantDef) -> (Option<Variant>, Vec<Problem>) {
    let mut checker = Checker::default();
    let variant = checker.variant(def);
    let Checker { mut problems, unlisted_errors, unlisted_warnings } = checker;
    let mut unlisted = |count, flaw| {
        if count > 0 {
            problems.push(Problem { flaw, path: Path::whole(), place: None });
        }
    };
    unlisted(unlisted_errors, Flaw::UnlistedErrors { count: unlisted_errors });
    unlisted(unlisted_warnings, Flaw::UnlistedWarnings { count: unlisted_warnings });
    let playable = problems.iter().all(|problem| problem.severity() == Severity::Warning);
    (variant.filter(|_| playable), problems)
}

/// A list longer than this helps nobody.
const MAX_PROBLEMS: usize = 100;
/// Of an id or a name that cannot be used, so many letters are repeated: it is there to be recognised.
const MAX_LETTERS: usize = 40;

#[derive(Default)]
struct Checker {
    problems: Vec<Problem>,
    unlisted_errors: usize,
    unlisted_warnings: usize,
}

impl Checker {
    fn report(&mut self, path: Path, flaw: Flaw) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem { flaw, path, place: None });
        } else {
            match flaw.code().severity() {
                Severity::Error => self.unlisted_errors += 1,
                Severity::Warning => self.unlisted_warnings += 1,
            }
        }
    }

    /// A number within its limits; outside them a problem, and the nearest number that is possible.
    fn number(&mut self, path: Path, what: Quantity, value: u32, limits: RangeInclusive<u8>) -> u8 {
        let (least, most) = (*limits.start(), *limits.end());
        match u8::try_from(value) {
            Ok(value) if limits.contains(&value) => value,
            _ => {
                self.report(path, Flaw::OutOfLimits { what, value, least, most });
                if value < u32::from(least) { least } else { most }
            }
        }
    }

    fn variant(&mut self, def: VariantDef) -> Option<Variant> {
        self.header(&def);
        let players = self.players(&def);
        let board = self.board(&def);
        let (deck, groups) = self.deck(&def, &players);
        let tiers = self.tiers(&def);
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
            printed.push((cell, TileId(u8::try_from(tiles.len()).ok()?)));
            tiles.push(tile);
        }
        let hash = def.hash();
        Some(Variant {
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
            self.report(Path::of("game"), Flaw::Game { found: def.game.chars().take(40).collect() });
        }
        if def.format != VARIANT_FORMAT {
            self.report(Path::of("format"), Flaw::Format { format: def.format });
        }
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if def.id.is_empty() || def.id.len() > 40 || !def.id.chars().all(plain) {
            let found = def.id.chars().take(MAX_LETTERS).collect();
            self.report(Path::of("id"), Flaw::Id { found });
        }
        if def.name.is_empty() {
            self.report(Path::of("name"), Flaw::VariantWithoutName);
        }
    }
}
