//! That every text of the window stands out from what it is written on, measured in what is drawn: 4.5 to 1, large text
//! 3 to 1 (WCAG 2.2, 1.4.3). What is greyed because it cannot be used is exempt, and what is written over pictures is
//! measured by the colours of the themes.
#![cfg(feature = "window")]

#[expect(dead_code, reason = "each file of tests uses a part of it")]
mod driver;

use std::collections::BTreeSet;

use driver::{Driver, by_hand};
use egui::epaint::TextShape;
use egui::{Color32, Pos2, Rect, Shape};
use tikal::app::command::{Command, TableCommand};
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::route::Screen;
use tikal::tikal::Phase;

const SIZE: [f32; 2] = [1280.0, 800.0];
/// Text of this size, in points, is large.
const LARGE: f32 = 24.0;

/// How bright a colour is, from 0 to 1 (WCAG 2.2, relative luminance).
fn luminance(colour: Color32) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// What lies at a point: nothing known where a picture is.
fn laid(ground: &mut Option<Color32>, shape: &Shape, clip: Rect, at: Pos2) {
    if !clip.contains(at) {
        return;
    }
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| laid(ground, shape, clip, at)),
        Shape::Rect(rect) if rect.rect.contains(at) && rect.blur_width > 0.0 => {}
        Shape::Rect(rect) if rect.rect.contains(at) => {
            *ground = if rect.fill.is_opaque() { Some(rect.fill) } else { ground.map(|under| under.blend(rect.fill)) };
        }
        Shape::Text(_) | Shape::Noop | Shape::Rect(_) | Shape::LineSegment { .. } => {}
        Shape::Circle(circle) if circle.fill == Color32::TRANSPARENT => {}
        Shape::Path(path) if path.fill == Color32::TRANSPARENT => {}
        other => {
            if other.visual_bounding_rect().contains(at) {
                *ground = None;
            }
        }
    }
}

/// The texts of a shape, those in it included.
fn texts<'a>(shape: &'a Shape, found: &mut Vec<&'a TextShape>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        Shape::Text(text) => found.push(text),
        _ => {}
    }
}

/// The texts that do not stand out, and how many were measured.
fn measure(driver: &Driver, place: &str, wrong: &mut BTreeSet<String>) -> usize {
    let shapes = &driver.harness.output().shapes;
    let window = driver.harness.ctx.content_rect();
    let rects: Vec<Rect> = shapes.iter().map(|shape| shape.shape.visual_bounding_rect()).collect();
    let mut measured = 0;
    for (index, shape) in shapes.iter().enumerate() {
        let mut found = Vec::new();
        texts(&shape.shape, &mut found);
        for text in found {
            let at = text.visual_bounding_rect().center();
            let clip = shape.clip_rect.intersect(window);
            if text.opacity_factor < 1.0 || !clip.contains(at) || text.galley.text().trim().is_empty() {
                continue;
            }
            let mut ground = None;
            for (under, rect) in shapes[..index].iter().zip(&rects) {
                if rect.contains(at) {
                    laid(&mut ground, &under.shape, under.clip_rect, at);
                }
            }
            let Some(ground) = ground else { continue };
            for section in &text.galley.job.sections {
                let format = &section.format;
                let own = if format.color == Color32::PLACEHOLDER { text.fallback_color } else { format.color };
                let colour = text.override_text_color.unwrap_or(own);
                // Faded, as what cannot be used.
                if !colour.is_opaque() {
                    continue;
                }
                let ground = if format.background.is_opaque() { format.background } else { ground };
                let contrast = contrast(colour, ground);
                let least = if format.font_id.size >= LARGE { 3.0 } else { 4.5 };
                measured += 1;
                if contrast < least {
                    let said = text.galley.text();
                    wrong.insert(format!("{place}: “{said}”, {colour:?} on {ground:?}: {contrast:.2} : 1"));
                }
            }
        }
    }
    measured
}

#[test]
fn every_text_that_is_drawn_stands_out() {
    let mut wrong = BTreeSet::new();
    let mut measured = 0;
    let mut see = |driver: &mut Driver, place: &str| {
        for look in [Look::Dark, Look::Light] {
            driver.execute(Command::Set(Settings { look, ..driver.app().settings() }));
            measured += measure(driver, &format!("{look:?}, {place}"), &mut wrong);
        }
    };
    let mut driver = Driver::new(SIZE);
    for screen in Screen::ALL.into_iter().filter(|&screen| screen != Screen::Table) {
        driver.execute(Command::Show(screen));
        see(&mut driver, &format!("{screen:?}"));
    }
    driver.press(egui::Modifiers::COMMAND, egui::Key::S);
    see(&mut driver, "a message");
    driver.execute(Command::AskToResetSettings);
    see(&mut driver, "a question");
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    driver.cell("h1");
    see(&mut driver, "a refusal");
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    see(&mut driver, "acting");
    driver.hover("Uncover, cost 2");
    see(&mut driver, "a hint");
    driver.execute(TableCommand::LookBack(Some(2)).into());
    see(&mut driver, "looking back");
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, true);
    see(&mut driver, "bidding");
    driver.play_on(|state| state.scoring().is_some_and(|scoring| scoring.index > 0));
    see(&mut driver, "scoring");
    driver.play_on(|state| state.phase() == Phase::Over);
    see(&mut driver, "the end");
    assert!(measured > 1500, "{measured} pieces of text were measured");
    assert!(wrong.is_empty(), "{wrong:#?}");
}
