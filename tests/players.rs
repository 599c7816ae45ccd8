//! The promises of the computer players: legal plans in any variant, budgets, an end when they are asked for one, and a
//! view of nothing but the things that everybody can see.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use crate::random_games::variants;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::ai::{Bot, Budget, LOOK, Level, Playable, Suggestion, Thought, suggest};
use tikal::editor::tikal::generate;
use tikal::game::{Actor, Dealer, DealerDef, Game, NoEvents, Seat, View};
use tikal::tikal::{Action, GroupDef, KindDef, Phase, Setup, State, TileDef, TurnRule, Variant, VariantDef, validate};

/// Few enough for debug builds.
const NODES: u64 = 60;

fn classic() -> VariantDef {
    VariantDef::read(include_str!("../variants/classic.ron")).unwrap()
}

fn checked(def: VariantDef) -> Variant {
    let (variant, problems) = validate(def);
    variant.unwrap_or_else(|| panic!("{problems:#?}"))
}

fn start(rules: &Variant, players: u8, auction: bool) -> State {
    State::new(rules, players, &Setup::new(TurnRule::auctioned(auction), Seat::default()))
}

fn ask(rules: &Variant, state: &State, level: Level, budget: Budget) -> Suggestion<Action> {
    suggest(rules, &View::of(state, Some(state.seat())), level, budget, 7)
}

/// Plays a game, or its first `turns` plans, and gives every position in which a seat was asked to `see`.
fn play(
    rules: &Variant,
    mut state: State,
    deal: u64,
    level: Level,
    turns: usize,
    mut see: impl FnMut(&State),
) -> State {
    let mut dealer = Dealer::new(DealerDef::Seed(deal));
    let mut plans = 0;
    while state.actor() != Actor::Nobody && plans < turns {
        if state.actor() == Actor::Chance {
            let outcome = dealer.next(rules, &state).unwrap();
            dealer.count(state.sort());
            state.apply(rules, outcome, &mut NoEvents).unwrap();
            continue;
        }
        see(&state);
        plans += 1;
        let seat = state.seat();
        let suggestion = ask(rules, &state, level, Budget::Nodes(NODES));
        assert_eq!(suggestion.plan.first(), Some(&suggestion.action));
        let shares: f64 = suggestion.value.iter().sum();
        assert!(
            (shares - 1.0).abs() < 1e-9 && suggestion.value.len() == usize::from(state.players()),
            "{suggestion:?}"
        );
        for action in suggestion.plan {
            assert_eq!(state.actor(), Actor::Seat(seat), "a plan ends where another is to move");
            state.apply(rules, action, &mut NoEvents).unwrap();
        }
    }
    state
}

#[test]
fn every_level_plays_any_variant_by_the_rules() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut made = 0;
    for deal in 0..60 {
        let (variant, _) = validate(variants::random_variant(&classic(), &mut random));
        let Some(rules) = variant else { continue };
        made += 1;
        let level = Level::ALL[deal as usize % Level::ALL.len()];
        let players = random.random_range(rules.players());
        play(&rules, start(&rules, players, random.random_bool(0.5)), deal, level, 12, |_| {});
    }
    assert!(made > 20, "{made}");
}

#[test]
fn every_level_plays_whole_games_of_variants_that_hardly_are_any() {
    let tile = |kind, slabs| TileDef { kind, slabs, copies: 1 };
    let group = |tiles| vec![GroupDef { group: "A".to_owned(), only_with: None, tiles }];
    let mut small = generate::smallest(&classic());
    small.deck = group(vec![tile(KindDef::Clearing, [1; 6])]);
    let one_tile = small.clone();
    small.deck = group(vec![tile(KindDef::Volcano, [0; 6])]);
    let one_volcano = small.clone();
    let mut bare = generate::smallest(&classic());
    bare.board.printed.retain(|printed| printed.kind == KindDef::BaseCamp);
    bare.deck = group(vec![tile(KindDef::Clearing, [1; 6]), tile(KindDef::Clearing, [1; 6])]);
    let no_temples = bare.clone();
    let mut poor = generate::smallest(&classic());
    poor.treasures.kinds.clear();
    poor.deck[0].tiles.retain(|tile| !matches!(tile.kind, KindDef::Ruin(_)));
    let mut idle = generate::smallest(&classic());
    idle.costs.dig = None;
    idle.costs.uncover = None;
    idle.costs.guard = None;
    idle.costs.camp = None;
    idle.costs.transfer = None;
    idle.costs.exchange = None;
    for (name, def) in [
        ("one tile", one_tile),
        ("one volcano", one_volcano),
        ("no temples", no_temples),
        ("no treasures", poor),
        ("only walks", idle),
    ] {
        let (variant, problems) = validate(def);
        let Some(rules) = variant else { panic!("{name}: {problems:?}") };
        for level in Level::ALL {
            for auction in [false, true] {
                let state = play(&rules, start(&rules, 2, auction), 3, level, usize::MAX, |_| {});
                assert_eq!(state.actor(), Actor::Nobody, "{name}");
            }
        }
    }
}

