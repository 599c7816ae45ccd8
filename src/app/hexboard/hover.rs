//! Something that the pointer rests on.

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
