//! The chronicle of a document: its steps and snapshots as they are written beside its draft, so that they outlive the
//! program.
//!
//! Decides what is written down and how it is read again: a first line with the text before all steps, then a line of
//! JSON for each thing that happened. Steps are appended; once that has become long, all of it is written anew with the
//! last steps only. A last line that was torn is dropped; a text that is no chronicle, or larger than any, is none. Where
//! it is kept, the library decides.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use super::{Group, History, Step};
use crate::library::Written;

/// The format that is read and written.
const FORMAT: u32 = 1;
/// The greatest number of steps that are written anew.
const MOST_STEPS: usize = 1000;
/// The greatest number of their bytes.
const MOST_BYTES: usize = 1 << 20;
/// The greatest number of bytes that are gone through where a chronicle is read: each line goes through the whole text.
const MOST_WORK: usize = 1 << 28;
/// Once so many bytes were appended, or half of that work is needed to read them, all of it is written anew.
const LONG: usize = 1 << 20;
/// The greatest number of snapshots of a document.
pub const MOST_SNAPSHOTS: usize = 20;
/// The greatest number of bytes of all of them.
const MOST_SNAPSHOT_BYTES: usize = 2 << 20;

/// A text of a document that was kept under a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Snapshot {
    /// The name.
    pub name: String,
    /// The text.
    pub text: String,
}

/// True if there is room for another snapshot of this text.
#[must_use]
pub fn has_room(snapshots: &[Snapshot], text: &str) -> bool {
    let bytes: usize = snapshots.iter().map(|snapshot| snapshot.text.len()).sum();
    snapshots.len() < MOST_SNAPSHOTS && bytes + text.len() <= MOST_SNAPSHOT_BYTES
}

/// The first line of a chronicle.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head<'a> {
    format: u32,
    /// The text before all steps.
    text: Cow<'a, str>,
}

/// A line of a chronicle.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase", deny_unknown_fields)]
enum Line<'a> {
    /// Bytes were replaced by others.
    Change {
        at: usize,
        removed: Cow<'a, str>,
        inserted: Cow<'a, str>,
        step: Cow<'a, Step>,
        /// True if that is a part of the last step.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        joins: bool,
    },
    /// Steps were taken back or played again until so many were in the text.
    To(usize),
    /// A snapshot was made.
    Snapshot(Cow<'a, Snapshot>),
    /// The snapshot with this number was removed.
    Drop(usize),
}

/// The news of a document that are not written down yet.
#[derive(Clone, Debug, Default)]
pub struct News {
    lines: String,
    /// The bytes that were appended since the chronicle was written anew, and the work to read them.
    appended: usize,
    work: usize,
    is_begun: bool,
    /// True if all of it is to be written, although nothing has happened since.
    is_due: bool,
}

impl News {
    fn add(&mut self, line: &Line, text: &str) {
        let before = self.lines.len();
        push(&mut self.lines, line);
        self.appended += self.lines.len() - before;
        self.work += text.len();
    }

    /// Notes that this text became that one by a step.
    pub(super) fn change(&mut self, old: &str, new: &str, step: &Step, joins: bool) {
        let (at, removed, inserted) = History::<Step>::difference(old, new);
        let (removed, inserted, step) = (removed.into(), inserted.into(), Cow::Borrowed(step));
        self.add(&Line::Change { at, removed, inserted, step, joins }, new);
    }

    /// Notes that so many steps are in the text now.
    pub(super) fn go_to(&mut self, done: usize, text: &str) {
        self.add(&Line::To(done), text);
    }

    /// Notes that a snapshot was made.
    pub(super) fn snapshot(&mut self, snapshot: &Snapshot) {
        self.add(&Line::Snapshot(Cow::Borrowed(snapshot)), "");
    }

    /// Notes that the snapshot with this number was removed.
    pub(super) fn drop_snapshot(&mut self, index: usize) {
        self.add(&Line::Drop(index), "");
    }

    /// Notes that nothing of it is written down any more.
    pub(super) fn begin_again(&mut self) {
        *self = Self { is_due: true, ..Self::default() };
    }

    /// True if something is not written down yet.
    pub(super) fn is_there(&self) -> bool {
        self.is_due || !self.lines.is_empty()
    }

    /// Hands over what is to be written down, if anything is.
    pub(super) fn take(&mut self, history: &History<Step>, text: &str, snapshots: &[Snapshot]) -> Option<Written> {
        if !self.is_there() {
            return None;
        }
        if self.is_begun && self.appended < LONG && self.work < MOST_WORK / 2 {
            return Some(Written::More(std::mem::take(&mut self.lines)));
        }
        *self = Self { is_begun: true, ..Self::default() };
        Some(Written::Anew(written(history, text, snapshots)))
    }
}

