//! The ledger beside the board: what a scoring now would bring everybody, who holds each hex that matters, and what is
//! still to come.
//!
//! While a row is under the pointer or has the focus, its hex is marked on the board.

use egui::{Label, Response, RichText, Role, Sense, Ui, WidgetInfo, vec2};

use super::{Table, findings};
use crate::app::hexboard::cited;
use crate::app::kit::desk::{beside_ui, describe, heading, lines_ui};
use crate::app::legend::desk::Desk;
use crate::hex::CellSet;
use crate::insight::legend::{Account, Forecast, Standing};

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
    for entry in &insight.ledger {
        let response = row_ui(ui, desk, table, entry);
        cited::cite(&response, CellSet::of(entry.cell));
    }
    if let Some(forecast) = &insight.forecast {
        forecast_ui(ui, desk, forecast);
    }
}

/// The points that a scoring now would bring a seat, item by item in a tooltip.
fn account_ui(ui: &mut Ui, desk: &Desk, table: &Table, account: &Account) {
    let lines = || {
        let items = account.items.iter().map(|&item| findings::item(desk.texts, table, item));
        std::iter::once(table.name(account.seat).to_owned()).chain(items).collect::<Vec<_>>()
    };
    ui.horizontal(|ui| {
        table.seat_ui(ui, desk.theme, account.seat, vec2(18.0, 18.0), 7.0);
        let values = [("name", table.name(account.seat).to_owned().into()), ("points", account.points.into())];
        let text = RichText::new(desk.texts.with("scoring-scored", &values));
        let label = ui.add(Label::new(text).truncate().sense(Sense::focusable_noninteractive() | Sense::HOVER));
        describe(&label, lines);
        beside_ui(ui, label, |ui| lines_ui(ui, lines()));
    });
}

/// A hex: its kind, who is how strong there, and who can take it.
fn row_ui(ui: &mut Ui, desk: &Desk, table: &Table, entry: &Standing) -> Response {
    let texts = desk.texts;
    let margin = entry.margin().map(|margin| format!(" · +{margin}")).unwrap_or_default();
    let title = format!("{} · {}{margin}", table.cell_name(entry.cell), findings::site(texts, entry.site));
    let there = entry.claims.iter().filter(|claim| claim.strength > 0);
    let there = there.map(|claim| format!("{} {}", table.name(claim.seat), claim.strength)).collect::<Vec<_>>();
    let holder = entry.holder().map(|claim| claim.seat);
    let threat = findings::threat(texts, table, entry);
    let row = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
        if let Some(seat) = holder {
            table.paint_seat(ui.painter(), desk.theme, seat, rect.center(), 6.0);
        }
        ui.add(Label::new(RichText::new(&title).small()).truncate());
    });
    let response = ui.interact(row.response.rect, ui.scope_id().with(("row", entry.cell.index())), Sense::CLICK);
    let lines = || vec![title.clone(), there.join(" · "), threat.clone()];
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, lines().join(", ")));
    beside_ui(ui, response, |ui| lines_ui(ui, lines()))
}

/// The tiles that are still to come, and when volcanoes may.
fn forecast_ui(ui: &mut Ui, desk: &Desk, forecast: &Forecast) {
    heading(ui, desk, "legend-table-forecast");
    let weak = desk.theme.chrome.text_weak;
    let mut line = |text: String| {
        ui.add(Label::new(RichText::new(text).small().color(weak)).wrap());
    };
    for group in &forecast.groups {
        let values = [
            ("group", group.letter.to_string().into()),
            ("tiles", group.tiles.len().into()),
            ("volcanoes", group.volcanoes.into()),
        ];
        line(desk.texts.with("legend-table-group", &values));
    }
    let tokens = forecast.tokens.iter().map(|(value, copies)| format!("{copies} × {value}")).collect::<Vec<_>>();
    line(desk.texts.with("legend-table-bag", &[("tokens", tokens.join(", ").into())]));
}
