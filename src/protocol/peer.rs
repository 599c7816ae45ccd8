//! The other side of the protocol: another program that answers requests, asked line by line.
//!
//! Decides how long an answer may take, how long it may be, and what is said of a program that does not answer well.
//! What it is asked, and whether its answers make sense, the caller decides. Whatever the program does, it neither ends
//! nor blocks this one.

use std::collections::VecDeque;
use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use serde_json::{Map, Value};

use super::MAX_LINE;
use crate::game::bounds::{MAX_QUOTED, MAX_WORDS, beginning, cut};
use crate::platform;

/// The number of bytes that are kept of a program's last words on its standard error.
const KEPT: usize = 2_000;
/// The time that is waited for the last words of a program that has ended.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// The number of questions within that time for the end of a program that has closed its output.
const LOOKS: u32 = 20;

/// A program that was started and speaks the engine protocol. It is ended when this is dropped, with all that it has
/// started itself.
#[derive(Debug)]
pub struct Peer {
    command: PeerCommand,
    limit: Duration,
    child: Child,
    requests: Sender<String>,
    answers: Receiver<Result<String, PeerReason>>,
    words: Arc<Mutex<VecDeque<u8>>>,
    /// Disconnected when the program's standard error is closed.
    silence: Receiver<()>,
}

/// The command that starts a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PeerCommand {
    text: String,
    words: Vec<String>,
}

/// A text that starts no program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotACommand {
    /// Nothing stands there.
    #[error("this names no program")]
    Empty,
    /// A quotation mark is never closed.
    #[error("a quotation mark is not closed")]
    Open,
    /// It is longer than a file of games can keep.
    #[error("this command has more than {MAX_WORDS} bytes: put it into a script")]
    TooLong,
}

impl PeerCommand {
    /// Reads a program and its arguments: words between blanks; what stands in `'…'` or `"…"` is taken as it is.
    ///
    /// # Errors
    /// If there is no program, or the text is too long.
    pub fn read(text: &str) -> Result<Self, NotACommand> {
        if text.trim().len() > MAX_WORDS {
            return Err(NotACommand::TooLong);
        }
        let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
        for sign in text.chars() {
            match quote {
                Some(mark) if sign == mark => quote = None,
                None if sign == '"' || sign == '\'' => {
                    quote = Some(sign);
                    word.get_or_insert_default();
                }
                None if sign.is_whitespace() => words.extend(word.take()),
                Some(_) | None => word.get_or_insert_default().push(sign),
            }
        }
        words.extend(word);
        match words.first() {
            _ if quote.is_some() => Err(NotACommand::Open),
            Some(program) if !program.is_empty() => Ok(Self { text: text.trim().to_owned(), words }),
            _ => Err(NotACommand::Empty),
        }
    }

    /// The text from which it was read.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for PeerCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// The fault of a program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{command}` {reason}{}", if said.is_empty() { String::new() } else { format!("; it said: {said}") })]
pub struct PeerError {
    /// The command that started it.
    pub command: String,
    /// The misbehaviour of the program.
    pub reason: PeerReason,
    /// Its last words on its standard error.
    pub said: String,
}

/// The misbehaviour of a program.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PeerReason {
    /// It could not be started.
    #[error("cannot be started: {0}")]
    Start(String),
    /// It ended without an answer.
    #[error("ended without an answer ({0})")]
    Ended(String),
    /// It gave no answer in time.
    #[error("gave no answer in {0} seconds")]
    Silent(u64),
    /// It answered with a longer line than the protocol allows.
    #[error("gave an answer of more than {MAX_LINE} bytes")]
    TooLong,
    /// It answered with what is no answer of the protocol.
    #[error("gave no answer of the engine protocol: {0}")]
    NotAnAnswer(String),
    /// It refused what it was asked.
    #[error("refused `{request}`: {message}")]
    Refused {
        /// The command of the request.
        request: String,
        /// The message of the program.
        message: String,
    },
    /// It chose what is no legal action.
    #[error("chose `{action}`, which is not legal: {message}")]
    Illegal {
        /// The action that it chose.
        action: String,
        /// Why that is not legal.
        message: String,
    },
}

impl Peer {
    /// Starts a program, which has so much time for each answer.
    ///
    /// # Errors
    /// If the system cannot start it.
    pub fn start(command: &PeerCommand, limit: Duration) -> Result<Self, PeerError> {
        let failed = |reason: std::io::Error| PeerError {
            command: command.text.clone(),
            reason: PeerReason::Start(reason.to_string()),
            said: String::new(),
        };
        let (program, arguments) =
            command.words.split_first().map_or(("", [].as_slice()), |(first, rest)| (first, rest));
        let mut command_line = Command::new(program);
        platform::lead_own_group(&mut command_line);
        let mut child = command_line
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let (requests, asked) = channel();
        // A program that talks without being asked waits until it is listened to.
        let (told, answers) = sync_channel(1);
        let (open, silence) = channel();
        let words = Arc::new(Mutex::new(VecDeque::new()));
        let heard = Arc::clone(&words);
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let peer = Self { command: command.clone(), limit, child, requests, answers, words, silence };
        // Each thread ends when the program closes its side, which it does at the latest when it is ended.
        let spawn = |work: Box<dyn FnOnce() + Send>| thread::Builder::new().spawn(work).map(drop).map_err(failed);
        if let (Some(stdin), Some(stdout), Some(stderr)) = (stdin, stdout, stderr) {
            spawn(Box::new(move || ask(stdin, &asked)))?;
            spawn(Box::new(move || listen(stdout, &told)))?;
            spawn(Box::new(move || overhear(stderr, &heard, open)))?;
        }
        Ok(peer)
    }

