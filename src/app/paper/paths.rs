//! The outlines and the shades in triangles, found again: paths that are filled with one colour each.
//!
//! The window's painters make triangles, with edges that fade over a pixel. Here a fading edge becomes a sharp one in its
//! middle, which whoever fills the path smooths again; a shade becomes a pile of paths, each within the one before it.

use std::collections::HashMap;

use egui::epaint::Mesh;
use egui::{Color32, Pos2, Rect, Vec2};

/// Edges that fade over no more than so many pixels are edges and no shades.
const EDGE: f32 = 1.6;
/// The most that two neighbours of a shade differ in a colour, of 255.
const STEP: f32 = 7.0;
/// The least width of a step of a shade, in points, where pixels are smaller.
const FINEST: f32 = 0.35;
/// The most paths of a shade.
const MOST_STEPS: usize = 24;

/// A path and its colour, which is opaque; `alpha` says how far it covers what lies below it.
#[derive(Clone, PartialEq, Debug)]
pub struct Path {
    /// Closed lines. Where they lie over each other, they are filled once.
    pub loops: Vec<Vec<Pos2>>,
    /// The colour.
    pub colour: Color32,
    /// From 0 to 1.
    pub alpha: f32,
}

/// A point of the surface of a stroke: where it is, its colours multiplied by alpha, and how far along the shade it lies.
#[derive(Clone, Copy)]
struct Point {
    at: Pos2,
    colour: [f32; 4],
    along: f32,
}

/// A stroke of a brush: triangles that hang together.
#[derive(Default)]
struct Stroke {
    points: Vec<Point>,
    faces: Vec<Vec<u32>>,
}

/// The paths of a mesh on a screen with pixels of this size, the lowest first.
#[must_use]
pub fn paths(mesh: &Mesh, pixel: f32) -> Vec<Path> {
    let mut paths = Vec::new();
    let triangles: Vec<[u32; 3]> =
        mesh.indices.chunks_exact(3).map(|corners| [corners[0], corners[1], corners[2]]).collect();
    let mut start = 0;
    let mut highest = 0;
    for (index, triangle) in triangles.iter().enumerate() {
        // Every stroke brings corners of its own, which come after those of the strokes before it.
        if index > start && triangle.iter().all(|&corner| corner > highest) {
            stroke(mesh, &triangles[start..index], pixel).paint(&mut paths, pixel);
            start = index;
        }
        highest = triangle.iter().copied().fold(highest, u32::max);
    }
    if start < triangles.len() {
        stroke(mesh, &triangles[start..], pixel).paint(&mut paths, pixel);
    }
    paths
}

/// The surface of a stroke, cut off in the middle of its fading edges.
fn stroke(mesh: &Mesh, triangles: &[[u32; 3]], pixel: f32) -> Stroke {
    let mut stroke = Stroke::default();
    let mut known: HashMap<(u32, u32), u32> = HashMap::new();
    for triangle in triangles {
        let corners = triangle.map(|corner| mesh.vertices.get(corner as usize).copied().unwrap_or_default());
        let is_clear = corners.map(|corner| corner.color == Color32::TRANSPARENT);
        let clear = is_clear.iter().filter(|&&clear| clear).count();
        if clear == 3 {
            continue;
        }
        let is_edge = clear > 0 && fading_width(corners.map(|corner| corner.pos), is_clear) <= EDGE * pixel;
        let mut add = |stroke: &mut Stroke, key: (u32, u32), at: Pos2, colour: Color32| {
            *known.entry(key).or_insert_with(|| {
                stroke.points.push(Point { at, colour: colour.to_array().map(f32::from), along: 0.0 });
                stroke.points.len() as u32 - 1
            })
        };
        let mut face = Vec::with_capacity(4);
        for side in 0..3 {
            let next = (side + 1) % 3;
            if !(is_edge && is_clear[side]) {
                let index = triangle[side];
                face.push(add(&mut stroke, (index, index), corners[side].pos, corners[side].color));
            }
            if is_edge && is_clear[side] != is_clear[next] {
                let key = (triangle[side].min(triangle[next]), triangle[side].max(triangle[next]));
                let colour = if is_clear[side] { corners[next].color } else { corners[side].color };
                face.push(add(&mut stroke, key, corners[side].pos.lerp(corners[next].pos, 0.5), colour));
            }
        }
        stroke.add(face);
    }
    stroke
}

/// The length over which a triangle fades from its coloured corners to its clear ones.
fn fading_width(corners: [Pos2; 3], is_clear: [bool; 3]) -> f32 {
    let alone = is_clear.iter().filter(|&&clear| clear).count() == 1;
    // The corner that differs from the two others.
    let index = is_clear.iter().position(|&clear| clear == alone).unwrap_or(0);
    let (tip, from, to) = (corners[index], corners[(index + 1) % 3], corners[(index + 2) % 3]);
    let line = to - from;
    if line.length() < 1e-6 { tip.distance(from) } else { line.normalized().rot90().dot(tip - from).abs() }
}

