//! What stands in the window: the menu, the screen that is shown, messages. Shared small widgets.

use std::path::PathBuf;

use egui::style::ScrollStyle;
use egui::{CentralPanel, Color32, Frame, Label, MenuBar, Panel, RichText, Role};
use egui::{ScrollArea, TextStyle, Ui, WidgetInfo};

use super::command::{Command, TableCommand};
use super::keys::{self, Shortcut};
use super::screen::Screen;
use super::text::Texts;
use super::theme::Theme;
use super::{App, course, files, home, question, settings, setup, table, variants};

/// What a panel works with: texts, the look, and the tray that takes its commands.
pub struct Desk<'a> {
    /// What to say.
    pub texts: &'a Texts,
    /// How to look.
    pub theme: &'a Theme,
    commands: &'a mut Vec<Command>,
}

impl Desk<'_> {
    /// Asks for something.
    pub fn push(&mut self, command: impl Into<Command>) {
        self.commands.push(command.into());
    }
}

/// A heading of a panel's section.
pub fn heading(ui: &mut Ui, desk: &Desk, key: &str) {
    ui.add_space(4.0);
    ui.label(RichText::new(desk.texts.say(key)).strong().color(desk.theme.chrome.gold));
}

/// A line about somebody. Where it is too long the name is shortened, so that what is said of it can be read; the
/// whole line shows under the pointer.
pub fn name_line(ui: &mut Ui, colour: Color32, name: &str, say: impl Fn(&str) -> String) {
    let font = TextStyle::Body.resolve(ui.style());
    let room = ui.available_width();
    let fits = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), colour).size().x <= room;
    let whole = say(name);
    let mut shown = whole.clone();
    let mut kept = name.chars().count();
    while kept > 1 && !fits(&shown) {
        kept -= 1;
        let start: String = name.chars().take(kept).collect();
        shown = say(&format!("{}…", start.trim_end()));
    }
    let is_short = shown != whole;
    let response = ui.add(Label::new(RichText::new(shown).color(colour)).truncate());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
    if is_short {
        response.on_hover_text(whole);
    }
}

/// What of a panel's side margin the lane of its scroll bar takes.
pub const SCROLL_LANE: f32 = 10.0;

/// The look of scroll bars that stand in a lane of their own.
#[must_use]
pub fn lane() -> ScrollStyle {
    ScrollStyle { bar_width: SCROLL_LANE - 4.0, bar_inner_margin: 4.0, ..ScrollStyle::solid() }
}

/// Scrolls up and down with a bar in a lane of its own, on the right, that is left free when there is no bar: what is
/// in the area keeps its width.
pub fn scroll_ui(ui: &mut Ui, area: ScrollArea, content: impl FnOnce(&mut Ui)) {
    let width = ui.available_width() - SCROLL_LANE;
    let before = std::mem::replace(&mut ui.spacing_mut().scroll, lane());
    area.show(ui, |ui| {
        ui.spacing_mut().scroll = before;
        ui.set_max_width(width);
        content(ui);
    });
    ui.spacing_mut().scroll = before;
}

impl App {
    /// Lays out a frame and collects what was asked for.
    pub(super) fn frame_ui(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut commands = Vec::new();
        self.shortcuts(ui, &mut commands);
        let theme = std::sync::Arc::clone(&self.theme);
        let now = self.settings();
        let asks = self.asks();
        let desk = &mut Desk { texts: &self.texts, theme: &theme, commands: &mut commands };
        let bar = Frame::new().fill(theme.chrome.panel).inner_margin(egui::Margin::symmetric(theme.sizes.margin, 4));
        Panel::top("menu")
            .frame(bar)
            .show(ui, |ui| menu_ui(ui, desk, self.screen, self.table.as_ref(), self.recent.files()));
        // On the table a message lies over the board, which stays where it is.
        let over_board = self.screen == Screen::Table && self.table.is_some();
        let is_good = self.message == self.good_news;
        if let Some(message) = self.message.as_ref().filter(|_| !over_board) {
            Panel::top("message").frame(bar.fill(theme.chrome.card)).show(ui, |ui| {
                message_ui(ui, desk, message, is_good);
            });
        }
        match (self.screen, &mut self.table) {
            (Screen::Table, Some(table)) => table::table_ui(ui, desk, table),
            (screen, table) => {
                let window = Frame::new().fill(theme.chrome.window).inner_margin(theme.sizes.margin);
                CentralPanel::default().frame(window).show(ui, |ui| match screen {
                    Screen::Variants => variants::variants_ui(ui, desk, &self.library, &mut self.pictures),
                    Screen::Setup => {
                        setup::setup_ui(ui, desk, &mut self.setup, &self.library, &mut self.pictures);
                    }
                    Screen::Settings => settings::settings_ui(ui, desk, now),
                    Screen::Open => files::open_ui(ui, desk, &mut self.files),
                    Screen::Save => files::save_ui(ui, desk, &mut self.files),
                    Screen::Home | Screen::Table => {
                        let at_table = table.as_ref().map(course::Course::of_table);
                        let game = at_table.as_ref().or(self.earlier.as_ref());
                        home::home_ui(ui, desk, &mut self.home, game, &self.library);
                    }
                });
            }
        }
        if let Some(message) = self.message.as_ref().filter(|_| over_board) {
            let window = ui.ctx().content_rect();
            let menu = ui.spacing().interact_size.y + 12.0;
            egui::Area::new(egui::Id::unique("message")).anchor(egui::Align2::CENTER_TOP, egui::vec2(0.0, menu)).show(
                ui.ctx(),
                |ui| {
                    Frame::popup(ui.style()).fill(theme.chrome.card).show(ui, |ui| {
                        ui.set_width((window.width() * 0.5).min(520.0));
                        message_ui(ui, desk, message, is_good);
                    });
                },
            );
        }
        if asks {
            question::question_ui(ui, desk);
        }
        files::drop_ui(ui.ctx(), desk);
        commands
    }

