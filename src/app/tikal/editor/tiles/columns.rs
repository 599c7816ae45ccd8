//! The groups as columns of cards, one for each tile, and how they are dragged.
//!
//! Everything has its place by its number alone, so that only what is in sight is drawn.

use egui::{
    Align, Align2, Button, DragAndDrop, EventFilter, FontId, Id, Label, LayerId, Layout, Order as Level, Painter, Pos2,
    Rect, Response, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::menus::group_menu_ui;
use super::sides::sides_ui;
use super::{Lead, View};
use crate::app::forms::{rows, spread};
use crate::app::hexboard::art;
use crate::app::kit::focus;
use crate::app::kit::theme::Theme;
use crate::app::kit::widgets::menu;
use crate::app::tikal::editor::Form;
use crate::editor::tikal::decks::acts::Act;
use crate::editor::tikal::decks::{self, TileSpot};
use crate::tikal::{GroupDef, KindDef};

/// Between two columns, and between two cards.
const GAP: Vec2 = vec2(8.0, 4.0);
/// Around the cards of a column.
const MARGIN: f32 = 5.0;
/// Around the picture on a card.
const RIM: f32 = 4.0;
/// The radius of a tile: as large as there is room for.
const RADIUS: std::ops::RangeInclusive<f32> = 30.0..=44.0;
/// From this far from the edge on, tiles that are dragged there scroll the columns.
const EDGE: f32 = 28.0;
/// The speed of scrolling in a frame.
const SPEED: f32 = 8.0;

/// The payload of a drag: the tiles that are chosen.
struct Dragged;

/// Where the columns and cards stand.
#[derive(Clone, Debug)]
struct Plan {
    radius: f32,
    /// The height of the name on a card.
    line: f32,
    head: f32,
    button: f32,
    /// The places of the groups.
    columns: Vec<Rect>,
    /// The number of columns in which the cards of each group stand, and the number of cards in a full one.
    cards: Vec<(usize, usize)>,
    /// Where something is dropped into a group: its column and all below it in the row.
    slots: Vec<Rect>,
}

impl Plan {
    /// The columns in one row or, if they wrap, in as many as it takes to fit them into the room.
    fn new(ui: &Ui, origin: Pos2, room: f32, (wraps, is_low): (bool, bool), deck: &[GroupDef]) -> Self {
        let radius = ((room + GAP.x) / deck.len().max(1) as f32 - GAP.x - 2.0 * (MARGIN + RIM)) / 2.0;
        let line = ui.text_style_height(&TextStyle::Small) + 2.0;
        let button = ui.spacing().interact_size.y;
        let is_limited = deck.iter().any(|group| group.only_with.is_some());
        let head = button + if is_limited { 2.0 } else { 1.0 } * line + 8.0;
        let most = if is_low { *RADIUS.start() } else { *RADIUS.end() };
        let radius = radius.clamp(*RADIUS.start(), most);
        let (columns, cards, slots) = Default::default();
        let mut plan = Self { radius, line, head, button, columns, cards, slots };
        let step = plan.card().x + 2.0 * MARGIN + GAP.x;
        let in_row = if wraps { (((room + GAP.x) / step) as usize).max(1) } else { deck.len().max(1) };
        let lengths: Vec<usize> = deck.iter().map(|group| group.tiles.len()).collect();
        let spare = if deck.len() > in_row { 0.0 } else { room + GAP.x - deck.len() as f32 * step };
        let wide = plan.card().x + GAP.y;
        let columns = spread(&lengths, spare, wide);
        plan.cards = columns.iter().zip(&lengths).map(|(&columns, &length)| (columns, rows(length, columns))).collect();
        let mut top = origin.y;
        for first in (0..deck.len()).step_by(in_row) {
            let mut left = origin.x;
            let groups = first..(first + in_row).min(deck.len());
            let columns: Vec<Rect> = groups
                .map(|group| {
                    let (columns, rows) = plan.cards[group];
                    let cards = if lengths[group] == 0 { 0 } else { rows };
                    let width = step - GAP.x + (columns - 1) as f32 * wide;
                    let rect = Rect::from_min_size(pos2(left, top), vec2(width, plan.height(cards)));
                    left = rect.right() + GAP.x;
                    rect
                })
                .collect();
            let bottom = columns.iter().map(Rect::bottom).fold(top, f32::max);
            plan.slots.extend(columns.iter().map(|column| column.with_max_y(bottom).expand2(vec2(GAP.x / 2.0, 0.0))));
            plan.columns.extend(columns);
            top = bottom + 2.0 * GAP.y;
        }
        plan
    }

    fn card(&self) -> Vec2 {
        vec2(2.0 * (self.radius + RIM), 3.0_f32.sqrt() * self.radius + 2.0 * RIM + self.line)
    }

    /// The height of a group with so many cards in a column.
    fn height(&self, rows: usize) -> f32 {
        self.head + rows as f32 * (self.card().y + GAP.y) + self.button + 2.0 * MARGIN
    }

    fn card_rect(&self, spot: TileSpot) -> Rect {
        let (group, (_, rows)) = (self.columns[spot.group], self.cards[spot.group]);
        let top = group.top() + self.head + MARGIN + (spot.index % rows) as f32 * (self.card().y + GAP.y);
        let left = group.left() + MARGIN + (spot.index / rows) as f32 * (self.card().x + GAP.y);
        Rect::from_min_size(pos2(left, top), self.card())
    }

    fn centre(&self, card: Rect) -> Pos2 {
        pos2(card.center().x, card.top() + RIM + 3.0_f32.sqrt() / 2.0 * self.radius)
    }

    /// Before which tile something is dropped here.
    fn target(&self, deck: &[GroupDef], point: Pos2) -> Option<TileSpot> {
        let group = self.slots.iter().position(|slot| slot.contains(point))?;
        let (columns, rows) = self.cards[group];
        let from = (point.x - self.columns[group].left() - MARGIN) / (self.card().x + GAP.y);
        let first = (from.max(0.0) as usize).min(columns - 1) * rows;
        let tiles = deck[group].tiles.len();
        let before = |index: usize| self.card_rect(TileSpot::new(group, index)).center().y < point.y;
        let above = (first..(first + rows).min(tiles)).filter(|&index| before(index)).count();
        Some(TileSpot::new(group, (first + above).min(tiles)))
    }
}

/// Lays out the columns: side by side or, if they wrap, in as many rows as it takes to fit them into the room; with small
/// tiles in a low page.
pub fn columns_ui(ui: &mut Ui, form: &Form, view: &mut View, fit: (bool, bool), acts: &mut Vec<Act>) {
    let deck = form.def().deck.as_slice();
    let origin = ui.cursor().min;
    let plan = Plan::new(ui, origin, ui.available_width(), fit, deck);
    view.columns = plan.cards.iter().map(|(columns, _)| *columns).collect();
    let whole = plan.columns.iter().fold(Rect::from_min_size(origin, Vec2::ZERO), |whole, &column| whole.union(column));
    for (group, def) in deck.iter().enumerate() {
        ui.push_id(group, |ui| {
            let column = plan.columns[group];
            if view.reveal_group == Some(group) {
                view.reveal_group = None;
                ui.scroll_to_rect_animation(column, None, egui::style::ScrollAnimation::none());
            }
            let chrome = &form.theme.chrome;
            ui.painter().rect(
                column,
                form.theme.sizes.card_radius,
                chrome.panel,
                Stroke::new(1.0, chrome.edge),
                StrokeKind::Inside,
            );
            let head = Rect::from_min_size(column.min, vec2(column.width(), plan.head)).shrink(MARGIN);
            head_ui(ui, form, view, group, head, acts);
            for index in 0..def.tiles.len() {
                card_ui(ui, form, view, &plan, TileSpot::new(group, index), acts);
            }
            let foot = Rect::from_min_max(pos2(column.left(), column.bottom() - plan.button - MARGIN), column.max);
            let said = form.texts.with("tiles-add-to", &[("group", def.group.clone().into())]);
            let foot =
                Rect::from_min_max(foot.min, pos2(foot.right(), foot.bottom() - MARGIN)).shrink2(vec2(MARGIN, 0.0));
            let add = ui.new_child(UiBuilder::new().max_rect(foot)).put(foot, Button::new("+"));
            if add.accessible_name(said.clone()).on_hover_text(said).clicked() {
                acts.push(Act::Add(TileSpot::new(group, def.tiles.len())));
            }
        });
    }
    drop_ui(ui, form, view, &plan, acts);
    ui.advance_cursor_after_rect(whole);
}

/// The letter of a group, what it holds, and its menu.
fn head_ui(ui: &mut Ui, form: &Form, view: &View, group: usize, rect: Rect, acts: &mut Vec<Act>) {
    let Some(heading) = view.faces.groups.get(group) else { return };
    let (texts, chrome) = (form.texts, &form.theme.chrome);
    let builder = UiBuilder::new().id_salt("head").max_rect(rect).layout(Layout::top_down(Align::Min));
    let mut ui = ui.new_child(builder);
    ui.spacing_mut().item_spacing = vec2(4.0, 0.0);
    ui.horizontal(|ui| {
        let letter = RichText::new(&heading.letter).strong().size(18.0).color(chrome.gold);
        let said = texts.with(
            "tiles-group-said",
            &[("group", heading.letter.clone().into()), ("totals", heading.totals.clone().into())],
        );
        let label = ui.add(Label::new(letter)).on_hover_text(&said);
        label.widget_info(|| WidgetInfo::labeled(egui::Role::Heading, true, &said));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let menu = menu(ui, "…", |ui| group_menu_ui(ui, form, group, acts));
            let said = texts.with("tiles-group-menu", &[("group", heading.letter.clone().into())]);
            menu.accessible_name(said.clone()).on_hover_text(said);
        });
    });
    let small = |text: &str| Label::new(RichText::new(text).small().color(chrome.text_weak)).truncate();
    let count = ui.add(small(&heading.count));
    count.on_hover_text(&heading.totals);
    if let Some(only) = &heading.only {
        ui.add(small(only));
    }
}

