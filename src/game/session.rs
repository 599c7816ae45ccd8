//! A game being played: rules, state and everything played so far, with undo and redo.
//!
//! Decides when chance is dealt, what undo and redo go back to, and how far people may take back. What an action does,
//! the rules of the game decide; who sits where and where the game is saved, the window's `sitting` knows.

use std::sync::Arc;

use super::{Actor, Dealer, DealerDef, Game, Seat, TakeBack};

/// One action that was played, and what is needed to take it back.
#[derive(Clone, Debug)]
struct Ply<G: Game> {
    action: G::Action,
    by: Actor,
    before: G,
    dealer_before: Dealer,
}

/// One action that was undone, and the state before it.
#[derive(Clone, Debug)]
struct Undone<G: Game> {
    /// The number of actions that had been played before it.
    index: usize,
    action: G::Action,
    before: G,
}

/// The outcome of playing one action.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// All events in order, those of the chance actions dealt afterwards included.
    pub events: Vec<G::Event>,
    /// The chance actions that the dealer played afterwards, in order.
    pub chance: Vec<G::Action>,
}

/// A game being played. The dealer moves for chance at once, unless chance is entered by hand.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    rules: Arc<G::Rules>,
    start: G,
    state: G,
    dealer: Dealer,
    plies: Vec<Ply<G>>,
    undone: Vec<Undone<G>>,
}

impl<G: Game> Session<G> {
    /// A game that begins with `start`, and the chance actions that were dealt at once.
    #[must_use]
    pub fn new(rules: Arc<G::Rules>, start: G, dealer: DealerDef) -> (Self, Played<G>) {
        let mut session = Self::waiting(rules, start, dealer);
        let played = session.deal_on();
        (session, played)
    }

    /// A game that begins with `start` and in which these actions, chance's included, have been played. If one of them
    /// is not legal the game stops before it; the second value is then its index and the reason.
    #[must_use]
    pub fn replay(
        rules: Arc<G::Rules>,
        start: G,
        dealer: DealerDef,
        actions: &[G::Action],
    ) -> (Self, Option<(usize, G::Illegal)>) {
        let mut session = Self::waiting(rules, start, dealer);
        let stopped = actions
            .iter()
            .enumerate()
            .find_map(|(index, &action)| session.follow(action).err().map(|reason| (index, reason)));
        session.deal_on();
        (session, stopped)
    }

    /// A game that begins with `start`, before anything is dealt: to [`Session::follow`] what was played elsewhere.
    #[must_use]
    pub fn waiting(rules: Arc<G::Rules>, start: G, dealer: DealerDef) -> Self {
        let state = start.clone();
        Self { rules, start, state, dealer: Dealer::new(dealer), plies: Vec::new(), undone: Vec::new() }
    }

