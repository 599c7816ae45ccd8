//! Signs for buttons: the pen that draws them, and those that every game and screen uses.

use std::f32::consts::TAU;
use std::hash::Hash;

use egui::{Color32, Painter, Pos2, Vec2, vec2};

use super::digits;
use super::frame::{Frame, arc};
use super::ink::Ink;
use super::stamp::plain_stamp;

/// Something that a sign stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// A piece enters.
    Enter,
    /// A piece moves.
    Move,
    /// Treasures change hands.
    Exchange,
    /// The turn ends.
    End,
    /// A tile is turned clockwise.
    Turn,
    /// Something is taken back.
    Undo,
    /// The step taken back last is played again.
    Redo,
    /// An eye: the board is shown as it stood then.
    LookBack,
    /// A padlock: what came before cannot be taken back, because chance revealed something.
    Locked,
    /// A question mark: opens the rulebook.
    Help,
}

/// A sign in one colour; take the colour of the text beside it.
pub fn sign(painter: &Painter, centre: Pos2, radius: f32, sign: Sign, colour: Color32) {
    draw(painter, ("of any game", sign), (centre, radius), colour, |pen| pen.sign(sign));
}

/// Draws a sign with one pen of this colour. `sign` is all that its lines depend on: where it stays, it is drawn once.
pub(in crate::app) fn draw(
    painter: &Painter,
    sign: impl Hash,
    (centre, radius): (Pos2, f32),
    colour: Color32,
    draw: impl FnOnce(&mut Pen),
) {
    plain_stamp(painter, ("sign", sign, colour), (centre, radius), |ink| {
        draw(&mut Pen { ink, frame: Frame::new(centre, radius), colour });
    });
}

/// A pen that draws a sign in one colour, in a frame of its radius.
pub(in crate::app) struct Pen<'a> {
    ink: &'a mut Ink,
    frame: Frame,
    colour: Color32,
}

impl Pen<'_> {
    pub(in crate::app) fn line(&mut self, points: &[(f32, f32)]) {
        let width = (self.frame.unit * 0.17).max(self.ink.pixel() * 1.3);
        self.ink.line(&self.frame.points(points), width, self.colour);
    }

    pub(in crate::app) fn fill(&mut self, points: &[(f32, f32)]) {
        self.ink.fill(&self.frame.points(points), self.colour);
    }

    pub(in crate::app) fn disc(&mut self, x: f32, y: f32, radius: f32) {
        self.ink.disc(self.frame.at(x, y), self.frame.unit * radius, self.colour);
    }

    /// The head of an arrow at a point, looking along a direction.
    pub(in crate::app) fn head(&mut self, x: f32, y: f32, along: Vec2) {
        let aside = along.rot90();
        let points = [
            vec2(x, y) + along * 0.3,
            vec2(x, y) - along * 0.16 + aside * 0.32,
            vec2(x, y) - along * 0.16 - aside * 0.32,
        ];
        self.fill(&points.map(|at| (at.x, at.y)));
    }

    /// A person seen from the front.
    pub(in crate::app) fn pawn(&mut self, x: f32, y: f32, size: f32) {
        self.disc(x, y - 0.55 * size, 0.34 * size);
        self.disc(x, y + 0.25 * size, 0.6 * size);
    }

    /// Draws a sign.
    pub(in crate::app) fn sign(&mut self, sign: Sign) {
        match sign {
            Sign::Enter => {
                self.pawn(0.42, 0.1, 0.8);
                self.line(&[(-0.9, 0.1), (-0.45, 0.1)]);
                self.head(-0.36, 0.1, vec2(1.0, 0.0));
            }
            Sign::Move => {
                self.line(&[(-0.75, 0.6), (-0.3, 0.0), (0.25, 0.25), (0.6, -0.3)]);
                self.disc(-0.75, 0.6, 0.24);
                self.head(0.62, -0.36, vec2(0.55, -0.83));
            }
            Sign::Exchange => {
                for side in [-1.0, 1.0] {
                    self.line(&[(-0.7 * side, -0.32 * side), (0.45 * side, -0.32 * side)]);
                    self.head(0.58 * side, -0.32 * side, vec2(side, 0.0));
                }
            }
            Sign::End => {
                self.line(&[(-0.7, 0.05), (-0.2, 0.55), (0.75, -0.5)]);
            }
            Sign::Turn => {
                self.line(&arc((0.0, 0.0), (0.68, 0.68), -0.1, 0.68, 24));
                let out = Vec2::angled(0.7 * TAU) * 0.68;
                self.head(out.x, out.y, Vec2::angled(0.97 * TAU));
            }
            Sign::Undo | Sign::Redo => {
                let side = if sign == Sign::Undo { 1.0 } else { -1.0 };
                let turn: Vec<(f32, f32)> =
                    arc((0.0, 0.12), (0.62, 0.56), 0.62, 1.3, 18).into_iter().map(|(x, y)| (x * side, y)).collect();
                self.line(&turn);
                self.head(-0.52 * side, -0.2, vec2(-0.6 * side, 0.8));
            }
            Sign::LookBack => {
                for side in [-0.58, 0.58] {
                    let lid: Vec<(f32, f32)> = (-7_i8..=7)
                        .map(|step| f32::from(step) / 7.0)
                        .map(|x| (0.95 * x, side * (1.0 - x * x)))
                        .collect();
                    self.line(&lid);
                }
                self.disc(0.0, 0.0, 0.3);
            }
            Sign::Locked => {
                self.fill(&[(-0.6, -0.05), (0.6, -0.05), (0.6, 0.8), (-0.6, 0.8)]);
                self.line(
                    &[vec![(-0.38, 0.0)], arc((0.0, -0.32), (0.38, 0.44), 0.5, 1.0, 10), vec![(0.38, 0.0)]].concat(),
                );
            }
            Sign::Help => {
                self.line(&arc((0.0, 0.0), (0.86, 0.86), 0.0, 1.0, 28));
                digits::carve(self.ink, self.frame.centre, self.frame.unit * 1.05, "?", self.colour);
            }
        }
    }
}
