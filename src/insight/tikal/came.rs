//! The outcome of what others did, since a seat decided last: temples that changed hands, points, payments, guards and
//! exchanges.
//!
//! Decides which of it counts; how it is worded, the window decides.

use super::History;
use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Action, Event, State, Treasure, Variant};

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

impl Came {
    /// The outcome, for a seat, of these actions, each with the state before it; the first is the `since`-th of the game,
    /// and `now` is the state after the last. Nothing if nothing was done.
    #[must_use]
    pub fn of(
        rules: &Variant,
        history: &History,
        since: usize,
        done: &[(Option<Action>, State)],
        now: &State,
        seat: Seat,
    ) -> Option<Self> {
        let (_, before) = done.first()?;
        let until = since + done.len();
        // A scoring round is told whole, with what the person scored in it by deciding last.
        let scored = (since.saturating_sub(1)..until).flat_map(|step| history.events(step));
        let scored = scored.filter_map(|event| match *event {
            Event::Scored { seat, points, .. } => Some((seat, points)),
            _ => None,
        });
        let mut scored: Vec<(Seat, u32)> = scored.collect();
        if scored.iter().all(|&(by, _)| by == seat) {
            scored.clear();
        }
        // The own pass may have been the last one.
        let paid = (since.saturating_sub(1)..until).filter_map(|step| history.turn_won(step + 1));
        let mut guarded = Vec::new();
        for event in (since..until).flat_map(|step| history.events(step)) {
            match *event {
                Event::GuardSet { seat: by, temple, .. } if by != seat => guarded.push((by, temple)),
                _ => {}
            }
        }
        let exchanged = done.iter().filter_map(|(action, before)| match (*action)? {
            Action::Exchange { give, with, take } if with == seat => {
                Some(Exchanged { by: before.seat(), lost: take, got: give })
            }
            _ => None,
        });
        Some(Self {
            temples: new_controls(rules, before, done, now),
            scored,
            paid: paid.collect(),
            guarded,
            exchanged: exchanged.collect(),
        })
    }
}

/// The temples that are controlled by others than before.
fn new_controls(rules: &Variant, before: &State, done: &[(Option<Action>, State)], now: &State) -> Vec<NewControl> {
    let holders = |state: &State, temple| -> Vec<Seat> {
        state.seats().iter().copied().filter(|&seat| state.controls(rules, temple, seat)).collect()
    };
    // The states in which somebody else's turn came: what pieces cross on their way is nobody's.
    let mut handed_over: Vec<&State> = Vec::new();
    let mut last = None;
    for (_, state) in done {
        if last.replace(state.seat()) != Some(state.seat()) {
            handed_over.push(state);
        }
    }
    let temples = now.temples().into_iter().filter_map(|temple| {
        let was = if before.temples().contains(temple) { holders(before, temple) } else { Vec::new() };
        let is = holders(now, temple);
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
    temples.collect()
}
