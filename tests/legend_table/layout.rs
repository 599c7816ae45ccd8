//! Rectangles: whatever a turn is played with is whole inside the window.

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::Services;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::legend::command::Ask;
use tikal::app::table::LessonCommand;
use tikal::games::GameId;
use tikal::legend::Phase;
use tikal::words::legend::nouns;
use tikal::words::{Language, Texts};

use super::window::{ask, at, legend, play_until, table};
use crate::driver::Driver;

const SIZE: [f32; 2] = [1280.0, 800.0];

/// The rectangles of the widgets whose names begin so.
fn rects(driver: &Driver, start: &str) -> Vec<Rect> {
    let begins = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with(start));
    driver.harness.query_all(by().predicate(begins)).map(|node| node.rect()).collect()
}

/// The rectangles of the texts that have this in them.
fn written(driver: &Driver, part: &str) -> Vec<Rect> {
    let has = |text: Option<String>| text.is_some_and(|text| text.contains(part));
    let told = |node: &AccessKitNode| has(node.label()) || has(node.value());
    driver.harness.query_all(by().predicate(told)).map(|node| node.rect()).collect()
}

/// Sizes of the window in points of the screen, with the scale of its text: that of the design, larger ones, and narrow
/// windows.
const WINDOWS: [([f32; 2], f32); 5] =
    [(SIZE, 1.0), (SIZE, 1.5), (SIZE, 2.0), ([900.0, 800.0], 1.0), ([1024.0, 700.0], 1.25)];

/// Shows the window in this language, size and scale. Returns its rectangle.
fn show(driver: &mut Driver, language: Language, (size, scale): ([f32; 2], f32)) -> Rect {
    driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
    driver.harness.set_size(Vec2::from(size) / scale);
    driver.run();
    driver.run();
    Rect::from_min_size(egui::Pos2::ZERO, vec2(size[0], size[1]) / scale).expand(0.5)
}

/// Asserts that there are widgets whose names begin so, and that all of them are whole inside the window.
fn are_whole(driver: &Driver, window: Rect, start: &str, place: &str) {
    let found = rects(driver, start);
    assert!(!found.is_empty(), "{place}: nothing begins with {start}");
    assert!(found.iter().all(|&rect| window.contains_rect(rect)), "{place}: {start} {found:?}");
}

#[test]
fn what_a_turn_is_played_with_is_whole_inside_the_window() {
    let mut driver = at(SIZE, table(4, &[0, 1, 2, 3], 3), Services::for_tests());
    let parts: [(Phase, &[&str]); 3] = [
        (Phase::Draft, &["legend-table-order", "legend-table-token", "legend-table-tile", "legend-table-card"]),
        (Phase::Turn, &["legend-table-keep", "legend-table-play", "legend-table-lay", "legend-table-pass"]),
        (
            Phase::Act,
            &[
                "bar-enter-explorer",
                "bar-uncover",
                "legend-table-slab",
                "legend-table-recruit-leader",
                "bar-exchange",
                "bar-end-turn",
            ],
        ),
    ];
    for (phase, keys) in parts {
        play_until(&mut driver, 5, |state| state.phase() == phase && (phase != Phase::Act || state.points() > 6));
        for (language, window) in Language::ALL.into_iter().flat_map(|one| WINDOWS.map(|window| (one, window))) {
            let texts = Texts::new(language);
            let place = format!("{phase:?} {language:?} {window:?}");
            let window = show(&mut driver, language, window);
            for key in keys {
                are_whole(&driver, window, &texts.say(key), &place);
            }
            if phase == Phase::Draft {
                // The display is whole: every token, and with it what stands beside it.
                let shown = legend(&driver).shown();
                let tokens: Vec<u8> =
                    (0..).zip(shown.display_tokens()).filter(|&(_, &it)| it > 0).map(|it| it.0).collect();
                for value in tokens {
                    let token = nouns::titled(&texts.with("legend-token", &[("value", value.into())]));
                    are_whole(&driver, window, &token, &place);
                }
            }
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

#[test]
fn a_failure_stands_above_the_table_and_covers_nothing_that_a_turn_is_played_with() {
    let mut driver = at(SIZE, table(4, &[0, 1, 2, 3], 3), Services::for_tests());
    play_until(&mut driver, 5, |state| state.phase() == Phase::Draft);
    let fail = |driver: &mut Driver| driver.execute(Command::Open("/nowhere/game.tikal".into()));
    for (language, window) in Language::ALL.into_iter().flat_map(|one| WINDOWS.map(|window| (one, window))) {
        let (texts, place) = (Texts::new(language), format!("{language:?} {window:?}"));
        let window = show(&mut driver, language, window);
        // Messages go with the language in which they were said.
        if !driver.shows("/nowhere/game.tikal") {
            fail(&mut driver);
        }
        let message = written(&driver, "/nowhere/game.tikal").into_iter();
        let messages: Vec<Rect> = message.chain(rects(&driver, &texts.say("message-close"))).collect();
        assert!(messages.len() >= 2, "{place}: its words, and what closes it: {messages:?}");
        assert!(messages.iter().all(|&rect| window.contains_rect(rect)), "{place}: {messages:?}");
        let shown = legend(&driver).shown();
        let tokens = (0..).zip(shown.display_tokens()).filter(|&(_, &copies)| copies > 0).map(|(value, _)| value);
        let token = |value: u8| nouns::titled(&texts.with("legend-token", &[("value", value.into())]));
        let bar = ["legend-table-order", "legend-table-token", "legend-table-tile", "legend-table-card"];
        let names: Vec<String> = tokens.map(token).chain(bar.map(|key| texts.say(key))).collect();
        for name in &names {
            are_whole(&driver, window, name, &place);
        }
        let cells = legend(&driver).rules().layout().cells().into_iter();
        let cells = cells.filter_map(|cell| legend(&driver).hex_rect(cell));
        for rect in names.iter().flat_map(|name| rects(&driver, name)).chain(cells) {
            assert!(messages.iter().all(|message| !message.intersects(rect)), "{place}: {rect:?} {messages:?}");
        }
    }
    driver.speak(Language::English);
    fail(&mut driver);
    driver.click("Close");
    assert!(!driver.shows("/nowhere/game.tikal"));
}

#[test]
fn the_words_of_a_first_game_leave_all_that_is_drafted_in_sight() {
    let mut driver = Driver::new(SIZE);
    driver.execute(LessonCommand::FirstGame(GameId::Legend).into());
    for (language, window) in Language::ALL.into_iter().flat_map(|one| WINDOWS.map(|window| (one, window))) {
        let (texts, place) = (Texts::new(language), format!("{language:?} {window:?}"));
        let rules = super::window::rules();
        let window = show(&mut driver, language, window);
        let words = texts.say(legend(&driver).first_words().unwrap());
        let lines = written(&driver, &words);
        // In a small window they may have to be scrolled to.
        assert!(lines.len() == 1 && (window.contains_rect(lines[0]) || window.width() < 800.0), "{place}: {lines:?}");
        let shown = legend(&driver).shown();
        let bar = rects(&driver, &texts.say("legend-table-order"))[0];
        for (card, _) in tikal::legend::kinds(shown.display_cards()) {
            let name = nouns::card(&texts, &rules, card);
            let found = rects(&driver, &name);
            assert!(!found.is_empty(), "{place}: {name}");
            assert!(
                found.iter().all(|card| card.bottom() <= bar.top() && !card.intersects(lines[0])),
                "{place}: {name}"
            );
        }
    }
}
