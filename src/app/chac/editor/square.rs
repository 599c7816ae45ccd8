//! The fields of a square: what it is called and what it is, where it is drawn, its place on a track, and its ways.

use egui::{Button, TextEdit, Ui};

use super::Form;
use super::temple::refused_said;
use super::thing::{CHOICE, corridor_ui, place_ui};
use crate::app::forms::{Named, step, text_width};
use crate::app::kit::one_of::OneOf;
use crate::chac::{KindDef, MAX_LETTERS, OpeningDef, Rule, Side, SquareDef};
use crate::editor::Step;
use crate::editor::chac::plan::{self, KINDS, Thing, rename};
use crate::editor::chac::target::kind_said;
use crate::editor::chac::ways::{WaySpot, join, join_beside, place_on_track, remove_way, track, ways};
use crate::words::Texts;

/// The greatest width of the name of a square.
const NAME: f32 = 140.0;
/// The width of the choice of a side.
const SIDE: f32 = 92.0;
const SIDES: [(Side, &str); 4] = [
    (Side::N, "chac-edit-side-up"),
    (Side::E, "chac-edit-side-right"),
    (Side::S, "chac-edit-side-down"),
    (Side::W, "chac-edit-side-left"),
];

/// The state of the fields between frames.
#[derive(Default)]
pub struct View {
    /// The name that is being typed, and of which square.
    typed: Option<(usize, String)>,
}

/// Lays out the fields; why what was asked for was not done.
pub fn square_ui(ui: &mut Ui, form: &mut Form, index: usize, view: &mut View) -> Option<String> {
    let mut refused = None;
    let square = form.def().board.squares.get(index).cloned()?;
    form.group(ui, "chac-edit-square", |ui, form| {
        refused = name_ui(ui, form, (index, &square), view).or(kind_ui(ui, form, index, &square));
        room_ui(ui, form, index, &square);
        place_ui(ui, form, Thing::Square(index));
    });
    let asked = form_ways(ui, form, index, &square);
    refused.or(asked)
}

/// The name, by which everything else calls the square: it is given when it is typed whole.
fn name_ui(ui: &mut Ui, form: &mut Form, (index, square): (usize, &SquareDef), view: &mut View) -> Option<String> {
    let name = "chac-edit-short-id";
    let mut refused = None;
    form.line(ui, name, None, |ui, form| {
        let typed = view.typed.take().filter(|(of, _)| *of == index);
        let mut text = typed.map_or_else(|| square.id.clone(), |(_, typed)| typed);
        let wide = text_width(ui, NAME);
        let field = ui.add(TextEdit::singleline(&mut text).char_limit(MAX_LETTERS).desired_width(wide));
        let field = form.named(field, &form.texts.say(name));
        if field.lost_focus() && text != square.id {
            let change = Step::of("editor-step-set", name).from_to(square.id.clone(), text.clone());
            let mut is_taken = false;
            step(form, change, |def| is_taken = rename(def, index, &text));
            if !is_taken {
                refused = Some(form.texts.with("chac-refused-id", &[("id", text.into())]));
            }
        } else if field.has_focus() {
            view.typed = Some((index, text));
        }
    });
    refused
}

fn kind_ui(ui: &mut Ui, form: &mut Form, index: usize, square: &SquareDef) -> Option<String> {
    let mut refused = None;
    form.line(ui, "chac-edit-kind", Some(Rule::new(1, 1)), |ui, form| {
        let texts = form.texts;
        let names = KINDS.into_iter().map(|kind| (kind, kind_said(texts, kind)));
        let mut kind = square.kind;
        let width = CHOICE.min(ui.available_width());
        let list = OneOf::new("kind", kind_said(texts, kind)).width(width).truncated().show(ui, &mut kind, names);
        let _ = list.accessible_name(texts.say("chac-edit-kind"));
        if kind != square.kind {
            let mut changed = form.def().clone();
            if let Err(why) = plan::turn_into(&mut changed, index, kind) {
                refused = Some(refused_said(texts, why));
                return;
            }
            let change = Step::of("editor-step-set", "chac-edit-kind");
            let change = change.from_to(kind_said(texts, square.kind), kind_said(texts, kind));
            step(form, change, |def| *def = changed);
        }
    });
    refused
}

