//! The state of a game: small flat data, copied freely, with no allocation and no pointer.
//!
//! Holds what is decided and what is left; what nobody knows (the order of the deck, which treasure lies where) is not
//! in it (T10). Decides which fields a state has, and how a game begins; what lies and stands on the board is in
//! `board`.

use super::action::Piece;
use super::band::Band;
use super::board::Board;
use super::seats::{BySeat, Player, SEATS};
use super::setup::{MAX_HANDICAP, Setup};
use super::tile::ShortList;
use super::variant::{TurnRule, Variant};
use crate::expedition::{MAX_TREASURES, Tiers, TileId, TileSet, Treasure};
use crate::game::{Actor, Seat};
use crate::hex::Rotation;

/// The question; [`State::actor`] says to whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance draws a tile, or turns one up for an auction.
    Draw,
    /// Chance reveals the treasure just dug up.
    Reveal,
    /// The seat bids or passes.
    Bid(Auction),
    /// The seat has won an auction and chooses a tile.
    Choose,
    /// The seat places the tile in hand.
    Place(TileId),
    /// The seat spends action points.
    Act,
    /// The game is over.
    Over,
}

/// An auction being held (T9.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Auction {
    /// The seats of this auction in bidding order from its opener.
    pub eligible: ShortList<Seat>,
    /// The seats that have passed, in the order in which they did.
    pub passed: ShortList<Seat>,
    /// The bid that stands, and whose it is.
    pub bid: Option<(u32, Seat)>,
}

/// A scoring round being played (T7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// The seats in the order in which they act and score.
    pub order: ShortList<Seat>,
    /// Whose turn it is, as an index into `order`.
    pub index: u8,
    /// The volcano that started it; none in the final scoring.
    pub volcano: Option<TileId>,
}

/// Everything about a game that is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) board: Board,
    pub(super) player: BySeat<Player>,

    // What is left of the material.
    pub(super) deck: TileSet,
    pub(super) supply: Tiers,
    pub(super) hidden: [u8; MAX_TREASURES],
    pub(super) removed: TileSet,
    pub(super) face_up: ShortList<TileId>,

    // Whose turn it is, and what is asked.
    pub(super) turn: u32,
    pub(super) phase: Phase,
    pub(super) scoring: Option<Scoring>,
    pub(super) seat: Seat,
    pub(super) points: u8,
    pub(super) players: u8,
    pub(super) turns: TurnRule,
}

impl State {
    /// T2: the state before the first tile is drawn. If the variant does not allow this number of players, the nearest
    /// one that it allows is taken; if the seat that is to begin does not play, seat 0 begins. [`Setup::check`] tells
    /// whether a setup fits.
    #[must_use]
    pub fn new(rules: &Variant, players: u8, setup: &Setup) -> Self {
        let players = players.clamp(*rules.players.start(), *rules.players.end());
        let first = if setup.first.index() < usize::from(players) { setup.first } else { Seat::default() };
        let mut state = Self::empty(rules, players, setup.turns);
        state.seat = first;
        for seat in Seat::default().around(players) {
            let given = setup.handicap.get(&seat).copied().unwrap_or(0);
            *state.player.of_mut(seat) = Player {
                score: rules.start_score(setup.turns) + given.min(MAX_HANDICAP),
                reserve: Band::new(rules.explorers, rules.leaders > 0),
                camps_left: rules.camps,
                ..Player::NOBODY
            };
        }
        for &(cell, tile) in &rules.printed {
            state.put_tile(rules, cell, tile, Rotation::default());
        }
        state
    }

    /// A bare board and nothing in anybody's hands, all material in the supply.
    pub(super) fn empty(rules: &Variant, players: u8, turns: TurnRule) -> Self {
        Self {
            board: Board::EMPTY,
            player: BySeat::all(Player::NOBODY),
            deck: rules.deck_for(players),
            supply: rules.tiers,
            hidden: rules.treasure_copies,
            removed: TileSet::EMPTY,
            face_up: ShortList::default(),
            turn: 0,
            phase: Phase::Draw,
            scoring: None,
            seat: Seat::default(),
            points: 0,
            players,
            turns,
        }
    }

