//! Cures of cards and directors' tiles: their numbers, and the numbers and tiles of their effects.

use crate::editor::legend::tiles::{Heap, named};
use crate::legend::{EffectDef, Number, VariantDef};
use crate::ron_text::{Path, Segment};

/// The effect of a card or a director's tile to which a path leads.
pub(super) fn effect_at<'a>(def: &'a mut VariantDef, path: &Path) -> Option<&'a mut EffectDef> {
    use Segment::{Field, Index};
    match path.segments() {
        [Field("cards"), Index(card), Field("effect"), ..] => Some(&mut def.cards.get_mut(*card)?.effect),
        [Field("powers"), Index(power), Field("effects"), Index(slot), ..] => {
            def.powers.get_mut(*power)?.effects.get_mut(*slot)
        }
        _ => None,
    }
}

/// Brings the numbers of an effect into their limits.
pub(super) fn clamp(effect: &mut EffectDef, least: u32, most: u32) {
    match effect {
        EffectDef::PutRuin(count)
        | EffectDef::Dig(count)
        | EffectDef::PutTemple(count)
        | EffectDef::UncoverOne(count)
        | EffectDef::UncoverEach(count)
        | EffectDef::Camp(count)
        | EffectDef::Steps(count)
        | EffectDef::ActionPoints(count)
        | EffectDef::Deploy(count)
        | EffectDef::Exchange(count) => *count = (*count).clamp(least, most),
        EffectDef::Recruit { explorers, leaders } => {
            (*explorers, *leaders) = ((*explorers).min(most), (*leaders).min(most));
        }
        _ => {}
    }
}

/// Lets an effect bring the first tile of cards that no other card brings, or else the first one. Returns its name.
pub(super) fn bring_tile(def: &mut VariantDef, path: &Path) -> Option<String> {
    let names: Vec<String> = named(def, Heap::Cards).into_iter().map(|(name, _)| name).collect();
    let is_free = |name: &&String| def.cards.iter().all(|card| card.effect != EffectDef::Tile((*name).clone()));
    let name = names.iter().find(is_free).or(names.first())?.clone();
    *effect_at(def, path)? = EffectDef::Tile(name.clone());
    Some(name)
}

/// Gives the card to which a path leads the first number that belongs between its neighbours. Returns it.
pub(super) fn number_card(def: &mut VariantDef, path: &Path) -> Option<String> {
    let [Segment::Field("cards"), Segment::Index(place), ..] = path.segments() else { return None };
    let number = |place: Option<usize>| Number::read(&def.cards.get(place?)?.id);
    let (before, behind) = (number(place.checked_sub(1)), number(place.checked_add(1)));
    let all = (1..100).flat_map(|whole: u32| {
        [format!("{whole:02}")].into_iter().chain((1..10).map(move |part| format!("{whole:02}-{part}")))
    });
    let fits = |id: &String| {
        Number::read(id)
            .is_some_and(|own| before.is_none_or(|before| before < own) && behind.is_none_or(|behind| own < behind))
    };
    let mut fitting = all.filter(fits);
    // Whole numbers are tidier than parts of one.
    let first = fitting.next()?;
    let id = if first.contains('-') { fitting.find(|id| !id.contains('-')).unwrap_or(first) } else { first };
    def.cards.get_mut(*place)?.id.clone_from(&id);
    Some(id)
}
