//! Something wrong with a variant, as every game tells it: its kind with a stable code, how bad it is, and its place.
//!
//! Decides which flaws the file of any game can have ([`FileFlaw`]); which others there are, each game decides.

use std::fmt;
use std::ops::RangeInclusive;

use crate::game::{Flawed, NotRon, Place};
use crate::ron_text::Path;

/// The severity of a problem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// The variant can be played, but this was probably not meant.
    Warning,
    /// The variant cannot be played.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

/// A kind of problem.
pub trait ProblemCode: Copy + fmt::Display {
    /// The severity of problems of this kind.
    fn severity(self) -> Severity;
}

/// Makes the enum `Code` of the kinds of problems of a game: those of every file, then its own, `More` among them.
macro_rules! codes {
    (@all $($(#[$doc:meta])* $name:ident = $id:literal $severity:ident,)*) => {
        /// The kind of a problem; the codes are stable.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Code { $($(#[$doc])* $name,)* }

        impl Code {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The code as written in reports.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// The severity of problems of this kind.
            #[must_use]
            pub const fn severity(self) -> $crate::variant_file::Severity {
                match self { $(Self::$name => $crate::variant_file::Severity::$severity,)* }
            }

            /// The kind of a problem that the file of any game can have.
            const fn of_file(flaw: &$crate::variant_file::FileFlaw) -> Self {
                use $crate::variant_file::FileFlaw;
                match flaw {
                    FileFlaw::TooLong { .. } | FileFlaw::NotRon(_) => Self::Syntax,
                    FileFlaw::Format { .. } => Self::Format,
                    FileFlaw::Game { .. } => Self::Game,
                    FileFlaw::Id { .. } | FileFlaw::IdTwice { .. } | FileFlaw::IdOfTheProgram { .. } => Self::Id,
                    FileFlaw::TextTooLong { .. } => Self::TextLength,
                    FileFlaw::WithoutName => Self::Name,
                    FileFlaw::PlayersExchanged { .. } => Self::Players,
                    FileFlaw::TooFewColours { .. } | FileFlaw::ColourWithoutName | FileFlaw::ColourTwice { .. } => {
                        Self::Colours
                    }
                    FileFlaw::Unlisted { .. } => Self::More,
                }
            }
        }

        impl $crate::variant_file::ProblemCode for Code {
            fn severity(self) -> $crate::variant_file::Severity {
                self.severity()
            }
        }

        impl std::fmt::Display for Code {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }
    };
    ($($own:tt)*) => {
        $crate::variant_file::codes! {
            @all
            /// The text is not a variant definition.
            Syntax = "syntax" Error,
            /// A format that this program does not know.
            Format = "format" Error,
            /// A variant of another game.
            Game = "game" Error,
            /// An id that cannot be used, or stands twice.
            Id = "id" Error,
            /// A name that says nothing.
            Name = "name" Error,
            /// A name or text that is too long.
            TextLength = "text-length" Error,
            /// Player counts outside the limits, or tables by number of players that are not whole.
            Players = "players" Error,
            /// Player counts without colours, or a colour twice.
            Colours = "colours" Error,
            $($own)*
        }
    };
}
pub(crate) use codes;

/// A flaw that the file of any game can have, the possible values, and the cure: one for each sentence, with the numbers
/// that matter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the texts say it, with the same fields")]
pub enum FileFlaw {
    #[error("{bytes} bytes of text: leave at most {most}")]
    TooLong { bytes: usize, most: u64 },
    #[error(transparent)]
    NotRon(NotRon),
    #[error("format {format} is not known to this program: write `format: {known}`, or use a newer program")]
    Format { format: u32, known: u32 },
    #[error("this is a variant of the game `{found}`: write `game: \"{known}\"`, if it is one of this game")]
    Game { found: String, known: &'static str },
    #[error("`{found}` cannot be an id: choose 1 to 40 letters, digits and hyphens, such as `my-jungle`")]
    Id { found: String },
    #[error("the id `{id}` stands here twice: choose another")]
    IdTwice { id: String },
    #[error("the id `{id}` belongs to a variant of the program, which is another one: choose another id")]
    IdOfTheProgram { id: String },
    #[error("the text has {characters} characters: leave at most {most}")]
    TextTooLong { characters: usize, most: usize },
    #[error("the name is empty: give one that players will see")]
    WithoutName,
    #[error("at least {least} but at most {most} players: exchange the two")]
    PlayersExchanged { least: u8, most: u8 },
    #[error("{} for {players} players: name one for each player", Counted(*.colours, "colour", "colours"))]
    TooFewColours { colours: usize, players: u8 },
    #[error("this colour has no name: name it, such as `red`")]
    ColourWithoutName,
    #[error("the colour `{colour}` stands here twice: choose another")]
    ColourTwice { colour: String },
    #[error("{count} more problems are not listed: mend these first")]
    Unlisted { count: usize },
}

/// A number and the noun for what it counts, first in the singular, then in the plural.
pub(crate) struct Counted<N>(pub(crate) N, pub(crate) &'static str, pub(crate) &'static str);

impl<N: fmt::Display + PartialEq + From<u8>> fmt::Display for Counted<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, if self.0 == N::from(1) { self.1 } else { self.2 })
    }
}

/// The flaws that a variant of a game can have, a sentence each.
pub trait FlawOfGame: Clone + PartialEq + fmt::Debug + fmt::Display + From<FileFlaw> {
    /// The kinds of problems.
    type Code: ProblemCode;
    /// A number of a definition that has limits.
    type Quantity;

    /// The least number of players, and the greatest.
    const PLAYERS: [Self::Quantity; 2];

    /// The kind of problem.
    fn code(&self) -> Self::Code;

    /// A number is outside its limits.
    fn out_of_limits(what: Self::Quantity, value: u32, limits: RangeInclusive<u8>) -> Self;

    /// True if it only says how many more flaws there are.
    fn is_count(&self) -> bool;

    /// So many errors and warnings are not listed.
    #[must_use]
    fn unlisted(errors: usize, warnings: usize) -> Vec<Self> {
        let count = errors + warnings;
        if count > 0 { vec![FileFlaw::Unlisted { count }.into()] } else { Vec::new() }
    }
}

/// Something wrong with a variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem<F> {
    /// The flaw.
    pub flaw: F,
    /// Where in the definition.
    pub path: Path,
    /// Where in the text, if the definition came from one.
    pub place: Option<Place>,
}

impl<F: FlawOfGame> Problem<F> {
    /// The kind of the problem.
    #[must_use]
    pub fn code(&self) -> F::Code {
        self.flaw.code()
    }

    /// The severity of the problem.
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.code().severity()
    }
}

impl<F: FlawOfGame> Flawed for Problem<F> {
    fn is_error(&self) -> bool {
        self.severity() == Severity::Error
    }
}

impl<F: FlawOfGame> fmt::Display for Problem<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{place}: ")?;
        }
        write!(f, "{} [{}]", self.severity(), self.code())?;
        if !self.path.is_whole() {
            write!(f, " {}", self.path)?;
        }
        write!(f, ": {}", self.flaw)
    }
}
