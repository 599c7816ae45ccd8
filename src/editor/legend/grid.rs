//! The shape of a board: hexes come and go, and everything that lies on the others keeps its place, whatever the hexes are
//! called afterwards.

use crate::editor::tikal::boards::{Chart, Refusal};
use crate::hex::{CellName, Hex};
use crate::legend::VariantDef;
use crate::tikal::BoardDef;

/// Why the shape of a board was not changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// The board would be none.
    #[error(transparent)]
    Shape(#[from] Refusal),
    /// The base camp or a tile of a scenario lies there.
    #[error("something lies on {0}: lay it elsewhere first")]
    Laid(CellName),
    /// The board cannot be read.
    #[error("the board has faults: mend these first")]
    Faulty,
}

/// The board of a definition as a set of hexes, if it is not larger than any board can be.
#[must_use]
pub fn chart(def: &VariantDef) -> Option<Chart> {
    Chart::read(&shape(def))
}

/// The shape alone.
fn shape(def: &VariantDef) -> BoardDef {
    let board = &def.board;
    BoardDef {
        columns: board.columns.clone(),
        raised: board.raised,
        left_out: board.left_out.clone(),
        printed: Vec::new(),
    }
}

/// The names of hexes on which something lies that has to be somewhere.
fn laid(def: &VariantDef) -> impl Iterator<Item = &String> {
    let tiles = def.scenarios.iter().flat_map(|scenario| &scenario.laid).map(|laid| &laid.cell);
    tiles.chain([&def.board.base_camp.cell])
}

/// Adds a hex to the board, or takes it away.
///
/// # Errors
/// If the board would be too large or empty, or something lies there.
pub fn toggle(def: &mut VariantDef, spot: Hex) -> Result<(), Refused> {
    let before = chart(def).ok_or(Refused::Faulty)?;
    let mut after = before.clone();
    if before.cells().contains(&spot) {
        if let Some(name) = before.name(spot).filter(|name| laid(def).any(|cell| *cell == name.to_string())) {
            return Err(Refused::Laid(name));
        }
        after.remove(&[spot])?;
    } else {
        after.add(&[spot])?;
    }
    let written = after.write(&shape(def));
    // A column that comes in on the left gives every hex another name.
    let renamed = |cell: &str| -> Option<String> {
        let hex = before.spot(cell.parse().ok()?)?;
        Some(after.name(hex).filter(|_| after.cells().contains(&hex))?.to_string())
    };
    def.board.dotted = def.board.dotted.iter().filter_map(|cell| renamed(cell)).collect();
    let tiles = def.scenarios.iter_mut().flat_map(|scenario| &mut scenario.laid).map(|laid| &mut laid.cell);
    for cell in tiles.chain([&mut def.board.base_camp.cell]) {
        if let Some(name) = renamed(cell) {
            *cell = name;
        }
    }
    let BoardDef { columns, raised, left_out, .. } = written;
    (def.board.columns, def.board.raised, def.board.left_out) = (columns, raised, left_out);
    Ok(())
}

/// Makes a hex dotted, or plain again. The base camp and hexes on which a scenario lays a tile stay as they are.
///
/// # Errors
/// If something lies there.
pub fn dot(def: &mut VariantDef, name: CellName) -> Result<(), Refused> {
    let text = name.to_string();
    if let Some(place) = def.board.dotted.iter().position(|cell| *cell == text) {
        def.board.dotted.remove(place);
        return Ok(());
    }
    if laid(def).any(|cell| *cell == text) {
        return Err(Refused::Laid(name));
    }
    let names = def.board.dotted.iter();
    let place = names.filter(|cell| cell.parse().is_ok_and(|other: CellName| other < name)).count();
    def.board.dotted.insert(place, text);
    Ok(())
}

/// Puts the base camp on a hex that is neither dotted nor laid with a tile.
///
/// # Errors
/// If something lies there.
pub fn settle(def: &mut VariantDef, name: CellName) -> Result<(), Refused> {
    let text = name.to_string();
    if laid(def).any(|cell| *cell == text) && def.board.base_camp.cell != text {
        return Err(Refused::Laid(name));
    }
    def.board.dotted.retain(|cell| *cell != text);
    def.board.base_camp.cell = text;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legend::validate;

    fn legend() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap()
    }

    #[test]
    fn everything_keeps_its_place_when_a_column_comes_in_on_the_left() {
        let mut def = legend();
        let before = chart(&def).unwrap();
        let beside = before.spot("a4".parse().unwrap()).unwrap().moved((-1, -1));
        toggle(&mut def, beside).unwrap();
        assert_eq!(def.board.columns.len(), 10);
        assert_eq!(def.board.base_camp.cell, "b7");
        let (variant, problems) = validate(def.clone());
        assert!(variant.is_some(), "{problems:?}");
        // And back again.
        let after = chart(&def).unwrap();
        let first = after.cells().iter().copied().find(|&hex| after.name(hex).is_some_and(|name| name.column == 0));
        toggle(&mut def, first.unwrap()).unwrap();
        let (own, printed) = (&def, &legend());
        assert_eq!((&own.scenarios, &own.board.dotted), (&printed.scenarios, &printed.board.dotted));
        assert_eq!(chart(own).unwrap().cells().len(), before.cells().len());
    }

    #[test]
    fn nothing_that_lies_somewhere_loses_its_hex() {
        let mut def = legend();
        let spot = |name: &str| chart(&legend()).unwrap().spot(name.parse().unwrap()).unwrap();
        for taken in ["a7", "h1"] {
            assert_eq!(toggle(&mut def, spot(taken)), Err(Refused::Laid(taken.parse().unwrap())));
            assert_eq!(dot(&mut def, taken.parse().unwrap()), Err(Refused::Laid(taken.parse().unwrap())));
        }
        assert_eq!(settle(&mut def, "h1".parse().unwrap()), Err(Refused::Laid("h1".parse().unwrap())));
        assert_eq!(def, legend());
        dot(&mut def, "d1".parse().unwrap()).unwrap();
        assert_eq!(def.board.dotted[5], "d1");
        settle(&mut def, "d1".parse().unwrap()).unwrap();
        assert_eq!((def.board.base_camp.cell.as_str(), def.board.dotted.len()), ("d1", 15));
        toggle(&mut def, spot("a2")).unwrap();
        assert!(!def.board.dotted.contains(&"a2".to_owned()));
        assert!(validate(def).0.is_some());
    }
}
