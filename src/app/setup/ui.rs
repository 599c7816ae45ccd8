//! The look of the setup screen: the game and its variant on the left, by whom and how it is played on the right, the
//! buttons to start or leave below. Where there is little height, the variant folds into one line and pictures become
//! lists, so that who plays is in sight.

use egui::{
    Button, CollapsingHeader, DragValue, Frame, Label, Margin, Panel, RichText, ScrollArea, TextEdit, Ui, vec2,
};

use super::board::{choice_ui, chosen_ui};
use super::game::{games_line_ui, games_ui};
use super::seats::seats_ui;
use crate::app::command::Command;
use crate::app::command::Desk;
use crate::app::friends::hosting::hosting_ui;
use crate::app::games::{self, Pictures};
use crate::app::kit::desk::{follow_focus, heading, width_of};
use crate::app::kit::limits;
use crate::app::kit::widgets::{hint, title, way_out, ways_out};
use crate::game::Seat;
use crate::games::GameRules;
use crate::library::Libraries;
use crate::platform;
use crate::setup::SetupForm;
use crate::words::shown;

/// From this width on the variants stand beside the rest of the form, not above it.
const WIDE: f32 = 860.0;
/// In less height than this what is played is folded, where it stands beside the form and where above it.
const LOW: f32 = 560.0;
const LOW_NARROW: f32 = 800.0;
/// The gap between the lines of a choice.
const TIGHT: f32 = 2.0;
/// The room beside the form on the left, into which the edges of its choices and fields may reach.
const EDGE: f32 = 4.0;
/// The greatest width of the form.
const FORM: f32 = 900.0;

/// Lays out the setup of a new game.
pub fn setup_ui(ui: &mut Ui, desk: &mut Desk, form: &mut SetupForm, libraries: &Libraries, pictures: &mut Pictures) {
    let bare = Frame::new().fill(desk.theme.chrome.window);
    ways_out(ui, desk.texts, desk.theme, |ui| start_ui(ui, desk, form));
    let is_wide = ui.available_width() >= WIDE;
    let is_low = ui.available_height() < if is_wide { LOW } else { LOW_NARROW };
    if is_wide {
        let margin = Margin { left: 0, right: 12, top: 0, bottom: 4 };
        Panel::left("variants").frame(bare.inner_margin(margin)).exact_size(262.0).resizable(false).show(ui, |ui| {
            title(ui, desk, "setup-heading");
            if is_low {
                ui.horizontal_wrapped(|ui| games_line_ui(ui, desk, form, libraries));
            } else {
                // As wide as the variants below, which leave room for their scroll bar.
                ui.scope(|ui| {
                    ui.set_max_width(ui.available_width() - 8.0);
                    games_ui(ui, desk, form, libraries, pictures);
                });
            }
            heading(ui, desk, "setup-variant");
            ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 8.0);
                choice_ui(ui, desk, form, libraries, pictures, 1);
                follow_focus(ui);
            });
        });
    }
    egui::CentralPanel::no_frame().show(ui, |ui| {
        let area = ScrollArea::vertical().auto_shrink([false, false]);
        let area = if form.is_opened { area.vertical_scroll_offset(0.0) } else { area };
        area.show(ui, |ui| {
            let margin = if is_wide { 12.0 } else { EDGE };
            ui.horizontal_top(|ui| {
                ui.add_space(margin);
                ui.vertical(|ui| {
                    let room = ui.available_width() - 10.0;
                    ui.set_max_width(room.min(FORM));
                    if !is_wide && is_low {
                        // Beside the heading they take no height.
                        ui.horizontal_wrapped(|ui| {
                            title(ui, desk, "setup-heading");
                            games_line_ui(ui, desk, form, libraries);
                        });
                    } else if !is_wide {
                        title(ui, desk, "setup-heading");
                        games_ui(ui, desk, form, libraries, pictures);
                    }
                    if is_low {
                        let key = if is_wide { "setup-variant-name" } else { "setup-played" };
                        folded_ui(ui, desk, form, libraries, key, |ui, form| {
                            played_ui(ui, desk, form, libraries, pictures, is_wide);
                        });
                    } else {
                        played_ui(ui, desk, form, libraries, pictures, is_wide);
                    }
                    form_ui(ui, desk, form, libraries, pictures, is_low);
                });
            });
            follow_focus(ui);
        });
    });
    // Cards that have another height once they were laid out stand elsewhere.
    form.is_opened &= ui.ctx().will_discard();
}

