//! The choice of an exchange: what is given, what is taken, and from whom.

use egui::{Button, RichText, Ui};

use super::{Table, findings};
use crate::app::tikal::command::{ExchangeDraft, TableCommand};
use crate::app::tikal::desk::Desk;
use crate::app::tikal::rulebook::rules_button_ui;
use crate::app::tikal::words;
use crate::tikal::{Action, Purchase};

/// Shows the choice in a panel over the table, while an exchange is being chosen.
pub fn exchange_ui(ui: &Ui, desk: &mut Desk, table: &Table) {
    let Some(draft) = table.exchange else { return };
    let modal = egui::Modal::new(egui::Id::unique("exchange"))
        .frame(egui::Frame::window(ui.style()).inner_margin(20))
        .show(ui.ctx(), |ui| {
            ui.set_width(320.0);
            choice_ui(ui, desk, table, draft);
        });
    if modal.should_close() {
        desk.push(TableCommand::Exchange(None));
    }
}

fn choice_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, draft: ExchangeDraft) {
    let (state, texts) = (table.state(), desk.texts);
    ui.horizontal(|ui| {
        ui.heading(texts.say("exchange-heading"));
        rules_button_ui(ui, desk, Purchase::Exchange.rule(), &texts.say("exchange-heading"));
    });
    let mut gives = Vec::new();
    let mut takes = Vec::new();
    for action in table.legal() {
        let Action::Exchange { give, with, take } = *action else { continue };
        if !gives.contains(&give) {
            gives.push(give);
        }
        if draft.give.is_none_or(|chosen| chosen == give) && !takes.contains(&(with, take)) {
            takes.push((with, take));
        }
    }
    ui.label(RichText::new(texts.say("exchange-give")).strong());
    ui.horizontal_wrapped(|ui| {
        for give in gives {
            let name = words::treasure(texts, table, give);
            let chosen = draft.give == Some(give);
            let full = texts.with("exchange-give-name", &[("kind", name.clone().into())]);
            if ui.add(Button::selectable(chosen, name)).accessible_name(full).clicked() {
                let take = draft.take.filter(|&(_, take)| take != give);
                desk.push(TableCommand::Exchange(Some(ExchangeDraft { give: Some(give), take })));
            }
        }
    });
    for &seat in state.seats() {
        if takes.iter().all(|&(with, _)| with != seat) {
            continue;
        }
        let name = table.name(seat).to_owned();
        ui.label(RichText::new(texts.with("exchange-take", &[("name", name.clone().into())])).strong());
        ui.horizontal_wrapped(|ui| {
            for &(with, take) in takes.iter().filter(|&&(with, _)| with == seat) {
                let kind = words::treasure(texts, table, take);
                let chosen = draft.take == Some((with, take));
                let values = [("kind", kind.clone().into()), ("name", name.clone().into())];
                let full = texts.with("exchange-take-name", &values);
                if ui.add(Button::selectable(chosen, kind)).accessible_name(full).clicked() {
                    let draft = ExchangeDraft { take: Some((with, take)), ..draft };
                    desk.push(TableCommand::Exchange(Some(draft)));
                }
            }
        });
    }
    if let ExchangeDraft { give: Some(give), take: Some((with, take)) } = draft {
        let effects = table.effects_of(Action::Exchange { give, with, take });
        for text in findings::effects(texts, table, &effects) {
            ui.label(RichText::new(text).color(desk.theme.chrome.accent));
        }
    }
    ui.separator();
    ui.horizontal(|ui| {
        let action = match (draft.give, draft.take) {
            (Some(give), Some((with, take))) => Some(Action::Exchange { give, with, take }),
            _ => None,
        };
        let legal = action.filter(|&action| state.check(table.rules(), action).is_ok());
        if ui.add_enabled(legal.is_some(), Button::new(texts.say("exchange-do"))).clicked()
            && let Some(action) = legal
        {
            desk.push(TableCommand::Play(action));
        }
        if ui.button(texts.say("exchange-cancel")).clicked() {
            desk.push(TableCommand::Exchange(None));
        }
    });
}
