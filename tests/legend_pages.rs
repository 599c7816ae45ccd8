//! The pages of the editor for variants of Tikal Legend, each laid out in a window of its own: what they show changes
//! nothing, and what is done on them is written into the text.

#![cfg(feature = "window")]
#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "these tests need a part of the driver only")]
mod driver;
#[path = "legend_pages/made.rs"]
mod made;
#[cfg(feature = "snapshots")]
#[path = "legend_pages/pictures.rs"]
mod pictures;
#[path = "legend_pages/walks.rs"]
mod walks;

use std::cell::RefCell;
use std::rc::Rc;

use egui::{CentralPanel, Event, Frame, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{AccessKitNode, Queryable, by};
use tikal::app::kit::theme::Theme;
use tikal::app::legend::editor::{Kept, page_ui};
use tikal::editor::Document;
use tikal::editor::legend::{Page, Target};
use tikal::legend::{Variant, VariantDef};
use tikal::words::{Language, Texts};

const LEGEND: &str = include_str!("../variants/legend/legend.ron");
const SIZE: [f32; 2] = [1000.0, 760.0];

/// A window with a page.
struct Shown {
    harness: Harness<'static>,
    document: Rc<RefCell<Document<Variant>>>,
}

impl Shown {
    fn open(page: Page, size: [f32; 2], language: Language) -> Self {
        Self::leading(page, None, (size, language))
    }

    /// With the keyboard led to this part.
    fn leading(page: Page, mut sought: Option<Target>, (size, language): ([f32; 2], Language)) -> Self {
        let document = Rc::new(RefCell::new(Document::<Variant>::new(LEGEND.to_owned())));
        let own = Rc::clone(&document);
        let (texts, theme, mut kept) = (Texts::new(language), Theme::dark(), Kept::default());
        let parent = VariantDef::read(LEGEND).unwrap();
        let harness = Harness::builder().with_size(size).with_max_steps(16).build_ui(move |ui| {
            theme.apply(ui.ctx());
            let frame = Frame::new().fill(theme.chrome.panel).inner_margin(8);
            CentralPanel::default().frame(frame).show(ui, |ui| {
                let document = &mut own.borrow_mut();
                let from = (Some(&parent), None);
                page_ui(ui, (&texts, &theme), document, from, (page, &mut sought), &mut kept);
            });
        });
        let mut shown = Self { harness, document };
        shown.run();
        shown
    }

    fn run(&mut self) {
        self.harness.run_steps(4);
    }

    fn click(&mut self, name: &str) {
        self.harness.get_by_label(name).scroll_to_me();
        self.run();
        self.harness.get_by_label(name).click();
        self.run();
    }

    /// Clicks a hex of the canvas.
    fn hex(&mut self, cell: &str) {
        let start = format!("Hex {cell},");
        let is_named = |node: &AccessKitNode| node.label().is_some_and(|label| label.starts_with(&start));
        self.harness.get(by().predicate(is_named)).click();
        self.run();
    }

    fn enter(&mut self, field: &str, number: u32) {
        self.click(field);
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        self.run();
        self.harness.event(Event::Text(number.to_string()));
        self.run();
        self.harness.key_press(Key::Enter);
        self.run();
    }

    fn text(&self) -> String {
        self.document.borrow().text().to_owned()
    }

    fn definition(&self) -> VariantDef {
        self.document.borrow().definition().unwrap().clone()
    }

    fn problems(&self) -> usize {
        self.document.borrow().problems().len()
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
