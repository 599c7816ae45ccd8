//! Everything that a temple holds, one by one and by name, to be searched; and where something leads that the laboratory
//! found.

use super::decks::{DeckSpot, deck_said};
use super::plan::{Thing, fields, square_named};
use super::target::{FIELDS, thing_said};
use super::ways::ways;
use super::{Page, Target};
use crate::chac::{Ability, Deck, VariantDef};
use crate::editor::{Content, ContentOn};
use crate::expedition::Text;
use crate::lab::Finding;
use crate::ron_text::{Path, Places};
use crate::words::Texts;
use crate::words::chac::nouns;

/// The contents of a definition, the page on which each is changed, and where on it.
#[must_use]
pub fn contents(texts: &Texts, def: &VariantDef) -> Vec<ContentOn<Page, Target>> {
    let mut list = List { texts, all: Vec::new() };
    list.fields(def);
    list.tables(def);
    list.plan(def);
    for (index, own) in def.adventurers.iter().enumerate() {
        let words = format!("{} / {}", all_words(texts, &own.name), nouns::ability(texts, own.ability));
        list.add(own.id.clone(), words, Page::Adventurers, Target::Adventurer(index));
    }
    list.all
}

struct List<'a> {
    texts: &'a Texts,
    all: Vec<ContentOn<Page, Target>>,
}

impl List<'_> {
    fn add(&mut self, name: String, value: String, page: Page, target: Target) {
        let values = [("name", name.into()), ("value", value.into())];
        let said = self.texts.with("contents-line", &values);
        self.all.push((Content { said, bytes: None }, Some(page), Some(target)));
    }

    /// The values that have a field of their own.
    fn fields(&mut self, def: &VariantDef) {
        // A definition can always be written: it is structs, lists, maps, numbers and texts.
        let text = def.write().unwrap_or_default();
        let places = Places::new(&text);
        for (part, name) in FIELDS {
            let Some(path) = number_at(part) else { continue };
            let Some(page) = Page::of(&path) else { continue };
            let value = match part {
                "name" => all_words(self.texts, &def.name),
                "description" => all_words(self.texts, &def.description),
                "id" => def.id.clone(),
                "author" => def.author.clone(),
                "board.landing" => def.board.landing.clone().unwrap_or_else(|| self.texts.say("editor-nothing")),
                "board.corridor" => def.board.corridor.join(" "),
                "board.river" => def.board.river.join(" "),
                _ => text[places.nearest(&path).bytes].to_owned(),
            };
            self.add(self.texts.say(name), value, page, Target::Field(name));
        }
    }

    /// The numbers that stand in tables.
    fn tables(&mut self, def: &VariantDef) {
        let texts = self.texts;
        let name = |target: Target| target.name(texts, def).unwrap_or_default();
        for (table, page, target) in [
            (&def.load, Page::Rules, Target::Load as fn(usize) -> Target),
            (&def.boulder.dice, Page::Traps, Target::BoulderDice),
        ] {
            for (place, number) in table.iter().enumerate() {
                self.add(name(target(place)), number.to_string(), page, target(place));
            }
        }
        for spot in DeckSpot::all(def) {
            let Some(deck) = spot.of(def) else { continue };
            self.add(spot.said(texts, def), deck_said(texts, deck), Page::Treasures, Target::Deck(spot, 1));
        }
    }

    /// Squares, alcoves, whatever is drawn beside them, and the ways.
    fn plan(&mut self, def: &VariantDef) {
        let texts = self.texts;
        let board = &def.board;
        let squares = (0..board.squares.len()).map(Thing::Square);
        let all = squares.chain((0..board.alcoves.len()).map(Thing::Alcove));
        for thing in all.chain((0..board.decor.len()).map(Thing::Decor)) {
            let (Some(name), Some(at)) = (thing_said(texts, def, thing), fields(def, thing)) else { continue };
            let values = [("column", at.x.into()), ("row", at.y.into())];
            let mut value = texts.with("chac-changes-at", &values);
            if let Thing::Alcove(index) = thing {
                let needs: Vec<String> = board.alcoves[index].needs.iter().map(u32::to_string).collect();
                value = format!("{} ({}), {value}", board.alcoves[index].value, needs.join(" "));
            }
            self.add(name, value, Page::Temple, Target::Thing(thing));
        }
        for (spot, way) in ways(def) {
            let key = if spot.is_one_way { "chac-edit-one-way" } else { "chac-edit-both-ways" };
            let name = Target::Way(spot).name(texts, def).unwrap_or_default();
            self.add(name, format!("{}, {:?}", texts.say(key), way.side), Page::Temple, Target::Way(spot));
        }
    }
}

/// The path of what a field shows: the first number of those parts of which the form has several. Parts that are tables,
/// or stand on the plan, have no such field.
fn number_at(part: &'static str) -> Option<Path> {
    let whole = match part {
        "players" => "players.least",
        "walls.cards" => "walls.cards.none",
        "adventurers" | "decks" | "load" | "boulder.dice" | "board" | "board.squares" | "board.alcoves" => return None,
        other => other,
    };
    Some(whole.split('.').fold(Path::whole(), |path, name| path.field(name)))
}

/// A text in all its languages, that of the reader first.
fn all_words(texts: &Texts, text: &Text) -> String {
    crate::editor::content::all_words(text, texts.language().code())
}

