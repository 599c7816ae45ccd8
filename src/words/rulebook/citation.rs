//! The number of a rule, as refusals, panels and the rulebook name it: `T5.4`.
//!
//! Decides how it is written; which rules there are, each game decides.

use std::fmt;
use std::str::FromStr;

/// A rule of some game: `T5.4` is rule 4 in chapter 5 of the game whose rules begin with T.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Citation {
    /// The capital letter before the numbers of the game's rules.
    pub game: char,
    /// The chapter.
    pub chapter: u8,
    /// The number in the chapter.
    pub number: u8,
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}.{}", self.game, self.chapter, self.number)
    }
}

/// A text that is not the number of a rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not the number of a rule, such as T5.4")]
pub struct NotACitation;

impl FromStr for Citation {
    type Err = NotACitation;

    fn from_str(text: &str) -> Result<Self, NotACitation> {
        let game = text.chars().next().filter(char::is_ascii_uppercase).ok_or(NotACitation)?;
        let (chapter, number) = text[1..].split_once('.').ok_or(NotACitation)?;
        let read = |digits: &str| digits.parse().map_err(|_| NotACitation);
        let citation = Self { game, chapter: read(chapter)?, number: read(number)? };
        // Only one spelling is accepted: no plus sign, no leading zeros.
        if citation.to_string() == text { Ok(citation) } else { Err(NotACitation) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_rules_are_read_and_written() {
        let citation = Citation { game: 'L', chapter: 5, number: 12 };
        assert_eq!(citation.to_string(), "L5.12");
        assert_eq!("L5.12".parse(), Ok(citation));
        for text in ["", "T", "T5", "T5.", "t5.4", "T+5.4", "T05.4", "T5.4.1", "T5.400", "actions", "5.4", "ÄT5.4"] {
            assert_eq!(text.parse::<Citation>(), Err(NotACitation), "{text}");
        }
    }
}
