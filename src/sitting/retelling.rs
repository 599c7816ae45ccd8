//! A game retold to a program elsewhere, for a viewer who may not know all of it: what is sent, and the copy that comes
//! of it there.
//!
//! Decides what of a game leaves this program. The other side holds a copy in which it can look back and think as here.
//! Where the viewer may not know something, there stands in the copy what could stand there: made up from the viewer's own
//! view ([`Game::guess`]), so that nobody finds more in it than the viewer knows, however it is taken apart. The copy is
//! played on by the same actions as the game; the teller has one too, and where it would look or sound otherwise than
//! the game does to the viewer, another one is sent that does not.

use std::sync::Arc;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use serde::{Deserialize, Serialize};

use super::Sitting;
use crate::game::bounds::{self, MAX_QUOTED};
use crate::game::{Actor, DealerDef, Game, MAX_ACTIONS, Record, Seat, View, line_of, text_of};
use crate::platform;

/// The longest line of an action, in characters.
const MAX_LINE: usize = MAX_QUOTED;
/// The longest text of a position, in bytes: many times that of any game.
const MAX_POSITION: usize = 256 << 10;
/// The number of copies that are made up in search of one that fits.
const TRIES: u64 = 2_000;

/// One action, as it is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// The action as the viewer may read it, with `?` in place of what it may not.
    #[serde(deserialize_with = "bounds::text::<_, MAX_LINE>")]
    pub line: String,
    /// The action that is played in the copy, where the line hides a part of it.
    #[serde(
        default,
        rename = "as",
        skip_serializing_if = "Option::is_none",
        deserialize_with = "bounds::optional_text::<_, MAX_LINE>"
    )]
    pub as_if: Option<String>,
    /// The copy before the action, where it is another one from here on: a position as the protocol writes it.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "bounds::optional_text::<_, MAX_POSITION>"
    )]
    pub before: Option<String>,
    /// The copy after the action, where none was found in which it could be played.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "bounds::optional_text::<_, MAX_POSITION>"
    )]
    pub after: Option<String>,
}

/// The news of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// The number of actions that are told already and stay; those after them were taken back.
    pub from: usize,
    /// The copy of the beginning, where everything is told anew.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "bounds::optional_text::<_, MAX_POSITION>"
    )]
    pub start: Option<String>,
    /// True if nothing is secret any more: the copy is the game.
    #[serde(default)]
    pub is_open: bool,
    /// The actions that follow.
    #[serde(deserialize_with = "bounds::list::<_, _, MAX_ACTIONS>")]
    pub steps: Vec<Step>,
}

/// Why what is told cannot be followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Strays {
    /// It goes on from an action that was never told.
    #[error("it goes on from action {0}, which was not told")]
    Gap(usize),
    /// It has more actions than any game.
    #[error("more than {MAX_ACTIONS} actions are no game")]
    TooLong,
    /// A position is none of this game.
    #[error("the position at action {0} is impossible")]
    Position(usize),
    /// An action cannot be played.
    #[error("action {0} cannot be played by the rules of this program")]
    Action(usize),
}

/// A position as text.
fn written<G: Game>(rules: &G::Rules, state: &G) -> Option<String> {
    serde_json::to_string(&state.position(rules)).ok()
}

fn read<G: Game>(rules: &G::Rules, text: &str) -> Option<G> {
    G::from_position(rules, &serde_json::from_str(text).ok()?).ok()
}

impl<G: Game> Sitting<G> {
    /// The knowledge of everybody at the table before anything is played: the game with its variant inside, as the text of a
    /// record without actions, without its beginning, which is told, and without the seed, by which chance could be
    /// foreseen.
    ///
    /// # Errors
    /// If it cannot be written as text.
    pub fn table_text(&self) -> Result<String, ron::Error> {
        let (seats, options) = (self.seats.clone(), self.options.clone());
        let mut record = Record::of(&self.session, seats, options);
        record.actions.clear();
        (record.dealer, record.start) = (DealerDef::Manual, None);
        record.write()
    }

