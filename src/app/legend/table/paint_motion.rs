//! Paints what moves: on the board, and between the board and the players' sheets.
//!
//! `motion` decides what moves and how far it has come.

use egui::{Context, Event as Input, Id, LayerId, Order, Painter, Pos2, Rect, Ui, lerp, vec2};

use super::motion::{Mover, scene_of};
use super::{Table, paint, spots};
use crate::app::hexboard::art::{self, HexMark};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::glide::{self, COUNTED, arc, drop_in, ease, fading_in, points};
use crate::app::hexboard::tokens::in_slot;
use crate::app::kit::theme::Theme;
use crate::app::legend::picture::figure;
use crate::game::Seat;
use crate::hex::Cell;
use crate::legend::{Event, Piece};

/// The height above the board from which things begin to fall, in hex radii.
const FALL: f32 = 0.9;
/// The radius of a treasure on its way, in hex radii.
const TOKEN: f32 = 0.24;
/// The height of `+8`, in hex radii.
const POINTS: f32 = 0.5;

fn sheet_id(seat: Seat) -> Id {
    Id::unique(("sheet", seat.index()))
}

/// Notes where the sheet of a player is in this frame.
pub fn note_sheet(context: &Context, seat: Seat, sheet: Rect) {
    context.data_mut(|data| data.insert_temp(sheet_id(seat), sheet));
}

/// Where the sheet of a player was laid out last.
fn sheet(context: &Context, seat: Seat) -> Option<Rect> {
    context.data(|data| data.get_temp(sheet_id(seat)))
}

impl Table {
    /// Brings what moves to the time of this frame. At a click or a key press everything arrives at once.
    pub(super) fn move_on(&mut self, ui: &Ui) {
        let is_press = |event: &Input| match event {
            Input::PointerButton { pressed, .. } => *pressed,
            Input::Key { pressed, repeat, .. } => *pressed && !repeat,
            _ => false,
        };
        let (now, pressed) = ui.input(|input| (input.time, input.events.iter().any(is_press)));
        if pressed {
            self.own.motion.finish();
        }
        self.follow_motion(now);
        if self.own.motion.is_moving() {
            ui.ctx().request_repaint();
        }
    }

    /// Lets things move on to `now`, in seconds.
    fn follow_motion(&mut self, now: f64) {
        let (sitting, step) = (&self.sitting, self.sitting.shown_step());
        self.own.motion.follow(now, step, |seen, pace| {
            let before = *sitting.seen_from(seen).next()?.before.state();
            let events: Vec<Event> = (seen..step).flat_map(|step| sitting.events(step)).collect();
            // A treasure that is revealed was dug up right before.
            let last = seen.checked_sub(1).map(|last| sitting.events(last)).unwrap_or_default();
            let dug = |event: &Event| if let Event::Dug { ruin, .. } = event { Some(*ruin) } else { None };
            Some(scene_of(&before, last.iter().find_map(dug), &events, pace))
        });
    }
}

/// Paints what moves under the pieces: falling tiles and tiers, and camps; and marks the hex that scores.
pub fn under(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform) {
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(table.rules().layout(), cell);
    for (mover, done) in table.own.motion.movers() {
        match *mover {
            Mover::Tile(cell) => {
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
            Mover::Camp(seat, site) if done > 0.0 => {
                let size = paint::CAMP_RADIUS * transform.scale * radius * (0.35 + 0.65 * drop_in(done));
                art::camp(painter, theme, centre(site), size, table.seat_look(seat));
            }
            _ => {}
        }
    }
    if let Some(cell) = table.own.motion.item().and_then(|(_, item, _)| item.cell()) {
        art::hex_mark(painter, theme, centre(cell), radius, HexMark::Selected);
    }
}

/// Paints what moves over the pieces that stand: pieces that walk or enter, guards, treasures on their way, points.
pub fn over(painter: &Painter, theme: &Theme, table: &Table, transform: &Transform) {
    let radius = transform.radius;
    let centre = |cell| transform.screen_from_hex(table.rules().layout(), cell);
    let context = painter.ctx();
    // This layer lies over the panels too.
    let open = context.layer_painter(LayerId::new(Order::Middle, Id::unique("moving")));
    for (mover, done) in table.own.motion.movers() {
        match *mover {
            Mover::Walk { seat, piece, ref way } => {
                let last = way.len().saturating_sub(1);
                let stops = way.iter().enumerate().map(|(index, &cell)| {
                    let ends = index == 0 || index == last;
                    if ends { spot(table, transform, cell, seat, piece).0 } else { centre(cell) }
                });
                let place = glide::along(&stops.collect::<Vec<_>>(), radius, ease(done));
                let size = way.last().map_or(0.0, |&cell| spot(table, transform, cell, seat, Piece::Explorer).1);
                art::piece(painter, theme, place, size, figure(piece), table.seat_look(seat));
            }
            Mover::Enter { seat, piece, cell } => {
                let to = spot(table, transform, cell, seat, piece).0;
                let from = sheet(context, seat).map_or(to + vec2(0.0, radius), |sheet| sheet.center());
                let size = spot(table, transform, cell, seat, Piece::Explorer).1 * lerp(0.6..=1.0, done);
                art::piece(&open, theme, arc(from, to, ease(done)), size, figure(piece), table.seat_look(seat));
            }
            Mover::Guard(seat, piece, temple) => {
                let (place, size) = in_slot(transform, centre(temple), art::GUARD);
                let above = 1.0 - drop_in(done);
                let faded = fading_in(painter, done);
                let place = place - vec2(0.0, FALL * 0.6 * above) * radius;
                let size = size * (1.0 + 0.4 * above);
                art::guard(&faded, theme, place, size, figure(piece), table.seat_look(seat));
            }
            Mover::Treasure { seat, ruin, kind } => {
                let Some(to) = sheet(context, seat).map(|sheet| sheet.center()) else { continue };
                glide::treasure(&open, theme, table.glyph(kind), [centre(ruin), to], radius * TOKEN, done);
            }
            Mover::Exchange { from, to, kind } => {
                let (Some(from), Some(to)) = (sheet(context, from), sheet(context, to)) else { continue };
                let place = arc(from.center(), to.center(), ease(done));
                art::treasure(&open, theme, place, COUNTED, table.glyph(kind));
            }
            Mover::Tile(_) | Mover::Tier { .. } | Mover::Camp(..) | Mover::Item(..) => {}
        }
    }
    let Some((seat, item, done)) = table.own.motion.item() else { return };
    let worth = u8::try_from(item.points()).unwrap_or(u8::MAX);
    if let Some(cell) = item.cell() {
        points(painter, theme, centre(cell), radius * POINTS, worth, done);
    } else if let Some(sheet) = sheet(context, seat) {
        let place = sheet.right_center() + vec2(COUNTED * 1.6, 0.0);
        points(&open, theme, place, COUNTED * 1.2, worth, done);
    }
}

/// Where a seat's piece of a kind stands on a cell, or would, and its radius.
fn spot(table: &Table, transform: &Transform, cell: Cell, seat: Seat, piece: Piece) -> (Pos2, f32) {
    spots::stand_on(table, transform, cell).figure(seat, figure(piece))
}
