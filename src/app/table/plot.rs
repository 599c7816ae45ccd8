//! The course of the scores, turn by turn: a line for every player with a shape of its own, and a mark for every
//! scoring.

use egui::{Align, Align2, Label, Layout, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};
use egui_plot::{HoverPosition, Line, LineStyle, MarkerShape, PlotPoint, Points, Text, VLine};

use super::{Desk, Moment, Scoring, Table, TableGame};
use crate::app::kit::desk::width_of;
use crate::app::kit::draw::seats::SeatShape;
use crate::app::kit::plot::still_plot;
use crate::game::Seat;

/// The height of the plot.
const HEIGHT: f32 = 250.0;

/// Shows the plot, and below it whose each line is.
pub fn plot_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    ui.label(RichText::new(texts.say("plot-heading")).strong().color(chrome.gold));
    let course = G::course(table);
    let last = course.last().map_or(1.0, |last| last.at.ceil()).max(1.0);
    let best = course.iter().flat_map(|moment| moment.scores.iter().copied()).max().unwrap_or(0).max(10);
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
        let rounds = course.iter().filter_map(|moment| Some((moment.at, moment.scoring?)));
        for (index, (x, scoring)) in rounds.enumerate() {
            let line = VLine::new("", x).color(chrome.gold.gamma_multiply(0.7)).width(1.0).allow_hover(false);
            plot.vline(line.style(LineStyle::dashed_dense()));
            let is_final = scoring == Scoring::Final;
            let name = if is_final { texts.say("plot-final") } else { (index + 1).to_string() };
            let text = RichText::new(format!("\u{2009}{name}\u{2009}")).small().color(chrome.gold);
            // Beside the line, not across it; the last one has room on its left.
            let side = if is_final { Align2::RIGHT_TOP } else { Align2::LEFT_TOP };
            plot.text(Text::new("", PlotPoint::new(x, top), text).anchor(side).allow_hover(false));
        }
        for seat in table.all_seats() {
            line::<G>(plot, desk, table, seat, &course);
        }
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, in_words(desk, table, &course)));
    players_ui(ui, desk, table);
    if course.iter().any(|moment| moment.scoring.is_some()) {
        let hint = RichText::new(texts.say("plot-hint")).small().color(chrome.text_weak);
        ui.add(Label::new(hint).wrap());
    }
}

/// A whole number; between two of them nothing is written.
fn whole(value: f64) -> String {
    if (value - value.round()).abs() < 0.01 && value >= 0.0 { format!("{value:.0}") } else { String::new() }
}

/// One player's scores: the line in two colours, so that it stands out from any ground, and the seat's shape wherever
/// a scoring began and at the end.
fn line<'a, G: TableGame>(
    plot: &mut egui_plot::PlotUi<'a>,
    desk: &Desk<G>,
    table: &'a Table<G>,
    seat: Seat,
    course: &[Moment],
) {
    let colours = desk.theme.seat_colour(table.colour(seat));
    let at = |moment: &Moment| [moment.at, f64::from(moment.scores[seat.index()])];
    let points: Vec<[f64; 2]> = course.iter().map(at).collect();
    plot.line(Line::new("", points.clone()).color(colours.dark).width(4.5).allow_hover(false));
    plot.line(Line::new(table.name(seat), points).color(colours.fill).width(2.5));
    let marked = |(index, moment): &(usize, &Moment)| moment.scoring.is_some() || index + 1 == course.len();
    let marks = course.iter().enumerate().filter(marked).map(|(_, moment)| at(moment));
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
fn in_words<G: TableGame>(desk: &Desk<G>, table: &Table<G>, course: &[Moment]) -> String {
    let mut now = Vec::new();
    table.state().scores(&mut now);
    let lines = table.all_seats().map(|seat| {
        let marked = course.iter().filter(|moment| moment.scoring.is_some());
        let mut scores: Vec<String> = marked.map(|moment| moment.scores[seat.index()].to_string()).collect();
        scores.extend(now.get(seat.index()).copied().flatten().map(|score| score.to_string()));
        let values = [("name", table.name(seat).to_owned().into()), ("scores", scores.join(", ").into())];
        desk.texts.with("plot-scores", &values)
    });
    let lines: Vec<String> = lines.collect();
    desk.texts.with("plot-name", &[("scores", lines.join("; ").into())])
}

/// The players in rows as wide as the plot, each with the mark of the seat.
pub fn players_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>) {
    let mark = vec2(16.0, 16.0);
    ui.horizontal_wrapped(|ui| {
        let letters = TextStyle::Small.resolve(ui.style());
        for seat in table.all_seats() {
            // A row that is begun has room for a player, or a new one is begun.
            let wide = mark.x + ui.spacing().item_spacing.x + width_of(ui.painter(), &letters, table.name(seat)).ceil();
            let room = vec2(wide.min(ui.max_rect().width()), ui.spacing().interact_size.y);
            ui.allocate_ui_with_layout(room, Layout::left_to_right(Align::Center), |ui| {
                table.seat_ui(ui, desk.theme, seat, mark, 7.5);
                ui.add(Label::new(RichText::new(table.name(seat)).small()).truncate());
            });
        }
    });
}
