//! The screen of statistics over all games that are kept: whose, which games, and what they came to.
//!
//! Decides what is asked (`Asked`), what is said of it (`sheet`, worked out anew only when the question or the games
//! change) and where it stands (`ui`). What follows from the games, [`crate::statistics`] decides; when they are read,
//! `game_files`.

mod sheet;
mod ui;

use std::sync::Arc;

use crate::ai::Level;
use crate::app::laboratory::FiguresPath;
use crate::games::GameId;
use crate::library::Libraries;
use crate::platform;
use crate::statistics::{Archive, Filter, Group, KeptGame, chosen, csv, people};
use crate::words::{Language, Texts};
use sheet::Sheet;

pub use ui::statistics_ui;

/// The question that is asked of the games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Asked {
    filter: Filter,
    group: Group,
    /// The level beside which the course of the strength is told; the one met most often if none is chosen.
    course: Option<Level>,
}

/// The state that the screen keeps between frames.
#[derive(Default)]
pub struct StatisticsView {
    /// The games.
    pub archive: Archive,
    /// The path that is typed where the table is written.
    pub path: FiguresPath,
    asked: Asked,
    /// True if a game was proposed, or chosen by the person.
    is_proposed: bool,
    sheet: Option<(Key, Sheet)>,
}

/// The things of which a sheet was made.
#[derive(PartialEq)]
struct Key {
    revision: u64,
    asked: Asked,
    language: Language,
}

impl StatisticsView {
    /// The table of the games that are counted now.
    #[must_use]
    pub fn csv(&self) -> String {
        let today = platform::today();
        let games = chosen(self.archive.games(), &self.asked.filter, &today);
        csv(games.into_iter().map(|chosen| (chosen.kept, chosen.game)))
    }

    /// True if there is a game to be written.
    #[must_use]
    pub fn has_games(&self) -> bool {
        self.sheet.as_ref().is_some_and(|(_, sheet)| !sheet.rows.is_empty())
    }

    /// Proposes the person who played most, and the game that this person played most, as long as nothing was chosen.
    fn propose(&mut self) {
        let games = Arc::clone(self.archive.games());
        let known = people(&games).0;
        let is_known = |me: &String| known.iter().any(|(name, _)| name == me);
        if !self.asked.filter.me.as_ref().is_some_and(is_known) {
            self.asked.filter.me = known.first().map(|(name, _)| name.clone());
        }
        if !self.is_proposed && self.asked.filter.me.is_some() {
            self.asked.filter.game = most_played(&games, &self.asked.filter);
            self.is_proposed = true;
        }
    }

    /// Makes the sheet anew if anything has changed.
    fn follow(&mut self, texts: &Texts, libraries: &Libraries) {
        let revision = self.archive.revision();
        let is_new = self.sheet.as_ref().is_none_or(|(key, _)| key.revision != revision);
        if is_new {
            self.propose();
        }
        let key = Key { revision, asked: self.asked.clone(), language: texts.language() };
        if self.sheet.as_ref().is_none_or(|(made_of, _)| *made_of != key) {
            let sheet = Sheet::of(texts, libraries, self.archive.games(), &mut self.asked, &platform::today());
            self.sheet = Some((Key { asked: self.asked.clone(), ..key }, sheet));
        }
    }
}

/// The game of which somebody has finished most.
fn most_played(games: &[KeptGame], filter: &Filter) -> Option<GameId> {
    let all = chosen(games, filter, "");
    let count = |id: &&GameId| all.iter().filter(|chosen| chosen.game.game == id.id()).count();
    // Of several the first.
    GameId::ALL.iter().rev().max_by_key(count).copied().filter(|id| count(&id) > 0)
}
