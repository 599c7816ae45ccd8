//! The state of a game: small flat data, copied freely, with no allocation and no pointer.
//!
//! Holds what is decided and what is left; what nobody knows (the order of deck, card deck and bag, which unseen treasure
//! lies where) is not in it (L10.1). What one seat alone knows is in it, and `secrets` takes it out. Decides which fields a
//! state has, and how a game begins; what lies and stands on the board is in `board`.

use super::action::Piece;
use super::band::Band;
use super::board::Board;
use super::card::{Cards, Effect, Hand, Held, PowerId};
use super::effect::Doing;
use super::setup::Setup;
use super::stack::Buried;
use super::variant::{Tokens, Variant};
use crate::expedition::{MAX_TREASURES, Tiers, TileId, TileSet, Treasure};
use crate::game::{Actor, List, Seat};
use crate::hex::{Cell, CellSet, MAX_CELLS};

/// The most seats of a table of Legend; a variant may allow fewer.
pub const SEATS: usize = 4;

/// The question; [`State::actor`] says to whom (L11.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Chance deals a director's tile to the seat.
    Deal,
    /// Chance turns up a thing of which the display is short.
    Fill(Filling),
    /// The seat drafts.
    Draft,
    /// The seat makes its turn.
    Turn,
    /// The seat spends action points.
    Act,
    /// The seat makes a step of an effect.
    Effect,
    /// Chance reveals this treasure, just dug up from this ruin.
    Reveal(Cell, Buried),
    /// Chance shows the seat a treasure.
    Show,
    /// The game is over.
    Over,
}

/// The thing that fills the display (L3.16).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Filling {
    /// A card of the deck.
    Card,
    /// A token of the bag.
    Token,
    /// A tile of the deck.
    Tile,
}

/// A scoring round being played (L6.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scoring {
    /// The seats in the order in which they act and score.
    pub order: List<Seat, SEATS>,
    /// Whose turn it is, as an index into `order`.
    pub index: u8,
    /// The volcano that started it; none in the last one.
    pub volcano: Option<TileId>,
}

/// Who may see a state (L10.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sight {
    /// Nothing is hidden.
    #[default]
    Whole,
    /// The view of this seat: the secrets of others are hidden.
    Seat(Seat),
    /// The view of who has no seat: all secrets are hidden.
    Onlooker,
}

/// The belongings of one player beside the board (L1.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Player {
    pub(super) score: u32,
    /// The pieces that are available.
    pub(super) reserve: Band,
    /// The pieces that have to be recruited first.
    pub(super) unavailable: Band,
    /// The pieces that have left the game, guards not counted.
    pub(super) out: Band,
    pub(super) camps_left: u8,
    pub(super) guards_set: u8,
    /// The number of treasures of each kind.
    pub(super) treasures: [u8; MAX_TREASURES],
    pub(super) power: Option<PowerId>,
    /// Which of its powers was used, from 0.
    pub(super) power_used: Option<u8>,
    /// The token drafted and not yet activated.
    pub(super) token: Option<u8>,
    /// The tiles drafted and not yet laid.
    pub(super) tiles: TileSet,
    pub(super) right: Hand,
    pub(super) left: Hand,
}

/// Everything about a game that is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) board: Board,
    pub(super) player: [Player; SEATS],

    // What is left of the material.
    pub(super) deck: TileSet,
    pub(super) display_tiles: TileSet,
    pub(super) card_tiles: TileSet,
    /// The tiles discarded, in that order.
    pub(super) removed: List<TileId, MAX_CELLS>,
    pub(super) card_deck: Cards,
    pub(super) display_cards: Cards,
    pub(super) discard: Cards,
    pub(super) bag: Tokens,
    pub(super) display_tokens: Tokens,
    pub(super) spent: Tokens,
    pub(super) supply: Tiers,
    /// Treasures that nobody has and whose place is not known (L10.2).
    pub(super) hidden: [u8; MAX_TREASURES],
    pub(super) face_up: [u8; MAX_TREASURES],

    // Whose turn it is, and what is asked.
    pub(super) sight: Sight,
    pub(super) scenario: u8,
    pub(super) players: u8,
    pub(super) round: u8,
    pub(super) phase: Phase,
    pub(super) seat: Seat,
    pub(super) order: List<Seat, SEATS>,
    /// Who has drafted each place of the next order.
    pub(super) next_order: [Option<Seat>; SEATS],
    pub(super) passed: List<Seat, SEATS>,
    pub(super) points: u8,
    pub(super) scoring: Option<Scoring>,
    pub(super) doing: Option<Doing>,
}

