//! What is asked before something is lost: the points that are left, or the leader. What brings the questions, `bar` and
//! `keyboard` decide; where they stand, the table of any game.

use egui::{Rect, Response};

use super::Table;
use crate::app::table::question_ui;
use crate::app::tikal::command::{Ask, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::tikal::{Action, Piece, State};

/// The question before points are lost.
pub fn waste_ui(desk: &mut Desk, table: &Table, end: &Response, bar: Rect) {
    // The answer is named as the button that was pressed.
    let anyway = if table.state().scoring().is_some() { "waste-score" } else { "waste-end" };
    let points = desk.texts.with("waste-question", &[("points", table.state().points().into())]);
    question_ui::<State>(
        desk,
        end,
        bar,
        &points,
        [(anyway, Ask::Play(Action::End).into()), ("waste-go-on", TableCommand::LetGo.into())],
    );
}

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
