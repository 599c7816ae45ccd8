//! The actions that may be played: `check` says why not. What it accepts, `listing` lists; what an action does, `apply`
//! decides.

use super::action::{Action, Piece, Stack};
use super::card::{CardId, Effect, Place, SLOTS};
use super::effect::{Doing, Resume, Source};
use super::illegal::{Asked, Illegal, Purchase, Rule};
use super::state::{Filling, Phase, State};
use super::tile::Side;
use super::variant::{Cost, MAX_TOKEN, Variant};
use crate::expedition::{MAX_TREASURES, TileId, TileName, Treasure, has_tier};
use crate::game::Seat;
use crate::hex::{Cell, Rotation};

type Check = Result<(), Illegal>;

fn ensure(holds: bool, reason: Illegal) -> Check {
    if holds { Ok(()) } else { Err(reason) }
}

impl State {
    /// Checks that the action may be played now.
    ///
    /// # Errors
    /// The reason why it may not, with the rule.
    pub fn check(&self, rules: &Variant, action: Action) -> Check {
        // A cell, tile or seat that this game does not have is in none of its sets, so `check_known` refuses it too;
        // only then is the better reason looked for.
        self.check_known(rules, action).map_err(|reason| self.unknown_part(rules, action).unwrap_or(reason))
    }

    /// The refusal of an action that names a seat, a cell or a thing that is not in this game.
    #[cold]
    fn unknown_part(&self, rules: &Variant, action: Action) -> Option<Illegal> {
        let cells: [Option<Cell>; 2] = match action {
            Action::Show { ruin: cell, .. }
            | Action::Place { cell, .. }
            | Action::Enter { camp: cell, .. }
            | Action::Camp(cell)
            | Action::LaySlab(Side { cell, .. })
            | Action::Uncover(cell)
            | Action::Guard { temple: cell, .. }
            | Action::Dig(cell)
            | Action::Put { cell, .. } => [Some(cell), None],
            Action::Move { from, to, .. }
            | Action::MoveCamp { from, to }
            | Action::Transfer { from, to, .. }
            | Action::Jump { from, to, .. } => [Some(from), Some(to)],
            Action::MoveSlab { from, to } => [Some(from.cell), Some(to.cell)],
            _ => [None, None],
        };
        if cells.into_iter().flatten().any(|cell| !rules.layout().cells().contains(cell)) {
            return Some(Illegal::NoSuchCell);
        }
        let has_card = |card: CardId| card.index() < rules.cards().len();
        let is_known = match action {
            Action::Deal(power) => power.index() < rules.powers().len(),
            Action::TurnUp(card) | Action::DraftCard(card) | Action::Play { card, .. } => has_card(card),
            Action::Keep { card, over } => has_card(card) && over.is_none_or(has_card),
            Action::Draw(tile) | Action::DraftTile(tile) | Action::Place { tile, .. } | Action::Discard(tile) => {
                rules.has_tile(tile)
            }
            Action::Power(slot) => usize::from(slot) < SLOTS,
            Action::Exchange { give, and, .. } => and.is_none_or(|and| give <= and),
            _ => true,
        };
        if !is_known {
            return Some(Illegal::NoSuchThing);
        }
        match action {
            Action::Exchange { with, .. } if with.index() >= usize::from(self.players()) => {
                Some(Illegal::NoSuchSeat { seat: with })
            }
            _ => None,
        }
    }

    fn asked(&self) -> Asked {
        match self.phase() {
            Phase::Deal => Asked::Deal,
            Phase::Fill(Filling::Card) => Asked::Card,
            Phase::Fill(Filling::Token) => Asked::Token,
            Phase::Fill(Filling::Tile) => Asked::Draw,
            Phase::Draft => Asked::Draft,
            Phase::Turn => Asked::Turn,
            Phase::Act | Phase::Effect if self.scoring().is_some() => Asked::ScoringAct,
            Phase::Act | Phase::Effect => Asked::Act,
            Phase::Reveal(..) => Asked::Reveal,
            Phase::Show => Asked::Show,
            Phase::Over => Asked::Nothing,
        }
    }

