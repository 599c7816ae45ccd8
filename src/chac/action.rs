//! Actions and their notation (C15.2, C15.3).

use std::fmt;

use super::card::{Adventurer, Card, Deck, Glyph, Number, Value, WallCard};
use super::dice::{Dice, FACES, MAX_DICE};
use super::square::{Room, Square};
use super::variant::Variant;

/// One step of a player or of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chance draws the clue tile of the next zone (C2.2).
    Trap(Number),
    /// Chance deals an adventurer to the seat (C2.4).
    Deal(Adventurer),
    /// Chance rolls dice.
    Roll(Dice),
    /// Chance draws a treasure for the seat (C14.2).
    Draw(Value),
    /// Chance shows the seat the glyph of a clue (C5.3).
    Clue(Glyph),
    /// Chance shows the seat the number under a tile (C10.3).
    Read(Number),
    /// Chance turns a tile (C7.3).
    Turn(Number),
    /// Chance lays the next glyph (C7.1).
    Lay(Glyph),
    /// Chance turns up a wall card (C11.1).
    Wall(WallCard),
    /// Chance opens a chest (C13.3).
    Chest(u8),
    /// This adventurer goes in first (C2.5).
    Choose(Adventurer),
    /// Throws away a treasure (C3.2).
    Discard(Card),
    /// C10.2.
    Endurance,
    /// Done with phase 1 (C3.2).
    Ready,
    /// One step (C4.1), out of the temple too (C6.6).
    Step(Square),
    /// Takes a treasure of the place (C5.2, C7.4, C8.2).
    Search,
    /// Looks at the clue of the zone (C5.3).
    Decipher,
    /// Begins to pick a lock (C6.2).
    Pick,
    /// Rolls these dice of the lock again (C6.3).
    Reroll(Dice),
    /// Leaves the river (C8.3).
    Climb,
    /// Jumps on the bridge (C9.3).
    Jump,
    /// C10.6.
    Leap(Square),
    /// C10.5.
    Sprint(Square),
    /// C10.3.
    Linguistics(Square),
    /// C10.1.
    Lockpick,
    /// Ends the turn (C3.7).
    End,
    /// Takes a one away (C10.4).
    Swim,
    /// Leaves a treasure to save itself (C8.5).
    Leave(Card),
    /// Lets go (C8.4).
    Fall,
    /// Comes in as a substitute at this corner (C12.1).
    Enter(Square),
    /// Does not come in yet (C12.1).
    Wait,
}

/// Why a text is no action at all.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAnAction {
    /// The first word begins no action.
    #[error("`{0}` begins no action: use {VERBS}")]
    Verb(String),
    /// The words after the verb are too few or too many.
    #[error("{verb} is written {forms}")]
    Form {
        /// The first word.
        verb: &'static str,
        /// The notations.
        forms: &'static str,
    },
    /// A word says something that is not possible there.
    #[error("`{found}` is not {expected}")]
    Word {
        /// The word.
        found: String,
        /// The thing it should name.
        expected: Word,
    },
    /// Dice that do not rise, or that no roll has.
    #[error("dice are written from the lowest to the highest, one to {MAX_DICE} of them, such as `1 2 3 4 4`")]
    Dice,
}

/// The thing that a word of an action names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the texts say it")]
pub enum Word {
    Adventurer,
    Corner,
    Deck,
    Glyph,
    Number,
    Pips,
    Square,
    Value,
    WallCard,
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Adventurer => "an adventurer of this variant",
            Self::Corner => "a corner where the roof can open",
            Self::Deck => "a deck of this variant, or `alcove`",
            Self::Glyph => "the number of a glyph",
            Self::Number => "a number of a lava tile",
            Self::Pips => "a face of the die",
            Self::Square => "a square of the board",
            Self::Value => "a treasure of this variant: its value, or `chest`",
            Self::WallCard => "`none`, `left`, `right` or `both`",
        })
    }
}

