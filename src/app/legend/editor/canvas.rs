//! The canvas of a board in the editor: its hexes as widgets, what lies on them, and what pointer and keyboard do there.
//!
//! Decides how a hex is pointed at, clicked, dragged and reached by keys, and how hexes are chosen together; what that means,
//! the page decides.

use std::collections::BTreeSet;

use egui::{
    DragAndDrop, Id, LayerId, Order, Painter, Pos2, Rect, Response, Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};

use crate::app::hexboard::art::{self, HexMark, NamePlate, TileLook};
use crate::app::hexboard::camera::{Transform, bounds_of, radius_in};
use crate::app::hexboard::cells::{clicked_at, hex_ui};
use crate::app::hexboard::cursor::next;
use crate::app::hexboard::ground::{GroundPicture, Laid, Lies};
use crate::app::hexboard::keys;
use crate::app::hexboard::menu::{Entry, PlaceMenu, place_menu_ui, shared_entries};
use crate::app::hexboard::picker::{ARROWS, Asked, Picker};
use crate::app::hexboard::zoom::Zoom;
use crate::app::kit::areas::{self, Area};
use crate::app::kit::desk::Presentation;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::theme::Theme;
use crate::app::legend::picture;
use crate::editor::area::Motion;
use crate::editor::legend::tiles::kind_of;
use crate::expedition::Slabs;
use crate::hex::{Hex, Rotation};
use crate::legend::{TileDef, TileKind};

/// The room around the places, in hex radii, and the largest hexes, in points.
const ROOM: Vec2 = vec2(0.1, 0.1);
const MOST_RADIUS: f32 = 64.0;
/// The height of names in hex radii, in points at least and at most, and how far below the middle they stand.
const NAME: f32 = 0.17;
const NAMES: (f32, f32) = (8.0, 12.0);
const NAME_SPOT: f32 = 0.66;
/// On smaller hexes names have no room.
const NAMED: f32 = 18.0;
/// The opacity of a tile that is carried.
const CARRIED: f32 = 0.8;

/// A hex of the canvas.
pub struct CanvasHex {
    /// Where it is.
    pub hex: Hex,
    /// Its name on the board; empty where there is no hex yet.
    pub name: String,
    /// The words for it.
    pub said: String,
    /// The thing that lies there.
    pub lies: Lies,
    /// True if it takes tiles of cards alone.
    pub is_dotted: bool,
}

/// Something that was done on the canvas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// A hex was chosen.
    Chosen(Hex),
    /// The tile on a hex was carried to another one.
    Carried(Hex, Hex),
    /// The tile on a hex is turned, clockwise or back.
    Turned(Hex, bool),
    /// The tile on a hex is taken away.
    Taken(Hex),
    /// The pointer was drawn over these hexes, in this order.
    Drawn(Vec<Hex>),
    /// The tile of this name, which lay beside the canvas, was carried onto a hex.
    Dropped(String, Hex),
    /// The tool of the page with this number works on a hex once.
    Tool(usize, Hex),
    /// Something is done with the hexes that are chosen together.
    Area(Asked),
}

/// An entry that the menu of a hex has on its page: its title, its key, and what is done.
pub type OwnEntry = (String, Option<Shortcut>, Done);

/// The wish of an entry of the menu.
enum Wish {
    Done(Done),
    Key(Shortcut),
}

/// A tile that is carried from beside the canvas.
pub struct Held {
    /// Its name.
    pub name: String,
    /// Its look.
    pub look: TileLook,
}

/// The hexes to which whatever is done on a hex belongs as well, by a symmetry: with itself.
pub type Images<'a> = &'a dyn Fn(Hex) -> Vec<Hex>;

/// The state of a canvas between frames.
#[derive(Default)]
pub struct Canvas {
    ground: GroundPicture,
    /// The place to which Tab comes.
    cursor: Option<Hex>,
    /// The hex from which a tile is carried.
    carried: Option<Hex>,
    /// The hexes over which the pointer is being drawn, and where it was last.
    drawn: Option<(Vec<Hex>, Pos2)>,
    /// The part of the board that is looked at.
    zoom: Zoom,
    /// The hexes that are chosen together.
    pub picker: Picker,
    /// The hex whose menu is open.
    menu: Option<PlaceMenu<Hex>>,
    /// True if the keyboard goes to the hex of the cursor when that is laid out next.
    refocus: bool,
}

