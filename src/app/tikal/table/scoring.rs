//! Scoring rounds in the side column: who acts, who has scored, and for what, item by item.

use egui::{Label, RichText, Sense, Ui, vec2};

use super::motion::Mover;
use super::{Table, paint};
use crate::app::kit::desk::name_line;
use crate::app::table::naming;
use crate::app::tikal::desk::Desk;
use crate::app::tikal::rulebook::heading_with_rules;
use crate::app::tikal::words;
use crate::game::Seat;
use crate::insight::tikal::{ScoreItem, ScoringRound, SeatScore};
use crate::tikal::Rule;
use crate::words::Texts;

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
            let text = RichText::new(item_text(desk.texts, table, item)).color(colour);
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

/// One thing that scored, in words.
#[must_use]
pub fn item_text(texts: &Texts, table: &Table, item: ScoreItem) -> String {
    match item {
        ScoreItem::Temple { cell, value } => {
            let cell = table.rules().layout().name(cell).to_string();
            texts.with("scoring-temple", &[("cell", cell.into()), ("points", value.into())])
        }
        ScoreItem::Treasures { kind, copies, points } => {
            // It stands at the beginning of a line.
            let name = words::titled(&words::treasure(texts, table, kind));
            let values = [("name", name.into()), ("copies", copies.into()), ("points", points.into())];
            texts.with("scoring-treasures", &values)
        }
    }
}

/// The points that temples and treasures brought a seat in a round.
#[must_use]
pub fn sums(round: &ScoringRound, seat: Seat) -> Option<(u32, u32)> {
    let score = round.scores.iter().find(|score| score.seat == seat)?;
    let sum = |of_temples: bool| {
        let items = score.items.iter().filter(|item| item.is_temple() == of_temples);
        items.map(|item| u32::from(item.points())).sum::<u32>()
    };
    Some((sum(true), sum(false)))
}
