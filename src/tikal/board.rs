//! The board: what lies and stands on each cell, the passages between cells, and the sites.
//!
//! Sets that follow from the rest (`beside`, `clearings` …) and the costs of passages are kept up to date where the
//! board changes; nothing outside this file can change one part without the others. Whether a change is legal, `legal`
//! decides.

use super::action::Piece;
use super::band::Band;
use super::seats::BySeat;
use super::state::State;
use super::tile::{Tile, TileKind};
use super::variant::Variant;
use crate::expedition::{TileId, WaysIn};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS, Rotation};

/// The low bits of a site: the value of a temple or the treasures left in a ruin.
const LEVEL: u8 = 0b1_1111;
/// Above these bits stands how often the site was worked this turn.
const WORKED_SHIFT: u32 = 5;
/// The most that a site can be worked in one turn, and so the highest limit of a variant.
pub const MAX_PER_TURN: u8 = 7;

/// The tiles and pieces on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    // By cell; a cell without a tile has the default.
    tile: [TileId; MAX_CELLS],
    /// The cost of the passage on each side in four bits (0: none); above them the rotation of the tile.
    passages: [u32; MAX_CELLS],
    site: [u8; MAX_CELLS],
    bands: [BySeat<Band>; MAX_CELLS],

    // The same as sets of cells, and what no array holds.
    occupied: CellSet,
    /// The cells next to a tile.
    beside: CellSet,
    /// The cells with a tile that can be entered.
    ground: CellSet,
    /// The cells, taken or not, towards which a tile beside them that can be entered shows a slab.
    open: CellSet,
    temples: CellSet,
    /// Ruins with treasures left.
    ruins: CellSet,
    /// Clearings and emptied ruins.
    clearings: CellSet,
    present: BySeat<CellSet>,
    camps: BySeat<CellSet>,
    guards: BySeat<CellSet>,
    leader_guards: CellSet,
}

impl Board {
    /// A board without tiles.
    pub(super) const EMPTY: Self = Self {
        tile: [TileId::new(0); MAX_CELLS],
        passages: [0; MAX_CELLS],
        site: [0; MAX_CELLS],
        bands: [BySeat::all(Band::NOBODY); MAX_CELLS],
        occupied: CellSet::EMPTY,
        beside: CellSet::EMPTY,
        ground: CellSet::EMPTY,
        open: CellSet::EMPTY,
        temples: CellSet::EMPTY,
        ruins: CellSet::EMPTY,
        clearings: CellSet::EMPTY,
        present: BySeat::all(CellSet::EMPTY),
        camps: BySeat::all(CellSet::EMPTY),
        guards: BySeat::all(CellSet::EMPTY),
        leader_guards: CellSet::EMPTY,
    };
}

#[inline]
fn union(sets: &BySeat<CellSet>) -> CellSet {
    sets.iter().fold(CellSet::EMPTY, |union, &set| union | set)
}

/// Sides of a cell: the top bit of four for each.
#[derive(Clone)]
pub(super) struct Sides(u32);

impl Sides {
    /// The number of sides.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        // Multiplied by ones, the six groups of four bits are added up in the topmost. Quicker than counting ones, for
        // which the plainest processors have no instruction.
        ((self.0 >> 3).wrapping_mul(0x11_1111) >> 20 & 0xf) as usize
    }
}

impl Iterator for Sides {
    type Item = Direction;

    #[inline]
    fn next(&mut self) -> Option<Direction> {
        let side = *Direction::ALL.get(self.0.trailing_zeros() as usize / 4)?;
        self.0 &= self.0 - 1;
        Some(side)
    }
}

impl State {
    // ---- What is on the board --------------------------------------------------------------------

    /// The tile on a cell.
    #[must_use]
    #[inline]
    pub fn tile(&self, cell: Cell) -> Option<TileId> {
        self.board.occupied.contains(cell).then(|| self.board.tile[cell.index()])
    }

    /// The rotation of the tile on a cell.
    #[must_use]
    #[inline]
    pub fn rotation(&self, cell: Cell) -> Rotation {
        Rotation::from_sixths((self.board.passages[cell.index()] >> 24) as usize)
    }

