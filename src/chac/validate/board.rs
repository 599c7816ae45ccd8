//! Checks the squares of a temple and the dotted lines between them.

use super::Checker;
use crate::chac::definition::{KindDef, VariantDef, WayDef};
use crate::chac::problem::Flaw;
use crate::chac::square::{MAX_SQUARES, MAX_TILES, MAX_ZONES, Name, Side, Square, SquareSet};
use crate::ron_text::Path;
use crate::variant_file::beginning;

/// The squares and ways that were read.
pub(super) struct Board {
    /// Name and kind of each square; the place in the definition is that in this list.
    pub(super) squares: Vec<(Name, KindDef)>,
    pub(super) zones: Vec<Square>,
    pub(super) tiles: Vec<Square>,
    /// Every step: from, towards, to.
    pub(super) steps: Vec<(Square, Side, Square)>,
}

impl Board {
    pub(super) fn name(&self, square: Square) -> Name {
        self.squares[square.index()].0
    }

    pub(super) fn kind(&self, square: Square) -> KindDef {
        self.squares[square.index()].1
    }

    pub(super) fn list(&self) -> impl Iterator<Item = Square> + use<> {
        (0..self.squares.len() as u8).map(Square::new)
    }

    pub(super) fn all(&self) -> SquareSet {
        self.list().collect()
    }

    pub(super) fn of_kind(&self, kind: KindDef) -> impl Iterator<Item = Square> + '_ {
        self.list().filter(move |&square| self.kind(square) == kind)
    }

    /// The first square of a kind.
    pub(super) fn one(&self, kind: KindDef) -> Option<Square> {
        self.of_kind(kind).next()
    }

    pub(super) fn named(&self, id: &str) -> Option<Square> {
        self.list().find(|&square| self.name(square).as_str() == id)
    }

    pub(super) fn lava_room(&self) -> SquareSet {
        self.of_kind(KindDef::Lava).chain(self.of_kind(KindDef::Sun)).collect()
    }

    /// The squares that a step from here leads to.
    pub(super) fn steps_from(&self, from: Square) -> SquareSet {
        self.steps.iter().filter(|(square, ..)| *square == from).map(|&(_, _, to)| to).collect()
    }

    /// All squares that can be reached from here, itself included; a climb leads from the end of the river to the
    /// landing.
    pub(super) fn reached_from(&self, start: Square, climb: Option<(Square, Square)>) -> SquareSet {
        let (mut reached, mut ahead) = (SquareSet::EMPTY, vec![start]);
        while let Some(square) = ahead.pop() {
            if !reached.contains(square) {
                reached.insert(square);
                ahead.extend(self.steps_from(square).iter());
                ahead.extend(climb.filter(|(end, _)| *end == square).map(|(_, landing)| landing));
            }
        }
        reached
    }
}

impl Checker {
    /// The squares and the ways; none if there are no squares to speak of.
    pub(super) fn board(&mut self, def: &VariantDef) -> Option<Board> {
        let whole = Path::of("board");
        let at = whole.field("squares");
        if def.board.squares.len() > MAX_SQUARES {
            self.report(at, Flaw::TooManySquares { squares: def.board.squares.len() });
            return None;
        }
        let (mut known, mut squares) = (Vec::new(), Vec::new());
        for (index, square) in def.board.squares.iter().enumerate() {
            let name = self.short_id(at.index(index).field("id"), &square.id, &mut known);
            squares.push((name, square.kind));
        }
        // Without their names the rest cannot be read.
        let squares: Vec<(Name, KindDef)> =
            squares.into_iter().map(|(name, kind)| name.map(|name| (name, kind))).collect::<Option<_>>()?;
        let mut board = Board { squares, zones: Vec::new(), tiles: Vec::new(), steps: Vec::new() };
        board.zones = board.of_kind(KindDef::Zone).collect();
        board.tiles = board.of_kind(KindDef::Lava).collect();
        for (kind, least, most) in [
            (KindDef::Entrance, 1, 1),
            (KindDef::Out, 1, 1),
            (KindDef::Bridge, 0, 1),
            (KindDef::Zone, 0, MAX_ZONES),
            (KindDef::Lava, 0, MAX_TILES),
        ] {
            let count = board.of_kind(kind).count();
            if count < least {
                self.report(at.clone(), Flaw::NoneOfKind { kind });
            } else if count > most {
                self.report(at.clone(), Flaw::TooManyOfKind { kind, count, most });
            }
        }
        let (zones, tiles) = (board.zones.len(), board.tiles.len());
        if zones > tiles {
            self.report(at, Flaw::MoreTrapsThanTiles { zones, tiles });
        }
        self.ways(&whole.field("ways"), &def.board.ways, &mut board, true);
        self.ways(&whole.field("one_way"), &def.board.one_way, &mut board, false);
        Some(board)
    }

    /// The square of this name.
    pub(super) fn square(&mut self, at: &Path, board: &Board, id: &str) -> Option<Square> {
        let square = board.named(id);
        if square.is_none() {
            self.report(at.clone(), Flaw::NoSuchSquare { found: beginning(id) });
        }
        square
    }

    /// The square of this name, if it is of this kind.
    pub(super) fn square_of(&mut self, at: &Path, board: &Board, id: &str, kind: KindDef) -> Option<Square> {
        let square = self.square(at, board, id)?;
        if board.kind(square) == kind {
            return Some(square);
        }
        self.report(at.clone(), Flaw::OtherKind { square: board.name(square), kind });
        None
    }

    fn ways(&mut self, whole: &Path, ways: &[WayDef], board: &mut Board, both: bool) {
        for (index, way) in ways.iter().enumerate() {
            let at = whole.index(index);
            let from = self.square(&at.field("from"), board, &way.from);
            let to = self.square(&at.field("to"), board, &way.to);
            let Some((from, to)) = from.zip(to) else { continue };
            let names = (board.name(from), board.name(to));
            if from == to {
                self.report(at, Flaw::WayToItself { square: names.0 });
                continue;
            }
            let is_river = |square: Square| board.kind(square) == KindDef::River;
            if both && (is_river(from) || is_river(to)) {
                let square = if is_river(from) { names.0 } else { names.1 };
                self.report(at, Flaw::WayInRiver { square });
                continue;
            }
            let back = both.then_some((to, way.side.opposite(), from));
            // Who is out does not come back.
            let back = back.filter(|_| board.kind(to) != KindDef::Out);
            for step in [Some((from, way.side, to)), back].into_iter().flatten() {
                if board.steps.iter().any(|&(one, _, other)| (one, other) == (step.0, step.2)) {
                    let (from, to) = (board.name(step.0), board.name(step.2));
                    self.report(at.clone(), Flaw::WayTwice { from, to });
                    break;
                }
                board.steps.push(step);
            }
        }
    }
}
