//! The look of a puzzle at the table: a card with the question, the fate of the answer and the reason, and the next
//! step.
//!
//! What is known of it, `puzzle` keeps.

use egui::{Button, Label, Margin, RichText, Ui, vec2};

use super::{Answer, Command, Desk, PuzzleRun, Table, TableCommand, TableGame, WindowCommand};
use crate::ai::Chance;
use crate::app::kit::fresh;
use crate::app::kit::widgets::card_frame;
use crate::puzzles::Grade;
use crate::words::{Texts, chances};

/// In a window lower than this the buttons stand above what is asked, which is the same in every puzzle.
const LOW: f32 = 400.0;

/// Lays out the card of the puzzle, if this table has one.
pub fn puzzle_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(puzzle) = table.puzzle() else { return };
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (weak, accent, warn, strong) = (chrome.text_weak, chrome.accent, chrome.warn, chrome.text_strong);
    let frame = card_frame(desk.theme).stroke((1.0, chrome.accent)).inner_margin(Margin::symmetric(8, 6));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let say = |ui: &mut Ui, text: RichText| ui.add(Label::new(text).wrap());
        let values = [("number", (puzzle.number + 1).into()), ("grade", grade(texts, puzzle.grade).into())];
        say(ui, RichText::new(texts.with("puzzle-title", &values)).strong().color(strong));
        let answer = puzzle.answer();
        let buttons_first = answer.is_none() && ui.ctx().content_rect().height() < LOW;
        if buttons_first {
            buttons_ui(ui, desk, table, puzzle);
        }
        match answer {
            None => {
                say(ui, RichText::new(texts.say("puzzle-asked")));
                say(ui, RichText::new(after(texts, table, puzzle)).color(weak));
            }
            Some(Answer::Judged) => {
                say(ui, RichText::new(texts.say("puzzle-judged")).color(weak));
            }
            Some(Answer::Right) => {
                let values = [("chance", chances::chance(texts, Chance::of(puzzle.share())).into())];
                say(ui, RichText::new(texts.with("puzzle-right", &values)).color(accent));
            }
            Some(Answer::Wrong { chance, best }) => {
                let of = |chance| chances::chance(texts, chance).into();
                let values = [("chance", of(chance)), ("best", of(best))];
                say(ui, RichText::new(texts.with("puzzle-wrong", &values)).color(warn));
            }
            Some(Answer::Other) => {
                say(ui, RichText::new(texts.say("puzzle-other")).color(warn));
            }
        }
        let effects = puzzle.effects().filter(|(_, effects)| answer != Some(Answer::Judged) && !effects.is_empty());
        if let Some((copy, effects)) = effects {
            say(ui, RichText::new(texts.say("puzzle-does")).small());
            for reason in G::effects_told(texts, copy, effects, true) {
                say(ui, RichText::new(reason).small().color(weak));
            }
        }
        if !buttons_first {
            buttons_ui(ui, desk, table, puzzle);
        }
    });
}

/// Who acts after the turn that is to be found: how much one may leave to others hangs on that.
fn after<G: TableGame>(texts: &Texts, table: &Table<G>, puzzle: &PuzzleRun<G>) -> String {
    let end = &puzzle.posed.end;
    match end.seat() {
        None => texts.say("puzzle-after-nobody"),
        next if next == puzzle.posed.start.seat() => texts.say("puzzle-after-you"),
        Some(next) => texts.with(end.puzzle_after(), &[("name", table.name(next).to_owned().into())]),
    }
}

/// The buttons of the puzzle.
fn buttons_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, puzzle: &PuzzleRun<G>) {
    let (texts, answer) = (desk.texts, puzzle.answer());
    let is_solved = answer == Some(Answer::Right);
    ui.horizontal_wrapped(|ui| {
        let mut button = |ui: &mut Ui, key: &'static str, command: Command<G::Ask>| {
            let button = ui.add(Button::new(RichText::new(texts.say(key)).small()));
            if fresh::clicked(&button, (key, puzzle.number, answer.is_some())) {
                desk.push(command);
            }
        };
        if table.steps() > 0 {
            button(ui, "puzzle-retry", TableCommand::RetryPuzzle.into());
        }
        if table.advice().is_none() && !is_solved {
            button(ui, "puzzle-solution", TableCommand::ShowSolution.into());
        }
        if puzzle.number + 1 < G::built_in().len() {
            button(ui, "puzzle-next", WindowCommand::Puzzle { game: G::ID, number: puzzle.number + 1 }.into());
        }
    });
}

/// The difficulty of a puzzle.
#[must_use]
pub fn grade(texts: &Texts, grade: Grade) -> String {
    texts.say(match grade {
        Grade::Easy => "puzzle-grade-easy",
        Grade::Medium => "puzzle-grade-medium",
        Grade::Hard => "puzzle-grade-hard",
    })
}
