//! Checks the corridor, the river, the lava room and the alcoves, and joins them to the places of a variant.

use super::Checker;
use super::board::Board;
use crate::chac::card::{VALUES, Value};
use crate::chac::definition::{KindDef, VariantDef};
use crate::chac::dice::{FACES, Needs};
use crate::chac::problem::{Flaw, Quantity};
use crate::chac::square::{MAX_ALCOVES, MAX_OPENINGS, Room, Square, SquareSet};
use crate::chac::variant::{Alcove, Opening, Place};
use crate::ron_text::Path;

/// The rooms that were read.
pub(super) struct Rooms {
    pub(super) corridor: Vec<Square>,
    pub(super) river: Vec<Square>,
    pub(super) landing: Option<Square>,
    pub(super) openings: Vec<Opening>,
    pub(super) lookouts: SquareSet,
    pub(super) alcoves: Vec<Alcove>,
}

impl Checker {
    pub(super) fn rooms(&mut self, def: &VariantDef, board: &Board, dice: u8) -> Rooms {
        let corridor = self.corridor(def, board);
        let river = self.row(&Path::of("board").field("river"), board, &def.board.river, KindDef::River);
        let landing = self.landing(def, board, &river);
        let openings = self.openings(def, board, &corridor);
        let lookouts = self.lookouts(def, board);
        let alcoves = self.alcoves(def, board, dice);
        self.reached(board, &river, landing);
        Rooms { corridor, river, landing, openings, lookouts, alcoves }
    }

    /// Squares in a row: each of this kind once, and a way from each to the next.
    fn row(&mut self, whole: &Path, board: &Board, ids: &[String], kind: KindDef) -> Vec<Square> {
        let mut row = Vec::new();
        for (index, id) in ids.iter().enumerate() {
            let at = whole.index(index);
            let Some(square) = self.square_of(&at, board, id, kind) else { continue };
            if row.contains(&square) {
                self.report(at, Flaw::SquareTwice { square: board.name(square) });
                continue;
            }
            if let Some(&before) = row.last()
                && !board.steps_from(before).contains(square)
            {
                self.report(at, Flaw::NotJoined { from: board.name(before), to: board.name(square), kind });
            }
            row.push(square);
        }
        for square in board.of_kind(kind).filter(|square| !row.contains(square)) {
            self.report(whole.clone(), Flaw::NotListed { square: board.name(square), kind });
        }
        row
    }

    fn corridor(&mut self, def: &VariantDef, board: &Board) -> Vec<Square> {
        let at = Path::of("board").field("corridor");
        let corridor = self.row(&at, board, &def.board.corridor, KindDef::Corridor);
        if def.board.corridor.len() < 2 {
            self.report(at.clone(), Flaw::ShortCorridor { squares: def.board.corridor.len() });
        }
        // The boulder rolls one way, and people walk both.
        for pair in corridor.windows(2) {
            if board.steps_from(pair[0]).contains(pair[1]) && !board.steps_from(pair[1]).contains(pair[0]) {
                self.report(
                    at.clone(),
                    Flaw::NotJoined { from: board.name(pair[1]), to: board.name(pair[0]), kind: KindDef::Corridor },
                );
            }
        }
        let (Some(&last), Some(out)) = (corridor.last(), board.one(KindDef::Out)) else { return corridor };
        let mut doors = board.steps.iter().filter(|(_, _, to)| *to == out).map(|&(from, ..)| from);
        let ways = Path::of("board").field("ways");
        if !board.steps_from(last).contains(out) {
            self.report(ways, Flaw::NoDoor { square: board.name(last) });
        } else if let Some(other) = doors.find(|&door| door != last) {
            self.report(ways, Flaw::OtherWayOut { square: board.name(other) });
        }
        corridor
    }

