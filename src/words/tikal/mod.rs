//! The words on Tikal: `nouns` of things, `facts` of a variant, the `rulebook` of one, `problems` of a definition, `lessons`; of a
//! position, with the names of those who play it ([`Named`]), what lies on its `cells`, `findings` in it, the `forecast`, what was
//! done in it (`told`) and `refusals` of actions; and here what no setup and no action can be.

pub mod cells;
pub mod facts;
pub mod findings;
pub mod forecast;
pub mod lessons;
pub mod nouns;
pub mod problems;
pub mod refusals;
pub mod rulebook;
mod shown;
pub mod told;

pub use shown::Choices;

use super::failures::{first_player, seats_of};
use super::{Texts, Worded, position};
use crate::tikal::{MAX_HANDICAP, NotAnAction, Problem, State, Word, WrongSetup};

/// A position of Tikal, and how those who play it are called.
pub type Named<'a> = position::Named<'a, State>;

impl Worded for State {
    fn problem(texts: &Texts, problem: &Problem) -> String {
        problems::line(texts, problem)
    }

    fn wrong_setup(texts: &Texts, wrong: &WrongSetup) -> String {
        match *wrong {
            WrongSetup::Seats(seats) => seats_of(texts, seats.into()),
            WrongSetup::First(first) => first_player(texts, first.index()),
            WrongSetup::HandicapOfNobody(seat) => {
                texts.with("failure-handicap-of-nobody", &[("seat", (seat.index() + 1).into())])
            }
            WrongSetup::Handicap(points) => {
                texts.with("failure-handicap", &[("points", points.into()), ("most", MAX_HANDICAP.into())])
            }
        }
    }

    fn no_action(texts: &Texts, error: &NotAnAction) -> String {
        match error {
            NotAnAction::Verb(verb) => texts.with("no-action-verb", &[("verb", verb.clone().into())]),
            NotAnAction::Form { verb, form } => {
                texts.with("no-action-form", &[("verb", (*verb).into()), ("form", (*form).into())])
            }
            NotAnAction::Word { found, expected } => {
                let expected = texts.say(match expected {
                    Word::Bid => "no-action-bid",
                    Word::Cell => "no-action-cell",
                    Word::Tile => "no-action-tile",
                    Word::Treasure => "no-action-treasure",
                    Word::Seat => "no-action-seat",
                    Word::Rotation => "no-action-rotation",
                    Word::Piece => "no-action-piece",
                });
                texts.with("no-action-word", &[("found", found.clone().into()), ("expected", expected.into())])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::library::TikalLibrary;
    use crate::tikal::Action;
    use crate::words::Language;
    use crate::words::syntax::tests::is_english;

    #[test]
    fn why_a_text_is_no_action_is_told_in_every_language() {
        let rules = TikalLibrary::built_in().find("classic").cloned().unwrap();
        let texts = [
            "sing 3",
            "end now",
            "bid x",
            "dig zz",
            "draw zz",
            "reveal 99",
            "exchange 1 9 1",
            "place c3 8",
            "enter dog a5",
        ];
        let errors: Vec<_> = texts.iter().map(|text| Action::parse(&rules, text).unwrap_err()).collect();
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said: BTreeSet<String> = errors.iter().map(|error| State::no_action(&texts, error)).collect();
            assert_eq!(said.len(), errors.len(), "{said:?}");
            for said in &said {
                assert!(!said.contains("no-action-") && !said.contains('$'), "{said}");
                assert!(language == Language::English || !is_english(said), "{said}");
            }
        }
    }
}
