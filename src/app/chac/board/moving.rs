//! The looks of things on their way, each by how far it has come, from 0 to 1; and what the picture of the state leaves out
//! meanwhile.
//!
//! `motion` decides what moves and when.

use egui::{Painter, Pos2, Shape, Vec2, vec2};

use super::layout::Layout;
use super::motion::Mover;
use super::paint::Shown;
use super::stands::{Stand, spot, stand};
use super::{things, traps};
use crate::app::chac::art::{self, DieLook, Face, TileLook};
use crate::app::hexboard::glide::{along, drop_in, ease};
use crate::app::kit::draw::frame::Frame;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::still::captured;
use crate::app::kit::theme::Theme;
use crate::chac::{Cause, MAX_OPENINGS, MAX_TILES, Purpose, Square};
use crate::game::{MAX_SEATS, Seat};

/// The part of a roll in which dice tumble; then they lie, to be read.
const TUMBLE: f32 = 0.6;

/// The things that are on their way, and so not where the state has them.
#[derive(Default)]
pub(super) struct Moment {
    away: [bool; MAX_SEATS],
    tiles: [bool; MAX_TILES],
    unlaid: [bool; MAX_TILES],
    roof: [bool; MAX_OPENINGS],
    heavy: Heavy,
    dice: bool,
    cards: usize,
}

/// Those of the large things of which there is one.
#[derive(Default)]
struct Heavy {
    boulder: bool,
    walls: bool,
    bridge: bool,
}

impl Moment {
    pub(super) fn of(moving: &[(&Mover, f32)]) -> Self {
        let mut moment = Self::default();
        let mark = |list: &mut [bool], index: usize| {
            if let Some(it) = list.get_mut(index) {
                *it = true;
            }
        };
        for (mover, _) in moving {
            match **mover {
                Mover::Walk { seat, .. } | Mover::Enter { seat, .. } | Mover::Lost { seat, .. } => {
                    mark(&mut moment.away, seat.index());
                }
                Mover::Dice { .. } => moment.dice = true,
                Mover::Card(_) => moment.cards += 1,
                Mover::Walls { .. } => moment.heavy.walls = true,
                Mover::Boulder { .. } => moment.heavy.boulder = true,
                Mover::Roof(opening) => mark(&mut moment.roof, opening),
                Mover::Lay(tile, _) => mark(&mut moment.unlaid, tile),
                Mover::Turn { tile, .. } => mark(&mut moment.tiles, tile),
                Mover::Planks { .. } => moment.heavy.bridge = true,
                Mover::Uncover | Mover::Treasure { .. } | Mover::Chest { .. } => {}
            }
        }
        moment
    }

    pub(super) fn is_away(&self, seat: Seat) -> bool {
        self.away[seat.index()]
    }

    pub(super) fn holds_tile(&self, tile: usize) -> bool {
        self.tiles.get(tile).copied().unwrap_or_default()
    }

    pub(super) fn is_unlaid(&self, tile: usize) -> bool {
        self.unlaid.get(tile).copied().unwrap_or_default()
    }

    pub(super) fn holds_roof(&self, opening: usize) -> bool {
        self.roof.get(opening).copied().unwrap_or_default()
    }

    pub(super) fn holds_boulder(&self) -> bool {
        self.heavy.boulder
    }

    pub(super) fn holds_walls(&self) -> bool {
        self.heavy.walls
    }

    pub(super) fn holds_bridge(&self) -> bool {
        self.heavy.bridge
    }

    pub(super) fn holds_dice(&self) -> bool {
        self.dice
    }

    pub(super) fn cards_to_come(&self) -> usize {
        self.cards
    }
}

