//! Chance entered by hand, for a game that is also played on a real table: every outcome by its picture.

use egui::{Align2, FontId, Ui, vec2};

use super::Shown;
use crate::app::hexboard::art as hex_art;
use crate::app::kit::desk::Desk;
use crate::app::kit::fresh;
use crate::app::legend::art;
use crate::app::legend::picture::tile_look;
use crate::app::table::choices::{Choice, GAP, PADDING, card_width, choice_ui, find_ui};
use crate::hex::Rotation;
use crate::legend::{Action, SLOTS};
use crate::words::legend::nouns;

/// The least width of an outcome's card, and of one with three powers.
const CARD: f32 = 56.0;
const POWERS: f32 = 108.0;
/// With more outcomes than this there is a field to find one by its name.
const FEW: usize = 8;

/// An outcome with its names.
struct Outcome {
    action: Action,
    /// The text below the picture.
    title: String,
    /// The words that are read out, by which it is found too.
    full: String,
    /// The number of it that are left.
    left: Option<u8>,
}

/// Offers these outcomes of chance; the one that was clicked is returned. `step` is the number of actions played so far:
/// what was typed belongs to one entry alone.
pub fn chance_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    shown: Shown,
    step: usize,
    outcomes: &[Action],
) -> Option<Action> {
    let all: Vec<Outcome> = outcomes.iter().filter_map(|&action| outcome(desk, shown, action)).collect();
    let (found, only) = find_ui(ui, desk, (FEW, step), &all, |one| &one.full);
    let has_powers = matches!(outcomes, [Action::Deal(_), ..]);
    let width = card_width(ui.available_width(), if has_powers { POWERS } else { CARD }, all.len());
    let mut entered = only.map(|one| one.action);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        for one in found {
            let response = outcome_ui(ui, desk, shown, one, width).on_hover_text(&one.full);
            // The second half of a double click does not enter the next outcome.
            if fresh::clicked(&response, ("outcome", step, &one.full)) {
                entered = Some(one.action);
            }
        }
    });
    entered
}

fn outcome<C, S: PartialEq>(desk: &Desk<C, S>, shown: Shown, action: Action) -> Option<Outcome> {
    let (texts, rules, view) = (desk.texts, shown.rules, shown.view);
    let (title, full, left) = match action {
        Action::Deal(power) => {
            let name = nouns::power_tile(texts, rules, power);
            (name.clone(), name, None)
        }
        Action::TurnUp(card) => {
            // The text is told too, so that a card is found by either.
            let full = format!("{}: {}", nouns::card(texts, rules, card), nouns::card_text(texts, rules, card));
            (rules.card(card).number.to_string(), full, Some(view.card_deck()[card.index()]))
        }
        Action::Token(value) => (value.to_string(), nouns::token(texts, value), Some(view.bag()[usize::from(value)])),
        Action::Draw(tile) => (rules.tile(tile).name.to_string(), nouns::named_tile(texts, rules, tile), None),
        Action::Reveal(kind) | Action::Show { kind, .. } => {
            let name = nouns::treasure(texts, rules, kind);
            let full = match action {
                Action::Show { ruin, .. } => {
                    let cell = rules.layout().name(ruin).to_string();
                    texts.with("display-shown", &[("kind", name.clone().into()), ("cell", cell.into())])
                }
                _ => texts.with("display-dug", &[("kind", name.clone().into())]),
            };
            (name, full, view.hidden(rules).get(kind.index()).copied())
        }
        _ => return None,
    };
    Some(Outcome { action, title, full, left })
}

fn outcome_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    shown: Shown,
    outcome: &Outcome,
    width: f32,
) -> egui::Response {
    let (rules, theme) = (shown.rules, desk.theme);
    let left = outcome.left.map(|left| desk.texts.with("display-left", &[("count", left.into())]));
    let share = match outcome.action {
        Action::Deal(_) => 0.34,
        Action::TurnUp(_) => 0.7,
        _ => 0.84,
    };
    let picture = (width - 2.0 * PADDING) * share;
    let choice =
        Choice { name: &outcome.full, title: &outcome.title, picture, has_foot: left.is_some(), is_chosen: None };
    choice_ui(ui, desk, &choice, width, |painter, rect, foot| {
        let radius = rect.height().min(rect.width()) * 0.47;
        let centre = rect.center();
        let square = egui::Rect::from_center_size(centre, egui::Vec2::splat(2.0 * radius));
        match outcome.action {
            Action::Deal(power) => {
                let side = ((rect.width() - 8.0) / SLOTS as f32).min(rect.height());
                for (slot, &effect) in rules.power(power).effects.iter().enumerate() {
                    let x = centre.x + (slot as f32 - 1.0) * (side + 3.0);
                    let place = egui::Rect::from_center_size(egui::pos2(x, centre.y), egui::Vec2::splat(side));
                    art::effect(painter, theme, place, art::EffectPicture::of(rules, effect));
                }
            }
            Action::TurnUp(card) => {
                art::effect(painter, theme, square, art::EffectPicture::of(rules, rules.card(card).effect));
            }
            Action::Token(value) => art::action_token(painter, theme, centre, radius, value),
            Action::Draw(tile) => {
                art::tile(painter, theme, centre, radius, &tile_look(rules, tile, Rotation::default(), None));
            }
            Action::Reveal(kind) | Action::Show { kind, .. } => {
                if let Some(kind) = rules.def().treasures.kinds.get(kind.index()) {
                    hex_art::treasure(painter, theme, centre, radius, kind.glyph);
                }
            }
            _ => {}
        }
        if let Some(left) = left {
            let font = FontId::proportional(theme.sizes.text_small);
            painter.text(foot.center(), Align2::CENTER_CENTER, left, font, theme.chrome.text_weak);
        }
    })
}
