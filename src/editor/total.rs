//! A total of a document, in words.

/// A total, as a list shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TotalLine {
    /// The thing that is counted.
    pub what: String,
    /// The number of it.
    pub own: String,
    /// The parent's number, if there is one.
    pub parent: Option<String>,
}

impl TotalLine {
    /// True if the parent has another number.
    #[must_use]
    pub fn differs(&self) -> bool {
        self.parent.as_ref().is_some_and(|parent| *parent != self.own)
    }
}
