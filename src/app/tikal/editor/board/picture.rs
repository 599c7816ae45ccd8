//! The picture of the board, kept from frame to frame: what changes is drawn anew, a hex at a time.
//!
//! Decides what is drawn where and in which order, and on what the looks of each thing depend; how each thing is drawn,
//! `art` decides. What comes and goes with the pointer and the keyboard lies over it; see `paint`.

use egui::{Painter, Pos2, Rect, Vec2, vec2};

use super::{Known, Layers};
use crate::app::hexboard::art::{self, HexMark, NamePlate, TileLook};
use crate::app::hexboard::camera::{Transform, bounds_of, radius_in};
use crate::app::hexboard::ground::{GroundPicture, Laid, Lies};
use crate::app::kit::still::{Layer, Stay};
use crate::app::kit::theme::Theme;
use crate::editor::tikal::boards::Chart;
use crate::hex::{CellName, Hex};
use crate::tikal::{Access, KindDef, PrintedDef, TileKind};

/// On hexes with a smaller radius, in points, the letters of columns have no room, names of cells, names of tiles.
const LETTERED: f32 = 12.0;
const NAMED: f32 = 18.0;
const NAMED_TILE: f32 = 26.0;
/// The height of names, in hex radii, and in points at least and at most; where they stand on a cell; how far the letter
/// of a column is from the centre of its first and its last cell.
const NAME: f32 = 0.17;
const NAMES: (f32, f32) = (8.0, 12.0);
const NAME_SPOT: f32 = 0.36;
const LETTER: f32 = 1.05;
/// The size of the letters of columns, as a multiple of that of names.
const LARGER: f32 = 1.2;
/// The room around the places, for the letters above and below them, in hex radii.
const ROOM: Vec2 = vec2(0.1, 0.42);
/// The largest hexes, in points: a board of few cells does not fill the window.
const MOST_RADIUS: f32 = 64.0;

/// The transform that shows all these places in this rectangle.
pub fn fitted(rect: Rect, places: impl Iterator<Item = Hex>) -> Transform {
    let bounds = bounds_of(places.map(Hex::centre)).expand2(ROOM);
    let bounds = if bounds.is_positive() { bounds } else { Rect::ZERO };
    Transform::around(bounds, rect, radius_in(rect.size(), bounds).clamp(1.0, MOST_RADIUS))
}

/// The kept picture, from the lowest layer to the highest.
#[derive(Debug, Default)]
pub struct BoardPicture {
    screen: Screen,
    ground: GroundPicture,
    marks: Layer<Mark>,
    names: Layer<Mark>,
}

/// The values on which the looks of what lies over the ground depend.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Screen {
    radius: f32,
    pixels_per_point: f32,
    is_dark: bool,
}

/// A thing in the picture, with everything else that its looks depend on.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mark {
    /// The cells that nobody and nothing reaches.
    OutOfReach,
    /// The distance from the base camp, and whether a tile is printed there.
    Steps(u8, bool),
    Name(CellName),
    /// The letter of the column with this number.
    Letter(u8),
}

impl BoardPicture {
    /// Paints a board into this rectangle. `ring` are the places where there can be cells, as far as they are shown. Returns
    /// how many things were drawn anew.
    pub fn paint(
        &mut self,
        painter: &Painter,
        theme: &Theme,
        (known, layers): (&Known, Layers),
        ring: impl Iterator<Item = Hex>,
        (view, rect): (&Transform, Rect),
    ) -> usize {
        let chart = &known.chart;
        let hex = |hex: Hex, lies| Laid { column: hex.x(), centre: hex.centre(), lies };
        let cells = chart.cells().iter().map(|&cell| {
            let tile = chart.tile(cell).map(|tile| Lies::Tile(look(tile)));
            hex(cell, tile.unwrap_or(Lies::Jungle(seed(cell), false)))
        });
        let mut laid: Vec<Laid> = cells.chain(ring.map(|place| hex(place, Lies::Free))).collect();
        laid.sort_by_key(|hex| hex.column);
        let drawn = self.ground.paint(painter, theme, (view, rect), &laid);

        let screen =
            Screen { radius: view.radius, pixels_per_point: painter.pixels_per_point(), is_dark: theme.is_dark };
        if self.screen != screen {
            (self.screen, self.marks, self.names) = (screen, Layer::default(), Layer::default());
        }
        let origin = view.point((0.0, 0.0));
        let at = |hex: Hex, below: f32| (Vec2::from(hex.centre()) + vec2(0.0, below)) * view.radius;
        let draw = |item, at| draw(painter, theme, view.radius, item, at);
        let marks = marks(chart, known.access.as_ref(), layers).map(|(item, cell)| (item, at(cell, 0.0)));
        let names = names(chart, view.radius).into_iter().map(|(item, cell, below)| (item, at(cell, below)));
        drawn
            + self.marks.paint_at(painter, origin, Stay::Short, marks, draw)
            + self.names.paint_at(painter, origin, Stay::Short, names, draw)
    }
}

