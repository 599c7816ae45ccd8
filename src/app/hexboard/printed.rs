//! The things of games on hexes as they are printed and cut out: tiles, tiers, treasures, pieces, cards, score tracks.
//!
//! Decides how large they are beside a tile and what is on their backs; how many there are, each game says.

use egui::{Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::art::{self, Figure, SeatLook, SeatShape, TileLook};
use super::camera;
use crate::app::kit::colours::colour_name;
use crate::app::kit::draw::frame::hex_corners;
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::app::paper::sheet::{Board, Cut, Draw, Piece};
use crate::expedition::Glyph;
use crate::hex::Layout;
use crate::words::Texts;

/// The sizes of things, in parts of the distance between opposite sides of a tile.
const TIER: f32 = 0.45;
const TREASURE: f32 = 0.42;
const PIECE: f32 = 0.36;
const CAMP: f32 = 0.42;
/// A card of aid, in millimetres.
const AID: Vec2 = vec2(88.0, 63.0);
/// A field of a score track, in millimetres, and the number of fields in a row.
const FIELD: f32 = 17.0;
const ROW: usize = 10;
const FIELDS: usize = 100;
/// Half of a tier's upper side, in hex radii.
const UPPER: f32 = 0.27;

/// A tile with a letter on its back, which says when it is drawn.
#[must_use]
pub fn tile<'a>(name: String, look: TileLook, back: String, across: f32) -> Piece<'a> {
    Piece {
        name,
        cut: Cut::Hex(across),
        count: 1,
        front: Box::new(move |painter, theme, rect| {
            ground(painter, theme, rect);
            art::tile(painter, theme, rect.center(), rect.width() * 0.5, &look);
        }),
        back: Some(Box::new(move |painter, theme, rect| {
            let (centre, radius) = (rect.center(), rect.width() * 0.5);
            ground(painter, theme, rect);
            art::jungle_soil(painter, theme, centre, radius, false);
            badge(painter, theme, centre, radius * 0.36, &back);
        })),
    }
}

/// The ground below a tile, a little larger than it, so that no white shows where it is cut.
fn ground(painter: &Painter, theme: &Theme, rect: Rect) {
    let mut ink = Ink::on(painter);
    ink.facet(&hex_corners(rect.center(), rect.width() * 0.53), theme.ground.edge_dark);
    ink.paint(painter);
}

/// Some words on a round ground.
pub fn badge(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, text: &str) {
    painter.circle_filled(centre, radius, theme.mark.badge);
    let size = radius * if text.chars().count() > 2 { 0.8 } else { 1.2 };
    let font = FontId::new(size, FontFamily::Proportional);
    painter.text(centre, Align2::CENTER_CENTER, text, font, theme.mark.badge_text);
}

/// The tiers of a temple with these values, that is so many of each value. Those that lie under temples from the start have
/// another ground, so that the supply is still known after a game.
#[must_use]
pub fn tiers<'a>(
    texts: &Texts,
    name: &str,
    counts: impl IntoIterator<Item = (u8, usize)>,
    is_supply: bool,
    across: f32,
) -> Vec<Piece<'a>> {
    let tier = |(value, count): (u8, usize)| {
        tier(texts.with(name, &[("value", value.into())]), value, count, is_supply, across)
    };
    counts.into_iter().filter(|&(_, count)| count > 0).map(tier).collect()
}

fn tier<'a>(name: String, value: u8, count: usize, is_supply: bool, across: f32) -> Piece<'a> {
    let side = across * TIER;
    let draw = move |painter: &Painter, theme: &Theme, rect: Rect| {
        let ground = if is_supply { theme.stone.slab } else { theme.jungle.dark };
        painter.rect_filled(rect.expand(rect.width() * 0.03), 0.0, ground);
        let radius = rect.width() * 0.44 / UPPER;
        art::tier(painter, theme, rect.center() - art::NUMBER * radius, radius, value, 0.0);
    };
    Piece { name, cut: Cut::Rect(side, side), count, front: Box::new(draw), back: None }
}

/// A treasure, face down on its back.
#[must_use]
pub fn treasure<'a>(name: String, glyph: Glyph, count: usize, across: f32) -> Piece<'a> {
    let plain = |painter: &Painter, theme: &Theme, rect: Rect| {
        painter.circle_filled(rect.center(), rect.width() * 0.53, theme.token.rim);
    };
    Piece {
        name,
        cut: Cut::Round(across * TREASURE),
        count,
        front: Box::new(move |painter, theme, rect| {
            plain(painter, theme, rect);
            art::treasure(painter, theme, rect.center(), rect.width() * 0.48, glyph);
        }),
        back: Some(Box::new(move |painter, theme, rect| {
            plain(painter, theme, rect);
            art::face_down(painter, theme, rect.center(), rect.width() * 0.48);
        })),
    }
}

