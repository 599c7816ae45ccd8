//! The variants of all games together, and which game a file belongs to.
//!
//! Decides nothing about variants and records of a certain game; those are read by that game's own [`Library`].

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ron::extensions::Extensions;
use serde::Deserialize;

use super::files::read_text;
use super::variants::{Library, variant_files, variants_dir};
use crate::game::{Game, Journal, RecordHeader};
use crate::games::{GameId, GameRules, VariantId};
use crate::tikal;

/// The library of each game.
#[derive(Debug, Default)]
pub struct Libraries {
    /// The variants of Tikal.
    pub tikal: Library<tikal::State>,
    /// The folders that were looked through, whether they were there or not.
    pub folders: Vec<PathBuf>,
}

impl Libraries {
    /// The variants inside the program.
    #[must_use]
    pub fn built_in() -> Self {
        Self { tikal: Library::built_in(), folders: Vec::new() }
    }

    /// The variants inside the program, those of the user's folder and those of `folder`. A file that cannot be played
    /// is listed in its game's [`Library::rejected`].
    #[must_use]
    pub fn load(folder: Option<&Path>) -> Self {
        let mut libraries = Self::built_in();
        // Without the user's folder there are no such variants; one that cannot be read is told.
        let is_missing = |folder: &Path| folder.metadata().is_err_and(|error| error.kind() == io::ErrorKind::NotFound);
        match variants_dir() {
            // It may be there later.
            Some(own) if is_missing(&own) => libraries.folders.push(own),
            Some(own) => libraries.add_folder(&own),
            None => {}
        }
        if let Some(folder) = folder {
            libraries.add_folder(folder);
        }
        libraries
    }

    /// Adds every variant file of a folder, sorted by name, each to the library of its game.
    pub fn add_folder(&mut self, folder: &Path) {
        self.folders.push(folder.to_owned());
        match variant_files(folder) {
            Ok(files) => {
                for path in files {
                    match game_of_variant(&path) {
                        GameId::Tikal => self.tikal.add_file(&path).is_some(),
                    };
                }
            }
            // A folder belongs to no game; it is listed once.
            Err(reason) => self.tikal.reject(folder, reason.into()),
        }
    }

    /// Reads a file anew that was changed, thrown away or taken out.
    pub fn reread(&mut self, path: &Path) {
        // What it held may have been of another game than what it holds now.
        self.tikal.reread(path);
    }

    /// The files that variants come from, and those that cannot be played.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        self.tikal.files()
    }

    /// The file of a variant, if it comes from one.
    #[must_use]
    pub fn file_of(&self, variant: &VariantId) -> Option<&Path> {
        match variant.game {
            GameId::Tikal => self.tikal.file_of(&variant.id),
        }
    }

    /// The files that cannot be played.
    pub fn rejected(&self) -> impl Iterator<Item = &Path> {
        self.tikal.rejected().iter().map(|rejected| rejected.path.as_path())
    }

    /// The same variants, without the files that cannot be played: for another thread.
    #[must_use]
    pub fn playable(&self) -> Self {
        Self { tikal: self.tikal.playable(), folders: self.folders.clone() }
    }

    /// The variants of all games that can be played.
    #[must_use]
    pub fn variants(&self) -> Vec<GameRules> {
        let of_game = |game| match game {
            GameId::Tikal => rules_in(&self.tikal, GameRules::Tikal),
        };
        GameId::ALL.into_iter().flat_map(of_game).collect()
    }

    /// The variant of this game with this id.
    #[must_use]
    pub fn find(&self, variant: &VariantId) -> Option<GameRules> {
        match variant.game {
            GameId::Tikal => self.tikal.find(&variant.id).cloned().map(GameRules::Tikal),
        }
    }
}

/// The rules of every variant of a game's library.
fn rules_in<G: Game>(library: &Library<G>, of_game: fn(Arc<G::Rules>) -> GameRules) -> Vec<GameRules> {
    library.entries().iter().map(|entry| of_game(Arc::clone(&entry.variant))).collect()
}

/// The field of a variant file that says which game can read the rest.
#[derive(Deserialize)]
#[serde(rename = "Variant")]
struct VariantHeader {
    #[serde(default)]
    game: Option<String>,
}

/// The game of a variant file. A file that names none, names one that this program does not know, or cannot be read,
/// belongs to the first game, which says what is wrong with it.
#[must_use]
pub fn game_of_variant(path: &Path) -> GameId {
    let text = read_text(path, tikal::MAX_FILE_SIZE).ok();
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let header = text.and_then(|text| options.from_str::<VariantHeader>(text.trim_start_matches('\u{feff}')).ok());
    header.and_then(|header| GameId::from_id(&header.game?)).unwrap_or_default()
}

/// The game of a record or journal as it stands in its file. What is neither, or of a game that this program does not
/// know, belongs to the first game, which says what is wrong with it.
#[must_use]
pub fn game_of_record(bytes: &[u8]) -> GameId {
    let text = Journal::read(bytes).map(|journal| journal.header).or_else(|| std::str::from_utf8(bytes).ok());
    let header = text.and_then(|text| RecordHeader::read(text).ok());
    header.and_then(|header| GameId::from_id(&header.game)).unwrap_or_default()
}
