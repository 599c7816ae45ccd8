//! The words on The Temple of Chac.

use serde::{Deserialize, Serialize};

use super::failures::{first_player, seats_of};
use super::shown::Shown;
use super::{Texts, Worded};
use crate::chac::{NotAnAction, Problem, Setup, State, Variant, WrongSetup};
use crate::game::Seat;

/// The choices for a game beside its variant and its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {}

impl Worded for State {
    fn problem(_texts: &Texts, problem: &Problem) -> String {
        problem.to_string()
    }

    fn wrong_setup(texts: &Texts, wrong: &WrongSetup) -> String {
        match wrong {
            WrongSetup::Seats(seats) => seats_of(texts, (*seats).into()),
            WrongSetup::First(first) => first_player(texts, first.index()),
        }
    }

    fn no_action(_texts: &Texts, error: &NotAnAction) -> String {
        error.to_string()
    }
}

impl Shown for State {
    type Choices = Choices;

    const MOST_HANDICAP: u32 = 0;
    const GAME_NAME: &'static str = "game-chac";

    fn name(texts: &Texts, rules: &Variant) -> String {
        texts.typeset(rules.def().name.get(texts.language().code()))
    }

    fn description(texts: &Texts, rules: &Variant) -> String {
        texts.typeset(rules.def().description.get(texts.language().code()))
    }

    fn facts(_: &Texts, _: &Variant, _: Option<Choices>) -> Vec<String> {
        Vec::new()
    }

    fn suggested(_: &Variant) -> Choices {
        Choices::default()
    }

    fn choices_of(_: &Variant, _: &Self) -> Choices {
        Choices::default()
    }

    /// Nothing is auctioned.
    fn choose_auction(_: &mut Choices) {}

    fn chosen_setup(_: &Variant, _: Choices, first: Seat, _: &[u32], _luck: u64) -> Setup {
        Setup { first }
    }

    fn sort_of_game(_: &Texts, _: &Variant, _: &Self) -> Option<String> {
        None
    }

    fn progress(_: &Texts, _: &Variant, state: &Self, name: impl Fn(Seat) -> String) -> String {
        name(state.seat())
    }
}
