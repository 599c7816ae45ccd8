//! What the board looks like, and the signs and pieces that panels show beside it.
//!
//! Decides what is drawn where and in which order; how each thing is drawn, `art` decides.

use egui::{Painter, Pos2, Rect, Sense, Ui, Vec2, vec2};

use super::board::Overlay;
use super::names::{self, Name};
use super::transform::{Transform, towards};
use super::{Table, moving};
use crate::app::kit::settings::CellNames;
use crate::app::kit::still::Layer;
use crate::app::kit::theme::Theme;
use crate::app::tikal::art;
use crate::app::tikal::art::{HexMark, SeatLook, TileLook};
use crate::app::tikal::picture::tile_look;
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::tikal::{Piece, State, TileId, TileKind, Variant};

/// The opacity of the tile in hand while it is held over a cell.
const HELD_OPACITY: f32 = 0.85;
/// How solid a price is for which only some of the chosen pieces go.
const FEWER_OPACITY: f32 = 0.55;
/// The radius of a camp, in hex radii.
pub const CAMP_RADIUS: f32 = 0.34;
/// The radius of a price, in hex radii.
const PRICE_RADIUS: f32 = 0.17;
/// Where a price stands on a hex without a flag, in hex radii from its middle, and how high it stands beside a flag.
const ABOVE: Vec2 = vec2(0.0, -0.66);
const BESIDE_FLAG: f32 = -0.58;
/// How much is left free between a flag and a price beside it, in hex radii.
const FLAG_GAP: f32 = 0.05;
/// How far a price may be from the middle of a hex towards one of its sides, in hex radii: its edge lies farther out.
const INSIDE: f32 = 0.86;
/// The radius of a banner, in hex radii.
const BANNER_RADIUS: f32 = 0.205;
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
    /// How many seats there are at the table.
    pub seats: usize,
}

impl Token {
    /// The centre and the radius of the badge that says how many pieces a token stands for, on a cell whose centre lies
    /// there; none on a single piece.
    #[must_use]
    pub fn count_badge(&self, cell: Pos2) -> Option<(Pos2, f32)> {
        let (badge, radius) = art::count_spot(self.centre - cell, self.radius, self.seats);
        (self.count > 1).then_some((cell + badge, radius))
    }

    /// What it takes up: its head with the hat, if it has one, and its body.
    #[must_use]
    pub fn parts(&self) -> [Rect; 2] {
        art::figure_parts(self.piece).map(|part| (part * self.radius).translate(self.centre.to_vec2()))
    }
}

/// Where a seat's piece of a kind stands on a cell, from its centre. It depends on nobody else, so that pieces keep
/// their places while others come and go.
#[must_use]
pub fn piece_spot(state: &State, transform: &Transform, seat: Seat, piece: Piece) -> Vec2 {
    art::piece_spot(seat.index(), state.seats().len(), piece, transform.scale) * transform.radius
}

/// The pieces on a cell; of each seat the leader first, as it stands behind the explorers.
#[must_use]
pub fn tokens(table: &Table, transform: &Transform, cell: Cell) -> Vec<Token> {
    tokens_in(table.rules(), table.shown(), transform, cell)
}

