//! The variants at hand: those inside the program, those of the user's folder, those that were opened.
//!
//! Decides where variants are found and saved, and that no two have the same id. Whether a definition can be played,
//! the rules decide.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::Shipped;
use super::all_games::is_path;
use super::files::{FileError, has_ending, meant_file, read_text, write_text};
use super::records::RECORD_ENDING;
use crate::game::{Flawed, Game, ProblemOf, Rules, bounds};
use crate::games::MAX_VARIANT_FILE;
use crate::platform;

/// The ending of variant files.
pub const VARIANT_ENDING: &str = "ron";

/// The id of the standard variant of Tikal, with which others are compared and lessons are played.
pub const CLASSIC: &str = "classic";

/// Where a variant comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Inside the program.
    BuiltIn,
    /// From this file.
    File(PathBuf),
}

/// A variant that can be played.
#[derive(Clone, Debug)]
pub struct Entry<G: Game> {
    /// The variant.
    pub variant: Arc<G::Rules>,
    /// Where it comes from.
    pub source: Source,
    /// The things in it that were probably not meant.
    pub warnings: Vec<ProblemOf<G>>,
}

impl<G: Game> Entry<G> {
    /// True if it comes from the file with this full path.
    fn is_file(&self, full: &Path) -> bool {
        matches!(&self.source, Source::File(path) if full_path(path) == full)
    }
}

/// The path of a file with all links resolved, so that two paths to one file are equal. If the file does not exist yet,
/// only the links to its folder are resolved.
fn full_path(path: &Path) -> PathBuf {
    let by_folder = || {
        let folder = path.parent().map(|folder| if folder.as_os_str().is_empty() { Path::new(".") } else { folder });
        Some(folder?.canonicalize().ok()?.join(path.file_name()?))
    };
    path.canonicalize().ok().or_else(by_folder).unwrap_or_else(|| path.to_owned())
}

/// A variant file that cannot be played, and why.
#[derive(Debug)]
pub struct Rejected<G: Game> {
    /// The file, or the folder that could not be read.
    pub path: PathBuf,
    /// The fault of the file.
    pub reason: VariantError<G>,
}

/// Why there is no variant to play.
#[derive(Debug, thiserror::Error)]
pub enum VariantError<G: Game> {
    /// The file or folder could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// The definition cannot be played: at least one of its problems is an error. The text has one problem a line.
    #[error("{}", lines(.path.as_deref(), .problems))]
    Problems {
        /// The file, if it came from one.
        path: Option<PathBuf>,
        /// The problems of the variant, in the order of the text.
        problems: Vec<ProblemOf<G>>,
    },
    /// Another variant has the same id.
    #[error("the id `{id}` is taken by {}: give it another id", owner_name(.owner))]
    IdTaken {
        /// The id.
        id: String,
        /// Where the other variant comes from.
        owner: Source,
    },
    /// Another file stands where the variant would be saved.
    #[error("{} holds something else: give the variant another id, or save it elsewhere", .0.display())]
    FileTaken(PathBuf),
    /// The system has no folder for a user's variants.
    #[error("the system has no folder for variants: say where to save it")]
    NoFolder,
    /// No variant at hand has this id.
    #[error("there is no variant `{}`: choose one of {}", bounds::beginning(.id), .known.join(", "))]
    Unknown {
        /// The id that was asked for.
        id: String,
        /// The ids at hand.
        known: Vec<String>,
    },
}

