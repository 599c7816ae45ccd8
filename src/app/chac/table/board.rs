//! The board: one picture of the temple, whose squares are widgets; what is marked on it, and what a click asks for.
//!
//! Every square is a widget with a name, so that it can be focused, read out and driven by tests. What is said of a square,
//! `squares` decides; how the temple is painted, `chac::board`. The own adventurer can be carried from square to square.

use egui::{
    Context, CursorIcon, DragAndDrop, Id, LayerId, Order, Painter, Pos2, Rect, Response, Sense, Ui, WidgetInfo,
};

use super::squares::{effects, square_info, tooltip};
use super::{ChacNotice, Table, Verb, bar, keyboard};
use crate::app::chac::board::{self, Layout, Marks, Pictures, Reach, Shown};
use crate::app::chac::command::{Ask, TableCommand};
use crate::app::chac::desk::Desk;
use crate::app::chac::{art, keys};
use crate::app::hexboard::aim::Aim;
use crate::app::hexboard::art::backdrop;
use crate::app::hexboard::camera::Camera;
use crate::app::hexboard::cells::{clicked_at, hex_ui};
use crate::app::kit::areas;
use crate::app::kit::desk::describe;
use crate::app::kit::draw::seats::SeatLook;
use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;
use crate::app::kit::tooltips::{self, Need, is_met, shows_by_keys};
use crate::app::kit::widgets::is_covered;
use crate::app::table::{lookback, strip};
use crate::chac::{Side, Square, SquareSet, Variant};
use crate::insight::chac::Prospect;

/// The state of the board that is kept from frame to frame.
#[derive(Default)]
pub struct BoardView {
    /// The square to which Tab comes and from which the arrow keys go on, once there is one.
    cursor: Option<Square>,
    /// The square to which it goes next; the keyboard goes with it if it was on the board.
    pub(super) lead: Option<Square>,
    /// The picture.
    pictures: Pictures,
    /// The number of actions that was seen under the pointer: a click that comes after somebody else has moved is told to
    /// have missed.
    aim: Aim<usize>,
    /// The squares that something beside the board named in the last frame.
    cited: SquareSet,
    /// The square that was clicked, until a lesson asks for it.
    pub(super) clicked: Option<Square>,
    /// True if the board takes the keyboard in the next frame.
    pub(super) takes_keyboard: bool,
    /// The part of the temple that is looked at, and the size of what stands in it.
    pub(super) camera: Camera,
    /// The number of steps when a square was clicked last.
    clicked_at: usize,
    /// Where the whole temple would lie, how it was looked at, and where it was laid out last.
    seen: Option<(Rect, Camera, Layout)>,
    /// The picture of what the temple lies on.
    backdrop: Still<()>,
}

impl BoardView {
    /// The rectangle into which the whole temple was fitted last.
    pub(super) fn rect(&self) -> Option<Rect> {
        self.seen.as_ref().map(|(rect, ..)| *rect)
    }

    /// The square that the keyboard has come to.
    pub(super) fn cursor(&self) -> Option<Square> {
        self.cursor
    }

    /// Where the temple was laid out last.
    pub(super) fn laid_out(&self) -> Option<&Layout> {
        self.seen.as_ref().map(|(.., layout)| layout)
    }

    /// The layout of a temple of which all fits into this rectangle.
    fn layout(&mut self, rules: &Variant, whole: Rect) -> Layout {
        match self.seen.take() {
            Some((rect, camera, layout)) if (rect, camera) == (whole, self.camera) => layout,
            _ => Layout::new(rules, self.camera.seen(whole)).scaled(self.camera.scale),
        }
    }

    /// Drag moves the temple, the wheel makes it larger, a double click beside its squares shows all of it.
    fn follow_pointer(&mut self, ui: &Ui, ground: &Response, (rect, whole): (Rect, Rect)) {
        self.camera.follow(ground, whole);
        let pointer = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(rect));
        if let Some(pointer) = pointer {
            self.camera.follow_wheel(ui, pointer, whole, true);
        }
    }
}

fn cited_id() -> Id {
    Id::unique("cited squares")
}

