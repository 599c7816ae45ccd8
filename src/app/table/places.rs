//! Where the buttons of the bar stand.

use egui::{Rect, pos2, vec2};

/// The least number of places for offers.
const LEAST_OFFERS: usize = 8;

/// The gap between two buttons.
pub const BAR_GAP: f32 = 6.0;

/// The layout of the bar: a line that says what is asked, and rows of buttons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bar {
    /// The number of rows of buttons.
    pub rows: u8,
    /// The height of a button.
    pub button: f32,
    /// The height of the line above the buttons.
    pub line: f32,
    /// The gap between that line and the buttons.
    pub gap: f32,
    /// The margin around all of it.
    pub margin: i8,
}

impl Bar {
    /// The height of the bar.
    #[must_use]
    pub fn height(&self) -> f32 {
        let rows = f32::from(self.rows);
        2.0 * f32::from(self.margin) + self.line + self.gap + rows * self.button + (rows - 1.0) * BAR_GAP
    }
}

/// Where the buttons of the bar stand.
pub struct Places {
    /// All of the bar, the line above the buttons included.
    pub bar: Rect,
    /// Offers, and what else the game has in their places, row by row.
    pub offers: Vec<Rect>,
    pub(super) undo: Rect,
    pub(super) redo: Rect,
    /// The place in the corner of the usual next step.
    pub(super) main: Rect,
    /// A button beside that one, where there is nothing to take back.
    pub(super) other: Rect,
    /// The two in the places of what takes back, where no person acts. They lie apart from the main one: whoever ends a
    /// turn there, and clicks once more, shall meet nothing else.
    pub(super) apart: [Rect; 2],
}

impl Places {
    /// Divides the area into places for at least so many offers. In one row, what takes back stands left of the main
    /// button; in two, above it.
    pub(super) fn of(area: Rect, bar: &Bar, offers: usize) -> Self {
        let rows = usize::from(bar.rows);
        let columns = offers.max(LEAST_OFFERS).div_ceil(rows);
        let all = columns + if rows == 1 { 3 } else { 2 };
        let width = ((area.width() - BAR_GAP * (all as f32 - 1.0)) / all as f32).floor();
        let step = vec2(width + BAR_GAP, bar.button + BAR_GAP);
        let size = vec2(width, bar.button);
        let offer = |index: usize| {
            let (row, column) = (index / columns, index % columns);
            Rect::from_min_size(area.min + vec2(column as f32 * step.x, row as f32 * step.y), size)
        };
        // From the right edge, so that what was rounded off lies between offers and turn.
        let turn = |from_right: f32, row: f32| {
            let corner = pos2(area.right() - width - from_right * step.x, area.top() + row * step.y);
            Rect::from_min_size(corner, size)
        };
        let offers = (0..columns * rows).map(offer).collect();
        if rows == 1 {
            let (undo, redo, main) = (turn(2.0, 0.0), turn(1.0, 0.0), turn(0.0, 0.0));
            Self { bar: area, offers, undo, redo, main, other: redo, apart: [undo, redo] }
        } else {
            let (undo, redo) = (turn(1.0, 0.0), turn(0.0, 0.0));
            let main = turn(1.0, 1.0).union(turn(0.0, 1.0));
            Self { bar: area, offers, undo, redo, main, other: undo.union(redo), apart: [undo, redo] }
        }
    }
}
