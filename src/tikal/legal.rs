//! The actions that may be played: `check` says why not. What it accepts, `listing` lists; what an action does, `apply`
//! decides.

use super::action::{Action, Piece};
use super::illegal::{Asked, Illegal, Purchase};
use super::state::{Phase, State};
use super::tile::TileKind;
use super::variant::{Cost, Variant};
use crate::expedition::{MAX_TREASURES, Rotations, TileId, Treasure, WaysIn, has_tier};
use crate::game::Seat;
use crate::hex::{Cell, CellSet, Rotation};

impl State {
    // ---- Placing -------------------------------------------------------------------------------

    /// The rotations in which the tile may be placed on an empty cell next to a tile.
    #[inline]
    pub(super) fn rotations_on(&self, rules: &Variant, id: TileId, cell: Cell) -> Rotations {
        let tile = rules.tile(id);
        tile.slabs.rotations_for(if tile.kind.needs_a_way_in() { self.ways_in(rules, cell) } else { WaysIn::Any })
    }

    /// T4.5: whether the tile has a place at all.
    #[must_use]
    pub fn has_place(&self, rules: &Variant, tile: TileId) -> bool {
        self.frontier().into_iter().any(|cell| !self.rotations_on(rules, tile, cell).is_empty())
    }

    fn check_place(&self, rules: &Variant, id: TileId, cell: Cell, rotation: Rotation) -> Result<(), Illegal> {
        if self.frontier().contains(cell) && self.rotations_on(rules, id, cell).contains(rotation) {
            return Ok(());
        }
        Err(self.why_not_placed(rules, id, cell, rotation))
    }

    /// The reason why the tile may not be placed like this.
    #[cold]
    fn why_not_placed(&self, rules: &Variant, id: TileId, cell: Cell, rotation: Rotation) -> Illegal {
        let name = rules.layout().name(cell);
        if self.occupied().contains(cell) {
            return Illegal::CellTaken { cell: name };
        }
        if !self.frontier().contains(cell) {
            return Illegal::NotBeside { cell: name };
        }
        let tile = rules.tile(id);
        let mut distinct = tile.slabs.rotations();
        let same = distinct
            .find(|&lower| !tile.kind.needs_a_way_in() || tile.slabs.turned(lower) == tile.slabs.turned(rotation));
        if let Some(same_as) = same.filter(|&lower| lower != rotation) {
            return Illegal::RepeatedRotation { rotation, same_as };
        }
        let sixths = |to: Rotation| (to.index() + 6 - rotation.index()) % 6;
        let cure = self.rotations_on(rules, id, cell).min_by_key(|&to| sixths(to).min(6 - sixths(to)));
        Illegal::NoWayIn { cell: name, cure }
    }

    // ---- Bidding -------------------------------------------------------------------------------

    /// The least bid that counts now (T9.3).
    #[must_use]
    pub fn least_bid(&self, rules: &Variant) -> u32 {
        match self.phase() {
            Phase::Bid(auction) => match auction.bid {
                Some((bid, _)) => bid + 1,
                None => rules.def().auction.least_bid,
            },
            _ => rules.def().auction.least_bid,
        }
    }

    // ---- Acting --------------------------------------------------------------------------------

    /// The base camp and the seat's own camps.
    #[must_use]
    pub fn camp_cells(&self, rules: &Variant, seat: Seat) -> CellSet {
        CellSet::of(rules.base_camp()) | self.camps(seat)
    }

    fn afford(&self, what: Purchase, cost: Cost) -> Result<(), Illegal> {
        let need = cost.ok_or(Illegal::SwitchedOff { what })?;
        if need > self.points() { Err(Illegal::NotEnoughPoints { what, need, have: self.points() }) } else { Ok(()) }
    }

    fn check_piece(&self, rules: &Variant, what: Purchase, piece: Piece, cell: Cell) -> Result<(), Illegal> {
        if self.band(cell, self.seat()).has(piece) {
            Ok(())
        } else {
            Err(Illegal::NoPieceThere { piece, cell: rules.layout().name(cell), what })
        }
    }