    fn check_known(&self, rules: &Variant, action: Action) -> Check {
        let checked = match self.phase() {
            Phase::Deal | Phase::Fill(_) | Phase::Reveal(..) | Phase::Show => self.check_chance(rules, action),
            Phase::Draft => self.check_draft(rules, action),
            Phase::Turn => self.check_turn(rules, action),
            Phase::Act => self.check_act(rules, action),
            Phase::Effect => self.doing().and_then(|doing| self.check_step(rules, doing, action)),
            Phase::Over => None,
        };
        checked.unwrap_or_else(|| Err(Illegal::OutOfPhase { asked: self.asked() }))
    }

    // ---- Chance --------------------------------------------------------------------------------

    fn check_chance(&self, rules: &Variant, action: Action) -> Option<Check> {
        let reason = match (self.phase(), action) {
            (Phase::Deal, Action::Deal(_)) => Illegal::PowerDealt,
            (Phase::Fill(Filling::Card), Action::TurnUp(card)) => {
                Illegal::CardNotLeft { card: rules.card(card).number }
            }
            (Phase::Fill(Filling::Token), Action::Token(value)) => Illegal::TokenNotLeft { value },
            (Phase::Fill(Filling::Tile), Action::Draw(tile)) => Illegal::NotDrawable { tile: rules.tile(tile).name },
            (Phase::Reveal(..), Action::Reveal(kind)) => Illegal::NotHidden { kind, rule: Rule::new(10, 4) },
            (Phase::Show, Action::Show { ruin, kind }) => match self.next_shown(rules) {
                Some((next, _)) if next != ruin => Illegal::NotShown { cell: rules.layout().name(next) },
                _ => Illegal::NotHidden { kind, rule: Rule::new(10, 3) },
            },
            _ => return None,
        };
        let mut is_possible = false;
        self.each_outcome(rules, |outcome, _| is_possible |= outcome == action);
        Some(ensure(is_possible, reason))
    }

    // ---- Drafting ------------------------------------------------------------------------------

    fn check_draft(&self, rules: &Variant, action: Action) -> Option<Check> {
        let seat = self.seat();
        Some(match action {
            Action::DraftOrder(place) => {
                let Some(&taken) = self.next_order().get(usize::from(place)) else {
                    return Some(Err(Illegal::NoSuchPlace { places: self.players() }));
                };
                match taken {
                    _ if self.next_order().contains(&Some(seat)) => Err(Illegal::OrderDrafted),
                    Some(owner) => Err(Illegal::PlaceTaken { owner }),
                    None => Ok(()),
                }
            }
            Action::DraftToken(value) => {
                if self.token(seat).is_some() {
                    return Some(Err(Illegal::TokenDrafted));
                }
                let has = self.display_tokens.get(usize::from(value)).is_some_and(|&copies| copies > 0);
                ensure(has && usize::from(value) <= MAX_TOKEN, Illegal::NoTokenThere { value })
            }
            Action::DraftTile(tile) => {
                if !self.display_tiles.contains(tile) {
                    return Some(Err(Illegal::NoTileThere { tile: rules.tile(tile).name }));
                }
                ensure(self.may_draft_tile(rules, seat), Illegal::TilesDrafted)
            }
            Action::DraftCard(card) => {
                let most = rules.right_places(self.players());
                if self.right(seat).len() >= most.into() {
                    return Some(Err(Illegal::CardsDrafted { most }));
                }
                let number = rules.card(card).number;
                ensure(self.display_cards[card.index()] > 0, Illegal::NoCardThere { card: number })
            }
            _ => return None,
        })
    }

    // ---- Turns ---------------------------------------------------------------------------------

