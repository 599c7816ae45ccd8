//! The rules of the dice game itself, number by number, and that checks, lists and texts agree.

use tikal::game::{Actor, Flawed, Game, NoEvents, Rules, Seat, perft, text_of};

use super::common::{act, after, any_action, cups, random, rules, small, start, tiny};
use super::game::{Action, Cup, Event, Illegal, Middle, Phase, Problem, State, Variant, VariantDef};

/// Three seats with two dice of three faces and a middle die of 3, seat 0 to move first.
const ROLLED: &str = "middle 3; roll 0 1 2; roll 1 2 3; roll 2 3 3";

fn played(def: VariantDef, actions: &str) -> State {
    after(&rules(def), 3, actions)
}

fn refusal(state: &State, text: &str) -> (Illegal, &'static str) {
    let rules = rules(small());
    let reason = state.check(&rules, act(&rules, text)).unwrap_err();
    (reason, reason.rule())
}

#[test]
fn d3_the_middle_die_first_then_each_seat_from_the_starter() {
    let rules = rules(small());
    let mut state = start(&rules, 3, 2);
    let mut seats = Vec::new();
    for text in ["middle 1", "roll 2 1 1", "roll 0 2 2", "roll 1 3 3"] {
        assert_eq!(state.actor(), Actor::Chance);
        seats.push(state.seat().unwrap().index());
        state.apply(&rules, act(&rules, text), &mut NoEvents).unwrap();
    }
    assert_eq!(seats, [2, 2, 0, 1]);
    assert_eq!(state.actor(), Actor::Seat(Seat::ALL[2]));
    assert!(state.has_peeked(Seat::ALL[2]) && !state.has_peeked(Seat::ALL[0]));
}

#[test]
fn d4_1_a_bid_is_higher_than_the_last_and_of_dice_that_are_there() {
    let state = played(small(), &format!("{ROLLED}; bid 2 2"));
    assert_eq!(refusal(&state, "bid 2 2").1, "D4.1");
    assert_eq!(refusal(&state, "bid 1 3").1, "D4.1");
    assert_eq!(refusal(&state, "bid 8 1"), (Illegal::NoSuchBid { dice: 7 }, "D4.1"));
    assert_eq!(refusal(&state, "bid 0 1"), (Illegal::NoSuchBid { dice: 7 }, "D4.1"));
    let rules = rules(small());
    for good in ["bid 2 3", "bid 3 1", "bid 7 3"] {
        assert_eq!(state.check(&rules, act(&rules, good)), Ok(()));
    }
}

#[test]
fn d4_3_who_looks_at_the_middle_die_has_to_bid() {
    let state = played(small(), &format!("{ROLLED}; bid 1 1"));
    assert_eq!(refusal(&played(small(), ROLLED), "peek"), (Illegal::MiddleKnown, "D4.3"));
    let state = {
        let (mut state, rules) = (state, rules(small()));
        let mut events = Vec::new();
        state.apply(&rules, Action::Peek, &mut events).unwrap();
        assert_eq!(events, [Event::Peeked { seat: Seat::ALL[1], face: Some(3) }]);
        state
    };
    assert_eq!(refusal(&state, "peek"), (Illegal::MiddleKnown, "D4.3"));
    assert_eq!(refusal(&state, "doubt"), (Illegal::HasLooked, "D4.3"));
    let state = played(small(), &format!("{ROLLED}; bid 7 3"));
    assert_eq!(refusal(&state, "peek"), (Illegal::NoBidLeft, "D4.3"));
    let tiny = after(&rules(tiny()), 2, "roll 0 1; roll 1 1");
    assert_eq!(tiny.check(&rules(self::tiny()), Action::Peek), Err(Illegal::NoMiddle));
}

