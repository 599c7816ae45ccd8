//! The window: its state, and how the commands of its panels are executed.
//!
//! The state is the route, what lies on the table, the forms, the settings and the look; what follows from a game is
//! worked out anew when the game changes. Panels read the state and push [`command::Command`]s, which the app executes
//! after the frame is laid out.
//!
//! The methods of [`App`] stand beside the things they decide: `frame` lays out a frame, `logic` handles what happens
//! without a click, `navigation` changes the screen, `next_game` the game at the table; `open_and_save` opens and saves, `documents`
//! does so with documents of the editor, `measurements` plays them in the laboratory, `problem_report` tells of a problem and `log_book` what was logged, `saved_games` and `look_on` know the games
//! that are kept, `game_files` their files, `lessons` starts and ends lessons, `system` awaits what the system is asked,
//! `elsewhere` knows what is shown of tables over the net, `at_net` comes to them and carries what is said there, `preferences` keeps the settings, `keymap` the keys that are set among them, for which `ask_for_key` asks, `over_screen` what lies over the screen, `smallest` keeps the window large enough and
//! `window_place` on its screen, `guard` catches panics, `no_window` says why there
//! is no window. `offers` lists what can be asked for. What each screen shows, its own module decides; what happens at
//! the table, computers that play, hints and the review among it, the table itself.

mod ask_for_key;
pub mod at_net;
mod at_table;
pub mod chac;
pub mod command;
mod documents;
pub mod editor;
mod elsewhere;
mod files;
pub mod forms;
mod frame;
pub mod friends;
mod game_files;
pub mod games;
mod guard;
pub mod hexboard;
mod home;
pub mod keymap;
pub mod kit;
pub mod laboratory;
mod learn;
pub mod legend;
mod lessons;
mod licences;
pub mod log_book;
mod logic;
mod look_on;
mod measurements;
mod menu;
mod navigation;
mod next_game;
mod no_window;
mod offers;
mod open_and_save;
mod over_screen;
mod palette;
pub mod paper;
mod pictures;
mod preferences;
mod problem;
mod problem_report;
mod question;
mod replays;
pub mod route;
pub mod rulebook;
mod saved_games;
mod services;
mod settings;
mod setup;
mod smallest;
mod statistics;
mod system;
pub mod table;
pub mod tikal;
mod try_out;
mod variant_files;
mod variants;
mod window_place;

use std::collections::BTreeSet;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use crate::sitting::search::Thinking;
pub use kit::settings::Given;
pub use no_window::NoWindow;
pub use services::Services;

use self::at_net::{Farewells, Net};
use self::at_table::AtTable;
use self::command::Tried;
use self::command::{Command, Loss};
use self::editor::Editor;
use self::files::FileForm;
use self::friends::Friends;
use self::games::Reading;
use self::guard::{Guardable, Guarded, Panics, Trail};
use self::home::{HomeView, Report};
use self::kit::dialogs::Purpose;
use self::kit::settings::{Look, Settings};
use self::kit::sound::Sound;
use self::kit::still::Still;
use self::kit::theme::Theme;
use self::kit::toasts::Toasts;
use self::lessons::Learnt;
use self::over_screen::OverScreen;
use self::palette::Palette;
use self::pictures::Writing;
use self::preferences::Preferences;
use self::problem::ProblemForm;
use self::question::Question;
use self::route::{Route, Routes, Screen, SettingsPart};
use self::rulebook::Rulebook;
use self::saved_games::KeptGames;
use self::statistics::StatisticsView;
use self::table::{AnyLesson, AnyTable, LessonCommand, LessonName, Table, TableAsk, TableGame};
use self::variant_files::VariantFiles;
use crate::app::hexboard::art;
use crate::library::Trouble;
use crate::library::{self, FilesWatch, Libraries, Recent};
use crate::setup::{Setup, TryOut};
use crate::sounds::Effect;
use crate::words::{Language, Texts, failures};
use crate::{desktop, platform};

/// The greatest number of times that a frame is laid out before it is shown.
const PASSES: NonZeroUsize = NonZeroUsize::MIN.saturating_add(2);

fn system_language() -> Language {
    Language::preferred(&platform::preferred_languages())
}

