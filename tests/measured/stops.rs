//! Walks that prove that Tab comes to everything that can be used.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};

use crate::driver::Driver;

/// More stops than any screen has.
pub const MOST_STOPS: usize = 300;

/// True if a name is that of a tile on its card, such as "A4: temple 2".
fn is_card(name: &str) -> bool {
    let number = name.strip_prefix(|sign: char| sign.is_ascii_uppercase()).and_then(|name| name.split_once(": "));
    number.is_some_and(|(number, _)| !number.is_empty() && number.bytes().all(|sign| sign.is_ascii_digit()))
}

/// True if Tab should reach a widget. Only one of the cells, and one of the cards of tiles, is a stop, for the arrow
/// keys lead to the others; pieces are chosen on their cells.
pub fn is_stop(node: &AccessKitNode) -> bool {
    let name = node.label().unwrap_or_default();
    let starts = ["Hex ", "Free place, ", "The explorer of", "The leader of"];
    let by_arrows = starts.iter().any(|start| name.starts_with(start)) || is_card(&name);
    // The nameless areas under everything and the board around the cells can only be dragged and scrolled; texts can
    // only be selected with the pointer. None of them needs the keyboard.
    let is_ground = name.is_empty() || matches!(node.role(), Role::Canvas | Role::Label | Role::Heading);
    !is_ground && node.data().supports_action(egui::accesskit::Action::Click) && !node.is_disabled() && !by_arrows
}

/// Presses Tab until the focus has come round, and asserts that it reached every stop.
pub fn walk(driver: &mut Driver, screen: &str) {
    walk_to(driver, screen, is_stop);
}

/// As [`walk`], where these are the stops.
pub fn walk_to(driver: &mut Driver, screen: &str, is_stop: impl Fn(&AccessKitNode) -> bool) {
    let wanted: BTreeSet<String> = {
        let stops = driver.harness.query_all(by().predicate(|node: &AccessKitNode| is_stop(node)));
        stops.map(|node| node.accesskit_node().label().unwrap_or_default()).collect()
    };
    assert!(wanted.len() > 2, "{screen} has something to use");
    let mut seen = BTreeSet::new();
    for _ in 0..MOST_STOPS {
        driver.press(Modifiers::NONE, Key::Tab);
        if let Some(name) = driver.focused() {
            seen.insert(name);
        }
        if wanted.is_subset(&seen) {
            return;
        }
    }
    let missed: Vec<_> = wanted.difference(&seen).collect();
    panic!("{screen}: Tab never comes to {missed:?}");
}
