//! What a step is called: in a sentence, and on a small chip with a picture.
//!
//! The sentence is the same in the strip of the turn, in the recap, in the log and for screen readers. What a click on
//! a chip does, the panel that shows the chip decides.

use egui::{Color32, FontId, Rect, Response, RichText, Sense, Ui, WidgetInfo, pos2, vec2};

use super::paint::{self, Icon};
use super::{Deed, Step};
use super::{Table, cited};
use crate::app::kit::fresh;
use crate::app::tikal::art::Sign;
use crate::app::tikal::command::TableCommand;
use crate::app::tikal::desk::Desk;
use crate::app::tikal::{art, words};
use crate::game::Seat;
use crate::hex::{Cell, CellSet};
use crate::tikal::{Action, Event, Piece, TileId};
use crate::words::{Texts, Value};

/// How high a chip is.
pub const CHIP_HEIGHT: f32 = 24.0;
/// The width of its picture.
const PICTURE: f32 = 20.0;
const PADDING: f32 = 7.0;
/// The width of the sign that says what a click does.
const SIGN: f32 = 17.0;

/// What was done, in a sentence.
fn deed(texts: &Texts, table: &Table, step: &Step) -> String {
    let name: Value = table.name(step.seat).to_owned().into();
    let by = ("name", name.clone());
    let cell = |cell: Cell| -> Value { table.rules().layout().name(cell).to_string().into() };
    let events = (step.start..step.end).flat_map(|action| table.history().events(action));
    match step.deed {
        Deed::Walk { piece: Piece::Leader, from, to, .. } => {
            texts.with("step-walk-leader", &[by, ("from", cell(from)), ("to", cell(to))])
        }
        Deed::Walk { from, to, count, .. } => {
            texts.with("step-walk", &[by, ("count", count.into()), ("from", cell(from)), ("to", cell(to))])
        }
        Deed::Single(action) => match action {
            Action::Draw(tile) => {
                let key = if table.state().is_auction() { "step-turn-up" } else { "step-draw" };
                texts.with(key, &[by, ("tile", words::named_tile(texts, table, tile).into())])
            }
            Action::Reveal(kind) => {
                texts.with("step-reveal", &[by, ("kind", words::treasure(texts, table, kind).into())])
            }
            Action::Bid(bid) => texts.with("step-bid", &[by, ("bid", bid.into())]),
            Action::Pass => texts.with("step-pass", &[by]),
            Action::Choose(tile) => {
                let (key, price) = match won(table, step) {
                    Some(Won { price: 0, .. }) => ("step-choose-free", 0),
                    Some(Won { price, .. }) => ("step-choose-paid", price),
                    None => ("step-choose", 0),
                };
                let tile = words::named_tile(texts, table, tile).into();
                texts.with(key, &[by, ("tile", tile), ("price", price.into())])
            }
            Action::Place { cell: place, .. } => match placed(table, place) {
                Some(tile) => {
                    let tile = words::tile(texts, table.rules().tile(tile).kind).into();
                    texts.with("step-place", &[by, ("tile", tile), ("cell", cell(place))])
                }
                None => texts.with("step-place-again", &[by, ("cell", cell(place))]),
            },
            Action::Enter { piece, camp }
            | Action::Move { piece, to: camp, .. }
            | Action::Transfer { piece, to: camp, .. } => {
                let key = if piece == Piece::Leader { "step-enter-leader" } else { "step-enter-explorer" };
                texts.with(key, &[by, ("cell", cell(camp))])
            }
            Action::Uncover(temple) => {
                let value = |event: &Event| match *event {
                    Event::Uncovered { value, .. } => Some(value),
                    _ => None,
                };
                match events.into_iter().find_map(value) {
                    Some(value) => texts.with("step-uncover", &[by, ("cell", cell(temple)), ("value", value.into())]),
                    None => texts.with("step-uncover-again", &[by, ("cell", cell(temple))]),
                }
            }
            Action::Dig(ruin) => texts.with("step-dig", &[by, ("cell", cell(ruin))]),
            Action::Exchange { give, with, take } => {
                let values = [
                    by,
                    ("other", table.name(with).to_owned().into()),
                    ("give", words::treasure(texts, table, give).into()),
                    ("take", words::treasure(texts, table, take).into()),
                ];
                texts.with("step-exchange", &values)
            }
            Action::Camp(site) => texts.with("step-camp", &[by, ("cell", cell(site))]),
            Action::Guard { temple, piece } => {
                let key = if piece == Piece::Leader { "step-guard-leader" } else { "step-guard-explorer" };
                texts.with(key, &[by, ("cell", cell(temple))])
            }
            Action::End => ending(texts, table, step, by),
        },
    }
}

