//! Steps as small chips, with a picture and a word or two. What a click on a chip does, the panel that shows it decides.

use egui::{
    Atom, Button, Color32, FontId, IdSalt, IntoAtoms, Response, RichText, Sense, TextWrapMode, Ui, WidgetInfo, vec2,
};

use super::told::{Room, Told};
use super::{Desk, Step, Table, TableCommand, TableGame};
use crate::app::kit::draw::signs::{self, Sign};
use crate::app::kit::fresh;
use crate::app::kit::theme::Theme;
use crate::words::Texts;

/// The height of a chip.
pub const CHIP_HEIGHT: f32 = 24.0;
/// The width of its picture.
const PICTURE: f32 = 20.0;
const PADDING: f32 = 7.0;
/// The part of that by which a picture comes nearer to the edge than words do.
const EDGE: f32 = 2.0;
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
        let (look, chrome) = (self.look, &desk.theme.chrome);
        let wide = if is_bare { BARE_CHIP } else { self.width(ui, desk.theme) };
        let (picture, sign) = (IdSalt::new("picture"), IdSalt::new("sign"));
        let mut content =
            Atom::custom(picture, vec2(PICTURE + if is_bare { 0.0 } else { EDGE }, CHIP_HEIGHT)).into_atoms();
        if !is_bare {
            let colour = match look {
                ChipLook::Shown => chrome.accent_text,
                ChipLook::Fixed | ChipLook::Undone => chrome.text_weak,
                ChipLook::TakesBack | ChipLook::Shows => chrome.text,
            };
            content.push_right(RichText::new(&self.told.chip).small().color(colour));
            content.push_right(Atom::custom(sign, vec2(EDGE + if look.sign().is_some() { SIGN } else { 0.0 }, 1.0)));
        }
        let button = Button::new(content).gap(0.0).wrap_mode(TextWrapMode::Extend);
        let button = button.min_size(vec2(wide, CHIP_HEIGHT)).corner_radius(CHIP_HEIGHT / 2.0);
        let button = match look {
            // What stays tells why at a click; the keyboard's focus goes by.
            ChipLook::Fixed => button.fill(chrome.panel).stroke((1.0, chrome.edge)).sense(Sense::CLICK),
            ChipLook::Shown => button.fill(chrome.accent_fill).stroke((1.0, chrome.accent)),
            _ => button,
        };
        let laid = ui.scope(|ui| {
            ui.spacing_mut().button_padding = vec2(PADDING - EDGE, 0.0);
            if look == ChipLook::Undone {
                ui.visuals_mut().widgets.inactive.weak_bg_fill = chrome.panel;
            }
            button.atom_ui(ui)
        });
        let laid = laid.inner;
        let response = &laid.response;
        response.widget_info(|| {
            let role = if look == ChipLook::Fixed { egui::Role::Label } else { egui::Role::Button };
            WidgetInfo::labeled(role, true, name)
        });
        G::cite(response, &step.deed);
        if let Some(place) = laid.rect(picture) {
            let mut painter = ui.painter().clone();
            if look == ChipLook::Undone {
                painter.multiply_opacity(0.5);
            }
            let room = Room::Chip(place.with_max_x(place.left() + PICTURE));
            G::paint(&painter, desk.theme, table, step.seat, self.told.picture, room);
        }
        if let (Some(place), Some(what)) = (laid.rect(sign), look.sign()) {
            let is_met = response.hovered() || response.has_focus();
            let colour = match look {
                ChipLook::Shown => chrome.accent_text,
                _ if is_met => chrome.accent,
                _ => chrome.text_weak,
            };
            let radius = if is_met { 7.0 } else { 6.0 };
            signs::sign(ui.painter(), place.center() + vec2(EDGE, 0.0), radius, what, colour);
        }
        laid.response
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
    response.on_hover_ui(|ui| {
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
