//! What the board looks like: the one place of the table that calls the painters of `art`.
//!
//! Decides what is drawn where and in which order; how each thing is drawn, `art` decides.

use egui::{Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::Table;
use super::board::Overlay;
use super::transform::{Transform, corners, towards};
use crate::app::theme::Theme;
use crate::game::Seat;
use crate::hex::{Cell, Direction, Rotation};
use crate::tikal::{Piece, TileId, TileKind};

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
    /// How large, in points.
    pub radius: f32,
}

/// The pieces on a cell, from left to right: in one row, or in two when there are many.
#[must_use]
pub fn tokens(table: &Table, transform: &Transform, cell: Cell) -> Vec<Token> {
    let state = table.state();
    let mut tokens = Vec::new();
    let centre = transform.screen_from_hex(table.rules().layout(), cell);
    for &seat in state.seats() {
        let band = state.band(cell, seat);
        let mut push = |piece, count, size: f32| {
            let radius = size * transform.radius;
            tokens.push(Token { seat, piece, count, centre, radius });
        };
        if band.has_leader() {
            push(Piece::Leader, 1, 0.2);
        }
        if band.explorers() > 0 {
            push(Piece::Explorer, band.explorers(), 0.15);
        }
    }
    let rows = if tokens.len() > 4 { tokens.len().div_ceil(2) } else { tokens.len().max(1) };
    let two = tokens.len() > 4;
    for (index, row) in tokens.chunks_mut(rows).enumerate() {
        let y = if two { [0.38, 0.68][index.min(1)] } else { 0.56 };
        let mut x = -row.iter().map(|token| token.radius + 0.02 * transform.radius).sum::<f32>();
        for token in row {
            let half = token.radius + 0.02 * transform.radius;
            token.centre = centre + vec2(x + half, y * transform.radius);
            x += 2.0 * half;
        }
    }
    tokens
}

/// The whole board with what lies over it.
pub fn board(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let (rules, state) = (table.rules(), table.state());
    let layout = rules.layout();
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(layout, cell);
    painter.rect_filled(painter.clip_rect(), 0.0, theme.jungle.backdrop);
    for cell in layout.cells() {
        if state.tile(cell).is_none() {
            let fill = if overlay.places.contains(cell) { theme.jungle.glow } else { theme.jungle.dark };
            hexagon(painter, centre(cell), radius * 0.97, fill, Stroke::new(1.0, theme.jungle.seam));
        }
    }
    for cell in state.occupied() {
        let Some(tile) = state.tile(cell) else { continue };
        tile_at(painter, theme, table, tile, state.rotation(cell), centre(cell), radius, Some(state.level(cell)));
        if let Some(owner) = state.camp(cell) {
            let top = centre(cell) + vec2(0.0, -0.1) * radius;
            let size = radius * 0.3;
            let tent = vec![top - vec2(0.0, size), top + vec2(size, size * 0.6), top + vec2(-size, size * 0.6)];
            let colours = theme.seat_colour(table.colour(owner));
            painter.add(Shape::convex_polygon(tent, colours.fill, Stroke::new(1.5, colours.dark)));
        }
        if let Some((owner, piece)) = state.guard(cell) {
            let size = if piece == Piece::Leader { 0.2 } else { 0.15 };
            let place = centre(cell) + vec2(0.42, -0.3) * radius;
            painter.circle_filled(place, (size + 0.05) * radius, theme.gear.guard_ring);
            token(painter, theme, table, owner, piece, 1, place, size * radius);
        }
    }
    over(painter, theme, table, transform, overlay);
    for cell in state.occupied() {
        for each in tokens(table, transform, cell) {
            token(painter, theme, table, each.seat, each.piece, each.count, each.centre, each.radius);
            let chosen = table.selection.is_some_and(|chosen| chosen.cell == cell && chosen.piece == Some(each.piece));
            if chosen && each.seat == state.seat() {
                painter.circle_stroke(each.centre, each.radius * 1.25, Stroke::new(2.5, theme.mark.selected));
            }
        }
    }
    badges(painter, theme, table, transform, overlay);
}

