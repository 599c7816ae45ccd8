//! The aims of a stage of a lesson: what it is about, and the next thing to click, worked out from its task and from what is
//! begun and marked at the table.

use super::Run;
use crate::app::chac::command::{Ask, TableAsk, TableCommand};
use crate::app::chac::desk::Spot;
use crate::app::chac::table::{Verb, ask_for};
use crate::chac::{Ability, Action, Dice, Phase, Square};
use crate::game::Seat;
use crate::words::chac::lessons::{Show, Stage};
use crate::words::lessons::Task;

/// Something to click.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Aim {
    /// A square of the board.
    Square(Square),
    /// The widget that asks for this command.
    Does(TableAsk),
}

impl From<Ask> for Aim {
    fn from(ask: Ask) -> Self {
        Self::Does(ask.into())
    }
}

/// The widgets that end what the seat is asked.
fn ends() -> Vec<Aim> {
    vec![Ask::End.into(), Aim::Does(TableCommand::AskToEnd.into())]
}

impl Run {
    /// The things to click next, as [`Run::aims`].
    pub(super) fn aims_now(&self) -> Vec<Aim> {
        match &self.stage().task {
            Task::Play(ways) => self.aims_on(ways).unwrap_or_default(),
            // Where no actions are left there is one thing to do.
            Task::Free if self.is_spent() => ends(),
            Task::Read | Task::Watch(_) | Task::Free | Task::Turn => Vec::new(),
        }
    }

    /// True if the learner acts, and can do nothing more than end the turn.
    fn is_spent(&self) -> bool {
        self.table().state().phase() == Phase::Act && self.table().legal() == [Action::End]
    }

    /// The squares that the stage is about.
    #[must_use]
    pub fn squares(&self) -> Vec<Square> {
        let named = |show: &Show| match show {
            Show::Square(name) => self.square(name),
            Show::Dice | Show::Player(_) => None,
        };
        self.stage().show.iter().filter_map(named).collect()
    }

    /// The square with this name.
    #[must_use]
    pub fn square(&self, name: &str) -> Option<Square> {
        self.table().rules().square_named(name)
    }

    fn aims_on(&self, ways: &[Vec<String>]) -> Option<Vec<Aim>> {
        let played = self.played();
        let way = ways.iter().find(|way| self.begins(way, &played))?;
        let rest = way.get(played.len()..)?;
        let table = self.table();
        let action = self.meant(rest.first()?)?;
        let of_ability = |ability: Ability, square: Square| match table.begun() {
            Some(begun) if begun == ability => Aim::Square(square),
            _ => Ask::Begin(ability).into(),
        };
        let button = |verb: Verb| ask_for(table, verb).map(|(ask, _)| Aim::from(ask));
        Some(vec![match action {
            Action::End | Action::Ready | Action::Wait => return Some(ends()),
            // What is begun is let go of by the same button.
            Action::Step(_) if table.begun().is_some() => Ask::Begin(table.begun()?).into(),
            Action::Step(to) => Aim::Square(self.end_of_walk(rest, to)),
            Action::Enter(corner) => Aim::Square(corner),
            Action::Sprint(to) => of_ability(Ability::Sprint, to),
            Action::Leap(to) => of_ability(Ability::Leap, to),
            Action::Linguistics(tile) => of_ability(Ability::Linguistics, tile),
            Action::Search => button(Verb::Search)?,
            Action::Decipher => button(Verb::Decipher)?,
            Action::Pick => button(Verb::Pick)?,
            Action::Climb => button(Verb::Climb)?,
            Action::Jump => button(Verb::Jump)?,
            Action::Reroll(dice) => match self.next_die(dice) {
                Some(place) => Ask::Die(place).into(),
                None => button(Verb::Pick)?,
            },
            _ => Ask::Play(action).into(),
        }])
    }

    /// The die before the lock to be clicked next, so that just these dice are rolled again; nothing once they are.
    fn next_die(&self, wanted: Dice) -> Option<u8> {
        let mut wanted: Vec<u8> = wanted.faces().collect();
        let dice: Vec<(u8, (u8, bool))> = (0..).zip(self.table().lock_dice()).collect();
        // Those that are marked already first, so that of equal dice none is marked in another's place.
        let mut wrong = None;
        for &(place, (face, _)) in dice.iter().filter(|(_, (_, is_marked))| *is_marked) {
            match wanted.iter().position(|&other| other == face) {
                Some(index) => drop(wanted.remove(index)),
                None => wrong = wrong.or(Some(place)),
            }
        }
        let missing = dice.iter().find(|(_, (face, is_marked))| !is_marked && wanted.contains(face));
        wrong.or(missing.map(|&(place, _)| place))
    }

    /// The square where a walk ends that begins with a step to `first`: one click leads all the way.
    fn end_of_walk(&self, rest: &[String], first: Square) -> Square {
        let rules = self.table().rules();
        let next = rest.iter().skip(1).map_while(|pattern| match Action::parse(rules, pattern) {
            Ok(Action::Step(to)) => Some(to),
            _ => None,
        });
        let is_one_click = |&to: &Square| self.table().way_to(to).is_some();
        next.take_while(is_one_click).last().unwrap_or(first)
    }
}

/// The things beside the board that a stage is about.
pub(super) fn spots_of(stage: &Stage) -> Vec<Spot> {
    let spot = |show: &Show| {
        Some(match *show {
            Show::Square(_) => return None,
            Show::Dice => Spot::Course,
            Show::Player(seat) => Spot::Player(Seat::from_index(seat)?),
        })
    };
    stage.show.iter().filter_map(spot).collect()
}
