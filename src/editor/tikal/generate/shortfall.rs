//! The parts of a wish that were not made as they were wished, and why.

use super::{DOZEN, Slider, Wish};
use crate::editor::tikal::Totals;
use crate::tikal::{KindDef, VariantDef};

/// The reason for which something was not made as it was wished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Because {
    /// The deck has as many tiles, and each needs a cell.
    DeckNeedsCells,
    /// A board has no more cells.
    BoardIsFull,
    /// The board has free cells for no more tiles.
    NoMoreCells,
    /// There are no kinds of treasure.
    NoKinds,
    /// Beside the other tiles there is room for no more, or the treasures of the kinds fill no more.
    NoMoreRuins,
    /// There is at most one volcano for every four tiles.
    OneInFour,
}

/// An amount that is another one than was wished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortfall {
    /// The amount that was wished for.
    pub slider: Slider,
    /// The number of cells or tiles that was wished.
    pub wished: u32,
    /// The number that was made.
    pub made: u32,
    /// Why.
    pub because: Because,
}

/// The amounts that a made board and a made deck do not have as they were wished.
#[must_use]
pub fn shortfalls(wish: &Wish, board: &VariantDef, deck: &VariantDef) -> Vec<Shortfall> {
    let tiles = Totals::of(deck).tiles;
    let count = |is: fn(KindDef) -> bool| -> u64 {
        let written = deck.deck.iter().flat_map(|group| &group.tiles);
        written.filter(|tile| is(tile.kind)).map(|tile| u64::from(tile.copies)).sum()
    };
    let dozens = |slider| DOZEN as u64 * u64::from(wish.of(slider));
    let free = Totals::of(board).free_cells;
    let ruins = (tiles * u64::from(wish.of(Slider::Treasures)) + 50) / 100;
    let is_larger = free > dozens(Slider::Size);
    let lines = [
        (
            Slider::Size,
            dozens(Slider::Size),
            free,
            if is_larger { Because::DeckNeedsCells } else { Because::BoardIsFull },
        ),
        (Slider::Length, dozens(Slider::Length), tiles, Because::NoMoreCells),
        (
            Slider::Treasures,
            ruins,
            count(|kind| matches!(kind, KindDef::Ruin(_))),
            if deck.treasures.kinds.is_empty() { Because::NoKinds } else { Because::NoMoreRuins },
        ),
        (
            Slider::Volcanoes,
            wish.of(Slider::Volcanoes).into(),
            count(|kind| kind == KindDef::Volcano),
            Because::OneInFour,
        ),
    ];
    let differ = lines.into_iter().filter(|(_, wished, made, _)| wished != made);
    let number = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    let shortfall =
        |(slider, wished, made, because)| Shortfall { slider, wished: number(wished), made: number(made), because };
    differ.map(shortfall).collect()
}
