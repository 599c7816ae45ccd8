//! Pictures of effects: a card for each, on a ground that tells its sort.

use std::hash::Hash;

use egui::{Color32, Painter, Pos2, Rect, vec2};

use super::motifs::{arrow, bead, eye, leap, member, members, paving, spade, steps};
use crate::app::hexboard::art::{self, Ground, TileLook};
use crate::app::kit::draw::digits;
use crate::app::kit::draw::frame::{Frame, rounded};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::draw::stamp::stamp;
use crate::app::kit::theme::Theme;
use crate::expedition::Glyph;
use crate::hex::Rotation;
use crate::legend::{Effect, TileKind, Variant};

/// The picture of an effect, with the numbers that are written on it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EffectPicture {
    /// Two treasures of a kind.
    Treasures(Glyph),
    /// Explorers onto a ruin.
    PutRuin(u8),
    /// Treasures dug.
    Dig(u8),
    /// A look at ruins.
    Look,
    /// A look into one ruin, and a treasure of it.
    Scout,
    /// Explorers onto temples.
    PutTemple(u8),
    /// Tiers on one temple.
    UncoverOne(u8),
    /// A tier on each of several temples.
    UncoverEach(u8),
    /// A camp, and members onto it.
    Camp(u8),
    /// Explorers and leaders to be had.
    Recruit(u8, u8),
    /// Members from one hex to another.
    Jump,
    /// Slabs of movement.
    Steps(u8),
    /// A slab token.
    Slab,
    /// Action points.
    Points(u8),
    /// A temple of this value.
    Temple(u8, [u8; 6]),
    /// A lake.
    Lake,
    /// A volcano.
    Volcano,
    /// Members that enter.
    Deploy(u8),
    /// Exchanges.
    Exchange(u8),
}

impl EffectPicture {
    /// The picture of an effect in a variant.
    #[must_use]
    pub fn of(rules: &Variant, effect: Effect) -> Self {
        match effect {
            Effect::Treasures(kind) => Self::Treasures(glyph(rules, kind.index())),
            Effect::PutRuin(count) => Self::PutRuin(count),
            Effect::Dig(count) => Self::Dig(count),
            Effect::Look => Self::Look,
            Effect::Scout => Self::Scout,
            Effect::PutTemple(count) => Self::PutTemple(count),
            Effect::UncoverOne(count) => Self::UncoverOne(count),
            Effect::UncoverEach(count) => Self::UncoverEach(count),
            Effect::Camp(count) => Self::Camp(count),
            Effect::Recruit { explorers, leaders } => Self::Recruit(explorers, leaders),
            Effect::Jump => Self::Jump,
            Effect::Steps(count) => Self::Steps(count),
            Effect::Slab => Self::Slab,
            Effect::ActionPoints(count) => Self::Points(count),
            Effect::Tile(tile) => match rules.tile(tile).kind {
                TileKind::Temple(value) => Self::Temple(value, rules.tile(tile).slabs.turned(Rotation::default())),
                TileKind::Volcano => Self::Volcano,
                _ => Self::Lake,
            },
            Effect::Lake => Self::Lake,
            Effect::Volcano => Self::Volcano,
            Effect::Deploy(count) => Self::Deploy(count),
            Effect::Exchange(count) => Self::Exchange(count),
        }
    }

    /// The ground behind the picture, by the sort of effect.
    fn ground(self, theme: &Theme) -> Color32 {
        let paper = &theme.paper;
        match self {
            Self::Treasures(_) | Self::Dig(_) | Self::Look | Self::Scout | Self::Exchange(_) => paper.dig,
            Self::PutRuin(_) | Self::PutTemple(_) | Self::Recruit(..) | Self::Deploy(_) => paper.people,
            Self::UncoverOne(_) | Self::UncoverEach(_) | Self::Camp(_) => paper.build,
            Self::Jump | Self::Steps(_) | Self::Slab => paper.way,
            Self::Temple(..) | Self::Lake | Self::Volcano => paper.land,
            Self::Points(_) => paper.gain,
        }
    }

