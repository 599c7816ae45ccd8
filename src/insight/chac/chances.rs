//! The chances of dice and hidden numbers, each counted out over everything that can come (C14.4, C15.4).
//!
//! Ways of several rolls one after the other are counted in sixths of sixths: `6^n` for `n` dice in all.

use crate::chac::{Ability, Dice, FACES, Face, Needs, Number, Results, State, Variant};
use crate::insight::Odds;

/// Ways to roll so many dice.
pub(super) fn all_ways(dice: u8) -> u128 {
    u128::from(FACES).pow(dice.into())
}

/// The ways to roll these dice so that exactly 0, 1, 2 … of them show one of so many faces.
pub(super) fn ways_of(dice: u8, faces: u8) -> Vec<u128> {
    let (hit, miss) = (u128::from(faces.min(FACES)), u128::from(FACES - faces.min(FACES)));
    (0..=dice).map(|hits| choose(dice, hits) * hit.pow(hits.into()) * miss.pow((dice - hits).into())).collect()
}

/// The ways to choose some of these.
pub(super) fn choose(of: u8, some: u8) -> u128 {
    if some > of {
        return 0;
    }
    (0..u128::from(some)).fold(1, |ways, index| ways * (u128::from(of) - index) / (index + 1))
}

/// The odds of exactly 0, 1, 2 … actions in a round at this load level (C3.4).
#[must_use]
pub fn actions_of(rules: &Variant, level: u8) -> Vec<Odds> {
    let faces = (FACES + 1).saturating_sub(level).min(FACES);
    let all = all_ways(rules.dice());
    ways_of(rules.dice(), faces).into_iter().map(|ways| Odds::of(ways, all)).collect()
}

/// The numbers that may lie under a lava tile that shows its glyph, as far as the viewer knows; none before it is laid.
pub(super) fn numbers_under(rules: &Variant, state: &State, tile: usize) -> Vec<Number> {
    let Some(glyph) = state.tile(tile).glyph else { return Vec::new() };
    match state.number_of(glyph) {
        Some(number) => vec![number],
        None => Number::first(rules.numbers()).filter(|&number| state.glyph_of(number).is_none()).collect(),
    }
}

/// The odds that a lava tile sinks under who steps onto it, as far as the viewer knows (C7.3): never once it is turned;
/// `None` if there is no such tile, it is not laid yet, or it has sunk.
#[must_use]
pub fn tile_sinks(rules: &Variant, state: &State, tile: usize) -> Option<Odds> {
    match state.tile(tile).face {
        Face::Up | Face::Empty => Some(Odds::NEVER),
        Face::Sunk => None,
        Face::Down => {
            let numbers = numbers_under(rules, state, tile);
            let trapped = numbers.iter().filter(|&&number| state.is_trapped(number)).count();
            (!numbers.is_empty()).then(|| Odds::of(trapped as u128, numbers.len() as u128))
        }
    }
}

/// The odds that exactly 0, 1, 2 … planks break under this load (C9.2).
pub(super) fn planks_break(state: &State, load: u8) -> Vec<Odds> {
    let planks = state.planks();
    let all = all_ways(planks);
    ways_of(planks, load.saturating_sub(1)).into_iter().map(|ways| Odds::of(ways, all)).collect()
}

/// Somebody in the river, and what it has against it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Climber {
    /// The highest face that sweeps it away.
    pub(super) danger: u8,
    /// The treasures to be left for each such die.
    pub(super) cost: u8,
    pub(super) treasures: usize,
    pub(super) can_swim: bool,
}

impl Climber {
    /// The climber whose turn it is.
    pub(super) fn of(rules: &Variant, state: &State) -> Self {
        let seat = state.seat();
        Self {
            danger: rules.danger(),
            cost: rules.rescue_cost(),
            treasures: state.hand(seat).len(),
            can_swim: state.ability(rules, seat) == Some(Ability::Swimming),
        }
    }

    /// True if it has the treasures to have so many dice rolled again.
    fn can_pay(self, ones: u8) -> bool {
        self.treasures >= usize::from(ones) * usize::from(self.cost)
    }

    /// The ways, of all of that many dice, in which these dice, rolled again for treasures, let it go (C8.5).
    pub(super) fn again(self, ones: u8, of: u8) -> u128 {
        let ways = ways_of(ones, self.danger);
        let saved = ways[0] + if self.can_swim { ways.get(1).copied().unwrap_or(0) } else { 0 };
        saved * all_ways(of - ones)
    }

