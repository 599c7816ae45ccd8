//! A temple seen from its front: steep tiers, a stair, the house on top with its roof comb.

use egui::{Color32, Pos2, vec2};

use super::jungle;
use crate::app::kit::draw::chance::Chance;
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;

/// The height of the tiers, where the whole temple is 1 high.
const TIERS_HIGH: f32 = 0.6;
const TIERS: usize = 8;
/// Half the width at the foot of the tiers.
const FOOT: f32 = 0.45;
/// Half the width on top of the tiers.
const HEAD: f32 = 0.165;

/// The colours of a temple: full and with a light near by, paler far away.
#[derive(Clone, Copy)]
pub(super) struct Masonry {
    light: Color32,
    dark: Color32,
    line: Color32,
    lamp: Option<Color32>,
}

impl Masonry {
    /// Near by, with a light in the house.
    pub(super) fn near(theme: &Theme) -> Self {
        let scene = &theme.scene;
        Self { light: scene.stone_light, dark: scene.stone_dark, line: scene.stone_line, lamp: Some(scene.lamp) }
    }

    /// Far away, paler the more `mist` there is.
    pub(super) fn far(theme: &Theme, mist: f32) -> Self {
        let near = Self::near(theme);
        let veiled = |colour: Color32| colour.lerp_to_gamma(theme.scene.far, mist);
        Self { light: veiled(near.light), dark: veiled(near.dark), line: veiled(near.line), lamp: None }
    }
}

/// Half the width of the tiers at a height.
fn half_at(height: f32) -> f32 {
    FOOT + (HEAD - FOOT) * (height / TIERS_HIGH)
}

/// A temple whose foot is at the frame's centre and which is one unit high.
pub(super) fn pyramid(ink: &mut Ink, theme: &Theme, frame: Frame, stones: Masonry) {
    let at = |x: f32, y: f32| frame.at(x, -y);
    let tint = |point: Pos2| {
        let x = frame.from(point).x;
        stones.light.lerp_to_gamma(stones.dark, ((x + 0.34) / 0.8).clamp(0.0, 1.0))
    };
    let block = |ink: &mut Ink, low: f32, high: f32, foot: f32, head: f32| {
        let outline = [at(-head, high), at(head, high), at(foot, low), at(-foot, low)];
        ink.outline(&outline, frame.unit * 0.009, stones.line);
        ink.shaded(at(-foot * 0.3, f32::midpoint(low, high)), &outline, tint);
        // The edge on top catches the light, the foot lies in the shade.
        let edge = (frame.unit * 0.006).max(ink.pixel());
        ink.stroke_line(at(-head, high - 0.003), at(head, high - 0.003), edge, stones.light.gamma_multiply(0.9));
        let shade = [at(-foot, low), at(foot, low), at(foot * 0.995, low + 0.012), at(-foot * 0.995, low + 0.012)];
        ink.facet(&shade, stones.line.gamma_multiply(0.45));
    };
    let mut chance = Chance::new(0x6d61_7961);
    for tier in 0..TIERS {
        let (low, high) = (TIERS_HIGH * tier as f32 / TIERS as f32, TIERS_HIGH * (tier + 1) as f32 / TIERS as f32);
        let foot = half_at(low);
        let head = half_at(high) + 0.012;
        block(ink, low, high, foot, head);
        joints(ink, &mut chance, stones, at, (low, high), head);
    }
    stair(ink, frame, stones);
    house(ink, frame, stones, &block);
    if stones.lamp.is_some() {
        overgrowth(ink, theme, frame);
    }
}

/// A few joints between the blocks of a tier.
fn joints(
    ink: &mut Ink,
    chance: &mut Chance,
    stones: Masonry,
    at: impl Fn(f32, f32) -> Pos2,
    (low, high): (f32, f32),
    half: f32,
) {
    let width = ink.pixel();
    let colour = stones.line.gamma_multiply(0.22);
    let middle = f32::midpoint(low, high);
    ink.stroke_line(at(-half, middle), at(half, middle), width, colour);
    for _ in 0..7 {
        let x = chance.between(-half, half) * 0.95;
        let (from, to) = if chance.unit() < 0.5 { (low, middle) } else { (middle, high) };
        ink.stroke_line(at(x, from), at(x, to), width, colour);
    }
}

