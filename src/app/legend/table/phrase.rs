//! An action as a person puts it together: first what is done, then word by word what is still to be chosen, such as a
//! card, a piece or a hex.
//!
//! Decides in which order the parts of an action are asked for. Which words can follow, the legal actions say.

use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::Cell;
use crate::legend::{Action, CardId, Piece, Place, PowerId, Side};

/// The thing that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "each is the action of that name")]
pub enum Verb {
    Chance,
    Order,
    Token,
    Tile,
    Card,
    Keep,
    Play,
    Activate,
    Lay,
    Discard,
    Pass,
    Power,
    Look,
    Enter,
    Walk,
    Camp,
    Slab,
    Recruit,
    Uncover,
    Guard,
    Dig,
    Exchange,
    End,
    Put,
    Jump,
    Take,
    Stack,
    Done,
}

/// One word of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    /// The thing that is done.
    Verb(Verb),
    /// A card.
    Card(CardId),
    /// The card that is replaced.
    Over(CardId),
    /// The side of the sheet from which a card is played.
    From(Place),
    /// A tile.
    Tile(TileId),
    /// A director's tile.
    Director(PowerId),
    /// A place of the order, from 0.
    Order(u8),
    /// The value of a token.
    Token(u8),
    /// A power, from 0.
    Slot(u8),
    /// A kind of piece.
    Piece(Piece),
    /// A hex.
    Cell(Cell),
    /// A side between hexes.
    Side(Side),
    /// An opponent.
    Seat(Seat),
    /// The number of treasures that change hands.
    Count(u8),
    /// A kind of treasure that is taken.
    Taken(Treasure),
    /// A kind of treasure that is given.
    Given(Treasure),
    /// A kind of treasure.
    Kind(Treasure),
}

/// The most words of an action.
const MOST: usize = 7;

/// The first words of an action, or all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Phrase([Option<Word>; MOST]);

impl Phrase {
    /// These words.
    #[must_use]
    pub fn of<const N: usize>(words: [Word; N]) -> Self {
        const { assert!(N <= MOST, "no action has more words") };
        let mut phrase = Self::default();
        for (place, word) in phrase.0.iter_mut().zip(words) {
            *place = Some(word);
        }
        phrase
    }

    /// The words.
    pub fn words(&self) -> impl Iterator<Item = Word> + '_ {
        self.0.iter().map_while(|&word| word)
    }

    /// The number of words.
    #[must_use]
    pub fn len(&self) -> usize {
        self.words().count()
    }

    /// True if nothing is begun.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }

    /// The verb.
    #[must_use]
    pub fn verb(&self) -> Option<Verb> {
        match self.0[0] {
            Some(Word::Verb(verb)) => Some(verb),
            _ => None,
        }
    }

    /// The word in this place.
    #[must_use]
    pub fn get(&self, index: usize) -> Option<Word> {
        self.0.get(index).copied().flatten()
    }

    /// One word more.
    #[must_use]
    pub fn then(mut self, word: Word) -> Self {
        if let Some(free) = self.0.iter_mut().find(|place| place.is_none()) {
            *free = Some(word);
        }
        self
    }

    /// True if an action that is written like this begins with these words.
    #[must_use]
    pub fn begins_with(&self, begun: &Self) -> bool {
        begun.words().enumerate().all(|(index, word)| self.0[index] == Some(word))
    }

    /// The tile that is to be laid.
    #[must_use]
    pub fn laid(&self) -> Option<TileId> {
        match (self.verb(), self.0[1]) {
            (Some(Verb::Lay), Some(Word::Tile(tile))) => Some(tile),
            _ => None,
        }
    }
}

impl From<Action> for Phrase {
    /// An action; of a tile that is laid its rotation is left out, as it is turned in the hand.
    fn from(action: Action) -> Self {
        let chance = |word| Self::of([Word::Verb(Verb::Chance), word]);
        let one = |verb| Self::of([Word::Verb(verb)]);
        let two = |verb, word| Self::of([Word::Verb(verb), word]);
        match action {
            Action::Deal(power) => chance(Word::Director(power)),
            Action::TurnUp(card) => chance(Word::Card(card)),
            Action::Token(value) => chance(Word::Token(value)),
            Action::Draw(tile) => chance(Word::Tile(tile)),
            Action::Reveal(kind) | Action::Show { kind, .. } => chance(Word::Kind(kind)),
            Action::DraftOrder(place) => two(Verb::Order, Word::Order(place)),
            Action::DraftToken(value) => two(Verb::Token, Word::Token(value)),
            Action::DraftTile(tile) => two(Verb::Tile, Word::Tile(tile)),
            Action::DraftCard(card) => two(Verb::Card, Word::Card(card)),
            Action::Keep { card, over: None } => two(Verb::Keep, Word::Card(card)),
            Action::Keep { card, over: Some(over) } => two(Verb::Keep, Word::Card(card)).then(Word::Over(over)),
            Action::Play { card, from } => two(Verb::Play, Word::Card(card)).then(Word::From(from)),
            Action::Activate => one(Verb::Activate),
            Action::Place { tile, cell, .. } => two(Verb::Lay, Word::Tile(tile)).then(Word::Cell(cell)),
            Action::Discard(tile) => two(Verb::Discard, Word::Tile(tile)),
            Action::Pass => one(Verb::Pass),
            Action::Power(slot) => two(Verb::Power, Word::Slot(slot)),
            Action::Look => one(Verb::Look),
            Action::Enter { piece, camp } => two(Verb::Enter, Word::Piece(piece)).then(Word::Cell(camp)),
            Action::Move { piece, from, to } | Action::Transfer { piece, from, to } => {
                two(Verb::Walk, Word::Cell(from)).then(Word::Piece(piece)).then(Word::Cell(to))
            }
            Action::Camp(site) => two(Verb::Camp, Word::Cell(site)),
            Action::MoveCamp { from, to } => two(Verb::Camp, Word::Cell(from)).then(Word::Cell(to)),
            Action::LaySlab(side) => two(Verb::Slab, Word::Side(side)),
            Action::MoveSlab { from, to } => two(Verb::Slab, Word::Side(from)).then(Word::Side(to)),
            Action::Recruit(piece) => two(Verb::Recruit, Word::Piece(piece)),
            Action::Uncover(temple) => two(Verb::Uncover, Word::Cell(temple)),
            Action::Guard { temple, piece } => two(Verb::Guard, Word::Cell(temple)).then(Word::Piece(piece)),
            Action::Dig(ruin) => two(Verb::Dig, Word::Cell(ruin)),
            Action::Exchange { give, and, with, take } => {
                let begun = two(Verb::Exchange, Word::Seat(with)).then(Word::Taken(take));
                let begun = begun.then(Word::Count(1 + u8::from(and.is_some()))).then(Word::Given(give));
                and.map_or(begun, |and| begun.then(Word::Given(and)))
            }
            Action::End => one(Verb::End),
            Action::Put { piece, cell } => two(Verb::Put, Word::Piece(piece)).then(Word::Cell(cell)),
            Action::Jump { piece, from, to } => {
                two(Verb::Jump, Word::Cell(from)).then(Word::Piece(piece)).then(Word::Cell(to))
            }
            Action::Take(kind) => two(Verb::Take, Word::Kind(kind)),
            Action::Stack(stack) => {
                stack.as_slice().iter().fold(one(Verb::Stack), |begun, &kind| begun.then(Word::Kind(kind)))
            }
            Action::Done => one(Verb::Done),
        }
    }
}
