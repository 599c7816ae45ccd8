//! The gains of a player, on their card: treasures as tokens, and the temples that they control.
//!
//! Temples are written in one way on every card: the sign of a temple, what they are worth together, and which ones they
//! are. Decides what of that has room.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Label, Role, Sense, TextStyle, Ui, WidgetInfo, vec2};

use super::Table;
use crate::app::hexboard::art;
use crate::app::hexboard::signs::{Sign, sign};
use crate::app::kit::desk::{beside_ui, width_of};
use crate::app::kit::tooltips;
use crate::app::tikal::desk::Desk;
use crate::game::Seat;
use crate::tikal::Treasure;
use crate::words::Value;
use crate::words::tikal::nouns;

/// The size of a treasure on a card, in points, and on a compact one.
pub const TOKEN: f32 = 26.0;
pub const SMALL_TOKEN: f32 = 20.0;
/// The least size of a treasure where there are many.
const LEAST_TOKEN: f32 = 13.0;
/// The gap between treasures.
const TOKEN_GAP: f32 = 3.0;
/// A space at which no row ends.
const NO_BREAK: &str = "\u{a0}";
/// The room that the sign of a temple takes in front of the words.
const SIGN: f32 = 17.0;

/// The temples that a seat controls, in words.
pub struct Temples {
    /// The worth of them together.
    total: String,
    /// That, and which ones they are, with what each is worth.
    listed: String,
    /// The same without what each is worth.
    named: String,
    /// The values of which these texts are made.
    values: [(&'static str, Value); 2],
}

impl Temples {
    /// Those of a seat; nothing if it controls none.
    #[must_use]
    pub fn of(desk: &Desk, table: &Table, seat: Seat) -> Option<Self> {
        let (rules, state, texts) = (table.rules(), table.shown(), desk.texts);
        let held = || state.temples().into_iter().filter(|&temple| state.controls(rules, temple, seat));
        held().next()?;
        let named = held().map(|temple| {
            let cell = rules.layout().name(temple).to_string();
            let values = [("cell", cell.into()), ("value", state.level(temple).into())];
            let key = if state.guarded_by(seat).contains(temple) { "player-guarded" } else { "player-held" };
            // A name and what it is worth stand in one row.
            texts.with(key, &values).replace(' ', NO_BREAK)
        });
        let list = named.collect::<Vec<_>>().join(", ");
        let names: Vec<String> = held().map(|temple| rules.layout().name(temple).to_string()).collect();
        let total: u32 = held().map(|temple| u32::from(state.level(temple))).sum();
        let values = [("list", list.into()), ("total", total.into())];
        let named = texts.with("player-temples-listed", &[("list", names.join(", ").into()), ("total", total.into())]);
        let listed = texts.with("player-temples-listed", &values);
        Some(Self { total: total.to_string(), listed, named, values })
    }

    /// All that was said of them, in a sentence.
    fn said(&self, desk: &Desk) -> String {
        desk.texts.with("player-temples", &self.values)
    }
}

/// Words with room for the sign of a temple in front of them.
fn signed(text: &str, font: FontId, colour: Color32, width: f32) -> LayoutJob {
    let mut job = LayoutJob::default();
    job.append(text, SIGN, TextFormat::simple(font, colour));
    job.wrap.max_width = width;
    job
}

/// The number of rows that a text takes beside the sign of a temple, in this width and in letters of this style.
fn rows_of(ui: &Ui, desk: &Desk, text: &str, style: &TextStyle, width: f32) -> usize {
    let job = signed(text, style.resolve(ui.style()), desk.theme.chrome.text, width);
    ui.painter().layout_job(job).rows.len()
}

fn temples_ui(ui: &mut Ui, desk: &Desk, temples: &Temples, text: &str, style: &TextStyle) {
    let chrome = &desk.theme.chrome;
    let job = signed(text, style.resolve(ui.style()), chrome.text, ui.available_width());
    let high = ui.text_style_height(style);
    let label = ui.add(Label::new(ui.painter().layout_job(job)));
    let centre = label.rect.left_top() + vec2(SIGN / 2.0 - 2.0, high / 2.0);
    sign(ui.painter(), centre, 6.0, Sign::Uncover, chrome.text_weak);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, temples.said(desk)));
    beside_ui(ui, label, |ui| {
        ui.label(temples.said(desk));
    });
}

