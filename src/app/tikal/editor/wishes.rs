//! The form for what is wished of a variant that is made: sliders, a seed, and what comes of it, a picture of the board
//! and the chief totals. What comes of a wish, `editor::tikal` decides.

use egui::{Label, RichText, Role, Sense, Slider, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::kit::desk::{Presentation, unbroken};
use crate::app::kit::limits;
use crate::app::kit::still::Still;
use crate::app::kit::theme::Theme;
use crate::app::tikal::picture;
use crate::editor::Document;
use crate::editor::tikal::generate::{Because, Shortfall, Slider as Amount, Wish};
use crate::editor::tikal::{Wishes, totals};
use crate::game::MAX_SEED;
use crate::library::TikalLibrary;
use crate::tikal::{Variant, VariantDef};
use crate::words::Texts;

/// From this width on what comes of a wish stands beside it.
const WIDE: f32 = 440.0;
/// The width of a slider, as far as there is room for it.
const SLIDER: f32 = 300.0;
/// The height of a slider with its name.
const HIGH: f32 = 24.0;
/// The height of the picture of the board.
const PICTURE: f32 = 190.0;

/// The wishes, and the picture of what comes of them.
#[derive(Default)]
pub struct WishesView {
    /// The wishes.
    pub wishes: Wishes,
    picture: Still<u64>,
}

/// Lays out the form; `buttons` lays out what can be done with the wish, and whether it can be done now.
pub fn wishes_ui(
    ui: &mut Ui,
    Presentation { texts, theme }: Presentation,
    view: &mut WishesView,
    document: Option<&Document<Variant>>,
    library: &TikalLibrary,
    buttons: impl FnOnce(&mut Ui, bool),
) {
    view.wishes.make(document, library);
    if ui.available_width() >= WIDE {
        ui.columns(2, |columns| {
            columns[0].vertical(|ui| sliders_ui(ui, texts, theme, &mut view.wishes));
            columns[1].vertical(|ui| {
                seed_ui(ui, texts, theme, &mut view.wishes);
                buttons(ui, view.wishes.has_seed());
                outcome_ui(ui, texts, theme, view, document, library);
            });
        });
    } else {
        // What leads on comes first, so that it is in sight.
        seed_ui(ui, texts, theme, &mut view.wishes);
        buttons(ui, view.wishes.has_seed());
        sliders_ui(ui, texts, theme, &mut view.wishes);
        outcome_ui(ui, texts, theme, view, document, library);
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

/// An amount that was not made as it was wished, and why.
fn shortfall_said(texts: &Texts, shortfall: Shortfall) -> String {
    let because = match shortfall.because {
        Because::DeckNeedsCells => "editor-wish-deck-needs-cells",
        Because::BoardIsFull => "editor-wish-board-is-full",
        Because::NoMoreCells => "editor-wish-no-more-cells",
        Because::NoKinds => "editor-wish-no-kinds",
        Because::NoMoreRuins => "editor-wish-no-more-ruins",
        Because::OneInFour => "editor-wish-one-in-four",
    };
    let values = [
        ("what", texts.say(words(shortfall.slider).0).into()),
        ("made", shortfall.made.into()),
        ("wished", shortfall.wished.into()),
        ("because", texts.say(because).into()),
    ];
    texts.with("editor-wish-shortfall", &values)
}

/// The outcome of the wish: the board and the chief totals.
fn outcome_ui(
    ui: &mut Ui,
    texts: &Texts,
    theme: &Theme,
    view: &mut WishesView,
    document: Option<&Document<Variant>>,
    library: &TikalLibrary,
) {
    if view.wishes.make(document, library).is_none() {
        return;
    }
    let WishesView { wishes: Wishes { made: Some(made), count, .. }, picture } = view else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), PICTURE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.say("editor-wish-picture")));
    if let Some(board) = made.board.as_ref().filter(|_| ui.is_rect_visible(rect)) {
        picture.paint(ui.painter(), theme.is_dark, rect, *count, |_| {
            picture::board(ui.painter(), theme, rect, board, None);
        });
    }
    let [board, deck] = &made.defs;
    let both = VariantDef { board: board.board.clone(), ..deck.clone() };
    let told = unbroken(&totals(texts, &both));
    ui.add(Label::new(RichText::new(told).color(theme.chrome.text_weak)).wrap());
    let tiles: u32 = deck.deck.iter().flat_map(|group| &group.tiles).map(|tile| tile.copies).sum();
    for shortfall in made.shortfalls() {
        let said = RichText::new(shortfall_said(texts, shortfall)).color(theme.chrome.warn);
        ui.add(Label::new(said).wrap());
    }
    if tiles.is_multiple_of(12) {
        let values = [("two", (tiles / 2).into()), ("three", (tiles / 3).into()), ("four", (tiles / 4).into())];
        let turns = RichText::new(texts.with("editor-wish-turns", &values)).small().color(theme.chrome.text_weak);
        ui.add(Label::new(turns).wrap());
    }
}
