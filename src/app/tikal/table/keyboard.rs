//! What keys do at the table. Which keys there are, `kit::keys` and `tikal::keys` decide.

use egui::{EventFilter, Ui};

use super::Table;
use crate::app::kit::keys;
use crate::app::kit::keys::Shortcut;
use crate::app::tikal;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::Desk;
use crate::hex::Cell;
use crate::tikal::{Action, Phase, Piece, Purchase};

/// The actions that have a key. Those with Shift come first: the same key without Shift would take them for its own.
pub const ACTIONS: [(Shortcut, Purchase, Option<Piece>); 8] = [
    (tikal::keys::ENTER_LEADER, Purchase::Enter, Some(Piece::Leader)),
    (tikal::keys::ENTER_EXPLORER, Purchase::Enter, Some(Piece::Explorer)),
    (tikal::keys::UNCOVER, Purchase::Uncover, None),
    (tikal::keys::DIG, Purchase::Dig, None),
    (tikal::keys::EXCHANGE, Purchase::Exchange, None),
    (tikal::keys::CAMP, Purchase::Camp, None),
    (tikal::keys::GUARD_LEADER, Purchase::Guard, Some(Piece::Leader)),
    (tikal::keys::GUARD, Purchase::Guard, Some(Piece::Explorer)),
];

/// The key of an action, if it has one.
#[must_use]
pub fn key_of(what: Purchase, piece: Option<Piece>) -> Option<Shortcut> {
    let found = ACTIONS.iter().find(|(_, of, by)| *of == what && *by == piece);
    found.map(|&(shortcut, ..)| shortcut)
}

/// Asks for what the keys that were pressed stand for. `over` is the hex under the pointer, or with the focus.
pub fn keyboard(ui: &Ui, desk: &mut Desk, table: &Table, over: Option<Cell>) {
    let context = ui.ctx();
    let pressed = |shortcut: Shortcut| ui.input_mut(|input| shortcut.pressed(input));
    // A panel over the table has the keys to itself.
    let covered = context.memory(|memory| memory.top_modal_layer().is_some());
    if covered || context.text_edit_focused() {
        return;
    }
    // The question whether points are to be lost comes first: the key that ends the turn says yes, Escape no.
    let ends = table.state().phase() == Phase::Act && table.person_to_move().is_some() && !table.looks_back();
    if ends && pressed(keys::END) {
        desk.push(end_command(desk, table));
    }
    if table.asks_to_end() && pressed(keys::LET_GO) {
        desk.push(TableCommand::AskToEnd(false));
        return;
    }
    if egui::Popup::is_any_open(context) {
        return;
    }
    looking_back(ui, desk, table);
    if pressed(keys::LET_GO) {
        desk.push(if table.looks_back() {
            TableCommand::LookBack(None)
        } else if table.recap().is_some() && desk.settings.recap {
            TableCommand::CloseRecap
        } else {
            TableCommand::Select(None)
        });
    }
    if table.looks_back() || table.person_to_move().is_none() {
        return;
    }
    for (shortcut, clockwise) in [(tikal::keys::TURN_BACK, false), (tikal::keys::TURN, true)] {
        if pressed(shortcut) {
            desk.push(TableCommand::Turn { clockwise, over });
        }
    }
    if table.state().phase() != Phase::Act {
        return;
    }
    for (shortcut, what, piece) in ACTIONS {
        if !pressed(shortcut) {
            continue;
        }
        if let Some(offer) = table.offers().iter().find(|offer| offer.what == what && offer.piece == piece) {
            desk.push(offer.command());
        }
    }
    let party = table.party();
    if table.largest_party() > 1 {
        if party < table.largest_party() && pressed(tikal::keys::MORE) {
            desk.push(TableCommand::Party(party + 1));
        }
        if party > 1 && pressed(tikal::keys::FEWER) {
            desk.push(TableCommand::Party(party - 1));
        }
    }
}

/// The command that ends the turn; or, where points would be lost and the player wants to be asked, the one that asks.
#[must_use]
pub fn end_command(desk: &Desk, table: &Table) -> TableCommand {
    let asks = desk.settings.ask_before_waste && table.would_waste() && !table.asks_to_end();
    if asks { TableCommand::AskToEnd(true) } else { TableCommand::Play(Action::End) }
}

/// Goes through what was played, step by step. The arrow keys do that only while an earlier state is shown; otherwise
/// they move the focus.
fn looking_back(ui: &Ui, desk: &mut Desk, table: &Table) {
    let context = ui.ctx();
    if table.looks_back()
        && let Some(focused) = context.memory(egui::Memory::focused)
    {
        let filter = EventFilter { horizontal_arrows: true, escape: true, ..EventFilter::default() };
        context.memory_mut(|memory| memory.set_focus_lock_filter(focused, filter));
    }
    let comma = |shortcut: Shortcut| {
        let keys = if table.looks_back() { shortcut.keys } else { &shortcut.keys[1..] };
        ui.input_mut(|input| keys.iter().any(|keys| input.consume_shortcut(keys)))
    };
    let step = table.shown_step();
    if step > 0 && comma(tikal::keys::EARLIER) {
        desk.push(TableCommand::LookBack(Some(step - 1)));
    }
    if table.looks_back() && comma(tikal::keys::LATER) {
        desk.push(TableCommand::LookBack(Some(step + 1)));
    }
}
