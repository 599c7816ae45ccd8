//! The window: what it keeps, and how it does what panels ask for.
//!
//! Kept: the screen, the table, forms, the look. Not kept: anything that follows from the game; that
//! is worked out when the game changes. Panels read and push [`command::Command`]s; the app executes
//! them after the frame is laid out.

pub mod cast;
pub mod command;
mod computer;
mod files;
mod frame;
mod games;
mod home;
pub mod kit;
mod learn;
mod lessons;
mod logic;
mod menu;
mod question;
pub mod rulebook;
pub mod screen;
mod services;
mod settings;
mod setup;
pub mod tikal;
mod variants;

use std::path::PathBuf;
use std::sync::Arc;

pub use computer::Thinking;
pub use kit::settings::Given;
pub use services::Services;

use self::cast::{Pictures, Summary};
use self::command::Command;
use self::computer::ComputerPlayers;
use self::files::FileForm;
use self::files::recent::Recent;
use self::games::Waiting;
use self::home::HomeView;
use self::kit::dialogs::{Dialogs, Purpose};
use self::kit::settings::{Look, Pace, Settings};
use self::kit::sound::{Effect, Sound};
use self::kit::still::Still;
use self::kit::theme::Theme;
use self::kit::toasts::Toasts;
use self::lessons::Learnt;
use self::rulebook::Rulebook;
use self::screen::Screen;
use self::settings::Asked;
use self::setup::SetupForm;
use self::tikal::ear::Ear;
use self::tikal::lessons::{LessonSet, Run};
use self::tikal::table::Table;
use crate::library::{self, Library};
use crate::platform;
use crate::tikal::TurnRule;
use crate::words::{Language, Texts};

fn system_language() -> Language {
    Language::preferred(&platform::preferred_languages())
}

/// The program in a window.
pub struct App {
    services: Services,
    library: Library,
    texts: Texts,
    theme: Arc<Theme>,
    /// As they are kept; what holds in this run is [`App::settings`].
    kept: Settings,
    screen: Screen,
    /// Where the settings were opened from.
    before: Screen,
    /// What the settings were opened for, if it is a part of them.
    asked_settings: Option<Asked>,
    /// The scale of the last frame.
    seen_scale: f32,
    /// The player's own game.
    table: Option<Table>,
    /// The lesson at the table, in the place of the player's own game.
    lesson: Option<Run>,
    learnt: Learnt,
    /// The lesson that was left last, to be taken up again.
    left_lesson: Option<Run>,
    /// Where the lessons were opened from.
    before_lessons: Screen,
    waiting: Option<Waiting>,
    home: HomeView,
    /// What lies under the screens beside home and table.
    ground: Still<()>,
    setup: SetupForm,
    rulebook: Rulebook,
    /// Which variant the rulebook tells of.
    told: tikal::rulebook::Choice,
    files: FileForm,
    recent: Recent,
    pictures: Pictures,
    computers: ComputerPlayers,
    dialogs: Dialogs,
    sound: Sound,
    /// Listens to what is at the table.
    ear: Ear,
    toasts: Toasts,
    /// The game of an earlier run that can be taken up.
    earlier: Option<Summary>,
    /// How many actions are in the draft.
    drafted: Option<usize>,
    /// When the draft was written last, in seconds.
    drafted_at: f64,
}

/// Opens the window, with a record if one is named, and returns when it is closed.
///
/// # Errors
/// If the system offers no way to draw.
pub fn run(library: Library, open: Option<PathBuf>, given: Given) -> Result<(), eframe::Error> {
    let viewport = egui::ViewportBuilder::default()
        .with_app_id("tikal")
        .with_icon(tikal::art::app_icon(&Theme::dark(), 128))
        .with_title("Tikal")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([900.0, 620.0]);
    // A test build knows a second renderer; ours is this one.
    let renderer = eframe::Renderer::Glow;
    // Size and place of the window are kept by eframe; the scale of text is ours.
    let options = eframe::NativeOptions { viewport, renderer, persist_window: true, ..Default::default() };
    eframe::run_native(
        "tikal",
        options,
        Box::new(move |creation| {
            let services = Services { given, ..Services::default() };
            let mut app = App::new(&creation.egui_ctx, library, services);
            if let Some(path) = open {
                app.execute(Command::Open(path), &creation.egui_ctx);
            }
            Ok(Box::new(app))
        }),
    )
}

