//! The things that a lesson wants now, and those that have to wait: which actions belong to its stage or to a later one, and
//! what is told of others that are tried.
//!
//! How a game says that of its own board, [`TaughtGame`] decides; how the lesson goes on from what is welcome, `run`.

use super::run::Run;
use super::taught::TaughtGame;
use crate::game::text_of;
use crate::words::lessons::{LessonOf, StageOf, Task};

/// The keys of the sentences that a lesson of any game has beside those of its stages.
pub const READ_FIRST: &str = "learn-read-first";
const READ_NEXT: &str = "learn-read-next";
/// The key of the sentence that says to turn the tile first.
pub const TURN_FIRST: &str = "learn-turn-first";
const TOO_MANY: &str = "learn-too-many";
const NOT_ALL: &str = "learn-not-all";
const OVER: &str = "learn-over";

impl<G: TaughtGame> Run<G> {
    // ---- What is welcome ---------------------------------------------------------------------------

    /// True if an action is legal, but not what the lesson goes on with.
    #[must_use]
    pub fn is_unwelcome(&self, action: G::Action) -> bool {
        self.table().legal().contains(&action) && self.welcome(self.played(), &[action]).is_none()
    }

    /// The stage to which `new` actions of the learner belong: this one, after what was `played` in it, or a later one
    /// if nothing has to be played before it.
    #[must_use]
    pub fn welcome(&self, mut played: Vec<G::Action>, new: &[G::Action]) -> Option<usize> {
        // What to bid says the card that asks for it, once the one before it was read.
        let waits = new.iter().any(|&action| G::waits_for_reading(action));
        if waits && !matches!(self.stage().task, Task::Play(_) | Task::Free) {
            return None;
        }
        for (index, step) in self.lesson().stages.iter().enumerate().skip(self.index()) {
            match &step.task {
                Task::Read | Task::Turn => {}
                Task::Watch(_) if index == self.index() && !self.is_watching() => played.clear(),
                Task::Watch(_) => return None,
                Task::Free => return Some(index),
                Task::Play(ways) => {
                    played.extend(new);
                    return ways.iter().any(|way| self.begins(way, &played)).then_some(index);
                }
            }
        }
        None
    }

    /// True if a way begins with these actions.
    #[must_use]
    pub fn begins(&self, way: &[String], played: &[G::Action]) -> bool {
        let fits = |(pattern, action): (&String, &G::Action)| self.is_meant(pattern, *action);
        played.len() <= way.len() && way.iter().zip(played).all(fits)
    }

    /// True if a pattern of the lesson's file means this action.
    #[must_use]
    pub fn is_meant(&self, pattern: &str, action: G::Action) -> bool {
        let text = text_of::<G>(self.table().rules(), action);
        text.strip_prefix(pattern).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }

    /// The actions that are legal for whoever is to move. What others may do, a game with secrets lists in their own view
    /// alone.
    fn legal(&self) -> Vec<G::Action> {
        let Some(view) = self.table().sitting().computers_view() else { return self.table().legal().to_vec() };
        let mut legal = Vec::new();
        view.state().legal_actions(self.table().rules(), &mut legal);
        legal
    }

    /// The first legal action that a pattern means.
    #[must_use]
    pub fn meant(&self, pattern: &str) -> Option<G::Action> {
        self.legal().into_iter().find(|&action| self.is_meant(pattern, action))
    }

    // ---- What has to wait --------------------------------------------------------------------------

