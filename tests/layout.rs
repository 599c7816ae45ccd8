//! Where things stand in windows of every size, with text of every scale, in every language: what a turn is played
//! with is whole inside the window, and nothing lies over it; the board keeps its share.
//!
//! Looks at rectangles, not at pixels.
#![expect(clippy::expect_used, reason = "tests fail by panicking")]

#[path = "layout/asked.rs"]
mod asked;
#[path = "layout/column.rs"]
mod column;
#[path = "layout/editor.rs"]
mod editor;
#[path = "layout/learning.rs"]
mod learning;
#[path = "layout/screens.rs"]
mod screens;
#[path = "layout/sizes.rs"]
mod sizes;
#[path = "layout/turn.rs"]
mod turn;

use crate::driver::{self, Driver, by_hand};
use crate::measured::places::{Clickable, SCALES, SIZES, clickables, everywhere, misplaced, said};
use egui::{LayerId, Rect, vec2};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::{Command, DocumentDialog, EditCommand};
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::tikal::command::{Ask, ExchangeDraft, TableCommand};
use tikal::app::tikal::table::{Selection, Side, Tab};
use tikal::game::{Player, Seat};
use tikal::games::{GameId, VariantId};
use tikal::tikal::{Phase, Piece, TikalRecord};
use tikal::words::{Language, Texts};

/// The least share of the window's width that the board has.
const BOARD: f32 = 0.4;
/// Whole games of computer players: four in the base game, three in the advanced one with auctions.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");
const AUCTION: &str = include_str!("records/format-1/adepts-auction.tikal");
/// A whole game of four people at random, advanced.
const FOUR: &str = include_str!("playthroughs/classic-4-auction.tikal");

/// The game of this record after its first `actions` actions.
fn cut(record: &str, actions: usize) -> String {
    let mut record = TikalRecord::read(record).expect("a record");
    record.actions.truncate(actions);
    record.write().expect("a record can be written")
}

/// True if the words on the widget of this name are all there.
fn is_read(driver: &Driver, name: &str) -> bool {
    let Some(node) = driver.harness.query_all_by_label(name).next() else { return false };
    let rect = node.rect().expand(1.0);
    driver.written().iter().any(|(text, clip)| {
        let place = text.visual_bounding_rect();
        text.galley.text() == name && !text.galley.elided && rect.contains_rect(place) && clip.contains_rect(place)
    })
}

/// The names of the offers that have a button in the bar at any time.
fn offers(texts: &Texts) -> Vec<String> {
    ["bar-enter-explorer", "bar-enter-leader", "bar-uncover", "bar-dig", "bar-camp-name", "bar-guard-explorer"]
        .into_iter()
        .chain(["bar-guard-leader", "bar-exchange"])
        .map(|key| texts.say(key))
        .collect()
}

/// The share of the window's width that the board has, if that is too little.
fn small_board(driver: &Driver) -> Option<String> {
    let window = driver.harness.ctx.content_rect();
    let board = driver.board_rect();
    let is_small = board.width() < BOARD * window.width() - 0.5 || board.height() < 100.0;
    is_small.then(|| format!("the board has {:?} of {:?}", board.size(), window.size()))
}

/// The size of a window, in points, from which on everything that stands there can be read too: where the screen is large
/// enough, none is smaller.
const READ: f32 = 640.0;
const READ_HEIGHT: f32 = 440.0;
/// The greatest distance below the board that line reaches, in points.
const LINE: f32 = 40.0;

/// The texts below the board, down to the buttons of the bar.
fn line(driver: &Driver) -> Vec<egui::epaint::TextShape> {
    let board = driver.board_rect();
    let texts = driver.written().into_iter().map(|(text, _)| text);
    texts.filter(|text| text.pos.y > board.bottom() && text.pos.y < board.bottom() + LINE).collect()
}

/// The cut parts of the line above the buttons, which says the question or the reason of a refusal.
fn cut_line(driver: &Driver) -> Vec<String> {
    let cut = line(driver).into_iter().filter(|text| text.galley.elided);
    let cut = cut.filter(|_| driver.harness.ctx.content_rect().width() >= READ);
    cut.map(|text| format!("“{}” is cut", text.galley.text())).collect()
}

/// The faults at the table: of the controls of the turn, the board, the words of the main button and the line above.
fn wrong_at_table(driver: &Driver, controls: &[String], main: Option<&str>) -> Vec<String> {
    let mut wrong = misplaced(driver, controls);
    wrong.extend(small_board(driver));
    wrong.extend(cut_line(driver));
    wrong.extend(main.filter(|main| !is_read(driver, main)).map(|main| format!("“{main}” cannot be read")));
    wrong
}

/// The rectangles of the board's hexes, as large as fits into them.
fn hexes(driver: &Driver) -> Vec<Rect> {
    let hex = |cell| {
        let (centre, radius) = driver.hex_on_screen(cell);
        Rect::from_center_size(centre, vec2(1.0, 1.6) * radius)
    };
    driver.rules().layout().cells().into_iter().map(hex).collect()
}

/// Which of the widgets of these names lie over a hex.
fn over_hexes(driver: &Driver, names: &[String]) -> Vec<String> {
    let hexes = hexes(driver);
    let rects =
        names.iter().flat_map(|name| driver.harness.query_all_by_label(name).map(move |node| (name, node.rect())));
    let over = rects.filter(|(_, rect)| hexes.iter().any(|hex| hex.intersects(*rect)));
    over.map(|(name, rect)| format!("“{name}” at {rect:?} lies over a hex")).collect()
}

/// The base game after its first `actions` actions, where a computer acts and the others are people.
fn with_a_computer(actions: usize) -> String {
    let mut record = TikalRecord::read(&cut(BASE, actions)).expect("a record");
    let acting = Driver::open(SIZES[2], &cut(BASE, actions)).state().seat().index();
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.seats[acting].player = Player::Computer("adept".to_owned());
    record.write().expect("a record can be written")
}

/// Has the laboratory measure a small variant beside another, and waits for it.
pub fn measure_small(driver: &mut Driver) {
    let small = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/variants/small.ron");
    driver.execute(Command::EditFile(small));
    driver.click("Laboratory");
    driver.choose_in("Level", "random");
    driver.choose_in("Compare with", "Duel");
    driver.click("Start");
    while driver.app().editor().bench().is_some_and(|bench| bench.progress().is_some()) {
        std::thread::sleep(std::time::Duration::from_millis(20));
        driver.run();
    }
    assert!(driver.app().editor().bench().is_some_and(|bench| bench.results().is_some()));
}
