//! The Temple of Chac at a table of the window.

use std::convert::Infallible;

use egui::{Button, Painter, ScrollArea, Ui};

use crate::app::kit::areas::{self, Area};
use crate::app::kit::theme::Theme;
use crate::app::table::told::{Line, Room, Told};
use crate::app::table::{
    Desk, GameAsk, Offer, Step, Table as AnyTable, TableAsk, TableGame, TableSpot, keyboard, lookback, strip,
};
use crate::chac::{Action, Illegal, State};
use crate::game::{Seat, text_of};
use crate::sitting::Seen;
use crate::words::Texts;

/// A table.
pub type Table = AnyTable<State>;

/// Plays this action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Play(pub Action);

impl GameAsk for Play {}

impl TableGame for State {
    type Own = ();
    type Ask = Play;
    type Deed = Option<Action>;
    type Notice = Infallible;
    type Question = Infallible;
    type Spot = TableSpot;
    type Effect = Infallible;
    type Recap = ();
    type Picture = ();

    fn steps(seen: impl Iterator<Item = Seen<Self>>, _is_asked: impl Fn(usize) -> bool) -> Vec<Step<Self::Deed>> {
        seen.map(|seen| Step::of(&seen, seen.action)).collect()
    }

    fn told(_texts: &Texts, table: &Table, step: &Step<Self::Deed>) -> Told<()> {
        let line = table.sitting().line(step.start).unwrap_or_default();
        Told { sentence: line.clone(), chip: line.clone(), picture: (), line: Line::plain(line), nobodys: None }
    }

    fn paint(_: &Painter, _: &Theme, _: &Table, _: Seat, (): (), _: Room) {}

    fn ask(table: &mut Table, Play(action): Play) {
        table.play_or_tell(action);
    }

    fn offers(_desk: &Desk<Self>, _table: &Table) -> Vec<Offer<Self>> {
        Vec::new()
    }

    fn reason(_texts: &Texts, _table: &Table, why: &Illegal) -> String {
        why.to_string()
    }

    fn asked_of_seat(_texts: &Texts, table: &Table) -> Option<String> {
        let seat = table.person_to_move()?;
        Some(table.name(seat).to_owned())
    }

    fn recap(_: &Table, _: Seat, _: (usize, usize), _: bool) -> Option<()> {
        None
    }

    fn progress(_texts: &Texts, table: &Table, _is_short: bool) -> String {
        table.shown().round().to_string()
    }

    fn board_ui(ui: &mut Ui, desk: &mut Desk<Self>, table: &mut Table) {
        let rect = ui.available_rect_before_wrap();
        let whole = rect.with_max_y(rect.bottom() - if strip::has_strip(rect) { strip::STRIP_HEIGHT } else { 0.0 });
        let mut first = ui.scope_id();
        ui.scope_builder(egui::UiBuilder::new().max_rect(whole.shrink(8.0)), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for &action in table.legal().iter().filter(|_| table.person_to_move().is_some()) {
                    let button = ui.add(Button::new(text_of::<Self>(table.rules(), action)));
                    if button.clicked() {
                        desk.push(TableAsk::Own(Play(action)));
                    }
                    first = button.id;
                }
            });
        });
        ui.advance_cursor_after_rect(rect);
        areas::note(ui.ctx(), Area::Board, rect, first);
        strip::strip_ui(ui, desk, table, rect);
        lookback::edge_ui(ui, desk, table, rect);
        keyboard(ui, desk, table, first);
    }

    fn least_players(_: &Table) -> f32 {
        100.0
    }

    fn players_ui(ui: &mut Ui, _desk: &mut Desk<Self>, table: &Table, _room: f32) {
        for seat in table.all_seats() {
            ui.label(table.name(seat));
        }
    }
}