/// Writes a line behind others.
fn push(lines: &mut String, line: &impl Serialize) {
    // Texts and numbers can always be written.
    if let Ok(line) = serde_json::to_string(line) {
        *lines += &line;
        lines.push('\n');
    }
}

/// The last steps and all snapshots of a document of this text.
fn written(history: &History<Step>, text: &str, snapshots: &[Snapshot]) -> String {
    let most = MOST_STEPS.min(MOST_WORK / 4 / text.len().max(1));
    let (before, last) = history.last(text, most, MOST_BYTES);
    let mut lines = String::new();
    push(&mut lines, &Head { format: FORMAT, text: before.into() });
    for (step, at, removed, inserted) in last.replacements() {
        let (removed, inserted, step) = (removed.into(), inserted.into(), Cow::Borrowed(step));
        push(&mut lines, &Line::Change { at, removed, inserted, step, joins: false });
    }
    if last.done() < last.steps() {
        push(&mut lines, &Line::To(last.done()));
    }
    for snapshot in snapshots {
        push(&mut lines, &Line::Snapshot(Cow::Borrowed(snapshot)));
    }
    lines
}

/// A chronicle that was read.
#[derive(Debug)]
pub struct Chronicle {
    /// The steps.
    pub(super) history: History<Step>,
    /// The text after those that were not taken back.
    pub(super) text: String,
    /// The snapshots.
    pub(super) snapshots: Vec<Snapshot>,
}

impl Chronicle {
    /// Reads a chronicle; nothing if the text is none.
    #[must_use]
    pub fn read(written: &str) -> Option<Self> {
        let mut lines = written.split_inclusive('\n');
        let Head { format: FORMAT, text } = serde_json::from_str(lines.next()?).ok()? else { return None };
        let mut read = Self { history: History::default(), text: text.into_owned(), snapshots: Vec::new() };
        let mut work = 0;
        // A line that does not end was torn, which only the last can be.
        for line in lines.filter(|line| line.ends_with('\n')) {
            work += read.text.len();
            if work > MOST_WORK {
                return None;
            }
            read.take(serde_json::from_str(line).ok()?)?;
        }
        read.history.close();
        Some(read)
    }

