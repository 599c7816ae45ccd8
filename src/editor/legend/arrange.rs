//! Tiles that come, go and change places in a definition. A tile is called by its group and by its place there: whatever
//! is done, scenarios and cards go on meaning the same tiles.

use std::collections::BTreeMap;

use super::tiles::{Heap, MOST_NAMED, TileSpot};
use crate::legend::{EffectDef, VariantDef};

/// A change of where tiles stand in a heap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrangement {
    /// The tile stands before the one that has this place, of the same heap.
    Move(TileSpot),
    /// There is one more like it behind it.
    Duplicate,
    /// It is taken out; where a scenario lays it, it lies there no more.
    Remove,
    /// There are so many of it.
    Copies(u32),
}

/// Arranges a tile anew. Gives the place that it has then, or that of the one that is in its place.
pub fn arrange(def: &mut VariantDef, spot: TileSpot, arrangement: Arrangement) -> Option<TileSpot> {
    let heap = spot.heap;
    // The names of all copies of each tile as they are called now, which follow the tiles wherever they go.
    let mut names = all_names(def, heap);
    let groups = heap.of_mut(def);
    groups.get(spot.group)?.tiles.get(spot.index)?;
    let mut now = spot;
    match arrangement {
        Arrangement::Move(to) => {
            groups.get(to.group)?;
            let is_behind = to.group == spot.group && to.index > spot.index;
            let tile = groups[spot.group].tiles.remove(spot.index);
            let called = names[spot.group].remove(spot.index);
            let index = (to.index - usize::from(is_behind)).min(groups[to.group].tiles.len());
            groups[to.group].tiles.insert(index, tile);
            names[to.group].insert(index, called);
            now = TileSpot { heap, group: to.group, index };
        }
        Arrangement::Duplicate => {
            let tile = crate::legend::TileDef { copies: 1, ..groups[spot.group].tiles[spot.index].clone() };
            groups[spot.group].tiles.insert(spot.index + 1, tile);
            names[spot.group].insert(spot.index + 1, Vec::new());
            now.index += 1;
        }
        Arrangement::Remove => {
            groups[spot.group].tiles.remove(spot.index);
            names[spot.group].remove(spot.index);
        }
        Arrangement::Copies(copies) => groups[spot.group].tiles[spot.index].copies = copies,
    }
    if let Some(empty) = groups.iter().position(|group| group.tiles.is_empty()) {
        groups.remove(empty);
        names.remove(empty);
        if now.group > empty {
            now.group -= 1;
        }
    }
    let groups = heap.of(def);
    now.group = now.group.min(groups.len().saturating_sub(1));
    now.index = now.index.min(groups.get(now.group).map_or(0, |group| group.tiles.len()).saturating_sub(1));
    let renamed: BTreeMap<String, String> = names
        .into_iter()
        .flatten()
        .zip(all_names(def, heap).into_iter().flatten())
        .flat_map(|(before, now)| before.into_iter().zip(now))
        .collect();
    rename(def, heap, &renamed);
    Some(now)
}

/// The names of the copies of each tile of a heap, by group and by place in it.
fn all_names(def: &VariantDef, heap: Heap) -> Vec<Vec<Vec<String>>> {
    let of_group = |group: &crate::legend::GroupDef| {
        let mut number = 0;
        let mut tiles: Vec<Vec<String>> = Vec::new();
        for tile in &group.tiles {
            let behind = number + (tile.copies as usize).min(MOST_NAMED);
            tiles.push((number + 1..=behind).map(|number| format!("{}{number}", group.group)).collect());
            number = behind;
        }
        tiles
    };
    heap.of(def).iter().map(of_group).collect()
}

