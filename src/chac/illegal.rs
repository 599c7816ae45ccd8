//! Why an action is not possible: one variant for each sentence of the rules that can forbid one.
//!
//! The same value is the greyed button's reason, the protocol's error and the test's expectation.

use std::fmt;

use super::card::{Card, Deck, Glyph, Number, Value, WallCard};
use super::definition::Ability;
use super::dice::{Dice, Needs};
use super::phase::Purpose;
use super::square::Name;

/// A numbered rule, such as C5.3.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rule {
    /// The chapter: 5 of C5.3.
    pub chapter: u8,
    /// The number in the chapter: 3 of C5.3.
    pub number: u8,
}

impl Rule {
    /// The rule C`chapter`.`number`.
    #[must_use]
    pub const fn new(chapter: u8, number: u8) -> Self {
        Self { chapter, number }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "C{}.{}", self.chapter, self.number)
    }
}

impl Ability {
    /// The rule that says what it does.
    #[must_use]
    pub const fn rule(self) -> Rule {
        let number = match self {
            Self::Lockpicking => 1,
            Self::Endurance => 2,
            Self::Linguistics => 3,
            Self::Swimming => 4,
            Self::Sprint => 5,
            Self::Leap => 6,
        };
        Rule::new(10, number)
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Lockpicking => "lockpicking",
            Self::Endurance => "endurance",
            Self::Linguistics => "linguistics",
            Self::Swimming => "swimming",
            Self::Sprint => "sprint",
            Self::Leap => "leap",
        })
    }
}

/// The kind of action that is to be played now, when another kind was tried.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Asked {
    /// The clue of a zone is to be drawn.
    Trap,
    /// An adventurer is to be dealt.
    Deal,
    /// A seat chooses who goes in first.
    Choose,
    /// A seat is in phase 1.
    Load,
    /// Dice are to be rolled.
    Roll(Purpose),
    /// A seat has its turn.
    Act,
    /// A treasure is to be drawn.
    Draw,
    /// A clue is to be shown.
    Clue,
    /// A tile is to be turned.
    Turn,
    /// A number is to be shown.
    Read,
    /// Glyphs are to be laid.
    Lay,
    /// A seat saves itself or lets go.
    Rescue,
    /// A wall card is to be turned up.
    Wall,
    /// A seat may bring its substitute.
    Substitute,
    /// A chest is to be opened.
    Chest,
    /// Nothing: the game is over.
    Nothing,
}

impl Asked {
    const fn rule(self) -> Rule {
        let (chapter, number) = match self {
            Self::Trap => (2, 2),
            Self::Deal => (2, 4),
            Self::Choose => (2, 5),
            Self::Load => (3, 2),
            Self::Roll(purpose) => return purpose.rule(),
            Self::Act => (3, 6),
            Self::Draw => (14, 2),
            Self::Clue => (5, 3),
            Self::Turn => (7, 3),
            Self::Read => (10, 3),
            Self::Lay => (7, 1),
            Self::Rescue => (8, 4),
            Self::Wall => (11, 1),
            Self::Substitute => (12, 1),
            Self::Chest => (13, 3),
            Self::Nothing => (13, 1),
        };
        Rule::new(chapter, number)
    }
}

impl Purpose {
    /// The rule of the roll.
    #[must_use]
    pub const fn rule(self) -> Rule {
        let (chapter, number) = match self {
            Self::Actions => (3, 4),
            Self::Lock => (6, 2),
            Self::Bridge => (9, 2),
            Self::Water => (8, 3),
            Self::Boulder => (11, 3),
        };
        Rule::new(chapter, number)
    }
}

