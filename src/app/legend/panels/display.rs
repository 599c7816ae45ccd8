//! The display: places of next round's order, tokens, tiles and cards, and while they are drafted who has taken what.
//!
//! Decides how large things are and what stands in a row, by the room. What is taken keeps its place, so that nothing
//! moves while a round is drafted.

use egui::{Label, RichText, Ui, Vec2, vec2};

use super::card::{self, CardSize, CardState, MARK};
use super::thing::{Thing, thing_ui};
use super::{Shown, names};
use crate::app::kit::desk::Desk;
use crate::app::legend::art;
use crate::app::legend::picture::tile_look;
use crate::expedition::TileId;
use crate::game::Seat;
use crate::hex::Rotation;
use crate::legend::{CardId, Phase, Rule, kinds};
use crate::words::rulebook::Citation;

/// Something on the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DisplayItem {
    /// A place of next round's order, from 0.
    Order(u8),
    /// A token of this value.
    Token(u8),
    /// A tile.
    Tile(TileId),
    /// A card.
    Card(CardId),
}

/// The sizes of what is on the display.
#[derive(Clone, Copy, Debug)]
struct Sizes {
    /// The side of a place of the order and of a token.
    token: f32,
    /// The side of a tile.
    tile: f32,
    /// The height of a card.
    card: f32,
    /// The cards in a row.
    columns: usize,
    /// True if order and tokens stand in one row, without their names.
    is_joined: bool,
}

/// The gap between two things.
const GAP: f32 = 4.0;
/// The least width of a card with its text.
const LEAST_CARD: f32 = 88.0;
/// The width of the names of rows.
const LABEL: f32 = 62.0;

/// The things of one sort, each with who has taken it.
struct Lots {
    tokens: Vec<(u8, Option<Seat>)>,
    tiles: Vec<(TileId, Option<Seat>)>,
    cards: Vec<(CardId, Option<Seat>)>,
}

impl Lots {
    fn of(shown: Shown) -> Self {
        let view = shown.view;
        let drafts = view.phase() == Phase::Draft;
        let takers = || view.seats().iter().copied().filter(move |_| drafts);
        let tokens = (0_u8..)
            .zip(view.display_tokens())
            .flat_map(|(value, &copies)| std::iter::repeat_n((value, None), usize::from(copies)));
        let mut tokens: Vec<_> = tokens.collect();
        tokens.extend(takers().filter_map(|seat| Some((view.token(seat)?, Some(seat)))));
        let mut tiles: Vec<_> = view.display_tiles().iter().map(|tile| (tile, None)).collect();
        tiles.extend(takers().flat_map(|seat| view.tiles(seat).iter().map(move |tile| (tile, Some(seat)))));
        let cards = kinds(view.display_cards())
            .flat_map(|(card, copies)| std::iter::repeat_n((card, None), usize::from(copies)));
        let mut cards: Vec<_> = cards.collect();
        cards.extend(
            takers().flat_map(|seat| view.right(seat).as_slice().iter().map(move |held| (held.card, Some(seat)))),
        );
        tokens.sort_by_key(|&(value, _)| value);
        tiles.sort_by_key(|&(tile, _)| tile);
        cards.sort_by_key(|&(card, _)| card);
        Self { tokens, tiles, cards }
    }
}

impl Sizes {
    /// The largest sizes at which everything has room in this width and height, or else the smallest.
    fn of(width: f32, height: f32, lots: &Lots, seats: usize) -> Self {
        let columns = (((width + GAP) / (LEAST_CARD + GAP)).floor() as usize).max(1);
        let joined = (width - 12.0 - GAP * (2 * seats) as f32) / (2 * seats).max(1) as f32;
        let sizes = [
            Self { token: 34.0, tile: 48.0, card: 40.0, columns: columns.min(2), is_joined: false },
            Self { token: 30.0, tile: 42.0, card: 34.0, columns: columns.min(2), is_joined: false },
            Self { token: joined.min(30.0), tile: 36.0, card: 30.0, columns: columns.min(2), is_joined: true },
            Self { token: joined.min(26.0), tile: 32.0, card: 28.0, columns: columns.clamp(2, 3), is_joined: true },
            Self { token: joined.min(24.0), tile: 28.0, card: 25.0, columns: columns.clamp(2, 4), is_joined: true },
        ];
        let fits = |sizes: &&Self| sizes.height(lots) <= height;
        let smallest = sizes[sizes.len() - 1];
        sizes.iter().find(fits).copied().unwrap_or(smallest)
    }