impl App {
    /// The program at its home screen.
    #[must_use]
    pub fn new(context: &egui::Context, library: Library, services: Services) -> Self {
        platform::keep_freed_memory();
        let kept: Settings = services.settings.as_deref().map(library::read_settings).unwrap_or_default();
        let kept = kept.within_bounds();
        let settings = kept.with(services.given);
        let learnt = Learnt::read(&services);
        let theme = Arc::new(settings.look.theme(context));
        theme.apply(context);
        context.set_zoom_factor(settings.scale);
        let texts = Texts::new(settings.language.unwrap_or_else(system_language));
        let setup = SetupForm::new(&texts, &library);
        let draft = services.draft.as_ref().filter(|draft| draft.is_file());
        let earlier = draft.and_then(|draft| match library::open_record(draft, &library) {
            Ok(game) => Some(Summary::of_opened(game)),
            Err(error) => {
                log::error!("the game of the last run cannot be taken up: {error}");
                None
            }
        });
        let recent = Recent::read(services.recent.clone());
        Self {
            computers: ComputerPlayers::new(services.thinking),
            services,
            library,
            texts,
            theme,
            kept,
            screen: Screen::Home,
            before: Screen::Home,
            seen_scale: context.zoom_factor(),
            table: None,
            lesson: None,
            learnt,
            left_lesson: None,
            asked_settings: None,
            before_lessons: Screen::Home,
            waiting: None,
            home: HomeView::default(),
            ground: Still::default(),
            setup,
            rulebook: Rulebook::default(),
            told: tikal::rulebook::Choice::default(),
            files: FileForm::default(),
            recent,
            pictures: Pictures::default(),
            dialogs: Dialogs::default(),
            sound: Sound::default(),
            ear: Ear::default(),
            toasts: Toasts::default(),
            earlier,
            drafted: None,
            drafted_at: 0.0,
        }
    }

    /// The game at the table, if there is one: that of a lesson while one is played, else the player's own.
    #[must_use]
    pub fn table(&self) -> Option<&Table> {
        self.lesson.as_ref().map(Run::table).or(self.table.as_ref())
    }

    /// The lesson at the table.
    #[must_use]
    pub fn lesson(&self) -> Option<&Run> {
        self.lesson.as_ref()
    }

    /// The lessons that were played to their end.
    #[must_use]
    pub fn lessons_done(&self) -> LessonSet {
        self.learnt.lessons
    }

    /// The screen that is shown.
    #[must_use]
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// The settings that hold.
    #[must_use]
    pub fn settings(&self) -> Settings {
        self.kept.with(self.services.given)
    }

    /// The rulebook as it lies open.
    #[must_use]
    pub fn rulebook(&self) -> &Rulebook {
        &self.rulebook
    }

    /// What the window told last, as long as it shows.
    #[must_use]
    pub fn message(&self) -> Option<&str> {
        self.toasts.latest()
    }

    /// What was to be heard last, whether it was played or not.
    #[must_use]
    pub fn heard(&self) -> Option<Effect> {
        self.sound.heard()
    }

