//! `tikal host` and `tikal join` as programs on this machine: a game between them is played to its end, though each of them
//! is killed on the way and started again. Nothing outside is reached: there is no relay, and all listen on loopback.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;

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
    let mut child = command(folder, arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
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

    /// The first line that is printed.
    fn printed(&mut self) -> String {
        let mut line = String::new();
        BufReader::new(self.output.take().unwrap()).read_line(&mut line).unwrap();
        line.trim().to_owned()
    }

    /// Everything that is printed, and whether it ends well.
    fn end(mut self) -> (bool, String) {
        let mut text = String::new();
        if let Some(mut output) = self.output.take() {
            output.read_to_string(&mut text).unwrap();
        }
        (self.child.wait().unwrap().success(), text)
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
    ] {
        let (code, said) = refusal(folder.path(), &arguments);
        assert!(code == Some(1) && said.contains(words), "{arguments:?}: {said}");
    }
}
