//! Ink: shapes with soft edges and shaded fills, gathered into one mesh.
//!
//! Decides how polygons become triangles and how edges are smoothed. egui fills convex polygons in one
//! colour; art needs gradients and star-shaped outlines, and one mesh costs far less than many shapes.

use egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Vec2, vec2};

/// A mesh in the making. Later strokes cover earlier ones.
#[derive(Clone, Debug)]
pub struct Ink {
    mesh: Mesh,
    /// One pixel, in points: the width of a smoothed edge.
    pixel: f32,
}

/// The corners of a line at one of its points: rim, core, core, rim.
type Row = [u32; 4];

/// The ends of a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ends {
    /// It has none: its last point leads to its first.
    Closed,
    /// Two, of which each is round or plain.
    Open { round: [bool; 2] },
}

impl Ends {
    const PLAIN: Self = Self::Open { round: [false; 2] };
}

impl Ink {
    /// Empty, for a screen with this many pixels to a point.
    #[must_use]
    pub fn new(pixels_per_point: f32) -> Self {
        Self { mesh: Mesh::default(), pixel: 1.0 / pixels_per_point.max(0.1) }
    }

    /// Empty, for this painter's screen.
    #[must_use]
    pub fn on(painter: &Painter) -> Self {
        Self::new(painter.pixels_per_point())
    }

    /// Puts everything on the screen.
    pub fn paint(self, painter: &Painter) {
        if !self.mesh.is_empty() {
            painter.add(Shape::mesh(self.mesh));
        }
    }

    /// Puts on the screen what can be seen in the rectangle, and drops what lies outside it.
    pub fn paint_within(mut self, painter: &Painter, rect: Rect) {
        self.cut(rect);
        self.paint(painter);
    }

    /// Drops every triangle that lies wholly outside the rectangle or has no colour, with the corners that no other
    /// needs.
    fn cut(&mut self, rect: Rect) {
        let corners = std::mem::take(&mut self.mesh.vertices);
        let mut places = vec![None; corners.len()];
        let mut indices = Vec::new();
        for triangle in self.mesh.indices.chunks_exact(3) {
            let seen = [0, 1, 2].map(|corner| corners[triangle[corner] as usize]);
            let points = seen.map(|corner| corner.pos);
            let has_colour = seen.iter().any(|corner| corner.color != Color32::TRANSPARENT);
            if !has_colour || !Rect::from_points(&points).intersects(rect) {
                continue;
            }
            for &index in triangle {
                let corner = corners[index as usize];
                let place = places[index as usize].get_or_insert_with(|| {
                    self.mesh.vertices.push(corner);
                    self.mesh.vertices.len() as u32 - 1
                });
                indices.push(*place);
            }
        }
        self.mesh.indices = indices;
    }

    /// The triangles, to keep.
    #[must_use]
    pub fn into_mesh(self) -> Mesh {
        self.mesh
    }

