//! Everything that a table thinks about beside the window: computers play their seats one action at a time with a short
//! pause between, hints are sought, turns that were played are judged.
//!
//! Decides when an action is played, who is asked for a hint, and when the threads run. How one search is run, `search`
//! decides; which plan is followed, `thinker`; what a hint says, `hint`; which turns of a game
//! are judged and how closely, `sitting::review`.

use std::sync::Arc;
use std::sync::mpsc::TryRecvError;
use std::time::Duration;

use egui::Context;

use super::state::Thinkers;
use super::{Answer, Table, TableGame};
use crate::ai::{Chance, Judgement, Level, Suggestion, Thought, prospects_after};
use crate::app::kit::settings::ReplaySpeed;
use crate::game::View;
use crate::sitting::review::{JudgingThread, PASSES, Review, ToJudge};
use crate::sitting::search::{Assignment, Found, Search, Thinking, plan_of};
use crate::sitting::thinker::Next;

/// The time after which the progress of a search is shown anew.
const THINKING_TICK: Duration = Duration::from_millis(250);
/// The wait that somebody has patience for until a hint comes.
const PATIENCE: Duration = Duration::from_secs(5);
/// The nodes with which the chances after a hint are judged.
const HINT: u64 = 1_000_000;
/// The nodes of a turn that is judged within the frame, so that tests of the window need not wait.
const INLINE: u64 = 250;

/// The moment at which a table goes on by itself.
pub struct Tick<'a> {
    /// Seconds since the window was opened.
    pub now: f64,
    /// Seconds between two actions of computers.
    pub pause: f64,
    /// The speed at which a game is shown again.
    pub replay_speed: ReplaySpeed,
    /// Where searches run.
    pub thinking: Thinking,
    /// Is asked for a frame when something is due.
    pub context: &'a Context,
}

/// Something that a table has to tell the window of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// A computer failed to choose, and another action was played for it.
    ComputerFailed,
    /// The search for a hint failed.
    HintFailed,
    /// The puzzle with this id was solved without help.
    Solved(String),
}

impl<G: TableGame> Table<G> {
    /// Goes on by itself: plays what is due of the computers' seats, and takes in what was found since.
    pub fn think(&mut self, tick: &Tick) -> Vec<News> {
        if self.replay().is_some() {
            self.replay_on(tick);
            return Vec::new();
        }
        let mut thinkers = std::mem::take(&mut self.thinkers);
        let mut news = Vec::new();
        if thinkers.play(self, tick) {
            news.push(News::ComputerFailed);
        }
        if thinkers.seek_hint(self, tick) {
            news.push(News::HintFailed);
        }
        thinkers.judge(self, tick);
        self.thinkers = thinkers;
        news.extend(self.take_solved().map(News::Solved));
        news
    }

    /// Thinks about nothing any more: another game takes the place of this one.
    pub fn rest(&mut self) {
        self.thinkers = Thinkers::default();
    }

    /// Judges no turns while the table is out of sight.
    pub fn stop_judging(&mut self) {
        self.thinkers.judging = None;
    }

    /// True if any turn is to be judged, for the review or for the puzzle.
    #[must_use]
    pub fn awaits_judgement(&self) -> bool {
        let is_answered = self.puzzle().is_some_and(|puzzle| puzzle.answer() == Some(Answer::Judged));
        is_answered || self.review().is_some_and(|review| !review.is_stopped() && review.pass() < PASSES)
    }

    /// The turns that are to be judged, for the review or for the puzzle.
    #[must_use]
    pub fn to_judge(&self) -> Vec<ToJudge<G>> {
        let answer = self.judging.puzzle.as_ref().and_then(|puzzle| puzzle.to_judge());
        answer.map_or_else(|| self.review().map(Review::to_judge).unwrap_or_default(), |answer| vec![answer])
    }

    /// Takes in what was found of a turn; nothing if it could not be judged.
    pub fn note_judged(&mut self, index: usize, pass: u8, judgement: Option<Judgement<G::Action>>) {
        if self.note_answer(judgement.as_ref()) {
            return;
        }
        self.note_reviewed(index, pass, judgement);
    }

    /// Plays [`Sitting::computers_way_out`](crate::sitting::Sitting::computers_way_out), so that a computer that
    /// fails to choose does not stop the game.
    fn give_way(&mut self) -> bool {
        let action = self.sitting.computers_way_out();
        action.is_some_and(|action| self.play(action).is_ok())
    }
}

