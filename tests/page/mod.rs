//! A page of the editor in a window of its own, and what a person does there.

use std::cell::RefCell;
use std::rc::Rc;

use egui::{CentralPanel, Event, Frame, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tikal::app::forms::Opened;
use tikal::app::games::Paged;
use tikal::app::kit::desk::Presentation;
use tikal::app::kit::theme::Theme;
use tikal::editor::Document;
use tikal::library::{DefinitionOf, Library};
use tikal::words::{Language, Texts};

/// A window with a page of a document of this game.
pub struct Shown<G: Paged> {
    pub harness: Harness<'static>,
    pub document: Rc<RefCell<Document<G::Rules>>>,
}

impl<G: Paged> Shown<G> {
    /// A page of a document with this text, in a window of this size and scale, with the keyboard led to what is sought.
    pub fn leading(
        page: G::Page,
        mut sought: Option<G::Target>,
        (size, language, scale): ([f32; 2], Language, f32),
        text: &str,
    ) -> Self {
        let (library, mut kept) = (Library::<G>::built_in(), G::Kept::default());
        let document = Rc::new(RefCell::new(Document::<G::Rules>::new(text.to_owned())));
        let own = Rc::clone(&document);
        let (texts, theme) = (Texts::new(language), Theme::dark());
        let points = [size[0] / scale, size[1] / scale];
        let builder = Harness::builder().with_size(points).with_pixels_per_point(scale).with_max_steps(16);
        let harness = builder.build_ui(move |ui| {
            theme.apply(ui.ctx());
            let frame = Frame::new().fill(theme.chrome.panel).inner_margin(8);
            let look = Presentation { texts: &texts, theme: &theme };
            CentralPanel::default().frame(frame).show(ui, |ui| {
                let opened = Opened { page, sought: &mut sought, library: &library };
                G::page_ui(ui, look, &mut own.borrow_mut(), opened, &mut kept);
            });
        });
        let mut shown = Self { harness, document };
        shown.run();
        shown
    }

    pub fn run(&mut self) {
        self.harness.run_steps(4);
    }

    pub fn click(&mut self, name: &str) {
        self.harness.get_by_label(name).scroll_to_me();
        self.run();
        self.harness.get_by_label(name).click();
        self.run();
    }

    pub fn press(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.run();
    }

    pub fn write(&mut self, field: &str, text: &str) {
        self.click(field);
        self.press(Modifiers::COMMAND, Key::A);
        self.harness.event(Event::Text(text.to_owned()));
        self.run();
        self.press(Modifiers::NONE, Key::Enter);
    }

    pub fn enter(&mut self, field: &str, number: u32) {
        self.write(field, &number.to_string());
    }

    pub fn text(&self) -> String {
        self.document.borrow().text().to_owned()
    }

    pub fn definition(&self) -> DefinitionOf<G> {
        self.document.borrow().definition().unwrap().clone()
    }

    pub fn problems(&self) -> usize {
        self.document.borrow().problems().len()
    }
}

/// The sizes of windows in which pages are tried.
const SIZES: [[f32; 2]; 2] = [[1100.0, 760.0], [420.0, 380.0]];

/// Checks that what the pages show of a document with this text changes nothing, nor does what leads to them.
pub fn what_is_shown_changes_nothing<G: Paged>(text: &str) {
    let show = |page, target, size, language| Shown::<G>::leading(page, target, (size, language, 1.0), text).text();
    for &page in G::PAGES {
        for language in Language::ALL {
            for size in SIZES {
                assert_eq!(show(page, None, size, language), text, "{page:?}");
            }
        }
    }
    let document = Document::<G::Rules>::new(text.to_owned());
    let parts = G::contents(&Texts::new(Language::English), document.definition().unwrap());
    for &page in G::PAGES {
        let targets: Vec<_> =
            parts.iter().filter(|(_, of, _)| *of == Some(page)).map(|(_, _, target)| *target).collect();
        assert!(!targets.is_empty(), "{page:?}");
        for target in targets.iter().step_by(1 + targets.len() / 8) {
            assert_eq!(show(page, *target, SIZES[0], Language::English), text, "{page:?} {target:?}");
        }
    }
}
