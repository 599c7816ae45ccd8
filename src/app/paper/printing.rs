//! The choices before a variant is printed: on which paper, on which of its sides, how large, in which language.

use egui::{Vec2, vec2};

use crate::words::Language;

/// A size of paper.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 to 297 millimetres.
    #[default]
    A4,
    /// 8½ to 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::A4, Self::Letter];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A4 => "A4",
            Self::Letter => "Letter",
        }
    }

    /// The paper of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name().eq_ignore_ascii_case(name))
    }

    /// Its size, in millimetres.
    #[must_use]
    pub fn size(self) -> Vec2 {
        match self {
            Self::A4 => vec2(210.0, 297.0),
            Self::Letter => vec2(215.9, 279.4),
        }
    }
}

/// The sides of the paper that are printed on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sides {
    /// Both: each back lies behind its front once the paper was turned over its long edge.
    #[default]
    Both,
    /// One: pages with backs follow those with their fronts, to be glued behind them, and no page is empty.
    One,
}

impl Sides {
    /// Both choices.
    pub const ALL: [Self; 2] = [Self::Both, Self::One];

    /// The id of the text that names it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Both => "print-sides-both",
            Self::One => "print-sides-one",
        }
    }
}

/// The choices before a variant is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Printing {
    /// The paper.
    pub paper: Paper,
    /// The sides of it that are printed on.
    pub sides: Sides,
    /// The distance between opposite sides of a hex, in millimetres.
    pub hex: u8,
    /// The language.
    pub language: Language,
}
