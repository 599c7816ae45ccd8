//! The coach: a card over the table that says what to do and why. What it points at beside the board, `point` marks; what
//! it points at on the board, the board paints below its numbers.

use egui::{
    Align, Area, Button, Event, Id, Key, Layout, Order, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2,
    scroll_area::ScrollBarVisibility, vec2,
};

use super::buttons::{Foot, foot_height, foot_ui, what_follows};
use super::place::{Heights, Surroundings, WIDTHS};
use super::point::point;
use super::told::{Told, least_text, line_ends, paragraphs, paragraphs_ui, runs_ahead, stage_text, told};
use super::{Run, Stage, Task};
use crate::app::hexboard::art;
use crate::app::kit::areas;
use crate::app::kit::aside::{self, Need};
use crate::app::table::strip::strip_top;
use crate::app::tikal::command::LearnCommand;
use crate::app::tikal::desk::{Desk, Spot};
use crate::hex::{Cell, CellSet};
use crate::tikal::Action;

/// How much is left free between parts of the card.
pub(super) const GAP: f32 = 8.0;
/// The least height of the card. Most stages need no more, so the buttons stay in their place.
const LEAST_HEIGHT: f32 = 248.0;
/// A card narrower than this has smaller margins and letters.
const NARROW: f32 = 260.0;
/// In a window lower than this every card has them.
const LOW: f32 = 400.0;
/// In a window lower than this a card shows at least so much of its text, as a multiple of the height of its letters.
const LOWEST: f32 = 330.0;
const LINES: f32 = 3.0;
/// The room for the scroll bar beside a text that is longer than the card.
const SCROLL_LANE: f32 = 8.0;
/// Rounding to whole pixels makes a text longer by no more than this.
const ROUNDING: f32 = 0.5;

/// The sizes of a card, by its width.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    /// How wide it is.
    pub(super) width: f32,
    /// The margin inside.
    pub(super) padding: f32,
    /// The height of the row with the stage's number.
    head: f32,
    /// The height of a row of buttons.
    pub(super) foot: f32,
    /// The margin inside a button.
    pub(super) button_padding: Vec2,
    /// The size of letters that say what to do, why, and on buttons.
    what: f32,
    why: f32,
    pub(super) button: f32,
}

