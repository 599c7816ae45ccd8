//! Tikal's side of the editor of variants: a page for each part of a definition.
//!
//! Every page changes a copy of the definition and hands it to the document, which writes it into the text. What a page
//! shows is read from the document; nothing is kept here but what is chosen on a page.

mod anew;
mod begin;
mod board;
mod changes;
mod colours;
mod contents;
mod form;
mod guide;
mod idle;
mod naming;
mod overview;
mod rules;
mod supplies;
mod target;
mod tiles;
mod totals;
mod wishes;

use egui::Ui;

use self::anew::Anew;
use self::form::{Copies, Form};
use crate::app::kit::theme::Theme;
use crate::app::kit::widgets::column;
use crate::editor::Document;
use crate::editor::tikal::Totals;
use crate::library::TikalLibrary;
use crate::ron_text::{Path as Part, Segment};
use crate::tikal::{Rule, Variant, VariantDef};
use crate::words::Texts;

pub use begin::{copy_of, empty, laid_out};
pub use changes::lines as change_lines;
pub use contents::{Held, contents};
pub use guide::TASKS;
pub use naming::{apart as set_apart, receive, settle as settle_id};
pub use overview::set_text;
pub use target::{Target, found_at};
pub use totals::lines as total_lines;
pub use wishes::{Wishes, wishes_ui};

/// The texts of the sides of a cell or a tile, clockwise from the top.
const SIDES: [&str; 6] =
    ["chart-side-n", "chart-side-ne", "chart-side-se", "chart-side-s", "chart-side-sw", "chart-side-nw"];

/// A page of the editor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Page {
    /// The variant's name, its author and its numbers of players.
    Overview,
    /// The board and what is printed on it.
    Board,
    /// The deck.
    Tiles,
    /// Tiers and treasures, and what they score.
    Supplies,
    /// Costs, points, pieces and the numbers of the turn rules.
    Rules,
}

impl Page {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 5] = [Self::Overview, Self::Board, Self::Tiles, Self::Supplies, Self::Rules];

    /// The id of the text that names it.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Overview => "editor-overview",
            Self::Board => "editor-board",
            Self::Tiles => "editor-tiles",
            Self::Supplies => "editor-supplies",
            Self::Rules => "editor-rules",
        }
    }

    /// True if it is drawn on, and so needs more of the window than others.
    #[must_use]
    pub fn is_drawn(self) -> bool {
        matches!(self, Self::Board | Self::Tiles)
    }

    /// The page on which this part of a definition is changed, if there is one.
    #[must_use]
    pub fn of(part: &Part) -> Option<Self> {
        let Some(Segment::Field(field)) = part.segments().first() else { return None };
        match *field {
            "id" | "name" | "description" | "author" | "based_on" | "players" => Some(Self::Overview),
            "board" => Some(Self::Board),
            "deck" => Some(Self::Tiles),
            "tiers" | "treasures" => Some(Self::Supplies),
            "costs" | "action_points" | "per_turn" | "pieces" | "leader_strength" | "control_ties" | "start_score"
            | "tie_breaks" | "turns" | "auction" => Some(Self::Rules),
            _ => None,
        }
    }
}

/// The state that the pages of a document keep between frames.
#[derive(Default)]
pub struct Kept {
    copies: Option<Copies>,
    anew: Option<Anew>,
    board: board::Drawing,
    tiles: tiles::View,
}

/// Lays out a page, which changes the document. The keyboard is led to what is sought, once it is laid out. Returns the
/// rule that somebody wants to read.
pub fn page_ui(
    ui: &mut Ui,
    (texts, theme): (&Texts, &Theme),
    document: &mut Document<Variant>,
    library: &TikalLibrary,
    page: Page,
    sought: &mut Option<Target>,
    kept: &mut Kept,
) -> Option<Rule> {
    let parent = document.definition().and_then(|def| library.find(&def.based_on.as_ref()?.id)).cloned();
    let mut content = |ui: &mut Ui| {
        anew::question_ui(ui, (texts, theme), document, page, &mut kept.anew);
        let Some(own) = document.definition() else {
            ui.label(texts.say("editor-nothing-read"));
            return None;
        };
        let copies = Copies::of(kept.copies.take(), own, parent.as_deref().map(Variant::def));
        let mut form = Form::new(texts, theme, document, copies);
        form.sought = sought.take();
        if !form.can_change() {
            ui.label(texts.say("editor-not-read"));
        }
        ui.add_enabled_ui(form.can_change(), |ui| match page {
            Page::Overview => overview::overview_ui(ui, &mut form, library),
            Page::Board => board::board_ui(ui, &mut form, &mut kept.board, library),
            Page::Tiles => tiles::tiles_ui(ui, &mut form, &mut kept.tiles),
            Page::Supplies => supplies::supplies_ui(ui, &mut form),
            Page::Rules => rules::rules_ui(ui, &mut form),
        });
        if let Some(refused) = form.refused.take() {
            kept.anew = Some(Anew { page, refused, revision: form.revision() });
            ui.request_repaint();
        }
        *sought = form.sought;
        let asked = form.asked;
        kept.copies = Some(form.into_copies());
        asked
    };
    match page {
        // They take all the room there is.
        Page::Board | Page::Tiles => content(ui),
        Page::Overview | Page::Supplies | Page::Rules => column(ui, 760.0, content),
    }
}

/// The chief totals of a definition in a few words each: cells, tiles of the deck and those that are printed, and, of
/// both together, temples, ruins, volcanoes.
#[must_use]
pub fn totals(texts: &Texts, def: &VariantDef) -> Vec<String> {
    let totals = Totals::of(def);
    let printed = def.board.printed.len() as u64;
    [
        ("editor-total-cells", totals.cells),
        ("editor-total-tiles", totals.tiles),
        ("editor-total-printed", printed),
        ("editor-total-temples", totals.temple_count()),
        ("editor-total-ruins", totals.ruins),
        ("editor-total-volcanoes", totals.volcanoes),
    ]
    .into_iter()
    .filter(|(key, count)| *key != "editor-total-printed" || *count > 0)
    .map(|(key, count)| texts.with(key, &[("count", count.into())]))
    .collect()
}
