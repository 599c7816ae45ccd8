//! Sentences for a step of a game of Legend, made once for the sentence, the chip, the line of the log and their pictures.

use egui::{Painter, Rect, vec2};

use super::{Deed, Step, Table, paint};
use crate::app::hexboard::art;
use crate::app::hexboard::signs::{self, Sign};
use crate::app::kit::theme::Theme;
use crate::app::legend::art as legend_art;
use crate::app::legend::picture::figure;
use crate::app::table::bar_button::SIGN;
use crate::app::table::told::{Line, Room, Told};
use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::Rotation;
use crate::legend::{Action, CardId, Piece};
use crate::words::Texts;
use crate::words::legend::told;

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
        Action::Deal(_) | Action::Power(_) | Action::DraftOrder(_) => Picture::Seat,
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
        // A little smaller, so that its number does not touch the title beside it.
        (Picture::Card(card), Room::Button(..)) => card_sketch(painter, theme, table, card, rect.shrink(1.5)),
        (Picture::Card(card), _) => card_sketch(painter, theme, table, card, rect),
        (Picture::Points(points), _) => {
            legend_art::action_token(painter, theme, centre, of_line(0.5, 10.0), points);
        }
        (Picture::FaceDown, _) => art::face_down(painter, theme, centre, height * 0.32),
        (Picture::Treasure(kind), _) => art::treasure(painter, theme, centre, of_line(0.46, 9.0), table.glyph(kind)),
        (Picture::Piece(piece), _) => {
            let size = if piece == Piece::Leader { 0.85 / art::LEADER_SCALE } else { 0.85 };
            art::piece(painter, theme, centre, of_line(0.44, 9.0) * size, figure(piece), look);
        }
        (Picture::Guard(piece), _) => art::guard(painter, theme, centre, of_line(0.31, 6.3) * 0.9, figure(piece), look),
        (Picture::Camp, _) => art::camp(painter, theme, centre, of_line(0.44, 9.0), look),
        (Picture::Sign(sign), Room::Button(_, colour)) => signs::sign(painter, centre, SIGN, sign, colour),
        (Picture::Sign(sign), _) => signs::sign(painter, centre, 8.0, sign, theme.chrome.text_weak),
        (Picture::Seat, _) => art::seat_mark(painter, theme, centre, 8.0, look),
    }
}

/// The picture of a card.
fn card_sketch(painter: &Painter, theme: &Theme, table: &Table, card: CardId, rect: Rect) {
    let side = rect.height().min(rect.width());
    let place = Rect::from_center_size(rect.center(), vec2(side, side));
    legend_art::effect(
        painter,
        theme,
        place,
        legend_art::EffectPicture::of(table.rules(), table.rules().card(card).effect),
    );
}

/// A step with its words and pictures.
pub(super) fn told(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
    let named = table.named();
    let events = || table.sitting().events(step.start);
    let (words, picture) = match step.deed {
        Deed::Walk { piece, from, to, count } => {
            (told::walk(texts, &named, step.seat, piece, [from, to], count.into()), Picture::Piece(piece))
        }
        Deed::Jump { piece, from, to, .. } => {
            let jump = Action::Jump { piece, from, to };
            (told::action(texts, &named, step.seat, Some(jump), &[]), Picture::Piece(piece))
        }
        Deed::Single(action) => (told::action(texts, &named, step.seat, Some(action), &events()), picture(action)),
        Deed::Shown(_) | Deed::Stacked(_) => {
            (told::action(texts, &named, step.seat, None, &events()), Picture::FaceDown)
        }
    };
    Told {
        sentence: words.sentence,
        picture,
        // What has no room is said as on a chip: whose step it is stands before it.
        line: Line { short: Some(words.chip.clone()), ..Line::plain(words.line) },
        chip: words.chip,
        nobodys: step.is_chance.then_some(picture),
    }
}
