//! Clicks that were meant for something else: a button that has just come to its place takes none.
//!
//! Where one button gives way to another under the pointer, a click that was aimed at the first one, or the second half
//! of a double click, would do what nobody asked for. Decides for how long a new button takes no click, and what counts
//! as new; what is the same button, whoever lays it out says. Nothing of this is seen, so no frame is asked for.

use std::hash::Hash;
use std::mem::swap;

use egui::accesskit::Action;
use egui::{Id, PointerButton, Rect, Response};

/// For so many seconds a button that has just come to its place takes no click. It is longer than a double click.
pub const GRACE: f64 = 0.5;

/// A button, where it stood, and since when.
#[derive(Clone, Copy)]
struct Place {
    rect: Rect,
    what: u64,
    since: f64,
}

/// The buttons of this pass and of the one before it.
#[derive(Clone, Default)]
struct Places {
    pass: u64,
    now: Vec<Place>,
    before: Vec<Place>,
    /// When the pointer was pressed last.
    pressed: f64,
}

impl Places {
    fn follow(&mut self, pass: u64) {
        if self.pass == pass {
            return;
        }
        swap(&mut self.now, &mut self.before);
        self.now.clear();
        // What stood there before the screen was left is no longer known.
        if self.pass + 1 != pass {
            self.before.clear();
        }
        self.pass = pass;
    }

    /// Since when this button has been in its place; it may have moved a little.
    fn since(&mut self, rect: Rect, what: u64, now: f64) -> f64 {
        let stood = self.before.iter().find(|place| place.what == what && place.rect.contains(rect.center()));
        let since = stood.map_or(now, |place| place.since);
        self.now.push(Place { rect, what, since });
        since
    }
}

/// Whether a button was clicked and the click was meant for it. To be called in every frame in which it is laid out;
/// `what` tells it from every other button that may stand in its place.
#[must_use]
pub fn clicked(response: &Response, what: impl Hash) -> bool {
    let context = &response.ctx;
    let (what, pass) = (egui::util::hash(what), context.cumulative_pass_nr());
    let (now, pressed, named) = context.input(|input| {
        let named = input.has_accesskit_action_request(response.id, Action::Click);
        (input.time, input.pointer.any_pressed(), named)
    });
    let waited = context.data_mut(|data| {
        let places: &mut Places = data.get_temp_mut_or_default(Id::unique("places of buttons"));
        places.follow(pass);
        if pressed {
            places.pressed = now;
        }
        let since = places.since(response.rect, what, now);
        (places.pressed - since, now - since)
    });
    let (before_press, before_key) = waited;
    let waited = if response.clicked_by(PointerButton::Primary) { before_press } else { before_key };
    // A screen reader names the button that it presses.
    response.clicked() && (named || waited >= GRACE)
}
