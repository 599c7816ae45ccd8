//! The state, what can be played in it, and what follows.

use serde::{Deserialize, Serialize};
use tikal::game::{MAX_SEATS, Seat};

use super::action::{Action, Bid};
use super::hand::Hand;
use super::illegal::Illegal;
use super::variant::Variant;

/// The choices before a game (D2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Setup {
    /// The starter of the first round.
    pub first: Seat,
}

/// The part of a setup that does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WrongSetup {
    /// The number of seats.
    #[error("seats: {0} seats are no number of players of this variant")]
    Seats(u8),
    /// The starter.
    #[error("setup.first: there is no seat {0}")]
    First(Seat),
}

impl Setup {
    /// Checks that a game of this many seats can begin with this setup.
    ///
    /// # Errors
    /// The part that does not fit.
    pub fn check(self, rules: &Variant, seats: u8) -> Result<(), WrongSetup> {
        if !rules.seats().contains(&seats) {
            return Err(WrongSetup::Seats(seats));
        }
        if self.first.index() < usize::from(seats) { Ok(()) } else { Err(WrongSetup::First(self.first)) }
    }
}

/// The question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Chance: the middle die.
    Middle,
    /// Chance: the dice of the seat.
    Roll,
    /// The seat has its turn.
    Turn,
    /// Chance: the die that the seat has put back.
    Swap,
    /// Nothing.
    Over,
}

/// The dice under the cup of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cup {
    /// Not rolled in this round.
    #[default]
    Unrolled,
    /// Hidden: rolled, but not shown to the viewer.
    Hidden,
    /// Rolled.
    Seen(Hand),
}

/// The middle die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Middle {
    /// There is none, or it is not rolled in this round.
    #[default]
    Unrolled,
    /// Hidden: rolled, but not shown to the viewer.
    Hidden,
    /// It shows this face.
    Rolled(u8),
}

/// The state of a seat. All but the faces under the cup is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    pub(super) dice: u8,
    pub(super) cup: Cup,
    pub(super) open: Hand,
    /// Has seen the middle die of this round.
    pub(super) has_peeked: bool,
    /// Has opened a die in this round.
    pub(super) has_opened: bool,
    /// Has put back a die in this round.
    pub(super) has_swapped: bool,
}

/// A state of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) seats: u8,
    /// From 1.
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) seat: Seat,
    pub(super) starter: Seat,
    pub(super) bid: Option<(Seat, Bid)>,
    /// The seat to move has looked at the middle die in this turn.
    pub(super) must_bid: bool,
    pub(super) middle: Middle,
    pub(super) places: [Place; MAX_SEATS],
}

/// Something that happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    RoundBegan { round: u8, starter: Seat },
    MiddleRolled { seat: Seat, face: Option<u8> },
    Rolled { seat: Seat, hand: Option<Hand> },
    BidMade { seat: Seat, bid: Bid },
    Peeked { seat: Seat, face: Option<u8> },
    Opened { seat: Seat, face: u8 },
    Swapped { seat: Seat, face: Option<u8> },
    Doubted { seat: Seat, bid: Bid },
    MiddleShown { face: u8 },
    CupShown { seat: Seat, hand: Hand },
    Counted { dice: u8 },
    DieLost { seat: Seat, left: u8 },
    GameEnded,
}

impl State {
    /// The state before the first roll.
    #[must_use]
    pub fn new(rules: &Variant, seats: u8, setup: Setup) -> Self {
        let seats = seats.clamp(*rules.seats().start(), *rules.seats().end());
        let first = Some(setup.first).filter(|first| first.index() < usize::from(seats)).unwrap_or_default();
        let mut places = [Place::default(); MAX_SEATS];
        for place in &mut places[..usize::from(seats)] {
            place.dice = rules.dice();
        }
        let mut state = Self {
            seats,
            round: 0,
            phase: Phase::Over,
            seat: first,
            starter: first,
            bid: None,
            must_bid: false,
            middle: Middle::Unrolled,
            places,
        };
        state.begin_round(rules, first);
        state
    }

