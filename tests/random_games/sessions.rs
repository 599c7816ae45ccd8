//! Undo, redo, records and dealers over random games.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::game::{
    Actor, Dealer, DealerDef, Player, RECORD_FORMAT, RecordOptions, Seat, SeatRecord, TakeBack, Takeover,
    VariantSource, text_of,
};
use tikal::tikal::{Action, MAX_HANDICAP, Position, Setup, State, TikalRecord, TikalSession, TurnRule, Variant};

use super::variants::random_variant;
use super::{checked, classic, pick};

fn setup(random: &mut ChaCha8Rng) -> (u8, Setup) {
    let players = random.random_range(2..=4);
    let first = Seat::from_index(random.random_range(0..usize::from(players))).unwrap();
    (players, Setup::new(TurnRule::auctioned(random.random()), first))
}

/// The rules of the classic variant, or of a random one.
fn rules(seed: u64, random: &mut ChaCha8Rng) -> Arc<Variant> {
    let def = classic();
    Arc::new(checked(if seed.is_multiple_of(2) { def } else { random_variant(&def, random) }))
}

fn dealer(random: &mut ChaCha8Rng) -> DealerDef {
    if random.random() { DealerDef::Manual } else { DealerDef::Seed(random.random_range(0..1 << 40)) }
}

#[test]
fn undo_restores_the_state_and_redo_comes_back() {
    for seed in 0..12 {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let rules = rules(seed, &mut random);
        let (players, setup) = setup(&mut random);
        let start = State::new(&rules, players, &setup);
        let dealer = dealer(&mut random);
        let (mut session, _) = TikalSession::new(rules.clone(), start, dealer);
        let first = *session.state();
        // The states to which undo leads, one for each action played by hand.
        let mut states = vec![first];
        assert!(!session.can_undo() && !session.undo());
        while session.state().actor() != Actor::Nobody && states.len() < 400 {
            let action = pick(&rules, session.state(), &mut random);
            session.play(action).unwrap();
            assert!(!session.can_redo());
            states.push(*session.state());
            if random.random_range(0..12) == 0 {
                let back = random.random_range(1..=states.len().min(20) - 1);
                let actions: Vec<Action> = session.actions().collect();
                for index in (states.len() - 1 - back..states.len() - 1).rev() {
                    assert!(session.undo());
                    assert!(*session.state() == states[index]);
                }
                for state in &states[states.len() - back..] {
                    let played = session.redo().unwrap();
                    assert!(session.state() == state, "redo deals the same chance: {:?}", played.chance);
                }
                assert_eq!(session.actions().collect::<Vec<_>>(), actions);
                assert!(!session.can_redo() && session.redo().is_none());
            }
        }
        while session.undo() {}
        assert!(*session.state() == first);
        while session.can_redo() {
            session.redo();
        }
        assert!(session.state() == states.last().unwrap());
    }
}

#[test]
fn a_record_read_back_replays_to_the_same_state() {
    for seed in 0..16 {
        let mut random = ChaCha8Rng::seed_from_u64(100 + seed);
        let rules = rules(seed, &mut random);
        let (players, mut setup) = setup(&mut random);
        if random.random() {
            setup.handicap.insert(Seat::ALL[1], random.random_range(1..=MAX_HANDICAP));
        }
        let mut start = State::new(&rules, players, &setup);
        // Some games begin from a position.
        let from_position = random.random();
        if from_position {
            for _ in 0..random.random_range(1..60) {
                if start.actor() != Actor::Nobody {
                    let action = pick(&rules, &start, &mut random);
                    start.apply(&rules, action, &mut Vec::new()).unwrap();
                }
            }
        }
        let dealer = dealer(&mut random);
        let (mut session, _) = TikalSession::new(rules.clone(), start, dealer);
        for _ in 0..200 {
            if session.state().actor() != Actor::Nobody {
                session.play(pick(&rules, session.state(), &mut random)).unwrap();
            }
        }
        let seats = rules.def().players.colours[..usize::from(players)].iter();
        let record = TikalRecord {
            format: RECORD_FORMAT,
            program: "a test".to_owned(),
            game: "tikal".to_owned(),
            variant: VariantSource::Embedded(rules.def().clone()),
            hash: Some(rules.hash().to_owned()),
            seats: seats
                .map(|colour| SeatRecord {
                    name: format!("\"{colour}\" ✓"),
                    colour: colour.clone(),
                    player: Player::Human,
                })
                .collect(),
            setup,
            dealer,
            options: RecordOptions { purist: false, take_back: TakeBack::Anything },
            takeovers: BTreeMap::from([(2, Takeover { seat: Seat::ALL[1], player: Player::Human })]),
            hints: BTreeSet::from([1, 4]),
            start: from_position.then(|| Position::of(&rules, &start)),
            actions: session.actions().map(|action| text_of::<State>(&rules, action)).collect(),
            comments: BTreeMap::from([(3, "hm".to_owned())]),
            times: BTreeMap::new(),
        };
        let text = record.write().unwrap();
        let read = TikalRecord::read(&text).unwrap_or_else(|error| panic!("seed {seed}: {error}\n{text}"));
        assert_eq!(read, record);

        let VariantSource::Embedded(def) = read.variant else { panic!() };
        let rules = Arc::new(checked(def));
        assert_eq!(Some(rules.hash()), read.hash.as_deref());
        let new = State::new(&rules, read.seats.len() as u8, &read.setup);
        let start = read.start.map_or(new, |position| position.to_state(&rules).unwrap());
        let actions: Vec<Action> = read.actions.iter().map(|text| Action::parse(&rules, text).unwrap()).collect();
        let (replayed, stopped) = TikalSession::replay(rules, start, read.dealer, &actions);
        assert!(stopped.is_none(), "{stopped:?}");
        assert!(replayed.state() == session.state());
        assert_eq!(replayed.actions().collect::<Vec<_>>(), session.actions().collect::<Vec<_>>());
    }
}