/// How somebody came to choose a tile: at what price the turn was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Won {
    /// Who won it.
    pub seat: Seat,
    /// The price; 0 if everybody passed.
    pub price: u32,
}

/// How the turn was won that begins after so many actions, if the last of them was a bid or a pass that ended an auction.
pub(super) fn won_before(table: &Table, start: usize) -> Option<Won> {
    let events = table.history().events(start.checked_sub(1)?);
    let is_bidding = events.iter().any(|event| matches!(event, Event::Passed { .. } | Event::BidMade { .. }));
    let won = |event: &Event| match *event {
        Event::TurnWon { seat, price } => Some(Won { seat, price }),
        _ => None,
    };
    events.iter().find_map(won).filter(|_| is_bidding)
}

/// How the turn was won in which a step is the choice of a tile.
pub(super) fn won(table: &Table, step: &Step) -> Option<Won> {
    won_before(table, step.start)
}

/// Whether a scoring round began with an action of this step: with a volcano that came up, or at the end of the game.
pub(super) fn starts_scoring(table: &Table, step: &Step) -> bool {
    let mut events = (step.start..step.end).flat_map(|action| table.history().events(action));
    events.any(|event| matches!(event, Event::ScoringBegan { .. }))
}

/// What was done, in a sentence; and if it began a scoring round, that it did.
#[must_use]
pub fn sentence(texts: &Texts, table: &Table, step: &Step) -> String {
    let said = deed(texts, table, step);
    if starts_scoring(table, step) { texts.with("step-scoring", &[("said", said.into())]) } else { said }
}

/// The tile of a step that places one on a cell; if the step was taken back, the tile is in hand again.
pub(super) fn placed(table: &Table, place: Cell) -> Option<TileId> {
    table.state().tile(place).or(table.state().hand())
}

/// The points that were lost by a step that ends a turn, and what its seat scored by it.
pub(super) fn outcome(table: &Table, step: &Step) -> (u8, Option<u32>) {
    let (mut lost, mut scored) = (0, None);
    for event in table.history().events(step.start) {
        match *event {
            Event::TurnEnded { lost: points, .. } => lost = points,
            Event::Scored { seat, points, .. } if seat == step.seat => scored = Some(points),
            _ => {}
        }
    }
    (lost, scored)
}

/// The end of a turn, with the points that were lost and what was scored.
fn ending(texts: &Texts, table: &Table, step: &Step, by: (&'static str, Value)) -> String {
    let (lost, scored) = outcome(table, step);
    match (scored, lost) {
        (Some(points), _) => texts.with("step-score", &[by, ("points", points.into())]),
        (None, 0) => texts.with("step-end", &[by]),
        (None, lost) => texts.with("step-end-lost", &[by, ("points", lost.into())]),
    }
}

/// What was done, in a word or two, for a chip.
#[must_use]
pub fn label(texts: &Texts, table: &Table, step: &Step) -> String {
    let cell = |cell: Cell| -> Value { table.rules().layout().name(cell).to_string().into() };
    let on = |key: &str, place: Cell| texts.with(key, &[("cell", cell(place))]);
    match step.deed {
        Deed::Walk { from, to, count, .. } => {
            let key = if count > 1 { "chip-walk-some" } else { "chip-walk" };
            texts.with(key, &[("count", count.into()), ("from", cell(from)), ("to", cell(to))])
        }
        Deed::Single(action) => match action {
            // With its noun, as the names of tiles look like those of cells.
            Action::Draw(tile) | Action::Choose(tile) => {
                texts.with("chip-tile", &[("tile", table.rules().tile(tile).name.to_string().into())])
            }
            Action::Reveal(kind) => words::treasure(texts, table, kind),
            Action::Bid(bid) => texts.with("auction-bid-title", &[("bid", bid.into())]),
            Action::Pass => texts.say("auction-pass"),
            Action::Place { cell, .. } => on("chip-place", cell),
            Action::Enter { camp, .. } => on("chip-enter", camp),
            Action::Move { to, .. } | Action::Transfer { to, .. } => on("chip-enter", to),
            Action::Uncover(temple) => on("chip-uncover", temple),
            Action::Dig(ruin) => on("chip-dig", ruin),
            Action::Exchange { .. } => texts.say("chip-exchange"),
            Action::Camp(site) => on("chip-camp", site),
            Action::Guard { temple, .. } => on("chip-guard", temple),
            Action::End => texts.say("chip-end"),
        },
    }
}

/// The hexes that a step is about.
#[must_use]
pub fn cells(deed: Deed) -> CellSet {
    match deed {
        Deed::Walk { from, to, .. } => CellSet::of(from) | CellSet::of(to),
        Deed::Single(
            Action::Place { cell, .. }
            | Action::Enter { camp: cell, .. }
            | Action::Uncover(cell)
            | Action::Dig(cell)
            | Action::Camp(cell)
            | Action::Guard { temple: cell, .. },
        ) => CellSet::of(cell),
        Deed::Single(Action::Move { from, to, .. } | Action::Transfer { from, to, .. }) => {
            CellSet::of(from) | CellSet::of(to)
        }
        Deed::Single(
            Action::Draw(_)
            | Action::Reveal(_)
            | Action::Bid(_)
            | Action::Pass
            | Action::Choose(_)
            | Action::Exchange { .. }
            | Action::End,
        ) => CellSet::EMPTY,
    }
}

/// How a chip looks and whether it can be clicked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChipLook {
    /// A click takes it back, with all that came after it.
    TakesBack,
    /// A click shows the board as it stood after it.
    Shows,
    /// The same, and it is the one that the board shows.
    Shown,
    /// It stays: a click asks why.
    Fixed,
    /// It was taken back and can be played again.
    Undone,
}

