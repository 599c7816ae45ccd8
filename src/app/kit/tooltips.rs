//! Tooltips that stand aside: where the one that shows is painted, so that it covers nothing that is needed with it.
//!
//! egui puts a tooltip beside the widget that it is about, whatever lies there. Panels note in every frame what should
//! stay in sight; once all of them are laid out, a tooltip that lies over any of it is painted where it covers least. One
//! that shows because the pointer rests somewhere is not painted once a key was pressed, until the pointer moves again.
//! What a tooltip says, the panels decide.

use egui::emath::TSTransform;
use egui::{Context, Event, Id, LayerId, Order, Pos2, Rect, Response, Tooltip, Ui, Vec2, vec2};

/// The gap between a tooltip and the things that it should not cover.
const GAP: f32 = 4.0;
/// The price of each point by which a tooltip is moved away from its widget.
const AWAY: f32 = 20.0;
/// The greater distance from the pointer to which a tooltip goes for things that are not needed now, and the price of
/// each point beyond that: a tooltip far from its widget seems to speak of something else.
const REACH: f32 = 120.0;
const FAR: f32 = 40_000.0;
/// The widest that the tooltip of something on a table is: one that is narrow finds room beside what is needed.
const WIDEST: f32 = 300.0;
/// The same in a window narrower than this.
const NARROW: f32 = 900.0;
const WIDEST_IN_NARROW: f32 = 188.0;
/// The tallest widget beside which its tooltip stands, and not over it.
const TALLEST: f32 = 160.0;
/// The half of the side of what is kept in sight around the pointer.
const POINTER: f32 = 10.0;

/// The importance that something stays in sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// It is read or clicked now: nothing may lie over it where there is any other place.
    Now,
    /// It may be clicked next: it is covered only by what would cover more that is read now, or stand far from its widget.
    Soon,
    /// It lies around what is pointed at, or can be chosen.
    Next,
    /// It may be wanted.
    Perhaps,
}

impl Need {
    /// The price of covering a point of its area.
    fn cost(self) -> f32 {
        match self {
            Self::Now => 800.0,
            Self::Soon => 60.0,
            Self::Next => 30.0,
            Self::Perhaps => 0.6,
        }
    }
}

/// The notes of a pass about tooltips, and those that outlast it.
#[derive(Clone, Default)]
struct Notes {
    /// The areas that should stay in sight.
    kept: Vec<(Rect, Need)>,
    /// The distance from the pointer to which a tooltip may go for them.
    reach: f32,
    /// The tooltips that stay where they are laid out.
    staying: Vec<Id>,
    hand: Hand,
    /// Where the tooltips of the last pass were painted.
    painted: Vec<Rect>,
}

/// Does something with the notes that egui keeps for whoever lays out a widget.
fn with_notes<R>(context: &Context, change: impl FnOnce(&mut Notes) -> R) -> R {
    context.data_mut(|data| change(data.get_temp_mut_or_default(Id::unique("tooltips that stand aside"))))
}

/// Whose turn it is, the pointer's or that of the keys.
#[derive(Clone, Copy, Debug, Default)]
struct Hand {
    /// True if a key was pressed since the pointer was moved.
    is_on_keys: bool,
    /// Where the pointer is.
    pointer: Option<Pos2>,
    /// The widget whose tooltip shows because it has the keyboard.
    by_keys: Option<Id>,
}

/// Begins a pass: nothing was noted yet.
pub fn begin_pass(context: &Context) {
    let Notes { mut hand, painted, .. } = with_notes(context, std::mem::take);
    hand.by_keys = None;
    context.input(|input| input.events.iter().for_each(|event| hand.follow(event)));
    with_notes(context, |notes| *notes = Notes { hand, painted, ..Notes::default() });
}

impl Hand {
    fn follow(&mut self, event: &Event) {
        match event {
            Event::Key { pressed: true, .. } => self.is_on_keys = true,
            // A window that comes up tells again where the pointer is.
            Event::PointerMoved(place) if self.pointer != Some(*place) => {
                (self.is_on_keys, self.pointer) = (false, Some(*place));
            }
            Event::PointerButton { .. } | Event::MouseWheel { .. } => self.is_on_keys = false,
            _ => {}
        }
    }
}

/// Notes that the tooltip of this widget shows because it has the keyboard, not because the pointer rests on it.
pub fn shows_by_keys(response: &Response) {
    with_notes(&response.ctx, |notes| notes.hand.by_keys = Some(response.id));
}

/// Lets the tooltip of this widget stay where it is laid out, because it stands beside the line that it is about.
pub fn stays(response: &Response) {
    let tooltip = Tooltip::tooltip_id(response.id, 0);
    with_notes(&response.ctx, |notes| notes.staying.push(tooltip));
}

