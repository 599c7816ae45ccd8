//! A lesson being played: which stage it is at, and how it goes on, back, and on again.
//!
//! Decides nothing about the rules: every action goes through the table. Nor which actions belong to a stage, which
//! `welcome` does; nor how it looks: it only keeps the look of the coach's card, and where it was laid out.

use std::sync::Arc;

use egui::Rect;

use super::card::CardLook;
use super::taught::TaughtGame;
use crate::app::table::{Held, Idle, LessonName, Table, TableAsk, TableCommand};
use crate::game::{Actor, DealerDef, Player, RecordOptions, Seat, Session};
use crate::words::lessons::{Course, LessonOf, StageOf, Task};

/// A lesson being played, with a table of its own.
pub struct Run<G: TaughtGame> {
    id: G::Course,
    lesson: &'static LessonOf<G::Course>,
    table: Table<G>,
    /// The number of actions that had been played when each stage began, the present one last.
    marks: Vec<usize>,
    /// The key of the sentence that says why the action that was just tried has to wait.
    pub(super) refusal: Option<&'static str>,
    /// True if the learner was asked whether to leave.
    pub(super) leaving: bool,
    /// True if it came to its end, even if the learner went back from there.
    has_ended: bool,
    /// When the other seats play their next action, in seconds; nothing until [`Run::play_others`] sets it.
    next_at: Option<f64>,
    /// The stage, the number of actions and the selection for which [`Run::bring`] answered last.
    brought: Option<(usize, usize, G::Chosen)>,
    /// The choice on the board when the stage began.
    began_with: G::Chosen,
    /// The things that a click can change, as they were in the frame before.
    pub(super) before: Option<(usize, usize, G::Changeable)>,
    /// True if the table was asked for anything since the frame before.
    pub(super) was_asked: bool,
    /// The look of the coach's card, and the hash of what it was worked out from.
    pub(super) card_look: Option<(u64, CardLook)>,
    /// Where the coach's card was laid out last, and what was marked beside the board.
    card: Option<Rect>,
    marked: Vec<Rect>,
}

impl<G: TaughtGame> Run<G> {
    /// The lesson at its first stage, in a game with these rules.
    #[must_use]
    pub fn new(id: G::Course, rules: &Arc<G::Rules>) -> Self {
        let lesson = id.lesson();
        let start = G::lesson_start(rules, lesson);
        let (session, _) = Session::new(Arc::clone(rules), start, DealerDef::Manual);
        let mut table = Table::new(session, lesson.seats.clone(), RecordOptions::default());
        table.leave_chance();
        let mut run = Self {
            id,
            lesson,
            table,
            marks: Vec::new(),
            refusal: None,
            leaving: false,
            has_ended: false,
            next_at: None,
            brought: None,
            began_with: G::Chosen::default(),
            before: None,
            was_asked: false,
            card_look: None,
            card: None,
            marked: Vec::new(),
        };
        run.deal();
        for line in lesson.before.iter().flat_map(|line| line.split("; ")) {
            run.play(line);
        }
        run.table.execute(TableCommand::CloseRecap);
        run.table.teach();
        G::prepare_table(&mut run.table, id);
        run.enter_stage(run.table.steps());
        run
    }

    /// The lesson at the step with this number, from 0, with everything before it played as the lesson plays it where the
    /// learner skips a step; nothing if it has no such step before its last.
    #[must_use]
    pub fn at(id: G::Course, step: usize, rules: &Arc<G::Rules>) -> Option<Self> {
        let mut run = Some(Self::new(id, rules)).filter(|run| step + 1 < run.lesson.stages.len())?;
        while run.index() < step {
            run.next();
        }
        G::skip_motion(&mut run.table);
        Some(run)
    }