impl ChipLook {
    /// What a click does, as a sign.
    #[must_use]
    pub fn sign(self) -> Option<Sign> {
        match self {
            Self::TakesBack => Some(Sign::Undo),
            Self::Shows | Self::Shown => Some(Sign::LookBack),
            Self::Undone => Some(Sign::Redo),
            Self::Fixed => None,
        }
    }
}

/// How wide a chip is that has only its picture.
pub const BARE_CHIP: f32 = PICTURE + 2.0 * PADDING - 4.0;

/// How wide the chip of a step is.
#[must_use]
pub fn chip_width(ui: &Ui, desk: &Desk, table: &Table, step: &Step, look: ChipLook) -> f32 {
    let font = FontId::proportional(desk.theme.sizes.text_small);
    let text = ui.painter().layout_no_wrap(label(desk.texts, table, step), font, Color32::PLACEHOLDER);
    text.size().x + 2.0 * PADDING + PICTURE + if look.sign().is_some() { SIGN } else { 0.0 }
}

/// A chip with the picture and the label of a step, and the sign of what a click does. `name` is read out; a tooltip is added by the caller.
pub fn chip_ui(ui: &mut Ui, desk: &Desk, table: &Table, step: &Step, look: ChipLook, name: &str) -> Response {
    let width = chip_width(ui, desk, table, step, look);
    chip_of_ui(ui, desk, table, step, (look, Some(width)), name)
}

/// As [`chip_ui`], with the picture alone, for where there is no room for words.
pub fn bare_chip_ui(ui: &mut Ui, desk: &Desk, table: &Table, step: &Step, look: ChipLook, name: &str) -> Response {
    chip_of_ui(ui, desk, table, step, (look, None), name)
}

/// A chip; with words beside its picture if it has a width for them.
fn chip_of_ui(
    ui: &mut Ui,
    desk: &Desk,
    table: &Table,
    step: &Step,
    (look, width): (ChipLook, Option<f32>),
    name: &str,
) -> Response {
    let (theme, chrome) = (desk.theme, &desk.theme.chrome);
    let size = vec2(width.unwrap_or(BARE_CHIP), CHIP_HEIGHT);
    // What stays tells why at a click; the keyboard's focus goes by.
    let sense = if look == ChipLook::Fixed { Sense::CLICK } else { Sense::click() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| {
        let role = if look == ChipLook::Fixed { egui::Role::Label } else { egui::Role::Button };
        WidgetInfo::labeled(role, true, name)
    });
    cited::cite(&response, cells(step.deed));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let painter = ui.painter();
    let mut faint = painter.clone();
    if matches!(look, ChipLook::Undone) {
        faint.multiply_opacity(0.5);
    }
    let (fill, edge) = match look {
        ChipLook::Shown => (chrome.accent_fill, chrome.accent),
        _ if response.is_pointer_button_down_on() && look != ChipLook::Fixed => (chrome.button_press, chrome.accent),
        _ if response.hovered() && look != ChipLook::Fixed => (chrome.button_hover, chrome.accent),
        ChipLook::Fixed | ChipLook::Undone => (chrome.panel, chrome.edge),
        ChipLook::TakesBack | ChipLook::Shows => (chrome.button, chrome.edge),
    };
    let edge = if response.has_focus() { (2.0, theme.mark.focus) } else { (1.0, edge) };
    painter.rect(rect, CHIP_HEIGHT / 2.0, fill, edge, egui::StrokeKind::Inside);
    picture(
        &faint,
        desk,
        table,
        step,
        Rect::from_min_size(rect.min + vec2(PADDING - 2.0, 0.0), vec2(PICTURE, CHIP_HEIGHT)),
    );
    if width.is_none() {
        return response;
    }
    let colour = match look {
        ChipLook::Shown => chrome.accent_text,
        ChipLook::Fixed | ChipLook::Undone => chrome.text_weak,
        ChipLook::TakesBack | ChipLook::Shows => chrome.text,
    };
    let text =
        painter.layout_no_wrap(label(desk.texts, table, step), FontId::proportional(theme.sizes.text_small), colour);
    let left = rect.left() + PADDING + PICTURE;
    painter.galley(pos2(left, rect.center().y - text.size().y / 2.0), text, colour);
    if let Some(sign) = look.sign() {
        let is_met = response.hovered() || response.has_focus();
        let colour = match look {
            ChipLook::Shown => chrome.accent_text,
            _ if is_met => chrome.accent,
            _ => chrome.text_weak,
        };
        let place = pos2(rect.right() - PADDING - SIGN / 2.0 + 3.0, rect.center().y);
        art::sign(painter, place, if is_met { 7.0 } else { 6.0 }, sign, colour);
    }
    response
}

