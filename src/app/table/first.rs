//! The words of a first game: a card at the top of a column beside the board that says what the question is about, until
//! somebody closes it.
//!
//! Decides how long it stands; in which column, `ui` does. Which words belong to which question, the game decides
//! ([`TableGame::first_words`]).

use egui::{Label, Margin, RichText, Ui};

use super::{Desk, Table, TableCommand, TableGame};
use crate::app::kit::desk::SCROLL_LANE;
use crate::app::kit::widgets::{card_frame, closed_by_ui};

impl<G: TableGame> Table<G> {
    /// The same table as that of a first game, in which the person who plays is told what each question is about.
    #[must_use]
    pub fn as_first(mut self) -> Self {
        self.is_first = true;
        self
    }

    /// The id of the text on what is asked of a person whose first game it is.
    #[must_use]
    pub fn first_words(&self) -> Option<&'static str> {
        let is_asked = self.person_to_move().is_some() && self.covered_for().is_none() && !self.looks_back();
        if self.is_first && is_asked { G::first_words(self) } else { None }
    }

    /// Tells no more of it.
    pub(super) fn close_first_words(&mut self) {
        self.is_first = false;
    }
}

/// Lays out the card.
pub fn first_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(words) = table.first_words() else { return };
    let (theme, texts) = (desk.theme, desk.texts);
    let frame = card_frame(theme).stroke((1.0, theme.chrome.gold)).inner_margin(Margin::symmetric(8, 6));
    frame.show(ui, |ui| {
        // As wide as what scrolls below it.
        ui.set_width(ui.available_width() - SCROLL_LANE);
        ui.spacing_mut().item_spacing.y = 4.0;
        let close = texts.say("first-close");
        let is_closed = closed_by_ui(ui, (&close, close.clone()), "first words", |ui| {
            let heading = RichText::new(texts.say("learn-first-heading")).strong().color(theme.chrome.gold);
            ui.add(Label::new(heading).wrap());
        });
        if is_closed {
            desk.push(TableCommand::CloseFirstWords);
        }
        ui.add(Label::new(texts.say(words)).wrap());
    });
}
