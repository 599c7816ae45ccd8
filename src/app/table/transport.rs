//! The bar of a game that is shown again, in the place of the bar of actions: what is shown, a slider over all of the game
//! with its marks, and the buttons that lead through it.
//!
//! Decides where they stand and what a click on the slider asks for. Which moments there are, `replay` decides.

use egui::accesskit::{Action, ActionData};
use egui::{
    Align, Button, Color32, Layout, Painter, Pos2, Rect, Response, RichText, Sense, Shape, Stroke, TextStyle, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};

use super::course::{Halt, Replay, Secrets};
use super::{BAR_GAP, Bar, Command, Desk, Table, TableCommand, TableGame, WindowCommand, keys, lookback};
use crate::app::kit::desk::width_of;
use crate::app::kit::draw::seats;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::settings::ReplaySpeed;
use crate::app::kit::tooltips::{self, Need};
use crate::app::kit::widgets;
use crate::words::numbers;
use crate::words::replay::{Mark, sight_told};

/// The width of a button with a sign.
const SIGN: f32 = 34.0;
/// The gap between two buttons.
const GAP: f32 = 4.0;
/// The least width of the slider where it stands beside the buttons.
const LEAST_SLIDER: f32 = 420.0;
/// The distance from the sides of the slider to its first and last moment.
const ENDS: f32 = 10.0;
/// A click so near to a mark means the mark.
const NEAR: f32 = 4.0;

/// A sign on a button.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Mark,
    Turn,
    Step,
    Play,
    Pause,
}

/// Lays out the bar.
pub fn transport_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, replay: &Replay, bar: &Bar) {
    let all = ui.available_rect_before_wrap();
    tooltips::keep_clear(ui.ctx(), all, Need::Now);
    let (line, rest) = all.split_top_bottom_at_y(all.top() + bar.line);
    let rest = rest.with_min_y(rest.top() + bar.gap);
    let in_row = |ui: &mut Ui, rect: Rect, salt: &str, content: &mut dyn FnMut(&mut Ui)| {
        let builder = UiBuilder::new().max_rect(rect).id_salt(salt).layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(builder, |ui| content(ui));
    };
    in_row(ui, line, "replay line", &mut |ui| line_ui(ui, desk, table));
    if bar.rows == 1 {
        let room = rest.width() - LEAST_SLIDER;
        let mut used = 0.0;
        in_row(ui, rest.with_max_x(rest.left() + room), "replay buttons", &mut |ui| {
            buttons_ui(ui, desk, table, replay, room);
            used = ui.min_rect().width();
        });
        slider_ui(ui, desk, table, replay, rest.with_min_x(rest.left() + used + 2.0 * BAR_GAP));
    } else {
        let middle = rest.top() + (rest.height() - BAR_GAP) / 2.0;
        slider_ui(ui, desk, table, replay, rest.with_max_y(middle));
        let below = rest.with_min_y(middle + BAR_GAP);
        in_row(ui, below, "replay buttons", &mut |ui| buttons_ui(ui, desk, table, replay, below.width()));
    }
}

/// The line on what is shown, and on the right the way out.
fn line_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        ui.spacing_mut().button_padding.y = 1.0;
        let end = desk.texts.say("replay-end");
        let button = ui.add(Button::new(RichText::new(&end).small()));
        let hint = format!("{end} ({})", crate::app::kit::keys::LET_GO.text(desk.texts, ui.ctx()));
        if button.on_hover_text(hint).clicked() {
            desk.push(TableCommand::Replay);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let is_short = ui.available_width() < lookback::WRITTEN_OUT;
            lookback::told_ui(ui, desk, table, is_short);
        });
    });
}

