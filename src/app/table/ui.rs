//! Where things stand on the screen of a table. How many columns there are and how large, `layout` decides; what stands on
//! the board and in the columns, the game.

use egui::{Button, CentralPanel, Frame, Margin, Panel, ScrollArea, TextStyle, Ui, vec2};

use super::layout::{ABOVE_CARD, Arrangement, BELOW_CARD, BESIDE_CARD, CardRoom, Room};
use super::sides::{side_ui, sides_ui};
use super::{Desk, Ending, Head, Tab, Table, TableCommand, TableGame, TableSpot};
use super::{
    amend_ui, bar_ui, comments_ui, company_ui, correction_ui, cover_ui, end_ui, entered_ui, first_ui, hint, line_ui,
    log, plan, pointing_ui, puzzle_ui, recap_ui, sights_ui, transport_ui,
};
use crate::app::friends::beside::{tab_sign, tab_title};
use crate::app::kit::desk::{SCROLL_LANE, scroll_ui, width_of};
use crate::app::kit::tooltips::{self, Need};
use crate::app::kit::{areas, notes};

/// The least height below the tabs of a column in which the log, or a card of a player, has room below the tile in hand.
const LOG_BELOW_HEAD: f32 = 204.0;

/// From this share of a low column on, what never scrolls leaves no room in it for the words of a first game.
const HIGH_HEAD: f32 = 0.4;

/// The gap between two tabs, and the least one between a title and the sides of its tab.
const TAB_GAP: f32 = 2.0;
const TAB_PADDING: f32 = 1.0;

/// The room for the card of a lesson beside the table that is laid out next.
#[must_use]
pub fn card_room<G: TableGame>(ui: &Ui, table: &Table<G>) -> CardRoom {
    CardRoom::of(room(ui), G::least_players(table))
}

fn room(ui: &Ui) -> Room {
    Room { width: ui.available_width(), height: ui.available_height() }
}

/// Lays out the table screen: the game, or the copy on which a turn is planned. `card` is the height that is kept free
/// for the card of a lesson, at the spot for it.
pub fn table_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &mut Table<G>,
    ending: Ending<'_>,
    card: Option<f32>,
) {
    let Some(mut plan) = table.take_shown_plan() else {
        if let Some(plan) = table.plan() {
            plan::banner_ui(ui, desk, table, plan);
        }
        amend_ui(ui, desk, table);
        in_sight_ui(ui, desk, table, ending, card);
        return;
    };
    // The game goes on unseen, at its own pace.
    G::move_on(ui, table);
    plan::banner_ui(ui, desk, table, &plan);
    plan.table_mut().company.clone_from(&table.company);
    in_sight_ui(ui, desk, plan.table_mut(), ending, card);
    plan::edge_ui(ui, desk, &plan);
    table.put_plan(plan);
}