/// The page and the place on it to which something leads that the laboratory found.
#[must_use]
pub fn part_found(finding: &Finding, def: &VariantDef) -> Option<(Page, Option<Target>)> {
    if let Some(cause) = finding.cause() {
        return part_of(cause.keys.first()?, def);
    }
    match finding {
        Finding::NeverUsed { keys, .. } => part_of(keys.first()?, def),
        Finding::HardlyUsed { key, .. } => part_of(key, def),
        // The boulder says how long a game is.
        Finding::TooLong { .. } | Finding::LongerThanOther { .. } => {
            Some((Page::Traps, Some(Target::Field("chac-edit-boulder-dice"))))
        }
        _ => None,
    }
}

/// The part of a definition that the laboratory counts under this key, whatever it measures: an action, an ability, a square, an
/// alcove, a deck or an adventurer, by its name in the rules.
fn part_of(key: &str, def: &VariantDef) -> Option<(Page, Option<Target>)> {
    let ability = |ability: Ability| {
        let place = def.adventurers.iter().position(|own| own.ability == ability);
        Some((Page::Adventurers, place.map(Target::Adventurer)))
    };
    let field = |page, name| Some((page, Some(Target::Field(name))));
    if let Some(index) = square_named(def, key) {
        return Some((Page::Temple, Some(Target::Thing(Thing::Square(index)))));
    }
    if let Some(index) = def.board.alcoves.iter().position(|alcove| alcove.id == key) {
        return Some((Page::Temple, Some(Target::Thing(Thing::Alcove(index)))));
    }
    if let Some(place) = def.adventurers.iter().position(|own| own.id == key) {
        return Some((Page::Adventurers, Some(Target::Adventurer(place))));
    }
    if Deck::named(key).is_some() {
        let spot = DeckSpot::all(def).into_iter().find(|spot| spot.id() == key)?;
        return Some((Page::Treasures, Some(Target::Deck(spot, 1))));
    }
    match key {
        "lockpick" | "lockpicking" => ability(Ability::Lockpicking),
        "endurance" => ability(Ability::Endurance),
        "linguistics" => ability(Ability::Linguistics),
        "swim" | "swimming" => ability(Ability::Swimming),
        "sprint" => ability(Ability::Sprint),
        "leap" => ability(Ability::Leap),
        "test" | "bridge" => field(Page::Traps, "chac-edit-planks"),
        "climb" | "fall" => field(Page::Traps, "chac-edit-danger"),
        "leave" => field(Page::Traps, "chac-edit-rescue-cost"),
        "walls" => field(Page::Traps, "chac-edit-wall-steps"),
        "boulder" => field(Page::Traps, "chac-edit-boulder-dice"),
        "substitute" => field(Page::Adventurers, "chac-edit-per-seat"),
        "search" | "discard" => Some((Page::Treasures, None)),
        "pick" | "reroll" => {
            let alcove = (!def.board.alcoves.is_empty()).then_some(Target::Thing(Thing::Alcove(0)));
            Some((Page::Temple, alcove))
        }
        _ => None,
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
    fn everything_is_listed_with_its_value_and_leads_to_a_page() {
        let def = temple();
        for language in Language::ALL {
            let found = contents(&Texts::new(language), &def);
            let said: Vec<&str> = found.iter().map(|(content, ..)| content.said.as_str()).collect();
            let twice: Vec<_> =
                said.iter().filter(|one| said.iter().filter(|other| other == one).count() > 1).collect();
            assert!(twice.is_empty(), "{twice:#?}");
            assert!(found.iter().all(|(_, page, target)| page.is_some() && target.is_some()));
        }
        let found = contents(&Texts::new(Language::English), &def);
        let square = |id: &str| Target::Thing(Thing::Square(square_named(&def, id).unwrap()));
        for (line, page, target) in [
            ("Dice for actions and locks: 5", Page::Rules, Target::Field("chac-edit-dice")),
            ("Cards that move both walls: 1", Page::Traps, Target::Field("chac-edit-cards-both")),
            ("Cards that move no wall: 13", Page::Traps, Target::Field("chac-edit-cards-none")),
            ("Level with 12 treasures: 5", Page::Rules, Target::Load(12)),
            ("Lava square l1: x 3, y 2", Page::Temple, square("l1")),
            ("Alcove k5 at c24: 6 (1 2 3 4 5), x 11, y 8", Page::Temple, Target::Thing(Thing::Alcove(4))),
            ("lea: Lea Rice / sprint", Page::Adventurers, Target::Adventurer(0)),
        ] {
            let is_it = |(content, of, at): &ContentOn<Page, Target>| {
                content.said == line && (*of, *at) == (Some(page), Some(target))
            };
            assert!(found.iter().any(is_it), "{line}: {:#?}", found.iter().map(|it| &it.0.said).collect::<Vec<_>>());
        }
    }

    #[test]
    fn what_the_laboratory_found_leads_to_its_place() {
        let def = temple();
        let part = |measure, key: &str| {
            let keys = vec![key.to_owned()];
            part_found(&Finding::NeverUsed { measure, keys, in_other: false, cause: None }, &def)
        };
        let bridge = square_named(&def, "bridge").unwrap();
        assert_eq!(part("entered", "bridge"), Some((Page::Temple, Some(Target::Thing(Thing::Square(bridge))))));
        assert_eq!(part("action", "swim"), Some((Page::Adventurers, Some(Target::Adventurer(6)))));
        assert_eq!(part("drawn", "zone3"), Some((Page::Treasures, Some(Target::Deck(DeckSpot::Zone(2), 1)))));
        assert_eq!(part("opened", "k4"), Some((Page::Temple, Some(Target::Thing(Thing::Alcove(3))))));
        assert_eq!(part("action", "wait"), None);
        let long = Finding::TooLong { turns: 200.0, most: 150 };
        assert_eq!(part_found(&long, &def), Some((Page::Traps, Some(Target::Field("chac-edit-boulder-dice")))));
    }
}
