//! The keys at every table, and the reasons why they do nothing now. Which keys there are, `keys` and `kit::keys` decide.

use egui::{EventFilter, Id, Ui};

use super::{Desk, Halt, Idle, Table, TableAsk, TableCommand, TableGame, WindowCommand, keys as table_keys};
use crate::app::kit::focus;
use crate::app::kit::keys::{self, Shortcut};

impl<G: TableGame> Table<G> {
    /// Why nobody can act now, if nobody can.
    #[must_use]
    pub fn why_idle(&self) -> Option<Idle> {
        if self.looks_back() {
            Some(Idle::LOOKS_BACK)
        } else if self.is_over() {
            Some(Idle::OVER)
        } else if self.covered_for().is_some() {
            Some(Idle::COVERED)
        } else if self.person_to_move().is_none() && !self.chance_by_hand() {
            Some(Idle::NOT_ASKED)
        } else {
            None
        }
    }
}

/// Asks for what the keys that were pressed stand for, or for the reason why it cannot be done now; false if the game's
/// own keys are not to be read now. `cell` is the widget to which the keyboard comes on the board.
pub fn keyboard<G: TableGame>(ui: &Ui, desk: &mut Desk<G>, table: &Table<G>, cell: Id) -> bool {
    let context = ui.ctx();
    let pressed = |shortcut: Shortcut| shortcut.pressed(ui.ctx());
    // A panel over the table has the keys to itself.
    let covered = context.memory(|memory| memory.top_modal_layer().is_some());
    if covered || context.text_edit_focused() {
        return false;
    }
    // The question whether something is to be lost comes first: the key that ends the turn says yes, Escape no.
    if pressed(keys::END) {
        desk.push(match (table.why_idle(), table.state().end_of_turn().filter(|end| end.is_due)) {
            (Some(why), _) => TableCommand::Idle(why).into(),
            (None, Some(end)) => table.end_command(desk.settings.ask_before_waste, &end),
            (None, None) => G::REFUSED_END.map_or(TableCommand::Idle(Idle::NO_END).into(), TableAsk::Own),
        });
    }
    if pressed(keys::HURRY) {
        desk.push(if table.stands_still() {
            TableCommand::GoOn
        } else if table.others_act() && !table.is_held() && !table.looks_back() {
            TableCommand::Hurry
        } else {
            TableCommand::Idle(if table.looks_back() { Idle::LOOKS_BACK } else { Idle::NO_COMPUTER })
        });
    }
    if let Some(no) = table.way_out()
        && pressed(keys::LET_GO)
    {
        desk.push(no);
        return false;
    }
    if focus::is_under_list(context) {
        return false;
    }
    if pressed(keys::BOARD) {
        context.memory_mut(|memory| memory.request_focus(cell));
    }
    looking_back(ui, desk, table);
    if pressed(keys::LET_GO) {
        if let Some(replay) = table.replay() {
            // What is typed is given up first.
            let is_typed = replay.writing.is_some();
            desk.push(if is_typed { TableCommand::EndComment { keeps: false } } else { TableCommand::Replay });
        } else if table.looks_back() {
            desk.push(TableCommand::LookBack(None));
        } else if table.opens_recap() && desk.settings.recap && !G::has_choice(table) {
            desk.push(TableCommand::CloseRecap);
        } else if table.advice().is_some() && !G::has_choice(table) {
            desk.push(TableCommand::DropPlan);
        } else if let Some(let_go) = G::LET_GO {
            desk.push(TableAsk::Own(let_go));
        }
    }
    true
}

/// Goes through what was played, step by step. The arrow keys do that only while an earlier state is shown; otherwise
/// they move the focus.
fn looking_back<G: TableGame>(ui: &Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let context = ui.ctx();
    if table.looks_back()
        && let Some(focused) = context.memory(egui::Memory::focused)
    {
        let filter = EventFilter { horizontal_arrows: true, escape: true, ..EventFilter::default() };
        context.memory_mut(|memory| memory.set_focus_lock_filter(focused, filter));
    }
    // However often a key is pressed in the moment of a frame, each press counts.
    let presses = |always: Shortcut, looking: Shortcut| {
        always.presses(context) + if table.looks_back() { looking.presses(context) } else { 0 }
    };
    let step = table.shown_step();
    // The shortcuts with more keys come first: a plain one would match the same key press.
    if table.looks_back() {
        // What has the keyboard is pressed by the key that plays.
        let has_focus = context.memory(egui::Memory::focused).is_some();
        for (shortcut, command) in moments() {
            if !(has_focus && shortcut == table_keys::PLAY_REPLAY) {
                (0..shortcut.presses(context)).for_each(|_| desk.push(command));
            }
        }
    }
    change_speed(ui, desk, table);
    let back = presses(table_keys::EARLIER, table_keys::STEP_EARLIER);
    let on = presses(table_keys::LATER, table_keys::STEP_LATER);
    let last = if table.replay().is_some() { table.steps() } else { usize::MAX };
    if back > 0 && step == 0 {
        desk.push(TableCommand::Idle(Idle::FIRST_STEP));
    } else if on > 0 && (!table.looks_back() || step == last) {
        desk.push(TableCommand::Idle(Idle::LAST_STEP));
    }
    if back > 0 || (on > 0 && table.looks_back()) {
        let wanted = (step + on).saturating_sub(back).min(last);
        if wanted != step {
            desk.push(TableCommand::LookBack(Some(wanted)));
        }
    }
}

/// Shows a game again faster or slower.
fn change_speed<G: TableGame>(ui: &Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let mut speed = desk.settings.replay_speed;
    let keys = [(table_keys::FASTER, true, Idle::FASTEST), (table_keys::SLOWER, false, Idle::SLOWEST)];
    for (shortcut, is_faster, at_end) in keys {
        let count = if table.looks_back() { shortcut.presses(ui.ctx()) } else { 0 };
        for _ in 0..count {
            match speed.next(is_faster) {
                _ if table.replay().is_none() => desk.push(TableCommand::Idle(Idle::NO_REPLAY)),
                Some(next) => {
                    speed = next;
                    desk.push(WindowCommand::SetReplaySpeed(speed));
                }
                None => desk.push(TableCommand::Idle(at_end)),
            }
        }
    }
}

/// The keys that go through a game, besides steps.
fn moments() -> [(Shortcut, TableCommand); 7] {
    let halt = |halt, back| TableCommand::GoToHalt { halt, back };
    [
        (table_keys::TURN_EARLIER, halt(Halt::Turn, true)),
        (table_keys::TURN_LATER, halt(Halt::Turn, false)),
        (table_keys::MARK_EARLIER, halt(Halt::Mark, true)),
        (table_keys::MARK_LATER, halt(Halt::Mark, false)),
        (table_keys::FIRST, TableCommand::LookBack(Some(0))),
        (table_keys::LAST, TableCommand::LookBack(None)),
        (table_keys::PLAY_REPLAY, TableCommand::PlayReplay),
    ]
}