/// Calls the tiles of a heap anew wherever they are named. A scenario lays nothing that has no name any more.
fn rename(def: &mut VariantDef, heap: Heap, renamed: &BTreeMap<String, String>) {
    let letters: Vec<char> = renamed.keys().filter_map(|name| name.chars().next()).collect();
    if heap == Heap::Cards {
        for card in &mut def.cards {
            if let EffectDef::Tile(name) = &mut card.effect
                && let Some(new) = renamed.get(name)
            {
                name.clone_from(new);
            }
        }
        return;
    }
    for scenario in &mut def.scenarios {
        let is_there = |name: &str| {
            let is_of_heap = name.chars().next().is_some_and(|letter| letters.contains(&letter));
            !is_of_heap || renamed.contains_key(name)
        };
        scenario.laid.retain(|laid| is_there(&laid.tile));
        for laid in &mut scenario.laid {
            if let Some(new) = renamed.get(&laid.tile) {
                laid.tile.clone_from(new);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::legend::tiles::laid_tile;
    use crate::legend::{KindDef, validate};

    fn legend() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap()
    }

    /// The tiles of each scenario, each with its hex.
    fn lies(def: &VariantDef) -> Vec<Vec<(String, KindDef, [u32; 6])>> {
        let of_scenario = |scenario: &crate::legend::ScenarioDef| {
            let mut all: Vec<_> = scenario
                .laid
                .iter()
                .map(|laid| {
                    let tile = laid_tile(def, &laid.tile).unwrap();
                    (laid.cell.clone(), tile.kind, tile.slabs)
                })
                .collect();
            all.sort_by(|one, other| one.0.cmp(&other.0));
            all
        };
        def.scenarios.iter().map(of_scenario).collect()
    }

    fn at(group: usize, index: usize) -> TileSpot {
        TileSpot { heap: Heap::Setup, group, index }
    }

    #[test]
    fn whatever_moves_scenarios_lay_the_same_tiles_in_the_same_places() {
        let before = lies(&legend());
        let changes: [(TileSpot, Arrangement); 6] = [
            (at(0, 0), Arrangement::Move(at(0, 3))),
            (at(0, 4), Arrangement::Move(at(0, 0))),
            (at(0, 2), Arrangement::Move(at(2, 1))),
            (at(2, 5), Arrangement::Move(at(1, 9))),
            (at(0, 1), Arrangement::Duplicate),
            (
                TileSpot { heap: Heap::Deck, group: 4, index: 2 },
                Arrangement::Move(TileSpot { heap: Heap::Deck, group: 4, index: 0 }),
            ),
        ];
        for (spot, change) in changes {
            let mut def = legend();
            let now = arrange(&mut def, spot, change).unwrap();
            assert_eq!(lies(&def), before, "{change:?}");
            let moved = |def: &VariantDef, spot: TileSpot| spot.heap.of(def)[spot.group].tiles[spot.index].slabs;
            assert_eq!(moved(&def, now), moved(&legend(), spot), "{change:?}");
            let (variant, problems) = validate(def);
            // A copy is a tile that no scenario lays yet.
            assert_eq!(variant.is_some(), change != Arrangement::Duplicate, "{problems:?}");
        }
    }

    #[test]
    fn what_is_taken_out_lies_nowhere_and_cards_keep_their_tiles() {
        let mut def = legend();
        arrange(&mut def, at(0, 0), Arrangement::Remove);
        assert!(validate(def.clone()).0.is_some());
        assert!(def.scenarios.iter().all(|scenario| scenario.laid.len() + 1 >= 15));
        let temple = |group: usize, index: usize| TileSpot { heap: Heap::Cards, group, index };
        let card = def.cards.iter().position(|card| card.effect == EffectDef::Tile("T3".to_owned())).unwrap();
        arrange(&mut def, temple(1, 2), Arrangement::Move(temple(1, 0)));
        assert_eq!(def.cards[card].effect, EffectDef::Tile("T1".to_owned()));
        arrange(&mut def, temple(1, 1), Arrangement::Copies(2));
        let others: Vec<_> = def
            .cards
            .iter()
            .filter_map(|card| match &card.effect {
                EffectDef::Tile(name) => Some(name.as_str()),
                _ => None,
            })
            .collect();
        assert_eq!(others, ["T2", "T4", "T1", "T5"]);
        // A group without a tile is none.
        for _ in 0..3 {
            arrange(&mut def, temple(2, 0), Arrangement::Remove);
        }
        assert_eq!(def.card_tiles.len(), 2);
        assert_eq!(arrange(&mut def, temple(7, 0), Arrangement::Remove), None);
    }
}
