//! How the table does what it is asked for: one arm for each [`TableCommand`].

use super::transform::Transform;
use super::{Going, Hindrance, Idle, Notice, Selection, Tab, Table, first_piece};
use crate::app::tikal::command::TableCommand;
use crate::game::Player;
use crate::hex::{Cell, Rotation};
use crate::insight;
use crate::insight::Reach;
use crate::tikal::{Action, Illegal};

impl Table {
    /// Does what was asked for.
    pub fn execute(&mut self, command: TableCommand) {
        let Some(command) = self.execute_on_plan(command) else { return };
        let others = self.changes_of_others();
        self.carry_out(command);
        self.own_changes = self.sitting.changes().saturating_sub(others);
    }

    pub(super) fn carry_out(&mut self, command: TableCommand) {
        let looks = matches!(
            command,
            TableCommand::Fit
                | TableCommand::LookBack(_)
                | TableCommand::CloseRecap
                | TableCommand::OpenRecap
                | TableCommand::ShowEnd(_)
                | TableCommand::Review
                | TableCommand::ReviewTurn(_)
                | TableCommand::Hurry
                | TableCommand::GoOn
                | TableCommand::Pause
                | TableCommand::ShowSide(_)
                | TableCommand::ShowTab(_)
                | TableCommand::SortLedger(_)
                | TableCommand::Idle(_)
        );
        // Why a key did nothing is told until something is done.
        self.notice.take_if(|notice| matches!(notice, Notice::Idle(_)));
        // What was refused in the present is no longer told after a look at the past.
        if matches!(command, TableCommand::LookBack(_)) {
            self.notice.take_if(|notice| !matches!(notice, Notice::Stopped { .. }));
        }
        if !looks {
            // A piece that is chosen again after something was taken back changes nothing about what went with it.
            let stays = matches!(command, TableCommand::Select(_));
            self.notice.take_if(|notice| !(stays && matches!(notice, Notice::TookBackToo(_))));
            (self.asks_to_end, self.asks_to_guard) = (false, None);
        }
        match command {
            TableCommand::Play(action) => self.play_or_tell(action),
            TableCommand::Refuse(action) => {
                self.notice = self.sitting.check(action).err().map(Notice::Refused);
            }
            TableCommand::Hindered(what, hindrance) => {
                self.notice = Some(match hindrance {
                    Hindrance::Rule(why) => Notice::Refused(why),
                    Hindrance::NoHex => Notice::NoHex(what),
                    Hindrance::Later(lesson) => Notice::Later(lesson),
                });
            }
            TableCommand::Idle(why) => self.notice = Some(Notice::Idle(why)),
            TableCommand::Missed => self.notice = Some(Notice::Missed),
            TableCommand::OtherBid(bid) => self.notice = Some(Notice::OtherBid(bid)),
            TableCommand::TooFar(cell) => {
                // A piece for which no points are left has no reach, and yet a way.
                let need = self.walker().and_then(|walker| {
                    let far = Reach::of(self.rules(), self.state(), walker, u8::MAX);
                    far.cost(cell)
                });
                let cell = self.rules().layout().name(cell);
                self.notice = Some(Notice::TooFar { cell, need, points: self.state().points() });
            }
            TableCommand::Walk { to, all } => self.walk(to, all),
            TableCommand::Drop { from, piece, to } => self.drop_piece(from, piece, to),
            TableCommand::Party(party) => {
                self.party = party;
                self.refresh();
            }
            TableCommand::AskToEnd(asks) => self.asks_to_end = asks && self.would_waste(),
            TableCommand::AskToGuard(guard) => {
                self.asks_to_guard = guard.filter(|&guard| self.sitting.check(guard).is_ok());
            }
            TableCommand::Select(selection) => {
                self.selection = selection;
                (self.entering, self.aimed, self.probe) = (None, None, None);
                self.party = 1;
                self.refresh();
            }
            TableCommand::Aim(cell) => {
                let band = self.state().band(cell, self.state().seat());
                self.execute(TableCommand::Select(Some(Selection { cell, piece: first_piece(band) })));
                self.aimed = Some(cell);
                // The cell is brought into sight, and the arrow keys go on from it.
                self.view.cursor = Some(cell);
                if let Some((rect, _)) = self.view.seen {
                    let place =
                        Transform::new(self.rules().layout(), rect, &self.view).rect(self.rules().layout(), cell);
                    self.view.show(place, rect);
                }
            }
            TableCommand::ShowReach(walker) => self.show_reach(walker),
            TableCommand::NextReach { back } => match self.next_walker(back) {
                None => self.notice = Some(Notice::Idle(Idle::NoPiece)),
                walker => self.show_reach(walker),
            },
            TableCommand::ShowSide(side) => {
                self.side = side;
                // Where there is one column, its tab comes to the front.
                self.show_tab(Tab::Table);
            }
            TableCommand::ShowTab(tab) => self.show_tab(tab),
            TableCommand::SortLedger(order) => {
                self.order = order;
                if let Some(insight) = &mut self.insight {
                    insight::sort(&mut insight.ledger, order);
                }
            }
            TableCommand::ChooseCamp(piece) => {
                self.entering = if self.entering == Some(piece) { None } else { Some(piece) };
                self.selection = None;
                self.party = 1;
                self.refresh();
            }
            TableCommand::Turn { clockwise, over } => self.turn_tile(clockwise, over),
            TableCommand::Exchange(draft) => self.exchange = draft,
            TableCommand::HigherBid(bid) => self.higher_bid = bid,
            TableCommand::Undo if self.can_undo() => self.undo_step(),
            TableCommand::UndoAction if self.can_undo() => self.undo_action(),
            TableCommand::Redo if self.can_redo() => self.redo_step(),
            // Nothing can be taken back or played again; and what is about a plan was done above.
            TableCommand::Undo
            | TableCommand::UndoAction
            | TableCommand::Redo
            | TableCommand::TogglePlan
            | TableCommand::AskToDropPlan(_)
            | TableCommand::DropPlan
            | TableCommand::PlayPlan => {}
            TableCommand::Hint => self.ask_for_hint(),
            TableCommand::TakeOver(seat, level) => {
                let player = level.map_or(Player::Human, |level| Player::Computer(level.id().to_owned()));
                if self.can_change_players() && self.sitting.take_over(seat, &player) {
                    self.refresh();
                } else {
                    self.notice = Some(Notice::Idle(Idle::TakeOver));
                }
            }
            TableCommand::Restart => self.take_back_to(self.turn.restart),
            TableCommand::TakeBackTurn => {
                if let Some(begin) = self.turn.whole {
                    self.take_back_to(begin);
                }
            }
            TableCommand::TakeBack(actions) => self.take_back_to(actions),
            TableCommand::AskToCorrect(index) => self.ask_to_correct(index),
            TableCommand::Correct(index) => self.correct(index),
            TableCommand::PlayAgain(actions) => self.play_again(actions),
            TableCommand::CloseRecap => self.fold_recap(true),
            TableCommand::OpenRecap => self.fold_recap(false),
            TableCommand::Pause => self.stand_still(),
            TableCommand::Hurry => {
                self.computers = Going::Hurried;
                self.skip_motion();
            }
            TableCommand::GoOn => self.computers = Going::Paced,
            TableCommand::Review => self.ask_for_review(),
            TableCommand::ReviewTurn(index) => self.open_reviewed(index),
            TableCommand::RetryPuzzle => self.retry_puzzle(),
            TableCommand::ShowSolution => self.show_solution(),
            TableCommand::ShowEnd(shown) => self.end_shown = shown,
            TableCommand::LookBack(step) => {
                self.sitting.look_back(step);
                // The reach of a piece that was not on its cell at that time is not shown.
                let shown = *self.shown();
                self.probe = self.probe.filter(|walker| shown.band(walker.from, walker.seat).has(walker.piece));
                self.refresh_insight();
            }
            TableCommand::Fit => self.view.fit(),
        }
    }

