//! The course of the round above all that scrolls beside the board: its parts in order and which of them is played, the
//! dice for actions, and the dice before a lock.

use egui::{
    Color32, CornerRadius, FontId, Label, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2,
};

use super::Table;
use crate::app::chac::art::{self, DieLook};
use crate::app::chac::command::Ask;
use crate::app::chac::desk::{Desk, Spot};
use crate::app::kit::desk::width_of;
use crate::app::kit::fresh;
use crate::app::table::Head;
use crate::chac::{Dice, Phase, Purpose, State};
use crate::game::Seat;
use crate::words::chac::nouns;

/// A part of a round (C3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// Phase 1.
    Load,
    /// Phase 2.
    Roll,
    /// Phase 3.
    Turns,
    /// The walls of phase 4.
    Walls,
    /// The boulder of phase 4.
    Boulder,
    /// Phase 5.
    Substitutes,
}

impl Part {
    /// All of them, in order.
    pub const ALL: [Self; 6] = [Self::Load, Self::Roll, Self::Turns, Self::Walls, Self::Boulder, Self::Substitutes];

    /// The part that a state is in; none before the first round and after the last.
    #[must_use]
    pub const fn of(phase: Phase) -> Option<Self> {
        match phase {
            Phase::Load => Some(Self::Load),
            Phase::Roll(Purpose::Actions) => Some(Self::Roll),
            Phase::Wall => Some(Self::Walls),
            Phase::Roll(Purpose::Boulder) => Some(Self::Boulder),
            Phase::Substitute | Phase::Lay(crate::chac::After::Substitute) => Some(Self::Substitutes),
            phase if phase.is_turn() => Some(Self::Turns),
            _ => None,
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Load => "chac-table-part-load",
            Self::Roll => "chac-table-part-roll",
            Self::Turns => "chac-table-part-turns",
            Self::Walls => "chac-table-part-walls",
            Self::Boulder => "chac-table-part-boulder",
            Self::Substitutes => "chac-table-part-substitutes",
        }
    }
}

/// Lays out the course of the round.
pub fn head_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, head: &Head) {
    let shown = table.shown();
    let laid = ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = if head.plan.is_tight { 2.0 } else { 4.0 };
        parts_ui(ui, desk, table);
        if !shown.dice().is_empty() {
            actions_ui(ui, desk, table);
        }
    });
    desk.note(ui, Spot::Course, laid.response.rect);
    if !shown.lock().is_empty() {
        lock_ui(ui, desk, table);
    }
    ui.add_space(if head.plan.is_tight { 2.0 } else { 6.0 });
}

/// The round, whose turn comes first in it, and its parts.
fn parts_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let (texts, chrome, shown) = (desk.texts, &desk.theme.chrome, table.shown());
    let title = match (Part::of(shown.phase()), shown.round()) {
        (None, 0) => texts.say("chac-table-before"),
        (None, _) if matches!(shown.phase(), Phase::Chest | Phase::Over) => texts.say("chac-table-after"),
        (_, round) => {
            let first = table.name(shown.first()).to_owned();
            texts.with("chac-table-round-first", &[("round", round.into()), ("first", first.into())])
        }
    };
    ui.add(Label::new(RichText::new(title).strong().color(chrome.gold)).truncate());
    let now = Part::of(shown.phase());
    if now.is_none() {
        return;
    }
    // One row where all have room in it, else two.
    let font = FontId::proportional(desk.theme.sizes.text_small);
    let names: Vec<String> = Part::ALL.iter().map(|part| texts.say(part.key())).collect();
    let wide: Vec<f32> = names.iter().map(|name| width_of(ui.painter(), &font, name) + 8.0).collect();
    let room = ui.available_width();
    let (gap, height) = (3.0, font.size + 5.0);
    let all: f32 = wide.iter().sum::<f32>() + gap * 5.0;
    let in_row = if all <= room { 6 } else { 3 };
    for begin in (0..6).step_by(in_row) {
        let row = begin..begin + in_row;
        let count = in_row as f32;
        let least: f32 = wide[row.clone()].iter().sum::<f32>() + gap * (count - 1.0);
        let more = ((room - least) / count).max(0.0);
        let shrink = (room / least).min(1.0);
        let (rect, _) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
        let mut left = rect.left();
        for index in row {
            let (part, width) = (Part::ALL[index], (wide[index] + more) * shrink.min(1.0));
            let place = Rect::from_min_size(egui::pos2(left, rect.top()), vec2(width, height));
            left += width + gap;
            part_ui(ui, desk, (part, &names[index]), now, place, shrink);
        }
    }
}

