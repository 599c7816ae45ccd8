//! The faces of computer players: six animals of the jungle, told apart by their shapes, with a dot for each step of their
//! strength.
//!
//! Decides which seat has which, so that no two at a table are alike and a record shows the same again; how a seat's mark
//! shows one, `seats` decides.

use egui::Color32;

use super::frame::{Frame, arc};
use super::ink::Ink;
use crate::ai::Level;
use crate::app::kit::theme::{Folk, Theme};
use crate::game::MAX_SEATS;

/// Faces with a radius below this, in points, have no features smaller than an eye.
const SMALL: f32 = 9.0;

/// The face of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Animal {
    /// Round ears and a light muzzle.
    Monkey,
    /// A large bill.
    Toucan,
    /// Spots and pricked ears.
    Jaguar,
    /// Eyes on top of a wide head.
    Frog,
    /// Tufts, and eyes in large rings.
    Owl,
    /// A long dark nose and a masked face.
    Coati,
}

impl Animal {
    /// All of them, in the order of the seats.
    pub const ALL: [Self; MAX_SEATS] = [Self::Monkey, Self::Toucan, Self::Jaguar, Self::Frog, Self::Owl, Self::Coati];

    /// The face of the computer on the seat with this number, from 0.
    #[must_use]
    pub fn of_seat(index: usize) -> Self {
        Self::ALL[index % MAX_SEATS]
    }
}

/// A computer player as its seat's mark shows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    animal: Animal,
    level: Level,
}

impl Face {
    /// The face of the computer on the seat with this number, from 0.
    #[must_use]
    pub fn of_seat(index: usize, level: Level) -> Self {
        Self { animal: Animal::of_seat(index), level }
    }
}

/// The places of the dots on the edge of a mark, as angles in degrees from its right hand side, clockwise; as many are shown
/// as there are levels below.
const DOTS: [f32; Level::ALL.len() - 1] = [118.0, 148.0, 178.0, 208.0];

/// Draws a dot for each level below the one of a computer. The frame is that of the whole mark.
fn dots(ink: &mut Ink, theme: &Theme, frame: Frame, level: Level) {
    for angle in &DOTS[..level as usize] {
        let (sin, cos) = angle.to_radians().sin_cos();
        let dot = frame.inner(cos * 0.86, sin * 0.86, 0.2);
        ink.disc(dot.centre, dot.unit, theme.folk.line);
        ink.disc(dot.centre, dot.unit * 0.66, theme.folk.white_cloth);
    }
}

/// A pen for the parts of a face.
struct Pen<'a> {
    ink: &'a mut Ink,
    frame: Frame,
    line: Color32,
}

impl Pen<'_> {
    /// A part with a dark line around it.
    fn part(&mut self, points: &[(f32, f32)], colour: Color32) {
        let outline = self.frame.points(points);
        self.ink.outline(&outline, 0.16 * self.frame.unit, self.line);
        self.ink.fill(&outline, colour);
    }

    /// A part without a line around it.
    fn bare(&mut self, points: &[(f32, f32)], colour: Color32) {
        self.ink.fill(&self.frame.points(points), colour);
    }

    fn dot(&mut self, x: f32, y: f32, radius: f32, colour: Color32) {
        self.ink.disc(self.frame.at(x, y), radius * self.frame.unit, colour);
    }

    fn line(&mut self, points: &[(f32, f32)], width: f32) {
        self.ink.line(&self.frame.points(points), width * self.frame.unit, self.line);
    }

    fn is_small(&self) -> bool {
        self.frame.unit < SMALL
    }

    /// The radius of an eye.
    fn eye(&self) -> f32 {
        if self.is_small() { 0.15 } else { 0.12 }
    }
}

fn oval(x: f32, y: f32, wide: f32, high: f32) -> Vec<(f32, f32)> {
    arc((x, y), (wide, high), 0.0, 23.0 / 24.0, 23)
}

/// The sides of a face.
const BOTH: [f32; 2] = [-1.0, 1.0];

/// Draws a mark's face, with a dark line around each part, and the dots of its level.
pub(super) fn face(ink: &mut Ink, theme: &Theme, frame: Frame, face: Face) {
    let pen = &mut Pen { ink, frame: frame.inner(0.0, 0.0, 0.82), line: theme.folk.line };
    match face.animal {
        Animal::Monkey => monkey(pen, &theme.folk),
        Animal::Toucan => toucan(pen, theme),
        Animal::Jaguar => jaguar(pen, &theme.folk),
        Animal::Frog => frog(pen, theme),
        Animal::Owl => owl(pen, theme),
        Animal::Coati => coati(pen, &theme.folk),
    }
    dots(ink, theme, frame, face.level);
}