/// Paints what moves below the marks: tiles, cover, bridge, walls, cards, dice.
pub(super) fn under(painter: &Painter, theme: &Theme, layout: &Layout, shown: &Shown<'_>, moving: &[(&Mover, f32)]) {
    let rules = shown.rules;
    let (mut walls_done, mut dice_done, mut planks_done, mut cards_left) = (false, false, false, None);
    for &(mover, done) in moving {
        match *mover {
            Mover::Lay(tile, glyph) if done > 0.0 => {
                let mut faded = painter.clone();
                faded.multiply_opacity(done);
                let mut ink = Ink::on(&faded);
                let frame = things::tile_frame(layout, rules, tile);
                art::ink_lava_tile(&mut ink, theme, frame, TileLook::Glyph(Some(glyph), None), false);
                ink.paint(&faded);
            }
            Mover::Turn { tile, number, sinks } => {
                let looks = [TileLook::Glyph(shown.state.tile(tile).glyph, None), TileLook::Turned(Some(number))];
                turn(painter, theme, things::tile_frame(layout, rules, tile), looks, sinks, done);
            }
            Mover::Uncover => traps::cover(painter, theme, layout, rules, ease(done)),
            // Of several such things, only the first one that has not ended is under way.
            Mover::Planks { from, to } if !planks_done => {
                planks_done = true;
                let falling = (from, ease(done));
                traps::bridge(painter, theme, layout, rules, to, Some(falling));
            }
            Mover::Walls { from, to } if !walls_done => {
                walls_done = true;
                let between = |from: u8, to: u8| f32::from(from) + (f32::from(to) - f32::from(from)) * shove(done);
                traps::walls(painter, theme, layout, rules, between(from.0, to.0), between(from.1, to.1));
            }
            Mover::Dice { dice, purpose, limit } if !dice_done => {
                dice_done = true;
                roll(painter, theme, layout, &dice.faces().collect::<Vec<_>>(), (purpose, limit), done);
            }
            Mover::Card(card) => {
                let index = *cards_left.get_or_insert_with(|| {
                    let all = moving.iter().filter(|(mover, _)| matches!(mover, Mover::Card(_))).count();
                    usize::from(shown.state.walls().turned).saturating_sub(all)
                });
                cards_left = Some(index + 1);
                if done > 0.0 {
                    turn_card(painter, theme, layout, (index, card), done);
                }
            }
            _ => {}
        }
    }
}

/// The course of something heavy: it sets out slowly and stops at once.
fn shove(done: f32) -> f32 {
    done * done * (2.0 - done)
}

fn roll(painter: &Painter, theme: &Theme, layout: &Layout, faces: &[u8], (purpose, limit): (Purpose, u8), done: f32) {
    let row = if purpose == Purpose::Lock { things::Row::Lower } else { things::Row::Only };
    for (index, &face) in faces.iter().enumerate() {
        let (centre, radius) = things::die_place(layout, row, index, faces.len());
        let tumbled = done / TUMBLE;
        if tumbled < 1.0 {
            art::rolling_die(painter, theme, centre, radius, (face, index), tumbled);
            continue;
        }
        let look = match purpose {
            Purpose::Boulder if face >= limit => DieLook::Counts,
            Purpose::Boulder => DieLook::Idle,
            Purpose::Bridge if face < limit => DieLook::Harms,
            Purpose::Water if face <= limit => DieLook::Harms,
            _ => DieLook::Plain,
        };
        art::die(painter, theme, centre, radius, face, look);
    }
}

/// Turns shapes around an upright axis: what was as wide as it is becomes so much of it.
fn squeezed(shapes: Vec<Shape>, centre: Pos2, width: f32) -> impl Iterator<Item = Shape> {
    shapes.into_iter().map(move |mut shape| {
        if let Shape::Mesh(mesh) = &mut shape {
            for vertex in &mut std::sync::Arc::make_mut(mesh).vertices {
                vertex.pos.x = centre.x + (vertex.pos.x - centre.x) * width;
            }
        }
        shape
    })
}

fn turn_card(
    painter: &Painter,
    theme: &Theme,
    layout: &Layout,
    (index, card): (usize, crate::chac::WallCard),
    done: f32,
) {
    let Some(frame) = things::turned_frame(layout, index) else { return };
    let width = (ease(done) * std::f32::consts::PI).cos();
    let shapes = captured(painter, || {
        let mut ink = Ink::on(painter);
        art::ink_wall_card(&mut ink, theme, frame, (width < 0.0).then_some(card));
        ink.paint(painter);
    });
    painter.extend(squeezed(shapes, frame.centre, width.abs().max(0.02)));
}

