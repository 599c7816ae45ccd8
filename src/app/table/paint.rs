//! What the board looks like: the one place of the table that calls the painters of `art`.
//!
//! Decides what is drawn where and in which order; how each thing is drawn, `art` decides.

use egui::{Painter, Pos2, Rect, Shape, vec2};

use super::Table;
use super::board::Overlay;
use super::transform::{Transform, towards};
use crate::app::art::{self, HexMark, SeatLook, SeatShape, TileLook};
use crate::app::picture::tile_look;
use crate::app::still::captured;
use crate::app::theme::Theme;
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::tikal::{Piece, TileId, TileKind};

/// How much of a tile shows while it is only held over a cell.
const HELD_OPACITY: f32 = 0.85;
/// A camp's size and the badges', in hex radii.
const CAMP_RADIUS: f32 = 0.34;
const BADGE_RADIUS: f32 = 0.17;
/// Where numbers are to be larger, a tile's value lies on a plate of this size.
const PLATE_RADIUS: f32 = 0.2;

/// One piece, or several explorers of one player, as drawn on a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Token {
    /// Whose.
    pub seat: Seat,
    /// Which kind.
    pub piece: Piece,
    /// How many.
    pub count: u8,
    /// Where.
    pub centre: Pos2,
    /// How large it is, in points.
    pub radius: f32,
}

/// The pieces on a cell.
#[must_use]
pub fn tokens(table: &Table, transform: &Transform, cell: Cell) -> Vec<Token> {
    let state = table.shown();
    let centre = transform.screen_from_hex(table.rules().layout(), cell);
    let mut tokens = Vec::new();
    for &seat in state.seats() {
        let band = state.band(cell, seat);
        let mut push = |piece, count, size: f32| {
            let radius = art::PIECE_RADIUS * size * transform.scale * transform.radius;
            tokens.push(Token { seat, piece, count, centre, radius });
        };
        if band.has_leader() {
            push(Piece::Leader, 1, art::LEADER_SCALE);
        }
        if band.explorers() > 0 {
            push(Piece::Explorer, band.explorers(), 1.0);
        }
    }
    let spots = art::piece_spots(tokens.len());
    for (token, spot) in tokens.iter_mut().zip(spots) {
        token.centre += spot * transform.radius;
    }
    tokens
}

/// The parts of the picture that stay while nothing but the pointer moves. Each is drawn anew only when
/// what it shows changes.
#[derive(Debug)]
pub struct Canvas {
    frame: CanvasFrame,
    jungle: Layer<(CellSet, CellSet)>,
    tiles: Layer<Vec<TileOnBoard>>,
    pieces: Layer<(Vec<Token>, Vec<Guard>)>,
}

/// What every part depends on: a change of it draws everything anew.
#[derive(Clone, Copy, PartialEq, Debug)]
struct CanvasFrame {
    transform: Transform,
    rect: Rect,
    pixels_per_point: f32,
    is_dark: bool,
}

/// One part: what it shows, and the shapes of that.
#[derive(Debug)]
struct Layer<K> {
    shown: Option<K>,
    shapes: Vec<Shape>,
}

impl<K: PartialEq> Layer<K> {
    const fn new() -> Self {
        Self { shown: None, shapes: Vec::new() }
    }

    /// Paints the part, as it was kept or drawn anew.
    fn paint(&mut self, painter: &Painter, wanted: K, draw: impl FnOnce(&K)) {
        if self.shown.as_ref() != Some(&wanted) {
            self.shapes = captured(painter, || draw(&wanted));
            self.shown = Some(wanted);
        }
        painter.extend(self.shapes.iter().cloned());
    }
}

/// A tile of the board with the camp on it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct TileOnBoard {
    cell: Cell,
    look: TileLook,
    camp: Option<Seat>,
}

/// A guard of the board.
type Guard = (Cell, Seat, Piece);

