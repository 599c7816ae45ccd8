//! The question before the leader is lost. What brings it, `keyboard` decides; where it stands, the table of any game.

use egui::{Rect, Response};

use super::Table;
use crate::app::table::question_ui;
use crate::app::tikal::command::{Ask, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::tikal::{Action, Piece, State};

/// The question before the leader is lost.
pub fn leader_ui(desk: &mut Desk, table: &Table, button: &Response, bar: Rect, guard: Action) {
    let Action::Guard { temple, piece } = guard else { return };
    let cell = table.rules().layout().name(temple).to_string();
    // The explorers that leave the game besides.
    let there = table.state().band(temple, table.state().seat()).explorers();
    let (question, others) = match piece {
        Piece::Explorer => ("guard-question", there.saturating_sub(1)),
        Piece::Leader => ("guard-question-leader", there),
    };
    let question = desk.texts.with(question, &[("cell", cell.into()), ("others", others.into())]);
    let answers = [("guard-anyway", Ask::Play(guard).into()), ("guard-not", TableCommand::LetGo.into())];
    question_ui::<State>(desk, button, bar, &question, answers);
}
