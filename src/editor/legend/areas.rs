//! Areas of a board of Tikal Legend: hexes that are moved, turned, mirrored, copied or removed together.
//!
//! On the page of the board the hexes go, with their dots, the base camp and the tiles that scenarios lay there; on that of
//! the scenarios the hexes stay, and the tiles of one scenario go. A tile cannot be mirrored: it is turned so that it looks
//! most like its mirror image. All of it is done or nothing.

use std::collections::BTreeSet;

use super::generate::lowest;
use super::grid::{Refused, chart, shape};
use super::tiles::laid_tile;
use crate::editor::area::{Area, Motion, Patch};
use crate::editor::tikal::boards::Chart;
use crate::expedition::Slabs;
use crate::hex::{CellName, Hex, Rotation};
use crate::legend::{LaidDef, VariantDef};
use crate::tikal::BoardDef;

/// The distance by which the hexes lie elsewhere in a chart that is read anew.
pub type Shift = (i16, i16);

/// A tile of a copied hex: its name and its rotation.
pub type Laid = (String, u32);

/// Moves the hexes of an area with everything that is on them. Hexes to which others come are theirs.
///
/// # Errors
/// If the base camp or a tile of a scenario lies there, or the board would be larger than a board can be.
pub fn move_area(def: &mut VariantDef, area: &Area, motion: Motion) -> Result<Shift, Refused> {
    let before = chart(def).ok_or(Refused::Faulty)?;
    let mut ways = area.ways(motion);
    ways.retain(|from, _| before.cells().contains(from));
    let comes: BTreeSet<Hex> = ways.values().copied().filter(|to| !ways.contains_key(to)).collect();
    refuse_laid(def, &before, &comes)?;
    let mut after = before.clone();
    after.move_area(area, motion)?;
    let stays = |hex: &Hex| !ways.contains_key(hex) && !comes.contains(hex);
    let dotted: BTreeSet<Hex> = dotted(def, &before);
    let comes_dotted = ways.iter().filter(|(from, _)| dotted.contains(from)).map(|(_, to)| *to);
    let dotted = dotted.iter().copied().filter(|hex| stays(hex)).chain(comes_dotted).collect();
    turn_on(def, &before, area, motion);
    let place = |hex: Hex| ways.get(&hex).copied().unwrap_or(hex);
    write(def, &before, &after, dotted, place);
    Ok(after.shift())
}

/// A copy of the hexes of an area: which of them are dotted.
#[must_use]
pub fn copy(def: &VariantDef, area: &Area) -> Patch<bool> {
    let Some(board) = chart(def) else { return Patch::of(&Area::default(), |_| None) };
    let dotted = dotted(def, &board);
    Patch::of(area, |hex| board.cells().contains(&hex).then(|| dotted.contains(&hex)))
}

/// Lays copied hexes on the board. Where something lies they are not dotted.
///
/// # Errors
/// If the board would be larger than a board can be.
pub fn lay(def: &mut VariantDef, hexes: &[(Hex, bool)]) -> Result<Shift, Refused> {
    let before = chart(def).ok_or(Refused::Faulty)?;
    let mut after = before.clone();
    after.add(&hexes.iter().map(|(hex, _)| *hex).collect::<Vec<_>>())?;
    let mut dotted = dotted(def, &before);
    for (hex, is_dotted) in hexes {
        let is_free = refuse_laid(def, &before, &[*hex].into()).is_ok();
        if *is_dotted && is_free {
            dotted.insert(*hex);
        } else {
            dotted.remove(hex);
        }
    }
    write(def, &before, &after, dotted, |hex| hex);
    Ok(after.shift())
}

/// Removes the hexes of an area.
///
/// # Errors
/// If the base camp or a tile of a scenario lies on one of them, or no hex would be left.
pub fn remove_area(def: &mut VariantDef, area: &Area) -> Result<Shift, Refused> {
    let before = chart(def).ok_or(Refused::Faulty)?;
    refuse_laid(def, &before, area.hexes())?;
    let mut after = before.clone();
    after.remove_area(area)?;
    let dotted = dotted(def, &before).into_iter().filter(|&hex| !area.contains(hex)).collect();
    write(def, &before, &after, dotted, |hex| hex);
    Ok(after.shift())
}

/// The dotted hexes.
fn dotted(def: &VariantDef, board: &Chart) -> BTreeSet<Hex> {
    def.board.dotted.iter().filter_map(|name| board.spot(name.parse().ok()?)).collect()
}

