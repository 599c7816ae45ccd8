//! Which screens there are. What each shows, its own module decides.

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// Where the program begins.
    #[default]
    Home,
    /// A new game is set up.
    Setup,
    /// The lessons.
    Learn,
    /// How the program looks and speaks.
    Settings,
    /// A record is opened.
    Open,
    /// The game is saved.
    Save,
    /// The game is played, or a lesson.
    Table,
}

impl Screen {
    /// All of them; tests loop over it.
    pub const ALL: [Self; 6] = [Self::Home, Self::Setup, Self::Settings, Self::Open, Self::Save, Self::Table];
}
