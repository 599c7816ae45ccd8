//! Who sits where at a table over the net: a row for each seat, with a sign for its line, and what can be done there.

use egui::{Align, Button, Id, Label, Layout, Painter, Pos2, Sense, Stroke, Ui, pos2, vec2};

use super::clock::left_ui;
use super::company::{Ask, Company};
use crate::ai::Level;
use crate::app::kit::desk::Desk;
use crate::app::kit::draw::seats::{SeatLook, SeatShape, seat_mark};
use crate::app::kit::theme::Theme;
use crate::app::kit::widgets::menu;
use crate::game::Seat;
use crate::net::message::{Author, Chair, Holder};
use crate::words::{Texts, plain};

/// The height of a row.
pub const ROW: f32 = 26.0;
/// The width of the mark of a seat, and of the sign of its line.
const MARK: f32 = 24.0;
const SIGN: f32 = 14.0;

/// The key of the text for who holds a seat.
fn state_key(holder: Holder) -> &'static str {
    match holder {
        Holder::Free => "friends-free",
        Holder::Computer => "friends-computer",
        Holder::StandIn => "friends-stand-in",
        Holder::You => "friends-you",
        Holder::There => "friends-there",
        Holder::Away => "friends-away",
    }
}

/// A seat in words: who sits there, and how the line is.
#[must_use]
pub fn seat_told(texts: &Texts, index: usize, chair: &Chair) -> String {
    let name = match chair.holder {
        Holder::Free => texts.with("friends-seat", &[("number", (index + 1).into())]),
        _ => plain(&chair.name),
    };
    texts.with("friends-seated", &[("name", name.into()), ("state", texts.say(state_key(chair.holder)).into())])
}

/// The name of a computer player of this level.
#[must_use]
pub fn level_name(texts: &Texts, level: Level) -> String {
    texts.say(match level {
        Level::Random => "player-random",
        Level::Novice => "player-novice",
        Level::Adept => "player-adept",
        Level::Expert => "player-expert",
        Level::Master => "player-master",
    })
}

/// The name and the colour of the player, which a person chooses before a free seat is taken.
pub type Sitting<'a> = Option<(&'a str, Option<&'a str>)>;

/// Lays out the seats, and below them those who have none. With `sits`, free ones can be taken under this name; the button
/// that takes the first.
pub fn people_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &mut Company, sits: Sitting) -> Option<Id> {
    let (mut asked, mut mutes, mut first) = (Vec::new(), None, None);
    for (index, seat) in Seat::ALL.into_iter().enumerate().take(company.chairs.len()) {
        let sit = row_ui(ui, desk, company, (index, seat), sits, &mut asked, &mut mutes);
        first = first.or(sit);
    }
    for guest in &company.seatless {
        seatless_ui(ui, desk, company, guest, &mut mutes);
    }
    if let Some(guest) = mutes
        && !company.muted.remove(&guest)
    {
        company.muted.insert(guest);
    }
    company.asks.append(&mut asked);
    first
}

/// The item of a menu by which somebody is heard no more, or again.
fn mute_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, company: &Company, guest: u32, mutes: &mut Option<u32>) {
    let key = if company.muted.contains(&guest) { "friends-hear" } else { "friends-mute" };
    if ui.button(desk.texts.say(key)).clicked() {
        *mutes = Some(guest);
        ui.close();
    }
}

/// The row of somebody who has no seat.
fn seatless_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    company: &Company,
    guest: &Author,
    mutes: &mut Option<u32>,
) {
    let (texts, name) = (desk.texts, plain(&guest.name));
    ui.allocate_ui_with_layout(vec2(ui.available_width(), ROW), Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(ROW);
        if !company.is_own(guest.guest, &guest.name) {
            let menu = menu(ui, "…", |ui| mute_ui(ui, desk, company, guest.guest, mutes));
            menu.accessible_name(texts.with("friends-guest-menu", &[("name", name.clone().into())]));
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            // In the place of the mark of a seat, which leaves more room for the words.
            let (sign, _) = ui.allocate_exact_size(vec2(MARK, MARK), Sense::hover());
            paint_sign(ui.painter(), desk.theme, sign.center(), Holder::There);
            let state = texts.say("friends-seatless");
            let said = texts.with("friends-seated", &[("name", name.into()), ("state", state.into())]);
            heard_ui(ui, desk, company, Some(guest.guest), &said);
        });
    });
}

