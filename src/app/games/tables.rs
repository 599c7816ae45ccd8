//! The tables of the games in the list: how a game that was set up, opened, or taken from the shelf comes to one, which
//! lessons and puzzles each game has.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use egui::{Painter, Rect};

use super::{in_brief, played};
use crate::ai::Level;
use crate::app::command::Command;
use crate::app::kit::theme::Theme;
use crate::app::table::{
    AnyLesson, AnyTable, LessonCommand, LessonName, Parted, Run, Table, TableCommand, TaughtGame, name_of, naming,
};
use crate::editor::bench::PlayedGame;
use crate::game::{DealerDef, Player, RecordOptions, Rules, SeatRecord, Session, Sight};
use crate::games::{GameId, GameRules, Listed, with_game};
use crate::lab::{self, Side};
use crate::library::{self, Libraries, Library, OpenedGame, ShareError};
use crate::listing::Opened;
use crate::listing::Summary;
use crate::protocol::Spoken;
use crate::puzzles::{Grade, NotAPuzzle, Puzzle, PuzzleGame};
use crate::setup::NewGame;
use crate::sitting::Sitting;
use crate::words::Texts;
use crate::words::lessons::Course;
use crate::words::replay::{self, Narrated, Parting, Tale};
use crate::words::shown::Choices;
use crate::words::shown::Shown;

/// A game in the list, at a table of the window.
pub trait Seated: TaughtGame + Shown + Narrated + PuzzleGame + Spoken {
    /// The id of the variant in which its lessons are played.
    const TAUGHT: &'static str;
    /// The id of the text on the game that is offered after the lessons.
    const FIRST_ABOUT: &'static str;

    /// The game that is offered after the lessons.
    fn first_table(library: &Library<Self>) -> Option<Table<Self>>;

    /// Paints the whole board of a table as it is shown, and nothing that follows the pointer.
    fn paint_table(painter: &Painter, theme: &Theme, table: &Table<Self>, rect: Rect);

    /// The id of the text that names the sort of a puzzle.
    fn puzzle_sort(puzzle: &Puzzle<Self>) -> &'static str;
}

// ---- Tables ------------------------------------------------------------------------------------------

/// The table at which a new game begins.
#[must_use]
pub fn new_table(game: &NewGame) -> Box<dyn AnyTable> {
    with_game!(&game.rules, GameRules::G(rules) => Box::new(Table::<G>::of(sitting_of::<G>(rules, game))))
}

/// A game that begins as it was set up, by its rules.
#[must_use]
pub fn sitting_of<G: Seated>(rules: &Arc<G::Rules>, game: &NewGame) -> Sitting<G> {
    let NewGame { seats, handicap, first, choices, dealer, options, .. } = game;
    let setup = G::chosen_setup(rules, *choices.of::<G>(), *first, handicap, game.luck());
    let start = G::new(rules, u8::try_from(seats.len()).unwrap_or(u8::MAX), &setup);
    Sitting::new(Session::new(Arc::clone(rules), start, *dealer).0, seats.clone(), options.clone())
}

/// The table of a game that computers have played so far, in hundredths, before it comes there; a new one if that is
/// nothing. The first player is to move.
#[must_use]
pub fn table_in_game(game: &NewGame, played: Option<usize>) -> Box<dyn AnyTable> {
    let NewGame { rules, seats, handicap, first, choices, dealer, options } = game;
    with_game!(rules, GameRules::G(rules) => {
        let DealerDef::Seed(seed) = *dealer else { return new_table(game) };
        let setup = G::chosen_setup(rules, *choices.of::<G>(), *first, handicap, seed);
        let side = Side::<G> { rules: Arc::clone(rules), setup };
        let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let position = played.and_then(|played| lab::position_in_game(&side, players, seed, played));
        if let Some(position) = position {
            let session = Session::new(Arc::clone(rules), position, *dealer).0;
            return Box::new(Table::<G>::new(session, seats.clone(), options.clone()));
        }
    });
    new_table(game)
}

