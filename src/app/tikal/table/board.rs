//! The board: what is drawn on it, and what pointer and keyboard do there.
//!
//! Every cell is a widget with a name, so that it can be focused, read out and driven by tests; the
//! geometry of hexes decides which one a click means.

use egui::{PointerButton, Pos2, Rect, Response, RichText, Sense, Ui, WidgetInfo};

use super::menu::{self, HexMenu};
use super::transform::{BoardView, Transform};
use super::{
    Selection, Table, cursor, drag, findings, first_piece, keyboard, lookback, paint, party, recap, steps, strip,
};
use crate::app::command::TableCommand;
use crate::app::kit::desk::{Desk, describe};
use crate::app::kit::keys;
use crate::app::tikal::words;
use crate::hex::{Cell, CellSet};
use crate::insight::Reach;
use crate::tikal::{Action, Illegal, Phase, Piece};

/// How much of a wheel's way turns the tile in hand once.
const WHEEL_STEP: f32 = 1.0;

/// What the board shows over the tiles, derived from the table once a frame.
pub struct Overlay {
    /// Cells on which the tile in hand may be placed as it is turned.
    pub places: CellSet,
    /// Cells on which it may be placed turned otherwise.
    pub other_places: CellSet,
    /// Cells that a click can choose now.
    pub camps: CellSet,
    /// Cells of the step that is looked back at.
    pub told: CellSet,
    /// The cell under the pointer, or with the keyboard's focus.
    pub aimed: Option<Cell>,
    /// The cell with the keyboard's focus.
    pub focused: Option<Cell>,
    /// A cell that is pointed at from beside the board.
    pub pointed: Option<Cell>,
    /// How far a piece gets: the one that is about to walk, or one that is asked about.
    pub reach: Option<Reach>,
}

/// Lays out the board in all the space there is. It points at a cell if something beside it asks for that.
pub fn board_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, view: &mut BoardView, pointed: Option<Cell>) {
    let rect = ui.available_rect_before_wrap();
    let board = ui.interact(rect, ui.make_persistent_id("board"), Sense::CLICK | Sense::DRAG);
    board.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, desk.texts.say("board-name")));
    ui.advance_cursor_after_rect(rect);
    move_board(ui, &board, rect, desk, table, view);
    let cursor = move_cursor(ui, table, fitted(rect), view);
    // The strip of the turn has its place below a board that is shown whole.
    let transform = Transform::new(table.rules().layout(), fitted(rect), view);
    view.seen = Some((rect, transform));

    let mut overlay = overlay(table);
    overlay.pointed = pointed.or(table.aimed);
    let over = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(rect));
    let probed = view.probe.reach(ui, table, &transform, over);
    let is_probed = probed.is_some();
    overlay.reach = probed.or_else(|| table.reach.clone().filter(|_| !table.looks_back()));
    let layout = table.rules().layout();
    let mut clicked = None;
    let mut menu = None;
    for cell in layout.cells() {
        let cell_rect = transform.rect(layout, cell).intersect(rect);
        if !cell_rect.is_positive() {
            continue;
        }
        // Only one cell is a stop of Tab; the arrow keys go on from it.
        let sense = if cell == cursor { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(cell_rect, cell_id(ui, cell), sense);
        name_cell(&response, desk, table, &overlay, cell);
        if response.has_focus() {
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, cursor::kept_keys()));
            overlay.focused = Some(cell);
            overlay.aimed = Some(cell);
        }
        if response.clicked() {
            let meant = meant(&response, &transform, table, cell);
            view.cursor = meant.or(view.cursor);
            clicked = Some(meant);
        }
        // A cell takes the clicks that the board would get.
        if response.double_clicked() && view.clicked_at == table.steps() && lets_fit(table, cell) {
            view.fit();
        }
        if response.secondary_clicked() {
            menu = response.interact_pointer_pos();
        }
        if response.hovered()
            && let Some(point) = response.hover_pos()
        {
            overlay.aimed = transform.hex_from_screen(layout, point);
        }
        let aside = |ui: &mut Ui| {
            // Where a reach is looked at, no more than a line lies over it.
            match overlay.reach.as_ref().filter(|reach| is_probed && reach.from() == cell) {
                Some(reach) => _ = ui.label(words::reach(desk.texts, table, reach.walker())),
                None => tooltip(ui, desk, table, cell),
            }
        };
        // The keyboard gets what the pointer gets where it decides about a walk.
        if response.has_focus() && overlay.reach.as_ref().is_some_and(|reach| reach.cost(cell).is_some()) {
            describe(&response, || walk_effects(desk, table, cell));
            response.show_tooltip_ui(aside);
        } else if !overlay.places.contains(cell) {
            // Where the tile fits it lies as it would, and nothing covers what the passages cost.
            response.on_hover_ui(aside);
        }
    }
    let chosen = pieces_ui(ui, desk, table, &transform, rect, &mut menu);
    if clicked.is_some() || chosen.is_some() {
        view.clicked_at = table.steps();
    }
    if let Some(at) = menu {
        view.menu = transform.hex_from_screen(layout, at).map(|cell| HexMenu { cell, at, takes_focus: false });
    } else if let Some(cell) = overlay.focused.or(table.selection.map(|selection| selection.cell))
        && ui.input_mut(|input| keys::ACTIONS.pressed(input))
    {
        view.menu = Some(HexMenu { cell, at: transform.screen_from_hex(layout, cell), takes_focus: true });
    }
    if let Some(selection) = chosen {
        desk.push(TableCommand::Select(Some(selection)));
    } else if let Some(Some(cell)) = clicked {
        let all = ui.input(|input| input.modifiers.shift);
        if let Some(command) = click(table, cell, all) {
            desk.push(command);
        }
    }
    let carried = drag::carried(ui, table, &transform, rect);
    if let Some((carried, _, over)) = carried {
        overlay.aimed = over;
        drag::drop_ui(ui, desk, carried, over);
    }
    // An open menu has the keys to itself.
    if view.menu.is_none() {
        keyboard::keyboard(ui, desk, table, overlay.aimed);
    }

    paint::board(&ui.painter_at(rect), desk.theme, table, &transform, &overlay, &mut view.canvas);
    party::party_ui(ui, desk, table, &transform, rect);
    strip::strip_ui(ui, desk, table, rect);
    lookback::lookback_ui(ui, desk, table, rect);
    recap::recap_ui(ui, desk, table, rect);
    menu::menu_ui(ui, desk, table, &mut view.menu);
    if let Some((carried, pointer, _)) = carried {
        drag::carried_ui(ui, desk, table, carried, pointer, transform.radius * 0.3);
    }
}

