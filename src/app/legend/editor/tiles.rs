//! The page of the tiles: those of the deck, those that every scenario lays, and those that cards bring.

use egui::{Button, Rect, Response, Role, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, vec2};

use super::Form;
use super::canvas::look;
use super::columns::{Act, Columns};
use crate::app::forms::Shown;
use crate::app::forms::{Named, number, step};
use crate::app::hexboard::art;
use crate::app::hexboard::camera::Transform;
use crate::app::kit::desk::{follow_focus, scroll_ui};
use crate::app::kit::one_of::OneOf;
use crate::editor::Step;
use crate::editor::legend::Target;
use crate::editor::legend::arrange::{Arrangement, arrange};
use crate::editor::legend::tiles::{Heap, TileSpot, free_letter, kind_of};
use crate::editor::tikal::SIDES;
use crate::expedition::MAX_TIER;
use crate::hex::{MAX_CELLS, Rotation};
use crate::legend::{GroupDef, KindDef, MAX_MASKS, Rule, TileDef, VariantDef};
use crate::words::Texts;
use crate::words::legend::nouns;

/// The radius of the large picture.
const LARGE: f32 = 64.0;
/// The most slabs on a side.
const MOST_SLABS: u32 = 3;
/// From this width on the fields stand beside the columns; below it, under them.
const WIDE: f32 = 480.0;
/// The width of the fields there, as far as that is no more than their share of the width.
const BESIDE: f32 = 300.0;
const SHARE: f32 = 0.46;
/// The share of the height that the columns have above the fields, and their least height.
const COLUMNS: f32 = 0.4;
const LEAST: f32 = 140.0;
/// The kinds that a tile can have, with the number that a new one begins with.
const KINDS: [(KindDef, &str); 5] = [
    (KindDef::Temple(2), "tiles-temple"),
    (KindDef::Ruin(3), "tiles-ruin"),
    (KindDef::Clearing, "tiles-clearing"),
    (KindDef::Lake, "legend-kind-lake"),
    (KindDef::Volcano, "tiles-volcano"),
];

/// The groups by their letters, each with the number of its tiles.
impl Shown for Vec<GroupDef> {
    fn shown(&self, texts: &Texts) -> String {
        let tiles = |group: &GroupDef| group.tiles.iter().fold(0_u32, |sum, tile| sum.saturating_add(tile.copies));
        let groups: Vec<String> = self.iter().map(|group| format!("{} ×{}", group.group, tiles(group))).collect();
        if groups.is_empty() { texts.say("editor-nothing") } else { groups.join(" · ") }
    }
}

/// The state that the page keeps between frames.
pub struct View {
    heap: Heap,
    chosen: TileSpot,
    columns: Columns,
}

impl Default for View {
    fn default() -> Self {
        let heap = Heap::Deck;
        Self { heap, chosen: TileSpot { heap, group: 0, index: 0 }, columns: Columns::default() }
    }
}

fn tile_at(def: &VariantDef, spot: TileSpot) -> Option<&TileDef> {
    spot.heap.of(def).get(spot.group)?.tiles.get(spot.index)
}

fn tile_mut(def: &mut VariantDef, spot: TileSpot) -> Option<&mut TileDef> {
    spot.heap.of_mut(def).get_mut(spot.group)?.tiles.get_mut(spot.index)
}

/// The tile that is chosen, or else one near the place where it was.
fn there(def: &VariantDef, heap: Heap, chosen: TileSpot) -> TileSpot {
    let groups = heap.of(def);
    let group = if chosen.heap == heap { chosen.group.min(groups.len().saturating_sub(1)) } else { 0 };
    let tiles = groups.get(group).map_or(0, |group| group.tiles.len());
    let index = if chosen.heap == heap { chosen.index.min(tiles.saturating_sub(1)) } else { 0 };
    TileSpot { heap, group, index }
}

/// Lays out the page.
pub fn tiles_ui(ui: &mut Ui, form: &mut Form, view: &mut View) {
    if let Some(Target::Tile(spot)) = form.sought {
        form.sought = None;
        (view.heap, view.chosen) = (spot.heap, spot);
        view.columns.lead(true);
    }
    ui.horizontal_wrapped(|ui| {
        for other in Heap::ALL {
            if ui.add(Button::selectable(other == view.heap, form.texts.say(other.name()))).clicked() {
                view.heap = other;
            }
        }
    });
    let def = form.def().clone();
    view.chosen = there(&def, view.heap, view.chosen);
    let (heap, chosen, look) = (view.heap, view.chosen, form.presentation());
    let can_change = form.can_change();
    let room = ui.available_rect_before_wrap();
    let is_wide = room.width() >= WIDE;
    let (left, right) = if is_wide {
        room.split_left_right_at_x(room.right() - BESIDE.min(room.width() * SHARE))
    } else {
        let high = (room.height() * COLUMNS).max(LEAST);
        room.split_top_bottom_at_y((room.top() + high).min(room.bottom()))
    };
    let left = if is_wide { left.with_max_x(left.right() - 10.0) } else { left.with_max_y(left.bottom() - 6.0) };
    ui.advance_cursor_after_rect(room);
    let mut columns = ui.new_child(UiBuilder::new().id_salt("columns").max_rect(left));
    let mut acts = view.columns.columns_ui(&mut columns, look, &def, (heap, chosen), can_change);
    let of_columns = acts.len();
    let mut fields = ui.new_child(UiBuilder::new().id_salt("fields").max_rect(right));
    scroll_ui(&mut fields, ScrollArea::vertical().id_salt("fields").auto_shrink([false, false]), |ui| {
        tools_ui(ui, form, heap, tile_at(&def, chosen).is_some(), &mut acts);
        ui.push_id(chosen, |ui| tile_ui(ui, form, chosen, &mut acts));
        follow_focus(ui);
    });
    for (place, act) in acts.into_iter().enumerate() {
        execute(form, view, act, place < of_columns);
    }
}