/// The board that a canvas shows.
#[derive(Clone, Copy)]
pub struct Shows<'a> {
    /// Its name for screen readers.
    pub called: &'a str,
    /// Its hexes.
    pub places: &'a [CanvasHex],
    /// The hex that is chosen.
    pub chosen: Option<Hex>,
    /// Where a tool draws, the hexes that belong to one.
    pub images: Option<Images<'a>>,
    /// The places around the board, for which room is kept whichever tool is taken.
    pub ring: &'a BTreeSet<Hex>,
    /// True if hexes are chosen together.
    pub selects: bool,
    /// The entries of the menu of a hex that only this page has.
    pub entries: &'a dyn Fn(Hex) -> Vec<OwnEntry>,
}

impl Canvas {
    /// Lays out the canvas in this size, with a mark on what is chosen; what was done on it.
    pub fn canvas_ui(&mut self, ui: &mut Ui, look: Presentation, size: Vec2, shows: Shows) -> Option<Done> {
        let Shows { called, places, images, ring, .. } = shows;
        let (rect, canvas) = ui.allocate_exact_size(size, Sense::DRAG);
        canvas.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, called));
        let hexes: Vec<Hex> = places.iter().map(|place| place.hex).collect();
        let cells: BTreeSet<Hex> = places.iter().filter(|place| !place.name.is_empty()).map(|it| it.hex).collect();
        self.picker.area.retain(|hex| cells.contains(&hex));
        let bounds = bounds_of(hexes.iter().chain(ring).map(|hex| hex.centre())).expand2(ROOM);
        let bounds = if bounds.is_positive() { bounds } else { Rect::ZERO };
        let fitted = Transform::around(bounds, rect, radius_in(rect.size(), bounds).clamp(1.0, MOST_RADIUS));
        let view = self.zoom.view(fitted, rect);
        let cursor = self.cursor.filter(|cursor| hexes.contains(cursor)).or_else(|| hexes.first().copied())?;
        areas::note(ui.ctx(), Area::Board, rect, id(ui, cursor));
        let mut done = self.picker.pasted(ui).map(Done::Area);
        if done.is_none() {
            done = self.drag(ui, &canvas, &view, &cells, shows, images.is_some());
        }
        if std::mem::take(&mut self.refocus) {
            ui.memory_mut(|memory| memory.request_focus(id(ui, cursor)));
        }
        let (chosen, focused) = self.places_ui(ui, (&view, rect), (cursor, &hexes, &cells), shows);
        done = done.or(chosen);
        if let Some(hex) = focused.filter(|_| done.is_none())
            && !self.zoom.keys(ui, rect, view.screen_from_grid(hex))
        {
            done = self.keys(ui, (&view, rect), hex, (&hexes, &cells), shows.selects);
        }
        self.zoom.follow(ui, &canvas);
        if let Some(chosen) = self.menu_ui(ui, look, (&view, rect), &cells, shows) {
            (done, self.refocus) = (Some(chosen), true);
        }
        let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| canvas.contains_pointer());
        if let Some((held, at)) = canvas.dnd_release_payload::<Held>().zip(pointer) {
            let hex = view.grid_from_screen(at);
            if hexes.contains(&hex) {
                done = Some(Done::Dropped(held.name.clone(), hex));
            }
        }
        let painter = ui.painter_at(rect);
        self.paint_board(&painter, look.theme, &view, rect, places);
        self.paint_marks(&painter, look.theme, &view, shows, focused, pointer);
        self.zoom.buttons_ui(ui, look.texts, rect);
        done
    }

    /// Lays out the hexes; what was done by a click, and which of them has the keyboard.
    fn places_ui(
        &mut self,
        ui: &mut Ui,
        (view, rect): (&Transform, Rect),
        (cursor, hexes, cells): (Hex, &[Hex], &BTreeSet<Hex>),
        Shows { places, chosen, selects, .. }: Shows,
    ) -> (Option<Done>, Option<Hex>) {
        // What is looked at closely reaches beyond the canvas, and is not pointed at there.
        let mut within = ui.new_child(UiBuilder::new().max_rect(rect));
        within.set_clip_rect(rect.intersect(ui.clip_rect()));
        let (mut done, mut focused) = (None, None);
        for place in places {
            let is_chosen = chosen == Some(place.hex) || (selects && self.picker.area.contains(place.hex));
            let info = || WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, &place.said);
            let rect = view.rect_on_grid(place.hex);
            let (response, has_focus) = hex_ui(&within, rect, id(ui, place.hex), place.hex == cursor, info);
            if has_focus {
                focused = Some(place.hex);
            }
            if response.secondary_clicked() {
                let at = response.interact_pointer_pos().map_or(place.hex, |at| view.grid_from_screen(at));
                self.menu = Some(PlaceMenu { place: at, takes_focus: false }).filter(|_| hexes.contains(&at));
            }
            if response.clicked() && done.is_none() {
                // Widgets are rectangles: the hex under the pointer is meant.
                let pointed = clicked_at(&response);
                let at = pointed.map_or(place.hex, |at| view.grid_from_screen(at));
                if hexes.contains(&at) {
                    self.cursor = Some(at);
                    ui.memory_mut(|memory| memory.request_focus(id(ui, at)));
                    done = Some(if selects {
                        self.picker.clicked(ui, at, cells.contains(&at), pointed.is_some());
                        Done::Area(Asked::Chosen)
                    } else {
                        Done::Chosen(at)
                    });
                }
            }
        }
        (done, focused)
    }

    /// Shows the menu of a hex where one is open; what was chosen in it.
    fn menu_ui(
        &mut self,
        ui: &Ui,
        look: Presentation,
        (view, rect): (&Transform, Rect),
        cells: &BTreeSet<Hex>,
        Shows { places, selects, entries, .. }: Shows,
    ) -> Option<Done> {
        let hex = self.menu?.place;
        let called = places.iter().find(|place| place.hex == hex).map(|place| place.said.as_str()).unwrap_or_default();
        let own = |(title, key, done)| Entry::Act { title, key, is_on: true, act: Wish::Done(done) };
        let mut all: Vec<Entry<Wish>> = entries(hex).into_iter().map(own).collect();
        let has_area = selects && !self.picker.area.is_empty();
        all.extend(shared_entries(look.texts, (has_area, self.zoom.shows_all()), Wish::Key));
        let beside = view.rect_on_grid(hex);
        let wish = place_menu_ui(ui, look, &mut self.menu, (beside, called), all)?;
        self.cursor = Some(hex);
        match wish {
            Wish::Done(done) => Some(done),
            Wish::Key(key) if [keys::LARGER, keys::SMALLER, keys::WHOLE].contains(&key) => {
                self.zoom.go(key, rect, beside.center());
                None
            }
            Wish::Key(key) => self.picker.perform(ui, key, hex, (cells, selects)).map(Done::Area),
        }
    }

    /// Goes with an area that was moved, on a board whose hexes have moved, too.
    pub fn go(&mut self, (x, y): (i16, i16), motion: Motion) {
        let shift = Motion::Move(x, y);
        let is_in = self.cursor.is_some_and(|cursor| self.picker.area.contains(cursor));
        self.picker.area.go(shift);
        self.cursor = self.cursor.map(|cursor| cursor.moved((x, y)));
        let went = self.cursor.filter(|_| is_in).and_then(|cursor| self.picker.area.place(cursor, motion));
        if went.is_some() {
            (self.cursor, self.refocus) = (went, true);
        }
        self.picker.area.go(motion);
    }

    /// Follows the pointer while it carries a tile, or draws.
    fn drag(
        &mut self,
        ui: &Ui,
        canvas: &Response,
        view: &Transform,
        cells: &BTreeSet<Hex>,
        Shows { places, selects, .. }: Shows,
        draws: bool,
    ) -> Option<Done> {
        if selects {
            return self.picker.dragged(ui, canvas, view, cells).1.map(Done::Area);
        }
        if canvas.drag_started_by(egui::PointerButton::Primary) {
            let from = ui.input(|input| input.pointer.press_origin()).map(|at| view.grid_from_screen(at))?;
            let has_tile = |place: &&CanvasHex| place.hex == from && matches!(place.lies, Lies::Tile(_));
            self.carried = places.iter().find(has_tile).map(|place| place.hex);
            let is_drawn = draws && self.carried.is_none() && places.iter().any(|place| place.hex == from);
            self.drawn = is_drawn.then(|| (vec![from], view.screen_from_grid(from)));
        }
        if let Some(((drawn, last), at)) = self.drawn.as_mut().zip(canvas.interact_pointer_pos()) {
            // A fast pointer leaves out hexes between two frames.
            let steps = (last.distance(at) / (view.radius * 0.5)).ceil().max(1.0) as usize;
            for step in 1..=steps {
                let hex = view.grid_from_screen(*last + (at - *last) * (step as f32 / steps as f32));
                if !drawn.contains(&hex) && places.iter().any(|place| place.hex == hex) {
                    drawn.push(hex);
                }
            }
            *last = at;
        }
        if !canvas.drag_stopped() {
            if !canvas.dragged() {
                (self.carried, self.drawn) = (None, None);
            }
            return None;
        }
        if let Some((drawn, _)) = self.drawn.take() {
            // What stayed on one hex and went nowhere is a click.
            let is_click = drawn.len() == 1 && ui.input(|input| input.pointer.any_click());
            return (!is_click).then_some(Done::Drawn(drawn));
        }
        let (from, to) = (self.carried.take()?, view.grid_from_screen(canvas.interact_pointer_pos()?));
        let is_place = places.iter().any(|place| place.hex == to && !place.name.is_empty());
        (from != to && is_place).then_some(Done::Carried(from, to))
    }

    /// Does what the keys ask for on the hex that has the focus.
    fn keys(
        &mut self,
        ui: &Ui,
        (view, rect): (&Transform, Rect),
        hex: Hex,
        (hexes, cells): (&[Hex], &BTreeSet<Hex>),
        selects: bool,
    ) -> Option<Done> {
        let pressed = |shortcut: Shortcut| shortcut.pressed(ui.ctx());
        let asked = self.picker.keys(ui, hex, (hexes, cells), selects);
        let arrow = keys::PLACE.which(ui.ctx());
        let went = match asked {
            Some(Asked::Went(to)) => Some(to),
            Some(_) => None,
            None => arrow.and_then(|arrow| next(hexes, hex, ARROWS[arrow])),
        };
        if let Some(to) = went {
            self.cursor = Some(to);
            ui.memory_mut(|memory| memory.request_focus(id(ui, to)));
            self.zoom.show(view.rect_on_grid(to), rect);
            if self.zoom.shows_all() {
                ui.scroll_to_rect(view.rect_on_grid(to), None);
            }
        }
        if let Some(asked) = asked {
            return Some(Done::Area(asked));
        }
        if went.is_some() {
            return None;
        }
        if pressed(keys::ACTIONS) {
            self.menu = Some(PlaceMenu { place: hex, takes_focus: true });
            return None;
        }
        if let Some(to) = keys::MOVE.which(ui.ctx()).and_then(|arrow| next(hexes, hex, ARROWS[arrow])) {
            (self.cursor, self.refocus) = (Some(to), true);
            return Some(Done::Carried(hex, to));
        }
        if pressed(keys::TURN_BACK) {
            Some(Done::Turned(hex, false))
        } else if pressed(keys::TURN) {
            Some(Done::Turned(hex, true))
        } else {
            pressed(keys::TAKE).then_some(Done::Taken(hex))
        }
    }

    /// Paints the board.
    fn paint_board(&mut self, painter: &Painter, theme: &Theme, view: &Transform, rect: Rect, places: &[CanvasHex]) {
        let laid = |place: &CanvasHex| Laid { column: place.hex.x(), centre: place.hex.centre(), lies: place.lies };
        let mut all: Vec<Laid> = places.iter().map(laid).collect();
        all.sort_by_key(|hex| hex.column);
        self.ground.paint(painter, theme, (view, rect), &all);
        for place in places {
            let centre = view.screen_from_grid(place.hex);
            if place.is_dotted {
                art::jungle_dots(painter, theme, centre, view.radius);
            }
            if view.radius >= NAMED && !place.name.is_empty() {
                let height = (view.radius * NAME).clamp(NAMES.0, NAMES.1);
                let at = centre + vec2(0.0, NAME_SPOT * view.radius);
                art::cell_name(painter, theme, at, height, &place.name, NamePlate::Faint);
            }
        }
    }

    /// Marks what is chosen, pointed at and focused, and paints a tile that is carried.
    fn paint_marks(
        &self,
        painter: &Painter,
        theme: &Theme,
        view: &Transform,
        Shows { places, chosen, images, selects, .. }: Shows,
        focused: Option<Hex>,
        pointer: Option<Pos2>,
    ) {
        let mark = |hex, mark| art::hex_mark(painter, theme, view.screen_from_grid(hex), view.radius, mark);
        if let Some(chosen) = chosen {
            mark(chosen, HexMark::Selected);
        }
        if selects {
            self.picker.paint(painter, theme, view);
        }
        let hovered = pointer.map(|at| view.grid_from_screen(at)).filter(|hex| places.iter().any(|it| it.hex == *hex));
        let with_images = |hex: Hex| images.filter(|_| !selects).map_or_else(|| vec![hex], |images| images(hex));
        if let Some((drawn, _)) = &self.drawn {
            drawn.iter().flat_map(|&hex| with_images(hex)).for_each(|hex| mark(hex, HexMark::Reach));
        } else if let Some(hovered) = hovered {
            let is_carried = self.carried.is_some() || DragAndDrop::has_payload_of_type::<Held>(painter.ctx());
            let of_hovered = if is_carried { vec![hovered] } else { with_images(hovered) };
            for hex in of_hovered {
                mark(hex, if is_carried { HexMark::Reach } else { HexMark::Hover });
            }
        }
        if let Some(focused) = focused {
            mark(focused, HexMark::Focus);
        }
        let held = self.carried.and_then(|from| places.iter().find(|place| place.hex == from));
        if let Some((Lies::Tile(look), at)) = held.map(|place| place.lies).zip(pointer) {
            let mut faint = painter.clone();
            faint.set_opacity(CARRIED);
            art::tile(&faint, theme, at, view.radius, &look);
        }
        // One from beside the canvas is seen on its way, too.
        let beside =
            DragAndDrop::payload::<Held>(painter.ctx()).zip(painter.ctx().input(|input| input.pointer.hover_pos()));
        if let Some((held, at)) = beside {
            let mut faint = painter.ctx().layer_painter(LayerId::new(Order::Tooltip, Id::unique("held on a canvas")));
            faint.set_opacity(CARRIED);
            art::tile(&faint, theme, at, view.radius, &held.look);
        }
    }
}

fn id(ui: &Ui, hex: Hex) -> egui::Id {
    ui.make_persistent_id(("spot", hex.x(), hex.y()))
}

/// A seed for each hex, whatever it is called.
pub fn jungle(hex: Hex) -> Lies {
    Lies::Jungle((i64::from(hex.x()) * 31 + i64::from(hex.y())).unsigned_abs(), false)
}

/// The look of a tile of a definition.
pub fn look(tile: &TileDef, rotation: Rotation) -> TileLook {
    look_of(kind_of(tile.kind), tile.slabs, rotation)
}

/// The look of a kind of tile with these slabs.
pub fn look_of(kind: TileKind, slabs: [u32; 6], rotation: Rotation) -> TileLook {
    let level = match kind {
        TileKind::Temple(number) | TileKind::Ruin(number) => number,
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano | TileKind::Lake => 0,
    };
    // What a file says can be larger than any tile; the problems tell.
    let slabs = Slabs::new(slabs.map(|slabs| slabs.min(3) as u8)).turned(rotation);
    TileLook { ground: picture::ground(kind), level, slabs, emptied: false }
}
