//! The beginnings of Legend's documents that come from no variant at hand: the least that can be played, or a scenario
//! made from a wish.

use std::collections::BTreeMap;

use super::generate::{self, Wish};
use super::sums::chief;
use crate::editor::slug::NAMELESS;
use crate::editor::{free, laid_out};
use crate::expedition::Text;
use crate::legend::State;
use crate::library::{LEGEND, LegendLibrary};
use crate::words::{Language, Texts};

/// The text of the game in the box on the first of its boards, with all its cards: what could be left out is for its maker
/// to say.
#[must_use]
pub fn empty(texts: &Texts, library: &LegendLibrary) -> String {
    let Some(parent) = library.find(LEGEND) else { return String::new() };
    let mut def = parent.def().clone();
    def.scenarios.truncate(1);
    def.id = free(library, NAMELESS);
    def.name = Text::Plain(texts.say("editor-empty-name"));
    def.description = Text::default();
    def.author = String::new();
    laid_out::<State>(&def)
}

/// The text of the game in the box on a scenario that is made from a wish; nothing if none can be made.
#[must_use]
pub fn made(wish: Wish, library: &LegendLibrary) -> Option<String> {
    let parent = library.find(LEGEND)?;
    let scenario = generate::scenario(parent.def(), wish).ok()?;
    let mut def = parent.def().clone();
    def.id = free(library, &format!("{}-{}", scenario.id, wish.seed));
    def.name = scenario.name.clone();
    def.author = String::new();
    def.scenarios = vec![scenario];
    // In every language, because the variant may be shared.
    let told = Language::ALL.map(|language| {
        let texts = Texts::new(language);
        // As it is typed, not as a number with marks between its digits.
        let values = [("seed", wish.seed.to_string().into()), ("totals", chief(&texts, &def).join(", ").into())];
        (language.code().to_owned(), texts.with("editor-made", &values))
    });
    def.description = Text::Languages(BTreeMap::from(told));
    Some(laid_out::<State>(&def))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legend::check_text;

    #[test]
    fn every_way_to_begin_gives_a_text_with_nothing_wrong() {
        let (texts, library) = (Texts::new(Language::English), LegendLibrary::built_in());
        let wishes = [Wish::default(), Wish { seed: 7, density: 5, distance: 1 }];
        let made = wishes.map(|wish| made(wish, &library).unwrap());
        for text in [empty(&texts, &library)].iter().chain(&made) {
            let (variant, problems) = check_text(text);
            assert!(variant.is_some() && problems.is_empty(), "{problems:?}");
            assert_eq!(variant.unwrap().scenarios().len(), 1);
        }
        assert_ne!(made[0], made[1]);
        assert!(made[1].contains('7'));
    }
}
