//! What can be chosen for a new game of Tikal beside its variant and its players, and the table that is made of it.

use std::sync::Arc;

use egui::Ui;
use serde::{Deserialize, Serialize};

use super::table::Table;
use crate::app::kit::desk::{Desk, heading};
use crate::app::kit::widgets::hint;
use crate::game::{DealerDef, RecordOptions, Seat, SeatRecord};
use crate::tikal::{Setup, State, TikalSession, TurnRule, Variant};

/// What is chosen for a game beside its variant and its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// Whether turns begin with a drawn tile or are auctioned.
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

/// Lays out what can be chosen.
pub fn choices_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, choices: &mut Choices) {
    heading(ui, desk, "setup-turns");
    ui.radio_value(&mut choices.turns, TurnRule::Draw, desk.texts.say("setup-base"));
    ui.radio_value(&mut choices.turns, TurnRule::Auction, desk.texts.say("setup-advanced"));
    hint(
        ui,
        desk,
        match choices.turns {
            TurnRule::Draw => "setup-base-hint",
            TurnRule::Auction => "setup-advanced-hint",
        },
    );
}

/// A table for a new game; `first` begins.
#[must_use]
pub fn new_table(
    rules: Arc<Variant>,
    seats: Vec<SeatRecord>,
    first: Seat,
    choices: Choices,
    dealer: DealerDef,
    options: RecordOptions,
) -> Table {
    let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let start = State::new(&rules, players, &Setup::new(choices.turns, first));
    let (session, _) = TikalSession::new(rules, start, dealer);
    Table::new(session, seats, options)
}
