//! The actions of a hex in a menu beside it, each with its cost, or greyed with the reason.
//!
//! Offers are those of the bar, for the hex whose menu it is. Actions that need something else than what lies on it are
//! left out.

use egui::{RichText, Ui};

use super::acts::{self, Hindrance, Offer};
use super::keyboard::offer_command;
use super::{Selection, Table, bar};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::menu::{self, Bead, HexMenu, Moment};
use crate::app::table::WindowCommand;
use crate::app::table::bar_button::{greyed_price_in, price_in};
use crate::app::tikal::command::{Ask, TableAsk, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::app::tikal::keys::key_of;
use crate::hex::Cell;
use crate::tikal::{Action, Illegal, Phase, Piece, Purchase, Rule, TileKind};
use crate::words::tikal::cells;
use crate::words::tikal::refusals;

impl Table {
    /// The moment of the board now.
    pub(super) fn moment(&self) -> Moment {
        (self.sitting.changes(), self.shown_step())
    }
}

/// Shows the menu, if it is open.
pub fn menu_ui(ui: &Ui, desk: &mut Desk, table: &Table, transform: &Transform, open: &mut Option<HexMenu>) {
    let rect_of = |cell| transform.rect(table.rules().layout(), cell);
    menu::menu_ui(ui, open, table.moment(), rect_of, |ui, cell, takes_focus| {
        content_ui(ui, desk, table, cell, takes_focus);
    });
}

fn content_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, cell: Cell, takes_focus: &mut bool) {
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
    let (about, rule) = about(table, cell);
    let text = desk.texts.with("rules-about", &[("what", desk.texts.say(about).into())]);
    if menu::rules_ui(ui, &text).clicked() {
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
        let bead: Bead = if item.why.is_some() { greyed_price_in } else { price_in };
        let shown = menu::HexItem {
            name: desk.texts.with("hex-action", &[("cell", cell.into()), ("title", item.title.clone().into())]),
            title: item.title.clone(),
            key: item.right.clone(),
            price: item.price.map(|price| (price, bead)),
            why: item.why.clone(),
            loss: item.loss.clone(),
        };
        if menu::item_ui(ui, desk.theme, &shown, self.takes_focus) {
            desk.push(item.command);
        }
        self.count += 1;
    }
}
