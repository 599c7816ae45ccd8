//! Plots of numbers: bars, boxes, spreads, courses, in the colours of the theme, of one variant or of two beside each
//! other.
//!
//! They are pictures: the wheel scrolls past them, and nothing in them is dragged or zoomed. What they show is told to a
//! screen reader as a sentence.

use egui::{Align2, Color32, FontId, RichText, Role, Sense, TextStyle, Ui, WidgetInfo};
use egui_plot::{
    AxisHints, BarChart, BoxElem, BoxPlot, BoxSpread, GridInput, GridMark, Line, LineStyle, Plot, PlotPoint,
    PlotPoints, PlotUi, Points, Text, VLine,
};

use crate::app::command::Desk;
use crate::app::kit::desk::width_of;
use crate::app::kit::plot::still_plot;
use crate::editor::bench::{Bar, Curve, Five};
use crate::words::{Texts, numbers};

/// The height of a plot without rows.
const HEIGHT: f32 = 190.0;
/// The height of a row of bars or boxes.
const ROW: f32 = 30.0;
/// The room for the axis below rows.
const FOOT: f32 = 34.0;
/// The greatest share of a plot's width that the names of its rows take.
const NAMES: f32 = 0.45;
/// The least distance between the lines of a grid, in points, by egui's count.
const GRID: f64 = 8.0;
/// The least distance between the numbers below a plot, in points.
const WIDE_APART: f64 = 62.0;
/// The least distance between the numbers beside a plot, in points.
const HIGH_APART: f64 = 32.0;
/// From which distance on numbers are written faintly, and in full.
const LEGIBLE: std::ops::RangeInclusive<f32> = 8.0..=16.0;
/// More marks than this have no room anyway.
const MOST_MARKS: f64 = 60.0;
/// The strength of a bar's colour, so that things over it can be seen.
const FILL: f32 = 0.6;
/// The sign behind a share.
const PERCENT: &str = "\u{a0}%";
/// The thickness of a row's bar; half of it where there are two.
const THICK: f64 = 0.62;

/// The colours of the variant and of the one that it is compared with.
#[must_use]
pub fn colours(desk: &Desk) -> [Color32; 2] {
    [desk.theme.chrome.accent, desk.theme.chrome.gold]
}

fn still<'a>(id: &'static str, desk: &Desk, height: f32) -> Plot<'a> {
    still_plot(id, desk.theme, height).sense(Sense::hover())
}

/// Shows a plot; `at` says what the pointer is over.
fn show<'a>(
    ui: &mut Ui,
    plot: Plot<'a>,
    in_words: &str,
    at: impl Fn(PlotPoint) -> Option<String>,
    draw: impl FnOnce(&mut PlotUi<'a>) + 'a,
) {
    let shown = plot.label_formatter(|_| None).show(ui, draw);
    shown.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, in_words));
    let over = shown.response.hover_pos().and_then(|place| at(shown.transform.value_from_position(place)));
    if let Some(text) = over {
        shown.response.on_hover_text_at_pointer(text);
    }
}

fn small(ui: &Ui) -> FontId {
    TextStyle::Small.resolve(ui.style())
}

/// An axis of numbers, with a sign behind each.
fn numbers<'a>(axis: AxisHints<'a>, ui: &Ui, desk: &Desk<'a>, sign: &'static str) -> AxisHints<'a> {
    let texts = desk.texts;
    let say = move |mark: GridMark, _: &std::ops::RangeInclusive<f64>| {
        numbers::number(texts, mark.value, usize::from(mark.step_size < 0.99)) + sign
    };
    axis.formatter(say).tick_label_font(small(ui)).label_spacing(LEGIBLE)
}

/// Marks at round numbers, at least so many points apart; at whole numbers alone, if there are no others. The axis ends at
/// what is there: beyond these numbers nothing is marked.
fn marks(apart: f64, is_whole: bool, ends: [f64; 2]) -> impl Fn(GridInput) -> Vec<GridMark> {
    move |input| {
        let least = input.base_step_size / GRID * apart;
        let power = 10.0_f64.powf(least.log10().floor());
        let round = [1.0, 2.0, 5.0, 10.0].map(|times| times * power).into_iter().find(|&step| step >= least);
        let step = round.unwrap_or(least).max(if is_whole { 1.0 } else { f64::MIN_POSITIVE });
        // Rounding must not take the last mark away.
        let (low, high) = (input.bounds.0.max(ends[0] - step * 1e-6), input.bounds.1.min(ends[1] + step * 1e-6));
        let (first, last) = ((low / step).ceil(), (high / step).floor());
        // A plot that was not laid out yet can have bounds of any sort.
        let count = if last - first <= MOST_MARKS { (last - first + 1.0).max(0.0) as u32 } else { 0 };
        (0..count).map(|mark| GridMark { value: (first + f64::from(mark)) * step, step_size: step }).collect()
    }
}

