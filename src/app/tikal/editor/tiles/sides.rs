//! The sides of a tile's picture: a click near one steps the slabs there.

use egui::{Painter, PointerButton, Pos2, Response, Shape, Stroke, Ui, vec2};

use crate::app::hexboard::art;
use crate::app::kit::desk::Presentation;
use crate::app::kit::theme::Theme;
use crate::editor::tikal::SIDES;
use crate::editor::tikal::decks::TileSpot;
use crate::editor::tikal::decks::acts::{Act, stepped};
use crate::tikal::TileDef;

/// From where on a point belongs to a side, as a share of the way from the centre to that side.
const INNER: f32 = 0.6;

/// Which way a side lies from the centre.
fn normal(side: usize) -> egui::Vec2 {
    let angle = (side as f32 * 60.0 - 90.0).to_radians();
    vec2(angle.cos(), angle.sin())
}

/// The side of a hex of this radius that a point is near to.
fn side_at(centre: Pos2, radius: f32, point: Pos2) -> Option<usize> {
    let apothem = radius * 3.0_f32.sqrt() / 2.0;
    let away = |side: usize| normal(side).dot(point - centre) / apothem;
    let nearest = (0..6).max_by(|&one, &other| away(one).total_cmp(&away(other)))?;
    (INNER..=1.0).contains(&away(nearest)).then_some(nearest)
}

/// A small hex with one of its sides marked, beside the field of that side.
pub fn side_sign(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, side: usize) {
    let corner = |place: f32| {
        let angle = (place * 60.0 - 90.0).to_radians();
        centre + vec2(angle.cos(), angle.sin()) * radius
    };
    let corners = (0..6).map(|place| corner(place as f32 + 0.5)).collect();
    painter.add(Shape::closed_line(corners, Stroke::new(1.0, theme.chrome.text_weak)));
    let ends = [corner(side as f32 - 0.5), corner(side as f32 + 0.5)];
    painter.line_segment(ends, Stroke::new(3.5, theme.chrome.accent));
}

/// Marks the side under the pointer, with a hint of what a click does, and says what was clicked: with the secondary
/// button there is a slab less.
pub fn sides_ui(
    ui: &Ui,
    Presentation { texts, theme }: Presentation,
    response: &Response,
    (centre, radius): (Pos2, f32),
    (spot, tile): (TileSpot, &TileDef),
) -> Option<Act> {
    let side = side_at(centre, radius, response.hover_pos().or(response.interact_pointer_pos())?)?;
    let count = tile.slabs[side];
    art::side_mark(ui.painter(), theme, centre, radius, side);
    let values = [
        ("side", texts.say(SIDES[side]).into()),
        ("count", count.into()),
        ("more", stepped(count, false).into()),
        ("fewer", stepped(count, true).into()),
    ];
    // Below the picture, so that it covers none of it.
    response.clone().on_hover_text(texts.with("tiles-side-hint", &values));
    // A key that activates the tile is no click on a side, wherever the pointer is.
    let (more, fewer) = (response.clicked_by(PointerButton::Primary), response.secondary_clicked());
    (more || fewer).then_some(Act::Step { spot, side, fewer })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_side_has_its_part_and_the_middle_belongs_to_none() {
        let centre = Pos2::new(100.0, 50.0);
        assert_eq!(side_at(centre, 40.0, centre), None);
        assert_eq!(side_at(centre, 40.0, centre + vec2(0.0, -80.0)), None);
        for side in 0..6 {
            assert_eq!(side_at(centre, 40.0, centre + normal(side) * 28.0), Some(side));
        }
        // Clockwise from the top.
        assert_eq!(side_at(centre, 40.0, centre + vec2(25.0, -14.0)), Some(1));
    }
}
