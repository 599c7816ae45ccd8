//! Cures of texts: those that are too long end where they may, and what has no name gets one.

use crate::editor::names::{capital, fill};
use crate::ron_text::{Path, Segment};
use crate::tikal::{Text, VariantDef};

/// The text at a path, if one stands there.
fn text_at<'a>(def: &'a mut VariantDef, path: &Path) -> Option<&'a mut String> {
    use Segment::{Field, Index};
    match path.segments() {
        [Field("author")] => Some(&mut def.author),
        [Field("name"), rest @ ..] => of_language(&mut def.name, rest),
        [Field("description"), rest @ ..] => of_language(&mut def.description, rest),
        [Field("players"), Field("colours"), Index(place)] => def.players.colours.get_mut(*place),
        [Field("treasures"), Field("kinds"), Index(kind), Field("name"), rest @ ..] => {
            of_language(&mut def.treasures.kinds.get_mut(*kind)?.name, rest)
        }
        _ => None,
    }
}

/// The text in the language that the rest of a path names, or the only one.
fn of_language<'a>(text: &'a mut Text, rest: &[Segment]) -> Option<&'a mut String> {
    match (text, rest) {
        (Text::Plain(text), []) => Some(text),
        (Text::Languages(texts), [Segment::Language(language)]) => texts.get_mut(language),
        _ => None,
    }
}

/// Ends the text at a path after so many characters.
pub(super) fn shorten(def: &mut VariantDef, path: &Path, most: usize) -> Option<()> {
    let text = text_at(def, path)?;
    let kept: String = text.chars().take(most).collect();
    kept.trim_end().clone_into(text);
    Some(())
}

/// Gives the variant the name that it has in another language, or else one made from its id. Returns the name.
pub(super) fn name_variant(def: &mut VariantDef) -> Option<String> {
    let made = capital(&def.id.replace('-', " "));
    fill(&mut def.name, &made)
}

/// Gives a treasure the name that it has in another language, or else that of what is drawn on it. Returns the name.
pub(super) fn name_treasure(def: &mut VariantDef, path: &Path) -> Option<String> {
    let [Segment::Field("treasures"), Segment::Field("kinds"), Segment::Index(kind), ..] = path.segments() else {
        return None;
    };
    let kind = def.treasures.kinds.get_mut(*kind)?;
    let drawn = format!("{:?}", kind.glyph).to_lowercase();
    fill(&mut kind.name, &drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn classic() -> VariantDef {
        VariantDef::read(include_str!("../../../../variants/classic.ron")).unwrap()
    }

    #[test]
    fn a_name_comes_from_another_language_or_from_the_id() {
        let mut def = classic();
        def.id = "my-new-jungle".to_owned();
        def.name = Text::Plain(" ".to_owned());
        assert_eq!(name_variant(&mut def).as_deref(), Some("My new jungle"));
        assert_eq!(def.name, Text::Plain("My new jungle".to_owned()));
        let names = [("de", ""), ("fr", "Forêt")].map(|(language, name)| (language.to_owned(), name.to_owned()));
        def.name = Text::Languages(names.into());
        assert_eq!(name_variant(&mut def).as_deref(), Some("Forêt"));
        assert_eq!((def.name.get("de"), def.name.get("fr")), ("Forêt", "Forêt"));
        // Without either there is no plain name.
        (def.id, def.name) = (String::new(), Text::default());
        assert_eq!(name_variant(&mut def), None);
    }

    #[test]
    fn a_text_ends_where_it_may_and_never_within_a_letter() {
        let mut def = classic();
        def.author = "é".repeat(100);
        assert_eq!(shorten(&mut def, &Path::of("author"), 80), Some(()));
        assert_eq!(def.author, "é".repeat(80));
        assert_eq!(shorten(&mut def, &Path::of("id"), 3), None);
    }
}
