//! The board: what lies and stands on each hex, the passages between hexes, and the sites.
//!
//! Sets that follow from the rest (`temples`, `clearings` …) and the costs of passages are kept up to date where the board
//! changes; nothing outside this file can change one part without the others. Whether a change is legal, `legal` decides.

use super::action::Piece;
use super::band::Band;
use super::stack::{Buried, MAX_STACKED};
use super::state::{SEATS, State};
use super::tile::{Side, TileKind};
use super::variant::Variant;
use crate::expedition::{Rotations, TileId, WaysIn};
use crate::game::{List, Seat};
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS, Rotation};

/// The low bits of a site: the value of a temple or the treasures left in a ruin.
const LEVEL: u8 = 0b1_1111;
/// Above these bits stands how often the site was worked this turn.
const WORKED_SHIFT: u32 = 5;
/// The most that a site can be worked in one turn, and so the highest limit of a variant.
pub const MAX_PER_TURN: u8 = 7;
/// The most slab tokens. Of a passage each hex has at most 3 slabs, and its cost has four bits.
pub const MAX_SLAB_TOKENS: usize = 4;

/// The tiles and pieces on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    // By cell; a cell without a tile has the default.
    tile: [TileId; MAX_CELLS],
    /// The cost of the passage on each side in four bits (0: none); above them the rotation of the tile.
    passages: [u32; MAX_CELLS],
    site: [u8; MAX_CELLS],
    bands: [[Band; SEATS]; MAX_CELLS],
    /// The treasures of each ruin from its first place on, the top one last.
    buried: [Buried; MAX_STACKED],
    /// The slab tokens that are laid, in order.
    slabs: List<Side, MAX_SLAB_TOKENS>,

    // The same as sets of cells, and what no array holds.
    occupied: CellSet,
    temples: CellSet,
    /// Ruins with treasures left.
    ruins: CellSet,
    /// Clearings and emptied ruins.
    clearings: CellSet,
    volcanoes: CellSet,
    lakes: CellSet,
    present: [CellSet; SEATS],
    camps: [CellSet; SEATS],
    guards: [CellSet; SEATS],
    leader_guards: CellSet,
}

impl Board {
    /// A board without tiles.
    pub(super) fn empty() -> Self {
        Self {
            tile: [TileId::new(0); MAX_CELLS],
            passages: [0; MAX_CELLS],
            site: [0; MAX_CELLS],
            bands: [[Band::NOBODY; SEATS]; MAX_CELLS],
            buried: [Buried::NONE; MAX_STACKED],
            slabs: List::default(),
            occupied: CellSet::EMPTY,
            temples: CellSet::EMPTY,
            ruins: CellSet::EMPTY,
            clearings: CellSet::EMPTY,
            volcanoes: CellSet::EMPTY,
            lakes: CellSet::EMPTY,
            present: [CellSet::EMPTY; SEATS],
            camps: [CellSet::EMPTY; SEATS],
            guards: [CellSet::EMPTY; SEATS],
            leader_guards: CellSet::EMPTY,
        }
    }
}

fn union(sets: &[CellSet; SEATS]) -> CellSet {
    sets.iter().fold(CellSet::EMPTY, |union, &set| union | set)
}

/// The index of a seat in arrays by seat. The rules ask only for seats that play, so the mask changes nothing.
#[inline]
const fn at(seat: Seat) -> usize {
    seat.index() & (SEATS - 1)
}

const _: () = assert!(SEATS.is_power_of_two(), "seats are masked");

impl State {
    // ---- What is on the board --------------------------------------------------------------------

    /// The tile on a hex.
    #[must_use]
    #[inline]
    pub fn tile(&self, cell: Cell) -> Option<TileId> {
        self.board.occupied.contains(cell).then(|| self.board.tile[cell.index()])
    }

    /// The rotation of the tile on a hex.
    #[must_use]
    #[inline]
    pub fn rotation(&self, cell: Cell) -> Rotation {
        Rotation::from_sixths((self.board.passages[cell.index()] >> 24) as usize)
    }

