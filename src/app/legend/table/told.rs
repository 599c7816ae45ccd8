//! Sentences for a step of a game of Legend, made once for the sentence, the chip, the line of the log and their pictures.

use egui::{Align2, CornerRadius, FontId, Painter, Rect, Stroke, StrokeKind, vec2};

use super::{Deed, Step, Table, paint};
use crate::app::hexboard::art;
use crate::app::hexboard::signs::{self, Sign};
use crate::app::kit::theme::Theme;
use crate::app::legend::picture::figure;
use crate::app::table::bar_button::SIGN;
use crate::app::table::told::{Line, Room, Told};
use crate::expedition::{TileId, Treasure};
use crate::game::{Seat, text_of};
use crate::hex::Rotation;
use crate::legend::{Action, CardId, Piece, State};
use crate::words::Texts;

/// A small picture of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A tile as it lies.
    Tile(TileId, Rotation),
    /// A card.
    Card(CardId),
    /// A token, or a number of points.
    Points(u8),
    /// A treasure.
    Treasure(Treasure),
    /// A treasure that is face down.
    FaceDown,
    /// A piece of the seat whose step it is.
    Piece(Piece),
    /// A guard of that seat.
    Guard(Piece),
    /// A camp of that seat.
    Camp,
    /// The sign of an action.
    Sign(Sign),
    /// The sign of the seat whose step it is.
    Seat,
}

/// The picture of an action.
#[must_use]
pub fn picture(action: Action) -> Picture {
    use crate::app::kit::draw::signs::Sign as Common;
    match action {
        Action::Deal(_) | Action::Power(_) => Picture::Seat,
        Action::TurnUp(card) | Action::DraftCard(card) | Action::Keep { card, .. } | Action::Play { card, .. } => {
            Picture::Card(card)
        }
        Action::Token(value) | Action::DraftToken(value) => Picture::Points(value),
        Action::Draw(tile) | Action::DraftTile(tile) | Action::Discard(tile) => {
            Picture::Tile(tile, Rotation::default())
        }
        Action::Place { tile, rotation, .. } => Picture::Tile(tile, rotation),
        Action::Reveal(kind) | Action::Show { kind, .. } | Action::Take(kind) => Picture::Treasure(kind),
        Action::Exchange { take, .. } => Picture::Treasure(take),
        Action::Stack(_) => Picture::FaceDown,
        Action::Look => Picture::Sign(Sign::Common(Common::LookBack)),
        Action::Enter { piece, .. } | Action::Put { piece, .. } | Action::Recruit(piece) => Picture::Piece(piece),
        Action::Move { piece, .. } | Action::Transfer { piece, .. } | Action::Jump { piece, .. } => {
            Picture::Piece(piece)
        }
        Action::Camp(_) | Action::MoveCamp { .. } => Picture::Camp,
        Action::LaySlab(_) | Action::MoveSlab { .. } => Picture::Sign(Sign::Transfer),
        Action::Uncover(_) => Picture::Sign(Sign::Uncover),
        Action::Guard { piece, .. } => Picture::Guard(piece),
        Action::Dig(_) => Picture::Sign(Sign::Dig),
        Action::Activate => Picture::Sign(Sign::Common(Common::Enter)),
        Action::End | Action::Pass | Action::Done => Picture::Sign(Sign::Common(Common::End)),
        Action::DraftOrder(_) => Picture::Seat,
    }
}

/// Paints a small picture; `seat` is whose step it is about.
pub(super) fn paint(painter: &Painter, theme: &Theme, table: &Table, seat: Seat, picture: Picture, room: Room) {
    let (Room::Chip(rect) | Room::Line(rect) | Room::Entry(rect) | Room::Button(rect, _)) = room;
    let (centre, height) = (rect.center(), rect.height());
    let of_line = |share: f32, chip: f32| match room {
        Room::Line(_) => height * share,
        Room::Chip(_) => chip,
        Room::Entry(_) => rect.width() * 0.42,
        Room::Button(..) => 10.0,
    };
    let look = table.seat_look(seat);
    match (picture, room) {
        (Picture::Tile(tile, _), Room::Line(_)) => {
            let ground = crate::app::legend::picture::ground(table.rules().tile(tile).kind);
            art::sketch(painter, theme, centre, height * 0.52, Some(ground));
        }
        (Picture::Tile(tile, rotation), _) => paint::lone_tile(painter, theme, table, tile, rotation, rect),
        (Picture::Card(card), _) => card_sketch(painter, theme, table, card, rect),
        (Picture::Points(points), _) => {
            art::price(painter, theme, centre, of_line(0.44, 9.0), &points.to_string());
        }
        (Picture::FaceDown, _) => art::face_down(painter, theme, centre, height * 0.32),
        (Picture::Treasure(kind), _) => art::treasure(painter, theme, centre, of_line(0.46, 9.0), table.glyph(kind)),
        (Picture::Piece(piece), _) => {
            art::piece(painter, theme, centre, of_line(0.37, 8.0), figure(piece), look);
        }
        (Picture::Guard(piece), _) => art::guard(painter, theme, centre, of_line(0.31, 6.5), figure(piece), look),
        (Picture::Camp, _) => art::camp(painter, theme, centre, of_line(0.44, 9.0), look),
        (Picture::Sign(sign), Room::Button(_, colour)) => signs::sign(painter, centre, SIGN, sign, colour),
        (Picture::Sign(sign), _) => signs::sign(painter, centre, 8.0, sign, theme.chrome.text_weak),
        (Picture::Seat, _) => art::seat_mark(painter, theme, centre, 8.0, look),
    }
}

/// A card with its number.
fn card_sketch(painter: &Painter, theme: &Theme, table: &Table, card: CardId, rect: Rect) {
    let high = rect.height().min(rect.width() * 1.3);
    let card_rect = Rect::from_center_size(rect.center(), vec2(high * 0.78, high));
    let edge = Stroke::new(1.0, theme.chrome.edge);
    painter.rect(card_rect, CornerRadius::same(2), theme.stone.top, edge, StrokeKind::Inside);
    let number: String = table.rules().card(card).number.to_string().chars().take(2).collect();
    let font = FontId::proportional(high * 0.52);
    painter.text(card_rect.center(), Align2::CENTER_CENTER, number, font, theme.stone.carved);
}

/// A step with its words and pictures.
pub(super) fn told(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
    let line = words(texts, table, step);
    let name = if step.is_chance { texts.say("legend-chance") } else { table.name(step.seat).to_owned() };
    let picture = match step.deed {
        Deed::Walk { piece, .. } | Deed::Jump { piece, .. } => Picture::Piece(piece),
        Deed::Single(action) => picture(action),
        Deed::Shown(_) | Deed::Stacked(_) => Picture::FaceDown,
    };
    Told {
        sentence: format!("{name}: {line}"),
        chip: line.clone(),
        picture,
        line: Line::plain(line),
        nobodys: step.is_chance.then_some(picture),
    }
}

fn words(_texts: &Texts, table: &Table, step: &Step) -> String {
    match step.deed {
        Deed::Single(action) => text_of::<State>(table.rules(), action),
        Deed::Walk { piece, from, to, count } => {
            let (from, to) = (table.cell_name(from), table.cell_name(to));
            if count == 1 { format!("move {piece} {from} {to}") } else { format!("move {count} {piece} {from} {to}") }
        }
        Deed::Jump { piece, from, to, .. } => {
            format!("jump {piece} {} {}", table.cell_name(from), table.cell_name(to))
        }
        Deed::Shown(_) | Deed::Stacked(_) => table.sitting().line(step.start).unwrap_or_default(),
    }
}
