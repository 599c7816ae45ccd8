//! The pictures of the tiles on the page: each is drawn once and kept while it is in sight.

use egui::{Painter, Pos2, Rect, vec2};

use crate::app::hexboard::art::{self, TileLook};
use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;

/// The radius of a tile, as a share of its hex: the rest is a margin.
const FILLED: f32 = 0.96;

/// A picture with what it shows, and the radius of its hex.
type FacePicture = (TileLook, f32, Still<TileLook>);

/// Pictures that are kept. A tile that moves takes its picture along.
#[derive(Debug, Default)]
pub struct Gallery {
    /// Those of the last frame that were not painted in this one yet.
    kept: Vec<FacePicture>,
    painted: Vec<FacePicture>,
}

impl Gallery {
    /// Begins a frame: what was not painted in the last one is forgotten.
    pub fn begin(&mut self) {
        self.kept = std::mem::take(&mut self.painted);
    }

    /// Paints a tile in a hex of this radius.
    pub fn paint(&mut self, painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, look: TileLook) {
        let rect = Rect::from_center_size(centre, vec2(2.0 * radius, 3.0_f32.sqrt() * radius));
        // Mostly the pictures are asked for in the same order.
        let is_same = |(known, size, _): &FacePicture| *known == look && (size - radius).abs() < 0.01;
        let known = self.kept.iter().position(is_same);
        let mut still = known.map_or_else(Still::default, |index| self.kept.remove(index).2);
        still.paint(painter, theme.is_dark, rect, look, |look| {
            art::tile(painter, theme, centre, radius * FILLED, look);
        });
        self.painted.push((look, radius, still));
    }
}
