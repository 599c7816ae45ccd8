//! The home screen: buttons to the other screens and the player's games, in front of a view over the jungle.

mod bin;
mod games;
mod report;
mod restored;

use std::path::PathBuf;

use egui::{
    Align, Button, Frame, Label, Layout, Margin, Rect, RichText, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

pub use self::report::Report;
pub use self::restored::Restored;
use crate::app::command::{Command, Desk};
use crate::app::friends;
use crate::app::friends::company::Resting;
use crate::app::games::Thumbnails;
use crate::app::hexboard::art;
use crate::app::kit::desk::follow_focus;
use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;
use crate::app::route::Screen;
use crate::library::Libraries;
use crate::listing;
use crate::listing::Listing;
use crate::listing::Summary;

/// The width of the card with the buttons.
const CARD: f32 = 348.0;
/// From this width on the card stands beside the temple of the view, not in front of it.
const WIDE: f32 = 760.0;
/// The greatest width of the card in a low window, where its buttons stand side by side.
const LOW_CARD: f32 = 560.0;
/// A window lower than this is low.
const LOW: f32 = 470.0;
/// From this width on three buttons stand in a row of the card in a low window.
const THREE: f32 = 360.0;
/// The greatest width of the card with the games where it stands below the other.
const NARROW_GAMES: f32 = 560.0;
/// The room between the two cards, and between them and the edge of the window.
const GAP: f32 = 20.0;
/// The margin inside the cards.
const MARGIN: f32 = 16.0;
/// And inside those that tell something.
const NOTICE_MARGIN: i8 = 8;

/// The state that the home screen keeps between two frames.
#[derive(Debug, Default)]
pub struct HomeView {
    scene: Still<(u32, bool)>,
    /// The height of the column of title and card in the last frame.
    column: f32,
    /// The report of a fault that the player has not put away.
    pub report: Option<Report>,
    /// The documents that the editor has taken up from an earlier run, until somebody looks at them.
    pub restored: Option<Restored>,
    /// The height of the card with the games in the last frame.
    beside: f32,
    /// The files of the player's games.
    pub games: Listing<FilePlace>,
    /// The tables over the net that rest.
    pub resting: Vec<Resting>,
    lists: games::GamesView,
    pictures: Thumbnails,
}

impl HomeView {
    /// Shows the games, not the bin, and gives none another name: for whoever comes from another screen.
    pub fn begin(&mut self) {
        self.lists.begin();
    }

    /// Asks for another name of the game with this file.
    pub fn begin_renaming(&mut self, path: PathBuf) {
        self.lists.begin_renaming(path);
    }
}

/// Where a game's file is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FilePlace {
    /// Among the games.
    Shelf,
    /// In the bin.
    Bin,
}

/// The player's own game at the table.
#[derive(Clone, Debug)]
pub struct Own {
    /// The game.
    pub game: Summary,
    /// Its file, once it has one.
    pub file: Option<PathBuf>,
    /// Counts up whenever it changes.
    pub changes: u64,
}

/// The game to which the first button leads.
struct Next {
    command: Command,
    game: Summary,
}

