//! The keys at the table, and the reasons why they do nothing now. Which keys there are, `kit::keys` and `tikal::keys`
//! decide.

use egui::{Id, Ui};

use super::acts::Offer;
use super::bar::title_key;
use super::{Idle, Table};
use crate::app::kit::keys::Shortcut;
use crate::app::table;
use crate::app::tikal;
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::hex::Cell;
use crate::tikal::{Phase, Piece, Purchase};

/// Why a key does nothing now that only Tikal has.
impl Idle {
    /// The variant does without this action.
    pub const NOT_IN_VARIANT: Self = Self::of_game("idle-not-in-variant");
    /// No tile is in hand.
    pub const NO_TILE: Self = Self::of_game("idle-no-tile");
    /// No number stands in the field of a bid.
    pub const NO_NUMBER: Self = Self::of_game("idle-no-number");
    /// The others were asked after the last bid, or pass, in this auction, of the only person here, else of the seat.
    pub const UNDO_BID: Self = Self::of_game("bar-undo-bid");
    /// As [`Idle::UNDO_BID`], where the card of a lesson leads back.
    pub const UNDO_BID_OF_LESSON: Self = Self::of_game("bar-undo-bid-lesson");
}

/// Asks for what the keys that were pressed stand for, or for the reason why it cannot be done now. `over` is the hex
/// under the pointer, or with the focus; `cell` the widget of the hex to which the keyboard comes on the board.
pub fn keyboard(ui: &Ui, desk: &mut Desk, table: &Table, over: Option<Cell>, cell: Id) {
    if !table::keyboard(ui, desk, table, cell) {
        return;
    }
    let idle = table.why_idle();
    let pressed = |shortcut: Shortcut| shortcut.pressed(ui.ctx());
    for (shortcut, clockwise) in [(tikal::keys::TURN_BACK, false), (tikal::keys::TURN, true)] {
        if pressed(shortcut) {
            let turns = || if table.state().hand().is_some() { None } else { Some(Idle::NO_TILE) };
            desk.push(match idle.or_else(turns) {
                Some(why) => TableCommand::Idle(why).into(),
                None => TableAsk::Own(Ask::Turn { clockwise, over }),
            });
        }
    }
    for (shortcut, what, piece) in tikal::keys::OF_ACTIONS {
        if pressed(shortcut) {
            desk.push(idle.map_or_else(|| offered(desk, table, what, piece), |why| TableCommand::Idle(why).into()));
        }
    }
    for (shortcut, more) in [(tikal::keys::MORE, true), (tikal::keys::FEWER, false)] {
        if pressed(shortcut) {
            desk.push(idle.map_or_else(|| party(table, more), |why| TableCommand::Idle(why).into()));
        }
    }
}

/// An action that has a key.
#[derive(Clone, Copy, Debug)]
pub struct KeyedAction {
    /// The id of the text that names it.
    pub name: &'static str,
    /// Its key.
    pub shortcut: Shortcut,
    /// The command: the action, or the question why it is not possible.
    pub command: TableAsk,
    /// True if it is possible now.
    pub is_possible: bool,
}

/// The actions that have a key, on what is chosen, as far as the variant has them.
#[must_use]
pub fn actions(asks_before_waste: bool, table: &Table) -> Vec<KeyedAction> {
    let is_idle = table.why_idle().is_some();
    let offers = table.all_offers();
    let of_key = |&(shortcut, what, piece): &(Shortcut, Purchase, Option<Piece>)| {
        let offer = offers.iter().find(|offer| offer.what == what && offer.piece == piece)?;
        let is_possible = !is_idle && offer.state.is_ok();
        Some(KeyedAction {
            name: title_key(offer),
            shortcut,
            command: offer_command(asks_before_waste, table, offer),
            is_possible,
        })
    };
    tikal::keys::OF_ACTIONS.iter().filter_map(of_key).collect()
}

/// The command of an action's button, whether or not it is possible: the same that a click on it asks for.
fn offered(desk: &Desk, table: &Table, what: Purchase, piece: Option<Piece>) -> TableAsk {
    // While the bar shows no buttons, as in an auction, the rules still say why not.
    let offer = table.all_offers().into_iter().find(|offer| offer.what == what && offer.piece == piece);
    offer.map_or(TableCommand::Idle(Idle::NOT_IN_VARIANT).into(), |offer| {
        offer_command(desk.settings.ask_before_waste, table, &offer)
    })
}

/// The command that lets one piece more or fewer walk.
fn party(table: &Table, more: bool) -> TableAsk {
    let party = table.party();
    if more && party < table.largest_party() && table.state().phase() == Phase::Act {
        TableAsk::Own(Ask::Party(party + 1))
    } else if !more && party > 1 {
        TableAsk::Own(Ask::Party(party - 1))
    } else {
        TableCommand::Idle(Idle::PARTY).into()
    }
}

/// The command for whoever takes up an offer; or, where the leader would leave the game and the player wants to be asked,
/// the one that asks.
#[must_use]
pub fn offer_command(asks_before_waste: bool, table: &Table, offer: &Offer) -> TableAsk {
    let asks = asks_before_waste && !table.is_purist() && table.loses_leader(offer);
    match offer.state {
        Ok(Some(action)) if asks && table.asks_to_guard() != Some(action) => TableAsk::Own(Ask::AskToGuard(action)),
        _ => offer.command(),
    }
}
