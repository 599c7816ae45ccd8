//! From a definition to a playable variant, or to the list of everything that is wrong with it.
//!
//! The only way to a [`Variant`]. Collects all problems and reports them together, each with its place. Each file
//! checks one part of a definition: [`players`], [`board`], [`deck`], [`supply`]; [`warnings`] finds what can be played
//! but was probably not meant, and asks [`reach`] where pieces can walk. What those who draw a board are told of it beside
//! the problems, [`access`] finds out. What a problem is called and how bad it is, `problem` decides.

mod access;
mod board;
mod deck;
mod players;
mod reach;
mod supply;
mod warnings;

use std::ops::RangeInclusive;

pub use access::Access;

use super::problem::{Code, Flaw, Problem, Quantity};
use super::variant::{MAX_FILE_SIZE, VARIANT_FORMAT, Variant, VariantDef};
use crate::expedition::{FlawOfGame, MAX_TREASURES, Severity, Text, TileId};
use crate::game::bounds::{MAX_ID, MAX_NAME, MAX_WORDS};
use crate::game::{FIRST_GAME, Place};
use crate::ron_text::{NotADefinition, Path, Places};

/// Checks the text of a variant file: the variant, if it can be played, and all problems in the
/// order in which they stand in the text.
#[must_use]
pub fn check_text(text: &str) -> (Option<Variant>, Vec<Problem>) {
    let unreadable = |flaw, place| (None, vec![Problem { flaw, path: Path::whole(), place: Some(place) }]);
    if text.len() as u64 > MAX_FILE_SIZE {
        return unreadable(Flaw::TooLong { bytes: text.len() }, Place::new(text, 0..text.len()));
    }
    match VariantDef::read(text) {
        Ok(def) => check_read(text, def),
        Err(NotADefinition { place, why }) => unreadable(Flaw::NotRon(why), place),
    }
}

/// As [`check_text`], for a text that is no longer than a file may be and is known to say this definition.
#[must_use]
pub fn check_read(text: &str, def: VariantDef) -> (Option<Variant>, Vec<Problem>) {
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

/// The problem of a variant, made from this text, whose id belongs to another one of the program.
#[must_use]
pub(super) fn id_taken(variant: &Variant, text: &str) -> Problem {
    let path = Path::of("id");
    let place = Some(Places::new(text).nearest(&path));
    Problem { flaw: Flaw::IdOfTheProgram { id: variant.id().to_owned() }, path, place }
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

/// The most problems that are listed; the others are only counted.
const MAX_PROBLEMS: usize = 100;
/// The most letters that are repeated of an id or a name that cannot be used: enough to recognise it.
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

    /// The number if it is within its limits; otherwise reports a problem and gives the nearest number that is
    /// possible.
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
            self.report(Path::of("game"), Flaw::Game { found: def.game.chars().take(40).collect() });
        }
        if def.format != VARIANT_FORMAT {
            self.report(Path::of("format"), Flaw::Format { format: def.format });
        }
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if def.id.is_empty() || def.id.len() > MAX_ID || !def.id.chars().all(plain) {
            let found = def.id.chars().take(MAX_LETTERS).collect();
            self.report(Path::of("id"), Flaw::Id { found });
        }
        if def.name.is_empty() {
            self.report(Path::of("name"), Flaw::VariantWithoutName);
        }
        self.text(&Path::of("name"), &def.name, MAX_NAME);
        self.text(&Path::of("description"), &def.description, MAX_WORDS);
        self.length(Path::of("author"), &def.author, MAX_NAME);
        if let Some(parent) = &def.based_on {
            let at = Path::of("based_on");
            self.length(at.field("id"), &parent.id, MAX_ID);
            self.length(at.field("hash"), &parent.hash, MAX_NAME);
        }
    }

    /// A text that is at most this long, in every language; languages are named as ids are.
    fn text(&mut self, at: &Path, text: &Text, most: usize) {
        match text {
            Text::Plain(text) => self.length(at.clone(), text, most),
            Text::Languages(texts) => {
                for (language, text) in texts {
                    if language.chars().nth(MAX_ID).is_some() {
                        self.length(at.clone(), language, MAX_ID);
                    } else {
                        self.length(at.language(language), text, most);
                    }
                }
            }
        }
    }

    fn length(&mut self, at: Path, text: &str, most: usize) {
        let characters = text.chars().count();
        if characters > most {
            self.report(at, Flaw::TextTooLong { characters, most });
        }
    }
}
