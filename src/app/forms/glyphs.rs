//! The pictures of treasures, as a form names and chooses them.

use egui::{Response, Sense, Ui, vec2};

use super::form::{Form, Formed};
use crate::app::hexboard::art;
use crate::app::kit::desk::Presentation;
use crate::app::kit::one_of::OneOf;
use crate::app::kit::theme::Theme;
use crate::expedition::{Glyph, Text};
use crate::words::{Language, Texts};

/// The size of the picture of a treasure.
pub const PICTURE: f32 = 28.0;

/// The name of the picture of a treasure.
pub fn glyph_name(texts: &Texts, glyph: Glyph) -> String {
    texts.say(match glyph {
        Glyph::Mask => "glyph-mask",
        Glyph::Jaguar => "glyph-jaguar",
        Glyph::Serpent => "glyph-serpent",
        Glyph::Bird => "glyph-bird",
        Glyph::Sun => "glyph-sun",
        Glyph::Moon => "glyph-moon",
        Glyph::Maize => "glyph-maize",
        Glyph::Hand => "glyph-hand",
    })
}

fn picture(ui: &mut Ui, theme: &Theme, glyph: Glyph) {
    let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
    art::treasure(ui.painter(), theme, rect.center(), rect.width() * 0.45, glyph);
}

/// Lays out a picture and the choice of it, which the caller names.
pub fn glyph_ui(ui: &mut Ui, Presentation { texts, theme }: Presentation, glyph: &mut Glyph) -> Response {
    picture(ui, theme, *glyph);
    let pictures = OneOf::new("glyph", glyph_name(texts, *glyph)).width(104.0).truncated();
    let names = Glyph::ALL.into_iter().map(|other| (other, glyph_name(texts, other)));
    pictures.show_rows(ui, glyph, names, |ui, other, name, is_chosen| {
        ui.horizontal(|ui| {
            picture(ui, theme, *other);
            ui.selectable_label(is_chosen, name)
        })
        .inner
    })
}

/// The name of a new kind with this picture, written as in the middle of a sentence: in each language, or the same in all.
pub fn name_of_new<R: Formed>(form: &Form<R>, glyph: Glyph, has_languages: bool) -> Text {
    if !has_languages {
        return Text::Plain(as_noun(form.texts.language(), glyph_name(form.texts, glyph)));
    }
    let noun = |language: Language| as_noun(language, glyph_name(&Texts::new(language), glyph));
    let named = |language: Language| (language.code().to_owned(), noun(language));
    Text::Languages(Language::ALL.into_iter().map(named).collect())
}

/// A noun that began a line as it stands within one; in German it keeps its capital.
fn as_noun(language: Language, name: String) -> String {
    let mut letters = name.chars();
    match letters.next().filter(|_| language != Language::German) {
        Some(first) => first.to_lowercase().chain(letters).collect(),
        None => name,
    }
}

#[cfg(test)]
mod tests {
    use super::{as_noun, glyph_name};
    use crate::expedition::Glyph;
    use crate::words::{Language, Texts};

    #[test]
    fn a_new_kind_is_written_as_the_kinds_that_come_with_the_program() {
        let noun = |language| as_noun(language, glyph_name(&Texts::new(language), Glyph::Serpent));
        assert_eq!(Language::ALL.map(noun), ["serpent", "serpent", "Schlange"]);
    }
}
