//! Which widget gets the keyboard when the one that had it is gone or cannot be used any more: the nearest one of the same
//! area, so that whoever presses a button by keyboard is never left nowhere.
//!
//! Decides what is nearest; when the keyboard is handed on, `focus` decides.

use egui::{Context, Id, LayerId, Rect, Response};

use super::areas;

/// The weight of a point up or down beside one to the side: things in the same row come first.
const ROWS: f32 = 4.0;
/// The weight of a point back beside one onwards: the next things move to the place of one that is gone.
const BACK: f32 = 1.5;

/// A widget that had the keyboard, and where it was.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Holder {
    /// The widget.
    pub id: Id,
    rect: Rect,
    /// The layer that it is in.
    pub layer: LayerId,
}

/// A widget that can have the keyboard.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Stop {
    id: Id,
    rect: Rect,
    /// True if it is in sight, not scrolled away.
    is_seen: bool,
}

impl Holder {
    /// The widget of this response.
    #[must_use]
    pub fn of(response: &Response) -> Self {
        Self { id: response.id, rect: response.rect, layer: response.layer_id }
    }

    /// True if it can still have the keyboard.
    #[must_use]
    pub fn is_usable(&self, context: &Context) -> bool {
        context.read_response(self.id).is_some_and(|response| response.enabled())
    }

    /// The widget that gets the keyboard in its place: the nearest one of the smallest area around it that has any.
    #[must_use]
    pub fn heir(&self, context: &Context) -> Option<Id> {
        let stops = stops(context, self.layer);
        let around = areas::around_place(context, self.rect.center());
        let within = around.iter().find_map(|area| {
            let inside: Vec<Stop> = stops.iter().filter(|stop| area.contains(stop.rect.center())).copied().collect();
            nearest(self.rect, &inside)
        });
        within.or_else(|| nearest(self.rect, &stops))
    }
}

/// The first widget of a layer that can have the keyboard.
#[must_use]
pub fn first(context: &Context, layer: LayerId) -> Option<Id> {
    stops(context, layer).first().map(|stop| stop.id)
}

/// Every widget of a layer that can have the keyboard, as it was laid out last.
fn stops(context: &Context, layer: LayerId) -> Vec<Stop> {
    context.viewport(|viewport| {
        let widgets = viewport.prev_pass.widgets.get_layer(layer);
        let usable = widgets.filter(|widget| widget.enabled && widget.sense.is_focusable());
        usable
            .map(|widget| Stop { id: widget.id, rect: widget.rect, is_seen: widget.interact_rect.is_positive() })
            .collect()
    })
}

/// The stop that is nearest to where something was: one in sight, if there is any.
fn nearest(gone: Rect, stops: &[Stop]) -> Option<Id> {
    let cost = |stop: &Stop| {
        let across = (stop.rect.left() - gone.right()).max(gone.left() - stop.rect.right()).max(0.0);
        let (below, above) = (stop.rect.top() - gone.bottom(), gone.top() - stop.rect.bottom());
        let down = if above > 0.0 { above * BACK } else { below.max(0.0) };
        let is_before = stop.rect.center().x < gone.center().x;
        // Of what touches it, the one whose middle is nearest.
        let middle = (stop.rect.center() - gone.center()).length() * 0.01;
        down * ROWS + if is_before { across * BACK } else { across } + middle
    };
    let least = |one: &&Stop, other: &&Stop| cost(one).total_cmp(&cost(other));
    let seen = stops.iter().filter(|stop| stop.is_seen).min_by(least);
    seen.or_else(|| stops.iter().min_by(least)).map(|stop| stop.id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{pos2, vec2};

    fn stop(name: &str, x: f32, y: f32, is_seen: bool) -> Stop {
        Stop { id: Id::unique(name), rect: Rect::from_min_size(pos2(x, y), vec2(80.0, 24.0)), is_seen }
    }

    #[test]
    fn what_follows_in_the_row_comes_first_then_what_moved_up_then_what_is_before() {
        let gone = stop("gone", 100.0, 100.0, true).rect;
        let (left, right) = (stop("left", 10.0, 100.0, true), stop("right", 190.0, 100.0, true));
        let (above, below) = (stop("above", 100.0, 70.0, true), stop("below", 100.0, 130.0, true));
        let far = stop("far", 100.0, 400.0, true);
        for (stops, expected) in [
            (vec![left, right, above, below], right),
            (vec![left, above, below], left),
            (vec![above, below, far], below),
            (vec![above, far], above),
            (vec![far], far),
        ] {
            assert_eq!(nearest(gone, &stops), Some(expected.id), "{stops:?}");
        }
        assert_eq!(nearest(gone, &[]), None);
    }

    #[test]
    fn what_is_in_sight_comes_before_what_is_scrolled_away() {
        let gone = stop("gone", 100.0, 100.0, true).rect;
        let (near, far) = (stop("near", 100.0, 130.0, false), stop("far", 300.0, 300.0, true));
        assert_eq!(nearest(gone, &[near, far]), Some(far.id));
        assert_eq!(nearest(gone, &[near]), Some(near.id));
    }
}
