//! The column beside the board: while it is drafted the display above all that scrolls, at other times among the sides;
//! and chance that is entered by hand.

use egui::Ui;

use super::{Side, Table, ledger, scoring};
use crate::app::legend::command::Ask;
use crate::app::legend::desk::{Desk, Spot};
use crate::app::legend::panels::{self, DisplayItem, Player, Shown};
use crate::app::table::{Head, Tab};
use crate::legend::{Action, Phase};

/// The display.
pub const DISPLAY: Side = Side::of_game("legend-table-side-display", "legend-table-side-display-hint");

/// The ledger.
pub const LEDGER: Side = Side::of_game("legend-table-side-ledger", "legend-table-side-ledger-hint");

/// The share of the column that the display has while it is drafted.
const SHARE: f32 = 0.72;

impl Table {
    /// Calls this with the game as its panels show it.
    pub(super) fn with_shown<R>(&self, content: impl FnOnce(Shown) -> R) -> R {
        let player = |seat| Player { name: self.name(seat), look: self.seat_look(seat), face: self.face(seat) };
        let players: Vec<Player> = self.all_seats().map(player).collect();
        content(Shown { rules: self.rules(), view: self.shown(), players: &players, is_plan: self.is_plan() })
    }

    /// True if the display stands above all that scrolls.
    #[must_use]
    pub fn drafts(&self) -> bool {
        self.shown().phase() == Phase::Draft
    }
}

/// The display while it is drafted.
pub fn head_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, head: &Head) {
    if table.drafts() && head.tab != Tab::Log {
        display_ui(ui, desk, table, head.room * SHARE);
    }
}

/// The least height of the display while it is drafted.
#[must_use]
pub fn least_head(table: &Table, width: f32) -> f32 {
    if table.drafts() { table.with_shown(|shown| panels::height_of_display(shown, width, 0.0)) } else { 0.0 }
}

/// Chance that is entered by hand: a picture for each outcome.
pub fn asked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    if !table.chance_by_hand() || table.looks_back() {
        return;
    }
    let entered = table.with_shown(|shown| panels::chance_ui(ui, desk, shown, table.steps(), table.legal()));
    if let Some(action) = entered {
        desk.push(Ask::Play(action));
    }
}

/// The scoring round.
pub fn told_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let scored = ui.scope(|ui| scoring::scoring_ui(ui, desk, table));
    desk.note(ui, Spot::Scoring, scored.response.rect);
}

/// Lays out one of the sides that only Legend has.
pub fn side_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, side: Side) {
    if side == LEDGER {
        ledger::ledger_ui(ui, desk, table);
    } else if side == DISPLAY && !table.drafts() {
        // While it is drafted, it stands above.
        display_ui(ui, desk, table, f32::INFINITY);
    }
}

/// The display: what can be drafted.
fn display_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
    let may = table.person_to_move().is_some() && !table.looks_back();
    let offered = |item: DisplayItem| may && table.legal().contains(&drafted(item));
    let display = ui.scope(|ui| table.with_shown(|shown| panels::display_ui(ui, desk, shown, room, &offered)));
    desk.note(ui, Spot::Display, display.response.rect);
    if table.is_lesson() {
        for (item, rect) in display.inner.items {
            desk.note(ui, Spot::Does(Ask::Play(drafted(item)).into()), rect);
        }
    }
    if let Some(item) = display.inner.clicked {
        desk.push(Ask::Play(drafted(item)));
    }
}

/// The action that takes something from the display.
const fn drafted(item: DisplayItem) -> Action {
    match item {
        DisplayItem::Order(place) => Action::DraftOrder(place),
        DisplayItem::Token(value) => Action::DraftToken(value),
        DisplayItem::Tile(tile) => Action::DraftTile(tile),
        DisplayItem::Card(card) => Action::DraftCard(card),
    }
}
