//! The shelf: the folder in which every game has a file of its own, from its first action on.
//!
//! Decides what the files are called, that each is open in one copy of the program only, and what becomes of files that
//! are damaged or not wanted any more. What is written into them and when, `journal` decides; what a record says,
//! `game`.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::files::{FileError, create_folder, write_bytes};
use super::journal::{Holds, JournalFile, JournalText, Waker};
use super::plans::{drop_plan, move_plan, plans_in};
use super::records::{OpenedGame, RECORD_ENDING, RecordError, read_record, records_in, replay_bytes};
use super::reviews::reviews_in;
use super::variants::Library;
use crate::game::{Damage, Game, Journal, Line, text_of};
use crate::platform;

/// The folder, beside the games, of those that were thrown away.
const BIN: &str = "bin";
/// The folder, beside the games, of files that are damaged.
const ASIDE: &str = "set aside";
/// The folder, beside the games, of the locks.
const LOCKS: &str = ".locks";
/// The longest name of a game, in characters.
const MAX_NAME: usize = 80;
/// The longest name of a game, in bytes: systems allow 255 for a file, and a number, an ending or a reason may follow.
const MAX_BYTES: usize = 160;

/// The number and the length of waits for another copy of the program that is taking a lock.
const TRIES: u32 = 100;
const BETWEEN_TRIES: Duration = Duration::from_millis(10);

/// The folder of the user's games.
#[must_use]
pub fn shelf_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("games"))
}

/// The folders inside that of the games in which files are written.
pub(super) fn folders_in(games: &Path) -> [PathBuf; 5] {
    [games.join(BIN), games.join(ASIDE), plans_in(games), plans_in(&games.join(BIN)), reviews_in(games)]
}

/// Why something cannot be done with a game on the shelf.
#[derive(Debug, thiserror::Error)]
pub enum ShelfError {
    /// The file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Another copy of the program has the game open.
    #[error("{}: is open in another window: close it there, look on, or copy it", .0.display())]
    InUse(PathBuf),
    /// The name has no letter that a file can have.
    #[error("a game needs a name: type one")]
    NoName,
}

/// Why a game on the shelf cannot be opened to be played on.
#[derive(Debug, thiserror::Error)]
pub enum ResumeError<G: Game> {
    /// The file could not be taken.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// The file is no game that can be played.
    #[error(transparent)]
    Record(#[from] RecordError<G>),
}

impl<G: Game> From<FileError> for ResumeError<G> {
    fn from(error: FileError) -> Self {
        Self::Shelf(error.into())
    }
}

/// A game that was opened to be played on.
pub struct Resumed<G: Game> {
    /// The game.
    pub game: OpenedGame<G>,
    /// Its file, which is locked and to which everything is added that happens now.
    pub file: JournalFile,
    /// Where the damaged file was put, if only a part of it could be read.
    pub aside: Option<PathBuf>,
}

/// The folder of the user's games.
#[derive(Clone, Debug)]
pub struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// The shelf in this folder, which need not exist yet.
    #[must_use]
    pub fn new(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// Where it is.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The files of the games, the last one first; none if there is no such folder.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn games(&self) -> Result<Vec<PathBuf>, FileError> {
        records_in(&self.folder)
    }

