//! The form for what is wished of a variant that is made: sliders, a seed, and what comes of it, a picture of the board
//! and the chief totals. What is made of a wish, `generate` decides.

use egui::{Label, RichText, Role, Sense, Slider, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::kit::desk::unbroken;
use crate::app::kit::limits;
use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;
use crate::app::tikal::picture;
use crate::editor::tikal::generate::{self, Slider as Amount, Wish};
use crate::editor::tikal::{Totals, made, totals};
use crate::editor::{Document, Step};
use crate::game::MAX_SEED;
use crate::library::{CLASSIC, TikalLibrary};
use crate::platform;
use crate::ron_text::EditError;
use crate::tikal::{Variant, VariantDef, validate};
use crate::words::Texts;

/// From this width on what comes of a wish stands beside it.
const WIDE: f32 = 440.0;
/// The width of a slider, as far as there is room for it.
const SLIDER: f32 = 300.0;
/// The height of a slider with its name.
const HIGH: f32 = 24.0;
/// The height of the picture of the board.
const PICTURE: f32 = 190.0;

/// The wish, and its outcome.
pub struct Wishes {
    wish: Wish,
    /// The seed as it is typed.
    seed: String,
    made: Option<Made>,
    picture: Still<u64>,
    /// The number of pictures so far, so that each is drawn anew.
    pictured: u64,
}

/// The outcome of a wish.
struct Made {
    wish: Wish,
    /// The revision of the document into which it would be put.
    revision: Option<u64>,
    /// With the board that is made, if it can be played.
    board: Option<Variant>,
    /// With the board, and with the deck, that are made.
    defs: [VariantDef; 2],
}

impl Made {
    /// The outcome of an amount that is told as a number of things: a document may have no room for all of them.
    fn amount(&self, amount: Amount) -> Option<u32> {
        let [board, deck] = &self.defs;
        match amount {
            Amount::Size => u32::try_from(Totals::of(board).free_cells).ok(),
            Amount::Length => u32::try_from(Totals::of(deck).tiles).ok(),
            Amount::Slabs | Amount::Temples | Amount::Treasures | Amount::Volcanoes => None,
        }
    }
}

impl Default for Wishes {
    fn default() -> Self {
        Self { wish: Wish::new(1), seed: "1".to_owned(), made: None, picture: Still::default(), pictured: 0 }
    }
}

impl Wishes {
    /// Puts a fresh seed there.
    pub fn draw_seed(&mut self) {
        // Few digits: such a seed can be told to somebody.
        let seed = platform::fresh_seed() % 1_000_000;
        (self.wish.seed, self.seed) = (seed, seed.to_string());
    }

    /// True if the text typed as the seed is one.
    #[must_use]
    pub fn has_seed(&self) -> bool {
        self.seed.trim().parse() == Ok(self.wish.seed)
    }

    /// The texts of so many variants, the first from this seed, the others from those that follow it.
    #[must_use]
    pub fn texts(&self, library: &TikalLibrary, count: u64) -> Vec<String> {
        let seeds = (0..count).map(|more| (self.wish.seed + more) % (MAX_SEED + 1));
        seeds.map(|seed| made(&self.wish.seeded(seed), library)).collect()
    }

    /// Puts a made board into a document.
    ///
    /// # Errors
    /// If it cannot be written into the text; the document is then as it was.
    pub fn put_board(&self, document: &mut Document<Variant>) -> Result<(), EditError> {
        let Some(mut def) = document.definition().cloned() else { return Ok(()) };
        generate::board_into(&mut def, &self.wish);
        self.put(document, &def, "editor-step-board")
    }

    /// Puts made tiles into a document, with the tiers and treasures that belong to them.
    ///
    /// # Errors
    /// As for a board.
    pub fn put_deck(&self, document: &mut Document<Variant>, library: &TikalLibrary) -> Result<(), EditError> {
        let Some(def) = document.definition() else { return Ok(()) };
        let def = with_deck(def, &self.wish, library);
        self.put(document, &def, "editor-step-deck")
    }

    fn put(&self, document: &mut Document<Variant>, def: &VariantDef, step: &'static str) -> Result<(), EditError> {
        document.close_step();
        document.change(def, Step::new(step).named(self.wish.seed.to_string()), None)?;
        document.close_step();
        Ok(())
    }

    /// Makes what is wished, if that has changed: for a document, or as a variant of its own.
    fn make(&mut self, document: Option<&Document<Variant>>, library: &TikalLibrary) -> Option<&Made> {
        let revision = document.map(Document::revision);
        let is_made = self.made.as_ref().is_some_and(|made| (made.wish, made.revision) == (self.wish, revision));
        if !is_made {
            let classic = library.find(CLASSIC)?.def();
            let defs = match document {
                None => {
                    let def = generate::variant(classic, &self.wish);
                    [def.clone(), def]
                }
                Some(document) => {
                    let deck = with_deck(document.definition()?, &self.wish, library);
                    let mut board = document.definition()?.clone();
                    generate::board_into(&mut board, &self.wish);
                    [board, deck]
                }
            };
            // Whatever else the document says, its board is pictured.
            let pictured = VariantDef { board: defs[0].board.clone(), ..classic.clone() };
            let board = validate(pictured).0;
            self.made = Some(Made { wish: self.wish, revision, board, defs });
            self.pictured += 1;
        }
        self.made.as_ref()
    }
}

/// The definition with made tiles. One without any kind of treasure gets those of the box, so that ruins can be made.
fn with_deck(def: &VariantDef, wish: &Wish, library: &TikalLibrary) -> VariantDef {
    let mut def = def.clone();
    if let Some(classic) = library.find(CLASSIC).filter(|_| def.treasures.kinds.is_empty()) {
        def.treasures.kinds.clone_from(&classic.def().treasures.kinds);
        if wish.of(Amount::Treasures) == 0 {
            def.treasures.kinds.clear();
        }
    }
    generate::deck_into(&mut def, wish);
    def
}

/// Lays out the form; `buttons` lays out what can be done with the wish, and whether it can be done now.
pub fn wishes_ui(
    ui: &mut Ui,
    (texts, theme): (&Texts, &Theme),
    wishes: &mut Wishes,
    document: Option<&Document<Variant>>,
    library: &TikalLibrary,
    buttons: impl FnOnce(&mut Ui, bool),
) {
    wishes.make(document, library);
    if ui.available_width() >= WIDE {
        ui.columns(2, |columns| {
            columns[0].vertical(|ui| sliders_ui(ui, texts, theme, wishes));
            columns[1].vertical(|ui| {
                seed_ui(ui, texts, theme, wishes);
                buttons(ui, wishes.has_seed());
                outcome_ui(ui, texts, theme, wishes, document, library);
            });
        });
    } else {
        // What leads on comes first, so that it is in sight.
        seed_ui(ui, texts, theme, wishes);
        buttons(ui, wishes.has_seed());
        sliders_ui(ui, texts, theme, wishes);
        outcome_ui(ui, texts, theme, wishes, document, library);
    }
}

/// The seed, and a button for another one.
fn seed_ui(ui: &mut Ui, texts: &Texts, theme: &Theme, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts.say("setup-seed"));
        let field = TextEdit::singleline(&mut wishes.seed).char_limit(limits::SEED).desired_width(120.0);
        let field = ui.add(field).labelled_by(label.id);
        if field.changed()
            && let Some(seed) = wishes.seed.trim().parse().ok().filter(|&seed| seed <= MAX_SEED)
        {
            wishes.wish.seed = seed;
        }
        let again = ui.button(texts.say("editor-wish-again"));
        if again.on_hover_text(texts.say("editor-wish-again-hint")).clicked() {
            wishes.draw_seed();
        }
    });
    if !wishes.has_seed() {
        ui.label(RichText::new(texts.say("editor-wish-bad-seed")).small().color(theme.chrome.warn));
    }
}

