//! The board: where its cells lie, how it is moved, and what is laid over it.
//!
//! Every cell is a widget with a name, so that it can be focused, read out and driven by tests. What is said of a
//! cell, `cells` decides; what a click asks for, `click`.

use egui::{Painter, Rect, Response, Sense, Ui, WidgetInfo};

use super::cells::{cell_info, tooltip, walk_effects};
use super::click::{click, lets_fit, pieces_ui};
use super::click_intent::{Intent, Thing, click_intent};
use super::menu;
use super::paint::Pictures;
use super::probe::{self, Probe};
use super::{Idle, Selection, Table, drag, keyboard, paint, party, told};
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
use crate::app::table::{lookback, strip};
use crate::app::tikal::command::{Ask, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::hex::{Cell, CellSet};
use crate::insight::tikal::Reach;
use crate::words::tikal::cells;

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
    /// The number of actions that had been played at the last click: two clicks are a double click only if the first
    /// played none.
    clicked_at: usize,
    /// The cell that was clicked last, until a lesson asks for it.
    pub clicked: Option<Cell>,
    /// The picture.
    pub pictures: Pictures,
    /// The sights under the pointer.
    aim: Aim<Thing>,
    /// The cells that something over the board named in the last frame.
    cited: CellSet,
    /// Which piece the pointer rests on, to show its reach.
    probe: Probe,
    /// The cell that a panel beside the board wants marked in this frame.
    pub pointed: std::cell::Cell<Option<Cell>>,
    /// The rectangle in which the board was laid out last, and its transform there.
    pub seen: Option<(Rect, Transform)>,
}

/// The marks of the board over the tiles, derived from the table once a frame.
pub struct Overlay {
    /// Cells on which the tile in hand may be placed as it is turned.
    pub places: CellSet,
    /// Cells on which it may be placed only in another rotation.
    pub other_places: CellSet,
    /// The camps that a click can choose while a piece is to enter.
    pub camps: CellSet,
    /// While an earlier state is shown, the cells of the step before it.
    pub told: CellSet,
    /// The cell under the pointer, or with the keyboard's focus.
    pub aimed: Option<Cell>,
    /// The cell with the keyboard's focus.
    pub focused: Option<Cell>,
    /// A cell that is marked for a panel beside the board.
    pub pointed: Option<Cell>,
    /// The cells that something beside the board names on which the pointer or the focus is.
    pub cited: CellSet,
    /// Which cells show their names.
    pub names: CellNames,
    /// The reach of a piece: the one that is chosen to walk, or one whose reach is only looked at.
    pub reach: Option<Reach>,
}

impl Overlay {
    /// The cells whose names stand out, and true if all others show theirs too.
    #[must_use]
    pub fn named_cells(&self) -> (CellSet, bool) {
        let pointed: CellSet = self.aimed.into_iter().chain(self.pointed).collect();
        (pointed | self.cited | self.told, self.names == CellNames::All)
    }

