//! Offers by name of a table of Legend, beside those of every table: in the menu for the view, in the list of commands, by
//! keys.

use super::bar::ask_for;
use super::beside::{DISPLAY, LEDGER};
use super::{Idle, Table, Verb, wording};
use crate::app::kit::keys::Shortcut;
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::kit::settings::{CellNames, Settings};
use crate::app::legend::command::{Ask, Command, TableAsk, TableCommand};
use crate::app::legend::keys;
use crate::app::table::WindowCommand;
use crate::insight::legend::Order;
use crate::legend::Action;

/// The command that switches the side column to its other content.
fn other_side(table: &Table) -> TableCommand {
    TableCommand::ShowSide(if table.side() == Some(LEDGER) { DISPLAY } else { LEDGER })
}

/// The offers of the menu for the view.
pub(super) fn of_view(table: &Table, settings: &Settings) -> Vec<MenuOffer<Command>> {
    let mut offers = vec![MenuOffer::new("menu-fit", TableCommand::Fit).only_if(!table.shows_whole_board())];
    let all = settings.cell_names == CellNames::All;
    offers.push(MenuOffer::new("menu-names", WindowCommand::ToggleNames).by(keys::NAMES).switch(all));
    let (knows, is_open) = (table.insight().is_some(), table.side() == Some(LEDGER));
    let ledger = MenuOffer::new("legend-table-ledger", other_side(table)).by(keys::LEDGER).switch(is_open);
    offers.push(ledger.only_if(knows).or_else(Idle::PURIST.text()).left_out());
    let seen = MenuOffer::new("legend-table-show-seen", Ask::ToggleSeen).by(keys::SEEN).switch(table.shows_seen());
    offers.push(seen.only_if(table.has_seen()).or_else(Idle::NOTHING_SEEN.text()));
    for (key, shortcut, back) in
        [("menu-next-reach", keys::NEXT_REACH, false), ("menu-last-reach", keys::LAST_REACH, true)]
    {
        let reach = MenuOffer::new(key, Ask::NextReach { back }).by(shortcut);
        offers.push(reach.only_if(table.has_walkers()).or_else(Idle::NO_PIECE.text()));
    }
    offers
}

/// The actions that have a key and can be thought of now, on what is chosen, and the turns of the tile in hand.
pub(super) fn of_turn(table: &Table, settings: &Settings) -> Vec<MenuOffer<Command>> {
    let mut offers = Vec::new();
    let acts = table.person_to_move().is_some() && !table.looks_back();
    for (shortcut, verb, piece) in keys::OF_ACTIONS.into_iter().filter(|_| acts) {
        let Some((ask, is_possible)) = ask_for(settings.ask_before_waste, table, verb, piece) else { continue };
        offers.push(MenuOffer::new(wording::verb_key(verb, piece), ask).by(shortcut).only_if(is_possible));
    }
    if acts && table.legal().contains(&Action::Look) {
        offers.push(MenuOffer::new(wording::verb_key(Verb::Look, None), Ask::Play(Action::Look)));
    }
    if acts && table.legal().contains(&Action::Pass) {
        offers.push(MenuOffer::new(wording::verb_key(Verb::Pass, None), Ask::End));
    }
    if table.in_hand().is_some() {
        for (key, shortcut, clockwise) in
            [("hand-turn-right-name", keys::TURN, true), ("hand-turn-left-name", keys::TURN_BACK, false)]
        {
            offers.push(MenuOffer::new(key, Ask::Turn { clockwise, over: None }).by(shortcut));
        }
    }
    offers
}

/// The offers of things to look at: the recap, the hexes of the ledger in another order.
pub(super) fn of_sight(table: &Table) -> Vec<MenuOffer<Command>> {
    let mut offers = Vec::new();
    if table.recap().is_some() {
        offers.push(if table.opens_recap() {
            MenuOffer::new("recap-close", TableCommand::CloseRecap)
        } else {
            MenuOffer::new("recap-open", TableCommand::OpenRecap)
        });
    }
    if table.insight().is_some() && table.side() == Some(LEDGER) {
        for (order, key) in [(Order::Value, "legend-table-by-value"), (Order::Contested, "legend-table-by-contest")] {
            offers.push(MenuOffer::new(key, Ask::SortLedger(order)).only_if(order != table.order()));
        }
    }
    offers
}

/// The commands that keys ask for of what is known of the position: reach, ledger, names, treasures seen.
pub(super) fn by_keys(table: &Table, pressed: &dyn Fn(Shortcut) -> bool, asked: &mut Vec<Command>) {
    let idle = |why: Idle| TableAsk::Any(TableCommand::Idle(why)).into();
    // The shortcut with Shift is checked first: the plain one would match the same key press.
    for (shortcut, back) in [(keys::LAST_REACH, true), (keys::NEXT_REACH, false)] {
        if pressed(shortcut) {
            asked.push(Ask::NextReach { back }.into());
        }
    }
    if pressed(keys::NAMES) {
        asked.push(WindowCommand::ToggleNames.into());
    }
    if pressed(keys::LEDGER) {
        asked.push(if table.insight().is_some() { other_side(table).into() } else { idle(Idle::PURIST) });
    }
    if pressed(keys::SEEN) {
        asked.push(if table.has_seen() { Ask::ToggleSeen.into() } else { idle(Idle::NOTHING_SEEN) });
    }
}
