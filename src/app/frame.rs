//! A frame of the window: which keys ask for what on every screen, the screen that is shown, and what lies over it.

use egui::{CentralPanel, Frame, Panel, Ui};

use super::command::{Command, LearnCommand, TableCommand};
use super::kit::keys::Shortcut;
use super::kit::still::Still;
use super::kit::{keys, sound, toasts};
use super::rulebook as book;
use super::screen::Screen;
use super::tikal::{self, art, lessons, rulebook, table};
use super::{App, cast, files, home, learn, menu, question, settings, setup, variants};
use crate::app::command::Desk;

impl App {
    /// Lays out a frame and collects what was asked for.
    pub(super) fn frame_ui(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut commands = Vec::new();
        self.shortcuts(ui, &mut commands);
        let theme = std::sync::Arc::clone(&self.theme);
        let now = self.settings();
        let asks = self.asks();
        let mut settings = now;
        // A lesson tells by itself what happens.
        if self.services.quiet || self.lesson.is_some() {
            (settings.recap, settings.ask_before_waste) = (false, false);
        }
        let at_table = self.screen == Screen::Table;
        let wanted = self.lesson.as_mut().filter(|_| at_table).map(lessons::Run::bring).unwrap_or_default();
        let mut asked = Vec::new();
        let table_desk = &mut tikal::desk::Desk::new(&self.texts, &theme, settings, &mut asked).with_sight_of(wanted);
        let mut of_book = Vec::new();
        let book_desk = &mut book::Desk::new(&self.texts, &theme, settings, &mut of_book);
        let desk = &mut Desk::new(&self.texts, &theme, settings, &mut commands);
        let bar = Frame::new().fill(theme.chrome.panel).inner_margin(egui::Margin::symmetric(theme.sizes.margin, 4));
        Panel::top("menu").frame(bar).show(ui, |ui| {
            let at_table = self.lesson.as_ref().map(lessons::Run::table).or(self.table.as_ref());
            let can_save = self.table.is_some() && self.lesson.is_none();
            menu::menu_ui(ui, desk, self.screen, at_table, can_save, self.recent.files());
        });
        match (self.screen, &mut self.lesson, &mut self.table) {
            (Screen::Table, Some(lesson), _) => {
                table::table_ui(ui, table_desk, lesson.table_mut());
                lessons::coach_ui(ui, table_desk, lesson);
            }
            (Screen::Table, None, Some(table)) => table::table_ui(ui, table_desk, table),
            (Screen::Rules, lesson, table) => {
                let at_table = lesson.as_ref().map(lessons::Run::table).or(table.as_ref());
                rulebook::rules_ui(ui, book_desk, &mut self.rulebook, &mut self.told, &self.library, at_table);
            }
            (screen, _, table) => {
                let window = Frame::new().fill(theme.chrome.window).inner_margin(theme.sizes.margin);
                let ground = &mut self.ground;
                CentralPanel::default().frame(window).show(ui, |ui| {
                    // Home has a view of its own.
                    if !matches!(screen, Screen::Home | Screen::Table) {
                        ground_ui(ui, desk, ground);
                    }
                    match screen {
                        Screen::Variants => variants::variants_ui(ui, desk, &self.library, &mut self.pictures),
                        Screen::Setup => {
                            setup::setup_ui(ui, desk, &mut self.setup, &self.library, &mut self.pictures);
                        }
                        Screen::Settings => settings::settings_ui(ui, desk, now, &mut self.asked_settings),
                        Screen::Open => files::open_ui(ui, desk, &mut self.files),
                        Screen::Save => files::save_ui(ui, desk, &mut self.files),
                        Screen::Learn => {
                            let left = self.left_lesson.as_ref();
                            let lessons = cast::lessons(&self.texts, self.learnt.lessons, left);
                            learn::learn_ui(ui, desk, &lessons);
                        }
                        Screen::Home | Screen::Rules | Screen::Table => {
                            let at_table = table.as_ref().map(cast::Summary::of_table);
                            let game = at_table.as_ref().or(self.earlier.as_ref());
                            home::home_ui(ui, desk, &mut self.home, game, &self.library);
                        }
                    }
                });
            }
        }
        if asks {
            question::question_ui(ui, desk);
        }
        files::drop_ui(ui.ctx(), desk);
        let closed = toasts::toasts_ui(ui.ctx(), &theme, &self.texts, &mut self.toasts);
        commands.extend(closed.map(Command::DropToast));
        commands.extend(asked.into_iter().map(Command::from));
        commands.extend(of_book.into_iter().map(Command::from));
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
        // What is chosen at the table is let go of first.
        let leaves = |lesson: &lessons::Run| !lesson.table().has_choice();
        if self.screen == Screen::Table && !covered && self.lesson.as_ref().is_some_and(leaves) && pressed(keys::LET_GO)
        {
            commands.push(LearnCommand::Leave.into());
        }
        match self.screen {
            // The field of its search lets go of the keyboard in the same frame.
            Screen::Rules if self.rulebook.is_typing() => {}
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
                if let Some(table) = self.table() {
                    insight_shortcuts(table, pressed, commands);
                }
            }
            Screen::Setup
            | Screen::Variants
            | Screen::Settings
            | Screen::Open
            | Screen::Save
            | Screen::Learn
            | Screen::Rules
                if !covered && pressed(keys::LET_GO) =>
            {
                commands.push(Command::Back);
            }
            _ => {}
        }
        if sound::CAN_PLAY && !typing && pressed(keys::MUTE) {
            commands.push(Command::ToggleMute);
        }
        if pressed(keys::SAVE) && self.table.is_some() && self.lesson.is_none() {
            commands.push(Command::Show(Screen::Save));
        }
        for (shortcut, command) in [
            (keys::NEW, Command::Show(Screen::Setup)),
            (keys::OPEN, Command::Show(Screen::Open)),
            (keys::RULES, Command::Show(Screen::Rules)),
            (keys::FULL_SCREEN, Command::ToggleFullScreen),
            (keys::QUIT, Command::Quit),
        ] {
            if pressed(shortcut) {
                commands.push(command);
            }
        }
    }
}

/// The keys that show what the position says.
fn insight_shortcuts(table: &table::Table, pressed: impl Fn(Shortcut) -> bool, commands: &mut Vec<Command>) {
    // A shortcut with Shift is asked for first, for the plain one would take its key.
    if pressed(tikal::keys::LAST_REACH) {
        commands.push(TableCommand::NextReach { back: true }.into());
    }
    if pressed(tikal::keys::NEXT_REACH) {
        commands.push(TableCommand::NextReach { back: false }.into());
    }
    if table.insight().is_none() {
        return;
    }
    if pressed(tikal::keys::LEDGER) {
        commands.push(menu::other_side(table));
    }
    if pressed(tikal::keys::WORTH) {
        commands.push(Command::ToggleWorth);
    }
}

/// How much of the jungle shows through the ground of a screen.
const SHINES_THROUGH: f32 = 0.34;

/// What lies under a screen of forms and lists: the table, far away.
fn ground_ui(ui: &Ui, desk: &Desk, ground: &mut Still<()>) {
    let rect = ui.max_rect().expand(f32::from(desk.theme.sizes.margin));
    let painter = ui.painter().with_clip_rect(rect);
    ground.paint(&painter, desk.theme.is_dark, rect, (), |()| art::backdrop(&painter, desk.theme, rect));
    painter.rect_filled(rect, 0.0, desk.theme.chrome.window.gamma_multiply(1.0 - SHINES_THROUGH));
}
