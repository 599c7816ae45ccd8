//! The prospects of actions: what each costs, what it brings for certain, and what chance may make of it.
//!
//! Decides what is told beforehand; the wording is the window's.

use super::chances::{Climber, Lock, actions_of, all_ways, numbers_under, planks_break, tile_sinks};
use super::reach::uncovers;
use super::{Account, Danger};
use crate::chac::{
    Ability, Action, Adventurer, Card, Deck, Dice, Glyph, Needs, Number, Rescue, Room, Square, State, Value, Variant,
};
use crate::game::{Actor, Seat};
use crate::insight::Odds;

/// One thing that comes of an action, or may come of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Consequence {
    /// The adventurer goes in, and the other one waits outside, if it has one (C2.5, C12.2).
    GoesIn {
        /// The one that goes in.
        adventurer: Adventurer,
        /// The ability of this one.
        ability: Ability,
        /// The one that can come in later.
        substitute: Option<Adventurer>,
    },
    /// The ability is used, which can be done once.
    UsesAbility(Ability),
    /// The load level changes.
    Level {
        /// The level before.
        from: u8,
        /// The level after it.
        to: u8,
    },
    /// The round is begun at this load level (C3.4).
    Actions {
        /// The load level.
        level: u8,
        /// The odds of exactly 0, 1, 2 … actions.
        odds: Vec<Odds>,
    },
    /// A treasure is put away.
    PutsAway(Card),
    /// The lava tile is turned first, and may sink (C7.3).
    Turns {
        /// The square of the tile.
        tile: Square,
        /// The odds that it sinks, and the adventurer is lost.
        sinks: Odds,
    },
    /// The bridge is tested (C9.2).
    Bridge {
        /// The load on it.
        load: u8,
        /// The odds that exactly 0, 1, 2 … planks break, as many as are left; the last are those that it falls.
        breaks: Vec<Odds>,
        /// The others who are on it, and fall with it.
        others: Vec<Seat>,
    },
    /// Dice are rolled to climb out of the river (C8.3).
    Climb {
        /// The dice.
        dice: u8,
        /// The odds that none of them sweeps it away.
        clear: Odds,
        /// The odds that it is lost, even if it saves itself as well as it can.
        lost: Odds,
    },
    /// The adventurer saves itself from the river, or lets go (C8.4).
    Rescue {
        /// The treasures that are still to be left for it.
        leaves: u8,
        /// The dice that are rolled again for them.
        dice: u8,
        /// The odds that it is lost all the same.
        lost: Odds,
    },
    /// Dice are rolled for a lock (C6.2, C6.3).
    Lock {
        /// The alcove.
        alcove: usize,
        /// Its treasure.
        value: Value,
        /// The numbers that the dice that stay do not show.
        missing: Needs,
        /// The odds that it is open after this roll, after this and one more and so on, as many as there are actions; of
        /// further rolls always the dice that are of no use.
        opens: Vec<Odds>,
    },
    /// The treasure of an alcove is taken (C6.5).
    Opens {
        /// The alcove.
        alcove: usize,
        /// Its treasure.
        value: Value,
    },
    /// A treasure is drawn.
    Treasure {
        /// The deck.
        deck: Deck,
        /// The values that it can have, each in so many cases, as far as the viewer knows.
        values: Vec<(Value, u8)>,
    },
    /// The viewer alone sees the glyph of a clue.
    Glyph {
        /// The zone, from 0.
        zone: u8,
        /// The number of the clue.
        number: Number,
        /// The glyphs that it can be, all equally likely; one if it is known.
        glyphs: Vec<Glyph>,
    },
    /// The viewer alone sees the number under a tile.
    Number {
        /// The square of the tile.
        tile: Square,
        /// The numbers that it can be, all equally likely; one if it is known.
        numbers: Vec<Number>,
        /// The odds that it is trapped.
        trapped: Odds,
    },
    /// The cover comes off the lava room, and its glyphs are laid (C7.1).
    Uncovers,
    /// The dice before the lock are gone (C6.4).
    DiceLost(Dice),
    /// The actions that are left are lost.
    ActionsLost(u8),
    /// The adventurer is out of the temple, safe, with what it carries.
    GetsOut(Account),
    /// The adventurer stands here afterwards, if it is not lost: its danger, if it stays there until the traps.
    Stands {
        /// The square.
        at: Square,
        /// The danger there.
        danger: Danger,
    },
}

