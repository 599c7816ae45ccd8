//! The effects of actions on the state: each is checked first, then carried out whole.
//!
//! Whether an action may be played, `legal` decides; what follows when a turn ends, `round` and `scoring`; how effects of
//! cards and powers begin and end, `effect`.

use super::action::{Action, Piece, Stack};
use super::band::Band;
use super::card::{CardId, Effect, Place};
use super::effect::{Doing, Resume, Source};
use super::event::Event;
use super::illegal::Illegal;
use super::stack::Buried;
use super::state::{Phase, State};
use super::tile::TileKind;
use super::variant::Variant;
use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::{Cell, Rotation};

impl State {
    /// Plays an action of a player or of chance, and every forced step after it.
    ///
    /// # Errors
    /// The reason of [`State::check`]; the state is then unchanged.
    pub fn apply(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) -> Result<(), Illegal> {
        self.check(rules, action)?;
        let seat = self.seat();
        match action {
            Action::Deal(power) => {
                self.player_mut(seat).power = Some(power);
                events.extend([Event::PowerDealt { seat, power }]);
                match self.seats().iter().find(|&&other| self.power(other).is_none()) {
                    Some(&next) => self.seat = next,
                    None => self.fill(rules, events),
                }
            }
            Action::TurnUp(card) => {
                self.card_deck[card.index()] -= 1;
                self.display_cards[card.index()] += 1;
                events.extend([Event::CardTurnedUp { card }]);
                self.fill(rules, events);
            }
            Action::Token(value) => {
                self.bag[usize::from(value)] -= 1;
                self.display_tokens[usize::from(value)] += 1;
                events.extend([Event::TokenDrawn { value }]);
                self.fill(rules, events);
            }
            Action::Draw(tile) => {
                self.deck.remove(tile);
                self.display_tiles.insert(tile);
                events.extend([Event::TileDrawn { tile }]);
                self.fill(rules, events);
            }
            Action::Reveal(kind) => self.reveal(rules, kind, events),
            Action::Show { ruin, kind } => self.show(rules, ruin, kind, events),
            Action::DraftOrder(place) => {
                self.next_order[usize::from(place)] = Some(seat);
                events.extend([Event::OrderTaken { seat, place }]);
                self.draft_on(rules, events);
            }
            Action::DraftToken(value) => {
                self.display_tokens[usize::from(value)] -= 1;
                self.player_mut(seat).token = Some(value);
                events.extend([Event::TokenTaken { seat, value }]);
                self.draft_on(rules, events);
            }
            Action::DraftTile(tile) => {
                self.display_tiles.remove(tile);
                self.player_mut(seat).tiles.insert(tile);
                events.extend([Event::TileTaken { seat, tile }]);
                self.draft_on(rules, events);
            }
            Action::DraftCard(card) => {
                self.display_cards[card.index()] -= 1;
                self.player_mut(seat).right.insert(super::card::Held { card, unused: true });
                events.extend([Event::CardTaken { seat, card }]);
                self.draft_on(rules, events);
            }
            Action::Keep { card, over } => self.keep(rules, card, over, events),
            Action::Play { card, from } => self.play(rules, card, from, events),
            Action::Activate => self.activate(rules, events),
            Action::Place { tile, cell, rotation } => self.place(rules, tile, cell, rotation, events),
            Action::Discard(tile) => {
                self.player_mut(seat).tiles.remove(tile);
                self.removed.push(tile);
                events.extend([Event::TileDiscarded { seat, tile }]);
                self.next_player(rules, events);
            }
            Action::Pass => self.pass(rules, events),
            Action::Power(slot) => self.use_power(rules, slot, events),
            Action::Look => {
                let resume = if self.phase == Phase::Act { Resume::Act } else { Resume::Turn };
                self.begin_look(rules, resume, events);
            }
            Action::End => self.end(rules, events),
            Action::Done => self.finish_effect(rules, events),
            _ if self.phase == Phase::Effect => {
                self.step(rules, action, events);
                if self.phase == Phase::Effect {
                    self.go_on(rules, events);
                }
            }
            _ => self.buy(rules, action, events),
        }
        Ok(())
    }

