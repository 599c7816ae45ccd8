//! The words on The Temple of Chac: `nouns` of things, `facts` of a variant, the `rulebook` of one, `problems` of a
//! definition; of a position, with the names of those who play it ([`Named`]), what is on its `squares`, what was done
//! in it as the log has it (`told`), what came of it for one player (`recap`) and `refusals` of actions; and here what
//! no setup and no action can be.

mod facts;
pub mod lessons;
pub mod nouns;
pub mod problems;
pub mod recap;
pub mod refusals;
pub mod rulebook;
mod shown;
pub mod squares;
pub mod told;

pub use shown::Choices;

use super::failures::{first_player, seats_of};
use super::{Texts, Value, Worded, position};
use crate::chac::{NotAnAction, Problem, State, Word, WrongSetup};

/// A position of The Temple of Chac, and how those who play it are called.
pub type Named<'a> = position::Named<'a, State>;

impl Worded for State {
    fn problem(texts: &Texts, problem: &Problem) -> String {
        problems::line(texts, problem)
    }

    fn wrong_setup(texts: &Texts, wrong: &WrongSetup) -> String {
        match wrong {
            WrongSetup::Seats(seats) => seats_of(texts, (*seats).into()),
            WrongSetup::First(first) => first_player(texts, first.index()),
        }
    }

    fn no_action(texts: &Texts, error: &NotAnAction) -> String {
        match error {
            NotAnAction::Verb(verb) => texts.with("chac-no-verb", &[("verb", verb.clone().into())]),
            NotAnAction::Form { verb, forms } => {
                // The notations stand in backquotes, with English words between them.
                let forms: Vec<&str> = forms.split('`').skip(1).step_by(2).filter(|form| form != verb).collect();
                let form: Value =
                    if forms.is_empty() { (*verb).into() } else { forms.join(&texts.say("legend-no-form-or")).into() };
                texts.with("no-action-form", &[("verb", (*verb).into()), ("form", form)])
            }
            NotAnAction::Word { found, expected } => {
                let expected = texts.say(match expected {
                    Word::Adventurer => "chac-no-adventurer",
                    Word::Corner => "chac-no-corner",
                    Word::Deck => "chac-no-deck",
                    Word::Glyph => "chac-no-glyph",
                    Word::Number => "chac-no-number",
                    Word::Pips => "chac-no-pips",
                    Word::Square => "chac-no-square",
                    Word::Value => "chac-no-value",
                    Word::WallCard => "chac-no-wall-card",
                });
                texts.with("no-action-word", &[("found", found.clone().into()), ("expected", expected.into())])
            }
            NotAnAction::Dice => texts.say("chac-no-roll"),
        }
    }
}

#[cfg(test)]
mod tests;
