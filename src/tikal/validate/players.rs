//! Checks how many play, and in which colours.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use super::{Checker, MAX_LETTERS};
use crate::game::bounds::MAX_NAME;
use crate::ron_text::Path;
use crate::tikal::problem::{Flaw, Quantity};
use crate::tikal::variant::VariantDef;

impl Checker {
    pub(super) fn players(&mut self, def: &VariantDef) -> RangeInclusive<u8> {
        let at = Path::of("players");
        let least = self.number(at.field("least"), Quantity::LeastPlayers, def.players.least, 2..=4);
        let most = self.number(at.field("most"), Quantity::MostPlayers, def.players.most, 2..=4);
        if least > most {
            self.report(at.clone(), Flaw::PlayersExchanged { least, most });
        }
        let colours = &def.players.colours;
        let at = at.field("colours");
        if colours.len() < usize::from(most) {
            self.report(at.clone(), Flaw::TooFewColours { colours: colours.len(), players: most });
        }
        let mut known = BTreeSet::new();
        for (index, colour) in colours.iter().enumerate() {
            self.length(at.index(index), colour, MAX_NAME);
            if colour.trim().is_empty() {
                self.report(at.index(index), Flaw::ColourWithoutName);
            } else if !known.insert(colour) {
                let colour = colour.chars().take(MAX_LETTERS).collect();
                self.report(at.index(index), Flaw::ColourTwice { colour });
            }
        }
        least.min(most)..=most.max(least)
    }

    /// The use of a group by tables of 2, of 3 and of 4 players.
    pub(super) fn only_with(&mut self, group: &Path, only: Option<&[u32]>, players: &RangeInclusive<u8>) -> [bool; 3] {
        let Some(only) = only else { return [true; 3] };
        let at = group.field("only_with");
        let mut used = [false; 3];
        for (index, &count) in only.iter().enumerate() {
            let count = self.number(at.index(index), Quantity::Players, count, 2..=4);
            used[usize::from(count) - 2] = true;
        }
        let unseen: Vec<u8> = players.clone().filter(|&count| !used[usize::from(count) - 2]).collect();
        if !unseen.is_empty() {
            self.report(at, Flaw::GroupUnseen { players: unseen });
        }
        used
    }
}
