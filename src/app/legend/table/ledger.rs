//! The ledger beside the board: what a scoring now would bring everybody, who holds each hex that matters and who could
//! take it, and what is still to come.
//!
//! While a row is under the pointer or has the focus, its hex is marked on the board; a click on it chooses the hex.

use egui::{Align, Color32, FontId, Label, Layout, Response, RichText, Role, Sense, TextStyle, Ui, WidgetInfo, vec2};

use super::{Table, wording};
use crate::app::hexboard::cited;
use crate::app::kit::desk::{beside_ui, describe, heading, lines_ui, shortened, width_of};
use crate::app::legend::command::Ask;
use crate::app::legend::desk::Desk;
use crate::app::rulebook::rules_button_ui;
use crate::app::table::{labels_ui, naming};
use crate::hex::CellSet;
use crate::insight::legend::{Account, Forecast, Order, Standing};
use crate::legend::Rule;
use crate::words::legend::{findings, forecast};

/// The gap between the rows of hexes, and between the two lines of a row.
const GAP: f32 = 4.0;

/// Lays out the ledger.
pub fn ledger_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let Some(insight) = table.insight() else { return };
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.spacing_mut().interact_size.y = 18.0;
    heading(ui, desk, "legend-table-accounts");
    for account in &insight.accounts {
        account_ui(ui, desk, table, account);
    }
    heading(ui, desk, "legend-table-hexes");
    orders_ui(ui, desk, table);
    for entry in &insight.ledger {
        let response = row_ui(ui, desk, table, entry);
        cited::cite(&response, CellSet::of(entry.cell));
        if response.clicked() {
            desk.push(Ask::Aim(entry.cell));
        }
        ui.add_space(GAP);
    }
    let note = RichText::new(desk.texts.say("ledger-note")).small().color(desk.theme.chrome.text_weak);
    ui.add(Label::new(note).wrap());
    if let Some(forecast) = &insight.forecast {
        forecast_ui(ui, desk, forecast);
    }
}

/// The choice of the order in which the hexes are listed, and the way to the rules.
fn orders_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let orders = [
        (Order::Value, "ledger-value", "ledger-value-hint"),
        (Order::Contested, "ledger-contest", "ledger-contest-hint"),
    ];
    ui.scope(|ui| {
        // Small, because the order matters less than what is listed.
        ui.style_mut().override_text_style = Some(TextStyle::Small);
        ui.spacing_mut().interact_size.y = 22.0;
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let rule = wording::citation(Rule::new(6, 2));
                rules_button_ui(ui, desk, rule, &desk.texts.say("ledger-rule"));
                if let Some(order) = labels_ui(ui, desk, table.order(), &orders) {
                    desk.push(Ask::SortLedger(order));
                }
            });
        });
    });
}

/// The points that a scoring now would bring a seat, item by item in a tooltip.
fn account_ui(ui: &mut Ui, desk: &Desk, table: &Table, account: &Account) {
    let lines = || {
        let named = table.name(account.seat).to_owned();
        std::iter::once(named).chain(findings::account(desk.texts, &table.named(), account)).collect::<Vec<_>>()
    };
    ui.horizontal(|ui| {
        table.seat_ui(ui, desk.theme, account.seat, vec2(18.0, 18.0), 7.0);
        let name = naming::called(desk.texts, table, account.seat);
        let values = [("name", name.into()), ("points", account.points.into())];
        let text = RichText::new(desk.texts.with("scoring-scored", &values));
        let label = ui.add(Label::new(text).truncate().sense(Sense::focusable_noninteractive() | Sense::HOVER));
        describe(&label, lines);
        beside_ui(ui, label, |ui| lines_ui(ui, lines()));
    });
}

/// A hex: whose it is, its kind, by how much, and below who can take it.
fn row_ui(ui: &mut Ui, desk: &Desk, table: &Table, entry: &Standing) -> Response {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let margin = entry.margin().map(|margin| texts.with("ledger-margin", &[("margin", margin.into())]));
    let title = format!("{} · {}", table.cell_name(entry.cell), findings::site(texts, entry.site));
    let title = margin.map_or(title.clone(), |margin| format!("{title} · {margin}"));
    let holder = entry.guard.map(|(owner, _)| owner).or_else(|| entry.holder().map(|claim| claim.seat));
    let row = ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
            if let Some(seat) = holder {
                table.paint_seat(ui.painter(), desk.theme, seat, rect.center(), 6.0);
            }
            ui.add(Label::new(RichText::new(&title).small().color(chrome.text_strong)).truncate());
        });
        let (text, colour) = summary(ui, desk, table, entry, ui.available_width());
        ui.add(Label::new(RichText::new(text).small().color(colour)).truncate());
    });
    let rect = row.response.rect.with_max_x(ui.max_rect().right());
    let response = ui.interact(rect, ui.scope_id().with(("row", entry.cell.index())), Sense::CLICK);
    let lines = || findings::details(texts, &table.named(), entry);
    let is_chosen = table.selection().is_some_and(|selection| selection.cell == entry.cell);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, lines().join(", ")));
    beside_ui(ui, response, |ui| lines_ui(ui, lines()))
}

/// The most important thing about a hex in one line: who can take it, or why nobody can.
fn summary(ui: &Ui, desk: &Desk, table: &Table, entry: &Standing, room: f32) -> (String, Color32) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let font = FontId::proportional(desk.theme.sizes.text_small);
    let fits = |text: &str| width_of(ui.painter(), &font, text) <= room;
    if entry.guard.is_some() {
        let whole = findings::standing(texts, &table.named(), entry);
        return (if fits(&whole) { whole } else { texts.say("ledger-closed") }, chrome.text_weak);
    }
    let Some(threat) = entry.threat() else { return (texts.say("cell-claims-none"), chrome.text_weak) };
    let name = table.name(threat.seat);
    let whole = findings::claim(texts, *threat, name).unwrap_or_default();
    let short = |name: &str| {
        let values = [("name", name.to_owned().into()), ("need", threat.need.unwrap_or(0).into())];
        texts.with("ledger-needs-short", &values)
    };
    let text = if fits(&whole) { whole } else { shortened(ui.painter(), &font, room, name, short) };
    (text, if entry.holder().is_some() { chrome.warn } else { chrome.text })
}

/// The tiles and tokens that are still to come, and when volcanoes may.
fn forecast_ui(ui: &mut Ui, desk: &Desk, forecast: &Forecast) {
    heading(ui, desk, "legend-table-forecast");
    let weak = desk.theme.chrome.text_weak;
    for line in forecast::lines(desk.texts, forecast) {
        ui.add(Label::new(RichText::new(line).small().color(weak)).wrap());
    }
}
