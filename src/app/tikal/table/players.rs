//! The players' cards: score, treasures, temples, what they have left, and what they would score now.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align2, FontId, Margin, RichText, Role, Sense, TextStyle, Ui, WidgetInfo, vec2};

use super::paint::Icon;
use super::{Table, drag, findings, moving, paint};
use crate::app::kit::aside::{self, Need};
use crate::app::kit::desk::{describe, lines_ui, width_of};
use crate::app::kit::widgets::{Common, card_frame, stretch};
use crate::app::tikal::desk::{Desk, Spot};
use crate::app::tikal::{art, words};
use crate::game::Seat;
use crate::tikal::{Phase, Piece, Treasure};
use crate::words::Texts;

/// The least height of a card's share of the column for which the cards are made equally high.
const ROOMY: f32 = 112.0;
/// How high a card is that is not compact, with its margins and the gaps between its rows, but without treasures and the
/// rows of its temples. Where the cards of all players would be higher than the column, they are compact.
const FULL: f32 = 82.0;
/// The margin of a card that is not compact, and the width of its edges together.
const MARGIN: Margin = Margin::symmetric(10, 8);
const EDGE: f32 = 2.0;
/// The size of a treasure on a card, in points, and on a compact one.
const TOKEN: f32 = 26.0;
const SMALL_TOKEN: f32 = 20.0;
/// How high the row with name and score is, with its margin.
const SCORE_ROW: f32 = 40.0;
/// How wide the picture of what is left is where there is room for it, and how far the amulet then stands from it.
const WIDE_ICON: f32 = 18.0;
const APART: f32 = 6.0;
/// How high a compact card is whose temples have no row of their own, with its margins and its share of what lies
/// between the rows.
const COMPACT: f32 = 88.0;
/// How much room the sign of a temple takes beside the treasures.
const SIGN: f32 = 22.0;
/// How high the row with the name is on a compact card.
const COMPACT_ROW: f32 = 25.0;
/// The bid for which a card keeps room.
const WIDEST_BID: u32 = 9;
/// In less width than this what is left stands closer together, without bids and with them.
const NARROW: f32 = 150.0;
const NARROW_BIDS: f32 = 230.0;

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
        let treasures = if owns(seat) { TOKEN + 3.0 } else { 0.0 };
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
    let all = temples(desk.texts, table, seat);
    let said = desk.texts.with("player-temples", &[("list", all.into())]);
    let width = ui.available_width() - 2.0 * f32::from(MARGIN.left) - EDGE;
    let font = style.resolve(ui.style());
    ui.painter().layout(said, font, desk.theme.chrome.text, width).rows.len().max(1)
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
            ui.spacing_mut().interact_size.y = SMALL_TOKEN;
        }
        // While an earlier state is looked at, nothing is counted up.
        let counted = table.motion().score(seat).filter(|_| !table.looks_back());
        let score = counted.unwrap_or_else(|| state.score(seat)).to_string();
        let worth = table.insight().filter(|_| desk.settings.show_worth && state.phase() != Phase::Over);
        let worth = worth.map(|insight| {
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
        // Where both have no room, the name comes first: it is in the colour of the word then.
        let fits = |own: &String| {
            let both = wide(table.name(seat), large) + wide(own, desk.theme.sizes.text);
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
                    worth.on_hover_ui(|ui| lines_ui(ui, findings::worth(texts, table, seat)));
                }
                if !narrow {
                    ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), name);
                }
            });
        });
        holdings_ui(ui, desk, table, seat);
        if rows.is_compact {
            if let Some(gains) = rows.gains {
                compact_row_ui(ui, desk, table, seat, gains.lists_temples);
            }
            common.note(ui.min_rect().height());
            stretch(ui, rows.least.unwrap_or(0.0));
            return;
        }
        let has_treasures = treasures_ui(ui, desk, table, seat);
        let keeps_row = rows.treasures && !has_treasures;
        if keeps_row && rows.least.is_some() {
            ui.allocate_exact_size(vec2(0.0, TOKEN), Sense::hover());
        }
        let temples = temples(texts, table, seat);
        if !temples.is_empty() {
            ui.label(texts.with("player-temples", &[("list", temples.into())]));
        }
        // Noted with the free row even where there is none, so that it does not matter for the next frame.
        let free = if keeps_row && rows.least.is_none() { TOKEN + ui.spacing().item_spacing.y } else { 0.0 };
        common.note(ui.min_rect().height() + free);
        stretch(ui, rows.least.unwrap_or(0.0));
    });
    moving::note_card(ui.ctx(), seat, card.response.rect);
    let rect = card.response.rect;
    aside::keep_clear(ui.ctx(), rect, Need::Next);
    aside::keep_clear(ui.ctx(), rect.with_max_y(rect.bottom().min(rect.top() + SCORE_ROW)), Need::Now);
    desk.note(ui, Spot::Player(seat), card.response.rect);
}