impl<G: TableGame> Thinkers<G> {
    /// Plays what is due, and asks for a frame when the next action is due. An action waits until the motion of the last
    /// one has ended; without a pause nothing is shown in motion. Nothing is played while the table stands still. Returns
    /// whether a computer failed to choose, and another action was played for it.
    fn play(&mut self, table: &mut Table<G>, tick: &Tick) -> bool {
        let mut has_failed = false;
        table.note_thinking(None);
        if table.stands_still() {
            // Whoever lets them wait wants the machine for something else.
            self.player.stop();
            return has_failed;
        }
        while table.computer_to_move().is_some() {
            let pause = if table.hurries() { 0.0 } else { tick.pause };
            let waker = tick.context.clone();
            match self.player.next(table.sitting(), tick.thinking, move || waker.request_repaint()) {
                Next::Thinking => {
                    table.note_thinking(self.player.progress());
                    tick.context.request_repaint_after(THINKING_TICK);
                    return has_failed;
                }
                Next::Nothing => {
                    has_failed = true;
                    if !table.give_way() {
                        return has_failed;
                    }
                }
                Next::Action(action) => {
                    if pause > 0.0 && G::is_busy(table, tick.now) {
                        tick.context.request_repaint();
                        return has_failed;
                    }
                    let wait = self.next_at - tick.now;
                    if wait > 0.0 && pause > 0.0 {
                        tick.context.request_repaint_after(Duration::from_secs_f64(wait));
                        return has_failed;
                    }
                    if let Err(reason) = table.play(action) {
                        log::error!("a computer player chose what is not legal: {reason}");
                        self.player.stop();
                        has_failed = true;
                        if !table.give_way() {
                            return has_failed;
                        }
                    }
                    self.player.take(table.sitting());
                    self.next_at = tick.now + pause;
                    if pause <= 0.0 {
                        G::skip_motion(table);
                    }
                }
            }
        }
        self.player.stop();
        has_failed
    }

    /// Searches for the hint that the table asks for, or stops where none is asked for any more. Returns whether a search
    /// has failed.
    fn seek_hint(&mut self, table: &mut Table<G>, tick: &Tick) -> bool {
        let sitting = table.sitting();
        let (Some(view), Some(seat), true) = (sitting.persons_view(), sitting.person_to_move(), table.seeks_hint())
        else {
            self.hint = None;
            return false;
        };
        let changes = sitting.changes();
        // The strongest there is.
        let level = Level::ALL.into_iter().next_back().unwrap_or_default();
        let search = match self.hint.take() {
            Some((at, search)) if at == changes => search,
            _ => {
                let waker = tick.context.clone();
                let wake = move || waker.request_repaint();
                let assignment = Assignment { level, seed: sitting.steps() as u64, most: Some(PATIENCE) };
                let nodes = if tick.thinking == Thinking::Inline { INLINE } else { HINT };
                let weigh =
                    move |rules: &G::Rules, view: &View<G>, found: &Suggestion<G::Action>, thought: &Thought| {
                        let plan = plan_of(found.clone());
                        let prospects = prospects_after(rules, view.state(), &plan, nodes, assignment.seed, thought)?;
                        Some(prospects.chance(seat))
                    };
                Search::begin::<G>(tick.thinking, Arc::clone(sitting.rules()), view, assignment, weigh, wake)
            }
        };
        match search.poll() {
            Found::Thinking => {
                table.note_thinking(Some(search.progress()));
                tick.context.request_repaint_after(THINKING_TICK);
                self.hint = Some((changes, search));
            }
            Found::Nothing => {
                table.drop_hint();
                return true;
            }
            Found::Plan(suggestion, chance) => {
                let at_sight = suggestion.value.get(seat.index()).copied().unwrap_or_default();
                let (appraisal, then) = (suggestion.appraisal.clone(), suggestion.then.clone());
                table.show_hint(
                    level,
                    (&plan_of(suggestion), &then),
                    chance.unwrap_or(Chance::of(at_sight)),
                    appraisal,
                );
                tick.context.request_repaint();
            }
        }
        false
    }

    /// Judges the turns that the table asks for, and hands over what was found since.
    fn judge(&mut self, table: &mut Table<G>, tick: &Tick) {
        if !table.awaits_judgement() {
            self.judging = None;
            return;
        }
        if tick.thinking == Thinking::Inline {
            let rules = table.shared_rules();
            for one in table.to_judge() {
                let judged = one.judge_at_once(&rules, INLINE);
                // There is no time for a closer look.
                table.note_judged(one.index, PASSES - 1, judged);
            }
            return tick.context.request_repaint();
        }
        let changes = table.sitting().changes();
        let judging = match self.judging.take() {
            Some((at, judging)) if at == changes => judging,
            _ => {
                let waker = tick.context.clone();
                let wake = move || waker.request_repaint();
                match JudgingThread::begin(table.shared_rules(), table.to_judge(), wake) {
                    Ok(judging) => judging,
                    Err(reason) => return log::error!("no thread for a review: {reason}"),
                }
            }
        };
        loop {
            match judging.found() {
                Ok((index, pass, judged)) => {
                    table.note_judged(index, pass, judged);
                    tick.context.request_repaint();
                }
                Err(TryRecvError::Empty) => {
                    self.judging = Some((changes, judging));
                    return;
                }
                // The pass is over; the next one begins with the next frame.
                Err(TryRecvError::Disconnected) => return tick.context.request_repaint(),
            }
        }
    }
}
