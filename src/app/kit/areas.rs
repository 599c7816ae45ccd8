//! The areas of a screen, such as the menu, the board and the action bar: a key goes from one to the next.
//!
//! Decides in which order they follow each other and how the one that has the keyboard is marked and read out. What
//! stands in an area, its panel decides.

use egui::{
    Context, Id, Key, LayerId, Modifiers, Painter, Pos2, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
};

use super::theme::Theme;
use crate::words::Texts;

/// An area of a screen, in the order in which the key goes through them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Area {
    /// The menu bar.
    Menu,
    /// The card of a lesson.
    Coach,
    /// The documents that are open.
    Tabs,
    /// The tools for a document as a whole.
    Tools,
    /// The names of the pages of a document.
    Pages,
    /// The page of a document.
    Form,
    /// The contents of a book.
    Contents,
    /// The cards of the players.
    Players,
    /// The board.
    Board,
    /// The tiles of an edited deck.
    Deck,
    /// The fields of what is chosen on a board or in a deck.
    Fields,
    /// The findings of a laboratory.
    Results,
    /// The whole of a screen without areas of its own.
    Screen,
    /// The list of keys.
    Keys,
    /// The open page of a book.
    Page,
    /// The questions beside the board, and the supplies.
    Side,
    /// The panel about a document beside its page.
    Beside,
    /// The log.
    Log,
    /// The company at a table over the net.
    Company,
    /// The actions at the foot of the table.
    Bar,
    /// The buttons that leave a screen.
    Foot,
}

impl Area {
    /// The id of the text that names it.
    fn name(self) -> &'static str {
        match self {
            Self::Menu => "area-menu",
            Self::Coach => "area-coach",
            Self::Tabs => "area-tabs",
            Self::Tools => "area-tools",
            Self::Pages => "area-pages",
            Self::Form => "area-form",
            Self::Contents => "area-contents",
            Self::Players => "area-players",
            Self::Board => "area-board",
            Self::Deck => "area-deck",
            Self::Fields => "area-fields",
            Self::Results => "area-results",
            Self::Screen => "area-screen",
            Self::Keys => "area-keys",
            Self::Page => "area-page",
            Self::Side => "area-side",
            Self::Beside => "area-beside",
            Self::Log => "area-log",
            Self::Company => "friends-tab",
            Self::Bar => "area-bar",
            Self::Foot => "area-foot",
        }
    }

    /// The widget that stands for the area as a whole. It is there only while it has the focus, so that Tab does not
    /// come to it.
    fn head(self) -> Id {
        Id::unique(("area", self))
    }
}

/// An area as it was laid out.
#[derive(Clone, Copy, Debug)]
struct Laid {
    area: Area,
    rect: Rect,
    /// The widget that gets the focus when the key comes to it.
    target: Id,
}

/// The areas of the last pass, and those that were laid out in this one so far.
#[derive(Clone, Debug, Default)]
struct Areas {
    last: Vec<Laid>,
    now: Vec<Laid>,
    /// The mark of the area that has the keyboard as a whole.
    mark: Option<Mark>,
    /// The widget by which the page was entered in the last pass, and in this one, where it names one.
    last_entry: Option<Id>,
    entry: Option<Id>,
}

/// Does something with the areas that egui keeps for whoever lays out one.
fn with_kept<R>(context: &Context, change: impl FnOnce(&mut Areas) -> R) -> R {
    context.data_mut(|data| change(data.get_temp_mut_or_default::<Areas>(Id::unique("areas"))))
}

/// The areas of the last pass.
fn last(context: &Context) -> Vec<Laid> {
    with_kept(context, |areas| areas.last.clone())
}

/// Begins a pass; to be called before the first area is laid out.
pub fn begin_pass(context: &Context) {
    with_kept(context, |areas| {
        areas.last = std::mem::take(&mut areas.now);
        areas.last_entry = areas.entry.take();
    });
}