    // ---- Turns ---------------------------------------------------------------------------------

    fn keep(&mut self, rules: &Variant, card: CardId, over: Option<CardId>, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        let player = self.player_mut(seat);
        let Some(held) = player.right.find(card) else { return };
        player.right.remove(held);
        let replaced = over.and_then(|over| player.left.find(over));
        if let Some(replaced) = replaced {
            player.left.remove(replaced);
            self.discard[replaced.card.index()] += 1;
        }
        self.player_mut(seat).left.insert(held);
        events.extend([Event::CardKept { seat, card, over }]);
        self.next_player(rules, events);
    }

    fn play(&mut self, rules: &Variant, card: CardId, from: Place, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        let player = self.player_mut(seat);
        let hand = if from == Place::Right { &mut player.right } else { &mut player.left };
        let Some(held) = hand.find(card) else { return };
        hand.remove(held);
        self.discard[card.index()] += 1;
        events.extend([Event::CardPlayed { seat, card, from }]);
        let doing = Doing::new(Source::Card(card), rules.card(card).effect, Resume::Next);
        self.begin_effect(rules, doing, events);
    }

    fn use_power(&mut self, rules: &Variant, slot: u8, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        let (Some(doing), Some(power)) = (self.power_doing(rules, slot), self.power(seat)) else { return };
        self.player_mut(seat).power_used = Some(slot);
        events.extend([Event::PowerUsed { seat, power, slot }]);
        self.begin_effect(rules, doing, events);
    }

    /// Lays a tile of a card in its effect, else a drafted one.
    fn place(
        &mut self,
        rules: &Variant,
        tile: TileId,
        cell: Cell,
        rotation: Rotation,
        events: &mut impl Extend<Event>,
    ) {
        let seat = self.seat();
        self.put_tile(rules, cell, tile, rotation);
        events.extend([Event::TileLaid { seat, tile, cell, rotation }]);
        if self.ruins().contains(cell) {
            events.extend([Event::RuinFilled { ruin: cell, treasures: self.level(cell) }]);
        }
        if self.phase == Phase::Effect {
            self.card_tiles.remove(tile);
            self.finish_effect(rules, events);
            return;
        }
        self.player_mut(seat).tiles.remove(tile);
        if rules.tile(tile).kind == TileKind::Volcano {
            self.begin_volcano_scoring(rules, tile, events);
        } else {
            self.next_player(rules, events);
        }
    }

    // ---- Spending points and making steps ------------------------------------------------------

    /// An action that action points pay.
    fn buy(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) {
        let costs = rules.costs();
        let cost = match action {
            Action::Enter { .. } => costs.enter,
            Action::Move { from, to, .. } => self.move_cost(rules, from, to),
            Action::Camp(_) => costs.camp,
            Action::Transfer { .. } => costs.transfer,
            Action::LaySlab(_) | Action::MoveSlab { .. } => costs.slab,
            Action::Recruit(Piece::Explorer) => costs.recruit_explorer,
            Action::Recruit(Piece::Leader) => costs.recruit_leader,
            Action::Uncover(_) => costs.uncover,
            Action::Guard { .. } => costs.guard,
            Action::Dig(_) => costs.dig,
            Action::Exchange { .. } => costs.exchange,
            _ => None,
        };
        // An action whose cost is absent was refused.
        self.points -= cost.unwrap_or(0);
        self.act(rules, action, true, events);
    }

    fn move_cost(&self, rules: &Variant, from: Cell, to: Cell) -> Option<u8> {
        rules.layout().side_towards(from, to).map(|side| self.passage(from, side))
    }