    /// The number in the corner.
    fn number(self) -> Option<String> {
        match self {
            Self::PutRuin(count)
            | Self::Dig(count)
            | Self::PutTemple(count)
            | Self::UncoverOne(count)
            | Self::Steps(count)
            | Self::Deploy(count) => Some(count.to_string()),
            Self::UncoverEach(count) => Some(format!("{count}×1")),
            Self::Camp(count) | Self::Exchange(count) if count > 1 => Some(count.to_string()),
            Self::Camp(1) => Some("1".to_owned()),
            Self::Recruit(explorers, leaders) if explorers + leaders > 3 => Some((explorers + leaders).to_string()),
            _ => None,
        }
    }
}

fn glyph(rules: &Variant, kind: usize) -> Glyph {
    rules.def().treasures.kinds.get(kind).map_or(Glyph::Mask, |kind| kind.glyph)
}

/// The share of a card's shorter side that its margin takes.
const MARGIN: f32 = 0.07;

/// A card or a power with its picture, filling a rectangle.
pub fn effect(painter: &Painter, theme: &Theme, rect: Rect, picture: EffectPicture) {
    let short = rect.width().min(rect.height());
    let size = [rect.width(), rect.height()].map(f32::to_bits);
    stamp(painter, theme, ("effect", picture, size), (rect.center(), short * 0.5), |ink| {
        let paper = &theme.paper;
        let margin = (short * MARGIN).max(1.5);
        ink.shadow(&plate(rect.translate(vec2(0.5, 1.2)), short * 0.14), short * 0.1, theme.gear.shadow);
        ink.fill(&plate(rect, short * 0.14), paper.edge);
        let inner = rect.shrink((short * 0.03).max(ink.pixel()));
        let frame = Frame::new(rect.center(), rect.height() * 0.6);
        ink.shaded(rect.center(), &plate(inner, short * 0.12), |at| {
            paper.light.lerp_to_gamma(paper.dark, frame.shade(at))
        });
        let window = rect.shrink(margin + short * 0.02);
        let ground = picture.ground(theme);
        ink.shaded(window.center(), &plate(window, short * 0.09), |at| {
            ground.lerp_to_gamma(paper.light, 0.42 * (1.0 - frame.shade(at)))
        });
        ink.outline(&plate(window, short * 0.09), ink.pixel(), paper.edge.gamma_multiply(0.6));
        let unit = window.width().min(window.height()) * 0.5;
        motif(ink, theme, Frame::new(window.center(), unit), picture);
        if let Some(number) = picture.number() {
            badge(ink, theme, rect.right_bottom(), short, &number);
        }
    });
}

/// A number on a dark plate in the lower right corner of a card.
fn badge(ink: &mut Ink, theme: &Theme, corner: Pos2, short: f32, number: &str) {
    let high = (short * 0.27).max(7.0);
    let wide = digits::width(number, high) + high * 0.7;
    let size = vec2(wide.max(high * 1.45), high * 1.45);
    let plate_rect = Rect::from_min_size(corner - size - vec2(0.5, 0.5), size);
    ink.fill(&plate(plate_rect, high * 0.5), theme.paper.light);
    ink.fill(&plate(plate_rect.shrink(ink.pixel()), high * 0.5), theme.paper.print);
    digits::carve(ink, plate_rect.center(), high, number, theme.paper.light);
}

/// A rectangle with rounded corners.
pub(super) fn plate(rect: Rect, radius: f32) -> Vec<Pos2> {
    rounded(&[rect.right_bottom(), rect.left_bottom(), rect.left_top(), rect.right_top()], radius)
}

