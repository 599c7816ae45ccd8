//! The offers of the bar: those of the game, and the end of the turn.

use super::command::TableAsk;
use super::game::TableGame;
use super::state::Table;
use crate::app::kit::keys::Shortcut;
use crate::words::Texts;
use crate::words::rulebook::Citation;

/// Words that are put together only where somebody asks for them: in most frames nobody does.
pub type Later<G> = Box<dyn Fn(&Texts, &Table<G>) -> String>;

/// Words that are there already.
#[must_use]
pub fn ready<G: TableGame>(words: String) -> Later<G> {
    Box::new(move |_, _| words.clone())
}

/// Something that a person can do, as the bar offers it.
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own about the button")]
pub struct Offer<G: TableGame> {
    /// The id of the text that names it: which offer it is.
    pub key: &'static str,
    /// Its full name, with place and cost.
    pub name: Later<G>,
    /// The title on its button.
    pub title: String,
    /// The line for the part that the title leaves open.
    pub below: Option<String>,
    /// True if that line names a loss for good.
    pub warns: bool,
    /// The picture beside the title.
    pub picture: G::Picture,
    /// The key that does the same.
    pub shortcut: Option<Shortcut>,
    /// Its cost.
    pub price: Option<u8>,
    /// The rule that it is about.
    pub rule: Citation,
    /// True if it has begun and something is still to be chosen for it.
    pub is_chosen: bool,
    /// True if a question stands about it.
    pub is_asked: bool,
    /// True if something can be dragged out of its button.
    pub is_dragged: bool,
    /// The command of a click: to do it, or why it is not possible.
    pub ask: TableAsk<G::Ask>,
    /// The reason why it is not possible, in words.
    pub why: Option<Later<G>>,
}

/// The end of the turn, as the bar offers it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EndOfTurn<A> {
    /// The id of the text on its button.
    pub key: &'static str,
    /// The id of the text that ends it although something is lost.
    pub anyway: &'static str,
    /// The ask that ends it.
    pub ask: A,
    /// The rule that it is about.
    pub rule: Citation,
    /// True if the turn can be ended now.
    pub is_due: bool,
}
