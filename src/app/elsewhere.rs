//! Play over the net in the window: what its commands do, and what is told of a table without a click. How its screens
//! look, `friends` decides; messages are carried by others, which take what is wanted and fill the company.

use std::path::PathBuf;
use std::rc::Rc;

use egui::{Context, UserAttentionType, ViewportCommand};

use super::App;
use super::friends;
use super::friends::company::{Ask, Resting, Shared, Want};
use super::friends::lobby::LobbyForm;
use super::route::{Route, Screen};
use crate::net::ticket;
use crate::words::{net, plain};

impl App {
    /// The company at the table over the net at which this program is, if it is at one.
    #[must_use]
    pub fn company(&self) -> Option<&Shared> {
        self.friends.company.as_ref()
    }

    /// Comes to a table over the net: its lobby is shown, until the game goes on.
    pub fn meet(&mut self, company: Shared) {
        self.friends.lobby = LobbyForm::of(&company.borrow().name);
        self.friends.was_my_turn = company.borrow().is_my_turn;
        self.friends.company = Some(company);
        self.show_screen(Screen::Lobby);
    }

    /// Has the player's own game played with the company: it has a tab beside the board from now on.
    pub fn bring_company(&mut self) {
        if let (Some(company), Some(own)) = (&self.friends.company, self.at_table.own_mut()) {
            own.join(Rc::clone(company));
        }
    }

    /// Takes what a person wants to do with tables over the net at which this program is not yet.
    pub fn take_wants(&mut self) -> Vec<Want> {
        std::mem::take(&mut self.friends.wants)
    }

    /// Lists these tables on the home screen.
    pub fn list_resting(&mut self, resting: Vec<Resting>) {
        self.home.resting = resting;
    }

    /// The tables over the net that home lists.
    #[must_use]
    pub fn resting(&self) -> &[Resting] {
        &self.home.resting
    }

    /// Shows the screen on which one comes to a table, with this ticket.
    pub(super) fn begin_joining(&mut self, ticket: &str) {
        self.friends.join.show(ticket);
        self.show_screen(Screen::Join);
    }

    /// True if a pasted text or a file is a ticket, be it a damaged one.
    pub(super) fn is_ticket(text: &str) -> bool {
        friends::OFFERED && ticket::is_ticket(text)
    }

    /// Wants to come to the table of the ticket that was pasted.
    pub(super) fn join(&mut self) {
        self.friends.wants.extend(self.friends.join.want());
    }

    /// Wants to go on at a table that rests.
    pub(super) fn go_on_at(&mut self, path: PathBuf) {
        self.friends.wants.push(Want::GoOn(path));
    }

    /// Copies the ticket to the table that is hosted here.
    pub(super) fn copy_ticket(&mut self, context: &Context) {
        let ticket = self.company().and_then(|company| company.borrow().ticket().map(str::to_owned));
        if let Some(ticket) = ticket {
            context.copy_text(ticket);
            self.toasts.done(self.texts.say("friends-ticket-copied"));
        }
    }

    /// Asks the others at the table over the net for the whole game.
    pub(super) fn ask_for_record(&mut self) {
        if let Some(company) = self.company() {
            company.borrow_mut().asks.push(Ask::Record);
            self.toasts.done(self.texts.say("ask-sent-back"));
        }
    }

    /// Why there is nothing to save, where that is so: the key of a text.
    pub(super) fn why_nothing_saved(&self) -> &'static str {
        let is_partial = self.at_table.own().is_some_and(|own| own.sitting().is_made_up());
        if is_partial { "friends-no-record" } else { "key-nothing-to-save" }
    }

    /// True if only a part of the game at the table over the net is known here, and whoever is here may ask for all of it.
    pub(super) fn can_ask_for_record(&self) -> bool {
        let is_partial = self.at_table.own().is_some_and(|own| own.sitting().is_made_up());
        is_partial && self.company().is_some_and(|company| company.borrow().can_ask_for_record())
    }

    /// Leaves the table over the net.
    pub(super) fn leave_table(&mut self) {
        if let Some(company) = self.friends.company.take() {
            company.borrow_mut().asks.push(Ask::Leave);
            self.show(Route::Home);
        }
    }

    /// Tells what happened at the table over the net: what was refused, and that it is somebody's turn here.
    pub(super) fn follow_company(&mut self, context: &Context) {
        let Some(company) = self.friends.company.as_ref().map(Rc::clone) else { return };
        if let Some(refusal) = company.borrow_mut().refused.take() {
            self.toasts.refused(net::refused(&self.texts, refusal));
        }
        let is_my_turn = company.borrow().is_my_turn;
        let was_my_turn = std::mem::replace(&mut self.friends.was_my_turn, is_my_turn);
        let is_away = context.input(|input| input.viewport().focused == Some(false));
        if is_my_turn && !was_my_turn && is_away && self.settings().turn_notice {
            context.send_viewport_cmd(ViewportCommand::RequestUserAttention(UserAttentionType::Informational));
            // The name of a variant may come from a stranger.
            let game = plain(&company.borrow().about);
            (self.services.show_notice)(&game, &self.texts.say("friends-turn-notice"));
        }
    }
}
