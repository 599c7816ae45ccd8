//! The layout of the statistics: the questions on top, then a card for the results and, of one game, cards for the
//! strength, what is done otherwise, and the points by source.

use egui::text::{LayoutJob, TextFormat};
use egui::{Align, Button, Label, Layout, Margin, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};

use super::StatisticsView;
use super::sheet::{Choices, Line, Sheet, Strength};
use crate::app::command::{Command, Desk, LabCommand};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::reading::Reading;
use crate::app::kit::widgets::{card_frame, column, title, way_out, ways_out};
use crate::app::laboratory::{bars_ui, colours, curve_ui, path_ui};
use crate::library::Libraries;
use crate::statistics::Group;
use crate::words::{failures, statistics as words};

/// The widest that the screen gets.
const WIDTH: f32 = 1040.0;
/// The width of a choice.
const FIELD: f32 = 190.0;
/// From this width on results stand in a table; below, each is a line of text.
const TABLE: f32 = 560.0;
/// The width of a column of numbers.
const NUMBER: f32 = 84.0;
/// The width of the column with shares, which have an interval below them.
const SHARE: f32 = 128.0;
/// From this width on two cards stand beside each other.
const TWO: f32 = 900.0;
/// The number of rows that Page up and down pass over.
const PAGE: usize = 6;

/// Lays out the statistics.
pub fn statistics_ui(ui: &mut Ui, desk: &mut Desk, view: &mut StatisticsView, libraries: &Libraries) {
    view.follow(desk.texts, libraries);
    ways_out(ui, desk.texts, desk.theme, |ui| {
        if way_out(ui, desk.texts.say("statistics-back")).clicked() {
            desk.push(Command::Back);
        }
        let write = Button::new(desk.texts.say("statistics-write")).min_size(vec2(0.0, 38.0));
        let write = ui.add_enabled(view.has_games(), write);
        let hint = desk.texts.say("statistics-write-hint");
        if write.on_hover_text(&hint).on_disabled_hover_text(&hint).clicked() {
            desk.push(LabCommand::AskForPath);
        }
    });
    // In sight wherever the rest is scrolled to.
    path_ui(ui, desk, &mut view.path);
    column(ui, WIDTH, |ui| {
        title(ui, desk, "statistics-heading");
        ui.add(Label::new(RichText::new(desk.texts.say("statistics-about")).color(desk.theme.chrome.text_weak)).wrap());
        told_ui(ui, desk, view);
        let StatisticsView { sheet, asked, archive, .. } = view;
        let Some((_, sheet)) = sheet.as_ref().filter(|_| archive.is_complete() || !archive.games().is_empty()) else {
            return;
        };
        ui.label(&sheet.counts);
        if sheet.people.is_empty() {
            if archive.is_complete() {
                ui.add(Label::new(desk.texts.say("statistics-nobody")).wrap());
            }
            return;
        }
        ui.add_space(4.0);
        let filter = &mut asked.filter;
        let wrapped = Layout::left_to_right(Align::Min).with_main_wrap(true);
        let room = vec2(ui.available_width(), ui.spacing().interact_size.y);
        ui.allocate_ui_with_layout(room, wrapped, |ui| {
            field_ui(ui, desk, "statistics-me", &mut filter.me, &sheet.people);
            field_ui(ui, desk, "statistics-game", &mut filter.game, &sheet.games);
            field_ui(ui, desk, "statistics-variant", &mut filter.variant, &sheet.variants);
            field_ui(ui, desk, "statistics-players", &mut filter.players, &sheet.players);
            field_ui(ui, desk, "statistics-level", &mut filter.level, &sheet.levels);
            field_ui(ui, desk, "statistics-time", &mut filter.span, &sheet.spans);
            let groups: Choices<Group> =
                Group::ALL.map(|group| (group, words::group(desk.texts, group))).into_iter().collect();
            field_ui(ui, desk, "statistics-group", &mut asked.group, &groups);
        });
        ui.add_space(4.0);
        if sheet.rows.is_empty() {
            ui.add(Label::new(desk.texts.say("statistics-none")).wrap());
            return;
        }
        let mut reading = Reading::of(ui, "statistics", PAGE);
        results_ui(ui, desk, sheet, &mut reading);
        cards_ui(ui, desk, sheet, &mut asked.course, &mut reading);
        if let Some(why) = &sheet.no_more {
            let why_ui = ui.add(Label::new(RichText::new(why).color(desk.theme.chrome.text_weak)).wrap());
            reading.note(ui, why_ui.rect, || why.clone());
        }
        reading.end(ui);
    });
}

