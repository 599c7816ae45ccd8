//! Under which id, and in which file, a document of any game is saved. As long as nobody gave it an id of its own and no
//! file holds it, the id follows the name.

use std::path::{Path, PathBuf};

use super::slug::{NAMELESS, numbered, slug};
use super::{Document, Drafted, Step, VariantDocument};
use crate::game::Rules;
use crate::games::{GameRules, VariantId, with_game};
use crate::library::{DefinitionOf, Libraries, Library};
use crate::words::{Language, Texts};

impl VariantDocument {
    /// Before it is saved for the first time: gives it an id that its name says and no other variant has, unless somebody
    /// gave it one.
    pub fn settle_id(&mut self, texts: &Texts, libraries: &Libraries) {
        with_game!(self, Self::G(document) => settle_id::<G>(texts, document, libraries.of()));
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
        with_game!(self, Self::G(document) => set_apart::<G>(document, libraries.of()));
    }
}

/// True if the id is one that the program gave: it is made of the name, or of the variant that this one was made from.
#[must_use]
pub fn follows<G: Drafted>(def: &DefinitionOf<G>) -> bool {
    let is_given = |id: &str| {
        let is_copy = G::based_on(def).is_some_and(|parent| id == format!("my-{}", parent.id));
        is_copy || id == NAMELESS || Language::ALL.iter().any(|language| id == slug(G::name_of(def, language.code())))
    };
    let id = G::id_of(def);
    is_given(id) || is_given(without_number(id))
}

/// An id without the number at its end.
fn without_number(id: &str) -> &str {
    id.rsplit_once('-').filter(|(_, number)| number.parse::<u64>().is_ok()).map_or(id, |(id, _)| id)
}

/// Gives a definition the id that its name says in this language, or the first with a number that no other variant has.
pub fn follow<G: Drafted>(def: &mut DefinitionOf<G>, language: Language, library: &Library<G>) {
    *G::head(def).id = free(library, &slug(G::name_of(def, language.code())));
}

/// An id that is taken with another number at its end; one that is free as it is.
fn other<G: Drafted>(library: &Library<G>, id: &str) -> String {
    if library.find(id).is_none() { id.to_owned() } else { free(library, without_number(id)) }
}

/// This id, or the first with a number that no variant has.
#[must_use]
pub fn free<G: Drafted>(library: &Library<G>, id: &str) -> String {
    numbered(id, |id| library.find(id).is_none())
}

/// Gives a document the id of this definition, as a step of its own.
fn set_id<G: Drafted>(document: &mut Document<G::Rules>, def: &DefinitionOf<G>) {
    let before = document.definition().map(|before| G::id_of(before).to_owned()).unwrap_or_default();
    let step = Step::of("editor-step-set", "editor-id").from_to(before, G::id_of(def).to_owned());
    document.close_step();
    if let Err(error) = document.change(def, step, None) {
        log::warn!("the id is not written into the text: {error}");
    }
    document.close_step();
}

/// Before a document is saved for the first time: gives it an id of its own, if it has none yet. One that nobody has
/// renamed keeps the id with which it began, as far as that is free.
fn settle_id<G: Drafted>(texts: &Texts, document: &mut Document<G::Rules>, library: &Library<G>) {
    let Some(def) = document.definition().filter(|def| document.saved().is_none() && follows::<G>(def)) else { return };
    let mut def = def.clone();
    let language = texts.language();
    let is_named = |name: &str| name == texts.say("editor-empty-name") || name.is_empty();
    let parent = G::based_on(&def).and_then(|parent| library.find(&parent.id));
    let copy = parent.map(|parent| {
        let name = G::name_of(parent.definition(), language.code()).to_owned();
        texts.with("editor-copy-name", &[("name", name.into())])
    });
    let (id, name) = (G::id_of(&def).to_owned(), G::name_of(&def, language.code()).trim());
    let says_name = |id: &str| id == slug(name);
    if is_named(name) || copy.as_deref() == Some(name) || says_name(&id) || says_name(without_number(&id)) {
        *G::head(&mut def).id = other(library, &id);
    } else {
        follow(&mut def, language, library);
    }
    if document.definition() != Some(&def) {
        set_id::<G>(document, &def);
    }
}

/// Of a definition that came from somebody else: which variant has its id already, as it is called in this language, and
/// whether it got another id for that. It keeps one that somebody chose, as it may be a newer one of the player's own
/// variants, unless that is the id of a variant of the program: nothing can be saved under one of those.
pub(super) fn receive<G: Drafted>(
    def: &mut DefinitionOf<G>,
    language: Language,
    library: &Library<G>,
) -> Option<(String, bool)> {
    let id = G::id_of(def).to_owned();
    let known = G::name_of(library.find(&id)?.definition(), language.code()).to_owned();
    let is_set_apart = library.file_of(&id).is_none() || follows::<G>(def);
    if is_set_apart {
        *G::head(def).id = other(library, &id);
    }
    Some((known, is_set_apart))
}

/// Gives a document another id, if a variant of another file has its own: so it can be saved beside it.
fn set_apart<G: Drafted>(document: &mut Document<G::Rules>, library: &Library<G>) {
    let Some(def) = document.definition().filter(|def| library.find(G::id_of(def)).is_some()) else { return };
    let mut def = def.clone();
    *G::head(&mut def).id = other(library, G::id_of(&def));
    set_id::<G>(document, &def);
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
