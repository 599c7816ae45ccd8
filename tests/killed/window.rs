//! The real window is killed while computers play, while a person plays by keys, in two copies, and while a variant is
//! edited.
//!
//! Each step waits for what the program writes into its log once the step is done, and is repeated where that does not
//! come. So that something is kept in each run, however slow the machine and however few the kills, most kills come
//! after something was; the others at any moment, such as while the program starts.

#![expect(clippy::disallowed_methods, reason = "what never comes is waited for a minute, by the clock")]

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use tikal::game::{Journal, Player};
use tikal::library::{Drafts, Shelf, TikalLibrary};
use tikal::tikal::State;

use super::{PATIENCE, Play, kills};

/// The words of the log about a game that is kept, between the number of its lines and its file.
const GAME_IS_KEPT: &str = " lines are kept in ";
/// Its words about a draft, between the length of its text and its file.
pub const DRAFT_IS_KEPT: &str = " bytes of text are kept in ";

/// A step whose sign has not come after this long is done again.
const AGAIN: Duration = Duration::from_secs(8);

/// Waits until it is so, but no longer than this.
pub fn wait_for(most: Duration, is_so: impl Fn() -> bool) -> bool {
    let begun = Instant::now();
    loop {
        if is_so() {
            return true;
        }
        if begun.elapsed() > most {
            return false;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The answer of `xdotool` to these arguments. A window that never comes is waited for a minute, not for ever.
fn xdotool(arguments: &[&str]) -> String {
    let patience = PATIENCE.as_secs().to_string();
    let output = Command::new("timeout").args([&patience, "xdotool"]).args(arguments).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// The real program in a home of its own; it is killed at the latest when this is dropped.
pub struct Window {
    process: Child,
    pub log: PathBuf,
}

impl Drop for Window {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Window {
    /// The program with this file opened. What it writes of its steps goes to `log`.
    pub fn open(home: &Path, file: &Path, log: &Path) -> Self {
        let program = std::env::var_os("TIKAL_TEST_BINARY").unwrap_or(env!("CARGO_BIN_EXE_tikal").into());
        let mut command = Command::new(program);
        let errors = std::fs::File::options().create(true).append(true).open(log).unwrap();
        command.arg(file).env("RUST_LOG", "tikal_core::library=debug,tikal::app=debug");
        for (name, folder) in
            [("XDG_DATA_HOME", "data"), ("XDG_CONFIG_HOME", "config"), ("XDG_STATE_HOME", "state"), ("HOME", "home")]
        {
            command.env(name, home.join(folder));
        }
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(errors);
        Self { process: command.spawn().unwrap(), log: log.to_owned() }
    }

    /// The window, once it is shown.
    pub fn shown(&self) -> Shown<'_> {
        let found = xdotool(&["search", "--sync", "--onlyvisible", "--pid", &self.process.id().to_string()]);
        let id = found.lines().next_back().unwrap_or_else(|| panic!("no window:\n{}", logged(&self.log))).to_owned();
        let shown = Shown { window: self, id };
        shown.take_keyboard();
        shown
    }

    /// The number of times that the log has this.
    fn times(&self, sign: &str) -> usize {
        logged(&self.log).matches(sign).count()
    }

    /// Waits until the log says this; a test that waits in vain fails.
    pub fn await_sign(&self, sign: &str) {
        let is_there = wait_for(PATIENCE, || self.times(sign) > 0);
        assert!(is_there, "`{sign}` never came:\n{}", logged(&self.log));
    }
}

/// The window of a program that is shown.
pub struct Shown<'a> {
    pub window: &'a Window,
    pub id: String,
}

impl Shown<'_> {
    /// Leads the keyboard to this window: another one gets no keys.
    fn take_keyboard(&self) {
        xdotool(&["windowfocus", "--sync", &self.id]);
    }

    fn press(&self, key: &str) {
        xdotool(&["key", "--window", &self.id, key]);
    }

    fn letters(&self, text: &str) {
        xdotool(&["type", "--window", &self.id, "--delay", "5", text]);
    }

    /// Presses a key until the log says this once more than before.
    fn press_until(&self, key: &str, sign: &str) {
        let (begun, before) = (Instant::now(), self.window.times(sign));
        while begun.elapsed() < PATIENCE {
            if self.presses(key, sign, before) {
                return;
            }
        }
        panic!("`{sign}` never came:\n{}", logged(&self.window.log));
    }

    /// Presses a key once; true if the log then says this more than so many times.
    fn presses(&self, key: &str, sign: &str, before: usize) -> bool {
        self.take_keyboard();
        self.press(key);
        wait_for(AGAIN, || self.window.times(sign) > before)
    }

    /// Opens a list by its key, which the log calls `list`, and chooses there what these letters lead to, until the log
    /// says `sign`.
    pub fn choose(&self, (key, list): (&str, &str), text: &str, sign: &str) {
        let (begun, opened) = (Instant::now(), format!("the keyboard is in the list {list}"));
        while begun.elapsed() < PATIENCE {
            // A key that came late may have opened the list already: there it does nothing.
            if !self.presses(key, &opened, self.window.times(&opened)) {
                self.press("Escape");
                continue;
            }
            self.letters(text);
            self.press("Return");
            if wait_for(AGAIN, || self.window.times(sign) > 0) {
                return;
            }
            self.press_until("Escape", "asked for CloseList");
        }
        panic!("`{sign}` never came:\n{}", logged(&self.window.log));
    }

    /// Lets the computers go on in a record that was opened, which stands still until it is asked.
    fn go_on(&self) {
        self.press_until("i", "asked for Any(GoOn)");
    }
}

/// The text of a log, as far as its lines are whole.
pub fn logged(log: &Path) -> String {
    let mut text = String::from_utf8_lossy(&std::fs::read(log).unwrap()).into_owned();
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    text
}

/// The number that a line of a log names before these words, and what stands behind them.
fn counted<'a>(line: &'a str, words: &str) -> Option<(usize, &'a str)> {
    let (before, behind) = line.split_once(words)?;
    Some((before.rsplit(' ').next()?.parse().ok()?, behind))
}

/// A record to be opened of a game that these play, in which the first tile was placed.
fn record_to_play(folder: &Path, name: &str, seed: u64, players: &[Player]) -> PathBuf {
    let mut play = Play::<State>::new(seed);
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
fn logged_games(log: &Path) -> Vec<(PathBuf, usize)> {
    let mut found: Vec<(PathBuf, usize)> = Vec::new();
    for line in logged(log).lines() {
        let Some((count, path)) = counted(line, GAME_IS_KEPT) else { continue };
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
    for (path, acknowledged) in logged_games(log) {
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
        let resumed = shelf.open::<State>(&path, &TikalLibrary::built_in(), Arc::new(|| {})).unwrap();
        assert!(resumed.game.stopped.is_none() && resumed.aside.is_none());
        all += acknowledged;
    }
    assert!(std::fs::read_dir(shelf.folder().join("set aside")).is_err(), "nothing is set aside");
    all
}

/// A home with settings under which computers play without pauses and nothing moves.
pub fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let config = home.path().join("config/tikal");
    std::fs::create_dir_all(&config).unwrap();
    std::fs::write(config.join("settings.ron"), "(computer_pause: 0.0, motion: Some(Off), recap: false)").unwrap();
    home
}

/// After what it is killed: of four kills one comes while the program starts, one from when it was asked to do something,
/// two once something was kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum After {
    Start,
    Asked,
    Kept,
}

impl After {
    pub fn of(kill: u64) -> Self {
        [Self::Kept, Self::Asked, Self::Kept, Self::Start][(kill % 4) as usize]
    }
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
        let window = Window::open(home.path(), &record, &log);
        let after = After::of(seed);
        if after != After::Start {
            let shown = window.shown();
            shown.go_on();
            if after == After::Kept {
                window.await_sign(GAME_IS_KEPT);
            }
        }
        std::thread::sleep(Duration::from_millis(random.random_range(0..2000)));
        drop(window);
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
        let window = Window::open(home.path(), &record, &log);
        let shown = window.shown();
        for _ in 0..seed % 75 + 5 {
            // An explorer or the leader enters, is taken back, enters again, a camp is built, the board is walked over.
            // The keyboard goes to the board by its own key: elsewhere the game could be thrown into the bin.
            let keys = ["e", "e", "shift+e", "ctrl+z", "ctrl+y", "c", "b", "Right", "Down", "Up", "Return", "space"];
            shown.press(keys[random.random_range(0..keys.len())]);
        }
        // Wherever these keys have led, one of those is played.
        let mut others = ["Escape", "e", "ctrl+z", "ctrl+y"].into_iter().cycle();
        let (begun, wished) = (Instant::now(), if After::of(seed) == After::Kept { 1 + seed as usize % 6 } else { 0 });
        let kept = || logged_games(&log).iter().map(|(_, count)| count).sum::<usize>();
        while kept() < wished {
            assert!(begun.elapsed() < PATIENCE, "{} lines of {wished} are kept:\n{}", kept(), logged(&log));
            shown.press(others.next().unwrap());
            wait_for(Duration::from_millis(100), || kept() >= wished);
        }
        drop(window);
        all += check_logged(home.path(), &log);
    }
    println!("killed {kills} times while a person played: {all} lines were acknowledged, none was lost");
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
        let windows: Vec<Window> =
            records.iter().zip(&logs).map(|(record, log)| Window::open(home.path(), record, log)).collect();
        let after = After::of(seed);
        if after != After::Start {
            // Side by side: a window of which nothing can be seen stands still.
            let shown: Vec<Shown> = windows.iter().map(Window::shown).collect();
            for (Shown { id, .. }, left) in shown.iter().zip(["0", "640"]) {
                xdotool(&["windowsize", id, "640", "700", "windowmove", id, left, "0"]);
            }
            shown.iter().for_each(Shown::go_on);
            if after == After::Kept {
                for window in &windows {
                    window.await_sign(GAME_IS_KEPT);
                }
            }
        }
        std::thread::sleep(Duration::from_millis(random.random_range(0..2000)));
        drop(windows);
        all += logs.iter().map(|log| check_logged(home.path(), log)).sum::<usize>();
    }
    println!("killed two copies {kills} times: {all} lines were acknowledged, none was lost");
    assert!(all > 0);
}