    fn check_own_camp(&self, rules: &Variant, what: Purchase, cell: Cell) -> Result<(), Illegal> {
        if self.camp_cells(rules, self.seat()).contains(cell) {
            Ok(())
        } else {
            Err(Illegal::NotOwnCamp { cell: rules.layout().name(cell), what })
        }
    }

    fn check_enter(&self, rules: &Variant, piece: Piece, camp: Cell) -> Result<(), Illegal> {
        self.check_own_camp(rules, Purchase::Enter, camp)?;
        if !self.reserve(self.seat()).has(piece) {
            return Err(Illegal::ReserveEmpty { piece });
        }
        self.afford(Purchase::Enter, Some(rules.costs().enter))
    }

    fn check_transfer(&self, rules: &Variant, piece: Piece, from: Cell, to: Cell) -> Result<(), Illegal> {
        let what = Purchase::Transfer;
        self.check_own_camp(rules, what, from)?;
        self.check_own_camp(rules, what, to)?;
        if from == to {
            return Err(Illegal::SameCamp { cell: rules.layout().name(from) });
        }
        self.check_piece(rules, what, piece, from)?;
        self.afford(what, rules.costs().transfer)
    }

    fn check_move(&self, rules: &Variant, piece: Piece, from: Cell, to: Cell) -> Result<(), Illegal> {
        let what = Purchase::Move;
        self.check_piece(rules, what, piece, from)?;
        let (from_name, to_name) = (rules.layout().name(from), rules.layout().name(to));
        // The plainest reason first: a player who points at an empty cell or a tile far away that nobody can enter is told that, rather
        // than that the cells are no neighbours.
        let Some(tile) = self.tile(to) else { return Err(Illegal::NoTile { cell: to_name }) };
        if !rules.tile(tile).kind.can_be_entered() {
            return Err(Illegal::NoEntry { cell: to_name });
        }
        let Some(side) = rules.layout().side_towards(from, to) else {
            return Err(Illegal::NotNeighbours { from: from_name, to: to_name });
        };
        let cost = self.passage(from, side).ok_or(Illegal::NoPassage { from: from_name, to: to_name })?;
        self.afford(what, Some(cost))
    }

    fn check_uncover(&self, rules: &Variant, temple: Cell) -> Result<(), Illegal> {
        let what = Purchase::Uncover;
        let name = rules.layout().name(temple);
        if !self.temples().contains(temple) {
            return Err(Illegal::NoTemple { cell: name, what });
        }
        if let Some((owner, _)) = self.guard(temple) {
            return Err(Illegal::Guarded { temple: name, owner });
        }
        let tier = self.level(temple) + 1;
        if !has_tier(&self.supply, tier) {
            return Err(Illegal::NoTierLeft { tier });
        }
        let limit = rules.uncover_limit();
        if self.worked(temple) >= limit {
            return Err(Illegal::UncoverLimit { temple: name, limit });
        }
        self.check_workers(rules, what, temple)?;
        self.afford(what, rules.costs().uncover)
    }

    fn check_dig(&self, rules: &Variant, ruin: Cell) -> Result<(), Illegal> {
        let what = Purchase::Dig;
        let name = rules.layout().name(ruin);
        if !self.ruins().contains(ruin) {
            let is_ruin = self.tile(ruin).is_some_and(|tile| matches!(rules.tile(tile).kind, TileKind::Ruin(_)));
            return Err(if is_ruin { Illegal::RuinEmpty { ruin: name } } else { Illegal::NoRuin { cell: name } });
        }
        let limit = rules.dig_limit();
        if self.worked(ruin) >= limit {
            return Err(Illegal::DigLimit { ruin: name, limit });
        }
        self.check_workers(rules, what, ruin)?;
        self.afford(what, rules.costs().dig)
    }

    /// T5.9, T5.10: the n-th time in a turn needs n pieces there at that moment.
    fn check_workers(&self, rules: &Variant, what: Purchase, site: Cell) -> Result<(), Illegal> {
        let (need, have) = (self.worked(site) + 1, self.band(site, self.seat()).pieces());
        if have >= need {
            return Ok(());
        }
        let cell = rules.layout().name(site);
        Err(Illegal::TooFewPieces { cell, need, have, what })
    }

