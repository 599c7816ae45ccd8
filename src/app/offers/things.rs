//! The list of commands for things to be opened, played or changed: variants, games, files, lessons and puzzles; and
//! for screens of forms.

use std::path::Path;

use super::list::List;
use crate::app::command::{Command, VariantCommand};
use crate::app::friends;
use crate::app::games;
use crate::app::home::FilePlace;
use crate::app::kit::{keys, sound};
use crate::app::route::Screen;
use crate::games::GameId;
use crate::library::name_of_game;
use crate::words::shown;

/// The name of a file.
fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

impl List<'_> {
    pub(super) fn of_things(&mut self) {
        self.of_forms();
        self.of_files();
        self.of_games();
        self.of_variants();
        self.of_lessons();
    }

    /// The commands of the forms and the settings.
    fn of_forms(&mut self) {
        let app = self.app;
        if app.screen() == Screen::Setup {
            self.say("palette-start", None, app.setup.form.game(&app.libraries).is_ok(), Command::Start);
            self.say("palette-setup-reset", None, true, Command::AskToResetSetup);
        }
        if sound::CAN_PLAY {
            self.say("palette-mute", Some(keys::MUTE), true, Command::ToggleMute);
        }
        let has_keys = !app.preferences.keymap.reset().is_empty();
        self.say("keys-reset-all", None, has_keys, Command::AskToResetKeys);
        let is_changed = has_keys || !app.settings().changed().is_empty();
        self.say("palette-settings-reset", None, is_changed, Command::AskToResetSettings);
        if app.home.report.is_some() {
            self.say("report-drop", None, true, Command::AskToDropReport);
        }
    }

    /// The files that were opened lately, and the system's own dialogs.
    fn of_files(&mut self) {
        let app = self.app;
        for path in app.files.recent.files() {
            let values = [("path", path.display().to_string().into())];
            self.add(app.texts.with("menu-recent-open", &values), None, true, Command::Open(path.clone()));
        }
        self.say("menu-paste-code", None, true, Command::PasteCode);
        if let Some(company) = app.company() {
            self.say("friends-copy-ticket", None, company.borrow().ticket().is_some(), Command::CopyTicket);
            self.say("friends-leave", None, true, Command::LeaveTable);
        }
        if friends::OFFERED && app.company().is_none() {
            self.say("menu-friends", None, true, Command::Show(Screen::Join));
        }
        if app.screen() == Screen::Open {
            self.say("palette-browse", None, true, Command::AskWhatToOpen);
        }
        if app.screen() == Screen::Save {
            self.say("palette-browse-save", None, true, Command::AskWhereToSave);
        }
    }

    /// The player's games, where they are listed, and the one that waits.
    fn of_games(&mut self) {
        let app = self.app;
        if let Some(own) = app.own_game().filter(|_| !app.routes.current().is_played()) {
            let key = if own.game.is_over() { "home-result" } else { "home-continue" };
            self.say(key, None, true, Command::Continue);
        }
        if app.screen() != Screen::Home {
            return;
        }
        for resting in app.resting() {
            self.name("palette-resume", &resting.name, Command::GoOnAt(resting.path.clone()));
        }
        let own = app.own_game().and_then(|own| own.file);
        for (file, about) in app.home.games.files(FilePlace::Shelf) {
            let (path, name) = (file.path.clone(), name_of_game(&file.path));
            if file.is_in_use && own.as_ref() != Some(&path) {
                self.name("home-look-on-name", &name, Command::LookOn(path.clone()));
                self.name("home-copy-name", &name, Command::CopyGame(path));
                continue;
            }
            if about.is_some_and(Result::is_ok) {
                if own.as_ref() != Some(&path) {
                    self.name("palette-resume", &name, Command::Resume(path.clone()));
                }
                self.name("palette-replay", &name, Command::ReplayGame(path.clone()));
                self.name("home-rename", &name, Command::AskToRenameGame(path.clone()));
            }
            self.name("home-throw", &name, Command::ThrowAway(path));
        }
        let mut binned = Vec::new();
        for (file, _) in app.home.games.files(FilePlace::Bin) {
            let name = name_of_game(&file.path);
            self.name("home-take-out-name", &name, Command::TakeOut(file.path.clone()));
            binned.push(name);
        }
        if !binned.is_empty() {
            self.say("palette-empty-bin", None, true, Command::AskToEmptyBin(binned));
        }
    }

    fn of_variants(&mut self) {
        let app = self.app;
        for (name, rules) in shown::named_variants(&app.texts, &app.libraries) {
            let variant = rules.variant();
            self.name("variants-play", &name, Command::SetUp(variant.clone()));
            self.name("try-out-name", &name, Command::TryOut(variant.clone()));
            self.name("variants-edit-name", &name, Command::EditVariant(variant.clone()));
            let Some(path) = app.libraries.file_of(&variant) else { continue };
            for (key, command) in [
                ("palette-variant-rename", VariantCommand::AskToRename(variant.clone())),
                ("palette-variant-copy", VariantCommand::Copy(variant.clone())),
                ("palette-variant-file", VariantCommand::ShowFile(path.to_owned())),
                ("palette-variant-throw", VariantCommand::ThrowAway(path.to_owned())),
            ] {
                self.name(key, &name, command);
            }
        }
        for path in app.libraries.rejected() {
            self.name("variants-mend-name", &name_of(path), Command::EditFile(path.to_owned()));
        }
        for (path, name) in app.variants.gallery.binned().iter().filter(|_| app.screen() == Screen::Variants) {
            self.name("palette-variant-take-out", name, VariantCommand::TakeOut(path.clone()));
        }
    }

    fn of_lessons(&mut self) {
        let app = self.app;
        let left: Vec<_> = app.learnt.left.iter().map(|left| (left.lesson(), left.step)).collect();
        for lesson in games::lessons(&app.texts, &app.learnt.lessons, &left) {
            let title = [("title", lesson.title.into())];
            let key = match lesson.left {
                Some(_) => "learn-go-on-name",
                None if lesson.is_done => "learn-again-name",
                None => "learn-start-name",
            };
            self.add(app.texts.with(key, &title), None, true, lesson.start);
            if lesson.left.is_some() {
                self.add(app.texts.with("learn-anew-name", &title), None, true, lesson.restart);
            }
        }
        for &game in GameId::ALL {
            let name = shown::said_of(&app.texts, "learn-first-game", game);
            self.add(name, None, true, games::first_game(game));
        }
        for line in games::puzzles(&app.texts, &app.learnt.puzzles) {
            for (number, is_solved, command) in line.puzzles {
                let key = if is_solved { "puzzles-solved" } else { "puzzles-open" };
                let values = [("number", number.into()), ("sort", line.title.clone().into())];
                self.add(app.texts.with(key, &values), None, true, command);
            }
        }
    }
}
