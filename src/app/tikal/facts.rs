//! What a variant is like in a few words, made from its numbers.

use super::setup::Choices;
use crate::tikal::{TurnRule, Variant};
use crate::words::Texts;

/// The facts of a variant: players, tiles, length, points, whether turns are auctioned, as it is chosen or else as the
/// variant suggests.
#[must_use]
pub fn facts(texts: &Texts, rules: &Variant, choices: Option<Choices>) -> Vec<String> {
    let turns = |players: u8| rules.deck_for(players).len() / usize::from(players);
    let (least, most) = (*rules.players().start(), *rules.players().end());
    let length =
        [("least", least.into()), ("many", turns(least).into()), ("most", most.into()), ("few", turns(most).into())];
    let mut facts = vec![players(texts, rules), tiles(texts, rules), texts.with("facts-length", &length)];
    facts.push(texts.with("facts-points", &[("points", rules.action_points().into())]));
    facts.push(texts.say(match choices.unwrap_or_else(|| Choices::of(rules)).turns {
        TurnRule::Auction => "facts-auction",
        TurnRule::Draw => "facts-draw",
    }));
    facts
}

fn players(texts: &Texts, rules: &Variant) -> String {
    let (least, most) = (*rules.players().start(), *rules.players().end());
    if least == most {
        texts.with("facts-players-one", &[("players", least.into())])
    } else {
        texts.with("facts-players", &[("least", least.into()), ("most", most.into())])
    }
}

fn tiles(texts: &Texts, rules: &Variant) -> String {
    let (least, most) = rules.players().fold((usize::MAX, 0), |(least, most), players| {
        let tiles = rules.deck_for(players).len();
        (least.min(tiles), most.max(tiles))
    });
    if least == most {
        texts.with("facts-tiles", &[("tiles", most.into())])
    } else {
        texts.with("facts-tiles-range", &[("least", least.into()), ("most", most.into())])
    }
}