/// The refusal of the first of these hexes on which something lies that has to be somewhere.
fn refuse_laid(def: &VariantDef, board: &Chart, hexes: &BTreeSet<Hex>) -> Result<(), Refused> {
    let lies = |cell: &String| {
        let name: CellName = cell.parse().ok()?;
        board.spot(name).filter(|hex| hexes.contains(hex)).map(|_| Refused::Laid(name))
    };
    super::grid::laid(def).find_map(lies).map_or(Ok(()), Err)
}

/// Turns the base camp, and the tiles that scenarios lay on an area.
fn turn_on(def: &mut VariantDef, board: &Chart, area: &Area, motion: Motion) {
    let is_on = |cell: &str| cell.parse().ok().and_then(|name| board.spot(name)).is_some_and(|hex| area.contains(hex));
    if is_on(&def.board.base_camp.cell) {
        def.board.base_camp.slabs = motion.sides(def.board.base_camp.slabs);
    }
    let tiles = def.scenarios.iter().enumerate().flat_map(|(scenario, own)| {
        own.laid.iter().enumerate().filter(|(_, laid)| is_on(&laid.cell)).map(move |(index, _)| (scenario, index))
    });
    for (scenario, index) in tiles.collect::<Vec<_>>() {
        let laid = &def.scenarios[scenario].laid[index];
        let rotation = rotation_after(def, laid, motion);
        def.scenarios[scenario].laid[index].rotation = rotation;
    }
}

/// The rotation of a tile after a motion: the lowest in which it looks as it should, or most like that.
fn rotation_after(def: &VariantDef, laid: &LaidDef, motion: Motion) -> u32 {
    let Some(tile) = laid_tile(def, &laid.tile).filter(|_| !matches!(motion, Motion::Move(..))) else {
        return laid.rotation;
    };
    let slabs = Slabs::new(tile.slabs.map(|slabs| slabs.min(3) as u8));
    let wanted = motion.sides(slabs.turned(Rotation::from_sixths(laid.rotation as usize % 6)));
    let apart = |rotation: Rotation| {
        let sides = slabs.turned(rotation);
        (0..6).map(|side| u32::from(sides[side].abs_diff(wanted[side]))).sum::<u32>()
    };
    let best = Rotation::ALL.into_iter().min_by_key(|&rotation| (apart(rotation), rotation.index()));
    lowest(tile, best.unwrap_or_default()).index() as u32
}

/// Writes a changed board into the definition: whatever lies on a hex lies on the one that took its place.
fn write(def: &mut VariantDef, before: &Chart, after: &Chart, dotted: BTreeSet<Hex>, place: impl Fn(Hex) -> Hex) {
    let name = |hex: Hex| after.name(hex).filter(|_| after.cells().contains(&hex));
    let mut names: Vec<CellName> = dotted.into_iter().filter_map(name).collect();
    names.sort_unstable();
    let is_same = names.iter().map(ToString::to_string).collect::<BTreeSet<_>>()
        == def.board.dotted.iter().cloned().collect::<BTreeSet<_>>();
    let written = after.write(&shape(def));
    if !is_same {
        def.board.dotted = names.iter().map(ToString::to_string).collect();
    }
    let tiles = def.scenarios.iter_mut().flat_map(|scenario| &mut scenario.laid).map(|laid| &mut laid.cell);
    for cell in tiles.chain([&mut def.board.base_camp.cell]) {
        let hex = cell.parse().ok().and_then(|name| before.spot(name));
        if let Some(now) = hex.and_then(|hex| name(place(hex))) {
            *cell = now.to_string();
        }
    }
    let BoardDef { columns, raised, left_out, .. } = written;
    (def.board.columns, def.board.raised, def.board.left_out) = (columns, raised, left_out);
}

// ---- The tiles of a scenario -------------------------------------------------------------------------

/// Moves the tiles that a scenario lays on an area.
///
/// # Errors
/// If another tile or the base camp lies there, or there is no hex.
pub fn move_tiles(def: &mut VariantDef, scenario: usize, area: &Area, motion: Motion) -> Result<(), Refused> {
    let board = chart(def).ok_or(Refused::Faulty)?;
    let ways = area.ways(motion);
    let hex_of = |cell: &str| cell.parse().ok().and_then(|name| board.spot(name));
    let Some(own) = def.scenarios.get(scenario) else { return Ok(()) };
    let mut laid = own.laid.clone();
    let mut comes = BTreeSet::new();
    for tile in &mut laid {
        let Some(&to) = hex_of(&tile.cell).and_then(|hex| ways.get(&hex)) else { continue };
        let name = board.name(to).filter(|_| board.cells().contains(&to)).ok_or(Refused::NoHex)?;
        tile.rotation = rotation_after(def, tile, motion);
        tile.cell = name.to_string();
        comes.insert(to);
    }
    let stays =
        own.laid.iter().map(|tile| &tile.cell).filter(|cell| hex_of(cell).is_none_or(|hex| !area.contains(hex)));
    is_free(&board, stays.chain([&def.board.base_camp.cell]), &comes)?;
    def.scenarios[scenario].laid = laid;
    Ok(())
}

