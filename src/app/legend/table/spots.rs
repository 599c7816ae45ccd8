//! The things that stand on a hex of the table: pieces, flags, prices, slab tokens.
//!
//! Where each of them stands, `hexboard` decides; what is drawn over what, `paint`.

use egui::{Pos2, Rect, Vec2, vec2};

use super::Table;
use super::board::Overlay;
use crate::app::hexboard::art::{self, Figure};
use crate::app::hexboard::camera::{Transform, towards};
use crate::app::hexboard::tokens::{Stand, Token, WalkBadge, flag_rect, in_slot};
use crate::app::legend::picture;
use crate::game::Seat;
use crate::hex::{Cell, Direction};
use crate::legend::{Piece, Side};

/// The pieces on a cell; of each seat the leaders first, as they stand behind the explorers.
#[must_use]
pub fn tokens(table: &Table, transform: &Transform, cell: Cell) -> Vec<Token> {
    let state = table.shown();
    let stand = stand_on(table, transform, cell);
    let there = state.seats().iter().flat_map(|&seat| {
        let band = state.band(cell, seat);
        [Piece::Leader, Piece::Explorer].map(|piece| (seat, picture::figure(piece), band.count(piece)))
    });
    let token = |there: (Seat, Figure, u8)| {
        let token = stand.token(there);
        // The plate of explorers has a slot; that of leaders stands at their foot.
        let foot = (token.centre + vec2(0.62, 0.62) * token.radius, token.badge.1);
        if there.1 == Figure::Leader { Token { badge: foot, ..token } } else { token }
    };
    there.filter(|&(_, _, count)| count > 0).map(token).collect()
}

/// The slots of the pieces on a cell, and their size there.
#[must_use]
pub fn stand_on(table: &Table, transform: &Transform, cell: Cell) -> Stand {
    let state = table.shown();
    let there = state.seats().iter().copied().filter(|&seat| !state.band(cell, seat).is_empty());
    Stand::on(transform, transform.screen_from_hex(table.rules().layout(), cell), state.seats().len(), there)
}

/// Who leads a hex that scores for its holder, and by how much; no holder where nobody does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Banner {
    /// The hex.
    pub cell: Cell,
    /// Who leads.
    pub holder: Option<Seat>,
    /// By how much the holder is ahead; unknown in a purist game.
    pub margin: Option<u8>,
}

impl Banner {
    /// The text: the lead of the holder.
    #[must_use]
    pub fn text(self) -> String {
        self.margin.map(|margin| format!("+{margin}")).unwrap_or_default()
    }
}

/// The banners of the board: one on each temple, volcano, lake and ruin where pieces stand, except where a guard shows
/// whose it is.
pub fn banners(table: &Table) -> impl Iterator<Item = Banner> + '_ {
    let (rules, state) = (table.rules(), table.shown());
    let cells = state.temples() | state.volcanoes() | state.lakes() | state.ruins();
    let visited = (cells - state.guarded()).into_iter();
    let visited = visited.filter(move |&cell| state.seats().iter().any(|&seat| !state.band(cell, seat).is_empty()));
    visited.map(move |cell| {
        let holder = state.seats().iter().copied().find(|&seat| state.leads(rules, cell, seat));
        let margin = holder.filter(|_| !table.is_purist()).map(|seat| {
            let (own, best) = (state.strength(rules, cell, seat), state.strongest_other(rules, cell, seat));
            own.saturating_sub(best)
        });
        Banner { cell, holder, margin }
    })
}

/// The costs of the ways to each cell in reach.
#[must_use]
pub fn walk_badges(table: &Table, transform: &Transform, overlay: &Overlay) -> Vec<WalkBadge> {
    let Some(reach) = &overlay.reach else { return Vec::new() };
    // The chosen party may be several members; one of which only the reach is shown goes alone.
    let walks = !overlay.is_probed && !table.looks_back();
    let badge = |cell| {
        let each = reach.cost(cell)?;
        let able = table.walk_cost(cell).filter(|_| walks).map_or(1, |(_, able)| able);
        let cost = u16::from(each) * u16::from(able);
        let is_of_fewer = walks && able < table.party();
        let middle = transform.screen_from_hex(table.rules().layout(), cell);
        let (centre, radius) = in_slot(transform, middle, art::PRICE);
        Some(WalkBadge { centre, radius, cost, is_of_fewer })
    };
    table.rules().layout().cells().into_iter().filter_map(badge).collect()
}

/// The middle of a side between two hexes, and the direction along it.
#[must_use]
pub fn side_on_screen(table: &Table, transform: &Transform, side: Side) -> (Pos2, Vec2) {
    let out = towards(side.direction);
    let middle = transform.screen_from_hex(table.rules().layout(), side.cell) + out * transform.radius;
    (middle, out.rot90().normalized())
}

/// The side of a hex to which a point is nearest, by its name; none at the rim of the board.
#[must_use]
pub fn side_at(table: &Table, transform: &Transform, cell: Cell, point: Pos2) -> Option<Side> {
    let from = (point - transform.screen_from_hex(table.rules().layout(), cell)) / transform.radius;
    // In the middle of a hex no side is meant.
    if from.length() < 0.4 {
        return None;
    }
    let along = |side: &Direction| from.dot(towards(*side));
    let nearest = Direction::ALL.into_iter().max_by(|one, other| along(one).total_cmp(&along(other)))?;
    named_side(table, cell, nearest)
}

/// True if a side is one of this hex.
#[must_use]
pub fn touches(table: &Table, side: Side, cell: Cell) -> bool {
    side.cell == cell || table.rules().layout().neighbour(side.cell, side.direction) == Some(cell)
}

/// The side of a hex in a direction, by its name; none at the rim of the board.
#[must_use]
pub fn named_side(table: &Table, cell: Cell, direction: Direction) -> Option<Side> {
    let next = table.rules().layout().neighbour(cell, direction)?;
    Some(if Side::DIRECTIONS.contains(&direction) {
        Side { cell, direction }
    } else {
        Side { cell: next, direction: direction.opposite() }
    })
}

/// The things on a cell that its name should not cover: pieces, badges, the flag, the price, and a number.
#[must_use]
pub fn taken_on(table: &Table, transform: &Transform, prices: &[WalkBadge], cell: Cell) -> Vec<Rect> {
    let middle = transform.screen_from_hex(table.rules().layout(), cell);
    let of_disc = |(centre, radius): (Pos2, f32)| Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
    let mut taken: Vec<Rect> = Vec::new();
    for token in tokens(table, transform, cell) {
        taken.extend(token.parts());
        taken.extend(token.count_badge().map(of_disc));
    }
    let banner = banners(table).find(|banner| banner.cell == cell);
    taken.extend(banner.map(|banner| flag_rect(transform, middle, &banner.text())));
    let prices = prices.iter().filter(|price| price.centre.distance(middle) < transform.radius);
    taken.extend(prices.map(WalkBadge::rect));
    if table.shown().guard(cell).is_some() {
        let (place, radius) = in_slot(transform, middle, art::GUARD);
        taken.push(of_disc((place, 1.3 * radius)));
    }
    if table.shown().tile(cell).is_some() {
        // What stands in the middle: a temple's value, a ruin's hoard, a camp.
        let size = Vec2::splat(0.48 * transform.radius);
        taken.push(Rect::from_center_size(middle - vec2(0.0, 0.12 * transform.radius), size));
    }
    taken
}
