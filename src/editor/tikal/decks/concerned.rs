//! Which tiles a change of a deck concerned, found from the deck before and after it.

use std::ops::Range;

use super::{Spots, TileSpot};
use crate::tikal::GroupDef;

/// Where the second of two lists differs from the first.
fn differing<T: PartialEq>(before: &[T], after: &[T]) -> Range<usize> {
    let least = before.len().min(after.len());
    let first = before.iter().zip(after).take_while(|(one, other)| one == other).count();
    let last = before.iter().rev().zip(after.iter().rev()).take(least - first);
    let last = last.take_while(|(one, other)| one == other).count();
    first..after.len() - last
}

/// The tiles that are new or others than before. Where tiles were only taken out, the ones before them.
#[must_use]
pub fn concerned(before: &[GroupDef], after: &[GroupDef]) -> Spots {
    let are_same_groups = before.len() == after.len();
    let (mut changed, mut left) = (Spots::new(), Spots::new());
    for group in differing(before, after) {
        let was = if are_same_groups { before[group].tiles.as_slice() } else { &[] };
        let now = &after[group].tiles;
        let tiles = differing(was, now);
        if tiles.is_empty() && !now.is_empty() && was.len() > now.len() {
            left.insert(TileSpot::new(group, tiles.start.saturating_sub(1)));
        }
        changed.extend(tiles.map(|index| TileSpot::new(group, index)));
    }
    if changed.is_empty() { left } else { changed }
}
