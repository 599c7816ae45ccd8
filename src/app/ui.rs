//! What stands in the window: the menu, the screen that is shown, messages. Shared small widgets.

use egui::{CentralPanel, Frame, Key, KeyboardShortcut, MenuBar, Modifiers, Panel, RichText, Ui};

use super::command::{Command, TableCommand};
use super::screen::Screen;
use super::text::Texts;
use super::theme::Theme;
use super::{App, files, home, setup, table};

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

impl App {
    /// Lays out a frame and collects what was asked for.
    pub(super) fn frame_ui(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut commands = Vec::new();
        self.shortcuts(ui, &mut commands);
        let theme = std::sync::Arc::clone(&self.theme);
        let desk = &mut Desk { texts: &self.texts, theme: &theme, commands: &mut commands };
        let bar = Frame::new().fill(theme.chrome.panel).inner_margin(egui::Margin::symmetric(theme.sizes.margin, 4));
        Panel::top("menu").frame(bar).show(ui, |ui| menu_ui(ui, desk, self.screen, self.table.as_ref()));
        if let Some(message) = &self.message {
            Panel::top("message").frame(bar.fill(theme.chrome.card)).show(ui, |ui| {
                ui.horizontal(|ui| {
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        if ui.button(desk.texts.say("message-close")).clicked() {
                            desk.push(Command::DropMessage);
                        }
                        ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                            ui.add(egui::Label::new(RichText::new(message).color(theme.chrome.warn)).wrap());
                        });
                    });
                });
            });
        }
        match (self.screen, &mut self.table) {
            (Screen::Table, Some(table)) => table::table_ui(ui, desk, table),
            (screen, table) => {
                let window = Frame::new().fill(theme.chrome.window).inner_margin(theme.sizes.margin);
                CentralPanel::default().frame(window).show(ui, |ui| match screen {
                    Screen::Setup => setup::setup_ui(ui, desk, &mut self.setup, &self.library),
                    Screen::Open => files::open_ui(ui, desk, &mut self.files),
                    Screen::Save => files::save_ui(ui, desk, &mut self.files),
                    Screen::Home | Screen::Table => {
                        home::home_ui(ui, desk, table.is_some() || self.has_draft, &self.library);
                    }
                });
            }
        }
        commands
    }

    fn shortcuts(&self, ui: &Ui, commands: &mut Vec<Command>) {
        let pressed =
            |modifiers, key| ui.input_mut(|input| input.consume_shortcut(&KeyboardShortcut::new(modifiers, key)));
        let redo = pressed(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z) || pressed(Modifiers::COMMAND, Key::Y);
        // Fields of text have an undo of their own.
        let at_table = self.screen == Screen::Table && !ui.ctx().text_edit_focused();
        if at_table && redo {
            commands.push(TableCommand::Redo.into());
        }
        if at_table && pressed(Modifiers::COMMAND, Key::Z) {
            commands.push(TableCommand::Undo.into());
        }
        if pressed(Modifiers::COMMAND, Key::S) && self.table.is_some() {
            commands.push(Command::Show(Screen::Save));
        }
        if pressed(Modifiers::COMMAND, Key::O) {
            commands.push(Command::Show(Screen::Open));
        }
    }
}

fn menu_ui(ui: &mut Ui, desk: &mut Desk, screen: Screen, table: Option<&table::Table>) {
    let texts = desk.texts;
    MenuBar::new().ui(ui, |ui| {
        ui.menu_button(texts.say("menu-game"), |ui| {
            let mut item = |possible: bool, key: &str, command: Command| {
                if ui.add_enabled(possible, egui::Button::new(texts.say(key))).clicked() {
                    desk.push(command);
                    ui.close();
                }
            };
            item(true, "menu-home", Command::Show(Screen::Home));
            item(true, "menu-new", Command::Show(Screen::Setup));
            item(true, "menu-open", Command::Show(Screen::Open));
            item(table.is_some(), "menu-save", Command::Show(Screen::Save));
            item(true, "menu-quit", Command::Quit);
        });
        ui.menu_button(texts.say("menu-view"), |ui| {
            let mut item = |possible: bool, key: &str, command: Command| {
                if ui.add_enabled(possible, egui::Button::new(texts.say(key))).clicked() {
                    desk.push(command);
                    ui.close();
                }
            };
            item(screen == Screen::Table, "menu-fit", TableCommand::Fit.into());
            item(true, "menu-theme", Command::ToggleTheme);
        });
        if let Some(table) = table.filter(|_| screen == Screen::Table) {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let values = [
                    ("variant", table.rules().def().name.get(texts.language().code()).to_owned().into()),
                    ("turn", table.state().turn().into()),
                    ("tiles", table.state().deck().len().into()),
                ];
                ui.label(RichText::new(texts.with("menu-course", &values)).color(desk.theme.chrome.gold));
            });
        }
    });
}
