//! A game that is shown again: the moment that is looked at goes on by itself, or step by step, by turns and by scorings.
//!
//! Decides when it goes on, which moments are marked, and what is said about them. For whose eyes it is shown, and that
//! nobody plays meanwhile, the sitting knows; the bar with the slider is `transport`, what stands beside the board
//! and is asked before secrets are shown `comments`; what is known of it `course`.

use std::cell::RefCell;
use std::time::Duration;

use super::course::{Halt, Parted, Replay, Secrets};
use super::{Going, Idle, Lines, Notice, Tab, Table, TableCommand, TableGame, Tick};
use crate::app::kit::settings::ReplaySpeed;
use crate::game::Sight;

impl<G: TableGame> Table<G> {
    /// The replay, while the game is shown again.
    #[must_use]
    pub fn replay(&self) -> Option<&Replay> {
        self.replay.as_deref()
    }

    /// True if the game can be shown again from its beginning.
    #[must_use]
    pub fn can_replay(&self) -> bool {
        let is_own = !self.is_plan() && !self.is_lesson() && self.puzzle().is_none() && self.advice().is_none();
        is_own && self.steps() > 0 && self.sitting.amending().is_none() && !self.sitting.is_made_up()
    }

    /// Shows the game again, or ends that.
    pub(super) fn toggle_replay(&mut self) {
        if self.replay.is_some() {
            self.end_replay();
        } else if self.can_replay() {
            self.begin_replay();
        } else {
            self.notice = Some(Notice::Idle(Idle::NO_REPLAY));
        }
    }

    fn begin_replay(&mut self) {
        self.close_question();
        let has_secrets = self.sitting.has_secrets();
        let computers = std::mem::replace(&mut self.computers, Going::Waiting);
        (self.notice, self.end_shown) = (None, false);
        let mut turns = vec![0];
        turns.extend(self.sitting.seen_from(0).filter(|seen| seen.ends_turn).map(|seen| seen.index + 1));
        turns.push(self.steps());
        turns.dedup();
        // Nothing is shown before the player has said for whom.
        self.sitting.show_again(if has_secrets { Sight::Spectator } else { Sight::Everything });
        self.replay = Some(Box::new(Replay {
            is_playing: false,
            since: 0.0,
            marks: Vec::new(),
            points: Vec::new(),
            turns,
            comments: self.sitting.comments(),
            writing: None,
            secrets: if has_secrets { Secrets::Asked } else { Secrets::None },
            parted: None,
            waited: computers == Going::Waiting,
        }));
        self.follow_sight();
    }

    fn end_replay(&mut self) {
        if let Some(replay) = self.replay.take() {
            self.computers = if replay.waited { Going::Waiting } else { Going::Paced };
            self.sitting.end_showing();
            self.follow_sight();
        }
    }

    /// Shows the game for these eyes from now on.
    pub(super) fn replay_as(&mut self, sight: Sight) {
        let Some(replay) = &mut self.replay else { return };
        if replay.secrets == Secrets::Asked {
            replay.secrets = Secrets::Answered;
        }
        self.sitting.show_again(sight);
        self.follow_sight();
    }

    /// Brings up to date what was told for other eyes.
    fn follow_sight(&mut self) {
        *self.lines.get_mut() = Lines::default();
        G::skip_motion(self);
        self.refresh();
        let marks = (0..self.steps()).filter_map(|index| {
            let mark = self.sitting.events(index).iter().filter_map(G::mark).max()?;
            Some((index + 1, mark))
        });
        let marks = marks.collect();
        let Some(mut replay) = self.replay.take() else { return };
        let begins = replay.turns.iter().filter_map(|&at| Some((at, self.sitting.seen_from(at).next()?.before)));
        replay.points = G::turning_points(self.rules(), begins, self.is_over());
        replay.marks = marks;
        self.replay = Some(replay);
    }

    /// Begins to go on by itself, or stops; from the end it begins anew.
    pub(super) fn play_replay(&mut self) {
        if self.replay.is_none() {
            self.toggle_replay();
        }
        let is_at_end = self.shown_step() >= self.steps();
        let Some(replay) = self.replay.as_mut().filter(|replay| replay.secrets != Secrets::Asked) else { return };
        replay.is_playing = !replay.is_playing;
        replay.since = 0.0;
        if replay.is_playing && is_at_end {
            self.show_moment(0);
        }
    }

    /// Shows the moment after this many actions. Only what leads to the next one moves.
    pub(super) fn show_moment(&mut self, step: usize) {
        let before = self.shown_step();
        self.sitting.look_back(Some(step));
        if self.shown_step() != before + 1 {
            G::skip_motion(self);
        }
        G::follow_shown(self);
    }

    /// Stops going on by itself: somebody looks at a moment.
    pub(super) fn halt_replay(&mut self) {
        if let Some(replay) = &mut self.replay {
            (replay.is_playing, replay.writing) = (false, None);
        }
    }

