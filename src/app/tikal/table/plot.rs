//! The course of the scores, turn by turn: a line for every player with a shape of its own, and a mark for every
//! scoring.

use egui::{Align2, Label, RichText, Role, Ui, WidgetInfo, vec2};
use egui_plot::{HoverPosition, Line, LineStyle, MarkerShape, PlotPoint, Points, Text, VLine};

use super::{Table, paint};
use crate::app::hexboard::art::SeatShape;
use crate::app::kit::plot::still_plot;
use crate::app::tikal::desk::Desk;
use crate::app::tikal::words;
use crate::game::Seat;
use crate::insight::tikal::TurnScores;

const HEIGHT: f32 = 250.0;

/// Shows the plot, and below it whose each line is.
pub fn plot_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    ui.label(RichText::new(texts.say("plot-heading")).strong().color(chrome.gold));
    let turns = table.history().turns();
    let places = places(table);
    let last = places.last().map_or(1.0, |last| last.ceil()).max(1.0);
    let best = turns.iter().flat_map(|turn| turn.scores).max().unwrap_or(0).max(10);
    let top = f64::from(best) * 1.12;
    let say = |name: &str, turn: f64, points: f64| {
        let values = [("name", name.to_owned().into()), ("turn", turn.round().into()), ("points", points.into())];
        let is_between = (turn - turn.round()).abs() > 0.001;
        texts.with(
            match turn {
                _ if is_between => "plot-scored",
                0.0 => "plot-start",
                _ => "plot-point",
            },
            &values,
        )
    };
    let plot = still_plot("scores", desk.theme, HEIGHT)
        .default_x_bounds(-0.5, last + 1.0)
        .default_y_bounds(0.0, top)
        .x_axis_label(RichText::new(texts.say("plot-turn")).small())
        .y_axis_label(RichText::new(texts.say("plot-points")).small())
        .x_axis_formatter(|mark, _| whole(mark.value))
        .y_axis_formatter(|mark, _| whole(mark.value))
        .label_formatter(move |at| match at {
            HoverPosition::NearDataPoint { plot_name, position, .. } if !plot_name.is_empty() => {
                Some(say(plot_name, position.x, position.y))
            }
            _ => None,
        });
    let response = plot.show(ui, |plot| {
        let rounds = turns.iter().zip(&places).filter(|(turn, _)| turn.scoring.is_some());
        for (index, (turn, &x)) in rounds.enumerate() {
            let line = VLine::new("", x).color(chrome.gold.gamma_multiply(0.7)).width(1.0).allow_hover(false);
            plot.vline(line.style(LineStyle::dashed_dense()));
            let is_final = turn.scoring == Some(true);
            let name = if is_final { texts.say("plot-final") } else { (index + 1).to_string() };
            let text = RichText::new(format!("\u{2009}{name}\u{2009}")).small().color(chrome.gold);
            // Beside the line, not across it; the last one has room on its left.
            let side = if is_final { Align2::RIGHT_TOP } else { Align2::LEFT_TOP };
            plot.text(Text::new("", PlotPoint::new(x, top), text).anchor(side).allow_hover(false));
        }
        for &seat in table.state().seats() {
            line(plot, desk, table, seat, &places);
        }
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, in_words(desk, table)));
    legend_ui(ui, desk, table);
}

/// Where each entry of the history stands on the axis of turns. A turn is a tile, so the turns of a scoring round stand
/// between two of them.
fn places(table: &Table) -> Vec<f64> {
    let turns = table.history().turns();
    let own = turns.iter().filter(|turn| turn.turn > 0 && !turn.is_of_scoring).count() as f64;
    // A game may begin at a position in which turns were played already.
    let mut turn = (words::turn(table.rules(), table.state()) as f64 - own).max(0.0);
    let step = 1.0 / (f64::from(table.state().players()) + 1.0);
    let mut within = 0.0;
    let place = |entry: &TurnScores| {
        if entry.is_of_scoring {
            within += step;
        } else if entry.turn > 0 {
            (turn, within) = (turn + 1.0, 0.0);
        }
        turn + within
    };
    turns.iter().map(place).collect()
}

/// A whole number; between two of them nothing is written.
fn whole(value: f64) -> String {
    if (value - value.round()).abs() < 0.01 && value >= 0.0 { format!("{value:.0}") } else { String::new() }
}

/// One player's scores: the line in two colours, so that it stands out from any ground, and the seat's shape wherever
/// a scoring began and at the end.
fn line<'a>(plot: &mut egui_plot::PlotUi<'a>, desk: &Desk, table: &'a Table, seat: Seat, places: &[f64]) {
    let colours = desk.theme.seat_colour(table.colour(seat));
    let turns = table.history().turns();
    let at = |(turn, &place): (&TurnScores, &f64)| [place, f64::from(turn.scores[seat.index()])];
    let points: Vec<[f64; 2]> = turns.iter().zip(places).map(at).collect();
    plot.line(Line::new("", points.clone()).color(colours.dark).width(4.5).allow_hover(false));
    plot.line(Line::new(table.name(seat), points).color(colours.fill).width(2.5));
    let marked = |(index, (turn, _)): &(usize, (&TurnScores, _))| turn.scoring.is_some() || index + 1 == turns.len();
    let marks = turns.iter().zip(places).enumerate().filter(marked).map(|(_, entry)| at(entry));
    let marks: Vec<[f64; 2]> = marks.collect();
    let shape = match table.shape(seat) {
        SeatShape::Circle => MarkerShape::Circle,
        SeatShape::Square => MarkerShape::Square,
        SeatShape::Triangle => MarkerShape::Up,
        SeatShape::Diamond => MarkerShape::Diamond,
        SeatShape::Cross => MarkerShape::Plus,
        SeatShape::Star => MarkerShape::Asterisk,
    };
    for (radius, colour) in [(6.5, colours.dark), (5.0, colours.fill)] {
        plot.points(Points::new("", marks.clone()).shape(shape).radius(radius).color(colour).allow_hover(false));
    }
}

/// The scores in words, for those who do not see the picture.
fn in_words(desk: &Desk, table: &Table) -> String {
    let marked: Vec<&TurnScores> = table.history().turns().iter().filter(|turn| turn.scoring.is_some()).collect();
    let lines = table.state().seats().iter().map(|&seat| {
        let mut scores: Vec<String> = marked.iter().map(|turn| turn.scores[seat.index()].to_string()).collect();
        scores.push(table.state().score(seat).to_string());
        let values = [("name", table.name(seat).to_owned().into()), ("scores", scores.join(", ").into())];
        desk.texts.with("plot-scores", &values)
    });
    let lines: Vec<String> = lines.collect();
    desk.texts.with("plot-name", &[("scores", lines.join("; ").into())])
}

fn legend_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    ui.horizontal_wrapped(|ui| {
        for &seat in table.state().seats() {
            ui.horizontal(|ui| {
                paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(16.0, 16.0), 7.5);
                ui.add(Label::new(RichText::new(table.name(seat)).small()).truncate());
            });
        }
    });
    let hint = RichText::new(desk.texts.say("plot-hint")).small().color(desk.theme.chrome.text_weak);
    ui.label(hint);
}
