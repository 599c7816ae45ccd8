//! Names of things of Legend: pieces, actions, tiles, cards and what they do, powers, scenarios, what a rule is about.
//!
//! A thing has the same noun in the log, in tooltips, on labels and in the rules. What cards, treasures, powers and
//! scenarios are called, the variant's file says; what an effect does is made from its numbers.

use crate::expedition::{Text, TileId, TileName, Treasure};
use crate::legend::{CardId, Effect, Piece, PowerId, Purchase, Rule, TileKind, Variant};
use crate::words::Texts;

/// A text of the variant in the reader's language.
fn own(texts: &Texts, text: &Text) -> String {
    texts.typeset(text.get(texts.language().code()))
}

/// The name of a variant among players.
#[must_use]
pub fn variant(texts: &Texts, rules: &Variant) -> String {
    own(texts, &rules.def().name)
}

// ---- Pieces and actions ------------------------------------------------------------------------------

/// The key of a piece's noun.
#[must_use]
pub const fn piece_key(piece: Piece) -> &'static str {
    match piece {
        Piece::Explorer => "piece-explorer",
        Piece::Leader => "piece-leader",
    }
}

/// A piece's noun.
#[must_use]
pub fn piece(texts: &Texts, piece: Piece) -> String {
    texts.say(piece_key(piece))
}

/// The verb of an action that costs points, as in sentences.
#[must_use]
pub fn purchase(texts: &Texts, what: Purchase) -> String {
    texts.say(match what {
        Purchase::Enter => "legend-act-enter",
        Purchase::Move => "legend-act-move",
        Purchase::Camp => "legend-act-camp",
        Purchase::Transfer => "legend-act-transfer",
        Purchase::Slab => "legend-act-slab",
        Purchase::RecruitExplorer => "legend-act-recruit-explorer",
        Purchase::RecruitLeader => "legend-act-recruit-leader",
        Purchase::Uncover => "legend-act-uncover",
        Purchase::Guard => "legend-act-guard",
        Purchase::Dig => "legend-act-dig",
        Purchase::Exchange => "legend-act-exchange",
    })
}

// ---- Tiles and treasures -----------------------------------------------------------------------------

/// The kind of a tile, with its number as printed.
#[must_use]
pub fn tile(texts: &Texts, kind: TileKind) -> String {
    match kind {
        TileKind::BaseCamp => texts.say("kind-base-camp"),
        TileKind::Temple(value) => texts.with("kind-temple", &[("value", value.into())]),
        TileKind::Clearing => texts.say("kind-clearing"),
        TileKind::Ruin(masks) => texts.with("kind-ruin", &[("left", masks.into())]),
        TileKind::Volcano => texts.say("kind-volcano"),
        TileKind::Lake => texts.say("kind-lake"),
    }
}

/// The name of a tile, such as `B3`.
#[must_use]
pub fn tile_name(rules: &Variant, id: TileId) -> TileName {
    rules.tile(id).name
}

/// A tile by its name and what is on it.
#[must_use]
pub fn named_tile(texts: &Texts, rules: &Variant, id: TileId) -> String {
    let known = rules.tile(id);
    let values = [("tile", known.name.to_string().into()), ("kind", tile(texts, known.kind).into())];
    texts.with("tile-named", &values)
}

/// The name of a treasure in this variant.
#[must_use]
pub fn treasure(texts: &Texts, rules: &Variant, kind: Treasure) -> String {
    rules.def().treasures.kinds.get(kind.index()).map(|def| own(texts, &def.name)).unwrap_or_default()
}

// ---- Cards, tokens and powers ------------------------------------------------------------------------

/// A card by its name and its number.
#[must_use]
pub fn card(texts: &Texts, rules: &Variant, id: CardId) -> String {
    let number = ("number", rules.card(id).number.to_string().into());
    match card_name(texts, rules, id) {
        name if name.is_empty() => texts.with("legend-card-plain", &[number]),
        name => texts.with("legend-card", &[("name", name.into()), number]),
    }
}

/// The name of a card alone; empty if the variant gives it none.
#[must_use]
pub fn card_name(texts: &Texts, rules: &Variant, id: CardId) -> String {
    rules.def().cards.get(id.index()).map(|def| own(texts, &def.name)).unwrap_or_default()
}

