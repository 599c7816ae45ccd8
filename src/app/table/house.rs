//! The end of the line above the bar: how fast computers play, and the house option that everything can be taken
//! back, with the button that uses it.

use egui::{Align, Button, Layout, RichText, Ui};

use super::{Desk, Table, TableCommand, TableGame, WindowCommand, clock_ui, hint};
use crate::app::kit::keys;
use crate::app::kit::settings::ComputerPace;
use crate::app::kit::tooltips::Said;
use crate::game::{Player, TakeBack};

/// Lays out the line, and on its right what belongs to the whole game; where there is little room, as signs, and where the
/// sentence in the line needs all of it, not at all.
pub fn beside_ui<G: TableGame>(
    ui: &mut Ui,
    desk: &mut Desk<G>,
    table: &Table<G>,
    (share, has_room): (Share, bool),
    line: impl FnOnce(&mut Ui, &mut Desk<G>),
) {
    let is_narrow = !has_room || share != Share::Rest;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().interact_size.y = 22.0;
        ui.spacing_mut().button_padding.y = 1.0;
        // Never out of sight, whatever else gives way.
        clock_ui(ui, desk, table);
        if table.advice().is_some() {
            // The sentence on the left speaks of what can be done with a hint.
            hint::ways_ui(ui, desk, table);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| line(ui, desk));
            return;
        }
        if share != Share::All {
            pace_ui(ui, desk, table, is_narrow);
            take_back_ui(ui, desk, table, is_narrow);
            hint::button_ui(ui, desk, table, is_narrow);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| line(ui, desk));
    });
}

/// The pace of the computers, where computers play.
fn pace_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, is_narrow: bool) {
    if !table.sitting().seats().iter().any(|seat| matches!(seat.player, Player::Computer(_))) {
        return;
    }
    let texts = desk.texts;
    let now = ComputerPace::nearest(desk.settings.computer_pause);
    let name = || texts.with("bar-pace", &[("pace", texts.say(now.key()).into())]);
    let title = if is_narrow { "▶".to_owned() } else { format!("▶ {}", texts.say(now.key())) };
    let title = RichText::new(title).small();
    let button = ui.button(title).named(name).says(name);
    egui::Popup::menu(&button).align(egui::RectAlign::TOP_END).show(|ui| {
        for pace in ComputerPace::ALL {
            let name = texts.with("bar-pace", &[("pace", texts.say(pace.key()).into())]);
            let choice = ui.add(Button::selectable(pace == now, texts.say(pace.key()))).accessible_name(name);
            if choice.clicked() {
                desk.push(WindowCommand::SetPace(pace));
                ui.close();
            }
        }
        if table.computer_to_move().is_some() && !table.is_held() && !table.is_plan() {
            ui.separator();
            let waits = ui.add(Button::selectable(table.stands_still(), texts.say("bar-pause")));
            if waits.on_hover_text(texts.say("bar-pause-about")).clicked() {
                desk.push(if table.stands_still() { TableCommand::GoOn } else { TableCommand::Pause });
                ui.close();
            }
        }
    });
}

/// That everything can be taken back here, and the button that takes back a whole turn.
fn take_back_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, is_narrow: bool) {
    // On the copy of a plan there is no house.
    if table.is_plan() || table.sitting().take_back() != TakeBack::Anything {
        return;
    }
    let texts = desk.texts;
    let shortcut = keys::TAKE_BACK_TURN;
    let title = if is_narrow { "↺".to_owned() } else { texts.say("bar-take-back-turn") };
    let title = RichText::new(title).small();
    let button = ui.add_enabled(table.can_take_back_turn(), Button::new(title));
    let hint = |ui: &mut Ui, key: Option<&str>| {
        ui.label(format!("{} ({})", texts.say(shortcut.name), shortcut.text(texts, ui.ctx())));
        ui.weak(texts.say("bar-take-back-turn-hint"));
        if let Some(key) = key {
            ui.weak(texts.say(key));
        }
    };
    let none = table.why_no_whole_undo().text();
    let button = button.named(|| texts.say(shortcut.name)).shows(|ui| hint(ui, None));
    let button = button.on_disabled_hover_ui(|ui| hint(ui, Some(none)));
    if button.clicked() {
        desk.push(TableCommand::TakeBackTurn);
    }
}

/// The share of the line above the buttons that is left to its sentence: what else stands in it gives way to one that
/// would be cut.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug, Default)]
pub enum Share {
    /// Everything stands there.
    #[default]
    Rest,
    /// One dot stands for all points, signs stand for the words of what belongs to the whole game.
    More,
    /// Nothing else but the points.
    All,
}
