//! The beginnings of Tikal's documents that no file holds: empty, made from a wish, or copied from a variant.

use std::collections::BTreeMap;

use super::generate::{self, Wish};
use super::naming::free;
use super::total_lines::totals;
use crate::library::{CLASSIC, TikalLibrary, built_in_text, read_variant};
use crate::ron_text;
use crate::tikal::{BasedOn, State, Text, Variant, VariantDef};
use crate::words::{Language, Texts};

/// The text of a copy of a variant under an id that is free, with the variant as its parent.
#[must_use]
pub fn copy_of(texts: &Texts, rules: &Variant, library: &TikalLibrary) -> String {
    let mut def = rules.def().clone();
    def.based_on = Some(BasedOn { id: rules.id().to_owned(), hash: rules.hash().to_owned() });
    def.id = free(library, &format!("my-{}", rules.id()));
    let name = def.name.get(texts.language().code()).to_owned();
    def.name = Text::Plain(texts.with("editor-copy-name", &[("name", name.clone().into())]));
    // What the original says of itself would soon be untrue, and its author has no part in what the copy becomes.
    def.author = String::new();
    def.description = Text::Plain(texts.with("editor-copy-about", &[("name", name.into())]));
    // With the comments of the original, if its text is at hand.
    let own = library.file_of(rules.id()).and_then(|path| read_variant(path).ok());
    let original = own.as_deref().or_else(|| built_in_text::<State>(rules.hash()));
    let text = original.and_then(|text| ron_text::update(text, &def).ok());
    text.unwrap_or_else(|| laid_out(library, &def))
}

/// The text of the smallest variant that can be played.
#[must_use]
pub fn empty(texts: &Texts, library: &TikalLibrary) -> String {
    let Some(parent) = library.find(CLASSIC) else { return String::new() };
    let mut def = generate::smallest(parent.def());
    def.id = free(library, &def.id);
    def.name = Text::Plain(texts.say("editor-empty-name"));
    laid_out(library, &def)
}

/// The text of the variant that is made from a wish.
#[must_use]
pub fn made(wish: &Wish, library: &TikalLibrary) -> String {
    let Some(parent) = library.find(CLASSIC) else { return String::new() };
    let mut def = generate::variant(parent.def(), wish);
    def.id = free(library, &def.id);
    // In every language, because the variant may be shared.
    let told = Language::ALL.map(|language| (language.code().to_owned(), told(&Texts::new(language), wish, &def)));
    def.description = Text::Languages(BTreeMap::from(told));
    laid_out(library, &def)
}

/// Where a made variant comes from and what it adds up to, in a sentence.
fn told(texts: &Texts, wish: &Wish, def: &VariantDef) -> String {
    let values = [
        // As it is typed, not as a number with marks between its digits.
        ("seed", wish.seed.to_string().into()),
        ("totals", totals(texts, def).join(", ").into()),
    ];
    texts.with("editor-made", &values)
}

/// The definition as a text that is laid out like the files of the program, a tile a line, without comments.
#[must_use]
pub fn laid_out(library: &TikalLibrary, def: &VariantDef) -> String {
    let classic = library.find(CLASSIC).and_then(|classic| built_in_text::<State>(classic.hash()));
    let text = classic.and_then(|text| ron_text::update(&without_comments(text), def).ok());
    // A definition that was read or made is structs, lists, maps, numbers and texts: it can always be written.
    text.unwrap_or_else(|| def.write().unwrap_or_default())
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
    use crate::editor::tikal::generate::Slider;
    use crate::tikal::check_text;

    #[test]
    fn every_way_to_begin_gives_a_text_with_nothing_wrong_and_a_tile_a_line() {
        let (texts, library) = (Texts::new(Language::English), TikalLibrary::built_in());
        let classic = library.find(CLASSIC).unwrap();
        let wishes = [Wish::new(1), Wish::new(2).with(Slider::Size, 5).with(Slider::Treasures, 0)];
        let made = wishes.map(|wish| made(&wish, &library));
        for text in [empty(&texts, &library), copy_of(&texts, classic, &library)].iter().chain(&made) {
            let (variant, problems) = check_text(text);
            assert!(variant.is_some() && problems.is_empty(), "{problems:?}\n{text}");
            let tiles = text.lines().filter(|line| line.trim_start().starts_with("(kind: ") && line.ends_with(','));
            let written: usize = variant.unwrap().def().deck.iter().map(|group| group.tiles.len()).sum();
            assert_eq!(tiles.count(), written, "{text}");
        }
        assert!(!made[0].contains("//") && copy_of(&texts, classic, &library).contains("//"));
    }

    #[test]
    fn comments_go_and_texts_stay() {
        let text = "// head\n(\n    id: \"a//b\", // why\n\n    name: \"c\",\n)\n";
        assert_eq!(without_comments(text), "(\n    id: \"a//b\",\n    name: \"c\",\n)\n");
    }
}
