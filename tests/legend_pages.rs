//! The pages of the editor for variants of Tikal Legend, each laid out in a window of its own: what they show changes
//! nothing, and what is done on them is written into the text.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "legend_pages/areas.rs"]
mod areas;
#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
#[path = "legend_pages/made.rs"]
mod made;
mod page;
#[cfg(feature = "snapshots")]
#[path = "legend_pages/pictures.rs"]
mod pictures;
#[path = "legend_pages/walks.rs"]
mod walks;

use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::editor::legend::{Page, Target};
use tikal::legend::{State, VariantDef};
use tikal::words::Language;

const LEGEND: &str = include_str!("../variants/legend/legend.ron");
const SIZE: [f32; 2] = [1000.0, 760.0];

/// A window with a page.
type Shown = page::Shown<State>;

impl Shown {
    fn open(page: Page, size: [f32; 2], language: Language) -> Self {
        Self::leading(page, None, (size, language, 1.0), LEGEND)
    }

    /// Clicks a hex of the canvas.
    fn hex(&mut self, cell: &str) {
        let start = format!("Hex {cell},");
        let is_named = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with(&start));
        self.harness.get(by().predicate(is_named)).click();
        self.run();
    }
}

#[test]
fn what_is_shown_or_found_changes_nothing() {
    page::what_is_shown_changes_nothing::<State>(LEGEND);
}
