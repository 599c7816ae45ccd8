//! The end of the game: who has won, where the points came from, how the scores went, and what comes next.

use egui::{
    Align, Button, Frame, Label, Layout, Margin, RichText, ScrollArea, Sense, Stroke, TextStyle, Ui, UiBuilder, vec2,
};

use super::{AfterEnd, Command, Desk, Table, TableCommand, TableGame, WindowCommand, breakdown, plot};
use crate::app::kit::desk::follow_focus;
use crate::app::kit::toasts::{Toast, Tone, announce};
use crate::app::kit::widgets::wrapped_height;
use crate::game::Seat;

/// The greatest width of the panel over the board.
const WIDTH: f32 = 980.0;
/// From this width on the table and the plot stand side by side.
const WIDE: f32 = 820.0;
/// In a window lower than this, margins and letters are smaller.
const LOW: f32 = 500.0;
/// The gap above the buttons.
const GAP: f32 = 8.0;

/// The things that the final table shows besides the game.
#[derive(Clone, Copy)]
pub struct Ending<'a> {
    /// The way on from the game.
    pub after: AfterEnd,
    /// The message of the window that goes away by itself, while there is one.
    pub told: Option<&'a Toast>,
}

impl<G: TableGame> Table<G> {
    /// True if the final table lies over the board.
    #[must_use]
    pub fn shows_end(&self) -> bool {
        self.is_over() && self.end_shown && !G::is_moving(self)
    }

    /// The winners, once the game is over.
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        let mut winners = Vec::new();
        self.state().winners(self.rules(), &mut winners);
        winners
    }
}

/// Shows the end over the board, once the game is over and the last scoring has been shown item by item, until the
/// player closes it.
pub fn end_ui<G: TableGame>(ui: &Ui, desk: &mut Desk<G>, table: &Table<G>, ending: Ending<'_>) {
    if !table.shows_end() {
        return;
    }
    let screen = ui.ctx().content_rect();
    let is_low = screen.height() < LOW;
    let margin = if is_low { 12.0 } else { 20.0 };
    let frame = Frame::window(ui.style()).inner_margin(margin);
    let modal = egui::Modal::new(egui::Id::unique("end")).frame(frame).show(ui.ctx(), |ui| {
        ui.set_width((screen.width() - 2.0 * margin - 16.0).min(WIDTH));
        // The foot stays in sight, however low the window is; what is above it scrolls.
        let texts: Vec<String> = std::iter::once("end-rematch")
            .chain(ways::<G>(ending.after).into_iter().map(|(key, _)| key))
            .map(|key| desk.texts.say(key))
            .collect();
        let told = ui.text_style_height(&TextStyle::Body) + ui.spacing().item_spacing.y;
        let foot = wrapped_height(ui, ui.available_width(), &texts) + told;
        let most = (screen.height() - 2.0 * margin - 16.0 - foot - GAP).max(40.0);
        // With this least height the area does not take over the height that it had before its content was known.
        let area = ScrollArea::vertical().max_height(most).min_scrolled_height(most).auto_shrink([false, true]);
        area.show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 8.0);
            banner_ui(ui, desk, table);
            ui.add_space(10.0);
            if ui.available_width() >= WIDE {
                ui.columns(2, |columns| {
                    columns[0].vertical(|ui| breakdown::breakdown_ui(ui, desk, table));
                    columns[1].vertical(|ui| plot::plot_ui(ui, desk, table));
                });
            } else {
                breakdown::breakdown_ui(ui, desk, table);
                ui.add_space(8.0);
                plot::plot_ui(ui, desk, table);
            }
            follow_focus(ui);
        });
        told_ui::<G>(ui, desk, ending.told);
        ui.add_space(GAP);
        buttons_ui::<G>(ui, desk, ending.after);
    });
    // The panel knows how high it is only after its first pass; where it then stands out of the middle, it is laid out
    // once more before it is shown.
    if (modal.response.rect.center() - screen.center()).length() > 0.5 {
        ui.ctx().request_discard("how high the end is has come out");
    }
    if modal.should_close() {
        desk.push(TableCommand::ShowEnd(false));
    }
}

