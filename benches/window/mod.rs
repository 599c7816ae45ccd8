//! A window to be measured: the app, with what the system would provide for its window, and frames of it, laid out and
//! tessellated but not rendered.

use divan::black_box;
use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, vec2};
use tikal::app::command::Command;
use tikal::app::{App, Services};
use tikal::library::Libraries;

/// Seconds between two frames.
const FRAME: f64 = 1.0 / 60.0;

/// The app and its window.
pub struct Window {
    pub app: App,
    pub context: Context,
    outside: eframe::Frame,
    time: f64,
    pixels_per_point: f32,
}

impl Window {
    /// A window at the home screen, on a screen with so many pixels to a point.
    pub fn new(services: Services, pixels_per_point: f32) -> Self {
        let context = Context::default();
        let app = App::new(&context, Libraries::built_in(), services);
        Self { app, context, outside: eframe::Frame::_new_kittest(), time: 0.0, pixels_per_point }
    }

    /// Has a command executed.
    pub fn execute(&mut self, command: impl Into<Command>) {
        let context = self.context.clone();
        self.app.execute(command.into(), &context);
    }

    /// Lays out a frame and tessellates it.
    pub fn frame(&mut self) {
        self.frame_with(Vec::new());
    }

    /// The same with what happens in it.
    pub fn frame_with(&mut self, events: Vec<Event>) {
        let mut output = self.output(events);
        let pixels_per_point = output.pixels_per_point;
        let shapes = std::mem::take(&mut output.shapes);
        output.drop_without_applying_deltas();
        black_box(self.context.tessellate(shapes, pixels_per_point));
    }

    /// Lays out a frame in which this happens.
    pub fn output(&mut self, events: Vec<Event>) -> FullOutput {
        self.time += FRAME;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0))),
            time: Some(self.time),
            focused: true,
            events,
            ..RawInput::default()
        };
        if let Some(viewport) = input.viewports.get_mut(&egui::ViewportId::ROOT) {
            viewport.native_pixels_per_point = Some(self.pixels_per_point);
        }
        let Self { app, outside, context, .. } = self;
        context.run_ui(input, |ui| {
            let context = ui.ctx().clone();
            eframe::App::logic(app, &context, outside);
            eframe::App::ui(app, ui, outside);
        })
    }
}