fn monkey(pen: &mut Pen<'_>, folk: &Folk) {
    let (eye, line) = (pen.eye(), pen.line);
    for side in BOTH {
        pen.part(&oval(side * 0.78, -0.08, 0.26, 0.28), folk.tan);
    }
    pen.part(&oval(0.0, -0.02, 0.74, 0.8), folk.brown_hair);
    for side in BOTH {
        pen.bare(&oval(side * 0.25, -0.14, 0.3, 0.32), folk.tan);
    }
    pen.bare(&oval(0.0, 0.34, 0.46, 0.36), folk.tan);
    for side in BOTH {
        pen.dot(side * 0.24, -0.1, eye, line);
    }
    if !pen.is_small() {
        pen.line(&arc((0.0, 0.36), (0.22, 0.14), 0.06, 0.44, 8), 0.08);
    }
}

fn toucan(pen: &mut Pen<'_>, theme: &Theme) {
    let folk = &theme.folk;
    let (eye, line) = (pen.eye(), pen.line);
    pen.part(&oval(-0.34, -0.02, 0.6, 0.76), folk.black_hair);
    pen.bare(&oval(-0.26, 0.28, 0.4, 0.42), folk.white_cloth);
    let bill = [(-0.06, -0.5), (0.4, -0.62), (0.84, -0.4), (1.0, 0.12), (0.86, 0.34), (0.6, 0.08), (0.0, 0.14)];
    pen.part(&bill, theme.mark.price);
    pen.bare(&[(0.78, -0.3), (1.0, 0.12), (0.86, 0.34), (0.7, 0.12)], folk.red_cloth);
    pen.dot(-0.26, -0.24, 2.1 * eye, folk.glass);
    pen.dot(-0.26, -0.24, eye, line);
}

fn jaguar(pen: &mut Pen<'_>, folk: &Folk) {
    let (eye, line) = (pen.eye(), pen.line);
    for side in BOTH {
        pen.part(&oval(side * 0.56, -0.58, 0.28, 0.28), folk.fair_hair);
        pen.dot(side * 0.56, -0.56, 0.13, line);
    }
    pen.part(&oval(0.0, 0.04, 0.8, 0.74), folk.fair_hair);
    for (x, y) in [(0.0, -0.52), (0.3, -0.42), (0.6, -0.1), (0.56, 0.3)] {
        for side in BOTH {
            pen.dot(side * x, y, 0.09, line);
        }
    }
    pen.bare(&oval(0.0, 0.42, 0.42, 0.3), folk.white_cloth);
    pen.bare(&[(-0.2, 0.16), (0.2, 0.16), (0.0, 0.42)], folk.red_cloth);
    for side in BOTH {
        pen.dot(side * 0.32, -0.08, eye, line);
    }
}

fn frog(pen: &mut Pen<'_>, theme: &Theme) {
    let folk = &theme.folk;
    let (eye, line) = (pen.eye(), pen.line);
    for side in BOTH {
        pen.part(&oval(side * 0.48, -0.52, 0.32, 0.32), folk.green_cloth);
    }
    pen.part(&oval(0.0, 0.16, 0.94, 0.62), folk.green_cloth);
    for side in BOTH {
        pen.dot(side * 0.48, -0.54, 0.22, theme.mark.price);
        pen.dot(side * 0.48, -0.54, eye, line);
    }
    let mouth = arc((0.0, 0.1), (0.62, 0.34), 0.04, 0.46, 12);
    pen.line(&mouth, if pen.is_small() { 0.14 } else { 0.1 });
}

fn owl(pen: &mut Pen<'_>, theme: &Theme) {
    let folk = &theme.folk;
    let (eye, line) = (pen.eye(), pen.line);
    let head = [
        (-0.78, -0.92),
        (-0.3, -0.66),
        (0.3, -0.66),
        (0.78, -0.92),
        (0.84, 0.0),
        (0.6, 0.66),
        (0.0, 0.88),
        (-0.6, 0.66),
        (-0.84, 0.0),
    ];
    pen.part(&head, folk.felt);
    for side in BOTH {
        pen.dot(side * 0.36, -0.1, 0.38, folk.straw);
        pen.dot(side * 0.34, -0.1, 1.5 * eye, line);
    }
    pen.part(&[(-0.14, 0.1), (0.14, 0.1), (0.0, 0.44)], theme.mark.price);
}

fn coati(pen: &mut Pen<'_>, folk: &Folk) {
    let (eye, line) = (pen.eye(), pen.line);
    for side in BOTH {
        pen.part(&oval(side * 0.58, -0.56, 0.22, 0.26), folk.white_cloth);
    }
    let head = [
        (-0.72, -0.4),
        (-0.4, -0.7),
        (0.4, -0.7),
        (0.72, -0.4),
        (0.6, 0.06),
        (0.26, 0.4),
        (0.2, 0.9),
        (-0.2, 0.9),
        (-0.26, 0.4),
        (-0.6, 0.06),
    ];
    pen.part(&head, folk.brown);
    for side in BOTH {
        let mask = [(side * 0.06, -0.2), (side * 0.42, -0.42), (side * 0.56, -0.1), (side * 0.24, 0.08)];
        pen.bare(&mask, folk.black_hair);
        pen.dot(side * 0.3, -0.16, eye, folk.white_cloth);
    }
    pen.bare(&[(-0.14, 0.2), (0.14, 0.2), (0.16, 0.62), (-0.16, 0.62)], folk.white_cloth);
    pen.dot(0.0, 0.78, 0.19, line);
}