/// A lava tile turns over, from one side to the other; one that is trapped shakes then, and sinks.
fn turn(painter: &Painter, theme: &Theme, frame: Frame, [before, after]: [TileLook; 2], sinks: bool, done: f32) {
    let turned = if sinks { (done / 0.45).min(1.0) } else { done };
    let sunk = if sinks { ((done - 0.5) / 0.5).max(0.0) } else { 0.0 };
    let width = (ease(turned) * std::f32::consts::PI).cos();
    let look = if width > 0.0 { before } else { after };
    let shake = vec2((sunk * 40.0).sin() * 0.05, 0.0) * (frame.unit * (1.0 - sunk));
    let mut faded = painter.clone();
    faded.multiply_opacity((1.0 - sunk).powf(0.7));
    let frame = Frame { centre: frame.centre + shake, unit: frame.unit * (1.0 - 0.35 * sunk) };
    let shapes = captured(&faded, || {
        let mut ink = Ink::on(&faded);
        art::ink_lava_tile(&mut ink, theme, frame, look, sinks && width < 0.0);
        ink.paint(&faded);
    });
    painter.extend(squeezed(shapes, frame.centre, width.abs().max(0.02)));
}

/// Paints what moves above the marks: the boulder, light, adventurers, treasures.
pub(super) fn over(painter: &Painter, theme: &Theme, layout: &Layout, shown: &Shown<'_>, moving: &[(&Mover, f32)]) {
    let (rules, field) = (shown.rules, layout.field());
    let mut boulder_done = false;
    let mut painted = [false; MAX_SEATS];
    for &(mover, done) in moving {
        match *mover {
            Mover::Boulder { from, to } if !boulder_done => {
                boulder_done = true;
                boulder(painter, theme, layout, shown, (from, to), done);
            }
            Mover::Roof(opening) => {
                let Some(opening) = rules.openings().get(opening) else { continue };
                if done > 0.0 {
                    traps::beam(painter, theme, layout, opening.sun, ease(done));
                    traps::sun(painter, theme, layout, opening.sun, ease(done));
                }
            }
            Mover::Walk { seat, adventurer, ref way } if !painted[seat.index()] => {
                painted[seat.index()] = true;
                let (stops, radius) = walk(layout, shown, seat, way);
                let place = along(&stops, field, ease(done));
                let face = Face::of(rules, adventurer);
                art::adventurer(painter, theme, place, radius, face, Some(shown.seat_look(seat)));
            }
            Mover::Enter { seat, adventurer, corner } if !painted[seat.index()] => {
                painted[seat.index()] = true;
                if done > 0.0 {
                    let (place, radius) = arrival(layout, shown, seat, corner);
                    let above = (1.0 - drop_in(done)) * 1.6 * field;
                    let rope = [place - vec2(0.0, above + 2.0 * field), place - vec2(0.0, above + radius * 0.6)];
                    painter.line_segment(rope, (field * 0.05, theme.vault.rope));
                    let face = Face::of(rules, adventurer);
                    let look = Some(shown.seat_look(seat));
                    art::adventurer(painter, theme, place - vec2(0.0, above), radius, face, look);
                }
            }
            Mover::Lost { seat, adventurer, square, cause } if !painted[seat.index()] => {
                painted[seat.index()] = true;
                let (centre, radius) = spot(layout, rules, shown.state, square, 0, 1);
                let stand = Stand { seat, adventurer, square, centre, radius: radius.max(field * 0.2) };
                lost(painter, theme, field, shown, &stand, cause, done);
            }
            Mover::Treasure { square, deck, value, .. } if done > 0.0 => {
                let centre = layout.square(square).center() - vec2(0.0, (0.3 + 0.9 * ease(done)) * field);
                let mut faded = painter.clone();
                faded.multiply_opacity(((1.0 - done) * 3.0).min(1.0));
                things::treasure(&faded, theme, centre, field * 0.42, deck, value);
            }
            Mover::Chest { value, .. } if done > 0.0 => {
                let centre = layout.square(rules.out()).center() - vec2(0.0, 0.9 * field);
                art::chest(painter, theme, centre, field * 0.6, (done > 0.4).then_some(value));
            }
            _ => {}
        }
    }
}

