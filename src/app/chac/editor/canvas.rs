//! The canvas of a temple's plan: squares, things and free fields as widgets, and what pointer and keyboard do there.
//!
//! Decides how a thing is pointed at, clicked, dragged and reached by keys; what that means, the page decides, how it looks,
//! `paint`, and what is done with several of them at once, `group`.

use egui::{Id, PointerButton, Pos2, Rect, Response, Sense, Ui, UiBuilder, Vec2, WidgetInfo, vec2};

use super::group::{Asked, Group};
use super::keys;
use super::paint::{self, Look};
use crate::app::hexboard::cells::{clicked_at, hex_ui};
use crate::app::hexboard::cursor::Arrow;
use crate::app::hexboard::keys as board_keys;
use crate::app::hexboard::menu::{Entry, PlaceMenu, place_menu_ui, shared_entries};
use crate::app::hexboard::picker::ARROWS;
use crate::app::hexboard::zoom::Zoom;
use crate::app::kit::areas::{self, Area};
use crate::app::kit::desk::Presentation;
use crate::app::kit::focus;
use crate::app::kit::keys::Shortcut;
use crate::chac::VariantDef;
use crate::editor::chac::plan::{self, Fields, Thing};
use crate::editor::chac::ways::WaySpot;

/// The largest field, in points, and the stone around the plan, in fields.
const MOST_FIELD: f32 = 64.0;
const MARGIN: f32 = 0.25;
/// The weight of what lies aside of the direction of an arrow, against what lies far along it.
const ASIDE: f32 = 3.0;

/// The tool with which one works on the plan.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tool {
    /// Chooses things, and moves them.
    #[default]
    Choose,
    /// Leads ways from square to square.
    Ways,
    /// Puts something new there.
    Add,
}

/// A place on the plan: something that lies there, or a free field.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// Something that is drawn.
    Thing(Thing),
    /// A field without a square or an alcove.
    Free(u32, u32),
}

/// Something that was done on the canvas.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Done {
    /// A thing was chosen, or nothing.
    Chosen(Option<Thing>),
    /// Something new is put on a field.
    Put(u32, u32),
    /// A thing was moved so that its first field is this one.
    Moved(Thing, (u32, u32)),
    /// A way was led from one square to another.
    Joined(usize, usize),
    /// A thing is taken away.
    Taken(Thing),
    /// Something is done with all things that are chosen together.
    Group(Asked),
}

/// The wish of an entry of the menu.
enum Wish {
    Done(Done),
    Way(usize),
    Key(Shortcut),
}

/// The look of the plan at the moment.
pub struct Shown<'a> {
    /// The definition.
    pub def: &'a VariantDef,
    /// The thing that is chosen.
    pub chosen: Option<Thing>,
    /// Things with problems, what is said of each, and whether it cannot be played so.
    pub faults: &'a [(Thing, String, bool)],
    /// Ways with problems.
    pub faulty_ways: &'a [WaySpot],
    /// The words for a place.
    pub said: &'a dyn Fn(Place) -> String,
}

/// The plan on the screen.
#[derive(Clone, Copy)]
pub struct View {
    /// The length of a side of a field, in points.
    pub field: f32,
    /// The fields.
    pub grid: Rect,
}

impl View {
    /// A plan as large as it fits into a rectangle.
    #[must_use]
    pub fn of(def: &VariantDef, rect: Rect) -> Self {
        let (width, height) = plan::size(def);
        let size = vec2(width as f32, height as f32);
        let field = (rect.size() / (size + Vec2::splat(2.0 * MARGIN))).min_elem().clamp(1.0, MOST_FIELD);
        Self { field, grid: Rect::from_center_size(rect.center(), size * field) }
    }

    /// Where some fields lie.
    #[must_use]
    pub fn rect(&self, fields: Fields) -> Rect {
        let at = vec2(fields.x as f32, fields.y as f32) * self.field;
        Rect::from_min_size(self.grid.min + at, vec2(fields.w as f32, fields.h as f32) * self.field)
    }

    /// The same as it is looked at.
    #[must_use]
    fn seen(self, zoom: &Zoom, rect: Rect) -> Self {
        let grid = zoom.seen(self.grid, rect);
        Self { field: self.field * grid.width() / self.grid.width(), grid }
    }

