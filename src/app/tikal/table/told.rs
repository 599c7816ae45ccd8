//! Sentences for a step of a game of Tikal, made once for the sentence, the chip, the line of the log and their pictures.
//!
//! The sentence is the same in the strip of the turn, in the recap, in the log and for screen readers. In a line, whose
//! step it is, a sign in front says, so that it needs no name.

use egui::Painter;

use super::paint::{self, Icon};
use super::{Deed, Step, Table};
use crate::app::hexboard::art;
use crate::app::hexboard::signs::{self, Sign};
use crate::app::kit::draw::signs::Sign as Common;
use crate::app::kit::theme::Theme;
use crate::app::table::bar_button::SIGN;
use crate::app::table::told::{Line, PLACES, Room, Told};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Rotation};
use crate::tikal::{Action, Event, TileId, Treasure};
use crate::words::tikal::nouns;
use crate::words::tikal::told::{Done, with_scoring};
use crate::words::{Texts, Value};

/// A small picture of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// A tile as it lies.
    Tile(TileId, Rotation),
    /// A tile that nobody has turned up.
    FaceDown,
    /// A treasure.
    Treasure(Treasure),
    /// Something of the seat whose step it is.
    Icon(Icon),
    /// The sign of an action.
    Sign(Sign),
    /// The sign of the seat whose step it is.
    Seat,
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
    match (picture, room) {
        (Picture::Tile(tile, _), Room::Line(_)) => {
            art::sketch(painter, theme, centre, height * 0.52, Some(table.rules().tile(tile).kind.into()));
        }
        (Picture::Tile(tile, rotation), _) => paint::lone_tile(painter, theme, table, tile, rotation, rect),
        (Picture::FaceDown, _) => art::face_down(painter, theme, centre, height * 0.32),
        (Picture::Treasure(kind), _) => {
            art::treasure(painter, theme, centre, of_line(0.46, 9.0), table.rules().glyph(kind));
        }
        (Picture::Icon(icon), _) => paint::icon(painter, theme, table, seat, icon, centre, of_line(0.44, 9.0)),
        (Picture::Sign(sign), Room::Button(_, colour)) => signs::sign(painter, centre, SIGN, sign, colour),
        (Picture::Sign(sign), _) => signs::sign(painter, centre, 8.0, sign, theme.chrome.text_weak),
        (Picture::Seat, _) => paint::seat_sign(painter, theme, table, seat, centre, 8.0),
    }
}

/// A step with its words and pictures; and if it began a scoring round, that it did.
pub(super) fn told(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
    let told = deed(texts, table, step);
    if !starts_scoring(table, step) {
        return told;
    }
    let events = (step.start..step.end).flat_map(|action| table.history().events(action));
    let scores = |line: String| texts.with("line-scoring", &[("line", line.into())]);
    Told {
        sentence: with_scoring(texts, told.sentence, events),
        line: Line { text: scores(told.line.text), short: told.line.short.map(scores), ..told.line },
        ..told
    }
}

/// The things from which the words of a step are made.
struct Words<'a> {
    texts: &'a Texts,
    table: &'a Table,
}

