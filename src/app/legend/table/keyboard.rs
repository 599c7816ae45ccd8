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

/// Why a key does nothing now that only Legend has.
impl Idle {
    /// No tile is to be laid.
    pub const NO_TILE_TO_LAY: Self = Self::of_game("idle-no-tile");
    /// No such action can be thought of now.
    pub const NOT_NOW: Self = Self::of_game("legend-table-not-now");
    /// The viewer has seen no treasure that still lies on a ruin.
    pub const NOTHING_SEEN: Self = Self::of_game("legend-table-nothing-seen");
}

/// Asks for what the keys that were pressed stand for, or for the reason why it cannot be done now. `over` is the hex
/// under the pointer, or with the focus; `cell` the widget of the hex to which the keyboard comes on the board.
pub fn keyboard(ui: &Ui, desk: &mut Desk, table: &Table, over: Option<Cell>, cell: Id) {
    if !table::keyboard(ui, desk, table, cell) {
        return;
    }
    let idle = table.why_idle();
    let pressed = |shortcut: Shortcut| shortcut.pressed(ui.ctx());
    for (shortcut, clockwise) in [(keys::TURN_BACK, false), (keys::TURN, true)] {
        if pressed(shortcut) {
            let turns = || if table.in_hand().is_some() { None } else { Some(Idle::NO_TILE_TO_LAY) };
            desk.push(match idle.or_else(turns) {
                Some(why) => TableCommand::Idle(why).into(),
                None => TableAsk::Own(Ask::Turn { clockwise, over }),
            });
        }
    }
    for (shortcut, verb, piece) in keys::OF_ACTIONS {
        if pressed(shortcut) {
            let asked = || bar::ask_for(desk.settings.ask_before_waste, table, verb, piece);
            let not_now = || TableCommand::Idle(Idle::NOT_NOW).into();
            let offered = || asked().map_or_else(not_now, |(ask, _)| TableAsk::Own(ask));
            desk.push(idle.map_or_else(offered, |why| TableCommand::Idle(why).into()));
        }
    }
    for (shortcut, more) in [(keys::MORE, true), (keys::FEWER, false)] {
        if pressed(shortcut) {
            desk.push(idle.map_or_else(|| party(table, more), |why| TableCommand::Idle(why).into()));
        }
    }
    if let Some(index) = keys::NUMBERED.which(ui.ctx()) {
        let offered =
            || bar::offers(desk, table).get(index).map_or(TableCommand::Idle(Idle::NOT_NOW).into(), |it| it.ask);
        desk.push(idle.map_or_else(offered, |why| TableCommand::Idle(why).into()));
    }
}

/// The command that lets one member more or fewer walk.
fn party(table: &Table, more: bool) -> TableAsk {
    let party = table.party();
    if more && party < table.largest_party() && table.walks_now() {
        TableAsk::Own(Ask::Party(party + 1))
    } else if !more && party > 1 {
        TableAsk::Own(Ask::Party(party - 1))
    } else {
        TableCommand::Idle(Idle::PARTY).into()
    }
}
