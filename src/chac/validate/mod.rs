//! From a definition to a playable variant, or to the list of everything that is wrong with it.
//!
//! The only way to a [`Variant`]. Collects all problems and reports them together, each with its place. [`board`] checks
//! the squares and the ways between them, [`rooms`] corridor, river, lava room and alcoves, [`drawing`] where things are
//! drawn, [`material`] the rest.

mod board;
mod drawing;
mod material;
mod rooms;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::definition::{KindDef, MAX_FILE_SIZE, VARIANT_FORMAT, VariantDef};
use super::problem::{Code, Flaw, Problem, Quantity};
use super::square::Name;
use super::variant::Variant;
use crate::game::bounds::{MAX_ID, MAX_NAME, MAX_WORDS};
use crate::game::{Flawed, MAX_SEATS, Place};
use crate::ron_text::{NotADefinition, Path, Places, faults};
use crate::variant_file::Text;

/// The name of the game in its variant files.
pub const GAME: &str = "chac";

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
        Err(first) => {
            let problem = |NotADefinition { place, why }| Problem {
                flaw: Flaw::NotRon(why),
                path: Path::whole(),
                place: Some(place),
            };
            (None, faults(text, first, VariantDef::read).into_iter().map(problem).collect())
        }
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
        let start = |problem: &Problem| problem.place.as_ref().map(|place| place.bytes.start);
        problems.sort_by_key(|problem| (problem.code() == Code::More, start(problem)));
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
    let Checker { mut problems, unlisted } = checker;
    if unlisted > 0 {
        problems.push(Problem { flaw: Flaw::Unlisted { count: unlisted }, path: Path::whole(), place: None });
    }
    let playable = !problems.iter().any(Flawed::is_error);
    (variant.filter(|_| playable), problems)
}

/// The most problems that are listed; the others are only counted.
const MAX_PROBLEMS: usize = 100;
/// The most letters that are repeated of what cannot be used: enough to recognise it.
const MAX_LETTERS: usize = 40;

fn beginning(text: &str) -> String {
    text.chars().take(MAX_LETTERS).collect()
}

#[derive(Default)]
struct Checker {
    problems: Vec<Problem>,
    unlisted: usize,
}

impl Checker {
    fn report(&mut self, path: Path, flaw: Flaw) {
        if self.problems.len() < MAX_PROBLEMS {
            self.problems.push(Problem { flaw, path, place: None });
        } else {
            self.unlisted += 1;
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
        let numbers = self.material(&def, &players);
        let board = self.board(&def)?;
        let rooms = self.rooms(&def, &board, numbers.dice);
        self.drawing(&def, &board);
        let decks = self.decks(&def, &board, &rooms);
        self.warn(&board, &numbers, &decks);
        let (entrance, out) = (board.one(KindDef::Entrance)?, board.one(KindDef::Out)?);
        if self.problems.iter().any(Flawed::is_error) {
            return None;
        }
        let hash = def.hash();
        let walled = board.zones.iter().copied().chain([entrance]).collect();
        let lava_room = board.lava_room();
        let places = Self::places(&board, &rooms);
        Some(Variant {
            id: def.id.clone(),
            hash,
            players,
            all: board.all(),
            places,
            entrance,
            out,
            bridge: board.one(KindDef::Bridge),
            walled,
            lava_room,
            zones: board.zones,
            tiles: board.tiles,
            corridor: rooms.corridor,
            river: rooms.river,
            landing: rooms.landing,
            openings: rooms.openings,
            alcoves: rooms.alcoves,
            lookouts: rooms.lookouts,
            people: numbers.people,
            per_seat: numbers.per_seat,
            dice: numbers.dice,
            load: numbers.load,
            least_load: numbers.least_load,
            decks,
            chest_sides: numbers.chest_sides,
            wall_steps: numbers.wall_steps,
            wall_cards: numbers.wall_cards,
            cards_per_round: numbers.cards_per_round,
            boulder_dice: numbers.boulder_dice,
            boulder_needs: numbers.boulder_needs,
            planks: numbers.planks,
            danger: numbers.danger,
            rescue_cost: numbers.rescue_cost,
            def,
        })
    }

    fn header(&mut self, def: &VariantDef) {
        if def.game != GAME {
            self.report(Path::of("game"), Flaw::Game { found: beginning(&def.game) });
        }
        if def.format != VARIANT_FORMAT {
            self.report(Path::of("format"), Flaw::Format { format: def.format });
        }
        let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        if def.id.is_empty() || def.id.len() > MAX_ID || !def.id.chars().all(plain) {
            self.report(Path::of("id"), Flaw::Id { found: beginning(&def.id) });
        }
        self.name(&Path::of("name"), &def.name);
        self.text(&Path::of("description"), &def.description, MAX_WORDS);
        self.length(Path::of("author"), &def.author, MAX_NAME);
        if let Some(parent) = &def.based_on {
            let at = Path::of("based_on");
            self.length(at.field("id"), &parent.id, MAX_ID);
            self.length(at.field("hash"), &parent.hash, MAX_NAME);
        }
    }

    /// An id of letters and digits that none of `known` is; it is added to them.
    fn short_id(&mut self, at: Path, id: &str, known: &mut Vec<Name>) -> Option<Name> {
        let Some(name) = Name::read(id) else {
            self.report(at, Flaw::ShortId { found: beginning(id) });
            return None;
        };
        if known.contains(&name) {
            self.report(at, Flaw::IdTwice { id: id.to_owned() });
            return None;
        }
        known.push(name);
        Some(name)
    }

    fn players(&mut self, def: &VariantDef) -> RangeInclusive<u8> {
        let (at, limits) = (Path::of("players"), 2..=MAX_SEATS as u8);
        let least = self.number(at.field("least"), Quantity::LeastPlayers, def.players.least, limits.clone());
        let most = self.number(at.field("most"), Quantity::MostPlayers, def.players.most, limits);
        if least > most {
            self.report(at.clone(), Flaw::PlayersExchanged { least, most });
        }
        let colours = &def.players.colours;
        let at = at.field("colours");
        if colours.len() < usize::from(most) {
            self.report(at.clone(), Flaw::TooFewColours { colours: colours.len(), players: most });
        }
        let mut known = BTreeSet::new();
        for (index, colour) in colours.iter().enumerate() {
            self.length(at.index(index), colour, MAX_NAME);
            if colour.trim().is_empty() {
                self.report(at.index(index), Flaw::ColourWithoutName);
            } else if !known.insert(colour) {
                self.report(at.index(index), Flaw::ColourTwice { colour: beginning(colour) });
            }
        }
        least.min(most)..=most.max(least)
    }

    fn name(&mut self, at: &Path, name: &Text) {
        if name.is_empty() {
            self.report(at.clone(), Flaw::WithoutName);
        }
        self.text(at, name, MAX_NAME);
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
