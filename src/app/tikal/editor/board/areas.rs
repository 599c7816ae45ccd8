//! Areas of the board: what is done with the hexes that are chosen together, and the menu of a place. Each is one step.

use egui::{Rect, Ui};

use super::aim::Aim;
use super::{Drawing, Tool};
use crate::app::hexboard::keys;
use crate::app::hexboard::menu::{Entry, place_menu_ui, shared_entries};
use crate::app::hexboard::picker::Asked;
use crate::app::kit::keys::{RULES, Shortcut};
use crate::app::tikal::editor::Form;
use crate::editor::Step;
use crate::editor::area::{Motion, Patch};
use crate::editor::tikal::boards::{Printed, Refusal};
use crate::editor::tikal::kind_said;
use crate::hex::Hex;
use crate::tikal::{KindDef, Rule};

/// The mark by which a copied area of Tikal's boards is known.
const COPY_OF: &str = "tikal";

/// Something that an entry of the menu asks for.
#[derive(Clone, Copy)]
pub enum MenuAct {
    /// The effect of a click of some tool.
    Aim(Aim),
    /// The printed tile, or the hex, is taken away.
    Take(Tool),
    /// The printed tile is turned.
    Turn(bool),
    /// The effect of a shortcut.
    Key(Shortcut),
    /// The rule of the printed tile is opened.
    Rule(Rule),
}

impl Drawing {
    /// Does with the area what was asked for.
    pub fn do_area(&mut self, ui: &Ui, form: &mut Form, asked: Asked) {
        if self.tool != Tool::Select {
            self.take(Tool::Select);
        }
        match asked {
            Asked::Chosen => self.refusal = None,
            Asked::Went(hex) => (self.cursor, self.refusal) = (Some(hex), None),
            Asked::Change(motion) => self.move_area(form, motion),
            Asked::CopyTo(motion) => {
                let area = &self.picker.area;
                let on = area.about().and_then(|about| area.place(about, motion));
                if let Some((copy, on)) = self.copied().zip(on) {
                    self.lay(form, &copy, on);
                }
            }
            Asked::Copy => _ = self.clip(ui),
            Asked::Cut => {
                if self.clip(ui) {
                    self.remove_area(form);
                }
            }
            Asked::Paste(hex, text) => match Patch::read(&text, COPY_OF) {
                Some(copy) => self.lay(form, &copy, hex),
                None => self.refusal = Some(Refusal::NoCopy),
            },
            Asked::Remove => self.remove_area(form),
        }
    }

    fn copied(&self) -> Option<Patch<Option<Printed>>> {
        let known = self.known.as_ref()?;
        Some(known.chart.copy(&self.picker.area)).filter(|copy| !copy.is_empty())
    }

    /// Puts the area on the clipboard; whether there was one.
    fn clip(&mut self, ui: &Ui) -> bool {
        let text = self.copied().and_then(|copy| copy.write(COPY_OF).ok());
        if let Some(text) = &text {
            ui.copy_text(text.clone());
        }
        text.is_some()
    }

    fn move_area(&mut self, form: &mut Form, motion: Motion) {
        let area = self.picker.area.clone();
        let text = match motion {
            Motion::Move(..) => "area-step-moved",
            Motion::Right | Motion::Left => "area-step-turned",
            Motion::Across | Motion::Over => "area-step-mirrored",
        };
        let before = (self.cursor, area.clone());
        // They go first: on the board that is read then they are where its hexes are.
        let cursor = self.cursor.filter(|&cursor| area.contains(cursor));
        if let Some(cursor) = cursor.and_then(|cursor| area.place(cursor, motion)) {
            self.cursor = Some(cursor);
        }
        self.picker.area.go(motion);
        if self.change(form, Step::new(text), |chart| chart.move_area(&area, motion)) {
            self.refocus |= cursor.is_some();
        } else {
            (self.cursor, self.picker.area) = before;
        }
    }

    fn remove_area(&mut self, form: &mut Form) {
        let area = self.picker.area.clone();
        if self.change(form, Step::new("area-step-removed"), |chart| chart.remove_area(&area)) {
            self.picker.area.choose([]);
        }
    }

