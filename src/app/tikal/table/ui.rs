//! Where things stand on the table screen. How many columns there are and how large, `room` decides.

use std::mem::{discriminant, replace};

use egui::{Button, CentralPanel, Event, Frame, Margin, Panel, ScrollArea, TextStyle, Ui, vec2};

use super::herald::Herald;
use super::room::{ABOVE_CARD, Arrangement, BELOW_CARD, BESIDE_CARD, CardRoom, Room};
use super::side::tab_of;
use super::{AfterEnd, Tab, Table};
use super::{auction, board, chance, exchange, hand, herald, ledger, players, scoring};
use crate::app::kit::areas;
use crate::app::kit::aside::{self, Need};
use crate::app::kit::desk::{SCROLL_LANE, scroll_ui, width_of};
use crate::app::table::{bar_ui, correction_ui, end_ui, entered_ui, hint, line_ui, log, plan, puzzle_ui, recap_ui};
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::hex::Cell;
use crate::tikal::{Phase, State};

/// The least height below the tabs of a column in which the log, or a card of a player, has room below the tile in hand.
const LOG_BELOW_HEAD: f32 = 204.0;

/// The gap between two tabs, and the least one between a title and the sides of its tab.
const TAB_GAP: f32 = 2.0;
const TAB_PADDING: f32 = 1.0;

/// The gap above and below a tile in hand that has no heading, so that the frame of a lesson around it cuts neither it nor
/// the tabs.
const AROUND_HAND: f32 = 3.0;

/// The room for the card of a lesson beside the table that is laid out next.
#[must_use]
pub fn card_room(ui: &Ui, table: &Table) -> CardRoom {
    CardRoom::of(room(ui), least_players(table))
}

/// The least height of the players' cards.
fn least_players(table: &Table) -> f32 {
    players::least_height(table.shown().seats().len())
}

fn room(ui: &Ui) -> Room {
    Room { width: ui.available_width(), height: ui.available_height() }
}

/// Lays out the table screen: the game, or the copy on which a turn is planned. `card` is the height that is kept free
/// for the card of a lesson, at the spot for it.
pub fn table_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table, after: AfterEnd, card: Option<f32>) {
    let Some(mut plan) = table.take_shown_plan() else {
        if let Some(plan) = table.plan() {
            plan::banner_ui(ui, desk, table, plan);
        }
        in_sight_ui(ui, desk, table, after, card);
        return;
    };
    // The game goes on unseen, at its own pace.
    move_on(ui, table);
    plan::banner_ui(ui, desk, table, &plan);
    in_sight_ui(ui, desk, plan.table_mut(), after, card);
    plan::edge_ui(ui, desk, &plan);
    table.put_plan(plan);
}

