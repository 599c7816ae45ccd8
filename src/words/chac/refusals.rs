//! Why an action is not possible, and the smallest cure.

use super::{Named, nouns};
use crate::chac::{Asked, Barred, Illegal, Name, Purpose};
use crate::words::{Texts, Value};

/// Why an action is not possible, without the rule's number.
// An arm for each kind: in one list, which reads better whole than in parts.
#[must_use]
pub fn reason(texts: &Texts, game: &Named, why: &Illegal) -> String {
    let say = |key: &str| texts.say(key);
    let square = |name: Name| -> Value { nouns::square_named(texts, game.rules, name).into() };
    let of_square = |key: &str, name: Name| texts.with(key, &[("square", square(name))]);
    let of_number = |key: &str, number: u8| texts.with(key, &[("number", number.into())]);
    let of_ability = |key: &str, ability| texts.with(key, &[("ability", nouns::ability(texts, ability).into())]);
    let of_glyph = |key: &str, glyph| texts.with(key, &[("glyph", nouns::glyph(texts, glyph).into())]);
    match *why {
        Illegal::OutOfPhase { asked } => say(asked_key(asked)),
        Illegal::NumberDrawn { number } => of_number("chac-no-drawn-number", number.get()),
        Illegal::AdventurerDealt => say("chac-no-dealing"),
        Illegal::WrongDice { count, purpose } => {
            let values = [("count", count.into()), ("purpose", nouns::purpose(texts, purpose).into())];
            texts.with("chac-no-such-dice", &values)
        }
        Illegal::NotInDeck { value } => {
            texts.with("chac-no-such-treasure", &[("value", nouns::value(texts, value).into())])
        }
        Illegal::NotThatGlyph { glyph } => of_glyph("chac-no-such-glyph", glyph),
        Illegal::NotThatNumber { number } => of_number("chac-no-such-number", number.get()),
        Illegal::GlyphLaid { glyph } => of_glyph("chac-no-second-glyph", glyph),
        Illegal::WallCardNotLeft { card } => {
            texts.with("chac-no-wall-card-left", &[("card", nouns::wall_card(texts, card).into())])
        }
        Illegal::NotOnDie { sides } => texts.with("chac-no-chest", &[("sides", sides.into())]),
        Illegal::NotDealt => say("chac-no-own-adventurer"),
        Illegal::NotHeld { card, .. } => {
            texts.with("chac-no-own-treasure", &[("treasure", nouns::treasure(texts, card).into())])
        }
        Illegal::OtherAbility { ability } => of_ability("chac-no-such-ability", ability),
        Illegal::AbilityUsed { ability } => of_ability("chac-no-second-use", ability),
        Illegal::NoActions => say("chac-no-actions"),
        Illegal::NoWay { from, to } => texts.with("chac-no-way", &[("from", square(from)), ("to", square(to))]),
        Illegal::Barred { square, why } => of_square(barred_key(why), square),
        Illegal::NothingToSearch => say("chac-no-searching"),
        Illegal::TileEmpty => say("chac-no-tile-treasure"),
        Illegal::DeckEmpty { deck } => texts.with("chac-no-deck-left", &[("deck", nouns::deck(texts, deck).into())]),
        Illegal::HandFull { most } => texts.with("chac-no-more-treasures", &[("most", most.into())]),
        Illegal::BeforeFall => say("chac-no-staying"),
        Illegal::HasSearched => say("chac-no-second-search"),
        Illegal::NoClue => say("chac-no-clue"),
        Illegal::NoAlcove => say("chac-no-alcove"),
        Illegal::AlcoveEmpty => say("chac-no-alcove-treasure"),
        Illegal::DiceLie => say("chac-no-second-pick"),
        Illegal::NoDiceLie => say("chac-no-lock-dice"),
        Illegal::NotAmongThem { dice } => {
            texts.with("chac-no-lying-dice", &[("dice", nouns::dice(texts, dice).into())])
        }
        Illegal::MoreMissing { missing } => {
            let values = [("count", missing.len().into()), ("missing", nouns::needs(missing).into())];
            texts.with("chac-no-lockpicking", &values)
        }
        Illegal::NotAtFall => say("chac-no-climbing"),
        Illegal::LandingTaken { square } => of_square("chac-no-landing", square),
        Illegal::NotOnBridge => say("chac-no-jumping"),
        Illegal::FromRiver { ability } => of_ability("chac-no-river-ability", ability),
        Illegal::NoLeap { to } => of_square("chac-no-leap", to),
        Illegal::NothingBetween { to } => of_square("chac-no-leap-over", to),
        Illegal::LeapOut => say("chac-no-leap-out"),
        Illegal::NoTile { square } => of_square("chac-no-tile", square),
        Illegal::NotBeside { square } => of_square("chac-no-beside", square),
        Illegal::Begun { to_leave } => texts.with("chac-no-stopping", &[("count", to_leave.into())]),
        Illegal::TooFewTreasures { need, have } => {
            texts.with("chac-no-saving", &[("need", need.into()), ("have", have.into())])
        }
        Illegal::Rerolled => say("chac-no-leaving"),
        Illegal::RoofClosed => say("chac-no-roof"),
        Illegal::NoSuchSquare => say("chac-no-such-square"),
        Illegal::NoSuchThing => say("chac-no-such-thing"),
    }
}

/// Why an action is not possible, and what the rule that it breaks is about: for records, where nothing leads to the
/// rule.
#[must_use]
pub fn refusal(texts: &Texts, game: &Named, why: &Illegal) -> String {
    let reason = reason(texts, game, why);
    match why.rule() {
        Some(rule) => {
            let values = [("reason", reason.into()), ("what", texts.say(nouns::about_rule(rule)).into())];
            texts.with("refusal-rule", &values)
        }
        None => reason,
    }
}

/// The key of what is asked now.
const fn asked_key(asked: Asked) -> &'static str {
    match asked {
        Asked::Trap => "chac-asked-trap",
        Asked::Deal => "chac-asked-deal",
        Asked::Choose => "chac-asked-choose",
        Asked::Load => "chac-asked-load",
        Asked::Roll(Purpose::Actions) => "chac-asked-actions",
        Asked::Roll(Purpose::Lock) => "chac-asked-lock",
        Asked::Roll(Purpose::Bridge) => "chac-asked-bridge",
        Asked::Roll(Purpose::Water) => "chac-asked-water",
        Asked::Roll(Purpose::Boulder) => "chac-asked-boulder",
        Asked::Act => "chac-asked-act",
        Asked::Draw => "chac-asked-draw",
        Asked::Clue => "chac-asked-clue",
        Asked::Turn => "chac-asked-turn",
        Asked::Read => "chac-asked-read",
        Asked::Lay => "chac-asked-lay",
        Asked::Rescue => "chac-asked-rescue",
        Asked::Wall => "chac-asked-wall",
        Asked::Substitute => "chac-asked-substitute",
        Asked::Chest => "chac-asked-chest",
        Asked::Nothing => "asked-nothing",
    }
}

/// The key of why nobody can go onto a square.
const fn barred_key(why: Barred) -> &'static str {
    match why {
        Barred::Boulder => "chac-barred-boulder",
        Barred::Walls => "chac-barred-walls",
        Barred::Sunk => "chac-barred-sunk",
        Barred::Bridge => "chac-barred-bridge",
        Barred::Covered => "chac-barred-covered",
    }
}
