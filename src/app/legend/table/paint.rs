//! The look of Legend's board, and the signs and pieces that panels show beside it.
//!
//! Decides what is drawn where and in which order; how each thing is drawn, `art` decides.

use egui::{Painter, Pos2, Rect};

use super::board::Overlay;
use super::motion::Mover;
use super::spots::{self, Banner};
use super::{Table, Word, paint_motion};
use crate::app::hexboard::art::{self, Ground, HexMark, Slot, TileLook};
use crate::app::hexboard::camera::{Transform, towards};
use crate::app::hexboard::ground::{GroundPicture, Laid, Lies};
use crate::app::hexboard::labels::{self, Name, Rim};
use crate::app::hexboard::tokens::{Token, WalkBadge, in_slot};
use crate::app::kit::settings::CellNames;
use crate::app::kit::still::Layer;
use crate::app::kit::theme::Theme;
use crate::app::legend::picture::{self, tile_look};
use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::legend::{Piece, Side};

/// The opacity of the tile in hand while it is held over a cell.
const HELD_OPACITY: f32 = 0.85;
/// The radius of a camp, in hex radii.
pub const CAMP_RADIUS: f32 = 0.34;
/// The greatest number of sides that are marked all at once.
const FEW_SIDES: usize = 6;
/// The radius of a treasure that the viewer has seen in a ruin.
const SEEN: f32 = 0.2;

/// The pictures that are kept from frame to frame.
#[derive(Debug, Default)]
pub struct Pictures {
    ground: GroundPicture,
    /// The layers over it.
    canvas: Option<Box<Canvas>>,
}

