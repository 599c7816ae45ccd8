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
    text.unwrap_or_else(|| laid_out(library, &def))
}

/// A text that somebody shared as it is taken in, and what is to be told of it: that its id is taken.
pub(super) fn received<G: Drafted>(texts: &Texts, text: String, library: &Library<G>) -> (String, Option<String>) {
    let Some(mut def) = G::Rules::read(&text) else { return (text, None) };
    let known = receive(&mut def, texts.language(), library);
    let told = known.map(|(name, is_set_apart)| {
        let key = if is_set_apart { "editor-code-apart" } else { "editor-code-known" };
        texts.with(key, &[("name", name.into()), ("id", G::id_of(&def).to_owned().into())])
    });
    (laid_out(library, &def), told)
}

/// The variant with which this definition is compared: the one that it was made from, or else the standard one; nothing
/// if that is itself.
#[must_use]
pub fn base_of<'a, G: Drafted>(library: &'a Library<G>, own: &DefinitionOf<G>) -> Option<&'a Arc<G::Rules>> {
    let parent = G::based_on(own).and_then(|parent| library.find(&parent.id));
    parent.or_else(|| library.find(G::STANDARD)).filter(|base| base.definition() != own)
}

/// The definition as a text that is laid out like the files of the program, a tile a line, without comments.
#[must_use]
pub fn laid_out<G: Drafted>(library: &Library<G>, def: &DefinitionOf<G>) -> String {
    let standard = library.find(G::STANDARD).and_then(|standard| built_in_text::<G>(standard.hash()));
    let text = standard.and_then(|text| G::Rules::update(&without_comments(text), None, def).ok());
    // A definition that was read or made is structs, lists, maps, numbers and texts: it can always be written.
    text.unwrap_or_else(|| G::Rules::write(def).unwrap_or_default())
}

/// A text of ours without its comments and blank lines.
fn without_comments(text: &str) -> String {
    let bare = |line: &str| {
        let outside = |at: usize| line[..at].matches('\u{22}').count().is_multiple_of(2);
        let comment = line.match_indices("//").map(|(at, _)| at).find(|&at| outside(at));
        line[..comment.unwrap_or(line.len())].trim_end().to_owned()
    };
    text.lines().map(bare).filter(|line| !line.is_empty()).fold(String::new(), |text, line| text + &line + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_texts_stay() {
        let text = "// head\n(\n    id: \"a//b\", // why\n\n    name: \"c\",\n)\n";
        assert_eq!(without_comments(text), "(\n    id: \"a//b\",\n    name: \"c\",\n)\n");
    }
}
