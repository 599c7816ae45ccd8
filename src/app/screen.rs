//! Which screens there are. What each shows, its own module decides.

/// What fills the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// Where the program begins.
    #[default]
    Home,
    /// The variants that can be played.
    Variants,
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
    /// The rulebook is read.
    Rules,
    /// The game is played, or a lesson.
    Table,
}

impl Screen {
    /// All of them; tests loop over it.
    pub const ALL: [Self; 9] = [
        Self::Home,
        Self::Variants,
        Self::Setup,
        Self::Settings,
        Self::Open,
        Self::Save,
        Self::Learn,
        Self::Rules,
        Self::Table,
    ];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_screen_is_forgotten() {
        // A new screen does not compile here until it has a place, and fails until it stands in the list.
        let place = |screen| match screen {
            Screen::Home => 0,
            Screen::Variants => 1,
            Screen::Setup => 2,
            Screen::Settings => 3,
            Screen::Open => 4,
            Screen::Save => 5,
            Screen::Learn => 6,
            Screen::Rules => 7,
            Screen::Table => 8,
        };
        assert!(Screen::ALL.into_iter().enumerate().all(|(index, screen)| place(screen) == index));
        assert_eq!(place(Screen::Table) + 1, Screen::ALL.len());
    }
}
