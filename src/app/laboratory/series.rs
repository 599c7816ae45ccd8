//! The layout of experiments over several conditions: how a number of the document is varied, the plot of what was measured
//! along it or along the numbers of players, and the choice of an earlier run to compare with.

use egui::{Button, DragValue, Label, RichText, Ui};

use super::Kept;
use super::plots::curve_ui;
use super::ui::{View, heading_ui};
use crate::app::command::{Desk, LabCommand};
use crate::app::kit::one_of::OneOf;
use crate::editor::bench::{Axis, Bench, MOST_POINTS, PastRun, Series, Sweep, number_said};
use crate::words::{lab, numbers};

/// The width of a field for a number, and of one for a choice.
const FIELD: f32 = 90.0;
const WIDE: f32 = 260.0;

/// The fields by which a number of the document is varied.
pub(super) fn sweep_ui(ui: &mut Ui, desk: &mut Desk, bench: &mut Bench, kept: &Kept, view: &View) {
    let texts = desk.texts;
    let can_play = view.rules.is_some() && bench.progress().is_none() && view.busy.is_none();
    egui::CollapsingHeader::new(texts.say("laboratory-sweep")).id_salt("sweep").show(ui, |ui| {
        ui.add(Label::new(RichText::new(texts.say("laboratory-sweep-about")).small()).wrap());
        ui.add_enabled_ui(can_play, |ui| {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(texts.say("laboratory-sweep-number")).id;
                let chosen = bench.sweep.number.clone();
                let mut wanted = chosen.clone();
                let said = |name: &str| match view.rules {
                    Some(rules) => number_said(texts, rules.game(), name),
                    None => name.to_owned(),
                };
                let shown = chosen.as_ref().map_or_else(|| texts.say("laboratory-nothing"), |name| said(name));
                let names = kept.numbers.iter().map(|number| {
                    let values = [("name", said(&number.name).into()), ("value", number.value.to_string().into())];
                    (Some(number.name.clone()), texts.with("laboratory-sweep-now", &values))
                });
                let field = OneOf::new("sweep", shown).width(WIDE.min(ui.available_width())).truncated();
                field.show(ui, &mut wanted, names).labelled_by(label);
                let number = kept.numbers.iter().find(|number| Some(&number.name) == wanted.as_ref());
                if let Some(number) = number.filter(|_| wanted != chosen) {
                    bench.sweep = Sweep::about(number);
                }
            });
            ui.horizontal_wrapped(|ui| {
                let [from, to] = &mut bench.sweep.ends;
                for (key, value) in
                    [("laboratory-from", from), ("laboratory-to", to), ("laboratory-step", &mut bench.sweep.step)]
                {
                    let label = ui.label(texts.say(key)).id;
                    let size = [FIELD, ui.spacing().interact_size.y];
                    let least = if key == "laboratory-step" { 1 } else { i64::from(i32::MIN) };
                    let field = DragValue::new(value).range(least..=i64::from(i32::MAX)).speed(0.2);
                    ui.add_sized(size, field).labelled_by(label);
                }
            });
        });
        let values = bench.sweep.values();
        let can_play = can_play && bench.sweep.number.is_some() && !values.is_empty();
        let count = [("count", values.len().into()), ("most", MOST_POINTS.into())];
        let hint = texts.with("laboratory-sweep-hint", &count);
        let button = ui.add_enabled(can_play, Button::new(texts.with("laboratory-sweep-start", &count)).wrap());
        if button.on_hover_text(&hint).on_disabled_hover_text(&hint).clicked() {
            desk.push(LabCommand::Sweep);
        }
    });
}

