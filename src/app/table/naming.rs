//! Names of players in sentences, and who is addressed.

use super::{Table, TableGame, player_name};
use crate::game::{Player, Seat};
use crate::games::GameId;
use crate::puzzles::Grade;
use crate::words::{Texts, Value, shown};

/// The name of a seat before a colon: its own, or how the person is addressed, if only one plays at this
/// computer.
#[must_use]
pub fn called<G: TableGame>(texts: &Texts, table: &Table<G>, seat: Seat) -> String {
    if table.own_seat() == Some(seat) { texts.say("player-addressed") } else { table.name(seat).to_owned() }
}

/// The level of the computer on a seat and how it plays; nothing for a person.
#[must_use]
pub fn computer<G: TableGame>(texts: &Texts, table: &Table<G>, seat: Seat) -> Option<String> {
    let record = table.sitting().seats().get(seat.index()).filter(|_| !table.is_lesson())?;
    let Player::Computer(level) = &record.player else { return None };
    let hint = shown::level_hint(texts, GameId::from_id(G::ID)?, level.parse().unwrap_or_default());
    let values = [("level", player_name(texts, &record.player).into()), ("hint", hint.into())];
    Some(texts.with("setup-level", &values))
}

/// A sentence about a seat: one with its name, or the second one, which addresses the only person who plays at this
/// computer.
#[must_use]
pub fn of_seat<G: TableGame>(
    texts: &Texts,
    table: &Table<G>,
    seat: Seat,
    [named, addressed]: [&str; 2],
    values: &[(&'static str, Value)],
) -> String {
    if table.own_seat() == Some(seat) {
        return texts.with(addressed, values);
    }
    let name = ("name", table.name(seat).to_owned().into());
    let values: Vec<(&'static str, Value)> = values.iter().cloned().chain([name]).collect();
    texts.with(named, &values)
}

/// Names in a row, with a word before the last one.
#[must_use]
pub fn listed(texts: &Texts, names: &[&str]) -> String {
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, others)) => format!("{}{}{last}", others.join(", "), texts.say("end-and")),
        None => String::new(),
    }
}

/// The difficulty of a puzzle.
#[must_use]
pub fn grade(texts: &Texts, grade: Grade) -> String {
    texts.say(match grade {
        Grade::Easy => "puzzle-grade-easy",
        Grade::Medium => "puzzle-grade-medium",
        Grade::Hard => "puzzle-grade-hard",
    })
}
