//! Everything that a definition holds, one by one and by name, to be searched; and where something leads that the
//! laboratory found.

use super::target::FIELDS;
use super::tiles::Heap;
use super::{Page, Target, TileSpot};
use crate::editor::{Content, ContentOn};
use crate::expedition::Text;
use crate::lab::Finding;
use crate::legend::VariantDef;
use crate::ron_text::Path;
use crate::words::{Texts, sentence};

/// The contents of a definition, the page on which each is changed, and where on it.
#[must_use]
pub fn contents(texts: &Texts, def: &VariantDef) -> Vec<ContentOn<Page, Target>> {
    let mut all = Vec::new();
    let mut add = |said: String, page: Page, target: Target| {
        all.push((Content { said, bytes: None }, Some(page), Some(target)));
    };
    let line =
        |name: String, value: String| texts.with("contents-line", &[("name", name.into()), ("value", value.into())]);
    for (part, name) in FIELDS {
        let mut path = Path::whole();
        for field in part.split('.') {
            path = path.field(field);
        }
        if let Some(page) = Page::of(&path) {
            add(sentence(&texts.say(name)), page, Target::Field(name));
        }
    }
    for (index, card) in def.cards.iter().enumerate() {
        let words = format!("{} / {}", all_words(&card.name), all_words(&card.text));
        add(line(card.id.clone(), words), Page::Cards, Target::Card(index));
    }
    for (index, power) in def.powers.iter().enumerate() {
        add(line(power.id.clone(), all_words(&power.name)), Page::Powers, Target::Power(index));
    }
    for (index, scenario) in def.scenarios.iter().enumerate() {
        let words = format!("{} / {}", all_words(&scenario.name), all_words(&scenario.description));
        add(line(scenario.id.clone(), words), Page::Scenarios, Target::Scenario(index));
    }
    for (index, kind) in def.treasures.kinds.iter().enumerate() {
        add(all_words(&kind.name), Page::Supplies, Target::Treasure(index));
    }
    for (tables, page) in [(&def.tiers, Target::Tier as fn(u32) -> Target), (&def.tokens, Target::Token)] {
        for (&value, count) in tables {
            let target = page(value);
            add(line(target.name(texts, def).unwrap_or_default(), count.to_string()), Page::Supplies, target);
        }
    }
    for heap in Heap::ALL {
        for (group, own) in heap.of(def).iter().enumerate() {
            for index in 0..own.tiles.len() {
                let target = Target::Tile(TileSpot { heap, group, index });
                add(line(texts.say(heap.name()), target.name(texts, def).unwrap_or_default()), Page::Tiles, target);
            }
        }
    }
    all
}

fn all_words(text: &Text) -> String {
    match text {
        Text::Plain(text) => text.clone(),
        Text::Languages(texts) => texts.values().cloned().collect::<Vec<_>>().join(" / "),
    }
}

/// The page and the place on it to which something leads that the laboratory found: a hex, a tile, a card or a cost.
#[must_use]
pub fn part_found(finding: &Finding, def: &VariantDef) -> Option<(Page, Option<Target>)> {
    let key = match finding {
        Finding::NeverUsed { keys, .. } => keys.first()?,
        Finding::HardlyUsed { key, .. } => key,
        _ => finding.cause()?.keys.first()?,
    };
    if let Some(card) = def.cards.iter().position(|card| card.id == *key) {
        return Some((Page::Cards, Some(Target::Card(card))));
    }
    if let Some(power) = def.powers.iter().position(|power| power.id == *key) {
        return Some((Page::Powers, Some(Target::Power(power))));
    }
    if let Some(spot) = spot_of(def, key) {
        return Some((Page::Tiles, Some(Target::Tile(spot))));
    }
    let cost = FIELDS.iter().find(|(part, _)| part.strip_prefix("costs.").is_some_and(|cost| cost == key));
    if let Some(&(_, name)) = cost {
        return Some((Page::Rules, Some(Target::Field(name))));
    }
    key.parse().ok().map(|cell| (Page::Board, Some(Target::Cell(cell))))
}

/// The place of the tile of this name.
fn spot_of(def: &VariantDef, name: &str) -> Option<TileSpot> {
    Heap::ALL.into_iter().find_map(|heap| {
        let group = heap.of(def).iter().position(|group| name.strip_prefix(&*group.group).is_some())?;
        let own = &heap.of(def)[group];
        let mut number: u32 = name.strip_prefix(&*own.group)?.parse().ok().filter(|&number| number > 0)?;
        let index = own.tiles.iter().position(|tile| {
            number = number.saturating_sub(tile.copies);
            number == 0
        })?;
        Some(TileSpot { heap, group, index })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn cards_tiles_and_costs_are_found_and_lead_to_their_places() {
        let def = VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap();
        let texts = Texts::new(Language::French);
        let found = contents(&texts, &def);
        let card = found.iter().find(|(content, ..)| content.said.contains("Digging party")).unwrap();
        assert_eq!((card.1, card.2), (Some(Page::Cards), Some(Target::Card(8))));
        assert!(found.iter().all(|(content, ..)| !content.said.is_empty()));
        let part = |measure, key: &str| {
            let keys = vec![key.to_owned()];
            part_found(&Finding::NeverUsed { measure, keys, in_other: false, cause: None }, &def)
        };
        let spot = TileSpot { heap: Heap::Cards, group: 1, index: 2 };
        assert_eq!(part("tile_placed", "T3"), Some((Page::Tiles, Some(Target::Tile(spot)))));
        assert_eq!(part("card_played", "02"), Some((Page::Cards, Some(Target::Card(8)))));
        assert_eq!(part("action", "guard"), Some((Page::Rules, Some(Target::Field("editor-guard")))));
        assert_eq!(part("cell_entered", "d4"), Some((Page::Board, Some(Target::Cell("d4".parse().unwrap())))));
        assert_eq!(part("action", "pass"), None);
    }
}
