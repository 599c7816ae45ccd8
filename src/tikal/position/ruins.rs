//! A check that the treasures on the ruins and those dug up can have come about by placing and digging (T4.4).
//!
//! When a ruin is placed it gets a treasure for each of its masks, as long as the pile lasts; a dig takes one from the
//! ruin, and an exchange takes none. So the treasures left on ruins and those dug up are together as many as the masks
//! of all ruins placed, or as all treasures if these are fewer. If the pile ran out, every ruin placed before that got
//! a treasure for each mask, the one placed then got the rest, and those placed after it got none. A position does not
//! say in which order tiles were placed: it is accepted if some order of drawing and placing gives these treasures.
//! Whether each tile had a legal place on the board at its time is not checked.

use super::{Result, bad, ensure};
use crate::expedition::{MAX_TREASURES, TileId, TileSet};
use crate::hex::Cell;
use crate::tikal::state::{Phase, State};
use crate::tikal::tile::TileKind;
use crate::tikal::variant::Variant;

/// The most treasures that a variant can have: the most kinds, times the most copies of each.
const MOST: usize = MAX_TREASURES * MAX_TREASURES;

/// A ruin on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ruin {
    masks: usize,
    /// The fewest treasures that it can have got: those left, and those dug this turn.
    got: usize,
}

/// Checks the ruins of a state of which everything else has been read.
pub(super) fn check(rules: &Variant, state: &State) -> Result<()> {
    let on = |cell: Cell, id: TileId| match rules.tile(id).kind {
        TileKind::Ruin(masks) => {
            Some(Ruin { masks: masks.into(), got: usize::from(state.level(cell) + state.worked(cell)) })
        }
        _ => None,
    };
    let placed: Vec<(Cell, TileId)> =
        state.occupied().into_iter().filter_map(|cell| Some((cell, state.tile(cell)?))).collect();
    let all = rules.treasures().iter().copied().map(usize::from).sum::<usize>();
    let masks: usize = placed.iter().filter_map(|&(cell, tile)| on(cell, tile)).map(|ruin| ruin.masks).sum();
    let left: usize = state.ruins().into_iter().map(|ruin| usize::from(state.level(ruin))).sum();
    let hidden = state.hidden(rules).iter().copied().map(usize::from).sum::<usize>();
    let dug = all - hidden + usize::from(state.phase() == Phase::Reveal);
    let given = masks.min(all);
    if left + dug != given {
        let text = format!("{left} treasures lie on ruins and {dug} were dug, but the ruins placed got {given}");
        return bad("cells", text);
    }

    // The printed ruins come first, in the order in which the variant lists them.
    let mut pile = all;
    for &(cell, tile) in rules.printed() {
        let Some(ruin) = on(cell, tile) else { continue };
        let given = ruin.masks.min(pile);
        let field = format!("cells[{}].ruin", rules.layout().name(cell));
        ensure(ruin.got <= given, &field, &format!("only {given} treasures were left for this ruin"))?;
        pile -= given;
    }
    let draws = Draws::of(rules, state, &placed, on);
    let drawn_masks: usize = draws.groups.iter().flat_map(|group| &group.ruins).map(|ruin| ruin.masks).sum();
    if pile >= drawn_masks || draws.can_share(pile) {
        return Ok(());
    }
    bad("cells", "the pile ran out, and in no order of placing do the ruins get these treasures")
}

/// The knowledge of a group of tiles.
struct Group {
    /// The index of its first tile in the order of drawing.
    first: usize,
    /// The number of its drawn tiles.
    drawn: usize,
    /// The number of these that are not placed yet, but in hand or face up.
    waiting: usize,
    ruins: Vec<Ruin>,
}

/// The order in which the tiles were drawn, as far as it is known.
struct Draws {
    groups: Vec<Group>,
    /// The number of tiles that are drawn, and then placed in any order, before more are drawn: the tiles of a round of
    /// auctions, or one.
    at_a_time: usize,
}

/// For each number, whether it is a possible sum.
type Sums = [bool; MOST + 1];

