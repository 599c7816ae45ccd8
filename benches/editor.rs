//! The cost of the editor with the largest variant that there can be: a frame of each page, layout and tessellation,
//! while nothing happens, when the page is shown and while one paints; and that of every letter typed: the text is
//! read, checked and, from a form, changed value by value.
//!
//! `cargo bench --bench editor` prints the times; the median is the figure to quote. Nothing is rendered.

#![expect(clippy::expect_used, reason = "a measurement that cannot be made should stop")]

mod pointer;
mod window;

use std::cell::RefCell;

use divan::{Bencher, black_box};
use egui::{Pos2, vec2};
use tikal::app::Services;
use tikal::app::command::{Command, EditCommand, LabCommand, Loss};
use tikal::editor::Document;
use tikal::editor::bench::Bench;
use tikal::editor::tikal::boards::Chart;
use tikal::ron_text;
use tikal::tikal::{BasedOn, KindDef, MAX_FILE_SIZE, PrintedDef, TileDef, Variant, VariantDef, check_text};
use window::Window;

fn main() {
    divan::main();
}

/// The pages in the order of their tabs; the last two are those of the text and of the laboratory.
const PAGES: [&str; 7] = ["overview", "board", "tiles", "supplies", "rules", "text", "laboratory"];
/// So many games are played before the laboratory is measured, with all its cards.
const GAMES: u64 = 4;

/// A variant at the limits: 64 cells, four of them printed, 64 tiles of which no two are alike, 20 tiers, 12 treasures.
fn largest() -> String {
    let classic = include_str!("../variants/classic.ron");
    let mut def = VariantDef::read(classic).expect("it is a variant");
    "largest".clone_into(&mut def.id);
    // Each number stands beside that of its parent, and the laboratory compares the two.
    def.based_on = Some(BasedOn { id: "classic".to_owned(), hash: String::new() });
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
    ron_text::update(classic, &def).expect("it can be written")
}

/// A window with a document of this text; its file is beside it.
fn window(text: &str) -> (Window, tempfile::NamedTempFile) {
    let file = tempfile::Builder::new().suffix(".ron").tempfile().expect("a temporary file");
    std::fs::write(file.path(), text).expect("it can be written");
    let mut window = Window::new(Services::for_tests(), 1.0);
    window.execute(Command::EditFile(file.path().to_owned()));
    assert!(window.app.editor().document().is_some_and(|document| document.rules().is_some()));
    (window, file)
}

