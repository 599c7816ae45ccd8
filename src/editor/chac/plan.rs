//! The plan of a temple as it is drawn: which squares and things lie on which fields of its picture, and what can be done
//! to them. Whatever is done to a square, everything that names it goes with it.

use crate::chac::{
    AlcoveDef, BoardDef, DeckDef, DecorDef, DecorKind, KindDef, MAX_ALCOVES, MAX_LETTERS, MAX_OPENINGS, MAX_SQUARES,
    MAX_TILES, MAX_ZONES, Name, OpeningDef, SquareDef, VariantDef,
};
use crate::editor::slug::numbered;

/// The largest picture, in fields each way.
pub const MAX_FIELDS: u32 = 40;
/// The most things that are drawn beside the squares.
pub(super) const MAX_DECOR: usize = 40;
/// The value and the lock of a new alcove.
const NEW_ALCOVE: (u32, [u32; 3]) = (4, [1, 2, 3]);

/// All kinds of squares, by their rooms.
pub const KINDS: [KindDef; 8] = [
    KindDef::Entrance,
    KindDef::Zone,
    KindDef::Corridor,
    KindDef::Lava,
    KindDef::Sun,
    KindDef::River,
    KindDef::Bridge,
    KindDef::Out,
];

/// Something that is drawn on the plan, by its place in its list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A square.
    Square(usize),
    /// An alcove.
    Alcove(usize),
    /// Something beside the squares.
    Decor(usize),
}

/// Something that can be put on the plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum New {
    /// A square of this kind.
    Square(KindDef),
    /// An alcove.
    Alcove,
    /// Something beside the squares.
    Decor(DecorKind),
}

/// Some fields of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names are those of a variant file")]
pub struct Fields {
    pub x: u32,
    pub y: u32,
    pub w: u32,
    pub h: u32,
}

impl Fields {
    /// The column behind the last one.
    #[must_use]
    pub fn right(self) -> u32 {
        self.x.saturating_add(self.w)
    }

    /// The row below the last one.
    #[must_use]
    pub fn bottom(self) -> u32 {
        self.y.saturating_add(self.h)
    }

    /// True if this field is one of them.
    #[must_use]
    pub fn contains(self, (x, y): (u32, u32)) -> bool {
        (self.x..self.right()).contains(&x) && (self.y..self.bottom()).contains(&y)
    }

    /// The number of columns and of rows in which both of them lie.
    pub(super) fn shared(self, other: Self) -> (u32, u32) {
        let along = |from: u32, to: u32, other: u32, other_to: u32| to.min(other_to).saturating_sub(from.max(other));
        (along(self.x, self.right(), other.x, other.right()), along(self.y, self.bottom(), other.y, other.bottom()))
    }

    /// True if they lie side by side.
    pub(super) fn touches(self, other: Self) -> bool {
        let (columns, rows) = self.shared(other);
        let beside = self.right() == other.x || other.right() == self.x;
        let above = self.bottom() == other.y || other.bottom() == self.y;
        (columns > 0 && above) || (rows > 0 && beside)
    }
}

/// Why something is not done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The temple has as many squares of this kind as it can have.
    Kind(KindDef),
    /// It has as many squares as it can have.
    Squares,
    /// It has as many alcoves, or other things, as it can have.
    Things,
    /// It would be off the picture.
    OffPicture,
    /// It would lie over something else.
    Taken,
    /// An alcove has to be beside a square of the corridor.
    NoCorridor,
    /// A way from a square to itself.
    ToItself,
    /// Nobody comes back from outside.
    FromOutside,
}

/// Everything that is drawn: what lies at the bottom comes first.
#[must_use]
pub fn things(def: &VariantDef) -> Vec<Thing> {
    let board = &def.board;
    let decor = (0..board.decor.len()).map(Thing::Decor);
    decor
        .chain((0..board.alcoves.len()).map(Thing::Alcove))
        .chain((0..board.squares.len()).map(Thing::Square))
        .collect()
}