    /// Goes to the next moment of this sort, or to the one before.
    pub(super) fn go_to_halt(&mut self, halt: Halt, back: bool) {
        let step = self.shown_step();
        let halts = self.halts(halt);
        let found = if back { halts.iter().rev().find(|&&at| at < step) } else { halts.iter().find(|&&at| at > step) };
        match found {
            Some(&at) => {
                self.halt_replay();
                self.show_moment(at);
            }
            None => self.notice = Some(Notice::Idle(if back { Idle::NO_EARLIER } else { Idle::NO_LATER })),
        }
    }

    /// The moments of this sort, in order.
    fn halts(&self, halt: Halt) -> Vec<usize> {
        let Some(replay) = &self.replay else {
            // While an earlier state is looked at, turns are gone through as well.
            let ends = self.sitting.seen_from(0).filter(|seen| seen.ends_turn).map(|seen| seen.index + 1);
            return match halt {
                Halt::Turn => std::iter::once(0).chain(ends).filter(|&at| at < self.steps()).collect(),
                Halt::Mark => Vec::new(),
            };
        };
        match halt {
            Halt::Turn => replay.turns.clone(),
            Halt::Mark => {
                let mut halts: Vec<usize> = replay.marked().collect();
                halts.sort_unstable();
                halts.dedup();
                halts
            }
        }
    }

    /// Goes on by itself, and asks for a frame when the next action is due; while it stands still, for none.
    pub(super) fn replay_on(&mut self, tick: &Tick) {
        let (step, steps) = (self.shown_step(), self.steps());
        let Some(replay) = self.replay.as_mut().filter(|replay| replay.is_playing) else { return };
        if step >= steps {
            replay.is_playing = false;
            return;
        }
        if replay.since == 0.0 {
            replay.since = tick.now;
        }
        let due = replay.since + 1.0 / tick.replay_speed.factor();
        if tick.now < due {
            tick.context.request_repaint_after(Duration::from_secs_f64(due - tick.now));
        } else if tick.replay_speed <= ReplaySpeed::Normal && G::is_busy(self, tick.now) {
            // What moves arrives first, as long as there is time for it.
            tick.context.request_repaint();
        } else {
            self.show_moment(step + 1);
            if let Some(replay) = &mut self.replay {
                replay.since = tick.now;
            }
            tick.context.request_repaint();
        }
    }

    // ---- What is said about a moment -------------------------------------------------------------------

    /// The comment on the moment that is shown: on the action that led to it.
    #[must_use]
    pub fn shown_comment(&self) -> Option<&str> {
        let index = self.shown_step().checked_sub(1)?;
        self.replay()?.comments.get(&index).map(String::as_str)
    }

    /// Begins to type a comment on the action that led to the moment that is shown.
    pub(super) fn begin_comment(&mut self) {
        let written = self.shown_comment().unwrap_or_default().to_owned();
        if self.sitting.is_played_elsewhere() {
            self.notice = Some(Notice::Idle(Idle::LOOKS_BACK));
        } else if self.shown_step() == 0 {
            self.notice = Some(Notice::Idle(Idle::FIRST_STEP));
        } else if let Some(replay) = &mut self.replay {
            (replay.is_playing, replay.writing) = (false, Some(RefCell::new(written)));
            // It is typed beside the board.
            self.show_tab(Tab::Table);
        }
    }

    /// Keeps the comment that was typed, or gives it up.
    pub(super) fn end_comment(&mut self, keeps: bool) {
        let index = self.shown_step().checked_sub(1);
        let Some(written) = self.replay.as_mut().and_then(|replay| replay.writing.take()) else { return };
        if let Some(index) = index.filter(|_| keeps) {
            self.sitting.comment(index, &written.into_inner());
            let comments = self.sitting.comments();
            if let Some(replay) = &mut self.replay {
                replay.comments = comments;
            }
        }
    }

    /// Tells where another record parts from this one, and shows that moment; with none, tells it no more.
    pub fn note_parting(&mut self, parted: Option<Parted>) {
        let at = parted.as_ref().and_then(|parted| parted.at);
        if let Some(replay) = &mut self.replay {
            (replay.parted, replay.is_playing) = (parted, false);
            self.show_tab(Tab::Table);
            if let Some(at) = at {
                self.show_moment(at);
            }
        }
    }

    /// A game of its own that goes on from the first `steps` actions of this one.
    #[must_use]
    pub fn branched_at(&self, steps: usize) -> Self {
        let mut branched = Self::of(self.sitting.branched_at(steps));
        branched.stand_still();
        branched
    }

    /// True if this does something with the game although it is only shown.
    pub(super) fn is_idle_in_replay(command: TableCommand) -> bool {
        use TableCommand as Asked;
        matches!(
            command,
            Asked::Hurry
                | Asked::GoOn
                | Asked::Pause
                | Asked::Review
                | Asked::OrderReview
                | Asked::ReviewTurn(_)
                | Asked::LiftCover
        )
    }
}
