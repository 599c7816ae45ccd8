//! A choice of one of several things, shown as the one that is chosen and a list of all of them that opens below it.
//!
//! Decides how it works by keys: Return, Space and the arrows open it, the arrows go through the list, as do Tab, Home, End
//! and the first letter of a name; Return and Space take one, and Escape closes the list. The keyboard is at the choice
//! again then. egui's own list stays open after Return, and its arrows lead away from it.

use egui::style::StyleModifier;
use egui::{ComboBox, Event, EventFilter, Key, Modifiers, Popup, Response, Ui};

use super::desk::lane;
use super::{focus, notes};
use crate::words::folded::Folded;

/// The greatest height of the list.
const HEIGHT: f32 = 300.0;

/// A choice of one of several things.
pub struct OneOf<S> {
    salt: S,
    shown: String,
    width: f32,
    is_truncated: bool,
}

/// Where the keys lead in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lead(usize);

impl<S: egui::AsIdSalt> OneOf<S> {
    /// A choice of this name in its panel, closed it shows this.
    #[must_use]
    pub fn new(salt: S, shown: impl Into<String>) -> Self {
        Self { salt, shown: shown.into(), width: 0.0, is_truncated: false }
    }

    /// Sets its least width.
    #[must_use]
    pub fn width(self, width: f32) -> Self {
        Self { width, ..self }
    }

    /// Cuts a text that is too long for it off with dots.
    #[must_use]
    pub fn truncated(self) -> Self {
        Self { is_truncated: true, ..self }
    }

    /// Lays it out; `chosen` becomes what is taken of these things, which are called so. The caller names the response for
    /// screen readers.
    pub fn show<T: PartialEq>(
        self,
        ui: &mut Ui,
        chosen: &mut T,
        options: impl IntoIterator<Item = (T, String)>,
    ) -> Response {
        let row = |ui: &mut Ui, _: &T, name: &str, is_chosen: bool| ui.selectable_label(is_chosen, name);
        self.show_rows(ui, chosen, options, row)
    }

    /// The same with rows of the list that are laid out by `row`, from a thing, its name and whether it is chosen.
    pub fn show_rows<T: PartialEq>(
        self,
        ui: &mut Ui,
        chosen: &mut T,
        options: impl IntoIterator<Item = (T, String)>,
        mut row: impl FnMut(&mut Ui, &T, &str, bool) -> Response,
    ) -> Response {
        let id = ui.make_persistent_id(egui::IdSalt::new(&self.salt));
        let was_open = ComboBox::is_open(ui.ctx(), id);
        // The scroll bar has a lane of its own, beside the rows.
        let style = StyleModifier::new(|style| style.spacing.scroll = lane());
        let mut list = ComboBox::from_id_salt(&self.salt).selected_text(self.shown).height(HEIGHT).popup_style(style);
        if self.width > 0.0 {
            list = list.width(self.width);
        }
        if self.is_truncated {
            list = list.truncate();
        }
        let mut is_taken = false;
        let combo = list.show_ui(ui, |ui| {
            let options: Vec<(T, String)> = options.into_iter().collect();
            let now = options.iter().position(|(value, _)| value == chosen);
            let is_new = notes::is_new(ui.ctx(), id);
            let rows: Vec<Response> =
                options.iter().map(|(value, name)| row(ui, value, name, value == chosen)).collect();
            for (place, row) in rows.iter().enumerate() {
                ui.ctx().accesskit_node_builder(row.id, |node| node.set_role(egui::accesskit::Role::ListBoxOption));
                if is_new && place == now.unwrap_or(0) {
                    focus::lead(ui.ctx(), row.id);
                    row.scroll_to_me(None);
                }
            }
            let focused = rows.iter().position(Response::has_focus);
            let step = focused.and_then(|at| {
                keep_keys(ui, &rows[at], EventFilter { tab: true, escape: true, ..ARROWS });
                keys(ui, at, &options)
            });
            let taken = rows.iter().position(Response::clicked);
            if let Some(Lead(place)) = step
                && let Some(row) = rows.get(place)
            {
                focus::lead(ui.ctx(), row.id);
                row.scroll_to_me(None);
            }
            if let Some((value, _)) = taken.and_then(|taken| options.into_iter().nth(taken)) {
                *chosen = value;
                is_taken = true;
                ui.close();
            }
        });
        let response = combo.response;
        let is_open = combo.inner.is_some() && !is_taken;
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_expanded(is_open));
        if was_open && (is_taken || ui.input(|input| input.key_pressed(Key::Escape))) {
            focus::lead(ui.ctx(), response.id);
        }
        if response.has_focus() && !was_open && !is_open {
            keep_keys(ui, &response, ARROWS);
            let opens = ui.input_mut(|input| {
                [(Modifiers::NONE, Key::ArrowDown), (Modifiers::NONE, Key::ArrowUp)]
                    .into_iter()
                    .chain([(Modifiers::ALT, Key::ArrowDown)])
                    .any(|(modifiers, key)| input.consume_key(modifiers, key))
            });
            if opens {
                Popup::open_id(ui.ctx(), id.with("popup"));
                ui.ctx().request_repaint();
            }
        }
        response
    }
}