/// The fields on which something is drawn.
#[must_use]
pub fn fields(def: &VariantDef, thing: Thing) -> Option<Fields> {
    let board = &def.board;
    let (x, y, w, h) = match thing {
        Thing::Square(index) => board.squares.get(index).map(|square| (square.x, square.y, square.w, square.h)),
        Thing::Alcove(index) => board.alcoves.get(index).map(|alcove| (alcove.x, alcove.y, 1, 1)),
        Thing::Decor(index) => board.decor.get(index).map(|decor| (decor.x, decor.y, decor.w, decor.h)),
    }?;
    Some(Fields { x, y, w, h })
}

/// The size of the picture, as far as it can be drawn.
#[must_use]
pub fn size(def: &VariantDef) -> (u32, u32) {
    (def.board.width.clamp(1, MAX_FIELDS), def.board.height.clamp(1, MAX_FIELDS))
}

/// The thing on a field that lies at the top.
#[must_use]
pub fn at(def: &VariantDef, field: (u32, u32)) -> Option<Thing> {
    let is_there = |thing: &Thing| fields(def, *thing).is_some_and(|fields| fields.contains(field));
    things(def).into_iter().rev().find(is_there)
}

/// The square on a field.
#[must_use]
pub fn square_at(def: &VariantDef, field: (u32, u32)) -> Option<usize> {
    (0..def.board.squares.len())
        .rev()
        .find(|&index| fields(def, Thing::Square(index)).is_some_and(|it| it.contains(field)))
}

/// The place of the square of this name.
#[must_use]
pub fn square_named(def: &VariantDef, id: &str) -> Option<usize> {
    def.board.squares.iter().position(|square| square.id == id)
}

/// Puts something new on a field.
///
/// # Errors
/// Why that is not done.
pub fn put(def: &mut VariantDef, new: &New, (x, y): (u32, u32)) -> Result<Thing, Refused> {
    let (width, height) = size(def);
    if x >= width || y >= height {
        return Err(Refused::OffPicture);
    }
    match new {
        New::Square(kind) => {
            has_room(def, *kind)?;
            if def.board.squares.len() >= MAX_SQUARES {
                return Err(Refused::Squares);
            }
            if square_at(def, (x, y)).is_some() {
                return Err(Refused::Taken);
            }
            let id = free_id(def, *kind);
            def.board.squares.push(SquareDef { id, kind: *kind, x, y, w: 1, h: 1 });
            let index = def.board.squares.len() - 1;
            enter_room(def, index);
            Ok(Thing::Square(index))
        }
        New::Alcove => {
            if def.board.alcoves.len() >= MAX_ALCOVES {
                return Err(Refused::Things);
            }
            if square_at(def, (x, y)).is_some() {
                return Err(Refused::Taken);
            }
            let square = corridor_beside(def, (x, y)).ok_or(Refused::NoCorridor)?;
            let square = def.board.squares[square].id.clone();
            let is_free = |id: &str| def.board.alcoves.iter().all(|alcove| alcove.id != id);
            let id = counted("k", is_free);
            let (value, needs) = NEW_ALCOVE;
            let needs = needs[..needs.len().min(def.dice.max(1) as usize)].to_vec();
            def.board.alcoves.push(AlcoveDef { id, square, value, needs, x, y });
            Ok(Thing::Alcove(def.board.alcoves.len() - 1))
        }
        New::Decor(kind) => {
            if def.board.decor.len() >= MAX_DECOR {
                return Err(Refused::Things);
            }
            def.board.decor.push(DecorDef { kind: kind.clone(), x, y, w: 1, h: 1 });
            Ok(Thing::Decor(def.board.decor.len() - 1))
        }
    }
}

/// Moves something so that its first field is this one.
///
/// # Errors
/// Why that is not done: a square does not lie over another one.
pub fn move_to(def: &mut VariantDef, thing: Thing, (x, y): (u32, u32)) -> Result<(), Refused> {
    let Some(before) = fields(def, thing) else { return Ok(()) };
    let (width, height) = size(def);
    let now = Fields { x, y, ..before };
    if now.right() > width || now.bottom() > height {
        return Err(Refused::OffPicture);
    }
    if let Thing::Square(index) = thing {
        let others = (0..def.board.squares.len()).filter(|&other| other != index);
        let is_there = |other: usize| {
            fields(def, Thing::Square(other)).is_some_and(|other| {
                let (columns, rows) = now.shared(other);
                columns > 0 && rows > 0
            })
        };
        if others.into_iter().any(is_there) {
            return Err(Refused::Taken);
        }
    }
    draw_at(def, thing, now);
    Ok(())
}

