//! The action bar: a button for everything that can be done, with its cost, or greyed with the reason. The line above
//! the buttons is laid out by `status`.

use egui::{Response, RichText, Ui};

use super::acts::Offer;
use super::bar_button::{BUTTON_HEIGHT, BarButton, button_ui, hint_ui, shown_ui};
use super::bids::bids_ui;
use super::paint::Icon;
use super::status::status_ui;
use super::{Table, drag, findings, house, keyboard};
use crate::app::kit::desk::describe;
use crate::app::kit::keys;
use crate::app::kit::keys::Shortcut;
use crate::app::tikal::command::{Command, TableCommand};
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::words;
use crate::tikal::{Action, Phase, Piece, Purchase, Rule};
use crate::words::Texts;

/// Lays out the bar.
pub fn bar_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    ui.horizontal(|ui| {
        ui.set_min_height(26.0);
        house::beside_ui(ui, desk, table, |ui, desk| status_ui(ui, desk, table));
    });
    let gap = 6.0;
    ui.spacing_mut().item_spacing.x = gap;
    let acts = table.person_to_move().is_some() && !table.looks_back();
    // While a tile is placed or chance is entered, the buttons are there already, greyed, so that nothing jumps later.
    let offers = if table.looks_back() { &[] } else { table.offers() };
    let shown = 11.0_f32.max(offers.len() as f32 + 3.0);
    let width = ((ui.available_width() - gap * (shown - 1.0)) / shown).floor();
    ui.horizontal(|ui| {
        ui.set_min_height(BUTTON_HEIGHT);
        for offer in offers {
            offer_ui(ui, desk, table, offer, width);
        }
        if matches!(table.state().phase(), Phase::Bid(_)) && acts {
            bids_ui(ui, desk, table, width);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| turn_ui(ui, desk, table, width));
    });
}

fn offer_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, offer: &Offer, width: f32) {
    let texts = desk.texts;
    let name = full_name(desk, table, offer);
    let piece = if offer.piece == Some(Piece::Leader) { "bar-leader" } else { "bar-explorer" };
    // Two buttons for entering and two for guards: both say which piece.
    let (title, detail) = match offer.what {
        Purchase::Enter => (piece, Some("bar-enter")),
        Purchase::Transfer => ("bar-transfer", None),
        Purchase::Move => ("bar-move", None),
        Purchase::Uncover => ("bar-uncover", None),
        Purchase::Dig => ("bar-dig", None),
        Purchase::Exchange => ("bar-exchange", None),
        Purchase::Camp => ("bar-camp", None),
        Purchase::Guard => ("bar-guard", Some(piece)),
    };
    let title = texts.say(title);
    let cost = offer.cost.unwrap_or(0);
    let below = match detail {
        Some(what) => texts.with("bar-below", &[("what", texts.say(what).into()), ("cost", cost.into())]),
        None => cost.to_string(),
    };
    let icon = match (offer.what, offer.piece) {
        (Purchase::Enter, Some(piece)) => Some(Icon::Piece(piece)),
        (Purchase::Guard, Some(piece)) => Some(Icon::Guard(piece)),
        (Purchase::Camp, _) => Some(Icon::Camp),
        _ => None,
    };
    let button = BarButton {
        title,
        below: Some(below),
        icon: icon.map(|icon| (icon, table.state().seat())),
        name: Some(&name),
        disabled: offer.state.is_err(),
        chosen: offer.what == Purchase::Enter && table.entering.is_some() && table.entering == offer.piece,
        main: false,
        rule: Some(offer.what.rule()),
        carries: offer.piece.filter(|_| offer.what == Purchase::Enter && offer.state.is_ok()),
    };
    let response = button_ui(ui, desk, table, &button, width);
    let key = keyboard::key_of(offer.what, offer.piece).map(|key| key.text(texts, ui.ctx()));
    let effects = || findings::effects(desk.texts, table, &offer.effects);
    // What to know of the action itself, whatever it would change.
    let about = match (offer.what, offer.piece) {
        (Purchase::Dig | Purchase::Exchange, _) => Some(sets_line(texts, table)),
        (Purchase::Guard, Some(Piece::Leader)) => Some(texts.say("bar-guards-leader")),
        (Purchase::Guard, _) if table.rules().leaders() > 0 => Some(texts.say("bar-guards-led")),
        (Purchase::Guard, _) => Some(texts.say("bar-guards")),
        _ => None,
    };
    let hints = || {
        let key = key.clone().map(|key| texts.with("bar-key", &[("key", key.into())]));
        effects().into_iter().chain(about.clone()).chain(key).collect()
    };
    match &offer.state {
        Ok(_) => {
            if let Some(piece) = button.carries {
                drag::carry_reserve(&response, desk, table, piece);
            }
            let command = offer.command();
            let response = hint_ui(desk, response, &name, hints);
            desk.note(ui, Spot::Does(command), response.rect);
            if response.clicked() {
                desk.push(command);
            }
        }
        Err(hindrance) => {
            let why = || words::hindrance(texts, table, hindrance);
            describe(&response, || std::iter::once(why()).chain(effects()).chain(about.clone()).collect());
            let hint = |ui: &mut Ui| {
                ui.label(&name);
                ui.label(why());
                for line in effects().into_iter().chain(about.clone()) {
                    ui.weak(line);
                }
            };
            let response = shown_ui(response, hint);
            if response.clicked() {
                desk.push(TableCommand::Hindered(offer.what, *hindrance));
            }
        }
    }
}

