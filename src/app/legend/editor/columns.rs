//! The tiles of a heap as columns of cards, a column for each group: how they are chosen, dragged and reached by keys.
//!
//! Only asks for what is to be done; the page carries it out once everything is laid out.

use std::collections::BTreeMap;

use egui::{
    Align2, DragAndDrop, EventFilter, Id, Key, LayerId, Modifiers, Order, Painter, Pos2, Rect, Response, ScrollArea,
    Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::canvas::look;
use super::keys;
use crate::app::forms::{aside, rows, spread};
use crate::app::hexboard::art::{self, TileLook};
use crate::app::kit::desk::{Presentation, SCROLL_LANE, follow_focus, scroll_ui};
use crate::app::kit::focus;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;
use crate::editor::legend::Target;
use crate::editor::legend::tiles::{Heap, TileSpot, face_said};
use crate::hex::Rotation;
use crate::legend::{GroupDef, TileDef, VariantDef};
use crate::words::Texts;

/// The radius of a tile on its card, and the room around it.
const RADIUS: f32 = 34.0;
const RIM: f32 = 5.0;
/// Between two columns, and between two cards.
const GAP: Vec2 = vec2(8.0, 5.0);
/// The opacity of a tile that is carried.
const CARRIED: f32 = 0.85;
const ARROWS: [Key; 4] = [Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown];
const DIGITS: [Key; 6] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6];

/// Something that is to be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Chooses a tile; the keyboard goes there if it was on a tile.
    Choose(TileSpot),
    /// Lays a tile before the one with the other place.
    Move(TileSpot, TileSpot),
    /// Turns the chosen tile, clockwise or back.
    Turn(bool),
    /// Steps the slabs on this side of it.
    Step(usize),
    /// Makes one copy more of it, or one fewer.
    Copies(bool),
    /// Puts one more like it behind it.
    Duplicate,
    /// Takes it out.
    Remove,
}

/// The tile that is dragged.
struct Dragged(TileSpot);

/// The state of the columns between frames.
#[derive(Default)]
pub struct Columns {
    pictures: BTreeMap<(usize, usize), Still<TileLook>>,
    /// True if the keyboard is led to the chosen tile, and if it is pointed out, since somebody looked for it.
    lead: Option<bool>,
}

impl Columns {
    /// Leads the keyboard to the chosen tile; points it out if somebody looked for it.
    pub fn lead(&mut self, is_found: bool) {
        self.lead = Some(is_found);
    }

    /// Lays out the columns; what was asked for.
    pub fn columns_ui(
        &mut self,
        ui: &mut Ui,
        Presentation { texts, theme }: Presentation,
        def: &VariantDef,
        (heap, chosen): (Heap, TileSpot),
        can_change: bool,
    ) -> Vec<Act> {
        let groups = heap.of(def);
        let of = ui.scope_id().with("tiles");
        let mut acts = Vec::new();
        let lengths: Vec<usize> = groups.iter().map(|group| group.tiles.len()).collect();
        let step = size(ui).x + GAP.x;
        let spare = ui.available_width() - SCROLL_LANE - lengths.len() as f32 * step;
        let columns = spread(&lengths, spare, step);
        if ui.memory(|memory| memory.has_focus(card_id(of, chosen))) && can_change {
            acts = keyed(ui, groups, (&lengths, &columns), chosen);
        }
        let mut slots = Vec::new();
        scroll_ui(ui, ScrollArea::both().id_salt("columns").auto_shrink([false, false]), |ui| {
            ui.spacing_mut().item_spacing = GAP;
            ui.horizontal_top(|ui| {
                for (group, own) in groups.iter().enumerate() {
                    let rows = rows(lengths[group], columns[group]);
                    let column = ui.vertical(|ui| {
                        ui.set_width(columns[group] as f32 * step - GAP.x);
                        heading_ui(ui, texts, own);
                        let places = places_ui(ui, lengths[group], rows);
                        let spot = |index| TileSpot { heap, group, index };
                        let cards: Vec<Rect> = own
                            .tiles
                            .iter()
                            .enumerate()
                            .map(|(index, tile)| {
                                let spot = spot(index);
                                let name = Target::Tile(spot).name(texts, def).unwrap_or_default();
                                let card = Card { tile, name, id: card_id(of, spot), is_chosen: spot == chosen };
                                let rect = places[index];
                                let look = Presentation { texts, theme };
                                let response = self.card_ui(ui, look, ((group, index), rect), &card);
                                if response.clicked() || response.drag_started() {
                                    response.request_focus();
                                    acts.push(Act::Choose(spot));
                                }
                                if can_change {
                                    response.dnd_set_drag_payload(Dragged(spot));
                                }
                                rect
                            })
                            .collect();
                        cards
                    });
                    slots.push((column.response.rect, column.inner));
                }
            });
            acts.extend(dropped(ui, theme, def, heap, &slots));
            follow_focus(ui);
        });
        acts
    }

