//! Where hexes are on the screen: the whole board fitted into a rectangle, then zoomed and panned.

use egui::{Event, Key, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::herald::Herald;
use super::menu::HexMenu;
use super::names::{LEAST_REACH, OUT};
use super::paint::Canvas;
use super::probe::Probe;
use super::sight::Sights;
use crate::hex::{Cell, CellSet, Direction, Layout};

const LEAST_ZOOM: f32 = 0.5;
const MOST_ZOOM: f32 = 6.0;
/// The part of its rectangle that a fitted board takes; the rest is kept free around it.
const MARGIN: f32 = 0.97;
/// The room around the board for the names at its rim, in hex radii: on the left and right, above and below.
const RIM: Vec2 = vec2(0.22, 0.28);
/// The part of its rectangle that a fitted board with its rim takes.
const RIM_MARGIN: f32 = 0.99;

/// The view of the board. The default shows all of it.
#[derive(Debug)]
pub struct BoardView {
    /// 1 fits the board into its rectangle.
    pub zoom: f32,
    /// The distance by which the fitted board is moved, in points.
    pub pan: Vec2,
    /// The size of pieces and numbers, 1 as designed.
    pub scale: f32,
    /// The turn of the wheel since it last turned the tile in hand, in lines.
    pub wheel: f32,
    /// The cell to which Tab comes and from which the arrow keys go on; with none, the base camp.
    pub cursor: Option<Cell>,
    /// The cell to which the cursor goes next, as a lesson points at it; the keyboard goes with it if it was on the board.
    pub lead: Option<Cell>,
    /// True if the board gets the keyboard when it is laid out next.
    pub takes_keyboard: bool,
    /// The hand that went over the board last.
    pub hand: Hand,
    /// True if a lesson gave it the keyboard, and true if it is to give it back now.
    pub was_led: bool,
    pub gives_back: bool,
    /// The menu of a hex, if one is open.
    pub menu: Option<HexMenu>,
    /// The number of actions that had been played at the last click: two clicks are a double click only if the first
    /// played none.
    pub clicked_at: usize,
    /// The cell that was clicked last, until a lesson asks for it.
    pub clicked: Option<Cell>,
    /// The layers of the picture that are kept from frame to frame.
    pub canvas: Option<Box<Canvas>>,
    /// The late sights of the board.
    pub sights: Sights,
    /// The cells that something over the board named in the last frame.
    pub cited: CellSet,
    /// Which piece the pointer rests on, to show its reach.
    pub probe: Probe,
    /// The words of the banner over the board.
    pub herald: Herald,
    /// The rectangle in which the board was laid out last, and its transform there.
    pub seen: Option<(Rect, Transform)>,
}

/// The hand that goes over the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hand {
    /// The pointer.
    Pointer,
    /// The keys that go from hex to hex or to the board.
    Keyboard,
}

impl Default for BoardView {
    fn default() -> Self {
        Self {
            zoom: 1.0,
            pan: Vec2::ZERO,
            scale: 1.0,
            wheel: 0.0,
            cursor: None,
            lead: None,
            takes_keyboard: false,
            hand: Hand::Pointer,
            was_led: false,
            gives_back: false,
            menu: None,
            clicked: None,
            clicked_at: 0,
            canvas: None,
            sights: Sights::default(),
            cited: CellSet::EMPTY,
            probe: Probe::default(),
            herald: Herald::default(),
            seen: None,
        }
    }
}

impl BoardView {
    /// Zooms so that what is under `fixed` stays there.
    pub fn zoom_at(&mut self, factor: f32, fixed: Pos2, rect: Rect) {
        let zoom = (self.zoom * factor).clamp(LEAST_ZOOM, MOST_ZOOM);
        let factor = zoom / self.zoom;
        let from_centre = fixed - rect.center();
        self.pan = from_centre - (from_centre - self.pan) * factor;
        self.zoom = zoom;
        self.keep_in_sight(rect);
    }