/// Draws something on these fields, whatever lies there; an alcove has one field. Ways that left a square on the side
/// towards another one do so afterwards too.
pub fn draw_at(def: &mut VariantDef, thing: Thing, Fields { x, y, w, h }: Fields) {
    match thing {
        Thing::Square(index) => super::ways::follow_sides(def, index, |def| {
            let square = &mut def.board.squares[index];
            (square.x, square.y, square.w, square.h) = (x, y, w, h);
        }),
        Thing::Alcove(index) => {
            if let Some(alcove) = def.board.alcoves.get_mut(index) {
                (alcove.x, alcove.y) = (x, y);
            }
        }
        Thing::Decor(index) => {
            if let Some(decor) = def.board.decor.get_mut(index) {
                (decor.x, decor.y, decor.w, decor.h) = (x, y, w, h);
            }
        }
    }
}

/// Takes something away, and whatever names it.
pub fn remove(def: &mut VariantDef, thing: Thing) {
    match thing {
        Thing::Square(index) => {
            let Some(square) = def.board.squares.get(index).cloned() else { return };
            leave_room(def, index);
            let board = &mut def.board;
            board.squares.remove(index);
            for ways in [&mut board.ways, &mut board.one_way] {
                ways.retain(|way| way.from != square.id && way.to != square.id);
            }
        }
        Thing::Alcove(index) => {
            if index < def.board.alcoves.len() {
                def.board.alcoves.remove(index);
            }
        }
        Thing::Decor(index) => {
            if index < def.board.decor.len() {
                def.board.decor.remove(index);
            }
        }
    }
}

/// Gives a square another name wherever it is named. One that another square has, or that is none, is not taken.
pub fn rename(def: &mut VariantDef, index: usize, id: &str) -> bool {
    let is_free = def.board.squares.iter().enumerate().all(|(other, square)| other == index || square.id != id);
    let Some(before) = def.board.squares.get(index).map(|square| square.id.clone()) else { return false };
    if !is_free || Name::read(id).is_none() {
        return false;
    }
    id.clone_into(&mut def.board.squares[index].id);
    for name in names_of_squares(&mut def.board) {
        if *name == before {
            id.clone_into(name);
        }
    }
    true
}

/// Every place of a board, beside the list of squares, where a square is named.
fn names_of_squares(board: &mut BoardDef) -> Vec<&mut String> {
    let mut names: Vec<&mut String> = Vec::new();
    for ways in [&mut board.ways, &mut board.one_way] {
        names.extend(ways.iter_mut().flat_map(|way| [&mut way.from, &mut way.to]));
    }
    names.extend(&mut board.corridor);
    names.extend(&mut board.river);
    names.extend(&mut board.lookouts);
    names.extend(&mut board.landing);
    names.extend(board.openings.iter_mut().flat_map(|opening| [&mut opening.sun, &mut opening.corner]));
    names.extend(board.alcoves.iter_mut().map(|alcove| &mut alcove.square));
    names.extend(board.decor.iter_mut().filter_map(|decor| match &mut decor.kind {
        DecorKind::Clue(zone) => Some(zone),
        _ => None,
    }));
    names
}

/// Makes a square one of another kind: it leaves the lists of its room and enters those of the other.
///
/// # Errors
/// Why that is not done.
pub fn turn_into(def: &mut VariantDef, index: usize, kind: KindDef) -> Result<(), Refused> {
    let Some(before) = def.board.squares.get(index).map(|square| square.kind) else { return Ok(()) };
    if before == kind {
        return Ok(());
    }
    has_room(def, kind)?;
    leave_room(def, index);
    def.board.squares[index].kind = kind;
    enter_room(def, index);
    super::ways::fit(def, index);
    Ok(())
}

