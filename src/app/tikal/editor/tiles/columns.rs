//! The groups as columns of cards, one for each tile, and how they are dragged.
//!
//! Everything has its place by its number alone, so that only what is in sight is drawn.

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{
    Align, Align2, Button, DragAndDrop, EventFilter, FontId, Id, Label, LayerId, Layout, Order as Level, Painter,
    PopupCloseBehavior, Pos2, Rect, Response, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::View;
use super::acts::Act;
use super::sides::sides_ui;
use crate::app::kit::theme::Theme;
use crate::app::tikal::art;
use crate::app::tikal::editor::form::Form;
use crate::tikal::decks::{self, Order, Spot};
use crate::tikal::{GroupDef, KindDef, MAX_GROUPS};
use crate::words::Texts;

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
/// How far they are scrolled in a frame.
const SPEED: f32 = 8.0;

/// What is dragged: the tiles that are chosen.
struct Dragged;

/// Where the columns and cards stand.
#[derive(Clone, Copy, Debug)]
struct Plan {
    origin: Pos2,
    radius: f32,
    /// How high the name on a card is.
    line: f32,
    head: f32,
    button: f32,
}

impl Plan {
    fn new(ui: &Ui, origin: Pos2, room: f32, deck: &[GroupDef]) -> Self {
        let columns = deck.len().max(1) as f32;
        let radius = ((room + GAP.x) / columns - GAP.x - 2.0 * (MARGIN + RIM)) / 2.0;
        let line = ui.text_style_height(&TextStyle::Small) + 2.0;
        let button = ui.spacing().interact_size.y;
        let is_limited = deck.iter().any(|group| group.only_with.is_some());
        let lines = if is_limited { 2.0 } else { 1.0 };
        let head = button + lines * line + 8.0;
        Self { origin, radius: radius.clamp(*RADIUS.start(), *RADIUS.end()), line, head, button }
    }

    fn card(&self) -> Vec2 {
        vec2(2.0 * (self.radius + RIM), 3.0_f32.sqrt() * self.radius + 2.0 * RIM + self.line)
    }

    fn column(&self, group: usize, tiles: usize) -> Rect {
        let wide = self.card().x + 2.0 * MARGIN;
        let left = self.origin.x + group as f32 * (wide + GAP.x);
        let height = self.head + tiles as f32 * (self.card().y + GAP.y) + self.button + 2.0 * MARGIN;
        Rect::from_min_size(pos2(left, self.origin.y), vec2(wide, height))
    }

    fn card_rect(&self, spot: Spot) -> Rect {
        let column = self.column(spot.group, 0);
        let top = column.top() + self.head + MARGIN + spot.index as f32 * (self.card().y + GAP.y);
        Rect::from_min_size(pos2(column.left() + MARGIN, top), self.card())
    }

    fn centre(&self, card: Rect) -> Pos2 {
        pos2(card.center().x, card.top() + RIM + 3.0_f32.sqrt() / 2.0 * self.radius)
    }

    /// Before which tile something is dropped here.
    fn target(&self, deck: &[GroupDef], point: Pos2) -> Option<Spot> {
        let wide = self.card().x + 2.0 * MARGIN + GAP.x;
        let group = ((point.x - self.origin.x + GAP.x / 2.0) / wide).floor();
        let group = (group >= 0.0).then_some(group as usize).filter(|&group| group < deck.len())?;
        let before = |index: usize| self.card_rect(Spot::new(group, index)).center().y < point.y;
        Some(Spot::new(group, (0..deck[group].tiles.len()).filter(|&index| before(index)).count()))
    }
}

/// Lays out the columns.
pub fn columns_ui(ui: &mut Ui, form: &Form, view: &mut View, acts: &mut Vec<Act>) {
    let deck = form.def().deck.as_slice();
    let plan = Plan::new(ui, ui.cursor().min, ui.available_width(), deck);
    let ends = deck.iter().enumerate().map(|(group, def)| plan.column(group, def.tiles.len()));
    let whole = ends.fold(Rect::from_min_size(plan.origin, Vec2::ZERO), Rect::union);
    for (group, def) in deck.iter().enumerate() {
        ui.push_id(group, |ui| {
            let column = plan.column(group, def.tiles.len());
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
                card_ui(ui, form, view, &plan, Spot::new(group, index), acts);
            }
            let foot = Rect::from_min_max(pos2(column.left(), column.bottom() - plan.button - MARGIN), column.max);
            let said = form.texts.with("tiles-add-to", &[("group", def.group.clone().into())]);
            let foot =
                Rect::from_min_max(foot.min, pos2(foot.right(), foot.bottom() - MARGIN)).shrink2(vec2(MARGIN, 0.0));
            let add = ui.new_child(UiBuilder::new().max_rect(foot)).put(foot, Button::new("+"));
            if add.accessible_name(said.clone()).on_hover_text(said).clicked() {
                acts.push(Act::Add(Spot::new(group, def.tiles.len())));
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
            let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
            let (menu, _) = MenuButton::new("…").config(config).ui(ui, |ui| group_menu_ui(ui, form, group, acts));
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

/// What can be done with a group.
fn group_menu_ui(ui: &mut Ui, form: &Form, group: usize, acts: &mut Vec<Act>) {
    let (texts, deck) = (form.texts, &form.def().deck);
    let Some(def) = deck.get(group) else { return };
    let mut button = |ui: &mut Ui, is_on: bool, key: &str, act: Act| {
        if ui.add_enabled(is_on, Button::new(texts.say(key))).clicked() {
            acts.push(act);
            ui.close();
        }
    };
    let is_full = !def.tiles.is_empty();
    button(ui, decks::room(deck) > 0, "tiles-add", Act::Add(Spot::new(group, def.tiles.len())));
    button(ui, is_full, "tiles-choose-all", Act::ChooseGroup(group));
    ui.separator();
    for (key, order) in SORTS {
        button(ui, is_full, key, Act::Sort(Some(group), order));
    }
    button(ui, is_full, "tiles-merge", Act::Merge(Some(group)));
    ui.separator();
    button(ui, group > 0, "tiles-group-left", Act::MoveGroup { group, later: false });
    button(ui, group + 1 < deck.len(), "tiles-group-right", Act::MoveGroup { group, later: true });
    button(ui, true, "tiles-group-remove", Act::RemoveGroup(group));
    ui.separator();
    ui.label(texts.say("tiles-used-by"));
    for players in 2..=4 {
        let mut is_used = decks::is_used_by(def, players);
        let said = texts.with("tiles-players", &[("count", players.into())]);
        if ui.checkbox(&mut is_used, said).changed() {
            acts.push(Act::Use { group, players, is_used });
        }
    }
}

/// The ways to sort, and what they are called.
pub const SORTS: [(&str, Order); 3] =
    [("tiles-sort-kind", Order::Kind), ("tiles-sort-value", Order::Value), ("tiles-sort-slabs", Order::Slabs)];

/// The widget of a tile.
pub fn card_id(of: Id, spot: Spot) -> Id {
    of.with(("tile", spot))
}

fn card_ui(ui: &mut Ui, form: &Form, view: &mut View, plan: &Plan, spot: Spot, acts: &mut Vec<Act>) {
    let rect = plan.card_rect(spot);
    // Tab comes to one tile only; the arrow keys go on from there.
    let sense = Sense::CLICK | Sense::DRAG;
    let sense = if spot == view.choice.cursor() { sense | Sense::FOCUSABLE } else { sense };
    let response = ui.interact(rect, card_id(view.id, spot), sense);
    let Some(face) = view.faces.face(spot) else { return };
    let is_chosen = view.choice.spots().contains(&spot);
    response.widget_info(|| WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), is_chosen, &face.said));
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
    let steps = tile.filter(|_| view.choice.single() == Some(spot) && !DragAndDrop::has_any_payload(ui.ctx()));
    let place = (plan.centre(rect), plan.radius);
    let step = steps.and_then(|tile| sides_ui(ui, (form.texts, form.theme), &response, place, (spot, tile)));
    if let Some(step) = step {
        acts.push(step);
        response.request_focus();
    } else if response.clicked() {
        click(ui, form, view, &response, spot);
    }
    if response.drag_started() {
        if !view.choice.spots().contains(&spot) {
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

/// What a click on a tile chooses.
fn click(ui: &Ui, form: &Form, view: &mut View, response: &Response, spot: Spot) {
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

/// What can be done with all groups together.
pub fn all_groups_menu_ui(ui: &mut Ui, texts: &Texts, deck: &[GroupDef], acts: &mut Vec<Act>) {
    let mut button = |ui: &mut Ui, is_on: bool, key: &str, act: Act| {
        if ui.add_enabled(is_on, Button::new(texts.say(key))).clicked() {
            acts.push(act);
            ui.close();
        }
    };
    let is_full = deck.iter().any(|group| !group.tiles.is_empty());
    for (key, order) in SORTS {
        button(ui, is_full, key, Act::Sort(None, order));
    }
    button(ui, is_full, "tiles-merge", Act::Merge(None));
    ui.separator();
    button(ui, !deck.is_empty(), "tiles-clear", Act::Clear);
}

/// Whether there is a letter for another group.
pub fn has_letter(deck: &[GroupDef]) -> bool {
    deck.len() < MAX_GROUPS
}
