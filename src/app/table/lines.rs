//! The lines of the log, one a step: which there are, and what each says as far as it was shown.
//!
//! What a step is called, its game decides; how a line looks and what a click on it does, `log`.

use super::told::Told;
use super::{Lines, Step, Table, TableGame};
use crate::words::{Language, Texts};

impl<G: TableGame> Lines<G> {
    /// Notes that the game has this many actions now: what was taken back is forgotten.
    pub fn forget_after(&mut self, actions: usize) {
        if actions < self.actions {
            self.cut_to(|step| step.end <= actions);
            self.actions = self.steps.last().map_or(0, |step| step.end);
        }
    }

    /// True if lines are small in this width, in notation or not.
    #[must_use]
    pub fn is_small(&self, written: (u32, bool)) -> bool {
        self.small == Some(written)
    }

    /// Has the lines be small in this width, in notation or not, until the language changes.
    pub fn become_small(&mut self, written: (u32, bool)) {
        self.small = Some(written);
    }

    /// Takes in what was played since the last call, up to the first `actions`.
    pub fn follow(&mut self, table: &Table<G>, actions: usize, language: Language) {
        let reader = (language, table.sitting().viewer(), G::hidden_of_own(table));
        let before = self.written_for.replace(reader);
        if before != Some(reader) {
            // What another viewer reads is other words, but in letters of the same size.
            let small = self.small.filter(|_| before.is_some_and(|(before, ..)| before == language));
            *self = Self { written_for: self.written_for, looked_at: self.looked_at, small, ..Self::default() };
        }
        if self.actions != actions {
            // A walk may go on, and others may join it.
            self.cut_to(|step| step.end <= actions && !G::is_long(&step.deed));
            let start = self.steps.last().map_or(0, |step| step.end);
            self.steps.extend(table.steps_from(start, actions));
            self.actions = actions;
        }
        self.told.resize(self.steps.len(), None);
    }

    /// Leaves out the last steps, down to one that may stay.
    fn cut_to(&mut self, may_stay: impl Fn(&Step<G::Deed>) -> bool) {
        let kept = self.steps.iter().rposition(may_stay).map_or(0, |last| last + 1);
        self.steps.truncate(kept);
        self.told.truncate(kept);
    }

    /// Notes the line of the moment that is looked at, and whether it has changed: then it has to be brought into sight.
    pub fn looks_at(&mut self, line: Option<usize>) -> bool {
        std::mem::replace(&mut self.looked_at, line) != line
    }

    /// The steps, one for each line.
    #[must_use]
    pub fn steps(&self) -> &[Step<G::Deed>] {
        &self.steps
    }

    /// The words of a line.
    pub fn line(&mut self, texts: &Texts, table: &Table<G>, index: usize) -> Option<&Told<G::Picture>> {
        let step = self.steps.get(index)?;
        let line = self.told.get_mut(index)?;
        Some(line.get_or_insert_with(|| G::told(texts, table, step)))
    }
}