/// A copy of the tiles that a scenario lays on an area.
#[must_use]
pub fn copy_tiles(def: &VariantDef, scenario: usize, area: &Area) -> Patch<Laid> {
    let board = chart(def);
    let on = |hex: Hex| {
        let name = board.as_ref()?.name(hex)?.to_string();
        let laid = def.scenarios.get(scenario)?.laid.iter().find(|laid| laid.cell == name)?;
        Some((laid.tile.clone(), laid.rotation))
    };
    Patch::of(area, on)
}

/// Lays copied tiles. Each tile is there once: one that the scenario lays already is laid anew.
///
/// # Errors
/// If another tile or the base camp lies there, there is no hex, or the variant has no such tile.
pub fn lay_tiles(def: &mut VariantDef, scenario: usize, tiles: &[(Hex, Laid)]) -> Result<(), Refused> {
    let board = chart(def).ok_or(Refused::Faulty)?;
    let Some(own) = def.scenarios.get(scenario) else { return Ok(()) };
    let is_copied = |laid: &LaidDef| tiles.iter().any(|(_, (tile, _))| *tile == laid.tile);
    let stays: Vec<LaidDef> = own.laid.iter().filter(|laid| !is_copied(laid)).cloned().collect();
    let mut comes = Vec::new();
    for (hex, (tile, rotation)) in tiles {
        let name = board.name(*hex).filter(|_| board.cells().contains(hex)).ok_or(Refused::NoHex)?;
        laid_tile(def, tile).ok_or(Refused::NoTile)?;
        comes.push(LaidDef { tile: tile.clone(), cell: name.to_string(), rotation: rotation % 6 });
    }
    let cells = stays.iter().map(|laid| &laid.cell).chain([&def.board.base_camp.cell]);
    is_free(&board, cells, &tiles.iter().map(|(hex, _)| *hex).collect())?;
    def.scenarios[scenario].laid = stays.into_iter().chain(comes).collect();
    Ok(())
}

/// Takes the tiles of an area off the board.
pub fn remove_tiles(def: &mut VariantDef, scenario: usize, area: &Area) {
    let Some(board) = chart(def) else { return };
    if let Some(own) = def.scenarios.get_mut(scenario) {
        let is_on =
            |cell: &str| cell.parse().ok().and_then(|name| board.spot(name)).is_some_and(|it| area.contains(it));
        own.laid.retain(|laid| !is_on(&laid.cell));
    }
}

