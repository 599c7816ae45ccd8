//! The board: where its cells lie, how it is moved, and what is laid over it.
//!
//! Every cell is a widget with a name, so that it can be focused, read out and driven by tests. What is said of a cell,
//! `cells` decides; what a click asks for, `click`.

use egui::{Painter, Pos2, Rect, Response, Sense, Ui, WidgetInfo};

use super::cells::{cell_info, tooltip, walk_effects};
use super::click::{click, click_piece, pieces_ui, pointed_side};
use super::paint::Pictures;
use super::probe::{self, Probe};
use super::{Idle, Table, drag, keyboard, menu, paint, party, question};
use crate::app::hexboard::aim::Aim;
use crate::app::hexboard::camera::{Camera, Transform, Wheel};
use crate::app::hexboard::cells::{cell_id, clicked_at, hex_ui};
use crate::app::hexboard::cited;
use crate::app::hexboard::clear::keep_clear;
use crate::app::hexboard::cursor::{Cursor, Hand};
use crate::app::hexboard::keys;
use crate::app::hexboard::menu::HexMenu;
use crate::app::kit::areas;
use crate::app::kit::desk::describe;
use crate::app::kit::settings::CellNames;
use crate::app::kit::theme::Theme;
use crate::app::kit::tooltips::{is_met, shows_by_keys};
use crate::app::kit::widgets::is_covered;
use crate::app::legend::command::{Ask, TableAsk, TableCommand};
use crate::app::legend::desk::Desk;
use crate::app::table::{lookback, strip};
use crate::hex::{Cell, CellSet};
use crate::insight::legend::Reach;
use crate::legend::{Piece, Side};
use crate::words::legend::cells;

/// The number of lines that the wheel has to be turned to turn the tile in hand once.
const WHEEL_STEP: f32 = 1.0;

/// The state of the board that is kept from frame to frame.
#[derive(Debug, Default)]
pub struct BoardView {
    /// The part of it that is looked at.
    pub camera: Camera,
    /// The place of the keyboard.
    pub cursor: Cursor,
    /// The turn of the wheel since it last turned the tile in hand.
    wheel: Wheel,
    /// The menu of a hex, if one is open.
    pub menu: Option<HexMenu>,
    /// Which piece the pointer rests on, to show its reach.
    probe: Probe,
    /// The picture.
    pub pictures: Pictures,
    /// The number of actions, and the seat to move, that were seen under the pointer: a click that comes after somebody
    /// else has moved is told to have missed.
    aim: Aim<usize>,
    /// The cells that something over the board named in the last frame.
    cited: CellSet,
    /// The cell that was clicked, until a lesson asks for it.
    pub clicked: Option<Cell>,
    /// The rectangle in which the board was laid out last, and its transform there.
    pub seen: Option<(Rect, Transform)>,
}

/// The marks of the board over the tiles, derived from the table once a frame.
pub struct Overlay {
    /// Cells on which the tile in hand may be laid as it is turned.
    pub places: CellSet,
    /// Cells on which it may be laid only in another rotation.
    pub other_places: CellSet,
    /// The cells that a click can choose for what is begun.
    pub asked: CellSet,
    /// The cells of the step before the state that is looked at, and those that something beside the board names.
    pub told: CellSet,
    /// The cell under the pointer, or with the keyboard's focus.
    pub aimed: Option<Cell>,
    /// The side under the pointer, where one is asked for.
    pub side: Option<Side>,
    /// The cell with the keyboard's focus.
    pub focused: Option<Cell>,
    /// A cell that is marked for a panel beside the board.
    pub pointed: Option<Cell>,
    /// Which cells show their names.
    pub names: CellNames,
    /// The reach of a piece: the one that is chosen to walk, or one whose reach is only looked at.
    pub reach: Option<Reach>,
    /// True if it is only looked at.
    pub is_probed: bool,
}

