//! The pages of the editor for temples, each laid out in a window of its own: what they show changes nothing, and what is
//! done on them is written into the text.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

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
use tikal::app::chac::editor::{Kept, page_ui};
use tikal::chac::{Variant, VariantDef};
use tikal::editor::chac::{Page, Target, contents};
use tikal::words::{Language, Texts};

const TEMPLE: &str = include_str!("../variants/chac/temple.ron");
const SIZE: [f32; 2] = [1100.0, 760.0];

/// A window with a page.
type Shown = page::Shown<Variant>;

impl Shown {
    fn open(page: Page, size: [f32; 2], language: Language) -> Self {
        Self::leading(page, None, (size, language, 1.0), TEMPLE)
    }

    /// With the keyboard led to this part of a text, in a window of this scale.
    fn leading(page: Page, mut sought: Option<Target>, look: ([f32; 2], Language, f32), text: &str) -> Self {
        let (parent, mut kept) = (VariantDef::read(TEMPLE).unwrap(), Kept::default());
        Self::new(text, look, move |ui, look, document| {
            page_ui(ui, look, document, (Some(&parent), None), (page, &mut sought), &mut kept);
        })
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
fn what_is_shown_changes_nothing() {
    for language in Language::ALL {
        for size in [SIZE, [420.0, 380.0]] {
            for page in Page::ALL {
                assert_eq!(Shown::open(page, size, language).text(), TEMPLE, "{page:?}");
            }
        }
    }
}

#[test]
fn everything_that_is_found_leads_to_its_page_and_changes_nothing() {
    let def = VariantDef::read(TEMPLE).unwrap();
    let parts = contents(&Texts::new(Language::English), &def);
    for page in Page::ALL {
        let targets: Vec<_> =
            parts.iter().filter(|(_, of, _)| *of == Some(page)).map(|(_, _, target)| *target).collect();
        assert!(!targets.is_empty(), "{page:?}");
        for target in targets.iter().step_by(1 + targets.len() / 8) {
            let shown = Shown::leading(page, *target, (SIZE, Language::English, 1.0), TEMPLE);
            assert_eq!(shown.text(), TEMPLE, "{page:?} {target:?}");
        }
    }
}
