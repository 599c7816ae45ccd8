//! The recap that a person gets who is to move: what others did since this person decided last, and what came of it.
//!
//! Decides when there is something to tell, and what: the same from the first moment in which the person is asked until
//! the turn ends, whatever is done meanwhile. It can be folded to its heading, and unfolded. How a step is told, `steps`
//! decides.

use egui::{Align, Button, Id, Margin, RichText, Sense, Ui, vec2};

use super::Step;
use super::deeds::steps_of;
use super::told::won_before;
use super::{Table, cited, paint};
use crate::app::hexboard::art;
use crate::app::kit::draw::signs::{Sign, sign};
use crate::app::kit::fresh;
use crate::app::kit::widgets::{card_frame, closed_by_ui};
use crate::app::sitting::Seen;
use crate::app::table::chips::{CHIP_HEIGHT, past_chip_ui};
use crate::app::table::naming;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::Desk;
use crate::app::tikal::words;
use crate::game::{Actor, Seat};
use crate::hex::{Cell, CellSet};
use crate::tikal::{Action, Event, State, Treasure};

/// The least height in which the beginning of the recap can be read: in less, it is folded during an auction.
const BEGINNING: f32 = 84.0;
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

/// The events since a seat decided last before its turn, or since the beginning of the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Recap {
    /// Whom it is told.
    pub seat: Seat,
    /// The number of actions that had been played right after the seat's last decision before its turn; 0 if there was
    /// none.
    pub since: usize,
    /// The steps of others on the board, in order.
    pub steps: Vec<Step>,
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

impl Table {
    /// The recap for the person to move; nothing in a lesson, which tells the events itself.
    #[must_use]
    pub fn recap(&self) -> Option<&Recap> {
        self.own.known.recap.as_ref().filter(|_| !self.is_lesson())
    }

    /// The person's folding of the recap: true if it is folded to its heading, false if it was unfolded; nothing if
    /// neither.
    #[must_use]
    pub fn recap_folded(&self) -> Option<bool> {
        self.own.recap_folded.filter(|&(seat, since, _)| self.is_recap(seat, since)).map(|(.., is_folded)| is_folded)
    }

    /// True if there is a recap that the key folds which lets go: not during an auction, where it may be folded for
    /// want of room.
    #[must_use]
    pub fn opens_recap(&self) -> bool {
        self.recap().is_some() && !self.recap_folded().unwrap_or(self.shows_auction())
    }

    fn is_recap(&self, seat: Seat, since: usize) -> bool {
        self.own.known.recap.as_ref().is_some_and(|recap| (recap.seat, recap.since) == (seat, since))
    }

    /// Folds the recap, or unfolds it.
    pub(super) fn fold_recap(&mut self, folds: bool) {
        self.own.recap_folded = self.own.known.recap.as_ref().map(|recap| (recap.seat, recap.since, folds));
    }

    /// The number of actions that had been played when this seat, which is asked now, was asked first in its turn, or
    /// in the auction for one.
    fn asked_since(&self, own: impl Fn(Seen<State>) -> bool + Copy) -> usize {
        let ended =
            self.sitting.seen_from(0).rposition(|step| step.action == Some(Action::End)).map_or(0, |end| end + 1);
        self.sitting.seen_from(ended).position(own).map_or(self.steps(), |first| ended + first)
    }