    fn card_ui(
        &mut self,
        ui: &mut Ui,
        Presentation { texts, theme }: Presentation,
        (place, rect): ((usize, usize), Rect),
        card: &Card,
    ) -> Response {
        // Tab comes to one tile only; the arrow keys go on from there.
        let sense = Sense::CLICK | Sense::DRAG;
        let sense = if card.is_chosen { sense | Sense::FOCUSABLE } else { sense };
        let response = ui.interact(rect, card.id, sense);
        let said = card.said(texts);
        response.widget_info(|| WidgetInfo::selected(egui::Role::Button, ui.is_enabled(), card.is_chosen, &said));
        focus::shows_itself(&response);
        if response.has_focus() {
            let arrows = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        }
        if card.is_chosen
            && let Some(is_found) = self.lead.take()
        {
            ui.scroll_to_rect_animation(rect.expand(GAP.y), None, egui::style::ScrollAnimation::none());
            focus::lead(ui.ctx(), response.id);
            if is_found {
                focus::point_out(ui.ctx(), response.id);
            }
        }
        if ui.is_rect_visible(rect) {
            card_frame(ui.painter(), theme, rect, card.is_chosen, &response);
            let centre = pos2(rect.center().x, rect.top() + RIM + RADIUS * 0.88);
            let picture = Rect::from_center_size(centre, Vec2::splat(2.0 * RADIUS));
            let still = self.pictures.entry(place).or_default();
            still.paint(ui.painter(), theme.is_dark, picture, look(card.tile, Rotation::default()), |look| {
                art::tile(ui.painter(), theme, centre, RADIUS, look);
            });
            let foot = rect.bottom() - ui.text_style_height(&TextStyle::Small) / 2.0 - 2.0;
            let font = TextStyle::Small.resolve(ui.style());
            let left = pos2(rect.left() + 6.0, foot);
            ui.painter().text(left, Align2::LEFT_CENTER, &card.name, font.clone(), theme.chrome.text);
            if card.tile.copies != 1 {
                let right = pos2(rect.right() - 6.0, foot);
                let copies = format!("×{}", card.tile.copies);
                ui.painter().text(right, Align2::RIGHT_CENTER, copies, font, theme.chrome.gold);
            }
        }
        if response.dragged() { response } else { response.on_hover_text(said) }
    }
}

/// A tile as it is shown.
struct Card<'a> {
    tile: &'a TileDef,
    name: String,
    id: Id,
    is_chosen: bool,
}

impl Card<'_> {
    /// All of it in words.
    fn said(&self, texts: &Texts) -> String {
        let face = face_said(texts, self.tile);
        let what = if self.tile.copies == 1 {
            face
        } else {
            let copies = texts.with("tiles-copies-said", &[("count", self.tile.copies.into())]);
            format!("{face}, {copies}")
        };
        texts.with("tiles-said", &[("name", self.name.clone().into()), ("what", what.into())])
    }
}

/// The size of a card.
fn size(ui: &Ui) -> Vec2 {
    vec2(2.0 * (RADIUS + RIM), 1.76 * RADIUS + 2.0 * RIM + ui.text_style_height(&TextStyle::Small))
}

/// The places of the cards of a group, so many in a column, one column after the other.
fn places_ui(ui: &mut Ui, count: usize, rows: usize) -> Vec<Rect> {
    let (card, origin) = (size(ui), ui.cursor().min);
    let place = |index: usize| {
        let at = vec2((index / rows) as f32 * (card.x + GAP.x), (index % rows) as f32 * (card.y + GAP.y));
        Rect::from_min_size(origin + at, card)
    };
    let places: Vec<Rect> = (0..count).map(place).collect();
    let whole = places.iter().fold(Rect::from_min_size(origin, Vec2::ZERO), |whole, &place| whole.union(place));
    ui.advance_cursor_after_rect(whole);
    places
}

/// The widget of a tile.
fn card_id(of: Id, spot: TileSpot) -> Id {
    of.with(("tile", spot))
}

fn heading_ui(ui: &mut Ui, texts: &Texts, group: &GroupDef) {
    let letter: String = group.group.chars().take(3).collect();
    ui.label(egui::RichText::new(letter).strong());
    let tiles = group.tiles.iter().fold(0_u32, |sum, tile| sum.saturating_add(tile.copies));
    let count = texts.with("editor-total-tiles", &[("count", tiles.into())]);
    ui.add(egui::Label::new(egui::RichText::new(count).small().weak()).truncate());
}

