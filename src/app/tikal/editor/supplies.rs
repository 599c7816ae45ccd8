//! The page of tiers and treasures, and of what sets of treasures score.

use std::collections::BTreeMap;

use egui::{Button, Sense, Ui, vec2};

use super::form::{Form, Shown};
use super::languages::{Part, languages_ui};
use super::overview::fields_of;
use crate::app::hexboard::art;
use crate::app::kit::one_of::OneOf;
use crate::editor::Step;
use crate::editor::tikal::{Target, idle};
use crate::tikal::{Glyph, MAX_TIER, MAX_TREASURES, Rule, Text, TreasureDef};
use crate::words::{Language, Texts};

/// The size of the picture of a treasure.
const PICTURE: f32 = 28.0;
/// The indent of names in several languages below the picture of their treasure.
const BELOW: f32 = 30.0;

/// The name of the picture of a treasure.
fn glyph_name(texts: &Texts, glyph: Glyph) -> String {
    texts.say(match glyph {
        Glyph::Mask => "glyph-mask",
        Glyph::Jaguar => "glyph-jaguar",
        Glyph::Serpent => "glyph-serpent",
        Glyph::Bird => "glyph-bird",
        Glyph::Sun => "glyph-sun",
        Glyph::Moon => "glyph-moon",
        Glyph::Maize => "glyph-maize",
        Glyph::Hand => "glyph-hand",
    })
}

/// Each value with the number of its tiers.
impl Shown for BTreeMap<u32, u32> {
    fn shown(&self, _: &Texts) -> String {
        self.iter().map(|(value, count)| format!("{value} ×{count}")).collect::<Vec<_>>().join(" · ")
    }
}

/// Each kind with the number of its copies.
impl Shown for Vec<TreasureDef> {
    fn shown(&self, texts: &Texts) -> String {
        let name = |kind: &TreasureDef| kind.name.get(texts.language().code()).to_owned();
        let kinds: Vec<String> = self.iter().map(|kind| format!("{} ×{}", name(kind), kind.copies)).collect();
        if kinds.is_empty() { texts.say("editor-nothing") } else { kinds.join(" · ") }
    }
}

/// The score of each number of a kind, from one on.
impl Shown for Vec<u32> {
    fn shown(&self, texts: &Texts) -> String {
        let scores: Vec<String> = self.iter().map(u32::to_string).collect();
        if scores.is_empty() { texts.say("editor-nothing") } else { scores.join(", ") }
    }
}

/// Lays out the page.
pub fn supplies_ui(ui: &mut Ui, form: &mut Form) {
    form.group(ui, "editor-tiers", tiers_ui);
    form.group(ui, "editor-treasures", treasures_ui);
    form.group(ui, "editor-scores", scores_ui);
}

/// The numbers of tiers of each value, up to one value more than the highest that there is.
fn tiers_ui(ui: &mut Ui, form: &mut Form) {
    let highest = form.def().tiers.keys().copied().max().unwrap_or(1);
    let values = (highest + 1).min(MAX_TIER as u32) as usize;
    form.numbers(ui, values, |ui, form, index| {
        let value = index as u32 + 1;
        let before = form.def().tiers.get(&value).copied().unwrap_or(0);
        let mut count = before;
        let name = form.texts.with("editor-tier", &[("value", value.into())]);
        ui.label(value.to_string());
        let response = form.number_field(ui, (&name, "editor-tiers"), &mut count, 0..=99);
        form.meet(Target::Tier(value), &response);
        if count != before {
            let step = Form::set_named(&name, before, count);
            form.change(step, ("tier", value), |def| {
                if count == 0 {
                    def.tiers.remove(&value);
                } else {
                    def.tiers.insert(value, count);
                }
            });
        }
        form.ended(&response);
    });
    let total: u32 = form.def().tiers.values().sum();
    ui.weak(form.texts.with("editor-tiers-total", &[("count", total.into())]));
    form.idle_ui(ui, idle::tiers);
    form.parents_ui(ui, "editor-tiers", |def| &mut def.tiers);
    rule_ui(ui, form, "editor-tiers-rule", Rule::new(5, 4));
}

