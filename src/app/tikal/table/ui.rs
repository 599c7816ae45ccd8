//! Where things stand on the table screen.

use egui::{CentralPanel, Event, Frame, Panel, ScrollArea, Ui};

use super::{
    AfterEnd, Side, Table, auction, bar, board, chance, correct, end, exchange, hand, ledger, log, players, scoring,
};
use crate::app::kit::areas;
use crate::app::kit::desk::{SCROLL_LANE, scroll_ui};
use crate::app::tikal::desk::{Desk, Spot};

const BAR_HEIGHT: f32 = 110.0;
/// The least width on which the buttons of the bar are laid out.
const LEAST_BAR: f32 = 860.0;

/// Lays out the table screen.
pub fn table_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table, after: AfterEnd) {
    move_on(ui, table);
    let panel = Frame::new().fill(desk.theme.chrome.panel).inner_margin(desk.theme.sizes.margin);
    // Always of the same height, so that the board stays in its place.
    Panel::bottom("bar").frame(panel).resizable(false).exact_size(BAR_HEIGHT).show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Bar);
        desk.note(ui, Spot::Bar, ui.max_rect());
        // Buttons stay wide enough to be read; in a narrow window the bar scrolls.
        ScrollArea::horizontal().id_salt("bar").auto_shrink([false, false]).show(ui, |ui| {
            ui.set_min_width(ui.available_width().max(LEAST_BAR));
            bar::bar_ui(ui, desk, table);
        });
    });
    // At large scales of text the board keeps the larger part.
    let least = (ui.available_width() * 0.35).min(210.0);
    let side = (ui.available_width() * 0.21).clamp(least, 300.0);
    // Scroll bars lie in the margin on the right.
    let mut margin = egui::Margin::same(desk.theme.sizes.margin);
    margin.right = margin.right.saturating_sub(SCROLL_LANE as i8).max(0);
    let panel = panel.inner_margin(margin);
    Panel::left("players").frame(panel).exact_size(side).resizable(false).show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Players);
        let area = ScrollArea::vertical().id_salt("players").auto_shrink([false, false]);
        scroll_ui(ui, area, |ui| players::players_ui(ui, desk, table));
    });
    let mut pointed = None;
    Panel::right("side").frame(panel).exact_size(side).resizable(false).show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Side);
        ui.set_width(ui.available_width());
        // The log shrinks to a few lines, then what stands above it scrolls. Where there is too little room for
        // both, the log is left out.
        let room = ui.available_height();
        let logs = room > if shows_ledger(table) { least_for_both(table) } else { least_for_log(table) };
        let most = ui.available_height() - if logs { log::least_height(ui) } else { 0.0 };
        let area = ScrollArea::vertical()
            .id_salt("side")
            .min_scrolled_height(0.0)
            .max_height(most.max(0.0))
            .auto_shrink([false, true]);
        scroll_ui(ui, area, |ui| {
            chance::chance_ui(ui, desk, table);
            hand::hand_ui(ui, desk, table);
            auction::auction_ui(ui, desk, table);
            correct::entered_ui(ui, desk, table);
            let scored = ui.scope(|ui| scoring::scoring_ui(ui, desk, table));
            desk.note(ui, Spot::Scoring, scored.response.rect);
            pointed = ledger::side_ui(ui, desk, table).or(scored.inner);
        });
        if logs {
            log::log_ui(ui, desk, table);
        }
    });
    let mut view = std::mem::take(&mut table.view);
    CentralPanel::no_frame().show(ui, |ui| board::board_ui(ui, desk, table, &mut view, pointed));
    table.view = view;
    exchange::exchange_ui(ui, desk, table);
    correct::question_ui(ui, desk, table);
    end::end_ui(ui, desk, table, after);
}

/// Brings what moves to the time of this frame. At a click or a key press everything arrives at once.
fn move_on(ui: &Ui, table: &mut Table) {
    let is_press = |event: &Event| match event {
        Event::PointerButton { pressed, .. } => *pressed,
        Event::Key { pressed, repeat, .. } => *pressed && !repeat,
        _ => false,
    };
    let (now, pressed) = ui.input(|input| (input.time, input.events.iter().any(is_press)));
    if pressed {
        table.motion.finish();
    }
    table.follow_motion(now);
    if table.motion.is_moving() {
        ui.ctx().request_repaint();
    }
}

fn shows_ledger(table: &Table) -> bool {
    table.insight().is_some() && table.side() == Side::Temples
}

/// Whether the side column begins with something that is asked.
fn is_asked(table: &Table) -> bool {
    let state = table.shown();
    !state.face_up().is_empty() || state.hand().is_some() || state.scoring().is_some() || table.chance_by_hand()
}

/// The least height of the side column that has room for what is asked, the ledger and the log.
fn least_for_both(table: &Table) -> f32 {
    if is_asked(table) { 900.0 } else { 300.0 }
}

/// The least height of the side column that has room for the log below the supplies: what is asked comes first.
fn least_for_log(table: &Table) -> f32 {
    if is_asked(table) { 260.0 } else { 0.0 }
}
