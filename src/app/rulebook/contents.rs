//! The left side of the rulebook screen: the button back, the search field, and the contents or what was found.

use egui::{Button, Key, Label, Response, RichText, ScrollArea, TextEdit, Ui, vec2};

use super::{Command, Desk, Edition, Keyboard, Rulebook};
use crate::app::kit::desk::scroll_ui;
use crate::app::kit::widgets::card;
use crate::app::kit::{keys, limits};
use crate::words::rulebook::{BookPlace, find};

/// On less height than this only the button back and the search field stay in sight; the rest scrolls.
const LEAST_HEIGHT: f32 = 330.0;

/// On less width than this beside the button back, the button that closes the book is left out.
const LEAST_WIDTH: f32 = 150.0;

/// The margin beside the words of a line.
const INDENT: f32 = 6.0;

/// Lays out the left side.
pub fn contents_ui(ui: &mut Ui, desk: &mut Desk, book: &mut Rulebook, edition: &mut impl Edition) {
    let texts = desk.texts;
    ui.horizontal(|ui| {
        // Back to where the reader was in the book, then to where the book was opened.
        let (name, key) = if book.can_return() { ("rules-return", keys::BACK) } else { ("rules-back", keys::LET_GO) };
        let name = texts.say(name);
        let hint = format!("{name} ({})", key.text(texts, ui.ctx()));
        if ui.button("←").accessible_name(&name).on_hover_text(hint).clicked() && !book.go_back() {
            desk.push(Command::Back);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let name = texts.say("rules-close");
            let hint = format!("{name} ({})", keys::LET_GO.text(texts, ui.ctx()));
            // In a narrow column the field comes first: the key closes the book too.
            if ui.available_width() > LEAST_WIDTH && ui.button("×").accessible_name(&name).on_hover_text(hint).clicked()
            {
                desk.push(Command::Back);
            }
            search_ui(ui, desk, book);
        });
    });
    // On little height the edition's choice scrolls with the contents.
    let scrolls = ui.available_height() < LEAST_HEIGHT;
    if !scrolls {
        edition.choice_ui(ui, desk);
        ui.separator();
    }
    // The contents and the list of hits each keep their own scroll position.
    let salt = if book.query.trim().is_empty() { "contents" } else { "hits" };
    let area = ScrollArea::vertical().id_salt(salt).auto_shrink([false, false]);
    scroll_ui(ui, area, |ui| {
        if scrolls {
            edition.choice_ui(ui, desk);
            ui.add_space(6.0);
        }
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = 24.0;
        if book.query.trim().is_empty() { chapters_ui(ui, desk, book) } else { hits_ui(ui, desk, book) }
    });
}

fn search_ui(ui: &mut Ui, desk: &Desk, book: &mut Rulebook) {
    let texts = desk.texts;
    let name = texts.say("rules-search");
    let field =
        TextEdit::singleline(&mut book.query).hint_text(texts.say("rules-search-hint")).desired_width(f32::INFINITY);
    let field = field.char_limit(limits::QUERY);
    let response = ui.add(field).accessible_name(&name);
    if book.keyboard == Keyboard::Wanted {
        response.request_focus();
    }
    book.keyboard = if response.has_focus() { Keyboard::Held } else { Keyboard::Free };
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        // Searched anew: the query may have been typed in this very frame.
        let hits = find(&book.book, &book.query);
        if let Some(hit) = hits.first() {
            book.go(hit.place);
        }
    }
}

fn chapters_ui(ui: &mut Ui, desk: &Desk, book: &mut Rulebook) {
    let chrome = &desk.theme.chrome;
    let mut wanted = None;
    for (number, chapter) in book.book.chapters().iter().enumerate() {
        let is_open = number == book.place.chapter;
        let colour = if is_open { chrome.gold } else { chrome.text };
        if line_ui(ui, desk, RichText::new(&chapter.title).color(colour).strong(), false, 0.0).clicked() {
            wanted = Some(BookPlace { chapter: number, section: 0 });
        }
        if !is_open {
            continue;
        }
        for (section, known) in chapter.sections.iter().enumerate() {
            let place = BookPlace { chapter: number, section };
            let text = RichText::new(&known.title).color(chrome.text);
            let response = line_ui(ui, desk, text, place == book.place, 12.0);
            if book.jump && place == book.place {
                response.scroll_to_me_animation(None, egui::style::ScrollAnimation::none());
            }
            if response.clicked() {
                wanted = Some(place);
            }
        }
        ui.add_space(6.0);
    }
    if let Some(place) = wanted {
        book.go(place);
    }
}

fn hits_ui(ui: &mut Ui, desk: &Desk, book: &mut Rulebook) {
    let chrome = &desk.theme.chrome;
    let hits = &book.hits.1;
    let count = desk.texts.with("rules-hits", &[("count", hits.len().into())]);
    ui.add(Label::new(RichText::new(count).color(chrome.text_weak)).wrap());
    let mut wanted = None;
    for hit in hits {
        let is_open = hit.place == book.place;
        let (title, size) = (RichText::new(&hit.title).color(chrome.gold).strong(), desk.theme.sizes.text_small);
        let response = card(ui, desk, ("hit", hit.place), is_open, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.add(Label::new(title).wrap().selectable(false));
            ui.add(Label::new(RichText::new(&hit.excerpt).color(chrome.text).size(size)).wrap().selectable(false));
        });
        response.widget_info(|| egui::WidgetInfo::selected(egui::Role::Button, true, is_open, &hit.title));
        if response.clicked() {
            wanted = Some(hit.place);
        }
        ui.add_space(4.0);
    }
    if let Some(place) = wanted {
        book.go(place);
    }
}

/// An entry of the list that can be clicked. Long titles take several lines.
fn line_ui(ui: &mut Ui, desk: &Desk, text: RichText, is_open: bool, indent: f32) -> Response {
    let chrome = &desk.theme.chrome;
    let width = ui.available_width();
    ui.horizontal(|ui| {
        ui.add_space(indent);
        ui.scope(|ui| {
            ui.spacing_mut().button_padding = vec2(INDENT, 2.0);
            let fill = if is_open { chrome.accent_veil } else { egui::Color32::TRANSPARENT };
            let button = Button::new(text).wrap().fill(fill).frame_when_inactive(is_open);
            let button = button.stroke(egui::Stroke::NONE).min_size(vec2(width - indent - 1.0, 0.0));
            ui.with_layout(egui::Layout::top_down_justified(egui::Align::LEFT), |ui| ui.add(button)).inner
        })
        .inner
    })
    .inner
}
