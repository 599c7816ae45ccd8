//! The players' cards: the name, the score, and what a scoring would bring now; below them what is left, as `holdings`
//! lays it out, and what was gained, as `gains` does.
//!
//! Decides how high the cards are and how they are arranged: by the room, the number of seats and their names alone, so
//! that a card stays as it is from turn to turn, with room from the beginning for what may be gained. How the names
//! stand, `card_name` decides.

use egui::{Align, Layout, Margin, RichText, TextStyle, Ui, vec2};

use super::gains::{self, Temples};
use super::{Table, holdings, paint_motion};
use crate::app::kit::desk::{beside_ui, describe, lines_ui};
use crate::app::kit::tooltips::{self, Need, Said};
use crate::app::kit::widgets::{Common, card_frame, stretch};
use crate::app::table::card_name::{self, Naming};
use crate::app::tikal::desk::{Desk, Spot};
use crate::game::Seat;
use crate::tikal::{Event, Phase};
use crate::words::tikal::findings;

/// The height of a card that is not compact, with its margins and the gaps between its rows, but without treasures and
/// the rows of its temples.
const FULL: f32 = 86.0;
/// The height that it gains where names have a line of their own, and with treasures.
const NAME_LINE: f32 = 26.0;
const TREASURES: f32 = gains::TOKEN + 3.0;
/// The margin of a card that is not compact, and of one that is, and the width of its edges together.
const MARGIN: Margin = Margin::symmetric(10, 8);
const COMPACT_MARGIN: Margin = Margin::symmetric(8, 4);
const EDGE: f32 = 2.0;
/// The height of the row with name and score, with its margin.
const SCORE_ROW: f32 = 40.0;
/// The height of a compact card whose temples have no row of their own, with its margins.
const COMPACT: f32 = 80.0;
/// The same where even that has no room, and everything stands as close together as it can.
const TIGHT: f32 = 71.0;
const TIGHT_MARGIN: Margin = Margin::symmetric(8, 2);
const TIGHT_ROW: f32 = 22.0;
const TIGHT_GAP: f32 = 2.0;
/// The greatest number of rows that a card keeps free for temples, and a compact one, so that it is as high at the end
/// of a game as at its beginning.
const TEMPLE_ROWS: f32 = 2.0;
const COMPACT_TEMPLE_ROWS: f32 = 3.0;
/// The height of the row with the name on a compact card, and on another one.
const COMPACT_ROW: f32 = 25.0;
const ROW: f32 = 28.0;
/// The height that several rows take more than one by one.
const ROUNDING: f32 = 2.0;
/// The gap between compact cards at most.
const COMPACT_GAP: f32 = 4.0;

/// The least height of the cards of so many players, one below the other.
#[must_use]
pub fn least_height(seats: usize) -> f32 {
    TIGHT * seats as f32 + TIGHT_GAP * seats.saturating_sub(1) as f32
}

