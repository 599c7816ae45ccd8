//! The pages of documents of any game, and the wishes for a variant that is made.

use egui::{Button, Ui};

use crate::app::command::{Command, Desk, EditCommand, Part};
use crate::app::forms::{Formed, Opened};
use crate::app::kit::desk::Presentation;
use crate::editor::{Document, Drafted, GamePage, GameTarget, VariantDocument};
use crate::games::{GameId, GameRules, each_game, with_game};
use crate::library::{Libraries, Library};
use crate::words::rulebook::Citation;
use crate::words::shown::{Choices, Shown};

/// A game whose variants have pages in the editor.
pub trait Paged: Drafted<Rules: Formed<Game = Self>> + Shown {
    /// The state that the pages of a document keep between frames.
    type Kept: Default + 'static;
    /// The wishes for a variant that is made.
    type Wishes: Default + 'static;

    /// True if variants of it can be made from wishes.
    const CAN_MAKE: bool = true;
    /// The parts of a made variant that can be put into a document: what its button says, and its hint.
    const PARTS: &'static [(&'static str, &'static str, Part)];

    /// Lays out a page, which changes the document. Returns the rule that somebody wants to read.
    fn page_ui(
        ui: &mut Ui,
        look: Presentation,
        document: &mut Document<Self::Rules>,
        opened: Opened<Self::Rules>,
        kept: &mut Self::Kept,
    ) -> Option<Citation>;

    /// Lays out the form for what is wished, for a document or for a variant of its own; `buttons` lays out what can be
    /// done with the wish, and whether it can be done now.
    fn wishes_ui(
        ui: &mut Ui,
        look: Presentation,
        wishes: &mut Self::Wishes,
        document: Option<&Document<Self::Rules>>,
        library: &Library<Self>,
        buttons: impl FnOnce(&mut Ui, bool),
    );

    /// The texts of so many variants that are made as they are wished.
    fn made(wishes: &Self::Wishes, library: &Library<Self>, count: u64) -> Vec<String>;

    /// Puts a part that is made into a document.
    ///
    /// # Errors
    /// Why that cannot be done, in words; the document is then as it was.
    fn put_in(
        wishes: &Self::Wishes,
        part: Part,
        document: &mut Document<Self::Rules>,
        library: &Library<Self>,
    ) -> Result<(), String>;

    /// Wishes for another seed.
    fn draw_seed(wishes: &mut Self::Wishes);

    /// The choices with which a document is tried out.
    fn tried(kept: &Self::Kept, rules: &Self::Rules) -> Self::Choices;
}

/// The number of variants that are made to be compared.
const SEVERAL: u64 = 5;

type KeptOf<G> = <G as Paged>::Kept;
type WishesOf<G> = <G as Paged>::Wishes;

each_game! {
    /// The state that the pages of a document keep between frames.
    #[derive(Default)]
    pub struct PagesKept: Paged { KeptOf }
}

each_game! {
    /// The wishes for a variant that is made, for each game.
    #[derive(Default)]
    pub struct Making: Paged { WishesOf }
}

impl PagesKept {
    /// The choices with which a document of these rules is tried out.
    #[must_use]
    pub fn tried(&self, rules: &GameRules) -> Choices {
        let mut choices = Choices::default();
        with_game!(rules, GameRules::G(rules) => *choices.of_mut::<G>() = G::tried(self.of::<G>(), rules));
        choices
    }
}

/// Lays out a page, which changes the document, and leads the keyboard to what is sought on it.
pub fn page_ui(
    document: &mut VariantDocument,
    ui: &mut Ui,
    desk: &mut Desk,
    libraries: &Libraries,
    page: GamePage,
    sought: &mut Option<GameTarget>,
    kept: &mut PagesKept,
) {
    let look = desk.presentation();
    let asked = with_game!(document, VariantDocument::G(document) => {
        let Some(&page) = page.own::<G>() else { return };
        let mut target = sought.take().and_then(|target| target.own::<G>().copied());
        let opened = Opened { page, sought: &mut target, library: libraries.of() };
        let asked = G::page_ui(ui, look, document, opened, kept.of_mut::<G>());
        *sought = target.map(GameTarget::of::<G>);
        asked
    });
    if let Some(rule) = asked {
        desk.push(Command::ShowRule(rule));
    }
}

/// True if variants of this game, and parts of them, can be made from wishes.
#[must_use]
pub fn can_make(game: GameId) -> bool {
    with_game!(game, G => G::CAN_MAKE)
}

impl Making {
    /// Lays out the form for a variant of this game, with buttons that make it, or that put a part of it into a document
    /// of this game.
    pub fn making_ui(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        game: GameId,
        into: Option<&VariantDocument>,
        libraries: &Libraries,
    ) {
        let whole: [(&str, Option<&str>, EditCommand); 2] = [
            ("editor-wish-make", None, EditCommand::Make { game, count: 1 }),
            ("editor-wish-make-five", Some("editor-wish-make-five-hint"), EditCommand::Make { game, count: SEVERAL }),
        ];
        let look = desk.presentation();
        with_game!(game, G => {
            let parts = G::PARTS.iter().map(|&(key, hint, part)| (key, Some(hint), EditCommand::PutIn(part)));
            let choices = if into.is_some() { parts.collect() } else { whole.to_vec() };
            let document = into.and_then(VariantDocument::own::<G>).map(|document| &**document);
            G::wishes_ui(ui, look, self.of_mut::<G>(), document, libraries.of(), |ui, is_on| {
                buttons_ui(ui, desk, choices, is_on);
            });
        });
    }

    /// The documents of so many made variants of this game.
    #[must_use]
    pub fn documents(&self, libraries: &Libraries, game: GameId, count: u64) -> Vec<VariantDocument> {
        let texts = with_game!(game, G => G::made(self.of::<G>(), libraries.of(), count));
        texts.into_iter().map(|text| VariantDocument::new(game, text)).collect()
    }

    /// Puts a made part into a document.
    ///
    /// # Errors
    /// Why that cannot be done, in words; the document is then as it was.
    pub fn put_in(&self, document: &mut VariantDocument, part: Part, libraries: &Libraries) -> Result<(), String> {
        with_game!(document, VariantDocument::G(document) => {
            G::put_in(self.of::<G>(), part, document, libraries.of())
        })
    }

    /// Puts a fresh seed there.
    pub fn draw_seed(&mut self) {
        for &game in GameId::ALL {
            with_game!(game, G => G::draw_seed(self.of_mut::<G>()));
        }
    }
}

fn buttons_ui(ui: &mut Ui, desk: &mut Desk, choices: Vec<(&str, Option<&str>, EditCommand)>, is_on: bool) {
    ui.horizontal_wrapped(|ui| {
        for (key, hint, command) in choices {
            let button = ui.add_enabled(is_on, Button::new(desk.texts.say(key)));
            let button = match hint {
                Some(hint) => button.on_hover_text(desk.texts.say(hint)),
                None => button,
            };
            if button.clicked() {
                desk.push(command);
            }
        }
    });
}
