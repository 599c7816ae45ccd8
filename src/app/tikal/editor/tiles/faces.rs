//! The pictures and words of each tile and group, worked out once for every change of the deck.

use crate::app::hexboard::art::TileLook;
use crate::editor::tikal::decks::{self, Heading, TileSpot, drawn_kind, tile_said, totals_said};
use crate::tikal::{GroupDef, TileDef, TileKind};
use crate::words::{Language, Texts};

/// The most slabs that a side of a picture has room for.
const MOST_SLABS: u32 = 9;

/// A tile as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Face {
    /// The name among players.
    pub name: String,
    /// All of it in words.
    pub said: String,
    /// Its picture.
    pub look: TileLook,
    /// The number of copies.
    pub copies: u32,
}

/// The tiles and groups of a deck as they are shown.
#[derive(Clone, Default, Debug)]
pub struct Faces {
    of: Option<(Vec<GroupDef>, Language)>,
    /// The tiles of each group.
    pub tiles: Vec<Vec<Face>>,
    /// The groups.
    pub groups: Vec<Heading>,
    /// The contents of the whole deck, in words.
    pub totals: String,
}

impl Faces {
    /// Works them out anew if the deck or the language has changed.
    pub fn refresh(&mut self, texts: &Texts, deck: &[GroupDef]) {
        let language = texts.language();
        if self.of.as_ref().is_some_and(|(of, said)| of == deck && *said == language) {
            return;
        }
        let face = |spot: TileSpot, tile: &TileDef| {
            let name = decks::name(deck, spot);
            Face { said: tile_said(texts, &name, tile), look: look(tile), copies: tile.copies, name }
        };
        let faces = |(group, def): (usize, &GroupDef)| -> Vec<Face> {
            def.tiles.iter().enumerate().map(|(index, tile)| face(TileSpot::new(group, index), tile)).collect()
        };
        self.tiles = deck.iter().enumerate().map(faces).collect();
        self.groups = deck.iter().map(|group| Heading::of(texts, group)).collect();
        self.totals = totals_said(texts, deck);
        self.of = Some((deck.to_vec(), language));
    }

    /// The tile at a place.
    pub fn face(&self, spot: TileSpot) -> Option<&Face> {
        self.tiles.get(spot.group)?.get(spot.index)
    }
}

/// The look of a tile as it is printed.
pub fn look(tile: &TileDef) -> TileLook {
    let kind = drawn_kind(tile.kind);
    let level = match kind {
        TileKind::Temple(number) | TileKind::Ruin(number) => number,
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano => 0,
    };
    let emptied = matches!(kind, TileKind::Ruin(0));
    TileLook { ground: kind.into(), level, slabs: tile.slabs.map(|slabs| slabs.min(MOST_SLABS) as u8), emptied }
}