impl State {
    /// L2: the state before anything is dealt. Values of the setup that do not fit are replaced by ones that do;
    /// [`Setup::check`] tells whether there are any.
    #[must_use]
    pub fn new(rules: &Variant, players: u8, setup: &Setup) -> Self {
        let players = players.clamp(*rules.players.start(), *rules.players.end());
        let first = if setup.first.index() < usize::from(players) { setup.first } else { Seat::default() };
        let mut state = Self::empty(rules, players, setup.scenario_index(rules).unwrap_or(0));
        state.order = List::of(first.around(players));
        for (place, &seat) in state.order.as_slice().iter().enumerate() {
            state.player[seat.index()] = Player {
                score: rules.start_score(place),
                reserve: Band::new(
                    rules.explorers - rules.unavailable_explorers,
                    rules.leaders - rules.unavailable_leaders,
                ),
                unavailable: Band::new(rules.unavailable_explorers, rules.unavailable_leaders),
                camps_left: rules.camps,
                ..Player::default()
            };
        }
        state.put_tile(rules, rules.base_camp(), rules.base_camp_tile(), crate::hex::Rotation::default());
        for &(cell, tile, rotation) in &rules.scenarios[usize::from(state.scenario)].laid {
            state.put_tile(rules, cell, tile, rotation);
        }
        state
    }

    /// A bare board and nothing in anybody's hands, all material in the supply.
    pub(super) fn empty(rules: &Variant, players: u8, scenario: usize) -> Self {
        let mut card_deck = [0; super::card::MAX_CARDS];
        for (copies, card) in card_deck.iter_mut().zip(rules.cards()) {
            *copies = card.counts[super::variant::by_players(players)];
        }
        Self {
            board: Board::empty(),
            player: [Player::default(); SEATS],
            deck: rules.scenarios[scenario].deck,
            display_tiles: TileSet::EMPTY,
            card_tiles: rules.card_tiles,
            removed: List::default(),
            card_deck,
            display_cards: [0; super::card::MAX_CARDS],
            discard: [0; super::card::MAX_CARDS],
            bag: rules.tokens,
            display_tokens: Tokens::default(),
            spent: Tokens::default(),
            supply: rules.tiers,
            hidden: rules.hidden,
            face_up: rules.face_up,
            sight: Sight::Whole,
            scenario: scenario as u8,
            players,
            round: 1,
            phase: Phase::Deal,
            seat: Seat::default(),
            order: List::default(),
            next_order: [None; SEATS],
            passed: List::default(),
            points: 0,
            scoring: None,
            doing: None,
        }
    }

    /// This state as it would be if `seat` alone had turns left in this round, with what it holds, and the first of them
    /// were to be made; in a scoring round in which its turn is still to come, that turn. In a turn of its own it goes on
    /// where it is. For planning: whatever others are asked now is passed over. Of the treasures in ruins those alone are
    /// known that the seat has seen, and none where this is the view of somebody else. Not a state of the game itself. A
    /// seat that does not play is taken for the one to move.
    #[must_use]
    pub fn as_if_alone(&self, rules: &Variant, seat: Seat) -> Self {
        let seat = if seat.index() < usize::from(self.players) { seat } else { self.seat };
        let mut state = *self;
        let is_own = matches!(self.sight, Sight::Whole) || self.sight == Sight::Seat(seat);
        state.hide(Some(seat).filter(|_| is_own));
        state.sight = Sight::Seat(seat);
        let later = self.scoring.and_then(|scoring| {
            let mut to_come = (0_u8..).zip(scoring.order.as_slice()).skip(usize::from(scoring.index) + 1);
            let (index, _) = to_come.find(|&(_, &other)| other == seat)?;
            Some(Scoring { order: scoring.order, index, volcano: scoring.volcano })
        });
        if self.actor() != Actor::Seat(seat) || self.phase == Phase::Draft {
            (state.seat, state.scoring, state.doing) = (seat, later, None);
            (state.phase, state.points) =
                if later.is_some() { (Phase::Act, rules.scoring_points()) } else { (Phase::Turn, 0) };
            state.rest_sites();
        }
        state.passed = List::of(self.seats().iter().copied().filter(|&other| other != seat));
        state
    }