/// The part of the board's room that a board shown whole fills.
fn fitted(rect: Rect) -> Rect {
    rect.with_max_y((rect.bottom() - strip::STRIP_HEIGHT).max(rect.center().y))
}

fn cell_id(ui: &Ui, cell: Cell) -> egui::Id {
    ui.make_persistent_id(("cell", cell.index()))
}

/// The cell with the keyboard's place, after the arrow key that was pressed on it. It is in sight then.
fn move_cursor(ui: &Ui, table: &Table, rect: Rect, view: &mut BoardView) -> Cell {
    let layout = table.rules().layout();
    let transform = Transform::new(layout, rect, view);
    let in_sight = |cell: &Cell| transform.rect(layout, *cell).intersect(rect).is_positive();
    let known = view.cursor.unwrap_or(table.rules().base_camp());
    // Where the board is moved away by hand, Tab comes to what is seen of it.
    let seen =
        || transform.hex_from_screen(layout, rect.center()).or_else(|| layout.cells().into_iter().find(in_sight));
    let cursor = Some(known).filter(in_sight).or_else(seen).unwrap_or(known);
    // In the past the arrow keys go from step to step.
    if table.looks_back() || !ui.memory(|memory| memory.has_focus(cell_id(ui, cursor))) {
        return cursor;
    }
    let Some(next) = cursor::pressed(ui).and_then(|arrow| cursor::step(layout, cursor, arrow)) else { return cursor };
    view.cursor = Some(next);
    let place = Transform::new(layout, rect, view).rect(layout, next);
    view.show(place, rect);
    ui.memory_mut(|memory| memory.request_focus(cell_id(ui, next)));
    next
}

fn overlay(table: &Table) -> Overlay {
    let person = table.person_to_move().is_some() && !table.looks_back();
    let (places, other_places) =
        if person && table.state().hand().is_some() { table.placeable() } else { Default::default() };
    let camps = if table.entering.is_some() && !table.looks_back() {
        table.state().camp_cells(table.rules(), table.state().seat())
    } else {
        CellSet::EMPTY
    };
    let told = table.shown_action().filter(|_| table.looks_back()).map(|step| steps::cells(step.deed));
    Overlay {
        places,
        other_places,
        camps,
        told: told.unwrap_or(CellSet::EMPTY),
        aimed: None,
        focused: None,
        pointed: None,
        reach: None,
    }
}

