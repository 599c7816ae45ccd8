//! The display: places of next round's order, tokens, tiles and cards, and while they are drafted who has taken what.
//!
//! Decides how large things are and what stands in a row, by the room. What is taken keeps its place, so that nothing
//! moves while a round is drafted.

use egui::{Rect, Ui, Vec2, vec2};

use super::Shown;
use super::card::{self, CardSize, CardState, MARK};
use super::thing::{self, Laid, Thing, thing_ui};
use crate::app::kit::desk::Desk;
use crate::app::legend::art;
use crate::app::legend::picture::tile_look;
use crate::expedition::TileId;
use crate::game::Seat;
use crate::hex::Rotation;
use crate::legend::{CardId, Phase, Rule, kinds};
use crate::words::legend::nouns;
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

/// The arrangement of the places of the order, tokens and tiles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Rows {
    /// A row for each sort, with its name before it.
    Named,
    /// The same without names.
    Bare,
    /// Places and tokens in one row, tiles below.
    Joined,
    /// All in one row.
    One,
}

/// The sizes of what is on the display.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Sizes {
    rows: Rows,
    /// The side of a place of the order and of a token.
    token: f32,
    /// The side of a tile.
    tile: f32,
    /// The height of a card.
    card: f32,
    /// The cards in a row.
    columns: usize,
}

/// The gap between two things.
const GAP: f32 = 4.0;
/// The least width of a card with its text.
const LEAST_CARD: f32 = 88.0;
/// The least size of tiles as a share of what their height allows.
const LEAST_TILE: f32 = 0.75;
/// The gap between two sorts in a row.
const APART: f32 = 10.0;
/// The width of the names of rows.
const LABEL: f32 = 56.0;

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
        let most = (((width + GAP) / (LEAST_CARD + GAP)).floor() as usize).max(1);
        let sizes = [
            (34.0, 48.0, 40.0, 2),
            (30.0, 42.0, 36.0, 2),
            (28.0, 38.0, 32.0, 2),
            (26.0, 34.0, 28.0, 3),
            (24.0, 30.0, 25.0, 4),
        ];
        let all = sizes.into_iter().flat_map(|(token, whole, card, columns)| {
            let sizes = [Rows::Named, Rows::Bare, Rows::Joined, Rows::One].map(|rows| {
                let room = if rows == Rows::Named { width - LABEL - GAP } else { width };
                let tile = f32::min(whole, room / lots.tiles.len().max(1) as f32 - GAP);
                Self { rows, token, tile, card, columns: most.min(columns) }
            });
            sizes.into_iter().filter(move |sizes| sizes.tile >= LEAST_TILE * whole)
        });
        let mut fitting = all.filter(|sizes| sizes.width(lots, seats) <= width);
        let smallest = Self { rows: Rows::Bare, token: 24.0, tile: 30.0, card: 25.0, columns: most.min(4) };
        fitting.find(|sizes| sizes.height(lots) <= height).unwrap_or(smallest)
    }

    /// The width of the widest row above the cards.
    fn width(&self, lots: &Lots, seats: usize) -> f32 {
        let row = |count: usize, side: f32| count as f32 * (side + GAP) - GAP;
        let (order, tokens) = (row(seats, self.token), row(lots.tokens.len(), self.token));
        let tiles = row(lots.tiles.len(), self.tile);
        match self.rows {
            Rows::Named => LABEL + GAP + order.max(tokens).max(tiles),
            Rows::Bare => order.max(tokens).max(tiles),
            Rows::Joined => (order + APART + tokens).max(tiles),
            Rows::One => order + APART + tokens + APART + tiles,
        }
    }

    /// The height of everything.
    fn height(&self, lots: &Lots) -> f32 {
        let cards = lots.cards.len().div_ceil(self.columns) as f32 * (self.card + GAP);
        let tokens = if lots.tokens.is_empty() { 0.0 } else { self.token + GAP };
        let tiles = if lots.tiles.is_empty() { 0.0 } else { self.tile + GAP };
        let order = self.token + GAP;
        let above = match self.rows {
            Rows::Named | Rows::Bare => order + tokens + tiles,
            Rows::Joined => order + tiles,
            Rows::One => order.max(tiles),
        };
        above + cards - GAP
    }
}

/// The height that the display takes in so much room.
#[must_use]
pub fn height_of_display(shown: Shown, width: f32, room: f32) -> f32 {
    let lots = Lots::of(shown);
    Sizes::of(width, room, &lots, shown.view.seats().len()).height(&lots)
}

