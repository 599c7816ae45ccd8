//! The look of the review of a game, in the column beside the board: its progress, the curve of each player's
//! expectations, the turns that gave most away, and all turns in order.
//!
//! What is known of the turns, `sitting::review` keeps.

use egui::{Button, Color32, Label, Margin, RichText, Role, Ui, WidgetInfo, vec2};
use egui_plot::{HoverPosition, Line, MarkerShape, Points, VLine, uniform_grid_spacer};

use super::WindowCommand;
use super::{Desk, Step, Table, TableCommand, TableGame, naming, plot};
use crate::ai::Way;
use crate::app::kit::fresh;
use crate::app::kit::plot::still_plot;
use crate::app::kit::theme::Chrome;
use crate::app::kit::widgets::card_frame;
use crate::game::{Seat, View};
use crate::sitting::review::{Loss, PASSES, Review, ReviewedTurn};
use crate::words::{Texts, chances};

/// The height of the curve.
const HEIGHT: f32 = 150.0;
/// The greatest number of values of the curve that are said in words for each player.
const SAID: usize = 12;

/// Lays out the review, or the button that begins it.
pub fn review_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    ui.spacing_mut().item_spacing.y = 6.0;
    let texts = desk.texts;
    let Some(review) = table.review() else {
        ui.add(Label::new(texts.say("review-about")).wrap());
        if ui.button(texts.say("review-begin")).clicked() {
            desk.push(TableCommand::Review);
        }
        return;
    };
    progress_ui(ui, desk, review);
    curve_ui(ui, desk, table, review);
    // What is aimed at stays where it is.
    let list = ui.clip_rect().with_min_y(ui.cursor().top());
    let waits = !review.is_in_order() && ui.rect_contains_pointer(list);
    if !review.is_in_order() && !waits {
        desk.push(TableCommand::OrderReview);
    }
    let worst = review.told();
    let heading = |ui: &mut Ui, desk: &Desk<G>, key: &str| {
        ui.label(RichText::new(desk.texts.say(key)).strong().color(desk.theme.chrome.gold));
    };
    ui.horizontal(|ui| {
        heading(ui, desk, "review-worst");
        if waits {
            let told = RichText::new(texts.say("review-waits")).small().color(desk.theme.chrome.text_weak);
            ui.add(Label::new(told).truncate());
        }
    });
    if worst.is_empty() {
        let key = if review.pass() > 0 && !waits { "review-none" } else { "review-none-yet" };
        ui.add(Label::new(texts.say(key)).wrap());
    }
    for &index in worst {
        card_ui(ui, desk, table, review, index);
    }
    heading(ui, desk, "review-all");
    for index in 0..review.turns().len() {
        if review.open() == Some(index) && !worst.contains(&index) {
            card_ui(ui, desk, table, review, index);
        } else {
            row_ui(ui, desk, table, review, index);
        }
    }
    let note = RichText::new(texts.say(table.state().review_note())).small().color(desk.theme.chrome.text_weak);
    ui.add(Label::new(note).wrap());
}

/// The progress of the review, and the button that stops it or lets it go on.
fn progress_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, review: &Review<G>) {
    let texts = desk.texts;
    let key = match review.pass() {
        0 if review.is_stopped() => "review-stopped",
        _ if review.is_stopped() => "review-stopped-closer",
        0 => "review-first",
        PASSES => "review-done",
        _ => "review-closer",
    };
    let values = [("done", review.done().into()), ("all", review.turns().len().into())];
    let told = RichText::new(texts.with(key, &values)).small().color(desk.theme.chrome.text_weak);
    ui.add(Label::new(told).wrap());
    let key = if review.is_stopped() { "review-go-on" } else { "review-stop" };
    // Its place stays when all is done, so that nothing below moves under the pointer.
    let button = ui.add_visible(review.pass() < PASSES, Button::new(RichText::new(texts.say(key)).small()));
    if fresh::clicked(&button, ("review", review.is_stopped())) {
        desk.push(TableCommand::Review);
    }
}

/// The expectation of each player, before the first turn and after every one that is judged: by the number of the turn,
/// from 1, in the order of the game.
fn expected<G: TableGame>(table: &Table<G>, review: &Review<G>, seat: Seat) -> Vec<[f64; 2]> {
    let begin = [0.0, 1.0 / f64::from(table.state().seats())];
    let after = review.turns().iter().enumerate().filter_map(|(index, turn)| {
        let share = turn.judgement.as_ref()?.played()?.prospects.share(seat);
        Some([index as f64 + 1.0, share * 100.0])
    });
    std::iter::once([begin[0], begin[1] * 100.0]).chain(after).collect()
}