impl Overlay {
    /// The marks of the board, but for those of pointer and focus.
    pub fn of(table: &Table) -> Self {
        let (places, other_places) = if table.in_hand().is_some() { table.placeable() } else { Default::default() };
        let told = table.shown_action().filter(|_| table.looks_back()).map(|step| step.deed.cells());
        Self {
            places,
            other_places,
            asked: table.asked_cells(),
            told: told.unwrap_or(CellSet::EMPTY),
            aimed: None,
            side: None,
            focused: None,
            pointed: table.at().or(table.own.chosen.aimed),
            names: CellNames::default(),
            reach: table.reach().filter(|_| !table.looks_back()).cloned(),
            is_probed: false,
        }
    }

    /// The cells whose names stand out, and true if all others show theirs too.
    #[must_use]
    pub fn named_cells(&self) -> (CellSet, bool) {
        let pointed: CellSet = self.aimed.into_iter().chain(self.pointed).collect();
        (pointed | self.told, self.names == CellNames::All)
    }

    /// True if a click on a cell would be refused for good while a tile is in hand, or a hex is asked for.
    #[must_use]
    pub fn refuses(&self, table: &Table, cell: Cell) -> bool {
        if table.in_hand().is_some() {
            return !(self.places | self.other_places).contains(cell);
        }
        !self.asked.is_empty() && !self.asked.contains(cell)
    }
}

/// Lays out the board in all the space there is.
pub fn board_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, view: &mut BoardView) {
    let rect = ui.available_rect_before_wrap();
    let board = ui.interact(rect, ui.make_persistent_id("board"), Sense::CLICK | Sense::DRAG);
    board.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, desk.texts.say("board-name")));
    ui.advance_cursor_after_rect(rect);
    move_board(ui, &board, rect, desk, table, view);
    view.cursor.follow_hand(ui);
    let layout = table.rules().layout();
    // While an earlier state is shown, the arrow keys go from step to step.
    let (start, has_arrows) = (table.rules().base_camp(), !table.looks_back());
    let cursor = view.cursor.follow(ui, layout, (fitted(rect), &mut view.camera), start, has_arrows);
    areas::note(ui.ctx(), areas::Area::Board, rect, cell_id(ui, cursor));
    // The strip of the turn has its place below a board that is shown whole.
    let transform = view.camera.transform(layout, fitted(rect));
    view.seen = Some((rect, transform));

    let mut overlay = Overlay::of(table);
    // What lies over the board is laid out after it, so what it named is that of the last frame.
    overlay.told |= cited::take(ui.ctx()) | view.cited;
    overlay.names = desk.settings.cell_names;
    let over = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(rect));
    overlay.side = over.and_then(|point| pointed_side(table, &transform, point));
    if let Some(probed) = probe::reach(&mut view.probe, ui, table, &transform, over) {
        (overlay.reach, overlay.is_probed) = (Some(probed), true);
    }
    let mut told = cells_ui(ui, desk, table, view, &mut overlay, (rect, transform, cursor));
    told.is_pressed |= board.is_pointer_button_down_on();
    told.piece = pieces_ui(ui, desk, table, &transform, rect, &mut told.menu, &mut told.is_pressed);
    open_menu(ui, desk, table, &transform, view, (told.menu, overlay.focused));
    let laid = (table.changes_of_others(), rect, transform.scale);
    view.aim.follow(ui, laid, over.map(|point| (point, table.steps())), told.is_pressed);
    let is_missed = view.aim.clicked(ui).is_some_and(|seen| seen.board != laid && seen.thing != table.steps());
    answer(desk, table, view, &transform, (&told, is_missed, ui.input(|input| input.modifiers.shift)));
    let carried = drag::carried(ui, table, &transform, rect);
    if let Some((carried, _, over)) = carried {
        overlay.aimed = over;
        drag::drop_ui(ui, desk, table, carried, over);
    }
    // An open menu has the keys to itself.
    if view.menu.is_none() {
        keyboard::keyboard(ui, desk, table, overlay.aimed, cell_id(ui, cursor));
    }

    let chosen = table.selection().filter(|_| !table.looks_back()).map(|selection| selection.cell);
    let may_be_wanted = overlay.places | overlay.other_places | overlay.asked | table.shown().occupied();
    keep_clear(ui, layout, &transform, (overlay.aimed, chosen), may_be_wanted);
    paint::board(&ui.painter_at(rect), desk.theme, table, &transform, &overlay, &mut view.pictures);
    let beside = party::party_ui(ui, desk, table, &transform, rect, overlay.aimed);
    strip::strip_ui(ui, desk, table, rect.with_max_x(beside.map_or(rect.right(), |party| party.left())));
    lookback::edge_ui(ui, desk, table, rect);
    menu::menu_ui(ui, desk, table, &transform, &mut view.menu);
    let cited = cited::take(ui.ctx());
    if std::mem::replace(&mut view.cited, cited) != cited {
        ui.ctx().request_repaint();
    }
    if let Some((carried, pointer, _)) = carried {
        drag::carried_ui(ui, desk, table, carried, pointer, transform.radius * 0.3);
    }
}