    /// The whole game as the text of a record, with all that is hidden. What chance will still bring is not in it: while
    /// the game goes on, the seed is another one.
    ///
    /// # Errors
    /// If it cannot be written as text.
    pub fn whole_text(&self) -> Result<String, ron::Error> {
        let mut record = self.record();
        // What people here noted is their own.
        record.comments.clear();
        if self.session.state().actor() != Actor::Nobody && matches!(record.dealer, DealerDef::Seed(_)) {
            record.dealer = DealerDef::Seed(platform::fresh_seed());
        }
        record.write()
    }
}

/// The knowledge of a viewer about an action when it has been played.
struct Known<G: Game> {
    view: View<G>,
    events: Vec<G::Event>,
    ends_turn: bool,
}

/// The knowledge that a viewer gains by an action played in this state, and the state after it; nothing if it is not legal.
fn outcome<G: Game>(
    rules: &G::Rules,
    before: &G,
    action: G::Action,
    viewer: Option<Seat>,
    is_open: bool,
) -> Option<(Known<G>, G)> {
    let (mut after, mut events) = (before.clone(), Vec::new());
    after.apply(rules, action, &mut events).ok()?;
    if !is_open {
        events = events.into_iter().filter_map(|event| G::event_for(event, viewer)).collect();
    }
    let view = if is_open { View::whole(&after, viewer) } else { View::of(&after, viewer) };
    Some((Known { view, events, ends_turn: before.ends_turn(action) }, after))
}

/// Tells a game to one viewer; it remembers how far it has told.
pub struct Teller<G: Game> {
    viewer: Option<Seat>,
    /// True if everything is told openly, as nothing is secret any more.
    is_open: bool,
    /// The steps told: each action, and the copy before it.
    told: Vec<(G::Action, G)>,
    /// The copy as it stands; nothing before anything was told.
    copy: Option<G>,
}

impl<G: Game> Teller<G> {
    /// A teller that has told nothing yet; `None` is a viewer without a seat.
    #[must_use]
    pub fn new(viewer: Option<Seat>) -> Self {
        Self { viewer, is_open: false, told: Vec::new(), copy: None }
    }

    /// For whom it tells.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    /// Tells what has happened since the last time; nothing if nothing has.
    pub fn tell(&mut self, sitting: &Sitting<G>) -> Option<Told> {
        let (session, rules) = (&sitting.session, &**sitting.rules());
        let mut start = None;
        let is_open = session.state().is_open();
        let changes = is_open != self.is_open;
        let same = session.actions().zip(&self.told).take_while(|(now, (then, _))| now == then).count();
        let (from, mut copy) = match self.copy.take().filter(|_| !changes) {
            Some(_) if same < self.told.len() => (same, self.told[same].1.clone()),
            Some(copy) if same == session.actions().len() => {
                self.copy = Some(copy);
                return None;
            }
            Some(copy) => (same, copy),
            None => {
                self.is_open = is_open;
                let beginning = session.start();
                let copy = if self.is_open { beginning.clone() } else { self.made_up(rules, beginning, 0)? };
                start = written(rules, &copy);
                (0, copy)
            }
        };
        self.told.truncate(from);
        let mut steps = Vec::new();
        for (action, before, _) in session.plies_from(from) {
            let (step, used, next) = self.step(rules, before, action, copy)?;
            steps.push(step);
            self.told.push((action, used));
            copy = next;
        }
        self.copy = Some(copy);
        Some(Told { from, start, is_open: self.is_open, steps })
    }

    /// Tells that nothing is new since the last time.
    #[must_use]
    pub fn nothing_new(&self) -> Told {
        Told { from: self.told.len(), start: None, is_open: self.is_open, steps: Vec::new() }
    }

