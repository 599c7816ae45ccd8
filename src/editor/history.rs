//! The history of a text, step by step, so that each step can be taken back and played again.
//!
//! A step keeps the bytes that it replaced and those that it put there, not the whole text, so that as many steps are
//! kept as anybody takes.

use std::ops::Range;

/// Changes with the same group that follow each other are one step: those of one drag, or of typing in one field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Group(pub u64);

/// A step: what it did, and the bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry<S> {
    what: S,
    group: Option<Group>,
    splice: Splice,
}

/// Bytes of a text that were replaced by others.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Splice {
    at: usize,
    removed: String,
    inserted: String,
}

impl Splice {
    /// The replacement in the one text that gives the other: all between the parts that both begin and end with.
    fn between(old: &str, new: &str) -> Self {
        let same = |one: &[u8], other: &[u8]| one.iter().zip(other).take_while(|(one, other)| one == other).count();
        let mut at = same(old.as_bytes(), new.as_bytes());
        while !old.is_char_boundary(at) || !new.is_char_boundary(at) {
            at -= 1;
        }
        let (old_rest, new_rest) = (&old[at..], &new[at..]);
        let mut tail =
            old_rest.bytes().rev().zip(new_rest.bytes().rev()).take_while(|(one, other)| one == other).count();
        while !old_rest.is_char_boundary(old_rest.len() - tail) || !new_rest.is_char_boundary(new_rest.len() - tail) {
            tail -= 1;
        }
        Self {
            at,
            removed: old_rest[..old_rest.len() - tail].to_owned(),
            inserted: new_rest[..new_rest.len() - tail].to_owned(),
        }
    }

    fn apply(&self, text: &mut String) -> Range<usize> {
        text.replace_range(self.at..self.at + self.removed.len(), &self.inserted);
        self.at..self.at + self.inserted.len()
    }

    fn take_back(&self, text: &mut String) -> Range<usize> {
        text.replace_range(self.at..self.at + self.inserted.len(), &self.removed);
        self.at..self.at + self.removed.len()
    }
}

/// The steps of a text. `S` says what a step did.
#[derive(Clone, Debug)]
pub struct History<S> {
    steps: Vec<Entry<S>>,
    /// The number of steps that are in the text; those behind were taken back.
    done: usize,
    /// True if the last step takes in the next changes of its group.
    is_open: bool,
}

impl<S> Default for History<S> {
    fn default() -> Self {
        Self { steps: Vec::new(), done: 0, is_open: false }
    }
}

impl<S> History<S> {
    /// Replaces the text by another, as a step or as a part of the last one, if both are of the same group and nothing
    /// came between. What was taken back before is forgotten.
    pub fn change(&mut self, text: &mut String, new: String, what: S, group: Option<Group>) {
        if *text == new {
            return;
        }
        self.steps.truncate(self.done);
        let joins = self.is_open && group.is_some();
        match self.steps.last_mut().filter(|last| joins && last.group == group) {
            Some(last) => {
                let mut before = text.clone();
                last.splice.take_back(&mut before);
                last.splice = Splice::between(&before, &new);
                last.what = what;
                if before == new {
                    // A drag that came back to where it began has done nothing.
                    self.steps.pop();
                }
            }
            None => self.steps.push(Entry { what, group, splice: Splice::between(text, &new) }),
        }
        self.done = self.steps.len();
        self.is_open = true;
        *text = new;
    }

    /// The step that a change of this group would be a part of, if there is one.
    #[must_use]
    pub fn joined(&self, group: Option<Group>) -> Option<&S> {
        let last = self.steps.get(self.done.checked_sub(1)?)?;
        (self.is_open && group.is_some() && last.group == group).then_some(&last.what)
    }

    /// Ends the last step: what follows is a step of its own.
    pub fn close(&mut self) {
        self.is_open = false;
    }

    /// Takes the last step back; the bytes of the text that it had replaced, if there is a step.
    pub fn undo(&mut self, text: &mut String) -> Option<Range<usize>> {
        let step = self.steps.get(self.done.checked_sub(1)?)?;
        self.done -= 1;
        self.is_open = false;
        Some(step.splice.take_back(text))
    }

    /// Plays the step again that was taken back last; the bytes that it put into the text, if there is one.
    pub fn redo(&mut self, text: &mut String) -> Option<Range<usize>> {
        let step = self.steps.get(self.done)?;
        self.done += 1;
        self.is_open = false;
        Some(step.splice.apply(text))
    }

    /// Takes steps back or plays them again until so many are in the text.
    pub fn go_to(&mut self, text: &mut String, step: usize) {
        while self.done > step && self.undo(text).is_some() {}
        while self.done < step && self.redo(text).is_some() {}
    }

    /// The difference of two texts: where it begins, what the one has there, and what the other has.
    #[must_use]
    pub fn difference(old: &str, new: &str) -> (usize, String, String) {
        let Splice { at, removed, inserted } = Splice::between(old, new);
        (at, removed, inserted)
    }

