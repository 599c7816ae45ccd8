//! Measures in what is drawn that texts stand out from what they are written on: 4.5 to 1, large text 3 to 1 (WCAG 2.2,
//! 1.4.3). What is greyed because it cannot be used is exempt, but not on the bar of the table.

use std::collections::BTreeSet;

use egui::epaint::{ClippedShape, Mesh, TextShape, WHITE_UV};
use egui::{Color32, Pos2, Rect, Shape, TextureId};
use tikal::app::command::Command;
use tikal::app::kit::settings::{Look, Settings};
use tikal::app::tikal::lessons::Run;

use crate::driver::Driver;

/// Text of this size, in points, is large.
const LARGE: f32 = 24.0;

/// The brightness of a colour, from 0 to 1 (WCAG 2.2, relative luminance).
fn luminance(colour: Color32) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

pub fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The colour of a mesh at a point, over what lies below it; nothing known where it is a picture of pixels.
fn meshed(mut ground: Option<Color32>, mesh: &Mesh, at: Pos2) -> Option<Color32> {
    for corners in mesh.indices.chunks_exact(3) {
        let [a, b, c] = [0, 1, 2].map(|corner| mesh.vertices[corners[corner] as usize]);
        let twice = |one: Pos2, two: Pos2, three: Pos2| {
            (two.x - one.x) * (three.y - one.y) - (three.x - one.x) * (two.y - one.y)
        };
        let whole = twice(a.pos, b.pos, c.pos);
        let parts =
            [twice(at, b.pos, c.pos), twice(a.pos, at, c.pos), twice(a.pos, b.pos, at)].map(|part| part / whole);
        if whole.abs() < 1e-6 || parts.iter().any(|&part| part < 0.0) {
            continue;
        }
        if mesh.texture_id != TextureId::default() || [a, b, c].iter().any(|corner| corner.uv != WHITE_UV) {
            return None;
        }
        let mix = |channel: fn(&Color32) -> u8| {
            let sum: f32 =
                parts.iter().zip([a, b, c]).map(|(part, corner)| part * f32::from(channel(&corner.color))).sum();
            sum.round() as u8
        };
        let [red, green, blue] = [Color32::r, Color32::g, Color32::b].map(mix);
        let colour = Color32::from_rgba_premultiplied(red, green, blue, mix(Color32::a));
        ground = if colour.is_opaque() { Some(colour) } else { ground.map(|under| under.blend(colour)) };
    }
    ground
}

/// Lays a shape onto the ground at a point: nothing is known where a picture is. Where `is_art`, everything that is
/// drawn is a picture.
pub fn laid(ground: &mut Option<Color32>, shape: &Shape, clip: Rect, at: Pos2, is_art: bool) {
    if !clip.contains(at) {
        return;
    }
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| laid(ground, shape, clip, at, is_art)),
        Shape::Mesh(mesh) if !is_art => *ground = meshed(*ground, mesh, at),
        Shape::Rect(rect) if rect.rect.contains(at) && rect.blur_width > 0.0 => {}
        Shape::Rect(rect) if rect.rect.contains(at) => {
            *ground = if rect.fill.is_opaque() { Some(rect.fill) } else { ground.map(|under| under.blend(rect.fill)) };
        }
        Shape::Text(_) | Shape::Noop | Shape::Rect(_) | Shape::LineSegment { .. } => {}
        Shape::Circle(circle) if circle.fill == Color32::TRANSPARENT => {}
        // A price, a box to tick.
        Shape::Circle(circle) if circle.center.distance(at) < circle.radius && circle.fill.is_opaque() => {
            *ground = Some(circle.fill);
        }
        Shape::Path(path) if path.fill == Color32::TRANSPARENT => {}
        other => {
            if other.visual_bounding_rect().contains(at) {
                *ground = None;
            }
        }
    }
}

/// The texts of a shape, those in it included.
pub fn texts<'a>(shape: &'a Shape, found: &mut Vec<&'a TextShape>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        Shape::Text(text) => found.push(text),
        _ => {}
    }
}

