//! Doing what a table is asked for: one arm for each [`TableCommand`].

use super::{Asking, Going, Idle, Notice, Table, TableAsk, TableCommand, TableGame};
use crate::game::Player;

impl TableCommand {
    /// True if this only changes what is looked at.
    fn is_look(self) -> bool {
        match self {
            Self::LookBack(_)
            | Self::CloseRecap
            | Self::CloseFirstWords
            | Self::OpenRecap
            | Self::ShowEnd(_)
            | Self::Review
            | Self::OrderReview
            | Self::ReviewTurn(_)
            | Self::Hurry
            | Self::GoOn
            | Self::Pause
            | Self::ShowTab(_)
            | Self::ShowSide(_)
            | Self::LiftCover
            | Self::Fit
            | Self::Replay
            | Self::ReplayAs(_)
            | Self::PlayReplay
            | Self::GoToHalt { .. }
            | Self::BeginComment
            | Self::EndComment { .. }
            | Self::DropParting
            | Self::Idle(_) => true,
            Self::Missed
            | Self::Undo
            | Self::UndoAction
            | Self::Redo
            | Self::Restart
            | Self::TakeBackTurn
            | Self::TakeBack(_)
            | Self::AskToEnd
            | Self::AskToCorrect(_)
            | Self::LetGo
            | Self::Correct(_)
            | Self::Amend(_)
            | Self::TakeOut(_)
            | Self::PlayRest
            | Self::Restore
            | Self::PlayAgain(_)
            | Self::RetryPuzzle
            | Self::ShowSolution
            | Self::Hint
            | Self::TakeOver(..)
            | Self::TogglePlan
            | Self::AskToDropPlan
            | Self::DropPlan
            | Self::PlayPlan => false,
        }
    }
}

impl<G: TableGame> Table<G> {
    /// Does what was asked for.
    pub fn execute(&mut self, ask: impl Into<TableAsk<G::Ask>>) {
        let Some(ask) = self.execute_on_plan(ask.into()) else { return };
        let others = self.changes_of_others();
        self.carry_out(ask);
        self.followed.own_changes = self.sitting.changes().saturating_sub(others);
    }

    pub(in crate::app) fn carry_out(&mut self, ask: impl Into<TableAsk<G::Ask>>) {
        let ask = ask.into();
        // Why a key did nothing is told until something is done.
        self.notice.take_if(|notice| matches!(notice, Notice::Idle(_)));
        // What was refused in the present is no longer told after a look at the past.
        if matches!(ask, TableAsk::Any(TableCommand::LookBack(_))) {
            self.notice.take_if(|notice| !matches!(notice, Notice::Stopped { .. }));
        }
        let is_look = match &ask {
            TableAsk::Own(own) => G::is_look(own),
            TableAsk::Any(command) => command.is_look(),
        };
        let is_idle = matches!(&ask, TableAsk::Any(command) if Self::is_idle_in_replay(*command));
        if self.replay.is_some() && (!is_look || is_idle) {
            // Nobody plays while a game is shown again.
            self.notice = Some(Notice::Idle(Idle::LOOKS_BACK));
            return;
        }
        if !is_look {
            let stays = |notice: &Notice<G>| matches!(&ask, TableAsk::Own(own) if G::leaves_told(notice, own));
            self.notice.take_if(|notice| !stays(notice));
            if self.asks() {
                self.close_question();
            }
        }
        match ask {
            TableAsk::Own(own) => G::ask(self, own),
            TableAsk::Any(command) => self.do_as_any(command),
        }
    }