/// Words about a widget for those alone who ask for them: while the pointer is on it, and for a screen reader. They are put
/// together only then, not in every frame for every widget.
pub trait Said: Sized {
    /// Shows this text while the pointer is on the widget; a screen reader has it as the description.
    #[expect(clippy::return_self_not_must_use, reason = "a tooltip is shown whether or not its widget is used on")]
    fn says(self, text: impl FnOnce() -> String) -> Self;
    /// Shows this while the pointer is on the widget.
    #[expect(clippy::return_self_not_must_use, reason = "a tooltip is shown whether or not its widget is used on")]
    fn shows(self, hint: impl FnOnce(&mut Ui)) -> Self;
    /// Has this name for a screen reader.
    #[must_use]
    fn named(self, name: impl FnOnce() -> String) -> Self;
}

impl Said for Response {
    fn says(self, text: impl FnOnce() -> String) -> Self {
        let is_asked = is_met(&self) || self.ctx.has_accesskit_node(self.id);
        if is_asked { self.on_hover_text(text()) } else { self }
    }

    fn shows(self, hint: impl FnOnce(&mut Ui)) -> Self {
        if is_met(&self) { self.on_hover_ui(hint) } else { self }
    }

    fn named(self, name: impl FnOnce() -> String) -> Self {
        // The context is locked while a node is written.
        if self.ctx.has_accesskit_node(self.id) { self.accessible_name(name()) } else { self }
    }
}

/// True if the pointer is on a widget, so that its tooltip may show.
#[must_use]
pub fn is_met(response: &Response) -> bool {
    response.contains_pointer() || response.hovered()
}

/// The greatest width of a tooltip's text at the table.
#[must_use]
pub fn widest(context: &Context) -> f32 {
    if context.content_rect().width() < NARROW { WIDEST_IN_NARROW } else { WIDEST }
}

/// Notes that this should stay in sight beside a tooltip.
pub fn keep_clear(context: &Context, rect: Rect, need: Need) {
    keep_all_clear(context, [(rect, need)]);
}

/// Notes that all of these should stay in sight beside a tooltip.
pub fn keep_all_clear(context: &Context, kept: impl IntoIterator<Item = (Rect, Need)>) {
    with_notes(context, |notes| notes.kept.extend(kept));
}

/// Lets a tooltip go this far from the pointer for what lies around what is pointed at.
pub fn may_go(context: &Context, reach: f32) {
    with_notes(context, |notes| notes.reach = reach);
}

/// Where the tooltips of the last pass were painted.
#[must_use]
pub fn shown(context: &Context) -> Vec<Rect> {
    with_notes(context, |notes| notes.painted.clone())
}

/// The widget under the pointer that a tooltip is about, if it is no taller than a tooltip can stand beside.
fn about(context: &Context, tooltip: Id) -> Option<Rect> {
    let hovered = context.viewport(|viewport| {
        let mut hovered = viewport.interact_widgets.contains_pointer.iter().copied();
        hovered.find(|&widget| Tooltip::tooltip_id(widget, 0) == tooltip)
    });
    let rect = context.read_response(hovered?)?.interact_rect;
    (rect.height() <= TALLEST).then_some(rect)
}

/// Paints the tooltip that shows where it covers least of what was noted. To be called when everything is laid out.
pub fn settle(context: &Context) {
    let shown: Vec<(LayerId, Rect)> = context.memory(|memory| {
        let tooltips = memory.layer_ids().filter(|layer| layer.order == Order::Tooltip);
        let seen = tooltips.filter(|layer| memory.areas().is_visible(layer));
        seen.filter_map(|layer| Some((layer, memory.area_rect(layer.id)?))).collect()
    });
    if shown.is_empty() {
        with_notes(context, |notes| notes.painted.clear());
        return;
    }
    let Notes { mut kept, reach, staying, hand, .. } = with_notes(context, |notes| notes.clone());
    let mut painted = Vec::new();
    let pointer = context.input(|input| input.pointer.hover_pos());
    if let Some(pointer) = pointer {
        kept.push((Rect::from_center_size(pointer, Vec2::splat(2.0 * POINTER)), Need::Now));
    }
    let by_keys = hand.by_keys.map(|widget| Tooltip::tooltip_id(widget, 0));
    for (layer, rect) in shown {
        if hand.is_on_keys && by_keys != Some(layer.id) {
            let away = context.content_rect().right_bottom() - rect.min;
            context.transform_layer_shapes(layer, TSTransform::from_translation(away));
            continue;
        }
        if staying.contains(&layer.id) {
            painted.push(rect);
            continue;
        }
        kept.extend(about(context, layer.id).map(|widget| (widget, Need::Now)));
        let place = placed(rect, pointer.unwrap_or(rect.center()), &kept, context.content_rect(), reach.max(REACH));
        context.transform_layer_shapes(layer, TSTransform::from_translation(place.min - rect.min));
        kept.push((place, Need::Now));
        painted.push(place);
    }
    with_notes(context, |notes| notes.painted = painted);
}

