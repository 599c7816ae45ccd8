//! The wish for a variant that is made, as it is set in a form, and its outcome. What is made of a wish, `generate` decides.

use super::generate::{self, Shortfall, Slider as Amount, Wish, shortfalls};
use super::{Totals, made};
use crate::editor::{Document, Step};
use crate::game::MAX_SEED;
use crate::library::{CLASSIC, TikalLibrary};
use crate::platform;
use crate::ron_text::EditError;
use crate::tikal::{Variant, VariantDef, validate};

/// The wish, and its outcome.
pub struct Wishes {
    /// The wish.
    pub wish: Wish,
    /// The seed as it is typed.
    pub seed: String,
    /// The outcome, once it was made.
    pub made: Option<Made>,
    /// The number of outcomes so far.
    pub count: u64,
}

/// The outcome of a wish.
pub struct Made {
    /// The wish.
    pub wish: Wish,
    /// The revision of the document into which it would be put.
    revision: Option<u64>,
    /// A variant with the board that is made, if it can be played.
    pub board: Option<Variant>,
    /// The definitions with the board, and with the deck, that are made.
    pub defs: [VariantDef; 2],
}

impl Made {
    /// The outcome of an amount that is told as a number of things: a document may have no room for all of them.
    #[must_use]
    pub fn amount(&self, amount: Amount) -> Option<u32> {
        let [board, deck] = &self.defs;
        match amount {
            Amount::Size => u32::try_from(Totals::of(board).free_cells).ok(),
            Amount::Length => u32::try_from(Totals::of(deck).tiles).ok(),
            Amount::Slabs | Amount::Temples | Amount::Treasures | Amount::Volcanoes => None,
        }
    }

    /// The part of the wish that could not be made. Of a length that the form offers no more of, a longer wish says nothing.
    #[must_use]
    pub fn shortfalls(&self) -> Vec<Shortfall> {
        let [board, deck] = &self.defs;
        let mut wish = self.wish;
        if wish.of(Amount::Length) > wish.of(Amount::Size) && self.revision.is_none() {
            wish = wish.with(Amount::Length, wish.of(Amount::Size));
        }
        shortfalls(&wish, board, deck)
    }
}

impl Default for Wishes {
    fn default() -> Self {
        Self { wish: Wish::new(1), seed: "1".to_owned(), made: None, count: 0 }
    }
}

impl Wishes {
    /// Puts a fresh seed there.
    pub fn draw_seed(&mut self) {
        // Few digits: such a seed can be told to somebody.
        let seed = platform::fresh_seed() % 1_000_000;
        (self.wish.seed, self.seed) = (seed, seed.to_string());
    }

    /// True if the text typed as the seed is one.
    #[must_use]
    pub fn has_seed(&self) -> bool {
        self.seed.trim().parse() == Ok(self.wish.seed)
    }

    /// The texts of so many variants, the first from this seed, the others from those that follow it.
    #[must_use]
    pub fn texts(&self, library: &TikalLibrary, count: u64) -> Vec<String> {
        let seeds = (0..count).map(|more| (self.wish.seed + more) % (MAX_SEED + 1));
        seeds.map(|seed| made(&self.wish.seeded(seed), library)).collect()
    }

    /// Puts a made board into a document.
    ///
    /// # Errors
    /// If it cannot be written into the text; the document is then as it was.
    pub fn put_board(&self, document: &mut Document<Variant>) -> Result<(), EditError> {
        let Some(mut def) = document.definition().cloned() else { return Ok(()) };
        generate::board_into(&mut def, &self.wish);
        self.put(document, &def, "editor-step-board")
    }

    /// Puts made tiles into a document, with the tiers and treasures that belong to them.
    ///
    /// # Errors
    /// As for a board.
    pub fn put_deck(&self, document: &mut Document<Variant>, library: &TikalLibrary) -> Result<(), EditError> {
        let Some(def) = document.definition() else { return Ok(()) };
        let def = with_deck(def, &self.wish, library);
        self.put(document, &def, "editor-step-deck")
    }

    fn put(&self, document: &mut Document<Variant>, def: &VariantDef, step: &'static str) -> Result<(), EditError> {
        document.close_step();
        document.change(def, Step::new(step).named(self.wish.seed.to_string()), None)?;
        document.close_step();
        Ok(())
    }

    /// Makes what is wished, if that has changed: for a document, or as a variant of its own.
    pub fn make(&mut self, document: Option<&Document<Variant>>, library: &TikalLibrary) -> Option<&Made> {
        let revision = document.map(Document::revision);
        let is_made = self.made.as_ref().is_some_and(|made| (made.wish, made.revision) == (self.wish, revision));
        if !is_made {
            let classic = library.find(CLASSIC)?.def();
            let defs = match document {
                None => {
                    let def = generate::variant(classic, &self.wish);
                    [def.clone(), def]
                }
                Some(document) => {
                    let deck = with_deck(document.definition()?, &self.wish, library);
                    let mut board = document.definition()?.clone();
                    generate::board_into(&mut board, &self.wish);
                    [board, deck]
                }
            };
            // Whatever else the document says, its board is pictured.
            let pictured = VariantDef { board: defs[0].board.clone(), ..classic.clone() };
            let board = validate(pictured).0;
            self.made = Some(Made { wish: self.wish, revision, board, defs });
            self.count += 1;
        }
        self.made.as_ref()
    }
}

/// The definition with made tiles. One without any kind of treasure gets those of the box, so that ruins can be made.
fn with_deck(def: &VariantDef, wish: &Wish, library: &TikalLibrary) -> VariantDef {
    let mut def = def.clone();
    if let Some(classic) = library.find(CLASSIC).filter(|_| def.treasures.kinds.is_empty()) {
        def.treasures.kinds.clone_from(&classic.def().treasures.kinds);
        if wish.of(Amount::Treasures) == 0 {
            def.treasures.kinds.clear();
        }
    }
    generate::deck_into(&mut def, wish);
    def
}
