//! A total of a document, in words.

/// A total, as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TotalLine {
    /// What is counted.
    pub what: String,
    /// How many.
    pub own: String,
    /// How many the parent has, if there is one.
    pub parent: Option<String>,
}

impl TotalLine {
    /// Whether the parent has another number.
    #[must_use]
    pub fn differs(&self) -> bool {
        self.parent.as_ref().is_some_and(|parent| *parent != self.own)
    }
}
