//! The fields of what a variant is called, who made it and who can play it.

use std::ops::RangeInclusive;

use egui::{Label, RichText, TextEdit, Ui};

use super::colours::colours_ui;
use super::form::{Follow, Form, Formed, LINE, text_width};
use super::languages::{Part, fields_of, languages_ui};
use crate::editor::Step;
use crate::game::bounds::MAX_WORDS;

/// Lays out the page. The id follows the name by `follow`, where it does; `players` is the rule of who can play, and
/// how many at least and at most.
pub fn overview_ui<R: Formed>(
    ui: &mut Ui,
    form: &mut Form<R>,
    follow: Option<Follow<R::Definition>>,
    (rule, limits): (R::Rule, RangeInclusive<u8>),
) {
    form.group(ui, "editor-about", |ui, form| {
        languages_ui(ui, form, "editor-each-language", |def| {
            let about = R::about(def);
            vec![(Part::of("name"), about.name), (Part::of("description"), about.description)]
        });
        name_ui(ui, form, follow);
        form.line(ui, "editor-id", None, |ui, form| {
            let id = form.about().id.clone();
            form.text(ui, "editor-id", 0, &id, |def, text| *R::about(def).id = text);
        });
        form.line(ui, "editor-author", None, |ui, form| {
            let author = form.about().author.clone();
            form.text(ui, "editor-author", 0, &author, |def, text| *R::about(def).author = text);
        });
        if let Some(said) = parent_said(form) {
            ui.add(Label::new(RichText::new(said).weak()).wrap());
        }
    });
    form.group(ui, "editor-players", |ui, form| {
        form.number(ui, "editor-least-players", Some(rule), limits.clone(), |def| &mut R::about(def).players.least);
        form.number(ui, "editor-most-players", Some(rule), limits, |def| &mut R::about(def).players.most);
    });
    form.group(ui, "editor-colours", colours_ui);
}

/// The variant from which this one was made, or else that with which it is compared.
fn parent_said<R: Formed>(form: &mut Form<R>) -> Option<String> {
    let id = form.about().based_on.as_ref().map(|parent| parent.id.clone());
    let name = form.parent_name().unwrap_or_default().into();
    Some(match (id, form.parent()) {
        (Some(id), Some(parent)) if R::id_of(parent) == id => form.texts.with("editor-based-on", &[("parent", name)]),
        (Some(id), Some(_)) => form.texts.with("editor-based-on-lost", &[("parent", id.into()), ("name", name)]),
        (None, Some(_)) => form.texts.with("editor-based-on-nothing", &[("name", name)]),
        (_, None) => return None,
    })
}

/// The name and the description, in each language in which they are written.
fn name_ui<R: Formed>(ui: &mut Ui, form: &mut Form<R>, follow: Option<Follow<R::Definition>>) {
    for language in fields_of(R::name_of(form.def())) {
        form.line(ui, "editor-name", None, |ui, form| {
            let name = R::name_of(form.def()).get(&language).to_owned();
            form.text(ui, "editor-name", language.clone(), &name, |def, text| {
                R::about(def).name.set(&language, text);
                if let Some(follow) = follow {
                    follow(def);
                }
            });
            if !language.is_empty() {
                ui.weak(&language);
            }
        });
    }
    for language in fields_of(form.about().description) {
        form.line(ui, "editor-description", None, |ui, form| {
            let before = form.about().description.get(&language).to_owned();
            let mut text = before.clone();
            // As wide as the lines above and below it.
            let wide = text_width(ui, LINE);
            let field = TextEdit::multiline(&mut text).char_limit(MAX_WORDS).desired_rows(2).desired_width(wide);
            let response = ui.add(field);
            let response = form.named(response, &form.texts.say("editor-description"));
            if text != before {
                let step = Step::of("editor-step-set", "editor-description");
                form.change(step, ("description", &language), |def| {
                    R::about(def).description.set(&language, text);
                });
            }
            form.ended(&response);
            if !language.is_empty() {
                ui.weak(&language);
            }
        });
    }
}