    /// The cells with a tile.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> CellSet {
        self.board.occupied
    }

    /// The empty cells next to a tile (T4.1).
    #[must_use]
    #[inline]
    pub fn frontier(&self) -> CellSet {
        self.board.beside - self.board.occupied
    }

    /// T4.2: what an empty cell asks of a tile that needs a way in.
    #[inline]
    pub(super) fn ways_in(&self, rules: &Variant, cell: Cell) -> WaysIn {
        if self.board.open.contains(cell) {
            return WaysIn::Any;
        }
        let is_ground = |side| rules.layout.neighbour(cell, side).is_some_and(|next| self.board.ground.contains(next));
        let sides = Direction::ALL.into_iter().fold(0, |sides, side| sides | u8::from(is_ground(side)) << side.index());
        WaysIn::Towards(sides)
    }

    /// The cells with a temple.
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

    /// The clearings, emptied ruins included (T5.11).
    #[must_use]
    #[inline]
    pub fn clearings(&self) -> CellSet {
        self.board.clearings
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

    /// The cost of the passage on this side; `None` where there is none (T5.3, T5.17).
    #[must_use]
    #[inline]
    pub fn passage(&self, cell: Cell, side: Direction) -> Option<u8> {
        let cost = (self.board.passages[cell.index()] >> (4 * side.index()) & 0xf) as u8;
        (cost > 0).then_some(cost)
    }

    /// The sides whose passage costs 1 … `points`.
    #[inline]
    pub(super) fn affordable(&self, cell: Cell, points: u8) -> Sides {
        const TOP: u32 = 0x88_8888;
        // Costs are at most 6, so 7 points are as good as more. All six sides are compared at once, four bits each: the
        // top bit of (cost + 7) says "at least 1", that of (8 + points − cost) "at most `points`".
        let costs = self.board.passages[cell.index()] & 0xff_ffff;
        let points = u32::from(points.min(7)) * 0x11_1111;
        Sides((costs + 0x77_7777) & ((points | TOP) - costs) & TOP)
    }

    /// A player's pieces on a cell, the guard not counted.
    #[must_use]
    #[inline]
    pub fn band(&self, cell: Cell, seat: Seat) -> Band {
        self.board.bands[cell.index()].of(seat)
    }

    /// The pieces of every player on a cell.
    #[inline]
    pub(super) fn bands(&self, cell: Cell) -> BySeat<Band> {
        self.board.bands[cell.index()]
    }

    /// The cells on which a player has pieces.
    #[must_use]
    #[inline]
    pub fn present(&self, seat: Seat) -> CellSet {
        self.board.present.of(seat)
    }

    /// A player's camps.
    #[must_use]
    #[inline]
    pub fn camps(&self, seat: Seat) -> CellSet {
        self.board.camps.of(seat)
    }

    /// Whose camp is on a cell; nobody's on the base camp.
    #[must_use]
    pub fn camp(&self, cell: Cell) -> Option<Seat> {
        self.seats().iter().copied().find(|&seat| self.board.camps.of(seat).contains(cell))
    }

    #[inline]
    pub(super) fn all_camps(&self) -> CellSet {
        union(&self.board.camps)
    }

    /// The temples that a player guards.
    #[must_use]
    #[inline]
    pub fn guarded_by(&self, seat: Seat) -> CellSet {
        self.board.guards.of(seat)
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
        let owner = self.seats().iter().copied().find(|&seat| self.board.guards.of(seat).contains(temple))?;
        let piece = if self.board.leader_guards.contains(temple) { Piece::Leader } else { Piece::Explorer };
        Some((owner, piece))
    }

    /// The costs of the passages around a cell if the tile lay there turned like this, by side; 0 where there would be
    /// none (T5.3, T5.17). Does not ask whether the tile may be placed there.
    #[must_use]
    pub fn passages_if_placed(&self, rules: &Variant, cell: Cell, id: TileId, rotation: Rotation) -> [u8; 6] {
        Direction::ALL.map(|side| {
            let next = rules.layout.neighbour(cell, side);
            next.map_or(0, |next| self.passage_if_placed(rules, rules.tile(id), rotation, side, next))
        })
    }

    /// The cost of the passage to the neighbour on one side, if the tile lay there.
    #[inline]
    fn passage_if_placed(&self, rules: &Variant, tile: &Tile, rotation: Rotation, side: Direction, next: Cell) -> u8 {
        if !tile.kind.can_be_entered() || !self.board.ground.contains(next) {
            return 0;
        }
        let next_tile = rules.tile(self.board.tile[next.index()]);
        tile.slabs.between(rotation, side, &next_tile.slabs, self.rotation(next))
    }

    // ---- Changes, each of which keeps the derived sets true ----------------------------------------

    /// Puts a tile on an empty cell; a ruin gets its treasures (T4.4).
    pub(super) fn put_tile(&mut self, rules: &Variant, cell: Cell, id: TileId, rotation: Rotation) {
        let tile = rules.tile(id);
        self.board.tile[cell.index()] = id;
        self.board.occupied.insert(cell);
        self.board.beside |= rules.layout.adjacent(cell);
        match tile.kind {
            TileKind::Temple(value) => {
                self.board.temples.insert(cell);
                self.board.site[cell.index()] = value;
            }
            TileKind::Ruin(masks) => self.fill_ruin(cell, masks.min(self.pile())),
            TileKind::Clearing => self.board.clearings.insert(cell),
            TileKind::BaseCamp | TileKind::Volcano => {}
        }
        let is_ground = tile.kind.can_be_entered();
        if is_ground {
            self.board.ground.insert(cell);
        }
        let mut passages = (rotation.index() as u32) << 24;
        for side in Direction::ALL {
            let Some(next) = rules.layout.neighbour(cell, side) else { continue };
            if is_ground && tile.slabs.towards(rotation, side) > 0 {
                self.board.open.insert(next);
            }
            let cost = u32::from(self.passage_if_placed(rules, tile, rotation, side, next));
            passages |= cost << (4 * side.index());
            self.board.passages[next.index()] |= cost << (4 * side.opposite().index());
        }
        self.board.passages[cell.index()] = passages;
    }

    /// Puts this many treasures on a ruin; one without any is a clearing (T5.11).
    pub(super) fn fill_ruin(&mut self, cell: Cell, treasures: u8) {
        self.board.site[cell.index()] = treasures;
        if treasures > 0 {
            self.board.ruins.insert(cell);
            self.board.clearings.remove(cell);
        } else {
            self.board.ruins.remove(cell);
            self.board.clearings.insert(cell);
        }
    }

    /// The number of treasures that lie on no ruin and belong to nobody yet.
    pub(super) fn pile(&self) -> u8 {
        // The sums are wide because a position that is still being read may claim more than there is.
        let hidden: u32 = self.hidden.iter().copied().map(u32::from).sum();
        let on_ruins: u32 = self.board.ruins.into_iter().map(|ruin| u32::from(self.level(ruin))).sum();
        hidden.saturating_sub(on_ruins) as u8
    }

    #[inline]
    pub(super) fn add_piece(&mut self, cell: Cell, seat: Seat, piece: Piece) {
        self.board.bands[cell.index()].of_mut(seat).add(piece);
        self.board.present.of_mut(seat).insert(cell);
    }

    #[inline]
    pub(super) fn remove_piece(&mut self, cell: Cell, seat: Seat, piece: Piece) {
        let band = self.board.bands[cell.index()].of_mut(seat);
        band.remove(piece);
        if band.is_empty() {
            self.board.present.of_mut(seat).remove(cell);
        }
    }

    pub(super) fn set_band(&mut self, cell: Cell, seat: Seat, band: Band) {
        *self.board.bands[cell.index()].of_mut(seat) = band;
        if band.is_empty() {
            self.board.present.of_mut(seat).remove(cell);
        } else {
            self.board.present.of_mut(seat).insert(cell);
        }
    }

    pub(super) fn set_camp(&mut self, cell: Cell, seat: Seat) {
        self.board.camps.of_mut(seat).insert(cell);
    }

    pub(super) fn set_guard(&mut self, temple: Cell, seat: Seat, piece: Piece) {
        self.board.guards.of_mut(seat).insert(temple);
        if piece == Piece::Leader {
            self.board.leader_guards.insert(temple);
        }
    }

    #[inline]
    pub(super) fn raise_temple(&mut self, temple: Cell) {
        self.board.site[temple.index()] += 1 + (1 << WORKED_SHIFT);
    }

    #[inline]
    pub(super) fn take_treasure(&mut self, ruin: Cell) {
        let site = &mut self.board.site[ruin.index()];
        *site += (1 << WORKED_SHIFT) - 1;
        if *site & LEVEL == 0 {
            self.board.ruins.remove(ruin);
            self.board.clearings.insert(ruin);
        }
    }

    pub(super) fn set_site(&mut self, cell: Cell, level: u8, worked: u8) {
        self.board.site[cell.index()] = (level & LEVEL) | worked << WORKED_SHIFT;
    }

    /// T5.16: forgets how often sites were worked.
    #[inline]
    pub(super) fn rest_sites(&mut self) {
        for site in &mut self.board.site {
            *site &= LEVEL;
        }
    }
}