    /// True if a click on a cell would be refused for good while a tile is in hand: it cannot be placed there, however
    /// it is turned.
    #[must_use]
    pub fn refuses(&self, table: &Table, cell: Cell) -> bool {
        let places = table.state().hand().is_some() && table.person_to_move().is_some() && !table.looks_back();
        places && !(self.places | self.other_places).contains(cell)
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

    let mut overlay = overlay(table);
    overlay.pointed = view.pointed.take().or(table.own.chosen.aimed);
    overlay.names = desk.settings.cell_names;
    // What lies over the board is laid out after it, so what it named is that of the last frame.
    overlay.cited = cited::take(ui.ctx()) | view.cited | table.told_cells();
    let over = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(rect));
    let probed = probe::reach(&mut view.probe, ui, table, &transform, over);
    let is_probed = probed.is_some();
    overlay.reach = probed.or_else(|| table.own.known.reach.clone().filter(|_| !table.looks_back()));
    let (mut clicked, mut menu) = (None, None);
    let mut pressed = board.is_pointer_button_down_on();
    let is_keyed = view.cursor.hand == Hand::Keyboard && ui.memory(|memory| memory.has_focus(cell_id(ui, cursor)));
    for cell in layout.cells() {
        let cell_rect = transform.rect(layout, cell).intersect(rect);
        if !cell_rect.is_positive() {
            continue;
        }
        let info = || cell_info(desk, table, &overlay, cell);
        let (response, has_focus) = hex_ui(ui, cell_rect, cell_id(ui, cell), cell == cursor, info);
        pressed |= response.is_pointer_button_down_on();
        if has_focus {
            overlay.focused = Some(cell);
            // What a click would do is shown of the hex that is aimed at last, by the keyboard or by the pointer.
            overlay.aimed = overlay.aimed.or(Some(cell));
        }
        if response.clicked() {
            let meant = match clicked_at(&response) {
                Some(point) => transform.hex_from_screen(layout, point),
                None => Some(cell),
            };
            view.cursor.cell = meant.or(view.cursor.cell);
            clicked = Some(meant);
        }
        // The cells lie over the board and take its clicks, so its double click is handled here too.
        if response.double_clicked() && view.clicked_at == table.steps() && lets_fit(table, cell) {
            view.camera.fit();
        }
        if response.secondary_clicked() {
            menu = response.interact_pointer_pos();
        }
        if response.hovered()
            && !is_keyed
            && let Some(point) = response.hover_pos()
        {
            overlay.aimed = transform.hex_from_screen(layout, point);
        }
        if has_focus || is_met(&response) {
            tip_ui(desk, table, &overlay, cell, response, is_probed);
        }
    }
    let chosen = pieces_ui(ui, desk, table, &transform, rect, &mut menu, &mut pressed);
    let laid = (table.changes_of_others(), rect, transform.scale);
    let under = over.and_then(|point| Some((point, Thing::under(table, &transform, point)?)));
    view.aim.follow(ui, laid, under, pressed);
    let intent = click_intent(ui, table, laid, &mut view.aim, clicked.is_some() || chosen.is_some());
    let pointed = menu.and_then(|at| transform.hex_from_screen(layout, at));
    open_menu(ui, desk, table, view, (menu.is_some(), pointed), overlay.focused);
    ask(ui, desk, table, view, intent, chosen, (clicked.is_some(), clicked.flatten()));
    let carried = drag::carried(ui, table, &transform, rect);
    if let Some((carried, _, over)) = carried {
        overlay.aimed = over;
        drag::drop_ui(ui, desk, carried, over);
    }
    // An open menu has the keys to itself.
    if view.menu.is_none() {
        keyboard::keyboard(ui, desk, table, overlay.aimed, cell_id(ui, cursor));
    }

