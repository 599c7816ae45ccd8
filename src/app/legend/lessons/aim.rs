//! The aims of a stage of a lesson: what it is about, and the next thing to click, worked out from its task and from what is
//! begun and chosen at the table.

use super::Run;
use crate::app::legend::command::{Ask, TableAsk, TableCommand};
use crate::app::legend::desk::Spot;
use crate::app::legend::panels::SheetItem;
use crate::app::legend::table::{Phrase, Verb, Word, ask_for, asked, to_keep, to_play, touches};
use crate::game::Seat;
use crate::hex::Cell;
use crate::legend::{Action, CardId, Phase, Piece, Place, State};
use crate::words::legend::lessons::{Show, Stage};
use crate::words::lessons::Task;

/// Something to click.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// A cell of the board.
    Cell(Cell),
    /// A piece of the learner's on a cell.
    Piece(Cell, Piece),
    /// The widget that asks for this command.
    Does(TableAsk),
}

impl From<Ask> for Aim {
    fn from(ask: Ask) -> Self {
        Self::Does(ask.into())
    }
}

impl Run {
    /// The things to click next, as [`Run::aims`].
    pub(super) fn aims_now(&self) -> Vec<Aim> {
        match &self.stage().task {
            Task::Play(ways) => self.aims_on(ways).unwrap_or_default(),
            // Where no points are left there is one thing to do.
            Task::Free if self.is_spent() => vec![Ask::End.into(), Aim::Does(TableCommand::AskToEnd.into())],
            Task::Read | Task::Watch(_) | Task::Free | Task::Turn => Vec::new(),
        }
    }

    /// True if the learner acts and has no action points left.
    fn is_spent(&self) -> bool {
        let state = self.table().state();
        state.phase() == Phase::Act && state.points() == 0
    }

    /// The cell with this name.
    #[must_use]
    pub fn cell(&self, name: &str) -> Option<Cell> {
        self.table().rules().layout().cell(name.parse().ok()?)
    }

    /// The cells that the stage is about.
    #[must_use]
    pub fn cells(&self) -> Vec<Cell> {
        let named = |show: &Show| if let Show::Cell(name) = show { self.cell(name) } else { None };
        self.stage().show.iter().filter_map(named).collect()
    }

    fn aims_on(&self, ways: &[Vec<String>]) -> Option<Vec<Aim>> {
        let played = self.played();
        let way = ways.iter().find(|way| self.begins(way, &played))?;
        let rest = way.get(played.len()..)?;
        let table = self.table();
        let pattern = rest.first()?;
        let action = self.meant(pattern)?;
        let goal = Phrase::from(action);
        // Where a pattern means several actions, the choice is the learner's.
        let means_more = |&other: &Action| Phrase::from(other) != goal && self.is_meant(pattern, other);
        if table.legal().iter().any(means_more) {
            return None;
        }
        if let Some((place, card)) = table.asked_card() {
            let own = [Some(to_play(place, card)), to_keep(place, card)].into_iter().flatten();
            let next = own.map(|begun| (begun, goal.begins_with(&begun))).find(|&(_, leads)| leads);
            return Some(vec![next.map_or(Ask::Select(None), |(begun, _)| Ask::Begin(begun)).into()]);
        }
        let begun = table.options().begun;
        if !goal.begins_with(&begun) {
            return Some(vec![Ask::Select(None).into()]);
        }
        if let Action::Move { piece, from, to } | Action::Transfer { piece, from, to } = action {
            // The piece is pointed at, not its cell: a click beside it could make another piece walk there.
            let chosen = self.is_chosen(from, piece);
            return Some(vec![if chosen {
                Aim::Cell(self.end_of_walk(rest, piece, to))
            } else {
                Aim::Piece(from, piece)
            }]);
        }
        if begun.is_empty() {
            // What is done on a hex begins with a piece there, so that the button does it at once.
            let on = match action {
                Action::Uncover(cell) | Action::Dig(cell) | Action::Guard { temple: cell, .. } => Some(cell),
                _ => None,
            };
            let is_open = |cell: &Cell| table.selection().is_none_or(|chosen| chosen.cell != *cell);
            let piece = on.filter(is_open).and_then(|cell| Some(Aim::Piece(cell, self.piece_on(cell)?)));
            return Some(piece.map_or_else(|| self.beginnings(action), |piece| vec![piece]));
        }
        Some(vec![match goal.get(begun.len())? {
            Word::Cell(cell) => Aim::Cell(cell),
            Word::Side(side) if table.at().is_some_and(|at| touches(table, side, at)) => {
                Ask::Choose(Word::Side(side)).into()
            }
            Word::Side(side) => Aim::Cell(side.cell),
            word => Ask::Choose(word).into(),
        }])
    }

