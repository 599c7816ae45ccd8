//! The smallest size of the window: it grows with the scale of text, up to the screen.
//!
//! Whatever the size, what a turn is played with stays in sight; in a window not smaller than this, what stands beside it
//! can be read too.

use egui::{Context, Vec2, ViewportCommand, vec2};

/// The least size of the window in points of the screen, whatever the scale.
pub const LEAST: Vec2 = vec2(900.0, 620.0);
/// The least size in points of the text's scale.
const READABLE: Vec2 = vec2(640.0, 440.0);

/// The least size of the window in points of this scale, on a screen of so many of them, if that is known.
fn smallest(scale: f32, screen: Option<Vec2>) -> Vec2 {
    let wanted = READABLE.max(LEAST / scale);
    screen.map_or(wanted, |screen| wanted.min(screen))
}

/// Keeps the window at least as large as the scale asks for.
#[derive(Default)]
pub struct Smallest {
    asked: Option<Vec2>,
}

impl Smallest {
    /// Tells the system the least size when it has changed; called in every frame of the window.
    pub fn follow(&mut self, context: &Context) {
        let screen = context.input(|input| input.viewport().monitor_size);
        let least = smallest(context.zoom_factor(), screen);
        // In the points of the screen, so that a change of scale alone is one too.
        let asked = least * context.pixels_per_point();
        if self.asked.is_none_or(|before| (before - asked).length() > 1.0) {
            self.asked = Some(asked);
            context.send_viewport_cmd(ViewportCommand::MinInnerSize(least));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_window_grows_with_the_scale_up_to_the_screen() {
        let on_screen = |scale: f32, screen: Option<Vec2>| smallest(scale, screen.map(|screen| screen / scale)) * scale;
        let is = |one: Vec2, other: Vec2| (one - other).length() < 0.1;
        assert!(is(on_screen(1.0, None), LEAST) && is(on_screen(0.8, None), LEAST));
        assert!(on_screen(2.0, None).x > on_screen(1.5, None).x);
        let screen = vec2(1024.0, 700.0);
        assert!(is(on_screen(2.0, Some(screen)), screen), "no larger than the screen");
        assert!(is(on_screen(1.0, Some(screen)), LEAST));
    }
}
