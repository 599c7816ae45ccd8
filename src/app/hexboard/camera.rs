//! Where hexes are on the screen: a whole board fitted into a rectangle, then zoomed and panned.

use egui::{Event, MouseWheelUnit, Pos2, Rect, Response, Ui, Vec2, pos2, vec2};

use super::labels::{LEAST_REACH, OUT};
use crate::hex::{Cell, Direction, HALF, Hex, Layout};

/// The least and the greatest zoom; with 1 the board fits into its rectangle.
const LEAST_ZOOM: f32 = 0.5;
const MOST_ZOOM: f32 = 6.0;
/// The number of points by which the wheel is turned to make a board larger by a factor of e.
const ZOOM_STEP: f32 = 300.0;
/// The number of points that a wheel which counts in points is turned by for a line.
const LINE: f32 = 50.0;
/// The part of its rectangle that the picture of a board takes; the rest is kept free around it.
const MARGIN: f32 = 0.97;
/// The room around the board for the names at its rim, in hex radii: on the left and right, above and below.
const RIM: Vec2 = vec2(0.22, 0.28);
/// The part of its rectangle that a fitted board with its rim takes.
const RIM_MARGIN: f32 = 0.99;

/// The part of a board that is looked at. The default shows all of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// 1 fits the board into its rectangle.
    pub(super) zoom: f32,
    /// The distance by which the fitted board is moved, in points.
    pub(super) pan: Vec2,
    /// The size of pieces and numbers, 1 as designed.
    pub scale: f32,
}

impl Default for Camera {
    fn default() -> Self {
        Self { zoom: 1.0, pan: Vec2::ZERO, scale: 1.0 }
    }
}

impl Camera {
    /// The transform of a board that is looked at in this way in this rectangle.
    #[must_use]
    pub fn transform(&self, layout: &Layout, rect: Rect) -> Transform {
        let bounds = bounds(layout);
        let fit = |size: Vec2, rim: Vec2| radius_in(size, bounds.expand2(rim));
        // On small hexes the names are larger than these, so that they can be read.
        let fitted = (fit(rect.size(), RIM) * RIM_MARGIN).min(fit(rect.size() - 2.0 * LEAST_REACH, OUT));
        let transform = Transform::around(bounds, rect, fitted.max(1.0) * self.zoom);
        Transform { scale: self.scale, ..transform.moved(self.pan) }
    }

    /// A transform that shows all of a board in this rectangle, as the board is looked at in this way.
    #[must_use]
    pub fn seen_by(&self, fitted: Transform, rect: Rect) -> Transform {
        let middle = rect.center();
        let origin = middle + (fitted.origin - middle) * self.zoom + self.pan;
        Transform { origin, radius: fitted.radius * self.zoom, ..fitted }
    }

    /// Where something is seen in this way that fits into this rectangle as a whole.
    #[must_use]
    pub fn seen(&self, fitted: Rect) -> Rect {
        Rect::from_center_size(fitted.center() + self.pan, fitted.size() * self.zoom)
    }

    /// True if the whole board is shown, neither zoomed nor moved.
    #[must_use]
    pub fn shows_all(&self) -> bool {
        (self.zoom - 1.0).abs() < f32::EPSILON && self.pan == Vec2::ZERO
    }

    /// Shows the whole board.
    pub fn fit(&mut self) {
        (self.zoom, self.pan) = (1.0, Vec2::ZERO);
    }

    /// Follows the pointer on the board: drag pans, a double click shows all.
    pub fn follow(&mut self, board: &Response, rect: Rect) {
        if board.dragged() {
            self.pan_by(board.drag_delta(), rect);
        }
        if board.double_clicked() {
            self.fit();
        }
    }

    /// Follows the wheel or, where that turns a tile, only the pinch of two fingers.
    pub fn follow_wheel(&mut self, ui: &Ui, pointer: Pos2, rect: Rect, is_wheel_free: bool) {
        let (smooth, pinch) = ui.input(|input| (input.smooth_scroll_delta().y, input.zoom_delta()));
        if (pinch - 1.0).abs() > f32::EPSILON {
            self.zoom_at(pinch, pointer, rect);
        } else if is_wheel_free && smooth != 0.0 {
            self.zoom_at((smooth / ZOOM_STEP).exp(), pointer, rect);
        }
    }

    /// Zooms so that what is under `fixed` stays there.
    pub fn zoom_at(&mut self, factor: f32, fixed: Pos2, rect: Rect) {
        let zoom = (self.zoom * factor).clamp(LEAST_ZOOM, MOST_ZOOM);
        let factor = zoom / self.zoom;
        let from_centre = fixed - rect.center();
        self.pan = from_centre - (from_centre - self.pan) * factor;
        self.zoom = zoom;
        self.keep_in_sight(rect);
    }

