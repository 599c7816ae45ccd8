//! Where the points of a game of Tikal came from, and their course turn by turn: for the table of every game's end.

use super::Table;
use crate::app::table::{Moment, ScoreRow, Scoring};
use crate::game::Seat;
use crate::insight::tikal::{ScoringRound, TurnScores};
use crate::words::Texts;
use crate::words::tikal::nouns;

/// Every scoring round of every player, from temples and from treasures.
pub fn breakdown(texts: &Texts, table: &Table) -> Vec<ScoreRow> {
    let state = table.state();
    let row = |title: String, of: &dyn Fn(Seat) -> (String, Option<String>), strong: bool| ScoreRow {
        title,
        values: state.seats().iter().map(|&seat| of(seat)).collect(),
        strong,
    };
    let mut rows = Vec::new();
    // What the rules give, and the handicap.
    let start = table.history().turns().first().map(|start| start.scores).unwrap_or_default();
    if start.iter().any(|&score| score != 0) {
        rows.push(row(texts.say("end-start"), &|seat| (start[seat.index()].to_string(), None), false));
    }
    if state.is_auction() {
        let paid = |seat| match table.history().paid(seat) {
            0 => ("0".to_owned(), None),
            points => (texts.with("end-minus", &[("points", points.into())]), None),
        };
        rows.push(row(texts.say("end-paid"), &paid, false));
    }
    for (index, round) in table.history().rounds().iter().enumerate() {
        let title = if round.is_final {
            texts.say("end-last-round")
        } else {
            texts.with("end-round", &[("number", (index + 1).into())])
        };
        let value = |seat| match sums(round, seat) {
            Some((temples, treasures)) => {
                let values = [("temples", temples.into()), ("treasures", treasures.into())];
                ((temples + treasures).to_string(), Some(texts.with("end-parts", &values)))
            }
            None => (String::new(), None),
        };
        rows.push(row(title, &value, false));
    }
    rows.push(row(texts.say("end-score"), &|seat| (state.score(seat).to_string(), None), true));
    rows
}

/// The scores after each turn. A turn is a tile, so the turns of a scoring round stand between two of them.
pub fn course(table: &Table) -> Vec<Moment> {
    let turns = table.history().turns();
    let own = turns.iter().filter(|turn| turn.turn > 0 && !turn.is_of_scoring).count() as f64;
    // A game may begin at a position in which turns were played already.
    let mut turn = (nouns::turn(table.rules(), table.state()) as f64 - own).max(0.0);
    let step = 1.0 / (f64::from(table.state().players()) + 1.0);
    let mut within = 0.0;
    let moment = |entry: &TurnScores| {
        if entry.is_of_scoring {
            within += step;
        } else if entry.turn > 0 {
            (turn, within) = (turn + 1.0, 0.0);
        }
        let scoring = entry.scoring.map(|is_final| if is_final { Scoring::Final } else { Scoring::Within });
        Moment { at: turn + within, scores: entry.scores.map(u32::cast_signed).to_vec(), scoring }
    };
    turns.iter().map(moment).collect()
}

/// The points that temples and treasures brought a seat in a round.
fn sums(round: &ScoringRound, seat: Seat) -> Option<(u32, u32)> {
    let score = round.scores.iter().find(|score| score.seat == seat)?;
    let sum = |of_temples: bool| {
        let items = score.items.iter().filter(|item| item.is_temple() == of_temples);
        items.map(|item| u32::from(item.points())).sum::<u32>()
    };
    Some((sum(true), sum(false)))
}