    /// A whole state that looks to the viewer like this one and can be sent as a position; the numbers make each another.
    fn made_up(&self, rules: &G::Rules, state: &G, number: u64) -> Option<G> {
        let view = View::of(state, self.viewer);
        (number..number + TRIES).find_map(|number| {
            let mut random = Xoshiro256PlusPlus::seed_from_u64(number);
            let copy = G::guess(&view, rules, &mut random);
            let arrives = read::<G>(rules, &written(rules, &copy)?)?;
            (arrives == copy && View::of(&copy, self.viewer) == view).then_some(copy)
        })
    }

    /// An action that was played in `before`, told to somebody with this copy of it; with the copy in which it is played
    /// there, and the one after it.
    fn step(&self, rules: &G::Rules, before: &G, action: G::Action, copy: G) -> Option<(Step, G, G)> {
        // Every action of a session was legal.
        let (known, after) = outcome(rules, before, action, self.viewer, self.is_open)?;
        let shown = (self.is_open || before.shows(action, self.viewer)).then_some(action);
        let line = match shown {
            Some(action) => text_of::<G>(rules, action),
            None => line_of(rules, before, action, self.viewer),
        };
        let step = |as_if: Option<G::Action>, before, after| {
            let as_if = as_if.filter(|_| shown.is_none()).map(|action| text_of::<G>(rules, action));
            Step { line: line.clone(), as_if, before, after }
        };
        if let Some((played, next)) = self.played_alike(rules, &copy, shown, &line, &known) {
            return Some((step(Some(played), None, None), copy, next));
        }
        let number = self.told.len() as u64 * TRIES;
        // From the copy alone, which is made up: nothing of the game itself can get into another one.
        let found = (number..number + TRIES).find_map(|number| {
            let other = self.made_up(rules, &copy, number)?;
            let (played, next) = self.played_alike(rules, &other, shown, &line, &known)?;
            Some((step(Some(played), Some(written(rules, &other)?), None), other, next))
        });
        found.or_else(|| {
            let next = self.made_up(rules, &after, number)?;
            Some((step(None, None, Some(written(rules, &next)?)), copy, next))
        })
    }

    /// The action that has to be played in this copy so that the viewer learns what was learnt in the game, and the copy
    /// after it; nothing if there is none.
    fn played_alike(
        &self,
        rules: &G::Rules,
        copy: &G,
        shown: Option<G::Action>,
        line: &str,
        known: &Known<G>,
    ) -> Option<(G::Action, G)> {
        let mut candidates = Vec::new();
        if let Some(action) = shown {
            candidates.push(action);
        } else {
            copy.legal_actions(rules, &mut candidates);
            candidates.retain(|&action| line_of(rules, copy, action, self.viewer) == line);
        }
        candidates.into_iter().find_map(|action| {
            let (other, next) = outcome(rules, copy, action, self.viewer, self.is_open)?;
            let is_alike =
                other.view == known.view && other.events == known.events && other.ends_turn == known.ends_turn;
            is_alike.then_some((action, next))
        })
    }
}

/// One action, as it was heard.
#[derive(Clone, Debug)]
pub struct Heard<G: Game> {
    /// Its line, as the viewer may read it.
    pub line: String,
    /// The action that was played in the copy; where none could be, the last one that was legal there.
    pub action: G::Action,
    /// True if it was played in the copy.
    pub is_played: bool,
    /// True if the line tells all of it.
    pub is_whole: bool,
    /// The copy before it.
    before: G,
}

impl<G: Game> Heard<G> {
    /// The copy before it.
    pub(super) fn before(&self) -> &G {
        &self.before
    }
}

/// A game that is told from elsewhere: the copy, which the viewer sees as it would see the game.
#[derive(Clone, Debug)]
pub struct Retold<G: Game> {
    rules: Arc<G::Rules>,
    viewer: Option<Seat>,
    is_open: bool,
    heard: Vec<Heard<G>>,
    copy: Option<G>,
}

impl<G: Game> Retold<G> {
    /// A game of which nothing was heard yet.
    #[must_use]
    pub fn new(rules: Arc<G::Rules>, viewer: Option<Seat>) -> Self {
        Self { rules, viewer, is_open: false, heard: Vec::new(), copy: None }
    }

