//! The actions of a hex in a menu beside it, each with its cost, or greyed with the reason.
//!
//! Offers are those of the bar, for the hex whose menu it is. Actions that need something else than what lies on it are
//! left out.

use egui::{
    Button, Popup, PopupAnchor, PopupCloseBehavior, PopupKind, RectAlign, RichText, ScrollArea, Ui, Vec2, vec2,
};

use super::acts::{self, Hindrance, Offer};
use super::keyboard::offer_command;
use super::{Selection, Table, bar};
use crate::app::hexboard::camera::Transform;
use crate::app::table::WindowCommand;
use crate::app::table::bar_button::{greyed_price_in, price_in};
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::app::tikal::keys::key_of;
use crate::hex::Cell;
use crate::tikal::{Action, Illegal, Phase, Piece, Purchase, Rule, TileKind};
use crate::words::tikal::cells;
use crate::words::tikal::refusals;

/// The radius of a price in the menu, and the blanks over which it is painted.
const PRICE_RADIUS: f32 = 8.5;
const PRICE_ROOM: &str = "\u{2003}\u{2003}";
/// The distance of the menu of a hex from its rectangle: clear of its corners.
const BESIDE: Vec2 = vec2(10.0, 0.0);

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

impl Table {
    /// The moment of the board now.
    pub(super) fn moment(&self) -> Moment {
        (self.sitting.changes(), self.shown_step())
    }
}

/// Shows the menu, if it is open.
pub fn menu_ui(ui: &Ui, desk: &mut Desk, table: &Table, transform: &Transform, open: &mut Option<HexMenu>) {
    // What it offers was meant for what was there.
    open.take_if(|menu| menu.of != table.moment());
    let Some(menu) = *open else { return };
    let mut takes_focus = menu.takes_focus;
    let mut stays = true;
    let id = ui.scope_id().with("hex menu");
    // Beside the hex, so that what it speaks of stays in sight.
    let anchor = PopupAnchor::ParentRect(transform.rect(table.rules().layout(), menu.cell).expand2(BESIDE));
    Popup::new(id, ui.ctx().clone(), anchor, ui.layer_id())
        .kind(PopupKind::Menu)
        .align(RectAlign::RIGHT_START)
        .align_alternatives(&[RectAlign::RIGHT_END, RectAlign::LEFT_START, RectAlign::LEFT_END])
        .open_bool(&mut stays)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .show(|ui| {
            let window = ui.ctx().content_rect();
            ui.set_width((window.width() - 40.0).min(270.0));
            ScrollArea::vertical()
                .max_height(window.height() - 60.0)
                .show(ui, |ui| content_ui(ui, desk, table, menu.cell, &mut takes_focus));
        });
    *open = stays.then_some(HexMenu { takes_focus, ..menu });
}

fn content_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, cell: Cell, takes_focus: &mut bool) {
    ui.spacing_mut().item_spacing.y = 3.0;
    let mut items = HexItems { cell, takes_focus, count: 0 };
    let heading = RichText::new(cells::cell(desk.texts, &table.named(), cell)).small().color(desk.theme.chrome.gold);
    ui.add(egui::Label::new(heading).wrap());
    let acts = table.person_to_move().is_some() && !table.looks_back();
    match table.state().phase() {
        Phase::Place(_) if acts => {
            let place = Action::Place { cell, rotation: table.turned() };
            let title = desk.texts.say("hex-place");
            let refused = table.state().check(table.rules(), place).err();
            let why = refused.map(|why| refusals::reason(desk.texts, &table.named(), &why));
            items.item_ui(ui, desk, table, &HexItem { title, why, ..HexItem::of(TableAsk::Own(Ask::Play(place))) });
        }
        Phase::Act if acts => acting_ui(ui, desk, table, &mut items),
        _ => {}
    }
    if items.count == 0 {
        ui.label(RichText::new(desk.texts.say("hex-nothing")).color(desk.theme.chrome.text_weak));
    }
    // While others act, the next turn can be tried out.
    if items.count == 0 && !acts && table.can_plan() {
        let plan = HexItem { title: desk.texts.say("menu-plan"), ..HexItem::of(TableCommand::TogglePlan.into()) };
        items.item_ui(ui, desk, table, &plan);
    }
    ui.separator();
    let (about, rule) = about(table, cell);
    let text = desk.texts.with("rules-about", &[("what", desk.texts.say(about).into())]);
    let button = Button::new(&text).min_size(egui::vec2(ui.available_width(), 0.0));
    if ui.add(button).accessible_name(&text).clicked() {
        desk.push(WindowCommand::ShowRule(rule.into()));
        ui.close();
    }
}

