//! Chance entered by hand, for a game that is also played on a real table: which tile was drawn, which treasure was
//! turned up.

use egui::{Button, Ui};

use super::Table;
use crate::app::kit::desk::heading;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::Desk;
use crate::app::tikal::words;
use crate::tikal::Action;

/// Offers every possible outcome, while somebody is to enter one.
pub fn chance_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    if !table.chance_by_hand() || table.looks_back() {
        return;
    }
    heading(ui, desk, "chance-heading");
    ui.horizontal_wrapped(|ui| {
        for &action in table.legal() {
            let (title, name) = match action {
                Action::Draw(tile) => {
                    let name = words::named_tile(desk.texts, table, tile);
                    let short = table.rules().tile(tile).name.to_string();
                    (short, desk.texts.with("chance-drawn", &[("tile", name.into())]))
                }
                Action::Reveal(kind) => {
                    let name = words::treasure(desk.texts, table, kind);
                    let text = desk.texts.with("chance-revealed", &[("kind", name.clone().into())]);
                    (name, text)
                }
                _ => continue,
            };
            let response = ui.add(Button::new(title)).accessible_name(&name);
            if response.on_hover_text(name).clicked() {
                desk.push(TableCommand::Play(action));
            }
        }
    });
}
