//! The coach's card: its sizes, how high it is, and what stands where on it.
//!
//! Decides that it is as high in every step of a lesson, so that nothing moves from step to step: in a column the text stands
//! between the number of the step and the buttons, in a strip beside them. Where the card stands, the table decides; what
//! it tells, `told`.

use egui::{
    Align, Button, Layout, Rect, RichText, ScrollArea, Ui, UiBuilder, Vec2, pos2, scroll_area::ScrollBarVisibility,
    vec2,
};

use super::buttons::{Foot, foot_height, foot_ui, side_width};
use super::run::Run;
use super::taught::TaughtGame;
use super::told::{line_ends, paragraphs, paragraphs_ui, stage_text, told};
use crate::app::kit::draw::coach;
use crate::app::kit::{self, areas};
use crate::app::table::{CardPlace, CardRoom, Desk, LessonCommand};

/// The gap between parts of the card.
pub(super) const GAP: f32 = 8.0;
/// A strip that cannot be higher than this has the smallest ones.
const LOW: f32 = 64.0;
/// The room for the scroll bar beside a text that is longer than the card.
const SCROLL_LANE: f32 = 8.0;
/// Rounding to whole pixels makes a text longer by no more than this.
const ROUNDING: f32 = 0.5;

/// The letters of a card, and the margins that go with them.
#[derive(Clone, Copy, Debug)]
enum Letters {
    Large,
    Small,
    Smallest,
}

/// The look of a card throughout a lesson.
#[derive(Clone, Copy, Debug)]
pub(super) struct CardLook {
    letters: Letters,
    /// Its height.
    pub(super) height: f32,
}

/// The sizes of a card, by the room that it has.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    pub(super) place: CardPlace,
    /// Its width.
    width: f32,
    /// The margins inside.
    padding: Vec2,
    /// The gap between two paragraphs.
    pub(super) gap: f32,
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
    fn of<C, S: PartialEq>(desk: &kit::desk::Desk<C, S>, room: CardRoom, letters: Letters) -> Self {
        let (text, small) = (desk.theme.sizes.text, desk.theme.sizes.text_small);
        let (place, width) = (room.place, room.width);
        match letters {
            Letters::Large => Self {
                place,
                width,
                padding: Vec2::splat(14.0),
                gap: GAP,
                head: 26.0,
                foot: 32.0,
                button_padding: vec2(10.5, 6.0),
                what: text * 1.15,
                why: text,
                button: text,
            },
            Letters::Small => Self {
                place,
                width,
                padding: if place == CardPlace::Strip { vec2(12.0, 6.0) } else { vec2(12.0, 10.0) },
                gap: GAP,
                head: 18.0,
                foot: 24.0,
                button_padding: vec2(7.0, 3.0),
                what: text,
                why: small + 1.0,
                button: small,
            },
            Letters::Smallest => Self {
                place,
                width,
                padding: vec2(10.0, 4.0),
                gap: 2.0,
                head: 17.0,
                foot: 18.0,
                button_padding: vec2(6.0, 1.0),
                what: small + 1.0,
                why: small,
                button: small,
            },
        }
    }

    /// The size of letters that say what to do, or of any others.
    pub(super) fn letters(&self, what: bool) -> f32 {
        if what { self.what } else { self.why }
    }

    /// The width of everything on it together.
    pub(super) fn inner_width(&self) -> f32 {
        self.width - 2.0 * self.padding.x
    }

    /// The width of its text beside these buttons where it needs no scroll bar.
    fn text_width<G: TaughtGame>(&self, ui: &Ui, desk: &Desk<G>, run: &Run<G>, foot: Foot<G::Course>) -> f32 {
        match self.place {
            CardPlace::Column => self.inner_width(),
            CardPlace::Strip => self.inner_width() - side_width(ui, desk, run, *self, foot) - 2.0 * GAP,
        }
    }
}

/// The look of the card in every step of a lesson: large letters where those leave room for the players below it, else
/// smaller ones if these do, else the largest with which whatever any step may tell has room.
pub(super) fn card_look<G: TaughtGame>(ui: &Ui, desk: &Desk<G>, run: &mut Run<G>, room: CardRoom) -> CardLook {
    let numbers = [room.width, room.height, ui.pixels_per_point()].map(f32::to_bits);
    let key = egui::util::hash((desk.texts.language().code(), numbers));
    if let Some((_, look)) = run.card_look.filter(|&(of, _)| of == key) {
        return look;
    }
    let look = |letters| CardLook { letters, height: whole_height(ui, desk, run, room, letters) };
    let looks = match room.place {
        CardPlace::Column => vec![look(Letters::Large), look(Letters::Small)],
        CardPlace::Strip => vec![look(if room.height < LOW { Letters::Smallest } else { Letters::Small })],
    };
    let first = |most: f32| looks.iter().find(|look| look.height <= most).copied();
    let last = looks[looks.len() - 1];
    let found = first(room.above_players).or(first(room.height)).unwrap_or(last);
    let look = CardLook { height: found.height.min(room.height), ..found };
    run.card_look = Some((key, look));
    look
}