/// True if one more square of a kind can be there.
pub(super) fn has_room(def: &VariantDef, kind: KindDef) -> Result<(), Refused> {
    let most = match kind {
        KindDef::Entrance | KindDef::Out | KindDef::Bridge => 1,
        KindDef::Zone => MAX_ZONES,
        KindDef::Lava => MAX_TILES,
        KindDef::Sun => MAX_OPENINGS,
        KindDef::Corridor | KindDef::River => MAX_SQUARES,
    };
    let count = def.board.squares.iter().filter(|square| square.kind == kind).count();
    if count < most { Ok(()) } else { Err(Refused::Kind(kind)) }
}

/// The number of zones before a square in the list.
fn zones_before(def: &VariantDef, index: usize) -> usize {
    def.board.squares.iter().take(index).filter(|square| square.kind == KindDef::Zone).count()
}

/// Puts a square into the lists of its room.
pub(super) fn enter_room(def: &mut VariantDef, index: usize) {
    let square = def.board.squares[index].clone();
    match square.kind {
        KindDef::Corridor => def.board.corridor.push(square.id),
        KindDef::River => def.board.river.push(square.id),
        KindDef::Sun => {
            // The roof opens when the boulder passes the nearest square of its track.
            let here = Thing::Square(index);
            let corner = nearest_of(def, here, &def.board.corridor).unwrap_or_default();
            def.board.openings.push(OpeningDef { sun: square.id, corner });
        }
        KindDef::Zone => {
            let zone = zones_before(def, index).min(def.decks.zones.len());
            let deck = zone.checked_sub(1).and_then(|before| def.decks.zones.get(before)).cloned();
            let usual = || DeckDef { chests: 1, values: [(1, 1), (2, 2), (3, 3), (4, 2), (5, 1)].into() };
            renumber_decks(&mut def.board, |number| number + usize::from(number > zone));
            def.decks.zones.insert(zone, deck.unwrap_or_else(usual));
        }
        KindDef::Entrance | KindDef::Lava | KindDef::Bridge | KindDef::Out => {}
    }
}

/// Takes a square out of the lists of its room.
fn leave_room(def: &mut VariantDef, index: usize) {
    let square = def.board.squares[index].clone();
    let id = square.id.as_str();
    if square.kind == KindDef::Zone {
        let zone = zones_before(def, index);
        if zone < def.decks.zones.len() {
            def.decks.zones.remove(zone);
        }
        let own = format!("zone{}", zone + 1);
        def.board.decor.retain(|decor| match &decor.kind {
            DecorKind::Deck(deck) => *deck != own,
            DecorKind::Clue(zone) => zone != id,
            _ => true,
        });
        renumber_decks(&mut def.board, |number| number - usize::from(number > zone + 1));
    }
    let board = &mut def.board;
    board.corridor.retain(|other| other != id);
    board.river.retain(|other| other != id);
    board.lookouts.retain(|other| other != id);
    board.alcoves.retain(|alcove| alcove.square != id);
    board.openings.retain(|opening| opening.sun != id);
    if board.landing.as_deref() == Some(id) || board.river.is_empty() {
        board.landing = None;
    }
    // The roof opens over a sun corner all the same, at the square that is nearest now.
    for opening in 0..board.openings.len() {
        if def.board.openings[opening].corner == id {
            let sun = square_named(def, &def.board.openings[opening].sun);
            let nearest = sun.and_then(|sun| nearest_of(def, Thing::Square(sun), &def.board.corridor));
            def.board.openings[opening].corner = nearest.unwrap_or_default();
        }
    }
}

/// Gives the drawn decks of zones the numbers that `now` says.
fn renumber_decks(board: &mut BoardDef, now: impl Fn(usize) -> usize) {
    for decor in &mut board.decor {
        if let DecorKind::Deck(deck) = &mut decor.kind
            && let Some(number) = deck.strip_prefix("zone").and_then(|number| number.parse::<usize>().ok())
        {
            *deck = format!("zone{}", now(number));
        }
    }
}