/// Where a tooltip covers least: there, or right beside something that is to stay in sight, at most `reach` farther from
/// what it is `about` than it would stand by itself.
fn placed(tooltip: Rect, about: Pos2, kept: &[(Rect, Need)], window: Rect, reach: f32) -> Rect {
    let size = tooltip.size();
    let last = (window.max - size).max(window.min);
    let (mut xs, mut ys) = (vec![tooltip.left()], vec![tooltip.top()]);
    for (rect, _) in kept {
        xs.extend([rect.left() - GAP - size.x, rect.right() + GAP]);
        ys.extend([rect.top() - GAP - size.y, rect.bottom() + GAP]);
    }
    for (all, from, to) in [(&mut xs, window.left(), last.x), (&mut ys, window.top(), last.y)] {
        for at in all.iter_mut() {
            *at = at.clamp(from, to);
        }
        all.sort_by(f32::total_cmp);
        all.dedup();
    }
    let mut best = (cost(tooltip, tooltip, about, reach, kept, f32::INFINITY), tooltip);
    for &x in &xs {
        for &y in &ys {
            let place = Rect::from_min_size(Pos2::new(x, y), size);
            let cost = cost(place, tooltip, about, reach, kept, best.0);
            if cost < best.0 {
                best = (cost, place);
            }
        }
    }
    best.1
}

/// The price of standing there; if that is more than `most`, perhaps less than all of it.
fn cost(place: Rect, wanted: Rect, about: Pos2, reach: f32, kept: &[(Rect, Need)], most: f32) -> f32 {
    let farther = place.distance_to_pos(about) - wanted.distance_to_pos(about);
    let mut cost = (place.min - wanted.min).length() * AWAY + (farther - reach).max(0.0) * FAR;
    for &(rect, need) in kept {
        if cost > most {
            break;
        }
        // What is touched at all is as good as spoilt, however little of it is covered.
        let both = place.expand2(vec2(1.0, 1.0)).intersect(rect);
        if both.is_positive() {
            cost += (both.area() + rect.area() * 0.25) * need.cost();
        }
    }
    cost
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn place(tooltip: Rect, about: Pos2, kept: &[(Rect, Need)], window: Rect) -> Rect {
        placed(tooltip, about, kept, window, REACH)
    }

    const WINDOW: Rect = Rect { min: Pos2::ZERO, max: pos2(853.0, 533.0) };

    fn tooltip() -> Rect {
        Rect::from_min_size(pos2(400.0, 260.0), vec2(200.0, 60.0))
    }

    #[test]
    fn a_tooltip_that_covers_nothing_stays_where_it_is() {
        let kept = [(Rect::from_min_max(pos2(0.0, 0.0), pos2(390.0, 533.0)), Need::Now)];
        assert_eq!(place(tooltip(), tooltip().center(), &kept, WINDOW), tooltip());
    }

    #[test]
    fn a_tooltip_leaves_what_is_needed_now_in_sight_and_stays_near() {
        let card = Rect::from_min_size(pos2(450.0, 200.0), vec2(224.0, 250.0));
        let moved = place(tooltip(), tooltip().center(), &[(card, Need::Now)], WINDOW);
        assert!(!moved.intersects(card) && WINDOW.contains_rect(moved), "{moved:?}");
        assert!((moved.min - tooltip().min).length() < 160.0, "{moved:?}");
    }

    #[test]
    fn a_tooltip_stays_near_its_widget_even_if_it_covers_hexes_there() {
        // The board all around, and a free column far away.
        let board = Rect::from_min_max(pos2(100.0, 0.0), pos2(853.0, 533.0));
        let moved = place(tooltip(), tooltip().center(), &[(board, Need::Next)], WINDOW);
        assert!(moved.distance_to_pos(tooltip().center()) <= REACH, "{moved:?}");
    }

    #[test]
    fn what_is_needed_now_comes_before_what_may_be_wanted() {
        let card = Rect::from_min_size(pos2(380.0, 40.0), vec2(224.0, 250.0));
        let board = Rect::from_min_size(pos2(0.0, 290.0), vec2(853.0, 243.0));
        let moved = place(tooltip(), tooltip().center(), &[(board, Need::Perhaps), (card, Need::Now)], WINDOW);
        assert!(!moved.intersects(card), "{moved:?}");
    }
}
