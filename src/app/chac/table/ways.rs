//! The squares of the board that a click leads to, and the actions that it plays there.
//!
//! Decides which action a click on a square asks for: a step, or several as far as nothing happens on the way; the ability
//! that is begun; a corner for a substitute. What can be reached, and what it risks, `insight` works out.

use super::Table;
use crate::chac::{Ability, Action, Phase, Square, SquareSet, State, Variant};
use crate::game::NoEvents;
use crate::insight::chac::{Prospect, Reach, prospect};

/// The meaning of a click on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intent {
    /// One step, or several.
    Walk,
    /// The ability that is begun is used there.
    Ability(Ability),
    /// A substitute comes in there.
    Enter,
}

/// A square that a click leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// The square.
    pub square: Square,
    /// The meaning of the click.
    pub intent: Intent,
    /// The actions that it plays, one after the other.
    pub actions: Vec<Action>,
    /// The things that may come of the last of them; nothing in a purist game.
    pub prospect: Option<Prospect>,
    /// True if they would be other things by what the viewer alone knows, which is hidden.
    pub leaves_out: bool,
}

impl Way {
    /// The actions of the turn that it takes.
    #[must_use]
    pub fn cost(&self) -> u8 {
        let is_paid = |action: &&Action| matches!(action, Action::Step(_) | Action::Leap(_));
        self.actions.iter().filter(is_paid).count() as u8
    }
}

impl Table {
    /// Works out the squares to which a click leads the person who acts now.
    pub(super) fn find_ways(&self) -> Vec<Way> {
        if self.person_to_move().is_none() {
            return Vec::new();
        }
        let (rules, state) = (self.rules(), self.state());
        let way = |square, intent, actions: Vec<Action>| {
            let told_by = |state: &State| (!self.is_purist()).then(|| told_of(rules, state, &actions)).flatten();
            let prospect = told_by(self.now_in_sight());
            let leaves_out = self.own.known.now.is_some() && prospect.is_some() && told_by(state) != prospect;
            Way { square, intent, actions, prospect, leaves_out }
        };
        let of_legal = |meant: &dyn Fn(Action) -> Option<(Square, Intent)>| {
            let legal = self.legal().iter().filter_map(|&action| Some((action, meant(action)?)));
            legal.map(|(action, (square, intent))| way(square, intent, vec![action])).collect()
        };
        match (state.phase(), self.begun()) {
            (Phase::Substitute, _) => of_legal(&|action| match action {
                Action::Enter(corner) => Some((corner, Intent::Enter)),
                _ => None,
            }),
            (Phase::Act, Some(ability)) => of_legal(&|action| match (ability, action) {
                (Ability::Leap, Action::Leap(square))
                | (Ability::Sprint, Action::Sprint(square))
                | (Ability::Linguistics, Action::Linguistics(square)) => Some((square, Intent::Ability(ability))),
                _ => None,
            }),
            (Phase::Act, None) => {
                let reach = Reach::of(rules, state, state.seat(), state.actions_left());
                let walk = |reach: Reach| {
                    let squares = reach.squares().iter();
                    squares.map(|square| way(square, Intent::Walk, reach.actions(square))).collect()
                };
                reach.map(walk).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    /// The way to a square, if a click leads there.
    #[must_use]
    pub fn way_to(&self, square: Square) -> Option<&Way> {
        self.ways().iter().find(|way| way.square == square)
    }

    /// The action that is refused by a click on a square to which no way leads, if one can be named.
    #[must_use]
    pub fn refused_at(&self, square: Square) -> Option<Action> {
        match (self.state().phase(), self.begun()) {
            (Phase::Substitute, _) => Some(Action::Enter(square)),
            (Phase::Act, Some(Ability::Leap)) => Some(Action::Leap(square)),
            (Phase::Act, Some(Ability::Sprint)) => Some(Action::Sprint(square)),
            (Phase::Act, Some(Ability::Linguistics)) => Some(Action::Linguistics(square)),
            (Phase::Act, _) => Some(Action::Step(square)),
            _ => None,
        }
    }

    /// The steps to a square if there were actions enough; nothing if no way leads there.
    #[must_use]
    pub fn steps_to(&self, square: Square) -> Option<u8> {
        let state = self.state();
        Reach::of(self.rules(), state, state.seat(), u8::MAX)?.cost(square)
    }

    /// True if steps lead the adventurer to act to this square now, however many, chance permitting: nothing on the way is
    /// gone, and the boulder does not lie on it.
    #[must_use]
    pub fn is_way_to(&self, square: Square) -> bool {
        let (rules, state) = (self.rules(), self.state());
        // What lies under the cover is there once somebody comes near.
        let passes = |next| state.is_there(rules, next) || state.is_covered() && rules.lava_room().contains(next);
        let (mut seen, mut front) = (SquareSet::EMPTY, Vec::from_iter(state.place(state.seat())));
        while let Some(place) = front.pop() {
            let climb = rules.landing().filter(|_| rules.river().last() == Some(&place));
            for next in rules.place(place).steps.iter().chain(climb).filter(|&next| passes(next)) {
                if !seen.contains(next) {
                    seen.insert(next);
                    front.push(next);
                }
            }
        }
        seen.contains(square)
    }
}

/// The things that may come of the last of these actions, which are played one after the other.
fn told_of(rules: &Variant, state: &State, actions: &[Action]) -> Option<Prospect> {
    let (&last, before) = actions.split_last()?;
    let mut state = *state;
    for &action in before {
        state.apply(rules, action, &mut NoEvents).ok()?;
    }
    prospect(rules, &state, last)
}