    /// The rules being played.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        &self.rules
    }

    /// The current state.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The state that the game began with.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The dealer of chance.
    #[must_use]
    pub fn dealer(&self) -> DealerDef {
        self.dealer.def()
    }

    /// Every action played so far, chance's included.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = G::Action> + DoubleEndedIterator + '_ {
        self.plies.iter().map(|ply| ply.action)
    }

    /// Every action played so far, each with the state before it and whether the program dealt it.
    pub fn plies(&self) -> impl ExactSizeIterator<Item = (G::Action, &G, bool)> + DoubleEndedIterator + '_ {
        self.plies_from(0)
    }

    /// Like [`Session::plies`], without the first `start` actions.
    pub fn plies_from(
        &self,
        start: usize,
    ) -> impl ExactSizeIterator<Item = (G::Action, &G, bool)> + DoubleEndedIterator + '_ {
        self.plies[start.min(self.plies.len())..].iter().map(|ply| self.told(ply))
    }

    fn told<'a>(&self, ply: &'a Ply<G>) -> (G::Action, &'a G, bool) {
        (ply.action, &ply.before, ply.by == Actor::Chance && !self.dealer.is_manual())
    }

    /// Plays an action of a player or, if chance is entered by hand, of chance.
    ///
    /// # Errors
    /// Why the action is not legal; the game is then unchanged.
    pub fn play(&mut self, action: G::Action) -> Result<Played<G>, G::Illegal> {
        let mut played = Played { events: Vec::new(), chance: Vec::new() };
        self.advance(action, &mut played.events)?;
        self.undone.clear();
        self.deal(&mut played);
        Ok(played)
    }

    /// Plays an action of anybody, chance included, as it was played before; nothing is dealt after it, so that the
    /// next action can be chance's too.
    ///
    /// # Errors
    /// Why the action is not legal; the game is then unchanged.
    pub fn follow(&mut self, action: G::Action) -> Result<(), G::Illegal> {
        self.advance(action, &mut Vec::new())?;
        self.undone.clear();
        Ok(())
    }

    /// Brings a game that is heard of from elsewhere to what was heard: the actions, each with the state before it, which may
    /// be another one than the action before led to, and the state as it stands. What is as it was stays; returns whether
    /// anything is not.
    pub fn hear<'a>(&mut self, heard: impl Iterator<Item = (G::Action, &'a G)> + Clone, state: &G) -> bool
    where
        G: 'a,
    {
        let alike = self.plies.iter().zip(heard.clone());
        let same = alike.take_while(|(ply, (action, before))| ply.action == *action && ply.before == **before).count();
        let mut new = heard.clone().skip(same).peekable();
        let has_moved = same < self.plies.len() || new.peek().is_some() || self.state != *state;
        if has_moved {
            heard.map(|(_, before)| before).next().unwrap_or(state).clone_into(&mut self.start);
            self.plies.truncate(same);
            let dealer = &self.dealer;
            self.plies.extend(new.map(|(action, before)| Ply {
                action,
                by: before.actor(),
                before: before.clone(),
                dealer_before: dealer.clone(),
            }));
            self.state = state.clone();
            self.undone.clear();
        }
        has_moved
    }

    /// Deals whatever chance has to be dealt now.
    pub fn deal_on(&mut self) -> Played<G> {
        let mut played = Played { events: Vec::new(), chance: Vec::new() };
        self.deal(&mut played);
        played
    }

    /// True if [`Session::undo`] would take anything back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.plies.iter().any(|ply| self.is_undo_point(ply))
    }

    /// Goes back to before the last action of a player; chance dealt after it is taken back too. If chance is entered
    /// by hand, goes back to before the last action of anybody. Returns false, with nothing changed, if there is no
    /// such action.
    pub fn undo(&mut self) -> bool {
        let Some(index) = self.plies.iter().rposition(|ply| self.is_undo_point(ply)) else { return false };
        let Some(ply) = self.plies.drain(index..).next() else { return false };
        self.state = ply.before.clone();
        self.dealer = ply.dealer_before;
        self.undone.push(Undone { index, action: ply.action, before: ply.before });
        true
    }

    /// The reach of taking back for people: the number of actions, counted from the start of the game, that have to
    /// stay. Looking back from the last action, the first one that revealed something, ended a turn, or was played by a
    /// computer or by another seat than the one asked after it has to stay, with all before it; `is_person` tells which
    /// seats are people's. In games where ends do not stay ([`Game::ENDS_STAY`]) turns of people do so only with chance. Chance that was entered by hand revealed nothing that the program knew. With
    /// [`TakeBack::Anything`] nothing has to stay. [`Session::undo`] itself does not ask for the fence, and
    /// [`Session::go_back`] goes through it: a slip of whoever enters chance would otherwise stay in the game for good.
    #[must_use]
    pub fn fence(&self, house: TakeBack, is_person: impl Fn(Seat) -> bool) -> usize {
        if house == TakeBack::Anything {
            return 0;
        }
        let (mut after, mut fence) = (&self.state, self.plies.len());
        // Until chance has moved, some games let whoever ended a turn think again.
        let mut ends_stay = G::ENDS_STAY;
        for ply in self.plies.iter().rev() {
            ends_stay |= ply.by == Actor::Chance;
            let is_free = match ply.by {
                Actor::Chance => self.dealer.is_manual() || !ply.before.reveals(ply.action),
                Actor::Seat(seat) => {
                    let by_hand = after.actor() == Actor::Chance && self.dealer.is_manual();
                    let is_asked = after.actor() == Actor::Seat(seat) || (by_hand && after.seat() == Some(seat));
                    let is_asked = is_asked || (!ends_stay && after.actor() != Actor::Nobody);
                    let is_shut = ply.before.reveals(ply.action) || (ends_stay && ply.before.ends_turn(ply.action));
                    is_asked && is_person(seat) && !is_shut
                }
                Actor::Nobody => false,
            };
            if !is_free {
                break;
            }
            (after, fence) = (&ply.before, fence - 1);
        }
        fence
    }

    /// The indices of the actions that are chance entered by hand, in order: those that can be corrected.
    pub fn entered(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        (0..self.plies.len()).filter(|&index| self.is_entered(index))
    }

    /// True if the action with this index is chance that was entered by hand. It can always be corrected, also where
    /// [`Session::fence`] stands after it; see [`Session::go_back`].
    #[must_use]
    pub fn is_entered(&self, index: usize) -> bool {
        self.dealer.is_manual() && self.plies.get(index).is_some_and(|ply| ply.by == Actor::Chance)
    }

    /// Goes back to before the action at this index, whatever was played since and by whom, in a game in which chance is
    /// entered by hand; until something else is played, all of it can be played again. Returns false, with nothing
    /// changed, in other games or if there is no such action.
    pub fn go_back(&mut self, index: usize) -> bool {
        if !self.dealer.is_manual() || index >= self.plies.len() {
            return false;
        }
        // Where chance is entered by hand, each action is a point to go back to.
        while self.plies.len() > index && self.undo() {}
        true
    }

    /// True if [`Session::redo`] would play anything.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// The actions that were undone and can be played again, in the order in which they were played.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = G::Action> + DoubleEndedIterator + '_ {
        self.undone_plies().map(|(_, action, _)| action)
    }

    /// Like [`Session::undone`], each action with the number of actions that had been played before it, those of chance
    /// included which is dealt again between them, and with the state before it.
    pub fn undone_plies(&self) -> impl ExactSizeIterator<Item = (usize, G::Action, &G)> + DoubleEndedIterator + '_ {
        self.undone.iter().rev().map(|ply| (ply.index, ply.action, &ply.before))
    }

    /// Plays the action that was undone last again; the dealer deals the same chance after it.
    pub fn redo(&mut self) -> Option<Played<G>> {
        let Undone { action, .. } = self.undone.pop()?;
        let rest = std::mem::take(&mut self.undone);
        // It was legal when it was played in this same state.
        let played = self.play(action).ok();
        self.undone = rest;
        played
    }

    /// This game with everything played again that was taken back.
    #[must_use]
    pub fn played_on(&self) -> Self {
        let mut session = self.clone();
        while session.redo().is_some() {}
        session
    }

    fn is_undo_point(&self, ply: &Ply<G>) -> bool {
        self.dealer.is_manual() || ply.by != Actor::Chance
    }

    fn advance(&mut self, action: G::Action, events: &mut Vec<G::Event>) -> Result<(), G::Illegal> {
        let (by, sort) = (self.state.actor(), self.state.sort());
        let (before, dealer_before) = (self.state.clone(), self.dealer.clone());
        self.state.apply(&self.rules, action, events)?;
        if by == Actor::Chance {
            self.dealer.count(sort);
        }
        self.plies.push(Ply { action, by, before, dealer_before });
        Ok(())
    }

    fn deal(&mut self, played: &mut Played<G>) {
        while self.state.actor() == Actor::Chance {
            let Some(action) = self.dealer.next::<G>(&self.rules, &self.state) else { return };
            // Cannot fail: the dealer chooses among the outcomes that the state lists.
            if self.advance(action, &mut played.events).is_err() {
                return;
            }
            played.chance.push(action);
        }
    }
}
