//! The checks of what the variant files of both games have alike: head, players, the cells of the board, slabs, letters of
//! groups, tiers, scores of sets.
//!
//! Each game has a `Flaw` and a `Quantity` of its own, with the same names for the same things: so the checks are written
//! once as a macro, which its `validate` calls.

/// Makes `check_text` and what the `Checker` of a game checks as that of the other does; see [`self`]. In scope have to be
/// the game's `Checker`, `Flaw`, `Problem`, `Quantity`, `Variant`, `VariantDef`, `check_read` and `MAX_FILE_SIZE`.
macro_rules! checks {
    () => {
        /// The most problems that are listed; the others are only counted.
        const MAX_PROBLEMS: usize = 100;
        /// The most letters that are repeated of what cannot be used: enough to recognise it.
        const MAX_LETTERS: usize = 40;

        fn beginning(text: &str) -> String {
            text.chars().take(MAX_LETTERS).collect()
        }

        /// Checks the text of a variant file: the variant, if it can be played, and all problems in the
        /// order in which they stand in the text.
        #[must_use]
        pub fn check_text(text: &str) -> (Option<Variant>, Vec<Problem>) {
            use $crate::game::Place;
            use $crate::ron_text::{NotADefinition, Path};
            let unreadable = |flaw, place| (None, vec![Problem { flaw, path: Path::whole(), place: Some(place) }]);
            if text.len() as u64 > MAX_FILE_SIZE {
                return unreadable(Flaw::TooLong { bytes: text.len() }, Place::new(text, 0..text.len()));
            }
            match VariantDef::read(text) {
                Ok(def) => check_read(text, def),
                Err(first) => {
                    let problem = |NotADefinition { place, why }| Problem {
                        flaw: Flaw::NotRon(why),
                        path: Path::whole(),
                        place: Some(place),
                    };
                    let faults = $crate::ron_text::faults(text, first, VariantDef::read);
                    (None, faults.into_iter().map(problem).collect())
                }
            }
        }

        /// The problem of a variant, made from this text, whose id belongs to another one of the program.
        #[must_use]
        pub(super) fn id_taken(variant: &Variant, text: &str) -> Problem {
            let path = $crate::ron_text::Path::of("id");
            let place = Some($crate::ron_text::Places::new(text).nearest(&path));
            Problem { flaw: Flaw::IdOfTheProgram { id: variant.id().to_owned() }, path, place }
        }

        impl Checker {
            /// The number if it is within its limits; otherwise reports a problem and gives the nearest number that is
            /// possible.
            fn number(
                &mut self,
                path: $crate::ron_text::Path,
                what: Quantity,
                value: u32,
                limits: std::ops::RangeInclusive<u8>,
            ) -> u8 {
                let (least, most) = (*limits.start(), *limits.end());
                match u8::try_from(value) {
                    Ok(value) if limits.contains(&value) => value,
                    _ => {
                        self.report(path, Flaw::OutOfLimits { what, value, least, most });
                        if value < u32::from(least) { least } else { most }
                    }
                }
            }

            fn id(&mut self, at: $crate::ron_text::Path, id: &str) {
                let plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
                if id.is_empty() || id.len() > $crate::game::bounds::MAX_ID || !id.chars().all(plain) {
                    self.report(at, Flaw::Id { found: beginning(id) });
                }
            }

            fn based_on(&mut self, parent: Option<&$crate::expedition::BasedOn>) {
                if let Some(parent) = parent {
                    let at = $crate::ron_text::Path::of("based_on");
                    self.length(at.field("id"), &parent.id, $crate::game::bounds::MAX_ID);
                    self.length(at.field("hash"), &parent.hash, $crate::game::bounds::MAX_NAME);
                }
            }

            /// A text that is at most this long, in every language; languages are named as ids are.
            fn text(&mut self, at: &$crate::ron_text::Path, text: &$crate::expedition::Text, most: usize) {
                use $crate::expedition::Text;
                use $crate::game::bounds::MAX_ID;
                match text {
                    Text::Plain(text) => self.length(at.clone(), text, most),
                    Text::Languages(texts) => {
                        for (language, text) in texts {
                            if language.chars().nth(MAX_ID).is_some() {
                                self.length(at.clone(), language, MAX_ID);
                            } else {
                                self.length(at.language(language), text, most);
                            }
                        }
                    }
                }
            }

            fn length(&mut self, at: $crate::ron_text::Path, text: &str, most: usize) {
                let characters = text.chars().count();
                if characters > most {
                    self.report(at, Flaw::TextTooLong { characters, most });
                }
            }

            /// The numbers of players, with the check of their colours.
            fn players(&mut self, def: &$crate::expedition::PlayersDef) -> std::ops::RangeInclusive<u8> {
                let at = $crate::ron_text::Path::of("players");
                let least = self.number(at.field("least"), Quantity::LeastPlayers, def.least, 2..=4);
                let most = self.number(at.field("most"), Quantity::MostPlayers, def.most, 2..=4);
                if least > most {
                    self.report(at.clone(), Flaw::PlayersExchanged { least, most });
                }
                let colours = &def.colours;
                let at = at.field("colours");
                if colours.len() < usize::from(most) {
                    self.report(at.clone(), Flaw::TooFewColours { colours: colours.len(), players: most });
                }
                let mut known = std::collections::BTreeSet::new();
                for (index, colour) in colours.iter().enumerate() {
                    self.length(at.index(index), colour, $crate::game::bounds::MAX_NAME);
                    if colour.trim().is_empty() {
                        self.report(at.index(index), Flaw::ColourWithoutName);
                    } else if !known.insert(colour) {
                        self.report(at.index(index), Flaw::ColourTwice { colour: beginning(colour) });
                    }
                }
                least.min(most)..=most.max(least)
            }

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
                    self.report(at, Flaw::GroupName { found: beginning(name) });
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
