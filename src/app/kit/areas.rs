//! The areas of a screen, such as the menu, the board and the action bar: a key goes from one to the next.
//!
//! Decides in which order they follow each other and how the one that has the keyboard is marked and read out. What
//! stands in an area, its panel decides.

use egui::{Context, Id, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo};

use super::theme::Theme;
use crate::words::Texts;

/// An area of a screen, in the order in which the key goes through them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Area {
    /// The menu bar.
    Menu,
    /// The card of a lesson.
    Coach,
    /// The contents of a book.
    Contents,
    /// The cards of the players.
    Players,
    /// The board.
    Board,
    /// What a screen without areas of its own shows.
    Screen,
    /// The open page of a book.
    Page,
    /// What is asked beside the board, and the supplies.
    Side,
    /// The log.
    Log,
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
            Self::Contents => "area-contents",
            Self::Players => "area-players",
            Self::Board => "area-board",
            Self::Screen => "area-screen",
            Self::Page => "area-page",
            Self::Side => "area-side",
            Self::Log => "area-log",
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
    /// What gets the focus when the key comes to it.
    target: Id,
}

/// The areas of the last pass, and those that were laid out in this one so far.
#[derive(Clone, Debug, Default)]
struct Areas {
    last: Vec<Laid>,
    now: Vec<Laid>,
}

fn id() -> Id {
    Id::unique("areas")
}

/// Begins a pass; to be called before the first area is laid out.
pub fn begin_pass(context: &Context) {
    context.data_mut(|data| {
        let areas = data.get_temp_mut_or_default::<Areas>(id());
        areas.last = std::mem::take(&mut areas.now);
    });
}

/// Notes an area whose `target` gets the focus when the key comes to it.
pub fn note(context: &Context, area: Area, rect: Rect, target: Id) {
    context.data_mut(|data| data.get_temp_mut_or_default::<Areas>(id()).now.push(Laid { area, rect, target }));
}

/// Begins an area that fills all the room there is. When the key comes to it, the area itself has the focus: it is marked
/// and read out, and Tab goes on to what is laid out next.
pub fn begin(ui: &Ui, texts: &Texts, theme: &Theme, area: Area) {
    let (head, rect) = (area.head(), ui.available_rect_before_wrap());
    note(ui.ctx(), area, rect, head);
    if !ui.memory(|memory| memory.has_focus(head)) {
        return;
    }
    let response = ui.interact(rect, head, Sense::focusable_noninteractive());
    let name = texts.say(area.name());
    response.widget_info(|| WidgetInfo::labeled(Role::Region, true, &name));
    let rim = Stroke::new(2.0, theme.chrome.accent);
    // In the margin of the panel.
    let painter = ui.painter().with_clip_rect(ui.ctx().content_rect());
    painter.rect_stroke(rect.expand(5.0), theme.sizes.button_radius, rim, StrokeKind::Inside);
}

/// Gives the keyboard to the next area of the screen, or to the previous one.
pub fn step(context: &Context, back: bool) {
    let mut areas = context.data(|data| data.get_temp::<Areas>(id())).unwrap_or_default().last;
    areas.sort_by_key(|laid| laid.area);
    let focused = context.memory(egui::Memory::focused);
    let rect = focused.and_then(|focused| context.read_response(focused)).map(|response| response.rect);
    let is_at = |laid: &Laid| {
        Some(laid.target) == focused || rect.is_some_and(|rect| laid.rect.expand(4.0).contains(rect.center()))
    };
    // Of areas that lie over each other, the smallest is meant.
    let here = (0..areas.len()).filter(|&index| is_at(&areas[index]));
    let here = here.min_by(|&a, &b| areas[a].rect.area().total_cmp(&areas[b].rect.area()));
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