/// What a seat did in the auction that is held, or in the last one until another begins.
fn bid_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let name = || ("name", table.name(seat).to_owned().into());
    let said = table.last_bid(seat).map(|bid| match bid {
        Some(bid) => {
            let bid = [("bid", bid.into()), name()];
            (texts.with("player-bid", &bid[..1]), texts.with("player-bid-hint", &bid), chrome.gold)
        }
        None => (texts.say("player-passed"), texts.with("player-passed-hint", &[name()]), chrome.text_weak),
    });
    // As wide for every bid, so that nothing moves when one is made.
    let font = TextStyle::Small.resolve(ui.style());
    let widest = [texts.with("player-bid", &[("bid", WIDEST_BID.into())]), texts.say("player-passed")];
    let texts = widest.iter().chain(said.as_ref().map(|(text, ..)| text));
    let width = texts.map(|text| width_of(ui.painter(), &font, text)).fold(0.0, f32::max).ceil();
    let (rect, response) = ui.allocate_exact_size(vec2(width, 20.0), Sense::hover());
    let Some((text, hint, colour)) = said else { return };
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, font, colour);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &hint));
    response.on_hover_text(hint.clone());
}

/// The temples that a seat controls, each with its value.
fn temples(texts: &Texts, table: &Table, seat: Seat) -> String {
    let (rules, state) = (table.rules(), table.shown());
    let held = state.temples().into_iter().filter(|&temple| state.controls(rules, temple, seat));
    let named = held.map(|temple| {
        let values = [("cell", rules.layout().name(temple).to_string().into()), ("value", state.level(temple).into())];
        texts.with(if state.guarded_by(seat).contains(temple) { "player-guarded" } else { "player-held" }, &values)
    });
    named.collect::<Vec<_>>().join(", ")
}

/// The last row of a compact card: the treasures, and beside them the temples; where there is no room for all of those,
/// rows of their own if the card `lists` them, else what they are worth together, so that every card keeps to its share
/// of the column.
fn compact_row_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat, lists: bool) {
    let texts = desk.texts;
    let all = temples(texts, table, seat);
    let has_treasures = table.shown().owned(seat).next().is_some();
    let said = texts.with("player-temples", &[("list", all.clone().into())]);
    let font = TextStyle::Small.resolve(ui.style());
    let fits = |ui: &Ui, text: &str, beside: f32| ui.available_width() >= width_of(ui.painter(), &font, text) + beside;
    let temples = |ui: &mut Ui, text: &str| {
        let label = ui.add(egui::Label::new(RichText::new(text).small()).wrap());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        label.on_hover_text(&said);
    };
    let is_told = ui.horizontal(|ui| {
        ui.set_min_height(SMALL_TOKEN);
        ui.spacing_mut().item_spacing.x = 3.0;
        tokens_ui(ui, desk, table, seat, SMALL_TOKEN);
        if all.is_empty() {
            if !has_treasures {
                ui.label(RichText::new(texts.say("player-nothing")).small().color(desk.theme.chrome.text_weak));
            }
            return true;
        }
        if !has_treasures && fits(ui, &said, 0.0) {
            temples(ui, &said);
            return true;
        }
        let has_room = fits(ui, &all, SIGN);
        if !has_room && lists {
            return false;
        }
        // A small temple stands for the word.
        ui.add_space(3.0);
        let (rect, _) = ui.allocate_exact_size(vec2(12.0, SMALL_TOKEN), Sense::hover());
        art::sign(ui.painter(), rect.center(), 6.0, art::Sign::Uncover, desk.theme.chrome.text_weak);
        let worth = || temples_worth(table, seat).to_string();
        temples(ui, &if has_room { all } else { worth() });
        true
    });
    if !is_told.inner {
        temples(ui, &said);
    }
}

/// What the temples that a seat controls are worth together.
fn temples_worth(table: &Table, seat: Seat) -> u32 {
    let (rules, state) = (table.rules(), table.shown());
    let held = state.temples().into_iter().filter(|&temple| state.controls(rules, temple, seat));
    held.map(|temple| u32::from(state.level(temple))).sum()
}

/// The treasures, as tokens with the number of copies, in a row of their own; whether there are any.
fn treasures_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat) -> bool {
    if table.shown().owned(seat).next().is_none() {
        return false;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        tokens_ui(ui, desk, table, seat, TOKEN);
    });
    true
}

