//! Pictures of boards: of a variant as its board is printed, or of a game as it stands.
//!
//! Decides how much detail is drawn at which size.

use egui::{Painter, Pos2, Rect};

use crate::app::hexboard::art::{self, Figure, Ground, TileLook};
use crate::app::hexboard::camera::Transform;
use crate::app::kit::draw::frame::{Frame, soft_hex};
use crate::app::kit::draw::ink::Ink;
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

/// The mark of Tikal: a stepped temple in the jungle.
pub fn mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
    let (stone, jungle, frame) = (&theme.stone, &theme.jungle, Frame::new(centre, radius));
    let mut ink = Ink::on(painter);
    ink.fill(&soft_hex(centre, radius), theme.ground.edge_dark);
    ink.shaded(frame.at(-0.25, -0.3), &soft_hex(centre, radius * 0.9), |at| {
        jungle.light.lerp_to_gamma(jungle.dark, frame.shade(at))
    });
    // The steps, each lit from the left, on a dark line that keeps them apart from the jungle.
    for (low, high, foot, top) in [(0.5, 0.2, 0.66, 0.6), (0.2, -0.1, 0.48, 0.42), (-0.1, -0.4, 0.3, 0.24)] {
        let grown = 0.05;
        let outline =
            [(-foot - grown, low + grown), (-top - grown, high), (top + grown, high), (foot + grown, low + grown)];
        ink.fill(&frame.points(&outline), stone.line);
        ink.fill(&frame.points(&[(-foot, low), (-top, high + grown), (0.0, high + grown), (0.0, low)]), stone.light);
        ink.fill(&frame.points(&[(0.0, low), (0.0, high + grown), (top, high + grown), (foot, low)]), stone.middle);
    }
    ink.fill(&frame.points(&[(-0.2, -0.4), (-0.2, -0.64), (0.2, -0.64), (0.2, -0.4)]), stone.line);
    ink.fill(&frame.points(&[(-0.15, -0.4), (-0.15, -0.58), (0.15, -0.58), (0.15, -0.4)]), stone.top);
    ink.fill(&frame.points(&[(-0.09, 0.5), (-0.09, 0.22), (0.09, 0.22), (0.09, 0.5)]), stone.line);
    ink.paint(painter);
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
