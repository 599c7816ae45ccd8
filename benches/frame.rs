//! The cost of one frame of the window: layout and tessellation of a full, late board of four players, on the processor
//! alone; of Tikal Legend and The Temple of Chac a late game of as many as can play.
//!
//! `cargo bench --bench frame` prints the time of a frame; the median is the figure to quote. Nothing is rendered: the
//! work of a graphics card is not measured.
//!
//! Machines differ, and so does one machine from hour to hour. So versions are compared in one run, pinned to one core and in
//! turn: the programs that `cargo bench --bench frame --no-run` names, each `taskset -c 1 PROGRAM --bench` three times. The
//! scenes stay as they are, so that they can be.

#![expect(clippy::expect_used, reason = "a measurement that cannot be made should stop")]

mod window;

use std::cell::RefCell;

use divan::Bencher;
use tikal::ai::{Judged, Level, self_play};
use tikal::app::command::Command;
use tikal::app::kit::settings::Pace;
use tikal::app::table::TableGame;
use tikal::app::tikal::command::{Ask, TableAsk, TableCommand};
use tikal::app::tikal::table::Selection;
use tikal::app::{Given, Services};
use tikal::game::{Actor, DealerDef, Player, Record, RecordOptions, Rules, Seat, SeatRecord, Session};
use tikal::library::{Library, Shipped, TikalLibrary, open_record, save_record};
use tikal::tikal::Action;
use tikal::{chac, legend};
use window::Window;

fn main() {
    divan::main();
}

const RECORD: &str = "tests/playthroughs/classic-4-draw.tikal";

/// A window with a game at the table.
fn window_with<G: TableGame>(record: &Record<G>, pixels_per_point: f32) -> Window {
    let given = Given { motion: Some(Pace::Slow), ..Services::for_tests().given };
    let mut window = Window::new(Services { given, ..Services::for_tests() }, pixels_per_point);
    let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
    save_record(file.path(), record).expect("a record can be written");
    window.execute(Command::Open(file.path().to_owned()));
    for _ in 0..8 {
        window.frame();
    }
    let table = window.app.table_of::<G>().expect("a game is at the table");
    assert_eq!(table.steps(), record.actions.len(), "nobody plays while it is measured");
    window
}

/// A window with a game of Tikal shortly before its end.
fn window(pixels_per_point: f32) -> Window {
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
    window_with(&record, pixels_per_point)
}

/// A window with a game that novices have played to nine tenths; the person who is to move sees the whole table.
fn late<G: TableGame + Judged + Shipped>() -> Window {
    let rules = Library::<G>::built_in().find(G::STANDARD).expect("the program has this variant").clone();
    let players = *rules.players().end();
    let played = self_play::<G>(&rules, players, &G::Setup::default(), (Level::Novice, 1), 1);
    let most = played.plies.len() * 9 / 10;
    let last = played.plies[..most].iter().rposition(|(_, before)| matches!(before.actor(), Actor::Seat(_)));
    let last = last.expect("somebody decides");
    let (actions, start) = (&played.plies[..last], played.plies[0].1.clone());
    let actions: Vec<G::Action> = actions.iter().filter_map(|(action, _)| *action).collect();
    let (session, stopped) = Session::replay(rules.clone(), start, DealerDef::Seed(1), &actions);
    assert!(stopped.is_none(), "what was played can be played again");
    let seat = |&seat: &Seat| SeatRecord {
        name: format!("Player {}", seat.index()),
        colour: rules.colours()[seat.index()].clone(),
        player: if session.state().actor() == Actor::Seat(seat) {
            Player::Human
        } else {
            Player::Computer(Level::Novice.id().to_owned())
        },
    };
    window_with(
        &Record::of(&session, Seat::ALL[..usize::from(players)].iter().map(seat).collect(), RecordOptions::default()),
        1.0,
    )
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

/// A late game of Tikal Legend in which nothing happens.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn legend_idle(bencher: Bencher) {
    let mut window = late::<legend::State>();
    bencher.bench_local(|| window.frame());
}

/// A late game of The Temple of Chac in which nothing happens.
#[divan::bench(sample_count = 300, sample_size = 1)]
fn chac_idle(bencher: Bencher) {
    let mut window = late::<chac::State>();
    bencher.bench_local(|| window.frame());
}