/// Removes the unfinished files of runs that were stopped, without anybody waiting for it.
fn tidy(folders: Vec<PathBuf>) {
    if folders.is_empty() {
        return;
    }
    let tidy = move || folders.iter().map(|folder| library::remove_leftovers(folder)).sum::<usize>();
    // They only take up room: if there is no thread, they go in another run.
    if let Err(reason) = std::thread::Builder::new().name("tidy".to_owned()).spawn(tidy) {
        log::warn!("no thread to remove unfinished files: {reason}");
    }
}

/// The program in a window.
pub struct App {
    services: Services,
    libraries: Libraries,
    texts: Texts,
    preferences: Preferences,
    /// The screens that are open; only [`navigation`] shows another one.
    routes: Routes,
    over: OverScreen,
    toasts: Toasts,
    /// The backdrop of the screens of forms and lists.
    ground: Still<()>,
    home: HomeView,
    files: FileForm,
    /// The report of a problem that the player writes.
    problem: ProblemForm,
    /// Pictures and pages that are being written.
    writing: Writing,
    setup: Setup,
    variants: VariantFiles,
    /// The choices of the last try-out.
    tried: TryOut,
    reading: Reading,
    learnt: Learnt,
    statistics: StatisticsView,
    editor: Editor,
    at_table: AtTable,
    /// Play over the net, as it is shown.
    friends: Friends,
    net: Net,
    kept_games: KeptGames,
    sound: Sound,
    /// The last commands, for the report of a fault.
    trail: Trail,
}

/// Opens the window, with the record or variant at `open` if a path is given, and returns when the window is closed.
/// `load` finds the variants; it is called again when the window begins anew after a fault.
///
/// # Errors
/// Why there is no window, or why the program closed it.
pub fn run(load: impl Fn() -> Libraries + 'static, open: Option<PathBuf>, given: Given) -> Result<(), NoWindow> {
    let panics = Panics::watched();
    let gave_up = Arc::new(AtomicBool::new(false));
    let report = library::report_file();
    let farewells = Farewells::default();
    let viewport = egui::ViewportBuilder::default()
        .with_app_id("tikal")
        .with_icon(art::app_icon(&Theme::dark(), 128))
        .with_title("Tikal")
        .with_inner_size([1280.0, 800.0])
        // In points of the size of text in the last run: no more than the smallest window at any of them, which is told
        // to the window once it is there.
        .with_min_inner_size(smallest::LEAST / *kit::settings::SCALES.end());
    // A test build has a second renderer compiled in, so the choice is spelled out.
    let renderer = eframe::Renderer::Glow;
    // eframe keeps the size and position of the window, and whether it was maximised or on the full screen; the scale of
    // text is one of our settings.
    let persistence_path = library::window_file();
    let options =
        eframe::NativeOptions { viewport, renderer, persist_window: true, persistence_path, ..Default::default() };
    let (watching, file, closed) = (panics.clone(), report.clone(), Arc::clone(&gave_up));
    let closing = farewells.clone();
    let opened = catch_unwind(AssertUnwindSafe(|| {
        eframe::run_native(
            "tikal",
            options,
            Box::new(move |creation| {
                // The window's own place is kept, and the scale by which it was measured, but nothing else that egui
                // remembers, such as how far a screen was scrolled: each begins at its top.
                creation.egui_ctx.memory_mut(|memory| {
                    let scale = memory.options.zoom_factor;
                    *memory = egui::Memory::default();
                    memory.options.zoom_factor = scale;
                });
                let services = move || Services { given, farewells: closing.clone(), ..Services::default() };
                let make = move |context: &egui::Context| App::new(context, load(), services());
                let mut app = make(&creation.egui_ctx);
                if let Some(path) = open {
                    app.execute(Command::Open(path), &creation.egui_ctx);
                }
                watching.has_opened(&creation.egui_ctx);
                Ok(Box::new(Guarded::new(app, make, watching, file, closed)))
            }),
        )
    }));
    // The window is gone: nobody looks at it while lines are closed.
    drop(farewells);
    match opened {
        Ok(Ok(())) if !gave_up.load(Ordering::Relaxed) => Ok(()),
        Ok(Err(error)) => Err(NoWindow::because(&error)),
        Err(_) if !panics.is_opened() => Err(NoWindow::by_panic(panics.message())),
        // A fault that was caught too late, or once too often, to go on.
        Ok(Ok(())) | Err(_) => {
            let message = panics.message();
            panics.report(report.as_deref(), &[]);
            Err(NoWindow::Fault { message, report })
        }
    }
}