fn lines<P: Flawed>(path: Option<&Path>, problems: &[P]) -> String {
    let line = |problem: &P| match path {
        Some(path) => format!("{}:{problem}", path.display()),
        None => problem.to_string(),
    };
    problems.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn owner_name(owner: &Source) -> String {
    match owner {
        Source::BuiltIn => "a variant of the program".to_owned(),
        Source::File(path) => path.display().to_string(),
    }
}

/// The outcome of checking a variant file.
#[derive(Debug)]
pub struct CheckedFile<G: Game> {
    /// The variant, if it can be played.
    pub variant: Option<G::Rules>,
    /// All problems in the order in which they stand in the file.
    pub problems: Vec<ProblemOf<G>>,
}

/// Reads and checks a variant file by itself; whether its id is free, [`Library::check_file`] knows.
fn read_file<G: Game>(path: &Path) -> Result<CheckedFile<G>, FileError> {
    let (variant, problems) = G::Rules::check_text(&read_text(path, G::Rules::MAX_FILE_SIZE)?);
    Ok(CheckedFile { variant, problems })
}

/// The variants of a game at hand.
#[derive(Debug)]
pub struct Library<G: Game> {
    entries: Vec<Entry<G>>,
    rejected: Vec<Rejected<G>>,
}

impl<G: Game> Default for Library<G> {
    fn default() -> Self {
        Self { entries: Vec::new(), rejected: Vec::new() }
    }
}

impl<G: Shipped> Library<G> {
    /// The variants inside the program, sorted by file name but for the standard one, which comes first.
    #[must_use]
    pub fn built_in() -> Self {
        let mut library = Self::default();
        let mut files: Vec<_> = G::VARIANTS.files().filter(|file| has_ending(file.path(), VARIANT_ENDING)).collect();
        files.sort_by_key(|file| (file.path().file_stem() != Some(G::STANDARD.as_ref()), file.path()));
        for file in files {
            let (variant, problems) = G::Rules::check_text(file.contents_utf8().unwrap_or_default());
            let added = library.add(file.path(), Source::BuiltIn, CheckedFile { variant, problems });
            if let Err(reason) = added {
                library.rejected.push(Rejected { path: file.path().to_owned(), reason });
            }
        }
        library
    }
}

/// The text of the variant of the program with this hash, with its comments.
#[must_use]
pub fn built_in_text<G: Shipped>(hash: &str) -> Option<&'static str> {
    let texts = G::VARIANTS.files().filter_map(|file| file.contents_utf8());
    let is_it = |text: &&str| G::Rules::check_text(text).0.is_some_and(|variant| variant.hash() == hash);
    texts.into_iter().find(is_it)
}

impl<G: Game> Library<G> {
    /// Adds every variant file of a folder, sorted by name.
    pub fn add_folder(&mut self, folder: &Path) {
        match variant_files(folder) {
            Ok(files) => {
                for path in files {
                    self.add_file(&path);
                }
            }
            Err(reason) => self.reject(folder, reason.into()),
        }
    }

    /// Lists a file or folder as rejected.
    pub(super) fn reject(&mut self, path: &Path, reason: VariantError<G>) {
        self.rejected.push(Rejected { path: path.to_owned(), reason });
    }

    /// Adds a variant that is part of the program.
    ///
    /// # Errors
    /// If another variant has its id.
    pub fn add_built_in(&mut self, variant: G::Rules) -> Result<Arc<G::Rules>, VariantError<G>> {
        let checked = CheckedFile { variant: Some(variant), problems: Vec::new() };
        self.add(Path::new(""), Source::BuiltIn, checked)
    }

    /// Adds a variant file, or lists it as rejected. Returns the variant.
    pub fn add_file(&mut self, path: &Path) -> Option<Arc<G::Rules>> {
        let checked = read_file::<G>(path).map_err(VariantError::from);
        let added = checked.and_then(|checked| self.add(path, Source::File(path.to_owned()), checked));
        added.map_err(|reason| self.reject(path, reason)).ok()
    }

    /// Adds a variant file that somebody opened; one that was added before is read anew. Returns the variant.
    ///
    /// # Errors
    /// The problems of a file that cannot be played; the library is then as it was.
    pub fn open_file(&mut self, path: &Path) -> Result<Arc<G::Rules>, VariantError<G>> {
        let checked = read_file::<G>(path)?;
        // A file with the same definition as a variant of the library is that variant.
        let same = |entry: &&Entry<G>| checked.variant.as_ref().is_some_and(|new| new.hash() == entry.variant.hash());
        if let Some(known) = self.entries.iter().find(same) {
            return Ok(Arc::clone(&known.variant));
        }
        let opened = full_path(path);
        let before = self.entries.clone();
        self.entries.retain(|entry| !entry.is_file(&opened));
        let added = self.add(path, Source::File(path.to_owned()), checked);
        if added.is_err() {
            self.entries = before;
        }
        added
    }