    /// The key of the sentence that says why what was just tried has to wait.
    #[must_use]
    pub fn refusal(&self) -> Option<&'static str> {
        self.refusal
    }

    /// The key of the sentence that says what the stage's own words do not, as [`TaughtGame::missing`].
    #[must_use]
    pub fn missing(&self) -> Option<&'static str> {
        G::missing(self)
    }

    /// The keys of whatever [`Run::refusal`] and [`Run::missing`] may say in this stage.
    pub fn notes(&self) -> impl Iterator<Item = &'static str> {
        notes_of::<G>(self.lesson(), self.stage())
    }

    /// Answers a click on a hex that did nothing, in a stage where something is to be done or to be read.
    pub(super) fn answer_click(&mut self) {
        let now = (self.index(), self.table().steps(), G::changeable(self.table()));
        let is_same = self.before.replace(now.clone()) == Some(now);
        let clicked = G::take_click(self.table_mut()).filter(|_| is_same && self.refusal.is_none());
        let was_asked = std::mem::take(&mut self.was_asked);
        let way_on = clicked.and_then(|place| {
            if self.is_last() {
                Some(OVER)
            } else if self.is_watching() {
                None
            } else if matches!(self.stage().task, Task::Read | Task::Watch(_)) {
                Some(READ_NEXT)
            } else {
                G::way_on(self, place)
            }
        });
        if let Some(key) = way_on {
            // What the table answered to this very click stays beside it.
            if was_asked { self.note(key) } else { self.tell(key) }
        }
    }

    /// Tells why something has to wait. What the table answered to something else is old then.
    pub fn tell(&mut self, key: &'static str) {
        self.note(key);
        self.table_mut().forget_notice();
    }

    /// Tells that the lesson is over.
    pub fn tell_over(&mut self) {
        self.tell(OVER);
    }

    /// Tells that the tile is to be turned first.
    pub fn tell_to_turn(&mut self) {
        self.tell(TURN_FIRST);
    }

    /// Tells it beside what the table answered. Whoever does something goes on, and is no longer asked whether to leave.
    fn note(&mut self, key: &'static str) {
        (self.refusal, self.leaving) = (Some(key), false);
    }

    /// Tells that what the card says is read first.
    pub fn refuse_while_read(&mut self, action: Option<G::Action>) {
        self.tell(if action.is_some_and(G::waits_for_reading) { READ_FIRST } else { READ_NEXT });
    }

    /// Tells why an action has to wait.
    pub fn refuse(&mut self, action: G::Action) {
        let stage = self.stage();
        let told = stage.instead_of.iter().find(|(pattern, _)| self.is_meant(pattern, action));
        self.tell(match told {
            Some((_, key)) => key,
            None => G::general_refusal(self, action),
        });
    }

    /// Tells why walks have to wait, each of another piece: also where one of these pieces alone would be welcome.
    /// They are several by the number that is set, or since `all` were sent.
    fn refuse_walk(&mut self, walks: &[Vec<G::Action>], all: bool) {
        match walks {
            [one, _, ..] if self.welcome(self.played(), one).is_some() => {
                self.tell(if all { NOT_ALL } else { TOO_MANY });
            }
            _ => walks.iter().flatten().take(1).for_each(|&action| self.refuse(action)),
        }
    }

    /// True if pieces were asked to make these walks, each of another piece, where this stage does not want them; why is
    /// told then, and nothing was played.
    pub fn refuses_walks(&mut self, walks: &[Vec<G::Action>], all: bool) -> bool {
        let refused = !walks.is_empty() && self.welcome(self.played(), &walks.concat()).is_none();
        if refused {
            self.refuse_walk(walks, all);
        }
        refused
    }
}

/// The keys of whatever [`Run::refusal`] and [`Run::missing`] may say in a stage: the card keeps room for all of them.
pub(super) fn notes_of<G: TaughtGame>(
    lesson: &'static LessonOf<G::Course>,
    stage: &'static StageOf<G::Course>,
) -> impl Iterator<Item = &'static str> {
    let is_last = lesson.ends_with(stage);
    let over = is_last.then_some(OVER);
    let read = (!is_last && matches!(stage.task, Task::Read | Task::Watch(_))).then_some(READ_NEXT);
    // What is said only of pieces that walk.
    let walks = begins_with(&stage.task, &["move ", "transfer "]).then_some([TOO_MANY, NOT_ALL]);
    let own = if is_last { Vec::new() } else { G::notes_of(&stage.task) };
    let general = over.into_iter().chain(read).chain(walks.into_iter().flatten()).chain(own);
    stage.answers().chain(general)
}

/// True if one of the actions that a task asks for begins with one of these words.
#[must_use]
pub fn begins_with(task: &Task, words: &[&str]) -> bool {
    let Task::Play(ways) = task else { return false };
    ways.iter().flatten().any(|action| words.iter().any(|word| action.starts_with(word)))
}