    /// One pixel, in points. Details smaller than this are better left out.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        self.pixel
    }

    fn vertex(&mut self, at: Pos2, colour: Color32) -> u32 {
        let index = self.mesh.vertices.len() as u32;
        self.mesh.colored_vertex(at, colour);
        index
    }

    /// A polygon that is star-shaped around `centre`: a straight line from there to any of its points stays inside it.
    /// Each point has the colour that `shade` gives it.
    pub fn shaded(&mut self, centre: Pos2, outline: &[Pos2], shade: impl Fn(Pos2) -> Color32) {
        let count = outline.len() as u32;
        if count < 3 {
            return;
        }
        let middle = self.vertex(centre, shade(centre));
        let outward = normals(outline, true);
        for (&at, &out) in outline.iter().zip(&outward) {
            let colour = shade(at);
            self.vertex(at - out * (self.pixel * 0.5), colour);
            self.vertex(at + out * (self.pixel * 0.5), Color32::TRANSPARENT);
        }
        self.fan(middle, 2, count);
        self.rings(middle + 1, 2, count);
    }

    /// A polygon in one colour that is star-shaped around the mean of its points; see [`Self::shaded`].
    pub fn fill(&mut self, outline: &[Pos2], colour: Color32) {
        if !is_convex(outline) {
            return self.shaded(mean(outline), outline, |_| colour);
        }
        let first = self.mesh.vertices.len() as u32;
        for (&at, &out) in outline.iter().zip(&normals(outline, true)) {
            self.vertex(at - out * (self.pixel * 0.5), colour);
            self.vertex(at + out * (self.pixel * 0.5), Color32::TRANSPARENT);
        }
        self.core(first, 2, outline.len() as u32);
        self.rings(first, 2, outline.len() as u32);
    }

    /// A slender leaf, pointed at both ends: the two lines from `base` to `tip`, without these, each with its colour. Each
    /// is convex. The smoothed edges around them and between them narrow to nothing at both points, which takes far fewer
    /// triangles than [`Self::fill`].
    pub fn leaf(&mut self, [base, tip]: [Pos2; 2], sides: [(&[Pos2], Color32); 2]) {
        let mut ends: Option<(Color32, [u32; 2])> = None;
        for (side, colour) in sides {
            let kept = ends.filter(|(of, _)| *of == colour).map(|(_, ends)| ends);
            let [from, to] = kept.unwrap_or_else(|| [base, tip].map(|at| self.vertex(at, colour)));
            if kept.is_none() && ends.is_some() {
                // The second half fades over the first one.
                let over = (tip - base).normalized().rot90() * self.pixel;
                let over = if side.first().is_some_and(|&at| over.dot(at - base) > 0.0) { -over } else { over };
                let rim = [0.15, 0.85].map(|along| self.vertex(base.lerp(tip, along) + over, Color32::TRANSPARENT));
                self.mesh.add_triangle(from, rim[0], to);
                self.mesh.add_triangle(rim[0], rim[1], to);
            }
            ends = Some((colour, [from, to]));
            let line: Vec<Pos2> = [base].iter().chain(side).chain(&[tip]).copied().collect();
            let first = self.mesh.vertices.len() as u32;
            for (&at, &out) in side.iter().zip(&normals(&line, true)[1..]) {
                self.vertex(at - out * (self.pixel * 0.5), colour);
                self.vertex(at + out * (self.pixel * 0.5), Color32::TRANSPARENT);
            }
            let Some(last) = (side.len() as u32).checked_sub(1).map(|last| first + 2 * last) else { continue };
            self.mesh.add_triangle(from, first, first + 1);
            self.mesh.add_triangle(to, last, last + 1);
            self.mesh.add_triangle(from, last, to);
            for here in (first..last).step_by(2) {
                self.mesh.add_triangle(from, here, here + 2);
                self.mesh.add_triangle(here, here + 1, here + 2);
                self.mesh.add_triangle(here + 1, here + 3, here + 2);
            }
        }
    }

    /// A convex polygon with hard edges. Facets that share an edge meet without a seam; the ground under them should be
    /// filled already.
    pub fn facet(&mut self, outline: &[Pos2], colour: Color32) {
        let first = self.mesh.vertices.len() as u32;
        for &at in outline {
            self.vertex(at, colour);
        }
        for index in 2..outline.len() as u32 {
            self.mesh.add_triangle(first, first + index - 1, first + index);
        }
    }

    /// A band around the outline that fades from `colour` to nothing over `width`.
    pub fn fade(&mut self, outline: &[Pos2], width: f32, colour: Color32) {
        let outer: Vec<Pos2> = outline.iter().zip(normals(outline, true)).map(|(&at, out)| at + out * width).collect();
        self.band(outline, &outer, |_| colour, |_| Color32::TRANSPARENT);
    }

    /// A band inside the outline that fades from `colour` to nothing over `width`.
    pub fn fade_in(&mut self, outline: &[Pos2], width: f32, colour: impl Fn(Pos2) -> Color32) {
        self.band(outline, &shrunk(outline, width), colour, |_| Color32::TRANSPARENT);
    }

    /// The surface between two closed outlines with the same number of points, with hard edges.
    pub fn band(
        &mut self,
        from: &[Pos2],
        to: &[Pos2],
        from_colour: impl Fn(Pos2) -> Color32,
        to_colour: impl Fn(Pos2) -> Color32,
    ) {
        let count = from.len().min(to.len()) as u32;
        let first = self.mesh.vertices.len() as u32;
        for (&from, &to) in from.iter().zip(to) {
            self.vertex(from, from_colour(from));
            self.vertex(to, to_colour(to));
        }
        for index in 0..count {
            let (here, next) = (first + 2 * index, first + 2 * ((index + 1) % count));
            self.mesh.add_triangle(here, here + 1, next);
            self.mesh.add_triangle(here + 1, next + 1, next);
        }
    }

    /// The surface between two open lines with the same number of points, with hard edges.
    pub fn ribbon(&mut self, one: &[Pos2], other: &[Pos2], colour: Color32) {
        let count = one.len().min(other.len());
        for index in 1..count {
            self.facet(&[one[index - 1], one[index], other[index], other[index - 1]], colour);
        }
    }

    /// The surface between lines of two points each, every line in a colour of its own, with hard edges.
    pub fn bands(&mut self, lines: &[([Pos2; 2], Color32)]) {
        let first = self.mesh.vertices.len() as u32;
        for &([from, to], colour) in lines {
            self.vertex(from, colour);
            self.vertex(to, colour);
        }
        for line in 1..lines.len() as u32 {
            let (above, below) = (first + 2 * (line - 1), first + 2 * line);
            self.mesh.add_triangle(above, above + 1, below);
            self.mesh.add_triangle(above + 1, below + 1, below);
        }
    }

    /// The surface from an open line down to a height, in one colour at the line and another at the bottom. The line
    /// runs from left to right and has a smoothed edge.
    pub fn curtain(&mut self, line: &[Pos2], bottom: f32, top_colour: Color32, bottom_colour: Color32) {
        let first = self.mesh.vertices.len() as u32;
        for &at in line {
            self.vertex(at - vec2(0.0, self.pixel), Color32::TRANSPARENT);
            self.vertex(at, top_colour);
            self.vertex(Pos2::new(at.x, bottom.max(at.y)), bottom_colour);
        }
        for index in 1..line.len() as u32 {
            let (before, here) = (first + 3 * (index - 1), first + 3 * index);
            for row in 0..2 {
                self.mesh.add_triangle(before + row, here + row, before + row + 1);
                self.mesh.add_triangle(before + row + 1, here + row, here + row + 1);
            }
        }
    }

    /// A soft shadow under the outline: full inside, fading over `blur` around.
    pub fn shadow(&mut self, outline: &[Pos2], blur: f32, colour: Color32) {
        let count = outline.len() as u32;
        let core = shrunk(outline, blur * 0.5);
        let middle = (!is_convex(&core)).then(|| self.vertex(mean(outline), colour));
        let first = self.mesh.vertices.len() as u32;
        // Half way out, less than half of the darkness is left: the rim of a shadow does not fade evenly.
        let half = colour.gamma_multiply(0.42);
        for ((&at, core), out) in outline.iter().zip(core).zip(normals(outline, true)) {
            self.vertex(core, colour);
            self.vertex(at, half);
            self.vertex(at + out * (blur * 0.5), Color32::TRANSPARENT);
        }
        match middle {
            Some(middle) => self.fan(middle, 3, count),
            None => self.core(first, 3, count),
        }
        self.rings(first, 3, count);
    }

    /// Adds the triangles within the inmost of nested rings around the vertex `middle`, which the rings follow.
    fn fan(&mut self, middle: u32, rings: u32, count: u32) {
        for index in 0..count {
            self.mesh.add_triangle(middle, middle + 1 + rings * index, middle + 1 + rings * ((index + 1) % count));
        }
    }

    /// Adds the triangles within the inmost of nested rings, which is convex and has one colour: it needs no vertex in the
    /// middle.
    fn core(&mut self, first: u32, rings: u32, count: u32) {
        for index in 2..count {
            self.mesh.add_triangle(first, first + rings * (index - 1), first + rings * index);
        }
    }

    /// Adds the triangles between nested rings of `count` corners each. Their vertices begin with `first` and follow each
    /// other corner by corner, and for each corner from the inmost ring to the outmost.
    fn rings(&mut self, first: u32, rings: u32, count: u32) {
        for index in 0..count {
            let (here, next) = (first + rings * index, first + rings * ((index + 1) % count));
            for ring in 1..rings {
                self.mesh.add_triangle(here + ring - 1, here + ring, next + ring - 1);
                self.mesh.add_triangle(here + ring, next + ring, next + ring - 1);
            }
        }
    }

    /// A round light: `inner` in the middle, nothing at the rim.
    pub fn glow(&mut self, centre: Pos2, radius: Vec2, inner: Color32) {
        let middle = self.vertex(centre, inner);
        // Half way out a third of the light is left, so that it falls off as light does.
        let half = inner.gamma_multiply(0.36);
        // Its rim cannot be seen, so it needs fewer corners than what has an edge.
        let count = (self.corners(radius) * 2 / 3).clamp(6, 28);
        for index in 0..count {
            let out = Vec2::angled(index as f32 / count as f32 * std::f32::consts::TAU) * radius;
            self.vertex(centre + out * 0.5, half);
            self.vertex(centre + out, Color32::TRANSPARENT);
        }
        self.fan(middle, 2, count as u32);
        self.rings(middle + 1, 2, count as u32);
    }

    /// An open line with round ends and round corners.
    pub fn line(&mut self, points: &[Pos2], width: f32, colour: Color32) {
        let round = width > 2.0 * self.pixel;
        let mut start = 0;
        for at in 1..points.len() {
            let ends = at + 1 == points.len();
            // A mitre would thin the line at a sharp corner, so one stroke ends there and another begins.
            let sharp = !ends && {
                let (before, after) = (points[at] - points[at - 1], points[at + 1] - points[at]);
                before.normalized().dot(after.normalized()) < 0.6
            };
            if sharp || ends {
                // Its round end lies under the beginning of the next stroke.
                let round = [round && start == 0, round];
                self.stroke(&points[start..=at], Ends::Open { round }, |_| width, colour);
                start = at;
            }
        }
    }

    /// A straight line with plain ends.
    pub fn stroke_line(&mut self, from: Pos2, to: Pos2, width: f32, colour: Color32) {
        self.stroke(&[from, to], Ends::PLAIN, |_| width, colour);
    }

    /// An open line that narrows from one width to the other.
    pub fn taper(&mut self, points: &[Pos2], from: f32, to: f32, colour: Color32) {
        self.stroke(points, Ends::PLAIN, |along| from + (to - from) * along, colour);
    }

    /// A closed line around the outline.
    pub fn outline(&mut self, points: &[Pos2], width: f32, colour: Color32) {
        self.stroke(points, Ends::Closed, |_| width, colour);
    }

    fn stroke(&mut self, points: &[Pos2], ends: Ends, width: impl Fn(f32) -> f32, colour: Color32) {
        let [Some(&first), Some(&last)] = [points.first(), points.last()] else { return };
        if points.len() < 2 {
            return;
        }
        let steps = (points.len() - 1) as f32;
        let width = |index: usize| width(index as f32 / steps);
        let outward = normals(points, ends == Ends::Closed);
        let rows: Vec<Row> =
            (0..points.len()).map(|index| self.row(points[index], outward[index], width(index), colour)).collect();
        for pair in rows.windows(2) {
            self.lanes(pair[0], pair[1]);
        }
        match ends {
            Ends::Closed => self.lanes(rows[rows.len() - 1], rows[0]),
            Ends::Open { round: [begins, stops] } => {
                if begins {
                    self.cap(rows[0], first, (first - points[1]).normalized(), width(0), colour);
                }
                if stops {
                    let index = rows.len() - 1;
                    self.cap(rows[index], last, (last - points[index - 1]).normalized(), width(index), colour);
                }
            }
        }
    }

    /// The corners of a line at one of its points, from one rim over the core to the other. Where the line is a pixel wide
    /// at most it has no core: its two sides meet in the middle.
    fn row(&mut self, at: Pos2, out: Vec2, width: f32, colour: Color32) -> Row {
        // A line thinner than a pixel is a pixel wide and paler.
        let colour = colour.gamma_multiply((width / self.pixel).clamp(0.0, 1.0));
        let core = (width - self.pixel).max(0.0) * 0.5;
        let rim = core + self.pixel;
        let left = self.vertex(at - out * rim, Color32::TRANSPARENT);
        let below = self.vertex(at - out * core, colour);
        let above = if core > 0.0 { self.vertex(at + out * core, colour) } else { below };
        [left, below, above, self.vertex(at + out * rim, Color32::TRANSPARENT)]
    }

    /// The surface of a line from one of its points to the next.
    fn lanes(&mut self, here: Row, next: Row) {
        for lane in 0..3 {
            if here[lane] != here[lane + 1] {
                self.mesh.add_triangle(here[lane], here[lane + 1], next[lane]);
            }
            if next[lane] != next[lane + 1] {
                self.mesh.add_triangle(here[lane + 1], next[lane + 1], next[lane]);
            }
        }
    }

    /// The round end of a line: half a disc beyond its last row, whose corners it shares.
    fn cap(&mut self, end: Row, at: Pos2, ahead: Vec2, width: f32, colour: Color32) {
        let (core, rim) = ((width - self.pixel) * 0.5, (width + self.pixel) * 0.5);
        let [left, below, above, right] = end;
        let aside = self.mesh.vertices[right as usize].pos - at;
        let aside = ahead.rot90() * ahead.rot90().dot(aside).signum();
        let steps = self.corners(Vec2::splat(width * 0.5)).div_ceil(2);
        let (mut inner, mut outer) = (above, right);
        for step in 1..=steps {
            let (next, rim) = if step == steps {
                (below, left)
            } else {
                let turn = step as f32 / steps as f32 * std::f32::consts::PI;
                let out = aside * turn.cos() + ahead * turn.sin();
                (self.vertex(at + out * core, colour), self.vertex(at + out * rim, Color32::TRANSPARENT))
            };
            if step > 1 {
                self.mesh.add_triangle(above, inner, next);
            }
            self.mesh.add_triangle(inner, outer, next);
            self.mesh.add_triangle(outer, rim, next);
            (inner, outer) = (next, rim);
        }
    }

    /// A disc in one colour.
    pub fn disc(&mut self, centre: Pos2, radius: f32, colour: Color32) {
        let outline = self.circle(centre, radius);
        self.fill(&outline, colour);
    }

    /// A disc that is lit from the top left.
    pub fn ball(&mut self, centre: Pos2, radius: f32, light: Color32, dark: Color32) {
        let outline = self.circle(centre, radius);
        let lit = centre - vec2(radius, radius) * 0.35;
        self.shaded(lit, &outline, |at| light.lerp_to_gamma(dark, ((at - lit).length() / (1.5 * radius)).min(1.0)));
    }

    /// A ring around a centre.
    pub fn ring(&mut self, centre: Pos2, radius: f32, width: f32, colour: Color32) {
        let outline = self.circle(centre, radius);
        self.outline(&outline, width, colour);
    }

    /// A circle with as many corners as it needs to look round on this screen.
    #[must_use]
    pub fn circle(&self, centre: Pos2, radius: f32) -> Vec<Pos2> {
        self.ellipse(centre, vec2(radius, radius))
    }

    /// The number of corners that something of this radius needs to look round on this screen.
    fn corners(&self, radius: Vec2) -> usize {
        (4.5 * (radius.max_elem() / self.pixel).max(0.0).sqrt()).clamp(6.0, 72.0) as usize
    }

    /// An ellipse with as many corners as it needs to look round on this screen.
    #[must_use]
    pub fn ellipse(&self, centre: Pos2, radius: Vec2) -> Vec<Pos2> {
        let count = self.corners(radius);
        (0..count)
            .map(|index| centre + Vec2::angled(index as f32 / count as f32 * std::f32::consts::TAU) * radius)
            .collect()
    }
}