// A picture for each kind: in one list, which reads better whole than in parts.
fn motif(ink: &mut Ink, theme: &Theme, frame: Frame, picture: EffectPicture) {
    let jade = theme.token.jade_light;
    let width = frame.unit * 0.15;
    let tile = |ink: &mut Ink, x: f32, y: f32, size: f32, ground: Ground| {
        art::ink_sketch(ink, theme, frame.at(x, y), frame.unit * size, Some(ground));
    };
    match picture {
        EffectPicture::Treasures(glyph) => {
            art::ink_treasure(ink, theme, frame.inner(0.3, -0.3, 0.56), glyph);
            art::ink_treasure(ink, theme, frame.inner(-0.26, 0.26, 0.62), glyph);
        }
        EffectPicture::PutRuin(count) => {
            tile(ink, 0.0, 0.3, 0.66, Ground::Ruin);
            members(ink, theme, frame.inner(0.0, -0.26, 0.9), count.min(3), 0);
        }
        EffectPicture::PutTemple(count) => {
            steps(ink, theme, frame.inner(0.0, 0.22, 0.84), 3, 0);
            members(ink, theme, frame.inner(0.0, -0.34, 0.8), count.min(3), 0);
        }
        EffectPicture::Dig(_) => {
            art::back(ink, theme, frame.inner(0.22, 0.36, 0.46), true);
            spade(ink, theme, frame.inner(-0.12, -0.06, 0.8));
        }
        EffectPicture::Look => {
            art::back(ink, theme, frame.inner(0.0, 0.42, 0.46), true);
            eye(ink, theme, frame.inner(0.0, -0.3, 0.68));
        }
        EffectPicture::Scout => {
            for (x, y) in [(0.3, 0.52), (0.26, 0.32), (0.3, 0.12)] {
                art::back(ink, theme, frame.inner(x, y, 0.38), y < 0.2);
            }
            eye(ink, theme, frame.inner(0.14, -0.5, 0.5));
            member(ink, theme, frame.inner(-0.5, 0.22, 0.5), false);
        }
        EffectPicture::UncoverOne(count) => {
            steps(ink, theme, frame.inner(0.0, 0.06, 0.9), 4, usize::from(count.min(3)));
        }
        EffectPicture::UncoverEach(count) => {
            let count = usize::from(count.clamp(1, 3));
            let frame = frame.inner(-0.04, -0.14, 1.0);
            for place in 0..count {
                let x = (place as f32 - (count - 1) as f32 * 0.5) * 0.62;
                let y = if count > 2 && place == 1 { -0.3 } else { 0.26 };
                steps(ink, theme, frame.inner(x, y, 0.46), 3, 1);
            }
        }
        EffectPicture::Camp(count) => {
            let canvas = [theme.gear.canvas_light, theme.gear.canvas_dark];
            let (x, size) = if count == 0 { (0.0, 0.84) } else { (-0.2, 0.7) };
            art::tent(ink, theme, frame.inner(x, -0.02, size), canvas[0], canvas[1]);
            if count > 0 {
                member(ink, theme, frame.inner(0.58, 0.24, 0.46), false);
            }
        }
        EffectPicture::Recruit(explorers, leaders) => {
            members(ink, theme, frame.inner(0.0, 0.18, 0.92), explorers.min(3), leaders);
            arrow(ink, theme, &[frame.at(-0.5, -0.64), frame.at(0.5, -0.64)], width, jade);
        }
        EffectPicture::Jump => {
            tile(ink, -0.54, 0.42, 0.44, Ground::Clearing);
            tile(ink, 0.54, 0.42, 0.44, Ground::Temple);
            leap(ink, theme, frame.at(-0.54, 0.12), frame.at(0.52, 0.18), width, jade);
        }
        EffectPicture::Steps(_) => {
            for (x, y, turn) in [(-0.56, 0.56, -0.3), (-0.16, 0.26, 0.2), (-0.3, -0.16, -0.1), (0.16, -0.34, 0.3)] {
                paving(ink, theme, frame.inner(x, y, 0.36), egui::Vec2::angled(turn));
            }
            arrow(ink, theme, &[frame.at(0.3, -0.3), frame.at(0.82, -0.78)], width, jade);
        }
        EffectPicture::Slab => {
            tile(ink, -0.24, -0.42, 0.5, Ground::Ruin);
            tile(ink, 0.24, 0.42, 0.5, Ground::Temple);
            art::ink_slab_token(ink, theme, frame.inner(0.0, 0.0, 2.6), egui::Vec2::angled(-0.52));
        }
        EffectPicture::Points(count) => {
            bead(ink, theme, frame.inner(0.0, 0.0, 0.86));
            digits::carve(ink, frame.centre, frame.unit * 0.82, &format!("+{count}"), theme.mark.price_text);
        }
        EffectPicture::Temple(value, slabs) => {
            let look = TileLook { ground: Ground::Temple, level: value, slabs, emptied: false };
            art::ink_tile(ink, theme, frame.centre, frame.unit * 0.98, &look);
        }
        EffectPicture::Lake | EffectPicture::Volcano => {
            let (ground, slabs) = match picture {
                EffectPicture::Lake => (Ground::Lake, [1, 0, 0, 1, 0, 0]),
                _ => (Ground::Volcano, [0; 6]),
            };
            let look = TileLook { ground, level: 0, slabs, emptied: false };
            art::ink_tile(ink, theme, frame.centre, frame.unit * 0.98, &look);
        }
        EffectPicture::Deploy(count) => {
            let canvas = [theme.gear.canvas_light, theme.gear.canvas_dark];
            art::tent(ink, theme, frame.inner(0.4, -0.1, 0.54), canvas[0], canvas[1]);
            members(ink, theme, frame.inner(-0.34, 0.2, 0.66), count.min(2), 0);
        }
        EffectPicture::Exchange(_) => {
            art::ink_treasure(ink, theme, frame.inner(-0.46, 0.0, 0.42), Glyph::Sun);
            art::ink_treasure(ink, theme, frame.inner(0.46, 0.0, 0.42), Glyph::Moon);
            arrow(ink, theme, &[frame.at(-0.5, -0.66), frame.at(0.5, -0.66)], width, jade);
            arrow(ink, theme, &[frame.at(0.5, 0.66), frame.at(-0.5, 0.66)], width, jade);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_a_sound_mesh_of_bounded_size_at_any_number() {
        let theme = Theme::dark();
        let pictures = (0..=60).flat_map(|number| {
            [
                EffectPicture::PutRuin(number),
                EffectPicture::Dig(number),
                EffectPicture::PutTemple(number),
                EffectPicture::UncoverOne(number),
                EffectPicture::UncoverEach(number),
                EffectPicture::Camp(number),
                EffectPicture::Recruit(number, number % 4),
                EffectPicture::Steps(number),
                EffectPicture::Points(number),
                EffectPicture::Temple(number % 16, [1; 6]),
                EffectPicture::Deploy(number),
                EffectPicture::Exchange(number),
            ]
        });
        let others = [
            EffectPicture::Look,
            EffectPicture::Scout,
            EffectPicture::Jump,
            EffectPicture::Slab,
            EffectPicture::Lake,
            EffectPicture::Volcano,
        ];
        let glyphs = Glyph::ALL.map(EffectPicture::Treasures);
        for picture in pictures.chain(others).chain(glyphs) {
            let mut ink = Ink::new(1.0);
            motif(&mut ink, &theme, Frame::new(Pos2::ZERO, 20.0), picture);
            let mesh = ink.into_mesh();
            assert!(mesh.is_valid() && mesh.vertices.iter().all(|vertex| vertex.pos.is_finite()), "{picture:?}");
            assert!(mesh.vertices.len() < 6000, "{picture:?}: {}", mesh.vertices.len());
        }
    }
}
