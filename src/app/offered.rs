//! Everything that the program can be asked for, as the list of commands has it: what is not possible now too.

use egui::Context;

use super::App;
use super::command::{Aside, Command, EditCommand, LabCommand, TableCommand};
use super::editor::Page;
use super::games;
use super::kit::keys::{self, Shortcut};
use super::menu::other_side;
use super::palette::{Entry, Palette};
use super::route::{Screen, Section};
use super::tikal;
use super::tikal::table::Table;
use crate::editor::Stage;
use crate::games::GameId;

impl App {
    /// Every command of the program.
    pub(super) fn commands(&self, context: &Context) -> Vec<Entry> {
        let mut list = List { app: self, context, entries: Vec::new() };
        list.of_editor();
        list.of_table();
        list.of_program();
        list.of_variants();
        list.entries
    }

    /// Lists everything in the document of the editor.
    pub(super) fn find_in_document(&mut self) {
        let Some(document) = self.editor.document() else { return };
        let pages = self.editor.pages();
        let entries = document.contents(&self.texts).into_iter().enumerate().map(|(index, content)| {
            let has_page = content.page.is_some_and(|page| pages.contains(&Page::Game(page)));
            let command = match (has_page, content.bytes) {
                (true, _) => Some(EditCommand::ShowFound(index)),
                (false, bytes) => bytes.map(EditCommand::ShowText),
            };
            let place = match content.page {
                Some(page) => self.texts.say(page.name()),
                None => self.texts.say("editor-source"),
            };
            Entry::new(content.said, place, command.map(Command::Edit))
        });
        self.palette = Some(Palette::called("palette-find", entries.collect()));
    }
}

struct List<'a> {
    app: &'a App,
    context: &'a Context,
    entries: Vec<Entry>,
}