/// Drag pans, the wheel zooms, a double click shows all; while a tile is in hand the wheel turns it.
fn move_board(ui: &Ui, board: &Response, rect: Rect, desk: &mut Desk, table: &Table, view: &mut BoardView) {
    if board.dragged() {
        view.pan_by(board.drag_delta(), fitted(rect));
    }
    if board.double_clicked() {
        view.fit();
    }
    let Some(pointer) = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(rect)) else {
        return;
    };
    let (wheel, smooth, pinch) =
        ui.input(|input| (wheel_lines(input), input.smooth_scroll_delta().y, input.zoom_delta()));
    if (pinch - 1.0).abs() > f32::EPSILON {
        view.zoom_at(pinch, pointer, fitted(rect));
    } else if !table.looks_back() && table.person_to_move().is_some() && table.state().hand().is_some() {
        view.wheel += wheel;
        if view.wheel.abs() >= WHEEL_STEP {
            let transform = Transform::new(table.rules().layout(), fitted(rect), view);
            let over = transform.hex_from_screen(table.rules().layout(), pointer);
            desk.push(TableCommand::Turn { clockwise: view.wheel < 0.0, over });
            view.wheel = 0.0;
        }
    } else if smooth != 0.0 {
        view.zoom_at((smooth / 300.0).exp(), pointer, fitted(rect));
    }
}

/// How far the wheel was turned in this frame, in lines.
fn wheel_lines(input: &egui::InputState) -> f32 {
    let lines = |event: &egui::Event| match event {
        egui::Event::MouseWheel { unit: egui::MouseWheelUnit::Point, delta, .. } => Some(delta.y / 50.0),
        egui::Event::MouseWheel { delta, .. } => Some(delta.y),
        _ => None,
    };
    input.events.iter().filter_map(lines).sum()
}

fn name_cell(response: &Response, desk: &Desk, table: &Table, overlay: &Overlay, cell: Cell) {
    response.widget_info(|| {
        let mut name = words::cell(desk.texts, table, cell);
        let mut add = |text: String| {
            name.push_str(", ");
            name.push_str(&text);
        };
        if overlay.places.contains(cell) {
            add(desk.texts.say("cell-place"));
        } else if overlay.other_places.contains(cell) {
            add(desk.texts.say("cell-place-turned"));
        }
        let walks = overlay.reach == table.reach && !table.looks_back();
        match table.walk_cost(cell).filter(|_| walks) {
            Some((each, 1)) => add(desk.texts.with("cell-reach", &[("cost", each.into())])),
            Some((each, count)) => {
                let cost = u32::from(each) * u32::from(count);
                add(desk.texts.with("cell-reach-some", &[("cost", cost.into()), ("count", count.into())]));
            }
            None => {
                if let Some(cost) = overlay.reach.as_ref().filter(|_| !walks).and_then(|reach| reach.cost(cell)) {
                    add(desk.texts.with("cell-away", &[("cost", cost.into())]));
                }
            }
        }
        let chosen = table.selection.is_some_and(|selection| selection.cell == cell);
        WidgetInfo::selected(egui::Role::Button, true, chosen, name)
    });
}

/// The cell that a click on this widget means: by geometry where there is a pointer.
fn meant(response: &Response, transform: &Transform, table: &Table, cell: Cell) -> Option<Cell> {
    let point: Option<Pos2> = response.interact_pointer_pos().filter(|_| response.clicked_by(PointerButton::Primary));
    match point {
        Some(point) => transform.hex_from_screen(table.rules().layout(), point),
        None => Some(cell),
    }
}

/// What a click on a cell asks for.
fn click(table: &Table, cell: Cell, all: bool) -> Option<TableCommand> {
    if table.looks_back() {
        return Some(TableCommand::LookBack(None));
    }
    table.person_to_move()?;
    let state = table.state();
    match state.phase() {
        Phase::Place(_) => Some(TableCommand::Play(Action::Place { cell, rotation: table.turned() })),
        Phase::Act => {
            if let Some(piece) = table.entering {
                return Some(TableCommand::Play(Action::Enter { piece, camp: cell }));
            }
            if table.reach.as_ref().is_some_and(|reach| reach.cost(cell).is_some()) {
                return Some(TableCommand::Walk { to: cell, all });
            }
            let own = first_piece(state.band(cell, state.seat()));
            let chosen = table.selection.filter(|selection| selection.cell == cell);
            if let Some(chosen) = chosen {
                // The next kind of piece on the hex, then none.
                let next = (chosen.piece == Some(Piece::Explorer) && state.band(cell, state.seat()).has(Piece::Leader))
                    .then_some(Selection { cell, piece: Some(Piece::Leader) });
                return Some(TableCommand::Select(next));
            }
            if let Some(Selection { cell: from, piece: Some(piece) }) = table.selection.filter(|_| own.is_none()) {
                return Some(table.refused_walk(from, piece, cell));
            }
            let has_tile = state.tile(cell).is_some();
            Some(TableCommand::Select(has_tile.then_some(Selection { cell, piece: own })))
        }
        Phase::Bid(_) | Phase::Choose | Phase::Draw | Phase::Reveal | Phase::Over => None,
    }
}

