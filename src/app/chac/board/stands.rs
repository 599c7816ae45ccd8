//! Where adventurers stand: together on a square, as large as they fit, and clear of the numbers there.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::layout::Layout;
use crate::app::chac::art::EXTENT;
use crate::chac::{Adventurer, Face, Room, Square, State, Status, Variant};
use crate::game::Seat;

/// An adventurer that stands somewhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Stand {
    /// Whose it is.
    pub seat: Seat,
    /// The adventurer.
    pub adventurer: Adventurer,
    /// The square.
    pub square: Square,
    /// The middle of its picture.
    pub centre: Pos2,
    /// The radius of its picture.
    pub radius: f32,
}

/// The largest radius of an adventurer, in fields.
pub const LARGEST: f32 = 0.4;
/// The least height of the room in which adventurers stand between walls, in fields.
const LEAST: f32 = 0.8;
/// The width and height that an adventurer takes beside others, whose hats it may overlap, in radii.
const ROOM: Vec2 = vec2(1.5, 1.9);

/// Everybody in the temple or out of it, by seat.
#[must_use]
pub fn stands(layout: &Layout, rules: &Variant, state: &State) -> Vec<Stand> {
    let seats = state.seats().iter().copied();
    seats.filter_map(|seat| stand(layout, rules, state, seat)).collect()
}

/// Where a seat's adventurer stands; none if it is not in the temple and not out of it.
#[must_use]
pub fn stand(layout: &Layout, rules: &Variant, state: &State, seat: Seat) -> Option<Stand> {
    let adventurer = state.adventurer(seat)?;
    let square = square_of(rules, state, seat)?;
    let others = || state.seats().iter().filter(|&&other| square_of(rules, state, other) == Some(square));
    let index = others().position(|&other| other == seat)?;
    let (centre, radius) = spot(layout, rules, state, square, index, others().count());
    Some(Stand { seat, adventurer, square, centre, radius })
}

fn square_of(rules: &Variant, state: &State, seat: Seat) -> Option<Square> {
    match state.status(seat) {
        Status::In => state.place(seat),
        Status::Out => Some(rules.out()),
        Status::Waiting | Status::Lost => None,
    }
}

/// The place and radius of one of so many who stand on a square together.
#[must_use]
pub fn spot(
    layout: &Layout,
    rules: &Variant,
    state: &State,
    square: Square,
    index: usize,
    count: usize,
) -> (Pos2, f32) {
    let (rect, whole) = (floor(layout, rules, state, square), layout.square(square));
    let count = count.max(1);
    let (radius, columns) = (1..=count)
        .map(|columns| {
            let (cells, between) = grid(columns, count);
            let fits = (rect.size() / cells / ROOM)
                .min_elem()
                .min((whole.size() / (between * ROOM + EXTENT.size())).min_elem());
            (fits.min(LARGEST * layout.field() * layout.scale()), columns)
        })
        .fold((0.0, 1), |best, other| if other.0 > best.0 + 1e-3 { other } else { best });
    let (cells, between) = grid(columns, count);
    let (row, column) = (index / columns, index % columns);
    let in_row = columns.min(count - columns * row);
    // As close to each other as they need, in the middle, and no hat beyond the rim of the square.
    let pictures = EXTENT * radius;
    let most = (whole.size() - pictures.size()) / between.max(Vec2::splat(1.0));
    let step = (ROOM * radius * 1.08).min(rect.size() / cells).min(most);
    let reach = between * step * 0.5;
    let least = whole.min - pictures.min.to_vec2() + reach;
    let middle = rect.center().max(least).min(whole.max - pictures.max.to_vec2() - reach);
    let place = vec2(column as f32 - (in_row as f32 - 1.0) * 0.5, row as f32) * step - vec2(0.0, reach.y);
    (middle + place, radius)
}

/// The columns and rows of so many in so many columns, and the steps from the first to the last of each.
fn grid(columns: usize, count: usize) -> (Vec2, Vec2) {
    let cells = vec2(columns as f32, count.div_ceil(columns) as f32);
    (cells, cells - Vec2::splat(1.0))
}