fn sliders_ui(ui: &mut Ui, texts: &Texts, theme: &Theme, wishes: &mut Wishes) {
    let Wishes { wish, made, .. } = wishes;
    for amount in Amount::ALL {
        let told = made.as_ref().filter(|made| made.wish == *wish).and_then(|made| made.amount(amount));
        slider_ui(ui, texts, theme, wish, amount, told);
    }
}

/// The slider for one amount, and what it says at present.
fn slider_ui(ui: &mut Ui, texts: &Texts, theme: &Theme, wish: &mut Wish, amount: Amount, made: Option<u32>) {
    let (name, unit) = words(amount);
    let count = made.map_or_else(|| counted(wish, amount, texts), |count| count.to_string());
    let values = [("count", count.into())];
    let told = RichText::new(texts.with(unit, &values)).color(theme.chrome.text_weak);
    ui.scope(|ui| {
        // Name and slider belong together.
        ui.spacing_mut().interact_size.y = HIGH;
        ui.spacing_mut().item_spacing.y = 0.0;
        let label = ui.horizontal_wrapped(|ui| {
            let label = ui.label(texts.say(name));
            ui.label(told);
            label
        });
        let mut value = shown(wish, amount);
        let range = amount.range();
        // A game is no longer than its board has cells for.
        let most = if amount == Amount::Length { wish.of(Amount::Size) } else { *range.end() };
        ui.spacing_mut().slider_width = ui.available_width().min(SLIDER);
        // A slider's rail is filled.
        ui.visuals_mut().widgets.inactive.bg_fill = theme.chrome.edge;
        let slider = Slider::new(&mut value, *range.start()..=most).show_value(false);
        let slider = ui.add_enabled(most > *range.start(), slider).labelled_by(label.inner.id);
        if slider.changed() {
            // A length that was as large as it could be stays so, whatever the size is.
            let is_whole = wish.of(Amount::Length) >= wish.of(Amount::Size);
            *wish = wish.with(amount, value);
            if amount == Amount::Size && is_whole {
                *wish = wish.with(Amount::Length, *Amount::Length.range().end());
            } else if amount == Amount::Length && value == most {
                *wish = wish.with(Amount::Length, *range.end());
            }
        }
    });
}

