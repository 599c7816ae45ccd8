//! The window on the screens of the system: how small it may become, and that it opens where all of it can be seen.

use std::time::Duration;

use egui::{Context, Pos2, Rect, Vec2, ViewportCommand, pos2, vec2};

use super::smallest::Smallest;
use crate::desktop;

/// After so many seconds the window is surely shown, and framed by the window manager.
const UNTIL_SHOWN: f64 = 0.6;

/// The part of the window that has to be on a screen, so that it is left in its place.
const LEAST_IN_SIGHT: f32 = 0.5;

/// The care for a window's place.
#[derive(Default)]
pub struct Placing {
    smallest: Smallest,
    /// True if it was looked at where it opened.
    is_placed: bool,
}

impl Placing {
    /// Tells the window how small it may become, brings it back to a screen if it opened beside all of them, lets it fill
    /// one if it is too large for any, and has its place measured anew before it is closed.
    pub fn look_after(&mut self, context: &Context, frame: &eframe::Frame) {
        // Some window managers move a window that is told something before it is framed.
        let left = UNTIL_SHOWN - context.input(|input| input.time);
        if left > 0.0 {
            context.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        self.smallest.follow(context);
        if !std::mem::replace(&mut self.is_placed, true) {
            place(context, frame);
        }
        // eframe saves the place of a window that closes.
        if context.input(|input| input.viewport().close_requested()) {
            measure_anew(frame);
        }
    }
}

/// Corrects where the window has opened, and how large.
fn place(context: &Context, frame: &eframe::Frame) {
    measure_anew(frame);
    // Where the system does not tell a place, such as under Wayland, it chooses a good one itself.
    let Some((at, window)) = frame.winit_window().and_then(|window| Some((window.outer_position().ok()?, window)))
    else {
        return;
    };
    let rect = |x: i32, y: i32, wide: u32, high: u32| {
        Rect::from_min_size(pos2(x as f32, y as f32), vec2(wide as f32, high as f32))
    };
    let size = window.outer_size();
    let now = rect(at.x, at.y, size.width, size.height);
    let screens: Vec<Rect> = window
        .available_monitors()
        .map(|screen| (screen.position(), screen.size()))
        .map(|(place, size)| rect(place.x, place.y, size.width, size.height))
        .collect();
    let fills_screen = window.is_maximized() || window.fullscreen().is_some();
    if !desktop::PLACES_WINDOWS
        && let Some(spot) = brought_back(now, &screens)
    {
        context.send_viewport_cmd(ViewportCommand::OuterPosition(spot / context.pixels_per_point()));
    }
    if !fills_screen && is_too_large(now, &screens) {
        context.send_viewport_cmd(ViewportCommand::Maximized(true));
    }
}

/// True if a window with its frame is larger than every screen: the edge with its buttons would be out of sight. One
/// that lies over several screens was put there. All in pixels.
fn is_too_large(window: Rect, screens: &[Rect]) -> bool {
    let holds = |screen: &Rect| screen.width() >= window.width() && screen.height() >= window.height();
    let touched = screens.iter().filter(|screen| screen.intersect(window).is_positive()).count();
    !screens.is_empty() && touched < 2 && !screens.iter().any(holds)
}

/// Where a window has to be moved to be on the screen on which most of it is, or on the first one; nothing if enough of
/// it is there. All in pixels.
fn brought_back(window: Rect, screens: &[Rect]) -> Option<Pos2> {
    let seen = |screen: &Rect| screen.intersect(window).area().max(0.0);
    let positive = |screen: &&Rect| screen.intersect(window).is_positive();
    let best = screens.iter().filter(positive).max_by(|one, other| seen(one).total_cmp(&seen(other)));
    let screen = best.or(screens.first())?;
    let in_sight = if best.is_some() { seen(screen) } else { 0.0 };
    let whole = window.size().min(screen.size());
    if in_sight >= LEAST_IN_SIGHT * whole.x * whole.y {
        return None;
    }
    let room = (screen.size() - window.size()).max(Vec2::ZERO);
    Some(window.min.clamp(screen.min, screen.min + room))
}

/// Has the window's place and size measured anew when they are asked for next.
///
/// winit keeps how thick the frame round the window is, and may have looked while the window had none: before it was
/// shown, or on the full screen. Place and size would be wrong by the title bar. Told of decorations, it looks again.
fn measure_anew(frame: &eframe::Frame) {
    if let Some(window) = frame.winit_window().filter(|_| desktop::FRAMES_ARE_KEPT) {
        window.set_decorations(true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_beside_all_screens_is_brought_back_and_others_are_left_alone() {
        let screens = [
            Rect::from_min_size(pos2(0.0, 0.0), vec2(1600.0, 1000.0)),
            Rect::from_min_size(pos2(1600.0, 0.0), vec2(1280.0, 800.0)),
        ];
        let window = |x: f32, y: f32| Rect::from_min_size(pos2(x, y), vec2(1000.0, 700.0));
        for (x, y) in [(0.0, 0.0), (600.0, 300.0), (-300.0, 100.0), (1700.0, 50.0), (1100.0, 50.0)] {
            assert_eq!(brought_back(window(x, y), &screens), None, "{x}, {y}");
        }
        assert_eq!(brought_back(window(1501.0, 948.0), &screens[..1]), Some(pos2(600.0, 300.0)));
        assert_eq!(brought_back(window(3000.0, 1800.0), &screens), Some(pos2(600.0, 300.0)));
        assert_eq!(brought_back(window(2700.0, 700.0), &screens), Some(pos2(1880.0, 100.0)));
        assert_eq!(brought_back(window(-900.0, -600.0), &screens), Some(pos2(0.0, 0.0)));
        let huge = Rect::from_min_size(pos2(5000.0, 0.0), vec2(4000.0, 3000.0));
        assert_eq!(brought_back(huge, &screens), Some(pos2(0.0, 0.0)));
        assert_eq!(brought_back(window(9000.0, 0.0), &[]), None);
    }

    #[test]
    fn a_window_that_no_screen_holds_fills_one() {
        let screen = |x: f32, wide: f32, high: f32| Rect::from_min_size(pos2(x, 0.0), vec2(wide, high));
        let window = |wide: f32, high: f32| Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, high));
        let laptop = [screen(0.0, 1366.0, 768.0)];
        assert!(is_too_large(window(1282.0, 800.0), &laptop), "the title bar comes on top of what is inside");
        assert!(is_too_large(window(1400.0, 600.0), &laptop));
        assert!(!is_too_large(window(1366.0, 768.0), &laptop));
        let two = [laptop[0], screen(1366.0, 1920.0, 1080.0)];
        assert!(!is_too_large(window(1282.0, 830.0), &two), "the other screen holds it");
        assert!(!is_too_large(window(3286.0, 700.0), &two), "it was put over both");
        assert!(!is_too_large(window(1282.0, 800.0), &[]), "nothing is known of any screen");
    }
}
