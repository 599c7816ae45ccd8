//! The home screen: where to go from here.

use egui::{Button, RichText, ScrollArea, Ui, vec2};

use crate::app::art;
use crate::app::command::Command;
use crate::app::failures;
use crate::app::screen::Screen;
use crate::app::ui::Desk;
use crate::library::Library;

/// Lays out the home screen.
pub fn home_ui(ui: &mut Ui, desk: &mut Desk, can_go_on: bool, library: &Library) {
    let texts = desk.texts;
    let all = ui.max_rect().expand(f32::from(desk.theme.sizes.margin));
    art::backdrop(&ui.painter().with_clip_rect(all), desk.theme, all);
    let above = ui.available_height() * 0.16;
    let list = ScrollArea::vertical().auto_shrink([false, false]);
    list.show(ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(above);
            ui.label(RichText::new(texts.say("home-title")).size(64.0).strong().color(desk.theme.chrome.gold));
            ui.label(RichText::new(texts.say("home-subtitle")).size(desk.theme.sizes.text_heading));
            ui.add_space(32.0);
            let mut item = |possible: bool, key: &str, command: Command| {
                let text = RichText::new(texts.say(key)).size(desk.theme.sizes.text_heading);
                let button = Button::new(text).min_size(vec2(280.0, 44.0));
                if ui.add_enabled(possible, button).clicked() {
                    desk.push(command);
                }
                ui.add_space(4.0);
            };
            item(can_go_on, "home-continue", Command::Continue);
            item(true, "home-new", Command::Show(Screen::Setup));
            item(true, "home-learn", Command::Show(Screen::Learn));
            item(true, "home-open", Command::Show(Screen::Open));
            item(true, "home-settings", Command::Show(Screen::Settings));
            item(true, "home-quit", Command::Quit);
            for rejected in library.rejected() {
                let reason = failures::variant(texts, &rejected.reason);
                let values = [("path", rejected.path.display().to_string().into()), ("reason", reason.into())];
                ui.label(RichText::new(texts.with("home-rejected", &values)).color(desk.theme.chrome.warn));
            }
        })
    });
}