impl Next {
    /// True if it can be played on; otherwise its result can be seen.
    fn goes_on(&self) -> bool {
        !self.game.is_over()
    }
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

/// Lays out the home screen; `own` is the game at the table, if there is one.
pub fn home_ui(ui: &mut Ui, desk: &mut Desk, view: &mut HomeView, own: Option<&Own>, libraries: &Libraries) {
    let all = ui.max_rect().expand(f32::from(desk.theme.sizes.margin));
    let is_wide = all.width() >= WIDE;
    // With the card beside it, the temple stands in the middle of the remaining width.
    let left = (all.width() * 0.06).clamp(16.0, 90.0);
    let is_listed = games::is_listed(view, own);
    let left = if is_listed && is_wide { left.min(all.width() * 0.03) } else { left };
    let focus = if is_wide { ((left + CARD + all.width()) / 2.0 / all.width()).min(0.66) } else { 0.5 };
    let theme = desk.theme;
    view.scene.paint(&ui.painter_at(all), theme.is_dark, all, ((focus * 1000.0) as u32, is_wide), |_| {
        art::scene(&ui.painter_at(all), theme, all, focus, is_wide);
    });
    // The content scrolls over the view, so its ends must not fade into a panel's colour.
    ui.spacing_mut().scroll.fade.strength = 0.0;
    let room = Room { all, left, is_wide };
    if !(is_wide && is_listed) {
        column_ui(ui, desk, view, own, libraries, room);
        return;
    }
    let whole = ui.max_rect();
    let border = whole.left() + left + CARD + GAP / 2.0;
    ui.scope_builder(UiBuilder::new().max_rect(whole.with_max_x(border)), |ui| {
        column_ui(ui, desk, view, own, libraries, room);
    });
    let beside = Rect::from_min_max(pos2(border + GAP / 2.0, all.top() + GAP), all.max - vec2(GAP, GAP));
    beside_ui(ui, desk, view, own, beside);
}

/// The room that the home screen has: all of it, what stays free on the left, and true if two columns have room.
#[derive(Clone, Copy)]
struct Room {
    all: Rect,
    left: f32,
    is_wide: bool,
}

/// The title, the card with the buttons and, where there is no room beside them, the one with the games.
fn column_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    view: &mut HomeView,
    own: Option<&Own>,
    libraries: &Libraries,
    Room { all, left, is_wide }: Room,
) {
    // What was left unsaved comes first, and takes its room from the buttons.
    let least = if view.restored.is_some() { LOW + restored::HEIGHT } else { LOW };
    let is_low = all.height() < least;
    let widest = if is_low && !is_wide { LOW_CARD } else { CARD };
    let width = widest.min(ui.available_width() - 4.0);
    let theme = desk.theme;
    ScrollArea::vertical().id_salt("column").auto_shrink([false, false]).show(ui, |ui| {
        // The column stands in the middle of the height, or begins at the top where it is too high.
        let above = ((all.height() - view.column) * 0.42 - f32::from(theme.sizes.margin)).max(0.0);
        let shift = if is_wide { left } else { ((ui.available_width() - width) / 2.0).max(0.0) };
        let start = ui.cursor().min + vec2(shift, above);
        let place = Rect::from_min_size(start, vec2(width, ui.available_height()));
        let builder = UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min));
        let column = ui.scope_builder(builder, |ui| {
            ui.set_width(width);
            title_ui(ui, desk, width, all.height(), is_low);
            let next = next(view, own);
            restored::restored_ui(ui, desk, view.restored.as_ref());
            card_ui(ui, desk, next.as_ref(), is_low);
            report::report_ui(ui, desk, view.report.as_ref());
            rejected_ui(ui, desk, libraries);
        });
        let mut height = column.response.rect.height();
        if !is_wide && games::is_listed(view, own) {
            ui.add_space(8.0);
            let width = NARROW_GAMES.min(ui.available_width() - 12.0);
            let start = pos2(all.center().x - width / 2.0, ui.cursor().top());
            let place = Rect::from_min_size(start, vec2(width, ui.available_height()));
            let below = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
                veil(desk.theme).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    games::games_ui(ui, desk, view, own, None);
                });
            });
            height += below.response.rect.height() + 8.0;
            ui.add_space(12.0);
        }
        follow_focus(ui);
        if (height - view.column).abs() > 0.5 {
            view.column = height;
            ui.ctx().request_discard("how high the column is has come out");
        }
    });
}

/// The card with the games beside the column.
fn beside_ui(ui: &mut Ui, desk: &mut Desk, view: &mut HomeView, own: Option<&Own>, room: Rect) {
    let width = (games::widest(view, own) + 2.0 * MARGIN).min(room.width());
    let above = ((room.height() - view.beside) * 0.42).max(0.0);
    let place = Rect::from_min_size(room.min + vec2(0.0, above), vec2(width, room.height()));
    let laid = ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        veil(desk.theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            games::games_ui(ui, desk, view, own, Some(room.height() - 2.0 * MARGIN - 2.0));
        });
    });
    let height = laid.response.rect.height().min(room.height());
    if (height - view.beside).abs() > 0.5 {
        view.beside = height;
        ui.ctx().request_discard("how high the lists are has come out");
    }
}

/// The game that is played on unless another is chosen: the one at the table, else the last one that is not over. Without
/// any, the one at the table whose result can be seen.
fn next(view: &HomeView, own: Option<&Own>) -> Option<Next> {
    let at_table = own.map(|own| Next { command: Command::Continue, game: own.game.clone() });
    if at_table.as_ref().is_some_and(Next::goes_on) {
        return at_table;
    }
    let last = games::newest(view);
    last.map(|(path, game)| Next { command: Command::Resume(path.to_owned()), game: game.clone() }).or(at_table)
}

/// The frame of a card that lies over the view.
fn veil(theme: &Theme) -> Frame {
    Frame::new()
        .fill(theme.scene.veil)
        .stroke(egui::Stroke::new(1.0, theme.chrome.edge))
        .corner_radius(theme.sizes.card_radius)
        .inner_margin(Margin::same(MARGIN as i8))
}

/// A card of the column that tells something, as wide as the one with the buttons.
fn notice_ui<T>(ui: &mut Ui, theme: &Theme, content: impl FnOnce(&mut Ui) -> T) -> T {
    let card = veil(theme).inner_margin(Margin::same(NOTICE_MARGIN));
    let inside = |ui: &mut Ui| {
        ui.set_width(ui.available_width());
        content(ui)
    };
    card.show(ui, inside).inner
}