/// The keys that egui would lead the focus away with.
const ARROWS: EventFilter = EventFilter { vertical_arrows: true, horizontal_arrows: false, tab: false, escape: false };

/// Keeps these keys for a widget that has the focus.
pub fn keep_keys(ui: &Ui, response: &Response, keys: EventFilter) {
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keys));
    if response.gained_focus() {
        // It keeps them from its second frame on.
        ui.ctx().request_repaint();
    }
}

/// Opens the menu of a button that has the focus by the arrow that leads down to it.
pub fn opens_by_arrow(ui: &Ui, button: &Response) {
    let popup = Popup::default_response_id(button);
    if !button.has_focus() || Popup::is_id_open(ui.ctx(), popup) {
        return;
    }
    keep_keys(ui, button, ARROWS);
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown)) {
        Popup::open_id(ui.ctx(), popup);
        ui.ctx().request_repaint();
    }
}

/// The step that the keys ask for in the list, where this thing has the focus.
fn keys<T>(ui: &Ui, at: usize, options: &[(T, String)]) -> Option<Lead> {
    let last = options.len().saturating_sub(1);
    let pressed = ui.input_mut(|input| {
        let taken = [
            (Modifiers::NONE, Key::ArrowDown, (at + 1).min(last)),
            (Modifiers::NONE, Key::ArrowUp, at.saturating_sub(1)),
            (Modifiers::NONE, Key::Home, 0),
            (Modifiers::NONE, Key::End, last),
            (Modifiers::NONE, Key::PageUp, at.saturating_sub(PAGE)),
            (Modifiers::NONE, Key::PageDown, (at + PAGE).min(last)),
            // Tab stays in the list as long as that is open.
            (Modifiers::SHIFT, Key::Tab, at.checked_sub(1).unwrap_or(last)),
            (Modifiers::NONE, Key::Tab, if at < last { at + 1 } else { 0 }),
        ];
        let step = taken.into_iter().find(|&(modifiers, key, _)| input.consume_key(modifiers, key));
        step.map(|(.., place)| Lead(place))
    });
    pressed.or_else(|| {
        let typed = ui.input(|input| {
            input.events.iter().find_map(|event| match event {
                Event::Text(text) if !text.trim().is_empty() => Some(Folded::new(text)),
                _ => None,
            })
        })?;
        // The next one that begins so, from the top again after the last.
        let behind = (at + 1..options.len()).chain(0..=at);
        let begins = |&place: &usize| Folded::new(&options[place].1).first(&typed).is_some_and(|(from, _)| from == 0);
        behind.into_iter().find(begins).map(Lead)
    })
}

/// The number of rows of a page of the list.
const PAGE: usize = 8;
