//! Tiles as text, as they are copied and pasted: a list of tiles, as a variant file has them.
//!
//! What is pasted may be a list, a single tile, several with commas between them, or whole groups, with comments, as
//! somebody took it from a file or a letter.

use ron::de::SpannedError;
use serde::de::DeserializeOwned;

use crate::game::syntax::{self, NotRon, options};
use crate::game::{Place, is_blank};
use crate::ron_text::outline::{self, Brackets, Node};
use crate::tikal::{GroupDef, MAX_FILE_SIZE, TileDef};

/// Why a text that was pasted is no tiles.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotTiles {
    /// There is nothing in it.
    #[error(
        "there is no tile in it: copy one before, or write one such as (kind: Temple(2), slabs: [1, 0, 0, 1, 0, 0])"
    )]
    Nothing,
    /// It is longer than any variant file.
    #[error("it is longer than {MAX_FILE_SIZE} bytes: paste fewer tiles")]
    TooLong,
    /// It cannot be read.
    #[error("line {}, column {}: {why}", .place.line, .place.column)]
    Unreadable {
        /// The place in the text that was pasted.
        place: Place,
        /// The text that was found, the one that belongs there, and the cure.
        why: NotRon,
    },
}

/// The brackets put around a text to make a list of it, on lines of its own, so that columns stay.
const LIST: (&str, &str) = ("[\n", "\n]");

/// The tiles as text: a list, a line for each.
///
/// # Errors
/// If a tile cannot be written as RON.
pub fn write(tiles: &[TileDef]) -> Result<String, ron::Error> {
    let line = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(0);
    let mut text = String::from("[\n");
    for tile in tiles {
        text += "    ";
        text += &syntax::write(tile, line.clone())?;
        text += ",\n";
    }
    Ok(text + "]\n")
}

/// The tiles that a text holds.
///
/// # Errors
/// If it holds none or cannot be read; where, and what belongs there.
pub fn read(text: &str) -> Result<Vec<TileDef>, NotTiles> {
    if text.len() as u64 > MAX_FILE_SIZE {
        return Err(NotTiles::TooLong);
    }
    // What is taken from within a file often ends with the comma behind it.
    let whole = text.trim_end_matches(|sign| is_blank(sign) || sign == ',');
    let whole = whole.strip_prefix('\u{feff}').unwrap_or(whole);
    if whole.trim_matches(is_blank).is_empty() {
        return Err(NotTiles::Nothing);
    }
    let is_list = |node: &Node| node.inside.as_ref().is_some_and(|inside| inside.brackets == Brackets::Square);
    let wrapped = if is_list(&outline::outline(whole).0) { None } else { Some(format!("{}{whole}{}", LIST.0, LIST.1)) };
    let list = wrapped.as_deref().unwrap_or(whole);
    let tiles = if holds_groups(list) {
        items::<GroupDef>(list).map(|groups| groups.into_iter().flat_map(|group| group.tiles).collect())
    } else {
        items::<TileDef>(list)
    };
    match tiles {
        Ok(tiles) if tiles.is_empty() => Err(NotTiles::Nothing),
        Ok(tiles) => Ok(tiles),
        Err(error) => {
            let (place, why) = syntax::explain(list, &error);
            Err(if wrapped.is_some() { unwrapped(whole, &place, why) } else { NotTiles::Unreadable { place, why } })
        }
    }
}

fn items<T: DeserializeOwned>(list: &str) -> Result<Vec<T>, SpannedError> {
    options().from_str(list)
}

/// True if a list holds groups of tiles.
fn holds_groups(list: &str) -> bool {
    let whole = outline::outline(list).0;
    let first = whole.inside.as_ref().and_then(|inside| inside.items.first());
    let fields = first.and_then(|first| first.value.inside.as_ref());
    let is_of_group = |name: &str| matches!(outline::field_name(name), "group" | "tiles");
    fields.is_some_and(|fields| {
        fields.items.iter().filter_map(|item| item.name.clone()).any(|name| is_of_group(&list[name]))
    })
}

