//! The beginnings of documents of any game without a file, and their sharing: empty, made from wishes, from a code, as
//! a code.

use egui::{Button, Ui};

use super::{Drafted, VariantDocument};
use crate::app::command::{Desk, EditCommand, Part};
use crate::games::{GameId, each_game, with_game};
use crate::library::{self, Libraries, Shared};
use crate::words::{Texts, failures};

/// The number of variants that are made to be compared.
const SEVERAL: u64 = 5;

type WishesOf<G> = <G as Drafted>::Wishes;

each_game! {
    /// The wishes for a variant that is made, for each game.
    #[derive(Default)]
    pub struct Making: Drafted { WishesOf }
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
        let parts = [
            ("editor-into-board", Some("editor-into-board-hint"), EditCommand::PutIn(Part::Board)),
            ("editor-into-deck", Some("editor-into-deck-hint"), EditCommand::PutIn(Part::Deck)),
        ];
        let choices = if into.is_some() { parts } else { whole };
        let look = (desk.texts, desk.theme);
        with_game!(game, G => {
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

fn buttons_ui(ui: &mut Ui, desk: &mut Desk, choices: [(&str, Option<&str>, EditCommand); 2], is_on: bool) {
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

impl VariantDocument {
    /// A new document of this game with the least in it that can be played.
    #[must_use]
    pub fn empty(texts: &Texts, libraries: &Libraries, game: GameId) -> Self {
        let text = with_game!(game, G => G::empty(texts, libraries.of()));
        Self::new(game, text)
    }

    /// The document of a variant that somebody shared as a code, and what is to be told of it: that its id is taken.
    ///
    /// # Errors
    /// Why it is no such code, in words.
    pub fn of_code(texts: &Texts, libraries: &Libraries, code: &str) -> Result<(Self, Option<String>), String> {
        let Shared { game, text } = library::unshare(code).map_err(|error| failures::share(texts, &error))?;
        let (text, told) = with_game!(game, G => G::received(texts, text, libraries.of()));
        Ok((Self::new(game, text), told))
    }

    /// The code by which it can be shared.
    ///
    /// # Errors
    /// Why it has none, in words.
    pub fn code(&self, texts: &Texts) -> Result<String, String> {
        library::share(self.game(), self.text()).map_err(|error| failures::share(texts, &error))
    }
}