impl Stroke {
    /// Adds a face, turned as all others are.
    fn add(&mut self, mut face: Vec<u32>) {
        face.dedup();
        let area = self.area(&face);
        if face.len() < 3 || area.abs() < 1e-7 {
            return;
        }
        if area < 0.0 {
            face.reverse();
        }
        self.faces.push(face);
    }

    fn area(&self, face: &[u32]) -> f32 {
        let at = |index: usize| self.points[face[index % face.len()] as usize].at;
        if face.is_empty() {
            return 0.0;
        }
        let origin = at(0);
        (0..face.len())
            .map(|index| {
                let (one, other): (Vec2, Vec2) = (at(index) - origin, at(index + 1) - origin);
                one.x * other.y - one.y * other.x
            })
            .sum()
    }

    /// Adds the paths of the stroke.
    fn paint(mut self, paths: &mut Vec<Path>, pixel: f32) {
        if self.faces.is_empty() {
            return;
        }
        let (from, to) = self.ends();
        let way = [0, 1, 2, 3].map(|part| to[part] - from[part]);
        let most = way.iter().fold(0.0_f32, |most, part| most.max(part.abs()));
        let at = |along: f32| [0, 1, 2, 3].map(|part| from[part] + way[part] * along);
        if most < 4.0 {
            push(paths, outlines(&self.faces, &self.points), at(0.5), [0.0; 4]);
            return;
        }
        let square: f32 = way.iter().map(|part| part * part).sum();
        for point in &mut self.points {
            let along = (0..4).map(|part| (point.colour[part] - from[part]) * way[part]).sum::<f32>() / square;
            point.along = along.clamp(0.0, 1.0);
        }
        // In a small thing nobody sees more steps than it has pixels.
        let bounds = Rect::from_points(&self.points.iter().map(|point| point.at).collect::<Vec<_>>());
        let seen = (bounds.size().max_elem() / (2.0 * pixel.max(FINEST))).ceil() as usize;
        let steps = ((most / STEP).ceil() as usize).min(seen).clamp(2, MOST_STEPS);
        // What covers its ground alike everywhere, but not wholly, cannot be piled up.
        let is_glass = way[3].abs() < 3.0 && to[3] < 250.0;
        let mut below = [0.0; 4];
        for step in 0..steps {
            let colour = at((step as f32 + 0.5) / steps as f32);
            let low = step as f32 / steps as f32;
            let high = if is_glass { (step + 1) as f32 / steps as f32 } else { f32::INFINITY };
            let part = self.between(low, high);
            push(paths, outlines(&part.faces, &part.points), colour, below);
            below = if is_glass { [0.0; 4] } else { colour };
        }
    }

    /// The two colours that are farthest apart, the denser one last.
    fn ends(&self) -> ([f32; 4], [f32; 4]) {
        let farthest = |from: [f32; 4]| {
            let away = |point: &&Point| (0..4).map(|part| (point.colour[part] - from[part]).powi(2)).sum::<f32>();
            self.points.iter().max_by(|one, other| away(one).total_cmp(&away(other))).map_or(from, |point| point.colour)
        };
        let first = farthest(self.points.first().map_or([0.0; 4], |point| point.colour));
        let second = farthest(first);
        if first[3] <= second[3] { (first, second) } else { (second, first) }
    }

    /// The part of the surface in which the shade lies between two marks.
    fn between(&self, low: f32, high: f32) -> Self {
        let mut part = Self::default();
        let mut known: HashMap<(u32, u32, bool), u32> = HashMap::new();
        for face in &self.faces {
            let mut kept: Vec<(Point, (u32, u32, bool))> =
                face.iter().map(|&index| (self.points[index as usize], (index, index, false))).collect();
            for (mark, is_high) in [(low, false), (high, true)] {
                let is_in = |point: &Point| if is_high { point.along <= mark } else { point.along >= mark };
                if kept.iter().all(|(point, _)| is_in(point)) {
                    continue;
                }
                let before = std::mem::take(&mut kept);
                for index in 0..before.len() {
                    let ((here, key), (next, next_key)) = (before[index], before[(index + 1) % before.len()]);
                    if is_in(&here) {
                        kept.push((here, key));
                    }
                    if is_in(&here) != is_in(&next) {
                        let share = (mark - here.along) / (next.along - here.along);
                        let cut = Point { at: here.at.lerp(next.at, share), along: mark, ..here };
                        kept.push((cut, (key.0.min(next_key.0), key.1.max(next_key.1), is_high)));
                    }
                }
            }
            let face = kept.into_iter().map(|(point, key)| {
                *known.entry(key).or_insert_with(|| {
                    part.points.push(point);
                    part.points.len() as u32 - 1
                })
            });
            let face = face.collect();
            part.add(face);
        }
        part
    }
}