/// Names the widget by which the keyboard enters the page: what is decided there first, where that is not laid out first.
pub fn enter_by(context: &Context, widget: Id) {
    with_kept(context, |areas| areas.entry = Some(widget));
}

/// Notes an area whose `target` gets the focus when the key comes to it.
pub fn note(context: &Context, area: Area, rect: Rect, target: Id) {
    with_kept(context, |areas| areas.now.push(Laid { area, rect, target }));
}

/// Begins an area that fills all the room there is. When the key comes to it, the area itself has the focus: it is marked
/// and read out, and Tab goes on to what is laid out next.
pub fn begin(ui: &Ui, texts: &Texts, theme: &Theme, area: Area) {
    let rect = ui.available_rect_before_wrap();
    note(ui.ctx(), area, rect, area.head());
    if ui.memory(|memory| memory.has_focus(area.head())) {
        head_ui(ui, texts, area, rect);
        mark(ui, theme, rect.expand(5.0));
    }
}

/// Lays out an area that is no larger than its content.
pub fn around<R>(ui: &mut Ui, texts: &Texts, theme: &Theme, area: Area, content: impl FnOnce(&mut Ui) -> R) -> R {
    let has_focus = ui.memory(|memory| memory.has_focus(area.head()));
    if has_focus {
        // Where it was in the last pass: how large its content is, is not known yet.
        let last = last(ui.ctx());
        let last = last.iter().find(|laid| laid.area == area).map(|laid| laid.rect);
        head_ui(ui, texts, area, last.unwrap_or_else(|| Rect::from_min_size(ui.cursor().min, egui::Vec2::splat(1.0))));
    }
    let laid = ui.scope(content);
    let rect = laid.response.rect;
    note(ui.ctx(), area, rect, area.head());
    if has_focus {
        mark(ui, theme, rect.expand(3.0));
    }
    laid.inner
}

/// The widget that stands for an area as a whole.
fn head_ui(ui: &Ui, texts: &Texts, area: Area, rect: Rect) {
    let response = ui.interact(rect, area.head(), Sense::focusable_noninteractive());
    let name = texts.say(area.name());
    response.widget_info(|| WidgetInfo::labeled(Role::Region, true, &name));
    super::focus::shows_itself(&response);
}

/// The mark of an area: its layer, where it goes and what it is drawn with.
#[derive(Clone, Copy, Debug)]
struct Mark {
    layer: LayerId,
    rect: Rect,
    rim: Stroke,
    radius: u8,
}

/// Notes that an area is to be marked, in the margin of its panel; around what is in sight of one that is scrolled.
fn mark(ui: &Ui, theme: &Theme, rect: Rect) {
    let rect = rect.intersect(ui.clip_rect().expand(5.0));
    let (rim, radius) = (Stroke::new(2.0, theme.chrome.accent), theme.sizes.button_radius);
    with_kept(ui.ctx(), |areas| areas.mark = Some(Mark { layer: ui.layer_id(), rect, rim, radius }));
}

/// Marks the area that has the keyboard as a whole, over whatever stands beside it and never beyond the window. To be
/// called when everything is laid out.
pub fn ring(context: &Context) {
    let mark = with_kept(context, |areas| areas.mark.take());
    let Some(Mark { layer, rect, rim, radius }) = mark else { return };
    let window = context.content_rect();
    let painter = Painter::new(context.clone(), layer, window);
    painter.rect_stroke(rect.intersect(window.shrink(1.0)), radius, rim, StrokeKind::Inside);
}

/// The distance that an arrow key scrolls, in points, and the part of the visible height that a page is.
const LINE: f32 = 40.0;
const PAGE: f32 = 0.85;