    /// This state as it would be if the seat to move were about to place `tile` with all its points: for computer
    /// players that weigh the tiles of an auction. Not a state of the game itself.
    #[must_use]
    pub fn holding(&self, rules: &Variant, tile: TileId) -> Self {
        Self { phase: Phase::Place(tile), points: rules.action_points, ..*self }
    }

    /// This state as it would be if `seat` were about to spend the points of a turn of its own, with no tile to place and
    /// nothing worked yet in that turn: for planning it while somebody else acts. Whatever is asked now is passed over, a
    /// tile in hand, a bid or a scoring round included. Not a state of the game itself. A seat that does not play is taken
    /// for the one to move.
    #[must_use]
    pub fn as_if_acting(&self, rules: &Variant, seat: Seat) -> Self {
        let seat = if seat.index() < usize::from(self.players) { seat } else { self.seat };
        let mut state = Self { phase: Phase::Act, seat, points: rules.action_points, scoring: None, ..*self };
        state.rest_sites();
        state
    }

    /// This state as it would be with this many points left: for telling what an action would do that the seat cannot
    /// pay for. Not a state of the game itself.
    #[must_use]
    pub fn with_points(&self, points: u8) -> Self {
        Self { points, ..*self }
    }

    /// This state as it would be if the seat to move had chosen this volcano, with the scoring round about to begin: for
    /// computer players that weigh the tiles of an auction. Not a state of the game itself.
    #[must_use]
    pub fn as_if_scoring(&self, rules: &Variant, volcano: TileId) -> Self {
        let mut state = self.as_if_acting(rules, self.seat);
        let order = ShortList::of(self.seat.around(self.players));
        state.scoring = Some(Scoring { order, index: 0, volcano: Some(volcano) });
        state.face_up.remove(volcano);
        state
    }

    /// Makes this the state as it would be if the treasure just dug up were not looked at before the turn is over: for
    /// planning past a dig. Not a state of the game itself.
    pub fn leave_unseen(&mut self) {
        if self.phase == Phase::Reveal {
            self.phase = Phase::Act;
        }
    }

    // ---- What is asked -------------------------------------------------------------------------

    /// Who moves now.
    #[must_use]
    #[inline]
    pub fn actor(&self) -> Actor {
        match self.phase {
            Phase::Draw | Phase::Reveal => Actor::Chance,
            Phase::Over => Actor::Nobody,
            Phase::Bid(_) | Phase::Choose | Phase::Place(_) | Phase::Act => Actor::Seat(self.seat),
        }
    }

    /// The question.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn or bid it is, also while chance moves for this seat. While tiles are turned up for auctions, the seat
    /// that will open the first one. Means nothing when the game is over.
    #[must_use]
    #[inline]
    pub fn seat(&self) -> Seat {
        // The mask changes nothing; it tells the compiler that this seat is one of Tikal's.
        Seat::from_index(self.seat.index() & (SEATS - 1)).unwrap_or_default()
    }

    /// Action points left.
    #[must_use]
    #[inline]
    pub fn points(&self) -> u8 {
        self.points
    }

