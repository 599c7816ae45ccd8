//! Which tiles are chosen, and where the keyboard is among them.
//!
//! Knows places only; what is done with the tiles there, `acts` decides.

use super::{self as decks, Spots, TileSpot};
use crate::tikal::GroupDef;

/// The tiles that are chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    spots: Spots,
    /// Where the keyboard is: Tab comes to this tile, and arrow keys go on from here.
    cursor: TileSpot,
    /// From where on a row of tiles is chosen.
    anchor: TileSpot,
}

impl Choice {
    /// The tiles, in the order of the deck.
    #[must_use]
    pub fn spots(&self) -> &Spots {
        &self.spots
    }

    /// Where the keyboard is.
    #[must_use]
    pub fn cursor(&self) -> TileSpot {
        self.cursor
    }

    /// The one tile that is chosen, if it is one.
    #[must_use]
    pub fn single(&self) -> Option<TileSpot> {
        self.spots.first().copied().filter(|_| self.spots.len() == 1)
    }

    /// Lets go of what is not there any more.
    pub fn trim(&mut self, deck: &[GroupDef]) {
        if self.spots.iter().any(|&spot| decks::tile(deck, spot).is_none()) {
            self.spots = decks::there(deck, &self.spots);
        }
        for spot in [&mut self.cursor, &mut self.anchor] {
            *spot = nearest(deck, *spot);
        }
    }

    /// Chooses this tile alone.
    pub fn choose(&mut self, spot: TileSpot) {
        (self.spots, self.cursor, self.anchor) = (Spots::from([spot]), spot, spot);
    }

    /// Chooses these tiles; the keyboard goes to the first of them.
    pub fn choose_all(&mut self, spots: Spots) {
        if let Some(&first) = spots.first() {
            (self.cursor, self.anchor) = (first, first);
        }
        self.spots = spots;
    }

    /// Chooses a tile too, or no more.
    pub fn toggle(&mut self, spot: TileSpot) {
        if !self.spots.remove(&spot) {
            self.spots.insert(spot);
        }
        (self.cursor, self.anchor) = (spot, spot);
    }

    /// Chooses all tiles from where the row began to this one, in the order of the deck.
    pub fn extend(&mut self, deck: &[GroupDef], to: TileSpot) {
        let (first, last) = (self.anchor.min(to), self.anchor.max(to));
        self.spots = decks::spots(deck).filter(|spot| (first..=last).contains(spot)).collect();
        self.cursor = to;
    }

    /// Moves the keyboard without choosing anything.
    pub fn go(&mut self, to: TileSpot) {
        (self.cursor, self.anchor) = (to, to);
    }

    /// Lets go of all of them; the keyboard stays.
    pub fn let_go(&mut self) {
        self.spots.clear();
    }
}

/// The tile at a place or, if there is none, the one that is nearest in the deck: in the same group, if it has any.
fn nearest(deck: &[GroupDef], spot: TileSpot) -> TileSpot {
    if decks::tile(deck, spot).is_some() {
        return spot;
    }
    let distance = |other: &TileSpot| (other.group.abs_diff(spot.group), other.index.abs_diff(spot.index));
    decks::spots(deck).min_by_key(distance).unwrap_or_default()
}

/// The next tile in the group, or the one before; none at its end.
#[must_use]
pub fn neighbour(deck: &[GroupDef], from: TileSpot, later: bool) -> Option<TileSpot> {
    let index = if later { from.index + 1 } else { from.index.checked_sub(1)? };
    Some(TileSpot::new(from.group, index)).filter(|&next| decks::tile(deck, next).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::tikal::decks::new_tile;

    fn deck(groups: &[usize]) -> Vec<GroupDef> {
        let group = |&count: &usize| GroupDef { group: String::new(), only_with: None, tiles: vec![new_tile(); count] };
        groups.iter().map(group).collect()
    }

    #[test]
    fn one_comes_through_a_group_tile_by_tile() {
        let deck = deck(&[3, 0]);
        let at = |index| TileSpot::new(0, index);
        assert_eq!([0, 1, 2].map(|index| neighbour(&deck, at(index), true)), [Some(at(1)), Some(at(2)), None]);
        assert_eq!([0, 1, 2].map(|index| neighbour(&deck, at(index), false)), [None, Some(at(0)), Some(at(1))]);
        assert_eq!(neighbour(&deck, TileSpot::new(1, 0), true), None);
        assert_eq!(neighbour(&[], at(0), true), None);
    }

    #[test]
    fn a_row_is_chosen_from_where_it_began_and_what_is_gone_is_let_go_of() {
        let (deck_before, deck_after) = (deck(&[3, 2]), deck(&[1, 1]));
        let mut choice = Choice::default();
        choice.choose(TileSpot::new(0, 1));
        choice.extend(&deck_before, TileSpot::new(1, 1));
        assert_eq!(choice.spots().len(), 4);
        choice.extend(&deck_before, TileSpot::new(0, 0));
        assert_eq!(choice.spots(), &Spots::from([TileSpot::new(0, 0), TileSpot::new(0, 1)]));
        choice.toggle(TileSpot::new(1, 1));
        assert_eq!((choice.spots().len(), choice.cursor()), (3, TileSpot::new(1, 1)));
        choice.trim(&deck_after);
        assert_eq!((choice.single(), choice.cursor()), (Some(TileSpot::new(0, 0)), TileSpot::new(1, 0)));
        choice.trim(&[]);
        assert!(choice.spots().is_empty());
    }
}