fn in_sight_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &mut Table<G>,
    ending: Ending<'_>,
    card: Option<f32>,
) {
    G::move_on(ui, table);
    let room = room(ui);
    let mut plan = match card {
        Some(card) => Arrangement::beside_card(room, card, G::least_players(table)),
        None => Arrangement::of(room),
    };
    // Three things have no room below each other.
    plan.has_log_tab |= table.company().is_some();
    if let Some(height) = card.filter(|_| plan.left.is_none()) {
        let frame = Frame::new().fill(desk.theme.chrome.panel).inner_margin(Margin::symmetric(BESIDE_CARD, ABOVE_CARD));
        let strip = Panel::top("card").frame(frame).resizable(false).exact_size(height + 2.0 * f32::from(ABOVE_CARD));
        strip.show(ui, |ui| desk.note(ui, TableSpot::Card.into(), ui.max_rect()));
    }
    let panel = Frame::new().fill(desk.theme.chrome.panel).inner_margin(plan.bar.margin);
    // Always of the same height, so that the board stays in its place.
    let bar = Panel::bottom("bar").frame(panel).resizable(false).exact_size(plan.bar.height());
    bar.show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Bar);
        desk.note(ui, TableSpot::Bar.into(), ui.max_rect());
        tooltips::keep_clear(ui.ctx(), ui.max_rect().expand(f32::from(plan.bar.margin)), Need::Now);
        match table.replay() {
            Some(replay) => transport_ui(ui, desk, table, replay, &plan.bar),
            None => bar_ui(ui, desk, table, &plan.bar, |ui, desk| line_ui(ui, desk, table, plan.has_dots)),
        }
    });
    // Scroll bars lie in the margin on the right.
    let mut margin = Margin::same(plan.bar.margin);
    margin.right = margin.right.saturating_sub(SCROLL_LANE as i8).max(0);
    let panel = panel.inner_margin(margin);
    G::begin_frame(ui, desk, table);
    let first = FirstPlace::of(table, &plan, ui.available_height());
    if let Some(width) = plan.left {
        Panel::left("players").frame(panel).exact_size(width).resizable(false).show(ui, |ui| {
            if let Some(height) = card {
                card_column_ui::<G>(ui, desk, &plan, height);
            }
            if first == FirstPlace::Left {
                first_ui(ui, desk, table);
            }
            if !plan.has_players_tab {
                areas::begin(ui, desk.texts, desk.theme, areas::Area::Players);
                players_ui(ui, desk, table);
            }
        });
    }
    Panel::right("side").frame(panel).exact_size(plan.right).resizable(false).show(ui, |ui| {
        areas::begin(ui, desk.texts, desk.theme, areas::Area::Side);
        tooltips::keep_clear(ui.ctx(), ui.max_rect(), Need::Perhaps);
        if plan.has_players_tab {
            let tabs = table.tabs_with_company(&Tab::ALL);
            column_ui(ui, desk, table, &plan, (&tabs, first));
        } else if plan.has_log_tab {
            let tabs = table.tabs_with_company(&Tab::RIGHT);
            column_ui(ui, desk, table, &plan, (&tabs, first));
        } else {
            stacked_ui(ui, desk, table, &plan);
        }
    });
    let has_edge = table.is_plan() && table.advice().is_none();
    let edge = if has_edge { Margin::same(plan::EDGE) } else { Margin::ZERO };
    CentralPanel::no_frame().frame(Frame::new().inner_margin(edge)).show(ui, |ui| {
        let board = ui.available_rect_before_wrap();
        if !cover_ui(ui, desk, table) {
            G::board_ui(ui, desk, table);
        }
        pointing_ui(ui, desk, table, board);
    });
    G::over_ui(ui, desk, table);
    correction_ui(ui, desk, table);
    end_ui(ui, desk, table, ending);
    if let Some(replay) = table.replay() {
        sights_ui(ui, desk, table, replay);
    }
}

/// The place of the words of a first game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum FirstPlace {
    /// At the top of the column on the right.
    Above,
    /// On the left, above the players: in a low column on the right they would take the room of what the turn is played
    /// with.
    Left,
    /// At the top of what scrolls on the right, where there is no column on the left either.
    Below,
}

impl FirstPlace {
    fn of<G: TableGame>(table: &Table<G>, plan: &Arrangement, height: f32) -> Self {
        let width = plan.right - 2.0 * f32::from(plan.bar.margin);
        let is_low = plan.has_log_tab && table.first_words().is_some();
        match plan.left {
            _ if !is_low || G::least_head(table, width) <= HIGH_HEAD * height => Self::Above,
            Some(_) => Self::Left,
            None => Self::Below,
        }
    }
}

/// Keeps room for the card of a lesson at the top of the column, so high.
fn card_column_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, plan: &Arrangement, height: f32) {
    let all = ui.available_rect_before_wrap();
    // As wide as the players' cards, beside which scroll bars may lie.
    let lane = SCROLL_LANE.min(f32::from(plan.bar.margin));
    desk.note(ui, TableSpot::Card.into(), all.with_max_x(all.right() - lane).with_max_y(all.top() + height));
    ui.add_space(height + BELOW_CARD);
}

/// The players' cards, which scroll.
fn players_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let room = ui.available_height();
    let area = ScrollArea::vertical().id_salt("players").min_scrolled_height(0.0).auto_shrink([false, false]);
    scroll_ui(ui, area, |ui| G::players_ui(ui, desk, table, room));
}