/// The buttons: what leads through the game, how fast, and what is done at a moment of it. What has no room stands in a
/// list.
fn buttons_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, replay: &Replay, room: f32) {
    ui.spacing_mut().item_spacing.x = GAP;
    let (step, steps) = (table.shown_step(), table.steps());
    let halt = |halt, back| TableCommand::GoToHalt { halt, back };
    let play = if replay.is_playing { Way::Pause } else { Way::Play };
    let can_go = (step > 0, step < steps);
    way_ui::<G>(ui, desk, (Way::Mark, true), keys::MARK_EARLIER, can_go.0, halt(Halt::Mark, true));
    way_ui::<G>(ui, desk, (Way::Turn, true), keys::TURN_EARLIER, can_go.0, halt(Halt::Turn, true));
    let earlier = TableCommand::LookBack(Some(step.saturating_sub(1)));
    way_ui::<G>(ui, desk, (Way::Step, true), keys::STEP_EARLIER, can_go.0, earlier);
    way_ui::<G>(ui, desk, (play, false), keys::PLAY_REPLAY, true, TableCommand::PlayReplay);
    let later = TableCommand::LookBack(Some(step + 1));
    way_ui::<G>(ui, desk, (Way::Step, false), keys::STEP_LATER, can_go.1, later);
    way_ui::<G>(ui, desk, (Way::Turn, false), keys::TURN_LATER, can_go.1, halt(Halt::Turn, false));
    way_ui::<G>(ui, desk, (Way::Mark, false), keys::MARK_LATER, can_go.1, halt(Halt::Mark, false));
    speed_ui::<G>(ui, desk);
    let begin = ui.max_rect().left();
    let texts = desk.texts;
    let offers = table.offers_of_moment();
    let font = TextStyle::Button.resolve(ui.style());
    let wide =
        |ui: &Ui, text: &str| width_of(ui.painter(), &font, text) + 2.0 * ui.spacing().button_padding.x + 2.0 * GAP;
    let more = texts.say("replay-more");
    let has_sights = replay.secrets != Secrets::None;
    let mut hidden = Vec::new();
    for (key, command) in offers {
        let text = texts.say(key);
        let used = ui.cursor().left() - begin + wide(ui, &text) + wide(ui, &more);
        if used <= room && hidden.is_empty() {
            if ui.button(text).clicked() {
                desk.push(command);
            }
        } else {
            hidden.push((text, command));
        }
    }
    if hidden.is_empty() && !has_sights {
        return;
    }
    widgets::menu(ui, more, |ui| {
        for (text, command) in hidden {
            if ui.button(text).clicked() {
                desk.push(command);
                ui.close();
            }
        }
        if has_sights {
            ui.separator();
            for sight in table.sights() {
                let said = sight_told(texts, sight, table.sitting().seats());
                let said = texts.with("replay-shown-as", &[("sight", said.into())]);
                if ui.add(Button::selectable(table.sitting().sight() == Some(sight), said)).clicked() {
                    desk.push(TableCommand::ReplayAs(sight));
                    ui.close();
                }
            }
        }
    });
}

/// A button with a sign.
fn way_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    (way, back): (Way, bool),
    shortcut: Shortcut,
    is_possible: bool,
    command: TableCommand,
) {
    let texts = desk.texts;
    let key = if way == Way::Pause { "replay-pause" } else { shortcut.name };
    let name = texts.say(key);
    let height = ui.available_height().min(34.0);
    let button = Button::new("").min_size(vec2(SIGN, height));
    let response = ui.add_enabled(is_possible, button).accessible_name(&name);
    let chrome = &desk.theme.chrome;
    let colour = if is_possible { chrome.text } else { chrome.text_weak };
    paint_way(ui.painter(), response.rect.center(), way, back, colour);
    if response.on_hover_text(format!("{name} ({})", shortcut.text(texts, ui.ctx()))).clicked() {
        desk.push(command);
    }
}

/// Triangles and bars, as on every player.
fn paint_way(painter: &Painter, centre: Pos2, way: Way, back: bool, colour: Color32) {
    let side = if back { -1.0 } else { 1.0 };
    let at = |x: f32, y: f32| pos2(centre.x + side * x, centre.y + y);
    let triangle = |x: f32| {
        let points = vec![at(x - 3.5, -6.0), at(x + 5.0, 0.0), at(x - 3.5, 6.0)];
        painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    };
    let beam = |x: f32| {
        painter.line_segment([at(x, -6.0), at(x, 6.0)], Stroke::new(2.5, colour));
    };
    match way {
        Way::Play => triangle(0.0),
        Way::Step => {
            beam(-6.5);
            triangle(1.0);
        }
        Way::Turn => [-4.5, 4.0].into_iter().for_each(triangle),
        Way::Mark => {
            [-6.5, 1.5].into_iter().for_each(triangle);
            beam(9.0);
        }
        Way::Pause => [-3.5, 3.5].into_iter().for_each(beam),
    }
}

