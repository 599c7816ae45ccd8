//! All faults of a text that cannot be read. A reader stops at the first; so what it stumbled over is left out or replaced
//! by something that can be read, and the text is read again, until nothing is found any more or nobody can say where
//! the next value begins.
//!
//! In a list of parts, such as tiles, the whole part is left out, and the text is read on at the next one. Elsewhere a value
//! of the sort that was expected takes the place of a wrong one. Nothing is told of what stands in for something.

use std::ops::Range;

use super::NotADefinition;
use super::layout::is_part;
use super::outline::{Brackets, Element, Inside, Node, outline};
use crate::game::Place;
use crate::game::syntax::NotRon;

/// The most faults that are told.
const MOST: usize = 20;
/// The most bytes that are read altogether.
const MOST_WORK: usize = 4 << 20;
/// The mark of a byte that stands in for something.
const MADE: u32 = u32::MAX;

/// All faults of a text, of which this is the first, in their order.
pub fn faults<D>(
    text: &str,
    first: NotADefinition,
    read: fn(&str) -> Result<D, NotADefinition>,
) -> Vec<NotADefinition> {
    found(text, first, &|text| read(text).err())
}

fn found(text: &str, first: NotADefinition, fault: &dyn Fn(&str) -> Option<NotADefinition>) -> Vec<NotADefinition> {
    let mut mended = Mended::new(text);
    let (mut found, mut next, mut work) = (vec![first.clone()], first, 0);
    while found.len() < MOST && work <= MOST_WORK && mended.mend(&next) {
        work += mended.text.len();
        let Some(fault) = fault(&mended.text) else { break };
        let behind = found.last().map_or(0, |last| last.place.bytes.start);
        if let Some(start) = mended.told(&fault).filter(|&start| start > behind) {
            let end = (start + fault.place.bytes.len()).min(text.len());
            found.push(NotADefinition { place: Place::new(text, start..end), why: fault.why.clone() });
        }
        next = fault;
    }
    found
}

/// A text in which faults are left out or replaced.
struct Mended {
    text: String,
    /// The byte of the text as it was for each byte, or [`MADE`].
    from: Vec<u32>,
    /// The bytes that open the parts in which a field of another name was left out: another may be missing for that.
    holed: Vec<u32>,
}

impl Mended {
    fn new(text: &str) -> Self {
        // Texts are much shorter than 4 GiB: what is longer than a file may be is not read.
        let from = (0..=text.len()).map(|byte| u32::try_from(byte).unwrap_or(MADE)).collect();
        Self { text: text.to_owned(), from, holed: Vec::new() }
    }

    /// The byte of the text as it was at which a fault is told; nothing if it follows from what stands in for something.
    fn told(&self, fault: &NotADefinition) -> Option<usize> {
        let at = fault.place.bytes.start;
        let start = self.from.get(at).filter(|&&from| from != MADE)?;
        if let NotRon::FieldMissing { .. } = fault.why {
            let (whole, _) = outline(&self.text);
            let (_, inside) = around(&whole, at);
            if inside.is_some_and(|inside| self.holed.contains(&self.from[inside.open])) {
                return None;
            }
        }
        Some(*start as usize)
    }

    fn put(&mut self, bytes: Range<usize>, by: &str) {
        self.from.splice(bytes.clone(), std::iter::repeat_n(MADE, by.len()));
        self.text.replace_range(bytes, by);
    }

    /// Replaces bytes by blanks; lines stay.
    fn blank(&mut self, bytes: Range<usize>) {
        let blanks: String =
            self.text[bytes.clone()].bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect();
        self.put(bytes, &blanks);
    }

    /// Makes the text so that the reader does not stop at this fault; false if nobody can say how.
    fn mend(&mut self, fault: &NotADefinition) -> bool {
        let at = fault.place.bytes.start;
        let (whole, broken) = outline(&self.text);
        if broken.is_some() {
            return self.leave_out_line(at);
        }
        let (elements, inside) = around(&whole, at);
        let is_own = |element: &&&Element| self.from[element.value.bytes.start] != MADE;
        let is_row = |element: &&&Element| element.name.is_none() && is_part(&element.value);
        if let Some(row) = elements.iter().filter(is_row).rfind(is_own) {
            let bytes = row.bytes().start..row.end();
            self.blank(bytes);
            return true;
        }
        if let NotRon::FieldMissing { field, .. } = fault.why {
            let Some(part) = inside.filter(|inside| inside.brackets == Brackets::Round) else { return false };
            let (behind, comma) = match part.items.last() {
                Some(last) => (last.end(), if last.comma.is_some() { "" } else { "," }),
                None => (part.open + 1, ""),
            };
            self.put(behind..behind, &format!("{comma} {field}: 0"));
            return true;
        }
        let Some(element) = elements.last() else { return false };
        if let NotRon::NotKnown { .. } | NotRon::FieldTwice { .. } = fault.why {
            let bytes = element.bytes().start..element.end();
            self.holed.extend(inside.map(|inside| self.from[inside.open]));
            self.blank(bytes);
            return true;
        }
        let bytes = element.value.bytes.clone();
        match of_sort(&fault.why).filter(|by| self.text[bytes.clone()] != **by) {
            Some(by) => {
                self.put(bytes, by);
                true
            }
            None => false,
        }
    }

    /// Leaves out the line at this byte, if a whole part seems to stand in it.
    fn leave_out_line(&mut self, at: usize) -> bool {
        let start = self.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let end = self.text[at..].find('\n').map_or(self.text.len(), |newline| at + newline);
        let line = self.text[start..end].split("//").next().unwrap_or_default().trim();
        let is_part = line.starts_with('(') && line.trim_end_matches(',').ends_with(')');
        if is_part {
            self.blank(start..end);
        }
        is_part
    }
}

/// The elements in which a byte stands, from the outermost to the innermost, and the innermost brackets around it.
fn around(whole: &Node, at: usize) -> (Vec<&Element>, Option<&Inside>) {
    let (mut elements, mut inside) = (Vec::new(), whole.inside.as_ref());
    let mut innermost = None;
    while let Some(around) = inside.filter(|inside| inside.open < at && at <= inside.close) {
        innermost = Some(around);
        let element = around.items.iter().find(|item| (item.bytes().start..item.bytes().end).contains(&at));
        elements.extend(element);
        inside = element.and_then(|element| element.value.inside.as_ref());
    }
    (elements, innermost)
}

/// A value of the sort that was expected, if that is known.
fn of_sort(why: &NotRon) -> Option<&'static str> {
    match why {
        NotRon::NumberExpected { .. } | NotRon::NumberRange { .. } => Some("0"),
        NotRon::TruthExpected { .. } => Some("true"),
        NotRon::TextExpected { .. } | NotRon::TextsExpected { .. } | NotRon::TextTooLong { .. } => Some("\"\""),
        NotRon::ListExpected { .. } => Some("[]"),
        // That is told where the map ends.
        NotRon::MapExpected { .. } | NotRon::KeyTwice { .. } => Some("{}"),
        NotRon::PartExpected { .. } | NotRon::OtherPart { .. } => Some("()"),
        NotRon::NotPossible { possible, .. } => possible.first().copied(),
        _ => None,
    }
}