/// Draws a thing on hexes of this radius.
fn draw(painter: &Painter, theme: &Theme, radius: f32, item: Mark, at: Pos2) {
    match item {
        Mark::OutOfReach => {
            art::hex_mark(painter, theme, at, radius, HexMark::Dim);
            art::hex_mark(painter, theme, at, radius, HexMark::Refused);
        }
        Mark::Steps(steps, is_tile) => art::distance(painter, theme, at, radius, steps, is_tile),
        Mark::Name(name) => {
            art::cell_name(painter, theme, at, name_height(radius), &name.to_string(), NamePlate::Faint);
        }
        Mark::Letter(column) => {
            let text = CellName { column, row: 0 }.to_string();
            art::cell_name(painter, theme, at, name_height(radius) * LARGER, &text[..1], NamePlate::None);
        }
    }
}

/// A seed for each place, whatever it is called.
fn seed(cell: Hex) -> u64 {
    (i64::from(cell.x()) * 31 + i64::from(cell.y())).unsigned_abs()
}

/// The marks that the layers make on each cell.
fn marks(chart: &Chart, access: Option<&Access>, layers: Layers) -> impl Iterator<Item = (Mark, Hex)> {
    let (out_of_reach, distances) = (access.filter(|_| layers.out_of_reach), access.filter(|_| layers.distances));
    chart.cells().iter().filter_map(|&cell| Some((cell, chart.name(cell)?))).flat_map(move |(cell, name)| {
        let is_out = out_of_reach.is_some_and(|access| access.bare.contains(&name) || access.apart.contains(&name));
        let steps = distances.and_then(|access| access.steps.get(&name));
        let out = is_out.then_some((Mark::OutOfReach, cell));
        let is_tile = chart.tile(cell).is_some();
        out.into_iter().chain(steps.map(|&steps| (Mark::Steps(steps, is_tile), cell)))
    })
}

/// The names of the cells, and the letters of the columns above and below them, on hexes of this radius: how far below the
/// middle of a cell each stands, in hex radii.
fn names(chart: &Chart, radius: f32) -> Vec<(Mark, Hex, f32)> {
    let mut names = Vec::new();
    if radius < LETTERED {
        return names;
    }
    // Column by column, from the top.
    let cells: Vec<Hex> = chart.cells().iter().copied().collect();
    for (index, &cell) in cells.iter().enumerate() {
        let Some(name) = chart.name(cell) else { continue };
        // On a small tile it would lie over its number.
        let least = if chart.tile(cell).is_some() { NAMED_TILE } else { NAMED };
        if radius >= least {
            names.push((Mark::Name(name), cell, NAME_SPOT));
        }
        let beside = [index.checked_sub(1), Some(index + 1)].map(|index| index.and_then(|index| cells.get(index)));
        for (step, beside) in [-1.0, 1.0].into_iter().zip(beside) {
            if beside.is_none_or(|beside| beside.x() != cell.x()) {
                names.push((Mark::Letter(name.column), cell, LETTER * step));
            }
        }
    }
    names
}

/// Where names of cells and letters of columns stand.
pub fn written(chart: &Chart, view: &Transform) -> Vec<Rect> {
    let height = name_height(view.radius);
    let around = |spot: Hex, below: f32| {
        let at = view.screen_from_grid(spot) + vec2(0.0, below * view.radius);
        Rect::from_center_size(at, vec2(height * 2.4, height * 1.7))
    };
    names(chart, view.radius).into_iter().map(|(_, cell, below)| around(cell, below)).collect()
}

/// The height of the names of cells.
fn name_height(radius: f32) -> f32 {
    (radius * NAME).clamp(NAMES.0, NAMES.1)
}

/// The look of a printed tile.
pub fn look(tile: &PrintedDef) -> TileLook {
    let kind = kind_of(tile.kind);
    let level = match kind {
        TileKind::Temple(number) | TileKind::Ruin(number) => number,
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano => 0,
    };
    // What a file says can be larger than any tile; the problems tell.
    TileLook { ground: kind.into(), level, slabs: tile.slabs.map(|slabs| slabs.min(3) as u8), emptied: false }
}

