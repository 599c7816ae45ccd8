//! The state of a game: small flat data, copied freely, with no allocation and no pointer.
//!
//! Holds what is decided and what is left; what nobody knows (the order of decks, which number lies under which glyph) is
//! not in it (C14.2). What one seat alone knows is in it, and `secrets` takes it out. Decides which fields a state has, and
//! how a game begins.

use super::card::{Adventurer, Card, DECKS, Deck, Discarded, MAX_CARDS, MAX_HELD, Number, Stock, Value};
use super::definition::Ability;
use super::dice::{Dice, Needs};
use super::phase::{Phase, Purpose, Rescue};
use super::setup::Setup;
use super::square::{MAX_TILES, MAX_ZONES, Room, Square};
use super::temple::{Clue, Face, Tile, Walls};
use super::variant::Variant;
use crate::game::{Actor, List, MAX_SEATS, Seat};

/// The adventurer of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Status {
    /// Not chosen yet.
    #[default]
    Waiting,
    /// In the temple.
    In,
    /// Lost.
    Lost,
    /// Out of the temple, and safe.
    Out,
}

/// The treasures of a seat, sorted.
pub type Hand = List<Card, MAX_HELD>;

/// A seat and its adventurers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Player {
    pub(super) dealt: [Option<Adventurer>; 2],
    pub(super) adventurer: Option<Adventurer>,
    pub(super) substitute: Option<Adventurer>,
    pub(super) status: Status,
    /// Where the adventurer stands; none if it is not chosen yet, or lost.
    pub(super) place: Option<Square>,
    pub(super) ability_used: bool,
    /// Endurance holds in this round.
    pub(super) rested: bool,
    /// Has searched the river since its last move (C8.2).
    pub(super) searched: bool,
    pub(super) hand: Hand,
    /// The chests opened at the end.
    pub(super) chests: List<u8, MAX_HELD>,
}

/// Who may see a state (C14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Sight {
    /// Nothing is hidden.
    #[default]
    Whole,
    /// The view of this seat: the secrets of others are hidden.
    Seat(Seat),
    /// The view of who has no seat: all secrets are hidden.
    Onlooker,
}

/// Everything about a game that is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(super) player: [Player; MAX_SEATS],
    pub(super) decks: [Stock; DECKS],
    pub(super) tiles: [Tile; MAX_TILES],
    pub(super) clues: [Clue; MAX_ZONES],
    pub(super) discard: List<Discarded, MAX_CARDS>,
    pub(super) dice: Dice,
    pub(super) lock: Dice,
    pub(super) walls: Walls,
    pub(super) round: u16,
    pub(super) phase: Phase,
    pub(super) rescue: Option<Rescue>,
    pub(super) sight: Sight,
    pub(super) players: u8,
    pub(super) first: Seat,
    pub(super) seat: Seat,
    pub(super) actions_left: u8,
    /// The boulder's place on its track.
    pub(super) boulder: u8,
    pub(super) planks: u8,
    /// A bit for each alcove that still has its treasure.
    pub(super) alcoves: u8,
    pub(super) covered: bool,
}

impl State {
    /// C2: the state before anything is dealt. A number of seats or a first player that does not fit is replaced by one
    /// that does; [`Setup::check`] tells whether they do.
    #[must_use]
    pub fn new(rules: &Variant, players: u8, setup: &Setup) -> Self {
        let players = players.clamp(*rules.players.start(), *rules.players.end());
        let first = if setup.first.index() < usize::from(players) { setup.first } else { Seat::default() };
        let mut decks = [Stock::default(); DECKS];
        for deck in rules.decks() {
            let copies = *rules.deck(deck);
            decks[deck.index()] = Stock { left: copies.iter().sum(), copies };
        }
        let mut state = Self {
            player: [Player::default(); MAX_SEATS],
            decks,
            tiles: [Tile::default(); MAX_TILES],
            clues: [Clue::default(); MAX_ZONES],
            discard: List::default(),
            dice: Dice::NONE,
            lock: Dice::NONE,
            walls: Walls { left: 0, right: 0, met: false, turned: 0, deck: rules.wall_cards },
            round: 0,
            phase: Phase::Trap,
            rescue: None,
            sight: Sight::Whole,
            players,
            first,
            seat: first,
            actions_left: 0,
            boulder: 0,
            planks: rules.planks,
            alcoves: ((1_u16 << rules.alcoves.len()) - 1) as u8,
            covered: true,
        };
        if rules.zones.is_empty() {
            state.begin_deal();
        }
        state
    }

