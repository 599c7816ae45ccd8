//! The keyboard on a board. Tab comes to one hex of it; from there the arrow keys go to the others.
//!
//! What a hex does when it is chosen, its board decides.

use egui::{Event, EventFilter, Key, Modifiers, Rect, Ui, Vec2};

use super::camera::Camera;
use super::cells::cell_id;
use crate::hex::{Cell, Hex, Layout};

/// The place of the keyboard on a board.
#[derive(Debug, Default)]
pub struct Cursor {
    /// The cell to which Tab comes and from which the arrow keys go on, once there is one.
    pub cell: Option<Cell>,
    /// The cell to which it goes next; the keyboard goes with it if it was on the board.
    pub lead: Option<Cell>,
    /// True if the board gets the keyboard when it is laid out next.
    pub takes_keyboard: bool,
    /// True if it gives the keyboard back then.
    pub gives_back: bool,
    /// The hand that went over the board last.
    pub hand: Hand,
}

/// The hand that goes over a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Hand {
    /// The pointer.
    #[default]
    Pointer,
    /// The keys that go from hex to hex or to the board.
    Keyboard,
}

impl Cursor {
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

    /// The cell to which Tab comes, at first `start`. If an arrow key was pressed on it, the next cell, which is brought
    /// into sight; where `has_arrows` is false, the arrow keys are somebody else's.
    pub fn follow(
        &mut self,
        ui: &Ui,
        layout: &Layout,
        (rect, camera): (Rect, &mut Camera),
        start: Cell,
        has_arrows: bool,
    ) -> Cell {
        let transform = camera.transform(layout, rect);
        let in_sight = |cell: &Cell| transform.rect(layout, *cell).intersect(rect).is_positive();
        let has_focus = |cell| ui.memory(|memory| memory.has_focus(cell_id(ui, cell)));
        let known = self.cell.unwrap_or(start);
        // If the board was moved so that the cell is out of sight, Tab comes to one in sight.
        let seen =
            || transform.hex_from_screen(layout, rect.center()).or_else(|| layout.cells().into_iter().find(in_sight));
        let cursor = Some(known).filter(in_sight).or_else(seen).unwrap_or(known);
        if let Some(lead) = self.lead.take().filter(in_sight) {
            self.cell = Some(lead);
            if has_focus(cursor) {
                ui.memory_mut(|memory| memory.request_focus(cell_id(ui, lead)));
            }
            return lead;
        }
        if std::mem::take(&mut self.gives_back) {
            ui.memory_mut(|memory| memory.surrender_focus(cell_id(ui, cursor)));
        }
        if std::mem::take(&mut self.takes_keyboard) {
            ui.memory_mut(|memory| memory.request_focus(cell_id(ui, cursor)));
        }
        if !has_arrows || !has_focus(cursor) {
            return cursor;
        }
        let Some(next) = pressed(ui).and_then(|arrow| neighbour(layout, cursor, arrow)) else {
            return cursor;
        };
        self.cell = Some(next);
        camera.show(camera.transform(layout, rect).rect(layout, next), rect);
        ui.memory_mut(|memory| memory.request_focus(cell_id(ui, next)));
        next
    }
}

/// An arrow key, by where it leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// To the hex above.
    Up,
    /// To the hex below.
    Down,
    /// To the column on the left.
    Left,
    /// To the column on the right.
    Right,
}

const KEYS: [(Key, Arrow); 4] = [
    (Key::ArrowUp, Arrow::Up),
    (Key::ArrowDown, Arrow::Down),
    (Key::ArrowLeft, Arrow::Left),
    (Key::ArrowRight, Arrow::Right),
];

/// The next cell of a board in a direction; none at the edge.
#[must_use]
pub fn neighbour(layout: &Layout, from: Cell, arrow: Arrow) -> Option<Cell> {
    let here = layout.hex(from);
    layout
        .cells()
        .into_iter()
        .filter(|&to| ahead(here, layout.hex(to), arrow))
        .min_by_key(|&to| away(here, layout.hex(to)))
}

/// The next of these hexes in a direction; none at the edge.
#[must_use]
pub fn next(hexes: &[Hex], from: Hex, arrow: Arrow) -> Option<Hex> {
    hexes.iter().copied().filter(|&to| ahead(from, to, arrow)).min_by_key(|&to| away(from, to))
}

/// True if a hex lies in a direction from another: up and down in the same column, left and right in any other.
fn ahead(from: Hex, to: Hex, arrow: Arrow) -> bool {
    match arrow {
        Arrow::Up => to.x() == from.x() && to.y() < from.y(),
        Arrow::Down => to.x() == from.x() && to.y() > from.y(),
        Arrow::Left => to.x() < from.x(),
        Arrow::Right => to.x() > from.x(),
    }
}

/// The distance of two hexes as arrow keys go: the next column first, in it the same row, and then what is nearest in
/// height; so coming back leads to where one was.
fn away(from: Hex, to: Hex) -> impl Ord {
    // Left and right keep to a row, which goes up and down by half a cell.
    let row = |hex: Hex| hex.y() - hex.x().rem_euclid(2);
    (from.x().abs_diff(to.x()), row(from).abs_diff(row(to)), from.y().abs_diff(to.y()))
}

/// The arrow key that was pressed in this frame. The key press is used up, so that it does nothing else.
#[must_use]
pub fn pressed(ui: &Ui) -> Option<Arrow> {
    ui.input_mut(|input| {
        KEYS.into_iter().find(|&(key, _)| input.consume_key(Modifiers::NONE, key)).map(|(_, arrow)| arrow)
    })
}

/// The keys that a cell with the focus keeps for itself.
#[must_use]
pub fn kept_keys() -> EventFilter {
    EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() }
}
