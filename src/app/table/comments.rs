//! The cards beside the board while a game is shown again: the comment on the moment, where another record parts; and
//! the question for whose eyes it is shown, before anything secret is seen.

use egui::{Label, Margin, Modal, RichText, ScrollArea, TextEdit, Ui};

use super::course::{Parted, Replay, Secrets};
use super::{Desk, Table, TableCommand, TableGame};
use crate::app::kit::widgets::{card_frame, wrapped_height};
use crate::game::bounds::MAX_WORDS;
use crate::game::{Seat, Sight};
use crate::words::replay::sight_told;

/// The greatest width of the question.
const WIDTH: f32 = 420.0;
/// The margin inside it.
const MARGIN: f32 = 16.0;

impl<G: TableGame> Table<G> {
    /// Those for whose eyes the game can be shown: every seat, a spectator, somebody who may know everything.
    pub(super) fn sights(&self) -> Vec<Sight> {
        let seats = self.all_seats().map(Sight::Seat);
        seats.chain([Sight::Spectator, Sight::Everything]).collect()
    }

    /// True while the player is asked for whose eyes the game is to be shown again.
    #[must_use]
    pub fn asks_for_sight(&self) -> bool {
        self.replay().is_some_and(|replay| replay.secrets == Secrets::Asked)
    }
}

/// Lays out what is said about the moment; nothing unless a game is shown again.
pub fn comments_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>) {
    let Some(replay) = table.replay() else { return };
    if let Some(parted) = &replay.parted {
        parted_ui::<G>(ui, desk, parted);
    }
    let frame = || card_frame(desk.theme).inner_margin(Margin::symmetric(8, 6));
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let heading = |ui: &mut Ui| {
        let heading = texts.with("replay-comment-heading", &[("step", table.shown_step().into())]);
        ui.add(Label::new(RichText::new(heading).strong().color(chrome.gold)).wrap());
    };
    if let Some(written) = &replay.writing {
        let frame = frame();
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            heading(ui);
            let id = egui::Id::unique("comment on a moment");
            let mut text = written.borrow_mut();
            let field = TextEdit::multiline(&mut *text).id(id).char_limit(MAX_WORDS).desired_rows(3);
            let response = ui.add(field.desired_width(f32::INFINITY));
            let response = response.accessible_name(texts.say("replay-comment-write"));
            if crate::app::kit::notes::is_new(ui.ctx(), id) {
                response.request_focus();
            }
            ui.horizontal_wrapped(|ui| {
                if ui.button(texts.say("replay-comment-keep")).clicked() {
                    desk.push(TableCommand::EndComment { keeps: true });
                }
                if ui.button(texts.say("question-cancel")).clicked() {
                    desk.push(TableCommand::EndComment { keeps: false });
                }
            });
        });
        ui.add_space(6.0);
    } else if let Some(comment) = table.shown_comment() {
        let frame = frame();
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            heading(ui);
            ui.add(Label::new(comment).wrap());
            if ui.button(texts.say("replay-comment-change")).clicked() {
                desk.push(TableCommand::BeginComment);
            }
        });
        ui.add_space(6.0);
    }
}

/// Where another record parts.
fn parted_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, parted: &Parted) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    card_frame(desk.theme).inner_margin(Margin::symmetric(8, 6)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let heading = texts.with("replay-compared", &[("name", parted.name.clone().into())]);
        ui.add(Label::new(RichText::new(heading).strong().color(chrome.gold)).wrap());
        for line in &parted.lines {
            ui.add(Label::new(line).wrap());
        }
        ui.horizontal_wrapped(|ui| {
            if let Some(at) = parted.at
                && ui.button(texts.say("replay-go-there")).clicked()
            {
                desk.push(TableCommand::LookBack(Some(at)));
            }
            if ui.button(texts.say("replay-compared-close")).clicked() {
                desk.push(TableCommand::DropParting);
            }
        });
    });
    ui.add_space(6.0);
}

/// Asks for whose eyes the game is to be shown, before anything of it is.
pub fn sights_ui<G: TableGame>(ui: &Ui, desk: &mut Desk<G>, table: &Table<G>, replay: &Replay) {
    if replay.secrets != Secrets::Asked {
        return;
    }
    let (texts, screen) = (desk.texts, ui.ctx().content_rect());
    let frame = egui::Frame::window(ui.style()).inner_margin(MARGIN);
    let modal = Modal::new(egui::Id::unique("for whose eyes")).frame(frame).show(ui.ctx(), |ui| {
        let around = 2.0 * MARGIN + 16.0;
        ui.set_width((screen.width() - around).min(WIDTH));
        let cancel = texts.say("question-cancel");
        let foot = wrapped_height(ui, ui.available_width(), std::slice::from_ref(&cancel));
        let most = (screen.height() - around - foot - 12.0).max(40.0);
        ScrollArea::vertical().max_height(most).min_scrolled_height(most).auto_shrink([false, true]).show(ui, |ui| {
            ui.add(Label::new(RichText::new(texts.say("replay-secrets-heading")).heading()).wrap());
            ui.add_space(4.0);
            let key = if table.is_over() { "replay-secrets-over" } else { "replay-secrets-about" };
            ui.add(Label::new(texts.say(key)).wrap());
            ui.add_space(8.0);
            for sight in table.sights() {
                let said = sight_told(texts, sight, table.sitting().seats());
                let said = texts.with("replay-shown-as", &[("sight", said.into())]);
                let seat = sight.seat();
                ui.horizontal(|ui| {
                    mark_ui(ui, desk, table, seat);
                    let button = egui::Button::new(said).wrap().min_size(egui::vec2(ui.available_width(), 0.0));
                    if ui.add(button).clicked() {
                        desk.push(TableCommand::ReplayAs(sight));
                    }
                });
            }
            crate::app::kit::desk::follow_focus(ui);
        });
        ui.add_space(6.0);
        if ui.button(cancel).clicked() {
            desk.push(TableCommand::Replay);
        }
    });
    if modal.should_close() {
        desk.push(TableCommand::Replay);
    }
}

/// The mark of a seat, or the room of one.
fn mark_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>, seat: Option<Seat>) {
    let room = egui::vec2(20.0, 22.0);
    match seat {
        Some(seat) => table.seat_ui(ui, desk.theme, seat, room, 8.0),
        None => {
            ui.allocate_space(room);
        }
    }
}