impl fmt::Display for Asked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Trap => "the clue of a zone has to be drawn first",
            Self::Deal => "an adventurer has to be dealt first",
            Self::Choose => "it is being chosen who goes in first",
            Self::Load => "treasures may be thrown away now: do so, or say that you are ready",
            Self::Roll(Purpose::Actions) => "the dice for actions have to be rolled first",
            Self::Roll(Purpose::Lock) => "the dice for the lock have to be rolled first",
            Self::Roll(Purpose::Bridge) => "the dice for the bridge have to be rolled first",
            Self::Roll(Purpose::Water) => "the dice for the climb have to be rolled first",
            Self::Roll(Purpose::Boulder) => "the dice of the boulder have to be rolled first",
            Self::Act => "a turn is being played: act, or end it",
            Self::Draw => "the treasure just found has to be drawn first",
            Self::Clue => "the clue just looked at has to be shown first",
            Self::Turn => "the lava tile has to be turned first",
            Self::Read => "the number under the lava tile has to be shown first",
            Self::Lay => "the glyphs of the lava room have to be laid first",
            Self::Rescue => "the river is sweeping somebody away: treasures, swimming, or letting go",
            Self::Wall => "a wall card has to be turned up first",
            Self::Substitute => "a substitute may come in now: bring it, or wait",
            Self::Chest => "a chest has to be opened first",
            Self::Nothing => "the game is over",
        })
    }
}

/// Why a square is not there to go onto (C4.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Barred {
    /// The boulder lies there.
    Boulder,
    /// The walls have met.
    Walls,
    /// The tile has sunk.
    Sunk,
    /// The bridge has no planks.
    Bridge,
    /// The lava room is still covered.
    Covered,
}

impl fmt::Display for Barred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Boulder => "the boulder lies there",
            Self::Walls => "the walls have met",
            Self::Sunk => "its tile has sunk into the lava",
            Self::Bridge => "the bridge is gone",
            Self::Covered => "the lava room is still covered",
        })
    }
}

/// Why an action is not possible, with the numbers that matter. [`Illegal::rule`] cites the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it, with the same fields")]
pub enum Illegal {
    #[error("{asked}")]
    OutOfPhase { asked: Asked },
    #[error("number {number} is drawn already")]
    NumberDrawn { number: Number },
    #[error("this adventurer is dealt already")]
    AdventurerDealt,
    #[error("{count} dice are rolled")]
    WrongDice { count: u8, purpose: Purpose },
    #[error("no treasure of this value is left in the deck")]
    NotInDeck { value: Value },
    #[error("the glyph cannot be {glyph}: it is another one, or it has another number")]
    NotThatGlyph { glyph: Glyph },
    #[error("the number cannot be {number}: it is another one, or it has another glyph")]
    NotThatNumber { number: Number },
    #[error("glyph {glyph} is laid already")]
    GlyphLaid { glyph: Glyph },
    #[error("no card `{card}` is left")]
    WallCardNotLeft { card: WallCard },
    #[error("a chest is worth 1 to {sides}")]
    NotOnDie { sides: u8 },
    #[error("you were not dealt this adventurer")]
    NotDealt,
    #[error("you have no such treasure")]
    NotHeld { card: Card, rule: Rule },
    #[error("your adventurer does not have this ability: {ability}")]
    OtherAbility { ability: Ability },
    #[error("your adventurer has used its ability: {ability}")]
    AbilityUsed { ability: Ability },
    #[error("no actions are left")]
    NoActions,
    #[error("no dotted line leads from {from} to {to}")]
    NoWay { from: Name, to: Name },
    #[error("{square} cannot be gone onto: {why}")]
    Barred { square: Name, why: Barred },
    #[error("there is nothing to search here")]
    NothingToSearch,
    #[error("the treasure of this tile is taken")]
    TileEmpty,
    #[error("the deck is empty")]
    DeckEmpty { deck: Deck },
    #[error("you have {most} treasures, and cannot carry more")]
    HandFull { most: usize },
    #[error("on the last square of the river one can only climb")]
    BeforeFall,
    #[error("you have searched the river here already: move on first")]
    HasSearched,
    #[error("there is no clue here: clues are in the zones")]
    NoClue,
    #[error("there is no alcove beside this square")]
    NoAlcove,
    #[error("the alcove beside this square is empty")]
    AlcoveEmpty,
    #[error("dice lie before the lock already: roll some of them again")]
    DiceLie,
    #[error("no dice lie before a lock")]
    NoDiceLie,
    #[error("those dice do not lie before the lock")]
    NotAmongThem { dice: Dice },
    #[error("lockpicking is for the last number that is missing: {} are", .missing.len())]
    MoreMissing { missing: Needs },
    #[error("one climbs out of the last square of the river")]
    NotAtFall,
    #[error("the boulder lies on {square}, where you would climb out")]
    LandingTaken { square: Name },
    #[error("you are not on the bridge")]
    NotOnBridge,
    #[error("in the river there is no room for this: {ability}")]
    FromRiver { ability: Ability },
    #[error("{to} is not two steps at a right angle away")]
    NoLeap { to: Name },
    #[error("the square between cannot be leapt over now")]
    NothingBetween { to: Name },
    #[error("one does not leap out of the temple")]
    LeapOut,
    #[error("{square} has no lava tile whose number is hidden")]
    NoTile { square: Name },
    #[error("no dotted line leads to {square}")]
    NotBeside { square: Name },
    #[error("{to_leave} more treasures have to be left: that was begun")]
    Begun { to_leave: u8 },
    #[error("{need} treasures have to be left, and you have {have}")]
    TooFewTreasures { need: u8, have: u8 },
    #[error("the dice were rolled again: treasures cannot help any more")]
    Rerolled,
    #[error("the roof is not open there")]
    RoofClosed,
    #[error("there is no such square on this board")]
    NoSuchSquare,
    #[error("there is no such adventurer, deck or number in this game")]
    NoSuchThing,
}

