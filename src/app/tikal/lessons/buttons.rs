//! The buttons of the coach's card: which there are, in how many rows, and what they lead to.

use egui::{Align, Button, FontId, Layout, RichText, Ui, vec2};

use super::coach::{GAP, Measures};
use super::told::runs_ahead;
use super::{LessonId, Run, Stage, Task};
use crate::app::kit::desk::width_of;
use crate::app::table::LessonCommand;
use crate::app::tikal::command::Command;
use crate::app::tikal::desk::Desk;
use crate::games::GameId;

/// A card narrower than this has no room for two buttons side by side.
const NARROWEST: f32 = 160.0;
/// How wide the button that leads on is at least, as a multiple of its height.
const NEXT: f32 = 2.3;

/// What the buttons of a stage lead to, besides back.
#[derive(Clone, Copy)]
pub(super) enum Foot {
    /// The next stage, once this one was read.
    LeadsOn,
    /// The next stage, with what this one wants played for the learner.
    Skips,
    /// Out of the lesson, which is at its end.
    Leaves(LessonId),
}

impl Foot {
    /// That of the stage at which a lesson is.
    pub fn of(run: &Run) -> Self {
        match run.stage().task {
            _ if run.is_last() => Self::Leaves(run.id()),
            // What is still to be told can be skipped, and not be taken for read.
            _ if run.is_read() && !runs_ahead(run) => Self::LeadsOn,
            _ => Self::Skips,
        }
    }

    /// That of a stage of a lesson which may not have come to it, with the most buttons that it ever has.
    pub fn of_stage(run: &Run, stage: &Stage) -> Self {
        match stage.task {
            _ if run.lesson().ends_with(stage) => Self::Leaves(run.id()),
            Task::Read => Self::LeadsOn,
            Task::Turn | Task::Play(_) | Task::Watch(_) | Task::Free => Self::Skips,
        }
    }

    /// What is written on the button that leads on or skips the step.
    fn key(self) -> &'static str {
        match self {
            Self::Leaves(id) => what_follows(id).0,
            Self::LeadsOn => "learn-next",
            Self::Skips => "learn-skip",
        }
    }
}

/// The buttons: back on the left; what leads on, on the right or in a row of its own. Nothing else ever has the place of
/// what leads on, so that a second click where a step was read neither skips the next one nor leaves the lesson.
pub(super) fn foot_ui(ui: &mut Ui, desk: &mut Desk, run: &Run, measures: Measures) {
    let Measures { foot, button: letters, .. } = measures;
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (filled, ink) = (chrome.accent_fill, chrome.accent_text);
    let main = |key: &str| {
        let text = RichText::new(texts.say(key)).color(ink).size(letters);
        Button::new(text).fill(filled).min_size(vec2(foot * NEXT, foot))
    };
    let plain = |key: &str| Button::new(RichText::new(texts.say(key)).size(letters)).min_size(vec2(0.0, foot));
    let row = vec2(ui.available_width(), foot);
    let of = Foot::of(run);
    let has_two_rows = has_two_rows(ui, desk, of, measures.width);
    // What goes on with the next step, and what stands beside back or above it.
    let mut next = matches!(of, Foot::LeadsOn).then(|| main(of.key()));
    let (mut aside, mut above) = (None, None);
    match of {
        Foot::LeadsOn => {}
        Foot::Skips if has_two_rows => above = Some((of.key(), LessonCommand::Next.into())),
        Foot::Skips => aside = Some(of.key()),
        Foot::Leaves(id) => above = Some(what_follows(id)),
    }
    // Bottom up.
    if let Some(next) = next.take_if(|_| has_two_rows)
        && ui.add_sized(row, next).clicked()
    {
        desk.push(LessonCommand::Next);
    }
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        if ui.add_enabled(run.index() > 0 || !run.played().is_empty(), plain("learn-back")).clicked() {
            desk.push(LessonCommand::Back);
        }
        if let Some(key) = aside.take()
            && ui.add(plain(key)).clicked()
        {
            desk.push(LessonCommand::Next);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let hint = texts.with("learn-next-hint", &[("key", texts.say("key-enter").into())]);
            if let Some(next) = next
                && ui.add(next).on_hover_text(hint).clicked()
            {
                desk.push(LessonCommand::Next);
            }
        });
    });
    if let Some((key, command)) = above {
        let is_main = matches!(of, Foot::Leaves(_));
        let placed = if is_main { ui.add_sized(row, main(key)) } else { ui.add(plain(key)) };
        if placed.clicked() {
            desk.push(command);
        }
    }
}

/// How high the buttons are, with the gaps above them. What is written on a button with a row of its own may need two lines
/// on a narrow card.
pub(super) fn foot_height(ui: &Ui, desk: &Desk, foot: Foot, width: f32) -> f32 {
    let measures = Measures::of(ui, desk, width);
    let row = measures.foot + GAP;
    if !has_two_rows(ui, desk, foot, width) {
        return row;
    }
    let room = width - 2.0 * measures.padding - 2.0 * measures.button_padding.x;
    let (font, ink) = (FontId::proportional(measures.button), desk.theme.coach.ink);
    let written = ui.painter().layout(desk.texts.say(foot.key()), font, ink, room).size().y;
    2.0 * row + (written + 2.0 * measures.button_padding.y - measures.foot).max(0.0)
}

/// Whether there are two rows of buttons: on the narrowest card, the button that leads on has a row of its own; so has the
/// one that skips a step where beside back it would reach to where the one that leads on is in other steps, and in the
/// last stage the one that leads elsewhere.
fn has_two_rows(ui: &Ui, desk: &Desk, foot: Foot, width: f32) -> bool {
    match foot {
        Foot::LeadsOn => width < NARROWEST,
        Foot::Skips => !fits_beside_back(ui, desk, width, foot.key()),
        Foot::Leaves(_) => true,
    }
}

/// Whether this button has room between back and the place of the one that leads on.
fn fits_beside_back(ui: &Ui, desk: &Desk, width: f32, key: &str) -> bool {
    let measures = Measures::of(ui, desk, width);
    let font = FontId::proportional(measures.button);
    let padding = 2.0 * measures.button_padding.x;
    let wide = |key: &str| width_of(ui.painter(), &font, &desk.texts.say(key)) + padding;
    let next = wide("learn-next").max(measures.foot * NEXT);
    wide("learn-back") + wide(key) + next + 2.0 * GAP <= width - 2.0 * measures.padding
}

/// What the last stage leads to: the next lesson that a first game needs, then that game, then games of all kinds.
pub(super) fn what_follows(id: LessonId) -> (&'static str, Command) {
    match id.next().filter(|next| next.is_needed_first()) {
        Some(next) => ("learn-next-lesson", LessonCommand::Start(next.into()).into()),
        None if id.is_needed_first() => ("learn-first-game", LessonCommand::FirstGame(GameId::Tikal).into()),
        None => ("home-new", LessonCommand::Auctions.into()),
    }
}