    /// The lesson with this name, at its beginning or at a step; nothing if there is none, or no such step before its last.
    #[must_use]
    pub fn named(name: &str, step: Option<usize>, rules: &Arc<G::Rules>) -> Option<Self> {
        let id = G::Course::named(name)?;
        match step {
            Some(step) => Self::at(id, step, rules),
            None => Some(Self::new(id, rules)),
        }
    }

    /// The name by which the window knows it.
    #[must_use]
    pub fn name(&self) -> LessonName {
        name_of::<G>(self.id)
    }

    /// Which lesson it is.
    #[must_use]
    pub fn id(&self) -> G::Course {
        self.id
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &'static LessonOf<G::Course> {
        self.lesson
    }

    /// Its table.
    #[must_use]
    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// Its table, to be laid out.
    #[must_use]
    pub fn table_mut(&mut self) -> &mut Table<G> {
        &mut self.table
    }

    /// The number of the stage it is at, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        self.marks.len().saturating_sub(1)
    }

    /// The stage it is at.
    #[must_use]
    pub fn stage(&self) -> &'static StageOf<G::Course> {
        &self.lesson.stages[self.index()]
    }

    /// The key of what the stage says why, as much of it as is still of use: another text may have its place once a part of
    /// what it asks for is done.
    #[must_use]
    pub fn why(&self) -> &'static str {
        let stage = self.stage();
        stage.then.as_ref().filter(|_| !self.played().is_empty()).unwrap_or(&stage.why)
    }

    /// True if it is at its last stage.
    #[must_use]
    pub fn is_last(&self) -> bool {
        self.marks.len() >= self.lesson.stages.len()
    }

    /// True if it came to its end once, be it there now or not.
    #[must_use]
    pub fn has_ended(&self) -> bool {
        self.has_ended
    }

    /// Asks the learner whether to leave; returns whether that was asked already, or need not be: nothing of a lesson
    /// that is at its end would be left undone.
    pub fn ask_to_leave(&mut self) -> bool {
        self.is_last() || std::mem::replace(&mut self.leaving, true)
    }

    /// True if the learner is being asked whether to leave.
    #[must_use]
    pub fn asks_to_leave(&self) -> bool {
        self.leaving
    }

    /// Tells no more what was told of something that was tried, or asked.
    pub fn forget(&mut self) {
        (self.refusal, self.leaving) = (None, false);
    }

    /// The seat of the learner.
    #[must_use]
    pub fn learner(&self) -> Seat {
        let index = self.lesson.seats.iter().position(|seat| seat.player == Player::Human);
        index.and_then(Seat::from_index).unwrap_or_default()
    }

    /// Where the coach's card was laid out last.
    #[must_use]
    pub fn card_rect(&self) -> Option<Rect> {
        self.card
    }

    /// The coach's marks beside the board when the card was laid out last: the frames and arrows, as they were
    /// painted.
    #[must_use]
    pub fn marked_rects(&self) -> &[Rect] {
        &self.marked
    }

    /// Notes where the coach's card was laid out, and what was marked beside the board.
    pub(super) fn note_laid(&mut self, card: Rect, marked: Vec<Rect>) {
        (self.card, self.marked) = (Some(card), marked);
    }

    /// The things to click next: of several things, the first that is in sight. Empty where the stage asks for no
    /// particular click.
    #[must_use]
    pub fn aims(&self) -> Vec<G::Aim> {
        G::aims(self)
    }

    /// The things beside the board that the stage is about.
    #[must_use]
    pub fn spots(&self) -> Vec<G::Spot> {
        G::spots(self, self.stage())
    }

    /// Makes the table ready for a frame: what is pointed at on the board, and whether the other seats wait. Returns
    /// what is pointed at beside the board and should now be scrolled into sight; nothing if that has not changed
    /// since the last call.
    pub fn prepare(&mut self) -> Vec<G::Spot> {
        self.answer_click();
        G::point(self);
        // Until all that others did is seen.
        let watches = matches!(self.stage().task, Task::Watch(_)) && G::is_moving(&self.table);
        self.table.hold(match (self.is_watching() || watches, self.is_last()) {
            (true, _) => Held::Shown,
            (false, true) => Held::AtEnd,
            (false, false) if self.is_read() => Held::WhileRead,
            (false, false) => Held::ForLearner,
        });
        self.bring()
    }

    fn bring(&mut self) -> Vec<G::Spot> {
        let now = (self.index(), self.table.steps(), G::chosen(&self.table));
        if self.brought.as_ref() == Some(&now) {
            return Vec::new();
        }
        self.brought = Some(now);
        let asked = |aim| G::asked_by(&aim).and_then(G::spot_of);
        let wanted: Vec<G::Spot> = self.spots().into_iter().chain(self.aims().into_iter().filter_map(asked)).collect();
        // Where it stands behind a tab, that tab stays until the learner chooses another.
        if let Some(tab) = wanted.iter().find_map(G::tab_of) {
            self.table.execute(TableCommand::ShowTab(tab));
        }
        wanted
    }

    /// True if the other seats still have something to play in this stage.
    #[must_use]
    pub fn is_watching(&self) -> bool {
        matches!(&self.stage().task, Task::Watch(shown) if self.played().len() < shown.len())
    }

    /// True if the stage is only read, or all that it shows was played, so that the learner goes on when they have.
    #[must_use]
    pub fn is_read(&self) -> bool {
        match self.stage().task {
            Task::Read => true,
            Task::Watch(_) => !self.is_watching(),
            Task::Turn | Task::Play(_) | Task::Free => false,
        }
    }

    /// True if the stage is read before the lesson goes on with another one.
    #[must_use]
    pub fn reads(&self) -> bool {
        self.is_read() && !self.is_last()
    }

    /// The actions of players in this stage so far.
    #[must_use]
    pub fn played(&self) -> Vec<G::Action> {
        self.played_from(self.marks.last().copied().unwrap_or(0))
    }

    /// The actions of players since so many actions had been played.
    fn played_from(&self, from: usize) -> Vec<G::Action> {
        let seen = self.table.sitting().seen_from(from);
        seen.filter(|seen| seen.before.state().actor() != Actor::Chance).filter_map(|seen| seen.action).collect()
    }

    /// Does what was asked for at the table, unless this stage wants something else.
    pub fn execute(&mut self, command: impl Into<TableAsk<G::Ask>>) {
        let command = G::as_meant(self, command.into());
        self.was_asked = true;
        // A key that is held down after the question goes on letting go of nothing.
        let lets_go = matches!(&command, TableAsk::Own(ask) if Some(ask) == G::LET_GO.as_ref());
        if !lets_go || G::has_choice(&self.table) {
            self.forget();
        }
        match &command {
            // What is left to take back of the lesson, not of the turn alone.
            TableAsk::Any(TableCommand::Undo | TableCommand::UndoAction) if !self.table.can_undo() => return,
            TableAsk::Any(TableCommand::Undo) => return self.undo(true),
            TableAsk::Any(TableCommand::UndoAction) => return self.undo(false),
            TableAsk::Any(TableCommand::Restart) => return self.take_back_to(self.table.turn().restart),
            TableAsk::Any(TableCommand::TakeBack(actions)) => return self.take_back_to(*actions),
            TableAsk::Any(TableCommand::Redo) => {
                return self.play_again(self.table.clicked_next());
            }
            TableAsk::Any(TableCommand::PlayAgain(actions)) => return self.play_again(*actions),
            TableAsk::Any(TableCommand::TakeBackTurn) => return,
            TableAsk::Any(TableCommand::AskToEnd | TableCommand::Idle(Idle::NOT_ASKED)) if self.is_last() => {
                return self.tell_over();
            }
            // What a card tells is read before the lesson goes on.
            TableAsk::Any(TableCommand::AskToEnd) if self.reads() => return self.refuse_while_read(None),
            // Nobody is asked about points that are left in a turn that does not end here.
            TableAsk::Any(TableCommand::AskToEnd) if self.is_unwelcome(G::END) => return self.refuse(G::END),
            TableAsk::Own(ask) if G::refuses(self, ask) => return,
            _ => {}
        }
        let (steps, turned) = (self.table.steps(), G::turned(&self.table));
        self.carry_out(command);
        let has_turned = G::turned(&self.table) != turned;
        if self.table.steps() == steps && matches!(self.stage().task, Task::Turn) && has_turned {
            self.enter_stage(steps);
        }
    }

    /// Lets the table do what was asked for, and goes on as far as that leads. What the lesson does not want was refused
    /// before.
    fn carry_out(&mut self, command: impl Into<TableAsk<G::Ask>>) {
        let (steps, played) = (self.table.steps(), self.played());
        self.table.execute(command);
        if self.table.steps() <= steps {
            return;
        }
        // A walk may be several actions. A lesson never goes on from anything that is not welcome.
        let new = self.played_from(steps);
        let Some(index) = self.welcome(played, &new) else { return self.table.rewind(steps) };
        while self.index() < index {
            self.enter_stage(steps);
        }
        self.deal();
        self.go_on_if_done();
    }

    /// Plays again so many actions that were taken back, each in its own stage.
    fn play_again(&mut self, actions: usize) {
        if !self.table.can_redo() {
            return;
        }
        for _ in 0..actions {
            self.carry_out(TableCommand::PlayAgain(1));
        }
        self.choose();
    }

    fn go_on_if_done(&mut self) {
        let played = self.played();
        let is_done = match &self.stage().task {
            Task::Play(ways) => ways.iter().any(|way| way.len() == played.len() && self.begins(way, &played)),
            Task::Free => played.contains(&G::END),
            Task::Read | Task::Turn | Task::Watch(_) => false,
        };
        if is_done {
            self.enter_stage(self.table.steps());
        }
    }

    /// Begins the next stage, if there is one. `after` is how many actions had been played.
    fn enter_stage(&mut self, after: usize) {
        if !self.is_last() {
            self.marks.push(after);
            self.has_ended |= self.is_last();
            self.next_at = None;
            self.began_with = G::chosen(&self.table);
            self.table.forget_notice();
        }
    }

    /// Goes on to the next stage; what this one wants is played for the learner.
    pub fn next(&mut self) {
        self.forget();
        match &self.stage().task {
            Task::Turn => {}
            // What was chosen to see what it could do is not what the next step is about.
            Task::Read => G::choose(&mut self.table, self.began_with.clone()),
            Task::Play(ways) => {
                self.rewind();
                for pattern in ways.first().into_iter().flatten() {
                    if let Some(action) = self.meant(pattern) {
                        G::play_for_learner(&mut self.table, action);
                    }
                    self.deal();
                }
            }
            Task::Watch(shown) => {
                for pattern in shown.iter().skip(self.played().len()) {
                    self.play(pattern);
                }
                self.table.execute(TableCommand::CloseRecap);
            }
            Task::Free => {
                if self.table.play(G::END).is_err() {
                    log::error!("lesson {}: the turn cannot be ended", self.id.name());
                }
                self.table.forget_notice();
                self.deal();
            }
        }
        self.enter_stage(self.table.steps());
    }

    /// Goes back to the beginning of this stage, or to the stage before if nothing was done in it.
    pub fn back(&mut self) {
        self.forget();
        let begun = matches!(self.stage().task, Task::Play(_) | Task::Free) && !self.played().is_empty();
        if !begun && self.marks.len() > 1 {
            self.marks.pop();
        }
        self.next_at = None;
        self.rewind();
        // What others did is told anew by the steps in which they do it.
        self.table.forget_notice();
        self.choose();
        self.began_with = G::chosen(&self.table);
    }

    /// Takes back the learner's last action, with the whole walk if it is part of one and `whole` is asked for, and the
    /// stages that began since.
    fn undo(&mut self, whole: bool) {
        let last = self.table.steps().saturating_sub(1);
        self.take_back_to(if whole { self.table.clicked_last() } else { last });
    }

    /// Goes back to where this many actions had been played, as far as the turn allows, and to the stage of that moment.
    fn take_back_to(&mut self, actions: usize) {
        let actions = actions.max(self.table.turn().fixed);
        let index = self.marks.iter().rposition(|&mark| mark <= actions).unwrap_or(0);
        self.marks.truncate(index + 1);
        self.next_at = None;
        self.table.execute(TableCommand::TakeBack(actions));
        self.choose();
        self.began_with = G::chosen(&self.table);
    }

    /// Chooses the piece that acts next, as it was chosen when the learner first came to this stage.
    fn choose(&mut self) {
        let Task::Play(ways) = &self.stage().task else { return };
        let next = ways.first().and_then(|way| way.get(self.played().len()));
        let next = next.and_then(|pattern| self.meant(pattern));
        G::choose_for(self, next);
    }

    fn rewind(&mut self) {
        if let Some(&mark) = self.marks.last() {
            self.table.rewind(mark);
        }
    }

    /// Plays the actions of the other seats that are due at `now`, with `pause` between two of them, both in seconds.
    /// Returns how long it is until the next one.
    pub fn play_others(&mut self, now: f64, pause: f64) -> Option<f64> {
        while self.is_watching() {
            let pause = if self.table.hurries() { 0.0 } else { pause };
            if pause > 0.0 && G::is_busy(&self.table, now) {
                // As long as something moves, every frame is drawn anyway.
                return Some(0.0);
            }
            let wait = *self.next_at.get_or_insert(now + pause) - now;
            if pause > 0.0 && wait > 0.0 {
                return Some(wait);
            }
            self.next_at = Some(now + pause);
            let Task::Watch(shown) = &self.stage().task else { return None };
            let before = self.table.steps();
            self.play(shown.get(self.played().len())?);
            if self.table.steps() == before {
                return None;
            }
            if pause <= 0.0 {
                G::skip_motion(&mut self.table);
            }
            // No recap: the coach's card tells what happened.
            self.table.execute(TableCommand::CloseRecap);
        }
        None
    }

    /// Plays an action of the lesson's file.
    fn play(&mut self, pattern: &str) {
        let played = self.meant(pattern).map(|action| self.table.play(action));
        // What was answered before is old then.
        self.table.forget_notice();
        if !matches!(played, Some(Ok(()))) {
            // Tests play every lesson, so this is not expected.
            log::error!("lesson {}: `{pattern}` cannot be played", self.id.name());
        }
        self.deal();
    }

    /// Lets chance bring what the lesson's file says, or the first legal outcome where it says nothing.
    fn deal(&mut self) {
        while self.table.state().actor() == Actor::Chance {
            // What the learner may not know of them counts too.
            let lines = (0..self.table.steps()).filter_map(|index| self.table.sitting().public_line(index));
            let verbs: Vec<String> = lines.filter_map(|line| Some(line.split(' ').next()?.to_owned())).collect();
            let count = |verb: &str| verbs.iter().filter(|played| *played == verb).count();
            let told = self.lesson.chance.iter().find_map(|(verb, outcomes)| {
                // Of a sort that is not asked for now no outcome is legal.
                let is_asked = self.table.legal().iter().any(|&action| self.is_meant(verb, action));
                let outcome = is_asked.then(|| outcomes.get(count(verb)))??;
                self.meant(&format!("{verb} {outcome}"))
            });
            let Some(action) = told.or(self.table.legal().first().copied()) else { return };
            if self.table.play(action).is_err() {
                return;
            }
        }
    }
}

/// The name by which the window knows a lesson.
#[must_use]
pub fn name_of<G: TaughtGame>(id: G::Course) -> LessonName {
    LessonName { game: G::GAME, name: id.name() }
}