#[test]
fn d4_4_and_d4_5_one_die_is_opened_and_one_rolled_anew() {
    let state = played(small(), ROLLED);
    assert_eq!(refusal(&state, "open 3"), (Illegal::NoSuchDie { face: 3, open: true }, "D4.4"));
    assert_eq!(refusal(&state, "swap 3"), (Illegal::NoSuchDie { face: 3, open: false }, "D4.5"));
    let state = played(small(), &format!("{ROLLED}; swap 1"));
    assert_eq!((state.actor(), state.phase()), (Actor::Chance, Phase::Swap));
    assert_eq!(refusal(&state, "roll 0 1 1"), (Illegal::NotThatRoll { dice: 1 }, "D3.2"));
    assert_eq!(refusal(&state, "roll 1 1"), (Illegal::OtherSeat { due: Seat::ALL[0] }, "D3.2"));
    let state = played(small(), &format!("{ROLLED}; swap 1; roll 0 3"));
    assert_eq!(state.cup(Seat::ALL[0]), Cup::Seen([2, 3].into_iter().collect()));
    assert_eq!(refusal(&state, "swap 2"), (Illegal::HasSwapped, "D4.5"));
    let state = played(small(), &format!("{ROLLED}; swap 1; roll 0 3; open 2"));
    assert_eq!(state.open(Seat::ALL[0]), [2].into_iter().collect());
    assert_eq!(refusal(&state, "open 3"), (Illegal::HasOpened, "D4.4"));
    // One die under the cup: it stays there.
    let last = played(VariantDef { dice: 1, ..small() }, "middle 1; roll 0 1; roll 1 1; roll 2 1");
    assert_eq!(refusal(&last, "open 1"), (Illegal::LastCovered, "D4.4"));
}

#[test]
fn d5_who_loses_a_die() {
    // There are four 3s, the middle die among them; seat 0 bids and seat 1 doubts.
    for (bid, dice, starter) in [("3 3", [2, 1, 2], 1), ("4 3", [1, 1, 2], 1), ("5 3", [1, 2, 2], 0)] {
        let state = played(small(), &format!("{ROLLED}; bid {bid}; doubt"));
        assert_eq!(Seat::ALL[..3].iter().map(|&seat| state.dice(seat)).collect::<Vec<_>>(), dice, "{bid}");
        assert_eq!((state.seat(), state.middle()), (Some(Seat::ALL[starter]), Middle::Unrolled), "{bid}");
    }
    // A wild face counts as all others.
    let state = played(VariantDef { wild: Some(3), ..small() }, &format!("{ROLLED}; bid 6 2; doubt"));
    assert_eq!((state.dice(Seat::ALL[0]), state.dice(Seat::ALL[1])), (1, 1));
}

#[test]
fn d5_2_and_d6_1_out_without_a_score_and_nobody_may_have_won() {
    let scores = |state: &State| {
        let mut scores = Vec::new();
        state.scores(&mut scores);
        scores
    };
    let winners = |rules: &Variant, state: &State| {
        let mut winners = Vec::new();
        state.winners(rules, &mut winners);
        winners
    };
    let tiny = rules(tiny());
    let alone = after(&tiny, 2, "roll 0 1; roll 1 1; bid 1 1; doubt");
    assert_eq!((scores(&alone), winners(&tiny, &alone)), (vec![Some(1), None], vec![Seat::ALL[0]]));
    assert_eq!((alone.actor(), alone.seat()), (Actor::Nobody, None));
    let nobody = after(&tiny, 2, "roll 0 1; roll 1 2; bid 1 1; doubt");
    assert_eq!((scores(&nobody), winners(&tiny, &nobody)), (vec![None, None], vec![]));
    let short = rules(VariantDef { rounds: Some(1), ..small() });
    let shared = after(&short, 3, &format!("{ROLLED}; bid 3 3; doubt"));
    assert_eq!(scores(&shared), [Some(2), Some(1), Some(2)]);
    assert_eq!(winners(&short, &shared), [Seat::ALL[0], Seat::ALL[2]]);
    assert_eq!(winners(&short, &after(&short, 3, ROLLED)), []);
}

#[test]
fn perft_of_the_smallest_game_counted_by_hand() {
    // Both rolls have two results. Then four bids or a swap: 4 × 5. After a bid with 3, 2, 1, 0 higher ones: these, doubt
    // and swap, 5 + 4 + 3 + 2; after the swap two results: 4 × 16. Once more: the bids lead to 4 + 3 + 2, 3 + 2 and 2, a
    // doubt ends the game and counts once, a swap has two results: 12 + 8 + 5 + 3; after the first swap four bids each:
    // 4 × (28 + 8).
    let tiny = rules(tiny());
    let counts: Vec<u64> = (0..=5).map(|depth| perft(&*tiny, &start(&tiny, 2, 0), depth)).collect();
    assert_eq!(counts, [1, 2, 4, 20, 64, 144]);
    // Two dice of three faces fall in six ways, one middle die in three; then 15 bids, and an open and a swap for each
    // face that a seat has: 3 pairs have one, 3 others two.
    let small = rules(VariantDef { players: (2, 2), ..small() });
    let counts: Vec<u64> = (0..=4).map(|depth| perft(&*small, &start(&small, 2, 0), depth)).collect();
    assert_eq!(counts, [1, 3, 18, 108, 3 * 6 * (6 * 15 + 3 * 2 + 3 * 4)]);
}

