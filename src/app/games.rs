//! The words and pictures of each game for the screens that serve any: names, facts, pictures, marks of seats, keys,
//! lessons.
//!
//! Those screens ask here and know no type of a game. Every function that needs one matches on the list of games.
//! Besides this file, only a game's own room (`tikal`), `command` and the files of the window itself name a game. How a
//! game is played, its rules decide; how it looks and what it is called, its room.

mod documents;
mod laboratory;
mod making;
mod naming;
mod problems;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Painter, Pos2, Rect, Role, Sense, Ui, Vec2, WidgetInfo};
use serde::{Deserialize, Serialize};

use super::command::{Command, LearnCommand};
use super::kit::apart::apart;
use super::kit::desk::Desk;
use super::kit::keys::{self, Place, Shortcut};
use super::kit::still::Still;
use super::kit::theme::Theme;
use super::tikal;
use super::tikal::art::{self, SeatLook, SeatShape};
use super::tikal::lessons::{LessonId, LessonSet};
use super::tikal::table::Table;
use crate::ai::Level;
use crate::game::{DealerDef, Player, RecordOptions, Seat, SeatRecord, TakeBack};
use crate::games::{GameId, GameRules};
use crate::library::{self, Libraries, OpenedGame, Shelf, ShelfError, Waker};
use crate::platform;
use crate::puzzles::{Grade, PuzzleGame};
use crate::tikal::State;
use crate::words::{Texts, failures};

pub use documents::{Found, GamePage, GameTarget, ProblemLine, VariantDocument};
pub use laboratory::{Drawn, LabCard, LabWish, board_aspect, lab_cards, long_game, paint_board, paint_heat, study};
pub use making::Making;
pub use naming::free_file;

// ---- Variants --------------------------------------------------------------------------------------

/// The name of a variant among players.
#[must_use]
pub fn name(texts: &Texts, rules: &GameRules) -> String {
    match rules {
        GameRules::Tikal(rules) => tikal::words::variant(texts, rules),
    }
}

/// The variants at hand, each with what it is called where they stand together: with its id where several have the same
/// name.
#[must_use]
pub fn named_variants(texts: &Texts, libraries: &Libraries) -> Vec<(String, GameRules)> {
    let variants = libraries.variants();
    let things: Vec<_> = variants.iter().map(|rules| (name(texts, rules), Some(rules.variant().id))).collect();
    apart(texts, &things).into_iter().zip(variants).collect()
}

/// The subject of a variant, in its author's words.
#[must_use]
pub fn description(texts: &Texts, rules: &GameRules) -> String {
    match rules {
        GameRules::Tikal(rules) => texts.typeset(rules.def().description.get(texts.language().code())),
    }
}

/// The facts of a variant in a few words each; players, size and length come first. Without `choices` those hold that its
/// file suggests.
#[must_use]
pub fn facts(texts: &Texts, rules: &GameRules, choices: Option<Choices>) -> Vec<String> {
    match rules {
        GameRules::Tikal(rules) => tikal::facts::facts(texts, rules, choices.map(|choices| choices.tikal)),
    }
}

/// The differences of a variant from the one it was made from, or else from the classic one of its game: the name of
/// that, and a line for each difference. Nothing if there is no difference.
#[must_use]
pub fn differences(texts: &Texts, libraries: &Libraries, rules: &GameRules) -> Option<(String, Vec<String>)> {
    let (base, lines) = match rules {
        GameRules::Tikal(rules) => {
            let base = tikal::differences::base_of(&libraries.tikal, rules.def())?;
            let lines = tikal::differences::differences(texts, base.def(), rules.def());
            (tikal::words::variant(texts, base), lines)
        }
    };
    (!lines.is_empty()).then_some((base, lines))
}