    /// Does what was asked for.
    pub fn execute(&mut self, command: Command, context: &egui::Context) {
        match command {
            Command::Show(screen) => self.show(screen),
            Command::ShowSettings(section) => {
                self.show(Screen::Settings);
                self.asked_settings = Some(Asked { section, is_shown: false });
            }
            Command::ShowRule(rule) => {
                self.rulebook.turn_to(rule);
                self.show(Screen::Rules);
            }
            Command::Back => self.back(),
            Command::SetUp(id) => {
                if let Some(variant) = self.library.find(&id).cloned() {
                    self.setup.choose(&variant);
                    self.show(Screen::Setup);
                }
            }
            Command::Start => self.start(),
            Command::Rematch => {
                if let Some(table) = self.table.as_ref().map(Table::rematch) {
                    self.offer(table, Toasts::default());
                }
            }
            Command::Continue => self.go_on(),
            Command::Replace => {
                if let Some(Waiting { table, news, .. }) = self.waiting.take() {
                    self.seat_table(table);
                    self.toasts.join(news);
                }
            }
            Command::Keep => self.waiting = None,
            Command::AskWhatToOpen => self.ask(Purpose::Open, context),
            Command::AskWhereToSave => self.ask(Purpose::Save, context),
            Command::Open(path) => self.open(&path),
            Command::Save(path) => self.save(path),
            Command::ToggleTheme => {
                let look = if self.theme.is_dark { Look::Light } else { Look::Dark };
                self.set(Settings { look, ..self.settings() }, context);
            }
            Command::ToggleFullScreen => {
                let full = context.input(|input| input.viewport().fullscreen.unwrap_or(false));
                context.send_viewport_cmd(egui::ViewportCommand::Fullscreen(!full));
            }
            Command::Set(settings) => self.set(settings, context),
            Command::DropToast(id) => self.toasts.close(id),
            Command::ToggleMute => {
                let settings = self.settings();
                self.set(Settings { muted: !settings.muted, ..settings }, context);
            }
            Command::ToggleWorth => {
                let settings = self.settings();
                self.set(Settings { show_worth: !settings.show_worth, ..settings }, context);
            }
            Command::TrySound => self.sound.play(Effect::Bell, self.volume()),
            Command::Quit => context.send_viewport_cmd(egui::ViewportCommand::Close),
            Command::Table(command) => match (&mut self.lesson, &mut self.table) {
                (Some(lesson), _) => lesson.execute(command),
                (None, Some(table)) => table.execute(command),
                (None, None) => {}
            },
            Command::Learn(command) => self.learn(command),
        }
    }