/// A plot of rows, the first on top, each with its name beside it.
fn rows<'a>(
    ui: &Ui,
    desk: &Desk<'a>,
    id: &'static str,
    labels: Vec<String>,
    sign: &'static str,
    ends: [f64; 2],
) -> Plot<'a> {
    let font = small(ui);
    let room = ui.available_width() * NAMES;
    let labels: Vec<String> = labels.into_iter().map(|label| fitted(ui, &font, room, label)).collect();
    let wide = labels.iter().map(|label| width_of(ui.painter(), &font, label)).fold(0.0, f32::max);
    let count = labels.len();
    let named = AxisHints::new_y()
        .formatter(move |mark, _| {
            let row = -mark.value.round();
            labels.get(row.max(0.0) as usize).filter(|_| row >= 0.0).cloned().unwrap_or_default()
        })
        .tick_label_font(font)
        .label_spacing(1.0..=2.0)
        .min_thickness(wide + 8.0);
    let places = move |_| (0..count).map(|row| GridMark { value: -(row as f64), step_size: 1.0 }).collect();
    still(id, desk, count as f32 * ROW + FOOT)
        .custom_x_axes(vec![numbers(AxisHints::new_x(), ui, desk, sign)])
        .custom_y_axes(vec![named])
        .x_grid_spacer(marks(WIDE_APART, false, ends))
        .y_grid_spacer(places)
        .show_grid([true, false])
}

/// A plot of shares of games over numbers.
fn shares<'a>(ui: &Ui, desk: &Desk<'a>, id: &'static str, ends: [f64; 2]) -> Plot<'a> {
    still(id, desk, HEIGHT)
        .custom_x_axes(vec![numbers(AxisHints::new_x(), ui, desk, "")])
        .custom_y_axes(vec![numbers(AxisHints::new_y(), ui, desk, PERCENT).min_thickness(44.0)])
        .x_grid_spacer(marks(WIDE_APART, true, ends))
        .y_grid_spacer(marks(HIGH_APART, false, [0.0, 100.0]))
}

/// A text that fits into this room: cut, if it has to be, with a sign for it.
fn fitted(ui: &Ui, font: &FontId, room: f32, text: String) -> String {
    if width_of(ui.painter(), font, &text) <= room {
        return text;
    }
    // What is marked stays marked.
    let mark = if text.ends_with(" *") { "… *" } else { "…" };
    let mut kept: Vec<char> = text.chars().collect();
    loop {
        kept.pop();
        let shown = kept.iter().collect::<String>().trim_end().to_owned() + mark;
        if kept.is_empty() || width_of(ui.painter(), font, &shown) <= room {
            return shown;
        }
    }
}

/// Where the bars of a row are, and how thick: the variant's above that of the other.
fn places(row: usize, is_compared: bool) -> ([f64; 2], f64) {
    let middle = -(row as f64);
    if is_compared { ([middle + THICK / 4.0, middle - THICK / 4.0], THICK / 2.0) } else { ([middle; 2], THICK) }
}

/// The row at a height.
fn row_at(height: f64, count: usize) -> Option<usize> {
    let row = (-height).round();
    (row >= 0.0 && row < count as f64).then_some(row as usize)
}