    /// Does what every table does.
    fn do_as_any(&mut self, command: TableCommand) {
        match command {
            TableCommand::Idle(why) => self.notice = Some(Notice::Idle(why)),
            TableCommand::Missed => self.notice = Some(Notice::Missed),
            TableCommand::ShowTab(tab) => self.show_tab(tab),
            TableCommand::ShowSide(side) => self.show_side(side),
            TableCommand::LiftCover => self.lift_cover(),
            TableCommand::Fit => G::fit(self),
            TableCommand::Undo | TableCommand::UndoAction if self.can_undo() && self.takes_back_amendment() => {
                self.restore();
            }
            TableCommand::Undo if self.can_undo() => self.undo_step(),
            TableCommand::UndoAction if self.can_undo() => self.undo_action(),
            TableCommand::Redo if self.can_redo() => self.redo_step(),
            // Nothing can be taken back or played again; and what is about a plan was done above.
            TableCommand::Undo
            | TableCommand::UndoAction
            | TableCommand::Redo
            | TableCommand::TogglePlan
            | TableCommand::DropPlan
            | TableCommand::PlayPlan => {}
            TableCommand::TakeOver(seat, level) => {
                let player = level.map_or(Player::Human, |level| Player::Computer(level.id().to_owned()));
                if self.can_change_players() && self.sitting.take_over(seat, &player) {
                    self.refresh();
                } else {
                    self.notice = Some(Notice::Idle(Idle::TAKE_OVER));
                }
            }
            TableCommand::Restart => self.take_back_to(self.turn.restart),
            TableCommand::TakeBackTurn => {
                if let Some(begin) = self.turn.whole {
                    self.take_back_to(begin);
                }
            }
            TableCommand::TakeBack(actions) => self.take_back_to(actions),
            TableCommand::AskToEnd => self.open(Asking::EndTurn),
            TableCommand::AskToCorrect(index) => self.ask_to_correct(index),
            TableCommand::AskToDropPlan => self.open(Asking::DropPlan),
            TableCommand::LetGo => self.close_question(),
            TableCommand::Correct(index) => self.correct(index),
            TableCommand::Amend(index) => self.amend(index, false),
            TableCommand::TakeOut(index) => self.amend(index, true),
            TableCommand::PlayRest => self.play_rest(),
            TableCommand::Restore => self.restore(),
            TableCommand::PlayAgain(actions) => {
                if self.can_redo() {
                    self.play_again(actions);
                }
            }
            TableCommand::Pause => self.stand_still(),
            TableCommand::Hurry => {
                self.computers = Going::Hurried;
                G::skip_motion(self);
            }
            TableCommand::GoOn => self.computers = Going::Paced,
            TableCommand::ShowEnd(shown) => self.end_shown = shown,
            TableCommand::LookBack(step) if self.replay.is_some() => {
                self.halt_replay();
                self.show_moment(step.unwrap_or(self.steps()));
            }
            TableCommand::LookBack(step) => {
                self.sitting.look_back(step);
                G::follow_shown(self);
            }
            TableCommand::Replay => self.toggle_replay(),
            TableCommand::ReplayAs(sight) => self.replay_as(sight),
            TableCommand::PlayReplay => self.play_replay(),
            TableCommand::GoToHalt { halt, back } => self.go_to_halt(halt, back),
            TableCommand::BeginComment => self.begin_comment(),
            TableCommand::EndComment { keeps } => self.end_comment(keeps),
            TableCommand::DropParting => self.note_parting(None),
            TableCommand::Hint => self.ask_for_hint(),
            TableCommand::CloseFirstWords => self.close_first_words(),
            TableCommand::CloseRecap => self.fold_recap(true),
            TableCommand::OpenRecap => self.fold_recap(false),
            TableCommand::Review => self.ask_for_review(),
            TableCommand::OrderReview => self.order_review(),
            TableCommand::ReviewTurn(index) => self.open_reviewed(index),
            TableCommand::RetryPuzzle => self.retry_puzzle(),
            TableCommand::ShowSolution => self.show_solution(),
        }
    }

    /// Plays an action of whoever is to move.
    ///
    /// # Errors
    /// The reason why it is not possible; nothing is changed then.
    pub fn play(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        self.forget_asked();
        self.play_next(action)
    }

    /// Plays an action that a person asked for by a click of its own, and goes on from it; or tells why it is not
    /// possible.
    pub fn play_or_tell(&mut self, action: G::Action) {
        // Nor does anybody act for a computer, whose secrets a refusal would tell.
        let is_others = self.others_to_move() && !self.is_plan();
        let why = if self.sitting.awaits_answer() {
            Some(Idle::SENT)
        } else if is_others {
            Some(Idle::NOT_ASKED)
        } else {
            self.covered_for().map(|_| Idle::COVERED)
        };
        if let Some(why) = why {
            self.notice = Some(Notice::Idle(why));
            return;
        }
        self.note_asked();
        match self.play_next(action) {
            Ok(()) => G::choose_played(self, action),
            Err(reason) => self.notice = Some(Notice::Refused(reason)),
        }
    }

    /// Notes that somebody plays on: a record that was opened to be looked at is a game again.
    pub(in crate::app) fn has_played(&mut self) {
        if self.computers == Going::Waiting {
            self.computers = Going::Paced;
        }
    }

    /// Plays an action; whether a player asked for it was noted before.
    pub(in crate::app) fn play_next(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        let steps = self.steps();
        let result = self.sitting.play(action);
        if self.steps() > steps {
            self.has_played();
        }
        self.refresh();
        if self.sitting.is_rest_due() {
            self.play_rest();
        }
        result
    }

    /// Goes back to where this many actions had been played, whoever played the later ones. They cannot be played
    /// again.
    pub fn rewind(&mut self, steps: usize) {
        self.telling_others(|table| {
            if table.sitting.rewind(steps) {
                table.notice = None;
                table.refresh();
            }
        });
    }
}
