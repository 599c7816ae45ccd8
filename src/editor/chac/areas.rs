//! Several things on the plan of a temple at once: moved, turned, mirrored, copied and taken away together.
//!
//! All of it is done or nothing. Things are turned and mirrored within the rectangle around them; the ways between two of
//! them go with them, on the sides to which they come.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::plan::{
    self, Fields, MAX_DECOR, MAX_FIELDS, Refused, Thing, corridor_beside, counted, draw_at, enter_room, fields,
    free_id, has_room, remove, size, square_named,
};
use crate::chac::{AlcoveDef, DecorDef, DecorKind, MAX_ALCOVES, MAX_SQUARES, Side, SquareDef, VariantDef, WayDef};
use crate::game::syntax::{options, write_short};

/// The longest text in which copied things are looked for, in bytes.
const MAX_COPY: usize = 64 * 1024;
/// The word by which such a text is known.
const TEMPLE: &str = "temple";

/// A way in which things change their place together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// They are moved by so many fields, to the right and down.
    Move(i64, i64),
    /// They are turned clockwise by a quarter.
    Right,
    /// They are turned anticlockwise by a quarter.
    Left,
    /// Left and right change places.
    Across,
    /// Top and bottom change places.
    Over,
}

impl Motion {
    /// Where some fields come to, within the rectangle around all of them; none if that is left of the picture or above it.
    #[must_use]
    pub fn fields(self, own: Fields, around: Fields) -> Option<Fields> {
        let (x, y) = (own.x - around.x, own.y - around.y);
        let at = |x: u32, y: u32| Fields { x: around.x.saturating_add(x), y: around.y.saturating_add(y), ..own };
        let on_its_side = |x, y| Fields { w: own.h, h: own.w, ..at(x, y) };
        Some(match self {
            Self::Move(right, down) => Fields {
                x: u32::try_from(i64::from(own.x) + right).ok()?,
                y: u32::try_from(i64::from(own.y) + down).ok()?,
                ..own
            },
            Self::Right => on_its_side(around.h - y - own.h, x),
            Self::Left => on_its_side(y, around.w - x - own.w),
            Self::Across => at(around.w - x - own.w, y),
            Self::Over => at(x, around.h - y - own.h),
        })
    }

    /// The side to which a side comes.
    #[must_use]
    fn side(self, side: Side) -> Side {
        let right = |side| match side {
            Side::N => Side::E,
            Side::E => Side::S,
            Side::S => Side::W,
            Side::W => Side::N,
        };
        let is_level = matches!(side, Side::E | Side::W);
        match self {
            Self::Right => right(side),
            Self::Left => right(side).opposite(),
            Self::Across if is_level => side.opposite(),
            Self::Over if !is_level => side.opposite(),
            Self::Move(..) | Self::Across | Self::Over => side,
        }
    }
}

/// The rectangle around some things; none if none of them is there.
#[must_use]
pub fn around(def: &VariantDef, things: &[Thing]) -> Option<Fields> {
    let all: Vec<Fields> = things.iter().filter_map(|&thing| fields(def, thing)).collect();
    let (x, y) = (all.iter().map(|it| it.x).min()?, all.iter().map(|it| it.y).min()?);
    let (right, bottom) = (all.iter().map(|it| it.right()).max()?, all.iter().map(|it| it.bottom()).max()?);
    Some(Fields { x, y, w: right - x, h: bottom - y })
}

/// Moves, turns or mirrors things together.
///
/// # Errors
/// If one of them would be off the picture, or a square would lie over another one that stays.
pub fn move_all(def: &mut VariantDef, things: &[Thing], motion: Motion) -> Result<(), Refused> {
    let Some(around) = around(def, things) else { return Ok(()) };
    let (width, height) = size(def);
    let mut now = Vec::new();
    for &thing in things {
        let Some(own) = fields(def, thing) else { continue };
        let to = motion.fields(own, around).ok_or(Refused::OffPicture)?;
        if to.right() > width || to.bottom() > height {
            return Err(Refused::OffPicture);
        }
        if matches!(thing, Thing::Square(_)) && is_taken(def, to, things) {
            return Err(Refused::Taken);
        }
        now.push((thing, to));
    }
    let within = ways_within(def, things);
    for (thing, to) in now {
        draw_at(def, thing, to);
    }
    for (spot, side) in within {
        if let Some(way) = spot.of_mut(def) {
            way.side = motion.side(side);
        }
    }
    Ok(())
}

/// The ways between two of these squares, and the side on which each leaves.
fn ways_within(def: &VariantDef, things: &[Thing]) -> Vec<(super::ways::WaySpot, Side)> {
    let is_own = |id: &str| square_named(def, id).is_some_and(|index| things.contains(&Thing::Square(index)));
    let own = super::ways::ways(def).filter(|(_, way)| is_own(&way.from) && is_own(&way.to));
    own.map(|(spot, way)| (spot, way.side)).collect()
}

/// True if a square that is none of these lies on some fields.
fn is_taken(def: &VariantDef, on: Fields, things: &[Thing]) -> bool {
    let others = (0..def.board.squares.len()).map(Thing::Square).filter(|other| !things.contains(other));
    others.filter_map(|other| fields(def, other)).any(|other| {
        let (columns, rows) = on.shared(other);
        columns > 0 && rows > 0
    })
}

