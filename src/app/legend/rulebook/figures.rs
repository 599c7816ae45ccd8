//! Figures of the rulebook, painted as the table and its panels are: in the reader's theme, with the pieces, cards and tokens
//! of the variant.

use egui::{Painter, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use crate::app::hexboard::art::{self, Figure, Ground, TileLook};
use crate::app::hexboard::camera::bounds;
use crate::app::hexboard::figures::{self, spread, three, two};
use crate::app::kit::theme::Theme;
use crate::app::legend::art as gear;
use crate::app::legend::picture;
use crate::app::rulebook::Drawings;
use crate::expedition::{Glyph, TileId};
use crate::hex::Rotation;
use crate::legend::{Effect, TileKind, Variant};

/// No figure is higher than this, in points.
const MOST_HEIGHT: f32 = 300.0;
/// The height of a row of cards, and the widest that one of them gets.
const CARDS: f32 = 58.0;
/// The height of the display: a row of small things and one of cards.
const DISPLAY: f32 = 116.0;

/// The height of the cards of a sheet, with an arrow above them.
const SHEET: f32 = 84.0;

/// Every figure that a text can name.
pub const NAMES: [&str; 17] = [
    "kinds", "board", "passage", "display", "order", "land", "way", "slabs", "temple", "guard", "ruins", "strength",
    "high", "volcano", "cards", "look", "sheet",
];

/// The figures beside these that need something of the variant: treasures, powers.
pub const OF_PARTS: [&str; 2] = ["sets", "powers"];

/// Shows a figure in the middle of the page; its name for screen readers is its caption.
pub fn figure_ui(ui: &mut Ui, theme: &Theme, drawings: &mut Drawings, rules: &Variant, name: &str, caption: &str) {
    let sketch = Sketch { theme, rules };
    let draw = |painter: &Painter, rect| sketch.draw(painter, name, rect);
    drawings.show(ui, theme, (name, caption), |width| sketch.size(name, width), draw);
}

/// The means of drawing a figure.
struct Sketch<'a> {
    theme: &'a Theme,
    rules: &'a Variant,
}