#[test]
fn what_the_dealer_will_deal_changes_no_answer() {
    let rules = checked(classic());
    for level in Level::ALL {
        let mut met = Vec::new();
        play(&rules, start(&rules, 3, false), 1, level, 9, |state| met.push(*state));
        for state in met {
            let answer = ask(&rules, &state, level, Budget::Nodes(300));
            // The same position at another table, with another dealer, reached through its text: nothing else is left
            // that could tell what comes.
            let moved = State::from_position(&rules, &Game::position(&state, &rules)).unwrap();
            assert_eq!(ask(&rules, &moved, level, Budget::Nodes(300)), answer);
        }
    }
}

#[test]
fn the_same_nodes_and_seed_give_the_same_answer_and_no_more_nodes_are_used() {
    let rules = checked(classic());
    for level in Level::ALL {
        let mut met = Vec::new();
        play(&rules, start(&rules, 2, true), 2, level, 8, |state| met.push(*state));
        for state in met {
            for nodes in [1, 17, 400] {
                let answer = ask(&rules, &state, level, Budget::Nodes(nodes));
                assert!(answer.nodes <= nodes, "{level} used {} of {nodes}", answer.nodes);
                assert_eq!(ask(&rules, &state, level, Budget::Nodes(nodes)), answer);
            }
        }
    }
}

#[test]
fn more_threads_change_nothing_in_an_answer() {
    let rules = checked(classic());
    let mut met = Vec::new();
    play(&rules, start(&rules, 2, true), 6, Level::Random, 40, |state| met.push(*state));
    let acting = met.into_iter().filter(|state| matches!(state.phase(), Phase::Act | Phase::Place(_)));
    let mut thought_on = 0;
    for state in acting.step_by(5) {
        let view = View::of(&state, Some(state.seat()));
        // Budgets that end within the samples of replies, each at another place.
        for nodes in [9_000, 12_345] {
            let on = |threads| {
                let thought = Thought::on_threads(NonZeroUsize::new(threads).unwrap());
                State::bot(Level::Master, 7).choose(&rules, &view, Budget::Nodes(nodes), &thought)
            };
            let alone = on(1);
            assert!(alone.nodes <= nodes);
            assert_eq!(on(3), alone);
            thought_on += u32::from(alone.nodes == nodes);
        }
    }
    assert!(thought_on > 5, "only {thought_on} searches had enough to think of");
}

#[test]
fn a_thought_that_is_cancelled_ends_at_the_next_look() {
    let rules = checked(classic());
    for level in Level::ALL {
        play(&rules, start(&rules, 4, false), 4, Level::Random, 30, |state| {
            let thought = Thought::default();
            thought.cancel();
            let view = View::of(state, Some(state.seat()));
            let answer = State::bot(level, 1).choose(&rules, &view, Budget::Level, &thought);
            // What is counted between two looks at the clock is all that it can still do.
            assert!(answer.nodes <= LOOK, "{level}: {}", answer.nodes);
            assert_eq!(state.check(&rules, answer.action), Ok(()));
        });
    }
}

#[test]
fn a_budget_of_time_is_kept() {
    let rules = checked(classic());
    let state = play(&rules, start(&rules, 2, false), 4, Level::Random, 20, |_| {});
    let mut state = state;
    let mut dealer = Dealer::new(DealerDef::Seed(4));
    while state.actor() == Actor::Chance {
        state.apply(&rules, dealer.next(&rules, &state).unwrap(), &mut NoEvents).unwrap();
        dealer.count(state.sort());
    }
    for level in [Level::Expert, Level::Master] {
        // The least of several, because other tests take the cores away.
        let over = (0..5).map(|_| {
            let begun = clock();
            let answer = ask(&rules, &state, level, Budget::time(Duration::from_millis(200)));
            assert!(answer.nodes > LOOK);
            begun.elapsed().saturating_sub(Duration::from_millis(200))
        });
        let over = over.min().unwrap();
        assert!(over <= Duration::from_millis(20), "{level}: {over:?}");
    }
}

#[expect(clippy::disallowed_methods, reason = "this measures time")]
fn clock() -> Instant {
    Instant::now()
}
