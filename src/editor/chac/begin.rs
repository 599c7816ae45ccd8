//! The beginning of a temple that comes from no variant at hand: the least that can be played.

use crate::chac::{AlcoveDef, BoardDef, DecorDef, DecorKind, KindDef, Side, SquareDef, State, VariantDef, WayDef};
use crate::editor::slug::NAMELESS;
use crate::editor::{free, laid_out};
use crate::expedition::Text;
use crate::library::{ChacLibrary, TEMPLE};
use crate::words::Texts;

/// The squares of it: name, kind, column and row.
const SQUARES: [(&str, KindDef, u32, u32); 15] = [
    ("entrance", KindDef::Entrance, 9, 0),
    ("z1", KindDef::Zone, 7, 0),
    ("c0", KindDef::Corridor, 6, 2),
    ("c1", KindDef::Corridor, 6, 1),
    ("c2", KindDef::Corridor, 6, 0),
    ("c3", KindDef::Corridor, 5, 0),
    ("c4", KindDef::Corridor, 4, 0),
    ("c5", KindDef::Corridor, 3, 0),
    ("c6", KindDef::Corridor, 2, 0),
    ("c7", KindDef::Corridor, 1, 0),
    ("c8", KindDef::Corridor, 1, 1),
    ("c9", KindDef::Corridor, 1, 2),
    ("l1", KindDef::Lava, 4, 1),
    ("l2", KindDef::Lava, 3, 1),
    ("out", KindDef::Out, 1, 3),
];
/// The dotted lines of it.
const WAYS: [(&str, Side, &str); 15] = [
    ("entrance", Side::W, "z1"),
    ("z1", Side::W, "c2"),
    ("c0", Side::N, "c1"),
    ("c1", Side::N, "c2"),
    ("c2", Side::W, "c3"),
    ("c3", Side::W, "c4"),
    ("c4", Side::W, "c5"),
    ("c5", Side::W, "c6"),
    ("c6", Side::W, "c7"),
    ("c7", Side::S, "c8"),
    ("c8", Side::S, "c9"),
    ("c4", Side::S, "l1"),
    ("c5", Side::S, "l2"),
    ("l1", Side::W, "l2"),
    ("c9", Side::S, "out"),
];

/// The text of the least that can be played: what could be left out is for its maker to say.
pub(super) fn empty(texts: &Texts, library: &ChacLibrary) -> String {
    let Some(parent) = library.find(TEMPLE) else { return String::new() };
    let mut def = least(parent.def());
    def.id = free(library, NAMELESS);
    def.name = Text::Plain(texts.say("editor-empty-name"));
    def.description = Text::default();
    def.author = String::new();
    laid_out::<State>(&def)
}

/// The temple in the box with a room of each sort that cannot be left out, and nobody to come after those who are lost.
fn least(of: &VariantDef) -> VariantDef {
    let square = |&(id, kind, x, y): &(&str, KindDef, u32, u32)| {
        let w = if kind == KindDef::Zone { 2 } else { 1 };
        SquareDef { id: id.to_owned(), kind, x, y, w, h: 1 }
    };
    let way = |&(from, side, to): &(&str, Side, &str)| WayDef { from: from.to_owned(), side, to: to.to_owned() };
    let names = |kind: KindDef| SQUARES.iter().filter(move |square| square.1 == kind).map(|square| square.0.to_owned());
    let decor = |(kind, x, y, w)| DecorDef { kind, x, y, w, h: 1 };
    let decks = of.decks.zones.first().unwrap_or(&of.decks.lava).clone();
    let mut def = VariantDef {
        board: BoardDef {
            width: 10,
            height: 4,
            squares: SQUARES.iter().map(square).collect(),
            ways: WAYS.iter().map(way).collect(),
            one_way: Vec::new(),
            corridor: names(KindDef::Corridor).collect(),
            openings: Vec::new(),
            lookouts: vec!["c4".to_owned(), "c5".to_owned()],
            alcoves: vec![AlcoveDef {
                id: "k1".to_owned(),
                square: "c7".to_owned(),
                value: 4,
                needs: vec![1, 2, 3],
                x: 0,
                y: 0,
            }],
            river: Vec::new(),
            landing: None,
            decor: [
                (DecorKind::Deck("zone1".to_owned()), 7, 1, 1),
                (DecorKind::Clue("z1".to_owned()), 8, 1, 1),
                (DecorKind::Deck("lava".to_owned()), 2, 1, 1),
                (DecorKind::WallCards, 7, 2, 3),
                (DecorKind::Dice, 7, 3, 3),
            ]
            .map(decor)
            .into(),
        },
        adventurers_per_seat: 1,
        ..of.clone()
    };
    def.decks.zones = vec![decks];
    // The track is a third as long.
    def.boulder.dice = vec![1, 1, 1, 2];
    def
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chac::{check_text, validate};
    use crate::words::Language;

    #[test]
    fn the_least_has_nothing_wrong() {
        let temple = VariantDef::read(include_str!("../../../variants/chac/temple.ron")).unwrap();
        let (variant, problems) = validate(least(&temple));
        assert!(variant.is_some() && problems.is_empty(), "{problems:?}");
    }

    #[test]
    fn it_begins_as_a_text_with_nothing_wrong() {
        let (texts, library) = (Texts::new(Language::English), ChacLibrary::built_in());
        let (variant, problems) = check_text(&empty(&texts, &library));
        assert!(variant.is_some() && problems.is_empty(), "{problems:?}");
    }
}
