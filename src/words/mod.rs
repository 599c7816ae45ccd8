//! Every text that a player reads, by key, from one folder of Fluent files a language.
//!
//! Decides which languages there are and what a key says in the chosen one; `syntax`, `failures` and `checks`
//! put errors into words, with those of a game in a folder of its name, `lab` what the laboratory found, `ranking` how it ranks variants, `arena` who is the stronger, `net` what happens at a table over the net, `statistics` what the kept games come to.
//! `position` tells how those who play are called, `told` is an action as it is told, `replay` tells a whole game, `rulebook` makes the book of a variant, `shown` says what a variant or a game is, `apart` tells names apart, `folded` searches
//! texts. Which text is shown
//! where, panels and tools decide. Works without the window.

pub mod apart;
pub mod arena;
pub mod chac;
pub mod chances;
pub mod checks;
pub mod dates;
pub mod failures;
pub mod folded;
mod french;
pub mod lab;
pub mod legend;
pub mod lessons;
pub mod net;
pub mod numbers;
mod position;
pub mod ranking;
pub mod replay;
pub mod rulebook;
pub mod shown;
pub mod statistics;
pub mod syntax;
pub mod tikal;
pub mod told;

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Serialize};

use crate::game::{Game, ProblemOf};

/// A game of whose variants and records it can be said what is wrong with them.
pub trait Worded: Game {
    /// A problem of a definition in one line: where, how bad, its code, its path, and what to do.
    fn problem(texts: &Texts, problem: &ProblemOf<Self>) -> String;

    /// Why no game can begin with a setup.
    fn wrong_setup(texts: &Texts, wrong: &Self::WrongSetup) -> String;

    /// Why a text is no action.
    fn no_action(texts: &Texts, error: &Self::NotAnAction) -> String;
}

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
    /// German.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::English, Self::French, Self::German];

    /// Its code, by which folders and variants name it.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
        }
    }

    /// The language's name among its speakers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
            Self::German => "Deutsch",
        }
    }

    /// The language with this code.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The first of these tags (`de-CH`, `fr_FR.UTF-8`) whose language the program speaks; English if there is none.
    #[must_use]
    pub fn preferred(tags: &[String]) -> Self {
        let known = |tag: &String| Self::from_code(&tag.split(['-', '_', '.']).next()?.to_ascii_lowercase());
        tags.iter().find_map(known).unwrap_or_default()
    }

    /// The contents of its files, in the order of their names.
    fn sources(self) -> impl Iterator<Item = &'static str> {
        let folder = LANGUAGES.get_dir(self.code());
        folder.into_iter().flat_map(Dir::files).filter_map(include_dir::File::contents_utf8)
    }
}

static LANGUAGES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../assets/lang");

/// A value that is filled into a text: a number or another text.
pub type Value = FluentValue<'static>;

/// A whole number of many digits in groups, as [`numbers::whole`] writes it; nothing for what needs none.
fn grouped(language: Language, value: &FluentValue) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    // Beyond this, floating point holds no single ones.
    let is_whole =
        number.options.use_grouping && number.value.fract() == 0.0 && (10_000.0..=9e15).contains(&number.value);
    is_whole.then(|| numbers::grouped(language, number.value as u64))
}

/// The texts of one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The keys that the player has set, as they are written, by the ids of the texts that say what they do.
    keys: Arc<RwLock<BTreeMap<String, String>>>,
}

/// The key in a text, `{ KEY("hand-turn-right-name", "R") }`: the one that the player has set for what has this id, else
/// the one that stands there.
fn key_of(keys: &RwLock<BTreeMap<String, String>>, named: &[FluentValue]) -> FluentValue<'static> {
    let [FluentValue::String(name), FluentValue::String(designed)] = named else { return FluentValue::Error };
    let keys = keys.read().unwrap_or_else(PoisonError::into_inner);
    keys.get(name.as_ref()).cloned().unwrap_or_else(|| designed.to_string()).into()
}