/// The speed at which it goes on by itself, and the list of all.
fn speed_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>) {
    let (texts, now) = (desk.texts, desk.settings.replay_speed);
    let written = |speed: ReplaySpeed| {
        let places = usize::from(speed.factor() < 1.0);
        format!("{}\u{d7}", numbers::number(texts, speed.factor(), places))
    };
    let name = texts.with("replay-speed", &[("speed", written(now).into())]);
    let menu = widgets::menu(ui, written(now), |ui| {
        for speed in ReplaySpeed::ALL {
            let name = texts.with("replay-speed", &[("speed", written(speed).into())]);
            let choice = ui.add(Button::selectable(speed == now, written(speed))).accessible_name(name);
            if choice.clicked() {
                desk.push(WindowCommand::SetReplaySpeed(speed));
                ui.close();
            }
        }
    });
    menu.accessible_name(&name).on_hover_text(&name);
}

/// The slider over all of the game.
fn slider_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, replay: &Replay, rect: Rect) {
    let (step, steps) = (table.shown_step(), table.steps());
    let span = rect.shrink2(vec2(ENDS, 0.0));
    let x_of = |step: usize| egui::lerp(span.x_range(), step as f32 / steps.max(1) as f32);
    let step_at = |x: f32| {
        let share = ((x - span.left()) / span.width().max(1.0)).clamp(0.0, 1.0);
        (share * steps as f32).round() as usize
    };
    let response = ui.interact(rect, egui::Id::unique("moments of the game"), Sense::click_and_drag());
    let texts = desk.texts;
    let values = [("step", step.into()), ("steps", steps.into())];
    response.widget_info(|| WidgetInfo::slider(true, step as f64, texts.with("replay-step", &values)));
    let near = |x: f32| {
        let nearest = replay.marked().min_by(|&one, &other| (x_of(one) - x).abs().total_cmp(&(x_of(other) - x).abs()));
        nearest.filter(|&at| (x_of(at) - x).abs() <= NEAR).unwrap_or_else(|| step_at(x))
    };
    let pointed = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged());
    let pointed = pointed.map(|pointer| if response.clicked() { near(pointer.x) } else { step_at(pointer.x) });
    let wanted = pointed.or_else(|| moved_by_reader(ui, &response, step, steps));
    if let Some(wanted) = wanted.filter(|&wanted| wanted != step) {
        desk.push(TableCommand::LookBack(Some(wanted)));
    }
    paint_slider(ui, desk, table, replay, span, &x_of, &response);
    if response.dragged() {
        return;
    }
    let hovered = response.hover_pos().map(|pointer| near(pointer.x));
    if let Some(hovered) = hovered {
        response.on_hover_ui_at_pointer(|ui| moment_ui(ui, desk, table, replay, hovered));
    }
}

/// The moment to which a screen reader moves the slider, if it does.
fn moved_by_reader(ui: &Ui, slider: &Response, step: usize, steps: usize) -> Option<usize> {
    ui.ctx().accesskit_node_builder(slider.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(steps as f64);
        node.set_numeric_value_step(1.0);
        for action in [Action::Increment, Action::Decrement, Action::SetValue] {
            node.add_action(action);
        }
    });
    ui.input(|input| {
        let count = |action| input.num_accesskit_action_requests(slider.id, action);
        let (on, back) = (count(Action::Increment), count(Action::Decrement));
        let set = input.accesskit_action_requests(slider.id, Action::SetValue).last();
        match set.and_then(|request| request.data.as_ref()) {
            Some(ActionData::NumericValue(value)) => Some(value.round().clamp(0.0, steps as f64) as usize),
            _ => (on + back > 0).then(|| (step + on).saturating_sub(back).min(steps)),
        }
    })
}

