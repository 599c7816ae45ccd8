//! Everything that a table keeps, in one place: the table, and for each of its parts the things that this part keeps.
//!
//! Whatever is done with a part, the file of its name decides.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use egui::{Painter, Pos2, Sense, Ui, Vec2};

use super::column::Tabs;
use super::course::Replay;
use super::game::TableGame;
use super::notice::Notice;
use super::step::{Step, Turn};
use super::told::Told;
use crate::ai::{Appraisal, Chance, Level, PlayedTurn};
use crate::app::friends::company::Shared;
use crate::app::kit::draw::faces::Face;
use crate::app::kit::draw::seats::{self, SeatLook, SeatShape};
use crate::app::kit::theme::Theme;
use crate::game::{Game, RecordOptions, Rules, Seat, SeatRecord, Session};
use crate::library::OpenedGame;
use crate::puzzles::{Grade, Posed};
use crate::sitting::Sitting;
use crate::sitting::review::{JudgingThread, Review};
use crate::sitting::search::Search;
use crate::sitting::thinker::Thinker;
use crate::words::Language;

/// The way in which computers go on when they are to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::app) enum Going {
    /// At the pace of the settings.
    #[default]
    Paced,
    /// Without pauses, until a person is asked.
    Hurried,
    /// Not before they are asked to, or a person plays: a record was opened to be looked at.
    Waiting,
}

/// The point to which a table has followed its sitting, and what follows from the game there.
pub(super) struct Followed<A> {
    /// The number of actions that had been played when the table was brought up to date last.
    pub(super) steps: usize,
    /// The number of changes of the sitting when it was last seen whether a notice still belongs to it.
    pub(super) noticed_at: u64,
    /// The number of changes of the sitting that commands have asked for.
    pub(super) own_changes: u64,
    /// The person whose turn it is, while what only that seat knows is covered.
    pub(super) covered: Option<Seat>,
    /// The actions that may be played now.
    pub(super) legal: Vec<A>,
}

/// A game that is being played at a table.
pub struct Table<G: TableGame> {
    pub(in crate::app) sitting: Sitting<G>,
    /// The things that only this game's table keeps.
    pub(in crate::app) own: G::Own,
    pub(super) followed: Followed<G::Action>,
    pub(super) turn: Turn<G::Deed>,
    /// The indices of the actions that players asked for by a click of their own; see `turn`.
    pub(in crate::app) asked: BTreeSet<usize>,
    pub(in crate::app) notice: Option<Notice<G>>,
    pub(in crate::app) end_shown: bool,
    pub(super) computers: Going,
    pub(super) tabs: Tabs,
    /// The lines of the log; changed by the log alone, while it is laid out.
    pub(super) lines: RefCell<Lines<G>>,
    pub(super) asking: Asking<G::Question>,
    pub(super) lesson: Lesson,
    pub(super) planning: Planning<G>,
    pub(super) judging: Judging<G>,
    /// On a copy that shows a hint, the hint.
    pub(super) advice: Option<Box<Advice<G::Action, G::Effect>>>,
    /// The number of changes of the sitting when a hint was asked for, while one is sought.
    pub(in crate::app) seeks_hint: Option<u64>,
    /// The share of a search for a computer or for a hint that is done, 0 … 1.
    pub(super) thinking: Option<f32>,
    pub(super) thinkers: Thinkers<G>,
    /// Finds out which sound goes with what happens.
    pub(super) ear: Ear<G>,
    pub(super) recap: Recapped<G>,
    /// True if it is the first game of the person, who is told what each question is about.
    pub(super) is_first: bool,
    /// While the game is shown again, what that needs.
    pub(super) replay: Option<Box<Replay>>,
    /// The company, where the game is played over the net.
    pub(super) company: Option<Shared>,
}

impl<G: TableGame> Table<G> {
    /// A table for a game that was set up or opened.
    #[must_use]
    pub fn new(session: Session<G>, seats: Vec<SeatRecord>, options: RecordOptions) -> Self {
        Self::of(Sitting::new(session, seats, options))
    }

