//! The lobby of a table over the net: what is played, who is there, the seats to choose from, the talk, and at the host the
//! ticket for the others.

use egui::text::LayoutJob;
use egui::{FontFamily, FontId, Label, Role, Sense, TextEdit, TextStyle, Ui, WidgetInfo, vec2};

use super::company::{Company, Line};
use super::line::{count_down, is_bad, line_told};
use super::people::people_ui;
use super::qr::Code;
use super::talk::{field_ui, talk_ui};
use crate::app::kit::colours::colour_name;
use crate::app::kit::desk::Desk;
use crate::app::kit::focus;
use crate::app::kit::fresh;
use crate::app::kit::one_of::OneOf;
use crate::app::kit::widgets::{column, group, hint, title, way_out, ways_out};
use crate::net::message::Holder;
use crate::setup::NAME_LETTERS;
use crate::words::net;

/// The greatest width of the lobby.
const WIDTH: f32 = 760.0;
/// The side of the picture of a ticket, and the width from which on the ticket stands beside it.
const PICTURE: f32 = 232.0;
const BESIDE: f32 = 480.0;
/// The height of the talk.
const TALK: f32 = 150.0;

/// The fields of the lobby.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LobbyForm {
    /// The name of the player who takes a seat.
    name: String,
    /// The colour; the seat's own if none is chosen.
    colour: Option<String>,
    /// The picture of the ticket, once it was shown.
    code: Option<Code>,
    /// True once the keyboard was led to the first free seat.
    has_led: bool,
}

impl LobbyForm {
    /// The form for whoever is at a table under this name.
    #[must_use]
    pub fn of(name: &str) -> Self {
        Self { name: name.chars().take(NAME_LETTERS).collect(), ..Self::default() }
    }
}

/// Something that the lobby asks of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LobbyAsk {
    /// Back to the screen below.
    Back,
    /// To the game that goes on.
    Table,
    /// Another ticket.
    Join,
    /// The ticket, copied.
    Copy,
    /// To leave the table.
    Leave,
}

/// Lays out the lobby; what it asks of the window, if anything.
pub fn lobby_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    company: &mut Company,
    form: &mut LobbyForm,
) -> Option<LobbyAsk> {
    let texts = desk.texts;
    let mut asked = None;
    ways_out(ui, texts, desk.theme, |ui| {
        let is_over = matches!(company.line, Line::Ended(_) | Line::Failed(_));
        let go_on = company.has_begun.then_some(("friends-to-table", LobbyAsk::Table));
        let again = is_over.then_some(("friends-other-ticket", LobbyAsk::Join));
        let ways = [Some(("friends-back", LobbyAsk::Back)), Some(("friends-leave", LobbyAsk::Leave)), go_on, again];
        for (key, ask) in ways.into_iter().flatten() {
            let way = way_out(ui, texts.say(key));
            let way = if ask == LobbyAsk::Leave { way.on_hover_text(texts.say("friends-leave-hint")) } else { way };
            // It stands where one came to the table, and a double click there is meant for that alone.
            let is_clicked = if ask == LobbyAsk::Leave { fresh::clicked(&way, key) } else { way.clicked() };
            if is_clicked {
                asked = Some(ask);
            }
        }
    });
    column(ui, WIDTH, |ui| {
        title(ui, desk, "friends-heading");
        if !company.about.is_empty() {
            ui.add(Label::new(&company.about).wrap());
        }
        status_ui(ui, desk, company);
        if company.is_host() {
            group(ui, desk, "friends-ticket", |ui| match company.ticket() {
                Some(ticket) if ticket_ui(ui, desk, ticket, form) => asked = Some(LobbyAsk::Copy),
                Some(_) => {}
                None => _ = ui.add(Label::new(texts.say("friends-ticket-waits")).wrap()),
            });
        }
        group(ui, desk, "friends-seats", |ui| seats_ui(ui, desk, company, form));
        group(ui, desk, "friends-talk", |ui| {
            talk_ui(ui, desk, company, TALK, |_, _| {});
            field_ui(ui, desk, company);
        });
        group(ui, desk, "friends-known", |ui| {
            hint(ui, desk, if company.is_host() { "friends-known-host" } else { "friends-known-guest" });
        });
    });
    asked
}

