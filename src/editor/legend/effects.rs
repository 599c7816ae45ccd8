//! Effects as they are written in a definition: what each sort is called, and its numbers.

use crate::legend::{EffectDef, VariantDef};
use crate::words::Texts;

/// The id of the text that names the sort of an effect.
#[must_use]
pub fn sort_name(effect: &EffectDef) -> &'static str {
    match effect {
        EffectDef::Treasures(_) => "legend-sort-treasures",
        EffectDef::PutRuin(_) => "legend-sort-put-ruin",
        EffectDef::Dig(_) => "legend-sort-dig",
        EffectDef::Look => "legend-sort-look",
        EffectDef::Scout => "legend-sort-scout",
        EffectDef::PutTemple(_) => "legend-sort-put-temple",
        EffectDef::UncoverOne(_) => "legend-sort-uncover-one",
        EffectDef::UncoverEach(_) => "legend-sort-uncover-each",
        EffectDef::Camp(_) => "legend-sort-camp",
        EffectDef::Recruit { .. } => "legend-sort-recruit",
        EffectDef::Jump => "legend-sort-jump",
        EffectDef::Steps(_) => "legend-sort-steps",
        EffectDef::Slab => "legend-sort-slab",
        EffectDef::ActionPoints(_) => "legend-sort-points",
        EffectDef::Tile(_) => "legend-sort-tile",
        EffectDef::Lake => "legend-sort-lake",
        EffectDef::Volcano => "legend-sort-volcano",
        EffectDef::Deploy(_) => "legend-sort-deploy",
        EffectDef::Exchange(_) => "legend-sort-exchange",
    }
}

/// The number of an effect that has one.
#[must_use]
pub fn counted(effect: &EffectDef) -> Option<u32> {
    match *effect {
        EffectDef::PutRuin(count)
        | EffectDef::Dig(count)
        | EffectDef::PutTemple(count)
        | EffectDef::UncoverOne(count)
        | EffectDef::UncoverEach(count)
        | EffectDef::Camp(count)
        | EffectDef::Steps(count)
        | EffectDef::ActionPoints(count)
        | EffectDef::Deploy(count)
        | EffectDef::Exchange(count) => Some(count),
        _ => None,
    }
}

/// An effect in a word or two, with its numbers.
#[must_use]
pub fn effect_said(texts: &Texts, def: &VariantDef, effect: &EffectDef) -> String {
    let name = texts.say(sort_name(effect));
    let number = match effect {
        EffectDef::Treasures(kind) => {
            let kind = def.treasures.kinds.get(*kind as usize);
            Some(kind.map_or_else(|| "?".to_owned(), |kind| texts.typeset(kind.name.get(texts.language().code()))))
        }
        EffectDef::Tile(tile) => Some(tile.clone()),
        EffectDef::Recruit { explorers, leaders } => Some(format!("{explorers} + {leaders}")),
        _ => counted(effect).map(|count| count.to_string()),
    };
    match number {
        Some(number) => texts.with("contents-line", &[("name", name.into()), ("value", number.into())]),
        None => name,
    }
}
