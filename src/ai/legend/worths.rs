//! The worth of what is still in hand: tokens, tiles, cards and effects under way, in action points that they stand for.

use crate::game::Seat;
use crate::legend::{Doing, Effect, Held, Phase, SEATS, State, Variant};

/// The points that an action point brings in one scoring, on average.
pub(super) const AT_HAND: f64 = 0.7;
/// The worth of a drafted tile and of a place before another in the order, in action points.
const TILE: f64 = 2.0;
const BEFORE: f64 = 0.6;
/// A card in hand is worth this part of what it does where it fits.
const IN_HAND: f64 = 0.8;

/// The things that the seats have in hand.
pub(super) struct Hands<'a> {
    rules: &'a Variant,
    rounds_left: u8,
}

impl<'a> Hands<'a> {
    pub(super) fn of(rules: &'a Variant, state: &State) -> Self {
        Self { rules, rounds_left: rules.rounds().saturating_sub(state.round()) }
    }

    /// The points that a seat's hand is worth; `point` is what an action point is worth to it, and treasures score
    /// `kept` times.
    pub(super) fn points(&self, state: &State, seat: Seat, point: f64, kept: f64) -> f64 {
        if state.phase() == Phase::Over {
            return 0.0;
        }
        let is_last = self.rounds_left == 0;
        let mut points = 0.0;
        if let Some(scoring) = state.scoring()
            && scoring.order.as_slice().iter().skip(usize::from(scoring.index) + 1).any(|&other| other == seat)
        {
            points += f64::from(self.rules.scoring_points());
        }
        if state.seat() == seat {
            points += f64::from(state.points());
        }
        if let Some(token) = state.token(seat) {
            points += f64::from(token) + f64::from(state.bonus(self.rules, seat));
        }
        points += state.tiles(seat).len() as f64 * TILE;
        if let Some(place) = state.next_order().iter().position(|&owner| owner == Some(seat)) {
            points += (SEATS - place) as f64 * BEFORE;
        }
        let mut sets = 0.0;
        let can_play = state.scoring().is_none_or(|scoring| scoring.volcano.is_some());
        if can_play && !(is_last && state.passed().contains(&seat)) {
            let hands = [(state.right(seat), 0.95), (state.left(seat), 1.0)];
            for (hand, part) in hands {
                for held in hand.as_slice() {
                    let (ap, set) = self.card(state, seat, *held);
                    points += ap * part * IN_HAND;
                    sets += set * part * IN_HAND;
                }
            }
        }
        if let Some(doing) = state.doing().filter(|_| state.seat() == seat) {
            points += under_way(doing);
        }
        points * point + sets * kept
    }

    /// The worth of a card in action points, and in points of treasures.
    fn card(&self, state: &State, seat: Seat, held: Held) -> (f64, f64) {
        match self.rules.card(held.card).effect {
            Effect::ActionPoints(points) => (f64::from(points) * f64::from(self.rounds_left), 0.0),
            Effect::Treasures(kind) => {
                let own = state.treasures_of(seat, kind);
                let more = state.face_up(self.rules).get(kind.index()).copied().unwrap_or(0);
                let score = |copies: u8| f64::from(self.rules.set_score(copies));
                (0.0, score(own + more) - score(own))
            }
            Effect::Look if self.rounds_left == 0 && !held.unused => (0.0, 0.0),
            effect => (action_points(effect), 0.0),
        }
    }
}

/// The action points that an effect stands for, where it fits.
fn action_points(effect: Effect) -> f64 {
    match effect {
        Effect::PutRuin(steps) | Effect::Dig(steps) | Effect::Exchange(steps) => 2.5 * f64::from(steps),
        Effect::PutTemple(steps) => 3.5 * f64::from(steps),
        Effect::UncoverOne(steps) | Effect::UncoverEach(steps) => 2.0 * f64::from(steps),
        Effect::Camp(steps) => 3.0 + 2.5 * f64::from(steps),
        Effect::Recruit { explorers, leaders } => 0.7 * f64::from(explorers) + 2.0 * f64::from(leaders),
        Effect::Scout | Effect::Jump | Effect::Tile(_) => 5.0,
        Effect::Steps(steps) => 0.9 * f64::from(steps),
        Effect::Slab => 1.5,
        Effect::Lake => 3.0,
        Effect::Volcano => 8.0,
        Effect::Deploy(steps) => 0.8 * f64::from(steps),
        Effect::ActionPoints(points) => points.into(),
        Effect::Look => 0.5,
        Effect::Treasures(_) => 0.0,
    }
}

/// The action points that the rest of an effect stands for.
fn under_way(doing: &Doing) -> f64 {
    match doing.effect {
        Effect::Jump | Effect::Tile(_) | Effect::Lake | Effect::Volcano if doing.cell.is_some() => 0.0,
        Effect::Camp(_) if doing.cell.is_some() => 2.5 * f64::from(doing.left),
        Effect::PutRuin(_)
        | Effect::Dig(_)
        | Effect::PutTemple(_)
        | Effect::UncoverOne(_)
        | Effect::UncoverEach(_)
        | Effect::Steps(_)
        | Effect::Deploy(_)
        | Effect::Exchange(_) => {
            let all = f64::from(steps(doing.effect)).max(1.0);
            action_points(doing.effect) * f64::from(doing.left) / all
        }
        Effect::Recruit { .. } => 0.7 * f64::from(doing.left) + 2.0 * f64::from(doing.leaders),
        effect => action_points(effect),
    }
}

/// The steps with which an effect begins.
const fn steps(effect: Effect) -> u8 {
    match effect {
        Effect::PutRuin(steps)
        | Effect::Dig(steps)
        | Effect::PutTemple(steps)
        | Effect::UncoverOne(steps)
        | Effect::UncoverEach(steps)
        | Effect::Steps(steps)
        | Effect::Deploy(steps)
        | Effect::Exchange(steps) => steps,
        _ => 1,
    }
}