impl Measures {
    pub(super) fn of(ui: &Ui, desk: &Desk, width: f32) -> Self {
        let (text, small) = (desk.theme.sizes.text, desk.theme.sizes.text_small);
        if width < NARROW || ui.ctx().content_rect().height() < LOW {
            let button_padding = vec2(7.0, 3.0);
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

    /// The size of letters that say what to do, or of any others.
    pub(super) fn letters(&self, what: bool) -> f32 {
        if what { self.what } else { self.why }
    }

    /// How wide its text is where it needs no scroll bar.
    pub(super) fn text_width(&self) -> f32 {
        self.width - 2.0 * self.padding
    }
}

/// Shows the card, and points at what it speaks of beside the board. The table must have been laid out before.
pub fn coach_ui(ui: &Ui, desk: &mut Desk, run: &mut Run) {
    let Some(board) = run.table().board_rect() else { return };
    let marked = point(ui, desk, run);
    let texts = told(desk, run);
    let heights = heights(ui, desk, run);
    let floor = run.table().board_rect().map(strip_top).filter(|_| ui.ctx().content_rect().height() >= LOW);
    let places = open_cells(desk, run);
    let around = Surroundings {
        window: ui.ctx().content_rect().with_min_y(board.top()),
        board,
        step: run.index(),
        aims: marked.iter().copied().chain(aimed_cells(run)).chain(acted_on(run)).chain(watched_cells(run)).collect(),
        floor,
        told: desk.spot(&Spot::Scoring).into_iter().collect(),
        scores: desk
            .spots()
            .iter()
            .filter(|(spot, _)| matches!(spot, Spot::Player(_)))
            .map(|&(_, rect)| rect)
            .collect(),
        controls: controls(desk).into_iter().chain(steps_row(run, board, floor)).collect(),
        coming: coming(desk, run),
        // Where a step is only read the card stands still rather than beside hexes of which the next one speaks.
        open: if is_acted_in(run) { places.clone() } else { Vec::new() },
        later: if is_acted_in(run) { Vec::new() } else { places },
        fresh: fresh_cell(run).into_iter().collect(),
        busy: busy_cells(run).chain(desk.spot(&Spot::Hand)).collect(),
        names: run.table().rim_names(),
        heights,
        leasts: WIDTHS.map(|width| least_height(ui, desk, run, &texts, width)),
    };
    let aims = around.aims.clone();
    let (step, stood) = (run.index(), run.card.rect());
    let rect = run.card.place(around);
    if stood != Some(rect) || !run.card.is_settled(step) {
        // The board minds where the card stands, and the card whether anything around it still changes.
        ui.ctx().request_repaint();
    }
    for rect in aims.into_iter().chain([rect]) {
        aside::keep_clear(ui.ctx(), rect, Need::Now);
    }
    run.card.mark(marked);
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
        card_ui(&mut card, desk, run, &texts, measures);
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
    } else if run.is_read() && !runs_ahead(run) {
        desk.push(LearnCommand::Next);
    } else if run.table().pointed().target().is_some() {
        run.table_mut().take_keyboard();
        context.request_repaint();
    }
}

// ---- The card --------------------------------------------------------------------------------------

/// How high a card of this width is in a stage: with as much as it shows at least, whatever it may tell, and with its
/// longest note beside all the rest.
fn stage_heights(ui: &Ui, desk: &Desk, run: &Run, width: f32, stage: &Stage) -> [f32; 2] {
    let foot = foot_height(ui, desk, Foot::of_stage(run, stage), width);
    let bare = bare_height(ui, desk, width, foot) + 4.0;
    let least = if ui.ctx().content_rect().height() < LOW { 0.0 } else { LEAST_HEIGHT };
    stage_text(ui, desk, run, stage, Measures::of(ui, desk, width)).map(|text| (bare + text).max(least))
}

/// How high the card is in this stage, and will be. It depends on what is written and on how large.
fn heights(ui: &Ui, desk: &Desk, run: &mut Run) -> Heights {
    let window = ui.ctx().content_rect();
    let key = (run.index(), desk.texts.language().code(), window.height().to_bits(), ui.pixels_per_point().to_bits());
    let key = egui::util::hash(key);
    if let Some(known) = run.card.heights(key) {
        return known;
    }
    let highest = |stages: &mut dyn Iterator<Item = &'static Stage>, width, noted: usize| {
        stages.map(|stage| stage_heights(ui, desk, run, width, stage)[noted]).fold(0.0, f32::max)
    };
    let all = || run.lesson().stages.iter();
    let heights = Heights {
        whole: WIDTHS.map(|width| stage_heights(ui, desk, run, width, run.stage())[0]),
        noted: WIDTHS.map(|width| stage_heights(ui, desk, run, width, run.stage())[1]),
        coming: WIDTHS.map(|width| highest(&mut run.read_next(), width, 0)),
        ever: WIDTHS.map(|width| highest(&mut all(), width, 0)),
        same: WIDTHS.map(|width| highest(&mut all(), width, 1)),
    };
    run.card.know(key, heights);
    heights
}

/// How high it is if it shows no more than what to do and the beginning of why, or in the lowest windows the beginning of
/// what to do; the rest is scrolled to. A note is shown whole.
fn least_height(ui: &Ui, desk: &Desk, run: &Run, texts: &Told, width: f32) -> f32 {
    let foot = foot_height(ui, desk, Foot::of(run), width);
    let measures = Measures::of(ui, desk, width);
    let wanted = least_text(ui, desk, run, texts, measures);
    let is_lowest = ui.ctx().content_rect().height() < LOWEST;
    let shown = if is_lowest { wanted.min(measures.what * LINES) } else { wanted };
    bare_height(ui, desk, width, foot) + shown
}

/// How high it is without any text, with so much for the buttons.
fn bare_height(ui: &Ui, desk: &Desk, width: f32, foot: f32) -> f32 {
    let measures = Measures::of(ui, desk, width);
    2.0 * measures.padding + measures.head + foot
}

