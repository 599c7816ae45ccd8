//! A variant in a few words, made from its numbers.

use crate::chac::Variant;
use crate::words::Texts;

/// The facts of a variant: players, squares, adventurers, treasures, and whether there are substitutes.
#[must_use]
pub fn facts(texts: &Texts, rules: &Variant) -> Vec<String> {
    let counted = |key: &str, count: usize| texts.with(key, &[("count", count.into())]);
    let treasures = rules.decks().flat_map(|deck| rules.deck(deck)).map(|&copies| usize::from(copies)).sum::<usize>();
    let alone = (rules.per_seat() < 2).then(|| texts.say("chac-facts-alone"));
    let facts = [
        players(texts, rules),
        counted("chac-facts-squares", rules.places().len()),
        counted("chac-facts-adventurers", rules.people().len()),
        counted("chac-facts-treasures", treasures + rules.alcoves().len()),
    ];
    facts.into_iter().chain(alone).collect()
}

fn players(texts: &Texts, rules: &Variant) -> String {
    let (least, most) = rules.players().into_inner();
    if least == most {
        texts.with("facts-players-one", &[("players", least.into())])
    } else {
        texts.with("facts-players", &[("least", least.into()), ("most", most.into())])
    }
}
