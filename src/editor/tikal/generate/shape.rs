//! Which cells a made board has: a patch that has grown around a centre, symmetric and without spikes.

use rand::RngExt;
use rand::rngs::ChaCha8Rng;

use crate::hex::Direction;

/// The greatest distance of a cell from the centre. The largest board has 64 cells; an oval of them, three times as
/// long as wide, does not come to this edge.
const REACH: i32 = 9;
const WIDTH: usize = 2 * REACH as usize + 1;
/// The number of tries for a shape before another symmetry is tried, or less is asked of it.
const TRIES: i32 = 40;
/// The least number of neighbours of each cell of a board, as far as that is possible: none sticks out.
pub(super) const COMPANY: u8 = 3;
/// Boards with fewer cells than this have no lakes.
const LEAST_FOR_LAKE: usize = 36;

/// A cell of the grid without end: its column, and its row counted along the slanted line from north-west to south-east.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct GridCell {
    pub q: i32,
    pub r: i32,
}

impl GridCell {
    pub const CENTRE: Self = Self { q: 0, r: 0 };

    /// The neighbour on this side.
    pub fn towards(self, side: Direction) -> Self {
        let (q, r) = match side {
            Direction::N => (0, -1),
            Direction::NE => (1, -1),
            Direction::SE => (1, 0),
            Direction::S => (0, 1),
            Direction::SW => (-1, 1),
            Direction::NW => (-1, 0),
        };
        Self { q: self.q + q, r: self.r + r }
    }

    /// The distance downwards, in halves of a cell.
    pub fn down(self) -> i32 {
        2 * self.r + self.q
    }

    /// The spot after a turn of the grid about its centre by so many sixths, clockwise.
    pub fn turned(self, sixths: usize) -> Self {
        (0..sixths % 6).fold(self, |Self { q, r }, _| Self { q: -r, r: q + r })
    }

    /// The spot on the other side of the line that runs from north to south through the centre.
    fn mirrored(self) -> Self {
        Self { q: -self.q, r: self.r + self.q }
    }

    fn neighbours(self) -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().map(move |side| self.towards(side))
    }

    /// Its place in a [`Field`], if it is within reach.
    fn index(self) -> Option<usize> {
        let is_near = self.q.abs() <= REACH && self.r.abs() <= REACH;
        is_near.then(|| (self.q + REACH) as usize * WIDTH + (self.r + REACH) as usize)
    }

    /// All spots within reach, in a fixed order.
    fn all() -> impl Iterator<Item = Self> {
        (-REACH..=REACH).flat_map(|q| (-REACH..=REACH).map(move |r| Self { q, r }))
    }
}

/// The symmetry that turns a board into itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Symmetry {
    /// A mirror, from north to south.
    Mirror,
    /// Half a turn about the centre.
    Half,
    /// A third of a turn about the centre.
    Third,
}

impl Symmetry {
    pub const ALL: [Self; 3] = [Self::Mirror, Self::Half, Self::Third];

    /// The spots that become each other, this one among them.
    fn orbit(self, spot: GridCell) -> Vec<GridCell> {
        let mut orbit = match self {
            Self::Mirror => vec![spot, spot.mirrored()],
            Self::Half => vec![spot, spot.turned(3)],
            Self::Third => vec![spot, spot.turned(2), spot.turned(4)],
        };
        orbit.sort_unstable();
        orbit.dedup();
        orbit
    }

    /// True if a board of so many cells can have it, its centre being one of them.
    pub fn suits(self, cells: usize) -> bool {
        match self {
            Self::Mirror => true,
            Self::Half => cells % 2 == 1,
            Self::Third => cells % 3 == 1,
        }
    }
}

/// A value for every spot within reach.
struct Field<T>(Vec<T>);

impl<T: Copy + Default> Field<T> {
    fn new() -> Self {
        Self(vec![T::default(); WIDTH * WIDTH])
    }

    fn get(&self, spot: GridCell) -> T {
        spot.index().map(|index| self.0[index]).unwrap_or_default()
    }

    fn set(&mut self, spot: GridCell, value: T) {
        if let Some(index) = spot.index() {
            self.0[index] = value;
        }
    }
}

/// The cells that a shape has so far, and how many of them lie around each.
struct Land {
    is: Field<bool>,
    company: Field<u8>,
}

impl Land {
    fn new() -> Self {
        Self { is: Field::new(), company: Field::new() }
    }