/// The treasures in a row, which is kept free for them if the card `keeps_row`, and below them the temples, as many of the
/// words about those as have room in so many rows.
pub fn rows_ui(
    ui: &mut Ui,
    desk: &Desk,
    table: &Table,
    (seat, temples): (Seat, Option<&Temples>),
    keeps_row: bool,
    most: usize,
) {
    if table.shown().owned(seat).next().is_some() {
        ui.horizontal(|ui| {
            ui.set_min_height(TOKEN);
            ui.spacing_mut().item_spacing.x = TOKEN_GAP;
            let size = token_size(ui, table, seat, ui.available_width(), TOKEN);
            tokens_ui(ui, desk, table, seat, size);
        });
    } else if keeps_row {
        ui.allocate_exact_size(vec2(0.0, TOKEN), Sense::hover());
    }
    if let Some(temples) = temples {
        let (style, width) = (TextStyle::Body, ui.available_width());
        let fits = |text: &&String| rows_of(ui, desk, text, &style, width) <= most.max(1);
        let told = [&temples.listed, &temples.named].into_iter().find(fits).unwrap_or(&temples.total);
        temples_ui(ui, desk, temples, told, &style);
    }
}

/// True if the temples of a seat are listed on a compact card of this width below its treasures: beside them there is
/// no room, and they take no more rows than `most`.
pub fn lists_below(
    ui: &Ui,
    desk: &Desk,
    table: &Table,
    (seat, temples): (Seat, &Temples),
    width: f32,
    most: usize,
) -> bool {
    let size = compact_token(ui, table, seat, temples, width);
    let font = TextStyle::Body.resolve(ui.style());
    let tokens = table.shown().owned(seat).map(|(_, copies)| size + number_width(ui, &font, copies) + TOKEN_GAP);
    let room = width - tokens.sum::<f32>() - TOKEN_GAP;
    rows_of(ui, desk, &temples.listed, &TextStyle::Small, width) <= most && small_width(ui, &temples.listed) > room
}

/// The width of the words about temples on a compact card, with their sign.
fn small_width(ui: &Ui, text: &str) -> f32 {
    SIGN + width_of(ui.painter(), &TextStyle::Small.resolve(ui.style()), text).ceil()
}

/// The size of treasures on a compact card. Beside many there is room at least for what the temples are worth.
fn compact_token(ui: &Ui, table: &Table, seat: Seat, temples: &Temples, width: f32) -> f32 {
    token_size(ui, table, seat, width - small_width(ui, &temples.total) - 2.0 * TOKEN_GAP, SMALL_TOKEN)
}

/// The last row of a compact card: the treasures, and beside them the temples; where there is no room for all of those,
/// rows of their own if they take no more than `most`, else what they are worth together, so that every card keeps to its
/// share of the column. If they stand `below` the treasures on another card, they do so on this one.
pub fn compact_row_ui(
    ui: &mut Ui,
    desk: &Desk,
    table: &Table,
    (seat, temples): (Seat, Option<&Temples>),
    most: usize,
    below: bool,
) {
    let has_treasures = table.shown().owned(seat).next().is_some();
    let style = TextStyle::Small;
    let width = ui.available_width();
    let rows = |temples: &Temples| rows_of(ui, desk, &temples.listed, &style, width);
    let lists = temples.is_some_and(|temples| rows(temples) <= most);
    let is_told = ui.horizontal(|ui| {
        ui.set_min_height(SMALL_TOKEN);
        ui.spacing_mut().item_spacing.x = TOKEN_GAP;
        let size = match temples {
            Some(temples) => compact_token(ui, table, seat, temples, width),
            None => token_size(ui, table, seat, width, SMALL_TOKEN),
        };
        tokens_ui(ui, desk, table, seat, size);
        let Some(temples) = temples else {
            if !has_treasures {
                let nothing = egui::RichText::new(desk.texts.say("player-nothing")).small();
                ui.label(nothing.color(desk.theme.chrome.text_weak));
            }
            return true;
        };
        if has_treasures {
            ui.add_space(TOKEN_GAP);
        }
        let room = ui.available_width();
        let fits = |text: &&String| room >= small_width(ui, text);
        if lists && (below && has_treasures || !fits(&&temples.listed)) {
            return false;
        }
        let most = [&temples.listed, &temples.named].into_iter().find(fits).unwrap_or(&temples.total);
        temples_ui(ui, desk, temples, most, &style);
        true
    });
    if let Some(temples) = temples.filter(|_| !is_told.inner) {
        temples_ui(ui, desk, temples, &temples.listed, &style);
    }
}

