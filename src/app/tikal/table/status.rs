//! The line above the buttons of the bar: the points left, and what is asked, or what was refused and by which rule.

use egui::{Button, RichText, Sense, Ui, vec2};

use super::{Notice, Table};
use crate::app::tikal::command::Command;
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::{art, words};
use crate::game::Actor;
use crate::tikal::{Action, Phase, Rule};

/// The points as dots and one sentence: what is asked, or what was refused.
pub fn status_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let (state, texts) = (table.shown(), desk.texts);
    if matches!(state.phase(), Phase::Act | Phase::Place(_) | Phase::Reveal) {
        let most = table.rules().action_points();
        let step = 16.0;
        let (rect, _) = ui.allocate_exact_size(vec2(f32::from(most) * step, 20.0), Sense::hover());
        for point in 0..most {
            let centre = rect.left_center() + vec2((f32::from(point) + 0.5) * step, 0.0);
            art::action_point(ui.painter(), desk.theme, centre, 6.5, point >= state.points());
        }
        let points = texts.with("bar-points", &[("points", state.points().into())]);
        let label = ui.label(RichText::new(points).strong());
        desk.note(ui, Spot::Points, rect.union(label.rect));
        ui.separator();
    }
    if table.looks_back() && !matches!(table.notice, Some(Notice::Idle(_))) {
        ui.add(egui::Label::new(texts.say("ask-back")).truncate());
        return;
    }
    if let Some(notice) = &table.notice {
        let text = match notice {
            Notice::Refused(why) => words::reason(texts, table, why),
            Notice::NoHex(_) => texts.say("bar-no-hex"),
            Notice::Idle(why) => texts.say(why.text()),
            Notice::Missed => texts.say("notice-missed"),
            &Notice::TooFar { cell, need: Some(need), points } => {
                let values = [("cell", cell.to_string().into()), ("need", need.into()), ("points", points.into())];
                texts.with("notice-too-far", &values)
            }
            Notice::TooFar { cell, need: None, .. } => {
                texts.with("notice-no-way", &[("cell", cell.to_string().into())])
            }
            Notice::Stopped { action, reason } => texts.with(
                "notice-stopped",
                &[("action", (*action).into()), ("reason", words::stop(texts, table, reason).into())],
            ),
        };
        let rule = notice.rule();
        notice_ui(ui, desk, &text, rule);
        return;
    }
    let text = match table.probe {
        Some(walker) => words::reach(texts, table, walker),
        None => asked(desk, table),
    };
    ui.add(egui::Label::new(text).truncate());
}

/// What was refused, and a button that opens the rule behind it.
fn notice_ui(ui: &mut Ui, desk: &mut Desk, text: &str, rule: Option<Rule>) {
    let colour = desk.theme.chrome.warn;
    let label = egui::Label::new(RichText::new(text).color(colour)).truncate();
    let Some(rule) = rule else {
        ui.add(label);
        return;
    };
    let title = desk.texts.with("rules-of-refusal", &[("rule", rule.to_string().into())]);
    let font = egui::TextStyle::Button.resolve(ui.style());
    let words = ui.painter().layout_no_wrap(title.clone(), font, colour).size().x;
    // The button keeps its width; the text is cut.
    let wide = words + 2.0 * ui.spacing().button_padding.x + ui.spacing().item_spacing.x + 2.0;
    ui.scope(|ui| {
        ui.set_max_width((ui.available_width() - wide).max(40.0));
        ui.add(label);
    });
    if ui.add(Button::new(title).small()).clicked() {
        desk.push(Command::ShowRule(rule.into()));
    }
}

/// What is asked, and of whom.
fn asked(desk: &Desk, table: &Table) -> String {
    let (state, texts) = (table.state(), desk.texts);
    let name = [("name", table.name(state.seat()).to_owned().into())];
    match state.actor() {
        Actor::Nobody => texts.say("ask-over"),
        Actor::Chance => texts.with(if table.chance_by_hand() { "ask-chance" } else { "ask-wait" }, &name),
        Actor::Seat(_) if table.stands_still() => texts.with("ask-still", &name),
        Actor::Seat(_) if table.computer_to_move().is_some() => {
            texts.with(if table.is_held() { "ask-lesson" } else { "ask-computer" }, &name)
        }
        Actor::Seat(_) => match state.phase() {
            Phase::Bid(_) => texts.with("ask-bid", &name),
            Phase::Choose => texts.with("ask-choose", &name),
            Phase::Place(_) => texts.with("ask-place", &name),
            _ if table.entering.is_some() => texts.with("ask-camp", &name),
            _ if table.reach.is_some() => texts.with("ask-walk", &name),
            Phase::Act if state.points() == 0 && table.legal().iter().all(|&action| action == Action::End) => {
                texts.with(if state.scoring().is_some() { "ask-end-score" } else { "ask-end" }, &name)
            }
            _ if state.scoring().is_some() => texts.with("ask-scoring", &name),
            _ => texts.with("ask-act", &name),
        },
    }
}
