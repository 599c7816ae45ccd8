//! The sides of Tikal: the supplies, or the ledger as a list of temples.
//!
//! While a row is under the pointer or has the focus, its temple is marked on the board; a click on the row chooses it.

use egui::{
    Align, Align2, Color32, FontId, Label, Layout, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind,
    TextStyle, Ui, WidgetInfo,
};
use egui::{pos2, vec2};

use crate::app::kit::desk::{lines_ui, shortened, width_of};
use crate::app::rulebook::rules_button_ui;
use crate::app::table::{Side, labels_ui};
use crate::app::tikal::command::Ask;
use crate::app::tikal::desk::Desk;
use crate::app::tikal::table::paint::Icon;
use crate::app::tikal::table::{Table, paint, supplies};
use crate::insight::tikal::{Order, Standing};
use crate::tikal::Rule;
use crate::words::tikal::findings;

/// The height of the row of a temple.
const ROW_HEIGHT: f32 = 46.0;
/// The width of the stone with a temple's value.
const STONE: f32 = 24.0;

/// Lays out a side: the supplies or the ledger. The column's content begins at `top`.
pub fn side_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, shown: Side, top: f32) {
    let Some(insight) = table.insight().filter(|_| shown == Side::TEMPLES) else {
        return supplies::supplies_ui(ui, desk, table, top);
    };
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
                rules_button_ui(ui, desk, Rule::new(6, 2), &desk.texts.say("ledger-rule"));
                if let Some(order) = labels_ui(ui, desk, table.order(), &orders) {
                    desk.push(Ask::SortLedger(order));
                }
            });
        });
    });
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for entry in &insight.ledger {
            let response = row_ui(ui, desk, table, entry);
            if response.hovered() || response.has_focus() {
                table.own.view.pointed.set(Some(entry.temple));
            }
            if response.clicked() {
                desk.push(Ask::Aim(entry.temple));
            }
        }
        let note = RichText::new(desk.texts.say("ledger-note")).small().color(desk.theme.chrome.text_weak);
        ui.add(Label::new(note).wrap());
    });
}

fn row_ui(ui: &mut Ui, desk: &Desk, table: &Table, entry: &Standing) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::click());
    let is_chosen = table.aimed_cell() == Some(entry.temple);
    response.widget_info(|| {
        let name = findings::details(desk.texts, &table.named(), entry).join(", ");
        WidgetInfo::selected(Role::Button, true, is_chosen, name)
    });
    if ui.is_rect_visible(rect) {
        row(ui, desk, table, entry, rect, &response, is_chosen);
    }
    response.on_hover_ui(|ui| lines_ui(ui, findings::details(desk.texts, &table.named(), entry)))
}

fn row(ui: &Ui, desk: &Desk, table: &Table, entry: &Standing, rect: Rect, response: &Response, is_chosen: bool) {
    let (theme, chrome, painter) = (desk.theme, &desk.theme.chrome, ui.painter());
    let is_lit = response.hovered() || response.has_focus();
    let edge = if is_chosen || is_lit { Stroke::new(1.5, chrome.accent) } else { Stroke::new(1.0, chrome.edge) };
    painter.rect(rect, theme.sizes.button_radius, chrome.card, edge, StrokeKind::Inside);
    let upper = rect.top() + 16.0;

    let stone = Rect::from_center_size(pos2(rect.left() + 6.0 + STONE / 2.0, upper), vec2(STONE, STONE - 2.0));
    painter.rect(stone, 3.0, theme.stone.top, Stroke::new(1.0, theme.stone.line), StrokeKind::Inside);
    let font = FontId::proportional(theme.sizes.text);
    painter.text(stone.center(), Align2::CENTER_CENTER, entry.value, font.clone(), theme.stone.carved);
    let cell = table.rules().layout().name(entry.temple);
    let cell =
        painter.text(pos2(stone.right() + 6.0, upper), Align2::LEFT_CENTER, cell, font.clone(), chrome.text_strong);

    // The seats' signs and strengths end where the guard, or the number by which the holder is ahead, begins.
    let mut right = rect.right() - 8.0;
    if let Some((owner, piece)) = entry.guard {
        paint::icon(painter, theme, table, owner, Icon::Guard(piece), pos2(right - 8.0, upper), 10.0);
        right -= 24.0;
    } else if let Some(margin) = entry.margin() {
        let text = desk.texts.with("ledger-margin", &[("margin", margin.into())]);
        right = painter.text(pos2(right, upper), Align2::RIGHT_CENTER, text, font.clone(), chrome.accent).left() - 8.0;
    }
    let present: Vec<_> = entry.claims.iter().filter(|claim| claim.strength > 0).collect();
    let mut left = cell.right() + 10.0;
    let room = (right - left) / present.len().max(1) as f32;
    for claim in present {
        let holds = claim.need == Some(0);
        let colour = if holds { chrome.text_strong } else { chrome.text };
        paint::seat_sign(painter, theme, table, claim.seat, pos2(left + 6.0, upper), 6.5);
        painter.text(pos2(left + 15.0, upper), Align2::LEFT_CENTER, claim.strength, font.clone(), colour);
        left += room.min(36.0);
    }
    let (text, colour) = summary(ui, desk, table, entry, rect.width() - 14.0);
    let font = FontId::proportional(theme.sizes.text_small);
    painter.text(pos2(rect.left() + 7.0, rect.bottom() - 10.0), Align2::LEFT_CENTER, text, font, colour);
}

/// The most important thing about a temple in one line: who can take it, or why nobody can.
fn summary(ui: &Ui, desk: &Desk, table: &Table, entry: &Standing, room: f32) -> (String, Color32) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let font = FontId::proportional(desk.theme.sizes.text_small);
    let fits = |text: &str| width_of(ui.painter(), &font, text) <= room;
    if let Some((owner, _)) = entry.guard {
        let whole = texts.with("ledger-guarded", &[("name", table.name(owner).to_owned().into())]);
        let text = if fits(&whole) { whole } else { texts.say("ledger-closed") };
        return (text, chrome.text_weak);
    }
    match entry.threat() {
        Some(threat) => {
            let whole = findings::claim(texts, *threat, table.name(threat.seat)).unwrap_or_default();
            let short = |name: &str| {
                let values = [("name", name.to_owned().into()), ("need", threat.need.unwrap_or(0).into())];
                texts.with("ledger-needs-short", &values)
            };
            let text =
                if fits(&whole) { whole } else { shortened(ui.painter(), &font, room, table.name(threat.seat), short) };
            (text, if entry.holders().next().is_some() { chrome.warn } else { chrome.text })
        }
        None => (texts.say("cell-claims-none"), chrome.text_weak),
    }
}
