//! Where tooltips stand: over nothing that is read or clicked with them, wherever there is room elsewhere.
//!
//! Looks at rectangles, not at pixels.
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use egui::{Pos2, Rect, Vec2, vec2};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::kit::tooltips;
use tikal::app::table::LessonCommand;
use tikal::game::{DealerDef, Player};
use tikal::hex::Cell;
use tikal::library::{TikalLibrary, replay_record};
use tikal::tikal::{Phase, State, TikalRecord};
use tikal::words::tikal::lessons::LessonId;
use tikal::words::{Language, Texts};

use crate::driver::Driver;
use crate::learn::steps::run;

/// Windows with text of several sizes.
const SIZES: [[f32; 2]; 4] =
    [[1280.0 / 1.5, 780.0 / 1.5], [1280.0 / 1.25, 800.0 / 1.25], [1280.0, 800.0], [900.0, 620.0]];
/// A whole game of four.
const BASE: &str = include_str!("records/format-1/adepts-base.tikal");
/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;

/// That game among people, in the middle of a turn of which several steps can be taken back.
fn midgame() -> String {
    let mut record = TikalRecord::read(BASE).unwrap();
    record.seats.iter_mut().for_each(|seat| seat.player = Player::Human);
    record.dealer = DealerDef::Manual;
    let game = replay_record::<State>(&record.write().unwrap(), &TikalLibrary::built_in()).unwrap();
    let states: Vec<State> = game.session.plies().map(|(_, state, _)| *state).collect();
    let acts = |state: &State| state.phase() == Phase::Act && state.scoring().is_none() && state.points() <= 4;
    let after = states.iter().enumerate().skip(300).find(|(_, state)| acts(state)).unwrap().0;
    record.actions.truncate(after);
    record.write().unwrap()
}

/// Where the tooltips are that show while the pointer rests there.
fn told_at(driver: &mut Driver, place: Pos2) -> Vec<Rect> {
    driver.harness.hover_at(place);
    driver.harness.run_steps(8);
    let shown = tooltips::shown(&driver.harness.ctx);
    driver.harness.remove_cursor();
    driver.harness.run_steps(2);
    shown
}

/// The chips of the turn.
fn chips(driver: &Driver, texts: &Texts) -> Vec<Rect> {
    let hints = ["strip-undo", "strip-redo", "strip-fixed"];
    let starts = hints.map(|key| texts.with(key, &[("step", "\u{1}".into()), ("said", "\u{1}".into())]));
    let starts = starts.map(|start| start.split('\u{1}').map(str::to_owned).collect::<Vec<String>>());
    let is_chip = |node: &AccessKitNode| {
        let fits = |label: &String| {
            starts.iter().any(|parts| label.starts_with(&parts[0]) && label.contains(&parts[1]) && parts[1].len() > 1)
        };
        node.role() == egui::Role::Button && node.label().as_ref().is_some_and(fits)
    };
    let board = driver.board_rect();
    let all = driver.harness.query_all(by().predicate(is_chip)).map(|node| node.rect());
    all.filter(|rect| board.contains_rect(*rect)).collect()
}

/// The rectangle of a hex, a little smaller: its corners are cut.
fn hex(driver: &Driver, cell: Cell) -> Rect {
    let (centre, radius) = driver.hex_on_screen(cell);
    Rect::from_center_size(centre, vec2(2.0, 3.0_f32.sqrt()) * radius * 0.98)
}

/// The things of these that a tooltip lies over.
fn over(told: &[Rect], what: &str, kept: &[Rect]) -> Vec<String> {
    let pairs = told.iter().flat_map(|told| kept.iter().map(move |rect| (told, rect)));
    let covers = pairs.filter(|(told, rect)| told.shrink(SLACK).intersects(rect.shrink(SLACK)));
    covers.map(|(told, rect)| format!("{told:?} lies over {what} at {rect:?}")).collect()
}

/// The board's outermost hexes in every direction, and one in its middle.
fn corners(driver: &Driver) -> Vec<Cell> {
    let cells: Vec<Cell> = driver.rules().layout().cells().into_iter().collect();
    let at = |cell: &Cell| driver.hex_on_screen(*cell).0;
    let middle = driver.board_rect().center();
    let ways = (0..8_u8).map(|turn| Vec2::angled(f32::from(turn) * std::f32::consts::TAU / 8.0));
    let farthest = |way: Vec2| {
        let along = |cell: &Cell| (at(cell) - middle).dot(way);
        cells.iter().copied().max_by(|one, other| along(one).total_cmp(&along(other))).unwrap()
    };
    let nearest =
        cells.iter().copied().min_by(|one, other| at(one).distance(middle).total_cmp(&at(other).distance(middle)));
    ways.map(farthest).chain(nearest).collect()
}

