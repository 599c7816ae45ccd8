//! The look of the board, and the signs and pieces that panels show beside it.
//!
//! Decides what is drawn where and in which order; how each thing is drawn, `art` decides.

use egui::{Painter, Pos2, Rect, Sense, Ui, Vec2};

use super::board::Overlay;
use super::spots::{self, Banner};
use super::{Table, paint_motion};
use crate::app::hexboard::art;
use crate::app::hexboard::art::{Ground, HexMark, SeatLook, Slot, TileLook};
use crate::app::hexboard::camera::{Transform, towards};
use crate::app::hexboard::ground::{GroundPicture, Laid, Lies};
use crate::app::hexboard::labels::{self, Name, Rim};
use crate::app::hexboard::tokens::{Token, WalkBadge, in_slot};
use crate::app::kit::settings::CellNames;
use crate::app::kit::still::{Layer, Stay};
use crate::app::kit::theme::Theme;
use crate::app::tikal::picture::tile_look;
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::tikal::{Piece, TileId};

/// The opacity of the tile in hand while it is held over a cell.
const HELD_OPACITY: f32 = 0.85;
/// The radius of a camp, in hex radii.
pub const CAMP_RADIUS: f32 = 0.34;

/// The pictures that are kept from frame to frame.
#[derive(Debug, Default)]
pub struct Pictures {
    ground: GroundPicture,
    /// The layers over it.
    pub canvas: Option<Box<Canvas>>,
}

/// The layers over the tiles. Each thing in them is drawn anew only when it
/// changes.
#[derive(Debug)]
pub struct Canvas {
    frame: CanvasFrame,
    camps: Layer<Item>,
    reach: Layer<Item>,
    numbers: Layer<Item>,
    banners: Layer<Item>,
    pieces: Layer<Item>,
    names: Layer<Item>,
    prices: Layer<Item>,
    rim: Rim,
}

impl Canvas {
    /// The names that were painted last: what each says, and where.
    pub fn names(&self) -> impl Iterator<Item = (String, Rect)> + '_ {
        let on_cells =
            self.names.items().filter_map(|item| if let Item::Name(name) = item { Some(name) } else { None });
        self.rim.names().chain(on_cells).map(|name| (name.text(), name.rect()))
    }
}

/// The values on which every layer depends: when it changes, everything is drawn anew.
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
    /// A camp.
    Camp(Cell, Seat),
    /// A mark on a hex that does not follow the pointer.
    Mark(Cell, HexMark),
    /// The number in the middle of a temple.
    Value(Cell, u8),
    /// The number of treasures that a ruin still holds.
    Hoard(Cell, u8),
    /// A guard.
    Guard(Cell, Seat, Piece),
    /// A piece or several.
    Token(Token),
    /// The banner of a temple.
    Banner(Banner),
    /// The name of a cell.
    Name(Name),
    /// The cost of the way to a cell.
    Price(WalkBadge),
}

