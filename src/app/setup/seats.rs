//! The part of the setup screen about who plays: a row for every seat, and what is wrong with it.

use egui::{Button, Frame, Margin, RichText, Sense, TextEdit, Ui, vec2};

use crate::ai::Level;
use crate::app::command::Desk;
use crate::app::friends;
use crate::app::friends::people::level_name;
use crate::app::games;
use crate::app::kit::colours::colour_name;
use crate::app::kit::desk::beside_heading;
use crate::app::kit::one_of::OneOf;
use crate::game::MAX_SEATS;
use crate::games::GameRules;
use crate::setup::{NAME_LETTERS, SeatForm, SetupForm};
use crate::words::{Texts, Value, shown};

/// Rows that are narrower than this have two lines.
const NARROW: f32 = 560.0;
const MARK: f32 = 28.0;
/// The radius of the mark in a list of colours.
const LISTED: f32 = 9.0;
/// The gap between two rows: four of them are in sight in a low window.
const SEAT_GAP: f32 = 5.0;

/// Lays out the seats, and the choice of how many there are.
pub fn seats_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm, rules: &GameRules) {
    let texts = desk.texts;
    let range = rules.players();
    ui.horizontal_wrapped(|ui| {
        beside_heading(ui, desk, "setup-players");
        for players in range.clone() {
            let text = texts.with("setup-count", &[("players", players.into())]);
            if ui.selectable_label(form.players == players, text).clicked() {
                while form.players < players {
                    form.add_seat(rules.colours().len());
                }
                form.players = players;
            }
        }
        if ui.button(texts.say("setup-shuffle")).on_hover_text(texts.say("setup-shuffle-hint")).clicked() {
            form.shuffle();
        }
    });
    let mut removed = None;
    let gap = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, SEAT_GAP);
    for index in 0..usize::from(form.players).min(MAX_SEATS) {
        let can_go = form.players > *range.start();
        let problem = form.seat_problem(index);
        if seat_ui(ui, desk, &mut form.seats[index], index, rules, problem, can_go) {
            removed = Some(index);
        }
    }
    ui.spacing_mut().item_spacing.y = gap;
    if let Some(index) = removed {
        form.remove_seat(index);
    }
    form.name_seats(texts);
    levels_ui(ui, desk, form, rules);
}

/// The row of a seat; true if it is to be removed.
fn seat_ui(
    ui: &mut Ui,
    desk: &Desk,
    seat: &mut SeatForm,
    index: usize,
    rules: &GameRules,
    problem: Option<&'static str>,
    can_go: bool,
) -> bool {
    let chrome = &desk.theme.chrome;
    let number: [(&'static str, Value); 1] = [("number", (index + 1).into())];
    let edge = if problem.is_some() { chrome.warn } else { chrome.edge };
    let frame = Frame::new().fill(chrome.card).stroke(egui::Stroke::new(1.0, edge));
    let mut removed = false;
    frame.corner_radius(desk.theme.sizes.button_radius).inner_margin(Margin::symmetric(8, 3)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let is_narrow = ui.available_width() < NARROW;
        let wide = ui.available_width();
        let go_away = |ui: &mut Ui| {
            let button = ui.add_enabled(can_go, Button::new("×").min_size(vec2(MARK, 0.0)));
            let name = desk.texts.with("setup-seat-remove", &number);
            let hint = desk.texts.say("setup-seat-fewest");
            button.accessible_name(&name).on_hover_text(&name).on_disabled_hover_text(hint).clicked()
        };
        ui.horizontal(|ui| {
            mark_ui(ui, desk, seat, index, rules);
            let rest = wide - MARK * 2.0 - 24.0;
            if is_narrow {
                name_ui(ui, desk, seat, &number, rest - 8.0);
            } else {
                name_ui(ui, desk, seat, &number, rest * 0.4);
                colour_ui(ui, desk, seat, index, rules, rest * 0.24);
                player_ui(ui, desk, seat, index, rules, rest * 0.36 - 16.0);
            }
            removed = go_away(ui);
        });
        if is_narrow {
            ui.horizontal(|ui| {
                colour_ui(ui, desk, seat, index, rules, wide * 0.36);
                player_ui(ui, desk, seat, index, rules, wide * 0.64 - 10.0);
            });
        }
        if let Some(problem) = problem {
            ui.label(RichText::new(desk.texts.say(problem)).small().color(chrome.warn));
        }
    });
    removed
}

fn mark_ui(ui: &mut Ui, desk: &Desk, seat: &SeatForm, index: usize, rules: &GameRules) {
    let (rect, response) = ui.allocate_exact_size(vec2(MARK, MARK), Sense::hover());
    let colour = rules.colours().get(seat.colour).map_or("", String::as_str);
    let place = (rect.center(), MARK * 0.45);
    games::seat_mark(ui.painter(), desk.theme, place, colour, index, seat.computer);
    let shape = games::seat_shape(desk.texts, index);
    let values =
        [("number", (index + 1).into()), ("colour", colour_name(desk.texts, colour).into()), ("shape", shape.into())];
    let name = desk.texts.with("setup-seat-mark", &values);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &name));
    response.on_hover_text(name.clone());
}

