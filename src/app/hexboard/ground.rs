//! The picture of what a board lies on and is laid with, kept from frame to frame: what changes is drawn anew, a hex at a
//! time.
//!
//! Decides what lies over what, and on what the looks of each thing depend. What lies where, the caller says.

use std::collections::BTreeMap;
use std::iter::{from_fn, once};

use egui::{Painter, Pos2, Rect, Shape, Stroke, Vec2};

use super::art::{self, TileLook};
use super::camera::Transform;
use crate::app::kit::draw::frame::hex_corners;
use crate::app::kit::still::{Layer, Stay};
use crate::app::kit::theme::Theme;

/// The thing that lies on a hex.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Lies {
    /// Nothing: there can be a hex.
    Free,
    /// Jungle, with leaves that grow from a seed; true if it shines.
    Jungle(u64, bool),
    /// A tile.
    Tile(TileLook),
}

/// A hex of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Laid {
    /// Its column.
    pub column: i16,
    /// Its centre, in hex radii.
    pub centre: (f32, f32),
    /// The thing that lies there.
    pub lies: Lies,
}

/// The values on which the looks of everything depend.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Screen {
    /// That of a hex. The table does not depend on it.
    radius: f32,
    pixels_per_point: f32,
    is_dark: bool,
}

/// The kept picture, from the lowest layer to the highest.
#[derive(Debug, Default)]
pub struct GroundPicture {
    screen: Screen,
    /// The table, by its size.
    backdrop: Layer<Vec2>,
    soil: Layer<Lies>,
    shining: Layer<Lies>,
    leaves: Columns,
    glow: Layer<Lies>,
    tiles: Columns,
}

impl GroundPicture {
    /// Paints a board into a rectangle; its hexes come column by column. Returns how many things were drawn anew.
    pub fn paint(
        &mut self,
        painter: &Painter,
        theme: &Theme,
        (transform, rect): (&Transform, Rect),
        hexes: &[Laid],
    ) -> usize {
        self.settle(painter, theme, transform.radius);
        let (origin, radius) = (transform.point((0.0, 0.0)), transform.radius);
        let of = |part: fn(Lies) -> Option<Lies>| {
            let hexes = hexes.iter();
            hexes.filter_map(move |hex| Some((hex.column, (part(hex.lies)?, Vec2::from(hex.centre) * radius))))
        };
        let table = |size, at| art::backdrop(painter, theme, Rect::from_min_size(at, size));
        let mut drawn =
            self.backdrop.paint_at(painter, origin, Stay::Long, once((rect.size(), rect.min - origin)), table);
        // Each layer is told what its looks depend on, and no more: things that are equal are drawn once.
        let soil = of(|lies| match lies {
            Lies::Free => Some(lies),
            Lies::Jungle(_, shines) => Some(Lies::Jungle(0, shines)),
            Lies::Tile(_) => None,
        });
        drawn += self.soil.paint_at(painter, origin, Stay::Long, soil.map(|(_, thing)| thing), |lies, at| {
            if let Lies::Jungle(_, shines) = lies {
                art::jungle_soil(painter, theme, at, radius, shines);
            } else {
                let line = Stroke::new((radius * 0.02).max(1.0), theme.mark.hover.gamma_multiply(0.45));
                painter.add(Shape::closed_line(hex_corners(at, radius * 0.9).to_vec(), line));
            }
        });
        // Leaves reach over the edges of their hexes, so they come after all soil; those that shine before all others, and
        // the light on their hexes last, so that no leaf frays its edge.
        let draw_leaves = |lies, at| {
            if let Lies::Jungle(seed, shines) = lies {
                art::jungle_leaves(painter, theme, at, radius, seed, shines);
            }
        };
        let shining = of(|lies| matches!(lies, Lies::Jungle(_, true)).then_some(lies));
        drawn += self.shining.paint_at(painter, origin, Stay::Long, shining.map(|(_, thing)| thing), draw_leaves);
        let leaves = of(|lies| matches!(lies, Lies::Jungle(_, false)).then_some(lies));
        drawn += self.leaves.paint(painter, origin, leaves, draw_leaves);
        let glow = of(|lies| matches!(lies, Lies::Jungle(_, true)).then_some(Lies::Jungle(0, true)));
        let draw_glow = |_, at| art::jungle_glow(painter, theme, at, radius);
        drawn += self.glow.paint_at(painter, origin, Stay::Long, glow.map(|(_, thing)| thing), draw_glow);
        let tiles = of(|lies| matches!(lies, Lies::Tile(_)).then_some(lies));
        drawn
            + self.tiles.paint(painter, origin, tiles, |lies, at| {
                if let Lies::Tile(look) = lies {
                    art::tile(painter, theme, at, radius, &look);
                }
            })
    }

    /// Forgets what looks different on this screen.
    fn settle(&mut self, painter: &Painter, theme: &Theme, radius: f32) {
        let screen = Screen { radius, pixels_per_point: painter.pixels_per_point(), is_dark: theme.is_dark };
        if self.screen == screen {
            return;
        }
        let keeps_backdrop = self.screen == Screen { radius: self.screen.radius, ..screen };
        let backdrop = if keeps_backdrop { std::mem::take(&mut self.backdrop) } else { Layer::default() };
        *self = Self { screen, backdrop, ..Self::default() };
    }
}

/// A layer of hexes with many triangles, in parts, a column each: of them only those are put together anew in which
/// something has changed.
#[derive(Debug, Default)]
struct Columns(BTreeMap<i16, Layer<Lies>>);

impl Columns {
    /// Paints these things, which come column by column, and returns how many were drawn anew.
    fn paint(
        &mut self,
        painter: &Painter,
        origin: Pos2,
        wanted: impl Iterator<Item = (i16, (Lies, Vec2))>,
        draw: impl Fn(Lies, Pos2) + Copy,
    ) -> usize {
        let (mut wanted, mut drawn, mut last) = (wanted.peekable(), 0, None);
        while let Some(&(column, _)) = wanted.peek() {
            // Columns in which nothing lies any more.
            self.0.retain(|&other, _| other >= column || last.is_some_and(|last| other <= last));
            last = Some(column);
            let things = from_fn(|| wanted.next_if(|&(of, _)| of == column)).map(|(_, thing)| thing);
            drawn += self.0.entry(column).or_default().paint_at(painter, origin, Stay::Long, things, draw);
        }
        self.0.retain(|&other, _| last.is_some_and(|last| other <= last));
        drawn
    }
}
