//! The page of tiles: the deck as columns of cards, and the fields of what is chosen.
//!
//! Decides how the page is laid out and keeps what is chosen on it. What is done with the tiles is carried out once
//! everything is laid out: the columns, the fields and the keys only ask for it. How a deck changes, and which step that
//! is, `editor::tikal::decks` decides.

mod columns;
mod faces;
mod gallery;
mod keyboard;
mod menus;
mod panel;
mod sides;

use std::hash::Hash;

use egui::{Button, Id, Label, RichText, ScrollArea, Ui, UiBuilder, ViewportCommand, accesskit};

use self::faces::Faces;
use self::gallery::Gallery;
use super::Form;
use crate::app::kit::areas::{self, Area};
use crate::app::kit::desk::{SCROLL_LANE, follow_focus, lane};
use crate::app::kit::widgets::menu;
use crate::editor::Step;
use crate::editor::tikal::Target;
use crate::editor::tikal::decks::acts::{self, Act, DeckSteps};
use crate::editor::tikal::decks::choice::Choice;
use crate::editor::tikal::decks::{self, Notice, TileSpot};
use crate::tikal::{GroupDef, Rule};
use crate::words::Texts;

/// From this width on the fields stand beside the columns; below it, under them.
const WIDE: f32 = 440.0;
/// The width of the panels there, as far as that is no more than their share of the width.
const BESIDE: f32 = 250.0;
const SHARE: f32 = 0.44;
/// In a page lower than this all that stands above the columns scrolls with them.
const LOW: f32 = 260.0;

/// The state that the page keeps between frames.
#[derive(Debug)]
pub struct View {
    id: Id,
    choice: Choice,
    /// The number of columns in which the tiles of each group stood last.
    columns: Vec<usize>,
    /// The deck as it was laid out last.
    deck: Vec<GroupDef>,
    /// The tile that is brought into sight, and whether the keyboard and the eye are led to it.
    reveal: Option<(TileSpot, Lead)>,
    /// The group that is brought into sight.
    reveal_group: Option<usize>,
    notice: Option<Notice>,
    faces: Faces,
    gallery: Gallery,
}

/// The attention led to a tile that is brought into sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lead {
    /// Nothing else.
    Sight,
    /// The keyboard.
    Keyboard,
    /// The keyboard, and it is pointed out, since somebody looked for it.
    Found,
}

impl Default for View {
    fn default() -> Self {
        let (choice, faces, gallery) = Default::default();
        let (columns, deck, reveal, reveal_group, notice) = Default::default();
        Self { id: Id::NULL, choice, columns, deck, reveal, reveal_group, notice, faces, gallery }
    }
}

impl View {
    /// Follows a deck that was changed elsewhere, such as by a step that was taken back: what that concerned is chosen.
    fn follow(&mut self, deck: &[GroupDef]) -> bool {
        if self.deck == deck {
            return false;
        }
        let before = std::mem::replace(&mut self.deck, deck.to_vec());
        // What was said of the deck as it was may be untrue now.
        self.notice = None;
        let concerned = decks::concerned(&before, deck);
        let is_known = !before.is_empty() && !concerned.is_empty();
        if is_known {
            self.choice.choose_all(concerned);
        }
        is_known
    }
}

/// Lays out the page.
pub fn tiles_ui(ui: &mut Ui, form: &mut Form, view: &mut View) {
    // The cards of each document have names of their own.
    view.id = ui.scope_id().with("tiles");
    view.faces.refresh(form.texts, &form.def().deck);
    view.gallery.begin();
    let (id, mut acts) = (view.id, Vec::new());
    let card = |spot| columns::card_id(id, spot);
    let before = card(view.choice.cursor());
    if view.follow(&form.def().deck) {
        let lead = match ui.memory(egui::Memory::focused) {
            Some(focused) if focused != before => Lead::Sight,
            _ => Lead::Keyboard,
        };
        view.reveal = Some((view.choice.cursor(), lead));
    }
    view.choice.trim(&form.def().deck);
    if let Some(Target::Tile(spot)) = form.sought {
        form.sought = None;
        view.choice.choose(spot);
        view.choice.trim(&form.def().deck);
        view.reveal = Some((view.choice.cursor(), Lead::Found));
    }
    let was_at = view.choice.cursor();
    let is_on_card = form.can_change() && {
        let deck = (form.def().deck.as_slice(), view.columns.as_slice());
        keyboard::read(ui, deck, &mut view.choice, card, &mut acts)
    };
    if is_on_card && view.choice.cursor() != was_at {
        ui.memory_mut(|memory| memory.request_focus(card(view.choice.cursor())));
    }
    if ui.available_width() >= WIDE {
        beside_ui(ui, form, view, &mut acts);
    } else {
        below_ui(ui, form, view, &mut acts);
    }
    form.rule_key(ui, ui.max_rect(), Rule::new(1, 2));
    if acts.is_empty() {
        return;
    }
    // What was said of the last thing that was done does not hold for the next one.
    view.notice = None;
    let moves = acts.iter().any(Act::moves);
    let groups = form.def().deck.len();
    for act in acts {
        if act == Act::AskForClipboard {
            ui.send_viewport_cmd(ViewportCommand::RequestPaste);
        }
        let clip = |text| ui.copy_text(text);
        view.notice = acts::execute(form, &mut view.choice, act, clip).or(view.notice.take());
    }
    view.deck.clone_from(&form.def().deck);
    view.reveal_group = form.def().deck.len().checked_sub(1).filter(|&last| last >= groups);
    if is_on_card {
        view.reveal = Some((view.choice.cursor(), Lead::Keyboard));
    } else if moves {
        view.reveal = Some((view.choice.cursor(), Lead::Sight));
    }
    ui.ctx().request_repaint();
}