#[test]
fn what_is_listed_is_what_is_accepted_and_every_text_is_read_back() {
    let rules = rules(cups());
    for seed in 0..6 {
        let mut random = random(seed);
        let mut state = start(&rules, 3, 1);
        let mut legal = Vec::new();
        while state.actor() != Actor::Nobody {
            state.legal_actions(&rules, &mut legal);
            assert!(!legal.is_empty());
            let mut outcomes = Vec::new();
            state.outcomes(&rules, &mut outcomes);
            if state.actor() == Actor::Chance {
                assert!(outcomes.iter().map(|(action, _)| action).eq(&legal));
                let dice = if let Action::Roll(_, hand) = legal[0] { u32::from(hand.total()) } else { 1 };
                assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u32>(), 6_u32.pow(dice));
            } else {
                assert!(outcomes.is_empty());
            }
            for &action in &legal {
                let mut next = state;
                assert_eq!(next.apply(&rules, action, &mut NoEvents), Ok(()));
                let text = text_of::<State>(&rules, action);
                assert_eq!(State::parse(&rules, &text), Ok(action));
                let (verb, sort) = (action.verb(), State::SORTS[state.sort()]);
                assert_eq!(verb == sort, state.actor() == Actor::Chance, "{text}");
            }
            for face in 1..=6 {
                for action in
                    [Action::Open(face), Action::Swap(face), Action::Middle(face), Action::Peek, Action::Doubt]
                {
                    let (mut next, listed) = (state, legal.contains(&action));
                    assert_eq!(next.apply(&rules, action, &mut NoEvents).is_ok(), listed);
                    assert!(listed || next == state);
                }
            }
            let position = state.position(&rules);
            assert_eq!(State::from_position(&rules, &position), Ok(state));
            let action = any_action(&rules, &state, &mut random);
            state.apply(&rules, action, &mut NoEvents).unwrap();
        }
        assert_eq!(State::from_position(&rules, &state.position(&rules)), Ok(state));
    }
}

#[test]
fn what_is_no_action_is_refused_and_a_masked_line_is_none() {
    let rules = rules(cups());
    for text in [
        "",
        "bid",
        "bid 3",
        "bid 3 5 1",
        "bid 03 5",
        "bid +3 5",
        "bid 3 7",
        "bid 3 0",
        "bid 300 1",
        "Doubt",
        "doubt ",
        " doubt",
        "bid  3 5",
        "open",
        "open ?",
        "swap ?",
        "middle ?",
        "roll 1 ?",
        "roll ?",
        "roll 1",
        "roll 9 1 1",
        "roll 1 2 1",
        "roll 1 1 1 1 1 1 1 1",
        "peek 3",
        "ROLL 1 1",
        "bid 3 5\n",
        "bid ３ 5",
    ] {
        assert!(State::parse(&rules, text).is_err(), "{text:?}");
    }
}

#[test]
fn a_definition_is_checked_whole() {
    let wrong = VariantDef {
        id: "Bad id".into(),
        players: (3, 2),
        colours: vec!["red".into(), "red".into()],
        dice: 0,
        faces: 1,
        wild: Some(2),
        rounds: Some(0),
        ..cups()
    };
    let (variant, problems) = Variant::check(wrong);
    assert!(variant.is_none());
    let same = Problem::SameColour("red".into());
    let all = [Problem::Id, Problem::Players, same, Problem::Dice, Problem::Faces, Problem::Wild(2), Problem::Rounds];
    assert_eq!(problems, all);
    assert!(problems.iter().all(Flawed::is_error));
    let (variant, problems) = Variant::check(tiny());
    assert!(variant.is_some() && problems == [Problem::OneDie] && !problems[0].is_error());
    assert_ne!(rules(tiny()).hash(), rules(small()).hash());
    assert_eq!(rules(tiny()).hash(), rules(VariantDef { name: "other".into(), ..tiny() }).hash());
}