    /// Moves the board.
    pub fn pan_by(&mut self, delta: Vec2, rect: Rect) {
        self.pan += delta;
        self.keep_in_sight(rect);
    }

    /// Moves the board so that this part of it is in sight.
    pub fn show(&mut self, part: Rect, rect: Rect) {
        let low = (rect.min - part.min).max(Vec2::ZERO);
        let high = (part.max - rect.max).max(Vec2::ZERO);
        self.pan_by(low - high, rect);
    }

    fn keep_in_sight(&mut self, rect: Rect) {
        let most = rect.size() * 0.5 * self.zoom.max(1.0);
        self.pan = self.pan.clamp(-most, most);
    }
}

/// The turn of the wheel since it last turned a tile, in lines.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Wheel(f32);

impl Wheel {
    /// Follows the wheel; once it has been turned by so many lines, true if that is clockwise.
    pub fn turned(&mut self, ui: &Ui, step: f32) -> Option<bool> {
        let lines = |event: &Event| match event {
            Event::MouseWheel { unit: MouseWheelUnit::Point, delta, .. } => Some(delta.y / LINE),
            Event::MouseWheel { delta, .. } => Some(delta.y),
            _ => None,
        };
        self.0 += ui.input(|input| input.events.iter().filter_map(lines).sum::<f32>());
        let turned = (self.0.abs() >= step).then_some(self.0 < 0.0);
        if turned.is_some() {
            self.0 = 0.0;
        }
        turned
    }

    /// Forgets that the wheel was turned by less than a step.
    pub fn rest(&mut self) {
        self.0 = 0.0;
    }
}

/// Turns hexes into points on the screen, and back.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Transform {
    origin: Pos2,
    /// The outer radius of a hex in points.
    pub radius: f32,
    /// The size of pieces and numbers, 1 as designed. For players who need them larger while the whole board stays in
    /// sight.
    pub scale: f32,
}

impl Transform {
    /// The transform that puts the middle of a board of hexes of radius 1 into that of the rectangle.
    #[must_use]
    pub fn around(bounds: Rect, rect: Rect, radius: f32) -> Self {
        Self { origin: rect.center() - bounds.center().to_vec2() * radius, radius, scale: 1.0 }
    }

    /// The transform of a picture of a whole board, without names at its rim.
    #[must_use]
    pub fn of_picture(layout: &Layout, rect: Rect) -> Self {
        let bounds = bounds(layout);
        Self::around(bounds, rect, (radius_in(rect.size(), bounds) * MARGIN).max(1.0))
    }

    /// The same after what it shows was moved.
    #[must_use]
    pub fn moved(self, by: Vec2) -> Self {
        Self { origin: self.origin + by, ..self }
    }

    /// A point that is given in hex radii, on the screen.
    #[must_use]
    pub fn point(&self, (x, y): (f32, f32)) -> Pos2 {
        self.origin + vec2(x, y) * self.radius
    }

    /// A point of the screen, in hex radii.
    fn unscaled(&self, point: Pos2) -> Vec2 {
        (point - self.origin) / self.radius
    }

    /// The rectangle of the widget of a hex with this centre. Those of neighbours lie side by side without a gap.
    fn rect_around(&self, centre: Pos2) -> Rect {
        Rect::from_center_size(centre, vec2(1.5, 3.0_f32.sqrt()) * self.radius)
    }

    // ---- Cells of a layout -----------------------------------------------------------------------

    /// The centre of a cell on the screen.
    #[must_use]
    pub fn screen_from_hex(&self, layout: &Layout, cell: Cell) -> Pos2 {
        self.point(layout.centre(cell))
    }

    /// The cell under a point.
    #[must_use]
    pub fn hex_from_screen(&self, layout: &Layout, point: Pos2) -> Option<Cell> {
        let at = self.unscaled(point);
        layout.cell_around(at.x, at.y)
    }

    /// The rectangle of a cell's widget.
    #[must_use]
    pub fn rect(&self, layout: &Layout, cell: Cell) -> Rect {
        self.rect_around(self.screen_from_hex(layout, cell))
    }

    // ---- Hexes of a grid without an edge -----------------------------------------------------------

    /// The centre of a hex of the grid.
    #[must_use]
    pub fn screen_from_grid(&self, hex: Hex) -> Pos2 {
        self.point(hex.centre())
    }

    /// The hex of the grid under a point.
    #[must_use]
    pub fn grid_from_screen(&self, point: Pos2) -> Hex {
        let at = self.unscaled(point);
        Hex::around_point(at.x, at.y)
    }

    /// The rectangle of the widget of a hex of the grid.
    #[must_use]
    pub fn rect_on_grid(&self, hex: Hex) -> Rect {
        self.rect_around(self.screen_from_grid(hex))
    }