    /// The files of the games in the bin, the last one first.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn bin(&self) -> Result<Vec<PathBuf>, FileError> {
        records_in(&self.folder.join(BIN))
    }

    /// Begins the file of a new game.
    #[must_use]
    pub fn begin(&self, name: &str, text: JournalText, waker: Waker) -> JournalFile {
        JournalFile::create(&self.folder, name, text, waker)
    }

    /// Opens a game to be played on. A file of which only a part can be read is set aside first.
    ///
    /// # Errors
    /// If another copy of the program has it open, or it is no game that can be played; the file is as it was.
    pub fn open<G: Game>(&self, path: &Path, library: &Library<G>, waker: Waker) -> Result<Resumed<G>, ResumeError<G>> {
        let lock = GameLock::take(path)?.ok_or_else(|| ShelfError::InUse(path.to_owned()))?;
        let bytes = read_record(path)?;
        let game = replay_bytes(path, &bytes, library)?;
        let aside = match (&game.stopped, game.damage) {
            (None, None | Some(Damage::Torn)) => None,
            (Some(stopped), _) => Some(copy_aside(path, &format!("action {} is wrong", stopped.index + 1))?),
            (None, Some(Damage::Wrong(line))) => Some(copy_aside(path, &format!("line {line} is wrong"))?),
        };
        let sound = Journal::read(&bytes).filter(|_| aside.is_none()).and_then(|journal| {
            let text = String::from_utf8(bytes[..journal.sound].to_vec()).ok()?;
            Some((JournalText::read(text, journal.chain), journal.damage.is_none()))
        });
        let (text, holds) = match sound {
            Some((text, is_whole)) if game.dealt == 0 => (text, if is_whole { Holds::Text } else { Holds::Less }),
            Some((mut text, _)) => {
                let (rules, actions) = (game.session.rules(), game.session.actions());
                let first = actions.len() - game.dealt;
                actions.skip(first).for_each(|action| text.add(&Line::Play(text_of::<G>(rules, action))));
                (text, Holds::Less)
            }
            None => {
                // A record that was played to its end tells the same as the journal that would take its place.
                let is_same = aside.is_none() && game.dealt == 0;
                let journal = game.journal().map_err(RecordError::Write)?;
                (journal, if is_same { Holds::Game } else { Holds::Less })
            }
        };
        let file = JournalFile::resume(path.to_owned(), lock, text, holds, waker);
        Ok(Resumed { game, file, aside })
    }

    /// True if another copy of the program has the game open.
    #[must_use]
    pub fn is_in_use(&self, path: &Path) -> bool {
        // Whoever has it open has a lock file. Without one no lock is taken here, which would be in the way of others.
        GameLock::file_of(path).exists() && matches!(GameLock::take(path), Ok(None))
    }

    /// Puts the game that an earlier version of the program kept between two runs on the shelf, under this name or one
    /// like it. Does nothing if there is none.
    ///
    /// # Errors
    /// Why it could not be moved; it is then where it was.
    pub fn take_over(&self, draft: &Path, name: &str) -> Result<(), FileError> {
        if !draft.is_file() {
            return Ok(());
        }
        let (path, _lock) = claim(&self.folder, name)?;
        rename(draft, &path)
    }

    /// Copies a game, to be played on beside the one that another copy of the program has open. Returns the new file.
    ///
    /// # Errors
    /// Why it could not be copied.
    pub fn copy(&self, path: &Path, name: &str) -> Result<PathBuf, FileError> {
        let bytes = read_record(path)?;
        let (copy, _lock) = claim(&self.folder, name)?;
        write_bytes(&copy, &bytes)?;
        Ok(copy)
    }

    /// Adds a game that has come as the text of a record, under this name or one like it. Returns its file.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn add(&self, name: &str, text: &str) -> Result<PathBuf, FileError> {
        let (path, _lock) = claim(&self.folder, name)?;
        write_bytes(&path, text.as_bytes())?;
        Ok(path)
    }

    /// Gives a game another name, or one like it if that is taken. Returns its new file.
    ///
    /// # Errors
    /// If another copy of the program has it open, or why it keeps its name.
    pub fn rename(&self, path: &Path, name: &str) -> Result<PathBuf, ShelfError> {
        let _lock = GameLock::take(path)?.ok_or_else(|| ShelfError::InUse(path.to_owned()))?;
        Ok(rename_locked(path, name)?.map_or_else(|| path.to_owned(), |(path, _)| path))
    }

    /// Throws a game into the bin. Returns where it lies there.
    ///
    /// # Errors
    /// If another copy of the program has it open, or why it stays.
    pub fn throw_away(&self, path: &Path) -> Result<PathBuf, ShelfError> {
        move_to(path, &self.folder.join(BIN))
    }

    /// Takes a game out of the bin again. Returns its new file.
    ///
    /// # Errors
    /// Why it stays there.
    pub fn take_out(&self, path: &Path) -> Result<PathBuf, ShelfError> {
        move_to(path, &self.folder)
    }

    /// Deletes every game in the bin for good.
    ///
    /// # Errors
    /// The first file that could not be deleted.
    pub fn empty_bin(&self) -> Result<(), FileError> {
        for game in self.bin()? {
            drop_plan(&game);
            fs::remove_file(&game).map_err(|source| FileError::System { path: game, source })?;
        }
        Ok(())
    }
}