fn stair(ink: &mut Ink, frame: Frame, stones: Masonry) {
    let at = |x: f32, y: f32| frame.at(x, -y);
    let strip =
        |foot: f32, head: f32| [at(-head, TIERS_HIGH), at(head, TIERS_HIGH), at(foot, -0.012), at(-foot, -0.012)];
    let (light, dark) = (stones.light, stones.light.lerp_to_gamma(stones.dark, 0.55));
    ink.outline(&strip(0.118, 0.078), frame.unit * 0.01, stones.line);
    ink.fill(&strip(0.118, 0.078), dark);
    ink.fill(&strip(0.09, 0.06), light);
    let steps = 30;
    for step in 0..=steps {
        let along = step as f32 / steps as f32;
        let half = 0.09 + (0.06 - 0.09) * along;
        let y = TIERS_HIGH * along;
        let width = (frame.unit * 0.0045).max(ink.pixel() * 0.7);
        ink.stroke_line(at(-half, y), at(half, y), width, stones.line.gamma_multiply(0.5));
    }
}

fn house(ink: &mut Ink, frame: Frame, stones: Masonry, block: &dyn Fn(&mut Ink, f32, f32, f32, f32)) {
    let at = |x: f32, y: f32| frame.at(x, -y);
    block(ink, 0.6, 0.63, 0.17, 0.165);
    block(ink, 0.63, 0.745, 0.135, 0.13);
    if let Some(lamp) = stones.lamp {
        ink.glow(at(0.0, 0.68), vec2(0.2, 0.14) * frame.unit, lamp.gamma_multiply(0.35));
    }
    for x in [-0.075_f32, 0.0, 0.075] {
        let door = [at(x - 0.02, 0.715), at(x + 0.02, 0.715), at(x + 0.022, 0.632), at(x - 0.022, 0.632)];
        ink.outline(&door, frame.unit * 0.007, stones.light.gamma_multiply(0.7));
        ink.fill(&door, stones.line);
        if let Some(lamp) = stones.lamp {
            ink.shaded(at(x, 0.65), &door, |point| {
                let up = (-frame.from(point).y - 0.632) / 0.083;
                lamp.lerp_to_gamma(stones.line, up.clamp(0.0, 1.0))
            });
        }
    }
    // The cornice, then the comb that stands on the roof.
    block(ink, 0.745, 0.772, 0.152, 0.145);
    block(ink, 0.772, 0.79, 0.132, 0.12);
    block(ink, 0.79, 0.87, 0.098, 0.092);
    block(ink, 0.87, 0.94, 0.082, 0.075);
    block(ink, 0.94, 1.0, 0.058, 0.05);
    for (y, xs) in [(0.832, &[-0.05_f32, 0.0, 0.05][..]), (0.907, &[-0.03, 0.03]), (0.97, &[0.0])] {
        for &x in xs {
            let niche =
                [at(x - 0.013, y + 0.018), at(x + 0.013, y + 0.018), at(x + 0.013, y - 0.02), at(x - 0.013, y - 0.02)];
            ink.fill(&niche, stones.line.gamma_multiply(0.75));
        }
    }
}

/// Leaves that grow over the stones.
fn overgrowth(ink: &mut Ink, theme: &Theme, frame: Frame) {
    let mut chance = Chance::new(0x7669_6e65);
    for _ in 0..44 {
        let tier = chance.below(TIERS);
        let y = TIERS_HIGH * tier as f32 / TIERS as f32;
        let side = if chance.unit() < 0.5 { -1.0 } else { 1.0 };
        let x = side * chance.between(0.16, half_at(y) + 0.01);
        if x.abs() < 0.13 {
            continue;
        }
        let heading = -std::f32::consts::FRAC_PI_2 + chance.between(-1.2, 1.2);
        let long = frame.unit * chance.between(0.018, 0.038);
        jungle::border_leaf(ink, theme, frame.at(x, -y), heading, long, chance.below(3), chance.between(0.6, 1.2));
    }
}
