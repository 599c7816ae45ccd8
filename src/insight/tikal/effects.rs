//! The effects of actions: found by playing them on a copy of the state and comparing.
//!
//! Decides which differences are told. Control, values and scores are asked of both states; the wording is the
//! window's.

use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Action, Event, Piece, State, Variant};

/// One thing that would be different.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A temple has another value.
    Value {
        /// The cell of the temple.
        temple: Cell,
        /// Its new value.
        value: u8,
    },
    /// A seat comes to control a temple.
    Takes {
        /// The cell of the temple.
        temple: Cell,
        /// The seat.
        seat: Seat,
        /// The seat that had control and loses it, if one did.
        from: Option<Seat>,
        /// The strength of the seat there afterwards.
        own: u8,
        /// The greatest strength of another seat there afterwards.
        best: u8,
    },
    /// A seat no longer controls a temple, and no [`Effect::Takes`] names it in `from`.
    Loses {
        /// The cell of the temple.
        temple: Cell,
        /// The seat.
        seat: Seat,
        /// The strength of the seat there afterwards.
        own: u8,
        /// The greatest strength of another seat there afterwards.
        best: u8,
    },
    /// The acting seat becomes stronger or weaker at a temple without any change of control.
    Strength {
        /// The cell of the temple.
        temple: Cell,
        /// True if the acting seat controls it.
        holds: bool,
        /// The strength of the acting seat there afterwards.
        own: u8,
        /// The greatest strength of another seat there afterwards.
        best: u8,
    },
    /// A guard closes a temple.
    Closes {
        /// The cell of the temple.
        temple: Cell,
        /// The number of pieces that leave the game.
        pieces: u8,
        /// True if the leader is one of them.
        leader: bool,
    },
    /// A ruin has fewer treasures.
    Ruin {
        /// The cell of the ruin.
        ruin: Cell,
        /// The number that is left.
        left: u8,
    },
    /// A treasure is dug up, and its kind is not known yet.
    Treasure {
        /// The points that it may add to a scoring, and the number of the hidden treasures that add so many; by rising
        /// points.
        gains: Vec<(i64, u32)>,
    },
    /// The acting seat builds a camp and can build this many more.
    Camps(u8),
    /// Action points that are lost.
    Lost(u8),
    /// The acting seat scores this many points at once.
    Scores(u32),
    /// The change in the points that a scoring would bring each of these seats.
    Worth(Vec<(Seat, i64)>),
}

/// The effects of these actions of the acting seat, played one after the other; none if one of them is not possible.
#[must_use]
pub fn effects(rules: &Variant, before: &State, actions: &[Action]) -> Vec<Effect> {
    let seat = before.seat();
    if let [Action::End] = *actions {
        let lost = (before.points() > 0).then(|| Effect::Lost(before.points()));
        let scores = before.scoring().map(|_| Effect::Scores(before.worth(rules, seat)));
        return lost.into_iter().chain(scores).collect();
    }
    let mut after = *before;
    let mut events = Vec::new();
    for &action in actions {
        if after.apply(rules, action, &mut events).is_err() {
            return Vec::new();
        }
    }
    let mut effects = Vec::new();
    for temple in before.temples() {
        at_temple(rules, before, &after, temple, &mut effects);
    }
    for event in events {
        match event {
            Event::GuardSet { seat, temple, piece, left_game } => {
                let leader = piece != Piece::Leader && before.band(temple, seat).has_leader();
                effects.push(Effect::Closes { temple, pieces: left_game, leader });
            }
            Event::Dug { ruin, left, .. } => {
                effects.push(Effect::Ruin { ruin, left });
                effects.push(Effect::Treasure { gains: gains(rules, &after, seat) });
            }
            Event::CampBuilt { .. } => effects.push(Effect::Camps(after.camps_left(seat))),
            _ => {}
        }
    }
    let worth = before.seats().iter().map(|&seat| {
        let of = |state: &State| i64::from(state.worth(rules, seat));
        (seat, of(&after) - of(before))
    });
    let worth: Vec<(Seat, i64)> = worth.filter(|&(_, change)| change != 0).collect();
    if !worth.is_empty() {
        effects.push(Effect::Worth(worth));
    }
    effects
}

fn at_temple(rules: &Variant, before: &State, after: &State, temple: Cell, effects: &mut Vec<Effect>) {
    let value = after.level(temple);
    if value != before.level(temple) {
        effects.push(Effect::Value { temple, value });
    }
    if after.guard(temple).is_some() {
        return;
    }
    let gained = |now: &State, then: &State, seat: Seat| {
        now.controls(rules, temple, seat) && !then.controls(rules, temple, seat)
    };
    let seats = before.seats().iter().copied();
    let strengths = |seat| (after.strength(rules, temple, seat), after.strongest_other(rules, temple, seat));
    let losers: Vec<Seat> = seats.clone().filter(|&seat| gained(before, after, seat)).collect();
    let mut changed = false;
    for seat in seats.filter(|&seat| gained(after, before, seat)) {
        let (own, best) = strengths(seat);
        effects.push(Effect::Takes { temple, seat, from: losers.first().copied(), own, best });
        changed = true;
    }
    // The first loser is named in `from` of the effect above, if there is one.
    for &seat in losers.iter().skip(usize::from(changed)) {
        let (own, best) = strengths(seat);
        effects.push(Effect::Loses { temple, seat, own, best });
        changed = true;
    }
    let acting = before.seat();
    let (own, best) = strengths(acting);
    if !changed && own != before.strength(rules, temple, acting) {
        let holds = after.controls(rules, temple, acting);
        effects.push(Effect::Strength { temple, holds, own, best });
    }
}

/// The points that the treasure that comes up next may add to a scoring of this seat.
fn gains(rules: &Variant, dug: &State, seat: Seat) -> Vec<(i64, u32)> {
    let mut outcomes = Vec::new();
    dug.outcomes(rules, &mut outcomes);
    let now = i64::from(dug.worth(rules, seat));
    let mut gains: Vec<(i64, u32)> = Vec::new();
    for (action, cases) in outcomes {
        let mut then = *dug;
        // An outcome that chance lists is one that the rules accept.
        let _ = then.apply(rules, action, &mut Vec::new());
        let gain = i64::from(then.worth(rules, seat)) - now;
        match gains.iter_mut().find(|(known, _)| *known == gain) {
            Some((_, known)) => *known += cases,
            None => gains.push((gain, cases)),
        }
    }
    gains.sort_unstable();
    gains
}
