//! The printed tiles of a made board, and the writing of its cells.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use super::shape::{self, GridCell, Shape, Symmetry};
use super::{DOZEN, Slider, Stream, Wish, one_of, random};
use crate::hex::{CellName, Direction, MAX_CELLS, Raised};
use crate::tikal::{BoardDef, KindDef, PrintedDef, VariantDef};

/// The most cells with a tile printed on them.
const MOST_PRINTED: usize = 4;

/// A tile that is printed, on a board that is not turned yet.
struct Print {
    spot: GridCell,
    kind: KindDef,
    slabs: [u32; 6],
}

/// A board for this definition, as is wished.
pub(super) fn make(def: &VariantDef, wish: &Wish) -> BoardDef {
    let random = &mut random(wish, Stream::Board);
    let free = (DOZEN * usize::from(wish.of(Slider::Size))).max(tiles(def)).min(MAX_CELLS - MOST_PRINTED);
    let suits = |symmetry: &Symmetry| symmetry.suits(free + printed(*symmetry));
    let mut symmetries: Vec<Symmetry> = Symmetry::ALL.into_iter().filter(suits).collect();
    let first = random.random_range(0..symmetries.len() as u32) as usize;
    symmetries.rotate_left(first);
    // Not every number of cells can do without spikes in every symmetry.
    let asked = [shape::COMPANY, shape::COMPANY - 1]
        .into_iter()
        .flat_map(|company| symmetries.iter().map(move |&symmetry| (company, symmetry)));
    let mut sound = None;
    for (company, symmetry) in asked {
        sound = sound.or_else(|| shape::sound(free + printed(symmetry), symmetry, company, random));
    }
    // A mirror suits any number.
    let shape = sound.unwrap_or_else(|| shape::round(free + printed(Symmetry::Mirror), Symmetry::Mirror));
    let prints = prints(def, &shape, random);
    written(&shape, &prints, random.random_range(0..6))
}

/// The greatest number of tiles that a table has with this deck.
fn tiles(def: &VariantDef) -> usize {
    let table = |players: u32| -> usize {
        let groups =
            def.deck.iter().filter(|group| group.only_with.as_ref().is_none_or(|only| only.contains(&players)));
        groups.flat_map(|group| &group.tiles).fold(0, |sum, tile| sum.saturating_add(tile.copies as usize))
    };
    (2..=4).map(table).max().unwrap_or(0)
}

/// The number of tiles printed on a board of this symmetry, the base camp among them.
const fn printed(symmetry: Symmetry) -> usize {
    match symmetry {
        Symmetry::Mirror | Symmetry::Third => 4,
        Symmetry::Half => 3,
    }
}

/// The base camp and what lies around it, joined to it by slabs of its own.
fn prints(def: &VariantDef, shape: &Shape, random: &mut ChaCha8Rng) -> Vec<Print> {
    let temple = temple(def, random.random_range(1..=2));
    let camp = |slabs| Print { spot: shape.landing, kind: KindDef::BaseCamp, slabs };
    // Slabs on the sides that lead away from the camp, counted from the one that looks straight away.
    let away = |side: usize, kind, ways: &[usize]| {
        let mut slabs = [0; 6];
        for way in ways {
            slabs[(side + way) % 6] = 1;
        }
        Print { spot: shape.landing.towards(Direction::ALL[side % 6]), kind, slabs }
    };
    match shape.symmetry {
        // At the rim: the way inland, and a site on either side of it.
        Symmetry::Mirror => {
            let inland = one_of(random, &[KindDef::Clearing, KindDef::Clearing, self::temple(def, 1)]);
            vec![
                camp([1, 1, 0, 0, 0, 1]),
                away(0, inland, &[0, 1, 5]),
                away(1, temple, &[0, 5]),
                away(5, temple, &[0, 1]),
            ]
        }
        // In the centre: sites around it, and free cells between them.
        Symmetry::Half => {
            let side = random.random_range(0..3);
            vec![camp([1; 6]), away(side, temple, &[0, 1]), away(side + 3, temple, &[0, 1])]
        }
        Symmetry::Third => {
            let side = random.random_range(0..2);
            let sites = [0, 2, 4].map(|more| away(side + more, temple, &[0, 1]));
            std::iter::once(camp([1; 6])).chain(sites).collect()
        }
    }
}

/// A temple of this value or the next one, if the definition has tiers to uncover it further, or has no deck and so no
/// tiers of its own yet; else a clearing.
fn temple(def: &VariantDef, value: u32) -> KindDef {
    let grows = |value: u32| {
        def.deck.is_empty()
            || def.costs.uncover.is_none()
            || def.tiers.get(&(value + 1)).is_some_and(|&count| count > 0)
    };
    [value, 3 - value].into_iter().find(|&value| grows(value)).map_or(KindDef::Clearing, KindDef::Temple)
}

/// The board as a definition writes it, turned by so many sixths.
fn written(shape: &Shape, prints: &[Print], sixths: usize) -> BoardDef {
    let mut spots: Vec<GridCell> = shape.cells.iter().map(|spot| spot.turned(sixths)).collect();
    spots.sort_unstable_by_key(|spot| (spot.q, spot.down()));
    let first = spots.iter().map(|spot| spot.q).min().unwrap_or(0);
    let last = spots.iter().map(|spot| spot.q).max().unwrap_or(0);
    let top = spots.iter().map(|spot| spot.down()).min().unwrap_or(0);
    // Columns next to each other differ by half a cell: those of the highest cell's kind are the raised ones.
    let raised = if (top - first).rem_euclid(2) == 0 { Raised::Odd } else { Raised::Even };
    let name = |spot: GridCell| CellName { column: (spot.q - first) as u8, row: ((spot.down() - top) / 2) as u8 };
    let names: Vec<CellName> = spots.iter().map(|&spot| name(spot)).collect();
    let rows = |column: i32| {
        let rows = names.iter().filter(|name| i32::from(name.column) == column).map(|name| u32::from(name.row) + 1);
        rows.max().unwrap_or(0)
    };
    let columns: Vec<u32> = (0..=last - first).map(rows).collect();
    let grid = (0..).zip(&columns).flat_map(|(column, &rows)| (0..rows as u8).map(move |row| CellName { column, row }));
    let left_out = grid.filter(|name| !names.contains(name)).map(|name| name.to_string()).collect();
    let printed = prints.iter().map(|print| {
        let mut slabs = [0; 6];
        for (side, &count) in print.slabs.iter().enumerate() {
            slabs[(side + sixths) % 6] = count;
        }
        PrintedDef { cell: name(print.spot.turned(sixths)).to_string(), kind: print.kind, slabs }
    });
    BoardDef { columns, raised, left_out, printed: printed.collect() }
}