/// The state of the line, and how many are still missing.
fn status_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &Company) {
    let (texts, chrome) = (desk.texts, &desk.theme.chrome);
    let free = company.chairs.iter().filter(|chair| chair.holder == Holder::Free).count();
    let told = match company.line {
        Line::Stands if company.has_begun => texts.say("friends-begun"),
        Line::Stands if free > 0 => texts.with("friends-waits", &[("count", free.into())]),
        _ => line_told(texts, company),
    };
    count_down(ui, &company.line);
    let colour = if is_bad(&company.line) { chrome.warn } else { chrome.gold };
    ui.add(Label::new(egui::RichText::new(told).color(colour)).wrap());
    if let Some(clock) = &company.clock {
        ui.add(Label::new(net::clock(texts, clock.rule())).wrap());
    }
    ui.add_space(4.0);
}

/// The ticket as a text and as a picture; true if it is to be copied.
fn ticket_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, ticket: &str, form: &mut LobbyForm) -> bool {
    let texts = desk.texts;
    if form.code.as_ref().is_none_or(|code| code.text != ticket) {
        form.code = Code::of(ticket);
    }
    let words_ui = |ui: &mut Ui| {
        hint(ui, desk, "friends-ticket-hint");
        let size = TextStyle::Small.resolve(ui.style()).size;
        let font = FontId::new(size, FontFamily::Monospace);
        let mut job = LayoutJob::simple(ticket.to_owned(), font, desk.theme.chrome.text, ui.available_width());
        job.wrap.break_anywhere = true;
        ui.add(Label::new(job).wrap());
        ui.button(texts.say("friends-copy-ticket")).clicked()
    };
    let picture_ui = |ui: &mut Ui, code: &Code| {
        let side = PICTURE.min(ui.available_width());
        let (rect, response) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        let name = texts.say("friends-ticket-picture");
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        if ui.is_rect_visible(rect) {
            code.paint(ui.painter(), rect);
        }
        response.on_hover_text(name);
    };
    let Some(code) = &form.code else { return words_ui(ui) };
    if ui.available_width() >= BESIDE {
        ui.horizontal_top(|ui| {
            picture_ui(ui, code);
            ui.vertical(words_ui).inner
        })
        .inner
    } else {
        let is_copied = words_ui(ui);
        picture_ui(ui, code);
        is_copied
    }
}

/// The seats, and above them the name and the colour under which a free one is taken.
fn seats_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, company: &mut Company, form: &mut LobbyForm) {
    let texts = desk.texts;
    let free = company.chairs.iter().position(|chair| chair.holder == Holder::Free);
    let Some(free) = free.filter(|_| company.line == Line::Stands) else {
        people_ui(ui, desk, company, None);
        return;
    };
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts.say("friends-name"));
        let field = TextEdit::singleline(&mut form.name).char_limit(NAME_LETTERS).desired_width(150.0);
        ui.add(field).labelled_by(label.id);
        let colours: Vec<String> = company.free_colours(free).cloned().collect();
        form.colour.take_if(|colour| !colours.contains(colour));
        let named = |colour: &Option<String>| match colour {
            Some(colour) => colour_name(texts, colour),
            None => texts.say("friends-own-colour"),
        };
        let choices = std::iter::once(None).chain(colours.into_iter().map(Some));
        let choices: Vec<_> = choices.map(|choice| (choice.clone(), named(&choice))).collect();
        let list = OneOf::new("colour of a seat", named(&form.colour)).width(130.0);
        list.show(ui, &mut form.colour, choices).accessible_name(texts.say("friends-colour"));
    });
    hint(ui, desk, if company.has_seat() { "friends-sit-more-hint" } else { "friends-sit-hint" });
    let first = people_ui(ui, desk, company, Some((form.name.trim(), form.colour.as_deref())));
    if let Some(first) = first.filter(|_| !form.has_led && !company.has_seat()) {
        form.has_led = true;
        focus::lead_keys(ui.ctx(), first);
    }
}
