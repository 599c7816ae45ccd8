//! Offers by name of a table of the temple, beside those of every table: in the menu for the view, in the list of commands,
//! by keys.

use super::beside::{DECKS, NOTES};
use super::{Idle, Table, bar, wording};
use crate::app::chac::command::{Ask, Command, TableAsk, TableCommand};
use crate::app::chac::keys;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::table::WindowCommand;

/// The command that switches the side column to its other content.
fn other_side(table: &Table) -> TableCommand {
    TableCommand::ShowSide(if table.side() == Some(NOTES) { DECKS } else { NOTES })
}

/// The offers of the menu for the view.
pub(super) fn of_view(table: &Table) -> Vec<MenuOffer<Command>> {
    let fit = MenuOffer::new("menu-fit", TableCommand::Fit).only_if(!table.shows_whole_board());
    let is_open = table.side() == Some(NOTES);
    let notes = MenuOffer::new("chac-table-notes", other_side(table)).by(keys::NOTES).switch(is_open);
    let secrets = MenuOffer::new("chac-table-show-secrets", Ask::ToggleSecrets).by(keys::SECRETS);
    let secrets = secrets.switch(table.shows_all()).only_if(table.has_secrets()).or_else(Idle::NO_SECRETS.text());
    let fading = MenuOffer::new("chac-table-fading", WindowCommand::ToggleFading).switch(table.fades());
    vec![fit, notes, secrets, fading]
}

/// The actions that have a key and can be thought of now.
pub(super) fn of_turn(table: &Table) -> Vec<MenuOffer<Command>> {
    let acts = table.person_to_move().is_some() && !table.looks_back();
    let offers = keys::OF_ACTIONS.into_iter().filter(|_| acts).filter_map(|(shortcut, verb)| {
        let (ask, is_possible) = bar::ask_for(table, verb)?;
        Some(MenuOffer::new(wording::verb_key(verb), ask).by(shortcut).only_if(is_possible))
    });
    offers.collect()
}

/// The offers of things to look at: the recap.
pub(super) fn of_sight(table: &Table) -> Vec<MenuOffer<Command>> {
    let recap = table.recap().map(|_| {
        if table.opens_recap() {
            MenuOffer::new("recap-close", TableCommand::CloseRecap)
        } else {
            MenuOffer::new("recap-open", TableCommand::OpenRecap)
        }
    });
    recap.into_iter().collect()
}

/// The commands that keys ask for of what is known: notes, secrets.
pub(super) fn by_keys(table: &Table, pressed: &dyn Fn(Shortcut) -> bool, asked: &mut Vec<Command>) {
    if pressed(keys::NOTES) {
        asked.push(other_side(table).into());
    }
    if pressed(keys::SECRETS) {
        asked.push(if table.has_secrets() {
            Ask::ToggleSecrets.into()
        } else {
            TableAsk::Any(TableCommand::Idle(Idle::NO_SECRETS)).into()
        });
    }
}
