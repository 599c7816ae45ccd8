//! The window: its state, and how the commands of its panels are executed.
//!
//! The state is the route, what lies on the table, the forms, the settings and the look; what follows from a game is
//! worked out anew when the game changes. Panels read the state and push [`command::Command`]s, which the app executes
//! after the frame is laid out.
//!
//! The methods of [`App`] stand beside the things they decide: `frame` lays out a frame, `logic` handles what happens
//! without a click, `navigation` changes the screen, `seating` the game at the table; `filing` opens and saves, `editing`
//! does so with documents of the editor, `studying` plays them in the laboratory, `keeping` and `watching` know the games
//! that are kept, `shelving` their files, `lessons` starts and ends lessons, `system` awaits what the system is asked,
//! `smallest` keeps the window large enough and `placing` on its screen, `guard` catches panics, `opening` says why there
//! is no window. `computer` lets computers play and `advisor` finds hints, both by `search`, which thinks beside the
//! window; `reviewer` judges the turns of a game that is over; `offered` lists what can be asked for. What each screen
//! shows, its own module decides.

mod advisor;
mod at_table;
pub mod command;
mod computer;
mod editing;
pub mod editor;
mod files;
mod filing;
mod frame;
pub mod games;
mod guard;
pub mod hexboard;
mod home;
pub mod keep;
mod keeping;
pub mod kit;
pub mod laboratory;
mod learn;
mod lessons;
mod listing;
mod logic;
mod menu;
mod navigation;
mod offered;
mod opening;
mod palette;
mod placing;
mod question;
mod reviewer;
pub mod route;
pub mod rulebook;
pub mod search;
mod seating;
mod services;
mod settings;
mod setup;
mod shelving;
pub mod sitting;
mod smallest;
mod studying;
mod system;
pub mod table;
pub mod thinker;
pub mod tikal;
mod variant_files;
mod variants;
mod watching;

use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use kit::settings::Given;
pub use opening::NoWindow;
pub use search::Thinking;
pub use services::Services;

