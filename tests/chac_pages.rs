//! The pages of the editor for temples, each laid out in a window of its own: what they show changes nothing, and what is
//! done on them is written into the text.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "chac_pages/areas.rs"]
mod areas;
#[path = "chac_pages/canvas.rs"]
mod canvas;
#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
#[path = "chac_pages/forms.rs"]
mod forms;
#[path = "chac_pages/layout.rs"]
mod layout;
mod page;
#[cfg(feature = "snapshots")]
#[path = "chac_pages/pictures.rs"]
mod pictures;
#[path = "chac_pages/walks.rs"]
mod walks;

use egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::chac::{State, Variant, VariantDef};
use tikal::editor::chac::{Page, Target};
use tikal::words::{Language, Texts};

const TEMPLE: &str = include_str!("../variants/chac/temple.ron");
const SIZE: [f32; 2] = [1100.0, 760.0];

/// A window with a page.
type Shown = page::Shown<State>;

impl Shown {
    fn open(page: Page, size: [f32; 2], language: Language) -> Self {
        Self::leading(page, None, (size, language, 1.0), TEMPLE)
    }

    /// Takes a thing of a list that opens.
    fn choose(&mut self, list: &str, name: &str) {
        self.click(list);
        // Of several the last one is that of the list, which lies on top.
        self.harness.query_all_by_label(name).last().unwrap().scroll_to_me();
        self.run();
        self.harness.query_all_by_label(name).last().unwrap().click();
        self.run();
    }

    /// Where something on the plan lies, whose name begins so.
    fn place(&self, start: &str) -> Rect {
        let is_named = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with(start));
        self.harness.get(by().predicate(is_named)).rect()
    }

    /// Clicks something on the plan.
    fn on_plan(&mut self, start: &str) {
        self.press_at(self.place(start).center());
    }

    fn press_at(&mut self, at: Pos2) {
        self.drag(at, at);
    }

    /// Drags from one point to another; where they are the same it is a click.
    fn drag(&mut self, from: Pos2, to: Pos2) {
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        self.harness.event(Event::PointerMoved(from));
        self.run();
        self.harness.event(button(from, true));
        self.harness.run_steps(2);
        if from != to {
            for part in 1..=6 {
                self.harness.event(Event::PointerMoved(from + (to - from) * (part as f32 / 6.0)));
                self.harness.run_steps(2);
            }
        }
        self.harness.event(button(to, false));
        self.run();
    }

    fn key(&mut self, key: Key) {
        self.press(Modifiers::NONE, key);
    }

    /// The name of what has the keyboard.
    fn focused(&self) -> String {
        let is_focused = |node: &AccessKitNode| node.is_focused() && node.label().is_some();
        let found = self.harness.query_all(by().predicate(is_focused)).last();
        found.and_then(|node| node.accesskit_node().label()).unwrap_or_default()
    }
}

#[test]
fn what_is_shown_or_found_changes_nothing() {
    page::what_is_shown_changes_nothing::<State>(TEMPLE);
}
