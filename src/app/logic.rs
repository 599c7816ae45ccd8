//! What happens without anybody clicking: computers play, dialogs answer, files are dropped on the window.

use std::time::Duration;

use egui::{Pos2, Rect, Vec2, ViewportCommand, pos2, vec2};

use super::App;
use super::at_table::AtTable;
use super::command::{Command, EditCommand, LabCommand};
use super::kit::dialogs::{Answer, Purpose};
use super::route::Route;
use crate::platform;

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
    if let Some(window) = frame.winit_window().filter(|_| platform::FRAMES_ARE_KEPT) {
        window.set_decorations(true);
    }
}

/// How much longer the pauses between the other players' actions are in a lesson, so that a learner can follow.
const LESSON_PACE: f64 = 2.5;

/// After so many seconds the window is surely shown, and framed by the window manager.
const UNTIL_SHOWN: f64 = 0.6;

/// How much of the window has to be on a screen, so that it is left where it is.
const LEAST_IN_SIGHT: f32 = 0.5;

impl App {
    /// Tells the window how small it may become, brings it back to a screen if it opened beside all of them, and has its
    /// place measured anew before it is closed.
    pub(super) fn look_after_window(&mut self, context: &egui::Context, frame: &eframe::Frame) {
        // Some window managers move a window that is told something before it is framed.
        let left = UNTIL_SHOWN - context.input(|input| input.time);
        if left > 0.0 {
            context.request_repaint_after(Duration::from_secs_f64(left));
            return;
        }
        self.smallest.follow(context);
        if !self.is_placed && !platform::PLACES_WINDOWS {
            measure_anew(frame);
            let spot = frame.winit_window().and_then(|window| {
                let rect = |x: i32, y: i32, wide: u32, high: u32| {
                    Rect::from_min_size(pos2(x as f32, y as f32), vec2(wide as f32, high as f32))
                };
                // Where the system does not tell a place, such as under Wayland, it chooses a good one itself.
                let (place, size) = (window.outer_position().ok()?, window.outer_size());
                let screens: Vec<Rect> = window
                    .available_monitors()
                    .map(|screen| (screen.position(), screen.size()))
                    .map(|(place, size)| rect(place.x, place.y, size.width, size.height))
                    .collect();
                brought_back(rect(place.x, place.y, size.width, size.height), &screens)
            });
            if let Some(spot) = spot {
                let points = spot / context.pixels_per_point();
                context.send_viewport_cmd(ViewportCommand::OuterPosition(points));
            }
        }
        self.is_placed = true;
        // eframe saves the place of a window that closes.
        if context.input(|input| input.viewport().close_requested()) {
            measure_anew(frame);
        }
    }

    /// Runs once before every frame.
    pub(super) fn poll(&mut self, context: &egui::Context) {
        let now = context.input(|input| input.time);
        self.less_motion.poll();
        match self.dialogs.poll(now) {
            Some(Answer::Chosen(Purpose::Open, path)) => self.execute(Command::Open(path), context),
            Some(Answer::Chosen(Purpose::Save, path)) => self.execute(Command::Save(path), context),
            Some(Answer::Chosen(Purpose::Edit, path)) => self.execute(Command::EditFile(path), context),
            Some(Answer::Chosen(Purpose::SaveVariant, path)) => {
                self.execute(EditCommand::SaveChosen(path).into(), context);
            }
            Some(Answer::Chosen(Purpose::SaveFigures, path)) => {
                self.execute(LabCommand::WriteChosen(path).into(), context);
            }
            Some(Answer::Unavailable(Purpose::Edit)) => self.ask_for_file(context),
            // Their screens have a field for a path already.
            Some(Answer::Unavailable(_)) => self.toasts.failed(self.texts.say("message-no-dialog")),
            Some(Answer::Cancelled) | None => {}
        }
        self.take_dropped(context);
        self.keep_documents();
        self.keep_plan();
        self.follow_studies();
        self.follow_variant_files();
        let (pause, pace) = (self.pause(), self.pace());
        let route = self.routes.current();
        self.follow_watched();
        if !matches!(route, Route::Table | Route::TryOut) {
            self.reviewer.stop();
        }
        if route.is_played() && self.question.is_none() {
            match &mut self.at_table {
                AtTable::Nothing => {}
                AtTable::Watched { table, .. } => table.set_pace(pace),
                AtTable::Own(table) | AtTable::TryOut { table, .. } => {
                    table.set_pace(pace);
                    if self.computers.play(table, context, now, pause) {
                        self.toasts.failed(self.texts.say("message-computer-failed"));
                    }
                    if self.advisor.follow(table, context) {
                        self.toasts.failed(self.texts.say("message-hint-failed"));
                    }
                    self.reviewer.follow(table, context);
                    if let Some(id) = table.take_solved() {
                        self.learnt.note_puzzle(id);
                    }
                }
                AtTable::Lesson { run, .. } => {
                    run.table_mut().set_pace(pace);
                    if let Some(wait) = run.play_others(now, pause * LESSON_PACE) {
                        context.request_repaint_after(std::time::Duration::from_secs_f64(wait));
                    }
                }
            }
        }
        self.look_after_lists(context);
        self.tell_troubles();
        self.toasts.pass(context, now);
        self.follow(context);
        if context.input(|input| input.viewport().close_requested()) && !self.may_close() {
            context.send_viewport_cmd(ViewportCommand::CancelClose);
        }
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
}
