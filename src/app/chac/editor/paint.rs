//! The painting of a temple's plan in the editor: from a definition that may have faults, so that what is missing is seen.
//!
//! Squares are told apart by shapes as well as by colours; a chosen thing has a rim, one with a problem a sign.

use egui::{Align2, Color32, CornerRadius, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::canvas::{Tool, View};
use super::group::Group;
use crate::app::chac::art;
use crate::app::kit::theme::Theme;
use crate::chac::{Deck, DecorKind, Glyph, KindDef, Side, VariantDef, WayDef};
use crate::editor::chac::areas::around;
use crate::editor::chac::plan::{self, Fields, Thing, square_named};
use crate::editor::chac::ways::{WaySpot, ways};

/// The height of names in fields, in points at least and at most; on smaller fields they have no room.
const NAME: f32 = 0.3;
const NAMES: (f32, f32) = (8.0, 14.0);
const NAMED: f32 = 20.0;
/// The distance and the size of the dots of a way, in fields.
const DOTS: f32 = 0.14;
const DOT: f32 = 0.05;
/// The glyph on a clue: an eye, as a clue is looked at.
const EYE: Option<Glyph> = Glyph::new(6);
/// The opacity of what is carried.
const CARRIED: f32 = 0.7;

/// The things that are marked on a plan.
pub struct Look<'a> {
    /// The tool at hand.
    pub tool: Tool,
    /// The thing that is chosen.
    pub chosen: Option<Thing>,
    /// The things that are chosen together.
    pub group: &'a Group,
    /// The fields that have the keyboard.
    pub focused: Option<Fields>,
    /// Those under the pointer.
    pub hovered: Option<Fields>,
    /// The square at which a way begins.
    pub begun: Option<usize>,
    /// The thing that is carried, and the field of it that the pointer holds.
    pub carried: Option<(Thing, (u32, u32))>,
    /// The place of the pointer.
    pub pointer: Option<Pos2>,
    /// Things with problems, and whether it cannot be played so.
    pub faults: &'a [(Thing, String, bool)],
    /// Ways with problems.
    pub faulty_ways: &'a [WaySpot],
}

/// Paints the plan.
pub fn paint(painter: &Painter, theme: &Theme, view: &View, def: &VariantDef, look: &Look) {
    let vault = &theme.vault;
    let temple = view.grid.expand(view.field * 0.2);
    painter.rect_filled(temple, theme.sizes.card_radius, vault.rock_dark);
    grid(painter, theme, view, def, look.tool);
    for index in 0..def.board.decor.len() {
        decor(painter, theme, view, def, index);
    }
    for index in 0..def.board.alcoves.len() {
        alcove(painter, theme, view, def, index);
    }
    for index in 0..def.board.squares.len() {
        square(painter, theme, view, def, index);
    }
    for (spot, way) in ways(def) {
        if let Some(ends) = ends_of(view, def, way) {
            let colour = if look.faulty_ways.contains(&spot) { theme.mark.refused } else { vault.dots };
            dotted(painter, view, ends, colour, vault.die_light);
            if spot.is_one_way {
                head(painter, view, ends, colour, vault.die_light);
            }
        }
    }
    for index in 0..def.board.squares.len() {
        name_of(painter, theme, view, def, index);
    }
    marks(painter, theme, view, def, look);
}

/// The lines between fields: faint, but where something can be put.
fn grid(painter: &Painter, theme: &Theme, view: &View, def: &VariantDef, tool: Tool) {
    let colour = theme.vault.rock_edge.gamma_multiply(if tool == Tool::Add { 0.35 } else { 0.12 });
    let stroke = Stroke::new(1.0, colour);
    let (width, height) = plan::size(def);
    for column in 0..=width {
        let x = view.grid.left() + column as f32 * view.field;
        painter.vline(x, view.grid.y_range(), stroke);
    }
    for row in 0..=height {
        let y = view.grid.top() + row as f32 * view.field;
        painter.hline(view.grid.x_range(), y, stroke);
    }
}

fn fields_of(view: &View, def: &VariantDef, thing: Thing) -> Option<Rect> {
    plan::fields(def, thing).map(|fields| view.rect(fields).shrink(view.field * 0.03))
}

