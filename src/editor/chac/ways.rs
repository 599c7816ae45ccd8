//! The dotted lines of a temple: which squares they join, on which side they leave a square, and the tracks along which
//! boulder and current go.

use std::collections::VecDeque;

use super::plan::{Fields, Refused, Thing, fields, square_named};
use crate::chac::{KindDef, Side, VariantDef, WayDef};

/// The outcome for a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Joined {
    /// It is new.
    Made,
    /// It is gone.
    Gone,
    /// It leads one way now, or both.
    Other,
}

/// A way, by the list in which it stands and its place there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct WaySpot {
    pub is_one_way: bool,
    pub index: usize,
}

impl WaySpot {
    /// The way that stands there.
    #[must_use]
    pub fn of(self, def: &VariantDef) -> Option<&WayDef> {
        let board = &def.board;
        if self.is_one_way { &board.one_way } else { &board.ways }.get(self.index)
    }

    /// The same to be changed.
    pub fn of_mut(self, def: &mut VariantDef) -> Option<&mut WayDef> {
        let board = &mut def.board;
        if self.is_one_way { &mut board.one_way } else { &mut board.ways }.get_mut(self.index)
    }
}

/// All ways, those both ways first.
pub fn ways(def: &VariantDef) -> impl Iterator<Item = (WaySpot, &WayDef)> {
    let both = def.board.ways.iter().enumerate().map(|(index, way)| (WaySpot { is_one_way: false, index }, way));
    let one = def.board.one_way.iter().enumerate().map(|(index, way)| (WaySpot { is_one_way: true, index }, way));
    both.chain(one)
}

/// The way that leads from one square to another, in either direction if it can be walked both ways.
#[must_use]
pub fn way_between(def: &VariantDef, from: &str, to: &str) -> Option<WaySpot> {
    let is_it = |spot: WaySpot, way: &WayDef| {
        let (own_from, own_to) = (way.from.as_str(), way.to.as_str());
        (own_from, own_to) == (from, to) || (!spot.is_one_way && (own_to, own_from) == (from, to))
    };
    ways(def).find(|&(spot, way)| is_it(spot, way)).map(|(spot, _)| spot)
}

/// True if one goes along a way between two kinds in one direction alone.
#[must_use]
pub fn is_current(from: KindDef, to: KindDef) -> bool {
    from == KindDef::River || to == KindDef::River
}

/// Leads a way from one square to another, one way alone if that is asked or one of them is in the river. If there is one
/// like it, that goes; one of the other sort becomes like it.
///
/// # Errors
/// Why that is not done.
pub fn join(def: &mut VariantDef, from: usize, to: usize, one_way: bool) -> Result<Joined, Refused> {
    let squares = &def.board.squares;
    let (Some(start), Some(end)) = (squares.get(from), squares.get(to)) else { return Err(Refused::ToItself) };
    if from == to {
        return Err(Refused::ToItself);
    }
    if start.kind == KindDef::Out {
        return Err(Refused::FromOutside);
    }
    let is_one_way = one_way || is_current(start.kind, end.kind);
    let (start, end) = (start.id.clone(), end.id.clone());
    if let Some(spot) = way_between(def, &start, &end) {
        remove_way(def, spot);
        if spot.is_one_way == is_one_way {
            return Ok(Joined::Gone);
        }
        add(def, from, to, is_one_way);
        return Ok(Joined::Other);
    }
    if let Some(back) = way_between(def, &end, &start).filter(|_| !is_one_way) {
        // The way back alone becomes one both ways.
        remove_way(def, back);
    }
    add(def, from, to, is_one_way);
    Ok(Joined::Made)
}

fn add(def: &mut VariantDef, from: usize, to: usize, is_one_way: bool) {
    let side = side_of(def, from, to);
    let id = |index: usize| def.board.squares[index].id.clone();
    let way = WayDef { from: id(from), side, to: id(to) };
    if is_one_way { &mut def.board.one_way } else { &mut def.board.ways }.push(way);
    see_room(def, from, to);
}

