//! Games survive whatever ends the program or stops its writing: it is killed at random moments and at each system call
//! of a write, the disk is full, the folder cannot be written, and every action that it had acknowledged is there again.
//!
//! The tests here kill a process of this test program that plays as fast as computers do; those in `window`, which
//! `scripts/kill.sh` runs on a screen of its own, the real window. Only the moment of a kill is left to chance and to the
//! clock: what has to have happened before is waited for.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]
#![expect(clippy::print_stdout, reason = "what a process has acknowledged, and how often it was killed")]

#[path = "killed/pointer.rs"]
mod pointer;
#[path = "killed/window.rs"]
mod window;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tikal::game::{DealerDef, Journal, Line, Player, Record, RecordOptions, SeatRecord, Session, text_of};
use tikal::games::{GameId, Listed};
use tikal::library::{Libraries, Shelf, Shipped, journal_of};
use tikal::with_game;

/// The folder in which a process of this test program plays; it plays only where this is set.
const FOLDER: &str = "TIKAL_TEST_PLAYS_IN";
/// The number of times that the processes are killed, in place of the usual one.
const KILLS: &str = "TIKAL_TEST_KILLS";

/// The longest time that anything may take, on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(1);

fn kills(usual: u64) -> u64 {
    std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(usual)
}

/// A game that plays itself, always the same for the same seed, with actions taken back and played again.
struct Play<G: Listed + Shipped> {
    session: Session<G>,
    random: SmallRng,
}

/// The game of this seed: of one after the other.
fn game_of(seed: u64) -> GameId {
    GameId::ALL[(seed % GameId::ALL.len() as u64) as usize]
}

impl<G: Listed + Shipped> Play<G> {
    fn new(seed: u64) -> Self {
        let rules = Arc::clone(Libraries::built_in().of::<G>().find(G::STANDARD).unwrap());
        let start = G::new(&rules, 3, &G::Setup::default());
        let (session, _) = Session::new(rules, start, DealerDef::Seed(seed));
        Self { session, random: SmallRng::seed_from_u64(seed) }
    }

    fn record(&self) -> Record<G> {
        let seat = |name: &str| SeatRecord { name: name.to_owned(), colour: String::new(), player: Player::Human };
        Record::of(&self.session, vec![seat("a"), seat("b"), seat("c")], RecordOptions::default())
    }

    /// Does something, and says it in lines; nothing once the game is over.
    fn next(&mut self) -> Option<Vec<Line>> {
        let before = self.session.actions().len();
        let what = self.random.random_range(0..10);
        if what == 0 && self.session.undo() {
            return Some(vec![Line::Undo(self.session.actions().len())]);
        }
        if what == 1 && self.session.redo().is_some() {
            return Some(vec![Line::Redo(self.session.actions().len())]);
        }
        let mut legal = Vec::new();
        self.session.state().legal_actions(self.session.rules(), &mut legal);
        if legal.is_empty() {
            return None;
        }
        self.session.play(legal[self.random.random_range(0..legal.len())]).unwrap();
        let rules = self.session.rules();
        Some(self.session.actions().skip(before).map(|action| Line::Play(text_of::<G>(rules, action))).collect())
    }
}

/// Not a test: what a process does that is to be killed. It plays and prints how many lines it knows to be kept.
#[test]
fn process_that_plays() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let seed: u64 = std::env::var("TIKAL_TEST_SEED").unwrap().parse().unwrap();
    with_game!(game_of(seed), G => plays(Play::<G>::new(seed), Path::new(&folder), seed));
}

