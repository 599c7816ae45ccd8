//! Which screen is shown, and where the way back leads: the screens, what each was opened for, and the stack of those
//! left open.
//!
//! Whatever the window asks of a screen is answered by its row here: a new one does not compile until it has a row. What a screen shows, its own module decides; what happens on the way from one
//! to the other, `navigation`; what lies on the table, `at_table`.

use std::mem::{discriminant, replace, take};

/// The screen that fills the window, whatever it was opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Where the program begins.
    Home,
    /// The variants that can be played.
    Variants,
    /// A new game is set up.
    Setup,
    /// The look and language of the program.
    Settings,
    /// A record is opened.
    Open,
    /// The game is saved.
    Save,
    /// The lessons.
    Learn,
    /// The results of the games that are kept.
    Statistics,
    /// The rulebook is read.
    Rules,
    /// Variants are made and changed.
    Editor,
    /// A problem is reported.
    Problem,
    /// The licences of what is inside the program.
    Licences,
    /// One comes to a table of friends elsewhere.
    Join,
    /// Who is at that table, and how to sit down.
    Lobby,
    /// The game is played, or a lesson, or one that is tried out.
    Table,
}

impl Screen {
    /// All of them; tests loop over it.
    pub const ALL: [Self; 15] = [
        Self::Home,
        Self::Variants,
        Self::Setup,
        Self::Settings,
        Self::Open,
        Self::Save,
        Self::Learn,
        Self::Statistics,
        Self::Rules,
        Self::Editor,
        Self::Problem,
        Self::Licences,
        Self::Join,
        Self::Lobby,
        Self::Table,
    ];
}

/// A screen, and what it was opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// Where the program begins.
    #[default]
    Home,
    /// The variants that can be played.
    Variants,
    /// A new game is set up.
    Setup,
    /// The settings.
    Settings {
        /// The group of them that was asked for.
        asked: Option<SettingsPart>,
    },
    /// A record is opened.
    Open,
    /// The game is saved.
    Save,
    /// The lessons to choose from.
    Learn,
    /// The results of the games that are kept.
    Statistics,
    /// The rulebook.
    Rules {
        /// Whose rules it tells.
        of: RulesOf,
    },
    /// Variants are made and changed.
    Editor,
    /// A problem is reported.
    Problem,
    /// The licences of what is inside the program.
    Licences,
    /// One comes to a table of friends elsewhere.
    Join,
    /// Who is at that table, and how to sit down.
    Lobby,
    /// The player's own game is played.
    Table,
    /// A lesson is played.
    Lesson,
    /// A variant is tried out.
    TryOut,
    /// A game that is played elsewhere is looked on.
    Watch,
}

/// A group of settings that can be asked for by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// Every key and what it does.
    Keys,
    /// The facts about this program.
    About,
}

/// The part of the settings that they were opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SettingsPart {
    /// The group that is marked.
    pub section: Section,
    /// True if it was brought into sight.
    pub is_shown: bool,
}

/// Whose rules the rulebook tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RulesOf {
    /// The game on the table.
    Table,
    /// The variant that is set up, or another that is chosen in the book.
    Setup,
    /// The document that the editor shows; while it cannot be played, as for [`Self::Setup`].
    Draft,
}

/// The standing of a screen among those that are open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Standing {
    /// Always the lowest: no way leads back from it, and showing it closes all others.
    Root,
    /// A way leads back from it, and showing it ends a lesson or a try-out.
    Own,
    /// A way leads back from it, and a lesson or a try-out stays on the table below it.
    Over,
    /// The game that is played here lies on the table only as long as a way leads back to it.
    Passing,
}

/// The effect of Escape on a screen, once nothing is open over it and nothing is chosen at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Escape {
    /// Nothing.
    Nothing,
    /// Asks whether to leave the lesson.
    LeavesLesson,
    /// Leaves the try-out or the game that is looked on.
    LeavesGame,
    /// Leads back.
    Back,
}

/// The answers of a route to whatever the window asks of it.
struct Answers {
    screen: Screen,
    standing: Standing,
    /// Whose rules the rulebook tells when it is opened from here; those of the screen below if this one has none.
    rules: Option<RulesOf>,
}

impl Route {
    fn row(self) -> Answers {
        use Standing::{Over, Own, Passing, Root};
        let row = |screen, standing, rules| Answers { screen, standing, rules };
        let (table, setup, draft) = (Some(RulesOf::Table), Some(RulesOf::Setup), Some(RulesOf::Draft));
        match self {
            Self::Home => row(Screen::Home, Root, setup),
            Self::Variants => row(Screen::Variants, Own, setup),
            Self::Setup => row(Screen::Setup, Own, setup),
            Self::Settings { .. } => row(Screen::Settings, Over, None),
            Self::Open => row(Screen::Open, Own, setup),
            Self::Save => row(Screen::Save, Own, table),
            Self::Learn => row(Screen::Learn, Own, setup),
            Self::Statistics => row(Screen::Statistics, Own, setup),
            Self::Rules { of } => row(Screen::Rules, Over, Some(of)),
            Self::Editor => row(Screen::Editor, Own, draft),
            Self::Problem => row(Screen::Problem, Over, None),
            Self::Licences => row(Screen::Licences, Over, None),
            Self::Join => row(Screen::Join, Own, setup),
            Self::Lobby => row(Screen::Lobby, Own, setup),
            Self::Table => row(Screen::Table, Root, table),
            Self::Lesson | Self::TryOut | Self::Watch => row(Screen::Table, Passing, table),
        }
    }

