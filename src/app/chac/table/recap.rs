//! The outcome of what others and the traps did, for the recap.
//!
//! Decides which of it is told as a step; how it is said, `words::chac::recap`. When a recap is told, the table of any game
//! decides.

use std::ops::Range;

use egui::{RichText, Ui};

use super::{Table, board};
use crate::app::chac::desk::Desk;
use crate::app::table;
use crate::chac::{Action, Event, State};
use crate::game::Seat;
use crate::sitting::Seen;
use crate::words::chac::recap;

/// The outcome of what others did since a seat decided last.
pub type Recap = table::Recap<State>;

/// True if an action is told as a step: what chance did is told by what came of it.
pub fn is_told(seen: &Seen<State>) -> bool {
    match seen.action {
        None => true,
        Some(action) => !action.is_of_chance() && !matches!(action, Action::End | Action::Ready | Action::Wait),
    }
}

/// The events of these actions; nothing if there is nothing to tell, where there are no steps
/// (`is_quiet`) either.
pub fn came(table: &Table, seat: Seat, actions: Range<usize>, is_quiet: bool) -> Option<Vec<Event>> {
    // What this seat's own last action brought is told with it: its end of the turn may be followed by the traps.
    let events: Vec<Event> = actions.flat_map(|index| table.sitting().events(index)).collect();
    let is_news = |event: &Event| match *event {
        Event::Lost { .. }
        | Event::GotOut { .. }
        | Event::SubstituteEntered { .. }
        | Event::WallsMet
        | Event::BoulderMoved { .. }
        | Event::RoofOpened { .. }
        | Event::Uncovered { .. }
        | Event::Turned { .. } => true,
        Event::WallTurned { card, .. } => card.steps() != (0, 0),
        Event::Drawn { seat: whose, .. } | Event::AlcoveOpened { seat: whose, .. } => whose != seat,
        _ => false,
    };
    (!is_quiet || events.iter().any(is_news)).then_some(events)
}

/// Says what came of what others did, as long as that begins above `bottom`. Returns whether it is all.
pub fn recap_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, recap: &Recap, bottom: f32) -> bool {
    for line in recap::lines(desk.texts, &table.named(), recap.seat, &recap.own) {
        if ui.cursor().top() >= bottom {
            return false;
        }
        board::cite(&ui.label(RichText::new(line.said).small()), line.square.into_iter().collect());
    }
    true
}
