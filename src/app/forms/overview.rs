//! The fields of what a variant is called, who made it and who can play it.

use std::ops::RangeInclusive;

use egui::{Label, RichText, TextEdit, Ui};

use super::colours::colours_ui;
use super::form::{Form, Formed, LINE, text_width};
use super::languages::{Part, fields_of, languages_ui};
use crate::editor::{Drafted, Step, follow, follows};
use crate::game::bounds::MAX_WORDS;
use crate::library::Library;

/// Lays out the page. `rule` is that of who can play, `limits` how many at least and at most.
pub fn overview_ui<R: Formed>(
    ui: &mut Ui,
    form: &mut Form<R>,
    library: &Library<R::Game>,
    rule: R::Rule,
    limits: RangeInclusive<u8>,
) {
    form.group(ui, "editor-about", |ui, form| {
        languages_ui(ui, form, "editor-each-language", |def| {
            let head = R::Game::head(def);
            vec![(Part::of("name"), head.name), (Part::of("description"), head.description)]
        });
        name_ui(ui, form, library);
        form.line(ui, "editor-id", None, |ui, form| {
            let id = form.head().id.clone();
            form.text(ui, "editor-id", 0, &id, |def, text| *R::Game::head(def).id = text);
        });
        form.line(ui, "editor-author", None, |ui, form| {
            let author = form.head().author.clone();
            form.text(ui, "editor-author", 0, &author, |def, text| *R::Game::head(def).author = text);
        });
        if let Some(said) = parent_said(form) {
            ui.add(Label::new(RichText::new(said).weak()).wrap());
        }
    });
    form.group(ui, "editor-players", |ui, form| {
        form.number(ui, "editor-least-players", Some(rule), limits.clone(), |def| {
            &mut R::Game::head(def).players.least
        });
        form.number(ui, "editor-most-players", Some(rule), limits, |def| &mut R::Game::head(def).players.most);
    });
    form.group(ui, "editor-colours", colours_ui);
}

/// The variant from which this one was made, or else that with which it is compared.
fn parent_said<R: Formed>(form: &mut Form<R>) -> Option<String> {
    let id = form.head().based_on.as_ref().map(|parent| parent.id.clone());
    let name = form.parent_name().unwrap_or_default().into();
    Some(match (id, form.parent()) {
        (Some(id), Some(parent)) if R::Game::id_of(parent) == id => {
            form.texts.with("editor-based-on", &[("parent", name)])
        }
        (Some(id), Some(_)) => form.texts.with("editor-based-on-lost", &[("parent", id.into()), ("name", name)]),
        (None, Some(_)) => form.texts.with("editor-based-on-nothing", &[("name", name)]),
        (_, None) => return None,
    })
}

/// The name and the description, in each language in which they are written. Until a file holds it, the id follows the
/// name that is read in this window.
fn name_ui<R: Formed>(ui: &mut Ui, form: &mut Form<R>, library: &Library<R::Game>) {
    let read = form.texts.language();
    let follows = form.is_fresh() && follows::<R::Game>(form.def());
    for language in fields_of(form.head().name) {
        form.line(ui, "editor-name", None, |ui, form| {
            let name = form.head().name.get(&language).to_owned();
            form.text(ui, "editor-name", language.clone(), &name, |def, text| {
                R::Game::head(def).name.set(&language, text);
                if follows {
                    follow::<R::Game>(def, read, library);
                }
            });
            if !language.is_empty() {
                ui.weak(&language);
            }
        });
    }
    for language in fields_of(form.head().description) {
        form.line(ui, "editor-description", None, |ui, form| {
            let before = form.head().description.get(&language).to_owned();
            let mut text = before.clone();
            // As wide as the lines above and below it.
            let wide = text_width(ui, LINE);
            let field = TextEdit::multiline(&mut text).char_limit(MAX_WORDS).desired_rows(2).desired_width(wide);
            let response = ui.add(field);
            let response = form.named(response, &form.texts.say("editor-description"));
            if text != before {
                let step = Step::of("editor-step-set", "editor-description");
                form.change(step, ("description", &language), |def| {
                    R::Game::head(def).description.set(&language, text);
                });
            }
            form.ended(&response);
            if !language.is_empty() {
                ui.weak(&language);
            }
        });
    }
}