/// The amount as the slider shows it.
fn shown(wish: &Wish, amount: Amount) -> u8 {
    match amount {
        Amount::Length => wish.of(amount).min(wish.of(Amount::Size)),
        _ => wish.of(amount),
    }
}

/// The name of an amount, and the unit in which it is told.
fn words(amount: Amount) -> (&'static str, &'static str) {
    match amount {
        Amount::Size => ("editor-wish-size", "editor-wish-cells"),
        Amount::Length => ("editor-wish-length", "editor-wish-tiles"),
        Amount::Slabs => ("editor-wish-slabs", "editor-wish-slabs-each"),
        Amount::Temples => ("editor-wish-temples", "editor-wish-percent"),
        Amount::Treasures => ("editor-wish-treasures", "editor-wish-percent"),
        Amount::Volcanoes => ("editor-wish-volcanoes", "editor-wish-count"),
    }
}

/// An amount in its unit.
fn counted(wish: &Wish, amount: Amount, texts: &Texts) -> String {
    let value = u32::from(shown(wish, amount));
    match amount {
        Amount::Size | Amount::Length => (12 * value).to_string(),
        Amount::Slabs => {
            let halves = value + 3;
            let half = if halves % 2 == 0 { String::new() } else { texts.say("editor-wish-half") };
            format!("{}{half}", halves / 2)
        }
        Amount::Temples | Amount::Treasures | Amount::Volcanoes => value.to_string(),
    }
}

/// The outcome of the wish: the board and the chief totals.
fn outcome_ui(
    ui: &mut Ui,
    texts: &Texts,
    theme: &Theme,
    wishes: &mut Wishes,
    document: Option<&Document<Variant>>,
    library: &TikalLibrary,
) {
    if wishes.make(document, library).is_none() {
        return;
    }
    let Wishes { made: Some(made), picture, pictured, .. } = wishes else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), PICTURE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.say("editor-wish-picture")));
    if let Some(board) = made.board.as_ref().filter(|_| ui.is_rect_visible(rect)) {
        picture.paint(ui.painter(), theme.is_dark, rect, *pictured, |_| {
            picture::board(ui.painter(), theme, rect, board, None);
        });
    }
    let [board, deck] = &made.defs;
    let both = VariantDef { board: board.board.clone(), ..deck.clone() };
    let told = unbroken(&totals(texts, &both));
    ui.add(Label::new(RichText::new(told).color(theme.chrome.text_weak)).wrap());
    let tiles: u32 = deck.deck.iter().flat_map(|group| &group.tiles).map(|tile| tile.copies).sum();
    if tiles.is_multiple_of(12) {
        let values = [("two", (tiles / 2).into()), ("three", (tiles / 3).into()), ("four", (tiles / 4).into())];
        let turns = RichText::new(texts.with("editor-wish-turns", &values)).small().color(theme.chrome.text_weak);
        ui.add(Label::new(turns).wrap());
    }
}