    /// Follows what is told. What is told wrongly is not followed any further.
    ///
    /// # Errors
    /// Where it cannot be followed, and why.
    pub fn hear(&mut self, told: &Told) -> Result<(), Strays> {
        if told.from > self.heard.len() || (told.start.is_none() && self.copy.is_none()) {
            return Err(Strays::Gap(told.from));
        }
        if told.from + told.steps.len() > MAX_ACTIONS {
            return Err(Strays::TooLong);
        }
        if let Some(start) = &told.start {
            self.heard.clear();
            self.copy = Some(read::<G>(&self.rules, start).ok_or(Strays::Position(0))?);
        } else if told.from < self.heard.len() {
            self.copy = Some(self.heard[told.from].before.clone());
            self.heard.truncate(told.from);
        }
        self.is_open = told.is_open;
        for step in &told.steps {
            self.hear_step(step)?;
        }
        Ok(())
    }

    fn hear_step(&mut self, step: &Step) -> Result<(), Strays> {
        let (rules, index) = (&*self.rules, self.heard.len());
        let position = |text: &String| read::<G>(rules, text).ok_or(Strays::Position(index));
        let before = match &step.before {
            Some(text) => position(text)?,
            None => self.copy.clone().ok_or(Strays::Gap(index))?,
        };
        let (action, after) = if let Some(text) = &step.after {
            let mut legal = Vec::new();
            before.legal_actions(rules, &mut legal);
            (legal.pop().ok_or(Strays::Action(index))?, position(text)?)
        } else {
            let text = step.as_if.as_ref().unwrap_or(&step.line);
            let action = G::parse(rules, text).map_err(|_| Strays::Action(index))?;
            let played = outcome::<G>(rules, &before, action, self.viewer, self.is_open);
            (action, played.ok_or(Strays::Action(index))?.1)
        };
        let is_played = step.after.is_none();
        let is_whole = step.as_if.is_none() && is_played;
        self.heard.push(Heard { line: step.line.clone(), action, is_played, is_whole, before });
        self.copy = Some(after);
        Ok(())
    }

    /// The rules being played.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        &self.rules
    }

    /// The actions heard so far.
    #[must_use]
    pub fn heard(&self) -> &[Heard<G>] {
        &self.heard
    }

    /// The game as it stands, as the viewer sees it; nothing before anything was heard.
    #[must_use]
    pub fn view(&self) -> Option<View<G>> {
        self.copy.as_ref().map(|copy| self.view_of(copy))
    }

    /// The game before the action with this index, as the viewer saw it; nothing if there is no such action.
    #[must_use]
    pub fn view_before(&self, index: usize) -> Option<View<G>> {
        self.heard.get(index).map(|heard| self.view_of(&heard.before))
    }

    /// The copy after the first of these actions; nothing before anything was heard.
    pub(super) fn copy_after(&self, actions: usize) -> Option<&G> {
        self.heard.get(actions).map(Heard::before).or(self.copy.as_ref())
    }

    /// Who acted by the action with this index; nobody if there is none.
    #[must_use]
    pub fn actor(&self, index: usize) -> Actor {
        self.heard.get(index).map_or(Actor::Nobody, |heard| heard.before.actor())
    }

    /// The events of the action with this index, as the viewer heard them; none if there is no such action.
    #[must_use]
    pub fn events(&self, index: usize) -> Vec<G::Event> {
        let played = self
            .heard
            .get(index)
            .filter(|heard| heard.is_played)
            .and_then(|heard| outcome::<G>(&self.rules, &heard.before, heard.action, self.viewer, self.is_open));
        played.map(|(known, _)| known.events).unwrap_or_default()
    }

    fn view_of(&self, copy: &G) -> View<G> {
        if self.is_open { View::whole(copy, self.viewer) } else { View::of(copy, self.viewer) }
    }
}
