//! The beginnings of Tikal's documents that come from no variant at hand: empty, or made from a wish.

use std::collections::BTreeMap;

use super::generate::{self, Wish};
use super::total_lines::totals;
use crate::editor::{free, laid_out};
use crate::library::{CLASSIC, TikalLibrary};
use crate::tikal::{State, Text, VariantDef};
use crate::words::{Language, Texts};

/// The text of the smallest variant that can be played.
#[must_use]
pub fn empty(texts: &Texts, library: &TikalLibrary) -> String {
    let Some(parent) = library.find(CLASSIC) else { return String::new() };
    let mut def = generate::smallest(parent.def());
    def.id = free(library, &def.id);
    def.name = Text::Plain(texts.say("editor-empty-name"));
    laid_out::<State>(&def)
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
    laid_out::<State>(&def)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::copy_of;
    use crate::editor::tikal::generate::Slider;
    use crate::tikal::check_text;

    #[test]
    fn every_way_to_begin_gives_a_text_with_nothing_wrong_and_a_tile_a_line() {
        let (texts, library) = (Texts::new(Language::English), TikalLibrary::built_in());
        let classic = library.find(CLASSIC).unwrap();
        let wishes = [Wish::new(1), Wish::new(2).with(Slider::Size, 5).with(Slider::Treasures, 0)];
        let made = wishes.map(|wish| made(&wish, &library));
        for text in [empty(&texts, &library), copy_of::<State>(&texts, classic, &library)].iter().chain(&made) {
            let (variant, problems) = check_text(text);
            assert!(variant.is_some() && problems.is_empty(), "{problems:?}\n{text}");
            let tiles = text.lines().filter(|line| line.trim_start().starts_with("(kind: ") && line.ends_with(','));
            let written: usize = variant.unwrap().def().deck.iter().map(|group| group.tiles.len()).sum();
            assert_eq!(tiles.count(), written, "{text}");
        }
        assert!(!made[0].contains("//") && copy_of::<State>(&texts, classic, &library).contains("//"));
    }
}