/// Notes that a widget names these squares: they are marked while the pointer or the focus is on it.
pub fn cite(response: &Response, squares: SquareSet) {
    if !squares.is_empty() && (response.hovered() || response.has_focus()) {
        response.ctx.data_mut(|data| {
            let noted = data.get_temp_mut_or_default::<SquareSet>(cited_id());
            *noted = noted.or(squares);
        });
    }
}

/// The squares noted since the last call.
fn take_cited(context: &Context) -> SquareSet {
    context.data_mut(|data| data.remove_temp::<SquareSet>(cited_id())).unwrap_or_default()
}

/// The own adventurer, carried with the pointer.
#[derive(Clone, Copy)]
struct Carried;

/// The widget of a square.
fn square_id(ui: &Ui, square: Square) -> Id {
    ui.make_persistent_id(("square", square.index()))
}

/// Lays out the board in all the space there is.
pub fn board_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, view: &mut BoardView) {
    let rect = ui.available_rect_before_wrap();
    let ground = ui.interact(rect, ui.make_persistent_id("board"), Sense::CLICK | Sense::DRAG);
    ground.widget_info(|| WidgetInfo::labeled(egui::Role::Canvas, true, desk.texts.say("chac-table-board")));
    ui.advance_cursor_after_rect(rect);
    let (rules, whole) = (table.rules(), fitted(rect));
    view.follow_pointer(ui, &ground, (rect, whole));
    let (laid_out, camera) = (view.layout(rules, whole), view.camera);
    let cursor = follow_cursor(ui, table, &laid_out, whole, view);
    // The keyboard may have led to a square that was out of sight.
    view.seen = Some((whole, camera, laid_out));
    let layout = view.layout(rules, whole);
    areas::note(ui.ctx(), areas::Area::Board, rect, square_id(ui, cursor));

    let mut marks = marks_of(table);
    let over = ui.input(|input| input.pointer.hover_pos()).filter(|_| ui.rect_contains_pointer(rect));
    let mut clicked: Option<Square> = None;
    let mut pressed = ground.is_pointer_button_down_on();
    for square in rules.squares().iter() {
        let place = layout.square(square).intersect(rect);
        if !place.is_positive() {
            continue;
        }
        let info = || square_info(desk, table, square);
        let (response, has_focus) = hex_ui(ui, place, square_id(ui, square), square == cursor, info);
        pressed |= response.is_pointer_button_down_on();
        if has_focus {
            marks.focused = Some(square);
        }
        if response.hovered() {
            marks.hovered = Some(square);
        }
        if response.clicked() {
            let meant = clicked_at(&response).map_or(Some(square), |point| layout.square_at(rules, point));
            view.cursor = meant.or(view.cursor);
            (clicked, view.clicked) = (meant, meant);
        }
        // Squares lie over the ground and take its clicks. The second click of one who goes somewhere shows nothing else.
        if response.double_clicked() && view.clicked_at == table.steps() && table.way_to(square).is_none() {
            view.camera.fit();
        }
        if !has_focus && !is_met(&response) {
            continue;
        }
        let aside = |ui: &mut Ui| tooltip(ui, desk, table, square);
        let is_reached = table.way_to(square).is_some();
        if has_focus && !is_covered(&response) && is_reached {
            describe(&response, || effects(desk.texts, table, square));
            shows_by_keys(&response);
            response.show_tooltip_ui(aside);
        } else if !is_covered(&response) {
            response.on_hover_ui(aside);
        }
    }
    let alcove = ground.clicked().then(|| ground.interact_pointer_pos()).flatten().and_then(|at| layout.alcove_at(at));
    let carried = carry_ui(ui, desk, table, &layout, &mut pressed);
    let laid = (table.changes_of_others(), rect, layout.scale());
    view.aim.follow(ui, laid, over.map(|point| (point, table.steps())), pressed);
    let is_missed = view.aim.clicked(ui).is_some_and(|seen| seen.board != laid && seen.thing != table.steps());
    if let Some(square) = clicked {
        view.clicked_at = table.steps();
        if is_missed {
            desk.push(TableCommand::Missed);
        } else if table.looks_back() {
            desk.push(TableCommand::LookBack(None));
        } else {
            desk.push(Ask::Go(square));
        }
    } else if let Some(alcove) = alcove.filter(|_| !is_missed && !table.looks_back()) {
        let (state, rules) = (table.state(), table.rules());
        let is_beside = state.alcove_beside(rules, state.seat()) == Some(alcove);
        let square = rules.alcoves().get(alcove).map(|alcove| alcove.square);
        match bar::ask_for(table, Verb::Pick).filter(|_| is_beside) {
            Some((ask, _)) => desk.push(ask),
            None => desk.push(square.map_or(Ask::Tell(ChacNotice::NotNow), Ask::Go)),
        }
    } else if ground.clicked() && table.looks_back() {
        desk.push(TableCommand::LookBack(None));
    }
    keyboard::keyboard(ui, desk, table, square_id(ui, cursor));

    // What lies over the board is laid out after it, so what it named is that of the last frame.
    let told = table.shown_action().filter(|_| table.looks_back()).map(|step| step.deed.squares(rules));
    let named = take_cited(ui.ctx()).or(view.cited).or(told.unwrap_or_default());
    marks.pointed.extend(named.iter().chain(table.pointed().marked()));
    let clear = |square: Square, need: Need| {
        let place = layout.square(square).intersect(rect);
        if place.is_positive() {
            tooltips::keep_clear(ui.ctx(), place, need);
        }
    };
    let place = table.state().place(table.state().seat()).filter(|_| table.person_to_move().is_some());
    marks.hovered.or(marks.focused).into_iter().for_each(|square| clear(square, Need::Now));
    table.ways().iter().map(|way| way.square).chain(place).for_each(|square| clear(square, Need::Next));
    let looks: Vec<SeatLook> = table.all_seats().map(|seat| table.seat_look(seat)).collect();
    let shown = Shown { rules, state: table.sight(), seats: &looks };
    let moving: Vec<_> = table.own.motion.movers().collect();
    view.backdrop.paint(&ui.painter_at(rect), desk.theme.is_dark, rect, (), |()| {
        backdrop(&ui.painter_at(rect), desk.theme, rect);
    });
    board::paint(&ui.painter_at(rect), desk.theme, &layout, &shown, &marks, &moving, &mut view.pictures);
    strip::strip_ui(ui, desk, table, rect);
    lookback::edge_ui(ui, desk, table, rect);
    let cited = take_cited(ui.ctx());
    if std::mem::replace(&mut view.cited, cited) != cited {
        ui.ctx().request_repaint();
    }
    if let Some(pointer) = carried {
        carried_ui(ui, desk, table, pointer, layout.field() * layout.scale() * board::LARGEST);
    }
    view.seen = Some((whole, view.camera, layout));
}