impl Draws {
    fn of(
        rules: &Variant,
        state: &State,
        placed: &[(Cell, TileId)],
        on: impl Fn(Cell, TileId) -> Option<Ruin>,
    ) -> Self {
        let mut first = 0;
        let in_game = rules.deck_for(state.players());
        let groups = rules.groups().iter().map(|group| {
            let tiles = group.tiles.and(in_game);
            let here = || placed.iter().filter(|&&(_, tile)| tiles.contains(tile));
            let count = |others: TileSet| tiles.and(others).len();
            let drawn = tiles.len() - count(state.deck());
            let ruins = here().filter_map(|&(cell, tile)| on(cell, tile)).collect();
            let waiting = drawn - here().count() - count(state.removed());
            first += tiles.len();
            Group { first: first - tiles.len(), drawn, waiting, ruins }
        });
        let groups = groups.collect();
        Self { groups, at_a_time: if state.is_auction() { state.players().into() } else { 1 } }
    }

    /// True if some order of placing gives each ruin the treasures that it got, out of a pile that is too small for
    /// all.
    fn can_share(&self, pile: usize) -> bool {
        let filled: Vec<Vec<Sums>> = self.groups.iter().map(|group| sums_by_count(&group.ruins)).collect();
        self.groups.iter().enumerate().any(|(index, group)| {
            group.ruins.iter().enumerate().any(|(number, last)| {
                if group.ruins[..number].contains(last) {
                    // An equal ruin was tried already.
                    return false;
                }
                let mut others = group.ruins.clone();
                others.swap_remove(number);
                let others = sums_by_count(&others);
                let rounds = group.first / self.at_a_time..=(group.first + group.drawn - 1) / self.at_a_time;
                let shares =
                    |sum: usize| pile.checked_sub(sum).is_some_and(|rest| (last.got..=last.masks).contains(&rest));
                rounds.into_iter().any(|round| {
                    let sums =
                        self.sums_before(round, |other| if other == index { &others } else { &filled[other] }, index);
                    (0..).zip(sums).any(|(sum, possible)| possible && shares(sum))
                })
            })
        })
    }

    /// The possible sums of the masks of all ruins that are placed before a ruin of `group`, if that one is placed in
    /// this round. `filled` has for each group the possible sums of the masks of its ruins that come before, by how
    /// many of them do.
    fn sums_before<'a>(&self, round: usize, filled: impl Fn(usize) -> &'a Vec<Sums>, group: usize) -> Sums {
        let mut sums = [false; MOST + 1];
        sums[0] = true;
        let round = round * self.at_a_time..(round + 1) * self.at_a_time;
        let drawn: usize = self.groups.iter().map(|group| group.drawn).sum();
        for (index, other) in self.groups.iter().enumerate() {
            let until = |place: usize| place.clamp(other.first, other.first + other.drawn) - other.first;
            let (earlier, since) = (until(round.start), until(round.end));
            // Tiles that wait to be placed were drawn in the last round.
            let (in_round, later) = (since - earlier, other.drawn - since);
            let waiting_now = if drawn <= round.end { other.waiting } else { 0 };
            let taken = waiting_now + usize::from(index == group);
            let (Some(in_round), Some(later)) =
                (in_round.checked_sub(taken), later.checked_sub(other.waiting - waiting_now))
            else {
                return [false; MOST + 1];
            };
            let by_count = filled(index);
            let ruins = by_count.len() - 1;
            let mut with = [false; MOST + 1];
            for (before, possible) in by_count.iter().enumerate() {
                // Ruins that do not fit into the rounds before or after this one have to be placed in this one.
                let of_round = before.saturating_sub(earlier) + (ruins - before).saturating_sub(later);
                if of_round > in_round {
                    continue;
                }
                for (sum, _) in possible.iter().enumerate().filter(|&(_, &possible)| possible) {
                    for (rest, _) in sums[..=MOST - sum].iter().enumerate().filter(|&(_, &possible)| possible) {
                        with[sum + rest] = true;
                    }
                }
            }
            sums = with;
        }
        sums
    }
}

/// The possible sums of the masks of some of these ruins, by how many they are. A ruin that got treasures is always
/// among them.
fn sums_by_count(ruins: &[Ruin]) -> Vec<Sums> {
    let mut by_count = vec![[false; MOST + 1]; ruins.len() + 1];
    by_count[0][0] = true;
    for (known, ruin) in ruins.iter().enumerate() {
        for count in (0..=known + 1).rev() {
            let mut sums = if ruin.got > 0 { [false; MOST + 1] } else { by_count[count] };
            if count > 0 {
                for sum in ruin.masks..=MOST {
                    sums[sum] |= by_count[count - 1][sum - ruin.masks];
                }
            }
            by_count[count] = sums;
        }
    }
    by_count
}