/// A part of the round: the one that is played stands out, those before it are done.
fn part_ui(ui: &mut Ui, desk: &Desk, (part, name): (Part, &str), now: Option<Part>, place: Rect, shrink: f32) {
    let chrome = &desk.theme.chrome;
    let is_now = now == Some(part);
    let is_done = now.is_some_and(|now| part < now);
    let response = ui.interact(place, ui.scope_id().with(part as u8), Sense::hover());
    let said = match (is_now, is_done) {
        (true, _) => desk.texts.with("chac-table-part-now", &[("part", name.to_owned().into())]),
        (_, true) => desk.texts.with("chac-table-part-done", &[("part", name.to_owned().into())]),
        _ => name.to_owned(),
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
    let (fill, colour): (Color32, Color32) = match (is_now, is_done) {
        (true, _) => (chrome.accent_fill, chrome.accent_text),
        (_, true) => (chrome.panel, chrome.text_weak),
        _ => (chrome.card, chrome.text),
    };
    let radius = CornerRadius::same(4);
    ui.painter().rect(place, radius, fill, Stroke::new(1.0, chrome.edge), StrokeKind::Inside);
    let size = desk.theme.sizes.text_small * shrink;
    ui.painter().text(place.center(), egui::Align2::CENTER_CENTER, name, FontId::proportional(size), colour);
    response.on_hover_text(said);
}

/// The seat for which the dice for actions are counted: who acts, else who plays alone here.
pub fn counted_for(table: &Table, state: &State) -> Option<Seat> {
    let acting = state.phase().is_turn().then(|| state.seat());
    acting.or_else(|| table.own_seat()).filter(|&seat| state.is_in(seat))
}

/// The dice for actions: those that count for who acts, and what they come to.
fn actions_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let (rules, state, texts) = (table.rules(), table.shown(), desk.texts);
    let seat = counted_for(table, state);
    // C3.4: treasures taken or left in the turn change the load, and not the number of actions.
    let level = seat.map(|seat| table.own.known.counted.unwrap_or_else(|| state.level(rules, seat)));
    let look = |face: u8| match level {
        Some(level) if face >= level => DieLook::Counts,
        Some(_) => DieLook::Idle,
        None => DieLook::Plain,
    };
    let actions = level.map(|level| state.dice().at_least(level));
    let dice = ("dice", nouns::dice(texts, state.dice()).into());
    let said = match (seat, actions, level) {
        (Some(seat), Some(actions), Some(level)) => {
            let name = table.name(seat).to_owned().into();
            texts.with(
                "chac-table-dice-of",
                &[dice, ("name", name), ("actions", actions.into()), ("level", level.into())],
            )
        }
        _ => texts.with("chac-table-dice", &[dice]),
    };
    ui.horizontal(|ui| {
        let rect = dice_ui(ui, desk, state.dice(), 9.0, look);
        let response = ui.interact(rect, ui.scope_id().with("dice for actions"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        response.on_hover_text(&said);
        if let (Some(actions), Some(level)) = (actions, level) {
            let values = [("actions", actions.into()), ("level", level.into())];
            let long = texts.with("chac-table-points", &values);
            let font = FontId::proportional(desk.theme.sizes.text_small);
            let fits = width_of(ui.painter(), &font, &long) <= ui.available_width();
            let short = if fits { long } else { texts.with("chac-table-dice-short", &values) };
            ui.add(Label::new(RichText::new(short).small().color(desk.theme.chrome.text)).truncate());
        }
    });
}

/// Dice in a row, each with half its side.
fn dice_ui(ui: &mut Ui, desk: &Desk, dice: Dice, radius: f32, look: impl Fn(u8) -> DieLook) -> Rect {
    let step = 2.0 * radius + 4.0;
    let (rect, _) = ui.allocate_exact_size(vec2(f32::from(dice.total()) * step, step), Sense::hover());
    for (index, face) in dice.faces().enumerate() {
        let centre = rect.left_center() + vec2((index as f32 + 0.5) * step, 0.0);
        art::die(ui.painter(), desk.theme, centre, radius, face, look(face));
    }
    rect
}

/// The dice before the lock: a click, or a number key, chooses those that are rolled again.
fn lock_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let (rules, state, texts) = (table.rules(), table.shown(), desk.texts);
    let missing = state.missing(rules);
    let may = table.person_to_move().is_some() && !table.looks_back() && state.actions_left() > 0;
    let laid = ui.scope(|ui| {
        let values = [("missing", nouns::needs(missing).into())];
        let line = texts.with(if may { "chac-table-lock" } else { "chac-table-lock-others" }, &values);
        ui.add(Label::new(RichText::new(line).small().color(desk.theme.chrome.text)).wrap());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let dice: Vec<(u8, bool)> = if may {
                table.lock_dice().collect()
            } else {
                state.lock().faces().map(|face| (face, false)).collect()
            };
            for (place, (face, marked)) in (0..).zip(dice) {
                let (rect, response) = ui.allocate_exact_size(vec2(34.0, 38.0), Sense::click());
                let values = [("face", face.into()), ("place", (place + 1).into())];
                let name = texts.with(if marked { "chac-table-die-again" } else { "chac-table-die-stays" }, &values);
                response.widget_info(|| WidgetInfo::selected(Role::CheckBox, may, marked, &name));
                let look = if marked { DieLook::Chosen } else { DieLook::Counts };
                let look = if may { look } else { DieLook::Plain };
                art::die(ui.painter(), desk.theme, rect.center(), 14.0, face, look);
                if response.has_focus() {
                    let edge = Stroke::new(2.0, desk.theme.chrome.accent);
                    ui.painter().rect_stroke(rect, 4.0, edge, StrokeKind::Inside);
                }
                if may && fresh::clicked(&response, ("lock die", place, table.steps())) {
                    desk.push(Ask::Die(place));
                }
                if table.is_lesson() {
                    desk.note(ui, Spot::Does(Ask::Die(place).into()), rect);
                }
                response.on_hover_text(name);
            }
        });
    });
    desk.note(ui, Spot::Lock, laid.response.rect);
}
