//! The volcano forecast in words: in full below the groups of tiles, in short in the window's menu bar.

use crate::insight::tikal::{Forecast, NoVolcano};
use crate::tikal::{State, Variant};
use crate::words::{Texts, Value};

/// The forecast in a few words.
#[must_use]
pub fn short_odds(texts: &Texts, rules: &Variant, state: &State, forecast: &Forecast) -> String {
    match forecast.none {
        _ if speaks_of_round(state, forecast) => texts.with("forecast-short-round", &round_values(forecast)),
        None => texts.with("forecast-short", &[("percent", forecast.next.percent().into())]),
        Some(why) => none(texts, rules, state, forecast, why),
    }
}

/// The number of tiles left in the group that is drawn from, and the letters of the groups after it from which the
/// tiles to come are drawn too.
fn reach(rules: &Variant, state: &State, forecast: &Forecast) -> (usize, String) {
    let deck = state.deck();
    let left = rules.groups().iter().map(|group| (group.letter, group.tiles.and(deck).len()));
    let mut left = left.filter(|&(_, left)| left > 0);
    let Some((_, first)) = left.next() else { return (0, String::new()) };
    let mut wanted = usize::from(forecast.ahead).saturating_sub(first);
    let beyond = left.map_while(|(letter, left)| {
        let is_reached = wanted > 0;
        wanted = wanted.saturating_sub(left);
        is_reached.then(|| letter.to_string())
    });
    (first, beyond.collect::<Vec<_>>().join(", "))
}

/// The number of volcanoes in this game, or in one group of its deck: a volcano is the last of its group only where
/// there were others.
fn volcanoes_of(rules: &Variant, state: &State, group: Option<char>) -> usize {
    let all = rules.deck_for(state.players());
    let of = rules.groups().iter().filter(|of| group.is_none_or(|letter| of.letter == letter));
    let is_volcano = |&tile: &_| rules.tile(tile).kind.starts_a_scoring();
    of.flat_map(|of| of.tiles.and(all).iter()).filter(is_volcano).count()
}

/// Why the next tile is certainly no volcano. What is said of a group names the tiles that are left in it: of those after
/// them something else may hold.
fn none(texts: &Texts, rules: &Variant, state: &State, forecast: &Forecast, why: NoVolcano) -> String {
    let key = match why {
        NoVolcano::NeverInGroup => "forecast-never-in-group",
        NoVolcano::LastOfGroupFaceUp => "forecast-group-face-up",
        NoVolcano::GroupIsThrough => "forecast-no-group",
        NoVolcano::NeverInDeck => "forecast-never",
        NoVolcano::LastOfDeckFaceUp => "forecast-deck-face-up",
        NoVolcano::DeckIsThrough => "forecast-none",
    };
    let group = forecast.group.map(String::from).unwrap_or_default();
    let left = reach(rules, state, forecast).0;
    let volcanoes =
        volcanoes_of(rules, state, (why == NoVolcano::LastOfGroupFaceUp).then_some(forecast.group).flatten());
    texts.with(key, &[("group", group.into()), ("left", left.into()), ("volcanoes", volcanoes.into())])
}

/// True if the tiles to come are spoken of together: in an auctioned game a round's are turned up at once, so nobody
/// asks which of them comes next.
fn speaks_of_round(state: &State, forecast: &Forecast) -> bool {
    state.is_auction() && forecast.soon.cases > 0
}

fn round_values(forecast: &Forecast) -> [(&'static str, Value); 2] {
    [("tiles", forecast.ahead.into()), ("percent", forecast.soon.percent().into())]
}

/// The odds of the tiles to come, by the first of these texts, or by the second where some of them are of the groups after
/// the one that is drawn from.
fn ahead(texts: &Texts, rules: &Variant, state: &State, forecast: &Forecast, [within, beyond]: [&str; 2]) -> String {
    let (_, groups) = reach(rules, state, forecast);
    let key = if groups.is_empty() { within } else { beyond };
    let [tiles, percent] = round_values(forecast);
    texts.with(key, &[tiles, percent, ("groups", groups.into())])
}

/// The forecast in full, line by line.
#[must_use]
pub fn lines(texts: &Texts, rules: &Variant, state: &State, forecast: &Forecast) -> Vec<String> {
    let mut lines = Vec::new();
    let told = matches!(forecast.none, Some(NoVolcano::LastOfGroupFaceUp | NoVolcano::LastOfDeckFaceUp));
    if forecast.face_up > 0 && !told {
        lines.push(texts.say("forecast-face-up"));
    }
    if speaks_of_round(state, forecast) {
        lines.push(ahead(texts, rules, state, forecast, ["forecast-round", "forecast-round-beyond"]));
        lines.extend(forecast.none.map(|why| none(texts, rules, state, forecast, why)));
        return lines;
    }
    lines.push(match forecast.none {
        None => texts.with("forecast-next", &[("percent", forecast.next.percent().into())]),
        Some(why) => none(texts, rules, state, forecast, why),
    });
    if forecast.in_deck > 0 && forecast.ahead > 1 {
        lines.push(ahead(texts, rules, state, forecast, ["forecast-soon", "forecast-soon-beyond"]));
    }
    lines
}