    fn check_turn(&self, rules: &Variant, action: Action) -> Option<Check> {
        let seat = self.seat();
        Some(match action {
            Action::Keep { card, over } => self.check_keep(rules, card, over),
            Action::Play { card, from } => {
                let hand = if from == Place::Right { self.right(seat) } else { self.left(seat) };
                let number = rules.card(card).number;
                if hand.find(card).is_none() {
                    Err(Illegal::NoSuchCard { card: number, rule: Rule::new(3, 10) })
                } else {
                    ensure(!rules.card(card).effect.is_permanent(), Illegal::Permanent { card: number })
                }
            }
            Action::Activate => ensure(self.token(seat).is_some(), Illegal::NoToken),
            Action::Place { tile, cell, rotation } => {
                let name = rules.tile(tile).name;
                ensure(self.tiles(seat).contains(tile), Illegal::NotYourTile { tile: name })
                    .and_then(|()| self.check_place(rules, tile, cell, rotation))
            }
            Action::Discard(tile) => {
                let name: TileName = rules.tile(tile).name;
                if self.tiles(seat).contains(tile) {
                    ensure(self.sites(rules, seat).is_empty(), Illegal::HasPlace { tile: name })
                } else {
                    Err(Illegal::NotYourTile { tile: name })
                }
            }
            Action::Pass => self.check_pass(rules),
            Action::Power(slot) => self.check_power(rules, slot),
            Action::Look => self.check_look(rules),
            _ => return None,
        })
    }

    fn check_keep(&self, rules: &Variant, card: CardId, over: Option<CardId>) -> Check {
        let seat = self.seat();
        let number = |card: CardId| rules.card(card).number;
        let missing = |card: CardId| Illegal::NoSuchCard { card: number(card), rule: Rule::new(3, 9) };
        ensure(self.right(seat).find(card).is_some(), missing(card))?;
        let places = rules.left_places(self.players());
        let is_full = self.left(seat).len() >= places.into();
        match over {
            None => ensure(!is_full, Illegal::NoPlaceFree { places }),
            Some(_) if !is_full => Err(Illegal::PlaceFree),
            Some(over) => ensure(self.left(seat).find(over).is_some(), missing(over)),
        }
    }

    fn check_place(&self, rules: &Variant, tile: TileId, cell: Cell, rotation: Rotation) -> Check {
        let name = rules.layout().name(cell);
        let rule = Rule::new(4, 1);
        ensure(self.jungle(rules).contains(cell), Illegal::CellTaken { cell: name, rule })?;
        ensure(!rules.dotted().contains(cell), Illegal::Dotted { cell: name })?;
        ensure(self.is_free_of_others(rules, cell, self.seat()), Illegal::NotFree { cell: name, rule })?;
        check_rotation(rules, tile, rotation)
    }

    fn check_card_tile(&self, rules: &Variant, tile: TileId, cell: Cell, rotation: Rotation) -> Check {
        let name = rules.layout().name(cell);
        let rule = Rule::new(4, 5);
        ensure(self.jungle(rules).contains(cell), Illegal::CellTaken { cell: name, rule })?;
        ensure(rules.dotted().contains(cell), Illegal::NotDotted { cell: name })?;
        ensure(self.is_free_of_others(rules, cell, self.seat()), Illegal::NotFree { cell: name, rule })?;
        check_rotation(rules, tile, rotation)?;
        let fitting = self.rotations_with_access(rules, tile, cell);
        ensure(fitting.contains(rotation), Illegal::NoAccess { cell: name })
    }

    /// L3.13: checks that the seat may pass.
    fn check_pass(&self, rules: &Variant) -> Check {
        let seat = self.seat();
        ensure(self.token(seat).is_none(), Illegal::TokenLeft)?;
        ensure(self.tiles(seat).is_empty(), Illegal::TileLeft)?;
        let mut left = self.right(seat).as_slice().iter().map(|held| rules.card(held.card));
        match left.find(|card| !card.effect.is_permanent()) {
            Some(card) => Err(Illegal::CardLeft { card: card.number }),
            None => Ok(()),
        }
    }

    /// The effect of a power of the seat, as it would begin now.
    pub(super) fn power_doing(&self, rules: &Variant, slot: u8) -> Option<Doing> {
        let tile = self.power(self.seat())?;
        let effect = *rules.power(tile).effects.get(usize::from(slot))?;
        let resume = if self.phase() == Phase::Act { Resume::Act } else { Resume::Turn };
        Some(Doing::new(Source::Power { tile, slot }, effect, resume))
    }