    /// The field of the plan nearest to a point.
    #[must_use]
    pub fn field_near(&self, at: Pos2) -> (u32, u32) {
        let size = self.grid.size() / self.field;
        let from = ((at - self.grid.min) / self.field).clamp(Vec2::ZERO, (size - Vec2::splat(0.5)).max(Vec2::ZERO));
        (from.x as u32, from.y as u32)
    }

    /// The field at a point, if it is one of the plan.
    #[must_use]
    pub fn field_at(&self, at: Pos2) -> Option<(u32, u32)> {
        let from = (at - self.grid.min) / self.field;
        self.grid.contains(at).then_some((from.x.max(0.0) as u32, from.y.max(0.0) as u32))
    }
}

/// The state of a canvas between frames.
#[derive(Default)]
pub struct Canvas {
    /// The place to which Tab comes.
    cursor: Option<Place>,
    /// The thing that the keyboard is led to when it is laid out next.
    lead: Option<Thing>,
    /// The thing that is carried, and the field of it that the pointer holds.
    carried: Option<(Thing, (u32, u32))>,
    /// The square from which a way is drawn.
    drawn: Option<usize>,
    /// The square at which a way was begun by a key or a click.
    begun: Option<usize>,
    /// The things that are chosen together.
    pub group: Group,
    /// The part of the plan that is looked at.
    zoom: Zoom,
    /// The place whose menu is open.
    menu: Option<PlaceMenu<Place>>,
    /// True if the keyboard goes to the place of the cursor when that is laid out next.
    refocus: bool,
}

impl Canvas {
    /// Leads the keyboard to a thing.
    pub fn seek(&mut self, thing: Thing) {
        (self.cursor, self.lead) = (Some(Place::Thing(thing)), Some(thing));
    }

    /// Gives the keyboard to a thing that has just been laid.
    pub fn go_to(&mut self, thing: Thing) {
        (self.cursor, self.refocus) = (Some(Place::Thing(thing)), true);
    }

    /// The square at which a way was begun.
    #[must_use]
    pub fn begun(&self) -> Option<usize> {
        self.begun
    }

    /// Forgets what was begun.
    pub fn forget(&mut self) {
        (self.carried, self.drawn, self.begun) = (None, None, None);
    }