/// Makes whoever stands before the lava room see it.
fn see_room(def: &mut VariantDef, from: usize, to: usize) {
    let is_room = |index: usize| matches!(def.board.squares[index].kind, KindDef::Lava | KindDef::Sun);
    let door = match (is_room(from), is_room(to)) {
        (true, false) => to,
        (false, true) => from,
        _ => return,
    };
    let square = &def.board.squares[door];
    if square.kind == KindDef::Corridor && !def.board.lookouts.contains(&square.id) {
        def.board.lookouts.push(square.id.clone());
    }
}

/// Takes a way out.
pub fn remove_way(def: &mut VariantDef, spot: WaySpot) {
    let list = if spot.is_one_way { &mut def.board.one_way } else { &mut def.board.ways };
    if spot.index < list.len() {
        list.remove(spot.index);
    }
}

/// Joins a square to all beside it that belong to the same room. Gives the number of ways that are new.
pub fn join_beside(def: &mut VariantDef, index: usize) -> usize {
    let Some(own) = fields(def, Thing::Square(index)) else { return 0 };
    let room = |kind: KindDef| match kind {
        KindDef::Entrance | KindDef::Zone => 0,
        KindDef::Lava | KindDef::Sun => 1,
        KindDef::Corridor | KindDef::Bridge | KindDef::Out => 2,
        KindDef::River => 3,
    };
    let kind = def.board.squares[index].kind;
    let mut made = 0;
    for other in 0..def.board.squares.len() {
        let there = &def.board.squares[other];
        let is_room = room(there.kind) == room(kind) && room(kind) < 3;
        let is_beside = fields(def, Thing::Square(other)).is_some_and(|other| own.touches(other));
        let is_joined = [(index, other), (other, index)]
            .into_iter()
            .any(|(from, to)| way_between(def, &def.board.squares[from].id, &def.board.squares[to].id).is_some());
        if other == index || !is_room || !is_beside || is_joined {
            continue;
        }
        let (from, to) = if kind == KindDef::Out { (other, index) } else { (index, other) };
        made += usize::from(join(def, from, to, false) == Ok(Joined::Made));
    }
    made
}

/// The side on which a line leaves a square towards another, as the two are drawn.
#[must_use]
pub fn side_of(def: &VariantDef, from: usize, to: usize) -> Side {
    let of = |index| fields(def, Thing::Square(index)).unwrap_or(Fields { x: 0, y: 0, w: 1, h: 1 });
    let (from, to) = (of(from), of(to));
    let middle = |from: u32, length: u32| 2 * i64::from(from) + i64::from(length);
    let across = middle(to.x, to.w) - middle(from.x, from.w);
    let down = middle(to.y, to.h) - middle(from.y, from.h);
    let (columns, rows) = from.shared(to);
    let is_upright = if (columns > 0) == (rows > 0) { down.abs() > across.abs() } else { columns > 0 };
    match (is_upright, across >= 0, down >= 0) {
        (true, _, true) => Side::S,
        (true, _, false) => Side::N,
        (false, true, _) => Side::E,
        (false, false, _) => Side::W,
    }
}

/// Changes where a square is drawn; ways that left on the side towards the other square do so afterwards too.
pub(super) fn follow_sides(def: &mut VariantDef, index: usize, change: impl FnOnce(&mut VariantDef)) {
    let Some(id) = def.board.squares.get(index).map(|square| square.id.clone()) else { return };
    let ends = |def: &VariantDef, way: &WayDef| square_named(def, &way.from).zip(square_named(def, &way.to));
    let is_drawn = |&(_, way): &(WaySpot, &WayDef)| {
        let is_own = way.from == id || way.to == id;
        is_own && ends(def, way).is_some_and(|(from, to)| side_of(def, from, to) == way.side)
    };
    let drawn: Vec<WaySpot> = ways(def).filter(is_drawn).map(|(spot, _)| spot).collect();
    change(def);
    for spot in drawn {
        let side = spot.of(def).and_then(|way| ends(def, way)).map(|(from, to)| side_of(def, from, to));
        if let Some((way, side)) = spot.of_mut(def).zip(side) {
            way.side = side;
        }
    }
}