/// The variant in one line, that opens to show all of it.
fn folded_ui(
    ui: &mut Ui,
    desk: &Desk,
    form: &mut SetupForm,
    libraries: &Libraries,
    key: &str,
    content: impl FnOnce(&mut Ui, &mut SetupForm),
) {
    let Some(rules) = libraries.find(form.variant()) else { return content(ui, form) };
    let name = shown::name_among(desk.texts, libraries, &rules);
    let title = desk.texts.with(key, &[("name", name.into())]);
    let title = RichText::new(title).strong().color(desk.theme.chrome.gold);
    CollapsingHeader::new(title).id_salt("played").show_unindented(ui, |ui| content(ui, form));
}

/// The choice of the variant: where it does not stand beside the form the variants, and the chosen one.
fn played_ui(
    ui: &mut Ui,
    desk: &Desk,
    form: &mut SetupForm,
    libraries: &Libraries,
    pictures: &mut Pictures,
    is_wide: bool,
) {
    if !is_wide {
        let columns = if ui.available_width() > 620.0 { 3 } else { 2 };
        choice_ui(ui, desk, form, libraries, pictures, columns);
    }
    if let Some(rules) = libraries.find(form.variant()) {
        ui.add_space(8.0);
        chosen_ui(ui, desk, &rules, form.choices, libraries, pictures);
    }
}

fn form_ui(
    ui: &mut Ui,
    desk: &Desk,
    form: &mut SetupForm,
    libraries: &Libraries,
    pictures: &mut Pictures,
    is_low: bool,
) {
    let Some(rules) = libraries.find(form.variant()) else {
        ui.label(desk.texts.say("setup-no-variant"));
        return;
    };
    form.players = form.players.clamp(*rules.players().start(), *rules.players().end());
    // What is played comes before who plays it: below four seats it would be out of sight.
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = TIGHT;
        games::choices_ui(ui, desk, &rules, &mut form.choices, pictures, is_low);
    });
    seats_ui(ui, desk, form, &rules);
    let elsewhere = form.elsewhere();
    if !elsewhere.is_empty() {
        hosting_ui(ui, desk, &mut form.hosting);
    }
    if ui.available_width() > 600.0 {
        ui.columns(2, |columns| {
            columns[0].vertical(|ui| {
                dealer_ui(ui, desk, form);
                seed_ui(ui, desk, form);
            });
            columns[1].vertical(|ui| first_ui(ui, desk, form));
        });
    } else {
        first_ui(ui, desk, form);
        dealer_ui(ui, desk, form);
        seed_ui(ui, desk, form);
    }
    handicap_ui(ui, desk, form, &rules);
    options_ui(ui, desk, form);
    ui.add_space(8.0);
}

/// Who begins.
fn first_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm) {
    let texts = desk.texts;
    ui.spacing_mut().item_spacing.y = TIGHT;
    heading(ui, desk, "setup-first");
    ui.horizontal_wrapped(|ui| {
        ui.radio_value(&mut form.first, None, texts.say("setup-first-random"));
        for &seat in &Seat::ALL[..usize::from(form.players)] {
            let name = texts.with("setup-first-seat", &[("name", form.seats[seat.index()].name.clone().into())]);
            ui.radio_value(&mut form.first, Some(seat), name);
        }
    });
}

/// Lays out who deals: the program or the players by hand.
fn dealer_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm) {
    let texts = desk.texts;
    ui.spacing_mut().item_spacing.y = TIGHT;
    heading(ui, desk, "setup-dealer");
    ui.radio_value(&mut form.by_hand, false, texts.say("setup-by-program"));
    ui.radio_value(&mut form.by_hand, true, texts.say("setup-by-hand"));
    // It says what stands right above it, whatever is chosen.
    hint(ui, desk, "setup-by-hand-hint");
}