    /// The hexes with a tile.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.board.occupied
    }

    /// The hexes without a tile, dotted ones too.
    #[must_use]
    #[inline]
    pub fn jungle(&self, rules: &Variant) -> CellSet {
        rules.layout().cells() - self.board.occupied
    }

    /// The hexes with a temple.
    #[must_use]
    #[inline]
    pub fn temples(&self) -> CellSet {
        self.board.temples
    }

    /// The ruins with treasures left.
    #[must_use]
    #[inline]
    pub fn ruins(&self) -> CellSet {
        self.board.ruins
    }

    /// The clearings, emptied ruins included (L5.10).
    #[must_use]
    #[inline]
    pub fn clearings(&self) -> CellSet {
        self.board.clearings
    }

    /// The volcanoes.
    #[must_use]
    #[inline]
    pub fn volcanoes(&self) -> CellSet {
        self.board.volcanoes
    }

    /// The lakes.
    #[must_use]
    #[inline]
    pub fn lakes(&self) -> CellSet {
        self.board.lakes
    }

    /// The value on top of a temple, or the treasures left in a ruin.
    #[must_use]
    #[inline]
    pub fn level(&self, cell: Cell) -> u8 {
        self.board.site[cell.index()] & LEVEL
    }

    /// The number of times that a temple was uncovered or a ruin dug this turn.
    #[must_use]
    #[inline]
    pub fn worked(&self, cell: Cell) -> u8 {
        self.board.site[cell.index()] >> WORKED_SHIFT
    }

    /// The cost of the passage on this side: slabs of both hexes and tokens there; 0 where there is none (L5.2).
    #[must_use]
    #[inline]
    pub fn passage(&self, cell: Cell, side: Direction) -> u8 {
        (self.board.passages[cell.index()] >> (4 * side.index()) & 0xf) as u8
    }

    /// A player's members on a hex, the guard not counted.
    #[must_use]
    #[inline]
    pub fn band(&self, cell: Cell, seat: Seat) -> Band {
        self.board.bands[cell.index()][at(seat)]
    }

    /// The hexes on which a player has members.
    #[must_use]
    #[inline]
    pub fn present(&self, seat: Seat) -> CellSet {
        self.board.present[at(seat)]
    }

    /// The hexes on which anybody else has members.
    #[must_use]
    #[inline]
    pub fn others_present(&self, seat: Seat) -> CellSet {
        let mut sets = self.board.present;
        sets[at(seat)] = CellSet::EMPTY;
        union(&sets)
    }

    /// A player's camps.
    #[must_use]
    #[inline]
    pub fn camps(&self, seat: Seat) -> CellSet {
        self.board.camps[at(seat)]
    }

    /// The camps of all players.
    #[must_use]
    #[inline]
    pub fn all_camps(&self) -> CellSet {
        union(&self.board.camps)
    }

    /// The base camp and a player's own camps.
    #[must_use]
    #[inline]
    pub fn camp_cells(&self, rules: &Variant, seat: Seat) -> CellSet {
        CellSet::of(rules.base_camp()) | self.camps(seat)
    }

    /// Whose camp is on a hex; nobody's on the base camp.
    #[must_use]
    pub fn camp(&self, cell: Cell) -> Option<Seat> {
        self.seats().iter().copied().find(|&seat| self.camps(seat).contains(cell))
    }

    /// The temples that a player guards.
    #[must_use]
    #[inline]
    pub fn guarded_by(&self, seat: Seat) -> CellSet {
        self.board.guards[at(seat)]
    }

    /// All guarded temples.
    #[must_use]
    #[inline]
    pub fn guarded(&self) -> CellSet {
        union(&self.board.guards)
    }

    /// Whose guard stands on a temple, and which piece it is.
    #[must_use]
    pub fn guard(&self, temple: Cell) -> Option<(Seat, Piece)> {
        let owner = self.seats().iter().copied().find(|&seat| self.guarded_by(seat).contains(temple))?;
        let piece = if self.board.leader_guards.contains(temple) { Piece::Leader } else { Piece::Explorer };
        Some((owner, piece))
    }

    /// The slab tokens that are laid, in order.
    #[must_use]
    pub fn slabs(&self) -> &List<Side, MAX_SLAB_TOKENS> {
        &self.board.slabs
    }

    /// The number of slab tokens that are not laid.
    #[must_use]
    pub fn slab_supply(&self, rules: &Variant) -> u8 {
        rules.slab_tokens - self.board.slabs.len() as u8
    }

    // ---- Who leads -------------------------------------------------------------------------------

    /// A player's strength on a hex.
    #[must_use]
    #[inline]
    pub fn strength(&self, rules: &Variant, cell: Cell, seat: Seat) -> u8 {
        self.band(cell, seat).strength(rules)
    }

    /// The greatest strength of the other players on a hex.
    #[must_use]
    #[inline]
    pub fn strongest_other(&self, rules: &Variant, cell: Cell, seat: Seat) -> u8 {
        let mut bands = self.board.bands[cell.index()];
        bands[at(seat)] = Band::NOBODY;
        bands.iter().map(|band| band.strength(rules)).max().unwrap_or(0)
    }

    /// True if the player is strictly stronger on a hex than every other.
    #[must_use]
    #[inline]
    pub fn leads(&self, rules: &Variant, cell: Cell, seat: Seat) -> bool {
        self.strength(rules, cell, seat) > self.strongest_other(rules, cell, seat)
    }

    /// True if nobody stands on a hex, or the player leads it.
    #[must_use]
    #[inline]
    pub fn is_free_of_others(&self, rules: &Variant, cell: Cell, seat: Seat) -> bool {
        !self.others_present(seat).contains(cell) || self.leads(rules, cell, seat)
    }

    /// Those of these hexes that are free of others.
    #[must_use]
    pub(super) fn free_of_others(&self, rules: &Variant, cells: CellSet, seat: Seat) -> CellSet {
        let doubtful = cells & self.others_present(seat);
        (cells - doubtful) | doubtful.into_iter().filter(|&cell| self.leads(rules, cell, seat)).collect()
    }

    /// L6.2: true if the player holds a hex.
    #[must_use]
    #[inline]
    pub fn holds(&self, rules: &Variant, cell: Cell, seat: Seat) -> bool {
        if self.guarded().contains(cell) {
            return self.guarded_by(seat).contains(cell);
        }
        self.leads(rules, cell, seat)
    }

    // ---- Treasures in stacks ---------------------------------------------------------------------

    /// The places of a ruin's treasures, from the bottom.
    fn places(&self, rules: &Variant, ruin: Cell) -> std::ops::Range<usize> {
        if !self.board.ruins.contains(ruin) {
            return 0..0;
        }
        let first = usize::from(rules.tile(self.board.tile[ruin.index()]).places);
        first..first + usize::from(self.level(ruin))
    }

    /// The treasures of a ruin from the top.
    #[must_use]
    pub fn stack<'a>(&'a self, rules: &Variant, ruin: Cell) -> impl DoubleEndedIterator<Item = Buried> + use<'a> {
        self.board.buried[self.places(rules, ruin)].iter().rev().copied()
    }

    /// All treasures in stacks, to be changed.
    pub(super) fn buried_mut(&mut self) -> &mut [Buried] {
        &mut self.board.buried
    }

    /// The treasures of a ruin to be changed, from the bottom.
    pub(super) fn stack_mut(&mut self, rules: &Variant, ruin: Cell) -> &mut [Buried] {
        let places = self.places(rules, ruin);
        &mut self.board.buried[places]
    }

    /// The number of treasures that lie on no ruin and belong to nobody yet.
    pub(super) fn pile(&self) -> u8 {
        let hidden: u32 = self.hidden.iter().copied().map(u32::from).sum();
        let buried = self.board.buried.iter().filter(|buried| buried.is_hidden()).count() as u32;
        hidden.saturating_sub(buried) as u8
    }

    // ---- Laying tiles ----------------------------------------------------------------------------

    /// The hexes for a drafted tile: jungle that is not dotted, free of others (L4.1).
    #[must_use]
    pub fn sites(&self, rules: &Variant, seat: Seat) -> CellSet {
        self.free_of_others(rules, self.jungle(rules) - rules.dotted, seat)
    }

    /// The hexes for a card tile: dotted jungle, free of others (L4.5).
    #[must_use]
    pub fn card_sites(&self, rules: &Variant, seat: Seat) -> CellSet {
        self.free_of_others(rules, self.jungle(rules) & rules.dotted, seat)
    }

    /// L4.5: the rotations of a card tile on a jungle hex in which something leads to it.
    #[must_use]
    pub fn rotations_with_access(&self, rules: &Variant, tile: TileId, cell: Cell) -> Rotations {
        let is_neighbour = |side: &Direction| rules.layout().neighbour(cell, *side).is_some();
        let open = Direction::ALL.into_iter().any(|side| self.passage(cell, side) > 0);
        let sides = Direction::ALL.into_iter().filter(is_neighbour).fold(0, |sides, side| sides | 1 << side.index());
        rules.tile(tile).slabs.rotations_for(if open { WaysIn::Any } else { WaysIn::Towards(sides) })
    }

    /// Puts a tile on a jungle hex; a ruin gets its treasures (L4.2).
    pub(super) fn put_tile(&mut self, rules: &Variant, cell: Cell, id: TileId, rotation: Rotation) {
        let tile = rules.tile(id);
        self.board.tile[cell.index()] = id;
        self.board.occupied.insert(cell);
        self.board.passages[cell.index()] = (rotation.index() as u32) << 24;
        match tile.kind {
            TileKind::Temple(value) => {
                self.board.temples.insert(cell);
                self.board.site[cell.index()] = value;
            }
            TileKind::Ruin(masks) => {
                let treasures = masks.min(self.pile());
                self.fill_ruin(rules, cell, (0..treasures).map(|_| Buried::UNSEEN));
            }
            TileKind::Clearing => self.board.clearings.insert(cell),
            TileKind::Volcano => self.board.volcanoes.insert(cell),
            TileKind::Lake => self.board.lakes.insert(cell),
            TileKind::BaseCamp => {}
        }
        for side in Direction::ALL {
            self.measure(rules, cell, side);
        }
    }

    /// Puts these treasures on a ruin, the top one last; one without any is a clearing (L5.10).
    pub(super) fn fill_ruin(&mut self, rules: &Variant, cell: Cell, treasures: impl Iterator<Item = Buried>) {
        let first = usize::from(rules.tile(self.board.tile[cell.index()]).places);
        let mut left = 0;
        for (place, buried) in self.board.buried[first..].iter_mut().zip(treasures) {
            *place = buried;
            left += 1;
        }
        self.board.site[cell.index()] = left;
        if left > 0 {
            self.board.ruins.insert(cell);
        } else {
            self.board.clearings.insert(cell);
        }
    }

    /// Takes all treasures from a ruin.
    pub(super) fn empty_ruin(&mut self, rules: &Variant, cell: Cell) {
        self.stack_mut(rules, cell).fill(Buried::NONE);
        self.board.site[cell.index()] = 0;
        self.board.ruins.remove(cell);
        self.board.clearings.remove(cell);
    }

    /// Works out the cost of the passage on one side.
    fn measure(&mut self, rules: &Variant, cell: Cell, side: Direction) {
        let Some(next) = rules.layout().neighbour(cell, side) else { return };
        let slabs = |cell: Cell, side| {
            self.tile(cell).map_or(0, |tile| rules.tile(tile).slabs.towards(self.rotation(cell), side))
        };
        let tokens = self.board.slabs.count(side_of(cell, side, next)) as u8;
        let cost = u32::from(slabs(cell, side) + slabs(next, side.opposite()) + tokens);
        for (cell, side) in [(cell, side), (next, side.opposite())] {
            let shift = 4 * side.index();
            let passages = &mut self.board.passages[cell.index()];
            *passages = *passages & !(0xf << shift) | cost << shift;
        }
    }

    // ---- Other changes, each of which keeps the derived sets true -----------------------------------

    #[inline]
    pub(super) fn add_piece(&mut self, cell: Cell, seat: Seat, piece: Piece) {
        self.board.bands[cell.index()][at(seat)].add(piece);
        self.board.present[at(seat)].insert(cell);
    }

    #[inline]
    pub(super) fn remove_piece(&mut self, cell: Cell, seat: Seat, piece: Piece) {
        let band = &mut self.board.bands[cell.index()][at(seat)];
        band.remove(piece);
        if band.is_empty() {
            self.board.present[at(seat)].remove(cell);
        }
    }

    pub(super) fn set_band(&mut self, cell: Cell, seat: Seat, band: Band) {
        self.board.bands[cell.index()][at(seat)] = band;
        if band.is_empty() {
            self.board.present[at(seat)].remove(cell);
        } else {
            self.board.present[at(seat)].insert(cell);
        }
    }

    pub(super) fn set_camp(&mut self, cell: Cell, seat: Seat) {
        self.board.camps[at(seat)].insert(cell);
    }

    pub(super) fn remove_camp(&mut self, cell: Cell, seat: Seat) {
        self.board.camps[at(seat)].remove(cell);
    }

    pub(super) fn set_guard(&mut self, temple: Cell, seat: Seat, piece: Piece) {
        self.board.guards[at(seat)].insert(temple);
        if piece == Piece::Leader {
            self.board.leader_guards.insert(temple);
        }
    }

    pub(super) fn lay_slab(&mut self, rules: &Variant, side: Side) {
        self.board.slabs.insert(side);
        self.measure(rules, side.cell, side.direction);
    }

    pub(super) fn take_slab(&mut self, rules: &Variant, side: Side) {
        self.board.slabs.remove(side);
        self.measure(rules, side.cell, side.direction);
    }

    /// Puts the next tier on a temple; `counts` if it counts for the limit of the turn (L5.14).
    #[inline]
    pub(super) fn raise_temple(&mut self, temple: Cell, counts: bool) {
        self.board.site[temple.index()] += 1 + (u8::from(counts) << WORKED_SHIFT);
    }

    /// Takes a treasure from a ruin; `counts` if it counts for the limit of the turn (L5.14).
    pub(super) fn take_buried(&mut self, rules: &Variant, ruin: Cell, index_from_top: usize, counts: bool) -> Buried {
        let places = self.places(rules, ruin);
        if index_from_top >= places.len() {
            return Buried::NONE;
        }
        let index = places.end - 1 - index_from_top;
        let taken = self.board.buried[index];
        self.board.buried[index..places.end].rotate_left(1);
        self.board.buried[places.end - 1] = Buried::NONE;
        let site = &mut self.board.site[ruin.index()];
        *site = *site - 1 + (u8::from(counts) << WORKED_SHIFT);
        if *site & LEVEL == 0 {
            self.board.ruins.remove(ruin);
            self.board.clearings.insert(ruin);
        }
        taken
    }

    pub(super) fn set_site(&mut self, cell: Cell, level: u8, worked: u8) {
        self.board.site[cell.index()] = (level & LEVEL) | worked << WORKED_SHIFT;
    }

    /// L12.1: forgets how often sites were worked.
    pub(super) fn rest_sites(&mut self) {
        for site in &mut self.board.site {
            *site &= LEVEL;
        }
    }
}

/// The side between two neighbours by its name.
pub(super) fn side_of(cell: Cell, side: Direction, next: Cell) -> Side {
    if Side::DIRECTIONS.contains(&side) {
        Side { cell, direction: side }
    } else {
        Side { cell: next, direction: side.opposite() }
    }
}
