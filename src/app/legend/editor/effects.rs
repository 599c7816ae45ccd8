//! The choice of an effect: its sort by a picture, and its numbers.

use egui::{Painter, Rect, Sense, Ui, vec2};

use super::Form;
use crate::app::forms::{Named, number, step};
use crate::app::kit::one_of::OneOf;
use crate::app::kit::theme::Theme;
use crate::app::legend::art::{self, EffectPicture};
use crate::editor::Step;
use crate::editor::legend::effects::{counted, effect_said, sort_name};
use crate::editor::legend::tiles::{Heap, named};
use crate::expedition::Glyph;
use crate::legend::{EffectDef, KindDef, MAX_STEPS, VariantDef};

/// The size of a picture in the list.
const ROW: f32 = 30.0;
/// The size of the picture of what is chosen.
const LARGE: f32 = 72.0;

/// Who can have an effect.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Owner {
    Cards,
    Powers,
    Both,
}

/// A sort of effect: one of that sort to begin with, and who can have it.
struct Sort {
    new: EffectDef,
    owner: Owner,
}

/// All sorts, in the order of the cards.
fn sorts(def: &VariantDef) -> Vec<Sort> {
    let first_tile = named(def, Heap::Cards).first().map(|(name, _)| name.clone()).unwrap_or_default();
    let sort = |new, owner| Sort { new, owner };
    vec![
        sort(EffectDef::Treasures(0), Owner::Cards),
        sort(EffectDef::PutRuin(2), Owner::Cards),
        sort(EffectDef::Dig(1), Owner::Both),
        sort(EffectDef::Look, Owner::Cards),
        sort(EffectDef::Scout, Owner::Cards),
        sort(EffectDef::PutTemple(2), Owner::Both),
        sort(EffectDef::UncoverOne(2), Owner::Cards),
        sort(EffectDef::UncoverEach(2), Owner::Both),
        sort(EffectDef::Camp(0), Owner::Both),
        sort(EffectDef::Recruit { explorers: 2, leaders: 0 }, Owner::Both),
        sort(EffectDef::Jump, Owner::Cards),
        sort(EffectDef::Steps(4), Owner::Both),
        sort(EffectDef::Slab, Owner::Both),
        sort(EffectDef::ActionPoints(2), Owner::Both),
        sort(EffectDef::Tile(first_tile), Owner::Cards),
        sort(EffectDef::Lake, Owner::Cards),
        sort(EffectDef::Volcano, Owner::Cards),
        sort(EffectDef::Deploy(4), Owner::Powers),
        sort(EffectDef::Exchange(1), Owner::Powers),
    ]
}

fn is_alike(one: &EffectDef, other: &EffectDef) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// Sets that number.
fn set_count(effect: &mut EffectDef, new: u32) {
    match effect {
        EffectDef::PutRuin(count)
        | EffectDef::Dig(count)
        | EffectDef::PutTemple(count)
        | EffectDef::UncoverOne(count)
        | EffectDef::UncoverEach(count)
        | EffectDef::Camp(count)
        | EffectDef::Steps(count)
        | EffectDef::ActionPoints(count)
        | EffectDef::Deploy(count)
        | EffectDef::Exchange(count) => *count = new,
        _ => {}
    }
}

