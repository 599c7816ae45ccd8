//! Ways into the rulebook from other screens: a small question mark beside what it explains, and a key. They work in
//! every room whose commands can be made from the number of a rule.

use egui::{Response, RichText, Sense, Ui, vec2};

use crate::app::kit::desk::Desk;
use crate::app::kit::draw::signs;
use crate::app::kit::keys;
use crate::app::kit::tooltips::Said;
use crate::words::rulebook::Citation;

/// The side of the button.
const SIZE: f32 = 18.0;

/// A small question mark that opens the rulebook at a rule; `what` is what the rule is about.
pub fn rules_button_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    rule: impl Into<Citation>,
    what: &str,
) {
    let chrome = &desk.theme.chrome;
    let (rect, response) = ui.allocate_exact_size(vec2(SIZE, SIZE), Sense::click());
    let name = || desk.texts.with("rules-about", &[("what", what.to_owned().into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, ui.is_enabled(), name()));
    let is_aimed = response.hovered() || response.has_focus();
    let colour = if is_aimed { chrome.accent } else { chrome.text_weak };
    signs::sign(ui.painter(), rect.center(), rect.width() * 0.42, signs::Sign::Help, colour);
    if response.says(name).clicked() {
        desk.push(rule.into());
    }
}

/// A heading of a panel's section, with a question mark at its end that opens the rulebook.
pub fn heading_with_rules<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    key: &str,
    rule: impl Into<Citation>,
) {
    ui.add_space(4.0);
    let title = desk.texts.say(key);
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = SIZE;
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            rules_button_ui(ui, desk, rule, &title);
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                let text = RichText::new(&title).strong().color(desk.theme.chrome.gold);
                ui.add(egui::Label::new(text).wrap());
            });
        });
    });
}

/// Opens the rulebook by its key while the widget has the focus, or from its context menu.
pub fn rule_key<C: From<Citation>, S: PartialEq>(ui: &Ui, desk: &mut Desk<C, S>, response: &Response, rule: Citation) {
    if response.has_focus() && keys::asks_for_rule(ui.ctx()) {
        desk.push(rule);
    }
    // Where no menu is open and none is asked for, there is nothing to lay out.
    if !response.secondary_clicked() && !egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    response.context_menu(|ui| {
        let text = desk.texts.say("rules-of-action");
        let button = egui::Button::new(&text).shortcut_text(keys::RULE.text(desk.texts, ui.ctx()));
        if ui.add(button).accessible_name(&text).clicked() {
            desk.push(rule);
            ui.close();
        }
    });
}
