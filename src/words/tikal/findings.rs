//! The findings of [`crate::insight::tikal`] in a position, in sentences.

use super::{Named, nouns};
use crate::ai::Appraisal;
use crate::game::Seat;
use crate::hex::Cell;
use crate::insight::Odds;
use crate::insight::tikal::{Claim, Effect, ScoreItem, Standing};
use crate::tikal::{Action, Variant};
use crate::words::numbers::number;
use crate::words::{Texts, Value};

fn cell_value(game: &Named, cell: Cell) -> Value {
    game.rules.layout().name(cell).to_string().into()
}

fn name_value(game: &Named, seat: Seat) -> Value {
    game.name(seat).to_owned().into()
}

/// A number with its sign.
#[must_use]
pub fn signed(number: i64) -> String {
    if number < 0 { format!("−{}", number.abs()) } else { format!("+{number}") }
}

/// The strength that a seat still needs to control a temple, and its cost or that its points are too few; nothing for a
/// seat that has control. `name` is how the seat is called in the line.
#[must_use]
pub fn claim(texts: &Texts, claim: Claim, name: &str) -> Option<String> {
    let need = claim.need.filter(|&need| need > 0)?;
    let name = ("name", name.to_owned().into());
    Some(match claim.price {
        Some(price) => texts.with("ledger-needs", &[name, ("need", need.into()), ("price", price.into())]),
        None => texts.with("ledger-needs-far", &[name, ("need", need.into()), ("most", claim.most.into())]),
    })
}

/// The cost for each seat that does not control a temple of taking it in one turn, in one line; nothing where nobody
/// else could want it.
#[must_use]
pub fn claims(texts: &Texts, game: &Named, entry: &Standing) -> Option<String> {
    let wanting = || entry.claims.iter().filter(|claim| claim.need.is_some_and(|need| need > 0));
    wanting().next()?;
    let able = wanting().filter_map(|claim| {
        let values = [("name", name_value(game, claim.seat)), ("price", claim.price?.into())];
        Some(texts.with("cell-claim", &values))
    });
    let able: Vec<String> = able.collect();
    Some(match able.as_slice() {
        [] => texts.say("cell-claims-none"),
        able => texts.with("cell-claims", &[("list", able.join(", ").into())]),
    })
}

/// Who controls a temple, and by how much.
#[must_use]
pub fn standing(texts: &Texts, game: &Named, entry: &Standing) -> String {
    if let Some((owner, _)) = entry.guard {
        return texts.with("ledger-guarded", &[("name", name_value(game, owner))]);
    }
    let holders: Vec<Seat> = entry.holders().map(|claim| claim.seat).collect();
    match (holders.as_slice(), entry.margin()) {
        (&[holder], Some(margin)) => {
            texts.with("ledger-holds", &[("name", name_value(game, holder)), ("margin", margin.into())])
        }
        ([], _) if entry.claims.iter().all(|claim| claim.strength == 0) => texts.say("ledger-nobody"),
        ([], _) => texts.say("ledger-tied"),
        (holders, _) => {
            let names: Vec<&str> = holders.iter().map(|&seat| game.name(seat)).collect();
            texts.with("ledger-shared", &[("names", names.join(", ").into())])
        }
    }
}

