//! The final table: every scoring round of every player, and who has won.

use egui::{Button, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use super::{Table, scoring};
use crate::app::command::{Command, TableCommand};
use crate::app::screen::Screen;
use crate::app::ui::Desk;
use crate::game::Seat;
use crate::tikal::{Phase, TieBreak};

const ROW: f32 = 26.0;

/// Shows the final table over the board, once the game is over and the last score was walked through, until it is put
/// away.
pub fn end_ui(ui: &Ui, desk: &mut Desk, table: &Table) {
    if table.state().phase() != Phase::Over || !table.end_shown || table.motion().is_moving() {
        return;
    }
    let modal = egui::Modal::new(egui::Id::unique("end")).frame(framed(ui)).show(ui.ctx(), |ui| {
        let screen = ui.ctx().content_rect();
        ui.set_width((screen.width() - 60.0).min(520.0));
        content_ui(ui, desk, table);
    });
    if modal.should_close() {
        desk.push(TableCommand::ShowEnd(false));
    }
}

fn framed(ui: &Ui) -> egui::Frame {
    egui::Frame::window(ui.style()).inner_margin(20)
}

fn content_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    let (state, texts, rules) = (table.state(), desk.texts, table.rules());
    let winners: Vec<&str> = state.leaders(rules).as_slice().iter().map(|&seat| table.name(seat)).collect();
    let key = if winners.len() == 1 { "end-winner" } else { "end-winners" };
    let names = winners.join(&texts.say("end-and"));
    ui.vertical_centered(|ui| {
        ui.label(RichText::new(texts.say("end-heading")).color(desk.theme.chrome.gold));
        ui.heading(texts.with(key, &[("names", names.into())]));
        if let Some(tie_break) = state.deciding_tie_break(rules) {
            ui.label(texts.say(match tie_break {
                TieBreak::GuardedTemple => "end-tie-guarded",
                TieBreak::Treasures => "end-tie-treasures",
            }));
        }
    });
    ui.add_space(8.0);
    table_ui(ui, desk, table);
    ui.weak(texts.say("end-hint"));
    ui.add_space(8.0);
    ui.horizontal(|ui| {
        if ui.button(texts.say("end-close")).clicked() {
            desk.push(TableCommand::ShowEnd(false));
        }
        if ui.button(texts.say("end-save")).clicked() {
            desk.push(Command::Show(Screen::Save));
        }
        if ui.add(Button::new(texts.say("end-again"))).clicked() {
            desk.push(Command::Show(Screen::Setup));
        }
    });
}

/// One row of the table: what it is, and a number for every player.
struct Row {
    title: String,
    values: Vec<Option<String>>,
    strong: bool,
}

fn table_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let rows = rows(desk, table);
    let seats = table.state().seats();
    let winners = table.state().leaders(table.rules());
    let has_won = |seat: Seat| winners.as_slice().contains(&seat);
    let gold = desk.theme.chrome.gold;
    let tallest = (ui.ctx().content_rect().height() - 240.0).clamp(80.0, 360.0);
    TableBuilder::new(ui)
        .striped(true)
        .vscroll(true)
        .max_scroll_height(tallest)
        .column(Column::exact(190.0))
        .columns(Column::remainder(), seats.len())
        .header(ROW, |mut header| {
            header.col(|_| {});
            for &seat in seats {
                header.col(|ui| {
                    let name = table.name(seat);
                    let name = if has_won(seat) {
                        RichText::new(format!("★ {name}")).color(gold)
                    } else {
                        RichText::new(name)
                    };
                    ui.add(egui::Label::new(name.strong()).truncate());
                });
            }
        })
        .body(|mut body| {
            for row in &rows {
                body.row(ROW, |mut cells| {
                    let write = |ui: &mut Ui, text: &str, won: bool| {
                        let text = RichText::new(text);
                        let text = if row.strong { text.strong() } else { text };
                        ui.label(if won { text.color(gold) } else { text });
                    };
                    cells.col(|ui| write(ui, &row.title, false));
                    for (value, &seat) in row.values.iter().zip(seats) {
                        cells.col(|ui| write(ui, value.as_deref().unwrap_or_default(), has_won(seat)));
                    }
                });
            }
        });
}

fn rows(desk: &Desk, table: &Table) -> Vec<Row> {
    let (state, texts) = (table.state(), desk.texts);
    let for_all = |of: &dyn Fn(Seat) -> Option<String>| state.seats().iter().map(|&seat| of(seat)).collect();
    let mut rows = Vec::new();
    let def = table.rules().def();
    let start = if state.is_auction() { def.auction.start_score } else { def.start_score };
    if start != 0 {
        rows.push(Row { title: texts.say("end-start"), values: for_all(&|_| Some(start.to_string())), strong: false });
    }
    if state.is_auction() {
        let paid = |seat| Some(texts.with("end-minus", &[("points", table.history().paid(seat).into())]));
        rows.push(Row { title: texts.say("end-paid"), values: for_all(&paid), strong: false });
    }
    for (index, round) in table.history().rounds().iter().enumerate() {
        let title = if round.is_final {
            texts.say("end-last-round")
        } else {
            texts.with("end-round", &[("number", (index + 1).into())])
        };
        let value = |seat| {
            scoring::sums(round, seat).map(|(temples, treasures)| {
                let sum: u32 = temples + treasures;
                texts.with(
                    "end-sum",
                    &[("sum", sum.into()), ("temples", temples.into()), ("treasures", treasures.into())],
                )
            })
        };
        rows.push(Row { title, values: for_all(&value), strong: false });
    }
    let score = |seat| Some(state.score(seat).to_string());
    rows.push(Row { title: texts.say("end-score"), values: for_all(&score), strong: true });
    rows
}