/// The text on a card: that of the variant, or else what its effect does.
#[must_use]
pub fn card_text(texts: &Texts, rules: &Variant, id: CardId) -> String {
    match rules.def().cards.get(id.index()).map(|def| own(texts, &def.text)).unwrap_or_default() {
        text if text.is_empty() => card_effect(texts, rules, id),
        text => text,
    }
}

/// The effect of a card in words, made from its numbers.
#[must_use]
pub fn card_effect(texts: &Texts, rules: &Variant, id: CardId) -> String {
    effect(texts, rules, rules.card(id).effect, "legend-does-points-card")
}

/// A token by its value.
#[must_use]
pub fn token(texts: &Texts, value: u8) -> String {
    texts.with("legend-token", &[("value", value.into())])
}

/// A place of the turn order, from 0.
#[must_use]
pub fn place(texts: &Texts, place: u8) -> String {
    texts.with("legend-place", &[("place", (place + 1).into())])
}

/// A director's tile by its name.
#[must_use]
pub fn power_tile(texts: &Texts, rules: &Variant, id: PowerId) -> String {
    let tile = ("tile", rules.power(id).name.clone().into());
    match rules.def().powers.get(id.index()).map(|def| own(texts, &def.name)).unwrap_or_default() {
        name if name.is_empty() => texts.with("legend-power-plain", &[tile]),
        name => texts.with("legend-power", &[("name", name.into()), tile]),
    }
}

/// The effect of one of the powers of a director's tile, counted from 0, in words.
#[must_use]
pub fn power(texts: &Texts, rules: &Variant, id: PowerId, slot: u8) -> String {
    let power = rules.power(id).effects.get(usize::from(slot)).copied();
    power.map(|power| effect(texts, rules, power, "legend-does-points-power")).unwrap_or_default()
}

/// An effect in words, made from its numbers; of action points this text says when they come.
fn effect(texts: &Texts, rules: &Variant, effect: Effect, points_key: &str) -> String {
    let counted = |key: &str, count: u8| texts.with(key, &[("count", count.into())]);
    match effect {
        Effect::Treasures(kind) => {
            texts.with("legend-does-treasures", &[("kind", treasure(texts, rules, kind).into())])
        }
        Effect::PutRuin(count) => counted("legend-does-put-ruin", count),
        Effect::Dig(count) => counted("legend-does-dig", count),
        Effect::Look => texts.say("legend-does-look"),
        Effect::Scout => texts.say("legend-does-scout"),
        Effect::PutTemple(count) => counted("legend-does-put-temple", count),
        Effect::UncoverOne(count) => counted("legend-does-uncover-one", count),
        Effect::UncoverEach(count) => counted("legend-does-uncover-each", count),
        Effect::Camp(count) => counted("legend-does-camp", count),
        Effect::Recruit { explorers, leaders } => {
            let both = u8::from(explorers > 0 && leaders > 0);
            let values = [("explorers", explorers.into()), ("leaders", leaders.into()), ("both", both.into())];
            texts.with("legend-does-recruit", &values)
        }
        Effect::Jump => texts.say("legend-does-jump"),
        Effect::Steps(count) => counted("legend-does-steps", count),
        Effect::Slab => texts.say("legend-does-slab"),
        Effect::ActionPoints(count) => counted(points_key, count),
        Effect::Tile(id) => texts.with("legend-does-tile", &[("tile", named_tile(texts, rules, id).into())]),
        Effect::Lake => texts.say("legend-does-lake"),
        Effect::Volcano => texts.say("legend-does-volcano"),
        Effect::Deploy(count) => counted("legend-does-deploy", count),
        Effect::Exchange(count) => counted("legend-does-exchange", count),
    }
}

