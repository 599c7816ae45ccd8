//! The things that stand on a hex of the table: pieces, flags, prices.
//!
//! Where each of them stands, `hexboard` decides; what is drawn over what, `paint`.

use egui::{Pos2, Rect, Vec2, vec2};

use super::Table;
use super::board::Overlay;
use crate::app::hexboard::art::{self, Figure};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::tokens::{Stand, Token, WalkBadge, flag_rect, in_slot};
use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{State, Variant};

/// The pieces on a cell; of each seat the leader first, as it stands behind the explorers.
#[must_use]
pub fn tokens(table: &Table, transform: &Transform, cell: Cell) -> Vec<Token> {
    tokens_in(table.rules(), table.shown(), transform, cell)
}

/// As [`tokens`], in any state.
#[must_use]
pub fn tokens_in(rules: &Variant, state: &State, transform: &Transform, cell: Cell) -> Vec<Token> {
    let stand = stand_on(rules, state, transform, cell);
    let there = state.seats().iter().flat_map(|&seat| {
        let band = state.band(cell, seat);
        [(seat, Figure::Leader, u8::from(band.has_leader())), (seat, Figure::Explorer, band.explorers())]
    });
    there.filter(|&(_, _, count)| count > 0).map(|there| stand.token(there)).collect()
}