fn in_sight_ui(ui: &mut Ui, desk: &mut Desk, table: &mut Table, after: AfterEnd, card: Option<f32>) {
    move_on(ui, table);
    let room = room(ui);
    let plan = match card {
        Some(card) => Arrangement::beside_card(room, card, least_players(table)),
        None => Arrangement::of(room),
    };
    if let Some(height) = card.filter(|_| plan.left.is_none()) {
        let frame = Frame::new().fill(desk.theme.chrome.panel).inner_margin(Margin::symmetric(BESIDE_CARD, ABOVE_CARD));
        let strip = Panel::top("card").frame(frame).resizable(false).exact_size(height + 2.0 * f32::from(ABOVE_CARD));
        strip.show(ui, |ui| desk.note(ui, Spot::Card, ui.max_rect()));
    }
    let panel = Frame::new().fill(desk.theme.chrome.panel).inner_margin(plan.bar.margin);
    // Always of the same height, so that the board stays in its place.
    let bar = Panel::bottom("bar").frame(panel).resizable(false).exact_size(plan.bar.height());
    bar.show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Bar);
        desk.note(ui, Spot::Bar, ui.max_rect());
        aside::keep_clear(ui.ctx(), ui.max_rect().expand(f32::from(plan.bar.margin)), Need::Now);
        bar_ui(ui, desk, table, &plan.bar, |ui, desk| line_ui(ui, desk, table, plan.has_dots));
    });
    // Scroll bars lie in the margin on the right.
    let mut margin = Margin::same(plan.bar.margin);
    margin.right = margin.right.saturating_sub(SCROLL_LANE as i8).max(0);
    let panel = panel.inner_margin(margin);
    let mut pointed = None;
    let mut herald = std::mem::take(&mut table.own.herald);
    herald.begin(ui, desk, table);
    if let Some(width) = plan.left {
        Panel::left("players").frame(panel).exact_size(width).resizable(false).show(ui, |ui| {
            if let Some(height) = card {
                card_column_ui(ui, desk, &plan, height);
            }
            if !plan.has_players_tab {
                areas::begin(ui, desk.texts, desk.theme, areas::Area::Players);
                players_ui(ui, desk, table);
            }
        });
    }
    Panel::right("side").frame(panel).exact_size(plan.right).resizable(false).show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Side);
        aside::keep_clear(ui.ctx(), ui.max_rect(), Need::Perhaps);
        pointed = if plan.has_players_tab {
            column_ui(ui, desk, table, &mut herald, &plan, &Tab::ALL)
        } else if plan.has_log_tab {
            column_ui(ui, desk, table, &mut herald, &plan, &Tab::RIGHT)
        } else {
            stacked_ui(ui, desk, table, &mut herald, &plan)
        };
    });
    table.own.herald = herald;
    let mut view = std::mem::take(&mut table.own.view);
    let has_edge = table.is_plan() && table.advice().is_none();
    let edge = if has_edge { Margin::same(plan::EDGE) } else { Margin::ZERO };
    CentralPanel::no_frame()
        .frame(Frame::new().inner_margin(edge))
        .show(ui, |ui| board::board_ui(ui, desk, table, &mut view, pointed));
    table.own.view = view;
    exchange::exchange_ui(ui, desk, table);
    correction_ui(ui, desk, table);
    end_ui(ui, desk, table, after);
}

/// Keeps room for the card of a lesson at the top of the column, so high.
fn card_column_ui(ui: &mut Ui, desk: &mut Desk, plan: &Arrangement, height: f32) {
    let all = ui.available_rect_before_wrap();
    // As wide as the players' cards, beside which scroll bars may lie.
    let lane = SCROLL_LANE.min(f32::from(plan.bar.margin));
    desk.note(ui, Spot::Card, all.with_max_x(all.right() - lane).with_max_y(all.top() + height));
    ui.add_space(height + BELOW_CARD);
}

/// The players' cards, which scroll.
fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let room = ui.available_height();
    let area = ScrollArea::vertical().id_salt("players").min_scrolled_height(0.0).auto_shrink([false, false]);
    scroll_ui(ui, area, |ui| players::players_ui(ui, desk, table, room));
}

/// The column on the right where there is room in it for what is asked and, below that, the log. Returns the hex to mark
/// on the board.
fn stacked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, herald: &mut Herald, plan: &Arrangement) -> Option<Cell> {
    ui.set_width(ui.available_width());
    // The log shrinks to a few lines, then what stands above it scrolls.
    // The review lists every turn itself, and needs the room.
    let has_log = !table.shows_review();
    let log = if has_log { log::least_height(ui) } else { 0.0 };
    let (whole, begin) = (ui.available_height() - log, ui.cursor().top());
    hint::hint_ui(ui, desk, table);
    let room = ui.available_height() - log;
    head_ui(ui, desk, table, herald, plan, (room, Tab::Table));
    // A line of the log that is clicked to look back stays under the pointer, whatever was told at that moment.
    let id = egui::Id::unique("height above the log");
    if has_log && table.looks_back() && is_left(ui) {
        ui.data_mut(|data| data.remove_temp::<f32>(id));
    }
    let kept: Option<f32> = ui.data(|data| data.get_temp(id)).filter(|_| table.looks_back());
    let above = |ui: &Ui, kept: f32| (begin + kept - ui.cursor().top()).max(0.0);
    let most = ui.available_height() - log;
    let most = kept.map_or(most, |kept| most.min(above(ui, kept) - ui.spacing().item_spacing.y));
    let area = ScrollArea::vertical()
        .id_salt("side")
        .min_scrolled_height(0.0)
        .max_height(most.max(0.0))
        .auto_shrink([false, true]);
    let area = from_top(ui, area, table);
    let mut pointed = None;
    scroll_ui(ui, area, |ui| pointed = asked_ui(ui, desk, table, &TextStyle::Button, whole));
    if has_log {
        match kept {
            Some(kept) => ui.add_space(above(ui, kept)),
            None if table.looks_back() => {}
            None => {
                let height = ui.cursor().top() - begin;
                ui.data_mut(|data| data.insert_temp(id, height));
            }
        }
        log::log_ui(ui, desk, table);
    }
    pointed
}