/// The ground of a card.
fn card_frame(painter: &Painter, theme: &Theme, rect: Rect, is_chosen: bool, response: &Response) {
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

/// The acts of the keys on the tile that has the keyboard.
fn keyed(ui: &Ui, groups: &[GroupDef], stand: (&[usize], &[usize]), chosen: TileSpot) -> Vec<Act> {
    let arrow =
        |modifiers: Modifiers| ui.input_mut(|input| ARROWS.into_iter().find(|&key| input.consume_key(modifiers, key)));
    let mut acts = Vec::new();
    // Those with a modifier come first: the plain keys would match the same key press.
    if let Some(key) = arrow(Modifiers::COMMAND) {
        acts.extend(slot(groups, chosen, key).map(|to| Act::Move(chosen, to)));
    } else if let Some(key) = arrow(Modifiers::NONE) {
        acts.extend(neighbour(stand, chosen, key).map(Act::Choose));
    }
    let pressed = |shortcut: Shortcut| shortcut.pressed(ui.ctx());
    for (shortcut, act) in [
        (keys::TILE_DUPLICATE, Act::Duplicate),
        (keys::TILE_REMOVE, Act::Remove),
        (keys::TILE_TURN_BACK, Act::Turn(false)),
        (keys::TILE_TURN, Act::Turn(true)),
        (keys::TILE_MORE, Act::Copies(true)),
        (keys::TILE_FEWER, Act::Copies(false)),
    ] {
        if pressed(shortcut) {
            acts.push(act);
        }
    }
    let side = DIGITS.iter().position(|&key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
    acts.extend(side.map(Act::Step));
    acts
}

/// The tile beside another one in the direction of an arrow, where groups of these lengths stand in so many columns.
fn neighbour((lengths, columns): (&[usize], &[usize]), from: TileSpot, arrow: Key) -> Option<TileSpot> {
    let (group, index) = match arrow {
        Key::ArrowLeft | Key::ArrowRight => {
            aside(lengths, columns, (from.group, from.index), arrow == Key::ArrowRight)?
        }
        Key::ArrowUp => (from.group, from.index.checked_sub(1)?),
        _ => (from.group, from.index + 1),
    };
    (index < *lengths.get(group)?).then_some(TileSpot { group, index, ..from })
}

/// The place to which a tile moves in the direction of an arrow.
fn slot(groups: &[GroupDef], from: TileSpot, arrow: Key) -> Option<TileSpot> {
    let (group, index) = match arrow {
        Key::ArrowLeft => (from.group.checked_sub(1)?, from.index),
        Key::ArrowRight => (from.group + 1, from.index),
        Key::ArrowUp => (from.group, from.index.checked_sub(1)?),
        // Before the tile after the next one.
        _ => (from.group, from.index + 2),
    };
    let tiles = groups.get(group)?.tiles.len();
    if group != from.group {
        return Some(TileSpot { group, index: index.min(tiles), ..from });
    }
    (index <= tiles).then_some(TileSpot { group, index, ..from })
}

/// Where a dragged tile would land, and the tile at the pointer; asks for the move once it is let go of.
fn dropped(ui: &Ui, theme: &Theme, def: &VariantDef, heap: Heap, slots: &[(Rect, Vec<Rect>)]) -> Option<Act> {
    let from = DragAndDrop::payload::<Dragged>(ui.ctx())?.0;
    let point = ui.input(|input| input.pointer.interact_pos())?;
    let target = target(slots, ui.clip_rect(), point);
    let to = target.map(|(group, index)| TileSpot { heap, group, index });
    if ui.input(|input| input.pointer.any_released()) {
        DragAndDrop::clear_payload(ui.ctx());
        let is_own = |to: TileSpot| to.group == from.group && (to.index == from.index || to.index == from.index + 1);
        return to.filter(|&to| !is_own(to)).map(|to| Act::Move(from, to));
    }
    if let Some((column, cards)) = target.and_then(|(group, _)| slots.get(group)) {
        let index = target.map_or(0, |(_, index)| index);
        // Behind the last card of a column the line stands below it.
        let last = || cards.last().map(|card| (card.x_range(), card.bottom() + GAP.y));
        let found = cards.get(index).map(|card| (card.x_range(), card.top())).or_else(last);
        let (wide, height) = found.unwrap_or((column.x_range(), column.bottom()));
        ui.painter().hline(wide, height - GAP.y / 2.0, Stroke::new(4.0, theme.chrome.accent));
    }
    if let Some(tile) = heap.of(def).get(from.group).and_then(|group| group.tiles.get(from.index)) {
        let mut faint = ui.ctx().layer_painter(LayerId::new(Order::Tooltip, ui.scope_id().with("dragged")));
        faint.set_opacity(CARRIED);
        art::tile(&faint, theme, point, RADIUS, &look(tile, Rotation::default()));
    }
    None
}

/// The group and the place in it where something dropped at a point lands.
fn target(slots: &[(Rect, Vec<Rect>)], sight: Rect, point: Pos2) -> Option<(usize, usize)> {
    if !sight.contains(point) {
        return None;
    }
    let is_over = |(column, _): &(Rect, Vec<Rect>)| column.expand2(vec2(GAP.x / 2.0, 0.0)).x_range().contains(point.x);
    let group = slots.iter().position(is_over)?;
    let cards = &slots[group].1;
    // In the column of cards under the point, or the last one left of it.
    let left = cards.iter().map(Rect::left).filter(|left| left - GAP.x <= point.x).fold(f32::MIN, f32::max);
    let is_in = |card: &Rect| (card.left() - left).abs() < 1.0;
    let first = cards.iter().position(is_in).unwrap_or(0);
    let above = cards.iter().filter(|card| is_in(card) && card.center().y < point.y).count();
    Some((group, first + above))
}