    /// Lays out the canvas in this size; what was done on it.
    pub fn canvas_ui(
        &mut self,
        ui: &mut Ui,
        (look, called): (Presentation, &str),
        size: Vec2,
        tool: Tool,
        shown: &Shown,
    ) -> Option<Done> {
        let (rect, canvas) = ui.allocate_exact_size(size, Sense::DRAG);
        canvas.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, called));
        let view = View::of(shown.def, rect).seen(&self.zoom, rect);
        let places = places(shown.def, tool);
        self.group.follow(shown.def);
        if self.begun.is_some_and(|begun| begun >= shown.def.board.squares.len()) {
            self.begun = None;
        }
        let is_place = |place: &Place| places.iter().any(|(other, _)| other == place);
        let cursor = self.cursor.filter(is_place).or_else(|| first(&places))?;
        areas::note(ui.ctx(), Area::Board, rect, id(ui, cursor));
        let mut done = self.group.pasted(ui).map(Done::Group);
        done = done.or_else(|| self.drag(ui, &canvas, &view, (tool, shown.def)));
        if std::mem::take(&mut self.refocus) {
            ui.memory_mut(|memory| memory.request_focus(id(ui, cursor)));
        }
        // What is looked at closely reaches beyond the canvas, and is not pointed at there.
        let mut within = ui.new_child(UiBuilder::new().max_rect(rect));
        within.set_clip_rect(rect.intersect(ui.clip_rect()));
        let mut focused = None;
        for &(place, fields) in &places {
            let own = id(ui, place);
            let response = self.place_ui(&within, &view, (place, fields, own), place == cursor, shown);
            if response.has_focus() {
                focused = Some(place);
            }
            // Things lie over each other: what is at the top under the pointer is meant.
            let under = |at: Pos2| view.field_at(at).and_then(|field| top(&places, field));
            if response.secondary_clicked() {
                let place = response.interact_pointer_pos().and_then(under).unwrap_or(place);
                self.menu = Some(PlaceMenu { place, takes_focus: false });
            }
            if response.clicked() && done.is_none() {
                let pointed = clicked_at(&response);
                let at = pointed.and_then(under).unwrap_or(place);
                self.cursor = Some(at);
                ui.memory_mut(|memory| memory.request_focus(id(ui, at)));
                done = self.click(ui, at, tool, pointed.is_some());
            }
        }
        if let Some(place) = focused.filter(|_| done.is_none()) {
            let middle = place_fields(&places, place).map_or(rect.center(), |fields| view.rect(fields).center());
            if !self.zoom.keys(ui, rect, middle) {
                done = self.keys(ui, (&view, rect), (place, shown.def), &places);
            }
        }
        self.zoom.follow(ui, &canvas);
        if let Some(chosen) = self.menu_ui(ui, look, (&view, rect), &places, shown) {
            (done, self.refocus) = (Some(chosen), true);
        }
        let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| canvas.contains_pointer());
        let hovered = pointer.and_then(|at| view.field_at(at)).and_then(|field| top(&places, field));
        let marks = Look {
            tool,
            chosen: shown.chosen,
            group: &self.group,
            focused: focused.and_then(|place| place_fields(&places, place)),
            hovered: hovered.and_then(|place| place_fields(&places, place)),
            begun: self.begun.or(self.drawn),
            carried: self.carried,
            pointer,
            faults: shown.faults,
            faulty_ways: shown.faulty_ways,
        };
        paint::paint(&ui.painter_at(rect), look.theme, &view, shown.def, &marks);
        self.zoom.buttons_ui(ui, look.texts, rect);
        done
    }

    /// Shows the menu of a place where one is open; what was chosen in it.
    fn menu_ui(
        &mut self,
        ui: &Ui,
        look: Presentation,
        (view, rect): (&View, Rect),
        places: &[(Place, Fields)],
        shown: &Shown,
    ) -> Option<Done> {
        let place = self.menu?.place;
        let Some(fields) = place_fields(places, place) else {
            self.menu = None;
            return None;
        };
        let entry = |title: &str, key, act| Entry::Act { title: look.texts.say(title), key, is_on: true, act };
        let mut entries = Vec::new();
        match place {
            Place::Free(x, y) => entries.push(entry("chac-menu-put", None, Wish::Done(Done::Put(x, y)))),
            Place::Thing(thing) => {
                if let Thing::Square(square) = thing {
                    entries.push(entry("chac-key-way", Some(keys::WAY), Wish::Way(square)));
                }
                entries.push(entry("chac-edit-take-away", Some(board_keys::TAKE), Wish::Done(Done::Taken(thing))));
            }
        }
        let has_group = !self.group.is_empty();
        entries.extend(shared_entries(look.texts, (has_group, self.zoom.shows_all()), Wish::Key));
        let (beside, called) = (view.rect(fields), (shown.said)(place));
        let wish = place_menu_ui(ui, look, &mut self.menu, (beside, &called), entries)?;
        (self.cursor, self.refocus) = (Some(place), true);
        match wish {
            Wish::Done(done) => Some(done),
            Wish::Way(square) => self.way(square),
            Wish::Key(key) if [board_keys::LARGER, board_keys::SMALLER, board_keys::WHOLE].contains(&key) => {
                self.zoom.go(key, rect, beside.center());
                None
            }
            Wish::Key(key) => {
                self.group.perform(ui, key, (place_thing(place), (fields.x, fields.y)), shown.def).map(Done::Group)
            }
        }
    }

    /// The widget of a place.
    fn place_ui(
        &mut self,
        ui: &Ui,
        view: &View,
        (place, fields, id): (Place, Fields, Id),
        is_cursor: bool,
        shown: &Shown,
    ) -> Response {
        let is_chosen =
            matches!(place, Place::Thing(thing) if shown.chosen == Some(thing) || self.group.contains(thing));
        let info = || WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, (shown.said)(place));
        let (response, _) = hex_ui(ui, view.rect(fields), id, is_cursor, info);
        if let Place::Thing(thing) = place {
            if self.lead == Some(thing) {
                self.lead = None;
                focus::lead(ui.ctx(), response.id);
            }
            let faults: Vec<&str> =
                shown.faults.iter().filter(|(other, ..)| *other == thing).map(|(_, said, _)| said.as_str()).collect();
            if !faults.is_empty() {
                return response.on_hover_text_at_pointer(faults.join("\n"));
            }
        }
        response
    }

    /// The meaning of a click on a place.
    fn click(&mut self, ui: &Ui, place: Place, tool: Tool, by_pointer: bool) -> Option<Done> {
        if tool == Tool::Choose {
            self.group.clicked(ui, place_thing(place), by_pointer);
        }
        match (place, tool) {
            (_, Tool::Choose) if self.group.len() > 1 => Some(Done::Group(Asked::Chosen)),
            (Place::Thing(Thing::Square(square)), Tool::Ways) => self.way(square),
            (Place::Free(x, y), Tool::Add) => Some(Done::Put(x, y)),
            (Place::Thing(thing), _) => Some(Done::Chosen(Some(thing))),
            (Place::Free(..), _) => Some(Done::Chosen(None)),
        }
    }

    /// Begins a way at a square, or leads the one that was begun to it.
    fn way(&mut self, square: usize) -> Option<Done> {
        match self.begun.take() {
            None => {
                self.begun = Some(square);
                None
            }
            Some(from) => (from != square).then_some(Done::Joined(from, square)),
        }
    }

    /// Follows the pointer while it carries a thing, or draws a way.
    fn drag(&mut self, ui: &Ui, canvas: &Response, view: &View, (tool, def): (Tool, &VariantDef)) -> Option<Done> {
        if canvas.drag_started_by(PointerButton::Primary) {
            let field = ui.input(|input| input.pointer.press_origin()).and_then(|at| view.field_at(at))?;
            let thing = plan::at(def, field);
            if tool == Tool::Ways {
                self.drawn = plan::square_at(def, field);
            } else if tool == Tool::Choose && thing.is_none_or(|thing| self.group.has_several(thing)) {
                self.group.begin(ui, thing.is_some(), field);
            } else {
                self.carried = plan::at(def, field).and_then(|thing| {
                    let own = plan::fields(def, thing)?;
                    Some((thing, (field.0 - own.x, field.1 - own.y)))
                });
            }
        }
        if let Some(at) = canvas.interact_pointer_pos() {
            self.group.drag(def, view.field_near(at));
        }
        if !canvas.drag_stopped() {
            if !canvas.dragged() {
                (self.carried, self.drawn) = (None, None);
                self.group.let_go();
            }
            return None;
        }
        if let Some(asked) = self.group.end(ui) {
            return Some(Done::Group(asked));
        }
        let to = canvas.interact_pointer_pos().and_then(|at| view.field_at(at));
        if let Some((from, to)) = self.drawn.take().zip(to) {
            let to = plan::square_at(def, to)?;
            self.begun = None;
            return (from != to).then_some(Done::Joined(from, to));
        }
        let ((thing, held), to) = self.carried.take().zip(to)?;
        let to = (to.0.saturating_sub(held.0), to.1.saturating_sub(held.1));
        let own = plan::fields(def, thing)?;
        ((own.x, own.y) != to).then_some(Done::Moved(thing, to))
    }

    /// Does what the keys ask for on the place that has the focus.
    fn keys(
        &mut self,
        ui: &Ui,
        (view, rect): (&View, Rect),
        (place, def): (Place, &VariantDef),
        places: &[(Place, Fields)],
    ) -> Option<Done> {
        let pressed = |shortcut: Shortcut| shortcut.pressed(ui.ctx());
        let arrow_of = |shortcut: Shortcut| shortcut.which(ui.ctx()).map(|index| ARROWS[index]);
        let extends = arrow_of(board_keys::EXTEND);
        if let Some((to, fields)) =
            extends.or_else(|| arrow_of(board_keys::PLACE)).and_then(|to| next(places, place, to))
        {
            self.cursor = Some(to);
            ui.memory_mut(|memory| memory.request_focus(id(ui, to)));
            self.zoom.show(view.rect(fields), rect);
            if self.zoom.shows_all() {
                ui.scroll_to_rect(view.rect(fields), None);
            }
            if extends.is_some() {
                self.group.add([place_thing(place), place_thing(to)].into_iter().flatten());
                return Some(Done::Group(Asked::Chosen));
            }
            return None;
        }
        if pressed(board_keys::ACTIONS) {
            self.menu = Some(PlaceMenu { place, takes_focus: true });
            return None;
        }
        let own = place_fields(places, place)?;
        if let Some(asked) = self.group.keys(ui, (place_thing(place), (own.x, own.y)), def) {
            return Some(Done::Group(asked));
        }
        if let (Some(arrow), Place::Thing(thing)) = (arrow_of(board_keys::MOVE), place) {
            let to = match arrow {
                Arrow::Left => (own.x.checked_sub(1)?, own.y),
                Arrow::Right => (own.x + 1, own.y),
                Arrow::Up => (own.x, own.y.checked_sub(1)?),
                Arrow::Down => (own.x, own.y + 1),
            };
            return Some(Done::Moved(thing, to));
        }
        let Place::Thing(thing) = place else { return None };
        if pressed(board_keys::TAKE) {
            return Some(Done::Taken(thing));
        }
        match thing {
            Thing::Square(square) if pressed(keys::WAY) => self.way(square),
            _ => None,
        }
    }
}