fn move_to(path: &Path, folder: &Path) -> Result<PathBuf, ShelfError> {
    let _lock = GameLock::take(path)?.ok_or_else(|| ShelfError::InUse(path.to_owned()))?;
    let name = name_of_game(path);
    let (new, _new_lock) = claim(folder, &name)?;
    rename(path, &new)?;
    move_plan(path, &new);
    Ok(new)
}

/// The name of the game in a file.
#[must_use]
pub fn name_of_game(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// A part of a file name that every system takes: without the letters that some refuse, and not too long.
#[must_use]
pub fn file_stem(name: &str) -> Option<String> {
    let is_good = |letter: char| !letter.is_control() && !r#"/\:*?"<>|"#.contains(letter);
    let plain: String = name.chars().map(|letter| if is_good(letter) { letter } else { ' ' }).take(MAX_NAME).collect();
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let plain = plain[..plain.floor_char_boundary(MAX_BYTES)].trim_matches(['.', ' ']);
    let is_device = platform::is_device(plain);
    if plain.is_empty() { None } else { Some(if is_device { format!("{plain} game") } else { plain.to_owned() }) }
}

/// A file in a folder under this name, or one like it if that is taken, and its lock. The file does not exist yet, but
/// no other copy of the program takes the name as long as it is locked.
///
/// # Errors
/// If the folder cannot be written.
pub(super) fn claim(folder: &Path, name: &str) -> Result<(PathBuf, GameLock), FileError> {
    let stem = file_stem(name).unwrap_or_else(|| "game".to_owned());
    let mut number = 1_u32;
    loop {
        let name = if number == 1 { stem.clone() } else { format!("{stem} {number}") };
        let path = folder.join(format!("{name}.{RECORD_ENDING}"));
        if !path.exists() {
            let lock = GameLock::take(&path)?;
            // Asked again: it may have been created before the lock was taken.
            if let Some(lock) = lock.filter(|_| !path.exists()) {
                return Ok((path, lock));
            }
        }
        number += 1;
    }
}

/// Gives a file that is locked another name, or one like it if that is taken. Returns it with its new lock, or nothing
/// if it has that name already.
///
/// # Errors
/// Why it keeps its name.
pub(super) fn rename_locked(path: &Path, name: &str) -> Result<Option<(PathBuf, GameLock)>, ShelfError> {
    let stem = file_stem(name).ok_or(ShelfError::NoName)?;
    if path.file_stem().is_some_and(|own| own == stem.as_str()) {
        return Ok(None);
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let (new, lock) = claim(folder, &stem)?;
    rename(path, &new)?;
    move_plan(path, &new);
    Ok(Some((new, lock)))
}

/// Puts a file aside, under a name that says why. Returns where it is; nothing if there is no such file.
///
/// # Errors
/// Why it stays where it is.
pub(super) fn set_aside(path: &Path, why: &str) -> Result<Option<PathBuf>, FileError> {
    if !path.exists() {
        return Ok(None);
    }
    let (aside, _lock) = place_aside(path, why)?;
    rename(path, &aside)?;
    Ok(Some(aside))
}

/// Like [`set_aside`], but the file stays too, until it is written anew.
fn copy_aside(path: &Path, why: &str) -> Result<PathBuf, FileError> {
    let (aside, _lock) = place_aside(path, why)?;
    write_bytes(&aside, &read_record(path)?)?;
    Ok(aside)
}

fn place_aside(path: &Path, why: &str) -> Result<(PathBuf, GameLock), FileError> {
    let folder = path.parent().unwrap_or(Path::new(".")).join(ASIDE);
    create_folder(&folder).map_err(|source| FileError::System { path: folder.clone(), source })?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    let name: String = name.chars().take(MAX_NAME - why.len() - 3).collect();
    let name = &name[..name.floor_char_boundary(MAX_BYTES - why.len() - 3)];
    claim(&folder, &format!("{name} ({why})"))
}

fn rename(from: &Path, to: &Path) -> Result<(), FileError> {
    let folder = to.parent().unwrap_or(Path::new("."));
    let renamed = || -> io::Result<()> {
        create_folder(folder)?;
        fs::rename(from, to)?;
        platform::sync_folder(folder)?;
        platform::sync_folder(from.parent().unwrap_or(Path::new(".")))
    };
    renamed().map_err(|source| FileError::System { path: from.to_owned(), source })
}

/// The right to write a game's file: only one copy of the program has it. The system takes it back when the program
/// ends, however that happens.
///
/// A file of its own is locked, because a game's file is replaced when it is written whole, and because some systems
/// would keep others from reading a file that is locked.
pub struct GameLock {
    /// Open as long as the lock is held.
    _file: File,
    path: PathBuf,
}

impl GameLock {
    /// The file that is locked in the place of a game's own.
    fn file_of(game: &Path) -> PathBuf {
        let name = game.file_name().unwrap_or_default();
        game.parent().unwrap_or(Path::new(".")).join(LOCKS).join(name).with_added_extension("lock")
    }

    /// Takes the lock of a game's file, which need not exist; nothing if another copy of the program has it.
    ///
    /// # Errors
    /// If the folder cannot be written.
    pub fn take(game: &Path) -> Result<Option<Self>, FileError> {
        let path = Self::file_of(game);
        let folder = path.parent().unwrap_or(Path::new("."));
        let taken = || -> io::Result<Option<File>> {
            create_folder(folder)?;
            let _door = door(folder)?;
            let file = open_lock(&path)?;
            match file.try_lock() {
                Ok(()) => Ok(Some(file)),
                Err(TryLockError::WouldBlock) => Ok(None),
                // Some network folders know no locks; games can be played there all the same.
                Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => Ok(Some(file)),
                Err(TryLockError::Error(error)) => Err(error),
            }
        };
        let file = taken().map_err(|source| FileError::System { path: path.clone(), source })?;
        Ok(file.map(|file| Self { _file: file, path }))
    }
}

impl Drop for GameLock {
    fn drop(&mut self) {
        // Removed behind the door, so that nobody locks a file that is just being removed. A lock file that stays does
        // no harm: only whether it is locked counts.
        let folder = self.path.parent().unwrap_or(Path::new("."));
        if let Ok(_door) = door(folder) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The lock of the folder of locks, behind which locks are taken and removed, one at a time. A copy of the program that
/// was stopped behind it is waited for a moment only.
fn door(folder: &Path) -> io::Result<File> {
    let file = open_lock(&folder.join("door"))?;
    for _ in 0..TRIES {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => std::thread::sleep(BETWEEN_TRIES),
            Err(TryLockError::Error(error)) if error.kind() != io::ErrorKind::Unsupported => return Err(error),
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(file),
        }
    }
    Err(io::ErrorKind::TimedOut.into())
}

fn open_lock(path: &Path) -> io::Result<File> {
    File::options().create(true).truncate(false).write(true).open(path)
}