    /// The replacements of the steps, in their order: what was done, where, what was there and what is there since.
    pub fn replacements(&self) -> impl Iterator<Item = (&S, usize, &str, &str)> {
        self.steps.iter().map(|Entry { what, splice: Splice { at, removed, inserted }, .. }| {
            (what, *at, removed.as_str(), inserted.as_str())
        })
    }

    /// The last of the steps that are in this text, and the first of those that were taken back: at most so many, and of
    /// so many bytes altogether. Before them the text that they begin with.
    #[must_use]
    pub fn last(&self, text: &str, most: usize, bytes: usize) -> (String, Self)
    where
        S: Clone,
    {
        let mut used = 0;
        let mut fits = |step: &&Entry<S>| {
            used += step.splice.removed.len() + step.splice.inserted.len();
            used <= bytes
        };
        let (done, undone) = self.steps.split_at(self.done);
        let back = done.iter().rev().take(most).take_while(&mut fits).count();
        let on = undone.iter().take(most - back).take_while(&mut fits).count();
        let mut before = text.to_owned();
        for step in done.iter().rev().take(back) {
            step.splice.take_back(&mut before);
        }
        let steps = self.steps[self.done - back..self.done + on].to_vec();
        (before, Self { steps, done: back, is_open: false })
    }

    /// The number of steps, those that were taken back too.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.steps.len()
    }

    /// The step with this number, from 0.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&S> {
        self.steps.get(index).map(|step| &step.what)
    }

    /// The number of steps that are in the text.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }
}

#[cfg(test)]
mod tests {
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    use super::*;

    #[test]
    fn any_steps_are_taken_back_and_played_again_to_the_byte() {
        let mut random = SmallRng::seed_from_u64(1);
        let pieces = ["a", "é", "ß", "→", "\n", "é\u{301}", "(", "12", "🜁"];
        for _ in 0..200 {
            let (mut text, mut history) = (String::from("é(→)é"), History::default());
            let mut texts = vec![text.clone()];
            for number in 0..random.random_range(1..30) {
                let mut letters: Vec<char> = text.chars().collect();
                for _ in 0..random.random_range(1..4) {
                    if random.random_bool(0.4) && !letters.is_empty() {
                        letters.remove(random.random_range(0..letters.len()));
                    } else {
                        let at = random.random_range(0..=letters.len());
                        let piece: Vec<char> = pieces[random.random_range(0..pieces.len())].chars().collect();
                        letters.splice(at..at, piece);
                    }
                }
                let new: String = letters.into_iter().collect();
                if new != text {
                    history.change(&mut text, new, number, None);
                    texts.push(text.clone());
                }
            }
            assert_eq!(history.done() + 1, texts.len());
            for expected in texts.iter().rev().skip(1) {
                history.undo(&mut text).unwrap();
                assert_eq!(text, *expected);
            }
            assert!(history.undo(&mut text).is_none());
            for expected in texts.iter().skip(1) {
                let bytes = history.redo(&mut text).unwrap();
                assert!(text == *expected && text.is_char_boundary(bytes.start) && text.is_char_boundary(bytes.end));
            }
            assert!(history.redo(&mut text).is_none());
        }
    }

    #[test]
    fn a_group_is_one_step_until_it_is_closed_or_something_else_comes() {
        let (mut text, mut history) = (String::new(), History::default());
        let one = Some(Group(1));
        for new in ["a", "ab", "abc"] {
            history.change(&mut text, new.to_owned(), "typed", one);
        }
        assert_eq!(history.steps(), 1);
        history.close();
        history.change(&mut text, "abcd".to_owned(), "typed", one);
        assert_eq!(history.steps(), 2);
        history.change(&mut text, "abcde".to_owned(), "typed", Some(Group(2)));
        history.change(&mut text, "abcdef".to_owned(), "set", None);
        history.change(&mut text, "abcdefg".to_owned(), "set", None);
        assert_eq!(history.steps(), 5);
        for expected in ["abcdef", "abcde", "abcd", "abc", ""] {
            history.undo(&mut text);
            assert_eq!(text, expected);
        }
        history.redo(&mut text);
        // After a step was taken back or played again, the group is closed too.
        history.change(&mut text, "abcx".to_owned(), "typed", one);
        assert_eq!((history.steps(), history.done()), (2, 2));
    }

    #[test]
    fn a_drag_that_comes_back_to_its_beginning_is_no_step() {
        let (mut text, mut history) = (String::from("1"), History::default());
        for new in ["2", "3", "1"] {
            history.change(&mut text, new.to_owned(), "dragged", Some(Group(7)));
        }
        assert_eq!((history.steps(), history.done()), (0, 0));
        history.change(&mut text, "1".to_owned(), "nothing", None);
        assert_eq!(history.steps(), 0);
    }
}