/// As [`tokens`], in any state.
#[must_use]
pub fn tokens_in(rules: &Variant, state: &State, transform: &Transform, cell: Cell) -> Vec<Token> {
    let centre = transform.screen_from_hex(rules.layout(), cell);
    let mut tokens = Vec::new();
    for &seat in state.seats() {
        let band = state.band(cell, seat);
        let mut push = |piece, count, size: f32| {
            let seats = state.seats().len();
            let size = size * art::piece_scale(seats);
            let radius = art::PIECE_RADIUS * size * transform.scale * transform.radius;
            let centre = centre + piece_spot(state, transform, seat, piece);
            tokens.push(Token { seat, piece, count, centre, radius, seats });
        };
        if band.has_leader() {
            push(Piece::Leader, 1, art::LEADER_SCALE);
        }
        if band.explorers() > 0 {
            push(Piece::Explorer, band.explorers(), 1.0);
        }
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
    names: Layer<Item>,
    /// The names along the rim.
    rim: Vec<Name>,
}

impl Canvas {
    /// The names that were painted last: what each says, and where.
    pub fn names(&self) -> impl Iterator<Item = (String, Rect)> + '_ {
        self.names.items().filter_map(|item| match item {
            Item::Name(name) => Some((name.text(), name.rect())),
            _ => None,
        })
    }

    /// Where the letters and numbers at the rim were painted last.
    pub fn rim_names(&self) -> impl Iterator<Item = Rect> + '_ {
        self.names.items().filter_map(|item| match item {
            Item::Name(name) if name.is_at_rim() => Some(name.rect()),
            _ => None,
        })
    }
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
    /// The light on a hex where the tile in hand can go.
    Glow(Cell),
    /// A tile.
    Tile(Cell, TileLook),
    /// A camp.
    Camp(Cell, Seat),
    /// A guard.
    Guard(Cell, Seat, Piece),
    /// A piece or several, on this cell.
    Token(Cell, Token),
    /// The banner of a temple.
    Banner(Banner),
    /// How many treasures a ruin still holds, where numbers are to be larger.
    Hoard(Cell, u8),
    /// The name of a cell.
    Name(Name),
}

/// Who controls a temple that has no guard, and by how much; no holder where nobody or more than one seat does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Banner {
    /// The temple.
    pub temple: Cell,
    /// Who controls it.
    pub holder: Option<Seat>,
    /// By how much the holder is ahead; unknown in a purist game.
    pub margin: Option<u8>,
}

impl Banner {
    /// What it takes up on the hex with this middle.
    fn rect(self, transform: &Transform, middle: Pos2) -> Rect {
        let (place, radius) = banner_place(transform, middle);
        art::banner_rect(place, radius, &self.text())
    }

    fn text(self) -> String {
        self.margin.map(|margin| format!("+{margin}")).unwrap_or_default()
    }
}

/// Where a banner's middle is on the temple with this centre, and the banner's radius. Where things are to be larger it
/// grows less than others, so that it stays within its hex.
fn banner_place(transform: &Transform, temple: Pos2) -> (Pos2, f32) {
    let radius = BANNER_RADIUS * transform.scale.sqrt();
    (temple + art::banner_spot(radius) * transform.radius, radius * transform.radius)
}

/// The banner of a temple, if it has one.
#[must_use]
pub fn banner_on(table: &Table, temple: Cell) -> Option<Banner> {
    banners(table).find(|banner| banner.temple == temple)
}

/// The banners of the board: one on each temple where pieces stand, except where a guard shows whose it is. In a purist
/// game a banner says who controls the temple, but not by how much.
pub fn banners(table: &Table) -> impl Iterator<Item = Banner> + '_ {
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
        names: Layer::default(),
        rim: names::rim(layout, transform),
    };
    if canvas.as_ref().is_some_and(|canvas| canvas.frame != frame) {
        *canvas = None;
    }
    let canvas = canvas.get_or_insert_with(|| Box::new(fresh()));
    let draw = |item| draw_item(painter, theme, table, transform, item);

    let explored: CellSet = state.occupied().into_iter().filter(|&cell| !motion.is_tile_absent(cell)).collect();
    let empty = layout.cells() - explored;
    canvas.jungle.paint(painter, std::iter::once(Item::Backdrop).chain(jungle(empty, overlay.places)), draw);
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
            (count > 0).then_some(Item::Token(cell, Token { count, ..token }))
        })
    };
    canvas.pieces.paint(painter, guards.chain(explored.into_iter().flat_map(arrived)), draw);
    // Over the pieces: a name of which a part is hidden is another name.
    let rim = canvas.rim.iter().filter(|_| overlay.names != CellNames::Off);
    let prices = walk_badges(table, transform, overlay);
    let taken = |cell| taken_on(table, transform, &prices, cell);
    let named = rim.copied().chain(names::on_cells(layout, transform, overlay, taken));
    // Larger pieces reach the middle of a hex: there the number comes over them.
    let hoards = explored.into_iter().filter(|_| transform.scale > 1.0).filter_map(|cell| {
        let look = tile_on(table, cell).filter(|look| matches!(look.kind, TileKind::Ruin(_)) && look.level > 0)?;
        Some(Item::Hoard(cell, look.level))
    });
    canvas.names.paint(painter, hoards.chain(named.map(Item::Name)), draw);
    canvas.banners.paint(painter, banners(table).map(Item::Banner), draw);
    badges(painter, theme, table, transform, overlay);
    moving::over(painter, theme, table, transform);
}

