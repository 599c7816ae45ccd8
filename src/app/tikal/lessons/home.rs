//! How high the coach's card wants to be, and where it stands best: as high in every step of a lesson, right above the
//! steps of the turn.

use egui::{Pos2, Rect};

use super::place::{Surroundings, WIDTHS};

/// How much is left free at the edges of the window and of the board.
pub(super) const MARGIN: f32 = 6.0;
/// How far from the right edge of the board it is still at home, and how many heights above the floor are tried.
const ASIDE: f32 = 40.0;
const BOTTOMS: u8 = 7;
/// Less than this nobody sees.
pub(super) const HAIR: f32 = 0.1;
/// What it costs that there is no room for a note beside all the rest, and that the card is not as high as in the other
/// steps; and so much for each point that is missing.
const NOTED: f32 = 15_000.0;
const UNEVEN: f32 = 8000.0;
const MISSING: f32 = 100.0;

/// How high a card of some width is with all of its text, how high it will be, how high it would be with any note beside all
/// the rest, and in every step.
#[derive(Clone, Copy, Default)]
pub(super) struct Wants {
    pub whole: f32,
    pub tallest: f32,
    pub noted: f32,
    pub same: f32,
    /// Where its lower right corner is best.
    pub home: Option<Pos2>,
}

impl Wants {
    /// Those of the card with one of the widths.
    pub fn of(around: &Surroundings, index: usize) -> Self {
        let heights = &around.heights;
        let whole = heights.whole[index];
        // In a low window the card is no higher than it has to be.
        let home = around.floor.map(|floor| at_home(around, floor, WIDTHS[index], heights.same[index]));
        let most = home.map_or(0.0, |(_, height)| height);
        Self {
            whole,
            home: home.map(|(corner, _)| corner),
            tallest: heights.coming[index].max(whole),
            noted: heights.noted[index].min(most).max(whole),
            same: most.max(whole),
        }
    }

    /// What a height costs for the notes that have no room, and for not being that of the other steps.
    pub fn cost(&self, height: f32) -> f32 {
        let missing = (self.noted - height).max(0.0);
        let uneven = (self.same - height).abs();
        let flat = |off: f32, cost: f32| if off > 0.5 { cost } else { 0.0 };
        flat(missing, NOTED) + flat(uneven, UNEVEN) + (missing + uneven) * MISSING
    }
}

/// Where a card stands best: right above the floor, at the right edge of the board, as high as it wants to be and there is
/// room; a little lower or further to the left, or less high, where it would else cover half of a letter at the rim. Its
/// lower right corner and its height.
fn at_home(around: &Surroundings, floor: f32, width: f32, wanted: f32) -> (Pos2, f32) {
    let (right, top) = (around.board.right() - MARGIN, around.board.top() + MARGIN);
    let names = || around.names.iter();
    // Its edges can lie right beside letters.
    let tops = names().map(|name| name.bottom() + HAIR).filter(|below| *below > top);
    let tops: Vec<f32> = tops.chain([top]).collect();
    let beside = names().flat_map(|name| [name.left() - HAIR, name.right() + HAIR]);
    let rights = beside.flat_map(|x| [x, x + width]).filter(|x| (right - ASIDE..right).contains(x));
    let rights: Vec<f32> = rights.chain([right]).collect();
    let corners = steps(floor - MARGIN, floor, BOTTOMS).flat_map(|y| rights.iter().map(move |&x| Pos2::new(x, y)));
    let places = corners.flat_map(|corner| {
        let tops = tops.iter().map(move |top| top.max(corner.y - wanted)).filter(move |top| *top < corner.y);
        tops.map(move |top| Rect::from_min_max(Pos2::new(corner.x - width, top), corner))
    });
    let clear = places.filter(|place| halves(*place, &around.names) < 1.0);
    let worth = |place: &Rect| place.height() - (right - place.right()) * 0.5 - (place.bottom() - floor);
    let best = clear.max_by(|one, other| worth(one).total_cmp(&worth(other)));
    let corner = Pos2::new(right, floor - MARGIN);
    best.map_or((corner, wanted.min(corner.y - top)), |place| (place.max, place.height()))
}

/// Evenly spaced numbers from one to the other.
pub(super) fn steps(from: f32, to: f32, count: u8) -> impl Iterator<Item = f32> {
    (0..count).map(move |step| from + (to - from) * f32::from(step) / f32::from(count - 1))
}

/// Of how many of these the card covers a part only.
pub(super) fn halves(place: Rect, names: &[Rect]) -> f32 {
    names.iter().filter(|&&name| place.intersects(name) && !place.contains_rect(name)).count() as f32
}
