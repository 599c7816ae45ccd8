//! The acts on the board: by a click, by a key, by a stroke of the pointer. Each is one step.

use egui::Pos2;

use super::aim::Aim;
use super::{Drawing, Tool};
use crate::app::hexboard::camera::Transform;
use crate::app::tikal::editor::Form;
use crate::editor::Step;
use crate::editor::tikal::boards::{Chart, Mirror, Refusal};
use crate::hex::{Direction, Hex};
use crate::tikal::{BoardDef, KindDef, PrintedDef};

/// A stroke of the pointer that is not over yet.
#[derive(Debug)]
pub enum Stroke {
    /// Cells are drawn or removed.
    Paint {
        /// True if they are drawn.
        draws: bool,
        mirror: Mirror,
        /// The board before the stroke, and with what it has drawn so far.
        before: BoardDef,
        chart: Chart,
        /// The view of a canvas that begins at 0, 0: it keeps still while the board grows.
        view: Transform,
        /// Where the pointer was last.
        last: Pos2,
    },
    /// A printed tile is carried to another cell.
    Carry {
        from: Hex,
        chart: Chart,
        /// The place under the pointer.
        over: Hex,
    },
}

impl Stroke {
    /// The board as it is drawn so far.
    pub fn chart(&self) -> &Chart {
        match self {
            Self::Paint { chart, .. } | Self::Carry { chart, .. } => chart,
        }
    }
}

impl Drawing {
    /// Changes the board by a step of its own; what refuses it is told. Returns whether it was changed.
    pub fn change(
        &mut self,
        form: &mut Form,
        step: Step,
        change: impl FnOnce(&mut Chart) -> Result<(), Refusal>,
    ) -> bool {
        let Some(known) = &self.known else { return false };
        let mut chart = known.chart.clone();
        self.refusal = change(&mut chart).err();
        if self.refusal.is_some() {
            return false;
        }
        let before = form.def().board.clone();
        form.close_step();
        let is_written = self.write(form, step, &chart, &before, "board");
        form.close_step();
        is_written
    }

    /// Writes a chart that was read from `before` into the document.
    fn write(
        &mut self,
        form: &mut Form,
        step: Step,
        chart: &Chart,
        before: &BoardDef,
        field: impl std::hash::Hash,
    ) -> bool {
        let board = chart.write(before);
        form.change(step, field, |def| def.board.clone_from(&board));
        let is_written = form.def().board == board;
        if is_written && self.stroke.is_none() {
            self.shift(chart.shift());
            self.read_again(form);
        }
        is_written
    }

    /// The name of a cell in the list of steps.
    fn name(&self, spot: Hex) -> String {
        let name = self.known.as_ref().and_then(|known| known.chart.name(spot));
        name.map_or_else(String::new, |name| name.to_string())
    }

    /// Does on this place what was aimed at.
    pub fn act(&mut self, form: &mut Form, spot: Hex, aim: Aim) {
        self.cursor = Some(spot);
        match aim {
            Aim::Draw | Aim::Remove => {
                let images = self.mirror().map_or_else(Vec::new, |mirror| mirror.images(spot));
                self.paint(form, aim == Aim::Draw, &images);
            }
            Aim::Print => {
                let (kind, name) = (self.kind, self.name(spot));
                self.chosen = Some(spot);
                self.change(form, Step::new("chart-step-printed").named(name), |chart| {
                    chart.put(spot, kind, slabs_of_new(chart, spot, kind));
                    Ok(())
                });
            }
            Aim::Choose => self.chosen = Some(spot),
            Aim::Slab(side) => self.step_slabs(form, spot, side),
            Aim::LetGo => self.chosen = None,
            Aim::Settle => {
                let name = self.name(spot);
                self.change(form, Step::new("chart-step-camp").named(name), |chart| {
                    chart.settle(spot);
                    Ok(())
                });
            }
            Aim::Nothing => {}
        }
    }

    /// Draws these cells or removes them.
    fn paint(&mut self, form: &mut Form, draws: bool, spots: &[Hex]) {
        self.change(form, painted(draws), |chart| if draws { chart.add(spots) } else { chart.remove(spots) });
    }

    /// Takes away what the tool works on: the tile, or the cell.
    pub fn remove(&mut self, form: &mut Form, spot: Hex) {
        let images = self.mirror().map_or_else(Vec::new, |mirror| mirror.images(spot));
        let Some(known) = &self.known else { return };
        let name = self.name(spot);
        if self.tool == Tool::Cells {
            if known.chart.cells().contains(&spot) {
                self.paint(form, false, &images);
            }
        } else if known.chart.tile(spot).is_some() {
            self.change(form, Step::new("chart-step-taken").named(name), |chart| chart.take(spot));
        }
    }

    /// Changes the tile that is printed on a cell.
    pub fn change_tile(
        &mut self,
        form: &mut Form,
        spot: Hex,
        text: &'static str,
        change: impl FnOnce(&mut PrintedDef),
    ) {
        let step = Step::new(text).named(self.name(spot));
        self.change(form, step, |chart| {
            if let Some(tile) = chart.tile_mut(spot) {
                change(tile);
            }
            Ok(())
        });
    }

