//! The choice between one text for every language and one for each.
//!
//! Decides what becomes of the other languages where somebody wants one text for all: they are kept beside the document
//! until it is saved, and come back with the choice.

use std::collections::BTreeMap;

use egui::Ui;

use super::form::{Form, Formed};
use crate::editor::Step;
use crate::expedition::Text;
use crate::words::Language;

/// A text of a definition that can be another one in each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The sort of text: the name of the variant, that of a treasure.
    of: &'static str,
    /// Which of so many it is.
    index: usize,
    count: usize,
}

impl Part {
    /// The only text of a sort.
    #[must_use]
    pub fn of(of: &'static str) -> Self {
        Self::one(of, 0, 1)
    }

    /// One of so many texts of a sort.
    #[must_use]
    pub fn one(of: &'static str, index: usize, count: usize) -> Self {
        Self { of, index, count }
    }
}

/// The texts in each language of parts that have one for all of them now.
#[derive(Default)]
pub struct Translations(Vec<(Part, BTreeMap<String, String>)>);

impl Translations {
    /// Forgets them.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// True if they have any of one of these sorts.
    fn has(&self, sorts: &[&str]) -> bool {
        self.0.iter().any(|(part, _)| sorts.contains(&part.of))
    }

    /// Takes out those of the part with this text in `own`; else, where that was changed since, those of the same place.
    fn take(&mut self, part: Part, own: &str, text: &str) -> BTreeMap<String, String> {
        let is_like = |other: &Part| other.of == part.of;
        let says_so = |(other, texts): &(Part, BTreeMap<String, String>)| {
            is_like(other) && texts.get(own).is_some_and(|other| other == text)
        };
        let found = self.0.iter().position(says_so).or_else(|| self.0.iter().position(|(other, _)| *other == part));
        found.map(|found| self.0.remove(found).1).unwrap_or_default()
    }

    /// Makes a text one for each language, or the same in all: that in `own`.
    fn split(&mut self, part: Part, text: &mut Text, each: bool, own: &str) {
        let plain = text.get(own).to_owned();
        *text = match std::mem::take(text) {
            Text::Plain(plain) if each && !plain.is_empty() => {
                let mut texts = self.take(part, own, &plain);
                for language in Language::ALL {
                    texts.entry(language.code().to_owned()).or_insert_with(|| plain.clone());
                }
                texts.insert(own.to_owned(), plain);
                Text::Languages(texts)
            }
            Text::Languages(texts) if !each => {
                self.0.retain(|(other, _)| *other != part);
                self.0.push((part, texts));
                Text::Plain(plain)
            }
            text => text,
        };
    }
}

/// Lays out the choice for these parts, which this text names.
pub fn languages_ui<R: Formed>(
    ui: &mut Ui,
    form: &mut Form<R>,
    name: &'static str,
    parts: impl Fn(&mut R::Definition) -> Vec<(Part, &mut Text)>,
) {
    let mut def = form.def().clone();
    let own = form.texts.language().code();
    let mut texts = parts(&mut def);
    let before = texts.iter().any(|(_, text)| matches!(text, Text::Languages(_)));
    let sorts: Vec<&str> = texts.iter().map(|(part, _)| part.of).collect();
    let mut each = before;
    ui.checkbox(&mut each, form.texts.say(name));
    if each != before {
        for (part, text) in &mut texts {
            form.translations.split(*part, text, each, own);
        }
        form.close_step();
        form.change(Step::of("editor-step-set", name), name, |own| *own = def);
        form.close_step();
    }
    if !each && form.translations.has(&sorts) {
        ui.weak(form.texts.say("editor-languages-kept"));
    }
}

/// The languages in which a text is written; one without a name if it is the same in all.
#[must_use]
pub fn fields_of(text: &Text) -> Vec<String> {
    match text {
        Text::Plain(_) => vec![String::new()],
        Text::Languages(texts) => texts.keys().cloned().collect(),
    }
}
