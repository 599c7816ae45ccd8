//! The findings of [`crate::insight::legend`] in a position, in sentences.

use super::{Named, nouns};
use crate::game::Seat;
use crate::insight::Odds;
use crate::insight::legend::{Account, Claim, Consequence, ScoreItem, Site, Standing};
use crate::words::{Texts, Value};

/// A number with its sign.
fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.abs()) } else { format!("+{number}") }
}

// ---- Ledger ------------------------------------------------------------------------------------------

/// The strength that a seat still needs to hold a hex, and its cost or that its points are too few; nothing for a seat
/// that holds it. `name` is how the seat is called in the line.
#[must_use]
pub fn claim(texts: &Texts, claim: Claim, name: &str) -> Option<String> {
    let need = claim.need.filter(|&need| need > 0)?;
    let name = ("name", name.to_owned().into());
    Some(match claim.price {
        Some(price) => texts.with("ledger-needs", &[name, ("need", need.into()), ("price", price.into())]),
        None => texts.with("ledger-needs-far", &[name, ("need", need.into()), ("most", claim.most.into())]),
    })
}

/// Who holds a hex, and by how much.
#[must_use]
pub fn standing(texts: &Texts, game: &Named, entry: &Standing) -> String {
    if let Some((owner, _)) = entry.guard {
        return texts.with("ledger-guarded", &[("name", game.value(owner))]);
    }
    match (entry.holder(), entry.margin()) {
        (Some(holder), Some(margin)) => {
            texts.with("legend-holds", &[("name", game.value(holder.seat)), ("margin", margin.into())])
        }
        _ if entry.claims.iter().all(|claim| claim.strength == 0) => texts.say("ledger-nobody"),
        _ => texts.say("legend-tied"),
    }
}

/// The kind of a hex, as far as it matters to a scoring.
#[must_use]
pub fn site(texts: &Texts, site: Site) -> String {
    match site {
        Site::Temple { value, .. } => texts.with("kind-temple", &[("value", value.into())]),
        Site::Volcano(_) => texts.say("kind-volcano"),
        Site::Lake => texts.say("kind-lake"),
        Site::Ruin { treasures } => texts.with("kind-ruin", &[("left", treasures.into())]),
        Site::Emptied(masks) => texts.with("legend-site-emptied", &[("masks", masks.into())]),
        Site::Clearing => texts.say("kind-clearing"),
        Site::Jungle => texts.say("cell-jungle"),
        Site::Camp => texts.say("legend-site-camp"),
    }
}

/// What a hex brings who holds it.
#[must_use]
pub fn brings(texts: &Texts, site: Site) -> String {
    match site {
        Site::Temple { value, high } if high > 0 => {
            let points = u32::from(value) + u32::from(high);
            let values = [("points", points.into()), ("value", value.into()), ("high", high.into())];
            texts.with("legend-brings-high", &values)
        }
        Site::Temple { value: points, .. } | Site::Volcano(points) => {
            texts.with("legend-brings", &[("points", points.into())])
        }
        Site::Lake => texts.say("legend-brings-masks"),
        Site::Ruin { .. } => texts.with("legend-brings-lakes", &[("masks", 1.into())]),
        Site::Emptied(masks) => texts.with("legend-brings-both", &[("masks", masks.into())]),
        Site::Clearing | Site::Jungle => texts.say("legend-brings-temples"),
        Site::Camp => texts.say("legend-brings-nothing"),
    }
}

/// Everything that the ledger knows of a hex, line by line.
#[must_use]
pub fn details(texts: &Texts, game: &Named, entry: &Standing) -> Vec<String> {
    let values = [("cell", game.cell(entry.cell)), ("site", site(texts, entry.site).into())];
    let mut lines = vec![texts.with("legend-site", &values), brings(texts, entry.site)];
    let there = entry.claims.iter().filter(|claim| claim.strength > 0).map(|claim| {
        let values = [("name", game.value(claim.seat)), ("strength", claim.strength.into())];
        texts.with("ledger-strength", &values)
    });
    let there: Vec<String> = there.collect();
    if !there.is_empty() {
        lines.push(there.join(", "));
    }
    lines.push(standing(texts, game, entry));
    lines.extend(entry.claims.iter().filter_map(|&of| claim(texts, of, game.name(of.seat))));
    lines
}

