//! The checks of what the variant files of both games have alike beside what every file has: the cells of the board, slabs,
//! letters of groups, tiers, scores of sets.
//!
//! Each game has a `Flaw` and a `Quantity` of its own, with the same names for the same things: so the checks are written
//! once as a macro, which its `validate` calls.

/// Makes what the `Checker` of a game checks as that of the other does; see [`self`]. In scope have to be the game's
/// `Checker`, `Flaw` and `Quantity`.
macro_rules! checks {
    () => {
        impl Checker {
            /// The cells of a board with these columns; `twice` is the flaw of a cell that is left out twice.
            fn layout(
                &mut self,
                columns: &[u32],
                raised: $crate::hex::Raised,
                left_out: &[String],
                twice: impl Fn($crate::hex::CellName) -> Flaw,
            ) -> Option<$crate::hex::Layout> {
                use $crate::hex::{Layout, MAX_COLUMNS, MAX_ROWS};
                let at = $crate::ron_text::Path::of("board");
                if columns.is_empty() || columns.len() > MAX_COLUMNS {
                    self.report(at.field("columns"), Flaw::Columns { columns: columns.len() });
                    return None;
                }
                let mut rows = Vec::new();
                for (index, &count) in columns.iter().enumerate() {
                    let at = at.field("columns").index(index);
                    rows.push(usize::from(self.number(at, Quantity::Rows, count, 0..=MAX_ROWS as u8)));
                }
                let mut without = Vec::new();
                for (index, text) in left_out.iter().enumerate() {
                    let at = at.field("left_out").index(index);
                    let Some(cell) = self.cell_name(&at, text) else { continue };
                    if without.contains(&cell) {
                        self.report(at, twice(cell));
                    } else if rows.get(usize::from(cell.column)).is_none_or(|&rows| usize::from(cell.row) >= rows) {
                        self.report(at, Flaw::LeftOutNowhere { cell });
                    } else {
                        without.push(cell);
                    }
                }
                let layout = Layout::new(&rows, raised, &without);
                if layout.is_err() {
                    let cells = rows.iter().sum::<usize>().saturating_sub(without.len());
                    self.report(at, Flaw::Cells { cells });
                }
                layout.ok()
            }

            fn cell_name(&mut self, at: &$crate::ron_text::Path, text: &str) -> Option<$crate::hex::CellName> {
                text.parse().map_err(|error| self.report(at.clone(), Flaw::NotACell(error))).ok()
            }

            fn group_letter(&mut self, at: $crate::ron_text::Path, name: &str) -> Option<char> {
                let mut letters = name.chars();
                let letter = letters.next().filter(char::is_ascii_uppercase).filter(|_| letters.next().is_none());
                if letter.is_none() {
                    self.report(at, Flaw::GroupName { found: $crate::variant_file::beginning(name) });
                }
                letter
            }

            fn slabs(&mut self, at: &$crate::ron_text::Path, slabs: [u32; 6]) -> [u8; 6] {
                let mut checked = [0; 6];
                for (side, (checked, slabs)) in checked.iter_mut().zip(slabs).enumerate() {
                    *checked = self.number(at.index(side), Quantity::Slabs, slabs, 0..=3);
                }
                checked
            }

            fn tiers(&mut self, def: &std::collections::BTreeMap<u32, u32>) -> $crate::expedition::Tiers {
                use $crate::expedition::MAX_TIER;
                let mut tiers = [0; MAX_TIER + 1];
                for (&value, &count) in def {
                    let at = $crate::ron_text::Path::of("tiers").key(value);
                    let value = self.number(at.clone(), Quantity::TierValue, value, 1..=MAX_TIER as u8);
                    tiers[usize::from(value)] = self.number(at, Quantity::Tiers, count, 0..=99);
                }
                tiers
            }

            /// The scores of sets by a table, where there are at most so many copies of a kind.
            fn set_scores(&mut self, table: &[u32], copies: u8) -> $crate::expedition::SetScores {
                use $crate::expedition::{MAX_TREASURES, SetScores};
                let whole = $crate::ron_text::Path::of("treasures").field("scores");
                if table.len() < usize::from(copies) {
                    self.report(whole.clone(), Flaw::ScoresMissing { scores: table.len(), copies });
                }
                if table.len() > MAX_TREASURES {
                    self.report(whole.clone(), Flaw::ScoresTooMany { scores: table.len() });
                }
                let mut scores = [0; MAX_TREASURES + 1];
                for (index, (&points, score)) in table.iter().zip(&mut scores[1..]).enumerate() {
                    *score = self.number(whole.index(index), Quantity::Score, points, 0..=99);
                }
                SetScores::new(scores)
            }
        }
    };
}
pub(crate) use checks;
