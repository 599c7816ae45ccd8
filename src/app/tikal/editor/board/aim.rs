//! The act that a click on the canvas would do: shown while the pointer is there, and done by the click or by a key.

use egui::Pos2;

use super::{Drawing, Tool};
use crate::app::hexboard::camera::Transform;
use crate::hex::{Direction, Hex};

/// The distance beyond a side of the chosen tile within which a click prints nothing yet, in hex radii: it was meant
/// for the side.
const MISSED: f32 = 0.25;

/// The act of a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// Draws the cell, and those that belong to it by the symmetry.
    Draw,
    /// Removes them.
    Remove,
    /// Prints a tile of the kind that is taken.
    Print,
    /// Chooses the tile that is printed there.
    Choose,
    /// Gives this side of the chosen tile one slab more, or none after three.
    Slab(Direction),
    /// Chooses no tile any more.
    LetGo,
    /// Puts the base camp there.
    Settle,
    /// Nothing.
    Nothing,
}

impl Drawing {
    /// The act of the tool on this place. `side` is the side of the hex that is meant, if one is.
    pub fn aim(&self, spot: Hex, side: Option<Direction>) -> Aim {
        let Some(known) = &self.known else { return Aim::Nothing };
        let is_cell = known.chart.cells().contains(&spot);
        let has_tile = known.chart.tile(spot).is_some();
        match self.tool {
            Tool::Cells if is_cell => Aim::Remove,
            Tool::Cells => Aim::Draw,
            Tool::Tiles if has_tile && self.chosen == Some(spot) => side.map_or(Aim::LetGo, Aim::Slab),
            Tool::Tiles if has_tile => Aim::Choose,
            Tool::Tiles if is_cell => Aim::Print,
            Tool::Tiles => Aim::LetGo,
            Tool::BaseCamp if is_cell && known.chart.base_camp() != Some(spot) => Aim::Settle,
            Tool::BaseCamp | Tool::Select => Aim::Nothing,
        }
    }

    /// The place at this point, and what a click there does.
    pub fn aim_at(&self, view: &Transform, point: Pos2) -> (Hex, Aim) {
        let spot = view.grid_from_screen(point);
        let aim = self.aim(spot, view.side_from_screen(point));
        let is_missed = |chosen: Hex| chosen != spot && view.beyond(chosen, point) < MISSED;
        let is_missed = aim == Aim::Print && self.chosen.is_some_and(is_missed);
        (spot, if is_missed { Aim::Nothing } else { aim })
    }
}
