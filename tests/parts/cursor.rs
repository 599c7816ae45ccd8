//! The keyboard's way over a board: the arrows reach every cell.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

use tikal::app::hexboard::cursor::{Arrow, neighbour, next};
use tikal::hex::{CellSet, Hex, Layout, Raised};

const ALL: [Arrow; 4] = [Arrow::Up, Arrow::Down, Arrow::Left, Arrow::Right];

fn layout(rows: &[usize], raised: Raised, left_out: &[&str]) -> Layout {
    let left_out: Vec<_> = left_out.iter().map(|name| name.parse().unwrap()).collect();
    Layout::new(rows, raised, &left_out).unwrap()
}

#[test]
fn the_arrows_reach_every_cell_of_every_board() {
    let boards = [
        layout(&[5; 8], Raised::Odd, &[]),
        layout(&[5, 6, 7, 6, 5], Raised::Even, &[]),
        layout(&[7, 6, 7, 6, 7, 6, 7, 6, 7], Raised::Odd, &["a1", "i1", "i7"]),
        layout(&[5, 6, 7, 0, 7, 6, 5], Raised::Odd, &["b2", "b3", "c1", "e4", "f1"]),
    ];
    for layout in boards {
        let mut reached: CellSet = layout.cells().into_iter().take(1).collect();
        loop {
            let next = reached.into_iter().flat_map(|cell| ALL.map(|arrow| neighbour(&layout, cell, arrow)));
            let wider = next.flatten().fold(reached, |all, cell| all | CellSet::of(cell));
            if wider == reached {
                break;
            }
            reached = wider;
        }
        assert_eq!(reached, layout.cells(), "{layout:?}");
    }
}

#[test]
fn left_and_right_keep_to_the_row_and_come_back() {
    for raised in [Raised::Odd, Raised::Even] {
        let layout = layout(&[5; 8], raised, &[]);
        let cell = |name: &str| layout.cell(name.parse().unwrap()).unwrap();
        let hexes: Vec<Hex> = layout.cells().into_iter().map(|cell| layout.hex(cell)).collect();
        for (from, to) in [("a3", "b3"), ("b3", "c3"), ("c4", "d4"), ("c5", "d5")] {
            let (from, to) = (cell(from), cell(to));
            for (from, to, arrow) in [(from, to, Arrow::Right), (to, from, Arrow::Left)] {
                assert_eq!(neighbour(&layout, from, arrow), Some(to));
                assert_eq!(next(&hexes, layout.hex(from), arrow), Some(layout.hex(to)));
            }
        }
        assert_eq!(neighbour(&layout, cell("c4"), Arrow::Up), Some(cell("c3")));
        assert_eq!(neighbour(&layout, cell("c4"), Arrow::Down), Some(cell("c5")));
        assert_eq!(neighbour(&layout, cell("a5"), Arrow::Left), None);
    }
}
