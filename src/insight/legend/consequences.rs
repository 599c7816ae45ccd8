//! The consequences of actions: found by playing them on a copy of the state and comparing.
//!
//! Decides which differences are told. Who holds what, values and scores are asked of both states; the wording is the
//! window's.

use super::Account;
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::legend::{Action, Event, Side, State, Variant};

/// One thing that would be different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Consequence {
    /// A temple has another value.
    Value {
        /// The hex of the temple.
        temple: Cell,
        /// Its new value.
        value: u8,
    },
    /// A seat comes to hold a hex.
    Takes {
        /// The hex.
        cell: Cell,
        /// The seat.
        seat: Seat,
        /// The seat that held it and does no longer, if one did.
        from: Option<Seat>,
        /// The strength of the seat there afterwards.
        own: u8,
        /// The greatest strength of another seat there afterwards.
        best: u8,
    },
    /// A seat no longer holds a hex, and nobody else does.
    Loses {
        /// The hex.
        cell: Cell,
        /// The seat.
        seat: Seat,
        /// The strength of the seat there afterwards.
        own: u8,
        /// The greatest strength of another seat there afterwards.
        best: u8,
    },
    /// The acting seat becomes stronger or weaker on a hex, and the same seat holds it, or nobody does.
    Strength {
        /// The hex.
        cell: Cell,
        /// True if the acting seat holds it.
        holds: bool,
        /// The strength of the acting seat there afterwards.
        own: u8,
        /// The greatest strength of another seat there afterwards.
        best: u8,
    },
    /// A guard closes a temple.
    Closes {
        /// The hex of the temple.
        temple: Cell,
        /// The number of members that leave the game.
        members: u8,
    },
    /// The passage between two hexes costs something else; 0 where there is none.
    Passage {
        /// The side between them.
        side: Side,
        /// Its cost before.
        before: u8,
        /// Its cost afterwards.
        after: u8,
    },
    /// A ruin has fewer treasures, and shows so many masks.
    Ruin {
        /// The hex of the ruin.
        ruin: Cell,
        /// The number of treasures that are left.
        left: u8,
        /// The masks that it shows (L6.7).
        masks: u8,
    },
    /// A treasure is dug up, and its kind is not known yet.
    Treasure {
        /// The points that it may add to a scoring, and in how many cases it adds so many; by rising points.
        gains: Vec<(i64, u32)>,
    },
    /// The acting seat has this many action points to spend.
    ActionPoints(u8),
    /// Action points that are lost.
    Lost(u8),
    /// A scoring round begins.
    ScoringBegins {
        /// True if it is the last one.
        is_last: bool,
    },
    /// The acting seat scores this many points at once.
    Scores(u32),
    /// The change in the points that a scoring would bring each of these seats.
    Worth(Vec<(Seat, i64)>),
    /// The temples, or the masks, by which the acting seat multiplies its land (L6.6) or its lakes (L6.7) are others in
    /// number.
    Multiplies {
        /// The temples that it holds.
        temples: u8,
        /// The jungle hexes and clearings that count.
        land: u8,
        /// The masks that are visible on ruins that it holds.
        masks: u8,
        /// The lakes that it holds.
        lakes: u8,
    },
}