/// The whole board with what lies over it.
pub fn board(
    painter: &Painter,
    theme: &Theme,
    table: &Table,
    transform: &Transform,
    overlay: &Overlay,
    view: &mut Pictures,
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
        camps: Layer::default(),
        reach: Layer::default(),
        numbers: Layer::default(),
        banners: Layer::default(),
        pieces: Layer::default(),
        names: Layer::default(),
        prices: Layer::default(),
        rim: Rim::new(layout, transform),
    };
    view.canvas.take_if(|canvas| canvas.frame != frame);
    let canvas = view.canvas.get_or_insert_with(|| Box::new(fresh()));
    let draw = |item| draw_item(painter, theme, table, transform, item);

    let explored: CellSet = state.occupied().into_iter().filter(|&cell| !motion.is_tile_absent(cell)).collect();
    let laid = layout.cells().into_iter().map(|cell| {
        // Where the tile in hand can go, the jungle shines.
        let jungle = Lies::Jungle(cell.index() as u64, overlay.places.contains(cell));
        let tile = tile_on(table, cell).filter(|_| explored.contains(cell));
        let column = i16::from(layout.name(cell).column);
        Laid { column, centre: layout.centre(cell), lies: tile.map_or(jungle, Lies::Tile) }
    });
    view.ground.paint(painter, theme, (transform, painter.clip_rect()), &laid.collect::<Vec<_>>());
    let camps = explored.into_iter().filter(|&cell| !motion.is_camp_absent(cell));
    let camps = camps.filter_map(|cell| state.camp(cell).map(|owner| Item::Camp(cell, owner)));
    canvas.camps.paint(painter, camps, draw);
    paint_motion::under(painter, theme, table, transform);
    canvas.reach.paint(painter, reach(table, overlay), draw);
    marks(painter, theme, table, transform, overlay);
    canvas.numbers.paint(painter, numbers(table, overlay), draw);
    let guards = state.guarded().into_iter().filter(|&cell| !motion.is_guard_absent(cell));
    let guards = guards.filter_map(|cell| state.guard(cell).map(|(seat, piece)| Item::Guard(cell, seat, piece)));
    let arrived = |cell| {
        let tokens = spots::tokens(table, transform, cell).into_iter();
        tokens.filter_map(move |token| {
            let count = token.count.saturating_sub(motion.absent(cell, token.seat, token.figure.into()));
            (count > 0).then_some(Item::Token(Token { count, ..token }))
        })
    };
    let pieces = guards.chain(explored.into_iter().flat_map(arrived)).map(|item| (item, Vec2::ZERO));
    canvas.pieces.paint_at(painter, Pos2::ZERO, Stay::Long, pieces, |item, _| draw(item));
    // Over the pieces: a name of which a part is hidden is another name.
    canvas.rim.paint(painter, theme, overlay.names != CellNames::Off);
    let prices = spots::walk_badges(table, transform, overlay);
    let taken = |cell| spots::taken_on(table, transform, &prices, cell);
    let named = labels::on_cells(layout, transform, overlay.named_cells(), taken);
    canvas.names.paint(painter, named.map(Item::Name), draw);
    canvas.banners.paint(painter, spots::banners(table).map(Item::Banner), draw);
    // Badges lie over everything.
    canvas.prices.paint(painter, prices.iter().copied().map(Item::Price), draw);
    passages(painter, theme, table, transform, overlay);
    paint_motion::over(painter, theme, table, transform);
}

fn draw_item(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, item: Item) {
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(table.rules().layout(), cell);
    match item {
        Item::Mark(cell, mark) => art::hex_mark(painter, theme, centre(cell), radius, mark),
        Item::Value(cell, value) => art::temple_number(painter, theme, centre(cell), radius, value),
        Item::Hoard(cell, left) => {
            art::copies(painter, theme, centre(cell) + art::NUMBER * radius, art::HOARD_HEIGHT * radius, left);
        }
        Item::Camp(cell, owner) => {
            art::camp(painter, theme, centre(cell), radius * CAMP_RADIUS * transform.scale, seat_look(table, owner));
        }
        Item::Guard(cell, seat, piece) => {
            let (place, radius) = in_slot(transform, centre(cell), art::GUARD);
            art::guard(painter, theme, place, radius, piece.into(), seat_look(table, seat));
        }
        Item::Token(token) => {
            token.draw(painter, theme, seat_look(table, token.seat));
        }
        Item::Name(name) => name.draw(painter, theme),
        Item::Price(price) => price.draw(painter, theme),
        Item::Banner(banner) => {
            let look = banner.holder.map(|seat| seat_look(table, seat));
            let (place, radius) = in_slot(transform, centre(banner.temple), art::FLAG);
            art::banner(painter, theme, place, radius, look, &banner.text());
        }
    }
}

/// The look of the tile on a cell now, as far as its tiers have arrived.
#[must_use]
pub fn tile_on(table: &Table, cell: Cell) -> Option<TileLook> {
    let state = table.shown();
    let level = table.motion().level(cell).unwrap_or_else(|| state.level(cell));
    Some(tile_look(table.rules(), state.tile(cell)?, state.rotation(cell), Some(level)))
}

