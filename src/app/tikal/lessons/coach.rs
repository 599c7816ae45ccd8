//! The coach: a card over the table that says what to do and why. What it points at beside the board, `point` marks; what
//! it points at on the board, the board paints below its numbers.

use egui::{
    Align, Area, Button, Event, FontId, Id, Key, Layout, Order, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2, vec2,
};

use super::place::{Surroundings, WIDTHS};
use super::point::point;
use super::{LessonId, Run, Stage, Task};
use crate::app::kit::areas;
use crate::app::kit::aside::{self, Need};
use crate::app::kit::desk::width_of;
use crate::app::kit::toasts::announce;
use crate::app::tikal::art;
use crate::app::tikal::command::{Command, LearnCommand};
use crate::app::tikal::desk::{Desk, Spot};
use crate::hex::{Cell, CellSet};
use crate::tikal::Action;

const GAP: f32 = 8.0;
/// The least height of the card. Most stages need no more, so the buttons stay in their place.
const LEAST_HEIGHT: f32 = 248.0;
/// A card narrower than this has smaller margins and letters.
const NARROW: f32 = 260.0;
/// In a window lower than this every card has them.
const LOW: f32 = 400.0;
/// In a window lower than this a card shows at least so much of its text, as a multiple of the height of its letters.
const LOWEST: f32 = 330.0;
const LINES: f32 = 3.0;
/// A card narrower than this has no room for two buttons side by side.
const NARROWEST: f32 = 160.0;
/// The room for the scroll bar beside a text that is longer than the card.
const SCROLL_LANE: f32 = 8.0;
/// How wide the button that leads on is at least, as a multiple of its height.
const NEXT: f32 = 2.3;

/// The sizes of a card, by its width.
#[derive(Clone, Copy)]
struct Measures {
    /// How wide it is.
    width: f32,
    /// The margin inside.
    padding: f32,
    /// The height of the row with the stage's number.
    head: f32,
    /// The height of a row of buttons.
    foot: f32,
    /// The margin inside a button.
    button_padding: Vec2,
    /// The size of letters that say what to do, why, and on buttons.
    what: f32,
    why: f32,
    button: f32,
}

impl Measures {
    fn of(ui: &Ui, desk: &Desk, width: f32) -> Self {
        let (text, small) = (desk.theme.sizes.text, desk.theme.sizes.text_small);
        if width < NARROW || ui.ctx().content_rect().height() < LOW {
            let button_padding = vec2(7.5, 3.0);
            Self {
                width,
                padding: 10.0,
                head: 18.0,
                foot: 24.0,
                button_padding,
                what: text,
                why: small + 1.0,
                button: small,
            }
        } else {
            let button_padding = vec2(10.5, 6.0);
            Self {
                width,
                padding: 14.0,
                head: 26.0,
                foot: 32.0,
                button_padding,
                what: text * 1.15,
                why: text,
                button: text,
            }
        }
    }

    /// The size of a paragraph's letters.
    fn letters(&self, paragraph: usize) -> f32 {
        if paragraph == 0 { self.what } else { self.why }
    }
}

