//! The journal: a game under way as text, the header of a record and then a line for everything that happened.
//!
//! Decides how lines are written, how each is checked, and how far a damaged journal can be trusted. Which file holds a
//! journal and when it is written, `library` decides; how its lines are played, too.

use std::fmt::Write;

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{Seat, Takeover};

/// The word and the format in the line that ends a journal's header.
const MARK: &str = "journal 1";
/// The number of hexadecimal digits of a checksum.
const DIGITS: usize = 8;
/// The longest line, in bytes: a comment of the greatest length, with every character escaped.
const MAX_LINE: usize = 32 << 10;

/// Something that happened to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// An action was played, chance's included: its notation.
    Play(String),
    /// Actions were taken back until this many were left.
    Undo(usize),
    /// Actions that were taken back were played again until there were this many.
    Redo(usize),
    /// Something was noted about the action with this index; an empty text takes away what was noted.
    Comment {
        /// The index of the action.
        index: usize,
        /// The text.
        text: String,
    },
    /// From the action with this index on, somebody else decides for a seat.
    Takeover {
        /// The index of the action.
        index: usize,
        /// Who decides for which seat.
        takeover: Takeover,
    },
    /// A hint was shown before the action with this index.
    Hint(usize),
}

impl Line {
    /// Writes the line without its checksum; it has no line break.
    fn text(&self) -> String {
        match self {
            Self::Play(action) => format!("play {action}"),
            Self::Undo(left) => format!("undo {left}"),
            Self::Redo(played) => format!("redo {played}"),
            Self::Comment { index, text } => format!("comment {index} {}", written(text)),
            Self::Takeover { index, takeover } => {
                format!("takeover {index} {} {}", takeover.seat.index(), written(&takeover.player))
            }
            Self::Hint(index) => format!("hint {index}"),
        }
    }

    /// Reads a line without its checksum; nothing if it is none of the known ones.
    fn read(text: &str) -> Option<Self> {
        let (word, rest) = text.split_once(' ')?;
        match word {
            "play" => Some(Self::Play(rest.to_owned())),
            "undo" => Some(Self::Undo(rest.parse().ok()?)),
            "redo" => Some(Self::Redo(rest.parse().ok()?)),
            "comment" => {
                let (index, text) = rest.split_once(' ')?;
                Some(Self::Comment { index: index.parse().ok()?, text: ron::from_str(text).ok()? })
            }
            "takeover" => {
                let mut parts = rest.splitn(3, ' ');
                let index = parts.next()?.parse().ok()?;
                let seat = Seat::from_index(parts.next()?.parse().ok()?)?;
                let player = ron::from_str(parts.next()?).ok()?;
                Some(Self::Takeover { index, takeover: Takeover { seat, player } })
            }
            "hint" => Some(Self::Hint(rest.parse().ok()?)),
            _ => None,
        }
    }
}

/// A text in quotes, or a player, on one line, as RON writes it.
#[expect(clippy::expect_used, reason = "a line with nothing in its place would end the journal where it is read")]
fn written<T: Serialize + ?Sized>(value: &T) -> String {
    ron::to_string(value).expect("texts and names can always be written")
}

/// Writes the lines of a journal: each carries a checksum of itself and of everything before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chain([u8; 4]);

impl Chain {
    /// The beginning of a journal: the header, which is the text of a record without actions, and the line that ends
    /// it.
    #[must_use]
    pub fn begin(header: &str) -> (Self, String) {
        let mut text = header.to_owned();
        if !text.ends_with('\n') {
            text.push('\n');
        }
        let mut chain = Self([0; 4]).after(&text);
        let mark = chain.finished(MARK);
        text.push_str(&mark);
        (chain, text)
    }

    /// A line with its checksum and its line break.
    #[must_use]
    pub fn line(&mut self, line: &Line) -> String {
        self.finished(&line.text())
    }

    fn finished(&mut self, text: &str) -> String {
        *self = self.after(text);
        let mut line = String::with_capacity(DIGITS + text.len() + 2);
        for byte in self.0 {
            // Writing to a String cannot fail.
            let _ = write!(line, "{byte:02x}");
        }
        line.push(' ');
        line.push_str(text);
        line.push('\n');
        line
    }