/// A column with tabs: below them what the turn needs, and one of the rest. Returns the hex to mark on the board.
fn column_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    herald: &mut Herald,
    plan: &Arrangement,
    tabs: &[Tab],
) -> Option<Cell> {
    ui.set_width(ui.available_width());
    if plan.is_tight {
        ui.spacing_mut().item_spacing.y = 4.0;
    }
    let wanted = desk.wanted().find_map(|&spot| tab_of(spot)).filter(|tab| tabs.contains(tab));
    let tab = wanted.unwrap_or_else(|| table.tab(tabs));
    // Above all that comes and goes, so that a click that is aimed at one of them never meets anything else.
    let letters = tabs_ui(ui, desk, tab, tabs);
    let whole = ui.available_height();
    hint::hint_ui(ui, desk, table);
    // Where hardly a line of the log would be left, the tile in hand waits behind the other tabs; where hardly a card of a
    // player, the tiles that are bid for; and in a lesson both for whatever is spoken of.
    let room = ui.available_height();
    let waits = match tab {
        Tab::Log => true,
        _ if table.pointed().tab == Some(tab) => true,
        Tab::Players => matches!(table.shown().phase(), Phase::Bid(_)),
        Tab::Table => false,
    };
    if !waits || room >= LOG_BELOW_HEAD {
        head_ui(ui, desk, table, herald, plan, (room, tab));
    }
    let mut pointed = None;
    match tab {
        Tab::Players => players_ui(ui, desk, table),
        Tab::Table => {
            let area = ScrollArea::vertical().id_salt("side").min_scrolled_height(0.0).auto_shrink([false, false]);
            let area = from_top(ui, area, table);
            scroll_ui(ui, area, |ui| pointed = asked_ui(ui, desk, table, &letters, whole));
        }
        Tab::Log => log::log_ui(ui, desk, table),
    }
    pointed
}

/// Scrolls back to the top when something else is asked of a person than before, as that stands there.
fn from_top(ui: &Ui, area: ScrollArea, table: &Table) -> ScrollArea {
    let state = table.state();
    // Whoever moves: a copy of the board is another table, and after an auction its tiles stand at the top.
    let shown = (table.is_plan(), table.shows_auction());
    let id = egui::Id::unique("shown beside the board");
    if ui.data_mut(|data| replace(data.get_temp_mut_or(id, shown), shown)) != shown {
        return area.vertical_scroll_offset(0.0);
    }
    if table.person_to_move().is_none() && !table.chance_by_hand() {
        return area;
    }
    // Each bid is asked for anew, as the others have bid meanwhile.
    let bids = matches!(state.phase(), Phase::Bid(_)).then(|| table.steps());
    let asked = (state.turn(), state.seat(), discriminant(&state.phase()), state.scoring().is_some(), bids);
    let id = egui::Id::unique("asked beside the board");
    let before = ui.data_mut(|data| replace(data.get_temp_mut_or(id, asked), asked));
    if before == asked { area } else { area.vertical_scroll_offset(0.0) }
}

/// What the turn cannot be played without, and so never scrolls: the tile in hand, or the tiles of an auction; beside that
/// what has to be seen. `room` is the height that the column has for that and for what stands below: this tab.
fn head_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    herald: &mut Herald,
    plan: &Arrangement,
    (room, tab): (f32, Tab),
) {
    let top = ui.cursor().top();
    // Above the log the volcano that waits for the end of a scoring has no room, nor has what was in hand, or bid for, only
    // at the moment that is looked at: it would push away the line that was clicked.
    let stands = |state: &State| (matches!(state.phase(), Phase::Bid(_) | Phase::Choose), state.hand().is_some());
    let is_log = tab == Tab::Log;
    let has_head = !is_log || stands(table.state()) == stands(table.shown());
    let has_hand = has_head && (!is_log || table.shown().hand().is_some());
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - SCROLL_LANE);
        // The tiles of an auction keep their place whatever is told meanwhile.
        if has_head && table.shows_auction() {
            auction::auction_ui(ui, desk, table, room);
        }
        herald::herald_ui(ui, desk, table, herald);
        if has_hand {
            let stands = hand::stands_by_itself(table, plan.has_large_hand) && plan.has_log_tab && !plan.is_tight;
            ui.add_space(if stands { AROUND_HAND } else { 0.0 });
            hand::hand_ui(ui, desk, table, plan.has_large_hand);
            ui.add_space(if stands { AROUND_HAND } else { 0.0 });
        }
    });
    // What is clicked below it to look back stays where it is, even if no tile was in hand then.
    let (id, height) = (egui::Id::unique("height above what scrolls"), ui.cursor().top() - top);
    if table.looks_back() && !is_left(ui) {
        let now = ui.data(|data| data.get_temp(id)).unwrap_or(height);
        ui.add_space((now - height).max(0.0));
    } else {
        ui.data_mut(|data| data.insert_temp(id, height));
    }
}

