//! All that may be played: what `check` of `legal` accepts, in a fixed order.

use std::ops::ControlFlow;

use super::action::{Action, Piece, Stack};
use super::card::{Effect, Place, SLOTS, kinds};
use super::effect::Doing;
use super::state::{Phase, Sight, State};
use super::tile::Side;
use super::variant::{Cost, Variant};
use crate::expedition::{Treasure, has_tier};
use crate::game::Actor;
use crate::hex::{Cell, CellSet, Direction};

/// Goes on, or has found enough.
type Flow = ControlFlow<()>;

/// Tells all of these actions.
fn all(to: &mut impl FnMut(Action) -> Flow, mut actions: impl Iterator<Item = Action>) -> Flow {
    actions.try_for_each(to)
}

impl State {
    /// Writes every legal action into `out` (cleared first), chance's included, in a fixed order. In a view the actions of
    /// others are not listed (L10.5).
    pub fn legal_actions(&self, rules: &Variant, out: &mut Vec<Action>) {
        out.clear();
        let is_others = match (self.sight, self.actor()) {
            (Sight::Seat(viewer), Actor::Seat(seat)) => viewer != seat,
            (Sight::Onlooker, Actor::Seat(_)) => true,
            _ => false,
        };
        if is_others {
            return;
        }
        // The taker goes on to the end.
        let _ = self.each_action(rules, &mut |action| {
            out.push(action);
            ControlFlow::Continue(())
        });
    }

    /// One of the legal actions, which `choose` says by its place among so many in the order of
    /// [`State::legal_actions`]. The many places for slab tokens are counted and not listed.
    pub fn choose_legal(
        &self,
        rules: &Variant,
        list: &mut Vec<Action>,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        if self.phase() != Phase::Act || self.sight != Sight::Whole {
            self.legal_actions(rules, list);
            return if list.is_empty() { None } else { list.get(choose(list.len())).copied() };
        }
        list.clear();
        let write = |list: &mut Vec<Action>, action| {
            list.push(action);
            ControlFlow::Continue(())
        };
        // The taker goes on to the end.
        let _ = self.acts_before_slabs(rules, &mut |action| write(list, action));
        let before = list.len();
        let slabs = if self.pays(rules.costs().slab) { self.slab_count(rules) } else { 0 };
        let _ = self.acts_after_slabs(rules, &mut |action| write(list, action));
        let index = choose(list.len() + slabs);
        if index < before {
            list.get(index).copied()
        } else if index < before + slabs {
            self.nth_slab(rules, index - before)
        } else {
            list.get(index - slabs).copied()
        }
    }

    /// Writes what chance may do, with weights, into `out` (cleared first).
    pub fn outcomes(&self, rules: &Variant, out: &mut Vec<(Action, u32)>) {
        out.clear();
        self.each_outcome(rules, |action, weight| out.push((action, weight)));
    }

    /// True if the effect has any step left beside its end.
    pub(super) fn has_step(&self, rules: &Variant, doing: &Doing) -> bool {
        self.each_step(rules, doing, &mut |_| ControlFlow::Break(())).is_break()
    }