/// The clicks on cells and pieces in a frame.
#[derive(Default)]
struct Clicks {
    /// The cell that was clicked, and where, if by the pointer.
    cell: Option<(Cell, Option<Pos2>)>,
    /// The own piece that was clicked.
    piece: Option<(Cell, Piece)>,
    /// Where a menu was asked for.
    menu: Option<Pos2>,
    /// True while the pointer's button is held on anything of the board.
    is_pressed: bool,
}

/// Lays out the cells, each a widget with its tooltip, and notes in the overlay which are aimed at and focused.
fn cells_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    view: &mut BoardView,
    overlay: &mut Overlay,
    (rect, transform, cursor): (Rect, Transform, Cell),
) -> Clicks {
    let layout = table.rules().layout();
    let is_keyed = view.cursor.hand == Hand::Keyboard && ui.memory(|memory| memory.has_focus(cell_id(ui, cursor)));
    let mut told = Clicks::default();
    for cell in layout.cells() {
        let cell_rect = transform.rect(layout, cell).intersect(rect);
        if !cell_rect.is_positive() {
            continue;
        }
        let info = || cell_info(desk, table, overlay, cell);
        let (response, has_focus) = hex_ui(ui, cell_rect, cell_id(ui, cell), cell == cursor, info);
        told.is_pressed |= response.is_pointer_button_down_on();
        if has_focus {
            overlay.focused = Some(cell);
            // What a click would do is shown of the hex that is aimed at last, by the keyboard or by the pointer.
            overlay.aimed = overlay.aimed.or(Some(cell));
        }
        if response.clicked() {
            let point = clicked_at(&response);
            let meant = point.map_or(Some(cell), |point| transform.hex_from_screen(layout, point));
            view.cursor.cell = meant.or(view.cursor.cell);
            told.cell = meant.map(|cell| (cell, point));
        }
        // The cells lie over the board and take its clicks, so its double click is handled here too.
        if response.double_clicked() && table.person_to_move().is_none() {
            view.camera.fit();
        }
        if response.secondary_clicked() {
            told.menu = response.interact_pointer_pos();
        }
        if response.hovered()
            && !is_keyed
            && let Some(point) = response.hover_pos()
        {
            overlay.aimed = transform.hex_from_screen(layout, point);
        }
        if has_focus || is_met(&response) {
            aside_ui(response, desk, table, overlay, cell);
        }
    }
    told
}

/// Shows the tooltip of a cell, where it is pointed at or has the keyboard.
fn aside_ui(response: Response, desk: &mut Desk, table: &Table, overlay: &Overlay, cell: Cell) {
    let is_reached = !overlay.is_probed && overlay.reach.as_ref().is_some_and(|reach| reach.cost(cell).is_some());
    // With the keyboard a cell in reach shows the tooltip that it has under the pointer.
    let is_keyed = response.has_focus() && !is_covered(&response) && is_reached;
    if is_keyed {
        describe(&response, || walk_effects(desk, table, cell));
        shows_by_keys(&response);
    }
    let aside = |ui: &mut Ui| {
        // While the reach of a piece on this cell is looked at, the tooltip is one line, to cover little of it.
        match overlay.reach.as_ref().filter(|reach| overlay.is_probed && reach.from() == cell) {
            Some(reach) => _ = ui.label(cells::reach(desk.texts, &table.named(), reach.walker())),
            None => tooltip(ui, desk, table, overlay, cell),
        }
    };
    if is_keyed {
        response.show_tooltip_ui(aside);
    } else if !overlay.places.contains(cell) && overlay.side.is_none() && !is_covered(&response) {
        // Where the tile in hand fits, it is shown in its place, and no tooltip covers what the passages cost.
        response.on_hover_ui(aside);
    }
}

