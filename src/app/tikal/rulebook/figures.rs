//! Figures of the rulebook, painted as the table is: in the reader's theme and with the pieces of the variant.
//!
//! A figure is drawn once for its size and theme, kept, and shown again from then on.

use std::collections::BTreeMap;

use egui::{Align2, FontId, Painter, Pos2, Rect, Sense, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::hexboard::art::{self, Figure, HexMark, NamePlate, SeatLook, SeatShape, TileLook};
use crate::app::hexboard::camera::bounds;
use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;
use crate::app::tikal::picture;
use crate::tikal::{Glyph, TileKind, Variant};

/// From the centre of a hex of radius 1 to the middle of its side.
const APOTHEM: f32 = 0.866;
/// The radius of a hex in figures of a few hexes, in points, where the page is wide enough.
const RADIUS: f32 = 52.0;
/// No figure is higher than this, in points.
const MOST_HEIGHT: f32 = 300.0;

/// The figures that were drawn, by name.
#[derive(Default)]
pub struct Drawings(BTreeMap<String, Still<()>>);

impl Drawings {
    /// Forgets all figures, so that they are drawn anew.
    pub fn forget(&mut self) {
        self.0.clear();
    }
}

/// Every figure that a text can name.
#[cfg(test)]
pub const NAMES: [&str; 14] = [
    "kinds",
    "board",
    "passage",
    "tiers",
    "sets",
    "pieces",
    "volcano",
    "connected",
    "way",
    "temple",
    "ruins",
    "guard",
    "strength",
    "amulets",
];

/// Shows a figure in the middle of the page; its name for screen readers is its caption.
pub fn figure_ui(ui: &mut Ui, theme: &Theme, drawings: &mut Drawings, rules: &Variant, name: &str, caption: &str) {
    let width = ui.available_width();
    let sketch = Sketch { theme, rules };
    let size = sketch.size(name, width);
    let (row, response) = ui.allocate_exact_size(vec2(width, size.y), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, caption));
    let rect = Rect::from_center_size(row.center(), size);
    if !ui.is_rect_visible(rect) {
        return;
    }
    let (painter, still) = (ui.painter(), drawings.0.entry(name.to_owned()).or_default());
    still.paint(painter, theme.is_dark, rect, (), |()| sketch.draw(painter, name, rect));
    if name == "tiers" {
        sketch.tier_numbers(painter, rect);
    }
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
        let hexes = |across: f32, high: f32| {
            let radius = (width / across).min(RADIUS);
            vec2(across, high) * radius
        };
        match name {
            "kinds" => hexes(9.6, 1.8),
            "board" => {
                let bounds = bounds(self.rules.layout()).expand(0.1);
                bounds.size() * (width / bounds.width()).min(MOST_HEIGHT / bounds.height())
            }
            "passage" => hexes(3.6, 2.7),
            "connected" | "way" | "volcano" => hexes(5.1, 2.7),
            "tiers" => vec2(width.min(420.0), 116.0),
            "sets" => vec2(width.min(420.0), 62.0),
            "pieces" => vec2(width.min(400.0), 60.0),
            "amulets" => vec2(width.min(280.0), 60.0),
            "temple" | "ruins" => hexes(7.4, 1.8),
            // A single tile may be larger.
            _ => vec2(2.1, 1.8) * (width / 2.1).min(RADIUS * 1.4),
        }
    }

    fn draw(&self, painter: &Painter, name: &str, rect: Rect) {
        match name {
            "kinds" => self.row(
                painter,
                rect,
                &[
                    (TileKind::Temple(4), 4),
                    (TileKind::Clearing, 0),
                    (TileKind::Ruin(3), 3),
                    (TileKind::Volcano, 0),
                    (TileKind::BaseCamp, 0),
                ],
            ),
            "temple" => self.growth(painter, rect, [4, 5, 6].map(|level| (TileKind::Temple(4), level))),
            "ruins" => self.growth(painter, rect, [4, 1, 0].map(|left| (TileKind::Ruin(4), left))),
            "board" => picture::board(painter, self.theme, rect, self.rules, None),
            "passage" => self.passage(painter, rect),
            "connected" => self.connected(painter, rect),
            "way" => self.way(painter, rect),
            "volcano" => self.volcano(painter, rect),
            "tiers" => self.tiers(painter, rect),
            "sets" => self.sets(painter, rect),
            "pieces" => self.pieces(painter, rect),
            "amulets" => self.amulets(painter, rect),
            "guard" => self.guard(painter, rect),
            _ => self.strength(painter, rect),
        }
    }

    // ---- Hexes -----------------------------------------------------------------------------------

    fn tile(&self, painter: &Painter, centre: Pos2, radius: f32, kind: TileKind, level: u8, slabs: [u8; 6]) {
        let emptied = matches!(kind, TileKind::Ruin(_)) && level == 0;
        art::tile(painter, self.theme, centre, radius, &TileLook { ground: kind.into(), level, slabs, emptied });
    }

    fn jungle(&self, painter: &Painter, centre: Pos2, radius: f32, seed: u64) {
        art::jungle(painter, self.theme, centre, radius, seed, false);
    }

    fn seat(&self, index: usize) -> SeatLook<'_> {
        let colours = &self.rules.def().players.colours;
        SeatLook { colour: colours.get(index).map_or("", String::as_str), shape: SeatShape::of_seat(index) }
    }

    fn price(&self, painter: &Painter, centre: Pos2, radius: f32, text: &str) {
        art::price(painter, self.theme, centre, radius, text);
    }

    /// Three hexes side by side, the one in the middle half a hex lower.
    fn three(rect: Rect) -> ([Pos2; 3], f32) {
        let radius = rect.width() / 5.1;
        let left = rect.left_top() + vec2(1.0, APOTHEM) * radius + vec2(0.03, 0.03) * radius;
        ([left, left + vec2(1.5, APOTHEM) * radius, left + vec2(3.0, 0.0) * radius], radius)
    }

    fn row(&self, painter: &Painter, rect: Rect, tiles: &[(TileKind, u8)]) {
        let step = rect.width() / tiles.len() as f32;
        let radius = (step * 0.5).min(rect.height() / 1.8) * 0.97;
        for (index, &(kind, level)) in tiles.iter().enumerate() {
            let centre = pos2(rect.left() + (index as f32 + 0.5) * step, rect.center().y);
            let slabs = if kind.needs_a_way_in() { [1, 0, 0, 2, 0, 0] } else { [0; 6] };
            self.tile(painter, centre, radius, kind, level, slabs);
        }
    }

    /// The same tile three times, an arrow from one to the next.
    fn growth(&self, painter: &Painter, rect: Rect, tiles: [(TileKind, u8); 3]) {
        let radius = rect.width() / 7.4;
        let stroke = Stroke::new(radius * 0.06, self.theme.chrome.gold);
        for (index, (kind, level)) in tiles.into_iter().enumerate() {
            let centre = pos2(rect.left() + radius * (1.0 + 2.7 * index as f32), rect.center().y);
            self.tile(painter, centre, radius * 0.97, kind, level, [0, 1, 0, 2, 0, 0]);
            if index > 0 {
                let from = centre - vec2(1.6 * radius, 0.0);
                painter.arrow(from, vec2(0.5 * radius, 0.0), stroke);
            }
        }
    }

    fn passage(&self, painter: &Painter, rect: Rect) {
        let radius = rect.width() / 3.6;
        let left = rect.left_top() + vec2(1.05, APOTHEM + 0.05) * radius;
        let right = left + vec2(1.5, APOTHEM) * radius;
        self.tile(painter, left, radius, TileKind::Clearing, 0, [0, 0, 1, 0, 0, 0]);
        self.tile(painter, right, radius, TileKind::Temple(3), 3, [0, 2, 0, 0, 0, 1]);
        self.cost_between(painter, left, right, radius);
    }

    /// The cost of a passage, beside its slabs.
    fn cost_between(&self, painter: &Painter, left: Pos2, right: Pos2, radius: f32) {
        let along = (right - left).normalized().rot90();
        self.price(painter, left + (right - left) * 0.5 + along * (0.46 * radius), radius * 0.19, "2");
    }

    fn connected(&self, painter: &Painter, rect: Rect) {
        let ([left, middle, right], radius) = Self::three(rect);
        self.jungle(painter, right, radius, 5);
        self.tile(painter, left, radius, TileKind::Clearing, 0, [1, 0, 1, 0, 0, 0]);
        self.tile(painter, middle, radius, TileKind::Temple(2), 2, [0, 0, 0, 2, 0, 1]);
        art::hex_mark(painter, self.theme, middle, radius, HexMark::Selected);
        self.cost_between(painter, left, middle, radius);
    }

    fn way(&self, painter: &Painter, rect: Rect) {
        let ([left, middle, right], radius) = Self::three(rect);
        self.tile(painter, left, radius, TileKind::BaseCamp, 0, [0, 0, 1, 0, 0, 0]);
        self.tile(painter, middle, radius, TileKind::Clearing, 0, [0, 0, 0, 1, 0, 0]);
        self.tile(painter, right, radius, TileKind::Ruin(3), 3, [0, 0, 0, 0, 1, 0]);
        art::route(painter, self.theme, &[left, middle, right], radius);
        let piece = radius * art::piece_slot(0, false, Figure::Explorer).radius;
        art::piece(painter, self.theme, left - vec2(0.1, 0.1) * radius, piece, Figure::Explorer, self.seat(0));
        self.price(painter, middle + art::PRICE.at * radius, radius * 0.17, "1");
        self.price(painter, right + art::PRICE.at * radius, radius * 0.17, "2");
    }

    fn volcano(&self, painter: &Painter, rect: Rect) {
        let ([left, middle, right], radius) = Self::three(rect);
        self.jungle(painter, right, radius, 9);
        self.tile(painter, left, radius, TileKind::Temple(5), 5, [0, 0, 1, 2, 0, 0]);
        self.tile(painter, middle, radius, TileKind::Volcano, 0, [0; 6]);
    }

    // ---- Pieces and tokens -----------------------------------------------------------------------

    fn guard(&self, painter: &Painter, rect: Rect) {
        let radius = rect.width() / 2.1;
        let centre = rect.center();
        self.tile(painter, centre, radius, TileKind::Temple(6), 6, [0, 1, 0, 2, 0, 0]);
        let (place, piece) = art::GUARD.on(centre, radius);
        art::guard(painter, self.theme, place, piece, Figure::Explorer, self.seat(0));
        self.stand(painter, (centre, radius), Figure::Explorer, 1, 2);
    }

    /// So many pieces of a seat where they stand on a hex at a table of two.
    fn stand(&self, painter: &Painter, (centre, radius): (Pos2, f32), kind: Figure, seat: usize, count: u8) {
        let (place, _) = art::piece_slot(seat, false, kind).on(centre, radius);
        let size = art::piece_slot(seat, false, Figure::Explorer).radius * radius;
        art::piece(painter, self.theme, place, size, kind, self.seat(seat));
        if count > 1 {
            let (badge, wide) = art::count_slot(seat, false).on(centre, radius);
            art::count(painter, self.theme, badge, wide, self.seat(seat), count);
        }
    }

    /// A leader and an explorer of one seat against explorers of another, as many as the leader's strength.
    fn strength(&self, painter: &Painter, rect: Rect) {
        let radius = rect.width() / 2.1;
        let centre = rect.center();
        self.tile(painter, centre, radius, TileKind::Temple(6), 6, [0, 1, 0, 2, 0, 0]);
        let put = |kind, seat, count| self.stand(painter, (centre, radius), kind, seat, count);
        let leader = self.rules.leader_strength();
        put(Figure::Leader, 0, 1);
        put(Figure::Explorer, 0, 1);
        put(Figure::Explorer, 1, leader);
        for (spot, strength) in [(vec2(0.72, 0.42), leader + 1), (vec2(-0.66, 0.3), leader)] {
            let (place, text) = (centre + spot * radius, strength.to_string());
            art::cell_name(painter, self.theme, place, radius * 0.2, &text, NamePlate::None);
        }
    }

    fn spread(rect: Rect, count: usize) -> impl Iterator<Item = Pos2> {
        let step = rect.width() / count.max(1) as f32;
        (0..count).map(move |index| pos2(rect.left() + (index as f32 + 0.5) * step, rect.center().y))
    }

    fn pieces(&self, painter: &Painter, rect: Rect) {
        let size = (rect.width() / 16.0).min(20.0);
        let seat = |index: usize| self.seat(index);
        let has_leader = self.rules.leaders() > 0;
        let things = 5 + usize::from(has_leader);
        let mut places = Self::spread(rect, things);
        let mut next = || places.next().unwrap_or(rect.center());
        art::piece(painter, self.theme, next(), size, Figure::Explorer, seat(0));
        if has_leader {
            art::piece(painter, self.theme, next(), size, Figure::Leader, seat(0));
        }
        art::camp(painter, self.theme, next(), size * 1.35, seat(0));
        art::guard(painter, self.theme, next(), size, Figure::Explorer, seat(1));
        art::amulet(painter, self.theme, next(), size * 1.2, true);
        art::amulet(painter, self.theme, next(), size * 1.2, false);
    }

    fn amulets(&self, painter: &Painter, rect: Rect) {
        let seats = usize::from(*self.rules.players().end());
        let step = rect.width() / seats as f32;
        let size = (step / 5.0).min(17.0);
        for (index, place) in Self::spread(rect, seats).enumerate() {
            art::seat_mark(painter, self.theme, place - vec2(size * 1.1, 0.0), size * 0.75, self.seat(index));
            art::amulet(painter, self.theme, place + vec2(size * 0.9, 0.0), size * 1.2, index % 3 != 1);
        }
    }

    fn sets(&self, painter: &Painter, rect: Rect) {
        let treasures = &self.rules.def().treasures;
        let glyph = treasures.kinds.first().map_or(Glyph::Mask, |kind| kind.glyph);
        let most = self.rules.treasures().iter().copied().max().unwrap_or(1).clamp(1, 4);
        // One token more in every set, and a gap between the sets.
        let units = f32::from(most) * (f32::from(most) + 1.0) * 0.5 * 1.3 + f32::from(most) * 1.9;
        let size = (rect.width() / units / 1.1).min(17.0);
        let mut left = rect.center().x - units * size * 0.5 + size * 0.6;
        for copies in 1..=most {
            let first = left;
            for _ in 0..copies {
                art::treasure(painter, self.theme, pos2(left + size, rect.top() + size + 3.0), size, glyph);
                left += size * 1.3;
            }
            let middle = (first + left + size * 0.7) * 0.5;
            let points = self.rules.set_score(copies).to_string();
            art::score_text(painter, self.theme, pos2(middle, rect.bottom() - 11.0), 13.0, &points);
            left += size * 1.9;
        }
    }

    /// For every value that has tiers: the value, how many tiers, and the foot and the top of their column.
    fn columns(&self, rect: Rect) -> Vec<(usize, u8, Pos2, Pos2)> {
        let tiers = self.rules.tiers();
        let most = f32::from(tiers.iter().copied().max().unwrap_or(1).max(1));
        let foot = rect.bottom() - 18.0;
        let step = ((foot - rect.top() - 16.0) / most).min(12.0);
        let supply: Vec<(usize, u8)> = tiers.iter().copied().enumerate().filter(|&(_, count)| count > 0).collect();
        let places = Self::spread(rect, supply.len());
        let column = |((value, count), at): ((usize, u8), Pos2)| {
            (value, count, pos2(at.x, foot), pos2(at.x, foot - f32::from(count) * step))
        };
        supply.into_iter().zip(places).map(column).collect()
    }

    fn tiers(&self, painter: &Painter, rect: Rect) {
        let stone = &self.theme.stone;
        let columns = self.columns(rect);
        let half = (rect.width() / columns.len().max(1) as f32 * 0.36).min(15.0);
        for (_, count, foot, top) in columns {
            let step = (foot.y - top.y) / f32::from(count);
            for tier in 0..count {
                let bottom = foot.y - f32::from(tier) * step;
                let slab = Rect::from_min_max(pos2(foot.x - half, bottom - step + 1.0), pos2(foot.x + half, bottom));
                painter.rect(slab, 1.5, stone.slab, Stroke::new(0.75, stone.slab_line), egui::StrokeKind::Inside);
            }
        }
    }

    /// The numbers of tiers of each value. Drawn in every frame: text is not kept with a figure, see `kit::still`.
    fn tier_numbers(&self, painter: &Painter, rect: Rect) {
        let chrome = &self.theme.chrome;
        let font = FontId::proportional(self.theme.sizes.text_small);
        for (value, count, foot, top) in self.columns(rect) {
            painter.text(top - vec2(0.0, 8.0), Align2::CENTER_CENTER, count, font.clone(), chrome.text_weak);
            painter.text(foot + vec2(0.0, 10.0), Align2::CENTER_CENTER, value, font.clone(), chrome.text_strong);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::NAMES;
    use crate::words::Language;
    use crate::words::tikal::rulebook::manuscript;

    #[test]
    fn every_figure_of_the_texts_can_be_drawn_and_every_one_is_used() {
        for language in Language::ALL {
            let chapters = manuscript(language).chapters;
            let named: BTreeSet<&str> = chapters
                .iter()
                .flat_map(|chapter| chapter.text.split("](").skip(1))
                .filter_map(|rest| rest.split_once(')').map(|(target, _)| target))
                .filter(|target| !target.starts_with('#'))
                .collect();
            assert_eq!(named, NAMES.into(), "{}", language.code());
        }
    }
}
