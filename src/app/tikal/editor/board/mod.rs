//! The page of the board: its cells, the tiles printed on it and the base camp, drawn on a canvas.
//!
//! Keeps what is chosen on the page: the tool, the symmetry, the tile, the place of the keyboard. That is kept in the
//! window's memory, for each document, and is no part of it. What a click would do, `aim` decides; what it does to the
//! board, `acts`, and with several hexes at once, `areas`; how the page reacts, `canvas`; what it looks like, `picture` and `paint`; what stands around it, `tools` and
//! `fields`.

mod acts;
mod aim;
mod areas;
mod canvas;
mod fields;
mod paint;
mod picture;
mod tools;

use egui::{ScrollArea, Ui, vec2};
use std::collections::BTreeSet;

use self::acts::Stroke;
use self::picture::BoardPicture;
use super::Form;
use crate::app::hexboard::camera::Wheel;
use crate::app::hexboard::menu::PlaceMenu;
use crate::app::hexboard::picker::Picker;
use crate::app::hexboard::zoom::Zoom;
use crate::app::kit::desk::{follow_focus, scroll_ui};
use crate::app::kit::widgets::options_row;
use crate::editor::area::Motion;
use crate::editor::tikal::Target;
use crate::editor::tikal::boards::{Chart, Mirror, Refusal, Symmetry, Template};
use crate::hex::{CellName, Hex};
use crate::library::TikalLibrary;
use crate::tikal::{Access, KindDef, Purchase, Rule, VariantDef};

/// The width of the fields beside the canvas, where the board is as large there as over them; elsewhere they stand under
/// it.
const FIELDS: f32 = 236.0;
/// The least height of the canvas, and the room for the lines under it where that does not make it too low: more of them
/// where the hints do not stand beside it.
const LEAST_HEIGHT: f32 = 200.0;
const LINE: f32 = 88.0;
const LINE_WIDE: f32 = 36.0;
/// The share of the window that the canvas has, where that is possible; with fields beside it, no less than the other.
const SHARE: f32 = 0.42;
const SHARE_WIDE: f32 = 0.33;

/// The tool with which a click works on the canvas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Tool {
    /// Draws and removes cells.
    #[default]
    Cells,
    /// Prints tiles, and chooses those that are there.
    Tiles,
    /// Puts the base camp there.
    BaseCamp,
    /// Chooses hexes, which are moved, turned, mirrored and copied together.
    Select,
}

/// The layers shown over the board.
#[derive(Clone, Copy, Debug)]
struct Layers {
    /// The distance of each cell from the base camp.
    distances: bool,
    /// The cells that nobody and nothing reaches.
    out_of_reach: bool,
}

/// The board that the document has, and what follows from it.
#[derive(Debug)]
struct Known {
    /// The revision of the document from which it was read.
    revision: u64,
    chart: Chart,
    /// The places around it.
    ring: BTreeSet<Hex>,
    access: Option<Access>,
}

/// The place of the fields, as seen from the canvas.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum FieldsAt {
    Under,
    Beside,
}

/// The choices on the page, and all that is kept of it from frame to frame. They end with the window, and are no part of
/// the document.
#[derive(Debug)]
pub struct Drawing {
    tool: Tool,
    symmetry: Symmetry,
    /// The symmetry about the centre that the board had when it was switched on.
    mirror: Option<Mirror>,
    layers: Layers,
    /// The kind printed on a cell that has nothing yet.
    kind: KindDef,
    /// The cell whose tile is chosen.
    chosen: Option<Hex>,
    /// The place to which Tab comes.
    cursor: Option<Hex>,
    /// The place that has the focus, whatever led it there.
    focused: Option<Hex>,
    /// True if a place has the focus, and if it has to be given to the place of the keyboard again, as that has moved
    /// by itself.
    has_focus: bool,
    refocus: bool,
    /// True if the pointer has led the keyboard to its place, and no key was used since.
    by_pointer: bool,
    /// The place that somebody looked for, until the keyboard is there.
    sought: Option<Hex>,
    fields: FieldsAt,
    stroke: Option<Stroke>,
    /// The number of strokes so far, so that each is a step of its own.
    strokes: u64,
    /// The sizes of the whole boards on offer.
    templates: [Template; 4],
    /// Why the last thing that was asked for was not done.
    refusal: Option<Refusal>,
    /// The turn of the wheel since it last turned the tile.
    wheel: Wheel,
    /// The part of the board that is looked at.
    zoom: Zoom,
    /// The hexes that are chosen together.
    picker: Picker,
    /// The place whose menu is open.
    menu: Option<PlaceMenu<Hex>>,
    known: Option<Known>,
    picture: BoardPicture,
}

