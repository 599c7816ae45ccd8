//! The menu bar: what the window can do, and how far the game at the table has come.

use std::path::PathBuf;

use egui::{Button, Frame, MenuBar, RichText, ScrollArea, Ui};

use super::command::{Command, TableCommand};
use super::kit::desk::{follow_focus, lane};
use super::kit::keys;
use super::kit::keys::Shortcut;
use super::kit::settings::CellNames;
use super::route::{Route, Screen, Section};
use super::tikal::{self, table, words};
use crate::ai::Level;
use crate::app::command::Desk;
use crate::game::Player;
use crate::tikal::Phase;
use crate::words::Texts;

/// The least room in which the menu bar has place for the odds beside the progress of the game.
const LEAST_PROGRESS: f32 = 460.0;

/// The command that switches the side column to its other content.
#[must_use]
pub fn other_side(table: &table::Table) -> Command {
    let side = match table.side() {
        table::Side::Supplies => table::Side::Temples,
        table::Side::Temples => table::Side::Supplies,
    };
    TableCommand::ShowSide(side).into()
}

/// What is left free of the window below a menu that fills it.
const EDGE: f32 = 6.0;

/// What the menu bar needs to know to decide what it offers.
pub struct Offered<'a> {
    /// The table, if it is shown.
    pub table: Option<&'a table::Table>,
    /// Whether there is a game that can be saved from here.
    pub can_save: bool,
    /// Whether there is a game that can be played again.
    pub can_rematch: bool,
    /// A try-out or a game that is looked on, which can be left.
    pub leaves: Option<Route>,
    /// The files that were opened or saved last.
    pub recent: &'a [PathBuf],
}

/// Lays out the menu bar, with the progress of the game where the table is shown.
pub fn menu_ui(ui: &mut Ui, desk: &mut Desk, offered: &Offered) {
    let texts = desk.texts;
    MenuBar::new().ui(ui, |ui| {
        let at_table = offered.table;
        list_ui(ui, texts.say("menu-game"), |ui| {
            let mut item = |ui: &mut Ui, possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(ui, true, "menu-home", None, Command::Show(Screen::Home));
            item(ui, true, "menu-new", Some(keys::NEW), Command::Show(Screen::Setup));
            item(ui, true, "menu-variants", None, Command::Show(Screen::Variants));
            item(ui, true, "menu-editor", None, Command::Show(Screen::Editor));
            item(ui, true, "menu-open", Some(keys::OPEN), Command::Show(Screen::Open));
            recent_ui(ui, desk, offered.recent);
            let mut item = |ui: &mut Ui, possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(ui, offered.can_save, "menu-save", Some(keys::SAVE), Command::Show(Screen::Save));
            item(ui, offered.can_rematch, "menu-rematch", None, Command::Rematch);
            ui.separator();
            item(ui, true, "menu-settings", None, Command::Show(Screen::Settings));
            item(ui, true, "menu-quit", Some(keys::QUIT), Command::Quit);
        });
        if let Some(table) = at_table {
            list_ui(ui, texts.say("menu-turn"), |ui| turn_items(ui, desk, table));
        }
        list_ui(ui, texts.say("menu-view"), |ui| {
            let mut item = |possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(at_table.is_some_and(|table| !table.shows_whole_board()), "menu-fit", None, TableCommand::Fit.into());
            if let Some(table) = at_table {
                let all = desk.settings.cell_names == CellNames::All;
                switch_ui(ui, desk, all, "menu-names", tikal::keys::NAMES, Command::ToggleNames);
                insight_items(ui, desk, table);
            }
            let mut item = |possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(true, "menu-theme", None, Command::ToggleTheme);
            item(true, "menu-full-screen", Some(keys::FULL_SCREEN), Command::ToggleFullScreen);
        });
        list_ui(ui, texts.say("menu-help"), |ui| {
            item_ui(ui, desk, true, "menu-rules", Some(keys::RULES), Command::Show(Screen::Rules));
            item_ui(ui, desk, true, "menu-learn", None, Command::Show(Screen::Learn));
            item_ui(ui, desk, true, "menu-palette", Some(keys::PALETTE), Command::ListCommands);
            // Both are groups of the settings screen.
            for (key, section) in [("menu-keys", Section::Keys), ("menu-about", Section::About)] {
                item_ui(ui, desk, true, key, None, Command::ShowSettings(section));
            }
        });
        if let Some(table) = at_table {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if let Some(route) = offered.leaves {
                    leave_ui(ui, desk, route);
                    ui.separator();
                }
                // In a narrow window the odds stand only beside the groups of tiles.
                if let Some(odds) = table::short_odds(texts, table).filter(|_| ui.available_width() > LEAST_PROGRESS) {
                    let label = ui.label(RichText::new(odds).color(desk.theme.chrome.text_weak));
                    label.on_hover_text(texts.say("forecast-groups"));
                    ui.separator();
                }
                let values = [
                    ("variant", words::variant(texts, table.rules()).into()),
                    ("part", words::part(table.shown()).into()),
                    ("turn", words::turn(table.rules(), table.shown()).into()),
                    ("tiles", table.shown().deck().len().into()),
                ];
                let progress = RichText::new(texts.with("menu-progress", &values)).color(desk.theme.chrome.gold);
                ui.add(egui::Label::new(progress).truncate());
            });
        }
    });
}