/// Bars of numbers with their intervals.
pub fn bars_ui(
    ui: &mut Ui,
    desk: &Desk,
    id: &'static str,
    bars: &[Bar],
    (is_share, fair): (bool, Option<f64>),
    in_words: &str,
) {
    let scale = if is_share { 100.0 } else { 1.0 };
    let is_compared = bars.iter().any(|bar| bar.other.is_some());
    let ends = bars.iter().flat_map(|bar| std::iter::once(bar.own).chain(bar.other));
    let (low, high) = ends.fold((0.0_f64, 0.0_f64), |(low, high), end| (low.min(end.low), high.max(end.high)));
    let (low, high) = (low * scale, (high * scale).max(1e-6));
    // Beside the longest bar there is room for its number.
    let right = high + (high - low) * 0.24;
    let [own, other] = colours(desk);
    let ink = desk.theme.chrome.text;
    let sign = if is_share { PERCENT } else { "" };
    let plot = rows(ui, desk, id, bars.iter().map(|bar| bar.label.clone()).collect(), sign, [low, high]);
    let mut charts = [Vec::new(), Vec::new()];
    let mut whiskers = Vec::new();
    let mut texts = Vec::new();
    for (row, bar) in bars.iter().enumerate() {
        let (at, thick) = places(row, is_compared);
        for (side, estimate) in [Some(bar.own), bar.other].into_iter().enumerate() {
            let Some(estimate) = estimate else { continue };
            let value = estimate.value * scale;
            let fill = [own, other][side].gamma_multiply(FILL);
            charts[side].push(egui_plot::Bar::new(at[side], value).width(thick).fill(fill));
            whiskers.push([[estimate.low * scale, at[side]], [estimate.high * scale, at[side]]]);
        }
        let end = bar.own.high.max(0.0).max(if is_compared { 0.0 } else { bar.own.value }) * scale;
        let text = RichText::new(format!(" {}", bar.value)).small().color(ink);
        texts.push(Text::new("", PlotPoint::new(end, at[0]), text).anchor(Align2::LEFT_CENTER).allow_hover(false));
    }
    let count = bars.len();
    let at = |place: PlotPoint| Some(bars[row_at(place.y, count)?].said.clone());
    show(ui, plot, in_words, at, move |plot| {
        for (chart, colour) in charts.into_iter().zip([own, other]) {
            plot.bar_chart(BarChart::new("", chart).horizontal().color(colour).allow_hover(false));
        }
        if let Some(fair) = fair {
            let line = VLine::new("", fair * scale).color(ink).width(1.5).style(LineStyle::dashed_loose());
            plot.vline(line.allow_hover(false));
        }
        for whisker in whiskers {
            plot.line(Line::new("", PlotPoints::from(whisker.to_vec())).color(ink).width(1.5).allow_hover(false));
        }
        for text in texts {
            plot.text(text);
        }
        plot.set_plot_bounds_x(low..=right);
        plot.set_plot_bounds_y(-(count as f64) + 0.5..=0.5);
    });
}

/// Boxes of the numbers that 10, 25, 50, 75 and 90 of 100 games do not exceed.
pub fn boxes_ui(ui: &mut Ui, desk: &Desk, id: &'static str, boxes: &[Five], in_words: &str) {
    let is_compared = boxes.iter().any(|five| five.other.is_some());
    let ends = boxes.iter().flat_map(|five| std::iter::once(five.own).chain(five.other));
    let (low, high) =
        ends.fold((f64::MAX, f64::MIN), |(low, high), [first, .., last]| (low.min(first), high.max(last)));
    let margin = (high - low).max(1.0) * 0.06;
    let plot = rows(ui, desk, id, boxes.iter().map(|five| five.label.clone()).collect(), "", [low, high]);
    let [own, other] = colours(desk);
    let ink = desk.theme.chrome.text;
    let mut sides = [Vec::new(), Vec::new()];
    for (row, five) in boxes.iter().enumerate() {
        let (at, thick) = places(row, is_compared);
        for (side, numbers) in [Some(five.own), five.other].into_iter().enumerate() {
            let Some([least, low, middle, high, most]) = numbers else { continue };
            let colour = [own, other][side];
            let element = BoxElem::new(at[side], BoxSpread::new(least, low, middle, high, most))
                .box_width(thick * 0.85)
                .whisker_width(thick * 0.5)
                .fill(colour.gamma_multiply(FILL))
                .stroke(egui::Stroke::new(1.5, ink));
            sides[side].push(element);
        }
    }
    let count = boxes.len();
    let at = |place: PlotPoint| Some(boxes[row_at(place.y, count)?].said.clone());
    show(ui, plot, in_words, at, move |plot| {
        for side in sides {
            plot.box_plot(BoxPlot::new("", side).horizontal().allow_hover(false));
        }
        plot.set_plot_bounds_x(low - margin..=high + margin);
        plot.set_plot_bounds_y(-(count as f64) + 0.5..=0.5);
    });
}