/// Pictures of boards, drawn once and kept.
#[derive(Debug, Default)]
pub struct Pictures(BTreeMap<(String, &'static str), Still<()>>);

impl Pictures {
    /// Shows a picture of the variant's board, this large. `place` names where it is shown: each place keeps a picture
    /// of its own.
    pub fn show<C, S>(&mut self, ui: &mut Ui, desk: &Desk<C, S>, rules: &GameRules, place: &'static str, size: Vec2) {
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        let name = name(desk.texts, rules);
        let label = desk.texts.with("picture-board", &[("name", name.into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &label));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let still = self.0.entry((rules.hash().to_owned(), place)).or_default();
        still.paint(ui.painter(), desk.theme.is_dark, rect, (), |()| match rules {
            GameRules::Tikal(rules) => tikal::picture::board(ui.painter(), desk.theme, rect, rules, None),
        });
    }
}

// ---- Files -------------------------------------------------------------------------------------------

/// A record of any game that was read and replayed.
#[derive(Clone, Debug)]
pub enum Opened {
    /// One of Tikal.
    Tikal(Box<OpenedGame<State>>),
}

/// Reads a record file and replays it.
///
/// # Errors
/// Why that cannot be done, in words.
pub fn open_record(texts: &Texts, libraries: &Libraries, path: &Path) -> Result<Opened, String> {
    let bytes = library::read_record(path).map_err(|error| failures::file(texts, &error))?;
    match library::game_of_record(&bytes) {
        GameId::Tikal => library::replay_bytes(path, &bytes, &libraries.tikal)
            .map(|game| Opened::Tikal(Box::new(game)))
            .map_err(|error| failures::record(texts, &error)),
    }
}

/// A game that was taken from the shelf.
pub enum Resumed {
    /// A game of Tikal.
    Tikal(Box<library::Resumed>),
}

/// Takes a game from the shelf.
///
/// # Errors
/// Why that cannot be done; it is as it was.
pub fn resume(libraries: &Libraries, shelf: &Shelf, path: &Path, waker: Waker) -> Result<Resumed, ShelfError> {
    match library::game_of_record(&library::read_record(path)?) {
        GameId::Tikal => shelf.open(path, &libraries.tikal, waker).map(|game| Resumed::Tikal(Box::new(game))),
    }
}

/// Adds a variant file that somebody opened to the library of its game.
///
/// # Errors
/// Why it cannot be played, in words.
pub fn open_variant(texts: &Texts, libraries: &mut Libraries, path: &Path) -> Result<GameRules, String> {
    match library::game_of_variant(path) {
        GameId::Tikal => {
            libraries.tikal.open_file(path).map(GameRules::Tikal).map_err(|error| failures::variant(texts, &error))
        }
    }
}

/// The variant files that cannot be played, each with the reason in words.
#[must_use]
pub fn rejected(texts: &Texts, libraries: &Libraries) -> Vec<(PathBuf, String)> {
    let of_game = |game| match game {
        GameId::Tikal => libraries
            .tikal
            .rejected()
            .iter()
            .map(|rejected| (rejected.path.clone(), failures::variant(texts, &rejected.reason))),
    };
    GameId::ALL.into_iter().flat_map(of_game).collect()
}

/// A game in brief, as a list or a button shows it.
#[derive(Clone, Debug)]
pub enum Summary {
    /// A game of Tikal.
    Tikal(tikal::summary::Summary),
}

impl Summary {
    /// The summary of a game that was opened.
    #[must_use]
    pub fn of_opened(game: Opened) -> Self {
        match game {
            Opened::Tikal(game) => Self::Tikal(tikal::summary::Summary::of_opened(*game)),
        }
    }

    /// The summary of the game at the table.
    #[must_use]
    pub fn of_table(table: &Table) -> Self {
        Self::Tikal(tikal::summary::Summary::of_table(table))
    }

    /// Draws the board as it stands.
    pub fn paint(&self, painter: &Painter, theme: &Theme, rect: Rect) {
        match self {
            Self::Tikal(game) => game.paint(painter, theme, rect),
        }
    }

    /// Takes the rules of one of these games in the place of its own if they are the same, so that many games do not hold
    /// them many times; otherwise they are added.
    pub fn share(&mut self, known: &mut Vec<GameRules>) {
        match self {
            Self::Tikal(game) => {
                let is_shared = known.iter().any(|rules| match rules {
                    GameRules::Tikal(rules) => game.share(rules),
                });
                if !is_shared {
                    known.push(GameRules::Tikal(Arc::clone(game.rules())));
                }
            }
        }
    }

    /// True if it has come to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        match self {
            Self::Tikal(game) => game.is_over(),
        }
    }

    /// Who plays what: the variant and the players.
    #[must_use]
    pub fn about(&self, texts: &Texts) -> String {
        match self {
            Self::Tikal(game) => game.about(texts),
        }
    }

    /// As [`Self::about`], beside something called so: the players are named only where that does not name them already.
    #[must_use]
    pub fn about_beside(&self, texts: &Texts, name: &str) -> String {
        match self {
            Self::Tikal(game) => game.about_beside(texts, name),
        }
    }

    /// The progress of the game: the turn and whose it is, or the winners.
    #[must_use]
    pub fn progress(&self, texts: &Texts) -> String {
        match self {
            Self::Tikal(game) => game.progress(texts),
        }
    }
}

// ---- What is drawn -----------------------------------------------------------------------------------

/// Draws the mark of a seat: the shape of its index, in the colour of this name.
pub fn seat_mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, colour: &str, index: usize) {
    art::seat_mark(painter, theme, centre, radius, SeatLook { colour, shape: SeatShape::of_seat(index) });
}

