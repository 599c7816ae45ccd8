//! The hexes of a canvas that are chosen together: by a frame that is drawn around them, by clicks and by keys; how they
//! are dragged, and what their keys ask for.
//!
//! What becomes of what lies on them, the page decides.

use std::collections::BTreeSet;

use egui::{CornerRadius, Painter, PointerButton, Pos2, Rect, Response, Stroke, StrokeKind, Ui, ViewportCommand};

use super::art::{self, HexMark};
use super::camera::Transform;
use super::cursor::{Arrow, next};
use super::keys;
use crate::app::kit::clipboard::{self, Clip};
use crate::app::kit::keys::{LET_GO, Shortcut};
use crate::app::kit::theme::Theme;
use crate::editor::area::{Area, Motion};
use crate::hex::Hex;

/// Where the arrow keys lead, in the order in which they are listed.
pub const ARROWS: [Arrow; 4] = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];

/// The keys that turn and mirror, with what they do.
const MOTIONS: [(Shortcut, Motion); 4] = [
    (keys::TURN_BACK, Motion::Left),
    (keys::TURN, Motion::Right),
    (keys::ACROSS, Motion::Across),
    (keys::OVER, Motion::Over),
];

/// Something that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Other hexes are chosen; nothing is to be done.
    Chosen,
    /// The keyboard goes to this hex, which is chosen too.
    Went(Hex),
    /// The area goes somewhere else.
    Change(Motion),
    /// A copy of the area is laid there.
    CopyTo(Motion),
    /// A copy of the area is put on the clipboard.
    Copy,
    /// The same, and the area is taken away.
    Cut,
    /// The things of which this text is a copy are laid on this hex.
    Paste(Hex, String),
    /// The area is taken away.
    Remove,
}

/// The pointer while it is held down.
#[derive(Clone, PartialEq, Debug)]
enum Drag {
    /// It draws a frame from here to there; those were chosen before, and still are.
    Frame(Pos2, Pos2, BTreeSet<Hex>),
    /// It carries the area, held by the one hex, over the other.
    Carry(Hex, Hex),
}

/// The hexes that are chosen, and the pointer that chooses or carries them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picker {
    /// The hexes.
    pub area: Area,
    drag: Option<Drag>,
    /// Where the pointer was pressed, and whether it went farther from there than it may for a click.
    pressed: Pos2,
    is_far: bool,
    /// The hex on which the text of the clipboard is laid once it comes.
    waits: Option<Hex>,
}

impl Picker {
    /// Follows the pointer on the canvas: a drag from a hex that is chosen carries the area, any other draws a frame. Says
    /// whether a drag ended in this frame, and what it asked for. What goes no farther than a click does is none.
    pub fn dragged(
        &mut self,
        ui: &Ui,
        canvas: &Response,
        view: &Transform,
        cells: &BTreeSet<Hex>,
    ) -> (bool, Option<Asked>) {
        let modifiers = ui.input(|input| input.modifiers);
        if canvas.drag_started_by(PointerButton::Primary)
            && let Some(from) = ui.input(|input| input.pointer.press_origin())
        {
            let hex = view.grid_from_screen(from);
            self.pressed = from;
            self.drag = Some(if self.area.contains(hex) {
                Drag::Carry(hex, hex)
            } else {
                let is_more = modifiers.shift || modifiers.command;
                let before = if is_more { self.area.hexes().clone() } else { BTreeSet::new() };
                Drag::Frame(from, from, before)
            });
        }
        let at = canvas.interact_pointer_pos();
        let click = ui.ctx().options(|options| options.input_options.max_click_dist);
        self.is_far |= self.drag.is_some() && at.is_some_and(|at| at.distance(self.pressed) > click);
        match (&mut self.drag, at.filter(|_| self.is_far)) {
            (Some(Drag::Frame(from, to, before)), Some(at)) => {
                *to = at;
                let frame = Rect::from_two_pos(*from, at);
                let is_in = |hex: &Hex| frame.contains(view.screen_from_grid(*hex));
                let chosen: BTreeSet<Hex> = cells.iter().copied().filter(is_in).chain(before.iter().copied()).collect();
                self.area.choose(chosen);
            }
            (Some(Drag::Carry(_, over)), Some(at)) => *over = view.grid_from_screen(at),
            _ => {}
        }
        if !canvas.drag_stopped() {
            if !canvas.dragged() {
                (self.drag, self.is_far) = (None, false);
            }
            return (false, None);
        }
        let is_click = !std::mem::take(&mut self.is_far);
        match self.drag.take() {
            // A click on no hex at all chooses none.
            Some(Drag::Frame(from, _, before)) if is_click && !cells.contains(&view.grid_from_screen(from)) => {
                self.area.choose(before);
                (true, Some(Asked::Chosen))
            }
            Some(_) if is_click => (false, None),
            Some(Drag::Carry(from, over)) if from != over => {
                let motion = Motion::between(from, over);
                (true, Some(if modifiers.command { Asked::CopyTo(motion) } else { Asked::Change(motion) }))
            }
            Some(Drag::Frame(..)) => (true, Some(Asked::Chosen)),
            Some(Drag::Carry(..)) | None => (false, None),
        }
    }

