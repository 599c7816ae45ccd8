//! A player's sheet: place in the order, token, tiles, cards on both sides, powers with their cube, treasures, pieces of
//! both reserves, camps, guards, score.
//!
//! Decides where things stand on it and how large they are, by the room. Every sheet has the same rows, whatever it holds.

use egui::{Align, Align2, Layout, Margin, Rect, RichText, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, pos2, vec2};

use super::Shown;
use super::card::{self, CardSize, CardState};
use super::thing::{Laid, Thing, thing_ui};
use crate::app::hexboard::art::{self as hex_art, Figure};
use crate::app::kit::desk::{Desk, shortened};
use crate::app::kit::widgets::card_frame;
use crate::app::legend::art;
use crate::app::legend::picture::tile_look;
use crate::expedition::{TileId, Treasure};
use crate::game::Seat;
use crate::hex::Rotation;
use crate::legend::{Hand, Held, Phase, Place, Rule};
use crate::words::legend::nouns;
use crate::words::rulebook::Citation;

/// Something on a sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetItem {
    /// The token.
    Token,
    /// A tile.
    Tile(TileId),
    /// A card.
    Card(Place, Held),
    /// A power, from 0.
    Power(u8),
}

/// The margin of a sheet, and the gap between its rows.
const MARGIN: Margin = Margin::symmetric(7, 4);
const GAP: f32 = 3.0;
/// The heights of the rows with the name, with the pieces and with the treasures.
const HEAD: f32 = 22.0;
const PIECES: f32 = 19.0;
const TREASURES: f32 = 22.0;
/// The height of a card at most and at least.
const CARDS: (f32, f32) = (34.0, 64.0);
/// The width of a card as a share of its height, and the least one of a place without a card.
const CARD_SHAPE: f32 = 0.78;
const EMPTY: f32 = 7.0;
/// The least width of the middle with token and tiles.
const MIDDLE: f32 = 38.0;
/// The width of a power, and the height of the powers.
const POWER: f32 = 24.0;

/// The height of a sheet whose cards are so high.
fn height_with(card: f32) -> f32 {
    HEAD + PIECES + card + TREASURES.max(POWER) + 3.0 * GAP + f32::from(MARGIN.top + MARGIN.bottom) + 2.0
}

/// The least height of a sheet.
#[must_use]
pub fn least_height_of_sheet() -> f32 {
    height_with(CARDS.0)
}

/// Shows the sheet of a seat, as high as `height` if that is enough. `about` is what there is to know of who plays it,
/// `offered` are the things on it that can be used now.
pub fn sheet_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    seat: Seat,
    height: f32,
    about: Option<&str>,
    offered: &dyn Fn(SheetItem) -> bool,
) -> Laid<SheetItem> {
    let chrome = &desk.theme.chrome;
    let acts = shown.view.phase() != Phase::Over && shown.view.seat() == seat;
    let (edge, margin) = if acts {
        (Stroke::new(2.0, chrome.accent), MARGIN - Margin::same(1))
    } else {
        (card_frame(desk.theme).stroke, MARGIN)
    };
    let high = (height - height_with(0.0)).clamp(CARDS.0, CARDS.1);
    let mut laid = Laid::new();
    card_frame(desk.theme).stroke(edge).inner_margin(margin).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ui.spacing_mut().interact_size.y = 0.0;
        let mut note = |item: SheetItem, told: (Rect, bool)| laid.note(item, told);
        head_ui(ui, desk, shown, seat, about);
        pieces_ui(ui, desk, shown, seat);
        sides_ui(ui, desk, shown, seat, high, offered, &mut note);
        gains_ui(ui, desk, shown, seat, offered, &mut note);
    });
    laid
}

/// The name, the places in this order and the next one, and the score.
fn head_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    seat: Seat,
    about: Option<&str>,
) {
    let (texts, theme, view) = (desk.texts, desk.theme, shown.view);
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(vec2(20.0, HEAD), Sense::hover());
        shown.mark(ui.painter(), theme, rect.center(), 9.0, seat);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let score = view.score(seat).to_string();
            let name = texts.with("sheet-score", &[("score", view.score(seat).into())]);
            let label = ui.label(RichText::new(score).strong().size(19.0).color(theme.chrome.gold));
            label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
            ui.add_space(7.0);
            let next = view.next_order().iter().position(|&taken| taken == Some(seat));
            if let Some(next) = next {
                place_ui(ui, desk, next, "sheet-next", true);
            }
            if let Some(now) = view.order().iter().position(|&other| other == seat) {
                place_ui(ui, desk, now, "sheet-now", false);
            }
            if view.passed().contains(&seat) && !shown.is_plan {
                let text = RichText::new(texts.say("sheet-passed")).small().color(theme.chrome.text_weak);
                ui.add(egui::Label::new(text));
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let font = TextStyle::Body.resolve(ui.style());
                let room = ui.available_width();
                let name = shown.name(seat);
                let line = shortened(ui.painter(), &font, room, &name, str::to_owned);
                let label = ui.add(egui::Label::new(RichText::new(line).strong()).truncate());
                label.on_hover_text(about.map_or_else(|| name.clone(), |about| format!("{name}\n{about}")));
            });
        });
    });
}

