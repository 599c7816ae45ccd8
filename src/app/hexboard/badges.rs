//! The size of the badges that say how many pieces one stands for: as large as they are designed, and on small hexes as
//! large as small text wherever the hex has room for that.
//!
//! Decides where a badge goes that grows. A piece keeps its place, and no badge covers another piece, another badge, the
//! head of its own, or the number in the middle of the hex; nor the body of its own, if it has room elsewhere that is not
//! much smaller.

use egui::{Pos2, Rect, Vec2, vec2};

use super::art;
use super::tokens::Token;

/// The least height of a number where there is room, in points: as high as the digits of small text.
const LEAST: f32 = 8.0;
/// The number in the middle of a hex, in hex radii.
const NUMBER: Rect = Rect { min: Pos2::new(-0.19, -0.36), max: Pos2::new(0.19, 0.08) };
/// The sizes that a badge tries which has to grow, as parts of the one that is wanted.
const SIZES: [f32; 6] = [1.0, 0.92, 0.85, 0.75, 0.65, 0.55];
/// Where such a badge tries to stand, below its piece and beside it first: a point on the piece, from its centre and in its
/// radii, and on which side of that point it stands. Both are counted towards the side of the hex on which the piece stands.
const SLOTS: [(Vec2, Vec2); 8] = [
    (vec2(0.0, 1.08), vec2(0.0, 1.0)),
    (vec2(0.6, 1.08), vec2(0.0, 1.0)),
    (vec2(0.67, -0.37), vec2(1.0, -1.0)),
    (vec2(-1.0, -1.2), vec2(-1.0, 1.0)),
    (vec2(-1.0, -1.2), vec2(-1.0, -1.0)),
    (vec2(0.5, 0.05), vec2(-1.0, 1.0)),
    (vec2(-1.0, 1.3), vec2(1.0, 1.0)),
    (vec2(-1.0, -0.45), vec2(-1.0, -1.0)),
];

/// Lets the badges of the pieces on the hex with this middle and radius grow as far as they have to and can.
pub fn grow(tokens: &mut [Token], middle: Pos2, hex: f32) {
    let wanted = art::count_radius(LEAST);
    for index in 0..tokens.len() {
        let token = tokens[index];
        let Some((_, least)) = token.count_badge().filter(|&(_, radius)| radius < wanted) else { continue };
        let outwards = vec2((token.centre.x - middle.x).signum(), 1.0);
        let sizes = SIZES.map(|size| size * wanted).into_iter().filter(|&radius| radius > least);
        let mut badges = sizes.flat_map(|radius| {
            let half = 0.5 * art::count_rect(Pos2::ZERO, radius).size();
            SLOTS.map(|(on, beside)| (token.centre + outwards * (on * token.radius + beside * half), radius))
        });
        if let Some(badge) = badges.find(|&badge| fits(tokens, index, badge, middle, hex)) {
            tokens[index].badge = badge;
        }
    }
}

/// True if a badge leaves the body of a piece free.
fn leaves_free(token: &Token, (place, radius): (Pos2, f32)) -> bool {
    // A body is round.
    let body = token.centre + vec2(0.0, 0.26) * token.radius;
    art::count_rect(place, radius).distance_to_pos(body) >= 0.8 * token.radius
}

