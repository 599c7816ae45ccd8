//! Names of things of The Temple of Chac: squares and rooms, treasures and decks, glyphs, wall cards, dice, adventurers
//! and abilities, what a rule is about.
//!
//! A thing has the same noun in the log, in tooltips, on labels and in the rules. What adventurers are called, the
//! variant's file says.

use crate::chac::{
    Ability, Adventurer, Card, Cause, Deck, Dice, Face, Glyph, KindDef, Name, Needs, Number, Purpose, Room, Rule,
    Square, Status, Value, Variant, WallCard,
};
use crate::variant_file::Text;
use crate::words::Texts;

/// A text of the variant in the reader's language.
pub(super) fn own(texts: &Texts, text: &Text) -> String {
    texts.typeset(text.get(texts.language().code()).trim())
}

/// The name of a variant among players.
#[must_use]
pub fn variant(texts: &Texts, rules: &Variant) -> String {
    own(texts, &rules.def().name)
}

// ---- Squares and rooms -------------------------------------------------------------------------------

/// A place in a sentence: by itself, as where somebody goes, or as where something is done.
#[derive(Clone, Copy)]
enum Form {
    Name,
    To,
    At,
}

/// A square by its room and its number or id there: `zone 2`, `corridor c4`.
#[must_use]
pub fn square(texts: &Texts, rules: &Variant, square: Square) -> String {
    placed(texts, rules, square, Form::Name)
}

/// A square as where somebody goes: `to zone 2`, `onto the bridge`.
#[must_use]
pub fn towards(texts: &Texts, rules: &Variant, square: Square) -> String {
    placed(texts, rules, square, Form::To)
}

/// A square as where somebody is or does something: `in zone 2`, `on the bridge`.
#[must_use]
pub fn at(texts: &Texts, rules: &Variant, square: Square) -> String {
    placed(texts, rules, square, Form::At)
}

/// The square of this id, as [`square`] names it; the id itself where the board has none.
#[must_use]
pub fn square_named(texts: &Texts, rules: &Variant, id: Name) -> String {
    rules.square_named(id.as_str()).map_or_else(|| id.to_string(), |known| square(texts, rules, known))
}

fn placed(texts: &Texts, rules: &Variant, square: Square, form: Form) -> String {
    let id = ("id", rules.square_id(square).to_string().into());
    let of = |[name, to, at]: [&'static str; 3]| match form {
        Form::Name => name,
        Form::To => to,
        Form::At => at,
    };
    match rules.room(square) {
        Room::Entrance => texts.say(of(["chac-entrance", "chac-to-entrance", "chac-at-entrance"])),
        Room::Zone(zone) => {
            texts.with(of(["chac-zone", "chac-to-zone", "chac-at-zone"]), &[("zone", (zone + 1).into())])
        }
        Room::Corridor(_) => texts.with(of(["chac-corridor", "chac-to-corridor", "chac-at-corridor"]), &[id]),
        Room::Lava(_) => texts.with(of(["chac-lava", "chac-to-lava", "chac-at-lava"]), &[id]),
        Room::Sun(_) => texts.with(of(["chac-sun", "chac-to-sun", "chac-at-sun"]), &[id]),
        Room::River(_) => texts.with(of(["chac-river", "chac-to-river", "chac-at-river"]), &[id]),
        Room::Bridge => texts.say(of(["chac-bridge", "chac-to-bridge", "chac-at-bridge"])),
        Room::Out => texts.say(of(["chac-out", "chac-to-out", "chac-at-out"])),
    }
}

/// The key of the noun of a kind of squares.
#[must_use]
pub const fn kind_key(kind: KindDef) -> &'static str {
    match kind {
        KindDef::Entrance => "chac-kind-entrance",
        KindDef::Zone => "chac-kind-zone",
        KindDef::Corridor => "chac-kind-corridor",
        KindDef::Lava => "chac-kind-lava",
        KindDef::Sun => "chac-kind-sun",
        KindDef::River => "chac-kind-river",
        KindDef::Bridge => "chac-kind-bridge",
        KindDef::Out => "chac-kind-out",
    }
}

/// The noun of a kind of squares.
#[must_use]
pub fn kind(texts: &Texts, kind: KindDef) -> String {
    texts.say(kind_key(kind))
}

/// An alcove by its id and the value of its treasure.
#[must_use]
pub fn alcove(texts: &Texts, rules: &Variant, alcove: usize) -> String {
    let Some(known) = rules.alcoves().get(alcove) else { return String::new() };
    let value = known.value.points().unwrap_or_default();
    texts.with("chac-alcove", &[("id", known.id.to_string().into()), ("value", value.into())])
}

