//! Which cells a piece can ever walk to: along slabs that are printed, and along those of tiles that may come to lie there
//! (T5.17), as far as the points of one turn pay the passage (T5.3).

use std::array::from_fn;
use std::collections::{BTreeSet, VecDeque};
use std::ops::RangeInclusive;

use super::board::Board;
use crate::hex::{Cell, CellSet, Direction, MAX_CELLS, Rotation};
use crate::tikal::tile::Tile;
use crate::tikal::variant::Group;

/// Where a walk can stand: on a printed tile, or on a tile that was laid on a free cell.
#[derive(Clone, Copy)]
struct Stand {
    cell: Cell,
    /// On a laid tile, the side by which the walk came, as an index, and whether this tile has to have slabs there,
    /// because the tile before has none.
    came: Option<(usize, bool)>,
}

impl Stand {
    /// In how many ways a walk can stand on a cell.
    const WAYS: usize = 13;

    /// Its number among all of them, always below 64 times [`Self::WAYS`].
    fn index(self) -> usize {
        let way = self.came.map_or(0, |(side, owes)| 1 + 2 * side + usize::from(owes));
        self.cell.index() * Self::WAYS + way
    }
}

/// The tiles of the deck that are in the game with each of these numbers of players. Mostly all of them play with the same
/// groups: what is the same stands there once.
pub(super) fn decks<'a>(deck: &'a [Tile], groups: &[Group], players: RangeInclusive<u8>) -> Vec<Vec<&'a Tile>> {
    let used = players.map(|count| groups.iter().map(|group| group.is_used_by(count)).collect());
    let used: BTreeSet<Vec<bool>> = used.collect();
    let tiles = |used: Vec<bool>| {
        let used = groups.iter().zip(used).filter(|(_, is_used)| *is_used);
        used.flat_map(|(group, _)| group.tiles.iter()).map(|tile| &deck[tile.index()]).collect()
    };
    used.into_iter().map(tiles).collect()
}

/// The cells that can be reached from one, on printed tiles or on tiles that come to lie there, when these tiles of the
/// deck are in the game, and a turn has so many points.
///
/// Each laid tile is chosen anew for each cell, so that one tile may serve in several places; but no walk needs more
/// laid tiles than there are. Of the price of a passage only what is printed counts. What is not reached by these rules is
/// reached by none.
pub(super) fn reach(board: &Board, from: Cell, deck: &[&Tile], points: u8) -> CellSet {
    let deck: Vec<&Tile> = deck.iter().copied().filter(|tile| tile.kind.can_be_entered()).collect();
    let can_have = sides_together(&deck);
    let mut printed = [None; MAX_CELLS];
    for (cell, tile) in &board.printed {
        printed[cell.index()] = Some(tile);
    }
    let slabs =
        |cell: Cell, side| printed[cell.index()].map_or(0, |tile: &Tile| tile.slabs.towards(Rotation::default(), side));
    let start = Stand { cell: from, came: None };
    // How many laid tiles a walk needs at least.
    let mut fewest = [None; MAX_CELLS * Stand::WAYS];
    fewest[start.index()] = Some(0);
    let mut reached = CellSet::EMPTY;
    reached.insert(from);
    let mut waiting = VecDeque::from([start]);
    while let Some(stand) = waiting.pop_front() {
        let laid = fewest[stand.index()].unwrap_or(0);
        for side in Direction::ALL {
            let Some(next) = board.layout.neighbour(stand.cell, side) else { continue };
            let gives = match stand.came {
                None => slabs(stand.cell, side) > 0,
                Some((came, _)) if came == side.index() => continue,
                Some((came, owes)) => can_have[usize::from(owes) << came | 1 << side.index()],
            };
            let back = side.opposite();
            // Where a tile was laid, nothing is printed.
            if slabs(stand.cell, side) + slabs(next, back) > points {
                continue;
            }
            let (then, laid) = match printed[next.index()] {
                Some(tile) if !tile.kind.can_be_entered() || !(gives || slabs(next, back) > 0) => continue,
                Some(_) => (Stand { cell: next, came: None }, laid),
                None if laid == deck.len() || !can_have[usize::from(!gives) << back.index()] => continue,
                None => (Stand { cell: next, came: Some((back.index(), !gives)) }, laid + 1),
            };
            let known = &mut fewest[then.index()];
            if known.is_none_or(|known| laid < known) {
                *known = Some(laid);
                reached.insert(next);
                waiting.push_back(then);
            }
        }
    }
    reached
}

/// For each set of sides, as bits, whether some tile turned in some way has slabs on all of them.
fn sides_together(tiles: &[&Tile]) -> [bool; 64] {
    let mut has = [false; 64];
    for tile in tiles {
        for rotation in Rotation::ALL {
            let sides = Direction::ALL.into_iter().filter(|&side| tile.slabs.towards(rotation, side) > 0);
            has[sides.fold(0, |sides, side| sides | 1_usize << side.index())] = true;
        }
    }
    from_fn(|sides| has.iter().enumerate().any(|(all, has)| *has && sides & all == sides))
}
