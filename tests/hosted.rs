//! `tikal host` and `tikal join` as programs on this machine: a game between them is played to its end, though each of them
//! is killed on the way and started again. Nothing outside is reached: there is no relay, and all listen on loopback.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;
use tikal::game::text_of;
use tikal::library::{self, Libraries};
use tikal::with_game;

use crate::program::{command, refusal, stdout, tikal};

/// Long enough for a slow and busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// A program that runs, and the lines of its log.
struct Running {
    child: Child,
    log: Receiver<String>,
    output: Option<ChildStdout>,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(folder: &Path, arguments: &[&str]) -> Running {
    let mut child =
        command(folder, arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let (sender, log) = channel();
    let stderr = BufReader::new(child.stderr.take().unwrap());
    thread::spawn(move || stderr.lines().map_while(Result::ok).all(|line| sender.send(line).is_ok()));
    let output = child.stdout.take();
    Running { child, log, output }
}

impl Running {
    /// The first line of the log from here on that has this in it.
    fn line(&self, part: &str) -> String {
        loop {
            let line = self.log.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("nothing says `{part}`"));
            if line.contains(part) {
                return line;
            }
        }
    }

    /// Types an order, which nobody reads any more if it has ended.
    fn order(&mut self, text: &str) {
        let _ = writeln!(self.child.stdin.as_mut().unwrap(), "{text}");
    }

    /// Ends it by SIGKILL: it says goodbye to nobody. Returns everything that it has printed.
    fn kill(mut self) -> String {
        self.child.kill().unwrap();
        self.end().1
    }

    /// The first line that is printed.
    fn printed(&mut self) -> String {
        let mut line = String::new();
        BufReader::new(self.output.take().unwrap()).read_line(&mut line).unwrap();
        line.trim().to_owned()
    }

    /// Everything that is printed, and whether it ends well.
    fn end(mut self) -> (bool, String) {
        let mut bytes = Vec::new();
        if let Some(mut output) = self.output.take() {
            output.read_to_end(&mut bytes).unwrap();
        }
        // Who is killed may have printed half a letter.
        (self.child.wait().unwrap().success(), String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// A host of a game on loopback, its ticket and the file of its game.
fn host(folder: &Path, arguments: &[&str]) -> (Running, String, PathBuf) {
    let here = ["--relay", "none", "--listen", "127.0.0.1:0"];
    let mut host = start(folder, &[&["host"], arguments, &here].concat());
    let kept = host.line("is kept in");
    let path = PathBuf::from(kept.split_once("is kept in ").unwrap().1);
    let ticket = host.printed();
    assert!(ticket.starts_with("tikal-table1-") && ticket.contains("@127.0.0.1:"), "{ticket}");
    (host, ticket, path)
}

#[test]
fn a_computer_and_another_program_play_a_game_whose_programs_are_all_killed_on_the_way() {
    let folder = TempDir::new().unwrap();
    let engine = format!("'{}' engine", env!("CARGO_BIN_EXE_tikal"));
    // Nobody is out before the end of this game, whatever is drawn.
    let (mut first, ticket, path) = host(folder.path(), &["duel", "--seats", "open,open,random"]);
    let ana = ["join", &ticket, "--name", "Ana", "--level", "random"];
    let bot = ["join", &ticket, "--name", "Bot", "--engine", &engine];
    let (mut guest, other) = (start(folder.path(), &ana), start(folder.path(), &bot));
    first.line("Everybody is there");
    (0..3).for_each(|_| drop(first.line("Ana: ")));
    // By SIGKILL: it says goodbye to nobody.
    guest.child.kill().unwrap();
    let guest = start(folder.path(), &ana);
    guest.line("At the table");
    first.line("Ana: ");
    first.child.kill().unwrap();
    first.child.wait().unwrap();
    let mut again = start(folder.path(), &["host", path.to_str().unwrap()]);
    assert_eq!(again.printed(), ticket, "the ticket stays good");
    other.line("it is tried again in");
    again.line("The game is over");
    for running in [guest, other] {
        let (is_well, text) = running.end();
        assert!(is_well, "{text}");
        assert!(text.lines().any(|line| line.starts_with("Bot: ")), "{text}");
    }
    assert!(again.end().0);
    let verified = tikal(folder.path(), &["verify", path.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", stdout(&verified));
}

#[test]
fn who_has_no_ticket_or_finds_no_seat_is_told_so() {
    let folder = TempDir::new().unwrap();
    let (code, words) = refusal(folder.path(), &["join", "classic", "--name", "Ana"]);
    assert_eq!((code, words.trim()), (Some(1), "This is no ticket to a table: it begins with “tikal-table1-”"));
    let (host, ticket, _) = host(folder.path(), &["duel", "--seats", "open,random"]);
    let damaged = &ticket[..ticket.len() - 1];
    let (code, words) = refusal(folder.path(), &["join", damaged, "--name", "Ana"]);
    assert!(code == Some(1) && words.starts_with("This ticket is damaged"), "{words}");
    // A seat that the table does not have.
    let late = start(folder.path(), &["join", &ticket, "--name", "Zoe", "--level", "random", "--seat", "3"]);
    late.line("No seat is free");
    assert!(!late.end().0);
    // Nor a computer's.
    let taken = start(folder.path(), &["join", &ticket, "--name", "Zoe", "--level", "random", "--seat", "2"]);
    taken.line("Somebody else sits there");
    assert!(!taken.end().0);
    drop(host);
}

#[test]
fn games_that_cannot_be_hosted_are_refused_before_anybody_waits() {
    let folder = TempDir::new().unwrap();
    for (arguments, words) in [
        (vec!["host", "nowhere"], "nowhere"),
        (vec!["host", "duel", "--seats", "open,open,open,open,open"], "duel"),
        (vec!["host", "duel", "--relay", "no relay", "--listen", "127.0.0.1:0"], "`no relay` is no address of a relay"),
        (vec!["host", "nothing.tikal"], "There is no such file"),
        (vec!["host", "duel", "--clock", "90s", "--listen", "127.0.0.1:0"], "Write a time like 90s-per-turn"),
        (vec!["host", "duel", "--clock", "2s-per-turn"], "between 5 seconds and 30 days"),
    ] {
        let (code, said) = refusal(folder.path(), &arguments);
        assert!(code == Some(1) && said.contains(words), "{arguments:?}: {said}");
    }
}

#[test]
fn seats_pass_on_and_a_table_rests_by_orders() {
    let folder = TempDir::new().unwrap();
    let arguments = ["duel", "--seats", "open,open", "--clock", "1h-per-game", "--at-end", "novice"];
    let (mut first, ticket, path) = host(folder.path(), &arguments);
    let ana = start(folder.path(), &["join", &ticket, "--name", "Ana", "--level", "random"]);
    first.line("Ana sits at seat 1");
    first.order("give me a seat");
    first.line("Write `free SEAT`");
    first.order("computer 7 random");
    first.order("computer 2 random");
    first.line("A computer plays seat 2: random");
    (0..5).for_each(|_| drop(first.line("Player 2: ")));
    first.order("free 2");
    first.line("Waits for somebody at seat 2");
    first.order("stop");
    assert!(first.end().0);
    // It goes on with the clock that it had, and somebody new takes the seat.
    let mut again = start(folder.path(), &["host", path.to_str().unwrap()]);
    assert_eq!(again.printed(), ticket);
    again.line("Clock: 1 h for the whole game");
    let ben = start(folder.path(), &["join", &ticket, "--name", "Ben", "--level", "random"]);
    again.line("Ben: ");
    again.line("The game is over");
    assert!(ana.end().0 && ben.end().0);
    assert!(again.end().0);
    let verified = tikal(folder.path(), &["verify", path.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", stdout(&verified));
}

/// A game whose programs were killed on the way.
#[derive(Default, Debug)]
struct Killed {
    /// The times that the host was killed, and those that a guest was.
    hosts: usize,
    guests: usize,
    /// The lines that guests had printed when they were killed, or when the game was over.
    acknowledged: usize,
}

/// Plays a game whose host and guests are killed so often at moments that nobody chose, as far as it lasts so long. Whatever a
/// guest has printed was acknowledged by the host, so it has to be in the game at its end.
fn killed(variant: &str, kills: usize, random: &mut Xoshiro256PlusPlus) -> Killed {
    let folder = TempDir::new().unwrap();
    let (mut host, ticket, path) = host(folder.path(), &[variant, "--seats", "open,open"]);
    let join = |name: &str| start(folder.path(), &["join", &ticket, "--name", name, "--level", "novice"]);
    let mut guests = vec![join("Ana"), join("Ben")];
    let (mut found, mut printed, mut log) = (Killed::default(), Vec::new(), Played::default());
    // Some are killed before anybody has played since the last one was.
    while found.hosts + found.guests < kills && (random.random_bool(0.25) || log.goes_on(&host)) {
        thread::sleep(Duration::from_millis(random.random_range(0..600)));
        match random.random_range(0..3) {
            0 => {
                host.kill();
                host = start(folder.path(), &["host", path.to_str().unwrap()]);
                assert_eq!(host.printed(), ticket);
                log.read = 0;
                found.hosts += 1;
            }
            guest => {
                let index = guest - 1;
                printed.push(guests.remove(index).kill());
                guests.insert(index, join(["Ana", "Ben"][index]));
                found.guests += 1;
            }
        }
    }
    // Whoever is away at the end comes back to it, whatever was killed last.
    for guest in guests {
        let (is_well, text) = guest.end();
        assert!(is_well, "{text}");
        printed.push(text);
    }
    // Of guests that had gone when it was started again, it cannot know that they have seen the end.
    host.order("stop");
    assert!(host.end().0);
    let verified = tikal(folder.path(), &["verify", path.to_str().unwrap()]);
    assert!(verified.status.success(), "{}", stdout(&verified));
    let actions = actions_in(&path);
    for text in printed {
        // The last line may be torn, and at the end of a game come the scores.
        let lines = text.split_inclusive('\n').filter(|line| line.ends_with('\n')).map(str::trim_end);
        for (index, line) in lines.enumerate().take(actions.len()) {
            let action = line.split_once(": ").map_or(line, |(_, action)| action);
            let is_kept = actions.get(index).is_some_and(|kept| kept == action || action.contains('?'));
            assert!(is_kept, "{line} was told as action {index} and is lost: {:?}", actions.get(index));
            found.acknowledged += 1;
        }
    }
    found
}

/// The actions of guests in the log of a host, which begins anew with every run.
#[derive(Default)]
struct Played {
    /// Those that were read in this run, and the most that were in any.
    read: usize,
    most: usize,
}

impl Played {
    /// Waits until a guest has played who had not; false if the game is over.
    fn goes_on(&mut self, host: &Running) -> bool {
        loop {
            // What lies there already was played before.
            let there = host.log.try_recv().ok();
            let has_come = there.is_none();
            let line = there.unwrap_or_else(|| host.log.recv_timeout(PATIENCE).unwrap());
            if line.contains("The game is over") {
                return false;
            }
            self.read += usize::from(line.starts_with("Ana: ") || line.starts_with("Ben: "));
            let is_new = self.read > self.most;
            self.most = self.most.max(self.read);
            if is_new && has_come {
                return true;
            }
        }
    }
}

/// The actions of a game that was kept, in notation.
fn actions_in(path: &Path) -> Vec<String> {
    let (libraries, bytes) = (Libraries::built_in(), library::read_record(path).unwrap());
    with_game!(library::game_of_record(&bytes), G => {
        let game = library::replay_bytes(path, &bytes, libraries.of::<G>());
        let session = game.map_err(|error| error.to_string()).unwrap().session;
        session.actions().map(|action| text_of::<G>(session.rules(), action)).collect()
    })
}

#[test]
#[ignore = "minutes: two hundred kills, after each of which a line has to be found broken"]
fn programs_that_are_killed_two_hundred_times_at_any_moment_play_on() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(29);
    let (mut kills, mut games) = (0, 0);
    for variant in ["classic", "legend", "temple"].into_iter().cycle() {
        if kills >= 200 {
            break;
        }
        let found = killed(variant, 200 - kills, &mut random);
        println!("{variant}: {found:?}");
        assert!(found.acknowledged > 0);
        (kills, games) = (kills + found.hosts + found.guests, games + 1);
    }
    println!("{kills} kills in {games} games");
}
