//! The coach: a card over the table that says what to do and why, and what it points at.

use egui::{Align, Align2, Area, Button, FontId, Id, Layout, Order, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::{Aim, Run, Task, place};
use crate::app::kit::areas;
use crate::app::tikal::art;
use crate::app::tikal::command::LearnCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::hex::Cell;

const GAP: f32 = 8.0;
/// The least height of the card. Most stages need no more, so the buttons stay in their place.
const LEAST_HEIGHT: f32 = 248.0;
/// A card narrower than this has smaller margins and letters.
const NARROW: f32 = 260.0;

/// The sizes of a card, by its width.
#[derive(Clone, Copy)]
struct Measures {
    /// The margin inside.
    padding: f32,
    /// The height of the row with the stage's number.
    head: f32,
    /// The height of a row of buttons.
    foot: f32,
    /// The size of letters that say what to do, why, and on buttons.
    what: f32,
    why: f32,
    button: f32,
}

impl Measures {
    fn of(desk: &Desk, width: f32) -> Self {
        let (text, small) = (desk.theme.sizes.text, desk.theme.sizes.text_small);
        if width < NARROW {
            Self { padding: 10.0, head: 18.0, foot: 24.0, what: text, why: small + 1.0, button: small }
        } else {
            Self { padding: 14.0, head: 26.0, foot: 32.0, what: text * 1.15, why: text, button: text }
        }
    }

    /// The size of a paragraph's letters.
    fn letters(&self, paragraph: usize) -> f32 {
        if paragraph == 0 { self.what } else { self.why }
    }
}

/// Shows the card and points at what it speaks of. The table must have been laid out before.
pub fn coach_ui(ui: &Ui, desk: &mut Desk, run: &Run) {
    let Some(board) = run.table().board_rect() else { return };
    let pointed = point(ui, desk, run, board);
    let table = run.table();
    let busy: Vec<Rect> = table.state().occupied().into_iter().filter_map(|cell| cell_rect(run, cell)).collect();
    let texts =
        [text(desk, run, Paragraph::What), text(desk, run, Paragraph::Refusal), text(desk, run, Paragraph::Why)];
    let height = |width: f32| height(ui, desk, &texts, width, foot_rows(run));
    let places = place::places(board, ui.ctx().content_rect());
    let Some(rect) = place::choose(board, &places, height, &pointed, &busy) else { return };
    Area::new(Id::unique("coach")).order(Order::Foreground).fixed_pos(rect.min).constrain(false).show(ui.ctx(), |ui| {
        // Clicks on the card do not reach what lies under it.
        ui.allocate_rect(rect, egui::Sense::click_and_drag());
        art::sheet(ui.painter(), desk.theme, rect);
        let measures = Measures::of(desk, rect.width());
        let mut card =
            ui.new_child(UiBuilder::new().max_rect(rect.shrink(measures.padding)).layout(Layout::top_down(Align::Min)));
        dress(&mut card, desk, measures);
        areas::begin(&card, desk.texts, desk.theme, areas::Area::Coach);
        card_ui(&mut card, desk, run, &texts, measures);
    });
}

// ---- The card --------------------------------------------------------------------------------------

#[derive(Clone, Copy, PartialEq, Eq)]
enum Paragraph {
    What,
    Refusal,
    Why,
}

fn text(desk: &Desk, run: &Run, paragraph: Paragraph) -> String {
    match paragraph {
        Paragraph::What => desk.texts.say(&run.stage().what),
        Paragraph::Why => desk.texts.say(&run.stage().why),
        Paragraph::Refusal => run.refusal().map(|key| desk.texts.say(key)).unwrap_or_default(),
    }
}

/// How high a card of this width is.
fn height(ui: &Ui, desk: &Desk, texts: &[String; 3], width: f32, foot_rows: f32) -> f32 {
    let (ink, measures) = (desk.theme.coach.ink, Measures::of(desk, width));
    let written = texts.iter().enumerate().filter(|(_, text)| !text.is_empty()).map(|(paragraph, text)| {
        let font = FontId::proportional(measures.letters(paragraph));
        ui.painter().layout(text.clone(), font, ink, width - 2.0 * measures.padding).size().y + GAP
    });
    let rows = measures.head + (measures.foot + GAP) * foot_rows;
    let wanted = 2.0 * measures.padding + rows + written.sum::<f32>() + GAP + 4.0;
    wanted.max(LEAST_HEIGHT)
}

/// How many rows of buttons there are: in the last stage, the button that leads on has a row of its own.
fn foot_rows(run: &Run) -> f32 {
    if run.is_last() { 2.0 } else { 1.0 }
}

/// Dark ink on paper, in both themes.
fn dress(ui: &mut Ui, desk: &Desk, measures: Measures) {
    let coach = &desk.theme.coach;
    let spacing = ui.spacing_mut();
    spacing.item_spacing = vec2(GAP, GAP);
    spacing.interact_size.y = measures.head;
    spacing.button_padding.x = measures.padding * 0.75;
    let visuals = ui.visuals_mut();
    visuals.override_text_color = Some(coach.ink);
    for (state, fill) in [
        (&mut visuals.widgets.inactive, coach.button),
        (&mut visuals.widgets.hovered, coach.button_hover),
        (&mut visuals.widgets.active, coach.button_hover),
    ] {
        state.weak_bg_fill = fill;
        state.bg_fill = fill;
        state.bg_stroke.color = coach.edge;
        state.fg_stroke.color = coach.ink;
    }
}

fn card_ui(ui: &mut Ui, desk: &mut Desk, run: &Run, texts: &[String; 3], measures: Measures) {
    let coach = &desk.theme.coach;
    let small = desk.theme.sizes.text_small;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = Button::new(RichText::new(desk.texts.say("learn-leave")).size(small)).frame(false);
            let leave = ui.add(leave).on_hover_text(desk.texts.say("learn-leave-hint"));
            if leave.clicked() {
                desk.push(LearnCommand::Leave);
            }
            let values = [("step", (run.index() + 1).into()), ("steps", run.lesson().stages.len().into())];
            let progress = RichText::new(desk.texts.with("learn-progress", &values)).size(small).color(coach.ink_weak);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(egui::Label::new(progress).truncate()));
        });
    });
    let foot = (measures.foot + GAP) * foot_rows(run);
    let room = (ui.available_height() - foot).max(20.0);
    // The scroll bar shows even if the pointer is elsewhere, so that it can be seen that there is more to read.
    ui.spacing_mut().scroll.dormant_handle_opacity = 0.5;
    ui.spacing_mut().scroll.dormant_background_opacity = 0.15;
    ScrollArea::vertical().id_salt(("coach", run.index())).max_height(room).min_scrolled_height(0.0).show(ui, |ui| {
        let [what, refusal, why] = texts;
        ui.label(RichText::new(what).strong().size(measures.what));
        if !refusal.is_empty() {
            ui.label(RichText::new(refusal).color(coach.ink_warn).size(measures.why));
        }
        ui.label(RichText::new(why).size(measures.why));
    });
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| foot_ui(ui, desk, run, measures));
}

