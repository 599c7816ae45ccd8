//! A turn in the window, a file for each part of it. What they share stands here.

mod asked;
mod back;
mod messages;
mod others;
mod pieces;
mod undo;

use egui::{Modifiers, PointerButton, Pos2};
use egui_kittest::kittest::{NodeT, Queryable, by};

use crate::driver::Driver;

const SIZE: [f32; 2] = [1024.0, 700.0];

fn said(driver: &Driver) -> String {
    let named = driver.harness.query_all(by().predicate(|node| node.label().is_some() || node.value().is_some()));
    let said = named.filter_map(|node| node.accesskit_node().label().or_else(|| node.accesskit_node().value()));
    said.filter(|name| !name.starts_with("Hex")).collect::<Vec<_>>().join("; ")
}

fn centre(driver: &Driver, start: &str) -> Pos2 {
    driver.starting(start).rect().center()
}

fn moved(driver: &mut Driver, to: Pos2) {
    driver.harness.event(egui::Event::PointerMoved(to));
    driver.harness.run_steps(2);
}

fn button(driver: &mut Driver, pos: Pos2, button: PointerButton, pressed: bool) {
    let modifiers = Modifiers::NONE;
    driver.harness.event(egui::Event::PointerButton { pos, button, pressed, modifiers });
    driver.harness.run_steps(2);
}

/// Drags from one widget to another.
fn drag(driver: &mut Driver, from: &str, to: &str) {
    let (from, to) = (centre(driver, from), centre(driver, to));
    moved(driver, from);
    button(driver, from, PointerButton::Primary, true);
    moved(driver, from.lerp(to, 0.5));
    moved(driver, to);
    button(driver, to, PointerButton::Primary, false);
    driver.run();
}

const THREE: [&str; 5] = ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5", "enter leader a5"];