/// The widget of a tile.
pub fn card_id(of: Id, spot: TileSpot) -> Id {
    of.with(("tile", spot))
}

fn card_ui(ui: &mut Ui, form: &Form, view: &mut View, plan: &Plan, spot: TileSpot, acts: &mut Vec<Act>) {
    let rect = plan.card_rect(spot);
    // Tab comes to one tile only; the arrow keys go on from there.
    let sense = Sense::CLICK | Sense::DRAG;
    let sense = if spot == view.choice.cursor() { sense | Sense::FOCUSABLE } else { sense };
    let response = ui.interact(rect, card_id(view.id, spot), sense);
    let Some(face) = view.faces.face(spot) else { return };
    let is_chosen = view.choice.spots().contains(&spot);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, &face.said));
    let is_covered = ui.memory(|memory| memory.top_modal_layer().is_some());
    if let Some((_, lead)) = view.reveal.take_if(|(revealed, _)| *revealed == spot && !is_covered) {
        ui.scroll_to_rect_animation(rect.expand(GAP.y), None, egui::style::ScrollAnimation::none());
        if lead != Lead::Sight {
            focus::lead(ui.ctx(), response.id);
        }
        if lead == Lead::Found {
            focus::point_out(ui.ctx(), response.id);
        }
    }
    focus::shows_itself(&response);
    if response.has_focus() {
        let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    }
    if ui.is_rect_visible(rect) {
        let (look, name, copies) = (face.look, face.name.clone(), face.copies);
        rim(ui.painter(), form.theme, rect, is_chosen, &response);
        view.gallery.paint(ui.painter(), form.theme, plan.centre(rect), plan.radius, look);
        lettering(ui, form.theme, plan, rect, &name, copies);
    }
    let tile = decks::tile(&form.def().deck, spot).filter(|tile| tile.kind != KindDef::Volcano);
    // With a key held a click chooses tiles, wherever on the card.
    let is_plain = ui.input(|input| input.modifiers.is_none()) && !DragAndDrop::has_any_payload(ui.ctx());
    let steps = tile.filter(|_| is_plain && view.choice.single() == Some(spot));
    let place = (plan.centre(rect), plan.radius);
    let step = steps.and_then(|tile| sides_ui(ui, form.presentation(), &response, place, (spot, tile)));
    if let Some(step) = step {
        acts.push(step);
        response.request_focus();
    } else if response.clicked() {
        click(ui, form, view, &response, spot);
    }
    if response.drag_started() {
        if view.choice.spots().contains(&spot) {
            view.choice.go(spot);
        } else {
            view.choice.choose(spot);
        }
        response.request_focus();
    }
    response.dnd_set_drag_payload(Dragged);
    if view.choice.single() != Some(spot) && !response.dragged() {
        let said = view.faces.face(spot).map(|face| face.said.clone()).unwrap_or_default();
        response.on_hover_text(said);
    }
}

