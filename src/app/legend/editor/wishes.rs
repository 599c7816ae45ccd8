//! The form for what is wished of a scenario that is made: a seed, how dense it is, how far from the base camp; and a
//! picture of what comes of it. What that is, `editor::legend::generate` decides.

use egui::{Label, RichText, Role, Sense, Slider, TextEdit, Ui, WidgetInfo, vec2};

use crate::app::kit::desk::Presentation;
use crate::app::kit::limits;
use crate::app::kit::still::Still;
use crate::app::kit::toasts::announce;
use crate::app::legend::picture;
use crate::editor::legend::generate::{NoScenario, Wish, scenario};
use crate::editor::legend::reach::cut_off;
use crate::game::MAX_SEED;
use crate::legend::{ScenarioDef, Variant, VariantDef, validate};
use crate::platform;
use crate::words::Texts;

/// The height of the picture of the board.
const PICTURE: f32 = 230.0;

/// The wish for a scenario, as it is set in a form, and what comes of it.
#[derive(Default)]
pub struct WishesView {
    /// The wish.
    pub wish: Wish,
    /// The seed as it is typed, where that is none.
    typed: Option<String>,
    /// Why the last scenario that was wished for was not made.
    refused: Option<NoScenario>,
    made: Option<Made>,
    /// The number of outcomes so far.
    count: u64,
    picture: Still<u64>,
}

/// The outcome of a wish.
struct Made {
    /// The wish, and the revision of the document for which it was made.
    of: (Wish, Option<u64>),
    outcome: Result<Outcome, NoScenario>,
}

/// A scenario that was made.
struct Outcome {
    name: String,
    cut_off: Vec<String>,
    /// A variant that has nothing but this scenario, if it can be played.
    board: Option<Variant>,
}

impl WishesView {
    /// Puts a fresh seed there.
    pub fn draw_seed(&mut self) {
        // Few digits: such a seed can be told to somebody.
        self.wish.seed = platform::fresh_seed() % 1_000_000;
        self.typed = None;
    }

    /// True if the text typed as the seed is one.
    #[must_use]
    pub fn has_seed(&self) -> bool {
        self.typed.is_none()
    }

    /// The scenario that is wished for; why there is none is told from then on.
    pub fn scenario(&mut self, def: &VariantDef) -> Option<ScenarioDef> {
        let made = scenario(def, self.wish);
        self.refused = made.as_ref().err().copied();
        made.ok()
    }

    /// True if the wish can be granted. Makes what is wished, if that or the document has changed.
    fn make(&mut self, texts: &Texts, def: &VariantDef, revision: Option<u64>) -> bool {
        let of = (self.wish, revision);
        if self.made.as_ref().is_none_or(|made| made.of != of) {
            let outcome = scenario(def, self.wish).map(|scenario| {
                let name = texts.typeset(scenario.name.get(texts.language().code()));
                let cut_off = cut_off(def, &scenario);
                let board = validate(VariantDef { scenarios: vec![scenario], ..def.clone() }).0;
                Outcome { name, cut_off, board }
            });
            self.refused = outcome.as_ref().err().copied();
            self.made = Some(Made { of, outcome });
            self.count += 1;
        }
        self.made.as_ref().is_some_and(|made| made.outcome.is_ok())
    }
}

/// Lays out the form; `buttons` lays out what can be done with the wish.
pub fn wishes_ui(
    ui: &mut Ui,
    Presentation { texts, theme }: Presentation,
    view: &mut WishesView,
    buttons: impl FnOnce(&mut Ui, &mut WishesView),
) {
    let mut seed = view.typed.take().unwrap_or_else(|| view.wish.seed.to_string());
    ui.horizontal_wrapped(|ui| {
        let label = ui.label(texts.say("setup-seed"));
        let field = TextEdit::singleline(&mut seed).char_limit(limits::SEED).desired_width(80.0);
        if ui.add(field).labelled_by(label.id).changed()
            && let Some(number) = seed.trim().parse().ok().filter(|&number| number <= MAX_SEED)
        {
            view.wish.seed = number;
        }
        if ui.button(texts.say("editor-wish-again")).on_hover_text(texts.say("editor-wish-again-hint")).clicked() {
            view.draw_seed();
            seed = view.wish.seed.to_string();
        }
    });
    if seed.trim().parse() != Ok(view.wish.seed) {
        ui.label(RichText::new(texts.say("editor-wish-bad-seed")).small().color(theme.chrome.warn));
        view.typed = Some(seed);
    }
    let Wish { density, distance, .. } = &mut view.wish;
    for (amount, key) in [(density, "legend-wish-density"), (distance, "legend-wish-distance")] {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(texts.say(key));
            // A slider's rail is filled.
            ui.visuals_mut().widgets.inactive.bg_fill = theme.chrome.edge;
            ui.add(Slider::new(amount, Wish::STEPS).show_value(false)).labelled_by(label.id);
        });
    }
    ui.horizontal_wrapped(|ui| buttons(ui, view));
    if let Some(why) = view.refused {
        let said = match why {
            NoScenario::Board => texts.say("legend-wish-no-board"),
            NoScenario::Room { tiles, hexes } => {
                texts.with("legend-wish-no-room", &[("tiles", tiles.into()), ("hexes", hexes.into())])
            }
        };
        announce(&ui.add(Label::new(RichText::new(said).color(theme.chrome.warn)).wrap()));
    }
}

/// Lays out the form with a picture of the scenario that comes of it, for this definition; `buttons` lays out what can be
/// done with the wish, and whether it can be done now.
pub fn pictured_wishes_ui(
    ui: &mut Ui,
    Presentation { texts, theme }: Presentation,
    view: &mut WishesView,
    (def, revision): (&VariantDef, Option<u64>),
    buttons: impl FnOnce(&mut Ui, bool),
) {
    let is_possible = view.make(texts, def, revision);
    wishes_ui(ui, Presentation { texts, theme }, view, |ui, view| buttons(ui, is_possible && view.has_seed()));
    view.make(texts, def, revision);
    let WishesView { made, count, picture, .. } = view;
    let Some(Ok(outcome)) = made.as_ref().map(|made| &made.outcome) else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), PICTURE), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.say("editor-wish-picture")));
    if let Some(board) = outcome.board.as_ref().filter(|_| ui.is_rect_visible(rect)) {
        picture.paint(ui.painter(), theme.is_dark, rect, *count, |_| {
            picture::board(ui.painter(), theme, rect, board, None);
        });
    }
    ui.label(RichText::new(&outcome.name).strong());
    reach_ui(ui, Presentation { texts, theme }, &outcome.cut_off);
}

/// The line on the tiles of a scenario that are cut off from the base camp.
pub fn reach_ui(ui: &mut Ui, Presentation { texts, theme }: Presentation, cut_off: &[String]) {
    let said = if cut_off.is_empty() {
        RichText::new(texts.say("legend-edit-all-reached")).color(theme.chrome.text_weak)
    } else {
        let cells = cut_off.join(", ");
        RichText::new(texts.with("legend-edit-cut-off", &[("cells", cells.into())])).color(theme.chrome.warn)
    };
    ui.add(Label::new(said).wrap());
}