const VERBS: &str = "trap, deal, roll, draw, clue, read, turn, lay, wall, chest, choose, discard, endurance, ready, step, \
                     search, decipher, pick, reroll, climb, jump, leap, sprint, linguistics, lockpick, end, swim, leave, \
                     fall, enter or wait";

/// The verbs, each with the number of words that follow it and its notation; of dice there are several.
const FORMS: [(&str, usize, &str); 31] = [
    ("trap", 1, "`trap 7`"),
    ("deal", 1, "`deal` and an adventurer, such as `deal lea`"),
    ("roll", SEVERAL, "`roll 1 2 3 4 4`"),
    ("draw", 1, "`draw 3` or `draw chest`"),
    ("clue", 1, "`clue 5`"),
    ("read", 1, "`read 12`"),
    ("turn", 1, "`turn 12`"),
    ("lay", 1, "`lay 5`"),
    ("wall", 1, "`wall none`, `wall left`, `wall right` or `wall both`"),
    ("chest", 1, "`chest 4`"),
    ("choose", 1, "`choose` and an adventurer, such as `choose lea`"),
    ("discard", 2, "`discard zone1 3` or `discard lava chest`"),
    ("endurance", 0, "`endurance`"),
    ("ready", 0, "`ready`"),
    ("step", 1, "`step` and a square, such as `step z2`"),
    ("search", 0, "`search`"),
    ("decipher", 0, "`decipher`"),
    ("pick", 0, "`pick`"),
    ("reroll", SEVERAL, "`reroll 5 5 6`"),
    ("climb", 0, "`climb`"),
    ("jump", 0, "`jump`"),
    ("leap", 1, "`leap` and a square, such as `leap c4`"),
    ("sprint", 1, "`sprint` and a square, such as `sprint c4`"),
    ("linguistics", 1, "`linguistics` and a square, such as `linguistics l3`"),
    ("lockpick", 0, "`lockpick`"),
    ("end", 0, "`end`"),
    ("swim", 0, "`swim`"),
    ("leave", 2, "`leave river 2` or `leave lava chest`"),
    ("fall", 0, "`fall`"),
    ("enter", 1, "`enter` and a corner, such as `enter A`"),
    ("wait", 0, "`wait`"),
];

/// Stands for one word and more.
const SEVERAL: usize = usize::MAX;

impl Action {
    /// Reads an action in notation; it has to be written exactly as [`Action::write`] writes it.
    ///
    /// # Errors
    /// The fault of the text.
    pub fn parse(rules: &Variant, text: &str) -> Result<Self, NotAnAction> {
        let mut words = text.split(' ');
        let first = words.next().unwrap_or_default();
        // More words than any action has are as wrong as one too many.
        let words: Vec<&str> = words.take(usize::from(MAX_DICE) + 1).collect();
        let &(verb, count, forms) =
            FORMS.iter().find(|(verb, ..)| *verb == first).ok_or_else(|| NotAnAction::Verb(short(first)))?;
        let is_form = if count == SEVERAL { !words.is_empty() } else { words.len() == count };
        if !is_form {
            return Err(NotAnAction::Form { verb, forms });
        }
        let reader = Reader { rules, words };
        Ok(match verb {
            "trap" => Self::Trap(reader.number()?),
            "deal" => Self::Deal(reader.adventurer()?),
            "roll" => Self::Roll(reader.dice()?),
            "draw" => Self::Draw(reader.value(0)?),
            "clue" => Self::Clue(reader.glyph()?),
            "read" => Self::Read(reader.number()?),
            "turn" => Self::Turn(reader.number()?),
            "lay" => Self::Lay(reader.glyph()?),
            "wall" => Self::Wall(reader.wall_card()?),
            "chest" => Self::Chest(reader.plain(1..=rules.chest_sides(), Word::Pips)?),
            "choose" => Self::Choose(reader.adventurer()?),
            "discard" => Self::Discard(reader.card()?),
            "endurance" => Self::Endurance,
            "ready" => Self::Ready,
            "step" => Self::Step(reader.square()?),
            "search" => Self::Search,
            "decipher" => Self::Decipher,
            "pick" => Self::Pick,
            "reroll" => Self::Reroll(reader.dice()?),
            "climb" => Self::Climb,
            "jump" => Self::Jump,
            "leap" => Self::Leap(reader.square()?),
            "sprint" => Self::Sprint(reader.square()?),
            "linguistics" => Self::Linguistics(reader.square()?),
            "lockpick" => Self::Lockpick,
            "end" => Self::End,
            "swim" => Self::Swim,
            "leave" => Self::Leave(reader.card()?),
            "fall" => Self::Fall,
            "enter" => Self::Enter(reader.corner()?),
            _ => Self::Wait,
        })
    }

