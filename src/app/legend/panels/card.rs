//! One card: its picture, with a short text beside it where there is room, and the whole of it in a tooltip.

use egui::{Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::Shown;
use super::thing::{Thing, thing_ui, write_in};
use crate::app::kit::desk::Desk;
use crate::app::legend::art;
use crate::game::Seat;
use crate::legend::CardId;
use crate::words::legend::nouns;
use crate::words::rulebook::Citation;

/// The room of a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CardSize {
    /// The picture alone.
    Picture(Vec2),
    /// The picture at the left, the short text beside it.
    WithText(Vec2),
}

/// The state of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct CardState {
    /// True if a click does something with it.
    pub(super) is_offered: bool,
    /// True if it is permanent and was used in this round.
    pub(super) is_used: bool,
    /// Who has drafted it in this round.
    pub(super) taken_by: Option<Seat>,
}

/// The room around what is on a card with a text, between its picture and the text, and after the text.
const PADDING: f32 = 3.0;
const GAP: f32 = 4.0;
const AFTER: f32 = 1.5;
/// The radius of the mark of who has taken something.
pub(super) const MARK: f32 = 7.5;

/// Lays out a card; true if it was clicked while it is offered.
pub fn card_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    card: CardId,
    size: CardSize,
    (is_offered, is_used): (bool, bool),
) -> bool {
    state_ui(ui, desk, shown, card, size, CardState { is_offered, is_used, taken_by: None })
}

/// Lays out a card in any state.
pub(super) fn state_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    card: CardId,
    size: CardSize,
    state: CardState,
) -> bool {
    let (texts, theme, rules) = (desk.texts, desk.theme, shown.rules);
    let known = rules.card(card);
    let title = nouns::card(texts, rules, card);
    let mut lines = vec![nouns::card_text(texts, rules, card)];
    if known.effect.is_permanent() {
        lines.push(texts.say(if state.is_used { "display-used" } else { "display-permanent" }));
    }
    if let Some(seat) = state.taken_by {
        lines.push(texts.with("display-taken", &[("name", shown.name(seat).into())]));
    }
    let thing = Thing {
        name: title,
        lines,
        rule: Some(known.effect.rule()),
        is_offered: state.is_offered,
        is_spent: state.is_used || state.taken_by.is_some(),
    };
    let picture = art::EffectPicture::of(rules, known.effect);
    let short = nouns::effect_short(texts, rules, known.effect);
    let (whole, has_text) = match size {
        CardSize::Picture(size) => (size, false),
        CardSize::WithText(size) => (size, true),
    };
    thing_ui(ui, desk, whole, thing, |ui, painter, rect| {
        let mut place = rect.shrink(1.0);
        if has_text {
            let chrome = &theme.chrome;
            let radius = (rect.height() * 0.16).clamp(3.0, 8.0);
            painter.rect(rect, radius, chrome.card, Stroke::new(1.0, chrome.edge), StrokeKind::Inside);
            let side = rect.height() - 2.0 * PADDING;
            place = Rect::from_min_size(rect.min + vec2(PADDING, PADDING), vec2(side, side));
            let beside = Rect::from_min_max(pos2(place.right() + GAP, rect.top() + 2.0), rect.max - vec2(AFTER, 2.0));
            write_in(ui, painter, &short, beside, chrome.text);
        }
        art::effect(painter, theme, place, picture);
        if state.is_used {
            // A used card is not told by its paleness alone.
            let (at, mark) = (place.right_top() + vec2(-MARK, MARK) * 0.9, &theme.mark);
            ui.painter().circle(at, MARK, mark.badge, Stroke::new(1.0, mark.badge_text));
            let tick = [vec2(-3.5, 0.2), vec2(-1.0, 3.0), vec2(3.8, -3.0)].map(|corner| at + corner);
            ui.painter().line(tick.to_vec(), Stroke::new(1.8, mark.badge_text));
        }
        if let Some(seat) = state.taken_by {
            shown.mark(ui.painter(), theme, place.right_top() + vec2(-3.0, 3.0), MARK, seat);
        }
    })
}