/// Shows the card, and points at what it speaks of beside the board. The table must have been laid out before.
pub fn coach_ui(ui: &Ui, desk: &mut Desk, run: &mut Run) {
    let Some(board) = run.table().board_rect() else { return };
    let mut marked = point(ui, desk, run);
    let texts = [text(desk, run, Paragraph::What), text(desk, run, Paragraph::Note), text(desk, run, Paragraph::Why)];
    let around = Surroundings {
        window: ui.ctx().content_rect().with_min_y(board.top()),
        board,
        aims: marked.iter().copied().chain(aimed_cells(run)).chain(watched_cells(run)).collect(),
        floor: run.table().strip_top().filter(|_| ui.ctx().content_rect().height() >= LOW),
        told: desk.spot(&Spot::Scoring).into_iter().collect(),
        scores: desk
            .spots()
            .iter()
            .filter(|(spot, _)| matches!(spot, Spot::Player(_)))
            .map(|&(_, rect)| rect)
            .collect(),
        controls: controls(desk),
        coming: coming(desk, run),
        // Where a step is only read the card stands still rather than beside hexes of which the next one speaks.
        open: if is_acted_in(run) { open_cells(run) } else { Vec::new() },
        busy: busy_cells(run).chain(desk.spot(&Spot::Hand)).collect(),
        names: run.table().rim_names(),
        heights: WIDTHS.map(|width| height(ui, desk, &texts, width, foot_height(ui, desk, run, width))),
        tallest: WIDTHS.map(|width| {
            let warned = stage_height(ui, desk, run, width, run.stage(), run.stage().other.as_ref());
            run.read_next().map(|stage| stage_height(ui, desk, run, width, stage, None)).fold(warned, f32::max)
        }),
        ever: WIDTHS.map(|width| {
            let stages = run.lesson().stages.iter();
            stages.map(|stage| stage_height(ui, desk, run, width, stage, None)).fold(0.0, f32::max)
        }),
        leasts: WIDTHS.map(|width| least_height(ui, desk, &texts, width, foot_height(ui, desk, run, width))),
    };
    let aims = around.aims.clone();
    let stood = run.card.rect();
    let rect = run.card.place(around);
    if stood != Some(rect) {
        // The board minds where the card stands.
        ui.ctx().request_repaint();
    }
    for rect in aims.into_iter().chain([rect]) {
        aside::keep_clear(ui.ctx(), rect, Need::Now);
    }
    // The card has the place for what it tells in the end, and tells it once the board shows it.
    let told = if runs_ahead(run) {
        let [_, note, _] = texts;
        [desk.texts.say("learn-watch"), note, desk.texts.say("learn-watch-why")]
    } else {
        texts
    };
    run.card.mark(std::mem::take(&mut marked));
    // Menus and questions of the table lie over the card.
    Area::new(Id::unique("coach")).order(Order::Middle).fixed_pos(rect.min).constrain(false).show(ui.ctx(), |ui| {
        // Clicks on the card do not reach what lies under it.
        ui.allocate_rect(rect, egui::Sense::click_and_drag());
        art::sheet(ui.painter(), desk.theme, rect);
        let measures = Measures::of(ui, desk, rect.width());
        let mut card =
            ui.new_child(UiBuilder::new().max_rect(rect.shrink(measures.padding)).layout(Layout::top_down(Align::Min)));
        dress(&mut card, desk, measures);
        areas::begin(&card, desk.texts, desk.theme, areas::Area::Coach);
        card_ui(&mut card, desk, run, &told, measures);
    });
    lead_on(ui, desk, run);
}

/// Where nothing has the keyboard, Enter goes on from a step that is only read, and in any other gives the keyboard to
/// the hex that is marked.
fn lead_on(ui: &Ui, desk: &mut Desk, run: &mut Run) {
    let context = ui.ctx();
    let is_taken = context.memory(|memory| memory.focused().is_some() || memory.top_modal_layer().is_some());
    if is_taken || egui::Popup::is_any_open(context) || run.table().is_under_window() || run.table().asks() {
        return;
    }
    let is_pressed = |event: &Event| matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. } if modifiers.is_none());
    if !ui.input(|input| input.events.iter().any(is_pressed)) {
        return;
    }
    if run.is_last() {
        desk.push(what_follows(run.id()).1);
    } else if is_read(run) && !runs_ahead(run) {
        desk.push(LearnCommand::Next);
    } else if run.table().pointed().target().is_some() {
        run.table_mut().take_keyboard();
        context.request_repaint();
    }
}

// ---- The card --------------------------------------------------------------------------------------

#[derive(Clone, Copy, PartialEq, Eq)]
enum Paragraph {
    /// What to do.
    What,
    /// What was refused, what is asked, or what has to be done before.
    Note,
    /// Why.
    Why,
}

fn text(desk: &Desk, run: &Run, paragraph: Paragraph) -> String {
    match paragraph {
        Paragraph::What => desk.texts.say(&run.stage().what),
        Paragraph::Why => desk.texts.say(&run.stage().why),
        Paragraph::Note if run.asks_to_leave() => {
            desk.texts.with("learn-leave-question", &[("step", (run.index() + 1).into())])
        }
        Paragraph::Note => run.refusal().or(run.missing()).map(|key| desk.texts.say(key)).unwrap_or_default(),
    }
}

/// Whether the note says that something does not go on as it was asked for.
fn warns(run: &Run) -> bool {
    run.asks_to_leave() || run.refusal().is_some()
}

