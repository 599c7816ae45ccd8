//! A game in brief: who plays what, and how far it has come.

use std::sync::Arc;

use super::Opened;
use crate::game::{Actor, DealerDef, RecordOptions, Rules, Seat, SeatRecord, TakeBack, View};
use crate::games::{GameId, GameRules, Listed, any_game, with_game};
use crate::library::OpenedGame;
use crate::words::Texts;
use crate::words::shown::{Shown, name_in_game};

/// A game as a list or a button shows it.
#[derive(Clone, Debug)]
pub struct SummaryOf<G: Shown> {
    /// The rules by which it is played.
    pub rules: Arc<G::Rules>,
    /// The state in which it stands.
    pub state: G,
    /// The players.
    pub seats: Vec<SeatRecord>,
    /// True if chance is entered by hand.
    pub by_hand: bool,
    /// The players' agreements.
    pub options: RecordOptions,
}

impl<G: Shown> SummaryOf<G> {
    fn of_opened(game: OpenedGame<G>) -> Self {
        Self {
            rules: Arc::clone(game.session.rules()),
            // What only a seat knows is in no list.
            state: View::of(game.session.state(), None).state().clone(),
            by_hand: game.record.dealer == DealerDef::Manual,
            options: game.record.options,
            seats: game.record.seats,
        }
    }

    fn share(&mut self, known: &mut Vec<GameRules>)
    where
        G: Listed,
    {
        let is_same =
            |rules: &&Arc<G::Rules>| rules.hash() == self.rules.hash() && rules.definition() == self.rules.definition();
        match known.iter().filter_map(GameRules::own::<G>).find(is_same) {
            Some(rules) => self.rules = Arc::clone(rules),
            None => known.push(GameRules::of::<G>(Arc::clone(&self.rules))),
        }
    }

    fn is_over(&self) -> bool {
        self.state.actor() == Actor::Nobody
    }

    fn about(&self, texts: &Texts) -> String {
        texts.with("game-about", &[("variant", self.sort(texts).into()), ("names", self.names().into())])
    }

    fn about_beside(&self, texts: &Texts, name: &str) -> String {
        if name.contains(&self.names()) { self.sort(texts) } else { self.about(texts) }
    }

    /// The players' names.
    fn names(&self) -> String {
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        names.join(", ")
    }

    /// The game, the variant, and the sort of game.
    fn sort(&self, texts: &Texts) -> String {
        let options = [
            self.by_hand.then_some("sort-by-hand"),
            self.options.purist.then_some("sort-purist"),
            (self.options.take_back == TakeBack::Anything).then_some("sort-take-back"),
        ];
        let options = options.into_iter().flatten().map(|key| texts.say(key));
        let variant = name_in_game::<G>(texts, &self.rules);
        let all: Vec<String> =
            std::iter::once(variant).chain(G::sort_of_game(texts, &self.rules, &self.state)).chain(options).collect();
        all.join(", ")
    }

    fn progress(&self, texts: &Texts) -> String {
        let name = |seat: Seat| self.seats.get(seat.index()).map_or_else(String::new, |seat| seat.name.clone());
        if !self.is_over() {
            return G::progress(texts, &self.rules, &self.state, name);
        }
        let (mut winners, mut scores) = (Vec::new(), Vec::new());
        self.state.winners(&self.rules, &mut winners);
        self.state.scores(&mut scores);
        if winners.is_empty() {
            return texts.say("game-over-lost");
        }
        let best = winners.first().and_then(|seat| scores.get(seat.index()).copied().flatten()).unwrap_or_default();
        let names: Vec<String> = winners.into_iter().map(name).collect();
        texts.with("game-over", &[("names", names.join(&texts.say("end-and")).into()), ("points", best.into())])
    }
}

/// States of some games are much larger than those of others.
type Brief<G> = Box<SummaryOf<G>>;

any_game! {
    /// A game of whichever sort in brief, as a list or a button shows it.
    #[derive(Clone, Debug)]
    pub enum Summary: Shown { Brief }
}

impl Summary {
    /// The summary of a game that was opened.
    #[must_use]
    pub fn of_opened(game: Opened) -> Self {
        with_game!(game, Opened::G(game) => Self::of::<G>(Box::new(SummaryOf::of_opened(*game))))
    }

    /// Takes the rules of one of these games in the place of its own if they are the same, so that many games do not hold
    /// them many times; otherwise they are added.
    pub fn share(&mut self, known: &mut Vec<GameRules>) {
        with_game!(self, Self::G(game) => game.share(known));
    }

    /// Which game it is of.
    #[must_use]
    pub fn game(&self) -> GameId {
        with_game!(self, Self::G(_) => G::GAME)
    }

    /// True once it has come to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        with_game!(self, Self::G(game) => game.is_over())
    }

    /// Who plays what: the variant, the sort of game, and the players.
    #[must_use]
    pub fn about(&self, texts: &Texts) -> String {
        with_game!(self, Self::G(game) => game.about(texts))
    }

    /// As [`Self::about`], beside something called so: the players are named only where that does not name them already.
    #[must_use]
    pub fn about_beside(&self, texts: &Texts, name: &str) -> String {
        with_game!(self, Self::G(game) => game.about_beside(texts, name))
    }

    /// Its progress: the turn and whose it is, or who has won.
    #[must_use]
    pub fn progress(&self, texts: &Texts) -> String {
        with_game!(self, Self::G(game) => game.progress(texts))
    }
}
