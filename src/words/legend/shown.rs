//! The words on variants and games of Legend for those who play, and what can be chosen for a new game.

use serde::{Deserialize, Serialize};

use super::{facts, nouns};
use crate::game::Seat;
use crate::legend::{Phase, Setup, State, Variant};
use crate::words::Texts;
use crate::words::shown::Shown;

/// The choices for a game beside its variant and its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Where the tiles lie at the start.
    pub scenario: ScenarioChoice,
}

/// The choice of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum ScenarioChoice {
    /// The one with this place in the variant's list; the first one where there is none.
    Numbered(u8),
    /// Any one.
    Random,
}

impl Default for ScenarioChoice {
    fn default() -> Self {
        Self::Numbered(0)
    }
}

impl ScenarioChoice {
    /// The place of the scenario in the variant's list; of a random one `luck` decides it.
    #[must_use]
    pub fn index(self, rules: &Variant, luck: u64) -> usize {
        let scenarios = rules.scenarios().len();
        match self {
            Self::Numbered(index) if usize::from(index) < scenarios => index.into(),
            Self::Numbered(_) => 0,
            Self::Random => (luck % scenarios.max(1) as u64) as usize,
        }
    }
}

impl Shown for State {
    type Choices = Choices;

    const MOST_HANDICAP: u32 = 0;
    const GAME_NAME: &'static str = "game-legend";

    fn name(texts: &Texts, rules: &Variant) -> String {
        nouns::variant(texts, rules)
    }

    fn description(texts: &Texts, rules: &Variant) -> String {
        texts.typeset(rules.def().description.get(texts.language().code()))
    }

    fn facts(texts: &Texts, rules: &Variant, choices: Option<Choices>) -> Vec<String> {
        facts::facts(texts, rules, choices)
    }

    fn suggested(_: &Variant) -> Choices {
        Choices::default()
    }

    fn choices_of(state: &Self) -> Choices {
        Choices { scenario: ScenarioChoice::Numbered(state.scenario() as u8) }
    }

    /// Nothing is auctioned.
    fn choose_auction(_: &mut Choices) {}

    fn chosen_setup(rules: &Variant, choices: Choices, first: Seat, _: &[u32], luck: u64) -> Setup {
        let scenario = rules.scenarios().get(choices.scenario.index(rules, luck));
        Setup { scenario: scenario.map(|scenario| scenario.id.clone()), first }
    }

    /// The scenario, where the variant has several.
    fn sort_of_game(texts: &Texts, rules: &Variant, state: &Self) -> Option<String> {
        (rules.scenarios().len() > 1).then(|| nouns::scenario(texts, rules, state.scenario()))
    }

    fn progress(texts: &Texts, rules: &Variant, state: &Self, name: impl Fn(Seat) -> String) -> String {
        let values = [
            ("part", part(state).into()),
            ("round", state.round().into()),
            ("rounds", rules.rounds().into()),
            ("name", name(state.seat()).into()),
        ];
        texts.with("legend-progress", &values)
    }
}

/// The part of its round that a game is at, for sentences: `scoring` in a scoring round, `final` in the last one, `draft`
/// while things are drafted or the display is filled for it, otherwise `turn`.
fn part(state: &State) -> &'static str {
    match (state.scoring(), state.phase()) {
        (Some(scoring), _) if scoring.volcano.is_none() => "final",
        (Some(_), _) => "scoring",
        (None, Phase::Deal | Phase::Fill(_) | Phase::Draft) => "draft",
        (None, _) => "turn",
    }
}
