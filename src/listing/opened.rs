//! Files of whichever game: a record is read and replayed, a game is taken from the shelf, a variant is added to those at
//! hand; and why that cannot be done, in words.

use std::path::{Path, PathBuf};

use crate::game::Game;
use crate::games::{GameId, GameRules, any_game, with_game};
use crate::library::{self, Libraries, OpenedGame, Rejected, ResumeError, Shelf, ShelfError, Waker};
use crate::words::{Texts, Worded, failures};

type OpenedOf<G> = Box<OpenedGame<G>>;

any_game! {
    /// A record of any game that was read and replayed.
    #[derive(Clone, Debug)]
    pub enum Opened: Game { OpenedOf }
}

/// Reads a record file and replays it.
///
/// # Errors
/// Why that cannot be done, in words.
pub fn open_record(texts: &Texts, libraries: &Libraries, path: &Path) -> Result<Opened, String> {
    let bytes = library::read_record(path).map_err(|error| failures::file(texts, &error))?;
    with_game!(library::game_of_record(&bytes), G => {
        let opened = library::replay_bytes(path, &bytes, libraries.of::<G>());
        opened.map(|game| Opened::of(Box::new(game))).map_err(|error| failures::record(texts, &error))
    })
}

/// Reads the code of a record and replays it.
///
/// # Errors
/// Why that cannot be done, in words.
pub fn open_code(texts: &Texts, libraries: &Libraries, code: &str) -> Result<Opened, String> {
    let library::Shared { game, text } =
        library::record_of_code(code).map_err(|error| failures::share(texts, &error))?;
    replayed(texts, libraries, game, &text)
}

/// Reads the text of a record and replays it.
///
/// # Errors
/// Why that cannot be done, in words.
pub fn open_text(texts: &Texts, libraries: &Libraries, text: &str) -> Result<Opened, String> {
    replayed(texts, libraries, library::game_of_record(text.as_bytes()), text)
}

fn replayed(texts: &Texts, libraries: &Libraries, game: GameId, text: &str) -> Result<Opened, String> {
    with_game!(game, G => {
        let opened = library::replay_record::<G>(text, libraries.of::<G>());
        opened.map(|game| Opened::of(Box::new(game))).map_err(|error| failures::record(texts, &error))
    })
}

type ResumedOf<G> = Box<library::Resumed<G>>;

any_game! {
    /// A game that was taken from the shelf.
    pub enum Resumed: Game { ResumedOf }
}

/// Takes a game from the shelf.
///
/// # Errors
/// Why that cannot be done; it is as it was.
pub fn resume(
    texts: &Texts,
    libraries: &Libraries,
    shelf: &Shelf,
    path: &Path,
    waker: Waker,
) -> Result<Resumed, NotResumed> {
    let failed = |error| NotResumed::Failed(failures::file(texts, &error));
    let game = library::game_of_record(&library::read_record(path).map_err(failed)?);
    with_game!(game, G => {
        let resumed = shelf.open(path, libraries.of::<G>(), waker);
        resumed.map(|game| Resumed::of(Box::new(game))).map_err(|error| NotResumed::of::<G>(texts, error))
    })
}

/// Why a game cannot be taken from the shelf.
pub enum NotResumed {
    /// Another copy of the program has it open.
    InUse(PathBuf),
    /// Something else, in words.
    Failed(String),
}

impl NotResumed {
    fn of<G: Worded>(texts: &Texts, error: ResumeError<G>) -> Self {
        match error {
            ResumeError::Shelf(ShelfError::InUse(path)) => Self::InUse(path),
            error => Self::Failed(failures::resume(texts, &error)),
        }
    }
}

/// Adds a variant file that somebody opened to the library of its game.
///
/// # Errors
/// Why it cannot be played, in words.
pub fn open_variant(texts: &Texts, libraries: &mut Libraries, path: &Path) -> Result<GameRules, String> {
    with_game!(library::game_of_variant(path), G => {
        let opened = libraries.of_mut::<G>().open_file(path);
        opened.map(GameRules::of::<G>).map_err(|error| failures::variant(texts, &error))
    })
}

/// The variant files that cannot be played, each with the reason in words.
#[must_use]
pub fn rejected(texts: &Texts, libraries: &Libraries) -> Vec<(PathBuf, String)> {
    fn of_game<G: Worded>(texts: &Texts, rejected: &[Rejected<G>]) -> Vec<(PathBuf, String)> {
        rejected.iter().map(|file| (file.path.clone(), failures::variant(texts, &file.reason))).collect()
    }
    let rejected = |&game: &GameId| with_game!(game, G => of_game::<G>(texts, libraries.of::<G>().rejected()));
    GameId::ALL.iter().flat_map(rejected).collect()
}