    fn each_action(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        match self.phase() {
            Phase::Deal | Phase::Fill(_) | Phase::Reveal(..) | Phase::Show => {
                let mut flow = ControlFlow::Continue(());
                self.each_outcome(rules, |action, _| {
                    if flow.is_continue() {
                        flow = to(action);
                    }
                });
                flow
            }
            Phase::Draft => self.drafts(rules, to),
            Phase::Turn => self.turns(rules, to),
            Phase::Act => self.acts(rules, to),
            Phase::Effect => {
                let Some(doing) = self.doing() else { return ControlFlow::Continue(()) };
                self.each_step(rules, doing, to)?;
                if doing.is_bound() { ControlFlow::Continue(()) } else { to(Action::Done) }
            }
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    fn drafts(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = self.seat();
        if !self.next_order().contains(&Some(seat)) {
            let free = (0..).zip(self.next_order()).filter(|(_, taken)| taken.is_none());
            all(to, free.map(|(place, _)| Action::DraftOrder(place)))?;
        }
        if self.token(seat).is_none() {
            let there = (0..).zip(self.display_tokens).filter(|&(_, copies)| copies > 0);
            all(to, there.map(|(value, _)| Action::DraftToken(value)))?;
        }
        if self.may_draft_tile(rules, seat) {
            all(to, self.display_tiles.iter().map(Action::DraftTile))?;
        }
        if self.right(seat).len() < rules.right_places(self.players()).into() {
            all(to, kinds(&self.display_cards).map(|(card, _)| Action::DraftCard(card)))?;
        }
        ControlFlow::Continue(())
    }

    fn turns(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = self.seat();
        // Equal cards lie beside each other; of each kind the first one is meant.
        let distinct = |hand: &super::card::Hand| {
            let hand = *hand;
            (0..hand.len()).filter_map(move |index| {
                let cards = hand.as_slice();
                let is_first = index == 0 || cards[index - 1].card != cards[index].card;
                is_first.then(|| cards[index].card)
            })
        };
        let is_full = self.left(seat).len() >= rules.left_places(self.players()).into();
        for card in distinct(self.right(seat)) {
            if is_full {
                all(to, distinct(self.left(seat)).map(|over| Action::Keep { card, over: Some(over) }))?;
            } else {
                to(Action::Keep { card, over: None })?;
            }
        }
        for (hand, from) in [(self.right(seat), Place::Right), (self.left(seat), Place::Left)] {
            let playable = distinct(hand).filter(|&card| !rules.card(card).effect.is_permanent());
            all(to, playable.map(|card| Action::Play { card, from }))?;
        }
        if self.token(seat).is_some() {
            to(Action::Activate)?;
        }
        if !self.tiles(seat).is_empty() {
            let sites = self.sites(rules, seat);
            for tile in self.tiles(seat).iter() {
                if sites.is_empty() {
                    to(Action::Discard(tile))?;
                }
                for cell in sites {
                    let rotations = rules.tile(tile).slabs.rotations();
                    all(to, rotations.map(|rotation| Action::Place { tile, cell, rotation }))?;
                }
            }
        }
        let has_card = self.right(seat).as_slice().iter().any(|held| !rules.card(held.card).effect.is_permanent());
        if self.token(seat).is_none() && self.tiles(seat).is_empty() && !has_card {
            to(Action::Pass)?;
        }
        self.free_actions(rules, to)
    }

    /// L3.8: powers, and looking.
    fn free_actions(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.power_used(self.seat()).is_none() {
            let usable = (0..SLOTS as u8).filter(|&slot| self.check_power(rules, slot).is_ok());
            all(to, usable.map(Action::Power))?;
        }
        if self.check_look(rules).is_ok() {
            to(Action::Look)?;
        }
        ControlFlow::Continue(())
    }

    /// L5: everything that the acting seat can pay for and do.
    fn acts(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        self.acts_before_slabs(rules, to)?;
        if self.pays(rules.costs().slab) {
            self.slab_places(rules, to)?;
        }
        self.acts_after_slabs(rules, to)
    }

    /// True if the points left pay for this.
    fn pays(&self, cost: Cost) -> bool {
        cost.is_some_and(|cost| cost <= self.points())
    }

    fn acts_before_slabs(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let (seat, costs) = (self.seat(), rules.costs());
        let pays = |cost| self.pays(cost);
        if pays(costs.enter) {
            self.enters(rules, to)?;
        }
        self.moves(rules, self.points(), to)?;
        if pays(costs.camp) && self.camps_left(seat) > 0 {
            all(to, self.camp_sites(rules).into_iter().map(Action::Camp))?;
        }
        if pays(costs.transfer) {
            self.transfers(rules, to)?;
        }
        ControlFlow::Continue(())
    }

    fn acts_after_slabs(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let (seat, costs) = (self.seat(), rules.costs());
        let pays = |cost| self.pays(cost);
        for (piece, cost) in [(Piece::Explorer, costs.recruit_explorer), (Piece::Leader, costs.recruit_leader)] {
            if pays(cost) && self.unavailable(seat).has(piece) {
                to(Action::Recruit(piece))?;
            }
        }
        let here = self.present(seat);
        if pays(costs.uncover) {
            let limit = rules.uncover_limit();
            let ready = |temple: &Cell| {
                let worked = self.worked(*temple);
                worked < limit && self.band(*temple, seat).members() > worked
            };
            all(to, self.growing(here).filter(ready).map(Action::Uncover))?;
        }
        if pays(costs.guard) && self.guards_set(seat) < rules.guards() {
            for temple in (here & self.temples()) - self.guarded() {
                if self.leads(rules, temple, seat) {
                    let sorts = self.band(temple, seat).sorts();
                    all(to, sorts.map(|piece| Action::Guard { temple, piece }))?;
                }
            }
        }
        if pays(costs.dig) {
            let limit = rules.dig_limit();
            let ready = |ruin: &Cell| {
                let worked = self.worked(*ruin);
                worked < limit && self.band(*ruin, seat).members() > worked
            };
            all(to, (here & self.ruins()).into_iter().filter(ready).map(Action::Dig))?;
        }
        if pays(costs.exchange) {
            self.exchanges(rules, to)?;
        }
        to(Action::End)?;
        self.free_actions(rules, to)
    }

    fn enters(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let camps = self.camp_cells(rules, self.seat());
        for piece in self.reserve(self.seat()).sorts() {
            all(to, camps.into_iter().map(|camp| Action::Enter { piece, camp }))?;
        }
        ControlFlow::Continue(())
    }

    fn moves(&self, rules: &Variant, points: u8, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = self.seat();
        for from in self.present(seat) {
            let sorts = self.band(from, seat).sorts();
            for side in Direction::ALL {
                let Some(next) = rules.layout().neighbour(from, side) else { continue };
                if (1..=points).contains(&self.passage(from, side)) {
                    all(to, sorts.clone().map(|piece| Action::Move { piece, from, to: next }))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn transfers(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = self.seat();
        let camps = self.camp_cells(rules, seat);
        for from in camps & self.present(seat) {
            for piece in self.band(from, seat).sorts() {
                let others = camps - CellSet::of(from);
                all(to, others.into_iter().map(|to| Action::Transfer { piece, from, to }))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The clearings for a camp of the seat (L5.3).
    #[must_use]
    pub fn camp_sites(&self, rules: &Variant) -> CellSet {
        self.free_of_others(rules, self.clearings() - self.all_camps(), self.seat())
    }

    fn slab_places(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        if self.slab_supply(rules) > 0 {
            return all(to, rules.sides.iter().copied().map(Action::LaySlab));
        }
        for from in self.distinct_slabs() {
            let others = rules.sides.iter().copied().filter(|&side| side != from);
            all(to, others.map(|to| Action::MoveSlab { from, to }))?;
        }
        ControlFlow::Continue(())
    }

    /// The number of places for a slab token that are listed.
    fn slab_count(&self, rules: &Variant) -> usize {
        let sides = rules.sides.len();
        if self.slab_supply(rules) > 0 { sides } else { self.distinct_slabs().count() * sides.saturating_sub(1) }
    }

    /// One of these places, in the order in which they are listed.
    fn nth_slab(&self, rules: &Variant, index: usize) -> Option<Action> {
        if self.slab_supply(rules) > 0 {
            return rules.sides.get(index).copied().map(Action::LaySlab);
        }
        let others = rules.sides.len().saturating_sub(1).max(1);
        let from = self.distinct_slabs().nth(index / others)?;
        // It does not go where it lies already.
        let own = rules.sides.binary_search(&from).ok()?;
        let place = index % others;
        let to = *rules.sides.get(place + usize::from(place >= own))?;
        Some(Action::MoveSlab { from, to })
    }

    /// The sides with a slab token, each once.
    fn distinct_slabs(&self) -> impl Iterator<Item = Side> {
        let laid = self.slabs().as_slice();
        laid.iter().enumerate().filter(|&(index, from)| !laid[..index].contains(from)).map(|(_, &from)| from)
    }

    /// The temples among these cells that have no guard and can get a tier.
    fn growing(&self, cells: CellSet) -> impl Iterator<Item = Cell> {
        let temples = (cells & self.temples()) - self.guarded();
        temples.into_iter().filter(|&temple| has_tier(self.supply(), self.level(temple) + 1))
    }

    fn exchanges(&self, rules: &Variant, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = self.seat();
        let kinds = &Treasure::ALL[..rules.treasure_kinds];
        for &with in self.seats().iter().filter(|&&other| other != seat) {
            for &take in kinds {
                let (own, theirs) = (self.treasures_of(seat, take), self.treasures_of(with, take));
                if theirs == 0 || own < theirs {
                    continue;
                }
                let may_give = |kind: Treasure, count: u8| {
                    let have = self.treasures_of(seat, kind);
                    kind != take && have > 0 && (theirs == count || have > self.treasures_of(with, kind))
                };
                let gifts = kinds.iter().filter(|&&give| may_give(give, 1));
                all(to, gifts.map(|&give| Action::Exchange { give, and: None, with, take }))?;
                if theirs < 2 || rules.most_exchanged() < 2 {
                    continue;
                }
                for &give in kinds.iter().filter(|&&give| may_give(give, 2)) {
                    for &and in &kinds[give.index()..] {
                        if may_give(and, 2) && (and != give || self.treasures_of(seat, give) > 1) {
                            to(Action::Exchange { give, and: Some(and), with, take })?;
                        }
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// L7, L9.2: every step of an effect beside its end.
    fn each_step(&self, rules: &Variant, doing: &Doing, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let seat = self.seat();
        let fixed = |cells: CellSet, fixed: Option<Cell>| fixed.map_or(cells, |cell| cells & CellSet::of(cell));
        let here = self.present(seat);
        let has_explorer = self.reserve(seat).has(Piece::Explorer);
        let put = |cell| Action::Put { piece: Piece::Explorer, cell };
        match doing.effect {
            Effect::Treasures(_) | Effect::Look | Effect::ActionPoints(_) => ControlFlow::Continue(()),
            Effect::Recruit { .. } => {
                for (piece, left) in [(Piece::Explorer, doing.left), (Piece::Leader, doing.leaders)] {
                    if left > 0 && self.unavailable(seat).has(piece) {
                        to(Action::Recruit(piece))?;
                    }
                }
                ControlFlow::Continue(())
            }
            Effect::Camp(_) => match doing.cell {
                None if self.camps_left(seat) > 0 => all(to, self.camp_sites(rules).into_iter().map(Action::Camp)),
                None => {
                    let sites = self.camp_sites(rules);
                    for from in self.camps(seat) {
                        all(to, sites.into_iter().map(|to| Action::MoveCamp { from, to }))?;
                    }
                    ControlFlow::Continue(())
                }
                Some(cell) if doing.left > 0 => {
                    all(to, self.reserve(seat).sorts().map(|piece| Action::Put { piece, cell }))
                }
                Some(_) => ControlFlow::Continue(()),
            },
            Effect::Jump => {
                for from in fixed(here, doing.cell) {
                    for piece in self.band(from, seat).sorts() {
                        let goals = fixed(rules.layout().cells(), doing.to) - CellSet::of(from);
                        all(to, goals.into_iter().map(|to| Action::Jump { piece, from, to }))?;
                    }
                }
                ControlFlow::Continue(())
            }
            Effect::Tile(_) | Effect::Lake | Effect::Volcano => {
                let Some(tile) = self.card_tile(rules, doing.effect) else { return ControlFlow::Continue(()) };
                for cell in self.card_sites(rules, seat) {
                    let rotations = self.rotations_with_access(rules, tile, cell);
                    all(to, rotations.map(|rotation| Action::Place { tile, cell, rotation }))?;
                }
                ControlFlow::Continue(())
            }
            Effect::Scout if doing.left == 1 => {
                let Some(ruin) = doing.cell else { return ControlFlow::Continue(()) };
                self.stacks(rules, ruin, Stack::default(), to)
            }
            Effect::Scout if doing.left == 2 => {
                let Some(ruin) = doing.cell else { return ControlFlow::Continue(()) };
                let there = Treasure::ALL.into_iter().filter(|&kind| self.can_lie(rules, ruin, kind));
                all(to, there.map(Action::Take))
            }
            // What remains has steps that are counted.
            _ if doing.left == 0 => ControlFlow::Continue(()),
            Effect::PutRuin(_) | Effect::Scout => {
                let ruins = if has_explorer { fixed(self.ruins(), doing.cell) } else { CellSet::EMPTY };
                all(to, ruins.into_iter().map(put))
            }
            Effect::PutTemple(_) => {
                let temples = if has_explorer { self.temples() } else { CellSet::EMPTY };
                all(to, temples.into_iter().map(put))
            }
            Effect::Dig(_) => {
                let ready = |ruin: &Cell| usize::from(self.band(*ruin, seat).members()) > doing.used.count(*ruin);
                all(to, (here & self.ruins()).into_iter().filter(ready).map(Action::Dig))
            }
            Effect::UncoverOne(_) => {
                let ready = |temple: &Cell| usize::from(self.band(*temple, seat).members()) > doing.used.count(*temple);
                all(to, self.growing(fixed(here, doing.cell)).filter(ready).map(Action::Uncover))
            }
            Effect::UncoverEach(_) => {
                let ready = |temple: &Cell| !doing.used.contains(*temple);
                all(to, self.growing(here).filter(ready).map(Action::Uncover))
            }
            Effect::Steps(_) => {
                self.moves(rules, doing.left, to)?;
                self.transfers(rules, to)
            }
            Effect::Slab => self.slab_places(rules, to),
            Effect::Deploy(_) => self.enters(rules, to),
            Effect::Exchange(_) => self.exchanges(rules, to),
        }
    }

    /// L7.7: every order of the treasures of a ruin that begins like this, as far as the viewer knows them.
    fn stacks(&self, rules: &Variant, ruin: Cell, begun: Stack, to: &mut impl FnMut(Action) -> Flow) -> Flow {
        let contents = self.contents(rules, ruin);
        if begun.len() == contents.all {
            return to(Action::Stack(begun));
        }
        for kind in Treasure::ALL {
            let mut longer = begun;
            longer.push(kind);
            let beyond = |kind: Treasure| (longer.count(kind) as u8).saturating_sub(contents.known[kind.index()]);
            let all_beyond: u8 = Treasure::ALL.into_iter().map(beyond).sum();
            if all_beyond <= contents.unknown && beyond(kind) <= self.hidden[kind.index()] {
                self.stacks(rules, ruin, longer, to)?;
            }
        }
        ControlFlow::Continue(())
    }
}
