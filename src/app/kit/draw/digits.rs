//! Carved numbers and names: digits and letters as strokes, bold and sharp at every size.
//!
//! The font is not used: it has no bold face, and text at every size that a zoom passes through would fill the font
//! texture.

use egui::{Color32, Pos2, vec2};

use super::frame::{Frame, arc};
use super::ink::Ink;

/// The strokes of a character in a box 0.6 wide and 1 high around (0, 0), with arcs of this share of their points; none if it
/// cannot be carved.
fn strokes(character: char, detail: f32) -> Option<Vec<Vec<(f32, f32)>>> {
    let arc = |centre, radius, from, to, steps| arc(centre, radius, from, to, of_detail(steps, detail));
    Some(match character {
        '0' => vec![arc((0.0, 0.0), (0.27, 0.43), 0.0, 1.0, 18)],
        '1' => vec![vec![(-0.17, -0.27), (0.05, -0.43), (0.05, 0.43)]],
        '2' => {
            let mut line = arc((0.0, -0.19), (0.25, 0.24), 0.52, 1.09, 10);
            line.extend([(-0.25, 0.43), (0.28, 0.43)]);
            vec![line]
        }
        '3' => {
            let mut line = arc((-0.02, -0.215), (0.24, 0.215), 0.56, 1.25, 11);
            line.extend(arc((-0.02, 0.215), (0.27, 0.215), -0.25, 0.45, 11));
            vec![line]
        }
        '4' => vec![vec![(0.12, 0.43), (0.12, -0.43), (-0.29, 0.2), (0.3, 0.2)]],
        '5' => {
            let mut line = vec![(0.23, -0.43), (-0.19, -0.43), (-0.23, -0.06)];
            line.extend(arc((-0.02, 0.15), (0.27, 0.28), 0.62, 1.41, 14));
            vec![line]
        }
        '6' => vec![arc((0.0, 0.17), (0.26, 0.26), 0.0, 1.0, 16), arc((0.12, 0.1), (0.38, 0.53), 0.76, 0.52, 8)],
        '7' => vec![vec![(-0.27, -0.43), (0.27, -0.43), (-0.08, 0.43)]],
        '8' => vec![arc((0.0, -0.22), (0.22, 0.21), 0.0, 1.0, 14), arc((0.0, 0.2), (0.27, 0.23), 0.0, 1.0, 16)],
        '9' => vec![arc((0.0, -0.17), (0.26, 0.26), 0.0, 1.0, 16), arc((-0.12, -0.1), (0.38, 0.53), 0.26, 0.02, 8)],
        // Its arms are long: where they are only as long as the stroke is thick, it looks like a sign of division.
        '+' => vec![vec![(-0.33, 0.0), (0.33, 0.0)], vec![(0.0, -0.33), (0.0, 0.33)]],
        '-' | '−' | '–' => vec![vec![(-0.22, 0.06), (0.22, 0.06)]],
        '×' => vec![vec![(-0.2, -0.14), (0.2, 0.26)], vec![(0.2, -0.14), (-0.2, 0.26)]],
        '<' => vec![vec![(0.22, -0.26), (-0.22, 0.04), (0.22, 0.34)]],
        '%' => vec![
            arc((-0.2, -0.26), (0.13, 0.14), 0.0, 1.0, 12),
            arc((0.2, 0.26), (0.13, 0.14), 0.0, 1.0, 12),
            vec![(0.24, -0.4), (-0.24, 0.4)],
        ],
        '?' => {
            let mut line = arc((0.0, -0.2), (0.23, 0.23), 0.52, 1.2, 10);
            line.push((0.0, 0.16));
            vec![line, vec![(0.0, 0.42), (0.0, 0.43)]]
        }
        letter => letter_strokes(letter, detail)?,
    })
}