/// The whole board with what lies over it.
pub fn board(
    painter: &Painter,
    theme: &Theme,
    table: &Table,
    transform: &Transform,
    overlay: &Overlay,
    canvas: &mut Option<Box<Canvas>>,
) {
    let (layout, state) = (table.rules().layout(), table.shown());
    let frame = CanvasFrame {
        transform: *transform,
        rect: painter.clip_rect(),
        pixels_per_point: painter.pixels_per_point(),
        is_dark: theme.is_dark,
    };
    let fresh = || Canvas { frame, jungle: Layer::new(), tiles: Layer::new(), pieces: Layer::new() };
    if canvas.as_ref().is_some_and(|canvas| canvas.frame != frame) {
        *canvas = None;
    }
    let canvas = canvas.get_or_insert_with(|| Box::new(fresh()));
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(layout, cell);

    canvas.jungle.paint(painter, (layout.cells() - state.occupied(), overlay.places), |&(empty, places)| {
        art::backdrop(painter, theme, painter.clip_rect());
        for cell in empty {
            art::jungle_soil(painter, theme, centre(cell), radius, places.contains(cell));
        }
        // Leaves reach over the edges of their hexes.
        for cell in empty {
            art::jungle_leaves(painter, theme, centre(cell), radius, cell.index() as u64, places.contains(cell));
        }
    });
    let tiles = state.occupied().into_iter().filter_map(|cell| {
        let look = tile_look(table.rules(), state.tile(cell)?, state.rotation(cell), Some(state.level(cell)));
        Some(TileOnBoard { cell, look, camp: state.camp(cell) })
    });
    canvas.tiles.paint(painter, tiles.collect(), |tiles| {
        for tile in tiles {
            art::tile(painter, theme, centre(tile.cell), radius, &tile.look);
            if transform.scale > 1.0 && tile.look.level > 0 {
                let plate = radius * PLATE_RADIUS * transform.scale;
                art::cost_badge(painter, theme, centre(tile.cell), plate, &tile.look.level.to_string());
            }
            if let Some(owner) = tile.camp {
                art::camp(
                    painter,
                    theme,
                    centre(tile.cell),
                    radius * CAMP_RADIUS * transform.scale,
                    seat_look(table, owner),
                );
            }
        }
    });
    marks(painter, theme, table, transform, overlay);
    let pieces = state.occupied().into_iter().flat_map(|cell| tokens(table, transform, cell)).collect();
    let guards =
        state.guarded().into_iter().filter_map(|cell| state.guard(cell).map(|(seat, piece)| (cell, seat, piece)));
    canvas.pieces.paint(painter, (pieces, guards.collect()), |(pieces, guards)| {
        let explorer = art::PIECE_RADIUS * transform.scale * radius;
        for &(cell, seat, piece) in guards {
            let place = centre(cell) + art::GUARD_SPOT * radius;
            art::guard(painter, theme, place, explorer, piece, seat_look(table, seat));
        }
        for token in pieces {
            art::piece(painter, theme, token.centre, explorer, token.piece, seat_look(table, token.seat), token.count);
        }
    });
    badges(painter, theme, table, transform, overlay);
}

/// Marks between the tiles and the pieces: what is chosen, in reach, aimed at, focused.
fn marks(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let layout = table.rules().layout();
    let centre = |cell| transform.screen_from_hex(layout, cell);
    let mark = |cell, kind| art::hex_mark(painter, theme, centre(cell), transform.radius, kind);
    for cell in overlay.camps {
        mark(cell, HexMark::Reach);
    }
    for cell in overlay.other_places {
        mark(cell, HexMark::Hover);
    }
    if let Some(reach) = table.reach.as_ref().filter(|_| !table.looks_back()) {
        for cell in table.state().occupied() {
            if reach.cost(cell).is_some() {
                mark(cell, HexMark::Reach);
            } else if cell != reach.from() {
                mark(cell, HexMark::Dim);
            }
        }
        let way = overlay.aimed.map(|cell| reach.way(cell)).unwrap_or_default();
        if way.len() > 1 {
            let stops: Vec<Pos2> = way.into_iter().map(centre).collect();
            art::route(painter, theme, &stops, transform.radius);
        }
    }
    if let Some(selection) = table.selection.filter(|_| !table.looks_back()) {
        mark(selection.cell, HexMark::Selected);
        let is_chosen = |token: &Token| token.seat == table.state().seat() && Some(token.piece) == selection.piece;
        if let Some(token) = tokens(table, transform, selection.cell).into_iter().find(is_chosen) {
            painter.circle_filled(token.centre, token.radius * 1.4, theme.mark.selected);
        }
    }
    if let Some(cell) = overlay.aimed {
        if let Some(tile) = table.state().hand().filter(|_| overlay.places.contains(cell)) {
            let mut held = painter.clone();
            held.multiply_opacity(HELD_OPACITY);
            art::tile(
                &held,
                theme,
                centre(cell),
                transform.radius,
                &tile_look(table.rules(), tile, table.turned(), None),
            );
            mark(cell, HexMark::Selected);
        } else if table.state().hand().is_some() && table.person_to_move().is_some() && !table.looks_back() {
            mark(cell, HexMark::Refused);
        } else {
            mark(cell, HexMark::Hover);
        }
    }
    if let Some(cell) = overlay.focused {
        mark(cell, HexMark::Focus);
    }
}