    /// The word that it begins with.
    #[must_use]
    pub const fn verb(self) -> &'static str {
        match self {
            Self::Trap(_) => "trap",
            Self::Deal(_) => "deal",
            Self::Roll(_) => "roll",
            Self::Draw(_) => "draw",
            Self::Clue(_) => "clue",
            Self::Read(_) => "read",
            Self::Turn(_) => "turn",
            Self::Lay(_) => "lay",
            Self::Wall(_) => "wall",
            Self::Chest(_) => "chest",
            Self::Choose(_) => "choose",
            Self::Discard(_) => "discard",
            Self::Endurance => "endurance",
            Self::Ready => "ready",
            Self::Step(_) => "step",
            Self::Search => "search",
            Self::Decipher => "decipher",
            Self::Pick => "pick",
            Self::Reroll(_) => "reroll",
            Self::Climb => "climb",
            Self::Jump => "jump",
            Self::Leap(_) => "leap",
            Self::Sprint(_) => "sprint",
            Self::Linguistics(_) => "linguistics",
            Self::Lockpick => "lockpick",
            Self::End => "end",
            Self::Swim => "swim",
            Self::Leave(_) => "leave",
            Self::Fall => "fall",
            Self::Enter(_) => "enter",
            Self::Wait => "wait",
        }
    }

    /// True for the actions of chance (C15.3).
    #[must_use]
    pub const fn is_of_chance(self) -> bool {
        matches!(
            self,
            Self::Trap(_)
                | Self::Deal(_)
                | Self::Roll(_)
                | Self::Draw(_)
                | Self::Clue(_)
                | Self::Read(_)
                | Self::Turn(_)
                | Self::Lay(_)
                | Self::Wall(_)
                | Self::Chest(_)
        )
    }

    /// Writes the action in notation.
    ///
    /// # Errors
    /// Only what `out` itself reports.
    pub fn write(self, rules: &Variant, out: &mut impl fmt::Write) -> fmt::Result {
        let verb = self.verb();
        match self {
            Self::Trap(number) | Self::Read(number) | Self::Turn(number) => write!(out, "{verb} {number}"),
            Self::Clue(glyph) | Self::Lay(glyph) => write!(out, "{verb} {glyph}"),
            Self::Deal(who) | Self::Choose(who) => write!(out, "{verb} {}", rules.adventurer(who).id),
            Self::Roll(dice) | Self::Reroll(dice) => write!(out, "{verb} {dice}"),
            Self::Draw(value) => write!(out, "{verb} {value}"),
            Self::Wall(card) => write!(out, "{verb} {card}"),
            Self::Chest(pips) => write!(out, "{verb} {pips}"),
            Self::Discard(card) | Self::Leave(card) => write!(out, "{verb} {card}"),
            Self::Step(square)
            | Self::Leap(square)
            | Self::Sprint(square)
            | Self::Linguistics(square)
            | Self::Enter(square) => write!(out, "{verb} {}", rules.square_id(square)),
            Self::Endurance
            | Self::Ready
            | Self::Search
            | Self::Decipher
            | Self::Pick
            | Self::Climb
            | Self::Jump
            | Self::Lockpick
            | Self::End
            | Self::Swim
            | Self::Fall
            | Self::Wait => out.write_str(verb),
        }
    }

    /// Writes the action as those read it who may not know its secret (C14.7).
    ///
    /// # Errors
    /// Only what `out` itself reports.
    pub(super) fn write_masked(self, rules: &Variant, out: &mut impl fmt::Write) -> fmt::Result {
        let verb = self.verb();
        match self {
            Self::Draw(_) | Self::Clue(_) | Self::Read(_) => write!(out, "{verb} ?"),
            Self::Discard(card) | Self::Leave(card) => write!(out, "{verb} {}", card.covered()),
            _ => self.write(rules, out),
        }
    }
}

