//! Actions and their notation: one line of text for every atomic step of a player or of chance (L11.1, L11.3).

use std::fmt;

use super::card::{CardId, Place, PowerId, SLOTS};
use super::tile::Side;
use super::variant::{MAX_TOKEN, Variant};
use crate::expedition::{TileId, Treasure};
use crate::game::{List, Seat};
use crate::hex::{Cell, CellName, Direction, Rotation};

/// A kind of piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// An explorer; each player has many.
    Explorer,
    /// A leader, whose strength is that of several explorers.
    Leader,
}

impl Piece {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Explorer, Self::Leader];
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Explorer => "explorer",
            Self::Leader => "leader",
        })
    }
}

/// The most masks of a ruin.
pub const MAX_MASKS: usize = 6;

/// The treasures of a ruin from top to bottom, as they are stacked after one was taken (L7.7).
pub type Stack = List<Treasure, MAX_MASKS>;

/// One atomic action of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chance: this director's tile goes to the lowest seat without one.
    Deal(PowerId),
    /// Chance: this card is turned up.
    TurnUp(CardId),
    /// Chance: a token of this value comes from the bag.
    Token(u8),
    /// Chance: this tile is drawn.
    Draw(TileId),
    /// Chance: the treasure just dug up is of this kind.
    Reveal(Treasure),
    /// Chance: the seat sees that a treasure of this ruin is of this kind.
    Show {
        /// The ruin.
        ruin: Cell,
        /// The kind that the seat sees there.
        kind: Treasure,
    },
    /// Drafts this place of the next order, from 0 (L3.2).
    DraftOrder(u8),
    /// Drafts a token of this value.
    DraftToken(u8),
    /// Drafts this tile.
    DraftTile(TileId),
    /// Drafts this card.
    DraftCard(CardId),
    /// Keeps a card of the right (L3.9).
    Keep {
        /// The card.
        card: CardId,
        /// The card on the left that it replaces.
        over: Option<CardId>,
    },
    /// Plays a card (L3.10).
    Play {
        /// The card.
        card: CardId,
        /// Where it lies.
        from: Place,
    },
    /// Activates the token (L3.11).
    Activate,
    /// Lays a tile, drafted (L4.1) or of a card (L4.5).
    Place {
        /// The tile.
        tile: TileId,
        /// A jungle hex.
        cell: Cell,
        /// One of the tile's distinct rotations.
        rotation: Rotation,
    },
    /// Discards a tile that has no legal place (L4.4).
    Discard(TileId),
    /// Is out of this round (L3.13).
    Pass,
    /// Uses a power, from 0 (L3.12).
    Power(u8),
    /// Looks with a card (L7.6).
    Look,
    /// Brings an available member onto a camp (L5.1).
    Enter {
        /// Which member enters.
        piece: Piece,
        /// The base camp or an own camp.
        camp: Cell,
    },
    /// Moves a member through a passage (L5.2).
    Move {
        /// Which member moves.
        piece: Piece,
        /// Where it is.
        from: Cell,
        /// A neighbour.
        to: Cell,
    },
    /// Builds a camp (L5.3, L7.11).
    Camp(Cell),
    /// Moves an own camp (L7.11).
    MoveCamp {
        /// Where it is.
        from: Cell,
        /// A clearing.
        to: Cell,
    },
    /// Takes a member from camp to camp (L5.4).
    Transfer {
        /// Which member goes.
        piece: Piece,
        /// The base camp or an own camp.
        from: Cell,
        /// Another of these camps.
        to: Cell,
    },
    /// Lays a slab token (L5.5).
    LaySlab(Side),
    /// Moves a slab token (L5.5).
    MoveSlab {
        /// Where it lies.
        from: Side,
        /// Where it goes.
        to: Side,
    },
    /// Recruits from the unavailable reserve (L5.6, L5.7).
    Recruit(Piece),
    /// Uncovers the next tier of a temple (L5.8).
    Uncover(Cell),
    /// Sets a guard (L5.9).
    Guard {
        /// The temple.
        temple: Cell,
        /// Which member becomes the guard.
        piece: Piece,
    },
    /// Digs up the top treasure of a ruin (L5.10).
    Dig(Cell),
    /// Exchanges treasures with an opponent (L5.11).
    Exchange {
        /// The kind that is given.
        give: Treasure,
        /// A second one, not below the first; then two are taken.
        and: Option<Treasure>,
        /// The opponent.
        with: Seat,
        /// The kind that is taken.
        take: Treasure,
    },
    /// Spends no more points; in a scoring turn scores.
    End,
    /// Puts an available member straight onto a hex (L7.4, L7.7, L7.8, L7.11).
    Put {
        /// Which member.
        piece: Piece,
        /// Where it goes.
        cell: Cell,
    },
    /// Takes a member from one hex to another, however far (L7.13).
    Jump {
        /// Which member.
        piece: Piece,
        /// Where it is.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Takes one of the treasures seen (L7.7).
    Take(Treasure),
    /// Stacks the others (L7.7).
    Stack(Stack),
    /// Ends an effect (L7.2).
    Done,
}