fn name_ui(ui: &mut Ui, desk: &Desk, seat: &mut SeatForm, number: &[(&'static str, Value)], width: f32) {
    let field = TextEdit::singleline(&mut seat.name).char_limit(NAME_LETTERS).desired_width(width);
    ui.add(field).accessible_name(desk.texts.with("setup-seat-name", number));
}

fn colour_ui(ui: &mut Ui, desk: &Desk, seat: &mut SeatForm, index: usize, rules: &GameRules, width: f32) {
    let colours = rules.colours();
    let shown = colours.get(seat.colour).map(|colour| colour_name(desk.texts, colour)).unwrap_or_default();
    let names = colours.iter().enumerate().map(|(choice, colour)| (choice, colour_name(desk.texts, colour)));
    let list = OneOf::new(("colour", index), shown).width(width);
    let list = list.show_rows(ui, &mut seat.colour, names, |ui, &choice, name, is_chosen| {
        // The mark stands on the row, so that a click on it chooses its colour, too.
        let padding = ui.spacing().button_padding.x;
        let row = ui.scope(|ui| {
            ui.spacing_mut().button_padding.x = padding + 2.0 * LISTED + LISTED * 0.5;
            ui.selectable_label(is_chosen, name)
        });
        let at = row.inner.rect.left_center() + vec2(padding + LISTED, 0.0);
        games::seat_mark(ui.painter(), desk.theme, (at, LISTED), &colours[choice], index, None);
        row.inner
    });
    list.accessible_name(desk.texts.with("setup-seat-colour", &[("number", (index + 1).into())]));
}

/// Who plays at a seat.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sitter {
    /// A person at this screen.
    Here,
    /// Somebody who comes over the net.
    Elsewhere,
    /// A computer.
    Computer(Level),
}

impl Sitter {
    fn of(seat: &SeatForm) -> Self {
        match seat.computer {
            Some(level) => Self::Computer(level),
            None if seat.is_elsewhere => Self::Elsewhere,
            None => Self::Here,
        }
    }

    fn name(self, texts: &Texts) -> String {
        match self {
            Self::Here => texts.say("player-person"),
            Self::Elsewhere => texts.say("player-elsewhere"),
            Self::Computer(level) => level_name(texts, level),
        }
    }
}

fn player_ui(ui: &mut Ui, desk: &Desk, seat: &mut SeatForm, index: usize, rules: &GameRules, width: f32) {
    let texts = desk.texts;
    let mut sitter = Sitter::of(seat);
    let people = [Sitter::Here].into_iter().chain(friends::OFFERED.then_some(Sitter::Elsewhere));
    let sitters = people.chain(Level::ALL.into_iter().rev().map(Sitter::Computer));
    let names = sitters.map(|sitter| (sitter, sitter.name(texts)));
    let list = OneOf::new(("player", index), sitter.name(texts)).width(width);
    let list = list.show_rows(ui, &mut sitter, names, |ui, sitter, name, is_chosen| {
        let row = ui.selectable_label(is_chosen, name);
        match sitter {
            Sitter::Computer(level) => row.on_hover_text(shown::level_hint(texts, rules.game(), *level)),
            Sitter::Elsewhere => row.on_hover_text(texts.say("player-elsewhere-hint")),
            Sitter::Here => row,
        }
    });
    seat.computer = if let Sitter::Computer(level) = sitter { Some(level) } else { None };
    seat.is_elsewhere = sitter == Sitter::Elsewhere;
    list.accessible_name(texts.with("setup-seat-player", &[("number", (index + 1).into())]));
}

/// A line for each chosen level that says how it plays this game.
fn levels_ui(ui: &mut Ui, desk: &Desk, form: &SetupForm, rules: &GameRules) {
    let seats = &form.seats[..usize::from(form.players)];
    for level in Level::ALL.into_iter().rev() {
        if seats.iter().any(|seat| seat.computer == Some(level)) {
            let values = [
                ("level", level_name(desk.texts, level).into()),
                ("hint", shown::level_hint(desk.texts, rules.game(), level).into()),
            ];
            let text = desk.texts.with("setup-level", &values);
            ui.label(RichText::new(text).small().color(desk.theme.chrome.text_weak));
        }
    }
}