/// The beginning of a text from outside, enough to recognise it.
fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

struct Reader<'a> {
    rules: &'a Variant,
    words: Vec<&'a str>,
}

impl Reader<'_> {
    fn wrong(&self, index: usize, expected: Word) -> NotAnAction {
        NotAnAction::Word { found: short(self.words[index]), expected }
    }

    /// A number without leading zeros, in this range.
    fn plain(&self, range: std::ops::RangeInclusive<u8>, expected: Word) -> Result<u8, NotAnAction> {
        plain(self.words[0]).filter(|number| range.contains(number)).ok_or_else(|| self.wrong(0, expected))
    }

    fn number(&self) -> Result<Number, NotAnAction> {
        let number = self.plain(1..=self.rules.numbers(), Word::Number)?;
        Number::new(number).ok_or_else(|| self.wrong(0, Word::Number))
    }

    fn glyph(&self) -> Result<Glyph, NotAnAction> {
        let glyph = self.plain(1..=self.rules.numbers(), Word::Glyph)?;
        Glyph::new(glyph).ok_or_else(|| self.wrong(0, Word::Glyph))
    }

    fn adventurer(&self) -> Result<Adventurer, NotAnAction> {
        self.rules.adventurer_named(self.words[0]).ok_or_else(|| self.wrong(0, Word::Adventurer))
    }

    fn square(&self) -> Result<Square, NotAnAction> {
        self.rules.square_named(self.words[0]).ok_or_else(|| self.wrong(0, Word::Square))
    }

    fn corner(&self) -> Result<Square, NotAnAction> {
        let square = self.rules.square_named(self.words[0]);
        let corner = square.filter(|&square| matches!(self.rules.room(square), Room::Sun(_)));
        corner.ok_or_else(|| self.wrong(0, Word::Corner))
    }

    fn value(&self, index: usize) -> Result<Value, NotAnAction> {
        let value = Value::named(self.words[index]).filter(|&value| self.rules.has_value(value));
        value.ok_or_else(|| self.wrong(index, Word::Value))
    }

    fn card(&self) -> Result<Card, NotAnAction> {
        let deck = Deck::named(self.words[0]).filter(|&deck| self.rules.has_deck(deck));
        let deck = deck.ok_or_else(|| self.wrong(0, Word::Deck))?;
        Ok(Card::new(deck, self.value(1)?))
    }

    fn wall_card(&self) -> Result<WallCard, NotAnAction> {
        let card = WallCard::ALL.into_iter().find(|card| card.to_string() == self.words[0]);
        card.ok_or_else(|| self.wrong(0, Word::WallCard))
    }

    /// Faces of dice, rising.
    fn dice(&self) -> Result<Dice, NotAnAction> {
        let mut faces = Vec::new();
        for (index, word) in self.words.iter().enumerate() {
            let face = plain(word).filter(|face| (1..=FACES).contains(face));
            faces.push(face.ok_or_else(|| self.wrong(index, Word::Pips))?);
        }
        if faces.is_sorted() { Dice::of(&faces).ok_or(NotAnAction::Dice) } else { Err(NotAnAction::Dice) }
    }
}

/// The number that a word is, without leading zeros.
fn plain(word: &str) -> Option<u8> {
    let is_plain = word.bytes().all(|digit| digit.is_ascii_digit()) && (word == "0" || !word.starts_with('0'));
    word.parse().ok().filter(|_| is_plain)
}
