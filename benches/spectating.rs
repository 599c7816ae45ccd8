//! The cost of the window while four experts play a whole game in it: the time of the processor that the thread of the
//! window takes for each frame, layout and tessellation, while the experts think on threads of their own.
//!
//! `cargo bench --bench spectating` plays one game, which takes some minutes, and prints the largest frame and how the
//! others are; `-- 20` ends after so many seconds. Nothing is rendered.

#![expect(clippy::expect_used, reason = "a measurement that cannot be made should stop")]
#![expect(clippy::disallowed_methods, reason = "what is measured is time")]

mod window;

use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use tikal::ai::Level;
use tikal::app::command::Command;
use tikal::app::kit::settings::Pace;
use tikal::app::tikal::command::TableCommand;
use tikal::app::{Given, Services, Thinking};
use tikal::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord};
use tikal::library::{CLASSIC, TikalLibrary, save_record};
use tikal::tikal::{Phase, Setup, State, TikalRecord, TikalSession, TurnRule};
use window::Window;

/// The time that no frame may take.
const LIMIT: Duration = Duration::from_millis(50);
/// The time between two frames.
const FRAME: Duration = Duration::from_micros(16_667);
const NAMES: [&str; 4] = ["Ana", "Ben", "Cid", "Dee"];

/// A window in which four experts play, at the pace and with the motion of the usual settings.
fn window() -> Window {
    let given = Given { pause: Some(0.2), motion: Some(Pace::Normal), ..Services::for_tests().given };
    let services = Services { thinking: Thinking::Worker, given, ..Services::for_tests() };
    let mut window = Window::new(services, 1.0);
    let library = TikalLibrary::built_in();
    let rules = library.find(CLASSIC).expect("it is built in");
    let start = State::new(rules, 4, &Setup::new(TurnRule::Draw, Seat::default()));
    let (session, _) = TikalSession::new(std::sync::Arc::clone(rules), start, DealerDef::Seed(7));
    let seats: Vec<SeatRecord> = NAMES
        .iter()
        .zip(&rules.def().players.colours)
        .map(|(name, colour)| SeatRecord {
            name: (*name).to_owned(),
            colour: colour.clone(),
            player: Player::Computer(Level::Expert.id().to_owned()),
        })
        .collect();
    let record = TikalRecord::of(&session, seats, RecordOptions::default());
    let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
    save_record(file.path(), &record).expect("a record can be written");
    window.execute(Command::Open(file.path().to_owned()));
    // A record that was opened stands still.
    window.execute(TableCommand::GoOn);
    window
}

fn main() {
    // Cargo passes an argument of its own.
    let most = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).map(Duration::from_secs);
    let (mut window, begun) = (window(), Instant::now());
    let (mut frames, mut is_over) = (Vec::new(), false);
    while !is_over && most.is_none_or(|most| begun.elapsed() < most) {
        let (shown, before) = (Instant::now(), ThreadTime::now());
        window.frame();
        frames.push(before.elapsed());
        is_over = window.app.table_of::<tikal::tikal::State>().expect("a game is at the table").state().phase()
            == Phase::Over;
        // The time of the window goes on by the same as that of the experts.
        std::thread::sleep(FRAME.saturating_sub(shown.elapsed()));
    }
    let turns = window.app.table_of::<tikal::tikal::State>().expect("a game is at the table").state().turn();
    // The first frames lay out letters that were never seen before.
    let first: Vec<Duration> = frames.drain(..frames.len().min(3)).collect();
    frames.sort_unstable();
    let at = |share: usize| frames.get((frames.len().saturating_sub(1)) * share / 1000).copied().unwrap_or_default();
    println!(
        "four experts, {turns} turns, {} frames, the game {}",
        frames.len(),
        if is_over { "is over" } else { "goes on" }
    );
    println!("the first frames   {first:?}");
    println!("median             {:?}", at(500));
    println!("999 of 1000 below  {:?}", at(999));
    println!("largest            {:?}, {} {LIMIT:?}", at(1000), if at(1000) <= LIMIT { "within" } else { "above" });
}