/// Where the rulebook tells of what lies on a hex: the key of what it is about, and the first rule of it.
fn about(table: &Table, cell: Cell) -> (&'static str, Rule) {
    let state = table.shown();
    let Some(tile) = state.tile(cell) else { return ("about-placing", Rule::new(4, 1)) };
    match table.rules().tile(tile).kind {
        TileKind::BaseCamp => ("about-entering", Purchase::Enter.rule()),
        TileKind::Temple(_) if state.guard(cell).is_some() => ("about-guards", Rule::new(5, 13)),
        TileKind::Temple(_) => ("about-temples", Purchase::Uncover.rule()),
        TileKind::Ruin(_) if state.level(cell) > 0 => ("about-ruins", Purchase::Dig.rule()),
        TileKind::Ruin(_) | TileKind::Clearing => ("about-camps", Purchase::Camp.rule()),
        TileKind::Volcano => ("about-volcanoes", Rule::new(4, 3)),
    }
}

fn acting_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, items: &mut HexItems) {
    let (texts, cell) = (desk.texts, items.cell);
    if let Some((each, walkers)) = table.walk_cost(cell) {
        let title = texts.with("hex-walk", &[("count", walkers.into())]);
        let price = each.checked_mul(walkers);
        let walk = HexItem::of(TableAsk::Own(Ask::Walk { to: cell, all: false }));
        items.item_ui(ui, desk, table, &HexItem { title, price, ..walk });
    }
    let band = table.state().band(cell, table.state().seat());
    for piece in [Piece::Explorer, Piece::Leader].into_iter().filter(|&piece| band.has(piece)) {
        let selection = Selection { cell, piece: Some(piece) };
        if table.own.chosen.selection == Some(selection) {
            continue;
        }
        let title = texts.say(if piece == Piece::Leader { "hex-choose-leader" } else { "hex-choose-explorer" });
        items.item_ui(ui, desk, table, &HexItem { title, ..HexItem::of(TableAsk::Own(Ask::Select(Some(selection)))) });
    }
    for offer in table.offers_on(Some(cell)) {
        if !belongs(table, &offer, cell) {
            continue;
        }
        let title = texts.say(bar::title_key(&offer));
        let why = offer.state.err().map(|hindrance| acts::hindrance(texts, table, &hindrance));
        let right = key_of(offer.what, offer.piece).map(|key| key.text(desk.texts, ui.ctx())).unwrap_or_default();
        let loss = table.costs_leader(&offer).then(|| texts.say("bar-leader-lost"));
        let command = offer_command(desk.settings.ask_before_waste, table, &offer);
        let item = HexItem { title, price: offer.cost, right, why, loss, command };
        items.item_ui(ui, desk, table, &item);
    }
}

/// True if an action has anything to do with the things on the hex.
fn belongs(table: &Table, offer: &Offer, cell: Cell) -> bool {
    match offer.what {
        Purchase::Exchange => false,
        Purchase::Enter => table.state().camp_cells(table.rules(), table.state().seat()).contains(cell),
        _ => !matches!(
            offer.state,
            Err(Hindrance::Rule(
                Illegal::NoTemple { .. }
                    | Illegal::NoRuin { .. }
                    | Illegal::NoClearing { .. }
                    | Illegal::BaseCamp { .. }
                    | Illegal::NoTile { .. }
            ))
        ),
    }
}

/// One action of the menu.
struct HexItem {
    title: String,
    /// The price.
    price: Option<u8>,
    /// Its key.
    right: String,
    /// Why it is not possible.
    why: Option<String>,
    /// The loss for good by it.
    loss: Option<String>,
    command: TableAsk,
}

impl HexItem {
    fn of(command: TableAsk) -> Self {
        Self { title: String::new(), price: None, right: String::new(), why: None, loss: None, command }
    }
}

/// The actions that were laid out so far.
struct HexItems<'a> {
    cell: Cell,
    takes_focus: &'a mut bool,
    count: usize,
}

impl HexItems<'_> {
    fn item_ui(&mut self, ui: &mut Ui, desk: &mut Desk, table: &Table, item: &HexItem) {
        let cell = table.rules().layout().name(self.cell).to_string();
        let name = desk.texts.with("hex-action", &[("cell", cell.into()), ("title", item.title.clone().into())]);
        let size = egui::vec2(ui.available_width(), 0.0);
        // The price stands at the right edge, and the key left of it.
        let right = if item.price.is_some() { format!("{}{PRICE_ROOM}", item.right) } else { item.right.clone() };
        let button = Button::new(&item.title).shortcut_text(right).min_size(size);
        let response = ui.add_enabled(item.why.is_none(), button).accessible_name(name);
        if let Some(price) = item.price {
            let bead = if item.why.is_some() { greyed_price_in } else { price_in };
            let place = response.rect.right_center() - egui::vec2(PRICE_RADIUS + ui.spacing().button_padding.x, 0.0);
            bead(ui.painter(), desk.theme, place, PRICE_RADIUS, price);
        }
        if item.why.is_none() && std::mem::take(self.takes_focus) {
            response.request_focus();
        }
        if response.clicked() {
            desk.push(item.command);
            ui.close();
        }
        let chrome = &desk.theme.chrome;
        for (note, colour) in [(&item.why, chrome.text_weak), (&item.loss, chrome.warn)] {
            if let Some(note) = note {
                let note = RichText::new(note).small().color(colour);
                ui.indent(&item.title, |ui| ui.add(egui::Label::new(note).wrap()));
            }
        }
        self.count += 1;
    }
}
