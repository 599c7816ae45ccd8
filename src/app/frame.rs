//! A frame of the window: which keys ask for what on every screen, the screen that is shown, and what lies over it.

use std::fmt::Debug;

use egui::{CentralPanel, Frame, Panel, Ui};

use super::at_table::Over;
use super::command::{Command, Desk, EditCommand};
use super::kit::areas::{self, Area};
use super::kit::focus::{Cover, FocusPlace};
use super::kit::keys::Shortcut;
use super::kit::settings::Settings;
use super::kit::still::Still;
use super::kit::toasts::ToastPlace;
use super::kit::tooltips;
use super::kit::{fresh, keys, ring, sound, toasts};
use super::question::Question;
use super::route::{Escape, Route, RulesOf, Screen};
use super::table::{AfterEnd, AnyTable, Ending, Frame as TableFrame, Idle, LessonCommand, TableCommand};
use super::{
    App, editor, files, friends, games, home, learn, licences, menu, palette, problem, question, rulebook, settings,
    setup, statistics, variants,
};
use crate::app::hexboard::art;
use crate::editor::VariantDocument;
use crate::words::failures;

/// The margin above and below the menus.
const HEADER: f32 = 4.0;

impl App {
    /// Lays out a frame and collects what was asked for.
    pub(super) fn frame_ui(&mut self, ui: &mut Ui) -> Vec<Command> {
        let mut commands = Vec::new();
        let late = self.begin_ui(ui, &mut commands);
        let was_open = egui::Popup::is_any_open(ui.ctx());
        let theme = std::sync::Arc::clone(&self.preferences.theme);
        let now = self.settings();
        let route = self.routes.current();
        // To know whether a mesh can be seen, every corner of it would be looked at in every frame, and the board has a
        // hundred thousand. Other screens have long texts, of which only the lines in sight are worth drawing.
        ui.ctx().tessellation_options_mut(|options| options.coarse_tessellation_culling = !route.is_played());
        if !matches!(route, Route::Settings { .. })
            && let Some(scale) = self.preferences.scale_chosen.take()
        {
            commands.push(Command::Set(Settings { scale, ..now }));
        }
        let settings = self.settings_at_table();
        let (mut of_table, mut of_book, mut failure) = (Vec::new(), Vec::new(), None);
        // The final table has the messages in its own foot, so that they cover nothing of it.
        let mut tells_itself = false;
        let book_desk = &mut rulebook::Desk::new(&self.texts, &theme, settings, &mut of_book);
        let desk = &mut Desk::new(&self.texts, &theme, settings, &mut commands);
        self.header_ui(ui, desk, route);
        // The key that closed a menu of the bar lets go of nothing else.
        if was_open && !egui::Popup::is_any_open(ui.ctx()) {
            ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape));
        }
        let visit = self.routes.visit();
        match route {
            Route::Home => {
                let own = self.own_game();
                let (view, libraries) = (&mut self.home, &self.libraries);
                window_ui(ui, desk, visit, |ui, desk| home::home_ui(ui, desk, view, own.as_ref(), libraries));
            }
            Route::Variants => form_ui(ui, desk, visit, &mut self.ground, |ui, desk| {
                let gallery = &mut self.variants.gallery;
                variants::variants_ui(ui, desk, gallery, &self.libraries);
            }),
            Route::Setup => form_ui(ui, desk, visit, &mut self.ground, |ui, desk| {
                let pictures = &mut self.variants.gallery.pictures;
                setup::setup_ui(ui, desk, &mut self.setup.form, &self.libraries, pictures);
            }),
            Route::Settings { mut asked } => {
                form_ui(ui, desk, visit, &mut self.ground, |ui, desk| {
                    let keymap = &self.preferences.keymap;
                    settings::settings_ui(ui, desk, (now, keymap), &mut asked, &mut self.preferences.scale_chosen);
                });
                self.routes.note(Route::Settings { asked });
            }
            Route::Open => {
                form_ui(ui, desk, visit, &mut self.ground, |ui, desk| files::open_ui(ui, desk, &mut self.files));
            }
            Route::Save => {
                form_ui(ui, desk, visit, &mut self.ground, |ui, desk| files::save_ui(ui, desk, &mut self.files));
            }
            Route::Learn => {
                let left = self.learnt.left.iter().map(|left| (left.lesson(), left.step)).collect::<Vec<_>>();
                let lessons = games::lessons(&self.texts, &self.learnt.lessons, &left);
                let puzzles = games::puzzles(&self.texts, &self.learnt.puzzles);
                form_ui(ui, desk, visit, &mut self.ground, |ui, desk| learn::learn_ui(ui, desk, &lessons, &puzzles));
            }
            Route::Problem => {
                form_ui(ui, desk, visit, &mut self.ground, |ui, desk| {
                    problem::problem_ui(ui, desk, &mut self.problem);
                });
            }
            Route::Licences => form_ui(ui, desk, visit, &mut self.ground, licences::licences_ui),
            Route::Join => form_ui(ui, desk, visit, &mut self.ground, |ui, desk| {
                if let Some(asked) = friends::join::join_ui(ui, desk, &mut self.friends.join) {
                    desk.push(asked);
                }
            }),
            Route::Lobby => form_ui(ui, desk, visit, &mut self.ground, |ui, desk| {
                let Some(company) = &self.friends.company else { return };
                let company = &mut company.borrow_mut();
                if let Some(asked) = friends::lobby::lobby_ui(ui, desk, company, &mut self.friends.lobby) {
                    desk.push(asked);
                }
            }),
            Route::Statistics => {
                let (view, libraries) = (&mut self.statistics, &self.libraries);
                form_ui(ui, desk, visit, &mut self.ground, |ui, desk| {
                    statistics::statistics_ui(ui, desk, view, libraries);
                });
            }
            Route::Editor => {
                let (editor, libraries) = (&mut self.editor, &self.libraries);
                let (recent, told) = (self.files.recent.files(), self.toasts.passing());
                screen_ui(ui, desk, visit, |ui, desk| {
                    on_ground_ui(ui, desk, &mut self.ground, |ui, desk| {
                        editor::editor_ui(ui, desk, editor, libraries, recent, told);
                    });
                });
            }
            Route::Rules { of } => {
                let given = match of {
                    RulesOf::Table => self.at_table.shown().and_then(games::played_at),
                    RulesOf::Setup => None,
                    RulesOf::Draft => self.editor.document().and_then(VariantDocument::rules).map(games::suggested),
                };
                self.reading.rules_ui(ui, book_desk, &self.libraries, given);
            }
            Route::Table | Route::Lesson | Route::TryOut | Route::Watch => {
                failure = toasts::failure_ui(ui, &theme, &self.texts, &self.toasts);
                let trail = &mut |asked: &dyn Debug| self.trail.add(asked);
                let after = match self.at_table.own().filter(|_| route == Route::Table) {
                    Some(own) if own.sitting().is_elsewhere() => AfterEnd::Elsewhere,
                    Some(_) => AfterEnd::Kept,
                    None => AfterEnd::Dropped,
                };
                let ending = Ending { after, told: self.toasts.passing() };
                let frame = &mut TableFrame { texts: &self.texts, theme: &theme, settings, ending, trail };
                of_table = match self.at_table.over_mut() {
                    Some(Over::Lesson(lesson)) => lesson.ui(ui, frame),
                    Some(Over::TryOut(table) | Over::Watched(table, _)) => {
                        tells_itself = table.shows_end();
                        table.ui(ui, frame)
                    }
                    None => self.at_table.own_mut().map_or_else(Vec::new, |own| {
                        tells_itself = own.shows_end();
                        own.ui(ui, frame)
                    }),
                };
            }
        }
        if let Some(palette) = self.over.palette.as_mut().filter(|_| self.over.question.is_none()) {
            palette::palette_ui(ui, desk, palette);
        }
        if let Some(question) = &self.over.question {
            question::question_ui(ui, desk, question);
        }
        files::drop_ui(ui.ctx(), desk, route == Route::Editor);
        if asks_in_vain(ui, route) {
            commands.push(TableCommand::Idle(Idle::NO_RULE).into());
        }
        late.read(ui, &mut commands);
        let place = match route {
            Route::Editor => ToastPlace::Foot,
            _ if route.is_played() => ToastPlace::Passing,
            _ => ToastPlace::Top,
        };
        let toasts = &mut self.toasts;
        let closed = if tells_itself { None } else { toasts::toasts_ui(ui.ctx(), &theme, &self.texts, toasts, place) };
        commands.extend(failure.or(closed).map(Command::DropToast));
        tooltips::settle(ui.ctx());
        ring::ring(ui.ctx(), &theme);
        self.over.focus.end_pass(ui.ctx());
        commands.extend(of_table.into_iter().map(Command::from));
        commands.extend(of_book.into_iter().map(Command::from));
        commands
    }

    /// Begins a frame: where the keyboard is, what lies over the screen, and which keys ask for something. Returns what is
    /// asked only if nothing that is laid out takes the key.
    fn begin_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) -> Late {
        areas::begin_pass(ui.ctx());
        tooltips::begin_pass(ui.ctx());
        let (cover, place) = (self.cover(ui), self.place());
        self.over.focus.follow(ui.ctx(), cover, place);
        // In the editor such keys mean a choice of what has the focus.
        if self.routes.current().is_played() && !ui.ctx().text_edit_focused() {
            ui.input_mut(keys::withhold);
        }
        let is_open = egui::Popup::is_any_open(ui.ctx());
        if is_open || self.cover(ui) != Cover::Nothing || self.lets_go_first(ui) {
            self.over.covered_at = Some(ui.input(|input| input.time));
        }
        self.shortcuts(ui, commands)
    }

    /// Lays out the bar with the menus, and below it what is told of a game that cannot be kept.
    fn header_ui(&self, ui: &mut Ui, desk: &mut Desk, route: Route) {
        let bar = Frame::new()
            .fill(desk.theme.chrome.panel)
            .inner_margin(egui::Margin::symmetric(desk.theme.sizes.margin, HEADER as i8));
        Panel::top("menu").frame(bar).show(ui, |ui| {
            let offered = menu::Offered {
                offers: &|menu| self.offers(menu),
                table: self.at_table.game().filter(|_| route.is_played()),
                leaves: (route.escape() == Escape::LeavesGame).then_some(route),
                recent: self.files.recent.files(),
            };
            areas::begin(ui, desk.texts, desk.theme, Area::Menu);
            tooltips::keep_clear(ui.ctx(), ui.max_rect().expand(HEADER), tooltips::Need::Now);
            menu::menu_ui(ui, desk, &offered);
        });
        if let Some(company) = self.at_table.own().filter(|_| route == Route::Table).and_then(AnyTable::company) {
            friends::line::line_ui(ui, desk, &mut company.borrow_mut());
        }
        if let Some(own) = self.at_table.own()
            && let Some(failure) = own.sitting().failure()
        {
            unkept_ui(ui, desk, &failures::file(&self.texts, &failure), own.sitting().tries_again());
        }
    }

    /// The settings that hold at the table: without recaps and questions, where they do not come up.
    fn settings_at_table(&self) -> Settings {
        let (settings, asks) = (self.settings(), !self.services.quiet);
        Settings {
            recap: settings.recap && asks && self.at_table.has_recaps(),
            // A lesson asks like every game.
            ask_before_waste: settings.ask_before_waste && asks,
            ..settings
        }
    }

    /// The cover over the screen.
    fn cover(&self, ui: &Ui) -> Cover {
        let table = self.at_table.game().filter(|_| self.routes.current().is_played());
        let at_table = table.map(AnyTable::cover).unwrap_or_default();
        if self.over.is_open() || self.edits_under_window() {
            Cover::Modal
        } else if at_table == Cover::Nothing && egui::Popup::is_any_open(ui.ctx()) {
            Cover::Popup
        } else {
            at_table
        }
    }

    /// True if a window that has to be closed first lies over a document of the editor.
    fn edits_under_window(&self) -> bool {
        self.routes.current() == Route::Editor && self.editor.is_under_window()
    }

    /// True if the key that lets go closes something at the table before it leads away.
    fn lets_go_first(&self, ui: &Ui) -> bool {
        let is_under_window = ui.memory(|memory| memory.top_modal_layer().is_some());
        let recaps = self.settings_at_table().recap;
        is_under_window || self.at_table.game().is_some_and(|table| table.lets_go_first(recaps))
    }

    /// True if the key that lets go may lead away from the table: not while it is held down, nor right after something
    /// was closed or let go of, as that was what it was pressed for.
    fn leads_away(&self, ui: &Ui) -> bool {
        let is_repeat = |event: &egui::Event| {
            matches!(event, egui::Event::Key { key: egui::Key::Escape, pressed: true, repeat: true, .. })
        };
        let (now, is_held) = ui.input(|input| (input.time, input.events.iter().any(is_repeat)));
        !is_held && self.over.covered_at.is_none_or(|covered| now - covered >= fresh::GRACE)
    }

    /// The place under all that lies over it, as the keyboard is remembered there.
    pub(super) fn place(&self) -> FocusPlace {
        let route = self.routes.current();
        let part = if route == Route::Editor { self.editor.shown() } else { 0 };
        // At the table the keys work wherever the keyboard is.
        FocusPlace { visit: self.routes.visit(), part, leads_in: !route.is_played() }
    }

    /// Reads the keys that work on every screen. Those that a panel may want for itself are read after it.
    fn shortcuts(&self, ui: &Ui, commands: &mut Vec<Command>) -> Late {
        let pressed = |shortcut: Shortcut| shortcut.pressed(ui.ctx());
        if !matches!(self.over.question, Some(Question::SetKey { .. })) {
            zoom(ui.ctx());
        }
        if self.over.is_open() || self.edits_under_window() {
            return Late::default();
        }
        let mut late = Late { leads_back: false, opens_rules: true };
        // Escape first closes what is open over the screen, and text fields have an undo of their own.
        let typing = ui.ctx().text_edit_focused();
        let covered = typing || egui::Popup::is_any_open(ui.ctx());
        let route = self.routes.current();
        match route.escape() {
            Escape::Nothing => {}
            Escape::LeavesLesson | Escape::LeavesGame => {
                if !covered && !self.lets_go_first(ui) && self.leads_away(ui) && pressed(keys::LET_GO) {
                    let is_lesson = route.escape() == Escape::LeavesLesson;
                    commands.push(if is_lesson { LessonCommand::AskToLeave.into() } else { Command::Back });
                }
            }
            Escape::Back => {
                // egui has already taken the focus from the search field in this frame, so the rulebook is asked too.
                let covered = covered || (matches!(route, Route::Rules { .. }) && self.reading.book.is_typing());
                // Who works on a document and lets go once more than needed does not want to be elsewhere.
                let is_at_work = route == Route::Editor && self.editor.document().is_some();
                late.leads_back = !covered && !is_at_work && !self.over.focus.has_escaped();
            }
        }
        for (shortcut, back) in [(keys::LAST_AREA, true), (keys::NEXT_AREA, false)] {
            if self.cover(ui) == Cover::Nothing && pressed(shortcut) {
                areas::step(ui.ctx(), back);
            }
        }
        if let Some(table) = self.at_table.game().filter(|_| route.is_played() && !typing) {
            let asked = table.keys(&pressed, route != Route::Watch).into_iter();
            commands.extend(asked.map(|asked| asked.map_or_else(Command::Refuse, Command::from)));
        }
        if sound::CAN_PLAY && !typing && pressed(keys::MUTE) {
            commands.push(Command::ToggleMute);
        }
        if route == Route::Editor {
            self.edit_shortcuts(pressed, commands);
            if pressed(keys::FIND) {
                commands.push(Command::FindInDocument);
            }
        }
        if pressed(keys::SAVE) && route != Route::Save {
            let can_save = self.at_table.can_save() && route.saves_game();
            let refused = Command::Refuse(self.why_nothing_saved());
            commands.push(if can_save { Command::Show(Screen::Save) } else { refused });
        }
        for (shortcut, command) in [
            (keys::NEW, Command::Show(Screen::Setup)),
            (keys::OPEN, Command::Show(Screen::Open)),
            (keys::PALETTE, Command::ListCommands),
            (keys::FULL_SCREEN, Command::ToggleFullScreen),
            (keys::QUIT, Command::Quit),
        ] {
            if pressed(shortcut) {
                commands.push(command);
            }
        }
        late
    }
}