/// The results in every condition of a series: a plot of one measure, and a line for each condition, by which it is
/// shown by itself.
pub(super) fn series_ui(ui: &mut Ui, desk: &Desk, bench: &mut Bench) {
    let texts = desk.texts;
    let Some(series) = bench.series() else { return };
    let named = |name: &String| match series.points.first() {
        Some(point) => number_said(texts, point.rules.game(), name),
        None => name.clone(),
    };
    let heading = match &series.axis {
        Axis::Players => texts.say("laboratory-players"),
        Axis::Number(name) => named(name),
    };
    heading_ui(ui, desk, &heading);
    let measures = series.measures();
    let Some(curve) = series.curve(texts) else { return };
    let mut plotted = series.plotted;
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts.say("laboratory-plotted")).id;
        let measured = measures.iter().enumerate();
        let measured = measured.map(|(index, (measure, key))| (index, Series::named(texts, measure, key)));
        let field = OneOf::new("plotted", curve.name.clone()).width(WIDE.min(ui.available_width())).truncated();
        field.show(ui, &mut plotted, measured).labelled_by(label);
    });
    let at = |value: i64| match &series.axis {
        Axis::Players => texts.with("setup-count", &[("players", value.into())]),
        Axis::Number(name) => format!("{}: {}", named(name), numbers::number(texts, value as f64, 0)),
    };
    let lines: Vec<String> = curve
        .points
        .iter()
        .map(|(value, _, told)| {
            texts.with("laboratory-line", &[("key", at(*value).into()), ("own", told.clone().into())])
        })
        .collect();
    let values = [("heading", curve.name.clone().into()), ("list", lines.join("; ").into())];
    curve_ui(ui, desk, &curve, &texts.with("laboratory-picture", &values));
    let mut shown = None;
    for (index, point) in series.points.iter().enumerate() {
        let told = curve.points.iter().find(|(value, ..)| *value == point.at).map(|(.., told)| told.clone());
        let values = [("key", at(point.at).into()), ("own", told.unwrap_or_else(|| "–".to_owned()).into())];
        let line = texts.with("laboratory-line", &values);
        let is_shown = bench.shows_point(point);
        if ui
            .add(Button::selectable(is_shown, &line).wrap())
            .on_hover_text(texts.say("laboratory-show-point"))
            .clicked()
        {
            shown = Some(index);
        }
    }
    if !series.left_out.is_empty() {
        let left_out: Vec<String> = series.left_out.iter().map(i64::to_string).collect();
        let told = texts.with("laboratory-sweep-left-out", &[("values", left_out.join(", ").into())]);
        ui.add(Label::new(RichText::new(told).color(desk.theme.chrome.warn)).wrap());
    }
    if plotted != series.plotted {
        bench.plot(plotted);
    }
    if let Some(index) = shown {
        bench.show_point(index);
    }
}

/// The choice of an earlier run with which the last results are compared.
pub(super) fn beside_ui(ui: &mut Ui, desk: &Desk, bench: &mut Bench, view: &View) {
    let texts = desk.texts;
    let runs = bench.comparable();
    if runs.is_empty() {
        return;
    }
    let now = view.rules.map(crate::games::GameRules::hash);
    let name = |run: &PastRun| {
        let header = &run.results.header;
        let is_now = Some(run.rules.hash()) == now;
        let values = [
            ("number", run.number.into()),
            ("games", run.results.games().into()),
            ("level", lab::level(texts, header.level).into()),
        ];
        texts.with(if is_now { "laboratory-run-now" } else { "laboratory-run-before" }, &values)
    };
    let chosen = bench.beside();
    let mut wanted = chosen;
    let shown = runs.iter().find(|run| Some(run.number) == chosen).map(|run| name(run));
    let as_played = texts.say("laboratory-run-none");
    let names: Vec<(Option<u32>, String)> = std::iter::once((None, as_played.clone()))
        .chain(runs.iter().rev().map(|run| (Some(run.number), name(run))))
        .collect();
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts.say("laboratory-run-compare")).id;
        let field = OneOf::new("beside", shown.unwrap_or(as_played)).width((2.0 * WIDE).min(ui.available_width()));
        field.truncated().show(ui, &mut wanted, names).labelled_by(label);
    });
    if wanted != chosen {
        bench.compare_with(wanted);
    }
}