/// All that can be told of an action beforehand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// The action.
    pub action: Action,
    /// The actions of the turn that it takes.
    pub cost: u8,
    /// The things that come of it, or may come.
    pub consequences: Vec<Consequence>,
}

impl Prospect {
    /// The odds that the adventurer is lost at once by it, however well it saves itself.
    #[must_use]
    pub fn lost(&self) -> Odds {
        let lost = |consequence: &Consequence| match consequence {
            Consequence::Turns { sinks, .. } => Some(*sinks),
            Consequence::Bridge { breaks, .. } => breaks.last().copied(),
            Consequence::Climb { lost, .. } | Consequence::Rescue { lost, .. } => Some(*lost),
            _ => None,
        };
        // No action has two such dangers.
        self.consequences.iter().find_map(lost).unwrap_or(Odds::NEVER)
    }
}

/// The prospects of every legal action of the seat to move, in the order of the rules; none in the view of another.
#[must_use]
pub fn prospects(rules: &Variant, state: &State) -> Vec<Prospect> {
    let Actor::Seat(_) = state.actor() else { return Vec::new() };
    let mut actions = Vec::new();
    state.legal_actions(rules, &mut actions);
    actions.into_iter().filter_map(|action| prospect(rules, state, action)).collect()
}

/// The prospect of one action of the seat to move; `None` if it is not legal.
#[must_use]
pub fn prospect(rules: &Variant, state: &State, action: Action) -> Option<Prospect> {
    state.check(rules, action).ok().filter(|()| !action.is_of_chance())?;
    let cost = match action {
        Action::Step(_)
        | Action::Search
        | Action::Decipher
        | Action::Pick
        | Action::Reroll(_)
        | Action::Climb
        | Action::Jump
        | Action::Leap(_) => 1,
        _ => 0,
    };
    let mut teller = Teller { rules, state, seat: state.seat(), cost, told: Vec::new() };
    teller.tell(action);
    Some(Prospect { action, cost, consequences: teller.told })
}

/// The dice before the lock that are of no use, which it is best to roll again; `None` if none lie there.
#[must_use]
pub fn useless_dice(rules: &Variant, state: &State) -> Option<Dice> {
    let alcove = rules.alcoves().get(state.alcove_beside(rules, state.seat())?)?;
    let dice = Lock::useless(alcove.needs, state.lock());
    (!dice.is_empty()).then_some(dice)
}

struct Teller<'a> {
    rules: &'a Variant,
    state: &'a State,
    seat: Seat,
    cost: u8,
    told: Vec<Consequence>,
}

