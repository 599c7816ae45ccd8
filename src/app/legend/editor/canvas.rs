//! The canvas of a board in the editor: its hexes as widgets, what lies on them, and what pointer and keyboard do there.
//!
//! Decides how a hex is pointed at, clicked, dragged and reached by keys; what that means, the page decides.

use egui::{DragAndDrop, Id, LayerId, Order, Painter, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::keys;
use crate::app::hexboard::art::{self, HexMark, NamePlate, TileLook};
use crate::app::hexboard::camera::{Transform, bounds_of, radius_in};
use crate::app::hexboard::cells::{clicked_at, hex_ui};
use crate::app::hexboard::cursor::{Arrow, next};
use crate::app::hexboard::ground::{GroundPicture, Laid, Lies};
use crate::app::kit::areas::{self, Area};
use crate::app::kit::theme::Theme;
use crate::app::legend::picture;
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
/// Where the arrow keys lead, in the order in which they are listed.
const ARROWS: [Arrow; 4] = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];

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
}

impl Canvas {
    /// Lays out the canvas in this size, with a mark on what is chosen; what was done on it.
    pub fn canvas_ui(&mut self, ui: &mut Ui, theme: &Theme, size: Vec2, shows: Shows) -> Option<Done> {
        let Shows { called, places, chosen, images } = shows;
        let (rect, canvas) = ui.allocate_exact_size(size, Sense::DRAG);
        canvas.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, called));
        let hexes: Vec<Hex> = places.iter().map(|place| place.hex).collect();
        let bounds = bounds_of(hexes.iter().map(|hex| hex.centre())).expand2(ROOM);
        let bounds = if bounds.is_positive() { bounds } else { Rect::ZERO };
        let view = Transform::around(bounds, rect, radius_in(rect.size(), bounds).clamp(1.0, MOST_RADIUS));
        let cursor = self.cursor.filter(|cursor| hexes.contains(cursor)).or_else(|| hexes.first().copied())?;
        areas::note(ui.ctx(), Area::Board, rect, id(ui, cursor));
        let mut done = self.drag(ui, &canvas, &view, places, images.is_some());
        let mut focused = None;
        for place in places {
            let info = || {
                let is_chosen = chosen == Some(place.hex);
                WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, &place.said)
            };
            let rect = view.rect_on_grid(place.hex);
            let response = hex_ui(ui, rect, id(ui, place.hex), place.hex == cursor, info);
            if response.has_focus() {
                focused = Some(place.hex);
            }
            if response.clicked() && done.is_none() {
                // Widgets are rectangles: the hex under the pointer is meant.
                let at = clicked_at(&response).map_or(place.hex, |at| view.grid_from_screen(at));
                if hexes.contains(&at) {
                    self.cursor = Some(at);
                    ui.memory_mut(|memory| memory.request_focus(id(ui, at)));
                    done = Some(Done::Chosen(at));
                }
            }
        }
        if let Some(hex) = focused.filter(|_| done.is_none()) {
            done = self.keys(ui, &view, hex, &hexes);
        }
        let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| canvas.contains_pointer());
        if let Some((held, at)) = canvas.dnd_release_payload::<Held>().zip(pointer) {
            let hex = view.grid_from_screen(at);
            if hexes.contains(&hex) {
                done = Some(Done::Dropped(held.name.clone(), hex));
            }
        }
        let painter = ui.painter_at(rect);
        self.paint_board(&painter, theme, &view, rect, places);
        self.paint_marks(&painter, theme, &view, shows, focused, pointer);
        done
    }

    /// Follows the pointer while it carries a tile, or draws.
    fn drag(
        &mut self,
        ui: &Ui,
        canvas: &egui::Response,
        view: &Transform,
        places: &[CanvasHex],
        draws: bool,
    ) -> Option<Done> {
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
    fn keys(&mut self, ui: &Ui, view: &Transform, hex: Hex, hexes: &[Hex]) -> Option<Done> {
        let pressed = |shortcut: crate::app::kit::keys::Shortcut| shortcut.pressed(ui.ctx());
        let arrow = keys::PLACE.which(ui.ctx());
        if let Some(to) = arrow.and_then(|arrow| next(hexes, hex, ARROWS[arrow])) {
            self.cursor = Some(to);
            ui.memory_mut(|memory| memory.request_focus(id(ui, to)));
            ui.scroll_to_rect(view.rect_on_grid(to), None);
            return None;
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
        Shows { places, chosen, images, .. }: Shows,
        focused: Option<Hex>,
        pointer: Option<Pos2>,
    ) {
        let mark = |hex, mark| art::hex_mark(painter, theme, view.screen_from_grid(hex), view.radius, mark);
        if let Some(chosen) = chosen {
            mark(chosen, HexMark::Selected);
        }
        let hovered = pointer.map(|at| view.grid_from_screen(at)).filter(|hex| places.iter().any(|it| it.hex == *hex));
        let with_images = |hex: Hex| images.map_or_else(|| vec![hex], |images| images(hex));
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
