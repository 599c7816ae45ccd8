//! The choice between one text for every language and one for each.
//!
//! Decides what becomes of the other languages where somebody wants one text for all: they are kept beside the document
//! until it is saved, and come back with the choice.

use std::collections::BTreeMap;

use egui::Ui;

use super::form::Form;
use crate::editor::Step;
use crate::tikal::{Text, VariantDef};
use crate::words::Language;

/// A text of a definition that can be another one in each language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The name of the variant.
    Name,
    /// Its description.
    Description,
    /// The name of the treasure with this number, of so many.
    Treasure(usize, usize),
}

/// The texts in each language of parts that have one for all of them now.
#[derive(Default)]
pub struct Translations(Vec<(Part, BTreeMap<String, String>)>);

impl Translations {
    /// Forgets them.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    fn has(&self, is_treasure: bool) -> bool {
        self.0.iter().any(|(part, _)| matches!(part, Part::Treasure(..)) == is_treasure)
    }

    /// Takes out those of the part with this text in `own`; else, where that was changed since, those of the same place.
    fn take(&mut self, part: Part, own: &str, text: &str) -> BTreeMap<String, String> {
        let is_like = |other: &Part| std::mem::discriminant(other) == std::mem::discriminant(&part);
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
pub fn languages_ui(
    ui: &mut Ui,
    form: &mut Form,
    name: &'static str,
    parts: impl Fn(&mut VariantDef) -> Vec<(Part, &mut Text)>,
) {
    let mut def = form.def().clone();
    let own = form.texts.language().code();
    let mut texts = parts(&mut def);
    let before = texts.iter().any(|(_, text)| matches!(text, Text::Languages(_)));
    let is_treasure = texts.iter().any(|(part, _)| matches!(part, Part::Treasure(..)));
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
    if !each && form.translations.has(is_treasure) {
        ui.weak(form.texts.say("editor-languages-kept"));
    }
}
