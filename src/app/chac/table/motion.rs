//! The things that move on a table of the temple, and what lies there of the last traps.
//!
//! Decides when it sets out. How long everything takes, `chac::board` decides.

use std::time::Duration;

use egui::{Event as Input, Ui};

use super::Table;
use super::course::counted_for;
use crate::app::chac::board::{Mover, scene_of};
use crate::chac::{Action, Event, Square, WallCard};
use crate::insight::chac::Danger;

/// For so many seconds the board is shown after a click has ended a motion, before a cover comes.
const REST: f64 = 1.2;

impl Table {
    /// Brings what moves to the time of this frame. At a click or a key press everything arrives at once.
    pub(super) fn move_on(&mut self, ui: &Ui) {
        self.fade_secrets(ui);
        let is_press = |event: &Input| match event {
            Input::PointerButton { pressed, .. } => *pressed,
            Input::Key { pressed, repeat, .. } => *pressed && !repeat,
            _ => false,
        };
        let (now, pressed) = ui.input(|input| (input.time, input.events.iter().any(is_press)));
        if pressed {
            // Whoever hurries what all may see still sees how it has ended, before the cover comes.
            let rests = self.own.motion.is_moving() && self.covered_for().is_some();
            self.own.rests_until = rests.then_some(now + REST);
            self.own.motion.finish();
        }
        self.own.rests_until.take_if(|until| now >= *until);
        if let Some(until) = self.own.rests_until {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(until - now));
        }
        let (sitting, step) = (&self.sitting, self.sitting.shown_step());
        let rules = self.sitting.rules();
        self.own.motion.follow(now, step, |seen, pace| {
            let before = *sitting.seen_from(seen).next()?.before.state();
            let events: Vec<Event> = (seen..step).flat_map(|step| sitting.events(step)).collect();
            Some(scene_of(rules, &before, &events, pace))
        });
        if self.own.motion.is_moving() {
            ui.ctx().request_repaint();
        }
    }

    /// The chests that are still to be opened before the eyes of the players.
    pub(super) fn closed_on_screen(&self) -> usize {
        self.own.motion.movers().filter(|(mover, _)| matches!(mover, Mover::Chest { .. })).count()
    }

    /// The wall cards of the last or present traps, in the order in which they were turned up.
    #[must_use]
    pub fn turned_cards(&self) -> &[WallCard] {
        &self.own.known.turned
    }

    /// The way of the last move before what the board shows.
    #[must_use]
    pub fn last_way(&self) -> Vec<Square> {
        self.own.known.last.clone()
    }

    /// The danger of staying on a square; nothing in a purist game, or when the game is over.
    #[must_use]
    pub fn danger_at(&self, square: Square) -> Option<Danger> {
        self.insight()?.forecast.as_ref()?;
        Some(Danger::of(self.rules(), self.sight(), square))
    }

    /// The load level with which the turn began, in the round that the board shows, of the seat for which its dice are
    /// counted; nothing if that turn is to come.
    fn counted_level(&self) -> Option<u8> {
        let shown = self.shown();
        let seat = counted_for(self, shown)?;
        let moments = self.sitting.seen_from(0).take(self.shown_step()).rev().map(|seen| *seen.before.state());
        let of_round = moments.take_while(|state| state.round() == shown.round() && !state.dice().is_empty());
        let of_turn = of_round.filter(|state| state.phase().is_turn() && state.seat() == seat);
        of_turn.last().map(|state| state.level(self.rules(), seat))
    }

    /// The actions that the seat has in its turn, those that it has used among them.
    #[must_use]
    pub fn actions_of_turn(&self) -> u8 {
        let state = self.shown();
        let level = self.own.known.counted.unwrap_or_else(|| state.level(self.rules(), state.seat()));
        state.dice().at_least(level).max(state.actions_left())
    }

    /// Finds the wall cards and the last move before what the board shows.
    pub(super) fn follow_past(&mut self) {
        let (step, count) = (self.shown_step(), usize::from(self.shown().walls().turned));
        let (mut turned, mut last) = (Vec::new(), None);
        for seen in self.sitting.seen_from(0).take(step).rev() {
            match seen.action {
                Some(Action::Wall(card)) if turned.len() < count => turned.push(card),
                Some(Action::Step(to) | Action::Leap(to) | Action::Sprint(to)) if last.is_none() => {
                    let state = seen.before.state();
                    last = Some(state.place(state.seat()).into_iter().chain([to]).collect::<Vec<_>>());
                }
                _ => {}
            }
            if turned.len() >= count && last.is_some() {
                break;
            }
        }
        turned.reverse();
        self.own.known.counted = self.counted_level();
        (self.own.known.turned, self.own.known.last) = (turned, last.unwrap_or_default());
    }
}