    /// L3.12: checks that the seat may use this power.
    pub(super) fn check_power(&self, rules: &Variant, slot: u8) -> Check {
        ensure(self.power_used(self.seat()).is_none(), Illegal::PowerUsed)?;
        let doing = self.power_doing(rules, slot).ok_or(Illegal::NoSuchThing)?;
        let is_useful = match doing.effect {
            Effect::ActionPoints(_) => self.phase() == Phase::Act,
            _ => self.has_step(rules, &doing),
        };
        ensure(is_useful, Illegal::PowerUseless)
    }

    /// L7.6: checks that the seat may look.
    pub(super) fn check_look(&self, rules: &Variant) -> Check {
        ensure(self.scoring().is_none(), Illegal::NoLookInScoring)?;
        ensure(self.looking_card(rules, self.seat()).is_some(), Illegal::NoLook)?;
        ensure(!self.unseen_tops(rules, self.seat()).is_empty(), Illegal::NothingToLookAt)
    }

    // ---- Spending points -----------------------------------------------------------------------

    fn afford(&self, what: Purchase, cost: Cost) -> Check {
        let need = cost.ok_or(Illegal::SwitchedOff { what })?;
        ensure(need <= self.points(), Illegal::NotEnoughPoints { what, need, have: self.points() })
    }

    fn check_act(&self, rules: &Variant, action: Action) -> Option<Check> {
        let costs = rules.costs();
        Some(match action {
            Action::Enter { piece, camp } => {
                self.check_enter(rules, piece, camp).and_then(|()| self.afford(Purchase::Enter, costs.enter))
            }
            Action::Move { piece, from, to } => {
                self.check_move(rules, piece, from, to).and_then(|cost| self.afford(Purchase::Move, Some(cost)))
            }
            Action::Camp(site) => self.check_camp(rules, site).and_then(|()| self.afford(Purchase::Camp, costs.camp)),
            Action::Transfer { piece, from, to } => self
                .check_transfer(rules, piece, from, to)
                .and_then(|()| self.afford(Purchase::Transfer, costs.transfer)),
            Action::LaySlab(side) => {
                self.check_lay_slab(rules, side).and_then(|()| self.afford(Purchase::Slab, costs.slab))
            }
            Action::MoveSlab { from, to } => {
                self.check_move_slab(rules, from, to).and_then(|()| self.afford(Purchase::Slab, costs.slab))
            }
            Action::Recruit(piece) => self.check_recruit(piece).and_then(|()| match piece {
                Piece::Explorer => self.afford(Purchase::RecruitExplorer, costs.recruit_explorer),
                Piece::Leader => self.afford(Purchase::RecruitLeader, costs.recruit_leader),
            }),
            Action::Uncover(temple) => self.check_bought_tier(rules, temple),
            Action::Guard { temple, piece } => self.check_guard(rules, temple, piece),
            Action::Dig(ruin) => self.check_bought_dig(rules, ruin),
            Action::Exchange { give, and, with, take } => self
                .check_exchange(rules, give, and, with, take)
                .and_then(|()| self.afford(Purchase::Exchange, costs.exchange)),
            Action::End => Ok(()),
            Action::Power(slot) => self.check_power(rules, slot),
            Action::Look => self.check_look(rules),
            _ => return None,
        })
    }

    fn check_own_camp(&self, rules: &Variant, what: Purchase, cell: Cell) -> Check {
        let cell_name = rules.layout().name(cell);
        ensure(self.camp_cells(rules, self.seat()).contains(cell), Illegal::NotOwnCamp { cell: cell_name, what })
    }

    fn check_piece(&self, rules: &Variant, piece: Piece, cell: Cell, rule: Rule) -> Check {
        let name = rules.layout().name(cell);
        ensure(self.band(cell, self.seat()).has(piece), Illegal::NoPieceThere { piece, cell: name, rule })
    }

    fn check_available(&self, piece: Piece, rule: Rule) -> Check {
        ensure(self.reserve(self.seat()).has(piece), Illegal::ReserveEmpty { piece, rule })
    }

    fn check_enter(&self, rules: &Variant, piece: Piece, camp: Cell) -> Check {
        self.check_own_camp(rules, Purchase::Enter, camp)?;
        self.check_available(piece, Purchase::Enter.rule())
    }

