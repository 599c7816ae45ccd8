//! Where the points of a game of Legend came from, for the table of every game's end: a row for each source.

use super::Table;
use crate::app::table::{Moment, ScoreRow, Scoring, course_with};
use crate::game::Seat;
use crate::insight::legend::ScoreItem;
use crate::words::Texts;

/// True for the items of one source.
type IsOf = fn(&ScoreItem) -> bool;

/// The sources of points: the id of the text that names one, and its items.
const SOURCES: [(&str, IsOf); 6] = [
    ("legend-table-of-temples", |item| matches!(item, ScoreItem::Temple { .. })),
    ("legend-table-of-volcanoes", |item| matches!(item, ScoreItem::Volcano { .. })),
    ("legend-table-of-land", |item| matches!(item, ScoreItem::Land { .. })),
    ("legend-table-of-lakes", |item| matches!(item, ScoreItem::Lakes { .. })),
    ("legend-table-of-treasures", |item| matches!(item, ScoreItem::Treasures { .. })),
    ("legend-table-of-power", |item| matches!(item, ScoreItem::Power { .. })),
];

/// The scores turn by turn, with the scoring rounds.
pub fn course(table: &Table) -> Vec<Moment> {
    let of = |&(action, is_final): &(usize, bool)| (action, if is_final { Scoring::Final } else { Scoring::Within });
    course_with(table, &table.own.known.history.rounds.iter().map(of).collect::<Vec<_>>())
}

/// The points that a seat had at first, from each source, and in the end.
pub fn breakdown(texts: &Texts, table: &Table) -> Vec<ScoreRow> {
    let state = table.state();
    let scores = &table.own.known.history.scores;
    let row = |title: &str, of: &dyn Fn(Seat) -> u32, strong: bool| ScoreRow {
        title: texts.say(title),
        values: state.seats().iter().map(|&seat| (of(seat).to_string(), None)).collect(),
        strong,
    };
    let of_seat = |seat: Seat| scores.iter().filter(move |score| score.seat == seat);
    let all = |seat| of_seat(seat).map(|score| score.points).sum::<u32>();
    let start = |seat| state.score(seat).saturating_sub(all(seat));
    let mut rows = vec![row("end-start", &start, false)];
    for (title, is_of) in SOURCES {
        let sum = |seat| {
            let items = of_seat(seat).flat_map(|score| &score.items).filter(|item| is_of(item));
            items.map(|item| item.points()).sum::<u32>()
        };
        rows.push(row(title, &sum, false));
    }
    rows.push(row("end-score", &|seat| state.score(seat), true));
    rows
}
