//! The variants of all games together, and which game a file belongs to.
//!
//! Decides nothing about variants and records of a certain game; those are read by that game's own [`Library`].

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ron::extensions::Extensions;
use serde::Deserialize;

use super::Shipped;
use super::files::{has_ending, read_text};
use super::variants::{Library, Rejected, VARIANT_ENDING, variant_files, variants_dir};
use crate::game::{Game, Journal, RecordHeader};
use crate::games::{GameId, GameRules, Listed, MAX_VARIANT_FILE, VariantId, each_game, with_game};

each_game! {
    /// A library for each game.
    #[derive(Debug, Default)]
    struct Each: Game { Library }
}

/// The library of each game.
#[derive(Debug, Default)]
pub struct Libraries {
    each: Each,
    /// The folders that were looked through, whether they were there or not.
    pub folders: Vec<PathBuf>,
}

impl Libraries {
    /// The variants inside the program.
    #[must_use]
    pub fn built_in() -> Self {
        fn fill<G: Shipped + Listed>(libraries: &mut Libraries) {
            *libraries.of_mut::<G>() = Library::built_in();
        }
        let mut libraries = Self::default();
        for &game in GameId::ALL {
            with_game!(game, G => fill::<G>(&mut libraries));
        }
        libraries
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

    /// The library of this game.
    #[must_use]
    pub fn of<G: Listed>(&self) -> &Library<G> {
        self.each.of()
    }

    /// The library of this game, to be changed.
    pub fn of_mut<G: Listed>(&mut self) -> &mut Library<G> {
        self.each.of_mut()
    }

    /// Adds every variant file of a folder, sorted by name, each to the library of its game.
    pub fn add_folder(&mut self, folder: &Path) {
        self.folders.push(folder.to_owned());
        match variant_files(folder) {
            Ok(files) => files.iter().for_each(|path| self.add_file(path)),
            // A folder belongs to no game; the first one lists it.
            Err(reason) => with_game!(GameId::default(), G => self.of_mut::<G>().reject(folder, reason.into())),
        }
    }

    /// Adds a variant file to the library of its game, or lists it there as rejected.
    fn add_file(&mut self, path: &Path) {
        with_game!(game_of_variant(path), G => {
            self.of_mut::<G>().add_file(path);
        });
    }

    /// Reads a file anew that was changed, thrown away or taken out.
    pub fn reread(&mut self, path: &Path) {
        // What it held may have been of another game than what it holds now.
        for &game in GameId::ALL {
            with_game!(game, G => self.of_mut::<G>().forget(path));
        }
        if path.exists() {
            self.add_file(path);
        }
    }

    /// The files that variants come from, and those that cannot be played.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        GameId::ALL.iter().flat_map(|&game| with_game!(game, G => self.of::<G>().files().collect::<Vec<_>>()))
    }

    /// The file of a variant, if it comes from one.
    #[must_use]
    pub fn file_of(&self, variant: &VariantId) -> Option<&Path> {
        with_game!(variant.game, G => self.of::<G>().file_of(&variant.id))
    }

    /// The files that cannot be played.
    pub fn rejected(&self) -> impl Iterator<Item = &Path> {
        fn paths<G: Game>(rejected: &[Rejected<G>]) -> Vec<&Path> {
            rejected.iter().map(|rejected| rejected.path.as_path()).collect()
        }
        GameId::ALL.iter().flat_map(|&game| with_game!(game, G => paths(self.of::<G>().rejected())))
    }

    /// The same variants, without the files that cannot be played: for another thread.
    #[must_use]
    pub fn playable(&self) -> Self {
        let mut libraries = Self { each: Each::default(), folders: self.folders.clone() };
        for &game in GameId::ALL {
            with_game!(game, G => *libraries.of_mut::<G>() = self.of::<G>().playable());
        }
        libraries
    }

    /// The variants of all games that can be played.
    #[must_use]
    pub fn variants(&self) -> Vec<GameRules> {
        fn rules_in<G: Listed>(library: &Library<G>) -> Vec<GameRules> {
            library.entries().iter().map(|entry| GameRules::of::<G>(Arc::clone(&entry.variant))).collect()
        }
        GameId::ALL.iter().flat_map(|&game| with_game!(game, G => rules_in::<G>(self.of()))).collect()
    }

    /// The variant of this game with this id.
    #[must_use]
    pub fn find(&self, variant: &VariantId) -> Option<GameRules> {
        with_game!(variant.game, G => self.of::<G>().find(&variant.id).cloned().map(GameRules::of::<G>))
    }

    /// The game of the variant that [`Library::open`] finds under this text: that of the file it names, or the one with a
    /// variant of this id. Where there is none, the first game, which says so.
    #[must_use]
    pub fn game_of(&self, id_or_path: &str) -> GameId {
        if is_path(id_or_path) {
            return game_of_variant(Path::new(id_or_path));
        }
        let has_it = |game: &GameId| with_game!(*game, G => self.of::<G>().find(id_or_path).is_some());
        GameId::ALL.iter().copied().find(has_it).unwrap_or_default()
    }
}

/// True if a text that names a variant is a path: it contains `/` or `\` or ends in `.ron`. Otherwise it is an id.
#[must_use]
pub fn is_path(id_or_path: &str) -> bool {
    id_or_path.contains(['/', '\\']) || has_ending(Path::new(id_or_path), VARIANT_ENDING)
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
    read_text(path, MAX_VARIANT_FILE).map_or_else(|_| GameId::default(), |text| game_of_definition(&text))
}

/// The game of the text of a variant file, as [`game_of_variant`] tells it.
#[must_use]
pub fn game_of_definition(text: &str) -> GameId {
    let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let header = options.from_str::<VariantHeader>(text.trim_start_matches('\u{feff}')).ok();
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