    /// The height of everything.
    fn height(&self, lots: &Lots) -> f32 {
        let rows = lots.cards.len().div_ceil(self.columns) as f32;
        let cards = rows * (self.card + GAP);
        let tokens = if self.is_joined || lots.tokens.is_empty() { 1.0 } else { 2.0 };
        let tiles = if lots.tiles.is_empty() { 0.0 } else { self.tile + GAP };
        tokens * (self.token + GAP) + tiles + cards - GAP
    }
}

/// The height that the display takes in so much room.
#[must_use]
pub fn height_of_display(shown: Shown, width: f32, room: f32) -> f32 {
    let lots = Lots::of(shown);
    Sizes::of(width, room, &lots, shown.view.seats().len()).height(&lots)
}

/// Shows the display, no higher than `room` where that is possible. `offered` are the things that can be taken now; the
/// one that was clicked is returned.
pub fn display_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    room: f32,
    offered: &dyn Fn(DisplayItem) -> bool,
) -> Option<DisplayItem> {
    let lots = Lots::of(shown);
    let width = ui.available_width();
    let sizes = Sizes::of(width, room, &lots, shown.view.seats().len());
    let mut clicked = None;
    let mut note = |item: DisplayItem, is_clicked: bool| {
        if is_clicked {
            clicked = Some(item);
        }
    };
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    ui.spacing_mut().interact_size.y = 0.0;
    if sizes.is_joined {
        ui.horizontal(|ui| {
            order_ui(ui, desk, shown, sizes.token, offered, &mut note);
            ui.add_space(12.0 - GAP);
            tokens_ui(ui, desk, shown, &lots, sizes.token, offered, &mut note);
        });
    } else {
        row_ui(ui, desk, "display-order", sizes.token, |ui, desk| {
            order_ui(ui, desk, shown, sizes.token, offered, &mut note);
        });
        if !lots.tokens.is_empty() {
            row_ui(ui, desk, "display-tokens", sizes.token, |ui, desk| {
                tokens_ui(ui, desk, shown, &lots, sizes.token, offered, &mut note);
            });
        }
    }
    if !lots.tiles.is_empty() {
        let tiles = |ui: &mut Ui, desk: &mut Desk<C, S>, note: &mut dyn FnMut(DisplayItem, bool)| {
            for &(tile, taken_by) in &lots.tiles {
                let item = DisplayItem::Tile(tile);
                note(item, tile_ui(ui, desk, shown, tile, taken_by, sizes.tile, offered(item)));
            }
        };
        if sizes.is_joined {
            ui.horizontal(|ui| tiles(ui, desk, &mut note));
        } else {
            row_ui(ui, desk, "display-tiles", sizes.tile, |ui, desk| tiles(ui, desk, &mut note));
        }
    }
    let wide = ((width - GAP * (sizes.columns - 1) as f32) / sizes.columns as f32).floor();
    for row in lots.cards.chunks(sizes.columns) {
        ui.horizontal(|ui| {
            for &(card, taken_by) in row {
                let item = DisplayItem::Card(card);
                let is_offered = taken_by.is_none() && offered(item);
                let state = CardState { is_offered, is_used: false, taken_by };
                let size = CardSize::WithText(vec2(wide, sizes.card));
                note(item, card::state_ui(ui, desk, shown, card, size, state));
            }
        });
    }
    clicked
}

