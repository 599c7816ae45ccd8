//! Where the coach's card stands: beside what it speaks of.

use egui::{Rect, Vec2, vec2};

/// The card's width over a board that has room for it.
const WIDTH: f32 = 316.0;
/// A board this wide has room for a card beside the tiles.
const LEAST_BOARD: f32 = 470.0;
const MARGIN: f32 = 10.0;

/// The places that the card can take, the best first, each as large as the card may get there.
#[must_use]
pub fn places(board: Rect, window: Rect) -> Vec<Rect> {
    let mut places = Vec::new();
    if board.width() >= LEAST_BOARD {
        let inner = board.shrink(MARGIN);
        let size = vec2(WIDTH, inner.height());
        places.push(Rect::from_min_size(inner.right_top() - vec2(WIDTH, 0.0), size));
        places.push(Rect::from_min_size(inner.left_top(), size));
    }
    // Beside a small board: over the panels at its sides.
    let sides = [(board.right(), window.right()), (window.left(), board.left())];
    for (left, right) in sides.into_iter().filter(|(left, right)| right - left > 120.0) {
        places.push(Rect::from_x_y_ranges(left + 4.0..=right - 4.0, board.top() + 4.0..=board.bottom() - 4.0));
    }
    if places.is_empty() {
        places.push(board.shrink(4.0));
    }
    places
}

/// Where the card goes: at the top or the bottom of one of the places, where it covers least of the `aims`, then least
/// of what is `busy` and of the panels beside the board. `height` says how high a card of a width is.
#[must_use]
pub fn choose(board: Rect, places: &[Rect], height: impl Fn(f32) -> f32, aims: &[Rect], busy: &[Rect]) -> Option<Rect> {
    let covered = |place: Rect, rects: &[Rect]| -> f32 {
        rects.iter().map(|rect| place.intersect(*rect)).filter(Rect::is_positive).map(|rect| rect.area()).sum()
    };
    let candidates = places.iter().flat_map(|&place| {
        let size = vec2(place.width(), height(place.width()).min(place.height()));
        let lower = place.height() - size.y;
        [Vec2::ZERO, vec2(0.0, lower)].map(|shift| Rect::from_min_size(place.min + shift, size))
    });
    let beside = |place: &Rect| if board.intersects(*place) { 0.0 } else { place.area() };
    let cost = |place: &Rect| covered(*place, aims) * 1000.0 + covered(*place, busy) + beside(place);
    candidates.min_by(|a, b| cost(a).total_cmp(&cost(b)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn rect(left: f32, top: f32, right: f32, bottom: f32) -> Rect {
        Rect::from_min_max(pos2(left, top), pos2(right, bottom))
    }

    #[test]
    fn the_card_stands_beside_what_it_speaks_of() {
        let (window, board) = (rect(0.0, 0.0, 1024.0, 700.0), rect(210.0, 30.0, 814.0, 590.0));
        let places = places(board, window);
        let height = |_: f32| 240.0;
        let free = choose(board, &places, height, &[], &[]).unwrap();
        assert!(board.contains_rect(free));
        for aim in [
            rect(700.0, 40.0, 800.0, 100.0),
            rect(500.0, 200.0, 560.0, 260.0),
            rect(220.0, 500.0, 280.0, 560.0),
            rect(10.0, 40.0, 200.0, 160.0),
        ] {
            let place = choose(board, &places, height, &[aim], &[]).unwrap();
            assert!(!place.intersects(aim) && window.contains_rect(place), "{aim:?} {place:?}");
        }
    }

    #[test]
    fn a_small_board_is_left_free() {
        let (window, board) = (rect(0.0, 0.0, 512.0, 350.0), rect(180.0, 30.0, 332.0, 240.0));
        for aim in [rect(190.0, 40.0, 240.0, 90.0), rect(0.0, 40.0, 170.0, 100.0), rect(340.0, 40.0, 500.0, 100.0)] {
            let place = choose(board, &places(board, window), |_| 500.0, &[aim], &[board]).unwrap();
            assert!(!place.intersects(board) && !place.intersects(aim) && window.contains_rect(place), "{place:?}");
        }
    }
}
