//! The pages of the editor for variants of Tikal Legend, each laid out in a window of its own: what they show changes
//! nothing, and what is done on them is written into the text.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

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
use tikal::app::legend::editor::{Kept, page_ui};
use tikal::editor::legend::{Page, Target};
use tikal::legend::{Variant, VariantDef};
use tikal::words::{Language, Texts};

const LEGEND: &str = include_str!("../variants/legend/legend.ron");
const SIZE: [f32; 2] = [1000.0, 760.0];

/// A window with a page.
type Shown = page::Shown<Variant>;

impl Shown {
    fn open(page: Page, size: [f32; 2], language: Language) -> Self {
        Self::leading(page, None, (size, language))
    }

    /// With the keyboard led to this part.
    fn leading(page: Page, mut sought: Option<Target>, (size, language): ([f32; 2], Language)) -> Self {
        let (parent, mut kept) = (VariantDef::read(LEGEND).unwrap(), Kept::default());
        Self::new(LEGEND, (size, language, 1.0), move |ui, look, document| {
            page_ui(ui, look, document, (Some(&parent), None), (page, &mut sought), &mut kept);
        })
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
fn what_is_shown_changes_nothing() {
    for language in Language::ALL {
        for size in [SIZE, [420.0, 380.0]] {
            for page in Page::ALL {
                assert_eq!(Shown::open(page, size, language).text(), LEGEND, "{page:?}");
            }
        }
    }
}

#[test]
fn every_target_is_met_on_its_page() {
    let def = VariantDef::read(LEGEND).unwrap();
    let parts = tikal::editor::legend::contents(&Texts::new(Language::English), &def);
    for page in Page::ALL {
        let target = parts.iter().find(|(_, of, _)| *of == Some(page)).and_then(|(_, _, target)| *target);
        assert_eq!(Shown::leading(page, target, (SIZE, Language::English)).text(), LEGEND, "{page:?}");
    }
}