/// The picture of an effect as it is written.
pub fn picture_of(def: &VariantDef, effect: &EffectDef) -> EffectPicture {
    let small = |count: u32| count.min(99) as u8;
    match *effect {
        EffectDef::Treasures(kind) => {
            EffectPicture::Treasures(def.treasures.kinds.get(kind as usize).map_or(Glyph::Mask, |kind| kind.glyph))
        }
        EffectDef::PutRuin(count) => EffectPicture::PutRuin(small(count)),
        EffectDef::Dig(count) => EffectPicture::Dig(small(count)),
        EffectDef::Look => EffectPicture::Look,
        EffectDef::Scout => EffectPicture::Scout,
        EffectDef::PutTemple(count) => EffectPicture::PutTemple(small(count)),
        EffectDef::UncoverOne(count) => EffectPicture::UncoverOne(small(count)),
        EffectDef::UncoverEach(count) => EffectPicture::UncoverEach(small(count)),
        EffectDef::Camp(count) => EffectPicture::Camp(small(count)),
        EffectDef::Recruit { explorers, leaders } => EffectPicture::Recruit(small(explorers), small(leaders)),
        EffectDef::Jump => EffectPicture::Jump,
        EffectDef::Steps(count) => EffectPicture::Steps(small(count)),
        EffectDef::Slab => EffectPicture::Slab,
        EffectDef::ActionPoints(count) => EffectPicture::Points(small(count)),
        EffectDef::Tile(ref name) => {
            let tiles = named(def, Heap::Cards);
            let tile = tiles.iter().find(|(own, _)| own == name).map(|(_, tile)| tile);
            match tile.map(|tile| (tile.kind, tile.slabs)) {
                Some((KindDef::Temple(value), slabs)) => {
                    EffectPicture::Temple(value.min(20) as u8, slabs.map(|slabs| slabs.min(3) as u8))
                }
                Some((KindDef::Volcano, _)) => EffectPicture::Volcano,
                _ => EffectPicture::Lake,
            }
        }
        EffectDef::Lake => EffectPicture::Lake,
        EffectDef::Volcano => EffectPicture::Volcano,
        EffectDef::Deploy(count) => EffectPicture::Deploy(small(count)),
        EffectDef::Exchange(count) => EffectPicture::Exchange(small(count)),
    }
}

/// Draws the picture of an effect.
pub fn paint(painter: &Painter, theme: &Theme, rect: Rect, def: &VariantDef, effect: &EffectDef) {
    art::effect(painter, theme, rect, picture_of(def, effect));
}

/// Where an effect stands in a definition.
type At<'a> = &'a dyn Fn(&mut VariantDef) -> Option<&mut EffectDef>;

/// Lays out an effect: its picture, its sort and its numbers. `called` names it, as one of several.
pub fn effect_ui(ui: &mut Ui, form: &mut Form, called: &str, (place, of_cards): (usize, bool), at: At) {
    let Some(before) = form.read(|def| at(def).cloned()) else { return };
    let def = form.def().clone();
    ui.push_id(("effect", place), |ui| {
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(LARGE, LARGE), Sense::hover());
            paint(ui.painter(), form.theme, rect, &def, &before);
            ui.vertical(|ui| {
                sort_ui(ui, form, called, (of_cards, &def, &before), at);
                ui.horizontal_wrapped(|ui| numbers_ui(ui, form, (called, place), (&def, &before), at));
            });
        });
    });
}

fn sort_ui(
    ui: &mut Ui,
    form: &mut Form,
    called: &str,
    (of_cards, def, before): (bool, &VariantDef, &EffectDef),
    at: At,
) {
    let texts = form.texts;
    let theme = form.theme;
    let wrong = if of_cards { Owner::Powers } else { Owner::Cards };
    let sorts: Vec<Sort> = sorts(def).into_iter().filter(|sort| sort.owner != wrong).collect();
    let now = sorts.iter().position(|sort| is_alike(&sort.new, before));
    let shown = now.map_or_else(|| effect_said(texts, def, before), |now| texts.say(sort_name(&sorts[now].new)));
    let mut chosen = now;
    let names = sorts.iter().enumerate().map(|(place, sort)| (Some(place), texts.say(sort_name(&sort.new))));
    let list = OneOf::new("sort", shown).width(220.0).truncated();
    let list = list.show_rows(ui, &mut chosen, names, |ui, place, name, is_chosen| {
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(ROW, ROW), Sense::hover());
            if let Some(sort) = place.and_then(|place| sorts.get(place)) {
                paint(ui.painter(), theme, rect, def, &sort.new);
            }
            ui.selectable_label(is_chosen, name)
        })
        .inner
    });
    let _ = list.accessible_name(called);
    if let Some(sort) = chosen.filter(|_| chosen != now).and_then(|chosen| sorts.into_iter().nth(chosen)) {
        let [from, to] = [before, &sort.new].map(|effect| effect_said(texts, def, effect));
        step(form, Step::new("editor-step-named").named(called).from_to(from, to), |def| {
            if let Some(effect) = at(def) {
                *effect = sort.new;
            }
        });
    }
}