/// The consequences of these actions of the acting seat, played one after the other on what it knows; none if one of them
/// is not possible.
#[must_use]
pub fn consequences(rules: &Variant, before: &State, actions: &[Action]) -> Vec<Consequence> {
    let seat = before.seat();
    let mut after = *before;
    let mut events = Vec::new();
    for &action in actions {
        if after.apply(rules, action, &mut events).is_err() {
            return Vec::new();
        }
    }
    let mut found = Vec::new();
    for cell in rules.layout().cells() {
        on_hex(rules, before, &after, seat, cell, &mut found);
    }
    passages(rules, before, &after, &mut found);
    for event in &events {
        match *event {
            Event::GuardSet { temple, left_game, .. } => {
                found.push(Consequence::Closes { temple, members: left_game });
            }
            Event::Dug { ruin, left, .. } => {
                found.push(Consequence::Ruin { ruin, left, masks: after.visible_masks(rules, ruin) });
                found.push(Consequence::Treasure { gains: gains(rules, &after, seat) });
            }
            Event::TokenActivated { value, bonus, .. } => {
                found.push(Consequence::ActionPoints(value.saturating_add(bonus)));
            }
            Event::PointsGained { .. } => found.push(Consequence::ActionPoints(after.points())),
            Event::TurnEnded { lost, .. } if lost > 0 => found.push(Consequence::Lost(lost)),
            Event::ScoringBegan { volcano } => {
                found.push(Consequence::ScoringBegins { is_last: volcano.is_none() });
            }
            Event::Scored { points, .. } => found.push(Consequence::Scores(points)),
            _ => {}
        }
    }
    let worth = before.seats().iter().map(|&seat| {
        let of = |state: &State| i64::from(state.worth(rules, seat));
        (seat, of(&after) - of(before))
    });
    let worth: Vec<(Seat, i64)> = worth.filter(|&(_, change)| change != 0).collect();
    // In the last scoring a power that was not used counts for whoever has not scored; that is no change of the board.
    if !worth.is_empty()
        && !events.iter().any(|event| matches!(event, Event::ScoringBegan { .. } | Event::Scored { .. }))
    {
        found.push(Consequence::Worth(worth));
    }
    let multiplied = |state: &State| {
        let account = Account::of(rules, state, seat);
        let count = |cells: CellSet| cells.len() as u8;
        (count(account.temples), count(account.jungle | account.clearings), account.masks, count(account.lakes))
    };
    let (then, (temples, land, masks, lakes)) = (multiplied(before), multiplied(&after));
    if (then.0 != temples && land > 0) || (then.2 != masks && lakes > 0) {
        found.push(Consequence::Multiplies { temples, land, masks, lakes });
    }
    found
}

fn on_hex(rules: &Variant, before: &State, after: &State, acting: Seat, cell: Cell, found: &mut Vec<Consequence>) {
    if after.temples().contains(cell) && after.level(cell) != before.level(cell) {
        found.push(Consequence::Value { temple: cell, value: after.level(cell) });
    }
    if after.guard(cell).is_some() {
        return;
    }
    let holder = |state: &State| state.seats().iter().copied().find(|&seat| state.holds(rules, cell, seat));
    let strengths = |seat| (after.strength(rules, cell, seat), after.strongest_other(rules, cell, seat));
    match (holder(before), holder(after)) {
        (from, Some(seat)) if from != Some(seat) => {
            let (own, best) = strengths(seat);
            found.push(Consequence::Takes { cell, seat, from, own, best });
        }
        (Some(seat), None) => {
            let (own, best) = strengths(seat);
            found.push(Consequence::Loses { cell, seat, own, best });
        }
        (_, holder) => {
            let (own, best) = strengths(acting);
            if own != before.strength(rules, cell, acting) {
                found.push(Consequence::Strength { cell, holds: holder == Some(acting), own, best });
            }
        }
    }
}

fn passages(rules: &Variant, before: &State, after: &State, found: &mut Vec<Consequence>) {
    for cell in rules.layout().cells() {
        for direction in Side::DIRECTIONS {
            let cost = |state: &State| state.passage(cell, direction);
            if cost(before) != cost(after) {
                let side = Side { cell, direction };
                found.push(Consequence::Passage { side, before: cost(before), after: cost(after) });
            }
        }
    }
}

/// The points that the treasure that comes up next may add to a scoring of this seat.
fn gains(rules: &Variant, dug: &State, seat: Seat) -> Vec<(i64, u32)> {
    let mut outcomes = Vec::new();
    dug.outcomes(rules, &mut outcomes);
    let mut gains: Vec<(i64, u32)> = Vec::new();
    for (action, cases) in outcomes {
        let Action::Reveal(kind) = action else { continue };
        let copies = dug.treasures_of(seat, kind);
        let gain = i64::from(rules.set_score(copies + 1)) - i64::from(rules.set_score(copies));
        match gains.iter_mut().find(|(known, _)| *known == gain) {
            Some((_, known)) => *known += cases,
            None => gains.push((gain, cases)),
        }
    }
    gains.sort_unstable();
    gains
}
