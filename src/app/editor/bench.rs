//! The laboratory of the documents: each has one of its own, and only one of them is at work at a time, so that it has
//! the machine to itself.

use egui::Ui;

use super::{Editor, Page};
use crate::ai::Level;
use crate::app::command::Desk;
use crate::app::laboratory::{Kept, View, laboratory_ui};
use crate::editor::VariantDocument;
use crate::editor::bench::{Against, Bench, Candidate, Choice, Measured, PlayedGame, Ranking, offered_numbers};
use crate::games::GameRules;
use crate::lab::{LabError, Progress};
use crate::library::{DraftId, Libraries, Waker};
use crate::words::Texts;
use crate::words::shown;

impl Editor {
    /// The laboratory of the document that is shown.
    #[must_use]
    pub fn bench(&self) -> Option<&Bench> {
        self.open.get(self.current).map(|open| &open.bench)
    }

    /// The state of the page of that laboratory, to be changed.
    #[must_use]
    pub fn laboratory_mut(&mut self) -> Option<&mut Kept> {
        self.open.get_mut(self.current).map(|open| &mut open.laboratory)
    }

    /// The progress of the laboratory with the document with this number, if it is at work on it.
    #[must_use]
    pub fn study_of(&self, index: usize) -> Option<Progress> {
        self.open.get(index)?.bench.progress()
    }

    /// The order of the open documents.
    #[must_use]
    pub fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    /// Shows this document on its page of the laboratory, if it is open.
    pub fn show_laboratory_of(&mut self, document: DraftId) {
        if let Some(index) = self.open.iter().position(|open| open.draft == document) {
            self.show(index);
            self.turn_to(Page::Laboratory);
        }
    }

    /// The documents that are open and of the game of the one that is shown.
    fn candidates(&self, texts: &Texts) -> Vec<Candidate> {
        let game = self.document().map(VariantDocument::game);
        let of_game = self.open.iter().zip(self.titles(texts)).filter(|(open, _)| Some(open.document.game()) == game);
        of_game.map(|(open, name)| Candidate { id: open.draft, name, rules: open.document.rules() }).collect()
    }

    /// The variants that the shown document can be compared with: its parent first, then others, then other documents.
    fn choices(&self, texts: &Texts, libraries: &Libraries) -> Vec<Choice> {
        let Some(open) = self.open.get(self.current) else { return Vec::new() };
        let parent = open.document.base(libraries);
        let name = |rules: &GameRules| shown::name(texts, rules);
        let parent = parent.map(|rules| Choice { against: Against::Parent, name: name(&rules), rules });
        let variants = shown::named_variants(texts, libraries).into_iter();
        let of_game = variants.filter(|(_, rules)| rules.game() == open.document.game());
        let variants = of_game.map(|(name, rules)| Choice { against: Against::Variant(rules.variant()), name, rules });
        let others = self.candidates(texts).into_iter().filter(|other| other.id != open.draft);
        let others = others.filter_map(|Candidate { id, name, rules }| {
            Some(Choice { against: Against::Open(id), name, rules: rules? })
        });
        parent.into_iter().chain(variants).chain(others).collect()
    }

    /// The work of the laboratory beside the document that is shown.
    fn busy(&self, texts: &Texts) -> Option<String> {
        if self.ranking.progress().is_some() {
            return Some(texts.say("laboratory-ranking"));
        }
        let others = self.open.iter().enumerate().filter(|(index, _)| *index != self.current);
        let busy = others.map(|(_, open)| open).find(|open| open.bench.progress().is_some());
        let busy = busy.map(|open| open.draft)?;
        self.titled(texts).into_iter().find(|(draft, _)| *draft == busy).map(|(_, name)| name)
    }

