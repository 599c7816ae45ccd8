//! The arrangement of the table in the room that it has.
//!
//! Decides how many columns stand beside the board, how wide they are, how high and in how many rows the bar is, and where
//! the card of a lesson stands: in the column on the left, or in a strip above everything. What stands in each of them, the
//! panels decide. The room is measured in points, so large text and a small window
//! are the same to it.

use super::column::Tab;
use super::places::Bar;

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
/// The width of a board that is shown whole, as a multiple of its height.
const BOARD_SHAPE: f32 = 1.3;
/// The least width of the column on the left with the card of a lesson.
const CARD_COLUMN: f32 = 244.0;
/// The part of the height above the bar that the card has at most where it is a strip.
const STRIP: f32 = 0.36;
/// The height of the board that a strip leaves at least.
const LEAST_BOARD: f32 = 100.0;
/// The room around the card in a strip, at its sides, and above and below it.
pub const BESIDE_CARD: i8 = 6;
pub const ABOVE_CARD: i8 = 3;
/// The gap between the card and the players below it.
pub const BELOW_CARD: f32 = 12.0;

/// The room of the table, below the menu, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// Its width.
    pub width: f32,
    /// Its height.
    pub height: f32,
}

/// The place of a lesson's card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardPlace {
    /// The column on the left, above the players.
    Column,
    /// A strip as wide as the window, above the board and what stands beside it.
    Strip,
}

/// The room of a lesson's card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardRoom {
    /// Where it stands.
    pub place: CardPlace,
    /// Its width.
    pub width: f32,
    /// Its greatest height.
    pub height: f32,
    /// The height up to which there is room for the players' cards below it.
    pub above_players: f32,
}

/// The arrangement of the table.
#[derive(Clone, Copy, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own about the room")]
pub struct Arrangement {
    /// The width of the column on the left, if there is one: the players stand in it, below the card of a lesson.
    pub left: Option<f32>,
    /// The width of the column on the right: what is asked, the supplies or the ledger, and below them or behind tabs the
    /// rest.
    pub right: f32,
    /// The bar below the board.
    pub bar: Bar,
    /// True if the tile in hand is shown as large as on the board, with its heading.
    pub has_large_hand: bool,
    /// True if the players stand behind a tab, because there is no room for them on the left.
    pub has_players_tab: bool,
    /// True if the log stands behind a tab, because below the rest there is no room for it.
    pub has_log_tab: bool,
    /// True if things in a column stand closer together.
    pub is_tight: bool,
    /// True if every action point is shown as a dot, not only their number.
    pub has_dots: bool,
}

/// The room for what stands above all that scrolls beside the board.
#[derive(Clone, Copy, Debug)]
pub struct Head<'a> {
    /// The arrangement of the table.
    pub plan: &'a Arrangement,
    /// The height that the column has for it and for what stands below.
    pub room: f32,
    /// The tab that stands below it.
    pub tab: Tab,
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
        let (left, right) = if room.width >= TWO_COLUMNS {
            let width = (room.width * 0.21).clamp(210.0, 300.0);
            (Some(width), width)
        } else {
            // What the board cannot use on so little height, the column gets.
            let board = (room.height - bar.height()) * BOARD_SHAPE;
            let least = room.width * 0.35;
            (None, (room.width - board).clamp(least, (room.width * 0.5).min(300.0).max(least)))
        };
        Self {
            left,
            right,
            bar,
            has_large_hand: room.height - bar.height() >= LARGE_HAND,
            has_players_tab: left.is_none(),
            has_log_tab: left.is_none() || room.height - bar.height() < STACKED,
            is_tight: room.height < LOW,
            has_dots: room.width >= 700.0,
        }
    }

    /// The arrangement for this room beside the card of a lesson, which is so high. `players` is the least height of all
    /// the players' cards.
    #[must_use]
    pub fn beside_card(room: Room, card: f32, players: f32) -> Self {
        let most = CardRoom::of(room, players);
        match most.place {
            CardPlace::Strip => Self::of(Room { height: room.height - card - 2.0 * f32::from(ABOVE_CARD), ..room }),
            CardPlace::Column => {
                let plan = Self::of(room);
                let has_players_tab = card > most.above_players;
                let left = plan.left.map(|width| width.max(CARD_COLUMN));
                Self { left, has_players_tab, has_log_tab: plan.has_log_tab || has_players_tab, ..plan }
            }
        }
    }
}

impl CardRoom {
    /// The room for the card where the table has this one and the players' cards are at least so high together.
    #[must_use]
    pub fn of(room: Room, players: f32) -> Self {
        let plan = Arrangement::of(room);
        let (margin, height) = (f32::from(plan.bar.margin), room.height - plan.bar.height());
        if let Some(width) = plan.left {
            // The line at the edge of the column takes a point.
            let (width, height) = (width.max(CARD_COLUMN) - 2.0 * margin - 1.0, height - 2.0 * margin);
            Self { place: CardPlace::Column, width, height, above_players: height - BELOW_CARD - players }
        } else {
            let height = (height * STRIP).min(height - LEAST_BOARD) - 2.0 * f32::from(ABOVE_CARD);
            let width = room.width - 2.0 * f32::from(BESIDE_CARD);
            Self { place: CardPlace::Strip, width, height: height.max(0.0), above_players: height }
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
    fn left_for_board(plan: &Arrangement, width: f32) -> f32 {
        width - plan.left.unwrap_or_default() - plan.right
    }

    #[test]
    fn the_board_keeps_the_larger_part_in_every_room() {
        for room in rooms() {
            let plan = Arrangement::of(room);
            let (width, height) = (left_for_board(&plan, room.width), room.height - plan.bar.height());
            assert!(width >= 0.49 * room.width, "{room:?}: {plan:?}");
            assert!(height >= 0.55 * room.height, "{room:?}: {plan:?}");
        }
    }

    #[test]
    fn columns_fold_before_the_board_becomes_small() {
        let plan = |width| Arrangement::of(Room { width, height: 700.0 });
        assert!(plan(1280.0).left.is_some());
        assert!(plan(900.0).left.is_some());
        assert!(plan(720.0).left.is_none());
        for width in [1.0, 100.0, 200.0, 320.0] {
            assert!(left_for_board(&plan(width), width) >= 0.39 * width, "{width}");
        }
    }

    #[test]
    fn the_card_of_a_lesson_leaves_the_board_its_share_and_has_the_players_below_it_where_there_is_room() {
        for room in rooms() {
            let card = CardRoom::of(room, 150.0);
            let plan = Arrangement::beside_card(room, card.height, 150.0);
            assert!(plan.has_players_tab, "{room:?}");
            let height = room.height
                - plan.bar.height()
                - if card.place == CardPlace::Strip { card.height + 2.0 * f32::from(ABOVE_CARD) } else { 0.0 };
            assert!(left_for_board(&plan, room.width) >= 0.4 * room.width && height >= 100.0, "{room:?}: {plan:?}");
        }
        let large = Room { width: 1280.0, height: 762.0 };
        assert!(!Arrangement::beside_card(large, 340.0, 150.0).has_players_tab);
        assert!(Arrangement::beside_card(large, 500.0, 150.0).has_players_tab);
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