/// Whether the stage tells what others do while the board does not yet show all of it.
fn runs_ahead(run: &Run) -> bool {
    is_watch(run) && (run.is_watching() || run.table().motion().is_moving())
}

/// How high a card of this width is with all of its text.
fn height(ui: &Ui, desk: &Desk, texts: &[String; 3], width: f32, foot: f32) -> f32 {
    let written = (0..texts.len()).map(|paragraph| paragraph_height(ui, desk, texts, paragraph, width));
    let wanted = bare_height(ui, desk, width, foot) + written.sum::<f32>() + GAP + 4.0;
    wanted.max(if ui.ctx().content_rect().height() < LOW { 0.0 } else { LEAST_HEIGHT })
}

/// How high a card of this width would be in some stage, with a note.
fn stage_height(ui: &Ui, desk: &Desk, run: &Run, width: f32, stage: &Stage, note: Option<&String>) -> f32 {
    let texts = [Some(&stage.what), note, Some(&stage.why)];
    let texts = texts.map(|key| key.map(|key| desk.texts.say(key)).unwrap_or_default());
    height(ui, desk, &texts, width, foot_height(ui, desk, run, width))
}

/// How high it is if it shows no more than what to do, the note and the beginning of why, or in the lowest windows the beginning
/// of what to do; the rest is scrolled to.
fn least_height(ui: &Ui, desk: &Desk, texts: &[String; 3], width: f32, foot: f32) -> f32 {
    let measures = Measures::of(ui, desk, width);
    let told = (0..2).map(|paragraph| paragraph_height(ui, desk, texts, paragraph, width));
    let wanted = told.sum::<f32>() + measures.why * 1.7;
    let is_lowest = ui.ctx().content_rect().height() < LOWEST;
    let shown = if is_lowest { wanted.min(measures.what * LINES) } else { wanted };
    bare_height(ui, desk, width, foot) + shown
}

/// How high a paragraph of the card is, with the gap below it.
fn paragraph_height(ui: &Ui, desk: &Desk, texts: &[String; 3], paragraph: usize, width: f32) -> f32 {
    let (ink, measures) = (desk.theme.coach.ink, Measures::of(ui, desk, width));
    let Some(text) = texts.get(paragraph).filter(|text| !text.is_empty()) else { return 0.0 };
    let font = FontId::proportional(measures.letters(paragraph));
    ui.painter().layout(text.clone(), font, ink, width - 2.0 * measures.padding).size().y + GAP
}

/// How high it is without any text, with so much for the buttons.
fn bare_height(ui: &Ui, desk: &Desk, width: f32, foot: f32) -> f32 {
    let measures = Measures::of(ui, desk, width);
    2.0 * measures.padding + measures.head + foot
}

/// How high the buttons are, with the gaps above them. What is written on a button with a row of its own may need two lines
/// on a narrow card.
fn foot_height(ui: &Ui, desk: &Desk, run: &Run, width: f32) -> f32 {
    let (measures, rows) = (Measures::of(ui, desk, width), foot_rows(ui, desk, run, width));
    let plain = (measures.foot + GAP) * rows;
    if rows < 2.0 {
        return plain;
    }
    let room = width - 2.0 * measures.padding - 2.0 * measures.button_padding.x;
    let (font, ink) = (FontId::proportional(measures.button), desk.theme.coach.ink);
    let written = ui.painter().layout(desk.texts.say(lead_key(run)), font, ink, room).size().y;
    plain + (written + 2.0 * measures.button_padding.y - measures.foot).max(0.0)
}

/// What is written on the button that leads on or skips the step.
fn lead_key(run: &Run) -> &'static str {
    if run.is_last() {
        what_follows(run.id()).0
    } else if is_read(run) {
        "learn-next"
    } else {
        "learn-skip"
    }
}

/// How many rows of buttons there are: in the last stage and on the narrowest card, the button that leads on has a row
/// of its own; so has the one that skips a step, where beside back it would reach to where the one that leads on is in
/// other steps.
fn foot_rows(ui: &Ui, desk: &Desk, run: &Run, width: f32) -> f32 {
    let measures = Measures::of(ui, desk, width);
    let font = FontId::proportional(measures.button);
    let padding = 2.0 * measures.button_padding.x;
    let wide = |key: &str| width_of(ui.painter(), &font, &desk.texts.say(key)) + padding;
    let next = wide("learn-next").max(measures.foot * NEXT);
    let reaches = || wide("learn-back") + wide("learn-skip") + next + 2.0 * GAP > width - 2.0 * measures.padding;
    if run.is_last() || width < NARROWEST || skips(run) && reaches() { 2.0 } else { 1.0 }
}

