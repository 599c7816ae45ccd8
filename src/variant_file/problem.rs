//! Something wrong with a variant, as every game tells it: its kind with a stable code, how bad it is, and its place.
//!
//! Which flaws there are, each game decides.

use std::fmt;

use crate::game::{Flawed, Place};
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

/// Makes the enum `Code` of the kinds of problems of a game.
macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $id:literal $severity:ident,)*) => {
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
}
pub(crate) use codes;

/// The flaws that a variant of a game can have, a sentence each.
pub trait FlawOfGame: Clone + PartialEq + fmt::Debug + fmt::Display {
    /// The kinds of problems.
    type Code: ProblemCode;

    /// The kind of problem.
    fn code(&self) -> Self::Code;
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
