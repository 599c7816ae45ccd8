//! Painting of the temple in layers, each of which keeps what does not change.
//!
//! Decides what lies over what.

use egui::{Painter, Vec2};

use super::layout::Layout;
use super::marks::Marks;
use super::motion::Mover;
use super::things::Item;
use super::{ground, moving, signs, things};
use crate::app::kit::draw::seats::{SeatLook, SeatShape};
use crate::app::kit::still::{Layer, Stay};
use crate::app::kit::theme::Theme;
use crate::chac::{Setup, State, Variant};
use crate::game::Seat;

/// The subject of a picture of a temple.
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

/// The kept pictures of a temple, until its size or its looks change. Where it lies does not matter.
#[derive(Default)]
pub struct Pictures {
    /// The length of a field and the size of what stands on them, the screen, and the looks of everything else.
    screen: Option<(f32, f32, f32, bool, u64)>,
    ground: Layer<()>,
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
    let looks = egui::util::hash((shown.rules.hash(), shown.seats));
    let screen = (layout.field(), layout.scale(), painter.pixels_per_point(), theme.is_dark, looks);
    if pictures.screen != Some(screen) {
        *pictures = Pictures { screen: Some(screen), ..Pictures::default() };
    }
    let keep = |layer: &mut Layer<Item>, items: Vec<Item>| {
        let items = items.into_iter().map(|item| (item, Vec2::ZERO));
        layer.paint_at(painter, layout.temple().min, Stay::Short, items, |item, _| {
            things::draw(painter, theme, layout, shown, item);
        });
    };
    let moment = moving::Moment::of(moving);
    let place = std::iter::once(((), Vec2::ZERO));
    let draw_ground = |(), _| ground::paint(painter, theme, layout, shown.rules);
    pictures.ground.paint_at(painter, layout.temple().min, Stay::Long, place, draw_ground);
    keep(&mut pictures.low, things::low(shown, marks, &moment));
    moving::under(painter, theme, layout, shown, moving);
    keep(&mut pictures.marked, things::marked(shown, marks));
    keep(&mut pictures.high, things::high(layout, shown, &moment));
    moving::over(painter, theme, layout, shown, moving);
    signs::fleeting(painter, theme, layout, marks);
    keep(&mut pictures.over, things::over(marks));
}

/// The temple on paper, without anything that lies or stands in it and is cut out by itself.
pub fn on_paper(painter: &Painter, theme: &Theme, layout: &Layout, rules: &Variant) {
    let state = State::new(rules, *rules.players().start(), &Setup::default());
    ground::paint(painter, theme, layout, rules);
    for item in things::fast(rules) {
        things::draw(painter, theme, layout, &Shown { rules, state: &state, seats: &[] }, item);
    }
}

#[cfg(test)]
mod tests {
    use egui::{CentralPanel, Context, Pos2, RawInput, Rect, Shape, pos2, vec2};

    use super::super::layout::tests::temple;
    use super::*;

    /// The triangles of a frame, and how many shapes hold them.
    fn frame(
        context: &Context,
        rules: &Variant,
        state: &State,
        marks: &Marks,
        pictures: &mut Pictures,
    ) -> (usize, usize) {
        let (triangles, corners) = corners_at(context, pos2(0.0, 0.0), (rules, state, marks), pictures);
        (triangles, corners.len())
    }

    /// The triangles of a frame with the temple at this place, and a corner of each shape that holds them.
    fn corners_at(
        context: &Context,
        place: Pos2,
        (rules, state, marks): (&Variant, &State, &Marks),
        pictures: &mut Pictures,
    ) -> (usize, Vec<Pos2>) {
        let (theme, place) = (Theme::dark(), Rect::from_min_size(place, vec2(900.0, 600.0)));
        let output = context.run_ui(RawInput::default(), |ui| {
            CentralPanel::default().show(ui, |ui| {
                let shown = Shown { rules, state, seats: &[] };
                paint(ui.painter(), &theme, &Layout::new(rules, place), &shown, marks, &[], pictures);
            });
        });
        let meshes: Vec<(usize, Pos2)> = output
            .shapes
            .iter()
            .filter_map(|clipped| match &clipped.shape {
                Shape::Mesh(mesh) => Some((mesh.indices.len() / 3, mesh.vertices[0].pos)),
                _ => None,
            })
            .collect();
        output.drop_without_applying_deltas();
        (meshes.iter().map(|(triangles, _)| triangles).sum(), meshes.into_iter().map(|(_, corner)| corner).collect())
    }