    /// Works out the recap; called when the game has changed.
    pub(super) fn follow_recap(&self) -> Option<Recap> {
        let seat = self.person_to_move()?;
        let own = |step: Seen<State>| step.before.state().actor() == Actor::Seat(seat);
        let until = self.asked_since(own);
        let since = self.sitting.seen_from(0).take(until).rposition(own).map_or(0, |last| last + 1);
        let told = |action: Action| match action {
            Action::Bid(_) | Action::Pass | Action::End => false,
            // In an auctioned game tiles are turned up for everybody and are no seat's step.
            Action::Draw(_) => !self.state().is_auction(),
            _ => true,
        };
        let told_of = || self.sitting.seen_from(since).take(until - since);
        // Others' walks are told whole, by however many clicks they were made.
        let of_others = told_of().filter(|step| step.before.state().seat() != seat && step.action.is_some_and(told));
        let steps = steps_of(of_others, |_| false);
        // A scoring round is told whole, with what the person scored in it by deciding last.
        let scored = (since.saturating_sub(1)..until).flat_map(|step| self.own.known.history.events(step));
        let scored = scored.filter_map(|event| match *event {
            Event::Scored { seat, points, .. } => Some((seat, points)),
            _ => None,
        });
        let mut scored: Vec<(Seat, u32)> = scored.collect();
        if scored.iter().all(|&(by, _)| by == seat) {
            scored.clear();
        }
        if steps.iter().all(|step| step.is_chance) && scored.is_empty() {
            return None;
        }
        let before = *told_of().next()?.before.state();
        let now = self.sitting.seen_from(until).next().map_or(*self.state(), |step| *step.before.state());
        let rules = self.rules();
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
                let to =
                    alone.len() - usize::from(alone.len() > from && alone.last().is_some_and(|last| is == [*last]));
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
        let won = (since.saturating_sub(1)..until).filter_map(|step| won_before(self, step + 1));
        let paid = won.map(|won| (won.seat, won.price)).collect();
        let mut guarded = Vec::new();
        for event in (since..until).flat_map(|step| self.own.known.history.events(step)) {
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
        Some(Recap { seat, since, steps, temples, scored, paid, guarded, exchanged })
    }
}

/// Shows the recap as a card in the column beside the board, so that it covers no hex; folded, it is a line that unfolds
/// it.
pub fn recap_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let Some(recap) = table.recap().filter(|_| desk.settings.recap) else { return };
    // Beside a moment before all that it tells, it would only tell what comes later.
    if table.looks_back() && table.shown_step() < recap.since {
        return;
    }
    let (theme, texts) = (desk.theme, desk.texts);
    let heading = heading(desk, table, recap);
    let what = ("recap", recap.seat, recap.since);
    // However far it is scrolled.
    let above = ui.next_widget_position().y - ui.min_rect().top();
    let room = ui.clip_rect().height() - above;
    let folds = table.recap_folded().unwrap_or(table.shows_auction() && room < BEGINNING);
    if folds {
        let words = RichText::new(format!("{heading}…")).small().color(theme.chrome.gold);
        let open = Button::new(words).wrap_mode(egui::TextWrapMode::Truncate).min_size(vec2(ui.available_width(), 0.0));
        let open = ui.add(open).accessible_name(&heading).on_hover_text(texts.say("recap-open"));
        if fresh::clicked(&open, (what, "folded")) {
            desk.push(TableCommand::OpenRecap);
            ui.data_mut(|data| data.insert_temp(opened_id(), true));
        }
        return;
    }
    let is_opened = ui.data_mut(|data| data.remove_temp::<bool>(opened_id())).unwrap_or_default();
    let frame = card_frame(theme).stroke((1.0, theme.chrome.accent)).inner_margin(Margin::symmetric(8, 6));
    let shown = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let close = texts.say("recap-close");
        let is_closed = closed_by_ui(ui, (&close, close.clone()), what, |ui| {
            let heading = RichText::new(heading).strong().color(theme.chrome.gold);
            ui.add(egui::Label::new(heading).wrap());
        });
        if is_closed {
            desk.push(TableCommand::CloseRecap);
        }
        content_ui(ui, desk, table, recap);
    });
    // Whoever unfolds it reads it from its beginning.
    if is_opened {
        shown.response.scroll_to_me(Some(Align::TOP));
    }
}

/// Since when it tells: in an auctioned game a person may have bid or passed last, without a turn of their own.
fn heading(desk: &Desk, table: &Table, recap: &Recap) -> String {
    let last = recap.since.checked_sub(1).and_then(|last| table.actions().nth(last));
    desk.texts.say(match last {
        None => "recap-first",
        Some(Action::Bid(_) | Action::Pass) => "recap-decided",
        Some(_) => "recap-heading",
    })
}

fn opened_id() -> Id {
    Id::unique("the recap was unfolded by a click")
}

fn content_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, recap: &Recap) {
    let texts = desk.texts;
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
    // Points and control matter most: they stand above the steps, and stay in sight if the steps have to scroll.
    for &exchange in &recap.exchanged {
        exchanged_ui(ui, desk, table, recap.seat, exchange);
    }
    for (line, cells) in lines {
        cited::cite(&ui.label(RichText::new(line).small()), cells);
    }
    for turn in recap.steps.chunk_by(|one, next| one.seat == next.seat) {
        let Some(first) = turn.first() else { continue };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = CHIP_HEIGHT;
            seat_ui(ui, desk, table, first.seat);
            for step in turn {
                past_chip_ui(ui, desk, table, step);
            }
        });
    }
}

/// Says what somebody took from the seat that is told, and for what, with both treasures in front.
fn exchanged_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat, exchange: Exchanged) {
    let texts = desk.texts;
    let named = |kind| words::treasure(texts, table, kind).into();
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
            art::treasure(ui.painter(), desk.theme, place(index), TOKEN * 0.46, words::carving(table, kind));
        }
        sign(ui.painter(), place(1.0), 6.0, Sign::Exchange, desk.theme.chrome.text_weak);
        ui.label(RichText::new(said).small());
    });
}

fn seat_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat) {
    paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(18.0, 22.0), 8.0);
    ui.add(egui::Label::new(RichText::new(table.name(seat)).strong()).truncate());
}
