//! The order of the documents that are open: each is played in the same way, one after the other.
//!
//! Decides which documents are played; in which order they come, `lab` decides.

use super::{LabWish, long_game, study};
use crate::games::GameRules;
use crate::lab::{Background, LabError, NoOrder, Progress, Ranked, Results, rank, spare_cores};
use crate::library::{DraftId, Waker};
use crate::words::{Texts, lab};

/// A document that could be ranked.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The document.
    pub id: DraftId,
    /// The name of the document.
    pub name: String,
    /// Its rules; nothing if it cannot be played.
    pub rules: Option<GameRules>,
}

/// A document that is, or was, played.
#[derive(Debug)]
pub struct Entrant {
    /// The document.
    pub id: DraftId,
    /// The name that it had.
    pub name: String,
    /// The rules that it had.
    pub rules: GameRules,
}

/// The measurement of a document.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The document.
    pub id: DraftId,
    /// The results of it.
    pub results: Results,
    /// The rules that were played.
    pub rules: GameRules,
}

/// The order that was found.
#[derive(Debug)]
pub struct Order {
    /// The documents that were played, by [`Ranked::index`].
    pub entrants: Vec<Entrant>,
    /// Their places, the best first, or why there are none.
    pub ranked: Result<Vec<Ranked>, NoOrder>,
    /// The conditions under which they were played.
    pub wish: LabWish,
}

/// The ranking of the open documents.
#[derive(Default)]
pub struct Ranking {
    running: Option<(Background, Vec<Entrant>, LabWish)>,
    order: Option<Order>,
    /// The documents that were left out, and why.
    left_out: Vec<(String, String)>,
}

impl Ranking {
    /// Begins to play every one of these documents that can be played so.
    ///
    /// # Errors
    /// If there is no thread to play on.
    pub fn start(
        &mut self,
        texts: &Texts,
        candidates: Vec<Candidate>,
        wish: LabWish,
        waker: Waker,
    ) -> Result<(), LabError> {
        let (mut entrants, mut studies) = (Vec::new(), Vec::new());
        self.left_out.clear();
        for Candidate { id, name, rules } in candidates {
            let Some(rules) = rules else {
                self.left_out.push((name, texts.say("laboratory-not-playable")));
                continue;
            };
            match study(&rules, None, wish) {
                Ok(study) => {
                    studies.push(study);
                    entrants.push(Entrant { id, name, rules });
                }
                Err(reason) => self.left_out.push((name, lab::failure(texts, &reason))),
            }
        }
        self.order = None;
        if studies.is_empty() {
            return Ok(());
        }
        self.running = Some((Background::start(studies, spare_cores(), waker)?, entrants, wish));
        Ok(())
    }

    /// Ends it; nothing comes of it.
    pub fn cancel(&mut self) {
        if let Some((background, ..)) = &self.running {
            background.cancel();
        }
    }

    /// The progress of the ranking, if it is under way.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        self.running.as_ref().map(|(background, ..)| background.progress())
    }

    /// The documents in their order, the best first.
    #[must_use]
    pub fn order(&self) -> Vec<(DraftId, &Ranked)> {
        let Some(Order { entrants, ranked: Ok(ranked), .. }) = &self.order else { return Vec::new() };
        ranked.iter().filter_map(|ranked| Some((entrants.get(ranked.index)?.id, ranked))).collect()
    }

    /// Puts the documents in order if all were played. Returns how it ended, once: with what was measured of each.
    pub fn follow(&mut self) -> Option<Result<Vec<Measured>, LabError>> {
        if !self.running.as_ref()?.0.is_over() {
            return None;
        }
        let (mut background, entrants, wish) = self.running.take()?;
        let results = match background.wait() {
            Ok(results) => results,
            Err(error) => return Some(Err(error)),
        };
        // What was cancelled is no order.
        if results.iter().all(Results::is_whole) {
            let long = entrants.first().map_or(0, |entrant| long_game(entrant.rules.game()));
            let ranked = rank(&results.iter().collect::<Vec<_>>(), long);
            let measured = entrants.iter().zip(&results);
            let measured = measured
                .map(|(one, results)| Measured { id: one.id, results: results.clone(), rules: one.rules.clone() })
                .collect();
            self.order = Some(Order { entrants, ranked, wish });
            return Some(Ok(measured));
        }
        Some(Ok(Vec::new()))
    }

    /// The order, or why there is none, with what it rests on; nothing before all were played.
    #[must_use]
    pub fn found(&self) -> Option<&Order> {
        self.order.as_ref()
    }

    /// The documents that were left out, and why.
    #[must_use]
    pub fn left_out(&self) -> &[(String, String)] {
        &self.left_out
    }

    /// True if there is nothing to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.running.is_none() && self.order.is_none() && self.left_out.is_empty()
    }
}