/// The column on the right where there is room in it for what is asked and, below that, the log.
fn stacked_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &mut Table<G>, plan: &Arrangement) {
    ui.set_width(ui.available_width());
    // The log shrinks to a few lines, then what stands above it scrolls.
    // The review lists every turn itself, and needs the room.
    let has_log = !table.shows_review();
    let log = if has_log { log::least_height(ui, table.steps()) } else { 0.0 };
    let (whole, begin) = (ui.available_height() - log, ui.cursor().top());
    first_ui(ui, desk, table);
    hint::hint_ui(ui, desk, table);
    let room = ui.available_height() - log;
    // The review tells what was drawn, and what is clicked in it stays under the pointer.
    if has_log {
        head_ui(ui, desk, table, &Head { plan, room, tab: Tab::Table });
    }
    // A line of the log that is clicked to look back stays under the pointer, whatever was told at that moment.
    let id = egui::Id::unique("height above the log");
    if has_log && table.looks_back() && is_left(ui) {
        ui.data_mut(|data| data.remove_temp::<f32>(id));
    }
    let kept: Option<f32> = ui.data(|data| data.get_temp(id)).filter(|_| has_log && table.looks_back());
    let above = |ui: &Ui, kept: f32| (begin + kept - ui.cursor().top()).max(0.0);
    let most = ui.available_height() - log;
    let most = kept.map_or(most, |kept| most.min(above(ui, kept) - ui.spacing().item_spacing.y));
    let area = ScrollArea::vertical()
        .id_salt("side")
        .min_scrolled_height(0.0)
        .max_height(most.max(0.0))
        .auto_shrink([false, true]);
    let area = from_top(ui, area, table);
    scroll_ui(ui, area, |ui| asked_ui(ui, desk, table, &TextStyle::Button, whole));
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
}

/// A column with tabs: below them what the turn needs, and one of the rest.
fn column_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &mut Table<G>,
    plan: &Arrangement,
    (tabs, first): (&[Tab], FirstPlace),
) {
    ui.set_width(ui.available_width());
    if plan.is_tight {
        ui.spacing_mut().item_spacing.y = 4.0;
    }
    let wanted = desk.wanted().find_map(G::tab_of).filter(|tab| tabs.contains(tab));
    let tab = wanted.unwrap_or_else(|| table.tab(tabs));
    // Above all that comes and goes, so that a click that is aimed at one of them never meets anything else.
    let letters = tabs_ui::<G>(ui, desk, tab, tabs, table.unread());
    let whole = ui.available_height();
    if first == FirstPlace::Above {
        first_ui(ui, desk, table);
    }
    hint::hint_ui(ui, desk, table);
    // Where hardly a line of the log would be left, what stands above waits behind the other tabs; and where hardly a card
    // of a player, as the game has it.
    let room = ui.available_height();
    let waits = match tab {
        Tab::Log | Tab::Company => true,
        Tab::Players | Tab::Table => G::puts_before_head(table, tab),
    };
    let is_review = tab == Tab::Table && table.shows_review();
    if !is_review && (!waits || room >= LOG_BELOW_HEAD) {
        head_ui(ui, desk, table, &Head { plan, room, tab });
    }
    match tab {
        Tab::Players => players_ui(ui, desk, table),
        Tab::Table => {
            let area = ScrollArea::vertical().id_salt("side").min_scrolled_height(0.0).auto_shrink([false, false]);
            let area = from_top(ui, area, table);
            scroll_ui(ui, area, |ui| {
                if first == FirstPlace::Below {
                    first_ui(ui, desk, table);
                }
                asked_ui(ui, desk, table, &letters, whole);
            });
        }
        Tab::Log => log::log_ui(ui, desk, table),
        Tab::Company => company_ui(ui, desk, table),
    }
}