/// The kind that a definition means, with a number that can be shown.
pub fn kind_of(kind: KindDef) -> TileKind {
    match kind {
        KindDef::BaseCamp => TileKind::BaseCamp,
        KindDef::Temple(value) => TileKind::Temple(value.min(99) as u8),
        KindDef::Clearing => TileKind::Clearing,
        KindDef::Ruin(masks) => TileKind::Ruin(masks.min(99) as u8),
        KindDef::Volcano => TileKind::Volcano,
    }
}

#[cfg(test)]
mod tests {
    use egui::{CentralPanel, Context, RawInput, pos2};

    use super::*;
    use crate::editor::tikal::boards::Template;

    /// A picture in a window of its own.
    struct Painted {
        context: Context,
        picture: BoardPicture,
        known: Known,
        rect: Rect,
        theme: Theme,
    }

    impl Painted {
        fn of(template: Template) -> Self {
            let mut chart = Chart::read(&template.board()).unwrap();
            // Tiles of which no two are alike.
            for (cell, kind) in [("b3", KindDef::Clearing), ("c3", KindDef::Temple(5)), ("d3", KindDef::Ruin(3))] {
                chart.put(chart.spot(cell.parse().unwrap()).unwrap(), kind, [1, 0, 1, 0, 0, 1]);
            }
            let known = Known { revision: 0, ring: chart.ring(), chart, access: None };
            let rect = Rect::from_min_size(pos2(10.0, 20.0), vec2(800.0, 600.0));
            Self { context: Context::default(), picture: BoardPicture::default(), known, rect, theme: Theme::dark() }
        }

        fn spot(&self, name: &str) -> Hex {
            self.known.chart.spot(name.parse().unwrap()).unwrap()
        }

        /// Paints it in a frame and says how many things were drawn for that.
        fn paint(&mut self) -> usize {
            let mut drawn = 0;
            let layers = Layers { distances: true, out_of_reach: true };
            let places = self.known.chart.cells().iter().chain(&self.known.ring).copied();
            let fitted = fitted(Rect::from_min_size(Pos2::ZERO, self.rect.size()), places);
            let view = fitted.moved(self.rect.min.to_vec2());
            let output = self.context.run_ui(RawInput::default(), |ui| {
                CentralPanel::default().show(ui, |ui| {
                    let ring = self.known.ring.iter().copied();
                    let board = (&self.known, layers);
                    drawn += self.picture.paint(ui.painter(), &self.theme, board, ring, (&view, self.rect));
                });
            });
            output.drop_without_applying_deltas();
            drawn
        }
    }

    #[test]
    fn what_is_changed_on_one_hex_is_drawn_anew_and_nothing_else() {
        let mut painted = Painted::of(Template::EACH[1]);
        let cells = painted.known.chart.cells().len();
        assert!(painted.paint() > 2 * cells, "at first all leaves, tiles and names are drawn");
        assert_eq!(painted.paint(), 0, "all of it is kept");

        let (b3, d4) = (painted.spot("b3"), painted.spot("d4"));
        painted.known.chart.tile_mut(b3).unwrap().slabs[3] = 2;
        assert_eq!(painted.paint(), 1, "one tile has another side");
        painted.known.chart.tile_mut(b3).unwrap().kind = KindDef::Volcano;
        assert_eq!(painted.paint(), 1, "it is another tile");
        painted.known.chart.carry(b3, painted.spot("b5"));
        assert_eq!(painted.paint(), 1, "there are leaves where it lay; the tile itself is only moved");

        painted.known.chart.remove(&[d4]).unwrap();
        assert_eq!(painted.paint(), 0, "a hex is gone");
        painted.known.chart.add(&[d4]).unwrap();
        assert_eq!(painted.paint(), 2, "its leaves and its name");

        let steps = |steps| std::iter::once(("d4".parse().unwrap(), steps)).collect();
        let access = Access { steps: steps(2), ..Access::default() };
        painted.known.access = Some(access);
        assert_eq!(painted.paint(), 1, "how far one hex is from the base camp");
        painted.known.access.as_mut().unwrap().steps = steps(3);
        assert_eq!(painted.paint(), 1, "it is farther");
    }

    #[test]
    fn the_whole_board_is_drawn_anew_only_in_another_size_or_theme() {
        let mut painted = Painted::of(Template::EACH[1]);
        let all = painted.paint();
        for by in [vec2(0.0, -30.5), vec2(7.25, 11.0)] {
            painted.rect = painted.rect.translate(by);
            assert_eq!(painted.paint(), 0, "it lies elsewhere");
        }
        painted.theme = Theme::light();
        assert_eq!(painted.paint(), all);
        painted.rect.max.x += 1.0;
        assert_eq!(painted.paint(), 1, "its hexes are as large as before: only the ground is larger");
        painted.rect.max.y += 1.0;
        assert_eq!(painted.paint(), all, "now they are larger, too");
    }
}
