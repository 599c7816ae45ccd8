//! Pictures of boards of Legend: of a scenario as it begins, or of a game as it stands.
//!
//! Decides how much detail is drawn at which size.

use egui::{Painter, Rect};

use crate::app::hexboard::art::{self, Figure, Ground, TileLook};
use crate::app::hexboard::camera::Transform;
use crate::app::kit::theme::Theme;
use crate::expedition::TileId;
use crate::hex::{Cell, Rotation};
use crate::legend::{Piece, Scenario, State, TileKind, Variant};

/// Hexes with a radius above this, in points, are drawn with all their stones and leaves.
const DETAIL: f32 = 15.0;

/// The board of a scenario as it begins, in a rectangle.
pub fn scenario(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, scenario: &Scenario) {
    let base = (rules.base_camp(), rules.base_camp_tile(), Rotation::default());
    hexes(painter, theme, rect, rules, |cell| {
        let mut laid = scenario.laid.iter().copied().chain([base]);
        let (_, tile, rotation) = laid.find(|&(at, ..)| at == cell)?;
        Some(tile_look(rules, tile, rotation, None))
    });
}

/// A whole board in a rectangle: as it stands in `state`, or else as the first scenario lays it.
pub fn board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&State>) {
    match (state, rules.scenarios().first()) {
        (Some(state), _) => hexes(painter, theme, rect, rules, |cell| {
            state.tile(cell).map(|tile| tile_look(rules, tile, state.rotation(cell), Some(state.level(cell))))
        }),
        (None, Some(first)) => scenario(painter, theme, rect, rules, first),
        (None, None) => {}
    }
}

/// All hexes of a board in a rectangle; `lies` is what lies on a cell.
pub fn hexes(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, lies: impl Fn(Cell) -> Option<TileLook>) {
    let layout = rules.layout();
    let transform = Transform::of_picture(layout, rect);
    let radius = transform.radius;
    let is_fine = radius > DETAIL;
    let laid: Vec<_> =
        layout.cells().into_iter().map(|cell| (cell, transform.screen_from_hex(layout, cell), lies(cell))).collect();
    for (_, centre, look) in &laid {
        match look {
            None if is_fine => art::jungle_soil(painter, theme, *centre, radius, false),
            None => art::sketch(painter, theme, *centre, radius, None),
            Some(_) => {}
        }
    }
    for (cell, centre, look) in &laid {
        match look {
            None if is_fine => art::jungle_leaves(painter, theme, *centre, radius, cell.index() as u64, false),
            None => {}
            Some(look) if is_fine => art::tile(painter, theme, *centre, radius, look),
            Some(look) => art::sketch(painter, theme, *centre, radius, Some(look.ground)),
        }
    }
    for (cell, centre, look) in &laid {
        if look.is_none() && rules.dotted().contains(*cell) {
            art::jungle_dots(painter, theme, *centre, radius);
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
pub const fn ground(kind: TileKind) -> Ground {
    match kind {
        TileKind::BaseCamp => Ground::BaseCamp,
        TileKind::Temple(_) => Ground::Temple,
        TileKind::Clearing => Ground::Clearing,
        TileKind::Ruin(_) => Ground::Ruin,
        TileKind::Volcano => Ground::Volcano,
        TileKind::Lake => Ground::Lake,
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
