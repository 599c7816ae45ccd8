//! Signs of abilities and of ends, in one colour, for buttons and lines of text.

use egui::{Color32, Painter, Pos2, vec2};

use crate::app::kit::draw::frame::arc;
use crate::app::kit::draw::signs::{Pen, draw};
use crate::chac::{Ability, Cause};

/// The sign of an ability: a key, a rucksack, a book, waves, a winged shoe, an arrow around a corner.
pub fn ability(painter: &Painter, centre: Pos2, radius: f32, ability: Ability, colour: Color32) {
    draw(painter, ("ability", ability), (centre, radius), colour, |pen| match ability {
        Ability::Lockpicking => {
            pen.line(&arc((-0.48, 0.0), (0.36, 0.36), 0.0, 1.0, 18));
            pen.line(&[(-0.12, 0.0), (0.88, 0.0), (0.88, 0.38)]);
            pen.line(&[(0.54, 0.0), (0.54, 0.3)]);
        }
        Ability::Endurance => {
            let mut bag = vec![(0.58, 0.84), (-0.58, 0.84)];
            bag.extend(arc((0.0, -0.02), (0.58, 0.6), 0.5, 1.0, 10));
            pen.fill(&bag);
            pen.line(&arc((0.0, -0.56), (0.26, 0.3), 0.5, 1.0, 8));
            pen.line(&[(-0.86, 0.0), (-0.86, 0.6)]);
            pen.line(&[(0.86, 0.0), (0.86, 0.6)]);
        }
        Ability::Linguistics => {
            for side in [-1.0, 1.0] {
                pen.line(&[
                    (0.0, -0.44),
                    (side * 0.4, -0.6),
                    (side * 0.9, -0.5),
                    (side * 0.9, 0.5),
                    (side * 0.4, 0.42),
                    (0.0, 0.58),
                ]);
                pen.disc(side * 0.46, -0.04, 0.17);
            }
            pen.line(&[(0.0, -0.44), (0.0, 0.58)]);
        }
        Ability::Swimming => {
            pen.disc(0.36, -0.5, 0.26);
            pen.line(&[(-0.7, 0.04), (-0.2, -0.46), (0.24, 0.02)]);
            wave(pen, 0.34);
            wave(pen, 0.76);
        }
        Ability::Sprint => {
            pen.fill(&[(-0.3, -0.5), (0.06, -0.5), (0.24, 0.06), (0.82, 0.3), (0.86, 0.58), (-0.4, 0.58)]);
            pen.line(&[(-0.96, -0.4), (-0.52, -0.4)]);
            pen.line(&[(-0.82, 0.04), (-0.56, 0.04)]);
            pen.line(&[(-0.96, 0.46), (-0.6, 0.46)]);
        }
        Ability::Leap => {
            pen.line(&[(-0.66, 0.82), (-0.66, 0.3), (-0.5, -0.3), (0.0, -0.52), (0.4, -0.52)]);
            pen.head(0.56, -0.52, vec2(1.0, 0.0));
            pen.disc(-0.66, 0.78, 0.2);
            pen.fill(&[(0.0, 0.2), (0.6, 0.2), (0.6, 0.8), (0.0, 0.8)]);
        }
    });
}

fn wave(pen: &mut Pen<'_>, y: f32) {
    let line: Vec<(f32, f32)> = (0..=16_u8)
        .map(|step| f32::from(step) / 8.0 - 1.0)
        .map(|x| (x * 0.95, y + 0.12 * (x * std::f32::consts::TAU).sin()))
        .collect();
    pen.line(&line);
}

/// The sign of how an adventurer was lost.
pub fn cause(painter: &Painter, centre: Pos2, radius: f32, cause: Cause, colour: Color32) {
    draw(painter, ("cause", cause), (centre, radius), colour, |pen| match cause {
        Cause::Lava => {
            pen.fill(&[
                (0.0, -0.95),
                (0.34, -0.4),
                (0.3, -0.1),
                (0.58, -0.3),
                (0.66, 0.2),
                (0.3, 0.5),
                (-0.3, 0.5),
                (-0.66, 0.2),
                (-0.46, -0.3),
            ]);
            pen.line(&[(-0.9, 0.8), (0.9, 0.8)]);
        }
        Cause::River => {
            for y in [-0.5, 0.0, 0.5] {
                wave(pen, y);
            }
        }
        Cause::Bridge => {
            for side in [-1.0, 1.0] {
                pen.line(&[(side * 0.95, -0.5), (side * 0.3, -0.36)]);
                pen.line(&[(side * 0.95, -0.1), (side * 0.4, 0.1)]);
            }
            pen.line(&[(0.0, -0.1), (0.0, 0.6)]);
            pen.head(0.0, 0.66, vec2(0.0, 1.0));
        }
        Cause::Walls => {
            for side in [-1.0, 1.0] {
                pen.fill(&[(-0.9, side * 0.95), (0.9, side * 0.95), (0.9, side * 0.5), (-0.9, side * 0.5)]);
                pen.head(0.0, side * 0.3, vec2(0.0, -side));
            }
        }
        Cause::Boulder => {
            pen.disc(0.22, 0.06, 0.66);
            pen.line(&[(-0.96, -0.4), (-0.56, -0.4)]);
            pen.line(&[(-0.98, 0.1), (-0.66, 0.1)]);
            pen.line(&[(-0.9, 0.84), (0.9, 0.84)]);
        }
        Cause::ShutIn => {
            pen.line(&[(-0.78, 0.86), (-0.78, -0.2)]);
            pen.line(&[(0.78, 0.86), (0.78, -0.2)]);
            pen.line(&arc((0.0, -0.2), (0.78, 0.66), 0.5, 1.0, 14));
            pen.disc(0.0, 0.26, 0.5);
        }
    });
}
