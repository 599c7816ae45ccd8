//! The forms of documents: the fields by which the pages of the editor change a definition, whichever game it is of.
//!
//! Every page changes a copy of the definition and hands it to the document, which writes it into the text: `form` has the
//! fields, `tables` rows of numbers, `lists` lists of which one thing is changed and `fields` what one of them has, `glyphs`
//! the pictures of treasures, `colours` the colours of seats, `overview` what a variant is called and who can play it,
//! `languages` the choice between one text and one for each language, `spread` how lists of cards stand side by side, `anew` the question where the text does not take a
//! change. Which pages there are and what stands on them, the games say.

mod anew;
mod colours;
mod fields;
mod form;
mod glyphs;
mod languages;
mod lists;
mod overview;
mod spread;
mod tables;

use egui::Ui;

use self::anew::Anew;
use self::form::Copies;
use self::languages::Translations;
use crate::app::kit::desk::Presentation;
use crate::editor::{Document, base_of};
use crate::library::Library;

pub use fields::{number, step, words};
pub use form::{Form, Formed, LINE, Named, PageOf, Shown, TargetOf, text_width};
pub use glyphs::{PICTURE, glyph_name, glyph_ui, name_of_new};
pub use languages::{Part, fields_of, languages_ui};
pub use lists::{Chosen, LIST, Things, list_ui};
pub use overview::overview_ui;
pub use spread::{aside, rows, spread};
pub use tables::{Places, counts_ui, scores_ui};

/// The state that the forms of a document keep between frames.
pub struct Kept<R: Formed> {
    copies: Option<Copies<R>>,
    anew: Option<Anew<R>>,
    translations: Translations,
}

impl<R: Formed> Default for Kept<R> {
    fn default() -> Self {
        Self { copies: None, anew: None, translations: Translations::default() }
    }
}

/// The page of a document that is shown.
pub struct Opened<'a, R: Formed> {
    /// Which it is.
    pub page: PageOf<R>,
    /// Something on it to which the keyboard is led, until it is laid out.
    pub sought: &'a mut Option<TargetOf<R>>,
    /// The variants at hand: among them is the one with which the document is compared.
    pub library: &'a Library<R::Game>,
}

/// Lays out a page, which changes the document. Returns the rule that somebody wants to read.
pub fn page_ui<R: Formed>(
    ui: &mut Ui,
    Presentation { texts, theme }: Presentation,
    document: &mut Document<R>,
    Opened { page, sought, library }: Opened<R>,
    kept: &mut Kept<R>,
    content: impl FnOnce(&mut Ui, &mut Form<R>),
) -> Option<R::Rule> {
    if !document.is_changed() {
        // As it is saved, so it is.
        kept.translations.clear();
    }
    anew::question_ui(ui, Presentation { texts, theme }, document, page, &mut kept.anew);
    let Some(own) = document.definition() else {
        ui.label(texts.say("editor-nothing-read"));
        return None;
    };
    let parent = base_of::<R::Game>(library, own).map(|parent| parent.definition());
    let copies = Copies::of(kept.copies.take(), own, parent);
    let mut form = Form::new(Presentation { texts, theme }, document, copies, &mut kept.translations);
    form.sought = sought.take();
    if !form.can_change() {
        ui.label(texts.say("editor-not-read"));
    }
    ui.add_enabled_ui(form.can_change(), |ui| content(ui, &mut form));
    if let Some(refused) = form.refused.take() {
        kept.anew = Some(Anew { page, refused, revision: form.revision() });
        ui.request_repaint();
    }
    *sought = form.sought;
    let asked = form.asked;
    kept.copies = Some(form.into_copies());
    asked
}