/// A text that opens the rule of the fields above it, as does the key while one of them has the focus.
fn rule_ui(ui: &mut Ui, form: &mut Form, text: &str, rule: Rule) {
    let text = form.texts.say(text);
    form.rule_link(ui, &text, &text, rule);
    form.rule_key(ui, ui.min_rect(), rule);
}

/// True if the treasures have names of their own in each language.
fn has_languages(form: &Form) -> bool {
    form.def().treasures.kinds.iter().any(|kind| matches!(kind.name, Text::Languages(_)))
}

fn treasures_ui(ui: &mut Ui, form: &mut Form) {
    languages_ui(ui, form, "editor-treasures-each-language", |def| {
        let count = def.treasures.kinds.len();
        let kinds = def.treasures.kinds.iter_mut();
        kinds.enumerate().map(|(index, kind)| (Part::Treasure(index, count), &mut kind.name)).collect()
    });
    let mut removed = None;
    for (index, kind) in form.def().treasures.kinds.clone().iter().enumerate() {
        ui.push_id(index, |ui| {
            ui.horizontal_wrapped(|ui| {
                if treasure_ui(ui, form, index, kind) {
                    removed = Some(index);
                }
            });
        });
    }
    if let Some(index) = removed {
        form.close_step();
        form.change(Step::of("editor-step-remove", "editor-treasure"), "treasures", |def| {
            def.treasures.kinds.remove(index);
        });
        form.close_step();
    }
    let has_room = form.def().treasures.kinds.len() < MAX_TREASURES;
    if ui.add_enabled(has_room, Button::new(form.texts.say("editor-add-treasure"))).clicked() {
        let used: Vec<Glyph> = form.def().treasures.kinds.iter().map(|kind| kind.glyph).collect();
        let glyph = Glyph::ALL.into_iter().find(|glyph| !used.contains(glyph)).unwrap_or(Glyph::Mask);
        let name = name_of_new(form, glyph);
        form.close_step();
        form.change(Step::of("editor-step-add", "editor-treasure"), "treasures", |def| {
            def.treasures.kinds.push(TreasureDef { name, glyph, copies: 1 });
        });
        form.close_step();
    }
    let total: u32 = form.def().treasures.kinds.iter().map(|kind| kind.copies).sum();
    ui.weak(form.texts.with("editor-treasures-total", &[("count", total.into())]));
    form.idle_ui(ui, idle::treasures);
    form.parents_ui(ui, "editor-treasures", |def| &mut def.treasures.kinds);
    rule_ui(ui, form, "editor-treasures-rule", Rule::new(5, 5));
}

/// The name of a new kind: where the others have a name in each language, it begins with one in each.
fn name_of_new(form: &Form, glyph: Glyph) -> Text {
    if !has_languages(form) {
        return Text::Plain(glyph_name(form.texts, glyph));
    }
    let named = |language: Language| (language.code().to_owned(), glyph_name(&Texts::new(language), glyph));
    Text::Languages(Language::ALL.into_iter().map(named).collect())
}

