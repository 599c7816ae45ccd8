//! What the board looks like, and the signs and pieces that panels show beside it.
//!
//! Decides what is drawn where and in which order; how each thing is drawn, `art` decides.

use egui::{Painter, Pos2, Rect, Sense, Ui, Vec2, vec2};

use super::board::Overlay;
use super::transform::{Transform, towards};
use super::{Table, moving};
use crate::app::kit::still::Layer;
use crate::app::kit::theme::Theme;
use crate::app::tikal::art;
use crate::app::tikal::art::{HexMark, SeatLook, SeatShape, TileLook};
use crate::app::tikal::picture::tile_look;
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::tikal::{Piece, TileId, TileKind};

/// The opacity of the tile in hand while it is held over a cell.
const HELD_OPACITY: f32 = 0.85;
/// The radius of a camp, in hex radii.
pub const CAMP_RADIUS: f32 = 0.34;
/// The radius of a badge with a cost, in hex radii.
const BADGE_RADIUS: f32 = 0.17;
/// The radius of a banner, in hex radii.
const BANNER_RADIUS: f32 = 0.19;
/// The radius of the plate with a tile's value where numbers are to be larger, in hex radii.
const PLATE_RADIUS: f32 = 0.2;

/// One piece, or several explorers of one player, as drawn on a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Token {
    /// Whose it is.
    pub seat: Seat,
    /// Its kind.
    pub piece: Piece,
    /// How many pieces it stands for.
    pub count: u8,
    /// Its centre on the screen.
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

/// The layers of the board's picture that are kept from frame to frame. Each thing in them is drawn anew only when it
/// changes.
#[derive(Debug)]
pub struct Canvas {
    frame: CanvasFrame,
    jungle: Layer<Item>,
    tiles: Layer<Item>,
    banners: Layer<Item>,
    pieces: Layer<Item>,
}

/// What every layer depends on: when it changes, everything is drawn anew.
#[derive(Clone, Copy, PartialEq, Debug)]
struct CanvasFrame {
    transform: Transform,
    rect: Rect,
    pixels_per_point: f32,
    is_dark: bool,
}

/// One thing in a layer, with everything that its looks depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Item {
    /// The table.
    Backdrop,
    /// The ground of an unexplored hex; whether the tile in hand can go there.
    Soil(Cell, bool),
    /// The leaves of an unexplored hex.
    Leaves(Cell, bool),
    /// A tile.
    Tile(Cell, TileLook),
    /// A camp.
    Camp(Cell, Seat),
    /// A guard.
    Guard(Cell, Seat, Piece),
    /// A piece or several.
    Token(Token),
    /// The banner of a temple.
    Banner(Banner),
}

/// Who controls a temple that has no guard, and by how much; no holder where nobody or more than one seat does.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Banner {
    temple: Cell,
    holder: Option<Seat>,
    margin: Option<u8>,
}

/// The banners of the board: one on each temple where pieces stand, except where a guard shows whose it is. In a purist
/// game a banner says who controls the temple, but not by how much.
fn banners(table: &Table) -> impl Iterator<Item = Banner> + '_ {
    let (rules, state) = (table.rules(), table.shown());
    let open = (state.temples() - state.guarded()).into_iter();
    let visited = open.filter(move |&temple| state.seats().iter().any(|&seat| !state.band(temple, seat).is_empty()));
    let banner = move |temple| {
        let mut holders = state.seats().iter().copied().filter(|&seat| state.controls(rules, temple, seat));
        let holder = holders.next().filter(|_| holders.next().is_none());
        let margin = holder.filter(|_| table.insight().is_some()).map(|seat| {
            let (own, best) = (state.strength(rules, temple, seat), state.strongest_other(rules, temple, seat));
            own.saturating_sub(best)
        });
        Banner { temple, holder, margin }
    };
    visited.map(banner)
}

