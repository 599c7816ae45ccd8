//! The screen on which one comes to a table of friends: a ticket, and a name.

use std::str::FromStr as _;

use egui::{Button, Label, Response, RichText, TextEdit, Ui, vec2};

use super::company::Want;
use crate::app::kit::desk::Desk;
use crate::app::kit::focus;
use crate::app::kit::widgets::{column, group, hint, title, way_out, ways_out};
use crate::net::ticket::{NotATicket, Ticket};
use crate::setup::NAME_LETTERS;

/// The greatest width of the screen.
const WIDTH: f32 = 620.0;
/// The most letters of a ticket that are looked at.
pub const TICKET_LETTERS: usize = 2_000;

/// The fields of the screen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct JoinForm {
    /// The ticket, as it was pasted.
    ticket: String,
    /// The name under which one comes.
    pub name: String,
    /// True from when a ticket is shown until the keyboard is led to what comes next.
    leads_on: bool,
}

impl JoinForm {
    /// Shows this ticket.
    pub fn show(&mut self, ticket: &str) {
        self.ticket = ticket.trim().chars().take(TICKET_LETTERS).collect();
        self.leads_on = true;
    }

    /// The wish to come to the table, once the ticket is whole and there is a name.
    #[must_use]
    pub fn want(&self) -> Option<Want> {
        let name = self.name.trim();
        let ticket = self.ticket().ok().filter(|_| !name.is_empty())?;
        Some(Want::Join { ticket, name: name.to_owned() })
    }

    /// The ticket, if it is one.
    ///
    /// # Errors
    /// Why it is none.
    pub fn ticket(&self) -> Result<Ticket, NotATicket> {
        Ticket::from_str(&self.ticket)
    }
}

/// Something that the screen asks of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JoinAsk {
    /// Back to the screen below.
    Back,
    /// The text that was copied.
    Paste,
    /// To come to the table.
    Join,
}

/// Lays out the screen; what it asks of the window, if anything.
pub fn join_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, form: &mut JoinForm) -> Option<JoinAsk> {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let ticket = form.ticket();
    let can_join = ticket.is_ok() && !form.name.trim().is_empty();
    let leads_on = std::mem::take(&mut form.leads_on);
    let lead_to = |response: &Response, comes_next: bool| {
        if leads_on && comes_next {
            focus::lead(&response.ctx, response.id);
        }
    };
    let mut asked = None;
    ways_out(ui, texts, desk.theme, |ui| {
        if way_out(ui, texts.say("friends-back")).clicked() {
            asked = Some(JoinAsk::Back);
        }
        let text = RichText::new(texts.say("friends-join-do")).strong().color(chrome.accent_text);
        let button = Button::new(text).fill(chrome.accent_fill).min_size(vec2(110.0, 38.0));
        let button = ui.add_enabled(can_join, button);
        lead_to(&button, can_join);
        if button.on_disabled_hover_text(texts.say("friends-join-needs")).clicked() {
            asked = Some(JoinAsk::Join);
        }
    });
    column(ui, WIDTH, |ui| {
        title(ui, desk, "friends-join-heading");
        hint(ui, desk, "friends-join-hint");
        group(ui, desk, "friends-ticket", |ui| {
            let field = TextEdit::multiline(&mut form.ticket)
                .char_limit(TICKET_LETTERS)
                .desired_rows(3)
                .desired_width(f32::INFINITY)
                .hint_text("tikal-table1-…");
            ui.add(field).accessible_name(texts.say("friends-ticket-field"));
            // What is told of a ticket stands beside the button, so that no field below moves.
            ui.horizontal(|ui| {
                let paste = ui.button(texts.say("friends-paste-ticket"));
                lead_to(&paste, ticket.is_err());
                if paste.clicked() {
                    asked = Some(JoinAsk::Paste);
                }
                let told = match &ticket {
                    _ if form.ticket.trim().is_empty() => return,
                    Ok(_) => RichText::new(texts.say("friends-ticket-good")).color(chrome.text),
                    Err(NotATicket::NoTicket) => RichText::new(texts.say("friends-no-ticket")).color(chrome.warn),
                    Err(NotATicket::Damaged) => RichText::new(texts.say("friends-damaged-ticket")).color(chrome.warn),
                };
                ui.add(Label::new(told).wrap());
            });
        });
        group(ui, desk, "friends-name", |ui| {
            let field = TextEdit::singleline(&mut form.name).char_limit(NAME_LETTERS).desired_width(200.0);
            let field = ui.add(field).accessible_name(texts.say("friends-name-field"));
            lead_to(&field, ticket.is_ok() && !can_join);
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if can_join && entered {
                asked = Some(JoinAsk::Join);
            }
            hint(ui, desk, "friends-name-hint");
        });
        group(ui, desk, "friends-known", |ui| hint(ui, desk, "friends-known-guest"));
    });
    asked
}