// ---- Treasures ---------------------------------------------------------------------------------------

/// The deck that a treasure comes from, or the alcoves.
#[must_use]
pub fn deck(texts: &Texts, deck: Deck) -> String {
    match deck {
        Deck::ALCOVE => texts.say("chac-deck-alcove"),
        Deck::LAVA => texts.say("chac-deck-lava"),
        Deck::RIVER => texts.say("chac-deck-river"),
        // Zones follow these three.
        zone => texts.with("chac-zone", &[("zone", zone.index().saturating_sub(2).into())]),
    }
}

/// The value of a treasure: its points, or that it is a chest.
#[must_use]
pub fn value(texts: &Texts, value: Value) -> String {
    value.points().map_or_else(|| texts.say("chac-chest"), |points| points.to_string())
}

/// A treasure by its value, as far as the viewer knows it, and its deck.
#[must_use]
pub fn treasure(texts: &Texts, card: Card) -> String {
    let from = ("deck", deck(texts, card.deck()).into());
    match card.value().map(Value::points) {
        None => texts.with("chac-treasure-hidden", &[from]),
        Some(None) => texts.with("chac-treasure-chest", &[from]),
        Some(Some(points)) => texts.with("chac-treasure", &[from, ("points", points.into())]),
    }
}

/// So many treasures.
#[must_use]
pub fn treasures(texts: &Texts, count: usize) -> String {
    texts.with("chac-treasures", &[("count", count.into())])
}

// ---- Signs, cards and dice ---------------------------------------------------------------------------

/// The name of a glyph, by what its picture looks like.
#[must_use]
pub fn glyph(texts: &Texts, glyph: Glyph) -> String {
    texts.say(match glyph.get() {
        1 => "chac-glyph-sun",
        2 => "chac-glyph-moon",
        3 => "chac-glyph-spiral",
        4 => "chac-glyph-pyramid",
        5 => "chac-glyph-hand",
        6 => "chac-glyph-eye",
        7 => "chac-glyph-snake",
        8 => "chac-glyph-bird",
        9 => "chac-glyph-paw",
        10 => "chac-glyph-maize",
        11 => "chac-glyph-skull",
        12 => "chac-glyph-fish",
        13 => "chac-glyph-flower",
        14 => "chac-glyph-cross",
        15 => "chac-glyph-lightning",
        _ => "chac-glyph-turtle",
    })
}

/// The number of a tile or a clue; one that is trapped is called so.
#[must_use]
pub fn number(texts: &Texts, number: Number, is_trapped: bool) -> String {
    let key = if is_trapped { "chac-number-trapped" } else { "chac-number" };
    texts.with(key, &[("number", number.get().into())])
}

/// The side of a lava tile that shows.
#[must_use]
pub fn face(texts: &Texts, face: Face) -> String {
    texts.say(match face {
        Face::Down => "chac-face-down",
        Face::Up => "chac-face-up",
        Face::Empty => "chac-face-empty",
        Face::Sunk => "chac-face-sunk",
    })
}

/// The effect of a wall card.
#[must_use]
pub fn wall_card(texts: &Texts, card: WallCard) -> String {
    texts.say(match card {
        WallCard::None => "chac-wall-none",
        WallCard::Left => "chac-wall-left",
        WallCard::Right => "chac-wall-right",
        WallCard::Both => "chac-wall-both",
    })
}

/// Dice by their faces, rising: `1, 2, 3, 4, 4`; or that there are none.
#[must_use]
pub fn dice(texts: &Texts, dice: Dice) -> String {
    if dice.is_empty() { texts.say("chac-no-dice") } else { listed(dice.faces()) }
}

/// The faces that a lock asks for: `1, 2, 3`.
#[must_use]
pub fn needs(needs: Needs) -> String {
    listed(needs.iter())
}

fn listed(faces: impl Iterator<Item = u8>) -> String {
    faces.map(|face| face.to_string()).collect::<Vec<_>>().join(", ")
}

/// One die by its face.
#[must_use]
pub fn die(texts: &Texts, face: u8) -> String {
    texts.with("chac-die", &[("face", face.into())])
}

/// The purpose of a roll.
#[must_use]
pub fn purpose(texts: &Texts, purpose: Purpose) -> String {
    texts.say(match purpose {
        Purpose::Actions => "chac-roll-actions",
        Purpose::Lock => "chac-roll-lock",
        Purpose::Bridge => "chac-roll-bridge",
        Purpose::Water => "chac-roll-water",
        Purpose::Boulder => "chac-roll-boulder",
    })
}

