//! Chance entered by hand, for a game that is also played on a real table: every outcome by its picture, and dice face by
//! face.

use egui::{Align2, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::app::chac::art::{self, DieLook, TileLook};
use crate::app::kit::desk::Desk;
use crate::app::kit::fresh;
use crate::app::table::choices::{Choice, GAP, PADDING, card_width, choice_ui, find_ui};
use crate::chac::{Action, Card, Deck, FACES, Phase, State, Variant};
use crate::words::chac::nouns;

/// The least width of an outcome's card, and of one with a face.
const CARD: f32 = 56.0;
const PERSON: f32 = 64.0;
/// With more outcomes than this there is a field to find one by its name.
const FEW: usize = 8;
/// Half the side of a die.
const DIE: f32 = 15.0;

/// Something done to the dice that are entered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entered {
    /// A die with this face is added.
    Face(u8),
    /// The die at this place is taken out again.
    TakenOut(u8),
}

/// Offers the six faces of a die, with the dice entered so far above them, of so many. `step` is the number of actions
/// played so far.
pub fn dice_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    step: usize,
    faces: &[u8],
    count: u8,
) -> Option<Entered> {
    let texts = desk.texts;
    let mut entered = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for place in 0..count {
            let face = faces.get(usize::from(place)).copied();
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(2.0 * DIE + 2.0), Sense::click());
            let Some(face) = face else {
                let edge = Stroke::new(1.0, desk.theme.chrome.edge);
                ui.painter().rect_stroke(rect.shrink(2.0), 4.0, edge, StrokeKind::Inside);
                continue;
            };
            art::die(ui.painter(), desk.theme, rect.center(), DIE, face, DieLook::Counts);
            let name = texts.with("chac-table-take-out", &[("face", face.into())]);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
            focus_ring(ui, desk, &response, rect);
            if fresh::clicked(&response, ("die entered", step, place)) {
                entered = Some(Entered::TakenOut(place));
            }
            response.on_hover_text(name);
        }
    });
    ui.add_space(2.0);
    let width = card_width(ui.available_width(), CARD, usize::from(FACES));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for face in 1..=FACES {
            let name = nouns::die(texts, face);
            let title = face.to_string();
            let choice =
                Choice { name: &name, title: &title, picture: 2.0 * DIE + 4.0, has_foot: false, is_chosen: None };
            let response = choice_ui(ui, desk, &choice, width, |painter, rect, _| {
                art::die(painter, desk.theme, rect.center(), DIE, face, DieLook::Plain);
            });
            // Dice may show the same face: a double click enters two.
            if response.clicked() {
                entered = Some(Entered::Face(face));
            }
        }
    });
    entered
}

fn focus_ring<C, S>(ui: &Ui, desk: &Desk<C, S>, response: &egui::Response, rect: Rect) {
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 4.0, Stroke::new(2.0, desk.theme.chrome.accent), StrokeKind::Inside);
    }
}

/// An outcome with its names.
struct Outcome {
    action: Action,
    /// The text below the picture.
    title: String,
    /// The words that are read out, by which it is found too.
    full: String,
    /// The number of it that are left, where that is known.
    left: Option<u8>,
}

/// Offers these outcomes of chance in a position, as its viewer knows them; the one that was clicked is returned. `step` is
/// the number of actions played so far: what was typed belongs to one entry alone.
pub fn chance_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    (rules, state): (&Variant, &State),
    step: usize,
    outcomes: &[Action],
) -> Option<Action> {
    let all: Vec<Outcome> = outcomes.iter().filter_map(|&action| outcome(desk, (rules, state), action)).collect();
    let (found, only) = find_ui(ui, desk, (FEW, step), &all, |one| &one.full);
    let is_person = matches!(outcomes, [Action::Deal(_), ..]);
    let width = card_width(ui.available_width(), if is_person { PERSON } else { CARD }, all.len());
    let mut entered = only.map(|one| one.action);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        for one in found {
            let response = outcome_ui(ui, desk, (rules, state), one, width).on_hover_text(&one.full);
            // The second half of a double click does not enter the next outcome.
            if fresh::clicked(&response, ("outcome", step, &one.full)) {
                entered = Some(one.action);
            }
        }
    });
    entered
}