    fn check_exchange(&self, rules: &Variant, give: Treasure, with: Seat, take: Treasure) -> Result<(), Illegal> {
        if with == self.seat() {
            return Err(Illegal::ExchangeWithSelf);
        }
        if give == take {
            return Err(Illegal::SameKind { kind: give });
        }
        let (own, theirs) = (self.treasures_of(self.seat(), give), self.treasures_of(with, take));
        if own != 1 {
            return Err(Illegal::NotOwnedOnce { kind: give, have: own });
        }
        if theirs != 1 {
            return Err(Illegal::NotTheirsOnce { seat: with, kind: take, have: theirs });
        }
        self.afford(Purchase::Exchange, rules.costs().exchange)
    }

    /// Checks that any exchange at all may be made now (T5.6).
    ///
    /// # Errors
    /// The reason why none may, whatever is given and taken.
    pub fn check_any_exchange(&self, rules: &Variant) -> Result<(), Illegal> {
        if self.phase() != Phase::Act {
            return Err(Illegal::OutOfPhase { asked: self.asked() });
        }
        let own = self.singles(self.seat());
        if own == 0 {
            return Err(Illegal::NothingToGive);
        }
        let others = self.seats().iter().filter(|&&other| other != self.seat());
        // Two treasures of the same kind are not swapped (T5.14).
        let something = |theirs: u16| theirs != 0 && (theirs != own || own.count_ones() > 1);
        if !others.map(|&other| self.singles(other)).any(something) {
            return Err(Illegal::NothingToTake);
        }
        self.afford(Purchase::Exchange, rules.costs().exchange)
    }

    fn check_camp(&self, rules: &Variant, site: Cell) -> Result<(), Illegal> {
        let cell = rules.layout().name(site);
        if site == rules.base_camp() {
            return Err(Illegal::BaseCamp { cell });
        }
        if !self.clearings().contains(site) {
            return Err(Illegal::NoClearing { cell });
        }
        if let Some(owner) = self.camp(site) {
            return Err(Illegal::CampThere { cell, owner });
        }
        if !self.present(self.seat()).contains(site) {
            return Err(Illegal::NobodyThere { cell, what: Purchase::Camp });
        }
        if self.camps_left(self.seat()) == 0 {
            return Err(Illegal::NoCampLeft { limit: rules.camps() });
        }
        self.afford(Purchase::Camp, rules.costs().camp)
    }

    fn check_guard(&self, rules: &Variant, temple: Cell, piece: Piece) -> Result<(), Illegal> {
        let what = Purchase::Guard;
        let name = rules.layout().name(temple);
        if !self.temples().contains(temple) {
            return Err(Illegal::NoTemple { cell: name, what });
        }
        if let Some((owner, _)) = self.guard(temple) {
            return Err(Illegal::Guarded { temple: name, owner });
        }
        self.check_piece(rules, what, piece, temple)?;
        let (own, best) = (self.strength(rules, temple, self.seat()), self.strongest_other(rules, temple, self.seat()));
        if own <= best {
            return Err(Illegal::NotStrongest { temple: name, own, best });
        }
        if self.guards_set(self.seat()) >= rules.guards() {
            return Err(Illegal::NoGuardLeft { limit: rules.guards() });
        }
        self.afford(what, rules.costs().guard)
    }

    // ---- All together --------------------------------------------------------------------------

    fn asked(&self) -> Asked {
        match self.phase() {
            Phase::Draw => Asked::Draw,
            Phase::Reveal => Asked::Reveal,
            Phase::Bid(_) => Asked::Bid,
            Phase::Choose => Asked::Choose,
            Phase::Place(_) => Asked::Place,
            Phase::Act if self.scoring().is_some() => Asked::ScoringAct,
            Phase::Act => Asked::Act,
            Phase::Over => Asked::Nothing,
        }
    }

    /// Checks that the action may be played now.
    ///
    /// # Errors
    /// The reason why it may not, with the rule.
    #[inline]
    pub fn check(&self, rules: &Variant, action: Action) -> Result<(), Illegal> {
        // A cell, tile or seat that this game does not have is in none of its sets, so `check_known` refuses it too;
        // only then is the better reason looked for.
        self.check_known(rules, action).map_err(|reason| self.unknown_part(rules, action).unwrap_or(reason))
    }