    /// A step of the effect that is being carried out.
    fn step(&mut self, rules: &Variant, action: Action, events: &mut impl Extend<Event>) {
        let steps = match action {
            Action::Move { from, to, .. } => self.move_cost(rules, from, to).unwrap_or(0),
            Action::Recruit(Piece::Leader) => 0,
            _ => 1,
        };
        let Some(doing) = &mut self.doing else { return };
        let counted = !matches!(doing.effect, Effect::Jump);
        match action {
            Action::Camp(site) => doing.cell = Some(site),
            Action::MoveCamp { to, .. } => doing.cell = Some(to),
            _ if counted => doing.left = doing.left.saturating_sub(steps),
            _ => {}
        }
        match (doing.effect, action) {
            (_, Action::Recruit(Piece::Leader)) => doing.leaders -= 1,
            (Effect::PutRuin(_) | Effect::Scout, Action::Put { cell, .. }) => doing.cell = Some(cell),
            (Effect::Dig(_) | Effect::UncoverEach(_), Action::Dig(cell) | Action::Uncover(cell)) => {
                doing.used.insert(cell);
            }
            (Effect::UncoverOne(_), Action::Uncover(cell)) => {
                doing.cell = Some(cell);
                doing.used.insert(cell);
            }
            (Effect::Jump, Action::Jump { from, to, .. }) => (doing.cell, doing.to) = (Some(from), Some(to)),
            _ => {}
        }
        self.act(rules, action, false, events);
    }

    /// The action itself, however it is paid; `counts` if it counts for the limits of a turn (L5.14).
    fn act(&mut self, rules: &Variant, action: Action, counts: bool, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        match action {
            Action::Enter { piece, camp } => {
                self.bring(piece, camp);
                events.extend([Event::Entered { seat, piece, camp }]);
            }
            Action::Move { piece, from, to } => {
                let cost = self.move_cost(rules, from, to).unwrap_or(0);
                self.remove_piece(from, seat, piece);
                self.add_piece(to, seat, piece);
                events.extend([Event::Moved { seat, piece, from, to, cost }]);
            }
            Action::Camp(site) => {
                self.player_mut(seat).camps_left -= 1;
                self.set_camp(site, seat);
                events.extend([Event::CampBuilt { seat, site }]);
            }
            Action::MoveCamp { from, to } => {
                self.remove_camp(from, seat);
                self.set_camp(to, seat);
                events.extend([Event::CampMoved { seat, from, to }]);
            }
            Action::Transfer { piece, from, to } => {
                self.remove_piece(from, seat, piece);
                self.add_piece(to, seat, piece);
                events.extend([Event::Transferred { seat, piece, from, to }]);
            }
            Action::LaySlab(side) => {
                self.lay_slab(rules, side);
                events.extend([Event::SlabLaid { seat, side }]);
            }
            Action::MoveSlab { from, to } => {
                self.take_slab(rules, from);
                self.lay_slab(rules, to);
                events.extend([Event::SlabMoved { seat, from, to }]);
            }
            Action::Recruit(piece) => {
                let player = self.player_mut(seat);
                player.unavailable.remove(piece);
                player.reserve.add(piece);
                events.extend([Event::Recruited { seat, piece }]);
            }
            Action::Uncover(temple) => {
                self.raise_temple(temple, counts);
                let value = self.level(temple);
                self.supply[usize::from(value)] -= 1;
                events.extend([Event::Uncovered { seat, temple, value }]);
            }
            Action::Guard { temple, piece } => self.guard_temple(temple, piece, events),
            Action::Dig(ruin) => {
                let buried = self.take_buried(rules, ruin, 0, counts);
                self.phase = Phase::Reveal(ruin, buried);
                events.extend([Event::Dug { seat, ruin, left: self.level(ruin) }]);
            }
            Action::Exchange { give, and, with, take } => {
                for kind in std::iter::once(give).chain(and) {
                    for (from, to, kind) in [(seat, with, kind), (with, seat, take)] {
                        self.player_mut(from).treasures[kind.index()] -= 1;
                        self.player_mut(to).treasures[kind.index()] += 1;
                    }
                }
                events.extend([Event::Exchanged { seat, give, and, with, take }]);
            }
            Action::Put { piece, cell } => {
                self.bring(piece, cell);
                events.extend([Event::Put { seat, piece, cell }]);
                let scouts = self.doing.is_some_and(|doing| doing.effect == Effect::Scout);
                if scouts && self.next_shown(rules).is_some() {
                    self.phase = Phase::Show;
                }
            }
            Action::Jump { piece, from, to } => {
                self.remove_piece(from, seat, piece);
                self.add_piece(to, seat, piece);
                events.extend([Event::Jumped { seat, piece, from, to }]);
            }
            Action::Place { tile, cell, rotation } => self.place(rules, tile, cell, rotation, events),
            Action::Take(kind) => self.take(rules, kind, events),
            Action::Stack(stack) => self.stack_rest(rules, stack, events),
            _ => {}
        }
    }