    /// All seats, in order.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::default().around(self.seats)
    }

    /// The dice that a seat still has.
    #[must_use]
    pub fn dice(&self, seat: Seat) -> u8 {
        self.places[seat.index()].dice
    }

    /// True if a seat has dice left.
    #[must_use]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.dice(seat) > 0
    }

    /// The question.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The dice under a cup.
    #[must_use]
    pub fn cup(&self, seat: Seat) -> Cup {
        self.places[seat.index()].cup
    }

    /// The middle die.
    #[must_use]
    pub fn middle(&self) -> Middle {
        self.middle
    }

    /// The last bid and who made it.
    #[must_use]
    pub fn bid(&self) -> Option<(Seat, Bid)> {
        self.bid
    }

    /// The dice that lie open before a seat.
    #[must_use]
    pub fn open(&self, seat: Seat) -> Hand {
        self.places[seat.index()].open
    }

    /// True if a seat has seen the middle die of this round.
    #[must_use]
    pub fn has_peeked(&self, seat: Seat) -> bool {
        self.places[seat.index()].has_peeked
    }

    /// The number of dice that lie under a cup, or will when they are rolled.
    #[must_use]
    pub fn covered(&self, seat: Seat) -> u8 {
        let place = &self.places[seat.index()];
        let in_hand = u8::from(self.phase == Phase::Swap && self.seat == seat);
        place.dice.saturating_sub(place.open.total() + in_hand)
    }

    /// All dice there are, the middle die included: no bid is higher.
    #[must_use]
    pub fn all_dice(&self) -> u8 {
        self.all_seats().map(|seat| self.dice(seat)).sum::<u8>() + u8::from(self.middle != Middle::Unrolled)
    }

    /// The number of dice that count for a face; of hidden ones, none.
    #[must_use]
    pub fn counting(&self, rules: &Variant, face: u8) -> u8 {
        let mut all = Hand::default();
        for seat in self.all_seats() {
            all.join(self.open(seat));
            if let Cup::Seen(hand) = self.cup(seat) {
                all.join(hand);
            }
        }
        if let Middle::Rolled(middle) = self.middle {
            all.add(middle);
        }
        all.counting(face, rules.wild())
    }

    fn place(&mut self, seat: Seat) -> &mut Place {
        &mut self.places[seat.index()]
    }

    /// The number of dice that chance rolls for the seat now.
    fn rolled(&self) -> u8 {
        match self.phase {
            Phase::Roll => self.dice(self.seat),
            Phase::Swap => 1,
            Phase::Middle | Phase::Turn | Phase::Over => 0,
        }
    }

    /// Writes the legal actions of the seat to move or of chance; in a view, those of another seat that are possible as
    /// far as the viewer knows.
    pub fn legal_actions(&self, rules: &Variant, out: &mut Vec<Action>) {
        out.clear();
        match self.phase {
            Phase::Middle => out.extend((1..=rules.faces()).map(Action::Middle)),
            Phase::Roll | Phase::Swap => {
                Hand::all(self.rolled(), rules.faces(), &mut |hand| out.push(Action::Roll(self.seat, hand)));
            }
            Phase::Turn => {
                for dice in 1..=self.all_dice() {
                    out.extend((1..=rules.faces()).map(|face| Action::Bid(Bid { dice, face })));
                }
                out.extend([Action::Doubt, Action::Peek]);
                out.extend((1..=rules.faces()).map(Action::Open));
                out.extend((1..=rules.faces()).map(Action::Swap));
                out.retain(|&action| self.check(rules, action).is_ok());
            }
            Phase::Over => {}
        }
    }

    /// The outcomes that chance may roll, weighted by the number of ways to roll each.
    pub fn outcomes(&self, rules: &Variant, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match self.phase {
            Phase::Middle => out.extend((1..=rules.faces()).map(|face| (Action::Middle(face), 1))),
            Phase::Roll | Phase::Swap => Hand::all(self.rolled(), rules.faces(), &mut |hand| {
                out.push((Action::Roll(self.seat, hand), hand.ways()));
            }),
            Phase::Turn | Phase::Over => {}
        }
    }

    /// Checks that an action may be played.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, rules: &Variant, action: Action) -> Result<(), Illegal> {
        if self.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        let place = &self.places[self.seat.index()];
        let is_turn = || if self.phase == Phase::Turn { Ok(()) } else { Err(Illegal::Rolling) };
        match action {
            Action::Middle(face) => match self.phase {
                Phase::Middle if (1..=rules.faces()).contains(&face) => Ok(()),
                Phase::Middle => Err(Illegal::NotThatRoll { dice: 1 }),
                _ => Err(Illegal::NotRolled),
            },
            Action::Roll(seat, hand) => {
                if !matches!(self.phase, Phase::Roll | Phase::Swap) {
                    return Err(Illegal::NotRolled);
                }
                if seat != self.seat {
                    return Err(Illegal::OtherSeat { due: self.seat });
                }
                let dice = self.rolled();
                let is_roll = hand.total() == dice && hand.faces().all(|face| face <= rules.faces());
                if is_roll { Ok(()) } else { Err(Illegal::NotThatRoll { dice }) }
            }
            Action::Bid(bid) => {
                is_turn()?;
                let dice = self.all_dice();
                if !(1..=dice).contains(&bid.dice) || !(1..=rules.faces()).contains(&bid.face) {
                    return Err(Illegal::NoSuchBid { dice });
                }
                match self.bid {
                    Some((_, before)) if bid <= before => Err(Illegal::TooLow(before)),
                    _ => Ok(()),
                }
            }
            Action::Doubt => {
                is_turn()?;
                if self.bid.is_none() {
                    return Err(Illegal::NoBid);
                }
                if self.must_bid { Err(Illegal::HasLooked) } else { Ok(()) }
            }
            Action::Peek => {
                is_turn()?;
                if !rules.has_middle() {
                    return Err(Illegal::NoMiddle);
                }
                if place.has_peeked {
                    return Err(Illegal::MiddleKnown);
                }
                let highest = Bid { dice: self.all_dice(), face: rules.faces() };
                if self.bid.is_some_and(|(_, bid)| bid >= highest) { Err(Illegal::NoBidLeft) } else { Ok(()) }
            }
            Action::Open(face) => {
                is_turn()?;
                if place.has_opened {
                    return Err(Illegal::HasOpened);
                }
                if self.covered(self.seat) < 2 {
                    return Err(Illegal::LastCovered);
                }
                self.check_die(rules, face).then_some(()).ok_or(Illegal::NoSuchDie { face, open: true })
            }
            Action::Swap(face) => {
                is_turn()?;
                if place.has_swapped {
                    return Err(Illegal::HasSwapped);
                }
                self.check_die(rules, face).then_some(()).ok_or(Illegal::NoSuchDie { face, open: false })
            }
        }
    }

    /// True if a covered die of the seat to move shows this face, or could, if its dice are hidden.
    fn check_die(&self, rules: &Variant, face: u8) -> bool {
        match self.cup(self.seat) {
            Cup::Seen(hand) => hand.count(face) > 0,
            Cup::Hidden => (1..=rules.faces()).contains(&face),
            Cup::Unrolled => false,
        }
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The reason of [`State::check`]; nothing is changed then.
    pub fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.check(rules, action)?;
        let seat = self.seat;
        let mut tell = |event| events.extend([event]);
        match action {
            Action::Middle(face) => {
                tell(Event::RoundBegan { round: self.round, starter: seat });
                tell(Event::MiddleRolled { seat, face: Some(face) });
                self.middle = Middle::Rolled(face);
                self.place(seat).has_peeked = true;
                self.phase = Phase::Roll;
            }
            Action::Roll(_, hand) if self.phase == Phase::Roll => {
                if seat == self.starter && !rules.has_middle() {
                    tell(Event::RoundBegan { round: self.round, starter: seat });
                }
                tell(Event::Rolled { seat, hand: Some(hand) });
                self.place(seat).cup = Cup::Seen(hand);
                self.seat = self.next_in(seat);
                if self.seat == self.starter {
                    self.phase = Phase::Turn;
                }
            }
            Action::Roll(_, hand) => {
                tell(Event::Rolled { seat, hand: Some(hand) });
                if let Cup::Seen(kept) = &mut self.place(seat).cup {
                    kept.join(hand);
                }
                self.phase = Phase::Turn;
            }
            Action::Bid(bid) => {
                tell(Event::BidMade { seat, bid });
                self.bid = Some((seat, bid));
                self.must_bid = false;
                self.seat = self.next_in(seat);
            }
            Action::Peek => {
                let face = if let Middle::Rolled(face) = self.middle { Some(face) } else { None };
                tell(Event::Peeked { seat, face });
                self.place(seat).has_peeked = true;
                self.must_bid = true;
            }
            Action::Open(face) => {
                tell(Event::Opened { seat, face });
                let place = self.place(seat);
                if let Cup::Seen(hand) = &mut place.cup {
                    hand.take(face);
                }
                place.open.add(face);
                place.has_opened = true;
            }
            Action::Swap(face) => {
                tell(Event::Swapped { seat, face: Some(face) });
                let place = self.place(seat);
                if let Cup::Seen(hand) = &mut place.cup {
                    hand.take(face);
                }
                place.has_swapped = true;
                self.phase = Phase::Swap;
            }
            Action::Doubt => self.doubt(rules, &mut tell),
        }
        Ok(())
    }

    /// D5.
    fn doubt(&mut self, rules: &Variant, tell: &mut impl FnMut(Event)) {
        let (doubter, Some((bidder, bid))) = (self.seat, self.bid) else { return };
        tell(Event::Doubted { seat: doubter, bid });
        if let Middle::Rolled(face) = self.middle {
            tell(Event::MiddleShown { face });
        }
        for seat in self.all_seats() {
            if let Cup::Seen(hand) = self.cup(seat) {
                tell(Event::CupShown { seat, hand });
            }
        }
        let dice = self.counting(rules, bid.face);
        tell(Event::Counted { dice });
        for (seat, is_loser) in [(doubter, dice >= bid.dice), (bidder, dice <= bid.dice)] {
            if is_loser {
                self.place(seat).dice -= 1;
                tell(Event::DieLost { seat, left: self.dice(seat) });
            }
        }
        let starter = if dice >= bid.dice { doubter } else { bidder };
        let starter = if self.is_in(starter) { starter } else { self.next_in(starter) };
        let is_last = rules.rounds().is_some_and(|rounds| self.round >= rounds);
        if is_last || self.all_seats().filter(|&seat| self.is_in(seat)).count() < 2 {
            self.clear(starter);
            tell(Event::GameEnded);
        } else {
            self.begin_round(rules, starter);
        }
    }

    fn begin_round(&mut self, rules: &Variant, starter: Seat) {
        self.clear(starter);
        self.round += 1;
        self.phase = if rules.has_middle() { Phase::Middle } else { Phase::Roll };
    }

    /// Clears the table for a new round.
    fn clear(&mut self, starter: Seat) {
        (self.seat, self.starter, self.phase) = (starter, starter, Phase::Over);
        (self.bid, self.must_bid, self.middle) = (None, false, Middle::Unrolled);
        for place in &mut self.places {
            *place = Place { dice: place.dice, ..Place::default() };
        }
    }

    /// The next seat clockwise that is in; the same if there is no other.
    fn next_in(&self, seat: Seat) -> Seat {
        let mut others = seat.left(self.seats).around(self.seats);
        others.find(|&seat| self.is_in(seat)).unwrap_or(seat)
    }
}
