//! How the setup form looks.

use egui::{Button, ComboBox, Grid, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::SetupForm;
use crate::ai::Level;
use crate::app::command::Command;
use crate::app::screen::Screen;
use crate::app::text::Texts;
use crate::app::ui::{Desk, heading};
use crate::game::Seat;
use crate::library::Library;
use crate::tikal::{TurnRule, Variant};

/// Lays out the setup of a new game.
pub fn setup_ui(ui: &mut Ui, desk: &mut Desk, form: &mut SetupForm, library: &Library) {
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        let margin = ((ui.available_width() - 720.0) / 2.0).max(0.0);
        ui.horizontal(|ui| {
            ui.add_space(margin);
            ui.vertical(|ui| {
                ui.set_max_width(ui.available_width().min(720.0));
                form_ui(ui, desk, form, library);
            });
        });
    });
}

fn form_ui(ui: &mut Ui, desk: &mut Desk, form: &mut SetupForm, library: &Library) {
    let texts = desk.texts;
    ui.add_space(12.0);
    ui.label(RichText::new(texts.say("setup-heading")).strong().size(28.0));
    variant_ui(ui, desk, form, library);
    let Some(rules) = library.find(&form.variant) else { return };

    heading(ui, desk, "setup-players");
    let range = rules.players();
    form.players = form.players.clamp(*range.start(), *range.end());
    ui.horizontal(|ui| {
        for players in range {
            let text = texts.with("setup-count", &[("players", players.into())]);
            ui.selectable_value(&mut form.players, players, text);
        }
    });
    seats_ui(ui, texts, form, rules);

    heading(ui, desk, "setup-turns");
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut form.auction, false, texts.say("setup-base"));
        ui.radio_value(&mut form.auction, true, texts.say("setup-advanced"));
    });

    heading(ui, desk, "setup-first");
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut form.first, None, texts.say("setup-first-random"));
        for &seat in &Seat::ALL[..usize::from(form.players)] {
            let name = texts.with("setup-first-seat", &[("name", form.seats[seat.index()].name.clone().into())]);
            ui.radio_value(&mut form.first, Some(seat), name);
        }
    });

    heading(ui, desk, "setup-dealer");
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts.say("setup-seed"));
        let hint = texts.say("setup-seed-hint");
        let field = TextEdit::singleline(&mut form.seed).hint_text(hint).desired_width(160.0);
        ui.add_enabled(!form.by_hand, field).labelled_by(label.id);
        ui.checkbox(&mut form.by_hand, texts.say("setup-by-hand")).on_hover_text(texts.say("setup-by-hand-hint"));
        ui.checkbox(&mut form.purist, texts.say("setup-purist")).on_hover_text(texts.say("setup-purist-hint"));
    });

    ui.add_space(16.0);
    ui.horizontal(|ui| {
        let chrome = &desk.theme.chrome;
        let start = RichText::new(texts.say("setup-start")).strong().color(chrome.accent_text);
        if ui.add(Button::new(start).fill(chrome.accent_fill).min_size(vec2(180.0, 40.0))).clicked() {
            desk.push(Command::Start);
        }
        if ui.add(Button::new(texts.say("setup-back")).min_size(vec2(120.0, 40.0))).clicked() {
            desk.push(Command::Show(Screen::Home));
        }
    });
    ui.add_space(12.0);
}

fn variant_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm, library: &Library) {
    let texts = desk.texts;
    heading(ui, desk, "setup-variant");
    let name = |rules: &Variant| rules.def().name.get(texts.language().code()).to_owned();
    let chosen = library.find(&form.variant).map(|rules| name(rules)).unwrap_or_default();
    let before = form.variant.clone();
    let combo = ComboBox::from_id_salt("variant").selected_text(chosen.clone()).width(320.0).show_ui(ui, |ui| {
        for entry in library.entries() {
            ui.selectable_value(&mut form.variant, entry.variant.id().to_owned(), name(&entry.variant));
        }
    });
    combo.response.accessible_name(texts.with("setup-variant-name", &[("name", chosen.into())]));
    if let Some(rules) = library.find(&form.variant) {
        let about = rules.def().description.get(texts.language().code());
        if !about.is_empty() {
            ui.weak(about);
        }
        if form.variant != before {
            form.auction = rules.def().turns == TurnRule::Auction;
        }
    }
}

fn seats_ui(ui: &mut Ui, texts: &Texts, form: &mut SetupForm, rules: &Variant) {
    let colours = &rules.def().players.colours;
    // At large scales the fields give way, so that the row stays in the window.
    let part = ((ui.available_width() - 110.0) / 470.0).clamp(0.6, 1.0);
    Grid::new("seats").num_columns(4).spacing([12.0, 8.0]).show(ui, |ui| {
        for (number, seat) in (1..).zip(form.seats.iter_mut().take(usize::from(form.players))) {
            let values: [(&str, crate::app::text::Value); 1] = [("number", i32::into(number))];
            ui.label(texts.with("setup-seat", &values));
            let name = TextEdit::singleline(&mut seat.name).char_limit(24).desired_width(180.0 * part);
            ui.add(name.min_size(vec2(180.0 * part, 0.0))).accessible_name(texts.with("setup-seat-name", &values));
            let shown = colours.get(seat.colour).map(|colour| colour_name(texts, colour)).unwrap_or_default();
            let combo =
                ComboBox::from_id_salt(("colour", number)).selected_text(shown).width(110.0 * part).show_ui(ui, |ui| {
                    for (index, colour) in colours.iter().enumerate() {
                        ui.selectable_value(&mut seat.colour, index, colour_name(texts, colour));
                    }
                });
            combo.response.accessible_name(texts.with("setup-seat-colour", &values));
            let shown = player_name(texts, seat.computer);
            let combo =
                ComboBox::from_id_salt(("player", number)).selected_text(shown).width(180.0 * part).show_ui(ui, |ui| {
                    ui.selectable_value(&mut seat.computer, None, player_name(texts, None));
                    for level in Level::ALL.into_iter().rev() {
                        ui.selectable_value(&mut seat.computer, Some(level), player_name(texts, Some(level)));
                    }
                });
            combo.response.accessible_name(texts.with("setup-seat-player", &values));
            ui.end_row();
        }
    });
}

fn player_name(texts: &Texts, computer: Option<Level>) -> String {
    texts.say(match computer {
        None => "player-person",
        Some(Level::Random) => "player-random",
        Some(Level::Adept) => "player-adept",
    })
}

/// What a colour is called; colours of one's own variants by the name they have there.
fn colour_name(texts: &Texts, colour: &str) -> String {
    match colour {
        "red" => texts.say("colour-red"),
        "orange" => texts.say("colour-orange"),
        "white" => texts.say("colour-white"),
        "blue" => texts.say("colour-blue"),
        other => other.to_owned(),
    }
}
