//! A live game: rules, state and everything played so far, with undo and redo.

use std::sync::Arc;

use super::{Actor, Dealer, DealerDef, Game, Seat, TakeBack};

/// One action that was played, and how to take it back.
#[derive(Clone, Debug)]
struct Ply<G: Game> {
    action: G::Action,
    by: Actor,
    before: G,
    dealer_before: Dealer,
}

/// One action that was taken back, and the state in which it can be played again.
#[derive(Clone, Debug)]
struct Undone<G: Game> {
    action: G::Action,
    before: G,
}

/// What playing one action led to.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// Everything that happened, in order, chance dealt afterwards included.
    pub events: Vec<G::Event>,
    /// The chance actions that the dealer made afterwards, in order.
    pub chance: Vec<G::Action>,
}

/// A game being played. The dealer moves for chance at once, unless chance is entered by hand.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    rules: Arc<G::Rules>,
    start: G,
    state: G,
    dealer: Dealer,
    steps: Vec<Ply<G>>,
    undone: Vec<Undone<G>>,
}

impl<G: Game> Session<G> {
    /// A game that begins with `start`; also tells which chance actions were dealt at once.
    #[must_use]
    pub fn new(rules: Arc<G::Rules>, start: G, dealer: DealerDef) -> (Self, Played<G>) {
        let mut session = Self::waiting(rules, start, dealer);
        let mut played = Played { events: Vec::new(), chance: Vec::new() };
        session.deal(&mut played);
        (session, played)
    }

    /// A game that begins with `start` and in which these actions, chance included, have been
    /// played. If one of them is not legal the game stands before it, and its index and the reason
    /// are told.
    #[must_use]
    pub fn replay(
        rules: Arc<G::Rules>,
        start: G,
        dealer: DealerDef,
        actions: &[G::Action],
    ) -> (Self, Option<(usize, G::Illegal)>) {
        let mut session = Self::waiting(rules, start, dealer);
        let mut events = Vec::new();
        let stopped = actions.iter().enumerate().find_map(|(index, &action)| {
            events.clear();
            session.step(action, &mut events).err().map(|reason| (index, reason))
        });
        session.deal(&mut Played { events, chance: Vec::new() });
        (session, stopped)
    }

    fn waiting(rules: Arc<G::Rules>, start: G, dealer: DealerDef) -> Self {
        let state = start.clone();
        Self { rules, start, state, dealer: Dealer::new(dealer), steps: Vec::new(), undone: Vec::new() }
    }

