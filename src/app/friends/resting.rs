//! The tables over the net that rest, as home lists them: a card for each, with whose turn it is and the part that this
//! program has there. A click goes on there.

use std::path::PathBuf;

use egui::{Label, RichText, Role, Ui, WidgetInfo};

use super::company::{Part, Resting};
use crate::app::kit::desk::{Desk, heading};
use crate::app::kit::widgets::card;
use crate::words::{Texts, plain};

/// The part that this program has at a table, in words.
fn part_told(texts: &Texts, part: &Part) -> String {
    match part {
        Part::Host(game) => texts.with("friends-as-host", &[("game", plain(game).into())]),
        Part::Guest(host) => texts.with("friends-as-guest", &[("host", plain(host).into())]),
    }
}

/// Whose turn it is there, in words.
fn turn_told(texts: &Texts, resting: &Resting) -> String {
    match &resting.to_move {
        Some(name) if resting.is_my_turn => texts.with("friends-your-turn", &[("name", plain(name).into())]),
        Some(name) => texts.with("friends-turn-of", &[("name", plain(name).into())]),
        None => texts.say("friends-rest-over"),
    }
}

/// Lays out the tables that rest; the one at which a person wants to go on.
pub fn resting_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, resting: &[Resting]) -> Option<PathBuf> {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    if resting.is_empty() {
        return None;
    }
    heading(ui, desk, "friends-resting");
    let mut chosen = None;
    for table in resting {
        let (turn, part) = (turn_told(texts, table), part_told(texts, &table.part));
        let response = card(ui, desk, ("table that rests", &table.path), false, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let name = RichText::new(plain(&table.name)).strong();
            ui.add(Label::new(name).wrap().selectable(false));
            let colour = if table.is_my_turn { chrome.accent } else { chrome.gold };
            ui.add(Label::new(RichText::new(&turn).small().color(colour)).wrap().selectable(false));
            ui.add(Label::new(RichText::new(&part).small().color(chrome.text)).wrap().selectable(false));
        });
        let values = [("name", plain(&table.name).into()), ("turn", turn.into()), ("part", part.into())];
        let label = texts.with("friends-go-on", &values);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
        if response.clicked() {
            chosen = Some(table.path.clone());
        }
    }
    ui.add_space(6.0);
    chosen
}
