//! The card stands still and is whole: all of its text is in sight also after a wrong click, and its buttons stay where
//! they are over steps that are only read.

#![expect(clippy::expect_used, reason = "a lesson that is not laid out fails the test")]

use egui::Rect;
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableAsk};
use tikal::app::tikal::lessons::Aim;
use tikal::app::tikal::table::Selection;
use tikal::words::tikal::lessons::{LessonId, Show, Task};
use tikal::words::{Language, Texts};

use super::clicks::{click_at, idle_hexes};
use crate::driver::Driver;
use crate::learn::steps::run;

/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;
/// The width of the line of a frame, with its rim.
const LINE: f32 = 6.0;
/// The room above and below it that the tile in hand leaves free for that.
const HAND_AIR: f32 = 6.0;

/// The windows, as large as they are at the scale of their texts: what is left of a screen of 1280 by 780 beside a title
/// bar among them.
fn windows() -> [([f32; 2], Language); 4] {
    [
        ([1280.0 / 1.5, 762.0 / 1.5], Language::French),
        ([1280.0 / 1.5, 800.0 / 1.5], Language::German),
        ([1024.0, 700.0], Language::French),
        ([1280.0, 800.0], Language::English),
    ]
}

pub(super) fn speaking(window: [f32; 2], language: Language) -> Driver {
    let mut driver = Driver::new(window);
    driver.execute(Command::Set(Settings { language: Some(language), ..driver.app().settings() }));
    driver
}

/// True if the step is only read.
pub(super) fn is_read(driver: &Driver) -> bool {
    matches!(run(driver).stage().task, Task::Read | Task::Watch(_))
}

pub(super) fn card(driver: &Driver) -> Rect {
    run(driver).card_rect().expect("the card is laid out")
}