    fn has(&self, spot: GridCell) -> bool {
        self.is.get(spot)
    }

    fn company(&self, spot: GridCell) -> u8 {
        self.company.get(spot)
    }

    /// Adds a cell that is not there.
    fn add(&mut self, spot: GridCell) {
        self.is.set(spot, true);
        spot.neighbours().for_each(|next| self.company.set(next, self.company.get(next) + 1));
    }

    /// Removes a cell that is there.
    fn remove(&mut self, spot: GridCell) {
        self.is.set(spot, false);
        spot.neighbours().for_each(|next| self.company.set(next, self.company.get(next) - 1));
    }
}

/// The cells of a board, and its landing place where the board has a mirror: the lowest cell on it.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    pub cells: Vec<GridCell>,
    pub symmetry: Symmetry,
    pub landing: GridCell,
}

/// A shape with so many cells, each of which has so much company, if one is found. The symmetry has to suit the number.
pub(super) fn sound(cells: usize, symmetry: Symmetry, company: u8, random: &mut ChaCha8Rng) -> Option<Shape> {
    (0..TRIES).find_map(|tried| {
        let ground = Ground::random(cells, symmetry, TRIES - tried, random);
        let land = ground.smoothed(ground.grown(cells)?)?;
        ground.is_sound(&land, company).then(|| ground.shape(&land))
    })
}

/// The roundest shape with so many cells: it is always found.
pub(super) fn round(cells: usize, symmetry: Symmetry) -> Shape {
    let even = Ground::even(symmetry);
    // Nothing is in the way of any number of cells that the symmetry suits.
    even.shape(&even.grown(cells).unwrap_or_else(Land::new))
}

/// The ground on which a shape grows.
struct Ground {
    symmetry: Symmetry,
    /// The price of growing onto a spot: more far away, and more or less by chance.
    cost: Field<i32>,
    /// The worth of a neighbour that is there already.
    company: i32,
    /// Spots that stay out: lakes.
    lakes: Vec<GridCell>,
}

impl Ground {
    /// Ground on which the roundest shapes grow.
    fn even(symmetry: Symmetry) -> Self {
        let mut cost = Field::new();
        for spot in GridCell::all() {
            cost.set(spot, 4 * (3 * spot.q.pow(2) + spot.down().pow(2)));
        }
        Self { symmetry, cost, company: 24, lakes: Vec::new() }
    }

    /// Ground by chance, the rougher the more tries are left.
    fn random(cells: usize, symmetry: Symmetry, left: i32, random: &mut ChaCha8Rng) -> Self {
        let mut ground = Self::even(symmetry);
        // How much wider or higher than round it is.
        let (wide, high) = match symmetry {
            Symmetry::Third => (4, 4),
            Symmetry::Mirror | Symmetry::Half => (random.random_range(3..=6), random.random_range(3..=6)),
        };
        // Capes and bays are so large that they show, and less so where there is little to take them from.
        // There are at most 64 cells.
        let rough = random.random_range(1..=4) * i32::from(cells as u8) * left / (10 * TRIES);
        let mut noise = Field::new();
        for spot in GridCell::all() {
            let height = random.random_range(-64..=64);
            // The orbit's last spot has the last word, whichever that is.
            for spot in symmetry.orbit(spot) {
                noise.set(spot, height);
            }
        }
        for spot in GridCell::all() {
            let around: i32 = spot.neighbours().map(|next| noise.get(next)).sum();
            let height = (2 * noise.get(spot) + around) / 4;
            let round = wide * 3 * spot.q.pow(2) + high * spot.down().pow(2);
            ground.cost.set(spot, round + rough * height / 4);
        }
        if cells >= LEAST_FOR_LAKE && random.random_range(0..3) == 0 {
            // The centre itself only where the landing place is at the rim.
            let lake = match symmetry {
                Symmetry::Mirror => GridCell { q: 0, r: random.random_range(-1..=0) },
                Symmetry::Half | Symmetry::Third => GridCell { q: 0, r: -2 }.turned(random.random_range(0..6)),
            };
            ground.lakes = symmetry.orbit(lake);
        }
        ground
    }