/// The keys that a panel may take for what has the keyboard in it: they are read once everything is laid out.
#[derive(Clone, Copy, Debug, Default)]
struct Late {
    /// True if the key that lets go leads back to the screen below.
    leads_back: bool,
    /// True if the key of the rulebook opens it.
    opens_rules: bool,
}

impl Late {
    fn read(self, ui: &Ui, commands: &mut Vec<Command>) {
        let pressed = |shortcut: Shortcut| shortcut.pressed(ui.ctx());
        if self.leads_back && pressed(keys::LET_GO) {
            commands.push(Command::Back);
        }
        if self.opens_rules && pressed(keys::RULES) {
            commands.push(Command::Show(Screen::Rules));
        }
    }
}

impl App {
    /// The keys of the editor. They come before those of a field, so that every change is one of the document's steps.
    fn edit_shortcuts(&self, pressed: impl Fn(Shortcut) -> bool, commands: &mut Vec<Command>) {
        let (count, current) = (self.editor.documents().len(), self.editor.current());
        let is_other = count > usize::from(current < count);
        // The shortcut with Shift is checked first: the plain one would match the same key press.
        for (shortcut, can, command, why) in [
            (keys::LAST_DOCUMENT, is_other, EditCommand::ShowNext { back: true }, "editor-idle-next"),
            (keys::NEXT_DOCUMENT, is_other, EditCommand::ShowNext { back: false }, "editor-idle-next"),
            (keys::CLOSE, current < count, EditCommand::Close(current), "editor-idle-close"),
            (keys::REOPEN, self.editor.can_reopen(), EditCommand::Reopen, "editor-idle-reopen"),
        ] {
            if pressed(shortcut) {
                commands.push(if can { command.into() } else { Command::Refuse(why) });
            }
        }
        let Some(document) = self.editor.document() else { return };
        // A path that is typed has an undo of its own.
        let is_path = self.editor.types_path();
        for (shortcut, can, command, why) in [
            (keys::REDO, document.can_redo(), EditCommand::Redo, "editor-idle-redo"),
            (keys::UNDO, document.can_undo(), EditCommand::Undo, "editor-idle-undo"),
            (keys::SAVE, true, EditCommand::Save, ""),
        ] {
            if !(is_path && shortcut != keys::SAVE) && pressed(shortcut) {
                commands.push(if can { command.into() } else { Command::Refuse(why) });
            }
        }
        for (shortcut, back) in [(keys::LAST_PROBLEM, true), (keys::NEXT_PROBLEM, false)] {
            if pressed(shortcut) {
                commands.push(EditCommand::NextProblem { back }.into());
            }
        }
    }
}