/// Marks between the tiles and the pieces: what is chosen, in reach, aimed at, focused.
fn over(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let layout = table.rules().layout();
    let centre = |cell| transform.screen_from_hex(layout, cell);
    let ring = |cell, colour, width| {
        let outline = corners(centre(cell), transform.radius * 0.94);
        painter.add(Shape::closed_line(outline, Stroke::new(width, colour)));
    };
    for cell in overlay.camps {
        ring(cell, theme.mark.reach, 3.0);
    }
    if let Some(reach) = &table.reach {
        for cell in table.state().occupied() {
            if reach.cost(cell).is_some() {
                ring(cell, theme.mark.reach, 2.0);
            } else if cell != reach.from() {
                hexagon(painter, centre(cell), transform.radius * 0.97, theme.mark.dim, Stroke::NONE);
            }
        }
        let way = overlay.aimed.map(|cell| reach.way(cell)).unwrap_or_default();
        if way.len() > 1 {
            let points: Vec<Pos2> = way.into_iter().map(centre).collect();
            painter.add(Shape::line(points, Stroke::new(transform.radius * 0.08, theme.mark.selected)));
        }
    }
    if let Some(selection) = table.selection {
        ring(selection.cell, theme.mark.selected, 3.0);
    }
    if let Some(cell) = overlay.aimed {
        let legal = overlay.places.contains(cell);
        if let Some(tile) = table.state().hand().filter(|_| legal) {
            tile_at(painter, theme, table, tile, table.turned(), centre(cell), transform.radius, None);
            ring(cell, theme.mark.selected, 3.0);
        } else {
            ring(cell, theme.mark.hover, 1.5);
        }
    }
    if let Some(cell) = overlay.focused {
        ring(cell, theme.mark.focus, 3.5);
    }
}

