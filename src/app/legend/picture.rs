//! Pictures of boards of Legend: of a scenario as it begins, or of a game as it stands.
//!
//! Decides how much detail is drawn at which size.

use egui::{Painter, Pos2, Rect};

use crate::app::hexboard::art::{self, Figure, Ground, TileLook};
use crate::app::hexboard::camera::Transform;
use crate::app::kit::draw::frame::{Frame, arc, soft_hex};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::expedition::TileId;
use crate::hex::{Cell, Rotation};
use crate::legend::{Piece, Scenario, State, TileKind, Variant};

/// Hexes with a radius above this, in points, are drawn with all their stones and leaves.
const DETAIL: f32 = 15.0;

/// The board of a scenario as it begins, in a rectangle.
pub fn scenario(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, scenario: &Scenario) {
    let base = (rules.base_camp(), rules.base_camp_tile(), Rotation::default());
    hexes(painter, theme, rect, rules, |cell| {
        let mut laid = scenario.laid.iter().copied().chain([base]);
        let (_, tile, rotation) = laid.find(|&(at, ..)| at == cell)?;
        Some(tile_look(rules, tile, rotation, None))
    });
}

/// A whole board in a rectangle: as it stands in `state`, or else as the first scenario lays it.
pub fn board(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, state: Option<&State>) {
    match (state, rules.scenarios().first()) {
        (Some(state), _) => hexes(painter, theme, rect, rules, |cell| {
            state.tile(cell).map(|tile| tile_look(rules, tile, state.rotation(cell), Some(state.level(cell))))
        }),
        (None, Some(first)) => scenario(painter, theme, rect, rules, first),
        (None, None) => {}
    }
}

/// The board of any scenario: nothing but the base camp, under a question mark.
pub fn unknown(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant) {
    hexes(painter, theme, rect, rules, |cell| {
        (cell == rules.base_camp()).then(|| tile_look(rules, rules.base_camp_tile(), Rotation::default(), None))
    });
    let frame = Frame::new(rect.center(), rect.height() * 0.2);
    let (ground, sign) = (theme.mark.badge, theme.mark.badge_text);
    let mut ink = Ink::on(painter);
    ink.disc(frame.centre, frame.unit, ground);
    // Drawn, not written: pictures that are kept have no words.
    let mut hook = arc((0.0, -0.24), (0.32, 0.3), 0.5, 1.14, 16);
    hook.extend([(0.06, 0.1), (0.0, 0.26)]);
    ink.line(&frame.points(&hook), frame.unit * 0.17, sign);
    ink.disc(frame.at(0.0, 0.56), frame.unit * 0.12, sign);
    ink.paint(painter);
}

/// The mark of Tikal Legend: a volcano above a lake.
pub fn mark(painter: &Painter, theme: &Theme, centre: Pos2, radius: f32) {
    let (ground, fire, frame) = (&theme.ground, &theme.fire, Frame::new(centre, radius));
    let mut ink = Ink::on(painter);
    ink.fill(&soft_hex(centre, radius), ground.edge_dark);
    ink.shaded(frame.at(-0.25, -0.3), &soft_hex(centre, radius * 0.9), |at| {
        theme.jungle.light.lerp_to_gamma(theme.jungle.dark, frame.shade(at))
    });
    let shore = 0.26;
    ink.fill(&frame.points(&[(-0.745, shore), (0.745, shore), (0.45, 0.76), (-0.45, 0.76)]), ground.lake_dark);
    ink.glow(frame.at(0.0, -0.46), egui::vec2(0.5, 0.4) * radius, fire.glow);
    ink.fill(&frame.points(&[(-0.66, shore), (-0.2, -0.5), (0.2, -0.5), (0.66, shore)]), fire.crust);
    ink.fill(&frame.points(&[(-0.6, shore), (-0.17, -0.44), (0.0, -0.44), (-0.06, shore)]), ground.volcano_light);
    ink.fill(&frame.points(&[(-0.06, shore), (0.0, -0.44), (0.17, -0.44), (0.6, shore)]), ground.volcano_dark);
    ink.fill(&frame.points(&[(-0.2, -0.5), (0.2, -0.5), (0.15, -0.38), (-0.15, -0.38)]), fire.core);
    ink.taper(
        &frame.points(&[(0.02, -0.44), (0.1, -0.22), (0.06, -0.04), (0.16, 0.12)]),
        radius * 0.17,
        radius * 0.05,
        fire.hot,
    );
    for (x, y, wide) in [(-0.22, 0.5, 0.26), (0.26, 0.64, 0.22)] {
        ink.line(&frame.points(&arc((x, y), (wide, wide * 0.34), 0.55, 0.95, 8)), radius * 0.09, ground.lake_glint);
    }
    ink.paint(painter);
}