/// Whether a step is only read, so that the learner goes on when they have.
fn is_read(run: &Run) -> bool {
    run.is_read()
}

/// Whether the learner is to do something in a step.
fn is_acted_in(run: &Run) -> bool {
    matches!(run.stage().task, Task::Play(_) | Task::Turn | Task::Free)
}

/// Whether a button skips the step.
fn skips(run: &Run) -> bool {
    !is_read(run) && !run.is_last()
}

/// Dark ink on paper, in both themes.
fn dress(ui: &mut Ui, desk: &Desk, measures: Measures) {
    let coach = &desk.theme.coach;
    let spacing = ui.spacing_mut();
    spacing.item_spacing = vec2(GAP, GAP);
    spacing.interact_size.y = measures.head;
    spacing.button_padding = measures.button_padding;
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
    let foot = foot_height(ui, desk, run, measures.width);
    let room = (ui.available_height() - foot).max(20.0);
    // The scroll bar shows even if the pointer is elsewhere, so that it can be seen that there is more to read.
    ui.spacing_mut().scroll.dormant_handle_opacity = 0.5;
    ui.spacing_mut().scroll.dormant_background_opacity = 0.15;
    // It has a lane of its own, so that it lies over no letter.
    ui.spacing_mut().scroll.floating_allocated_width = SCROLL_LANE;
    ScrollArea::vertical().id_salt(("coach", run.index())).max_height(room).min_scrolled_height(0.0).show(ui, |ui| {
        let [what, note, why] = texts;
        ui.label(RichText::new(what).strong().size(measures.what));
        if !note.is_empty() {
            let colour = if warns(run) { coach.ink_warn } else { coach.ink };
            announce(&ui.label(RichText::new(note).strong().color(colour).size(measures.why)));
        }
        ui.label(RichText::new(why).size(measures.why));
    });
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| foot_ui(ui, desk, run, measures));
}

/// The buttons: back on the left; what leads on, on the right or in a row of its own. What skips a step stands beside
/// back, so that a second click where a step was read does not skip the next one.
fn foot_ui(ui: &mut Ui, desk: &mut Desk, run: &Run, measures: Measures) {
    let Measures { foot, button: letters, .. } = measures;
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let (filled, ink) = (chrome.accent_fill, chrome.accent_text);
    let main = |key: &str| {
        let text = RichText::new(texts.say(key)).color(ink).size(letters);
        Button::new(text).fill(filled).min_size(vec2(foot * NEXT, foot))
    };
    let plain = |key: &str| Button::new(RichText::new(texts.say(key)).size(letters)).min_size(vec2(0.0, foot));
    let row = vec2(ui.available_width(), foot);
    let skips = skips(run);
    let lead = if skips { plain(lead_key(run)) } else { main(lead_key(run)) };
    let command = if run.is_last() { what_follows(run.id()).1 } else { LearnCommand::Next.into() };
    let mut lead = Some(lead);
    let has_two_rows = foot_rows(ui, desk, run, measures.width) > 1.0;
    // Bottom up: what has a row of its own comes first. What skips a step has the upper row: in the lower one is, or was,
    // what leads on from a step that was read.
    if has_two_rows
        && !skips
        && let Some(lead) = lead.take()
        && ui.add_sized(row, lead).clicked()
    {
        desk.push(command);
    }
    let above = lead.take_if(|_| has_two_rows && skips);
    ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
        if ui.add_enabled(run.index() > 0 || !run.played().is_empty(), plain("learn-back")).clicked() {
            desk.push(LearnCommand::Back);
        }
        if skips
            && let Some(lead) = lead.take()
            && ui.add(lead).clicked()
        {
            desk.push(command);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // In the last stage, where what leads on has a row of its own. If this button has no room, the one for
            // leaving does the same.
            let to_list = run.is_last() && ui.available_width() > 150.0;
            let hint = texts.with("learn-next-hint", &[("key", texts.say("key-enter").into())]);
            if let Some(lead) = lead
                && ui.add(lead).on_hover_text(hint).clicked()
            {
                desk.push(command);
            } else if to_list && ui.add(plain("learn-to-list")).clicked() {
                desk.push(LearnCommand::Next);
            }
        });
    });
    if let Some(skip) = above
        && ui.add(skip).clicked()
    {
        desk.push(LearnCommand::Next);
    }
}

