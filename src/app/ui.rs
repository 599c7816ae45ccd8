//! What stands in the window: the menu, the screen that is shown, messages. Shared small widgets.

use std::path::PathBuf;

use egui::style::ScrollStyle;
use egui::{CentralPanel, Color32, FontId, Frame, Label, MenuBar, Painter, Panel, Rect, Response, RichText, Role};
use egui::{ScrollArea, TextStyle, Ui, WidgetInfo};

use super::art;
use super::command::{Command, LearnCommand, TableCommand};
use super::keys::{self, Shortcut};
use super::learn::Spot;
use super::screen::Screen;
use super::settings::{Section, Settings};
use super::still::Still;
use super::text::Texts;
use super::theme::Theme;
use super::{App, course, files, home, learn, question, rules, settings, setup, sound, table, toasts, variants};

/// What a panel works with: texts, the look, and the tray that takes its commands.
pub struct Desk<'a> {
    /// What to say.
    pub texts: &'a Texts,
    /// How to look.
    pub theme: &'a Theme,
    /// What holds in this run.
    pub settings: Settings,
    commands: &'a mut Vec<Command>,
    /// What lessons can point at, and where it stands in this frame.
    spots: Vec<(Spot, Rect)>,
    /// What a lesson wants to have in sight.
    wanted: Vec<Spot>,
}

impl Desk<'_> {
    /// Notes where something stands that a lesson can point at, as far as it is in sight. What a lesson newly points
    /// at is scrolled to.
    pub fn note(&mut self, ui: &Ui, spot: Spot, rect: Rect) {
        if self.wanted.contains(&spot) {
            ui.scroll_to_rect(rect, None);
        }
        let seen = rect.intersect(ui.clip_rect());
        if seen.is_positive() {
            self.spots.push((spot, seen));
        }
    }

    /// Where something stands in this frame, if it is in sight.
    #[must_use]
    pub fn spot(&self, spot: Spot) -> Option<Rect> {
        self.spots.iter().find(|(noted, _)| *noted == spot).map(|&(_, rect)| rect)
    }

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

/// The least room in which the menu bar has place for the odds beside the course of the game.
const LEAST_COURSE: f32 = 460.0;

/// Tells whoever does not see the tooltip of a widget what stands in it. The lines are made up only if
/// somebody listens; they must not ask the context for anything.
pub fn describe(response: &Response, lines: impl FnOnce() -> Vec<String>) {
    response.ctx.accesskit_node_builder(response.id, |node| {
        let lines = lines();
        if !lines.is_empty() {
            node.set_description(lines.join(". "));
        }
    });
}

/// How wide a text is in one line.
#[must_use]
pub fn width_of(painter: &Painter, font: &FontId, text: &str) -> f32 {
    // No colour of the theme: the text is only measured.
    painter.layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER).size().x
}

/// A line about somebody, with the name as short as it has to be so that the rest can be read.
#[must_use]
pub fn shortened(painter: &Painter, font: &FontId, room: f32, name: &str, say: impl Fn(&str) -> String) -> String {
    let mut shown = say(name);
    let mut kept = name.chars().count();
    while kept > 1 && width_of(painter, font, &shown) > room {
        kept -= 1;
        let start: String = name.chars().take(kept).collect();
        shown = say(&format!("{}…", start.trim_end()));
    }
    shown
}

