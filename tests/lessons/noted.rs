//! The effect of a note on the card: it has room beside all the rest; once it is gone the text stands as it stood
//! before, and where the card is only read the text never moves.

use egui::Rect;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::command::{Ask, TableCommand};
use tikal::words::Texts;
use tikal::words::tikal::lessons::Task;

use super::clicks::{click_at, idle_hexes};
use super::steady::{card, in_every_step, is_read};
use crate::driver::Driver;
use crate::learn::steps::run;

/// Rounding to whole pixels moves a text by less than this.
const SLACK: f32 = 1.0;
/// A card that leaves less than this of its column has no more room.
const MARGINS: f32 = 26.0;
/// Of a line that begins where the text ends no more is in sight than the air above its letters.
const AIR: f32 = 4.0;

/// Tries what the step does not ask for until a note answers it; returns whether one does. Nothing was played then.
pub(super) fn is_noted(driver: &mut Driver) -> bool {
    let index = run(driver).index();
    if matches!(run(driver).stage().task, Task::Play(_)) {
        for action in driver.legal() {
            let steps = driver.steps();
            driver.send(Ask::Play(action));
            while driver.steps() > steps || run(driver).index() > index {
                driver.execute(LessonCommand::Back.into());
            }
            if run(driver).refusal().is_some() {
                driver.run();
                return true;
            }
        }
        driver.run();
    }
    let Some(&cell) = idle_hexes(driver).get(3) else { return false };
    let (centre, radius) = driver.hex_on_screen(cell);
    click_at(driver, centre - egui::vec2(0.0, radius * 0.4));
    run(driver).refusal().is_some() && run(driver).index() == index
}

/// Lets go of the note.
fn forget(driver: &mut Driver) {
    driver.command(TableCommand::CloseRecap);
    driver.harness.run_steps(4);
}

/// The lines of what the step tells, in the order in which they stand: where each is and what part of it is in sight.
fn lines(driver: &Driver, texts: &Texts, keys: &[&str]) -> Vec<(String, Rect, Rect)> {
    let told: Vec<String> = keys.iter().map(|key| texts.say(key)).collect();
    let card = card(driver);
    let written = driver
        .written()
        .into_iter()
        .filter(|(text, _)| told.iter().any(|told| told == text.galley.text()) && card.contains(text.pos));
    let rows = written.flat_map(|(text, clip)| {
        let row = |row: &egui::epaint::text::PlacedRow| {
            let rect = row.rect().translate(text.pos.to_vec2());
            (row.glyphs.iter().map(|glyph| glyph.chr).collect::<String>(), rect, rect.intersect(clip))
        };
        text.galley.rows.iter().map(row).collect::<Vec<_>>()
    });
    rows.collect()
}

/// The first line that is not where it was.
fn moved(before: &[(String, Rect, Rect)], after: &[(String, Rect, Rect)]) -> Option<String> {
    let is_there = |one: Rect, other: Rect| (one.min - other.min).length() + (one.max - other.max).length() < SLACK;
    if before.len() != after.len() {
        return Some(format!("there are {} lines, not {}", after.len(), before.len()));
    }
    let moved = before.iter().zip(after).find(|((one, whole, seen), (other, now, still))| {
        one != other || !is_there(*whole, *now) || seen.is_positive() != still.is_positive()
    });
    moved.map(|((one, was, _), (other, now, _))| format!("“{one}” at {was:?} is “{other}” at {now:?}"))
}

#[test]
fn a_card_whose_note_is_gone_looks_as_if_there_had_been_none() {
    let mut seen = 0;
    in_every_step(|driver, texts| {
        let stage = run(driver).stage();
        let told = |driver: &Driver| lines(driver, texts, &[&stage.what, &stage.why]);
        let before = told(driver);
        if run(driver).is_last() || before.is_empty() || run(driver).missing().is_some() || !is_noted(driver) {
            return Vec::new();
        }
        forget(driver);
        if run(driver).missing().is_some() {
            return Vec::new();
        }
        seen += 1;
        assert_eq!(run(driver).refusal(), None, "{}", stage.what);
        moved(&before, &told(driver)).into_iter().collect()
    });
    assert!(seen > 100, "{seen}");
}

#[test]
fn no_text_of_a_card_that_is_read_moves_when_a_note_comes() {
    let mut seen = 0;
    in_every_step(|driver, texts| {
        let stage = run(driver).stage();
        let told = |driver: &Driver| lines(driver, texts, &[&stage.why]);
        let before = told(driver);
        if !is_read(driver) || before.is_empty() || !is_noted(driver) {
            return Vec::new();
        }
        seen += 1;
        let wrong = moved(&before, &told(driver)).into_iter().collect();
        forget(driver);
        wrong
    });
    assert!(seen > 60, "{seen}");
}

#[test]
fn a_note_has_room_beside_all_the_rest_and_no_line_is_cut() {
    let (mut seen, mut scrolled) = (0, 0);
    in_every_step(|driver, texts| {
        let stage = run(driver).stage();
        if !is_noted(driver) {
            return Vec::new();
        }
        let Some(note) = run(driver).refusal() else { return Vec::new() };
        let (card, board) = (card(driver), driver.board_rect());
        let hidden = |seen: Rect, whole: Rect| seen.height() < whole.height() - SLACK;
        let all = lines(driver, texts, &[&stage.what, note, &stage.why]);
        let mut wrong = Vec::new();
        if let Some((line, ..)) = all.iter().find(|(_, whole, seen)| hidden(*seen, *whole)) {
            scrolled += 1;
            if card.height() < board.height() - MARGINS {
                wrong.push(format!("“{line}” is scrolled to in {card:?}"));
            }
        }
        let cut = |seen: Rect, whole: Rect| hidden(seen, whole) && seen.height() > AIR;
        if let Some((line, whole, seen)) = all.iter().find(|(_, whole, seen)| cut(*seen, *whole)) {
            wrong.push(format!("“{line}” at {whole:?} is cut to {seen:?}"));
        }
        seen += 1;
        forget(driver);
        wrong
    });
    assert!(seen > 150 && scrolled < 12, "{scrolled} of {seen}");
}
