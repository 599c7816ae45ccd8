//! Games survive whatever ends the program or stops its writing: it is killed at random moments and at each system call
//! of a write, the disk is full, the folder cannot be written, and every action that it had acknowledged is there again.
//!
//! The quick tests kill a process of this test program that plays as fast as computers do. The slow ones, which
//! `scripts/kill.sh` runs on a screen of its own, kill the real window.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]
#![expect(clippy::print_stdout, reason = "what a process has acknowledged, and how often it was killed")]

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tikal::game::{DealerDef, Journal, Line, Player, Record, RecordOptions, SeatRecord, text_of};
use tikal::library::{CLASSIC, Drafts, Library, Shelf, journal_of};
use tikal::tikal::{Setup, State, TikalSession};

/// The folder in which a process of this test program plays; it plays only where this is set.
const FOLDER: &str = "TIKAL_TEST_PLAYS_IN";
/// How often the processes are killed, in place of the usual number.
const KILLS: &str = "TIKAL_TEST_KILLS";

fn kills(usual: u64) -> u64 {
    std::env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(usual)
}

/// A game that plays itself, always the same for the same seed, with actions taken back and played again.
struct Play {
    session: TikalSession,
    random: SmallRng,
}

impl Play {
    fn new(seed: u64) -> Self {
        let rules = Arc::clone(Library::built_in().find(CLASSIC).unwrap());
        let start = State::new(&rules, 3, &Setup::default());
        let (session, _) = TikalSession::new(rules, start, DealerDef::Seed(seed));
        Self { session, random: SmallRng::seed_from_u64(seed) }
    }

    fn record(&self) -> Record<State> {
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
        Some(self.session.actions().skip(before).map(|action| Line::Play(text_of::<State>(rules, action))).collect())
    }
}

/// Not a test: what a process does that is to be killed. It plays and prints how many lines it knows to be kept.
#[test]
fn process_that_plays() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let seed: u64 = std::env::var("TIKAL_TEST_SEED").unwrap().parse().unwrap();
    let mut play = Play::new(seed);
    let waker: tikal::library::Waker = Arc::new(|| {});
    let shelf = Shelf::new(PathBuf::from(folder));
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

/// The last number that the process printed: so many lines were kept.
fn acknowledged(process: &mut Child) -> usize {
    let mut text = String::new();
    BufReader::new(process.stdout.take().unwrap()).read_to_string(&mut text).unwrap();
    text.lines().filter_map(|line| line.rsplit_once("kept ")?.1.parse().ok()).next_back().unwrap_or(0)
}

/// The lines that the game of this seed says, from its first.
fn lines_of(seed: u64) -> Vec<Line> {
    let mut play = Play::new(seed);
    let dealt = play.record().actions.into_iter().map(Line::Play);
    let mut lines: Vec<Line> = dealt.collect();
    while let Some(more) = play.next() {
        lines.extend(more);
    }
    lines
}

/// Checks the game in the folder against what was acknowledged, and returns how many lines the file has.
fn check(folder: &Path, seed: u64, acknowledged: usize) -> usize {
    let path = folder.join("game.tikal");
    if acknowledged == 0 && !path.exists() {
        return 0;
    }
    let bytes = std::fs::read(&path).unwrap();
    let journal = Journal::read(&bytes).unwrap();
    let kept: Vec<Line> = journal.lines.into_iter().map(|(_, line)| line).collect();
    let played = lines_of(seed);
    assert_eq!(kept[..], played[..kept.len()], "seed {seed}: what is kept is what was played");
    // What stands in the file from the first counts as one line.
    let first = Play::new(seed).session.actions().len();
    assert!(kept.len() + 1 >= acknowledged + first, "seed {seed}: {} lines of {acknowledged} are there", kept.len());
    // The file loads, and the game goes on in it.
    let resumed = Shelf::new(folder.to_owned()).open::<State>(&path, &Library::built_in(), Arc::new(|| {})).unwrap();
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
        std::thread::sleep(Duration::from_millis(random.random_range(0..400)));
        process.kill().unwrap();
        let acknowledged = acknowledged(&mut process);
        process.wait().unwrap();
        let lines = check(folder.path(), seed, acknowledged);
        (most, all) = (most.max(lines), all + acknowledged);
    }
    println!("killed {kills} times: {all} lines were acknowledged, none was lost; the longest file had {most}");
    assert!(all > 0, "nothing was ever acknowledged");
}