/// The fields of a kind of treasure; whether it is to be removed.
fn treasure_ui(ui: &mut Ui, form: &mut Form, index: usize, kind: &TreasureDef) -> bool {
    let theme = form.theme;
    let number = [("number", (index + 1).into())];
    // As high as the picture, so that what stands before it is level with it.
    ui.set_row_height(PICTURE);
    // It stands first, so that it never breaks away from its row.
    let remove = form.texts.with("editor-treasure-remove", &number);
    let removes = ui.button("✖").accessible_name(remove.clone()).on_hover_text(remove).clicked();
    let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
    art::treasure(ui.painter(), theme, rect.center(), rect.width() * 0.45, kind.glyph);
    let mut glyph = kind.glyph;
    let pictures = OneOf::new("glyph", glyph_name(form.texts, glyph)).width(104.0).truncated();
    let names = Glyph::ALL.into_iter().map(|other| (other, glyph_name(form.texts, other)));
    let chosen = pictures.show_rows(ui, &mut glyph, names, |ui, other, name, is_chosen| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(PICTURE, PICTURE), Sense::hover());
            art::treasure(ui.painter(), theme, rect.center(), rect.width() * 0.45, *other);
            ui.selectable_label(is_chosen, name)
        })
        .inner
    });
    let _ = chosen.accessible_name(form.texts.with("editor-treasure-picture", &number));
    if glyph != kind.glyph {
        form.close_step();
        let step = Step::new("editor-step-named").named(form.texts.with("editor-treasure-picture", &number));
        let step = step.from_to(glyph_name(form.texts, kind.glyph), glyph_name(form.texts, glyph));
        form.change(step, ("glyph", index), |def| {
            def.treasures.kinds[index].glyph = glyph;
        });
        form.close_step();
    }
    let mut copies = kind.copies;
    let said = form.texts.with("editor-treasure-copies", &number);
    let response = form.number_field(ui, (&said, "editor-treasures"), &mut copies, 0..=MAX_TREASURES as u8);
    form.meet(Target::Treasure(index), &response);
    if copies != kind.copies {
        let step = Form::set_named(&said, kind.copies, copies);
        form.change(step, ("copies", index), |def| {
            def.treasures.kinds[index].copies = copies;
        });
    }
    form.ended(&response);
    let languages = fields_of(&kind.name);
    // Several names have a row of their own, below.
    let most = if languages.len() > 1 { 110.0 } else { 420.0 };
    if languages.len() > 1 {
        ui.end_row();
        ui.set_row_height(PICTURE);
        ui.add_space(BELOW);
    }
    for language in languages {
        if !language.is_empty() {
            ui.weak(&language);
        }
        let name = kind.name.get(&language).to_owned();
        let of = language.clone();
        let key = if language.is_empty() { "editor-treasure-name" } else { "editor-treasure-name-in" };
        let said = form.texts.with(key, &[number[0].clone(), ("language", language.clone().into())]);
        form.short_text(ui, ("editor-treasure", &said), ("name", index, &language), &name, most, |def, text| {
            def.treasures.kinds[index].name.set(&of, text);
        });
    }
    removes
}

/// The scores of 1, 2, 3 … treasures of a kind together.
fn scores_ui(ui: &mut Ui, form: &mut Form) {
    let count = form.def().treasures.scores.len();
    form.numbers(ui, count, |ui, form, index| {
        let before = form.def().treasures.scores[index];
        let mut score = before;
        let name = form.texts.with("editor-score", &[("count", (index + 1).into())]);
        ui.label(format!("{}×", index + 1));
        let response = form.number_field(ui, (&name, "editor-scores"), &mut score, 0..=99);
        form.meet(Target::Score(index), &response);
        if score != before {
            let step = Form::set_named(&name, before, score);
            form.change(step, ("score", index), |def| {
                def.treasures.scores[index] = score;
            });
        }
        form.ended(&response);
    });
    ui.horizontal_wrapped(|ui| {
        let add = ui.add_enabled(count < MAX_TREASURES, Button::new(form.texts.say("editor-scores-more")));
        let remove = ui.add_enabled(count > 0, Button::new(form.texts.say("editor-scores-fewer")));
        if add.clicked() {
            let next = form.def().treasures.scores.last().map_or(1, |&last| (last + 3).min(99));
            form.close_step();
            form.change(Step::of("editor-step-add", "editor-scores"), "scores", |def| def.treasures.scores.push(next));
            form.close_step();
        }
        if remove.clicked() {
            form.close_step();
            form.change(Step::of("editor-step-remove", "editor-scores"), "scores", |def| {
                def.treasures.scores.pop();
            });
            form.close_step();
        }
    });
    form.parents_ui(ui, "editor-scores", |def| &mut def.treasures.scores);
    rule_ui(ui, form, "editor-scores-rule", Rule::new(7, 2));
}
