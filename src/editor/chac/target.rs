//! The part of a page that somebody wants to change: a find or a fault leads there, not to the page alone.

use super::decks::DeckSpot;
use super::plan::{Thing, square_named};
use super::ways::WaySpot;
use crate::chac::{DecorKind, Flaw, KindDef, Name, Problem, VariantDef};
use crate::ron_text::{Path, Segment};
use crate::words::chac::nouns;
use crate::words::{Texts, sentence};

/// The part that is wanted on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The field of this name.
    Field(&'static str),
    /// The level of so many treasures.
    Load(usize),
    /// The boulder's dice in the round with this number, from 0.
    BoulderDice(usize),
    /// The copies of this value in a deck; of chests, where it is 0.
    Deck(DeckSpot, u32),
    /// The adventurer with this place in the list.
    Adventurer(usize),
    /// Something that is drawn on the plan.
    Thing(Thing),
    /// A way.
    Way(WaySpot),
}

/// The fields that stand on forms, and the texts that name them there. Of parts that have several fields, the longer
/// names come first.
pub(super) const FIELDS: [(&str, &str); 32] = [
    ("id", "editor-id"),
    ("name", "editor-name"),
    ("description", "editor-description"),
    ("author", "editor-author"),
    ("players.most", "editor-most-players"),
    ("players", "editor-least-players"),
    ("adventurers_per_seat", "chac-edit-per-seat"),
    ("adventurers", "chac-edit-adventurers"),
    ("dice", "chac-edit-dice"),
    ("load", "chac-edit-load"),
    ("least_load", "chac-edit-least-load"),
    ("decks", "chac-edit-decks"),
    ("chest_sides", "chac-edit-chest-sides"),
    ("walls.steps", "chac-edit-wall-steps"),
    ("walls.cards_per_round", "chac-edit-cards-per-round"),
    ("walls.cards.left", "chac-edit-cards-left"),
    ("walls.cards.right", "chac-edit-cards-right"),
    ("walls.cards.both", "chac-edit-cards-both"),
    ("walls.cards", "chac-edit-cards-none"),
    ("boulder.dice", "chac-edit-boulder-dice"),
    ("boulder.needs", "chac-edit-boulder-needs"),
    ("planks", "chac-edit-planks"),
    ("river.danger", "chac-edit-danger"),
    ("river.rescue_cost", "chac-edit-rescue-cost"),
    ("board.width", "chac-edit-width"),
    ("board.height", "chac-edit-height"),
    ("board.landing", "chac-edit-landing"),
    ("board.corridor", "chac-edit-corridor"),
    ("board.river", "chac-edit-river"),
    ("board.alcoves", "chac-edit-plan"),
    ("board.squares", "chac-edit-plan"),
    ("board", "chac-edit-plan"),
];

impl Target {
    /// Where this part of a definition is changed, if that is a single thing on a page.
    #[must_use]
    pub fn of(path: &Path, def: &VariantDef) -> Option<Self> {
        use Segment::{Field, Index, Key};
        let thing = |thing| Some(Self::Thing(thing));
        let named = |id: Option<&String>| {
            id.and_then(|id| square_named(def, id)).map(|index| Self::Thing(Thing::Square(index)))
        };
        let deck = |spot, rest: &[Segment]| match rest {
            [Field("values"), Key(value), ..] => Some(Self::Deck(spot, *value)),
            [Field("values"), ..] => Some(Self::Deck(spot, 1)),
            _ => Some(Self::Deck(spot, 0)),
        };
        let board = &def.board;
        let single = match path.segments() {
            [Field("load"), Index(place), ..] => Some(Self::Load(*place)),
            [Field("boulder"), Field("dice"), Index(round), ..] => Some(Self::BoulderDice(*round)),
            [Field("adventurers"), Index(place), ..] => Some(Self::Adventurer(*place)),
            [Field("decks"), Field("zones"), Index(zone), rest @ ..] => deck(DeckSpot::Zone(*zone), rest),
            [Field("decks"), Field("lava"), rest @ ..] => deck(DeckSpot::Lava, rest),
            [Field("decks"), Field("river"), rest @ ..] => deck(DeckSpot::River, rest),
            [Field("board"), Field("squares"), Index(index), ..] => thing(Thing::Square(*index)),
            [Field("board"), Field("alcoves"), Index(index), ..] => thing(Thing::Alcove(*index)),
            [Field("board"), Field("decor"), Index(index), ..] => thing(Thing::Decor(*index)),
            [Field("board"), Field("ways"), Index(index), ..] => {
                Some(Self::Way(WaySpot { is_one_way: false, index: *index }))
            }
            [Field("board"), Field("one_way"), Index(index), ..] => {
                Some(Self::Way(WaySpot { is_one_way: true, index: *index }))
            }
            [Field("board"), Field("corridor"), Index(index), ..] => named(board.corridor.get(*index)),
            [Field("board"), Field("river"), Index(index), ..] => named(board.river.get(*index)),
            [Field("board"), Field("lookouts"), Index(index), ..] => named(board.lookouts.get(*index)),
            [Field("board"), Field("openings"), Index(index), ..] => {
                named(board.openings.get(*index).map(|opening| &opening.sun))
            }
            _ => None,
        };
        single.or_else(|| {
            let said = path.to_string();
            let is_of =
                |part: &str| said == part || said.strip_prefix(part).is_some_and(|rest| rest.starts_with(['.', '[']));
            FIELDS.iter().find(|(part, _)| is_of(part)).map(|&(_, name)| Self::Field(name))
        })
    }