/// A square by its kind.
fn square(painter: &Painter, theme: &Theme, view: &View, def: &VariantDef, index: usize) {
    let Some(rect) = fields_of(view, def, Thing::Square(index)) else { return };
    let vault = &theme.vault;
    let (unit, centre) = (view.field, rect.center());
    let thin = Stroke::new((unit * 0.03).max(1.0), vault.floor_joint);
    let radius = CornerRadius::same((unit * 0.08) as u8);
    let ground = |colour| painter.rect_filled(rect, radius, colour);
    match def.board.squares[index].kind {
        KindDef::Corridor => {
            ground(vault.floor_light);
            painter.rect_stroke(rect, radius, thin, StrokeKind::Inside);
        }
        KindDef::Zone => {
            ground(vault.zone_light);
            let line = Stroke::new(thin.width, vault.zone_line.gamma_multiply(0.6));
            for share in [0.2, 0.8] {
                painter.hline(rect.x_range(), rect.top() + rect.height() * share, line);
            }
        }
        KindDef::Lava => {
            ground(vault.tile_dark);
            let arm = rect.size().min_elem() * 0.36;
            let corners = [vec2(0.0, -arm), vec2(arm, 0.0), vec2(0.0, arm), vec2(-arm, 0.0)];
            let carved = Stroke::new(thin.width, vault.tile_carved.gamma_multiply(0.5));
            painter.add(Shape::closed_line(corners.map(|corner| centre + corner).to_vec(), carved));
        }
        KindDef::Sun => {
            ground(vault.tile_safe_dark);
            painter.circle_filled(centre, rect.size().min_elem() * 0.4, vault.sun);
        }
        KindDef::River => {
            ground(theme.chrome.panel);
            ground(vault.back_river);
            let wave = Stroke::new(thin.width, vault.floor_light.gamma_multiply(0.5));
            for share in [0.25, 0.75] {
                let at = |step: i32| {
                    let x = rect.left() + rect.width() * (step as f32 / 8.0);
                    pos2(x, rect.top() + rect.height() * share + if step % 2 == 0 { 0.06 } else { -0.06 } * unit)
                };
                painter.add(Shape::line((0..=8).map(at).collect(), wave));
            }
        }
        KindDef::Bridge => {
            ground(vault.plank_dark);
            let plank = Stroke::new(unit * 0.12, vault.plank_light);
            let is_upright = rect.height() >= rect.width();
            for step in 0..5 {
                let share = (step as f32 + 0.5) / 5.0;
                if is_upright {
                    painter.hline(rect.x_range().shrink(unit * 0.08), rect.top() + rect.height() * share, plank);
                } else {
                    painter.vline(rect.left() + rect.width() * share, rect.y_range().shrink(unit * 0.08), plank);
                }
            }
        }
        KindDef::Entrance => {
            ground(vault.floor_dark);
            painter.rect_stroke(rect, radius, Stroke::new(unit * 0.08, vault.right_dark), StrokeKind::Inside);
        }
        KindDef::Out => {
            ground(vault.beam);
            painter.rect_stroke(rect, radius, Stroke::new(unit * 0.08, vault.sun), StrokeKind::Inside);
        }
    }
}

/// The name of a square, and its number on its track.
fn name_of(painter: &Painter, theme: &Theme, view: &View, def: &VariantDef, index: usize) {
    if view.field < NAMED {
        return;
    }
    let Some(rect) = fields_of(view, def, Thing::Square(index)) else { return };
    let square = &def.board.squares[index];
    let is_dark = matches!(square.kind, KindDef::Lava | KindDef::River | KindDef::Bridge);
    let ink = if is_dark { theme.vault.die_light } else { theme.vault.die_pip };
    let ground = if is_dark { theme.vault.die_pip } else { theme.vault.die_light };
    let height = (view.field * NAME).clamp(NAMES.0, NAMES.1);
    // A long name is written as large as it fits, and left out where that is too small to be read.
    let letters = square.id.chars().count().max(1) as f32;
    let height = height.min(rect.width() * 1.6 / letters);
    if height < NAMES.0 * 0.75 {
        return;
    }
    plate(painter, rect.center(), (&square.id, height), (ink, ground));
    let track = match square.kind {
        KindDef::Corridor => &def.board.corridor,
        KindDef::River => &def.board.river,
        _ => return,
    };
    let number = track.iter().position(|id| *id == square.id).map(|place| place.to_string());
    // Where it stands on the track matters only if its name does not say so.
    let number = number.filter(|number| !square.id.ends_with(number.as_str()));
    if let Some(number) = number {
        plate(painter, rect.left_top() + Vec2::splat(height * 0.7), (&number, height * 0.8), (ink, ground));
    }
}

