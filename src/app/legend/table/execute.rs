//! The execution of requests that only the panels of Legend make of its table: one arm for each [`Ask`].

use super::options::Outcome;
use super::{Idle, LegendNotice, Notice, Phrase, Question, Selection, Table};
use crate::app::legend::command::{Ask, TableAsk};
use crate::app::table::Asking;
use crate::game::NoEvents;
use crate::hex::{Cell, Rotation};
use crate::insight::legend::{Reach, Walker, points_to_walk, sort};
use crate::legend::{Action, Illegal, Phase, Piece};

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
            Ask::Drop { from, piece, to } => self.drop_piece(from, piece, to),
            Ask::Select(selection) => {
                self.own.chosen.selection = selection;
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

    // ---- Walking -------------------------------------------------------------------------------

    /// The walks to a cell, one for each piece that goes: the chosen one, or all of its kind as far as the points last.
    #[must_use]
    pub fn walks(&self, to: Cell, all: bool) -> Vec<Vec<Action>> {
        let Some(walker) = self.walker() else { return Vec::new() };
        let mut state = *self.state();
        let seat = state.seat();
        let mut walks = Vec::new();
        while (all || walks.is_empty()) && state.band(walker.from, seat).has(walker.piece) {
            let actions = Reach::of(self.rules(), &state, walker, points_to_walk(&state)).actions(to);
            let goes = actions.iter().all(|&action| state.apply(self.rules(), action, &mut NoEvents).is_ok());
            if actions.is_empty() || !goes {
                break;
            }
            walks.push(actions);
        }
        walks
    }

    fn walk(&mut self, to: Cell, all: bool) {
        let Some(Walker { piece, .. }) = self.walker() else { return };
        self.note_asked();
        let walks = self.walks(to, all);
        for &action in walks.iter().flatten() {
            if let Err(reason) = self.sitting.play(action) {
                self.refresh();
                self.notice = Some(Notice::Refused(reason));
                return;
            }
        }
        if !walks.is_empty() {
            self.own.chosen.selection = Some(Selection { cell: to, piece: Some(piece) });
            self.has_played();
        }
        self.refresh();
    }

    /// The command that tells why a piece cannot walk to a cell that is not in its reach.
    #[must_use]
    pub fn refused_walk(&self, from: Cell, piece: Piece, to: Cell) -> TableAsk {
        let step = Action::Move { piece, from, to };
        match self.state().check(self.rules(), step) {
            Err(Illegal::NotNeighbours { .. }) => TableAsk::Own(Ask::TooFar(to)),
            _ => TableAsk::Own(Ask::Refuse(step)),
        }
    }

    fn tell_too_far(&mut self, cell: Cell) {
        let far = |walker| Reach::of(self.rules(), self.state(), walker, u8::MAX).cost(cell);
        let need = self.walker().and_then(far);
        let cell = self.rules().layout().name(cell);
        self.notice = Some(Notice::Own(LegendNotice::TooFar { cell, need, points: points_to_walk(self.state()) }));
    }

    /// A piece was carried from one hex to another: it goes there, or the player is told why it cannot.
    fn drop_piece(&mut self, from: Cell, piece: Piece, to: Cell) {
        let jump = Action::Jump { piece, from, to };
        if self.sitting.check(jump).is_ok() {
            self.play_or_tell(jump);
            return;
        }
        let selection = Selection { cell: from, piece: Some(piece) };
        if self.own.chosen.selection != Some(selection) {
            self.execute(TableAsk::Own(Ask::Select(Some(selection))));
        }
        if self.reach().is_some_and(|reach| reach.cost(to).is_some()) {
            self.walk(to, false);
        } else if from != to {
            self.execute(self.refused_walk(from, piece, to));
        }
    }
}