/// Paints the whole temple as it is shown, and nothing that follows the pointer.
pub fn paint_alone(painter: &Painter, theme: &Theme, table: &Table, rect: Rect) {
    let (rules, painter) = (table.rules(), painter.with_clip_rect(rect));
    let looks: Vec<SeatLook> = table.all_seats().map(|seat| table.seat_look(seat)).collect();
    let shown = Shown { rules, state: table.sight(), seats: &looks };
    backdrop(&painter, theme, rect);
    let layout = Layout::new(rules, rect);
    board::paint(&painter, theme, &layout, &shown, &marks_of(table), &[], &mut Pictures::default());
}

/// The part of the rectangle that the temple fills: everything above the strip, if there is one, and within the frame that
/// it has while an earlier state is shown.
fn fitted(rect: Rect) -> Rect {
    let strip = if strip::has_strip(rect) { strip::STRIP_HEIGHT } else { 0.0 };
    let rect = rect.shrink(lookback::EDGE);
    rect.with_max_y((rect.bottom() - strip).max(rect.center().y))
}

/// The marks that follow from the table.
fn marks_of(table: &Table) -> Marks {
    let state = table.state();
    let acts = table.person_to_move().is_some() && !table.looks_back();
    let reach = |way: &super::Way| {
        let risk = way.prospect.as_ref().map(Prospect::lost).filter(|lost| lost.is_possible());
        Reach { square: way.square, price: Some(way.cost()).filter(|&cost| cost > 0), risk }
    };
    let reachable = if acts { table.ways().iter().map(reach).collect() } else { Vec::new() };
    Marks {
        reachable,
        chosen: table.marked_square().or_else(|| state.place(state.seat()).filter(|_| acts)),
        last: table.last_way(),
        turned: table.turned_cards().to_vec(),
        ..Marks::default()
    }
}