/// A text that is no action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnAction {
    /// No action begins like this.
    #[error("`{0}` is no action: expected {list}", list = VERBS)]
    Verb(String),
    /// Too few or too many words, or more than one blank between two.
    #[error("`{verb}` is written {forms}, with one blank between words")]
    Form {
        /// The action.
        verb: &'static str,
        /// The notations of the action.
        forms: &'static str,
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
    Card,
    Cell,
    Gift,
    Order,
    Piece,
    Place,
    Power,
    PowerTile,
    Rotation,
    Seat,
    Side,
    Thing,
    Tile,
    Token,
    Treasure,
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Card => "a card of this variant",
            Self::Cell => "a cell of this board",
            Self::Gift => "one treasure kind of this variant, or two in rising order such as `1+3`",
            Self::Order => "a place of the order",
            Self::Piece => "`explorer` or `leader`",
            Self::Place => "`right` or `left`",
            Self::Power => "a power 1–3",
            Self::PowerTile => "a director's tile of this variant",
            Self::Rotation => "a rotation 0–5",
            Self::Seat => "a seat of this game",
            Self::Side => "a side NE, SE or S",
            Self::Thing => "`order`, `token`, `tile` or `card`",
            Self::Tile => "a tile of this variant",
            Self::Token => "the value of a token",
            Self::Treasure => "a treasure kind of this variant",
        })
    }
}

const VERBS: &str = "deal, card, token, draw, reveal, show, draft, keep, play, activate, place, discard, pass, power, \
                     look, enter, move, camp, transfer, slab, recruit, uncover, guard, dig, exchange, end, put, jump, \
                     take, stack or done";

/// The verbs, each with the numbers of words that follow it and its notations.
const FORMS: [(&str, &[usize], &str); 30] = [
    ("deal", &[1], "`deal P3`"),
    ("card", &[1], "`card 17`"),
    ("token", &[1], "`token 9`"),
    ("draw", &[1], "`draw B3`"),
    ("reveal", &[1], "`reveal 4`"),
    ("show", &[2], "`show c3 4`"),
    ("draft", &[2], "`draft order 2`, `draft token 9`, `draft tile B3` or `draft card 17`"),
    ("keep", &[1, 3], "`keep 17` or `keep 17 over 05`"),
    ("play", &[2], "`play 17 right` or `play 17 left`"),
    ("activate", &[0], "`activate`"),
    ("place", &[3], "`place B3 c3 2`"),
    ("discard", &[1], "`discard B3`"),
    ("pass", &[0], "`pass`"),
    ("power", &[1], "`power 1`"),
    ("look", &[0], "`look`"),
    ("enter", &[2], "`enter leader a7`"),
    ("move", &[3], "`move explorer a7 b6`"),
    ("camp", &[1, 2], "`camp c2` or `camp c2 d4`"),
    ("transfer", &[3], "`transfer explorer a7 d2`"),
    ("slab", &[2, 4], "`slab c3 SE` or `slab c2 S c3 SE`"),
    ("recruit", &[1], "`recruit explorer` or `recruit leader`"),
    ("uncover", &[1], "`uncover d3`"),
    ("guard", &[2], "`guard d3 leader`"),
    ("dig", &[1], "`dig e2`"),
    ("exchange", &[3], "`exchange 3 2 5` or `exchange 1+3 0 5`"),
    ("end", &[0], "`end`"),
    ("put", &[2], "`put explorer c3`"),
    ("jump", &[3], "`jump leader c3 f5`"),
    ("take", &[1], "`take 5`"),
    ("done", &[0], "`done`"),
];

