//! Texts and pictures that cannot be used but are to be read: Tab comes to one of them, and keys lead to the others and
//! bring them into sight.
//!
//! Decides where the arrows, Page up and down, Home and End lead, and how far they scroll within what is higher than the
//! window. What there is to be read, the panel lays out.

use egui::style::ScrollAnimation;
use egui::{Align, EventFilter, Id, Key, Modifiers, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};

use super::focus;

/// The part of a page's height that is scrolled at once, within something that is higher than the page.
const STRIDE: f32 = 0.7;
/// The height that may be cut off of a thing that still counts as seen whole.
const ENOUGH: f32 = 2.0;

/// Things to be read, one after the other.
#[derive(Debug)]
pub struct Reading {
    id: Id,
    /// The number of stops so far.
    count: usize,
    /// The one that Tab comes to.
    at: usize,
    /// The number of stops that Page up and down pass over.
    page: usize,
    /// The one to which a key leads.
    to: Option<usize>,
}

impl Reading {
    /// The things of this name, so many of which are a page.
    #[must_use]
    pub fn of(ui: &Ui, name: &'static str, page: usize) -> Self {
        let id = Id::unique(("reading", name));
        Self { id, count: 0, at: ui.data(|data| data.get_temp(id)).unwrap_or(0), page, to: None }
    }

    /// Notes that the next of them was laid out here; `said` is read out.
    pub fn note(&mut self, ui: &Ui, rect: Rect, said: impl Fn() -> String) {
        if self.count == self.at {
            let response = ui.interact(rect, self.id.with(self.count), Sense::focusable_noninteractive());
            response.widget_info(|| WidgetInfo::labeled(Role::Paragraph, true, said()));
            self.follow_keys(ui, &response);
        }
        self.count += 1;
    }

    /// The same for one whose parts are not read out, so that it is there for a screen reader wherever the keyboard is.
    pub fn note_row(&mut self, ui: &Ui, rect: Rect, said: impl Fn() -> String) {
        if self.count != self.at {
            let response = ui.interact(rect, self.id.with(self.count), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Paragraph, true, said()));
        }
        self.note(ui, rect, said);
    }

    /// The same for one that can be chosen by a click or by Enter.
    pub fn note_choice(&mut self, ui: &Ui, rect: Rect, said: impl Fn() -> String) -> Response {
        // Tab comes to one of them, and the pointer to all.
        let sense = if self.count == self.at { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(rect, self.id.with(self.count), sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, said()));
        if self.count == self.at {
            self.follow_keys(ui, &response);
        }
        self.count += 1;
        response
    }

    /// Reads the keys of the one to which Tab comes.
    fn follow_keys(&mut self, ui: &Ui, response: &Response) {
        if !response.has_focus() {
            return;
        }
        let (index, rect) = (self.count, response.rect);
        let arrows = EventFilter { vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        let sight = ui.clip_rect();
        let still = ScrollAnimation::none();
        if response.gained_focus() {
            // It keeps the arrows from its second frame on.
            ui.ctx().request_repaint();
            let is_higher = rect.height() > sight.height();
            ui.scroll_to_rect_animation(rect.expand(4.0), is_higher.then_some(Align::Min), still);
        }
        let stride = STRIDE * sight.height();
        for (key, way, to) in [
            (Key::ArrowDown, -1.0, index + 1),
            (Key::ArrowUp, 1.0, index.saturating_sub(1)),
            (Key::PageDown, -1.0, index + self.page),
            (Key::PageUp, 1.0, index.saturating_sub(self.page)),
            (Key::Home, 0.0, 0),
            (Key::End, 0.0, usize::MAX),
        ] {
            if !ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                continue;
            }
            let is_cut = (way < 0.0 && rect.bottom() > sight.bottom() + ENOUGH)
                || (way > 0.0 && rect.top() < sight.top() - ENOUGH);
            if is_cut {
                ui.scroll_with_delta_animation(vec2(0.0, way * stride), still);
                ui.ctx().request_repaint();
            } else {
                self.to = Some(to);
            }
        }
    }

    /// Ends them: the keyboard goes to where the keys lead.
    pub fn end(self, ui: &Ui) {
        let last = self.count.saturating_sub(1);
        let at = self.to.unwrap_or(self.at).min(last);
        ui.data_mut(|data| data.insert_temp(self.id, at));
        if self.to.is_some() && at != self.at {
            focus::lead(ui.ctx(), self.id.with(at));
        }
    }
}