/// Paints the whole board as it is shown, and nothing that follows the pointer.
pub fn paint_alone(painter: &Painter, theme: &Theme, table: &Table, rect: Rect) {
    let transform = Camera::default().transform(table.rules().layout(), rect);
    let (painter, overlay) = (painter.with_clip_rect(rect), Overlay::of(table));
    paint::board(&painter, theme, table, &transform, &overlay, &mut Pictures::default());
}

/// Asks for what was clicked; or tells that the click missed, as somebody else moved while the button was held and what was
/// aimed at is another question by now.
fn answer(
    desk: &mut Desk,
    table: &Table,
    view: &mut BoardView,
    transform: &Transform,
    (told, is_missed, all): (&Clicks, bool, bool),
) {
    let Some(cell) = told.piece.map(|(cell, _)| cell).or(told.cell.map(|(cell, _)| cell)) else { return };
    view.clicked = Some(cell);
    if is_missed {
        desk.push(TableCommand::Missed);
    } else if let Some((cell, piece)) = told.piece {
        desk.push(click_piece(table, cell, piece));
    } else {
        let point = told.cell.and_then(|(_, point)| point);
        let side = point.and_then(|point| pointed_side(table, transform, point));
        let asks = desk.settings.ask_before_waste;
        match click(table, cell, side, all) {
            Some(TableAsk::Own(ask)) => desk.push(question::before(asks, table, ask)),
            Some(other) => desk.push(other),
            None => {}
        }
    }
}

/// Opens the menu of the hex that was clicked for it, or by its key that of the hex with the focus.
fn open_menu(
    ui: &Ui,
    desk: &mut Desk,
    table: &Table,
    transform: &Transform,
    view: &mut BoardView,
    (at, focused): (Option<Pos2>, Option<Cell>),
) {
    let of = table.moment();
    if let Some(at) = at {
        let cell = transform.hex_from_screen(table.rules().layout(), at);
        view.menu = cell.map(|cell| HexMenu { cell, takes_focus: false, of });
    } else if !ui.ctx().text_edit_focused() && keys::ACTIONS.pressed(ui.ctx()) {
        match focused.or(table.selection().map(|selection| selection.cell)) {
            Some(cell) => view.menu = Some(HexMenu { cell, takes_focus: true, of }),
            None => desk.push(TableCommand::Idle(Idle::NO_HEX)),
        }
    }
}

/// The part of the rectangle that the board fills when all of it is shown: everything above the strip, if there is one,
/// and within the frame that it has while an earlier state is shown.
fn fitted(rect: Rect) -> Rect {
    let strip = if strip::has_strip(rect) { strip::STRIP_HEIGHT } else { 0.0 };
    let rect = rect.shrink(lookback::EDGE);
    rect.with_max_y((rect.bottom() - strip).max(rect.center().y))
}

/// Drag pans, the wheel zooms, a double click shows all; while a tile is in hand the wheel turns it.
fn move_board(ui: &Ui, board: &Response, rect: Rect, desk: &mut Desk, table: &Table, view: &mut BoardView) {
    view.camera.follow(board, fitted(rect));
    let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(rect)) else {
        return;
    };
    let turns = table.in_hand().is_some();
    view.camera.follow_wheel(ui, pointer, fitted(rect), !turns);
    if let Some(clockwise) = turns.then(|| view.wheel.turned(ui, WHEEL_STEP)).flatten() {
        let layout = table.rules().layout();
        let over = view.camera.transform(layout, fitted(rect)).hex_from_screen(layout, pointer);
        desk.push(Ask::Turn { clockwise, over });
    }
}
