//! Where the arrow keys lead on the board. Tab comes to one cell of it; from there the arrow keys go to the others.
//!
//! Knows the layout alone; what a cell does when it is chosen, `board` decides.

use egui::{EventFilter, Key, Modifiers, Ui};

use crate::hex::{Cell, Layout};

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

/// The next cell in a direction: up and down in the same column, left and right in the next column that has cells.
/// There it is the cell nearest in height, and if two are equally near, the one of the same row. None at the edge.
#[must_use]
pub fn neighbour(layout: &Layout, from: Cell, arrow: Arrow) -> Option<Cell> {
    let (own, (_, height)) = (layout.name(from), layout.centre(from));
    let cells = layout.cells().into_iter().map(|cell| (cell, layout.name(cell)));
    match arrow {
        Arrow::Up => {
            cells.filter(|(_, name)| name.column == own.column && name.row < own.row).max_by_key(|(_, name)| name.row)
        }
        Arrow::Down => {
            cells.filter(|(_, name)| name.column == own.column && name.row > own.row).min_by_key(|(_, name)| name.row)
        }
        Arrow::Left | Arrow::Right => {
            let beyond = |column: u8| if arrow == Arrow::Left { column < own.column } else { column > own.column };
            let away = |column: u8| column.abs_diff(own.column);
            let next =
                cells.clone().map(|(_, name)| name.column).filter(|&column| beyond(column)).min_by_key(|&c| away(c))?;
            let distance = |cell: Cell| (layout.centre(cell).1 - height).abs();
            cells.filter(|(_, name)| name.column == next).min_by(|(a, a_name), (b, b_name)| {
                distance(*a).total_cmp(&distance(*b)).then((a_name.row != own.row).cmp(&(b_name.row != own.row)))
            })
        }
    }
    .map(|(cell, _)| cell)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::CellSet;
    use crate::library::TikalLibrary;

    const ALL: [Arrow; 4] = [Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right];

    #[test]
    fn the_arrows_reach_every_cell_of_every_board() {
        for entry in TikalLibrary::built_in().entries() {
            let layout = entry.variant.layout();
            let mut reached = CellSet::of(entry.variant.base_camp());
            loop {
                let next = reached.into_iter().flat_map(|cell| ALL.map(|arrow| neighbour(layout, cell, arrow)));
                let wider = next.flatten().fold(reached, |all, cell| all | CellSet::of(cell));
                if wider == reached {
                    break;
                }
                reached = wider;
            }
            assert_eq!(reached, layout.cells(), "{}", entry.variant.id());
        }
    }

    #[test]
    fn left_and_right_keep_to_the_row_and_come_back() {
        let library = TikalLibrary::built_in();
        let layout = library.find("classic").unwrap().layout();
        let cell = |name: &str| layout.cell(name.parse().unwrap()).unwrap();
        assert_eq!(neighbour(layout, cell("c4"), Arrow::Right), Some(cell("d4")));
        assert_eq!(neighbour(layout, cell("d4"), Arrow::Left), Some(cell("c4")));
        assert_eq!(neighbour(layout, cell("c4"), Arrow::Up), Some(cell("c3")));
        assert_eq!(neighbour(layout, cell("c4"), Arrow::Down), Some(cell("c5")));
        assert_eq!(neighbour(layout, cell("a5"), Arrow::Left), None);
    }
}
