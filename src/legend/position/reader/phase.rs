//! Reading a position: what is asked of whom, and that this agrees with everything else.

use super::{MAX_POINTS, PositionReader};
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::legend::card::{Effect, Held};
use crate::legend::effect::{Doing, MAX_STEPS, Resume, Source};
use crate::legend::position::{PhaseName, Result, ResumeName, bad, ensure};
use crate::legend::state::{Phase, Scoring};
use crate::legend::tile::TileKind;

impl PositionReader<'_> {
    pub(super) fn phase(&mut self) -> Result<()> {
        let position = self.position;
        if position.phase == PhaseName::Over {
            ensure(position.seat.is_none(), "seat", "is null when the game is over")?;
        } else {
            let Some(number) = position.seat else { return bad("seat", "is null, but the game is not over") };
            self.state.seat = self.seat(number, "seat")?;
        }
        ensure(position.action_points <= MAX_POINTS, "action_points", "are more than any card gives")?;
        self.state.points = position.action_points;
        self.scoring()?;
        self.effect()?;
        self.state.phase = match position.phase {
            PhaseName::Deal => Phase::Deal,
            PhaseName::Fill => match self.state.short_of(self.rules) {
                Some(filling) => Phase::Fill(filling),
                None => return bad("phase", "nothing is short"),
            },
            PhaseName::Draft => Phase::Draft,
            PhaseName::Turn => Phase::Turn,
            PhaseName::Act => Phase::Act,
            PhaseName::Effect => Phase::Effect,
            PhaseName::Reveal => {
                let Some(digging) = &position.digging else { return bad("digging", "is null, but a treasure was dug") };
                let cell = self.cell(&digging.cell, "digging.cell")?;
                let tile = self.state.tile(cell).map(|tile| self.rules.tile(tile).kind);
                let Some(TileKind::Ruin(masks)) = tile else { return bad("digging.cell", "is no ruin") };
                ensure(self.state.level(cell) < masks, "digging.cell", "all its treasures are there")?;
                Phase::Reveal(cell, self.buried(digging.token.as_ref(), "digging.token")?)
            }
            PhaseName::Show => Phase::Show,
            PhaseName::Over => Phase::Over,
        };
        Ok(())
    }

    fn scoring(&mut self) -> Result<()> {
        let Some(given) = &self.position.scoring else { return Ok(()) };
        let order = self.seat_list(&given.order, "scoring.order")?;
        ensure(order.len() == usize::from(self.state.players), "scoring.order", "has to name every seat")?;
        let index = u8::try_from(given.index).ok().filter(|&index| usize::from(index) < order.len());
        let Some(index) = index else { return bad("scoring.index", "is no place of the order") };
        let expected: Vec<Option<Seat>> = if given.is_final {
            ensure(given.tile.is_none(), "scoring.tile", "is null in the last scoring alone")?;
            self.state.next_order().to_vec()
        } else {
            let first = order.as_slice()[0];
            // L4.3: who lays a tile makes a turn.
            ensure(!self.state.passed().contains(&first), "scoring.order", "begins with who has passed")?;
            let others = self.state.order().iter().copied().filter(|&seat| seat != first);
            std::iter::once(first).chain(others).map(Some).collect()
        };
        let is_it = order.as_slice().iter().copied().map(Some).eq(expected);
        ensure(is_it, "scoring.order", "is another than the rules say")?;
        let acting = order.as_slice()[usize::from(index)];
        ensure(acting == self.state.seat, "scoring.index", "does not name the acting seat")?;
        let volcano = match &given.tile {
            None => None,
            Some(name) => {
                let tile = self.rules.tile_named(name).filter(|&tile| {
                    let on_board = |cell: Cell| self.state.tile(cell) == Some(tile);
                    let of_deck = self.rules.scenarios()[self.state.scenario()].deck.contains(tile);
                    of_deck && self.state.volcanoes().into_iter().any(on_board)
                });
                if tile.is_none() {
                    return bad("scoring.tile", "is no volcano of the deck that lies on the board");
                }
                tile
            }
        };
        ensure(given.is_final == volcano.is_none(), "scoring.tile", "is null in the last scoring alone")?;
        self.state.scoring = Some(Scoring { order, index, volcano });
        Ok(())
    }

    fn effect(&mut self) -> Result<()> {
        let Some(given) = &self.position.effect else { return Ok(()) };
        let seat = self.state.seat;
        let (source, effect) = if let Some((tile, slot)) = given.source.split_once('.') {
            let tile = self.rules.power_named(tile).filter(|&tile| self.state.power(seat) == Some(tile));
            let slot = slot.parse::<u8>().ok().and_then(|slot| slot.checked_sub(1));
            let (Some(tile), Some(slot)) = (tile, slot) else {
                return bad("effect.source", "is no power of the acting seat");
            };
            ensure(self.state.power_used(seat) == Some(slot), "effect.source", "is not the power that was used")?;
            let effect = self.rules.power(tile).effects.get(usize::from(slot)).copied();
            (Source::Power { tile, slot }, effect.unwrap_or(Effect::Slab))
        } else {
            let card = self.card(&given.source, "effect.source")?;
            (Source::Card(card), self.rules.card(card).effect)
        };
        let resume = match given.resume {
            ResumeName::Next => Resume::Next,
            ResumeName::Turn => Resume::Turn,
            ResumeName::Act => Resume::Act,
        };
        let ends_turn = matches!(source, Source::Card(_)) && effect != Effect::Look;
        ensure(ends_turn == (resume == Resume::Next), "effect.resume", "does not fit the source")?;
        let mut doing = Doing::new(source, effect, resume);
        ensure(given.left <= doing.left, "effect.left", "is more than the effect has")?;
        ensure(given.leaders <= doing.leaders, "effect.leaders", "is more than the effect has")?;
        (doing.left, doing.leaders) = (given.left, given.leaders);
        let cell = |name: &Option<String>, field: &str| match name {
            None => Ok(None),
            Some(name) => self.cell(name, field).map(Some),
        };
        (doing.cell, doing.to) = (cell(&given.cell, "effect.cell")?, cell(&given.to, "effect.to")?);
        let worked = matches!(effect, Effect::Dig(_) | Effect::UncoverOne(_) | Effect::UncoverEach(_));
        let fixed = matches!(
            effect,
            Effect::PutRuin(_) | Effect::Scout | Effect::UncoverOne(_) | Effect::Camp(_) | Effect::Jump
        );
        ensure(fixed || doing.cell.is_none(), "effect.cell", "is not meant")?;
        ensure(
            (effect == Effect::Jump && doing.cell.is_some()) == doing.to.is_some(),
            "effect.to",
            "goes with a jump",
        )?;
        for (name, times) in &given.used {
            let cell = self.cell(name, "effect.used")?;
            ensure((1..=MAX_STEPS).contains(times), "effect.used", "is no number of times")?;
            for _ in 0..*times {
                ensure(doing.used.len() < usize::from(MAX_STEPS), "effect.used", "is more than any effect has")?;
                doing.used.insert(cell);
            }
        }
        let done = usize::from(effect.steps() - doing.left);
        ensure(doing.used.len() == if worked { done } else { 0 }, "effect.used", "does not fit what is left")?;
        for name in &given.queue {
            let cell = self.cell(name, "effect.queue")?;
            doing.queue.insert(cell);
        }
        let unseen = self.state.unseen_tops(self.rules, seat);
        let expected = if effect == Effect::Look { doing.queue & unseen } else { CellSet::EMPTY };
        ensure(doing.queue == expected, "effect.queue", "has a ruin that is not to be shown")?;
        self.first_steps(&doing)?;
        self.origin(&doing)?;
        self.state.doing = Some(doing);
        Ok(())
    }

    /// Checks that the hexes of an effect are those that its first steps can have fixed.
    fn first_steps(&self, doing: &Doing) -> Result<()> {
        let begun = doing.left < doing.effect.steps();
        let used = doing.used.as_slice();
        match (doing.effect, doing.cell) {
            (Effect::PutRuin(_) | Effect::Scout | Effect::UncoverOne(_), cell) if cell.is_some() != begun => {
                bad("effect.cell", "goes with the first step")
            }
            (Effect::Scout, Some(ruin)) => {
                ensure(self.state.ruins().contains(ruin), "effect.cell", "is no ruin with treasures")
            }
            (Effect::UncoverOne(_), Some(temple)) => {
                ensure(used.iter().all(|&cell| cell == temple), "effect.used", "names another temple")
            }
            (Effect::UncoverEach(_), _) => {
                let distinct = used.iter().all(|&cell| doing.used.count(cell) == 1);
                ensure(distinct, "effect.used", "names a temple twice")
            }
            (Effect::Camp(_), Some(site)) => {
                let own = self.state.camps(self.state.seat).contains(site);
                ensure(own, "effect.cell", "is no camp of the acting seat")
            }
            (Effect::Camp(_), None) => ensure(!begun, "effect.left", "members come after the camp"),
            _ => Ok(()),
        }
    }

    /// Checks that the card of an effect is where it was laid: out of the game, or used beside the sheet.
    fn origin(&self, doing: &Doing) -> Result<()> {
        let Source::Card(card) = doing.source else { return Ok(()) };
        if doing.effect != Effect::Look {
            return ensure(self.state.discard[card.index()] > 0, "effect.source", "is not out of the game");
        }
        ensure(self.state.scoring.is_none(), "effect.source", "nobody looks in a scoring turn")?;
        let used = Held { card, unused: false };
        let seat = self.state.seat;
        let held = self.state.right(seat).contains(used) || self.state.left(seat).contains(used);
        ensure(held, "effect.source", "is no used card of the acting seat")
    }

    /// Checks that the phase agrees with everything else.
    pub(super) fn agreement(&self) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        let seats = state.seats();
        let nothing_drafted = state.next_order().iter().all(Option::is_none)
            && seats.iter().all(|&seat| state.token(seat).is_none() && state.tiles(seat).is_empty())
            && seats.iter().all(|&seat| state.right(seat).is_empty())
            && state.passed().is_empty();
        let all_drafted =
            state.next_order().iter().all(Option::is_some) && state.display_tokens().iter().all(|&copies| copies == 0);
        let phase = state.phase();
        let has_doing = state.doing().is_some();
        let acts = matches!(phase, Phase::Act)
            || state.doing().is_some_and(|doing| doing.resume == Resume::Act)
            || (matches!(phase, Phase::Reveal(..)) && !has_doing);
        ensure(acts || state.points() == 0, "action_points", "is 0 while no points are spent")?;
        let rested = state.occupied().into_iter().all(|cell| state.worked(cell) == 0);
        ensure(acts || rested, "cells", "temples and ruins were worked this turn, but no points are spent")?;
        let bound = matches!(phase, Phase::Effect | Phase::Show);
        ensure(!bound || has_doing, "effect", "is null, but an effect is carried out")?;
        let interrupts = bound || matches!(phase, Phase::Reveal(..));
        ensure(interrupts || !has_doing, "effect", "is null while no effect is carried out")?;
        ensure(state.scoring().is_none() || acts, "scoring", "is null while no points are spent")?;
        let dealt = seats.iter().all(|&seat| state.power(seat).is_some());
        ensure(dealt != (phase == Phase::Deal), "seats", "director's tiles are dealt first, and to all")?;
        match phase {
            Phase::Deal => {
                let first = seats.iter().copied().find(|&seat| state.power(seat).is_none());
                ensure(first == Some(state.seat()), "seat", "is not the next that gets a director's tile")?;
                let later = seats.iter().all(|&seat| seat < state.seat() || state.power(seat).is_none());
                let bare = state.display_cards().iter().all(|&copies| copies == 0)
                    && state.display_tokens().iter().all(|&copies| copies == 0)
                    && state.display_tiles().is_empty()
                    && state.round() == 1;
                ensure(later && bare && nothing_drafted, "phase", "director's tiles are dealt before all else")
            }
            Phase::Fill(_) => {
                let first = state.order().first() == Some(&state.seat());
                ensure(first, "seat", "is not the first in order")?;
                ensure(nothing_drafted, "phase", "the display is filled before anything is drafted")
            }
            Phase::Draft => {
                ensure(state.passed().is_empty(), "passed", "is empty while drafting")?;
                let mut legal = Vec::new();
                state.legal_actions(rules, &mut legal);
                ensure(!legal.is_empty(), "seat", "can draft nothing")
            }
            Phase::Turn | Phase::Act | Phase::Effect | Phase::Reveal(..) | Phase::Show => {
                ensure(all_drafted && state.display_tiles().is_empty(), "phase", "drafting is not over")?;
                let passed = state.passed().contains(&state.seat());
                ensure(!passed || state.scoring().is_some(), "seat", "has passed")?;
                if state.scoring().is_some_and(|scoring| scoring.volcano.is_none()) {
                    let is_last = state.round() == rules.rounds() && state.passed().len() == seats.len();
                    ensure(is_last, "scoring", "is the last one before all have passed in the last round")?;
                }
                self.steps_left()
            }
            Phase::Over => {
                let is_last = state.round() == rules.rounds() && state.passed().len() == seats.len();
                ensure(is_last && all_drafted, "phase", "the game is over when all have passed in the last round")
            }
        }?;
        for &seat in state.passed() {
            let idle = state.token(seat).is_none() && state.tiles(seat).is_empty() && state.right(seat).is_empty();
            ensure(idle, "passed", "who has passed has nothing left on the right")?;
        }
        Ok(())
    }

    /// Checks that something is left to do of what is asked.
    fn steps_left(&self) -> Result<()> {
        let (state, rules) = (&self.state, self.rules);
        match state.phase() {
            Phase::Effect => {
                let has_step = state.doing().is_some_and(|doing| state.has_step(rules, doing));
                ensure(has_step, "effect", "no step of it is left, so it is over")?;
                // L7.7: all is shown before something is taken.
                let shown = state.doing().is_none_or(|doing| !doing.is_bound()) || state.next_shown(rules).is_none();
                ensure(shown, "phase", "a treasure is still to be shown")
            }
            Phase::Show => {
                let looks = state.doing().is_some_and(|doing| match doing.effect {
                    Effect::Look => true,
                    Effect::Scout => doing.left == 2,
                    _ => false,
                });
                ensure(looks, "effect", "shows nothing")?;
                ensure(state.next_shown(rules).is_some(), "effect.queue", "nothing is left to show")
            }
            Phase::Reveal(..) => {
                let digs = state.doing().is_none_or(|doing| matches!(doing.effect, Effect::Dig(_)));
                ensure(digs, "effect", "digs nothing")
            }
            Phase::Deal | Phase::Fill(_) | Phase::Draft | Phase::Turn | Phase::Act | Phase::Over => Ok(()),
        }
    }
}
