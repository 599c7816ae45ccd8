//! The players' cards: the name, the score, and what a scoring would bring now; below them what is left, as `holdings`
//! lays it out, and what was gained, as `gains` does.
//!
//! Decides how high the cards are, and what of their first row has room.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{FontId, Margin, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};

use super::{Table, findings, gains, holdings, moving, paint};
use crate::app::kit::aside::{self, Need};
use crate::app::kit::desk::{beside_ui, describe, lines_ui};
use crate::app::kit::widgets::{Common, card_frame, stretch};
use crate::app::tikal::desk::{Desk, Spot};
use crate::game::Seat;
use crate::tikal::{Event, Phase};

/// The least height of a card's share of the column for which the cards are made equally high.
const ROOMY: f32 = 112.0;
/// How high a card is that is not compact, with its margins and the gaps between its rows, but without treasures and the
/// rows of its temples. Where the cards of all players would be higher than the column, they are compact.
const FULL: f32 = 82.0;
/// The margin of a card that is not compact, and the width of its edges together.
const MARGIN: Margin = Margin::symmetric(10, 8);
const EDGE: f32 = 2.0;
/// How high the row with name and score is, with its margin.
const SCORE_ROW: f32 = 40.0;
/// How high a compact card is whose temples have no row of their own, with its margins and its share of what lies
/// between the rows.
const COMPACT: f32 = 88.0;
/// How high the row with the name is on a compact card.
const COMPACT_ROW: f32 = 25.0;
/// The least room for the name on a compact card beside the word that says whose card it is; in less, the name is in the
/// colour of that word.
const LEAST_NAME: f32 = 44.0;

/// Shows a card for every player. If `room` is high enough, the cards are equally high, and their rows begin at the same
/// height; where not all of them would be in sight, they are compact.
pub fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
    let seats = table.shown().seats();
    let mut common = Common::of(ui, "cards");
    let gaps = ui.spacing().item_spacing.y * seats.len().saturating_sub(1) as f32;
    let height = (room - gaps) / seats.len().max(1) as f32;
    let owns = |&seat: &Seat| table.shown().owned(seat).next().is_some();
    let full = seats.iter().map(|seat| {
        let temples = rows_of_temples(ui, desk, table, *seat, &TextStyle::Body) as f32;
        let treasures = if owns(seat) { gains::TOKEN + 3.0 } else { 0.0 };
        FULL + treasures + temples * ui.text_style_height(&TextStyle::Body)
    });
    let is_compact = full.sum::<f32>() + gaps > room;
    let short = seats.iter().map(|&seat| rows_of_temples(ui, desk, table, seat, &TextStyle::Small)).max().unwrap_or(1);
    let lists_temples = height >= COMPACT + short as f32 * (ui.text_style_height(&TextStyle::Small) + 2.0);
    // With the margins and the edge of a card.
    let edges = 2.0 * (f32::from(margin_of(is_compact).top) + 1.0);
    let is_equal = common.height() + edges <= height && (ROOMY <= height || is_compact);
    let (rules, state) = (table.rules(), table.shown());
    let holds = |&seat: &Seat| state.temples().into_iter().any(|temple| state.controls(rules, temple, seat));
    let treasures = seats.iter().any(owns);
    let least = is_equal.then(|| common.height());
    let gains = (treasures || seats.iter().any(holds)).then_some(Gains { lists_temples });
    let rows = CardRows { treasures, gains, least, is_compact };
    for &seat in seats {
        player_ui(ui, desk, table, seat, rows, &mut common);
    }
    common.keep(ui);
}

/// How many rows the temples of a seat take on a card in letters of this style; one at least.
fn rows_of_temples(ui: &Ui, desk: &Desk, table: &Table, seat: Seat, style: &TextStyle) -> usize {
    let width = ui.available_width() - 2.0 * f32::from(MARGIN.left) - EDGE;
    gains::rows_of_temples(ui, desk, table, seat, style, width).max(1)
}

/// Whether what a scoring would bring this seat stands in its score already: from its own scoring on, until the round is
/// over and somebody has played on.
fn has_counted(table: &Table, seat: Seat) -> bool {
    if let Some(scoring) = table.shown().scoring() {
        return scoring.order.as_slice().iter().take(usize::from(scoring.index)).any(|&scored| scored == seat);
    }
    let last = table.shown_step().checked_sub(1);
    last.is_some_and(|last| table.history().events(last).iter().any(|event| matches!(event, Event::Scored { .. })))
}

/// What the cards have in common.
#[derive(Clone, Copy)]
struct CardRows {
    /// Whether anybody has treasures, so that every card keeps a row for them free.
    treasures: bool,
    /// What a compact card has a row for, where anybody has treasures or temples.
    gains: Option<Gains>,
    /// How high the content of a card is at least, where they are equally high.
    least: Option<f32>,
    /// Whether treasures and temples share a row, and everything stands closer together.
    is_compact: bool,
}

/// The row of treasures and temples on a compact card.
#[derive(Clone, Copy)]
struct Gains {
    /// Whether there is room for rows of temples that have none beside the treasures.
    lists_temples: bool,
}

/// The margin of a card, inside of its edge.
fn margin_of(is_compact: bool) -> Margin {
    if is_compact { Margin::symmetric(8, 4) } else { MARGIN }
}

