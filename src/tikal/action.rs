//! Actions and their notation: one line of text for every atomic step of a player or of chance.

use std::fmt;

use super::variant::Variant;
use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::{Cell, CellName, Rotation};

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// An explorer; each player has many.
    Explorer,
    /// The leader, whose strength is that of several explorers (T6.1).
    Leader,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Explorer => "explorer",
            Self::Leader => "leader",
        })
    }
}

/// One atomic action of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Chance: this tile is drawn, or turned up for an auction.
    Draw(TileId),
    /// Chance: the treasure just dug up is of this kind.
    Reveal(Treasure),
    /// Bids this many points. A number too large for the type is read as the largest, which no score reaches.
    Bid(u32),
    /// Leaves the auction.
    Pass,
    /// Takes this face-up tile after winning an auction.
    Choose(TileId),
    /// Places the tile in hand (T4).
    Place {
        /// An empty cell.
        cell: Cell,
        /// One of the tile's distinct rotations.
        rotation: Rotation,
    },
    /// Brings a piece from the reserve onto a camp (T5.1).
    Enter {
        /// Which piece enters.
        piece: Piece,
        /// The base camp or an own camp.
        camp: Cell,
    },
    /// Takes a piece from camp to camp (T5.2).
    Transfer {
        /// Which piece goes.
        piece: Piece,
        /// The base camp or an own camp.
        from: Cell,
        /// Another of these camps.
        to: Cell,
    },
    /// Moves a piece through a passage (T5.3).
    Move {
        /// Which piece moves.
        piece: Piece,
        /// Where the piece is.
        from: Cell,
        /// A neighbour.
        to: Cell,
    },
    /// Uncovers the next tier of a temple (T5.4).
    Uncover(Cell),
    /// Digs up a treasure of a ruin (T5.5).
    Dig(Cell),
    /// Swaps a treasure with an opponent (T5.6).
    Exchange {
        /// The kind that the acting player gives.
        give: Treasure,
        /// The opponent.
        with: Seat,
        /// The kind that the opponent gives.
        take: Treasure,
    },
    /// Builds a camp (T5.7).
    Camp(Cell),
    /// Sets a guard (T5.8).
    Guard {
        /// The temple.
        temple: Cell,
        /// Which piece becomes the guard.
        piece: Piece,
    },
    /// Ends the turn; in a scoring turn stops acting and scores.
    End,
}

/// A text that is no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnAction {
    /// No action begins like this.
    #[error(
        "`{0}` is no action: expected draw, reveal, bid, pass, choose, place, enter, transfer, move, uncover, dig, \
         exchange, camp, guard or end"
    )]
    Verb(String),
    /// Too few or too many words, or more than one blank between two.
    #[error("`{verb}` is written `{form}`, with one blank between words")]
    Form {
        /// The action.
        verb: &'static str,
        /// The notation of the action.
        form: &'static str,
    },
    /// A word is not what belongs in its place.
    #[error("`{found}` is not {expected}")]
    Word {
        /// The word.
        found: String,
        /// The word that belongs there.
        expected: Word,
    },
}

/// The meaning of a word in an action's notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Word {
    Bid,
    Cell,
    Tile,
    Treasure,
    Seat,
    Rotation,
    Piece,
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Bid => "a bid",
            Self::Cell => "a cell of this board",
            Self::Tile => "a tile of this variant",
            Self::Treasure => "a treasure kind of this variant",
            Self::Seat => "a seat of this game",
            Self::Rotation => "a rotation 0–5",
            Self::Piece => "`explorer` or `leader`",
        })
    }
}

/// The notation of each action.
const FORMS: [(&str, &str); 15] = [
    ("draw", "draw B3"),
    ("reveal", "reveal 4"),
    ("bid", "bid 5"),
    ("pass", "pass"),
    ("choose", "choose B3"),
    ("place", "place c3 2"),
    ("enter", "enter explorer a5"),
    ("transfer", "transfer explorer a5 d2"),
    ("move", "move explorer a5 b4"),
    ("uncover", "uncover d3"),
    ("dig", "dig e2"),
    ("exchange", "exchange 3 2 5"),
    ("camp", "camp c2"),
    ("guard", "guard d3 leader"),
    ("end", "end"),
];