fn plays<G: Listed + Shipped>(mut play: Play<G>, folder: &Path, seed: u64) {
    let waker: tikal::library::Waker = Arc::new(|| {});
    let shelf = Shelf::new(folder.to_owned());
    let mut file = shelf.begin("game", journal_of(play.record(), usize::MAX).unwrap(), waker);
    let (mut told, mut pauses) = (0, SmallRng::seed_from_u64(!seed));
    while let Some(lines) = play.next() {
        for line in lines {
            file.add(line);
        }
        if file.kept() > told {
            told = file.kept();
            println!("kept {told}");
        }
        // As fast as computers, with a thought now and then.
        if pauses.random_range(0..4) == 0 {
            std::thread::sleep(Duration::from_millis(pauses.random_range(0..20)));
        }
    }
    // Where writing fails it is tried again.
    while file.is_behind() {
        std::thread::sleep(Duration::from_millis(20));
    }
    println!("kept {}", file.kept());
}

/// A process of this test program that plays in a folder, run by `runner` if one is given.
fn process(runner: &[String], folder: &Path, seed: u64) -> Child {
    let own = std::env::current_exe().unwrap();
    let mut command = match runner {
        [] => Command::new(own),
        [program, arguments @ ..] => {
            let mut command = Command::new(program);
            command.args(arguments).arg(own);
            command
        }
    };
    command.args(["--exact", "process_that_plays", "--nocapture", "--test-threads=1"]);
    command.env(FOLDER, folder).env("TIKAL_TEST_SEED", seed.to_string());
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap()
}

/// The numbers that the process prints, as they come: so many lines are kept.
fn acknowledgements(process: &mut Child) -> mpsc::Receiver<usize> {
    let output = BufReader::new(process.stdout.take().unwrap());
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || {
        let numbers = output.lines().map_while(Result::ok).filter_map(|line| line.rsplit_once("kept ")?.1.parse().ok());
        // Whoever listens no longer has heard enough.
        numbers.map(|number| sender.send(number)).take_while(Result::is_ok).for_each(drop);
    });
    receiver
}

/// The last number that the process printed before it ended.
fn acknowledged(process: &mut Child) -> usize {
    acknowledgements(process).iter().last().unwrap_or(0)
}

/// The lines that the game of this seed says, from its first.
fn lines_of<G: Listed + Shipped>(seed: u64) -> Vec<Line> {
    let mut play = Play::<G>::new(seed);
    let dealt = play.record().actions.into_iter().map(Line::Play);
    let mut lines: Vec<Line> = dealt.collect();
    while let Some(more) = play.next() {
        lines.extend(more);
    }
    lines
}

/// Checks the game in the folder against what was acknowledged, and returns how many lines the file has.
fn check(folder: &Path, seed: u64, acknowledged: usize) -> usize {
    with_game!(game_of(seed), G => check_of::<G>(folder, seed, acknowledged))
}

fn check_of<G: Listed + Shipped>(folder: &Path, seed: u64, acknowledged: usize) -> usize {
    let path = folder.join("game.tikal");
    if acknowledged == 0 && !path.exists() {
        return 0;
    }
    let bytes = std::fs::read(&path).unwrap();
    let journal = Journal::read(&bytes).unwrap();
    let kept: Vec<Line> = journal.lines.into_iter().map(|(_, line)| line).collect();
    let played = lines_of::<G>(seed);
    assert_eq!(kept[..], played[..kept.len()], "seed {seed}: what is kept is what was played");
    // What stands in the file from the first counts as one line.
    let first = Play::<G>::new(seed).session.actions().len();
    assert!(kept.len() + 1 >= acknowledged + first, "seed {seed}: {} lines of {acknowledged} are there", kept.len());
    // The file loads, and the game goes on in it.
    let libraries = Libraries::built_in();
    let resumed = Shelf::new(folder.to_owned()).open::<G>(&path, libraries.of(), Arc::new(|| {})).unwrap();
    assert!(resumed.game.stopped.is_none() && resumed.aside.is_none());
    kept.len()
}

