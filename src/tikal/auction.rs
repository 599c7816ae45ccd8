//! The advanced game: rounds of face-up tiles and auctions for the turns (T9).

use super::event::Event;
use super::state::{Auction, Phase, State};
use super::tile::ShortList;
use super::variant::Variant;
use crate::expedition::TileId;
use crate::game::Seat;

impl State {
    /// T9.2: a tile is turned up. When as many lie face up as there are players, or the deck is empty, the auctions
    /// begin.
    pub(super) fn turn_up(&mut self, rules: &Variant, tile: TileId, events: &mut impl Extend<Event>) {
        self.face_up.push(tile);
        events.extend([Event::TileTurnedUp { tile }]);
        if self.face_up().len() == usize::from(self.players) || self.deck.is_empty() {
            self.open_auction(rules, self.seat, events);
        }
    }

    /// T9.3, T9.6: an auction among those with the amulet up, from `first` clockwise. It is not held
    /// for one player alone (T9.7, T9.11).
    fn open_auction(&mut self, rules: &Variant, first: Seat, events: &mut impl Extend<Event>) {
        let up = first.around(self.players).filter(|seat| self.amulet(*seat));
        let auction = Auction { eligible: ShortList::of(up), ..Auction::default() };
        match *auction.eligible.as_slice() {
            [] => {}
            [only] => self.win_turn(rules, only, 0, events),
            [opener, ..] => {
                events.extend([Event::AuctionOpened { opener }]);
                self.ask(rules, auction, opener, events);
            }
        }
    }

    /// Asks `seat` for a bid. If it can only pass, it passes and the next seat is asked, until a seat has a choice or
    /// the auction is over.
    fn ask(&mut self, rules: &Variant, mut auction: Auction, mut seat: Seat, events: &mut impl Extend<Event>) {
        loop {
            self.seat = seat;
            self.phase = Phase::Bid(auction);
            if self.score(seat) >= self.least_bid(rules) {
                return;
            }
            // T9.11: the forced pass counts like any other.
            auction.passed.push(seat);
            events.extend([Event::Passed { seat, forced: true }]);
            match self.settle(rules, &auction, events) {
                Some(next) => seat = next,
                None => return,
            }
        }
    }

    /// Ends the auction if it is over; otherwise returns the seat that is asked after `self.seat`.
    fn settle(&mut self, rules: &Variant, auction: &Auction, events: &mut impl Extend<Event>) -> Option<Seat> {
        let still_in = |seat: &Seat| auction.eligible.contains(*seat) && !auction.passed.contains(*seat);
        let next = self.seat.left(self.players).around(self.players).find(still_in);
        match (next, auction.bid) {
            // T9.4: everybody passed without a bid.
            (None, _) => {
                let first = auction.passed.as_slice().first().copied().unwrap_or_default();
                self.win_turn(rules, first, 0, events);
                None
            }
            // T9.3: all but the bidder have passed.
            (Some(last), Some((bid, bidder))) if last == bidder => {
                self.win_turn(rules, bidder, bid, events);
                None
            }
            (next, _) => next,
        }
    }

    pub(super) fn bid(&mut self, rules: &Variant, bid: u32, events: &mut impl Extend<Event>) {
        let Phase::Bid(mut auction) = self.phase else { return };
        auction.bid = Some((bid, self.seat));
        events.extend([Event::BidMade { seat: self.seat, bid }]);
        self.go_on(rules, auction, events);
    }

    pub(super) fn pass(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let Phase::Bid(mut auction) = self.phase else { return };
        auction.passed.push(self.seat);
        events.extend([Event::Passed { seat: self.seat, forced: false }]);
        self.go_on(rules, auction, events);
    }

    fn go_on(&mut self, rules: &Variant, auction: Auction, events: &mut impl Extend<Event>) {
        if let Some(next) = self.settle(rules, &auction, events) {
            self.ask(rules, auction, next, events);
        }
    }

    /// The seat pays and takes the turn; if only one tile is face up, it is taken at once.
    fn win_turn(&mut self, rules: &Variant, seat: Seat, price: u32, events: &mut impl Extend<Event>) {
        self.seat = seat;
        self.player.of_mut(seat).score -= price;
        self.phase = Phase::Choose;
        events.extend([Event::TurnWon { seat, price }]);
        if let [only] = *self.face_up() {
            self.choose(rules, only, true, events);
        }
    }

    /// T9.5: the winner takes a face-up tile and plays the turn with it.
    pub(super) fn choose(&mut self, rules: &Variant, tile: TileId, forced: bool, events: &mut impl Extend<Event>) {
        self.face_up.remove(tile);
        events.extend([Event::TileChosen { seat: self.seat, tile, forced }]);
        self.take_tile(rules, tile, events);
    }

    /// T9.5, T9.8: the amulet goes down; the next auction, the next round or the end follows.
    pub(super) fn end_auctioned_turn(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        self.player.of_mut(self.seat).amulet = false;
        events.extend([Event::AmuletTurned { seat: self.seat }]);
        let left = self.seat.left(self.players);
        if !self.face_up().is_empty() {
            self.open_auction(rules, left, events);
            return;
        }
        self.turn_amulets_up();
        events.extend([Event::RoundEnded]);
        if self.deck.is_empty() {
            self.begin_final_scoring(rules, events);
        } else {
            self.seat = left;
            self.phase = Phase::Draw;
        }
    }
}
