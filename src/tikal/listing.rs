//! All that may be played: what `check` of `legal` accepts, in a fixed order, as a list or one of it by its number.
//!
//! The actions are gone through in groups, each of which knows how many actions it has before any of them is made. So
//! random games count the groups and make the one action that they play; a list makes them all.

use std::iter::once;
use std::ops::ControlFlow;

use super::action::Action;
use super::state::{Phase, State};
use super::variant::{Cost, Variant};
use crate::expedition::{Treasure, has_tier};
use crate::hex::CellSet;

/// A taker of groups of actions; goes on until it has found enough.
trait Taker {
    /// Takes the next group: how many actions it has, and all of them in their order.
    fn take(&mut self, count: usize, group: impl Iterator<Item = Action>) -> ControlFlow<Action>;
}

/// Writes all of them down.
struct Lister<'a>(&'a mut Vec<Action>);

impl Taker for Lister<'_> {
    #[inline]
    fn take(&mut self, _count: usize, group: impl Iterator<Item = Action>) -> ControlFlow<Action> {
        group.for_each(|action| self.0.push(action));
        ControlFlow::Continue(())
    }
}

/// Counts them, and makes none.
struct Counter(usize);

impl Taker for Counter {
    #[inline]
    fn take(&mut self, count: usize, _group: impl Iterator<Item = Action>) -> ControlFlow<Action> {
        self.0 += count;
        ControlFlow::Continue(())
    }
}

/// Makes the one that so many others come before.
struct Picker(usize);