/// A line about somebody. Where it is too long the name is shortened, so that what is said of it can be read; the
/// whole line shows under the pointer.
pub fn name_line(ui: &mut Ui, colour: Color32, name: &str, say: impl Fn(&str) -> String) {
    let font = TextStyle::Body.resolve(ui.style());
    let whole = say(name);
    let shown = shortened(ui.painter(), &font, ui.available_width(), name, say);
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

/// Brings into sight what has just got the keyboard; for the end of what is in a scroll area.
pub fn follow_focus(ui: &Ui) {
    let focused = ui.memory(egui::Memory::focused).and_then(|id| ui.ctx().read_response(id));
    let Some(response) = focused.filter(Response::gained_focus) else { return };
    // What is cut off by the area belongs to it; what lies elsewhere is seen whole.
    let is_cut = !response.interact_rect.contains_rect(response.rect);
    if is_cut && ui.min_rect().contains_rect(response.rect) {
        ui.scroll_to_rect_animation(response.rect.expand(8.0), None, egui::style::ScrollAnimation::none());
    }
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
        follow_focus(ui);
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
        // A lesson tells by itself what happens.
        if self.services.quiet || self.lesson.is_some() {
            (settings.recap, settings.ask_before_waste) = (false, false);
        }
        let at_table = self.screen == Screen::Table;
        let wanted = self.lesson.as_mut().filter(|_| at_table).map(learn::Run::bring).unwrap_or_default();
        let (texts, spots) = (&self.texts, Vec::new());
        let desk = &mut Desk { texts, theme: &theme, settings, commands: &mut commands, spots, wanted };
        let bar = Frame::new().fill(theme.chrome.panel).inner_margin(egui::Margin::symmetric(theme.sizes.margin, 4));
        Panel::top("menu").frame(bar).show(ui, |ui| {
            let at_table = self.lesson.as_ref().map(learn::Run::table).or(self.table.as_ref());
            let can_save = self.table.is_some() && self.lesson.is_none();
            menu_ui(ui, desk, self.screen, at_table, can_save, self.recent.files());
        });
        match (self.screen, &mut self.lesson, &mut self.table) {
            (Screen::Table, Some(lesson), _) => {
                table::table_ui(ui, desk, lesson.table_mut());
                learn::coach_ui(ui, desk, lesson);
            }
            (Screen::Table, None, Some(table)) => table::table_ui(ui, desk, table),
            (Screen::Rules, lesson, table) => {
                let at_table = lesson.as_ref().map(learn::Run::table).or(table.as_ref());
                rules::rules_ui(ui, desk, &mut self.rulebook, &self.library, at_table);
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
                            learn::learn_ui(ui, desk, &learn::Lessons { done: now.lessons, left });
                        }
                        Screen::Home | Screen::Rules | Screen::Table => {
                            let at_table = table.as_ref().map(course::Course::of_table);
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
        toasts::toasts_ui(ui.ctx(), desk, &mut self.toasts);
        commands
    }

    /// The keys that show what the position says.
    fn insight_shortcuts(&self, table: &table::Table, pressed: impl Fn(Shortcut) -> bool, commands: &mut Vec<Command>) {
        // A shortcut with Shift is asked for first, for the plain one would take its key.
        if pressed(keys::LAST_REACH) {
            commands.push(TableCommand::NextReach { back: true }.into());
        }
        if pressed(keys::NEXT_REACH) {
            commands.push(TableCommand::NextReach { back: false }.into());
        }
        if table.insight().is_none() {
            return;
        }
        if pressed(keys::LEDGER) {
            commands.push(other_side(table));
        }
        if pressed(keys::WORTH) {
            let settings = self.settings();
            commands.push(Command::Set(Settings { show_worth: !settings.show_worth, ..settings }));
        }
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
        let leaves = |lesson: &learn::Run| !lesson.table().has_choice();
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
                    self.insight_shortcuts(table, pressed, commands);
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

/// How much of the jungle shows through the ground of a screen.
const SHINES_THROUGH: f32 = 0.34;

/// What lies under a screen of forms and lists: the table, far away.
fn ground_ui(ui: &Ui, desk: &Desk, ground: &mut Still<()>) {
    let rect = ui.max_rect().expand(f32::from(desk.theme.sizes.margin));
    let painter = ui.painter().with_clip_rect(rect);
    ground.paint(&painter, desk.theme.is_dark, rect, (), |()| art::backdrop(&painter, desk.theme, rect));
    painter.rect_filled(rect, 0.0, desk.theme.chrome.window.gamma_multiply(1.0 - SHINES_THROUGH));
}

/// The other content of the side column.
fn other_side(table: &table::Table) -> Command {
    let side = match table.side() {
        table::Side::Supplies => table::Side::Temples,
        table::Side::Temples => table::Side::Supplies,
    };
    TableCommand::ShowSide(side).into()
}

fn menu_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    screen: Screen,
    table: Option<&table::Table>,
    can_save: bool,
    recent: &[PathBuf],
) {
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
            item(ui, can_save, "menu-save", Some(keys::SAVE), Command::Show(Screen::Save));
            ui.separator();
            let can = |able: fn(&table::Table) -> bool| at_table.is_some_and(able);
            item(ui, can(table::Table::can_undo), "bar-undo", Some(keys::UNDO), TableCommand::Undo.into());
            item(ui, can(table::Table::can_redo), "bar-redo", Some(keys::REDO), TableCommand::Redo.into());
            let restart = can(table::Table::can_restart);
            item(ui, restart, "menu-restart", Some(keys::RESTART), TableCommand::Restart.into());
            item(ui, can_save, "menu-rematch", None, Command::Rematch);
            ui.separator();
            item(ui, true, "menu-settings", None, Command::Show(Screen::Settings));
            item(ui, true, "menu-quit", Some(keys::QUIT), Command::Quit);
        });
        ui.menu_button(texts.say("menu-view"), |ui| {
            let mut item = |possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(screen == Screen::Table, "menu-fit", None, TableCommand::Fit.into());
            if let Some(table) = at_table {
                insight_items(ui, desk, table);
            }
            let mut item = |possible: bool, key: &str, shortcut: Option<Shortcut>, command: Command| {
                item_ui(ui, desk, possible, key, shortcut, command);
            };
            item(true, "menu-theme", None, Command::ToggleTheme);
            item(true, "menu-full-screen", Some(keys::FULL_SCREEN), Command::ToggleFullScreen);
        });
        ui.menu_button(texts.say("menu-help"), |ui| {
            item_ui(ui, desk, true, "menu-rules", Some(keys::RULES), Command::Show(Screen::Rules));
            item_ui(ui, desk, true, "menu-learn", None, Command::Show(Screen::Learn));
            // Both stand among the settings.
            for (key, section) in [("menu-keys", Section::Keys), ("menu-about", Section::About)] {
                item_ui(ui, desk, true, key, None, Command::ShowSettings(section));
            }
        });
        if let Some(table) = at_table {
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                // In a narrow window the odds are with the groups of tiles alone.
                if let Some(odds) = table::insight::course(texts, table).filter(|_| ui.available_width() > LEAST_COURSE)
                {
                    ui.label(RichText::new(odds).color(desk.theme.chrome.text_weak));
                    ui.separator();
                }
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

/// What the View menu has about the position.
fn insight_items(ui: &mut Ui, desk: &mut Desk, table: &table::Table) {
    if table.insight().is_some() {
        let is_open = table.side() == table::Side::Temples;
        switch_ui(ui, desk, is_open, "menu-ledger", keys::LEDGER, other_side(table));
        let settings = desk.settings;
        let other = Command::Set(Settings { show_worth: !settings.show_worth, ..settings });
        switch_ui(ui, desk, settings.show_worth, "menu-worth", keys::WORTH, other);
    }
    item_ui(ui, desk, true, "menu-next-reach", Some(keys::NEXT_REACH), TableCommand::NextReach { back: false }.into());
    item_ui(ui, desk, true, "menu-last-reach", Some(keys::LAST_REACH), TableCommand::NextReach { back: true }.into());
    ui.separator();
}

/// An item that is on or off.
fn switch_ui(ui: &mut Ui, desk: &mut Desk, is_on: bool, key: &str, shortcut: Shortcut, command: Command) {
    let text = desk.texts.say(key);
    let chrome = &desk.theme.chrome;
    let key = RichText::new(shortcut.text(ui.ctx()));
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
        button = button.shortcut_text(shortcut.text(ui.ctx()));
    }
    let response = ui.add_enabled(possible, button).accessible_name(desk.texts.say(key));
    if response.clicked() {
        desk.push(command);
        ui.close();
    }
}