/// The name of the shape of a seat's mark.
#[must_use]
pub fn seat_shape(texts: &Texts, index: usize) -> String {
    texts.say(match SeatShape::of_seat(index) {
        SeatShape::Circle => "shape-circle",
        SeatShape::Square => "shape-square",
        SeatShape::Triangle => "shape-triangle",
        SeatShape::Diamond => "shape-diamond",
        SeatShape::Cross => "shape-cross",
        SeatShape::Star => "shape-star",
    })
}

/// Draws a round seal: a full one for what is done, an empty one for what is not.
pub fn seal(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32, done: bool) {
    art::seal(painter, theme, centre, radius, done);
}

/// Draws the view behind the home screen. `focus` is how far from the left its middle is, as a share of the width.
pub fn scene(painter: &Painter, theme: &Theme, rect: Rect, focus: f32, is_wide: bool) {
    art::scene(painter, theme, rect, focus, is_wide);
}

/// The width of the program's name on the home screen in letters of this height.
#[must_use]
pub fn lettering_width(height: f32) -> f32 {
    art::lettering_width(height)
}

/// Draws the program's name on the home screen around a centre, in letters of this height.
pub fn lettering(painter: &Painter, theme: &Theme, centre: Pos2, height: f32) {
    art::lettering(painter, theme, centre, height);
}

// ---- Games -------------------------------------------------------------------------------------------

/// The number of players where a variant is tried out, if its rules allow.
const TRY_OUT_PLAYERS: u8 = 2;

/// The choices for a new game of each game beside its variant and its players, such as the turn rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Choices {
    /// For a game of Tikal.
    pub tikal: tikal::setup::Choices,
}

impl Choices {
    /// Chooses that turns are auctioned, where the game knows auctions.
    pub fn auction(&mut self) {
        self.tikal.auction();
    }

    /// Chooses what the variant's file suggests.
    pub fn suggest(&mut self, rules: &GameRules) {
        match rules {
            GameRules::Tikal(rules) => self.tikal = tikal::setup::Choices::of(rules),
        }
    }
}

/// Lays out what can be chosen for a game with these rules.
pub fn choices_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, rules: &GameRules, choices: &mut Choices) {
    match rules {
        GameRules::Tikal(_) => tikal::setup::choices_ui(ui, desk, &mut choices.tikal),
    }
}

/// The most points that a seat can be given at the start of a game with these rules; 0 where there is no such thing.
#[must_use]
pub fn most_handicap(rules: &GameRules) -> u32 {
    match rules {
        GameRules::Tikal(_) => crate::tikal::MAX_HANDICAP,
    }
}

/// A game that was set up.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// The variant that is played.
    pub rules: GameRules,
    /// Who sits where.
    pub seats: Vec<SeatRecord>,
    /// Points that each seat is given at the start, beside those of the rules; seats that are left out get none.
    pub handicap: Vec<u32>,
    /// Who begins.
    pub first: Seat,
    /// The choices beside it.
    pub choices: Choices,
    /// Who deals.
    pub dealer: DealerDef,
    /// The options that the players have agreed on.
    pub options: RecordOptions,
}

impl NewGame {
    /// A game in which a variant is tried out: a person, who begins, and a computer, or more of them where two players
    /// are too few. Everything can be taken back in it.
    #[must_use]
    pub fn try_out(texts: &Texts, rules: GameRules) -> Self {
        let players = TRY_OUT_PLAYERS.clamp(*rules.players().start(), *rules.players().end());
        let colours = rules.colours().iter().take(usize::from(players));
        let seat = |(number, colour): (u32, &String)| SeatRecord {
            name: texts.with("setup-player", &[("number", number.into())]),
            colour: colour.clone(),
            player: if number > 1 { Player::Computer(Level::Adept.id().to_owned()) } else { Player::Human },
        };
        let seats = (1..).zip(colours).map(seat).collect();
        let mut choices = Choices::default();
        choices.suggest(&rules);
        let dealer = DealerDef::Seed(platform::fresh_seed());
        let options = RecordOptions { take_back: TakeBack::Anything, ..RecordOptions::default() };
        Self { rules, seats, handicap: Vec::new(), first: Seat::default(), choices, dealer, options }
    }

    /// The table at which this game begins. With a second game, whose table is another type, `AtTable` gets a case for
    /// each game's, and this match and the one in `filing` say which.
    #[must_use]
    pub fn table(self) -> Table {
        let Self { rules, seats, handicap, first, choices, dealer, options } = self;
        match rules {
            GameRules::Tikal(rules) => {
                let setup = tikal::setup::setup(choices.tikal, first, &handicap);
                tikal::setup::new_table(rules, seats, &setup, dealer, options)
            }
        }
    }
}