/// A menu of the bar. It opens below the bar, never beside its title over the other menus: where it is higher than the
/// window leaves room for, it scrolls.
fn list_ui(bar: &mut Ui, title: String, items: impl FnOnce(&mut Ui)) {
    let below = bar.ctx().content_rect().bottom() - bar.max_rect().top() - bar.spacing().interact_size.y;
    bar.menu_button(title, |ui| {
        let room = below - Frame::menu(ui.style()).total_margin().sum().y - EDGE;
        // The scroll bar has a lane of its own, beside the keys.
        let scroll = std::mem::replace(&mut ui.spacing_mut().scroll, lane());
        ScrollArea::vertical().max_height(room).min_scrolled_height(room).show(ui, |ui| {
            ui.spacing_mut().scroll = scroll;
            items(ui);
            follow_focus(ui);
        });
    });
}

/// The button that leaves a try-out or a game that is looked on.
fn leave_ui(ui: &mut Ui, desk: &mut Desk, route: Route) {
    let chrome = &desk.theme.chrome;
    let (text, hint) =
        if route == Route::Watch { ("watch-end", "watch-end-hint") } else { ("try-out-end", "try-out-end-hint") };
    let text = RichText::new(desk.texts.say(text)).color(chrome.accent_text);
    let button = ui.add(egui::Button::new(text).fill(chrome.accent_fill));
    if button.on_hover_text(desk.texts.say(hint)).clicked() {
        desk.push(Command::Back);
    }
}

/// The items of the menu about the turn that is played.
fn turn_items(ui: &mut Ui, desk: &mut Desk, table: &table::Table) {
    for (possible, key, shortcut, command) in [
        (table.can_undo(), "bar-undo", keys::UNDO, TableCommand::Undo),
        (table.can_undo(), "menu-undo-action", keys::UNDO_ACTION, TableCommand::UndoAction),
        (table.can_redo(), "bar-redo", keys::REDO, TableCommand::Redo),
        (table.can_restart(), "menu-restart", keys::RESTART, TableCommand::Restart),
        (table.can_take_back_turn(), "menu-take-back-turn", keys::TAKE_BACK_TURN, TableCommand::TakeBackTurn),
    ] {
        item_ui(ui, desk, possible, key, Some(shortcut), command.into());
    }
    item_ui(ui, desk, table.why_no_hint().is_none(), "menu-hint", Some(tikal::keys::HINT), TableCommand::Hint.into());
    if table.is_plan() || table.can_plan() {
        ui.separator();
        switch_ui(ui, desk, table.is_plan(), "menu-plan", tikal::keys::PLAN, TableCommand::TogglePlan.into());
    }
    players_items(ui, desk, table);
}

/// Who decides for each seat, and whoever else could.
fn players_items(ui: &mut Ui, desk: &mut Desk, table: &table::Table) {
    if !table.sitting().is_played_here() || table.is_plan() || table.state().phase() == Phase::Over {
        return;
    }
    ui.separator();
    for (&seat, record) in table.state().seats().iter().zip(table.seat_records()) {
        let values = [("name", record.name.clone().into()), ("player", player(desk.texts, &record.player).into())];
        ui.menu_button(desk.texts.with("menu-player", &values), |ui| {
            for level in std::iter::once(None).chain(Level::ALL.into_iter().rev().map(Some)) {
                let choice = level.map_or(Player::Human, |level| Player::Computer(level.id().to_owned()));
                let is_so = choice == record.player;
                if ui.add(Button::selectable(is_so, player(desk.texts, &choice))).clicked() {
                    if !is_so {
                        desk.push(TableCommand::TakeOver(seat, level));
                    }
                    ui.close();
                }
            }
        });
    }
}

/// Who decides for a seat, in words.
fn player(texts: &Texts, player: &Player) -> String {
    match player {
        Player::Human => texts.say("player-person"),
        Player::Computer(level) => {
            let level: Level = level.parse().unwrap_or_default();
            texts.say(&format!("player-{level}"))
        }
    }
}

/// The items of the View menu about the position.
fn insight_items(ui: &mut Ui, desk: &mut Desk, table: &table::Table) {
    if table.insight().is_some() {
        let is_open = table.side() == table::Side::Temples;
        switch_ui(ui, desk, is_open, "menu-ledger", tikal::keys::LEDGER, other_side(table));
        // When the game is over nothing is scored any more.
        if table.state().phase() != Phase::Over {
            switch_ui(ui, desk, desk.settings.show_worth, "menu-worth", tikal::keys::WORTH, Command::ToggleWorth);
        }
    }
    let has_walkers = table.has_walkers();
    item_ui(
        ui,
        desk,
        has_walkers,
        "menu-next-reach",
        Some(tikal::keys::NEXT_REACH),
        TableCommand::NextReach { back: false }.into(),
    );
    item_ui(
        ui,
        desk,
        has_walkers,
        "menu-last-reach",
        Some(tikal::keys::LAST_REACH),
        TableCommand::NextReach { back: true }.into(),
    );
    ui.separator();
}

/// An item that is on or off.
fn switch_ui(ui: &mut Ui, desk: &mut Desk, is_on: bool, key: &str, shortcut: Shortcut, command: Command) {
    let text = desk.texts.say(key);
    let chrome = &desk.theme.chrome;
    let key = RichText::new(shortcut.text(desk.texts, ui.ctx()));
    let key = key.color(if is_on { chrome.accent_text } else { chrome.text_weak });
    let button = egui::Button::selectable(is_on, &text).shortcut_text(key);
    if ui.add(button).accessible_name(text).clicked() {
        desk.push(command);
        ui.close();
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

fn item_ui(ui: &mut Ui, desk: &mut Desk, possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command) {
    let mut button = egui::Button::new(desk.texts.say(key));
    if let Some(shortcut) = shortcut {
        button = button.shortcut_text(shortcut.text(desk.texts, ui.ctx()));
    }
    let response = ui.add_enabled(possible, button).accessible_name(desk.texts.say(key));
    if response.clicked() {
        desk.push(command);
        ui.close();
    }
}