/// Whether system calls can be made to fail here; where everything has to be tried, they must.
fn has_strace() -> bool {
    let has_strace = Command::new("strace").arg("-V").output().is_ok_and(|answer| answer.status.success());
    assert!(has_strace || std::env::var_os("CI").is_none(), "strace is needed");
    if !has_strace {
        println!("without strace this is not tried");
    }
    has_strace
}

/// What runs a process so that `inject` happens to its calls of this name, if a path is given only to those about it.
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
        assert_eq!(lines, lines_of(7).len(), "{call}: in the end everything is there");
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

// ---- The real window ---------------------------------------------------------------------------------

/// The real program in a home of its own, with this record opened. What it writes of its journals goes to `log`.
fn window(home: &Path, record: &Path, log: &Path) -> Child {
    let mut command = Command::new(std::env::var_os("TIKAL_TEST_BINARY").unwrap_or(env!("CARGO_BIN_EXE_tikal").into()));
    let log = std::fs::File::options().create(true).append(true).open(log).unwrap();
    command.arg(record).env("RUST_LOG", "tikal::library::journal=debug,tikal::library::drafts=debug");
    for (name, folder) in
        [("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("XDG_STATE_HOME", "state"), ("HOME", "home")]
    {
        command.env(name, home.join(folder));
    }
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().unwrap()
}

/// What `xdotool` says to these arguments. A window that never comes is waited for a minute, not for ever.
fn xdotool(arguments: &[&str]) -> String {
    let output = Command::new("timeout").args(["60", "xdotool"]).args(arguments).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The window of a process, once it is shown; it has the keyboard then.
fn shown(process: &Child) -> String {
    let found = xdotool(&["search", "--sync", "--onlyvisible", "--pid", &process.id().to_string()]);
    let window = found.lines().next_back().unwrap().to_owned();
    xdotool(&["windowfocus", "--sync", &window]);
    window
}

/// Lets the computers go on in a record that was opened, which stands still until it is asked.
fn go_on(process: &Child) {
    xdotool(&["key", "--window", &shown(process), "h"]);
}

/// A record to be opened of a game that these play, in which the first tile was placed.
fn record_to_play(folder: &Path, name: &str, seed: u64, players: &[Player]) -> PathBuf {
    let mut play = Play::new(seed);
    while play.session.state().points() == 0 || play.session.state().hand().is_some() {
        play.next();
    }
    let mut record = play.record();
    for ((seat, player), colour) in record.seats.iter_mut().zip(players).zip(["red", "blue", "green"]) {
        (seat.player, seat.colour) = (player.clone(), colour.to_owned());
    }
    let path = folder.join(name).with_extension("tikal");
    std::fs::write(&path, record.write().unwrap()).unwrap();
    path
}

/// For each file that the log names, how many lines were kept in it.
fn logged(log: &Path) -> Vec<(PathBuf, usize)> {
    let mut found: Vec<(PathBuf, usize)> = Vec::new();
    for line in BufReader::new(std::fs::File::open(log).unwrap()).lines().map_while(Result::ok) {
        let Some((count, path)) = line.split_once(" lines are kept in ") else { continue };
        let count = count.rsplit(' ').next().and_then(|count| count.parse().ok()).unwrap();
        let path = PathBuf::from(path);
        match found.iter_mut().find(|(known, _)| *known == path) {
            Some((_, known)) => *known = count,
            None => found.push((path, count)),
        }
    }
    found
}

/// Checks every file that the log names, and returns how many lines were acknowledged in all.
fn check_logged(home: &Path, log: &Path) -> usize {
    let mut all = 0;
    let shelf = Shelf::new(home.join("data/tikal/games"));
    for (path, acknowledged) in logged(log) {
        let bytes = std::fs::read(&path).unwrap_or_else(|error| {
            let beside: Vec<_> = std::fs::read_dir(shelf.folder()).into_iter().flatten().flatten().collect();
            panic!("{}: {error}; beside it: {beside:?}, in the bin: {:?}", path.display(), shelf.bin())
        });
        let lines = match Journal::read(&bytes) {
            // What stood in the file from the first counts as one line.
            Some(journal) => journal.lines.len() + 1,
            // A finished game is a record: every action has a line.
            None => usize::MAX,
        };
        assert!(lines >= acknowledged, "{}: {lines} lines of {acknowledged} are there", path.display());
        let resumed = shelf.open::<State>(&path, &Library::built_in(), Arc::new(|| {})).unwrap();
        assert!(resumed.game.stopped.is_none() && resumed.aside.is_none());
        all += acknowledged;
    }
    assert!(std::fs::read_dir(shelf.folder().join("set aside")).is_err(), "nothing is set aside");
    all
}

/// A home with settings under which computers play without pauses and nothing moves.
fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let config = home.path().join("config/tikal");
    std::fs::create_dir_all(&config).unwrap();
    std::fs::write(config.join("settings.ron"), "(computer_pause: 0.0, motion: Some(Off), recap: false)").unwrap();
    home
}

#[test]
#[ignore = "needs a screen and takes minutes: run scripts/kill.sh"]
fn the_real_window_is_killed_while_computers_play() {
    let mut random = SmallRng::seed_from_u64(1);
    let (kills, mut all) = (kills(150), 0);
    for seed in 0..kills {
        let home = home();
        let log = home.path().join("log");
        let players = ["novice", "random", "novice"].map(|level| Player::Computer(level.to_owned()));
        let record = record_to_play(home.path(), "start", seed, &players);
        let mut process = window(home.path(), &record, &log);
        // Now and then it is killed while it starts.
        if random.random_range(0..8) > 0 {
            go_on(&process);
        }
        std::thread::sleep(Duration::from_millis(random.random_range(100..2000)));
        process.kill().unwrap();
        process.wait().unwrap();
        all += check_logged(home.path(), &log);
    }
    println!("killed {kills} times while computers played: {all} lines were acknowledged, none was lost");
    assert!(all > 0);
}

#[test]
#[ignore = "needs a screen and takes minutes: run scripts/kill.sh"]
fn the_real_window_is_killed_while_a_person_plays_by_keys() {
    let mut random = SmallRng::seed_from_u64(2);
    let (kills, mut all) = (kills(100), 0);
    for seed in 0..kills {
        let home = home();
        let log = home.path().join("log");
        let players = [Player::Human, Player::Computer("random".to_owned()), Player::Human];
        let record = record_to_play(home.path(), "start", seed, &players);
        let mut process = window(home.path(), &record, &log);
        let window = &shown(&process);
        for _ in 0..random.random_range(5..80) {
            // An explorer or the leader enters, is taken back, enters again, a camp is built, the board is walked over.
            // The keyboard goes to the board by its own key: elsewhere the game could be thrown into the bin.
            let keys = ["e", "e", "shift+e", "ctrl+z", "ctrl+y", "c", "b", "Right", "Down", "Up", "Return", "space"];
            xdotool(&["key", "--window", window, keys[random.random_range(0..keys.len())]]);
        }
        process.kill().unwrap();
        process.wait().unwrap();
        all += check_logged(home.path(), &log);
    }
    println!("killed {kills} times while a person played: {all} lines were acknowledged, none was lost");
    assert!(all > 0);
}

/// The last length of a draft's text that the log says was kept.
fn logged_draft(log: &Path) -> usize {
    let lines = BufReader::new(std::fs::File::open(log).unwrap()).lines().map_while(Result::ok);
    let kept = lines.filter_map(|line| {
        let (count, _) = line.split_once(" bytes of text are kept in ")?;
        count.rsplit(' ').next()?.parse().ok()
    });
    kept.last().unwrap_or(0)
}

#[test]
#[ignore = "needs a screen and takes minutes: run scripts/kill.sh"]
fn the_real_window_is_killed_while_a_variant_is_edited() {
    let mut random = SmallRng::seed_from_u64(4);
    let (kills, mut all) = (kills(30), 0);
    for _ in 0..kills {
        let home = home();
        let log = home.path().join("log");
        let start = home.path().join("start.ron");
        std::fs::copy("variants/duel.ron", &start).unwrap();
        let mut process = window(home.path(), &start, &log);
        let window = &shown(&process);
        // By the list of commands to a copy of the classic variant, and to one of its remarks, which is chosen there:
        // what is typed takes its place.
        let press = |key: &str| xdotool(&["key", "--window", window, key]);
        let letters = |text: &str| xdotool(&["type", "--window", window, "--delay", "5", text]);
        press("ctrl+shift+p");
        letters("edit tikal");
        press("Return");
        std::thread::sleep(Duration::from_millis(300));
        press("ctrl+f");
        letters("drawn before the first");
        press("Return");
        std::thread::sleep(Duration::from_millis(300));
        let typed: String = (0..random.random_range(1..60)).map(|_| random.random_range('a'..='z')).collect();
        letters(&format!("// qq{typed}"));
        std::thread::sleep(Duration::from_millis(random.random_range(0..150)));
        process.kill().unwrap();
        process.wait().unwrap();
        let kept = logged_draft(&log);
        let (drafts, found, errors) = Drafts::open(Some(home.path().join("data/tikal/drafts")), Arc::new(|| {}));
        assert!(errors.is_empty(), "{errors:?}");
        let texts: Vec<&str> = found.iter().map(|(_, draft)| draft.text.as_str()).collect();
        assert!(kept == 0 || texts.len() == 1, "{kept} bytes were kept, and there are {} drafts", texts.len());
        // A draft is whole: the text up to some letter, and never less than what was said to be kept last.
        let line = texts.iter().flat_map(|text| text.lines()).find_map(|line| line.trim().strip_prefix("// qq"));
        if let Some(line) = line {
            assert!(typed.starts_with(line), "{line} is no beginning of {typed}");
            assert!(texts[0].len() >= kept, "{} bytes of {kept} are there", texts[0].len());
            all += line.len();
        }
        drop(drafts);
    }
    println!("killed {kills} times while a variant was edited: {all} letters were kept, no draft was lost");
    assert!(all > 0);
}

#[test]
#[ignore = "needs a screen and takes minutes: run scripts/kill.sh"]
fn two_copies_of_the_real_window_are_killed() {
    let mut random = SmallRng::seed_from_u64(3);
    let (kills, mut all) = (kills(50), 0);
    for seed in 0..kills {
        let home = home();
        let logs = [home.path().join("log1"), home.path().join("log2")];
        let players = ["novice", "random", "novice"].map(|level| Player::Computer(level.to_owned()));
        // Both play a game of the same name.
        let records = ["one", "two"].map(|folder| {
            let folder = home.path().join(folder);
            std::fs::create_dir(&folder).unwrap();
            record_to_play(&folder, "start", seed, &players)
        });
        let mut processes: Vec<Child> =
            records.iter().zip(&logs).map(|(record, log)| window(home.path(), record, log)).collect();
        processes.iter().for_each(go_on);
        std::thread::sleep(Duration::from_millis(random.random_range(100..2000)));
        for process in &mut processes {
            process.kill().unwrap();
            process.wait().unwrap();
        }
        all += logs.iter().map(|log| check_logged(home.path(), log)).sum::<usize>();
    }
    println!("killed two copies {kills} times: {all} lines were acknowledged, none was lost");
    assert!(all > 0);
}