    /// Chooses by a click: the hex alone, or it too or no more with Ctrl or Shift, and by a key.
    pub fn clicked(&mut self, ui: &Ui, hex: Hex, is_cell: bool, by_pointer: bool) {
        let modifiers = ui.input(|input| input.modifiers);
        let mut chosen = self.area.hexes().clone();
        if by_pointer && !modifiers.command && !modifiers.shift {
            chosen = is_cell.then_some(hex).into_iter().collect();
        } else if is_cell && !chosen.remove(&hex) {
            chosen.insert(hex);
        }
        self.area.choose(chosen);
    }

    /// The wish of the keys on the hex that has the keyboard; `is_on` says whether the area is what one works on now.
    pub fn keys(&mut self, ui: &Ui, at: Hex, (places, cells): (&[Hex], &BTreeSet<Hex>), is_on: bool) -> Option<Asked> {
        let context = ui.ctx();
        if let Some(arrow) = keys::EXTEND.which(context) {
            let to = next(places, at, ARROWS[arrow])?;
            let chosen: BTreeSet<Hex> = if is_on { self.area.hexes().clone() } else { BTreeSet::new() };
            self.area.choose(chosen.into_iter().chain([at, to].into_iter().filter(|hex| cells.contains(hex))));
            return Some(Asked::Went(to));
        }
        for clip in clipboard::asked(ui, [keys::COPY, keys::CUT, keys::PASTE]) {
            let asked = match clip {
                Clip::Copy => self.perform(ui, keys::COPY, at, (cells, is_on)),
                Clip::Cut => self.perform(ui, keys::CUT, at, (cells, is_on)),
                Clip::Ask => self.perform(ui, keys::PASTE, at, (cells, is_on)),
                Clip::Paste(text) => Some(Asked::Paste(self.waits.take().unwrap_or(at), text)),
            };
            if asked.is_some() {
                return asked;
            }
        }
        if keys::ALL.pressed(context) {
            return self.perform(ui, keys::ALL, at, (cells, is_on));
        }
        if !is_on || self.area.is_empty() {
            return None;
        }
        if let Some(arrow) = keys::MOVE.which(context) {
            return Some(Asked::Change(step(at, ARROWS[arrow])));
        }
        let all = MOTIONS.iter().map(|(shortcut, _)| *shortcut).chain([keys::TAKE, LET_GO]);
        let pressed = all.into_iter().find(|shortcut| shortcut.pressed(context))?;
        self.perform(ui, pressed, at, (cells, is_on))
    }

    /// The text of the clipboard that a menu has asked for, wherever the keyboard is by now.
    pub fn pasted(&mut self, ui: &Ui) -> Option<Asked> {
        let at = self.waits?;
        ui.input_mut(|input| {
            let place = input.events.iter().position(|event| matches!(event, egui::Event::Paste(_)))?;
            match input.events.remove(place) {
                egui::Event::Paste(text) => {
                    self.waits = None;
                    Some(Asked::Paste(at, text))
                }
                _ => None,
            }
        })
    }

    /// The wish that a shortcut stands for on a hex.
    pub fn perform(
        &mut self,
        ui: &Ui,
        shortcut: Shortcut,
        at: Hex,
        (cells, is_on): (&BTreeSet<Hex>, bool),
    ) -> Option<Asked> {
        if shortcut == keys::ALL {
            self.area.choose(cells.iter().copied());
            return Some(Asked::Chosen);
        }
        if shortcut == LET_GO {
            self.area.choose([]);
            return Some(Asked::Chosen);
        }
        if shortcut == keys::PASTE {
            self.waits = Some(at);
            ui.send_viewport_cmd(ViewportCommand::RequestPaste);
            return None;
        }
        if !is_on || self.area.is_empty() {
            // Without an area the hex is meant.
            self.area.choose(Some(at).filter(|at| cells.contains(at)));
        }
        if self.area.is_empty() {
            return None;
        }
        let motion = MOTIONS.iter().find(|(own, _)| *own == shortcut).map(|(_, motion)| Asked::Change(*motion));
        let own = [(keys::COPY, Asked::Copy), (keys::CUT, Asked::Cut), (keys::TAKE, Asked::Remove)];
        own.into_iter().find(|(own, _)| *own == shortcut).map(|(_, asked)| asked).or(motion)
    }

    /// Marks the area, where it would come to, and the frame that is drawn.
    pub fn paint(&self, painter: &Painter, theme: &Theme, view: &Transform) {
        let mark = |hex, mark| art::hex_mark(painter, theme, view.screen_from_grid(hex), view.radius, mark);
        for &hex in self.area.hexes() {
            mark(hex, HexMark::Selected);
        }
        match &self.drag {
            Some(Drag::Carry(from, over)) if from != over => {
                let ways = self.area.ways(Motion::between(*from, *over));
                for hex in ways.into_values() {
                    mark(hex, HexMark::Reach);
                }
            }
            Some(Drag::Frame(from, to, _)) if self.is_far => {
                let (veil, edge) = (theme.chrome.accent_veil, Stroke::new(1.5, theme.chrome.accent));
                let frame = Rect::from_two_pos(*from, *to);
                painter.rect(frame, CornerRadius::ZERO, veil, edge, StrokeKind::Middle);
            }
            _ => {}
        }
    }
}

/// The motion by one place in the direction of an arrow: left and right keep to the row of this hex.
fn step(at: Hex, arrow: Arrow) -> Motion {
    let aside = if at.x() % 2 == 0 { 1 } else { -1 };
    match arrow {
        Arrow::Up => Motion::Move(0, -2),
        Arrow::Down => Motion::Move(0, 2),
        Arrow::Left => Motion::Move(-1, aside),
        Arrow::Right => Motion::Move(1, aside),
    }
}
