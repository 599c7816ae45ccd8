//! All that may be played: what `check` of `legal` accepts, in a fixed order.

use super::action::Action;
use super::card::{Adventurer, Card};
use super::definition::Ability;
use super::phase::Phase;
use super::state::{Hand, Sight, State};
use super::variant::Variant;
use crate::game::Actor;

impl State {
    /// Writes every legal action into `out` (cleared first), chance's included, in a fixed order. In a view the actions of
    /// others are not listed (C14.8).
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
        match self.phase() {
            Phase::Act => self.each_act(rules, |action| out.push(action)),
            Phase::Choose => out.extend(self.dealt(self.seat()).map(Action::Choose)),
            Phase::Load => {
                if self.ability(rules, self.seat()) == Some(Ability::Endurance) {
                    out.push(Action::Endurance);
                }
                out.extend(kinds(self.hand(self.seat())).map(Action::Discard));
                out.push(Action::Ready);
            }
            Phase::Rescue => self.each_rescue(rules, |action| out.push(action)),
            Phase::Substitute => {
                out.extend(self.open_corners(rules).map(Action::Enter));
                out.push(Action::Wait);
            }
            _ => self.each_outcome(rules, |action, _| out.push(action)),
        }
    }

    /// Writes what chance may do, with weights, into `out` (cleared first).
    pub fn outcomes(&self, rules: &Variant, out: &mut Vec<(Action, u32)>) {
        out.clear();
        self.each_outcome(rules, |action, weight| out.push((action, weight)));
    }

    /// The adventurers that are not dealt (C2.4).
    pub(super) fn undealt<'a>(&'a self, rules: &'a Variant) -> impl Iterator<Item = Adventurer> + use<'a> {
        let dealt = self.seats().iter().flat_map(|&seat| self.dealt(seat));
        let taken = dealt.fold(0_u32, |taken, who| taken | 1 << who.index());
        rules.adventurers().filter(move |who| taken >> who.index() & 1 == 0)
    }

    /// C3.6: everything that the seat can do in its turn.
    fn each_act(&self, rules: &Variant, mut to: impl FnMut(Action)) {
        let here = rules.place(self.here(rules));
        let there = |square: &_| self.is_there(rules, *square);
        let steps = || here.steps.iter().filter(there);
        if self.actions_left() > 0 {
            steps().map(Action::Step).for_each(&mut to);
            if self.check_search(rules).is_ok() {
                to(Action::Search);
            }
            if self.check_decipher(rules).is_ok() {
                to(Action::Decipher);
            }
            if self.check_pick(rules).is_ok() {
                to(Action::Pick);
            }
            self.lock().each_choice(|dice| to(Action::Reroll(dice)));
            if self.check_climb(rules).is_ok() {
                to(Action::Climb);
            }
            if self.check_jump(rules).is_ok() {
                to(Action::Jump);
            }
            if self.check_leaping(rules).is_ok() {
                let leaps = here.leaps.iter().map(|&(square, _)| square);
                leaps.filter(|&square| self.check_leap(rules, square).is_ok()).map(Action::Leap).for_each(&mut to);
            }
        }
        match self.ability(rules, self.seat()) {
            Some(Ability::Sprint) if self.check_sprinting(rules).is_ok() => {
                steps().map(Action::Sprint).for_each(&mut to);
            }
            Some(Ability::Linguistics) => {
                let beside = here.steps.iter().filter(|&square| self.check_linguistics(rules, square).is_ok());
                beside.map(Action::Linguistics).for_each(&mut to);
            }
            Some(Ability::Lockpicking) if self.check_lockpick(rules).is_ok() => to(Action::Lockpick),
            _ => {}
        }
        to(Action::End);
    }

    /// C8.4: what can be done against the river.
    fn each_rescue(&self, rules: &Variant, mut to: impl FnMut(Action)) {
        let has_begun = self.rescue().is_some_and(|rescue| rescue.to_leave > 0);
        if !has_begun && self.ability(rules, self.seat()) == Some(Ability::Swimming) {
            to(Action::Swim);
        }
        if self.check_leaving(rules).is_ok() {
            kinds(self.hand(self.seat())).map(Action::Leave).for_each(&mut to);
        }
        if !has_begun {
            to(Action::Fall);
        }
    }
}

/// The different treasures in a hand.
fn kinds(hand: &Hand) -> impl Iterator<Item = Card> + '_ {
    let cards = hand.as_slice();
    let is_first = |&(index, card): &(usize, &Card)| index == 0 || cards[index - 1] != *card;
    cards.iter().enumerate().filter(is_first).map(|(_, card)| *card)
}