/// The message of the window, above the buttons, where it covers nothing. Its line is always there: nothing moves when it
/// comes or goes.
fn told_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, told: Option<&Toast>) {
    let line = vec2(ui.available_width(), ui.text_style_height(&TextStyle::Body));
    let (place, _) = ui.allocate_exact_size(line, Sense::hover());
    if let Some(toast) = told {
        let chrome = &desk.theme.chrome;
        let colour = if toast.tone == Tone::Done { chrome.text_strong } else { chrome.warn };
        // Letters may be a little higher than their line, which takes no more room for that.
        let mut line = ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)));
        announce(&line.add(Label::new(RichText::new(toast.in_one_line()).color(colour)).truncate()));
    }
}

/// Who has won.
fn banner_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let winners = table.winners();
    let names: Vec<&str> = winners.iter().map(|&seat| table.name(seat)).collect();
    let key = match names.len() {
        0 => G::NOBODY_WON,
        1 => "end-winner",
        _ => "end-winners",
    };
    let names = names.join(&texts.say("end-and"));
    let frame = Frame::new()
        .fill(chrome.accent_veil)
        .stroke(Stroke::new(1.5, chrome.gold))
        .corner_radius(desk.theme.sizes.card_radius)
        .inner_margin(Margin::symmetric(12, 8));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical_centered(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.label(RichText::new(texts.say("end-heading")).color(chrome.gold));
            let is_low = ui.ctx().content_rect().height() < LOW;
            let (size, text_size) = if is_low { (24.0, 20.0) } else { (34.0, 26.0) };
            let (rect, _) = ui.allocate_exact_size(vec2(size * 1.2 * winners.len() as f32, size), Sense::hover());
            for (index, &seat) in winners.iter().enumerate() {
                let centre = rect.left_center() + vec2((index as f32 + 0.5) * size * 1.2, 0.0);
                table.paint_seat(ui.painter(), desk.theme, seat, centre, size / 2.0);
            }
            let text = RichText::new(texts.with(key, &[("names", names.into())])).strong().size(text_size);
            ui.add(egui::Label::new(text.color(chrome.text_strong)).wrap());
            if let Some(tie_break) = table.state().tie_break(table.rules()) {
                ui.label(texts.say(tie_break));
            }
        });
    });
}

/// The next steps besides a rematch.
fn ways<G: TableGame>(after: AfterEnd) -> Vec<(&'static str, Command<G::Ask>)> {
    let close = ("end-close", TableCommand::ShowEnd(false).into());
    match after {
        AfterEnd::Kept => {
            let replay = ("end-replay", TableCommand::Replay.into());
            let review = G::REVIEWS.then(|| ("end-review", TableCommand::Review.into())).into_iter().chain([replay]);
            let others =
                [("end-again", WindowCommand::NewGame.into()), ("end-save", WindowCommand::Save.into()), close];
            review.chain(others).collect()
        }
        AfterEnd::Elsewhere => {
            let review = G::REVIEWS.then(|| ("end-review", TableCommand::Review.into()));
            let replay = ("end-replay", TableCommand::Replay.into());
            review.into_iter().chain([replay, ("end-again", WindowCommand::NewGame.into()), close]).collect()
        }
        AfterEnd::Dropped => {
            vec![("end-back", WindowCommand::Back.into()), ("end-replay", TableCommand::Replay.into()), close]
        }
    }
}

/// The buttons for what comes next.
fn buttons_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, after: AfterEnd) {
    let chrome = &desk.theme.chrome;
    ui.horizontal_wrapped(|ui| {
        if after != AfterEnd::Elsewhere {
            let rematch = RichText::new(desk.texts.say("end-rematch")).strong().color(chrome.accent_text);
            let rematch = ui.add(Button::new(rematch).fill(chrome.accent_fill));
            if rematch.on_hover_text(desk.texts.say("end-rematch-hint")).clicked() {
                desk.push(WindowCommand::Rematch);
            }
        }
        for (key, command) in ways::<G>(after) {
            if ui.button(desk.texts.say(key)).clicked() {
                desk.push(command);
            }
        }
    });
}
