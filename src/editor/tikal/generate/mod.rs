//! New variants from a few wishes and a seed: a whole definition, a board, or a deck; and the smallest one, to begin with.
//!
//! Decides what a made variant looks like: `shape` which cells its board has, `board` what is printed on it, `deck`
//! which tiles come in which order, `supplies` tiers and treasures; `shortfall` what of a wish could not be made. Everything that nobody wishes for stays as in the
//! definition that it is made from, the parent. Counts in whole numbers only, and each part has a random stream of its
//! own: the same wish makes the same definition on every system, and another wish for the deck leaves the board as it is.
//!
//! From a parent that has nothing wrong with it, and at least one kind of treasure, a whole variant has nothing wrong with
//! it either. A board or a deck alone can leave one warning: that there are more tiles than free cells, where the
//! definition has a deck of more tiles than the largest board that is made has free cells, or no free cell at all.

mod board;
mod deck;
mod shape;
mod shortfall;
mod supplies;
mod wish;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::editor::slug::NAMELESS;
use crate::hex::Raised;
use crate::tikal::{BasedOn, BoardDef, GroupDef, KindDef, PrintedDef, Text, TieBreak, TileDef, VariantDef};

pub use shortfall::{Because, Shortfall, shortfalls};
pub use wish::{Slider, Wish};

/// The size in which tiles are counted: so many give two, three and four players equally many turns each.
const DOZEN: usize = 12;

/// A random stream: each part of what is made has its own.
#[derive(Clone, Copy)]
enum Stream {
    Name,
    Board,
    Deck,
}

fn random(wish: &Wish, stream: Stream) -> ChaCha8Rng {
    let mut random = ChaCha8Rng::seed_from_u64(wish.seed);
    random.set_stream(stream as u64);
    random
}

/// One of several things; there has to be one.
fn one_of<T: Copy>(random: &mut ChaCha8Rng, things: &[T]) -> T {
    // Drawn as 32 bits: the size of `usize` differs between systems.
    things[random.random_range(0..things.len() as u32) as usize]
}

/// A whole variant, made from `parent`.
#[must_use]
pub fn variant(parent: &VariantDef, wish: &Wish) -> VariantDef {
    let (size, name) = (u32::from(wish.of(Slider::Size)), name(wish));
    let mut def = parent.clone();
    def.id = format!("{}-{}", name.to_lowercase(), wish.seed);
    def.name = Text::Plain(name);
    def.description = Text::default();
    def.author = String::new();
    def.based_on = Some(BasedOn { id: parent.id.clone(), hash: parent.hash() });
    // The board is made for the deck that comes, not for the parent's.
    def.deck.clear();
    board_into(&mut def, wish);
    deck_into(&mut def, wish);
    def.treasures.kinds.retain(|kind| kind.copies > 0);
    if def.treasures.kinds.is_empty() {
        (def.costs.dig, def.costs.exchange) = (None, None);
        def.tie_breaks.retain(|&tie_break| tie_break != TieBreak::Treasures);
    }
    // As many pieces as the board is large, the box's number in the middle.
    def.pieces.explorers = 6 + 4 * size;
    let posts = match size {
        1 => 1,
        2..=4 => 2,
        _ => 3,
    };
    (def.pieces.camps, def.pieces.guards) = (posts, posts);
    def.action_points = match size {
        1 => 8,
        2..=4 => 10,
        _ => 12,
    };
    def.leader_strength = if size == 1 { 2 } else { 3 };
    def
}

/// A board in the place of the one that a definition has: with as many free cells as are wished, and at least one for
/// each tile of the deck.
pub fn board_into(def: &mut VariantDef, wish: &Wish) {
    def.board = board::make(def, wish);
}

/// A deck in the place of the one that a definition has, with the tiers and the treasures that belong to it. It has as many
/// tiles as are wished, and no more than the board has free cells. Ruins are made if the definition has kinds of treasures.
pub fn deck_into(def: &mut VariantDef, wish: &Wish) {
    let (groups, copies) = deck::make(def, wish);
    def.deck = groups;
    supplies::fit(def, copies);
}

/// The smallest variant that can be played and looks like one: a hexagon with sides of three cells and a dozen tiles
/// in one group, with two kinds of treasures for its ruins. Everything else is the parent's.
#[must_use]
pub fn smallest(parent: &VariantDef) -> VariantDef {
    let tile = |kind, slabs, copies| TileDef { kind, slabs, copies };
    let mut def = parent.clone();
    NAMELESS.clone_into(&mut def.id);
    def.based_on = None;
    def.description = Text::default();
    def.author = String::new();
    def.board = BoardDef {
        columns: vec![4, 4, 5, 4, 4],
        raised: Raised::Odd,
        left_out: vec!["a1".to_owned(), "e1".to_owned()],
        printed: vec![
            PrintedDef { cell: "c5".to_owned(), kind: KindDef::BaseCamp, slabs: [1, 1, 0, 0, 0, 1] },
            PrintedDef { cell: "c4".to_owned(), kind: KindDef::Temple(1), slabs: [1, 1, 0, 1, 0, 1] },
        ],
    };
    def.deck = vec![GroupDef {
        group: "A".to_owned(),
        only_with: None,
        tiles: vec![
            tile(KindDef::Volcano, [0; 6], 1),
            tile(KindDef::Temple(1), [1, 0, 0, 2, 0, 0], 2),
            tile(KindDef::Temple(2), [0, 0, 0, 2, 0, 1], 2),
            tile(KindDef::Temple(3), [0, 1, 0, 2, 0, 0], 1),
            tile(KindDef::Ruin(2), [0, 0, 1, 2, 0, 0], 2),
            tile(KindDef::Clearing, [1, 1, 0, 1, 0, 0], 4),
        ],
    }];
    // As many treasures as the ruins show masks.
    def.treasures.kinds.truncate(2);
    def.treasures.kinds.iter_mut().for_each(|kind| kind.copies = 2);
    def
}

/// A name that sounds as if it stood on a map of the country.
fn name(wish: &Wish) -> String {
    const STARTS: [&str; 16] = [
        "Yax", "Nak", "Ix", "Chan", "Mul", "Tzib", "Kan", "Ox", "Bal", "Xun", "Kok", "Pek", "Sib", "Lam", "Uay", "Dzil",
    ];
    const MIDDLES: [&str; 6] = ["", "", "a", "ba", "ni", "tu"];
    const ENDS: [&str; 12] = ["bal", "kum", "che", "ha", "tun", "mul", "kab", "nal", "chil", "witz", "xel", "pan"];
    let random = &mut random(wish, Stream::Name);
    [one_of(random, &STARTS), one_of(random, &MIDDLES), one_of(random, &ENDS)].concat()
}