/// An error in a text to which brackets were added, as one in the text itself.
fn unwrapped(text: &str, place: &Place, why: NotRon) -> NotTiles {
    let start = place.bytes.start.saturating_sub(LIST.0.len());
    if start >= text.len() {
        // The bracket that was added is no part of it.
        return NotTiles::Unreadable { place: Place::new(text, text.len()..text.len()), why: NotRon::EndsEarly };
    }
    let end = place.bytes.end.saturating_sub(LIST.0.len()).min(text.len());
    NotTiles::Unreadable { place: Place::new(text, start..end), why }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Found;
    use crate::tikal::{KindDef, VariantDef};

    fn temple(value: u32) -> TileDef {
        TileDef { kind: KindDef::Temple(value), slabs: [0, 1, 0, 2, 0, 0], copies: 1 }
    }

    #[test]
    fn what_is_written_is_read_again() {
        let tiles = vec![
            temple(3),
            TileDef { kind: KindDef::Ruin(4), slabs: [3; 6], copies: 2 },
            TileDef { kind: KindDef::Volcano, slabs: [0; 6], copies: 1 },
            TileDef { kind: KindDef::Clearing, slabs: [1, 0, 0, 1, 0, 0], copies: 64 },
        ];
        let text = write(&tiles).unwrap();
        assert!(text.contains("    (kind: Ruin(4), slabs: [3, 3, 3, 3, 3, 3], copies: 2),\n"), "{text}");
        assert_eq!(read(&text), Ok(tiles));
    }

    #[test]
    fn one_tile_several_a_list_and_groups_are_read_as_somebody_pastes_them() {
        let one = "(kind: Temple(3), slabs: [0, 1, 0, 2, 0, 0])";
        for (text, count) in [
            (one.to_owned(), 1),
            (format!("\u{feff}  {one},\r\n"), 1),
            (format!("{one},\n        {one},\n"), 2),
            (format!("[{one}, {one}]"), 2),
            (format!("  // two of them\n  [{one}, {one},],\n"), 2),
            (format!("// the first\n{one}, // the second\n{one}"), 2),
            (format!("(group: \"C\", tiles: [{one}, {one}, {one}])"), 3),
            (format!("(group: \"C\", only_with: [2], tiles: [{one}]), (group: \"D\", tiles: [{one}]),"), 2),
            (format!("[(tiles: [{one}], group: \"D\")]"), 1),
        ] {
            assert_eq!(read(&text), Ok(vec![temple(3); count]), "{text}");
        }
        // A part of a file, as it stands there.
        let file = include_str!("../../../../variants/classic.ron");
        let start = file.find("(group: \"B\"").unwrap();
        let end = start + file[start..].find("(group: \"C\"").unwrap();
        assert_eq!(read(&file[start..end]), Ok(VariantDef::read(file).unwrap().deck.swap_remove(1).tiles));
    }

    #[test]
    fn what_is_no_tile_says_where_and_what_belongs_there() {
        let found = |word: &str| Found::Word(word.to_owned());
        let wrong = |text: &str| match read(text) {
            Err(NotTiles::Unreadable { place, why }) => (place.line, place.column, why),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(wrong("hello"), (1, 1, NotRon::OtherPart { found: found("hello") }));
        let (line, column, why) = wrong("(kind: Temple(2)),\n  (kind: Tempel(2))");
        assert_eq!((line, column), (2, 10));
        assert!(matches!(why, NotRon::NotPossible { possible, .. } if possible.contains(&"Temple")), "{why:?}");
        let (line, column, why) = wrong("[(kind: Clearing, slab: [0])]");
        assert_eq!((line, column), (1, 19));
        assert!(matches!(why, NotRon::NotKnown { possible, .. } if possible.contains(&"slabs")), "{why:?}");
        assert_eq!(wrong("(kind: Temple(2), slabs: [0, 1"), (1, 31, NotRon::EndsEarly));
        assert!(matches!(wrong("(kind: Clearing, slabs: [1, 2])").2, NotRon::OneForEach { count: 2, .. }));
        for text in ["", " \n\t", "\u{feff}", ",", "[]", "(group: \"A\", tiles: [])"] {
            assert_eq!(read(text), Err(NotTiles::Nothing), "{text:?}");
        }
        assert_eq!(read(&" ".repeat(MAX_FILE_SIZE as usize + 1)), Err(NotTiles::TooLong));
    }

    #[test]
    fn any_piece_of_a_file_is_read_or_refused_at_a_place_within_it() {
        let file = include_str!("../../../../variants/classic.ron");
        let deck = &file[file.find("deck:").unwrap()..file.find("tiers:").unwrap()];
        let ends: Vec<usize> = deck.char_indices().map(|(at, _)| at).collect();
        for (number, &start) in ends.iter().enumerate().step_by(7) {
            for &end in ends[number..].iter().step_by(61) {
                if let Err(NotTiles::Unreadable { place, .. }) = read(&deck[start..end]) {
                    assert!(place.bytes.start <= end - start && place.line >= 1 && place.column >= 1);
                }
            }
        }
    }
}