/// True if a badge has room on the hex.
fn fits(tokens: &[Token], of: usize, (place, radius): (Pos2, f32), middle: Pos2, hex: f32) -> bool {
    let plate = art::count_rect(place, radius);
    let number = Rect::from_min_max(middle + NUMBER.min.to_vec2() * hex, middle + NUMBER.max.to_vec2() * hex);
    let is_within =
        [plate.left_top(), plate.right_top(), plate.left_bottom(), plate.right_bottom()].iter().all(|&at| {
            // Its corners are round.
            let from = (at - middle) / hex - (at - place) / hex * 0.15;
            let high = 0.5 * 3.0_f32.sqrt();
            from.y.abs() <= high && high * from.x.abs() + 0.5 * from.y.abs() <= high
        });
    let others = tokens.iter().enumerate().all(|(index, token)| {
        let [head, _] = token.parts();
        let is_beside = leaves_free(token, (place, radius));
        let own = index == of;
        let badge = token.count_badge().map(|(place, radius)| art::count_rect(place, radius));
        !plate.intersects(head) && (own || is_beside) && (own || !badge.is_some_and(|badge| badge.intersects(plate)))
    });
    is_within && others && !plate.intersects(number)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::app::hexboard::art::Figure;
    use crate::game::Seat;

    /// The radius of hexes in a window of 1280 × 780 with text half as large again.
    const SMALL_HEX: f32 = 30.5;

    /// The pieces of these seats, of so many at the table, all of them with several explorers.
    fn crowd(seats: usize, there: &[usize], has_leaders: bool, scale: f32, hex: f32) -> Vec<Token> {
        let mut tokens = Vec::new();
        for &seat in there {
            for (piece, count) in [(Figure::Leader, 1), (Figure::Explorer, 3)] {
                if piece == Figure::Leader && !has_leaders {
                    continue;
                }
                let size = if piece == Figure::Leader { art::LEADER_SCALE } else { 1.0 };
                let radius = art::piece_radius(seats, scale) * size * hex;
                let spot = art::piece_spot(seat, seats, piece, scale) * hex;
                tokens.push(Token::new(Seat::ALL[seat], piece, count, (pos2(0.0, 0.0), spot, radius), seats));
            }
        }
        tokens
    }

    #[test]
    fn the_number_of_a_stack_that_stands_alone_is_as_large_as_small_text_on_any_hex() {
        for (seats, scale) in (2..=4).flat_map(|seats| [0.8, 1.0, 1.25, 1.5].map(|scale| (seats, scale))) {
            for (seat, has_leaders) in (0..seats).flat_map(|seat| [(seat, false), (seat, true)]) {
                let mut tokens = crowd(seats, &[seat], has_leaders, scale, SMALL_HEX);
                grow(&mut tokens, Pos2::ZERO, SMALL_HEX);
                let (_, radius) = tokens.iter().find_map(Token::count_badge).unwrap();
                let height = radius / art::count_radius(1.0);
                // Between an explorer and its own leader there is a little less room.
                let least = if has_leaders { 6.7 } else { LEAST };
                assert!(height >= least - 0.01, "{seat} of {seats} at {scale}, {has_leaders}: {height}");
            }
        }
    }

    #[test]
    fn a_badge_that_grows_covers_nothing_and_none_becomes_smaller_however_crowded_the_hex_is() {
        for (seats, scale) in (2..=4).flat_map(|seats| [0.8, 1.0, 1.25, 1.5].map(|scale| (seats, scale))) {
            let all: Vec<usize> = (0..seats).collect();
            let before = crowd(seats, &all, true, scale, SMALL_HEX);
            let mut after = before.clone();
            grow(&mut after, Pos2::ZERO, SMALL_HEX);
            let grown = after.clone();
            for (index, (before, after)) in before.iter().zip(&after).enumerate() {
                let (Some((_, small)), Some(badge)) = (before.count_badge(), after.count_badge()) else { continue };
                assert!(badge.1 >= small - 0.001, "{index} of {seats} at {scale}");
                // One that has not grown stands where it is designed.
                let has_grown = badge.1 > small + 0.01;
                assert!(!has_grown || fits(&grown, index, badge, Pos2::ZERO, SMALL_HEX));
            }
        }
    }

    #[test]
    fn a_badge_that_grows_leaves_its_own_piece_free_where_the_hex_has_room() {
        for seats in 2..=4 {
            for there in [vec![0], vec![seats - 1], (0..seats).collect()] {
                let mut tokens = crowd(seats, &there, false, 1.0, SMALL_HEX);
                grow(&mut tokens, Pos2::ZERO, SMALL_HEX);
                for token in &tokens {
                    assert!(token.count_badge().is_some_and(|badge| leaves_free(token, badge)), "{there:?} of {seats}");
                }
            }
        }
    }

    #[test]
    fn on_large_hexes_badges_stay_as_they_are() {
        let before = crowd(4, &[0, 1, 2, 3], true, 1.0, 90.0);
        let mut after = before.clone();
        grow(&mut after, Pos2::ZERO, 90.0);
        assert_eq!(before, after);
    }
}
