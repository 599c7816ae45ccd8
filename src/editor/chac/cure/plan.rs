//! Cures of the plan: squares that are named in vain, ways, tracks, and what is drawn over something else.

use super::Cure;
use crate::chac::{Flaw, KindDef, Name, OpeningDef, Problem, Variant, VariantDef, WayDef, validate};
use crate::editor::chac::plan::{
    self, Fields, MAX_FIELDS, New, Thing, fields, nearest_corridor, square_at, square_named,
};
use crate::editor::chac::ways::{join, join_beside, remove_way, sort_track, steps_from, track, way_between};
use crate::editor::mend::removed;
use crate::ron_text::{Path, Segment};
use crate::words::Texts;

/// Cures of lists that name squares.
pub(super) fn of_lists(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let said = match problem.flaw {
        Flaw::NoSuchSquare { .. } | Flaw::OtherKind { .. } | Flaw::SquareTwice { .. } | Flaw::TwoAlcoves { .. } => {
            return named_in_vain(texts, def, path);
        }
        Flaw::UnseenDoor { square } => {
            let index = square_named(def, square.as_str())?;
            if def.board.squares[index].kind != KindDef::Corridor {
                return None;
            }
            cured.board.lookouts.push(square.to_string());
            texts.with("chac-cure-lookout", &[("square", square.to_string().into())])
        }
        Flaw::NeverOpens { square } => {
            let index = square_named(def, square.as_str())?;
            let corner = nearest_corridor(def, Thing::Square(index))?;
            cured.board.openings.push(OpeningDef { sun: square.to_string(), corner: corner.clone() });
            texts.with("chac-cure-opening", &[("square", corner.into())])
        }
        Flaw::NoLanding => {
            let landing = landing_of(def)?;
            cured.board.landing = Some(landing.clone());
            texts.with("chac-cure-landing", &[("square", landing.into())])
        }
        Flaw::LandingNowhere => {
            cured.board.landing = None;
            texts.say("cure-remove")
        }
        Flaw::NotListed { kind, .. } => {
            sort_track(&mut cured, kind);
            texts.say("chac-cure-sort")
        }
        Flaw::ShortCorridor { .. } => {
            sort_track(&mut cured, KindDef::Corridor);
            texts.say("chac-cure-sort")
        }
        Flaw::NoneOfKind { kind } => {
            let field = free_place(def, (1, 1))?;
            plan::put(&mut cured, &New::Square(kind), field).ok()?;
            texts.say("chac-cure-square")
        }
        _ => return None,
    };
    Some((said, cured))
}

/// Takes out the entry that names a square in vain, one twice, or one of another kind, or lets it name another one.
fn named_in_vain(texts: &Texts, def: &VariantDef, path: &Path) -> Cure {
    use Segment::{Field, Index};
    let mut cured = def.clone();
    let board = Path::of("board");
    let said = match path.segments() {
        [_, Field("landing")] => {
            let landing = landing_of(def);
            cured.board.landing.clone_from(&landing);
            match landing {
                Some(landing) => texts.with("chac-cure-landing", &[("square", landing.into())]),
                None => texts.say("cure-remove"),
            }
        }
        [_, Field("alcoves"), Index(index), ..] => {
            let beside = beside_alcove(def, *index);
            if let Some(square) = beside {
                cured.board.alcoves.get_mut(*index)?.square.clone_from(&square);
                texts.with("chac-cure-alcove", &[("square", square.into())])
            } else {
                plan::remove(&mut cured, Thing::Alcove(*index));
                texts.say("cure-remove")
            }
        }
        [_, Field(list), Index(index), ..] => {
            cured = removed::<Variant>(def, &board.field(list).index(*index))?;
            texts.say("cure-remove")
        }
        _ => return None,
    };
    Some((said, cured))
}

/// The square of the corridor beside an alcove that has no other alcove.
fn beside_alcove(def: &VariantDef, index: usize) -> Option<String> {
    let own = fields(def, Thing::Alcove(index))?;
    let others = def.board.alcoves.iter().enumerate().filter(|(other, _)| *other != index);
    let taken: Vec<&str> = others.map(|(_, alcove)| alcove.square.as_str()).collect();
    let is_it = |place: &usize| {
        let square = &def.board.squares[*place];
        square.kind == KindDef::Corridor
            && !taken.contains(&square.id.as_str())
            && fields(def, Thing::Square(*place)).is_some_and(|square| square.touches(own))
    };
    (0..def.board.squares.len()).find(is_it).map(|place| def.board.squares[place].id.clone())
}

/// The square of the corridor nearest to the end of the river.
fn landing_of(def: &VariantDef) -> Option<String> {
    let last = square_named(def, def.board.river.last()?)?;
    nearest_corridor(def, Thing::Square(last))
}

