//! The fields of the chosen tiles: of one of them with a large picture, of several what they have in common.

use egui::{Button, RichText, Sense, Ui, vec2};

use super::View;
use super::sides::{side_sign, sides_ui};
use crate::app::forms::Named;
use crate::app::kit::keys::Shortcut;
use crate::app::kit::one_of::OneOf;
use crate::app::tikal::editor::Form;
use crate::app::tikal::keys;
use crate::editor::tikal::SIDES;
use crate::editor::tikal::decks::acts::{Act, MOST_MASKS, MOST_SLABS, MOST_VALUE};
use crate::editor::tikal::decks::{self, TileSpot};
use crate::hex::MAX_CELLS;
use crate::tikal::{KindDef, TileDef};

/// The radius of the large picture.
const LARGE: f32 = 72.0;
/// The width of all that stands beside it.
const BESIDE_PICTURE: f32 = 50.0;
/// The radius of the pictures of several tiles.
const SMALL: f32 = 24.0;
/// The most pictures of several tiles.
const MOST_PICTURES: usize = 8;

/// The size of the sign of a side.
const SIGN: f32 = 20.0;

/// The kinds that a tile of the deck can have, with the number that a new one begins with.
const KINDS: [(KindDef, &str); 4] = [
    (KindDef::Temple(2), "tiles-temple"),
    (KindDef::Ruin(3), "tiles-ruin"),
    (KindDef::Clearing, "tiles-clearing"),
    (KindDef::Volcano, "tiles-volcano"),
];

/// Lays out the fields of what is chosen.
pub fn panel_ui(ui: &mut Ui, form: &mut Form, view: &mut View, acts: &mut Vec<Act>) {
    let texts = form.texts;
    let tiles = decks::tiles(&form.def().deck, view.choice.spots());
    let heading = match (tiles.len(), view.choice.spots().first()) {
        (1, Some(&spot)) => decks::name(&form.def().deck, spot),
        (count, _) => texts.with("tiles-chosen", &[("count", count.into())]),
    };
    let title = ui.label(RichText::new(&heading).strong().color(form.theme.chrome.gold));
    title.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Heading, true, &heading));
    if tiles.is_empty() {
        ui.label(texts.say("tiles-hint"));
        keys_ui(ui, form);
        ui.weak(&view.faces.totals);
        return;
    }
    if let Some(spot) = view.choice.single() {
        ui.horizontal_top(|ui| {
            large_ui(ui, form, view, (spot, &tiles[0]), acts);
            ui.vertical(|ui| turns_ui(ui, form, &tiles, acts));
        });
    } else {
        small_ui(ui, form, view);
        ui.horizontal(|ui| turns_ui(ui, form, &tiles, acts));
    }
    kind_ui(ui, form, &tiles, acts);
    numbers_ui(ui, form, &tiles, acts);
    group_ui(ui, form, view, acts);
    tools_ui(ui, form, &tiles, acts);
    keys_ui(ui, form);
}

/// The keys for the tiles.
fn keys_ui(ui: &mut Ui, form: &Form) {
    let said = |shortcut: Shortcut| shortcut.text(form.texts, ui.ctx()).into();
    let values = [
        ("move", keys::TILE_MOVE.all_texts(form.texts, ui.ctx()).into()),
        ("add", said(keys::TILE_ADD)),
        ("copy", said(keys::TILE_DUPLICATE)),
        ("remove", said(keys::TILE_REMOVE)),
        ("turn", said(keys::TILE_TURN)),
    ];
    let text = RichText::new(form.texts.with("tiles-hint-keys", &values)).small();
    ui.label(text.color(form.theme.chrome.text_weak));
}