/// The treasures of this size; how many there are of a kind stands beside it, as plain text.
fn tokens_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat, size: f32) {
    let texts = desk.texts;
    let owned: Vec<(Treasure, u8)> = table.shown().owned(seat).collect();
    for (kind, copies) in owned {
        let colour = desk.theme.chrome.text_strong;
        let number = (copies > 1).then(|| {
            let font = TextStyle::Body.resolve(ui.style());
            ui.painter().layout_no_wrap(format!("×{copies}"), font, colour)
        });
        let wide = number.as_ref().map_or(0.0, |number| number.size().x + 2.0);
        let (rect, response) = ui.allocate_exact_size(vec2(size + wide, size), Sense::hover());
        let centre = rect.left_center() + vec2(size / 2.0, 0.0);
        art::treasure(ui.painter(), desk.theme, centre, size * 0.46, words::glyph(table, kind));
        if let Some(number) = number {
            let left = rect.left_center() + vec2(size + 1.0, -number.size().y / 2.0);
            ui.painter().galley(left, number, colour);
        }
        let values = [("name", words::treasure(texts, table, kind).into()), ("copies", copies.into())];
        let name = texts.with("player-copies", &values);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        response.on_hover_ui(|ui| {
            ui.set_max_width(aside::widest(ui.ctx()));
            ui.label(name.clone());
            for line in treasure_hint(desk, table, kind, copies) {
                ui.weak(line);
            }
        });
    }
}

/// What treasures of one kind bring, what one more would make of them, and whether others can take them.
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

/// What a player has left to bring into play, as small pictures with numbers; in an auctioned game also the amulet.
fn holdings_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, seat: Seat) {
    let (rules, state, texts) = (table.rules(), table.shown(), desk.texts);
    let reserve = state.reserve(seat);
    let guards = rules.guards().saturating_sub(state.guards_set(seat));
    let acts = state.phase() == Phase::Act && table.person_to_move() == Some(seat) && !table.looks_back();
    ui.horizontal_wrapped(|ui| {
        // In a narrow card a number stays beside its picture.
        let least = if state.is_auction() { NARROW_BIDS } else { NARROW };
        let is_narrow = ui.available_width() < least;
        let (gap, side) = if is_narrow { (1.0, 14.0) } else { (2.0, WIDE_ICON) };
        ui.spacing_mut().item_spacing.x = gap;
        let mut holding = |icon: Icon, count: u8, key: &str| {
            // A piece that can enter is dragged from here onto a camp.
            let piece = match icon {
                Icon::Piece(piece) if acts && count > 0 => Some(piece),
                _ => None,
            };
            let sense = if piece.is_some() { Sense::DRAG } else { Sense::hover() };
            let (rect, response) = ui.allocate_exact_size(vec2(side, 20.0), sense);
            if let Some(piece) = piece {
                drag::carry_reserve(&response, desk, table, piece);
            }
            let mut painter = ui.painter().clone();
            if count == 0 {
                painter.multiply_opacity(0.35);
            }
            paint::icon(&painter, desk.theme, table, seat, icon, rect.center(), side / 2.0 - 0.5);
            let name = texts.with(key, &[("count", count.into())]);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            response.on_hover_text(name.clone());
            let number = RichText::new(count.to_string()).color(desk.theme.chrome.text_weak);
            // Only of explorers there can be ten.
            let wide = if is_narrow && icon != Icon::Piece(Piece::Explorer) { 8.0 } else { 14.0 };
            ui.add_sized(vec2(wide, 20.0), egui::Label::new(number));
        };
        holding(Icon::Piece(Piece::Explorer), reserve.explorers(), "player-explorers");
        if rules.leaders() > 0 {
            holding(Icon::Piece(Piece::Leader), u8::from(reserve.has_leader()), "player-leader");
        }
        holding(Icon::Camp, state.camps_left(seat), "player-camps");
        holding(Icon::Guard(Piece::Explorer), guards, "player-guards");
        if state.is_auction() && state.phase() != Phase::Over {
            // It is no number of pieces, and so stands a little apart.
            ui.add_space(if is_narrow { 0.0 } else { APART });
            let wide = if is_narrow { 16.0 } else { WIDE_ICON };
            let (rect, response) = ui.allocate_exact_size(vec2(wide, 20.0), Sense::hover());
            desk.note(ui, Spot::Amulet(seat), rect);
            art::amulet(ui.painter(), desk.theme, rect.center(), 9.0, state.amulet(seat));
            let name = texts.say(if state.amulet(seat) { "player-amulet-up" } else { "player-amulet-down" });
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
            response.on_hover_text(name.clone());
            ui.add_space(if is_narrow { 2.0 } else { 4.0 });
            bid_ui(ui, desk, table, seat);
        }
    });
}
