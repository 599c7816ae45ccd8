//! Variants of the dice game and ways to play it, for every test of it.

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::game::{Actor, DealerDef, Game, NoEvents, Player, Rules, Seat, SeatRecord, Session, weighted};
use tikal::library::Library;

use super::game::{Action, Setup, State, Variant, VariantDef};

pub const COLOURS: [&str; 6] = ["red", "blue", "green", "black", "white", "yellow"];

/// Five dice with a wild one and a middle die, for as many as can sit at a table.
pub fn cups() -> VariantDef {
    let most = Seat::ALL.len() as u8;
    VariantDef {
        id: "cups".to_owned(),
        name: "Cups".to_owned(),
        players: (2, most),
        colours: COLOURS.iter().map(ToString::to_string).collect(),
        dice: 5,
        faces: 6,
        wild: Some(1),
        middle: true,
        rounds: None,
    }
}

/// The smallest game: two seats, a die each with two faces.
pub fn tiny() -> VariantDef {
    VariantDef { id: "tiny".into(), players: (2, 2), dice: 1, faces: 2, wild: None, middle: false, ..cups() }
}

/// Two dice of three faces each and a middle die.
pub fn small() -> VariantDef {
    VariantDef { id: "small".into(), dice: 2, faces: 3, wild: None, ..cups() }
}

pub fn rules(def: VariantDef) -> Arc<Variant> {
    let (variant, problems) = Variant::check(def);
    Arc::new(variant.unwrap_or_else(|| panic!("{problems:?}")))
}

pub fn library() -> Library<State> {
    let mut library = Library::default();
    for def in [cups(), small(), tiny()] {
        library.add_built_in(Variant::clone(&rules(def))).unwrap();
    }
    library
}

pub fn act(rules: &Variant, text: &str) -> Action {
    State::parse(rules, text).unwrap()
}

pub fn start(rules: &Variant, seats: u8, first: usize) -> State {
    State::new(rules, seats, Setup { first: Seat::ALL[first] })
}

/// The state after these actions, split by `;`.
pub fn after(rules: &Variant, seats: u8, actions: &str) -> State {
    let mut state = start(rules, seats, 0);
    for text in actions.split(';').map(str::trim).filter(|text| !text.is_empty()) {
        let played = state.apply(rules, act(rules, text), &mut NoEvents);
        played.unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    state
}

pub fn session(def: VariantDef, seats: u8, dealer: DealerDef) -> Session<State> {
    let rules = rules(def);
    let start = start(&rules, seats, 0);
    Session::new(rules, start, dealer).0
}

/// Plays a session evenly among the legal actions, chance by its weights; fewer doubts, for longer rounds.
pub fn play_on(session: &mut Session<State>, random: &mut Xoshiro256PlusPlus, most: usize) {
    for _ in 0..most {
        if session.state().actor() == Actor::Nobody {
            return;
        }
        let action = any_action(session.rules(), session.state(), random);
        session.play(action).unwrap();
    }
}

/// Some legal action: chance by its weights, players rather low bids and few doubts.
pub fn any_action(rules: &Variant, state: &State, random: &mut Xoshiro256PlusPlus) -> Action {
    if state.actor() == Actor::Chance {
        let mut outcomes = Vec::new();
        state.outcomes(rules, &mut outcomes);
        return weighted(&outcomes, random.random()).unwrap();
    }
    let mut legal = Vec::new();
    state.legal_actions(rules, &mut legal);
    let mut bids = 0;
    legal.retain(|action| {
        bids += usize::from(matches!(action, Action::Bid(_)));
        bids <= 4 || !matches!(action, Action::Bid(_))
    });
    legal[random.random_range(0..legal.len())]
}

pub fn random(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Everybody who may look: every seat, and somebody who only looks on.
pub fn viewers(seats: u8) -> Vec<Option<Seat>> {
    Seat::default().around(seats).map(Some).chain([None]).collect()
}

/// People with the colours of the variant.
pub fn seats_of(rules: &Variant, seats: u8) -> Vec<SeatRecord> {
    let seat = |colour: &String| SeatRecord {
        name: format!("the {colour} one"),
        colour: colour.clone(),
        player: Player::Human,
    };
    rules.colours().iter().take(usize::from(seats)).map(seat).collect()
}