/// A place in an order.
fn place_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    place: usize,
    key: &str,
    is_next: bool,
) {
    let theme = desk.theme;
    let thing = Thing::told(desk.texts.with(key, &[("place", (place + 1).into())]));
    let size = if is_next { vec2(29.0, HEAD) } else { vec2(18.0, HEAD) };
    thing_ui(ui, desk, size, thing, |_, painter, rect| {
        let stone = Rect::from_min_max(rect.right_top() - vec2(18.0, 0.0), rect.max).shrink(1.0);
        art::order_place(painter, theme, stone, place + 1);
        if is_next {
            let tip = rect.left_center() + vec2(8.0, 1.0);
            let head = [tip, tip + vec2(-5.0, -4.0), tip + vec2(-5.0, 4.0)];
            painter.add(egui::Shape::convex_polygon(head.to_vec(), theme.chrome.text_weak, Stroke::NONE));
        }
    });
}

/// The pieces of both reserves, camps and guards.
fn pieces_ui<C: From<Citation>, S: PartialEq>(ui: &mut Ui, desk: &mut Desk<C, S>, shown: Shown, seat: Seat) {
    let (view, theme) = (shown.view, desk.theme);
    let Some(&player) = shown.player(seat) else { return };
    let (now, later) = (view.reserve(seat), view.unavailable(seat));
    let guards = shown.rules.guards().saturating_sub(view.guards_set(seat));
    let with_later = |now: u8, later: u8| if later > 0 { format!("{now}+{later}") } else { now.to_string() };
    let counted =
        |key: &str, now: u8, later: u8| desk.texts.with(key, &[("count", now.into()), ("later", later.into())]);
    let things = [
        (
            with_later(now.explorers(), later.explorers()),
            counted("sheet-explorers", now.explorers(), later.explorers()),
        ),
        (with_later(now.leaders(), later.leaders()), counted("sheet-leaders", now.leaders(), later.leaders())),
        (view.camps_left(seat).to_string(), desk.texts.with("sheet-camps", &[("count", view.camps_left(seat).into())])),
        (guards.to_string(), desk.texts.with("sheet-guards", &[("count", guards.into())])),
    ];
    let font = TextStyle::Body.resolve(ui.style());
    let wide = ui.available_width();
    // The two with both reserves need more room.
    let shares = [0.34, 0.28, 0.19, 0.19];
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (index, (number, name)) in things.into_iter().enumerate() {
            let size = vec2((wide * shares[index]).floor(), PIECES);
            thing_ui(ui, desk, size, Thing::told(name), |_, painter, rect| {
                let centre = rect.left_center() + vec2(9.0, 0.0);
                match index {
                    0 => hex_art::piece(painter, theme, centre, 7.4, Figure::Explorer, player.look),
                    1 => hex_art::piece(painter, theme, centre, 6.0, Figure::Leader, player.look),
                    2 => hex_art::camp(painter, theme, centre, 8.0, player.look),
                    _ => hex_art::guard(painter, theme, centre, 5.8, Figure::Explorer, player.look),
                }
                let (available, later) = number.split_once('+').unwrap_or((&number, ""));
                let at = rect.left_center() + vec2(20.0, 0.0);
                let text = painter.text(at, Align2::LEFT_CENTER, available, font.clone(), theme.chrome.text);
                if !later.is_empty() {
                    let weak = theme.chrome.text_weak;
                    let small = egui::FontId::proportional(theme.sizes.text_small);
                    let at = pos2(text.right() + 1.0, rect.center().y);
                    painter.text(at, Align2::LEFT_CENTER, format!("+{later}"), small, weak);
                }
            });
        }
    });
}