/// Whether the pointer is elsewhere than in the column, so that nothing has to keep its place under it.
fn is_left(ui: &Ui) -> bool {
    let column = ui.max_rect();
    ui.input(|input| input.pointer.latest_pos()).is_some_and(|pointer| !column.contains(pointer))
}

/// What is told and asked beside the board, and below it the supplies or the ledger, the choice among which is written in
/// these letters. `room` is the height that the column has without a hint.
fn asked_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, letters: &TextStyle, room: f32) -> Option<Cell> {
    let top = ui.cursor().top();
    let sides_ui = |ui: &mut Ui, desk: &mut Desk| ledger::sides_ui(ui, desk, table, letters);
    // Once the game is over nothing is asked: what can be chosen keeps its place, whatever of it is shown.
    let chosen = table.can_review().then(|| sides_ui(ui, desk));
    if let Some(side) = chosen.filter(|_| table.shows_review()) {
        // What was scored last would only push it down.
        return ledger::side_ui(ui, desk, table, side, top);
    }
    puzzle_ui(ui, desk, table);
    chance::chance_ui(ui, desk, table);
    let bidders = ui.scope(|ui| auction::bidders_ui(ui, desk, table)).response.rect;
    if matches!(table.shown().phase(), Phase::Bid(_)) {
        desk.note(ui, Spot::Bids, bidders);
    }
    recap_ui(ui, desk, table);
    // The tiles of an auction stand above what scrolls, and after it they are for the others.
    if !table.shows_auction() {
        auction::auction_ui(ui, desk, table, room);
    }
    entered_ui(ui, desk, table);
    let scored = ui.scope(|ui| scoring::scoring_ui(ui, desk, table));
    desk.note(ui, Spot::Scoring, scored.response.rect);
    let side = chosen.unwrap_or_else(|| sides_ui(ui, desk));
    ledger::side_ui(ui, desk, table, side, top).or(scored.inner)
}

/// The tabs of a column, side by side. Returns the letters in which they are written, and the choice below them too: those
/// of buttons where all have room in them, else small ones.
fn tabs_ui(ui: &mut Ui, desk: &mut Desk, shown: Tab, tabs: &[Tab]) -> TextStyle {
    let titles: Vec<String> = tabs.iter().map(|tab| desk.texts.say(tab.title())).collect();
    let count = tabs.len() as f32;
    let width = (ui.available_width() - SCROLL_LANE - TAB_GAP * (count - 1.0)) / count;
    let font = TextStyle::Button.resolve(ui.style());
    let wide = |title: &String| width_of(ui.painter(), &font, title) + 2.0 * TAB_PADDING;
    let is_written_large = titles.iter().map(wide).all(|wide| wide <= width);
    let letters = if is_written_large { TextStyle::Button } else { TextStyle::Small };
    ui.scope(|ui| {
        ui.style_mut().override_text_style = Some(letters.clone());
        ui.spacing_mut().item_spacing.x = TAB_GAP;
        ui.spacing_mut().button_padding.x = TAB_PADDING;
        let row = ui.horizontal(|ui| {
            for (&tab, title) in tabs.iter().zip(titles) {
                let button =
                    Button::selectable(tab == shown, title).min_size(vec2(width, ui.spacing().interact_size.y));
                if ui.add(button).clicked() {
                    desk.push(TableCommand::ShowTab(tab));
                }
            }
        });
        desk.note(ui, Spot::Tabs, row.response.rect);
    });
    letters
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
        table.own.motion.finish();
    }
    table.follow_motion(now);
    if table.own.motion.is_moving() {
        ui.ctx().request_repaint();
    }
}
