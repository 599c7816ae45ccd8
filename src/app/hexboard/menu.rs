//! The menu of a hex or of a place of a canvas: where it stands, when it goes away, and what an action in it looks like.
//!
//! Which actions it offers, and what they ask for, the game decides; every canvas has those of an area and of the view.

use egui::{
    Button, Label, Painter, Popup, PopupAnchor, PopupCloseBehavior, PopupKind, Pos2, Rect, RectAlign, Response,
    RichText, ScrollArea, Ui, Vec2, vec2,
};

use super::keys;
use crate::app::kit::desk::Presentation;
use crate::app::kit::keys::{LET_GO, Shortcut};
use crate::app::kit::theme::Theme;
use crate::hex::Cell;
use crate::words::Texts;

/// The radius of a price in the menu, and the blanks over which it is painted.
const PRICE_RADIUS: f32 = 8.5;
const PRICE_ROOM: &str = "\u{2003}\u{2003}";
/// The distance of the menu of a hex from its rectangle: clear of its corners.
const BESIDE: Vec2 = vec2(10.0, 0.0);
/// Its width, and what is left free of the window beside it and above.
const WIDTH: f32 = 270.0;
const FREE: Vec2 = vec2(40.0, 60.0);

/// Where the menu is open, and for which hex.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HexMenu {
    /// The hex.
    pub cell: Cell,
    /// True if the first action that is possible has still to get the focus, as the menu was opened by keyboard.
    pub takes_focus: bool,
    /// The moment of the board when it was opened: it closes when the board shows another one.
    pub of: Moment,
}

/// The moment of the board: the number of changes of the game, and the step of it that is shown.
pub type Moment = (u64, usize);

/// Shows the menu beside the rectangle of its hex, so that what it speaks of stays in sight; nothing where none is open,
/// or where it was opened at another moment: what it offered was meant for what was there.
pub fn menu_ui(
    ui: &Ui,
    open: &mut Option<HexMenu>,
    now: Moment,
    rect_of: impl FnOnce(Cell) -> Rect,
    content: impl FnOnce(&mut Ui, Cell, &mut bool),
) {
    open.take_if(|menu| menu.of != now);
    let Some(menu) = *open else { return };
    let mut takes_focus = menu.takes_focus;
    let stays = popup_ui(ui, rect_of(menu.cell), |ui| content(ui, menu.cell, &mut takes_focus));
    *open = stays.then_some(HexMenu { takes_focus, ..menu });
}

/// Shows something beside a rectangle, over everything else; whether it stays open.
fn popup_ui(ui: &Ui, beside: Rect, content: impl FnOnce(&mut Ui)) -> bool {
    let mut stays = true;
    let id = ui.scope_id().with("hex menu");
    let anchor = PopupAnchor::ParentRect(beside.expand2(BESIDE));
    Popup::new(id, ui.ctx().clone(), anchor, ui.layer_id())
        .kind(PopupKind::Menu)
        .align(RectAlign::RIGHT_START)
        .align_alternatives(&[RectAlign::RIGHT_END, RectAlign::LEFT_START, RectAlign::LEFT_END])
        .open_bool(&mut stays)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            let window = ui.ctx().content_rect();
            ui.set_width((window.width() - FREE.x).min(WIDTH));
            ui.spacing_mut().item_spacing.y = 3.0;
            ScrollArea::vertical().max_height(window.height() - FREE.y).show(ui, content);
        });
    stays
}

/// Where the menu of a canvas is open, and for which place.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlaceMenu<P> {
    /// The place.
    pub place: P,
    /// True if its first entry has still to get the focus, as the menu was opened by keyboard.
    pub takes_focus: bool,
}

/// An entry of the menu of a canvas.
pub enum Entry<A> {
    /// A line between entries.
    Line,
    /// Something that can be done.
    Act {
        /// Its title.
        title: String,
        /// Its key, if it has one.
        key: Option<Shortcut>,
        /// True if it can be done now.
        is_on: bool,
        /// The wish for it.
        act: A,
    },
}

