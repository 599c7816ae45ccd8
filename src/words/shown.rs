//! The words on any game's variants and games for those who play: names, facts, the sort and the progress of a game; and
//! what can be chosen for a new one.
//!
//! What is said, each game decides by [`Shown`].

use std::fmt::Debug;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::apart::apart;
use super::{Texts, Worded};
use crate::ai::Level;
use crate::game::Seat;
use crate::games::{GameId, GameRules, each_game, with_game};
use crate::library::{Libraries, Shipped};

/// A game whose variants and games are told of to players.
pub trait Shown: Shipped + Worded + 'static {
    /// The choices for a new game beside its variant and its players, such as the turn rule.
    type Choices: Copy + Eq + Debug + Default + Serialize + DeserializeOwned + 'static;

    /// The most points that a seat can be given at the start of a game; 0 where there is no such thing.
    const MOST_HANDICAP: u32;

    /// The id of the text that names the game.
    const GAME_NAME: &'static str;

    /// The id of the text that says how computer players of a level play.
    fn level_hint(level: Level) -> &'static str;

    /// The name of a variant.
    fn name(texts: &Texts, rules: &Self::Rules) -> String;

    /// The words of a variant's author on what it is about.
    fn description(texts: &Texts, rules: &Self::Rules) -> String;

    /// The facts of a variant in a few words each; players, size and length come first. Without `choices` those hold that
    /// its file suggests.
    fn facts(texts: &Texts, rules: &Self::Rules, choices: Option<Self::Choices>) -> Vec<String>;

    /// The choices that the variant's file suggests.
    fn suggested(rules: &Self::Rules) -> Self::Choices;

    /// The choices with which a game has begun.
    fn choices_of(rules: &Self::Rules, state: &Self) -> Self::Choices;

    /// Chooses that turns are auctioned, if the game knows auctions.
    fn choose_auction(choices: &mut Self::Choices);

    /// The setup of a new game: `first` begins, and every seat is given the points of the handicap beside those of the
    /// rules. What the choices leave to chance, the number `luck` decides.
    fn chosen_setup(
        rules: &Self::Rules,
        choices: Self::Choices,
        first: Seat,
        handicap: &[u32],
        luck: u64,
    ) -> Self::Setup;

    /// The sort of a game where there are several, such as that with auctions, or the one of a certain scenario.
    fn sort_of_game(texts: &Texts, rules: &Self::Rules, state: &Self) -> Option<String>;

    /// The progress of a game that is not over: the turn, and whose it is.
    fn progress(texts: &Texts, rules: &Self::Rules, state: &Self, name: impl Fn(Seat) -> String) -> String;
}

/// The words on something that is offered for each game: as they are for the first one, with the name of the game for another.
#[must_use]
pub fn said_of(texts: &Texts, said: &str, game: GameId) -> String {
    if game == GameId::default() {
        return texts.say(said);
    }
    texts.with("said-of-game", &[("said", texts.say(said).into()), ("game", game_name(texts, game).into())])
}

/// The name of a game.
#[must_use]
pub fn game_name(texts: &Texts, game: GameId) -> String {
    texts.say(with_game!(game, G => G::GAME_NAME))
}

/// The words on how computer players of a level play a game.
#[must_use]
pub fn level_hint(texts: &Texts, game: GameId, level: Level) -> String {
    texts.say(with_game!(game, G => G::level_hint(level)))
}

/// The name of a variant among players.
#[must_use]
pub fn name(texts: &Texts, rules: &GameRules) -> String {
    with_game!(rules, GameRules::G(rules) => G::name(texts, rules))
}

/// The name of a variant beside those of other games: with the game in front, unless it is called like the game.
#[must_use]
pub fn name_in_game<G: Shown>(texts: &Texts, rules: &G::Rules) -> String {
    let (game, variant) = (texts.say(G::GAME_NAME), G::name(texts, rules));
    if variant == game {
        return variant;
    }
    texts.with("variant-of-game", &[("game", game.into()), ("variant", variant.into())])
}

/// The variants at hand, each with what it is called where they stand together: with its id where several have the same
/// name.
#[must_use]
pub fn named_variants(texts: &Texts, libraries: &Libraries) -> Vec<(String, GameRules)> {
    let variants = libraries.variants();
    let things: Vec<_> = variants.iter().map(|rules| (name(texts, rules), Some(rules.variant().id))).collect();
    apart(texts, &things).into_iter().zip(variants).collect()
}

/// The name of a variant among those at hand.
#[must_use]
pub fn name_among(texts: &Texts, libraries: &Libraries, rules: &GameRules) -> String {
    let named = named_variants(texts, libraries).into_iter().find(|(_, other)| other.variant() == rules.variant());
    named.map_or_else(|| name(texts, rules), |(name, _)| name)
}

/// The subject of a variant, in its author's words.
#[must_use]
pub fn description(texts: &Texts, rules: &GameRules) -> String {
    with_game!(rules, GameRules::G(rules) => G::description(texts, rules))
}

/// The facts of a variant in a few words each; players, size and length come first. Without `choices` those hold that its
/// file suggests.
#[must_use]
pub fn facts(texts: &Texts, rules: &GameRules, choices: Option<Choices>) -> Vec<String> {
    with_game!(rules, GameRules::G(rules) => G::facts(texts, rules, choices.map(|choices| *choices.of::<G>())))
}

type ChoicesOf<G> = <G as Shown>::Choices;

each_game! {
    /// The choices for a new game of each game beside its variant and its players, such as the turn rule.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
    #[serde(default)]
    pub struct Choices: Shown { ChoicesOf }
}

impl Choices {
    /// Chooses that turns are auctioned, where the game knows auctions.
    pub fn auction(&mut self) {
        for &game in GameId::ALL {
            with_game!(game, G => G::choose_auction(self.of_mut::<G>()));
        }
    }

    /// Chooses what the variant's file suggests.
    pub fn suggest(&mut self, rules: &GameRules) {
        with_game!(rules, GameRules::G(rules) => *self.of_mut::<G>() = G::suggested(rules));
    }
}

/// The most points that a seat can be given at the start of a game with these rules; 0 where there is no such thing.
#[must_use]
pub fn most_handicap(rules: &GameRules) -> u32 {
    with_game!(rules, GameRules::G(_) => G::MOST_HANDICAP)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::words::Language;

    #[test]
    fn each_game_says_of_each_level_how_it_plays_there() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let said = |game: &GameId, of: Level| level_hint(&texts, *game, of);
            for game in GameId::ALL {
                let all: BTreeSet<String> = Level::ALL.into_iter().map(|level| said(game, level)).collect();
                assert_eq!(all.len(), Level::ALL.len(), "{language:?} {game:?}: {all:#?}");
            }
            // Every game has a way to think of its own; by chance all are played alike.
            for level in Level::ALL {
                let all: BTreeSet<String> = GameId::ALL.iter().map(|game| said(game, level)).collect();
                let wanted = if level == Level::Random { 1 } else { GameId::ALL.len() };
                assert_eq!(all.len(), wanted, "{language:?} {level}: {all:#?}");
            }
        }
    }
}