/// Shows a card for every player: equally high, with rows that begin at the same height. Where a share of `room` is not
/// enough for everything that a card may have to say, they are compact, from the first turn to the last.
pub fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, room: f32) {
    let seats = table.shown().seats();
    let mut common = Common::of(ui, "cards");
    let available = ui.available_width();
    let width = |margin: Margin| available - 2.0 * f32::from(margin.left) - EDGE;
    let share = |gap: f32| (room - gap * seats.len().saturating_sub(1) as f32) / seats.len().max(1) as f32;
    let line = |style: &TextStyle| ui.text_style_height(style);
    let gap = ui.spacing().item_spacing.y;
    let without_temples = |names: &Naming| FULL + TREASURES + if names.has_line { NAME_LINE } else { 0.0 };
    let has_room = |height: f32| share(gap) >= height + line(&TextStyle::Body);
    let full = has_room(FULL + TREASURES).then(|| Naming::of(ui, desk, table, width(MARGIN), false));
    let full = full.filter(|names| has_room(without_temples(names)));
    let is_compact = full.is_none();
    let is_tight = is_compact && share(gap.min(COMPACT_GAP)) < COMPACT && share(gap.min(TIGHT_GAP)) >= TIGHT;
    let (naming, temples, height) = if let Some(names) = full {
        let (row, without_temples) = (line(&TextStyle::Body), without_temples(&names));
        let temples = ((share(gap) - without_temples) / row).floor().min(TEMPLE_ROWS);
        let height = without_temples + temples * row + ROUNDING - f32::from(MARGIN.top + MARGIN.bottom) - EDGE;
        (names, temples, height)
    } else if is_tight {
        ui.spacing_mut().item_spacing.y = gap.min(TIGHT_GAP);
        let naming = Naming::of(ui, desk, table, width(TIGHT_MARGIN), true);
        (naming, 0.0, TIGHT - f32::from(TIGHT_MARGIN.top + TIGHT_MARGIN.bottom) - EDGE)
    } else {
        ui.spacing_mut().item_spacing.y = gap.min(COMPACT_GAP);
        let row = ui.text_style_height(&TextStyle::Small) + 2.0;
        let naming = Naming::of(ui, desk, table, width(COMPACT_MARGIN), true);
        let temples = ((share(gap.min(COMPACT_GAP)) - COMPACT) / row).floor().min(COMPACT_TEMPLE_ROWS);
        let height = if temples < 0.0 { 0.0 } else { COMPACT + temples * row };
        (naming, temples, height - f32::from(COMPACT_MARGIN.top + COMPACT_MARGIN.bottom) - EDGE)
    };
    let state = table.shown();
    let owns = |&seat: &Seat| state.owned(seat).next().is_some();
    let held: Vec<Option<Temples>> = seats.iter().map(|&seat| Temples::of(desk, table, seat)).collect();
    let treasures = seats.iter().any(owns);
    let most = temples.max(0.0) as usize;
    let lists_below = |(&seat, held): (&Seat, &Option<Temples>)| {
        let lists = |held| gains::lists_below(ui, desk, table, (seat, held), width(COMPACT_MARGIN), most);
        owns(&seat) && held.as_ref().is_some_and(lists)
    };
    let rows = CardRows {
        is_compact,
        is_tight,
        naming,
        temples: most,
        treasures: treasures || !is_compact,
        gains: if temples < 0.0 && !treasures && held.iter().all(Option::is_none) {
            Gains::Nowhere
        } else if is_compact && seats.iter().zip(&held).any(lists_below) {
            Gains::InTwoRows
        } else {
            Gains::InOneRow
        },
        least: common.height().max(height),
    };
    for (&seat, held) in seats.iter().zip(&held) {
        player_ui(ui, desk, table, (seat, held.as_ref()), rows, &mut common);
    }
    common.keep(ui);
}

/// True if the points that a scoring would bring this seat stand in its score already: from its own scoring on, until
/// the round is over and somebody has played on.
fn has_counted(table: &Table, seat: Seat) -> bool {
    if let Some(scoring) = table.shown().scoring() {
        return scoring.order.as_slice().iter().take(usize::from(scoring.index)).any(|&scored| scored == seat);
    }
    let last = table.shown_step().checked_sub(1);
    last.is_some_and(|last| table.history().events(last).iter().any(|event| matches!(event, Event::Scored { .. })))
}

/// Where treasures and temples stand on compact cards.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gains {
    /// There is no room for them, and nobody has any.
    Nowhere,
    /// Side by side.
    InOneRow,
    /// The temples below the treasures, as somebody has too many to be listed beside them.
    InTwoRows,
}

/// The rows that the cards have in common.
#[derive(Clone, Copy)]
struct CardRows {
    /// True if treasures and temples share a row, and everything stands closer together.
    is_compact: bool,
    /// True if it stands as close together as it can.
    is_tight: bool,
    /// The naming.
    naming: Naming,
    /// The greatest number of rows of the temples; on a compact card, beside the one that they share with the
    /// treasures.
    temples: usize,
    /// True if a card keeps a row for treasures free.
    treasures: bool,
    /// Where treasures and temples stand on a compact card.
    gains: Gains,
    /// The least height of a card's content.
    least: f32,
}