/// Takes things away, and whatever names them.
pub fn remove_all(def: &mut VariantDef, things: &[Thing]) {
    let order = |thing: &Thing| match *thing {
        // With a square go alcoves and clues that name it, so that these have to be gone before.
        Thing::Decor(index) => (0, std::cmp::Reverse(index)),
        Thing::Alcove(index) => (1, std::cmp::Reverse(index)),
        Thing::Square(index) => (2, std::cmp::Reverse(index)),
    };
    let mut all = things.to_vec();
    all.sort_by_key(order);
    for thing in all {
        remove(def, thing);
    }
}

/// A copy of some things, with the ways between them; where they lie is counted from the corner of the rectangle around
/// them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Copied {
    area_of: String,
    squares: Vec<SquareDef>,
    alcoves: Vec<AlcoveDef>,
    decor: Vec<DecorDef>,
    ways: Vec<WayDef>,
    one_way: Vec<WayDef>,
}

impl Copied {
    /// A copy of these things; none if none of them is there.
    #[must_use]
    pub fn of(def: &VariantDef, things: &[Thing]) -> Option<Self> {
        let around = around(def, things)?;
        let board = &def.board;
        let mut copied = Self {
            area_of: TEMPLE.to_owned(),
            squares: Vec::new(),
            alcoves: Vec::new(),
            decor: Vec::new(),
            ways: Vec::new(),
            one_way: Vec::new(),
        };
        for &thing in things {
            match thing {
                Thing::Square(index) => copied.squares.extend(board.squares.get(index).map(|own| SquareDef {
                    x: own.x - around.x,
                    y: own.y - around.y,
                    ..own.clone()
                })),
                Thing::Alcove(index) => copied.alcoves.extend(board.alcoves.get(index).map(|own| AlcoveDef {
                    x: own.x - around.x,
                    y: own.y - around.y,
                    ..own.clone()
                })),
                Thing::Decor(index) => copied.decor.extend(board.decor.get(index).map(|own| DecorDef {
                    x: own.x - around.x,
                    y: own.y - around.y,
                    ..own.clone()
                })),
            }
        }
        for (spot, _) in ways_within(def, things) {
            let into = if spot.is_one_way { &mut copied.one_way } else { &mut copied.ways };
            into.extend(spot.of(def).cloned());
        }
        Some(copied)
    }

    /// The copy as text.
    ///
    /// # Errors
    /// If a part cannot be written as RON.
    pub fn write(&self) -> Result<String, ron::Error> {
        write_short(self)
    }

    /// The copy that a text is, if it is one.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let text = Some(text).filter(|text| text.len() <= MAX_COPY)?;
        options().from_str(text).ok().filter(|copied: &Self| copied.area_of == TEMPLE)
    }

    /// Puts the things on the plan, the corner of the rectangle around them on this field. Squares and alcoves get names
    /// of their own. Gives the new things.
    ///
    /// # Errors
    /// If there is no room for one of them, there or at all.
    pub fn lay(&self, def: &mut VariantDef, (x, y): (u32, u32)) -> Result<Vec<Thing>, Refused> {
        let mut changed = def.clone();
        let mut laid = Vec::new();
        let mut names: BTreeMap<&str, String> = BTreeMap::new();
        let at = |own_x: u32, own_y: u32| (x.saturating_add(own_x), y.saturating_add(own_y));
        let (width, height) = size(def);
        let fits = |(x, y): (u32, u32), (w, h): (u32, u32)| {
            let on = Fields { x, y, w, h };
            let is_there = (1..=MAX_FIELDS).contains(&w) && (1..=MAX_FIELDS).contains(&h);
            (is_there && on.right() <= width && on.bottom() <= height).then_some(on).ok_or(Refused::OffPicture)
        };
        for own in &self.squares {
            has_room(&changed, own.kind)?;
            if changed.board.squares.len() >= MAX_SQUARES {
                return Err(Refused::Squares);
            }
            let on = fits(at(own.x, own.y), (own.w, own.h))?;
            if is_taken(def, on, &[]) {
                return Err(Refused::Taken);
            }
            let id = free_id(&changed, own.kind);
            names.insert(&own.id, id.clone());
            changed.board.squares.push(SquareDef { id, x: on.x, y: on.y, ..own.clone() });
            let index = changed.board.squares.len() - 1;
            enter_room(&mut changed, index);
            laid.push(Thing::Square(index));
        }
        for (from, into) in [(&self.ways, false), (&self.one_way, true)] {
            let named = |id: &String| names.get(id.as_str()).cloned();
            let ways = from
                .iter()
                .filter_map(|way| Some(WayDef { from: named(&way.from)?, side: way.side, to: named(&way.to)? }));
            let board = &mut changed.board;
            if into { &mut board.one_way } else { &mut board.ways }.extend(ways);
        }
        for own in &self.alcoves {
            if changed.board.alcoves.len() >= MAX_ALCOVES {
                return Err(Refused::Things);
            }
            let on = fits(at(own.x, own.y), (1, 1))?;
            let beside =
                || corridor_beside(&changed, (on.x, on.y)).map(|index| changed.board.squares[index].id.clone());
            let square = names.get(own.square.as_str()).cloned().or_else(beside).ok_or(Refused::NoCorridor)?;
            let id = counted("k", |id| changed.board.alcoves.iter().all(|alcove| alcove.id != id));
            changed.board.alcoves.push(AlcoveDef { id, square, x: on.x, y: on.y, ..own.clone() });
            laid.push(Thing::Alcove(changed.board.alcoves.len() - 1));
        }
        for own in &self.decor {
            if changed.board.decor.len() >= MAX_DECOR {
                return Err(Refused::Things);
            }
            let on = fits(at(own.x, own.y), (own.w, own.h))?;
            let kind = match &own.kind {
                DecorKind::Clue(zone) => DecorKind::Clue(names.get(zone.as_str()).unwrap_or(zone).clone()),
                other => other.clone(),
            };
            changed.board.decor.push(DecorDef { kind, x: on.x, y: on.y, ..own.clone() });
            laid.push(Thing::Decor(changed.board.decor.len() - 1));
        }
        *def = changed;
        Ok(laid)
    }
}

