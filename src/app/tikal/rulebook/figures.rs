//! Figures of the rulebook, painted as the table is: in the reader's theme and with the pieces of the variant.

use egui::{Align2, FontId, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use crate::app::hexboard::art::{self, Figure, HexMark, TileLook};
use crate::app::hexboard::camera::bounds;
use crate::app::hexboard::figures::{self, spread, three, two};
use crate::app::kit::theme::Theme;
use crate::app::rulebook::Drawings;
use crate::app::tikal::picture;
use crate::tikal::{Glyph, TileKind, Variant};

/// No figure is higher than this, in points.
const MOST_HEIGHT: f32 = 300.0;

/// Every figure that a text can name.
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
    let sketch = Sketch { theme, rules };
    let draw = |painter: &Painter, rect| sketch.draw(painter, name, rect);
    let shown = drawings.show(ui, theme, (name, caption), |width| sketch.size(name, width), draw);
    if let Some(rect) = shown.filter(|_| name == "tiers") {
        sketch.tier_numbers(ui.painter(), rect);
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
        let hexes = |across: f32, high: f32| figures::hexes(width, across, high);
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
            _ => figures::one_hex(width),
        }
    }

    fn draw(&self, painter: &Painter, name: &str, rect: Rect) {
        let pen = &figures::Sketch { painter, theme: self.theme, seats: &self.rules.def().players.colours };
        let growth = |tiles: [(TileKind, u8); 3]| {
            pen.growth(rect, &tiles.map(|(kind, level)| look(kind, level, [0, 1, 0, 2, 0, 0])));
        };
        let temple = || look(TileKind::Temple(6), 6, [0, 1, 0, 2, 0, 0]);
        match name {
            "kinds" => Self::kinds(pen, rect),
            "temple" => growth([4, 5, 6].map(|level| (TileKind::Temple(4), level))),
            "ruins" => growth([4, 1, 0].map(|left| (TileKind::Ruin(4), left))),
            "board" => picture::board(painter, self.theme, rect, self.rules, None),
            "passage" => self.passage(pen, rect),
            "connected" => self.connected(pen, rect),
            "way" => self.way(pen, rect),
            "volcano" => self.volcano(pen, rect),
            "tiers" => self.tiers(painter, rect),
            "sets" => self.sets(pen, rect),
            "pieces" => self.pieces(pen, rect),
            "amulets" => self.amulets(pen, rect),
            "guard" => pen.guard(rect, &temple()),
            _ => pen.strength(rect, &temple(), self.rules.leader_strength()),
        }
    }

    // ---- Hexes -----------------------------------------------------------------------------------

    fn tile(&self, painter: &Painter, centre: Pos2, radius: f32, kind: TileKind, level: u8, slabs: [u8; 6]) {
        art::tile(painter, self.theme, centre, radius, &look(kind, level, slabs));
    }

    fn jungle(&self, painter: &Painter, centre: Pos2, radius: f32, seed: u64) {
        art::jungle(painter, self.theme, centre, radius, seed, false);
    }

    fn kinds(pen: &figures::Sketch, rect: Rect) {
        let kinds = [
            (TileKind::Temple(4), 4),
            (TileKind::Clearing, 0),
            (TileKind::Ruin(3), 3),
            (TileKind::Volcano, 0),
            (TileKind::BaseCamp, 0),
        ];
        let looks = kinds
            .map(|(kind, level)| look(kind, level, if kind.needs_a_way_in() { [1, 0, 0, 2, 0, 0] } else { [0; 6] }));
        pen.row(rect, &looks);
    }

    fn passage(&self, pen: &figures::Sketch, rect: Rect) {
        let ([left, right], radius) = two(rect);
        self.tile(pen.painter, left, radius, TileKind::Clearing, 0, [0, 0, 1, 0, 0, 0]);
        self.tile(pen.painter, right, radius, TileKind::Temple(3), 3, [0, 2, 0, 0, 0, 1]);
        pen.cost_between(left, right, radius, "2");
    }

    fn connected(&self, pen: &figures::Sketch, rect: Rect) {
        let ([left, middle, right], radius) = three(rect);
        self.jungle(pen.painter, right, radius, 5);
        self.tile(pen.painter, left, radius, TileKind::Clearing, 0, [1, 0, 1, 0, 0, 0]);
        self.tile(pen.painter, middle, radius, TileKind::Temple(2), 2, [0, 0, 0, 2, 0, 1]);
        art::hex_mark(pen.painter, self.theme, middle, radius, HexMark::Selected);
        pen.cost_between(left, middle, radius, "2");
    }

    fn way(&self, pen: &figures::Sketch, rect: Rect) {
        let (stops, radius) = three(rect);
        let [left, middle, right] = stops;
        self.tile(pen.painter, left, radius, TileKind::BaseCamp, 0, [0, 0, 1, 0, 0, 0]);
        self.tile(pen.painter, middle, radius, TileKind::Clearing, 0, [0, 0, 0, 1, 0, 0]);
        self.tile(pen.painter, right, radius, TileKind::Ruin(3), 3, [0, 0, 0, 0, 1, 0]);
        pen.walk(stops, radius, ["1", "2"]);
    }

    fn volcano(&self, pen: &figures::Sketch, rect: Rect) {
        let ([left, middle, right], radius) = three(rect);
        let painter = pen.painter;
        self.jungle(painter, right, radius, 9);
        self.tile(painter, left, radius, TileKind::Temple(5), 5, [0, 0, 1, 2, 0, 0]);
        self.tile(painter, middle, radius, TileKind::Volcano, 0, [0; 6]);
    }

    // ---- Pieces and tokens -----------------------------------------------------------------------

    fn pieces(&self, pen: &figures::Sketch, rect: Rect) {
        let painter = pen.painter;
        let size = (rect.width() / 16.0).min(20.0);
        let seat = |index: usize| pen.seat(index);
        let has_leader = self.rules.leaders() > 0;
        let things = 5 + usize::from(has_leader);
        let mut places = spread(rect, things);
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

    fn amulets(&self, pen: &figures::Sketch, rect: Rect) {
        let painter = pen.painter;
        let seats = usize::from(*self.rules.players().end());
        let step = rect.width() / seats as f32;
        let size = (step / 5.0).min(17.0);
        for (index, place) in spread(rect, seats).enumerate() {
            art::seat_mark(painter, self.theme, place - vec2(size * 1.1, 0.0), size * 0.75, pen.seat(index));
            art::amulet(painter, self.theme, place + vec2(size * 0.9, 0.0), size * 1.2, index % 3 != 1);
        }
    }

    fn sets(&self, pen: &figures::Sketch, rect: Rect) {
        let treasures = &self.rules.def().treasures;
        let glyph = treasures.kinds.first().map_or(Glyph::Mask, |kind| kind.glyph);
        let most = self.rules.treasures().iter().copied().max().unwrap_or(1).clamp(1, 4);
        pen.sets(rect, glyph, most, |copies| self.rules.set_score(copies));
    }

    /// For every value that has tiers: the value, how many tiers, and the foot and the top of their column.
    fn columns(&self, rect: Rect) -> Vec<(usize, u8, Pos2, Pos2)> {
        let tiers = self.rules.tiers();
        let most = f32::from(tiers.iter().copied().max().unwrap_or(1).max(1));
        let foot = rect.bottom() - 18.0;
        let step = ((foot - rect.top() - 16.0) / most).min(12.0);
        let supply: Vec<(usize, u8)> = tiers.iter().copied().enumerate().filter(|&(_, count)| count > 0).collect();
        let places = spread(rect, supply.len());
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

/// The look of a tile.
fn look(kind: TileKind, level: u8, slabs: [u8; 6]) -> TileLook {
    let emptied = matches!(kind, TileKind::Ruin(_)) && level == 0;
    TileLook { ground: kind.into(), level, slabs, emptied }
}
