//! Variants: the definition as a file holds it, and the checked form that is played.

use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tikal::game::{Flawed, MAX_SEATS, Rules};

use super::hand::{MAX_DICE, MAX_FACES};

/// A variant as its file holds it, unchecked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "Variant")]
pub struct VariantDef {
    /// The id by which files, records and the protocol name it.
    pub id: String,
    /// The name among players.
    pub name: String,
    /// The least and the most seats.
    pub players: (u8, u8),
    /// Colours of the seats, at least one for each.
    pub colours: Vec<String>,
    /// Dice of each seat.
    pub dice: u8,
    /// Faces of each die.
    pub faces: u8,
    /// The face that counts as every face.
    #[serde(default)]
    pub wild: Option<u8>,
    /// True if there is a middle die.
    #[serde(default)]
    pub middle: bool,
    /// The game ends after this many rounds at the latest.
    #[serde(default)]
    pub rounds: Option<u8>,
}

/// Something wrong with a definition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    Text {
        line: usize,
        column: usize,
        message: String,
    },
    Id,
    Players,
    Colours {
        have: usize,
        need: u8,
    },
    SameColour(String),
    IdTaken(String),
    Dice,
    Faces,
    Wild(u8),
    Rounds,
    /// A warning: with one die each, a seat is out after nearly every round.
    OneDie,
}

impl Flawed for Problem {
    fn is_error(&self) -> bool {
        *self != Self::OneDie
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text { line, column, message } => write!(f, "{line}:{column}: {message}"),
            Self::Id => write!(f, "id: small letters, digits and hyphens"),
            Self::Players => write!(f, "players: 2 to {MAX_SEATS}, the least first"),
            Self::Colours { have, need } => write!(f, "colours: {need} are needed, there are {have}"),
            Self::SameColour(colour) => write!(f, "colours: `{colour}` is there twice"),
            Self::IdTaken(id) => write!(f, "id: `{id}` is that of another variant"),
            Self::Dice => write!(f, "dice: 1 to {MAX_DICE}"),
            Self::Faces => write!(f, "faces: 2 to {MAX_FACES}"),
            Self::Wild(face) => write!(f, "wild: there is no face {face}"),
            Self::Rounds => write!(f, "rounds: 1 or more"),
            Self::OneDie => write!(f, "dice: with one die each, whoever loses one is out"),
        }
    }
}

/// A variant that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variant {
    def: VariantDef,
    id: String,
    hash: String,
}

impl Variant {
    /// The numbers of players.
    #[must_use]
    pub fn seats(&self) -> RangeInclusive<u8> {
        self.def.players.0..=self.def.players.1
    }

    /// Dice of each seat at the start.
    #[must_use]
    pub fn dice(&self) -> u8 {
        self.def.dice
    }

    /// Faces of each die.
    #[must_use]
    pub fn faces(&self) -> u8 {
        self.def.faces
    }

    /// The wild face.
    #[must_use]
    pub fn wild(&self) -> Option<u8> {
        self.def.wild
    }

    /// True if there is a middle die.
    #[must_use]
    pub fn has_middle(&self) -> bool {
        self.def.middle
    }

    /// The last round.
    #[must_use]
    pub fn rounds(&self) -> Option<u8> {
        self.def.rounds
    }
}

/// Everything that is wrong with a definition, in the order of its fields.
fn problems_of(def: &VariantDef) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut note = |is_wrong: bool, problem: Problem| {
        if is_wrong {
            problems.push(problem);
        }
    };
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    note(def.id.is_empty() || !def.id.chars().all(plain), Problem::Id);
    let (least, most) = def.players;
    note(least < 2 || most < least || usize::from(most) > MAX_SEATS, Problem::Players);
    note(def.colours.len() < usize::from(most), Problem::Colours { have: def.colours.len(), need: most });
    let mut seen = BTreeSet::new();
    for colour in &def.colours {
        note(!seen.insert(colour), Problem::SameColour(colour.clone()));
    }
    note(!(1..=MAX_DICE).contains(&def.dice), Problem::Dice);
    note(def.dice == 1, Problem::OneDie);
    note(!(2..=MAX_FACES).contains(&def.faces), Problem::Faces);
    if let Some(wild) = def.wild {
        note(!(1..=def.faces).contains(&wild), Problem::Wild(wild));
    }
    note(def.rounds == Some(0), Problem::Rounds);
    problems
}

impl Rules for Variant {
    type Definition = VariantDef;
    type Problem = Problem;

    /// A variant of the dice game is a few numbers and names.
    const MAX_FILE_SIZE: u64 = 1 << 16;

    fn check(def: VariantDef) -> (Option<Self>, Vec<Problem>) {
        let problems = problems_of(&def);
        if problems.iter().any(Flawed::is_error) {
            return (None, problems);
        }
        // The hash leaves out the name, which does not matter for play.
        let of_play = VariantDef { name: String::new(), ..def.clone() };
        let digest = Sha256::digest(format!("{of_play:?}"));
        let mut hash = String::new();
        for byte in digest {
            // Writing to a String cannot fail.
            let _ = write!(hash, "{byte:02x}");
        }
        (Some(Self { id: def.id.clone(), def, hash }), problems)
    }

    fn check_text(text: &str) -> (Option<Self>, Vec<Problem>) {
        let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
        match options.from_str(text) {
            Ok(def) => Self::check(def),
            Err(error) => {
                let (start, message) = (error.span.start, error.code.to_string());
                (None, vec![Problem::Text { line: start.line, column: start.col, message }])
            }
        }
    }

    fn id_taken(&self, _text: &str) -> Problem {
        Problem::IdTaken(self.id.clone())
    }

    fn set_apart(mut self) -> Self {
        self.id = format!("{}-{}", self.def.id, &self.hash[..8]);
        self
    }

    fn definition(&self) -> &VariantDef {
        &self.def
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self, _language: &str) -> &str {
        &self.def.name
    }

    fn hash(&self) -> &str {
        &self.hash
    }

    fn players(&self) -> RangeInclusive<u8> {
        self.seats()
    }

    fn colours(&self) -> &[String] {
        &self.def.colours
    }
}