/// Does what was asked for. Where that was asked on a tile, the keyboard goes along.
fn execute(form: &mut Form, view: &mut View, act: Act, is_on_tile: bool) {
    let chosen = view.chosen;
    let name = Target::Tile(chosen).name(form.texts, form.def()).unwrap_or_default();
    let mut arranged = |form: &mut Form, text: Step, spot: TileSpot, arrangement: Arrangement| {
        let mut now = None;
        step(form, text, |def| now = arrange(def, spot, arrangement));
        view.chosen = now.unwrap_or(view.chosen);
        if is_on_tile {
            view.columns.lead(false);
        }
    };
    match act {
        Act::Choose(spot) => {
            view.chosen = spot;
            view.columns.lead(false);
        }
        Act::Move(from, to) => {
            let letter = to.heap.of(form.def()).get(to.group).map(|group| group.group.clone()).unwrap_or_default();
            let name = Target::Tile(from).name(form.texts, form.def()).unwrap_or_default();
            let said = form.texts.with("legend-step-moved", &[("tile", name.into()), ("group", letter.into())]);
            arranged(form, Step::new("editor-step-named").named(said), from, Arrangement::Move(to));
        }
        Act::Duplicate => {
            arranged(form, Step::of("editor-step-add", "editor-tiles"), chosen, Arrangement::Duplicate);
        }
        Act::Remove => arranged(form, Step::of("editor-step-remove", "editor-tiles"), chosen, Arrangement::Remove),
        Act::Copies(more) => {
            let Some(copies) = tile_at(form.def(), chosen).map(|tile| tile.copies) else { return };
            let new = if more { copies.saturating_add(1) } else { copies.saturating_sub(1) };
            let new = new.clamp(1, MAX_CELLS as u32);
            if new != copies {
                let said = Step::of("editor-step-set", "tiles-copies").from_to(copies.to_string(), new.to_string());
                arranged(form, said, chosen, Arrangement::Copies(new));
            }
        }
        Act::Turn(clockwise) => {
            let said = form.texts.with("legend-step-turned", &[("tile", name.into())]);
            step(form, Step::new("editor-step-named").named(said), |def| {
                let Some(tile) = tile_mut(def, chosen) else { return };
                if clockwise {
                    tile.slabs.rotate_right(1);
                } else {
                    tile.slabs.rotate_left(1);
                }
            });
        }
        Act::Step(side) => {
            let Some(before) = tile_at(form.def(), chosen).map(|tile| tile.slabs[side]) else { return };
            let now = if before >= MOST_SLABS { 0 } else { before + 1 };
            let of = form.texts.with("chart-slabs-of", &[("side", form.texts.say(SIDES[side]).into())]);
            step(form, Form::set_named(&of, before, now), |def| {
                if let Some(tile) = tile_mut(def, chosen) {
                    tile.slabs[side] = now;
                }
            });
        }
    }
}

fn tools_ui(ui: &mut Ui, form: &mut Form, heap: Heap, has_tile: bool, acts: &mut Vec<Act>) {
    ui.horizontal_wrapped(|ui| {
        for (key, act) in [("tiles-duplicate", Act::Duplicate), ("tiles-remove", Act::Remove)] {
            if ui.add_enabled(has_tile, Button::new(form.texts.say(key))).clicked() {
                acts.push(act);
            }
        }
        let letter = free_letter(form.def());
        let group = ui.add_enabled(letter.is_some(), Button::new(form.texts.say("legend-edit-add-group")));
        if let Some(letter) = letter.filter(|_| group.clicked()) {
            step(form, Step::of("editor-step-add", "tiles-group"), |def| {
                let tile = TileDef { kind: KindDef::Clearing, slabs: [1, 0, 0, 1, 0, 0], copies: 1 };
                heap.of_mut(def).push(GroupDef { group: letter.to_string(), tiles: vec![tile] });
            });
        }
    });
    ui.weak(heap.of(form.def()).to_vec().shown(form.texts));
    form.parents_ui(ui, heap.name(), |def| heap.of_mut(def));
}

