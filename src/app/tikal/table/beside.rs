//! The column beside the board: what stands above all that scrolls (the tile in hand, the tiles of an auction, the
//! herald), what is asked and what is told. What each of them shows, its own file decides.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::mem::discriminant;

use egui::Ui;

use super::{Table, auction, chance, hand, herald, scoring};
use crate::app::table::{Head, Tab};
use crate::app::tikal::desk::{Desk, Spot};
use crate::tikal::{Phase, State};

/// The gap above and below a tile in hand that has no heading, so that the frame of a lesson around it cuts neither it nor
/// the tabs.
const AROUND_HAND: f32 = 3.0;

/// The tile in hand, or the tiles of an auction; and the herald between them.
pub fn head_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table, head: &Head) {
    // Above the log the volcano that waits for the end of a scoring has no room, nor has what was in hand, or bid for, only
    // at the moment that is looked at: it would push away the line that was clicked.
    let stands = |state: &State| (matches!(state.phase(), Phase::Bid(_) | Phase::Choose), state.hand().is_some());
    let is_log = head.tab == Tab::Log;
    let has_head = !is_log || stands(table.state()) == stands(table.shown());
    let has_hand = has_head && (!is_log || table.shown().hand().is_some());
    // The tiles of an auction keep their place whatever is told meanwhile.
    if has_head && table.shows_auction() {
        auction::auction_ui(ui, desk, table, head.room);
    }
    let mut herald = std::mem::take(&mut table.own.herald);
    herald::herald_ui(ui, desk, table, &mut herald);
    table.own.herald = herald;
    if has_hand {
        let plan = head.plan;
        let stands = hand::stands_by_itself(table, plan.has_large_hand) && plan.has_log_tab && !plan.is_tight;
        ui.add_space(if stands { AROUND_HAND } else { 0.0 });
        hand::hand_ui(ui, desk, table, plan.has_large_hand);
        ui.add_space(if stands { AROUND_HAND } else { 0.0 });
    }
}

/// Where hardly a card of a player would be left, the tiles that are bid for wait behind the other tabs; in a lesson, both
/// wait for whatever is spoken of.
pub fn puts_before_head(table: &Table, tab: Tab) -> bool {
    let bids = tab == Tab::Players && matches!(table.shown().phase(), Phase::Bid(_));
    bids || table.pointed().tab == Some(tab)
}

/// Chance that is entered by hand, and who bids.
pub fn asked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    chance::chance_ui(ui, desk, table);
    let bidders = ui.scope(|ui| auction::bidders_ui(ui, desk, table)).response.rect;
    if matches!(table.shown().phase(), Phase::Bid(_)) {
        desk.note(ui, Spot::Bids, bidders);
    }
}

/// The tiles that are left of an auction, and the scoring round.
pub fn told_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
    // The tiles of an auction stand above what scrolls, and after it they are for the others.
    if !table.shows_auction() {
        auction::auction_ui(ui, desk, table, room);
    }
    let scored = ui.scope(|ui| scoring::scoring_ui(ui, desk, table));
    desk.note(ui, Spot::Scoring, scored.response.rect);
}

/// Another number whenever something else is asked.
pub fn asked_id(table: &Table) -> u64 {
    let state = table.state();
    // Each bid is asked for anew, as the others have bid meanwhile.
    let bids = matches!(state.phase(), Phase::Bid(_)).then(|| table.steps());
    let mut hasher = DefaultHasher::new();
    (state.turn(), state.seat(), discriminant(&state.phase()), state.scoring().is_some(), bids).hash(&mut hasher);
    hasher.finish()
}