/// The sides to which the arrow keys lead, in the order in which those are listed.
const SIDES: [Side; 4] = [Side::W, Side::E, Side::N, Side::S];

/// The square to which Tab comes, at first that of who acts. If an arrow key was pressed on it, the next square; while an
/// earlier state is shown, the arrow keys go from step to step.
fn follow_cursor(ui: &Ui, table: &Table, layout: &Layout, whole: Rect, view: &mut BoardView) -> Square {
    let (rules, state) = (table.rules(), table.state());
    let own = state.place(state.seat()).filter(|_| table.person_to_move().is_some());
    let cursor = view.cursor.or(own).unwrap_or(rules.entrance());
    let has_focus = |square| ui.memory(|memory| memory.has_focus(square_id(ui, square)));
    let takes_keyboard = std::mem::take(&mut view.takes_keyboard);
    if takes_keyboard {
        ui.memory_mut(|memory| memory.request_focus(square_id(ui, view.lead.unwrap_or(cursor))));
    }
    if let Some(lead) = view.lead.take() {
        view.cursor = Some(lead);
        view.camera.show(layout.square(lead), whole);
        if has_focus(cursor) {
            ui.memory_mut(|memory| memory.request_focus(square_id(ui, lead)));
        }
        return lead;
    }
    if table.looks_back() || !has_focus(cursor) {
        return cursor;
    }
    let pressed = keys::SQUARE.which(ui.ctx()).map(|index| SIDES[index]);
    let next = pressed.and_then(|side| layout.towards(rules, cursor, side, rules.squares()));
    let Some(next) = next else { return cursor };
    view.cursor = Some(next);
    view.camera.show(layout.square(next), whole);
    ui.memory_mut(|memory| memory.request_focus(square_id(ui, next)));
    next
}

/// Lets the own adventurer be carried from square to square. Returns where the pointer is that carries it.
fn carry_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, layout: &Layout, pressed: &mut bool) -> Option<Pos2> {
    let (rules, state) = (table.rules(), table.state());
    let seat = table.person_to_move().filter(|_| !table.looks_back() && !table.ways().is_empty())?;
    let stand = board::stand(layout, rules, state, seat)?;
    let place = Rect::from_center_size(stand.centre, egui::Vec2::splat(2.0 * stand.radius));
    let response = ui.interact(place, ui.make_persistent_id("own adventurer"), Sense::drag());
    *pressed |= response.is_pointer_button_down_on();
    response.dnd_set_drag_payload(Carried);
    DragAndDrop::payload::<Carried>(ui.ctx())?;
    let pointer = ui.input(|input| input.pointer.interact_pos())?;
    if ui.input(|input| input.pointer.any_released()) {
        DragAndDrop::clear_payload(ui.ctx());
        let over = layout.square_at(rules, pointer).filter(|&square| state.place(seat) != Some(square));
        if let Some(square) = over {
            desk.push(Ask::Go(square));
        }
    }
    Some(pointer)
}

/// Shows what is carried, at the pointer.
fn carried_ui(ui: &Ui, desk: &Desk, table: &Table, pointer: Pos2, radius: f32) {
    let above = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, ui.scope_id().with("carried")));
    let seat = table.state().seat();
    if let Some(who) = table.state().adventurer(seat) {
        let face = art::Face::of(table.rules(), who);
        art::adventurer(&above, desk.theme, pointer, radius, face, Some(table.seat_look(seat)));
    }
    ui.ctx().set_cursor_icon(CursorIcon::Grabbing);
}
