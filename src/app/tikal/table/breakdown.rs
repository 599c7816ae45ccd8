//! Where the points came from: every scoring round of every player, from temples and from treasures; and how many hints
//! each was shown, if any.

use egui::{Label, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use super::{Table, paint, scoring};
use crate::app::tikal::desk::Desk;
use crate::game::Seat;

const ROW: f32 = 26.0;
/// The height of the row with the signs and names.
const HEAD: f32 = 44.0;
/// The height of a row with two lines of text.
const TALL: f32 = 38.0;

/// One row of the table: what it is, and for every player a number and where it comes from.
struct Row {
    title: String,
    values: Vec<(String, Option<String>)>,
    strong: bool,
}

/// Shows the final table.
pub fn breakdown_ui(ui: &mut Ui, desk: &Desk, table: &Table) {
    let rows = rows(desk, table);
    let seats = table.state().seats();
    let winners = table.state().leaders(table.rules());
    let has_won = |seat: Seat| winners.as_slice().contains(&seat);
    let chrome = &desk.theme.chrome;
    // The winner's column lies on a ground of its own, and nothing in it is paler than beside it.
    let ground = |ui: &Ui, seat: Seat| {
        if has_won(seat) {
            let rect = ui.max_rect().expand2(ui.spacing().item_spacing / 2.0);
            ui.painter().with_clip_rect(rect).rect_filled(rect, 0.0, chrome.accent_veil);
        }
    };
    let title = (ui.available_width() * 0.36).min(180.0);
    let font = egui::TextStyle::Body.resolve(ui.style());
    let wide = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), font.clone(), chrome.text).size().x;
    // The table has to know the heights of its rows before they are laid out.
    let heights: Vec<f32> = rows
        .iter()
        .map(|row| {
            let has_parts = row.values.iter().any(|(_, parts)| parts.is_some());
            if has_parts || wide(&row.title) > title { TALL } else { ROW }
        })
        .collect();
    TableBuilder::new(ui)
        .striped(true)
        .vscroll(false)
        .column(Column::exact(title))
        .columns(Column::remainder(), seats.len())
        .header(HEAD, |mut header| {
            header.col(|_| {});
            for &seat in seats {
                header.col(|ui| {
                    ground(ui, seat);
                    paint::seat_sign_ui(ui, desk.theme, table, seat, egui::vec2(16.0, 16.0), 7.5);
                    let name = table.name(seat);
                    let whole = if has_won(seat) { format!("★ {name}") } else { name.to_owned() };
                    let label = ui.add(Label::new(RichText::new(&whole).strong()).truncate());
                    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &whole));
                    label.on_hover_text(whole);
                });
            }
        })
        .body(|mut body| {
            for (row, &height) in rows.iter().zip(&heights) {
                body.row(height, |mut cells| {
                    let styled = |text: &str, won: bool| {
                        let text = RichText::new(text);
                        let text = if row.strong { text.strong() } else { text };
                        if won { text.color(chrome.text_strong) } else { text }
                    };
                    cells.col(|ui| {
                        ui.add(Label::new(styled(&row.title, false)).wrap());
                    });
                    for ((value, parts), &seat) in row.values.iter().zip(seats) {
                        cells.col(|ui| {
                            ground(ui, seat);
                            ui.vertical(|ui| {
                                ui.spacing_mut().item_spacing.y = 0.0;
                                ui.label(styled(value, has_won(seat)));
                                if let Some(parts) = parts {
                                    let small = RichText::new(parts).small().color(desk.theme.chrome.text_weak);
                                    ui.add(Label::new(small).wrap());
                                }
                            });
                        });
                    }
                });
            }
        });
    ui.label(RichText::new(desk.texts.say("end-hint")).small().color(desk.theme.chrome.text_weak));
}

fn rows(desk: &Desk, table: &Table) -> Vec<Row> {
    let (state, texts) = (table.state(), desk.texts);
    let for_all = |of: &dyn Fn(Seat) -> (String, Option<String>)| state.seats().iter().map(|&seat| of(seat)).collect();
    let mut rows = Vec::new();
    // What the rules give, and the handicap.
    let start = table.history().turns().first().map(|start| start.scores).unwrap_or_default();
    if start.iter().any(|&score| score != 0) {
        let value = |seat: Seat| (start[seat.index()].to_string(), None);
        rows.push(Row { title: texts.say("end-start"), values: for_all(&value), strong: false });
    }
    if state.is_auction() {
        let paid = |seat| (texts.with("end-minus", &[("points", table.history().paid(seat).into())]), None);
        rows.push(Row { title: texts.say("end-paid"), values: for_all(&paid), strong: false });
    }
    for (index, round) in table.history().rounds().iter().enumerate() {
        let title = if round.is_final {
            texts.say("end-last-round")
        } else {
            texts.with("end-round", &[("number", (index + 1).into())])
        };
        let value = |seat| match scoring::sums(round, seat) {
            Some((temples, treasures)) => {
                let values = [("temples", temples.into()), ("treasures", treasures.into())];
                ((temples + treasures).to_string(), Some(texts.with("end-parts", &values)))
            }
            None => (String::new(), None),
        };
        rows.push(Row { title, values: for_all(&value), strong: false });
    }
    let score = |seat| (state.score(seat).to_string(), None);
    rows.push(Row { title: texts.say("end-score"), values: for_all(&score), strong: true });
    let hints = table.sitting().hints_by_seat();
    if hints.iter().any(|&count| count > 0) {
        let asked = |seat: Seat| (hints.get(seat.index()).copied().unwrap_or_default().to_string(), None);
        rows.push(Row { title: texts.say("end-hints"), values: for_all(&asked), strong: false });
    }
    rows
}
