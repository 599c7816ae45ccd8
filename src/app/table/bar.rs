//! The action bar: whose turn it is, the points left, what can be done at what cost, and why not.

use egui::{Button, RichText, Sense, Ui, vec2};

use super::acts::{Hindrance, Offer};
use super::{Notice, Table};
use crate::app::art;
use crate::app::command::{Command, ExchangeDraft, TableCommand};
use crate::app::screen::Screen;
use crate::app::ui::Desk;
use crate::app::words;
use crate::game::Actor;
use crate::tikal::{Action, Phase, Piece, Purchase};

const BUTTON_HEIGHT: f32 = 46.0;

/// Lays out the bar.
pub fn bar_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    ui.horizontal(|ui| {
        ui.set_min_height(26.0);
        status_ui(ui, desk, table);
    });
    let gap = 6.0;
    ui.spacing_mut().item_spacing.x = gap;
    let offers = if table.state().phase() == Phase::Act && table.person_to_move().is_some() {
        table.offers()
    } else {
        Vec::new()
    };
    let shown = 11.0_f32.max(offers.len() as f32 + 3.0);
    let width = ((ui.available_width() - gap * (shown - 1.0)) / shown).floor();
    ui.horizontal(|ui| {
        ui.set_min_height(BUTTON_HEIGHT);
        for offer in &offers {
            offer_ui(ui, desk, table, offer, width);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| course_ui(ui, desk, table, width));
    });
}

/// The points as dots and one sentence: what is asked, or what was refused.
fn status_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let (state, texts, chrome) = (table.state(), desk.texts, &desk.theme.chrome);
    if matches!(state.phase(), Phase::Act | Phase::Place(_) | Phase::Reveal) {
        let most = table.rules().action_points();
        let step = 16.0;
        let (rect, _) = ui.allocate_exact_size(vec2(f32::from(most) * step, 20.0), Sense::hover());
        for point in 0..most {
            let centre = rect.left_center() + vec2((f32::from(point) + 0.5) * step, 0.0);
            art::action_point(ui.painter(), desk.theme, centre, 6.5, point >= state.points());
        }
        let points = texts.with("bar-points", &[("points", state.points().into())]);
        ui.label(RichText::new(points).strong());
        ui.separator();
    }
    if let Some(notice) = &table.notice {
        let text = match notice {
            Notice::Refused(why) => words::refusal(texts, table, why),
            Notice::TooFar { cell, points } => {
                texts.with("notice-too-far", &[("cell", cell.to_string().into()), ("points", (*points).into())])
            }
            Notice::Stopped { action, reason } => {
                texts.with("notice-stopped", &[("action", (*action).into()), ("reason", reason.clone().into())])
            }
        };
        ui.add(egui::Label::new(RichText::new(text).color(chrome.warn)).truncate());
        return;
    }
    ui.add(egui::Label::new(asked(desk, table)).truncate());
}

/// What is asked, and of whom.
fn asked(desk: &Desk, table: &Table) -> String {
    let (state, texts) = (table.state(), desk.texts);
    let name = [("name", table.name(state.seat()).to_owned().into())];
    match state.actor() {
        Actor::Nobody => texts.say("ask-over"),
        Actor::Chance => texts.with(if table.chance_by_hand() { "ask-chance" } else { "ask-wait" }, &name),
        Actor::Seat(_) if table.computer_to_move().is_some() => texts.with("ask-computer", &name),
        Actor::Seat(_) => match state.phase() {
            Phase::Bid(_) => texts.with("ask-bid", &name),
            Phase::Choose => texts.with("ask-choose", &name),
            Phase::Place(_) => texts.with("ask-place", &name),
            _ if table.entering.is_some() => texts.with("ask-camp", &name),
            _ if table.reach.is_some() => texts.with("ask-walk", &name),
            _ if state.scoring().is_some() => texts.with("ask-scoring", &name),
            _ => texts.with("ask-act", &name),
        },
    }
}