/// The size of treasures with which all of them have room in this width, and at most `most`.
fn token_size(ui: &Ui, table: &Table, seat: Seat, width: f32, most: f32) -> f32 {
    let font = TextStyle::Body.resolve(ui.style());
    let numbers = table.shown().owned(seat).map(|(_, copies)| number_width(ui, &font, copies) + TOKEN_GAP);
    let (count, numbers) = numbers.fold((0_u8, 0.0), |(count, wide), number| (count + 1, wide + number));
    ((width - numbers) / f32::from(count.max(1))).floor().clamp(LEAST_TOKEN, most)
}

/// The width of the number of copies beside a treasure; nothing where there is one.
fn number_width(ui: &Ui, font: &FontId, copies: u8) -> f32 {
    if copies > 1 { width_of(ui.painter(), font, &format!("×{copies}")) + 2.0 } else { 0.0 }
}

/// The treasures of this size; how many there are of a kind stands beside it, as plain text.
fn tokens_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat, size: f32) {
    let texts = desk.texts;
    let owned: Vec<(Treasure, u8)> = table.shown().owned(seat).collect();
    let (font, colour) = (TextStyle::Body.resolve(ui.style()), desk.theme.chrome.text_strong);
    for (kind, copies) in owned {
        let wide = number_width(ui, &font, copies);
        // In a row of small ones the numbers keep their height.
        let (rect, response) = ui.allocate_exact_size(vec2(size + wide, size.max(SMALL_TOKEN)), Sense::hover());
        let centre = rect.left_center() + vec2(size / 2.0, 0.0);
        art::treasure(ui.painter(), desk.theme, centre, size * 0.46, table.rules().glyph(kind));
        if copies > 1 {
            let left = rect.left_center() + vec2(size + 1.0, 0.0);
            ui.painter().text(left, egui::Align2::LEFT_CENTER, format!("×{copies}"), font.clone(), colour);
        }
        let name = || {
            let kind_name = nouns::titled(&nouns::treasure(texts, table.rules(), kind));
            texts.with("player-copies", &[("name", kind_name.into()), ("copies", copies.into())])
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name()));
        beside_ui(ui, response, |ui| {
            ui.set_max_width(tooltips::widest(ui.ctx()));
            ui.label(name());
            for line in treasure_hint(desk, table, kind, copies) {
                ui.weak(line);
            }
        });
    }
}

/// The worth of treasures of one kind, that with one more, and the note that others can take them or not.
fn treasure_hint(desk: &Desk, table: &Table, kind: Treasure, copies: u8) -> Vec<String> {
    let (rules, texts) = (table.rules(), desk.texts);
    let in_game = rules.treasures().get(kind.index()).copied().unwrap_or_default();
    let next = if copies < in_game { rules.set_score(copies + 1) } else { 0 };
    let values = [("points", rules.set_score(copies).into()), ("next", next.into())];
    let worth = texts.with("player-treasures-hint", &values);
    let key = if copies == 1 { "player-treasure-single" } else { "player-treasure-safe" };
    let exchange = rules.costs().exchange.is_some().then(|| texts.say(key));
    std::iter::once(worth).chain(exchange).collect()
}