/// The marks that stay while the pointer moves: what can be reached, and what is told of.
fn reach(table: &Table, overlay: &Overlay) -> impl Iterator<Item = Item> {
    let of = |cells: CellSet, mark| cells.into_iter().map(move |cell| Item::Mark(cell, mark));
    let from_here = overlay.reach.iter().flat_map(|reach| {
        table.shown().occupied().into_iter().filter_map(|cell| match reach.cost(cell) {
            Some(_) => Some(Item::Mark(cell, HexMark::Reach)),
            None => (cell != reach.from()).then_some(Item::Mark(cell, HexMark::Dim)),
        })
    });
    of(overlay.camps, HexMark::Reach)
        .chain(of(overlay.told | overlay.cited, HexMark::Selected))
        .chain(of(overlay.other_places, HexMark::Hover))
        .chain(from_here)
}

/// Marks between the tiles and the pieces: what is chosen, aimed at, focused, and the way there.
fn marks(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let layout = table.rules().layout();
    let centre = |cell| transform.screen_from_hex(layout, cell);
    let mark = |cell, kind| art::hex_mark(painter, theme, centre(cell), transform.radius, kind);
    let way = overlay.reach.as_ref().zip(overlay.aimed).map(|(reach, cell)| reach.way(cell)).unwrap_or_default();
    if way.len() > 1 {
        let stops: Vec<Pos2> = way.into_iter().map(centre).collect();
        art::route(painter, theme, &stops, transform.radius);
    }
    if let Some(selection) = table.own.chosen.selection.filter(|_| !table.looks_back()) {
        mark(selection.cell, HexMark::Selected);
        let is_chosen =
            |token: &Token| token.seat == table.state().seat() && Some(Piece::from(token.figure)) == selection.piece;
        if let Some(token) = spots::tokens(table, transform, selection.cell).into_iter().find(is_chosen) {
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
        } else if overlay.refuses(table, cell) {
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

/// The numbers in the middle of hexes once more, over the shade on those that are out of reach and over the light around
/// a piece.
fn numbers(table: &Table, overlay: &Overlay) -> impl Iterator<Item = Item> {
    let pointed = table.pointed();
    let is_lit = table.own.chosen.selection.is_some() || pointed.piece.is_some() || !pointed.cells.is_empty();
    let is_told = !table.looks_back() && (is_lit || overlay.reach.is_some());
    let cells = if is_told { table.shown().occupied() } else { CellSet::default() };
    cells.into_iter().filter(|&cell| !table.motion().is_tile_absent(cell)).filter_map(|cell| {
        let look = tile_on(table, cell).filter(|look| look.level > 0)?;
        match look.ground {
            Ground::Temple => Some(Item::Value(cell, look.level)),
            Ground::Ruin if !look.emptied => Some(Item::Hoard(cell, look.level)),
            _ => None,
        }
    })
}

/// The signs of what a lesson points at. They lie below pieces, banners and badges, so that they hide none of their numbers.
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
        let tokens = spots::tokens(table, transform, cell);
        if let Some(token) = tokens.iter().find(|token| token.seat == seat && token.figure == piece.into()) {
            art::point_at_piece(painter, theme, centre(cell), radius, token.centre, token.radius);
        }
    }
}

/// Badges with what the passages of the tile in hand would cost.
fn passages(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let (rules, state) = (table.rules(), table.state());
    let layout = rules.layout();
    let centre = |cell| transform.screen_from_hex(layout, cell);
    let aimed = overlay.aimed.filter(|&cell| overlay.places.contains(cell));
    if let (Some(cell), Some(tile)) = (aimed, state.hand()) {
        let costs = state.passages_if_placed(rules, cell, tile, table.turned());
        for (side, cost) in Direction::ALL.into_iter().zip(costs).filter(|&(_, cost)| cost > 0) {
            // Within the slabs that it counts.
            let at = towards(side).normalized() * art::PASSAGE;
            let (place, radius) = in_slot(transform, centre(cell), Slot { at, ..art::PRICE });
            art::price(painter, theme, place, radius, &cost.to_string());
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

/// The look of a player's pieces.
#[must_use]
pub fn seat_look(table: &Table, seat: Seat) -> SeatLook<'_> {
    table.seat_look(seat)
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
        Icon::Piece(piece) => art::piece(painter, theme, centre, size(piece), piece.into(), look),
        Icon::Guard(piece) => art::guard(painter, theme, centre, radius * 0.7, piece.into(), look),
        Icon::Camp => art::camp(painter, theme, centre, radius, look),
    }
}