impl Words<'_> {
    fn cell(&self, cell: Cell) -> (&'static str, Value) {
        ("cell", self.name_of(cell))
    }

    fn name_of(&self, cell: Cell) -> Value {
        self.table.rules().layout().name(cell).to_string().into()
    }

    /// The things that a sentence on an action needs beside it.
    fn done(&self, step: &Step, action: Option<Action>) -> Done<'_> {
        let table = self.table;
        let tile = match action {
            Some(Action::Place { cell, .. }) => placed(table, cell),
            _ => None,
        };
        let other = match action {
            Some(Action::Exchange { with, .. }) => table.name(with),
            _ => "",
        };
        Done {
            rules: table.rules(),
            seat: step.seat,
            name: table.name(step.seat),
            other,
            is_auction: table.state().is_auction(),
            tile,
            price: table.history().turn_won(step.start).map(|(_, price)| price),
            events: table.history().events(step.start),
        }
    }

    /// A line with one picture, or with none.
    fn line(&self, key: &str, values: &[(&'static str, Value)], picture: Option<Picture>) -> Line<Picture> {
        let values: Vec<_> = values.iter().cloned().chain([("picture", PLACES[0].to_string().into())]).collect();
        Line { text: self.texts.with(key, &values), pictures: [picture, None], short: None }
    }

    /// A line about a tile: where the words have no room, the picture alone says which.
    fn line_of_tile(&self, key: &str, tile: TileId, price: u32) -> Line<Picture> {
        let picture = Some(Picture::Tile(tile, Rotation::default()));
        let of = |tile: String| self.line(key, &[("tile", tile.into()), ("price", price.into())], picture);
        let short = of(String::new()).text.split_whitespace().collect::<Vec<_>>().join(" ");
        Line { short: Some(short), ..of(nouns::tile(self.texts, self.table.rules().tile(tile).kind)) }
    }

    /// The chip of a tile; with its noun, as the names of tiles look like those of cells.
    fn chip_of_tile(&self, tile: TileId) -> String {
        self.texts.with("chip-tile", &[("tile", self.table.rules().tile(tile).name.to_string().into())])
    }

    /// A step on one cell, by its sentence and the ids of its chip and its line.
    fn on_cell(
        &self,
        sentence: String,
        [chip, line]: [&str; 2],
        cell: Cell,
        picture: Picture,
        in_line: bool,
    ) -> Told<Picture> {
        let values = [self.cell(cell)];
        Told {
            sentence,
            chip: self.texts.with(chip, &values),
            picture,
            line: self.line(line, &values, in_line.then_some(picture)),
            nobodys: None,
        }
    }
}

fn deed(texts: &Texts, table: &Table, step: &Step) -> Told<Picture> {
    let say = Words { texts, table };
    match step.deed {
        Deed::Walk { piece, from, to, count } => {
            let values = [("count", count.into()), ("from", say.name_of(from)), ("to", say.name_of(to))];
            let picture = Picture::Icon(Icon::Piece(piece));
            Told {
                sentence: say.done(step, None).walk(texts, piece, [from, to], count),
                chip: texts.with(if count > 1 { "chip-walk-some" } else { "chip-walk" }, &values),
                picture,
                line: say.line("line-walk", &values, Some(picture)),
                nobodys: None,
            }
        }
        Deed::Single(action) => single(&say, step, action),
    }
}

// An arm for each kind: in one list, which reads better whole than in parts.
fn single(say: &Words, step: &Step, action: Action) -> Told<Picture> {
    let (texts, table) = (say.texts, say.table);
    let sentence = say.done(step, Some(action)).action(texts, action);
    match action {
        Action::Draw(tile) => {
            // In an auctioned game tiles are turned up for everybody.
            let is_nobodys = table.state().is_auction();
            let line = if is_nobodys { "line-turn-up" } else { "line-draw" };
            Told {
                sentence,
                chip: say.chip_of_tile(tile),
                picture: Picture::Tile(tile, Rotation::default()),
                line: say.line_of_tile(line, tile, 0),
                nobodys: is_nobodys.then_some(Picture::FaceDown),
            }
        }
        Action::Reveal(kind) => {
            let (picture, name) = (Picture::Treasure(kind), nouns::treasure(texts, table.rules(), kind));
            let values = [("kind", name.clone().into())];
            Told { sentence, chip: name, picture, line: say.line("line-reveal", &values, Some(picture)), nobodys: None }
        }
        Action::Bid(bid) => {
            let values = [("bid", bid.into())];
            Told {
                sentence,
                chip: texts.with("auction-bid-title", &values),
                picture: Picture::Seat,
                line: say.line("line-bid", &values, None),
                nobodys: None,
            }
        }
        Action::Pass => Told {
            sentence,
            chip: texts.say("auction-pass"),
            picture: Picture::Seat,
            line: say.line("line-pass", &[], None),
            nobodys: None,
        },
        Action::Choose(tile) => {
            let (line, price) = match table.history().turn_won(step.start) {
                Some((_, 0)) => ("line-choose-free", 0),
                Some((_, price)) => ("line-choose-paid", price),
                None => ("line-choose", 0),
            };
            Told {
                sentence,
                chip: say.chip_of_tile(tile),
                picture: Picture::Tile(tile, Rotation::default()),
                line: say.line_of_tile(line, tile, price),
                nobodys: None,
            }
        }
        Action::Place { cell, rotation } => {
            let tile = placed(table, cell);
            let picture = tile.map(|tile| Picture::Tile(tile, rotation));
            Told {
                sentence,
                chip: texts.with("chip-place", &[say.cell(cell)]),
                picture: picture.unwrap_or(Picture::Sign(Sign::Common(Common::Turn))),
                line: say.line("line-place", &[say.cell(cell)], picture),
                nobodys: None,
            }
        }
        Action::Enter { piece, camp: to } | Action::Move { piece, to, .. } | Action::Transfer { piece, to, .. } => {
            say.on_cell(sentence, ["chip-enter", "line-enter"], to, Picture::Icon(Icon::Piece(piece)), true)
        }
        Action::Uncover(temple) => uncovering(say, step, temple, sentence),
        Action::Dig(ruin) => say.on_cell(sentence, ["chip-dig", "line-dig"], ruin, Picture::Sign(Sign::Dig), false),
        Action::Exchange { give, with, take } => {
            let other = ("other", Value::from(table.name(with).to_owned()));
            let [first, second] = PLACES.map(|place| Value::from(place.to_string()));
            let [text, short] = ["line-exchange", "line-exchange-short"]
                .map(|key| texts.with(key, &[("give", first.clone()), other.clone(), ("take", second.clone())]));
            let pictures = [give, take].map(|kind| Some(Picture::Treasure(kind)));
            Told {
                sentence,
                chip: texts.say("chip-exchange"),
                picture: Picture::Sign(Sign::Common(Common::Exchange)),
                line: Line { text, pictures, short: Some(short) },
                nobodys: None,
            }
        }
        Action::Camp(site) => say.on_cell(sentence, ["chip-camp", "line-camp"], site, Picture::Icon(Icon::Camp), true),
        Action::Guard { temple, piece } => {
            say.on_cell(sentence, ["chip-guard", "line-guard"], temple, Picture::Icon(Icon::Guard(piece)), true)
        }
        Action::End => ending(say, step, sentence),
    }
}

/// A tier that was uncovered, with what the temple is worth then; of one that was taken back nobody knows.
fn uncovering(say: &Words, step: &Step, temple: Cell, sentence: String) -> Told<Picture> {
    let value = |event: &Event| match *event {
        Event::Uncovered { value, .. } => Some(value),
        _ => None,
    };
    let value = say.table.history().events(step.start).iter().find_map(value);
    let values = [say.cell(temple), ("value", value.unwrap_or(0).into())];
    Told {
        sentence,
        chip: say.texts.with("chip-uncover", &values),
        picture: Picture::Sign(Sign::Uncover),
        line: say.line("line-uncover", &values, None),
        nobodys: None,
    }
}

/// The end of a turn, with the points that were lost, or what was scored.
fn ending(say: &Words, step: &Step, sentence: String) -> Told<Picture> {
    let (mut lost, mut scored) = (0, None);
    for event in say.table.history().events(step.start) {
        match *event {
            Event::TurnEnded { lost: points, .. } => lost = u32::from(points),
            Event::Scored { seat, points, .. } if seat == step.seat => scored = Some(points),
            _ => {}
        }
    }
    let (line, points) = match (scored, lost) {
        (Some(points), _) => ("line-score", points),
        (None, 0) => ("line-end", 0),
        (None, lost) => ("line-end-lost", lost),
    };
    let values = [("points", points.into())];
    Told {
        sentence,
        chip: say.texts.say("chip-end"),
        picture: Picture::Sign(Sign::Common(Common::End)),
        line: say.line(line, &values, None),
        nobodys: None,
    }
}

/// True if a scoring round began with an action of this step: with a volcano that came up, or at the end of the game.
fn starts_scoring(table: &Table, step: &Step) -> bool {
    let mut events = (step.start..step.end).flat_map(|action| table.history().events(action));
    events.any(|event| matches!(event, Event::ScoringBegan { .. }))
}

/// The tile of a step that places one on a cell; if the step was taken back, the tile is in hand again.
fn placed(table: &Table, place: Cell) -> Option<TileId> {
    table.state().tile(place).or(table.state().hand())
}

/// The hexes that a step is about.
#[must_use]
pub fn cells(deed: Deed) -> CellSet {
    match deed {
        Deed::Walk { from, to, .. } => CellSet::of(from) | CellSet::of(to),
        Deed::Single(
            Action::Place { cell, .. }
            | Action::Enter { camp: cell, .. }
            | Action::Uncover(cell)
            | Action::Dig(cell)
            | Action::Camp(cell)
            | Action::Guard { temple: cell, .. },
        ) => CellSet::of(cell),
        Deed::Single(Action::Move { from, to, .. } | Action::Transfer { from, to, .. }) => {
            CellSet::of(from) | CellSet::of(to)
        }
        Deed::Single(
            Action::Draw(_)
            | Action::Reveal(_)
            | Action::Bid(_)
            | Action::Pass
            | Action::Choose(_)
            | Action::Exchange { .. }
            | Action::End,
        ) => CellSet::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    use super::*;
    use crate::app::table::Lines;
    use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
    use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord};
    use crate::library::{CLASSIC, Library};
    use crate::tikal::{Phase, Setup, State, TikalSession, TurnRule, Variant};
    use crate::words::Language;

    /// A game of two people.
    fn game(rules: &Arc<Variant>, seed: u64) -> Table {
        let seat = |name: &str| SeatRecord { name: name.into(), colour: "red".into(), player: Player::Human };
        let turns = if seed.is_multiple_of(2) { TurnRule::Draw } else { TurnRule::Auction };
        let start = State::new(rules, 2, &Setup::new(turns, Seat::default()));
        let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Seed(seed));
        Table::new(session, vec![seat("Ana"), seat("Ben")], RecordOptions::default())
    }

    #[test]
    fn the_lines_are_those_of_the_whole_game_whatever_was_taken_back() {
        let (library, texts) = (Library::<State>::built_in(), Texts::new(Language::German));
        for seed in 0..6 {
            let mut table = game(library.find(CLASSIC).unwrap(), seed);
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let mut lines = Lines::default();
            while table.state().phase() != Phase::Over && table.steps() < 250 {
                let before = table.steps();
                match random.random_range(0..8) {
                    0 => table.execute(TableCommand::Undo),
                    1 => table.execute(TableCommand::Redo),
                    2 => table.execute(TableCommand::UndoAction),
                    _ => {
                        let legal = table.legal();
                        let walks = legal.iter().position(|action| matches!(action, Action::Move { .. }));
                        let index = walks.filter(|_| random.random_range(0..3) > 0);
                        let action = legal[index.unwrap_or_else(|| random.random_range(0..legal.len()))];
                        // Of some actions nobody knows who asked for them.
                        if random.random_range(0..2) == 0 {
                            table.play(action).unwrap();
                        } else {
                            table.execute(TableAsk::Own(Ask::Play(action)));
                        }
                    }
                }
                lines.forget_after(before.min(table.steps()));
                // Not every action is safe at once.
                let shown = table.steps() - random.random_range(0..3.min(table.steps() + 1));
                if random.random_range(0..3) > 0 {
                    lines.follow(&table, shown, texts.language());
                    assert_eq!(lines.steps(), table.steps_from(0, shown));
                    for index in 0..lines.steps().len() {
                        let told_then = lines.line(&texts, &table, index).unwrap().clone();
                        assert_eq!(told_then, told(&texts, &table, &lines.steps()[index]));
                        let line = told_then.line;
                        assert!(!line.text.contains("line-"), "{}", line.text);
                        for (place, picture) in PLACES.into_iter().zip(line.pictures) {
                            assert_eq!(line.text.contains(place), picture.is_some(), "{}", line.text);
                        }
                    }
                }
            }
        }
    }
}