// ---- A variant that is edited ------------------------------------------------------------------------

/// The beginning of the line that is typed.
const MARK: &str = "// qq";

/// The last length of a draft's text that the log says was kept, in bytes.
fn logged_draft(log: &str) -> Option<usize> {
    let mut kept = log.lines().filter_map(|line| counted(line, DRAFT_IS_KEPT));
    kept.next_back().map(|(count, _)| count)
}

/// The number of letters behind the mark that were kept by the log, where both took the place of the text that it says
/// was chosen.
fn logged_letters(log: &str) -> usize {
    let Some((before, behind)) = log.split_once("the keyboard is in the text, from byte ") else { return 0 };
    let (place, behind) = behind.split_once('\n').unwrap();
    let (start, end) = place.split_once(" to ").unwrap();
    let chosen = end.parse::<usize>().unwrap() - start.parse::<usize>().unwrap();
    let without = logged_draft(before).unwrap() - chosen + MARK.len();
    logged_draft(behind).map_or(0, |kept| kept.saturating_sub(without))
}

#[test]
#[ignore = "needs a screen and takes minutes: run scripts/kill.sh"]
fn the_real_window_is_killed_while_a_variant_is_edited() {
    let mut random = SmallRng::seed_from_u64(4);
    let (kills, mut all) = (kills(30), 0);
    for kill in 0..kills {
        let home = home();
        let log = home.path().join("log");
        let start = home.path().join("start.ron");
        std::fs::copy("variants/duel.ron", &start).unwrap();
        let window = Window::open(home.path(), &start, &log);
        let shown = window.shown();
        // By the list of commands to a copy of the classic variant.
        shown.choose(("ctrl+shift+p", "palette-name"), "edit tikal", "asked for EditVariant");
        let typed: String = (0..random.random_range(1..60)).map(|_| random.random_range('a'..='z')).collect();
        if After::of(kill) == After::Kept {
            window.await_sign(DRAFT_IS_KEPT);
            // To one of its remarks, which is chosen there.
            let (first, others) = typed.split_at(1);
            // A letter that comes before the keyboard has settled there goes elsewhere: then all of it is done again.
            let begun = Instant::now();
            let mut is_kept = false;
            while !is_kept && begun.elapsed() < PATIENCE {
                shown.choose(("ctrl+f", "palette-find"), "drawn before the first", "the keyboard is in the text");
                std::thread::sleep(Duration::from_millis(100));
                shown.letters(&format!("{MARK}{first}"));
                is_kept = wait_for(AGAIN, || logged_letters(&logged(&log)) > 0);
            }
            assert!(is_kept, "no letter was kept:\n{}", logged(&log));
            // It is killed while the others are typed, or soon after.
            let mut typing = Command::new("xdotool");
            typing.args(["type", "--window", &shown.id, "--delay", &random.random_range(5..20).to_string(), others]);
            let mut typing = typing.stderr(Stdio::null()).spawn().unwrap();
            let wished = random.random_range(1..=typed.len());
            wait_for(PATIENCE, || logged_letters(&logged(&log)) >= wished);
            std::thread::sleep(Duration::from_millis(random.random_range(0..30)));
            drop(window);
            typing.wait().unwrap();
        } else {
            // While the document is opened and kept for the first time.
            std::thread::sleep(Duration::from_millis(random.random_range(0..200)));
            drop(window);
        }
        let (kept, letters) = (logged_draft(&logged(&log)).unwrap_or(0), logged_letters(&logged(&log)));
        let (drafts, found, errors) = Drafts::open(Some(home.path().join("data/tikal/drafts")), Arc::new(|| {}));
        assert!(errors.is_empty(), "{errors:?}");
        let unsaved = found.iter().map(|taken| &taken.draft).filter(|draft| !draft.as_saved);
        let texts: Vec<&str> = unsaved.map(|draft| draft.text.as_str()).collect();
        assert!(texts.len() <= 1 && (kept == 0 || texts.len() == 1), "{kept} bytes, and {} drafts", texts.len());
        // A draft has what was typed in its order, up to some letter, and never less than what was said to be kept last.
        // What the screen's server does not deliver of letters that are sent so fast, the program cannot keep.
        assert!(texts.iter().all(|text| text.len() >= kept), "{} bytes of {kept} are there", texts[0].len());
        let line = texts.iter().flat_map(|text| text.lines()).find_map(|line| line.trim().strip_prefix(MARK));
        let line = line.unwrap_or_default();
        let mut sent = typed.chars();
        assert!(line.chars().all(|letter| sent.any(|other| other == letter)), "{line} was not typed in {typed}");
        assert!(line.len() >= letters, "{line}: {letters} letters were kept");
        all += letters;
        drop(drafts);
    }
    println!("killed {kills} times while a variant was edited: {all} letters were kept, no draft was lost");
    assert!(all > 0);
}