/// Of these squares the one whose middle is nearest to a thing.
fn nearest_of(def: &VariantDef, thing: Thing, ids: &[String]) -> Option<String> {
    let middle = |fields: Fields| {
        let twice = |from: u32, length: u32| 2 * u64::from(from) + u64::from(length);
        (twice(fields.x, fields.w), twice(fields.y, fields.h))
    };
    let here = middle(fields(def, thing)?);
    let away = |id: &&String| {
        let there = square_named(def, id).and_then(|index| fields(def, Thing::Square(index))).map(middle);
        there.map_or(u64::MAX, |there| there.0.abs_diff(here.0).saturating_add(there.1.abs_diff(here.1)))
    };
    ids.iter().min_by_key(away).cloned()
}

/// The square of the corridor nearest to a thing.
pub(super) fn nearest_corridor(def: &VariantDef, thing: Thing) -> Option<String> {
    nearest_of(def, thing, &def.board.corridor)
}

/// The first square of the corridor beside a field that has no alcove yet; else one that has.
pub(super) fn corridor_beside(def: &VariantDef, (x, y): (u32, u32)) -> Option<usize> {
    let field = Fields { x, y, w: 1, h: 1 };
    let beside = |index: &usize| {
        def.board.squares[*index].kind == KindDef::Corridor
            && fields(def, Thing::Square(*index)).is_some_and(|square| square.touches(field))
    };
    let all: Vec<usize> = (0..def.board.squares.len()).filter(beside).collect();
    let has_none =
        |index: &&usize| def.board.alcoves.iter().all(|alcove| alcove.square != def.board.squares[**index].id);
    all.iter().find(has_none).or(all.first()).copied()
}

/// A name for a new square of a kind.
pub(super) fn free_id(def: &VariantDef, kind: KindDef) -> String {
    let is_free = |id: &str| def.board.squares.iter().all(|square| square.id != id);
    match kind {
        KindDef::Entrance => short_id("entrance", is_free),
        KindDef::Out => short_id("out", is_free),
        KindDef::Bridge => short_id("bridge", is_free),
        KindDef::Zone => counted("z", is_free),
        KindDef::Corridor => counted("c", is_free),
        KindDef::Lava => counted("l", is_free),
        KindDef::River => counted("r", is_free),
        KindDef::Sun => {
            let letter = ('A'..='Z').map(String::from).find(|id| is_free(id));
            letter.unwrap_or_else(|| counted("sun", is_free))
        }
    }
}

/// The first of `c1`, `c2` … that is free.
pub(super) fn counted(letter: &str, is_free: impl Fn(&str) -> bool) -> String {
    // More than any temple has.
    let all = (1..=1000).map(|number| format!("{letter}{number}"));
    all.into_iter().find(|id| is_free(id)).unwrap_or_else(|| letter.to_owned())
}

