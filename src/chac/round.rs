//! The course of a game: setup (C2), rounds and turns (C3), walls and boulder (C11), substitutes (C12), the end (C13).

use super::card::{Adventurer, Number, WallCard};
use super::definition::Ability;
use super::dice::Dice;
use super::event::{Cause, Event};
use super::phase::{After, Phase, Purpose};
use super::square::Square;
use super::state::{Sight, State, Status};
use super::variant::Variant;
use crate::game::Seat;

impl State {
    // ---- Setup ---------------------------------------------------------------------------------

    /// C2.2: the next zone has its clue.
    pub(super) fn draw_clue(&mut self, rules: &Variant, number: Number, events: &mut impl Extend<Event>) {
        let zones = rules.zones().len();
        let Some(zone) = self.clues[..zones].iter().position(|clue| clue.number.is_none()) else { return };
        self.clues[zone].number = Some(number);
        events.extend([Event::ClueDrawn { zone: zone as u8, number }]);
        if zone + 1 == zones {
            self.begin_deal();
        }
    }

    /// C2.4: the next seat that has not got all of its adventurers is dealt one.
    pub(super) fn deal(&mut self, rules: &Variant, who: Adventurer, events: &mut impl Extend<Event>) {
        let (seat, each) = (self.seat, usize::from(rules.per_seat()));
        if let Some(place) = self.player_mut(seat).dealt.iter_mut().find(|place| place.is_none()) {
            *place = Some(who);
        }
        events.extend([Event::Dealt { seat, adventurer: who }]);
        match self.seats().iter().find(|&&seat| self.dealt(seat).count() < each) {
            Some(&next) => self.seat = next,
            None if each > 1 => (self.phase, self.seat) = (Phase::Choose, self.first),
            // C3.1: with one adventurer each there is nothing to choose.
            None => {
                for seat in self.table() {
                    if let Some(who) = self.player(seat).dealt[0] {
                        self.send_in(rules, seat, who, events);
                    }
                }
                self.begin_round(rules, events);
            }
        }
    }

    /// C2.5: the chosen one stands on the entrance, the other one is its substitute.
    fn send_in(&mut self, rules: &Variant, seat: Seat, who: Adventurer, events: &mut impl Extend<Event>) {
        let player = self.player_mut(seat);
        player.adventurer = Some(who);
        player.substitute = player.dealt.into_iter().flatten().find(|&other| other != who);
        player.status = Status::In;
        player.place = Some(rules.entrance());
        events.extend([Event::Chosen { seat, adventurer: who }]);
    }

    pub(super) fn choose(&mut self, rules: &Variant, who: Adventurer, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        self.send_in(rules, seat, who, events);
        match self.table_after(seat).next() {
            Some(next) => self.seat = next,
            None => self.begin_round(rules, events),
        }
    }

    // ---- Rounds --------------------------------------------------------------------------------

    fn begin_round(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        self.round = self.round.saturating_add(1);
        self.dice = Dice::NONE;
        for player in &mut self.player {
            player.rested = false;
        }
        events.extend([Event::RoundBegan { round: self.round, first: self.first }]);
        if self.seats().iter().any(|&seat| self.is_in(seat)) {
            self.ask_load(rules, self.table());
        } else {
            // C3.11
            self.begin_walls(rules);
        }
    }

    /// C3.2: asks the first of these seats that has something to decide in phase 1.
    fn ask_load(&mut self, rules: &Variant, mut seats: impl Iterator<Item = Seat>) {
        (self.phase, self.seat) = match seats.find(|&seat| self.decides_on_load(rules, seat)) {
            Some(seat) => (Phase::Load, seat),
            None => (Phase::Roll(Purpose::Actions), self.first),
        };
    }

    /// C3.2: inside, with treasures or unused endurance.
    fn decides_on_load(&self, rules: &Variant, seat: Seat) -> bool {
        self.is_in(seat) && (!self.hand(seat).is_empty() || self.ability(rules, seat) == Some(Ability::Endurance))
    }