/// The layers over the tiles. Each thing in them is drawn anew only when it changes.
#[derive(Debug)]
struct Canvas {
    frame: CanvasFrame,
    low: Layer<Item>,
    reach: Layer<Item>,
    numbers: Layer<Item>,
    banners: Layer<Item>,
    pieces: Layer<Item>,
    names: Layer<Item>,
    prices: Layer<Item>,
    rim: Rim,
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
    /// A dotted hex without a tile.
    Dotted(Cell),
    /// A camp.
    Camp(Cell, Seat),
    /// So many slab tokens on a side.
    Slabs(Side, u8),
    /// A mark on a hex that does not follow the pointer.
    Mark(Cell, HexMark),
    /// The number in the middle of a temple.
    Value(Cell, u8),
    /// The number of treasures that a ruin still holds.
    Hoard(Cell, u8),
    /// The treasure on top of a ruin, as the viewer has seen it.
    Seen(Cell, Treasure),
    /// A guard.
    Guard(Cell, Seat, Piece),
    /// A piece or several.
    Token(Token),
    /// The banner of a hex.
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
    let (layout, state, motion) = (table.rules().layout(), table.shown(), &table.own.motion);
    let frame = CanvasFrame {
        transform: *transform,
        rect: painter.clip_rect(),
        pixels_per_point: painter.pixels_per_point(),
        is_dark: theme.is_dark,
    };
    let fresh = || Canvas {
        frame,
        low: Layer::default(),
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

    let laid = layout.cells().into_iter().map(|cell| {
        // Where the tile in hand can go, the jungle shines.
        let jungle = Lies::Jungle(cell.index() as u64, overlay.places.contains(cell));
        let column = i16::from(layout.name(cell).column);
        let tile = tile_on(table, cell).filter(|_| !motion.is_absent(|mover| *mover == Mover::Tile(cell)));
        Laid { column, centre: layout.centre(cell), lies: tile.map_or(jungle, Lies::Tile) }
    });
    view.ground.paint(painter, theme, (transform, painter.clip_rect()), &laid.collect::<Vec<_>>());
    let dotted = (table.rules().dotted() - state.occupied()).into_iter().map(Item::Dotted);
    let is_pitched = |cell: &Cell| !motion.is_absent(|mover| matches!(mover, Mover::Camp(_, site) if site == cell));
    let camps = state
        .all_camps()
        .into_iter()
        .filter(is_pitched)
        .filter_map(|cell| state.camp(cell).map(|owner| Item::Camp(cell, owner)));
    let laid = state.slabs().as_slice();
    let slabs = laid.iter().enumerate().filter(|&(index, side)| !laid[..index].contains(side));
    let slabs = slabs.map(|(_, &side)| Item::Slabs(side, state.slabs().count(side) as u8));
    canvas.low.paint(painter, dotted.chain(camps).chain(slabs), draw);
    paint_motion::under(painter, theme, table, transform);
    canvas.reach.paint(painter, reach(table, overlay), draw);
    marks(painter, theme, table, transform, overlay);
    let seen = state.ruins().into_iter().filter_map(|ruin| {
        let top = table.known_top(ruin)?;
        Some(Item::Seen(ruin, top))
    });
    canvas.numbers.paint(painter, numbers(table, overlay).chain(seen), draw);
    let stands = |cell: &Cell| !motion.is_absent(|mover| matches!(mover, Mover::Guard(_, _, temple) if temple == cell));
    let guards = state.guarded().into_iter().filter(stands);
    let guards = guards.filter_map(|cell| state.guard(cell).map(|(seat, piece)| Item::Guard(cell, seat, piece)));
    let arrived = |cell| {
        let tokens = spots::tokens(table, transform, cell).into_iter();
        tokens.filter_map(move |token| {
            let absent = motion.absent(cell, token.seat, picture::piece(token.figure));
            let count = token.count.saturating_sub(absent);
            (count > 0).then_some(Item::Token(Token { count, ..token }))
        })
    };
    canvas.pieces.paint(painter, guards.chain(layout.cells().into_iter().flat_map(arrived)), draw);
    // Over the pieces: a name of which a part is hidden is another name.
    canvas.rim.paint(painter, theme, overlay.names != CellNames::Off);
    let prices = spots::walk_badges(table, transform, overlay);
    let taken = |cell| spots::taken_on(table, transform, &prices, cell);
    let named = labels::on_cells(layout, transform, overlay.named_cells(), taken);
    canvas.names.paint(painter, named.map(Item::Name), draw);
    canvas.banners.paint(painter, spots::banners(table).map(Item::Banner), draw);
    canvas.prices.paint(painter, prices.iter().copied().map(Item::Price), draw);
    passages(painter, theme, table, transform, overlay);
    paint_motion::over(painter, theme, table, transform);
}

fn draw_item(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, item: Item) {
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(table.rules().layout(), cell);
    match item {
        Item::Dotted(cell) => {
            art::jungle_dots(painter, theme, centre(cell), radius);
        }
        Item::Slabs(side, count) => {
            art::slab_tokens(painter, theme, centre(side.cell), radius, side.direction.index(), count);
        }
        Item::Mark(cell, mark) => art::hex_mark(painter, theme, centre(cell), radius, mark),
        Item::Value(cell, value) => art::temple_number(painter, theme, centre(cell), radius, value),
        Item::Hoard(cell, left) => {
            art::copies(painter, theme, centre(cell) + art::NUMBER * radius, art::HOARD_HEIGHT * radius, left);
        }
        Item::Seen(cell, kind) => {
            let place = centre(cell) + art::NUMBER * radius;
            art::treasure(painter, theme, place, SEEN * radius, table.glyph(kind));
        }
        Item::Camp(cell, owner) => {
            art::camp(painter, theme, centre(cell), radius * CAMP_RADIUS * transform.scale, table.seat_look(owner));
        }
        Item::Guard(cell, seat, piece) => {
            let (place, radius) = in_slot(transform, centre(cell), art::GUARD);
            art::guard(painter, theme, place, radius, picture::figure(piece), table.seat_look(seat));
        }
        Item::Token(token) => token.draw(painter, theme, table.seat_look(token.seat)),
        Item::Name(name) => name.draw(painter, theme),
        Item::Price(price) => price.draw(painter, theme),
        Item::Banner(banner) => {
            let look = banner.holder.map(|seat| table.seat_look(seat));
            let (place, radius) = in_slot(transform, centre(banner.cell), art::FLAG);
            art::banner(painter, theme, place, radius, look, &banner.text());
        }
    }
}

/// The look of the tile on a cell now.
#[must_use]
pub fn tile_on(table: &Table, cell: Cell) -> Option<TileLook> {
    let state = table.shown();
    let level = table.own.motion.level(cell).unwrap_or_else(|| state.level(cell));
    Some(tile_look(table.rules(), state.tile(cell)?, state.rotation(cell), Some(level)))
}

/// The marks that stay while the pointer moves: what can be reached, what is asked for, and what is told of.
fn reach(table: &Table, overlay: &Overlay) -> impl Iterator<Item = Item> {
    let of = |cells: CellSet, mark| cells.into_iter().map(move |cell| Item::Mark(cell, mark));
    let from_here = overlay.reach.iter().flat_map(|reach| {
        table.rules().layout().cells().into_iter().filter_map(|cell| match reach.cost(cell) {
            Some(_) => Some(Item::Mark(cell, HexMark::Reach)),
            None => (cell != reach.from()).then_some(Item::Mark(cell, HexMark::Dim)),
        })
    });
    of(overlay.asked, HexMark::Reach)
        .chain(of(overlay.told, HexMark::Selected))
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
            |token: &Token| token.seat == table.state().seat() && Some(picture::piece(token.figure)) == selection.piece;
        if let Some(token) = spots::tokens(table, transform, selection.cell).into_iter().find(is_chosen) {
            painter.circle_filled(token.centre, token.radius * 1.4, theme.mark.selected);
        }
    }
    if let Some(cell) = overlay.aimed {
        if let Some(tile) = table.in_hand().filter(|_| overlay.places.contains(cell)) {
            let mut held = painter.clone();
            held.multiply_opacity(HELD_OPACITY);
            let look = tile_look(table.rules(), tile, table.turned(), None);
            art::tile(&held, theme, centre(cell), transform.radius, &look);
            mark(cell, HexMark::Selected);
        } else if overlay.refuses(table, cell) {
            mark(cell, HexMark::Refused);
        } else if overlay.side.is_none() {
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
    // The side on which the slab token would come to lie, or from which it is taken.
    if let Some(Word::Side(from)) = table.options().begun.get(1).filter(|_| !table.looks_back()) {
        let (middle, _) = spots::side_on_screen(table, transform, from);
        painter.circle_filled(middle, transform.radius * 0.34, theme.mark.selected.gamma_multiply(0.6));
    }
    // Where few sides can be pointed at, such as those of the tokens that can be moved, they are marked.
    let sides = table.options().next.len();
    if table.asks_for_side() && sides <= FEW_SIDES {
        for side in table.options().sides() {
            let (middle, _) = spots::side_on_screen(table, transform, side);
            painter.circle_filled(middle, transform.radius * 0.34, theme.mark.reach.gamma_multiply(0.6));
        }
    }
    if let Some(side) = overlay.side {
        let mut held = painter.clone();
        held.multiply_opacity(HELD_OPACITY);
        let more = 1 + table.shown().slabs().count(side) as u8;
        art::slab_tokens(&held, theme, centre(side.cell), transform.radius, side.direction.index(), more);
    }
}

/// The numbers in the middle of hexes once more, over the shade on those that are out of reach.
fn numbers(table: &Table, overlay: &Overlay) -> impl Iterator<Item = Item> {
    let pointed = table.pointed();
    let is_lit = table.own.chosen.selection.is_some() || pointed.piece.is_some() || !pointed.cells.is_empty();
    let is_told = !table.looks_back() && (is_lit || overlay.reach.is_some());
    let cells = if is_told { table.shown().occupied() } else { CellSet::EMPTY };
    cells.into_iter().filter_map(|cell| {
        let look = tile_on(table, cell).filter(|look| look.level > 0)?;
        match look.ground {
            Ground::Temple => Some(Item::Value(cell, look.level)),
            Ground::Ruin if !look.emptied && table.known_top(cell).is_none() => Some(Item::Hoard(cell, look.level)),
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
        let is_meant = |token: &Token| token.seat == seat && picture::piece(token.figure) == piece;
        if let Some(token) = spots::tokens(table, transform, cell).into_iter().find(is_meant) {
            art::point_at_piece(painter, theme, centre(cell), radius, token.centre, token.radius);
        }
    }
}

/// Badges of what the passages of the tile in hand would cost, or of the side that the slab token would close or open.
fn passages(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let (rules, state) = (table.rules(), table.state());
    let layout = rules.layout();
    if let Some(side) = overlay.side {
        let (middle, _) = spots::side_on_screen(table, transform, side);
        let cost = state.passage(side.cell, side.direction) + 1;
        art::price(painter, theme, middle, art::PRICE.radius * transform.radius, &cost.to_string());
    }
    let aimed = overlay.aimed.filter(|&cell| overlay.places.contains(cell));
    let (Some(cell), Some(tile)) = (aimed, table.in_hand()) else { return };
    let centre = transform.screen_from_hex(layout, cell);
    let slabs = rules.tile(tile).slabs.turned(table.turned());
    for (side, own) in Direction::ALL.into_iter().zip(slabs) {
        // Nothing of the jungle that it covers has slabs: what is there now, others and tokens have laid.
        let cost = own + if layout.neighbour(cell, side).is_some() { state.passage(cell, side) } else { 0 };
        if cost > 0 && layout.neighbour(cell, side).is_some() {
            let at = towards(side).normalized() * art::PASSAGE;
            let (place, radius) = in_slot(transform, centre, Slot { at, ..art::PRICE });
            art::price(painter, theme, place, radius, &cost.to_string());
        }
    }
}

/// One tile, as large as fits into the rectangle.
pub fn lone_tile(painter: &Painter, theme: &Theme, table: &Table, tile: TileId, rotation: Rotation, rect: Rect) {
    let radius = (rect.width() / 2.0).min(rect.height() / 3.0_f32.sqrt()) * 0.94;
    art::tile(painter, theme, rect.center(), radius, &tile_look(table.rules(), tile, rotation, None));
}