/// The table of a game that computers of one level have played to its end, to be looked at.
#[must_use]
pub fn measured_table(texts: &Texts, game: PlayedGame, level: Level) -> Box<dyn AnyTable> {
    with_game!(game, PlayedGame::G(session) => {
        let colours = session.rules().colours().to_vec();
        let seats = (1..=crate::game::Game::seats(session.state())).zip(colours).map(|(number, colour)| {
            let name = texts.with("setup-player", &[("number", number.into())]);
            SeatRecord { name, colour, player: Player::Computer(level.id().to_owned()) }
        });
        let seats = seats.collect();
        Box::new(Table::<G>::new(*session, seats, RecordOptions::default()))
    })
}

/// The table of a game that was opened, from a file if there is a path.
#[must_use]
pub fn table_of<G: Seated>(game: OpenedGame<G>, path: Option<PathBuf>) -> Box<dyn AnyTable> {
    Box::new(Table::opened(game, path))
}

/// The table of a record that was opened, from a file if there is a path. It is there to be looked at, so computers wait.
#[must_use]
pub fn opened_table(opened: Opened, path: Option<PathBuf>) -> Box<dyn AnyTable> {
    let mut table = with_game!(opened, Opened::G(game) => table_of(*game, path));
    table.execute(TableCommand::Pause.into());
    table
}

/// The table of a game that is played elsewhere and only looked on.
#[must_use]
pub fn watched_table(opened: Opened) -> Box<dyn AnyTable> {
    with_game!(opened, Opened::G(mut game) => {
        // What is being written just now is no reason to tell of damage.
        game.damage = None;
        let mut table = Table::opened(*game, None);
        table.watch();
        Box::new(table)
    })
}

/// The game at a table in brief; nothing if it is not in the list of games.
#[must_use]
pub fn summary(table: &dyn AnyTable) -> Option<Summary> {
    let of_game = |&game: &GameId| with_game!(game, G => table.of::<G>().map(|table| in_brief(table.sitting())));
    GameId::ALL.iter().find_map(of_game)
}

/// The variant of the game at a table, and how it is played; nothing if it is not in the list of games.
#[must_use]
pub fn played_at(table: &dyn AnyTable) -> Option<(GameRules, Choices)> {
    let of_game = |&game: &GameId| with_game!(game, G => table.of::<G>().map(|table| played(table.sitting())));
    GameId::ALL.iter().find_map(of_game)
}

/// The code of the game at a table; nothing if it is not in the list of games.
///
/// # Errors
/// Why it has none.
pub fn record_code(table: &dyn AnyTable, libraries: &Libraries) -> Option<Result<String, ShareError>> {
    fn code<G: Seated + Listed>(table: &Table<G>, libraries: &Libraries) -> Result<String, ShareError> {
        library::record_code(table.sitting().record(), libraries.of::<G>())
    }
    let of_game = |&game: &GameId| with_game!(game, G => table.of::<G>().map(|table| code(table, libraries)));
    GameId::ALL.iter().find_map(of_game)
}

/// The game at a table as it would be opened from a file; nothing if it is not in the list of games, or cannot be written.
#[must_use]
pub fn reopened(table: &dyn AnyTable, libraries: &Libraries) -> Option<Opened> {
    fn game<G: Seated + Listed>(table: &Table<G>, libraries: &Libraries) -> Option<Opened> {
        let text = table.sitting().record().write().ok()?;
        let game = library::replay_record::<G>(&text, libraries.of::<G>()).ok()?;
        Some(Opened::of(Box::new(game)))
    }
    let of_game = |&id: &GameId| with_game!(id, G => table.of::<G>().and_then(|table| game(table, libraries)));
    GameId::ALL.iter().find_map(of_game)
}

/// The summary of a game to paste.
#[must_use]
pub fn summed_up(texts: &Texts, game: &Opened) -> String {
    with_game!(game, Opened::G(game) => replay::summary(texts, &game.session, &game.record.seated()))
}

