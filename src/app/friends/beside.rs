//! The company beside the board, behind a tab of its own: the seats, the talk, and what can be asked of the others.

use egui::{Button, Label, RichText, Ui};

use super::company::{Ask, Company};
use super::people::{ROW, people_ui};
use super::talk::{field_height, field_ui, talk_ui};
use crate::app::kit::desk::{Desk, SCROLL_LANE};
use crate::words::Texts;

/// The least height of the talk below seats that stand above it; in less they scroll with it.
const TALK: f32 = 120.0;
/// The sign of the tab where its name has no room.
pub const SIGN: &str = "💬";

/// The name of the tab, with how many lines nobody here has seen.
#[must_use]
pub fn tab_title(texts: &Texts, unread: usize) -> String {
    match unread {
        0 => texts.say("friends-tab"),
        _ => texts.with("friends-tab-unread", &[("count", unread.into())]),
    }
}

/// The short title of the tab.
#[must_use]
pub fn tab_sign(unread: usize) -> String {
    if unread == 0 { SIGN.to_owned() } else { format!("{SIGN}{unread}") }
}

/// Lays out the company in the room that is left.
pub fn beside_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &mut Company) {
    let gap = ui.spacing().item_spacing.y;
    let take_back = ui.spacing().interact_size.y + gap;
    let seats = (ROW + gap) * company.chairs.len() as f32 + take_back;
    let room = ui.available_height() - field_height(ui);
    let has_room = seats + TALK <= room;
    if has_room {
        ui.scope(|ui| {
            // As wide as what scrolls elsewhere in the column, whose bar has a lane of its own.
            ui.set_max_width(ui.available_width() - SCROLL_LANE);
            seats_ui(ui, desk, company);
        });
    }
    let height = (ui.available_height() - field_height(ui)).max(0.0);
    talk_ui(ui, desk, company, height, |ui, company| {
        if !has_room {
            seats_ui(ui, desk, company);
        }
    });
    field_ui(ui, desk, company);
}

/// The seats, and below them the way to ask for a turn back.
fn seats_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &mut Company) {
    people_ui(ui, desk, company, None);
    if company.has_seat() {
        let button = Button::new(desk.texts.say("friends-take-back")).truncate();
        if ui.add(button).on_hover_text(desk.texts.say("friends-take-back-hint")).clicked() {
            company.asks.push(Ask::TakeBack);
        }
    } else {
        let looks_on = RichText::new(desk.texts.say("friends-looks-on")).color(desk.theme.chrome.text_weak);
        ui.add(Label::new(looks_on).truncate());
    }
}
