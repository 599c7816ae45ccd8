//! What lies under everything: the table, and the grain of panels.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Vec2, pos2, vec2};

use super::chance::Chance;
use super::ink::Ink;
use crate::app::theme::Theme;

/// The table under the board: brightest in the middle, dark leaves at its rim.
pub fn backdrop(painter: &Painter, theme: &Theme, rect: Rect) {
    let jungle = &theme.jungle;
    painter.rect_filled(rect, 0.0, jungle.backdrop_edge);
    let mut ink = Ink::on(painter);
    ink.glow(rect.center(), rect.size() * 0.72, jungle.backdrop);
    ink.paint(&painter.with_clip_rect(rect.intersect(painter.clip_rect())));
}

/// The grain of a panel: light from above and fine fibres, hardly seen. Draw it right after the panel's
/// fill.
pub fn panel_texture(painter: &Painter, theme: &Theme, rect: Rect) {
    let painter = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let chrome = &theme.chrome;
    let mut mesh = Mesh::default();
    let light = chrome.text_strong.gamma_multiply(if theme.is_dark { 0.035 } else { 0.0 });
    let shade = chrome.shadow.gamma_multiply(if theme.is_dark { 0.35 } else { 0.22 });
    let corners = [
        (rect.left_top(), light),
        (rect.right_top(), Color32::TRANSPARENT),
        (rect.right_bottom(), shade),
        (rect.left_bottom(), shade.gamma_multiply(0.5)),
    ];
    for (at, colour) in corners {
        mesh.colored_vertex(at, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    painter.add(Shape::mesh(mesh));

    let mut ink = Ink::on(&painter);
    let mut chance = Chance::new(0x7061_7065_7221);
    let count = (rect.area() / 2200.0).min(500.0) as usize;
    for _ in 0..count {
        let at = pos2(chance.between(rect.left(), rect.right()), chance.between(rect.top(), rect.bottom()));
        let along = Vec2::angled(chance.between(-0.5, 0.5)) * chance.between(5.0, 22.0);
        let fibre = if chance.unit() < 0.5 { chrome.text_strong } else { chrome.shadow };
        let bend: Pos2 = at + along * 0.5 + vec2(0.0, chance.between(-1.5, 1.5));
        ink.taper(&[at, bend, at + along], 1.0, 0.4, fibre.gamma_multiply(0.045));
    }
    ink.paint(&painter);
}