/// The fields of a tile.
fn tile_ui(ui: &mut Ui, form: &mut Form, spot: TileSpot, acts: &mut Vec<Act>) {
    let Some(tile) = tile_at(form.def(), spot).cloned() else { return };
    let texts = form.texts;
    let name = Target::Tile(spot).name(texts, form.def()).unwrap_or_default();
    ui.horizontal_top(|ui| {
        let (rect, picture) = ui.allocate_exact_size(vec2(2.0 * LARGE, 1.8 * LARGE), Sense::click());
        picture.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        art::tile(ui.painter(), form.theme, rect.center(), LARGE, &look(&tile, Rotation::default()));
        acts.extend(side_ui(texts, rect, picture, &tile));
        ui.vertical(|ui| {
            ui.label(egui::RichText::new(&name).strong().color(form.theme.chrome.gold));
            for (kind, key) in KINDS {
                let is_own = std::mem::discriminant(&kind) == std::mem::discriminant(&tile.kind);
                if ui.radio(is_own, texts.say(key)).clicked() && !is_own {
                    let said = |kind| nouns::tile(texts, kind_of(kind));
                    let change = Step::new("editor-step-named").named(&*name).from_to(said(tile.kind), said(kind));
                    step(form, change, |def| {
                        if let Some(tile) = tile_mut(def, spot) {
                            tile.kind = kind;
                        }
                    });
                }
            }
        });
    });
    let value = match tile.kind {
        KindDef::Temple(value) => Some(("tiles-value", value, MAX_TIER as u8)),
        KindDef::Ruin(masks) => Some(("tiles-masks", masks, MAX_MASKS as u8)),
        KindDef::Clearing | KindDef::Volcano | KindDef::Lake => None,
    };
    if let Some((key, before, most)) = value {
        number_line(ui, form, key, (spot, before, 1..=most), |tile, value| match &mut tile.kind {
            KindDef::Temple(number) | KindDef::Ruin(number) => *number = value,
            KindDef::Clearing | KindDef::Volcano | KindDef::Lake => {}
        });
    }
    form.line(ui, "tiles-copies", None, |ui, form| {
        let said = form.texts.say("tiles-copies");
        let limits = 1..=MAX_CELLS as u8;
        number(
            ui,
            form,
            Named { said: &said, of: "tiles-copies" },
            ("tiles-copies", spot),
            tile.copies,
            limits,
            |def, value| {
                arrange(def, spot, Arrangement::Copies(value));
            },
        );
    });
    form.line(ui, "tiles-group", None, |ui, form| acts.extend(group_ui(ui, form, spot)));
    ui.label(texts.say("tiles-slabs"));
    form.numbers(ui, SIDES.len(), |ui, form, side| {
        let of = form.texts.say(SIDES[side]);
        ui.label(&of);
        let said = form.texts.with("chart-slabs-of", &[("side", of.into())]);
        let field = ("slabs", spot, side);
        number(ui, form, Named { said: &said, of: "tiles-slabs" }, field, tile.slabs[side], 0..=3, |def, value| {
            if let Some(tile) = tile_mut(def, spot) {
                tile.slabs[side] = value;
            }
        });
    });
    form.rule_below(ui, "legend-edit-tiles-rule", Rule::new(1, 2));
}

fn number_line(
    ui: &mut Ui,
    form: &mut Form,
    key: &'static str,
    (spot, before, limits): (TileSpot, u32, std::ops::RangeInclusive<u8>),
    set: impl FnOnce(&mut TileDef, u32),
) {
    form.line(ui, key, None, |ui, form| {
        let said = form.texts.say(key);
        number(ui, form, Named { said: &said, of: key }, (key, spot), before, limits, |def, value| {
            if let Some(tile) = tile_mut(def, spot) {
                set(tile, value);
            }
        });
    });
}

/// The group in which a tile is: it can be moved to another one.
fn group_ui(ui: &mut Ui, form: &mut Form, spot: TileSpot) -> Option<Act> {
    let groups = spot.heap.of(form.def());
    let letters: Vec<String> = groups.iter().map(|group| group.group.clone()).collect();
    let mut chosen = spot.group;
    let shown = letters.get(spot.group).cloned().unwrap_or_default();
    let list = OneOf::new("group", shown).width(60.0).show(ui, &mut chosen, letters.into_iter().enumerate());
    let _ = form.named(list, &form.texts.say("tiles-group"));
    let index = form.def().clone();
    let index = spot.heap.of(&index).get(chosen).map_or(0, |group| group.tiles.len());
    (chosen != spot.group).then_some(Act::Move(spot, TileSpot { group: chosen, index, ..spot }))
}

/// A click on a side of the picture, with a hint of what it does.
fn side_ui(texts: &Texts, rect: Rect, picture: Response, tile: &TileDef) -> Option<Act> {
    let view = Transform::around(Rect::ZERO, rect, LARGE);
    let point = picture.hover_pos().or(picture.interact_pointer_pos())?;
    let side = view.side_from_screen(point)?.index();
    let count = tile.slabs[side];
    let more = if count >= MOST_SLABS { 0 } else { count + 1 };
    let values = [("side", texts.say(SIDES[side]).into()), ("count", count.into()), ("more", more.into())];
    let is_clicked = picture.clicked();
    picture.on_hover_text(texts.with("legend-edit-side-hint", &values));
    is_clicked.then_some(Act::Step(side))
}
