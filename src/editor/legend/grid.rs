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
    /// A tile would lie beside the board.
    #[error("there is no hex for a tile")]
    NoHex,
    /// The variant has no tile of that name.
    #[error("the variant has no such tile")]
    NoTile,
}

/// The board of a definition as a set of hexes, if it is not larger than any board can be.
#[must_use]
pub fn chart(def: &VariantDef) -> Option<Chart> {
    Chart::read(&shape(def))
}

/// The shape alone.
pub(super) fn shape(def: &VariantDef) -> BoardDef {
    let board = &def.board;
    BoardDef {
        columns: board.columns.clone(),
        raised: board.raised,
        left_out: board.left_out.clone(),
        printed: Vec::new(),
    }
}

/// The names of hexes on which something lies that has to be somewhere.
pub(super) fn laid(def: &VariantDef) -> impl Iterator<Item = &String> {
    let tiles = def.scenarios.iter().flat_map(|scenario| &scenario.laid).map(|laid| &laid.cell);
    tiles.chain([&def.board.base_camp.cell])
}

/// Adds a hex to the board, or takes it away.
///
/// # Errors
/// If the board would be too large or empty, or something lies there.
pub fn toggle(def: &mut VariantDef, spot: Hex) -> Result<(), Refused> {
    let adds = !chart(def).ok_or(Refused::Faulty)?.cells().contains(&spot);
    draw(def, &[vec![spot]], adds).map_or(Ok(()), Err)
}

/// Adds hexes to the board, or takes them away: of each of these sets all or none. Returns why the last set that could not
/// be changed could not.
pub fn draw(def: &mut VariantDef, sets: &[Vec<Hex>], adds: bool) -> Option<Refused> {
    let Some(before) = chart(def) else { return Some(Refused::Faulty) };
    let mut after = before.clone();
    let mut refused = None;
    for set in sets {
        let lies = set.iter().filter_map(|&spot| before.name(spot).filter(|_| before.cells().contains(&spot)));
        let there = lies.into_iter().find(|name| laid(def).any(|cell| *cell == name.to_string()));
        let done = match there.filter(|_| !adds) {
            Some(name) => Err(Refused::Laid(name)),
            None if adds => after.add(set).map_err(Refused::from),
            None => after.remove(set).map_err(Refused::from),
        };
        refused = done.err().or(refused);
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
    refused
}

/// Makes these hexes dotted, or plain again. The base camp and hexes on which a scenario lays a tile stay as they are;
/// returns the last of those.
pub fn dot(def: &mut VariantDef, names: &[CellName], dots: bool) -> Option<Refused> {
    let mut refused = None;
    for &name in names {
        let text = name.to_string();
        if !dots {
            def.board.dotted.retain(|cell| *cell != text);
        } else if laid(def).any(|cell| *cell == text) {
            refused = Some(Refused::Laid(name));
        } else if !def.board.dotted.contains(&text) {
            let before = def.board.dotted.iter();
            let place = before.filter(|cell| cell.parse().is_ok_and(|other: CellName| other < name)).count();
            def.board.dotted.insert(place, text);
        }
    }
    refused
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
            assert_eq!(dot(&mut def, &[taken.parse().unwrap()], true), Some(Refused::Laid(taken.parse().unwrap())));
        }
        assert_eq!(settle(&mut def, "h1".parse().unwrap()), Err(Refused::Laid("h1".parse().unwrap())));
        assert_eq!(def, legend());
        assert_eq!(dot(&mut def, &["d1".parse().unwrap()], true), None);
        assert_eq!(def.board.dotted[5], "d1");
        settle(&mut def, "d1".parse().unwrap()).unwrap();
        assert_eq!((def.board.base_camp.cell.as_str(), def.board.dotted.len()), ("d1", 15));
        toggle(&mut def, spot("a2")).unwrap();
        assert!(!def.board.dotted.contains(&"a2".to_owned()));
        assert!(validate(def).0.is_some());
    }

    #[test]
    fn a_stroke_draws_what_it_can_and_says_what_it_could_not() {
        let mut def = legend();
        let spot = |name: &str| chart(&legend()).unwrap().spot(name.parse().unwrap()).unwrap();
        // Of each set all goes or nothing.
        let sets = [vec![spot("a2"), spot("i2")], vec![spot("d1"), spot("h1")], vec![spot("i3")]];
        assert_eq!(draw(&mut def, &sets, false), Some(Refused::Laid("h1".parse().unwrap())));
        let after = chart(&def).unwrap();
        assert_eq!(after.cells().len(), chart(&legend()).unwrap().cells().len() - 3);
        assert!(validate(def.clone()).0.is_some());
        assert_eq!(draw(&mut def, &[vec![spot("a2"), spot("i2")], vec![spot("i3")]], true), None);
        let board = |def: &VariantDef| chart(def).unwrap().cells().clone();
        assert_eq!(board(&def), board(&legend()));
        // Dots are laid where nothing lies, and come off everywhere.
        let names = ["d1", "h1", "a3"].map(|name| name.parse().unwrap());
        assert_eq!(dot(&mut def, &names, true), Some(Refused::Laid(names[1])));
        assert!(def.board.dotted.contains(&"d1".to_owned()) && !def.board.dotted.contains(&"h1".to_owned()));
        assert_eq!(dot(&mut def, &names, false), None);
        assert!(!def.board.dotted.contains(&"d1".to_owned()) && !def.board.dotted.contains(&"a3".to_owned()));
    }
}