// ---- Consequences ------------------------------------------------------------------------------------

/// How whoever acts is called in a sentence on what an action changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Calling {
    /// As “you”.
    Address,
    /// By name.
    Name,
}

/// What would be different, a line each.
#[must_use]
pub fn consequences(texts: &Texts, game: &Named, found: &[Consequence], calling: Calling) -> Vec<String> {
    found.iter().map(|one| consequence(texts, game, one, calling)).collect()
}

/// One thing that would be different, in a sentence.
#[must_use]
pub fn consequence(texts: &Texts, game: &Named, found: &Consequence, calling: Calling) -> String {
    let acting = game.acting;
    let is_you = |seat: Seat| seat == acting && calling == Calling::Address;
    // The first text addresses whoever acts, the second one calls the seat by name.
    let of = |seat: Seat, [you, other]: [&str; 2], values: &[(&'static str, Value)]| {
        let values: Vec<_> = values.iter().cloned().chain([("name", game.value(seat))]).collect();
        texts.with(if is_you(seat) { you } else { other }, &values)
    };
    match *found {
        Consequence::Value { temple, value } => {
            texts.with("effect-value", &[("cell", game.cell(temple)), ("value", value.into())])
        }
        Consequence::Takes { cell, seat, from, own, best } => {
            let values = [("cell", game.cell(cell)), ("own", own.into()), ("best", best.into())];
            match from.filter(|&from| from != acting && seat == acting) {
                Some(from) if is_you(seat) => {
                    let values: Vec<_> = values.into_iter().chain([("name", game.value(from))]).collect();
                    texts.with("effect-take-from", &values)
                }
                Some(from) => {
                    let named = [("name", game.value(seat)), ("from", game.value(from))];
                    texts.with("effect-other-takes-from", &values.into_iter().chain(named).collect::<Vec<_>>())
                }
                None => of(seat, ["effect-take", "effect-other-takes"], &values),
            }
        }
        Consequence::Loses { cell, seat, own, best } => {
            let values = [("cell", game.cell(cell)), ("own", own.into()), ("best", best.into())];
            of(seat, ["effect-lose", "effect-other-loses"], &values)
        }
        Consequence::Strength { cell, holds, own, best } => {
            let values = [("cell", game.cell(cell)), ("own", own.into()), ("best", best.into())];
            let keys =
                if holds { ["effect-hold", "effect-other-holds"] } else { ["effect-behind", "effect-other-behind"] };
            of(acting, keys, &values)
        }
        Consequence::Closes { temple, members } => {
            let keys = if members == 0 {
                ["effect-close", "effect-other-closes"]
            } else {
                ["effect-close-pieces", "effect-other-closes-pieces"]
            };
            of(acting, keys, &[("cell", game.cell(temple)), ("pieces", members.into())])
        }
        Consequence::Passage { side, before, after } => {
            let to = game.rules.layout().neighbour(side.cell, side.direction).unwrap_or(side.cell);
            let values = [
                ("from", game.cell(side.cell)),
                ("to", game.cell(to)),
                ("before", before.into()),
                ("after", after.into()),
            ];
            let key = match (before, after) {
                (0, _) => "legend-effect-way-opens",
                (_, 0) => "legend-effect-way-closes",
                _ => "legend-effect-way",
            };
            texts.with(key, &values)
        }
        Consequence::Ruin { ruin, left, masks } => {
            let values = [("cell", game.cell(ruin)), ("left", left.into()), ("masks", masks.into())];
            texts.with(if left == 0 { "legend-effect-emptied" } else { "effect-ruin" }, &values)
        }
        Consequence::Treasure { ref gains } => {
            let of: u64 = gains.iter().map(|&(_, cases)| u64::from(cases)).sum();
            let parts = gains.iter().map(|&(gain, cases)| {
                let percent = Odds { cases: cases.into(), of }.percent();
                texts.with("effect-odds", &[("gain", signed(gain).into()), ("percent", percent.into())])
            });
            let list = parts.collect::<Vec<_>>().join(", ");
            texts.with("legend-effect-treasure", &[("list", list.into())])
        }
        Consequence::ActionPoints(points) => {
            of(acting, ["legend-effect-points", "legend-effect-other-points"], &[("points", points.into())])
        }
        Consequence::Lost(points) => texts.with("effect-lost", &[("points", points.into())]),
        Consequence::ScoringBegins { is_last } => {
            texts.say(if is_last { "legend-told-last-scoring" } else { "legend-told-scoring" })
        }
        Consequence::Scores(points) => {
            of(acting, ["effect-scores", "effect-other-scores"], &[("points", points.into())])
        }
        Consequence::Worth(ref changes) => {
            let parts = changes.iter().map(|&(seat, change)| {
                of(seat, ["effect-worth-own", "effect-worth-other"], &[("change", signed(change).into())])
            });
            let list = parts.collect::<Vec<_>>().join(", ");
            texts.with("effect-worth", &[("list", list.into())])
        }
        Consequence::Multiplies { temples, land, masks, lakes } => {
            let values =
                [("temples", temples.into()), ("land", land.into()), ("masks", masks.into()), ("lakes", lakes.into())];
            let parts = [(land, "legend-effect-land"), (lakes, "legend-effect-lakes")];
            let parts = parts.iter().filter(|(hexes, _)| *hexes > 0).map(|(_, key)| texts.with(key, &values));
            parts.collect::<Vec<_>>().join("; ")
        }
    }
}

// ---- Accounts ----------------------------------------------------------------------------------------

/// The points that a scoring now would bring a seat: a heading with the sum, then item by item, and the hexes that count
/// for nothing because a camp stands there.
#[must_use]
pub fn account(texts: &Texts, game: &Named, account: &Account) -> Vec<String> {
    let heading = texts.with("legend-worth", &[("points", account.points.into())]);
    let mut lines = vec![heading];
    lines.extend(account.items.iter().map(|&one| item(texts, game, one)));
    let camped: Vec<String> =
        account.camped.into_iter().map(|cell| game.rules.layout().name(cell).to_string()).collect();
    if !camped.is_empty() {
        lines.push(texts.with("legend-worth-camped", &[("cells", camped.join(", ").into())]));
    }
    lines
}

/// One thing that scores or would score, in words.
#[must_use]
pub fn item(texts: &Texts, game: &Named, item: ScoreItem) -> String {
    let points = ("points", Value::from(item.points()));
    match item {
        ScoreItem::Temple { cell, value, high } if high > 0 => {
            let values = [points, ("cell", game.cell(cell)), ("value", value.into()), ("high", high.into())];
            texts.with("legend-item-high", &values)
        }
        ScoreItem::Temple { cell, .. } => texts.with("scoring-temple", &[points, ("cell", game.cell(cell))]),
        ScoreItem::Volcano { cell, .. } => texts.with("legend-item-volcano", &[points, ("cell", game.cell(cell))]),
        ScoreItem::Land { jungle, clearings, temples } => {
            let values =
                [points, ("jungle", jungle.into()), ("clearings", clearings.into()), ("temples", temples.into())];
            texts.with("legend-item-land", &values)
        }
        ScoreItem::Lakes { lakes, masks } => {
            texts.with("legend-item-lakes", &[points, ("lakes", lakes.into()), ("masks", masks.into())])
        }
        ScoreItem::Treasures { kind, copies, .. } => {
            let name = nouns::titled(&nouns::treasure(texts, game.rules, kind));
            texts.with("scoring-treasures", &[points, ("name", name.into()), ("copies", copies.into())])
        }
        ScoreItem::Power { .. } => texts.with("legend-item-power", &[points]),
    }
}