/// The curve of what each player could expect.
fn curve_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>, review: &Review<G>) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    ui.label(RichText::new(texts.say("review-curve")).strong().color(chrome.gold));
    let last = review.turns().len() as f64;
    let say = |name: &str, at: f64, share: f64| {
        let turn = review.turns().get((at.round() as usize).wrapping_sub(1));
        let values = [("name", name.to_owned().into()), ("share", share.round().into())];
        match turn {
            Some(turn) => {
                format!("{}\n{}", G::turn_title(texts, table, &turn.played.start), texts.with("review-point", &values))
            }
            None => texts.with("review-point", &values),
        }
    };
    let plot = still_plot("review", desk.theme, HEIGHT)
        .default_x_bounds(-0.5, last + 0.5)
        .default_y_bounds(0.0, 100.0)
        .show_x(false)
        .x_grid_spacer(uniform_grid_spacer(|_| [5.0, 10.0, 50.0]))
        .y_grid_spacer(uniform_grid_spacer(|_| [25.0, 50.0, 100.0]))
        .x_axis_formatter(|_, _| String::new())
        .y_axis_formatter(|mark, _| format!("{:.0}", mark.value))
        .label_formatter(move |at| match at {
            HoverPosition::NearDataPoint { plot_name, position, .. } if !plot_name.is_empty() => {
                Some(say(plot_name, position.x, position.y))
            }
            _ => None,
        });
    let response = plot.show(ui, |plot| {
        if let Some(open) = review.open() {
            let line = VLine::new("", open as f64 + 1.0).color(chrome.gold).width(1.5).allow_hover(false);
            plot.vline(line);
        }
        for seat in table.all_seats() {
            let colours = desk.theme.seat_colour(table.colour(seat));
            let points = expected(table, review, seat);
            plot.line(Line::new("", points.clone()).color(colours.dark).width(4.0).allow_hover(false));
            plot.line(Line::new(table.name(seat), points).color(colours.fill).width(2.0));
        }
        // The worst turns are marked where the line of whoever played them has come down to.
        let marks = review.told().iter().filter_map(|&index| {
            let turn = &review.turns()[index];
            let share = turn.judgement.as_ref()?.played()?.prospects.share(turn.seat());
            Some([index as f64 + 1.0, share * 100.0])
        });
        let marks = Points::new("", marks.collect::<Vec<_>>()).radius(4.5).color(chrome.text_strong).allow_hover(false);
        plot.points(marks.shape(MarkerShape::Diamond));
    });
    response.response.widget_info(|| WidgetInfo::labeled(Role::Image, true, in_words(texts, table, review)));
    plot::players_ui(ui, desk, table);
}

/// The curve in words, for those who do not see the picture.
fn in_words<G: TableGame>(texts: &Texts, table: &Table<G>, review: &Review<G>) -> String {
    let lines = table.all_seats().map(|seat| {
        let points = expected(table, review, seat);
        let step = points.len().div_ceil(SAID).max(1);
        let shares: Vec<String> = points.iter().step_by(step).map(|[_, share]| format!("{share:.0}")).collect();
        let values = [("name", table.name(seat).to_owned().into()), ("shares", shares.join(", ").into())];
        texts.with("review-shares", &values)
    });
    let lines: Vec<String> = lines.collect();
    texts.with("review-curve-name", &[("shares", lines.join("; ").into())])
}

/// The part that a turn gave away, in words.
fn loss<G: TableGame>(texts: &Texts, turn: &ReviewedTurn<G>) -> String {
    match turn.loss() {
        None => texts.say("review-unknown"),
        Some(Loss::Nothing) => texts.say("review-as-good"),
        Some(Loss::Share(given)) => texts.with("review-given", &[("share", chances::chance(texts, given).into())]),
        Some(Loss::Points(points)) => texts.with("review-given-points", &[("points", (points.round() as u32).into())]),
    }
}

/// The colour of what a turn gave away.
fn colour_of_loss<G: TableGame>(chrome: &Chrome, turn: &ReviewedTurn<G>) -> Color32 {
    match turn.loss() {
        None | Some(Loss::Nothing) => chrome.text_weak,
        Some(Loss::Share(_) | Loss::Points(_)) => chrome.warn,
    }
}

