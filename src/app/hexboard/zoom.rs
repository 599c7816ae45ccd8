//! The part of a canvas that is looked at: zoomed and moved by wheel, fingers, keys and buttons.
//!
//! What fits into the canvas as a whole, and what is drawn there, its page decides.

use egui::{Align, Button, Layout, PointerButton, Pos2, Rect, Response, Ui, UiBuilder, Vec2, vec2};

use super::camera::{Camera, Transform};
use super::keys;
use crate::app::kit::keys::Shortcut;
use crate::words::Texts;

/// The factor of a key press or a click.
const STEP: f32 = 1.25;
/// The size of a button, and its distance from the corner.
const BUTTON: Vec2 = vec2(24.0, 22.0);
const CORNER: f32 = 4.0;

/// The buttons: their signs, and the shortcuts that do the same.
const BUTTONS: [(&str, Shortcut); 3] = [("−", keys::SMALLER), ("+", keys::LARGER), ("⛶", keys::WHOLE)];

/// The part of a canvas that is looked at; at first all of it.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Zoom {
    camera: Camera,
}

impl Zoom {
    /// A view of hexes that shows all of them in this rectangle, as it is looked at.
    #[must_use]
    pub fn view(&self, fitted: Transform, rect: Rect) -> Transform {
        self.camera.seen_by(fitted, rect)
    }

    /// Where something is seen that fits into the canvas as a whole. The canvas keeps its middle.
    #[must_use]
    pub fn seen(&self, fitted: Rect, rect: Rect) -> Rect {
        let middle = rect.center() + (fitted.center() - rect.center()) * self.camera.zoom;
        Rect::from_center_size(middle + self.camera.pan, fitted.size() * self.camera.zoom)
    }

    /// True if all of it is shown.
    #[must_use]
    pub fn shows_all(&self) -> bool {
        self.camera.shows_all()
    }

    /// Follows the pointer on the canvas: Ctrl with the wheel, or two fingers, zoom; the middle button moves it, and so
    /// does the wheel where not all of it is shown.
    pub fn follow(&mut self, ui: &Ui, canvas: &Response) {
        let rect = canvas.rect;
        if canvas.dragged_by(PointerButton::Middle) {
            self.camera.pan_by(canvas.drag_delta(), rect);
        }
        let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| canvas.contains_pointer()) else {
            return;
        };
        self.camera.follow_wheel(ui, pointer, rect, false);
        let turned = ui.input(egui::InputState::smooth_scroll_delta);
        if !self.shows_all() && turned != Vec2::ZERO {
            let before = self.camera;
            self.camera.pan_by(turned, rect);
            if self.camera != before {
                // The page stays where it is, until the board is at its end.
                ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
            }
        }
    }

    /// Does what the keys ask for; what is at this point stays there. True if there was one.
    pub fn keys(&mut self, ui: &Ui, rect: Rect, fixed: Pos2) -> bool {
        let asked = BUTTONS.into_iter().find(|(_, shortcut)| shortcut.pressed(ui.ctx()));
        let fixed = if rect.contains(fixed) { fixed } else { rect.center() };
        if let Some((_, shortcut)) = asked {
            self.go(shortcut, rect, fixed);
        }
        asked.is_some()
    }

    /// Does what a shortcut stands for.
    pub fn go(&mut self, shortcut: Shortcut, rect: Rect, fixed: Pos2) {
        if shortcut == keys::LARGER {
            self.camera.zoom_at(STEP, fixed, rect);
        } else if shortcut == keys::SMALLER {
            self.camera.zoom_at(1.0 / STEP, fixed, rect);
        } else {
            self.camera.fit();
        }
    }

    /// Moves the board so that this part of it is in sight.
    pub fn show(&mut self, part: Rect, rect: Rect) {
        if !self.shows_all() {
            self.camera.show(part, rect);
        }
    }

    /// Lays out the buttons in the corner of the canvas.
    pub fn buttons_ui(&mut self, ui: &mut Ui, texts: &Texts, rect: Rect) {
        let size = vec2(BUTTONS.len() as f32 * (BUTTON.x + 2.0), BUTTON.y);
        let corner = Rect::from_min_size(rect.right_bottom() - size - Vec2::splat(CORNER), size);
        let builder = UiBuilder::new().max_rect(corner).layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding = Vec2::ZERO;
            for (sign, shortcut) in BUTTONS {
                let is_on = shortcut != keys::WHOLE || !self.shows_all();
                let name = texts.say(shortcut.name);
                let hint = format!("{name} ({})", shortcut.all_texts(texts, ui.ctx()));
                let button = ui.add_enabled(is_on, Button::new(sign).min_size(BUTTON));
                if button.accessible_name(name).on_hover_text(hint).clicked() {
                    self.go(shortcut, rect, rect.center());
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::hex::Hex;

    #[test]
    fn a_part_that_is_shown_larger_is_in_sight_and_all_of_it_comes_back() {
        let rect = Rect::from_min_size(pos2(100.0, 50.0), vec2(600.0, 400.0));
        let bounds = Rect::from_min_size(pos2(-1.0, -1.0), vec2(20.0, 12.0));
        let fitted = Transform::around(bounds, rect, 30.0);
        let mut zoom = Zoom::default();
        assert_eq!(zoom.view(fitted, rect), fitted);
        let hex = Hex::at(3, 5);
        let at = fitted.screen_from_grid(hex);
        zoom.go(keys::LARGER, rect, at);
        zoom.go(keys::LARGER, rect, at);
        let view = zoom.view(fitted, rect);
        assert!(view.screen_from_grid(hex).distance(at) < 0.01 && view.radius > 1.5 * fitted.radius);
        let far = view.rect_on_grid(Hex::at(12, 0));
        assert!(!rect.contains_rect(far));
        zoom.show(far, rect);
        assert!(rect.expand(0.1).contains_rect(zoom.view(fitted, rect).rect_on_grid(Hex::at(12, 0))));
        // A rectangle is seen where hexes are.
        let square = Rect::from_center_size(fitted.screen_from_grid(hex), vec2(10.0, 10.0));
        let seen = zoom.seen(square, rect);
        assert!(seen.center().distance(zoom.view(fitted, rect).screen_from_grid(hex)) < 0.01);
        zoom.go(keys::WHOLE, rect, at);
        assert!(zoom.shows_all());
    }
}