/// Brings the ways of a square whose kind has changed to where they belong: those of the river lead one way alone.
pub(super) fn fit(def: &mut VariantDef, index: usize) {
    let id = def.board.squares[index].id.clone();
    let kind = |def: &VariantDef, id: &str| square_named(def, id).map(|index| def.board.squares[index].kind);
    let is_wrong = |way: &WayDef| {
        let kinds = kind(def, &way.from).zip(kind(def, &way.to));
        (way.from == id || way.to == id) && kinds.is_some_and(|(from, to)| is_current(from, to))
    };
    let (wrong, right): (Vec<WayDef>, Vec<WayDef>) = def.board.ways.iter().cloned().partition(is_wrong);
    def.board.ways = right;
    def.board.one_way.extend(wrong);
    let out = |way: &WayDef| kind(def, &way.from) != Some(KindDef::Out);
    let (stay, turned): (Vec<WayDef>, Vec<WayDef>) = def.board.ways.iter().cloned().partition(out);
    def.board.ways = stay;
    let back = |way: WayDef| WayDef { from: way.to, side: way.side.opposite(), to: way.from };
    def.board.ways.extend(turned.into_iter().map(back));
}

/// The squares to which one step leads from a square.
pub(super) fn steps_from<'a>(def: &'a VariantDef, id: &str) -> Vec<&'a str> {
    let step = |(spot, way): (WaySpot, &'a WayDef)| {
        if way.from == id {
            Some(way.to.as_str())
        } else {
            (way.to == id && !spot.is_one_way).then_some(way.from.as_str())
        }
    };
    ways(def).filter_map(step).collect()
}

/// The track of this kind, `Corridor` or `River`.
#[must_use]
pub fn track(def: &VariantDef, kind: KindDef) -> &[String] {
    if kind == KindDef::River { &def.board.river } else { &def.board.corridor }
}

/// The same to be changed.
pub fn track_mut(def: &mut VariantDef, kind: KindDef) -> &mut Vec<String> {
    if kind == KindDef::River { &mut def.board.river } else { &mut def.board.corridor }
}

/// Moves a square to this place on its track, from 0.
pub fn place_on_track(def: &mut VariantDef, kind: KindDef, id: &str, place: usize) {
    let list = track_mut(def, kind);
    list.retain(|other| other != id);
    list.insert(place.min(list.len()), id.to_owned());
}

/// Orders a track along the ways from its first square: at a fork it goes on as it did, or else to where it is longer.
/// What no way leads to stands at the end.
pub fn sort_track(def: &mut VariantDef, kind: KindDef) {
    let all: Vec<String> =
        def.board.squares.iter().filter(|square| square.kind == kind).map(|it| it.id.clone()).collect();
    let before: Vec<String> = track(def, kind).iter().filter(|id| all.contains(id)).cloned().collect();
    let has_way_in = |id: &String| all.iter().any(|other| steps_from(def, other).contains(&id.as_str()));
    let source = || if kind == KindDef::River { all.iter().find(|id| !has_way_in(id)) } else { None };
    let Some(first) = source().or(before.first()).or(all.first()).cloned() else {
        track_mut(def, kind).clear();
        return;
    };
    let mut sorted = vec![first];
    while let Some(last) = sorted.last() {
        let is_open = |id: &&str| all.iter().any(|other| other == id) && !sorted.iter().any(|other| other == id);
        let open: Vec<&str> = steps_from(def, last).into_iter().filter(is_open).collect();
        let after = before.iter().position(|id| id == last).and_then(|place| before.get(place + 1));
        let next = open.iter().find(|id| after.is_some_and(|after| after == **id)).copied();
        let Some(next) = next.or_else(|| open.into_iter().max_by_key(|id| reached(def, id, &all, &sorted))) else {
            break;
        };
        let next = next.to_owned();
        sorted.push(next);
    }
    let rest: Vec<String> = before.iter().chain(&all).filter(|id| !sorted.contains(id)).cloned().collect();
    for id in rest {
        if !sorted.contains(&id) {
            sorted.push(id);
        }
    }
    *track_mut(def, kind) = sorted;
}