    /// The widgets by which an action begins: a thing on the display or on the sheet, and else a button.
    fn beginnings(&self, action: Action) -> Vec<Aim> {
        let (table, seat) = (self.table(), self.learner());
        let on_sheet = |item: SheetItem| asked(table, seat, item).map(Aim::from);
        let held = |place: Place, card: CardId| {
            let hand = if place == Place::Left { table.state().left(seat) } else { table.state().right(seat) };
            hand.as_slice().iter().copied().find(|held| held.card == card)
        };
        let card = |place, card| on_sheet(SheetItem::Card(place, held(place, card)?));
        let begins = |verb, word| Aim::from(Ask::Begin(Phrase::of([Word::Verb(verb), word])));
        let thing = match action {
            Action::DraftOrder(_) | Action::DraftToken(_) | Action::DraftTile(_) | Action::DraftCard(_) => {
                return vec![Ask::Play(action).into()];
            }
            Action::Keep { card: id, .. } => card(Place::Right, id),
            Action::Play { card: id, from } => card(from, id),
            Action::Activate => on_sheet(SheetItem::Token),
            Action::Place { tile, .. } => Some(begins(Verb::Lay, Word::Tile(tile))),
            Action::Power(slot) => Some(begins(Verb::Power, Word::Slot(slot))),
            Action::End | Action::Done => return vec![Ask::End.into(), Aim::Does(TableCommand::AskToEnd.into())],
            _ => None,
        };
        let goal = Phrase::from(action);
        let piece = if let Some(Word::Piece(piece)) = goal.get(1) { Some(piece) } else { None };
        let button =
            goal.verb().and_then(|verb| ask_for(false, table, verb, piece)).map(|(ask, _)| Aim::Does(ask.into()));
        thing.into_iter().chain(button).collect()
    }

    /// A piece of the learner's on a cell, explorers first.
    pub(super) fn piece_on(&self, cell: Cell) -> Option<Piece> {
        self.table().state().band(cell, self.learner()).sorts().next()
    }

    fn is_chosen(&self, cell: Cell, piece: Piece) -> bool {
        self.table().selection().is_some_and(|chosen| chosen.cell == cell && chosen.piece == Some(piece))
    }

    /// Where a walk ends that begins with a move to `first`: one click takes the piece all the way.
    fn end_of_walk(&self, rest: &[String], piece: Piece, first: Cell) -> Cell {
        let rules = self.table().rules();
        rest.iter().skip(1).fold(first, |end, pattern| match Action::parse(rules, pattern) {
            Ok(Action::Move { piece: same, from, to }) if same == piece && from == end => to,
            _ => end,
        })
    }
}

/// The things beside the board that a stage is about.
pub(super) fn spots_of(stage: &Stage) -> Vec<Spot> {
    let spot = |show: &Show| {
        Some(match *show {
            Show::Cell(_) => return None,
            Show::Points => Spot::Points,
            Show::Display => Spot::Display,
            Show::Sheet(seat) => Spot::Sheet(Seat::from_index(seat)?),
            Show::Powers(seat) => Spot::Powers(Seat::from_index(seat)?),
            Show::Scoring => Spot::Scoring,
        })
    };
    stage.show.iter().filter_map(spot).collect()
}

/// True if what asks for this lies on the display or on a sheet, and is no button.
pub(super) fn is_thing(aim: &Aim) -> bool {
    use crate::app::table::TableGame;
    let Aim::Does(ask) = aim else { return false };
    State::tab_of(&Spot::Does(*ask)).is_some()
}