    fn shortcuts(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let pressed = |shortcut: Shortcut| ui.input_mut(|input| shortcut.pressed(input));
        if self.asks() {
            return;
        }
        // Whatever is open over the screen closes first, and fields of text have an undo of their own.
        let typing = ui.ctx().text_edit_focused();
        let covered = typing || egui::Popup::is_any_open(ui.ctx());
        match self.screen {
            Screen::Table if !typing => {
                if pressed(keys::REDO) {
                    commands.push(TableCommand::Redo.into());
                }
                if pressed(keys::UNDO) {
                    commands.push(TableCommand::Undo.into());
                }
            }
            Screen::Setup | Screen::Variants | Screen::Settings | Screen::Open | Screen::Save
                if !covered && pressed(keys::LET_GO) =>
            {
                commands.push(Command::Back);
            }
            _ => {}
        }
        if pressed(keys::SAVE) && self.table.is_some() {
            commands.push(Command::Show(Screen::Save));
        }
        for (shortcut, command) in [
            (keys::NEW, Command::Show(Screen::Setup)),
            (keys::OPEN, Command::Show(Screen::Open)),
            (keys::FULL_SCREEN, Command::ToggleFullScreen),
            (keys::QUIT, Command::Quit),
        ] {
            if pressed(shortcut) {
                commands.push(command);
            }
        }
    }
}

/// A message and the button that takes it away. Good news is quiet.
fn message_ui(ui: &mut Ui, desk: &mut Desk, message: &str, is_good: bool) {
    let colour = if is_good { desk.theme.chrome.text } else { desk.theme.chrome.warn };
    ui.horizontal(|ui| {
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if ui.button(desk.texts.say("message-close")).clicked() {
                desk.push(Command::DropMessage);
            }
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                ui.add(Label::new(RichText::new(message).color(colour)).wrap());
            });
        });
    });
}

fn menu_ui(ui: &mut Ui, desk: &mut Desk, screen: Screen, table: Option<&table::Table>, recent: &[PathBuf]) {
    let texts = desk.texts;
    MenuBar::new().ui(ui, |ui| {
        let at_table = table.filter(|_| screen == Screen::Table);
        ui.menu_button(texts.say("menu-game"), |ui| {
            let mut item = |ui: &mut Ui, possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(ui, true, "menu-home", None, Command::Show(Screen::Home));
            item(ui, true, "menu-new", Some(keys::NEW), Command::Show(Screen::Setup));
            item(ui, true, "menu-variants", None, Command::Show(Screen::Variants));
            item(ui, true, "menu-open", Some(keys::OPEN), Command::Show(Screen::Open));
            recent_ui(ui, desk, recent);
            let mut item = |ui: &mut Ui, possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(ui, table.is_some(), "menu-save", Some(keys::SAVE), Command::Show(Screen::Save));
            ui.separator();
            let can = |able: fn(&table::Table) -> bool| at_table.is_some_and(able);
            item(ui, can(table::Table::can_undo), "bar-undo", Some(keys::UNDO), TableCommand::Undo.into());
            item(ui, can(table::Table::can_redo), "bar-redo", Some(keys::REDO), TableCommand::Redo.into());
            item(ui, table.is_some(), "menu-rematch", None, Command::Rematch);
            ui.separator();
            item(ui, true, "menu-settings", None, Command::Show(Screen::Settings));
            item(ui, true, "menu-quit", Some(keys::QUIT), Command::Quit);
        });
        ui.menu_button(texts.say("menu-view"), |ui| {
            let mut item = |possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(screen == Screen::Table, "menu-fit", None, TableCommand::Fit.into());
            item(true, "menu-theme", None, Command::ToggleTheme);
            item(true, "menu-full-screen", Some(keys::FULL_SCREEN), Command::ToggleFullScreen);
        });
        ui.menu_button(texts.say("menu-help"), |ui| {
            // Both stand among the settings.
            for key in ["menu-keys", "menu-about"] {
                item_ui(ui, desk, true, key, None, Command::Show(Screen::Settings));
            }
        });
        if let Some(table) = at_table {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let values = [
                    ("variant", table.rules().def().name.get(texts.language().code()).to_owned().into()),
                    ("turn", table.state().turn().into()),
                    ("tiles", table.state().deck().len().into()),
                ];
                let course = RichText::new(texts.with("menu-course", &values)).color(desk.theme.chrome.gold);
                ui.add(egui::Label::new(course).truncate());
            });
        }
    });
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
        button = button.shortcut_text(shortcut.text(ui.ctx()));
    }
    let response = ui.add_enabled(possible, button).accessible_name(desk.texts.say(key));
    if response.clicked() {
        desk.push(command);
        ui.close();
    }
}
