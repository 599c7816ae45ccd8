//! The chances that walls and boulder catch somebody, and where the boulder can be expected.

use crate::chac::{FACES, MAX_DICE, Room, Square, State, Variant, WallCard};

/// The most rounds that are looked ahead.
const ROUNDS: usize = 24;

/// The boulder in the rounds to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Boulder {
    /// Where it can be expected after so many rolls.
    places: [f64; ROUNDS],
    /// The rolls after which the way out can be expected to be closed.
    pub(super) closes: f64,
    /// The chance that the next roll moves it so many squares or more.
    reaches: [f64; MAX_DICE as usize + 2],
    now: usize,
}

impl Boulder {
    /// The boulder from the roll of this round on.
    pub(super) fn of(rules: &Variant, state: &State, round: u16) -> Self {
        let moves = f64::from((FACES + 1).saturating_sub(rules.boulder_needs()).min(FACES)) / f64::from(FACES);
        let last = rules.corridor().len().saturating_sub(1) as f64;
        let mut places = [state.boulder() as f64; ROUNDS];
        let mut closes = None;
        for roll in 1..ROUNDS {
            if closes.is_some() {
                places[roll] = places[roll - 1];
                continue;
            }
            let dice = f64::from(rules.boulder_dice(round.saturating_add(roll as u16 - 1)));
            let (before, speed) = (places[roll - 1], dice * moves);
            places[roll] = before + speed;
            if places[roll] >= last {
                closes = Some(roll as f64 - 1.0 + ((last - before) / speed).clamp(0.0, 1.0));
            }
        }
        let closes = closes.unwrap_or(ROUNDS as f64);
        Self { places, closes, reaches: reaches(rules.boulder_dice(round), moves), now: state.boulder() }
    }

    /// Where it can be expected after so many rolls.
    pub(super) fn after(&self, rolls: usize) -> f64 {
        self.places[rolls.min(ROUNDS - 1)]
    }

    /// The chance that the next roll crushes who stands on this square.
    pub(super) fn crushes(&self, rules: &Variant, square: Square) -> f64 {
        match rules.room(square) {
            Room::Corridor(place) if usize::from(place) > self.now => {
                self.reaches.get(usize::from(place) - self.now).copied().unwrap_or(0.0)
            }
            _ => 0.0,
        }
    }
}

/// The chances that of so many dice, each moving with this chance, at least 0, 1, 2 … do.
fn reaches(dice: u8, moves: f64) -> [f64; MAX_DICE as usize + 2] {
    let mut exactly = [0.0; MAX_DICE as usize + 2];
    exactly[0] = 1.0;
    for _ in 0..dice.min(MAX_DICE) {
        for count in (0..=usize::from(MAX_DICE)).rev() {
            let below = if count > 0 { exactly[count - 1] } else { 0.0 };
            exactly[count] = exactly[count] * (1.0 - moves) + below * moves;
        }
    }
    for count in (0..=usize::from(MAX_DICE)).rev() {
        exactly[count] += exactly[count + 1];
    }
    exactly
}

/// The chance that the walls meet within so many cards.
pub(super) fn walls_meet(rules: &Variant, state: &State, cards: u8) -> f64 {
    let walls = state.walls();
    if walls.met {
        return 0.0;
    }
    let need = rules.wall_steps().saturating_sub(walls.left + walls.right);
    let both = walls.left_of(WallCard::Both);
    let single = walls.left_of(WallCard::Left) + walls.left_of(WallCard::Right);
    let none = walls.left_of(WallCard::None);
    let cards = cards.min(both + single + none);
    let ways = |double: u8, one: u8| {
        choose(both, double) * choose(single, one) * choose(none, cards.saturating_sub(double + one))
    };
    let mut meet = 0.0;
    for double in 0..=both.min(cards) {
        for one in 0..=single.min(cards - double) {
            if 2 * u32::from(double) + u32::from(one) >= u32::from(need) {
                meet += ways(double, one);
            }
        }
    }
    meet / choose(both + single + none, cards).max(1.0)
}

/// The ways to choose some of these.
fn choose(of: u8, some: u8) -> f64 {
    if some > of {
        return 0.0;
    }
    (0..some).fold(1.0, |ways, index| ways * f64::from(of - index) / f64::from(index + 1))
}

#[cfg(test)]
mod tests {
    use super::{choose, reaches};

    #[test]
    fn chances_of_dice_add_up() {
        let five = reaches(5, 2.0 / 3.0);
        assert!((five[0] - 1.0).abs() < 1e-9 && (five[5] - 32.0 / 243.0).abs() < 1e-9 && five[6] == 0.0);
        assert!((five[3] - 192.0 / 243.0).abs() < 1e-9);
    }

    #[test]
    fn ways_are_counted() {
        assert_eq!([(18, 3), (2, 3), (4, 0), (6, 6)].map(|(of, some)| choose(of, some).round() as u32), [816, 0, 1, 1]);
    }
}
