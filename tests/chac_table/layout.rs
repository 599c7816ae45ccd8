//! Rectangles: whatever a turn is played with is whole inside the window, with two to six players, in every language; and no
//! frame is drawn where nothing changes.

use egui::{Rect, Vec2, vec2};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::chac::command::Ask;
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::table::{Tab, TableCommand};
use tikal::chac::{Phase, State};
use tikal::words::chac::recap;
use tikal::words::{Language, Texts};

use super::window::{SIZE, acts, chac, ended, found};
use crate::driver::Driver;

/// The rectangles of the widgets whose names begin so.
pub fn rects(driver: &Driver, start: &str) -> Vec<Rect> {
    let begins = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with(start));
    driver.harness.query_all(by().predicate(begins)).map(|node| node.rect()).collect()
}

/// Sizes of the window in points of the screen, with the scale of its text.
const WINDOWS: [([f32; 2], f32); 5] =
    [(SIZE, 1.0), (SIZE, 1.5), (SIZE, 2.0), ([900.0, 800.0], 1.0), ([1024.0, 700.0], 1.25)];

/// Shows the window in this language, size and scale. Returns its rectangle.
pub fn show(driver: &mut Driver, language: Language, (size, scale): ([f32; 2], f32)) -> Rect {
    driver.execute(Command::Set(Settings { language: Some(language), scale, ..driver.app().settings() }));
    driver.harness.set_size(Vec2::from(size) / scale);
    driver.run();
    driver.run();
    Rect::from_min_size(egui::Pos2::ZERO, vec2(size[0], size[1]) / scale).expand(0.5)
}

fn are_whole(driver: &Driver, window: Rect, start: &str, place: &str) {
    let found = rects(driver, start);
    assert!(!found.is_empty(), "{place}: nothing begins with {start}");
    assert!(found.iter().all(|&rect| window.contains_rect(rect)), "{place}: {start} {found:?}");
}

/// The parts of a turn that have to be in sight, by the ids of their texts.
fn check(driver: &mut Driver, keys: &[&str], place: &str) {
    for (language, window) in Language::ALL.into_iter().flat_map(|one| WINDOWS.map(|window| (one, window))) {
        let texts = Texts::new(language);
        let place = format!("{place} {language:?} {window:?}");
        let window = show(driver, language, window);
        for key in keys {
            are_whole(driver, window, &texts.say(key), &place);
        }
        // The temple is whole, to its last square.
        for square in ["chac-entrance", "chac-out"] {
            are_whole(driver, window, &texts.say(square), &place);
        }
    }
}

const TURN: [&str; 6] =
    ["chac-table-search", "chac-table-decipher", "chac-table-climb", "chac-table-jump", "bar-end-turn", "bar-undo"];

#[test]
fn a_turn_of_six_is_whole_inside_the_window() {
    let mut driver = found(6, &[0, 1, 2, 3, 4, 5], |state| acts(state, 2) && state.round() > 2);
    check(&mut driver, &TURN, "turn");
    // Every player's card, where the players have a column of their own.
    let window = show(&mut driver, Language::German, (SIZE, 1.5));
    for name in ["Ana", "Ben", "Cid", "Dee", "Eva", "Fay"] {
        are_whole(&driver, window, &format!("{name}, "), "cards");
    }
}

#[test]
fn loads_and_locks_are_whole_inside_the_window() {
    let mut driver =
        found(3, &[0, 1, 2], |state: &State| state.phase() == Phase::Load && state.hand(state.seat()).len() > 2);
    check(&mut driver, &["chac-table-ready", "chac-table-show-to-discard"], "load");
    let mut driver = found(2, &[0, 1], |state| acts(state, 1) && !state.lock().is_empty());
    check(&mut driver, &["chac-table-reroll"], "lock");
    for window in WINDOWS {
        let inside = show(&mut driver, Language::English, window);
        if inside.width() > 850.0 {
            are_whole(&driver, inside, "Die 1, a", "lock dice");
        }
    }
}

#[test]
fn what_stands_beside_the_board_at_the_end_has_its_column_to_itself() {
    let chests = |state: &State| state.seats().iter().any(|&seat| state.chests(seat).len() > 1);
    let mut driver = ended(6, &[0, 1, 2, 3, 4, 5], chests);
    driver.execute(TableCommand::ShowEnd(false).into());
    for (language, window) in Language::ALL.into_iter().flat_map(|one| WINDOWS[..3].iter().map(move |&it| (one, it))) {
        let inside = show(&mut driver, language, window);
        let board = rects(&driver, &Texts::new(language).say("chac-table-board"))[0];
        let named = driver.harness.query_all(by().predicate(|node: &AccessKitNode| node.label().is_some()));
        for node in named {
            let rect = node.rect();
            let is_beside = board.y_range().contains(rect.center().y) && rect.center().x > board.right();
            let fits = rect.left() >= board.right() - 1.0 && rect.right() <= inside.right();
            assert!(!is_beside || fits, "{language:?} {window:?}: {:?} {rect:?}", node.accesskit_node().label());
        }
    }
}

