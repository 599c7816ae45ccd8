//! Pictures of Legend's boards and tiles: which look of `hexboard` each thing has.

use egui::{Painter, Rect};

use crate::app::hexboard::art::{self, Figure, Ground, TileLook};
use crate::app::hexboard::camera::Transform;
use crate::app::kit::theme::Theme;
use crate::expedition::TileId;
use crate::hex::{Cell, Rotation};
use crate::legend::{Piece, State, TileKind, Variant};

/// Hexes with a radius above this, in points, are drawn with all their stones and leaves.
const DETAIL: f32 = 9.0;

/// A whole board in a rectangle: as it stands in `state`, or else as the first scenario lays it.
pub fn board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&State>) {
    let layout = rules.layout();
    let transform = Transform::of_picture(layout, rect);
    let radius = transform.radius;
    let lies = |cell: Cell| match state {
        Some(state) => {
            state.tile(cell).map(|tile| tile_look(rules, tile, state.rotation(cell), Some(state.level(cell))))
        }
        None if cell == rules.base_camp() => Some(tile_look(rules, rules.base_camp_tile(), Rotation::default(), None)),
        None => {
            let laid = rules.scenarios().first().map_or(&[][..], |scenario| &scenario.laid);
            let found = laid.iter().find(|(place, ..)| *place == cell);
            found.map(|&(_, tile, rotation)| tile_look(rules, tile, rotation, None))
        }
    };
    for cell in layout.cells() {
        let centre = transform.screen_from_hex(layout, cell);
        match lies(cell) {
            None if radius > DETAIL => art::jungle_soil(painter, theme, centre, radius, false),
            None => art::sketch(painter, theme, centre, radius, None),
            Some(_) => {}
        }
    }
    for cell in layout.cells() {
        let centre = transform.screen_from_hex(layout, cell);
        match lies(cell) {
            None if radius > DETAIL => {
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
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano | TileKind::Lake => 0,
    };
    let level = level.unwrap_or(printed);
    let emptied = matches!(tile.kind, TileKind::Ruin(_)) && level == 0;
    TileLook { ground: ground(tile.kind), level, slabs: tile.slabs.turned(rotation), emptied }
}

/// The ground of a kind of tile.
#[must_use]
pub fn ground(kind: TileKind) -> Ground {
    match kind {
        TileKind::BaseCamp => Ground::BaseCamp,
        TileKind::Temple(_) => Ground::Temple,
        TileKind::Clearing | TileKind::Lake => Ground::Clearing,
        TileKind::Ruin(_) => Ground::Ruin,
        TileKind::Volcano => Ground::Volcano,
    }
}

/// The figure of a kind of piece.
#[must_use]
pub const fn figure(piece: Piece) -> Figure {
    match piece {
        Piece::Explorer => Figure::Explorer,
        Piece::Leader => Figure::Leader,
    }
}

/// The kind of piece of a figure.
#[must_use]
pub const fn piece(figure: Figure) -> Piece {
    match figure {
        Figure::Explorer => Piece::Explorer,
        Figure::Leader => Piece::Leader,
    }
}