/// The mean of the points.
#[must_use]
pub(in crate::app) fn mean(points: &[Pos2]) -> Pos2 {
    let sum = points.iter().fold(Vec2::ZERO, |sum, at| sum + at.to_vec2());
    (sum / points.len().max(1) as f32).to_pos2()
}

/// True if the outline bends everywhere to the same side, and once around only.
fn is_convex(outline: &[Pos2]) -> bool {
    let count = outline.len();
    let edge = |index: usize| outline[(index + 1) % count] - outline[index % count];
    let bend = |index: usize| edge(index).rot90().dot(edge(index + 1));
    // Of what winds around twice, the edges turn from left to right and back more than once.
    let turns = (0..count).filter(|&index| (edge(index).x < 0.0) != (edge(index + 1).x < 0.0)).count();
    let is_one_way = (0..count).all(|index| bend(index) >= 0.0) || (0..count).all(|index| bend(index) <= 0.0);
    count > 2 && is_one_way && turns <= 2
}

/// The outline drawn in towards its middle by this much, without ever crossing itself.
fn shrunk(outline: &[Pos2], by: f32) -> Vec<Pos2> {
    let middle = mean(outline);
    outline
        .iter()
        .map(|&at| {
            let inward = middle - at;
            at + inward * (by / inward.length().max(f32::EPSILON)).min(0.9)
        })
        .collect()
}

