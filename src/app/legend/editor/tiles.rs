//! The page of the tiles: those of the deck, those that every scenario lays, and those that cards bring.

use egui::{Button, Painter, Rect, Ui, vec2};

use super::Form;
use super::canvas::look;
use super::fields::{number, step};
use super::lists::{Chosen, Things, list_ui};
use crate::app::forms::Shown;
use crate::app::hexboard::art;
use crate::app::kit::one_of::OneOf;
use crate::app::kit::theme::Theme;
use crate::editor::Step;
use crate::editor::legend::Target;
use crate::editor::legend::tiles::{Heap, TileSpot, free_letter, kind_of};
use crate::editor::tikal::SIDES;
use crate::expedition::MAX_TIER;
use crate::hex::{MAX_CELLS, Rotation};
use crate::legend::{GroupDef, KindDef, MAX_MASKS, Rule, TileDef, VariantDef};
use crate::words::Texts;
use crate::words::legend::nouns;

/// The radius of the large picture.
const LARGE: f32 = 64.0;
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
    list: Chosen,
}

impl Default for View {
    fn default() -> Self {
        Self { heap: Heap::Deck, list: Chosen::default() }
    }
}

/// The places of the tiles of a heap, in their order.
fn spots(def: &VariantDef, heap: Heap) -> Vec<TileSpot> {
    let groups = heap.of(def).iter().enumerate();
    groups.flat_map(|(group, own)| (0..own.tiles.len()).map(move |index| TileSpot { heap, group, index })).collect()
}

fn tile_at(def: &VariantDef, spot: TileSpot) -> Option<&TileDef> {
    spot.heap.of(def).get(spot.group)?.tiles.get(spot.index)
}

fn tile_mut(def: &mut VariantDef, spot: TileSpot) -> Option<&mut TileDef> {
    spot.heap.of_mut(def).get_mut(spot.group)?.tiles.get_mut(spot.index)
}

/// Lays out the page.
pub fn tiles_ui(ui: &mut Ui, form: &mut Form, view: &mut View) {
    if let Some(Target::Tile(spot)) = form.sought {
        form.sought = None;
        view.heap = spot.heap;
        let place = spots(form.def(), spot.heap).iter().position(|&other| other == spot);
        view.list.seek(place.unwrap_or(0));
    }
    let View { heap, list } = view;
    ui.horizontal_wrapped(|ui| {
        for other in Heap::ALL {
            if ui.add(Button::selectable(other == *heap, form.texts.say(other.name()))).clicked() {
                (*heap, list.place) = (other, 0);
            }
        }
    });
    let (heap, def) = (*heap, form.def().clone());
    let spots = spots(&def, heap);
    let name = |&spot: &TileSpot| {
        let name = Target::Tile(spot).name(form.texts, &def).unwrap_or_default();
        let Some(tile) = tile_at(&def, spot) else { return name };
        let kind = nouns::tile(form.texts, kind_of(tile.kind));
        let copies = if tile.copies == 1 { String::new() } else { format!(" ×{}", tile.copies) };
        format!("{}{copies}", form.texts.with("tile-named", &[("tile", name.into()), ("kind", kind.into())]))
    };
    let names: Vec<String> = spots.iter().map(name).collect();
    let picture = |painter: &Painter, theme: &Theme, rect: Rect, place: usize| {
        if let Some(tile) = spots.get(place).and_then(|&spot| tile_at(&def, spot)) {
            art::tile(painter, theme, rect.center(), rect.width() / 2.0, &look(tile, Rotation::default()));
        }
    };
    let things = Things { names, called: "editor-tiles", picture: Some(&picture) };
    let tools = |ui: &mut Ui, form: &mut Form, chosen: &mut Chosen| {
        tools_ui(ui, form, heap, spots.get(chosen.place).copied());
    };
    list_ui(ui, form, list, &things, tools, |ui, form, place| {
        if let Some(&spot) = spots.get(place) {
            tile_ui(ui, form, spot);
        }
    });
}

fn tools_ui(ui: &mut Ui, form: &mut Form, heap: Heap, spot: Option<TileSpot>) {
    ui.horizontal_wrapped(|ui| {
        let add = ui.add_enabled(spot.is_some(), Button::new(form.texts.say("tiles-duplicate")));
        if let Some(spot) = spot.filter(|_| add.clicked()) {
            step(form, Step::of("editor-step-add", "editor-tiles"), |def| {
                let Some(tile) = tile_at(def, spot).cloned() else { return };
                heap.of_mut(def)[spot.group].tiles.insert(spot.index + 1, TileDef { copies: 1, ..tile });
            });
        }
        let remove = ui.add_enabled(spot.is_some(), Button::new(form.texts.say("tiles-remove")));
        if let Some(spot) = spot.filter(|_| remove.clicked()) {
            step(form, Step::of("editor-step-remove", "editor-tiles"), |def| {
                let groups = heap.of_mut(def);
                groups[spot.group].tiles.remove(spot.index);
                groups.retain(|group| !group.tiles.is_empty());
            });
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
fn tile_ui(ui: &mut Ui, form: &mut Form, spot: TileSpot) {
    let Some(tile) = tile_at(form.def(), spot).cloned() else { return };
    let texts = form.texts;
    let name = Target::Tile(spot).name(texts, form.def()).unwrap_or_default();
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(2.0 * LARGE, 2.0 * LARGE), egui::Sense::hover());
        art::tile(ui.painter(), form.theme, rect.center(), LARGE, &look(&tile, Rotation::default()));
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
    number_line(ui, form, "tiles-copies", (spot, tile.copies, 1..=MAX_CELLS as u8), |tile, value| tile.copies = value);
    form.line(ui, "tiles-group", None, |ui, form| group_ui(ui, form, spot));
    ui.label(texts.say("tiles-slabs"));
    form.numbers(ui, SIDES.len(), |ui, form, side| {
        let of = form.texts.say(SIDES[side]);
        ui.label(&of);
        let said = form.texts.with("chart-slabs-of", &[("side", of.into())]);
        let field = ("slabs", spot, side);
        number(ui, form, (&said, "tiles-slabs"), field, (tile.slabs[side], 0..=3), |def, value| {
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
        number(ui, form, (&said, key), (key, spot), (before, limits), |def, value| {
            if let Some(tile) = tile_mut(def, spot) {
                set(tile, value);
            }
        });
    });
}

/// The group in which a tile is: it can be moved to another one.
fn group_ui(ui: &mut Ui, form: &mut Form, spot: TileSpot) {
    let groups = spot.heap.of(form.def());
    let letters: Vec<String> = groups.iter().map(|group| group.group.clone()).collect();
    let mut chosen = spot.group;
    let shown = letters.get(spot.group).cloned().unwrap_or_default();
    let list =
        OneOf::new("group", shown.clone()).width(60.0).show(ui, &mut chosen, letters.iter().cloned().enumerate());
    let _ = form.named(list, &form.texts.say("tiles-group"));
    if chosen != spot.group {
        let change = Step::of("editor-step-set", "tiles-group").from_to(shown, letters[chosen].clone());
        step(form, change, |def| {
            let groups = spot.heap.of_mut(def);
            let tile = groups[spot.group].tiles.remove(spot.index);
            groups[chosen].tiles.push(tile);
            groups.retain(|group| !group.tiles.is_empty());
        });
    }
}