/// The kept cards on the left, token and tiles in the middle, the drafted cards on the right.
fn sides_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    seat: Seat,
    high: f32,
    offered: &dyn Fn(SheetItem) -> bool,
    note: &mut dyn FnMut(SheetItem, (Rect, bool)),
) {
    let (rules, view, theme) = (shown.rules, shown.view, desk.theme);
    let players = view.players();
    let (left, right) = (rules.left_places(players), rules.right_places(players));
    let places = f32::from(left + right);
    let wide = ui.available_width();
    // The middle keeps room for a token above two tiles side by side, or beside them where there is more.
    let share = (high * CARD_SHAPE).min((wide - MIDDLE - (places + 1.0) * GAP) / places.max(1.0)).floor();
    let middle = wide - places * share - (places + 1.0) * GAP;
    ui.horizontal(|ui| {
        let size = vec2(share, high);
        let row = Row { side: Place::Left, hand: view.left(seat), places: left };
        cards_ui(ui, desk, shown, row, size, offered, note);
        let (rect, _) = ui.allocate_exact_size(vec2(middle, high), Sense::hover());
        ui.painter().rect_filled(rect, 5.0, theme.chrome.stripe);
        middle_ui(ui, desk, shown, seat, rect.shrink(2.0), offered, note);
        let row = Row { side: Place::Right, hand: view.right(seat), places: right };
        cards_ui(ui, desk, shown, row, size, offered, note);
    });
}

/// The token and the tiles in the middle of a sheet.
fn middle_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    seat: Seat,
    rect: Rect,
    offered: &dyn Fn(SheetItem) -> bool,
    note: &mut dyn FnMut(SheetItem, (Rect, bool)),
) {
    let (view, theme) = (shown.view, desk.theme);
    let tiles: Vec<TileId> = view.tiles(seat).iter().collect();
    // The token above the tiles, or beside them where the middle is wider than high.
    let count = tiles.len().max(1) as f32;
    let is_wide = rect.width() > rect.height();
    let (token_at, tiles_at) = if is_wide {
        rect.split_left_right_at_fraction(if tiles.len() > 1 { 0.42 } else { 0.5 })
    } else {
        rect.split_top_bottom_at_fraction(0.5)
    };
    let bonus = view.bonus(shown.rules, seat);
    let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(token_at));
    if let Some(value) = view.token(seat) {
        let item = SheetItem::Token;
        let mut thing = Thing::told(nouns::titled(&nouns::token(desk.texts, value)));
        if bonus > 0 {
            thing.lines.push(desk.texts.with("sheet-bonus", &[("bonus", bonus.into())]));
        }
        thing.rule = Some(Rule::new(3, 11));
        thing.is_offered = offered(item);
        let told = thing_ui(&mut inner, desk, token_at.size(), thing, |_, painter, rect| {
            let radius = rect.width().min(rect.height()) * 0.5 - 1.0;
            art::action_token(painter, theme, rect.center(), radius, value);
        });
        note(item, told);
    }
    let side = (tiles_at.width() / count).min(tiles_at.height());
    let left = tiles_at.center().x - side * count * 0.5;
    for (index, tile) in tiles.into_iter().enumerate() {
        let item = SheetItem::Tile(tile);
        let place =
            Rect::from_min_size(pos2(left + side * index as f32, tiles_at.center().y - side * 0.5), Vec2::splat(side));
        let mut thing = Thing::told(nouns::titled(&nouns::named_tile(desk.texts, shown.rules, tile)));
        thing.rule = Some(Rule::new(4, 1));
        thing.is_offered = offered(item);
        let look = tile_look(shown.rules, tile, Rotation::default(), None);
        let mut inner = ui.new_child(egui::UiBuilder::new().max_rect(place));
        let told = thing_ui(&mut inner, desk, place.size(), thing, |_, painter, rect| {
            art::tile(painter, theme, rect.center(), rect.width() * 0.5, &look);
        });
        note(item, told);
    }
}

/// The row of cards on one side of a sheet.
struct Row<'a> {
    side: Place,
    hand: &'a Hand,
    /// The number of its places.
    places: u8,
}

/// The cards on one side of a sheet, and its places that are free: as wide as the cards where there is room, narrower
/// where the cards need it. `size` is the share of a place.
fn cards_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    row: Row,
    size: Vec2,
    offered: &dyn Fn(SheetItem) -> bool,
    note: &mut dyn FnMut(SheetItem, (Rect, bool)),
) {
    let (theme, Row { side, hand, places }) = (desk.theme, row);
    let free = usize::from(places).saturating_sub(hand.len());
    let room = size.x * f32::from(places) - EMPTY * free as f32;
    let card = vec2((room / hand.len().max(1) as f32).min((size.y * CARD_SHAPE).floor()), size.y);
    let empty = vec2((size.x * f32::from(places) - card.x * hand.len() as f32) / free.max(1) as f32, size.y);
    for &held in hand.as_slice() {
        let item = SheetItem::Card(side, held);
        let is_used = !held.unused && is_permanent(shown, held);
        let state = CardState { is_offered: offered(item), is_used, taken_by: None };
        note(item, card::state_ui(ui, desk, shown, held.card, CardSize::Picture(card), state));
    }
    for _ in 0..free {
        let (rect, _) = ui.allocate_exact_size(empty, Sense::hover());
        let edge = Stroke::new(1.0, theme.chrome.edge);
        ui.painter().rect_stroke(rect.shrink2(vec2(0.5, 2.0)), 4.0, edge, StrokeKind::Inside);
    }
}

