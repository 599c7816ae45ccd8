//! Who plays: a level of the computer players, or another program that speaks the engine protocol.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::ai::{Level, NotALevel, Playable};
use crate::protocol::{NotACommand, PeerCommand};

/// The beginning of a text that names a program.
const PROGRAM: &str = "program";

/// A level or a program, as the command line names it: `adept`; `program:` and a command; `program@adept:` and the
/// command of a program that is asked for this level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// Computer players of this level.
    Level(Level),
    /// Another program.
    Program {
        /// The command that starts it.
        command: PeerCommand,
        /// The level that it is asked for.
        level: Option<Level>,
    },
}

/// A text that names nobody who can play.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAContender {
    /// It is no level.
    #[error("{0}, or a program: `{PROGRAM}:COMMAND ARGUMENTS`")]
    Level(NotALevel),
    /// It is no command.
    #[error("`{PROGRAM}:`: {0}")]
    Command(NotACommand),
}

impl FromStr for Who {
    type Err = NotAContender;

    fn from_str(text: &str) -> Result<Self, NotAContender> {
        let Some((level, command)) = text.strip_prefix(PROGRAM).and_then(|rest| rest.split_once(':')) else {
            return text.parse().map(Self::Level).map_err(NotAContender::Level);
        };
        let level = match level.strip_prefix('@') {
            Some(level) => Some(level.parse().map_err(NotAContender::Level)?),
            None if level.is_empty() => None,
            None => return text.parse().map(Self::Level).map_err(NotAContender::Level),
        };
        let command = PeerCommand::read(command).map_err(NotAContender::Command)?;
        Ok(Self::Program { command, level })
    }
}

/// The part of its own nodes that a level has: 1 all of them, 0.05 or 1/20 a twentieth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Budget(f64);

/// A text that is no part of a budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a budget is written `0.05` or `1/20`, more than 0 and at most 1000")]
pub struct NotABudget;

impl Budget {
    /// All nodes that belong to a level.
    pub const WHOLE: Self = Self(1.0);

    /// The nodes that a level has in a game; 1 at least.
    #[must_use]
    pub fn nodes<G: Playable>(self, level: Level) -> u64 {
        // At most a thousand times the nodes of a level, which are far from the limits of both types.
        ((G::nodes(level) as f64 * self.0).round() as u64).max(1)
    }
}

impl FromStr for Budget {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Self, NotABudget> {
        let number = |text: &str| text.parse::<f64>().map_err(|_| NotABudget);
        let part = match text.split_once('/') {
            Some((above, below)) => number(above)? / number(below)?,
            None => number(text)?,
        };
        if part > 0.0 && part <= 1000.0 { Ok(Self(part)) } else { Err(NotABudget) }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Who plays, and how much it may think.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contender {
    /// The level; of a program, that which it is asked for, if one is.
    #[serde(with = "level_name")]
    pub level: Option<Level>,
    /// The nodes that it may search for a decision; none is named to a program that is to use its own.
    pub nodes: Option<u64>,
    /// The command of the program; none if the computer players of this one play.
    pub program: Option<String>,
}

impl Contender {
    /// Who plays a game with this part of the nodes of its level, or with so many nodes. A program that has neither is
    /// left its own.
    #[must_use]
    pub fn new<G: Playable>(who: &Who, budget: Budget, nodes: Option<u64>) -> Self {
        match who {
            Who::Level(level) => {
                Self { level: Some(*level), nodes: Some(nodes.unwrap_or(budget.nodes::<G>(*level))), program: None }
            }
            Who::Program { command, level } => {
                let part = level.filter(|_| budget != Budget::WHOLE).map(|level| budget.nodes::<G>(level));
                Self { level: *level, nodes: nodes.or(part), program: Some(command.as_str().to_owned()) }
            }
        }
    }
}

/// A level as files name it.
mod level_name {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::ai::Level;

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde asks for this form")]
    pub fn serialize<S: Serializer>(level: &Option<Level>, serializer: S) -> Result<S::Ok, S::Error> {
        level.map(Level::id).serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Level>, D::Error> {
        let name = Option::<String>::deserialize(deserializer)?;
        name.map(|name| name.parse().map_err(D::Error::custom)).transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_and_programs_are_named() {
        for level in Level::ALL {
            assert_eq!(level.id().parse(), Ok(Who::Level(level)));
        }
        let command = PeerCommand::read("./tikal engine").unwrap();
        let program = |level| Ok(Who::Program { command: command.clone(), level });
        assert_eq!("program:./tikal engine".parse(), program(None));
        assert_eq!("program@random:./tikal engine".parse(), program(Some(Level::Random)));
        assert_eq!("program:".parse::<Who>(), Err(NotAContender::Command(NotACommand::Empty)));
        for text in ["oracle", "program", "program@oracle:a", "programs:a", ""] {
            assert!(matches!(text.parse::<Who>(), Err(NotAContender::Level(_))), "{text:?}");
        }
    }
}
