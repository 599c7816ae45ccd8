//! Pictures of boards: of a variant as its board is printed, or of a game as it stands.
//!
//! Decides how much detail is drawn at which size.

use egui::{Painter, Rect};

use crate::app::hexboard::art::{self, Figure, Ground, TileLook};
use crate::app::hexboard::camera::Transform;
use crate::app::kit::theme::Theme;
use crate::hex::{Cell, Rotation};
use crate::tikal::{Piece, State, TileId, TileKind, Variant};

/// Tiles with a radius above this, in points, are drawn with all their stones.
const DETAIL: f32 = 9.0;
/// Unexplored hexes with a radius above this, in points, are drawn with leaves.
const LEAVES: f32 = 9.0;

/// A whole board in a rectangle: as it stands in `state`, or else as it is printed.
pub fn board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&State>) {
    let layout = rules.layout();
    let transform = Transform::of_picture(layout, rect);
    let radius = transform.radius;
    let lies = |cell: Cell| {
        if let Some(state) = state {
            state.tile(cell).map(|tile| tile_look(rules, tile, state.rotation(cell), Some(state.level(cell))))
        } else {
            let printed = rules.printed().iter().find(|(place, _)| *place == cell);
            printed.map(|&(_, tile)| tile_look(rules, tile, Rotation::default(), None))
        }
    };
    for cell in layout.cells() {
        let centre = transform.screen_from_hex(layout, cell);
        match lies(cell) {
            None if radius > LEAVES => art::jungle_soil(painter, theme, centre, radius, false),
            None => art::sketch(painter, theme, centre, radius, None),
            Some(_) => {}
        }
    }
    for cell in layout.cells() {
        let centre = transform.screen_from_hex(layout, cell);
        match lies(cell) {
            None if radius > LEAVES => {
                art::jungle_leaves(painter, theme, centre, radius, cell.index() as u64, false);
            }
            None => {}
            Some(look) if radius > DETAIL => art::tile(painter, theme, centre, radius, &look),
            Some(look) => art::sketch(painter, theme, centre, radius, Some(look.ground)),
        }
    }
}

/// The look of a tile: with `level` as its temple's value or its ruin's treasures now, or else as it is printed.
#[must_use]
pub fn tile_look(rules: &Variant, id: TileId, rotation: Rotation, level: Option<u8>) -> TileLook {
    let tile = rules.tile(id);
    let printed = match tile.kind {
        TileKind::Temple(value) => value,
        TileKind::Ruin(masks) => masks,
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano => 0,
    };
    let level = level.unwrap_or(printed);
    let emptied = matches!(tile.kind, TileKind::Ruin(_)) && level == 0;
    TileLook { ground: tile.kind.into(), level, slabs: tile.slabs.turned(rotation), emptied }
}

impl From<TileKind> for Ground {
    fn from(kind: TileKind) -> Self {
        match kind {
            TileKind::BaseCamp => Self::BaseCamp,
            TileKind::Temple(_) => Self::Temple,
            TileKind::Clearing => Self::Clearing,
            TileKind::Ruin(_) => Self::Ruin,
            TileKind::Volcano => Self::Volcano,
        }
    }
}

impl From<Piece> for Figure {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Explorer => Self::Explorer,
            Piece::Leader => Self::Leader,
        }
    }
}

impl From<Figure> for Piece {
    fn from(figure: Figure) -> Self {
        match figure {
            Figure::Explorer => Self::Explorer,
            Figure::Leader => Self::Leader,
        }
    }
}
