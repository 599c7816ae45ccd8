//! The words on variants and games of Tikal for those who play, and what can be chosen for a new game.

use serde::{Deserialize, Serialize};

use super::{facts, nouns};
use crate::ai::Level;
use crate::game::Seat;
use crate::tikal::{MAX_HANDICAP, Setup, State, TurnRule, Variant};
use crate::words::Texts;
use crate::words::shown::Shown;

/// The choices for a game beside its variant and its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// The way a turn begins: with a drawn tile or with an auction.
    pub turns: TurnRule,
}

impl Default for Choices {
    fn default() -> Self {
        Self { turns: TurnRule::Draw }
    }
}

impl Shown for State {
    type Choices = Choices;

    const MOST_HANDICAP: u32 = MAX_HANDICAP;
    const GAME_NAME: &'static str = "game-tikal";

    fn level_hint(level: Level) -> &'static str {
        match level {
            Level::Random => "level-random-hint",
            Level::Novice => "level-novice-hint",
            Level::Adept => "level-adept-hint",
            Level::Expert => "level-expert-hint",
            Level::Master => "level-master-hint",
        }
    }

    fn name(texts: &Texts, rules: &Variant) -> String {
        nouns::variant(texts, rules)
    }

    fn description(texts: &Texts, rules: &Variant) -> String {
        texts.typeset(rules.def().description.get(texts.language().code()))
    }

    fn facts(texts: &Texts, rules: &Variant, choices: Option<Choices>) -> Vec<String> {
        facts::facts(texts, rules, choices.unwrap_or_else(|| Self::suggested(rules)).turns)
    }

    fn suggested(rules: &Variant) -> Choices {
        Choices { turns: rules.def().turns }
    }

    fn choices_of(_: &Variant, state: &Self) -> Choices {
        Choices { turns: TurnRule::auctioned(state.is_auction()) }
    }

    fn choose_auction(choices: &mut Choices) {
        choices.turns = TurnRule::auctioned(true);
    }

    fn chosen_setup(_: &Variant, choices: Choices, first: Seat, handicap: &[u32], _: u64) -> Setup {
        let given = Seat::ALL.into_iter().zip(handicap.iter().map(|&points| points.min(MAX_HANDICAP)));
        Setup { handicap: given.filter(|&(_, points)| points > 0).collect(), ..Setup::new(choices.turns, first) }
    }

    fn sort_of_game(texts: &Texts, _: &Variant, state: &Self) -> Option<String> {
        Some(texts.say(if state.is_auction() { "sort-auction" } else { "sort-base" }))
    }

    fn progress(texts: &Texts, rules: &Variant, state: &Self, name: impl Fn(Seat) -> String) -> String {
        let values = [
            ("part", nouns::part(state).into()),
            ("turn", nouns::turn(rules, state).into()),
            ("name", name(state.seat()).into()),
        ];
        texts.with("game-turn", &values)
    }
}