/// Whether a double click shows the whole board: not where its clicks choose a piece.
fn lets_fit(table: &Table, cell: Cell) -> bool {
    table.person_to_move().is_none_or(|seat| first_piece(table.state().band(cell, seat)).is_none())
}

/// The acting person's own pieces, each to be chosen by itself.
fn pieces_ui(
    ui: &Ui,
    desk: &mut Desk,
    table: &Table,
    transform: &Transform,
    clip: Rect,
    menu: &mut Option<Pos2>,
) -> Option<Selection> {
    let acts = table.state().phase() == Phase::Act && table.entering.is_none() && !table.looks_back();
    let seat = table.person_to_move().filter(|_| acts)?;
    let mut chosen = None;
    for cell in table.state().present(seat) {
        for token in paint::tokens(table, transform, cell).into_iter().filter(|token| token.seat == seat) {
            let rect = Rect::from_center_size(token.centre, egui::Vec2::splat(token.radius * 2.0)).intersect(clip);
            if !rect.is_positive() {
                continue;
            }
            let piece = token.piece;
            let id = ui.make_persistent_id(("piece", cell.index(), piece == Piece::Leader));
            // By keyboard a piece is chosen on its cell.
            let response = ui.interact(rect, id, Sense::CLICK | Sense::DRAG);
            let selection = Selection { cell, piece: Some(piece) };
            response.widget_info(|| {
                let values = [
                    ("piece", words::piece(desk.texts, piece).into()),
                    ("name", table.name(seat).to_owned().into()),
                    ("cell", table.rules().layout().name(cell).to_string().into()),
                ];
                let name = desk.texts.with("piece-on", &values);
                WidgetInfo::selected(egui::Role::Button, true, table.selection == Some(selection), name)
            });
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

/// What is on the cell; of a temple everybody's strength.
fn tooltip(ui: &mut Ui, desk: &Desk, table: &Table, cell: Cell) {
    ui.label(words::cell(desk.texts, table, cell));
    let (rules, state) = (table.rules(), table.shown());
    if let Some(why) = no_place(table, cell) {
        ui.label(RichText::new(words::reason(desk.texts, table, &why)).color(desk.theme.chrome.warn));
        return;
    }
    let effects = walk_effects(desk, table, cell);
    for line in &effects {
        ui.label(RichText::new(line).color(desk.theme.chrome.accent));
    }
    if !state.temples().contains(cell) {
        return;
    }
    for &seat in state.seats() {
        let strength = state.strength(rules, cell, seat);
        if strength > 0 {
            let values = [("name", table.name(seat).to_owned().into()), ("strength", strength.into())];
            ui.label(desk.texts.with("cell-strength", &values));
        }
    }
    let holders = state.seats().iter().filter(|&&seat| state.controls(rules, cell, seat));
    let holders: Vec<&str> = holders.map(|&seat| table.name(seat)).collect();
    ui.label(match *holders {
        [] => desk.texts.say("cell-contested"),
        [holder] => desk.texts.with("cell-held", &[("name", holder.to_owned().into())]),
        _ => desk.texts.with("cell-shared", &[("names", holders.join(", ").into())]),
    });
    // Beside what a walk would change, what others could do is too much.
    let insight = table.insight().filter(|_| effects.is_empty());
    let entry = insight.and_then(|insight| insight.ledger.iter().find(|entry| entry.temple == cell));
    for claim in entry.iter().flat_map(|entry| &entry.claims) {
        if let Some(line) = findings::claim(desk.texts, *claim, table.name(claim.seat)) {
            ui.weak(line);
        }
    }
}

/// Why the tile in hand cannot be placed on an empty cell as it is turned, for a person who is to place it.
fn no_place(table: &Table, cell: Cell) -> Option<Illegal> {
    let state = table.shown();
    let places = table.person_to_move().is_some() && !table.looks_back() && state.hand().is_some();
    if !places || state.tile(cell).is_some() {
        return None;
    }
    state.check(table.rules(), Action::Place { cell, rotation: table.turned() }).err()
}

/// What a walk to the cell would change, line by line.
fn walk_effects(desk: &Desk, table: &Table, cell: Cell) -> Vec<String> {
    findings::effects(desk.texts, table, &table.effects_of_walk(cell))
}
