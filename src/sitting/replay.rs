//! A game that is shown again from its beginning: for whose eyes, what was said about it, and what is played on from a
//! moment of it.
//!
//! Decides that nobody plays meanwhile. How it is shown, the window's table decides.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Remarks, Sitting};
use crate::game::{DealerDef, Game, Line, Record, Session, Sight};
use crate::platform;

impl<G: Game> Sitting<G> {
    /// Shows the game again for these eyes, its first moment first: until [`Sitting::end_showing`] nobody plays. Shown
    /// already, it is shown for others at the same moment.
    pub fn show_again(&mut self, sight: Sight) {
        let step = self.sight.map_or(0, |_| self.shown_step());
        self.sight = Some(sight);
        self.see_with(self.viewer);
        self.look_back(Some(step));
    }

    /// Shows the game as it stands, to be played on.
    pub fn end_showing(&mut self) {
        if self.sight.take().is_some() {
            self.back = None;
            self.cover();
        }
    }

    /// For whose eyes the game is shown again, if it is.
    #[must_use]
    pub fn sight(&self) -> Option<Sight> {
        self.sight
    }

    /// True if at some moment of the game somebody knew what others did not.
    #[must_use]
    pub fn has_secrets(&self) -> bool {
        self.session.has_secrets()
    }

    /// The comments, by the index of the action that they follow.
    #[must_use]
    pub fn comments(&self) -> BTreeMap<usize, String> {
        self.record().comments
    }

    /// Notes a comment on the action with this index in the game's record and in the file in which it is kept; one without
    /// a letter takes it away. A game of which nothing was kept yet has a file from now on.
    pub fn comment(&mut self, index: usize, text: &str) {
        if index >= self.steps() {
            return;
        }
        self.remark(Line::Comment { index, text: text.trim().to_owned() });
        self.begin_keeping();
    }

    /// Begins the file of a game of which nothing was kept yet.
    pub fn begin_keeping(&mut self) {
        let mut keeping = std::mem::take(&mut self.keeping);
        keeping.begin(self.steps(), || self.record_of(&self.session.played_on()));
        self.keeping = keeping;
    }

    /// A game of its own that goes on from the first `steps` actions of this one, with the same players and what was said
    /// about those. What comes up afterwards, nobody knows: a dealer with a seed has another one.
    #[must_use]
    pub fn branched_at(&self, steps: usize) -> Self {
        let actions: Vec<G::Action> = self.session.actions().take(steps).collect();
        let dealer = match self.session.dealer() {
            DealerDef::Seed(_) => DealerDef::Seed(platform::fresh_seed()),
            DealerDef::Manual => DealerDef::Manual,
        };
        let session = Session::replay(Arc::clone(self.rules()), self.session.start().clone(), dealer, &actions).0;
        let record = self.record_of(&session);
        let mut branched = Self::new(session, record.seated(), record.options.clone());
        branched.remarks = Remarks { actions, record: Some(Record { actions: Vec::new(), ..record }) };
        branched
    }
}
