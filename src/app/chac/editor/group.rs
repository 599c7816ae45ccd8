//! The things on the plan of a temple that are chosen together: by a frame, by clicks and by keys; how they are dragged, and
//! what their keys ask for.
//!
//! What becomes of them, `editor::chac::areas` decides.

use std::collections::BTreeSet;

use egui::{Event, Ui, ViewportCommand};

use crate::app::hexboard::cursor::Arrow;
use crate::app::hexboard::keys;
use crate::app::hexboard::picker::ARROWS;
use crate::app::kit::clipboard::{self, Clip};
use crate::app::kit::keys::{LET_GO, Shortcut};
use crate::chac::VariantDef;
use crate::editor::chac::areas::{Motion, between};
use crate::editor::chac::plan::{self, Thing};

/// The keys that turn and mirror, with what they do.
const MOTIONS: [(Shortcut, Motion); 4] = [
    (keys::TURN_BACK, Motion::Left),
    (keys::TURN, Motion::Right),
    (keys::ACROSS, Motion::Across),
    (keys::OVER, Motion::Over),
];

/// A field of the plan.
type Field = (u32, u32);

/// Something that is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Others are chosen; nothing is to be done.
    Chosen,
    /// They go somewhere else.
    Change(Motion),
    /// A copy of them is laid so far away.
    CopyTo(Motion),
    /// A copy of them is put on the clipboard.
    Copy,
    /// The same, and they are taken away.
    Cut,
    /// The things of which this text is a copy are laid on this field.
    Paste(Field, String),
    /// They are taken away.
    Remove,
}

/// The pointer while it is held down.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Drag {
    /// It draws a frame from one field to another; those were chosen before, and still are.
    Frame(Field, Field, BTreeSet<Thing>),
    /// It carries the things from one field to another.
    Carry(Field, Field),
}

/// The things that are chosen, and the pointer that chooses or carries them.
#[derive(Default)]
pub struct Group {
    things: BTreeSet<Thing>,
    /// The numbers of squares, alcoves and others on the plan in which they were chosen: in another one they mean others.
    counts: [usize; 3],
    drag: Option<Drag>,
    /// The field on which the text of the clipboard is laid once it comes.
    waits: Option<Field>,
}

fn counts(def: &VariantDef) -> [usize; 3] {
    [def.board.squares.len(), def.board.alcoves.len(), def.board.decor.len()]
}

impl Group {
    /// The things, the lowest first.
    #[must_use]
    pub fn things(&self) -> Vec<Thing> {
        self.things.iter().copied().collect()
    }

    /// The number of things.
    #[must_use]
    pub fn len(&self) -> usize {
        self.things.len()
    }

