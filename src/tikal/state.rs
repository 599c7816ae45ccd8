//! The state of a game: small flat data, copied freely, with no allocation and no pointer.
//!
//! Holds what is decided and what is left; what nobody knows (the order of the deck, which treasure
//! lies where) is not in it (T10). Masks that follow from the rest (`passages`, `beside` …) are kept
//! up to date where the board changes, in one place each.

use super::action::{Piece, Treasure};
use super::setup::{MAX_HANDICAP, Setup};
use super::tile::{ShortList, TileId, TileKind, TileSet};
use super::variant::{ControlTies, MAX_TIER, MAX_TREASURES, TurnRule, Variant};
use crate::game::{Actor, MAX_SEATS, Seat};
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS, Rotation};

/// What is being asked, and of whom by [`State::actor`].
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
    /// Those out, in the order in which they passed.
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

/// The pieces of one player in one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Band(u8);

/// The bit of a band that stands for the leader; the explorers, at most 40, are below it.
const LEADER: u8 = 1 << 7;

impl Band {
    /// This many explorers (at most 40) and perhaps the leader.
    #[must_use]
    pub const fn new(explorers: u8, leader: bool) -> Self {
        Self((explorers & (LEADER - 1)) | if leader { LEADER } else { 0 })
    }

    /// How many explorers, the leader not counted.
    #[must_use]
    #[inline]
    pub const fn explorers(self) -> u8 {
        self.0 & (LEADER - 1)
    }

    /// Whether the leader is there.
    #[must_use]
    #[inline]
    pub const fn has_leader(self) -> bool {
        self.0 & LEADER != 0
    }

    /// How many pieces, the leader counted as one.
    #[must_use]
    #[inline]
    pub const fn pieces(self) -> u8 {
        self.explorers() + self.0 / LEADER
    }

    /// Whether nobody is there.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is such a piece.
    #[must_use]
    #[inline]
    pub const fn has(self, piece: Piece) -> bool {
        match piece {
            Piece::Explorer => self.explorers() > 0,
            Piece::Leader => self.has_leader(),
        }
    }

    /// T6.1: explorers plus the leader's strength.
    #[must_use]
    #[inline]
    pub const fn strength(self, rules: &Variant) -> u8 {
        self.explorers() + (self.0 / LEADER) * rules.leader_strength
    }

    #[inline]
    const fn unit(piece: Piece) -> u8 {
        match piece {
            Piece::Explorer => 1,
            Piece::Leader => LEADER,
        }
    }
}

/// A site keeps its temple value or the treasures left in its low bits …
const LEVEL: u8 = 0b1_1111;
/// … and how often it was worked this turn above them.
const WORKED_SHIFT: u32 = 5;
/// The most that a site can be worked in one turn, and so the highest limit of a variant.
pub const MAX_PER_TURN: u8 = 7;

/// Everything about a game that is decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    // Cell by cell; what is no part of the game holds the default.
    tile: [TileId; MAX_CELLS],
    /// Per side the cost of its passage in four bits (0: none), above them the rotation.
    passages: [u32; MAX_CELLS],
    site: [u8; MAX_CELLS],
    bands: [[Band; MAX_SEATS]; MAX_CELLS],

    // The board as sets.
    occupied: CellSet,
    /// Next to a tile.
    beside: CellSet,
    temples: CellSet,
    /// Ruins with treasures left.
    ruins: CellSet,
    /// Clearings and emptied ruins.
    clearings: CellSet,
    present: [CellSet; MAX_SEATS],
    camps: [CellSet; MAX_SEATS],
    guards: [CellSet; MAX_SEATS],
    leader_guards: CellSet,

    // Seat by seat.
    pub(super) score: [u32; MAX_SEATS],
    pub(super) reserve: [Band; MAX_SEATS],
    pub(super) out: [u8; MAX_SEATS],
    pub(super) camps_left: [u8; MAX_SEATS],
    pub(super) guards_set: [u8; MAX_SEATS],
    pub(super) treasures: [[u8; MAX_TREASURES]; MAX_SEATS],
    pub(super) amulets: [bool; MAX_SEATS],

    // What is left.
    pub(super) deck: TileSet,
    pub(super) supply: [u8; MAX_TIER + 1],
    pub(super) hidden: [u8; MAX_TREASURES],
    pub(super) removed: TileSet,
    pub(super) face_up: ShortList<TileId>,

    // The course of play.
    pub(super) turn: u32,
    pub(super) phase: Phase,
    pub(super) scoring: Option<Scoring>,
    pub(super) seat: Seat,
    pub(super) points: u8,
    pub(super) players: u8,
    pub(super) turns: TurnRule,
}