/// In how many of the games each number came up.
pub fn spread_ui(ui: &mut Ui, desk: &Desk, id: &'static str, width: f64, sides: [&[[f64; 2]]; 2], in_words: &str) {
    let is_compared = !sides[1].is_empty();
    let all = || sides.into_iter().flatten();
    let high = all().map(|[_, share]| share * 100.0).fold(1.0, f64::max);
    let ends = all().fold((f64::MAX, f64::MIN), |(low, high), [at, _]| (low.min(*at), high.max(*at)));
    let colours = colours(desk);
    let plot = shares(ui, desk, id, [ends.0, ends.1]);
    let thick = width * if is_compared { 0.42 } else { 0.84 };
    let chart = |side: usize| {
        let shift = match (is_compared, side) {
            (false, _) => 0.0,
            (true, 0) => -thick / 2.0,
            (true, _) => thick / 2.0,
        };
        let fill = colours[side].gamma_multiply(FILL);
        let bar = |&[at, share]: &[f64; 2]| egui_plot::Bar::new(at + shift, share * 100.0).width(thick).fill(fill);
        BarChart::new("", sides[side].iter().map(bar).collect()).color(colours[side]).allow_hover(false)
    };
    let charts = [chart(0), chart(1)];
    let texts = desk.texts;
    let at = |place: PlotPoint| {
        let found = sides.map(|side| side.iter().find(|[at, _]| (at - place.x).abs() <= width / 2.0));
        let &[middle, _] = found.iter().flatten().next()?;
        let reach = (width - 1.0) / 2.0;
        let [from, to] = [middle - reach, middle + reach].map(|end| numbers::number(texts, end, 0));
        let key = if width > 1.0 { format!("{from}–{to}") } else { from };
        let [own, other] = found.map(|found| numbers::percent(texts, found.map_or(0.0, |[_, share]| *share)));
        Some(beside(texts, key, own, other, is_compared))
    };
    show(ui, plot, in_words, at, move |plot| {
        for chart in charts {
            plot.bar_chart(chart);
        }
        plot.set_plot_bounds_x(ends.0 - width * 0.7..=ends.1 + width * 0.7);
        plot.set_plot_bounds_y(0.0..=high * 1.08);
    });
}

/// A number and that of the other variant, if there is one.
fn beside(texts: &Texts, key: String, own: String, other: String, is_compared: bool) -> String {
    let values = [("key", key.into()), ("own", own.into())];
    if !is_compared {
        return texts.with("laboratory-line", &values);
    }
    let [key, own] = values;
    texts.with("laboratory-line-other", &[key, own, ("other", other.into())])
}

/// By when something had happened in how many of the games.
pub fn course_ui(ui: &mut Ui, desk: &Desk, id: &'static str, sides: [&[[f64; 2]]; 2], in_words: &str) {
    let last = sides.into_iter().flatten().map(|[at, _]| *at).fold(1.0, f64::max);
    let colours = colours(desk);
    let lines = sides.map(|side| steps(side, last));
    let texts = desk.texts;
    let at = |place: PlotPoint| {
        let turn = place.x.round().clamp(0.0, last);
        let share = |side: &[[f64; 2]]| side.iter().rev().find(|[at, _]| *at <= turn).map_or(0.0, |[_, share]| *share);
        let [own, other] = sides.map(|side| numbers::percent(texts, share(side)));
        let key = texts.with("laboratory-by", &[("turn", turn.into())]);
        Some(beside(texts, key, own, other, !sides[1].is_empty()))
    };
    let plot = shares(ui, desk, id, [0.0, last]);
    show(ui, plot, in_words, at, move |plot| {
        for (line, colour) in lines.into_iter().zip(colours) {
            // A band would draw steps as slopes.
            let line = Line::new("", PlotPoints::from(line)).color(colour).width(2.5);
            plot.line(line.allow_band(false).allow_hover(false));
        }
        plot.set_plot_bounds_x(0.0..=last + 1.0);
        plot.set_plot_bounds_y(0.0..=104.0);
    });
}