/// The number of squares of a track that can be reached from one, without those that are passed.
fn reached(def: &VariantDef, from: &str, all: &[String], passed: &[String]) -> usize {
    let mut seen = vec![from.to_owned()];
    let mut ahead = VecDeque::from([from.to_owned()]);
    while let Some(id) = ahead.pop_front() {
        for next in steps_from(def, &id) {
            let is_new = |list: &[String]| !list.iter().any(|other| other == next);
            if !is_new(all) && is_new(passed) && is_new(&seen) {
                seen.push(next.to_owned());
                ahead.push_back(next.to_owned());
            }
        }
    }
    seen.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chac::validate;

    fn temple() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/chac/temple.ron")).unwrap()
    }

    fn index(def: &VariantDef, id: &str) -> usize {
        square_named(def, id).unwrap()
    }

    #[test]
    fn a_way_is_made_taken_out_and_turned_into_the_other_sort() {
        let mut def = temple();
        let (c21, l7) = (index(&def, "c21"), index(&def, "c27"));
        assert_eq!(join(&mut def, c21, l7, false), Ok(Joined::Made));
        assert_eq!(def.board.ways.last(), Some(&WayDef { from: "c21".into(), side: Side::S, to: "c27".into() }));
        assert!(validate(def.clone()).0.is_some());
        assert_eq!(join(&mut def, l7, c21, true), Ok(Joined::Other));
        assert_eq!(def.board.one_way.last(), Some(&WayDef { from: "c27".into(), side: Side::N, to: "c21".into() }));
        assert_eq!(join(&mut def, l7, c21, true), Ok(Joined::Gone));
        assert_eq!(def, temple());
        let out = index(&def, "out");
        assert_eq!(join(&mut def, out, c21, false), Err(Refused::FromOutside));
        assert_eq!(join(&mut def, c21, c21, false), Err(Refused::ToItself));
        // The river is walked one way alone, whatever is asked.
        let (c15, r3) = (index(&def, "c15"), index(&def, "r3"));
        assert_eq!(join(&mut def, c15, r3, false), Ok(Joined::Made));
        assert_eq!((def.board.one_way.len(), def.board.ways.len()), (6, temple().board.ways.len()));
        assert!(validate(def).0.is_some());
    }

    #[test]
    fn whoever_stands_before_the_lava_room_sees_it() {
        let mut def = temple();
        let (c9, a) = (index(&def, "c9"), index(&def, "A"));
        assert_eq!(join(&mut def, c9, a, false), Ok(Joined::Made));
        assert!(def.board.lookouts.contains(&"c9".to_owned()));
        assert!(validate(def).1.is_empty());
    }

    #[test]
    fn the_sides_of_all_ways_are_those_that_are_drawn() {
        let def = temple();
        for (_, way) in ways(&def) {
            assert_eq!(side_of(&def, index(&def, &way.from), index(&def, &way.to)), way.side, "{way:?}");
        }
    }

    #[test]
    fn tracks_are_put_in_order_along_the_ways() {
        for kind in [KindDef::Corridor, KindDef::River] {
            let mut def = temple();
            track_mut(&mut def, kind)[1..].reverse();
            assert!(!validate(def.clone()).1.is_empty());
            sort_track(&mut def, kind);
            assert_eq!(track(&def, kind), track(&temple(), kind));
            track_mut(&mut def, kind).truncate(2);
            sort_track(&mut def, kind);
            assert_eq!(def, temple());
            place_on_track(&mut def, kind, &track(&temple(), kind)[1], 3);
            assert_eq!(track(&def, kind)[3], track(&temple(), kind)[1]);
        }
    }

    #[test]
    fn a_room_is_joined_at_once() {
        let mut def = temple();
        def.board.ways.retain(|way| way.from != "l6" && way.to != "l6");
        let l6 = index(&def, "l6");
        assert_eq!(join_beside(&mut def, l6), 4);
        assert_eq!(join_beside(&mut def, l6), 0);
        assert!(validate(def).1.is_empty());
    }
}