    let chosen = table.own.chosen.selection.filter(|_| !table.looks_back()).map(|selection| selection.cell);
    let may_be_wanted = overlay.places | overlay.other_places | table.shown().occupied();
    keep_clear(ui, layout, &transform, (overlay.aimed, chosen), may_be_wanted);
    paint::board(&ui.painter_at(rect), desk.theme, table, &transform, &overlay, &mut view.pictures);
    // Where no hex is pointed at, how many can go is told of the one that a lesson asks for.
    let aimed = overlay.aimed.or(table.own.lesson.pointed.aim);
    let beside = party::party_ui(ui, desk, table, &transform, rect, aimed);
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

/// Paints the whole board as it is shown, and nothing that follows the pointer.
pub fn paint_alone(painter: &Painter, theme: &Theme, table: &Table, rect: Rect) {
    let transform = Camera::default().transform(table.rules().layout(), rect);
    paint::board(&painter.with_clip_rect(rect), theme, table, &transform, &overlay(table), &mut Pictures::default());
}

/// Shows the tooltip of a cell, while the pointer is on it or the keyboard shows a way to it. `is_probed` is true while the
/// reach of a piece is looked at that need not be the one that walks.
fn tip_ui(desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell, response: Response, is_probed: bool) {
    let tip = |ui: &mut Ui| {
        // While the reach of a piece on this cell is looked at, the tooltip is one line, to cover little of it.
        match overlay.reach.as_ref().filter(|reach| is_probed && reach.from() == cell) {
            Some(reach) => _ = ui.label(cells::reach(desk.texts, &table.named(), reach.walker())),
            None => tooltip(ui, desk, table, overlay, cell),
        }
    };
    // With the keyboard a cell in reach shows the tooltip that it has under the pointer.
    if response.has_focus()
        && !is_covered(&response)
        && overlay.reach.as_ref().is_some_and(|reach| reach.cost(cell).is_some())
    {
        describe(&response, || walk_effects(desk, table, cell));
        shows_by_keys(&response);
        response.show_tooltip_ui(tip);
    } else if !overlay.places.contains(cell) && !is_covered(&response) {
        // Where the tile in hand fits, it is shown in its place, and no tooltip covers what the passages cost.
        response.on_hover_ui(tip);
    }
}

/// Opens the menu of a hex: of the one that the pointer asks for, if it does, else by key of the one that has the keyboard.
fn open_menu(
    ui: &Ui,
    desk: &mut Desk,
    table: &Table,
    view: &mut BoardView,
    (is_pointed, pointed): (bool, Option<Cell>),
    focused: Option<Cell>,
) {
    if is_pointed {
        view.menu = pointed.map(|cell| HexMenu { cell, takes_focus: false, of: table.moment() });
    } else if !ui.ctx().text_edit_focused() && keys::ACTIONS.pressed(ui.ctx()) {
        match focused.or(table.own.chosen.selection.map(|selection| selection.cell)) {
            Some(cell) => view.menu = Some(HexMenu { cell, takes_focus: true, of: table.moment() }),
            None => desk.push(TableCommand::Idle(Idle::NO_HEX)),
        }
    }
}

/// Asks for what a click means: what it was aimed at before the board changed, else a piece or a hex, or a place that is
/// none.
fn ask(
    ui: &Ui,
    desk: &mut Desk,
    table: &Table,
    view: &mut BoardView,
    intent: Option<Intent>,
    chosen: Option<Selection>,
    (is_clicked, clicked): (bool, Option<Cell>),
) {
    if is_clicked || chosen.is_some() {
        view.clicked_at = table.steps();
        view.clicked = chosen.map(|selection| selection.cell).or(clicked);
    }
    if let Some(Intent::Other(command)) = intent {
        if let Some(command) = command {
            desk.push(command);
        }
    } else if let Some(selection) = chosen {
        desk.push(Ask::Select(Some(selection)));
    } else if let Some(cell) = clicked {
        let all = ui.input(|input| input.modifiers.shift);
        if let Some(command) = click(table, cell, all) {
            desk.push(command);
        }
    }
}

/// The part of the rectangle that the board fills when all of it is shown: everything above the strip, if there is one,
/// and within the frame that it has while an earlier state is shown.
fn fitted(rect: Rect) -> Rect {
    let strip = if strip::has_strip(rect) { strip::STRIP_HEIGHT } else { 0.0 };
    // The frame of a board that is looked back at lies over no name at its rim.
    let rect = rect.shrink(lookback::EDGE);
    rect.with_max_y((rect.bottom() - strip).max(rect.center().y))
}

/// The marks of the board over the tiles, but for those of pointer and focus.
pub fn overlay(table: &Table) -> Overlay {
    let person = table.person_to_move().is_some() && !table.looks_back();
    let (places, other_places) =
        if person && table.state().hand().is_some() { table.placeable() } else { Default::default() };
    let camps = if table.entering().is_some() && !table.looks_back() {
        table.state().camp_cells(table.rules(), table.state().seat())
    } else {
        CellSet::EMPTY
    };
    let told = table.shown_action().filter(|_| table.looks_back()).map(|step| told::cells(step.deed));
    Overlay {
        places,
        other_places,
        camps,
        told: told.unwrap_or(CellSet::EMPTY),
        aimed: None,
        focused: None,
        pointed: None,
        cited: CellSet::EMPTY,
        names: CellNames::default(),
        reach: None,
    }
}

/// Drag pans, the wheel zooms, a double click shows all; while a tile is in hand the wheel turns it.
fn move_board(ui: &Ui, board: &Response, rect: Rect, desk: &mut Desk, table: &Table, view: &mut BoardView) {
    view.camera.follow(board, fitted(rect));
    let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(rect)) else {
        return;
    };
    let turns = !table.looks_back() && table.person_to_move().is_some() && table.state().hand().is_some();
    view.camera.follow_wheel(ui, pointer, fitted(rect), !turns);
    if let Some(clockwise) = turns.then(|| view.wheel.turned(ui, WHEEL_STEP)).flatten() {
        let layout = table.rules().layout();
        let over = view.camera.transform(layout, fitted(rect)).hex_from_screen(layout, pointer);
        desk.push(Ask::Turn { clockwise, over });
    }
}