#[test]
fn nothing_is_drawn_while_nothing_moves() {
    type Moment = fn(&State) -> bool;
    let moments: [Moment; 4] = [
        |state| state.phase() == Phase::Choose,
        |state| state.phase() == Phase::Load,
        |state| acts(state, 1) && state.round() > 3,
        |state| state.phase() == Phase::Over,
    ];
    for (index, moment) in moments.into_iter().enumerate() {
        let mut driver = found(4, &[0, 1, 2, 3], moment);
        driver.harness.remove_cursor();
        driver.harness.run_steps(60);
        assert!(driver.next_frame() > std::time::Duration::from_mins(1), "{index}: {:?}", driver.next_frame());
        assert!(chac(&driver).covered_for().is_none());
    }
}

#[test]
fn the_cover_has_room_for_what_happened_and_for_its_button() {
    let last = |state: &State| {
        acts(state, 0)
            && state.turns_to_come().next().is_none()
            && state.round() > 1
            && state.seats().iter().filter(|&&seat| state.is_in(seat) && !state.hand(seat).is_empty()).count() == 3
    };
    let mut driver = found(3, &[0, 1, 2], last);
    driver.execute(Ask::End.into());
    assert!(chac(&driver).covered_for().is_some() && chac(&driver).recap_on_cover().is_some());
    for (language, window) in Language::ALL.into_iter().flat_map(|one| WINDOWS.map(|window| (one, window))) {
        let texts = Texts::new(language);
        let inside = show(&mut driver, language, window);
        let place = format!("{language:?} {window:?}");
        let one = |label: &str| {
            let is_it = |node: &AccessKitNode| [node.label(), node.value()].into_iter().flatten().any(|it| it == label);
            let found: Vec<Rect> = driver.harness.query_all(by().predicate(is_it)).map(|node| node.rect()).collect();
            assert!(!found.is_empty(), "{place}: {label}");
            found[0]
        };
        let lift = one(&texts.say("cover-lift"));
        assert!(inside.contains_rect(lift), "{place}: {lift:?}");
        let heading = one(&texts.say("recap-heading"));
        assert!(inside.contains_rect(heading) && heading.bottom() <= lift.top(), "{place}: {heading:?} {lift:?}");
        let lines = recap::lines(
            &texts,
            &chac(&driver).named(),
            chac(&driver).recap_on_cover().unwrap().seat,
            &chac(&driver).recap_on_cover().unwrap().own,
        );
        let first = one(&lines[0].said);
        assert!(first.top() >= heading.bottom() && first.top() < lift.top(), "{place}: {first:?} {lift:?}");
        assert!(inside.contains_rect(first.intersect(inside)), "{place}");
    }
}

#[test]
fn lines_of_the_log_have_room_in_german_at_one_and_a_half() {
    let mut driver = found(6, &[0, 1, 2, 3, 4, 5], |state: &State| acts(state, 1) && state.round() == 3);
    show(&mut driver, Language::German, (SIZE, 1.5));
    driver.execute(TableCommand::ShowTab(Tab::Log).into());
    let steps = chac(&driver).steps();
    let mut read = 0;
    for step in (0..steps).step_by(7) {
        driver.execute(TableCommand::LookBack(Some(step)).into());
        driver.run();
        let side = driver.harness.ctx.content_rect().width() * 0.7;
        let written = driver.written();
        let of_log = written.iter().filter(|(text, _)| text.pos.x > side);
        for (text, _) in of_log {
            assert!(!text.galley.elided, "{:?}", text.galley.text());
            read += 1;
        }
    }
    assert!(read > 100, "{read}");
}

#[test]
fn the_choice_beside_the_board_has_margins_where_it_needs_two_rows() {
    let mut driver = ended(3, &[0, 1, 2], |state| state.round() > 2);
    driver.execute(TableCommand::ShowEnd(false).into());
    for language in Language::ALL {
        show(&mut driver, language, (SIZE, 1.5));
        driver.execute(TableCommand::ShowTab(Tab::Table).into());
        let texts = Texts::new(language);
        for (title, name) in
            [("chac-table-side-notes", "chac-table-side-notes-hint"), ("side-review", "side-review-hint")]
        {
            let (title, name) = (texts.say(title), texts.say(name));
            let button = rects(&driver, &name);
            let written = driver.written();
            let text = written.iter().find(|(text, _)| text.galley.text() == title);
            let (Some(button), Some((text, _))) = (button.first(), text) else {
                panic!("{language:?}: {title} {name}")
            };
            let place = text.visual_bounding_rect();
            assert!(
                place.left() - button.left() >= 4.0 && button.right() - place.right() >= 4.0,
                "{language:?} {title}"
            );
        }
    }
}
