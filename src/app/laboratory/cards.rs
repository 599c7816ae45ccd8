//! The cards of results: a plot with its heading, what it means, and its numbers as lines of text.

use egui::text::{LayoutJob, TextFormat};
use egui::{CollapsingHeader, Label, Margin, RichText, Role, Sense, TextStyle, Ui, WidgetInfo, vec2};

use super::plots::{bars_ui, boxes_ui, colours, course_ui, spread_ui};
use crate::app::command::Desk;
use crate::app::games;
use crate::app::kit::reading::Reading;
use crate::app::kit::still::Still;
use crate::app::kit::widgets::card_frame;
use crate::editor::bench::{Heat, MeasurePicture, Panel, Sheet};
use crate::games::GameRules;
use crate::lab::{Extreme, Extremes};

/// From this width on two cards stand beside each other.
const TWO: f32 = 700.0;
/// The greatest width of a map of a board.
const MAP: f32 = 420.0;

/// The boards under the maps, drawn once and kept: the variant's and the other one's.
#[derive(Default)]
pub struct Maps([Still<String>; 2]);

/// Lays out all cards.
pub fn cards_ui(
    ui: &mut Ui,
    desk: &Desk,
    (sheet, extremes): (&Sheet, &Extremes),
    (maps, watched): (&mut Maps, &mut Option<u64>),
    reading: &mut Reading,
    rules: [Option<&GameRules>; 2],
) {
    let columns = if ui.available_width() >= TWO { 2 } else { 1 };
    for row in sheet.panels.chunks(columns) {
        ui.columns(columns, |columns| {
            for (ui, panel) in columns.iter_mut().zip(row) {
                // Columns would space out the words of a line so that it fills the card.
                let card = ui.vertical(|ui| {
                    card_ui(ui, desk, sheet, panel, maps, rules);
                    watch_ui(ui, desk, panel, extremes.get(panel.id), watched);
                });
                let card = card.response.rect;
                reading.note(ui, card, || format!("{} {}", panel.in_words, panel.about));
            }
        });
    }
}

fn card_ui(ui: &mut Ui, desk: &Desk, sheet: &Sheet, panel: &Panel, maps: &mut Maps, rules: [Option<&GameRules>; 2]) {
    let chrome = &desk.theme.chrome;
    card_frame(desk.theme).inner_margin(Margin::same(10)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let heading = ui.label(RichText::new(&panel.heading).strong().color(chrome.gold));
        heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &panel.heading));
        ui.label(RichText::new(&panel.about).small().color(chrome.text_weak));
        let (id, said) = (panel.id, panel.in_words.as_str());
        if panel.picture.is_compared() {
            legend_ui(ui, desk, sheet);
        }
        match &panel.picture {
            MeasurePicture::Bars(bars, is_share, fair) => {
                bars_ui(ui, desk, id, bars, (*is_share, *fair), said);
            }
            MeasurePicture::Boxes(boxes) => {
                boxes_ui(ui, desk, id, boxes, said);
            }
            MeasurePicture::Spread(width, own, other) => {
                spread_ui(ui, desk, id, *width, [own, other], said);
            }
            MeasurePicture::Course(own, other) => {
                course_ui(ui, desk, id, [own, other], said);
            }
            MeasurePicture::Board(own, other) => {
                let [of_own, of_other] = rules;
                let [ground, other_ground] = &mut maps.0;
                if let Some(rules) = of_own {
                    map_ui(ui, desk, rules, own, ground, said);
                }
                if let (Some(rules), Some(heat), Some(name)) = (of_other, other, &sheet.names.1) {
                    let name = desk.texts.with("laboratory-other", &[("variant", name.clone().into())]);
                    ui.label(RichText::new(&name).small());
                    map_ui(ui, desk, rules, heat, other_ground, &name);
                }
            }
        }
        let numbers = desk.texts.say("laboratory-numbers");
        let named = desk.texts.with("laboratory-numbers-of", &[("what", panel.heading.clone().into())]);
        let lines = CollapsingHeader::new(RichText::new(numbers).small()).id_salt(id).show(ui, |ui| {
            for line in &panel.lines {
                ui.label(RichText::new(line).small());
            }
        });
        lines.header_response.accessible_name(named);
    });
}

/// The games with the least and the most of a measure, to be watched; one alone where all have the same.
fn watch_ui(ui: &mut Ui, desk: &Desk, panel: &Panel, ends: Option<&[Extreme; 2]>, watched: &mut Option<u64>) {
    let Some([least, most]) = ends.filter(|_| !matches!(panel.picture, MeasurePicture::Board(..))) else { return };
    let is_one = least.game == most.game;
    ui.horizontal_wrapped(|ui| {
        for (end, key) in [(least, "laboratory-watch-least"), (most, "laboratory-watch-most")] {
            if is_one && key == "laboratory-watch-most" {
                continue;
            }
            let values = [("game", (end.game + 1).into()), ("what", panel.heading.clone().into())];
            let name = desk.texts.with(key, &values);
            let link = ui.link(RichText::new(desk.texts.with("laboratory-watch", &values)).small());
            if link.accessible_name(&name).on_hover_text(&name).clicked() {
                *watched = Some(end.game);
            }
        }
    });
}

/// Which colour is whose, where two variants are compared.
fn legend_ui(ui: &mut Ui, desk: &Desk, sheet: &Sheet) {
    let Some(other) = &sheet.names.1 else { return };
    let names = [sheet.names.0.clone(), desk.texts.with("laboratory-other", &[("variant", other.clone().into())])];
    for (name, colour) in names.into_iter().zip(colours(desk)) {
        let font = TextStyle::Small.resolve(ui.style());
        let mut text = LayoutJob::default();
        text.append("■ ", 0.0, TextFormat::simple(font.clone(), colour));
        text.append(&name, 0.0, TextFormat::simple(font, desk.theme.chrome.text));
        ui.add(Label::new(text).wrap()).widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    }
}

/// A board with its cells coloured by numbers.
fn map_ui(ui: &mut Ui, desk: &Desk, rules: &GameRules, heat: &Heat, ground: &mut Still<String>, said: &str) {
    let wide = ui.available_width().min(MAP);
    let (rect, response) = ui.allocate_exact_size(vec2(wide, wide * games::board_aspect(rules)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, said));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    ground.paint(painter, desk.theme.is_dark, rect, rules.hash().to_owned(), |_| {
        games::paint_board(painter, desk.theme, rect, rules);
    });
    games::paint_heat(painter, desk.theme, rect, rules, &|cell| heat.get(cell).cloned());
}