/// All hexes of a board in a rectangle; `lies` is what lies on a cell.
pub fn hexes(painter: &Painter, theme: &Theme, rect: Rect, rules: &Variant, lies: impl Fn(Cell) -> Option<TileLook>) {
    let layout = rules.layout();
    let transform = Transform::of_picture(layout, rect);
    let radius = transform.radius;
    let is_fine = radius > DETAIL;
    let laid: Vec<_> =
        layout.cells().into_iter().map(|cell| (cell, transform.screen_from_hex(layout, cell), lies(cell))).collect();
    for (_, centre, look) in &laid {
        match look {
            None if is_fine => art::jungle_soil(painter, theme, *centre, radius, false),
            None => art::sketch(painter, theme, *centre, radius, None),
            Some(_) => {}
        }
    }
    for (cell, centre, look) in &laid {
        match look {
            None if is_fine => art::jungle_leaves(painter, theme, *centre, radius, cell.index() as u64, false),
            None => {}
            Some(look) if is_fine => art::tile(painter, theme, *centre, radius, look),
            Some(look) => art::sketch(painter, theme, *centre, radius, Some(look.ground)),
        }
    }
    for (cell, centre, look) in &laid {
        if look.is_none() && rules.dotted().contains(*cell) {
            art::jungle_dots(painter, theme, *centre, radius);
        }
    }
}

/// The look of a tile: with `level` as its temple's value or its ruin's treasures now, or else as it is printed.
#[must_use]
pub fn tile_look(rules: &Variant, id: TileId, rotation: Rotation, level: Option<u8>) -> TileLook {
    let tile = rules.tile(id);
    let printed = match tile.kind {
        TileKind::Temple(value) => value,
        TileKind::Ruin(masks) => masks,
        TileKind::BaseCamp | TileKind::Clearing | TileKind::Volcano | TileKind::Lake => 0,
    };
    let level = level.unwrap_or(printed);
    let emptied = matches!(tile.kind, TileKind::Ruin(_)) && level == 0;
    TileLook { ground: ground(tile.kind), level, slabs: tile.slabs.turned(rotation), emptied }
}

/// The ground of a kind of tile.
#[must_use]
pub const fn ground(kind: TileKind) -> Ground {
    match kind {
        TileKind::BaseCamp => Ground::BaseCamp,
        TileKind::Temple(_) => Ground::Temple,
        TileKind::Clearing => Ground::Clearing,
        TileKind::Ruin(_) => Ground::Ruin,
        TileKind::Volcano => Ground::Volcano,
        TileKind::Lake => Ground::Lake,
    }
}

/// The figure of a kind of piece.
#[must_use]
pub const fn figure(piece: Piece) -> Figure {
    match piece {
        Piece::Explorer => Figure::Explorer,
        Piece::Leader => Figure::Leader,
    }
}

/// The kind of piece of a figure.
#[must_use]
pub const fn piece(figure: Figure) -> Piece {
    match figure {
        Figure::Explorer => Piece::Explorer,
        Figure::Leader => Piece::Leader,
    }
}