/// The strokes of a small letter; a few go below the box.
fn letter_strokes(letter: char, detail: f32) -> Option<Vec<Vec<(f32, f32)>>> {
    let arc = |centre, radius, from, to, steps| arc(centre, radius, from, to, of_detail(steps, detail));
    let bowl = |x: f32| arc((x, 0.14), (0.23, 0.28), 0.0, 1.0, 16);
    let tall = |x: f32| vec![(x, -0.43), (x, 0.43)];
    let short = |x: f32| vec![(x, -0.13), (x, 0.43)];
    let deep = |x: f32| vec![(x, -0.13), (x, 0.65)];
    let arch = || vec![(-0.22, 0.1), (-0.06, -0.13), (0.12, -0.13), (0.22, 0.02), (0.22, 0.43)];
    // Longer than wide, as thin strokes have no round ends, and well above what is dotted.
    let dot = |x: f32| vec![(x, -0.48), (x, -0.36)];
    let dotted = |x: f32| vec![(x, -0.04), (x, 0.43)];
    Some(match letter {
        // Its foot and the gap before it tell it from an o, however small it is.
        'a' => vec![arc((-0.1, 0.14), (0.2, 0.28), 0.0, 1.0, 16), vec![(0.17, -0.16), (0.17, 0.3), (0.33, 0.43)]],
        'b' => vec![tall(-0.22), bowl(0.02)],
        'c' => vec![arc((0.03, 0.14), (0.25, 0.28), 0.14, 0.86, 14)],
        'd' => vec![bowl(-0.02), tall(0.22)],
        'e' => {
            let mut line = vec![(-0.23, 0.14)];
            line.extend(arc((0.0, 0.14), (0.25, 0.28), 1.0, 0.13, 14));
            vec![line]
        }
        'f' => {
            vec![vec![(0.22, -0.41), (0.06, -0.43), (-0.05, -0.28), (-0.05, 0.43)], vec![(-0.22, -0.1), (0.18, -0.1)]]
        }
        'g' => vec![bowl(-0.02), vec![(0.22, -0.13), (0.22, 0.5), (0.08, 0.66), (-0.17, 0.62)]],
        'h' => vec![tall(-0.22), arch()],
        'i' => vec![dotted(0.0), dot(0.0)],
        'j' => vec![vec![(0.06, -0.04), (0.06, 0.52), (-0.06, 0.65), (-0.18, 0.61)], dot(0.06)],
        'k' => vec![tall(-0.22), vec![(0.2, -0.13), (-0.2, 0.2)], vec![(-0.06, 0.1), (0.22, 0.43)]],
        'l' => vec![tall(0.0)],
        'm' => vec![
            short(-0.3),
            vec![(-0.3, 0.03), (-0.15, -0.13), (0.0, 0.03), (0.0, 0.43)],
            vec![(0.0, 0.03), (0.15, -0.13), (0.3, 0.03), (0.3, 0.43)],
        ],
        'n' => vec![short(-0.22), arch()],
        'o' => vec![arc((0.0, 0.14), (0.26, 0.28), 0.0, 1.0, 16)],
        'p' => vec![deep(-0.22), bowl(0.02)],
        'q' => vec![bowl(-0.02), deep(0.22)],
        'r' => vec![short(-0.15), vec![(-0.15, 0.12), (0.0, -0.13), (0.19, -0.13)]],
        's' => vec![vec![
            (0.2, -0.07),
            (0.02, -0.14),
            (-0.18, -0.04),
            (-0.12, 0.1),
            (0.13, 0.19),
            (0.19, 0.33),
            (0.0, 0.43),
            (-0.21, 0.36),
        ]],
        't' => vec![vec![(-0.04, -0.36), (-0.04, 0.31), (0.06, 0.43), (0.2, 0.4)], vec![(-0.2, -0.13), (0.18, -0.13)]],
        'u' => vec![vec![(-0.22, -0.13), (-0.22, 0.28), (-0.1, 0.43), (0.07, 0.43), (0.22, 0.25)], short(0.22)],
        'v' => vec![vec![(-0.24, -0.13), (0.0, 0.43), (0.24, -0.13)]],
        'w' => vec![vec![(-0.33, -0.13), (-0.17, 0.43), (0.0, 0.0), (0.17, 0.43), (0.33, -0.13)]],
        'x' => vec![vec![(-0.22, -0.13), (0.22, 0.43)], vec![(0.22, -0.13), (-0.22, 0.43)]],
        'y' => vec![vec![(-0.23, -0.13), (0.02, 0.41)], vec![(0.24, -0.13), (-0.06, 0.63), (-0.2, 0.65)]],
        'z' => vec![vec![(-0.22, -0.13), (0.22, -0.13), (-0.22, 0.43), (0.23, 0.43)]],
        _ => return None,
    })
}

/// The height, in pixels, from which on a character has all its points.
const FULL_DETAIL: f32 = 48.0;

/// The least share of its points: with fewer an arc would bend so much at each that it would be drawn as corners.
const LEAST_DETAIL: f32 = 0.66;

/// The number of steps of an arc that is drawn with this share of its points.
fn of_detail(steps: usize, detail: f32) -> usize {
    ((steps as f32 * detail).ceil() as usize).clamp(4, steps.max(4))
}

/// The thickness of strokes, as a share of the height.
const STROKE: f32 = 0.165;

/// The width of a character with the space around it, as a multiple of its height.
fn advance(character: char) -> f32 {
    match character {
        '1' => 0.56,
        'i' | 'j' | 'l' => 0.4,
        'm' | 'w' | '+' | '%' => 0.9,
        '×' => 0.54,
        _ => 0.74,
    }
}

/// True if every character can be carved.
pub(in crate::app) fn can_carve(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|character| strokes(character, 1.0).is_some())
}

/// The width of the text in digits of this height.
pub(in crate::app) fn width(text: &str, height: f32) -> f32 {
    text.chars().map(advance).sum::<f32>() * height
}