impl Default for Drawing {
    fn default() -> Self {
        Self {
            tool: Tool::default(),
            symmetry: Symmetry::default(),
            mirror: None,
            layers: Layers { distances: false, out_of_reach: true },
            kind: KindDef::Clearing,
            chosen: None,
            cursor: None,
            focused: None,
            has_focus: false,
            refocus: false,
            by_pointer: false,
            sought: None,
            fields: FieldsAt::Under,
            stroke: None,
            strokes: 0,
            templates: Template::EACH,
            refusal: None,
            wheel: Wheel::default(),
            zoom: Zoom::default(),
            picker: Picker::default(),
            menu: None,
            known: None,
            picture: BoardPicture::default(),
        }
    }
}

impl Drawing {
    /// Takes a tool.
    fn take(&mut self, tool: Tool) {
        (self.tool, self.refusal, self.menu) = (tool, None, None);
    }

    /// The mirror by which strokes are repeated. Its centre stays where it is until another symmetry or another board
    /// is taken.
    fn mirror(&mut self) -> Option<Mirror> {
        let chart = &self.known.as_ref()?.chart;
        let kept = self.mirror.filter(|mirror| mirror.symmetry() == self.symmetry);
        let mirror = kept.unwrap_or_else(|| Mirror::of(self.symmetry, chart));
        self.mirror = Some(mirror);
        self.mirror
    }

    /// Reads the board anew if the document has changed. While a stroke goes on, the board is the one that it draws.
    fn follow(&mut self, def: &VariantDef, revision: u64) {
        if self.known.as_ref().is_some_and(|known| known.revision == revision) {
            return;
        }
        let before = self.known.take();
        self.known = Chart::read(&def.board).map(|chart| {
            let chart = self.stroke.as_ref().map_or(chart, |stroke| stroke.chart().clone());
            Known { revision, ring: chart.ring(), chart, access: Access::of(def) }
        });
        let Some(known) = &self.known else { return };
        // A step taken back, or typed in the text, may have moved everything.
        if let Some(before) = before.filter(|_| self.stroke.is_none()) {
            let (shift, is_other) = (known.chart.shift_from(&before.chart), !known.chart.resembles(&before.chart));
            self.shift(shift);
            // What was refused on the board as it was may be possible now.
            self.refusal = None;
            if is_other {
                self.mirror = None;
            }
        }
        let Some(known) = &self.known else { return };
        self.picker.area.retain(|hex| known.chart.cells().contains(&hex));
        self.chosen = self.chosen.filter(|&chosen| known.chart.tile(chosen).is_some());
        let is_there = |spot: &Hex| known.chart.cells().contains(spot) || known.ring.contains(spot);
        let cursor = self.cursor.filter(is_there);
        self.refocus |= cursor != self.cursor;
        self.cursor = cursor;
    }

    /// Chooses the tile on a cell that somebody looked for.
    fn seek(&mut self, name: CellName) {
        let Some(spot) = self.known.as_ref().and_then(|known| known.chart.spot(name)) else { return };
        (self.tool, self.refusal) = (Tool::Tiles, None);
        (self.chosen, self.cursor, self.sought) = (Some(spot), Some(spot), Some(spot));
    }

    /// Reads the board anew after it was changed from here: where everything has moved is known then.
    fn read_again(&mut self, form: &Form) {
        self.known = None;
        self.follow(form.def(), form.revision());
    }

    /// Keeps to the same cells where they have got other places, because the board begins elsewhere now.
    fn shift(&mut self, shift: (i16, i16)) {
        for spot in [&mut self.chosen, &mut self.cursor].into_iter().flatten() {
            *spot = spot.moved(shift);
        }
        self.mirror = self.mirror.map(|mirror| mirror.moved(shift));
        self.picker.area.go(Motion::Move(shift.0, shift.1));
        self.menu = None;
        self.refocus |= shift != (0, 0);
    }

    /// The places that the tool works on: the cells, and for drawing also those around them.
    fn places(&self) -> Vec<Hex> {
        let Some(known) = &self.known else { return Vec::new() };
        let ring = known.ring.iter().filter(|_| self.tool == Tool::Cells);
        known.chart.cells().iter().chain(ring).copied().collect()
    }

