//! How the table is arranged in the room that it has.
//!
//! Decides how many columns stand beside the board, how wide they are, and how high and in how many rows the bar is.
//! What stands in each of them, the panels decide. The room is measured in points, so large text and a small window
//! are the same to it.

use crate::app::table::Bar;

/// From this width on, a column stands on either side of the board.
const TWO_COLUMNS: f32 = 840.0;
/// From this width on, the buttons of the bar stand in one row.
const ONE_ROW: f32 = 1180.0;
/// Below this height margins and buttons are smaller, so that the board keeps more.
const LOW: f32 = 510.0;
/// The least height of a column in which the tile in hand is shown as large as on the board.
const LARGE_HAND: f32 = 400.0;
/// The least height of a column in which the log stands below what is asked; in a lower one it has a tab.
const STACKED: f32 = 600.0;
/// How wide a board is that is shown whole, as a multiple of its height.
const BOARD_SHAPE: f32 = 1.3;
/// The room of the table, below the menu, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// How wide it is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
}

/// What stands beside the board.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Columns {
    /// The players on the left; on the right what is asked, the supplies or the ledger, and below them or behind a tab the
    /// log.
    Both {
        /// How wide each of the two is.
        width: f32,
    },
    /// One column on the right: what is asked above, the rest behind tabs.
    One {
        /// How wide it is.
        width: f32,
    },
}

/// How the table is arranged.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own about the room")]
pub struct Arrangement {
    /// What stands beside the board.
    pub columns: Columns,
    /// The bar below the board.
    pub bar: Bar,
    /// Whether the tile in hand is shown as large as on the board, with its heading.
    pub has_large_hand: bool,
    /// Whether the log stands behind a tab, because below the rest there is no room for it.
    pub has_log_tab: bool,
    /// Whether things in a column stand closer together.
    pub is_tight: bool,
    /// Whether every action point is shown as a dot, not only their number.
    pub has_dots: bool,
}

impl Arrangement {
    /// The arrangement for this room.
    #[must_use]
    pub fn of(room: Room) -> Self {
        let rows = if room.width >= ONE_ROW { 1 } else { 2 };
        let bar = if room.height < LOW {
            Bar { rows, button: 34.0, line: 30.0, gap: 4.0, margin: 6 }
        } else {
            Bar { rows, button: 46.0, line: 32.0, gap: 8.0, margin: 12 }
        };
        let columns = if room.width >= TWO_COLUMNS {
            Columns::Both { width: (room.width * 0.21).clamp(210.0, 300.0) }
        } else {
            // What the board cannot use on so little height, the column gets.
            let board = (room.height - bar.height()) * BOARD_SHAPE;
            let least = room.width * 0.35;
            Columns::One { width: (room.width - board).clamp(least, (room.width * 0.5).min(300.0).max(least)) }
        };
        Self {
            columns,
            bar,
            has_large_hand: room.height - bar.height() >= LARGE_HAND,
            has_log_tab: matches!(columns, Columns::One { .. }) || room.height - bar.height() < STACKED,
            is_tight: room.height < LOW,
            has_dots: room.width >= 700.0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rooms of windows from the smallest at twice the size to the largest, below a menu.
    fn rooms() -> impl Iterator<Item = Room> {
        let sizes = [(900.0, 620.0), (1024.0, 700.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)];
        let scales = [0.8, 1.0, 1.25, 1.5, 1.75, 2.0];
        sizes.into_iter().flat_map(move |(width, height)| {
            scales.into_iter().map(move |scale| Room { width: width / scale, height: height / scale - 38.0 })
        })
    }

    /// The width that the columns leave for the board.
    fn left_for_board(columns: Columns, width: f32) -> f32 {
        match columns {
            Columns::Both { width: column } => width - 2.0 * column,
            Columns::One { width: column } => width - column,
        }
    }

    #[test]
    fn the_board_keeps_the_larger_part_in_every_room() {
        for room in rooms() {
            let plan = Arrangement::of(room);
            let (width, height) = (left_for_board(plan.columns, room.width), room.height - plan.bar.height());
            assert!(width >= 0.49 * room.width, "{room:?}: {plan:?}");
            assert!(height >= 0.55 * room.height, "{room:?}: {plan:?}");
        }
    }

    #[test]
    fn columns_fold_before_the_board_becomes_small() {
        let columns = |width| Arrangement::of(Room { width, height: 700.0 }).columns;
        assert!(matches!(columns(1280.0), Columns::Both { .. }));
        assert!(matches!(columns(900.0), Columns::Both { .. }));
        assert!(matches!(columns(720.0), Columns::One { .. }));
        for width in [1.0, 100.0, 200.0, 320.0] {
            assert!(left_for_board(columns(width), width) >= 0.39 * width, "{width}");
        }
    }

    #[test]
    fn the_log_has_a_tab_where_the_column_is_low_or_the_only_one() {
        let has_tab = |width, height| Arrangement::of(Room { width, height }).has_log_tab;
        assert!(!has_tab(1280.0, 762.0) && !has_tab(1920.0, 1042.0));
        assert!(has_tab(853.0, 495.0) && has_tab(1024.0, 662.0) && has_tab(720.0, 900.0));
    }

    #[test]
    fn a_low_room_has_a_low_bar() {
        let bar = |width, height| Arrangement::of(Room { width, height }).bar;
        assert!(bar(450.0, 272.0).height() < bar(450.0, 600.0).height());
        assert!(bar(1280.0, 762.0).height() < bar(1024.0, 762.0).height(), "two rows need more than one");
        assert!((bar(1280.0, 762.0).height() - 110.0).abs() < 0.1);
    }
}