/// The refusal of the first of these hexes on which something lies.
fn is_free<'a>(
    board: &Chart,
    mut cells: impl Iterator<Item = &'a String>,
    hexes: &BTreeSet<Hex>,
) -> Result<(), Refused> {
    let lies = |cell: &String| {
        let name: CellName = cell.parse().ok()?;
        board.spot(name).filter(|hex| hexes.contains(hex)).map(|_| Refused::Laid(name))
    };
    cells.find_map(lies).map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legend::validate;

    fn legend() -> VariantDef {
        VariantDef::read(include_str!("../../../variants/legend/legend.ron")).unwrap()
    }

    fn area(def: &VariantDef, names: &[&str]) -> Area {
        let board = chart(def).unwrap();
        let mut area = Area::default();
        area.choose(names.iter().map(|name| board.spot(name.parse().unwrap()).unwrap()));
        area
    }

    /// The whole board.
    fn whole(def: &VariantDef) -> Area {
        let mut area = Area::default();
        area.choose(chart(def).unwrap().cells().iter().copied());
        area
    }

    #[test]
    fn a_board_that_is_turned_six_times_or_mirrored_twice_is_the_same_with_all_its_scenarios() {
        let before = legend();
        for (motion, times) in [(Motion::Right, 6), (Motion::Across, 2), (Motion::Over, 2)] {
            let mut def = before.clone();
            let mut area = whole(&def);
            for _ in 0..times {
                let shift = move_area(&mut def, &area, motion).unwrap();
                assert!(validate(def.clone()).0.is_some(), "{motion:?}");
                area.go(Motion::Move(shift.0, shift.1));
                area.go(motion);
            }
            assert_eq!(chart(&def).unwrap().cells().len(), chart(&before).unwrap().cells().len());
            assert_eq!(def.board.base_camp.slabs, before.board.base_camp.slabs);
            assert_eq!(def.board.dotted.len(), before.board.dotted.len());
            if times == 6 {
                let tiles = |def: &VariantDef| def.scenarios.iter().map(|own| own.laid.clone()).collect::<Vec<_>>();
                for (own, other) in tiles(&def).iter().flatten().zip(tiles(&before).iter().flatten()) {
                    let tile = laid_tile(&before, &own.tile).unwrap();
                    let low = |laid: &LaidDef| lowest(tile, Rotation::from_sixths(laid.rotation as usize % 6));
                    assert_eq!((&own.tile, low(own)), (&other.tile, low(other)));
                }
            }
        }
    }

    #[test]
    fn what_lies_elsewhere_is_never_covered_and_nothing_changes_then() {
        let before = legend();
        let mut def = before.clone();
        let board = chart(&def).unwrap();
        let camp = board.spot(def.board.base_camp.cell.parse().unwrap()).unwrap();
        let own = area(&def, &["d1"]);
        let onto = Motion::between(own.about().unwrap(), camp);
        assert!(matches!(move_area(&mut def, &own, onto), Err(Refused::Laid(_))));
        assert!(matches!(remove_area(&mut def, &whole(&before)), Err(Refused::Laid(_))));
        assert_eq!(def, before);
        // Copied hexes are dotted where the copied ones were, and nothing lies.
        let dots = area(&def, &["d1"]);
        super::super::grid::dot(&mut def, &["d1".parse().unwrap()], true);
        let copy = copy(&def, &dots);
        let beside = board.spot("a2".parse().unwrap()).unwrap().moved((-1, 1));
        let laid: Vec<_> = copy.laid(beside).map(|(hex, dotted)| (hex, *dotted)).collect();
        let count = def.board.dotted.len();
        lay(&mut def, &laid).unwrap();
        assert_eq!(def.board.dotted.len(), count + 1);
        assert_eq!(chart(&def).unwrap().cells().len(), board.cells().len() + 1);
    }

    #[test]
    fn tiles_of_a_scenario_move_and_are_copied_into_another_one() {
        let before = legend();
        let mut def = before.clone();
        let board = chart(&def).unwrap();
        let first = def.scenarios[0].laid[0].clone();
        let own = area(&def, &[&first.cell]);
        let lies = |def: &VariantDef, scenario: usize| -> BTreeSet<String> {
            def.scenarios[scenario].laid.iter().map(|laid| laid.cell.clone()).collect()
        };
        let free = |def: &VariantDef, scenario: usize| {
            let taken = lies(def, scenario);
            let names = board.cells().iter().filter_map(|&hex| Some((hex, board.name(hex)?.to_string())));
            let mut free = names.filter(|(_, name)| !taken.contains(name) && *name != def.board.base_camp.cell);
            free.next().unwrap()
        };
        let (to, name) = free(&def, 0);
        let motion = Motion::between(own.about().unwrap(), to);
        move_tiles(&mut def, 0, &own, motion).unwrap();
        assert_eq!(def.scenarios[0].laid[0], LaidDef { cell: name, ..first.clone() });
        let taken = board.spot(def.scenarios[0].laid[1].cell.parse().unwrap()).unwrap();
        let area_now = area(&def, &[&def.scenarios[0].laid[0].cell]);
        let onto = Motion::between(to, taken);
        assert!(matches!(move_tiles(&mut def, 0, &area_now, onto), Err(Refused::Laid(_))));
        assert_eq!(move_tiles(&mut def, 0, &area_now, Motion::Move(40, 0)), Err(Refused::NoHex));
        // A tile that the other scenario lays already is laid anew there, not twice.
        let copy = copy_tiles(&before, 0, &own);
        let (on, name) = free(&def, 1);
        let laid: Vec<_> = copy.laid(on).map(|(hex, laid)| (hex, laid.clone())).collect();
        lay_tiles(&mut def, 1, &laid).unwrap();
        let of_tile: Vec<_> = def.scenarios[1].laid.iter().filter(|laid| laid.tile == first.tile).collect();
        assert_eq!(of_tile.len(), 1);
        assert_eq!(of_tile[0].cell, name);
        let unknown = [(on, ("Z99".to_owned(), 0))];
        assert_eq!(lay_tiles(&mut def, 1, &unknown), Err(Refused::NoTile));
        let gone = area(&def, &[&name]);
        remove_tiles(&mut def, 1, &gone);
        assert!(def.scenarios[1].laid.iter().all(|laid| laid.tile != first.tile));
    }
}
