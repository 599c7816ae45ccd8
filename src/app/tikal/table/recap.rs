//! The outcome of what others did, for the recap: temples that changed hands, points, payments, guards and exchanges.
//!
//! Decides which of it is told, and in which words. When a recap is told, the table of any game decides.

use egui::{RichText, Sense, Ui, vec2};

use super::told::won_before;
use super::{Recap, Table};
use crate::app::hexboard::art;
use crate::app::hexboard::cited;
use crate::app::kit::draw::signs::{Sign, sign};
use crate::app::table::naming;
use crate::app::tikal::desk::Desk;
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::sitting::Seen;
use crate::tikal::{Action, Event, State, Treasure};
use crate::words::tikal::nouns;

/// The size of a treasure in a line.
const TOKEN: f32 = 18.0;

/// A temple whose control has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewControl {
    /// The temple.
    pub temple: Cell,
    /// The worth of it.
    pub value: u8,
    /// Who controlled it: several where the variant's ties are everyone's.
    pub before: Vec<Seat>,
    /// Who alone controlled it in between, whenever the turn was handed over, in order.
    pub between: Vec<Seat>,
    /// Who controls it now.
    pub after: Vec<Seat>,
}

/// The outcome of what others did since a seat decided last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Came {
    /// The temples that changed hands.
    pub temples: Vec<NewControl>,
    /// The scores of seats, in order.
    pub scored: Vec<(Seat, u32)>,
    /// The payments of seats in auctions, in order; none where everybody passed.
    pub paid: Vec<(Seat, u32)>,
    /// Who set a guard on which temple, in order.
    pub guarded: Vec<(Seat, Cell)>,
    /// The exchanges of others with the seat, in order.
    pub exchanged: Vec<Exchanged>,
}

/// An exchange that somebody else made with the seat that is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchanged {
    /// Who made it.
    pub by: Seat,
    /// The treasure that the seat lost.
    pub lost: Treasure,
    /// The treasure that it got for that.
    pub got: Treasure,
}

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

/// Works out what came of the actions from `since` to `until`, for this seat; nothing if there is nothing to tell, where
/// there are no steps (`is_quiet`) either.
pub fn came(table: &Table, seat: Seat, (since, until): (usize, usize), is_quiet: bool) -> Option<Came> {
    let told_of = || table.sitting().seen_from(since).take(until - since);
    // A scoring round is told whole, with what the person scored in it by deciding last.
    let scored = (since.saturating_sub(1)..until).flat_map(|step| table.history().events(step));
    let scored = scored.filter_map(|event| match *event {
        Event::Scored { seat, points, .. } => Some((seat, points)),
        _ => None,
    });
    let mut scored: Vec<(Seat, u32)> = scored.collect();
    if scored.iter().all(|&(by, _)| by == seat) {
        scored.clear();
    }
    if is_quiet && scored.is_empty() {
        return None;
    }
    let before = *told_of().next()?.before.state();
    let now = table.sitting().seen_from(until).next().map_or(*table.state(), |step| *step.before.state());
    let rules = table.rules();
    let holders = |state: &State, temple| -> Vec<Seat> {
        state.seats().iter().copied().filter(|&seat| state.controls(rules, temple, seat)).collect()
    };
    // The states in which somebody else's turn came: what pieces cross on their way is nobody's.
    let mut handed_over: Vec<State> = Vec::new();
    let mut last = None;
    for step in told_of() {
        let state = step.before.state();
        if last.replace(state.seat()) != Some(state.seat()) {
            handed_over.push(*state);
        }
    }
    let temples = now.temples().into_iter().filter_map(|temple| {
        let was = if before.temples().contains(temple) { holders(&before, temple) } else { Vec::new() };
        let is = holders(&now, temple);
        let between = || {
            let mut alone: Vec<Seat> = Vec::new();
            for state in &handed_over {
                if state.temples().contains(temple)
                    && let [holder] = *holders(state, temple)
                    && alone.last() != Some(&holder)
                {
                    alone.push(holder);
                }
            }
            // Not as it was before, nor as it is now.
            let from = usize::from(alone.first().is_some_and(|first| was == [*first]));
            let to = alone.len() - usize::from(alone.len() > from && alone.last().is_some_and(|last| is == [*last]));
            alone[from..to].to_vec()
        };
        (was != is).then(|| NewControl {
            temple,
            value: now.level(temple),
            between: between(),
            before: was.clone(),
            after: is.clone(),
        })
    });
    let temples = temples.collect();
    // The own pass may have been the last one.
    let won = (since.saturating_sub(1)..until).filter_map(|step| won_before(table, step + 1));
    let paid = won.map(|won| (won.seat, won.price)).collect();
    let mut guarded = Vec::new();
    for event in (since..until).flat_map(|step| table.history().events(step)) {
        match *event {
            Event::GuardSet { seat: by, temple, .. } if by != seat => guarded.push((by, temple)),
            _ => {}
        }
    }
    let exchanged = told_of().filter_map(|step| match step.action? {
        Action::Exchange { give, with, take } if with == seat => {
            Some(Exchanged { by: step.before.state().seat(), lost: take, got: give })
        }
        _ => None,
    });
    let exchanged = exchanged.collect();
    Some(Came { temples, scored, paid, guarded, exchanged })
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