/// The seed with which the program deals.
fn seed_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm) {
    let texts = desk.texts;
    ui.spacing_mut().item_spacing.y = TIGHT;
    ui.add_space(4.0);
    let label = ui.label(RichText::new(texts.say("setup-seed")).strong().color(desk.theme.chrome.gold));
    ui.horizontal(|ui| {
        let width = (ui.available_width() - 110.0).clamp(80.0, 160.0);
        let field = TextEdit::singleline(&mut form.seed)
            .char_limit(limits::SEED)
            .hint_text(texts.say("setup-seed-hint"))
            .desired_width(width);
        ui.add_enabled(!form.by_hand, field).labelled_by(label.id);
        let button = ui.add_enabled(!form.by_hand, Button::new(texts.say("setup-seed-new")));
        if button.on_hover_text(texts.say("setup-seed-new-hint")).clicked() {
            form.seed = platform::fresh_seed().to_string();
        }
    });
    hint(ui, desk, "setup-by-program-hint");
    if let Some(problem) = form.seed_problem() {
        ui.label(RichText::new(texts.say(problem)).small().color(desk.theme.chrome.warn));
    }
}

/// The width of a field for points.
const FIELD: f32 = 56.0;

/// The points that each player is given at the start, where the game has that.
fn handicap_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm, rules: &GameRules) {
    let (texts, most) = (desk.texts, shown::most_handicap(rules));
    if most == 0 {
        return;
    }
    ui.spacing_mut().item_spacing.y = TIGHT;
    heading(ui, desk, "setup-handicap");
    ui.horizontal_wrapped(|ui| {
        let players = usize::from(form.players);
        let font = egui::TextStyle::Body.resolve(ui.style());
        let high = ui.spacing().interact_size.y;
        for (index, seat) in form.seats.iter_mut().enumerate().take(players) {
            // A name stays beside its field.
            let text = texts.with("setup-handicap-seat", &[("name", seat.name.clone().into())]);
            let field = FIELD + 2.0 * ui.spacing().item_spacing.x;
            let wide = width_of(ui.painter(), &font, &text).min(ui.max_rect().width() - field);
            if ui.available_size_before_wrap().x < wide + field {
                ui.end_row();
            }
            ui.add_sized([wide, high], Label::new(text).truncate());
            let value = DragValue::new(&mut seat.handicap).range(0..=most).speed(0.2);
            let name = texts.with("setup-handicap-name", &[("number", (index + 1).into())]);
            ui.add(value).accessible_name(name);
        }
    });
    hint(ui, desk, "setup-handicap-hint");
}

/// The options that the players agree on.
fn options_ui(ui: &mut Ui, desk: &Desk, form: &mut SetupForm) {
    let texts = desk.texts;
    ui.spacing_mut().item_spacing.y = TIGHT;
    ui.add_space(4.0);
    ui.checkbox(&mut form.purist, texts.say("setup-purist"));
    hint(ui, desk, "setup-purist-hint");
    ui.checkbox(&mut form.takes_back, texts.say("setup-take-back"));
    hint(ui, desk, "setup-take-back-hint");
}

/// The bar that is always in sight: the button that starts the game, and why it cannot start yet.
fn start_ui(ui: &mut Ui, desk: &mut Desk, form: &SetupForm) {
    let chrome = &desk.theme.chrome;
    let problem = form.problem();
    // Where there is no room beside the buttons, the reason stands above them.
    let reason = problem.map(|problem| RichText::new(desk.texts.say(problem)).color(chrome.warn));
    let is_narrow = ui.available_width() < 560.0;
    ui.vertical(|ui| {
        if let Some(reason) = reason.clone().filter(|_| is_narrow) {
            ui.add(egui::Label::new(reason).wrap());
        }
        ui.horizontal(|ui| {
            if way_out(ui, desk.texts.say("setup-back")).clicked() {
                desk.push(Command::Back);
            }
            let reset = Button::new(desk.texts.say("setup-reset")).min_size(vec2(0.0, 38.0));
            if ui.add(reset).on_hover_text(desk.texts.say("setup-reset-hint")).clicked() {
                desk.push(Command::AskToResetSetup);
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                let key = if form.elsewhere().is_empty() { "setup-start" } else { "setup-start-friends" };
                let start = RichText::new(desk.texts.say(key)).strong().color(chrome.accent_text);
                let width = if is_narrow { 110.0 } else { 170.0 };
                let button = Button::new(start).fill(chrome.accent_fill).min_size(vec2(width, 38.0));
                if ui.add_enabled(problem.is_none(), button).clicked() {
                    desk.push(Command::Start);
                }
                if let Some(reason) = reason.filter(|_| !is_narrow) {
                    ui.add(egui::Label::new(reason).wrap());
                }
            });
        });
    });
}