impl Action {
    /// Reads an action in notation; it has to be written exactly as [`Action::write`] writes it.
    ///
    /// # Errors
    /// The fault of the text.
    pub fn parse(rules: &Variant, text: &str) -> Result<Self, NotAnAction> {
        let mut words = text.split(' ');
        let first = words.next().unwrap_or_default();
        let words: Vec<&str> = words.collect();
        let &(verb, form) =
            FORMS.iter().find(|(verb, _)| *verb == first).ok_or_else(|| NotAnAction::Verb(short(first)))?;
        if words.len() + 1 != form.split(' ').count() {
            return Err(NotAnAction::Form { verb, form });
        }
        let reader = Reader { rules, words };
        Ok(match verb {
            "draw" => Self::Draw(reader.tile(0)?),
            "reveal" => Self::Reveal(reader.treasure(0)?),
            "bid" => Self::Bid(reader.number(0, Word::Bid)?),
            "pass" => Self::Pass,
            "choose" => Self::Choose(reader.tile(0)?),
            "place" => Self::Place { cell: reader.cell(0)?, rotation: reader.rotation(1)? },
            "enter" => Self::Enter { piece: reader.piece(0)?, camp: reader.cell(1)? },
            "transfer" => Self::Transfer { piece: reader.piece(0)?, from: reader.cell(1)?, to: reader.cell(2)? },
            "move" => Self::Move { piece: reader.piece(0)?, from: reader.cell(1)?, to: reader.cell(2)? },
            "uncover" => Self::Uncover(reader.cell(0)?),
            "dig" => Self::Dig(reader.cell(0)?),
            "exchange" => {
                Self::Exchange { give: reader.treasure(0)?, with: reader.seat(1)?, take: reader.treasure(2)? }
            }
            "camp" => Self::Camp(reader.cell(0)?),
            "guard" => Self::Guard { temple: reader.cell(0)?, piece: reader.piece(1)? },
            _ => Self::End,
        })
    }

    /// Writes the action in notation.
    ///
    /// # Errors
    /// Only what `out` itself reports.
    pub fn write(self, rules: &Variant, out: &mut impl fmt::Write) -> fmt::Result {
        let name = |cell| rules.layout().name(cell);
        match self {
            Self::Draw(tile) => write!(out, "draw {}", rules.tile(tile).name),
            Self::Reveal(kind) => write!(out, "reveal {kind}"),
            Self::Bid(points) => write!(out, "bid {points}"),
            Self::Pass => out.write_str("pass"),
            Self::Choose(tile) => write!(out, "choose {}", rules.tile(tile).name),
            Self::Place { cell, rotation } => write!(out, "place {} {}", name(cell), rotation.index()),
            Self::Enter { piece, camp } => write!(out, "enter {piece} {}", name(camp)),
            Self::Transfer { piece, from, to } => write!(out, "transfer {piece} {} {}", name(from), name(to)),
            Self::Move { piece, from, to } => write!(out, "move {piece} {} {}", name(from), name(to)),
            Self::Uncover(temple) => write!(out, "uncover {}", name(temple)),
            Self::Dig(ruin) => write!(out, "dig {}", name(ruin)),
            Self::Exchange { give, with, take } => write!(out, "exchange {give} {with} {take}"),
            Self::Camp(site) => write!(out, "camp {}", name(site)),
            Self::Guard { temple, piece } => write!(out, "guard {} {piece}", name(temple)),
            Self::End => out.write_str("end"),
        }
    }
}

/// The beginning of a text from outside, enough to recognise it.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

struct Reader<'a> {
    rules: &'a Variant,
    words: Vec<&'a str>,
}

impl Reader<'_> {
    fn wrong(&self, index: usize, expected: Word) -> NotAnAction {
        NotAnAction::Word { found: short(self.words[index]), expected }
    }

    /// A number without leading zeros; one that is too large is read as `u32::MAX`.
    fn number(&self, index: usize, expected: Word) -> Result<u32, NotAnAction> {
        let word = self.words[index];
        let plain = !word.is_empty()
            && word.bytes().all(|digit| digit.is_ascii_digit())
            && (word == "0" || !word.starts_with('0'));
        if plain { Ok(word.parse().unwrap_or(u32::MAX)) } else { Err(self.wrong(index, expected)) }
    }

    fn cell(&self, index: usize) -> Result<Cell, NotAnAction> {
        let name = self.words[index].parse::<CellName>().ok();
        name.and_then(|name| self.rules.layout().cell(name)).ok_or_else(|| self.wrong(index, Word::Cell))
    }

    fn tile(&self, index: usize) -> Result<TileId, NotAnAction> {
        self.rules.tile_named(self.words[index]).ok_or_else(|| self.wrong(index, Word::Tile))
    }

    fn treasure(&self, index: usize) -> Result<Treasure, NotAnAction> {
        let kind = self.number(index, Word::Treasure)? as usize;
        self.rules.treasure(kind).ok_or_else(|| self.wrong(index, Word::Treasure))
    }

    fn seat(&self, index: usize) -> Result<Seat, NotAnAction> {
        let seat = self.number(index, Word::Seat)?;
        Seat::from_index(seat as usize).ok_or_else(|| self.wrong(index, Word::Seat))
    }

    fn rotation(&self, index: usize) -> Result<Rotation, NotAnAction> {
        let sixths = self.number(index, Word::Rotation)? as usize;
        Rotation::ALL.get(sixths).copied().ok_or_else(|| self.wrong(index, Word::Rotation))
    }

    fn piece(&self, index: usize) -> Result<Piece, NotAnAction> {
        match self.words[index] {
            "explorer" => Ok(Piece::Explorer),
            "leader" => Ok(Piece::Leader),
            _ => Err(self.wrong(index, Word::Piece)),
        }
    }
}
