//! The words on variants and games of Legend for those who play, and what can be chosen for a new game.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{facts, nouns};
use crate::ai::Level;
use crate::game::Seat;
use crate::game::bounds::MAX_ID;
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum ScenarioChoice {
    /// The first one of the variant.
    #[default]
    First,
    /// The one of this id; the first one where there is none.
    Named(ScenarioId),
    /// Any one.
    Random,
    /// The one with this place in the variant's list, as older files have it; the first one where there is none.
    Numbered(u8),
}

impl ScenarioChoice {
    /// The choice of the scenario at this place in the variant's list.
    #[must_use]
    pub fn at(rules: &Variant, place: usize) -> Self {
        let id = rules.scenarios().get(place).and_then(|scenario| ScenarioId::new(&scenario.id));
        id.map_or(Self::First, Self::Named)
    }

    /// The place of the scenario in the variant's list; of a random one `luck` decides it.
    #[must_use]
    pub fn index(self, rules: &Variant, luck: u64) -> usize {
        let scenarios = rules.scenarios();
        match self {
            Self::First => 0,
            Self::Numbered(index) => Some(usize::from(index)).filter(|&index| index < scenarios.len()).unwrap_or(0),
            Self::Named(id) => scenarios.iter().position(|scenario| scenario.id == id.as_str()).unwrap_or(0),
            Self::Random => (luck % scenarios.len().max(1) as u64) as usize,
        }
    }
}

/// The id of a scenario, as short as a file may have it, so that a choice is copied like a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ScenarioId {
    letters: [u8; MAX_ID],
    len: u8,
}

impl ScenarioId {
    /// The id with these letters; nothing if no file may have it.
    #[must_use]
    pub fn new(id: &str) -> Option<Self> {
        let mut letters = [0; MAX_ID];
        letters.get_mut(..id.len())?.copy_from_slice(id.as_bytes());
        Some(Self { letters, len: id.len() as u8 })
    }

    /// Its letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // They were taken from a text.
        std::str::from_utf8(&self.letters[..usize::from(self.len)]).unwrap_or_default()
    }
}

impl fmt::Debug for ScenarioId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl Serialize for ScenarioId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for ScenarioId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = String::deserialize(deserializer)?;
        Self::new(&id).ok_or_else(|| D::Error::custom("the id of a scenario is too long"))
    }
}

impl Shown for State {
    type Choices = Choices;

    const MOST_HANDICAP: u32 = 0;
    const GAME_NAME: &'static str = "game-legend";

    fn level_hint(level: Level) -> &'static str {
        match level {
            Level::Random => "level-random-hint",
            Level::Novice => "legend-level-novice-hint",
            Level::Adept => "legend-level-adept-hint",
            Level::Expert => "legend-level-expert-hint",
            Level::Master => "legend-level-master-hint",
        }
    }

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

    fn choices_of(rules: &Variant, state: &Self) -> Choices {
        Choices { scenario: ScenarioChoice::at(rules, state.scenario()) }
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