/// Tells what is being read, or why nothing can be.
fn told_ui(ui: &mut Ui, desk: &Desk, view: &StatisticsView) {
    let texts = desk.texts;
    if let Some(error) = view.archive.failure() {
        let reason = texts.with("statistics-failed", &[("reason", failures::file(texts, error).into())]);
        ui.add(Label::new(RichText::new(reason).color(desk.theme.chrome.warn)).wrap());
    } else if let Some((done, all)) = view.archive.progress() {
        ui.label(texts.with("statistics-reading", &[("done", done.into()), ("all", all.into())]));
    } else if view.archive.is_followed() && !view.archive.is_complete() {
        ui.label(texts.say("statistics-begins"));
    }
}

/// A choice with its label above it.
fn field_ui<T: PartialEq + Clone>(ui: &mut Ui, desk: &Desk, key: &'static str, chosen: &mut T, choices: &Choices<T>) {
    let shown = choices.iter().find(|(choice, _)| choice == chosen).map(|(_, name)| name.clone()).unwrap_or_default();
    let width = FIELD.min(ui.max_rect().width());
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        let label = ui.add(Label::new(RichText::new(desk.texts.say(key)).small()).truncate()).id;
        let field = OneOf::new(key, shown).width(width).truncated();
        field.show(ui, chosen, choices.iter().cloned()).labelled_by(label);
    });
}

/// A card with a heading.
fn card_ui(ui: &mut Ui, desk: &Desk, key: &str, content: impl FnOnce(&mut Ui)) {
    card_frame(desk.theme).inner_margin(Margin::same(12)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let text = desk.texts.say(key);
        let heading = ui.add(Label::new(RichText::new(&text).strong().color(desk.theme.chrome.gold)).wrap());
        heading.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &text));
        content(ui);
    });
    ui.add_space(6.0);
}

/// A weak line that says what is meant.
fn about_ui(ui: &mut Ui, desk: &Desk, text: &str) {
    ui.add(Label::new(RichText::new(text).small().color(desk.theme.chrome.text_weak)).wrap());
}

fn results_ui(ui: &mut Ui, desk: &Desk, sheet: &Sheet, reading: &mut Reading) {
    card_ui(ui, desk, "statistics-results", |ui| {
        about_ui(ui, desk, &desk.texts.say("statistics-results-about"));
        if sheet.has_days {
            about_ui(ui, desk, &desk.texts.say("statistics-days"));
        }
        let heads = ["statistics-games", "statistics-won", "statistics-score", "statistics-margin", "statistics-turns"];
        table_ui(ui, desk, &heads, &[NUMBER, SHARE, NUMBER, NUMBER, NUMBER], &sheet.rows, reading);
    });
}

/// Rows with a name and columns of numbers, as far as there is room for columns; the first row is strong if there is a
/// row for all.
fn table_ui(ui: &mut Ui, desk: &Desk, heads: &[&'static str], widths: &[f32], rows: &[Line], reading: &mut Reading) {
    let gap = ui.spacing().item_spacing.x;
    let numbers: f32 = widths.iter().map(|width| width + gap).sum();
    let needed = TABLE.min(numbers + 180.0);
    if ui.available_width() < needed {
        for row in rows {
            let label = ui.add(Label::new(format!("• {}", row.said)).wrap());
            reading.note(ui, label.rect, || row.said.clone());
        }
        return;
    }
    let name = ui.available_width() - numbers;
    let weak = desk.theme.chrome.text_weak;
    ui.horizontal_top(|ui| {
        cell_ui(ui, name, Align::Min, |ui| _ = ui.label(""));
        for (head, width) in heads.iter().zip(widths) {
            let text = RichText::new(desk.texts.say(head)).small().color(weak);
            cell_ui(ui, *width, Align::Max, |ui| _ = ui.add(Label::new(text).truncate()));
        }
    });
    for row in rows {
        let laid = ui.horizontal_top(|ui| {
            let (first, rest) = row.cells.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
            // The row is read out as one sentence, and not cell by cell.
            let cell = |ui: &mut Ui, label: Label| {
                let id = ui.add(label).id;
                ui.ctx().accesskit_node_builder(id, egui::accesskit::Node::set_hidden);
            };
            cell_ui(ui, name, Align::Min, |ui| cell(ui, Label::new(first).wrap()));
            for (place, (text, width)) in rest.iter().zip(widths).enumerate() {
                cell_ui(ui, *width, Align::Max, |ui| {
                    cell(ui, Label::new(text));
                    if place == 1 && !row.below.is_empty() {
                        cell(ui, Label::new(RichText::new(&row.below).small().color(weak)));
                    }
                });
            }
        });
        reading.note_row(ui, laid.response.rect, || row.said.clone());
    }
}

/// A cell of this width, its content on one side of it.
fn cell_ui(ui: &mut Ui, width: f32, side: Align, content: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(side), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        content(ui);
    });
}

