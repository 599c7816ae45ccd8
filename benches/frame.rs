//! What one frame of the window costs: layout and tessellation of a full, late board of four players, on the
//! processor alone.
//!
//! `cargo bench --bench frame` prints the time of a frame; its median counts. Nothing is rendered: what a graphics
//! card does with the triangles is its own affair.

#![expect(clippy::expect_used, reason = "a measurement that cannot be made should stop")]

use divan::{Bencher, black_box};
use egui::{Context, FullOutput, RawInput, Rect, vec2};
use tikal::app::command::{Command, TableCommand};
use tikal::app::{App, Services};
use tikal::library::{Library, open_record, save_record};
use tikal::tikal::State;

fn main() {
    divan::main();
}

const RECORD: &str = "tests/playthroughs/classic-4-draw.tikal";
/// Seconds between two frames.
const FRAME: f64 = 1.0 / 60.0;

/// The program, and what stands in for its window.
struct Window {
    app: App,
    context: Context,
    outside: eframe::Frame,
    time: f64,
    pixels_per_point: f32,
}

impl Window {
    /// A window in which the game stands shortly before its end.
    fn new(pixels_per_point: f32) -> Self {
        let context = Context::default();
        let app = App::new(&context, Library::built_in(), Services::for_tests());
        let outside = eframe::Frame::_new_kittest();
        let mut window = Self { app, context, outside, time: 0.0, pixels_per_point };
        let file = tempfile::Builder::new().suffix(".tikal").tempfile().expect("a temporary file");
        let game = open_record(RECORD.as_ref(), &Library::built_in()).expect("a record");
        let mut record = game.record;
        let full = |(_, before, _): &(_, &State, _)| before.occupied() == game.session.rules().cells();
        let last = game.session.steps().rposition(|step| full(&step) && step.1.points() > 0).expect("the board fills");
        record.actions.truncate(last);
        save_record(file.path(), &record).expect("a record can be written");
        window.execute(Command::Open(file.path().to_owned()));
        for _ in 0..8 {
            window.frame();
        }
        window
    }

    fn execute(&mut self, command: impl Into<Command>) {
        let context = self.context.clone();
        self.app.execute(command.into(), &context);
    }

    /// Lays out a frame and makes triangles of it.
    fn frame(&mut self) {
        self.time += FRAME;
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 800.0))),
            time: Some(self.time),
            focused: true,
            ..RawInput::default()
        };
        if let Some(viewport) = input.viewports.get_mut(&egui::ViewportId::ROOT) {
            viewport.native_pixels_per_point = Some(self.pixels_per_point);
        }
        let Self { app, outside, context, .. } = self;
        let output: FullOutput = context.run_ui(input, |ui| {
            let context = ui.ctx().clone();
            eframe::App::logic(app, &context, outside);
            eframe::App::ui(app, ui, outside);
        });
        let pixels_per_point = output.pixels_per_point;
        let shapes = output.shapes.clone();
        output.drop_without_applying_deltas();
        black_box(context.tessellate(shapes, pixels_per_point));
    }
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn idle(bencher: Bencher) {
    let mut window = Window::new(1.0);
    bencher.bench_local(|| window.frame());
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn moving_at_double_scale(bencher: Bencher) {
    let mut window = Window::new(2.0);
    let step = window.app.table().expect("a game is at the table").steps() - 2;
    let mut frame = 0;
    bencher.bench_local(|| {
        frame += 1;
        if frame % 15 == 0 {
            window.execute(TableCommand::LookBack(Some(step)));
        }
        window.frame();
    });
}
