//! Scoring rounds in the column beside the board: who acts, who has scored, and for what, item by item.

use egui::{Label, RichText, Sense, Ui, vec2};

use super::history::SeatScore;
use super::{Table, wording};
use crate::app::hexboard::cited;
use crate::app::kit::desk::name_line;
use crate::app::legend::desk::Desk;
use crate::app::rulebook::heading_with_rules;
use crate::app::table::naming;
use crate::legend::{Phase, Rule};
use crate::words::legend::findings;

/// Shows the round that is being played, or the last one until somebody has made another turn.
pub fn scoring_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let running = table.shown().scoring();
    let last = table.shown_scores().next_back();
    let is_fresh = last.is_some_and(|last| last.action + 1 == table.shown_step());
    if running.is_none() && !is_fresh && table.shown().phase() != Phase::Over {
        return;
    }
    let is_final = running.map_or(last.is_some_and(|last| last.is_final), |scoring| scoring.volcano.is_none());
    let (title, rule) =
        if is_final { ("scoring-final", Rule::new(6, 9)) } else { ("scoring-heading", Rule::new(6, 1)) };
    heading_with_rules(ui, desk, title, wording::citation(rule));
    ui.spacing_mut().interact_size.y = 20.0;
    // Of the round that is being played only those who are done in it.
    let done = running.map_or(usize::MAX, |scoring| scoring.index.into());
    let round = last.map(|last| last.round);
    let scores: Vec<&SeatScore> = table.shown_scores().filter(|score| Some(score.round) == round).collect();
    for score in scores.into_iter().take(done) {
        score_ui(ui, desk, table, score);
    }
    let Some(scoring) = running else { return };
    for (index, &seat) in scoring.order.as_slice().iter().enumerate().skip(usize::from(scoring.index)) {
        ui.horizontal(|ui| {
            table.seat_ui(ui, desk.theme, seat, vec2(18.0, 18.0), 7.0);
            let keys = if index == usize::from(scoring.index) {
                ["scoring-acts", "scoring-acts-you"]
            } else {
                ["scoring-waits", "scoring-waits-you"]
            };
            let said = naming::of_seat(desk.texts, table, seat, keys, &[]);
            name_line(ui, desk.theme.chrome.text, &said);
        });
    }
}

/// The score of a seat, item by item. The hex of an item is marked while the pointer or the focus is on it.
fn score_ui(ui: &mut Ui, desk: &Desk, table: &Table, score: &SeatScore) {
    let chrome = &desk.theme.chrome;
    ui.horizontal(|ui| {
        table.seat_ui(ui, desk.theme, score.seat, vec2(18.0, 18.0), 7.0);
        let name = naming::called(desk.texts, table, score.seat);
        let values = [("name", name.into()), ("points", score.points.into())];
        name_line(ui, chrome.gold, &desk.texts.with("scoring-scored", &values));
    });
    ui.indent(("score", score.seat.index()), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for &item in &score.items {
            let text = RichText::new(findings::item(desk.texts, &table.named(), item)).color(chrome.text_weak);
            let response = ui.add(Label::new(text).wrap().sense(Sense::click()));
            cited::cite(&response, item.cell().into_iter().collect());
        }
    });
}
