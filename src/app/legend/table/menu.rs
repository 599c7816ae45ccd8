//! The actions of a hex in a menu beside it, each with its cost, or greyed with the reason.
//!
//! Offers are those of the bar, for the hex whose menu it is. Actions that need something else than what lies on it are
//! left out.

use egui::{Label, RichText, Ui};

use super::bar::{self, Standing};
use super::{Phrase, Selection, Table, Verb, Word, question, wording};
use crate::app::hexboard::camera::Transform;
use crate::app::hexboard::menu::{self, Bead, HexMenu, Moment};
use crate::app::kit::keys::Shortcut;
use crate::app::legend::command::{Ask, TableAsk, TableCommand};
use crate::app::legend::desk::Desk;
use crate::app::legend::keys::key_of;
use crate::app::table::WindowCommand;
use crate::app::table::bar_button::{greyed_price_in, price_in};
use crate::hex::Cell;
use crate::legend::{Action, Phase, Piece, Rule, TileKind};
use crate::words::legend::{cells, nouns, refusals};

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
    let heading = RichText::new(cells::cell(desk.texts, &table.named(), cell)).small().color(desk.theme.chrome.gold);
    ui.add(Label::new(heading).wrap());
    let acts = table.person_to_move().is_some() && !table.looks_back();
    let items = if acts { items(desk, table, cell) } else { Vec::new() };
    if items.is_empty() {
        ui.label(RichText::new(desk.texts.say("hex-nothing")).color(desk.theme.chrome.text_weak));
        // While others act, the next turn can be tried out.
        if !acts && table.can_plan() {
            let plan = HexItem::of(desk.texts.say("menu-plan"), TableCommand::TogglePlan);
            item_ui(ui, desk, table, cell, plan, takes_focus);
        }
    }
    for item in items {
        item_ui(ui, desk, table, cell, item, takes_focus);
    }
    let rule = about(table, cell);
    let about = desk.texts.say(nouns::about_rule(rule));
    if menu::rules_ui(ui, &desk.texts.with("rules-about", &[("what", about.into())])).clicked() {
        desk.push(WindowCommand::ShowRule(wording::citation(rule)));
        ui.close();
    }
}

/// The first rule of what lies on a hex.
fn about(table: &Table, cell: Cell) -> Rule {
    let (rules, state) = (table.rules(), table.shown());
    let (chapter, number) = match state.tile(cell).map(|tile| rules.tile(tile).kind) {
        None if rules.dotted().contains(cell) => (4, 5),
        None => (4, 1),
        Some(TileKind::BaseCamp) => (5, 1),
        Some(TileKind::Temple(_)) if state.guard(cell).is_some() => (5, 9),
        Some(TileKind::Temple(_)) => (5, 8),
        Some(TileKind::Ruin(_)) if state.level(cell) > 0 => (5, 10),
        Some(TileKind::Ruin(_) | TileKind::Clearing) => (5, 3),
        Some(TileKind::Volcano) => (6, 5),
        Some(TileKind::Lake) => (6, 7),
    };
    Rule::new(chapter, number)
}

/// One action of the menu.
struct HexItem {
    title: String,
    /// The price.
    price: Option<u8>,
    /// Its key.
    key: Option<Shortcut>,
    /// Why it is not possible.
    why: Option<String>,
    /// The loss for good by it.
    loss: Option<String>,
    command: TableAsk,
}

impl HexItem {
    fn of(title: String, command: impl Into<TableAsk>) -> Self {
        Self { title, price: None, key: None, why: None, loss: None, command: command.into() }
    }
}

fn item_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, cell: Cell, item: HexItem, takes_focus: &mut bool) {
    let values = [("cell", table.cell_name(cell).into()), ("title", item.title.clone().into())];
    let bead: Bead = if item.why.is_some() { greyed_price_in } else { price_in };
    let shown = menu::HexItem {
        name: desk.texts.with("hex-action", &values),
        title: item.title,
        key: item.key.map(|key| key.text(desk.texts, ui.ctx())).unwrap_or_default(),
        price: item.price.map(|price| (price, bead)),
        why: item.why,
        loss: item.loss,
    };
    if menu::item_ui(ui, desk.theme, &shown, takes_focus) {
        desk.push(item.command);
    }
}

