//! The question before members leave the game for good with a guard: when it is asked, and what it says. Where it stands,
//! the table of any game decides.

use egui::{Rect, Response};

use super::options::Outcome;
use super::{Table, Word};
use crate::app::legend::command::{Ask, TableCommand};
use crate::app::legend::desk::Desk;
use crate::app::table::question_ui;
use crate::legend::{Action, Piece, State};

/// The same request; or, where members would leave the game and the player wants to be asked, the question before it.
#[must_use]
pub fn before(asks_before_waste: bool, table: &Table, ask: Ask) -> Ask {
    if !asks_before_waste || table.is_purist() {
        return ask;
    }
    match action_of(table, ask) {
        Some(guard) if loses_members(table, guard) && table.asks_to_guard() != Some(guard) => Ask::AskToGuard(guard),
        _ => ask,
    }
}

/// The action that this would play at once, if it would play one.
pub fn action_of(table: &Table, ask: Ask) -> Option<Action> {
    let phrase = match ask {
        Ask::Play(action) => return Some(action),
        Ask::Begin(phrase) if table.own.chosen.begun != phrase => phrase,
        Ask::Choose(word) => table.options().begun.then(word),
        _ => return None,
    };
    match table.chosen_by(phrase) {
        Outcome::Action(action) => Some(action),
        Outcome::Begun(_) => None,
    }
}

/// True if this sets a guard that a leader becomes, or with which other members leave the game (L5.9).
#[must_use]
pub fn loses_members(table: &Table, action: Action) -> bool {
    let Action::Guard { temple, piece } = action else { return false };
    let band = table.state().band(temple, table.state().seat());
    table.sitting().check(action).is_ok() && (piece == Piece::Leader || band.members() > 1)
}

/// Asks beside the button whether to set the guard.
pub fn guard_ui(desk: &mut Desk, table: &Table, button: &Response, bar: Rect, guard: Action) {
    let Action::Guard { temple, piece } = guard else { return };
    let band = table.state().band(temple, table.state().seat());
    let values = [
        ("cell", table.cell_name(temple).into()),
        ("pieces", band.members().saturating_sub(1).into()),
        ("leaders", band.leaders().into()),
    ];
    let question = desk.texts.with(
        match piece {
            Piece::Explorer => "legend-table-guard-explorer",
            Piece::Leader => "legend-table-guard-leader",
        },
        &values,
    );
    let answers = [("guard-anyway", Ask::Play(guard).into()), ("guard-not", TableCommand::LetGo.into())];
    question_ui::<State>(desk, button, bar, &question, answers);
}

/// The word of the bar under which the question stands: one that leads to this guard, if the bar asks for words.
#[must_use]
pub fn word_of(table: &Table, guard: Action) -> Option<usize> {
    let options = table.options();
    let leads = |word: &Word| action_of(table, Ask::Choose(*word)) == Some(guard);
    if options.is_in_bar() { options.next.iter().position(leads) } else { None }
}
