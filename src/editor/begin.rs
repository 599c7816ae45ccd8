//! The beginnings of a document that come from a variant at hand, whichever its game is: a copy of it, and what somebody
//! shared; and the variant with which a document is compared.

use std::sync::Arc;

use super::ids::{free, receive};
use super::{Drafted, Edited};
use crate::expedition::{BasedOn, Text};
use crate::game::Rules;
use crate::library::{DefinitionOf, Library, built_in_text, read_variant};
use crate::words::Texts;

/// The text of a copy of a variant under an id that is free, with the variant as its parent.
#[must_use]
pub fn copy_of<G: Drafted>(texts: &Texts, rules: &G::Rules, library: &Library<G>) -> String {
    let mut def = rules.definition().clone();
    let name = G::name_of(&def, texts.language().code()).to_owned();
    let head = G::head(&mut def);
    *head.based_on = Some(BasedOn { id: rules.id().to_owned(), hash: rules.hash().to_owned() });
    *head.id = free(library, &format!("my-{}", rules.id()));
    *head.name = Text::Plain(texts.with("editor-copy-name", &[("name", name.clone().into())]));
    // What the original says of itself would soon be untrue, and its author has no part in what the copy becomes.
    *head.author = String::new();
    *head.description = Text::Plain(texts.with("editor-copy-about", &[("name", name.into())]));
    // With the comments of the original, if its text is at hand.
    let own = library.file_of(rules.id()).and_then(|path| read_variant(path).ok());
    let original = own.as_deref().or_else(|| built_in_text::<G>(rules.hash()));
    let text = original.and_then(|text| G::Rules::update(text, None, &def).ok());
    text.unwrap_or_else(|| laid_out::<G>(&def))
}

/// A text that somebody shared as it is taken in, and what is to be told of it: that its id is taken.
pub(super) fn received<G: Drafted>(texts: &Texts, text: String, library: &Library<G>) -> (String, Option<String>) {
    let Some(mut def) = G::Rules::read(&text) else { return (text, None) };
    let known = receive(&mut def, texts.language(), library);
    let told = known.map(|(name, is_set_apart)| {
        let key = if is_set_apart { "editor-code-apart" } else { "editor-code-known" };
        texts.with(key, &[("name", name.into()), ("id", G::id_of(&def).to_owned().into())])
    });
    (laid_out::<G>(&def), told)
}

/// The variant with which this definition is compared: the one that it was made from, or else the standard one; nothing
/// if that is itself.
#[must_use]
pub fn base_of<'a, G: Drafted>(library: &'a Library<G>, own: &DefinitionOf<G>) -> Option<&'a Arc<G::Rules>> {
    let parent = G::based_on(own).and_then(|parent| library.find(&parent.id));
    parent.or_else(|| library.find(G::STANDARD)).filter(|base| base.definition() != own)
}

/// The definition as a text of its own.
#[must_use]
pub fn laid_out<G: Drafted>(def: &DefinitionOf<G>) -> String {
    // A definition that was read or made is structs, lists, maps, numbers and texts: it can always be written.
    G::Rules::write(def).unwrap_or_default()
}
