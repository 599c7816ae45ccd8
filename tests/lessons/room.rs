//! The room of the card: it lies over nothing and nothing over it, in windows and at scales of every size, in every
//! language; and what a step speaks of is in sight beside it, with frames and arrows that leave every text free.

use egui::Rect;
use egui_kittest::kittest::{Queryable, by};
use tikal::app::command::Command;
use tikal::app::kit::settings::Settings;
use tikal::app::table::LessonCommand;
use tikal::app::tikal::desk::Spot;
use tikal::words::tikal::lessons::LessonId;
use tikal::words::{Language, Texts};

use super::steady::{card, in_every_step, speaking};
use crate::driver::Driver;
use crate::learn::steps::run;

/// The windows in which lessons are played.
const WINDOWS: [[f32; 2]; 4] = [[900.0, 620.0], [1024.0, 700.0], [1280.0, 800.0], [1920.0, 1080.0]];
/// The room that is left of a screen of 1280 by 780 beside a title bar.
const REST: [f32; 2] = [1280.0, 762.0];
/// Less of a player's card than this shows neither name nor score.
const LEAST_CARD: f32 = 36.0;
/// In windows lower than this there is hardly room for one.
const LOWEST: f32 = 360.0;
/// Rounding to whole pixels moves an edge by less than this.
const SLACK: f32 = 1.0;
/// A line nearer to the upper edge of what scrolls than this is cut or faded there.
const EDGE: f32 = 4.0;

/// The parts that share the room of the card in the present step: the board, or anything with a text or to be clicked that is
/// neither wholly on the card nor beside it.
fn overlaps(driver: &Driver, card: Rect) -> Vec<String> {
    let board = driver.shown_board().filter(|board| board.intersects(card.shrink(SLACK)));
    let texts = driver.written().into_iter().map(|(text, clip)| text.visual_bounding_rect().intersect(clip));
    let clickables = driver.harness.ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let all = layers.flat_map(|(_, widgets)| widgets.iter());
        all.filter(|widget| widget.sense.senses_click()).map(|widget| widget.interact_rect).collect::<Vec<_>>()
    });
    let others = texts.chain(clickables).filter(|rect| {
        rect.is_positive() && card.shrink(SLACK).intersects(*rect) && !card.expand(SLACK).contains_rect(*rect)
    });
    board.into_iter().chain(others).map(|rect| format!("the card at {card:?} shares its room with {rect:?}")).collect()
}

/// The faults of the present step: of the room of the card, and of what it points at.
fn faults(driver: &Driver) -> Vec<String> {
    let run = run(driver);
    let window = driver.harness.ctx.content_rect();
    let Some(card) = run.card_rect() else { return vec!["there is no card".to_owned()] };
    let mut wrong = overlaps(driver, card);
    if !window.expand(SLACK).contains_rect(card) {
        wrong.push(format!("the card sticks out: {card:?}"));
    }
    // In the lowest windows one scrolls to the second of two things.
    let spots = run.spots().len();
    if run.marked_rects().len() < if window.height() < LOWEST { spots.min(1) } else { spots } {
        wrong.push("what it speaks of beside the board is out of sight".to_owned());
    }
    let players = run.spots().into_iter().filter(|spot| matches!(spot, Spot::Player(_)) && window.height() > LOWEST);
    for spot in players {
        let is_seen = |mark: &&Rect| mark.height() >= LEAST_CARD && mark.width() > 2.0 * LEAST_CARD;
        if run.marked_rects().iter().filter(is_seen).count() < 1 {
            wrong.push(format!("hardly anything is seen of {spot:?}, which it speaks of"));
        }
    }
    let pointed = driver.pointed();
    let has_aim = pointed.aim.is_some() || pointed.piece.is_some();
    if !run.aims().is_empty() && !has_aim && run.marked_rects().len() <= run.spots().len() {
        wrong.push("what is to be clicked is out of sight".to_owned());
    }
    // A frame is a line around what it marks; an arrow touches it from outside.
    let texts = driver.written();
    for mark in run.marked_rects() {
        let is_arrow = mark.width().min(mark.height()) < 24.0;
        for (shape, clip) in &texts {
            let whole = shape.visual_bounding_rect();
            let text = whole.intersect(*clip);
            // A line at the edge of what scrolls is cut or faded and cannot be read, whatever is marked.
            let inside = (clip.top() + EDGE..=clip.bottom() - SLACK).contains(&whole.top())
                && whole.bottom() < clip.bottom() - SLACK;
            if !inside || !text.is_positive() || shape.galley.text().trim().is_empty() || card.intersects(text) {
                continue;
            }
            let inside = mark.shrink(6.0);
            let is_hit = if is_arrow { mark.intersects(text) } else { is_crossed(*mark, inside, text) };
            if is_hit {
                wrong.push(format!("“{}” at {text:?} lies under a mark at {mark:?}", shape.galley.text()));
            }
        }
    }
    wrong
}

/// True if a text, of a framed thing or of its neighbours, lies under the line of the frame, which runs between two
/// rectangles.
fn is_crossed(outer: Rect, inner: Rect, text: Rect) -> bool {
    let text = text.shrink(SLACK);
    !inner.contains_rect(text) && outer.intersects(text)
}

