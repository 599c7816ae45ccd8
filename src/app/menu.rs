//! The menu bar: what the window can do, and how far the game at the table has come. What its menus offer, `offers`
//! says.

use std::path::PathBuf;

use egui::{Button, Frame, MenuBar, RichText, ScrollArea, TextStyle, Ui};

use super::command::Command;
use super::kit::desk::{follow_focus, lane, width_of};
use super::kit::menu_offer::{MenuOffer, offer_ui};
use super::kit::one_of::opens_by_arrow;
use super::kit::tooltips::Said;
use super::offers::Menu;
use super::route::{Route, Screen};
use super::table::{AnyTable, TableCommand, choices, player_name};
use crate::app::command::Desk;
use crate::game::Seat;

/// Beside the text of the button that leaves a game.
const PADDING: f32 = 8.0;
/// The width of the line between two things of the bar.
const SEPARATOR: f32 = 6.0;
/// The part of the window that stays free below a menu that fills it.
const EDGE: f32 = 6.0;

/// The contents of the menu bar.
pub(super) struct Offered<'a> {
    /// The offers of a menu.
    pub offers: &'a dyn Fn(Menu) -> Vec<MenuOffer<Command>>,
    /// The table, if it is shown.
    pub table: Option<&'a dyn AnyTable>,
    /// A try-out or a game that is looked on, which can be left.
    pub leaves: Option<Route>,
    /// The files that were opened or saved last.
    pub recent: &'a [PathBuf],
}

/// Lays out the menu bar, with the progress of the game where the table is shown.
pub(super) fn menu_ui(ui: &mut Ui, desk: &mut Desk, offered: &Offered) {
    let texts = desk.texts;
    MenuBar::new().ui(ui, |ui| {
        let at_table = offered.table;
        for menu in Menu::ALL.into_iter().filter(|menu| at_table.is_some() || *menu != Menu::Turn) {
            list_ui(ui, texts.say(menu.name()), |ui| {
                let offers = (offered.offers)(menu).into_iter();
                for offer in offers.filter(|offer| offer.is_possible || !offer.is_left_out) {
                    let has_files_below = offer.command == Command::Show(Screen::Open);
                    offer_ui(ui, desk, offer);
                    if has_files_below {
                        recent_ui(ui, desk, offered.recent);
                    }
                }
                if let Some(table) = at_table.filter(|_| menu == Menu::Turn) {
                    players_items(ui, desk, table);
                }
            });
        }
        if let Some(table) = at_table {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if let Some(route) = offered.leaves {
                    let (text, hint) = way_out(route, table);
                    leave_ui(ui, desk, text, hint);
                    ui.separator();
                }
                progress_ui(ui, desk, table);
            });
        }
    });
}

/// The progress of the game, whole: where there is little room the odds give way first, which stand beside the groups of
/// tiles too, and then the name of the variant.
fn progress_ui(ui: &mut Ui, desk: &Desk, table: &dyn AnyTable) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (font, room) = (TextStyle::Body.resolve(ui.style()), ui.available_width());
    let wide = |text: &str| width_of(ui.painter(), &font, text);
    let whole = table.progress(texts, false);
    let beside = SEPARATOR + 2.0 * ui.spacing().item_spacing.x;
    let odds = table.odds(texts).filter(|odds| wide(&whole) + beside + wide(odds) <= room);
    let is_short = wide(&whole) > room;
    if let Some(odds) = odds {
        let label = ui.label(RichText::new(odds).color(chrome.text_weak));
        label.says(|| texts.say("forecast-groups"));
        ui.separator();
    }
    let shown = if is_short { table.progress(texts, true) } else { whole.clone() };
    let label = ui.add(egui::Label::new(RichText::new(shown).color(chrome.gold)).truncate());
    if is_short {
        label.accessible_name(whole.clone()).on_hover_text(whole);
    }
}

/// A menu of the bar. It opens below the bar, never beside its title over the other menus: where it is higher than the
/// window leaves room for, it scrolls.
fn list_ui(bar: &mut Ui, title: String, items: impl FnOnce(&mut Ui)) {
    let below = bar.ctx().content_rect().bottom() - bar.max_rect().top() - bar.spacing().interact_size.y;
    let menu = bar.menu_button(title, |ui| {
        let room = below - Frame::menu(ui.style()).total_margin().sum().y - EDGE;
        // The scroll bar has a lane of its own, beside the keys.
        let scroll = std::mem::replace(&mut ui.spacing_mut().scroll, lane());
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            ui.spacing_mut().scroll = scroll;
            items(ui);
            follow_focus(ui);
        });
    });
    opens_by_arrow(bar, &menu.response);
}

/// The name of leaving a game that is not the player's own, and the sentence about it.
pub(super) fn way_out(route: Route, table: &dyn AnyTable) -> (&'static str, &'static str) {
    match route {
        Route::Watch => ("watch-end", "watch-end-hint"),
        _ if table.is_puzzle() => ("puzzle-end", "puzzle-end-hint"),
        _ => ("try-out-end", "try-out-end-hint"),
    }
}

/// The button that leaves a puzzle, a try-out or a game that is looked on.
fn leave_ui(ui: &mut Ui, desk: &mut Desk, text: &str, hint: &str) {
    let chrome = &desk.theme.chrome;
    let text = RichText::new(desk.texts.say(text)).color(chrome.accent_text);
    // Unlike the titles of menus beside it, it has a ground of its own.
    let padding = std::mem::replace(&mut ui.spacing_mut().button_padding.x, PADDING);
    let button = ui.add(egui::Button::new(text).fill(chrome.accent_fill));
    ui.spacing_mut().button_padding.x = padding;
    if button.on_hover_text(desk.texts.say(hint)).clicked() {
        desk.push(Command::Back);
    }
}

/// Who decides for each seat, and whoever else could.
fn players_items(ui: &mut Ui, desk: &mut Desk, table: &dyn AnyTable) {
    if !table.can_change_players() {
        return;
    }
    ui.separator();
    for (seat, record) in Seat::ALL.into_iter().zip(table.sitting().seats()) {
        let values = [("name", record.name.clone().into()), ("player", player_name(desk.texts, &record.player).into())];
        ui.menu_button(desk.texts.with("menu-player", &values), |ui| {
            for (level, choice) in choices() {
                let is_so = choice == record.player;
                if ui.add(Button::selectable(is_so, player_name(desk.texts, &choice))).clicked() {
                    if !is_so {
                        desk.push(TableCommand::TakeOver(seat, level));
                    }
                    ui.close();
                }
            }
        });
    }
}

/// The files that were opened or saved last, to be opened again.
fn recent_ui(ui: &mut Ui, desk: &mut Desk, recent: &[PathBuf]) {
    let texts = desk.texts;
    if recent.is_empty() {
        ui.add_enabled(false, egui::Button::new(texts.say("menu-recent")))
            .on_disabled_hover_text(texts.say("menu-recent-none"));
        return;
    }
    ui.menu_button(texts.say("menu-recent"), |ui| {
        for path in recent {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let full = path.display().to_string();
            let label = texts.with("menu-recent-open", &[("path", full.clone().into())]);
            if ui.button(name).accessible_name(label).on_hover_text(full).clicked() {
                desk.push(Command::Open(path.clone()));
                ui.close();
            }
        }
    });
}
