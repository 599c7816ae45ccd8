//! What the editor costs with the largest variant that there can be: a frame of each page, layout and tessellation, and
//! what happens at every letter typed: the text is read, checked and, from a form, changed value by value.
//!
//! `cargo bench --bench editor` prints the times; the median is the figure to quote. Nothing is rendered.

#![expect(clippy::expect_used, reason = "a measurement that cannot be made should stop")]

use divan::{Bencher, black_box};
use egui::{Context, FullOutput, RawInput, Rect, vec2};
use tikal::app::command::{Command, EditCommand};
use tikal::app::{App, Services};
use tikal::library::Libraries;
use tikal::tikal::{KindDef, PrintedDef, TileDef, VariantDef, check_text, edit};

fn main() {
    divan::main();
}

/// Seconds between two frames.
const FRAME: f64 = 1.0 / 60.0;
/// The pages in the order of their tabs; the last is that of the text.
const PAGES: [&str; 6] = ["overview", "board", "tiles", "supplies", "rules", "text"];

/// A variant at the limits: 64 cells, four of them printed, 64 tiles of which no two are alike, 20 tiers, 12 treasures.
fn largest() -> String {
    let classic = include_str!("../variants/classic.ron");
    let mut def = VariantDef::read(classic).expect("it is a variant");
    "largest".clone_into(&mut def.id);
    def.based_on = None;
    def.board.columns = vec![8; 8];
    def.board.printed.push(PrintedDef { cell: "h8".to_owned(), kind: KindDef::Volcano, slabs: [0; 6] });
    let mut number = 0_u32;
    for group in &mut def.deck {
        group.tiles.clear();
        for _ in 0..9 {
            number += 1;
            let slabs = [number % 4, number / 4 % 4, number / 16 % 4, 1, 0, 0];
            let kind = match number % 4 {
                0 => KindDef::Clearing,
                1 => KindDef::Ruin(1),
                _ => KindDef::Temple(number % 10 + 1),
            };
            group.tiles.push(TileDef { kind, slabs, copies: 1 });
        }
    }
    def.tiers = (1..=20).map(|value| (value, 99)).collect();
    edit::update(classic, &def).expect("it can be written")
}

struct Window {
    app: App,
    context: Context,
    outside: eframe::Frame,
    time: f64,
    /// The file of the variant.
    file: tempfile::NamedTempFile,
}

impl Window {
    fn new() -> Self {
        let context = Context::default();
        let file = tempfile::Builder::new().suffix(".ron").tempfile().expect("a temporary file");
        std::fs::write(file.path(), largest()).expect("it can be written");
        let app = App::new(&context, Libraries::built_in(), Services::for_tests());
        let outside = eframe::Frame::_new_kittest();
        let mut window = Self { app, context, outside, time: 0.0, file };
        let path = window.file.path().to_owned();
        window.execute(Command::EditFile(path));
        assert!(window.app.editor().document().is_some_and(|document| document.rules().is_some()));
        window
    }

    fn execute(&mut self, command: impl Into<Command>) {
        let context = self.context.clone();
        self.app.execute(command.into(), &context);
    }

    /// Lays out a frame and tessellates it.
    fn frame(&mut self) {
        self.time += FRAME;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 800.0))),
            time: Some(self.time),
            focused: true,
            ..RawInput::default()
        };
        let Self { app, outside, context, .. } = self;
        let mut output: FullOutput = context.run_ui(input, |ui| {
            let context = ui.ctx().clone();
            eframe::App::logic(app, &context, outside);
            eframe::App::ui(app, ui, outside);
        });
        let pixels_per_point = output.pixels_per_point;
        let shapes = std::mem::take(&mut output.shapes);
        output.drop_without_applying_deltas();
        black_box(context.tessellate(shapes, pixels_per_point));
    }
}

/// Nothing happens on this page.
#[divan::bench(args = PAGES, sample_count = 200, sample_size = 1)]
fn page(bencher: Bencher, name: &str) {
    let mut window = Window::new();
    let index = PAGES.iter().position(|page| *page == name).expect("it is a page");
    window.execute(EditCommand::ShowPage(index));
    for _ in 0..8 {
        window.frame();
    }
    bencher.bench_local(|| window.frame());
}

/// The text is read and checked, as after every letter.
#[divan::bench]
fn read_and_check(bencher: Bencher) {
    let text = largest();
    bencher.bench_local(|| check_text(black_box(&text)));
}

/// A number of a form is written into the text.
#[divan::bench]
fn change_a_number(bencher: Bencher) {
    let text = largest();
    let mut def = VariantDef::read(&text).expect("it is a variant");
    def.action_points += 1;
    bencher.bench_local(|| edit::update(black_box(&text), &def));
}