impl List<'_> {
    fn add(&mut self, said: String, shortcut: Option<Shortcut>, is_possible: bool, command: impl Into<Command>) {
        let keys = shortcut.map(|shortcut| shortcut.text(&self.app.texts, self.context)).unwrap_or_default();
        self.entries.push(Entry::new(said, keys, is_possible.then(|| command.into())));
    }

    fn say(&mut self, key: &str, shortcut: Option<Shortcut>, is_possible: bool, command: impl Into<Command>) {
        self.add(self.app.texts.say(key), shortcut, is_possible, command);
    }

    fn of_editor(&mut self) {
        let app = self.app;
        let editor = &app.editor;
        let document = editor.document().filter(|_| app.screen() == Screen::Editor);
        if let Some(document) = document {
            self.say("bar-undo", Some(keys::UNDO), document.can_undo(), EditCommand::Undo);
            self.say("bar-redo", Some(keys::REDO), document.can_redo(), EditCommand::Redo);
            self.say("editor-save", Some(keys::SAVE), document.is_changed(), EditCommand::Save);
            self.say("editor-save-as", None, true, EditCommand::AskForPath);
            self.say("try-out", None, document.rules().is_some(), EditCommand::TryOut);
            self.say("editor-find", Some(keys::FIND), true, Command::FindInDocument);
            for (index, page) in editor.pages().into_iter().enumerate() {
                let values = [("page", app.texts.say(page.name()).into())];
                self.add(app.texts.with("palette-page", &values), None, true, EditCommand::ShowPage(index));
            }
            let can_read = document.stage() != Stage::Unreadable;
            self.say("editor-generate-more", None, can_read, EditCommand::ShowAside(Some(Aside::Make)));
            self.say("editor-share", None, can_read, EditCommand::ShowAside(Some(Aside::Share)));
            self.say("palette-lab-start", None, document.rules().is_some(), LabCommand::Start);
            self.say("palette-new-document", None, true, EditCommand::Start);
        }
        let titles = editor.titles(&app.texts).into_iter().enumerate();
        for (index, name) in titles.filter(|_| app.screen() == Screen::Editor) {
            let values = [("name", name.into())];
            self.add(app.texts.with("editor-tab", &values), None, true, EditCommand::Show(index));
        }
        for game in GameId::ALL {
            self.say("palette-empty", None, true, EditCommand::Empty(game));
            self.say("guide-title", None, true, EditCommand::Guide(game));
        }
        self.say("palette-open-variant", None, true, EditCommand::AskWhatToOpen);
    }

    fn of_table(&mut self) {
        let app = self.app;
        let table = app.table().filter(|_| app.routes.current().is_played());
        if let Some(table) = table {
            self.say("bar-undo", Some(keys::UNDO), table.can_undo(), TableCommand::Undo);
            self.say("bar-redo", Some(keys::REDO), table.can_redo(), TableCommand::Redo);
            self.say("menu-restart", Some(keys::RESTART), table.can_restart(), TableCommand::Restart);
            let whole = table.can_take_back_turn();
            self.say("menu-take-back-turn", Some(keys::TAKE_BACK_TURN), whole, TableCommand::TakeBackTurn);
            self.say("menu-fit", None, !table.shows_whole_board(), TableCommand::Fit);
            self.say("menu-names", Some(tikal::keys::NAMES), true, Command::ToggleNames);
            self.say("palette-notation", None, true, Command::ToggleNotation);
            self.of_insight(table);
        }
    }

    fn of_insight(&mut self, table: &Table) {
        let has_insight = table.insight().is_some();
        self.say("menu-ledger", Some(tikal::keys::LEDGER), has_insight, other_side(table));
        self.say("menu-worth", Some(tikal::keys::WORTH), has_insight, Command::ToggleWorth);
        let plans = table.is_plan() || table.can_plan();
        self.say("menu-plan", Some(tikal::keys::PLAN), plans, TableCommand::TogglePlan);
        let hints = table.why_no_hint().is_none();
        self.say("menu-hint", Some(tikal::keys::HINT), hints, TableCommand::Hint);
        let next = TableCommand::NextReach { back: false };
        self.say("menu-next-reach", Some(tikal::keys::NEXT_REACH), table.has_walkers(), next);
    }

    fn of_program(&mut self) {
        let app = self.app;
        for (key, shortcut, screen) in [
            ("menu-home", None, Screen::Home),
            ("menu-new", Some(keys::NEW), Screen::Setup),
            ("menu-variants", None, Screen::Variants),
            ("menu-editor", None, Screen::Editor),
            ("menu-open", Some(keys::OPEN), Screen::Open),
            ("menu-rules", Some(keys::RULES), Screen::Rules),
            ("menu-learn", None, Screen::Learn),
            ("menu-settings", None, Screen::Settings),
        ] {
            self.say(key, shortcut, app.screen() != screen, Command::Show(screen));
        }
        let can_save = app.at_table.can_save() && app.routes.current().saves_game();
        self.say("menu-save", None, can_save, Command::Show(Screen::Save));
        self.say("menu-rematch", None, app.at_table.can_rematch(), Command::Rematch);
        for (key, section) in [("menu-keys", Section::Keys), ("menu-about", Section::About)] {
            self.say(key, None, true, Command::ShowSettings(section));
        }
        self.say("menu-theme", None, true, Command::ToggleTheme);
        self.say("menu-full-screen", Some(keys::FULL_SCREEN), true, Command::ToggleFullScreen);
        for path in app.recent.files() {
            let values = [("path", path.display().to_string().into())];
            self.add(app.texts.with("menu-recent-open", &values), None, true, Command::Open(path.clone()));
        }
        self.say("menu-quit", Some(keys::QUIT), true, Command::Quit);
    }

    fn of_variants(&mut self) {
        let texts = &self.app.texts;
        for rules in self.app.libraries.variants() {
            let values = [("name", games::name(texts, &rules).into())];
            self.add(texts.with("variants-play", &values), None, true, Command::SetUp(rules.variant()));
            self.add(texts.with("try-out-name", &values), None, true, Command::TryOut(rules.variant()));
            self.add(texts.with("variants-edit-name", &values), None, true, Command::EditVariant(rules.variant()));
        }
    }
}
