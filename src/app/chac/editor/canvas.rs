//! The canvas of a temple's plan: squares, things and free fields as widgets, and what pointer and keyboard do there.
//!
//! Decides how a thing is pointed at, clicked, dragged and reached by keys; what that means, the page decides, and how it
//! looks, `paint`.

use egui::{Id, PointerButton, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::keys;
use super::paint::{self, Look};
use crate::app::hexboard::cells::{clicked_at, hex_ui};
use crate::app::hexboard::cursor::Arrow;
use crate::app::kit::areas::{self, Area};
use crate::app::kit::focus;
use crate::app::kit::theme::Theme;
use crate::chac::VariantDef;
use crate::editor::chac::plan::{self, Fields, Thing};
use crate::editor::chac::ways::WaySpot;

/// The largest field, in points, and the stone around the plan, in fields.
const MOST_FIELD: f32 = 64.0;
const MARGIN: f32 = 0.25;
/// Where the arrow keys lead, in the order in which they are listed.
const ARROWS: [Arrow; 4] = [Arrow::Left, Arrow::Right, Arrow::Up, Arrow::Down];
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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
}

impl Canvas {
    /// Leads the keyboard to a thing.
    pub fn seek(&mut self, thing: Thing) {
        (self.cursor, self.lead) = (Some(Place::Thing(thing)), Some(thing));
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
        (theme, called): (&Theme, &str),
        size: Vec2,
        tool: Tool,
        shown: &Shown,
    ) -> Option<Done> {
        let (rect, canvas) = ui.allocate_exact_size(size, Sense::DRAG);
        canvas.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, called));
        let view = View::of(shown.def, rect);
        let places = places(shown.def, tool);
        if self.begun.is_some_and(|begun| begun >= shown.def.board.squares.len()) {
            self.begun = None;
        }
        let is_place = |place: &Place| places.iter().any(|(other, _)| other == place);
        let cursor = self.cursor.filter(is_place).or_else(|| first(&places))?;
        areas::note(ui.ctx(), Area::Board, rect, id(ui, cursor));
        let mut done = self.drag(ui, &canvas, &view, (tool, shown.def));
        let mut focused = None;
        for &(place, fields) in &places {
            let response = self.place_ui(ui, &view, (place, fields), place == cursor, shown);
            if response.has_focus() {
                focused = Some(place);
            }
            if response.clicked() && done.is_none() {
                // Things lie over each other: what is at the top under the pointer is meant.
                let under = clicked_at(&response).and_then(|at| view.field_at(at));
                let at = under.and_then(|field| top(&places, field)).unwrap_or(place);
                self.cursor = Some(at);
                ui.memory_mut(|memory| memory.request_focus(id(ui, at)));
                done = self.click(at, tool);
            }
        }
        if let Some(place) = focused.filter(|_| done.is_none()) {
            done = self.keys(ui, &view, place, &places);
        }
        let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| canvas.contains_pointer());
        let hovered = pointer.and_then(|at| view.field_at(at)).and_then(|field| top(&places, field));
        let look = Look {
            tool,
            chosen: shown.chosen,
            focused: focused.and_then(|place| place_fields(&places, place)),
            hovered: hovered.and_then(|place| place_fields(&places, place)),
            begun: self.begun.or(self.drawn),
            carried: self.carried,
            pointer,
            faults: shown.faults,
            faulty_ways: shown.faulty_ways,
        };
        paint::paint(&ui.painter_at(rect), theme, &view, shown.def, &look);
        done
    }

    /// The widget of a place.
    fn place_ui(
        &mut self,
        ui: &Ui,
        view: &View,
        (place, fields): (Place, Fields),
        is_cursor: bool,
        shown: &Shown,
    ) -> Response {
        let is_chosen = matches!(place, Place::Thing(thing) if shown.chosen == Some(thing));
        let info = || WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, (shown.said)(place));
        let response = hex_ui(ui, view.rect(fields), id(ui, place), is_cursor, info);
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
    fn click(&mut self, place: Place, tool: Tool) -> Option<Done> {
        match (place, tool) {
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
            if tool == Tool::Ways {
                self.drawn = plan::square_at(def, field);
            } else {
                self.carried = plan::at(def, field).and_then(|thing| {
                    let own = plan::fields(def, thing)?;
                    Some((thing, (field.0 - own.x, field.1 - own.y)))
                });
            }
        }
        if !canvas.drag_stopped() {
            if !canvas.dragged() {
                (self.carried, self.drawn) = (None, None);
            }
            return None;
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
    fn keys(&mut self, ui: &Ui, view: &View, place: Place, places: &[(Place, Fields)]) -> Option<Done> {
        let pressed = |shortcut: crate::app::kit::keys::Shortcut| shortcut.pressed(ui.ctx());
        let arrow_of = |shortcut: crate::app::kit::keys::Shortcut| shortcut.which(ui.ctx()).map(|index| ARROWS[index]);
        if let (Some(arrow), Place::Thing(thing)) = (arrow_of(keys::MOVE), place) {
            let own = place_fields(places, place)?;
            let to = match arrow {
                Arrow::Left => (own.x.checked_sub(1)?, own.y),
                Arrow::Right => (own.x + 1, own.y),
                Arrow::Up => (own.x, own.y.checked_sub(1)?),
                Arrow::Down => (own.x, own.y + 1),
            };
            return Some(Done::Moved(thing, to));
        }
        if let Some((to, fields)) = arrow_of(keys::PLACE).and_then(|arrow| next(places, place, arrow)) {
            self.cursor = Some(to);
            ui.memory_mut(|memory| memory.request_focus(id(ui, to)));
            ui.scroll_to_rect(view.rect(fields), None);
            return None;
        }
        let Place::Thing(thing) = place else { return None };
        if pressed(keys::TAKE) {
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