/// The whole board with what lies over it.
pub fn board(
    painter: &Painter,
    theme: &Theme,
    table: &Table,
    transform: &Transform,
    overlay: &Overlay,
    canvas: &mut Option<Box<Canvas>>,
) {
    let (layout, state, motion) = (table.rules().layout(), table.shown(), table.motion());
    let frame = CanvasFrame {
        transform: *transform,
        rect: painter.clip_rect(),
        pixels_per_point: painter.pixels_per_point(),
        is_dark: theme.is_dark,
    };
    let fresh = || Canvas {
        frame,
        jungle: Layer::default(),
        tiles: Layer::default(),
        banners: Layer::default(),
        pieces: Layer::default(),
    };
    if canvas.as_ref().is_some_and(|canvas| canvas.frame != frame) {
        *canvas = None;
    }
    let canvas = canvas.get_or_insert_with(|| Box::new(fresh()));
    let draw = |item| draw_item(painter, theme, table, transform, item);

    let explored: CellSet = state.occupied().into_iter().filter(|&cell| !motion.is_tile_absent(cell)).collect();
    let empty = layout.cells() - explored;
    let glows = |cell| overlay.places.contains(cell);
    let soil = empty.into_iter().map(|cell| Item::Soil(cell, glows(cell)));
    // Leaves reach over the edges of their hexes, so they come after all soil.
    let leaves = empty.into_iter().map(|cell| Item::Leaves(cell, glows(cell)));
    canvas.jungle.paint(painter, std::iter::once(Item::Backdrop).chain(soil).chain(leaves), draw);
    let tiles = explored.into_iter().flat_map(|cell| {
        let tile = tile_on(table, cell).map(|look| Item::Tile(cell, look));
        let camp = state.camp(cell).filter(|_| !motion.is_camp_absent(cell)).map(|owner| Item::Camp(cell, owner));
        tile.into_iter().chain(camp)
    });
    canvas.tiles.paint(painter, tiles, draw);
    moving::under(painter, theme, table, transform);
    marks(painter, theme, table, transform, overlay);
    let guards = state.guarded().into_iter().filter(|&cell| !motion.is_guard_absent(cell));
    let guards = guards.filter_map(|cell| state.guard(cell).map(|(seat, piece)| Item::Guard(cell, seat, piece)));
    let arrived = |cell| {
        let tokens = tokens(table, transform, cell).into_iter();
        tokens.filter_map(move |token| {
            let count = token.count.saturating_sub(motion.absent(cell, token.seat, token.piece));
            (count > 0).then_some(Item::Token(Token { count, ..token }))
        })
    };
    canvas.pieces.paint(painter, guards.chain(explored.into_iter().flat_map(arrived)), draw);
    canvas.banners.paint(painter, banners(table).map(Item::Banner), draw);
    badges(painter, theme, table, transform, overlay);
    moving::over(painter, theme, table, transform);
}

/// The radius of a guard. Where pieces are to be larger it grows less than others, so that the temple's value stays in
/// sight.
#[must_use]
pub fn guard_radius(transform: &Transform) -> f32 {
    art::PIECE_RADIUS * transform.scale.sqrt() * transform.radius
}

fn draw_item(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, item: Item) {
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(table.rules().layout(), cell);
    let explorer = art::PIECE_RADIUS * transform.scale * radius;
    match item {
        Item::Backdrop => art::backdrop(painter, theme, painter.clip_rect()),
        Item::Soil(cell, glows) => art::jungle_soil(painter, theme, centre(cell), radius, glows),
        Item::Leaves(cell, glows) => {
            art::jungle_leaves(painter, theme, centre(cell), radius, cell.index() as u64, glows);
        }
        Item::Tile(cell, look) => {
            art::tile(painter, theme, centre(cell), radius, &look);
            if transform.scale > 1.0 && look.level > 0 {
                let plate = radius * PLATE_RADIUS * transform.scale;
                // Out of the way of a guard; on a ruin over the small number of its hoard.
                let aside = if matches!(look.kind, TileKind::Ruin(_)) { vec2(0.2, -0.15) } else { vec2(-0.12, 0.05) };
                art::cost_badge(painter, theme, centre(cell) + aside * radius, plate, &look.level.to_string());
            }
        }
        Item::Camp(cell, owner) => {
            art::camp(painter, theme, centre(cell), radius * CAMP_RADIUS * transform.scale, seat_look(table, owner));
        }
        Item::Guard(cell, seat, piece) => {
            let place = centre(cell) + art::GUARD_SPOT * radius;
            art::guard(painter, theme, place, guard_radius(transform), piece, seat_look(table, seat));
        }
        Item::Token(token) => {
            art::piece(painter, theme, token.centre, explorer, token.piece, seat_look(table, token.seat), token.count);
        }
        Item::Banner(Banner { temple, holder, margin }) => {
            let text = margin.map(|margin| format!("+{margin}")).unwrap_or_default();
            let look = holder.map(|seat| seat_look(table, seat));
            let place = centre(temple) + art::BANNER_SPOT * radius;
            art::banner(painter, theme, place, radius * BANNER_RADIUS * transform.scale, look, &text);
        }
    }
}

/// What the tile on a cell looks like now, as far as its tiers have arrived.
#[must_use]
pub fn tile_on(table: &Table, cell: Cell) -> Option<TileLook> {
    let state = table.shown();
    let level = table.motion().level(cell).unwrap_or_else(|| state.level(cell));
    Some(tile_look(table.rules(), state.tile(cell)?, state.rotation(cell), Some(level)))
}

