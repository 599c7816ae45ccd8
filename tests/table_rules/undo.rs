//! Taking back: never across chance that the program dealt, never another player's actions or an ended turn; played
//! again, the game is exactly what it was.

use rand::RngExt;
use tikal::app::tikal::command::TableCommand;
use tikal::app::tikal::table::Lock;
use tikal::game::Actor;
use tikal::tikal::{Action, Phase, State};

use super::games::{Choice, Kind, chance, halved, lively, other_half, play, replayed};
use crate::driver::Driver;

/// Every action so far with the state before it.
fn course(driver: &Driver, kind: &Kind) -> Vec<(Action, State)> {
    let actions: Vec<Action> = driver.actions();
    let states = replayed(kind, &actions);
    actions.into_iter().zip(states).collect()
}

/// The number of actions that stay, however much is taken back: all up to the last one that is not a free action of the
/// person to move.
fn kept(course: &[(Action, State)], now: &State, by_hand: bool) -> usize {
    let mut after = *now;
    let mut kept = course.len();
    for &(action, before) in course.iter().rev() {
        let is_free = match before.actor() {
            Actor::Chance => by_hand,
            Actor::Seat(seat) => {
                // The same seat is to move next, or enters its own chance by hand.
                let same = after.actor() == Actor::Seat(seat);
                let deals = by_hand && after.actor() == Actor::Chance && after.seat() == seat;
                action != Action::End && (same || deals)
            }
            Actor::Nobody => false,
        };
        if !is_free {
            break;
        }
        (kept, after) = (kept - 1, before);
    }
    kept
}

/// The number of actions played before the first one that the person played in this turn, the chance that began it
/// included.
fn begun(course: &[(Action, State)]) -> usize {
    let ends = |&(action, before): &(Action, State)| action == Action::End || matches!(before.phase(), Phase::Bid(_));
    let begin = course.iter().rposition(ends).map_or(0, |last| last + 1);
    let chance = course[begin..].iter().take_while(|(_, before)| before.actor() == Actor::Chance);
    begin + chance.count()
}

fn undo_is_padlocked(seeds: u64, by_hand: bool) {
    let (mut undone, mut locked) = (0, 0);
    let kinds = if by_hand { other_half() } else { halved() };
    for (seed, kind) in (seeds..).zip(kinds) {
        let mut driver = kind.open(seed, Choice { by_hand, ..Choice::default() });
        let random = &mut chance(seed);
        while driver.state().phase() != Phase::Over && driver.steps() < 260 {
            let now = driver.state();
            let course = course(&driver, &kind);
            let kept = kept(&course, &now, by_hand);
            assert_eq!(driver.turn().fixed, kept, "{}", kind.name());
            assert_eq!(driver.can_undo(), kept < course.len(), "{}", kind.name());
            locked += usize::from(kept == course.len());
            for step in driver.turn().steps {
                assert_eq!(driver.lock(&step).is_none(), step.start >= kept);
                if step.dealt {
                    assert_eq!(driver.lock(&step), Some(Lock::Chance));
                }
            }
            if random.random_range(0..5) == 0 {
                undone += course.len() - kept;
                take_back_and_play_again(&mut driver, &kind, kept);
            }
            let action = lively(&kind.rules, &driver.state(), random);
            play(&mut driver, action);
            assert!(!driver.can_redo(), "what is played anew ends what was taken back");
        }
    }
    assert!(undone > 200, "{undone}");
    assert!(by_hand || locked > 50, "{locked}");
}

/// Takes back everything that can be, one by one and at once, and plays it again.
fn take_back_and_play_again(driver: &mut Driver, kind: &Kind, kept: usize) {
    let (now, record) = (driver.state(), driver.record());
    let steps = driver.steps();
    let course = course(driver, kind);
    let state_after = |steps: usize| course.get(steps).map_or(now, |&(_, before)| before);
    for left in (kept..steps).rev() {
        driver.send(TableCommand::Undo);
        assert_eq!((driver.steps(), driver.state()), (left, state_after(left)), "{}", kind.name());
    }
    driver.send(TableCommand::Undo);
    assert_eq!(driver.steps(), kept, "nothing more can be taken back");
    for come in kept + 1..=steps {
        assert!(driver.can_redo());
        driver.send(TableCommand::Redo);
        assert_eq!((driver.steps(), driver.state()), (come, state_after(come)), "{}", kind.name());
    }
    assert!(!driver.can_redo());
    driver.send(TableCommand::TakeBack(0));
    assert_eq!(driver.state(), state_after(kept));
    driver.send(TableCommand::PlayAgain(usize::MAX));
    assert_eq!((driver.state(), driver.record()), (now, record.clone()), "bit by bit the same");
    // A restart leads to after the chance that began the turn, or after the last padlock.
    let restart = kept.max(begun(&course)).min(steps);
    assert_eq!(driver.can_restart(), kept < steps && restart < steps, "{}", kind.name());
    if driver.can_restart() {
        driver.send(TableCommand::Restart);
        assert_eq!((driver.steps(), driver.state()), (restart, state_after(restart)), "{}", kind.name());
        driver.send(TableCommand::PlayAgain(steps - restart));
    }
    assert_eq!((driver.state(), driver.record()), (now, record));
}

#[test]
fn what_the_program_dealt_is_never_crossed() {
    undo_is_padlocked(500, false);
}

#[test]
fn by_hand_everything_of_the_turn_is_free() {
    undo_is_padlocked(520, true);
}

#[test]
fn the_keys_of_undo_and_redo_do_the_same_in_the_window() {
    for (seed, kind) in (540..).zip(other_half()) {
        let mut driver = kind.open(seed, Choice::default());
        let random = &mut chance(seed);
        // Plays until two actions can be taken back.
        while driver.turn().fixed + 2 > driver.steps() {
            let mut action = lively(&kind.rules, &driver.state(), random);
            if driver.state().phase() == Phase::Act && action == Action::End && driver.legal().len() > 1 {
                action = driver.legal()[0];
            }
            play(&mut driver, action);
        }
        driver.run();
        let (now, steps) = (driver.state(), driver.steps());
        driver.click("Undo");
        assert_eq!(driver.steps(), steps - 1);
        driver.click("Redo");
        assert_eq!(driver.state(), now, "{}", kind.name());
    }
}