/// A text on a faint plate, so that it stands out from dots and waves.
fn plate(painter: &Painter, at: Pos2, (text, height): (&str, f32), (ink, ground): (Color32, Color32)) {
    let galley = painter.layout_no_wrap(text.to_owned(), FontId::proportional(height), ink);
    let rect = Align2::CENTER_CENTER.anchor_size(at, galley.size());
    painter.rect_filled(rect.expand2(vec2(2.0, -1.0)), 3.0, ground.gamma_multiply(0.75));
    painter.galley(rect.min, galley, ink);
}

/// The point of a square's edge where a line leaves it on a side, in sight of another point.
fn edge(rect: Rect, side: Side, towards: Pos2) -> Pos2 {
    let x = towards.x.clamp(rect.left() + rect.width() * 0.2, rect.right() - rect.width() * 0.2);
    let y = towards.y.clamp(rect.top() + rect.height() * 0.2, rect.bottom() - rect.height() * 0.2);
    match side {
        Side::N => pos2(x, rect.top()),
        Side::S => pos2(x, rect.bottom()),
        Side::E => pos2(rect.right(), y),
        Side::W => pos2(rect.left(), y),
    }
}

/// The ends of a way between two squares that there are: well inside each, so that it is seen between squares that touch.
fn ends_of(view: &View, def: &VariantDef, way: &WayDef) -> Option<[Pos2; 2]> {
    let rect = |square: &str| fields_of(view, def, Thing::Square(square_named(def, square)?));
    let (from, to) = (rect(&way.from)?, rect(&way.to)?);
    let inner = |rect: Rect, side, towards| edge(rect.shrink(view.field * 0.16), side, towards);
    Some([inner(from, way.side, to.center()), inner(to, way.side.opposite(), from.center())])
}

/// A dotted line.
fn dotted(painter: &Painter, view: &View, [start, end]: [Pos2; 2], colour: Color32, light: Color32) {
    let count = (start.distance(end) / (view.field * DOTS)).round().max(1.0) as usize;
    let size = (view.field * DOT).max(1.2);
    for step in 0..=count {
        let at = start.lerp(end, step as f32 / count as f32);
        painter.circle_filled(at, size + 0.8, light.gamma_multiply(0.45));
        painter.circle_filled(at, size, colour);
    }
}

/// The head of a way that leads one way alone.
fn head(painter: &Painter, view: &View, [start, end]: [Pos2; 2], colour: Color32, light: Color32) {
    let ahead = (end - start).normalized() * view.field * 0.2;
    let aside = ahead.rot90() * 0.7;
    let tip = end + ahead * 0.4;
    let head = vec![tip, tip - ahead + aside, tip - ahead - aside];
    painter.add(Shape::convex_polygon(head, colour, Stroke::new(1.0, light.gamma_multiply(0.6))));
}

/// An alcove: its niche, its value, and a line to its square.
fn alcove(painter: &Painter, theme: &Theme, view: &View, def: &VariantDef, index: usize) {
    let Some(rect) = fields_of(view, def, Thing::Alcove(index)) else { return };
    let alcove = &def.board.alcoves[index];
    let unit = view.field;
    if let Some(square) = square_named(def, &alcove.square).and_then(|it| fields_of(view, def, Thing::Square(it))) {
        let line = Stroke::new(unit * 0.06, theme.vault.alcove);
        painter.line_segment([rect.center(), square.center()], line);
    }
    painter.rect_filled(rect.shrink(unit * 0.08), unit * 0.2, theme.vault.alcove);
    let jewel = if alcove.needs.len() > 3 { theme.vault.jewel_grey } else { theme.vault.jewel_red };
    painter.circle_filled(rect.center(), unit * 0.3, jewel);
    if unit >= NAMED {
        let height = (unit * NAME).clamp(NAMES.0, NAMES.1);
        plate(
            painter,
            rect.center(),
            (&alcove.value.to_string(), height),
            (theme.vault.die_pip, theme.vault.die_light),
        );
    }
}

