//! The effects of actions on the state: each is checked first, then carried out whole.
//!
//! Whether an action may be played, `legal` decides; what follows when a turn ends, `turn`, `auction` and `scoring`.

use super::action::{Action, Piece};
use super::band::Band;
use super::event::Event;
use super::illegal::Illegal;
use super::state::{Phase, State};
use super::variant::Variant;
use crate::hex::{Cell, Rotation};

impl State {
    /// Plays an action of a player or of chance, and every forced step after it.
    ///
    /// # Errors
    /// The reason of [`State::check`]; the state is then unchanged.
    pub fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.check(rules, action)?;
        let (seat, costs) = (self.seat(), *rules.costs());
        // An action whose cost is absent was refused above.
        let pay = |cost: Option<u8>| cost.unwrap_or(0);
        match action {
            Action::Draw(tile) => {
                self.deck.remove(tile);
                if self.is_auction() {
                    self.turn_up(rules, tile, events);
                } else {
                    events.extend([Event::TileDrawn { seat, tile }]);
                    self.take_tile(rules, tile, events);
                }
            }
            Action::Reveal(kind) => {
                self.hidden[kind.index()] -= 1;
                self.add_treasure(seat, kind);
                self.phase = Phase::Act;
                events.extend([Event::Revealed { seat, kind }]);
            }
            Action::Bid(bid) => self.bid(rules, bid, events),
            Action::Pass => self.pass(rules, events),
            Action::Choose(tile) => self.choose(rules, tile, false, events),
            Action::Place { cell, rotation } => self.place(rules, cell, rotation, events),
            Action::Enter { piece, camp } => {
                self.points -= costs.enter;
                self.take_from_reserve(seat, piece);
                self.add_piece(camp, seat, piece);
                events.extend([Event::Entered { seat, piece, camp }]);
            }
            Action::Transfer { piece, from, to } => {
                self.points -= pay(costs.transfer);
                self.remove_piece(from, seat, piece);
                self.add_piece(to, seat, piece);
                events.extend([Event::Transferred { seat, piece, from, to }]);
            }
            Action::Move { piece, from, to } => {
                let side = rules.layout().side_towards(from, to);
                let cost = pay(side.and_then(|side| self.passage(from, side)));
                self.points -= cost;
                self.remove_piece(from, seat, piece);
                self.add_piece(to, seat, piece);
                events.extend([Event::Moved { seat, piece, from, to, cost }]);
            }
            Action::Uncover(temple) => {
                self.points -= pay(costs.uncover);
                self.raise_temple(temple);
                let value = self.level(temple);
                self.supply[usize::from(value)] -= 1;
                events.extend([Event::Uncovered { seat, temple, value }]);
            }
            Action::Dig(ruin) => {
                self.points -= pay(costs.dig);
                self.take_treasure(ruin);
                self.phase = Phase::Reveal;
                events.extend([Event::Dug { seat, ruin, left: self.level(ruin) }]);
            }
            Action::Exchange { give, with, take } => {
                self.points -= pay(costs.exchange);
                self.remove_treasure(seat, give);
                self.add_treasure(with, give);
                self.remove_treasure(with, take);
                self.add_treasure(seat, take);
                events.extend([Event::Exchanged { seat, give, with, take }]);
            }
            Action::Camp(site) => {
                self.points -= pay(costs.camp);
                self.player.of_mut(seat).camps_left -= 1;
                self.set_camp(site, seat);
                events.extend([Event::CampBuilt { seat, site }]);
            }
            Action::Guard { temple, piece } => {
                self.points -= pay(costs.guard);
                self.guard_temple(temple, piece, events);
            }
            Action::End => self.end_turn(rules, events),
        }
        Ok(())
    }

    fn place(&mut self, rules: &Variant, cell: Cell, rotation: Rotation, events: &mut impl Extend<Event>) {
        let Phase::Place(tile) = self.phase else { return };
        self.put_tile(rules, cell, tile, rotation);
        self.phase = Phase::Act;
        events.extend([Event::TilePlaced { seat: self.seat, tile, cell, rotation }]);
        if self.ruins().contains(cell) {
            events.extend([Event::RuinFilled { ruin: cell, treasures: self.level(cell) }]);
        }
    }

    /// T5.8: one piece becomes the guard, the others there leave the game.
    fn guard_temple(&mut self, temple: Cell, piece: Piece, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        let left_game = self.band(temple, seat).pieces() - 1;
        self.set_band(temple, seat, Band::NOBODY);
        let player = self.player.of_mut(seat);
        player.out += left_game;
        player.guards_set += 1;
        self.set_guard(temple, seat, piece);
        events.extend([Event::GuardSet { seat, temple, piece, left_game }]);
    }
}
