//! Areas of a chart: cells that are moved, turned, mirrored, copied or removed together, with what is printed on them.
//!
//! All of it is done or nothing: what would cover a printed tile that stays is refused.

use std::collections::BTreeSet;

use super::{Chart, Refusal, names_in};
use crate::editor::area::{Area, Motion, Patch};
use crate::hex::Hex;
use crate::tikal::{KindDef, PrintedDef};

/// A tile of a copied cell: its kind and its slabs.
pub type Printed = (KindDef, [u32; 6]);

impl Chart {
    /// Moves the cells of an area, with what is printed on them. Cells to which others come are theirs.
    ///
    /// # Errors
    /// If a tile is printed there, or the board would be larger than a board can be.
    pub fn move_area(&mut self, area: &Area, motion: Motion) -> Result<(), Refusal> {
        let mut ways = area.ways(motion);
        ways.retain(|from, _| self.cells.contains(from));
        let stays = |spot: &Hex| !ways.contains_key(spot);
        self.is_free(ways.values().copied().filter(|to| stays(to)))?;
        let cells = self.cells.iter().filter(|cell| stays(cell)).chain(ways.values()).copied().collect();
        self.become_cells(cells)?;
        for (spot, tile) in &mut self.printed {
            if let Some(&to) = spot.and_then(|spot| ways.get(&spot)) {
                (*spot, tile.slabs) = (Some(to), motion.sides(tile.slabs));
            }
        }
        Ok(())
    }

    /// A copy of the cells of an area. There is one base camp, so that its cell is copied without it.
    #[must_use]
    pub fn copy(&self, area: &Area) -> Patch<Option<Printed>> {
        let printed = |cell| {
            let tile = self.tile(cell).filter(|tile| tile.kind != KindDef::BaseCamp);
            tile.map(|tile| (tile.kind, tile.slabs))
        };
        Patch::of(area, |cell| self.cells.contains(&cell).then(|| printed(cell)))
    }

    /// Lays copied cells on the board. What is printed on one that is there stays where the copy has nothing.
    ///
    /// # Errors
    /// If both have a tile, or the board would be larger than a board can be.
    pub fn lay(&mut self, copy: &[(Hex, Option<Printed>)]) -> Result<(), Refusal> {
        self.is_free(copy.iter().filter(|(_, printed)| printed.is_some()).map(|(cell, _)| *cell))?;
        self.become_cells(self.cells.iter().copied().chain(copy.iter().map(|(cell, _)| *cell)).collect())?;
        for &(cell, printed) in copy {
            if let Some((kind, slabs)) = printed.filter(|(kind, _)| *kind != KindDef::BaseCamp) {
                self.put(cell, kind, slabs);
            }
        }
        Ok(())
    }

    /// Removes the cells of an area with what is printed on them.
    ///
    /// # Errors
    /// If the base camp is among it, or no cell would be left.
    pub fn remove_area(&mut self, area: &Area) -> Result<(), Refusal> {
        if self.base_camp().is_some_and(|camp| area.contains(camp)) {
            return Err(Refusal::BaseCamp);
        }
        if self.cells.iter().all(|&cell| area.contains(cell)) {
            return Err(Refusal::Last);
        }
        self.printed.retain(|(spot, _)| spot.is_none_or(|spot| !area.contains(spot)));
        self.become_cells(self.cells.iter().copied().filter(|&cell| !area.contains(cell)).collect())
    }

    /// The refusal of the first of these cells on which a tile is printed.
    fn is_free(&self, mut spots: impl Iterator<Item = Hex>) -> Result<(), Refusal> {
        let kind_on = |spot: Hex| self.tile(spot).map(|PrintedDef { kind, .. }| (spot, *kind));
        let refusal = match spots.find_map(kind_on) {
            Some((_, KindDef::BaseCamp)) => Some(Refusal::BaseCamp),
            Some((spot, _)) => self.name(spot).map(Refusal::Printed),
            None => None,
        };
        refusal.map_or(Ok(()), Err)
    }

