//! Where pieces, flags, prices and names find room on a hex, and how large they are there.
//!
//! How they look, `art` decides; what is drawn over what, `paint`; where on a tile each seat's corner is, `art` too.

use egui::{Pos2, Rect, Vec2, vec2};

use super::board::Overlay;
use super::transform::Transform;
use super::{Table, badges};
use crate::app::tikal::art;
use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Piece, State, Variant};

/// The radius of a price, in hex radii.
pub const PRICE_RADIUS: f32 = 0.17;
/// Where a price stands on a hex without a flag, in hex radii from its middle, and how high it stands beside a flag.
const ABOVE: Vec2 = vec2(0.0, -0.66);
const BESIDE_FLAG: f32 = -0.58;
/// The gap between a flag and a price beside it, in hex radii.
const FLAG_GAP: f32 = 0.05;
/// The greatest distance of a price from the middle of a hex towards one of its sides, in hex radii: its edge lies
/// farther out.
const INSIDE: f32 = 0.86;
/// The radius of a banner, in hex radii.
const BANNER_RADIUS: f32 = 0.205;

/// One piece, or several explorers of one player, as drawn on a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Token {
    /// Whose it is.
    pub seat: Seat,
    /// Its kind.
    pub piece: Piece,
    /// The number of pieces that it stands for.
    pub count: u8,
    /// Its centre on the screen.
    pub centre: Pos2,
    /// The size, in points.
    pub radius: f32,
    /// The centre and the radius of the badge that says how many pieces it stands for.
    pub badge: (Pos2, f32),
}

impl Token {
    /// One on the cell with this middle, at this place from there and with this radius, at a table of so many seats.
    #[must_use]
    pub fn new(seat: Seat, piece: Piece, count: u8, (cell, spot, radius): (Pos2, Vec2, f32), seats: usize) -> Self {
        let (badge, wide) = art::count_spot(spot, radius, seats);
        Self { seat, piece, count, centre: cell + spot, radius, badge: (cell + badge, wide) }
    }

    /// The centre and the radius of the badge that says how many pieces a token stands for; none on a single piece.
    #[must_use]
    pub fn count_badge(&self) -> Option<(Pos2, f32)> {
        (self.count > 1).then_some(self.badge)
    }

    /// The room that it takes: its head with the hat, if it has one, and its body.
    #[must_use]
    pub fn parts(&self) -> [Rect; 2] {
        art::figure_parts(self.piece).map(|part| (part * self.radius).translate(self.centre.to_vec2()))
    }
}

/// Where a seat's piece of a kind stands on a cell, from its centre. It depends on nobody else, so that pieces keep
/// their places while others come and go.
#[must_use]
pub fn piece_spot(state: &State, transform: &Transform, seat: Seat, piece: Piece) -> Vec2 {
    art::piece_spot(seat.index(), state.seats().len(), piece, transform.scale) * transform.radius
}

/// The pieces on a cell; of each seat the leader first, as it stands behind the explorers.
#[must_use]
pub fn tokens(table: &Table, transform: &Transform, cell: Cell) -> Vec<Token> {
    tokens_in(table.rules(), table.shown(), transform, cell)
}

/// As [`tokens`], in any state.
#[must_use]
pub fn tokens_in(rules: &Variant, state: &State, transform: &Transform, cell: Cell) -> Vec<Token> {
    let centre = transform.screen_from_hex(rules.layout(), cell);
    let mut tokens = Vec::new();
    for &seat in state.seats() {
        let band = state.band(cell, seat);
        let mut push = |piece, count, size: f32| {
            let seats = state.seats().len();
            let radius = art::piece_radius(seats, transform.scale) * size * transform.radius;
            let spot = piece_spot(state, transform, seat, piece);
            tokens.push(Token::new(seat, piece, count, (centre, spot, radius), seats));
        };
        if band.has_leader() {
            push(Piece::Leader, 1, art::LEADER_SCALE);
        }
        if band.explorers() > 0 {
            push(Piece::Explorer, band.explorers(), 1.0);
        }
    }
    badges::grow(&mut tokens, centre, transform.radius);
    tokens
}

