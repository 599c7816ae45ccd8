//! Several lists of cards side by side: each in as many columns as there is room for, the longest first, so that
//! as few cards as possible have to be scrolled to.
//!
//! Within a list cards go down the first column, then down the next one.

/// The greatest number of columns of a list.
const MOST: usize = 4;

/// The numbers of columns of lists with so many cards, where so much room is left beside one column for each; a further
/// column takes `wide` of it.
#[must_use]
pub fn spread(lengths: &[usize], room: f32, wide: f32) -> Vec<usize> {
    let mut columns = vec![1; lengths.len()];
    let mut left = (room / wide).max(0.0) as usize;
    while left > 0 {
        let rows = |list: usize| rows(lengths[list], columns[list]);
        // Of equals the first one, so that nothing jumps.
        let longest = (0..lengths.len()).rev().filter(|&list| columns[list] < MOST).max_by_key(|&list| rows(list));
        let Some(longest) = longest.filter(|&list| rows(list) > 1) else { break };
        columns[longest] += 1;
        left -= 1;
    }
    // A column without a card is none.
    for (columns, &length) in columns.iter_mut().zip(lengths) {
        *columns = length.div_ceil(rows(length, *columns)).max(1);
    }
    columns
}

/// The number of cards in a full column of a list.
#[must_use]
pub fn rows(length: usize, columns: usize) -> usize {
    length.div_ceil(columns.max(1)).max(1)
}

/// The card to the right or to the left of one, as list and place: in the next column of its list, else in the next list
/// that has any; in the same row, else the last one there. None at the edge.
#[must_use]
pub fn aside(
    lengths: &[usize],
    columns: &[usize],
    (list, place): (usize, usize),
    right: bool,
) -> Option<(usize, usize)> {
    let rows_of = |list: usize| rows(lengths[list], columns.get(list).copied().unwrap_or(1));
    let (length, high) = (*lengths.get(list)?, rows_of(list));
    let (column, row) = (place / high, place % high);
    if right && (column + 1) * high < length {
        return Some((list, (place + high).min(length - 1)));
    }
    if !right && column > 0 {
        return Some((list, place - high));
    }
    let full = |list: &usize| lengths[*list] > 0;
    if right {
        let next = (list + 1..lengths.len()).find(full)?;
        return Some((next, row.min(rows_of(next).min(lengths[next]) - 1)));
    }
    let next = (0..list).rev().find(full)?;
    let high = rows_of(next);
    let last = (lengths[next] - 1) / high * high;
    Some((next, (last + row.min(high - 1)).min(lengths[next] - 1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_lists_get_the_room_that_is_left() {
        assert_eq!(spread(&[3, 9, 4], 0.0, 80.0), [1, 1, 1]);
        assert_eq!(spread(&[3, 9, 4], 90.0, 80.0), [1, 2, 1]);
        assert_eq!(spread(&[3, 9, 4], 250.0, 80.0), [1, 3, 2]);
        assert_eq!(spread(&[1, 1], 900.0, 80.0), [1, 1], "nothing is gained by more");
        assert_eq!(spread(&[40], 9000.0, 80.0), [MOST]);
        assert_eq!(spread(&[], 90.0, 80.0), [0; 0]);
        // Four cards in three columns would leave the last one empty.
        assert_eq!(spread(&[4], 170.0, 80.0), [2]);
    }

    #[test]
    fn from_every_card_one_comes_to_every_other_and_back() {
        for (lengths, columns) in [(vec![5, 0, 7, 1], vec![2, 1, 3, 1]), (vec![4, 4], vec![1, 1])] {
            for list in 0..lengths.len() {
                for place in 0..lengths[list] {
                    let right = aside(&lengths, &columns, (list, place), true);
                    let left = aside(&lengths, &columns, (list, place), false);
                    assert!(right.is_none_or(|to| to > (list, place) && to.1 < lengths[to.0]));
                    assert!(left.is_none_or(|to| to < (list, place) && to.1 < lengths[to.0]));
                }
            }
            let last = lengths.iter().rposition(|&length| length > 0).unwrap();
            let mut at = (0, 0);
            while let Some(to) = aside(&lengths, &columns, at, true) {
                at = to;
            }
            assert_eq!(at.0, last);
        }
        assert_eq!(aside(&[5], &[2], (0, 1), true), Some((0, 4)));
        assert_eq!(aside(&[5, 3], &[2, 1], (1, 2), false), Some((0, 4)));
    }
}