    /// C2.4: the adventurers are dealt from seat 0 on.
    pub(super) fn begin_deal(&mut self) {
        (self.phase, self.seat) = (Phase::Deal, Seat::default());
    }

    // ---- The course ----------------------------------------------------------------------------

    /// The question.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who moves (C15.6).
    #[must_use]
    #[inline]
    pub fn actor(&self) -> Actor {
        match self.phase {
            Phase::Choose | Phase::Load | Phase::Act | Phase::Rescue | Phase::Substitute => Actor::Seat(self.seat),
            Phase::Over => Actor::Nobody,
            _ => Actor::Chance,
        }
    }

    /// The seat that moves, or for which chance does; when the game is over, without a meaning.
    #[must_use]
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The first player of the round.
    #[must_use]
    pub fn first(&self) -> Seat {
        self.first
    }

    /// The round, from 1; 0 before all have chosen.
    #[must_use]
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The number of seats.
    #[must_use]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seats from 0 up.
    #[must_use]
    pub fn seats(&self) -> &'static [Seat] {
        &Seat::ALL[..usize::from(self.players).min(MAX_SEATS)]
    }

    /// The seats in table order (C3.1).
    pub fn table(&self) -> impl Iterator<Item = Seat> + use<> {
        self.first.around(self.players)
    }

    /// The seats after this one in table order.
    pub(super) fn table_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.table().skip_while(move |&other| other != seat).skip(1)
    }

    /// Who may see this state.
    #[must_use]
    pub fn sight(&self) -> Sight {
        self.sight
    }

    /// The roll for actions of this round; none before it.
    #[must_use]
    pub fn dice(&self) -> Dice {
        self.dice
    }

    /// The actions left in this turn.
    #[must_use]
    pub fn actions_left(&self) -> u8 {
        self.actions_left
    }

    /// The dice that lie before a lock (C6.3).
    #[must_use]
    pub fn lock(&self) -> Dice {
        self.lock
    }

    /// Who is being saved from the river.
    #[must_use]
    pub fn rescue(&self) -> Option<Rescue> {
        self.rescue
    }

    /// The number of dice that chance rolls for this.
    #[must_use]
    pub fn roll_count(&self, rules: &Variant, purpose: Purpose) -> u8 {
        match purpose {
            Purpose::Actions => rules.dice(),
            Purpose::Lock => rules.dice().saturating_sub(self.lock.total()),
            Purpose::Bridge => self.planks,
            Purpose::Water => self.rescue.map_or_else(|| self.level(rules, self.seat), |rescue| rescue.ones),
            Purpose::Boulder => rules.boulder_dice(self.round),
        }
    }

    // ---- The temple ----------------------------------------------------------------------------

    /// The walls.
    #[must_use]
    pub fn walls(&self) -> &Walls {
        &self.walls
    }

    /// The boulder's place on its track.
    #[must_use]
    pub fn boulder(&self) -> usize {
        self.boulder.into()
    }

    /// The planks left of the bridge.
    #[must_use]
    pub fn planks(&self) -> u8 {
        self.planks
    }

    /// True if the roof is open over this corner, by its number in [`Variant::openings`] (C11.5).
    #[must_use]
    pub fn is_open(&self, rules: &Variant, opening: usize) -> bool {
        rules.openings().get(opening).is_some_and(|opening| self.boulder >= opening.corner)
    }

    /// The sun corners over which the roof is open.
    pub fn open_corners<'a>(&self, rules: &'a Variant) -> impl Iterator<Item = Square> + use<'a> {
        let boulder = self.boulder;
        rules.openings().iter().filter(move |opening| boulder >= opening.corner).map(|opening| opening.sun)
    }

    /// The treasures of a deck; without a meaning for the alcoves.
    #[must_use]
    pub fn stock(&self, deck: Deck) -> &Stock {
        &self.decks[deck.index()]
    }

    /// True if this alcove still has its treasure.
    #[must_use]
    pub fn has_alcove(&self, alcove: usize) -> bool {
        self.alcoves >> alcove & 1 != 0
    }

    /// The clue of a zone, from 0.
    #[must_use]
    pub fn clue(&self, zone: usize) -> Clue {
        self.clues.get(zone).copied().unwrap_or_default()
    }

    /// True if this number is one of the trapped ones (C2.2).
    #[must_use]
    pub fn is_trapped(&self, number: Number) -> bool {
        self.clues.iter().any(|clue| clue.number == Some(number))
    }

    /// True as long as the lava room is covered.
    #[must_use]
    pub fn is_covered(&self) -> bool {
        self.covered
    }

    /// The lava tile of this number in [`Variant::tiles`].
    #[must_use]
    pub fn tile(&self, tile: usize) -> Tile {
        self.tiles.get(tile).copied().unwrap_or_default()
    }

    /// True if an adventurer can be on this square now (C4.4).
    #[must_use]
    #[inline]
    pub fn is_there(&self, rules: &Variant, square: Square) -> bool {
        match rules.room(square) {
            Room::Corridor(place) => place != self.boulder,
            Room::Entrance | Room::Zone(_) => !self.walls.met,
            Room::Lava(tile) => !self.covered && self.tiles[usize::from(tile)].face != Face::Sunk,
            Room::Sun(_) => !self.covered,
            Room::Bridge => self.planks > 0,
            Room::River(_) | Room::Out => true,
        }
    }

    // ---- The seats -----------------------------------------------------------------------------

    #[inline]
    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.player[seat.index()]
    }

    #[inline]
    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.player[seat.index()]
    }

    /// The adventurers that a seat was dealt, in that order.
    pub fn dealt(&self, seat: Seat) -> impl Iterator<Item = Adventurer> + use<> {
        self.player(seat).dealt.into_iter().flatten()
    }

    /// The adventurer that a seat plays, or has lost.
    #[must_use]
    pub fn adventurer(&self, seat: Seat) -> Option<Adventurer> {
        self.player(seat).adventurer
    }

    /// The adventurer that can still come in for it.
    #[must_use]
    pub fn substitute(&self, seat: Seat) -> Option<Adventurer> {
        self.player(seat).substitute
    }

    /// The fate of a seat's adventurer.
    #[must_use]
    pub fn status(&self, seat: Seat) -> Status {
        self.player(seat).status
    }

    /// True if a seat's adventurer is in the temple.
    #[must_use]
    #[inline]
    pub fn is_in(&self, seat: Seat) -> bool {
        self.player(seat).status == Status::In
    }

    /// The square of a seat's adventurer.
    #[must_use]
    #[inline]
    pub fn place(&self, seat: Seat) -> Option<Square> {
        self.player(seat).place
    }

    /// The ability that a seat's adventurer has not used yet.
    #[must_use]
    pub fn ability(&self, rules: &Variant, seat: Seat) -> Option<Ability> {
        let player = self.player(seat);
        player.adventurer.filter(|_| !player.ability_used).map(|who| rules.adventurer(who).ability)
    }

    /// True if a seat's adventurer has used its ability.
    #[must_use]
    pub fn has_used_ability(&self, seat: Seat) -> bool {
        self.player(seat).ability_used
    }

    /// True if endurance makes a seat's load lighter in this round (C10.2).
    #[must_use]
    pub fn is_rested(&self, seat: Seat) -> bool {
        self.player(seat).rested
    }

    /// True if a seat has searched the river since its last move (C8.2).
    #[must_use]
    pub fn has_searched(&self, seat: Seat) -> bool {
        self.player(seat).searched
    }

    /// The treasures of a seat, sorted; in a view, those of others are hidden.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.player(seat).hand
    }

    /// The chests that a seat has opened at the end, in that order.
    #[must_use]
    pub fn chests(&self, seat: Seat) -> &[u8] {
        self.player(seat).chests.as_slice()
    }

    /// The common pile (C14.3), sorted; in a view, what others held is hidden.
    #[must_use]
    pub fn discard(&self) -> &[Discarded] {
        self.discard.as_slice()
    }

    /// The load level of a seat now (C3.3, C10.2).
    #[must_use]
    #[inline]
    pub fn level(&self, rules: &Variant, seat: Seat) -> u8 {
        self.level_with(rules, seat, self.player(seat).hand.len())
    }

    /// The load level that a seat would have with so many treasures.
    #[must_use]
    #[inline]
    pub fn level_with(&self, rules: &Variant, seat: Seat, treasures: usize) -> u8 {
        let level = rules.load(treasures);
        if self.is_rested(seat) { level.saturating_sub(1).max(rules.least_load()).min(level) } else { level }
    }

    /// The load of the bridge: that of all on it (C9.4).
    #[must_use]
    pub fn bridge_load(&self, rules: &Variant) -> u8 {
        let on_it = |&&seat: &&Seat| self.is_in(seat) && self.place(seat) == rules.bridge();
        self.seats().iter().filter(on_it).map(|&seat| self.level(rules, seat)).sum()
    }

    /// The alcove beside a seat's adventurer that still has its treasure.
    #[must_use]
    pub fn alcove_beside(&self, rules: &Variant, seat: Seat) -> Option<usize> {
        let alcove = rules.place(self.place(seat)?).alcove.map(usize::from);
        alcove.filter(|&alcove| self.has_alcove(alcove))
    }

    /// The numbers that the lock beside the seat to move still asks for.
    #[must_use]
    pub fn missing(&self, rules: &Variant) -> Needs {
        let alcove = self.alcove_beside(rules, self.seat).and_then(|alcove| rules.alcoves().get(alcove));
        alcove.map_or_else(Needs::default, |alcove| alcove.needs.missing_in(self.lock))
    }

    /// True if this seat can still bring a substitute, once the roof is open (C12.1, C13.1).
    #[must_use]
    pub fn can_substitute(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.status == Status::Lost && player.substitute.is_some()
    }

    /// The number of chests that a seat has still to open.
    #[must_use]
    pub fn closed_chests(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        if player.status != Status::Out {
            return 0;
        }
        let chests = player.hand.as_slice().iter().filter(|card| card.value() == Some(Value::CHEST)).count();
        chests.saturating_sub(player.chests.len())
    }

    /// The score of a seat that is out, chests still closed not counted (C13.2); none if it is not out, or if the viewer
    /// does not know all its treasures.
    #[must_use]
    pub fn score(&self, seat: Seat) -> Option<u32> {
        let player = self.player(seat);
        if player.status != Status::Out {
            return None;
        }
        let points = |card: &Card| card.value().map(|value| u32::from(value.points().unwrap_or(0)));
        let treasures: Option<u32> = player.hand.as_slice().iter().map(points).sum();
        let chests: u32 = player.chests.as_slice().iter().copied().map(u32::from).sum();
        treasures.map(|treasures| treasures + chests)
    }

    /// The winners, once the game is over: who has the highest score of those out; nobody if none is (C13.4, C13.5).
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        let best = self.seats().iter().filter_map(|&seat| self.score(seat)).max();
        let has_won = move |&seat: &Seat| best.is_some() && self.score(seat) == best;
        self.seats().iter().copied().filter(has_won).filter(|_| self.phase == Phase::Over)
    }
}
