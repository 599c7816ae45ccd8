//! The players' cards: the name, the score, the treasures, and what is left of pieces, camps and guards.

use egui::{Align, Layout, Margin, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};

use super::{Table, wording};
use crate::app::hexboard::art::{self, Figure};
use crate::app::kit::widgets::card_frame;
use crate::app::legend::desk::{Desk, Spot};
use crate::app::table::card_name::{self, Naming};
use crate::expedition::Treasure;
use crate::game::Seat;
use crate::legend::Phase;

/// The least height of a card.
const CARD: f32 = 74.0;
const GAP: f32 = 4.0;
const MARGIN: Margin = Margin::symmetric(8, 4);
/// The height of the row with the name.
const ROW: f32 = 24.0;
/// The size of a small picture.
const SIGN: f32 = 17.0;

/// The least height of the cards of so many players, one below the other.
#[must_use]
pub fn least_height(seats: usize) -> f32 {
    CARD * seats as f32 + GAP * seats.saturating_sub(1) as f32
}

/// Shows a card for every player, in the order of this round.
pub fn players_ui(ui: &mut Ui, desk: &mut Desk, table: &Table) {
    ui.spacing_mut().item_spacing.y = GAP;
    let order: Vec<Seat> = table.shown().order().to_vec();
    for seat in order {
        player_ui(ui, desk, table, seat);
    }
}

fn player_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, seat: Seat) {
    let state = table.shown();
    let chrome = &desk.theme.chrome;
    let acting = state.phase() != Phase::Over && state.seat() == seat;
    // A wider edge takes its room from the margin, so that the card stays as large as the others.
    let (edge, margin) = if acting {
        (Stroke::new(2.0, chrome.accent), MARGIN - Margin::same(1))
    } else {
        (card_frame(desk.theme).stroke, MARGIN)
    };
    let card = card_frame(desk.theme).stroke(edge).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 1.0;
        let width = ui.available_width();
        let naming = Naming::of(ui, desk, table, width, true);
        if naming.has_line {
            ui.horizontal(|ui| card_name::name_ui(ui, desk, table, seat, naming, ROW));
        }
        ui.horizontal(|ui| {
            table.seat_ui(ui, desk.theme, seat, vec2(card_name::SIGN, ROW), 9.0);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let size = card_name::score_size(desk, true);
                let score = ui.label(RichText::new(state.score(seat).to_string()).strong().size(size));
                score.on_hover_text(desk.texts.say("player-score-hint"));
                if state.passed().contains(&seat) {
                    ui.label(RichText::new(desk.texts.say("legend-passed")).small().color(chrome.text_weak));
                }
                if !naming.has_line {
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        card_name::name_ui(ui, desk, table, seat, naming, ROW);
                    });
                }
            });
        });
        holdings_ui(ui, desk, table, seat);
        treasures_ui(ui, desk, table, seat);
    });
    desk.note(ui, Spot::Player(seat), card.response.rect);
}

/// The pieces, camps and guards that are left.
fn holdings_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat) {
    let (rules, state) = (table.rules(), table.shown());
    let look = table.seat_look(seat);
    let (reserve, locked) = (state.reserve(seat), state.unavailable(seat));
    let counts = |free: u8, locked: u8| if locked > 0 { format!("{free}+{locked}") } else { free.to_string() };
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let count = |ui: &mut Ui, said: String, text: String, draw: &dyn Fn(&Ui, egui::Pos2)| {
            let (rect, response) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
            draw(ui, rect.center());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
            response.on_hover_text(&said);
            ui.label(RichText::new(text).small()).on_hover_text(&said);
            ui.add_space(4.0);
        };
        let reserve_of =
            |key: &str, free: u8, locked: u8| desk.texts.with(key, &[("free", free.into()), ("locked", locked.into())]);
        let explorers = reserve_of("legend-explorers-left", reserve.explorers(), locked.explorers());
        count(ui, explorers, counts(reserve.explorers(), locked.explorers()), &|ui, at| {
            art::piece(ui.painter(), desk.theme, at, 7.0, Figure::Explorer, look);
        });
        let leaders = reserve_of("legend-leaders-left", reserve.leaders(), locked.leaders());
        count(ui, leaders, counts(reserve.leaders(), locked.leaders()), &|ui, at| {
            art::piece(ui.painter(), desk.theme, at, 6.0, Figure::Leader, look);
        });
        let camps = state.camps_left(seat);
        count(ui, desk.texts.with("player-camps", &[("count", camps.into())]), camps.to_string(), &|ui, at| {
            art::camp(ui.painter(), desk.theme, at, 7.5, look);
        });
        let guards = rules.guards().saturating_sub(state.guards_set(seat));
        count(ui, desk.texts.with("player-guards", &[("count", guards.into())]), guards.to_string(), &|ui, at| {
            art::guard(ui.painter(), desk.theme, at, 5.5, Figure::Explorer, look);
        });
    });
}

/// The treasures of a player, each kind with its number.
fn treasures_ui(ui: &mut Ui, desk: &Desk, table: &Table, seat: Seat) {
    let (rules, state) = (table.rules(), table.shown());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 1.0;
        ui.set_min_height(SIGN);
        let owned = Treasure::ALL.into_iter().zip(state.treasures(rules, seat)).filter(|&(_, &copies)| copies > 0);
        for (kind, &copies) in owned {
            let (rect, response) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
            art::treasure(ui.painter(), desk.theme, rect.center(), SIGN * 0.46, table.glyph(kind));
            let values = [("name", wording::treasure(desk.texts, table, kind).into()), ("copies", copies.into())];
            let said = desk.texts.with("player-copies", &values);
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &said));
            response.on_hover_text(&said);
            if copies > 1 {
                ui.label(RichText::new(copies.to_string()).small());
            }
        }
    });
}