    fn add(&mut self, path: &Path, source: Source, checked: CheckedFile<G>) -> Result<Arc<G::Rules>, VariantError<G>> {
        let CheckedFile { variant, mut problems } = checked;
        let Some(variant) = variant else {
            problems.retain(Flawed::is_error);
            return Err(VariantError::Problems { path: Some(path.to_owned()), problems });
        };
        if let Some(other) = self.entries.iter().find(|entry| entry.variant.id() == variant.id()) {
            // A file with the very same content as a variant of the program is that variant.
            if other.source == Source::BuiltIn && source != Source::BuiltIn && other.variant.hash() == variant.hash() {
                return Ok(Arc::clone(&other.variant));
            }
            return Err(VariantError::IdTaken { id: variant.id().to_owned(), owner: other.source.clone() });
        }
        let variant = Arc::new(variant);
        self.entries.push(Entry { variant: Arc::clone(&variant), source, warnings: problems });
        Ok(variant)
    }

    /// Saves a variant's text in this file or, if none is given, in the user's folder under the variant's id.
    /// Afterwards the variant is among the entries, in place of the one that the file held before. The text is checked
    /// first, and an older file stays until the new one is complete.
    ///
    /// # Errors
    /// Why nothing was saved: the text cannot be played, the path is that of a record, the id belongs to a variant from
    /// elsewhere, the user's folder has another file of this name, or the system refused. Library and file are then as they were.
    pub fn save(&mut self, path: Option<&Path>, text: &str) -> Result<Arc<G::Rules>, VariantError<G>> {
        let (variant, mut problems) = G::Rules::check_text(text);
        let Some(variant) = variant else {
            problems.retain(Flawed::is_error);
            return Err(VariantError::Problems { path: path.map(Path::to_owned), problems });
        };
        let path = match path {
            Some(path) => path.to_owned(),
            None => self.own_file(&variants_dir().ok_or(VariantError::NoFolder)?, variant.id())?,
        };
        if [&path, &meant_file(&path)].into_iter().any(|path| has_ending(path, RECORD_ENDING)) {
            return Err(FileError::RecordName(path).into());
        }
        let file = full_path(&path);
        let of_same_id = self.entries.iter().find(|entry| entry.variant.id() == variant.id());
        if let Some(other) = of_same_id.filter(|entry| !entry.is_file(&file)) {
            return Err(VariantError::IdTaken { id: variant.id().to_owned(), owner: other.source.clone() });
        }
        write_text(&path, text)?;
        let variant = Arc::new(variant);
        // Resolved again, because writing may have created the folders.
        let file = full_path(&path);
        let new = Entry { variant: Arc::clone(&variant), source: Source::File(path), warnings: problems };
        match self.entries.iter_mut().find(|entry| entry.is_file(&file)) {
            Some(entry) => *entry = new,
            None => self.entries.push(new),
        }
        self.rejected.retain(|rejected| full_path(&rejected.path) != file);
        Ok(variant)
    }

    /// Saves a text that cannot be played yet in this file, which is then listed as rejected. An older file stays until
    /// the new one is complete.
    ///
    /// # Errors
    /// Why nothing was saved: the path is that of a record, the text could not be read again, or the system refused.
    pub fn save_unfinished(&mut self, path: &Path, text: &str) -> Result<(), FileError> {
        if text.len() as u64 > G::Rules::MAX_FILE_SIZE {
            return Err(FileError::TooLarge { path: path.to_owned(), most: G::Rules::MAX_FILE_SIZE });
        }
        if [path, &meant_file(path)].into_iter().any(|path| has_ending(path, RECORD_ENDING)) {
            return Err(FileError::RecordName(path.to_owned()));
        }
        write_text(path, text)?;
        self.reread(path);
        Ok(())
    }

    /// The file for a variant with this id in a folder, unless a file of that name holds something else.
    fn own_file(&self, folder: &Path, id: &str) -> Result<PathBuf, VariantError<G>> {
        let path = variant_file(folder, id);
        let file = full_path(&path);
        let is_own = |entry: &Entry<G>| entry.variant.id() == id && entry.is_file(&file);
        if path.exists() && !self.entries.iter().any(is_own) {
            return Err(VariantError::FileTaken(path));
        }
        Ok(path)
    }