    /// The seats that are still asked in phase 1 after the one that is asked now, in their order (C3.2); none outside it.
    pub fn loads_to_come(&self, rules: &Variant) -> impl Iterator<Item = Seat> {
        let seats = (self.phase == Phase::Load).then(|| self.table_after(self.seat));
        seats.into_iter().flatten().filter(|&seat| self.decides_on_load(rules, seat))
    }

    pub(super) fn ready(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        events.extend([Event::Readied { seat, level: self.level(rules, seat) }]);
        self.ask_load(rules, self.table_after(seat));
    }

    /// C3.4: one roll for all.
    pub(super) fn roll_actions(&mut self, rules: &Variant, dice: Dice, events: &mut impl Extend<Event>) {
        self.dice = dice;
        events.extend([Event::ActionsRolled { dice }]);
        self.begin_turn(rules, self.table(), events);
    }

    /// C3.5: the first of these seats that is inside has its turn; if none is, the turns are over.
    fn begin_turn(&mut self, rules: &Variant, mut seats: impl Iterator<Item = Seat>, events: &mut impl Extend<Event>) {
        let Some(seat) = seats.find(|&seat| self.is_in(seat)) else {
            self.begin_walls(rules);
            return;
        };
        (self.phase, self.seat) = (Phase::Act, seat);
        self.actions_left = self.dice.at_least(self.level(rules, seat));
        events.extend([Event::TurnBegan { seat, actions: self.actions_left }]);
    }

    /// The seats that still have a turn in this round after the one that is played now, in their order (C3.5); none between
    /// turns.
    pub fn turns_to_come(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.phase.is_turn().then(|| self.table_after(self.seat));
        seats.into_iter().flatten().filter(|&seat| self.is_in(seat))
    }

    /// This state as it would be if this seat had its turn now, with the dice of this round (C3.5): for planning. Nothing is
    /// known in it that this state does not tell, nor what another seat alone knows. Not a state of the game itself.
    #[must_use]
    pub fn as_if_acting(&self, rules: &Variant, seat: Seat) -> Self {
        let mut state = *self;
        let is_own = matches!(self.sight, Sight::Whole) || self.sight == Sight::Seat(seat);
        state.hide(Some(seat).filter(|_| is_own));
        state.sight = Sight::Seat(seat);
        (state.phase, state.seat, state.lock, state.rescue) = (Phase::Act, seat, Dice::NONE, None);
        state.actions_left = if self.is_in(seat) { self.dice.at_least(self.level(rules, seat)) } else { 0 };
        state
    }

    /// C3.7: the turn of the seat is over, and the game may be (C13.1).
    pub(super) fn end_turn(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let (seat, lost) = (self.seat, self.actions_left);
        self.actions_left = 0;
        self.lock = Dice::NONE;
        self.rescue = None;
        events.extend([Event::TurnEnded { seat, lost }]);
        if self.is_decided() {
            self.open_next_chest(events);
        } else {
            self.begin_turn(rules, self.table_after(seat), events);
        }
    }

    // ---- Traps ---------------------------------------------------------------------------------

    fn begin_walls(&mut self, rules: &Variant) {
        self.walls.turned = 0;
        self.turn_up_next(rules);
    }

    /// C11.1: a wall card is turned up if one is due; else the boulder's dice are rolled.
    fn turn_up_next(&mut self, rules: &Variant) {
        let walls = &self.walls;
        let is_due = walls.turned < rules.cards_per_round() && !walls.met && walls.cards() > 0;
        self.phase = if is_due { Phase::Wall } else { Phase::Roll(Purpose::Boulder) };
        self.seat = self.first;
    }

    pub(super) fn turn_wall_card(&mut self, rules: &Variant, card: WallCard, events: &mut impl Extend<Event>) {
        let walls = &mut self.walls;
        let (left, right) = card.steps();
        walls.deck[card.index()] -= 1;
        walls.turned += 1;
        walls.left += left;
        walls.right += right;
        walls.met = walls.left + walls.right >= rules.wall_steps();
        let has_met = walls.met;
        events.extend([Event::WallTurned { card, left: walls.left, right: walls.right }]);
        if has_met {
            events.extend([Event::WallsMet]);
            for &seat in self.seats() {
                if self.is_in(seat) && self.place(seat).is_some_and(|square| rules.walled().contains(square)) {
                    self.lose(seat, Cause::Walls, events);
                }
            }
            if self.is_decided() {
                self.open_next_chest(events);
                return;
            }
        }
        self.turn_up_next(rules);
    }