fn offer_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, offer: &Offer, width: f32) {
    let texts = desk.texts;
    let (title, name) = titles(desk, table, offer);
    let cost = offer.cost.unwrap_or(0);
    let chrome = &desk.theme.chrome;
    let possible = offer.state.is_ok();
    let colour = if possible { chrome.text_strong } else { chrome.text_weak };
    let mut job = egui::text::LayoutJob { halign: egui::Align::Center, ..Default::default() };
    let font = |size| egui::FontId::proportional(size);
    job.append(&title, 0.0, egui::TextFormat::simple(font(desk.theme.sizes.text), colour));
    job.append(&format!("\n{cost}"), 0.0, egui::TextFormat::simple(font(desk.theme.sizes.text_small), colour));
    let chosen = offer.what == Purchase::Enter && table.entering.is_some() && table.entering == offer.piece;
    let button = Button::new(job).min_size(vec2(width, BUTTON_HEIGHT)).selected(chosen);
    let response = ui.add_enabled(possible, button).accessible_name(name);
    match offer.state {
        Ok(action) => {
            if response.clicked() {
                match (action, offer.piece) {
                    (Some(action), _) => desk.push(TableCommand::Play(action)),
                    (None, Some(piece)) => desk.push(TableCommand::ChooseCamp(piece)),
                    (None, None) => desk.push(TableCommand::Exchange(Some(ExchangeDraft::default()))),
                }
            }
        }
        Err(hindrance) => {
            let why = match hindrance {
                Hindrance::Rule(why) => words::refusal(texts, table, &why),
                Hindrance::NoHex => texts.say("bar-no-hex"),
                Hindrance::NoExchange => texts.say("bar-no-exchange"),
            };
            response.on_disabled_hover_text(why);
        }
    }
}

/// What stands on the button, and its full name with place and cost.
fn titles(desk: &Desk, table: &Table, offer: &Offer) -> (String, String) {
    let texts = desk.texts;
    let title = texts.say(match (offer.what, offer.piece) {
        (Purchase::Enter, Some(Piece::Leader)) => "bar-enter-leader",
        (Purchase::Enter, _) => "bar-enter-explorer",
        (Purchase::Transfer, _) => "bar-transfer",
        (Purchase::Move, _) => "bar-move",
        (Purchase::Uncover, _) => "bar-uncover",
        (Purchase::Dig, _) => "bar-dig",
        (Purchase::Exchange, _) => "bar-exchange",
        (Purchase::Camp, _) => "bar-camp",
        (Purchase::Guard, Some(Piece::Leader)) => "bar-guard-leader",
        (Purchase::Guard, _) => "bar-guard-explorer",
    });
    let cell = match offer.state {
        Ok(Some(Action::Enter { camp, .. })) => Some(camp),
        _ if offer.what == Purchase::Exchange || offer.what == Purchase::Enter => None,
        _ => table.selection.map(|selection| selection.cell),
    };
    let cost = offer.cost.unwrap_or(0).into();
    let name = match cell {
        Some(cell) => {
            let cell = table.rules().layout().name(cell).to_string().into();
            texts.with("bar-name-on", &[("title", title.clone().into()), ("cell", cell), ("cost", cost)])
        }
        None => texts.with("bar-name", &[("title", title.clone().into()), ("cost", cost)]),
    };
    (title, name)
}

/// On the right: end of turn, undo and redo; or what there is to do when nobody acts.
fn course_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, width: f32) {
    let texts = desk.texts;
    let size = vec2(width, BUTTON_HEIGHT);
    let state = table.state();
    if state.phase() == Phase::Over {
        if ui.add(main_button(desk, texts.say("bar-final-table"), size)).clicked() {
            desk.push(TableCommand::ShowEnd(true));
        }
        if ui.add(Button::new(texts.say("bar-new-game")).min_size(size)).clicked() {
            desk.push(Command::Show(Screen::Setup));
        }
        return;
    }
    if table.computer_to_move().is_some() {
        if ui.add(Button::new(texts.say("bar-hurry")).min_size(size)).clicked() {
            desk.push(TableCommand::Hurry);
        }
        return;
    }
    if state.phase() == Phase::Act {
        let key = if state.scoring().is_some() { "bar-end-score" } else { "bar-end-turn" };
        if ui.add(main_button(desk, texts.say(key), size)).clicked() {
            desk.push(TableCommand::Play(Action::End));
        }
    }
    let mut history = |possible: bool, key: &str, command: TableCommand| {
        let response = ui.add_enabled(possible, Button::new(texts.say(key)).min_size(size));
        if response.on_disabled_hover_text(texts.say("bar-undo-hint")).clicked() {
            desk.push(command);
        }
    };
    history(table.can_redo(), "bar-redo", TableCommand::Redo);
    history(table.can_undo(), "bar-undo", TableCommand::Undo);
}

fn main_button(desk: &Desk, text: String, size: egui::Vec2) -> Button<'static> {
    let chrome = &desk.theme.chrome;
    Button::new(RichText::new(text).color(chrome.accent_text).strong()).fill(chrome.accent_fill).min_size(size)
}