/// The height of a card with such letters that shows whatever any step of the lesson may tell.
fn whole_height<G: TaughtGame>(ui: &Ui, desk: &Desk<G>, run: &Run<G>, room: CardRoom, letters: Letters) -> f32 {
    let measures = Measures::of(desk, room, letters);
    let heights = run.lesson().stages.iter().map(|stage| {
        let foot = Foot::of_stage(run, stage);
        let text = stage_text(ui, desk, run, stage, (measures, measures.text_width(ui, desk, run, foot)));
        let around = measures.head + GAP + foot_height(ui, desk, measures, foot);
        match measures.place {
            CardPlace::Column => around + GAP + text,
            CardPlace::Strip => around.max(text),
        }
    });
    (heights.fold(0.0, f32::max) + 2.0 * measures.padding.y).ceil()
}

/// Shows the card in this place.
pub(super) fn card_ui<G: TaughtGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    run: &Run<G>,
    card: Rect,
    (room, look): (CardRoom, CardLook),
) {
    let measures = Measures::of(desk, room, look.letters);
    let foot = Foot::of(run);
    let width = measures.text_width(ui, desk, run, foot);
    let inner = card.shrink2(measures.padding);
    // What stands around the text, and the text.
    let side = match measures.place {
        CardPlace::Column => inner,
        CardPlace::Strip => inner.with_min_x(inner.right() - side_width(ui, desk, run, measures, foot)),
    };
    let head = side.with_max_y(side.top() + measures.head);
    let buttons = side.with_min_y(side.bottom() - foot_height(ui, desk, measures, foot));
    let text = match measures.place {
        CardPlace::Column => {
            Rect::from_min_max(pos2(inner.left(), head.bottom() + GAP), buttons.right_top() - vec2(0.0, GAP))
        }
        CardPlace::Strip => inner.with_max_x(inner.left() + width),
    };
    coach::sheet(ui.painter(), desk.theme, card);
    let part = |ui: &mut Ui, rect: Rect, layout: Layout| ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    let ui = &mut part(ui, inner, Layout::top_down(Align::Min));
    dress(ui, desk, measures);
    areas::begin(ui, desk.texts, desk.theme, areas::Area::Coach);
    head_ui(&mut part(ui, head, Layout::right_to_left(Align::Center)), desk, run);
    let text = &mut part(ui, text, Layout::top_down(Align::Min));
    text.spacing_mut().item_spacing.y = measures.gap;
    text_ui(text, desk, run, measures);
    foot_ui(&mut part(ui, buttons, Layout::bottom_up(Align::Min)), desk, run, measures);
}

/// Dark ink on paper, in both themes.
fn dress<C, S: PartialEq>(ui: &mut Ui, desk: &kit::desk::Desk<C, S>, measures: Measures) {
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

/// The number of the step, and the button that leaves.
fn head_ui<G: TaughtGame>(ui: &mut Ui, desk: &mut Desk<G>, run: &Run<G>) {
    let (weak, small) = (desk.theme.coach.ink_weak, desk.theme.sizes.text_small);
    let mut leave = ui.add(Button::new(RichText::new(desk.texts.say(leave_key(run))).size(small)).frame(false));
    if !run.is_last() {
        leave = leave.on_hover_text(desk.texts.say("learn-leave-hint"));
    }
    if leave.clicked() {
        desk.push(LessonCommand::Leave);
    }
    let progress = RichText::new(progress(desk, run)).size(small).color(weak);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| ui.add(egui::Label::new(progress).truncate()));
}

/// The label of the button that leaves: nothing is left undone at the end.
pub(super) fn leave_key<G: TaughtGame>(run: &Run<G>) -> &'static str {
    if run.is_last() { "learn-to-list" } else { "learn-leave" }
}

/// The number of the present step, and of all steps.
pub(super) fn progress<G: TaughtGame>(desk: &Desk<G>, run: &Run<G>) -> String {
    let values = [("step", (run.index() + 1).into()), ("steps", run.lesson().stages.len().into())];
    desk.texts.with("learn-progress", &values)
}

/// Lays out the text of the card, with a scroll bar if it has no room.
fn text_ui<G: TaughtGame>(ui: &mut Ui, desk: &Desk<G>, run: &Run<G>, measures: Measures) {
    let (room, width) = (ui.available_height(), ui.available_width());
    let texts = told(desk, run);
    let written = paragraphs(ui, desk, run, &texts, measures, (room, width));
    let ends = |width: f32| line_ends(ui, desk, &written, measures, width);
    let fits = |end: &f32| *end <= room + ROUNDING;
    // Whether there is a scroll bar is decided as if there were none: a bar takes width, and a text that is narrower for it
    // would keep it for good.
    let is_whole = ends(width).iter().all(fits);
    let (bar, room) = if is_whole {
        (ScrollBarVisibility::AlwaysHidden, room)
    } else {
        // No line is cut.
        let last = ends(width - SCROLL_LANE).into_iter().rfind(fits);
        (ScrollBarVisibility::AlwaysVisible, last.unwrap_or(room).min(room))
    };
    let scroll = &mut ui.spacing_mut().scroll;
    // The scroll bar shows even if the pointer is elsewhere, so that it can be seen that there is more to read.
    scroll.dormant_handle_opacity = 0.5;
    scroll.dormant_background_opacity = 0.15;
    // It has a lane of its own, so that it lies over no letter.
    scroll.floating_allocated_width = SCROLL_LANE;
    ScrollArea::vertical()
        .id_salt(("coach", run.index()))
        .scroll_bar_visibility(bar)
        .max_height(room)
        .min_scrolled_height(0.0)
        .show(ui, |ui| paragraphs_ui(ui, desk, run, &written, measures));
}