#[test]
fn no_tooltip_covers_chips_the_bar_the_header_or_what_it_is_about() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    let record = midgame();
    for size in SIZES {
        for language in [Language::French, Language::German] {
            let texts = Texts::new(language);
            let mut driver = Driver::open(size, &record);
            driver.speak(language);
            let chips = chips(&driver, &texts);
            assert!(chips.len() >= 2, "{size:?}: {chips:?}");
            let board = driver.board_rect();
            let window = driver.harness.ctx.content_rect();
            let bar = Rect::from_min_max(egui::pos2(window.left(), board.bottom()), window.max);
            let header = window.with_max_y(board.top());
            let button = by().role(egui::Role::Button).predicate(|node| node.label().is_some());
            let buttons: Vec<Rect> = driver.harness.query_all(button).map(|node| node.rect()).collect();
            let buttons = buttons.into_iter().filter(|rect| bar.contains_rect(*rect));
            let cards = driver.state().seats().iter().filter_map(|&seat| {
                let card = driver.card_rect(seat)?;
                Some(Rect::from_center_size(card.left_top() + vec2(30.0, 46.0), vec2(10.0, 10.0)))
            });
            let mut aims: Vec<Rect> = buttons.chain(cards).collect();
            aims.extend(&chips);
            for aim in aims {
                let told = told_at(&mut driver, aim.center());
                seen += told.len();
                let mut found = over(&told, "chips", &chips);
                found.extend(over(&told, "the header", &[header]));
                if aim.top() > board.top() {
                    found.extend(over(&told, "the bar", &[bar]));
                }
                found.extend(over(&told, "what it is about", &[aim]));
                wrong.extend(found.into_iter().map(|what| format!("{language:?}, {size:?}: {what}")));
            }
        }
    }
    assert!(seen > 80, "{seen} tooltips were seen");
    assert!(wrong.is_empty(), "{} of {seen}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_tooltip_of_a_hex_covers_neither_it_nor_its_neighbours_nor_chips() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    let record = midgame();
    for size in SIZES {
        let mut driver = Driver::open(size, &record);
        driver.speak(Language::French);
        let chips = chips(&driver, &Texts::new(Language::French));
        let board = driver.board_rect();
        let header = driver.harness.ctx.content_rect().with_max_y(board.top());
        for cell in corners(&driver) {
            let (centre, radius) = driver.hex_on_screen(cell);
            for shift in [vec2(0.0, 0.0), vec2(0.4, 0.4), vec2(-0.4, -0.4)] {
                let told = told_at(&mut driver, centre + shift * radius);
                seen += told.len();
                let near: Vec<Rect> =
                    driver.rules().layout().adjacent(cell).into_iter().map(|other| hex(&driver, other)).collect();
                let mut found = over(&told, "the hex", &[hex(&driver, cell)]);
                found.extend(over(&told, "a neighbour", &near));
                found.extend(over(&told, "chips", &chips));
                found.extend(over(&told, "the header", &[header]));
                let name = driver.hex_name(cell);
                wrong.extend(found.into_iter().map(|what| format!("{size:?}, {name} {shift:?}: {what}")));
            }
        }
    }
    assert!(seen > 80, "{seen} tooltips were seen");
    assert!(wrong.is_empty(), "{} of {seen}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn in_a_lesson_no_tooltip_of_a_hex_covers_the_card() {
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for size in SIZES {
        let mut driver = Driver::new(size);
        driver.speak(Language::French);
        for id in [LessonId::FirstTurn, LessonId::Temples, LessonId::Volcano] {
            driver.execute(LessonCommand::Restart(id.into()).into());
            for _ in 0..6 {
                driver.execute(LessonCommand::Next.into());
            }
            driver.run();
            let card = run(&driver).card_rect().unwrap();
            for cell in driver.state().occupied() {
                let centre = driver.hex_on_screen(cell).0;
                if card.expand(2.0).contains(centre) {
                    continue;
                }
                let told = told_at(&mut driver, centre);
                seen += told.len();
                let found = over(&told, "the card", &[card]);
                wrong.extend(found.into_iter().map(|what| format!("{size:?}, {id:?}: {what}")));
            }
        }
    }
    assert!(seen > 60, "{seen} tooltips were seen");
    assert!(wrong.is_empty(), "{} of {seen}:\n{}", wrong.len(), wrong.join("\n"));
}