/// Numbers over everything: what it costs to get there, or through the passages of the tile in hand.
fn badges(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let (rules, state) = (table.rules(), table.state());
    let layout = rules.layout();
    let centre = |cell| transform.screen_from_hex(layout, cell);
    let badge = |place, cost: u8| {
        let radius = transform.radius * BADGE_RADIUS * transform.scale;
        art::cost_badge(painter, theme, place, radius, &cost.to_string());
    };
    if let Some(reach) = table.reach.as_ref().filter(|_| !table.looks_back()) {
        for cell in state.occupied() {
            if let Some(cost) = reach.cost(cell) {
                badge(centre(cell) - vec2(0.0, 0.66) * transform.radius, cost);
            }
        }
    }
    let aimed = overlay.aimed.filter(|&cell| overlay.places.contains(cell));
    if let (Some(cell), Some(tile)) = (aimed, state.hand()) {
        let own = rules.tile(tile);
        for side in Direction::ALL {
            let Some(next) = layout.neighbour(cell, side) else { continue };
            let Some(other) = state.tile(next).map(|other| rules.tile(other)) else { continue };
            if own.kind == TileKind::Volcano || other.kind == TileKind::Volcano {
                continue;
            }
            let cost =
                own.slabs_towards(table.turned(), side) + other.slabs_towards(state.rotation(next), side.opposite());
            if cost > 0 {
                badge(centre(cell) + towards(side) * transform.radius, cost);
            }
        }
    }
}

/// A tile alone, as large as it fits.
pub fn lone_tile(painter: &Painter, theme: &Theme, table: &Table, tile: TileId, rotation: Rotation, rect: Rect) {
    let radius = (rect.width() / 2.0).min(rect.height() / 3.0_f32.sqrt()) * 0.94;
    art::tile(painter, theme, rect.center(), radius, &tile_look(table.rules(), tile, rotation, None));
}

/// The sign of a seat: its colour and its shape.
pub fn seat_sign(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, centre: Pos2, radius: f32) {
    art::seat_mark(painter, theme, centre, radius, seat_look(table, seat));
}

/// What a player's pieces look like.
#[must_use]
pub fn seat_look(table: &Table, seat: Seat) -> SeatLook<'_> {
    SeatLook { colour: table.colour(seat), shape: SeatShape::of_seat(seat.index()) }
}

/// A small picture on a card or a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// A piece.
    Piece(Piece),
    /// A piece that guards.
    Guard(Piece),
    /// A camp.
    Camp,
}

/// A small picture in a seat's colour.
pub fn icon(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, icon: Icon, centre: Pos2, radius: f32) {
    let look = seat_look(table, seat);
    let size = |piece| if piece == Piece::Leader { radius * 0.85 / art::LEADER_SCALE } else { radius * 0.85 };
    match icon {
        Icon::Piece(piece) => art::piece(painter, theme, centre, size(piece), piece, look, 1),
        Icon::Guard(piece) => art::guard(painter, theme, centre, size(piece) * 0.85, piece, look),
        Icon::Camp => art::camp(painter, theme, centre, radius, look),
    }
}
