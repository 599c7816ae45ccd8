//! The execution of requests that only the panels of Tikal make of its table: one arm for each [`Ask`].

use super::{Hindrance, Idle, Notice, Question, Selection, Table, TikalNotice, first_piece};
use crate::app::table::Asking;
use crate::app::tikal::command::Ask;
use crate::hex::{Cell, Rotation};
use crate::insight::tikal as insight;
use crate::insight::tikal::Reach;

impl Table {
    pub(super) fn do_ask(&mut self, ask: Ask) {
        match ask {
            Ask::Play(action) => self.play_or_tell(action),
            Ask::Refuse(action) => {
                self.notice = self.sitting.check(action).err().map(Notice::Refused);
            }
            Ask::Hindered(what, hindrance) => {
                self.notice = Some(match hindrance {
                    Hindrance::Rule(why) => Notice::Refused(why),
                    Hindrance::NoHex => Notice::Own(TikalNotice::NoHex(what)),
                    Hindrance::Later(lesson) => Notice::Own(TikalNotice::Later(lesson)),
                });
            }
            Ask::OtherBid(bid) => self.tell_own(TikalNotice::OtherBid(bid)),
            Ask::TooFar(cell) => {
                // A piece for which no points are left has no reach, and yet a way.
                let need = self.walker().and_then(|walker| {
                    let far = Reach::of(self.rules(), self.state(), walker, u8::MAX);
                    far.cost(cell)
                });
                let cell = self.rules().layout().name(cell);
                self.tell_own(TikalNotice::TooFar { cell, need, points: self.state().points() });
            }
            Ask::Walk { to, all } => self.walk(to, all),
            Ask::Drop { from, piece, to } => self.drop_piece(from, piece, to),
            Ask::Party(party) => {
                self.own.chosen.party = party;
                self.refresh();
            }
            Ask::AskToGuard(guard) => self.open(Asking::Own(Question::Guard(guard))),
            Ask::Select(selection) => {
                self.own.chosen.selection = selection;
                (self.own.chosen.aimed, self.own.chosen.probe) = (None, None);
                self.close_question();
                self.own.chosen.party = 1;
                self.refresh();
            }
            Ask::Aim(cell) => {
                let band = self.state().band(cell, self.state().seat());
                self.execute(Ask::Select(Some(Selection { cell, piece: first_piece(band) })));
                self.own.chosen.aimed = Some(cell);
                // The cell is brought into sight, and the arrow keys go on from it.
                self.own.view.cursor.cell = Some(cell);
                if let Some((rect, _)) = self.own.view.seen {
                    let layout = self.sitting.rules().layout();
                    let place = self.own.view.camera.transform(layout, rect).rect(layout, cell);
                    self.own.view.camera.show(place, rect);
                }
            }
            Ask::ShowReach(walker) => self.show_reach(walker),
            Ask::NextReach { back } => match self.next_walker(back) {
                None => self.notice = Some(Notice::Idle(Idle::NO_PIECE)),
                walker => self.show_reach(walker),
            },
            Ask::SortLedger(order) => {
                self.own.order = order;
                if let Some(insight) = &mut self.own.known.insight {
                    insight::sort(&mut insight.ledger, order);
                }
            }
            Ask::ChooseCamp(piece) => {
                let is_again = self.entering() == Some(piece);
                self.open(if is_again { Asking::Nothing } else { Asking::Own(Question::Camp(piece)) });
                self.own.chosen.selection = None;
                self.own.chosen.party = 1;
                self.refresh();
            }
            Ask::Turn { clockwise, over } => self.turn_tile(clockwise, over),
            Ask::Exchange(draft) => self.open(Asking::Own(Question::Exchange(draft))),
            Ask::HigherBid(bid) => self.own.chosen.higher_bid = (self.sitting.changes(), bid),
        }
    }

    /// Turns the tile in hand to the next rotation that is legal (T4.1): on the cell it is held over, or else on any.
    fn turn_tile(&mut self, clockwise: bool, over: Option<Cell>) {
        let anywhere = self.own.known.places.iter().fold(0, |all, &places| all | places);
        let wanted = match over.map(|cell| self.own.known.places[cell.index()]) {
            Some(places) if places != 0 => places,
            _ => anywhere,
        };
        let step = if clockwise { 1 } else { 5 };
        let turns = (1..=6).map(|turns| Rotation::from_sixths(self.own.chosen.turned.index() + turns * step));
        if let Some(next) = turns.into_iter().find(|next| wanted >> next.index() & 1 != 0) {
            let fits = |cell: &Cell, turned: Rotation| self.own.known.places[cell.index()] >> turned.index() & 1 != 0;
            if let Some(cell) = over.filter(|cell| fits(cell, next) && !fits(cell, self.own.chosen.turned)) {
                self.tell_own(TikalNotice::Turned(self.rules().layout().name(cell)));
            }
            self.own.chosen.turned = next;
        }
    }
}