/// Who controls a temple that has no guard, and by how much; no holder where nobody or more than one seat does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Banner {
    /// The temple.
    pub temple: Cell,
    /// Who controls it.
    pub holder: Option<Seat>,
    /// By how much the holder is ahead; unknown in a purist game.
    pub margin: Option<u8>,
}

impl Banner {
    /// The room that it takes on the hex with this middle.
    fn rect(self, transform: &Transform, middle: Pos2) -> Rect {
        let (place, radius) = banner_place(transform, middle);
        art::banner_rect(place, radius, &self.text())
    }

    /// The text: the lead of the holder.
    #[must_use]
    pub fn text(self) -> String {
        self.margin.map(|margin| format!("+{margin}")).unwrap_or_default()
    }
}

/// Where a banner's middle is on the temple with this centre, and the banner's radius. Where things are to be larger it
/// grows less than others, so that it stays within its hex.
#[must_use]
pub fn banner_place(transform: &Transform, temple: Pos2) -> (Pos2, f32) {
    let radius = BANNER_RADIUS * transform.scale.sqrt();
    (temple + art::banner_spot(radius) * transform.radius, radius * transform.radius)
}

/// The banner of a temple, if it has one.
#[must_use]
pub fn banner_on(table: &Table, temple: Cell) -> Option<Banner> {
    banners(table).find(|banner| banner.temple == temple)
}

/// The banners of the board: one on each temple where pieces stand, except where a guard shows whose it is. In a purist
/// game a banner says who controls the temple, but not by how much.
pub fn banners(table: &Table) -> impl Iterator<Item = Banner> + '_ {
    let (rules, state) = (table.rules(), table.shown());
    let open = (state.temples() - state.guarded()).into_iter();
    let visited = open.filter(move |&temple| state.seats().iter().any(|&seat| !state.band(temple, seat).is_empty()));
    let banner = move |temple| {
        let mut holders = state.seats().iter().copied().filter(|&seat| state.controls(rules, temple, seat));
        let holder = holders.next().filter(|_| holders.next().is_none());
        let margin = holder.filter(|_| table.insight().is_some()).map(|seat| {
            let (own, best) = (state.strength(rules, temple, seat), state.strongest_other(rules, temple, seat));
            own.saturating_sub(best)
        });
        Banner { temple, holder, margin }
    };
    visited.map(banner)
}

/// The radius of a guard. Where pieces are to be larger it grows less than others, so that the temple's value stays in
/// sight.
#[must_use]
pub fn guard_radius(transform: &Transform) -> f32 {
    art::PIECE_RADIUS * transform.scale.sqrt() * transform.radius
}

/// The cost of the way to a cell, as a badge on it.
pub struct WalkBadge {
    /// Its middle.
    pub centre: Pos2,
    /// Half its height.
    pub radius: f32,
    /// The text.
    pub text: String,
    /// True if it is the price for fewer pieces than are chosen, as the points do not suffice for all of them.
    pub is_of_fewer: bool,
}

impl WalkBadge {
    /// The room that it takes.
    fn rect(&self) -> Rect {
        Rect::from_center_size(self.centre, vec2(art::price_width(self.radius, &self.text), 2.0 * self.radius))
    }
}

/// The costs of the ways to each cell in reach.
#[must_use]
pub fn walk_badges(table: &Table, transform: &Transform, overlay: &Overlay) -> Vec<WalkBadge> {
    let Some(reach) = &overlay.reach else { return Vec::new() };
    let flags: Vec<Banner> = banners(table).collect();
    // The chosen party may be several pieces; a piece of which only the reach is shown goes alone.
    let walks = overlay.reach == table.own.known.reach && !table.looks_back();
    let cells = table.shown().occupied().into_iter();
    let badges = cells.filter_map(|cell| {
        let each = reach.cost(cell)?;
        let able = table.walk_cost(cell).filter(|_| walks).map_or(1, |(_, able)| able);
        // What the walk takes of the points in all, as the price of anything else.
        let text = (u16::from(each) * u16::from(able)).to_string();
        let is_of_fewer = walks && able < table.party();
        let middle = transform.screen_from_hex(table.rules().layout(), cell);
        let flag = flags.iter().find(|flag| flag.temple == cell);
        let (centre, radius) = price_place(transform, middle, flag.map(|flag| flag.rect(transform, middle)), &text);
        Some(WalkBadge { centre, radius, text, is_of_fewer })
    });
    badges.collect()
}

