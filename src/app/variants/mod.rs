//! The screen of variants: a card with a picture and facts for each; a click sets up a new game of it, a button tries
//! it out at once, others edit it. What can be done with the files of one's own, `own` lays out.

use egui::{Button, Label, RichText, Ui, WidgetInfo, vec2};

mod own;

use std::path::Path;

use super::command::{Command, EditCommand};
use super::kit::widgets::{Common, card, column, title, way_out, ways_out};
use crate::app::command::Desk;
use crate::games::{GameId, GameRules};
use crate::library::Libraries;
use crate::words::shown;

use own::{files_ui, more_ui, rename_ui};

pub use own::Gallery;

/// The number of facts on a card: players, tiles, length.
const FACTS: usize = 3;
/// The least width of a card.
const CARD: f32 = 250.0;

/// Lays out the screen of variants.
pub fn variants_ui(ui: &mut Ui, desk: &mut Desk, gallery: &mut Gallery, libraries: &Libraries) {
    ways_out(ui, desk.texts, desk.theme, |ui| {
        if way_out(ui, desk.texts.say("variants-back")).clicked() {
            desk.push(Command::Back);
        }
        let new = Button::new(desk.texts.say("variants-new")).min_size(vec2(0.0, 38.0));
        if ui.add(new).on_hover_text(desk.texts.say("variants-new-hint")).clicked() {
            desk.push(EditCommand::Start);
        }
    });
    column(ui, 1180.0, |ui| {
        title(ui, desk, "variants-heading");
        ui.weak(desk.texts.say("variants-hint"));
        ui.add_space(4.0);
        let gap = ui.spacing().item_spacing.x;
        let columns = (((ui.available_width() + gap) / (CARD + gap)) as usize).clamp(1, 4);
        let width = (ui.available_width() - gap * (columns as f32 - 1.0)) / columns as f32;
        let mut common = Common::of(ui, "cards");
        let variants = shown::named_variants(desk.texts, libraries);
        let is_own = |(_, rules): &(String, GameRules)| libraries.file_of(&rules.variant()).is_some();
        let (own, of_program): (Vec<_>, Vec<_>) = variants.into_iter().partition(is_own);
        let of_game = |&game: &GameId| {
            let variants = of_program.iter().filter(|(_, rules)| rules.game() == game);
            (shown::game_name(desk.texts, game), variants.collect::<Vec<_>>())
        };
        let own = (desk.texts.say("variants-own"), own.iter().collect());
        let groups: Vec<_> = GameId::ALL.iter().map(of_game).chain([own]).collect();
        for (heading, variants) in groups.into_iter().filter(|(_, variants)| !variants.is_empty()) {
            heading_ui(ui, desk, &heading);
            for row in variants.chunks(columns) {
                ui.horizontal_top(|ui| {
                    for &variant in row {
                        let file = libraries.file_of(&variant.1.variant());
                        variant_ui(ui, desk, gallery, (variant, file), (&mut common, width));
                    }
                });
            }
        }
        common.keep(ui);
        files_ui(ui, desk, gallery, libraries);
    });
}

/// The heading of a group of variants.
fn heading_ui(ui: &mut Ui, desk: &Desk, text: &str) {
    ui.add_space(4.0);
    let size = desk.theme.sizes.text_heading * 0.9;
    let label = ui.label(RichText::new(text).strong().size(size).color(desk.theme.chrome.gold));
    label.widget_info(|| WidgetInfo::labeled(egui::Role::Heading, true, text));
}

/// The card of a variant.
fn variant_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    gallery: &mut Gallery,
    ((name, rules), file): (&(String, GameRules), Option<&Path>),
    (common, width): (&mut Common, f32),
) {
    let (mut asked, id) = (None, ("variant", rules.variant()));
    let laid = ui.allocate_ui(vec2(width, 0.0), |ui| {
        card(ui, desk, id, false, |ui| {
            asked = card_ui(ui, desk, gallery, (name, rules, file), common);
        })
    });
    let said = desk.texts.with("variants-play", &[("name", name.clone().into())]);
    laid.inner.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &said));
    if let Some(command) = asked {
        desk.push(command);
    } else if laid.inner.clicked() {
        desk.push(Command::SetUp(rules.variant()));
    }
}

/// The card of a variant; the request of one of its buttons. What all cards have in common is how high they are above
/// their buttons.
fn card_ui(
    ui: &mut Ui,
    desk: &Desk,
    gallery: &mut Gallery,
    (name, rules, file): (&str, &GameRules, Option<&Path>),
    common: &mut Common,
) -> Option<Command> {
    let mut renamed = None;
    let button = |ui: &mut Ui, key: &str, said: &str, hint: &str| {
        let said = desk.texts.with(said, &[("name", name.to_owned().into())]);
        let button = ui.add(Button::new(desk.texts.say(key))).accessible_name(said);
        button.on_hover_text(desk.texts.say(hint)).clicked()
    };
    let laid = ui.vertical(|ui| {
        ui.vertical_centered(|ui| {
            let size = vec2(ui.available_width(), 168.0);
            gallery.pictures.show_marked(ui, desk, rules, "gallery", size);
            if gallery.renames(file) {
                renamed = rename_ui(ui, desk, gallery);
            } else {
                let name = RichText::new(name).strong().size(desk.theme.sizes.text_heading * 0.9);
                ui.add(Label::new(name).wrap().selectable(false));
            }
            let about = shown::description(desk.texts, rules);
            ui.add(Label::new(RichText::new(about).small()).wrap().selectable(false));
            let facts = shown::facts(desk.texts, rules, None)[..FACTS].join(" · ");
            let facts = RichText::new(facts).small().color(desk.theme.chrome.text_weak);
            ui.add(Label::new(facts).wrap().selectable(false));
            common.fill(ui);
        });
        let variant = || rules.variant();
        ui.horizontal_wrapped(|ui| {
            let tries = button(ui, "try-out", "try-out-name", "try-out-hint");
            let edits = button(ui, "variants-edit", "variants-edit-name", "variants-edit-hint");
            let more = file.and_then(|path| more_ui(ui, desk, gallery, rules, path));
            if tries {
                Some(Command::TryOut(variant()))
            } else {
                edits.then(|| Command::EditVariant(variant())).or(more)
            }
        })
        .inner
    });
    laid.inner.or(renamed)
}
