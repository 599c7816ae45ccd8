//! Under which id, and in which file, a document of any game is saved.

use std::path::{Path, PathBuf};

use super::{Drafted, VariantDocument};
use crate::games::{GameRules, VariantId, with_game};
use crate::library::Libraries;
use crate::words::Texts;

impl VariantDocument {
    /// Before it is saved for the first time: gives it an id that its name says and no other variant has, unless somebody
    /// gave it one.
    pub fn settle_id(&mut self, texts: &Texts, libraries: &Libraries) {
        with_game!(self, Self::G(document) => G::settle_id(texts, document, libraries.of()));
    }

    /// The variant of another file that has its id already, and that file.
    #[must_use]
    pub fn namesake(&self, libraries: &Libraries) -> Option<(GameRules, PathBuf)> {
        let id = VariantId::new(self.game(), &self.id()?);
        let file = libraries.file_of(&id)?;
        let full = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
        let is_own = self.path().is_some_and(|own| full(own) == full(file));
        (!is_own).then(|| Some((libraries.find(&id)?, file.to_owned())))?
    }

    /// Gives it another id, if another variant has its own.
    pub fn set_apart(&mut self, libraries: &Libraries) {
        with_game!(self, Self::G(document) => G::set_apart(document, libraries.of()));
    }
}

/// The most files of one name that are looked at.
const MOST_BESIDE: u32 = 10_000;

/// The file beside this one with the first number, from 2, that no file has.
#[must_use]
pub fn free_file(path: &Path) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let stem =
        stem.rsplit_once('-').filter(|(_, end)| end.parse::<u32>().is_ok()).map_or(stem.as_str(), |(stem, _)| stem);
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy())).unwrap_or_default();
    let numbered = |number: u32| path.with_file_name(format!("{stem}-{number}{ending}"));
    // Nobody has as many.
    (2..=MOST_BESIDE).map(numbered).find(|path| !path.exists()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_file_keeps_the_whole_name_and_takes_the_first_number_that_is_free() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        for taken in ["jungle.ron", "jungle-2.ron", "two.parts.ron", "two.ron"] {
            std::fs::write(file(taken), "").unwrap();
        }
        assert_eq!(free_file(&file("jungle.ron")), file("jungle-3.ron"));
        assert_eq!(free_file(&file("jungle-2.ron")), file("jungle-3.ron"));
        assert_eq!(free_file(&file("two.parts.ron")), file("two.parts-2.ron"));
        assert_eq!(free_file(&file("plain")), file("plain-2"));
    }
}
