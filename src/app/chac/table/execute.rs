//! The execution of requests that only the panels of the temple make of its table: one arm for each [`Ask`].

use super::{ChacNotice, Idle, Notice, Table};
use crate::app::chac::command::Ask;
use crate::chac::{Ability, Action, Dice, Illegal, MAX_DICE, Phase, Square};

impl Table {
    pub(super) fn do_ask(&mut self, ask: Ask) {
        match ask {
            Ask::Play(action) => self.play_or_tell(action),
            Ask::Refuse(action) => self.notice = self.sitting.check(action).err().map(Notice::Refused),
            Ask::Tell(notice) => self.notice = Some(Notice::Own(notice)),
            Ask::Begin(ability) => self.begin(Some(ability).filter(|_| self.own.chosen.begun != Some(ability))),
            Ask::Go(square) => self.go(square),
            Ask::Select(square) => {
                self.own.chosen.square = square;
                self.own.view.lead = square.or(self.own.view.lead);
                if square.is_none() {
                    self.begin(None);
                }
            }
            Ask::Die(place) => {
                if let Some(marked) = self.own.chosen.marked.get_mut(usize::from(place)) {
                    *marked = !*marked;
                }
                self.refresh();
            }
            Ask::Reroll => match self.marked_dice() {
                Some(dice) => self.play_or_tell(Action::Reroll(dice)),
                None => self.notice = Some(Notice::Own(ChacNotice::NoDice)),
            },
            Ask::Face(face) => self.enter_face(face),
            Ask::TakeOut(place) => {
                let (_, faces) = &mut self.own.chosen.entered;
                if usize::from(place) < faces.len() {
                    faces.remove(usize::from(place));
                }
            }
            Ask::End => self.end_or_tell(),
            Ask::ToggleSecrets => self.toggle_secrets(),
            Ask::ReadyUnseen => self.ready_unseen(),
        }
    }

    /// Lets the board be asked for a square for this ability.
    fn begin(&mut self, ability: Option<Ability>) {
        self.own.chosen.begun = ability;
        self.refresh();
    }

    /// Plays what a click on a square asks for, or tells why nothing can be done there.
    fn go(&mut self, square: Square) {
        if let Some(why) = self.why_idle() {
            self.notice = Some(Notice::Idle(why));
            return;
        }
        let Some(way) = self.way_to(square).cloned() else { return self.tell_why_not(square) };
        if let [action] = way.actions[..] {
            return self.play_or_tell(action);
        }
        self.note_asked();
        for action in way.actions {
            if let Err(reason) = self.sitting.play(action) {
                self.refresh();
                self.notice = Some(Notice::Refused(reason));
                return;
            }
        }
        self.has_played();
        self.refresh();
    }

    fn tell_why_not(&mut self, square: Square) {
        let state = self.state();
        if state.place(state.seat()) == Some(square) && self.begun().is_none() {
            self.notice = Some(Notice::Own(ChacNotice::Here));
            return;
        }
        let have = state.actions_left();
        let need = self.steps_to(square).filter(|&need| need > have && have > 0 && self.begun().is_none());
        let refused = self.refused_at(square).and_then(|action| self.sitting.check(action).err());
        let is_cut_off = !self.is_way_to(square);
        self.notice = Some(match (need, refused) {
            (None, Some(Illegal::NoWay { .. })) if is_cut_off => Notice::Own(ChacNotice::CutOff),
            (Some(need), Some(Illegal::NoWay { .. })) => Notice::Own(ChacNotice::TooFar { need, have }),
            (_, Some(why)) => Notice::Refused(why),
            (_, None) => Notice::Own(ChacNotice::NotNow),
        });
    }

    /// Enters the face of a die; with the last one, the roll.
    fn enter_face(&mut self, face: u8) {
        let Phase::Roll(purpose) = self.state().phase() else { return };
        if !self.chance_by_hand() {
            return;
        }
        let (steps, count) = (self.steps(), self.state().roll_count(self.rules(), purpose));
        let (at, faces) = &mut self.own.chosen.entered;
        if std::mem::replace(at, steps) != steps {
            faces.clear();
        }
        faces.push(face);
        faces.sort_unstable();
        if faces.len() < usize::from(count.min(MAX_DICE)) {
            return;
        }
        let dice = Dice::of(faces);
        faces.clear();
        if let Some(dice) = dice {
            self.play_or_tell(Action::Roll(dice));
        }
    }

    /// Says for who is covered that it is ready, which shows nothing of what it holds (C16.4).
    fn ready_unseen(&mut self) {
        if self.covered_for().is_some() && self.state().phase() == Phase::Load {
            self.note_asked();
            self.notice = self.play_next(Action::Ready).err().map(Notice::Refused);
        }
    }

    /// Ends what the seat is asked, where that can be ended.
    fn end_or_tell(&mut self) {
        let action = match self.state().phase() {
            Phase::Act => Action::End,
            Phase::Load => Action::Ready,
            Phase::Substitute => Action::Wait,
            _ => {
                self.notice = Some(Notice::Idle(Idle::NO_END));
                return;
            }
        };
        self.play_or_tell(action);
    }
}
