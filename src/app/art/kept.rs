//! Pictures kept from frame to frame, so that a still board costs nothing but its triangles.

use std::sync::Arc;

use egui::{Mesh, Painter, Shape, Vec2};

use super::ink::Ink;

/// Ink that is drawn again only when its key changes: what is shown, at which size, in which theme,
/// at how many pixels to a point.
#[derive(Clone, Debug)]
pub struct Kept<K> {
    key: Option<K>,
    mesh: Arc<Mesh>,
}

impl<K> Default for Kept<K> {
    fn default() -> Self {
        Self { key: None, mesh: Arc::default() }
    }
}

impl<K: PartialEq> Kept<K> {
    /// Paints what `draw` drew for this key, moved by `offset`: a pan needs no new drawing.
    pub fn paint(&mut self, painter: &Painter, key: K, offset: Vec2, draw: impl FnOnce(&mut Ink)) {
        if self.key.as_ref() != Some(&key) {
            let mut ink = Ink::on(painter);
            draw(&mut ink);
            self.mesh = Arc::new(ink.into_mesh());
            self.key = Some(key);
        }
        let mut mesh = Arc::clone(&self.mesh);
        if offset != Vec2::ZERO {
            Arc::make_mut(&mut mesh).translate(offset);
        }
        if !mesh.is_empty() {
            painter.add(Shape::Mesh(mesh));
        }
    }
}
