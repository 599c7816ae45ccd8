//! The page of the adventurers, each with an ability.

use egui::{Button, Painter, Rect, Ui};

use super::Form;
use crate::app::chac::art;
use crate::app::forms::{Chosen, Part, Shown, Things, languages_ui, list_ui, step, words};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::theme::Theme;
use crate::chac::{Ability, AdventurerDef, MAX_ADVENTURERS, Rule, VariantDef};
use crate::editor::Step;
use crate::editor::chac::Target;
use crate::editor::chac::plan::short_id;
use crate::expedition::Text;
use crate::words::chac::nouns;
use crate::words::{Texts, sentence};

/// The width of the choice of an ability.
const ABILITY: f32 = 170.0;

/// The ids of the adventurers.
impl Shown for Vec<AdventurerDef> {
    fn shown(&self, texts: &Texts) -> String {
        let ids: Vec<&str> = self.iter().map(|own| own.id.as_str()).collect();
        if ids.is_empty() { texts.say("editor-nothing") } else { ids.join(", ") }
    }
}

/// Lays out the page.
pub fn adventurers_ui(ui: &mut Ui, form: &mut Form, chosen: &mut Chosen) {
    if let Some(Target::Adventurer(place)) = form.sought {
        form.sought = None;
        chosen.seek(place);
    }
    let language = form.texts.language().code();
    let own = form.def().adventurers.clone();
    // Its ability stands beside it as a picture, and in its fields in words.
    let name = |own: &AdventurerDef| form.texts.typeset(own.name.get(language));
    let picture = |painter: &Painter, theme: &Theme, rect: Rect, place: usize| {
        if let Some(own) = own.get(place) {
            let radius = rect.width() * 0.42;
            art::ability(painter, rect.center(), radius, own.ability, theme.chrome.text_strong);
        }
    };
    let names = own.iter().map(name).collect();
    let things = Things { names, called: "chac-edit-adventurers", picture: Some(&picture) };
    list_ui(ui, form, chosen, &things, tools_ui, adventurer_ui);
}

fn tools_ui(ui: &mut Ui, form: &mut Form, chosen: &mut Chosen) {
    form.number(ui, "chac-edit-per-seat", Some(Rule::new(2, 4)), 1..=2, |def| &mut def.adventurers_per_seat);
    ui.horizontal_wrapped(|ui| {
        let has_room = form.def().adventurers.len() < MAX_ADVENTURERS;
        let add = ui.add_enabled(has_room, Button::new(form.texts.say("chac-edit-add-adventurer")));
        if add.clicked() {
            let new = another(form.def(), form.texts.say("chac-edit-new-adventurer"));
            step(form, Step::of("editor-step-add", "chac-edit-adventurers"), |def| def.adventurers.push(new));
            chosen.seek(form.def().adventurers.len().saturating_sub(1));
        }
        let can_go = !form.def().adventurers.is_empty();
        let place = chosen.place;
        if ui.add_enabled(can_go, Button::new(form.texts.say("chac-edit-remove-adventurer"))).clicked() {
            step(form, Step::of("editor-step-remove", "chac-edit-adventurers"), |def| {
                if place < def.adventurers.len() {
                    def.adventurers.remove(place);
                }
            });
        }
        form.meet(Target::Field("chac-edit-adventurers"), &add);
    });
    let most = u64::from(form.def().players.most) * u64::from(form.def().adventurers_per_seat);
    let values = [("count", form.def().adventurers.len().into()), ("least", most.into())];
    ui.weak(form.texts.with("chac-edit-adventurers-total", &values));
    form.parents_ui(ui, "chac-edit-adventurers", |def| &mut def.adventurers);
}

/// One more adventurer, with the ability that the fewest have.
fn another(def: &VariantDef, name: String) -> AdventurerDef {
    let with = |ability: &Ability| def.adventurers.iter().filter(|own| own.ability == *ability).count();
    let ability = Ability::ALL.into_iter().min_by_key(with).unwrap_or(Ability::Sprint);
    let id = short_id("new", |id| def.adventurers.iter().all(|own| own.id != id));
    AdventurerDef { id, name: Text::Plain(name), ability }
}

/// The fields of an adventurer.
fn adventurer_ui(ui: &mut Ui, form: &mut Form, place: usize) {
    let Some(own) = form.def().adventurers.get(place).cloned() else { return };
    form.group(ui, "chac-edit-adventurer", |ui, form| {
        languages_ui(ui, form, "legend-edit-each-language", |def| {
            let count = def.adventurers.len();
            let Some(own) = def.adventurers.get_mut(place) else { return Vec::new() };
            vec![(Part::one("name of an adventurer", place, count), &mut own.name)]
        });
        words(ui, form, "editor-name", ("adventurer", place), false, |def| {
            def.adventurers.get_mut(place).map(|own| &mut own.name)
        });
        form.line(ui, "chac-edit-short-id", None, |ui, form| {
            form.text(ui, "chac-edit-short-id", ("adventurer", place), &own.id, |def, id| {
                def.adventurers[place].id = id;
            });
        });
        form.line(ui, "chac-edit-ability", Some(rule_of(own.ability)), |ui, form| {
            let mut ability = own.ability;
            let said = |ability| sentence(&nouns::ability(form.texts, ability));
            let names = Ability::ALL.into_iter().map(|ability| (ability, said(ability)));
            let width = ABILITY.min(ui.available_width());
            let list = OneOf::new("ability", said(ability)).width(width).truncated().show(ui, &mut ability, names);
            let _ = list.accessible_name(form.texts.say("chac-edit-ability"));
            if ability != own.ability {
                let change = Step::of("editor-step-set", "chac-edit-ability");
                let change = change.from_to(said(own.ability), said(ability));
                step(form, change, |def| def.adventurers[place].ability = ability);
            }
        });
    });
}

/// The rule of an ability.
fn rule_of(ability: Ability) -> Rule {
    let number = Ability::ALL.iter().position(|&other| other == ability).unwrap_or(0);
    Rule::new(10, number as u8 + 1)
}
