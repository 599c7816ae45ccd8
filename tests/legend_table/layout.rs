//! Rectangles: whatever a turn is played with is whole inside the window.

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::legend::command::Ask;
use tikal::legend::Phase;
use tikal::words::{Language, Texts};

use super::window::{ask, at, legend, play_until, table};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// The rectangles of the widgets whose names begin so.
fn rects(driver: &Driver, start: &str) -> Vec<Rect> {
    let begins = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with(start));
    driver.harness.query_all(by().predicate(begins)).map(|node| node.rect()).collect()
}

/// Shows the window in this language and scale.
fn show(driver: &mut Driver, language: Language, scale: f32) {
    driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
    driver.harness.set_size(Vec2::from(SIZE) / scale);
    driver.run();
}

#[test]
fn what_a_turn_is_played_with_is_whole_inside_the_window() {
    for (language, scale) in [(Language::English, 1.0), (Language::French, 1.5)] {
        let texts = Texts::new(language);
        let mut driver = at(SIZE, table(4, &[0, 1, 2, 3], 3), Services::for_tests());
        show(&mut driver, language, scale);
        let window = Rect::from_min_size(egui::Pos2::ZERO, vec2(SIZE[0], SIZE[1]) / scale).expand(0.5);
        play_until(&mut driver, 5, |state| state.phase() == Phase::Draft);
        let shown = legend(&driver).shown();
        let items = usize::from(shown.display_tokens().iter().sum::<u8>());
        let token = texts.with("legend-token", &[("value", 7.into())]);
        let token = token.replace('7', "");
        let (first, rest) = token.split_at(1);
        let token = first.to_uppercase() + rest;
        let tokens = rects(&driver, &token);
        assert!(tokens.len() >= items, "{language:?}: {} of {items} tokens", tokens.len());
        for rect in tokens {
            assert!(window.contains_rect(rect), "{language:?}: a token at {rect}");
        }
        for key in ["legend-table-order", "legend-table-token", "legend-table-tile", "legend-table-card"] {
            let buttons = rects(&driver, &texts.say(key));
            assert!(!buttons.is_empty(), "{language:?}: {key}");
            assert!(buttons.iter().all(|&rect| window.contains_rect(rect)), "{language:?}: {key} {buttons:?}");
        }
        play_until(&mut driver, 5, |state| state.phase() == Phase::Act && state.points() > 6);
        for key in
            ["bar-enter-explorer", "bar-uncover", "legend-table-slab", "legend-table-recruit-leader", "bar-end-turn"]
        {
            let buttons = rects(&driver, &texts.say(key));
            assert!(!buttons.is_empty(), "{language:?}: {key}");
            assert!(buttons.iter().all(|&rect| window.contains_rect(rect)), "{language:?}: {key} {buttons:?}");
        }
    }
}

#[test]
fn nothing_is_drawn_while_nothing_moves() {
    let mut driver = at(SIZE, table(4, &[0, 1, 2, 3], 3), Services::for_tests());
    for phase in [Phase::Draft, Phase::Turn, Phase::Act] {
        play_until(&mut driver, 5, |state| state.phase() == phase);
        driver.harness.remove_cursor();
        driver.harness.run_steps(60);
        assert!(driver.next_frame() > std::time::Duration::from_mins(1), "{phase:?}: {:?}", driver.next_frame());
    }
}

#[test]
fn against_computers_alone_nothing_is_covered_and_what_is_refused_is_told() {
    let mut driver = at(SIZE, table(2, &[0], 3), Services::for_tests());
    play_until(&mut driver, 5, |state| state.phase() == Phase::Draft);
    assert_eq!(legend(&driver).covered_for(), None);
    ask(&mut driver, Ask::End);
    assert!(legend(&driver).notice().is_some(), "passing is for later");
}
