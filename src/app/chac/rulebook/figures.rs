//! Figures of the rulebook, painted as the table is: in the reader's theme, with the temple, people and numbers of the
//! variant.

use egui::{Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

use crate::app::chac::art::{self, DieLook, Face, TileLook};
use crate::app::chac::board::Layout;
use crate::app::chac::picture;
use crate::app::kit::theme::Theme;
use crate::app::rulebook::Drawings;
use crate::chac::{Ability, Deck, Glyph, Needs, Number, Value, Variant, WallCard};

/// The height of a row of dice or signs, and of one of cards.
const ROW: f32 = 44.0;
const CARDS: f32 = 64.0;
/// The widest that the temple gets, and the room around it for what grows there.
const WIDEST: f32 = 620.0;
const AROUND: f32 = 10.0;
/// The most faces in a row.
const FACES: usize = 6;

/// Every figure that a text can name.
pub const NAMES: [&str; 13] = [
    "temple",
    "adventurers",
    "treasures",
    "tiles",
    "clue",
    "load",
    "dice",
    "lock",
    "climb",
    "bridge",
    "abilities",
    "walls",
    "boulder",
];

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
        match name {
            "temple" => {
                let width = width.min(WIDEST);
                vec2(width, Layout::height_for(self.rules, width - 2.0 * AROUND) + 2.0 * AROUND)
            }
            "adventurers" => {
                let rows = self.rules.people().len().div_ceil(FACES).max(1);
                vec2(width.min(420.0), CARDS * rows as f32)
            }
            "treasures" | "tiles" | "clue" | "walls" => vec2(width.min(400.0), CARDS),
            _ => vec2(width.min(340.0), ROW),
        }
    }

    fn draw(&self, painter: &Painter, name: &str, rect: Rect) {
        match name {
            "temple" => picture::board(painter, self.theme, rect.shrink(AROUND), self.rules, None),
            "adventurers" => self.adventurers(painter, rect),
            "treasures" => self.treasures(painter, rect),
            "tiles" => self.tiles(painter, rect),
            "clue" => self.clue(painter, rect),
            "load" => self.load(painter, rect),
            "dice" => self.dice(painter, rect, [1, 2, 3, 4, 4], |face| counts(face >= 3)),
            "lock" => self.lock(painter, rect),
            "climb" => self.dice(painter, rect, [1, 1, 3, 5], |face| harms(face <= self.rules.danger())),
            "bridge" => self.dice(painter, rect, [1, 3, 3, 4, 6], |face| harms(face < 4)),
            "walls" => self.walls(painter, rect),
            "boulder" => self.boulder(painter, rect),
            _ => self.abilities(painter, rect),
        }
    }

    /// The people of the variant, in rows.
    fn adventurers(&self, painter: &Painter, rect: Rect) {
        let people: Vec<_> = self.rules.adventurers().collect();
        for (row, people) in people.chunks(FACES).enumerate() {
            let top = rect.top() + CARDS * row as f32;
            let row = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), CARDS));
            let (places, radius) = places(row, FACES.min(self.rules.people().len()));
            for (&who, at) in people.iter().zip(places) {
                art::adventurer(painter, self.theme, at, radius, Face::of(self.rules, who), None);
            }
        }
    }

    /// A treasure face down and face up, and a chest.
    fn treasures(&self, painter: &Painter, rect: Rect) {
        // A lava room or a river has none where the variant has no such room; zones are before them.
        let zone = Deck::zone(0);
        let deck = if self.rules.zones().is_empty() { Deck::LAVA } else { zone };
        let (places, radius) = places(rect, 3);
        for (value, at) in [None, Value::of_points(3), Some(Value::CHEST)].into_iter().zip(places) {
            art::treasure(painter, self.theme, square(at, radius), deck, value);
        }
    }

    /// A tile with its glyph, turned, searched, and one that is trapped.
    fn tiles(&self, painter: &Painter, rect: Rect) {
        let (places, radius) = places(rect, 4);
        let looks = [
            (TileLook::Glyph(Glyph::new(3), None), false),
            (TileLook::Turned(Number::new(5)), false),
            (TileLook::Searched(Number::new(5)), false),
            (TileLook::Glyph(Glyph::new(5), Number::new(7)), true),
        ];
        for ((look, is_trapped), at) in looks.into_iter().zip(places) {
            art::lava_tile(painter, self.theme, square(at, radius), look, is_trapped);
        }
    }

    /// A clue as all see it, and as who has looked.
    fn clue(&self, painter: &Painter, rect: Rect) {
        let (places, radius) = places(rect, 2);
        for (glyph, at) in [None, Glyph::new(5)].into_iter().zip(places) {
            art::clue(painter, self.theme, square(at, radius), Number::new(7), glyph);
        }
    }

    fn load(&self, painter: &Painter, rect: Rect) {
        let mut levels: Vec<u8> = (0..=self.rules.most_held()).map(|treasures| self.rules.load(treasures)).collect();
        levels.dedup();
        let (places, radius) = places(rect, levels.len());
        for (level, at) in levels.into_iter().zip(places) {
            art::load(painter, self.theme, at, radius, level);
        }
    }

    fn dice<const N: usize>(&self, painter: &Painter, rect: Rect, dice: [u8; N], look: impl Fn(u8) -> DieLook) {
        let (places, radius) = places(rect, N);
        for (face, at) in dice.into_iter().zip(places) {
            art::die(painter, self.theme, at, radius * 0.82, face, look(face));
        }
    }

    /// Dice before the first lock: of each number that it needs one counts.
    fn lock(&self, painter: &Painter, rect: Rect) {
        let needs = self.rules.alcoves().first().map_or_else(Needs::default, |alcove| alcove.needs);
        let dice = [1, 2, 5, 5, 6];
        let (places, radius) = places(rect, dice.len());
        for (index, at) in places.enumerate() {
            let face = dice[index];
            let fits = needs.iter().any(|need| need == face) && !dice[..index].contains(&face);
            let look = if fits { DieLook::Counts } else { DieLook::Idle };
            art::die(painter, self.theme, at, radius * 0.82, face, look);
        }
    }

    fn walls(&self, painter: &Painter, rect: Rect) {
        let (places, radius) = places(rect, WallCard::ALL.len());
        for (card, at) in WallCard::ALL.into_iter().zip(places) {
            art::wall_card(painter, self.theme, square(at, radius), Some(card));
        }
    }

    /// The boulder, and a roll for it.
    fn boulder(&self, painter: &Painter, rect: Rect) {
        let dice = [1, 2, 3, 4, 6];
        let (mut places, radius) = places(rect, dice.len() + 1);
        if let Some(at) = places.next() {
            art::boulder(painter, self.theme, at, radius);
        }
        for (face, at) in dice.into_iter().zip(places) {
            art::die(painter, self.theme, at, radius * 0.82, face, counts(face >= self.rules.boulder_needs()));
        }
    }

    /// The signs of the abilities that the variant has.
    fn abilities(&self, painter: &Painter, rect: Rect) {
        let has = |ability: &Ability| self.rules.people().iter().any(|person| person.ability == *ability);
        let abilities: Vec<Ability> = Ability::ALL.into_iter().filter(has).collect();
        let (places, radius) = places(rect, abilities.len());
        for (ability, at) in abilities.into_iter().zip(places) {
            art::ability(painter, at, radius * 0.8, ability, self.theme.chrome.text_strong);
        }
    }
}

fn counts(it_does: bool) -> DieLook {
    if it_does { DieLook::Counts } else { DieLook::Idle }
}

fn harms(it_does: bool) -> DieLook {
    if it_does { DieLook::Harms } else { DieLook::Plain }
}

/// The middles of so many places side by side, and the radius of what has room there.
fn places(rect: Rect, count: usize) -> (impl Iterator<Item = Pos2>, f32) {
    let count = count.max(1);
    let radius = (rect.height() * 0.5 - 3.0).min(rect.width() / count as f32 * 0.5 - 2.0);
    // Few things stand together in the middle.
    let step = (rect.width() / count as f32).min(radius * 2.5);
    let first = rect.center().x - step * (count as f32 - 1.0) * 0.5;
    ((0..count).map(move |index| pos2(first + step * index as f32, rect.center().y)), radius)
}

fn square(centre: Pos2, radius: f32) -> Rect {
    Rect::from_center_size(centre, Vec2::splat(radius * 2.0))
}