/// A turn in one line, which a click tells at length.
fn row_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, review: &Review<G>, index: usize) {
    let turn = &review.turns()[index];
    let title = G::turn_title(desk.texts, table, &turn.played.start);
    let loss = loss(desk.texts, turn);
    ui.horizontal(|ui| {
        table.seat_ui(ui, desk.theme, turn.seat(), vec2(16.0, 16.0), 7.0);
        let button =
            Button::selectable(review.open() == Some(index), RichText::new(format!("{title}: {loss}")).small());
        if ui.add(button.wrap()).clicked() {
            let open = (review.open() != Some(index)).then_some(index);
            desk.push(TableCommand::ReviewTurn(open));
        }
    });
}

/// A turn at length: what was played, what would have been better and why.
fn card_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, review: &Review<G>, index: usize) {
    let turn = &review.turns()[index];
    let (title, better) = (G::turn_title(desk.texts, table, &turn.played.start), table.better(index));
    let (texts, is_open) = (desk.texts, review.open() == Some(index));
    let (edge, weak, accent) = {
        let chrome = &desk.theme.chrome;
        (if is_open { chrome.accent } else { chrome.edge }, chrome.text_weak, chrome.accent)
    };
    let of_loss = colour_of_loss(&desk.theme.chrome, turn);
    let frame = card_frame(desk.theme).stroke((1.0, edge)).inner_margin(Margin::symmetric(8, 6));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let say = |ui: &mut Ui, text: RichText| ui.add(Label::new(text).wrap());
        ui.horizontal(|ui| {
            table.seat_ui(ui, desk.theme, turn.seat(), vec2(18.0, 22.0), 8.0);
            say(ui, RichText::new(&title).strong());
        });
        say(ui, RichText::new(loss(texts, turn)).color(of_loss));
        let steps = table.steps_from(turn.played.begin, turn.played.end());
        if is_open {
            say(ui, RichText::new(told(texts, table, steps, "review-played")).small());
        }
        if let Some(better) = better {
            let steps = better.steps_from(0, better.steps());
            say(ui, RichText::new(told(texts, better, steps, "review-better")).small());
            if is_open {
                let actions: Vec<G::Action> = better.known_actions().collect();
                // It is weighed by what its seat knew then.
                let known = View::of(&turn.played.start, Some(turn.seat()));
                let effects = G::effects(table.rules(), known.state(), &actions);
                for reason in G::effects_told(texts, better, &effects, table.own_seat() == Some(turn.seat())) {
                    say(ui, RichText::new(reason).small().color(accent));
                }
            }
        }
        if let Some((judgement, played)) = turn.judgement.as_ref().and_then(|known| Some((known, known.played()?))) {
            let chance = |way: &Way<G::Action>| chances::chance(texts, way.prospects.chance(judgement.seat)).into();
            let values = [("best", chance(judgement.best())), ("played", chance(played))];
            // Where the judgements of both ways leave them apart by less than they differ themselves, the better one's
            // would only contradict what was given away.
            let [best, as_played] = [judgement.best(), played].map(|way| way.prospects.chance(judgement.seat));
            let keys = match better {
                Some(_) if chances::is_surely_greater(best, as_played) => {
                    ["review-share-better", "review-share-better-you"]
                }
                _ => ["review-share", "review-share-you"],
            };
            let said = naming::of_seat(texts, table, turn.seat(), keys, &values);
            say(ui, RichText::new(said).small().color(weak));
        }
        ui.horizontal_wrapped(|ui| {
            let (key, to) = if is_open { ("review-close", None) } else { ("review-show", Some(index)) };
            let name = |key: &str| format!("{title}: {}", texts.say(key));
            let show = ui.add(Button::new(RichText::new(texts.say(key)).small())).accessible_name(name(key));
            if fresh::clicked(&show, ("review card", index, is_open)) {
                desk.push(TableCommand::ReviewTurn(to));
            }
            let button = Button::new(RichText::new(texts.say("review-try")).small());
            let button = ui.add(button).accessible_name(name("review-try"));
            if button.on_hover_text(texts.say("review-try-hint")).clicked() {
                desk.push(WindowCommand::TryTurn(index));
            }
        });
    });
}

/// Steps in sentences, after what they are.
fn told<G: TableGame>(texts: &Texts, table: &Table<G>, steps: Vec<Step<G::Deed>>, key: &str) -> String {
    let steps = steps.into_iter().filter(|step| !step.is_chance);
    let said: Vec<String> = steps.map(|step| G::told(texts, table, &step).sentence).collect();
    let said = if said.is_empty() { texts.say("review-nothing") } else { said.join(" · ") };
    texts.with(key, &[("steps", said.into())])
}
