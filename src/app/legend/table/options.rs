//! The ways to go on with an action that is begun: worked out from the legal actions once a position, and kept.
//!
//! Decides what is asked next, and whether it is asked on the board or by buttons.

use super::Table;
use super::phrase::{Phrase, Verb, Word};
use crate::hex::{Cell, CellSet, MAX_CELLS};
use crate::legend::{Action, Effect, Phase, Side, State};

/// The ways to go on.
#[derive(Clone, Debug)]
pub struct Options {
    /// The words that are chosen, with those to which there is no other.
    pub begun: Phrase,
    /// The words that can follow, each once, in the order of the legal actions.
    pub next: Vec<Word>,
    /// The hexes among them.
    pub cells: CellSet,
    /// The rotations of the tile that is to be laid, by cell, as bits.
    pub places: [u8; MAX_CELLS],
}

impl Default for Options {
    fn default() -> Self {
        Self { begun: Phrase::default(), next: Vec::new(), cells: CellSet::EMPTY, places: [0; MAX_CELLS] }
    }
}

impl Options {
    /// The ways to go on from these words.
    #[must_use]
    pub fn after(legal: &[Action], begun: Phrase) -> Self {
        let (mut options, at) = (Self { begun, ..Self::default() }, begun.len());
        for &action in legal {
            let phrase = Phrase::from(action);
            if !phrase.begins_with(&begun) {
                continue;
            }
            match phrase.get(at) {
                // Of many hexes, the set says fastest which are known.
                Some(Word::Cell(cell)) if options.cells.contains(cell) => {}
                Some(Word::Cell(cell)) => {
                    options.next.push(Word::Cell(cell));
                    options.cells.insert(cell);
                }
                Some(word) if options.next.last() != Some(&word) && !options.next.contains(&word) => {
                    options.next.push(word);
                }
                _ => {}
            }
            if let Action::Place { cell, rotation, .. } = action {
                options.places[cell.index()] |= 1 << rotation.index();
            }
        }
        options
    }

    /// The sides among the words that can follow.
    pub fn sides(&self) -> impl Iterator<Item = Side> + '_ {
        self.next.iter().filter_map(|word| if let Word::Side(side) = word { Some(*side) } else { None })
    }

    /// True if the board is asked for the next word.
    #[must_use]
    pub fn is_on_board(&self) -> bool {
        !self.begun.is_empty() && matches!(self.next.first(), Some(Word::Cell(_) | Word::Side(_)))
    }

    /// True if the bar is asked for it.
    #[must_use]
    pub fn is_in_bar(&self) -> bool {
        !self.begun.is_empty() && !self.next.is_empty() && !self.is_on_board()
    }
}

/// The outcome of a choice: an action, or what is still to be chosen.
pub enum Outcome {
    /// Nothing is left to be chosen.
    Action(Action),
    /// These words, and something is left.
    Begun(Phrase),
}