/// The look of a seat's things, which outlives what is drawn of them.
#[derive(Clone, Debug)]
pub struct Seated {
    /// The colour.
    pub colour: String,
    index: usize,
}

impl Seated {
    /// The seats of these colours.
    pub fn all(colours: &[String]) -> impl Iterator<Item = Self> {
        colours.iter().cloned().enumerate().map(|(index, colour)| Self { colour, index })
    }

    /// The same as painters want it.
    #[must_use]
    pub fn look(&self) -> SeatLook<'_> {
        SeatLook { colour: &self.colour, shape: SeatShape::of_seat(self.index) }
    }
}

/// A round thing of a seat, alike on both sides.
pub fn of_seat<'a>(
    name: String,
    seat: &Seated,
    count: usize,
    across: f32,
    draw: impl Fn(&Painter, &Theme, Rect, SeatLook<'_>) + Clone + 'a,
) -> Piece<'a> {
    let side = |seat: Seated| -> Draw<'a> {
        let draw = draw.clone();
        Box::new(move |painter, theme, rect| {
            painter.circle_filled(rect.center(), rect.width() * 0.53, theme.chrome.card);
            painter.circle_stroke(
                rect.center(),
                rect.width() * 0.45,
                Stroke::new(rect.width() * 0.05, theme.seat_colour(&seat.colour).fill),
            );
            draw(painter, theme, rect, seat.look());
        })
    };
    let (front, back) = (side(seat.clone()), side(seat.clone()));
    Piece { name, cut: Cut::Round(across), count, front, back: Some(back) }
}

/// A piece, or the sticker for one.
fn piece<'a>(name: String, figure: Figure, seat: &Seated, count: usize, across: f32) -> Piece<'a> {
    of_seat(name, seat, count, across * PIECE, move |painter, theme, rect, seat| {
        let scale = if figure == Figure::Leader { 0.24 / art::LEADER_SCALE } else { 0.24 };
        art::piece(painter, theme, rect.center(), rect.width() * scale, figure, seat);
    })
}

/// A camp.
fn camp<'a>(name: String, seat: &Seated, count: usize, across: f32) -> Piece<'a> {
    of_seat(name, seat, count, across * CAMP, |painter, theme, rect, seat| {
        art::camp(painter, theme, rect.center(), rect.width() * 0.32, seat);
    })
}

/// The mark of a seat on a score track.
fn marker<'a>(name: String, seat: &Seated) -> Piece<'a> {
    of_seat(name, seat, 1, FIELD * 0.7, |painter, theme, rect, seat| {
        art::seat_mark(painter, theme, rect.center(), rect.width() * 0.26, seat);
    })
}

/// The things that a seat has in every game on hexes, of explorers, leaders and camps so many.
#[must_use]
pub fn of_everybody<'a>(
    texts: &Texts,
    seat: &Seated,
    [explorers, leaders, camps]: [u8; 3],
    across: f32,
) -> Vec<Piece<'a>> {
    let name = |what| named(texts, what, &seat.colour);
    vec![
        piece(name("print-explorer"), Figure::Explorer, seat, explorers.into(), across),
        piece(name("print-leader"), Figure::Leader, seat, leaders.into(), across),
        camp(name("print-camp"), seat, camps.into(), across),
        marker(name("print-marker"), seat),
    ]
}

/// An amulet of a seat, with its other side on its back.
#[must_use]
pub fn amulet<'a>(texts: &Texts, seat: &Seated, across: f32) -> Piece<'a> {
    let name = named(texts, "print-amulet", &seat.colour);
    let side = |up: bool| {
        of_seat(String::new(), seat, 1, across * CAMP, move |painter, theme, rect, _| {
            art::amulet(painter, theme, rect.center(), rect.width() * 0.3, up);
        })
    };
    let (up, down) = (side(true), side(false));
    Piece { name, back: Some(down.front), ..up }
}

/// The name of a thing of a seat.
#[must_use]
pub fn named(texts: &Texts, what: &str, colour: &str) -> String {
    texts.with("print-of-colour", &[("what", texts.say(what).into()), ("colour", colour_name(texts, colour).into())])
}