impl Texts {
    /// The texts of this language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        let mut bundle = FluentBundle::new(language.code().parse().into_iter().collect());
        // Fluent can put invisible marks around values, for scripts that run from right to left; the fonts have no
        // glyph for them.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(match language {
            Language::English => |value, _| grouped(Language::English, value),
            Language::French => |value, _| grouped(Language::French, value),
            Language::German => |value, _| grouped(Language::German, value),
        }));
        let keys = Arc::<RwLock<BTreeMap<String, String>>>::default();
        let of_player = Arc::clone(&keys);
        // The name is free: no other function is added.
        if let Err(problem) = bundle.add_function("KEY", move |named, _| key_of(&of_player, named)) {
            log::error!("texts in {}: {problem:?}", language.code());
        }
        for source in language.sources() {
            let source = if language == Language::French { french::spaced(source) } else { source.to_owned() };
            let resource = FluentResource::try_new(source).unwrap_or_else(|(readable, problems)| {
                log::error!("texts in {}: {problems:?}", language.code());
                readable
            });
            bundle.add_resource_overriding(resource);
        }
        Self { language, bundle, keys }
    }

    /// Takes over the keys that the player has set, as they are written, by the ids of the texts that say what they do.
    pub fn set_keys(&self, keys: BTreeMap<String, String>) {
        *self.keys.write().unwrap_or_else(PoisonError::into_inner) = keys;
    }

    /// The language of these texts.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a variant in this language, with the signs that its printers use: in French the curved apostrophe,
    /// and spaces at which no line breaks. The file itself stays as it is, since records know a variant by every letter
    /// of it.
    #[must_use]
    pub fn typeset(&self, written: &str) -> String {
        if self.language != Language::French {
            return written.to_owned();
        }
        french::spaced(&french::joined(written))
    }

    /// The text of this key; the key itself if there is none.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// As [`Self::with`], with numbers as they are written in a file: not in groups.
    #[must_use]
    pub fn plain(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let plain = values.iter().cloned().map(|(name, value)| match value {
            // A small number is never in groups, and one with options of its own is no `[0]` of a text.
            FluentValue::Number(mut number) if number.value >= 10_000.0 => {
                number.options.use_grouping = false;
                (name, FluentValue::Number(number))
            }
            other => (name, other),
        });
        self.with(key, &plain.collect::<Vec<_>>())
    }

    /// The text of this key with these values filled in; the key itself if there is none.
    #[must_use]
    pub fn with(&self, key: &str, values: &[(&'static str, Value)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            log::error!("no text for {key}");
            return key.to_owned();
        };
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            arguments.set(*name, value.clone());
        }
        let mut problems = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut problems);
        if !problems.is_empty() {
            log::error!("text {key}: {problems:?}");
        }
        // Only what was filled in can begin with a vowel where nobody knew it.
        let is_filled = self.language == Language::French && !values.is_empty();
        if is_filled { french::elided(text.into_owned()) } else { text.into_owned() }
    }
}

/// A line for a terminal: characters that would steer it, or turn the direction in which the line is read, are written
/// out as `\u{…}`, so that what stands in a file or its name cannot pass for what the program says.
#[must_use]
pub fn plain(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    for sign in line.chars() {
        let steers = sign.is_control()
            || matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if steers {
            plain.extend(sign.escape_unicode());
        } else {
            plain.push(sign);
        }
    }
    plain
}

