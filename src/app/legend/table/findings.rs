//! The consequences of actions, the items of a score and the standing on a hex, in sentences.

use super::Table;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::legend::{Consequence, ScoreItem, Site, Standing, consequences};
use crate::legend::Action;
use crate::words::Texts;
use crate::words::legend::nouns;

impl Table {
    /// The consequences of these actions of the acting person, in sentences; nothing in a purist game.
    #[must_use]
    pub fn told_beforehand(&self, texts: &Texts, actions: &[Action]) -> Vec<String> {
        if self.is_purist() || self.looks_back() || self.person_to_move().is_none() {
            return Vec::new();
        }
        let found = consequences(self.rules(), self.state(), actions);
        found.iter().map(|one| consequence(texts, self, one)).collect()
    }
}

fn named(table: &Table, seat: Seat) -> (&'static str, crate::words::Value) {
    ("name", table.name(seat).to_owned().into())
}

/// A consequence in a sentence.
#[must_use]
pub fn consequence(texts: &Texts, table: &Table, one: &Consequence) -> String {
    let cell = |cell: Cell| ("cell", table.cell_name(cell).into());
    match *one {
        Consequence::Value { temple, value } => {
            texts.with("legend-table-value", &[cell(temple), ("value", value.into())])
        }
        Consequence::Takes { cell: on, seat, from, own, best } => {
            let values = [cell(on), named(table, seat), ("own", own.into()), ("best", best.into())];
            match from {
                Some(from) => {
                    let from = ("from", table.name(from).to_owned().into());
                    texts.with("legend-table-takes-from", &values.into_iter().chain([from]).collect::<Vec<_>>())
                }
                None => texts.with("legend-table-takes", &values),
            }
        }
        Consequence::Loses { cell: on, seat, own, best } => {
            let values = [cell(on), named(table, seat), ("own", own.into()), ("best", best.into())];
            texts.with("legend-table-loses", &values)
        }
        Consequence::Strength { cell: on, own, best, .. } => {
            texts.with("legend-table-strength", &[cell(on), ("own", own.into()), ("best", best.into())])
        }
        Consequence::Closes { temple, members } => {
            texts.with("legend-table-closes", &[cell(temple), ("members", members.into())])
        }
        Consequence::Passage { side, before, after } => {
            let other = table.rules().layout().neighbour(side.cell, side.direction).unwrap_or(side.cell);
            let values = [
                cell(side.cell),
                ("other", table.cell_name(other).into()),
                ("before", before.into()),
                ("after", after.into()),
            ];
            texts.with("legend-table-passage", &values)
        }
        Consequence::Ruin { ruin, left, masks } => {
            texts.with("legend-table-ruin", &[cell(ruin), ("left", left.into()), ("masks", masks.into())])
        }
        Consequence::Treasure { ref gains } => {
            let ends = [gains.first(), gains.last()].map(|gain| gain.map_or(0, |&(points, _)| points));
            texts.with("legend-table-treasure", &[("least", ends[0].into()), ("most", ends[1].into())])
        }
        Consequence::ActionPoints(points) => texts.with("legend-table-points", &[("points", points.into())]),
        Consequence::Lost(points) => texts.with("legend-table-lost", &[("points", points.into())]),
        Consequence::ScoringBegins { is_last: true } => texts.say("legend-table-last-scoring"),
        Consequence::ScoringBegins { is_last: false } => texts.say("legend-table-scoring"),
        Consequence::Scores(points) => texts.with("legend-table-scores", &[("points", points.into())]),
        Consequence::Worth(ref changes) => {
            let change = |&(seat, change): &(Seat, i64)| {
                let sign = if change > 0 { "+" } else { "−" };
                format!("{} {sign}{}", table.name(seat), change.abs())
            };
            let list = changes.iter().map(change).collect::<Vec<_>>().join(", ");
            texts.with("legend-table-worth", &[("list", list.into())])
        }
        Consequence::Multiplies { temples, land, masks, lakes } => {
            let values =
                [("temples", temples.into()), ("land", land.into()), ("masks", masks.into()), ("lakes", lakes.into())];
            texts.with("legend-table-multiplies", &values)
        }
    }
}

/// An item of a score in a line.
#[must_use]
pub fn item(texts: &Texts, table: &Table, item: ScoreItem) -> String {
    let points = ("points", item.points().into());
    match item {
        ScoreItem::Temple { cell, value, high } if high > 0 => {
            let values =
                [("cell", table.cell_name(cell).into()), ("value", value.into()), ("high", high.into()), points];
            texts.with("legend-table-item-high", &values)
        }
        ScoreItem::Temple { cell, .. } => {
            texts.with("legend-table-item-temple", &[("cell", table.cell_name(cell).into()), points])
        }
        ScoreItem::Volcano { cell, .. } => {
            texts.with("legend-table-item-volcano", &[("cell", table.cell_name(cell).into()), points])
        }
        ScoreItem::Land { jungle, clearings, temples } => {
            let values =
                [("jungle", jungle.into()), ("clearings", clearings.into()), ("temples", temples.into()), points];
            texts.with("legend-table-item-land", &values)
        }
        ScoreItem::Lakes { lakes, masks } => {
            texts.with("legend-table-item-lakes", &[("lakes", lakes.into()), ("masks", masks.into()), points])
        }
        ScoreItem::Treasures { kind, copies, .. } => {
            let kind = nouns::treasure(texts, table.rules(), kind).into();
            texts.with("legend-table-item-treasures", &[("kind", kind), ("copies", copies.into()), points])
        }
        ScoreItem::Power { .. } => texts.with("legend-table-item-power", &[points]),
    }
}

/// A hex of the ledger: its kind, in a word.
#[must_use]
pub fn site(texts: &Texts, site: Site) -> String {
    let counted = |key: &str, count: u8| texts.with(key, &[("count", count.into())]);
    match site {
        Site::Temple { value, high } => counted("legend-table-site-temple", value.saturating_add(high)),
        Site::Volcano(points) => counted("legend-table-site-volcano", points),
        Site::Lake => texts.say("kind-lake"),
        Site::Ruin { treasures } => texts.with("kind-ruin", &[("left", treasures.into())]),
        Site::Emptied(masks) => counted("legend-table-site-emptied", masks),
        Site::Clearing => texts.say("kind-clearing"),
        Site::Jungle => texts.say("cell-jungle"),
        Site::Camp => texts.say("legend-table-site-camp"),
    }
}

/// Who can take a hex, or why nobody can.
#[must_use]
pub fn threat(texts: &Texts, table: &Table, entry: &Standing) -> String {
    if let Some((owner, _)) = entry.guard {
        return texts.with("legend-table-guarded", &[named(table, owner)]);
    }
    match entry.threat().and_then(|threat| Some((threat.seat, threat.price?))) {
        Some((seat, price)) => texts.with("legend-table-threat", &[named(table, seat), ("price", price.into())]),
        None => texts.say("legend-table-safe"),
    }
}