    /// Turns the tile that is printed on a cell by a sixth.
    pub fn turn(&mut self, form: &mut Form, spot: Hex, clockwise: bool) {
        self.change_tile(form, spot, "chart-step-turned", |tile| {
            if clockwise {
                tile.slabs.rotate_right(1);
            } else {
                tile.slabs.rotate_left(1);
            }
        });
    }

    /// Gives a side of a tile one slab more, or none after three.
    pub fn step_slabs(&mut self, form: &mut Form, spot: Hex, side: Direction) {
        self.change_tile(form, spot, "chart-step-slabs", |tile| {
            let slabs = &mut tile.slabs[side.index()];
            *slabs = if *slabs >= 3 { 0 } else { *slabs + 1 };
        });
    }

    /// Moves the tile that is printed on a cell to another one; what lies there changes places with it.
    pub fn carry(&mut self, form: &mut Form, from: Hex, to: Hex) {
        let Some(known) = &self.known else { return };
        if from == to || !known.chart.cells().contains(&to) || known.chart.tile(from).is_none() {
            return;
        }
        let step = Step::new("chart-step-carried").named(self.name(to));
        (self.chosen, self.cursor) = (Some(to), Some(to));
        self.change(form, step, |chart| {
            chart.carry(from, to);
            Ok(())
        });
    }

    /// Begins a stroke where the pointer was pressed; the view is that on the screen, and that of a canvas at 0, 0.
    pub fn begin_stroke(&mut self, form: &mut Form, (view, fitted): (&Transform, Transform), at: Pos2) {
        let mirror = self.mirror();
        let Some((known, mirror)) = self.known.as_ref().zip(mirror) else { return };
        let (chart, spot) = (known.chart.clone(), view.grid_from_screen(at));
        let is_cell = chart.cells().contains(&spot);
        match self.tool {
            Tool::Cells if is_cell || known.ring.contains(&spot) => {
                let before = form.def().board.clone();
                form.close_step();
                (self.strokes, self.refusal, self.cursor) = (self.strokes + 1, None, Some(spot));
                self.stroke = Some(Stroke::Paint { draws: !is_cell, mirror, before, chart, view: fitted, last: at });
                self.follow_stroke(form, view, at);
            }
            Tool::Tiles if chart.tile(spot).is_some() => {
                self.stroke = Some(Stroke::Carry { from: spot, chart, over: spot });
            }
            Tool::Cells | Tool::Tiles | Tool::BaseCamp | Tool::Select => {}
        }
    }

    /// Goes on with the stroke to where the pointer is now.
    pub fn follow_stroke(&mut self, form: &mut Form, view: &Transform, at: Pos2) {
        let Some(mut stroke) = self.stroke.take() else { return };
        match &mut stroke {
            Stroke::Paint { draws, mirror, before, chart, last, .. } => {
                // A fast pointer leaves out places between two frames.
                let steps = (last.distance(at) / (view.radius * 0.5)).ceil().max(1.0) as usize;
                let way = at - *last;
                let mut is_changed = false;
                for step in 0..=steps {
                    let spot = view.grid_from_screen(*last + way * (step as f32 / steps as f32));
                    // Beyond the places around the board nothing is drawn: the pointer may leave it.
                    let is_beside = spot.around().iter().any(|beside| chart.cells().contains(beside));
                    if chart.cells().contains(&spot) == *draws || !(is_beside || chart.cells().contains(&spot)) {
                        continue;
                    }
                    let images = mirror.images(spot);
                    let done = if *draws { chart.add(&images) } else { chart.remove(&images) };
                    self.refusal = done.err().or(self.refusal);
                    is_changed |= done.is_ok();
                }
                *last = at;
                if is_changed {
                    let (drawn, before, step) = (chart.clone(), before.clone(), painted(*draws));
                    self.stroke = Some(stroke);
                    let field = ("stroke", self.strokes);
                    if !self.write(form, step, &drawn, &before, field) {
                        self.stroke = None;
                    }
                    return;
                }
            }
            Stroke::Carry { over, .. } => *over = view.grid_from_screen(at),
        }
        self.stroke = Some(stroke);
    }

    /// Ends the stroke. Returns whether it did what a click would have done.
    pub fn end_stroke(&mut self, form: &mut Form, view: &Transform) -> bool {
        match self.stroke.take() {
            Some(Stroke::Paint { chart, last, .. }) => {
                form.close_step();
                self.cursor = Some(view.grid_from_screen(last));
                self.shift(chart.shift());
                self.read_again(form);
                true
            }
            Some(Stroke::Carry { from, over, .. }) => {
                self.carry(form, from, over);
                from != over
            }
            None => false,
        }
    }
}

/// The slabs of a tile that is printed anew.
pub fn slabs_of_new(chart: &Chart, spot: Hex, kind: KindDef) -> [u32; 6] {
    if kind == KindDef::Volcano { [0; 6] } else { chart.open_slabs(spot) }
}

/// The step in which cells were drawn or removed.
fn painted(draws: bool) -> Step {
    Step::new(if draws { "chart-step-drawn" } else { "chart-step-removed" })
}
