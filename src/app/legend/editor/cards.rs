//! The page of the action cards: how many there are of each, what each does, and what stands on it.

use egui::{Button, Painter, Rect, Ui};

use super::Form;
use super::effects::{effect_ui, paint};
use super::fields::by_players;
use crate::app::forms::{Chosen, Part, Shown, Things, languages_ui, list_ui, step, words};
use crate::app::kit::theme::Theme;
use crate::editor::Step;
use crate::editor::legend::Target;
use crate::legend::{CardDef, MAX_CARDS, Number, Rule, VariantDef};
use crate::words::Texts;

/// The numbers of kinds, and of cards with 2, with 3 and with 4 players.
impl Shown for Vec<CardDef> {
    fn shown(&self, texts: &Texts) -> String {
        let [two, three, four] = [0, 1, 2].map(|place| copies(self, place));
        let values =
            [("kinds", self.len().into()), ("two", two.into()), ("three", three.into()), ("four", four.into())];
        texts.with("legend-edit-cards-total", &values)
    }
}

/// The number of cards by the place of a number of players.
fn copies(cards: &[CardDef], place: usize) -> u32 {
    cards.iter().filter_map(|card| card.counts.get(place)).fold(0, |sum, &count| sum.saturating_add(count))
}

/// Lays out the page.
pub fn cards_ui(ui: &mut Ui, form: &mut Form, chosen: &mut Chosen) {
    if let Some(Target::Card(card)) = form.sought {
        form.sought = None;
        chosen.seek(card);
    }
    let def = form.def().clone();
    let name = |card: &CardDef| {
        let counts: Vec<String> = card.counts.iter().map(u32::to_string).collect();
        let name = form.texts.typeset(card.name.get(form.texts.language().code()));
        format!("{} · {} · {name}", card.id, counts.join("/"))
    };
    let picture = |painter: &Painter, theme: &Theme, rect: Rect, place: usize| {
        if let Some(card) = def.cards.get(place) {
            paint(painter, theme, rect, &def, &card.effect);
        }
    };
    let things =
        Things { names: def.cards.iter().map(name).collect(), called: "legend-edit-cards", picture: Some(&picture) };
    list_ui(ui, form, chosen, &things, tools_ui, card_ui);
}

/// The buttons for the list, and what it adds up to.
fn tools_ui(ui: &mut Ui, form: &mut Form, chosen: &mut Chosen) {
    ui.horizontal_wrapped(|ui| {
        let next = next_number(form.def()).filter(|_| form.def().cards.len() < MAX_CARDS);
        let add = ui.add_enabled(next.is_some(), Button::new(form.texts.say("legend-edit-add-card")));
        if let Some(id) = next.filter(|_| add.on_hover_text(form.texts.say("legend-edit-add-card-hint")).clicked()) {
            step(form, Step::of("editor-step-add", "legend-edit-cards"), |def| {
                if let Some(card) = def.cards.get(chosen.place).cloned() {
                    def.cards.push(CardDef { id, ..card });
                }
            });
            chosen.seek(form.def().cards.len().saturating_sub(1));
        }
        let can_go = form.def().cards.len() > 1;
        if ui.add_enabled(can_go, Button::new(form.texts.say("legend-edit-remove-card"))).clicked() {
            step(form, Step::of("editor-step-remove", "legend-edit-cards"), |def| {
                if chosen.place < def.cards.len() {
                    def.cards.remove(chosen.place);
                }
            });
        }
    });
    ui.weak(form.def().cards.shown(form.texts));
    form.parents_ui(ui, "legend-edit-cards", |def| &mut def.cards);
}

/// The first whole number behind those of all cards.
fn next_number(def: &VariantDef) -> Option<String> {
    let numbers = def.cards.iter().filter_map(|card| card.id.get(..2)?.parse::<u32>().ok());
    let next = format!("{:02}", numbers.max().unwrap_or(0) + 1);
    Number::read(&next).map(|_| next)
}

/// The fields of a card.
fn card_ui(ui: &mut Ui, form: &mut Form, place: usize) {
    let Some(card) = form.def().cards.get(place).cloned() else { return };
    let called = card.id.clone();
    form.group(ui, "legend-edit-card", |ui, form| {
        form.line(ui, "legend-edit-card-id", None, |ui, form| {
            form.text(ui, "legend-edit-card-id", place, &card.id, |def, text| def.cards[place].id = text);
        });
        let counts = ("legend-edit-counts", Rule::new(2, 4));
        by_players(ui, form, counts, place, 0..=20, |def| def.cards.get_mut(place).map(|card| &mut card.counts));
        let effect = form.texts.with("legend-edit-effect-of", &[("card", called.into())]);
        effect_ui(ui, form, &effect, (0, true), &|def| def.cards.get_mut(place).map(|card| &mut card.effect));
    });
    form.group(ui, "legend-edit-card-words", |ui, form| {
        languages_ui(ui, form, "legend-edit-each-language", |def| {
            let count = def.cards.len();
            let Some(card) = def.cards.get_mut(place) else { return Vec::new() };
            let part = |of| Part::one(of, place, count);
            vec![(part("name of a card"), &mut card.name), (part("text of a card"), &mut card.text)]
        });
        words(ui, form, "editor-name", ("card", place), false, |def| {
            def.cards.get_mut(place).map(|card| &mut card.name)
        });
        words(ui, form, "legend-edit-card-text", ("card", place), true, |def| {
            def.cards.get_mut(place).map(|card| &mut card.text)
        });
    });
}