/// Says in a tooltip what a click does on something that stands for a moment of the game.
pub fn look_back_hint(ui: &mut Ui, desk: &Desk, is_shown: bool) {
    let key = if is_shown { "look-back-end" } else { "look-back-hint" };
    ui.label(RichText::new(desk.texts.say(key)).small().color(desk.theme.chrome.text_weak));
}

/// A step to click: the board then shows the state after it.
pub fn past_chip_ui(ui: &mut Ui, desk: &mut Desk, table: &Table, step: &Step) {
    let said = sentence(desk.texts, table, step);
    let values = [("step", (step.start + 1).into()), ("said", said.clone().into())];
    let name = desk.texts.with("recap-show", &values);
    let is_shown = table.looks_back() && table.shown_step() == step.end;
    let look = if is_shown { ChipLook::Shown } else { ChipLook::Shows };
    let response = chip_ui(ui, desk, table, step, look, &name);
    if fresh::clicked(&response, ("past chip", step.end)) {
        desk.push(TableCommand::LookBack(if is_shown { None } else { Some(step.end) }));
    }
    response.on_hover_ui(|ui| {
        ui.label(said);
        look_back_hint(ui, desk, is_shown);
    });
}

/// The picture of a step: the tile, the treasure or the piece that it is about, or the sign of what was done.
fn picture(painter: &egui::Painter, desk: &Desk, table: &Table, step: &Step, rect: Rect) {
    let (theme, centre) = (desk.theme, rect.center());
    let icon = |icon| paint::icon(painter, theme, table, step.seat, icon, centre, 9.0);
    let sign = |sign| art::sign(painter, centre, 8.0, sign, theme.chrome.text_weak);
    match step.deed {
        Deed::Walk { piece, .. } => icon(Icon::Piece(piece)),
        Deed::Single(action) => match action {
            Action::Draw(tile) | Action::Choose(tile) => {
                paint::lone_tile(painter, theme, table, tile, crate::hex::Rotation::default(), rect);
            }
            Action::Reveal(kind) => art::treasure(painter, theme, centre, 9.0, words::glyph(table, kind)),
            Action::Bid(_) | Action::Pass => paint::seat_sign(painter, theme, table, step.seat, centre, 8.0),
            Action::Place { cell, rotation } => match placed(table, cell) {
                Some(tile) => paint::lone_tile(painter, theme, table, tile, rotation, rect),
                None => sign(Sign::Turn),
            },
            Action::Enter { piece, .. } | Action::Move { piece, .. } | Action::Transfer { piece, .. } => {
                icon(Icon::Piece(piece));
            }
            Action::Uncover(_) => sign(Sign::Uncover),
            Action::Dig(_) => sign(Sign::Dig),
            Action::Exchange { .. } => sign(Sign::Exchange),
            Action::Camp(_) => icon(Icon::Camp),
            Action::Guard { piece, .. } => icon(Icon::Guard(piece)),
            Action::End => sign(Sign::End),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_chip_that_can_be_clicked_shows_what_a_click_does() {
        assert_eq!(ChipLook::TakesBack.sign(), Some(Sign::Undo));
        assert_eq!(ChipLook::Undone.sign(), Some(Sign::Redo));
        assert_eq!([ChipLook::Shows, ChipLook::Shown].map(ChipLook::sign), [Some(Sign::LookBack); 2]);
        assert_eq!(ChipLook::Fixed.sign(), None);
    }
}
