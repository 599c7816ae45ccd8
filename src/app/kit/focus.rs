//! Where the keyboard was: what lies over the screen and is closed again, Escape, and other screens leave it there. How what
//! has it is marked, `ring` decides.
//!
//! egui takes the focus away at Escape, and from a widget that vanishes or is switched off; without this one would begin
//! again at the top of the window. Which widget gets it in the place of one that is gone, `heir` decides.

use egui::{Context, Event, FocusDirection, Id, Key, Order, PointerState, Popup, Rect};

use super::areas::{self, Area};
use super::heir::{self, Holder};

pub use super::ring::{point_out, shows_itself};

/// The cover over the screen.
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

/// The place under all covers: a visit of a screen, and the part of it that is shown then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FocusPlace {
    /// The mark that tells the visit from all others.
    pub visit: u64,
    /// The part that the screen shows, such as a certain document.
    pub part: u64,
    /// True if the keyboard goes to its first thing where it has not been there yet.
    pub leads_in: bool,
}

/// So many places are remembered with what had the keyboard there.
const MOST_PLACES: usize = 64;

/// So many passes are laid out without the pointer when a window opens: egui keeps a tooltip as long as the pointer rests
/// where its widget is, even under a window, until what lies over it is known.
const BLIND_PASSES: u8 = 3;

/// So many passes a window that opens has to take the keyboard by itself, and after so many it is given up.
const UNHELD_PASSES: u8 = 2;
const MOST_UNHELD_PASSES: u8 = 6;

/// The keyboard on its way to where it was, or to the first thing of a page.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    /// The widget that had it there before.
    wanted: Option<Id>,
    /// True if it goes to the first thing where that is gone.
    leads_in: bool,
    /// The number of passes that have been laid out since.
    passes: u8,
}

/// The focus on the screen itself.
#[derive(Clone, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each says something of its own")]
pub struct Focus {
    /// The widget that had it before something was opened over the screen.
    below: Option<Id>,
    cover: Cover,
    was_typing: bool,
    /// True if a window that was closed was there in the last frame.
    lingers: bool,
    /// The place that is shown.
    place: Option<FocusPlace>,
    /// The widget of the page that had it last, outside the menu bar.
    last: Option<Id>,
    /// The places that were left, with what had it there.
    left: Vec<(u64, u64, Id)>,
    arrival: Option<Arrival>,
    /// The widget that has the keyboard, or had it until it was let go of; and the same of the screen below the cover.
    holder: Option<Holder>,
    holder_below: Option<Holder>,
    /// The number of passes of a window that has just opened in which nothing had the keyboard.
    unheld: Option<u8>,
    /// True if a key was pressed last, not the pointer.
    by_keys: bool,
    /// The pointer, in a pass that is laid out without it, and how many such passes follow.
    pointer: Option<PointerState>,
    blind_passes: u8,
    /// Where Tab leads from the widget that has just got the focus back.
    way: Option<FocusDirection>,
    /// True if Escape was pressed in this pass for the widget that had the keyboard.
    has_escaped: bool,
}

fn is_modal(context: &Context) -> bool {
    context.memory(|memory| memory.top_modal_layer().is_some())
}

fn is_there(context: &Context, widget: Id) -> bool {
    context.read_response(widget).is_some()
}

fn give(context: &Context, widget: Id) {
    context.memory_mut(|memory| memory.request_focus(widget));
}

impl Focus {
    /// Forgets what is covered: what is done next leads elsewhere, or else the keyboard goes back to where it was.
    pub fn lead_away(&mut self) {
        self.below = None;
        if self.by_keys {
            self.arrival = Some(Arrival { wanted: self.last, leads_in: false, passes: 0 });
        }
    }

    /// Notes that another place is shown, and that the keyboard stays where it is.
    pub fn stay(&mut self, place: FocusPlace) {
        self.remember();
        self.place = Some(place);
    }

    /// True if Escape was meant for the widget that had the keyboard: a field, or the menu bar.
    #[must_use]
    pub fn has_escaped(&self) -> bool {
        self.has_escaped
    }

    /// Looks where the focus is; to be called at the beginning of a pass. `cover` is what lies over the screen now, `place`
    /// what is shown under it.
    pub fn follow(&mut self, context: &Context, cover: Cover, place: FocusPlace) {
        let under_list = Popup::is_any_open(context);
        let (lead, of_keys) = with_notes(context, |notes| {
            notes.began_under_list = under_list;
            (notes.lead.take(), notes.lead_keys.take())
        });
        self.has_escaped = false;
        if let Some(way) = self.way.take() {
            context.memory_mut(|memory| memory.move_focus(way));
        }
        self.look_at_hand(context);
        let lead = lead.or(of_keys.filter(|_| self.by_keys));
        if self.place != Some(place) {
            self.arrive(context, place);
        }
        let before = self.cover;
        self.follow_cover(context, cover);
        self.hand_over_cover(before);
        // What leads it elsewhere goes before its way to the first thing of a page.
        self.arrival.take_if(|_| lead.is_some());
        self.go_on(context, cover);
        // Where the keyboard is led to what is gone too, it is handed on afterwards.
        if place.leads_in && lead.is_none() {
            self.hand_on(context);
        }
        if self.blind_passes > 0 {
            self.blind_passes -= 1;
            self.pointer = Some(context.input_mut(|input| std::mem::take(&mut input.pointer)));
            context.request_repaint();
        }
        if let Some(lead) = lead {
            // From a small question the keyboard goes back to where it was.
            if cover != Cover::Popup {
                self.below = Some(lead);
            }
            give(context, lead);
        }
    }