impl Taker for Picker {
    #[inline]
    fn take(&mut self, count: usize, mut group: impl Iterator<Item = Action>) -> ControlFlow<Action> {
        match self.0.checked_sub(count) {
            Some(left) => self.0 = left,
            None => {
                if let Some(picked) = group.nth(self.0) {
                    return ControlFlow::Break(picked);
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The kinds of treasures in a set of bits.
fn kinds(mut set: u16) -> impl Iterator<Item = Treasure> {
    std::iter::from_fn(move || {
        let kind = Treasure::from_index(set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(kind)
    })
}

impl State {
    /// Writes every legal action into `out` (cleared first), chance's included, in a fixed order.
    pub fn legal_actions(&self, rules: &Variant, out: &mut Vec<Action>) {
        out.clear();
        // A list takes every group to the end.
        let _ = self.go_through(rules, &mut Lister(out));
    }

    /// One of the legal actions: `choose` is told how many there are, at least one, and says which one in their order.
    /// `None` if there is none, or not so many.
    pub fn choose_legal(&self, rules: &Variant, choose: impl FnOnce(usize) -> usize) -> Option<Action> {
        let mut counter = Counter(0);
        let _ = self.go_through(rules, &mut counter);
        if counter.0 == 0 {
            return None;
        }
        self.go_through(rules, &mut Picker(choose(counter.0))).break_value()
    }

    /// Writes what chance may do, with weights, into `out` (cleared first): each tile of the group
    /// evenly, each treasure in proportion to how many of its kind are hidden (T10).
    pub fn outcomes(&self, rules: &Variant, out: &mut Vec<(Action, u32)>) {
        out.clear();
        match self.phase() {
            Phase::Draw => out.extend(self.drawable(rules).iter().map(|tile| (Action::Draw(tile), 1))),
            Phase::Reveal => out.extend(
                Treasure::ALL
                    .into_iter()
                    .zip(self.hidden)
                    .filter(|&(_, left)| left > 0)
                    .map(|(kind, left)| (Action::Reveal(kind), left.into())),
            ),
            _ => {}
        }
    }

    #[inline]
    fn go_through(&self, rules: &Variant, to: &mut impl Taker) -> ControlFlow<Action> {
        match self.phase() {
            Phase::Act => self.acts(rules, to),
            Phase::Place(tile) => {
                for cell in self.frontier() {
                    let rotations = self.rotations_on(rules, tile, cell);
                    to.take(rotations.len(), rotations.map(|rotation| Action::Place { cell, rotation }))?;
                }
                ControlFlow::Continue(())
            }
            Phase::Draw => {
                let tiles = self.drawable(rules);
                to.take(tiles.len(), tiles.iter().map(Action::Draw))
            }
            Phase::Reveal => {
                let hidden = || Treasure::ALL.into_iter().filter(|&kind| self.hidden_of(kind) > 0);
                to.take(hidden().count(), hidden().map(Action::Reveal))
            }
            Phase::Bid(_) => {
                let bids = self.least_bid(rules)..=self.score(self.seat());
                to.take(bids.clone().count(), bids.map(Action::Bid))?;
                to.take(1, once(Action::Pass))
            }
            Phase::Choose => {
                let tiles = self.face_up.as_slice();
                to.take(tiles.len(), tiles.iter().map(|&tile| Action::Choose(tile)))
            }
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    /// T5: everything that the acting seat can pay for and do.
    #[inline]
    fn acts(&self, rules: &Variant, to: &mut impl Taker) -> ControlFlow<Action> {
        let (seat, points, costs) = (self.seat(), self.points(), rules.costs());
        let here = self.present(seat);
        let pays = |cost: Cost| cost.is_some_and(|cost| cost <= points);
        if points > 0 {
            let camps = self.camp_cells(rules, seat);
            let count = camps.len();
            if costs.enter <= points {
                for piece in self.reserve(seat).sorts() {
                    to.take(count, camps.into_iter().map(|camp| Action::Enter { piece, camp }))?;
                }
            }
            if pays(costs.transfer) && count > 1 {
                for from in camps & here {
                    let others = camps - CellSet::of(from);
                    for piece in self.band(from, seat).sorts() {
                        to.take(count - 1, others.into_iter().map(|to| Action::Transfer { piece, from, to }))?;
                    }
                }
            }
            for from in here {
                let (sorts, sides) = (self.band(from, seat).sorts(), self.affordable(from, points));
                let count = sides.len() * sorts.len();
                let neighbours = sides.filter_map(|side| rules.layout().neighbour(from, side));
                let moves = neighbours.flat_map(|to| sorts.clone().map(move |piece| Action::Move { piece, from, to }));
                to.take(count, moves)?;
            }
            let open_temples = (here & self.temples()) - self.guarded();
            if pays(costs.uncover) {
                for temple in open_temples {
                    let (worked, tier) = (self.worked(temple), self.level(temple) + 1);
                    if worked < rules.uncover_limit()
                        && self.band(temple, seat).pieces() > worked
                        && has_tier(&self.supply, tier)
                    {
                        to.take(1, once(Action::Uncover(temple)))?;
                    }
                }
            }
            if pays(costs.dig) {
                for ruin in here & self.ruins() {
                    let worked = self.worked(ruin);
                    if worked < rules.dig_limit() && self.band(ruin, seat).pieces() > worked {
                        to.take(1, once(Action::Dig(ruin)))?;
                    }
                }
            }
            if pays(costs.exchange) {
                self.exchanges(to)?;
            }
            if pays(costs.camp) && self.camps_left(seat) > 0 {
                let sites = (here & self.clearings()) - self.all_camps();
                to.take(sites.len(), sites.into_iter().map(Action::Camp))?;
            }
            if pays(costs.guard) && self.guards_set(seat) < rules.guards() {
                for temple in open_temples {
                    if self.strength(rules, temple, seat) > self.strongest_other(rules, temple, seat) {
                        let sorts = self.band(temple, seat).sorts();
                        to.take(sorts.len(), sorts.map(|piece| Action::Guard { temple, piece }))?;
                    }
                }
            }
        }
        to.take(1, once(Action::End))
    }

    fn exchanges(&self, to: &mut impl Taker) -> ControlFlow<Action> {
        let seat = self.seat();
        let own = self.singles(seat);
        if own == 0 {
            return ControlFlow::Continue(());
        }
        let among = |set: u16| set.count_ones() as usize;
        for &with in self.seats().iter().filter(|&&other| other != seat) {
            let theirs = self.singles(with);
            // Every own kind for every one of theirs that is another.
            let swaps = kinds(own).flat_map(|give| {
                kinds(theirs & !(1 << give.index())).map(move |take| Action::Exchange { give, with, take })
            });
            to.take(among(own) * among(theirs) - among(own & theirs), swaps)?;
        }
        ControlFlow::Continue(())
    }
}