/// The keys that work in a place, those of the games too, in the order in which they are listed.
pub fn keys(place: Place) -> impl Iterator<Item = &'static Shortcut> {
    let of_game = move |game| match game {
        GameId::Tikal => tikal::keys::listed(place),
    };
    keys::listed(place).iter().chain(super::table::keys::listed(place)).chain(GameId::ALL.into_iter().flat_map(of_game))
}

// ---- Lessons -----------------------------------------------------------------------------------------

/// The line of the list of lessons about one.
#[derive(Clone, Debug)]
pub struct LessonLine {
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

/// The lessons of all games in the order in which they teach; `done` were played to their end, `left` were left at
/// these steps, counted from 0.
#[must_use]
pub fn lessons(texts: &Texts, done: LessonSet, left: &[(LessonId, usize)]) -> Vec<LessonLine> {
    let line = |id: LessonId| {
        let lesson = id.lesson();
        let left = left.iter().find(|(left, _)| *left == id);
        LessonLine {
            title: texts.say(&lesson.title),
            about: texts.say(&lesson.about),
            is_done: done.contains(id),
            is_needed_first: id.is_needed_first(),
            left: left.map(|&(_, step)| (step + 1, lesson.stages.len())),
            start: LearnCommand::Start(id).into(),
            restart: Command::AskToRestart(id),
        }
    };
    let of_game = |game| match game {
        GameId::Tikal => LessonId::ALL,
    };
    GameId::ALL.into_iter().flat_map(of_game).map(line).collect()
}

/// The line of the list of puzzles about those of one sort.
#[derive(Clone, Debug)]
pub struct PuzzleLine {
    /// The name of them all.
    pub title: String,
    /// Each: its number from 1, whether it was solved, and the command that begins it.
    pub puzzles: Vec<(usize, bool, Command)>,
}

/// The puzzles of all games by sort, the easiest first; `solved` are the ids of those that were solved.
#[must_use]
pub fn puzzles(texts: &Texts, solved: &BTreeSet<String>) -> Vec<PuzzleLine> {
    let mut lines: Vec<((bool, Grade), PuzzleLine)> = Vec::new();
    for (index, puzzle) in State::built_in().iter().enumerate() {
        let sort = (puzzle.is_auction(), puzzle.grade);
        let entry = (index + 1, solved.contains(&puzzle.id), Command::Puzzle(index));
        match lines.last_mut() {
            Some((last, line)) if *last == sort => line.puzzles.push(entry),
            _ => {
                let game = texts.say(if puzzle.is_auction() { "puzzle-of-auction" } else { "puzzle-of-base" });
                let grade = tikal::words::grade(texts, puzzle.grade);
                let title = texts.with("puzzle-sort", &[("game", game.into()), ("grade", grade.into())]);
                lines.push((sort, PuzzleLine { title, puzzles: vec![entry] }));
            }
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// The command that starts the first game after the lessons.
#[must_use]
pub fn first_game() -> Command {
    LearnCommand::FirstGame.into()
}

#[cfg(test)]
mod tests {
    use egui::{Context, KeyboardShortcut};

    use super::*;
    use crate::words::Language;

    #[test]
    fn every_listed_key_is_written_in_the_language_of_the_window() {
        for language in [Language::German, Language::French] {
            let (texts, context) = (Texts::new(language), Context::default());
            for shortcut in Place::ALL.into_iter().flat_map(keys) {
                for pressed in shortcut.keys {
                    let own = Shortcut { name: shortcut.name, keys: std::slice::from_ref(pressed), letter: None };
                    let said = own.text(&texts, &context);
                    let key = said.rsplit('+').next().unwrap_or_default();
                    let english = pressed.logical_key.name();
                    let is_sign = key.chars().count() == 1 || key.starts_with('F');
                    // These are called so in every language.
                    let is_common = ["Tab", "Menu"].contains(&key);
                    assert!(is_sign || is_common || key != english, "{said} in {}", language.code());
                }
            }
        }
    }

    #[test]
    fn no_key_does_two_things() {
        // Where a key of one place works, those of the places around it do too.
        for place in Place::ALL {
            let around: &[Place] = match place {
                Place::Everywhere => &[],
                Place::Table | Place::Rulebook | Place::Editor => &[Place::Everywhere],
                Place::Tiles | Place::Canvas => &[Place::Everywhere, Place::Editor],
                Place::Board | Place::LookingBack => &[Place::Everywhere, Place::Table],
            };
            let mut seen: Vec<KeyboardShortcut> = Vec::new();
            for shortcut in around.iter().chain([&place]).flat_map(|&place| keys(place)) {
                assert!(!shortcut.keys.is_empty());
                for keys in shortcut.keys {
                    assert!(!seen.contains(keys), "{keys:?} of {}", shortcut.name);
                    seen.push(*keys);
                }
            }
        }
    }
}