/// This name, or the first with a number behind it that is free, of letters and digits alone.
#[must_use]
pub fn short_id(id: &str, is_free: impl Fn(&str) -> bool) -> String {
    let plain = |id: &str| id.chars().filter(char::is_ascii_alphanumeric).collect::<String>();
    let begun: String = plain(id).chars().take(MAX_LETTERS - 3).collect();
    let begun = if begun.is_empty() { "x".to_owned() } else { begun };
    plain(&numbered(&begun, |id| is_free(&plain(id))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chac::validate;
    use crate::editor::chac::ways::{Joined, join};

    fn temple() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/chac/temple.ron")).unwrap()
    }

    #[test]
    fn whatever_lies_on_a_field_is_found_from_the_top() {
        let def = temple();
        let bridge = square_named(&def, "bridge").unwrap();
        assert_eq!(at(&def, (7, 8)), Some(Thing::Square(bridge)));
        assert_eq!(at(&def, (3, 0)), Some(Thing::Alcove(0)));
        assert_eq!(at(&def, (9, 8)), Some(Thing::Decor(0)));
        assert_eq!(at(&def, (15, 8)), Some(Thing::Decor(13)));
        assert_eq!(at(&def, (15, 4)), None);
        assert_eq!(things(&def).len(), 14 + 5 + 60);
    }

    #[test]
    fn a_square_that_goes_takes_along_whatever_names_it() {
        for id in ["z2", "A", "r3", "l14", "c24", "bridge", "c30"] {
            let mut def = temple();
            let index = square_named(&def, id).unwrap();
            remove(&mut def, Thing::Square(index));
            assert!(!def.write().unwrap().contains(&format!("\"{id}\"")), "{id}");
            assert_eq!(def.board.squares.len(), 59);
        }
        let mut def = temple();
        let zone = square_named(&def, "z2").unwrap();
        def.decks.zones[2].chests = 7;
        remove(&mut def, Thing::Square(zone));
        assert_eq!((def.decks.zones.len(), def.decks.zones[1].chests), (3, 7));
        let decks =
            def.board.decor.iter().filter(|decor| matches!(&decor.kind, DecorKind::Deck(deck) if deck == "zone2"));
        assert_eq!(decks.map(|decor| decor.x).collect::<Vec<_>>(), [9]);
    }

    #[test]
    fn a_renamed_square_stays_what_it_is() {
        let mut def = temple();
        let index = square_named(&def, "c7").unwrap();
        assert!(!rename(&mut def, index, "c8") && !rename(&mut def, index, "the one") && def == temple());
        assert!(rename(&mut def, index, "ledge"));
        let (variant, problems) = validate(def.clone());
        assert!(variant.is_some() && problems.is_empty(), "{problems:?}");
        assert_eq!(def.board.corridor[7], "ledge");
        assert!(rename(&mut def, index, "c7"));
        assert_eq!(def, temple());
    }

    #[test]
    fn a_new_square_is_in_the_lists_of_its_room() {
        let mut def = temple();
        assert_eq!(put(&mut def, &New::Square(KindDef::Bridge), (15, 4)), Err(Refused::Kind(KindDef::Bridge)));
        assert_eq!(put(&mut def, &New::Square(KindDef::Zone), (9, 1)), Err(Refused::Taken));
        assert_eq!(put(&mut def, &New::Square(KindDef::Zone), (16, 1)), Err(Refused::OffPicture));
        assert_eq!(def, temple());
        let zone = put(&mut def, &New::Square(KindDef::Zone), (15, 4)).unwrap();
        let Thing::Square(zone) = zone else { panic!("no square") };
        assert_eq!((def.board.squares[zone].id.as_str(), def.decks.zones.len()), ("z5", 5));
        let entrance = square_named(&def, "entrance").unwrap();
        assert_eq!(join(&mut def, entrance, zone, false), Ok(Joined::Made));
        let (variant, problems) = validate(def.clone());
        assert!(variant.is_some() && problems.is_empty(), "{problems:?}");
        // Whatever it becomes, it is in the lists of that room, and back again.
        for (kind, joined) in [(KindDef::Corridor, false), (KindDef::Sun, false), (KindDef::Zone, true)] {
            turn_into(&mut def, zone, kind).unwrap();
            let problems = validate(def.clone()).1;
            assert_eq!(problems.is_empty(), joined, "{kind:?} {problems:?}");
        }
        assert_eq!(def.decks.zones.len(), 5);
        remove(&mut def, Thing::Square(zone));
        assert_eq!(def, temple());
    }

    #[test]
    fn things_move_within_the_picture_and_squares_not_onto_others() {
        let mut def = temple();
        assert_eq!(move_to(&mut def, Thing::Square(0), (14, 1)), Err(Refused::Taken));
        assert_eq!(move_to(&mut def, Thing::Decor(12), (13, 6)), Err(Refused::OffPicture));
        assert_eq!(def, temple());
        assert_eq!(move_to(&mut def, Thing::Square(0), (15, 2)), Ok(()));
        assert_eq!((def.board.squares[0].y, def.board.ways[0].side), (2, crate::chac::Side::W));
        assert_eq!(put(&mut def, &New::Alcove, (15, 9)), Err(Refused::NoCorridor));
        let alcove = put(&mut def, &New::Alcove, (11, 9)).unwrap();
        assert_eq!(alcove, Thing::Alcove(5));
        assert_eq!((def.board.alcoves[5].square.as_str(), def.board.alcoves[5].id.as_str()), ("c25", "k6"));
        assert!(validate(def).0.is_some());
    }
}
