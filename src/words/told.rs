//! An action as it is told, whatever the game.

/// An action as it is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// A whole sentence, with the name of whoever acted.
    pub sentence: String,
    /// The same without the name and in fewer words, for a line that a sign begins with.
    pub line: String,
    /// A word or two, for a chip.
    pub chip: String,
}