/// A load level.
#[must_use]
pub fn load(texts: &Texts, level: u8) -> String {
    texts.with("chac-load", &[("level", level.into())])
}

// ---- Adventurers -------------------------------------------------------------------------------------

/// The name of an adventurer.
#[must_use]
pub fn adventurer(texts: &Texts, rules: &Variant, who: Adventurer) -> String {
    own(texts, &rules.adventurer(who).name)
}

/// The most letters of a name that is written whole where there is little room.
const SHORT: usize = 18;

/// An adventurer by a name that has room on a button: of a long one the last two words, so that what stands before it, such
/// as a title, is left out.
#[must_use]
pub fn short_adventurer(texts: &Texts, rules: &Variant, who: Adventurer) -> String {
    let name = adventurer(texts, rules, who);
    let words: Vec<&str> = name.split_whitespace().collect();
    let is_long = name.chars().count() > SHORT && words.len() > 2;
    if is_long { words[words.len() - 2..].join(" ") } else { name }
}

/// An adventurer with its ability.
#[must_use]
pub fn able_adventurer(texts: &Texts, rules: &Variant, who: Adventurer) -> String {
    let values = [
        ("adventurer", adventurer(texts, rules, who).into()),
        ("ability", ability(texts, rules.adventurer(who).ability).into()),
    ];
    texts.with("chac-able", &values)
}

/// The name of an ability.
#[must_use]
pub fn ability(texts: &Texts, ability: Ability) -> String {
    texts.say(match ability {
        Ability::Lockpicking => "chac-ability-lockpicking",
        Ability::Endurance => "chac-ability-endurance",
        Ability::Linguistics => "chac-ability-linguistics",
        Ability::Swimming => "chac-ability-swimming",
        Ability::Sprint => "chac-ability-sprint",
        Ability::Leap => "chac-ability-leap",
    })
}

/// A text with a capital at its beginning: a name where it stands alone, a sentence after a full stop.
#[must_use]
pub fn titled(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The name of an ability where it stands alone, as on its button.
#[must_use]
pub fn ability_titled(texts: &Texts, of: Ability) -> String {
    titled(&ability(texts, of))
}

/// The effect of an ability, once in the game, in words.
#[must_use]
pub fn ability_does(texts: &Texts, rules: &Variant, ability: Ability) -> String {
    match ability {
        Ability::Lockpicking => texts.say("chac-does-lockpicking"),
        Ability::Endurance => texts.with("chac-does-endurance", &[("least", rules.least_load().into())]),
        Ability::Linguistics => texts.say("chac-does-linguistics"),
        Ability::Swimming => texts.with("chac-does-swimming", &[("danger", rules.danger().into())]),
        Ability::Sprint => texts.say("chac-does-sprint"),
        Ability::Leap => texts.say("chac-does-leap"),
    }
}

/// The fate of an adventurer.
#[must_use]
pub fn status(texts: &Texts, status: Status) -> String {
    texts.say(match status {
        Status::Waiting => "chac-status-waiting",
        Status::In => "chac-status-in",
        Status::Lost => "chac-status-lost",
        Status::Out => "chac-status-out",
    })
}

/// The danger that an adventurer was lost to.
#[must_use]
pub fn cause(texts: &Texts, cause: Cause) -> String {
    texts.say(match cause {
        Cause::Lava => "chac-cause-lava",
        Cause::River => "chac-cause-river",
        Cause::Bridge => "chac-cause-bridge",
        Cause::Walls => "chac-cause-walls",
        Cause::Boulder => "chac-cause-boulder",
        Cause::ShutIn => "chac-cause-shut",
    })
}

// ---- Rules -------------------------------------------------------------------------------------------

/// The subject of a rule: the key of a noun.
#[must_use]
pub const fn about_rule(rule: Rule) -> &'static str {
    match (rule.chapter, rule.number) {
        (1, _) => "chac-about-material",
        (2, _) => "chac-about-setup",
        (3, 2 | 3) => "chac-about-load",
        (4, _) => "chac-about-moving",
        (5, _) => "chac-about-walls-room",
        (6, 6) => "chac-about-way-out",
        (6, _) => "chac-about-alcoves",
        (7, _) => "chac-about-lava",
        (8, _) => "chac-about-river",
        (9, _) => "chac-about-bridge",
        (10, _) => "chac-about-abilities",
        (11, 1 | 2) => "chac-about-walls",
        (11, _) => "chac-about-boulder",
        (12, _) => "chac-about-substitutes",
        (13, _) => "chac-about-end",
        (14, _) => "chac-about-secrets",
        _ => "chac-about-rounds",
    }
}