    /// Checks a move but for its cost, and gives it.
    fn check_move(&self, rules: &Variant, piece: Piece, from: Cell, to: Cell) -> Result<u8, Illegal> {
        self.check_piece(rules, piece, from, Purchase::Move.rule())?;
        let names = (rules.layout().name(from), rules.layout().name(to));
        let Some(side) = rules.layout().side_towards(from, to) else {
            return Err(Illegal::NotNeighbours { from: names.0, to: names.1 });
        };
        match self.passage(from, side) {
            0 => Err(Illegal::NoPassage { from: names.0, to: names.1 }),
            cost => Ok(cost),
        }
    }

    fn check_transfer(&self, rules: &Variant, piece: Piece, from: Cell, to: Cell) -> Check {
        let what = Purchase::Transfer;
        self.check_own_camp(rules, what, from)?;
        self.check_own_camp(rules, what, to)?;
        ensure(from != to, Illegal::SameCell { cell: rules.layout().name(from), rule: what.rule() })?;
        self.check_piece(rules, piece, from, what.rule())
    }

    /// L5.3: checks that a camp can stand on a hex.
    fn check_site(&self, rules: &Variant, site: Cell) -> Check {
        let cell = rules.layout().name(site);
        ensure(site != rules.base_camp(), Illegal::BaseCamp { cell })?;
        ensure(self.clearings().contains(site), Illegal::NoClearing { cell })?;
        if let Some(owner) = self.camp(site) {
            return Err(Illegal::CampThere { cell, owner });
        }
        let rule = Purchase::Camp.rule();
        ensure(self.is_free_of_others(rules, site, self.seat()), Illegal::NotFree { cell, rule })
    }

    fn check_camp(&self, rules: &Variant, site: Cell) -> Check {
        self.check_site(rules, site)?;
        ensure(self.camps_left(self.seat()) > 0, Illegal::NoCampLeft { limit: rules.camps() })
    }

    fn check_side(rules: &Variant, side: Side) -> Check {
        let is_named = Side::DIRECTIONS.contains(&side.direction);
        let has_next = rules.layout().neighbour(side.cell, side.direction).is_some();
        ensure(is_named && has_next, Illegal::NoSide { cell: rules.layout().name(side.cell) })
    }

    fn check_lay_slab(&self, rules: &Variant, side: Side) -> Check {
        Self::check_side(rules, side)?;
        ensure(self.slab_supply(rules) > 0, Illegal::NoSlabLeft)
    }

    fn check_move_slab(&self, rules: &Variant, from: Side, to: Side) -> Check {
        Self::check_side(rules, from)?;
        Self::check_side(rules, to)?;
        ensure(self.slab_supply(rules) == 0, Illegal::SlabLeft)?;
        ensure(self.slabs().contains(from), Illegal::NoSlabThere { cell: rules.layout().name(from.cell) })?;
        ensure(from != to, Illegal::SameSide)
    }

    fn check_recruit(&self, piece: Piece) -> Check {
        ensure(self.unavailable(self.seat()).has(piece), Illegal::NoneToRecruit { piece })
    }

    /// Checks that a temple can get its next tier, whoever stands there.
    fn check_tier(&self, rules: &Variant, temple: Cell, rule: Rule) -> Check {
        let cell = rules.layout().name(temple);
        ensure(self.temples().contains(temple), Illegal::NoTemple { cell, rule })?;
        if let Some((owner, _)) = self.guard(temple) {
            return Err(Illegal::Guarded { temple: cell, owner, rule });
        }
        let tier = self.level(temple) + 1;
        ensure(has_tier(self.supply(), tier), Illegal::NoTierLeft { tier })
    }

    fn check_members(&self, rules: &Variant, cell: Cell, need: u8, rule: Rule) -> Check {
        let have = self.band(cell, self.seat()).members();
        ensure(have >= need, Illegal::TooFewMembers { cell: rules.layout().name(cell), need, have, rule })
    }