    /// The file of the variant with this id, if it comes from one.
    #[must_use]
    pub fn file_of(&self, id: &str) -> Option<&Path> {
        match &self.entries.iter().find(|entry| entry.variant.id() == id)?.source {
            Source::BuiltIn => None,
            Source::File(path) => Some(path),
        }
    }

    /// Reads a file anew that was changed, thrown away or taken out: what it held before is forgotten, and what it holds
    /// now, if it is there, is added or listed as rejected.
    pub fn reread(&mut self, path: &Path) {
        self.forget(path);
        if path.exists() {
            self.add_file(path);
        }
    }

    /// Forgets what a file held.
    pub(super) fn forget(&mut self, path: &Path) {
        let file = full_path(path);
        self.entries.retain(|entry| !entry.is_file(&file));
        self.rejected.retain(|rejected| full_path(&rejected.path) != file);
    }

    /// The files that variants come from, and those that cannot be played.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        let entries = self.entries.iter().filter_map(|entry| match &entry.source {
            Source::File(path) => Some(path.as_path()),
            Source::BuiltIn => None,
        });
        entries.chain(self.rejected.iter().map(|rejected| rejected.path.as_path()))
    }

    /// The variants that can be played.
    #[must_use]
    pub fn entries(&self) -> &[Entry<G>] {
        &self.entries
    }

    /// The same variants, without the files that cannot be played: for another thread.
    #[must_use]
    pub fn playable(&self) -> Self {
        Self { entries: self.entries.clone(), rejected: Vec::new() }
    }

    /// The files that cannot be played.
    #[must_use]
    pub fn rejected(&self) -> &[Rejected<G>] {
        &self.rejected
    }

    /// The variant with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Arc<G::Rules>> {
        self.entries.iter().find(|entry| entry.variant.id() == id).map(|entry| &entry.variant)
    }

    /// The variant with this id, or in this file if the text contains `/` or `\` or ends in `.ron`.
    ///
    /// # Errors
    /// Why there is no such variant.
    pub fn open(&self, id_or_path: &str) -> Result<Arc<G::Rules>, VariantError<G>> {
        if !is_path(id_or_path) {
            return self.find(id_or_path).map(Arc::clone).ok_or_else(|| {
                let known = self.entries.iter().map(|entry| entry.variant.id().to_owned()).collect();
                VariantError::Unknown { id: id_or_path.to_owned(), known }
            });
        }
        let CheckedFile { variant, problems } = read_file::<G>(Path::new(id_or_path))?;
        let variant = variant.ok_or(VariantError::Problems { path: Some(id_or_path.into()), problems })?;
        self.allowed(variant)
    }

    /// The variant of a text that somebody gives, as a file's that [`Library::open`] opens.
    ///
    /// # Errors
    /// Its problems, or that its id belongs to a variant of the program with another content.
    pub fn open_text(&self, text: &str) -> Result<Arc<G::Rules>, VariantError<G>> {
        let (variant, problems) = G::Rules::check_text(text);
        self.allowed(variant.ok_or(VariantError::Problems { path: None, problems })?)
    }

    /// Reads and checks a variant file; that its id belongs to a variant of the program with another content is one of
    /// its problems.
    ///
    /// # Errors
    /// If it cannot be read, or is no text of a sensible size.
    pub fn check_file(&self, path: &Path) -> Result<CheckedFile<G>, FileError> {
        let text = read_text(path, G::Rules::MAX_FILE_SIZE)?;
        let (mut variant, mut problems) = G::Rules::check_text(&text);
        if let Some(other) = variant.take_if(|variant| self.shadowed(variant).is_some()) {
            problems.insert(0, other.id_taken(&text));
        }
        Ok(CheckedFile { variant, problems })
    }

    /// The problem of a variant, made from this text, whose id belongs to a variant of the program with another content.
    #[must_use]
    pub fn id_problem(&self, variant: &G::Rules, text: &str) -> Option<ProblemOf<G>> {
        self.shadowed(variant).map(|_| variant.id_taken(text))
    }

    /// The variant of the program with the id of this one and another content.
    fn shadowed(&self, variant: &G::Rules) -> Option<&Entry<G>> {
        self.built_in_named(variant.id()).filter(|own| own.variant.hash() != variant.hash())
    }

    fn built_in_named(&self, id: &str) -> Option<&Entry<G>> {
        self.entries.iter().find(|entry| entry.source == Source::BuiltIn && entry.variant.id() == id)
    }

    /// A variant from outside, unless its id is that of one of the program with another content; with the very same
    /// content it is that one.
    fn allowed(&self, variant: G::Rules) -> Result<Arc<G::Rules>, VariantError<G>> {
        match self.built_in_named(variant.id()) {
            Some(own) if own.variant.hash() == variant.hash() => Ok(Arc::clone(&own.variant)),
            Some(own) => Err(VariantError::IdTaken { id: variant.id().to_owned(), owner: own.source.clone() }),
            None => Ok(Arc::new(variant)),
        }
    }

    /// The variant that a record holds. With the id of one of the program it is that one if the content is the very
    /// same; otherwise, as in a record of an older version, it is [set apart](Rules::set_apart) from it.
    pub(super) fn of_record(&self, variant: G::Rules) -> Arc<G::Rules> {
        match self.built_in_named(variant.id()) {
            Some(own) if own.variant.hash() == variant.hash() => Arc::clone(&own.variant),
            Some(_) => Arc::new(variant.set_apart()),
            None => Arc::new(variant),
        }
    }
}

