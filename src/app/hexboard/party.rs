//! The field for the number of pieces that walk together: how many go, with a button for one fewer and one more.
//!
//! Decides where it stands and how it looks. How many may go, and what follows from it, each game decides.

use egui::{Button, Label, Pos2, Rect, RichText, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2};

use crate::app::kit::desk::{Desk, width_of};
use crate::app::kit::keys::Shortcut;
use crate::app::kit::tooltips::{self, Need};

/// The number of pieces that walk together.
#[derive(Clone, Copy, Debug)]
pub struct Party {
    /// The number that was chosen.
    pub chosen: u8,
    /// The number of these for which the points suffice.
    pub able: u8,
    /// The most that can be chosen.
    pub most: u8,
    /// The keys for one fewer and for one more.
    pub keys: [Shortcut; 2],
}

/// The height of the field, and its width where only the number has room.
const HEIGHT: f32 = 24.0;
const NUMBER: f32 = 30.0;
const GAP: f32 = 4.0;

/// Where the field stands that is so large: in the lane below the hexes, if there is one, or else in a corner of the
/// board; nowhere if it would cover something in each.
fn place((board, lane): (Rect, Option<f32>), lies: &impl Fn(Pos2) -> bool, size: Vec2) -> Option<Rect> {
    let size = size.min(board.size());
    if let Some(lane) = lane {
        // What lies in the lane because the board is zoomed is covered there already.
        let aside = (lane - size.y) / 2.0 + 1.0;
        return Some(Rect::from_min_size(board.right_bottom() - size - vec2(GAP, aside), size));
    }
    let covers = |rect: Rect| {
        let along = |from: f32, to: f32| (0..=8).map(move |step| from + (to - from) * step as f32 / 8.0);
        along(rect.left(), rect.right()).any(|x| along(rect.top(), rect.bottom()).any(|y| lies(pos2(x, y))))
    };
    let inner = board.shrink(GAP).shrink2(size / 2.0);
    let corners = [inner.right_bottom(), inner.left_bottom(), inner.right_top(), inner.left_top()];
    corners.map(|centre| Rect::from_center_size(centre, size)).into_iter().find(|&rect| !covers(rect))
}

/// Shows how many pieces walk, with a button for one fewer and one more, if there is a choice. `room` is the board with
/// the height of the lane below its hexes, if it has one; `lies` tells at which points something lies that should not be
/// covered. Returns where the field stands, and the number that was asked for.
pub fn field_ui<C, S: PartialEq>(
    ui: &mut Ui,
    desk: &Desk<C, S>,
    party: Party,
    room: (Rect, Option<f32>),
    lies: impl Fn(Pos2) -> bool,
) -> Option<(Rect, Option<u8>)> {
    if party.most < 2 {
        return None;
    }
    let (chrome, texts) = (&desk.theme.chrome, desk.texts);
    // How many go, in words; as wide for every number, so that the buttons stay where they are.
    let words = |able: u8, party: u8| {
        let key = if able < party { "party-short-able" } else { "party-short" };
        texts.with(key, &[("count", able.into())])
    };
    let font = TextStyle::Body.resolve(ui.style());
    let all = (1..=party.most).flat_map(|party| [words(party, party), words(party - 1, party)]);
    let widest = all.map(|text| width_of(ui.painter(), &font, &text)).fold(NUMBER, f32::max) + 2.0 * GAP;
    let wide = |middle: f32| vec2(middle + 2.0 * HEIGHT, HEIGHT);
    let has_words = room.0.width() >= 2.0 * wide(widest).x;
    let placed = |middle: f32| place(room, &lies, wide(middle)).map(|rect| (rect, middle));
    let in_words = has_words.then(|| placed(widest)).flatten();
    let (rect, middle) = in_words.or_else(|| placed(NUMBER))?;
    tooltips::keep_clear(ui.ctx(), rect, Need::Now);
    ui.painter().rect(rect, HEIGHT / 2.0, chrome.panel, (1.0, chrome.accent), egui::StrokeKind::Inside);
    let mut wished = None;
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("party"), |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.spacing_mut().button_padding = vec2(0.0, 0.0);
        ui.spacing_mut().interact_size = vec2(HEIGHT, HEIGHT);
        ui.horizontal_centered(|ui| {
            let mut step = |ui: &mut Ui, sign: &str, shortcut: Shortcut, possible: bool, party: u8| {
                let name = texts.say(shortcut.name);
                let button = Button::new(sign).min_size(vec2(HEIGHT, HEIGHT)).corner_radius(HEIGHT / 2.0);
                let response = ui.add_enabled(possible, button).accessible_name(&name);
                if response.on_hover_text(format!("{name} ({})", shortcut.text(texts, ui.ctx()))).clicked() {
                    wished = Some(party);
                }
            };
            let (chosen, able) = (party.chosen, party.able);
            let [fewer, more] = party.keys;
            step(ui, "−", fewer, chosen > 1, chosen.saturating_sub(1));
            let text = words(able, chosen);
            let fits = in_words.is_some() && width_of(ui.painter(), &font, &text) <= middle;
            // Where there is no room for words, it is how many would go, in the colour of a warning if that is fewer.
            let text = if fits { text } else { able.to_string() };
            let colour = if able < chosen { chrome.warn } else { chrome.text_strong };
            let response = ui.add_sized(vec2(middle, HEIGHT), Label::new(RichText::new(text).strong().color(colour)));
            let key = if able < chosen { "party-size-able" } else { "party-size" };
            let said = texts.with(key, &[("count", able.into()), ("chosen", chosen.into())]);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
            response.on_hover_text(said.clone());
            step(ui, "+", more, chosen < party.most, chosen.saturating_add(1));
        });
    });
    Some((rect, wished))
}