/// What the last stage leads to: the next lesson that a first game needs, then that game, then games of all kinds.
fn what_follows(id: LessonId) -> (&'static str, Command) {
    match id.next().filter(|next| next.is_needed_first()) {
        Some(next) => ("learn-next-lesson", LearnCommand::Start(next).into()),
        None if id.is_needed_first() => ("learn-first-game", LearnCommand::FirstGame.into()),
        None => ("home-new", LearnCommand::Auctions.into()),
    }
}

fn is_watch(run: &Run) -> bool {
    matches!(run.stage().task, Task::Watch(_))
}

// ---- What the card minds -----------------------------------------------------------------------------

fn cell_rect(run: &Run, cell: Cell) -> Option<Rect> {
    let (centre, radius) = run.table().hex_on_screen(cell)?;
    Some(Rect::from_center_size(centre, vec2(2.0, 3.0_f32.sqrt()) * radius))
}

/// The hexes on the board that the stage speaks of, and the one to be clicked.
fn aimed_cells(run: &Run) -> impl Iterator<Item = Rect> {
    let pointed = run.table().pointed();
    let piece = pointed.piece.map(|(cell, ..)| cell);
    let cells = pointed.cells.iter().copied().chain(pointed.aim).chain(piece);
    cells.filter_map(|cell| cell_rect(run, cell))
}

/// The hexes on which others act in this stage: what is to be watched. Steps that are only told of lie there too.
fn watched_cells(run: &Run) -> impl Iterator<Item = Rect> {
    run.watched().into_iter().filter_map(|cell| cell_rect(run, cell))
}

/// The hexes where the learner can now place the tile in hand.
fn open_cells(run: &Run) -> Vec<Rect> {
    let table = run.table();
    let acts = table.person_to_move().is_some();
    let places = table.legal().iter().filter(|_| acts).filter_map(|action| match action {
        Action::Place { cell, .. } => Some(*cell),
        _ => None,
    });
    let places: CellSet = places.collect();
    // The corners of a hex are not those of its rectangle: a card may reach into the latter.
    let inner = |cell| run.table().hex_on_screen(cell).map(|(centre, radius)| (centre, Vec2::splat(1.6 * radius)));
    places.into_iter().filter_map(inner).map(|(centre, size)| Rect::from_center_size(centre, size)).collect()
}

/// What is spoken of in the steps that are read right after this one, as far as it is in sight.
fn coming(desk: &Desk, run: &Run) -> Vec<Rect> {
    let (cells, spots) = run.coming();
    let cells = cells.into_iter().filter_map(|cell| cell_rect(run, cell));
    cells.chain(spots.iter().filter_map(|spot| desk.spot(spot))).collect()
}

/// The hexes where something is.
fn busy_cells(run: &Run) -> impl Iterator<Item = Rect> {
    run.table().state().occupied().into_iter().filter_map(|cell| cell_rect(run, cell))
}

/// The controls of the turn that are in sight: the bar, whatever asks for an action, the steps that can be taken back, and
/// the field that sets how many pieces walk.
pub(super) fn controls(desk: &Desk) -> Vec<Rect> {
    let is_control = |spot: &Spot| match spot {
        Spot::Bar | Spot::Points | Spot::Does(_) | Spot::Strip | Spot::Party => true,
        Spot::Hand
        | Spot::Offer(_)
        | Spot::Player(_)
        | Spot::Amulet(_)
        | Spot::Auction
        | Spot::Bids
        | Spot::Tiers
        | Spot::Groups
        | Spot::Scoring
        | Spot::Tabs
        | Spot::Sides
        // It minds the card itself, so that the card keeps its place.
        | Spot::Question => false,
    };
    desk.spots().iter().filter(|(spot, _)| is_control(spot)).map(|&(_, rect)| rect).collect()
}
