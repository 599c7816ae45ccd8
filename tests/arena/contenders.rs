//! The nodes of a player: those that are given, or a part of those that its level has in the game that is played.

use tikal::ai::Playable as _;
use tikal::arena::NotABudget;

use super::*;

#[test]
fn nodes_are_those_that_are_given_or_follow_from_level_and_budget() {
    let contender = |who: &str, budget: &str, nodes| {
        let made = Contender::new::<State>(&who.parse().unwrap(), budget.parse().unwrap(), nodes);
        (made.level.map(Level::id), made.nodes)
    };
    let own = Level::Adept.nodes();
    assert_eq!(contender("adept", "1", None), (Some("adept"), Some(own)));
    assert_eq!(contender("adept", "1/2", None), (Some("adept"), Some(own / 2)));
    assert_eq!(contender("adept", "1/2", Some(7)), (Some("adept"), Some(7)));
    // A program of another version may have other nodes at the same level, and keeps them unless asked otherwise.
    assert_eq!(contender("program@adept:x", "1", None), (Some("adept"), None));
    assert_eq!(contender("program@adept:x", "1/2", None), (Some("adept"), Some(own / 2)));
    assert_eq!(
        (contender("program:x", "1/2", None), contender("program:x", "1", Some(7))),
        ((None, None), (None, Some(7)))
    );
}

#[test]
fn a_budget_is_a_part_of_the_nodes_of_the_level() {
    let nodes = |text: &str| text.parse::<Budget>().map(|budget| budget.nodes::<State>(Level::Adept));
    let own = Level::Adept.nodes();
    assert_eq!((nodes("1"), nodes("1/20"), nodes("0.05")), (Ok(own), Ok(own / 20), Ok(own / 20)));
    assert_eq!((nodes("0.0000001"), nodes("1000")), (Ok(1), Ok(own * 1000)));
    let half = "1/2".parse::<Budget>().map(|budget| budget.nodes::<tikal::legend::State>(Level::Master));
    assert_eq!(half, Ok(tikal::legend::State::nodes(Level::Master) / 2));
    for text in ["", "0", "-1", "1/0", "0/0", "NaN", "inf", "1001", "1/2/3", "a"] {
        assert_eq!(nodes(text), Err(NotABudget), "{text:?}");
    }
}