impl Action {
    /// Reads an action in notation; it has to be written exactly as [`Action::write`] writes it.
    ///
    /// # Errors
    /// The fault of the text.
    pub fn parse(rules: &Variant, text: &str) -> Result<Self, NotAnAction> {
        let mut words = text.split(' ');
        let first = words.next().unwrap_or_default();
        // More words than any action has are as wrong as one too many.
        let words: Vec<&str> = words.take(MAX_MASKS + 1).collect();
        let reader = Reader { rules, words };
        if first == "stack" {
            return reader.stack();
        }
        let &(verb, counts, forms) =
            FORMS.iter().find(|(verb, ..)| *verb == first).ok_or_else(|| NotAnAction::Verb(short(first)))?;
        if !counts.contains(&reader.words.len()) {
            return Err(NotAnAction::Form { verb, forms });
        }
        let form = || NotAnAction::Form { verb, forms };
        let is_long = reader.words.len() > counts[0];
        Ok(match verb {
            "deal" => Self::Deal(reader.power_tile(0)?),
            "card" => Self::TurnUp(reader.card(0)?),
            "token" => Self::Token(reader.token(0)?),
            "draw" => Self::Draw(reader.tile(0)?),
            "reveal" => Self::Reveal(reader.treasure(0)?),
            "show" => Self::Show { ruin: reader.cell(0)?, kind: reader.treasure(1)? },
            "draft" => match reader.words[0] {
                "order" => Self::DraftOrder(reader.order(1)?),
                "token" => Self::DraftToken(reader.token(1)?),
                "tile" => Self::DraftTile(reader.tile(1)?),
                "card" => Self::DraftCard(reader.card(1)?),
                _ => return Err(reader.wrong(0, Word::Thing)),
            },
            "keep" if is_long => {
                if reader.words[1] != "over" {
                    return Err(form());
                }
                Self::Keep { card: reader.card(0)?, over: Some(reader.card(2)?) }
            }
            "keep" => Self::Keep { card: reader.card(0)?, over: None },
            "play" => Self::Play { card: reader.card(0)?, from: reader.place(1)? },
            "activate" => Self::Activate,
            "place" => Self::Place { tile: reader.tile(0)?, cell: reader.cell(1)?, rotation: reader.rotation(2)? },
            "discard" => Self::Discard(reader.tile(0)?),
            "pass" => Self::Pass,
            "power" => Self::Power(reader.power()?),
            "look" => Self::Look,
            "enter" => Self::Enter { piece: reader.piece(0)?, camp: reader.cell(1)? },
            "move" => Self::Move { piece: reader.piece(0)?, from: reader.cell(1)?, to: reader.cell(2)? },
            "camp" if is_long => Self::MoveCamp { from: reader.cell(0)?, to: reader.cell(1)? },
            "camp" => Self::Camp(reader.cell(0)?),
            "transfer" => Self::Transfer { piece: reader.piece(0)?, from: reader.cell(1)?, to: reader.cell(2)? },
            "slab" if is_long => Self::MoveSlab { from: reader.side(0)?, to: reader.side(2)? },
            "slab" => Self::LaySlab(reader.side(0)?),
            "recruit" => Self::Recruit(reader.piece(0)?),
            "uncover" => Self::Uncover(reader.cell(0)?),
            "guard" => Self::Guard { temple: reader.cell(0)?, piece: reader.piece(1)? },
            "dig" => Self::Dig(reader.cell(0)?),
            "exchange" => {
                let (give, and) = reader.gift(0)?;
                Self::Exchange { give, and, with: reader.seat(1)?, take: reader.treasure(2)? }
            }
            "end" => Self::End,
            "put" => Self::Put { piece: reader.piece(0)?, cell: reader.cell(1)? },
            "jump" => Self::Jump { piece: reader.piece(0)?, from: reader.cell(1)?, to: reader.cell(2)? },
            "take" => Self::Take(reader.treasure(0)?),
            _ => Self::Done,
        })
    }