/// For each point the direction outwards, longer than 1 at a corner, so that a band along the outline keeps its width
/// there.
fn normals(points: &[Pos2], closed: bool) -> Vec<Vec2> {
    let count = points.len();
    let area: f32 = (0..count)
        .map(|index| {
            let (a, b) = (points[index], points[(index + 1) % count]);
            a.x * b.y - b.x * a.y
        })
        .sum();
    // y grows downwards: a positive area is clockwise on the screen.
    let sign = if area >= 0.0 { 1.0 } else { -1.0 };
    let edge = |from: usize, to: usize| (points[to] - points[from]).normalized().rot90() * sign;
    let around = (closed && count > 0).then(|| edge(count - 1, 0));
    let mut before = around;
    let mut normals = Vec::with_capacity(count);
    for index in 0..count {
        let after = if index + 1 < count { Some(edge(index, index + 1)) } else { around };
        normals.push(match (before, after) {
            (Some(before), Some(after)) => {
                let sum = before + after;
                // At a sharp corner the length is limited to about 2; else the band would reach far out.
                sum / (sum.length_sq() * 0.5).max(0.5)
            }
            (one, other) => one.or(other).unwrap_or_default(),
        });
        before = after;
    }
    normals
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn normals_point_out_whichever_way_the_outline_runs() {
        let mut square = vec![pos2(0.0, 0.0), pos2(2.0, 0.0), pos2(2.0, 2.0), pos2(0.0, 2.0)];
        assert!((normals(&square, true)[0] - vec2(-1.0, -1.0)).length() < 1e-5);
        square.reverse();
        assert!((normals(&square, true)[0] - vec2(-1.0, 1.0)).length() < 1e-5);
    }

    #[test]
    fn ink_of_nothing_is_nothing_and_ink_of_anything_is_a_sound_mesh() {
        let mut ink = Ink::new(1.0);
        ink.line(&[], 1.0, Color32::PLACEHOLDER);
        ink.fill(&[], Color32::PLACEHOLDER);
        assert!(ink.clone().into_mesh().is_empty());
        ink.ball(pos2(0.0, 0.0), 5.0, Color32::PLACEHOLDER, Color32::PLACEHOLDER);
        ink.line(&[pos2(0.0, 0.0), pos2(0.0, 0.0)], 1.0, Color32::PLACEHOLDER);
        let mesh = ink.into_mesh();
        assert!(mesh.is_valid() && mesh.vertices.iter().all(|vertex| vertex.pos.is_finite()));
    }

    #[test]
    fn a_leaf_has_its_two_colours_up_to_its_smoothed_edge_and_few_corners() {
        let (one, other) = (Color32::PLACEHOLDER, Color32::PLACEHOLDER.gamma_multiply(0.5));
        let (above, below) = ([pos2(3.0, -4.0), pos2(7.0, -4.0)], [pos2(5.0, 4.0)]);
        let leaf = |colours: [Color32; 2]| {
            let mut ink = Ink::new(1.0);
            ink.leaf([pos2(0.0, 0.0), pos2(10.0, 0.0)], [(&above, colours[0]), (&below, colours[1])]);
            ink.into_mesh()
        };
        let mesh = leaf([one, other]);
        // The surface of each colour, without the edge.
        let area = |colour: Color32| -> f32 {
            let corners =
                mesh.indices.chunks_exact(3).map(|triangle| [0, 1, 2].map(|at| mesh.vertices[triangle[at] as usize]));
            let full = corners.filter(|corners| corners.iter().all(|corner| corner.color == colour));
            full.map(|[a, b, c]| (b.pos - a.pos).rot90().dot(c.pos - a.pos).abs() * 0.5).sum()
        };
        assert!(mesh.is_valid() && (22.0..28.0).contains(&area(one)), "{} of 28", area(one));
        assert!((16.0..20.0).contains(&area(other)), "{} of 20", area(other));
        assert_eq!((mesh.vertices.len(), leaf([one, one]).vertices.len()), (12, 8), "ends of one colour are shared");
        // Around the three corners, and in the first half along the second.
        let rim = mesh.vertices.iter().filter(|corner| corner.color == Color32::TRANSPARENT).map(|corner| corner.pos);
        let (inside, around): (Vec<Pos2>, Vec<Pos2>) = rim.partition(|at| at.y > -3.0 && at.y < 3.0);
        assert_eq!((inside, around.len()), (vec![pos2(1.5, -1.0), pos2(8.5, -1.0)], 3));
    }

    /// The surface of all triangles of which every corner has this colour.
    fn area(mesh: &Mesh, colour: Color32) -> f32 {
        let triangles =
            mesh.indices.chunks_exact(3).map(|triangle| [0, 1, 2].map(|at| mesh.vertices[triangle[at] as usize]));
        let full = triangles.filter(|corners| corners.iter().all(|corner| corner.color == colour));
        full.map(|[a, b, c]| (b.pos - a.pos).rot90().dot(c.pos - a.pos).abs() * 0.5).sum()
    }

    #[test]
    fn a_round_line_ends_in_half_discs_that_share_its_corners() {
        let paint = Color32::PLACEHOLDER;
        let mut ink = Ink::new(1.0);
        ink.line(&[pos2(0.0, 0.0), pos2(20.0, 0.0)], 9.0, paint);
        let (mesh, half) = (ink.clone().into_mesh(), ink.corners(vec2(4.5, 4.5)).div_ceil(2));
        assert_eq!(mesh.vertices.len(), 8 + 2 * 2 * (half - 1), "two corners for each step around an end");
        // Its core is 8 wide and 20 long, with half a disc of radius 4 at either end.
        let full = 160.0 + std::f32::consts::PI * 16.0;
        assert!((0.96 * full..full).contains(&area(&mesh, paint)), "{} of {full}", area(&mesh, paint));
        let reach = mesh.vertices.iter().fold(Rect::NOTHING, |all, corner| all.union(Rect::from_pos(corner.pos)));
        assert!((-5.0..-4.5).contains(&reach.left()) && (24.5..25.0).contains(&reach.right()), "{reach:?}");
        // A corner is as round, whichever way the line turns.
        for turn in [-12.0_f32, 12.0] {
            let mut ink = Ink::new(1.0);
            ink.line(&[pos2(0.0, 0.0), pos2(20.0, 0.0), pos2(20.0, turn)], 9.0, paint);
            let corners = ink.into_mesh().vertices.into_iter().map(|corner| corner.pos - pos2(20.0, 0.0));
            let outside = corners.filter(|way| way.x > 0.5 && way.y * turn < -0.5).map(Vec2::length);
            let far = outside.fold(0.0, f32::max);
            assert!((4.9..5.1).contains(&far), "{far}");
        }
    }

    #[test]
    fn no_triangle_of_a_line_that_narrows_is_without_surface() {
        let mut ink = Ink::new(1.0);
        ink.taper(&[pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(20.0, 3.0)], 1.6, 0.2, Color32::PLACEHOLDER);
        let mesh = ink.into_mesh();
        for triangle in mesh.indices.chunks_exact(3) {
            let [a, b, c] = [0, 1, 2].map(|at| mesh.vertices[triangle[at] as usize].pos);
            assert!((b - a).rot90().dot(c - a).abs() > 0.1, "{a:?} {b:?} {c:?}");
        }
        assert_eq!((mesh.vertices.len(), mesh.indices.len() / 3), (10, 9), "it has a core at its thick end only");
    }

    #[test]
    fn a_convex_surface_has_no_corner_in_its_middle_and_covers_the_same() {
        let paint = Color32::PLACEHOLDER;
        let filled = |outline: &[Pos2]| {
            let mut ink = Ink::new(1.0);
            ink.fill(outline, paint);
            ink.into_mesh()
        };
        let square = [pos2(0.0, 0.0), pos2(9.0, 0.0), pos2(9.0, 9.0), pos2(0.0, 9.0)];
        let dart = [pos2(0.0, 0.0), pos2(9.0, 0.0), pos2(3.0, 3.0), pos2(0.0, 9.0)];
        // A star of five points in one line bends to one side only, but winds around twice.
        let star = [0_u8, 2, 4, 1, 3].map(|point| {
            let out = Vec2::angled(f32::from(point) / 5.0 * std::f32::consts::TAU);
            pos2(9.0, 9.0) + out * 9.0
        });
        assert_eq!(filled(&square).vertices.len(), 8);
        assert!((area(&filled(&square), paint) - 64.0).abs() < 1e-3, "all but the edge");
        assert_eq!([dart.as_slice(), &star].map(is_convex), [false; 2]);
        assert_eq!(filled(&dart).vertices.len(), 9);
    }

    #[test]
    fn what_cannot_be_seen_is_cut_and_everything_else_stays() {
        let paint = Color32::PLACEHOLDER;
        let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(100.0, 100.0));
        let square = |at: Pos2| Rect::from_center_size(at, vec2(10.0, 10.0));
        let facet = |ink: &mut Ink, at: Pos2, colour: Color32| {
            let around = square(at);
            ink.facet(&[around.left_top(), around.right_top(), around.right_bottom(), around.left_bottom()], colour);
        };
        let mut ink = Ink::new(1.0);
        for inside in [pos2(50.0, 50.0), pos2(100.0, 50.0)] {
            facet(&mut ink, inside, paint);
        }
        let seen = ink.clone().into_mesh();
        facet(&mut ink, pos2(120.0, 50.0), paint);
        facet(&mut ink, pos2(50.0, -20.0), paint);
        facet(&mut ink, pos2(40.0, 40.0), Color32::TRANSPARENT);
        ink.cut(rect);
        assert_eq!(ink.into_mesh(), seen);
    }
}
