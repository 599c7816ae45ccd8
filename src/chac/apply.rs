//! The effects of actions on the state: each is checked first, then carried out whole.
//!
//! Whether an action may be played, `legal` decides; what follows when a phase or a turn is over, `round`.

use super::action::Action;
use super::card::{Card, Deck, Discarded, Glyph, Number, Value};
use super::definition::Ability;
use super::dice::Dice;
use super::event::{Cause, Event};
use super::illegal::Illegal;
use super::phase::{After, Phase, Purpose, Rescue};
use super::square::{Room, Square};
use super::state::{State, Status};
use super::temple::Face;
use super::variant::Variant;
use crate::game::Seat;

impl State {
    /// Plays an action of a player or of chance, and every forced step after it.
    ///
    /// # Errors
    /// The reason of [`State::check`]; the state is then unchanged.
    pub fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.check(rules, action)?;
        match action {
            Action::Trap(number) => self.draw_clue(rules, number, events),
            Action::Deal(who) => self.deal(rules, who, events),
            Action::Roll(dice) => self.roll(rules, dice, events),
            Action::Draw(value) => self.draw(rules, value, events),
            Action::Clue(glyph) => self.show_clue(glyph, events),
            Action::Read(number) => self.show_number(rules, number, events),
            Action::Turn(number) => self.turn_tile(rules, number, events),
            Action::Lay(glyph) => self.lay(rules, glyph, events),
            Action::Wall(card) => self.turn_wall_card(rules, card, events),
            Action::Chest(pips) => self.open_chest(pips, events),
            Action::Choose(who) => self.choose(rules, who, events),
            Action::Discard(card) => {
                let seat = self.seat;
                self.put_away(card);
                events.extend([Event::Discarded { seat, card }]);
            }
            Action::Endurance => {
                self.use_ability(Ability::Endurance, events);
                self.player_mut(self.seat).rested = true;
            }
            Action::Ready => self.ready(rules, events),
            Action::Step(to) => {
                self.actions_left -= 1;
                self.go(rules, to, events);
            }
            Action::Search => {
                self.actions_left -= 1;
                if let Some(deck) = Self::deck_here(rules.room(self.here(rules))) {
                    self.phase = Phase::Draw(deck);
                }
            }
            Action::Decipher => {
                self.actions_left -= 1;
                if let Room::Zone(zone) = rules.room(self.here(rules)) {
                    self.phase = Phase::Clue(zone);
                }
            }
            Action::Pick => {
                self.actions_left -= 1;
                self.phase = Phase::Roll(Purpose::Lock);
            }
            Action::Reroll(dice) => {
                self.actions_left -= 1;
                self.lock = self.lock.without(dice);
                self.phase = Phase::Roll(Purpose::Lock);
            }
            Action::Climb => {
                self.actions_left -= 1;
                self.phase = Phase::Roll(Purpose::Water);
            }
            Action::Jump => {
                self.actions_left -= 1;
                self.phase = Phase::Roll(Purpose::Bridge);
            }
            Action::Leap(to) => {
                self.actions_left -= 1;
                self.use_ability(Ability::Leap, events);
                self.go(rules, to, events);
            }
            Action::Sprint(to) => {
                self.use_ability(Ability::Sprint, events);
                self.go(rules, to, events);
            }
            Action::Linguistics(square) => {
                self.use_ability(Ability::Linguistics, events);
                if let Room::Lava(tile) = rules.room(square) {
                    self.phase = Phase::Read(tile);
                }
            }
            Action::Lockpick => {
                self.use_ability(Ability::Lockpicking, events);
                self.open_alcove(rules, events);
            }
            Action::End => self.end_turn(rules, events),
            Action::Swim => self.swim(rules, events),
            Action::Leave(card) => self.leave(rules, card, events),
            Action::Fall => {
                let seat = self.seat;
                events.extend([Event::LetGo { seat }]);
                self.lose(seat, Cause::River, events);
                self.end_turn(rules, events);
            }
            Action::Enter(corner) => self.enter(rules, corner, events),
            Action::Wait => {
                let seat = self.seat;
                events.extend([Event::SubstituteWaited { seat }]);
                self.ask_substitutes(rules, self.table_after(seat), events);
            }
        }
        Ok(())
    }

    fn roll(&mut self, rules: &Variant, dice: Dice, events: &mut impl Extend<Event>) {
        match self.phase {
            Phase::Roll(Purpose::Actions) => self.roll_actions(rules, dice, events),
            Phase::Roll(Purpose::Lock) => self.roll_lock(rules, dice, events),
            Phase::Roll(Purpose::Bridge) => self.test_bridge(rules, dice, events),
            Phase::Roll(Purpose::Water) => self.roll_climb(rules, dice, events),
            _ => self.roll_boulder(rules, dice, events),
        }
    }

    fn use_ability(&mut self, ability: Ability, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        self.player_mut(seat).ability_used = true;
        events.extend([Event::AbilityUsed { seat, ability }]);
    }

    // ---- Moving --------------------------------------------------------------------------------

    /// C7.3: a tile that shows its glyph is turned first; the adventurer still stands where it came from.
    fn go(&mut self, rules: &Variant, to: Square, events: &mut impl Extend<Event>) {
        match rules.room(to) {
            Room::Lava(tile) if self.tiles[usize::from(tile)].face == Face::Down => self.phase = Phase::Turn(tile),
            _ => self.arrive(rules, to, events),
        }
    }

    /// C4.3: the adventurer stands on the square, and what it does happens.
    fn arrive(&mut self, rules: &Variant, to: Square, events: &mut impl Extend<Event>) {
        let (seat, from) = (self.seat, self.here(rules));
        let player = self.player_mut(seat);
        player.place = Some(to);
        player.searched = false;
        self.lock = Dice::NONE;
        events.extend([Event::Moved { seat, from, to }]);
        match rules.room(to) {
            Room::Out => {
                self.player_mut(seat).status = Status::Out;
                let treasures = self.hand(seat).len() as u8;
                events.extend([Event::GotOut { seat, treasures }]);
                self.end_turn(rules, events);
            }
            Room::Bridge => self.phase = Phase::Roll(Purpose::Bridge),
            _ => {
                self.phase = Phase::Act;
                self.look(rules, After::Act, events);
            }
        }
    }

    /// C7.1: who stands on a lookout, or comes in through the roof, uncovers the lava room.
    pub(super) fn look(&mut self, rules: &Variant, after: After, events: &mut impl Extend<Event>) -> bool {
        let seat = self.seat;
        let sees = rules.lookouts().or(rules.lava_room()).contains(self.here(rules));
        if !self.covered || !sees {
            return false;
        }
        self.covered = false;
        events.extend([Event::Uncovered { seat }]);
        if rules.tiles().is_empty() {
            return false;
        }
        self.phase = Phase::Lay(after);
        true
    }

    fn lay(&mut self, rules: &Variant, glyph: Glyph, events: &mut impl Extend<Event>) {
        let Phase::Lay(after) = self.phase else { return };
        let count = rules.tiles().len();
        let Some(index) = self.tiles[..count].iter().position(|tile| tile.glyph.is_none()) else { return };
        self.tiles[index].glyph = Some(glyph);
        events.extend([Event::GlyphLaid { tile: rules.tiles()[index], glyph }]);
        if index + 1 < count {
            return;
        }
        match after {
            After::Act => self.phase = Phase::Act,
            After::Substitute => self.ask_substitutes(rules, self.table_after(self.seat), events),
        }
    }

    fn turn_tile(&mut self, rules: &Variant, number: Number, events: &mut impl Extend<Event>) {
        let Phase::Turn(index) = self.phase else { return };
        let (seat, square) = (self.seat, rules.tiles()[usize::from(index)]);
        let sank = self.is_trapped(number);
        let tile = &mut self.tiles[usize::from(index)];
        tile.number = Some(number);
        tile.face = if sank { Face::Sunk } else { Face::Up };
        events.extend([Event::Turned { seat, tile: square, number, sank }]);
        if sank {
            self.lose(seat, Cause::Lava, events);
            self.end_turn(rules, events);
        } else {
            self.arrive(rules, square, events);
        }
    }

    /// C9.2: every die below the load breaks a plank.
    fn test_bridge(&mut self, rules: &Variant, dice: Dice, events: &mut impl Extend<Event>) {
        let (seat, load) = (self.seat, self.bridge_load(rules));
        let broken = dice.below(load);
        self.planks -= broken;
        events.extend([Event::BridgeTested { seat, dice, load, broken, left: self.planks }]);
        if self.planks > 0 {
            self.phase = Phase::Act;
            return;
        }
        for &other in self.seats() {
            if self.is_in(other) && self.place(other) == rules.bridge() {
                self.lose(other, Cause::Bridge, events);
            }
        }
        self.end_turn(rules, events);
    }

    // ---- Treasures and secrets -----------------------------------------------------------------

    /// C14.2: the treasure is the seat's, which alone knows it.
    fn draw(&mut self, rules: &Variant, value: Value, events: &mut impl Extend<Event>) {
        let Phase::Draw(deck) = self.phase else { return };
        let seat = self.seat;
        let stock = &mut self.decks[deck.index()];
        stock.left -= 1;
        stock.copies[value.index()] -= 1;
        match rules.room(self.here(rules)) {
            Room::Lava(tile) => self.tiles[usize::from(tile)].face = Face::Empty,
            Room::River(_) => self.player_mut(seat).searched = true,
            _ => {}
        }
        self.player_mut(seat).hand.insert(Card::new(deck, value));
        self.phase = Phase::Act;
        events.extend([Event::Drawn { seat, deck, value: Some(value) }]);
    }

    fn show_clue(&mut self, glyph: Glyph, events: &mut impl Extend<Event>) {
        let Phase::Clue(zone) = self.phase else { return };
        let seat = self.seat;
        let clue = &mut self.clues[usize::from(zone)];
        clue.glyph = Some(glyph);
        clue.seen.insert(seat);
        self.phase = Phase::Act;
        events.extend([Event::Deciphered { seat, zone, glyph: Some(glyph) }]);
    }

    fn show_number(&mut self, rules: &Variant, number: Number, events: &mut impl Extend<Event>) {
        let Phase::Read(index) = self.phase else { return };
        let seat = self.seat;
        let tile = &mut self.tiles[usize::from(index)];
        tile.number = Some(number);
        tile.checked.insert(seat);
        self.phase = Phase::Act;
        events.extend([Event::Checked { seat, tile: rules.tiles()[usize::from(index)], number: Some(number) }]);
    }

    /// A treasure of the seat to move goes to the common pile (C14.3).
    fn put_away(&mut self, card: Card) {
        let seat = self.seat;
        self.player_mut(seat).hand.remove(card);
        self.discard.insert(Discarded { card, by: seat });
    }

    // ---- Alcoves -------------------------------------------------------------------------------

    fn roll_lock(&mut self, rules: &Variant, dice: Dice, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        self.lock = self.lock.and(dice);
        self.phase = Phase::Act;
        let Some(alcove) = self.alcove_beside(rules, seat) else { return };
        events.extend([Event::LockRolled { seat, alcove: alcove as u8, dice: self.lock }]);
        if self.missing(rules).is_empty() {
            self.open_alcove(rules, events);
        }
    }

    /// C6.5: the treasure is taken, face up.
    fn open_alcove(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        let Some(alcove) = self.alcove_beside(rules, seat) else { return };
        let value = rules.alcoves()[alcove].value;
        self.alcoves &= !(1 << alcove);
        self.lock = Dice::NONE;
        self.player_mut(seat).hand.insert(Card::new(Deck::ALCOVE, value));
        events.extend([Event::AlcoveOpened { seat, alcove: alcove as u8, value }]);
    }

    // ---- The river -----------------------------------------------------------------------------

    /// C8.3, C8.5: no die of danger, and the climber is out; else it may be saved, once.
    fn roll_climb(&mut self, rules: &Variant, dice: Dice, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        let ones = dice.below(rules.danger() + 1);
        events.extend([Event::ClimbRolled { seat, dice, ones }]);
        if ones == 0 {
            self.climb_out(rules, events);
            return;
        }
        let rerolled = self.rescue.is_some();
        self.rescue = Some(Rescue { ones, to_leave: 0, rerolled });
        let can_swim = self.ability(rules, seat) == Some(Ability::Swimming);
        let can_pay = |ones: u8| self.hand(seat).len() >= usize::from(ones * rules.rescue_cost());
        let can_be_saved = if rerolled { can_swim && ones == 1 } else { can_pay(ones - u8::from(can_swim)) };
        if can_be_saved {
            self.phase = Phase::Rescue;
        } else {
            self.lose(seat, Cause::River, events);
            self.end_turn(rules, events);
        }
    }

    /// C10.4: as if that one had not been rolled.
    fn swim(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        self.use_ability(Ability::Swimming, events);
        let Some(rescue) = &mut self.rescue else { return };
        rescue.ones -= 1;
        if rescue.ones == 0 {
            self.climb_out(rules, events);
        }
    }

    /// C8.5: once begun, all are left, and then the dice are rolled again.
    fn leave(&mut self, rules: &Variant, card: Card, events: &mut impl Extend<Event>) {
        let seat = self.seat;
        self.put_away(card);
        events.extend([Event::Left { seat, card }]);
        let Some(rescue) = &mut self.rescue else { return };
        if rescue.to_leave == 0 {
            rescue.to_leave = rescue.ones * rules.rescue_cost();
        }
        rescue.to_leave -= 1;
        if rescue.to_leave == 0 {
            self.phase = Phase::Roll(Purpose::Water);
        }
    }

    /// C8.3: the climber stands on the landing and may go on.
    fn climb_out(&mut self, rules: &Variant, events: &mut impl Extend<Event>) {
        let (seat, Some(to)) = (self.seat, rules.landing()) else { return };
        self.rescue = None;
        events.extend([Event::Climbed { seat, to }]);
        self.arrive(rules, to, events);
    }

    // ---- Losing --------------------------------------------------------------------------------

    /// C12.3: the adventurer leaves the board, and its treasures go to the common pile.
    pub(super) fn lose(&mut self, seat: Seat, cause: Cause, events: &mut impl Extend<Event>) {
        let player = self.player_mut(seat);
        let hand = std::mem::take(&mut player.hand);
        player.status = Status::Lost;
        player.place = None;
        player.rested = false;
        player.searched = false;
        let adventurer = player.adventurer;
        for &card in hand.as_slice() {
            self.discard.insert(Discarded { card, by: seat });
        }
        if let Some(adventurer) = adventurer {
            events.extend([Event::Lost { seat, adventurer, cause, treasures: hand.len() as u8 }]);
        }
    }
}
