//! Checks cards, directors' tiles and tokens.

use super::Checker;
use super::board::Tiles;
use crate::expedition::{MAX_TREASURES, Treasure};
use crate::game::bounds::{MAX_ID, MAX_WORDS};
use crate::legend::card::{Card, Effect, MAX_CARDS, MAX_POWERS, Number, Power, SLOTS};
use crate::legend::definition::{EffectDef, VariantDef};
use crate::legend::effect::MAX_STEPS;
use crate::legend::problem::{Flaw, Quantity};
use crate::legend::variant::{MAX_TOKEN, Tokens};
use crate::ron_text::Path;
use crate::variant_file::{FileFlaw, beginning};

impl Checker {
    pub(super) fn cards(&mut self, def: &VariantDef, tiles: &Tiles) -> Vec<Card> {
        let whole = Path::of("cards");
        if def.cards.is_empty() || def.cards.len() > MAX_CARDS {
            self.report(whole.clone(), Flaw::CardKinds { cards: def.cards.len() });
        }
        let mut cards: Vec<Card> = Vec::new();
        for (index, card) in def.cards.iter().enumerate().take(MAX_CARDS) {
            let at = whole.index(index);
            self.name(&at.field("name"), &card.name);
            self.text(&at.field("text"), &card.text, MAX_WORDS);
            let counts = self.by_players(&at.field("counts"), Quantity::CardCopies, &card.counts, &(0..=20));
            let effect = self.effect(&at.field("effect"), &card.effect, def, tiles);
            if matches!(effect, Effect::Deploy(_) | Effect::Exchange(_)) {
                self.report(at.field("effect"), Flaw::NotOfCards);
            }
            let Some(number) = Number::read(&card.id) else {
                self.report(at.field("id"), Flaw::CardNumber { found: beginning(&card.id) });
                continue;
            };
            if cards.last().is_some_and(|last| last.number >= number) {
                self.report(at.field("id"), Flaw::CardOrder { card: number.to_string() });
            }
            cards.push(Card { number, effect, counts });
        }
        cards
    }

    pub(super) fn powers(&mut self, def: &VariantDef) -> Vec<Power> {
        let whole = Path::of("powers");
        if def.powers.len() > MAX_POWERS {
            self.report(whole.clone(), Flaw::PowerTiles { powers: def.powers.len() });
        }
        let mut powers: Vec<Power> = Vec::new();
        for (index, power) in def.powers.iter().enumerate().take(MAX_POWERS) {
            let at = whole.index(index);
            self.id(at.field("id"), &power.id);
            if powers.iter().any(|other| other.name == power.id) {
                self.report(at.field("id"), FileFlaw::IdTwice { id: beginning(&power.id) });
            }
            self.name(&at.field("name"), &power.name);
            let at = at.field("effects");
            if power.effects.len() != SLOTS {
                self.report(at.clone(), Flaw::Powers { found: power.effects.len() });
            }
            let mut effects = [Effect::Slab; SLOTS];
            for (slot, (checked, effect)) in effects.iter_mut().zip(&power.effects).enumerate() {
                *checked = self.effect(&at.index(slot), effect, def, &Tiles::default());
                let is_of_cards = matches!(
                    effect,
                    EffectDef::Treasures(_)
                        | EffectDef::PutRuin(_)
                        | EffectDef::Look
                        | EffectDef::Scout
                        | EffectDef::UncoverOne(_)
                        | EffectDef::Jump
                        | EffectDef::Tile(_)
                        | EffectDef::Lake
                        | EffectDef::Volcano
                );
                if is_of_cards {
                    self.report(at.index(slot), Flaw::NotOfPowers);
                }
            }
            powers.push(Power { name: power.id.chars().take(MAX_ID).collect(), effects });
        }
        powers
    }

    fn effect(&mut self, at: &Path, effect: &EffectDef, def: &VariantDef, tiles: &Tiles) -> Effect {
        let mut steps = |steps: u32, least: u8| self.number(at.clone(), Quantity::Steps, steps, least..=MAX_STEPS);
        match *effect {
            EffectDef::Treasures(kind) => {
                let index = kind as usize;
                let known =
                    Treasure::from_index(index).filter(|_| index < def.treasures.kinds.len().min(MAX_TREASURES));
                if known.is_none() {
                    self.report(at.clone(), Flaw::NoSuchKind { kind });
                }
                Effect::Treasures(known.unwrap_or_default())
            }
            EffectDef::PutRuin(count) => Effect::PutRuin(steps(count, 1)),
            EffectDef::Dig(count) => Effect::Dig(steps(count, 1)),
            EffectDef::Look => Effect::Look,
            EffectDef::Scout => Effect::Scout,
            EffectDef::PutTemple(count) => Effect::PutTemple(steps(count, 1)),
            EffectDef::UncoverOne(count) => Effect::UncoverOne(steps(count, 1)),
            EffectDef::UncoverEach(count) => Effect::UncoverEach(steps(count, 1)),
            EffectDef::Camp(count) => Effect::Camp(steps(count, 0)),
            EffectDef::Recruit { explorers, leaders } => {
                Effect::Recruit { explorers: steps(explorers, 0), leaders: steps(leaders, 0) }
            }
            EffectDef::Jump => Effect::Jump,
            EffectDef::Steps(count) => Effect::Steps(steps(count, 1)),
            EffectDef::Slab => Effect::Slab,
            EffectDef::ActionPoints(count) => Effect::ActionPoints(steps(count, 1)),
            EffectDef::Tile(ref name) => {
                let tile = tiles.named(name).filter(|&tile| tiles.of_cards.contains(tile));
                // Of a director's tile the effect itself is the problem.
                if tile.is_none() && !tiles.all.is_empty() {
                    self.report(at.clone(), Flaw::NoCardTile { tile: beginning(name) });
                }
                tile.map_or(Effect::Lake, Effect::Tile)
            }
            EffectDef::Lake => Effect::Lake,
            EffectDef::Volcano => Effect::Volcano,
            EffectDef::Deploy(count) => Effect::Deploy(steps(count, 1)),
            EffectDef::Exchange(count) => Effect::Exchange(steps(count, 1)),
        }
    }

    pub(super) fn tokens(&mut self, def: &VariantDef) -> Tokens {
        let mut tokens = Tokens::default();
        for (&value, &count) in &def.tokens {
            let at = Path::of("tokens").key(value);
            let value = self.number(at.clone(), Quantity::TokenValue, value, 1..=MAX_TOKEN as u8);
            tokens[usize::from(value)] = self.number(at, Quantity::Tokens, count, 0..=99);
        }
        tokens
    }
}