/// The fields that only squares of its room have.
fn room_ui(ui: &mut Ui, form: &mut Form, index: usize, square: &SquareDef) {
    let id = square.id.as_str();
    if matches!(square.kind, KindDef::Corridor | KindDef::River) {
        let place = track(form.def(), square.kind).iter().position(|other| other == id);
        let last = track(form.def(), square.kind).len().saturating_sub(1).min(u8::MAX.into()) as u8;
        let mut own = place.and_then(|place| u32::try_from(place).ok()).unwrap_or(0);
        let before = own;
        form.line(ui, "chac-edit-place", Some(Rule::new(11, 4)), |ui, form| {
            let name = "chac-edit-place";
            let field = form.number_field(ui, Named { said: &form.texts.say(name), of: name }, &mut own, 0..=last);
            if own != before {
                let change = form.set(name, &before, &own);
                form.change(change, (name, index), |def| place_on_track(def, square.kind, id, own as usize));
            }
            form.ended(&field);
        });
    }
    match square.kind {
        KindDef::Corridor => {
            let before = form.def().board.lookouts.iter().any(|other| other == id);
            let mut sees = before;
            form.line(ui, "chac-edit-lookout", Some(Rule::new(7, 1)), |ui, form| {
                let name = form.texts.say("chac-edit-lookout");
                let switch = ui.checkbox(&mut sees, "");
                form.named(switch, &name);
            });
            if sees != before {
                step(form, Step::of("editor-step-set", "chac-edit-lookout"), |def| {
                    def.board.lookouts.retain(|other| other != id);
                    if sees {
                        def.board.lookouts.push(id.to_owned());
                    }
                });
            }
        }
        KindDef::Sun => {
            let own = form.def().board.openings.iter().find(|opening| opening.sun == id);
            let before = (own.map(|opening| opening.corner.clone()), false);
            corridor_ui(ui, form, "chac-edit-corner", Some(Rule::new(11, 5)), before, |def, corner| {
                let corner = corner.unwrap_or_default();
                if let Some(opening) = def.board.openings.iter_mut().find(|opening| opening.sun == id) {
                    opening.corner = corner;
                } else {
                    def.board.openings.push(OpeningDef { sun: id.to_owned(), corner });
                }
            });
        }
        _ => {}
    }
}

/// The ways of a square, each with the side on which it leaves, and buttons for more.
fn form_ways(ui: &mut Ui, form: &mut Form, index: usize, square: &SquareDef) -> Option<String> {
    let mut refused = None;
    let id = square.id.as_str();
    let own: Vec<WaySpot> =
        ways(form.def()).filter(|(_, way)| way.from == id || way.to == id).map(|(spot, _)| spot).collect();
    form.group(ui, "chac-edit-ways", |ui, form| {
        let mut gone = None;
        for spot in own {
            ui.push_id(spot, |ui| {
                ui.horizontal_wrapped(|ui| {
                    if way_ui(ui, form, spot, id) {
                        gone = Some(spot);
                    }
                });
            });
        }
        if let Some(spot) = gone {
            step(form, Step::of("editor-step-remove", "chac-edit-ways"), |def| remove_way(def, spot));
        }
        let mut to = None;
        let texts = form.texts;
        let lead = texts.say("chac-edit-lead-way");
        let all = form.def().board.squares.iter().enumerate().filter(|&(other, _)| other != index);
        let names: Vec<_> = all.map(|(other, square)| (Some(other), square.id.clone())).collect();
        let width = CHOICE.min(ui.available_width());
        let list = OneOf::new("lead", lead.clone()).width(width).truncated().show(ui, &mut to, names);
        let _ = list.accessible_name(lead);
        if let Some(to) = to {
            let mut changed = form.def().clone();
            match join(&mut changed, index, to, false) {
                Ok(_) => step(form, Step::of("editor-step-set", "chac-edit-ways"), |def| *def = changed),
                Err(why) => refused = Some(refused_said(texts, why)),
            }
        }
        let mut joined = form.def().clone();
        let can_join = join_beside(&mut joined, index) > 0;
        let button = ui.add_enabled(can_join, Button::new(texts.say("chac-edit-join")));
        if button.on_hover_text(texts.say("chac-edit-join-hint")).clicked() {
            step(form, Step::of("editor-step-add", "chac-edit-ways"), |def| *def = joined);
        }
    });
    refused
}

/// A way of a square, as it leaves it; whether it is to go.
fn way_ui(ui: &mut Ui, form: &mut Form, spot: WaySpot, id: &str) -> bool {
    let Some(way) = spot.of(form.def()).cloned() else { return false };
    let is_from = way.from == id;
    let other = if is_from { way.to.clone() } else { way.from.clone() };
    let sign = match (spot.is_one_way, is_from) {
        (false, _) => "↔",
        (true, true) => "→",
        (true, false) => "←",
    };
    let texts = form.texts;
    let named = [("from", way.from.clone().into()), ("to", way.to.clone().into())];
    let remove = texts.with("chac-edit-remove-way", &named);
    let is_gone = ui.button("✖").accessible_name(remove.clone()).on_hover_text(remove).clicked();
    ui.label(format!("{sign} {other}"));
    let before = if is_from { way.side } else { way.side.opposite() };
    let mut side = before;
    let names = SIDES.into_iter().map(|(side, name)| (side, texts.say(name)));
    let list = OneOf::new("side", side_said(texts, side)).width(SIDE).truncated().show(ui, &mut side, names);
    let said = texts.with("chac-edit-side-of", &named);
    let _ = list.accessible_name(said.clone()).on_hover_text(said.clone());
    if side != before {
        let change = Step::new("editor-step-named").named(said);
        let change = change.from_to(side_said(texts, before), side_said(texts, side));
        step(form, change, |def| {
            if let Some(way) = spot.of_mut(def) {
                way.side = if is_from { side } else { side.opposite() };
            }
        });
    }
    is_gone
}

fn side_said(texts: &Texts, side: Side) -> String {
    let place = SIDES.iter().position(|&(other, _)| other == side).unwrap_or(0);
    texts.say(SIDES[place].1)
}
