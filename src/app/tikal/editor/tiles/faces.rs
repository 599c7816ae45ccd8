//! The pictures and words of each tile and group, worked out once for every change of the deck.

use crate::app::hexboard::art::TileLook;
use crate::editor::tikal::decks::{self, TileSpot, Totals};
use crate::editor::tikal::slabs_said;
use crate::tikal::{GroupDef, KindDef, TileDef, TileKind};
use crate::words::tikal::nouns;
use crate::words::{Language, Texts};

/// The highest number that a picture has room for.
const MOST_DRAWN: u32 = 20;
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

/// A group as it is shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Heading {
    /// Its letter.
    pub letter: String,
    /// The number of its tiles.
    pub count: String,
    /// Who uses it, if not everybody.
    pub only: Option<String>,
    /// Its contents, in words.
    pub totals: String,
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
            Face { said: said(texts, &name, tile), look: look(tile), copies: tile.copies, name }
        };
        let faces = |(group, def): (usize, &GroupDef)| -> Vec<Face> {
            def.tiles.iter().enumerate().map(|(index, tile)| face(TileSpot::new(group, index), tile)).collect()
        };
        self.tiles = deck.iter().enumerate().map(faces).collect();
        self.groups = deck.iter().map(|group| heading(texts, group)).collect();
        self.totals = totals(texts, deck);
        self.of = Some((deck.to_vec(), language));
    }

    /// The tile at a place.
    pub fn face(&self, spot: TileSpot) -> Option<&Face> {
        self.tiles.get(spot.group)?.get(spot.index)
    }
}

/// The kind of a tile, as its picture shows it. A number that no picture has room for is shown as the highest that one
/// has.
fn kind(kind: KindDef) -> TileKind {
    let drawn = |number: u32| number.min(MOST_DRAWN) as u8;
    match kind {
        KindDef::BaseCamp => TileKind::BaseCamp,
        KindDef::Temple(value) => TileKind::Temple(drawn(value)),
        KindDef::Clearing => TileKind::Clearing,
        KindDef::Ruin(masks) => TileKind::Ruin(drawn(masks)),
        KindDef::Volcano => TileKind::Volcano,
    }
}

/// The look of a tile as it is printed.
pub fn look(tile: &TileDef) -> TileLook {
    let kind = kind(tile.kind);
    let level = match kind {
        TileKind::Temple(number) | TileKind::Ruin(number) => number,
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano => 0,
    };
    let emptied = matches!(kind, TileKind::Ruin(0));
    TileLook { ground: kind.into(), level, slabs: tile.slabs.map(|slabs| slabs.min(MOST_SLABS) as u8), emptied }
}

/// A tile in words: its name, what is on it, its slabs and copies.
fn said(texts: &Texts, name: &str, tile: &TileDef) -> String {
    let mut parts = vec![nouns::tile(texts, kind(tile.kind))];
    if kind(tile.kind).needs_a_way_in() {
        parts.push(slabs_said(texts, tile.slabs));
    }
    if tile.copies != 1 {
        parts.push(texts.with("tiles-copies-said", &[("count", tile.copies.into())]));
    }
    texts.with("tiles-said", &[("name", name.to_owned().into()), ("what", parts.join(", ").into())])
}

fn heading(texts: &Texts, group: &GroupDef) -> Heading {
    let counts = group.only_with.as_ref().map(|counts| {
        let counts: Vec<String> = counts.iter().map(u32::to_string).collect();
        if counts.is_empty() {
            texts.say("tiles-only-nobody")
        } else {
            texts.with("tiles-only", &[("counts", counts.join(", ").into())])
        }
    });
    let of = std::slice::from_ref(group);
    Heading {
        letter: group.group.chars().take(3).collect(),
        count: texts.with("editor-total-tiles", &[("count", Totals::of(of).tiles.into())]),
        only: counts,
        totals: totals(texts, of),
    }
}

fn totals(texts: &Texts, groups: &[GroupDef]) -> String {
    let totals = Totals::of(groups);
    let parts = [
        ("editor-total-tiles", totals.tiles, None),
        ("editor-total-temples", totals.temples, Some(("tiles-total-values", totals.values))),
        ("editor-total-ruins", totals.ruins, Some(("tiles-total-masks", totals.masks))),
        ("tiles-total-clearings", totals.clearings, None),
        ("editor-total-volcanoes", totals.volcanoes, None),
    ];
    let said = parts.into_iter().filter(|(key, count, _)| *count > 0 || *key == "editor-total-tiles").map(
        |(key, count, more)| {
            let more = more.map(|(key, count)| texts.with(key, &[("count", count.into())])).unwrap_or_default();
            texts.with(key, &[("count", count.into())]) + &more
        },
    );
    said.collect::<Vec<String>>().join(" · ")
}
