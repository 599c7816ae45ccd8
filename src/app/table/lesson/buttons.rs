//! The buttons of the coach's card: which there are, in how many rows, and what they lead to.

use egui::{Align, Button, FontId, Layout, RichText, Ui, vec2};

use super::card::{GAP, Measures, leave_key, progress};
use super::run::{Run, name_of};
use super::taught::TaughtGame;
use super::told::runs_ahead;
use crate::app::kit;
use crate::app::kit::desk::width_of;
use crate::app::table::{CardPlace, Desk, LessonCommand};
use crate::words::lessons::{Course, StageOf, Task};

/// The least width of the button that leads on, as a multiple of its height.
const NEXT: f32 = 2.3;

/// The place to which the buttons of a stage lead, besides back.
#[derive(Clone, Copy)]
pub(super) enum Foot<C> {
    /// The next stage, once this one was read.
    LeadsOn,
    /// The next stage, with what this one wants played for the learner.
    Skips,
    /// Out of the lesson, which is at its end.
    Leaves(C),
}

impl<C: Course> Foot<C> {
    /// That of the stage at which a lesson is.
    pub fn of<G: TaughtGame<Course = C>>(run: &Run<G>) -> Self {
        match run.stage().task {
            _ if run.is_last() => Self::Leaves(run.id()),
            // What is still to be told can be skipped, and not be taken for read.
            _ if run.is_read() && !runs_ahead(run) => Self::LeadsOn,
            _ => Self::Skips,
        }
    }

    /// That of a stage of a lesson which may not have come to it, with the most buttons that it ever has.
    pub fn of_stage<G: TaughtGame<Course = C>>(run: &Run<G>, stage: &StageOf<C>) -> Self {
        match stage.task {
            _ if run.lesson().ends_with(stage) => Self::Leaves(run.id()),
            Task::Read => Self::LeadsOn,
            Task::Turn | Task::Play(_) | Task::Watch(_) | Task::Free => Self::Skips,
        }
    }

    /// The label of the button that leads on or skips the step.
    fn key(self) -> &'static str {
        match self {
            Self::Leaves(id) => what_follows(id).0,
            Self::LeadsOn => "learn-next",
            Self::Skips => "learn-skip",
        }
    }
}

/// The buttons: back on the left; what leads on, on the right, or at the end of a lesson in a row of its own where there
/// are two. Nothing else ever has the place of what leads on, so that a second click where a step was read neither skips
/// the next one nor leaves the lesson.
pub(super) fn foot_ui<G: TaughtGame>(ui: &mut Ui, desk: &mut Desk<G>, run: &Run<G>, measures: Measures) {
    let Measures { foot, button: letters, .. } = measures;
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (filled, ink) = (chrome.accent_fill, chrome.accent_text);
    let of = Foot::of(run);
    let written = |key: &str| RichText::new(texts.say(key)).size(letters);
    let plain = |key: &str| Button::new(written(key)).min_size(vec2(0.0, foot));
    let main = |key: &str| Button::new(written(key).color(ink)).fill(filled).min_size(vec2(foot * NEXT, foot));
    let row = vec2(ui.available_width(), foot);
    let other = match of {
        Foot::LeadsOn => None,
        Foot::Skips => Some((plain(of.key()), LessonCommand::Next)),
        Foot::Leaves(id) => Some((main(of.key()), command_after::<G>(id))),
    };
    let (above, aside) = if has_two_rows(ui, desk, measures, of) { (other, None) } else { (None, other) };
    // Bottom up.
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        if ui.add_enabled(run.index() > 0 || !run.played().is_empty(), plain("learn-back")).clicked() {
            desk.push(LessonCommand::Back);
        }
        if let Some((button, command)) = aside
            && ui.add(button).clicked()
        {
            desk.push(command);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let hint = texts.with("learn-next-hint", &[("key", texts.say("key-enter").into())]);
            if matches!(of, Foot::LeadsOn) && ui.add(main(of.key())).on_hover_text(hint).clicked() {
                desk.push(LessonCommand::Next);
            }
        });
    });
    if let Some((button, command)) = above {
        let is_main = matches!(of, Foot::Leaves(_));
        let placed = if is_main { ui.add_sized(row, button) } else { ui.add(button) };
        if placed.clicked() {
            desk.push(command);
        }
    }
}

