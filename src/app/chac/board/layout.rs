//! Where everything of a temple lies on the screen: squares, alcoves, and the things beside them.
//!
//! Decides where the grid of a variant lies in a rectangle, how large pieces and numbers are wished, which square is at a point, and where arrow keys and Tab lead.

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::ground::DETAIL;
use crate::chac::{BoardDef, Deck, DecorKind, KindDef, Room, Side, Square, SquareSet, Variant};

/// The stone around the grid, in fields.
pub const MARGIN: f32 = 0.5;
/// The reach of the leaves around a temple, in fields.
const LEAVES: f32 = 0.5;
/// The weight of a square that lies aside of the direction of an arrow, against one that lies far along it.
const ASIDE: f32 = 3.0;

/// A temple in a rectangle of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    field: f32,
    scale: f32,
    temple: Rect,
    grid: Rect,
    squares: Vec<Rect>,
    alcoves: Vec<Rect>,
    decor: Vec<(Decor, Rect)>,
}

/// A thing that is drawn beside the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decor {
    /// The abyss under the bridge.
    Abyss,
    /// The fall of the river.
    Waterfall,
    /// A deck of treasures.
    Deck(Deck),
    /// The clue of a zone, from 0.
    Clue(usize),
    /// The wall cards.
    WallCards,
    /// The dice.
    Dice,
}

impl Layout {
    /// The temple as large as it fits into the rectangle, in its middle.
    #[must_use]
    pub fn new(rules: &Variant, rect: Rect) -> Self {
        Self::of_board(&rules.def().board, rect)
    }

    /// As [`Self::new`], of a board that may still have faults.
    #[must_use]
    pub fn of_board(board: &BoardDef, rect: Rect) -> Self {
        let size = vec2(board.width.max(1) as f32, board.height.max(1) as f32);
        let zones: Vec<&str> =
            board.squares.iter().filter(|it| it.kind == KindDef::Zone).map(|it| it.id.as_str()).collect();
        let field = (rect.size() / (size + Vec2::splat(2.0 * MARGIN))).min_elem().max(1.0);
        let grid = Rect::from_center_size(rect.center(), size * field);
        let fields = |x: u32, y: u32, w: u32, h: u32| {
            Rect::from_min_size(grid.min + vec2(x as f32, y as f32) * field, vec2(w as f32, h as f32) * field)
        };
        let decor = board.decor.iter().filter_map(|it| {
            let thing = match &it.kind {
                DecorKind::Abyss => Decor::Abyss,
                DecorKind::Waterfall => Decor::Waterfall,
                DecorKind::Deck(name) => Decor::Deck(Deck::named(name)?),
                DecorKind::Clue(id) => Decor::Clue(zones.iter().position(|zone| zone == id)?),
                DecorKind::WallCards => Decor::WallCards,
                DecorKind::Dice => Decor::Dice,
            };
            Some((thing, fields(it.x, it.y, it.w, it.h)))
        });
        Self {
            field,
            scale: 1.0,
            temple: grid.expand(MARGIN * field),
            grid,
            squares: board.squares.iter().map(|it| fields(it.x, it.y, it.w, it.h)).collect(),
            alcoves: board.alcoves.iter().map(|it| fields(it.x, it.y, 1, 1)).collect(),
            decor: decor.collect(),
        }
    }

    /// As [`Self::new`], with room in the rectangle for the leaves around it, too, where the temple is so large that it has
    /// any.
    #[must_use]
    pub fn with_leaves(rules: &Variant, rect: Rect) -> Self {
        let field = Self::new(rules, rect).field;
        Self::new(rules, if field > DETAIL { rect.shrink(LEAVES * field) } else { rect })
    }

    /// The same with adventurers and numbers in this size, 1 as designed, as far as they have room.
    #[must_use]
    pub fn scaled(self, scale: f32) -> Self {
        Self { scale, ..self }
    }

    /// The size of adventurers and numbers, 1 as designed.
    #[must_use]
    pub fn scale(&self) -> f32 {
        self.scale
    }

    /// The height that a temple takes at this width.
    #[must_use]
    pub fn height_for(rules: &Variant, width: f32) -> f32 {
        let board = &rules.def().board;
        width * (board.height as f32 + 2.0 * MARGIN) / (board.width as f32 + 2.0 * MARGIN)
    }

    /// The length of a side of one field of the grid, in points.
    #[must_use]
    pub fn field(&self) -> f32 {
        self.field
    }

    /// The whole temple with the stone around it.
    #[must_use]
    pub fn temple(&self) -> Rect {
        self.temple
    }

    /// The fields of the grid.
    #[must_use]
    pub fn grid(&self) -> Rect {
        self.grid
    }

    /// The rectangle of a square; nothing for one that only other variants have.
    #[must_use]
    pub fn square(&self, square: Square) -> Rect {
        self.squares.get(square.index()).copied().unwrap_or(Rect::NOTHING)
    }

    /// True if two squares share a part of an edge.
    #[must_use]
    pub fn are_beside(&self, one: Square, other: Square) -> bool {
        let (one, other) = (self.square(one), self.square(other));
        let apart = one.min.max(other.min) - one.max.min(other.max);
        let near = 0.1 * self.field;
        apart.x.max(apart.y) <= near && apart.x.min(apart.y) < -near
    }

