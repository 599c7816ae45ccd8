//! The cost of one frame of the window: layout and tessellation of a full, late board of four players, on the processor
//! alone.
//!
//! `cargo bench --bench frame` prints the time of a frame; the median is the figure to quote. Nothing is rendered: the
//! work of a graphics card is not measured.

#![expect(clippy::expect_used, reason = "a measurement that cannot be made should stop")]

mod window;

use std::cell::RefCell;

use divan::Bencher;
use tikal::app::command::Command;
use tikal::app::kit::settings::Pace;
use tikal::app::tikal::command::{Ask, TableAsk, TableCommand};
use tikal::app::tikal::table::Selection;
use tikal::app::{Given, Services};
use tikal::game::Player;
use tikal::library::{TikalLibrary, open_record, save_record};
use tikal::tikal::Action;
use window::Window;

fn main() {
    divan::main();
}

const RECORD: &str = "tests/playthroughs/classic-4-draw.tikal";
/// A window with a game shortly before its end.
fn window(pixels_per_point: f32) -> Window {
    let given = Given { motion: Some(Pace::Slow), ..Services::for_tests().given };
    let mut window = Window::new(Services { given, ..Services::for_tests() }, pixels_per_point);
    let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
    let game = open_record(RECORD.as_ref(), &TikalLibrary::built_in()).expect("a record");
    let mut record = game.record;
    let rules = game.session.rules();
    let mut legal = Vec::new();
    let last = game.session.plies().rposition(|(_, before, _)| {
        before.legal_actions(rules, &mut legal);
        let walks = legal.iter().any(|action| matches!(action, Action::Move { .. }));
        before.occupied() == rules.cells() && before.points() >= 5 && walks
    });
    let last = last.expect("the board fills");
    record.actions.truncate(last);
    for seat in &mut record.seats {
        seat.player = Player::Human;
    }
    save_record(file.path(), &record).expect("a record can be written");
    window.execute(Command::Open(file.path().to_owned()));
    for _ in 0..8 {
        window.frame();
    }
    let table = window.app.table_of::<tikal::tikal::State>().expect("a game is at the table");
    assert_eq!(table.steps(), last, "nobody plays while it is measured");
    window
}

/// Nothing happens: a frame as it is drawn when the window was covered and comes to the front.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn idle(bencher: Bencher) {
    let mut window = window(1.0);
    bencher.bench_local(|| window.frame());
}

/// A piece is chosen, and every cell in its reach is marked.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn choosing(bencher: Bencher) {
    let mut window = window(1.0);
    let table = window.app.table_of::<tikal::tikal::State>().expect("a game is at the table");
    let walk = table.legal().iter().find_map(|action| match *action {
        Action::Move { piece, from, .. } => Some(Selection { cell: from, piece: Some(piece) }),
        _ => None,
    });
    window.execute(TableAsk::Own(Ask::Select(Some(walk.expect("somebody can walk")))));
    bencher.bench_local(|| window.frame());
}

/// A piece walks over the board, on a screen with twice as many pixels to a point.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn moving_at_double_scale(bencher: Bencher) {
    let window = RefCell::new(window(2.0));
    let keep_moving = || {
        let mut window = window.borrow_mut();
        let table = window.app.table_of::<tikal::tikal::State>().expect("a game is at the table");
        if table.motion().is_moving() {
            return;
        }
        let walk = table.history().lines().iter().rposition(|line| line.text.starts_with("move"));
        let walk = walk.expect("somebody walked");
        for step in [walk, walk + 1] {
            window.execute(TableCommand::LookBack(Some(step)));
            window.frame();
        }
        assert!(
            window.app.table_of::<tikal::tikal::State>().is_some_and(|table| table.motion().is_moving()),
            "a piece walks"
        );
    };
    bencher.with_inputs(keep_moving).bench_local_values(|()| window.borrow_mut().frame());
}
