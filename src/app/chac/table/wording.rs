//! The words of a table of the temple that name what is done, and the rules behind it. What things are called otherwise,
//! `words::chac` decides.

use super::{Table, Verb};
use crate::app::chac::keys;
use crate::chac::{Ability, Rule};
use crate::insight::Odds;
use crate::words::chac::nouns;
use crate::words::rulebook::Citation;
use crate::words::{Texts, Value};

/// A rule as rulebooks cite it.
#[must_use]
pub const fn citation(rule: Rule) -> Citation {
    Citation { game: 'C', chapter: rule.chapter, number: rule.number }
}

/// The id of the text that names what is done.
#[must_use]
pub const fn verb_key(verb: Verb) -> &'static str {
    match verb {
        Verb::Search => "chac-table-search",
        Verb::Decipher => "chac-table-decipher",
        Verb::Pick => "chac-table-pick",
        Verb::Climb => "chac-table-climb",
        Verb::Jump => "chac-table-jump",
        Verb::Ability => "chac-table-ability",
    }
}

/// The title of what is done: of a lock, whether it is begun or rolled again; of an ability, which one.
#[must_use]
pub fn verb(texts: &Texts, table: &Table, verb: Verb) -> String {
    match verb {
        Verb::Pick if !table.state().lock().is_empty() => texts.say("chac-table-reroll"),
        Verb::Ability => own_ability(table).map_or_else(String::new, |ability| nouns::ability_titled(texts, ability)),
        verb => texts.say(verb_key(verb)),
    }
}

/// A chance in per cent, in words: of what can happen, never less than there is.
#[must_use]
pub fn percent(texts: &Texts, odds: Odds) -> String {
    let number = odds.percent();
    if odds.is_under_one_percent() {
        texts.with("chac-table-under", &[("percent", number.into())])
    } else {
        number.to_string()
    }
}

/// The note beside a number from which what the viewer alone knows is left out, with the key that shows it.
#[must_use]
pub fn left_out(texts: &Texts) -> String {
    texts.with("chac-table-left-out", &[("key", secrets_key().into())])
}

/// The key that shows what the viewer alone knows.
#[must_use]
pub fn secrets_key() -> &'static str {
    keys::SECRETS.keys.first().map_or("", |key| key.logical_key.name())
}

/// The round of which a chance is told, as texts ask for it: this one, or the next one where its own part of this one is
/// over.
#[must_use]
pub fn when(is_next: bool) -> (&'static str, Value) {
    ("when", if is_next { "next" } else { "now" }.into())
}

/// The ability of the adventurer whose turn it is, used or not.
#[must_use]
pub fn own_ability(table: &Table) -> Option<Ability> {
    let (rules, state) = (table.rules(), table.state());
    state.adventurer(state.seat()).map(|who| rules.adventurer(who).ability)
}

/// The rule about what is done.
#[must_use]
pub fn rule_of(table: &Table, verb: Verb) -> Rule {
    match verb {
        Verb::Search => Rule::new(5, 2),
        Verb::Decipher => Rule::new(5, 3),
        Verb::Pick => Rule::new(6, 2),
        Verb::Climb => Rule::new(8, 3),
        Verb::Jump => Rule::new(9, 3),
        Verb::Ability => own_ability(table).map_or(Rule::new(10, 1), Ability::rule),
    }
}