/// The slots of the pieces on a cell, and their size there.
#[must_use]
pub fn stand_on(rules: &Variant, state: &State, transform: &Transform, cell: Cell) -> Stand {
    let there = state.seats().iter().copied().filter(|&seat| !state.band(cell, seat).is_empty());
    Stand::on(transform, transform.screen_from_hex(rules.layout(), cell), state.seats().len(), there)
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
    /// The text: the lead of the holder.
    #[must_use]
    pub fn text(self) -> String {
        self.margin.map(|margin| format!("+{margin}")).unwrap_or_default()
    }
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

/// The costs of the ways to each cell in reach.
#[must_use]
pub fn walk_badges(table: &Table, transform: &Transform, overlay: &Overlay) -> Vec<WalkBadge> {
    let Some(reach) = &overlay.reach else { return Vec::new() };
    // The chosen party may be several pieces; a piece of which only the reach is shown goes alone.
    let walks = overlay.reach == table.own.known.reach && !table.looks_back();
    let cells = table.shown().occupied().into_iter();
    let badges = cells.filter_map(|cell| {
        let each = reach.cost(cell)?;
        let able = table.walk_cost(cell).filter(|_| walks).map_or(1, |(_, able)| able);
        let cost = u16::from(each) * u16::from(able);
        let is_of_fewer = walks && able < table.party();
        let middle = transform.screen_from_hex(table.rules().layout(), cell);
        let (centre, radius) = in_slot(transform, middle, art::PRICE);
        Some(WalkBadge { centre, radius, cost, is_of_fewer })
    });
    badges.collect()
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
    taken.extend(banner_on(table, cell).map(|banner| flag_rect(transform, middle, &banner.text())));
    let prices = prices.iter().filter(|price| price.centre.distance(middle) < transform.radius);
    taken.extend(prices.map(WalkBadge::rect));
    if table.shown().guard(cell).is_some() {
        let (place, radius) = in_slot(transform, middle, art::GUARD);
        taken.push(of_disc((place, 1.3 * radius)));
    }
    if table.shown().tile(cell).is_some() {
        // What stands in the middle: a temple's value, a ruin's hoard, a camp.
        let half = 0.24;
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
    use super::*;
    use crate::app::hexboard::camera::Camera;
    use crate::app::kit::draw::frame::Frame;
    use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
    use crate::game::{DealerDef, Game, Player, RecordOptions, SeatRecord};
    use crate::insight::tikal::{Reach, Walker};
    use crate::library::{TikalLibrary, replay_record};
    use crate::tikal::{Piece, Setup, TikalSession};

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
        let transform = Camera::default().transform(rules.layout(), rect);
        for (party, price) in [(1, 2), (2, 4)] {
            table.execute(TableAsk::Own(Ask::Select(Some(chosen))));
            table.execute(TableAsk::Own(Ask::Party(party)));
            let overlay = Overlay { reach: table.own.known.reach.clone(), ..super::super::board::overlay(&table) };
            let badges = walk_badges(&table, &transform, &overlay);
            let centre = transform.screen_from_hex(rules.layout(), cell("c4"));
            let on = badges.iter().find(|badge| badge.centre.distance(centre) < transform.radius).unwrap();
            assert_eq!((on.cost, on.is_of_fewer), (price, false), "{party} go");
        }
    }

    /// The things that are painted on a cell, as points with the radius around them.
    fn painted(table: &Table, transform: &Transform, overlay: &Overlay, cell: Cell) -> Vec<(&'static str, Pos2, f32)> {
        let middle = transform.screen_from_hex(table.rules().layout(), cell);
        // A rectangle with round corners.
        let plate = |name: &'static str, rect: Rect, corner: f32| {
            let rect = rect.shrink(corner);
            [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()].map(|at| (name, at, corner))
        };
        let mut painted = Vec::new();
        for token in tokens(table, transform, cell) {
            let [head, _] = token.parts();
            painted.extend(plate("a head", head, 0.3 * token.radius));
            painted.push(("a body", token.centre + vec2(0.0, 0.26) * token.radius, 0.82 * token.radius));
            if let Some((at, radius)) = token.count_badge() {
                painted.extend(plate("a count", art::count_rect(at, radius), 0.36 * radius));
            }
        }
        if let Some(banner) = banner_on(table, cell) {
            painted.extend(plate("a flag", flag_rect(transform, middle, &banner.text()), 0.0));
        }
        if table.shown().guard(cell).is_some() {
            let (at, radius) = in_slot(transform, middle, art::GUARD);
            painted.push(("a guard", at, 1.28 * radius));
        }
        let prices = walk_badges(table, transform, overlay);
        for price in prices.iter().filter(|price| price.centre.distance(middle) < transform.radius) {
            painted.extend(plate("a price", price.rect(), price.radius));
        }
        painted
    }

    #[test]
    fn nothing_covers_a_slab_late_in_the_games_of_every_variant_at_any_size() {
        let library = TikalLibrary::built_in();
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("playthroughs");
        let (mut seen, mut variants) = (std::collections::BTreeMap::<_, u32>::new(), std::collections::BTreeSet::new());
        let records = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        for path in records.filter(|path| path.extension().is_some_and(|end| end == "tikal")) {
            let game = replay_record(&std::fs::read_to_string(&path).unwrap(), &library).unwrap();
            let mut table = Table::opened(game, None);
            variants.insert(table.rules().id().to_string());
            let layout = table.rules().layout().clone();
            for step in [table.steps() * 2 / 3, table.steps() * 19 / 20] {
                table.execute(TableCommand::LookBack(Some(step)));
                let mut overlay = super::super::board::overlay(&table);
                let (seat, from) = table
                    .shown()
                    .seats()
                    .iter()
                    .find_map(|&seat| table.shown().present(seat).into_iter().next().map(|from| (seat, from)))
                    .unwrap();
                let piece = super::super::first_piece(table.shown().band(from, seat)).unwrap();
                overlay.reach = Some(Reach::of(table.rules(), table.shown(), Walker { seat, from, piece }, 10));
                for (wide, scale) in [(380.0, 1.0), (744.0, 0.8), (744.0, 1.2), (744.0, 1.5), (2600.0, 1.0)] {
                    let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(wide, wide * 0.8));
                    let mut camera = Camera::default();
                    camera.scale = scale;
                    let transform = camera.transform(&layout, rect);
                    for cell in table.shown().occupied() {
                        let Some(look) = super::super::paint::tile_on(&table, cell) else { continue };
                        let frame = Frame::new(transform.screen_from_hex(&layout, cell), transform.radius);
                        let slabs = art::slab_corners(frame, look.slabs);
                        for (name, at, radius) in painted(&table, &transform, &overlay, cell) {
                            *seen.entry(name).or_default() += 1;
                            for slab in &slabs {
                                // A line along the side of the hex keeps them apart.
                                let middle =
                                    slab.iter().fold(Vec2::ZERO, |sum, &corner| sum + 0.25 * (corner - frame.centre));
                                let side = ((middle.angle().to_degrees() - 30.0) / 60.0).round() * 60.0 + 30.0;
                                let out = Vec2::angled(side.to_radians());
                                let inner = slab.iter().map(|&corner| (corner - frame.centre).dot(out));
                                let inner = inner.fold(f32::INFINITY, f32::min);
                                let reach = (at - frame.centre).dot(out) + radius;
                                assert!(
                                    reach <= inner,
                                    "{name} on {cell:?} of {path:?} at {step}, {wide}: {reach} {inner}"
                                );
                            }
                        }
                    }
                }
            }
        }
        for name in ["a head", "a body", "a count", "a flag", "a guard", "a price"] {
            assert!(seen.get(name).is_some_and(|&times| times > 100), "{name}: {seen:?}");
        }
        assert!(variants.len() >= 7, "{variants:?}");
    }
}
