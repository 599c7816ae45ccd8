//! The keys at a table of Legend. Which keys there are, `kit::keys` and `legend::keys` decide.

use egui::{Id, Ui};

use super::{Table, bar};
use crate::app::kit::keys::Shortcut;
use crate::app::legend::command::{Ask, TableAsk, TableCommand};
use crate::app::legend::desk::Desk;
use crate::app::legend::keys;
use crate::app::table;
use crate::app::table::Idle;
use crate::hex::Cell;

/// Why a key does nothing now that only games with tiles in hand have.
const NO_TILE: Idle = Idle::of_game("idle-no-tile");
/// No such action can be thought of now.
const NOT_NOW: Idle = Idle::of_game("legend-table-not-now");

/// Asks for what the keys that were pressed stand for, or for the reason why it cannot be done now. `over` is the hex
/// under the pointer, or with the focus; `cell` the widget of the hex to which the keyboard comes on the board.
pub fn keyboard(ui: &Ui, desk: &mut Desk, table: &Table, over: Option<Cell>, cell: Id) {
    if !table::keyboard(ui, desk, table, cell) {
        return;
    }
    let (texts, idle) = (desk.texts, table.why_idle());
    let pressed = |shortcut: Shortcut| ui.input_mut(|input| shortcut.pressed_in(texts, input));
    for (shortcut, clockwise) in [(keys::TURN_BACK, false), (keys::TURN, true)] {
        if pressed(shortcut) {
            let turns = || if table.in_hand().is_some() { None } else { Some(NO_TILE) };
            desk.push(match idle.or_else(turns) {
                Some(why) => TableCommand::Idle(why).into(),
                None => TableAsk::Own(Ask::Turn { clockwise, over }),
            });
        }
    }
    for (shortcut, verb, piece) in keys::OF_ACTIONS {
        if pressed(shortcut) {
            let offered = || bar::ask_for(table, verb, piece).unwrap_or(TableCommand::Idle(NOT_NOW).into());
            desk.push(idle.map_or_else(offered, |why| TableCommand::Idle(why).into()));
        }
    }
    for (index, numbered) in keys::NUMBERED.keys.iter().enumerate() {
        if ui.input_mut(|input| input.consume_shortcut(numbered)) {
            let offered =
                || bar::offers(desk, table).get(index).map_or(TableCommand::Idle(NOT_NOW).into(), |it| it.ask);
            desk.push(idle.map_or_else(offered, |why| TableCommand::Idle(why).into()));
        }
    }
}