/// Who somebody is, and whether that one is heard.
fn heard_ui<C, S>(ui: &mut Ui, desk: &Desk<C, S>, company: &Company, guest: Option<u32>, said: &str) {
    let label = ui.add(Label::new(said).truncate());
    if guest.is_some_and(|guest| company.muted.contains(&guest)) {
        label.on_hover_text(desk.texts.say("friends-is-muted"));
    }
}

/// The row of a seat; the button that takes it.
fn row_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    company: &Company,
    (index, seat): (usize, Seat),
    sits: Sitting,
    asked: &mut Vec<Ask>,
    mutes: &mut Option<u32>,
) -> Option<Id> {
    let (texts, chair) = (desk.texts, &company.chairs[index]);
    let mut takes = None;
    ui.allocate_ui_with_layout(vec2(ui.available_width(), ROW), Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(ROW);
        let (mark, _) = ui.allocate_exact_size(vec2(MARK, MARK), Sense::hover());
        let look = SeatLook { colour: &chair.colour, shape: SeatShape::of_seat(index) };
        seat_mark(ui.painter(), desk.theme, mark.center(), MARK * 0.42, look);
        let (sign, _) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
        paint_sign(ui.painter(), desk.theme, sign.center(), chair.holder);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let number = [("number", (index + 1).into())];
            let can_free = company.is_host()
                && matches!(chair.holder, Holder::There | Holder::Away | Holder::Computer | Holder::StandIn);
            let can_mute = chair.guest.filter(|_| matches!(chair.holder, Holder::There | Holder::Away));
            let can_replace =
                company.is_host() && !matches!(chair.holder, Holder::Computer | Holder::StandIn | Holder::You);
            let can_return = chair.holder == Holder::StandIn;
            if can_free || can_mute.is_some() || can_replace || can_return {
                let name = texts.with("friends-seat-menu", &number);
                menu(ui, "…", |ui| {
                    if can_return && ui.button(texts.say("friends-return")).clicked() {
                        asked.push(company.takes_back(seat));
                        ui.close();
                    }
                    if let Some(guest) = can_mute {
                        mute_ui(ui, desk, company, guest, mutes);
                    }
                    if can_free && ui.button(texts.say("friends-free-seat")).clicked() {
                        asked.push(Ask::Free(seat));
                        ui.close();
                    }
                    for level in Level::ALL.into_iter().rev().filter(|_| can_replace) {
                        let level_name = level_name(texts, level);
                        let said = texts.with("friends-replace", &[("level", level_name.into())]);
                        if ui.button(said).clicked() {
                            asked.push(Ask::Computer(seat, level));
                            ui.close();
                        }
                    }
                })
                .accessible_name(name);
            }
            if let Some((name, colour)) = sits.filter(|_| matches!(chair.holder, Holder::Free | Holder::StandIn)) {
                let sit = ui.add_enabled(!name.is_empty(), Button::new(texts.say("friends-sit")));
                let sit = sit.accessible_name(texts.with("friends-sit-at", &number));
                takes = sit.enabled().then_some(sit.id);
                if sit.on_disabled_hover_text(texts.say("friends-no-name")).clicked() {
                    let (name, colour) = (name.to_owned(), colour.map(str::to_owned));
                    asked.push(Ask::Sit { seat: Some(seat), name, colour });
                }
            }
            // No time runs for a computer.
            if chair.holder != Holder::Computer {
                left_ui(ui, desk, company, index);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                heard_ui(ui, desk, company, chair.guest, &seat_told(texts, index, chair));
            });
        });
    });
    takes
}

/// Paints the sign of a seat's line: a full disc for who is there, a broken ring for whose line is broken, an empty ring
/// for a free seat, a square for a computer.
fn paint_sign(painter: &Painter, theme: &Theme, centre: Pos2, holder: Holder) {
    let (chrome, radius) = (&theme.chrome, SIGN * 0.32);
    match holder {
        Holder::You | Holder::There => _ = painter.circle_filled(centre, radius, chrome.accent),
        Holder::Free => _ = painter.circle_stroke(centre, radius, Stroke::new(1.4, chrome.text_weak)),
        Holder::Computer | Holder::StandIn => {
            let square = egui::Rect::from_center_size(centre, vec2(radius, radius) * 1.8);
            painter.rect_filled(square, 1.0, chrome.text_weak);
        }
        Holder::Away => {
            painter.circle_stroke(centre, radius, Stroke::new(1.4, chrome.warn));
            let (from, to) = (pos2(-radius, radius) * 1.3, pos2(radius, -radius) * 1.3);
            let line = [centre + from.to_vec2(), centre + to.to_vec2()];
            painter.line_segment(line, Stroke::new(1.4, chrome.warn));
        }
    }
}
