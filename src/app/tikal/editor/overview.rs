//! The page of what a variant is called, who made it and who can play it.

use egui::{Label, RichText, TextEdit, Ui};

use super::colours::colours_ui;
use super::form::{Form, LINE, text_width};
use super::languages::{Part, languages_ui};
use crate::editor::Step;
use crate::editor::{follow, follows};
use crate::game::bounds::MAX_WORDS;
use crate::library::TikalLibrary;
use crate::tikal::{Rule, State, Text};

/// Lays out the page.
pub fn overview_ui(ui: &mut Ui, form: &mut Form, library: &TikalLibrary) {
    form.group(ui, "editor-about", |ui, form| {
        languages_ui(ui, form, "editor-each-language", |def| {
            vec![(Part::Name, &mut def.name), (Part::Description, &mut def.description)]
        });
        name_ui(ui, form, library);
        form.line(ui, "editor-id", None, |ui, form| {
            let id = form.def().id.clone();
            form.text(ui, "editor-id", 0, &id, |def, text| def.id = text);
        });
        form.line(ui, "editor-author", None, |ui, form| {
            let author = form.def().author.clone();
            form.text(ui, "editor-author", 0, &author, |def, text| def.author = text);
        });
        if let Some(said) = parent_said(form) {
            ui.add(Label::new(RichText::new(said).weak()).wrap());
        }
    });
    form.group(ui, "editor-players", |ui, form| {
        let rule = Some(Rule::new(1, 5));
        form.number(ui, "editor-least-players", rule, 2..=4, |def| &mut def.players.least);
        form.number(ui, "editor-most-players", rule, 2..=4, |def| &mut def.players.most);
    });
    form.group(ui, "editor-colours", colours_ui);
}

/// The variant from which this one was made, or else that with which it is compared.
fn parent_said(form: &Form) -> Option<String> {
    let id = form.def().based_on.as_ref().map(|parent| parent.id.clone());
    let name = form.parent_name().unwrap_or_default().into();
    Some(match (id, form.parent()) {
        (Some(id), Some(parent)) if parent.id == id => form.texts.with("editor-based-on", &[("parent", name)]),
        (Some(id), Some(_)) => form.texts.with("editor-based-on-lost", &[("parent", id.into()), ("name", name)]),
        (None, Some(_)) => form.texts.with("editor-based-on-nothing", &[("name", name)]),
        (_, None) => return None,
    })
}

/// The name and the description, in each language in which they are written.
fn name_ui(ui: &mut Ui, form: &mut Form, library: &TikalLibrary) {
    let own = form.texts.language();
    // Until a file holds it, the id follows the name that is read in this window.
    let id_follows = form.is_fresh() && follows::<State>(form.def());
    for language in fields_of(&form.def().name) {
        form.line(ui, "editor-name", None, |ui, form| {
            let name = form.def().name.get(&language).to_owned();
            form.text(ui, "editor-name", language.clone(), &name, |def, text| {
                def.name.set(&language, text);
                if id_follows {
                    follow(def, own, library);
                }
            });
            if !language.is_empty() {
                ui.weak(&language);
            }
        });
    }
    for language in fields_of(&form.def().description) {
        form.line(ui, "editor-description", None, |ui, form| {
            let before = form.def().description.get(&language).to_owned();
            let mut text = before.clone();
            // As wide as the lines above and below it.
            let wide = text_width(ui, LINE);
            let field = TextEdit::multiline(&mut text).char_limit(MAX_WORDS).desired_rows(2).desired_width(wide);
            let response = ui.add(field);
            let response = form.named(response, &form.texts.say("editor-description"));
            if text != before {
                let step = Step::of("editor-step-set", "editor-description");
                form.change(step, ("description", &language), |def| def.description.set(&language, text));
            }
            form.ended(&response);
            if !language.is_empty() {
                ui.weak(&language);
            }
        });
    }
}

/// The languages in which a text is written; one without a name if it is the same in all.
pub fn fields_of(text: &Text) -> Vec<String> {
    match text {
        Text::Plain(_) => vec![String::new()],
        Text::Languages(texts) => texts.keys().cloned().collect(),
    }
}