    fn after(self, text: &str) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(text.as_bytes());
        let hash = hash.finalize();
        Self([hash[0], hash[1], hash[2], hash[3]])
    }

    /// The text of a line, if the line carries the checksum that follows from this one; the chain has then moved on.
    fn checked<'a>(&mut self, line: &'a [u8]) -> Option<&'a str> {
        let line = std::str::from_utf8(line).ok().filter(|line| line.len() <= MAX_LINE)?;
        let (sum, text) = line.split_at_checked(DIGITS)?;
        let text = text.strip_prefix(' ')?;
        let next = self.after(text);
        let is_right = (0..4).all(|at| u8::from_str_radix(&sum[2 * at..2 * at + 2], 16) == Ok(next.0[at]));
        is_right.then(|| {
            *self = next;
            text
        })
    }
}

/// The damage of a journal; everything before it is sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// The last line is cut short or wrong, as when the system stopped while it was being written.
    #[error("the last line is not whole")]
    Torn,
    /// A line before the last is wrong.
    #[error("line {0} is wrong")]
    Wrong(usize),
}

/// A journal that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journal<'a> {
    /// The text of a record without actions.
    pub header: &'a str,
    /// The sound lines, each with its number in the file, from 1.
    pub lines: Vec<(usize, Line)>,
    /// The number of sound bytes.
    pub sound: usize,
    /// Writes the lines that follow.
    pub chain: Chain,
    /// The damage of the rest.
    pub damage: Option<Damage>,
}

impl<'a> Journal<'a> {
    /// Reads a journal; nothing if the bytes are none. Never fails: what is damaged is told in [`Journal::damage`].
    #[must_use]
    pub fn read(bytes: &'a [u8]) -> Option<Self> {
        let (header, mut chain, mut sound) = header_of(bytes)?;
        let mut number = bytes[..sound].split(|&byte| byte == b'\n').count() - 1;
        let (mut lines, mut damage) = (Vec::new(), None);
        while sound < bytes.len() {
            number += 1;
            let rest = &bytes[sound..];
            let end = rest.iter().position(|&byte| byte == b'\n');
            let read = end.and_then(|end| {
                let mut next = chain;
                let line = Line::read(next.checked(&rest[..end])?)?;
                Some((line, next, end + 1))
            });
            let Some((line, next, length)) = read else {
                let is_last = end.is_none_or(|end| end + 1 == rest.len());
                damage = Some(if is_last { Damage::Torn } else { Damage::Wrong(number) });
                break;
            };
            lines.push((number, line));
            chain = next;
            sound += length;
        }
        Some(Self { header, lines, sound, chain, damage })
    }
}