impl Table {
    /// The ways to go on with what is begun.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.own.known.options
    }

    /// The outcome of these words: where only one word can follow, it does; but a card is always named, as playing or
    /// keeping it may end the turn for good.
    pub(super) fn chosen_by(&self, mut phrase: Phrase) -> Outcome {
        loop {
            let ways = self.legal().iter().copied().filter(|&action| Phrase::from(action).begins_with(&phrase));
            if let Some(action) = ways.clone().find(|&action| Phrase::from(action) == phrase) {
                return Outcome::Action(self.as_turned(action));
            }
            let at = phrase.len();
            let mut next = ways.filter_map(|action| Phrase::from(action).get(at));
            let Some(first) = next.next() else { return Outcome::Begun(phrase) };
            if matches!(first, Word::Card(_) | Word::Over(_)) || next.any(|word| word != first) {
                return Outcome::Begun(phrase);
            }
            phrase = phrase.then(first);
        }
    }

    /// The action that a click on this would play at once; nothing if something is left to be chosen.
    #[must_use]
    pub fn action_of(&self, phrase: Phrase) -> Option<Action> {
        if let Outcome::Action(action) = self.chosen_by(phrase) { Some(action) } else { None }
    }

    /// The words with which an effect begins as long as there is no other, but for the last one.
    pub(super) fn begun_by_itself(&self, state: &State) -> Phrase {
        let mut phrase = Phrase::default();
        if state.phase() != Phase::Effect {
            return phrase;
        }
        let phrases = || self.legal().iter().map(|&action| Phrase::from(action));
        loop {
            let at = phrase.len();
            let mut words = phrases()
                .filter(|next| next.begins_with(&phrase) && next.verb() != Some(Verb::Done))
                .map(|next| (next.get(at), next.len()));
            let Some((Some(first), len)) = words.next() else { return phrase };
            // Pieces are chosen on the board; the last word is left to whoever plays.
            if first == Word::Verb(Verb::Walk) || len == at + 1 || words.any(|(word, _)| word != Some(first)) {
                return phrase;
            }
            phrase = phrase.then(first);
        }
    }

    /// An action with the tile as it is turned in the hand, if it fits so.
    fn as_turned(&self, action: Action) -> Action {
        match action {
            Action::Place { tile, cell, .. } => {
                let turned = Action::Place { tile, cell, rotation: self.turned() };
                if self.legal().contains(&turned) { turned } else { action }
            }
            _ => action,
        }
    }

    /// The tile that is to be laid, for whoever acts.
    #[must_use]
    pub fn in_hand(&self) -> Option<crate::expedition::TileId> {
        self.options().begun.laid().filter(|_| self.person_to_move().is_some() && !self.looks_back())
    }

    /// The cells on which the tile may be laid: as it is turned, and turned otherwise.
    #[must_use]
    pub fn placeable(&self) -> (CellSet, CellSet) {
        let bit = 1 << self.turned().index();
        let of = |wanted: fn(u8, u8) -> bool| {
            let cells = self.rules().layout().cells().into_iter();
            cells.filter(|cell| wanted(self.options().places[cell.index()], bit)).collect()
        };
        (of(|places, bit| places & bit != 0), of(|places, bit| places != 0 && places & bit == 0))
    }

    /// The action that these words would be with this hex as the last one; none where no hex is asked for.
    #[must_use]
    pub fn action_on(&self, begun: &Phrase, cell: Cell) -> Option<Action> {
        Some(match (begun.verb()?, begun.get(1), begun.get(2)) {
            (Verb::Lay, Some(Word::Tile(tile)), _) => Action::Place { tile, cell, rotation: self.turned() },
            (Verb::Enter, Some(Word::Piece(piece)), _) => Action::Enter { piece, camp: cell },
            (Verb::Put, Some(Word::Piece(piece)), _) => Action::Put { piece, cell },
            (Verb::Camp, None, _) => Action::Camp(cell),
            (Verb::Camp, Some(Word::Cell(from)), _) => Action::MoveCamp { from, to: cell },
            (Verb::Uncover, ..) => Action::Uncover(cell),
            (Verb::Dig, ..) => Action::Dig(cell),
            (Verb::Guard, ..) => {
                let seat = self.state().seat();
                let piece = self.state().band(cell, seat).sorts().next().unwrap_or(crate::legend::Piece::Explorer);
                Action::Guard { temple: cell, piece }
            }
            (Verb::Jump, Some(Word::Cell(from)), Some(Word::Piece(piece))) => Action::Jump { piece, from, to: cell },
            _ => return None,
        })
    }

    /// True if pieces are moved by slabs now: with points, or by an effect.
    #[must_use]
    pub fn walks_now(&self) -> bool {
        let state = self.state();
        match state.phase() {
            Phase::Act => true,
            Phase::Effect => state.doing().is_some_and(|doing| matches!(doing.effect, Effect::Steps(_))),
            _ => false,
        }
    }
}