fn player_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, seat: Seat, rows: CardRows, common: &mut Common) {
    let (state, texts) = (table.shown(), desk.texts);
    let chrome = &desk.theme.chrome;
    let acting = state.phase() != Phase::Over && state.seat() == seat;
    let margin = margin_of(rows.is_compact);
    // A wider edge takes its room from the margin, so that the card stays as large as the others.
    let (edge, margin) = if acting {
        (egui::Stroke::new(2.0, chrome.accent), margin - Margin::same(1))
    } else {
        (card_frame(desk.theme).stroke, margin)
    };
    let frame = card_frame(desk.theme).stroke(edge).inner_margin(margin);
    let card = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 3.0;
        if rows.is_compact {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.spacing_mut().interact_size.y = gains::SMALL_TOKEN;
        }
        // While an earlier state is looked at, nothing is counted up.
        let counted = table.motion().score(seat).filter(|_| !table.looks_back());
        let score = counted.unwrap_or_else(|| state.score(seat)).to_string();
        let worth = table.insight().filter(|_| desk.settings.show_worth && state.phase() != Phase::Over);
        let worth = worth.filter(|_| counted.is_none() && !has_counted(table, seat)).map(|insight| {
            let worth = insight.worth.get(seat.index()).copied().unwrap_or(0);
            texts.with("player-worth", &[("points", worth.into())])
        });
        let sizes = &desk.theme.sizes;
        let large = if rows.is_compact { sizes.text } else { sizes.text_heading };
        let huge = if rows.is_compact { sizes.text_heading } else { sizes.text_heading * 1.25 };
        let wide = |text: &str, size: f32| {
            let font = FontId::proportional(size);
            ui.painter().layout_no_wrap(text.to_owned(), font, chrome.text).size().x + ui.spacing().item_spacing.x
        };
        let beside = 20.0 + wide(&score, huge) + worth.as_ref().map_or(0.0, |worth| wide(worth, desk.theme.sizes.text));
        let own = (table.own_seat() == Some(seat)).then(|| texts.say("player-you"));
        // Where both have no room the name is cut, of which everybody knows their own.
        let fits = |own: &String| {
            let both = wide(table.name(seat), large).min(LEAST_NAME) + wide(own, desk.theme.sizes.text);
            !rows.is_compact || ui.available_width() >= beside + both
        };
        let (own, is_tinted) = match own {
            Some(own) if !fits(&own) => (None, true),
            own => (own, false),
        };
        let of_own = own.as_ref().map_or(0.0, |own| wide(own, desk.theme.sizes.text));
        // A name that would be cut has a line of its own.
        let narrow = !rows.is_compact && ui.available_width() < beside + wide(table.name(seat), large) + of_own;
        let name = |ui: &mut Ui| {
            let colour = if is_tinted { chrome.accent } else { chrome.text_strong };
            let format = TextFormat::simple(FontId::proportional(large), colour);
            let mut job = LayoutJob::single_section(table.name(seat).to_owned(), format);
            job.wrap = TextWrapping::truncate_at_width((ui.available_width() - of_own).max(20.0));
            let galley = ui.painter().layout_job(job);
            let is_cut = galley.elided;
            let label = ui.add(egui::Label::new(galley));
            let said = if is_tinted {
                texts.with("player-own", &[("name", table.name(seat).to_owned().into())])
            } else {
                table.name(seat).to_owned()
            };
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            if is_cut || is_tinted {
                label.on_hover_text(said);
            }
            if let Some(own) = &own {
                let you = ui.label(RichText::new(own).color(chrome.accent));
                let whole = texts.with("player-own", &[("name", table.name(seat).to_owned().into())]);
                you.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whole));
                you.on_hover_text(texts.say("player-own-hint"));
            }
        };
        if narrow {
            ui.horizontal(name);
        }
        ui.horizontal(|ui| {
            let high = if rows.is_compact { COMPACT_ROW } else { 20.0 };
            paint::seat_sign_ui(ui, desk.theme, table, seat, vec2(20.0, high), 9.0);
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let score = ui.label(RichText::new(&score).strong().size(huge));
                score.on_hover_text(texts.say("player-score-hint"));
                if let Some(worth) = worth {
                    let worth = ui.label(RichText::new(worth).color(chrome.accent));
                    describe(&worth, || findings::worth(texts, table, seat));
                    beside_ui(ui, worth, |ui| lines_ui(ui, findings::worth(texts, table, seat)));
                }
                if !narrow {
                    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), name);
                }
            });
        });
        holdings::holdings_ui(ui, desk, table, seat);
        if rows.is_compact {
            if let Some(gains) = rows.gains {
                gains::compact_row_ui(ui, desk, table, seat, gains.lists_temples);
            }
            common.note(ui.min_rect().height());
            stretch(ui, rows.least.unwrap_or(0.0));
            return;
        }
        let has_treasures = gains::rows_ui(ui, desk, table, seat, rows.treasures && rows.least.is_some());
        let keeps_row = rows.treasures && !has_treasures;
        // Noted with the free row even where there is none, so that it does not matter for the next frame.
        let free = if keeps_row && rows.least.is_none() { gains::TOKEN + ui.spacing().item_spacing.y } else { 0.0 };
        common.note(ui.min_rect().height() + free);
        stretch(ui, rows.least.unwrap_or(0.0));
    });
    moving::note_card(ui.ctx(), seat, card.response.rect);
    let rect = card.response.rect;
    aside::keep_clear(ui.ctx(), rect, Need::Next);
    aside::keep_clear(ui.ctx(), rect.with_max_y(rect.bottom().min(rect.top() + SCORE_ROW)), Need::Now);
    desk.note(ui, Spot::Player(seat), card.response.rect);
}
