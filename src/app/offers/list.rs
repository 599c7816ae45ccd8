//! The list of all commands: what the menus offer, and what is asked for by buttons of a screen, so that nobody has to know
//! where a button is; and the list of everything in a document. What the table adds, it knows itself; what is there to
//! be opened, played or changed, such as variants and games, `things`. That no command is forgotten, `known` proves.

use egui::Context;

use super::Menu;
use crate::app::App;
use crate::app::command::{Command, DocumentDialog, EditCommand, LabCommand};
use crate::app::editor::{Beside, Page, document_offers};
use crate::app::games;
use crate::app::kit::keys::{self, Shortcut};
use crate::app::kit::menu_offer::MenuOffer;
use crate::app::menu::way_out;
use crate::app::palette::{Entry, Palette};
use crate::app::route::{Escape, Screen};
use crate::app::table::{LessonCommand, Listed};
use crate::editor::Stage;
use crate::games::GameId;
use crate::words::shown::said_of;

impl App {
    /// The commands that can be chosen in the list of commands now.
    #[must_use]
    pub fn listed_commands(&self, context: &Context) -> Vec<Command> {
        self.commands(context).iter().filter_map(Entry::command).cloned().collect()
    }

    /// Every command of the program.
    pub(in crate::app) fn commands(&self, context: &Context) -> Vec<Entry> {
        let mut list = List { app: self, context, entries: Vec::new() };
        // What is done where one is comes first.
        list.of_table();
        list.of_editor();
        list.of_statistics();
        for menu in [Menu::Turn, Menu::View, Menu::Game, Menu::Help] {
            // The list need not open itself.
            self.offers(menu).into_iter().filter(|offer| offer.command != Command::ListCommands).for_each(|offer| {
                list.offer(offer);
            });
        }
        list.ways_back();
        list.of_things();
        list.entries
    }

    /// Lists everything in the document of the editor.
    pub(in crate::app) fn find_in_document(&mut self) {
        let Some(document) = self.editor.document() else { return };
        let pages = self.editor.pages();
        let found = document.contents(&self.texts);
        let entries = found.iter().enumerate().map(|(index, content)| {
            let has_page = content.page.is_some_and(|page| pages.contains(&Page::Game(page)));
            let command = if has_page {
                Some(EditCommand::ShowFound(index))
            } else {
                content.bytes.clone().map(EditCommand::ShowText)
            };
            let place = match content.page {
                Some(page) => self.texts.say(page.name()),
                None => self.texts.say("editor-source"),
            };
            Entry::new(content.said.clone(), place, command.map(Command::Edit))
        });
        self.over.palette = Some(Palette::called("palette-find", entries.collect()));
        self.editor.found = found;
    }
}

/// The list as far as it was made.
pub(super) struct List<'a> {
    pub(super) app: &'a App,
    context: &'a Context,
    entries: Vec<Entry>,
}

