//! The menus of a group and of all groups.

use egui::{Button, Ui};

use crate::app::tikal::editor::Form;
use crate::editor::tikal::decks::acts::Act;
use crate::editor::tikal::decks::{self, Order, TileSpot};
use crate::tikal::{GroupDef, MAX_GROUPS};
use crate::words::Texts;

/// The menu of a group.
pub fn group_menu_ui(ui: &mut Ui, form: &Form, group: usize, acts: &mut Vec<Act>) {
    let (texts, deck) = (form.texts, &form.def().deck);
    let Some(def) = deck.get(group) else { return };
    let mut button = |ui: &mut Ui, is_on: bool, key: &str, act: Act| {
        if ui.add_enabled(is_on, Button::new(texts.say(key))).clicked() {
            acts.push(act);
            ui.close();
        }
    };
    let is_full = !def.tiles.is_empty();
    button(ui, decks::room(deck) > 0, "tiles-add", Act::Add(TileSpot::new(group, def.tiles.len())));
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
const SORTS: [(&str, Order); 3] =
    [("tiles-sort-kind", Order::Kind), ("tiles-sort-value", Order::Value), ("tiles-sort-slabs", Order::Slabs)];

/// The acts on tiles of any group: those that look alike are found, and others pasted.
pub fn deck_ui(ui: &mut Ui, texts: &Texts, is_in_menu: bool, acts: &mut Vec<Act>) {
    for (key, hint, act) in [
        ("tiles-find-alike", "tiles-find-alike-hint", Act::ChooseAlike),
        ("tiles-paste", "tiles-paste-hint", Act::AskForClipboard),
    ] {
        if ui.button(texts.say(key)).on_hover_text(texts.say(hint)).clicked() {
            acts.push(act);
            if is_in_menu {
                ui.close();
            }
        }
    }
}

/// The menu of all groups together.
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

/// True if there is a letter for another group.
pub fn has_letter(deck: &[GroupDef]) -> bool {
    deck.len() < MAX_GROUPS
}