/// The part of a square on which adventurers stand: below the numbers of a lava tile, and between the walls.
fn floor(layout: &Layout, rules: &Variant, state: &State, square: Square) -> Rect {
    let (whole, field) = (layout.square(square), layout.field());
    let top = match rules.room(square) {
        Room::Zone(_) => {
            let clear = between_walls(layout, rules, square, state.walls().left.into(), state.walls().right.into());
            // In a gap too narrow for them they stand before the walls.
            let high = (clear.height() - 0.08 * field).max(LEAST * field).min(whole.height());
            let middle = clear.center().y.clamp(whole.top() + high * 0.5, whole.bottom() - high * 0.5);
            return Rect::from_center_size(pos2(clear.center().x, middle), vec2(whole.width() - 0.2 * field, high));
        }
        Room::Lava(tile) if state.tile(tile.into()).face != Face::Down => 0.4,
        _ => 0.1,
    };
    Rect::from_min_max(whole.min + vec2(0.03, top) * field, whole.max - vec2(0.03, 0.03) * field)
}

/// The part of a zone that lies between the walls after so many steps; the left wall comes from below, the right one from
/// above.
#[must_use]
pub fn between_walls(layout: &Layout, rules: &Variant, zone: Square, left: f32, right: f32) -> Rect {
    let whole = layout.square(zone);
    let step = whole.height() / f32::from(rules.wall_steps().max(1));
    let (top, bottom) = (whole.top() + right * step, whole.bottom() - left * step);
    // Where one wall has come beyond the middle, they meet where it stands.
    Rect::from_min_max(pos2(whole.left(), top.min(whole.bottom())), pos2(whole.right(), bottom.max(top)))
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::super::layout::tests::temple;
    use super::*;
    use crate::chac::Setup;

    #[test]
    fn up_to_six_stand_on_any_square_beside_each_other_and_wholly_on_it() {
        let rules = temple();
        let start = State::new(&rules, 6, &Setup::default());
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(850.0, 550.0));
        let scaled = [1.0, 1.5, 2.0].map(|scale| Layout::new(&rules, rect).scaled(scale));
        for (layout, square) in scaled.iter().flat_map(|layout| rules.squares().iter().map(move |it| (layout, it))) {
            let room = layout.square(square).expand(0.01);
            for count in 1..=6 {
                let spots: Vec<(Pos2, f32)> =
                    (0..count).map(|index| spot(layout, &rules, &start, square, index, count)).collect();
                for (index, &(centre, radius)) in spots.iter().enumerate() {
                    assert!(radius > 0.18 * layout.field() && radius <= LARGEST * layout.field() * layout.scale());
                    let picture = (EXTENT * radius).translate(centre.to_vec2());
                    assert!(room.contains_rect(picture), "{square:?} {count} {index}: {picture:?} in {room:?}");
                    let mut others = spots[..index].iter();
                    // Shoulders may touch; no head covers another sign.
                    assert!(others.all(|&(other, _)| {
                        let apart = (other - centre).abs() / radius;
                        apart.x > 1.3 || apart.y > 1.6
                    }));
                }
            }
        }
    }

    #[test]
    fn larger_adventurers_grow_as_far_as_they_have_room_and_smaller_ones_shrink() {
        let rules = temple();
        let state = State::new(&rules, 2, &Setup::default());
        let rect = Rect::from_min_size(Pos2::ZERO, vec2(850.0, 550.0));
        for square in rules.squares().iter() {
            let radius = |scale: f32| {
                let layout = Layout::new(&rules, rect).scaled(scale);
                let (centre, radius) = spot(&layout, &rules, &state, square, 0, 1);
                let picture = (EXTENT * radius).translate(centre.to_vec2());
                assert!(layout.square(square).expand(0.01).contains_rect(picture), "{square:?} {scale}");
                radius
            };
            assert!(radius(0.8) < radius(1.0) && radius(1.0) < radius(1.5), "{square:?}");
        }
    }

    #[test]
    fn walls_leave_less_and_less_between_them_and_nothing_at_last() {
        let rules = temple();
        let layout = Layout::new(&rules, Rect::from_min_size(Pos2::ZERO, vec2(850.0, 550.0)));
        let high = |left: f32, right: f32| {
            let zones = rules.zones().iter().map(|&zone| between_walls(&layout, &rules, zone, left, right).height());
            zones.fold(f32::MAX, f32::min) / layout.field()
        };
        assert!((high(0.0, 0.0) - 3.0).abs() < 1e-3 && (high(2.0, 1.0) - 1.5).abs() < 1e-3);
        assert!(high(3.0, 3.0).abs() < 1e-3 && high(5.0, 1.0).abs() < 1e-3);
        let zone = rules.zones()[0];
        let (below, above) =
            (between_walls(&layout, &rules, zone, 1.0, 0.0), between_walls(&layout, &rules, zone, 0.0, 1.0));
        assert!(below.top() < above.top() && below.bottom() < above.bottom(), "the left wall comes from below");
    }
}
