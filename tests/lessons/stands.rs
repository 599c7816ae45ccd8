//! Where the card stands from step to step: it leaves free the tile in hand and what was just placed, and does not leap.

use egui::Rect;
use egui_kittest::kittest::{Queryable, by};
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableAsk};
use tikal::app::tikal::lessons::{LessonId, Task};
use tikal::hex::Cell;
use tikal::tikal::Action;
use tikal::words::{Language, Texts};

use super::steady::{card, in_every_step, speaking};
use crate::driver::Driver;
use crate::learn::steps::run;

/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;
/// A card that moves by less than this does not leap.
const LITTLE: f32 = 12.0;

/// True if the step asks to place the tile in hand.
fn places(driver: &Driver) -> bool {
    matches!(&run(driver).stage().task, Task::Play(ways) if ways[0][0].starts_with("place"))
}

/// The tile in hand beside the board.
fn hand(driver: &Driver, language: Language) -> Option<Rect> {
    let name = Texts::new(language).with("hand-tile", &[("tile", "".into())]);
    let is_hand = move |label: &str| label.starts_with(name.trim_end());
    let hand = driver.harness.query_all(by().predicate(move |node| node.label().is_some_and(|label| is_hand(&label))));
    hand.into_iter().next().map(|node| node.rect())
}

/// The part of the tile in hand that the card covers, where that is asked for.
fn covered_hand(driver: &Driver, language: Language) -> Option<String> {
    let wants = places(driver) || matches!(run(driver).stage().task, Task::Turn);
    let (hand, card) = (hand(driver, language).filter(|_| wants)?, card(driver));
    card.intersects(hand.shrink(SLACK)).then(|| format!("the card at {card:?} covers the tile at {hand:?}"))
}

#[test]
fn the_tile_that_is_to_be_turned_or_placed_is_never_covered() {
    let mut seen = 0;
    in_every_step(|driver, language| {
        seen += usize::from(places(driver) && hand(driver, language).is_some());
        covered_hand(driver, language).into_iter().collect()
    });
    assert!(seen > 12, "{seen}");
}

#[test]
fn the_tile_is_not_covered_in_windows_and_at_scales_of_every_size_either() {
    let mut wrong = Vec::new();
    for (window, scale) in
        [([900.0, 620.0], 1.0), ([1024.0, 700.0], 1.25), ([1280.0, 762.0], 2.0), ([1920.0, 1080.0], 1.5)]
    {
        for language in Language::ALL {
            let mut driver = speaking(window.map(|side: f32| side / scale), language);
            for id in LessonId::ALL {
                driver.execute(LessonCommand::Restart(id.into()).into());
                while !run(&driver).is_last() {
                    let place = format!("{}, {window:?} at {scale}, {}", run(&driver).stage().what, language.code());
                    wrong.extend(covered_hand(&driver, language).map(|text| format!("{place}: {text}")));
                    driver.execute(LessonCommand::Next.into());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_was_just_placed_is_not_covered_wherever_it_went() {
    let mut wrong = Vec::new();
    for (window, language) in [
        ([1280.0 / 1.5, 762.0 / 1.5], Language::French),
        ([1280.0 / 1.5, 800.0 / 1.5], Language::German),
        ([1280.0, 800.0], Language::English),
    ] {
        let mut driver = speaking(window, language);
        driver.execute(LessonCommand::Restart(LessonId::Volcano.into()).into());
        while !places(&driver) {
            driver.execute(LessonCommand::Next.into());
        }
        let index = run(&driver).index();
        let placed = |action: &Action| match action {
            Action::Place { cell, .. } => Some((*cell, *action)),
            _ => None,
        };
        let mut cells: Vec<(Cell, Action)> = driver.table().legal().iter().filter_map(placed).collect();
        cells.dedup_by_key(|(cell, _)| *cell);
        assert!(cells.len() > 5, "{cells:?}");
        for (cell, action) in cells {
            driver.execute(TableAsk::Own(Ask::Play(action)).into());
            assert_eq!(run(&driver).index(), index + 1);
            let (card, name) = (card(&driver), driver.rules().layout().name(cell).to_string());
            let Some((centre, radius)) = driver.table().hex_on_screen(cell) else { panic!("{name} is not laid out") };
            if card.intersects(Rect::from_center_size(centre, egui::vec2(1.5, 1.5) * radius)) {
                wrong.push(format!("{window:?}: the card at {card:?} covers the tile on {name} at {centre:?}"));
            }
            while run(&driver).index() > index {
                driver.execute(LessonCommand::Back.into());
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_card_has_one_place_and_one_height_in_a_lesson_but_where_a_tile_can_go_anywhere() {
    let (mut before, mut kept): (Option<(LessonId, Rect)>, usize) = (None, 0);
    in_every_step(|driver, _| {
        let (id, card) = (run(driver).id(), card(driver));
        // The hexes come first there.
        if matches!(&run(driver).stage().task, Task::Play(ways) if ways[0][0] == "place") {
            return Vec::new();
        }
        let Some((_, stood)) = before.replace((id, card)).filter(|(of, _)| *of == id && run(driver).index() > 0) else {
            return Vec::new();
        };
        kept += 1;
        let moved = (stood.min - card.min).abs().max((stood.max - card.max).abs()).max_elem();
        (moved > LITTLE).then(|| format!("the card goes from {stood:?} to {card:?}")).into_iter().collect()
    });
    assert!(kept > 180, "{kept}");
}
