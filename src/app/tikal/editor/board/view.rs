//! Where the places of a chart are on the screen: all of them fitted into a rectangle.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::editor::tikal::boards::Spot;
use crate::hex::Direction;

/// The room around the places, for the letters above and below them, in hex radii.
const RIM: Vec2 = vec2(0.1, 0.42);
/// The largest hexes, in points: a board of few cells does not fill the window.
const MOST_RADIUS: f32 = 64.0;

/// Turns places into points on the screen, and back.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct View {
    origin: Pos2,
    /// The outer radius of a hex in points.
    pub radius: f32,
}

impl View {
    /// The view that shows all these places in this rectangle.
    pub fn fitted<'a>(rect: Rect, places: impl Iterator<Item = &'a Spot>) -> Self {
        let hex = |spot: &Spot| {
            let (x, y) = spot.centre();
            Rect::from_center_size(pos2(x, y), vec2(2.0, 3.0_f32.sqrt()))
        };
        let bounds = places.map(hex).fold(Rect::NOTHING, Rect::union).expand2(RIM);
        if !bounds.is_positive() {
            return Self { origin: rect.center(), radius: MOST_RADIUS };
        }
        let radius = (rect.width() / bounds.width()).min(rect.height() / bounds.height()).clamp(1.0, MOST_RADIUS);
        Self { origin: rect.center() - bounds.center().to_vec2() * radius, radius }
    }

    /// The same view after what it shows was moved.
    pub fn moved(self, by: Vec2) -> Self {
        Self { origin: self.origin + by, ..self }
    }

    /// The point of a place given in hex radii.
    pub fn point(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y) * self.radius
    }

    /// The centre of a place.
    pub fn screen_from_spot(&self, spot: Spot) -> Pos2 {
        self.point(spot.centre())
    }

    /// The place under a point.
    pub fn spot_from_screen(&self, point: Pos2) -> Spot {
        let from = (point - self.origin) / self.radius;
        Spot::around_point(from.x, from.y)
    }

    /// The side of the hex around it to which a point is nearest, if it is nearer to that side than to the centre.
    pub fn side_from_screen(&self, point: Pos2) -> Option<Direction> {
        let from = (point - self.screen_from_spot(self.spot_from_screen(point))) / self.radius;
        let nearest = Direction::ALL.into_iter().max_by(|&one, &other| {
            let along = |side| from.dot(towards(side));
            along(one).total_cmp(&along(other))
        });
        nearest.filter(|_| from.length() > 0.45)
    }

    /// The distance of a point beyond the sides of a place, in hex radii; negative within them.
    pub fn beyond(&self, spot: Spot, point: Pos2) -> f32 {
        let from = (point - self.screen_from_spot(spot)) / self.radius;
        let along = |side| from.dot(towards(side).normalized()) - towards(side).length();
        Direction::ALL.into_iter().map(along).fold(f32::NEG_INFINITY, f32::max)
    }

    /// The rectangle of a place's widget. The rectangles of neighbours lie side by side without a gap.
    pub fn rect(&self, spot: Spot) -> Rect {
        Rect::from_center_size(self.screen_from_spot(spot), vec2(1.5, 3.0_f32.sqrt()) * self.radius)
    }
}

pub use crate::app::tikal::table::transform::towards;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::tikal::boards::{Chart, Template};

    #[test]
    fn points_lead_back_to_places_and_sides_and_everything_is_in_sight() {
        let rect = Rect::from_min_size(pos2(30.0, 70.0), vec2(500.0, 300.0));
        for template in Template::EACH {
            let chart = Chart::read(&template.board()).unwrap();
            let places: Vec<Spot> = chart.cells().iter().chain(&chart.ring()).copied().collect();
            let view = View::fitted(rect, places.iter());
            for spot in places {
                let centre = view.screen_from_spot(spot);
                assert!(rect.contains_rect(view.rect(spot)));
                assert_eq!((view.spot_from_screen(centre), view.side_from_screen(centre)), (spot, None));
                for side in Direction::ALL {
                    let near = centre + towards(side) * view.radius * 0.9;
                    assert_eq!((view.spot_from_screen(near), view.side_from_screen(near)), (spot, Some(side)));
                    assert!(view.beyond(spot, near) < 0.0);
                    let beside = centre + towards(side) * view.radius * 1.2;
                    assert_eq!(view.spot_from_screen(beside), spot.towards(side));
                    assert!((view.beyond(spot, beside) - 0.2 * towards(side).length()).abs() < 0.001);
                }
            }
        }
    }
}
