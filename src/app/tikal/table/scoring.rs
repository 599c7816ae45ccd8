//! Scoring rounds in the side column: who acts, who has scored, and for what, item by item.

use egui::{Label, RichText, Sense, Ui, vec2};

use super::motion::Mover;
use super::{Table, paint};
use crate::app::kit::desk::name_line;
use crate::app::rulebook::heading_with_rules;
use crate::app::table::naming;
use crate::app::tikal::desk::Desk;
use crate::insight::tikal::{ScoreItem, SeatScore};
use crate::tikal::Rule;
use crate::words::tikal::findings;

/// Shows the round that is being played, or the last one until the turn after it ends.
pub fn scoring_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let Some(round) = table.shown_rounds().last() else { return };
    let running = table.shown().scoring();
    if running.is_none() && !table.history().is_fresh(table.shown_step()) {
        return;
    }
    let (title, rule) =
        if round.is_final { ("scoring-final", Rule::new(8, 1)) } else { ("scoring-heading", Rule::new(7, 1)) };
    heading_with_rules(ui, desk, title, rule);
    ui.spacing_mut().interact_size.y = 20.0;
    for (index, score) in round.scores.iter().enumerate() {
        let is_last = index + 1 == round.scores.len();
        score_ui(ui, desk, table, score, is_last);
    }
    let Some(scoring) = running else { return };
    for (index, &seat) in scoring.order.as_slice().iter().enumerate().skip(usize::from(scoring.index)) {
        ui.horizontal(|ui| {
            paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(18.0, 18.0), 7.0);
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

/// The score of a seat, item by item. If it is the last score, the item that the board shows at this moment stands out.
fn score_ui(ui: &mut Ui, desk: &Desk, table: &Table, score: &SeatScore, is_last: bool) {
    let chrome = &desk.theme.chrome;
    ui.horizontal(|ui| {
        paint::seat_sign_ui(ui, desk.theme, table, score.seat, vec2(18.0, 18.0), 7.0);
        let name = naming::called(desk.texts, table, score.seat);
        let values = [("name", name.into()), ("points", score.points.into())];
        name_line(ui, chrome.gold, &desk.texts.with("scoring-scored", &values));
    });
    if score.items.is_empty() {
        return;
    }
    let current = table.motion().item().filter(|_| is_last).and_then(|(mover, _)| place_of(mover, score));
    ui.indent(("score", score.seat.index()), |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (index, &item) in score.items.iter().enumerate() {
            let colour = match current {
                Some(current) if index == current => chrome.gold,
                Some(current) if index > current => chrome.text_weak.gamma_multiply(0.5),
                _ => chrome.text_weak,
            };
            let text = RichText::new(findings::item(desk.texts, table.rules(), item)).color(colour);
            let ScoreItem::Temple { cell, .. } = item else {
                ui.label(text);
                continue;
            };
            let response = ui.add(Label::new(text).sense(Sense::click()));
            if response.hovered() || response.has_focus() {
                table.own.view.pointed.set(Some(cell));
                ui.painter().hline(response.rect.x_range(), response.rect.bottom(), (1.0, chrome.gold));
            }
        }
    });
}

/// The index of the item of a score that the board shows at this moment.
fn place_of(mover: &Mover, score: &SeatScore) -> Option<usize> {
    score.items.iter().position(|item| match (*item, mover) {
        (ScoreItem::Temple { cell, .. }, Mover::Temple { temple, .. }) => cell == *temple,
        (ScoreItem::Treasures { kind, .. }, Mover::Treasures { kind: shown, .. }) => kind == *shown,
        _ => false,
    })
}
