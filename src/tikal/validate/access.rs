//! The filling and walking of a board: the distance of its cells from the base camp, the cells where no tile can ever
//! be laid, and those where no piece ever comes. For those who draw boards; nothing here is an error.

use std::collections::{BTreeMap, BTreeSet};

use super::Checker;
use super::board::Board;
use super::reach::{decks, reach};
use super::supply::points_of_a_turn;
use crate::hex::{Cell, CellName, CellSet, Direction, Rotation};
use crate::tikal::tile::Tile;
use crate::tikal::variant::VariantDef;

/// The filling and walking of the board of a definition, with any of its numbers of players.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Access {
    /// The fewest passages between the base camp and each cell to which a piece can come, whatever tiles come to lie
    /// between.
    pub steps: BTreeMap<CellName, u8>,
    /// The cells on which no tile is printed, and none can ever be laid (T4.1, T4.2, T4.3).
    pub bare: BTreeSet<CellName>,
    /// The cells that a tile can have, but to which no piece ever comes; those with a volcano are meant to be such, and
    /// not among them.
    pub apart: BTreeSet<CellName>,
}

impl Access {
    /// That of a definition, if it has a board with a base camp. Whatever else is wrong with it does not matter.
    #[must_use]
    pub fn of(def: &VariantDef) -> Option<Self> {
        let mut checker = Checker::default();
        let players = checker.players(&def.players, 4);
        let board = checker.board(def)?;
        let (deck, groups) = checker.deck(def, &players);
        let base_camp = board.base_camp?;
        let layout = &board.layout;
        let printed: CellSet = board.printed.iter().map(|&(cell, _)| cell).collect();
        let (mut reached, mut laid) = (CellSet::EMPTY, printed);
        let points = points_of_a_turn(def).unwrap_or(u8::MAX);
        for tiles in decks(&deck, &groups, players) {
            reached |= reach(&board, base_camp, &tiles, points);
            laid |= laid_cells(&board, &tiles);
        }
        let volcanoes = board.printed.iter().filter(|(_, tile)| !tile.kind.can_be_entered());
        let volcanoes: CellSet = volcanoes.map(|&(cell, _)| cell).collect();
        let names = |cells: CellSet| cells.into_iter().map(|cell| layout.name(cell)).collect();
        let steps = steps(&board, base_camp, points).into_iter().filter(|(cell, _)| reached.contains(*cell));
        Some(Self {
            steps: steps.map(|(cell, steps)| (layout.name(cell), steps)).collect(),
            bare: names(layout.cells() - laid),
            apart: names((laid - reached) - volcanoes),
        })
    }
}

/// The cells that are printed, or on which one of these tiles can be laid when others of them lie where they are needed.
/// What is not among them never gets a tile.
fn laid_cells(board: &Board, deck: &[&Tile]) -> CellSet {
    let layout = &board.layout;
    let (volcanoes, others): (Vec<&Tile>, Vec<&Tile>) = deck.iter().partition(|tile| !tile.kind.needs_a_way_in());
    let gives_way = others.iter().any(|tile| tile.slabs.printed() != [0; 6]);
    let printed: BTreeMap<Cell, &Tile> = board.printed.iter().map(|(cell, tile)| (*cell, tile)).collect();
    let has_slabs = |cell: Cell, side: Direction| {
        printed.get(&cell).is_some_and(|tile| tile.slabs.towards(Rotation::default(), side) > 0)
    };
    let free = layout.cells() - printed.keys().copied().collect();
    let mut entered: CellSet =
        printed.iter().filter(|(_, tile)| tile.kind.can_be_entered()).map(|(&cell, _)| cell).collect();
    // Each round lays what one more tile makes possible: a chain is no longer than there are tiles.
    for _ in &others {
        let before = entered;
        let joins = |cell: Cell| {
            let beside = Direction::ALL.into_iter().filter_map(|side| Some((layout.neighbour(cell, side)?, side)));
            let mut beside = beside.filter(|&(next, _)| entered.contains(next));
            beside.any(|(next, side)| gives_way || has_slabs(next, side.opposite()))
        };
        entered |= free.into_iter().filter(|&cell| joins(cell)).collect();
        if entered == before {
            break;
        }
    }
    let mut laid = entered | printed.keys().copied().collect();
    for _ in &volcanoes {
        laid |= free.into_iter().filter(|&cell| !(layout.adjacent(cell) & laid).is_empty()).collect();
    }
    laid
}

/// The fewest passages between a cell and the others that a turn of so many points can pay, as if every laid tile had
/// slabs on every side.
fn steps(board: &Board, from: Cell, points: u8) -> BTreeMap<Cell, u8> {
    let printed: BTreeMap<Cell, &Tile> = board.printed.iter().map(|(cell, tile)| (*cell, tile)).collect();
    let has_passage = |cell: Cell, next: Cell, side: Direction| match (printed.get(&cell), printed.get(&next)) {
        (_, Some(tile)) if !tile.kind.can_be_entered() => false,
        (Some(one), Some(other)) => {
            let unturned = Rotation::default();
            (1..=points).contains(&one.slabs.between(unturned, side, &other.slabs, unturned))
        }
        _ => true,
    };
    let mut steps = BTreeMap::from([(from, 0)]);
    let mut edge = vec![from];
    for step in 1.. {
        let mut next_edge = Vec::new();
        for cell in edge {
            for side in Direction::ALL {
                let next = board.layout.neighbour(cell, side).filter(|&next| has_passage(cell, next, side));
                if let Some(next) = next.filter(|next| !steps.contains_key(next)) {
                    steps.insert(next, step);
                    next_edge.push(next);
                }
            }
        }
        if next_edge.is_empty() {
            break;
        }
        edge = next_edge;
    }
    steps
}
