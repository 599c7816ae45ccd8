//! Steps as small chips, with a picture and a word or two. What a click on a chip does, the panel that shows it decides.

use egui::{Color32, FontId, Rect, Response, RichText, Sense, Ui, WidgetInfo, pos2, vec2};

use super::told::{Room, Told};
use super::{Desk, Step, Table, TableCommand, TableGame};
use crate::app::kit::draw::signs::{self, Sign};
use crate::app::kit::fresh;
use crate::app::kit::theme::Theme;
use crate::app::kit::tooltips::Said;
use crate::words::Texts;

/// The height of a chip.
pub const CHIP_HEIGHT: f32 = 24.0;
/// The width of its picture.
const PICTURE: f32 = 20.0;
const PADDING: f32 = 7.0;
/// The width of the sign that says what a click does.
const SIGN: f32 = 17.0;
/// The width of a chip that has only its picture.
pub const BARE_CHIP: f32 = PICTURE + 2.0 * PADDING - 4.0;

/// The look of a chip, which says whether it can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChipLook {
    /// A click takes it back, with all that came after it.
    TakesBack,
    /// A click shows the board as it stood after it.
    Shows,
    /// The same, and it is the one that the board shows.
    Shown,
    /// It stays: a click asks why.
    Fixed,
    /// It was taken back and can be played again.
    Undone,
}

impl ChipLook {
    /// The sign of what a click does.
    #[must_use]
    pub fn sign(self) -> Option<Sign> {
        match self {
            Self::TakesBack => Some(Sign::Undo),
            Self::Shows | Self::Shown => Some(Sign::LookBack),
            Self::Undone => Some(Sign::Redo),
            Self::Fixed => None,
        }
    }
}

/// The chip of a step.
pub struct Chip<G: TableGame> {
    /// The step as it is told.
    pub told: Told<G::Picture>,
    /// The look of it.
    pub look: ChipLook,
}

impl<G: TableGame> Chip<G> {
    /// The chip of a step of this game.
    #[must_use]
    pub fn of(texts: &Texts, table: &Table<G>, step: &Step<G::Deed>, look: ChipLook) -> Self {
        Self { told: G::told(texts, table, step), look }
    }

    /// The width that it has with its words.
    #[must_use]
    pub fn width(&self, ui: &Ui, theme: &Theme) -> f32 {
        let font = FontId::proportional(theme.sizes.text_small);
        let text = ui.painter().layout_no_wrap(self.told.chip.clone(), font, Color32::PLACEHOLDER);
        text.size().x + 2.0 * PADDING + PICTURE + if self.look.sign().is_some() { SIGN } else { 0.0 }
    }

    /// Lays it out: its picture, its words unless it is bare, and the sign of what a click does. `name` is read out; a
    /// tooltip is added by the caller.
    pub fn ui(
        &self,
        ui: &mut Ui,
        desk: &Desk<G>,
        table: &Table<G>,
        step: &Step<G::Deed>,
        is_bare: bool,
        name: &str,
    ) -> Response {
        let look = self.look;
        let (theme, chrome) = (desk.theme, &desk.theme.chrome);
        let size = vec2(if is_bare { BARE_CHIP } else { self.width(ui, theme) }, CHIP_HEIGHT);
        // What stays tells why at a click; the keyboard's focus goes by.
        let sense = if look == ChipLook::Fixed { Sense::CLICK } else { Sense::click() };
        let (rect, response) = ui.allocate_exact_size(size, sense);
        response.widget_info(|| {
            let role = if look == ChipLook::Fixed { egui::Role::Label } else { egui::Role::Button };
            WidgetInfo::labeled(role, true, name)
        });
        G::cite(&response, &step.deed);
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let painter = ui.painter();
        let mut faint = painter.clone();
        if matches!(look, ChipLook::Undone) {
            faint.multiply_opacity(0.5);
        }
        let (fill, edge) = match look {
            ChipLook::Shown => (chrome.accent_fill, chrome.accent),
            _ if response.is_pointer_button_down_on() && look != ChipLook::Fixed => {
                (chrome.button_press, chrome.accent)
            }
            _ if response.hovered() && look != ChipLook::Fixed => (chrome.button_hover, chrome.accent),
            ChipLook::Fixed | ChipLook::Undone => (chrome.panel, chrome.edge),
            ChipLook::TakesBack | ChipLook::Shows => (chrome.button, chrome.edge),
        };
        let edge = if response.has_focus() { (2.0, theme.mark.focus) } else { (1.0, edge) };
        painter.rect(rect, CHIP_HEIGHT / 2.0, fill, edge, egui::StrokeKind::Inside);
        let room = Rect::from_min_size(rect.min + vec2(PADDING - 2.0, 0.0), vec2(PICTURE, CHIP_HEIGHT));
        G::paint(&faint, theme, table, step.seat, self.told.picture, Room::Chip(room));
        if is_bare {
            return response;
        }
        let colour = match look {
            ChipLook::Shown => chrome.accent_text,
            ChipLook::Fixed | ChipLook::Undone => chrome.text_weak,
            ChipLook::TakesBack | ChipLook::Shows => chrome.text,
        };
        let font = FontId::proportional(theme.sizes.text_small);
        let text = painter.layout_no_wrap(self.told.chip.clone(), font, colour);
        let left = rect.left() + PADDING + PICTURE;
        painter.galley(pos2(left, rect.center().y - text.size().y / 2.0), text, colour);
        if let Some(sign) = look.sign() {
            let is_met = response.hovered() || response.has_focus();
            let colour = match look {
                ChipLook::Shown => chrome.accent_text,
                _ if is_met => chrome.accent,
                _ => chrome.text_weak,
            };
            let place = pos2(rect.right() - PADDING - SIGN / 2.0 + 3.0, rect.center().y);
            signs::sign(painter, place, if is_met { 7.0 } else { 6.0 }, sign, colour);
        }
        response
    }
}

/// Says in a tooltip what a click does on something that stands for a moment of the game.
pub fn look_back_hint<G: TableGame>(ui: &mut Ui, desk: &Desk<G>, is_shown: bool) {
    let key = if is_shown { "look-back-end" } else { "look-back-hint" };
    ui.label(RichText::new(desk.texts.say(key)).small().color(desk.theme.chrome.text_weak));
}

/// A step to click: the board then shows the state after it.
pub fn past_chip_ui<G: TableGame>(ui: &mut Ui, desk: &mut Desk<G>, table: &Table<G>, step: &Step<G::Deed>) {
    let is_shown = table.looks_back() && table.shown_step() == step.end;
    let chip = Chip::of(desk.texts, table, step, if is_shown { ChipLook::Shown } else { ChipLook::Shows });
    let said = &chip.told.sentence;
    let values = [("step", (step.start + 1).into()), ("said", said.clone().into())];
    let name = desk.texts.with("recap-show", &values);
    let response = chip.ui(ui, desk, table, step, false, &name);
    if fresh::clicked(&response, ("past chip", step.end)) {
        desk.push(TableCommand::LookBack(if is_shown { None } else { Some(step.end) }));
    }
    response.shows(|ui| {
        ui.label(said);
        look_back_hint::<G>(ui, desk, is_shown);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chip_that_can_be_clicked_shows_what_a_click_does() {
        assert_eq!(ChipLook::TakesBack.sign(), Some(Sign::Undo));
        assert_eq!(ChipLook::Undone.sign(), Some(Sign::Redo));
        assert_eq!([ChipLook::Shows, ChipLook::Shown].map(ChipLook::sign), [Some(Sign::LookBack); 2]);
        assert_eq!(ChipLook::Fixed.sign(), None);
    }
}
