//! What stands in the window: the menu, the screen that is shown, messages. Shared small widgets.

use egui::style::ScrollStyle;
use egui::{CentralPanel, Color32, Frame, Label, MenuBar, Panel, RichText, Role};
use egui::{ScrollArea, TextStyle, Ui, WidgetInfo};

use super::command::{Command, TableCommand};
use super::keys::{self, Shortcut};
use super::screen::Screen;
use super::settings::Settings;
use super::text::Texts;
use super::theme::Theme;
use super::{App, files, home, question, settings, setup, table, toasts};

/// What a panel works with: texts, the look, and the tray that takes its commands.
pub struct Desk<'a> {
    /// What to say.
    pub texts: &'a Texts,
    /// How to look.
    pub theme: &'a Theme,
    /// What the player has set.
    pub settings: Settings,
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
        let mut settings = now;
        if self.services.quiet {
            (settings.recap, settings.ask_before_waste) = (false, false);
        }
        let desk = &mut Desk { texts: &self.texts, theme: &theme, settings, commands: &mut commands };
        let bar = Frame::new().fill(theme.chrome.panel).inner_margin(egui::Margin::symmetric(theme.sizes.margin, 4));
        Panel::top("menu").frame(bar).show(ui, |ui| menu_ui(ui, desk, self.screen, self.table.as_ref()));
        match (self.screen, &mut self.table) {
            (Screen::Table, Some(table)) => table::table_ui(ui, desk, table),
            (screen, table) => {
                let window = Frame::new().fill(theme.chrome.window).inner_margin(theme.sizes.margin);
                CentralPanel::default().frame(window).show(ui, |ui| match screen {
                    Screen::Setup => setup::setup_ui(ui, desk, &mut self.setup, &self.library),
                    Screen::Settings => settings::settings_ui(ui, desk, now),
                    Screen::Open => files::open_ui(ui, desk, &mut self.files),
                    Screen::Save => files::save_ui(ui, desk, &mut self.files),
                    Screen::Home | Screen::Table => {
                        home::home_ui(ui, desk, table.is_some() || self.has_draft, &self.library);
                    }
                });
            }
        }
        if asks {
            question::question_ui(ui, desk);
        }
        toasts::toasts_ui(ui.ctx(), desk, &mut self.toasts);
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
                for (shortcut, command) in [
                    (keys::REDO, TableCommand::Redo),
                    (keys::UNDO, TableCommand::Undo),
                    (keys::RESTART, TableCommand::Restart),
                ] {
                    if pressed(shortcut) {
                        commands.push(command.into());
                    }
                }
            }
            Screen::Setup | Screen::Settings | Screen::Open | Screen::Save if !covered && pressed(keys::LET_GO) => {
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

fn menu_ui(ui: &mut Ui, desk: &mut Desk, screen: Screen, table: Option<&table::Table>) {
    let texts = desk.texts;
    MenuBar::new().ui(ui, |ui| {
        let at_table = table.filter(|_| screen == Screen::Table);
        ui.menu_button(texts.say("menu-game"), |ui| {
            let mut item = |possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(true, "menu-home", None, Command::Show(Screen::Home));
            item(true, "menu-new", Some(keys::NEW), Command::Show(Screen::Setup));
            item(true, "menu-open", Some(keys::OPEN), Command::Show(Screen::Open));
            item(table.is_some(), "menu-save", Some(keys::SAVE), Command::Show(Screen::Save));
            let can = |able: fn(&table::Table) -> bool| at_table.is_some_and(able);
            item(can(table::Table::can_undo), "bar-undo", Some(keys::UNDO), TableCommand::Undo.into());
            item(can(table::Table::can_redo), "bar-redo", Some(keys::REDO), TableCommand::Redo.into());
            let restart = can(table::Table::can_restart);
            item(restart, "menu-restart", Some(keys::RESTART), TableCommand::Restart.into());
            item(true, "menu-settings", None, Command::Show(Screen::Settings));
            item(true, "menu-quit", Some(keys::QUIT), Command::Quit);
        });
        ui.menu_button(texts.say("menu-view"), |ui| {
            let mut item = |possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(screen == Screen::Table, "menu-fit", None, TableCommand::Fit.into());
            item(true, "menu-theme", None, Command::ToggleTheme);
            item(true, "menu-full-screen", Some(keys::FULL_SCREEN), Command::ToggleFullScreen);
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