/// The actions for the acting person on a hex.
fn items(desk: &Desk, table: &Table, cell: Cell) -> Vec<HexItem> {
    let (texts, options) = (desk.texts, table.options());
    // Where the board is asked for a hex, this one can be the answer.
    if options.is_on_board() && !table.asks_for_side() {
        let verb = options.begun.verb().unwrap_or(Verb::Pass);
        let title = match verb {
            Verb::Lay => texts.say("hex-place"),
            verb => wording::verb(texts, verb, None),
        };
        let turned = table.in_hand().is_some() && !table.placeable().0.contains(cell);
        let why = || {
            let refused = table.sitting().check(table.action_on(&options.begun, cell)?).err()?;
            Some(refusals::reason(texts, &table.named(), &refused))
        };
        let is_possible = options.cells.contains(cell) && !turned;
        let ask = question::before(desk.settings.ask_before_waste, table, Ask::Choose(Word::Cell(cell)));
        let why = (!is_possible).then(why).flatten();
        return if is_possible || why.is_some() {
            vec![HexItem { why, ..HexItem::of(title, ask) }]
        } else {
            Vec::new()
        };
    }
    let mut items = walking(desk, table, cell);
    if options.begun.is_empty() {
        items.extend(tiles(desk, table, cell));
        items.extend(working(desk, table, cell));
    }
    items
}

/// The walk to the hex, and the choice of who walks from it.
fn walking(desk: &Desk, table: &Table, cell: Cell) -> Vec<HexItem> {
    let mut items = Vec::new();
    if !table.walks_now() {
        return items;
    }
    if let Some((each, walkers)) = table.walk_cost(cell) {
        let title = desk.texts.with("hex-walk", &[("count", walkers.into())]);
        let walk = HexItem::of(title, Ask::Walk { to: cell, all: false });
        items.push(HexItem { price: each.checked_mul(walkers), ..walk });
    }
    for piece in table.state().band(cell, table.state().seat()).sorts() {
        let selection = Selection { cell, piece: Some(piece) };
        if table.selection() != Some(selection) {
            let key = if piece == Piece::Leader { "hex-choose-leader" } else { "hex-choose-explorer" };
            items.push(HexItem::of(desk.texts.say(key), Ask::Select(Some(selection))));
        }
    }
    items
}

/// The own tiles, as far as they may lie on this hex somehow.
fn tiles(desk: &Desk, table: &Table, cell: Cell) -> Vec<HexItem> {
    let state = table.state();
    let fits = |tile| {
        let laid =
            |action: &Action| matches!(*action, Action::Place { tile: it, cell: at, .. } if it == tile && at == cell);
        table.legal().iter().any(laid)
    };
    if state.phase() != Phase::Turn {
        return Vec::new();
    }
    let tiles = state.tiles(state.seat());
    let item = |tile| {
        let name = nouns::named_tile(desk.texts, table.rules(), tile);
        let title = desk.texts.with("legend-table-lay-tile", &[("tile", name.into())]);
        HexItem::of(title, Ask::TakeUp(Phrase::of([Word::Verb(Verb::Lay), Word::Tile(tile)])))
    };
    tiles.iter().filter(|&tile| fits(tile)).map(item).collect()
}

/// The actions of the bar that have to do with what lies on the hex.
fn working(desk: &Desk, table: &Table, cell: Cell) -> Vec<HexItem> {
    let (texts, asks) = (desk.texts, desk.settings.ask_before_waste);
    let offered = bar::begun_here(table).into_iter().filter(|begun| belongs(table, begun, cell));
    let item = |begun: Phrase| {
        let piece = match begun.get(1) {
            Some(Word::Piece(piece)) => Some(piece),
            _ => None,
        };
        let verb = begun.verb()?;
        let standing: Standing = bar::standing(table, &begun, Some(cell));
        let guard = question::action_of(table, standing.ask).filter(|&action| question::loses_members(table, action));
        let loss = guard.map(|_| texts.say("legend-table-guard-loses"));
        Some(HexItem {
            price: bar::price(table, &begun),
            key: key_of(&begun),
            why: standing.reason(texts, table),
            loss,
            ..HexItem::of(wording::verb(texts, verb, piece), question::before(asks, table, standing.ask))
        })
    };
    offered.filter_map(item).collect()
}

/// True if an action has anything to do with the things on the hex.
fn belongs(table: &Table, begun: &Phrase, cell: Cell) -> bool {
    let (rules, state) = (table.rules(), table.state());
    match begun.verb() {
        Some(Verb::Enter) => state.camp_cells(rules, state.seat()).contains(cell),
        Some(Verb::Uncover | Verb::Guard) => state.temples().contains(cell),
        Some(Verb::Dig) => state.ruins().contains(cell) && state.level(cell) > 0,
        Some(Verb::Camp) => state.clearings().contains(cell),
        _ => false,
    }
}