    /// The rules being played.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        &self.rules
    }

    /// The state as it stands.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The state that the game began with.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// How chance is dealt.
    #[must_use]
    pub fn dealer(&self) -> DealerDef {
        self.dealer.def()
    }

    /// Everything played so far, chance included.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = G::Action> + DoubleEndedIterator + '_ {
        self.steps.iter().map(|step| step.action)
    }

    /// Everything played so far with the state before it and whether the program dealt it.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = (G::Action, &G, bool)> + DoubleEndedIterator + '_ {
        self.steps_from(0)
    }

    /// What was played after so many actions, with the state before it and whether the program dealt it.
    pub fn steps_from(
        &self,
        start: usize,
    ) -> impl ExactSizeIterator<Item = (G::Action, &G, bool)> + DoubleEndedIterator + '_ {
        self.steps[start.min(self.steps.len())..].iter().map(|step| self.told(step))
    }

    fn told<'a>(&self, step: &'a Ply<G>) -> (G::Action, &'a G, bool) {
        (step.action, &step.before, step.by == Actor::Chance && !self.dealer.is_manual())
    }

    /// Plays an action of a player, or of chance if that is entered by hand.
    ///
    /// # Errors
    /// Why it is not possible; nothing is changed then.
    pub fn play(&mut self, action: G::Action) -> Result<Played<G>, G::Illegal> {
        let mut played = Played { events: Vec::new(), chance: Vec::new() };
        self.step(action, &mut played.events)?;
        self.undone.clear();
        self.deal(&mut played);
        Ok(played)
    }

    /// Whether [`Session::undo`] would take anything back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        self.steps.iter().any(|step| self.is_undo_point(step))
    }

    /// Goes back to before the last action of a player (with chance by hand: of anyone), chance
    /// dealt since included. False, and nothing changed, at the start of the game.
    pub fn undo(&mut self) -> bool {
        let Some(index) = self.steps.iter().rposition(|step| self.is_undo_point(step)) else { return false };
        let Some(step) = self.steps.drain(index..).next() else { return false };
        self.state = step.before.clone();
        self.dealer = step.dealer_before;
        self.undone.push(Undone { action: step.action, before: step.before });
        true
    }

    /// How many actions stand behind the fence of taking back: those before it stay. Whoever is asked may take back own
    /// actions, but none by which something became known, none that handed the turn over, and nobody else's. Chance
    /// that was entered by hand revealed nothing that the program knew, and can be entered anew. The house may allow
    /// more; see [`TakeBack`]. [`Session::undo`] itself knows no fence.
    #[must_use]
    pub fn fence(&self, house: TakeBack, is_person: impl Fn(Seat) -> bool) -> usize {
        if house == TakeBack::Anything {
            return 0;
        }
        let (mut after, mut fence) = (&self.state, self.steps.len());
        for step in self.steps.iter().rev() {
            let is_free = match step.by {
                Actor::Chance => self.dealer.is_manual() || !step.before.reveals(step.action),
                Actor::Seat(seat) => {
                    let by_hand = after.actor() == Actor::Chance && self.dealer.is_manual();
                    let is_asked = after.actor() == Actor::Seat(seat) || (by_hand && after.seat() == Some(seat));
                    let is_shut = step.before.reveals(step.action) || step.before.ends_turn(step.action);
                    is_asked && is_person(seat) && !is_shut
                }
                Actor::Nobody => false,
            };
            if !is_free {
                break;
            }
            (after, fence) = (&step.before, fence - 1);
        }
        fence
    }

    /// Whether [`Session::redo`] would play anything.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// What was undone and can be played again, in the order in which it was played.
    pub fn undone(&self) -> impl ExactSizeIterator<Item = G::Action> + DoubleEndedIterator + '_ {
        self.undone_steps().map(|(action, _)| action)
    }

    /// The same with the state before each.
    pub fn undone_steps(&self) -> impl ExactSizeIterator<Item = (G::Action, &G)> + DoubleEndedIterator + '_ {
        self.undone.iter().rev().map(|step| (step.action, &step.before))
    }

    /// Plays the action again that was last undone, with the same chance after it.
    pub fn redo(&mut self) -> Option<Played<G>> {
        let Undone { action, .. } = self.undone.pop()?;
        let rest = std::mem::take(&mut self.undone);
        // It was legal in this very state.
        let played = self.play(action).ok();
        self.undone = rest;
        played
    }

    fn is_undo_point(&self, step: &Ply<G>) -> bool {
        self.dealer.is_manual() || step.by != Actor::Chance
    }

    fn step(&mut self, action: G::Action, events: &mut Vec<G::Event>) -> Result<(), G::Illegal> {
        let (by, sort) = (self.state.actor(), self.state.sort());
        let (before, dealer_before) = (self.state.clone(), self.dealer.clone());
        self.state.apply(&self.rules, action, events)?;
        if by == Actor::Chance {
            self.dealer.count(sort);
        }
        self.steps.push(Ply { action, by, before, dealer_before });
        Ok(())
    }

    fn deal(&mut self, played: &mut Played<G>) {
        while self.state.actor() == Actor::Chance {
            let Some(action) = self.dealer.next::<G>(&self.rules, &self.state) else { return };
            // The dealer names an outcome that the state has just listed.
            if self.step(action, &mut played.events).is_err() {
                return;
            }
            played.chance.push(action);
        }
    }
}