/// Draws the text around a centre in digits `height` high. Characters that cannot be carved are left out.
pub(in crate::app) fn carve(ink: &mut Ink, centre: Pos2, height: f32, text: &str, colour: Color32) {
    carve_wider(ink, centre, height, text, colour, 0.0);
}

/// As [`carve`], with strokes that reach so much farther on every side.
fn carve_wider(ink: &mut Ink, centre: Pos2, height: f32, text: &str, colour: Color32, reach: f32) {
    let thick = (height * STROKE).max(ink.pixel() * 1.2) + 2.0 * reach;
    // An arc looks as round with few points where it is small, as a circle does.
    let detail = (height / (FULL_DETAIL * ink.pixel())).max(0.0).sqrt().clamp(LEAST_DETAIL, 1.0);
    let mut x = -0.5 * width(text, 1.0);
    for character in text.chars() {
        let frame = Frame::new(centre + vec2(x + advance(character) * 0.5, 0.0) * height, height);
        for stroke in strokes(character, detail).unwrap_or_default() {
            ink.line(&frame.points(&stroke), thick, colour);
        }
        x += advance(character);
    }
}

/// As [`carve`], with a rim of another colour that reaches so far, in heights, beyond the strokes: so it can be read on
/// any ground.
pub(in crate::app) fn carve_rimmed(
    ink: &mut Ink,
    centre: Pos2,
    height: f32,
    text: &str,
    (colour, rim): (Color32, Color32),
    reach: f32,
) {
    carve_wider(ink, centre, height, text, rim, (height * reach).max(ink.pixel()));
    carve(ink, centre, height, text, colour);
}

/// Draws a number around a centre in digits `height` high.
pub(in crate::app) fn carve_number(ink: &mut Ink, centre: Pos2, height: f32, number: u8, colour: Color32) {
    carve(ink, centre, height, &number.to_string(), colour);
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2};

    use super::*;

    #[test]
    fn every_name_of_a_cell_can_be_carved() {
        for column in 'a'..='z' {
            assert!(can_carve(&format!("{column}1234567890")), "{column}");
        }
    }

    /// The rectangle within which a stroke runs, without its thickness.
    fn extent(stroke: &[(f32, f32)]) -> Rect {
        stroke.iter().map(|&(x, y)| Rect::from_min_max(pos2(x, y), pos2(x, y))).fold(Rect::NOTHING, Rect::union)
    }

    #[test]
    fn small_digits_have_fewer_corners_and_are_as_large() {
        let carved = |height: f32| {
            let mut ink = Ink::new(1.0);
            carve(&mut ink, Pos2::ZERO, height, "8", Color32::PLACEHOLDER);
            let mesh = ink.into_mesh();
            let all = mesh.vertices.iter().fold(Rect::NOTHING, |all, corner| all.union(Rect::from_pos(corner.pos)));
            (mesh.vertices.len(), all)
        };
        let ((small, at), (large, whole)) = (carved(12.0), carved(48.0));
        assert!(small * 4 < large * 3, "{small} corners, {large} where it is large");
        // Half a pixel of a soft edge does not grow with it.
        let (high, whole) = (at.height() - 1.0, whole.height() - 1.0);
        assert!((high * 4.0 / whole - 1.0).abs() < 0.05, "{high} of {whole}");
    }

    #[test]
    fn dots_are_seen_and_stand_apart_however_thin_the_strokes_are() {
        for letter in ['i', 'j'] {
            let strokes = strokes(letter, 1.0).unwrap();
            let (body, dot) = (extent(&strokes[0]), extent(&strokes[1]));
            // Thin strokes have no round ends: what they are drawn of is as long as it is said here.
            assert!(dot.height() >= 0.6 * STROKE, "{letter}: {dot:?}");
            // Thick ones have: each end reaches half a stroke farther.
            assert!(body.top() - dot.bottom() > 1.5 * STROKE, "{letter}: {body:?} {dot:?}");
        }
    }

    #[test]
    fn an_a_has_a_foot_that_an_o_has_not() {
        let (a, o) = (strokes('a', 1.0).unwrap(), strokes('o', 1.0).unwrap());
        let (bowl, stem) = (extent(&a[0]), extent(&a[1]));
        assert!(stem.right() > bowl.right() + STROKE && stem.top() < bowl.top(), "{bowl:?} {stem:?}");
        assert_eq!(o.len(), 1);
    }

    #[test]
    fn the_arms_of_a_plus_are_longer_than_its_strokes_are_thick() {
        let strokes = strokes('+', 1.0).unwrap();
        let ends: Vec<f32> = strokes.iter().flatten().map(|&(x, y)| x.abs().max(y.abs())).collect();
        assert_eq!(ends.len(), 4);
        // Shorter arms look like the dots of a sign of division.
        assert!(ends.iter().all(|end| end - STROKE / 2.0 > 1.4 * STROKE), "{ends:?}");
        assert!(advance('+') > 2.0 * ends[0] + STROKE, "the next digit does not touch it");
    }
}
