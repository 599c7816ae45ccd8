//! The things that follow from a game of the temple and from the choices: worked out when one of them changes, and kept in
//! the table.

use super::Table;
use crate::chac::{Ability, Action, Dice, Glyph, MAX_TILES, State};
use crate::game::Seat;
use crate::insight::chac::{Insight, prospect, useless_dice};

impl Table {
    /// Brings up to date what follows from the game and the choices; `has_moved` says whether actions were played or
    /// taken back since the last call.
    pub(super) fn follow_choice(&mut self, has_moved: bool) {
        self.follow_secrets();
        let hides = self.hides_glyphs();
        self.own.known.now = hides.then(|| self.without_secrets(self.state()));
        let acts = self.person_to_move().is_some();
        let state = *self.state();
        let chosen = &mut self.own.chosen;
        if has_moved || !acts {
            (chosen.begun, chosen.square) = (None, None);
        }
        // Whoever is asked next begins where its own adventurer stands.
        let asked = Some(state.seat()).filter(|_| acts);
        if has_moved && chosen.asked != asked {
            chosen.asked = asked;
            self.own.view.lead = asked.and_then(|seat| state.place(seat)).or(self.own.view.lead);
        }
        let chosen = &mut self.own.chosen;
        chosen.begun.take_if(|ability| !matches!(ability, Ability::Leap | Ability::Sprint | Ability::Linguistics));
        // Dice that bring nothing are rolled again unless the player leaves them.
        let lock = Some(state.lock()).filter(|lock| acts && !lock.is_empty());
        if lock != chosen.lock {
            chosen.lock = lock;
            self.own.chosen.marked = marks(state.lock(), useless_dice(self.rules(), &state).unwrap_or_default());
        }
        self.own.known.ways = self.find_ways();
    }

    /// Works out what can be known from the position that the board shows. What the viewer alone knows is no part of it
    /// while that is hidden.
    pub(super) fn follow_insight(&mut self) {
        let hides = self.hides_glyphs();
        self.own.known.bare = hides.then(|| self.without_secrets(self.shown()));
        self.own.known.leaves_out = self.own.known.bare.is_some_and(|bare| knows_less(&bare, self.shown()));
        let insight = (!self.is_purist()).then(|| {
            let mut insight = Insight::of(self.rules(), self.sight());
            if self.person_to_move().is_some() && !self.looks_back() {
                // Every choice of dice has a prospect of its own, which is worked out when it is made.
                let legal = self.legal().iter().filter(|action| !matches!(action, Action::Reroll(_)));
                let known = |&action: &_| prospect(self.rules(), self.now_in_sight(), action);
                insight.prospects = legal.filter_map(known).collect();
            }
            insight
        });
        self.own.known.insight = insight;
    }

    /// True if what is told of an action beforehand would be another thing by what the viewer alone knows, which is hidden.
    #[must_use]
    pub fn leaves_out(&self, action: Action) -> bool {
        let bare = self.own.known.now.filter(|_| !self.is_purist() && self.person_to_move().is_some());
        let told = bare.and_then(|bare| prospect(self.rules(), &bare, action));
        told.is_some_and(|told| prospect(self.rules(), self.state(), action).is_some_and(|whole| whole != told))
    }

    /// True if anything is hidden that the viewer alone knows.
    #[must_use]
    pub fn hides_knowledge(&self) -> bool {
        self.own.known.leaves_out
    }

    /// True if the viewer has looked at things that are hidden now.
    fn hides_glyphs(&self) -> bool {
        self.has_secrets() && !self.shows_glyphs()
    }

    /// The game as it stands, without what the viewer alone knows while that is hidden.
    pub(super) fn now_in_sight(&self) -> &State {
        self.own.known.now.as_ref().unwrap_or_else(|| self.state())
    }
}

/// True if the first of two views of a position holds less than the other: cards, glyphs or numbers.
fn knows_less(bare: &State, whole: &State) -> bool {
    let numbers =
        |state: &State| Glyph::first(MAX_TILES as u8).filter(|&glyph| state.number_of(glyph).is_some()).count();
    let cards = |&seat: &Seat| bare.hand(seat) != whole.hand(seat);
    numbers(bare) < numbers(whole) || whole.seats().iter().any(cards)
}

/// The places of dice among those that lie there, from the last one on of equal ones.
fn marks(lying: Dice, chosen: Dice) -> [bool; crate::chac::MAX_DICE as usize] {
    let faces: Vec<u8> = lying.faces().collect();
    std::array::from_fn(|place| {
        faces.get(place).is_some_and(|&face| {
            // Faces are in order.
            let after = faces.iter().rposition(|&other| other == face).map_or(0, |last| last - place);
            after < usize::from(chosen.count(face))
        })
    })
}
