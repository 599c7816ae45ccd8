//! Buttons that show a small sign in the place of a word.

use egui::{Color32, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::theme::Theme;

/// The meaning of a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Icon {
    /// A pencil: give another name.
    Pencil,
    /// A bin: throw away.
    Bin,
    /// A triangle: show again from the beginning.
    Play,
}

/// The size of a button with a sign.
const SIZE: f32 = 26.0;

/// A button with a sign; `name` is what it does, for its tooltip and for screen readers.
pub fn icon_button(ui: &mut Ui, theme: &Theme, icon: Icon, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(SIZE, SIZE), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    if ui.is_rect_visible(rect) {
        let chrome = &theme.chrome;
        let is_met = response.hovered() || response.has_focus();
        if is_met {
            let fill = if response.is_pointer_button_down_on() { chrome.button_press } else { chrome.button };
            ui.painter().rect_filled(rect, theme.sizes.button_radius, fill);
        }
        if response.has_focus() {
            let edge = Stroke::new(2.0, chrome.accent);
            ui.painter().rect_stroke(rect, theme.sizes.button_radius, edge, egui::StrokeKind::Inside);
        }
        paint(ui.painter(), icon, rect.shrink(6.0), if is_met { chrome.text_strong } else { chrome.text_weak });
    }
    response.on_hover_text(name)
}

fn paint(painter: &Painter, icon: Icon, rect: Rect, colour: Color32) {
    let at = |x: f32, y: f32| -> Pos2 { pos2(rect.left() + x * rect.width(), rect.top() + y * rect.height()) };
    let stroke = Stroke::new(1.4, colour);
    let lines: Vec<Vec<Pos2>> = match icon {
        Icon::Pencil => vec![
            vec![at(0.0, 1.0), at(0.06, 0.72), at(0.74, 0.04), at(0.96, 0.26), at(0.28, 0.94), at(0.0, 1.0)],
            vec![at(0.58, 0.2), at(0.8, 0.42)],
        ],
        Icon::Play => vec![vec![at(0.14, 0.06), at(0.92, 0.5), at(0.14, 0.94), at(0.14, 0.06)]],
        Icon::Bin => vec![
            vec![at(0.04, 0.2), at(0.96, 0.2)],
            vec![at(0.34, 0.2), at(0.4, 0.02), at(0.6, 0.02), at(0.66, 0.2)],
            vec![at(0.14, 0.2), at(0.22, 1.0), at(0.78, 1.0), at(0.86, 0.2)],
            vec![at(0.4, 0.4), at(0.42, 0.8)],
            vec![at(0.6, 0.4), at(0.58, 0.8)],
        ],
    };
    painter.extend(lines.into_iter().map(|points| Shape::line(points, stroke)).collect::<Vec<_>>());
}
