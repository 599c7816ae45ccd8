//! Where the keyboard was: what lies over the screen and is closed again, and Escape, leave it there.
//!
//! egui takes the focus away at Escape, and from a widget that vanishes; without this one would begin again at the top
//! of the window.

use egui::{Context, Id, Key, Order};

/// What lies over the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cover {
    /// Nothing.
    #[default]
    Nothing,
    /// A menu, a list or a small question beside its button: what lies below can still be used.
    Popup,
    /// A window that has to be closed first.
    Modal,
}

/// What had the focus on the screen itself.
#[derive(Clone, Copy, Debug, Default)]
pub struct Focus {
    /// The widget that had it before something was opened over the screen.
    below: Option<Id>,
    cover: Cover,
    was_typing: bool,
    /// Whether a window that was closed was there in the last frame.
    lingers: bool,
}

fn is_modal(context: &Context) -> bool {
    context.memory(|memory| memory.top_modal_layer().is_some())
}

impl Focus {
    /// Forgets where the keyboard was: what is done next leads it elsewhere.
    pub fn lead_away(&mut self) {
        self.below = None;
    }

    /// Looks where the focus is; to be called at the beginning of a pass. `cover` is what lies over the screen now.
    pub fn follow(&mut self, context: &Context, cover: Cover) {
        let focused = context.memory(egui::Memory::focused);
        let before = std::mem::replace(&mut self.cover, cover);
        let was_typing = std::mem::replace(&mut self.was_typing, context.text_edit_focused());
        match (before, cover) {
            // What lies below cannot be used, so Tab begins at what lies over it.
            (Cover::Nothing | Cover::Popup, Cover::Modal) => {
                if before == Cover::Nothing {
                    self.below = focused;
                }
                if let Some(focused) = focused {
                    context.memory_mut(|memory| memory.surrender_focus(focused));
                }
            }
            (_, Cover::Modal | Cover::Popup) => {}
            (Cover::Nothing, Cover::Nothing) => {
                // Escape takes the keyboard from a text field, and from nothing else.
                let escapes = focused.is_none() && !was_typing && context.input(|input| input.key_pressed(Key::Escape));
                match self.below.filter(|_| escapes) {
                    Some(below) => context.memory_mut(|memory| memory.request_focus(below)),
                    None => self.below = focused,
                }
            }
            // In the frame after a window was closed, egui still keeps the focus from what was below it.
            (Cover::Modal, Cover::Nothing) if !self.lingers && is_modal(context) => {
                (self.cover, self.lingers) = (Cover::Modal, true);
                context.request_repaint();
            }
            (Cover::Popup | Cover::Modal, Cover::Nothing) => {
                self.lingers = false;
                let response = focused.and_then(|focused| context.read_response(focused));
                let is_above = response.is_some_and(|response| response.layer_id.order > Order::Middle);
                if focused.is_none() || is_above || before == Cover::Modal {
                    if let Some(below) = self.below {
                        context.memory_mut(|memory| memory.request_focus(below));
                    }
                } else {
                    self.below = focused;
                }
            }
        }
    }
}