fn numbers_ui(
    ui: &mut Ui,
    form: &mut Form,
    (called, place): (&str, usize),
    (def, before): (&VariantDef, &EffectDef),
    at: At,
) {
    let texts = form.texts;
    let named_number = |key: &str| texts.with(key, &[("effect", called.to_owned().into())]);
    match before {
        EffectDef::Treasures(kind) => {
            let mut chosen = *kind;
            let name = |kind: u32| {
                let kind = def.treasures.kinds.get(kind as usize);
                kind.map_or_else(|| "?".to_owned(), |kind| texts.typeset(kind.name.get(texts.language().code())))
            };
            let kinds = (0..def.treasures.kinds.len() as u32).map(|kind| (kind, name(kind)));
            let list = OneOf::new("kind", name(*kind)).width(140.0).show(ui, &mut chosen, kinds);
            let _ = list.accessible_name(named_number("legend-edit-kind-of"));
            if chosen != *kind {
                let change = Step::new("editor-step-named").named(called).from_to(name(*kind), name(chosen));
                step(form, change, |def| {
                    if let Some(EffectDef::Treasures(kind)) = at(def) {
                        *kind = chosen;
                    }
                });
            }
        }
        EffectDef::Tile(tile) => {
            let mut chosen = tile.clone();
            let tiles = named(def, Heap::Cards).into_iter().map(|(name, _)| (name.clone(), name));
            let list = OneOf::new("tile", tile).width(90.0).show(ui, &mut chosen, tiles);
            let _ = list.accessible_name(named_number("legend-edit-tile-of"));
            if chosen != *tile {
                let change = Step::new("editor-step-named").named(called).from_to(tile, chosen.clone());
                step(form, change, |def| {
                    if let Some(EffectDef::Tile(tile)) = at(def) {
                        *tile = chosen;
                    }
                });
            }
        }
        EffectDef::Recruit { explorers, leaders } => {
            let said = named_number("legend-edit-explorers-of");
            ui.label(texts.say("editor-explorers"));
            let field = ("explorers of", called);
            number(
                ui,
                form,
                Named { said: &said, of: "legend effect" },
                field,
                *explorers,
                0..=MAX_STEPS,
                |def, value| {
                    if let Some(EffectDef::Recruit { explorers, .. }) = at(def) {
                        *explorers = value;
                    }
                },
            );
            let said = named_number("legend-edit-leaders-of");
            ui.label(texts.say("editor-leaders"));
            let field = ("leaders of", called);
            number(
                ui,
                form,
                Named { said: &said, of: "legend effect" },
                field,
                *leaders,
                0..=MAX_STEPS,
                |def, value| {
                    if let Some(EffectDef::Recruit { leaders, .. }) = at(def) {
                        *leaders = value;
                    }
                },
            );
        }
        _ => {
            let Some(count) = counted(before) else { return };
            let least = u8::from(!matches!(before, EffectDef::Camp(_)));
            let said = named_number("legend-edit-number-of");
            let field = ("number of", called, place);
            number(
                ui,
                form,
                Named { said: &said, of: "legend effect" },
                field,
                count,
                least..=MAX_STEPS,
                |def, value| {
                    if let Some(effect) = at(def) {
                        set_count(effect, value);
                    }
                },
            );
        }
    }
}
