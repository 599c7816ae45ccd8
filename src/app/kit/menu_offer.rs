//! Something that can be asked for by a name of its own: in menus, in the list of commands, by its key.

use egui::{RichText, TextWrapMode, Ui};

use super::desk::Desk;
use super::keys::Shortcut;

/// In a window narrower than this, long entries of menus take two lines.
const NARROW: f32 = 600.0;

/// Something that the program can be asked for by a name of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct MenuOffer<C> {
    /// The id of the text that names it.
    pub key: &'static str,
    /// The key that asks for it.
    pub shortcut: Option<Shortcut>,
    /// True if it is possible now.
    pub is_possible: bool,
    /// The id of the text that says why it is not.
    pub why_not: Option<&'static str>,
    /// True if menus do without it while it is not possible.
    pub is_left_out: bool,
    /// True if it is on, for what is on or off.
    pub is_on: Option<bool>,
    /// True if the menu begins a group with it.
    pub begins_group: bool,
    /// The command of the offer.
    pub command: C,
}

impl<C> MenuOffer<C> {
    /// An offer by a name, which is possible and does this.
    #[must_use]
    pub fn new(key: &'static str, command: impl Into<C>) -> Self {
        let command = command.into();
        Self {
            key,
            shortcut: None,
            is_possible: true,
            why_not: None,
            is_left_out: false,
            is_on: None,
            begins_group: false,
            command,
        }
    }

    /// It is asked for by this key, too.
    #[must_use]
    pub fn by(self, shortcut: Shortcut) -> Self {
        Self { shortcut: Some(shortcut), ..self }
    }

    /// It is possible only if this holds.
    #[must_use]
    pub fn only_if(self, is_possible: bool) -> Self {
        Self { is_possible, ..self }
    }

    /// This text says why it is not possible.
    #[must_use]
    pub fn or_else(self, why_not: &'static str) -> Self {
        Self { why_not: Some(why_not), ..self }
    }

    /// Menus do without it while it is not possible.
    #[must_use]
    pub fn left_out(self) -> Self {
        Self { is_left_out: true, ..self }
    }

    /// It is on or off.
    #[must_use]
    pub fn switch(self, is_on: bool) -> Self {
        Self { is_on: Some(is_on), ..self }
    }

    /// The menu begins a group with it.
    #[must_use]
    pub fn apart(self) -> Self {
        Self { begins_group: true, ..self }
    }

    /// The same with another sort of command.
    #[must_use]
    pub fn map<D>(self, command: impl FnOnce(C) -> D) -> MenuOffer<D> {
        let Self { key, shortcut, is_possible, why_not, is_left_out, is_on, begins_group, command: own } = self;
        MenuOffer { key, shortcut, is_possible, why_not, is_left_out, is_on, begins_group, command: command(own) }
    }
}

/// Lays out an item of a menu.
pub fn offer_ui<C, S: PartialEq>(ui: &mut Ui, desk: &mut Desk<C, S>, offer: MenuOffer<C>) {
    if offer.begins_group {
        ui.separator();
    }
    let text = desk.texts.say(offer.key);
    let button = match offer.is_on {
        Some(is_on) => egui::Button::selectable(is_on, &text),
        None => egui::Button::new(&text),
    };
    let button = match offer.shortcut.map(|shortcut| RichText::new(shortcut.text(desk.texts, ui.ctx()))) {
        Some(keys) => button.shortcut_text(match offer.is_on {
            Some(true) => keys.color(desk.theme.chrome.accent_text),
            Some(false) => keys.color(desk.theme.chrome.text_weak),
            None => keys,
        }),
        None => button,
    };
    // An entry is one line, unless the window is too narrow for it.
    let is_narrow = ui.ctx().content_rect().width() < NARROW;
    let button = button.wrap_mode(if is_narrow { TextWrapMode::Wrap } else { TextWrapMode::Extend });
    let mut item = ui.add_enabled(offer.is_possible, button).accessible_name(text);
    if let Some(why) = offer.why_not {
        item = item.on_disabled_hover_text(desk.texts.say(why));
    }
    if item.clicked() {
        desk.push(offer.command);
        ui.close();
    }
}