    fn landing(&mut self, def: &VariantDef, board: &Board, river: &[Square]) -> Option<Square> {
        let at = Path::of("board").field("landing");
        for (index, &square) in river.iter().enumerate() {
            let next: SquareSet = river.get(index + 1).copied().into_iter().collect();
            if !board.steps_from(square).without(next).is_empty() {
                let at = Path::of("board").field("river").index(index);
                self.report(at, Flaw::AgainstCurrent { square: board.name(square) });
            }
        }
        match &def.board.landing {
            None if river.is_empty() => None,
            None => {
                self.report(Path::of("board").field("river"), Flaw::NoLanding);
                None
            }
            Some(_) if river.is_empty() => {
                self.report(at, Flaw::LandingNowhere);
                None
            }
            Some(id) => self.square_of(&at, board, id, KindDef::Corridor),
        }
    }

    fn openings(&mut self, def: &VariantDef, board: &Board, corridor: &[Square]) -> Vec<Opening> {
        let whole = Path::of("board").field("openings");
        let mut openings: Vec<Opening> = Vec::new();
        if def.board.openings.len() > MAX_OPENINGS {
            self.report(whole.clone(), Flaw::TooManyOpenings { openings: def.board.openings.len() });
        }
        for (index, opening) in def.board.openings.iter().enumerate() {
            let at = whole.index(index);
            let sun = self.square_of(&at.field("sun"), board, &opening.sun, KindDef::Sun);
            let corner = self.square_of(&at.field("corner"), board, &opening.corner, KindDef::Corridor);
            let Some((sun, corner)) = sun.zip(corner) else { continue };
            if openings.iter().any(|other| other.sun == sun) {
                self.report(at.field("sun"), Flaw::SquareTwice { square: board.name(sun) });
            }
            if let Some(corner) = corridor.iter().position(|&square| square == corner) {
                openings.push(Opening { sun, corner: corner as u8 });
            }
        }
        for square in board.of_kind(KindDef::Sun) {
            let is_named = def.board.openings.iter().any(|opening| opening.sun == board.name(square).as_str());
            if !is_named {
                self.report(whole.clone(), Flaw::NeverOpens { square: board.name(square) });
            }
        }
        openings.sort_by_key(|opening| opening.corner);
        openings
    }

    fn lookouts(&mut self, def: &VariantDef, board: &Board) -> SquareSet {
        let whole = Path::of("board").field("lookouts");
        let mut lookouts = SquareSet::EMPTY;
        for (index, id) in def.board.lookouts.iter().enumerate() {
            let at = whole.index(index);
            let Some(square) = self.square_of(&at, board, id, KindDef::Corridor) else { continue };
            if lookouts.contains(square) {
                self.report(at, Flaw::SquareTwice { square: board.name(square) });
            }
            lookouts.insert(square);
        }
        let room = board.lava_room();
        for square in board.list().filter(|&square| !room.contains(square) && !lookouts.contains(square)) {
            if !board.steps_from(square).and(room).is_empty() {
                self.report(whole.clone(), Flaw::UnseenDoor { square: board.name(square) });
            }
        }
        lookouts
    }

    fn alcoves(&mut self, def: &VariantDef, board: &Board, dice: u8) -> Vec<Alcove> {
        let whole = Path::of("board").field("alcoves");
        if def.board.alcoves.len() > MAX_ALCOVES {
            self.report(whole.clone(), Flaw::TooManyAlcoves { alcoves: def.board.alcoves.len() });
        }
        let (mut known, mut alcoves) = (Vec::new(), Vec::<Alcove>::new());
        for (index, alcove) in def.board.alcoves.iter().enumerate() {
            let at = whole.index(index);
            let id = self.short_id(at.field("id"), &alcove.id, &mut known);
            let square = self.square_of(&at.field("square"), board, &alcove.square, KindDef::Corridor);
            let points = self.number(at.field("value"), Quantity::AlcoveValue, alcove.value, 1..=9);
            let needs = self.lock(&at.field("needs"), &alcove.needs, dice);
            let Some((id, square)) = id.zip(square) else { continue };
            if alcoves.iter().any(|other| other.square == square) {
                self.report(at.field("square"), Flaw::TwoAlcoves { square: board.name(square) });
            }
            if let Some(value) = Value::of_points(points) {
                alcoves.push(Alcove { id, square, value, needs });
            }
        }
        alcoves
    }

