//! The page of the treasures: a deck for each zone, the lava room's and the river's.

use egui::Ui;

use super::Form;
use crate::app::forms::{Named, Shown, number, step};
use crate::chac::{DeckDef, MAX_CARDS, Rule};
use crate::editor::Step;
use crate::editor::chac::Target;
use crate::editor::chac::decks::{DeckSpot, cards_in, deck_said, worth_of};
use crate::words::Texts;

/// The values of treasures, and the most copies of each.
const VALUES: u32 = 9;
const COPIES: u8 = 20;
/// The most sides of a chest's die.
const SIDES: u8 = 20;

impl Shown for DeckDef {
    fn shown(&self, texts: &Texts) -> String {
        deck_said(texts, self)
    }
}

/// Lays out the page.
pub fn treasures_ui(ui: &mut Ui, form: &mut Form) {
    let def = form.def();
    let decks: Vec<_> = DeckSpot::all(def).into_iter().filter_map(|spot| spot.of(def)).collect();
    let cards = decks.iter().map(|deck| cards_in(deck)).sum::<u64>() + def.board.alcoves.len() as u64;
    let values = [("count", cards.into()), ("most", MAX_CARDS.into())];
    ui.label(form.texts.with("chac-edit-cards-in-all", &values));
    let all = DeckSpot::all(def);
    for &spot in &all {
        ui.push_id(spot.id(), |ui| deck_ui(ui, form, spot, &all));
    }
    form.group(ui, "chac-edit-chests", |ui, form| {
        form.number(ui, "chac-edit-chest-sides", Some(Rule::new(13, 3)), 1..=SIDES, |def| &mut def.chest_sides);
    });
}

fn deck_ui(ui: &mut Ui, form: &mut Form, spot: DeckSpot, all: &[DeckSpot]) {
    let Some(deck) = spot.of(form.def()).cloned() else { return };
    let heading = spot.said(form.texts, form.def());
    form.group_named(ui, &heading, |ui, form| {
        form.numbers(ui, VALUES as usize + 1, |ui, form, index| {
            // Chests stand behind the values.
            let value = (index as u32 + 1) % (VALUES + 1);
            let target = Target::Deck(spot, value);
            let said = target.name(form.texts, form.def()).unwrap_or_default();
            let field = ("deck", spot.id(), value);
            let response = if value == 0 {
                ui.label(form.texts.say("chac-edit-chest"));
                let named = Named { said: &said, of: "chac-edit-chests" };
                number(ui, form, named, field, deck.chests, 0..=COPIES, |def, copies| {
                    if let Some(deck) = spot.of_mut(def) {
                        deck.chests = copies;
                    }
                })
            } else {
                ui.label(value.to_string());
                let own = deck.values.get(&value).copied().unwrap_or(0);
                let named = Named { said: &said, of: "chac-edit-decks" };
                number(ui, form, named, field, own, 0..=COPIES, |def, copies| {
                    let Some(deck) = spot.of_mut(def) else { return };
                    if copies == 0 {
                        deck.values.remove(&value);
                    } else {
                        deck.values.insert(value, copies);
                    }
                })
            };
            form.meet(target, &response);
            if spot == all[0] {
                form.meet(Target::Field("chac-edit-decks"), &response);
            }
        });
        let values = [("count", cards_in(&deck).into()), ("worth", worth_of(&deck).into())];
        ui.weak(form.texts.with("chac-edit-deck-total", &values));
        let has_parent = form.parent().is_some_and(|parent| spot.of(parent).is_some());
        if has_parent {
            form.parents_ui(ui, "chac-edit-decks", |def| {
                // Both have such a deck: it was looked for.
                match spot {
                    DeckSpot::Zone(zone) => &mut def.decks.zones[zone],
                    DeckSpot::Lava => &mut def.decks.lava,
                    DeckSpot::River => &mut def.decks.river,
                }
            });
        }
        let is_zone = matches!(spot, DeckSpot::Zone(_));
        let differs = form.def().decks.zones.iter().any(|other| *other != deck);
        if is_zone && differs && ui.button(form.texts.say("chac-edit-like-this")).clicked() {
            let named = form.texts.with("chac-step-like-this", &[("deck", heading.clone().into())]);
            step(form, Step::new("editor-step-named").named(named), |def| {
                def.decks.zones.iter_mut().for_each(|other| *other = deck.clone());
            });
        }
    });
}