/// Has the document and its parent played a few times.
fn play(window: &mut Window) {
    window.execute(LabCommand::Start);
    while let Some(progress) = window.app.editor().bench().and_then(Bench::progress) {
        if progress.played >= GAMES {
            window.execute(LabCommand::Cancel);
        }
        window.frame();
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    let results = window.app.editor().bench().and_then(Bench::results);
    assert!(results.is_some_and(|results| results.against.is_some()), "both were played");
}

/// Nothing happens on this page.
#[divan::bench(args = PAGES, sample_count = 200, sample_size = 1)]
fn page(bencher: Bencher, name: &str) {
    let (mut window, _file) = window(&largest());
    let index = PAGES.iter().position(|page| *page == name).expect("it is a page");
    window.execute(EditCommand::ShowPage(index));
    if name == "laboratory" {
        play(&mut window);
    }
    for _ in 0..8 {
        window.frame();
    }
    bencher.bench_local(|| window.frame());
}

/// The page is shown for the first time, of a document that is read already: everything on it is drawn.
#[divan::bench(args = PAGES, sample_count = 60, sample_size = 1)]
fn show(bencher: Bencher, name: &str) {
    let (window, file) = window(&largest());
    let window = RefCell::new(window);
    let index = PAGES.iter().position(|page| *page == name).expect("it is a page");
    let other = if name == "text" { 0 } else { PAGES.len() - 2 };
    let open = || {
        let mut window = window.borrow_mut();
        window.execute(Loss::Documents(vec![0]));
        window.execute(Command::EditFile(file.path().to_owned()));
        window.execute(EditCommand::ShowPage(other));
        window.frame();
        window.frame();
        window.execute(EditCommand::ShowPage(index));
    };
    bencher.with_inputs(open).bench_local_values(|()| window.borrow_mut().frame());
}

/// The page of the board with a pointer on it, which goes over one hex after the other.
struct Painting {
    window: Window,
    /// The middles of the hexes on its way, and how many of them it has come to.
    way: Vec<Pos2>,
    come_to: usize,
}

impl Painting {
    fn new(text: &str) -> (Self, tempfile::NamedTempFile) {
        let (mut window, file) = window(text);
        window.execute(EditCommand::ShowPage(1));
        window.frame();
        let column = |letter: char| (1..=8).map(move |row| format!("Hex {letter}{row},"));
        let names = column('c').chain(column('d').rev()).chain(column('e'));
        let way: Vec<Pos2> = names.flat_map(|name| pointer::places(&mut window, &name)).collect();
        assert_eq!(way.len(), 24, "every hex has one place");
        (Self { window, way, come_to: 0 }, file)
    }

    fn cells(&self) -> usize {
        let document = self.window.app.editor().document().expect("it is open");
        let board = VariantDef::read(document.text()).expect("it is a variant").board;
        Chart::read(&board).expect("it can be drawn").cells().len()
    }

    /// Goes to the next hex.
    fn go(&mut self) {
        self.window.frame_with(pointer::comes(self.way[self.come_to]));
        self.come_to += 1;
    }

    fn press(&mut self) {
        self.window.frame_with(pointer::button(self.way[0], true));
        self.come_to = 1;
    }

    fn let_go(&mut self) {
        self.window.frame_with(pointer::button(self.way[self.way.len() - 1], false));
        self.window.frame();
    }

    /// Begins the stroke anew where it has come to its end.
    fn go_on(&mut self) {
        if self.come_to == self.way.len() {
            let before = self.cells();
            self.let_go();
            self.window.execute(EditCommand::Undo);
            self.window.frame();
            assert_eq!(self.cells().abs_diff(before), self.way.len(), "all of them were painted");
            self.press();
        }
    }
}

/// A frame in which a hex is painted, on a way over many of them: they are drawn or removed; or they are removed while
/// what stands beside the page, instead of the problems, tells what has changed.
#[divan::bench(args = ["removed", "drawn", "beside totals", "beside changes"], sample_count = 200, sample_size = 1)]
fn paint(bencher: Bencher, what: &str) {
    let (mut painting, _file) = Painting::new(&largest());
    if let Some(beside) = ["beside totals", "beside changes"].iter().position(|beside| *beside == what) {
        painting.window.execute(EditCommand::ShowBeside(beside + 1));
        painting.window.frame();
    }
    painting.press();
    if what == "drawn" {
        while painting.come_to < painting.way.len() {
            painting.go();
        }
        painting.let_go();
        painting.press();
    }
    let painting = RefCell::new(painting);
    bencher.with_inputs(|| painting.borrow_mut().go_on()).bench_local_values(|()| painting.borrow_mut().go());
}

/// A click on a side of a tile: the frame in which its slabs are written into the text, and the one in which it is drawn
/// with them.
#[divan::bench(args = ["written", "drawn"], sample_count = 200, sample_size = 1)]
fn step_slabs(bencher: Bencher, what: &str) {
    let (mut window, _file) = window(&largest());
    window.execute(EditCommand::ShowPage(2));
    window.frame();
    let [card] = pointer::places(&mut window, "A1: ")[..] else { panic!("the tile has one card") };
    let side = card + vec2(0.0, 17.0);
    let window = RefCell::new(window);
    let click = |is_drawn: bool| {
        let mut window = window.borrow_mut();
        // What was measured before is brought to its end.
        window.frame();
        window.frame_with(pointer::button(side, true));
        if is_drawn {
            window.frame_with(pointer::button(side, false));
        }
    };
    // The first click chooses the tile.
    click(true);
    let text = || window.borrow().app.editor().document().map(|document| document.text().to_owned());
    let before = text();
    click(true);
    assert_ne!(text(), before, "a click changes the slabs");
    if what == "drawn" {
        bencher.with_inputs(|| click(true)).bench_local_values(|()| window.borrow_mut().frame());
    } else {
        let written = |()| window.borrow_mut().frame_with(pointer::button(side, false));
        bencher.with_inputs(|| click(false)).bench_local_values(written);
    }
}

/// The text is read and checked, as after every letter.
#[divan::bench]
fn read_and_check(bencher: Bencher) {
    let text = largest();
    bencher.bench_local(|| check_text(black_box(&text)));
}

/// The same with the longest text that a file may hold, most of it remarks, and the document around it.
#[divan::bench]
fn read_and_check_the_longest(bencher: Bencher) {
    let mut text = largest();
    let remark = "// nothing but a remark\n";
    text.push('\n');
    text.push_str(&remark.repeat((MAX_FILE_SIZE as usize - text.len()) / remark.len()));
    bencher.with_inputs(|| text.clone()).bench_local_values(Document::<Variant>::new);
}

/// The same with about as many tiles as the longest file has room for, far more than a variant can have: a text that
/// somebody pasted.
#[divan::bench]
fn read_and_check_the_most_tiles(bencher: Bencher) {
    let mut def = VariantDef::read(&largest()).expect("it is a variant");
    let tile = def.deck[0].tiles[0].clone();
    def.deck[0].tiles = vec![tile; 48];
    def.deck = vec![def.deck[0].clone(); 32];
    let text = def.write().expect("it can be written");
    assert!(text.len() as u64 <= MAX_FILE_SIZE, "{} bytes are read", text.len());
    bencher.with_inputs(|| text.clone()).bench_local_values(Document::<Variant>::new);
}

/// A document is opened and its page shown: it is read, checked and put into words, and everything is drawn anew.
#[divan::bench(args = PAGES, sample_count = 60, sample_size = 1)]
fn open_and_show(bencher: Bencher, name: &str) {
    let (mut window, file) = window(&largest());
    let index = PAGES.iter().position(|page| *page == name).expect("it is a page");
    window.execute(EditCommand::ShowPage(index));
    for _ in 0..8 {
        window.frame();
    }
    bencher.bench_local(|| {
        window.execute(Loss::Documents(vec![0]));
        window.execute(Command::EditFile(file.path().to_owned()));
        window.execute(EditCommand::ShowPage(index));
        window.frame();
    });
}

/// A number of a form is written into the text.
#[divan::bench]
fn change_a_number(bencher: Bencher) {
    let text = largest();
    let mut def = VariantDef::read(&text).expect("it is a variant");
    def.action_points += 1;
    bencher.bench_local(|| ron_text::update(black_box(&text), &def));
}