    /// Writes the action in notation.
    ///
    /// # Errors
    /// Only what `out` itself reports.
    pub fn write(self, rules: &Variant, out: &mut impl fmt::Write) -> fmt::Result {
        let name = |cell| rules.layout().name(cell);
        let number = |card| rules.card(card).number;
        let tile_name = |tile| rules.tile(tile).name;
        match self {
            Self::Deal(power) => write!(out, "deal {}", rules.power(power).name),
            Self::TurnUp(card) => write!(out, "card {}", number(card)),
            Self::Token(value) => write!(out, "token {value}"),
            Self::Draw(tile) => write!(out, "draw {}", tile_name(tile)),
            Self::Reveal(kind) => write!(out, "reveal {kind}"),
            Self::Show { ruin, kind } => write!(out, "show {} {kind}", name(ruin)),
            Self::DraftOrder(place) => write!(out, "draft order {}", place.saturating_add(1)),
            Self::DraftToken(value) => write!(out, "draft token {value}"),
            Self::DraftTile(tile) => write!(out, "draft tile {}", tile_name(tile)),
            Self::DraftCard(card) => write!(out, "draft card {}", number(card)),
            Self::Keep { card, over: None } => write!(out, "keep {}", number(card)),
            Self::Keep { card, over: Some(over) } => write!(out, "keep {} over {}", number(card), number(over)),
            Self::Play { card, from: Place::Right } => write!(out, "play {} right", number(card)),
            Self::Play { card, from: Place::Left } => write!(out, "play {} left", number(card)),
            Self::Activate => out.write_str("activate"),
            Self::Place { tile, cell, rotation } => {
                write!(out, "place {} {} {}", tile_name(tile), name(cell), rotation.index())
            }
            Self::Discard(tile) => write!(out, "discard {}", tile_name(tile)),
            Self::Pass => out.write_str("pass"),
            Self::Power(slot) => write!(out, "power {}", slot.saturating_add(1)),
            Self::Look => out.write_str("look"),
            Self::Enter { piece, camp } => write!(out, "enter {piece} {}", name(camp)),
            Self::Move { piece, from, to } => write!(out, "move {piece} {} {}", name(from), name(to)),
            Self::Camp(site) => write!(out, "camp {}", name(site)),
            Self::MoveCamp { from, to } => write!(out, "camp {} {}", name(from), name(to)),
            Self::Transfer { piece, from, to } => write!(out, "transfer {piece} {} {}", name(from), name(to)),
            Self::LaySlab(side) => write!(out, "slab {} {:?}", name(side.cell), side.direction),
            Self::MoveSlab { from, to } => {
                let (one, other) = (name(from.cell), name(to.cell));
                write!(out, "slab {one} {:?} {other} {:?}", from.direction, to.direction)
            }
            Self::Recruit(piece) => write!(out, "recruit {piece}"),
            Self::Uncover(temple) => write!(out, "uncover {}", name(temple)),
            Self::Guard { temple, piece } => write!(out, "guard {} {piece}", name(temple)),
            Self::Dig(ruin) => write!(out, "dig {}", name(ruin)),
            Self::Exchange { give, and: None, with, take } => write!(out, "exchange {give} {with} {take}"),
            Self::Exchange { give, and: Some(and), with, take } => write!(out, "exchange {give}+{and} {with} {take}"),
            Self::End => out.write_str("end"),
            Self::Put { piece, cell } => write!(out, "put {piece} {}", name(cell)),
            Self::Jump { piece, from, to } => write!(out, "jump {piece} {} {}", name(from), name(to)),
            Self::Take(kind) => write!(out, "take {kind}"),
            Self::Stack(stack) => {
                out.write_str("stack")?;
                stack.as_slice().iter().try_for_each(|kind| write!(out, " {kind}"))
            }
            Self::Done => out.write_str("done"),
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

    /// The number that a word is, without leading zeros.
    fn plain(word: &str) -> Option<usize> {
        let is_plain = word.bytes().all(|digit| digit.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
        word.parse().ok().filter(|_| is_plain)
    }

    fn number(&self, index: usize, expected: Word) -> Result<usize, NotAnAction> {
        Self::plain(self.words[index]).ok_or_else(|| self.wrong(index, expected))
    }

    fn cell(&self, index: usize) -> Result<Cell, NotAnAction> {
        let name = self.words[index].parse::<CellName>().ok();
        name.and_then(|name| self.rules.layout().cell(name)).ok_or_else(|| self.wrong(index, Word::Cell))
    }

    fn side(&self, index: usize) -> Result<Side, NotAnAction> {
        let cell = self.cell(index)?;
        let direction = match self.words[index + 1] {
            "NE" => Direction::NE,
            "SE" => Direction::SE,
            "S" => Direction::S,
            _ => return Err(self.wrong(index + 1, Word::Side)),
        };
        Ok(Side { cell, direction })
    }

    fn tile(&self, index: usize) -> Result<TileId, NotAnAction> {
        let tile = self.rules.tile_named(self.words[index]).filter(|&tile| tile != self.rules.base_camp_tile());
        tile.ok_or_else(|| self.wrong(index, Word::Tile))
    }

    fn card(&self, index: usize) -> Result<CardId, NotAnAction> {
        self.rules.card_named(self.words[index]).ok_or_else(|| self.wrong(index, Word::Card))
    }

    fn power_tile(&self, index: usize) -> Result<PowerId, NotAnAction> {
        self.rules.power_named(self.words[index]).ok_or_else(|| self.wrong(index, Word::PowerTile))
    }

    fn power(&self) -> Result<u8, NotAnAction> {
        let slot = self.number(0, Word::Power)?;
        if (1..=SLOTS).contains(&slot) { Ok(slot as u8 - 1) } else { Err(self.wrong(0, Word::Power)) }
    }

    fn order(&self, index: usize) -> Result<u8, NotAnAction> {
        let place = self.number(index, Word::Order)?;
        let most = usize::from(*self.rules.players().end());
        if (1..=most).contains(&place) { Ok(place as u8 - 1) } else { Err(self.wrong(index, Word::Order)) }
    }

    fn token(&self, index: usize) -> Result<u8, NotAnAction> {
        let value = self.number(index, Word::Token)?;
        let has = value <= MAX_TOKEN && self.rules.tokens()[value] > 0;
        if has { Ok(value as u8) } else { Err(self.wrong(index, Word::Token)) }
    }

    fn treasure(&self, index: usize) -> Result<Treasure, NotAnAction> {
        let kind = self.number(index, Word::Treasure)?;
        self.rules.treasure(kind).ok_or_else(|| self.wrong(index, Word::Treasure))
    }

    fn gift(&self, index: usize) -> Result<(Treasure, Option<Treasure>), NotAnAction> {
        let kind = |word: &str| Self::plain(word).and_then(|kind| self.rules.treasure(kind));
        let gift = match self.words[index].split_once('+') {
            None => kind(self.words[index]).map(|give| (give, None)),
            Some((give, and)) => {
                kind(give).zip(kind(and)).filter(|(give, and)| give <= and).map(|(give, and)| (give, Some(and)))
            }
        };
        gift.ok_or_else(|| self.wrong(index, Word::Gift))
    }

    fn seat(&self, index: usize) -> Result<Seat, NotAnAction> {
        let seat = self.number(index, Word::Seat)?;
        let seat = Seat::from_index(seat).filter(|_| seat < usize::from(*self.rules.players().end()));
        seat.ok_or_else(|| self.wrong(index, Word::Seat))
    }

    fn rotation(&self, index: usize) -> Result<Rotation, NotAnAction> {
        let sixths = self.number(index, Word::Rotation)?;
        Rotation::ALL.get(sixths).copied().ok_or_else(|| self.wrong(index, Word::Rotation))
    }

    fn piece(&self, index: usize) -> Result<Piece, NotAnAction> {
        match self.words[index] {
            "explorer" => Ok(Piece::Explorer),
            "leader" => Ok(Piece::Leader),
            _ => Err(self.wrong(index, Word::Piece)),
        }
    }

    fn place(&self, index: usize) -> Result<Place, NotAnAction> {
        match self.words[index] {
            "right" => Ok(Place::Right),
            "left" => Ok(Place::Left),
            _ => Err(self.wrong(index, Word::Place)),
        }
    }

    /// Two treasures and more, from top to bottom.
    fn stack(&self) -> Result<Action, NotAnAction> {
        if !(2..=MAX_MASKS).contains(&self.words.len()) {
            return Err(NotAnAction::Form { verb: "stack", forms: "`stack 3 1 1`" });
        }
        let kinds = (0..self.words.len()).map(|index| self.treasure(index)).collect::<Result<Vec<_>, _>>()?;
        Ok(Action::Stack(Stack::of(kinds)))
    }
}