impl App {
    /// The program at its home screen.
    #[must_use]
    pub fn new(context: &egui::Context, libraries: Libraries, services: Services) -> Self {
        desktop::keep_freed_memory();
        let preferences = Preferences::read(&services, context, Self::waker(context));
        // What is laid out by what it needs may be laid out twice more before a frame is shown.
        context.options_mut(|options| options.max_passes = PASSES);
        let texts = Texts::new(preferences.settings().language.unwrap_or_else(system_language));
        preferences.keymap.bind(&texts, context);
        let (editor, lost) = Editor::new(services.drafts.clone(), services.runs.clone(), Self::waker(context));
        let watch = services.watches.then(|| FilesWatch::new(Self::waker(context)));
        let mut app = Self {
            preferences,
            routes: Routes::default(),
            over: OverScreen::default(),
            toasts: Toasts::default(),
            ground: Still::default(),
            home: HomeView::default(),
            files: FileForm::new(Recent::read(services.recent.clone())),
            problem: ProblemForm::default(),
            writing: Writing::default(),
            setup: Setup::read(services.setup.clone(), &texts, &libraries),
            variants: VariantFiles::watched_by(watch),
            tried: TryOut::default(),
            reading: Reading::default(),
            learnt: Learnt::read(&services),
            statistics: StatisticsView::default(),
            editor,
            at_table: AtTable::default(),
            friends: Friends::default(),
            net: Net::default(),
            kept_games: KeptGames::new(Self::waker(context)),
            sound: Sound::default(),
            trail: Trail::default(),
            services,
            libraries,
            texts,
        };
        tidy(app.folders_to_tidy());
        app.take_note_of_report();
        app.take_over_draft();
        app.watch_variant_folders();
        app.look_at_documents_again();
        app.tell_restored();
        app.tell_lost_drafts(lost);
        app
    }

    /// The game at the table, if there is one: that of a lesson or a try-out while one is played, else the player's own.
    #[must_use]
    pub fn table(&self) -> Option<&dyn AnyTable> {
        self.at_table.shown()
    }

    /// The same, if it is a table of this game.
    #[must_use]
    pub fn table_of<G: TableGame>(&self) -> Option<&Table<G>> {
        self.table().and_then(|table| table.of())
    }

    /// Sits down to a new game at this table, of whichever game, which is kept under the names of its players.
    pub fn sit_down(&mut self, table: Box<dyn AnyTable>) {
        self.seat_new(table);
    }

    /// The lesson at the table, if one is played.
    #[must_use]
    pub fn lesson(&self) -> Option<&dyn AnyLesson> {
        self.at_table.lesson()
    }

    /// The lessons that the player has finished.
    #[must_use]
    pub fn lessons_done(&self) -> &BTreeSet<LessonName> {
        &self.learnt.lessons
    }

    /// The screen that is shown.
    #[must_use]
    pub fn screen(&self) -> Screen {
        self.routes.current().screen()
    }

    /// The screen that is shown, and those left open below it.
    #[must_use]
    pub fn routes(&self) -> &Routes {
        &self.routes
    }

