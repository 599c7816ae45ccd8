//! Which cells a piece can ever walk to: along slabs that are printed, and along those of tiles that may come to lie there
//! (T5.3, T5.17).

use std::collections::{BTreeMap, VecDeque};

use super::board::Board;
use crate::hex::{Cell, CellSet, Direction, Rotation};
use crate::tikal::tile::Tile;

/// Where a walk can stand: on a printed tile, or on a tile that was laid on a free cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stand {
    cell: Cell,
    /// On a laid tile, the side by which the walk came, as an index, and whether this tile has to have slabs there,
    /// because the tile before has none.
    came: Option<(usize, bool)>,
}

/// The cells that can be reached from one, on printed tiles or on tiles that come to lie there, when these tiles of the
/// deck are in the game.
///
/// Each laid tile is chosen anew for each cell, so that one tile may serve in several places; but no walk needs more
/// laid tiles than there are. What is not reached by these rules is reached by none.
pub(super) fn reach(board: &Board, from: Cell, deck: &[&Tile]) -> CellSet {
    let deck: Vec<&Tile> = deck.iter().copied().filter(|tile| tile.kind.can_be_entered()).collect();
    let can_have = sides_together(&deck);
    let printed: BTreeMap<Cell, &Tile> = board.printed.iter().map(|(cell, tile)| (*cell, tile)).collect();
    let has_slabs =
        |cell: Cell, side| printed.get(&cell).is_some_and(|tile| tile.slabs_towards(Rotation::default(), side) > 0);
    let start = Stand { cell: from, came: None };
    // How many laid tiles a walk needs at least.
    let mut fewest = BTreeMap::from([(start, 0)]);
    let mut waiting = VecDeque::from([start]);
    while let Some(stand) = waiting.pop_front() {
        let laid = fewest.get(&stand).copied().unwrap_or(0);
        for side in Direction::ALL {
            let Some(next) = board.layout.neighbour(stand.cell, side) else { continue };
            let gives = match stand.came {
                None => has_slabs(stand.cell, side),
                Some((came, _)) if came == side.index() => continue,
                Some((came, owes)) => can_have[usize::from(owes) << came | 1 << side.index()],
            };
            let back = side.opposite();
            let (then, laid) = match printed.get(&next) {
                Some(tile) if !tile.kind.can_be_entered() || !(gives || has_slabs(next, back)) => continue,
                Some(_) => (Stand { cell: next, came: None }, laid),
                None if laid == deck.len() || !can_have[usize::from(!gives) << back.index()] => continue,
                None => (Stand { cell: next, came: Some((back.index(), !gives)) }, laid + 1),
            };
            if fewest.get(&then).is_none_or(|&known| laid < known) {
                fewest.insert(then, laid);
                waiting.push_back(then);
            }
        }
    }
    fewest.keys().map(|stand| stand.cell).collect()
}

/// For each set of sides, as bits, whether some tile turned in some way has slabs on all of them.
fn sides_together(tiles: &[&Tile]) -> [bool; 64] {
    let mut can_have = [false; 64];
    for tile in tiles {
        for rotation in Rotation::ALL {
            let sides = Direction::ALL.into_iter().filter(|&side| tile.slabs_towards(rotation, side) > 0);
            let has = sides.fold(0, |sides, side| sides | 1_usize << side.index());
            for (sides, can_have) in can_have.iter_mut().enumerate() {
                *can_have |= sides & has == sides;
            }
        }
    }
    can_have
}