    /// L5.9: one member becomes the guard, the others there leave the game.
    fn guard_temple(&mut self, temple: Cell, piece: Piece, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        let mut others = self.band(temple, seat);
        others.remove(piece);
        self.set_band(temple, seat, Band::NOBODY);
        let player = self.player_mut(seat);
        player.out = Band::new(player.out.explorers() + others.explorers(), player.out.leaders() + others.leaders());
        player.guards_set += 1;
        self.set_guard(temple, seat, piece);
        events.extend([Event::GuardSet { seat, temple, piece, left_game: others.members() }]);
    }

    // ---- Treasures -----------------------------------------------------------------------------

    /// L10.4: the treasure dug up is of this kind.
    fn reveal(&mut self, rules: &Variant, kind: Treasure, events: &mut impl Extend<Event>) {
        let Phase::Reveal(_, buried) = self.phase else { return };
        let seat = self.seat();
        self.uncover_kind(buried, kind);
        self.player_mut(seat).treasures[kind.index()] += 1;
        events.extend([Event::Revealed { seat, kind }]);
        self.phase = Phase::Act;
        if self.doing.is_some() {
            self.go_on(rules, events);
        }
    }

    /// L10.3: the seat sees a treasure.
    fn show(&mut self, rules: &Variant, ruin: Cell, kind: Treasure, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        let Some((_, place)) = self.next_shown(rules) else { return };
        if let Some(buried) = self.stack_mut(rules, ruin).iter_mut().rev().nth(place) {
            let before = std::mem::replace(buried, buried.shown(kind, seat));
            self.uncover_kind(before, kind);
        }
        events.extend([Event::Seen { seat, ruin, kind: Some(kind) }]);
        let Some(doing) = &mut self.doing else { return };
        doing.queue.remove(ruin);
        let looks = doing.effect == Effect::Look;
        if self.next_shown(rules).is_none() {
            if looks {
                self.finish_effect(rules, events);
            } else {
                self.phase = Phase::Effect;
            }
        }
    }

    /// L7.7: the seat takes one of the treasures that it has seen; the others have been stirred for everybody else.
    fn take(&mut self, rules: &Variant, kind: Treasure, events: &mut impl Extend<Event>) {
        let seat = self.seat();
        let Some(ruin) = self.doing.and_then(|doing| doing.cell) else { return };
        let Some(place) = self.stack(rules, ruin).position(|buried| buried.kind() == Some(kind)) else { return };
        self.take_buried(rules, ruin, place, false);
        self.player_mut(seat).treasures[kind.index()] += 1;
        for buried in self.stack_mut(rules, ruin) {
            *buried = Buried::new(buried.kind(), 1 << seat.index());
        }
        events.extend([Event::Taken { seat, ruin, kind }]);
        if self.level(ruin) < 2
            && let Some(doing) = &mut self.doing
        {
            doing.left = 0;
            self.finish_effect(rules, events);
        }
    }

    /// L7.7: the seat stacks the rest.
    fn stack_rest(&mut self, rules: &Variant, stack: Stack, events: &mut impl Extend<Event>) {
        let seat: Seat = self.seat();
        let Some(ruin) = self.doing.and_then(|doing| doing.cell) else { return };
        for (buried, &kind) in self.stack_mut(rules, ruin).iter_mut().rev().zip(stack.as_slice()) {
            *buried = Buried::new(Some(kind), 1 << seat.index());
        }
        events.extend([Event::Stacked { seat, ruin }]);
        self.finish_effect(rules, events);
    }
}