/// Something that is drawn beside the squares, in small.
fn decor(painter: &Painter, theme: &Theme, view: &View, def: &VariantDef, index: usize) {
    let Some(rect) = fields_of(view, def, Thing::Decor(index)) else { return };
    let (vault, unit) = (&theme.vault, view.field);
    let height = rect.height().min(rect.width()).min(unit) * 0.8;
    let card = Rect::from_center_size(rect.center(), vec2(height * 0.72, height));
    match &def.board.decor[index].kind {
        DecorKind::Abyss => _ = painter.rect_filled(rect, unit * 0.15, vault.abyss_deep),
        DecorKind::Waterfall => {
            painter.rect_filled(rect, unit * 0.15, vault.back_river);
            let fall = Stroke::new(unit * 0.06, vault.die_light);
            for share in [0.25, 0.5, 0.75] {
                painter.vline(rect.left() + rect.width() * share, rect.y_range().shrink(unit * 0.1), fall);
            }
        }
        DecorKind::Deck(name) => match Deck::named(name) {
            Some(deck) => art::treasure(painter, theme, card, deck, None),
            None => _ = painter.rect_filled(card, unit * 0.1, vault.back_alcove),
        },
        DecorKind::Clue(_) => {
            let card = Rect::from_center_size(rect.center(), Vec2::splat(height));
            art::clue(painter, theme, card, None, EYE);
        }
        DecorKind::WallCards => art::wall_card(painter, theme, card, None),
        DecorKind::Dice => {
            let die = Rect::from_center_size(rect.center(), Vec2::splat(height * 0.8));
            painter.rect_filled(die, height * 0.15, vault.die_light);
            for (x, y) in [(-1.0, -1.0), (1.0, 1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, -1.0)] {
                painter.circle_filled(die.center() + vec2(x, y) * height * 0.2, height * 0.07, vault.die_pip);
            }
        }
    }
    let rim = Stroke::new(1.0, vault.rock_edge.gamma_multiply(0.5));
    painter.rect_stroke(rect, unit * 0.1, rim, StrokeKind::Inside);
}

/// The things that are chosen, pointed at, carried or drawn, and those that have a problem.
fn marks(painter: &Painter, theme: &Theme, view: &View, def: &VariantDef, look: &Look) {
    let mark = &theme.mark;
    let unit = view.field;
    let rim = |rect: Rect, colour: Color32, width: f32| {
        painter.rect_stroke(rect, unit * 0.1, Stroke::new(width, colour), StrokeKind::Inside);
    };
    if let Some(rect) = look.chosen.and_then(|thing| fields_of(view, def, thing)) {
        rim(rect.expand(unit * 0.03), theme.chrome.gold, 3.0);
    }
    let group = look.group.things();
    if group.len() > 1 || look.group.frame().is_some() {
        for rect in group.iter().filter_map(|&thing| fields_of(view, def, thing)) {
            rim(rect.expand(unit * 0.03), theme.chrome.gold, 3.0);
        }
    }
    if let Some(around) =
        look.group.carried().and_then(|motion| motion.fields(around(def, &group)?, around(def, &group)?))
    {
        rim(view.rect(around), theme.chrome.gold, 2.5);
    }
    if let Some((from, to)) = look.group.frame() {
        let corner = |(x, y)| view.rect(Fields { x, y, w: 1, h: 1 });
        let frame = corner(from).union(corner(to));
        painter.rect(frame, 0.0, theme.chrome.accent_veil, Stroke::new(1.5, theme.chrome.accent), StrokeKind::Middle);
    }
    if let Some(fields) = look.hovered {
        rim(view.rect(fields), theme.chrome.text_strong.gamma_multiply(0.7), 1.5);
    }
    if let Some(fields) = look.focused {
        rim(view.rect(fields).expand(1.0), theme.chrome.accent, 2.5);
    }
    for (thing, _, is_error) in look.faults {
        let Some(rect) = fields_of(view, def, *thing) else { continue };
        let colour = if *is_error { mark.refused } else { theme.chrome.warn };
        rim(rect, colour, 2.5);
        let at = rect.right_top() + vec2(-0.16, 0.16) * unit;
        painter.circle_filled(at, (unit * 0.17).max(6.0), colour);
        let font = FontId::proportional((unit * 0.26).max(9.0));
        painter.text(at, Align2::CENTER_CENTER, "!", font, theme.vault.die_light);
    }
    if let Some(rect) = look.begun.and_then(|square| fields_of(view, def, Thing::Square(square))) {
        rim(rect, theme.chrome.accent, 3.0);
        if let Some(pointer) = look.pointer {
            let line = Stroke::new((unit * 0.08).max(2.0), theme.chrome.accent);
            painter.extend(Shape::dashed_line(&[rect.center(), pointer], line, unit * 0.14, unit * 0.12));
        }
    }
    let carried = look.carried.zip(look.pointer.and_then(|at| view.field_at(at)));
    if let Some(((thing, held), at)) = carried
        && let Some(own) = plan::fields(def, thing)
    {
        let (x, y) = (at.0.saturating_sub(held.0), at.1.saturating_sub(held.1));
        let rect = view.rect(Fields { x, y, ..own });
        painter.rect_filled(rect, unit * 0.1, theme.chrome.gold.gamma_multiply(CARRIED * 0.5));
        rim(rect, theme.chrome.gold, 2.5);
    }
}