/// The deck from which a treasure is drawn in this state.
fn deck_of(state: &State) -> Deck {
    match state.phase() {
        Phase::Draw(deck) => deck,
        _ => Deck::LAVA,
    }
}

fn outcome<C, S: PartialEq>(desk: &Desk<C, S>, (rules, state): (&Variant, &State), action: Action) -> Option<Outcome> {
    let texts = desk.texts;
    let plain = |name: String| (name.clone(), name, None);
    let (title, full, left) = match action {
        Action::Trap(number) => (number.to_string(), nouns::number(texts, number, true), None),
        Action::Deal(who) => (nouns::adventurer(texts, rules, who), nouns::able_adventurer(texts, rules, who), None),
        Action::Draw(value) => {
            let card = Card::new(deck_of(state), value);
            (nouns::value(texts, value), nouns::treasure(texts, card), Some(state.stock(deck_of(state)).copies(value)))
        }
        Action::Clue(glyph) | Action::Lay(glyph) => plain(nouns::glyph(texts, glyph)),
        Action::Read(number) | Action::Turn(number) => {
            (number.to_string(), nouns::number(texts, number, state.is_trapped(number)), None)
        }
        Action::Wall(card) => {
            let name = nouns::wall_card(texts, card);
            (name.clone(), name, Some(state.walls().left_of(card)))
        }
        Action::Chest(pips) => (pips.to_string(), nouns::die(texts, pips), None),
        _ => return None,
    };
    Some(Outcome { action, title, full, left })
}

fn outcome_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    (rules, state): (&Variant, &State),
    outcome: &Outcome,
    width: f32,
) -> egui::Response {
    let theme = desk.theme;
    let left = outcome.left.map(|left| desk.texts.with("chac-table-unseen", &[("count", left.into())]));
    let picture = (width - 2.0 * PADDING) * 0.8;
    let choice =
        Choice { name: &outcome.full, title: &outcome.title, picture, has_foot: left.is_some(), is_chosen: None };
    choice_ui(ui, desk, &choice, width, |painter, rect, foot| {
        let radius = rect.height().min(rect.width()) * 0.47;
        let centre = rect.center();
        let square = Rect::from_center_size(centre, vec2(2.0 * radius, 2.0 * radius));
        match outcome.action {
            Action::Trap(number) => art::clue(painter, theme, square, Some(number), None),
            Action::Deal(who) => art::adventurer(painter, theme, centre, radius, art::Face::of(rules, who), None),
            Action::Draw(value) => art::treasure(painter, theme, square, deck_of(state), Some(value)),
            Action::Clue(glyph) | Action::Lay(glyph) => {
                let number = state.number_of(glyph);
                let look = TileLook::Glyph(Some(glyph), None);
                let is_trapped = number.is_some_and(|number| state.is_trapped(number));
                art::lava_tile(painter, theme, square, look, is_trapped && matches!(outcome.action, Action::Clue(_)));
            }
            Action::Read(number) | Action::Turn(number) => {
                art::lava_tile(painter, theme, square, TileLook::Turned(Some(number)), state.is_trapped(number));
            }
            Action::Wall(card) => art::wall_card(painter, theme, square, Some(card)),
            Action::Chest(pips) => art::die(painter, theme, centre, radius * 0.8, pips, DieLook::Plain),
            _ => {}
        }
        if let Some(left) = left {
            let font = FontId::proportional(theme.sizes.text_small);
            painter.text(foot.center(), Align2::CENTER_CENTER, left, font, theme.chrome.text_weak);
        }
    })
}