    /// The screen that fills the window.
    #[must_use]
    pub fn screen(self) -> Screen {
        self.row().screen
    }

    /// True if this is always the lowest screen of the stack.
    #[must_use]
    pub fn is_root(self) -> bool {
        self.row().standing == Standing::Root
    }

    /// The effect of Escape.
    #[must_use]
    pub fn escape(self) -> Escape {
        match self.row().standing {
            Standing::Root => Escape::Nothing,
            Standing::Own | Standing::Over => Escape::Back,
            Standing::Passing if self == Self::Lesson => Escape::LeavesLesson,
            Standing::Passing => Escape::LeavesGame,
        }
    }

    /// True if the game at the table can be saved from here. Shown again, the save screen would forget the path that is
    /// being typed.
    #[must_use]
    pub fn saves_game(self) -> bool {
        self != Self::Save && !self.is_passing()
    }

    /// True if the table is shown, and computers and lessons go on playing.
    #[must_use]
    pub fn is_played(self) -> bool {
        self.screen() == Screen::Table
    }

    /// True if it shows a table that is nobody's own game: a lesson, a try-out, a game that is looked on.
    #[must_use]
    pub fn is_passing(self) -> bool {
        self.row().standing == Standing::Passing
    }

    /// True if it lies over the table: the way back leads there.
    #[must_use]
    pub fn lies_over(self) -> bool {
        self.row().standing == Standing::Over
    }

    fn rules(self) -> Option<RulesOf> {
        self.row().rules
    }

    /// True if both are one screen, whatever part of it is asked for.
    #[must_use]
    pub fn is_like(self, other: Self) -> bool {
        discriminant(&self) == discriminant(&other)
    }
}

/// The screen that is shown, and those below it that were left open, each once.
///
/// The lowest is always home or the table. A screen that is shown again moves from its place in the stack to the top,
/// so no screen is met twice on the way back.
#[derive(Clone, Debug, Default)]
pub struct Routes {
    current: Opened,
    below: Vec<Opened>,
    /// The number of visits.
    visits: u64,
}

/// A screen that was opened, and the number of this visit.
#[derive(Clone, Copy, Debug, Default)]
struct Opened {
    route: Route,
    visit: u64,
}

impl Routes {
    /// The route that is shown.
    #[must_use]
    pub fn current(&self) -> Route {
        self.current.route
    }

    /// The mark that tells this visit of a screen from all others: it stays while the screen lies open below another,
    /// and is a new one whenever the screen is opened.
    #[must_use]
    pub fn visit(&self) -> u64 {
        self.current.visit
    }

    /// True if this is shown or left open below, whatever it was opened for.
    #[must_use]
    pub fn holds(&self, route: Route) -> bool {
        self.downwards().any(|other| route.is_like(other))
    }

    /// Whose rules the rulebook tells when it is opened now.
    #[must_use]
    pub fn rules(&self) -> RulesOf {
        self.downwards().find_map(Route::rules).unwrap_or(RulesOf::Setup)
    }

    /// True if the rulebook lies open here, or below screens that have no rules of their own.
    #[must_use]
    pub fn read_rules(&self) -> bool {
        let first = self.downwards().find(|route| route.rules().is_some());
        first.is_some_and(|route| matches!(route, Route::Rules { .. }))
    }

    fn downwards(&self) -> impl Iterator<Item = Route> + '_ {
        std::iter::once(self.current).chain(self.below.iter().rev().copied()).map(|opened| opened.route)
    }

    /// Shows a screen over the present one. One over which a lesson or a try-out does not stay closes it with everything
    /// open over it; showing the lesson or the try-out itself again closes what is open over it.
    pub fn show(&mut self, route: Route) {
        let mut below = take(&mut self.below);
        // What is shown already is not opened anew.
        let visit = if route.is_like(self.current.route) {
            self.current.visit
        } else {
            self.visits += 1;
            self.visits
        };
        below.push(replace(&mut self.current, Opened { route, visit }));
        if route.is_root() {
            below.clear();
        }
        if !route.lies_over()
            && let Some(passing) = below.iter().position(|other| other.route.is_passing())
        {
            below.truncate(passing);
        }
        below.retain(|other| !route.is_like(other.route));
        self.below = below;
    }

    /// Shows what was left open below, if anything was.
    pub fn back(&mut self) {
        if let Some(opened) = self.below.pop() {
            self.current = opened;
        }
    }

    /// Goes back to a screen that was left open below, as the reader left it, closing all over it; one that was not is
    /// shown anew.
    pub fn return_to(&mut self, route: Route) {
        match self.below.iter().rposition(|opened| route.is_like(opened.route)) {
            Some(place) => {
                self.current = self.below[place];
                self.below.truncate(place);
            }
            None => self.show(route),
        }
    }

    /// Updates what the present screen was opened for; a route of another kind changes nothing.
    pub fn note(&mut self, route: Route) {
        if route.is_like(self.current.route) {
            self.current.route = route;
        }
    }
}