    /// A table for a sitting.
    #[must_use]
    pub fn of(sitting: Sitting<G>) -> Self {
        let mut table = Self {
            sitting,
            own: G::Own::default(),
            followed: Followed { steps: 0, noticed_at: 0, own_changes: 0, covered: None, legal: Vec::new() },
            turn: Turn::default(),
            asked: BTreeSet::new(),
            notice: None,
            end_shown: true,
            computers: Going::default(),
            tabs: Tabs::default(),
            lines: RefCell::default(),
            asking: Asking::default(),
            lesson: Lesson::default(),
            planning: Planning::default(),
            judging: Judging::default(),
            advice: None,
            seeks_hint: None,
            thinking: None,
            thinkers: Thinkers::default(),
            ear: Ear::default(),
            recap: Recapped::default(),
            is_first: false,
            replay: None,
            company: None,
        };
        table.refresh();
        table
    }

    /// A table for a record that was opened from a file.
    #[must_use]
    pub fn opened(game: OpenedGame<G>, path: Option<PathBuf>) -> Self {
        let (sitting, stopped) = Sitting::opened(game, path);
        let mut table = Self::of(sitting);
        table.notice = stopped.map(|stopped| Notice::Stopped { action: stopped.index + 1, reason: stopped.reason });
        table
    }

    /// The actions that may be played now.
    #[must_use]
    pub fn legal(&self) -> &[G::Action] {
        &self.followed.legal
    }

    /// The things that only this game's table keeps.
    #[must_use]
    pub fn own(&self) -> &G::Own {
        &self.own
    }

    /// The same, to be changed.
    pub fn own_mut(&mut self) -> &mut G::Own {
        &mut self.own
    }

    /// The notice that the table has for the player.
    #[must_use]
    pub fn notice(&self) -> Option<&Notice<G>> {
        self.notice.as_ref()
    }

    /// Tells no more what was told: the lesson goes on to something else.
    pub fn forget_notice(&mut self) {
        self.notice = None;
    }

    /// Lets the computers wait until they are asked to go on, or a person plays.
    pub fn stand_still(&mut self) {
        self.computers = Going::Waiting;
    }

    /// True if a computer is to move and waits until it is asked to go on.
    #[must_use]
    pub fn stands_still(&self) -> bool {
        self.computers == Going::Waiting && self.computer_to_move().is_some()
    }

    /// True while computers' moves are shown without pauses until a person is asked.
    #[must_use]
    pub fn hurries(&self) -> bool {
        self.computers == Going::Hurried
    }

    /// The share of a search for a computer or for a hint that is done, 0 … 1; nothing when none is under way.
    #[must_use]
    pub fn thinking(&self) -> Option<f32> {
        self.thinking
    }

    /// Notes how much is done of a search for a computer or for a hint, 0 … 1; nothing when none is under way.
    pub fn note_thinking(&mut self, done: Option<f32>) {
        self.thinking = done;
    }

    /// The shape of a seat's mark: that of its place at the table. In a lesson, where the learner's place is another than
    /// in the games that follow, it is that of its colour, so that the same player has the same mark in all of them.
    #[must_use]
    pub fn shape(&self, seat: Seat) -> SeatShape {
        let of_colour = || self.rules().colours().iter().position(|colour| colour == self.colour(seat));
        let mark = if self.is_lesson() { of_colour() } else { None };
        SeatShape::of_seat(mark.unwrap_or(seat.index()))
    }

    /// The look of a seat's mark and pieces.
    #[must_use]
    pub fn seat_look(&self, seat: Seat) -> SeatLook<'_> {
        SeatLook { colour: self.colour(seat), shape: self.shape(seat) }
    }

    /// The mark of a seat beside its name, in so much room.
    pub fn seat_ui(&self, ui: &mut Ui, theme: &Theme, seat: Seat, room: Vec2, radius: f32) {
        let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
        self.paint_seat(ui.painter(), theme, seat, rect.center(), radius);
    }

    /// The face of a seat that a computer plays. In a lesson nobody has one: it is about the game.
    #[must_use]
    pub fn face(&self, seat: Seat) -> Option<Face> {
        let level = self.sitting.level(seat).filter(|_| !self.is_lesson())?;
        Some(Face::of_seat(seat.index(), level))
    }

    /// Paints the mark of a seat: its colour and its shape, and the face of a computer.
    pub fn paint_seat(&self, painter: &Painter, theme: &Theme, seat: Seat, centre: Pos2, radius: f32) {
        seats::mark(painter, theme, centre, radius, self.seat_look(seat), self.face(seat));
    }
}