fn is_permanent(shown: Shown, held: Held) -> bool {
    shown.rules.card(held.card).effect.is_permanent()
}

/// The treasures, and at the right the powers with the cube.
fn gains_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    seat: Seat,
    offered: &dyn Fn(SheetItem) -> bool,
    note: &mut dyn FnMut(SheetItem, (Rect, bool)),
) {
    let (rules, view, theme) = (shown.rules, shown.view, desk.theme);
    ui.horizontal(|ui| {
        ui.set_min_height(TREASURES.max(POWER));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            powers_ui(ui, desk, shown, seat, offered, note);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let owned: Vec<(usize, u8)> =
                    view.treasures(rules, seat).iter().copied().enumerate().filter(|&(_, copies)| copies > 0).collect();
                let room = (ui.available_width() / owned.len().max(1) as f32).min(30.0);
                ui.spacing_mut().item_spacing.x = 0.0;
                for (index, copies) in owned {
                    let Some(kind) = Treasure::from_index(index) else { continue };
                    let points = rules.set_score(copies);
                    let name = nouns::treasure(desk.texts, rules, kind);
                    let values = [("name", name.into()), ("copies", copies.into()), ("points", points.into())];
                    let mut thing = Thing::told(desk.texts.with("sheet-treasure", &values));
                    thing.rule = Some(Rule::new(6, 8));
                    thing_ui(ui, desk, vec2(room, TREASURES), thing, |_, painter, rect| {
                        let radius = (room * 0.5).min(10.5);
                        let glyph = rules.def().treasures.kinds[index].glyph;
                        let centre = pos2(rect.left() + radius, rect.center().y);
                        hex_art::treasure(painter, theme, centre, radius, glyph);
                        if copies > 1 {
                            hex_art::copies(painter, theme, centre + vec2(radius * 0.7, radius * 0.62), 8.0, copies);
                        }
                    });
                }
            });
        });
    });
}

/// The powers, from right to left, and the cube: on the power that was used, or before them, where it is worth points.
fn powers_ui<C: From<Citation>, S: PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk<C, S>,
    shown: Shown,
    seat: Seat,
    offered: &dyn Fn(SheetItem) -> bool,
    note: &mut dyn FnMut(SheetItem, (Rect, bool)),
) {
    let (rules, view, theme) = (shown.rules, shown.view, desk.theme);
    let (Some(power), Some(&player)) = (view.power(seat), shown.player(seat)) else { return };
    let used = view.power_used(seat);
    let director = nouns::power_tile(desk.texts, rules, power);
    ui.spacing_mut().item_spacing.x = 2.0;
    for (slot, &effect) in rules.power(power).effects.iter().enumerate().rev() {
        let item = SheetItem::Power(slot as u8);
        let is_used = used == Some(slot as u8);
        let values = [
            ("director", director.clone().into()),
            ("effect", nouns::power(desk.texts, rules, power, slot as u8).into()),
            ("place", (slot + 1).into()),
        ];
        let mut thing = Thing::told(desk.texts.with("sheet-power", &values));
        thing.rule = Some(Rule::new(3, 12));
        thing.is_offered = offered(item);
        thing.is_spent = used.is_some() && !is_used;
        if is_used {
            thing.lines.push(desk.texts.say("sheet-power-used"));
        }
        let told = thing_ui(ui, desk, vec2(POWER, POWER), thing, |_, painter, rect| {
            art::effect(painter, theme, rect, art::EffectPicture::of(rules, effect));
            if is_used {
                art::cube(painter, theme, rect.right_bottom() - vec2(6.0, 6.0), 7.0, player.look);
            }
        });
        note(item, told);
    }
    if used.is_none() {
        let points = rules.def().scoring.unused_power;
        let name = desk.texts.with("sheet-cube", &[("points", points.into())]);
        thing_ui(ui, desk, vec2(24.0, POWER), Thing::told(name), |_, painter, rect| {
            art::cube(painter, theme, rect.left_center() + vec2(7.0, 0.0), 6.5, player.look);
            let font = egui::FontId::proportional(theme.sizes.text_small);
            let at = rect.right_center() - vec2(1.0, 0.0);
            painter.text(at, Align2::RIGHT_CENTER, points, font, theme.chrome.text);
        });
    }
}