/// The height of the buttons. The label of a button with a row of its own may need two lines.
pub(super) fn foot_height<C, S: PartialEq>(
    ui: &Ui,
    desk: &kit::desk::Desk<C, S>,
    measures: Measures,
    foot: Foot<impl Course>,
) -> f32 {
    if !has_two_rows(ui, desk, measures, foot) {
        return measures.foot;
    }
    let room = measures.inner_width() - 2.0 * measures.button_padding.x;
    let (font, ink) = (FontId::proportional(measures.button), desk.theme.coach.ink);
    let written = ui.painter().layout(desk.texts.say(foot.key()), font, ink, room).size().y;
    2.0 * measures.foot + GAP + (written + 2.0 * measures.button_padding.y - measures.foot).max(0.0)
}

/// The width of the buttons beside each other in a strip, and of the row above them.
pub(super) fn side_width<G: TaughtGame>(
    ui: &Ui,
    desk: &Desk<G>,
    run: &Run<G>,
    measures: Measures,
    foot: Foot<G::Course>,
) -> f32 {
    let small = FontId::proportional(desk.theme.sizes.text_small);
    let head = [progress(desk, run), desk.texts.say(leave_key(run))].map(|text| width_of(ui.painter(), &small, &text));
    let head = head.iter().sum::<f32>() + 3.0 * GAP;
    // Beside what leads on there is as much room as beside what skips, so that back keeps its place.
    let foot = if matches!(foot, Foot::LeadsOn) { Foot::Skips } else { foot };
    row_width(ui, desk, measures, foot).max(head).ceil()
}

/// True if there are two rows of buttons: in a column the one that skips a step has a row of its own where beside back it
/// would reach to where the one that leads on is in other steps, and so has in the last stage the one that leads elsewhere.
fn has_two_rows<C, S: PartialEq>(
    ui: &Ui,
    desk: &kit::desk::Desk<C, S>,
    measures: Measures,
    foot: Foot<impl Course>,
) -> bool {
    match (measures.place, foot) {
        (CardPlace::Strip, _) | (_, Foot::LeadsOn) => false,
        (_, Foot::Skips) => row_width(ui, desk, measures, foot) > measures.inner_width(),
        (_, Foot::Leaves(_)) => true,
    }
}

/// The width of a row with back, this and the place of what leads on.
fn row_width<C, S: PartialEq>(
    ui: &Ui,
    desk: &kit::desk::Desk<C, S>,
    measures: Measures,
    foot: Foot<impl Course>,
) -> f32 {
    let font = FontId::proportional(measures.button);
    let padding = 2.0 * measures.button_padding.x;
    let wide = |key: &str| width_of(ui.painter(), &font, &desk.texts.say(key)) + padding;
    let least = measures.foot * NEXT;
    let own = wide(foot.key()).max(if matches!(foot, Foot::Leaves(_)) { least } else { 0.0 });
    wide("learn-back") + own + wide("learn-next").max(least) + 2.0 * GAP
}

/// The things that follow the last stage of a lesson.
enum Following<C> {
    Lesson(C),
    FirstGame,
    Auctions,
}

/// The continuation after the last stage: the next lesson that a first game needs, then that game, then games of all kinds.
/// The key of its label comes with it.
fn what_follows<C: Course>(id: C) -> (&'static str, Following<C>) {
    match id.next().filter(|next| next.is_needed_first()) {
        Some(next) => ("learn-next-lesson", Following::Lesson(next)),
        None if id.is_needed_first() => ("learn-first-game", Following::FirstGame),
        None => ("home-new", Following::Auctions),
    }
}

/// The command that goes on after the last stage.
pub(super) fn command_after<G: TaughtGame>(id: G::Course) -> LessonCommand {
    match what_follows(id).1 {
        Following::Lesson(next) => LessonCommand::Start(name_of::<G>(next)),
        Following::FirstGame => LessonCommand::FirstGame(G::GAME),
        Following::Auctions => LessonCommand::Auctions,
    }
}