    fn check_bought_tier(&self, rules: &Variant, temple: Cell) -> Check {
        let rule = Purchase::Uncover.rule();
        self.check_tier(rules, temple, rule)?;
        let (limit, worked) = (rules.uncover_limit(), self.worked(temple));
        ensure(worked < limit, Illegal::UncoverLimit { temple: rules.layout().name(temple), limit })?;
        self.check_members(rules, temple, worked + 1, rule)?;
        self.afford(Purchase::Uncover, rules.costs().uncover)
    }

    fn check_guard(&self, rules: &Variant, temple: Cell, piece: Piece) -> Check {
        let rule = Purchase::Guard.rule();
        let cell = rules.layout().name(temple);
        ensure(self.temples().contains(temple), Illegal::NoTemple { cell, rule })?;
        if let Some((owner, _)) = self.guard(temple) {
            return Err(Illegal::Guarded { temple: cell, owner, rule });
        }
        self.check_piece(rules, piece, temple, rule)?;
        let (own, best) = (self.strength(rules, temple, self.seat()), self.strongest_other(rules, temple, self.seat()));
        ensure(own > best, Illegal::NotStrongest { temple: cell, own, best })?;
        ensure(self.guards_set(self.seat()) < rules.guards(), Illegal::NoGuardLeft { limit: rules.guards() })?;
        self.afford(Purchase::Guard, rules.costs().guard)
    }

    fn check_ruin(&self, rules: &Variant, ruin: Cell, rule: Rule) -> Check {
        ensure(self.ruins().contains(ruin), Illegal::NoRuin { cell: rules.layout().name(ruin), rule })
    }

    fn check_bought_dig(&self, rules: &Variant, ruin: Cell) -> Check {
        let rule = Purchase::Dig.rule();
        self.check_ruin(rules, ruin, rule)?;
        let (limit, worked) = (rules.dig_limit(), self.worked(ruin));
        ensure(worked < limit, Illegal::DigLimit { ruin: rules.layout().name(ruin), limit })?;
        self.check_members(rules, ruin, worked + 1, rule)?;
        self.afford(Purchase::Dig, rules.costs().dig)
    }

    fn check_exchange(
        &self,
        rules: &Variant,
        give: Treasure,
        and: Option<Treasure>,
        with: Seat,
        take: Treasure,
    ) -> Check {
        let seat = self.seat();
        ensure(with != seat, Illegal::ExchangeWithSelf)?;
        ensure(with.index() < usize::from(self.players()), Illegal::NoSuchSeat { seat: with })?;
        ensure(and.is_none_or(|and| give <= and), Illegal::NoSuchThing)?;
        let count = 1 + u8::from(and.is_some());
        ensure(count <= rules.most_exchanged(), Illegal::TooManyExchanged { most: rules.most_exchanged() })?;
        let (own, theirs) = (self.treasures_of(seat, take), self.treasures_of(with, take));
        ensure(theirs >= count, Illegal::NotTheirs { seat: with, kind: take, have: theirs })?;
        ensure(own >= theirs, Illegal::FewerOwned { seat: with, kind: take, own, theirs })?;
        for kind in std::iter::once(give).chain(and) {
            ensure(kind != take, Illegal::SameKind { kind })?;
            let need = if and == Some(give) { 2 } else { 1 };
            let have = self.treasures_of(seat, kind);
            ensure(have >= need, Illegal::NotOwned { kind, have })?;
            // L5.12
            let is_more = theirs == count || have > self.treasures_of(with, kind);
            ensure(is_more, Illegal::NotMoreOwned { seat: with, kind })?;
        }
        Ok(())
    }

    // ---- Steps of effects ----------------------------------------------------------------------

