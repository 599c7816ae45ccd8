//! The offers to the acting seat beside walking: each action with its cost, its effects, and the reason why it is not
//! possible if it is not.
//!
//! The rules decide what is possible and what it costs. Of several reasons, that no points are left is told first.

use super::Table;
use crate::app::tikal::command::{Ask, ExchangeDraft, TableAsk};
use crate::hex::Cell;
use crate::insight::tikal::{Effect, effects};
use crate::tikal::{Action, Illegal, Phase, Piece, Purchase};
use crate::words::Texts;
use crate::words::tikal::refusals;

/// Why an action is not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hindrance {
    /// The rules forbid it.
    Rule(Illegal),
    /// A hex has to be chosen first, or brought a piece to.
    NoHex,
    /// The lesson at the table has not come to it: the lesson with this number, from 1, teaches it.
    Later(u8),
}

/// One action of the bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Which action, as in the rules' list of costs.
    pub what: Purchase,
    /// The piece that enters or becomes the guard.
    pub piece: Option<Piece>,
    /// The cost of the action; nothing where the variant does without it.
    pub cost: Option<u8>,
    /// The action that it plays, or none while the exchange or the camp has still to be chosen; an error says why it is
    /// not possible.
    pub state: Result<Option<Action>, Hindrance>,
    /// The changes that it would make, also where only points are missing; none in a purist game.
    pub effects: Vec<Effect>,
}

impl Offer {
    /// The command for whoever takes it up; if it is not possible, the one that tells the reason.
    #[must_use]
    pub fn command(&self) -> TableAsk {
        match (self.state, self.piece) {
            (Err(hindrance), _) => TableAsk::Own(Ask::Hindered(self.what, hindrance)),
            (Ok(Some(action)), _) => TableAsk::Own(Ask::Play(action)),
            (Ok(None), Some(piece)) => TableAsk::Own(Ask::ChooseCamp(piece)),
            (Ok(None), None) => TableAsk::Own(Ask::Exchange(ExchangeDraft::default())),
        }
    }
}

impl Table {
    /// True if taking up an offer costs the acting seat its leader for good: a guard other than the leader where it
    /// stands.
    #[must_use]
    pub fn costs_leader(&self, offer: &Offer) -> bool {
        let Ok(Some(Action::Guard { temple, piece: Piece::Explorer })) = offer.state else { return false };
        self.state().band(temple, self.state().seat()).has_leader()
    }

    /// True if the leader of the acting seat is on the hex that is chosen.
    #[must_use]
    pub fn has_leader_chosen(&self) -> bool {
        let state = self.state();
        self.selection().is_some_and(|chosen| state.band(chosen.cell, state.seat()).has_leader())
    }

    /// True if taking up an offer takes the leader of the acting seat out of the game: as the guard, or beside another
    /// one.
    #[must_use]
    pub fn loses_leader(&self, offer: &Offer) -> bool {
        self.costs_leader(offer) || matches!(offer.state, Ok(Some(Action::Guard { piece: Piece::Leader, .. })))
    }

    /// All offers to the acting person for the hex that is chosen, the exchange last. Actions that the variant does
    /// without are left out. Where no piece is on the board, that is the reason, whichever hex was clicked.
    #[must_use]
    pub(super) fn all_offers(&self) -> Vec<Offer> {
        let mut offers = self.offers_on(self.own.chosen.selection.map(|selection| selection.cell));
        let has_none = self.state().phase() == Phase::Act && self.state().present(self.state().seat()).is_empty();
        let is_work = |offer: &&mut Offer| !matches!(offer.what, Purchase::Enter | Purchase::Exchange);
        for offer in offers.iter_mut().filter(is_work).filter(|_| has_none) {
            if let Err(Hindrance::Rule(why)) = offer.state
                && !matches!(why, Illegal::NotEnoughPoints { .. })
            {
                offer.state = Err(Hindrance::NoHex);
            }
        }
        offers
    }

