//! A state in the words of the protocol and of records, and back again.

use serde::{Deserialize, Serialize};
use tikal::game::{BadPosition, MAX_SEATS, Seat};

use super::action::Bid;
use super::hand::Hand;
use super::state::{Cup, Middle, Phase, Place, State};
use super::variant::Variant;
use tikal::game::Rules;

/// Dice, as far as they are known.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Dice {
    /// Not rolled.
    Unrolled,
    /// Hidden from the viewer.
    Hidden,
    /// Their faces, rising.
    Show(Vec<u8>),
}

/// A bid and who made it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BidMade {
    /// Who.
    pub seat: Seat,
    /// The number of dice.
    pub dice: u8,
    /// Of which face.
    pub face: u8,
}

/// The state of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPosition {
    /// The number of its dice.
    pub dice: u8,
    /// Those under its cup.
    pub cup: Dice,
    /// Those that lie open.
    pub open: Vec<u8>,
    /// Has seen the middle die.
    pub peeked: bool,
    /// Has put back a die in this round.
    pub swapped: bool,
}

/// A state as text; in a view some dice are hidden.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The id of the variant.
    pub variant: String,
    /// From 1.
    pub round: u8,
    /// The question.
    pub phase: Phase,
    /// Whose turn it is.
    pub seat: Seat,
    /// Who started the round.
    pub starter: Seat,
    /// The last bid.
    pub bid: Option<BidMade>,
    /// The seat to move has to bid.
    pub must_bid: bool,
    /// The middle die.
    pub middle: Dice,
    /// Every seat.
    pub seats: Vec<SeatPosition>,
}

impl Position {
    /// The position of a state or a view.
    #[must_use]
    pub fn of(rules: &Variant, state: &State) -> Self {
        let seat = |seat: Seat| {
            let place = &state.places[seat.index()];
            SeatPosition {
                dice: place.dice,
                cup: match place.cup {
                    Cup::Unrolled => Dice::Unrolled,
                    Cup::Hidden => Dice::Hidden,
                    Cup::Seen(hand) => Dice::Show(hand.faces().collect()),
                },
                open: place.open.faces().collect(),
                peeked: place.has_peeked,
                swapped: place.has_swapped,
            }
        };
        Self {
            variant: rules.id().to_owned(),
            round: state.round,
            phase: state.phase,
            seat: state.seat,
            starter: state.starter,
            bid: state.bid.map(|(seat, Bid { dice, face })| BidMade { seat, dice, face }),
            must_bid: state.must_bid,
            middle: match state.middle {
                Middle::Unrolled => Dice::Unrolled,
                Middle::Hidden => Dice::Hidden,
                Middle::Rolled(face) => Dice::Show(vec![face]),
            },
            seats: state.all_seats().map(seat).collect(),
        }
    }

