//! The words for what lies on the panels: cards, powers, tiles, treasures, tokens.

use crate::expedition::{TileId, Treasure};
use crate::legend::{CardId, Effect, PowerId, TileKind, Variant};
use crate::words::Texts;

/// The name of a card in this variant.
pub(super) fn card(texts: &Texts, rules: &Variant, card: CardId) -> String {
    let def = rules.def().cards.get(card.index());
    def.map(|def| texts.typeset(def.name.get(texts.language().code()))).unwrap_or_default()
}

/// What a card does, in the words of its variant, or in short where that has none.
pub(super) fn card_text(texts: &Texts, rules: &Variant, card: CardId) -> String {
    let def = rules.def().cards.get(card.index());
    let text = def.map(|def| texts.typeset(def.text.get(texts.language().code()))).unwrap_or_default();
    if text.is_empty() { effect(texts, rules, rules.card(card).effect) } else { text }
}

/// The name of a director's tile in this variant.
pub(super) fn power(texts: &Texts, rules: &Variant, power: PowerId) -> String {
    let def = rules.def().powers.get(power.index());
    def.map(|def| texts.typeset(def.name.get(texts.language().code()))).unwrap_or_default()
}

/// The name of a kind of treasure in this variant.
pub(super) fn treasure(texts: &Texts, rules: &Variant, kind: Treasure) -> String {
    let def = rules.def().treasures.kinds.get(kind.index());
    def.map(|def| texts.typeset(def.name.get(texts.language().code()))).unwrap_or_default()
}

/// A tile: its kind, and its name.
pub(super) fn tile(texts: &Texts, rules: &Variant, id: TileId) -> String {
    let known = rules.tile(id);
    let kind = match known.kind {
        TileKind::BaseCamp => texts.say("kind-base-camp"),
        TileKind::Temple(value) => texts.with("kind-temple", &[("value", value.into())]),
        TileKind::Clearing => texts.say("kind-clearing"),
        TileKind::Ruin(masks) => texts.with("kind-ruin", &[("left", masks.into())]),
        TileKind::Volcano => texts.say("kind-volcano"),
        TileKind::Lake => texts.say("display-lake"),
    };
    texts.with("tile-named", &[("tile", known.name.to_string().into()), ("kind", kind.into())])
}

/// An effect in a few words.
pub(super) fn effect(texts: &Texts, rules: &Variant, effect: Effect) -> String {
    let counted = |key: &str, count: u8| texts.with(key, &[("count", count.into())]);
    match effect {
        Effect::Treasures(kind) => texts.with("short-treasures", &[("kind", treasure(texts, rules, kind).into())]),
        Effect::PutRuin(count) => counted("short-put-ruin", count),
        Effect::Dig(count) => counted("short-dig", count),
        Effect::Look => texts.say("short-look"),
        Effect::Scout => texts.say("short-scout"),
        Effect::PutTemple(count) => counted("short-put-temple", count),
        Effect::UncoverOne(count) => counted("short-uncover-one", count),
        Effect::UncoverEach(count) => counted("short-uncover-each", count),
        Effect::Camp(count) => counted("short-camp", count),
        Effect::Recruit { explorers, leaders: 0 } => counted("short-recruit", explorers),
        Effect::Recruit { explorers: 0, leaders } => counted("short-recruit-leader", leaders),
        Effect::Recruit { explorers, leaders } => {
            texts.with("short-recruit-both", &[("explorers", explorers.into()), ("leaders", leaders.into())])
        }
        Effect::Jump => texts.say("short-jump"),
        Effect::Steps(count) => counted("short-steps", count),
        Effect::Slab => texts.say("short-slab"),
        Effect::ActionPoints(count) => counted("short-points", count),
        Effect::Tile(id) => match rules.tile(id).kind {
            TileKind::Temple(value) => texts.with("short-temple", &[("value", value.into())]),
            TileKind::Volcano => texts.say("short-volcano"),
            _ => texts.say("short-lake"),
        },
        Effect::Lake => texts.say("short-lake"),
        Effect::Volcano => texts.say("short-volcano"),
        Effect::Deploy(count) => counted("short-deploy", count),
        Effect::Exchange(count) => counted("short-exchange", count),
    }
}