    /// Notices if keys are used or the pointer.
    fn look_at_hand(&mut self, context: &Context) {
        let is_by_keys = context.input(|input| {
            input.events.iter().rev().find_map(|event| match event {
                Event::Key { pressed: true, .. } | Event::AccessKitActionRequest(_) => Some(true),
                Event::PointerButton { pressed: true, .. } => Some(false),
                _ => None,
            })
        });
        self.by_keys = is_by_keys.unwrap_or(self.by_keys);
        if is_by_keys == Some(false) {
            (self.last, self.holder) = (None, None);
        }
    }

    /// Keeps the holder of the keyboard on the screen apart from the one in the cover over it.
    fn hand_over_cover(&mut self, before: Cover) {
        match (before, self.cover) {
            (Cover::Nothing, Cover::Popup | Cover::Modal) => self.holder_below = self.holder.take(),
            (Cover::Popup | Cover::Modal, Cover::Nothing) => self.holder = self.holder_below.take(),
            _ => {}
        }
        if before != Cover::Modal && self.cover == Cover::Modal {
            self.unheld = Some(0);
        }
    }

    /// Gives the keyboard to the nearest widget where the one that had it has vanished or was switched off, and to the
    /// first one of a window that has just opened. Whoever uses the pointer has no need of that.
    fn hand_on(&mut self, context: &Context) {
        if let Some(focused) = context.memory(egui::Memory::focused) {
            // One that was given it just now is known once it was laid out.
            if let Some(response) = context.read_response(focused) {
                (self.holder, self.unheld) = (Some(Holder::of(&response)), None);
            }
            return;
        }
        let is_on_its_way = self.arrival.is_some() && self.cover != Cover::Modal;
        if !self.by_keys || is_on_its_way || context.input(|input| input.key_pressed(Key::Escape)) {
            return;
        }
        let top = context.memory(egui::Memory::top_modal_layer);
        let gone = self.holder.filter(|holder| self.cover != Cover::Popup && !holder.is_usable(context));
        if let Some(gone) = gone {
            self.holder = None;
            if self.cover == Cover::Modal && top != Some(gone.layer) {
                // One window has taken the place of another.
                self.unheld = Some(0);
            } else if let Some(heir) = gone.heir(context) {
                give(context, heir);
            } else {
                areas::enter_page(context);
            }
            context.request_repaint();
        } else if let Some(passes) = self.unheld {
            let first = top.filter(|_| passes >= UNHELD_PASSES).and_then(|layer| heir::first(context, layer));
            if let Some(first) = first {
                give(context, first);
            }
            self.unheld = (first.is_none() && passes < MOST_UNHELD_PASSES).then_some(passes + 1);
            context.request_repaint();
        }
    }

    /// Gives the pointer back after a pass that was laid out without it; to be called at the end of a pass.
    pub fn end_pass(&mut self, context: &Context) {
        if let Some(pointer) = self.pointer.take() {
            context.input_mut(|input| input.pointer = pointer);
        }
    }

    fn remember(&mut self) {
        if let Some((place, last)) = self.place.zip(self.last) {
            self.left.retain(|&(visit, part, _)| (visit, part) != (place.visit, place.part));
            self.left.push((place.visit, place.part, last));
            let too_many = self.left.len().saturating_sub(MOST_PLACES);
            self.left.drain(..too_many);
        }
    }

    /// Begins at another place: where the keyboard was when it was left or, on a first visit, at its first thing.
    fn arrive(&mut self, context: &Context, place: FocusPlace) {
        self.remember();
        let is_first = self.place.replace(place).is_none();
        let was = self.left.iter().find(|&&(visit, part, _)| (visit, part) == (place.visit, place.part));
        let wanted = was.map(|&(.., widget)| widget);
        (self.below, self.last, self.holder) = (None, wanted, None);
        if is_first || !self.by_keys || !(place.leads_in || wanted.is_some()) {
            return;
        }
        if let Some(focused) = context.memory(egui::Memory::focused) {
            context.memory_mut(|memory| memory.surrender_focus(focused));
        }
        self.arrival = Some(Arrival { wanted, leads_in: place.leads_in, passes: 0 });
    }

