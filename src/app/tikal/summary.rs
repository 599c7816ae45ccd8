//! A game in brief: who plays what, how far it has come, and a picture of its board.

use std::sync::Arc;

use egui::{Painter, Rect};

use super::table::Table;
use super::{picture, words};
use crate::app::kit::theme::Theme;
use crate::game::{DealerDef, RecordOptions, Seat, SeatRecord, TakeBack};
use crate::library::OpenedGame;
use crate::tikal::{Phase, State, Variant};
use crate::words::Texts;

/// A game as a list or a button shows it.
#[derive(Clone, Debug)]
pub struct Summary {
    /// The variant that is played.
    rules: Arc<Variant>,
    /// The state of the game.
    state: State,
    /// Who plays.
    seats: Vec<SeatRecord>,
    /// True if chance is entered by hand.
    by_hand: bool,
    /// The options that the players have agreed on.
    options: RecordOptions,
}

impl Summary {
    /// The summary of a game that was opened.
    #[must_use]
    pub fn of_opened(game: OpenedGame) -> Self {
        Self {
            rules: Arc::clone(game.session.rules()),
            state: *game.session.state(),
            by_hand: game.record.dealer == DealerDef::Manual,
            options: game.record.options,
            seats: game.record.seats,
        }
    }

    /// The summary of the game at the table.
    #[must_use]
    pub fn of_table(table: &Table) -> Self {
        Self {
            rules: table.shared_rules(),
            state: *table.state(),
            seats: table.seat_records().to_vec(),
            by_hand: table.sitting().deals_by_hand(),
            options: table.sitting().options().clone(),
        }
    }

    /// Draws the board as it stands.
    pub fn paint(&self, painter: &Painter, theme: &Theme, rect: Rect) {
        picture::board(painter, theme, rect, &self.rules, Some(&self.state));
    }

    /// Takes these rules in the place of its own if they are the same, so that many games do not hold them many times.
    pub fn share(&mut self, rules: &Arc<Variant>) -> bool {
        let is_same = rules.hash() == self.rules.hash() && rules.def() == self.rules.def();
        if is_same {
            self.rules = Arc::clone(rules);
        }
        is_same
    }

    /// The variant that is played.
    #[must_use]
    pub fn rules(&self) -> &Arc<Variant> {
        &self.rules
    }

    /// True if it has come to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.state.phase() == Phase::Over
    }

    /// Who plays what: the variant, what sort of game it is, and the players.
    #[must_use]
    pub fn about(&self, texts: &Texts) -> String {
        texts.with("game-about", &[("variant", self.sort(texts).into()), ("names", self.names().into())])
    }

    /// As [`Self::about`], beside something called so: the players are named only where that does not name them already.
    #[must_use]
    pub fn about_beside(&self, texts: &Texts, name: &str) -> String {
        if name.contains(&self.names()) { self.sort(texts) } else { self.about(texts) }
    }

    /// The players.
    fn names(&self) -> String {
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        names.join(", ")
    }

    /// The variant, and what sort of game it is.
    fn sort(&self, texts: &Texts) -> String {
        let sorts = [
            Some(if self.state.is_auction() { "sort-auction" } else { "sort-base" }),
            self.by_hand.then_some("sort-by-hand"),
            self.options.purist.then_some("sort-purist"),
            (self.options.take_back == TakeBack::Anything).then_some("sort-take-back"),
        ];
        let variant = std::iter::once(words::variant(texts, &self.rules));
        let variant: Vec<String> = variant.chain(sorts.into_iter().flatten().map(|key| texts.say(key))).collect();
        variant.join(", ")
    }

    /// The progress of the game: the turn and whose it is, or the winners.
    #[must_use]
    pub fn progress(&self, texts: &Texts) -> String {
        let name = |seat: Seat| self.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
        if self.state.phase() == Phase::Over {
            let winners = self.state.leaders(&self.rules);
            let names: Vec<&str> = winners.as_slice().iter().map(|&seat| name(seat)).collect();
            let best = winners.as_slice().first().map_or(0, |&seat| self.state.score(seat));
            let values = [("names", names.join(&texts.say("end-and")).into()), ("points", best.into())];
            return texts.with("game-over", &values);
        }
        let values = [
            ("part", words::part(&self.state).into()),
            ("turn", words::turn(&self.rules, &self.state).into()),
            ("name", name(self.state.seat()).to_owned().into()),
        ];
        texts.with("game-turn", &values)
    }
}
