//! The page of tiers, treasures, action tokens and slab tokens.

use egui::{Button, Ui};

use super::Form;
use crate::app::forms::{
    Named, PICTURE, Part, Places, Shown, counts_ui, fields_of, glyph_name, glyph_ui, languages_ui, name_of_new, number,
    scores_ui, step,
};
use crate::editor::Step;
use crate::editor::legend::Target;
use crate::expedition::{Glyph, MAX_TIER, MAX_TREASURES, Text};
use crate::legend::{MAX_SLAB_TOKENS, MAX_TOKEN, Rule, TreasureDef};
use crate::words::Texts;

/// The room before what stands below a picture.
const BELOW: f32 = 30.0;
/// The greatest width of one of several names.
const NAME: f32 = 110.0;

/// Each kind with the numbers of its copies.
impl Shown for Vec<TreasureDef> {
    fn shown(&self, texts: &Texts) -> String {
        let name = |kind: &TreasureDef| kind.name.get(texts.language().code()).to_owned();
        let kinds: Vec<String> =
            self.iter().map(|kind| format!("{} ×{}+{}", name(kind), kind.hidden, kind.face_up)).collect();
        if kinds.is_empty() { texts.say("editor-nothing") } else { kinds.join(" · ") }
    }
}

/// Lays out the page.
pub fn supplies_ui(ui: &mut Ui, form: &mut Form) {
    form.group(ui, "editor-tiers", |ui, form| {
        let names = ("editor-tiers", "editor-tier");
        counts_ui(ui, form, names, MAX_TIER as u32, Target::Tier, |def| &mut def.tiers);
        let total = form.def().tiers.values().fold(0, |sum: u32, &count| sum.saturating_add(count));
        ui.weak(form.texts.with("editor-tiers-total", &[("count", total.into())]));
        form.parents_ui(ui, "editor-tiers", |def| &mut def.tiers);
        form.rule_below(ui, "editor-tiers-rule", Rule::new(5, 8));
    });
    form.group(ui, "editor-treasures", treasures_ui);
    form.group(ui, "editor-scores", |ui, form| {
        let names = ("editor-scores", "editor-score");
        scores_ui(ui, form, names, Places::scores(MAX_TREASURES, 3, "×"), Target::Score, |def| {
            &mut def.treasures.scores
        });
        form.parents_ui(ui, "editor-scores", |def| &mut def.treasures.scores);
        form.rule_below(ui, "editor-scores-rule", Rule::new(6, 8));
    });
    form.group(ui, "legend-edit-tokens", |ui, form| {
        let names = ("legend-edit-tokens", "legend-edit-token");
        counts_ui(ui, form, names, MAX_TOKEN as u32, Target::Token, |def| &mut def.tokens);
        let total = form.def().tokens.values().fold(0, |sum: u32, &count| sum.saturating_add(count));
        ui.weak(form.texts.with("legend-edit-tokens-total", &[("count", total.into())]));
        form.parents_ui(ui, "legend-edit-tokens", |def| &mut def.tokens);
        let most = 0..=MAX_SLAB_TOKENS as u8;
        form.number(ui, "legend-edit-slab-tokens", Some(Rule::new(5, 5)), most, |def| &mut def.slab_tokens);
    });
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
        step(form, Step::of("editor-step-remove", "editor-treasure"), |def| _ = def.treasures.kinds.remove(index));
    }
    let has_room = form.def().treasures.kinds.len() < MAX_TREASURES;
    let add = ui.add_enabled(has_room, Button::new(form.texts.say("editor-add-treasure")));
    form.meet(Target::Field("editor-treasures"), &add);
    if add.clicked() {
        let kinds = &form.def().treasures.kinds;
        let is_free = |glyph: &Glyph| kinds.iter().all(|kind| kind.glyph != *glyph);
        let glyph = Glyph::ALL.into_iter().find(is_free).unwrap_or(Glyph::Mask);
        let has_languages = kinds.iter().any(|kind| matches!(kind.name, Text::Languages(_)));
        let name = name_of_new(form, glyph, has_languages);
        step(form, Step::of("editor-step-add", "editor-treasure"), |def| {
            def.treasures.kinds.push(TreasureDef { name, glyph, hidden: 1, face_up: 0 });
        });
    }
    form.parents_ui(ui, "editor-treasures", |def| &mut def.treasures.kinds);
    form.rule_below(ui, "editor-treasures-rule", Rule::new(1, 4));
}

/// The fields of a kind of treasure; whether it is to be removed.
fn treasure_ui(ui: &mut Ui, form: &mut Form, index: usize, kind: &TreasureDef) -> bool {
    let values = [("number", (index + 1).into())];
    // As high as the picture, so that what stands before it is level with it.
    ui.set_row_height(PICTURE);
    let remove = form.texts.with("editor-treasure-remove", &values);
    let removes = ui.button("✖").accessible_name(remove.clone()).on_hover_text(remove).clicked();
    let mut glyph = kind.glyph;
    let chosen = glyph_ui(ui, form.presentation(), &mut glyph);
    let said = form.texts.with("editor-treasure-picture", &values);
    let _ = chosen.accessible_name(said.clone());
    if glyph != kind.glyph {
        let named = Step::new("editor-step-named").named(said);
        let named = named.from_to(glyph_name(form.texts, kind.glyph), glyph_name(form.texts, glyph));
        step(form, named, |def| def.treasures.kinds[index].glyph = glyph);
    }
    let most = 0..=MAX_TREASURES as u8;
    let said = form.texts.with("legend-edit-hidden", &values);
    let field = ("hidden", index);
    let named = Named { said: &said, of: "editor-treasures" };
    let response = number(ui, form, named, field, kind.hidden, most.clone(), |def, value| {
        def.treasures.kinds[index].hidden = value;
    });
    form.meet(Target::Treasure(index), &response);
    ui.weak("+");
    let said = form.texts.with("legend-edit-face-up", &values);
    number(
        ui,
        form,
        Named { said: &said, of: "legend-edit-face-up" },
        ("face up", index),
        kind.face_up,
        most,
        |def, value| {
            def.treasures.kinds[index].face_up = value;
        },
    );
    let languages = fields_of(&kind.name);
    let several = languages.len() > 1;
    if several {
        ui.end_row();
        ui.set_row_height(PICTURE);
        ui.add_space(BELOW);
    }
    for language in languages {
        if !language.is_empty() {
            ui.weak(&language);
        }
        let key = if language.is_empty() { "editor-treasure-name" } else { "editor-treasure-name-in" };
        let said = form.texts.with(key, &[values[0].clone(), ("language", language.clone().into())]);
        let name = kind.name.get(&language).to_owned();
        let most = if several { NAME } else { crate::app::forms::LINE };
        form.short_text(
            ui,
            Named { said: &said, of: "editor-treasure" },
            ("name", index, &language),
            &name,
            most,
            |def, text| {
                def.treasures.kinds[index].name.set(&language, text);
            },
        );
    }
    removes
}
