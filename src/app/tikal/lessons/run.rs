//! A lesson being played: which stage it is at, which actions belong to it, and which have to wait.
//!
//! Decides nothing about the rules: every action goes through the table. Nor how it looks: it only keeps the look of
//! the coach's card, and where it was laid out.

use std::sync::Arc;

use egui::Rect;

use super::Aim;
use super::card::CardLook;
use super::clicks::Changeable;
use super::notes::{OVER, TURN_FIRST};
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::app::tikal::desk::Spot;
use crate::app::tikal::table::{Held, Idle, Pointed, Selection, Tab, Table, tab_of};
use crate::game::{Actor, DealerDef, Player, RecordOptions, Seat, text_of};
use crate::hex::{Cell, CellSet};
use crate::library::{CLASSIC, TikalLibrary};
use crate::tikal::{Action, Piece, Setup, State, TikalSession, TurnRule, Variant};
use crate::words::tikal::lessons::{Lesson, LessonId, Show, Stage, Task};

/// A lesson being played, with a table of its own.
pub struct Run {
    id: LessonId,
    lesson: &'static Lesson,
    table: Table,
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
    brought: Option<(usize, usize, Option<Selection>)>,
    /// The choice on the board when the stage began.
    began_with: Option<Selection>,
    /// The things that a click can change, as they were in the frame before.
    pub(super) before: Option<Changeable>,
    /// True if the table was asked for anything since the frame before.
    pub(super) was_asked: bool,
    /// The look of the coach's card, and the hash of what it was worked out from.
    pub(super) card_look: Option<(u64, CardLook)>,
    /// Where the coach's card was laid out last, and what was marked beside the board.
    card: Option<Rect>,
    marked: Vec<Rect>,
}

impl Run {
    /// The lesson at its first stage; nothing if the library lacks its variant.
    #[must_use]
    pub fn new(id: LessonId, library: &TikalLibrary) -> Option<Self> {
        let rules: &Arc<Variant> = library.find(CLASSIC)?;
        let lesson = id.lesson();
        let players = u8::try_from(lesson.seats.len()).ok()?;
        let first = Seat::from_index(lesson.first)?;
        let start = State::new(rules, players, &Setup::new(TurnRule::auctioned(lesson.auction), first));
        let (session, _) = TikalSession::new(Arc::clone(rules), start, DealerDef::Manual);
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
            began_with: None,
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
        run.table.leave_to_later(id.untaught());
        run.enter_stage(run.table.steps());
        Some(run)
    }

    /// The lesson at the step with this number, from 0, with everything before it played as the lesson plays it where the
    /// learner skips a step; nothing if it has no such step before its last.
    #[must_use]
    pub fn at(id: LessonId, step: usize, library: &TikalLibrary) -> Option<Self> {
        let mut run = Self::new(id, library).filter(|run| step + 1 < run.lesson.stages.len())?;
        while run.index() < step {
            run.next();
        }
        run.table.skip_motion();
        Some(run)
    }

    /// Which lesson it is.
    #[must_use]
    pub fn id(&self) -> LessonId {
        self.id
    }

    /// The lesson.
    #[must_use]
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// Its table.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Its table, to be laid out.
    #[must_use]
    pub fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// The number of the stage it is at, from 0.
    #[must_use]
    pub fn index(&self) -> usize {
        self.marks.len().saturating_sub(1)
    }