/// Adds a path that makes a colour out of the one that lies below it everywhere; both are multiplied by alpha.
fn push(paths: &mut Vec<Path>, loops: Vec<Vec<Pos2>>, colour: [f32; 4], below: [f32; 4]) {
    let (over, under) = (colour[3] / 255.0, below[3] / 255.0);
    let alpha = if under > 0.995 { 1.0 } else { ((over - under) / (1.0 - under)).clamp(0.0, 1.0) };
    if loops.is_empty() || alpha < 0.002 {
        return;
    }
    let part = |index: usize| ((colour[index] - below[index] * (1.0 - alpha)) / alpha).clamp(0.0, 255.0).round() as u8;
    let colour = Color32::from_rgb(part(0), part(1), part(2));
    match paths.last_mut() {
        // Neighbours that cover each other wholly are one.
        Some(last) if alpha > 0.999 && last.alpha > 0.999 && last.colour == colour => last.loops.extend(loops),
        _ => paths.push(Path { loops, colour, alpha }),
    }
}

/// The lines around faces that are all turned the same way: the sides that no two of them share.
fn outlines(faces: &[Vec<u32>], points: &[Point]) -> Vec<Vec<Pos2>> {
    let mut sides: Vec<Option<(u32, u32)>> = Vec::new();
    let mut open: HashMap<(u32, u32), Vec<usize>> = HashMap::new();
    for face in faces {
        for (index, &from) in face.iter().enumerate() {
            let to = face[(index + 1) % face.len()];
            if let Some(other) = open.get_mut(&(to, from)).and_then(Vec::pop) {
                sides[other] = None;
            } else {
                open.entry((from, to)).or_default().push(sides.len());
                sides.push(Some((from, to)));
            }
        }
    }
    let mut leaving: HashMap<u32, Vec<usize>> = HashMap::new();
    for (index, side) in sides.iter().enumerate().rev() {
        if let Some((from, _)) = side {
            leaving.entry(*from).or_default().push(index);
        }
    }
    let mut loops = Vec::new();
    for start in 0..sides.len() {
        let mut line = Vec::new();
        let mut next = Some(start);
        while let Some((from, to)) = next.and_then(|index| sides[index].take()) {
            line.push(points[from as usize].at);
            next = leaving.get_mut(&to).and_then(|leaving| {
                loop {
                    let index = leaving.pop()?;
                    if sides[index].is_some() {
                        break Some(index);
                    }
                }
            });
        }
        if line.len() > 2 {
            loops.push(line);
        }
    }
    loops
}

/// The colour and the alpha of a colour that is multiplied by alpha.
#[must_use]
pub fn apart(colour: Color32) -> (Color32, f32) {
    let [red, green, blue, alpha] = colour.to_srgba_unmultiplied();
    (Color32::from_rgb(red, green, blue), f32::from(alpha) / 255.0)
}

#[cfg(test)]
mod tests {
    use egui::pos2;

    use super::*;
    use crate::app::kit::draw::ink::Ink;

    fn square() -> [Pos2; 4] {
        [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(10.0, 10.0), pos2(0.0, 10.0)]
    }

    fn area(points: &[Pos2]) -> f32 {
        let next = |index: usize| points[(index + 1) % points.len()];
        let twice = (0..points.len()).map(|index| points[index].x * next(index).y - next(index).x * points[index].y);
        (twice.sum::<f32>() / 2.0).abs()
    }

    #[test]
    fn a_filled_square_is_one_path_around_it_without_its_fading_edge() {
        let mut ink = Ink::new(1.0);
        ink.fill(&square(), Color32::from_rgb(200, 100, 50));
        let paths = paths(&ink.into_mesh(), 1.0);
        assert_eq!(paths.len(), 1);
        let [path] = &paths[..] else { unreachable!("just counted") };
        assert_eq!((path.colour, path.alpha), (Color32::from_rgb(200, 100, 50), 1.0));
        assert_eq!(path.loops.len(), 1, "{:?}", path.loops);
        assert!((area(&path.loops[0]) - 100.0).abs() < 0.5, "{:?}", path.loops);
    }

    #[test]
    fn strokes_stay_apart_and_keep_their_order() {
        let mut ink = Ink::new(1.0);
        ink.fill(&square(), Color32::RED);
        ink.fill(&square(), Color32::BLUE);
        ink.fill(&square(), Color32::BLUE);
        let paths = paths(&ink.into_mesh(), 1.0);
        let colours: Vec<Color32> = paths.iter().map(|path| path.colour).collect();
        assert_eq!(colours, [Color32::RED, Color32::BLUE], "neighbours of one colour are one path");
        assert_eq!(paths[1].loops.len(), 2);
    }

    #[test]
    fn a_glow_is_a_pile_that_covers_as_much_in_its_middle_as_it_does_on_the_screen() {
        let mut ink = Ink::new(1.0);
        let colour = Color32::from_rgba_premultiplied(120, 60, 0, 180);
        ink.glow(pos2(50.0, 50.0), Vec2::splat(40.0), colour);
        let paths = paths(&ink.into_mesh(), 1.0);
        assert!(paths.len() > 8);
        // What shines through all of them, one over the other.
        let through = paths.iter().map(|path| 1.0 - path.alpha).product::<f32>();
        let dense = f32::from(colour.a()) / 255.0;
        assert!((1.0 - through - dense).abs() < 0.05, "{through}");
        let sizes: Vec<f32> = paths.iter().map(|path| path.loops.iter().map(|points| area(points)).sum()).collect();
        assert!(sizes.is_sorted_by(|one, other| one >= other), "{sizes:?}");
    }
}