impl List<'_> {
    pub(super) fn add(
        &mut self,
        said: String,
        shortcut: Option<Shortcut>,
        is_possible: bool,
        command: impl Into<Command>,
    ) {
        let keys = shortcut.map(|shortcut| shortcut.text(&self.app.texts, self.context)).unwrap_or_default();
        self.entries.push(Entry::new(said, keys, Some(command.into())).only_if(is_possible));
    }

    /// Something that is done with what has this name.
    pub(super) fn name(&mut self, key: &str, name: &str, command: impl Into<Command>) {
        let said = self.app.texts.with(key, &[("name", name.to_owned().into())]);
        self.add(said, None, true, command);
    }

    pub(super) fn say(
        &mut self,
        key: &str,
        shortcut: Option<Shortcut>,
        is_possible: bool,
        command: impl Into<Command>,
    ) {
        self.add(self.app.texts.say(key), shortcut, is_possible, command);
    }

    /// The commands of the table that stand in no menu.
    fn of_table(&mut self) {
        let app = self.app;
        let Some(table) = app.at_table.game().filter(|_| app.routes.current().is_played()) else { return };
        for Listed { said, shortcut, is_possible, command } in table.listed(&app.texts, &app.settings()) {
            self.add(said, shortcut, is_possible, command);
        }
    }

    fn offer(&mut self, offer: MenuOffer<Command>) {
        let MenuOffer { key, shortcut, is_possible, why_not, command, .. } = offer;
        self.say(key, shortcut, is_possible, command);
        let why_not = why_not.filter(|_| !is_possible).map(|why| self.app.texts.say(why));
        if let (Some(entry), Some(why)) = (self.entries.last_mut(), why_not) {
            entry.explain(why);
        }
    }

    fn of_editor(&mut self) {
        let app = self.app;
        let editor = &app.editor;
        let document = editor.document().filter(|_| app.screen() == Screen::Editor);
        if let Some(document) = document {
            let problems = document.counts() != (0, 0);
            self.say("bar-undo", Some(keys::UNDO), document.can_undo(), EditCommand::Undo);
            self.say("bar-redo", Some(keys::REDO), document.can_redo(), EditCommand::Redo);
            self.say("editor-save", Some(keys::SAVE), document.is_changed(), EditCommand::Save);
            self.say("editor-save-as", None, true, EditCommand::AskForPath);
            if editor.is_changed_outside() {
                self.say("editor-take-over", None, true, EditCommand::TakeOver);
                self.say("editor-keep-own", None, true, EditCommand::KeepOwn);
            }
            self.say("try-out", None, document.rules().is_some(), EditCommand::TryOut);
            self.say("editor-find", Some(keys::FIND), true, Command::FindInDocument);
            self.say("palette-snapshot", None, true, EditCommand::KeepSnapshot(String::new()));
            for (index, snapshot) in document.snapshots().iter().enumerate() {
                self.name("editor-snapshot-go", &snapshot.name, EditCommand::GoToSnapshot(index));
                self.name("editor-snapshot-drop", &snapshot.name, EditCommand::AskToDropSnapshot(index));
            }
            for (index, page) in editor.pages().into_iter().enumerate() {
                let values = [("page", app.texts.say(page.name()).into())];
                self.add(app.texts.with("palette-page", &values), None, true, EditCommand::ShowPage(index));
            }
            for (index, beside) in Beside::ALL.into_iter().enumerate() {
                let values = [("page", app.texts.say(beside.name()).into())];
                self.add(app.texts.with("palette-page", &values), None, true, EditCommand::ShowBeside(index));
            }
            for (key, shortcut, back) in
                [("key-next-problem", keys::NEXT_PROBLEM, false), ("key-last-problem", keys::LAST_PROBLEM, true)]
            {
                self.say(key, Some(shortcut), problems, EditCommand::NextProblem { back });
            }
            let can_read = document.stage() != Stage::Unreadable;
            if games::can_make(document.game()) {
                self.say("editor-generate-more", None, can_read, EditCommand::ShowDialog(Some(DocumentDialog::Make)));
            }
            self.say("editor-share", None, can_read, EditCommand::ShowDialog(Some(DocumentDialog::Share)));
            self.of_laboratory();
            self.of_guide();
            self.say("palette-new-document", None, true, EditCommand::Start);
        }
        let titles = editor.titles(&app.texts).into_iter().enumerate();
        for (index, name) in titles.filter(|_| app.screen() == Screen::Editor) {
            let values = [("name", name.into())];
            self.add(app.texts.with("editor-tab", &values), None, true, EditCommand::Show(index));
            self.add(app.texts.with("editor-close-name", &values), None, true, EditCommand::Close(index));
        }
        if app.screen() == Screen::Editor {
            let others = editor.documents().len() > usize::from(document.is_some());
            for (key, shortcut, back) in
                [("key-next-document", keys::NEXT_DOCUMENT, false), ("key-last-document", keys::LAST_DOCUMENT, true)]
            {
                self.say(key, Some(shortcut), others, EditCommand::ShowNext { back });
            }
            for offer in document_offers(editor, editor.current()) {
                self.offer(offer);
            }
        }
        self.say("palette-open-code", None, true, EditCommand::StartFromCode);
        for &game in GameId::ALL {
            self.add(said_of(&app.texts, "palette-empty", game), None, true, EditCommand::Empty(game));
            self.add(said_of(&app.texts, "guide-title", game), None, true, EditCommand::Guide(game));
        }
        self.say("palette-open-variant", None, true, EditCommand::AskWhatToOpen);
    }

    /// The commands for the statistics.
    fn of_statistics(&mut self) {
        if self.app.screen() == Screen::Statistics {
            self.say("statistics-write", None, self.app.statistics.has_games(), LabCommand::AskForPath);
        }
    }

    /// The commands for the guide to one's first variant.
    fn of_guide(&mut self) {
        let Some((step, steps)) = self.app.editor.guide_step() else { return };
        self.say("palette-guide-next", None, step + 1 < steps, EditCommand::TurnGuide { back: false });
        self.say("palette-guide-back", None, step > 0, EditCommand::TurnGuide { back: true });
        self.say("guide-leave", None, true, EditCommand::EndGuide);
    }

    /// The commands for the laboratory of the document.
    fn of_laboratory(&mut self) {
        let editor = &self.app.editor;
        let (Some(document), Some(bench)) = (editor.document(), editor.bench()) else { return };
        let is_running = bench.progress().is_some() || editor.ranking().progress().is_some();
        let can_play = document.rules().is_some() && !is_running;
        let has_figures = bench.results().is_some();
        self.say("palette-lab-start", None, can_play, LabCommand::Start);
        let can_vary = can_play && bench.sweep.number.is_some() && !bench.sweep.values().is_empty();
        self.say("palette-lab-sweep", None, can_vary, LabCommand::Sweep);
        self.say("palette-lab-cancel", None, is_running, LabCommand::Cancel);
        self.say("laboratory-write", None, has_figures, LabCommand::AskForPath);
        self.say("laboratory-rank", None, can_play && editor.documents().len() > 1, LabCommand::Rank);
    }

    /// The commands that lead away from a game that is not the player's own.
    fn ways_back(&mut self) {
        let route = self.app.routes.current();
        match route.escape() {
            Escape::LeavesLesson => self.say("palette-leave-lesson", None, true, LessonCommand::AskToLeave),
            Escape::LeavesGame => {
                if let Some(table) = self.app.table() {
                    self.say(way_out(route, table).0, None, true, Command::Back);
                }
            }
            Escape::Back => self.say("variants-back", None, true, Command::Back),
            Escape::Nothing => {}
        }
    }
}
