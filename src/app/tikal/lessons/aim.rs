//! The aims of a stage of a lesson: what it is about, and the next thing to click, worked out from its task and from
//! what is chosen on the board.

use super::Run;
use crate::app::tikal::command::{Ask, TableAsk};
use crate::app::tikal::desk::Spot;
use crate::game::Seat;
use crate::hex::Cell;
use crate::tikal::{Action, Phase, Piece};
use crate::words::tikal::lessons::{Show, Stage, Task};

/// Something to click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// A cell of the board.
    Cell(Cell),
    /// A piece of the learner's on a cell.
    Piece(Cell, Piece),
    /// The widget that asks for this command.
    Does(TableAsk),
}

impl Run {
    /// The things to click next, as [`Run::aims`].
    pub(super) fn aims_now(&self) -> Vec<Aim> {
        match &self.stage().task {
            Task::Turn => vec![Aim::Does(TableAsk::Own(Ask::Turn { clockwise: true, over: None }))],
            Task::Play(ways) => self.aims_on(ways).unwrap_or_default(),
            // Where no points are left there is one thing to do.
            Task::Free if self.is_spent() => vec![Aim::Does(TableAsk::Own(Ask::Play(Action::End)))],
            Task::Read | Task::Watch(_) | Task::Free => Vec::new(),
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
        let (rules, state) = (self.table().rules(), self.table().state());
        let held = || state.temples().into_iter().filter(|&temple| state.controls(rules, temple, self.learner()));
        let cells = self.stage().show.iter().flat_map(|show| -> Vec<Cell> {
            match show {
                Show::Cell(name) => self.cell(name).into_iter().collect(),
                Show::Held => held().collect(),
                _ => Vec::new(),
            }
        });
        cells.collect()
    }

    fn aims_on(&self, ways: &[Vec<String>]) -> Option<Vec<Aim>> {
        let played = self.played();
        let way = ways.iter().find(|way| self.begins(way, &played))?;
        let rest = way.get(played.len()..)?;
        // A pattern of one word, such as `uncover`, leaves the choice to the learner; only these two are whole actions.
        let pattern =
            rest.first().filter(|pattern| pattern.contains(' ') || matches!(pattern.as_str(), "end" | "pass"))?;
        let table = self.table();
        let does = |action| Aim::Does(TableAsk::Own(Ask::Play(action)));
        Some(match self.meant(pattern)? {
            Action::Place { cell, .. } => {
                let held = Action::Place { cell, rotation: table.turned() };
                let fits = |way: &&Vec<String>| self.begins(way, &[held]);
                let legal = table.legal().contains(&held);
                if legal && ways.iter().any(|way| fits(&way)) {
                    vec![Aim::Cell(cell)]
                } else {
                    vec![Aim::Does(TableAsk::Own(Ask::Turn { clockwise: true, over: None })), Aim::Cell(cell)]
                }
            }
            action @ Action::Enter { piece, camp } => {
                if table.entering() == Some(piece) {
                    vec![Aim::Cell(camp)]
                } else {
                    vec![does(action), Aim::Does(TableAsk::Own(Ask::ChooseCamp(piece))), Aim::Cell(camp)]
                }
            }
            Action::Move { piece, from, to } | Action::Transfer { piece, from, to } => {
                // The piece is pointed at, not its cell: a click beside it could make another piece walk there.
                let chosen = self.is_chosen(from, Some(piece));
                vec![if chosen { Aim::Cell(self.end_of_walk(rest, piece, to)) } else { Aim::Piece(from, piece) }]
            }
            action @ (Action::Uncover(cell)
            | Action::Dig(cell)
            | Action::Camp(cell)
            | Action::Guard { temple: cell, .. }) => {
                let piece = self.piece_on(cell).filter(|_| !self.is_chosen(cell, None));
                vec![piece.map_or(does(action), |piece| Aim::Piece(cell, piece))]
            }
            action => vec![does(action)],
        })
    }

    /// A piece of the learner's on a cell, explorers first.
    pub(super) fn piece_on(&self, cell: Cell) -> Option<Piece> {
        let band = self.table().state().band(cell, self.learner());
        [Piece::Explorer, Piece::Leader].into_iter().find(|&piece| band.has(piece))
    }

    fn is_chosen(&self, cell: Cell, piece: Option<Piece>) -> bool {
        let fits = |chosen: Option<Piece>| piece.is_none() || chosen == piece;
        self.table().selection().is_some_and(|selection| selection.cell == cell && fits(selection.piece))
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
pub(super) fn spots_of(stage: &Stage) -> impl Iterator<Item = Spot> {
    stage.show.iter().filter_map(|show| {
        Some(match *show {
            Show::Cell(_) | Show::Held => return None,
            Show::Points => Spot::Points,
            Show::Hand => Spot::Hand,
            Show::Player(seat) => Spot::Player(Seat::from_index(seat)?),
            Show::Amulet(seat) => Spot::Amulet(Seat::from_index(seat)?),
            Show::Auction => Spot::Auction,
            Show::Bids => Spot::Bids,
            Show::Tiers => Spot::Tiers,
            Show::Groups => Spot::Groups,
            Show::Scoring => Spot::Scoring,
            Show::Button(what) => Spot::Offer(what),
        })
    })
}
