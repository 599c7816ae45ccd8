//! Checks where squares and things are drawn.

use super::Checker;
use super::board::Board;
use crate::chac::card::Deck;
use crate::chac::definition::{DecorKind, KindDef, VariantDef};
use crate::chac::problem::{Flaw, Quantity};
use crate::ron_text::Path;
use crate::variant_file::beginning;

/// The largest picture, in fields each way.
const MAX_FIELDS: u8 = 40;

/// Some fields of the grid.
#[derive(Clone, Copy)]
struct Fields {
    x: u8,
    y: u8,
    w: u8,
    h: u8,
}

impl Fields {
    fn overlaps(self, other: Self) -> bool {
        let within =
            |from: u8, length: u8, other: u8, other_length: u8| from < other + other_length && other < from + length;
        within(self.x, self.w, other.x, other.w) && within(self.y, self.h, other.y, other.h)
    }
}

impl Checker {
    pub(super) fn drawing(&mut self, def: &VariantDef, board: &Board) {
        let whole = Path::of("board");
        let width = self.number(whole.field("width"), Quantity::Width, def.board.width, 1..=MAX_FIELDS);
        let height = self.number(whole.field("height"), Quantity::Height, def.board.height, 1..=MAX_FIELDS);
        let mut drawn: Vec<Fields> = Vec::new();
        for (index, square) in def.board.squares.iter().enumerate() {
            let at = whole.field("squares").index(index);
            let fields = self.fields(&at, [square.x, square.y, square.w, square.h], [width, height]);
            if let Some(other) = drawn.iter().position(|&other| fields.overlaps(other)) {
                let (square, other) = (board.squares[index].0, board.squares[other].0);
                self.report(at, Flaw::Overlap { square, other });
            }
            drawn.push(fields);
        }
        for (index, alcove) in def.board.alcoves.iter().enumerate() {
            self.fields(&whole.field("alcoves").index(index), [alcove.x, alcove.y, 1, 1], [width, height]);
        }
        for (index, decor) in def.board.decor.iter().enumerate() {
            let at = whole.field("decor").index(index);
            self.fields(&at, [decor.x, decor.y, decor.w, decor.h], [width, height]);
            match &decor.kind {
                DecorKind::Deck(name) => {
                    let is_deck = Deck::named(name).is_some_and(|deck| {
                        let zones = (0..board.zones.len() as u8).map(Deck::zone);
                        [Deck::LAVA, Deck::RIVER].into_iter().chain(zones).any(|other| other == deck)
                    });
                    if !is_deck {
                        self.report(at.field("kind"), Flaw::NoSuchDeck { found: beginning(name) });
                    }
                }
                DecorKind::Clue(id) => _ = self.square_of(&at.field("kind"), board, id, KindDef::Zone),
                DecorKind::Abyss | DecorKind::Waterfall | DecorKind::WallCards | DecorKind::Dice => {}
            }
        }
    }

    /// Column, row, width and height, within a picture of this size.
    fn fields(&mut self, at: &Path, [x, y, w, h]: [u32; 4], [width, height]: [u8; 2]) -> Fields {
        let last = MAX_FIELDS - 1;
        let fields = Fields {
            x: self.number(at.field("x"), Quantity::Column, x, 0..=last),
            y: self.number(at.field("y"), Quantity::Row, y, 0..=last),
            w: self.number(at.field("w"), Quantity::SquareWidth, w, 1..=MAX_FIELDS),
            h: self.number(at.field("h"), Quantity::SquareHeight, h, 1..=MAX_FIELDS),
        };
        if fields.x + fields.w > width || fields.y + fields.h > height {
            self.report(at.clone(), Flaw::OffPicture);
        }
        fields
    }
}