/// The places of a plan, those at the top last. Where something new can be put, free fields are among them.
fn places(def: &VariantDef, tool: Tool) -> Vec<(Place, Fields)> {
    let (width, height) = plan::size(def);
    let mut places = Vec::new();
    let drawn: Vec<(Place, Fields)> = plan::things(def)
        .into_iter()
        .filter_map(|thing| Some((Place::Thing(thing), plan::fields(def, thing)?)))
        .filter(|(_, fields)| fields.x < width && fields.y < height)
        .collect();
    if tool == Tool::Add {
        let is_free = |field: (u32, u32)| {
            let lies = |&(place, fields): &(Place, Fields)| {
                !matches!(place, Place::Thing(Thing::Decor(_))) && fields.contains(field)
            };
            !drawn.iter().any(lies)
        };
        let all = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
        let free = all.filter(|&field| is_free(field));
        // They lie over what is drawn beside the squares, so that a square can be put there.
        let (decor, others): (Vec<_>, Vec<_>) =
            drawn.iter().copied().partition(|(place, _)| matches!(place, Place::Thing(Thing::Decor(_))));
        places.extend(decor);
        places.extend(free.map(|(x, y)| (Place::Free(x, y), Fields { x, y, w: 1, h: 1 })));
        places.extend(others);
    } else {
        places.extend(drawn);
    }
    places
}