/// Numbers over everything: what it costs to get there, or through the passages of the tile in hand.
fn badges(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform, overlay: &Overlay) {
    let (rules, state) = (table.rules(), table.state());
    let layout = rules.layout();
    let centre = |cell| transform.screen_from_hex(layout, cell);
    if let Some(reach) = &table.reach {
        for cell in state.occupied() {
            if let Some(cost) = reach.cost(cell) {
                badge(painter, theme, centre(cell) - vec2(0.0, 0.55) * transform.radius, transform.radius, cost);
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
            let cost = own.slabs_towards(table.turned(), side)
                + other.slabs_towards(state.rotation(next), side.opposite());
            if cost > 0 {
                badge(painter, theme, centre(cell) + towards(side) * transform.radius, transform.radius, cost);
            }
        }
    }
}

/// A tile alone, as large as it fits.
pub fn lone_tile(painter: &Painter, theme: &Theme, table: &Table, tile: TileId, rotation: Rotation, rect: Rect) {
    let radius = (rect.width() / 2.0).min(rect.height() / 3.0_f32.sqrt()) * 0.96;
    tile_at(painter, theme, table, tile, rotation, rect.center(), radius, None);
}

/// The sign of a seat: its colour and its shape.
pub fn seat_sign(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, centre: Pos2, radius: f32) {
    token(painter, theme, table, seat, Piece::Explorer, 1, centre, radius);
}

#[expect(clippy::too_many_arguments, reason = "a painter is told everything it draws")]
fn tile_at(
    painter: &Painter,
    theme: &Theme,
    table: &Table,
    id: TileId,
    rotation: Rotation,
    centre: Pos2,
    radius: f32,
    level: Option<u8>,
) {
    let tile = table.rules().tile(id);
    let ground = &theme.ground;
    let fill = match tile.kind {
        TileKind::BaseCamp => ground.camp_light,
        TileKind::Temple(_) => ground.court_light,
        TileKind::Clearing => ground.clearing_light,
        TileKind::Ruin(_) => ground.ruin_light,
        TileKind::Volcano => ground.volcano_light,
    };
    hexagon(painter, centre, radius * 0.97, fill, Stroke::new(1.5, ground.edge_dark));
    for side in Direction::ALL {
        let slabs = tile.slabs_towards(rotation, side);
        for slab in 0..slabs {
            let middle = towards(side);
            let along = middle.rot90() * (f32::from(slab) - f32::from(slabs - 1) / 2.0) * 0.3;
            let place = centre + (middle * 0.86 + along) * radius;
            let half = (middle.normalized() * 0.09 * radius, middle.rot90().normalized() * 0.11 * radius);
            let corners = vec![
                place - half.0 - half.1,
                place + half.0 - half.1,
                place + half.0 + half.1,
                place - half.0 + half.1,
            ];
            painter.add(Shape::convex_polygon(corners, theme.stone.slab, Stroke::new(1.0, theme.stone.slab_line)));
        }
    }
    let number = |place: Pos2, value: u8, colour: Color32| {
        let font = FontId::proportional(radius * 0.34);
        painter.text(place, Align2::CENTER_CENTER, value, font, colour);
    };
    match tile.kind {
        TileKind::Temple(value) => {
            let value = level.unwrap_or(value);
            let steps = value.min(8);
            for step in 0..=steps {
                let half = radius * (0.36 - 0.025 * f32::from(step));
                let square = Rect::from_center_size(centre - vec2(0.0, 0.1) * radius, Vec2::splat(half * 2.0));
                painter.rect(
                    square,
                    1.0,
                    theme.stone.middle,
                    Stroke::new(1.0, theme.stone.line),
                    egui::StrokeKind::Inside,
                );
            }
            number(centre - vec2(0.0, 0.1) * radius, value, theme.stone.carved);
        }
        TileKind::Ruin(masks) => {
            let left = level.unwrap_or(masks);
            if left > 0 {
                let place = centre - vec2(0.0, 0.1) * radius;
                painter.circle(place, radius * 0.3, theme.token.back_light, Stroke::new(1.5, theme.token.rim));
                number(place, left, theme.token.carved);
            }
        }
        TileKind::Volcano => {
            painter.circle(centre, radius * 0.3, theme.fire.hot, Stroke::new(radius * 0.1, theme.fire.crust));
        }
        TileKind::BaseCamp => {
            let size = radius * 0.35;
            let tent = vec![centre - vec2(0.0, size), centre + vec2(size, size * 0.5), centre + vec2(-size, size * 0.5)];
            painter.add(Shape::convex_polygon(tent, theme.gear.canvas_light, Stroke::new(1.5, theme.gear.wood)));
        }
        TileKind::Clearing => {}
    }
}

fn hexagon(painter: &Painter, centre: Pos2, radius: f32, fill: Color32, stroke: Stroke) {
    painter.add(Shape::convex_polygon(corners(centre, radius), fill, stroke));
}

#[expect(clippy::too_many_arguments, reason = "a painter is told everything it draws")]
fn token(
    painter: &Painter,
    theme: &Theme,
    table: &Table,
    seat: Seat,
    piece: Piece,
    count: u8,
    centre: Pos2,
    radius: f32,
) {
    let colours = theme.seat_colour(table.colour(seat));
    painter.circle(centre, radius, colours.fill, Stroke::new(radius * 0.15, colours.dark));
    if piece == Piece::Leader {
        painter.circle_stroke(centre, radius * 0.65, Stroke::new(radius * 0.15, colours.dark));
    }
    if count > 1 {
        let font = FontId::proportional(radius * 1.4);
        painter.text(centre, Align2::CENTER_CENTER, count, font, colours.text);
    }
}

fn badge(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, number: u8) {
    let size = radius * 0.2;
    painter.circle(centre, size, theme.mark.badge, Stroke::new(1.0, theme.mark.badge_rim));
    painter.text(centre, Align2::CENTER_CENTER, number, FontId::proportional(size * 1.3), theme.mark.badge_text);
}