#[test]
fn no_acknowledged_action_is_lost_by_a_kill_at_any_moment() {
    let mut random = SmallRng::seed_from_u64(8);
    let (mut most, mut all) = (0, 0);
    let kills = kills(60);
    for seed in 0..kills {
        let folder = tempfile::tempdir().unwrap();
        let mut process = process(&[], folder.path(), seed);
        let told = acknowledgements(&mut process);
        // Every second one is killed whenever that may be, such as before it plays; the others once something is kept.
        let first = if seed % 2 == 0 { told.recv_timeout(PATIENCE).unwrap() } else { 0 };
        std::thread::sleep(Duration::from_millis(random.random_range(0..400)));
        process.kill().unwrap();
        process.wait().unwrap();
        let acknowledged = told.iter().last().unwrap_or(first);
        let lines = check(folder.path(), seed, acknowledged);
        (most, all) = (most.max(lines), all + acknowledged);
    }
    println!("killed {kills} times: {all} lines were acknowledged, none was lost; the longest file had {most}");
    assert!(all > 0, "nothing was ever acknowledged");
}

/// True if system calls can be made to fail here; where everything has to be tried, they must.
fn has_strace() -> bool {
    let has_strace = Command::new("strace").arg("-V").output().is_ok_and(|answer| answer.status.success());
    assert!(has_strace || std::env::var_os("CI").is_none(), "strace is needed");
    if !has_strace {
        println!("without strace this is not tried");
    }
    has_strace
}

/// The command that runs a process so that `inject` happens to its calls of this name, if a path is given only to those
/// about it.
fn traced(call: &str, inject: &str, path: Option<&Path>) -> Vec<String> {
    let (trace, inject) = (format!("trace={call}"), format!("inject={call}:{inject}"));
    let mut runner: Vec<String> =
        ["strace", "-f", "-qq", "-o", "/dev/null", "-e", &trace, "-e", &inject].map(str::to_owned).to_vec();
    runner.extend(path.into_iter().flat_map(|path| ["-P".to_owned(), path.display().to_string()]));
    runner
}

#[test]
fn what_cannot_be_written_is_written_later() {
    if !has_strace() {
        return;
    }
    // A full disk, a disk that fails, a folder that cannot be written, for a while and then no more.
    for (call, inject, is_of_the_file) in [
        ("write", "error=ENOSPC:when=2..4", true),
        ("fdatasync", "error=EIO:when=3..4", true),
        ("fsync", "error=EIO:when=1..2", false),
        ("renameat", "error=EROFS:when=1..2", false),
        ("mkdir", "error=EACCES:when=1..2", false),
        ("flock", "error=EINTR:when=1..2", false),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("games");
        let file = games.join("game.tikal");
        let runner = traced(call, inject, is_of_the_file.then_some(file.as_path()));
        let mut process = process(&runner, &games, 7);
        let acknowledged = acknowledged(&mut process);
        assert!(process.wait().unwrap().success(), "{call}");
        let lines = check(&games, 7, acknowledged);
        assert_eq!(
            lines,
            with_game!(game_of(7), G => lines_of::<G>(7)).len(),
            "{call}: in the end everything is there"
        );
    }
}

#[test]
fn no_acknowledged_action_is_lost_at_any_system_call() {
    if !has_strace() {
        return;
    }
    let (mut killed, mut all) = (0, 0);
    // The calls by which the game's own file is written and synced, and those by which files are found, created, locked,
    // synced and put in their place.
    let of_the_file = ["write", "fdatasync", "statx"].map(|call| (call, true));
    let of_any = ["openat", "fsync", "renameat", "flock", "mkdir", "unlink"].map(|call| (call, false));
    for (call, is_of_the_file) in of_the_file.into_iter().chain(of_any) {
        for time in [1, 2, 3, 5, 8, 13, 21, 34] {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("game.tikal");
            let inject = format!("signal=SIGKILL:when={time}");
            let runner = traced(call, &inject, is_of_the_file.then_some(file.as_path()));
            let mut process = process(&runner, folder.path(), time);
            let acknowledged = acknowledged(&mut process);
            let is_killed = !process.wait().unwrap().success();
            killed += usize::from(is_killed);
            all += acknowledged;
            check(folder.path(), time, acknowledged);
            if !is_killed {
                break;
            }
        }
    }
    println!("killed at {killed} system calls: {all} lines were acknowledged, none was lost");
    assert!(killed >= 20, "{killed}");
}
