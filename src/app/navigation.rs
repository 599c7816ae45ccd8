//! Going from screen to screen: what is prepared before a screen is shown, and what ends when one is left.
//!
//! Which screens stay open below, and where the way back leads, `route` decides.

use super::App;
use super::friends;
use super::route::{Route, Screen};
use crate::games::VariantId;

impl App {
    /// Shows a screen as it is opened from here.
    pub(super) fn show_screen(&mut self, screen: Screen) {
        if let Some(route) = self.route_to(screen) {
            if screen == Screen::Setup {
                self.set_up_edited();
            }
            self.show(route);
        }
    }

    /// The route to a screen from the present one; none leads to an empty table.
    fn route_to(&self, screen: Screen) -> Option<Route> {
        match screen {
            Screen::Home => Some(Route::Home),
            Screen::Variants => Some(Route::Variants),
            Screen::Setup => Some(Route::Setup),
            Screen::Settings => Some(Route::Settings { asked: None }),
            Screen::Open => Some(Route::Open),
            Screen::Save => Some(Route::Save),
            Screen::Learn => Some(Route::Learn),
            Screen::Statistics => Some(Route::Statistics),
            Screen::Rules => Some(Route::Rules { of: self.routes.rules() }),
            Screen::Editor => Some(Route::Editor),
            Screen::Problem => Some(Route::Problem),
            Screen::Licences => Some(Route::Licences),
            Screen::Join => friends::OFFERED.then_some(Route::Join),
            Screen::Lobby => self.friends.company.as_ref().map(|_| Route::Lobby),
            Screen::Table => self.at_table.route(),
        }
    }

    /// Prepares a screen and shows it.
    pub(super) fn show(&mut self, route: Route) {
        self.toasts.close_failures();
        self.over.palette = None;
        match route {
            Route::Home => self.home.begin(),
            Route::Open => self.list_files(),
            Route::Save => self.suggest_path(),
            // While the rulebook is open, the reader's choice in it stays.
            Route::Rules { .. } if self.routes.read_rules() => {}
            Route::Rules { .. } => {
                let (variant, choices) = (self.setup.form.variant(), self.setup.form.choices());
                self.reading.choose(variant, choices);
                self.reading.book.open();
            }
            Route::Variants => self.variants.gallery.begin(self.services.variants.as_deref()),
            Route::Editor => self.home.restored = None,
            Route::Setup => self.setup.form.open(),
            Route::Statistics => self.statistics.path.stop_asking(),
            Route::Settings { .. }
            | Route::Problem
            | Route::Learn
            | Route::Licences
            | Route::Join
            | Route::Lobby
            | Route::Table
            | Route::Lesson
            | Route::TryOut
            | Route::Watch => {}
        }
        self.arrive(route);
    }

    /// Chooses the variant for a new game that is edited, where its file stands among the variants.
    fn set_up_edited(&mut self) {
        let document = self.editor.document().filter(|_| self.routes.current() == Route::Editor);
        let edited = document.and_then(|document| {
            let variant = VariantId::new(document.game(), &document.id()?);
            let is_its_own = self.libraries.file_of(&variant).is_some_and(|file| Some(file) == document.path());
            self.libraries.find(&variant).filter(|_| is_its_own)
        });
        if let Some(rules) = edited {
            self.setup.form.choose(&rules);
        }
    }

    /// Shows a screen without preparing it.
    pub(super) fn arrive(&mut self, route: Route) {
        self.routes.show(route);
        self.settle();
    }

    /// Goes back to a screen that was left open below, as it was left; one that was not is shown anew.
    pub(super) fn return_to(&mut self, route: Route) {
        if !self.routes.holds(route) {
            return self.show(route);
        }
        self.toasts.close_failures();
        self.over.palette = None;
        self.routes.return_to(route);
        self.settle();
    }

    /// Shows what was left open below.
    pub(super) fn back(&mut self) {
        self.toasts.close_failures();
        self.routes.back();
        self.settle();
    }

    /// Ends what no open screen needs any more: a lesson, a try-out or a game to look on leaves the table when no way
    /// leads back to it, and a question about what a screen shows goes with it.
    fn settle(&mut self) {
        self.over.question.take_if(|question| question.goes_with_screen());
        if !self.routes.holds(Route::Lesson) {
            self.put_lesson_away();
        }
        if !self.routes.holds(Route::TryOut) {
            self.end_try_out();
        }
        if !self.routes.holds(Route::Watch) {
            self.end_watching();
        }
    }
}