    /// Leads the keyboard on its way, unless something else has taken it by itself.
    fn go_on(&mut self, context: &Context, cover: Cover) {
        let Some(mut arrival) = self.arrival.filter(|_| cover == Cover::Nothing && !is_modal(context)) else { return };
        arrival.passes += 1;
        self.arrival = None;
        if context.memory(egui::Memory::focused).is_some() {
            return;
        }
        if arrival.passes == 1 {
            // What is there is known once it was laid out.
            self.arrival = Some(arrival);
            context.request_repaint();
            return;
        }
        match arrival.wanted.filter(|&wanted| is_there(context, wanted)) {
            Some(wanted) => give(context, wanted),
            None if arrival.leads_in => areas::enter_page(context),
            None => {}
        }
    }

    fn follow_cover(&mut self, context: &Context, cover: Cover) {
        let focused = context.memory(egui::Memory::focused);
        let before = std::mem::replace(&mut self.cover, cover);
        let was_typing = std::mem::replace(&mut self.was_typing, context.text_edit_focused());
        match (before, cover) {
            // What lies below cannot be used, so Tab begins at what lies over it.
            (Cover::Nothing | Cover::Popup, Cover::Modal) => {
                Popup::close_all(context);
                self.blind_passes = BLIND_PASSES;
                if before == Cover::Nothing {
                    self.below = focused;
                }
                if let Some(focused) = focused {
                    context.memory_mut(|memory| memory.surrender_focus(focused));
                }
            }
            (_, Cover::Modal | Cover::Popup) => {}
            (Cover::Nothing, Cover::Nothing) => self.follow_page(context, focused, was_typing),
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
                        give(context, below);
                    }
                } else {
                    self.below = focused;
                }
            }
        }
    }

    /// Follows the focus on the screen itself. Escape takes the keyboard from a text field and from the menu bar, and from
    /// nothing else; where nothing has it, Tab goes on from what had it last.
    fn follow_page(&mut self, context: &Context, focused: Option<Id>, was_typing: bool) {
        if let Some(focused) = focused {
            self.below = Some(focused);
            if !areas::holds(context, Area::Menu, focused) && !areas::is_head(context, focused) {
                self.last = Some(focused);
            }
            return;
        }
        let below = self.below.filter(|&below| is_there(context, below));
        if context.input(|input| input.key_pressed(Key::Escape)) {
            match below {
                _ if was_typing => (self.has_escaped, self.below) = (true, None),
                Some(below) if areas::holds(context, Area::Menu, below) => {
                    self.has_escaped = true;
                    self.below = self.last.filter(|&last| is_there(context, last));
                    match self.below {
                        Some(last) => give(context, last),
                        None => areas::enter_page(context),
                    }
                }
                Some(below) => give(context, below),
                None => self.below = None,
            }
            return;
        }
        self.below = None;
        let way = context.input(|input| {
            input.events.iter().find_map(|event| match event {
                Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if modifiers.is_none() => {
                    Some(FocusDirection::Next)
                }
                Event::Key { key: Key::Tab, pressed: true, modifiers, .. } if modifiers.shift_only() => {
                    Some(FocusDirection::Previous)
                }
                _ => None,
            })
        });
        if let Some(way) = way
            && let Some(last) = self.last.filter(|&last| is_there(context, last))
        {
            // It goes on from there in the next pass: a widget that has it anew would keep it.
            give(context, last);
            context.memory_mut(|memory| memory.move_focus(FocusDirection::None));
            self.way = Some(way);
            context.request_repaint();
        }
    }
}

/// The notes that widgets make of the keyboard while they are laid out.
#[derive(Clone, Copy, Default)]
pub(super) struct Notes {
    /// The widget that gets the focus in the next pass, and the one that gets it from whoever uses keys.
    lead: Option<Id>,
    lead_keys: Option<Id>,
    /// The widget that marks its focus by itself.
    pub(super) itself: Option<Id>,
    /// The frame of the field that has the focus.
    pub(super) frame: Option<Rect>,
    /// The widget that is pointed out, and until when.
    pub(super) pointed_out: Option<(Id, f64)>,
    /// True if a menu or a list lay over the screen when the pass began.
    began_under_list: bool,
}

/// True if a menu or a list lies over the screen, or has just been closed in this pass: the key that did so lets go of
/// nothing else.
#[must_use]
pub fn is_under_list(context: &Context) -> bool {
    Popup::is_any_open(context) || with_notes(context, |notes| notes.began_under_list)
}

/// Does something with the notes that egui keeps for whoever lays out a widget.
pub(super) fn with_notes<R>(context: &Context, change: impl FnOnce(&mut Notes) -> R) -> R {
    context.data_mut(|data| change(data.get_temp_mut_or_default(Id::unique("notes of the keyboard"))))
}

/// As [`lead`], for whoever uses keys; the pointer has no need of it.
pub fn lead_keys(context: &Context, widget: Id) {
    with_notes(context, |notes| notes.lead_keys = Some(widget));
    context.request_repaint();
}

/// Leads the keyboard to a widget at the beginning of the next pass. A field that gets it so, and not after it was laid
/// out, is ready to be typed over, and what scrolls goes to it.
pub fn lead(context: &Context, widget: Id) {
    with_notes(context, |notes| notes.lead = Some(widget));
    context.request_repaint();
}