/// A number in every condition of a series, with its interval.
pub fn curve_ui(ui: &mut Ui, desk: &Desk, curve: &Curve, in_words: &str) {
    let scale = if curve.is_share { 100.0 } else { 1.0 };
    let points = || curve.points.iter().map(|(at, own, _)| (*at as f64, own));
    let ends = points().fold((f64::MAX, f64::MIN), |(low, high), (at, _)| (low.min(at), high.max(at)));
    let heights = points().fold((f64::MAX, f64::MIN), |(low, high), (_, own)| {
        (low.min(own.low.min(own.value) * scale), high.max(own.high.max(own.value) * scale))
    });
    let margins = ((ends.1 - ends.0).max(1.0) * 0.08, (heights.1 - heights.0).max(0.1) * 0.12);
    let sign = if curve.is_share { PERCENT } else { "" };
    let plot = still("series", desk, HEIGHT)
        .x_grid_spacer(marks(WIDE_APART, true, [ends.0, ends.1]))
        .y_grid_spacer(marks(HIGH_APART, false, [f64::MIN, f64::MAX]))
        .custom_x_axes(vec![numbers(AxisHints::new_x(), ui, desk, "")])
        .custom_y_axes(vec![numbers(AxisHints::new_y(), ui, desk, sign)]);
    let line: Vec<[f64; 2]> = points().map(|(at, own)| [at, own.value * scale]).collect();
    let whiskers: Vec<Vec<[f64; 2]>> =
        points().map(|(at, own)| vec![[at, own.low * scale], [at, own.high * scale]]).collect();
    let (colour, ink) = (colours(desk)[0], desk.theme.chrome.text);
    let told = |place: PlotPoint| {
        let far = |at: i64| (at as f64 - place.x).abs();
        let (at, _, told) = curve.points.iter().min_by(|(one, ..), (other, ..)| far(*one).total_cmp(&far(*other)))?;
        Some(beside(desk.texts, numbers::number(desk.texts, *at as f64, 0), told.clone(), String::new(), false))
    };
    show(ui, plot, in_words, told, move |plot| {
        for whisker in whiskers {
            plot.line(Line::new("", PlotPoints::from(whisker)).color(ink).width(1.5).allow_hover(false));
        }
        let drawn = Line::new("", PlotPoints::from(line.clone())).color(colour).width(2.0);
        plot.line(drawn.allow_band(false).allow_hover(false));
        plot.points(Points::new("", PlotPoints::from(line)).color(colour).radius(4.0).allow_hover(false));
        plot.set_plot_bounds_x(ends.0 - margins.0..=ends.1 + margins.0);
        plot.set_plot_bounds_y(heights.0 - margins.1..=heights.1 + margins.1);
    });
}

/// The line of a share that rises at these numbers and stays as it is between them, up to the last number of the plot.
fn steps(course: &[[f64; 2]], last: f64) -> Vec<[f64; 2]> {
    let (mut line, mut before) = (Vec::new(), 0.0);
    for &[at, share] in course {
        line.extend([[at, before], [at, share * 100.0]]);
        before = share * 100.0;
    }
    if !line.is_empty() {
        line.insert(0, [0.0, 0.0]);
        line.push([last, before]);
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_shown_to_happen_between_two_steps() {
        let line = steps(&[[6.0, 0.0], [7.0, 0.25], [12.0, 1.0]], 20.0);
        let flat = [[0.0, 0.0], [6.0, 0.0], [6.0, 0.0], [7.0, 0.0], [7.0, 25.0], [12.0, 25.0], [12.0, 100.0]];
        assert_eq!(line[..7], flat);
        assert_eq!(line[7..], [[20.0, 100.0]]);
        assert!(steps(&[], 20.0).is_empty());
    }

    #[test]
    fn numbers_along_an_axis_are_round_and_have_room() {
        let within = |low: f64, high: f64, is_whole: bool, ends| {
            // As egui counts it for a plot of 400 points.
            let base_step_size = (high - low) / 400.0 * GRID;
            let found = marks(WIDE_APART, is_whole, ends)(GridInput { bounds: (low, high), base_step_size });
            found.into_iter().map(|mark| mark.value).collect::<Vec<_>>()
        };
        let at = |low, high, is_whole| within(low, high, is_whole, [low, high]);
        // Room beside the longest bar is none of the axis: no share is more than 100.
        assert_eq!(within(0.0, 124.0, false, [0.0, 100.0]), [0.0, 20.0, 40.0, 60.0, 80.0, 100.0]);
        assert_eq!(at(0.0, 80.0, false), [0.0, 20.0, 40.0, 60.0, 80.0]);
        assert_eq!(at(-0.7, 3.7, true), [0.0, 1.0, 2.0, 3.0]);
        assert_eq!(at(51.3, 52.7, true), [52.0]);
        assert!(at(0.0, f64::INFINITY, false).is_empty());
    }
}