impl State {
    /// T2: the state before the first tile is drawn. A number of players or a first player that the variant does not
    /// know is held to what it does; see [`Setup::check`].
    #[must_use]
    pub fn new(rules: &Variant, players: u8, setup: &Setup) -> Self {
        let players = players.clamp(*rules.players.start(), *rules.players.end());
        let first = if setup.first.index() < usize::from(players) { setup.first } else { Seat::default() };
        let mut state = Self::empty(rules, players, setup.turns);
        state.seat = first;
        for seat in Seat::default().around(players) {
            let index = seat.index();
            let given = setup.handicap.get(&seat).copied().unwrap_or(0);
            state.score[index] = rules.start_score(setup.turns) + given.min(MAX_HANDICAP);
            state.reserve[index] = Band::new(rules.explorers, rules.leaders > 0);
            state.camps_left[index] = rules.camps;
        }
        for &(cell, tile) in &rules.printed {
            state.put_tile(rules, cell, tile, Rotation::default());
        }
        state
    }

    /// A bare board and nothing in anybody's hands, all material in the supply.
    pub(super) fn empty(rules: &Variant, players: u8, turns: TurnRule) -> Self {
        Self {
            tile: [TileId::default(); MAX_CELLS],
            passages: [0; MAX_CELLS],
            site: [0; MAX_CELLS],
            bands: [[Band::default(); MAX_SEATS]; MAX_CELLS],
            occupied: CellSet::EMPTY,
            beside: CellSet::EMPTY,
            temples: CellSet::EMPTY,
            ruins: CellSet::EMPTY,
            clearings: CellSet::EMPTY,
            present: [CellSet::EMPTY; MAX_SEATS],
            camps: [CellSet::EMPTY; MAX_SEATS],
            guards: [CellSet::EMPTY; MAX_SEATS],
            leader_guards: CellSet::EMPTY,
            score: [0; MAX_SEATS],
            reserve: [Band::default(); MAX_SEATS],
            out: [0; MAX_SEATS],
            camps_left: [0; MAX_SEATS],
            guards_set: [0; MAX_SEATS],
            treasures: [[0; MAX_TREASURES]; MAX_SEATS],
            amulets: [true; MAX_SEATS],
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

    /// This state as it would be with the seat to move about to place `tile` with all its points:
    /// for players who weigh the tiles of an auction. Not a state of the game itself.
    #[must_use]
    pub fn holding(&self, rules: &Variant, tile: TileId) -> Self {
        Self { phase: Phase::Place(tile), points: rules.action_points, ..*self }
    }

    /// This state as it would be with this many points left: for telling what an action would do that
    /// cannot be paid. Not a state of the game itself.
    #[must_use]
    pub fn with_points(&self, points: u8) -> Self {
        Self { points, ..*self }
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

    /// What is being asked.
    #[must_use]
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn or bid it is, also while chance moves for it; while tiles are turned up for an
    /// auction the seat that will open it. Means nothing when the game is over.
    #[must_use]
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Action points left.
    #[must_use]
    #[inline]
    pub fn points(&self) -> u8 {
        self.points
    }

    /// Turns of ten points begun so far, scoring turns included.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// How many play.
    #[must_use]
    #[inline]
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seats that play, in order.
    #[must_use]
    pub fn seats(&self) -> &'static [Seat] {
        &Seat::ALL[..usize::from(self.players).min(MAX_SEATS)]
    }

    /// How turns come about.
    #[must_use]
    pub fn turns(&self) -> TurnRule {
        self.turns
    }

    /// Whether turns are auctioned.
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

    // ---- The board -----------------------------------------------------------------------------

    /// The tile on a cell.
    #[must_use]
    #[inline]
    pub fn tile(&self, cell: Cell) -> Option<TileId> {
        self.occupied.contains(cell).then(|| self.tile[cell.index()])
    }

    /// How far the tile on a cell is turned.
    #[must_use]
    #[inline]
    pub fn rotation(&self, cell: Cell) -> Rotation {
        Rotation::from_sixths((self.passages[cell.index()] >> 24) as usize)
    }

    /// The cells with a tile.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.occupied
    }

    /// The empty cells next to a tile (T4.1).
    #[must_use]
    #[inline]
    pub fn frontier(&self) -> CellSet {
        self.beside - self.occupied
    }

    /// The cells with a temple.
    #[must_use]
    #[inline]
    pub fn temples(&self) -> CellSet {
        self.temples
    }

    /// The ruins with treasures left.
    #[must_use]
    #[inline]
    pub fn ruins(&self) -> CellSet {
        self.ruins
    }

    /// The clearings, emptied ruins included (T5.11).
    #[must_use]
    #[inline]
    pub fn clearings(&self) -> CellSet {
        self.clearings
    }

    /// The value on top of a temple, or the treasures left in a ruin.
    #[must_use]
    #[inline]
    pub fn level(&self, cell: Cell) -> u8 {
        self.site[cell.index()] & LEVEL
    }

    /// How often a temple was uncovered or a ruin dug this turn.
    #[must_use]
    #[inline]
    pub fn worked(&self, cell: Cell) -> u8 {
        self.site[cell.index()] >> WORKED_SHIFT
    }

    /// What the passage on this side costs; `None` where there is none (T5.3, T5.17).
    #[must_use]
    #[inline]
    pub fn passage(&self, cell: Cell, side: Direction) -> Option<u8> {
        let cost = (self.passages[cell.index()] >> (4 * side.index()) & 0xf) as u8;
        (cost > 0).then_some(cost)
    }

    /// The sides whose passage costs 1 … `points`.
    #[inline]
    pub(super) fn affordable(&self, cell: Cell, points: u8) -> impl Iterator<Item = Direction> + use<> {
        const TOP: u32 = 0x88_8888;
        // Costs are at most 6, so seven and more points are the same; all six sides at once,
        // four bits each: the top bit of (cost + 7) says "at least 1", of (8 + points − cost) "at most points".
        let costs = self.passages[cell.index()] & 0xff_ffff;
        let points = u32::from(points.min(7)) * 0x11_1111;
        let mut sides = (costs + 0x77_7777) & ((points | TOP) - costs) & TOP;
        std::iter::from_fn(move || {
            let side = *Direction::ALL.get(sides.trailing_zeros() as usize / 4)?;
            sides &= sides - 1;
            Some(side)
        })
    }

    /// A player's pieces on a cell, the guard not counted.
    #[must_use]
    #[inline]
    pub fn band(&self, cell: Cell, seat: Seat) -> Band {
        self.bands[cell.index()][seat.index()]
    }

    /// The cells on which a player has pieces.
    #[must_use]
    #[inline]
    pub fn present(&self, seat: Seat) -> CellSet {
        self.present[seat.index()]
    }

    /// A player's camps.
    #[must_use]
    #[inline]
    pub fn camps(&self, seat: Seat) -> CellSet {
        self.camps[seat.index()]
    }

    /// Whose camp is on a cell; nobody's on the base camp.
    #[must_use]
    pub fn camp(&self, cell: Cell) -> Option<Seat> {
        self.seats().iter().copied().find(|seat| self.camps[seat.index()].contains(cell))
    }

    #[inline]
    pub(super) fn all_camps(&self) -> CellSet {
        self.camps[0] | self.camps[1] | self.camps[2] | self.camps[3]
    }

    /// The temples that a player guards.
    #[must_use]
    #[inline]
    pub fn guarded_by(&self, seat: Seat) -> CellSet {
        self.guards[seat.index()]
    }

    /// All guarded temples.
    #[must_use]
    #[inline]
    pub fn guarded(&self) -> CellSet {
        self.guards[0] | self.guards[1] | self.guards[2] | self.guards[3]
    }

    /// Whose guard stands on a temple, and which piece it is.
    #[must_use]
    pub fn guard(&self, temple: Cell) -> Option<(Seat, Piece)> {
        let owner = self.seats().iter().copied().find(|seat| self.guards[seat.index()].contains(temple))?;
        let piece = if self.leader_guards.contains(temple) { Piece::Leader } else { Piece::Explorer };
        Some((owner, piece))
    }

    /// T6.1: a player's strength on a cell.
    #[must_use]
    #[inline]
    pub fn strength(&self, rules: &Variant, cell: Cell, seat: Seat) -> u8 {
        self.band(cell, seat).strength(rules)
    }

    /// T6.2: whether a player controls a temple. With the variant's ties for everyone several can.
    #[must_use]
    #[inline]
    pub fn controls(&self, rules: &Variant, temple: Cell, seat: Seat) -> bool {
        if self.guarded().contains(temple) {
            return self.guards[seat.index()].contains(temple);
        }
        let own = self.strength(rules, temple, seat);
        let best = self.strongest_other(rules, temple, seat);
        own > best || (own == best && own > 0 && rules.def.control_ties == ControlTies::Everyone)
    }

    /// How much more strength than now would give a player control of a temple: 0 if the player has it,
    /// `None` if nothing would, because another guards it.
    #[must_use]
    pub fn strength_needed(&self, rules: &Variant, temple: Cell, seat: Seat) -> Option<u8> {
        if self.controls(rules, temple, seat) {
            return Some(0);
        }
        if self.guarded().contains(temple) {
            return None;
        }
        let own = self.strength(rules, temple, seat);
        let best = self.strongest_other(rules, temple, seat);
        let enough = if rules.def.control_ties == ControlTies::Everyone { best.max(1) } else { best + 1 };
        Some(enough - own)
    }

    /// The greatest strength of the other players on a cell.
    #[must_use]
    #[inline]
    pub fn strongest_other(&self, rules: &Variant, cell: Cell, seat: Seat) -> u8 {
        let mut bands = self.bands[cell.index()];
        bands[seat.index()] = Band::default();
        bands.iter().map(|band| band.strength(rules)).max().unwrap_or(0)
    }

    // ---- Seats and supplies --------------------------------------------------------------------

    /// A player's score.
    #[must_use]
    pub fn score(&self, seat: Seat) -> u32 {
        self.score[seat.index()]
    }

    /// A player's pieces that have not entered.
    #[must_use]
    pub fn reserve(&self, seat: Seat) -> Band {
        self.reserve[seat.index()]
    }

    /// How many of a player's pieces left the game; guards not counted.
    #[must_use]
    pub fn out(&self, seat: Seat) -> u8 {
        self.out[seat.index()]
    }

    /// How many camps a player can still build.
    #[must_use]
    pub fn camps_left(&self, seat: Seat) -> u8 {
        self.camps_left[seat.index()]
    }

    /// How many guards a player has set.
    #[must_use]
    pub fn guards_set(&self, seat: Seat) -> u8 {
        self.guards_set[seat.index()]
    }

    /// How many treasures of each kind a player has.
    #[must_use]
    pub fn treasures<'a>(&'a self, rules: &Variant, seat: Seat) -> &'a [u8] {
        &self.treasures[seat.index()][..rules.treasure_kinds]
    }

    /// Whether a player's amulet is face up.
    #[must_use]
    pub fn amulet(&self, seat: Seat) -> bool {
        self.amulets[seat.index()]
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
    pub fn supply(&self) -> &[u8; MAX_TIER + 1] {
        &self.supply
    }

    /// Treasures of each kind that nobody has, in the pile and under ruins together.
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

    /// What the passages around a cell would cost if the tile lay there turned like this, by side; 0 where
    /// there would be none (T5.3, T5.17). Whether it may be placed there is not asked.
    #[must_use]
    pub fn passages_if_placed(&self, rules: &Variant, cell: Cell, id: TileId, rotation: Rotation) -> [u8; 6] {
        let tile = rules.tile(id);
        Direction::ALL.map(|side| {
            let Some(next) = rules.layout.neighbour(cell, side) else { return 0 };
            let Some(next_tile) = self.tile(next).map(|next| rules.tile(next)) else { return 0 };
            if tile.kind == TileKind::Volcano || next_tile.kind == TileKind::Volcano {
                return 0;
            }
            tile.slabs_towards(rotation, side) + next_tile.slabs_towards(self.rotation(next), side.opposite())
        })
    }

    // ---- Changes of the board, each of which keeps the derived sets true -------------------------

    /// Puts a tile on an empty cell; a ruin gets its treasures (T4.4).
    pub(super) fn put_tile(&mut self, rules: &Variant, cell: Cell, id: TileId, rotation: Rotation) {
        let tile = rules.tile(id);
        self.tile[cell.index()] = id;
        self.occupied.insert(cell);
        self.beside |= rules.layout.adjacent(cell);
        match tile.kind {
            TileKind::Temple(value) => {
                self.temples.insert(cell);
                self.site[cell.index()] = value;
            }
            TileKind::Ruin(masks) => self.fill_ruin(cell, masks.min(self.pile())),
            TileKind::Clearing => self.clearings.insert(cell),
            TileKind::BaseCamp | TileKind::Volcano => {}
        }
        let mut passages = (rotation.index() as u32) << 24;
        for (side, cost) in Direction::ALL.into_iter().zip(self.passages_if_placed(rules, cell, id, rotation)) {
            let Some(next) = rules.layout.neighbour(cell, side) else { continue };
            passages |= u32::from(cost) << (4 * side.index());
            self.passages[next.index()] |= u32::from(cost) << (4 * side.opposite().index());
        }
        self.passages[cell.index()] = passages;
    }

    /// Puts this many treasures on a ruin; one without any is a clearing (T5.11).
    pub(super) fn fill_ruin(&mut self, cell: Cell, treasures: u8) {
        self.site[cell.index()] = treasures;
        if treasures > 0 {
            self.ruins.insert(cell);
            self.clearings.remove(cell);
        } else {
            self.ruins.remove(cell);
            self.clearings.insert(cell);
        }
    }

    /// Treasures that lie on no ruin yet.
    pub(super) fn pile(&self) -> u8 {
        // Wide sums: a position that is still being read may claim more than there is.
        let hidden: u32 = self.hidden.iter().copied().map(u32::from).sum();
        let on_ruins: u32 = self.ruins.into_iter().map(|ruin| u32::from(self.level(ruin))).sum();
        hidden.saturating_sub(on_ruins) as u8
    }

    #[inline]
    pub(super) fn add_piece(&mut self, cell: Cell, seat: Seat, piece: Piece) {
        self.bands[cell.index()][seat.index()].0 += Band::unit(piece);
        self.present[seat.index()].insert(cell);
    }

    #[inline]
    pub(super) fn remove_piece(&mut self, cell: Cell, seat: Seat, piece: Piece) {
        let band = &mut self.bands[cell.index()][seat.index()];
        band.0 -= Band::unit(piece);
        if band.is_empty() {
            self.present[seat.index()].remove(cell);
        }
    }

    #[inline]
    pub(super) fn take_from_reserve(&mut self, seat: Seat, piece: Piece) {
        self.reserve[seat.index()].0 -= Band::unit(piece);
    }

    pub(super) fn set_band(&mut self, cell: Cell, seat: Seat, band: Band) {
        self.bands[cell.index()][seat.index()] = band;
        if band.is_empty() {
            self.present[seat.index()].remove(cell);
        } else {
            self.present[seat.index()].insert(cell);
        }
    }

    pub(super) fn set_camp(&mut self, cell: Cell, seat: Seat) {
        self.camps[seat.index()].insert(cell);
    }

    pub(super) fn set_guard(&mut self, temple: Cell, seat: Seat, piece: Piece) {
        self.guards[seat.index()].insert(temple);
        if piece == Piece::Leader {
            self.leader_guards.insert(temple);
        }
    }

    #[inline]
    pub(super) fn raise_temple(&mut self, temple: Cell) {
        self.site[temple.index()] += 1 + (1 << WORKED_SHIFT);
    }

    #[inline]
    pub(super) fn take_treasure(&mut self, ruin: Cell) {
        let site = &mut self.site[ruin.index()];
        *site += (1 << WORKED_SHIFT) - 1;
        if *site & LEVEL == 0 {
            self.ruins.remove(ruin);
            self.clearings.insert(ruin);
        }
    }

    pub(super) fn set_site(&mut self, cell: Cell, level: u8, worked: u8) {
        self.site[cell.index()] = (level & LEVEL) | worked << WORKED_SHIFT;
    }

    /// T5.16: forgets how often sites were worked.
    #[inline]
    pub(super) fn rest_sites(&mut self) {
        for site in &mut self.site {
            *site &= LEVEL;
        }
    }

    #[inline]
    pub(super) fn add_treasure(&mut self, seat: Seat, kind: Treasure) {
        self.treasures[seat.index()][usize::from(kind)] += 1;
    }

    #[inline]
    pub(super) fn remove_treasure(&mut self, seat: Seat, kind: Treasure) {
        self.treasures[seat.index()][usize::from(kind)] -= 1;
    }
}

const _: () = assert!(size_of::<State>() <= 1024, "a state stays within 1 KB");