/// Scrolls what stands in an area by keys while the area itself has the focus; to be called within what scrolls.
pub fn scroll_by_keys(ui: &Ui) {
    let Some(focused) = ui.memory(egui::Memory::focused) else { return };
    let areas = with_kept(ui.ctx(), |areas| areas.now.clone());
    let sight = ui.clip_rect();
    let is_it = |laid: &Laid| laid.area.head() == focused && laid.rect.expand(4.0).contains(sight.center());
    if !areas.iter().any(is_it) {
        return;
    }
    let arrows = egui::EventFilter { vertical_arrows: true, ..egui::EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(focused, arrows));
    let (page, whole) = (PAGE * sight.height(), ui.min_rect().height());
    for (key, by) in [
        (Key::ArrowDown, -LINE),
        (Key::ArrowUp, LINE),
        (Key::PageDown, -page),
        (Key::PageUp, page),
        (Key::Home, whole),
        (Key::End, -whole),
    ] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            ui.scroll_with_delta_animation(egui::vec2(0.0, by), egui::style::ScrollAnimation::none());
            ui.ctx().request_repaint();
        }
    }
}

/// True if a widget stands for an area as a whole.
#[must_use]
pub fn is_head(context: &Context, widget: Id) -> bool {
    let areas = last(context);
    areas.iter().any(|laid| laid.area.head() == widget)
}

/// True if a widget stands in an area as it was laid out last.
#[must_use]
pub fn holds(context: &Context, area: Area, widget: Id) -> bool {
    let areas = last(context);
    let rect = context.read_response(widget).map(|response| response.rect);
    areas.iter().any(|laid| {
        laid.area == area && (laid.target == widget || rect.is_some_and(|rect| laid.rect.contains(rect.center())))
    })
}

/// Where the areas are that lie around a place, the smallest first, as they were laid out last.
#[must_use]
pub fn around_place(context: &Context, place: Pos2) -> Vec<Rect> {
    let areas = last(context);
    let mut around: Vec<Rect> = areas.iter().map(|laid| laid.rect).filter(|rect| rect.contains(place)).collect();
    around.sort_by(|one, other| one.area().total_cmp(&other.area()));
    around
}

/// Leads whoever uses keys to an area that is laid out in this pass.
pub fn lead_keys(context: &Context, area: Area) {
    super::focus::lead_keys(context, area.head());
}

/// Gives the keyboard to the first thing of the screen's page, if it has one; to the page of a book as a whole, since the
/// first link of it may stand far from where it is open.
pub fn enter_page(context: &Context) {
    if let Some(entry) = with_kept(context, |areas| areas.last_entry) {
        context.memory_mut(|memory| memory.request_focus(entry));
        return;
    }
    let areas = last(context);
    let mut first = [Area::Form, Area::Page, Area::Screen].into_iter();
    let first = first.find_map(|area| areas.iter().find(|laid| laid.area == area));
    if let Some(laid) = first {
        context.memory_mut(|memory| {
            memory.request_focus(laid.target);
            if laid.area != Area::Page {
                // The area is laid out before what stands in it, and hands the focus on.
                memory.move_focus(egui::FocusDirection::Next);
            }
        });
    }
}

/// Gives the keyboard to the next area of the screen, or to the previous one.
pub fn step(context: &Context, back: bool) {
    let mut areas = last(context);
    areas.sort_by_key(|laid| laid.area);
    let focused = context.memory(egui::Memory::focused);
    let rect = focused.and_then(|focused| context.read_response(focused)).map(|response| response.rect);
    let is_in = |laid: &Laid| rect.is_some_and(|rect| laid.rect.expand(4.0).contains(rect.center()));
    // Of areas that lie over each other, the smallest is meant.
    let inside = (0..areas.len()).filter(|&index| is_in(&areas[index]));
    let inside = inside.min_by(|&a, &b| areas[a].rect.area().total_cmp(&areas[b].rect.area()));
    let here = areas.iter().position(|laid| Some(laid.target) == focused).or(inside);
    let count = areas.len();
    let next = match (here, back) {
        (Some(here), false) => (here + 1) % count,
        (Some(here), true) => (here + count - 1) % count,
        (None, false) => 0,
        (None, true) => count.saturating_sub(1),
    };
    if let Some(laid) = areas.get(next) {
        context.memory_mut(|memory| memory.request_focus(laid.target));
    }
}
