//! A page of the editor in a window of its own, and what a person does there.

use std::cell::RefCell;
use std::rc::Rc;

use egui::{CentralPanel, Event, Frame, Key, Modifiers, Ui};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use tikal::app::kit::theme::Theme;
use tikal::editor::{Document, Edited};
use tikal::words::{Language, Texts};

/// A window with a page of a document of these rules.
pub struct Shown<R: Edited> {
    pub harness: Harness<'static>,
    pub document: Rc<RefCell<Document<R>>>,
}

impl<R: Edited + 'static> Shown<R> {
    /// The page that this lays out, in a window of this size and scale, of a document with this text.
    pub fn new(
        text: &str,
        (size, language, scale): ([f32; 2], Language, f32),
        mut page_ui: impl FnMut(&mut Ui, (&Texts, &Theme), &mut Document<R>) + 'static,
    ) -> Self {
        let document = Rc::new(RefCell::new(Document::<R>::new(text.to_owned())));
        let own = Rc::clone(&document);
        let (texts, theme) = (Texts::new(language), Theme::dark());
        let points = [size[0] / scale, size[1] / scale];
        let builder = Harness::builder().with_size(points).with_pixels_per_point(scale).with_max_steps(16);
        let harness = builder.build_ui(move |ui| {
            theme.apply(ui.ctx());
            let frame = Frame::new().fill(theme.chrome.panel).inner_margin(8);
            CentralPanel::default().frame(frame).show(ui, |ui| page_ui(ui, (&texts, &theme), &mut own.borrow_mut()));
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

    pub fn definition(&self) -> R::Definition {
        self.document.borrow().definition().unwrap().clone()
    }

    pub fn problems(&self) -> usize {
        self.document.borrow().problems().len()
    }
}