/// The button of the card with the text of this key, if it is there.
fn button(driver: &Driver, texts: &Texts, key: &str) -> Option<Rect> {
    let name = texts.say(key);
    driver.harness.query_all_by_label(&name).next().map(|node| node.rect())
}

fn in_windows(windows: &[[f32; 2]], language: Language, scales: &[f32]) {
    let (texts, mut wrong) = (Texts::new(language), Vec::new());
    for &window in windows {
        let mut driver = Driver::new(window);
        for &scale in scales {
            let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            driver.run();
            for id in LessonId::ALL {
                driver.execute(LessonCommand::Restart(id.into()).into());
                let first = card(&driver);
                let mut next: Option<Rect> = None;
                loop {
                    let place = format!("{id:?}, {}, {window:?} at {scale}", run(&driver).stage().what);
                    wrong.extend(faults(&driver).into_iter().map(|text| format!("{place}: {text}")));
                    if card(&driver) != first {
                        wrong.push(format!("{place}: the card goes from {first:?} to {:?}", card(&driver)));
                    }
                    // A second click where a step was read skips no step.
                    let skip = button(&driver, &texts, "learn-skip");
                    if let (Some(skip), Some(next)) = (skip, next)
                        && skip.shrink(SLACK).intersects(next)
                    {
                        wrong.push(format!("{place}: what skips the step, {skip:?}, lies where {next:?} was"));
                    }
                    next = button(&driver, &texts, "learn-next").or(next);
                    if run(&driver).is_last() {
                        break;
                    }
                    driver.execute(LessonCommand::Next.into());
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_card_has_room_of_its_own_in_german() {
    in_windows(&WINDOWS, Language::German, &[1.0, 1.75]);
}

#[test]
fn the_card_has_room_of_its_own_in_french() {
    in_windows(&WINDOWS, Language::French, &[1.25, 1.5]);
}

#[test]
fn the_card_has_room_of_its_own_where_text_is_largest() {
    in_windows(&WINDOWS, Language::German, &[2.0]);
}

#[test]
fn the_card_has_room_of_its_own_beside_a_title_bar() {
    for language in Language::ALL {
        in_windows(&[REST], language, &[1.5, 2.0]);
    }
}

#[test]
fn no_mark_cuts_a_tab() {
    in_every_step(|driver, texts| {
        let tabs = ["tab-players", "tab-table", "log-heading", "side-supplies-hint", "side-temples-hint"];
        cut_tab(driver, &tabs.map(|key| texts.say(key))).into_iter().collect()
    });
}

/// A tab of these titles that the line of a mark runs through.
fn cut_tab(driver: &Driver, titles: &[String]) -> Option<String> {
    titles.iter().find_map(|title| {
        let tabs = driver.harness.query_all(by().role(egui::Role::Button).label(title));
        tabs.map(|node| node.rect()).find_map(|tab| {
            let cuts = |mark: &&Rect| mark.shrink(SLACK).intersects(tab) && !mark.contains_rect(tab);
            let mark = run(driver).marked_rects().iter().find(cuts)?;
            Some(format!("the mark at {mark:?} cuts the tab {title} at {tab:?}"))
        })
    })
}

#[test]
fn no_text_of_a_card_is_scrolled_to_where_it_stands_in_a_column() {
    in_every_step(|driver, texts| {
        let written = driver.written();
        let stage = run(driver).stage();
        let scrolled = [stage.what.as_str(), run(driver).why()].map(|key| texts.say(key)).into_iter().find(|told| {
            let told = written.iter().find(|(text, _)| text.galley.text() == told);
            !told.is_some_and(|(text, clip)| clip.expand(SLACK).contains_rect(text.visual_bounding_rect()))
        });
        scrolled.map(|told| format!("“{told}” is scrolled to in {:?}", card(driver))).into_iter().collect()
    });
}

#[test]
fn no_tooltip_of_a_hex_lies_over_the_card_or_the_hexes_around() {
    let mut driver = speaking([1280.0 / 1.5, 800.0 / 1.5], Language::French);
    let (mut wrong, mut seen) = (Vec::new(), 0);
    for id in [LessonId::FirstTurn, LessonId::Temples] {
        driver.execute(LessonCommand::Restart(id.into()).into());
        while !run(&driver).is_last() {
            let place = format!("{id:?}, {}", run(&driver).stage().what);
            let card = card(&driver);
            let occupied: Vec<_> = driver.state().occupied().into_iter().collect();
            for cell in occupied {
                let (centre, radius) = driver.hex_on_screen(cell);
                if card.contains(centre) {
                    continue;
                }
                driver.harness.hover_at(centre);
                driver.harness.run_steps(8);
                let start = format!("Case {}", driver.rules().layout().name(cell));
                let texts = driver.written().into_iter().map(|(text, _)| text);
                let Some(told) = texts.into_iter().find(|text| text.galley.text().starts_with(&start)) else {
                    continue;
                };
                seen += 1;
                let told = told.visual_bounding_rect();
                let around = Rect::from_center_size(centre, egui::Vec2::splat(2.0 * radius));
                if told.intersects(card) || told.intersects(around) {
                    wrong.push(format!("{place}: {start} is told at {told:?}, the card is at {card:?}"));
                }
                driver.harness.remove_cursor();
                driver.run();
            }
            driver.execute(LessonCommand::Next.into());
        }
    }
    assert!(seen > 40, "{seen} tooltips were seen");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
