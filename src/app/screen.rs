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
