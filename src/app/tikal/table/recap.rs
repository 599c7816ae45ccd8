//! The outcome of what others did, for the recap: temples that changed hands, points, payments, guards and exchanges.
//!
//! Decides which of it is told, and in which words. When a recap is told, the table of any game decides.

use std::ops::Range;

use egui::{RichText, Sense, Ui, vec2};

use super::{Recap, Table};
use crate::app::hexboard::art;
use crate::app::hexboard::cited;
use crate::app::kit::draw::signs::{Sign, sign};
use crate::app::table::naming;
use crate::app::tikal::desk::Desk;
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::insight::tikal::{Came, Exchanged};
use crate::sitting::Seen;
use crate::tikal::{Action, State};
use crate::words::tikal::nouns;

/// The size of a treasure in a line.
const TOKEN: f32 = 18.0;

/// True if an action is told as a step.
pub fn is_told(table: &Table, seen: &Seen<State>) -> bool {
    match seen.action {
        None | Some(Action::Bid(_) | Action::Pass | Action::End) => false,
        // In an auctioned game tiles are turned up for everybody and are no seat's step.
        Some(Action::Draw(_)) => !table.state().is_auction(),
        Some(_) => true,
    }
}

/// Since when it is told: in an auctioned game a person may have bid or passed last, without a turn of their own.
pub fn heading(last: &Seen<State>) -> &'static str {
    match last.action {
        Some(Action::Bid(_) | Action::Pass) => "recap-decided",
        _ => "recap-heading",
    }
}

/// Works out what came of these actions, for this seat; nothing if there is nothing to tell, where
/// there are no steps (`is_quiet`) either.
pub fn came(table: &Table, seat: Seat, actions: Range<usize>, is_quiet: bool) -> Option<Came> {
    let sitting = table.sitting();
    let done = sitting.seen_from(actions.start).take(actions.len()).map(|step| (step.action, *step.before.state()));
    let now = sitting.seen_from(actions.end).next().map_or(*table.state(), |step| *step.before.state());
    let came = Came::of(table.rules(), table.history(), actions.start, &done.collect::<Vec<_>>(), &now, seat)?;
    (!is_quiet || !came.scored.is_empty()).then_some(came)
}

/// Says what came of what others did, as long as that begins above `bottom`. Returns whether it is all.
pub fn recap_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, recap: &Recap, bottom: f32) -> bool {
    let (texts, seat, recap) = (desk.texts, recap.seat, &recap.own);
    let name = |seat: Seat| table.name(seat).to_owned();
    let own = table.own_seat();
    // What is said, and the temple that it names.
    let mut lines: Vec<(String, CellSet)> = Vec::new();
    for &(seat, points) in &recap.paid {
        let keys = if points > 0 { ["recap-paid", "recap-paid-you"] } else { ["recap-free", "recap-free-you"] };
        lines.push((naming::of_seat(texts, table, seat, keys, &[("points", points.into())]), CellSet::EMPTY));
    }
    let scored = recap.scored.iter().map(|&(seat, points)| {
        let name = naming::called(texts, table, seat);
        texts.with("scoring-scored", &[("name", name.into()), ("points", points.into())])
    });
    let scored: Vec<String> = scored.collect();
    if !scored.is_empty() {
        lines.push((scored.join(" · "), CellSet::EMPTY));
    }
    for &(seat, temple) in &recap.guarded {
        let cell = table.rules().layout().name(temple).to_string();
        let values =
            [("name", name(seat).into()), ("cell", cell.into()), ("value", table.state().level(temple).into())];
        lines.push((texts.with("recap-guarded", &values), CellSet::of(temple)));
    }
    // In a purist game the players count for themselves who controls what.
    let temples = if table.is_purist() { &[] } else { recap.temples.as_slice() };
    // Of a temple that was guarded, everything is said.
    let is_told = |temple: Cell| recap.guarded.iter().any(|&(_, guarded)| guarded == temple);
    for change in temples.iter().filter(|change| !is_told(change.temple)) {
        let cell = ("cell", table.rules().layout().name(change.temple).to_string().into());
        let value = ("value", change.value.into());
        let names = |seats: &[Seat]| seats.iter().map(|&seat| name(seat)).collect::<Vec<_>>().join(", ");
        let called = |seat: &Seat| naming::called(texts, table, *seat);
        let shown_hands = |hands: &[Seat]| hands.iter().map(called).collect::<Vec<_>>().join(" → ");
        let said = match *change.after {
            [after] if !change.between.is_empty() => {
                let before = change.before.iter().filter(|_| change.before.len() == 1);
                let hands: Vec<Seat> = before.chain(&change.between).chain([&after]).copied().collect();
                texts.with("recap-control-hands", &[cell, value, ("names", shown_hands(&hands).into())])
            }
            [] => match *change.before {
                [before] => naming::of_seat(
                    texts,
                    table,
                    before,
                    ["recap-control-lost", "recap-control-lost-you"],
                    &[cell, value],
                ),
                _ => texts.with("recap-control-nobody", &[cell, value]),
            },
            [after] if change.before.is_empty() || change.before.contains(&after) => {
                naming::of_seat(texts, table, after, ["recap-control", "recap-control-you"], &[cell, value])
            }
            [after] if change.before.len() == 1 && change.before.first().copied() == own => {
                texts.with("recap-control-from-you", &[cell, value, ("name", name(after).into())])
            }
            // Whoever held it may have left it: the one who holds it now need not have done anything.
            [after] => {
                let before = ("before", names(&change.before).into());
                let keys = ["recap-control-from", "recap-control-you-from"];
                naming::of_seat(texts, table, after, keys, &[cell, value, before])
            }
            ref after if own.is_some_and(|own| after.contains(&own)) => {
                let others: Vec<Seat> = after.iter().copied().filter(|&seat| Some(seat) != own).collect();
                texts.with("recap-control-shared-you", &[cell, value, ("names", names(&others).into())])
            }
            _ => texts.with("recap-control-shared", &[cell, value, ("names", names(&change.after).into())]),
        };
        lines.push((said, CellSet::of(change.temple)));
    }
    for &exchange in &recap.exchanged {
        exchanged_ui(ui, desk, table, seat, exchange);
    }
    for (line, cells) in lines {
        if ui.cursor().top() >= bottom {
            return false;
        }
        cited::cite(&ui.label(RichText::new(line).small()), cells);
    }
    true
}

/// Says what somebody took from the seat that is told, and for what, with both treasures in front.
fn exchanged_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat, exchange: Exchanged) {
    let texts = desk.texts;
    let named = |kind| nouns::treasure(texts, table.rules(), kind).into();
    let values = [
        ("by", table.name(exchange.by).to_owned().into()),
        ("lost", named(exchange.lost)),
        ("got", named(exchange.got)),
    ];
    let said = naming::of_seat(texts, table, seat, ["recap-exchanged", "recap-exchanged-you"], &values);
    ui.horizontal_wrapped(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(3.0 * TOKEN, TOKEN), Sense::hover());
        let place = |index: f32| rect.left_center() + vec2((index + 0.5) * TOKEN, 0.0);
        for (kind, index) in [(exchange.lost, 0.0), (exchange.got, 2.0)] {
            art::treasure(ui.painter(), desk.theme, place(index), TOKEN * 0.46, table.rules().glyph(kind));
        }
        sign(ui.painter(), place(1.0), 6.0, Sign::Exchange, desk.theme.chrome.text_weak);
        ui.label(RichText::new(said).small());
    });
}
