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

/// Lays out the company in the room that is left; `is_partial` says that not all of the game is known here.
pub fn beside_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &mut Company, is_partial: bool) {
    let gap = ui.spacing().item_spacing.y;
    let favours = favours(company, is_partial);
    let asked = (ui.spacing().interact_size.y + gap) * favours.len().max(1) as f32;
    let seats = (ROW + gap) * (company.chairs.len() + company.seatless.len()) as f32 + asked;
    let room = ui.available_height() - field_height(ui);
    let has_room = seats + TALK <= room;
    if has_room {
        ui.scope(|ui| {
            // As wide as what scrolls elsewhere in the column, whose bar has a lane of its own.
            ui.set_max_width(ui.available_width() - SCROLL_LANE);
            seats_ui(ui, desk, company, &favours);
        });
    }
    let height = (ui.available_height() - field_height(ui)).max(0.0);
    talk_ui(ui, desk, company, height, |ui, company| {
        if !has_room {
            seats_ui(ui, desk, company, &favours);
        }
    });
    field_ui(ui, desk, company);
}

/// Something that is asked of the others: the keys of its name and of what it means, and the wish.
type Favour = (&'static str, &'static str, Ask);

/// The things that can be asked of the others here.
fn favours(company: &Company, is_partial: bool) -> Vec<Favour> {
    let take_back = ("friends-take-back", "friends-take-back-hint", Ask::TakeBack);
    let record = ("friends-ask-record", "friends-ask-record-hint", Ask::Record);
    // The host has the whole game.
    let record = (is_partial && !company.is_host()).then_some(record);
    let has_seat = company.has_seat();
    [Some(take_back), record].into_iter().flatten().filter(|_| has_seat).collect()
}

/// The seats, and below them what can be asked of the others.
fn seats_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &mut Company, favours: &[Favour]) {
    people_ui(ui, desk, company, None);
    for (name, hint, ask) in favours {
        let is_asked = *ask == Ask::Record && company.awaits_record;
        let button = ui.add_enabled(!is_asked, Button::new(desk.texts.say(name)).wrap());
        let button = button.on_hover_text(desk.texts.say(hint)).on_disabled_hover_text(desk.texts.say("ask-sent-back"));
        if button.clicked() {
            company.asks.push(ask.clone());
        }
    }
    if favours.is_empty() {
        let looks_on = RichText::new(desk.texts.say("friends-looks-on")).color(desk.theme.chrome.text_weak);
        ui.add(Label::new(looks_on).truncate());
    }
}
