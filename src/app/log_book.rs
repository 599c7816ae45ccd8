//! The last warnings and errors of the program's log, kept for the report of a problem. What is printed, the logger that
//! `main` brings decides.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use log::{Level, LevelFilter, Log, Metadata, Record};

/// The number of lines that are kept.
const MOST_LINES: usize = 100;
/// The most of one line, in bytes.
const LONGEST_LINE: usize = 400;

/// The lines, the newest at the end.
static LINES: Mutex<VecDeque<String>> = Mutex::new(VecDeque::new());

/// A logger that keeps warnings and errors, and hands everything on to another one.
struct Kept<L>(L);

impl<L: Log> Log for Kept<L> {
    fn enabled(&self, metadata: &Metadata) -> bool {
        metadata.level() <= Level::Warn || self.0.enabled(metadata)
    }

    fn log(&self, record: &Record) {
        if record.level() <= Level::Warn {
            note(&format!("{} {}: {}", record.level(), record.target(), record.args()));
        }
        if self.0.enabled(record.metadata()) {
            self.0.log(record);
        }
    }

    fn flush(&self) {
        self.0.flush();
    }
}

fn note(line: &str) {
    let mut lines = LINES.lock().unwrap_or_else(PoisonError::into_inner);
    if lines.len() >= MOST_LINES {
        lines.pop_front();
    }
    lines.push_back(line[..line.floor_char_boundary(LONGEST_LINE)].to_owned());
}

/// Keeps what is logged from now on, and hands it on to this logger, which prints no more than `printed`. A program that
/// has a logger already keeps that one.
pub fn begin(logger: impl Log + 'static, printed: LevelFilter) {
    if log::set_boxed_logger(Box::new(Kept(logger))).is_ok() {
        log::set_max_level(printed.max(LevelFilter::Warn));
    }
}

/// The lines that are kept, the newest at the end.
#[must_use]
pub fn lines() -> Vec<String> {
    LINES.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Prints nothing, and takes errors alone.
    struct Silent;

    impl Log for Silent {
        fn enabled(&self, metadata: &Metadata) -> bool {
            metadata.level() <= Level::Error
        }

        fn log(&self, record: &Record) {
            assert_eq!(record.level(), Level::Error);
        }

        fn flush(&self) {}
    }

    #[test]
    fn warnings_are_kept_that_are_not_printed_and_not_without_end() {
        let logger = Kept(Silent);
        let log = |level, text: &str| {
            let (target, args) = ("log_book", format_args!("{text}"));
            logger.log(&Record::builder().level(level).target(target).args(args).build());
        };
        log(Level::Info, "nobody reads this");
        log(Level::Error, "printed");
        log(Level::Warn, &"é".repeat(LONGEST_LINE));
        let kept: Vec<String> = lines().into_iter().filter(|line| line.contains("log_book")).collect();
        assert_eq!(kept[0], "ERROR log_book: printed");
        assert!(kept.len() == 2 && kept[1].len() <= LONGEST_LINE, "{kept:?}");
        for _ in 0..MOST_LINES {
            log(Level::Warn, "again");
        }
        assert_eq!(lines().len(), MOST_LINES);
    }
}
