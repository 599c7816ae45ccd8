//! The order of the documents that are open: each is played in the same way, one after the other.
//!
//! Decides which documents are played; in which order they come, `lab` decides.

use egui::{Button, Label, ProgressBar, RichText, Ui};

use crate::app::command::{Desk, LabCommand};
use crate::app::games::{self, LabWish};
use crate::games::GameRules;
use crate::lab::{Background, LabError, NoOrder, Progress, Ranked, Results, WHOLE_POINTS, rank, spare_cores};
use crate::library::{DraftId, Waker};
use crate::words::{Texts, lab, ranking};

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
struct Entrant {
    id: DraftId,
    name: String,
    rules: GameRules,
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
struct Order {
    entrants: Vec<Entrant>,
    ranked: Result<Vec<Ranked>, NoOrder>,
    games: u64,
    wish: LabWish,
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
            match games::study(&rules, None, wish) {
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
            let long = entrants.first().map_or(0, |entrant| games::long_game(entrant.rules.game()));
            let ranked = rank(&results.iter().collect::<Vec<_>>(), long);
            let measured = entrants.iter().zip(&results);
            let measured = measured
                .map(|(one, results)| Measured { id: one.id, results: results.clone(), rules: one.rules.clone() })
                .collect();
            self.order = Some(Order { entrants, ranked, games: wish.games, wish });
            return Some(Ok(measured));
        }
        Some(Ok(Vec::new()))
    }

    /// True if there is anything to show.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.running.is_none() && self.order.is_none() && self.left_out.is_empty()
    }
}

/// Lays out the order; `open` are the documents that are open, as they are now.
pub fn ranking_ui(ui: &mut Ui, desk: &mut Desk, ranking: &Ranking, open: &[Candidate]) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    if ranking.is_empty() {
        return;
    }
    super::ui::heading_ui(ui, desk, &texts.say("laboratory-ranking"));
    if let Some(progress) = ranking.progress() {
        let said = lab::progress(texts, progress);
        let part = progress.played as f32 / progress.of.max(1) as f32;
        ui.add(ProgressBar::new(part).text(&said)).accessible_name(said);
    }
    let Some(Order { entrants, ranked, games, wish }) = &ranking.order else {
        left_out_ui(ui, desk, ranking);
        return;
    };
    let level = lab::level(texts, wish.level);
    let values = [("games", (*games).into()), ("level", level.into()), ("players", wish.players.into())];
    ui.label(RichText::new(texts.with("laboratory-ranking-rests", &values)).small().color(chrome.text_weak));
    match ranked {
        Err(reason) => {
            ui.label(RichText::new(ranking::no_order(texts, *reason)).color(chrome.warn));
        }
        Ok(ranked) => {
            for ranked in ranked {
                let Some(entrant) = entrants.get(ranked.index) else { continue };
                place_ui(ui, desk, ranked, entrant, open);
            }
        }
    }
    left_out_ui(ui, desk, ranking);
    ui.add_space(8.0);
}

/// A document in its place, with the reasons.
fn place_ui(ui: &mut Ui, desk: &mut Desk, ranked: &Ranked, entrant: &Entrant, open: &[Candidate]) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let points = ranked.points.to_string();
    let values = [
        ("place", ranked.place.into()),
        ("name", entrant.name.clone().into()),
        ("points", points.into()),
        ("whole", WHOLE_POINTS.into()),
    ];
    let said = texts.with("laboratory-place", &values);
    let now = open.iter().find(|one| one.id == entrant.id);
    if ui.add_enabled(now.is_some(), Button::new(&said).wrap()).clicked() {
        desk.push(LabCommand::Show(entrant.id));
    }
    ui.indent(("reasons", ranked.index), |ui| {
        if now.and_then(|now| now.rules.as_ref()).map(GameRules::hash) != Some(entrant.rules.hash()) {
            let key = if now.is_some() { "laboratory-place-old" } else { "laboratory-place-closed" };
            ui.add(Label::new(RichText::new(texts.say(key)).color(chrome.warn)).wrap());
        }
        for (reason, lost) in &ranked.reasons {
            let values = [("reason", lab::finding(texts, reason).into()), ("points", (*lost).into())];
            ui.add(Label::new(texts.with("laboratory-reason", &values)).wrap());
        }
        if ranked.reasons.is_empty() {
            ui.label(texts.say("lab-nothing"));
        }
    });
}

/// The documents that were not played, and why.
fn left_out_ui(ui: &mut Ui, desk: &Desk, ranking: &Ranking) {
    for (name, reason) in &ranking.left_out {
        let values = [("name", name.clone().into()), ("reason", reason.clone().into())];
        let said = desk.texts.with("laboratory-left-out", &values);
        ui.label(RichText::new(said).small().color(desk.theme.chrome.text_weak));
    }
}