/// The picture of one tile, whose sides can be clicked.
fn large_ui(ui: &mut Ui, form: &Form, view: &mut View, (spot, tile): (TileSpot, &TileDef), acts: &mut Vec<Act>) {
    let Some(face) = view.faces.face(spot) else { return };
    // In a low page it leaves room for what is below it.
    let room = (ui.available_width() - BESIDE_PICTURE) / 2.0;
    let radius = room.min(0.25 * ui.clip_rect().height()).clamp(SMALL, LARGE);
    let (rect, response) = ui.allocate_exact_size(vec2(2.0 * radius, 3.0_f32.sqrt() * radius), Sense::CLICK);
    let said = form.texts.with("tiles-picture", &[("tile", face.said.clone().into())]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &said));
    view.gallery.paint(ui.painter(), form.theme, rect.center(), radius, face.look);
    if form.can_change() && tile.kind != KindDef::Volcano {
        let place = (rect.center(), radius);
        acts.extend(sides_ui(ui, form.presentation(), &response, place, (spot, tile)));
    }
}

/// The pictures of several tiles, as far as there is room in two rows.
fn small_ui(ui: &mut Ui, form: &Form, view: &mut View) {
    let looks: Vec<_> =
        view.choice.spots().iter().filter_map(|&spot| view.faces.face(spot)).map(|face| face.look).collect();
    ui.horizontal_wrapped(|ui| {
        for look in looks.iter().take(MOST_PICTURES) {
            let (rect, _) = ui.allocate_exact_size(vec2(2.0 * SMALL, 3.0_f32.sqrt() * SMALL), Sense::hover());
            view.gallery.paint(ui.painter(), form.theme, rect.center(), SMALL, *look);
        }
        if looks.len() > MOST_PICTURES {
            ui.label("…");
        }
    });
}

/// The two ways to turn the tiles. A volcano looks the same in every rotation.
fn turns_ui(ui: &mut Ui, form: &Form, tiles: &[TileDef], acts: &mut Vec<Act>) {
    let turns = tiles.iter().any(|tile| tile.kind != KindDef::Volcano);
    for (sign, key, sixths) in [("↺", "tiles-turn-left", 5), ("↻", "tiles-turn-right", 1)] {
        let said = form.texts.say(key);
        let button = ui.add_enabled(turns, Button::new(sign)).accessible_name(said.clone());
        if button.on_hover_text(said).clicked() {
            acts.push(Act::Turn(sixths));
        }
    }
}

/// The tools for the tiles as they are.
fn tools_ui(ui: &mut Ui, form: &Form, tiles: &[TileDef], acts: &mut Vec<Act>) {
    let texts = form.texts;
    ui.horizontal_wrapped(|ui| {
        let mut button = |ui: &mut Ui, key: &str, act: Act| {
            if ui.button(texts.say(key)).clicked() {
                acts.push(act);
            }
        };
        button(ui, "tiles-duplicate", Act::Duplicate);
        button(ui, "tiles-remove", Act::Remove);
        button(ui, "tiles-copy", Act::Copy);
        button(ui, "tiles-cut", Act::Cut);
        if tiles.iter().any(|tile| tile.copies > 1) {
            button(ui, "tiles-part", Act::Part);
        }
    });
}

fn kind_ui(ui: &mut Ui, form: &Form, tiles: &[TileDef], acts: &mut Vec<Act>) {
    let is_of = |tile: &TileDef, kind: KindDef| std::mem::discriminant(&tile.kind) == std::mem::discriminant(&kind);
    ui.horizontal_wrapped(|ui| {
        for (kind, name) in KINDS {
            let is_chosen = tiles.iter().all(|tile| is_of(tile, kind));
            if ui.radio(is_chosen, form.texts.say(name)).clicked() && !is_chosen {
                acts.push(Act::Kind(kind));
            }
        }
    });
}

/// A number of the tiles: what to call it, what each tile has, its limits, and what sets it.
struct Number<'a> {
    name: String,
    /// The name of fields that say what it does.
    of: &'static str,
    values: Vec<u32>,
    limits: std::ops::RangeInclusive<u8>,
    act: &'a dyn Fn(u32) -> Act,
}