/// The question that a table asks; `Q` is one that only its game asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Asking<Q> {
    /// Nothing is asked.
    #[default]
    Nothing,
    /// May the turn end although something would be lost?
    EndTurn,
    /// Is the action with this index replaced, taken out, or gone back to, in a game on a real table?
    Correct(usize),
    /// Is the plan to be given up?
    DropPlan,
    /// Something of the game.
    Own(Q),
}

/// The place of a question, which decides what else can be done meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// A window over the table: it is answered before anything else.
    OverTable,
    /// Beside what it is about, such as above the bar: whatever else is asked for takes it away.
    Beside,
    /// The board is clicked for the answer.
    OnBoard,
}

/// The steps of the log, and what their lines say as far as they were shown. Follows the game when the log is shown.
pub struct Lines<G: TableGame> {
    /// The number of actions that make up the steps.
    pub(super) actions: usize,
    pub(super) steps: Vec<Step<G::Deed>>,
    /// For whom the lines are written: in which language, whose secrets they may tell, and what of those is hidden.
    pub(super) written_for: Option<(Language, Option<Seat>, u8)>,
    pub(super) told: Vec<Option<Told<G::Picture>>>,
    /// The line of the moment that was looked at in the last frame.
    pub(super) looked_at: Option<usize>,
    /// The width, and true for notation, in which a line had no room in large letters.
    pub(super) small: Option<(u32, bool)>,
    /// The distance by which the log is to be scrolled in the next frame, so that it rests on a line.
    pub rest: Option<f32>,
    /// The number of lines in the last frame.
    pub(super) seen: usize,
}

impl<G: TableGame> Default for Lines<G> {
    fn default() -> Self {
        Self {
            actions: 0,
            steps: Vec::new(),
            written_for: None,
            told: Vec::new(),
            looked_at: None,
            small: None,
            rest: None,
            seen: 0,
        }
    }
}

/// The reason why the other seats of a lesson's table wait, if they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Held {
    /// They play.
    #[default]
    No,
    /// They do not: the lesson plays, for the learner too.
    Shown,
    /// Until the learner has read what the lesson tells and goes on.
    WhileRead,
    /// Until the learner has done what the lesson asks for.
    ForLearner,
    /// For good: the lesson is at its end.
    AtEnd,
}

/// The part that a table has in a lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Lesson {
    /// The reason why the other seats wait until it goes on, if they do.
    pub(super) held: Held,
    /// The number of actions that had been played when it began; nothing where there is none.
    pub(super) from: Option<usize>,
}

/// The things that were last seen, to hear what is new.
pub(super) struct Ear<G: TableGame> {
    /// The seat to act in the last frame in which nothing moved.
    pub(super) seat: Option<Seat>,
    /// The refusal that was shown in the last frame.
    pub(super) refused: Option<Notice<G>>,
}

impl<G: TableGame> Default for Ear<G> {
    fn default() -> Self {
        Self { seat: None, refused: None }
    }
}

/// Actions tried out for a seat's next turn.
pub struct Plan<G: TableGame> {
    /// The copy on which they are tried out.
    pub(super) table: Table<G>,
    /// Whose turn is planned.
    pub(super) seat: Seat,
    /// The state in which the copy begins.
    pub(super) start: G,
    /// True if the copy is shown instead of the game.
    pub(super) is_shown: bool,
    pub(super) standing: Standing<G::Illegal>,
}

/// The part that a table has in planning.
#[derive(Default)]
pub enum Planning<G: TableGame> {
    /// Nothing is planned.
    #[default]
    Nothing,
    /// A turn of the game at this table is planned.
    Planned(Box<Plan<G>>),
    /// It is itself the copy on which a turn is planned, and so the plan stands.
    Copy(Standing<G::Illegal>),
}

/// True if a plan can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing<I> {
    /// The number of steps that are planned, a walk counted as one.
    pub steps: usize,
    /// The first action that would be refused now, by its index, and why.
    pub fails: Option<(usize, I)>,
    /// True if the seat acts now, so that the plan can be played if nothing fails.
    pub is_due: bool,
}

impl<I> Default for Standing<I> {
    fn default() -> Self {
        Self { steps: 0, fails: None, is_due: false }
    }
}