    /// The stage it is at.
    #[must_use]
    pub fn stage(&self) -> &'static Stage {
        &self.lesson.stages[self.index()]
    }

    /// The key of what the stage says why, as much of it as is still of use: another text may have its place once a part of
    /// what it asks for is done.
    #[must_use]
    pub fn why(&self) -> &'static str {
        let Stage { why, then, .. } = self.stage();
        then.as_ref().filter(|_| !self.played().is_empty()).unwrap_or(why)
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

    /// Makes the table ready for a frame: what is pointed at on the board, and whether the other seats wait. Returns
    /// what is pointed at beside the board and should now be scrolled into sight; nothing if that has not changed
    /// since the last call.
    pub fn prepare(&mut self) -> Vec<Spot> {
        self.answer_click();
        let mut pointed = Pointed { cells: self.cells(), ..Pointed::default() };
        match self.aims().first() {
            Some(&Aim::Cell(cell)) => pointed.aim = Some(cell),
            Some(&Aim::Piece(cell, piece)) => pointed.piece = Some((cell, self.learner(), piece)),
            Some(Aim::Does(_)) | None => {}
        }
        pointed.tab = self.tab();
        pointed.asks = self.asks();
        self.table.point_at(pointed);
        // Until all that others did is seen.
        let watches = matches!(self.stage().task, Task::Watch(_)) && self.table.motion().is_moving();
        self.table.hold(match (self.is_watching() || watches, self.is_last()) {
            (true, _) => Held::No,
            (false, true) => Held::AtEnd,
            (false, false) if self.is_read() => Held::WhileRead,
            (false, false) => Held::ForLearner,
        });
        self.bring()
    }

    /// The tab of what the stage is about beside the board, unless that is something above it, or is to be clicked there.
    fn tab(&self) -> Option<Tab> {
        let is_above = |spot: &Spot| matches!(spot, Spot::Hand | Spot::Auction);
        let turns_or_takes = |aim: &Aim| {
            let Aim::Does(TableAsk::Own(ask)) = aim else { return false };
            matches!(ask, Ask::Turn { .. } | Ask::Play(Action::Choose(_)))
        };
        let (spots, aims) = (self.spots(), self.aims());
        let is_free = !spots.iter().any(is_above) && !aims.iter().any(turns_or_takes);
        spots.into_iter().find_map(tab_of).filter(|_| is_free)
    }

    fn bring(&mut self) -> Vec<Spot> {
        let now = (self.index(), self.table.steps(), self.table.selection());
        if self.brought.replace(now) == Some(now) {
            return Vec::new();
        }
        let does = |aim| if let Aim::Does(command) = aim { Some(Spot::Does(command)) } else { None };
        let wanted: Vec<Spot> = self.spots().into_iter().chain(self.aims().into_iter().filter_map(does)).collect();
        // Where it stands behind a tab, that tab stays until the learner chooses another.
        if let Some(tab) = wanted.iter().find_map(|&spot| tab_of(spot)) {
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
    fn reads(&self) -> bool {
        self.is_read() && !self.is_last()
    }

    /// The actions of players in this stage so far.
    #[must_use]
    pub fn played(&self) -> Vec<Action> {
        let from = self.marks.last().copied().unwrap_or(0);
        self.table.actions().skip(from).filter(|action| !is_chance(*action)).collect()
    }

    /// The hexes on which others have acted in this stage, if it shows what others do.
    #[must_use]
    pub fn watched(&self) -> CellSet {
        if !matches!(self.stage().task, Task::Watch(_)) {
            return CellSet::EMPTY;
        }
        let of = |action: Action| match action {
            Action::Place { cell, .. } | Action::Enter { camp: cell, .. } => CellSet::from_iter([cell]),
            Action::Move { from, to, .. } | Action::Transfer { from, to, .. } => CellSet::from_iter([from, to]),
            Action::Uncover(cell) | Action::Dig(cell) | Action::Camp(cell) | Action::Guard { temple: cell, .. } => {
                CellSet::from_iter([cell])
            }
            _ => CellSet::EMPTY,
        };
        self.played().into_iter().map(of).fold(CellSet::EMPTY, |all, cells| all | cells)
    }

    /// Does what was asked for at the table, unless this stage wants something else.
    pub fn execute(&mut self, command: impl Into<TableAsk>) {
        let command = self.as_meant(command.into());
        self.was_asked = true;
        // A key that is held down after the question goes on letting go of nothing.
        if command != TableAsk::Own(Ask::Select(None)) || self.table.has_choice() {
            self.forget();
        }
        match command {
            // What is left to take back of the lesson, not of the turn alone.
            TableAsk::Any(TableCommand::Undo | TableCommand::UndoAction) if !self.table.can_undo() => return,
            TableAsk::Any(TableCommand::Undo) => return self.undo(true),
            TableAsk::Any(TableCommand::UndoAction) => return self.undo(false),
            TableAsk::Any(TableCommand::Restart) => return self.take_back_to(self.table.turn().restart),
            TableAsk::Any(TableCommand::TakeBack(actions)) => return self.take_back_to(actions),
            TableAsk::Any(TableCommand::Redo) => {
                return self.play_again(self.table.clicked_next());
            }
            TableAsk::Any(TableCommand::PlayAgain(actions)) => return self.play_again(actions),
            TableAsk::Any(TableCommand::TakeBackTurn) => return,
            TableAsk::Own(
                Ask::Play(_) | Ask::Walk { .. } | Ask::AskToGuard(_) | Ask::Refuse(_) | Ask::Hindered(..),
            )
            | TableAsk::Any(TableCommand::AskToEnd | TableCommand::Idle(Idle::NOT_ASKED))
                if self.is_last() =>
            {
                return self.tell(OVER);
            }
            // What a card tells is read before the lesson goes on.
            TableAsk::Own(Ask::Play(action) | Ask::AskToGuard(action)) if self.reads() => {
                return self.refuse_while_read(Some(action));
            }
            TableAsk::Own(Ask::Walk { .. } | Ask::Refuse(_)) | TableAsk::Any(TableCommand::AskToEnd)
                if self.reads() =>
            {
                return self.refuse_while_read(None);
            }
            // Unless the card says to ask why this action is not possible.
            TableAsk::Own(Ask::Hindered(what, _))
                if self.reads() && !self.stage().show.contains(&Show::Button(what)) =>
            {
                return self.refuse_while_read(None);
            }
            // A click that would turn the tile for a hex that the lesson does not want; a key or the wheel turns it anywhere.
            TableAsk::Own(Ask::Turn { over: Some(cell), .. })
                if self.table.clicked() == Some(cell)
                    && let Some(place) = self.unwelcome_place(cell) =>
            {
                return self.refuse(place);
            }
            TableAsk::Own(Ask::Play(Action::Place { .. })) if matches!(self.stage().task, Task::Turn) => {
                return self.tell(TURN_FIRST);
            }
            // An action that is not legal goes on to the table, which refuses it with its reason.
            TableAsk::Own(Ask::Play(action)) if self.is_unwelcome(action) => return self.refuse(action),
            // Nobody is asked about points that are left in a turn that does not end here.
            TableAsk::Own(Ask::AskToGuard(guard)) if self.is_unwelcome(guard) => return self.refuse(guard),
            TableAsk::Any(TableCommand::AskToEnd) if self.is_unwelcome(Action::End) => {
                return self.refuse(Action::End);
            }
            TableAsk::Own(Ask::Walk { to, all }) if self.refuses_walk(to, all) => return,
            TableAsk::Own(Ask::Drop { from, piece, to }) if self.refuses_drop(from, piece, to) => return,
            _ => {}
        }
        let (steps, turned) = (self.table.steps(), self.table.turned());
        self.carry_out(command);
        if self.table.steps() == steps && matches!(self.stage().task, Task::Turn) && self.table.turned() != turned {
            self.enter_stage(steps);
        }
    }

    /// Lets the table do what was asked for, and goes on as far as that leads. What the lesson does not want was refused
    /// before.
    fn carry_out(&mut self, command: impl Into<TableAsk>) {
        let (steps, played) = (self.table.steps(), self.played());
        self.table.execute(command);
        if self.table.steps() <= steps {
            return;
        }
        // A walk may be several actions. A lesson never goes on from anything that is not welcome.
        let new: Vec<Action> = self.table.actions().skip(steps).collect();
        let Some(index) = self.welcome(played, &new) else { return self.table.rewind(steps) };
        while self.index() < index {
            self.enter_stage(steps);
        }
        self.deal();
        self.go_on_if_done();
    }

    /// True if pieces were asked to walk where this stage does not want them; why is told then, and nothing was played.
    fn refuses_walk(&mut self, to: Cell, all: bool) -> bool {
        let walks = self.table.walks(to, all);
        let refused = !walks.is_empty() && self.welcome(self.played(), &walks.concat()).is_none();
        if refused {
            self.refuse_walk(&walks, all);
        }
        refused
    }

    /// As [`Run::refuses_walk`], of a piece that was carried to a cell. What was chosen before stays so then.
    fn refuses_drop(&mut self, from: Cell, piece: Piece, to: Cell) -> bool {
        let (before, carried) = (self.table.selection(), Some(Selection { cell: from, piece: Some(piece) }));
        if before == carried {
            return self.refuses_walk(to, false);
        }
        self.table.execute(TableAsk::Own(Ask::Select(carried)));
        let refused = self.refuses_walk(to, false);
        if refused {
            self.table.execute(TableAsk::Own(Ask::Select(before)));
        }
        refused
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

    /// A placement on a cell, if there are legal ones and the lesson goes on with none of them.
    fn unwelcome_place(&self, cell: Cell) -> Option<Action> {
        let is_there = |action: &&Action| matches!(action, Action::Place { cell: at, .. } if *at == cell);
        let mut places = self.table.legal().iter().filter(is_there);
        let first = places.clone().next().copied()?;
        places.all(|&place| self.is_unwelcome(place)).then_some(first)
    }

    /// True if an action is legal, but not what the lesson goes on with.
    fn is_unwelcome(&self, action: Action) -> bool {
        self.table.state().check(self.table.rules(), action).is_ok() && self.welcome(self.played(), &[action]).is_none()
    }

    /// The stage to which `new` actions of the learner belong: this one, after what was `played` in it, or a later one
    /// if nothing has to be played before it.
    pub(super) fn welcome(&self, mut played: Vec<Action>, new: &[Action]) -> Option<usize> {
        // What to bid says the card that asks for it, once the one before it was read.
        let is_bid = new.iter().any(|action| matches!(action, Action::Bid(_) | Action::Pass));
        if is_bid && !matches!(self.stage().task, Task::Play(_) | Task::Free) {
            return None;
        }
        for (index, step) in self.lesson.stages.iter().enumerate().skip(self.index()) {
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
    pub(super) fn begins(&self, way: &[String], played: &[Action]) -> bool {
        let fits = |(pattern, action): (&String, &Action)| self.is_meant(pattern, *action);
        played.len() <= way.len() && way.iter().zip(played).all(fits)
    }

    pub(super) fn is_meant(&self, pattern: &str, action: Action) -> bool {
        let text = text_of::<State>(self.table.rules(), action);
        text.strip_prefix(pattern).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    }

    /// The first legal action that a pattern means.
    pub(super) fn meant(&self, pattern: &str) -> Option<Action> {
        self.table.legal().iter().copied().find(|&action| self.is_meant(pattern, action))
    }

    fn go_on_if_done(&mut self) {
        let played = self.played();
        let is_done = match &self.stage().task {
            Task::Play(ways) => ways.iter().any(|way| way.len() == played.len() && self.begins(way, &played)),
            Task::Free => played.contains(&Action::End),
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
            self.began_with = self.table.selection();
            self.table.forget_notice();
        }
    }

    /// Goes on to the next stage; what this one wants is played for the learner.
    pub fn next(&mut self) {
        self.forget();
        match &self.stage().task {
            Task::Turn => {}
            // What was chosen to see what it could do is not what the next step is about.
            Task::Read => self.table.execute(TableAsk::Own(Ask::Select(self.began_with))),
            Task::Play(ways) => {
                self.rewind();
                for pattern in ways.first().into_iter().flatten() {
                    // By a command, as the learner would: so a piece that enters or walks is chosen.
                    let action = self.meant(pattern);
                    if let Some(action) = action {
                        self.table.execute(TableAsk::Own(Ask::Play(action)));
                    }
                    if let Some(Action::Move { piece, to, .. } | Action::Transfer { piece, to, .. }) = action {
                        self.table
                            .execute(TableAsk::Own(Ask::Select(Some(Selection { cell: to, piece: Some(piece) }))));
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
            Task::Free => self.play("end"),
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
        self.began_with = self.table.selection();
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
        self.began_with = self.table.selection();
    }

    /// Chooses the piece that acts next, as it was chosen when the learner first came to this stage.
    fn choose(&mut self) {
        let Task::Play(ways) = &self.stage().task else { return };
        let next = ways.first().and_then(|way| way.get(self.played().len()));
        let chosen = match next.and_then(|pattern| self.meant(pattern)) {
            // A step that says itself what is to be chosen begins with nothing chosen.
            _ if self.stage().chooses => None,
            Some(Action::Move { piece, from, .. }) => Some((from, piece)),
            Some(Action::Uncover(cell) | Action::Dig(cell) | Action::Camp(cell)) => {
                self.piece_on(cell).map(|piece| (cell, piece))
            }
            Some(Action::Enter { .. }) => None,
            _ => return,
        };
        let selection = chosen.map(|(cell, piece)| Selection { cell, piece: Some(piece) });
        self.table.execute(TableAsk::Own(Ask::Select(selection)));
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
            if pause > 0.0 && self.table.is_moving(now) {
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
                self.table.skip_motion();
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
            log::error!("lesson {:?}: `{pattern}` cannot be played", self.id);
        }
        self.deal();
    }

    /// Lets chance bring what the lesson's file says, or the first legal outcome where it says nothing.
    fn deal(&mut self) {
        while self.table.state().actor() == Actor::Chance {
            let count = |wanted: fn(&Action) -> bool| self.table.actions().filter(wanted).count();
            let draws = count(|action| matches!(action, Action::Draw(_)));
            let reveals = count(|action| matches!(action, Action::Reveal(_)));
            let rules = self.table.rules();
            let tile = self.lesson.draws.get(draws).and_then(|name| rules.tile_named(name)).map(Action::Draw);
            let treasure = self.lesson.treasures.get(reveals).copied().map(Action::Reveal);
            let legal = self.table.legal();
            let told = [tile, treasure].into_iter().flatten().find(|action| legal.contains(action));
            let Some(action) = told.or(legal.first().copied()) else { return };
            if self.table.play(action).is_err() {
                return;
            }
        }
    }
}

fn is_chance(action: Action) -> bool {
    matches!(action, Action::Draw(_) | Action::Reveal(_))
}