fn numbers_ui(ui: &mut Ui, form: &mut Form, tiles: &[TileDef], acts: &mut Vec<Act>) {
    let texts = form.texts;
    let of = |number: fn(KindDef) -> Option<u32>| -> Vec<u32> {
        tiles.iter().filter_map(|tile| number(tile.kind)).collect()
    };
    let values = of(|kind| if let KindDef::Temple(value) = kind { Some(value) } else { None });
    let masks = of(|kind| if let KindDef::Ruin(masks) = kind { Some(masks) } else { None });
    let (value, mask, copies) = (texts.say("tiles-value"), texts.say("tiles-masks"), texts.say("tiles-copies"));
    for number in [
        Number { name: value, of: "tiles-value", values, limits: 1..=MOST_VALUE as u8, act: &Act::Value },
        Number { name: mask, of: "tiles-masks", values: masks, limits: 1..=MOST_MASKS as u8, act: &Act::Masks },
        Number {
            of: "tiles-copies",
            name: copies,
            values: tiles.iter().map(|tile| tile.copies).collect(),
            limits: 1..=MAX_CELLS as u8,
            act: &Act::Copies,
        },
    ] {
        if !number.values.is_empty() {
            ui.horizontal_wrapped(|ui| {
                let label = ui.label(&number.name).id;
                form.beside(label, |form| number_ui(ui, form, &number, acts));
            });
        }
    }
    let with_slabs: Vec<&TileDef> = tiles.iter().filter(|tile| tile.kind != KindDef::Volcano).collect();
    if with_slabs.is_empty() {
        ui.weak(texts.say("tiles-volcano-slabs"));
        return;
    }
    ui.label(texts.say("tiles-slabs"));
    form.numbers(ui, SIDES.len(), |ui, form, side| {
        let said = texts.with("chart-slabs-of", &[("side", texts.say(SIDES[side]).into())]);
        // A sign says it in less room; the field is called by the words.
        let (rect, sign) = ui.allocate_exact_size(vec2(SIGN, SIGN), Sense::hover());
        side_sign(ui.painter(), form.theme, rect.center(), SIGN / 2.0, side);
        sign.on_hover_text(&said);
        let number = Number {
            name: said,
            of: "tiles-slabs",
            values: with_slabs.iter().map(|tile| tile.slabs[side]).collect(),
            limits: 0..=MOST_SLABS as u8,
            act: &|count| Act::Slabs { side, count },
        };
        number_ui(ui, form, &number, acts);
    });
}

/// The field of a number. Where the tiles differ in it, it shows that of the first of them and says so.
fn number_ui(ui: &mut Ui, form: &mut Form, number: &Number, acts: &mut Vec<Act>) {
    let first = number.values.first().copied().unwrap_or_default();
    let differs = number.values.iter().any(|&value| value != first);
    let mut value = first;
    let response =
        form.number_field(ui, Named { said: &number.name, of: number.of }, &mut value, number.limits.clone());
    if value != first {
        acts.push((number.act)(value));
    }
    form.ended(&response);
    if differs {
        let lowest = number.values.iter().copied().min().unwrap_or_default();
        let highest = number.values.iter().copied().max().unwrap_or_default();
        let said = form.texts.with("tiles-differ", &[("name", number.name.clone().into())]);
        ui.weak(format!("{lowest}–{highest}")).on_hover_text(said);
    }
}

/// The group in which the tiles are: they can be moved to another one.
fn group_ui(ui: &mut Ui, form: &Form, view: &View, acts: &mut Vec<Act>) {
    let deck = &form.def().deck;
    let Some(first) = view.choice.spots().first() else { return };
    let is_one = view.choice.spots().iter().all(|spot| spot.group == first.group);
    let shown = deck.get(first.group).filter(|_| is_one).map_or("…", |group| &group.group);
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(form.texts.say("tiles-group")).id;
        let before = is_one.then_some(first.group);
        let mut chosen = before;
        let groups = deck.iter().enumerate().map(|(index, group)| (Some(index), group.group.clone()));
        let list = OneOf::new("group", shown).width(60.0).show(ui, &mut chosen, groups);
        if let Some(index) = chosen.filter(|_| chosen != before) {
            acts.push(Act::Move(TileSpot::new(index, deck[index].tiles.len())));
        }
        let _ = list.labelled_by(label);
        for (sign, key, later) in [("▲", "tiles-earlier", false), ("▼", "tiles-later", true)] {
            let said = form.texts.say(key);
            if ui.button(sign).accessible_name(said.clone()).on_hover_text(said).clicked() {
                acts.push(Act::Shift { later });
            }
        }
    });
}
