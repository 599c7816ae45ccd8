//! How a step is told: in a sentence, on a chip, in a line of the log, each with its pictures.
//!
//! A game says it once for all of them; see [`super::TableGame::told`].

use egui::{Color32, Rect};

/// Stand for the pictures of a line in its text, in the order of [`Line::pictures`].
pub const PLACES: [char; 2] = ['\u{e000}', '\u{e001}'];

/// A step as it is told. `P` is a small picture of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told<P> {
    /// A whole sentence, with the name of whoever acted: for tooltips, and for who has the screen read out.
    pub sentence: String,
    /// A word or two, for a chip.
    pub chip: String,
    /// The picture on the chip.
    pub picture: P,
    /// A few words for the log, where a sign says whose step it is.
    pub line: Line<P>,
    /// The picture in the place of that sign for what is nobody's.
    pub nobodys: Option<P>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<P> {
    /// The words, with a character of [`PLACES`] for each picture.
    pub text: String,
    /// The pictures.
    pub pictures: [Option<P>; 2],
    /// The words where those have no room, with the same pictures.
    pub short: Option<String>,
}

impl<P> Line<P> {
    /// A line without pictures.
    #[must_use]
    pub fn plain(text: String) -> Self {
        Self { text, pictures: [None, None], short: None }
    }
}

/// The room that a small picture has.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Room {
    /// On a chip, beside its words.
    Chip(Rect),
    /// Among the words of a line, as high as the line is.
    Line(Rect),
    /// Beside what says which chance was entered last.
    Entry(Rect),
    /// On a button of the bar, whose title has this colour.
    Button(Rect, Color32),
}
