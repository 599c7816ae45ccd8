//! Scoring rounds: who acts, who has scored, and what for, item by item.

use egui::{Sense, Ui, vec2};

use super::{ScoreItem, ScoringRound, SeatScore, Table, paint};
use crate::app::text::Texts;
use crate::app::ui::{Desk, heading, name_line};
use crate::app::words;

/// Shows the round being played, or the last one while it is fresh: until the turn after it ends.
pub fn scoring_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let Some(round) = table.history().rounds().last() else { return };
    let running = table.state().scoring();
    if running.is_none() && !table.history().is_fresh() {
        return;
    }
    heading(ui, desk, if round.is_final { "scoring-final" } else { "scoring-heading" });
    ui.spacing_mut().interact_size.y = 20.0;
    for score in &round.scores {
        score_ui(ui, desk, table, score);
    }
    let Some(scoring) = running else { return };
    for (index, &seat) in scoring.order.as_slice().iter().enumerate().skip(usize::from(scoring.index)) {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
            paint::seat_sign(ui.painter(), desk.theme, table, seat, rect.center(), 7.0);
            let key = if index == usize::from(scoring.index) { "scoring-acts" } else { "scoring-waits" };
            name_line(ui, desk.theme.chrome.text, table.name(seat), |name| {
                desk.texts.with(key, &[("name", name.to_owned().into())])
            });
        });
    }
}

fn score_ui(ui: &mut Ui, desk: &Desk, table: &Table, score: &SeatScore) {
    let chrome = &desk.theme.chrome;
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
        paint::seat_sign(ui.painter(), desk.theme, table, score.seat, rect.center(), 7.0);
        name_line(ui, chrome.gold, table.name(score.seat), |name| {
            desk.texts.with("scoring-scored", &[("name", name.to_owned().into()), ("points", score.points.into())])
        });
    });
    let items: Vec<String> = score.items.iter().map(|item| item_text(desk.texts, table, *item)).collect();
    if !items.is_empty() {
        ui.indent(("score", score.seat.index()), |ui| ui.weak(items.join("\n")));
    }
}

/// One thing that scored, in words.
#[must_use]
pub fn item_text(texts: &Texts, table: &Table, item: ScoreItem) -> String {
    match item {
        ScoreItem::Temple { cell, value } => {
            let cell = table.rules().layout().name(cell).to_string();
            texts.with("scoring-temple", &[("cell", cell.into()), ("points", value.into())])
        }
        ScoreItem::Treasures { kind, copies, points } => {
            let name = words::treasure(texts, table, kind);
            let values = [("name", name.into()), ("copies", copies.into()), ("points", points.into())];
            texts.with("scoring-treasures", &values)
        }
    }
}

/// What temples and treasures brought a seat in a round.
#[must_use]
pub fn sums(round: &ScoringRound, seat: crate::game::Seat) -> Option<(u32, u32)> {
    let score = round.scores.iter().find(|score| score.seat == seat)?;
    let sum = |of: fn(&ScoreItem) -> u32| score.items.iter().map(of).sum();
    let temples = sum(|item| match *item {
        ScoreItem::Temple { value, .. } => value.into(),
        ScoreItem::Treasures { .. } => 0,
    });
    let treasures = sum(|item| match *item {
        ScoreItem::Treasures { points, .. } => points.into(),
        ScoreItem::Temple { .. } => 0,
    });
    Some((temples, treasures))
}
