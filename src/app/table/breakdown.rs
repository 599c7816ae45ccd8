//! Where the points came from, row by row and player by player; and how many hints each was shown, if any.
//!
//! Which rows there are, the game says.

use egui::{Label, RichText, Ui};
use egui_extras::{Column, TableBuilder};

use super::{Desk, ScoreRow, Table, TableGame, naming};
use crate::game::Seat;

/// The height of a row with one line of text.
const ROW: f32 = 26.0;
/// The height of the row with the signs and names.
const HEAD: f32 = 44.0;
/// The height of a row with two lines of text.
const TALL: f32 = 38.0;

/// Shows the final table.
pub fn breakdown_ui<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, table: &Table<G>) {
    let mut rows = G::breakdown(desk.texts, table);
    rows.extend(hints_row(desk, table));
    let seats: Vec<Seat> = table.all_seats().collect();
    let winners = table.winners();
    let has_won = |seat: Seat| winners.contains(&seat);
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
    let has_parts = |row: &ScoreRow| row.values.iter().any(|(_, parts)| parts.is_some());
    // The table has to know the heights of its rows before they are laid out.
    let heights: Vec<f32> =
        rows.iter().map(|row| if has_parts(row) || wide(&row.title) > title { TALL } else { ROW }).collect();
    TableBuilder::new(ui)
        .striped(true)
        .vscroll(false)
        .column(Column::exact(title))
        .columns(Column::remainder(), seats.len())
        .header(HEAD, |mut header| {
            header.col(|_| {});
            for &seat in &seats {
                header.col(|ui| {
                    ground(ui, seat);
                    table.seat_ui(ui, desk.theme, seat, egui::vec2(16.0, 16.0), 7.5);
                    let name = table.name(seat);
                    let whole = if has_won(seat) { format!("★ {name}") } else { name.to_owned() };
                    let label = ui.add(Label::new(RichText::new(&whole).strong()).truncate());
                    label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &whole));
                    let about = naming::computer(desk.texts, table, seat);
                    label.on_hover_text(about.map_or(whole.clone(), |about| format!("{whole}\n{about}")));
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
                    for ((value, parts), &seat) in row.values.iter().zip(&seats) {
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
    if rows.iter().any(has_parts) {
        ui.label(RichText::new(desk.texts.say("end-hint")).small().color(desk.theme.chrome.text_weak));
    }
}

/// The number of hints that each player was shown, where any were.
fn hints_row<G: TableGame>(desk: &Desk<G>, table: &Table<G>) -> Option<ScoreRow> {
    let hints = table.sitting().hints_by_seat();
    let values = hints.iter().map(|count| (count.to_string(), None)).collect();
    let title = desk.texts.say("end-hints");
    hints.iter().any(|&count| count > 0).then_some(ScoreRow { title, values, strong: false })
}
