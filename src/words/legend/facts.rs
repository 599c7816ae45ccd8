//! A variant in a few words, made from its numbers.

use super::{Choices, ScenarioChoice, nouns};
use crate::legend::Variant;
use crate::words::Texts;

/// The facts of a variant: players, board, rounds, cards, and the scenario if one is chosen, or else how many there are.
#[must_use]
pub fn facts(texts: &Texts, rules: &Variant, choices: Option<Choices>) -> Vec<String> {
    let counted = |key: &str, name: &'static str, count: usize| texts.with(key, &[(name, count.into())]);
    let cards = rules.cards().iter().map(|card| usize::from(card.counts.into_iter().max().unwrap_or_default()));
    let scenario = match choices.map(|choices| choices.scenario) {
        None => counted("legend-facts-scenarios", "scenarios", rules.scenarios().len()),
        Some(ScenarioChoice::Random) => texts.say("legend-random-scenario"),
        Some(chosen) => {
            let name = nouns::scenario(texts, rules, chosen.index(rules, 0));
            texts.with("legend-scenario", &[("name", name.into())])
        }
    };
    vec![
        players(texts, rules),
        counted("legend-facts-hexes", "hexes", rules.layout().cells().len()),
        counted("legend-facts-rounds", "rounds", rules.rounds().into()),
        counted("legend-facts-cards", "cards", cards.sum()),
        scenario,
    ]
}

fn players(texts: &Texts, rules: &Variant) -> String {
    let (least, most) = rules.players().into_inner();
    if least == most {
        texts.with("facts-players-one", &[("players", least.into())])
    } else {
        texts.with("facts-players", &[("least", least.into()), ("most", most.into())])
    }
}