impl Sketch<'_> {
    /// The size of a figure on a page of this width.
    fn size(&self, name: &str, width: f32) -> Vec2 {
        // A size in radii of a hex.
        let hexes = |across: f32, high: f32| figures::hexes(width, across, high);
        match name {
            "kinds" => hexes(11.5, 1.8),
            "land" | "high" => hexes(8.4, 1.8),
            "board" => {
                let bounds = bounds(self.rules.layout()).expand(0.1);
                bounds.size() * (width / bounds.width()).min(MOST_HEIGHT / bounds.height())
            }
            "passage" | "look" => hexes(3.6, 2.7),
            "way" | "slabs" | "volcano" => hexes(5.1, 2.7),
            "temple" | "ruins" => hexes(7.4, 1.8),
            "display" => vec2(width.min(440.0), DISPLAY),
            "order" => vec2(width.min(360.0), 52.0),
            "cards" => vec2(width.min(440.0), CARDS),
            "sheet" => vec2(width.min(440.0), SHEET),
            "powers" => vec2(width.min(260.0), CARDS),
            "sets" => vec2(width.min(420.0), 62.0),
            _ => figures::one_hex(width),
        }
    }

    fn draw(&self, painter: &Painter, name: &str, rect: Rect) {
        let pen = &figures::Sketch { painter, theme: self.theme, seats: &self.rules.def().players.colours };
        let growth = |ground, levels: [u8; 3]| {
            pen.growth(rect, &levels.map(|level| look(ground, level, [0, 1, 0, 2, 0, 0])));
        };
        let temple = || look(Ground::Temple, 6, [0, 1, 0, 2, 0, 0]);
        match name {
            "kinds" => Self::kinds(pen, rect),
            "board" => picture::board(painter, self.theme, rect, self.rules, None),
            "passage" => self.passage(pen, rect),
            "display" => self.display(pen, rect),
            "order" => self.order(pen, rect),
            "land" => self.land(pen, rect),
            "way" => self.way(pen, rect),
            "slabs" => self.slabs(pen, rect),
            "temple" => growth(Ground::Temple, [4, 5, 6]),
            "ruins" => growth(Ground::Ruin, [4, 1, 0]),
            "guard" => pen.guard(rect, &temple()),
            "high" => Self::high(pen, rect),
            "volcano" => self.volcano(pen, rect),
            "cards" => self.cards(pen, rect),
            "sheet" => self.sheet(pen, rect),
            "powers" => self.powers(pen, rect),
            "look" => self.looked_at(pen, rect),
            "sets" => self.sets(pen, rect),
            _ => pen.strength(rect, &temple(), self.rules.leader_strength()),
        }
    }

    // ---- Hexes -----------------------------------------------------------------------------------

    fn tile(&self, painter: &Painter, centre: Pos2, radius: f32, tile: &TileLook) {
        art::tile(painter, self.theme, centre, radius, tile);
    }

    fn jungle(&self, painter: &Painter, centre: Pos2, radius: f32, seed: u64) {
        art::jungle(painter, self.theme, centre, radius, seed, false);
    }

    fn kinds(pen: &figures::Sketch, rect: Rect) {
        let slabs = [1, 0, 0, 2, 0, 0];
        pen.row(
            rect,
            &[
                look(Ground::Temple, 4, slabs),
                look(Ground::Clearing, 0, slabs),
                look(Ground::Ruin, 3, slabs),
                look(Ground::Volcano, 0, [0; 6]),
                look(Ground::Lake, 0, [1, 0, 0, 1, 0, 0]),
                look(Ground::BaseCamp, 0, [1, 1, 1, 0, 0, 0]),
            ],
        );
    }

    fn passage(&self, pen: &figures::Sketch, rect: Rect) {
        let ([left, right], radius) = two(rect);
        self.tile(pen.painter, left, radius, &look(Ground::Clearing, 0, [0, 0, 1, 0, 0, 0]));
        self.tile(pen.painter, right, radius, &look(Ground::Temple, 3, [0, 2, 0, 0, 0, 1]));
        pen.cost_between(left, right, radius, "2");
    }

    /// Jungle, a dotted hex, a lake and a volcano.
    fn land(&self, pen: &figures::Sketch, rect: Rect) {
        let radius = (rect.width() / 4.0 * 0.5).min(rect.height() / 1.8) * 0.97;
        let places: Vec<Pos2> = spread(rect, 4).collect();
        for (seed, &place) in [3, 8].into_iter().zip(&places) {
            self.jungle(pen.painter, place, radius, seed);
        }
        art::jungle_dots(pen.painter, self.theme, places[1], radius);
        self.tile(pen.painter, places[2], radius, &look(Ground::Lake, 0, [1, 0, 0, 1, 0, 0]));
        self.tile(pen.painter, places[3], radius, &look(Ground::Volcano, 0, [0; 6]));
    }

    /// From the base camp through jungle onto a lake.
    fn way(&self, pen: &figures::Sketch, rect: Rect) {
        let (stops, radius) = three(rect);
        let [left, middle, right] = stops;
        self.jungle(pen.painter, middle, radius, 5);
        self.tile(pen.painter, left, radius, &look(Ground::BaseCamp, 0, [1, 1, 1, 0, 0, 0]));
        self.tile(pen.painter, right, radius, &look(Ground::Lake, 0, [0, 1, 0, 0, 1, 0]));
        pen.walk(stops, radius, ["1", "2"]);
    }

    /// A token that opens a way into the jungle, and one that makes a passage dearer.
    fn slabs(&self, pen: &figures::Sketch, rect: Rect) {
        let ([left, middle, right], radius) = three(rect);
        self.jungle(pen.painter, middle, radius, 5);
        self.tile(pen.painter, left, radius, &look(Ground::Clearing, 0, [1, 0, 0, 0, 0, 0]));
        self.tile(pen.painter, right, radius, &look(Ground::Temple, 3, [0, 0, 2, 0, 1, 0]));
        for (centre, side) in [(left, 2), (right, 4)] {
            art::slab_tokens(pen.painter, self.theme, centre, radius, side, 1);
        }
        pen.cost_between(left, middle, radius, "1");
        pen.cost_between(right, middle, radius, "2");
    }

    /// A volcano that one seat leads, between a temple and jungle.
    fn volcano(&self, pen: &figures::Sketch, rect: Rect) {
        let ([left, middle, right], radius) = three(rect);
        self.jungle(pen.painter, right, radius, 9);
        self.tile(pen.painter, left, radius, &look(Ground::Temple, 5, [0, 0, 1, 2, 0, 0]));
        self.tile(pen.painter, middle, radius, &look(Ground::Volcano, 0, [0; 6]));
        pen.stand((middle, radius), Figure::Explorer, 0, 3);
        pen.stand((middle, radius), Figure::Explorer, 1, 1);
        let (place, size) = art::FLAG.on(middle, radius);
        art::banner(pen.painter, self.theme, place, size, Some(pen.seat(0)), "+2");
    }

    /// Temples of the highest values.
    fn high(pen: &figures::Sketch, rect: Rect) {
        pen.row(rect, &[7, 8, 9, 10].map(|value| look(Ground::Temple, value, [0, 1, 0, 2, 0, 0])));
    }

    /// A ruin as whoever has looked sees it, and as all others do.
    fn looked_at(&self, pen: &figures::Sketch, rect: Rect) {
        let ([left, right], radius) = two(rect);
        let ruin = look(Ground::Ruin, 3, [0, 0, 1, 2, 0, 0]);
        for (seat, centre) in [left, right].into_iter().enumerate() {
            self.tile(pen.painter, centre, radius, &ruin);
            let corner = centre + vec2(-0.5, -0.56) * radius;
            art::seat_mark(pen.painter, self.theme, corner, radius * 0.14, pen.seat(seat));
        }
        art::treasure(pen.painter, self.theme, left + art::NUMBER * radius, 0.24 * radius, self.glyph());
    }

    // ---- Things ----------------------------------------------------------------------------------

    /// The carving of the first kind of treasure.
    fn glyph(&self) -> Glyph {
        self.rules.def().treasures.kinds.first().map_or(Glyph::Mask, |kind| kind.glyph)
    }

    /// The things that can be drafted: places, tokens, tiles, and cards below them.
    fn display(&self, pen: &figures::Sketch, rect: Rect) {
        let (above, below) = (rect.with_max_y(rect.top() + 50.0), rect.with_min_y(rect.bottom() - CARDS));
        let seats = usize::from(*self.rules.players().start());
        let tokens: Vec<u8> = (0_u8..).zip(self.tokens()).filter(|&(_, copies)| copies > 0).map(|it| it.0).collect();
        let tiles: Vec<TileId> = self.drafted_tiles().take(self.rules.display_tiles().into()).collect();
        let mut places = spread(above, 2 * seats + tiles.len());
        let mut next = || places.next().unwrap_or(above.center());
        for place in 1..=seats {
            gear::order_place(pen.painter, self.theme, Rect::from_center_size(next(), Vec2::splat(30.0)), place);
        }
        // The best tokens are those that are wanted.
        for &value in tokens.iter().rev().step_by(3).take(seats) {
            gear::action_token(pen.painter, self.theme, next(), 17.0, value);
        }
        for tile in tiles {
            let look = picture::tile_look(self.rules, tile, Rotation::default(), None);
            self.tile(pen.painter, next(), 23.0, &look);
        }
        self.row_of_effects(pen, below, &self.kinds_of_cards(4));
    }

    /// The copies of action tokens by value.
    fn tokens(&self) -> impl Iterator<Item = u8> {
        self.rules.tokens().iter().copied()
    }

    /// Tiles to be drafted, of as many kinds as there are.
    fn drafted_tiles(&self) -> impl Iterator<Item = TileId> {
        let is_of = |tile: TileId, wanted: usize| match self.rules.tile(tile).kind {
            TileKind::Temple(_) => wanted == 0,
            TileKind::Ruin(_) => wanted == 1,
            TileKind::Clearing => wanted == 2,
            TileKind::Volcano => wanted == 3,
            TileKind::Lake | TileKind::BaseCamp => false,
        };
        (0..4).filter_map(move |wanted| self.rules.tiles().find(|&tile| is_of(tile, wanted)))
    }

    /// The order of a round, and the one that is drafted for the next.
    fn order(&self, pen: &figures::Sketch, rect: Rect) {
        let seats = usize::from(*self.rules.players().end()).min(3);
        let places: Vec<Pos2> = spread(rect, 2 * seats + 1).collect();
        let mark = |at: Pos2, place: usize, seat: usize| {
            let stone = Rect::from_center_size(at + vec2(0.0, 8.0), Vec2::splat(32.0));
            gear::order_place(pen.painter, self.theme, stone, place);
            art::seat_mark(pen.painter, self.theme, at - vec2(0.0, 17.0), 8.5, pen.seat(seat));
        };
        for seat in 0..seats {
            mark(places[seat], seat + 1, seat);
            // Who was first has let the others go before.
            mark(places[seats + 1 + seat], seat + 1, (seat + 1) % seats);
        }
        let from = places[seats] - vec2(14.0, -8.0);
        pen.painter.arrow(from, vec2(28.0, 0.0), Stroke::new(3.0, self.theme.chrome.gold));
    }

    /// The effects of cards of different kinds.
    fn kinds_of_cards(&self, most: usize) -> Vec<Effect> {
        let mut found: Vec<Effect> = Vec::new();
        for effect in self.rules.cards().iter().map(|card| card.effect) {
            let is_new = found.iter().all(|other| std::mem::discriminant(other) != std::mem::discriminant(&effect));
            if is_new {
                found.push(effect);
            }
        }
        // Of many kinds some from everywhere in the list.
        let step = (found.len() / most.max(1)).max(1);
        found.into_iter().step_by(step).take(most).collect()
    }

    fn row_of_effects(&self, pen: &figures::Sketch, rect: Rect, effects: &[Effect]) {
        let side = (rect.width() / effects.len().max(1) as f32 - 6.0).min(rect.height() - 4.0);
        for (&effect, place) in effects.iter().zip(spread(rect, effects.len())) {
            let card = Rect::from_center_size(place, Vec2::splat(side));
            gear::effect(pen.painter, self.theme, card, gear::EffectPicture::of(self.rules, effect));
        }
    }

    fn cards(&self, pen: &figures::Sketch, rect: Rect) {
        self.row_of_effects(pen, rect, &self.kinds_of_cards(7));
    }

    /// A sheet in the acting: kept cards and free places on the left, token and tile in the middle, drafted cards on the
    /// right, and the way of one that is kept.
    fn sheet(&self, pen: &figures::Sketch, rect: Rect) {
        let most = *self.rules.players().end();
        let (left, right) = (usize::from(self.rules.left_places(most)), usize::from(self.rules.right_places(most)));
        let kept = left.saturating_sub(1);
        let below = rect.with_min_y(rect.bottom() - CARDS);
        let places: Vec<Pos2> = spread(below, left + 2 + right).collect();
        let side = (below.width() / places.len() as f32 - 6.0).min(below.height() - 4.0);
        let card = |place: Pos2| Rect::from_center_size(place, Vec2::splat(side));
        let cards: Vec<Pos2> = places[..kept].iter().chain(&places[left + 2..]).copied().collect();
        let effects = self.kinds_of_cards(cards.len());
        for (&place, &effect) in cards.iter().zip(&effects) {
            gear::effect(pen.painter, self.theme, card(place), gear::EffectPicture::of(self.rules, effect));
        }
        for &free in &places[kept..left] {
            let edge = Stroke::new(1.5, self.theme.chrome.edge);
            pen.painter.rect_stroke(card(free), 5.0, edge, StrokeKind::Inside);
        }
        let value = (0_u8..).zip(self.tokens()).filter(|&(_, copies)| copies > 0).map(|it| it.0).last();
        if let Some(value) = value {
            gear::action_token(pen.painter, self.theme, places[left], 19.0, value);
        }
        if let Some(tile) = self.drafted_tiles().next() {
            let look = picture::tile_look(self.rules, tile, Rotation::default(), None);
            self.tile(pen.painter, places[left + 1], 25.0, &look);
        }
        if let (Some(&free), Some(&drafted)) = (places[..left].last(), places.get(left + 2)) {
            let above = |place: Pos2| pos2(place.x, rect.top() + 12.0);
            let stroke = Stroke::new(3.0, self.theme.chrome.gold);
            let up = pos2(drafted.x, below.top());
            pen.painter.line_segment([up, above(drafted)], stroke);
            pen.painter.line_segment([above(drafted), above(free)], stroke);
            pen.painter.arrow(above(free), pos2(free.x, below.top() + 2.0) - above(free), stroke);
        }
    }

    /// A director's tile: its powers, and the cube before them.
    fn powers(&self, pen: &figures::Sketch, rect: Rect) {
        let Some(power) = self.rules.powers().first() else { return };
        let places: Vec<Pos2> = spread(rect, power.effects.len() + 1).collect();
        gear::cube(pen.painter, self.theme, places[0], 12.0, pen.seat(0));
        for (&effect, &place) in power.effects.iter().zip(&places[1..]) {
            let card = Rect::from_center_size(place, Vec2::splat(CARDS - 6.0));
            gear::effect(pen.painter, self.theme, card, gear::EffectPicture::of(self.rules, effect));
        }
    }

    fn sets(&self, pen: &figures::Sketch, rect: Rect) {
        pen.sets(rect, self.glyph(), 4, |copies| self.rules.set_score(copies));
    }
}

/// The look of a tile.
fn look(ground: Ground, level: u8, slabs: [u8; 6]) -> TileLook {
    TileLook { ground, level, slabs, emptied: ground == Ground::Ruin && level == 0 }
}
