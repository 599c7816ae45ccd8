//! The words on variants and games of The Temple of Chac for those who play, and what can be chosen for a new game:
//! nothing, since adventurers are dealt and chosen in the game itself (C2.4, C2.5).

use serde::{Deserialize, Serialize};

use super::{facts, nouns};
use crate::ai::Level;
use crate::chac::{After, Phase, Purpose, Setup, State, Variant};
use crate::game::Seat;
use crate::words::Texts;
use crate::words::shown::Shown;

/// The choices for a game beside its variant and its players: there are none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {}

impl Shown for State {
    type Choices = Choices;

    const MOST_HANDICAP: u32 = 0;
    const GAME_NAME: &'static str = "game-chac";

    fn level_hint(level: Level) -> &'static str {
        match level {
            Level::Random => "level-random-hint",
            Level::Novice => "chac-level-novice-hint",
            Level::Adept => "chac-level-adept-hint",
            Level::Expert => "chac-level-expert-hint",
            Level::Master => "chac-level-master-hint",
        }
    }

    fn name(texts: &Texts, rules: &Variant) -> String {
        nouns::variant(texts, rules)
    }

    fn description(texts: &Texts, rules: &Variant) -> String {
        nouns::own(texts, &rules.def().description)
    }

    fn facts(texts: &Texts, rules: &Variant, _: Option<Choices>) -> Vec<String> {
        facts::facts(texts, rules)
    }

    fn suggested(_: &Variant) -> Choices {
        Choices::default()
    }

    fn choices_of(_: &Variant, _: &Self) -> Choices {
        Choices::default()
    }

    /// Nothing is auctioned.
    fn choose_auction(_: &mut Choices) {}

    fn chosen_setup(_: &Variant, _: Choices, first: Seat, _: &[u32], _: u64) -> Setup {
        Setup { first }
    }

    /// There is one sort.
    fn sort_of_game(_: &Texts, _: &Variant, _: &Self) -> Option<String> {
        None
    }

    fn progress(texts: &Texts, _: &Variant, state: &Self, name: impl Fn(Seat) -> String) -> String {
        let values = [
            ("part", part(state.phase()).into()),
            ("round", state.round().into()),
            ("name", name(state.seat()).into()),
        ];
        texts.with("chac-progress", &values)
    }
}

/// The part of the game, for sentences: `setup` before all have chosen, then what a round is at.
fn part(phase: Phase) -> &'static str {
    match phase {
        Phase::Trap | Phase::Deal | Phase::Choose => "setup",
        Phase::Load => "load",
        Phase::Wall => "walls",
        Phase::Roll(purpose) if !phase.is_turn() => match purpose {
            Purpose::Boulder => "boulder",
            _ => "dice",
        },
        Phase::Substitute | Phase::Lay(After::Substitute) => "substitute",
        Phase::Chest | Phase::Over => "end",
        _ => "turn",
    }
}
