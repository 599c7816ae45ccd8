//! Faces of the adventurers: which there are, and which an adventurer of a variant has.
//!
//! Each has a silhouette of its own (a hat, hair, a beard), so that none needs a colour to be told from another. How they
//! look, `heads` decides.

use egui::{Painter, Pos2, Rect, pos2, vec2};

use super::heads;
use crate::app::kit::draw::frame::{Frame, arc};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::seats::{SeatLook, emblem, lit};
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;
use crate::chac::{Adventurer, Variant};

/// A face, by the adventurer of the temple in the box who has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Face {
    /// A ponytail that flies aside, and a headband.
    Lea,
    /// A cap with its peak to the left.
    Martin,
    /// A bald head and a broad beard.
    Bill,
    /// A fez with a tassel, and a moustache.
    Mustafa,
    /// A cork helmet, round glasses and a pointed beard.
    Trevor,
    /// Two plaits and a feather.
    Arely,
    /// A diver's mask and a snorkel.
    Puccio,
    /// Hair down to the shoulders, and goggles.
    Tatiana,
    /// A felt hat with a wide brim.
    Markus,
    /// Hair that stands on end, and a loupe.
    Len,
    /// A great round head of curls.
    Nicole,
    /// A high quiff and a neckerchief.
    Vincent,
}

impl Face {
    /// All of them, two of each ability side by side.
    pub const ALL: [Self; 12] = [
        Self::Lea,
        Self::Martin,
        Self::Bill,
        Self::Mustafa,
        Self::Trevor,
        Self::Arely,
        Self::Puccio,
        Self::Tatiana,
        Self::Markus,
        Self::Len,
        Self::Nicole,
        Self::Vincent,
    ];

    fn named(id: &str) -> Option<Self> {
        const NAMES: [&str; 12] = [
            "lea", "martin", "bill", "mustafa", "trevor", "arely", "puccio", "tatiana", "markus", "len", "nicole",
            "vincent",
        ];
        NAMES.iter().position(|name| *name == id).map(|index| Self::ALL[index])
    }

    /// The face of an adventurer of a variant: its own if it is one of the temple in the box, else the first one that no
    /// other has; two have the same only where there are more adventurers than faces.
    #[must_use]
    pub fn of(rules: &Variant, who: Adventurer) -> Self {
        let own = |index: usize| rules.people().get(index).and_then(|person| Self::named(person.id.as_str()));
        if let Some(face) = own(who.index()) {
            return face;
        }
        let count = rules.people().len();
        let free: Vec<Self> =
            Self::ALL.into_iter().filter(|&face| (0..count).all(|index| own(index) != Some(face))).collect();
        let before = (0..who.index()).filter(|&index| own(index).is_none()).count();
        free.get(before).copied().unwrap_or(Self::ALL[who.index() % Self::ALL.len()])
    }
}

/// The room that any of them takes with hat and hair around its middle, in radii: no part but its shadow lies beyond.
pub const EXTENT: Rect = Rect { min: pos2(-1.12, -1.25), max: pos2(1.12, 1.1) };

/// An adventurer with head and shoulders, in a seat's colour with its sign; without a seat in the colours of nobody.
pub fn adventurer(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, face: Face, seat: Option<SeatLook<'_>>) {
    stamp(painter, theme, ("adventurer", face, seat), (centre, radius), |ink| {
        ink_adventurer(ink, theme, Frame::new(centre, radius), face, seat);
    });
}

/// As [`adventurer`], added to an ink.
fn ink_adventurer(ink: &mut Ink, theme: &Theme, frame: Frame, face: Face, seat: Option<SeatLook<'_>>) {
    let foot = ink.ellipse(frame.at(0.08, 0.94), vec2(0.84, 0.2) * frame.unit);
    ink.shadow(&foot, frame.unit * 0.22, theme.gear.shadow);
    figure(ink, theme, frame, face, seat);
}

/// An adventurer without its shadow.
fn figure(ink: &mut Ink, theme: &Theme, frame: Frame, face: Face, seat: Option<SeatLook<'_>>) {
    let gear = &theme.gear;
    heads::behind(ink, theme, frame, face);
    let shoulders = |grow: f32| {
        let mut outline = vec![(0.74 + grow, 0.98 + grow), (-0.74 - grow, 0.98 + grow)];
        outline.extend(arc((0.0, 0.86), (0.74 + grow, 0.64 + grow), 0.5, 1.0, 14));
        frame.points(&outline)
    };
    ink.fill(&shoulders(0.09), gear.outline);
    let (light, dark) = match seat {
        Some(seat) => {
            let colours = theme.seat_colour(seat.colour);
            (lit(theme, &colours), colours.fill)
        }
        None => (gear.canvas_light, gear.canvas_dark),
    };
    let heart = frame.at(-0.25, 0.45);
    ink.shaded(heart, &shoulders(0.0), |at| {
        light.lerp_to_gamma(dark, ((at - heart).length() / (0.55 * frame.unit)).min(1.0))
    });
    heads::head(ink, theme, frame, face);
    if let Some(seat) = seat {
        let colours = theme.seat_colour(seat.colour);
        emblem(ink, frame.inner(0.0, 0.69, 0.26), seat.shape, colours.text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_lies_within_the_room_of_all_and_together_they_fill_it() {
        let theme = Theme::dark();
        let mut all = Rect::NOTHING;
        for face in Face::ALL {
            let mut ink = Ink::new(1.0);
            figure(&mut ink, &theme, Frame::new(Pos2::ZERO, 1_000.0), face, None);
            let bounds = ink.into_mesh().calc_bounds() / 1_000.0;
            assert!(EXTENT.contains_rect(bounds), "{face:?}: {bounds:?}");
            all = all.union(bounds);
        }
        assert!(all.expand(0.05).contains_rect(EXTENT), "{all:?}");
    }
}