    /// Checks a step of an effect. `None` for what is no step of any.
    pub(super) fn check_step(&self, rules: &Variant, doing: &Doing, action: Action) -> Option<Check> {
        let rule = doing.effect.rule();
        Some(match (doing.effect, action) {
            (_, Action::Done) => match doing.left {
                2 if doing.is_bound() => Err(Illegal::Bound { what: "take one of the treasures seen" }),
                _ if doing.is_bound() => Err(Illegal::Bound { what: "stack the treasures that are left" }),
                _ => Ok(()),
            },
            (Effect::PutRuin(_) | Effect::Scout, Action::Put { piece: Piece::Explorer, cell }) => {
                if doing.is_bound() || doing.left == 0 {
                    return Some(Err(Illegal::NotAStep { rule }));
                }
                check_fixed(rules, doing.cell, cell, rule)
                    .and_then(|()| self.check_ruin(rules, cell, rule))
                    .and_then(|()| self.check_available(Piece::Explorer, rule))
            }
            (Effect::PutTemple(_), Action::Put { piece: Piece::Explorer, cell }) => {
                let name = rules.layout().name(cell);
                check_left(doing)
                    .and_then(|()| ensure(self.temples().contains(cell), Illegal::NoTemple { cell: name, rule }))
                    .and_then(|()| self.check_available(Piece::Explorer, rule))
            }
            (Effect::Camp(_), Action::Put { piece, cell }) if doing.cell.is_some() => check_left(doing)
                .and_then(|()| check_fixed(rules, doing.cell, cell, rule))
                .and_then(|()| self.check_available(piece, rule)),
            (Effect::Dig(_), Action::Dig(ruin)) => check_left(doing)
                .and_then(|()| self.check_ruin(rules, ruin, rule))
                .and_then(|()| self.check_members(rules, ruin, doing.used.count(ruin) as u8 + 1, rule)),
            (Effect::Scout, Action::Take(kind)) if doing.left == 2 => {
                let can_be = doing.cell.is_some_and(|ruin| self.can_lie(rules, ruin, kind));
                ensure(can_be, Illegal::NotInRuin { kind })
            }
            (Effect::Scout, Action::Stack(stack)) if doing.left == 1 => {
                let can_be = doing.cell.is_some_and(|ruin| self.can_be_stack(rules, ruin, stack));
                ensure(can_be, Illegal::OtherStack)
            }
            (Effect::UncoverOne(_), Action::Uncover(temple)) => check_left(doing)
                .and_then(|()| check_fixed(rules, doing.cell, temple, rule))
                .and_then(|()| self.check_tier(rules, temple, rule))
                .and_then(|()| self.check_members(rules, temple, doing.used.count(temple) as u8 + 1, rule)),
            (Effect::UncoverEach(_), Action::Uncover(temple)) => {
                let name = rules.layout().name(temple);
                check_left(doing)
                    .and_then(|()| self.check_tier(rules, temple, rule))
                    .and_then(|()| ensure(!doing.used.contains(temple), Illegal::SameTemple { temple: name }))
                    .and_then(|()| self.check_members(rules, temple, 1, rule))
            }
            (Effect::Camp(_), Action::Camp(site)) if doing.cell.is_none() => self.check_camp(rules, site),
            (Effect::Camp(_), Action::MoveCamp { from, to }) if doing.cell.is_none() => {
                let cell = rules.layout().name(from);
                ensure(self.camps(self.seat()).contains(from), Illegal::NoCampThere { cell })
                    .and_then(|()| ensure(self.camps_left(self.seat()) == 0, Illegal::CampLeft))
                    .and_then(|()| self.check_site(rules, to))
            }
            (Effect::Recruit { .. }, Action::Recruit(piece)) => {
                let left = if piece == Piece::Explorer { doing.left } else { doing.leaders };
                ensure(left > 0, Illegal::NotAStep { rule }).and_then(|()| self.check_recruit(piece))
            }
            (Effect::Jump, Action::Jump { piece, from, to }) => {
                let name = rules.layout().name(to);
                check_fixed(rules, doing.cell, from, rule)
                    .and_then(|()| check_fixed(rules, doing.to, to, rule))
                    .and_then(|()| ensure(from != to, Illegal::SameCell { cell: name, rule }))
                    .and_then(|()| ensure(rules.layout().cells().contains(to), Illegal::NoSuchCell))
                    .and_then(|()| self.check_piece(rules, piece, from, rule))
            }
            (Effect::Steps(_), Action::Move { piece, from, to }) => self
                .check_move(rules, piece, from, to)
                .and_then(|need| ensure(need <= doing.left, Illegal::NotEnoughSteps { need, have: doing.left })),
            (Effect::Steps(_), Action::Transfer { piece, from, to }) => {
                check_left(doing).and_then(|()| self.check_transfer(rules, piece, from, to))
            }
            (Effect::Slab, Action::LaySlab(side)) => check_left(doing).and_then(|()| self.check_lay_slab(rules, side)),
            (Effect::Slab, Action::MoveSlab { from, to }) => {
                check_left(doing).and_then(|()| self.check_move_slab(rules, from, to))
            }
            (Effect::Tile(_) | Effect::Lake | Effect::Volcano, Action::Place { tile, cell, rotation }) => {
                let name = rules.tile(tile).name;
                let is_it = self.card_tile(rules, doing.effect) == Some(tile);
                ensure(is_it, Illegal::NotThisTile { tile: name })
                    .and_then(|()| self.check_card_tile(rules, tile, cell, rotation))
            }
            (Effect::Deploy(_), Action::Enter { piece, camp }) => {
                check_left(doing).and_then(|()| self.check_enter(rules, piece, camp))
            }
            (Effect::Exchange(_), Action::Exchange { give, and, with, take }) => {
                check_left(doing).and_then(|()| self.check_exchange(rules, give, and, with, take))
            }
            // L3.12: not in the middle of an effect.
            (_, Action::Power(_)) => Err(Illegal::NotAStep { rule: Rule::new(3, 12) }),
            _ => Err(Illegal::NotAStep { rule }),
        })
    }