fn boulder(
    painter: &Painter,
    theme: &Theme,
    layout: &Layout,
    shown: &Shown<'_>,
    (from, to): (usize, usize),
    done: f32,
) {
    let rules = shown.rules;
    let place = from as f32 + (to as f32 - from as f32) * done;
    let Some((centre, radius)) = things::boulder_place(layout, rules, place) else { return };
    // How far it has rolled in each direction since it set out.
    let mut rolled = Vec2::ZERO;
    let mut before = things::boulder_place(layout, rules, from as f32).map_or(centre, |(at, _)| at);
    for stop in (from + 1..=to).map(|stop| (stop as f32).min(place)) {
        let Some((at, _)) = things::boulder_place(layout, rules, stop) else { break };
        rolled += at - before;
        before = at;
    }
    let hop = (place * std::f32::consts::PI * 2.0).sin().abs() * 0.03 * radius;
    let mut ink = Ink::on(painter);
    art::ink_boulder(&mut ink, theme, Frame::new(centre - vec2(0.0, hop), radius), rolled / radius);
    ink.paint(painter);
}

/// The stops of a walk: from where it begins over the middles of squares to where the adventurer stands at last.
fn walk(layout: &Layout, shown: &Shown<'_>, seat: Seat, way: &[Square]) -> (Vec<Pos2>, f32) {
    let last = way.len().saturating_sub(1);
    let mut radius = 0.0;
    let mut stops: Vec<Pos2> = Vec::with_capacity(way.len());
    for (index, &square) in way.iter().enumerate() {
        let (place, size) = if index == last {
            arrival(layout, shown, seat, square)
        } else {
            spot(layout, shown.rules, shown.state, square, 0, 1)
        };
        radius = size;
        stops.push(place);
    }
    (stops, radius)
}

/// Where a seat's adventurer stands on a square, or would.
fn arrival(layout: &Layout, shown: &Shown<'_>, seat: Seat, square: Square) -> (Pos2, f32) {
    let stands = stand(layout, shown.rules, shown.state, seat).filter(|stand: &Stand| stand.square == square);
    let alone = || spot(layout, shown.rules, shown.state, square, 0, 1);
    stands.map_or_else(alone, |stand| (stand.centre, stand.radius))
}

/// An adventurer's end: it sinks, is swept away, falls, or is crushed, and is gone.
fn lost(painter: &Painter, theme: &Theme, field: f32, shown: &Shown<'_>, stand: &Stand, cause: Cause, done: f32) {
    let Stand { seat, centre: place, radius, .. } = *stand;
    let face = Face::of(shown.rules, stand.adventurer);
    let gone = ease(done);
    let (way, size) = match cause {
        Cause::Lava => (vec2(0.0, 0.35 * gone), 1.0 - 0.5 * gone),
        Cause::River => (vec2(0.9 * gone, 0.2 * gone), 1.0 - 0.5 * gone),
        Cause::Bridge => (vec2(0.0, 0.6 * gone), 1.0 - 0.8 * gone),
        Cause::Walls | Cause::Boulder => (vec2(0.0, 0.1 * gone), 1.0),
        Cause::ShutIn => (Vec2::ZERO, 1.0 - 0.3 * gone),
    };
    let mut faded = painter.clone();
    faded.multiply_opacity((1.0 - gone).sqrt());
    let centre = place + way * field;
    let shapes = captured(&faded, || {
        art::adventurer(&faded, theme, centre, radius * size, face, Some(shown.seat_look(seat)));
    });
    // Who is crushed is pressed flat.
    let flat = if matches!(cause, Cause::Walls | Cause::Boulder) { 1.0 - 0.75 * gone } else { 1.0 };
    let foot = centre.y + radius;
    painter.extend(shapes.into_iter().map(|mut shape| {
        if let Shape::Mesh(mesh) = &mut shape {
            for vertex in &mut std::sync::Arc::make_mut(mesh).vertices {
                vertex.pos.y = foot + (vertex.pos.y - foot) * flat;
            }
        }
        shape
    }));
    // The sign of what happened rises from there.
    if done > 0.0 {
        let mut sign = painter.clone();
        sign.multiply_opacity((done * 4.0).min((1.0 - done) * 3.0).clamp(0.0, 1.0));
        let at = place - vec2(0.0, (0.5 + 0.4 * gone) * field);
        sign.circle_filled(at, field * 0.34, theme.mark.badge);
        art::cause(&sign, at, field * 0.24, cause, theme.mark.refused);
    }
}