/// Shows the menu of a canvas beside the rectangle of its place, which is called so; what was chosen in it.
pub fn place_menu_ui<P: Copy, A>(
    ui: &Ui,
    Presentation { texts, theme }: Presentation,
    open: &mut Option<PlaceMenu<P>>,
    (beside, called): (Rect, &str),
    entries: Vec<Entry<A>>,
) -> Option<A> {
    let menu = (*open)?;
    let (mut takes_focus, mut chosen) = (menu.takes_focus, None);
    let stays = popup_ui(ui, beside, |ui| {
        for entry in entries {
            let Entry::Act { title, key, is_on, act } = entry else {
                ui.separator();
                continue;
            };
            let name = texts.with("hex-action", &[("cell", called.to_owned().into()), ("title", title.clone().into())]);
            let key = key.map(|key| key.text(texts, ui.ctx())).unwrap_or_default();
            let item = HexItem { title, name, key, ..HexItem::default() };
            if ui.add_enabled_ui(is_on, |ui| item_ui(ui, theme, &item, &mut takes_focus)).inner {
                chosen = Some(act);
            }
        }
    });
    *open = (stays && chosen.is_none()).then_some(PlaceMenu { takes_focus, ..menu });
    chosen
}

/// The entries that every canvas has: those of an area, if one is chosen, and those of the view. `act` is the wish for what
/// a shortcut does.
#[must_use]
pub fn shared_entries<A>(
    texts: &Texts,
    (has_area, shows_all): (bool, bool),
    act: impl Fn(Shortcut) -> A,
) -> Vec<Entry<A>> {
    let entry = |title: &str, key: Shortcut, is_on: bool| Entry::Act {
        title: texts.say(title),
        key: Some(key),
        is_on,
        act: act(key),
    };
    let mut entries = vec![
        Entry::Line,
        entry("area-copy", keys::COPY, true),
        entry("area-cut", keys::CUT, true),
        entry("area-paste", keys::PASTE, true),
    ];
    if has_area {
        entries.extend([
            entry("area-turn", keys::TURN, true),
            entry("area-turn-back", keys::TURN_BACK, true),
            entry("area-across", keys::ACROSS, true),
            entry("area-over", keys::OVER, true),
            entry("area-remove", keys::TAKE, true),
        ]);
    }
    entries.push(entry("area-all", keys::ALL, true));
    if has_area {
        entries.push(entry("area-nothing", LET_GO, true));
    }
    entries.extend([
        Entry::Line,
        entry("canvas-larger", keys::LARGER, true),
        entry("canvas-smaller", keys::SMALLER, true),
        entry("canvas-whole", keys::WHOLE, !shows_all),
    ]);
    entries
}

/// Paints a price into a round place of this radius.
pub type Bead = fn(&Painter, &Theme, Pos2, f32, u8);

/// One action of a menu.
#[derive(Default)]
pub struct HexItem {
    /// Its title.
    pub title: String,
    /// The same with the hex, for those who have it read out.
    pub name: String,
    /// Its key.
    pub key: String,
    /// Its price, if it has one, and the way it is painted.
    pub price: Option<(u8, Bead)>,
    /// Why it is not possible.
    pub why: Option<String>,
    /// The loss for good by it.
    pub loss: Option<String>,
}

/// Lays out an action; the first one that is possible takes the focus if that is still to be taken. True if it was
/// clicked; the menu is closed then.
pub fn item_ui(ui: &mut Ui, theme: &Theme, item: &HexItem, takes_focus: &mut bool) -> bool {
    let size = vec2(ui.available_width(), 0.0);
    // The price stands at the right edge, and the key left of it.
    let right = if item.price.is_some() { format!("{}{PRICE_ROOM}", item.key) } else { item.key.clone() };
    let button = Button::new(&item.title).shortcut_text(right).min_size(size);
    let response = ui.add_enabled(item.why.is_none(), button).accessible_name(&item.name);
    if let Some((price, bead)) = item.price {
        let place = response.rect.right_center() - vec2(PRICE_RADIUS + ui.spacing().button_padding.x, 0.0);
        bead(ui.painter(), theme, place, PRICE_RADIUS, price);
    }
    if item.why.is_none() && std::mem::take(takes_focus) {
        response.request_focus();
    }
    let is_clicked = response.clicked();
    if is_clicked {
        ui.close();
    }
    let chrome = &theme.chrome;
    for (note, colour) in [(&item.why, chrome.text_weak), (&item.loss, chrome.warn)] {
        if let Some(note) = note {
            let note = RichText::new(note).small().color(colour);
            ui.indent(&item.title, |ui| ui.add(Label::new(note).wrap()));
        }
    }
    is_clicked
}

/// Lays out the entry that leads to the rules about the hex.
pub fn rules_ui(ui: &mut Ui, text: &str) -> Response {
    ui.separator();
    let button = Button::new(text).min_size(vec2(ui.available_width(), 0.0));
    ui.add(button).accessible_name(text)
}
