//! Names for what has none.

use crate::expedition::Text;

/// Writes the first name that is there, or else this one, wherever there is none.
pub(super) fn fill(text: &mut Text, made: &str) -> Option<String> {
    let is_name = |name: &&String| !name.trim().is_empty();
    let name = match text {
        Text::Plain(_) => None,
        Text::Languages(texts) => texts.get("en").filter(is_name).or_else(|| texts.values().find(is_name)).cloned(),
    };
    let name = name.unwrap_or_else(|| made.trim().to_owned());
    if name.is_empty() {
        return None;
    }
    match text {
        Text::Languages(texts) if !texts.is_empty() => {
            texts.values_mut().filter(|text| text.trim().is_empty()).for_each(|text| name.clone_into(text));
        }
        text => *text = Text::Plain(name.clone()),
    }
    Some(name)
}

/// A text with a capital letter at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
