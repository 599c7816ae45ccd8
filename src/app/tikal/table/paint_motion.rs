//! Paints what moves: on the board, and between the board and the players' cards.
//!
//! `motion` decides what moves and how far it has come.

use egui::{Context, Id, LayerId, Order, Painter, Pos2, Rect, lerp, vec2};

use super::motion::Mover;
use super::{Table, paint, spots};
use crate::app::hexboard::art;
use crate::app::hexboard::art::{Figure, HexMark};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::glide::{self, COUNTED, arc, drop_in, ease, fading_in, points};
use crate::app::hexboard::tokens::in_slot;
use crate::app::kit::theme::Theme;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::tikal::Walker;
use crate::tikal::Piece;

/// The height above the board from which things begin to fall, in hex radii.
const FALL: f32 = 0.9;
/// The radius of a treasure on its way, in hex radii.
const TOKEN: f32 = 0.24;
/// The height of `+8`, in hex radii.
const POINTS: f32 = 0.5;

fn card_id(seat: Seat) -> Id {
    Id::unique(("card", seat.index()))
}

/// Notes where the card of a player is in this frame.
pub fn note_card(context: &Context, seat: Seat, card: Rect) {
    context.data_mut(|data| data.insert_temp(card_id(seat), card));
}

/// Where the card of a player was laid out last.
pub fn card(context: &Context, seat: Seat) -> Option<Rect> {
    context.data(|data| data.get_temp(card_id(seat)))
}

/// Paints what moves under the pieces: falling tiles and tiers, and camps; and marks the temple that scores.
pub fn under(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform) {
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(table.rules().layout(), cell);
    for (mover, done) in table.motion().movers() {
        match *mover {
            Mover::Tile { cell } => {
                let Some(look) = paint::tile_on(table, cell) else { continue };
                let above = 1.0 - drop_in(done);
                let faded = fading_in(painter, done);
                let place = centre(cell) - vec2(0.0, FALL * 0.5 * above) * radius;
                art::tile(&faded, theme, place, radius * (1.0 + 0.25 * above), &look);
            }
            Mover::Tier { temple, value, .. } if done > 0.0 => {
                let faded = fading_in(painter, done);
                art::tier(&faded, theme, centre(temple), radius, value, FALL * (1.0 - drop_in(done)));
            }
            Mover::Camp { seat, site } if done > 0.0 => {
                let size = paint::CAMP_RADIUS * transform.scale * radius * (0.35 + 0.65 * drop_in(done));
                art::camp(painter, theme, centre(site), size, paint::seat_look(table, seat));
            }
            _ => {}
        }
    }
    if let Some((&Mover::Temple { temple, .. }, _)) = table.motion().item() {
        art::hex_mark(painter, theme, centre(temple), radius, HexMark::Selected);
    }
}

/// Paints what moves over the pieces that stand: pieces that walk or enter, guards, treasures on their way, points.
pub fn over(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform) {
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(table.rules().layout(), cell);
    let explorer =
        |cell, seat| spots::stand_on(table.rules(), table.shown(), transform, cell).figure(seat, Figure::Explorer).1;
    let context = painter.ctx();
    // This layer lies over the panels too.
    let open = context.layer_painter(LayerId::new(Order::Middle, Id::unique("moving")));
    let shown = painter.clip_rect();
    for (mover, done) in table.motion().movers() {
        match *mover {
            Mover::Walk { seat, piece, ref way } => {
                let place = along(table, transform, seat, piece, way, ease(done));
                let size = way.last().map_or(0.0, |&cell| explorer(cell, seat));
                art::piece(painter, theme, place, size, piece.into(), paint::seat_look(table, seat));
            }
            Mover::Enter { seat, piece, camp } => {
                let to = spot(table, transform, camp, seat, piece);
                let from = card(context, seat).map_or(to + vec2(0.0, radius), |card| card.center());
                let size = explorer(camp, seat) * lerp(0.6..=1.0, done);
                art::piece(&open, theme, arc(from, to, ease(done)), size, piece.into(), paint::seat_look(table, seat));
            }
            Mover::Guard { seat, piece, temple } => {
                let (place, size) = in_slot(transform, centre(temple), art::GUARD);
                let above = 1.0 - drop_in(done);
                let faded = fading_in(painter, done);
                let place = place - vec2(0.0, FALL * 0.6 * above) * radius;
                let size = size * (1.0 + 0.4 * above);
                art::guard(&faded, theme, place, size, piece.into(), paint::seat_look(table, seat));
            }
            Mover::Token { seat, ruin, kind } => {
                let Some(from) = ruin.map(|ruin| centre(ruin).clamp(shown.min, shown.max)) else { continue };
                let Some(to) = card(context, seat).map(|card| card.center()) else { continue };
                glide::treasure(&open, theme, table.rules().glyph(kind), [from, to], radius * TOKEN, done);
            }
            Mover::Exchange { from, to, kind } => {
                let (Some(from), Some(to)) = (card(context, from), card(context, to)) else { continue };
                let place = arc(from.center(), to.center(), ease(done));
                art::treasure(&open, theme, place, COUNTED, table.rules().glyph(kind));
            }
            _ => {}
        }
    }
    match table.motion().item() {
        Some((&Mover::Temple { temple, value, .. }, done)) => {
            points(painter, theme, centre(temple), radius * POINTS, value, done);
        }
        Some((&Mover::Treasures { seat, kind, points: worth }, done)) => {
            let Some(card) = card(context, seat) else { return };
            let place = card.right_center() + vec2(COUNTED * 0.4, 0.0);
            let size = COUNTED * (0.6 + 0.4 * drop_in((done * 3.0).min(1.0)));
            art::treasure(&open, theme, place, size, table.rules().glyph(kind));
            points(&open, theme, place + vec2(COUNTED * 2.4, 0.0), COUNTED * 1.2, worth, done);
        }
        _ => {}
    }
}

/// The pieces that are on their way over the board: where each is now, and where it goes.
pub fn walking<'a>(table: &'a Table, transform: &'a Transform) -> impl Iterator<Item = (Pos2, Walker)> + 'a {
    table.motion().movers().filter_map(|(mover, done)| match *mover {
        Mover::Walk { seat, piece, ref way } => {
            let from = *way.last()?;
            Some((along(table, transform, seat, piece, way, ease(done)), Walker { seat, from, piece }))
        }
        _ => None,
    })
}

/// Where a walking piece is.
fn along(table: &Table, transform: &Transform, seat: Seat, piece: Piece, way: &[Cell], done: f32) -> Pos2 {
    let last = way.len().saturating_sub(1);
    let stops = way.iter().enumerate().map(|(index, &cell)| {
        if index == 0 || index == last {
            spot(table, transform, cell, seat, piece)
        } else {
            transform.screen_from_hex(table.rules().layout(), cell)
        }
    });
    glide::along(&stops.collect::<Vec<_>>(), transform.radius, done)
}

/// Where a seat's piece of a kind stands on a cell, or would.
fn spot(table: &Table, transform: &Transform, cell: Cell, seat: Seat, piece: Piece) -> Pos2 {
    spots::stand_on(table.rules(), table.shown(), transform, cell).figure(seat, piece.into()).0
}
