//! Everything that the program can be asked for, what is not possible now too: the one list from which the menus of the
//! bar and the list of commands are made. How a menu is laid out, `menu` decides.

use egui::Context;

use super::App;
use super::command::{Aside, Command, EditCommand, LabCommand, TableCommand};
use super::editor::Page;
use super::games;
use super::kit::keys::{self, Shortcut};
use super::kit::settings::CellNames;
use super::menu::{choices, other_side, player_name};
use super::palette::{Entry, Palette};
use super::route::{Screen, Section};
use super::tikal;
use super::tikal::table::{Idle, Side, Table};
use crate::editor::Stage;
use crate::games::GameId;
use crate::tikal::Phase;

/// A menu of the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Menu {
    /// What is played.
    Game,
    /// The turn that is played; only at a table.
    Turn,
    /// What is shown of it, and how.
    View,
    /// What can be read.
    Help,
}

impl Menu {
    /// All of them, in the order of the bar.
    pub(super) const ALL: [Self; 4] = [Self::Game, Self::Turn, Self::View, Self::Help];

    /// The id of the text that names it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Game => "menu-game",
            Self::Turn => "menu-turn",
            Self::View => "menu-view",
            Self::Help => "menu-help",
        }
    }
}

/// Something that the program can be asked for by a name of its own.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Offer {
    /// The id of the text that names it.
    pub key: &'static str,
    /// The key that asks for it.
    pub shortcut: Option<Shortcut>,
    /// Whether it is possible now.
    pub is_possible: bool,
    /// The id of the text that says why it is not.
    pub why_not: Option<&'static str>,
    /// Whether menus do without it while it is not possible.
    pub is_left_out: bool,
    /// Whether it is on, for what is on or off.
    pub is_on: Option<bool>,
    /// Whether the menu begins a group with it.
    pub begins_group: bool,
    /// What it does.
    pub command: Command,
}

impl Offer {
    fn new(key: &'static str, command: impl Into<Command>) -> Self {
        let command = command.into();
        Self {
            key,
            shortcut: None,
            is_possible: true,
            why_not: None,
            is_left_out: false,
            is_on: None,
            begins_group: false,
            command,
        }
    }

    fn by(self, shortcut: Shortcut) -> Self {
        Self { shortcut: Some(shortcut), ..self }
    }

    fn only_if(self, is_possible: bool) -> Self {
        Self { is_possible, ..self }
    }

    fn or_else(self, why_not: &'static str) -> Self {
        Self { why_not: Some(why_not), ..self }
    }

    fn left_out(self) -> Self {
        Self { is_left_out: true, ..self }
    }

    fn switch(self, is_on: bool) -> Self {
        Self { is_on: Some(is_on), ..self }
    }

    fn apart(self) -> Self {
        Self { begins_group: true, ..self }
    }
}

impl App {
    /// Every command of the program.
    pub(super) fn commands(&self, context: &Context) -> Vec<Entry> {
        let mut list = List { app: self, context, entries: Vec::new() };
        list.of_editor();
        for menu in [Menu::Turn, Menu::View, Menu::Game, Menu::Help] {
            // The list need not open itself.
            self.offers(menu).into_iter().filter(|offer| offer.command != Command::ListCommands).for_each(|offer| {
                list.offer(offer);
            });
        }
        list.beside_menus();
        list.of_variants();
        list.entries
    }

    /// What a menu of the bar offers; nothing where the bar does without it.
    pub(super) fn offers(&self, menu: Menu) -> Vec<Offer> {
        let table = self.table().filter(|_| self.routes.current().is_played());
        match menu {
            Menu::Game => self.offers_of_game(),
            Menu::Turn => table.map(offers_of_turn).unwrap_or_default(),
            Menu::View => self.offers_of_view(table),
            Menu::Help => vec![
                Offer::new("menu-rules", Command::Show(Screen::Rules)).by(keys::RULES),
                Offer::new("menu-learn", Command::Show(Screen::Learn)),
                Offer::new("menu-palette", Command::ListCommands).by(keys::PALETTE),
                // Both are groups of the settings screen.
                Offer::new("menu-keys", Command::ShowSettings(Section::Keys)),
                Offer::new("menu-about", Command::ShowSettings(Section::About)),
            ],
        }
    }

    fn offers_of_game(&self) -> Vec<Offer> {
        let can_save = self.at_table.can_save() && self.routes.current().saves_game();
        let save =
            Offer::new("menu-save", Command::Show(Screen::Save)).only_if(can_save).or_else("key-nothing-to-save");
        vec![
            Offer::new("menu-home", Command::Show(Screen::Home)),
            Offer::new("menu-new", Command::Show(Screen::Setup)).by(keys::NEW),
            Offer::new("menu-variants", Command::Show(Screen::Variants)),
            Offer::new("menu-editor", Command::Show(Screen::Editor)),
            Offer::new("menu-open", Command::Show(Screen::Open)).by(keys::OPEN),
            // In the editor the key saves the document.
            if self.screen() == Screen::Editor { save } else { save.by(keys::SAVE) },
            Offer::new("menu-rematch", Command::Rematch).only_if(self.at_table.can_rematch()),
            Offer::new("menu-settings", Command::Show(Screen::Settings)).apart(),
            Offer::new("menu-quit", Command::Quit).by(keys::QUIT),
        ]
    }