/// Chooses by a click on a tile.
fn click(ui: &Ui, form: &Form, view: &mut View, response: &Response, spot: TileSpot) {
    let modifiers = ui.input(|input| input.modifiers);
    if modifiers.command {
        view.choice.toggle(spot);
    } else if modifiers.shift {
        view.choice.extend(&form.def().deck, spot);
    } else {
        view.choice.choose(spot);
    }
    response.request_focus();
}

/// The ground of a card.
fn rim(painter: &Painter, theme: &Theme, rect: Rect, is_chosen: bool, response: &Response) {
    let chrome = &theme.chrome;
    let (fill, stroke) = if is_chosen {
        (chrome.button_hover, Stroke::new(2.0, chrome.accent))
    } else if response.hovered() {
        (chrome.button_hover, Stroke::new(1.0, chrome.accent))
    } else {
        (chrome.card, Stroke::new(1.0, chrome.edge))
    };
    painter.rect(rect, theme.sizes.button_radius, fill, stroke, StrokeKind::Inside);
    if response.has_focus() {
        let focus = Stroke::new(2.0, chrome.text_strong);
        painter.rect_stroke(rect.expand(2.0), theme.sizes.button_radius + 2, focus, StrokeKind::Inside);
    }
}

/// The name of a tile, and how many of it there are.
fn lettering(ui: &Ui, theme: &Theme, plan: &Plan, rect: Rect, name: &str, copies: u32) {
    let font: FontId = TextStyle::Small.resolve(ui.style());
    let foot = rect.bottom() - plan.line / 2.0 - 2.0;
    let painter = ui.painter();
    painter.text(pos2(rect.left() + 6.0, foot), Align2::LEFT_CENTER, name, font.clone(), theme.chrome.text);
    if copies != 1 {
        let at = pos2(rect.right() - 6.0, foot);
        painter.text(at, Align2::RIGHT_CENTER, format!("×{copies}"), font, theme.chrome.gold);
    }
}