    // ---- What is asked -------------------------------------------------------------------------

    /// Who moves now.
    #[must_use]
    #[inline]
    pub fn actor(&self) -> Actor {
        match self.phase {
            Phase::Deal | Phase::Fill(_) | Phase::Reveal(..) | Phase::Show => Actor::Chance,
            Phase::Over => Actor::Nobody,
            Phase::Draft | Phase::Turn | Phase::Act | Phase::Effect => Actor::Seat(self.seat),
        }
    }

    /// The question.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, also while chance moves for this seat. Means nothing when the game is over.
    #[must_use]
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Who may see this state.
    #[must_use]
    pub fn sight(&self) -> Sight {
        self.sight
    }

    /// Action points left.
    #[must_use]
    pub fn points(&self) -> u8 {
        self.points
    }

    /// The number of players.
    #[must_use]
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seats that play, in order of their numbers.
    #[must_use]
    pub fn seats(&self) -> &'static [Seat] {
        &Seat::ALL[..usize::from(self.players).min(SEATS)]
    }

    /// The scenario, by its place in the variant's list.
    #[must_use]
    pub fn scenario(&self) -> usize {
        self.scenario.into()
    }

    /// The round, from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// This round's order.
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        self.order.as_slice()
    }

    /// Who has drafted each place of the next order.
    #[must_use]
    pub fn next_order(&self) -> &[Option<Seat>] {
        &self.next_order[..usize::from(self.players).min(SEATS)]
    }

    /// The seats that have passed, in the order in which they did.
    #[must_use]
    pub fn passed(&self) -> &[Seat] {
        self.passed.as_slice()
    }

    /// The scoring round being played.
    #[must_use]
    pub fn scoring(&self) -> Option<&Scoring> {
        self.scoring.as_ref()
    }

    /// The effect being carried out.
    #[must_use]
    pub fn doing(&self) -> Option<&Doing> {
        self.doing.as_ref()
    }

    // ---- Seats and supplies --------------------------------------------------------------------

    /// The belongings of a seat beside the board.
    #[inline]
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.player[seat.index() & (SEATS - 1)]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.player[seat.index() & (SEATS - 1)]
    }

    /// A player's score.
    #[must_use]
    pub fn score(&self, seat: Seat) -> u32 {
        self.player(seat).score
    }

    /// A player's available pieces.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> Band {
        self.player(seat).reserve
    }

    /// A player's pieces that have to be recruited first.
    #[must_use]
    pub fn unavailable(&self, seat: Seat) -> Band {
        self.player(seat).unavailable
    }

    /// A player's pieces that left the game; guards not counted.
    #[must_use]
    pub fn out(&self, seat: Seat) -> Band {
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

    /// The number of treasures of one kind that a player has.
    #[must_use]
    #[inline]
    pub fn treasures_of(&self, seat: Seat, kind: Treasure) -> u8 {
        self.player(seat).treasures[kind.index()]
    }

    /// A player's director's tile.
    #[must_use]
    pub fn power(&self, seat: Seat) -> Option<PowerId> {
        self.player(seat).power
    }

    /// Which power a player has used, from 0.
    #[must_use]
    pub fn power_used(&self, seat: Seat) -> Option<u8> {
        self.player(seat).power_used
    }

    /// The value of the token that a player has drafted and not yet activated.
    #[must_use]
    pub fn token(&self, seat: Seat) -> Option<u8> {
        self.player(seat).token
    }

    /// The tiles that a player has drafted and not yet laid.
    #[must_use]
    pub fn tiles(&self, seat: Seat) -> TileSet {
        self.player(seat).tiles
    }

    /// The cards on the right of a player's sheet: drafted in this round.
    #[must_use]
    pub fn right(&self, seat: Seat) -> &Hand {
        &self.player(seat).right
    }

    /// The cards on the left of a player's sheet: kept.
    #[must_use]
    pub fn left(&self, seat: Seat) -> &Hand {
        &self.player(seat).left
    }

    /// The tiles not yet drawn.
    #[must_use]
    pub fn deck(&self) -> TileSet {
        self.deck
    }

    /// The tiles that can be drawn next: those left in the first group that has any.
    #[must_use]
    pub fn drawable(&self, rules: &Variant) -> TileSet {
        let groups = rules.deck().iter().map(|group| self.deck.and(group.tiles));
        groups.into_iter().find(|tiles| !tiles.is_empty()).unwrap_or_default()
    }

    /// The tiles on display.
    #[must_use]
    pub fn display_tiles(&self) -> TileSet {
        self.display_tiles
    }

    /// The card tiles that are not laid.
    #[must_use]
    pub fn card_tiles(&self) -> TileSet {
        self.card_tiles
    }

    /// The tiles discarded, in that order.
    #[must_use]
    pub fn removed(&self) -> &[TileId] {
        self.removed.as_slice()
    }

    /// The cards not yet turned up.
    #[must_use]
    pub fn card_deck(&self) -> &Cards {
        &self.card_deck
    }

    /// The cards on display.
    #[must_use]
    pub fn display_cards(&self) -> &Cards {
        &self.display_cards
    }

    /// The cards out of the game.
    #[must_use]
    pub fn discard(&self) -> &Cards {
        &self.discard
    }

    /// The tokens in the bag, by value.
    #[must_use]
    pub fn bag(&self) -> &Tokens {
        &self.bag
    }

    /// The tokens on display, by value.
    #[must_use]
    pub fn display_tokens(&self) -> &Tokens {
        &self.display_tokens
    }

    /// The tokens out of the game, by value.
    #[must_use]
    pub fn spent(&self) -> &Tokens {
        &self.spent
    }

    /// Tiers left in the supply, by value.
    #[must_use]
    pub fn supply(&self) -> &Tiers {
        &self.supply
    }

    /// Treasures of each kind that nobody has and whose place the viewer does not know: in the pile and on ruins.
    #[must_use]
    pub fn hidden<'a>(&'a self, rules: &Variant) -> &'a [u8] {
        &self.hidden[..rules.treasure_kinds]
    }

    /// The treasures of each kind that lie face up.
    #[must_use]
    pub fn face_up<'a>(&'a self, rules: &Variant) -> &'a [u8] {
        &self.face_up[..rules.treasure_kinds]
    }

    /// The director's tiles that nobody has.
    pub fn undealt(&self, rules: &Variant) -> impl Iterator<Item = PowerId> {
        let has = move |power: &PowerId| self.seats().iter().any(|&seat| self.power(seat) == Some(*power));
        (0..rules.powers().len() as u8).map(PowerId::new).filter(move |power| !has(power))
    }

    /// L3.11: the points that the unused cards of a seat add to its token.
    #[must_use]
    pub fn bonus(&self, rules: &Variant, seat: Seat) -> u8 {
        let cards = self.right(seat).as_slice().iter().chain(self.left(seat).as_slice());
        let bonus = |held: &Held| match rules.card(held.card).effect {
            Effect::ActionPoints(points) if held.unused => points,
            _ => 0,
        };
        cards.map(bonus).sum()
    }

    /// The card with which a seat can look: one on the right first (L7.6).
    pub(super) fn looking_card(&self, rules: &Variant, seat: Seat) -> Option<Held> {
        let mut cards = self.right(seat).as_slice().iter().chain(self.left(seat).as_slice());
        cards.find(|held| held.unused && rules.card(held.card).effect == Effect::Look).copied()
    }

    /// The ruins whose top treasure a seat has not seen.
    #[must_use]
    pub fn unseen_tops(&self, rules: &Variant, seat: Seat) -> CellSet {
        let is_unseen = |ruin: &Cell| self.stack(rules, *ruin).next().is_some_and(|top| !top.is_seen_by(seat));
        self.ruins().into_iter().filter(is_unseen).collect()
    }

    // ---- Changes -------------------------------------------------------------------------------

    /// Brings an available member of the seat to move onto a hex.
    pub(super) fn bring(&mut self, piece: Piece, cell: Cell) {
        let seat = self.seat;
        self.player_mut(seat).reserve.remove(piece);
        self.add_piece(cell, seat, piece);
    }
}

const _: () = assert!(size_of::<State>() <= 2048, "a state stays within 2 KB");