fn title_ui(ui: &mut Ui, desk: &Desk, width: f32, window: f32, is_low: bool) {
    let most = window * if is_low { 0.1 } else { 0.17 };
    let height = (width * 0.94 / art::lettering_width(1.0)).min(84.0).min(most);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height * 1.35), Sense::hover());
    let title = desk.texts.say("home-title");
    response.widget_info(|| WidgetInfo::labeled(Role::Heading, true, &title));
    art::lettering(ui.painter(), desk.theme, rect.center(), height);
    ui.add_space(6.0);
}

/// The card with the buttons to the other screens; on little height several stand side by side.
fn card_ui(ui: &mut Ui, desk: &mut Desk, next: Option<&Next>, is_low: bool) {
    let (texts, theme) = (desk.texts, desk.theme);
    veil(desk.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            if !is_low {
                let subtitle = RichText::new(texts.say("home-subtitle")).color(theme.chrome.gold);
                ui.add(Label::new(subtitle).wrap());
            }
            // Whoever can play over the net has three ways to a game, which stand in one row or in two.
            let in_one = friends::OFFERED && is_low && ui.available_width() >= THREE;
            let beside = if in_one {
                3.0
            } else if is_low {
                2.0
            } else {
                1.0
            };
            let share = |ui: &Ui, parts: f32| vec2((ui.available_width() - 8.0 * (parts - 1.0)) / parts, 44.0);
            let full = share(ui, beside);
            let size = theme.sizes.text * if is_low { 1.0 } else { 1.2 };
            let large = |key: &str| RichText::new(texts.say(key)).size(size);
            // The main button is “Continue” if a game can be played on, else “New game”.
            let main = |key: &str| {
                Button::new(large(key).strong().color(theme.chrome.accent_text))
                    .fill(theme.chrome.accent_fill)
                    .min_size(full)
            };
            let button = |key: &str| Button::new(large(key)).min_size(full);
            let goes_on = next.is_some_and(Next::goes_on);
            let key = if goes_on || next.is_none() { "home-continue" } else { "home-result" };
            let go_on = if goes_on { main(key) } else { button(key) };
            let new = if goes_on { button("home-new") } else { main("home-new") };
            let add_go_on = |ui: &mut Ui, desk: &mut Desk| {
                let go_on = ui.add_enabled(next.is_some(), go_on).on_disabled_hover_text(texts.say("home-no-game"));
                if let Some(Next { command, .. }) = next.filter(|_| go_on.clicked()) {
                    desk.push(command.clone());
                }
            };
            let half = share(ui, 2.0);
            let add_new = |ui: &mut Ui, desk: &mut Desk, size: Vec2| {
                if ui.add(new.min_size(size)).clicked() {
                    desk.push(Command::Show(Screen::Setup));
                }
            };
            let add_join = |ui: &mut Ui, desk: &mut Desk, size: Vec2| {
                let join = ui.add(Button::new(large("home-join")).min_size(size));
                if join.on_hover_text(texts.say("home-join-hint")).clicked() {
                    desk.push(Command::Show(Screen::Join));
                }
            };
            let about = |ui: &mut Ui| {
                let Some(Next { game, .. }) = next else { return };
                let line = texts.with(
                    "home-game",
                    &[("about", game.about(texts).into()), ("progress", game.progress(texts).into())],
                );
                let line = RichText::new(line).small().color(theme.chrome.text_weak);
                ui.add(Label::new(line).wrap());
            };
            if is_low {
                ui.horizontal(|ui| {
                    ui.spacing_mut().button_padding.x = 4.0;
                    add_go_on(ui, desk);
                    add_new(ui, desk, full);
                    if in_one {
                        add_join(ui, desk, full);
                    }
                });
                about(ui);
                if friends::OFFERED && !in_one {
                    add_join(ui, desk, share(ui, 1.0));
                }
            } else {
                add_go_on(ui, desk);
                about(ui);
                if friends::OFFERED {
                    ui.horizontal(|ui| {
                        add_new(ui, desk, half);
                        add_join(ui, desk, half);
                    });
                } else {
                    add_new(ui, desk, full);
                }
            }
            let in_row = if is_low && ui.available_width() >= THREE { 3 } else { 2 };
            let share = vec2((ui.available_width() - 8.0 * (in_row as f32 - 1.0)) / in_row as f32, 36.0);
            for row in ways().chunks(in_row) {
                ui.horizontal(|ui| {
                    ui.spacing_mut().button_padding.x = 4.0;
                    for (key, command) in row {
                        if ui.add(Button::new(texts.say(key)).min_size(share)).clicked() {
                            desk.push(command.clone());
                        }
                    }
                });
            }
        });
    });
}

/// The variant files that could not be loaded when the program began.
fn rejected_ui(ui: &mut Ui, desk: &Desk, libraries: &Libraries) {
    for (path, reason) in listing::rejected(desk.texts, libraries) {
        let values = [("path", path.display().to_string().into()), ("reason", reason.into())];
        let said = desk.texts.with("home-rejected", &values);
        let told = RichText::new(said).color(desk.theme.chrome.warn);
        notice_ui(ui, desk.theme, |ui| ui.add(Label::new(told).wrap()));
    }
}
