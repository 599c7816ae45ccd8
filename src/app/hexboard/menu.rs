//! The menu of a hex: where it stands, when it goes away, and what an action in it looks like.
//!
//! Which actions it offers, and what they ask for, the game decides.

use egui::{
    Button, Label, Painter, Popup, PopupAnchor, PopupCloseBehavior, PopupKind, Pos2, Rect, RectAlign, Response,
    RichText, ScrollArea, Ui, Vec2, vec2,
};

use crate::app::kit::theme::Theme;
use crate::hex::Cell;

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
    let mut stays = true;
    let id = ui.scope_id().with("hex menu");
    let anchor = PopupAnchor::ParentRect(rect_of(menu.cell).expand2(BESIDE));
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
            ScrollArea::vertical()
                .max_height(window.height() - FREE.y)
                .show(ui, |ui| content(ui, menu.cell, &mut takes_focus));
        });
    *open = stays.then_some(HexMenu { takes_focus, ..menu });
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
