//! Clicks that were meant for something else: a button that has just come to its place takes none.
//!
//! Where one button gives way to another under the pointer, a click that was aimed at the first one, or the second half
//! of a double click, would do what nobody asked for. Decides for how long a new button takes no click, and what counts
//! as new; what is the same button, whoever lays it out says. Nothing of this is seen, so no frame is asked for.

use std::hash::Hash;
use std::mem::swap;

use egui::accesskit::Action;
use egui::{Id, PointerButton, Pos2, Rect, Response};

/// For so many seconds a button that has just come to its place takes no click. It is longer than a double click.
pub const GRACE: f64 = 0.5;

/// A button, where it stood, and since when.
#[derive(Clone, Copy)]
struct ButtonPlace {
    rect: Rect,
    what: u64,
    since: f64,
}

/// The buttons of this pass and of the one before it.
#[derive(Clone, Default)]
struct Places {
    pass: u64,
    now: Vec<ButtonPlace>,
    before: Vec<ButtonPlace>,
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
        self.now.push(ButtonPlace { rect, what, since });
        since
    }
}

fn places_id() -> Id {
    Id::unique("places of buttons")
}

/// True if a button was clicked and the click was meant for it. To be called in every frame in which it is laid out;
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
        let places: &mut Places = data.get_temp_mut_or_default(places_id());
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

/// For so many seconds what a button says has to have stood there until a click is meant for it in any case.
const READ: f64 = 1.5;
/// So far the pointer has to be moved until it is aimed anew, in points.
const AIMED: f32 = 3.0;

/// The text of a button when the pointer or the keyboard's focus came to it, while either is there.
#[derive(Clone, Copy, Default)]
struct Met {
    pointer: Option<(u64, Pos2)>,
    focus: Option<u64>,
    /// Its last text, and the time since when it has that.
    says: Option<(u64, f64)>,
    /// When a click was not meant for it last: the second half of a double click is not meant for it either.
    refused: Option<f64>,
}

impl Met {
    /// Notes what the button says at `now` seconds, where the pointer is if it is over it, and whether it has the focus.
    fn follow(&mut self, says: u64, now: f64, pointer: Option<Pos2>, has_focus: bool) {
        self.says = self.says.filter(|&(said, _)| said == says).or(Some((says, now)));
        let stays = |pos: Pos2| self.pointer.filter(|(_, came)| came.distance(pos) < AIMED);
        self.pointer = pointer.map(|pos| stays(pos).unwrap_or((says, pos)));
        self.focus = has_focus.then(|| self.focus.unwrap_or(says));
    }

    /// True if a click that began then is no second half of one that was refused.
    fn is_rested(&self, began: f64) -> bool {
        self.refused.is_none_or(|refused| began - refused >= GRACE)
    }

    /// True if a click by pointer, or else by keyboard, is meant for the button's present text.
    fn is_meant(&self, says: u64, now: f64, is_by_pointer: bool) -> bool {
        let met = if is_by_pointer { self.pointer.map(|(met, _)| met) } else { self.focus };
        met.is_none_or(|met| met == says) || self.says.is_some_and(|(_, since)| now - since >= READ)
    }
}

/// As [`clicked`], for a button that stays in its place while what it says changes: whether the click was meant for what
/// it says now, and not for what it said when the pointer, or the focus, came to it. After a click that was not, the next
/// one is that comes no sooner than a double click ends; nothing without a click.
#[must_use]
pub fn aimed_click(response: &Response, what: impl Hash, says: impl Hash) -> Option<bool> {
    let (context, says) = (&response.ctx, egui::util::hash(says));
    let is_clicked = clicked(response, what);
    let (now, is_named) =
        context.input(|input| (input.time, input.has_accesskit_action_request(response.id, Action::Click)));
    let is_by_pointer = response.clicked_by(PointerButton::Primary);
    // A button that has just come back, or is no longer greyed, is not met by the pointer before the next frame.
    let pointer = context.pointer_hover_pos().filter(|&pos| response.interact_rect.contains(pos));
    let has_focus = response.has_focus();
    context.data_mut(|data| {
        let began = if is_by_pointer { data.get_temp_mut_or_default::<Places>(places_id()).pressed } else { now };
        let met: &mut Met = data.get_temp_mut_or_default(response.id.with("what it said"));
        met.follow(says, now, pointer, has_focus);
        let is_meant = is_named || met.is_rested(began) && met.is_meant(says, now, is_by_pointer);
        if is_clicked {
            met.refused = (!is_meant).then_some(now);
            // Whoever clicks is told what it says now.
            met.pointer = pointer.map(|pos| (says, pos));
            met.focus = has_focus.then_some(says);
        }
        is_clicked.then_some(is_meant)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn a_click_is_meant_for_what_was_said_when_the_pointer_came_or_was_moved_or_has_long_been_said() {
        let (here, beside) = (pos2(10.0, 10.0), pos2(16.0, 10.0));
        let mut met = Met::default();
        met.follow(1, 0.0, Some(here), false);
        assert!(met.is_meant(1, 0.1, true));
        met.follow(2, 5.0, Some(here), false);
        assert!(!met.is_meant(2, 5.6, true), "it has changed under the pointer");
        assert!(met.is_meant(2, 6.6, true), "it has stood there");
        met.follow(2, 5.7, Some(beside), false);
        assert!(met.is_meant(2, 5.8, true), "it was aimed at anew");
        met.follow(3, 6.0, None, true);
        met.follow(4, 7.0, None, true);
        assert!(!met.is_meant(4, 7.6, false) && met.is_meant(4, 7.6, true), "the focus came to something else");
        met.refused = Some(9.0);
        assert!(!met.is_rested(9.4) && met.is_rested(9.6), "a double click is refused whole");
    }
}