/// Where dragged tiles would land, and the first of them at the pointer; asks for the move once they are let go of.
fn drop_ui(ui: &Ui, form: &Form, view: &View, plan: &Plan, acts: &mut Vec<Act>) {
    let context = ui.ctx();
    if !DragAndDrop::has_payload_of_type::<Dragged>(context) {
        return;
    }
    let Some(point) = ui.input(|input| input.pointer.interact_pos()) else { return };
    let sight = ui.clip_rect();
    let deck = &form.def().deck;
    let target = plan.target(deck, point).filter(|_| sight.expand(GAP.x).contains(point));
    if ui.input(|input| input.pointer.any_released()) {
        DragAndDrop::clear_payload(context);
        acts.extend(target.map(Act::Move));
        return;
    }
    if let Some(target) = target {
        let card = plan.card_rect(target);
        let line = Stroke::new(4.0, form.theme.chrome.accent);
        ui.painter().hline(card.x_range(), card.top() - GAP.y / 2.0, line);
    }
    scroll(ui, sight, point);
    ghost(ui, form, view, plan, point);
}

/// Scrolls while something is dragged to the edge of what is in sight.
fn scroll(ui: &Ui, sight: Rect, point: Pos2) {
    let along = |point: f32, low: f32, high: f32| {
        if point < low + EDGE {
            SPEED
        } else if point > high - EDGE {
            -SPEED
        } else {
            0.0
        }
    };
    let way = vec2(along(point.x, sight.left(), sight.right()), along(point.y, sight.top(), sight.bottom()));
    if way != Vec2::ZERO && sight.expand(EDGE).contains(point) {
        ui.scroll_with_delta_animation(way, egui::style::ScrollAnimation::none());
        ui.ctx().request_repaint();
    }
}

/// The first of the dragged tiles at the pointer, and how many they are.
fn ghost(ui: &Ui, form: &Form, view: &View, plan: &Plan, point: Pos2) {
    let Some(face) = view.choice.spots().first().and_then(|&first| view.faces.face(first)) else { return };
    let mut painter = ui.ctx().layer_painter(LayerId::new(Level::Tooltip, view.id.with("dragged")));
    painter.set_opacity(0.85);
    art::tile(&painter, form.theme, point, plan.radius, &face.look);
    let count = view.choice.spots().len();
    if count > 1 {
        let at = point + vec2(plan.radius * 0.7, -plan.radius * 0.7);
        let font = TextStyle::Button.resolve(ui.style());
        painter.circle_filled(at, plan.line * 0.8, form.theme.chrome.accent_fill);
        painter.text(at, Align2::CENTER_CENTER, count.to_string(), font, form.theme.chrome.accent_text);
    }
}
