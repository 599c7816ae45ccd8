//! Pictures in layers that are kept: only what is new is drawn, wherever it lies.

use std::cell::RefCell;

use egui::{CentralPanel, Color32, Context, Mesh, Pos2, RawInput, Shape, Vec2, pos2, vec2};
use tikal::app::kit::still::{Layer, Stay};

/// A frame in which these things are painted: which of them were drawn, and where everything is then.
fn painted(context: &Context, layer: &mut Layer<char>, origin: Pos2, wanted: &[(char, Vec2)]) -> (String, Vec<Pos2>) {
    let drawn = RefCell::new(String::new());
    let output = context.run_ui(RawInput::default(), |ui| {
        CentralPanel::default().show(ui, |ui| {
            let painter = ui.painter();
            let count = layer.paint_at(painter, origin, Stay::Short, wanted.iter().copied(), |item, at| {
                drawn.borrow_mut().push(item);
                let mut mesh = Mesh::default();
                for corner in [vec2(0.0, 0.0), vec2(1.0, 0.0), vec2(0.0, 1.0)] {
                    mesh.colored_vertex(at + corner, Color32::PLACEHOLDER);
                }
                mesh.add_triangle(0, 1, 2);
                painter.add(Shape::mesh(mesh));
            });
            assert_eq!(count, drawn.borrow().len());
        });
    });
    let meshes = output.shapes.iter().filter_map(|clipped| match &clipped.shape {
        Shape::Mesh(mesh) => Some(mesh.vertices.iter().step_by(3).map(|vertex| vertex.pos)),
        _ => None,
    });
    let places = meshes.flatten().collect();
    output.drop_without_applying_deltas();
    (drawn.into_inner(), places)
}

#[test]
fn a_layer_draws_only_what_it_has_not_kept_wherever_that_is_now() {
    let (context, mut layer) = (Context::default(), Layer::default());
    let (a, b, c) = (('a', vec2(10.0, 0.0)), ('b', vec2(20.0, 0.0)), ('c', vec2(30.0, 0.0)));
    let mut paint = |origin: Pos2, wanted: &[(char, Vec2)]| {
        let (drawn, places) = painted(&context, &mut layer, origin, wanted);
        let expected: Vec<Pos2> = wanted.iter().map(|&(_, place)| origin + place).collect();
        assert_eq!(places, expected, "everything is where it is wanted");
        drawn
    };
    assert_eq!(paint(Pos2::ZERO, &[a, b]), "ab");
    assert_eq!(paint(Pos2::ZERO, &[a, b]), "", "both are kept");
    assert_eq!(paint(Pos2::ZERO, &[a, c, b]), "c", "one is new among them");
    assert_eq!(paint(Pos2::ZERO, &[c, b]), "", "one is gone");
    assert_eq!(paint(Pos2::ZERO, &[b, c]), "", "the order is another");
    assert_eq!(paint(pos2(0.0, 50.0), &[b, c]), "", "all of it is elsewhere");
    assert_eq!(paint(pos2(0.0, 50.0), &[('b', vec2(5.0, 5.0)), c]), "", "one is elsewhere");
    assert_eq!(paint(pos2(0.0, 50.0), &[b, c, ('b', vec2(1.0, 1.0))]), "", "one is there twice");
    assert_eq!(paint(pos2(0.0, 50.0), &[a]), "a", "what is not painted is not kept");
}