/// What treasures of one kind score, by how many there are of them.
fn sets_line(texts: &Texts, table: &Table) -> String {
    let rules = table.rules();
    let most = rules.def().treasures.kinds.iter().map(|kind| kind.copies).max().unwrap_or(0);
    let most = u8::try_from(most).unwrap_or(u8::MAX);
    let sets: Vec<String> = (1..=most).map(|copies| format!("{copies} → {}", rules.set_score(copies))).collect();
    texts.with("bar-sets", &[("sets", sets.join(" · ").into())])
}

/// The full name of an offer, with place and cost.
fn full_name(desk: &Desk, table: &Table, offer: &Offer) -> String {
    let texts = desk.texts;
    let title = texts.say(title_key(offer));
    let cell = match offer.state {
        Ok(Some(Action::Enter { camp, .. })) => Some(camp),
        _ if offer.what == Purchase::Exchange || offer.what == Purchase::Enter => None,
        _ => table.selection.map(|selection| selection.cell),
    };
    let (title, cost) = (title.into(), offer.cost.unwrap_or(0).into());
    match cell {
        Some(cell) => {
            let cell = table.rules().layout().name(cell).to_string().into();
            texts.with("bar-name-on", &[("title", title), ("cell", cell), ("cost", cost)])
        }
        None => texts.with("bar-name", &[("title", title), ("cost", cost)]),
    }
}

/// The key of what an offer is called.
#[must_use]
pub fn title_key(offer: &Offer) -> &'static str {
    match (offer.what, offer.piece) {
        (Purchase::Enter, Some(Piece::Leader)) => "bar-enter-leader",
        (Purchase::Enter, _) => "bar-enter-explorer",
        (Purchase::Transfer, _) => "bar-transfer",
        (Purchase::Move, _) => "bar-move",
        (Purchase::Uncover, _) => "bar-uncover",
        (Purchase::Dig, _) => "bar-dig",
        (Purchase::Exchange, _) => "bar-exchange",
        (Purchase::Camp, _) => "bar-camp-name",
        (Purchase::Guard, Some(Piece::Leader)) => "bar-guard-leader",
        (Purchase::Guard, _) => "bar-guard-explorer",
    }
}

/// On the right: end of turn, undo and redo; or what there is to do when no person acts.
fn turn_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, width: f32) {
    let texts = desk.texts;
    let state = table.state();
    let end_command = keyboard::end_command(desk, table);
    let mut button =
        |ui: &mut Ui, key: &str, main: bool, disabled: bool, shortcut: Option<Shortcut>, command: Command| {
            let ends = command == Command::Table(end_command);
            let end = if state.scoring().is_some() { Rule::new(7, 1) } else { Rule::new(3, 3) };
            let rule = ends.then_some(end);
            let title = texts.say(key);
            let hint = shortcut.map(|shortcut| format!("{title} ({})", shortcut.text(texts, ui.ctx())));
            let button = BarButton { title, disabled, main, rule, ..BarButton::default() };
            let mut response = button_ui(ui, desk, table, &button, width);
            if let Command::Table(command) = command {
                desk.note(ui, Spot::Does(command), response.rect);
            }
            if let Some(hint) = hint.filter(|_| !disabled) {
                let effects = || {
                    if ends { findings::effects(texts, table, &table.effects_of(Action::End)) } else { Vec::new() }
                };
                response = hint_ui(desk, response, &hint, effects);
            }
            let response = response.on_disabled_hover_text(texts.say("bar-undo-hint"));
            if response.clicked() {
                desk.push(command);
            }
            response
        };
    if state.phase() == Phase::Over {
        button(ui, "bar-final-table", true, false, None, TableCommand::ShowEnd(true).into());
        button(ui, "bar-new-game", false, false, Some(keys::NEW), Command::NewGame);
        return;
    }
    if table.stands_still() {
        button(ui, "bar-go-on", true, false, None, TableCommand::GoOn.into());
        return;
    }
    if table.computer_to_move().is_some() {
        // Where a lesson waits for the learner there is nothing to hurry.
        if !table.is_held() {
            button(ui, "bar-hurry", false, false, None, TableCommand::Hurry.into());
        }
        return;
    }
    let end = (state.phase() == Phase::Act && !table.looks_back()).then(|| {
        let key = if state.scoring().is_some() { "bar-end-score" } else { "bar-end-turn" };
        button(ui, key, true, false, Some(keys::END), end_command.into())
    });
    button(ui, "bar-redo", false, !table.can_redo(), Some(keys::REDO), TableCommand::Redo.into());
    button(ui, "bar-undo", false, !table.can_undo(), Some(keys::UNDO), TableCommand::Undo.into());
    if let Some(end) = end.filter(|_| table.asks_to_end()) {
        waste_ui(desk, table, &end);
    }
}

/// The question before points are lost, beside the button that ends the turn.
fn waste_ui(desk: &mut Desk, table: &Table, end: &Response) {
    let texts = desk.texts;
    egui::Popup::from_response(end)
        .open(true)
        .align(egui::RectAlign::TOP_END)
        .close_behavior(egui::PopupCloseBehavior::IgnoreClicks)
        .show(|ui| {
            ui.set_max_width((ui.ctx().content_rect().width() - 40.0).min(300.0));
            let points = texts.with("waste-question", &[("points", table.state().points().into())]);
            let response = ui.add(egui::Label::new(RichText::new(points).strong()).wrap());
            crate::app::kit::toasts::announce(&response);
            ui.horizontal(|ui| {
                if ui.button(texts.say("waste-end")).clicked() {
                    desk.push(TableCommand::Play(Action::End));
                }
                if ui.button(texts.say("waste-go-on")).clicked() {
                    desk.push(TableCommand::AskToEnd(false));
                }
            });
            desk.note(ui, Spot::Question, ui.min_rect());
        });
}