/// Where a price stands on the hex with this middle, and its radius: above the middle, or on the right of a flag and well
/// apart from it, as a number on a flag and one on a price would be read together. Beside a flag it grows less than
/// others where things are to be larger, as the flag does, so that both have room.
fn price_place(transform: &Transform, middle: Pos2, flag: Option<Rect>, text: &str) -> (Pos2, f32) {
    let Some(flag) = flag else {
        return (middle + ABOVE * transform.radius, PRICE_RADIUS * transform.scale * transform.radius);
    };
    let radius = PRICE_RADIUS * transform.scale.min(transform.scale.sqrt());
    let half = 0.5 * art::price_width(radius, text);
    let right = (flag.right() - middle.x) / transform.radius;
    // As far to the right as the slanted side of the hex lets it be there; where that is too near, lower.
    let slope = 3.0_f32.sqrt();
    let farthest = (2.0 * (INSIDE - radius) + BESIDE_FLAG) / slope - half + radius;
    let x = farthest.max(right + FLAG_GAP + half);
    let high = 2.0 * (INSIDE - radius) - slope * (x + half - radius);
    (middle + vec2(x, -high.clamp(0.0, -BESIDE_FLAG)) * transform.radius, radius * transform.radius)
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
    taken.extend(banner_on(table, cell).map(|banner| banner.rect(transform, middle)));
    let prices = prices.iter().filter(|price| price.centre.distance(middle) < transform.radius);
    taken.extend(prices.map(WalkBadge::rect));
    if table.shown().guard(cell).is_some() {
        taken.push(of_disc((middle + art::GUARD_SPOT * transform.radius, 1.3 * guard_radius(transform))));
    }
    if table.shown().tile(cell).is_some() {
        // What stands in the middle: a temple's value, a ruin's hoard, a camp.
        let half = 0.24 * transform.scale.max(1.0);
        taken.push(Rect::from_center_size(
            middle - vec2(0.0, 0.12 * transform.radius),
            Vec2::splat(2.0 * half * transform.radius),
        ));
    }
    taken
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use std::sync::Arc;

    use super::super::Selection;
    use super::super::transform::BoardView;
    use super::*;
    use crate::app::tikal::command::{Ask, TableAsk};
    use crate::game::{DealerDef, Game, Player, RecordOptions, SeatRecord};
    use crate::hex::Layout;
    use crate::library::TikalLibrary;
    use crate::tikal::{Setup, TikalSession};

    /// The badges and the bodies of everybody's pieces on a cell where all of them stand.
    fn crowd(layout: &Layout, transform: &Transform, seats: usize, cell: Cell) -> Vec<(Pos2, f32)> {
        let centre = transform.screen_from_hex(layout, cell);
        let mut parts = Vec::new();
        for seat in &Seat::ALL[..seats] {
            for (piece, count) in [(Piece::Leader, 1), (Piece::Explorer, 16)] {
                let size = if piece == Piece::Leader { art::LEADER_SCALE } else { 1.0 };
                let radius = art::piece_radius(seats, transform.scale) * size * transform.radius;
                let spot = art::piece_spot(seat.index(), seats, piece, transform.scale) * transform.radius;
                let token = Token::new(*seat, piece, count, (centre, spot, radius), seats);
                parts.extend(token.count_badge());
                parts.push((token.centre + vec2(0.0, 0.26) * radius, radius * 0.72));
            }
        }
        parts
    }

    #[test]
    fn a_walk_of_several_has_one_price_as_everything_else() {
        let library = TikalLibrary::built_in();
        let rules = library.find("classic").unwrap();
        let start = State::new(rules, 2, &Setup::default());
        let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Manual);
        let seat = |name: &str| SeatRecord { name: name.into(), colour: "red".into(), player: Player::Human };
        let mut table = Table::new(session, vec![seat("Ana"), seat("Ben")], RecordOptions::default());
        for text in ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5"] {
            table.play(State::parse(rules, text).unwrap()).unwrap();
        }
        let cell = |name: &str| rules.layout().cell(name.parse().unwrap()).unwrap();
        let chosen = Selection { cell: cell("a5"), piece: Some(Piece::Explorer) };
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(744.0, 612.0));
        let transform = Transform::new(rules.layout(), rect, &BoardView::default());
        for (party, price) in [(1, "2"), (2, "4")] {
            table.execute(TableAsk::Own(Ask::Select(Some(chosen))));
            table.execute(TableAsk::Own(Ask::Party(party)));
            let overlay = Overlay { reach: table.own.known.reach.clone(), ..super::super::board::overlay(&table) };
            let badges = walk_badges(&table, &transform, &overlay);
            let centre = transform.screen_from_hex(rules.layout(), cell("c4"));
            let on = badges.iter().find(|badge| badge.centre.distance(centre) < transform.radius).unwrap();
            assert_eq!((on.text.as_str(), on.is_of_fewer), (price, false), "{party} go");
        }
    }

    #[test]
    fn a_flag_and_a_price_are_well_apart_and_both_within_their_hex() {
        let library = TikalLibrary::built_in();
        let layout = library.find("classic").unwrap().layout();
        let temple = layout.cell("c3".parse().unwrap()).unwrap();
        for (size, scale) in [400.0, 744.0, 1500.0].into_iter().flat_map(|size| [0.8, 1.0, 1.2, 1.5].map(|s| (size, s)))
        {
            let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(size, size * 0.8));
            let transform = Transform::new(layout, rect, &BoardView { scale, ..BoardView::default() });
            let middle = transform.screen_from_hex(layout, temple);
            for margin in [None, Some(0), Some(1), Some(4), Some(9), Some(11), Some(18)] {
                let flag = Banner { temple, holder: Some(Seat::default()), margin }.rect(&transform, middle);
                for price in 1..=12 {
                    let text = price.to_string();
                    let (centre, radius) = price_place(&transform, middle, Some(flag), &text);
                    let badge = WalkBadge { centre, radius, text, is_of_fewer: false }.rect();
                    let moment = format!("{margin:?} and {price} at {scale}: {flag:?} {badge:?}");
                    assert!(badge.left() - flag.right() > 0.045 * transform.radius, "{moment}");
                    // The outermost points of its round ends.
                    let end = pos2(badge.right() - radius, centre.y);
                    for turn in 0..12 {
                        let at = end + Vec2::angled(f32::from(turn as u8) * std::f32::consts::TAU / 12.0) * radius;
                        assert_eq!(transform.hex_from_screen(layout, at), Some(temple), "{moment}");
                    }
                    assert!(radius >= PRICE_RADIUS * transform.radius * scale.min(1.0), "{moment}");
                }
            }
        }
    }

    #[test]
    fn no_flag_covers_pieces_or_their_badges_on_any_hex() {
        let library = TikalLibrary::built_in();
        let layout = library.find("classic").unwrap().layout();
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(744.0, 612.0));
        for (seats, scale) in [(2, 1.0), (3, 1.0), (4, 0.8), (4, 1.0), (4, 1.2), (4, 1.5)] {
            let transform = Transform::new(layout, rect, &BoardView { scale, ..BoardView::default() });
            for temple in layout.cells() {
                let (place, radius) = banner_place(&transform, transform.screen_from_hex(layout, temple));
                for text in ["", "+1", "+9", "+18"] {
                    let flag = art::banner_rect(place, radius, text);
                    for cell in layout.adjacent(temple) {
                        for (centre, radius) in crowd(layout, &transform, seats, cell) {
                            let apart = flag.distance_to_pos(centre);
                            assert!(apart >= radius, "{text} on {temple:?}, {cell:?}, {seats} at {scale}");
                        }
                    }
                    // On the temple itself, at the usual size.
                    for (centre, radius) in crowd(layout, &transform, seats, temple) {
                        assert!(scale > 1.0 || flag.distance_to_pos(centre) >= radius, "{text} on {temple:?}");
                    }
                }
            }
        }
    }
}