#[test]
fn a_replay_stops_before_the_first_illegal_action() {
    let rules = Arc::new(checked(classic()));
    let start = State::new(&rules, 2, &Setup::new(TurnRule::Draw, Seat::default()));
    let texts = ["draw A2", "place c4 0", "enter explorer a5", "place c5 0", "end"];
    let actions: Vec<Action> = texts.iter().map(|text| Action::parse(&rules, text).unwrap()).collect();
    let (session, stopped) = TikalSession::replay(rules, start, DealerDef::Manual, &actions);
    assert_eq!(stopped.map(|(index, _)| index), Some(3));
    assert_eq!(session.actions().len(), 3);
    assert_eq!(session.state().points(), 9);
}

/// The number of times that each outcome of a state comes first under many seeds.
fn frequencies(rules: &Variant, state: &State, seeds: u64) -> BTreeMap<String, u64> {
    let mut counts = BTreeMap::new();
    for seed in 0..seeds {
        let action = Dealer::new(DealerDef::Seed(seed)).next::<State>(rules, state).unwrap();
        *counts.entry(text_of::<State>(rules, action)).or_default() += 1;
    }
    counts
}

#[test]
fn dealers_deal_in_proportion() {
    const SEEDS: u64 = 6000;
    let mut def = classic();
    for (kind, copies) in def.treasures.kinds.iter_mut().zip([3, 1, 0, 2, 0, 0, 0, 0]) {
        kind.copies = copies;
    }
    let rules = checked(def);
    let mut state = State::new(&rules, 2, &Setup::new(TurnRule::Draw, Seat::default()));
    let near = |count: u64, share: u64, of: u64| {
        let expected = SEEDS * share / of;
        count.abs_diff(expected) < SEEDS / 40
    };
    let draws = frequencies(&rules, &state, SEEDS);
    assert_eq!(draws.len(), 6);
    assert!(draws.values().all(|&count| near(count, 1, 6)), "{draws:?}");
    for text in ["draw A2", "place c4 0", "enter leader a5", "move leader a5 b4", "move leader b4 c4", "dig c4"] {
        state.apply(&rules, Action::parse(&rules, text).unwrap(), &mut Vec::new()).unwrap();
    }
    let reveals = frequencies(&rules, &state, SEEDS);
    assert_eq!(reveals.keys().collect::<Vec<_>>(), ["reveal 0", "reveal 1", "reveal 3"]);
    for (text, share) in [("reveal 0", 3), ("reveal 1", 1), ("reveal 3", 2)] {
        assert!(near(reveals[text], share, 6), "{reveals:?}");
    }
}

#[test]
fn one_more_dig_does_not_shift_the_deck() {
    let rules = checked(classic());
    let state = State::new(&rules, 2, &Setup::new(TurnRule::Draw, Seat::default()));
    let mut differing = 0;
    for seed in 0..200 {
        let mut dealer = Dealer::new(DealerDef::Seed(seed));
        let first = dealer.next::<State>(&rules, &state);
        assert_eq!(dealer.next::<State>(&rules, &state), first, "only what was made is counted");
        dealer.count(1);
        assert_eq!(dealer.next::<State>(&rules, &state), first);
        dealer.count(0);
        differing += usize::from(dealer.next::<State>(&rules, &state) != first);
    }
    // By chance, five in six differ.
    assert!((140..190).contains(&differing), "{differing}");
}
