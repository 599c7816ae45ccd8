//! The meaning of a click on the board: its cell or piece, and the command there.

use egui::{Pos2, Rect, Sense, Ui, WidgetInfo};

use super::{Selection, Table, drag, first_piece, spots};
use crate::app::hexboard::camera::Transform;
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::hex::Cell;
use crate::tikal::{Action, Phase, Piece};
use crate::words::tikal::nouns;

/// The command of a click on a cell; with `all`, every piece of the chosen kind walks.
pub fn click(table: &Table, cell: Cell, all: bool) -> Option<TableAsk> {
    if table.looks_back() {
        return Some(TableCommand::LookBack(None).into());
    }
    table.person_to_move()?;
    let state = table.state();
    match state.phase() {
        // Where the tile fits only otherwise, a click turns it first: then it is seen as it would lie there.
        Phase::Place(_) if table.placeable().1.contains(cell) => {
            Some(TableAsk::Own(Ask::Turn { clockwise: true, over: Some(cell) }))
        }
        Phase::Place(_) => Some(TableAsk::Own(Ask::Play(Action::Place { cell, rotation: table.turned() }))),
        Phase::Act => {
            if let Some(piece) = table.entering() {
                return Some(TableAsk::Own(Ask::Play(Action::Enter { piece, camp: cell })));
            }
            if table.own.known.reach.as_ref().is_some_and(|reach| reach.cost(cell).is_some()) {
                return Some(TableAsk::Own(Ask::Walk { to: cell, all }));
            }
            let own = first_piece(state.band(cell, state.seat()));
            let chosen = table.own.chosen.selection.filter(|selection| selection.cell == cell);
            if let Some(chosen) = chosen {
                // The next kind of piece on the hex, then none.
                let next = (chosen.piece == Some(Piece::Explorer) && state.band(cell, state.seat()).has(Piece::Leader))
                    .then_some(Selection { cell, piece: Some(Piece::Leader) });
                return Some(TableAsk::Own(Ask::Select(next)));
            }
            if let Some(Selection { cell: from, piece: Some(piece) }) =
                table.own.chosen.selection.filter(|_| own.is_none())
            {
                return Some(table.refused_walk(from, piece, cell));
            }
            let has_tile = state.tile(cell).is_some();
            Some(TableAsk::Own(Ask::Select(has_tile.then_some(Selection { cell, piece: own }))))
        }
        // The board is not asked about yet: whoever clicks there is told what is.
        Phase::Bid(_) | Phase::Choose => {
            Some(TableAsk::Own(Ask::Refuse(Action::Place { cell, rotation: table.turned() })))
        }
        Phase::Draw | Phase::Reveal | Phase::Over => None,
    }
}

/// True if a double click on a cell shows the whole board: not where its clicks choose pieces.
pub fn lets_fit(table: &Table, cell: Cell) -> bool {
    table.person_to_move().is_none_or(|seat| first_piece(table.state().band(cell, seat)).is_none())
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
) -> Option<Selection> {
    let acts = table.state().phase() == Phase::Act && table.entering().is_none() && !table.looks_back();
    let seat = table.person_to_move().filter(|_| acts)?;
    let mut chosen = None;
    for cell in table.state().present(seat) {
        for token in spots::tokens(table, transform, cell).into_iter().filter(|token| token.seat == seat) {
            let rect = token.clickable().intersect(clip);
            if !rect.is_positive() {
                continue;
            }
            let piece = token.figure.into();
            let id = ui.make_persistent_id(("piece", cell.index(), piece == Piece::Leader));
            // Tab does not come here: by keyboard a piece is chosen on its cell.
            let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
            let selection = Selection { cell, piece: Some(piece) };
            response.widget_info(|| {
                let values = [
                    ("piece", nouns::piece(desk.texts, piece).into()),
                    ("name", table.name(seat).to_owned().into()),
                    ("cell", table.rules().layout().name(cell).to_string().into()),
                ];
                let name = desk.texts.with("piece-on", &values);
                WidgetInfo::selected(egui::Role::Button, true, table.own.chosen.selection == Some(selection), name)
            });
            *pressed |= response.is_pointer_button_down_on();
            if response.clicked() {
                chosen = Some(selection);
            }
            if response.secondary_clicked() {
                *menu = response.interact_pointer_pos();
            }
            drag::carry_piece(&response, desk, table, selection);
        }
    }
    chosen
}
