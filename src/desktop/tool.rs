//! Tools of the system that answer a question on their standard output.
//!
//! Whatever stands in the place of such a tool, an answer comes within half a second, or the time that it is given, and
//! takes some kilobytes, and no thread or pipe is left behind.

use std::io::{self, Read};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The longest answer of a tool, in bytes.
const LONGEST_ANSWER: usize = 4 << 10;
/// The longest time that a tool has to answer, if no other is given, and the time that it is left alone between two looks
/// at it.
const PATIENCE: Duration = Duration::from_millis(330);
const PAUSE: Duration = Duration::from_millis(10);

/// The text that a command-line tool of the system prints; `None` if there is no such tool, if it fails, prints much or
/// takes long.
pub(super) fn answer(tool: &str, arguments: &[&str]) -> Option<String> {
    answer_within(PATIENCE, tool, arguments)
}

/// The same of a tool that has this long for it.
pub(super) fn answer_within(patience: Duration, tool: &str, arguments: &[&str]) -> Option<String> {
    let mut command = Command::new(tool);
    command.args(arguments).stdin(Stdio::null()).stderr(Stdio::null());
    // The flag is CREATE_NO_WINDOW: without it a console window would flash up.
    #[cfg(windows)]
    std::os::windows::process::CommandExt::creation_flags(&mut command, 0x0800_0000);
    let (mut child, mut printed) = Printed::by(command).ok()?;
    for _ in 0..patience.as_millis() / PAUSE.as_millis() {
        // Asked before reading: once it has ended, everything that it printed is there. A child of its own may keep the
        // output open, so its end is not waited for.
        let ended = child.try_wait();
        printed.read(ended.as_ref().is_ok_and(Option::is_some));
        match ended {
            Ok(Some(status)) => return printed.text().filter(|_| status.success()),
            Ok(None) if printed.bytes.len() <= LONGEST_ANSWER => std::thread::sleep(PAUSE),
            _ => break,
        }
    }
    // A tool that is too slow or says too much is ended. That fails if it has just ended by itself, which does no harm.
    let _ = child.kill();
    let _ = child.wait();
    None
}

/// The text that a tool has printed so far.
struct Printed {
    #[cfg(unix)]
    from: std::os::unix::net::UnixStream,
    #[cfg(not(unix))]
    from: io::PipeReader,
    bytes: Vec<u8>,
}

impl Printed {
    /// Starts a tool and listens to it.
    fn by(mut command: Command) -> io::Result<(Child, Self)> {
        // Two sockets do for a pipe, and can be read without waiting.
        #[cfg(unix)]
        let (from, into) = {
            let (from, into) = std::os::unix::net::UnixStream::pair()?;
            from.set_nonblocking(true)?;
            (from, std::os::fd::OwnedFd::from(into))
        };
        #[cfg(not(unix))]
        let (from, into) = io::pipe()?;
        // The command is dropped at the end, and with it our own copy of what the tool prints into.
        let child = command.stdout(into).spawn()?;
        Ok((child, Self { from, bytes: Vec::new() }))
    }

    /// Takes what has been printed, up to a byte more than is allowed.
    fn read(&mut self, has_ended: bool) {
        // Where reading waits, there has to be something to read.
        if cfg!(not(unix)) && !has_ended {
            return;
        }
        let mut buffer = [0; LONGEST_ANSWER + 1];
        while self.bytes.len() <= LONGEST_ANSWER {
            let room = LONGEST_ANSWER + 1 - self.bytes.len();
            let read = self.from.read(&mut buffer[..room]).unwrap_or_default();
            self.bytes.extend_from_slice(&buffer[..read]);
            if read == 0 || cfg!(not(unix)) {
                return;
            }
        }
    }

    fn text(self) -> Option<String> {
        let is_short = self.bytes.len() <= LONGEST_ANSWER;
        is_short.then_some(self.bytes).and_then(|bytes| String::from_utf8(bytes).ok())
    }
}

#[cfg(all(test, unix))]
#[expect(clippy::disallowed_methods, reason = "holds how long an answer may take")]
mod tests {
    use std::time::Instant;

    use super::*;

    /// Longer than any answer may take, on a busy machine.
    const AT_ONCE: Duration = Duration::from_secs(3);

    #[test]
    fn a_tool_answers_or_is_not_waited_for() {
        let start = Instant::now();
        assert_eq!(answer("echo", &["yes"]).as_deref(), Some("yes\n"));
        assert_eq!(answer("false", &[]), None);
        assert_eq!(answer("sleep", &["60"]), None);
        assert_eq!(answer("no-such-tool-anywhere", &[]), None);
        assert_eq!(answer("sh", &["-c", "head -c 4096 /dev/zero"]).map(|text| text.len()), Some(LONGEST_ANSWER));
        assert!(start.elapsed() < AT_ONCE);
    }

    #[test]
    fn a_tool_that_is_given_time_is_waited_for() {
        let told = answer_within(Duration::from_mins(1), "sh", &["-c", "sleep 0.6; echo late"]);
        assert_eq!(told.as_deref(), Some("late\n"));
    }

    #[test]
    fn a_tool_that_prints_for_ever_is_ended() {
        let start = Instant::now();
        assert_eq!(answer("yes", &[]), None);
        assert_eq!(answer("sh", &["-c", "head -c 5000 /dev/zero"]), None);
        assert!(start.elapsed() < AT_ONCE);
    }

    #[test]
    fn a_child_of_the_tool_that_keeps_the_output_open_is_not_waited_for() {
        let start = Instant::now();
        assert_eq!(answer("sh", &["-c", "sleep 10 & echo false"]).as_deref(), Some("false\n"));
        assert!(start.elapsed() < AT_ONCE);
    }
}