/// The things that lie wholly between two fields, both counted in.
#[must_use]
pub fn between(def: &VariantDef, one: (u32, u32), other: (u32, u32)) -> Vec<Thing> {
    let (left, right) = (one.0.min(other.0), one.0.max(other.0));
    let (top, bottom) = (one.1.min(other.1), one.1.max(other.1));
    let is_in = |it: Fields| it.x >= left && it.y >= top && it.right() <= right + 1 && it.bottom() <= bottom + 1;
    plan::things(def).into_iter().filter(|&thing| fields(def, thing).is_some_and(is_in)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chac::validate;

    fn temple() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/chac/temple.ron")).unwrap()
    }

    fn lava(def: &VariantDef) -> Vec<Thing> {
        let is_lava = |index: &usize| def.board.squares[*index].kind == crate::chac::KindDef::Lava;
        (0..def.board.squares.len()).filter(is_lava).map(Thing::Square).collect()
    }

    #[test]
    fn what_is_turned_four_times_or_mirrored_twice_is_as_it_was() {
        let before = temple();
        let all = plan::things(&before);
        for (motion, times) in [(Motion::Across, 2), (Motion::Over, 2)] {
            let mut def = before.clone();
            for time in 0..times {
                move_all(&mut def, &all, motion).unwrap();
                assert_eq!(def == before, time + 1 == times);
                assert!(validate(def.clone()).0.is_some(), "{motion:?}");
            }
        }
        let mut def = before.clone();
        (def.board.width, def.board.height) = (MAX_FIELDS, MAX_FIELDS);
        let wide = def.clone();
        for motion in [Motion::Right, Motion::Right, Motion::Left, Motion::Right, Motion::Right, Motion::Right] {
            move_all(&mut def, &all, motion).unwrap();
        }
        assert_eq!(def, wide);
    }

    #[test]
    fn nothing_is_moved_over_others_or_off_the_picture() {
        let before = temple();
        let mut def = before.clone();
        let lava = lava(&def);
        assert_eq!(move_all(&mut def, &lava, Motion::Move(-2, 0)), Err(Refused::Taken));
        assert_eq!(move_all(&mut def, &lava, Motion::Move(0, -40)), Err(Refused::OffPicture));
        assert_eq!(move_all(&mut def, &lava, Motion::Move(0, 40)), Err(Refused::OffPicture));
        assert_eq!(def, before);
    }

    #[test]
    fn a_copy_has_names_and_ways_of_its_own_and_is_taken_away_without_a_trace() {
        let before = temple();
        let mut def = before.clone();
        def.board.height = MAX_FIELDS;
        let tall = def.clone();
        let is_some = |id: &str| ["c20", "c21", "c22"].contains(&id);
        let things: Vec<Thing> = (0..def.board.squares.len())
            .filter(|&index| is_some(&def.board.squares[index].id))
            .map(Thing::Square)
            .collect();
        let copied = Copied::of(&def, &things).unwrap();
        assert_eq!(Copied::read(&copied.write().unwrap()), Some(copied.clone()));
        assert_eq!(Copied::read("(area_of:\"board\",squares:[],alcoves:[],decor:[],ways:[],one_way:[])"), None);
        let laid = copied.lay(&mut def, (0, before.board.height)).unwrap();
        assert_eq!(laid.len(), 3);
        let within = |def: &VariantDef, things: &[Thing]| ways_within(def, things).len();
        assert_eq!(within(&def, &laid), within(&before, &things));
        assert!(within(&before, &things) > 0);
        let at = around(&before, &things).unwrap();
        assert_eq!(copied.lay(&mut def, (at.x, at.y)), Err(Refused::Taken));
        remove_all(&mut def, &laid);
        assert_eq!(def, tall);
        let found = between(&before, (at.x, at.y), (at.right() - 1, at.bottom() - 1));
        assert!(things.iter().all(|thing| found.contains(thing)));
    }
}