/// Goes through every step of every lesson in the windows, and says what is wrong in each.
pub(super) fn in_every_step(mut wrong_in: impl FnMut(&mut Driver, &Texts) -> Vec<String>) {
    let mut wrong = Vec::new();
    for (window, language) in windows() {
        let (mut driver, texts) = (speaking(window, language), Texts::new(language));
        for id in LessonId::ALL {
            driver.execute(LessonCommand::Restart(id.into()).into());
            loop {
                let index = run(&driver).index();
                let place = format!("{id:?}, {}, {window:?}", run(&driver).stage().what);
                wrong.extend(wrong_in(&mut driver, &texts).into_iter().map(|text| format!("{place}: {text}")));
                assert_eq!(run(&driver).index(), index, "{place}");
                if run(&driver).is_last() {
                    break;
                }
                driver.execute(LessonCommand::Next.into());
            }
        }
    }
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

/// The part of the card's text that has to be scrolled to although it has to be in sight: what to do and why; with a
/// note, that and what to do, or why in a step that is read.
fn hidden(driver: &Driver, texts: &Texts) -> Option<String> {
    let stage = run(driver).stage();
    let note = run(driver).refusal().or(run(driver).missing());
    let written = driver.written();
    let told = match note {
        Some(note) if is_read(driver) => [note, run(driver).why()],
        Some(note) => [stage.what.as_str(), note],
        None => [stage.what.as_str(), run(driver).why()],
    };
    told.map(|key| texts.say(key)).into_iter().find(|told| {
        let told = written.iter().find(|(text, _)| text.galley.text() == told);
        !told.is_some_and(|(text, clip)| clip.expand(SLACK).contains_rect(text.visual_bounding_rect()))
    })
}

#[test]
fn a_card_shows_all_of_its_text_also_after_a_wrong_click() {
    let mut warned = 0;
    in_every_step(|driver, texts| {
        let whole = |driver: &Driver, when: &str| {
            hidden(driver, texts).map(|text| format!("{when}: “{text}” is not whole in {:?}", card(driver)))
        };
        let mut wrong: Vec<String> = whole(driver, "at first").into_iter().collect();
        if matches!(run(driver).stage().task, Task::Play(_)) {
            for action in driver.legal() {
                let steps = driver.steps();
                driver.send(Ask::Play(action));
                if driver.steps() > steps {
                    driver.execute(LessonCommand::Back.into());
                    continue;
                }
                if run(driver).refusal().is_some() {
                    break;
                }
            }
            driver.run();
            if run(driver).refusal().is_some() {
                warned += 1;
                wrong.extend(whole(driver, "warned"));
            }
        }
        wrong
    });
    assert!(warned > 60, "{warned}");
}

/// Plays the step as its first way has it, and looks after each command.
fn through(driver: &mut Driver, mut look: impl FnMut(&mut Driver)) {
    let index = run(driver).index();
    let Task::Play(ways) = &run(driver).stage().task else { return };
    for _ in 0..2 * ways[0].len() {
        match run(driver).aims().first() {
            Some(&Aim::Piece(cell, piece)) => {
                driver.execute(TableAsk::Own(Ask::Select(Some(Selection { cell, piece: Some(piece) }))).into());
            }
            Some(&Aim::Does(command)) => driver.execute(command.into()),
            _ => {
                let steps = driver.steps();
                for action in driver.legal() {
                    if driver.steps() == steps {
                        driver.send(Ask::Play(action));
                    }
                }
            }
        }
        driver.run();
        if run(driver).index() != index {
            break;
        }
        look(driver);
    }
}

#[test]
fn the_card_stands_still_throughout_a_step_whatever_is_done_tried_and_asked_in_it() {
    let mut seen = 0;
    in_every_step(|driver, texts| {
        let (index, first) = (run(driver).index(), card(driver));
        let mut wrong = Vec::new();
        let mut stands = |driver: &mut Driver, when: &str| {
            seen += 1;
            let now = card(driver);
            let moved = (first.min - now.min).length().max((first.max - now.max).length()) > SLACK;
            wrong.extend(moved.then(|| format!("{when}: the card goes from {first:?} to {now:?}")));
        };
        if !run(driver).is_last() {
            driver.execute(LessonCommand::AskToLeave.into());
            driver.run();
            stands(driver, "asked whether to leave");
            let question = texts.with("learn-leave-question", &[("step", (index + 1).into())]);
            assert!(driver.shows(&question), "{question}");
            driver.execute(TableAsk::Own(Ask::Select(None)).into());
            driver.run();
        }
        if let Some(&cell) = idle_hexes(driver).get(3) {
            let (centre, radius) = driver.hex_on_screen(cell);
            click_at(driver, centre - egui::vec2(0.0, radius * 0.4));
            if run(driver).refusal().is_some() {
                stands(driver, "after a click on a hex that does nothing");
                assert_eq!(hidden(driver, texts), None, "{}", run(driver).stage().what);
            }
        }
        through(driver, |driver| stands(driver, "further on in the step"));
        while run(driver).index() > index {
            driver.execute(LessonCommand::Back.into());
        }
        wrong
    });
    assert!(seen > 400, "{seen}");
}

#[test]
fn the_button_that_leads_on_stays_in_its_place_over_steps_that_are_read_in_a_row() {
    let mut stood: Option<(LessonId, usize, Rect)> = None;
    let mut kept = 0;
    in_every_step(|driver, texts| {
        let name = texts.say("learn-next");
        let next = driver.harness.query_all_by_label(&name).next().map(|node| node.rect());
        let now = (run(driver).id(), run(driver).index());
        let before = stood.take();
        stood = next.filter(|_| is_read(driver)).map(|next| (now.0, now.1, next));
        let (Some((id, index, then)), Some((.., next))) = (before, stood) else { return Vec::new() };
        if (id, index + 1) != now {
            return Vec::new();
        }
        kept += 1;
        let moved = (then.min - next.min).length() > SLACK;
        moved.then(|| format!("the button goes from {then:?} to {next:?}")).into_iter().collect()
    });
    assert!(kept > 28, "{kept}");
}

#[test]
fn nothing_but_what_leads_on_stands_where_it_stood_at_the_end_of_a_lesson_and_before_a_skip() {
    let mut seen = 0;
    for (window, language) in windows() {
        let mut driver = speaking(window, language);
        let texts = Texts::new(language);
        let place = |driver: &Driver, key: &str| {
            driver.harness.query_all_by_label(&texts.say(key)).next().map(|node| node.rect())
        };
        for id in LessonId::ALL {
            driver.execute(LessonCommand::Restart(id.into()).into());
            while !run(&driver).is_last() {
                let next = place(&driver, "learn-next");
                driver.execute(LessonCommand::Next.into());
                let Some(next) = next else { continue };
                for key in ["learn-skip", "learn-next-lesson", "learn-first-game", "learn-to-list", "home-new"] {
                    let Some(other) = place(&driver, key).filter(|other| card(&driver).contains_rect(*other)) else {
                        continue;
                    };
                    seen += 1;
                    let what = &run(&driver).stage().what;
                    assert!(
                        !other.contains(next.center()),
                        "{what}, {window:?}: {key} at {other:?}, next was at {next:?}"
                    );
                }
            }
            // At its end there is a button for the list, in every window.
            assert!(place(&driver, "learn-to-list").is_some(), "{id:?}, {window:?}");
        }
    }
    assert!(seen > 50, "{seen}");
}

#[test]
fn the_frame_around_the_groups_of_tiles_cuts_none_of_them() {
    for (window, language) in windows() {
        let mut driver = speaking(window, language);
        driver.execute(LessonCommand::Start(LessonId::Volcano.into()).into());
        while !run(&driver).is_last() {
            driver.execute(LessonCommand::Next.into());
        }
        driver.harness.run_steps(4);
        assert!(run(&driver).stage().show.contains(&Show::Groups));
        // A group’s name begins with that of the group.
        let texts = Texts::new(language);
        let start =
            |letter: &str| texts.with("groups-left", &[("group", letter.to_owned().into()), ("left", 5.into())]);
        let boxes = ["C", "E"].map(|letter| driver.harness.get_by_value(&start(letter)).rect());
        let frame = run(&driver).marked_rects()[0].shrink(LINE);
        for each in boxes {
            assert!(frame.expand(SLACK).contains_rect(each), "{window:?}, {language:?}: {frame:?} cuts {each:?}");
        }
    }
}

#[test]
fn the_tabs_stand_above_the_tile_in_hand_and_every_mark_lies_inside_the_window() {
    let mut seen = 0;
    in_every_step(|driver, texts| {
        let window = driver.harness.ctx.content_rect();
        let marks = run(driver).marked_rects().iter();
        let outside = marks.filter(|mark| !window.contains_rect(**mark));
        let mut wrong: Vec<String> = outside.map(|mark| format!("the mark at {mark:?} leaves the window")).collect();
        let named = texts.with("hand-tile", &[("tile", "".into())]);
        let is_hand = move |label: &str| label.starts_with(named.trim_end());
        let tab = driver.harness.query_all_by_label(&texts.say("tab-table")).next().map(|node| node.rect());
        let hand =
            driver.harness.query_all(by().predicate(move |node| node.label().is_some_and(|label| is_hand(&label))));
        let hand = hand.into_iter().next().map(|node| node.rect());
        if let (Some(tab), Some(hand)) = (tab, hand) {
            seen += 1;
            if tab.bottom() > hand.top() + SLACK {
                wrong.push(format!("the tab at {tab:?} does not stand above the tile at {hand:?}"));
            }
            let frame = run(driver).marked_rects().iter().find(|mark| mark.contains(hand.center()));
            let tile = hand.shrink2(egui::vec2(0.0, HAND_AIR)).expand(-SLACK);
            let inside = |frame: &Rect| frame.top() + LINE <= tile.top() && tile.bottom() <= frame.bottom() - LINE;
            if frame.is_some_and(|frame| !inside(frame)) {
                wrong.push(format!("the frame at {frame:?} runs over the tile at {tile:?}"));
            }
        }
        wrong
    });
    assert!(seen > 8, "{seen}");
}