    #[test]
    fn a_temple_that_is_moved_moves_whole_and_draws_nothing_anew() {
        let (context, rules, mut pictures) = (Context::default(), temple(), Pictures::default());
        let mut state = State::new(&rules, 2, &Setup::default());
        while !matches!(state.actor(), crate::game::Actor::Seat(_)) || state.place(state.seat()).is_none() {
            let mut legal = Vec::new();
            state.legal_actions(&rules, &mut legal);
            state.apply(&rules, legal[0], &mut crate::game::NoEvents).unwrap();
        }
        let marks = Marks { chosen: Some(rules.entrance()), ..Marks::default() };
        let (triangles, here) = corners_at(&context, pos2(0.0, 0.0), (&rules, &state, &marks), &mut pictures);
        let kept: Vec<Item> = pictures.high.items().collect();
        assert!(kept.iter().any(|item| matches!(item, Item::Stand(..))), "somebody stands there");
        let by = vec2(40.0, -30.0);
        let (again, there) = corners_at(&context, pos2(0.0, 0.0) + by, (&rules, &state, &marks), &mut pictures);
        assert_eq!((again, pictures.high.items().collect::<Vec<_>>()), (triangles, kept));
        assert!(here.iter().zip(&there).all(|(&one, &other)| (other - one - by).length() < 0.01));
    }

    #[test]
    fn the_number_of_a_zone_lies_over_those_who_stand_in_it() {
        let (context, rules, mut pictures) = (Context::default(), temple(), Pictures::default());
        let mut state = State::new(&rules, 2, &Setup::default());
        let zone = rules.zones()[0];
        let mut last = rules.entrance();
        while !state.seats().iter().any(|&seat| state.place(seat) == Some(zone)) {
            let mut legal = Vec::new();
            state.legal_actions(&rules, &mut legal);
            let step = crate::chac::Action::Step(zone);
            last = state.place(state.seat()).unwrap_or(last);
            let action = if legal.contains(&step) { step } else { legal[0] };
            state.apply(&rules, action, &mut crate::game::NoEvents).unwrap();
        }
        let marks = Marks { last: vec![last, zone], ..Marks::default() };
        frame(&context, &rules, &state, &marks, &mut pictures);
        let high: Vec<Item> = pictures.high.items().collect();
        let stands = high.iter().rposition(|item| matches!(item, Item::Stand(stand, _) if stand.square == zone));
        let number = high.iter().position(|item| *item == Item::ZoneNumber(0));
        assert!(stands.is_some() && number > stands, "{high:?}");
        assert!(!high.contains(&Item::ZoneNumber(1)), "nobody hides that of the next one");
        let marked: Vec<Item> = pictures.marked.items().collect();
        assert!(marked.contains(&Item::Mark(zone, super::super::signs::SquareMark::LastBeside)), "{marked:?}");
    }

    #[test]
    fn a_temple_at_rest_is_a_few_kept_meshes_that_only_its_changes_draw_anew() {
        let (context, rules, mut pictures) = (Context::default(), temple(), Pictures::default());
        let state = State::new(&rules, 6, &Setup::default());
        let marks = Marks::default();
        let drawn = frame(&context, &rules, &state, &marks, &mut pictures);
        let kept: Vec<Item> = pictures.low.items().collect();
        assert!(drawn.0 > 1000 && drawn.1 <= 6, "{drawn:?}");
        // The ground is painted as pixels from then on.
        let first = frame(&context, &rules, &state, &marks, &mut pictures);
        assert!(first.0 < drawn.0 && first.1 == drawn.1, "{first:?} after {drawn:?}");
        assert_eq!(pictures.low.items().collect::<Vec<_>>(), kept);
        let chosen = Marks { chosen: Some(rules.entrance()), ..Marks::default() };
        assert!(frame(&context, &rules, &state, &chosen, &mut pictures).0 > first.0);
        assert_eq!(frame(&context, &rules, &state, &marks, &mut pictures), first);
    }
}