/// Reads the text of a variant file, whatever it says.
///
/// # Errors
/// If it cannot be read, or is no text of a sensible size.
pub fn read_variant(path: &Path) -> Result<String, FileError> {
    read_text(path, MAX_VARIANT_FILE)
}

/// The variant files of a folder, sorted by name.
///
/// # Errors
/// If the folder cannot be read.
pub(super) fn variant_files(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let entries = std::fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| entry.map(|entry| entry.path())).collect::<io::Result<Vec<_>>>());
    let mut files = entries.map_err(|source| FileError::System { path: folder.to_owned(), source })?;
    files.retain(|path| has_ending(path, VARIANT_ENDING));
    files.sort();
    Ok(files)
}

/// The file in a folder for a variant with this id.
#[must_use]
pub fn variant_file(folder: &Path, id: &str) -> PathBuf {
    let name = if platform::is_device(id) { format!("{id}-variant") } else { id.to_owned() };
    folder.join(name).with_extension(VARIANT_ENDING)
}

/// The folder of the user's own variants.
#[must_use]
pub fn variants_dir() -> Option<PathBuf> {
    platform::data_dir().map(|data| data.join("variants"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::TikalLibrary;

    #[test]
    fn no_file_has_the_name_of_a_device() {
        let folder = Path::new("variants");
        for (id, name) in [
            ("con", "con-variant.ron"),
            ("NUL", "NUL-variant.ron"),
            ("com1", "com1-variant.ron"),
            ("console", "console.ron"),
            ("small", "small.ron"),
        ] {
            assert_eq!(variant_file(folder, id), folder.join(name));
        }
        let library = TikalLibrary::default();
        assert_eq!(library.own_file(folder, "aux").unwrap(), folder.join("aux-variant.ron"));
    }

    #[test]
    fn a_file_of_the_folder_is_replaced_by_its_own_variant_alone() {
        let folder = tempfile::tempdir().unwrap();
        let small = include_str!("../../tests/variants/small.ron");
        let mut library = TikalLibrary::default();
        let path = library.own_file(folder.path(), "small").unwrap();
        assert_eq!(path, folder.path().join("small.ron"));
        library.save(Some(&path), small).unwrap();
        assert_eq!(library.own_file(folder.path(), "small").unwrap(), path);
        // The file now holds another variant, or one that cannot be played.
        library.save(Some(&path), &small.replace("\"small\"", "\"other\"")).unwrap();
        let taken = |library: &TikalLibrary, id: &str| {
            matches!(library.own_file(folder.path(), id), Err(VariantError::FileTaken(_)))
        };
        assert!(taken(&library, "small"));
        std::fs::write(folder.path().join("broken.ron"), "(").unwrap();
        assert!(taken(&library, "broken"));
    }
}
