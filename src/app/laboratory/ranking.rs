//! The layout of the order in which the laboratory has put the open documents.

use egui::{Button, Label, ProgressBar, RichText, Ui};

use crate::app::command::{Desk, LabCommand};
use crate::editor::bench::{Candidate, Entrant, Order, Ranking};
use crate::games::GameRules;
use crate::lab::{Ranked, WHOLE_POINTS};
use crate::words::{lab, ranking};

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
    let Some(Order { entrants, ranked, wish }) = ranking.found() else {
        left_out_ui(ui, desk, ranking);
        return;
    };
    let level = lab::level(texts, wish.level);
    let values = [("games", wish.games.into()), ("level", level.into()), ("players", wish.players.into())];
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
    for (name, reason) in ranking.left_out() {
        let values = [("name", name.clone().into()), ("reason", reason.clone().into())];
        let said = desk.texts.with("laboratory-left-out", &values);
        ui.label(RichText::new(said).small().color(desk.theme.chrome.text_weak));
    }
}