/// The first square, or whatever is there.
fn first(places: &[(Place, Fields)]) -> Option<Place> {
    let square = places.iter().find(|(place, _)| matches!(place, Place::Thing(Thing::Square(_))));
    square.or(places.first()).map(|(place, _)| *place)
}

/// The place at the top of a field.
fn top(places: &[(Place, Fields)], field: (u32, u32)) -> Option<Place> {
    places.iter().rev().find(|(_, fields)| fields.contains(field)).map(|(place, _)| *place)
}

/// The thing that lies on a place.
fn place_thing(place: Place) -> Option<Thing> {
    match place {
        Place::Thing(thing) => Some(thing),
        Place::Free(..) => None,
    }
}

fn place_fields(places: &[(Place, Fields)], place: Place) -> Option<Fields> {
    places.iter().find(|(other, _)| *other == place).map(|(_, fields)| *fields)
}

/// The next place in a direction; none at the edge.
fn next(places: &[(Place, Fields)], from: Place, arrow: Arrow) -> Option<(Place, Fields)> {
    let middle = |fields: Fields| {
        let half = |from: u32, length: u32| from as f32 + length as f32 / 2.0;
        Pos2::new(half(fields.x, fields.w), half(fields.y, fields.h))
    };
    let here = middle(place_fields(places, from)?);
    let away = |&(place, fields): &(Place, Fields)| {
        let by = middle(fields) - here;
        let (along, aside) = match arrow {
            Arrow::Left => (-by.x, by.y.abs()),
            Arrow::Right => (by.x, by.y.abs()),
            Arrow::Up => (-by.y, by.x.abs()),
            Arrow::Down => (by.y, by.x.abs()),
        };
        (place != from && along > 0.0).then_some(along + ASIDE * aside)
    };
    let nearest = places.iter().filter_map(|place| Some((away(place)?, *place)));
    nearest.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, place)| place)
}

fn id(ui: &Ui, place: Place) -> Id {
    ui.make_persistent_id(("plan", place))
}
