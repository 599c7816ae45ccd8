//! The words about a square of the board: its name for who has it read out, and its tooltip.

use egui::{RichText, Ui, WidgetInfo};

use super::{Intent, Table, prospects, wording};
use crate::app::chac::desk::Desk;
use crate::app::kit::tooltips;
use crate::chac::Square;
use crate::insight::chac::Prospect;
use crate::words::Texts;
use crate::words::chac::{refusals, squares};

/// The gap between the lines of a tooltip: it is low, so that it covers little.
const LINE_GAP: f32 = 2.0;

/// The name of a square for those who read it out: what is on it, and what a click on it would do, at what price and risk.
pub fn square_info(desk: &Desk, table: &Table, square: Square) -> WidgetInfo {
    let mut name = squares::square(desk.texts, &table.named(), square);
    if let Some(line) = click_told(desk.texts, table, square) {
        name.push_str(", ");
        name.push_str(&line);
    }
    let chosen = table.marked_square() == Some(square);
    WidgetInfo::selected(egui::Role::Button, true, chosen, name)
}

/// The effect of a click on a square to which a way leads, with its price and its risk.
fn click_told(texts: &Texts, table: &Table, square: Square) -> Option<String> {
    let way = table.way_to(square).filter(|_| !table.looks_back())?;
    let key = match way.intent {
        Intent::Walk => "chac-table-square-walk",
        Intent::Ability(_) => "chac-table-square-ability",
        Intent::Enter => "chac-table-square-enter",
    };
    let line = texts.with(key, &[("cost", way.cost().into())]);
    let lost = way.prospect.as_ref().map(Prospect::lost).filter(|lost| lost.is_possible());
    Some(match lost {
        Some(lost) => {
            format!("{line}, {}", texts.with("chac-table-risk", &[("percent", wording::percent(texts, lost).into())]))
        }
        None => line,
    })
}

/// The things that may come of a click on a square.
pub fn effects(texts: &Texts, table: &Table, square: Square) -> Vec<String> {
    let way = table.way_to(square).filter(|_| !table.looks_back());
    let told = way.and_then(|way| way.prospect.as_ref());
    let mut lines = told.map(|prospect| prospects::lines(texts, table, prospect)).unwrap_or_default();
    lines.extend(way.filter(|way| way.leaves_out).map(|_| wording::left_out(texts)));
    lines
}

/// The tooltip of a square: what is on it and who, what a click would bring, or why nothing can be done there where it is
/// asked for; and the danger of staying there.
pub fn tooltip(ui: &mut Ui, desk: &Desk, table: &Table, square: Square) {
    ui.set_max_width(tooltips::widest(ui.ctx()));
    ui.spacing_mut().item_spacing.y = LINE_GAP;
    let texts = desk.texts;
    let lines = squares::square_and_people(texts, &table.named(), square);
    for line in lines.into_iter().filter(|line| !line.is_empty()) {
        ui.label(line);
    }
    if let Some(line) = click_told(texts, table, square) {
        ui.label(RichText::new(line).color(desk.theme.chrome.accent));
        for line in effects(texts, table, square) {
            ui.label(line);
        }
        return;
    }
    let acts = table.person_to_move().is_some() && !table.looks_back();
    if acts
        && table.begun().is_some()
        && let Some(why) = table.refused_at(square).and_then(|action| table.sitting().check(action).err())
    {
        ui.label(RichText::new(refusals::reason(texts, &table.named(), &why)).color(desk.theme.chrome.warn));
        return;
    }
    if let Some(line) = table.danger_at(square).and_then(|danger| prospects::staying_told(texts, table, &danger)) {
        ui.weak(line);
    }
}
