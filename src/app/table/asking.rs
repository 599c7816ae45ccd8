//! The question that a table asks a person before it goes on: at most one thing at a time.
//!
//! Decides where a question stands, what may be asked, and when it goes away: one way to open it, one to close it. How
//! questions look, `question`, `correct` and `plan` decide, and the game for its own.

use super::{Asking, Stands, Table, TableCommand, TableGame};

impl<G: TableGame> Table<G> {
    /// The question that is asked.
    #[must_use]
    pub fn asking(&self) -> Asking<G::Question> {
        self.asking
    }

    /// The question that only the game asks, if it is asked.
    #[must_use]
    pub fn own_question(&self) -> Option<G::Question> {
        if let Asking::Own(question) = self.asking { Some(question) } else { None }
    }

    /// The place of the question; nothing if none is asked.
    #[must_use]
    pub fn question_stands(&self) -> Option<Stands> {
        match self.asking {
            Asking::Nothing => None,
            Asking::EndTurn | Asking::DropPlan => Some(Stands::Beside),
            Asking::Correct(_) => Some(Stands::OverTable),
            Asking::Own(question) => Some(G::question_stands(question)),
        }
    }

    /// True if a question stands in sight before something is lost, which covers nothing.
    #[must_use]
    pub fn asks(&self) -> bool {
        self.question_stands() == Some(Stands::Beside)
    }

    /// True if a window of the table's own lies over it: a question, or the final table.
    #[must_use]
    pub fn is_under_window(&self) -> bool {
        self.question_stands() == Some(Stands::OverTable) || self.shows_end() || self.asks_for_sight()
    }

    /// True if the player is being asked whether to end the turn although something would be lost.
    #[must_use]
    pub fn asks_to_end(&self) -> bool {
        self.asking == Asking::EndTurn
    }

    /// The index of the action that the player is being asked how to change.
    #[must_use]
    pub fn correcting(&self) -> Option<usize> {
        if let Asking::Correct(index) = self.asking { Some(index) } else { None }
    }

    /// The command that takes a question away which is answered by words; nothing if there is none.
    #[must_use]
    pub fn way_out(&self) -> Option<TableCommand> {
        let stands = self.question_stands()?;
        (stands != Stands::OnBoard).then_some(TableCommand::LetGo)
    }

    /// Asks this, in the place of whatever was asked before; nothing, if it cannot be asked now.
    pub(in crate::app) fn open(&mut self, asking: Asking<G::Question>) {
        let may = match asking {
            Asking::Nothing => true,
            // When the turn ends is decided in the game itself.
            Asking::EndTurn => !self.is_plan() && G::wastes(self),
            Asking::Correct(index) => self.sitting.can_change(index),
            Asking::DropPlan => self.is_plan() || self.plan().is_some(),
            Asking::Own(question) => G::can_ask(self, question),
        };
        self.asking = if may { asking } else { Asking::Nothing };
    }

    /// Takes the question away.
    pub(in crate::app) fn close_question(&mut self) {
        self.asking = Asking::Nothing;
    }

    /// Takes the question away if it was for another position; `has_moved` says whether actions were played or taken back
    /// since it was asked.
    pub(super) fn follow_question(&mut self, has_moved: bool) {
        let stays = match self.asking {
            Asking::Nothing | Asking::DropPlan => true,
            Asking::Correct(index) => self.sitting.can_change(index),
            Asking::EndTurn => !has_moved,
            Asking::Own(question) => !has_moved && G::can_ask(self, question),
        };
        if !stays {
            self.close_question();
        }
    }
}
