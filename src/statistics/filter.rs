//! The games that a question is about, and whose: the person whose statistics they are, the game, the variant, the number of
//! players, the strongest computer at the table, the time.

use std::collections::BTreeMap;

use super::archive::KeptGame;
use super::summary::{Game, Who};
use crate::ai::Level;
use crate::games::GameId;
use crate::platform;

/// The time from which on games count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Span {
    /// From the first on.
    #[default]
    All,
    /// Those of this year.
    Year,
    /// Those of this month.
    Month,
}

impl Span {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::All, Self::Year, Self::Month];

    /// True if a game that was last played on this day counts today, both like `2026-11-21`.
    #[must_use]
    pub fn holds(self, day: Option<&str>, today: &str) -> bool {
        let length = match self {
            Self::All => return true,
            Self::Year => "2026".len(),
            Self::Month => "2026-11".len(),
        };
        day.is_some_and(|day| day.get(..length).is_some_and(|day| today.get(..length) == Some(day)))
    }
}

/// The strongest computer at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strongest {
    /// Nobody: people alone sat there.
    Nobody,
    /// One of this level.
    Computer(Level),
}

impl Strongest {
    /// All of them, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Nobody).chain(Level::ALL.into_iter().map(Self::Computer))
    }

    /// That of a game.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        let at_table = |level: &Level| game.seats.iter().any(|seat| seat.who.level() == Some(*level));
        Level::ALL.into_iter().rev().find(at_table).map_or(Self::Nobody, Self::Computer)
    }
}

/// The games that count.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filter {
    /// The name of the person.
    pub me: Option<String>,
    /// Games of this game alone.
    pub game: Option<GameId>,
    /// Games of the variant with this hash alone.
    pub variant: Option<String>,
    /// Games of so many players alone.
    pub players: Option<usize>,
    /// Games with this strongest computer alone.
    pub level: Option<Strongest>,
    /// The time from which on they count.
    pub span: Span,
}

/// A game that counts, and where the person sat.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// The file.
    pub kept: &'a KeptGame,
    /// The game in it.
    pub game: &'a Game,
    /// The person's seat, the first if there are several.
    pub seat: usize,
}

/// The names under which people have played finished games to their end, with how many; the most frequent first.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct People(pub Vec<(String, usize)>);

/// The people of these games.
#[must_use]
pub fn people(games: &[KeptGame]) -> People {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for game in games.iter().filter_map(|kept| kept.game.as_ref()).filter(|game| game.is_over) {
        let mut names: Vec<&str> =
            game.seats.iter().filter(|seat| seat.who == Who::Person).map(|seat| seat.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            *counts.entry(name).or_default() += 1;
        }
    }
    let mut people: Vec<(String, usize)> = counts.into_iter().map(|(name, count)| (name.to_owned(), count)).collect();
    people.sort_by(|(_, one), (_, other)| other.cmp(one));
    People(people)
}

impl Filter {
    /// True if a game counts, whoever asks.
    #[must_use]
    pub fn takes(&self, kept: &KeptGame, game: &Game, today: &str) -> bool {
        self.game.is_none_or(|id| game.game == id.id())
            && self.variant.as_ref().is_none_or(|hash| game.hash == *hash)
            && self.players.is_none_or(|players| game.seats.len() == players)
            && self.level.is_none_or(|level| Strongest::of(game) == level)
            && self.span.holds(kept.time().map(platform::day_of).as_deref(), today)
    }
}

/// The finished games that count and in which the person sat from the first action to the last, the first one first.
#[must_use]
pub fn chosen<'a>(games: &'a [KeptGame], filter: &Filter, today: &str) -> Vec<Chosen<'a>> {
    let choose = |kept: &'a KeptGame| {
        let game = kept.game.as_ref().filter(|game| game.is_over && filter.takes(kept, game, today))?;
        let is_own = |seat: &super::Seat| seat.who == Who::Person && filter.me.as_ref() == Some(&seat.name);
        let seat = game.seats.iter().position(is_own)?;
        Some(Chosen { kept, game, seat })
    };
    let mut chosen: Vec<Chosen> = games.iter().filter_map(choose).collect();
    chosen.sort_by_key(|one| one.kept.played);
    chosen
}
