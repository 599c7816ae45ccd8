//! Turns of recorded games in which computer players once threw something away: what they play there now.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use tikal::ai::{Budget, Level, PlayedTurn, end_of, played_turns, suggest};
use tikal::game::{Game, NoEvents, Record, View};
use tikal::hex::Cell;
use tikal::tikal::{Action, State, Variant, check_text};

fn classic() -> Variant {
    check_text(include_str!("../variants/classic.ron")).0.unwrap()
}

/// The turns of a recorded game.
fn turns(rules: &Variant, text: &str) -> Vec<PlayedTurn<State>> {
    let record = Record::<State>::read(text).unwrap();
    let mut state = State::new(rules, record.seats.len() as u8, &record.setup);
    let mut plies = Vec::new();
    for text in &record.actions {
        let action = State::parse(rules, text).unwrap();
        plies.push((Some(action), state));
        state.apply(rules, action, &mut NoEvents).unwrap();
    }
    played_turns(plies)
}

/// The plan of a level for the rest of a turn, with all its nodes.
fn plan(rules: &Variant, start: &State, level: Level) -> Vec<Action> {
    suggest::<State>(rules, &View::of(start, Some(start.seat())), level, Budget::Level, 1).into_plan()
}

/// All recorded games.
const GAMES: [&str; 3] = [
    include_str!("strength/marching.tikal"),
    include_str!("strength/last-points.tikal"),
    include_str!("strength/review.tikal"),
];

/// The `adept` of the second game walked with five explorers where nothing was to be had, for its last ten points.
#[test]
fn in_the_last_turn_nothing_is_done_that_brings_no_points() {
    let rules = classic();
    let mut tried = 0;
    for turn in GAMES.iter().flat_map(|game| turns(&rules, game)) {
        let start = &turn.start;
        let last = start.scoring().filter(|scoring| scoring.volcano.is_none());
        if last.and_then(|scoring| scoring.order.as_slice().last().copied()) != Some(start.seat()) {
            continue;
        }
        let score = |plan: &[Action]| end_of(&rules, start, plan).unwrap().score(start.seat());
        for level in [Level::Adept, Level::Expert] {
            let plan = plan(&rules, start, level);
            // What a dig brings up is not known yet.
            if let [before @ .., _, Action::End] = plan.as_slice() {
                let without: Vec<Action> = before.iter().copied().chain([Action::End]).collect();
                assert!(score(&plan) > score(&without), "{level}: {plan:?}");
            }
            tried += 1;
        }
    }
    assert_eq!(tried, 6);
}

/// Both experts of the first game marched from the base camp for whole turns, and built no camp.
#[test]
fn experts_build_camps_where_they_marched() {
    let rules = classic();
    let walks = |action: &Action| {
        matches!(action, Action::Enter { .. } | Action::Move { .. } | Action::Place { .. } | Action::End)
    };
    let marched = turns(&rules, GAMES[0]).into_iter().filter(|turn| {
        (20..=32).contains(&turn.start.turn()) && turn.actions.len() > 8 && turn.actions.iter().all(walks)
    });
    let (mut all, mut camps) = (0, 0);
    for turn in marched {
        let plan = plan(&rules, &turn.start, Level::Expert);
        all += 1;
        camps += usize::from(plan.iter().any(|action| matches!(action, Action::Camp(_))));
    }
    assert!(camps > 0 && all > 3, "{camps} of {all}");
}

/// The position of a recorded game after so many actions.
fn after(rules: &Variant, text: &str, actions: usize) -> State {
    let record = Record::<State>::read(text).unwrap();
    let mut state = State::new(rules, record.seats.len() as u8, &record.setup);
    for text in &record.actions[..actions] {
        state.apply(rules, State::parse(rules, text).unwrap(), &mut NoEvents).unwrap();
    }
    state
}

/// The `expert` of the third game had set both of its guards by its fifth turn, on temples of 6 and 4 points; temples of 7 to
/// 10 came later.
#[test]
fn guards_are_kept_while_greater_temples_are_to_come() {
    let rules = classic();
    for actions in [22, 93] {
        let plan = plan(&rules, &after(&rules, GAMES[2], actions), Level::Expert);
        assert!(!plan.iter().any(|action| matches!(action, Action::Guard { .. })), "after {actions}: {plan:?}");
    }
}

/// It led all three explorers from one temple, of 5 points, to another where two were enough, and one explorer took the first.
#[test]
fn no_temple_is_left_for_strength_that_another_does_not_need() {
    let rules = classic();
    let start = after(&rules, GAMES[2], 329);
    let seat = start.seat();
    let holds =
        |state: &State, temple| state.strength(&rules, temple, seat) > state.strongest_other(&rules, temple, seat);
    let end = end_of(&rules, &start, &plan(&rules, &start, Level::Expert)).unwrap();
    let held: Vec<Cell> = start.temples().into_iter().filter(|&temple| holds(&start, temple)).collect();
    assert_eq!(held.len(), 4);
    for temple in held {
        assert!(holds(&end, temple), "{temple:?} is given up");
    }
}

/// Seats that laid a ruin with its dear side to the only way came there with no point left to dig.
#[test]
fn a_ruin_is_laid_so_that_one_digs_in_it() {
    let rules = classic();
    for level in [Level::Novice, Level::Adept] {
        let plan = plan(&rules, &after(&rules, GAMES[1], 21), level);
        let [Action::Place { .. }, .., last] = plan.as_slice() else { panic!("{level}: {plan:?}") };
        assert!(matches!(last, Action::Dig(_)), "{level}: {plan:?}");
    }
}