    /// Plays an action of whoever is to move.
    ///
    /// # Errors
    /// Why it is not possible; nothing is changed then.
    pub fn play(&mut self, action: Action) -> Result<(), Illegal> {
        self.forget_asked();
        self.play_next(action)
    }

    /// Notes that somebody plays on: a record that was opened to be looked at is a game again.
    pub(super) fn has_played(&mut self) {
        if self.computers == Going::Waiting {
            self.computers = Going::Paced;
        }
    }

    /// Plays an action; whether a player asked for it was noted before.
    fn play_next(&mut self, action: Action) -> Result<(), Illegal> {
        let steps = self.steps();
        let result = self.sitting.play(action);
        if self.steps() > steps {
            self.has_played();
        }
        self.refresh();
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

    fn play_or_tell(&mut self, action: Action) {
        self.note_asked();
        if let Err(reason) = self.play_next(action) {
            self.notice = Some(Notice::Refused(reason));
            return;
        }
        self.exchange = None;
        // A piece that enters is chosen, as it is the one to go on with.
        if let Action::Enter { piece, camp } = action {
            self.entering = None;
            self.selection = Some(Selection { cell: camp, piece: Some(piece) });
            self.party = 1;
            self.refresh();
        }
    }

    /// Turns the tile in hand to the next rotation that is legal (T4.1): on the cell it is held over, or else on any.
    fn turn_tile(&mut self, clockwise: bool, over: Option<Cell>) {
        let anywhere = self.places.iter().fold(0, |all, &places| all | places);
        let wanted = match over.map(|cell| self.places[cell.index()]) {
            Some(places) if places != 0 => places,
            _ => anywhere,
        };
        let step = if clockwise { 1 } else { 5 };
        let turns = (1..=6).map(|turns| Rotation::from_sixths(self.turned.index() + turns * step));
        if let Some(next) = turns.into_iter().find(|next| wanted >> next.index() & 1 != 0) {
            let fits = |cell: &Cell, turned: Rotation| self.places[cell.index()] >> turned.index() & 1 != 0;
            if let Some(cell) = over.filter(|cell| fits(cell, next) && !fits(cell, self.turned)) {
                self.notice = Some(Notice::Turned(self.rules().layout().name(cell)));
            }
            self.turned = next;
        }
    }
}
