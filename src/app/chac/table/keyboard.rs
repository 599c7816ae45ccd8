//! The keys at a table of the temple. Which keys there are, `kit::keys` and `chac::keys` decide.

use egui::{Id, Ui};

use super::{Table, bar};
use crate::app::chac::command::{Ask, TableAsk, TableCommand};
use crate::app::chac::desk::Desk;
use crate::app::chac::keys;
use crate::app::table;
use crate::app::table::Idle;
use crate::chac::{FACES, Phase};

/// Why a key does nothing now that only the temple has.
impl Idle {
    /// No such action can be thought of now.
    pub const NOT_NOW_IN_TEMPLE: Self = Self::of_game("chac-table-not-now");
    /// There is nobody whose secrets could be shown.
    pub const NO_SECRETS: Self = Self::of_game("chac-table-no-secrets");
}

/// Asks for what the keys that were pressed stand for, or for the reason why it cannot be done now. `square` is the widget
/// of the square to which the keyboard comes on the board.
pub fn keyboard(ui: &Ui, desk: &mut Desk, table: &Table, square: Id) {
    if !table::keyboard(ui, desk, table, square) {
        return;
    }
    let idle = table.why_idle();
    let tell = |why: Idle| TableAsk::Any(TableCommand::Idle(why));
    for (shortcut, verb) in keys::OF_ACTIONS {
        if shortcut.pressed(ui.ctx()) {
            let asked = || bar::ask_for(table, verb).map(|(ask, _)| ask).or_else(|| bar::refused(table, verb));
            let offered = || asked().map_or_else(|| tell(Idle::NOT_NOW_IN_TEMPLE), Into::into);
            desk.push(idle.map_or_else(offered, tell));
        }
    }
    if let Some(index) = keys::NUMBERED.which(ui.ctx()) {
        desk.push(idle.map_or_else(|| numbered_ask(desk, table, index), tell));
    }
}

/// The command of a number key: while dice lie before a lock, one of them; while dice are entered, a face; else a button of
/// the bar.
fn numbered_ask(desk: &Desk, table: &Table, index: usize) -> TableAsk {
    let place = index as u8;
    match table.state().phase() {
        Phase::Act if index < table.lock_dice().count() && table.state().actions_left() > 0 => Ask::Die(place).into(),
        Phase::Roll(_) if table.chance_by_hand() && place < FACES => Ask::Face(place + 1).into(),
        _ => {
            let offers = bar::offers(desk.texts, table);
            offers.get(index).map_or(TableCommand::Idle(Idle::NOT_NOW_IN_TEMPLE).into(), |offer| offer.ask)
        }
    }
}