    fn become_cells(&mut self, cells: BTreeSet<Hex>) -> Result<(), Refusal> {
        if let Some(refusal) = self.refusal_of(&cells) {
            return Err(refusal);
        }
        self.cells = cells;
        self.named_in = names_in(&self.cells, self.read_in);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tikal::VariantDef;

    fn chart() -> Chart {
        Chart::read(&VariantDef::read(include_str!("../../../../variants/classic.ron")).unwrap().board).unwrap()
    }

    fn area(chart: &Chart, names: &[&str]) -> Area {
        let mut area = Area::default();
        area.choose(names.iter().map(|name| chart.spot(name.parse().unwrap()).unwrap()));
        area
    }

    #[test]
    fn a_moved_area_takes_its_cells_and_tiles_along_and_leaves_a_hole() {
        let before = chart();
        let [a4, b4, h1] = ["a4", "b4", "h1"].map(|name| before.spot(name.parse().unwrap()).unwrap());
        let mut after = before.clone();
        let way = Motion::between(a4, a4.moved((0, -4)));
        after.move_area(&area(&before, &["a4", "b4"]), way).unwrap();
        assert_eq!(after.cells().len(), before.cells().len() - 2, "two cells that were there are theirs now");
        assert!(!after.cells().contains(&a4) && !after.cells().contains(&b4));
        assert_eq!(after.tile(a4.moved((0, -4))).map(|tile| tile.kind), before.tile(a4).map(|tile| tile.kind));
        // Onto a tile that stays, or the camp, nothing moves.
        let mut same = before.clone();
        let onto = Motion::between(h1, b4);
        assert_eq!(same.move_area(&area(&before, &["h1"]), onto), Err(Refusal::Printed("b4".parse().unwrap())));
        let camp = before.base_camp().unwrap();
        assert_eq!(same.move_area(&area(&before, &["h1"]), Motion::between(h1, camp)), Err(Refusal::BaseCamp));
        assert_eq!(same, before);
    }

    #[test]
    fn a_turned_and_a_mirrored_area_have_their_slabs_turned_and_mirrored() {
        let before = chart();
        let b4 = before.spot("b4".parse().unwrap()).unwrap();
        for motion in [Motion::Right, Motion::Left, Motion::Across, Motion::Over] {
            let mut after = before.clone();
            after.tile_mut(b4).unwrap().slabs = [0, 1, 2, 3, 0, 1];
            after.move_area(&area(&before, &["b4"]), motion).unwrap();
            assert_eq!(after.tile(b4).map(|tile| tile.slabs), Some(motion.sides([0, 1, 2, 3, 0, 1])));
            assert_eq!(after.cells(), before.cells());
        }
    }

    #[test]
    fn a_copy_is_laid_without_the_base_camp_and_never_over_a_tile() {
        let before = chart();
        let own = area(&before, &["a4", "a5", "b4"]);
        let copy = before.copy(&own);
        let far = before.spot("g3".parse().unwrap()).unwrap();
        let laid = |on| copy.laid(on).map(|(cell, printed)| (cell, *printed)).collect::<Vec<_>>();
        let mut after = before.clone();
        after.lay(&laid(far)).unwrap();
        assert_eq!(after.printed().count(), before.printed().count() + 2);
        assert_eq!(after.base_camp(), before.base_camp());
        let mut same = before.clone();
        assert!(same.lay(&laid(own.about().unwrap())).is_err());
        assert_eq!(same, before);
    }

    #[test]
    fn a_removed_area_goes_with_its_tiles_but_never_with_the_base_camp() {
        let before = chart();
        let mut after = before.clone();
        after.remove_area(&area(&before, &["a4", "b4", "h1"])).unwrap();
        assert_eq!((after.cells().len(), after.printed().count()), (37, before.printed().count() - 2));
        let mut same = before.clone();
        assert_eq!(same.remove_area(&area(&before, &["a5", "h1"])), Err(Refusal::BaseCamp));
        assert_eq!(same, before);
    }
}