    fn lock(&mut self, at: &Path, faces: &[u32], dice: u8) -> Needs {
        let mut needs = Vec::new();
        for (index, &face) in faces.iter().enumerate() {
            let face = self.number(at.index(index), Quantity::Face, face, 1..=FACES);
            if needs.contains(&face) {
                self.report(at.index(index), Flaw::FaceTwice { face });
            }
            needs.push(face);
        }
        if !(1..=usize::from(dice)).contains(&faces.len()) {
            self.report(at.clone(), Flaw::LockNeeds { found: faces.len(), dice });
        }
        Needs::of(needs)
    }

    /// One can get out of the temple, and onto every square; which squares are cut off matters only if one can.
    fn reached(&mut self, board: &Board, river: &[Square], landing: Option<Square>) {
        let (Some(entrance), Some(out)) = (board.one(KindDef::Entrance), board.one(KindDef::Out)) else { return };
        let reached = board.reached_from(entrance, river.last().copied().zip(landing));
        let squares = Path::of("board").field("squares");
        if !reached.contains(out) {
            self.report(squares, Flaw::NoWayOut);
            return;
        }
        for square in board.list().filter(|&square| !reached.contains(square)) {
            self.report(squares.index(square.index()), Flaw::Unreachable { square: board.name(square) });
        }
    }

    /// The places of a variant without errors.
    pub(super) fn places(board: &Board, rooms: &Rooms) -> Vec<Place> {
        let number = |list: &[Square], square| list.iter().position(|&other| other == square).unwrap_or(0) as u8;
        let room = |square| match board.kind(square) {
            KindDef::Entrance => Room::Entrance,
            KindDef::Zone => Room::Zone(number(&board.zones, square)),
            KindDef::Corridor => Room::Corridor(number(&rooms.corridor, square)),
            KindDef::Lava => Room::Lava(number(&board.tiles, square)),
            KindDef::Sun => {
                let suns: Vec<Square> = rooms.openings.iter().map(|opening| opening.sun).collect();
                Room::Sun(number(&suns, square))
            }
            KindDef::River => Room::River(number(&rooms.river, square)),
            KindDef::Bridge => Room::Bridge,
            KindDef::Out => Room::Out,
        };
        let place = |square| Place {
            id: board.name(square),
            room: room(square),
            steps: board.steps_from(square),
            leaps: leaps(board, square),
            alcove: rooms.alcoves.iter().position(|alcove| alcove.square == square).map(|index| index as u8),
        };
        board.list().map(place).collect()
    }
}

/// C10.6: the squares to which two steps at a right angle lead, each with the squares between. Out of the temple nobody
/// leaps.
fn leaps(board: &Board, from: Square) -> Vec<(Square, SquareSet)> {
    let mut leaps: Vec<(Square, SquareSet)> = Vec::new();
    for &(_, first, between) in board.steps.iter().filter(|(square, ..)| *square == from) {
        let second = board.steps.iter().filter(|&&(square, side, _)| square == between && first.is_across(side));
        for &(_, _, to) in second.filter(|&&(_, _, to)| to != from && board.kind(to) != KindDef::Out) {
            match leaps.iter_mut().find(|(square, _)| *square == to) {
                Some((_, all)) => all.insert(between),
                None => leaps.push((to, [between].into_iter().collect())),
            }
        }
    }
    leaps.sort_by_key(|(square, _)| *square);
    leaps
}

/// The treasures of the alcoves by value.
pub(super) fn in_alcoves(rooms: &Rooms) -> [u8; VALUES] {
    let mut copies = [0; VALUES];
    for alcove in &rooms.alcoves {
        copies[alcove.value.index()] += 1;
    }
    copies
}