    /// The side of the hex around it to which a point is nearest, if it is nearer to that side than to the centre.
    #[must_use]
    pub fn side_from_screen(&self, point: Pos2) -> Option<Direction> {
        let from = (point - self.screen_from_grid(self.grid_from_screen(point))) / self.radius;
        let along = |side| from.dot(towards(side));
        let nearest = Direction::ALL.into_iter().max_by(|&one, &other| along(one).total_cmp(&along(other)));
        nearest.filter(|_| from.length() > 0.45)
    }

    /// The distance of a point beyond the sides of a hex of the grid, in hex radii; negative within them.
    #[must_use]
    pub fn beyond(&self, hex: Hex, point: Pos2) -> f32 {
        let from = (point - self.screen_from_grid(hex)) / self.radius;
        let along = |side| from.dot(towards(side).normalized()) - HALF;
        Direction::ALL.into_iter().map(along).fold(f32::NEG_INFINITY, f32::max)
    }
}

/// The rectangle that hexes of radius 1 with these centres fill.
#[must_use]
pub fn bounds_of(centres: impl Iterator<Item = (f32, f32)>) -> Rect {
    let hex = |(x, y)| Rect::from_center_size(pos2(x, y), vec2(2.0, 3.0_f32.sqrt()));
    centres.map(hex).fold(Rect::NOTHING, Rect::union)
}

/// The rectangle that a board of hexes of radius 1 fills.
#[must_use]
pub fn bounds(layout: &Layout) -> Rect {
    bounds_of(layout.cells().into_iter().map(|cell| layout.centre(cell)))
}

/// The radius of hexes with which something that takes so much room at radius 1 just fits into a size.
#[must_use]
pub fn radius_in(size: Vec2, bounds: Rect) -> f32 {
    (size.x / bounds.width()).min(size.y / bounds.height())
}

/// The size of a picture of a board whose hexes have this radius.
#[must_use]
pub fn picture_size(layout: &Layout, radius: f32) -> Vec2 {
    bounds(layout).size() * (radius / MARGIN)
}

/// The way from the centre of a hex of radius 1 to the middle of a side.
#[must_use]
pub fn towards(side: Direction) -> Vec2 {
    let angle = (side.index() as f32 * 60.0 - 90.0).to_radians();
    Vec2::angled(angle) * HALF
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Raised;

    #[test]
    fn points_and_hexes_agree_however_the_board_is_seen() {
        let rect = Rect::from_min_size(pos2(100.0, 50.0), vec2(700.0, 500.0));
        let mut camera = Camera::default();
        for raised in [Raised::Odd, Raised::Even, Raised::Odd] {
            let layout = Layout::new(&[5; 8], raised, &["b3".parse().unwrap()]).unwrap();
            let transform = camera.transform(&layout, rect);
            for cell in layout.cells() {
                let centre = transform.screen_from_hex(&layout, cell);
                assert_eq!(transform.hex_from_screen(&layout, centre), Some(cell));
                for side in Direction::ALL {
                    let near = centre + towards(side) * transform.radius * 0.98;
                    assert_eq!(transform.hex_from_screen(&layout, near), Some(cell));
                }
                assert!(camera.zoom > 1.0 || rect.contains_rect(transform.rect(&layout, cell)));
            }
            camera.zoom_at(1.4, pos2(200.0, 300.0), rect);
            camera.pan_by(vec2(30.0, -20.0), rect);
        }
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let layout = Layout::new(&[5; 8], Raised::Odd, &[]).unwrap();
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 600.0));
        let mut camera = Camera::default();
        let cell = layout.cell("c3".parse().unwrap()).unwrap();
        let before = camera.transform(&layout, rect).screen_from_hex(&layout, cell);
        camera.zoom_at(1.5, before, rect);
        let after = camera.transform(&layout, rect).screen_from_hex(&layout, cell);
        assert!(before.distance(after) < 0.01);
    }

    #[test]
    fn points_lead_back_to_hexes_of_the_grid_and_their_sides() {
        let transform = Transform { origin: pos2(30.0, 70.0), radius: 25.0, scale: 1.0 };
        for hex in [(-3, -1), (0, 0), (0, 4), (1, 3), (2, -6)].map(|(x, y)| Hex::at(x, y)) {
            let centre = transform.screen_from_grid(hex);
            assert_eq!((transform.grid_from_screen(centre), transform.side_from_screen(centre)), (hex, None));
            for side in Direction::ALL {
                let near = centre + towards(side) * transform.radius * 0.9;
                assert_eq!((transform.grid_from_screen(near), transform.side_from_screen(near)), (hex, Some(side)));
                assert!(transform.beyond(hex, near) < 0.0);
                let beside = centre + towards(side) * transform.radius * 1.2;
                assert_eq!(transform.grid_from_screen(beside), hex.towards(side));
                assert!((transform.beyond(hex, beside) - 0.2 * HALF).abs() < 0.001);
            }
        }
    }
}
