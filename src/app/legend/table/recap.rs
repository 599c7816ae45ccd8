//! The outcome of what others did, for the recap: hexes that changed hands, points, guards and exchanges.
//!
//! Decides which of it is told, and in which words. When a recap is told, the table of any game decides.

use std::ops::Range;

use egui::{RichText, Ui};

use super::{Recap, Table};
use crate::app::hexboard::cited;
use crate::app::legend::desk::Desk;
use crate::app::table::naming;
use crate::expedition::Treasure;
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::insight::legend::Site;
use crate::legend::{Action, State};
use crate::sitting::Seen;
use crate::words::Texts;
use crate::words::legend::{findings, nouns};

/// A hex that another seat holds than before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NewHolder {
    /// The hex.
    pub cell: Cell,
    /// The kind of it now.
    pub site: Site,
    /// Who held it, if anybody did.
    pub before: Option<Seat>,
    /// Who holds it now, if anybody does.
    pub after: Option<Seat>,
}

/// An exchange that somebody else made with the seat that is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exchanged {
    /// Who made it.
    pub by: Seat,
    /// The kind that the seat lost.
    pub lost: Treasure,
    /// The treasures that it got for that: for two as many were lost.
    pub got: (Treasure, Option<Treasure>),
}

/// The outcome of what others did since a seat decided last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Came {
    /// The hexes that changed hands: those that score by themselves, and any that the seat lost.
    pub hexes: Vec<NewHolder>,
    /// The scores of seats, in order.
    pub scored: Vec<(Seat, u32)>,
    /// Who set a guard on which temple, in order.
    pub guarded: Vec<(Seat, Cell)>,
    /// The exchanges of others with the seat, in order.
    pub exchanged: Vec<Exchanged>,
}

/// True if an action is told as a step: what is turned up is seen on the display, and what a seat sees in a ruin it alone.
pub fn is_told(seen: &Seen<State>) -> bool {
    !matches!(
        seen.action,
        None | Some(
            Action::Deal(_)
                | Action::TurnUp(_)
                | Action::Token(_)
                | Action::Draw(_)
                | Action::Show { .. }
                | Action::Done
                | Action::End
        )
    )
}

/// Works out what came of these actions, for this seat; nothing if there is nothing to tell, where
/// there are no steps (`is_quiet`) either.
pub fn came(table: &Table, seat: Seat, actions: Range<usize>, is_quiet: bool) -> Option<Came> {
    // A scoring round is told whole, with what the person scored in it by deciding last.
    let first = actions.start.saturating_sub(1);
    let scores = table.own.known.history.scores.iter().filter(|score| (first..actions.end).contains(&score.action));
    let mut scored: Vec<(Seat, u32)> = scores.map(|score| (score.seat, score.points)).collect();
    if scored.iter().all(|&(by, _)| by == seat) {
        scored.clear();
    }
    if is_quiet && scored.is_empty() {
        return None;
    }
    let told_of = || table.sitting().seen_from(actions.start).take(actions.len());
    let before = *told_of().next()?.before.state();
    let now = table.sitting().seen_from(actions.end).next().map_or(*table.state(), |step| *step.before.state());
    let mut came = Came { scored, hexes: hexes(table, seat, &before, &now), ..Came::default() };
    for step in told_of() {
        let by = step.before.state().seat();
        match step.action {
            Some(Action::Guard { temple, .. }) if by != seat => came.guarded.push((by, temple)),
            Some(Action::Exchange { give, and, with, take }) if with == seat => {
                came.exchanged.push(Exchanged { by, lost: take, got: (give, and) });
            }
            _ => {}
        }
    }
    Some(came)
}

/// The hexes that are held by somebody else now than before, as far as that is told.
fn hexes(table: &Table, seat: Seat, before: &State, now: &State) -> Vec<NewHolder> {
    let rules = table.rules();
    let holder = |state: &State, cell| state.seats().iter().copied().find(|&seat| state.holds(rules, cell, seat));
    let scoring = now.temples() | now.volcanoes() | now.lakes() | now.ruins();
    let changed = rules.layout().cells().into_iter().filter_map(|cell| {
        let (was, is) = (holder(before, cell), holder(now, cell));
        let is_told = was != is && (scoring.contains(cell) || was == Some(seat));
        is_told.then(|| NewHolder { cell, site: Site::of(rules, now, cell), before: was, after: is })
    });
    changed.collect()
}