    /// Sends a request and waits for its answer.
    ///
    /// # Errors
    /// If there is none in time, it is no answer, or the request is refused.
    pub fn ask(&mut self, request: &Value) -> Result<Map<String, Value>, PeerError> {
        // That nobody takes it any more is told by the answer that does not come.
        let _ = self.requests.send(format!("{request}\n"));
        let line = match self.answers.recv_timeout(self.limit) {
            Ok(Ok(line)) => line,
            Ok(Err(reason)) => return Err(self.error(reason)),
            Err(RecvTimeoutError::Timeout) => return Err(self.error(PeerReason::Silent(self.limit.as_secs()))),
            Err(RecvTimeoutError::Disconnected) => return Err(self.ended()),
        };
        let not_an_answer = || PeerReason::NotAnAnswer(beginning(&line).into_owned());
        let Ok(Value::Object(answer)) = serde_json::from_str(&line) else { return Err(self.error(not_an_answer())) };
        match answer.get("ok") {
            Some(Value::Bool(true)) => Ok(answer),
            Some(Value::Bool(false)) => {
                let message = text_in(answer.get("error").and_then(|error| error.get("message")));
                Err(self.error(PeerReason::Refused { request: text_in(request.get("cmd")), message }))
            }
            _ => Err(self.error(not_an_answer())),
        }
    }

    /// The error of this program when it did that.
    #[must_use]
    pub fn error(&self, reason: PeerReason) -> PeerError {
        let words: Vec<u8> = self.words.lock().unwrap_or_else(PoisonError::into_inner).iter().copied().collect();
        let text = String::from_utf8_lossy(&words);
        let said = text.trim().lines().map(str::trim).collect::<Vec<_>>().join(" / ");
        // The last words count: where there are many, those before them are left out.
        let skipped = said.chars().count().saturating_sub(4 * MAX_QUOTED);
        let said = said.chars().skip(skipped).collect();
        PeerError { command: cut(&self.command.text, MAX_WORDS).into_owned(), reason, said }
    }

    /// The error of this program when it has closed its output.
    fn ended(&mut self) -> PeerError {
        // Waits until its error output is closed too, so that its last words are there.
        let _ = self.silence.recv_timeout(LAST_WORDS);
        // It may take a moment from there until the system knows how it ended.
        let status = (0..LOOKS).find_map(|_| match self.child.try_wait() {
            Ok(Some(status)) => Some(status.to_string()),
            Ok(None) => {
                thread::sleep(LAST_WORDS / LOOKS);
                None
            }
            Err(error) => Some(error.to_string()),
        });
        let status = status.unwrap_or_else(|| "it closed its output".to_owned());
        self.error(PeerReason::Ended(status))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        platform::end_group(&mut self.child);
    }
}

/// The beginning of the text that a value is; nothing if it is none.
fn text_in(value: Option<&Value>) -> String {
    beginning(value.and_then(Value::as_str).unwrap_or_default()).into_owned()
}

/// Writes requests until there are no more or nobody takes them.
fn ask(mut stdin: ChildStdin, requests: &Receiver<String>) {
    for request in requests {
        if stdin.write_all(request.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Reads answers until there are no more or nobody listens.
fn listen(stdout: ChildStdout, answers: &SyncSender<Result<String, PeerReason>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        // A longer line is not waited for: it may have no end.
        let Ok(1..) = (&mut stdout).take(MAX_LINE as u64 + 1).read_until(b'\n', &mut line) else { return };
        let text = String::from_utf8_lossy(&line);
        let is_too_long = line.len() > MAX_LINE && !text.ends_with('\n');
        let answer = if is_too_long { Err(PeerReason::TooLong) } else { Ok(text.trim().to_owned()) };
        if answer.as_ref().is_ok_and(String::is_empty) {
            continue;
        }
        if answers.send(answer).is_err() || is_too_long {
            return;
        }
    }
}

/// Keeps the last that is said on the error output; `_open` is dropped when it is closed.
fn overhear(mut stderr: ChildStderr, words: &Mutex<VecDeque<u8>>, _open: Sender<()>) {
    let mut heard = [0; KEPT];
    while let Ok(count @ 1..) = stderr.read(&mut heard) {
        let mut words = words.lock().unwrap_or_else(PoisonError::into_inner);
        words.extend(&heard[..count]);
        let excess = words.len().saturating_sub(KEPT);
        words.drain(..excess);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_words_between_blanks_and_what_is_quoted_is_one() {
        let words = |text: &str| PeerCommand::read(text).map(|command| command.words);
        assert_eq!(words("tikal engine"), Ok(vec!["tikal".to_owned(), "engine".to_owned()]));
        assert_eq!(
            words("  \"C:\\My games\\t.exe\"  --name='a \"b\"' ''"),
            Ok(["C:\\My games\\t.exe", "--name=a \"b\"", ""].map(str::to_owned).to_vec())
        );
        assert_eq!(words(""), Err(NotACommand::Empty));
        assert_eq!(words("'' engine"), Err(NotACommand::Empty));
        assert_eq!(words("'tikal engine"), Err(NotACommand::Open));
        assert!(words(&"x".repeat(MAX_WORDS)).is_ok());
        assert_eq!(words(&"x".repeat(MAX_WORDS + 1)), Err(NotACommand::TooLong));
        assert_eq!(PeerCommand::read(" a  b ").unwrap().as_str(), "a  b");
    }
}