/// Shows the display, no higher than `room` where that is possible. `offered` are the things that can be taken now.
pub fn display_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    room: f32,
    offered: &dyn Fn(DisplayItem) -> bool,
) -> Laid<DisplayItem> {
    let lots = Lots::of(shown);
    let width = ui.available_width();
    let sizes = Sizes::of(width, room, &lots, shown.view.seats().len());
    let mut laid = Laid::new();
    let mut note = |item: DisplayItem, told: (Rect, bool)| laid.note(item, told);
    ui.spacing_mut().item_spacing = vec2(GAP, GAP);
    ui.spacing_mut().interact_size.y = 0.0;
    let mut sorts = |ui: &mut Ui, desk: &mut Desk<C, S>, sort: Sort| match sort {
        Sort::Order => order_ui(ui, desk, shown, sizes.token, offered, &mut note),
        Sort::Tokens => tokens_ui(ui, desk, shown, &lots, sizes.token, offered, &mut note),
        Sort::Tiles => {
            for &(tile, taken_by) in &lots.tiles {
                let item = DisplayItem::Tile(tile);
                note(item, tile_ui(ui, desk, shown, tile, taken_by, sizes.tile, offered(item)));
            }
        }
    };
    let all = [
        (Sort::Order, "display-order", sizes.token),
        (Sort::Tokens, "display-tokens", sizes.token),
        (Sort::Tiles, "display-tiles", sizes.tile),
    ];
    let rows: Vec<_> = all
        .into_iter()
        .filter(|&(sort, ..)| match sort {
            Sort::Order => true,
            Sort::Tokens => !lots.tokens.is_empty(),
            Sort::Tiles => !lots.tiles.is_empty(),
        })
        .collect();
    let in_a_row = match sizes.rows {
        Rows::Named | Rows::Bare => 1,
        Rows::Joined => 2,
        Rows::One => 3,
    };
    for row in rows.chunks(in_a_row) {
        ui.horizontal(|ui| {
            for (index, &(sort, key, high)) in row.iter().enumerate() {
                if sizes.rows == Rows::Named {
                    label_ui(ui, desk, key, high);
                } else if index > 0 {
                    ui.add_space(APART - GAP);
                }
                sorts(ui, desk, sort);
            }
        });
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
    laid
}

/// A sort of things above the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Order,
    Tokens,
    Tiles,
}

/// The name of a row.
fn label_ui<C, S: PartialEq>(ui: &mut Ui, desk: &Desk<C, S>, key: &str, high: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(LABEL, high), egui::Sense::hover());
    let name = desk.texts.say(key);
    thing::write_in(ui, ui.painter(), &name, rect, desk.theme.chrome.text_weak);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
}

fn order_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    side: f32,
    offered: &dyn Fn(DisplayItem) -> bool,
    note: &mut dyn FnMut(DisplayItem, (Rect, bool)),
) {
    let (texts, theme) = (desk.texts, desk.theme);
    for (place, &taken_by) in shown.view.next_order().iter().enumerate() {
        let item = DisplayItem::Order(place as u8);
        let mut thing = Thing::told(texts.with("display-place", &[("place", (place + 1).into())]));
        thing.rule = Some(Rule::new(3, 2));
        thing.is_offered = taken_by.is_none() && offered(item);
        thing.is_spent = taken_by.is_some();
        taken_line(desk, shown, taken_by, &mut thing);
        let told = thing_ui(ui, desk, Vec2::splat(side), thing, |ui, painter, rect| {
            art::order_place(painter, theme, rect.shrink(3.0), place + 1);
            if let Some(seat) = taken_by {
                shown.mark(ui.painter(), theme, rect.center(), rect.width() * 0.33, seat);
            }
        });
        note(item, told);
    }
}

fn tokens_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    lots: &Lots,
    side: f32,
    offered: &dyn Fn(DisplayItem) -> bool,
    note: &mut dyn FnMut(DisplayItem, (Rect, bool)),
) {
    let theme = desk.theme;
    for &(value, taken_by) in &lots.tokens {
        let item = DisplayItem::Token(value);
        let mut thing = Thing::told(nouns::titled(&nouns::token(desk.texts, value)));
        thing.rule = Some(Rule::new(3, 11));
        thing.is_offered = taken_by.is_none() && offered(item);
        thing.is_spent = taken_by.is_some();
        taken_line(desk, shown, taken_by, &mut thing);
        let told = thing_ui(ui, desk, Vec2::splat(side), thing, |ui, painter, rect| {
            art::action_token(painter, theme, rect.center(), rect.width() * 0.5 - 2.5, value);
            if let Some(seat) = taken_by {
                shown.mark(ui.painter(), theme, rect.right_top() + vec2(-5.0, 5.0), MARK, seat);
            }
        });
        note(item, told);
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
) -> (Rect, bool) {
    let theme = desk.theme;
    let mut thing = Thing::told(nouns::titled(&nouns::named_tile(desk.texts, shown.rules, tile)));
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