    /// Begins to play the document that is shown, unless the laboratory is at work.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn start_study(&mut self, texts: &Texts, libraries: &Libraries) -> Result<(), LabError> {
        let is_busy = self.open.iter().any(|open| open.bench.progress().is_some()) || self.busy(texts).is_some();
        let choices = self.choices(texts, libraries);
        let Some(open) = self.open.get_mut(self.current).filter(|_| !is_busy) else { return Ok(()) };
        let Some(rules) = open.document.rules() else { return Ok(()) };
        let against = open.bench.against(&choices).map(|choice| choice.rules.clone());
        self.pace.begin(open.bench.wish(&rules).level);
        let text = open.document.text().to_owned();
        open.bench.start(rules, &text, against, Waker::clone(&self.waker))
    }

    /// Begins to play the document that is shown with each value of the number that is varied, unless the laboratory is at
    /// work.
    ///
    /// # Errors
    /// Why it cannot be played.
    pub fn start_sweep(&mut self, texts: &Texts) -> Result<(), LabError> {
        let is_busy = self.open.iter().any(|open| open.bench.progress().is_some()) || self.busy(texts).is_some();
        let Some(open) = self.open.get_mut(self.current).filter(|_| !is_busy) else { return Ok(()) };
        let Some(rules) = open.document.rules() else { return Ok(()) };
        self.pace.begin(open.bench.wish(&rules).level);
        let text = open.document.text().to_owned();
        open.bench.start_sweep(&rules, &text, Waker::clone(&self.waker))
    }

    /// Begins to play a measured game of the document that is shown again, by its number.
    ///
    /// # Errors
    /// If there is no thread to play on.
    pub fn watch_measured(&mut self, game: u64) -> Result<(), LabError> {
        let waker = Waker::clone(&self.waker);
        self.open.get_mut(self.current).map_or(Ok(()), |open| open.bench.watch(game, waker))
    }

    /// A measured game that was played again, once.
    pub fn take_replay(&mut self) -> Option<(PlayedGame, Level)> {
        self.open.iter_mut().find_map(|open| open.bench.take_replay())
    }

    /// Begins to put the open documents in order, unless the laboratory is at work.
    ///
    /// # Errors
    /// If there is no thread to play on.
    pub fn start_ranking(&mut self, texts: &Texts) -> Result<(), LabError> {
        let is_busy = self.open.iter().any(|open| open.bench.progress().is_some()) || self.busy(texts).is_some();
        let candidates = self.candidates(texts);
        let open = self.open.get(self.current).filter(|_| !is_busy);
        let first = candidates.iter().find_map(|candidate| candidate.rules.clone());
        let Some((open, rules)) = open.and_then(|open| Some((open, open.document.rules().or(first)?))) else {
            return Ok(());
        };
        let wish = open.bench.wish(&rules);
        self.pace.begin(wish.level);
        self.ranking.start(texts, candidates, wish, Waker::clone(&self.waker))
    }

    /// Ends what the laboratory is at work on, if that is the document that is shown or the ranking.
    pub fn cancel_study(&mut self) {
        self.ranking.cancel();
        if let Some(bench) = self.bench() {
            bench.cancel();
        }
    }

    /// Takes the results of what has ended since. Returns why something was broken off.
    pub fn follow_studies(&mut self) -> Option<LabError> {
        let mut failure = None;
        let at_work = self.open.iter().find_map(|open| open.bench.progress()).or(self.ranking.progress());
        if let Some(progress) = at_work {
            self.pace.follow(progress);
        }
        for open in &mut self.open {
            failure = open.bench.follow().and_then(Result::err).or(failure);
        }
        match self.ranking.follow() {
            Some(Ok(measured)) => {
                for Measured { id, results, rules } in measured {
                    // What was measured of the document as it is now, and perhaps compared, stays.
                    let fits = |open: &&mut super::Open| open.draft == id && open.bench.is_without(&rules);
                    if let Some(open) = self.open.iter_mut().find(fits) {
                        open.bench.take(results, rules, None);
                    }
                }
            }
            Some(Err(error)) => failure = Some(error),
            None => {}
        }
        failure
    }

    /// Lays out the laboratory of the document that is shown.
    pub(super) fn laboratory_page_ui(&mut self, ui: &mut Ui, desk: &mut Desk, libraries: &Libraries) {
        let (candidates, choices) = (self.candidates(desk.texts), self.choices(desk.texts, libraries));
        let busy = self.busy(desk.texts);
        let Self { open, current, ranking, pace, runs, .. } = self;
        let Some(open) = open.get_mut(*current) else { return };
        let rules = open.document.rules();
        if let Some(rules) = &rules {
            open.bench.past.follow(runs.as_deref(), &rules.variant());
        }
        open.laboratory
            .follow_numbers(open.document.revision(), || offered_numbers(open.document.game(), open.document.text()));
        let view = View { rules: rules.as_ref(), choices: &choices, busy, open: &candidates, ranking, pace };
        laboratory_ui(ui, desk, &mut open.bench, &mut open.laboratory, &view);
    }
}