/// Scrolls back to the top when something else is asked of a person than before, as that stands there.
fn from_top<G: TableGame>(ui: &Ui, area: ScrollArea, table: &Table<G>) -> ScrollArea {
    // Whoever moves: a copy of the board is another table.
    let shown = (table.is_plan(), G::beside_id(table));
    let id = egui::Id::unique("shown beside the board");
    if notes::has_changed(ui.ctx(), id, &shown) {
        return area.vertical_scroll_offset(0.0);
    }
    if table.person_to_move().is_none() && !table.chance_by_hand() {
        return area;
    }
    let asked = G::asked_id(table);
    let id = egui::Id::unique("asked beside the board");
    if notes::has_changed(ui.ctx(), id, &asked) { area.vertical_scroll_offset(0.0) } else { area }
}

/// Lays out what the turn cannot be played without, and so never scrolls.
fn head_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &mut Table<G>, head: &Head) {
    let top = ui.cursor().top();
    ui.scope(|ui| {
        ui.set_max_width(ui.available_width() - SCROLL_LANE);
        G::head_ui(ui, desk, table, head);
    });
    // What is clicked below it to look back stays where it is, even if nothing stood above it then.
    let (id, height) = (egui::Id::unique("height above what scrolls"), ui.cursor().top() - top);
    if table.looks_back() && !is_left(ui) {
        let now = ui.data(|data| data.get_temp(id)).unwrap_or(height);
        ui.add_space((now - height).max(0.0));
    } else {
        ui.data_mut(|data| data.insert_temp(id, height));
    }
}

/// True if the pointer is elsewhere than in the column, so that nothing has to keep its place under it.
fn is_left(ui: &Ui) -> bool {
    let column = ui.max_rect();
    ui.input(|input| input.pointer.latest_pos()).is_some_and(|pointer| !column.contains(pointer))
}

/// Lays out what is told and asked beside the board, and below it one of the sides, the choice among which is written in these
/// letters. `room` is the height that the column has without a hint.
fn asked_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, letters: &TextStyle, room: f32) {
    let top = ui.cursor().top();
    let sides_ui = |ui: &mut Ui, desk: &mut Desk<G>| sides_ui(ui, desk, table, letters);
    // Once the game is over nothing is asked: what can be chosen keeps its place, whatever of it is shown.
    let chosen = table.can_review().then(|| sides_ui(ui, desk));
    if let Some(side) = chosen.filter(|_| table.shows_review()) {
        // What was scored last would only push it down.
        return side_ui(ui, desk, table, side, top);
    }
    puzzle_ui(ui, desk, table);
    comments_ui(ui, desk, table);
    // What one person alone may see is entered by that person, who lifts the cover first.
    if table.covered_for().is_none() {
        G::asked_ui(ui, desk, table);
    }
    recap_ui(ui, desk, table);
    entered_ui(ui, desk, table);
    G::told_ui(ui, desk, table, room);
    let side = chosen.unwrap_or_else(|| sides_ui(ui, desk));
    side_ui(ui, desk, table, side, top);
}

/// The tabs of a column, side by side. Returns the letters in which they are written, and the choice below them too: those
/// of buttons where all have room in them, else small ones.
fn tabs_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    shown: Tab,
    tabs: &[Tab],
    unread: Option<usize>,
) -> TextStyle {
    let unread = unread.unwrap_or_default();
    let name = |tab: Tab| match tab {
        Tab::Company => tab_title(desk.texts, unread),
        tab => desk.texts.say(tab.title()),
    };
    let names: Vec<String> = tabs.iter().map(|&tab| name(tab)).collect();
    // Where four stand side by side, the last is a sign.
    let is_short = tabs.len() > Tab::ALL.len();
    let title = |(tab, name): (&Tab, &String)| match tab {
        Tab::Company if is_short => tab_sign(unread),
        _ => name.clone(),
    };
    let titles: Vec<String> = tabs.iter().zip(&names).map(title).collect();
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
            for ((&tab, title), name) in tabs.iter().zip(titles).zip(names) {
                let is_sign = title != name;
                let button =
                    Button::selectable(tab == shown, title).min_size(vec2(width, ui.spacing().interact_size.y));
                let button = ui.add(button).accessible_name(&name);
                let button = if is_sign { button.on_hover_text(name) } else { button };
                if button.clicked() {
                    desk.push(TableCommand::ShowTab(tab));
                }
            }
        });
        desk.note(ui, TableSpot::Tabs.into(), row.response.rect);
    });
    letters
}