    /// Where a problem is mended: at the square that it names, where it is told of a whole list.
    #[must_use]
    pub fn of_problem(problem: &Problem, def: &VariantDef) -> Option<Self> {
        let square = |name: &Name| square_named(def, name.as_str()).map(|index| Self::Thing(Thing::Square(index)));
        match &problem.flaw {
            Flaw::NotListed { square: name, .. }
            | Flaw::NotJoined { to: name, .. }
            | Flaw::UnseenDoor { square: name }
            | Flaw::NeverOpens { square: name }
            | Flaw::NoDoor { square: name }
            | Flaw::OtherWayOut { square: name }
            | Flaw::AgainstCurrent { square: name } => square(name),
            _ => None,
        }
        .or_else(|| Self::of(&problem.path, def))
    }

    /// The name of the part, where there are several of its kind.
    #[must_use]
    pub fn name(self, texts: &Texts, def: &VariantDef) -> Option<String> {
        match self {
            Self::Field(_) => None,
            Self::Load(count) => Some(texts.with("chac-edit-load-of", &[("count", count.into())])),
            Self::BoulderDice(round) => Some(texts.with("chac-edit-boulder-in", &[("count", (round + 1).into())])),
            Self::Deck(spot, value) => {
                let values = [("deck", spot.said(texts, def).into()), ("value", value.into())];
                Some(texts.with(if value == 0 { "chac-edit-chests-of" } else { "chac-edit-copies-of" }, &values))
            }
            Self::Adventurer(place) => {
                let own = def.adventurers.get(place)?;
                Some(texts.typeset(own.name.get(texts.language().code())))
            }
            Self::Thing(thing) => thing_said(texts, def, thing),
            Self::Way(spot) => {
                let way = spot.of(def)?;
                let values = [("from", way.from.clone().into()), ("to", way.to.clone().into())];
                Some(texts.with("chac-edit-way-from-to", &values))
            }
        }
    }
}

/// The name of a kind of squares, as it begins a line.
#[must_use]
pub fn kind_said(texts: &Texts, kind: KindDef) -> String {
    sentence(&nouns::kind(texts, kind))
}

/// The name of something that is drawn beside the squares.
#[must_use]
pub fn decor_said(texts: &Texts, def: &VariantDef, kind: &DecorKind) -> String {
    match kind {
        DecorKind::Abyss => texts.say("chac-edit-decor-abyss"),
        DecorKind::Waterfall => texts.say("chac-edit-decor-waterfall"),
        DecorKind::Deck(id) => {
            let spot = DeckSpot::all(def).into_iter().find(|spot| spot.id() == *id);
            let deck = spot.map_or_else(|| id.clone(), |spot| spot.said(texts, def));
            texts.with("chac-edit-decor-deck", &[("deck", deck.into())])
        }
        DecorKind::Clue(zone) => texts.with("chac-edit-decor-clue", &[("zone", zone.clone().into())]),
        DecorKind::WallCards => texts.say("chac-edit-decor-cards"),
        DecorKind::Dice => texts.say("chac-edit-decor-dice"),
    }
}

/// The name of something that is drawn on the plan.
#[must_use]
pub fn thing_said(texts: &Texts, def: &VariantDef, thing: Thing) -> Option<String> {
    match thing {
        Thing::Square(index) => {
            let square = def.board.squares.get(index)?;
            let kind = kind_said(texts, square.kind);
            if matches!(square.kind, KindDef::Entrance | KindDef::Bridge | KindDef::Out) {
                // There is one of them.
                return Some(kind);
            }
            let values = [("kind", kind.into()), ("square", square.id.clone().into())];
            Some(texts.with("chac-edit-square-named", &values))
        }
        Thing::Alcove(index) => {
            let alcove = def.board.alcoves.get(index)?;
            let values = [("alcove", alcove.id.clone().into()), ("square", alcove.square.clone().into())];
            Some(texts.with("chac-edit-alcove-named", &values))
        }
        Thing::Decor(index) => Some(decor_said(texts, def, &def.board.decor.get(index)?.kind)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn temple() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/chac/temple.ron")).unwrap()
    }

    #[test]
    fn every_part_leads_to_its_own_field() {
        let def = temple();
        for (part, name) in FIELDS {
            let mut path = Path::whole();
            for field in part.split('.') {
                path = path.field(field);
            }
            assert_eq!(Target::of(&path, &def), Some(Target::Field(name)), "{part}");
        }
        assert_eq!(Target::of(&Path::of("based_on"), &def), None);
    }

    #[test]
    fn every_thing_has_a_name_and_leads_to_itself() {
        let (def, texts) = (temple(), Texts::new(Language::English));
        let board = Path::of("board");
        let of = |path: &Path| Target::of(path, &def).and_then(|target| target.name(&texts, &def)).unwrap();
        assert_eq!(of(&board.field("squares").index(5).field("x")), "Corridor c0");
        assert_eq!(of(&board.field("corridor").index(9)), "Corridor c9");
        assert_eq!(of(&board.field("openings").index(1).field("corner")), "Sun corner B");
        assert_eq!(of(&board.field("alcoves").index(4).field("needs").index(0)), "Alcove k5 at c24");
        assert_eq!(of(&board.field("decor").index(3).field("kind")), "Clue of z1");
        assert_eq!(of(&board.field("one_way").index(1).field("to")), "Way from r1 to r2");
        assert_eq!(of(&Path::of("load").index(12)), "Level with 12 treasures");
        assert_eq!(of(&Path::of("adventurers").index(4).field("id")), "Professor Trevor Griffith");
        let zone = Path::of("decks").field("zones").index(2);
        assert_eq!(of(&zone.field("values").key(3)), "Zone 3 (z3): treasures of 3");
        assert_eq!(of(&zone.field("chests")), "Zone 3 (z3): chests");
    }
}