/// A text that stands as a sentence of its own, although it is written to follow something on its line: its first word
/// begins with a capital letter, unless that is the name of a cell or another thing with a number in it.
#[must_use]
pub fn sentence(text: &str) -> String {
    let word = text.split_whitespace().next().unwrap_or_default();
    let mut letters = text.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() && !word.contains(|sign: char| sign.is_ascii_digit()) => {
            first.to_uppercase().chain(letters).collect()
        }
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};
    use std::path::{Path, PathBuf};

    use super::*;

    #[test]
    fn a_sentence_begins_with_a_capital_letter_and_names_stay_as_they_are() {
        assert_eq!(sentence("the name is empty"), "The name is empty");
        assert_eq!(sentence("à la ligne 3"), "À la ligne 3");
        for same in ["b4 is left out twice", "`x` names no group", "3 kinds", "Die Tafel", ""] {
            assert_eq!(sentence(same), same);
        }
    }

    fn keys(language: Language) -> BTreeSet<String> {
        let is_key_line = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        let lines = language.sources().flat_map(str::lines).filter(is_key_line);
        lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned()).collect()
    }

    /// Every literal in the files of a folder that is written like a key: words joined by hyphens.
    fn literals(folder: &Path, found: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                literals(&path, found);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            for literal in source.split('"').skip(1).step_by(2) {
                let is_key = literal.contains('-')
                    && literal.split('-').all(|word| !word.is_empty() && word.bytes().all(|b| b.is_ascii_lowercase()));
                if is_key {
                    found.insert(literal.to_owned());
                }
            }
        }
    }

    /// The files in a folder and in those in it.
    fn files_in(folder: &Path) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.flat_map(|path| if path.is_dir() { files_in(&path) } else { vec![path] }).collect()
    }

    #[test]
    fn no_french_text_has_a_straight_apostrophe() {
        let is_text = |line: &&str| !line.trim_start().starts_with('#');
        for line in Language::French.sources().flat_map(str::lines).filter(is_text) {
            assert!(!line.contains('\''), "{line}");
        }
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        for path in files_in(&root.join("assets/rules/fr")) {
            let text = std::fs::read_to_string(&path).unwrap();
            assert!(!text.contains('\''), "{}", path.display());
        }
    }

    #[test]
    fn what_a_variant_says_is_shown_with_the_apostrophe_of_its_language() {
        let of = |language, text: &str| Texts::new(language).typeset(text);
        assert_eq!(of(Language::French, "le jeu tel qu'il est"), "le jeu tel qu’il est");
        assert_eq!(of(Language::French, "'d' et l''or, l'"), "'d' et l''or, l'");
        assert_eq!(of(Language::English, "the game's box"), "the game's box");
    }

    #[test]
    fn in_no_french_text_a_line_breaks_before_a_high_sign_or_within_quotation_marks() {
        let breaks = |text: &str| [" :", " ;", " !", " ?", " »", "« "].into_iter().find(|sign| text.contains(sign));
        let texts = Texts::new(Language::French);
        let nothing: Vec<(&'static str, Value)> = placeholders(Language::French)
            .into_values()
            .flatten()
            .map(|name| (&*name.leak(), Value::from("x")))
            .collect();
        let mut signs = 0;
        for key in keys(Language::French) {
            let said = texts.with(&key, &nothing);
            assert_eq!(breaks(&said), None, "{key}: {said}");
            signs += said.matches('\u{a0}').count();
        }
        assert!(signs > 300, "{signs}");
        assert_eq!(texts.typeset("Jungle : l'« île » !"), "Jungle\u{a0}: l'«\u{a0}île\u{a0}»\u{a0}!");
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        for path in files_in(&root.join("assets/rules/fr")) {
            // What stands in a tag, such as a condition, is no text; a picture begins with an exclamation mark.
            let text = std::fs::read_to_string(&path).unwrap().replace(" ![", "![");
            let found = text.lines().find(|line| !line.starts_with('|') && breaks(line).is_some());
            assert_eq!(found, None, "{}", path.display());
        }
    }

    #[test]
    fn french_counts_none_like_one_and_still_says_which_it_is() {
        let texts = Texts::new(Language::French);
        assert_eq!(texts.with("editor-total-tiles", &[("count", 0.into())]), "0 tuile");
        for line in Language::French.sources().flat_map(str::lines) {
            let Some((_, one)) = line.trim_start().split_once("[one]") else { continue };
            assert!(!one.split(|sign: char| !sign.is_alphanumeric()).any(|word| word == "1"), "{line}");
        }
    }

    #[test]
    fn every_folder_of_texts_is_that_of_a_language() {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        let codes = BTreeSet::from(Language::ALL.map(|language| language.code().to_owned()));
        for folder in ["assets/lang", "assets/rules"] {
            let folders = std::fs::read_dir(root.join(folder)).unwrap();
            let found = folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
            assert_eq!(codes, found, "{folder}");
        }
    }

    #[test]
    fn every_key_is_there_and_used() {
        let mut used = BTreeSet::new();
        for folder in ["src/app", "src/words", "src/editor", "src/listing", "src/setup", "src/main", "assets/lessons"] {
            literals(&Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).join(folder), &mut used);
        }
        // The id of a variant without a name.
        used.remove("my-variant");
        for language in Language::ALL {
            let keys = keys(language);
            let missing: Vec<_> = used.difference(&keys).collect();
            let unused: Vec<_> = keys.difference(&used).collect();
            assert!(missing.is_empty(), "{}: no text for {missing:?}", language.code());
            assert!(unused.is_empty(), "{}: nobody says {unused:?}", language.code());
        }
    }

    /// The names of the values that every text takes.
    fn placeholders(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut key = String::new();
        for line in language.sources().flat_map(str::lines).filter(|line| !line.starts_with('#')) {
            if let Some((start, _)) =
                line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                start.clone_into(&mut key);
            }
            let names = found.entry(key.clone()).or_default();
            for part in line.split('$').skip(1) {
                names.insert(part.chars().take_while(char::is_ascii_lowercase).collect());
            }
        }
        found
    }

    #[test]
    fn no_english_text_says_what_was_found_to_be_untrue_or_hard_to_read() {
        for source in Language::English.sources() {
            // Over the ends of lines too.
            let text = source.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
            for words in ["as the system asks", "every hint shown", "turn 0", "deck (group"] {
                assert!(!text.contains(words), "“{words}”");
            }
        }
    }

    #[test]
    fn no_key_is_there_twice() {
        for language in Language::ALL {
            let mut seen = BTreeSet::new();
            for line in language.sources().flat_map(str::lines) {
                if let Some((key, _)) =
                    line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
                {
                    assert!(seen.insert(key), "{key} in {}", language.code());
                }
            }
        }
    }

    #[test]
    fn every_language_fills_in_the_same_values() {
        let english = placeholders(Language::English);
        for language in Language::ALL {
            let own = placeholders(language);
            for (key, names) in &english {
                assert_eq!(own.get(key), Some(names), "{key} in {}", language.code());
            }
        }
    }

    #[test]
    fn the_first_known_language_of_the_system_is_taken() {
        let preferred =
            |tags: &[&str]| Language::preferred(&tags.iter().map(|&tag| tag.to_owned()).collect::<Vec<_>>());
        assert_eq!(preferred(&["de-CH", "fr"]), Language::German);
        assert_eq!(preferred(&["pt-BR", "FR_ca.UTF-8", "en"]), Language::French);
        assert_eq!(preferred(&["den", "C"]), Language::English);
        assert_eq!(preferred(&[]), Language::English);
    }

    #[test]
    fn every_file_is_readable() {
        for language in Language::ALL {
            assert!(language.sources().count() > 1, "{}", language.code());
            for source in language.sources() {
                assert!(FluentResource::try_new(source.to_owned()).is_ok(), "{}: {source}", language.code());
            }
        }
    }
}