/// Everything that the ledger knows of a temple, line by line.
#[must_use]
pub fn details(texts: &Texts, game: &Named, entry: &Standing) -> Vec<String> {
    let values = [("cell", cell_value(game, entry.temple)), ("value", entry.value.into())];
    let mut lines = vec![texts.with("ledger-temple", &values)];
    let there = entry.claims.iter().filter(|claim| claim.strength > 0).map(|claim| {
        let values = [("name", name_value(game, claim.seat)), ("strength", claim.strength.into())];
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

/// The worth of each face-up tile to whoever bids or chooses, and up to what a bid is worth it.
#[must_use]
pub fn appraisal(texts: &Texts, rules: &Variant, appraisal: &Appraisal<Action>) -> Vec<String> {
    let worths = appraisal.worths.iter().filter_map(|&(choice, worth)| {
        let Action::Choose(tile) = choice else { return None };
        let values =
            [("tile", nouns::named_tile(texts, rules, tile).into()), ("worth", number(texts, worth, 1).into())];
        Some(texts.with("hint-worth", &values))
    });
    let worths = worths.collect::<Vec<_>>().join(" · ");
    let bid = appraisal.most.map(|most| texts.with("hint-bid", &[("most", most.into())]));
    std::iter::once(texts.with("hint-worths", &[("list", worths.into())])).chain(bid).collect()
}

/// One effect, in a sentence that calls whoever acts by name.
#[must_use]
pub fn effect_by_name(texts: &Texts, game: &Named, effect: &Effect) -> String {
    let acting = game.acting;
    let name = ("name", name_value(game, acting));
    match *effect {
        Effect::Takes { temple, seat, from: Some(from), own, best } if seat == acting && from != acting => {
            let from = ("from", name_value(game, from));
            let values = [name, from, ("cell", cell_value(game, temple)), ("own", own.into()), ("best", best.into())];
            texts.with("effect-other-takes-from", &values)
        }
        Effect::Takes { temple, own, best, seat, .. } | Effect::Loses { temple, own, best, seat } if seat == acting => {
            let values = [name, ("cell", cell_value(game, temple)), ("own", own.into()), ("best", best.into())];
            let takes = matches!(effect, Effect::Takes { .. });
            texts.with(if takes { "effect-other-takes" } else { "effect-other-loses" }, &values)
        }
        Effect::Strength { temple, holds, own, best } => {
            let values = [name, ("cell", cell_value(game, temple)), ("own", own.into()), ("best", best.into())];
            texts.with(if holds { "effect-other-holds" } else { "effect-other-behind" }, &values)
        }
        Effect::Closes { temple, pieces, leader } => {
            let values = [name, ("cell", cell_value(game, temple)), ("pieces", pieces.into())];
            let key = match pieces {
                0 => "effect-other-closes",
                _ if leader => "effect-other-closes-led",
                _ => "effect-other-closes-pieces",
            };
            texts.with(key, &values)
        }
        Effect::Camps(0) => texts.with("effect-other-last-camp", &[name]),
        Effect::Scores(points) => texts.with("effect-other-scores", &[name, ("points", points.into())]),
        Effect::Worth(ref changes) => {
            let parts = changes.iter().map(|&(seat, change)| {
                let values = [("name", name_value(game, seat)), ("change", signed(change).into())];
                texts.with("effect-worth-other", &values)
            });
            let parts: Vec<String> = parts.collect();
            texts.with("effect-worth", &[("list", parts.join(", ").into())])
        }
        Effect::Value { .. }
        | Effect::Takes { .. }
        | Effect::Loses { .. }
        | Effect::Ruin { .. }
        | Effect::Treasure { .. }
        | Effect::Camps(_)
        | Effect::Lost(_) => self::effect(texts, game, effect),
    }
}

/// One effect, in a sentence that addresses whoever acts.
#[must_use]
pub fn effect(texts: &Texts, game: &Named, effect: &Effect) -> String {
    let acting = game.acting;
    match *effect {
        Effect::Value { temple, value } => {
            texts.with("effect-value", &[("cell", cell_value(game, temple)), ("value", value.into())])
        }
        Effect::Takes { temple, seat, from, own, best } => {
            let mut values = vec![("cell", cell_value(game, temple)), ("own", own.into()), ("best", best.into())];
            // Whom the temple is taken from matters only if that is not the acting seat.
            let from = from.filter(|&from| from != acting);
            match (seat == acting, from) {
                (true, Some(from)) => {
                    values.push(("name", name_value(game, from)));
                    texts.with("effect-take-from", &values)
                }
                (true, None) => texts.with("effect-take", &values),
                (false, _) => {
                    values.push(("name", name_value(game, seat)));
                    texts.with("effect-other-takes", &values)
                }
            }
        }
        Effect::Loses { temple, seat, own, best } => {
            let mut values = vec![("cell", cell_value(game, temple)), ("own", own.into()), ("best", best.into())];
            if seat == acting {
                return texts.with("effect-lose", &values);
            }
            values.push(("name", name_value(game, seat)));
            texts.with("effect-other-loses", &values)
        }
        Effect::Strength { temple, holds, own, best } => {
            let values = [("cell", cell_value(game, temple)), ("own", own.into()), ("best", best.into())];
            texts.with(if holds { "effect-hold" } else { "effect-behind" }, &values)
        }
        Effect::Closes { temple, pieces, leader } => {
            let cell = ("cell", cell_value(game, temple));
            match pieces {
                0 => texts.with("effect-close", &[cell]),
                _ if leader => texts.with("effect-close-led", &[cell, ("pieces", pieces.into())]),
                _ => texts.with("effect-close-pieces", &[cell, ("pieces", pieces.into())]),
            }
        }
        Effect::Ruin { ruin, left } => {
            texts.with("effect-ruin", &[("cell", cell_value(game, ruin)), ("left", left.into())])
        }
        Effect::Treasure { ref gains } => {
            let of: u64 = gains.iter().map(|&(_, cases)| u64::from(cases)).sum();
            let parts = gains.iter().map(|&(gain, cases)| {
                let percent = Odds { cases: cases.into(), of }.percent();
                texts.with("effect-odds", &[("gain", signed(gain).into()), ("percent", percent.into())])
            });
            let parts: Vec<String> = parts.collect();
            texts.with("effect-treasure", &[("count", of.into()), ("list", parts.join(", ").into())])
        }
        Effect::Camps(left) => texts.with("effect-camps", &[("left", left.into())]),
        Effect::Lost(points) => texts.with("effect-lost", &[("points", points.into())]),
        Effect::Scores(points) => texts.with("effect-scores", &[("points", points.into())]),
        Effect::Worth(ref changes) => {
            let parts = changes.iter().map(|&(seat, change)| {
                let values = [("name", name_value(game, seat)), ("change", signed(change).into())];
                texts.with(if seat == acting { "effect-worth-own" } else { "effect-worth-other" }, &values)
            });
            let parts: Vec<String> = parts.collect();
            texts.with("effect-worth", &[("list", parts.join(", ").into())])
        }
    }
}

/// Effects, a line each.
#[must_use]
pub fn effects(texts: &Texts, game: &Named, effects: &[Effect]) -> Vec<String> {
    effects.iter().map(|one| effect(texts, game, one)).collect()
}

/// The points that a scoring now would bring a seat: a heading with the sums, then item by item.
#[must_use]
pub fn worth(texts: &Texts, game: &Named, seat: Seat) -> Vec<String> {
    let items = game.shown.worth_items(game.rules, seat);
    let items: Vec<ScoreItem> = items.iter().filter_map(ScoreItem::of).collect();
    let points = |item: &ScoreItem| u32::from(item.points());
    let all: u32 = items.iter().map(points).sum();
    let temples: u32 = items.iter().filter(|item| item.is_temple()).map(points).sum();
    let values = [("points", all.into()), ("temples", temples.into()), ("treasures", (all - temples).into())];
    let heading = texts.with("worth-heading", &values);
    std::iter::once(heading).chain(items.iter().map(|&item| self::item(texts, game.rules, item))).collect()
}

/// One thing that scored, in words.
#[must_use]
pub fn item(texts: &Texts, rules: &Variant, item: ScoreItem) -> String {
    match item {
        ScoreItem::Temple { cell, value } => {
            let cell = rules.layout().name(cell).to_string();
            texts.with("scoring-temple", &[("cell", cell.into()), ("points", value.into())])
        }
        ScoreItem::Treasures { kind, copies, points } => {
            // It stands at the beginning of a line.
            let name = nouns::titled(&nouns::treasure(texts, rules, kind));
            let values = [("name", name.into()), ("copies", copies.into()), ("points", points.into())];
            texts.with("scoring-treasures", &values)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Player, SeatRecord};
    use crate::hex::Rotation;
    use crate::tikal::{Setup, State, TurnRule, check_text};
    use crate::words::Language;

    #[test]
    fn a_player_who_is_called_by_name_is_never_addressed() {
        let rules = check_text(include_str!("../../../variants/classic.ron")).0.expect("the variant is sound");
        let shown = State::new(&rules, 2, &Setup::new(TurnRule::Draw, Seat::default()));
        let called = |name: &str| SeatRecord { name: name.to_owned(), colour: String::new(), player: Player::Human };
        let seats = [called("Ada"), called("Ben")];
        let (acting, temple) = (shown.seat(), rules.base_camp());
        let other = acting.left(2);
        let game = Named {
            rules: &rules,
            shown: &shown,
            acting,
            seats: &seats,
            own: Some(other),
            turned: Rotation::default(),
        };
        let effects = [
            Effect::Takes { temple, seat: acting, from: None, own: 3, best: 1 },
            Effect::Takes { temple, seat: acting, from: Some(other), own: 3, best: 1 },
            Effect::Loses { temple, seat: acting, own: 1, best: 3 },
            Effect::Strength { temple, holds: true, own: 3, best: 1 },
            Effect::Strength { temple, holds: false, own: 1, best: 3 },
            Effect::Closes { temple, pieces: 0, leader: false },
            Effect::Closes { temple, pieces: 2, leader: false },
            Effect::Closes { temple, pieces: 1, leader: true },
            Effect::Camps(0),
            Effect::Scores(12),
            Effect::Worth(vec![(acting, 3), (other, -1)]),
        ];
        for (language, words) in [
            (Language::English, ["You", "you"]),
            (Language::French, ["Vous", "vo"]),
            (Language::German, ["Du ", "dein"]),
        ] {
            let texts = Texts::new(language);
            for one in &effects {
                let told = effect_by_name(&texts, &game, one);
                assert!(told.contains("Ada"), "{told}");
                assert!(!words.iter().any(|word| told.contains(word)), "{told}");
            }
        }
    }
}
