//! The meaning of a click on the board: its cell, side or piece, and the command there.

use egui::{Pos2, Rect, Sense, Ui, WidgetInfo};

use super::{LegendNotice, Phrase, Selection, Table, Verb, Word, drag, spots};
use crate::app::hexboard::camera::Transform;
use crate::app::legend::command::{Ask, TableAsk, TableCommand};
use crate::app::legend::desk::Desk;
use crate::app::legend::picture;
use crate::hex::Cell;
use crate::legend::{Effect, Phase, Piece, Side};
use crate::words::legend::nouns;

impl Table {
    /// The sides that may be pointed at for the word that comes next.
    #[must_use]
    pub fn asks_for_side(&self) -> bool {
        let may = self.person_to_move().is_some() && !self.looks_back();
        may && self.options().is_on_board() && matches!(self.options().next.first(), Some(Word::Side(_)))
    }

    /// True if pieces of the acting person are chosen by clicking them.
    #[must_use]
    pub fn chooses_pieces(&self) -> bool {
        let jumps = self.state().doing().is_some_and(|doing| doing.effect == Effect::Jump);
        // Once it is known who jumps, a hex with own pieces is as good a goal as any other.
        let asks_who = self.state().phase() == Phase::Effect && jumps && self.options().begun.len() < 3;
        asks_who || (self.walks_now() && !self.options().is_on_board())
    }
}

/// The command of a click on a cell, near a side of it perhaps; with `all`, every piece of the chosen kind walks.
pub fn click(table: &Table, cell: Cell, side: Option<Side>, all: bool) -> Option<TableAsk> {
    if table.looks_back() {
        return Some(TableCommand::LookBack(None).into());
    }
    table.person_to_move()?;
    let (state, options) = (table.state(), table.options());
    if table.asks_for_side() {
        let legal = side.filter(|&side| options.next.contains(&Word::Side(side)));
        let touches = options.sides().any(|side| spots::touches(table, side, cell));
        let at = if touches { Ask::At(cell) } else { Ask::Tell(LegendNotice::NoSide) };
        return Some(TableAsk::Own(legal.map_or(at, |side| Ask::Choose(Word::Side(side)))));
    }
    if options.is_on_board() {
        // Where the tile fits only otherwise, a click turns it first: then it is seen as it would lie there.
        if table.in_hand().is_some() && table.placeable().1.contains(cell) {
            return Some(TableAsk::Own(Ask::Turn { clockwise: true, over: Some(cell) }));
        }
        if options.cells.contains(cell) {
            return Some(TableAsk::Own(Ask::Choose(Word::Cell(cell))));
        }
        return table.action_on(&options.begun, cell).map(|action| TableAsk::Own(Ask::Refuse(action)));
    }
    if !table.walks_now() {
        return None;
    }
    if table.reach().is_some_and(|reach| reach.cost(cell).is_some()) {
        return Some(TableAsk::Own(Ask::Walk { to: cell, all }));
    }
    let band = state.band(cell, state.seat());
    let own = band.sorts().next();
    if let Some(chosen) = table.selection().filter(|selection| selection.cell == cell) {
        // The next kind of piece on the hex, then none.
        let next = (chosen.piece == Some(Piece::Explorer) && band.has(Piece::Leader))
            .then_some(Selection { cell, piece: Some(Piece::Leader) });
        return Some(TableAsk::Own(Ask::Select(next)));
    }
    if let Some(Selection { cell: from, piece: Some(piece) }) = table.selection().filter(|_| own.is_none()) {
        return Some(table.refused_walk(from, piece, cell));
    }
    Some(TableAsk::Own(Ask::Select(Some(Selection { cell, piece: own }))))
}

/// The command of a click on an own piece.
#[must_use]
pub fn click_piece(table: &Table, cell: Cell, piece: Piece) -> Ask {
    if table.walks_now() {
        return Ask::Select(Some(Selection { cell, piece: Some(piece) }));
    }
    let jump = Phrase::of([Word::Verb(Verb::Jump), Word::Cell(cell), Word::Piece(piece)]);
    Ask::Begin(jump)
}

/// Lays out the acting person's own pieces, each to be clicked and dragged by itself. Returns the one that was clicked.
pub fn pieces_ui(
    ui: &Ui,
    desk: &mut Desk,
    table: &Table,
    transform: &Transform,
    clip: Rect,
    menu: &mut Option<Pos2>,
    pressed: &mut bool,
) -> Option<(Cell, Piece)> {
    let chooses = table.chooses_pieces() && !table.looks_back();
    let seat = table.person_to_move().filter(|_| chooses)?;
    let mut chosen = None;
    for cell in table.state().present(seat) {
        for token in spots::tokens(table, transform, cell).into_iter().filter(|token| token.seat == seat) {
            let rect = token.clickable().intersect(clip);
            if !rect.is_positive() {
                continue;
            }
            let piece = picture::piece(token.figure);
            let id = ui.make_persistent_id(("piece", cell.index(), piece == Piece::Leader));
            // Tab does not come here: by keyboard a piece is chosen on its cell.
            let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
            response.widget_info(|| {
                let values = [
                    ("piece", nouns::piece(desk.texts, piece).into()),
                    ("name", table.name(seat).to_owned().into()),
                    ("cell", table.cell_name(cell).into()),
                ];
                let is_chosen = table.selection() == Some(Selection { cell, piece: Some(piece) });
                let name = desk.texts.with("piece-on", &values);
                WidgetInfo::selected(egui::Role::Button, true, is_chosen, name)
            });
            *pressed |= response.is_pointer_button_down_on();
            if response.secondary_clicked() {
                *menu = response.interact_pointer_pos();
            }
            if response.clicked() {
                chosen = Some((cell, piece));
            }
            drag::carry_piece(&response, desk, table, cell, piece);
        }
    }
    chosen
}

/// The side of a cell at which the pointer is, where one is asked for.
#[must_use]
pub fn pointed_side(table: &Table, transform: &Transform, point: Pos2) -> Option<Side> {
    if !table.asks_for_side() {
        return None;
    }
    let cell = transform.hex_from_screen(table.rules().layout(), point)?;
    let side = spots::side_at(table, transform, cell, point)?;
    table.options().next.contains(&Word::Side(side)).then_some(side)
}
