//! The tiles of a definition: in which heap and group each stands, and what it is called.

use crate::editor::tikal::slabs_said;
use crate::legend::{GroupDef, KindDef, TileDef, TileKind, VariantDef};
use crate::words::Texts;
use crate::words::legend::nouns;

/// The heaps into which the groups of tiles are sorted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Heap {
    /// Those that are drawn.
    Deck,
    /// Those that every scenario lays.
    Setup,
    /// Those that cards bring.
    Cards,
}

impl Heap {
    /// All of them, in the order of a definition.
    pub const ALL: [Self; 3] = [Self::Deck, Self::Setup, Self::Cards];

    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Deck => "legend-heap-deck",
            Self::Setup => "legend-heap-setup",
            Self::Cards => "legend-heap-cards",
        }
    }

    /// Its groups.
    #[must_use]
    pub fn of(self, def: &VariantDef) -> &[GroupDef] {
        match self {
            Self::Deck => &def.deck,
            Self::Setup => &def.setup,
            Self::Cards => &def.card_tiles,
        }
    }

    /// Its groups, to be changed.
    pub fn of_mut(self, def: &mut VariantDef) -> &mut Vec<GroupDef> {
        match self {
            Self::Deck => &mut def.deck,
            Self::Setup => &mut def.setup,
            Self::Cards => &mut def.card_tiles,
        }
    }
}

/// The place of a tile in a definition. Several that are alike and written as one have one place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub struct TileSpot {
    pub heap: Heap,
    pub group: usize,
    pub index: usize,
}

/// The most tiles of a heap that are named: more than any variant can have.
pub(super) const MOST_NAMED: usize = 128;

/// The tiles of a heap by the names that the rules give them, copies one by one.
#[must_use]
pub fn named(def: &VariantDef, heap: Heap) -> Vec<(String, &TileDef)> {
    let mut named = Vec::new();
    for group in heap.of(def) {
        let tiles =
            group.tiles.iter().flat_map(|tile| std::iter::repeat_n(tile, (tile.copies as usize).min(MOST_NAMED)));
        named.extend((1..=MOST_NAMED).zip(tiles).map(|(number, tile)| (format!("{}{number}", group.group), tile)));
    }
    named
}

/// The tile of this name that a scenario can lay: one of the setup or of the deck.
#[must_use]
pub fn laid_tile<'a>(def: &'a VariantDef, name: &str) -> Option<&'a TileDef> {
    let all = named(def, Heap::Setup).into_iter().chain(named(def, Heap::Deck));
    all.into_iter().find(|(own, _)| own == name).map(|(_, tile)| tile)
}

/// A letter that no group has.
#[must_use]
pub fn free_letter(def: &VariantDef) -> Option<char> {
    let is_taken =
        |letter: &char| Heap::ALL.iter().flat_map(|heap| heap.of(def)).any(|group| group.group.chars().eq([*letter]));
    ('A'..='Z').find(|letter| !is_taken(letter))
}

/// The kind that a definition means, with a number that can be shown.
#[must_use]
pub fn kind_of(kind: KindDef) -> TileKind {
    match kind {
        KindDef::Temple(value) => TileKind::Temple(value.min(99) as u8),
        KindDef::Clearing => TileKind::Clearing,
        KindDef::Ruin(masks) => TileKind::Ruin(masks.min(99) as u8),
        KindDef::Volcano => TileKind::Volcano,
        KindDef::Lake => TileKind::Lake,
    }
}

/// The words for what is on a tile: its kind, and the slabs on its sides.
#[must_use]
pub fn face_said(texts: &Texts, tile: &TileDef) -> String {
    let kind = nouns::tile(texts, kind_of(tile.kind));
    texts.with("changes-face", &[("kind", kind.into()), ("slabs", slabs_said(texts, tile.slabs).into())])
}

/// The words for a tile: its name and its kind.
#[must_use]
pub fn tile_said(texts: &Texts, name: &str, tile: &TileDef) -> String {
    let kind = nouns::tile(texts, kind_of(tile.kind));
    texts.with("tile-named", &[("tile", name.to_owned().into()), ("kind", kind.into())])
}