    /// Does what a line says; nothing if that is not possible.
    fn take(&mut self, line: Line) -> Option<()> {
        match line {
            Line::Change { at, removed, inserted, step, joins } => {
                let rest = self.text.get(at..).filter(|rest| rest.starts_with(&*removed))?;
                let new = [&self.text[..at], &*inserted, &rest[removed.len()..]].concat();
                if !joins {
                    self.history.close();
                }
                self.history.change(&mut self.text, new, step.into_owned(), Some(Group(0)));
            }
            Line::To(done) => {
                (done <= self.history.steps()).then_some(())?;
                self.history.go_to(&mut self.text, done);
            }
            Line::Snapshot(snapshot) => {
                has_room(&self.snapshots, &snapshot.text).then_some(())?;
                self.snapshots.push(snapshot.into_owned());
            }
            Line::Drop(index) => {
                (index < self.snapshots.len()).then_some(())?;
                self.snapshots.remove(index);
            }
        }
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    /// A document in the hands of somebody who types, takes back and keeps, with what was written down of it.
    struct Edited {
        text: String,
        history: History<Step>,
        snapshots: Vec<Snapshot>,
        news: News,
        kept: String,
    }

    impl Edited {
        fn new(text: &str) -> Self {
            let (history, snapshots, news, kept) = (History::default(), Vec::new(), News::default(), String::new());
            Self { text: text.to_owned(), history, snapshots, news, kept }
        }

        fn types(&mut self, new: &str, group: Option<Group>) {
            let (step, joins) = (Step::new("editor-step-typed"), self.history.joined(group).is_some());
            if new != self.text {
                self.news.change(&self.text, new, &step, joins);
                self.history.change(&mut self.text, new.to_owned(), step, group);
            }
        }

        fn goes_to(&mut self, done: usize) {
            self.history.go_to(&mut self.text, done);
            self.news.go_to(done, &self.text);
        }

        fn keeps(&mut self) {
            match self.news.take(&self.history, &self.text, &self.snapshots) {
                Some(Written::Anew(text)) => self.kept = text,
                Some(Written::More(lines)) => self.kept += &lines,
                None => {}
            }
        }

        /// The texts after every step, from the first on.
        fn texts(history: &History<Step>, text: &str) -> Vec<String> {
            let (mut history, mut text) = (history.clone(), text.to_owned());
            let mut texts = Vec::new();
            for done in 0..=history.steps() {
                history.go_to(&mut text, done);
                texts.push(text.clone());
            }
            texts
        }
    }

    #[test]
    fn whatever_was_done_is_read_again_with_every_step_to_the_byte() {
        let mut random = SmallRng::seed_from_u64(3);
        for _ in 0..100 {
            let mut edited = Edited::new("é(→)\n");
            for _ in 0..random.random_range(1..40) {
                match random.random_range(0..6) {
                    0 => edited.goes_to(random.random_range(0..=edited.history.steps())),
                    1 => edited.history.close(),
                    2 => edited.keeps(),
                    kind => {
                        let mut letters: Vec<char> = edited.text.chars().collect();
                        letters.insert(random.random_range(0..=letters.len()), ['a', 'ß', '\n', '"', '🜁'][kind % 5]);
                        if random.random_bool(0.3) {
                            letters.remove(random.random_range(0..letters.len()));
                        }
                        let group = random.random_bool(0.6).then_some(Group(1));
                        edited.types(&letters.into_iter().collect::<String>(), group);
                    }
                }
            }
            edited.keeps();
            let Some(read) = Chronicle::read(&edited.kept) else {
                assert!(edited.kept.is_empty(), "{}", edited.kept);
                continue;
            };
            assert_eq!((read.text.as_str(), read.history.done()), (edited.text.as_str(), edited.history.done()));
            let texts = Edited::texts(&edited.history, &edited.text);
            assert_eq!(Edited::texts(&read.history, &read.text), texts);
        }
    }

    #[test]
    fn a_torn_last_line_is_dropped_and_what_is_no_chronicle_is_none() {
        let mut edited = Edited::new("a");
        edited.types("ab", None);
        edited.types("abc", None);
        edited.keeps();
        edited.types("abcd", None);
        edited.keeps();
        for cut in 1..edited.kept.lines().last().unwrap().len() {
            let read = Chronicle::read(&edited.kept[..edited.kept.len() - cut]).unwrap();
            assert_eq!((read.text.as_str(), read.history.steps()), ("abc", 2), "{cut}");
        }
        let head = edited.kept.lines().next().unwrap();
        let foreign = [
            "",
            "\n",
            "nothing\n",
            "{\"format\":2,\"text\":\"a\"}\n",
            &edited.kept.replacen("\"at\":1", "\"at\":99", 1),
            &edited.kept.replacen("\"removed\":\"\"", "\"removed\":\"x\"", 1),
            &format!("{head}\n{{\"to\":7}}\n"),
            &format!("{head}\n{{\"drop\":0}}\n"),
            &format!("{head}\n[]\n{{\"to\":0}}\n"),
        ];
        for text in foreign {
            assert!(Chronicle::read(text).is_none(), "{text}");
        }
        // One that would take an hour to read.
        let long = format!("{{\"format\":1,\"text\":\"{}\"}}\n{}", "x".repeat(1 << 20), "{\"to\":0}\n".repeat(10_000));
        assert!(Chronicle::read(&long).is_none());
    }

    #[test]
    fn a_long_chronicle_is_written_anew_with_the_last_steps() {
        let mut edited = Edited::new("");
        let (mut longest, mut anew) = (0, 0);
        for number in 0..6000 {
            edited.types(&format!("{number} {}", ["x", "y"][number % 2].repeat(300)), None);
            let before = edited.kept.len();
            edited.keeps();
            anew += usize::from(edited.kept.len() < before);
            longest = longest.max(edited.kept.len());
        }
        assert!(anew > 0 && longest < 4 << 20, "{anew} times, {longest} bytes");
        let read = Chronicle::read(&edited.kept).unwrap();
        assert_eq!(read.text, edited.text);
        assert!((MOST_STEPS..6000).contains(&read.history.steps()), "{}", read.history.steps());
        let texts = Edited::texts(&edited.history, &edited.text);
        let kept = Edited::texts(&read.history, &read.text);
        assert_eq!(kept[..], texts[texts.len() - kept.len()..]);
    }

    #[test]
    fn snapshots_are_kept_and_so_many_that_they_can_be_read_again() {
        let mut edited = Edited::new("a");
        edited.types("b", None);
        while has_room(&edited.snapshots, "text") {
            let snapshot = Snapshot { name: format!("{} “é”", edited.snapshots.len()), text: "text".to_owned() };
            edited.news.snapshot(&snapshot);
            edited.snapshots.push(snapshot);
            edited.keeps();
        }
        edited.news.drop_snapshot(3);
        edited.snapshots.remove(3);
        edited.keeps();
        assert_eq!(edited.snapshots.len(), MOST_SNAPSHOTS - 1);
        assert_eq!(Chronicle::read(&edited.kept).unwrap().snapshots, edited.snapshots);
        assert!(!has_room(&[], &"x".repeat(MOST_SNAPSHOT_BYTES + 1)));
    }
}
