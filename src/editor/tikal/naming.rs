//! Which id a variant gets from its name: as long as nobody gave it one of its own and no file holds it, the id follows
//! the name.

use crate::editor::slug::{NAMELESS, numbered, slug};
use crate::editor::{Document, Step};
use crate::library::TikalLibrary;
use crate::tikal::{Variant, VariantDef};
use crate::words::{Language, Texts};

/// True if the id is one that the program gave: it is made of the name, or of the variant that this one was made from.
#[must_use]
pub fn follows(def: &VariantDef) -> bool {
    let is_given = |id: &str| {
        let is_copy = def.based_on.as_ref().is_some_and(|parent| id == format!("my-{}", parent.id));
        is_copy || id == NAMELESS || Language::ALL.iter().any(|language| id == slug(def.name.get(language.code())))
    };
    is_given(&def.id) || is_given(without_number(&def.id))
}

/// An id without the number at its end.
fn without_number(id: &str) -> &str {
    id.rsplit_once('-').filter(|(_, number)| number.parse::<u64>().is_ok()).map_or(id, |(id, _)| id)
}

/// Gives a definition the id that its name says in this language, or the first with a number that no other variant has.
pub fn follow(def: &mut VariantDef, language: Language, library: &TikalLibrary) {
    def.id = free(library, &slug(def.name.get(language.code())));
}

/// An id that is taken with another number at its end; one that is free as it is.
fn other(library: &TikalLibrary, id: &str) -> String {
    if library.find(id).is_none() { id.to_owned() } else { free(library, without_number(id)) }
}

/// This id, or the first with a number that no variant has.
#[must_use]
pub fn free(library: &TikalLibrary, id: &str) -> String {
    numbered(id, |id| library.find(id).is_none())
}

/// The step that gives a document the id of this definition.
fn id_step(document: &Document<Variant>, def: &VariantDef) -> Step {
    let before = document.definition().map(|before| before.id.clone()).unwrap_or_default();
    Step::of("editor-step-set", "editor-id").from_to(before, def.id.clone())
}

/// Before a document is saved for the first time: gives it an id of its own, if it has none yet. One that nobody has
/// renamed keeps the id with which it began, as far as that is free.
pub fn settle_id(texts: &Texts, document: &mut Document<Variant>, library: &TikalLibrary) {
    let Some(def) = document.definition().filter(|def| document.saved().is_none() && follows(def)) else { return };
    let mut def = def.clone();
    let is_named = |name: &str| name == texts.say("editor-empty-name") || name.is_empty();
    let parent = def.based_on.as_ref().and_then(|parent| library.find(&parent.id));
    let copy = parent.map(|parent| {
        let name = parent.def().name.get(texts.language().code()).to_owned();
        texts.with("editor-copy-name", &[("name", name.into())])
    });
    let name = def.name.get(texts.language().code()).trim();
    let says_name = |id: &str| id == slug(name);
    if is_named(name) || copy.as_deref() == Some(name) || says_name(&def.id) || says_name(without_number(&def.id)) {
        def.id = other(library, &def.id);
    } else {
        follow(&mut def, texts.language(), library);
    }
    if document.definition() != Some(&def) {
        document.close_step();
        if let Err(error) = document.change(&def, id_step(document, &def), None) {
            log::warn!("the id is not written into the text: {error}");
        }
        document.close_step();
    }
}

/// Of a definition that came from somebody else: which variant has its id already, as it is called in this language, and
/// whether it got another id for that. It keeps one that somebody chose, as it may be a newer one of the player's own
/// variants, unless that is the id of a variant of the program: nothing can be saved under one of those.
pub fn receive(def: &mut VariantDef, language: Language, library: &TikalLibrary) -> Option<(String, bool)> {
    let known = library.find(&def.id)?.def().name.get(language.code()).to_owned();
    let is_set_apart = library.file_of(&def.id).is_none() || follows(def);
    if is_set_apart {
        def.id = other(library, &def.id);
    }
    Some((known, is_set_apart))
}

/// Gives a document another id, if a variant of another file has its own: so it can be saved beside it.
pub fn set_apart(document: &mut Document<Variant>, library: &TikalLibrary) {
    let Some(def) = document.definition().filter(|def| library.find(&def.id).is_some()) else { return };
    let mut def = def.clone();
    def.id = other(library, &def.id);
    document.close_step();
    if let Err(error) = document.change(&def, id_step(document, &def), None) {
        log::warn!("the id is not written into the text: {error}");
    }
    document.close_step();
}