    /// True if nothing is chosen.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.things.is_empty()
    }

    /// True if a thing is one of them.
    #[must_use]
    pub fn contains(&self, thing: Thing) -> bool {
        self.things.contains(&thing)
    }

    /// True if a thing is one of several.
    #[must_use]
    pub fn has_several(&self, thing: Thing) -> bool {
        self.things.len() > 1 && self.contains(thing)
    }

    /// Chooses these things of a plan, and no others.
    pub fn choose(&mut self, def: &VariantDef, things: impl IntoIterator<Item = Thing>) {
        (self.things, self.counts) = (things.into_iter().collect(), counts(def));
    }

    /// Chooses these, too.
    pub fn add(&mut self, things: impl IntoIterator<Item = Thing>) {
        self.things.extend(things);
    }

    /// Follows the plan: after something came or went, its things are not the same.
    pub fn follow(&mut self, def: &VariantDef) {
        if self.counts != counts(def) {
            self.choose(def, []);
        }
    }

    /// Chooses by a click: the thing alone, or it too or no more with Ctrl or Shift.
    pub fn clicked(&mut self, ui: &Ui, thing: Option<Thing>, by_pointer: bool) {
        let modifiers = ui.input(|input| input.modifiers);
        if by_pointer && (modifiers.command || modifiers.shift) {
            if let Some(thing) = thing.filter(|thing| !self.things.remove(thing)) {
                self.things.insert(thing);
            }
        } else {
            self.things = thing.into_iter().collect();
        }
    }

    /// Begins a drag on a field: it carries the things, or draws a frame.
    pub fn begin(&mut self, ui: &Ui, carries: bool, field: Field) {
        let modifiers = ui.input(|input| input.modifiers);
        let is_more = modifiers.shift || modifiers.command;
        let before = if is_more { self.things.clone() } else { BTreeSet::new() };
        self.drag = Some(if carries { Drag::Carry(field, field) } else { Drag::Frame(field, field, before) });
    }

    /// Goes on with the drag to this field.
    pub fn drag(&mut self, def: &VariantDef, field: Field) {
        match &mut self.drag {
            Some(Drag::Frame(from, to, before)) => {
                *to = field;
                self.things = between(def, *from, field).into_iter().chain(before.iter().copied()).collect();
            }
            Some(Drag::Carry(_, to)) => *to = field,
            None => {}
        }
    }

    /// Forgets the drag.
    pub fn let_go(&mut self) {
        self.drag = None;
    }

    /// Ends the drag; what it asked for, if there was one. What is let go of where it was is clicked.
    pub fn end(&mut self, ui: &Ui) -> Option<Asked> {
        let is_copied = ui.input(|input| input.modifiers.command);
        match self.drag.take()? {
            Drag::Frame(..) => Some(Asked::Chosen),
            Drag::Carry(from, to) => {
                let motion = way(from, to);
                (from != to).then_some(if is_copied { Asked::CopyTo(motion) } else { Asked::Change(motion) })
            }
        }
    }

    /// The frame that is drawn, from one field to another.
    #[must_use]
    pub fn frame(&self) -> Option<(Field, Field)> {
        match &self.drag {
            Some(Drag::Frame(from, to, _)) => Some((*from, *to)),
            _ => None,
        }
    }

    /// The way on which the things are carried.
    #[must_use]
    pub fn carried(&self) -> Option<Motion> {
        match &self.drag {
            Some(Drag::Carry(from, to)) if from != to => Some(way(*from, *to)),
            _ => None,
        }
    }

    /// The wish of the keys on the thing and the field that have the keyboard.
    pub fn keys(&mut self, ui: &Ui, at: (Option<Thing>, Field), def: &VariantDef) -> Option<Asked> {
        let context = ui.ctx();
        for clip in clipboard::asked(ui, [keys::COPY, keys::CUT, keys::PASTE]) {
            let asked = match clip {
                Clip::Copy => self.perform(ui, keys::COPY, at, def),
                Clip::Cut => self.perform(ui, keys::CUT, at, def),
                Clip::Ask => self.perform(ui, keys::PASTE, at, def),
                Clip::Paste(text) => Some(Asked::Paste(self.waits.take().unwrap_or(at.1), text)),
            };
            if asked.is_some() {
                return asked;
            }
        }
        if self.things.len() > 1 {
            if let Some(arrow) = keys::MOVE.which(context) {
                return Some(Asked::Change(match ARROWS[arrow] {
                    Arrow::Left => Motion::Move(-1, 0),
                    Arrow::Right => Motion::Move(1, 0),
                    Arrow::Up => Motion::Move(0, -1),
                    Arrow::Down => Motion::Move(0, 1),
                }));
            }
            let of_several = [keys::TAKE, LET_GO].into_iter().find(|key| key.pressed(context));
            if let Some(key) = of_several {
                return self.perform(ui, key, at, def);
            }
        }
        let all = MOTIONS.iter().map(|(key, _)| *key).chain([keys::ALL]);
        let pressed = all.into_iter().find(|key| key.pressed(context))?;
        self.perform(ui, pressed, at, def)
    }

    /// The text of the clipboard that a menu has asked for, wherever the keyboard is by now.
    pub fn pasted(&mut self, ui: &Ui) -> Option<Asked> {
        let at = self.waits?;
        ui.input_mut(|input| {
            let place = input.events.iter().position(|event| matches!(event, Event::Paste(_)))?;
            match input.events.remove(place) {
                Event::Paste(text) => {
                    self.waits = None;
                    Some(Asked::Paste(at, text))
                }
                _ => None,
            }
        })
    }

    /// The wish that a shortcut stands for on a thing and a field.
    pub fn perform(
        &mut self,
        ui: &Ui,
        key: Shortcut,
        (thing, field): (Option<Thing>, Field),
        def: &VariantDef,
    ) -> Option<Asked> {
        if key == keys::ALL || key == LET_GO {
            let all = if key == keys::ALL { plan::things(def) } else { Vec::new() };
            self.choose(def, all);
            return Some(Asked::Chosen);
        }
        if key == keys::PASTE {
            self.waits = Some(field);
            ui.send_viewport_cmd(ViewportCommand::RequestPaste);
            return None;
        }
        if thing.is_none_or(|thing| !self.contains(thing)) && self.things.len() < 2 {
            // Without several the thing is meant.
            self.choose(def, thing);
        }
        if self.things.is_empty() {
            return None;
        }
        let own = [(keys::COPY, Asked::Copy), (keys::CUT, Asked::Cut), (keys::TAKE, Asked::Remove)];
        let motions = MOTIONS.iter().map(|(own, motion)| (*own, Asked::Change(*motion)));
        own.into_iter().chain(motions).find(|(own, _)| *own == key).map(|(_, asked)| asked)
    }
}

/// The motion from one field to another.
fn way(from: Field, to: Field) -> Motion {
    Motion::Move(i64::from(to.0) - i64::from(from.0), i64::from(to.1) - i64::from(from.1))
}
