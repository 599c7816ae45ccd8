//! The part of the setup screen about the variant: those of the chosen game as cards, and the chosen one with its facts.

use egui::{Label, RichText, Ui, WidgetInfo, vec2};

use crate::app::command::Desk;
use crate::app::games::Pictures;
use crate::app::kit::widgets::{Common, card};
use crate::editor;
use crate::games::GameRules;
use crate::library::Libraries;
use crate::setup::SetupForm;
use crate::words::shown;
use crate::words::shown::Choices;

/// The number of facts on a card: players and tiles.
const FACTS_OF_A_CARD: usize = 2;
/// The width that a line about a difference needs.
const DIFFERENCE: f32 = 215.0;

/// The variants of the chosen game as cards in rows; a click chooses one.
pub fn choice_ui(
    ui: &mut Ui,
    desk: &Desk,
    form: &mut SetupForm,
    libraries: &Libraries,
    pictures: &mut Pictures,
    columns: usize,
) {
    let gap = ui.spacing().item_spacing.x;
    let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
    let mut common = Common::of(ui, "variants");
    let mut variants = shown::named_variants(desk.texts, libraries);
    variants.retain(|(_, rules)| rules.game() == form.variant().game);
    for row in variants.chunks(columns) {
        ui.horizontal_top(|ui| {
            for (name, rules) in row {
                let variant = rules.variant();
                let is_chosen = form.variant == variant;
                let response = ui
                    .allocate_ui(vec2(width, 0.0), |ui| {
                        card(ui, desk, ("variant", variant), is_chosen, |ui| {
                            small_ui(ui, desk, (name, rules), pictures);
                            common.fill(ui);
                        })
                    })
                    .inner;
                let name = desk.texts.with("setup-variant-name", &[("name", name.clone().into())]);
                response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, is_chosen, &name));
                if is_chosen && form.is_opened {
                    ui.scroll_to_rect_animation(response.rect, None, egui::style::ScrollAnimation::none());
                }
                if response.clicked() && !is_chosen {
                    form.choose(rules);
                }
            }
        });
    }
    common.keep(ui);
}

fn small_ui(ui: &mut Ui, desk: &Desk, (name, rules): (&str, &GameRules), pictures: &mut Pictures) {
    ui.horizontal(|ui| {
        pictures.show(ui, desk, rules, "card", vec2(62.0, 54.0));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.add(Label::new(RichText::new(name).strong()).wrap().selectable(false));
            for fact in shown::facts(desk.texts, rules, None).iter().take(FACTS_OF_A_CARD) {
                let fact = RichText::new(fact.as_str()).small().color(desk.theme.chrome.text_weak);
                ui.add(Label::new(fact).wrap().selectable(false));
            }
        });
    });
}

/// The chosen variant: a large picture, what it is about, its facts with what is chosen beside it, and how it differs from the classic one.
pub fn chosen_ui(
    ui: &mut Ui,
    desk: &Desk,
    rules: &GameRules,
    choices: Choices,
    libraries: &Libraries,
    pictures: &mut Pictures,
) {
    let is_wide = ui.available_width() > 480.0;
    let size = if is_wide { vec2(236.0, 190.0) } else { vec2(ui.available_width(), 150.0) };
    let facts = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let name = shown::name_among(desk.texts, libraries, rules);
        ui.label(RichText::new(name).strong().size(desk.theme.sizes.text_heading));
        let about = shown::description(desk.texts, rules);
        if !about.is_empty() {
            ui.label(RichText::new(about).color(desk.theme.chrome.text_weak));
        }
        ui.add_space(4.0);
        // A row is as high as its pills; widgets to click would be higher.
        ui.spacing_mut().interact_size.y = 0.0;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for fact in shown::facts(desk.texts, rules, Some(choices)) {
                pill_ui(ui, desk, &fact);
            }
        });
        differences_ui(ui, desk, rules, libraries);
    };
    let chosen = (rules, Some(choices));
    if is_wide {
        ui.horizontal_top(|ui| {
            pictures.show_chosen(ui, desk, chosen, "chosen", size);
            ui.vertical(facts);
        });
    } else {
        pictures.show_chosen(ui, desk, chosen, "chosen", size);
        facts(ui);
    }
}

/// A fact in a rounded frame.
fn pill_ui(ui: &mut Ui, desk: &Desk, fact: &str) {
    let font = egui::TextStyle::Small.resolve(ui.style());
    let colour = desk.theme.chrome.text;
    let galley = ui.painter().layout(fact.to_owned(), font, colour, ui.max_rect().width() - 20.0);
    let (rect, response) = ui.allocate_exact_size(galley.size() + vec2(18.0, 8.0), egui::Sense::hover());
    ui.painter().rect(
        rect,
        rect.height().min(24.0) / 2.0,
        desk.theme.chrome.card,
        egui::Stroke::new(1.0, desk.theme.chrome.edge),
        egui::StrokeKind::Inside,
    );
    response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, fact));
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, colour);
}

fn differences_ui(ui: &mut Ui, desk: &Desk, rules: &GameRules, libraries: &Libraries) {
    let Some((base, lines)) = editor::differences(desk.texts, libraries, rules) else { return };
    let values = [("name", base.into())];
    ui.label(RichText::new(desk.texts.with("setup-differences", &values)).color(desk.theme.chrome.gold));
    let columns = ((ui.available_width() / DIFFERENCE) as usize).clamp(1, 3);
    let rows = lines.len().div_ceil(columns);
    ui.columns(columns, |columns| {
        for (column, lines) in columns.iter_mut().zip(lines.chunks(rows)) {
            column.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                for line in lines {
                    ui.label(RichText::new(line).small());
                }
            });
        }
    });
}
