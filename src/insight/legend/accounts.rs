//! The account of a seat: what a scoring now would bring it, item by item (L6.3–L6.8), and the hexes that multiply each
//! other in it (L6.6, L6.7).
//!
//! Points and who holds what, the rules decide; how an account is shown, the window.

use crate::expedition::Treasure;
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::legend::{Event, State, Variant};

/// One thing that scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreItem {
    /// A temple (L6.3, L6.4).
    Temple {
        /// The hex of the temple.
        cell: Cell,
        /// Its value.
        value: u8,
        /// The points that its height brings besides.
        high: u8,
    },
    /// A volcano (L6.5).
    Volcano {
        /// The hex of the volcano.
        cell: Cell,
        /// Its points.
        points: u8,
    },
    /// Jungle and clearings, each as much as temples are held (L6.6).
    Land {
        /// The number of jungle hexes.
        jungle: u8,
        /// The number of clearings, emptied ruins included.
        clearings: u8,
        /// The number of temples.
        temples: u8,
    },
    /// Lakes, each as much as masks are visible (L6.7).
    Lakes {
        /// The number of lakes.
        lakes: u8,
        /// The number of masks.
        masks: u8,
    },
    /// Treasures of one kind (L6.8).
    Treasures {
        /// The kind.
        kind: Treasure,
        /// The number of treasures.
        copies: u8,
        /// Their points together.
        points: u8,
    },
    /// The power that was never used (L6.10).
    Power {
        /// Its points.
        points: u8,
    },
}

impl ScoreItem {
    /// The item that an event tells of, if it tells of one.
    #[must_use]
    pub const fn of(event: &Event) -> Option<Self> {
        Some(match *event {
            Event::TempleScored { temple: cell, value, high, .. } => Self::Temple { cell, value, high },
            Event::VolcanoScored { volcano: cell, points, .. } => Self::Volcano { cell, points },
            Event::LandScored { jungle, clearings, temples, .. } => Self::Land { jungle, clearings, temples },
            Event::LakesScored { lakes, masks, .. } => Self::Lakes { lakes, masks },
            Event::TreasuresScored { kind, copies, points, .. } => Self::Treasures { kind, copies, points },
            Event::PowerScored { points, .. } => Self::Power { points },
            _ => return None,
        })
    }

    /// Its points.
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Temple { value, high, .. } => value as u32 + high as u32,
            Self::Volcano { points, .. } | Self::Treasures { points, .. } | Self::Power { points } => points as u32,
            Self::Land { jungle, clearings, temples } => (jungle as u32 + clearings as u32) * temples as u32,
            Self::Lakes { lakes, masks } => lakes as u32 * masks as u32,
        }
    }

    /// The hex that scores, if it is one.
    #[must_use]
    pub const fn cell(self) -> Option<Cell> {
        match self {
            Self::Temple { cell, .. } | Self::Volcano { cell, .. } => Some(cell),
            _ => None,
        }
    }
}

/// The account of one seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The seat.
    pub seat: Seat,
    /// The items that would score now; products that are nothing are left out.
    pub items: Vec<ScoreItem>,
    /// Their points together.
    pub points: u32,
    /// The temples that it holds: each jungle hex and clearing scores once for every one of them.
    pub temples: CellSet,
    /// The jungle hexes that count for it (L6.6).
    pub jungle: CellSet,
    /// The clearings that count for it, emptied ruins included (L6.6).
    pub clearings: CellSet,
    /// The lakes that it holds: each scores once for every visible mask.
    pub lakes: CellSet,
    /// The ruins that it holds and whose masks count (L6.7).
    pub ruins: CellSet,
    /// The masks that are visible on those.
    pub masks: u8,
    /// The hexes that it holds, but which count for nothing because a camp stands there (L6.6, L6.7).
    pub camped: CellSet,
}

impl Account {
    /// The account of a seat.
    #[must_use]
    pub fn of(rules: &Variant, state: &State, seat: Seat) -> Self {
        let items: Vec<ScoreItem> = state.worth_items(rules, seat).iter().filter_map(ScoreItem::of).collect();
        let led: CellSet = rules.layout().cells().into_iter().filter(|&cell| state.holds(rules, cell, seat)).collect();
        let camps = state.all_camps() | CellSet::of(rules.base_camp());
        let open = led - camps;
        let ruins: CellSet = open.into_iter().filter(|&cell| state.visible_masks(rules, cell) > 0).collect();
        Self {
            seat,
            points: items.iter().map(|item| item.points()).sum(),
            items,
            temples: led & state.temples(),
            jungle: open & state.jungle(rules),
            clearings: open & state.clearings(),
            lakes: led & state.lakes(),
            masks: ruins.into_iter().map(|cell| state.visible_masks(rules, cell)).sum(),
            ruins,
            camped: led & camps,
        }
    }
}
