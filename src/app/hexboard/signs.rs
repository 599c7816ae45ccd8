//! Signs for buttons: one picture for each thing that is done on a board of hexes.

use egui::{Color32, Painter, Pos2, vec2};

use crate::app::kit::draw::frame::arc;
use crate::app::kit::draw::signs::{self, Pen, draw};

/// The meaning of a sign.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// A piece goes from camp to camp.
    Transfer,
    /// A temple grows.
    Uncover,
    /// A treasure is dug up.
    Dig,
    /// A camp is built.
    Camp,
    /// A guard is set.
    Guard,
    /// A sign of every game and screen.
    Common(signs::Sign),
}

impl Sign {
    /// All of them.
    pub const ALL: [Self; 15] = [
        Self::Common(signs::Sign::Enter),
        Self::Common(signs::Sign::Move),
        Self::Transfer,
        Self::Uncover,
        Self::Dig,
        Self::Common(signs::Sign::Exchange),
        Self::Camp,
        Self::Guard,
        Self::Common(signs::Sign::Undo),
        Self::Common(signs::Sign::Redo),
        Self::Common(signs::Sign::LookBack),
        Self::Common(signs::Sign::End),
        Self::Common(signs::Sign::Turn),
        Self::Common(signs::Sign::Locked),
        Self::Common(signs::Sign::Help),
    ];
}

/// A sign in one colour; take the colour of the text beside it.
pub fn sign(painter: &Painter, centre: Pos2, radius: f32, sign: Sign, colour: Color32) {
    draw(painter, ("of hexes", sign), (centre, radius), colour, |pen| sign_with(pen, sign));
}

fn sign_with(pen: &mut Pen, sign: Sign) {
    match sign {
        Sign::Common(sign) => pen.sign(sign),
        Sign::Transfer => {
            for side in [-1.0, 1.0] {
                pen.fill(&[(0.58 * side, -0.05), (0.58 * side + 0.36, 0.7), (0.58 * side - 0.36, 0.7)]);
            }
            pen.line(&arc((0.0, -0.1), (0.56, 0.5), 0.53, 0.93, 10));
            pen.head(0.52, -0.36, vec2(0.5, 0.86));
        }
        Sign::Uncover => {
            for (y, half) in [(0.66, 0.9), (0.28, 0.62), (-0.1, 0.34)] {
                pen.fill(&[(-half, y - 0.14), (half, y - 0.14), (half, y + 0.14), (-half, y + 0.14)]);
            }
            pen.head(0.0, -0.62, vec2(0.0, -1.0));
        }
        Sign::Dig => {
            pen.line(&[(0.5, -0.75), (-0.15, 0.15)]);
            pen.line(&[(0.26, -0.88), (0.74, -0.58)]);
            pen.fill(&[(-0.36, -0.04), (0.08, 0.28), (-0.1, 0.66), (-0.6, 0.86), (-0.58, 0.36)]);
            pen.disc(0.5, 0.66, 0.2);
        }
        Sign::Camp => {
            pen.line(&[(0.0, -0.72), (0.82, 0.66), (-0.82, 0.66), (0.0, -0.72)]);
            pen.fill(&[(0.0, -0.1), (0.34, 0.66), (-0.34, 0.66)]);
        }
        Sign::Guard => {
            pen.line(&arc((0.0, 0.0), (0.86, 0.86), 0.0, 1.0, 28));
            pen.pawn(0.0, 0.06, 0.66);
        }
    }
}