    /// The number of turns of action points that have begun so far, scoring turns included.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// The number of players.
    #[must_use]
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seats that play, in order.
    #[must_use]
    pub fn seats(&self) -> &'static [Seat] {
        &Seat::ALL[..usize::from(self.players).min(SEATS)]
    }

    /// The way turns come about.
    #[must_use]
    pub fn turns(&self) -> TurnRule {
        self.turns
    }

    /// True if turns are auctioned.
    #[must_use]
    pub fn is_auction(&self) -> bool {
        self.turns == TurnRule::Auction
    }

    /// The scoring round being played.
    #[must_use]
    pub fn scoring(&self) -> Option<&Scoring> {
        self.scoring.as_ref()
    }

    /// The tile drawn or chosen and not yet placed.
    #[must_use]
    pub fn hand(&self) -> Option<TileId> {
        match self.phase {
            Phase::Place(tile) => Some(tile),
            _ => None,
        }
    }

    // ---- Seats and supplies --------------------------------------------------------------------

    /// The belongings of a seat beside the board; none if Tikal has no such seat.
    #[inline]
    pub(super) fn player(&self, seat: Seat) -> &Player {
        self.player.get(seat).unwrap_or(&Player::NOBODY)
    }

    /// A player's score.
    #[must_use]
    pub fn score(&self, seat: Seat) -> u32 {
        self.player(seat).score
    }

    /// A player's pieces that have not entered.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> Band {
        self.player(seat).reserve
    }

    /// The number of a player's pieces that left the game; guards not counted.
    #[must_use]
    pub fn out(&self, seat: Seat) -> u8 {
        self.player(seat).out
    }

    /// The number of camps that a player can still build.
    #[must_use]
    pub fn camps_left(&self, seat: Seat) -> u8 {
        self.player(seat).camps_left
    }

    /// The number of guards that a player has set.
    #[must_use]
    pub fn guards_set(&self, seat: Seat) -> u8 {
        self.player(seat).guards_set
    }

    /// The number of treasures of each kind that a player has.
    #[must_use]
    pub fn treasures<'a>(&'a self, rules: &Variant, seat: Seat) -> &'a [u8] {
        &self.player(seat).treasures[..rules.treasure_kinds]
    }

    /// The kinds of which a player has treasures, each with their number.
    pub fn owned(&self, seat: Seat) -> impl Iterator<Item = (Treasure, u8)> + use<> {
        Treasure::ALL.into_iter().zip(self.player(seat).treasures).filter(|&(_, copies)| copies > 0)
    }

    /// The number of treasures of one kind that a player has.
    #[must_use]
    #[inline]
    pub fn treasures_of(&self, seat: Seat, kind: Treasure) -> u8 {
        self.player(seat).treasures[kind.index()]
    }

    /// True if a player's amulet is face up.
    #[must_use]
    pub fn amulet(&self, seat: Seat) -> bool {
        self.player(seat).amulet
    }

    /// The tiles not yet drawn.
    #[must_use]
    pub fn deck(&self) -> TileSet {
        self.deck
    }

    /// The tiles that can be drawn next: those left in the first group that has any.
    #[must_use]
    pub fn drawable(&self, rules: &Variant) -> TileSet {
        self.deck.first().map_or(TileSet::EMPTY, |tile| self.deck.and(rules.group_tiles(tile)))
    }

    /// Tiers left in the supply, by value.
    #[must_use]
    pub fn supply(&self) -> &Tiers {
        &self.supply
    }

    /// Treasures of each kind that nobody has, in the pile and on ruins together.
    #[must_use]
    pub fn hidden<'a>(&'a self, rules: &Variant) -> &'a [u8] {
        &self.hidden[..rules.treasure_kinds]
    }

    /// The tiles put out of the game.
    #[must_use]
    pub fn removed(&self) -> TileSet {
        self.removed
    }

    /// The tiles turned up and not yet chosen, in the order turned up.
    #[must_use]
    pub fn face_up(&self) -> &[TileId] {
        self.face_up.as_slice()
    }

    /// The number of treasures of one kind that nobody has.
    #[must_use]
    #[inline]
    pub fn hidden_of(&self, kind: Treasure) -> u8 {
        self.hidden[kind.index()]
    }

    // ---- Changes -------------------------------------------------------------------------------

    #[inline]
    pub(super) fn take_from_reserve(&mut self, seat: Seat, piece: Piece) {
        self.player.of_mut(seat).reserve.remove(piece);
    }

    #[inline]
    pub(super) fn add_treasure(&mut self, seat: Seat, kind: Treasure) {
        self.player.of_mut(seat).treasures[kind.index()] += 1;
    }

    #[inline]
    pub(super) fn remove_treasure(&mut self, seat: Seat, kind: Treasure) {
        self.player.of_mut(seat).treasures[kind.index()] -= 1;
    }

    /// T9.8: all amulets turn up.
    pub(super) fn turn_amulets_up(&mut self) {
        for player in self.player.iter_mut() {
            player.amulet = true;
        }
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "a state stays within 1 KB");