use self::advisor::Advisor;
use self::at_table::AtTable;
use self::command::Command;
use self::computer::ComputerPlayers;
use self::editor::Editor;
use self::files::FileForm;
use self::files::recent::Recent;
use self::games::{Pictures, Reading};
use self::guard::{Guardable, Guarded, Panics, Trail};
use self::home::{HomeView, Report, Restored};
use self::kit::dialogs::{Dialogs, Purpose};
use self::kit::focus::Focus;
use self::kit::keeper::{Keeper, Trouble};
use self::kit::settings::{Look, Pace, Settings};
use self::kit::sound::{Effect, Sound};
use self::kit::still::Still;
use self::kit::theme::Theme;
use self::kit::toasts::Toasts;
use self::lessons::Learnt;
use self::palette::Palette;
use self::placing::Placing;
use self::question::Question;
use self::reviewer::Reviewer;
use self::route::{Asked, Route, Routes, Screen};
use self::rulebook::Rulebook;
use self::seating::Waiting;
use self::setup::{SetupForm, SetupMemory};
use self::system::Asked as AskedOfSystem;
use self::tikal::ear::Ear;
use self::tikal::lessons::{LessonSet, Run};
use self::tikal::table::Table;
use self::variants::Gallery;
use crate::library::{self, FilesWatch, Libraries, Waker};
use crate::platform;
use crate::words::{Language, Texts, failures};

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
    theme: Arc<Theme>,
    /// The settings as they are stored; [`App::settings`] gives those that hold in this run.
    kept: Settings,
    /// The settings as this copy of the program read or wrote them last.
    written: Settings,
    keeper: Keeper,
    /// The screens that are open; only [`navigation`] shows another one.
    routes: Routes,
    placing: Placing,
    /// A size of text that is chosen on the settings screen and does not hold yet.
    scale_chosen: Option<f32>,
    /// egui's zoom factor in the last frame.
    seen_scale: f32,
    at_table: AtTable,
    /// The list of commands, while it is open.
    palette: Option<Palette>,
    /// The question to the player.
    question: Option<Question>,
    /// A game that would take the place of one that cannot be kept, while the player is asked.
    waiting: Option<Waiting>,
    /// True if the player wants the window closed although a game is not kept.
    closes_anyway: bool,
    /// Calls for a frame, from whatever thread.
    waker: Waker,
    learnt: Learnt,
    /// The lessons that were left before their end, at most one of each, as they stood. Where a lesson was left,
    /// `learnt` knows.
    left_lessons: Vec<Run>,
    home: HomeView,
    /// The backdrop of the screens of forms and lists.
    ground: Still<()>,
    setup: SetupForm,
    /// The memory of the form as it was read or written last.
    remembered: SetupMemory,
    setup_keeper: Keeper,
    editor: Editor,
    /// True if the last drafts could not be kept.
    drafts_fail: bool,
    /// The plan in the player's own game when that was last kept; nothing if it has to be kept anew.
    plan_kept: Option<tikal::table::PlanRevision>,
    /// Writes it.
    plans: library::Plans,
    rulebook: Rulebook,
    /// Which variant the rulebook describes.
    told: Reading,
    files: FileForm,
    recent: Recent,
    gallery: Gallery,
    /// Watches the files of variants and documents: which ones, stands beside it.
    watch: Option<FilesWatch>,
    watched: Vec<PathBuf>,
    pictures: Pictures,
    computers: ComputerPlayers,
    advisor: Advisor,
    reviewer: Reviewer,
    dialogs: Dialogs,
    sound: Sound,
    /// Finds out which sound goes with what happens at the table.
    ear: Ear,
    toasts: Toasts,
    /// Where the keyboard was, below what lies over the screen.
    focus: Focus,
    /// When something lay over the screen, or was chosen at the table, last.
    covered_at: Option<f64>,
    /// The wish of the system for less motion.
    less_motion: AskedOfSystem,
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
    let viewport = egui::ViewportBuilder::default()
        .with_app_id("tikal")
        .with_icon(hexboard::art::app_icon(&Theme::dark(), 128))
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
    let opened = catch_unwind(AssertUnwindSafe(|| {
        eframe::run_native(
            "tikal",
            options,
            Box::new(move |creation| {
                // The window's own place is kept, and the scale by which it was measured, but not how far a screen was
                // scrolled: each begins at its top.
                creation.egui_ctx.data_mut(egui::util::IdTypeMap::clear);
                let make =
                    move |context: &egui::Context| App::new(context, load(), Services { given, ..Services::default() });
                let mut app = make(&creation.egui_ctx);
                if let Some(path) = open {
                    app.execute(Command::Open(path), &creation.egui_ctx);
                }
                watching.has_opened(&creation.egui_ctx);
                Ok(Box::new(Guarded::new(app, make, watching, file, closed)))
            }),
        )
    }));
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
        platform::keep_freed_memory();
        tidy(services.tidied.clone());
        let mut keeper = Keeper::new(services.settings.clone());
        let kept = keeper.read::<Settings>().within_bounds();
        let settings = kept.with(services.given);
        let learnt = Learnt::read(&services);
        let theme = Arc::new(settings.look.theme(context));
        theme.apply(context);
        context.set_zoom_factor(settings.scale);
        // What is laid out by what it needs may be laid out twice more before a frame is shown.
        context.options_mut(|options| options.max_passes = PASSES);
        let texts = Texts::new(settings.language.unwrap_or_else(system_language));
        let mut setup = SetupForm::new(&texts, &libraries);
        let mut setup_keeper = Keeper::new(services.setup.clone());
        let remembered = setup_keeper.read::<SetupMemory>();
        setup.recall(&remembered, &libraries);
        let recent = Recent::read(services.recent.clone());
        let (editor, lost) = Editor::new(services.drafts.clone(), Self::waker(context));
        let watch = services.watches.then(|| FilesWatch::new(Self::waker(context)));
        let waker = Self::waker(context);
        let less_motion = AskedOfSystem::whether(services.less_motion, move || waker());
        let mut app = Self {
            advisor: Advisor::new(services.thinking),
            reviewer: Reviewer::new(services.thinking),
            computers: ComputerPlayers::new(services.thinking),
            services,
            libraries,
            texts,
            theme,
            kept,
            written: kept,
            keeper,
            routes: Routes::default(),
            placing: Placing::default(),
            scale_chosen: None,
            seen_scale: context.zoom_factor(),
            at_table: AtTable::default(),
            palette: None,
            question: None,
            waiting: None,
            closes_anyway: false,
            waker: Self::waker(context),
            learnt,
            left_lessons: Vec::new(),
            home: HomeView::default(),
            ground: Still::default(),
            setup,
            remembered,
            setup_keeper,
            editor,
            drafts_fail: false,
            plans: library::Plans::default(),
            plan_kept: None,
            rulebook: Rulebook::default(),
            told: Reading::default(),
            files: FileForm::default(),
            recent,
            gallery: Gallery::default(),
            watch,
            watched: Vec::new(),
            pictures: Pictures::default(),
            dialogs: Dialogs::default(),
            sound: Sound::default(),
            ear: Ear::default(),
            toasts: Toasts::default(),
            focus: Focus::default(),
            covered_at: None,
            less_motion,
            trail: Trail::default(),
        };
        app.take_note_of_report();
        app.take_over_draft();
        app.watch_variant_folders();
        let count = app.editor.documents().len();
        app.home.restored = (count > 0).then(|| Restored { count, day: app.editor.left_on() });
        for error in lost {
            let values = [("reason", failures::draft(&app.texts, &error).into())];
            app.toasts.failed(app.texts.with("editor-not-restored", &values));
        }
        app
    }

    /// The game at the table, if there is one: that of a lesson or a try-out while one is played, else the player's own.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.at_table.shown()
    }

    /// The lesson at the table, if one is played.
    #[must_use]
    pub fn lesson(&self) -> Option<&Run> {
        self.at_table.lesson()
    }

    /// The lessons that the player has finished.
    #[must_use]
    pub fn lessons_done(&self) -> LessonSet {
        self.learnt.lessons
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
        self.kept.with(self.services.given)
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
        &self.rulebook
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
        if self.routes.current() != before {
            egui::Popup::close_all(context);
        }
    }

    fn carry_out(&mut self, command: Command, context: &egui::Context) {
        log::debug!("asked for {command:?}");
        self.trail.add(&command);
        match command {
            Command::Show(screen) => self.show_screen(screen),
            Command::ShowSettings(section) => {
                self.show(Route::Settings { asked: Some(Asked { section, is_shown: false }) });
            }
            Command::ShowRule(rule) => {
                self.rulebook.turn_to(rule);
                self.show_screen(Screen::Rules);
            }
            Command::Back => self.back(),
            Command::ListCommands => self.palette = Some(Palette::new(self.commands(context))),
            Command::FindInDocument => self.find_in_document(),
            Command::CloseList { chosen } => {
                self.palette = None;
                if chosen {
                    self.focus.lead_away();
                }
            }
            Command::SetUp(variant) => {
                if let Some(rules) = self.libraries.find(&variant) {
                    self.setup.choose(&rules);
                    self.show(Route::Setup);
                }
            }
            Command::TryOut(variant) => {
                if let Some(rules) = self.libraries.find(&variant) {
                    self.try_out(rules);
                }
            }
            Command::TryTurn(turn) => self.try_turn(turn),
            Command::Puzzle(number) => self.begin_puzzle(number),
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
            Command::LetGoOfQuestion => (self.question, self.waiting) = (None, None),
            Command::Answer(answer) => {
                self.question = None;
                // Any other answer drops the game that waits.
                self.waiting = self.waiting.take().filter(|_| *answer == Command::LeaveAnyway);
                self.execute(*answer, context);
            }
            Command::LeaveAnyway => {
                if let Some(waiting) = self.waiting.take() {
                    self.replace(waiting);
                }
            }
            Command::CloseAnyway | Command::CloseWithDrafts => self.close_anyway(context),
            Command::AskToRenameGame(path) => {
                self.show(Route::Home);
                self.home.begin_renaming(path);
            }
            Command::RenameGame { path, name } => self.rename_game(&path, &name),
            Command::ThrowAway(path) => self.throw_away(&path),
            Command::TakeOut(path) => self.take_out(&path),
            Command::AskToEmptyBin(names) => self.question = Some(Question::EmptyBin(names)),
            Command::EmptyBin => self.empty_bin(),
            Command::AskWhatToOpen => self.ask(Purpose::Open, context),
            Command::AskWhereToSave => self.ask(Purpose::Save, context),
            Command::Open(path) => self.open(&path),
            Command::Save(path) => self.save(&path),
            Command::SaveAs(path) => self.save_as(&path),
            Command::ReplaceFile(path) => self.write(path),
            Command::ToggleTheme => {
                let look = if self.theme.is_dark { Look::Light } else { Look::Dark };
                self.set(Settings { look, ..self.settings() }, context);
            }
            Command::ToggleFullScreen => {
                let full = context.input(|input| input.viewport().fullscreen.unwrap_or(false));
                context.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::Set(settings) => self.set(settings, context),
            Command::Refuse(why) => self.toasts.refused(self.texts.say(why)),
            Command::AskToResetSettings => {
                let changed = self.settings().changed();
                self.question = (!changed.is_empty()).then_some(Question::ResetSettings(changed));
            }
            Command::ResetSettings => self.set(Settings::default(), context),
            Command::AskToResetSetup => self.question = Some(Question::ResetSetup),
            Command::ResetSetup => {
                self.setup = SetupForm::new(&self.texts, &self.libraries);
                self.remember_setup();
            }
            Command::AskToDropReport => {
                let file = self.home.report.as_ref().map(|report| report.file.clone());
                self.question = file.map(Question::DropReport);
            }
            Command::AskToRestart(id) => self.ask_to_restart(id),
            Command::DropReport => self.drop_report(),
            Command::DropToast(id) => self.toasts.close(id),
            Command::ToggleMute => {
                let settings = self.settings();
                self.set(Settings { muted: !settings.muted, ..settings }, context);
            }
            Command::ToggleNames => {
                let settings = self.settings();
                self.set(Settings { cell_names: settings.cell_names.toggled(), ..settings }, context);
            }
            Command::ToggleWorth => {
                let settings = self.settings();
                self.set(Settings { show_worth: !settings.show_worth, ..settings }, context);
            }
            Command::ToggleNotation => {
                let settings = self.settings();
                self.set(Settings { notation: !settings.notation, ..settings }, context);
            }
            Command::SetPace(pace) => {
                self.set(Settings { computer_pause: pace.pause(), ..self.settings() }, context);
            }
            Command::TrySound => self.sound.play(Effect::Bell, self.volume()),
            Command::Quit => context.send_viewport_cmd(egui::ViewportCommand::Close),
            Command::Table(command) => self.at_table.execute(command),
            Command::Learn(command) => self.learn(command),
        }
    }

    /// Puts the report of a fault away.
    fn drop_report(&mut self) {
        let Some(report) = self.home.report.take() else { return };
        if let Err(error) = library::drop_report(&report.file) {
            log::error!("the report of a fault stays: {error}");
        }
    }

    /// Applies and stores settings. A value given for this run alone stays in force, and is not stored, unless it is
    /// changed here.
    fn set(&mut self, settings: Settings, context: &egui::Context) {
        let (settings, before) = (settings.within_bounds(), self.settings());
        let given = &mut self.services.given;
        if settings.language != before.language {
            (given.language, self.kept.language) = (None, settings.language);
            let language = settings.language.unwrap_or_else(system_language);
            let texts = Texts::new(language);
            self.setup.translate(&self.texts, &texts);
            self.files.forget();
            self.home.games.forget_reasons();
            self.texts = texts;
            // The messages on show are in the old language.
            self.toasts.clear();
        }
        if settings.scale.to_bits() != before.scale.to_bits() {
            (given.scale, self.kept.scale) = (None, settings.scale);
        }
        if settings.computer_pause.to_bits() != before.computer_pause.to_bits() {
            (given.pause, self.kept.computer_pause) = (None, settings.computer_pause);
        }
        if settings.motion != before.motion {
            (given.motion, self.kept.motion) = (None, settings.motion);
        }
        // The settings that can be given for one run were handled above; the others are stored as they are.
        let Settings { language, scale, computer_pause, motion, .. } = self.kept;
        self.kept = Settings { language, scale, computer_pause, motion, ..settings };
        self.at_table.tables_mut().for_each(|table| table.set_board_scale(settings.board_scale));
        context.set_zoom_factor(settings.scale);
        self.dress(context);
        let (written, kept) = (self.written, self.kept);
        if written != kept && self.keeper.change(|fields| fields.change(&written, &kept)) {
            self.written = kept;
        }
    }

    /// Tells what of the settings, the lessons, the last files and the form of a new game could not be read or written.
    fn tell_troubles(&mut self) {
        let troubles = [
            self.keeper.troubles(),
            self.learnt.keeper.troubles(),
            self.recent.troubles(),
            self.setup_keeper.troubles(),
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

    /// Applies the theme that the settings ask for, unless it is in use already.
    fn dress(&mut self, context: &egui::Context) {
        let look = self.settings().look;
        let dark = look.is_dark(context);
        // egui begins with the system's theme, so ours may still have to be applied over it.
        let worn = context.theme() == if dark { egui::Theme::Dark } else { egui::Theme::Light };
        if dark != self.theme.is_dark || !worn {
            self.theme = Arc::new(look.theme(context));
            self.theme.apply(context);
        }
    }

    /// Takes over what changes outside the settings: the system's theme, and the scale, which egui's own keys change.
    fn follow(&mut self, context: &egui::Context) {
        self.dress(context);
        let (scale, settings) = (context.zoom_factor(), self.settings());
        // A scale that the settings set takes effect in the next frame, so until egui's factor changes there is nothing
        // to take over.
        let is_new = std::mem::replace(&mut self.seen_scale, scale).to_bits() != scale.to_bits();
        if is_new && scale.to_bits() != settings.scale.to_bits() {
            self.set(Settings { scale, ..settings }, context);
        }
    }

    /// Seconds between a computer's actions.
    fn pause(&self) -> f64 {
        f64::from(self.settings().computer_pause)
    }

    /// The speed of things that move.
    fn pace(&self) -> Pace {
        let of_system = if self.less_motion.is_so() { Pace::Off } else { Pace::Normal };
        self.settings().motion.unwrap_or(of_system)
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
    fn logic(&mut self, context: &egui::Context, frame: &mut eframe::Frame) {
        self.poll(context);
        self.placing.look_after(context, frame);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let commands = self.frame_ui(ui);
        let volume = self.volume();
        if let Some(table) = self.at_table.shown_mut().filter(|_| self.routes.current().is_played()) {
            self.sound.attend(self.ear.listen(table), volume);
        }
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
