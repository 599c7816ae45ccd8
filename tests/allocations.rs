//! Playing allocates nothing: search and playouts clone a state and reuse their buffers; and the window keeps nothing of
//! games that are over.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[cfg(feature = "window")]
#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tikal::game::{Game as _, Seat};
use tikal::tikal::{Setup, State, TurnRule, Variant, check_text};

fn classic() -> Variant {
    check_text(include_str!("../variants/classic.ron")).0.unwrap()
}

#[test]
fn whole_games_allocate_nothing() {
    let rules = classic();
    for (players, auction) in [(2, false), (4, false), (2, true), (4, true)] {
        let setup = Setup::new(TurnRule::auctioned(auction), Seat::default());
        let mut random = Xoshiro256PlusPlus::seed_from_u64(u64::from(players));
        let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
        let mut played = 0;
        let mut play = |actions: &mut Vec<_>, outcomes: &mut Vec<_>| {
            let mut state = State::new(&rules, players, &setup);
            played += state.play_randomly(&rules, &mut random, actions, outcomes);
        };
        // A first game lets the buffers grow; the reserve is for games with more legal actions.
        play(&mut actions, &mut outcomes);
        actions.reserve(1 << 12);
        outcomes.reserve(1 << 8);
        let counted = allocation_counter::measure(|| {
            for _ in 0..5 {
                play(&mut actions, &mut outcomes);
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players, auction {auction}");
        assert!(played > 6 * 36, "{played} actions are no whole games");
    }
}

#[test]
fn branching_allocates_nothing() {
    let rules = classic();
    let mut state = State::new(&rules, 3, &Setup::new(TurnRule::Draw, Seat::default()));
    let mut actions = Vec::with_capacity(1 << 12);
    let counted = allocation_counter::measure(|| {
        for _ in 0..60 {
            state.legal_actions(&rules, &mut actions);
            let Some(&action) = actions.first() else { break };
            for &other in &actions {
                let mut branch = state;
                assert_eq!(branch.check(&rules, other), Ok(()));
                assert_eq!(branch.apply(&rules, other, &mut tikal::game::NoEvents), Ok(()));
            }
            assert_eq!(state.apply(&rules, action, &mut tikal::game::NoEvents), Ok(()));
        }
    });
    assert_eq!(counted.count_total, 0);
}

fn legend() -> tikal::legend::Variant {
    tikal::legend::check_text(include_str!("../variants/legend/legend.ron")).0.unwrap()
}

/// The beginning of a game of Legend in each scenario.
fn begun(rules: &tikal::legend::Variant, players: u8) -> Vec<tikal::legend::State> {
    let setup = |scenario: &tikal::legend::Scenario| tikal::legend::Setup {
        scenario: Some(scenario.id.clone()),
        first: Seat::default(),
    };
    rules.scenarios().iter().map(|scenario| tikal::legend::State::new(rules, players, &setup(scenario))).collect()
}

#[test]
fn whole_games_of_legend_allocate_nothing() {
    let rules = legend();
    for players in 2..=4 {
        let begun = begun(&rules, players);
        let mut random = Xoshiro256PlusPlus::seed_from_u64(u64::from(players));
        let (mut actions, mut outcomes) = (Vec::with_capacity(1 << 12), Vec::with_capacity(1 << 8));
        let mut played = 0;
        let counted = allocation_counter::measure(|| {
            for mut state in begun.iter().copied() {
                played += state.play_randomly(&rules, &mut random, &mut actions, &mut outcomes);
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players");
        assert!(played > 5 * 200, "{played} actions are no whole games");
    }
}

#[test]
fn branching_in_legend_allocates_nothing() {
    let rules = legend();
    let mut state = begun(&rules, 3)[0];
    let mut random = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut actions = Vec::with_capacity(1 << 12);
    let counted = allocation_counter::measure(|| {
        for _ in 0..250 {
            state.legal_actions(&rules, &mut actions);
            let Some(&action) = actions.get(random.random_range(0..actions.len().max(1))) else { break };
            for &other in &actions {
                let mut branch = state;
                assert_eq!(branch.check(&rules, other), Ok(()));
                assert_eq!(branch.apply(&rules, other, &mut tikal::game::NoEvents), Ok(()));
            }
            assert_eq!(state.apply(&rules, action, &mut tikal::game::NoEvents), Ok(()));
        }
    });
    assert_eq!(counted.count_total, 0);
}

#[test]
fn games_of_chac_and_branching_in_them_allocate_nothing() {
    let rules = tikal::chac::check_text(include_str!("../variants/chac/temple.ron")).0.unwrap();
    for players in 2..=6 {
        let begun = tikal::chac::State::new(&rules, players, &tikal::chac::Setup::default());
        let mut random = Xoshiro256PlusPlus::seed_from_u64(u64::from(players));
        let (mut actions, mut outcomes) = (Vec::with_capacity(1 << 9), Vec::with_capacity(1 << 9));
        let (mut played, mut branched) = (0, 0);
        let counted = allocation_counter::measure(|| {
            for _ in 0..20 {
                let mut state = begun;
                played += state.play_randomly(&rules, &mut random, &mut actions, &mut outcomes);
            }
            let mut state = begun;
            loop {
                state.legal_actions(&rules, &mut actions);
                let Some(&action) = actions.get(random.random_range(0..actions.len().max(1))) else { break };
                for &other in &actions {
                    let mut branch = state;
                    assert_eq!(branch.apply(&rules, other, &mut tikal::game::NoEvents), Ok(()));
                    branched += 1;
                }
                assert_eq!(state.apply(&rules, action, &mut tikal::game::NoEvents), Ok(()));
            }
        });
        assert_eq!(counted.count_total, 0, "{players} players");
        assert!(played > 20 * 60 && branched > 500, "{played} actions and {branched} branches are no whole games");
    }
}

/// Whole games in one window, one after the other.
#[cfg(feature = "window")]
mod games {
    use tikal::app::command::Command;
    use tikal::app::route::Screen;
    use tikal::app::tikal::command::Ask;
    use tikal::tikal::Phase;

    use crate::driver::Driver;

    /// Games that fill what is kept for as long as the program runs, such as pictures of letters.
    const FIRST: usize = 3;
    const MORE: usize = 7;
    /// Of a game more than that may not stay behind, in bytes. With debug assertions the window library keeps where every
    /// id comes from, some 160 KB a game, as each visit of a screen has ids of its own; a game itself has 600 KB.
    const LITTLE: i64 = 256 << 10;
    /// Actions between two frames.
    const STRIDE: usize = 10;

    /// Plays a game to the final table, looks at it, and goes home.
    fn play(driver: &mut Driver) {
        driver.execute(Command::Show(Screen::Home));
        driver.new_game(7, false);
        while driver.state().phase() != Phase::Over {
            let action = driver.next_action();
            driver.send_ask(Ask::Play(action));
            if driver.steps().is_multiple_of(STRIDE) {
                driver.run();
            }
        }
        driver.run();
        assert!(driver.shows("Final score"));
        driver.execute(Command::Show(Screen::Home));
    }

    #[test]
    fn ten_games_in_a_row_leave_nothing_behind() {
        let mut driver = Driver::new([1024.0, 700.0]);
        for _ in 0..FIRST {
            play(&mut driver);
        }
        let kept: Vec<i64> =
            (0..MORE).map(|_| allocation_counter::measure(|| play(&mut driver)).bytes_current).collect();
        assert!(kept.iter().sum::<i64>() < LITTLE * i64::try_from(MORE).unwrap(), "{kept:?} bytes stay behind");
    }
}