fn player_ui(
    ui: &mut Ui,
    desk: &mut Desk,
    table: &Table,
    (seat, held): (Seat, Option<&Temples>),
    rows: CardRows,
    common: &mut Common,
) {
    let state = table.shown();
    let chrome = &desk.theme.chrome;
    let acting = state.phase() != Phase::Over && state.seat() == seat;
    let (margin, gap) = match (rows.is_tight, rows.is_compact) {
        (true, _) => (TIGHT_MARGIN, 1.0),
        (false, true) => (COMPACT_MARGIN, 2.0),
        (false, false) => (MARGIN, 3.0),
    };
    // A wider edge takes its room from the margin, so that the card stays as large as the others.
    let (edge, margin) = if acting {
        (egui::Stroke::new(2.0, chrome.accent), margin - Margin::same(1))
    } else {
        (card_frame(desk.theme).stroke, margin)
    };
    let frame = card_frame(desk.theme).stroke(edge).inner_margin(margin);
    let card = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = gap;
        if rows.is_compact {
            ui.spacing_mut().interact_size.y = gains::SMALL_TOKEN;
        }
        head_ui(ui, desk, table, seat, rows);
        holdings::holdings_ui(ui, desk, table, seat);
        if rows.is_compact {
            if rows.gains != Gains::Nowhere {
                let below = rows.gains == Gains::InTwoRows;
                gains::compact_row_ui(ui, desk, table, (seat, held), rows.temples, below);
            }
        } else {
            gains::rows_ui(ui, desk, table, (seat, held), rows.treasures, rows.temples);
        }
        common.note(ui.min_rect().height());
        stretch(ui, rows.least);
    });
    paint_motion::note_card(ui.ctx(), seat, card.response.rect);
    let rect = card.response.rect;
    tooltips::keep_clear(ui.ctx(), rect, Need::Next);
    tooltips::keep_clear(ui.ctx(), rect.with_max_y(rect.bottom().min(rect.top() + SCORE_ROW)), Need::Now);
    desk.note(ui, Spot::Player(seat), card.response.rect);
}

/// The first row of a card, or the first two where names have a line of their own.
fn head_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat, rows: CardRows) {
    let (state, texts) = (table.shown(), desk.texts);
    // While an earlier state is looked at, nothing is counted up.
    let counted = table.motion().score(seat).filter(|_| !table.looks_back());
    let score = counted.unwrap_or_else(|| state.score(seat)).to_string();
    let worth = table.insight().filter(|_| desk.settings.show_worth && state.phase() != Phase::Over);
    let worth = worth.filter(|_| counted.is_none() && !has_counted(table, seat)).map(|insight| {
        let worth = insight.worth.get(seat.index()).copied().unwrap_or(0);
        texts.with("player-worth", &[("points", worth.into())])
    });
    let high = match (rows.is_tight, rows.is_compact) {
        (true, _) => TIGHT_ROW,
        (false, true) => COMPACT_ROW,
        (false, false) => ROW,
    };
    if rows.naming.has_line {
        ui.horizontal(|ui| card_name::name_ui(ui, desk, table, seat, rows.naming, high));
    }
    ui.horizontal(|ui| {
        table.seat_ui(ui, desk.theme, seat, vec2(card_name::SIGN, high), 9.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let size = card_name::score_size(desk, rows.is_compact);
            let score = ui.label(RichText::new(&score).strong().size(size));
            score.says(|| texts.say("player-score-hint"));
            if let Some(worth) = worth {
                let worth = ui.label(RichText::new(worth).color(desk.theme.chrome.accent));
                describe(&worth, || findings::worth(texts, &table.named(), seat));
                beside_ui(ui, worth, |ui| lines_ui(ui, findings::worth(texts, &table.named(), seat)));
            }
            if !rows.naming.has_line {
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    card_name::name_ui(ui, desk, table, seat, rows.naming, high);
                });
            }
        });
    });
}