/// The cards that are about one game.
fn cards_ui(ui: &mut Ui, desk: &Desk, sheet: &Sheet, course: &mut Option<crate::ai::Level>, reading: &mut Reading) {
    if let Some(strength) = &sheet.strength {
        strength_ui(ui, desk, strength, course, reading);
    }
    let two = ui.available_width() >= TWO && !sheet.sources.is_empty() && !sheet.deeds.is_empty();
    if two {
        ui.columns(2, |columns| {
            // Columns would space out the words of a line so that it fills the card.
            columns[0].vertical(|ui| sources_ui(ui, desk, sheet, reading));
            columns[1].vertical(|ui| deeds_ui(ui, desk, sheet, reading));
        });
    } else {
        sources_ui(ui, desk, sheet, reading);
        deeds_ui(ui, desk, sheet, reading);
    }
}

fn strength_ui(
    ui: &mut Ui,
    desk: &Desk,
    strength: &Strength,
    course: &mut Option<crate::ai::Level>,
    reading: &mut Reading,
) {
    let texts = desk.texts;
    card_ui(ui, desk, "statistics-strength", |ui| {
        about_ui(ui, desk, &texts.say("statistics-strength-about"));
        let picture = |heading: String, lines: &[String]| {
            texts.with("laboratory-picture", &[("heading", heading.into()), ("list", lines.join("; ").into())])
        };
        let said = picture(texts.say("statistics-strength"), &strength.lines);
        bars_ui(ui, desk, "strength", &strength.bars, (true, Some(0.5)), &said);
        for line in &strength.lines {
            let label = ui.add(Label::new(line).wrap());
            reading.note(ui, label.rect, || line.clone());
        }
        let Some(curve) = &strength.course else { return };
        ui.add_space(4.0);
        field_ui(ui, desk, "statistics-course", course, &strength.levels);
        about_ui(ui, desk, &strength.about_course);
        let at = |number: i64| texts.with("statistics-game-number", &[("number", number.into())]);
        let lines: Vec<String> = curve
            .points
            .iter()
            .map(|(number, _, told)| {
                texts.with("laboratory-line", &[("key", at(*number).into()), ("own", told.clone().into())])
            })
            .collect();
        let named = format!("{} {}", texts.say("statistics-course"), curve.name);
        let last = lines.last().cloned().unwrap_or_default();
        // All points are in the file; the last one says how strong somebody is now.
        curve_ui(ui, desk, curve, &picture(named, std::slice::from_ref(&last)));
    });
}

/// Tells which colour is whose.
fn legend_ui(ui: &mut Ui, desk: &Desk) {
    for (key, colour) in ["statistics-you", "statistics-computers"].into_iter().zip(colours(desk)) {
        let font = TextStyle::Small.resolve(ui.style());
        let (mut text, name) = (LayoutJob::default(), desk.texts.say(key));
        text.append("■ ", 0.0, TextFormat::simple(font.clone(), colour));
        text.append(&name, 0.0, TextFormat::simple(font, desk.theme.chrome.text));
        ui.add(Label::new(text).wrap()).widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    }
}

fn sources_ui(ui: &mut Ui, desk: &Desk, sheet: &Sheet, reading: &mut Reading) {
    if sheet.sources.is_empty() {
        return;
    }
    card_ui(ui, desk, "statistics-sources", |ui| {
        if sheet.sources.iter().any(|bar| bar.other.is_some()) {
            legend_ui(ui, desk);
        }
        let lines: Vec<String> = sheet.sources.iter().map(|bar| bar.said.clone()).collect();
        let heading = desk.texts.say("statistics-sources");
        let values = [("heading", heading.into()), ("list", lines.join("; ").into())];
        let said = desk.texts.with("laboratory-picture", &values);
        let before = ui.cursor().top();
        bars_ui(ui, desk, "sources", &sheet.sources, (false, None), &said);
        let rect = ui.max_rect().with_min_y(before).with_max_y(ui.cursor().top());
        reading.note(ui, rect, || said.clone());
    });
}

fn deeds_ui(ui: &mut Ui, desk: &Desk, sheet: &Sheet, reading: &mut Reading) {
    if sheet.deeds.is_empty() {
        return;
    }
    card_ui(ui, desk, "statistics-deeds", |ui| {
        about_ui(ui, desk, &desk.texts.say("statistics-deeds-about"));
        let heads = ["statistics-you", "statistics-level-computers"];
        table_ui(ui, desk, &heads, &[NUMBER, NUMBER], &sheet.deeds, reading);
    });
}
