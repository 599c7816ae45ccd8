//! Tikal Legend at the table: what is known of the position, what is chosen, and the panels that show both.
//!
//! `app::table` does what every game's table does; what Legend brings to it stands in `game`, its steps in `deeds`, what
//! its panels ask for in `asks`. An action is put together word by word: which words there are `phrase` decides, how one
//! goes on `options`. Each panel has a file that decides what it shows; where panels stand, `app::table` does.

mod asks;
mod bar;
mod beside;
mod board;
mod cells;
mod click;
mod deeds;
mod drag;
mod findings;
mod follow;
mod game;
mod history;
mod keyboard;
mod ledger;
mod motion;
mod moving;
mod options;
mod paint;
mod phrase;
mod players;
mod scores;
mod scoring;
mod spots;
mod status;
mod taught;
mod told;
mod wording;

pub use bar::ask_for;
pub use deeds::Deed;
pub use options::Options;
pub use phrase::{Phrase, Verb, Word};
pub use players::{asked, to_keep, to_play};
pub use spots::touches;
pub use taught::Pointed;

use self::board::BoardView;
use self::history::History;
use self::motion::Motion;
use self::taught::Taught;
pub use crate::app::table::{Idle, Side, Tab};
use crate::expedition::{Glyph, Treasure};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Rotation};
use crate::insight::legend::{Insight, Reach, Walker};
use crate::legend::{CardId, Piece, Place, State};
use crate::words::legend::Named;

/// A table at which Legend is played.
pub type Table = crate::app::table::Table<State>;
/// A step of a game of Legend.
pub type Step = crate::app::table::Step<Deed>;
/// A message of a table of Legend.
pub type Notice = crate::app::table::Notice<State>;

/// A message that only a table of Legend has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LegendNotice {
    /// A cell is too far for the chosen piece: what it would take, if there is a way, and the points at hand.
    TooFar {
        /// The cell.
        cell: crate::hex::CellName,
        /// The points that the way takes.
        need: Option<u8>,
        /// The points at hand.
        points: u8,
    },
    /// A tile was turned so that it fits on this hex.
    Turned(crate::hex::CellName),
    /// Nothing of it is left on the display.
    NothingLeft,
    /// No card lies where it would have to.
    NoCard,
    /// No tile is left to be laid.
    NoTile,
    /// Nobody has a treasure that could be taken in exchange.
    NoExchange,
    /// It costs more points than are left.
    Points {
        /// The points that it takes.
        need: u8,
        /// The points at hand.
        have: u8,
    },
    /// None of the sides that can be chosen is one of this hex.
    NoSide,
    /// It is not asked for now.
    NotNow,
}

/// The choice on the board: a hex, and perhaps one of the acting seat's pieces on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selection {
    /// The hex.
    pub cell: Cell,
    /// The kind of piece that would walk.
    pub piece: Option<Piece>,
}

/// The part of a table that only Legend has.
#[derive(Default)]
pub struct Own {
    known: Known,
    chosen: Choice,
    view: BoardView,
    motion: Motion,
    /// The sheet that is open where there is no room for all, if one was asked for since somebody has moved.
    open: Option<Seat>,
    taught: Taught,
}

/// Consequences of the game and of the choices; brought up to date by `follow` alone.
#[derive(Default)]
struct Known {
    /// The ways to go on with what is begun.
    options: Options,
    /// The reach of the chosen piece.
    reach: Option<Reach>,
    /// The scores so far.
    history: History,
    /// The knowledge that the position holds: ledger, accounts, forecast. Nothing in a purist game.
    insight: Option<Insight>,
}

/// The choices of a person.
#[derive(Default)]
struct Choice {
    selection: Option<Selection>,
    /// The words of an action that is being put together.
    begun: Phrase,
    /// The hex at whose sides a slab token is to lie.
    at: Option<Cell>,
    turned: Rotation,
    /// A card on a sheet of which it is asked what to do with it.
    card: Option<(Place, CardId)>,
}

impl Table {
    /// The choice on the board.
    #[must_use]
    pub fn selection(&self) -> Option<Selection> {
        self.own.chosen.selection
    }

    /// The rotation that the tile in hand is held in.
    #[must_use]
    pub fn turned(&self) -> Rotation {
        self.own.chosen.turned
    }

    /// The card on a sheet of which it is asked what to do with it.
    #[must_use]
    pub fn asked_card(&self) -> Option<(Place, CardId)> {
        self.own.chosen.card
    }

    /// The hex at whose sides a slab token is to lie.
    #[must_use]
    pub fn at(&self) -> Option<Cell> {
        self.own.chosen.at
    }

    /// The reach of the chosen piece.
    #[must_use]
    pub fn reach(&self) -> Option<&Reach> {
        self.own.known.reach.as_ref()
    }

    /// The position that is shown with the names of those who play, as words tell of it.
    #[must_use]
    pub fn named(&self) -> Named<'_> {
        Named {
            rules: self.rules(),
            shown: self.shown(),
            acting: self.state().seat(),
            seats: self.sitting().seats(),
            own: self.own_seat(),
            turned: self.turned(),
        }
    }

    /// The piece that would walk.
    fn walker(&self) -> Option<Walker> {
        let Selection { cell, piece } = self.own.chosen.selection?;
        Some(Walker { seat: self.state().seat(), from: cell, piece: piece? })
    }

    /// The knowledge that the position holds: ledger, accounts, forecast. Nothing in a purist game.
    #[must_use]
    pub fn insight(&self) -> Option<&Insight> {
        self.own.known.insight.as_ref()
    }

    /// The name of a hex.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        self.rules().layout().name(cell).to_string()
    }

    /// The carving of a kind of treasure.
    #[must_use]
    pub fn glyph(&self, kind: Treasure) -> Glyph {
        self.rules().def().treasures.kinds.get(kind.index()).map_or(Glyph::Mask, |kind| kind.glyph)
    }

    /// The treasure on top of a ruin, if the viewer has seen it.
    #[must_use]
    pub fn known_top(&self, ruin: Cell) -> Option<Treasure> {
        let viewer = self.sitting().viewer()?;
        let top = self.shown().stack(self.rules(), ruin).next()?;
        top.kind().filter(|_| top.is_seen_by(viewer))
    }

    /// The hexes that may be clicked for the word that comes next.
    #[must_use]
    pub fn asked_cells(&self) -> CellSet {
        let may = self.person_to_move().is_some() && !self.looks_back() && self.options().is_on_board();
        if may && self.in_hand().is_none() { self.options().cells } else { CellSet::EMPTY }
    }
}
