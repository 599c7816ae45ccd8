//! The rulebooks of all games: whose is read, and for which variant.

use std::sync::Arc;

use egui::Ui;

use crate::app::rulebook::{Desk, Rulebook};
use crate::games::{GameId, GameRules, Listed, VariantId, each_game, with_game};
use crate::library::{Libraries, Library};
use crate::sitting::Sitting;
use crate::words::shown::Choices;
use crate::words::shown::Shown;

/// A game with a rulebook.
pub trait Ruled: Shown {
    /// The variant that the reader has chosen, and what is kept of its pages.
    type Reading: Default + 'static;

    /// Chooses the variant with this id, played so.
    fn choose(reading: &mut Self::Reading, variant: &str, choices: Self::Choices);

    /// Lays out the rulebook of the variant that is given, or else of the one that is chosen.
    fn rules_ui(
        ui: &mut Ui,
        desk: &mut Desk,
        book: &mut Rulebook,
        reading: &mut Self::Reading,
        library: &Library<Self>,
        given: Option<(Arc<Self::Rules>, Self::Choices)>,
    );
}

type ReadingOf<G> = <G as Ruled>::Reading;

each_game! {
    /// The reader's choice for each game.
    #[derive(Default)]
    struct Each: Ruled { mut ReadingOf }
}

/// The rulebook, and the reader's choice: of a game, and of a variant of each.
#[derive(Default)]
pub struct Reading {
    /// The book, with the place at which it is open.
    pub book: Rulebook,
    game: GameId,
    each: Each,
}

impl Reading {
    /// Chooses a variant, played so.
    pub fn choose(&mut self, variant: &VariantId, choices: Choices) {
        self.game = variant.game;
        with_game!(variant.game, G => G::choose(self.each.of_mut::<G>(), &variant.id, *choices.of::<G>()));
    }

    /// Lays out the rulebook of the variant that is given, or else of the one that is chosen.
    pub fn rules_ui(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        libraries: &Libraries,
        given: Option<(GameRules, Choices)>,
    ) {
        let game = given.as_ref().map_or(self.game, |(rules, _)| rules.game());
        with_game!(game, G => {
            let own = |(rules, choices): (GameRules, Choices)| Some((Arc::clone(rules.own::<G>()?), *choices.of::<G>()));
            G::rules_ui(ui, desk, &mut self.book, self.each.of_mut::<G>(), libraries.of(), given.and_then(own));
        });
    }
}

/// The variant of the game at a table, and how it is played.
#[must_use]
pub fn played<G: Shown + Listed>(sitting: &Sitting<G>) -> (GameRules, Choices) {
    let mut choices = Choices::default();
    *choices.of_mut::<G>() = G::choices_of(sitting.rules(), sitting.view().state());
    (GameRules::of::<G>(Arc::clone(sitting.rules())), choices)
}

/// A variant as its file suggests to play it.
#[must_use]
pub fn suggested(rules: GameRules) -> (GameRules, Choices) {
    let mut choices = Choices::default();
    choices.suggest(&rules);
    (rules, choices)
}