    /// Lays a copy with its middle on this hex, and chooses it.
    fn lay(&mut self, form: &mut Form, copy: &Patch<Option<Printed>>, on: Hex) {
        let laid: Vec<(Hex, Option<Printed>)> = copy.laid(on).map(|(hex, printed)| (hex, *printed)).collect();
        let before = self.picker.area.clone();
        self.picker.area.choose(laid.iter().map(|(hex, _)| *hex));
        self.cursor = Some(on);
        if !self.change(form, Step::new("area-step-copied"), |chart| chart.lay(&laid)) {
            self.picker.area = before;
        }
    }

    /// Shows the menu of a place where one is open, and does what was chosen in it.
    pub fn menu_ui(&mut self, ui: &Ui, form: &mut Form, (beside, called): (Rect, &str), canvas: Rect) {
        let Some(menu) = self.menu else { return };
        let spot = menu.place;
        let mut entries = self.entries(form, spot);
        let has_area = self.tool == Tool::Select && !self.picker.area.is_empty();
        entries.extend(shared_entries(form.texts, (has_area, self.zoom.shows_all()), MenuAct::Key));
        let chosen = place_menu_ui(ui, form.presentation(), &mut self.menu, (beside, called), entries);
        let Some(act) = chosen else { return };
        self.cursor = Some(spot);
        self.refocus = true;
        // The keyboard goes back to the board, whatever had it meanwhile.
        self.has_focus = true;
        match act {
            MenuAct::Aim(aim) => self.act(form, spot, aim),
            MenuAct::Take(tool) => {
                let before = std::mem::replace(&mut self.tool, tool);
                self.remove(form, spot);
                self.tool = before;
            }
            MenuAct::Turn(clockwise) => self.turn(form, spot, clockwise),
            MenuAct::Rule(rule) => form.asked = Some(rule),
            MenuAct::Key(key) if [keys::LARGER, keys::SMALLER, keys::WHOLE].contains(&key) => {
                self.zoom.go(key, canvas, beside.center());
            }
            MenuAct::Key(key) => {
                let Some(known) = &self.known else { return };
                let is_on = self.tool == Tool::Select;
                if let Some(asked) = self.picker.perform(ui, key, spot, (known.chart.cells(), is_on)) {
                    self.do_area(ui, form, asked);
                }
            }
        }
        ui.ctx().request_repaint();
    }

    /// The entries of the menu that are about this place.
    fn entries(&self, form: &Form, spot: Hex) -> Vec<Entry<MenuAct>> {
        let Some(known) = &self.known else { return Vec::new() };
        let texts = form.texts;
        let is_cell = known.chart.cells().contains(&spot);
        let tile = known.chart.tile(spot).map(|tile| tile.kind);
        let entry = |title: String, key: Option<Shortcut>, act| Entry::Act { title, key, is_on: true, act };
        let mut entries = Vec::new();
        match tile {
            Some(kind) => {
                entries.push(entry(texts.say("hand-turn-right-name"), Some(keys::TURN), MenuAct::Turn(true)));
                entries.push(entry(texts.say("hand-turn-left-name"), Some(keys::TURN_BACK), MenuAct::Turn(false)));
                if kind != KindDef::BaseCamp {
                    entries.push(entry(texts.say("chart-take-tile"), None, MenuAct::Take(Tool::Tiles)));
                }
                if let Some((what, rule)) = self.about(Some(spot)) {
                    let title = texts.with("rules-about", &[("what", texts.say(what).into())]);
                    entries.push(entry(title, Some(RULES), MenuAct::Rule(rule)));
                }
            }
            None if is_cell => {
                let kind = kind_said(texts, self.kind);
                let title = texts.with("chart-print", &[("kind", kind.into())]);
                entries.push(entry(title, None, MenuAct::Aim(Aim::Print)));
                entries.push(entry(texts.say("chart-take-cell"), None, MenuAct::Take(Tool::Cells)));
            }
            None => entries.push(entry(texts.say("chart-draw-cell"), None, MenuAct::Aim(Aim::Draw))),
        }
        if is_cell && known.chart.base_camp() != Some(spot) {
            entries.push(entry(texts.say("chart-settle"), None, MenuAct::Aim(Aim::Settle)));
        }
        entries
    }
}
