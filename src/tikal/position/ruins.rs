//! Whether the treasures on the ruins and those that were dug up are what placing can have given (T4.4).
//!
//! A ruin gets a treasure for each mask when it is placed, as long as the pile lasts; a dig takes one from
//! the ruin, an exchange none. So what lies on the ruins and what was dug are together the masks of all
//! ruins placed, or all treasures that there are. Where the pile ran out, the ruins placed before were
//! filled, the one being placed got the rest, those after it nothing. In which order that was nobody
//! noted: a position is taken if one order of drawing and placing gives it. Where on the board a tile can
//! have been placed at its time is not asked.

use super::{Result, bad, ensure};
use crate::hex::Cell;
use crate::tikal::state::{Phase, State};
use crate::tikal::tile::{TileId, TileKind, TileSet};
use crate::tikal::variant::{MAX_TREASURES, Variant};

/// The most treasures that a variant can have: so many kinds with so many copies.
const MOST: usize = MAX_TREASURES * MAX_TREASURES;

/// A ruin on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ruin {
    masks: usize,
    /// It got at least so many treasures: those left, and those dug this turn.
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

/// What is known of a group of tiles.
struct Group {
    /// The place of its first tile in the order of drawing.
    first: usize,
    /// How many of its tiles are drawn, and how many of these wait to be placed.
    drawn: usize,
    waiting: usize,
    ruins: Vec<Ruin>,
}

/// The order in which the tiles were drawn, as far as it is known.
struct Draws {
    groups: Vec<Group>,
    /// So many tiles are drawn at a time, and placed in any order before the next ones: the tiles of a
    /// round of auctions, or one.
    at_a_time: usize,
}

/// Which sums can be made.
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

    /// Whether in some order a pile too small for all ruins gives each what it got.
    fn can_share(&self, pile: usize) -> bool {
        let filled: Vec<Vec<Sums>> = self.groups.iter().map(|group| sums_by_count(&group.ruins)).collect();
        self.groups.iter().enumerate().any(|(index, group)| {
            group.ruins.iter().enumerate().any(|(number, last)| {
                if group.ruins[..number].contains(last) {
                    // One like it was looked at.
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

    /// What the masks of the ruins can sum up to that are placed before one of `group`, if that is placed
    /// in this round. `filled` tells for each group, by how many of its ruins come before, what their
    /// masks can sum up to.
    fn sums_before<'a>(&self, round: usize, filled: impl Fn(usize) -> &'a Vec<Sums>, group: usize) -> Sums {
        let mut sums = [false; MOST + 1];
        sums[0] = true;
        let round = round * self.at_a_time..(round + 1) * self.at_a_time;
        let drawn: usize = self.groups.iter().map(|group| group.drawn).sum();
        for (index, other) in self.groups.iter().enumerate() {
            let until = |place: usize| place.clamp(other.first, other.first + other.drawn) - other.first;
            let (earlier, since) = (until(round.start), until(round.end));
            // Tiles that wait are of the last round.
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
                // Those that do not fit into the rounds before or after this one are of this one.
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

/// What the masks of so many of these ruins can sum up to; a ruin that got treasures is always among them.
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