/// The buttons: back on the left; what leads on, on the right or in a row of its own.
fn foot_ui(ui: &mut Ui, desk: &mut Desk, run: &Run, measures: Measures) {
    let Measures { foot, button: letters, .. } = measures;
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (filled, ink) = (chrome.accent_fill, chrome.accent_text);
    let main = |key: &str| {
        let text = RichText::new(texts.say(key)).color(ink).size(letters);
        Button::new(text).fill(filled).min_size(vec2(foot * 2.6, foot))
    };
    let plain = |key: &str| Button::new(RichText::new(texts.say(key)).size(letters)).min_size(vec2(0.0, foot));
    let row = vec2(ui.available_width(), foot);
    if run.is_last() {
        let (key, command) = match run.id().next() {
            Some(next) => ("learn-next-lesson", LearnCommand::Start(next)),
            None => ("learn-first-game", LearnCommand::FirstGame),
        };
        if ui.add_sized(row, main(key)).clicked() {
            desk.push(command);
        }
    }
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        if ui.add_enabled(run.index() > 0 || !run.played().is_empty(), plain("learn-back")).clicked() {
            desk.push(LearnCommand::Back);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if run.is_last() {
                // Where this button has no room, the one for leaving does the same.
                if ui.available_width() > 150.0 && ui.add(plain("learn-to-list")).clicked() {
                    desk.push(LearnCommand::Next);
                }
                return;
            }
            let is_read = matches!(run.stage().task, Task::Read) || !run.is_watching() && is_watch(run);
            let button = if is_read { main("learn-next") } else { plain("learn-skip") };
            if ui.add(button).clicked() {
                desk.push(LearnCommand::Next);
            }
        });
    });
}

fn is_watch(run: &Run) -> bool {
    matches!(run.stage().task, Task::Watch(_))
}

// ---- Pointing ----------------------------------------------------------------------------------------

fn cell_rect(run: &Run, cell: Cell) -> Option<Rect> {
    let (centre, radius) = run.table().hex_on_screen(cell)?;
    Some(Rect::from_center_size(centre, vec2(2.0, 3.0_f32.sqrt()) * radius))
}

/// Points at what the stage is about and at what is to be clicked. Returns the areas that the card should not cover.
fn point(ui: &Ui, desk: &Desk, run: &Run, board: Rect) -> Vec<Rect> {
    let painter = ui.ctx().layer_painter(egui::LayerId::new(Order::Middle, Id::unique("coach pointers")));
    let on_board = painter.with_clip_rect(board);
    let mut pointed = Vec::new();
    let mut point_at_cell = |cell: Cell, arrow: bool| {
        if let (Some((centre, radius)), Some(rect)) = (run.table().hex_on_screen(cell), cell_rect(run, cell)) {
            art::point_at_hex(&on_board, desk.theme, centre, radius, arrow);
            pointed.push(rect);
        }
    };
    for cell in run.cells() {
        point_at_cell(cell, false);
    }
    let mut rects = Vec::new();
    for spot in run.spots() {
        if let Some(rect) = desk.spot(&spot) {
            rects.push((rect.expand(2.0), None));
        }
    }
    for aim in run.aims() {
        match aim {
            Aim::Cell(cell) => {
                point_at_cell(cell, true);
                break;
            }
            Aim::Piece(cell, piece) => {
                if let Some((centre, radius)) = run.table().piece_on_screen(cell, run.learner(), piece) {
                    art::point_at_piece(&on_board, desk.theme, centre, radius);
                    pointed.extend(cell_rect(run, cell));
                }
                break;
            }
            Aim::Does(command) => {
                if let Some(rect) = desk.spot(&Spot::Does(command)) {
                    let from = if rect.center().y > board.bottom() { Align2::CENTER_TOP } else { Align2::LEFT_CENTER };
                    rects.push((rect, Some(from.to_sign())));
                    break;
                }
            }
        }
    }
    for (rect, from) in rects {
        art::point_at_rect(&painter, desk.theme, rect, from);
        pointed.push(rect);
    }
    pointed
}