/// The columns with the fields beside them; each scrolls by itself.
fn beside_ui(ui: &mut Ui, form: &mut Form, view: &mut View, acts: &mut Vec<Act>) {
    let is_low = ui.available_height() < LOW;
    if !is_low {
        tools_ui(ui, form, view, false, acts);
    }
    let room = ui.available_rect_before_wrap();
    let (left, right) = room.split_left_right_at_x(room.right() - BESIDE.min(room.width() * SHARE));
    let mut columns = ui.new_child(UiBuilder::new().id_salt("columns").max_rect(left));
    // What stands at the edge has room for the rim of the keyboard.
    let area = ScrollArea::both().auto_shrink([false, false]).content_margin(3);
    scrolled_ui(&mut columns, form, area, |ui, form| {
        if is_low {
            ui.scope(|ui| {
                ui.set_max_width(left.width() - SCROLL_LANE);
                tools_ui(ui, form, view, true, acts);
            });
        }
        columns::columns_ui(ui, form, view, (false, is_low), acts);
    });
    areas::note(ui.ctx(), Area::Deck, left, columns::card_id(view.id, view.choice.cursor()));
    let mut panel = ui.new_child(UiBuilder::new().id_salt("panel").max_rect(right.with_min_x(right.left() + 8.0)));
    areas::begin(&panel, form.texts, form.theme, Area::Fields);
    scrolled_ui(&mut panel, form, ScrollArea::vertical().auto_shrink([false, false]), |ui, form| {
        panel::panel_ui(ui, form, view, acts);
        ui.add_space(8.0);
    });
    ui.advance_cursor_after_rect(room);
}

/// Everything in one column, for windows that have no room for two.
fn below_ui(ui: &mut Ui, form: &mut Form, view: &mut View, acts: &mut Vec<Act>) {
    let is_low = ui.available_height() < LOW;
    scrolled_ui(ui, form, ScrollArea::vertical().auto_shrink([false, false]), |ui, form| {
        tools_ui(ui, form, view, true, acts);
        let top = ui.cursor().top();
        columns::columns_ui(ui, form, view, (true, is_low), acts);
        let deck = ui.max_rect().with_min_y(top).with_max_y(ui.cursor().top());
        areas::note(ui.ctx(), Area::Deck, deck, columns::card_id(view.id, view.choice.cursor()));
        let (texts, theme) = (form.texts, form.theme);
        areas::around(ui, texts, theme, Area::Fields, |ui| panel::panel_ui(ui, form, view, acts));
        ui.add_space(SCROLL_LANE);
    });
}

/// Content that scrolls, to what has the keyboard too, with bars in lanes of their own.
fn scrolled_ui(ui: &mut Ui, form: &mut Form, area: ScrollArea, content: impl FnOnce(&mut Ui, &mut Form)) {
    let bars = std::mem::replace(&mut ui.spacing_mut().scroll, lane());
    // On forms what can be filled in is as dark as the ground of a bar.
    let inactive = &mut ui.visuals_mut().widgets.inactive;
    let fields = std::mem::replace(&mut inactive.bg_fill, form.theme.chrome.control);
    // However low the page is, its end can be scrolled into sight.
    area.min_scrolled_height(0.0).show(ui, |ui| {
        ui.spacing_mut().scroll = bars;
        ui.visuals_mut().widgets.inactive.bg_fill = fields;
        content(ui, form);
        follow_focus(ui);
    });
    ui.spacing_mut().scroll = bars;
    ui.visuals_mut().widgets.inactive.bg_fill = fields;
}

/// The tools for the deck as a whole, most of them in a menu where there is little room, and the outcome of the last
/// act.
fn tools_ui(ui: &mut Ui, form: &Form, view: &View, is_folded: bool, acts: &mut Vec<Act>) {
    let (texts, deck, chrome) = (form.texts, &form.def().deck, &form.theme.chrome);
    ui.horizontal_wrapped(|ui| {
        if ui.add_enabled(menus::has_letter(deck), Button::new(texts.say("tiles-add-group"))).clicked() {
            acts.push(Act::AddGroup);
        }
        if is_folded {
            menu(ui, texts.say("editor-more"), |ui| {
                menus::deck_ui(ui, texts, true, acts);
                ui.separator();
                menus::all_groups_menu_ui(ui, texts, deck, acts);
            });
        } else {
            menu(ui, texts.say("tiles-all-groups"), |ui| menus::all_groups_menu_ui(ui, texts, deck, acts));
            menus::deck_ui(ui, texts, false, acts);
        }
    });
    if let Some(notice) = &view.notice {
        let colour = if notice.is_refusal() { chrome.warn } else { chrome.accent };
        let label = ui.add(Label::new(RichText::new(notice.said(texts)).color(colour)).wrap());
        ui.ctx().accesskit_node_builder(label.id, |node| node.set_live(accesskit::Live::Polite));
    }
}

impl DeckSteps for Form<'_> {
    fn deck(&self) -> &[GroupDef] {
        &self.def().deck
    }

    fn texts(&self) -> &Texts {
        self.texts
    }

    fn change_deck(&mut self, step: Step, field: impl Hash, deck: Vec<GroupDef>) {
        self.change(step, field, |def| def.deck = deck);
    }

    fn close_step(&mut self) {
        self.close_step();
    }
}