/// Marks between the tiles and the pieces: what is chosen, in reach, aimed at, focused.
fn marks(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let layout = table.rules().layout();
    let centre = |cell| transform.screen_from_hex(layout, cell);
    let mark = |cell, kind| art::hex_mark(painter, theme, centre(cell), transform.radius, kind);
    for cell in overlay.camps {
        mark(cell, HexMark::Reach);
    }
    for cell in overlay.told {
        mark(cell, HexMark::Selected);
    }
    for cell in overlay.other_places {
        mark(cell, HexMark::Hover);
    }
    if let Some(reach) = &overlay.reach {
        for cell in table.shown().occupied() {
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
    if let Some(cell) = overlay.pointed {
        mark(cell, HexMark::Selected);
    }
    if let Some(cell) = overlay.focused {
        mark(cell, HexMark::Focus);
    }
    pointers(painter, theme, table, transform);
}

/// What a lesson points at. It lies below pieces, banners and badges, so that it hides none of their numbers.
fn pointers(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform) {
    if table.looks_back() {
        return;
    }
    let (pointed, radius) = (table.pointed(), transform.radius);
    let centre = |cell| transform.screen_from_hex(table.rules().layout(), cell);
    for &cell in pointed.cells.iter().filter(|&&cell| pointed.aim != Some(cell)) {
        art::point_at_hex(painter, theme, centre(cell), radius, false);
    }
    if let Some(cell) = pointed.aim {
        art::point_at_hex(painter, theme, centre(cell), radius, true);
    }
    if let Some((cell, seat, piece)) = pointed.piece {
        let tokens = tokens(table, transform, cell);
        if let Some(token) = tokens.iter().find(|token| token.seat == seat && token.piece == piece) {
            art::point_at_piece(painter, theme, centre(cell), radius, token.centre, token.radius);
        }
    }
}

/// Badges over everything: what it costs to get to a cell, and what the passages of the tile in hand would cost.
fn badges(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let (rules, state) = (table.rules(), table.state());
    let layout = rules.layout();
    let centre = |cell| transform.screen_from_hex(layout, cell);
    let badge = |place, cost: u8| {
        let radius = transform.radius * BADGE_RADIUS * transform.scale;
        art::cost_badge(painter, theme, place, radius, &cost.to_string());
    };
    if let Some(reach) = &overlay.reach {
        let bannered: CellSet = banners(table).map(|banner| banner.temple).collect();
        // The chosen party may be several pieces; a piece of which only the reach is shown goes alone.
        let walks = overlay.reach == table.reach && !table.looks_back();
        for cell in table.shown().occupied() {
            let Some(each) = reach.cost(cell) else { continue };
            let aside = if bannered.contains(cell) { 0.24 } else { 0.0 };
            let place = centre(cell) + vec2(aside, -0.66) * transform.radius;
            match table.walk_cost(cell).filter(|&(_, count)| walks && count > 1) {
                Some((each, count)) => {
                    let text = format!("{count}×{each}");
                    let radius = transform.radius * BADGE_RADIUS * transform.scale;
                    art::cost_badge(painter, theme, place, radius, &text);
                }
                None => badge(place, each),
            }
        }
    }
    let aimed = overlay.aimed.filter(|&cell| overlay.places.contains(cell));
    if let (Some(cell), Some(tile)) = (aimed, state.hand()) {
        let costs = state.passages_if_placed(rules, cell, tile, table.turned());
        for (side, cost) in Direction::ALL.into_iter().zip(costs).filter(|&(_, cost)| cost > 0) {
            badge(centre(cell) + towards(side) * transform.radius, cost);
        }
    }
}

/// One tile, as large as fits into the rectangle.
pub fn lone_tile(painter: &Painter, theme: &Theme, table: &Table, tile: TileId, rotation: Rotation, rect: Rect) {
    let radius = (rect.width() / 2.0).min(rect.height() / 3.0_f32.sqrt()) * 0.94;
    art::tile(painter, theme, rect.center(), radius, &tile_look(table.rules(), tile, rotation, None));
}

/// The sign of a seat: its colour and its shape.
pub fn seat_sign(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, centre: Pos2, radius: f32) {
    art::seat_mark(painter, theme, centre, radius, seat_look(table, seat));
}

/// The sign of a seat beside its name, in so much room.
pub fn seat_sign_ui(ui: &mut Ui, theme: &Theme, table: &Table, seat: Seat, room: Vec2, radius: f32) {
    let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
    seat_sign(ui.painter(), theme, table, seat, rect.center(), radius);
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
        Icon::Guard(piece) => art::guard(painter, theme, centre, radius * 0.7, piece, look),
        Icon::Camp => art::camp(painter, theme, centre, radius, look),
    }
}
