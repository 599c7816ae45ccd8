//! The page of tiers and treasures, and of what sets of treasures score.

use egui::{Button, Ui};

use super::Form;
use crate::app::forms::{
    Named, PICTURE, Part, Places, Shown, counts_ui, fields_of, glyph_name, glyph_ui, languages_ui, name_of_new,
    scores_ui,
};
use crate::editor::Step;
use crate::editor::tikal::{Target, idle};
use crate::tikal::{Glyph, MAX_TIER, MAX_TREASURES, Rule, Text, TreasureDef};
use crate::words::Texts;

/// The indent of names in several languages below the picture of their treasure.
const BELOW: f32 = 30.0;

/// Each kind with the number of its copies.
impl Shown for Vec<TreasureDef> {
    fn shown(&self, texts: &Texts) -> String {
        let name = |kind: &TreasureDef| kind.name.get(texts.language().code()).to_owned();
        let kinds: Vec<String> = self.iter().map(|kind| format!("{} ×{}", name(kind), kind.copies)).collect();
        if kinds.is_empty() { texts.say("editor-nothing") } else { kinds.join(" · ") }
    }
}

/// Lays out the page.
pub fn supplies_ui(ui: &mut Ui, form: &mut Form) {
    form.group(ui, "editor-tiers", tiers_ui);
    form.group(ui, "editor-treasures", treasures_ui);
    form.group(ui, "editor-scores", sets_ui);
}

/// The numbers of tiers of each value, up to one value more than the highest that there is.
fn tiers_ui(ui: &mut Ui, form: &mut Form) {
    let names = ("editor-tiers", "editor-tier");
    counts_ui(ui, form, names, MAX_TIER as u32, Target::Tier, |def| &mut def.tiers);
    let total: u32 = form.def().tiers.values().sum();
    ui.weak(form.texts.with("editor-tiers-total", &[("count", total.into())]));
    form.idle_ui(ui, idle::tiers);
    form.parents_ui(ui, "editor-tiers", |def| &mut def.tiers);
    form.rule_below(ui, "editor-tiers-rule", Rule::new(5, 4));
}

/// True if the treasures have names of their own in each language.
fn has_languages(form: &Form) -> bool {
    form.def().treasures.kinds.iter().any(|kind| matches!(kind.name, Text::Languages(_)))
}

fn treasures_ui(ui: &mut Ui, form: &mut Form) {
    languages_ui(ui, form, "editor-treasures-each-language", |def| {
        let count = def.treasures.kinds.len();
        let kinds = def.treasures.kinds.iter_mut();
        kinds.enumerate().map(|(index, kind)| (Part::one("treasure", index, count), &mut kind.name)).collect()
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
        let name = name_of_new(form, glyph, has_languages(form));
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
    form.rule_below(ui, "editor-treasures-rule", Rule::new(5, 5));
}

/// The fields of a kind of treasure; whether it is to be removed.
fn treasure_ui(ui: &mut Ui, form: &mut Form, index: usize, kind: &TreasureDef) -> bool {
    let number = [("number", (index + 1).into())];
    // As high as the picture, so that what stands before it is level with it.
    ui.set_row_height(PICTURE);
    // It stands first, so that it never breaks away from its row.
    let remove = form.texts.with("editor-treasure-remove", &number);
    let removes = ui.button("✖").accessible_name(remove.clone()).on_hover_text(remove).clicked();
    let mut glyph = kind.glyph;
    let chosen = glyph_ui(ui, form.presentation(), &mut glyph);
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
    let response =
        form.number_field(ui, Named { said: &said, of: "editor-treasures" }, &mut copies, 0..=MAX_TREASURES as u8);
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
        form.short_text(
            ui,
            Named { said: &said, of: "editor-treasure" },
            ("name", index, &language),
            &name,
            most,
            |def, text| {
                def.treasures.kinds[index].name.set(&of, text);
            },
        );
    }
    removes
}

/// The scores of 1, 2, 3 … treasures of a kind together.
fn sets_ui(ui: &mut Ui, form: &mut Form) {
    let names = ("editor-scores", "editor-score");
    scores_ui(ui, form, names, Places::scores(MAX_TREASURES, 3, "×"), Target::Score, |def| &mut def.treasures.scores);
    form.parents_ui(ui, "editor-scores", |def| &mut def.treasures.scores);
    form.rule_below(ui, "editor-scores-rule", Rule::new(7, 2));
}