    /// The state that it describes.
    ///
    /// # Errors
    /// Which field is impossible. Hidden dice are: nobody can play on from a view.
    pub fn to_state(&self, rules: &Variant) -> Result<State, BadPosition> {
        let bad = |field: &str, message: &str| Err(BadPosition { field: field.into(), message: message.into() });
        if self.variant != rules.id() {
            return bad("variant", &format!("the rules are those of `{}`", rules.id()));
        }
        let seats = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        if !rules.seats().contains(&seats) {
            return bad("seats", "so many cannot play this variant");
        }
        let in_range = |face: u8| (1..=rules.faces()).contains(&face);
        let hand = |faces: &[u8]| {
            let is_hand = faces.is_sorted() && faces.iter().all(|&face| in_range(face));
            is_hand.then(|| faces.iter().copied().collect::<Hand>())
        };
        let mut places = [Place::default(); MAX_SEATS];
        for (place, (index, seat)) in places.iter_mut().zip(self.seats.iter().enumerate()) {
            let field = |name: &str| format!("seats[{index}].{name}");
            if seat.dice > rules.dice() {
                return bad(&field("dice"), "more than at the start");
            }
            place.dice = seat.dice;
            place.cup = match &seat.cup {
                Dice::Unrolled => Cup::Unrolled,
                Dice::Hidden => return bad(&field("cup"), "this is a view: its dice are not known"),
                Dice::Show(faces) => match hand(faces) {
                    Some(hand) => Cup::Seen(hand),
                    None => return bad(&field("cup"), "faces of dice, rising"),
                },
            };
            place.open = match hand(&seat.open) {
                Some(open) if open.total() <= 1 => open,
                _ => return bad(&field("open"), "one die at most is opened"),
            };
            (place.has_peeked, place.has_swapped) = (seat.peeked, seat.swapped);
            place.has_opened = place.open.total() > 0;
        }
        let middle = match self.middle {
            Dice::Unrolled => Middle::Unrolled,
            Dice::Hidden => return bad("middle", "this is a view: the die is not known"),
            Dice::Show(ref faces) => match faces[..] {
                [face] if in_range(face) => Middle::Rolled(face),
                _ => return bad("middle", "one face"),
            },
        };
        let state = State {
            seats,
            round: self.round,
            phase: self.phase,
            seat: self.seat,
            starter: self.starter,
            bid: self.bid.map(|bid| (bid.seat, Bid { dice: bid.dice, face: bid.face })),
            must_bid: self.must_bid,
            middle,
            places,
        };
        for (field, seat) in [("seat", self.seat), ("starter", self.starter)] {
            if seat.index() >= usize::from(seats) || (self.phase != Phase::Over && !state.is_in(seat)) {
                return bad(field, "this seat is not in");
            }
        }
        let is_over = state.all_seats().filter(|&seat| state.is_in(seat)).count() < 2;
        if self.round == 0 || rules.rounds().is_some_and(|rounds| self.round > rounds) {
            return bad("round", "there is no such round");
        }
        let is_last = rules.rounds() == Some(self.round);
        if (is_over && self.phase != Phase::Over) || (self.phase == Phase::Over && !is_over && !is_last) {
            return bad("phase", "the game is over when one seat at most is in, or after the last round");
        }
        let has_middle = rules.has_middle() && !matches!(self.phase, Phase::Middle | Phase::Over);
        if has_middle != (middle != Middle::Unrolled) || (self.phase == Phase::Middle && !rules.has_middle()) {
            return bad("middle", "it is rolled at the start of a round, where there is one");
        }
        state.check_places(rules, &bad)?;
        if let Some((seat, bid)) = state.bid {
            let is_bid = (1..=state.all_dice()).contains(&bid.dice) && in_range(bid.face);
            let is_turn = matches!(state.phase, Phase::Turn | Phase::Swap) && seat.index() < usize::from(seats);
            if !is_bid || !is_turn || !state.is_in(seat) || seat == state.seat {
                return bad("bid", "nobody could have made it");
            }
        }
        // The starter has seen the middle die without looking in a turn.
        let has_looked = state.has_peeked(state.seat) && state.seat != state.starter;
        let may_have_looked = matches!(state.phase, Phase::Turn | Phase::Swap) && has_looked;
        let highest = Bid { dice: state.all_dice(), face: rules.faces() };
        if state.must_bid && (!may_have_looked || state.bid.is_some_and(|(_, bid)| bid >= highest)) {
            return bad("must_bid", "only whoever has looked at the middle die has to bid, and can");
        }
        Ok(state)
    }
}

impl State {
    /// Checks that the dice of every seat fit the phase.
    fn check_places(
        &self,
        rules: &Variant,
        bad: &impl Fn(&str, &str) -> Result<State, BadPosition>,
    ) -> Result<(), BadPosition> {
        // Dice are rolled from the starter on, up to the seat whose dice are rolled now.
        let mut is_rolled = !matches!(self.phase, Phase::Middle | Phase::Over);
        for seat in self.starter.around(self.seats) {
            is_rolled &= self.phase != Phase::Roll || seat != self.seat;
            let (place, index) = (&self.places[seat.index()], seat.index());
            let has_dice = match place.cup {
                Cup::Seen(hand) => {
                    let left = is_rolled && self.is_in(seat);
                    left && hand.total() == self.covered(seat) && (place.open == Hand::default() || self.dice(seat) > 1)
                }
                Cup::Unrolled | Cup::Hidden => !is_rolled || !self.is_in(seat),
            };
            if !has_dice {
                bad(&format!("seats[{index}].cup"), "other dice than this seat has now")?;
            }
            let plays = matches!(self.phase, Phase::Turn | Phase::Swap) && self.is_in(seat);
            let has_looked =
                rules.has_middle() && seat == self.starter && self.phase != Phase::Middle && self.phase != Phase::Over;
            if place.has_peeked != has_looked && (!place.has_peeked || !plays || !rules.has_middle()) {
                bad(&format!("seats[{index}].peeked"), "the starter has, others may have in their turns")?;
            }
            let swaps = self.phase == Phase::Swap && seat == self.seat;
            if (place.has_swapped && !plays) || (swaps && !place.has_swapped) {
                bad(&format!("seats[{index}].swapped"), "a die is put back in a turn")?;
            }
            if place.has_opened && !plays {
                bad(&format!("seats[{index}].open"), "a die is opened in a turn")?;
            }
        }
        Ok(())
    }
}