impl Illegal {
    /// The rule that the action breaks: that of the action itself, or a narrower one. `None` where the action names
    /// something that this game does not have.
    #[must_use]
    pub const fn rule(&self) -> Option<Rule> {
        let (chapter, number) = match self {
            Self::NoSuchSquare | Self::NoSuchThing => return None,
            Self::OutOfPhase { asked } => return Some(asked.rule()),
            Self::WrongDice { purpose, .. } => return Some(purpose.rule()),
            Self::NotHeld { rule, .. } => return Some(*rule),
            Self::OtherAbility { ability } | Self::AbilityUsed { ability } | Self::FromRiver { ability } => {
                return Some(ability.rule());
            }
            Self::NumberDrawn { .. } => (2, 2),
            Self::AdventurerDealt => (2, 4),
            Self::NotInDeck { .. } | Self::NotThatGlyph { .. } | Self::NotThatNumber { .. } => (14, 4),
            Self::GlyphLaid { .. } => (7, 1),
            Self::WallCardNotLeft { .. } => (11, 1),
            Self::NotOnDie { .. } => (13, 3),
            Self::NotDealt => (2, 5),
            Self::NoActions | Self::NothingToSearch => (3, 6),
            Self::NoWay { .. } => (4, 1),
            Self::Barred { .. } => (4, 4),
            Self::TileEmpty => (7, 4),
            Self::DeckEmpty { deck } => match *deck {
                Deck::LAVA => (7, 4),
                Deck::RIVER => (8, 2),
                _ => (5, 2),
            },
            Self::HandFull { .. } => (3, 3),
            Self::BeforeFall | Self::NotAtFall | Self::LandingTaken { .. } => (8, 3),
            Self::HasSearched => (8, 2),
            Self::NoClue => (5, 3),
            Self::NoAlcove | Self::AlcoveEmpty => (6, 1),
            Self::DiceLie => (6, 2),
            Self::NoDiceLie | Self::NotAmongThem { .. } => (6, 3),
            Self::MoreMissing { .. } => (10, 1),
            Self::NotOnBridge => (9, 3),
            Self::NoLeap { .. } | Self::NothingBetween { .. } | Self::LeapOut => (10, 6),
            Self::NoTile { .. } | Self::NotBeside { .. } => (10, 3),
            Self::Begun { .. } | Self::Rerolled => (8, 5),
            Self::TooFewTreasures { .. } => (8, 4),
            Self::RoofClosed => (12, 1),
        };
        Some(Rule::new(chapter, number))
    }
}