/// A card of this size in millimetres, with a ground below its picture, and without a back.
#[must_use]
pub fn card<'a>(
    name: String,
    (wide, high): (f32, f32),
    count: usize,
    draw: impl Fn(&Painter, &Theme, Rect) + 'a,
) -> Piece<'a> {
    let front = move |painter: &Painter, theme: &Theme, rect: Rect| {
        painter.rect_filled(rect.expand(4.0), 0.0, theme.chrome.card);
        draw(painter, theme, rect);
    };
    Piece { name, cut: Cut::Rect(wide, high), count, front: Box::new(front), back: None }
}

/// A round token of this size in millimetres, likewise.
#[must_use]
pub fn token<'a>(name: String, across: f32, count: usize, draw: impl Fn(&Painter, &Theme, Rect) + 'a) -> Piece<'a> {
    let front = move |painter: &Painter, theme: &Theme, rect: Rect| {
        painter.circle_filled(rect.center(), rect.width() * 0.53, theme.chrome.card);
        draw(painter, theme, rect);
    };
    Piece { name, cut: Cut::Round(across), count, front: Box::new(front), back: None }
}

/// A card that says what every action costs; alike for everybody.
#[must_use]
pub fn aid<'a>(name: String, title: String, lines: Vec<(String, String)>, count: usize) -> Piece<'a> {
    card(name, (AID.x, AID.y), count, move |painter, theme, rect| paint_aid(painter, theme, rect, &title, &lines))
}

fn paint_aid(painter: &Painter, theme: &Theme, rect: Rect, title: &str, lines: &[(String, String)]) {
    let chrome = &theme.chrome;
    let inner = rect.shrink2(vec2(rect.width() * 0.06, rect.height() * 0.06));
    let write = |at: Pos2, anchor: Align2, text: &str, size: f32, colour: Color32| {
        painter.text(at, anchor, text, FontId::new(size, FontFamily::Proportional), colour);
    };
    write(inner.left_top(), Align2::LEFT_TOP, title, rect.height() * 0.085, chrome.text_strong);
    let top = inner.top() + rect.height() * 0.14;
    let step = ((inner.bottom() - top) / lines.len().max(1) as f32).min(rect.height() * 0.1);
    for (index, (what, cost)) in lines.iter().enumerate() {
        let y = top + step * index as f32;
        write(pos2(inner.left(), y), Align2::LEFT_TOP, what, step * 0.68, chrome.text);
        write(pos2(inner.right(), y), Align2::RIGHT_TOP, cost, step * 0.68, chrome.text_strong);
        let line = Stroke::new(0.3, chrome.edge);
        painter.line_segment([pos2(inner.left(), y + step * 0.9), pos2(inner.right(), y + step * 0.9)], line);
    }
}

/// A track on which markers count points from 0 to 99.
#[must_use]
pub fn score_track<'a>(title: String) -> Board<'a> {
    let rows = FIELDS.div_ceil(ROW);
    Board {
        title,
        size: vec2(FIELD * ROW as f32, FIELD * rows as f32),
        draw: Box::new(move |painter, theme, rect| {
            let side = rect.width() / ROW as f32;
            for field in 0..FIELDS {
                let (row, place) = (field / ROW, field % ROW);
                // The way goes to and fro, so that neighbours are always one point apart.
                let column = if row % 2 == 0 { place } else { ROW - 1 - place };
                let at = rect.left_top() + vec2(column as f32, row as f32) * side;
                let cell = Rect::from_min_size(at, Vec2::splat(side));
                let (fill, ink) = if field % 10 == 0 {
                    (theme.chrome.accent_fill, theme.chrome.accent_text)
                } else if field % 5 == 0 {
                    (theme.chrome.stripe, theme.chrome.text_strong)
                } else {
                    (theme.chrome.card, theme.chrome.text)
                };
                painter.rect_filled(cell, 0.0, fill);
                painter.rect_stroke(cell, 0.0, Stroke::new(0.4, theme.chrome.edge), egui::StrokeKind::Middle);
                let font = FontId::new(side * 0.36, FontFamily::Proportional);
                painter.text(cell.center(), Align2::CENTER_CENTER, field.to_string(), font, ink);
            }
        }),
    }
}

/// A board of hexes that are as large as its tiles, each with this distance between opposite sides, in millimetres.
#[must_use]
pub fn board<'a>(title: String, layout: &Layout, across: f32, draw: Draw<'a>) -> Board<'a> {
    let size = camera::picture_size(layout, across / 3.0_f32.sqrt());
    Board {
        title,
        size,
        draw: Box::new(move |painter, theme, rect| {
            painter.rect_filled(rect.expand(6.0), 0.0, theme.jungle.backdrop);
            draw(painter, theme, rect);
        }),
    }
}