/// Where another record parts from a game, as it is told to these eyes; nothing if they did not begin alike.
#[must_use]
pub fn parted(texts: &Texts, game: &Opened, other: &Opened, sight: Sight, name: String) -> Option<Parted> {
    with_game!(game, Opened::G(game) => {
        let other = other.own::<G>()?;
        let at = match replay::parting(&game.session, &other.session) {
            Parting::OtherStart => return None,
            Parting::Nowhere => None,
            Parting::After(at) | Parting::EndsAt(at) => Some(at),
        };
        let (seats, others) = (game.record.seated(), other.record.seated());
        let (session, comments) = (&game.session, &game.record.comments);
        let one = Tale { texts, session, seats: &seats, sight, comments };
        let two = Tale { session: &other.session, seats: &others, comments: &other.record.comments, ..one };
        Some(Parted { name, at, lines: replay::parting_told(texts, &one, &two) })
    })
}

// ---- Lessons -----------------------------------------------------------------------------------------

/// The facts of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct LessonFacts {
    /// Which lesson it is.
    pub name: LessonName,
    /// The id of the text that is its title.
    pub title: &'static str,
    /// The id of the text on what is learnt in it.
    pub about: &'static str,
    /// The number of its steps.
    pub steps: usize,
    /// True if it comes before the first game.
    pub is_needed_first: bool,
}

/// The line of the list of lessons about one.
#[derive(Clone, Debug)]
pub struct LessonLine {
    /// The game.
    pub game: GameId,
    /// The title of the lesson.
    pub title: String,
    /// The lesson's subject.
    pub about: String,
    /// True if it was played to its end.
    pub is_done: bool,
    /// True if it comes before the first game.
    pub is_needed_first: bool,
    /// If it was left before its end: the step, from 1, and how many there are.
    pub left: Option<(usize, usize)>,
    /// The command that begins it, or takes it up where it was left.
    pub start: Command,
    /// The command that begins it anew.
    pub restart: Command,
}

/// The lessons of a game in the order in which they teach.
#[must_use]
pub fn lessons_of(game: GameId) -> Vec<LessonFacts> {
    with_game!(game, G => facts_of::<G>())
}

fn facts_of<G: TaughtGame>() -> Vec<LessonFacts> {
    let facts = |&id: &G::Course| {
        let lesson = id.lesson();
        LessonFacts {
            name: name_of::<G>(id),
            title: &lesson.title,
            about: &lesson.about,
            steps: lesson.stages.len(),
            is_needed_first: id.is_needed_first(),
        }
    };
    G::Course::ALL.iter().map(facts).collect()
}

/// The lessons of all games in the order in which they teach.
fn all_lessons() -> impl Iterator<Item = LessonFacts> {
    GameId::ALL.iter().flat_map(|&game| lessons_of(game))
}

/// The facts of a lesson.
#[must_use]
pub fn lesson(name: LessonName) -> Option<LessonFacts> {
    all_lessons().find(|lesson| lesson.name == name)
}

/// The lesson that files know by this name.
#[must_use]
pub fn lesson_named(name: &str) -> Option<LessonName> {
    all_lessons().map(|lesson| lesson.name).find(|lesson| lesson.name == name)
}

/// The lessons of all games in the order in which they teach; `done` were played to their end, `left` were left at
/// these steps, counted from 0.
#[must_use]
pub fn lessons(texts: &Texts, done: &BTreeSet<LessonName>, left: &[(LessonName, usize)]) -> Vec<LessonLine> {
    let line = |lesson: LessonFacts| {
        let left = left.iter().find(|(left, _)| *left == lesson.name);
        LessonLine {
            game: lesson.name.game,
            title: texts.say(lesson.title),
            about: texts.say(lesson.about),
            is_done: done.contains(&lesson.name),
            is_needed_first: lesson.is_needed_first,
            left: left.map(|&(_, step)| (step + 1, lesson.steps)),
            start: LessonCommand::Start(lesson.name).into(),
            restart: Command::AskToRestart(lesson.name),
        }
    };
    all_lessons().map(line).collect()
}