/// Cures of ways and of the order of tracks.
pub(super) fn of_ways(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let named = |name: Name| square_named(def, name.as_str());
    let said = match problem.flaw {
        Flaw::WayToItself { .. } | Flaw::WayTwice { .. } => {
            cured = removed::<Variant>(def, path)?;
            texts.say("cure-remove")
        }
        Flaw::WayInRiver { .. } => {
            let [_, _, Segment::Index(index), ..] = path.segments() else { return None };
            if *index >= cured.board.ways.len() {
                return None;
            }
            let way = cured.board.ways.remove(*index);
            cured.board.one_way.push(with_current(def, way));
            texts.say("chac-cure-current")
        }
        Flaw::OtherWayOut { square } => {
            let out = def.board.squares.iter().find(|square| square.kind == KindDef::Out)?.id.clone();
            let spot = way_between(def, square.as_str(), &out)?;
            remove_way(&mut cured, spot);
            texts.say("chac-cure-way-out")
        }
        Flaw::NoDoor { square } => {
            let out = def.board.squares.iter().position(|square| square.kind == KindDef::Out)?;
            join(&mut cured, named(square)?, out, false).ok()?;
            texts.with("chac-cure-way", &[("from", square.to_string().into())])
        }
        Flaw::NotJoined { from, to, kind } => {
            sort_track(&mut cured, kind);
            let is_of_kind =
                |problem: &Problem| matches!(problem.flaw, Flaw::NotJoined { kind: other, .. } if other == kind);
            if !validate(cured.clone()).1.iter().any(is_of_kind) {
                return Some((texts.say("chac-cure-sort"), cured));
            }
            cured = def.clone();
            // Where the way back is there alone, this makes it one both ways.
            join(&mut cured, named(from)?, named(to)?, false).ok()?;
            texts.with("chac-cure-way", &[("from", from.to_string().into())])
        }
        Flaw::AgainstCurrent { square } => {
            let id = square.as_str();
            let next = track(def, KindDef::River).iter().position(|other| other == id);
            let next = next.and_then(|place| track(def, KindDef::River).get(place + 1)).map(String::as_str);
            let wrong: Vec<&str> = steps_from(def, id).into_iter().filter(|to| Some(*to) != next).collect();
            for to in wrong {
                let spot = way_between(&cured, id, to)?;
                remove_way(&mut cured, spot);
            }
            texts.say("chac-cure-against")
        }
        Flaw::Unreachable { square } => {
            if join_beside(&mut cured, named(square)?) == 0 {
                return None;
            }
            let is_it = |problem: &Problem| problem.flaw == Flaw::Unreachable { square };
            if validate(cured.clone()).1.iter().any(is_it) {
                return None;
            }
            texts.say("chac-cure-beside")
        }
        _ => return None,
    };
    Some((said, cured))
}

/// A way in the river as it leads with the current.
fn with_current(def: &VariantDef, way: WayDef) -> WayDef {
    let place = |id: &str| def.board.river.iter().position(|other| other == id);
    let is_back = match (place(&way.from), place(&way.to)) {
        (Some(from), Some(to)) => from > to,
        // One goes into the river, and climbs out of it otherwise.
        (Some(_), None) => true,
        _ => false,
    };
    if is_back { WayDef { from: way.to, side: way.side.opposite(), to: way.from } } else { way }
}

/// Cures of where squares and things are drawn.
pub(super) fn of_drawing(texts: &Texts, def: &VariantDef, problem: &Problem) -> Cure {
    let (mut cured, path) = (def.clone(), &problem.path);
    let said = match problem.flaw {
        Flaw::Overlap { square, .. } => {
            let index = square_named(def, square.as_str())?;
            let own = fields(def, Thing::Square(index))?;
            let (x, y) = free_place(def, (own.w, own.h))?;
            plan::move_to(&mut cured, Thing::Square(index), (x, y)).ok()?;
            let values = [("column", x.into()), ("row", y.into())];
            texts.with("chac-cure-move", &values)
        }
        Flaw::OffPicture => {
            let thing = match path.segments() {
                [_, Segment::Field("squares"), Segment::Index(index), ..] => Thing::Square(*index),
                [_, Segment::Field("alcoves"), Segment::Index(index), ..] => Thing::Alcove(*index),
                [_, Segment::Field("decor"), Segment::Index(index), ..] => Thing::Decor(*index),
                _ => return None,
            };
            let own = fields(def, thing)?;
            let (width, height) = (own.right().max(def.board.width), own.bottom().max(def.board.height));
            if width > MAX_FIELDS || height > MAX_FIELDS {
                return None;
            }
            (cured.board.width, cured.board.height) = (width, height);
            texts.with("chac-cure-picture", &[("width", width.into()), ("height", height.into())])
        }
        Flaw::NoSuchDeck { .. } => {
            let [_, _, Segment::Index(index), ..] = path.segments() else { return None };
            plan::remove(&mut cured, Thing::Decor(*index));
            texts.say("cure-remove")
        }
        _ => return None,
    };
    Some((said, cured))
}

/// The first place of this size on which nothing is drawn; else one without a square.
fn free_place(def: &VariantDef, (w, h): (u32, u32)) -> Option<(u32, u32)> {
    let (width, height) = plan::size(def);
    let places = || (0..height).flat_map(move |y| (0..width).map(move |x| Fields { x, y, w, h }));
    let fits = |place: &Fields| place.right() <= width && place.bottom() <= height;
    let each =
        |place: Fields| (place.y..place.bottom()).flat_map(move |y| (place.x..place.right()).map(move |x| (x, y)));
    let is_empty = |place: &Fields| fits(place) && each(*place).all(|field| plan::at(def, field).is_none());
    let is_bare = |place: &Fields| fits(place) && each(*place).all(|field| square_at(def, field).is_none());
    let found = places().find(is_empty).or_else(|| places().find(is_bare))?;
    Some((found.x, found.y))
}