    /// Where the rulebook tells of a place: what that is about, and its first rule.
    fn about(&self, spot: Option<Hex>) -> Option<(&'static str, Rule)> {
        Some(match self.known.as_ref()?.chart.tile(spot?)?.kind {
            KindDef::BaseCamp => ("about-entering", Purchase::Enter.rule()),
            KindDef::Temple(_) => ("about-temples", Purchase::Uncover.rule()),
            KindDef::Ruin(_) => ("about-ruins", Purchase::Dig.rule()),
            KindDef::Clearing => ("about-camps", Purchase::Camp.rule()),
            KindDef::Volcano => ("about-volcanoes", Rule::new(4, 3)),
        })
    }

    /// The one of these places to which Tab comes: where the keyboard was last, else the base camp.
    fn cursor(&self, places: &[Hex]) -> Option<Hex> {
        let camp = self.known.as_ref().and_then(|known| known.chart.base_camp());
        let there = self.cursor.filter(|cursor| places.contains(cursor)).or(camp);
        there.or_else(|| places.first().copied())
    }
}

/// Lays out the page.
pub fn board_ui(ui: &mut Ui, form: &mut Form, drawing: &mut Drawing, library: &TikalLibrary) {
    drawing.follow(form.def(), form.revision());
    drawing.mirror();
    if let Some(Target::Cell(name)) = form.sought {
        form.sought = None;
        drawing.seek(name);
    }
    let bottom = ui.max_rect().bottom();
    let top = ui.cursor().top();
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        // The scroll bar floats over the right margin.
        ui.set_max_width(ui.available_width() - 8.0);
        let begin = ui.cursor().top();
        tools::tools_ui(ui, form, drawing, library);
        if drawing.known.is_none() {
            ui.label(form.texts.say("chart-unreadable"));
            return;
        }
        // Whatever the tool is, the board has the same place and the same room: what was pointed at stays there.
        let window = ui.ctx().content_rect();
        let beside = FIELDS + ui.spacing().item_spacing.x;
        let room = |ui: &Ui| bottom - top - (ui.cursor().top() - begin);
        // As high as the window lets it be, however far the page is scrolled. The lines under it have to be scrolled to where
        // it would lose its share of the window by them.
        let size_in = |width: f32, room: f32, lines: f32| {
            let share = (SHARE * window.area() / width).min(room);
            vec2(width, (room - lines).max(share).max(LEAST_HEIGHT))
        };
        let (width, high, row) =
            (ui.available_width(), room(ui), ui.spacing().interact_size.y + ui.spacing().item_spacing.y);
        let (wide, under) = (vec2(width - beside, high - LINE_WIDE), size_in(width, high - row, LINE));
        // Nothing moves under a stroke, whatever becomes of the board.
        if drawing.stroke.is_none() {
            let is_as_large = canvas::radius(drawing, wide) >= canvas::radius(drawing, under);
            let is_wide = is_as_large && wide.x * wide.y >= SHARE_WIDE * window.area();
            drawing.fields = if is_wide { FieldsAt::Beside } else { FieldsAt::Under };
        }
        let is_wide = drawing.fields == FieldsAt::Beside;
        if !is_wide {
            options_row(ui, |ui| tools::options_ui(ui, form, drawing, true));
        }
        let size = if is_wide { wide } else { size_in(width, room(ui), LINE) };
        ui.horizontal_top(|ui| {
            canvas::canvas_ui(ui, form, drawing, size);
            if is_wide {
                // They scroll by themselves: the board stays in sight whatever is filled in.
                ui.vertical(|ui| {
                    ui.set_max_width(FIELDS);
                    let area = ScrollArea::vertical().id_salt("fields").max_height(size.y).auto_shrink([false, true]);
                    scroll_ui(ui, area, |ui| {
                        ui.horizontal_wrapped(|ui| tools::options_ui(ui, form, drawing, false));
                        fields::fields_ui(ui, form, drawing);
                        tools::hints_ui(ui, form, drawing, false);
                    });
                });
            }
        });
        tools::lines_ui(ui, form, drawing);
        if !is_wide {
            fields::fields_ui(ui, form, drawing);
            tools::hints_ui(ui, form, drawing, true);
        }
        ui.add_space(8.0);
        follow_focus(ui);
    });
    let about = drawing.about(drawing.focused);
    form.rule_key(ui, ui.max_rect(), about.map_or(Rule::new(1, 1), |(_, rule)| rule));
}