impl<I> Standing<I> {
    /// True if the plan can be played now.
    #[must_use]
    pub fn can_play(&self) -> bool {
        self.is_due && self.steps > 0 && self.fails.is_none()
    }
}

/// The things that are judged at a table.
pub(super) struct Judging<G: TableGame> {
    /// The review of the game, once somebody has asked for it.
    pub(super) review: Option<Review<G>>,
    /// Copies of the game with the best way to play the turns of the review of which that is told, by the turn.
    pub(super) better: BTreeMap<usize, Table<G>>,
    /// The puzzle that is to be solved here.
    pub(super) puzzle: Option<Box<PuzzleRun<G>>>,
}

impl<G: TableGame> Default for Judging<G> {
    fn default() -> Self {
        Self { review: None, better: BTreeMap::new(), puzzle: None }
    }
}

/// The fate of an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Answer {
    /// It is being judged.
    Judged,
    /// It ends where the solution ends, or is as good.
    Right,
    /// The solution leaves the seat more of the win: its chances after this turn and after the best.
    Wrong {
        /// After the turn that was played.
        chance: Chance,
        /// After the best.
        best: Chance,
    },
    /// It is another turn than the solution, and could not be judged.
    Other,
}

/// The turn that was played as an answer, what became of it, a copy of the game at its beginning to speak of it, and
/// what it changes.
pub(super) type Answered<G> = (PlayedTurn<G>, Answer, Box<Table<G>>, Vec<<G as TableGame>::Effect>);

/// A puzzle that is being solved.
pub struct PuzzleRun<G: TableGame> {
    /// Its number among all puzzles, from 0.
    pub number: usize,
    /// The grade of its difficulty.
    pub grade: Grade,
    pub(super) id: String,
    pub(super) share: f64,
    pub(super) posed: Posed<G>,
    pub(super) answer: Option<Answered<G>>,
    /// True if it was solved without a hint, and nobody has taken note of it yet.
    pub(super) is_news: bool,
}

/// The contents of a hint.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A, E> {
    /// Whom it is given.
    pub seat: Seat,
    /// Whose hint it is.
    pub level: Level,
    /// The chance to win of the seat that asked, once it is played so.
    pub chance: Chance,
    /// The actions that it would play, up to the next piece of chance, without the end of the turn.
    pub actions: Vec<A>,
    /// True if it would end the turn after that.
    pub ends: bool,
    /// The changes that they would bring.
    pub effects: Vec<E>,
    /// The worth of what is bid for or chosen.
    pub appraisal: Option<Appraisal<A>>,
}

/// The search for a hint.
type HintSearch<G> = Search<<G as Game>::Action, Option<Chance>>;

/// The thoughts under way at a table.
pub(super) struct Thinkers<G: TableGame> {
    /// Plays the seats of computers.
    pub(super) player: Thinker<G>,
    /// When the next action of a computer is due.
    pub(super) next_at: f64,
    /// The search for a hint, and how often the game had changed when it began.
    pub(super) hint: Option<(u64, HintSearch<G>)>,
    /// The thread that judges turns, and how often the game had changed when it began.
    pub(super) judging: Option<(u64, JudgingThread<G::Action>)>,
}

impl<G: TableGame> Default for Thinkers<G> {
    fn default() -> Self {
        Self { player: Thinker::default(), next_at: 0.0, hint: None, judging: None }
    }
}

/// The events since a seat decided last before its turn, or since the beginning of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct Recap<G: TableGame> {
    /// Whom it is told.
    pub seat: Seat,
    /// The number of actions that had been played right after the seat's last decision before its turn; 0 if there was
    /// none.
    pub since: usize,
    /// The steps of others, in order.
    pub steps: Vec<Step<G::Deed>>,
    /// The outcome of it.
    pub own: G::Recap,
}

/// The recap of a table, and how a person has folded it.
pub(super) struct Recapped<G: TableGame> {
    /// The recap, if there is something to tell.
    pub(super) now: Option<Recap<G>>,
    /// A recap, by its [`Recap::seat`] and [`Recap::since`], and whether it was folded or unfolded.
    pub(super) folded: Option<(Seat, usize, bool)>,
}

impl<G: TableGame> Default for Recapped<G> {
    fn default() -> Self {
        Self { now: None, folded: None }
    }
}