    /// L7.7: true if a treasure of this kind can lie in the ruin, as far as the viewer knows.
    pub(super) fn can_lie(&self, rules: &Variant, ruin: Cell, kind: Treasure) -> bool {
        self.stack(rules, ruin).any(|buried| match buried.kind() {
            Some(known) => known == kind,
            None => self.hidden[kind.index()] > 0,
        })
    }

    /// For each kind, how many treasures of it the stack of a ruin has at least, and how many more it may have; and how
    /// many treasures it has in all.
    pub(super) fn contents(&self, rules: &Variant, ruin: Cell) -> Contents {
        let mut contents = Contents { known: [0; MAX_TREASURES], unknown: 0, all: 0 };
        for buried in self.stack(rules, ruin) {
            contents.all += 1;
            match buried.kind() {
                Some(kind) => contents.known[kind.index()] += 1,
                None => contents.unknown += 1,
            }
        }
        contents
    }

    /// L7.7: true if the treasures of the ruin can be stacked like this, as far as the viewer knows.
    fn can_be_stack(&self, rules: &Variant, ruin: Cell, stack: Stack) -> bool {
        let contents = self.contents(rules, ruin);
        stack.len() == contents.all
            && Treasure::ALL.into_iter().all(|kind| {
                let (count, known) = (stack.count(kind) as u8, contents.known[kind.index()]);
                let most = if contents.unknown > 0 { known + self.hidden[kind.index()] } else { known };
                (known..=most).contains(&count)
            })
    }
}

/// The treasures of a stack as far as they are known.
pub(super) struct Contents {
    /// The number of those of each kind that are known.
    pub(super) known: [u8; MAX_TREASURES],
    /// The number of the others.
    pub(super) unknown: u8,
    /// The number of all.
    pub(super) all: usize,
}

/// Checks that the effect has a step left.
fn check_left(doing: &Doing) -> Check {
    ensure(doing.left > 0, Illegal::NotAStep { rule: doing.effect.rule() })
}

/// Checks that a step is made where the first one was.
fn check_fixed(rules: &Variant, fixed: Option<Cell>, cell: Cell, rule: Rule) -> Check {
    let elsewhere = |fixed: Cell| Illegal::OtherCell { cell: rules.layout().name(fixed), rule };
    fixed.map_or(Ok(()), |fixed| ensure(fixed == cell, elsewhere(fixed)))
}

/// L4.6: of rotations that look the same only the lowest is legal.
fn check_rotation(rules: &Variant, tile: TileId, rotation: Rotation) -> Check {
    let slabs = &rules.tile(tile).slabs;
    let same = slabs.rotations().find(|&lower| slabs.turned(lower) == slabs.turned(rotation));
    match same.filter(|&lower| lower != rotation) {
        Some(same_as) => Err(Illegal::RepeatedRotation { rotation, same_as }),
        None => Ok(()),
    }
}