    /// The rectangle of an alcove, by its place in [`Variant::alcoves`].
    #[must_use]
    pub fn alcove(&self, alcove: usize) -> Rect {
        self.alcoves.get(alcove).copied().unwrap_or(Rect::NOTHING)
    }

    /// The things beside the squares with their rectangles.
    pub fn decor(&self) -> impl Iterator<Item = (Decor, Rect)> + '_ {
        self.decor.iter().copied()
    }

    /// The rectangle of the first such thing, if there is one.
    #[must_use]
    pub fn find(&self, decor: Decor) -> Option<Rect> {
        self.decor().find(|&(other, _)| other == decor).map(|(_, rect)| rect)
    }

    /// The square at a point of the screen.
    #[must_use]
    pub fn square_at(&self, rules: &Variant, at: Pos2) -> Option<Square> {
        rules.squares().iter().find(|&square| self.square(square).contains(at))
    }

    /// The alcove at a point of the screen, by its place in [`Variant::alcoves`].
    #[must_use]
    pub fn alcove_at(&self, at: Pos2) -> Option<usize> {
        self.alcoves.iter().position(|rect| rect.contains(at))
    }

    /// The square among these that an arrow key leads to: the nearest on that side, of equal ones the one that a dotted
    /// line leads to.
    #[must_use]
    pub fn towards(&self, rules: &Variant, from: Square, side: Side, among: SquareSet) -> Option<Square> {
        let here = self.square(from);
        let distance = |square: Square| {
            let there = self.square(square);
            // Both as if the arrow pointed to the right.
            let turned = |rect: Rect| match side {
                Side::E => (rect.x_range(), rect.y_range()),
                Side::W => (egui::Rangef::new(-rect.max.x, -rect.min.x), rect.y_range()),
                Side::S => (rect.y_range(), rect.x_range()),
                Side::N => (egui::Rangef::new(-rect.max.y, -rect.min.y), rect.x_range()),
            };
            let ((along, across), (other_along, other_across)) = (turned(here), turned(there));
            let far = other_along.min - along.max;
            let aside = (other_across.min - across.max).max(across.min - other_across.max).max(0.0);
            let is_joined = rules.place(from).steps.contains(square);
            let off =
                (other_across.center() - across.center()).abs() * 0.1 - if is_joined { 0.01 * self.field } else { 0.0 };
            (far > -0.5 * self.field && square != from).then_some(far + ASIDE * aside + off)
        };
        let all = among.iter().filter(|&square| rules.has_square(square));
        let ranked = all.filter_map(|square| distance(square).map(|far| (square, far)));
        ranked.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(square, _)| square)
    }

    /// The square among these that Tab leads to, or Shift and Tab: the next one on the way through the temple, from its
    /// entrance to its exit, and from the last one none.
    #[must_use]
    pub fn next(&self, rules: &Variant, from: Option<Square>, forward: bool, among: SquareSet) -> Option<Square> {
        let mut order: Vec<Square> = among.iter().filter(|&square| rules.has_square(square)).collect();
        order.sort_by_key(|&square| rank(rules.room(square)));
        if !forward {
            order.reverse();
        }
        let Some(from) = from else { return order.first().copied() };
        let mark = rank(rules.room(from));
        order.into_iter().find(|&square| {
            let other = rank(rules.room(square));
            if forward { other > mark } else { other < mark }
        })
    }
}

/// The place of a square on the way through the temple.
fn rank(room: Room) -> (u8, u8) {
    match room {
        Room::Entrance => (0, 0),
        Room::Zone(zone) => (1, zone),
        Room::Corridor(place) => (2, place),
        Room::Sun(corner) => (3, corner),
        Room::Lava(tile) => (4, tile),
        Room::River(place) => (5, place),
        Room::Bridge => (6, 0),
        Room::Out => (7, 0),
    }
}

