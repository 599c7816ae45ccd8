//! Painting of the temple in layers, each of which keeps what does not change.
//!
//! Decides what lies over what.

use egui::{Painter, Rect};

use super::layout::Layout;
use super::marks::Marks;
use super::motion::Mover;
use super::things::Item;
use super::{ground, moving, signs, things};
use crate::app::kit::draw::seats::{SeatLook, SeatShape};
use crate::app::kit::still::{Layer, Still};
use crate::app::kit::theme::Theme;
use crate::chac::{State, Variant};
use crate::game::Seat;

/// What a picture of a temple shows.
#[derive(Clone, Copy)]
pub struct Shown<'a> {
    /// The variant.
    pub rules: &'a Variant,
    /// The state, or a viewer's view of it: whatever is in it is shown.
    pub state: &'a State,
    /// The looks of the seats.
    pub seats: &'a [SeatLook<'a>],
}

impl<'a> Shown<'a> {
    /// The look of a seat.
    #[must_use]
    pub fn seat_look(&self, seat: Seat) -> SeatLook<'a> {
        let index = seat.index();
        self.seats.get(index).copied().unwrap_or(SeatLook { colour: "", shape: SeatShape::of_seat(index) })
    }
}

/// The kept pictures of a temple, until its place or its looks change.
#[derive(Default)]
pub struct Pictures {
    place: Option<(Layout, f32, bool, u64)>,
    ground: Still<()>,
    low: Layer<Item>,
    marked: Layer<Item>,
    high: Layer<Item>,
    over: Layer<Item>,
}

/// The whole temple with its marks, and what moves in it, each thing with how far it has come, from 0 to 1.
pub fn paint(
    painter: &Painter,
    theme: &Theme,
    layout: &Layout,
    shown: &Shown<'_>,
    marks: &Marks,
    moving: &[(&Mover, f32)],
    pictures: &mut Pictures,
) {
    let place = (
        layout.clone(),
        painter.pixels_per_point(),
        theme.is_dark,
        egui::util::hash((shown.rules.hash(), shown.seats)),
    );
    if pictures.place.as_ref() != Some(&place) {
        *pictures = Pictures { place: Some(place), ..Pictures::default() };
    }
    let draw = |item| things::draw(painter, theme, layout, shown, item);
    let moment = moving::Moment::of(moving);
    let rect: Rect = layout.temple();
    pictures.ground.paint(painter, theme.is_dark, rect, (), |()| ground::paint(painter, theme, layout, shown.rules));
    pictures.low.paint(painter, things::low(shown, marks, &moment).into_iter(), draw);
    moving::under(painter, theme, layout, shown, moving);
    pictures.marked.paint(painter, things::marked(shown, marks).into_iter(), draw);
    pictures.high.paint(painter, things::high(layout, shown, &moment).into_iter(), draw);
    moving::over(painter, theme, layout, shown, moving);
    signs::fleeting(painter, theme, layout, marks);
    pictures.over.paint(painter, things::over(marks).into_iter(), draw);
}

#[cfg(test)]
mod tests {
    use egui::{CentralPanel, Context, RawInput, Shape, pos2, vec2};

    use super::super::layout::tests::temple;
    use super::*;
    use crate::chac::Setup;

    /// The triangles of a frame, and how many shapes hold them.
    fn frame(
        context: &Context,
        rules: &Variant,
        state: &State,
        marks: &Marks,
        pictures: &mut Pictures,
    ) -> (usize, usize) {
        let (theme, place) = (Theme::dark(), Rect::from_min_size(pos2(0.0, 0.0), vec2(900.0, 600.0)));
        let output = context.run_ui(RawInput::default(), |ui| {
            CentralPanel::default().show(ui, |ui| {
                let shown = Shown { rules, state, seats: &[] };
                paint(ui.painter(), &theme, &Layout::new(rules, place), &shown, marks, &[], pictures);
            });
        });
        let meshes: Vec<usize> = output
            .shapes
            .iter()
            .filter_map(|clipped| match &clipped.shape {
                Shape::Mesh(mesh) => Some(mesh.indices.len() / 3),
                _ => None,
            })
            .collect();
        output.drop_without_applying_deltas();
        (meshes.iter().sum(), meshes.len())
    }

    #[test]
    fn a_temple_at_rest_is_a_few_kept_meshes_that_only_its_changes_draw_anew() {
        let (context, rules, mut pictures) = (Context::default(), temple(), Pictures::default());
        let state = State::new(&rules, 6, &Setup::default());
        let marks = Marks::default();
        let first = frame(&context, &rules, &state, &marks, &mut pictures);
        let kept: Vec<Item> = pictures.low.items().collect();
        assert!(first.0 > 1000 && first.1 <= 6, "{first:?}");
        assert_eq!(frame(&context, &rules, &state, &marks, &mut pictures), first);
        assert_eq!(pictures.low.items().collect::<Vec<_>>(), kept);
        let chosen = Marks { chosen: Some(rules.entrance()), ..Marks::default() };
        assert!(frame(&context, &rules, &state, &chosen, &mut pictures).0 > first.0);
        assert_eq!(frame(&context, &rules, &state, &marks, &mut pictures), first);
    }
}