    /// The settings that hold in this run.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.preferences.settings()
    }

    /// The variants at hand.
    #[must_use]
    pub fn libraries(&self) -> &Libraries {
        &self.libraries
    }

    /// The editor, with the documents that are open.
    #[must_use]
    pub fn editor(&self) -> &Editor {
        &self.editor
    }

    /// The rulebook, with the place at which it is open.
    #[must_use]
    pub fn rulebook(&self) -> &Rulebook {
        &self.reading.book
    }

    /// The newest message, while it is shown.
    #[must_use]
    pub fn message(&self) -> Option<&str> {
        self.toasts.latest()
    }

    /// The last sound that was due, whether or not a device played it.
    #[must_use]
    pub fn heard(&self) -> Option<Effect> {
        self.sound.heard()
    }

    /// Executes a command.
    pub fn execute(&mut self, command: Command, context: &egui::Context) {
        let before = self.routes.current();
        self.carry_out(command, context);
        // A menu that was open belongs to the screen that is left.
        let now = self.routes.current();
        if now != before {
            egui::Popup::close_all(context);
        }
        // Whoever comes back to the table may be another one.
        if before.is_played() && !now.is_played() {
            self.at_table.for_each(AnyTable::cover_secrets);
        }
    }

    fn carry_out(&mut self, command: Command, context: &egui::Context) {
        self.trail.add(&command);
        match command {
            Command::Show(screen) => {
                if screen == Screen::Problem {
                    self.begin_report(context);
                }
                self.show_screen(screen);
            }
            Command::ShowSettings(section) => {
                self.show(Route::Settings { asked: Some(SettingsPart { section, is_shown: false }) });
            }
            Command::ShowRule(rule) => {
                self.reading.book.turn_to(rule);
                self.show_screen(Screen::Rules);
            }
            Command::Back => self.back(),
            Command::ListCommands => self.over.palette = Some(Palette::new(self.commands(context))),
            Command::FindInDocument => self.find_in_document(),
            Command::CloseList { chosen } => {
                self.over.palette = None;
                if chosen {
                    self.over.focus.lead_away();
                }
            }
            Command::SetUp(variant) => {
                if let Some(rules) = self.libraries.find(&variant) {
                    self.setup.form.choose(&rules);
                    self.show(Route::Setup);
                }
            }
            Command::TryOut(variant) => self.ask_to_try_out(Tried::Variant(variant)),
            Command::ChooseTryOut(how) => self.choose_try_out(how),
            Command::BeginTryOut(tried, how) => self.try_out(&tried, how),
            Command::TryTurn(turn) => self.try_turn(turn),
            Command::Branch(steps) => self.branch(steps),
            Command::AskToCompare => self.ask_to_compare(),
            Command::Compare(path) => self.compare(&path),
            Command::CopyCode => self.copy_code(context),
            Command::CopySummary => self.copy_summary(context),
            Command::PasteCode => Self::ask_for_code(context),
            Command::ReplayGame(path) => self.replay_game(&path),
            Command::Puzzle(game, number) => self.begin_puzzle(game, number),
            Command::EditVariant(variant) => self.edit_variant(&variant),
            Command::EditFile(path) => self.edit_file(&path),
            Command::Edit(command) => self.edit(command, context),
            Command::Lab(command) => self.study(command, context),
            Command::Variants(command) => self.do_with_variant(command),
            Command::Start => self.start(),
            Command::Rematch => self.ask_for_rematch(),
            Command::RematchNow => self.rematch(),
            Command::Continue => self.show_screen(Screen::Table),
            Command::Resume(path) => self.resume(&path),
            Command::LookOn(path) => self.look_on(&path, context),
            Command::CopyGame(path) => self.copy_game(&path),
            Command::Join => self.join(),
            Command::GoOnAt(path) => self.go_on_at(path),
            Command::CopyTicket => self.copy_ticket(context),
            Command::AskForRecord => self.ask_for_record(),
            Command::LeaveTable => self.leave_table(),
            Command::LetGoOfQuestion => self.over.let_go(false),
            Command::Answer(answer) => {
                // Any other answer drops the game that waits.
                self.over.let_go(*answer == Loss::Game.into());
                self.execute(*answer, context);
            }
            Command::Lose(loss) => self.lose(loss, context),
            Command::AskToRenameGame(path) => {
                self.show(Route::Home);
                self.home.begin_renaming(path);
            }
            Command::RenameGame { path, name } => self.rename_game(&path, &name),
            Command::ThrowAway(path) => self.throw_away(&path),
            Command::TakeOut(path) => self.take_out(&path),
            Command::AskToEmptyBin(names) => self.over.question = Some(Question::EmptyBin(names)),
            Command::AskWhatToOpen => self.ask(Purpose::Open, context),
            Command::AskWhatToCompare => self.ask(Purpose::Compare, context),
            Command::AskWhereToSave => self.ask(Purpose::Save, context),
            Command::AskWhereToSavePicture => self.ask(Purpose::SavePicture, context),
            Command::SavePicture(path) => self.save_picture(&path, context),
            Command::CopyPicture => self.copy_picture(context),
            Command::AskHowToPrint => self.ask_how_to_print(),
            Command::ChoosePrinting(how) => self.choose_printing(how),
            Command::AskWhereToPrint(how) => self.ask_where_to_print(how, context),
            Command::Print(path) => self.print_to(&path, context),
            Command::Open(path) => self.open(&path),
            Command::Save(path) => self.save(&path),
            Command::AskWhereToReport => self.ask(Purpose::SaveReport, context),
            Command::WriteReport(path) => self.write_report(&path),
            Command::WriteReportAs(path) => self.write_report_as(path),
            Command::SaveAs(path) => self.save_as(&path),
            Command::ToggleTheme => {
                let look = if self.preferences.theme.is_dark { Look::Light } else { Look::Dark };
                self.change(context, |now| Settings { look, ..now });
            }
            Command::ToggleFullScreen => {
                let full = context.input(|input| input.viewport().fullscreen.unwrap_or(false));
                context.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::Set(settings) => self.set(settings, context),
            Command::Refuse(why) => self.toasts.refused(self.texts.say(why)),
            Command::AskForKey(name) => self.ask_for_key(name, context),
            Command::CatchKey(name, caught) => self.catch_key(name, caught, context),
            Command::ResetKey(name) => self.wish_for_key((name, None), context),
            Command::SetKeys(keys) => self.preferences.set_keys(&keys, &self.texts, context),
            Command::AskToResetKeys => self.over.question = Some(Question::ResetKeys),
            Command::AskToResetSettings => {
                let mut changed = self.settings().changed();
                changed.extend((!self.preferences.keymap.reset().is_empty()).then_some("settings-keys"));
                self.over.question = (!changed.is_empty()).then_some(Question::ResetSettings(changed));
            }
            Command::AskToResetSetup => self.over.question = Some(Question::ResetSetup),
            Command::AskToDropReport => {
                let file = self.home.report.as_ref().map(|report| report.file.clone());
                self.over.question = file.map(Question::DropReport);
            }
            Command::AskToRestart(id) => self.ask_to_restart(id),
            Command::DropToast(id) => self.toasts.close(id),
            Command::ToggleMute => self.change(context, |now| Settings { muted: !now.muted, ..now }),
            Command::ToggleNames => {
                self.change(context, |now| Settings { cell_names: now.cell_names.toggled(), ..now });
            }
            Command::ToggleWorth => self.change(context, |now| Settings { show_worth: !now.show_worth, ..now }),
            Command::ToggleFading => self.change(context, |now| Settings { fading: !now.fading, ..now }),
            Command::ToggleNotation => self.change(context, |now| Settings { notation: !now.notation, ..now }),
            Command::SetReplaySpeed(replay_speed) => self.change(context, |now| Settings { replay_speed, ..now }),
            Command::SetPace(pace) => self.change(context, |now| Settings { computer_pause: pace.pause(), ..now }),
            Command::TrySound => self.sound.play(Effect::Bell, self.volume(), context),
            Command::Quit => context.send_viewport_cmd(egui::ViewportCommand::Close),
            Command::Table(command) => self.at_table.execute(command.into()),
            Command::Own(ask) => self.at_table.execute(TableAsk::Own(ask)),
            Command::Learn(command) => self.learn(command),
        }
    }

    /// Does what the player was asked about before.
    fn lose(&mut self, loss: Loss, context: &egui::Context) {
        match loss {
            Loss::Window => self.close_anyway(context),
            Loss::Game => {
                if let Some(waiting) = self.over.waiting.take() {
                    self.replace(waiting);
                }
            }
            Loss::Bin => self.empty_bin(),
            Loss::File(path) => self.write(&path),
            Loss::Variant(path) => self.save_document(Some(&path)),
            Loss::Figures(path) => self.write_figures(&path),
            Loss::Documents(closing) => self.editor.close(&closing),
            Loss::Snapshot(index) => self.change_document(|document| document.drop_snapshot(index)),
            Loss::Settings => {
                self.set(Settings::default(), context);
                self.reset_keys(context);
            }
            Loss::Keys => self.reset_keys(context),
            Loss::Setup => self.setup.reset(&self.texts, &self.libraries),
            Loss::Report => self.drop_report(),
            Loss::Lesson(id) => self.learn(LessonCommand::Restart(id)),
        }
    }

    /// Makes every key the designed one.
    fn reset_keys(&mut self, context: &egui::Context) {
        let keys = self.preferences.keymap.reset();
        self.preferences.set_keys(&keys, &self.texts, context);
    }

    /// Changes the settings.
    fn change(&mut self, context: &egui::Context, change: impl FnOnce(Settings) -> Settings) {
        self.set(change(self.settings()), context);
    }

    /// Puts the report of a fault away.
    fn drop_report(&mut self) {
        let Some(report) = self.home.report.take() else { return };
        if let Err(error) = library::drop_report(&report.file) {
            log::error!("the report of a fault stays: {error}");
        }
    }

    /// Applies and stores settings.
    fn set(&mut self, settings: Settings, context: &egui::Context) {
        let before = self.settings();
        self.preferences.change(settings, context);
        let settings = self.settings();
        if settings.language != before.language {
            let texts = Texts::new(settings.language.unwrap_or_else(system_language));
            self.setup.form.translate(&self.texts, &texts);
            self.files.forget();
            self.home.games.forget_reasons();
            self.texts = texts;
            self.preferences.keymap.bind(&self.texts, context);
            // The messages on show are in the old language.
            self.toasts.clear();
        }
        self.at_table.for_each(|table| table.set_board_scale(settings.board_scale));
    }

    /// Tells what of the settings, the lessons, the last files and the form of a new game could not be read or written.
    fn tell_troubles(&mut self) {
        let troubles = [
            self.preferences.troubles(),
            self.learnt.keeper.troubles(),
            self.files.recent.troubles(),
            self.setup.troubles(),
        ];
        for trouble in troubles.into_iter().flatten() {
            let words = match &trouble {
                Trouble::Unreadable(unreadable) => failures::unreadable(&self.texts, unreadable),
                Trouble::Values(path, values) => {
                    let name = |field: &str| kit::settings::name_of(field).map(|key| self.texts.say(key));
                    failures::wrong_values(&self.texts, path, values, name)
                }
                Trouble::NotKept(path, error) => failures::not_kept(&self.texts, path, error),
            };
            self.toasts.failed(words);
        }
    }

    /// Takes over what changes outside the settings.
    fn follow(&mut self, context: &egui::Context) {
        if let Some(settings) = self.preferences.follow(context) {
            self.set(settings, context);
        }
    }

    /// Seconds between a computer's actions.
    fn pause(&self) -> f64 {
        f64::from(self.settings().computer_pause)
    }

    /// The volume of sounds now.
    fn volume(&self) -> f32 {
        let settings = self.settings();
        if settings.muted || !self.services.sound { 0.0 } else { settings.volume }
    }
}

impl Guardable for App {
    fn trail(&self) -> Vec<String> {
        self.trail.told()
    }

    fn take_note_of_report(&mut self) {
        let file = self.services.report.clone();
        self.home.report = file.and_then(|file| Some(Report { text: library::read_report(&file)?, file }));
    }
}

impl eframe::App for App {
    fn logic(&mut self, context: &egui::Context, _frame: &mut eframe::Frame) {
        self.poll(context);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let commands = self.frame_ui(ui);
        let volume = self.volume();
        let table = self.at_table.shown_mut().filter(|_| self.routes.current().is_played());
        let heard = table.and_then(AnyTable::heard);
        let is_heard = heard.is_some_and(|effect| self.settings().heard.has(effect.group()));
        self.sound.attend(heard, if is_heard { volume } else { 0.0 }, ui.ctx());
        if !commands.is_empty() {
            let context = ui.ctx().clone();
            for command in commands {
                self.execute(command, &context);
            }
            // The frame just laid out shows the state before the commands.
            context.request_repaint();
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.put_lesson_away();
        self.put_own_away();
    }
}
