//! The figures of a rulebook on its pages: each is drawn once for its size and theme, kept, and shown again from then on.
//!
//! Which figures there are and what they show, each game decides.

use std::collections::BTreeMap;

use egui::{Painter, Rect, Sense, Ui, Vec2, vec2};

use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;

/// The figures that were drawn, by name.
#[derive(Default)]
pub struct Drawings(BTreeMap<String, Still<()>>);

impl Drawings {
    /// Forgets all figures, so that they are drawn anew.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    /// Shows a figure in the middle of the page; its name for screen readers is its caption. `size` is its size on a page so
    /// wide. Returns where it is, if that is in sight: text is not kept with a figure, and is written over it in every frame.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        theme: &Theme,
        (name, caption): (&str, &str),
        size: impl FnOnce(f32) -> Vec2,
        draw: impl FnOnce(&Painter, Rect),
    ) -> Option<Rect> {
        let width = ui.available_width();
        let size = size(width);
        let (row, response) = ui.allocate_exact_size(vec2(width, size.y), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, caption));
        let rect = Rect::from_center_size(row.center(), size);
        if !ui.is_rect_visible(rect) {
            return None;
        }
        let painter = ui.painter();
        let still = self.0.entry(name.to_owned()).or_default();
        still.paint(painter, theme.is_dark, rect, (), |()| draw(painter, rect));
        Some(rect)
    }
}
