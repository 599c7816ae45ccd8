//! Offers by name of a table of Tikal, beside those of every table: in the menu for the view, in the list of commands,
//! by keys.

use super::{Table, actions};
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{CellNames, Settings};
use crate::app::table::{Idle, Side, WindowCommand};
use crate::app::tikal::command::{Ask, Command, TableAsk, TableCommand};
use crate::app::tikal::keys;
use crate::insight::tikal::Order;
use crate::tikal::Phase;

/// The command that switches the side column to its other content.
fn other_side(table: &Table) -> TableCommand {
    TableCommand::ShowSide(if table.side() == Some(Side::SUPPLIES) { Side::TEMPLES } else { Side::SUPPLIES })
}

/// The offers of the menu for the view.
pub(super) fn of_view(table: &Table, settings: &Settings) -> Vec<MenuOffer<Command>> {
    let mut offers = vec![MenuOffer::new("menu-fit", TableCommand::Fit).only_if(!table.shows_whole_board())];
    let all = settings.cell_names == CellNames::All;
    offers.push(MenuOffer::new("menu-names", WindowCommand::ToggleNames).by(keys::NAMES).switch(all));
    let (knows, is_open) = (table.insight().is_some(), table.side() == Some(Side::TEMPLES));
    let ledger = MenuOffer::new("menu-ledger", other_side(table)).by(keys::LEDGER).switch(is_open);
    offers.push(ledger.only_if(knows).or_else(Idle::PURIST.text()).left_out());
    // When the game is over nothing is scored any more.
    let (is_over, shows) = (table.state().phase() == Phase::Over, settings.show_worth);
    let worth = MenuOffer::new("menu-worth", WindowCommand::ToggleWorth).by(keys::WORTH).switch(shows);
    let why = if is_over { Idle::OVER } else { Idle::PURIST };
    offers.push(worth.only_if(knows && !is_over).or_else(why.text()).left_out());
    for (key, shortcut, back) in
        [("menu-next-reach", keys::NEXT_REACH, false), ("menu-last-reach", keys::LAST_REACH, true)]
    {
        let reach = MenuOffer::new(key, Ask::NextReach { back }).by(shortcut);
        offers.push(reach.only_if(table.has_walkers()).or_else(Idle::NO_PIECE.text()));
    }
    offers
}

/// The actions that have a key, on what is chosen, and the turns of the tile in hand.
pub(super) fn of_turn(table: &Table, settings: &Settings) -> Vec<MenuOffer<Command>> {
    let asks = settings.ask_before_waste;
    let mut offers = Vec::new();
    if table.state().phase() == Phase::Act {
        for action in actions(asks, table) {
            offers.push(MenuOffer::new(action.name, action.command).by(action.shortcut).only_if(action.is_possible));
        }
    }
    if table.state().hand().is_some() && table.person_to_move().is_some() {
        for (key, shortcut, clockwise) in
            [("hand-turn-right-name", keys::TURN, true), ("hand-turn-left-name", keys::TURN_BACK, false)]
        {
            let turn = MenuOffer::new(key, Ask::Turn { clockwise, over: None });
            offers.push(turn.by(shortcut).only_if(!table.looks_back()));
        }
    }
    offers
}

/// The offers of things to look at: the recap, the temples in another order.
pub(super) fn of_sight(table: &Table) -> Vec<MenuOffer<Command>> {
    let mut offers = Vec::new();
    if table.recap().is_some() {
        offers.push(if table.opens_recap() {
            MenuOffer::new("recap-close", TableCommand::CloseRecap)
        } else {
            MenuOffer::new("recap-open", TableCommand::OpenRecap)
        });
    }
    if table.insight().is_some() && table.side() == Some(Side::TEMPLES) {
        for (order, key) in [(Order::Value, "palette-ledger-value"), (Order::Contested, "palette-ledger-contest")] {
            offers.push(MenuOffer::new(key, Ask::SortLedger(order)).only_if(order != table.order()));
        }
    }
    offers
}

/// The commands that keys ask for of what the program works out about the position: reach, ledger and worth.
pub(super) fn by_keys(table: &Table, pressed: &dyn Fn(Shortcut) -> bool, asked: &mut Vec<Command>) {
    // The shortcut with Shift is checked first: the plain one would match the same key press.
    for (shortcut, back) in [(keys::LAST_REACH, true), (keys::NEXT_REACH, false)] {
        if pressed(shortcut) {
            asked.push(Ask::NextReach { back }.into());
        }
    }
    if pressed(keys::NAMES) {
        asked.push(WindowCommand::ToggleNames.into());
    }
    let knows = table.insight().is_some();
    let ledger: Command = other_side(table).into();
    for (shortcut, command) in [(keys::LEDGER, ledger), (keys::WORTH, WindowCommand::ToggleWorth.into())] {
        if pressed(shortcut) {
            asked.push(if knows { command } else { TableAsk::Any(TableCommand::Idle(Idle::PURIST)).into() });
        }
    }
}
