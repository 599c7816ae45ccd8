//! The games as a table of comma-separated values (RFC 4180): a line for each seat of each game.
//!
//! Decides the columns: those of every game first, then one for each thing that is counted in any of them. Where a game
//! does not count a thing, its cell is empty.

use super::archive::KeptGame;
use super::summary::{Counted, Game, Who};
use crate::lab::WHOLE;
use crate::platform;

/// The columns of every game.
const COLUMNS: [&str; 18] = [
    "file",
    "day",
    "game",
    "variant",
    "variant_name",
    "variant_hash",
    "players",
    "turns",
    "actions",
    "hints",
    "fair",
    "seat",
    "name",
    "player",
    "level",
    "score",
    "won",
    "margin",
];

/// The letters at whose sight a spreadsheet takes a text for a formula and runs it.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// A cell with a text of somebody's own: one that a spreadsheet would run has an apostrophe in front.
fn text(text: &str) -> String {
    if text.starts_with(FORMULA) { format!("'{text}") } else { text.to_owned() }
}

/// A cell: in quotes if it has to be.
fn quoted(text: &str) -> String {
    if text.contains(['"', ',', '\n', '\r']) || text.trim() != text {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// The table of these games, after a line of headings; lines end as the standard says.
#[must_use]
pub fn csv<'a>(games: impl IntoIterator<Item = (&'a KeptGame, &'a Game)>) -> String {
    let games: Vec<(&KeptGame, &Game)> = games.into_iter().collect();
    let mut counted: Vec<(&str, &Counted)> = Vec::new();
    for (_, game) in &games {
        for own in &game.counted {
            if !counted.contains(&(game.game.as_str(), own)) {
                counted.push((game.game.as_str(), own));
            }
        }
    }
    let head = |(game, counted): &(&str, &Counted)| {
        let key = counted.key.replace(' ', "_");
        let parts = [*game, counted.measure.as_str(), key.as_str()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("_")
    };
    let heads = COLUMNS.into_iter().map(str::to_owned).chain(counted.iter().map(head));
    let mut lines = vec![heads.map(|head| quoted(&head)).collect::<Vec<_>>().join(",")];
    for (kept, game) in &games {
        for (index, seat) in game.seats.iter().enumerate() {
            let (player, level) = match &seat.who {
                Who::Person => ("person", ""),
                Who::Computer(level) => ("computer", level.as_str()),
                Who::Several => ("several", ""),
            };
            let optional = |number: Option<i32>| number.map(|number| number.to_string()).unwrap_or_default();
            let fixed = [
                text(&kept.file()),
                kept.time().map(platform::day_of).unwrap_or_default(),
                game.game.clone(),
                text(&game.variant),
                text(&game.name),
                game.hash.clone(),
                game.seats.len().to_string(),
                game.turns.to_string(),
                game.actions.to_string(),
                game.hints.to_string(),
                if game.is_fair() { "yes" } else { "no" }.to_owned(),
                (index + 1).to_string(),
                text(&seat.name),
                player.to_owned(),
                text(level),
                optional(seat.score),
                format!("{:.3}", seat.win as f64 / WHOLE as f64),
                optional(game.margin(index)),
            ];
            let numbers = counted.iter().map(|(of, counted)| {
                let is_own = *of == game.game;
                optional(game.number(index, counted).filter(|_| is_own))
            });
            lines.push(fixed.into_iter().chain(numbers).map(|cell| quoted(&cell)).collect::<Vec<_>>().join(","));
        }
    }
    lines.join("\r\n") + "\r\n"
}
