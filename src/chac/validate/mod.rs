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

use super::definition::{KindDef, MAX_FILE_SIZE, VARIANT_FORMAT, VariantDef};
use super::problem::{Flaw, Problem};
use super::square::Name;
use super::variant::Variant;
use crate::game::MAX_SEATS;
use crate::game::bounds::{MAX_NAME, MAX_WORDS};
use crate::ron_text::Path;
use crate::variant_file::{self, FileFlaw, beginning};

/// The name of the game in its variant files.
pub const GAME: &str = "chac";

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

impl Checker {
    fn variant(&mut self, def: VariantDef) -> Option<Variant> {
        self.header(&def);
        let players = self.players(&def.players, MAX_SEATS as u8);
        let numbers = self.material(&def, &players);
        let board = self.board(&def)?;
        let rooms = self.rooms(&def, &board, numbers.dice);
        self.drawing(&def, &board);
        let decks = self.decks(&def, &board, &rooms);
        self.warn(&board, &numbers, &decks);
        let (entrance, out) = (board.one(KindDef::Entrance)?, board.one(KindDef::Out)?);
        if self.has_errors() {
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

    /// An id of letters and digits that none of `known` is; it is added to them.
    fn short_id(&mut self, at: Path, id: &str, known: &mut Vec<Name>) -> Option<Name> {
        let Some(name) = Name::read(id) else {
            self.report(at, Flaw::ShortId { found: beginning(id) });
            return None;
        };
        if known.contains(&name) {
            self.report(at, FileFlaw::IdTwice { id: id.to_owned() });
            return None;
        }
        known.push(name);
        Some(name)
    }
}
