//! Where the points of a game of Legend came from, for the table of every game's end.

use super::Table;
use super::history::SeatScore;
use crate::app::table::Row;
use crate::game::Seat;
use crate::insight::legend::ScoreItem;
use crate::words::Texts;

/// The points that a seat had at first, in every scoring round, and in the end.
pub fn breakdown(texts: &Texts, table: &Table) -> Vec<Row> {
    let state = table.state();
    let scores = &table.own.known.history.scores;
    let row = |title: String, of: &dyn Fn(Seat) -> (String, Option<String>), strong: bool| Row {
        title,
        values: state.seats().iter().map(|&seat| of(seat)).collect(),
        strong,
    };
    let all = |seat: Seat| scores.iter().filter(|score| score.seat == seat).map(|score| score.points).sum::<u32>();
    let start = |seat| (state.score(seat).saturating_sub(all(seat)).to_string(), None);
    let mut rows = vec![row(texts.say("end-start"), &start, false)];
    let last = scores.last().map_or(0, |score| score.round);
    for round in 1..=last {
        let of_round = |score: &&SeatScore| score.round == round;
        let is_final = scores.iter().filter(of_round).any(|score| score.is_final);
        let title =
            if is_final { texts.say("end-last-round") } else { texts.with("end-round", &[("number", round.into())]) };
        let value = |seat| match scores.iter().find(|score| score.round == round && score.seat == seat) {
            Some(score) => (score.points.to_string(), Some(parts(texts, score))),
            None => (String::new(), None),
        };
        rows.push(row(title, &value, false));
    }
    rows.push(row(texts.say("end-score"), &|seat| (state.score(seat).to_string(), None), true));
    rows
}

/// The points by what they were for.
fn parts(texts: &Texts, score: &SeatScore) -> String {
    let sum = |wanted: fn(&ScoreItem) -> bool| {
        score.items.iter().filter(|item| wanted(item)).map(|item| item.points()).sum::<u32>()
    };
    let values = [
        ("temples", sum(|item| matches!(item, ScoreItem::Temple { .. })).into()),
        ("volcanoes", sum(|item| matches!(item, ScoreItem::Volcano { .. })).into()),
        ("land", sum(|item| matches!(item, ScoreItem::Land { .. })).into()),
        ("lakes", sum(|item| matches!(item, ScoreItem::Lakes { .. })).into()),
        ("treasures", sum(|item| matches!(item, ScoreItem::Treasures { .. })).into()),
        ("power", sum(|item| matches!(item, ScoreItem::Power { .. })).into()),
    ];
    texts.with("legend-table-parts", &values)
}