/// Begins a lesson at its beginning or at a step, counted from 0; nothing where the library lacks its variant.
#[must_use]
pub fn begin_lesson(name: LessonName, step: Option<usize>, libraries: &Libraries) -> Option<Box<dyn AnyLesson>> {
    with_game!(name.game, G => {
        let library: &Library<G> = libraries.of();
        let run = Run::<G>::named(name.name, step, library.find(G::TAUGHT)?)?;
        Some(Box::new(run))
    })
}

/// The command that starts the first game after the lessons of this one.
#[must_use]
pub fn first_game(game: GameId) -> Command {
    LessonCommand::FirstGame(game).into()
}

/// The id of the text on the first game after the lessons of this one.
#[must_use]
pub fn first_about(game: GameId) -> &'static str {
    with_game!(game, G => G::FIRST_ABOUT)
}

/// The game that is offered after the lessons of this one.
#[must_use]
pub fn first_table(game: GameId, libraries: &Libraries) -> Option<Box<dyn AnyTable>> {
    with_game!(game, G => G::first_table(libraries.of()).map(|table| Box::new(table) as Box<dyn AnyTable>))
}

// ---- Puzzles -----------------------------------------------------------------------------------------

/// The line of the list of puzzles about those of one sort.
#[derive(Clone, Debug)]
pub struct PuzzleLine {
    /// The game.
    pub game: GameId,
    /// The name of them all.
    pub title: String,
    /// Each: its number from 1, whether it was solved, and the command that begins it.
    pub puzzles: Vec<(usize, bool, Command)>,
}

/// The puzzles of all games by sort, the easiest first; `solved` are the ids of those that were solved.
#[must_use]
pub fn puzzles(texts: &Texts, solved: &BTreeSet<String>) -> Vec<PuzzleLine> {
    GameId::ALL.iter().flat_map(|&game| with_game!(game, G => puzzles_of::<G>(texts, solved))).collect()
}

fn puzzles_of<G: Seated>(texts: &Texts, solved: &BTreeSet<String>) -> Vec<PuzzleLine> {
    let mut lines: Vec<((&'static str, Grade), PuzzleLine)> = Vec::new();
    for (index, puzzle) in G::built_in().iter().enumerate() {
        let sort = (G::puzzle_sort(puzzle), puzzle.grade);
        let entry = (index + 1, solved.contains(&puzzle.id), Command::Puzzle(G::GAME, index));
        match lines.last_mut() {
            Some((last, line)) if *last == sort => line.puzzles.push(entry),
            _ => {
                let grade = naming::grade(texts, puzzle.grade);
                let values = [("game", texts.say(sort.0).into()), ("grade", grade.into())];
                let title = texts.with("puzzle-sort", &values);
                lines.push((sort, PuzzleLine { game: G::GAME, title, puzzles: vec![entry] }));
            }
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// A table at which a puzzle of this game is to be solved, by its number from 0; nothing if there is none, or its variant
/// is not at hand.
///
/// # Errors
/// Why it cannot be played.
pub fn puzzle(
    texts: &Texts,
    game: GameId,
    number: usize,
    libraries: &Libraries,
) -> Result<Option<Box<dyn AnyTable>>, NotAPuzzle> {
    let name = |number: usize| texts.with("setup-player", &[("number", number.into())]);
    with_game!(game, G => {
        let Some(puzzle) = G::built_in().get(number) else { return Ok(None) };
        let Some(rules) = libraries.of::<G>().find(G::variant_of(&puzzle.position)) else { return Ok(None) };
        Ok(Some(Box::new(Table::<G>::of_puzzle(rules, number, puzzle, name)?)))
    })
}