    /// Notes whether it is the keyboard or the pointer that goes over the board.
    pub fn follow_hand(&mut self, ui: &Ui) {
        let goes = |key: &Key| {
            matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown | Key::Tab | Key::F6)
        };
        ui.input(|input| {
            let moves = input.pointer.delta() != Vec2::ZERO || input.pointer.any_pressed();
            let keyed =
                input.events.iter().any(|event| matches!(event, Event::Key { key, pressed: true, .. } if goes(key)));
            if keyed {
                self.hand = Hand::Keyboard;
            } else if moves {
                self.hand = Hand::Pointer;
            }
        });
    }

    /// Shows the whole board.
    pub fn fit(&mut self) {
        self.zoom = 1.0;
        self.pan = Vec2::ZERO;
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
    /// The transform of a board that is looked at in this way in this rectangle.
    #[must_use]
    pub fn new(layout: &Layout, rect: Rect, view: &BoardView) -> Self {
        let bounds = bounds(layout);
        let fit = |size: Vec2, rim: Vec2| {
            let bounds = bounds.expand2(rim);
            (size.x / bounds.width()).min(size.y / bounds.height())
        };
        // On small hexes the names are larger than these, so that they can be read.
        let fitted = (fit(rect.size(), RIM) * RIM_MARGIN).min(fit(rect.size() - 2.0 * LEAST_REACH, OUT));
        let radius = fitted.max(1.0) * view.zoom;
        let origin = rect.center() + view.pan - bounds.center().to_vec2() * radius;
        Self { origin, radius, scale: view.scale }
    }

    /// The transform of a picture of a whole board, without names at its rim.
    #[must_use]
    pub fn of_picture(layout: &Layout, rect: Rect) -> Self {
        let bounds = bounds(layout);
        let fitted = (rect.width() / bounds.width()).min(rect.height() / bounds.height()) * MARGIN;
        let radius = fitted.max(1.0);
        Self { origin: rect.center() - bounds.center().to_vec2() * radius, radius, scale: 1.0 }
    }

    /// The centre of a cell on the screen.
    #[must_use]
    pub fn screen_from_hex(&self, layout: &Layout, cell: Cell) -> Pos2 {
        let (x, y) = layout.centre(cell);
        self.origin + vec2(x, y) * self.radius
    }

    /// The cell under a point.
    #[must_use]
    pub fn hex_from_screen(&self, layout: &Layout, point: Pos2) -> Option<Cell> {
        // The nearest centre belongs to the hex around the point.
        let distance = |cell| self.screen_from_hex(layout, cell).distance_sq(point);
        let nearest = layout.cells().into_iter().min_by(|&a, &b| distance(a).total_cmp(&distance(b)))?;
        self.contains(layout, nearest, point).then_some(nearest)
    }

    fn contains(&self, layout: &Layout, cell: Cell, point: Pos2) -> bool {
        let offset = (point - self.screen_from_hex(layout, cell)) / self.radius;
        let (x, y) = (offset.x.abs(), offset.y.abs());
        y <= 3.0_f32.sqrt() / 2.0 && 3.0_f32.sqrt() * x + y <= 3.0_f32.sqrt()
    }

    /// The rectangle of a cell's widget. The rectangles of all cells lie side by side without a gap.
    #[must_use]
    pub fn rect(&self, layout: &Layout, cell: Cell) -> Rect {
        let size = vec2(1.5, 3.0_f32.sqrt()) * self.radius;
        Rect::from_center_size(self.screen_from_hex(layout, cell), size)
    }
}

/// The rectangle that a board of hexes of radius 1 fills.
#[must_use]
pub fn bounds(layout: &Layout) -> Rect {
    let hex = |cell| {
        let (x, y) = layout.centre(cell);
        Rect::from_center_size(pos2(x, y), vec2(2.0, 3.0_f32.sqrt()))
    };
    layout.cells().into_iter().map(hex).fold(Rect::NOTHING, Rect::union)
}

/// The way from the centre of a hex of radius 1 to the middle of a side.
#[must_use]
pub fn towards(side: Direction) -> Vec2 {
    let angle = (side.index() as f32 * 60.0 - 90.0).to_radians();
    Vec2::angled(angle) * (3.0_f32.sqrt() / 2.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Raised;

    #[test]
    fn points_and_hexes_agree_however_the_board_is_seen() {
        let layout = Layout::new(&[5; 8], Raised::Odd, &[]).unwrap();
        let rect = Rect::from_min_size(pos2(100.0, 50.0), vec2(700.0, 500.0));
        let mut view = BoardView::default();
        for _ in 0..3 {
            let transform = Transform::new(&layout, rect, &view);
            for cell in layout.cells() {
                let centre = transform.screen_from_hex(&layout, cell);
                assert_eq!(transform.hex_from_screen(&layout, centre), Some(cell));
                for side in Direction::ALL {
                    let near = centre + towards(side) * transform.radius * 0.98;
                    assert_eq!(transform.hex_from_screen(&layout, near), Some(cell));
                }
                assert!(view.zoom > 1.0 || rect.contains_rect(transform.rect(&layout, cell)));
            }
            view.zoom_at(1.4, pos2(200.0, 300.0), rect);
            view.pan_by(vec2(30.0, -20.0), rect);
        }
    }

    #[test]
    fn zooming_keeps_what_is_under_the_pointer() {
        let layout = Layout::new(&[5; 8], Raised::Odd, &[]).unwrap();
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(800.0, 600.0));
        let mut view = BoardView::default();
        let cell = layout.cell("c3".parse().unwrap()).unwrap();
        let before = Transform::new(&layout, rect, &view).screen_from_hex(&layout, cell);
        view.zoom_at(1.5, before, rect);
        let after = Transform::new(&layout, rect, &view).screen_from_hex(&layout, cell);
        assert!(before.distance(after) < 0.01);
    }
}