/// Makes text and buttons larger or smaller by their keys, whatever lies over the screen.
fn zoom(context: &egui::Context) {
    if keys::LARGER.pressed(context) {
        egui::gui_zoom::zoom_in(context);
    }
    if keys::SMALLER.pressed(context) {
        egui::gui_zoom::zoom_out(context);
    }
    if keys::DESIGNED_SIZE.pressed(context) {
        context.set_zoom_factor(1.0);
    }
}

/// True if the key for the rule of what has the keyboard was pressed at a table, and nothing there has taken it.
fn asks_in_vain(ui: &Ui, route: Route) -> bool {
    route.is_played() && !ui.ctx().text_edit_focused() && keys::asks_for_rule(ui.ctx())
}

/// Tells at the edge of the window, as long as it is so, that the game at the table is not kept.
fn unkept_ui(ui: &mut Ui, desk: &mut Desk, reason: &str, tries_again: bool) {
    let (texts, theme) = (desk.texts, desk.theme);
    let bar = Frame::new().fill(theme.chrome.warn).inner_margin(egui::Margin::symmetric(theme.sizes.margin, 6));
    Panel::top("unkept").frame(bar).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            let key = if tries_again { "game-unkept" } else { "game-unkept-for-good" };
            let told = texts.with(key, &[("reason", reason.to_owned().into())]);
            ui.label(egui::RichText::new(told).strong().color(theme.chrome.window));
            if ui.button(texts.say("game-unkept-save")).clicked() {
                desk.push(Command::Show(Screen::Save));
            }
        });
    });
}

