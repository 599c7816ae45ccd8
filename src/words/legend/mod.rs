//! The words on Legend: `nouns` of things, `facts` of a variant, the `rulebook` of one, `problems` of a definition; of a
//! position, with the names of those who play it ([`Named`]), what lies on its `cells`, `findings` in it, the `forecast`, what was
//! done in it as the log has it (`told`) and `refusals` of actions; and here what no setup and no action can be.

pub mod cells;
mod facts;
pub mod findings;
pub mod forecast;
pub mod lessons;
pub mod nouns;
pub mod problems;
pub mod refusals;
pub mod rulebook;
mod shown;
pub mod told;

pub use shown::{Choices, ScenarioChoice, ScenarioId};

use super::failures::{first_player, seats_of};
use super::{Texts, Value, Worded, position};
use crate::hex::Cell;
use crate::legend::{NotAnAction, Problem, State, Word, WrongSetup};

/// A position of Legend, and how those who play it are called.
pub type Named<'a> = position::Named<'a, State>;

impl Named<'_> {
    /// The name of a hex, to be filled in.
    fn cell(&self, cell: Cell) -> Value {
        self.rules.layout().name(cell).to_string().into()
    }
}

impl Worded for State {
    fn problem(texts: &Texts, problem: &Problem) -> String {
        problems::line(texts, problem)
    }

    fn wrong_setup(texts: &Texts, wrong: &WrongSetup) -> String {
        match wrong {
            WrongSetup::Seats(seats) => seats_of(texts, (*seats).into()),
            WrongSetup::First(first) => first_player(texts, first.index()),
            WrongSetup::Scenario { named, known } => {
                let values = [("scenario", named.clone().into()), ("known", known.clone().into())];
                texts.with("legend-no-scenario", &values)
            }
        }
    }

    fn no_action(texts: &Texts, error: &NotAnAction) -> String {
        match error {
            NotAnAction::Verb(verb) => texts.with("legend-no-verb", &[("verb", verb.clone().into())]),
            NotAnAction::Form { verb, forms } => {
                // The notations stand in backquotes, with English words between them.
                let forms: Vec<&str> = forms.split('`').skip(1).step_by(2).collect();
                let form: Value = forms.join(&texts.say("legend-no-form-or")).into();
                texts.with("no-action-form", &[("verb", (*verb).into()), ("form", form)])
            }
            NotAnAction::Word { found, expected } => {
                let expected = texts.say(match expected {
                    Word::Card => "legend-no-card",
                    Word::Cell => "no-action-cell",
                    Word::Gift => "legend-no-gift",
                    Word::Order => "legend-no-order",
                    Word::Piece => "no-action-piece",
                    Word::Place => "legend-no-place",
                    Word::Power => "legend-no-power",
                    Word::PowerTile => "legend-no-power-tile",
                    Word::Rotation => "no-action-rotation",
                    Word::Seat => "no-action-seat",
                    Word::Side => "legend-no-side",
                    Word::Thing => "legend-no-thing",
                    Word::Tile => "no-action-tile",
                    Word::Token => "legend-no-token",
                    Word::Treasure => "no-action-treasure",
                });
                texts.with("no-action-word", &[("found", found.clone().into()), ("expected", expected.into())])
            }
        }
    }
}

#[cfg(test)]
mod tests;
