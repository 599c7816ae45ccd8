//! The results of the games that are kept, in the player's language: which games a row is about, what is counted of them,
//! how strong somebody is.
//!
//! Decides no number; `statistics` does.

use super::arena::{elo_interval, signed};
use super::{Texts, dates, lab, shown};
use crate::ai::Level;
use crate::games::{GameId, VariantId};
use crate::lab::Estimate;
use crate::library::Libraries;
use crate::statistics::{ACTION, Counted, Group, POINTS, RowKey, Span, Strongest};

/// The name of a variant that games were played with: that of the variant at hand, if it is the very same, else the one
/// that the record has. With the game in front, unless it is called like the game.
#[must_use]
pub fn variant(texts: &Texts, libraries: &Libraries, game: &str, id: &str, hash: &str, name: &str) -> String {
    let Some(game) = GameId::from_id(game) else { return name.to_owned() };
    let at_hand = libraries.find(&VariantId::new(game, id)).filter(|rules| rules.hash() == hash);
    let variant = at_hand.map_or_else(|| name.to_owned(), |rules| shown::name(texts, &rules));
    let game = shown::game_name(texts, game);
    if variant == game {
        return variant;
    }
    texts.with("variant-of-game", &[("game", game.into()), ("variant", variant.into())])
}

/// The strongest computer at a table.
#[must_use]
pub fn strongest(texts: &Texts, strongest: Strongest) -> String {
    match strongest {
        Strongest::Nobody => texts.say("statistics-people-only"),
        Strongest::Computer(level) => lab::level(texts, level),
    }
}

/// The games of a row.
#[must_use]
pub fn row(texts: &Texts, libraries: &Libraries, key: &RowKey) -> String {
    let level = |rank: usize| Level::ALL.get(rank).copied();
    match key {
        RowKey::All => texts.say("statistics-all"),
        RowKey::Variant(game, id, hash, name) => variant(texts, libraries, game, id, hash, name),
        RowKey::Players(players) => texts.with("setup-count", &[("players", (*players).into())]),
        RowKey::Level(rank) => {
            let level = rank.and_then(level);
            strongest(texts, level.map_or(Strongest::Nobody, Strongest::Computer))
        }
        RowKey::Person(name) => name.clone(),
        RowKey::Computer(rank) => {
            let name = level(*rank).map(|level| lab::level(texts, level)).unwrap_or_default();
            texts.with("statistics-computer", &[("level", name.into())])
        }
        RowKey::Month(None) => texts.say("statistics-no-month"),
        RowKey::Month(Some(month)) => dates::month(texts, month),
    }
}

/// The way in which games are put together.
#[must_use]
pub fn group(texts: &Texts, group: Group) -> String {
    texts.say(match group {
        Group::Variant => "statistics-by-variant",
        Group::Players => "statistics-by-players",
        Group::Level => "statistics-by-level",
        Group::Opponent => "statistics-by-opponent",
        Group::Month => "statistics-by-month",
    })
}

/// The time from which on games count.
#[must_use]
pub fn span(texts: &Texts, span: Span) -> String {
    texts.say(match span {
        Span::All => "statistics-span-all",
        Span::Year => "statistics-span-year",
        Span::Month => "statistics-span-month",
    })
}

/// The thing that is counted of a seat.
#[must_use]
pub fn counted(texts: &Texts, counted: &Counted) -> String {
    let of = || [("of", lab::key(texts, &counted.measure, &counted.key).into())];
    match counted.measure.as_str() {
        ACTION | POINTS => lab::key(texts, &counted.measure, &counted.key),
        "treasures" => texts.with("statistics-treasures", &of()),
        "lost" => texts.with("statistics-lost", &of()),
        "token_points" => texts.say("statistics-token-points"),
        "card_played" => texts.say("statistics-cards"),
        "power_used" => texts.say("statistics-powers"),
        "got_out" => texts.say("statistics-got-out"),
        other => lab::name(texts, other),
    }
}

/// The Elo by which somebody is the stronger, with the interval; where everything was won or nothing, the end that is known.
#[must_use]
pub fn elo(texts: &Texts, elo: Estimate) -> String {
    let only = |key: &str, known: f64| texts.with(key, &[("elo", signed(texts, known).into())]);
    if elo.value == f64::INFINITY {
        return only("statistics-won-all", elo.low);
    }
    if elo.value == f64::NEG_INFINITY {
        return only("statistics-lost-all", elo.high);
    }
    let values = [("elo", signed(texts, elo.value).into()), ("interval", elo_interval(texts, elo).into())];
    texts.with("statistics-elo", &values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    #[test]
    fn strength_without_an_end_tells_the_end_that_is_known() {
        let texts = Texts::new(Language::English);
        let said = |value, low, high| elo(&texts, Estimate { value, low, high });
        assert_eq!(said(120.0, 30.0, 240.0), "Elo +120 (+30 to +240)");
        assert_eq!(said(f64::INFINITY, 95.4, f64::INFINITY), "won all: Elo +95 at least");
        assert_eq!(said(f64::NEG_INFINITY, f64::NEG_INFINITY, -95.4), "lost all: Elo −95 at most");
    }

    #[test]
    fn whatever_is_counted_has_words_in_every_language() {
        let all = [
            (ACTION, "camp"),
            (POINTS, "temples"),
            ("treasures", "zone2"),
            ("treasures", "alcove"),
            ("lost", "boulder"),
            ("token_points", ""),
            ("card_played", ""),
            ("power_used", ""),
            ("got_out", ""),
            ("unspent", ""),
        ];
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said = all
                .map(|(measure, key)| counted(&texts, &Counted { measure: measure.to_owned(), key: key.to_owned() }));
            for (said, (measure, _)) in said.iter().zip(all) {
                assert!(!said.is_empty() && said != measure && !said.contains('{'), "{said}");
            }
            let apart: std::collections::BTreeSet<&String> = said.iter().collect();
            assert_eq!(apart.len(), said.len(), "{said:?}");
        }
    }
}