    /// The refusal of an action that names a seat, a cell or a tile that is not in this game.
    #[cold]
    fn unknown_part(&self, rules: &Variant, action: Action) -> Option<Illegal> {
        let off_board =
            |cells: &[Cell]| cells.iter().any(|&cell| !rules.cells().contains(cell)).then_some(Illegal::NoSuchCell);
        match action {
            Action::Draw(tile) | Action::Choose(tile) => (!rules.has_tile(tile)).then_some(Illegal::NoSuchTile),
            Action::Place { cell, .. }
            | Action::Enter { camp: cell, .. }
            | Action::Uncover(cell)
            | Action::Dig(cell)
            | Action::Camp(cell)
            | Action::Guard { temple: cell, .. } => off_board(&[cell]),
            Action::Transfer { from, to, .. } | Action::Move { from, to, .. } => off_board(&[from, to]),
            Action::Exchange { with, .. } => {
                (with.index() >= usize::from(self.players())).then_some(Illegal::NoSuchSeat { seat: with })
            }
            Action::Reveal(_) | Action::Bid(_) | Action::Pass | Action::End => None,
        }
    }

    fn check_known(&self, rules: &Variant, action: Action) -> Result<(), Illegal> {
        match (self.phase(), action) {
            (Phase::Draw, Action::Draw(tile)) => {
                if self.drawable(rules).contains(tile) {
                    return Ok(());
                }
                Err(Illegal::NotDrawable { tile: rules.tile(tile).name })
            }
            (Phase::Reveal, Action::Reveal(kind)) => {
                if self.hidden_of(kind) > 0 {
                    Ok(())
                } else {
                    Err(Illegal::NotHidden { kind })
                }
            }
            (Phase::Bid(_), Action::Pass) | (Phase::Act, Action::End) => Ok(()),
            (Phase::Bid(_), Action::Bid(bid)) => {
                let (least, score) = (self.least_bid(rules), self.score(self.seat()));
                if bid < least {
                    return Err(Illegal::BidTooLow { bid, least });
                }
                if bid > score { Err(Illegal::BidAboveScore { bid, score }) } else { Ok(()) }
            }
            (Phase::Choose, Action::Choose(tile)) => {
                if self.face_up.contains(tile) {
                    return Ok(());
                }
                Err(Illegal::NotFaceUp { tile: rules.tile(tile).name })
            }
            (Phase::Place(tile), Action::Place { cell, rotation }) => self.check_place(rules, tile, cell, rotation),
            (Phase::Act, Action::Enter { piece, camp }) => self.check_enter(rules, piece, camp),
            (Phase::Act, Action::Transfer { piece, from, to }) => self.check_transfer(rules, piece, from, to),
            (Phase::Act, Action::Move { piece, from, to }) => self.check_move(rules, piece, from, to),
            (Phase::Act, Action::Uncover(temple)) => self.check_uncover(rules, temple),
            (Phase::Act, Action::Dig(ruin)) => self.check_dig(rules, ruin),
            (Phase::Act, Action::Exchange { give, with, take }) => self.check_exchange(rules, give, with, take),
            (Phase::Act, Action::Camp(site)) => self.check_camp(rules, site),
            (Phase::Act, Action::Guard { temple, piece }) => self.check_guard(rules, temple, piece),
            _ => Err(Illegal::OutOfPhase { asked: self.asked() }),
        }
    }

    /// The kinds that a seat owns exactly once, as bits.
    pub(super) fn singles(&self, seat: Seat) -> u16 {
        // Eight kinds at once, a byte each: a byte is 1 where it differs from 1 in nothing. Then the top bits of the bytes
        // are gathered by a multiplication that brings each of them to a place of its own.
        const ONES: u64 = 0x0101_0101_0101_0101;
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let singles = |copies: u64| {
            let differs = copies ^ ONES;
            let is_zero = !((differs & !(ONES << 7)) + !(ONES << 7) | differs) & ONES << 7;
            ((is_zero >> 7).wrapping_mul(GATHER) >> 56) as u16
        };
        let mut copies = [0; 16];
        copies[..MAX_TREASURES].copy_from_slice(&self.player(seat).treasures);
        let owned = u128::from_le_bytes(copies);
        singles(owned as u64) | singles((owned >> 64) as u64) << 8
    }
}