impl Teller<'_> {
    fn tell(&mut self, action: Action) {
        match action {
            Action::Choose(who) => {
                let other = self.state.dealt(self.seat).find(|&other| other != who);
                self.goes_in(who, other);
            }
            Action::Enter(_) => {
                if let Some(who) = self.state.substitute(self.seat) {
                    self.goes_in(who, None);
                }
                if self.state.is_covered() {
                    self.told.push(Consequence::Uncovers);
                }
            }
            Action::Discard(card) => {
                self.told.push(Consequence::PutsAway(card));
                self.level(self.held().saturating_sub(1));
            }
            Action::Endurance => {
                self.told.push(Consequence::UsesAbility(Ability::Endurance));
                let from = self.state.level(self.rules, self.seat);
                let to = from.saturating_sub(1).max(self.rules.least_load()).min(from);
                self.changes(from, to);
            }
            Action::Ready => {
                let level = self.state.level(self.rules, self.seat);
                self.told.push(Consequence::Actions { level, odds: actions_of(self.rules, level) });
            }
            Action::Step(to) => self.goes(to),
            Action::Leap(to) => {
                self.told.push(Consequence::UsesAbility(Ability::Leap));
                self.goes(to);
            }
            Action::Sprint(to) => {
                self.told.push(Consequence::UsesAbility(Ability::Sprint));
                self.goes(to);
            }
            Action::Search => self.searches(),
            Action::Decipher => self.deciphers(),
            Action::Linguistics(square) => {
                self.told.push(Consequence::UsesAbility(Ability::Linguistics));
                self.reads(square);
            }
            Action::Pick => self.lock(Dice::NONE, self.rules.dice()),
            Action::Reroll(dice) => self.rerolls(dice),
            Action::Lockpick => {
                self.told.push(Consequence::UsesAbility(Ability::Lockpicking));
                if let Some(alcove) = self.state.alcove_beside(self.rules, self.seat) {
                    let value = self.rules.alcoves()[alcove].value;
                    self.told.push(Consequence::Opens { alcove, value });
                    self.level(self.held() + 1);
                }
            }
            Action::Climb => {
                let dice = self.state.level(self.rules, self.seat);
                let (clear, lost) = Climber::of(self.rules, self.state).climbs(dice);
                self.told.push(Consequence::Climb { dice, clear, lost });
                if let Some(landing) = self.rules.landing() {
                    self.stands(landing);
                }
            }
            Action::Jump => self.bridge(self.state.bridge_load(self.rules)),
            Action::End => self.ends(),
            Action::Swim | Action::Leave(_) | Action::Fall => self.rescues(action),
            _ => {}
        }
    }

    fn held(&self) -> usize {
        self.state.hand(self.seat).len()
    }

    fn goes_in(&mut self, adventurer: Adventurer, substitute: Option<Adventurer>) {
        let ability = self.rules.adventurer(adventurer).ability;
        self.told.push(Consequence::GoesIn { adventurer, ability, substitute });
    }

    /// The load level with so many treasures, if it is another one.
    fn level(&mut self, treasures: usize) {
        let from = self.state.level(self.rules, self.seat);
        self.changes(from, self.state.level_with(self.rules, self.seat, treasures));
    }

    fn changes(&mut self, from: u8, to: u8) {
        if from != to {
            self.told.push(Consequence::Level { from, to });
        }
    }

    fn stands(&mut self, at: Square) {
        self.told.push(Consequence::Stands { at, danger: Danger::of(self.rules, self.state, at) });
    }

    fn goes(&mut self, to: Square) {
        let (rules, state) = (self.rules, self.state);
        if !state.lock().is_empty() {
            self.told.push(Consequence::DiceLost(state.lock()));
        }
        match rules.room(to) {
            Room::Lava(tile) => {
                if let Some(sinks) = tile_sinks(rules, state, tile.into()).filter(|sinks| sinks.is_possible()) {
                    self.told.push(Consequence::Turns { tile: to, sinks });
                }
            }
            Room::Bridge => self.bridge(state.bridge_load(rules) + state.level(rules, self.seat)),
            Room::Out => {
                self.told.push(Consequence::GetsOut(Account::of(rules, state, self.seat)));
                let left = state.actions_left().saturating_sub(self.cost);
                if left > 0 {
                    self.told.push(Consequence::ActionsLost(left));
                }
                return;
            }
            _ if uncovers(rules, state, to) => self.told.push(Consequence::Uncovers),
            _ => {}
        }
        self.stands(to);
    }

    fn bridge(&mut self, load: u8) {
        let (rules, state) = (self.rules, self.state);
        let is_on_it = |&seat: &Seat| seat != self.seat && state.is_in(seat) && state.place(seat) == rules.bridge();
        let others = state.seats().iter().copied().filter(is_on_it).collect();
        self.told.push(Consequence::Bridge { load, breaks: planks_break(state, load), others });
    }

    fn searches(&mut self) {
        let deck = match self.here().map(|here| self.rules.room(here)) {
            Some(Room::Zone(zone)) => Deck::zone(zone),
            Some(Room::Lava(_)) => Deck::LAVA,
            _ => Deck::RIVER,
        };
        let stock = self.state.stock(deck);
        let values = Value::all().map(|value| (value, stock.copies(value))).filter(|&(_, copies)| copies > 0);
        self.told.push(Consequence::Treasure { deck, values: values.collect() });
        self.level(self.held() + 1);
    }

    fn here(&self) -> Option<Square> {
        self.state.place(self.seat)
    }

    fn deciphers(&mut self) {
        let Some(Room::Zone(zone)) = self.here().map(|here| self.rules.room(here)) else { return };
        let Some(number) = self.state.clue(zone.into()).number else { return };
        let known = self.state.glyph_of(number);
        let is_possible = |&glyph: &Glyph| match known {
            Some(known) => known == glyph,
            None => self.state.number_of(glyph).is_none(),
        };
        let glyphs = Glyph::first(self.rules.numbers()).filter(is_possible).collect();
        self.told.push(Consequence::Glyph { zone, number, glyphs });
    }

    fn reads(&mut self, square: Square) {
        let Room::Lava(tile) = self.rules.room(square) else { return };
        let numbers = numbers_under(self.rules, self.state, tile.into());
        let trapped = tile_sinks(self.rules, self.state, tile.into()).unwrap_or(Odds::NEVER);
        self.told.push(Consequence::Number { tile: square, numbers, trapped });
    }

    fn rerolls(&mut self, dice: Dice) {
        let lying = self.state.lock();
        let stay: Vec<u8> = (1..=crate::chac::FACES)
            .flat_map(|face| std::iter::repeat_n(face, usize::from(lying.count(face).saturating_sub(dice.count(face)))))
            .collect();
        self.lock(Dice::of(&stay).unwrap_or_default(), dice.total());
    }

    /// So many dice are rolled beside those that stay.
    fn lock(&mut self, stay: Dice, rolled: u8) {
        let Some(index) = self.state.alcove_beside(self.rules, self.seat) else { return };
        let alcove = &self.rules.alcoves()[index];
        let lock = Lock::of(alcove.needs, self.rules.dice(), self.state.actions_left());
        self.told.push(Consequence::Lock {
            alcove: index,
            value: alcove.value,
            missing: alcove.needs.missing_in(stay),
            opens: lock.opens(stay, rolled),
        });
    }

    fn ends(&mut self) {
        if !self.state.lock().is_empty() {
            self.told.push(Consequence::DiceLost(self.state.lock()));
        }
        if self.state.actions_left() > 0 {
            self.told.push(Consequence::ActionsLost(self.state.actions_left()));
        }
        if let Some(here) = self.here() {
            self.stands(here);
        }
    }

    fn rescues(&mut self, action: Action) {
        let Some(Rescue { ones, to_leave, .. }) = self.state.rescue() else { return };
        let climber = Climber::of(self.rules, self.state);
        let cost = self.rules.rescue_cost();
        let (leaves, dice, lost) = match action {
            Action::Swim => {
                self.told.push(Consequence::UsesAbility(Ability::Swimming));
                let left = ones - 1;
                (left * cost, left, Climber { can_swim: false, ..climber }.lost_from(left))
            }
            Action::Leave(card) => {
                self.told.push(Consequence::PutsAway(card));
                let leaves = if to_leave == 0 { ones * cost } else { to_leave };
                (leaves, ones, Odds::of(climber.again(ones, ones), all_ways(ones)).against())
            }
            _ => (0, 0, Odds::ALWAYS),
        };
        self.told.push(Consequence::Rescue { leaves, dice, lost });
    }
}