    /// The orbit at the shore that costs least among those of at most so many spots, without this one.
    fn cheapest(&self, land: &Land, room: usize, without: Option<GridCell>) -> Option<Vec<GridCell>> {
        let mut best: Option<(i32, Vec<GridCell>)> = None;
        for spot in GridCell::all() {
            let company = land.company(spot);
            if land.has(spot) || company == 0 || self.lakes.contains(&spot) {
                continue;
            }
            let cost = self.cost.get(spot) - self.company * i32::from(company);
            if best.as_ref().is_some_and(|(least, _)| *least <= cost) {
                continue;
            }
            let orbit = self.symmetry.orbit(spot);
            let is_near = orbit.iter().all(|spot| spot.index().is_some());
            if is_near && orbit.len() <= room && without.is_none_or(|without| !orbit.contains(&without)) {
                best = Some((cost, orbit));
            }
        }
        best.map(|(_, orbit)| orbit)
    }

    /// The cells around which it grows: what stands around a landing place in the centre has room.
    fn first(&self) -> impl Iterator<Item = GridCell> {
        std::iter::once(GridCell::CENTRE).chain(GridCell::CENTRE.neighbours()).filter(|spot| !self.lakes.contains(spot))
    }

    /// The land that grows here to so many cells, if it can.
    fn grown(&self, cells: usize) -> Option<Land> {
        let (mut land, mut count) = (Land::new(), 0);
        for spot in self.first() {
            land.add(spot);
            count += 1;
        }
        while count < cells {
            let orbit = self.cheapest(&land, cells - count, None)?;
            count += orbit.len();
            for spot in orbit {
                land.add(spot);
            }
        }
        Some(land)
    }

    /// The land with what stands out as a spike moved to where it has company, if there is such a place.
    fn smoothed(&self, mut land: Land) -> Option<Land> {
        let first: Vec<GridCell> = self.first().collect();
        for _ in 0..16 {
            let lonely = GridCell::all()
                .filter(|spot| land.has(*spot) && !first.contains(spot))
                .map(|spot| (land.company(spot), -self.cost.get(spot), spot))
                .min();
            let Some((.., spot)) = lonely.filter(|&(company, ..)| company < COMPANY) else { break };
            let orbit = self.symmetry.orbit(spot);
            for &spot in &orbit {
                land.remove(spot);
            }
            let mut room = orbit.len();
            while room > 0 {
                let next = self.cheapest(&land, room, Some(spot))?;
                room -= next.len();
                for spot in next {
                    land.add(spot);
                }
            }
        }
        Some(land)
    }

    /// Where the base camp stands: in the centre, or on the lowest cell of the mirror.
    fn landing(&self, land: &Land) -> GridCell {
        let on_mirror = GridCell::all().filter(|&spot| spot.q == 0 && land.has(spot)).max_by_key(|spot| spot.r);
        on_mirror.filter(|_| self.symmetry == Symmetry::Mirror).unwrap_or(GridCell::CENTRE)
    }

    fn shape(&self, land: &Land) -> Shape {
        let cells = GridCell::all().filter(|&spot| land.has(spot)).collect();
        Shape { cells, symmetry: self.symmetry, landing: self.landing(land) }
    }

    /// True if every cell has so much company, the landing place has room, and no hole has come about by chance.
    fn is_sound(&self, land: &Land, company: u8) -> bool {
        let landing = self.landing(land);
        let inland = [Direction::N, Direction::NE, Direction::NW];
        let has_room = inland.into_iter().all(|side| land.has(landing.towards(side)));
        let mut cells = GridCell::all().filter(|&spot| land.has(spot));
        has_room && cells.all(|spot| land.company(spot) >= company) && self.is_whole(land)
    }

    /// True if the land is in one piece, and so is everything around it, but for the lakes.
    fn is_whole(&self, land: &Land) -> bool {
        let reached = |start: GridCell| {
            let mut seen = Field::new();
            seen.set(start, true);
            let mut waiting = vec![start];
            while let Some(spot) = waiting.pop() {
                for next in spot.neighbours().filter(|next| next.index().is_some()) {
                    if land.has(next) == land.has(start) && !seen.get(next) {
                        seen.set(next, true);
                        waiting.push(next);
                    }
                }
            }
            seen
        };
        let Some(start) = GridCell::all().find(|&spot| land.has(spot)) else { return false };
        let (ground, sea) = (reached(start), reached(GridCell { q: REACH, r: REACH }));
        GridCell::all()
            .all(|spot| if land.has(spot) { ground.get(spot) } else { sea.get(spot) || self.lakes.contains(&spot) })
    }
}
