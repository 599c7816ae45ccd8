//! A game that is played elsewhere and heard of here, at a table: what is told while an answer is awaited, how the board is
//! marked meanwhile, and what can be asked of the others.
//!
//! What is shown then, the sitting decides; how what is asked gets to the game, the window's `friends`.

use egui::{Rect, Shape, Stroke, Ui};

use super::{Desk, Idle, Notice, Table, TableGame};
use crate::game::Actor;
use crate::net::message::Holder;
use crate::sitting::Sitting;
use crate::words::Texts;

/// The width of the dashes around a board on which something is shown that is not answered yet, their length and their gap.
const EDGE: f32 = 2.0;
const DASH: f32 = 8.0;

impl<G: TableGame> Table<G> {
    /// True if somebody is to move for whom nobody at this computer decides: a computer, or somebody elsewhere.
    #[must_use]
    pub fn others_to_move(&self) -> bool {
        self.computer_to_move().is_some() || self.sitting.elsewhere_to_move().is_some()
    }

    /// True if there is anything to hurry: not where a lesson waits for the learner, nor while people elsewhere play, unless
    /// they have done more already than is shown.
    #[must_use]
    pub fn can_hurry(&self) -> bool {
        let is_peopled = self.sitting.elsewhere_to_move().is_some_and(|seat| self.sitting.is_peopled(seat));
        !self.is_held() && (!is_peopled || self.sitting.lags())
    }

    /// Takes in what was heard of the game; `hear` says whether anything has changed.
    pub fn hear(&mut self, hear: impl FnOnce(&mut Sitting<G>) -> bool) {
        if hear(&mut self.sitting) {
            self.refresh();
        }
    }

    /// Asks the others whether everything may be taken back from the last turn on in which a person here decided something.
    pub fn ask_back_turn(&mut self) {
        let decides = |actor| matches!(actor, Actor::Seat(seat) if self.sitting.is_person(seat));
        let last = self.sitting.seen_from(0).rposition(|step| decides(step.before.state().actor()));
        match last {
            Some(last) => {
                let begin = G::turn_begin(self, last);
                let is_chance = |before: &G| before.actor() == Actor::Chance;
                let chance = self.sitting.seen_from(begin).take_while(|step| is_chance(step.before.state())).count();
                self.sitting.ask_back(begin + chance);
            }
            None => self.notice = Some(Notice::Idle(Idle::UNDO)),
        }
    }
}

/// The thing that is told while somebody elsewhere is awaited, if anybody is.
pub(super) fn awaited<G: TableGame>(texts: &Texts, table: &Table<G>) -> Option<String> {
    let sitting = table.sitting();
    if sitting.awaits_answer() {
        return Some(texts.say("ask-sent"));
    }
    if sitting.awaits_taking_back() {
        return Some(texts.say("ask-sent-back"));
    }
    let seat = sitting.elsewhere_to_move().filter(|&seat| sitting.is_peopled(seat))?;
    // Of what is shown later than it was played, it may not be true any more.
    let holder = table.company().filter(|_| !sitting.lags()).and_then(|company| company.borrow().holder(seat));
    let key = match holder {
        Some(Holder::Away) => "ask-elsewhere-away",
        Some(Holder::Free) => "ask-elsewhere-free",
        _ => "ask-elsewhere",
    };
    Some(texts.with(key, &[("name", table.name(seat).to_owned().into())]))
}

/// Marks the board while something on it is not answered yet.
pub fn edge_ui<G: TableGame>(ui: &Ui, desk: &Desk<G>, table: &Table<G>, board: Rect) {
    if table.sitting().awaits_answer() && !table.looks_back() {
        let inner = board.shrink(EDGE / 2.0);
        let rim = [inner.left_top(), inner.right_top(), inner.right_bottom(), inner.left_bottom(), inner.left_top()];
        let stroke = Stroke::new(EDGE, desk.theme.chrome.text_weak);
        ui.painter().extend(Shape::dashed_line(&rim, stroke, DASH, DASH));
    }
}
