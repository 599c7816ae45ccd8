//! Whole games.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tikal::app::Services;
use tikal::app::legend::command::Ask;
use tikal::app::table::TableCommand;
use tikal::legend::Phase;

use super::window::{ask, at, legend, play_by_words, table};

const SIZE: [f32; 2] = [1280.0, 800.0];

#[test]
fn random_games_of_two_to_four_are_played_to_their_end_with_a_line_in_the_log_for_every_step() {
    for (seats, seed) in [(2, 1), (3, 2), (4, 3)] {
        let people: Vec<usize> = (0..usize::from(seats)).collect();
        let mut driver = at(SIZE, table(seats, &people, seed), Services::for_tests());
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        for turn in 0.. {
            assert!(turn < 3000, "the game comes to its end");
            if legend(&driver).is_over() {
                break;
            }
            if legend(&driver).covered_for().is_some() {
                driver.execute(TableCommand::LiftCover.into());
            }
            let legal = legend(&driver).legal();
            let action = legal[random.random_range(0..legal.len())];
            let steps = legend(&driver).steps();
            if turn % 3 == 0 {
                play_by_words(&mut driver, action);
            }
            // A tile was laid in another rotation, or what was begun leads elsewhere.
            if legend(&driver).steps() == steps {
                ask(&mut driver, Ask::Play(action));
            }
            assert!(legend(&driver).steps() > steps, "{action:?}: {:?}", legend(&driver).notice());
        }
        assert_eq!(legend(&driver).state().phase(), Phase::Over);
        assert!(driver.shows("The game is over"));
    }
}
