//! The things that a definition provides in vain, in words on the pages where it is changed and as numbers among the
//! totals.

use egui::{Label, RichText, Ui};

use super::form::Form;
use crate::editor::tikal::{IdleTiers, IdleTreasures};
use crate::tikal::VariantDef;
use crate::words::Texts;

/// Tells what of something is there in vain, if anything is.
pub fn told_ui(ui: &mut Ui, form: &Form, said: impl FnOnce(&Texts, &VariantDef) -> Option<String>) {
    if let Some(said) = said(form.texts, form.def()) {
        // It is told, not warned of: somebody may want a few to spare.
        ui.add(Label::new(RichText::new(said).color(form.theme.chrome.text_strong)).wrap());
    }
}

/// The sentence about a least bid for which nobody has enough points at the start (T9.3, T9.4, T9.11).
pub fn bids(texts: &Texts, def: &VariantDef) -> Option<String> {
    let auction = &def.auction;
    let values = [("bid", auction.least_bid.into()), ("score", auction.start_score.into())];
    (auction.least_bid > auction.start_score).then(|| texts.with("idle-bids", &values))
}

/// The sentence about tiers that serve nothing, if there are any.
pub fn tiers(texts: &Texts, def: &VariantDef) -> Option<String> {
    let idle = IdleTiers::of(def)?;
    if idle.is_off {
        return Some(texts.say("idle-tiers-off"));
    }
    let list = |values: &[u32]| values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let parts = [("idle-tiers", &idle.unused), ("idle-gaps", &idle.gaps)];
    let parts = parts.into_iter().filter(|(_, values)| !values.is_empty());
    let said = parts.map(|(key, values)| texts.with(key, &[("values", list(values).into())]));
    Some(said.collect::<Vec<_>>().join(" "))
}

/// The sentence about treasures that nobody ever gets, if there are any.
pub fn treasures(texts: &Texts, def: &VariantDef) -> Option<String> {
    let idle = IdleTreasures::of(def)?;
    Some(match idle.masks {
        Some(masks) => texts.with("idle-treasures", &[("count", idle.count.into()), ("masks", masks.into())]),
        None => texts.say("idle-treasures-off"),
    })
}

/// The number of tiers that never come onto a temple.
pub fn tiers_of(def: &VariantDef) -> u64 {
    let unused = IdleTiers::of(def).map(|idle| idle.unused).unwrap_or_default();
    unused.iter().filter_map(|value| def.tiers.get(value)).map(|&count| u64::from(count)).sum()
}

/// The number of treasures that nobody ever gets.
pub fn treasures_of(def: &VariantDef) -> u64 {
    IdleTreasures::of(def).map_or(0, |idle| idle.count)
}