    fn offers_of_view(&self, table: Option<&Table>) -> Vec<Offer> {
        let shows_part = table.is_some_and(|table| !table.shows_whole_board());
        let mut offers = vec![Offer::new("menu-fit", TableCommand::Fit).only_if(shows_part)];
        if let Some(table) = table {
            let settings = self.settings();
            let all = settings.cell_names == CellNames::All;
            offers.push(Offer::new("menu-names", Command::ToggleNames).by(tikal::keys::NAMES).switch(all));
            let (knows, is_open) = (table.insight().is_some(), table.side() == Side::Temples);
            let ledger = Offer::new("menu-ledger", other_side(table)).by(tikal::keys::LEDGER).switch(is_open);
            offers.push(ledger.only_if(knows).or_else(Idle::Purist.text()).left_out());
            // When the game is over nothing is scored any more.
            let (is_over, shows) = (table.state().phase() == Phase::Over, settings.show_worth);
            let worth = Offer::new("menu-worth", Command::ToggleWorth).by(tikal::keys::WORTH).switch(shows);
            let why = if is_over { Idle::Over } else { Idle::Purist };
            offers.push(worth.only_if(knows && !is_over).or_else(why.text()).left_out());
            for (key, shortcut, back) in [
                ("menu-next-reach", tikal::keys::NEXT_REACH, false),
                ("menu-last-reach", tikal::keys::LAST_REACH, true),
            ] {
                let reach = Offer::new(key, TableCommand::NextReach { back }).by(shortcut);
                offers.push(reach.only_if(table.has_walkers()).or_else(Idle::NoPiece.text()));
            }
        }
        let theme = Offer::new("menu-theme", Command::ToggleTheme);
        offers.push(if table.is_some() { theme.apart() } else { theme });
        offers.push(Offer::new("menu-full-screen", Command::ToggleFullScreen).by(keys::FULL_SCREEN));
        offers
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

/// What can be asked for about the turn that is played.
fn offers_of_turn(table: &Table) -> Vec<Offer> {
    let (undo, redo, whole) = (table.why_no_undo(), table.why_no_redo(), table.why_no_whole_undo());
    let mut offers: Vec<Offer> = [
        ("bar-undo", keys::UNDO, TableCommand::Undo, table.can_undo(), undo),
        ("menu-undo-action", keys::UNDO_ACTION, TableCommand::UndoAction, table.can_undo(), undo),
        ("bar-redo", keys::REDO, TableCommand::Redo, table.can_redo(), redo),
        ("menu-restart", keys::RESTART, TableCommand::Restart, table.can_restart(), undo),
        ("menu-take-back-turn", keys::TAKE_BACK_TURN, TableCommand::TakeBackTurn, table.can_take_back_turn(), whole),
    ]
    .into_iter()
    .map(|(key, shortcut, command, can, why)| Offer::new(key, command).by(shortcut).only_if(can).or_else(why.text()))
    .collect();
    let (hint, why) = (Offer::new("menu-hint", TableCommand::Hint).by(tikal::keys::HINT), table.why_no_hint());
    offers.push(why.map_or(hint.clone(), |why| hint.only_if(false).or_else(why.text())));
    let can_plan = table.is_plan() || table.can_plan();
    let plan = Offer::new("menu-plan", TableCommand::TogglePlan).by(tikal::keys::PLAN).switch(table.is_plan()).apart();
    offers.push(plan.only_if(can_plan).or_else("plan-none").left_out());
    offers
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

    fn offer(&mut self, offer: Offer) {
        let Offer { key, shortcut, is_possible, why_not, command, .. } = offer;
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

    /// What stands in no menu, or in one of its own.
    fn beside_menus(&mut self) {
        let app = self.app;
        if app.table().is_some() && app.routes.current().is_played() {
            self.say("palette-notation", None, true, Command::ToggleNotation);
        }
        if let Some(table) = app.table().filter(|table| app.routes.current().is_played() && table.can_change_players())
        {
            for (&seat, record) in table.state().seats().iter().zip(table.seat_records()) {
                for (level, player) in choices() {
                    let name = ("name", record.name.clone().into());
                    let said =
                        app.texts.with("menu-player", &[name, ("player", player_name(&app.texts, &player).into())]);
                    self.add(said, None, player != record.player, TableCommand::TakeOver(seat, level));
                }
            }
        }
        for path in app.recent.files() {
            let values = [("path", path.display().to_string().into())];
            self.add(app.texts.with("menu-recent-open", &values), None, true, Command::Open(path.clone()));
        }
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
