//! Something that the pointer rests on, and the reach of a piece that is shown meanwhile.

use std::time::Duration;

use egui::Ui;

/// The time that the pointer has to rest on a thing, in seconds; one that only passes by shows nothing.
const REST: f64 = 0.2;

/// The thing under the pointer.
#[derive(Debug)]
pub struct Hover<T> {
    /// The thing, and since when.
    over: Option<(T, f64)>,
    /// A thing that the pointer has to leave before it counts as one that it rests on.
    quiet: Option<T>,
}

impl<T> Default for Hover<T> {
    fn default() -> Self {
        Self { over: None, quiet: None }
    }
}

impl<T: Copy + PartialEq> Hover<T> {
    /// Lets nothing be rested on in this frame, nor what is under the pointer now until the pointer has left it.
    pub fn hush(&mut self, under: Option<T>) {
        (self.over, self.quiet) = (None, under);
    }

    /// The thing on which the pointer has come to rest, of what is under it in this frame.
    pub fn rested_on(&mut self, ui: &Ui, under: Option<T>) -> Option<T> {
        if under != self.quiet {
            self.quiet = None;
        }
        let under = under.filter(|_| self.quiet.is_none());
        let now = ui.input(|input| input.time);
        let since = match (under, self.over) {
            (Some(thing), Some((known, since))) if known == thing => since,
            _ => now,
        };
        self.over = under.map(|thing| (thing, since));
        let left = since + REST - now;
        if under.is_some() && left > 0.0 {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(left));
            return None;
        }
        under
    }
}

/// The piece under the pointer, and the reach that was worked out last; `W` is a piece on the board, `R` its reach.
#[derive(Debug)]
pub struct Probe<W, S, R> {
    /// The piece under the pointer.
    hover: Hover<W>,
    /// The reach that was worked out last, with the state and the piece to which it belongs.
    known: Option<(S, W, R)>,
}

impl<W, S, R> Default for Probe<W, S, R> {
    fn default() -> Self {
        Self { hover: Hover::default(), known: None }
    }
}

impl<W: Copy + PartialEq, S: Clone + PartialEq, R: Clone> Probe<W, S, R> {
    /// The reach to show on the board: of the piece on which the pointer rests, else of the one that was `asked` for;
    /// nothing while it is hushed, as a piece is chosen to walk.
    pub fn reach(
        &mut self,
        ui: &Ui,
        (under, asked): (Option<W>, Option<W>),
        is_hushed: bool,
        state: &S,
        work_out: impl FnOnce(W) -> R,
    ) -> Option<R> {
        if is_hushed {
            // A piece which is no longer chosen does not show its reach at once.
            self.hover.hush(under);
            return None;
        }
        let walker = self.hover.rested_on(ui, under).or(asked)?;
        let is_known = |(known, of, _): &(S, W, R)| known == state && *of == walker;
        if !self.known.as_ref().is_some_and(is_known) {
            self.known = Some((state.clone(), walker, work_out(walker)));
        }
        self.known.as_ref().map(|(.., reach)| reach.clone())
    }
}

/// The piece after this one, or before it; after the last, or if this is none of them, the first.
#[must_use]
pub fn next_of<W: Copy + PartialEq>(mut pieces: Vec<W>, of: Option<W>, back: bool) -> Option<W> {
    if back {
        pieces.reverse();
    }
    let next = pieces.iter().position(|&piece| Some(piece) == of).map_or(0, |index| index + 1);
    pieces.get(next).or(pieces.first()).copied()
}
