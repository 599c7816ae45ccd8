//! The runs of a document that are kept, so that it can be compared with what it was before a change.
//!
//! Decides how many are kept, what of one, and which measures of two of them are compared. Where their files are, `library`
//! decides: what was measured is written as `tikal lab` writes it, beside the definition that was played.

use std::path::Path;

use crate::editor::VariantDocument;
use crate::games::{GameRules, VariantId, with_game};
use crate::lab::{MAX_RUN_SIZE, Results, Studied};
use crate::library::{RUN_ENDINGS, RunFolder};

/// The number of runs of a variant that are kept; the oldest goes.
pub const MOST_RUNS: usize = 12;
/// The number of variants whose runs are kept; those that were not played for longest go.
const MOST_VARIANTS: usize = 40;

/// A run that is kept.
pub struct PastRun {
    /// Its number: a later one has a greater one.
    pub number: u32,
    /// The results, compared with nothing.
    pub results: Results,
    /// The rules that were played.
    pub rules: GameRules,
}

/// The runs of a document, the newest last.
#[derive(Default)]
pub struct PastRuns {
    runs: Vec<PastRun>,
    /// The folder of the variant whose runs these are; in none, they are kept as long as the document is open.
    folder: Option<RunFolder>,
}

impl PastRun {
    /// The run of this number in a folder; `None` if its files cannot be read or do not belong together.
    fn read(folder: &RunFolder, variant: &VariantId, number: u32) -> Option<Self> {
        let [measured, played] = RUN_ENDINGS;
        let text = folder.read(number, played, variant.game.max_file_size()).ok()?;
        let rules = VariantDocument::new(variant.game, text).rules()?;
        let run = folder.read(number, measured, MAX_RUN_SIZE).ok()?;
        let results = with_game!(variant.game, G => Results::read::<G>(&run)).ok()?;
        (results.header.variant.hash == rules.hash()).then_some(Self { number, results, rules })
    }

    /// Results of other rules, compared with this run.
    #[must_use]
    pub fn beside(&self, later: &Results, rules: &GameRules) -> Results {
        with_game!(rules, GameRules::G(own) => {
            let not_compared = self.rules.own::<G>().map(|other| <G as Studied>::not_compared(own, other));
            later.beside(&self.results, not_compared.into_iter().flatten().map(str::to_owned).collect())
        })
    }
}

impl PastRuns {
    /// The runs, the newest last.
    #[must_use]
    pub fn runs(&self) -> &[PastRun] {
        &self.runs
    }

    /// Reads the runs of a variant that are kept in its folder among these, unless these are its runs already.
    pub fn follow(&mut self, runs: Option<&Path>, variant: &VariantId) {
        let Some(folder) = runs.map(|runs| RunFolder::of(runs, variant)) else { return };
        if self.folder.as_ref() == Some(&folder) {
            return;
        }
        let numbers = folder.numbers();
        let newest = numbers.iter().skip(numbers.len().saturating_sub(MOST_RUNS));
        self.runs = newest.filter_map(|&number| PastRun::read(&folder, variant, number)).collect();
        self.folder = Some(folder);
    }

    /// Keeps a run of what this text defines. One with the same header, which was played as far or less far, goes.
    pub fn keep(&mut self, results: &Results, rules: &GameRules, text: &str) {
        let results = results.alone();
        let last = self.runs.iter().map(|run| run.number).max();
        let on_disk = self.folder.as_ref().and_then(|folder| folder.numbers().last().copied());
        let number = last.max(on_disk).unwrap_or(0).saturating_add(1);
        let mut gone: Vec<u32> = Vec::new();
        self.runs.retain(|run| {
            let is_same = run.results.header.differs(&results.header).is_none();
            gone.extend(is_same.then_some(run.number));
            !is_same
        });
        if let Some(folder) = &self.folder {
            let measured = with_game!(rules.game(), G => results.write::<G>());
            if let Err(error) = folder.write(number, [&measured, text]) {
                log::warn!("a run is not kept: {error}");
            }
        }
        self.runs.push(PastRun { number, results, rules: rules.clone() });
        let spare = self.runs.len().saturating_sub(MOST_RUNS);
        gone.extend(self.runs.drain(..spare).map(|run| run.number));
        if let Some(folder) = &self.folder {
            folder.tidy(&gone, MOST_RUNS, MOST_VARIANTS);
        }
    }
}
