//! The home screen: buttons to the other screens, in front of a view over the jungle.

use egui::{
    Align, Button, Frame, Label, Layout, Margin, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};

use crate::app::command::Command;
use crate::app::command::Desk;
use crate::app::games::{self, Summary};
use crate::app::kit::desk::follow_focus;
use crate::app::kit::still::Still;
use crate::app::route::Screen;
use crate::library::Library;
use crate::words::failures;

/// How wide the card with the buttons is.
const CARD: f32 = 348.0;
/// From this width on the card stands beside the temple of the view, not in front of it.
const WIDE: f32 = 760.0;

/// What the home screen keeps between two frames.
#[derive(Debug, Default)]
pub struct HomeView {
    scene: Still<(u32, bool)>,
    /// The height of the column of title and card in the last frame.
    column: f32,
}

/// The buttons that lead to other screens, two in a row.
fn ways() -> Vec<(&'static str, Command)> {
    vec![
        ("home-learn", Command::Show(Screen::Learn)),
        ("home-rules", Command::Show(Screen::Rules)),
        ("home-open", Command::Show(Screen::Open)),
        ("home-variants", Command::Show(Screen::Variants)),
        ("home-settings", Command::Show(Screen::Settings)),
        ("home-quit", Command::Quit),
    ]
}

/// Lays out the home screen; `game` is the game that can be continued, if there is one.
pub fn home_ui(ui: &mut Ui, desk: &mut Desk, view: &mut HomeView, game: Option<&Summary>, library: &Library) {
    let all = ui.max_rect().expand(f32::from(desk.theme.sizes.margin));
    let is_wide = all.width() >= WIDE;
    // With the card beside it, the temple stands in the middle of the remaining width.
    let left = (all.width() * 0.06).clamp(16.0, 90.0);
    let focus = if is_wide { ((left + CARD + all.width()) / 2.0 / all.width()).min(0.66) } else { 0.5 };
    let theme = desk.theme;
    view.scene.paint(&ui.painter_at(all), theme.is_dark, all, ((focus * 1000.0) as u32, is_wide), |_| {
        games::scene(&ui.painter_at(all), theme, all, focus, is_wide);
    });
    let width = CARD.min(ui.available_width() - 4.0);
    // The content scrolls over the view, so its ends must not fade into a panel's colour.
    ui.spacing_mut().scroll.fade.strength = 0.0;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        // The column stands in the middle of the height, or begins at the top where it is too high.
        let above = ((all.height() - view.column) * 0.42 - f32::from(theme.sizes.margin)).max(0.0);
        let shift = if is_wide { left } else { ((ui.available_width() - width) / 2.0).max(0.0) };
        let start = ui.cursor().min + vec2(shift, above);
        let place = Rect::from_min_size(start, vec2(width, ui.available_height()));
        let column =
            ui.scope_builder(egui::UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)), |ui| {
                ui.set_width(width);
                title_ui(ui, desk, width, all.height());
                card_ui(ui, desk, game);
                rejected_ui(ui, desk, library);
            });
        follow_focus(ui);
        let height = column.response.rect.height();
        if (height - view.column).abs() > 0.5 {
            view.column = height;
            ui.ctx().request_discard("how high the column is has come out");
        }
    });
}

fn title_ui(ui: &mut Ui, desk: &Desk, width: f32, window: f32) {
    let height = (width * 0.94 / games::lettering_width(1.0)).min(84.0).min(window * 0.17);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height * 1.35), Sense::hover());
    let title = desk.texts.say("home-title");
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &title));
    games::lettering(ui.painter(), desk.theme, rect.center(), height);
    ui.add_space(6.0);
}

fn card_ui(ui: &mut Ui, desk: &mut Desk, game: Option<&Summary>) {
    let (texts, theme) = (desk.texts, desk.theme);
    let card = Frame::new()
        .fill(theme.scene.veil)
        .stroke(egui::Stroke::new(1.0, theme.chrome.edge))
        .corner_radius(theme.sizes.card_radius)
        .inner_margin(Margin::same(16));
    card.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let subtitle = RichText::new(texts.say("home-subtitle")).color(theme.chrome.gold);
            ui.add(Label::new(subtitle).wrap());
            let full = vec2(ui.available_width(), 44.0);
            let large = |key: &str| RichText::new(texts.say(key)).size(theme.sizes.text * 1.2);
            // The main button is “Continue” if there is a game, else “New game”.
            let main = |key: &str| {
                Button::new(large(key).strong().color(theme.chrome.accent_text))
                    .fill(theme.chrome.accent_fill)
                    .min_size(full)
            };
            let button = |key: &str| Button::new(large(key)).min_size(full);
            let go_on = if game.is_some() { main("home-continue") } else { button("home-continue") };
            if ui.add_enabled(game.is_some(), go_on).on_disabled_hover_text(texts.say("home-no-game")).clicked() {
                desk.push(Command::Continue);
            }
            if let Some(game) = game {
                let line = texts.with(
                    "home-game",
                    &[("about", game.about(texts).into()), ("progress", game.progress(texts).into())],
                );
                let line = RichText::new(line).small().color(theme.chrome.text_weak);
                ui.add(Label::new(line).wrap());
            }
            if ui.add(if game.is_some() { button("home-new") } else { main("home-new") }).clicked() {
                desk.push(Command::Show(Screen::Setup));
            }
            let half = vec2((ui.available_width() - 8.0) / 2.0, 36.0);
            for pair in ways().chunks(2) {
                ui.horizontal(|ui| {
                    for (key, command) in pair {
                        if ui.add(Button::new(texts.say(key)).min_size(half)).clicked() {
                            desk.push(command.clone());
                        }
                    }
                });
            }
        });
    });
}

/// The variant files that could not be loaded when the program began.
fn rejected_ui(ui: &mut Ui, desk: &Desk, library: &Library) {
    for rejected in library.rejected() {
        let said = failures::rejected(desk.texts, rejected);
        let card = Frame::new().fill(desk.theme.scene.veil).corner_radius(8).inner_margin(8);
        card.show(ui, |ui| ui.label(RichText::new(said).color(desk.theme.chrome.warn)));
    }
}