/// The middle of the first letter of a text: its own middle may be a gap for a picture.
fn first_letter(text: &TextShape) -> Option<Pos2> {
    let letters = text.galley.rows.iter().flat_map(|row| row.glyphs.iter().map(move |glyph| (row.pos, glyph)));
    let first = letters.into_iter().find(|(_, glyph)| !glyph.chr.is_whitespace());
    first.map(|(row, glyph)| text.pos + row.to_vec2() + glyph.logical_rect().center().to_vec2())
}

/// True if a text is faded, as one that cannot be used.
fn is_faded(text: &TextShape) -> bool {
    let mut vertices = text.galley.rows.iter().flat_map(|row| &row.visuals.mesh.vertices);
    text.opacity_factor < 1.0
        || vertices.any(|vertex| vertex.color != Color32::PLACEHOLDER && !vertex.color.is_opaque())
}

/// The colour of a faded text on its ground.
fn faded(text: &TextShape, ground: Color32) -> Option<Color32> {
    let mut vertices = text.galley.rows.iter().flat_map(|row| &row.visuals.mesh.vertices);
    let own = vertices.find(|vertex| vertex.color != Color32::PLACEHOLDER).map_or(text.fallback_color, |one| one.color);
    let own = text.override_text_color.unwrap_or(own);
    (own != Color32::PLACEHOLDER).then(|| ground.blend(own.gamma_multiply(text.opacity_factor)))
}

/// The texts that do not stand out, and how many were measured.
pub fn measure(driver: &Driver, place: &str, wrong: &mut BTreeSet<String>) -> usize {
    let output = driver.harness.output();
    let card = driver.lesson().and_then(Run::card_rect);
    measure_shapes(&output.shapes, driver.harness.ctx.content_rect(), driver.shown_board(), card, place, wrong)
}

/// The texts that do not stand out in the dark and in the light theme, and how many were measured.
pub fn in_both_themes(driver: &mut Driver, place: &str, wrong: &mut BTreeSet<String>) -> usize {
    let mut measured = 0;
    for look in [Look::Dark, Look::Light] {
        driver.execute(Command::Set(Settings { look, ..driver.app().settings() }));
        measured += measure(driver, &format!("{look:?}, {place}"), wrong);
    }
    measured
}

/// The same among these shapes in a window with a board and perhaps a lesson's card.
pub fn measure_shapes(
    shapes: &[ClippedShape],
    window: Rect,
    board: Option<Rect>,
    card: Option<Rect>,
    place: &str,
    wrong: &mut BTreeSet<String>,
) -> usize {
    let rects: Vec<Rect> = shapes.iter().map(|shape| shape.shape.visual_bounding_rect()).collect();
    let mut measured = 0;
    for (index, shape) in shapes.iter().enumerate() {
        let mut found = Vec::new();
        texts(&shape.shape, &mut found);
        for text in found {
            // The bar is below the board.
            let in_bar = |at: &Pos2| board.is_some_and(|board| at.y > board.bottom() && board.x_range().contains(at.x));
            let Some(at) = first_letter(text).filter(|at| !is_faded(text) || in_bar(at)) else { continue };
            if !shape.clip_rect.intersect(window).contains(at) {
                continue;
            }
            let is_art = board.is_some_and(|board| board.contains(at)) && !card.is_some_and(|card| card.contains(at));
            let mut ground = None;
            for (under, rect) in shapes[..index].iter().zip(&rects) {
                if rect.contains(at) {
                    laid(&mut ground, &under.shape, under.clip_rect, at, is_art);
                }
            }
            let Some(ground) = ground else { continue };
            if let Some(colour) = faded(text, ground).filter(|_| is_faded(text)) {
                measured += 1;
                if contrast(colour, ground) < 4.5 {
                    let said = text.galley.text();
                    wrong.insert(format!("{place}: “{said}” is faded: {:.2} : 1", contrast(colour, ground)));
                }
                continue;
            }
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
