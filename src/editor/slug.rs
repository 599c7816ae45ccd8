//! Ids from names: the letters and digits of a name, joined by hyphens.

use crate::game::bounds::MAX_ID;

/// The id of a variant whose name says nothing.
pub const NAMELESS: &str = "my-variant";

/// An id made from a name: small letters without accents, digits, and one hyphen for whatever stands between them.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut id = String::new();
    for letter in name.chars().flat_map(char::to_lowercase) {
        let plain = plain(letter);
        if plain.is_empty() {
            if !id.is_empty() && !id.ends_with('-') {
                id.push('-');
            }
        } else {
            id.push_str(&plain);
        }
    }
    fitted(&id)
}

/// A text of letters, digits and hyphens as an id: no longer than an id can be, and without hyphens at its ends.
#[must_use]
pub(crate) fn fitted(id: &str) -> String {
    let short: String = id.trim_matches('-').chars().take(MAX_ID).collect();
    let id = short.trim_end_matches('-');
    if id.is_empty() { NAMELESS.to_owned() } else { id.to_owned() }
}

/// The most numbers that are tried.
const MOST: u32 = 10_000;

/// The first of an id and the same with a number, from 2, that is free.
#[must_use]
pub fn numbered(id: &str, is_free: impl Fn(&str) -> bool) -> String {
    let with_number = |number: u32| {
        if number == 1 {
            return id.to_owned();
        }
        let end = format!("-{number}");
        // What does not fit any more goes from the end of the name, not of the number.
        let kept: String = id.chars().take(MAX_ID - end.len()).collect();
        format!("{}{end}", kept.trim_end_matches('-'))
    };
    (1..=MOST).map(with_number).find(|id| is_free(id)).unwrap_or_else(|| id.to_owned())
}

/// A small letter as letters of the alphabet and digits; nothing for all that separates.
fn plain(letter: char) -> String {
    let plain = match letter {
        'a'..='z' | '0'..='9' => return letter.to_string(),
        'ä' | 'æ' => "ae",
        'ö' | 'œ' => "oe",
        'ü' => "ue",
        'ß' => "ss",
        'à' | 'á' | 'â' | 'ã' | 'å' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ø' => "o",
        'ù' | 'ú' | 'û' => "u",
        'ý' | 'ÿ' => "y",
        _ => "",
    };
    plain.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_what_a_name_says_without_a_hyphen_at_its_ends() {
        for (name, id) in [
            ("Jungle", "jungle"),
            ("  Großer Dschungel! ", "grosser-dschungel"),
            ("L’été – à l'île", "l-ete-a-l-ile"),
            ("Tikal, eigene Fassung", "tikal-eigene-fassung"),
            ("---", NAMELESS),
            ("密林", NAMELESS),
            ("", NAMELESS),
            ("2", "2"),
        ] {
            assert_eq!(slug(name), id, "{name}");
        }
        // Cut in the middle, it does not end with the hyphen that stood there.
        let name = format!("{} jungle", "a".repeat(MAX_ID - 1));
        assert_eq!(slug(&name), "a".repeat(MAX_ID - 1));
    }

    #[test]
    fn a_number_makes_an_id_free_and_it_stays_short_enough() {
        let taken = ["jungle", "jungle-2"];
        assert_eq!(numbered("jungle", |id| !taken.contains(&id)), "jungle-3");
        assert_eq!(numbered("other", |id| !taken.contains(&id)), "other");
        let long = "a".repeat(MAX_ID);
        let free = numbered(&long, |id| id != long);
        assert!(free.len() == MAX_ID && free.ends_with("a-2"), "{free}");
    }
}
