//! The decks of a temple as they are written: one for each zone, the lava room's and the river's.

use crate::chac::{DeckDef, KindDef, VariantDef};
use crate::words::Texts;

/// A deck, by its place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DeckSpot {
    /// That of the zone with this number, from 0.
    Zone(usize),
    /// The lava room's.
    Lava,
    /// The river's.
    River,
}

impl DeckSpot {
    /// All decks of a definition, in the order in which they are written.
    #[must_use]
    pub fn all(def: &VariantDef) -> Vec<Self> {
        (0..def.decks.zones.len()).map(Self::Zone).chain([Self::Lava, Self::River]).collect()
    }

    /// The deck there.
    #[must_use]
    pub fn of(self, def: &VariantDef) -> Option<&DeckDef> {
        match self {
            Self::Zone(zone) => def.decks.zones.get(zone),
            Self::Lava => Some(&def.decks.lava),
            Self::River => Some(&def.decks.river),
        }
    }

    /// The same to be changed.
    pub fn of_mut(self, def: &mut VariantDef) -> Option<&mut DeckDef> {
        match self {
            Self::Zone(zone) => def.decks.zones.get_mut(zone),
            Self::Lava => Some(&mut def.decks.lava),
            Self::River => Some(&mut def.decks.river),
        }
    }

    /// The name by which rules and files call it, such as `zone1`.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Zone(zone) => format!("zone{}", zone + 1),
            Self::Lava => "lava".to_owned(),
            Self::River => "river".to_owned(),
        }
    }

    /// The name of the deck among players; that of a zone has the name of its square too.
    #[must_use]
    pub fn said(self, texts: &Texts, def: &VariantDef) -> String {
        match self {
            Self::Zone(zone) => {
                let mut zones = def.board.squares.iter().filter(|square| square.kind == KindDef::Zone);
                let square = zones.nth(zone).map_or_else(|| "–".to_owned(), |square| square.id.clone());
                let values = [("number", (zone + 1).into()), ("square", square.into())];
                texts.with("chac-edit-deck-zone", &values)
            }
            Self::Lava => texts.say("chac-edit-deck-lava"),
            Self::River => texts.say("chac-edit-deck-river"),
        }
    }
}

/// The number of treasures in a deck, chests and all.
#[must_use]
pub fn cards_in(deck: &DeckDef) -> u64 {
    u64::from(deck.chests) + deck.values.values().map(|&copies| u64::from(copies)).sum::<u64>()
}

/// The sum of the values in it, without chests.
#[must_use]
pub fn worth_of(deck: &DeckDef) -> u64 {
    deck.values.iter().map(|(&value, &copies)| u64::from(value) * u64::from(copies)).sum()
}

/// The deck in a line: each value with its copies, chests last.
#[must_use]
pub fn deck_said(texts: &Texts, deck: &DeckDef) -> String {
    let values = deck.values.iter().filter(|&(_, &copies)| copies > 0);
    let mut parts: Vec<String> = values.map(|(value, copies)| format!("{value} ×{copies}")).collect();
    if deck.chests > 0 {
        parts.push(texts.with("chac-edit-chests-in", &[("count", deck.chests.into())]));
    }
    if parts.is_empty() { texts.say("editor-nothing") } else { parts.join(" · ") }
}