    /// C11.3, C11.4: square by square, over everybody in the way.
    pub(super) fn roll_boulder(&mut self, rules: &Variant, dice: Dice, events: &mut impl Extend<Event>) {
        let squares = dice.at_least(rules.boulder_needs());
        events.extend([Event::BoulderRolled { dice, squares }]);
        let last = rules.corridor().len() - 1;
        for _ in 0..squares {
            self.boulder += 1;
            let to = rules.corridor()[self.boulder()];
            events.extend([Event::BoulderMoved { to }]);
            for &seat in self.seats() {
                if self.is_in(seat) && self.place(seat) == Some(to) {
                    self.lose(seat, Cause::Boulder, events);
                }
            }
            for opening in rules.openings().iter().filter(|opening| opening.corner == self.boulder) {
                events.extend([Event::RoofOpened { corner: opening.sun }]);
            }
            if self.boulder() == last {
                events.extend([Event::ExitClosed]);
                for &seat in self.seats() {
                    if self.is_in(seat) {
                        self.lose(seat, Cause::ShutIn, events);
                    }
                }
                self.open_next_chest(events);
                return;
            }
        }
        if self.is_decided() {
            self.open_next_chest(events);
        } else {
            self.ask_substitutes(rules, self.table(), events);
        }
    }

    // ---- Substitutes ---------------------------------------------------------------------------

    /// C12.1: asks the first of these seats that may bring its substitute; if none may, the next round begins (C3.10).
    pub(super) fn ask_substitutes(
        &mut self,
        rules: &Variant,
        mut seats: impl Iterator<Item = Seat>,
        events: &mut impl Extend<Event>,
    ) {
        let is_open = self.open_corners(rules).next().is_some();
        if let Some(seat) = seats.find(|&seat| is_open && self.can_substitute(seat)) {
            (self.phase, self.seat) = (Phase::Substitute, seat);
        } else {
            self.first = self.first.left(self.players);
            self.begin_round(rules, events);
        }
    }

    /// C12.2: the substitute stands below the opening, with its own ability.
    pub(super) fn enter(&mut self, rules: &Variant, corner: Square, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        let player = self.player_mut(seat);
        let Some(adventurer) = player.substitute.take() else { return };
        player.adventurer = Some(adventurer);
        player.ability_used = false;
        player.status = Status::In;
        player.place = Some(corner);
        events.extend([Event::SubstituteEntered { seat, adventurer, corner }]);
        if !self.look(rules, After::Substitute, events) {
            self.ask_substitutes(rules, self.table_after(seat), events);
        }
    }

    // ---- The end -------------------------------------------------------------------------------

    /// C13.1: nobody is inside, and nobody can come in any more.
    pub(super) fn is_decided(&self) -> bool {
        self.seats().iter().all(|&seat| !self.is_in(seat) && !self.can_substitute(seat))
    }

    /// C13.3: the game has ended, and the next chest by seat is opened; if there is none left, it is over.
    fn open_next_chest(&mut self, events: &mut impl Extend<Event>) {
        if let Some(&seat) = self.seats().iter().find(|&&seat| self.closed_chests(seat) > 0) {
            (self.phase, self.seat) = (Phase::Chest, seat);
            return;
        }
        (self.phase, self.seat) = (Phase::Over, Seat::default());
        let scores = self.seats().iter().filter_map(|&seat| Some((seat, self.score(seat)?)));
        events.extend(scores.map(|(seat, score)| Event::Scored { seat, score }));
        events.extend([Event::GameEnded]);
    }

    pub(super) fn open_chest(&mut self, pips: u8, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        self.player_mut(seat).chests.push(pips);
        events.extend([Event::ChestOpened { seat, value: pips }]);
        self.open_next_chest(events);
    }
}
