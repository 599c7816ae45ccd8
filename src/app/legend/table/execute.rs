//! The execution of requests that only the panels of Legend make of its table: one arm for each [`Ask`].

use super::options::Outcome;
use super::{Idle, LegendNotice, Notice, Phrase, Question, Selection, Table};
use crate::app::legend::command::Ask;
use crate::app::table::Asking;
use crate::hex::{Cell, Rotation};
use crate::insight::legend::{Reach, points_to_walk, sort};
use crate::legend::{Action, Phase};

impl Table {
    pub(super) fn do_ask(&mut self, ask: Ask) {
        match ask {
            Ask::Play(action) => self.play_or_tell(action),
            Ask::Refuse(action) => self.notice = self.sitting.check(action).err().map(Notice::Refused),
            Ask::Tell(notice) => self.notice = Some(Notice::Own(notice)),
            Ask::Begin(phrase) if self.own.chosen.begun == phrase => self.begin(Phrase::default()),
            Ask::Begin(phrase) => self.go_on_with(phrase),
            Ask::TakeUp(phrase) => self.begin(phrase),
            Ask::Choose(word) => self.go_on_with(self.options().begun.then(word)),
            Ask::At(cell) => self.own.chosen.at = Some(cell).filter(|_| self.own.chosen.at != Some(cell)),
            Ask::Card(place, card) => {
                let chosen = Some((place, card)).filter(|_| self.own.chosen.card != Some((place, card)));
                self.begin(Phrase::default());
                self.own.chosen.card = chosen;
            }
            Ask::Open(seat) => self.own.open = Some(seat),
            Ask::TooFar(cell) => self.tell_too_far(cell),
            Ask::Walk { to, all } => self.walk(to, all),
            Ask::Party(party) => {
                self.own.chosen.party = party;
                self.refresh();
            }
            Ask::Drop { from, piece, to } => self.drop_piece(from, piece, to),
            Ask::Select(selection) => {
                (self.own.chosen.selection, self.own.chosen.party) = (selection, 1);
                (self.own.chosen.aimed, self.own.chosen.probe) = (None, None);
                self.close_question();
                self.begin(Phrase::default());
            }
            Ask::AskToGuard(guard) => self.open(Asking::Own(Question::Guard(guard))),
            Ask::Aim(cell) => self.aim(cell),
            Ask::SortLedger(order) => {
                self.own.order = order;
                if let Some(insight) = &mut self.own.known.insight {
                    sort(&mut insight.ledger, order);
                }
            }
            Ask::ShowReach(walker) => self.show_reach(walker),
            Ask::NextReach { back } => match self.next_walker(back) {
                None => self.notice = Some(Notice::Idle(Idle::NO_PIECE)),
                walker => self.show_reach(walker),
            },
            Ask::ToggleSeen => self.toggle_seen(),
            Ask::Turn { clockwise, over } => self.turn_tile(clockwise, over),
            Ask::End => self.end_or_tell(),
        }
    }

    /// Lets these words be what is begun.
    fn begin(&mut self, phrase: Phrase) {
        (self.own.chosen.begun, self.own.chosen.at, self.own.chosen.card) = (phrase, None, None);
        self.refresh();
    }

    /// Marks a hex and brings it into sight; if a person acts, also chooses it.
    fn aim(&mut self, cell: Cell) {
        if self.walks_now() && self.person_to_move().is_some() && self.options().begun.is_empty() {
            let piece = self.state().band(cell, self.state().seat()).sorts().next();
            self.execute(Ask::Select(Some(Selection { cell, piece })));
        }
        self.own.chosen.aimed = Some(cell);
        // The arrow keys go on from it.
        self.own.view.cursor.cell = Some(cell);
        if let Some((rect, _)) = self.own.view.seen {
            let layout = self.sitting.rules().layout();
            let place = self.own.view.camera.transform(layout, rect).rect(layout, cell);
            self.own.view.camera.show(place, rect);
        }
    }

    /// Goes on with these words: plays the action if nothing is left to be chosen.
    fn go_on_with(&mut self, phrase: Phrase) {
        match self.chosen_by(phrase) {
            Outcome::Action(action) => self.play_or_tell(action),
            Outcome::Begun(phrase) => self.begin(phrase),
        }
    }

    fn end_or_tell(&mut self) {
        let action = match self.state().phase() {
            Phase::Act => Action::End,
            Phase::Effect => Action::Done,
            _ => Action::Pass,
        };
        self.play_or_tell(action);
    }

    /// Turns the tile in hand to the next rotation that is legal (L4.1): on the cell it is held over, or else on any.
    fn turn_tile(&mut self, clockwise: bool, over: Option<Cell>) {
        let places = self.own.known.options.places;
        let anywhere = places.iter().fold(0, |all, &places| all | places);
        let wanted = over.map(|cell| places[cell.index()]).filter(|&places| places != 0).unwrap_or(anywhere);
        let step = if clockwise { 1 } else { 5 };
        let turns = (1..=6).map(|turns| Rotation::from_sixths(self.own.chosen.turned.index() + turns * step));
        if let Some(next) = turns.into_iter().find(|next| wanted >> next.index() & 1 != 0) {
            let fits = |cell: &Cell, turned: Rotation| places[cell.index()] >> turned.index() & 1 != 0;
            if let Some(cell) = over.filter(|cell| fits(cell, next) && !fits(cell, self.own.chosen.turned)) {
                self.notice = Some(Notice::Own(LegendNotice::Turned(self.rules().layout().name(cell))));
            }
            self.own.chosen.turned = next;
        }
    }

    fn tell_too_far(&mut self, cell: Cell) {
        let far = |walker| Reach::of(self.rules(), self.state(), walker, u8::MAX).cost(cell);
        let need = self.walker().and_then(far);
        let cell = self.rules().layout().name(cell);
        self.notice = Some(Notice::Own(LegendNotice::TooFar { cell, need, points: points_to_walk(self.state()) }));
    }
}