    /// Takes up settings: what changes holds at once and is kept, what was given for this run stays given.
    fn set(&mut self, settings: Settings, context: &egui::Context) {
        let (settings, before) = (settings.within_bounds(), self.settings());
        let given = &mut self.services.given;
        if settings.language != before.language {
            (given.language, self.kept.language) = (None, settings.language);
            let language = settings.language.unwrap_or_else(system_language);
            let texts = Texts::new(language);
            self.setup.translate(&self.texts, &texts);
            self.files.forget();
            self.texts = texts;
            // They speak the language of before.
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
        // What can be given for a run was looked at; the rest is kept as it is set.
        let Settings { language, scale, computer_pause, motion, .. } = self.kept;
        self.kept = Settings { language, scale, computer_pause, motion, ..settings };
        for table in self.lesson.as_mut().map(Run::table_mut).into_iter().chain(&mut self.table) {
            table.set_board_scale(settings.board_scale);
        }
        context.set_zoom_factor(settings.scale);
        self.dress(context);
        if let Some(path) = &self.services.settings {
            library::write_settings(path, &self.kept);
        }
    }

    /// Puts on the theme that is wanted, unless it is worn already.
    fn dress(&mut self, context: &egui::Context) {
        let look = self.settings().look;
        let dark = look.is_dark(context);
        // What the window begins with is the system's theme; ours comes over it.
        let worn = context.theme() == if dark { egui::Theme::Dark } else { egui::Theme::Light };
        if dark != self.theme.is_dark || !worn {
            self.theme = Arc::new(look.theme(context));
            self.theme.apply(context);
        }
    }

    /// Follows the system's theme, and the keys by which egui itself changes the scale.
    fn follow(&mut self, context: &egui::Context) {
        self.dress(context);
        let (scale, settings) = (context.zoom_factor(), self.settings());
        // A scale that was set holds from the next frame; only what has come to hold is looked at.
        let is_new = std::mem::replace(&mut self.seen_scale, scale).to_bits() != scale.to_bits();
        if is_new && scale.to_bits() != settings.scale.to_bits() {
            self.set(Settings { scale, ..settings }, context);
        }
    }

    /// Seconds between a computer's actions.
    fn pause(&self) -> f64 {
        f64::from(self.settings().computer_pause)
    }

    /// How fast things move.
    fn pace(&self) -> Pace {
        let of_system = if self.services.less_motion { Pace::Off } else { Pace::Normal };
        self.settings().motion.unwrap_or(of_system)
    }

    /// How loud sounds are now.
    fn volume(&self) -> f32 {
        let settings = self.settings();
        if settings.muted || !self.services.sound { 0.0 } else { settings.volume }
    }

    /// Whether the player is asked what becomes of a game that is not saved.
    fn asks(&self) -> bool {
        self.waiting.as_ref().is_some_and(|waiting| !waiting.saving)
    }

    fn back(&mut self) {
        self.waiting = None;
        let screen = match self.screen {
            Screen::Settings => self.before,
            Screen::Rules => self.rulebook.before(),
            Screen::Learn if self.before_lessons == Screen::Table && self.table.is_none() => Screen::Home,
            Screen::Learn => self.before_lessons,
            Screen::Save if self.table.is_some() => Screen::Table,
            Screen::Setup | Screen::Variants | Screen::Open | Screen::Save | Screen::Home => Screen::Home,
            Screen::Table => Screen::Table,
        };
        self.toasts.close_failures();
        self.screen = screen;
    }

    fn show(&mut self, screen: Screen) {
        self.toasts.close_failures();
        self.waiting = self.waiting.take().filter(|_| screen == Screen::Save);
        if let Some(waiting) = &mut self.waiting {
            waiting.saving = true;
        }
        let from_lesson = self.lesson.is_some();
        if !matches!(screen, Screen::Table | Screen::Settings | Screen::Rules) {
            self.leave_lesson();
        }
        match screen {
            Screen::Learn if self.screen != screen && !from_lesson => self.before_lessons = self.screen,
            Screen::Open => self.list_files(),
            Screen::Save => {
                self.list_files();
                let known = self.table.as_ref().and_then(Table::path).cloned();
                self.files.suggest(known, self.services.folder.as_deref(), &self.texts.say("save-name"));
            }
            Screen::Settings if self.screen != screen => {
                self.asked_settings = None;
                // Two screens that lead back to each other would have no way out.
                if self.screen != Screen::Rules || self.rulebook.before() != Screen::Settings {
                    self.before = self.screen;
                }
            }
            Screen::Rules => self.open_rulebook(),
            Screen::Home | Screen::Variants | Screen::Setup | Screen::Table | Screen::Settings | Screen::Learn => {}
        }
        self.screen = screen;
    }

    /// The rulebook of the game or lesson at the table, or of the variant that is set up.
    fn open_rulebook(&mut self) {
        // Whoever reads it already keeps what was chosen there.
        if self.screen == Screen::Rules {
            return;
        }
        let before = match self.screen {
            // Two screens that lead back to each other would have no way out.
            Screen::Settings if self.before == Screen::Rules => self.rulebook.before(),
            from => from,
        };
        let from = if before == Screen::Settings { self.before } else { before };
        let is_played = matches!(from, Screen::Table | Screen::Save);
        let of_table = is_played && (self.table.is_some() || self.lesson.is_some());
        self.told.choose(of_table, self.setup.variant_id(), self.setup.choices().turns == TurnRule::Auction);
        self.rulebook.open(before);
    }
}

impl eframe::App for App {
    fn logic(&mut self, context: &egui::Context, _frame: &mut eframe::Frame) {
        self.poll(context);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let commands = self.frame_ui(ui);
        let volume = self.volume();
        let table = self.lesson.as_mut().map(Run::table_mut).or(self.table.as_mut());
        if let Some(table) = table.filter(|_| self.screen == Screen::Table) {
            self.sound.attend(self.ear.listen(table), volume);
        }
        if !commands.is_empty() {
            let context = ui.ctx().clone();
            for command in commands {
                self.execute(command, &context);
            }
            // What was just laid out is out of date.
            context.request_repaint();
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.write_draft();
    }
}