/// The header of a journal, the chain after it, and where its lines begin; nothing if the bytes are no journal. A header
/// that the program wrote has no line that looks like the one that ends it, so only the first such line is looked at.
fn header_of(bytes: &[u8]) -> Option<(&str, Chain, usize)> {
    let mark = format!(" {MARK}\n");
    let at = find(bytes, mark.as_bytes())?;
    let start = at.checked_sub(DIGITS).filter(|&start| start > 0 && bytes[start - 1] == b'\n')?;
    let header = std::str::from_utf8(&bytes[..start]).ok()?;
    let (mut chain, end) = (Chain([0; 4]).after(header), at + mark.len());
    chain.checked(&bytes[start..end - 1])?;
    Some((header, chain, end))
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|part| part == wanted)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Player;

    const HEADER: &str = "Record(\n    format: 2,\n)\n";

    fn lines() -> Vec<Line> {
        vec![
            Line::Play("place c3 2".to_owned()),
            Line::Play("draw B3".to_owned()),
            Line::Undo(1),
            Line::Redo(2),
            Line::Comment { index: 1, text: "a \"word\"\nof two lines — é".to_owned() },
            Line::Takeover {
                index: 2,
                takeover: Takeover { seat: Seat::ALL[1], player: Player::Computer("adept".to_owned()) },
            },
            Line::Takeover { index: 3, takeover: Takeover { seat: Seat::ALL[0], player: Player::Human } },
            Line::Hint(3),
        ]
    }

    fn written() -> String {
        let (mut chain, mut text) = Chain::begin(HEADER);
        for line in lines() {
            text.push_str(&chain.line(&line));
        }
        text
    }

    #[test]
    fn what_is_written_is_read() {
        let text = written();
        let journal = Journal::read(text.as_bytes()).unwrap();
        assert_eq!((journal.header, journal.damage, journal.sound), (HEADER, None, text.len()));
        assert_eq!(journal.lines.iter().map(|(_, line)| line.clone()).collect::<Vec<_>>(), lines());
        assert_eq!(journal.lines[0].0, 5, "three lines of header and the mark stand before");
        // More lines can follow.
        let mut chain = journal.chain;
        let longer = text.clone() + &chain.line(&Line::Hint(9));
        assert_eq!(Journal::read(longer.as_bytes()).unwrap().lines.last(), Some(&(13, Line::Hint(9))));
    }

    #[test]
    fn a_record_is_no_journal() {
        for text in ["", HEADER, "\n00000000 journal 1\n", "Record()\n12345678 journal 1\n"] {
            assert_eq!(Journal::read(text.as_bytes()), None, "{text}");
        }
        // A header that was changed is not trusted.
        assert_eq!(Journal::read(written().replace("format: 2", "format: 3").as_bytes()), None);
    }

    #[test]
    fn cut_anywhere_it_keeps_every_whole_line() {
        let text = written();
        let whole = Journal::read(text.as_bytes()).unwrap();
        let start = whole.sound - text[text.find("play").unwrap() - 9..].len();
        for cut in start..text.len() {
            let journal = Journal::read(&text.as_bytes()[..cut]).unwrap();
            let ends = text[start..].bytes().take(cut - start).filter(|&byte| byte == b'\n').count();
            assert_eq!(journal.lines.len(), ends, "cut at {cut}");
            assert_eq!(journal.lines[..], whole.lines[..ends]);
            let is_whole = cut == start || text.as_bytes()[cut - 1] == b'\n';
            assert_eq!(journal.damage, (!is_whole).then_some(Damage::Torn), "cut at {cut}");
        }
    }

    #[test]
    fn a_changed_line_ends_it_there() {
        let text = written();
        let changed = text.replace("place c3 2", "place c3 3");
        let journal = Journal::read(changed.as_bytes()).unwrap();
        assert_eq!((journal.lines.len(), journal.damage), (0, Some(Damage::Wrong(5))));
        // Lines that are left out, swapped or repeated are found too: every checksum covers what stands before.
        let parts: Vec<&str> = text.split_inclusive('\n').collect();
        for order in [vec![0, 1, 2, 3, 5, 6, 7], vec![0, 1, 2, 3, 5, 4, 6], vec![0, 1, 2, 3, 4, 4, 5]] {
            let mixed: String = order.iter().map(|&at| parts[at]).collect();
            assert!(matches!(Journal::read(mixed.as_bytes()).unwrap().damage, Some(Damage::Wrong(_))), "{order:?}");
        }
        // A wrong last line is dropped like one that is cut short; so are zeros that a file system left.
        let last = text.replace("hint 3", "hint 4");
        assert_eq!(Journal::read(last.as_bytes()).unwrap().damage, Some(Damage::Torn));
        let zeros = [text.as_bytes(), &[0; 512]].concat();
        let journal = Journal::read(&zeros).unwrap();
        assert_eq!((journal.lines.len(), journal.damage, journal.sound), (8, Some(Damage::Torn), text.len()));
    }

    #[test]
    fn lines_with_the_right_checksum_and_no_sense_are_refused() {
        for line in ["undo -1", "undo x", "redo", "comment 1 word", "takeover 1 9 Human", "hint 1 2", "sing 3", ""] {
            let (mut chain, text) = Chain::begin(HEADER);
            let text = text + &chain.finished(line);
            let journal = Journal::read(text.as_bytes()).unwrap();
            assert_eq!((journal.lines.len(), journal.damage), (0, Some(Damage::Torn)), "{line}");
        }
    }
}