/// Lays out a screen that fills the window below the menu. What it keeps by itself, such as how far it is scrolled, it
/// keeps for this visit: opened anew it begins at its top, and no screen takes it over from another.
fn screen_ui(ui: &mut Ui, desk: &mut Desk, visit: u64, content: impl FnOnce(&mut Ui, &mut Desk)) {
    let window = Frame::new().fill(desk.theme.chrome.window).inner_margin(desk.theme.sizes.margin);
    CentralPanel::default().frame(window).show(ui, |ui| ui.push_id(("visit", visit), |ui| content(ui, desk)));
}

/// Lays out a screen that is one area.
fn window_ui(ui: &mut Ui, desk: &mut Desk, visit: u64, content: impl FnOnce(&mut Ui, &mut Desk)) {
    screen_ui(ui, desk, visit, |ui, desk| {
        areas::begin(ui, desk.texts, desk.theme, Area::Screen);
        content(ui, desk);
    });
}

/// Lays out a screen of forms and lists over their common backdrop.
fn form_ui(ui: &mut Ui, desk: &mut Desk, visit: u64, ground: &mut Still<()>, content: impl FnOnce(&mut Ui, &mut Desk)) {
    window_ui(ui, desk, visit, |ui, desk| on_ground_ui(ui, desk, ground, content));
}

/// Lays out forms and lists over their common backdrop.
fn on_ground_ui(ui: &mut Ui, desk: &mut Desk, ground: &mut Still<()>, content: impl FnOnce(&mut Ui, &mut Desk)) {
    ground_ui(ui, desk, ground);
    // What can be ticked and filled in is told by its outline.
    let empty = &mut ui.visuals_mut().widgets.inactive;
    empty.bg_stroke.color = desk.theme.chrome.control;
    empty.bg_fill = desk.theme.chrome.input;
    content(ui, desk);
}

/// Paints the backdrop of a screen of forms and lists: a faint view of the table.
fn ground_ui(ui: &Ui, desk: &Desk, ground: &mut Still<()>) {
    let rect = ui.max_rect().expand(f32::from(desk.theme.sizes.margin));
    let painter = ui.painter().with_clip_rect(rect);
    ground.paint(&painter, desk.theme.is_dark, rect, (), |()| art::backdrop(&painter, desk.theme, rect));
    painter.rect_filled(rect, 0.0, desk.theme.chrome.form_veil);
}
