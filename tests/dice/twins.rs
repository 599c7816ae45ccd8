//! Pairs of games that one viewer cannot tell apart: they differ only in what that viewer does not know.

use rand::RngExt;
use rand::rngs::Xoshiro256PlusPlus;
use tikal::game::{Actor, Game, NoEvents, Seat, View};

use super::common::any_action;
use super::game::{Action, Bid, Cup, Hand, Setup, State, Variant};

/// Two games that look the same to one viewer.
pub struct Twins {
    pub start: State,
    pub viewer: Option<Seat>,
    pub courses: [Vec<Action>; 2],
    pub states: [State; 2],
}

impl Twins {
    /// Plays both from the start up to a turn of some round; their secrets differ in the last round.
    pub fn new(rules: &Variant, seats: u8, viewer: Option<Seat>, random: &mut Xoshiro256PlusPlus) -> Self {
        let first = Seat::from_index(random.random_range(0..usize::from(seats))).unwrap();
        let start = State::new(rules, seats, Setup { first });
        let mut twins = Self { start, viewer, courses: [Vec::new(), Vec::new()], states: [start; 2] };
        // Earlier rounds are the same in both, for at the end of a round everything is shown.
        for _ in 0..random.random_range(0..3) {
            let round = twins.states[0].position(rules).round;
            while twins.states[0].actor() != Actor::Nobody && twins.states[0].position(rules).round == round {
                let action = any_action(rules, &twins.states[0], random);
                twins.play(rules, [action; 2]);
            }
        }
        if twins.states[0].actor() == Actor::Nobody {
            return Self::new(rules, seats, viewer, random);
        }
        let mut left = random.random_range(0..8);
        for _ in 0..200 {
            let state = twins.states[0];
            if matches!(state.actor(), Actor::Seat(_)) {
                if left == 0 {
                    return twins;
                }
                left -= 1;
            }
            if let Some(actions) = twins.next(rules, random) {
                twins.play(rules, actions);
            }
        }
        // Every action left would tell the games apart: begin again.
        Self::new(rules, seats, viewer, random)
    }

    /// The next action in each game: the same one if the viewer can read it, else two that read the same to the viewer.
    fn next(&self, rules: &Variant, random: &mut Xoshiro256PlusPlus) -> Option<[Action; 2]> {
        let [a, b] = self.states;
        let action = any_action(rules, &a, random);
        let is_told = match action {
            Action::Doubt => true,
            Action::Peek => self.viewer == a.seat() && a.middle() != b.middle(),
            _ => false,
        };
        if is_told {
            return None;
        }
        if is_public(&a, action, self.viewer) {
            return b.check(rules, action).is_ok().then_some([action; 2]);
        }
        let mut others = Vec::new();
        b.legal_actions(rules, &mut others);
        others.retain(|other| other.verb() == action.verb());
        Some([action, others[random.random_range(0..others.len())]])
    }

    fn play(&mut self, rules: &Variant, actions: [Action; 2]) {
        for ((state, course), action) in self.states.iter_mut().zip(&mut self.courses).zip(actions) {
            state.apply(rules, action, &mut NoEvents).unwrap();
            course.push(action);
        }
    }

    pub fn views(&self) -> [View<State>; 2] {
        self.states.map(|state| View::of(&state, self.viewer))
    }

    /// True if the two states differ at all.
    pub fn differ(&self) -> bool {
        self.states[0] != self.states[1]
    }

    pub fn is_viewers_move(&self) -> bool {
        self.viewer.is_some() && self.states[0].seat() == self.viewer
    }
}

/// True if the viewer may know the whole of an action, worked out from the rules without [`Game::shows`]: a seat alone
/// sees the dice rolled for it, the starter alone the middle die, and only the seat that puts a die back knows which
/// one (D3.1, D3.2, D4.5).
pub fn is_public(before: &State, action: Action, viewer: Option<Seat>) -> bool {
    match action {
        Action::Roll(seat, _) => viewer == Some(seat),
        Action::Middle(_) | Action::Swap(_) => viewer == before.seat(),
        Action::Bid(_) | Action::Doubt | Action::Peek | Action::Open(_) => true,
    }
}

/// Another whole state that the viewer cannot tell from this one, made without [`Game::guess`] and [`Game::hide_from`].
pub fn other_of(rules: &Variant, state: &State, viewer: Option<Seat>, random: &mut Xoshiro256PlusPlus) -> State {
    let mut position = state.position(rules);
    let mut face = || random.random_range(1..=rules.faces());
    for seat in state.all_seats().filter(|&seat| viewer != Some(seat)) {
        if let Cup::Seen(hand) = state.cup(seat) {
            let mut faces: Vec<u8> = (0..hand.total()).map(|_| face()).collect();
            faces.sort_unstable();
            position.seats[seat.index()].cup = super::game::Dice::Show(faces);
        }
    }
    let has_seen = viewer.is_some_and(|viewer| state.has_peeked(viewer));
    if matches!(position.middle, super::game::Dice::Show(_)) && !has_seen {
        position.middle = super::game::Dice::Show(vec![face()]);
    }
    State::from_position(rules, &position).unwrap()
}

/// Every action that might be tried: bids, doubts, looks, dice opened or put back, rolls for every seat.
pub fn everything(rules: &Variant, state: &State) -> Vec<Action> {
    let mut all = vec![Action::Doubt, Action::Peek];
    for face in 1..=rules.faces() {
        all.extend([Action::Open(face), Action::Swap(face), Action::Middle(face)]);
        all.extend((0..=state.all_dice() + 1).map(|dice| Action::Bid(Bid { dice, face })));
        for seat in state.all_seats() {
            all.extend((1..3).map(|dice| Action::Roll(seat, (0..dice).map(|_| face).collect::<Hand>())));
        }
    }
    all
}
