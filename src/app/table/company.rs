//! The company at a table over the net: its tab beside the board, and what its people point at on it.

use std::rc::Rc;

use egui::{Key, Rect, Ui, vec2};

use super::{Desk, Idle, Tab, Table, TableCommand, TableGame, keys};
use crate::app::friends::beside::beside_ui;
use crate::app::friends::clock;
use crate::app::friends::company::Shared;
use crate::app::friends::pointing;
use crate::app::kit::areas;

/// The radius of the mark of the seat whose time runs.
const MARK: f32 = 8.0;

impl<G: TableGame> Table<G> {
    /// Has this company from now on: the game is played over the net.
    pub fn join(&mut self, company: Shared) {
        self.company = Some(company);
    }

    /// The company, if the game is played over the net.
    #[must_use]
    pub fn company(&self) -> Option<&Shared> {
        self.company.as_ref()
    }

    /// The number of lines of talk that nobody here has seen; nothing where there is no company.
    pub(super) fn unread(&self) -> Option<usize> {
        self.company.as_ref().map(|company| company.borrow().unread)
    }

    /// The tabs of a column that has these otherwise.
    pub(super) fn tabs_with_company(&self, tabs: &[Tab]) -> Vec<Tab> {
        tabs.iter().copied().chain(self.company.as_ref().map(|_| Tab::Company)).collect()
    }
}

/// Lays out the company beside the board.
pub fn company_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(company) = table.company().map(Rc::clone) else { return };
    areas::begin(ui, desk.texts, desk.theme, areas::Area::Company);
    beside_ui(ui, desk, &mut company.borrow_mut(), table.sitting().is_made_up());
}

/// Lays out whose time runs at a table over the net, and what is left of it.
pub fn clock_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>) {
    let Some(company) = table.company() else { return };
    clock::running_ui(ui, desk, &company.borrow(), |ui, seat| {
        let side = ui.spacing().interact_size.y;
        table.seat_ui(ui, desk.theme, seat, vec2(side, side), MARK);
    });
}

/// Shows the others at which cell somebody here points, and the rings around the cells at which they do.
pub fn pointing_ui<G: TableGame>(ui: &Ui, desk: &mut Desk<G>, table: &Table<G>, board: Rect) {
    let context = ui.ctx();
    let is_covered = context.memory(|memory| memory.top_modal_layer().is_some());
    let Some(company) = table.company() else {
        if !is_covered && keys::POINT.pressed(context) {
            desk.push(TableCommand::Idle(Idle::ALONE));
        }
        return;
    };
    // A key that is held comes again and again; whether it is down is what counts.
    let _ = keys::POINT.presses(context);
    let held = keys::POINT.keys_in(context).into_iter().map(|keys| keys.logical_key);
    // Whoever has just said something still has the field; only a key that types nothing points meanwhile.
    let types = context.text_edit_focused();
    let held = held.filter(|key| !types || (Key::F1..=Key::F35).contains(key));
    let held: Vec<Key> = held.collect();
    let is_held =
        !is_covered && context.input(|input| held.iter().any(|&key| input.key_down(key)) && !input.modifiers.any());
    let over = context.input(|input| input.pointer.hover_pos()).filter(|at| board.contains(*at));
    let cell = match over {
        Some(at) if is_held => G::cell_at(table, at),
        None if is_held => G::cell_of_keyboard(table),
        _ => None,
    };
    let mut company = company.borrow_mut();
    company.point_at(cell);
    let painter = ui.painter_at(board);
    for pointed in company.shown_pointed() {
        if let Some(place) = G::cell_on_screen(table, &pointed.cell) {
            pointing::paint(&painter, desk.theme, board, place, pointed);
        }
    }
}