/// A row with its name before it.
fn row_ui<C, S>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    key: &str,
    high: f32,
    content: impl FnOnce(&mut Ui, &mut Desk<C, S>),
) where
    C: From<Citation>,
    S: PartialEq,
{
    ui.horizontal(|ui| {
        ui.set_min_height(high);
        ui.scope(|ui| {
            ui.set_width(LABEL);
            let name = RichText::new(desk.texts.say(key)).small().color(desk.theme.chrome.text_weak);
            ui.add(Label::new(name).wrap());
        });
        content(ui, desk);
    });
}

fn order_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    side: f32,
    offered: &dyn Fn(DisplayItem) -> bool,
    note: &mut dyn FnMut(DisplayItem, bool),
) {
    let (texts, theme) = (desk.texts, desk.theme);
    for (place, &taken_by) in shown.view.next_order().iter().enumerate() {
        let item = DisplayItem::Order(place as u8);
        let mut thing = Thing::told(texts.with("display-place", &[("place", (place + 1).into())]));
        thing.rule = Some(Rule::new(3, 2));
        thing.is_offered = taken_by.is_none() && offered(item);
        thing.is_spent = taken_by.is_some();
        taken_line(desk, shown, taken_by, &mut thing);
        let is_clicked = thing_ui(ui, desk, Vec2::splat(side), thing, |ui, painter, rect| {
            art::order_place(painter, theme, rect.shrink(3.0), place + 1);
            if let Some(seat) = taken_by {
                shown.mark(ui.painter(), theme, rect.center(), rect.width() * 0.33, seat);
            }
        });
        note(item, is_clicked);
    }
}

fn tokens_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    lots: &Lots,
    side: f32,
    offered: &dyn Fn(DisplayItem) -> bool,
    note: &mut dyn FnMut(DisplayItem, bool),
) {
    let theme = desk.theme;
    for &(value, taken_by) in &lots.tokens {
        let item = DisplayItem::Token(value);
        let mut thing = Thing::told(desk.texts.with("display-token", &[("value", value.into())]));
        thing.rule = Some(Rule::new(3, 11));
        thing.is_offered = taken_by.is_none() && offered(item);
        thing.is_spent = taken_by.is_some();
        taken_line(desk, shown, taken_by, &mut thing);
        let is_clicked = thing_ui(ui, desk, Vec2::splat(side), thing, |ui, painter, rect| {
            art::action_token(painter, theme, rect.center(), rect.width() * 0.5 - 2.5, value);
            if let Some(seat) = taken_by {
                shown.mark(ui.painter(), theme, rect.right_top() + vec2(-5.0, 5.0), MARK, seat);
            }
        });
        note(item, is_clicked);
    }
}

fn tile_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    tile: TileId,
    taken_by: Option<Seat>,
    side: f32,
    is_offered: bool,
) -> bool {
    let theme = desk.theme;
    let mut thing = Thing::told(names::tile(desk.texts, shown.rules, tile));
    thing.rule = Some(Rule::new(4, 1));
    thing.is_offered = taken_by.is_none() && is_offered;
    thing.is_spent = taken_by.is_some();
    taken_line(desk, shown, taken_by, &mut thing);
    let look = tile_look(shown.rules, tile, Rotation::default(), None);
    thing_ui(ui, desk, Vec2::splat(side), thing, |ui, painter, rect| {
        art::tile(painter, theme, rect.center(), rect.width() * 0.5 - 1.0, &look);
        if let Some(seat) = taken_by {
            shown.mark(ui.painter(), theme, rect.right_top() + vec2(-5.0, 5.0), MARK, seat);
        }
    })
}

/// Adds who has taken a thing.
fn taken_line<C, S: PartialEq>(desk: &Desk<C, S>, shown: Shown, taken_by: Option<Seat>, thing: &mut Thing) {
    if let Some(seat) = taken_by {
        thing.lines.push(desk.texts.with("display-taken", &[("name", shown.name(seat).into())]));
    }
}
