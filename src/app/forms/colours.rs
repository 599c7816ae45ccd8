//! The fields of the colours of seats: one for each seat in its order, chosen from those that the theme has.

use egui::{Button, ComboBox, Sense, Ui, vec2};

use super::form::{Form, Formed, Shown};
use crate::app::kit::colours::colour_name;
use crate::app::kit::draw::seats::{SeatLook, SeatShape, seat_mark};
use crate::editor::Drafted as _;
use crate::words::Texts;

/// The size of the mark of a seat.
const MARK: f32 = 26.0;
/// The width of the choice of a colour.
const CHOICE: f32 = 120.0;

/// The acts on the list of colours.
#[derive(Clone, Copy)]
enum Act {
    /// The colour with this number goes.
    Remove(usize),
    /// The colours with these numbers change places.
    Swap(usize, usize),
}

impl Shown for Vec<String> {
    fn shown(&self, texts: &Texts) -> String {
        self.iter().map(|colour| colour_name(texts, colour)).collect::<Vec<_>>().join(", ")
    }
}

/// Lays out the colours, each with the mark of its seat.
pub fn colours_ui<R: Formed>(ui: &mut Ui, form: &mut Form<R>) {
    let colours = form.head().players.colours.clone();
    let mut new = colours.clone();
    let mut asked = None;
    for (index, colour) in colours.iter().enumerate() {
        ui.push_id(("colour", index), |ui| {
            ui.horizontal(|ui| {
                if let Some(act) = colour_ui(ui, form, &colours, index, colour, &mut new) {
                    asked = Some(act);
                }
            });
        });
    }
    match asked {
        Some(Act::Remove(index)) => _ = new.remove(index),
        Some(Act::Swap(one, other)) => new.swap(one, other),
        None => {}
    }
    ui.horizontal_wrapped(|ui| {
        let free = form.theme.seats.keys().find(|name| !colours.contains(name)).cloned();
        let add = ui.add_enabled(free.is_some(), Button::new(form.texts.say("editor-colour-add")));
        if let Some(free) = free.filter(|_| add.clicked()) {
            new.push(free);
        }
        form.parents_ui(ui, "editor-colours", |def| &mut R::Game::head(def).players.colours);
    });
    if new != colours {
        form.close_step();
        let step = form.set("editor-colours", &colours, &new);
        form.change(step, "colours", |def| R::Game::head(def).players.colours = new);
        form.close_step();
    }
}

/// The colour of a seat; what else is asked for it. One that another seat has changes places with this one's.
fn colour_ui<R: Formed>(
    ui: &mut Ui,
    form: &Form<R>,
    colours: &[String],
    index: usize,
    colour: &str,
    new: &mut [String],
) -> Option<Act> {
    let (texts, theme) = (form.texts, form.theme);
    let number = [("number", (index + 1).into())];
    let look = |colour| SeatLook { colour, shape: SeatShape::of_seat(index) };
    let tool = |ui: &mut Ui, text: &str, key: &str, is_on: bool| {
        let said = texts.with(key, &number);
        let button = ui.add_enabled(is_on, Button::new(text));
        button.accessible_name(said.clone()).on_hover_text(said).clicked()
    };
    let mut asked = None;
    if tool(ui, "✖", "editor-colour-remove", true) {
        asked = Some(Act::Remove(index));
    }
    let (rect, _) = ui.allocate_exact_size(vec2(MARK, MARK), Sense::hover());
    seat_mark(ui.painter(), theme, rect.center(), MARK * 0.45, look(colour));
    let choices = ComboBox::from_id_salt("choice").width(CHOICE).selected_text(colour_name(texts, colour));
    let list = choices.show_ui(ui, |ui| {
        for other in theme.seats.keys() {
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(20.0, 20.0), Sense::hover());
                seat_mark(ui.painter(), theme, rect.center(), 9.0, look(other));
                if ui.selectable_label(other == colour, colour_name(texts, other)).clicked() {
                    if let Some(place) = colours.iter().position(|own| own == other) {
                        colour.clone_into(&mut new[place]);
                    }
                    other.clone_into(&mut new[index]);
                }
            });
        }
    });
    let _ = list.response.accessible_name(texts.with("editor-colour", &number));
    if tool(ui, "⏶", "editor-colour-earlier", index > 0) {
        asked = Some(Act::Swap(index, index - 1));
    }
    if tool(ui, "⏷", "editor-colour-later", index + 1 < colours.len()) {
        asked = Some(Act::Swap(index, index + 1));
    }
    asked
}