/// Says what came of what others did, as long as that begins above `bottom`. Returns whether it is all.
pub fn recap_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, recap: &Recap, bottom: f32) -> bool {
    for (line, cells) in lines(desk.texts, table, recap) {
        if ui.cursor().top() >= bottom {
            return false;
        }
        cited::cite(&ui.label(RichText::new(line).small()), cells);
    }
    true
}

/// The lines, and the hexes that each names.
fn lines(texts: &Texts, table: &Table, recap: &Recap) -> Vec<(String, CellSet)> {
    let (seat, recap) = (recap.seat, &recap.own);
    let mut lines = Vec::new();
    for exchange in &recap.exchanged {
        lines.push((exchanged(texts, table, seat, *exchange), CellSet::EMPTY));
    }
    let scored = recap.scored.iter().map(|&(seat, points)| {
        let name = naming::called(texts, table, seat);
        texts.with("scoring-scored", &[("name", name.into()), ("points", points.into())])
    });
    let scored: Vec<String> = scored.collect();
    if !scored.is_empty() {
        lines.push((scored.join(" · "), CellSet::EMPTY));
    }
    for &(by, temple) in &recap.guarded {
        let values = [
            ("name", table.name(by).to_owned().into()),
            ("cell", table.cell_name(temple).into()),
            ("value", table.state().level(temple).into()),
        ];
        lines.push((texts.with("recap-guarded", &values), CellSet::of(temple)));
    }
    // In a purist game the players count for themselves who holds what.
    let hexes = if table.is_purist() { &[] } else { recap.hexes.as_slice() };
    // Of a temple that was guarded, everything is said.
    let is_guarded = |cell: Cell| recap.guarded.iter().any(|&(_, guarded)| guarded == cell);
    for change in hexes.iter().filter(|change| !is_guarded(change.cell)) {
        lines.push((changed(texts, table, *change), CellSet::of(change.cell)));
    }
    lines
}

/// The hex that changed hands, in a sentence.
fn changed(texts: &Texts, table: &Table, change: NewHolder) -> String {
    let cell = ("cell", table.cell_name(change.cell).into());
    let site = ("site", findings::site(texts, change.site).into());
    let name = |seat: Seat| table.name(seat).to_owned().into();
    match (change.before, change.after) {
        (Some(before), Some(after)) if table.own_seat() == Some(before) => {
            texts.with("legend-table-recap-from-you", &[cell, site, ("name", name(after))])
        }
        // Whoever held it may have left it: the one who holds it now need not have done anything.
        (Some(before), Some(after)) => {
            let keys = ["legend-table-recap-from", "legend-table-recap-you-from"];
            naming::of_seat(texts, table, after, keys, &[cell, site, ("before", name(before))])
        }
        (None, Some(after)) => {
            let keys = ["legend-table-recap-holds", "legend-table-recap-holds-you"];
            naming::of_seat(texts, table, after, keys, &[cell, site])
        }
        (Some(before), None) => {
            let keys = ["legend-table-recap-lost", "legend-table-recap-lost-you"];
            naming::of_seat(texts, table, before, keys, &[cell, site])
        }
        (None, None) => String::new(),
    }
}

/// The treasures that somebody took from the seat that is told, and for what, in a sentence.
fn exchanged(texts: &Texts, table: &Table, seat: Seat, exchange: Exchanged) -> String {
    let named = |one, two| nouns::treasures(texts, table.rules(), one, two).into();
    let (give, and) = exchange.got;
    let values = [
        ("by", table.name(exchange.by).to_owned().into()),
        ("lost", named(exchange.lost, and.map(|_| exchange.lost))),
        ("got", named(give, and)),
    ];
    naming::of_seat(texts, table, seat, ["recap-exchanged", "recap-exchanged-you"], &values)
}