/// The point in a rectangle at these parts of its width and its height.
pub(super) fn part(rect: Rect, x: f32, y: f32) -> Pos2 {
    pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::chac::check_text;

    pub(in crate::app::chac) fn temple() -> Variant {
        let (rules, problems) = check_text(include_str!("../../../../variants/chac/temple.ron"));
        rules.unwrap_or_else(|| panic!("{problems:#?}"))
    }

    fn in_room(rules: &Variant, wide: f32, high: f32) -> Layout {
        Layout::new(rules, Rect::from_min_size(pos2(7.0, 11.0), vec2(wide, high)))
    }

    #[test]
    fn a_temple_lies_whole_in_any_rectangle_and_no_two_of_its_squares_overlap() {
        let rules = temple();
        for (wide, high) in [(1280.0, 800.0), (300.0, 900.0), (900.0, 200.0), (64.0, 40.0)] {
            let layout = in_room(&rules, wide, high);
            let room = Rect::from_min_size(pos2(7.0, 11.0), vec2(wide, high)).expand(0.01);
            assert!(room.contains_rect(layout.temple()), "{:?} in {room:?}", layout.temple());
            let touches =
                (layout.temple().width() - wide).abs() < 0.01 || (layout.temple().height() - high).abs() < 0.01;
            assert!(touches, "it is as large as it can be");
            for square in rules.squares().iter() {
                let rect = layout.square(square);
                assert!(layout.grid().expand(0.01).contains_rect(rect));
                assert_eq!(layout.square_at(&rules, rect.center()), Some(square));
                let others = rules.squares().iter().filter(|&other| other != square);
                let mut covered = others.filter(|&other| layout.square(other).shrink(0.1).intersects(rect.shrink(0.1)));
                assert_eq!(covered.next(), None);
            }
        }
        let layout = in_room(&rules, 640.0, 400.0);
        assert_eq!(layout.square_at(&rules, layout.temple().min), None, "there is stone");
        assert_eq!(layout.alcove_at(layout.alcove(4).center()), Some(4));
        assert!((Layout::height_for(&rules, 640.0) - layout.temple().height()).abs() < 24.0);
    }

    #[test]
    fn a_picture_has_room_for_the_leaves_around_its_temple() {
        let rules = temple();
        for (wide, high) in [(640.0, 400.0), (460.0, 340.0), (200.0, 140.0)] {
            let rect = Rect::from_min_size(pos2(7.0, 11.0), vec2(wide, high));
            let layout = Layout::with_leaves(&rules, rect);
            let leaves = if layout.field() > DETAIL { LEAVES * layout.field() } else { 0.0 };
            assert!(rect.expand(0.01).contains_rect(layout.temple().expand(leaves)), "{wide} {high}");
            assert!(layout.temple().width() > 0.8 * wide || layout.temple().height() > 0.8 * high);
        }
    }

    #[test]
    fn steps_lead_to_squares_beside_in_the_temple_of_the_box() {
        let rules = temple();
        let layout = in_room(&rules, 640.0, 400.0);
        for from in rules.squares().iter() {
            assert!(rules.place(from).steps.iter().all(|to| layout.are_beside(from, to)), "{from:?}");
        }
        let named = |id: &str| rules.square_named(id).unwrap();
        assert!(!layout.are_beside(named("c0"), named("c17")) && !layout.are_beside(named("c3"), named("l4")));
    }

    #[test]
    fn everything_beside_the_squares_has_its_place() {
        let rules = temple();
        let layout = in_room(&rules, 640.0, 400.0);
        let zones = (0..4).map(Decor::Clue);
        let decks = rules.decks().map(Decor::Deck);
        for thing in zones.chain(decks).chain([Decor::Abyss, Decor::Waterfall, Decor::WallCards, Decor::Dice]) {
            assert!(layout.find(thing).is_some_and(|rect| rect.is_positive()), "{thing:?}");
        }
        assert_eq!(layout.find(Decor::Clue(4)), None);
    }

    #[test]
    fn arrows_lead_to_the_square_beside_and_from_the_entrance_to_every_square() {
        let rules = temple();
        let (layout, all) = (in_room(&rules, 640.0, 400.0), rules.squares());
        let named = |id: &str| rules.square_named(id).unwrap();
        for (from, side, to) in [
            ("entrance", Side::W, "z1"),
            ("z1", Side::W, "z2"),
            ("z4", Side::W, "c3"),
            ("c3", Side::E, "z4"),
            ("c8", Side::S, "c9"),
            ("c9", Side::E, "A"),
            ("l5", Side::N, "l1"),
            ("c14", Side::S, "r1"),
            ("bridge", Side::S, "c28"),
            ("c31", Side::W, "out"),
        ] {
            assert_eq!(layout.towards(&rules, named(from), side, all), Some(named(to)), "{from} {side:?}");
        }
        assert_eq!(layout.towards(&rules, named("entrance"), Side::E, all), None);
        let mut found = SquareSet::EMPTY;
        let mut open = vec![rules.entrance()];
        while let Some(square) = open.pop() {
            if !found.contains(square) {
                found.insert(square);
                let sides = [Side::N, Side::E, Side::S, Side::W];
                open.extend(sides.into_iter().filter_map(|side| layout.towards(&rules, square, side, all)));
            }
        }
        assert_eq!(found, all);
        // Only among those that are asked for.
        let few: SquareSet = ["c31", "l1"].map(named).into_iter().collect();
        assert_eq!(layout.towards(&rules, named("c6"), Side::S, few), Some(named("l1")));
    }

    #[test]
    fn tab_leads_through_all_squares_once_and_back() {
        let rules = temple();
        let (layout, all) = (in_room(&rules, 640.0, 400.0), rules.squares());
        let walk = |forward: bool| {
            let mut order = Vec::new();
            let mut at = layout.next(&rules, None, forward, all);
            while let Some(square) = at {
                order.push(square);
                at = layout.next(&rules, Some(square), forward, all);
            }
            order
        };
        let (there, mut back) = (walk(true), walk(false));
        back.reverse();
        assert_eq!((there.len(), there[0]), (60, rules.entrance()));
        assert_eq!(there.last(), Some(&rules.out()));
        assert_eq!(there, back);
    }
}