    /// The ways, of all of that many dice, in which it is saved from so many dice of danger, in the best way it has.
    fn saved(self, ones: u8, of: u8) -> u128 {
        if ones == 0 {
            return all_ways(of);
        }
        let by_treasures = if self.can_pay(ones) { self.again(ones, of) } else { 0 };
        let by_swimming = if self.can_swim { Self { can_swim: false, ..self }.saved(ones - 1, of) } else { 0 };
        by_treasures.max(by_swimming)
    }

    /// The odds to be lost once so many dice of danger lie there and may still be rolled again.
    pub(super) fn lost_from(self, ones: u8) -> Odds {
        Odds::of(all_ways(ones) - self.saved(ones, ones), all_ways(ones))
    }

    /// The odds that nothing sweeps it away with so many dice, and that it is lost however it saves itself.
    pub(super) fn climbs(self, dice: u8) -> (Odds, Odds) {
        let ways = ways_of(dice, self.danger);
        let all = all_ways(dice);
        let saved: u128 = (0..).zip(&ways).map(|(ones, &ways)| ways * self.saved(ones, dice)).sum();
        (Odds::of(ways[0], all), Odds::of(all * all - saved, all * all))
    }
}

/// A lock before somebody, and the ways to find what is missing.
#[derive(Clone, Debug)]
pub(super) struct Lock {
    /// The faces that it asks for.
    needs: Needs,
    /// The dice for it.
    dice: u8,
    /// By the rolls that are left, then by missing numbers: the ways to find all of these, of all ways to roll all dice so
    /// often. All dice that are of no use are rolled, and one die for every number that is not missing stays.
    later: Vec<Vec<u128>>,
}

impl Lock {
    /// A lock that asks for these faces, with so many dice and rolls.
    pub(super) fn of(needs: Needs, dice: u8, rolls: u8) -> Self {
        let all = all_ways(dice);
        let by_roll: Vec<(u8, Vec<u128>)> = (0..=needs.len())
            .map(|missing| {
                let kept = (needs.len() - missing).min(dice);
                (kept, found(dice - kept, missing))
            })
            .collect();
        let first = std::iter::once(1).chain(std::iter::repeat_n(0, needs.len().into())).collect();
        let mut later: Vec<Vec<u128>> = vec![first];
        for roll in 1..=rolls {
            let before = &later[usize::from(roll) - 1];
            let ways = |(missing, (kept, found)): (usize, &(u8, Vec<u128>))| {
                let found = found.iter().enumerate().map(|(found, ways)| ways * before[missing - found]);
                if missing == 0 { all.pow(roll.into()) } else { found.sum::<u128>() * all_ways(*kept) }
            };
            later.push(by_roll.iter().enumerate().map(ways).collect());
        }
        Self { needs, dice, later }
    }

    /// The odds that it is open after one roll, after two and so on: so many dice are rolled first, beside those that stay,
    /// and after that always all that are of no use.
    pub(super) fn opens(&self, stay: Dice, rolled: u8) -> Vec<Odds> {
        let missing = self.needs.missing_in(stay).len();
        let found = found(rolled, missing);
        let opens = |(rolls, later): (u32, &Vec<u128>)| {
            let ways = found.iter().enumerate().map(|(found, ways)| ways * later[usize::from(missing) - found]);
            Odds::of(ways.sum(), all_ways(rolled) * all_ways(self.dice).pow(rolls))
        };
        let last = self.later.len().saturating_sub(1);
        (0..).zip(&self.later[..last]).map(opens).collect()
    }

    /// The dice of these that are of no use: another one shows the same number, or none asks for it.
    pub(super) fn useless(needs: Needs, dice: Dice) -> Dice {
        let mut open = needs;
        let is_useless = |&face: &u8| {
            let is_useful = open.iter().any(|other| other == face);
            open = Needs::of(open.iter().filter(|&other| other != face));
            !is_useful
        };
        let faces: Vec<u8> = dice.faces().filter(is_useless).collect();
        Dice::of(&faces).unwrap_or_default()
    }
}

/// The ways to roll these dice so that exactly 0, 1, 2 … of so many numbers that are asked for are among them.
fn found(dice: u8, missing: u8) -> Vec<u128> {
    let asked = Needs::of(1..=missing);
    let mut found = vec![0; usize::from(missing) + 1];
    for (dice, ways) in Results::of(dice).all() {
        found[usize::from(missing - asked.missing_in(dice).len())] += u128::from(ways);
    }
    found
}