/// Whether the learner is to do something in a step.
fn is_acted_in(run: &Run) -> bool {
    matches!(run.stage().task, Task::Play(_) | Task::Turn | Task::Free)
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

fn card_ui(ui: &mut Ui, desk: &mut Desk, run: &Run, texts: &Told, measures: Measures) {
    let coach = &desk.theme.coach;
    let small = desk.theme.sizes.text_small;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            // Nothing is left undone at the end.
            let key = if run.is_last() { "learn-to-list" } else { "learn-leave" };
            let mut leave = ui.add(Button::new(RichText::new(desk.texts.say(key)).size(small)).frame(false));
            if !run.is_last() {
                leave = leave.on_hover_text(desk.texts.say("learn-leave-hint"));
            }
            if leave.clicked() {
                desk.push(LearnCommand::Leave);
            }
            let values = [("step", (run.index() + 1).into()), ("steps", run.lesson().stages.len().into())];
            let progress = RichText::new(desk.texts.with("learn-progress", &values)).size(small).color(coach.ink_weak);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(egui::Label::new(progress).truncate()));
        });
    });
    let foot = foot_height(ui, desk, Foot::of(run), measures.width);
    let room = (ui.available_height() - foot).max(20.0);
    let written = paragraphs(ui, desk, run, texts, measures, room);
    let ends = |width: f32| line_ends(ui, desk, &written, measures, width);
    let fits = |end: &f32| *end <= room + ROUNDING;
    // Whether there is a scroll bar is decided as if there were none: a bar takes width, and a text that is narrower for it
    // would keep it for good.
    let is_whole = ends(measures.text_width()).iter().all(fits);
    let (bar, room) = if is_whole {
        (ScrollBarVisibility::AlwaysHidden, room)
    } else {
        // No line is cut.
        let last = ends(measures.text_width() - SCROLL_LANE).into_iter().rfind(fits);
        (ScrollBarVisibility::AlwaysVisible, last.unwrap_or(room).min(room))
    };
    // The scroll bar shows even if the pointer is elsewhere, so that it can be seen that there is more to read.
    ui.spacing_mut().scroll.dormant_handle_opacity = 0.5;
    ui.spacing_mut().scroll.dormant_background_opacity = 0.15;
    // It has a lane of its own, so that it lies over no letter.
    ui.spacing_mut().scroll.floating_allocated_width = SCROLL_LANE;
    ScrollArea::vertical()
        .id_salt(("coach", run.index()))
        .scroll_bar_visibility(bar)
        .max_height(room)
        .min_scrolled_height(0.0)
        .show(ui, |ui| paragraphs_ui(ui, desk, run, &written, measures));
    ui.with_layout(Layout::bottom_up(Align::Min), |ui| foot_ui(ui, desk, run, measures));
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

/// The hexes on which the learner acts in this stage, from its beginning to its end, so that the card stands still in it.
fn acted_on(run: &Run) -> impl Iterator<Item = Rect> {
    run.path().into_iter().filter_map(|cell| cell_rect(run, cell))
}

/// The hexes on which others act in this stage: what is to be watched. Steps that are only told of lie there too.
fn watched_cells(run: &Run) -> impl Iterator<Item = Rect> {
    run.watched().into_iter().filter_map(|cell| cell_rect(run, cell))
}

/// The hexes where the learner can now place the tile in hand, and that tile.
fn open_cells(desk: &Desk, run: &Run) -> Vec<Rect> {
    let table = run.table();
    let acts = table.person_to_move().is_some();
    let places = table.legal().iter().filter(|_| acts).filter_map(|action| match action {
        Action::Place { cell, .. } => Some(*cell),
        _ => None,
    });
    let places: CellSet = places.collect();
    if places.is_empty() {
        return Vec::new();
    }
    // The corners of a hex are not those of its rectangle: a card may reach into the latter.
    let inner = |cell| run.table().hex_on_screen(cell).map(|(centre, radius)| (centre, Vec2::splat(1.6 * radius)));
    let cells = places.into_iter().filter_map(inner).map(|(centre, size)| Rect::from_center_size(centre, size));
    cells.chain(desk.spot(&Spot::Hand)).collect()
}

/// The hex where the learner placed a tile in the step before.
fn fresh_cell(run: &Run) -> Option<Rect> {
    let before = run.lesson().stages.get(run.index().checked_sub(1)?)?;
    let Task::Play(ways) = &before.task else { return None };
    let places = ways.first()?.iter().any(|pattern| pattern.starts_with("place"));
    let mut placed = run.table().actions().filter_map(|action| match action {
        Action::Place { cell, .. } => Some(cell),
        _ => None,
    });
    placed.next_back().filter(|_| places).and_then(|cell| cell_rect(run, cell))
}

/// What is spoken of in the steps that are read right after this one, as far as it is in sight.
fn coming(desk: &Desk, run: &Run) -> Vec<Rect> {
    let (cells, spots) = run.coming();
    let cells = cells.into_iter().filter_map(|cell| cell_rect(run, cell));
    cells.chain(spots.iter().filter_map(|spot| desk.spot(spot))).collect()
}

/// The row of the steps below the hexes, where more of them come and the field that sets how many walk, where the learner
/// acts.
fn steps_row(run: &Run, board: Rect, floor: Option<f32>) -> Option<Rect> {
    floor.filter(|_| is_acted_in(run)).map(|top| board.with_min_y(top))
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