    /// All offers to the acting person for a hex, or for none.
    #[must_use]
    pub fn offers_on(&self, cell: Option<Cell>) -> Vec<Offer> {
        let costs = self.rules().costs();
        let mut offers = Vec::new();
        let pieces: &[Piece] =
            if self.rules().leaders() > 0 { &[Piece::Explorer, Piece::Leader] } else { &[Piece::Explorer] };
        for &piece in pieces {
            offers.push(self.enter_offer(piece, cell));
        }
        // Where nothing can be done anyway, that is the reason, whichever hex is chosen.
        let needs_hex = cell.is_none() && self.state().phase() == Phase::Act;
        let on = cell.unwrap_or(self.rules().base_camp());
        let mut offer = |what: Purchase, piece: Option<Piece>, cost: Option<u8>, action: Action| {
            if cost.is_none() {
                return;
            }
            let state = if needs_hex { Err(Hindrance::NoHex) } else { self.allowed(action).map(|()| Some(action)) };
            let effects = if cell.is_some() { self.effects_of(action) } else { Vec::new() };
            offers.push(Offer { what, piece, cost, state, effects });
        };
        offer(Purchase::Uncover, None, costs.uncover, Action::Uncover(on));
        offer(Purchase::Dig, None, costs.dig, Action::Dig(on));
        offer(Purchase::Camp, None, costs.camp, Action::Camp(on));
        for &piece in pieces {
            offer(Purchase::Guard, Some(piece), costs.guard, Action::Guard { temple: on, piece });
        }
        if costs.exchange.is_some() {
            offers.push(self.exchange_offer());
        }
        // Where no points are left, whatever else is missing would help nobody in this turn.
        let is_spent = self.state().phase() == Phase::Act && self.state().points() == 0;
        let is_spent = is_spent && self.state().scoring().is_none();
        for offer in &mut offers {
            if let (true, Some(need @ 1..), Err(_)) = (is_spent, offer.cost, offer.state) {
                let (what, have) = (offer.what, self.state().points());
                offer.state = Err(Hindrance::Rule(Illegal::NotEnoughPoints { what, need, have }));
            }
            if let Some(lesson) = self.taught_in(offer.what) {
                offer.state = Err(Hindrance::Later(lesson));
                offer.effects.clear();
            }
        }
        offers
    }

    /// The lesson that will teach an action, if it is to wait for that.
    fn taught_in(&self, what: Purchase) -> Option<u8> {
        self.own.lesson.untaught.iter().find(|(later, _)| *later == what).map(|&(_, lesson)| lesson)
    }

    fn allowed(&self, action: Action) -> Result<(), Hindrance> {
        self.state().check(self.rules(), action).map_err(Hindrance::Rule)
    }

    /// The offer to enter a piece: on the camp that is chosen, on the only one, or on one to be chosen next.
    fn enter_offer(&self, piece: Piece, cell: Option<Cell>) -> Offer {
        let camps = self.state().camp_cells(self.rules(), self.state().seat());
        let chosen = cell.filter(|&cell| camps.contains(cell));
        let first = camps.into_iter().next().unwrap_or(self.rules().base_camp());
        let camp = chosen.unwrap_or(first);
        let state = self.allowed(Action::Enter { piece, camp }).map(|()| {
            let is_clear = chosen.is_some() || camps.len() == 1;
            is_clear.then_some(Action::Enter { piece, camp })
        });
        let effects = self.effects_of(Action::Enter { piece, camp });
        Offer { what: Purchase::Enter, piece: Some(piece), cost: Some(self.rules().costs().enter), state, effects }
    }

    fn exchange_offer(&self) -> Offer {
        let state = self.state().check_any_exchange(self.rules()).map(|()| None).map_err(Hindrance::Rule);
        // No effects yet: they depend on what is given and taken.
        let (what, cost) = (Purchase::Exchange, self.rules().costs().exchange);
        Offer { what, piece: None, cost, state, effects: Vec::new() }
    }

    /// The effects of an action of the acting seat; also if it is not possible merely for lack of points. Nothing in a
    /// purist game.
    #[must_use]
    pub(super) fn effects_of(&self, action: Action) -> Vec<Effect> {
        if self.is_purist() {
            return Vec::new();
        }
        let state = match self.state().check(self.rules(), action) {
            Err(Illegal::NotEnoughPoints { need, .. }) => self.state().with_points(need),
            _ => *self.state(),
        };
        effects(self.rules(), &state, &[action])
    }

    /// The effects of a walk of the chosen party to a cell, of as many as get there. Nothing in a purist game.
    #[must_use]
    pub(super) fn effects_of_walk(&self, to: Cell) -> Vec<Effect> {
        if self.own.known.reach.is_none() || self.is_purist() || self.looks_back() {
            return Vec::new();
        }
        effects(self.rules(), self.state(), &self.walks(to, false).concat())
    }
}

/// That a hex has to be chosen first; for whoever has no piece on the board, that there is none to choose.
#[must_use]
pub fn no_hex(texts: &Texts, table: &Table) -> String {
    let has_none = table.state().present(table.state().seat()).is_empty();
    texts.say(if has_none { "bar-no-piece" } else { "bar-no-hex" })
}

/// Why an action is not offered.
#[must_use]
pub fn hindrance(texts: &Texts, table: &Table, why: &Hindrance) -> String {
    match why {
        Hindrance::Rule(why) => refusals::reason(texts, &table.named(), why),
        Hindrance::NoHex => no_hex(texts, table),
        &Hindrance::Later(lesson) => texts.with("bar-taught-later", &[("lesson", lesson.into())]),
    }
}