/// The unexplored hexes, from the ground up. Leaves reach over the edges of their hexes, so they come after all soil; those
/// that shine before all others, and the light on their hexes last, so that no leaf frays its edge.
fn jungle(empty: CellSet, places: CellSet) -> impl Iterator<Item = Item> {
    let soil = empty.into_iter().map(move |cell| Item::Soil(cell, places.contains(cell)));
    let leaves = |cells: CellSet, shine| cells.into_iter().map(move |cell| Item::Leaves(cell, shine));
    let light = (empty & places).into_iter().map(Item::Glow);
    soil.chain(leaves(empty & places, true)).chain(leaves(empty - places, false)).chain(light)
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
    match item {
        Item::Backdrop => art::backdrop(painter, theme, painter.clip_rect()),
        Item::Soil(cell, glows) => art::jungle_soil(painter, theme, centre(cell), radius, glows),
        Item::Leaves(cell, glows) => {
            art::jungle_leaves(painter, theme, centre(cell), radius, cell.index() as u64, glows);
        }
        Item::Glow(cell) => art::jungle_glow(painter, theme, centre(cell), radius),
        Item::Tile(cell, look) => {
            art::tile(painter, theme, centre(cell), radius, &look);
            let is_temple = matches!(look.kind, TileKind::Temple(_));
            if transform.scale > 1.0 && look.level > 0 && is_temple {
                let plate = radius * PLATE_RADIUS * transform.scale;
                // Out of the way of a guard.
                art::value_plate(painter, theme, centre(cell) + vec2(-0.05, 0.05) * radius, plate, look.level);
            }
        }
        Item::Hoard(cell, left) => {
            // Over the small number of its hoard.
            let height = radius * PLATE_RADIUS * transform.scale * 1.5;
            art::copies(painter, theme, centre(cell) + art::HOARD_NUMBER * radius, height, left);
        }
        Item::Camp(cell, owner) => {
            art::camp(painter, theme, centre(cell), radius * CAMP_RADIUS * transform.scale, seat_look(table, owner));
        }
        Item::Guard(cell, seat, piece) => {
            let place = centre(cell) + art::GUARD_SPOT * radius;
            art::guard(painter, theme, place, guard_radius(transform), piece, seat_look(table, seat));
        }
        Item::Token(cell, token) => {
            let radius = if token.piece == Piece::Leader { token.radius / art::LEADER_SCALE } else { token.radius };
            art::piece(painter, theme, token.centre, radius, token.piece, seat_look(table, token.seat), 1);
            if let Some((badge, wide)) = token.count_badge(centre(cell)) {
                art::count(painter, theme, badge, wide, seat_look(table, token.seat), token.count);
            }
        }
        Item::Name(name) => name.draw(painter, theme),
        Item::Banner(banner) => {
            let look = banner.holder.map(|seat| seat_look(table, seat));
            let (place, radius) = banner_place(transform, centre(banner.temple));
            art::banner(painter, theme, place, radius, look, &banner.text());
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
    for cell in overlay.told | overlay.cited {
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
        let radius = transform.radius * PRICE_RADIUS * transform.scale;
        art::price(painter, theme, place, radius, &cost.to_string());
    };
    let mut faint = painter.clone();
    faint.multiply_opacity(FEWER_OPACITY);
    for badge in walk_badges(table, transform, overlay) {
        let painter = if badge.is_of_fewer { &faint } else { painter };
        art::price(painter, theme, badge.centre, badge.radius, &badge.text);
    }
    let aimed = overlay.aimed.filter(|&cell| overlay.places.contains(cell));
    if let (Some(cell), Some(tile)) = (aimed, state.hand()) {
        let costs = state.passages_if_placed(rules, cell, tile, table.turned());
        for (side, cost) in Direction::ALL.into_iter().zip(costs).filter(|&(_, cost)| cost > 0) {
            badge(centre(cell) + towards(side) * transform.radius, cost);
        }
    }
}

/// What it costs to get to a cell, as a badge on it.
pub struct WalkBadge {
    centre: Pos2,
    /// Half its height.
    radius: f32,
    text: String,
    /// Whether it is the price for fewer pieces than are chosen, as the points do not suffice for all of them.
    is_of_fewer: bool,
}

impl WalkBadge {
    /// What it takes up.
    fn rect(&self) -> Rect {
        Rect::from_center_size(self.centre, vec2(art::price_width(self.radius, &self.text), 2.0 * self.radius))
    }
}

/// What it costs to get to each cell in reach.
#[must_use]
pub fn walk_badges(table: &Table, transform: &Transform, overlay: &Overlay) -> Vec<WalkBadge> {
    let Some(reach) = &overlay.reach else { return Vec::new() };
    let flags: Vec<Banner> = banners(table).collect();
    // The chosen party may be several pieces; a piece of which only the reach is shown goes alone.
    let walks = overlay.reach == table.reach && !table.looks_back();
    let cells = table.shown().occupied().into_iter();
    let badges = cells.filter_map(|cell| {
        let each = reach.cost(cell)?;
        let able = table.walk_cost(cell).filter(|_| walks).map_or(1, |(_, able)| able);
        // What the walk takes of the points in all, as the price of anything else.
        let text = (u16::from(each) * u16::from(able)).to_string();
        let is_of_fewer = walks && able < table.party();
        let middle = transform.screen_from_hex(table.rules().layout(), cell);
        let flag = flags.iter().find(|flag| flag.temple == cell);
        let (centre, radius) = price_place(transform, middle, flag.map(|flag| flag.rect(transform, middle)), &text);
        Some(WalkBadge { centre, radius, text, is_of_fewer })
    });
    badges.collect()
}

/// Where a price stands on the hex with this middle, and its radius: above the middle, or on the right of a flag and well
/// apart from it, as a number on a flag and one on a price would be read together. Beside a flag it grows less than
/// others where things are to be larger, as the flag does, so that both have room.
fn price_place(transform: &Transform, middle: Pos2, flag: Option<Rect>, text: &str) -> (Pos2, f32) {
    let Some(flag) = flag else {
        return (middle + ABOVE * transform.radius, PRICE_RADIUS * transform.scale * transform.radius);
    };
    let radius = PRICE_RADIUS * transform.scale.min(transform.scale.sqrt());
    let half = 0.5 * art::price_width(radius, text);
    let right = (flag.right() - middle.x) / transform.radius;
    // As far to the right as the slanted side of the hex lets it be there; where that is too near, lower.
    let slope = 3.0_f32.sqrt();
    let farthest = (2.0 * (INSIDE - radius) + BESIDE_FLAG) / slope - half + radius;
    let x = farthest.max(right + FLAG_GAP + half);
    let high = 2.0 * (INSIDE - radius) - slope * (x + half - radius);
    (middle + vec2(x, -high.clamp(0.0, -BESIDE_FLAG)) * transform.radius, radius * transform.radius)
}

/// What stands on a cell that its name should not cover: pieces, badges, the flag, the price, and a number.
fn taken_on(table: &Table, transform: &Transform, prices: &[WalkBadge], cell: Cell) -> Vec<Rect> {
    let middle = transform.screen_from_hex(table.rules().layout(), cell);
    let of_disc = |(centre, radius): (Pos2, f32)| Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
    let mut taken: Vec<Rect> = Vec::new();
    for token in tokens(table, transform, cell) {
        taken.extend(token.parts());
        taken.extend(token.count_badge(middle).map(of_disc));
    }
    taken.extend(banner_on(table, cell).map(|banner| banner.rect(transform, middle)));
    let prices = prices.iter().filter(|price| price.centre.distance(middle) < transform.radius);
    taken.extend(prices.map(WalkBadge::rect));
    if table.shown().guard(cell).is_some() {
        taken.push(of_disc((middle + art::GUARD_SPOT * transform.radius, 1.3 * guard_radius(transform))));
    }
    if table.shown().tile(cell).is_some() {
        // What stands in the middle: a temple's value, a ruin's hoard, a camp.
        let half = 0.24 * transform.scale.max(1.0);
        taken.push(Rect::from_center_size(
            middle - vec2(0.0, 0.12 * transform.radius),
            Vec2::splat(2.0 * half * transform.radius),
        ));
    }
    taken
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
    SeatLook { colour: table.colour(seat), shape: table.shape(seat) }
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

#[cfg(test)]
mod tests {
    use egui::pos2;

    use std::sync::Arc;

    use super::super::Selection;
    use super::super::transform::BoardView;
    use super::*;
    use crate::app::tikal::command::TableCommand;
    use crate::game::{DealerDef, Game, Player, RecordOptions, SeatRecord};
    use crate::hex::Layout;
    use crate::library::Library;
    use crate::tikal::{Setup, TikalSession};

    /// The badges and the bodies of everybody's pieces on a cell where all of them stand.
    fn crowd(layout: &Layout, transform: &Transform, seats: usize, cell: Cell) -> Vec<(Pos2, f32)> {
        let centre = transform.screen_from_hex(layout, cell);
        let mut parts = Vec::new();
        for seat in &Seat::ALL[..seats] {
            for (piece, count) in [(Piece::Leader, 1), (Piece::Explorer, 16)] {
                let size = if piece == Piece::Leader { art::LEADER_SCALE } else { 1.0 };
                let size = size * art::piece_scale(seats);
                let radius = art::PIECE_RADIUS * size * transform.scale * transform.radius;
                let spot = art::piece_spot(seat.index(), seats, piece, transform.scale) * transform.radius;
                let token = Token { seat: *seat, piece, count, centre: centre + spot, radius, seats };
                parts.extend(token.count_badge(centre));
                parts.push((token.centre + vec2(0.0, 0.26) * radius, radius * 0.72));
            }
        }
        parts
    }

    #[test]
    fn a_walk_of_several_has_one_price_as_everything_else() {
        let library = Library::built_in();
        let rules = library.find("classic").unwrap();
        let start = State::new(rules, 2, &Setup::default());
        let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Manual);
        let seat = |name: &str| SeatRecord { name: name.into(), colour: "red".into(), player: Player::Human };
        let mut table = Table::new(session, vec![seat("Ana"), seat("Ben")], RecordOptions::default());
        for text in ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5"] {
            table.play(State::parse(rules, text).unwrap()).unwrap();
        }
        let cell = |name: &str| rules.layout().cell(name.parse().unwrap()).unwrap();
        let chosen = Selection { cell: cell("a5"), piece: Some(Piece::Explorer) };
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(744.0, 612.0));
        let transform = Transform::new(rules.layout(), rect, &BoardView::default());
        for (party, price) in [(1, "2"), (2, "4")] {
            table.execute(TableCommand::Select(Some(chosen)));
            table.execute(TableCommand::Party(party));
            let overlay = Overlay { reach: table.reach.clone(), ..super::super::board::overlay(&table) };
            let badges = walk_badges(&table, &transform, &overlay);
            let centre = transform.screen_from_hex(rules.layout(), cell("c4"));
            let on = badges.iter().find(|badge| badge.centre.distance(centre) < transform.radius).unwrap();
            assert_eq!((on.text.as_str(), on.is_of_fewer), (price, false), "{party} go");
        }
    }

    #[test]
    fn no_leaf_lies_over_the_light_on_a_hex_where_the_tile_can_go() {
        let library = Library::built_in();
        let cells = library.find("classic").unwrap().layout().cells();
        let places: CellSet = cells.into_iter().step_by(3).collect();
        let items: Vec<Item> = jungle(cells, places).collect();
        let first = |is: fn(&Item) -> bool| items.iter().position(is).unwrap();
        let last = |is: fn(&Item) -> bool| items.iter().rposition(is).unwrap();
        assert!(last(|item| matches!(item, Item::Leaves(..))) < first(|item| matches!(item, Item::Glow(_))));
        assert!(last(|item| matches!(item, Item::Soil(..))) < first(|item| matches!(item, Item::Leaves(..))));
        // Nor does a pale leaf reach out of it over its dark neighbours.
        let dark = first(|item| matches!(item, Item::Leaves(_, false)));
        assert!(last(|item| matches!(item, Item::Leaves(_, true))) < dark);
        assert_eq!(items.len(), 2 * cells.len() + places.len());
    }

    #[test]
    fn a_flag_and_a_price_are_well_apart_and_both_within_their_hex() {
        let library = Library::built_in();
        let layout = library.find("classic").unwrap().layout();
        let temple = layout.cell("c3".parse().unwrap()).unwrap();
        for (size, scale) in [400.0, 744.0, 1500.0].into_iter().flat_map(|size| [0.8, 1.0, 1.2, 1.5].map(|s| (size, s)))
        {
            let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(size, size * 0.8));
            let transform = Transform::new(layout, rect, &BoardView { scale, ..BoardView::default() });
            let middle = transform.screen_from_hex(layout, temple);
            for margin in [None, Some(0), Some(1), Some(4), Some(9), Some(11), Some(18)] {
                let flag = Banner { temple, holder: Some(Seat::default()), margin }.rect(&transform, middle);
                for price in 1..=12 {
                    let text = price.to_string();
                    let (centre, radius) = price_place(&transform, middle, Some(flag), &text);
                    let badge = WalkBadge { centre, radius, text, is_of_fewer: false }.rect();
                    let moment = format!("{margin:?} and {price} at {scale}: {flag:?} {badge:?}");
                    assert!(badge.left() - flag.right() > 0.045 * transform.radius, "{moment}");
                    // The outermost points of its round ends.
                    let end = pos2(badge.right() - radius, centre.y);
                    for turn in 0..12 {
                        let at = end + Vec2::angled(f32::from(turn as u8) * std::f32::consts::TAU / 12.0) * radius;
                        assert_eq!(transform.hex_from_screen(layout, at), Some(temple), "{moment}");
                    }
                    assert!(radius >= PRICE_RADIUS * transform.radius * scale.min(1.0), "{moment}");
                }
            }
        }
    }

    #[test]
    fn no_flag_covers_pieces_or_their_badges_on_any_hex() {
        let library = Library::built_in();
        let layout = library.find("classic").unwrap().layout();
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(744.0, 612.0));
        for (seats, scale) in [(2, 1.0), (3, 1.0), (4, 0.8), (4, 1.0), (4, 1.2), (4, 1.5)] {
            let transform = Transform::new(layout, rect, &BoardView { scale, ..BoardView::default() });
            for temple in layout.cells() {
                let (place, radius) = banner_place(&transform, transform.screen_from_hex(layout, temple));
                for text in ["", "+1", "+9", "+18"] {
                    let flag = art::banner_rect(place, radius, text);
                    for cell in layout.adjacent(temple) {
                        for (centre, radius) in crowd(layout, &transform, seats, cell) {
                            let apart = flag.distance_to_pos(centre);
                            assert!(apart >= radius, "{text} on {temple:?}, {cell:?}, {seats} at {scale}");
                        }
                    }
                    // On the temple itself, at the usual size.
                    for (centre, radius) in crowd(layout, &transform, seats, temple) {
                        assert!(scale > 1.0 || flag.distance_to_pos(centre) >= radius, "{text} on {temple:?}");
                    }
                }
            }
        }
    }
}