/// An effect in a word or two, for pictures and buttons.
#[must_use]
pub fn effect_short(texts: &Texts, rules: &Variant, effect: Effect) -> String {
    let counted = |key: &str, count: u8| texts.with(key, &[("count", count.into())]);
    match effect {
        Effect::Treasures(kind) => {
            let copies = rules.face_up().get(kind.index()).copied().unwrap_or_default();
            let values = [("kind", titled(&treasure(texts, rules, kind)).into()), ("copies", copies.into())];
            texts.with("legend-short-treasures", &values)
        }
        Effect::PutRuin(count) => counted("legend-short-put-ruin", count),
        Effect::Dig(count) => counted("legend-short-dig", count),
        Effect::Look => texts.say("legend-short-look"),
        Effect::Scout => texts.say("legend-short-scout"),
        Effect::PutTemple(count) => counted("legend-short-put-temple", count),
        Effect::UncoverOne(count) => counted("legend-short-uncover-one", count),
        Effect::UncoverEach(count) => counted("legend-short-uncover-each", count),
        Effect::Camp(count) => counted("legend-short-camp", count),
        Effect::Recruit { explorers: 0, leaders: 1 } => texts.say("legend-short-recruit-leader"),
        Effect::Recruit { explorers, leaders } => counted("legend-short-recruit", explorers + leaders),
        Effect::Jump => texts.say("legend-short-jump"),
        Effect::Steps(count) => counted("legend-short-steps", count),
        Effect::Slab => texts.say("legend-short-slab"),
        Effect::ActionPoints(count) => counted("legend-short-points", count),
        Effect::Tile(id) => texts.with("legend-short-tile", &[("tile", rules.tile(id).name.to_string().into())]),
        Effect::Lake => texts.say("legend-short-lake"),
        Effect::Volcano => texts.say("legend-short-volcano"),
        Effect::Deploy(count) => counted("legend-short-deploy", count),
        Effect::Exchange(count) => counted("legend-short-exchange", count),
    }
}

// ---- Scenarios ---------------------------------------------------------------------------------------

/// The name of a scenario, by its place in the variant's list.
#[must_use]
pub fn scenario(texts: &Texts, rules: &Variant, index: usize) -> String {
    rules.def().scenarios.get(index).map(|def| own(texts, &def.name)).unwrap_or_default()
}

/// The author's words on a scenario.
#[must_use]
pub fn scenario_about(texts: &Texts, rules: &Variant, index: usize) -> String {
    rules.def().scenarios.get(index).map(|def| own(texts, &def.description)).unwrap_or_default()
}

// ---- Rules -------------------------------------------------------------------------------------------

/// The subject of a rule: the key of a noun.
#[must_use]
pub const fn about_rule(rule: Rule) -> &'static str {
    match (rule.chapter, rule.number) {
        (1, _) => "legend-about-material",
        (2, _) => "legend-about-setup",
        (3, 2..=6) => "legend-about-drafting",
        (3, 9) => "legend-about-keeping",
        (3, 10) => "legend-about-playing",
        (3, 11) => "legend-about-token",
        (3, 12) | (9, _) => "legend-about-powers",
        (3, 13) => "legend-about-passing",
        (3, 14..=16) => "legend-about-display",
        (4, 5) | (7, 17) => "legend-about-card-tiles",
        (4, _) => "legend-about-laying",
        (5, 1) => "legend-about-entering",
        (5, 2) => "legend-about-moving",
        (5, 3 | 4 | 13) => "legend-about-camps",
        (5, 5) => "legend-about-slabs",
        (5, 6 | 7) => "legend-about-recruiting",
        (5, 8) => "legend-about-temples",
        (5, 9) => "legend-about-guards",
        (5, 10) => "legend-about-ruins",
        (5, 11 | 12) => "legend-about-exchanges",
        (6, _) => "legend-about-scorings",
        (7, _) => "legend-about-cards",
        (10, _) => "legend-about-secrets",
        _ => "legend-about-turns",
    }
}

/// One treasure or two, such as are given in an exchange.
#[must_use]
pub fn treasures(texts: &Texts, rules: &Variant, one: Treasure, two: Option<Treasure>) -> String {
    let name = |kind| treasure(texts, rules, kind);
    match two {
        None => name(one),
        Some(two) if two == one => format!("2 × {}", name(one)),
        Some(two) => format!("{} + {}", name(one), name(two)),
    }
}

/// A name where it begins a line of its own, as headings do: with a capital.
#[must_use]
pub fn titled(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
