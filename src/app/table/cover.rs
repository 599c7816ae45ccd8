//! The cover of the board where a game has secrets: at a hand-over it hides what only the seat to move knows, until the
//! person who plays it lifts it.
//!
//! Decides what stands in the place of the board. Whose secrets are shown, and when they are covered, the
//! [`Sitting`](crate::sitting::Sitting) decides; whatever the table shows, it shows as that viewer knows it.

use egui::{Align, Button, Event, Id, Key, Label, Layout, RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::{Desk, Recap, Table, TableAsk, TableCommand, TableGame, keyboard, recap};
use crate::app::kit::areas;
use crate::app::kit::desk::scroll_ui;
use crate::app::kit::toasts::announce;
use crate::app::kit::tooltips::{self, Need};
use crate::app::kit::{fresh, notes};
use crate::game::Seat;

/// The greatest width of the words on the cover.
const WIDTH: f32 = 420.0;
/// The height above which the mark of the seat stands there, and its radius.
const HIGH: f32 = 240.0;
const MARK: f32 = 26.0;
/// The height of the button that lifts the cover.
const BUTTON: f32 = 36.0;
/// The least height in which the list of what happened scrolls.
const LEAST_TOLD: f32 = 36.0;

impl<G: TableGame> Table<G> {
    /// The seat of the person whose turn it is, while what only that seat knows is covered: nothing is played until the
    /// cover is lifted.
    #[must_use]
    pub fn covered_for(&self) -> Option<Seat> {
        self.followed.covered
    }

    /// Covers what only a seat knows, except from a person who plays alone.
    pub(super) fn put_cover(&mut self) {
        let viewer = self.sitting.viewer();
        self.sitting.cover();
        if self.sitting.viewer() != viewer {
            self.refresh();
        }
    }

    /// Shows what the seat to move alone knows, at the request of the person who plays it.
    pub(super) fn lift_cover(&mut self) {
        if let Some(seat) = self.followed.covered {
            self.sitting.look_as(seat);
            self.refresh();
        }
    }
}

/// Lays out the cover in the place of the board; false where there is none.
pub fn cover_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) -> bool {
    // What everybody saw of the past, everybody may look at; and what happened just now, all see before the cover comes.
    let is_open = table.looks_back() || G::is_moving(table);
    let Some(seat) = table.covered_for().filter(|_| !is_open) else { return false };
    let rect = ui.available_rect_before_wrap();
    let (texts, theme) = (desk.texts, desk.theme);
    let chrome = &theme.chrome;
    ui.painter().rect_filled(rect, 0.0, chrome.card);
    tooltips::keep_clear(ui.ctx(), rect, Need::Now);
    let name = [("name", table.name(seat).to_owned().into())];
    let inner = rect.shrink(12.0);
    let inner = inner.shrink2(vec2(((inner.width() - WIDTH) / 2.0).max(0.0), 0.0));
    let column = Layout::top_down(Align::Center).with_main_align(Align::Center);
    let lift = ui.scope_builder(UiBuilder::new().max_rect(inner).layout(column), |ui| {
        let offer = G::offer_on_cover(texts, table);
        // Two buttons need the room of the gaps on a low board.
        let gap = if offer.is_some() && rect.height() < 2.0 * HIGH { 3.0 } else { 10.0 };
        ui.spacing_mut().item_spacing.y = gap;
        let buttons = if offer.is_some() { 2.0 } else { 1.0 } * (BUTTON + gap);
        // Where there is something to tell, a low board needs the room of the mark for it.
        let recap = table.recap_on_cover();
        let has_mark = rect.height() >= if recap.is_some() { 2.0 * HIGH } else { HIGH };
        let mark = if has_mark { 2.0 * MARK + 10.0 } else { 0.0 };
        // In the middle of the board, as far as it has room there; higher, where there is something to tell.
        let above = if recap.is_some() { 0.1 } else { 0.5 };
        ui.add_space(((inner.height() - mark - 104.0 - buttons) * above).max(0.0));
        if has_mark {
            table.seat_ui(ui, desk.theme, seat, vec2(2.0 * MARK, 2.0 * MARK), MARK);
        }
        let title = RichText::new(texts.with("cover-title", &name)).heading().color(chrome.text_strong);
        announce(&ui.add(Label::new(title).wrap()));
        ui.add(Label::new(texts.with("cover-about", &name)).wrap());
        if let Some(recap) = recap {
            told_ui(ui, desk, table, recap, buttons);
        }
        let at = table.sitting().changes();
        let lift = ui.add(Button::new(texts.say("cover-lift")).min_size(vec2(0.0, BUTTON)));
        let offered = offer.map(|(title, ask)| (ui.add(Button::new(title).min_size(vec2(0.0, BUTTON))), ask));
        // The key that ended the turn before may still be held down.
        let is_repeated = |event: &Event| {
            matches!(event, Event::Key { key: Key::Enter | Key::Space, pressed: true, repeat: true, .. })
        };
        let is_held = ui.input(|input| input.events.iter().any(is_repeated));
        if fresh::clicked(&lift, ("cover", seat, at)) && !is_held {
            desk.push(TableCommand::LiftCover);
        }
        if let Some((button, ask)) = offered
            && fresh::clicked(&button, ("offer on the cover", seat, at))
            && !is_held
        {
            desk.push(TableAsk::Own(ask));
        }
        lift
    });
    ui.advance_cursor_after_rect(rect);
    let lift = lift.inner;
    areas::note(ui.ctx(), areas::Area::Board, rect, lift.id);
    // Whoever plays by keys finds it at the keyboard, once at each hand-over.
    let led = Id::unique("cover that has led the keyboard");
    let at = table.sitting().changes();
    if notes::replace(ui.ctx(), led, at).unwrap_or_default() != at
        && !ui.memory(|memory| memory.top_modal_layer().is_some())
    {
        lift.request_focus();
    }
    keyboard(ui, desk, table, lift.id);
    true
}

/// The things that happened since this person acted last, which all know: in a list that scrolls where it has no room
/// above buttons of this height.
fn told_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, recap: &Recap<G>, buttons: f32) {
    let heading = RichText::new(recap::heading(desk, table, recap)).strong().color(desk.theme.chrome.gold);
    ui.add(Label::new(heading).wrap());
    let most = (ui.available_height() - buttons - ui.spacing().item_spacing.y).max(LEAST_TOLD);
    let area = ScrollArea::vertical().id_salt("told on the cover").max_height(most).min_scrolled_height(0.0);
    scroll_ui(ui, area.auto_shrink([false, true]), |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        G::recap_ui(ui, desk, table, recap, f32::INFINITY);
    });
}
