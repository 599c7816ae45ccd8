//! The form for what is wished of a scenario that is made: a seed, how dense it is, how far from the base camp. What comes
//! of a wish, `editor::legend::generate` decides.

use egui::{Label, RichText, Slider, TextEdit, Ui};

use crate::app::kit::limits;
use crate::app::kit::theme::Theme;
use crate::app::kit::toasts::announce;
use crate::editor::legend::generate::{NoScenario, Wish, scenario};
use crate::game::MAX_SEED;
use crate::legend::{ScenarioDef, VariantDef};
use crate::platform;
use crate::words::Texts;

/// The wish for a scenario, as it is set in a form.
#[derive(Default)]
pub struct WishesView {
    /// The wish.
    pub wish: Wish,
    /// The seed as it is typed, where that is none.
    typed: Option<String>,
    /// Why the last scenario that was wished for was not made.
    refused: Option<NoScenario>,
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
}

/// Lays out the form; `buttons` lays out what can be done with the wish, and whether it can be done now.
pub fn wishes_ui(
    ui: &mut Ui,
    (texts, theme): (&Texts, &Theme),
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
