//! The choices for a new game of Tikal beside its variant and its players.

use egui::Ui;
use serde::{Deserialize, Serialize};

use crate::app::kit::desk::{Desk, beside_heading};
use crate::app::kit::widgets::hint;
use crate::game::Seat;
use crate::tikal::{MAX_HANDICAP, Setup, TurnRule, Variant};

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

impl Choices {
    /// Chooses that turns are auctioned.
    pub fn auction(&mut self) {
        self.turns = TurnRule::auctioned(true);
    }

    /// The choices that the variant's file suggests.
    #[must_use]
    pub fn of(rules: &Variant) -> Self {
        Self { turns: rules.def().turns }
    }
}

/// Lays out what can be chosen, side by side where there is room.
pub fn choices_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, choices: &mut Choices) {
    ui.horizontal_wrapped(|ui| {
        beside_heading(ui, desk, "setup-turns");
        ui.radio_value(&mut choices.turns, TurnRule::Draw, desk.texts.say("setup-base"));
        ui.radio_value(&mut choices.turns, TurnRule::Auction, desk.texts.say("setup-advanced"));
    });
    hint(
        ui,
        desk,
        match choices.turns {
            TurnRule::Draw => "setup-base-hint",
            TurnRule::Auction => "setup-advanced-hint",
        },
    );
}

/// The setup of a new game: `first` begins, and every seat is given the points of the handicap beside those of the rules.
#[must_use]
pub fn setup(choices: Choices, first: Seat, handicap: &[u32]) -> Setup {
    let given = Seat::ALL.into_iter().zip(handicap.iter().map(|&points| points.min(MAX_HANDICAP)));
    Setup { handicap: given.filter(|&(_, points)| points > 0).collect(), ..Setup::new(choices.turns, first) }
}