/// The words on a moment of the slider.
fn moment_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>, replay: &Replay, step: usize) {
    let texts = desk.texts;
    ui.set_max_width(tooltips::widest(ui.ctx()));
    ui.strong(texts.with("replay-step", &[("step", step.into()), ("steps", table.steps().into())]));
    let Some(index) = step.checked_sub(1) else {
        ui.label(texts.say("back-start"));
        return;
    };
    if let Some(step) = table.action_step(index) {
        ui.label(G::told(texts, table, &step).sentence);
    }
    if let Some((&point, seen)) =
        replay.points.iter().find(|point| point.at == step).zip(table.sitting().seen_from(step).next())
    {
        ui.weak(G::turning_point_told(texts, table, point, seen.before.state()));
    }
    if let Some(comment) = replay.comments.get(&index) {
        ui.weak(comment);
    }
    if replay.parted.as_ref().is_some_and(|parted| parted.at == Some(step)) {
        ui.weak(texts.say("replay-parts-here"));
    }
}

/// Paints the slider: what was played up to the shown moment, the marks, and where the moment is.
fn paint_slider<G: TableGame>(
    ui: &Ui,
    desk: &Desk<G>,
    table: &Table<G>,
    replay: &Replay,
    span: Rect,
    x_of: &dyn Fn(usize) -> f32,
    response: &Response,
) {
    let (painter, chrome, centre) = (ui.painter(), &desk.theme.chrome, span.center().y);
    let rail = |from: f32, to: f32, width: f32, colour: Color32| {
        painter.line_segment([pos2(from, centre), pos2(to, centre)], Stroke::new(width, colour));
    };
    let here = x_of(table.shown_step());
    rail(span.left(), span.right(), 4.0, chrome.edge);
    rail(span.left(), here, 4.0, chrome.accent);
    let tick = |at: usize, half: f32, width: f32, colour: Color32| {
        let x = x_of(at);
        painter.line_segment([pos2(x, centre - half), pos2(x, centre + half)], Stroke::new(width, colour));
    };
    for &(at, mark) in &replay.marks {
        match mark {
            Mark::Scoring => tick(at, 10.0, 3.0, chrome.gold),
            Mark::Event => tick(at, 5.0, 1.5, chrome.text_weak),
        }
    }
    // Whose mark stands below a moment leads from there on.
    for point in &replay.points {
        let at = pos2(x_of(point.at), centre + 11.0);
        seats::mark(painter, desk.theme, at, 4.5, table.seat_look(point.seat), None);
    }
    for &index in replay.comments.keys() {
        painter.circle_filled(pos2(x_of(index + 1), centre - 12.0), 3.0, chrome.text_strong);
    }
    if let Some(at) = replay.parted.as_ref().and_then(|parted| parted.at) {
        tick(at, 12.0, 3.0, chrome.warn);
    }
    let radius = if response.hovered() || response.dragged() || response.has_focus() { 8.0 } else { 7.0 };
    painter.circle(pos2(here, centre), radius, chrome.accent, Stroke::new(2.0, chrome.text_strong));
}

impl<G: TableGame> Table<G> {
    /// The commands for the moment that is shown, with the ids of their texts.
    pub(super) fn offers_of_moment(&self) -> Vec<(&'static str, Command<G::Ask>)> {
        // What is said about a game is kept with it, where it is played.
        let comment = ("replay-comment-write", TableCommand::BeginComment.into());
        let comment = (!self.sitting.is_played_elsewhere()).then_some(comment);
        let others: [(_, Command<G::Ask>); 4] = [
            ("replay-branch", WindowCommand::Branch(self.shown_step()).into()),
            ("replay-compare", WindowCommand::AskToCompare.into()),
            ("menu-copy-code", WindowCommand::CopyCode.into()),
            ("menu-copy-summary", WindowCommand::CopySummary.into()),
        ];
        comment.into_iter().chain(others).collect()
    }
}
