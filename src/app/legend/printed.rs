//! The things of a variant of Tikal Legend that are printed and cut out.

use egui::{Align2, FontFamily, FontId, Painter, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::app::hexboard::art as hexes;
use crate::app::hexboard::printed::{self, Seated};
use crate::app::kit::draw::frame::{Frame, hex_corners};
use crate::app::kit::draw::ink::Ink;
use crate::app::kit::theme::Theme;
use crate::app::legend::art::{self, EffectPicture};
use crate::app::legend::picture::{self, tile_look};
use crate::app::paper::sheet::{Board, Cut, Group, Piece};
use crate::expedition::Glyph;
use crate::hex::Rotation;
use crate::legend::{CardId, Effect, PowerId, Purchase, TileKind, Variant};
use crate::words::Texts;
use crate::words::legend::nouns;

/// The size of a card and of a director's tile, and the size of a token, in millimetres.
const CARD: (f32, f32) = (44.0, 63.0);
const POWER: (f32, f32) = (63.0, 44.0);
const TOKEN: f32 = 18.0;
/// The size of the cube of a director, in millimetres.
const CUBE: f32 = 12.0;
/// The greatest width of a sheet, the room around what lies on it, and the height of its words, in millimetres.
const SHEET: f32 = 186.0;
const SHEET_GAP: f32 = 6.0;
const SHEET_WORDS: f32 = 24.0;
/// The size of a slab token, in parts of the distance between opposite sides of a tile.
const SLAB: (f32, f32) = (0.3, 0.17);
/// The size of a picture of a scenario, in millimetres.
const SCENARIO: (f32, f32) = (90.0, 80.0);

/// The boards, of hexes with this distance between opposite sides, in millimetres.
#[must_use]
pub fn boards<'a>(texts: &Texts, rules: &'a Variant, across: f32) -> Vec<Board<'a>> {
    let draw = Box::new(move |painter: &_, theme: &_, rect| {
        picture::hexes(painter, theme, rect, rules, |cell| {
            (cell == rules.base_camp()).then(|| tile_look(rules, rules.base_camp_tile(), Rotation::default(), None))
        });
    });
    vec![
        printed::board(texts.say("print-board"), rules.layout(), across, draw),
        printed::score_track(texts.say("print-score-track")),
    ]
}

/// The things, sort by sort, with tiles of this size.
#[must_use]
pub fn groups<'a>(texts: &'a Texts, rules: &'a Variant, across: f32) -> Vec<Group<'a>> {
    let group = |title: &str, pieces: Vec<Piece<'a>>| Group { title: texts.say(title), pieces };
    vec![
        group("print-tiles", tiles(texts, rules, across)),
        group("print-tiers", tiers(texts, rules, across)),
        group("print-treasures", treasures(texts, rules, across)),
        group("print-slab-tokens", vec![slab_tokens(texts, rules, across)]),
        group("print-cards", cards(texts, rules)),
        group("print-tokens", tokens(texts, rules)),
        group("print-powers", powers(texts, rules)),
        group("print-pieces", pieces(texts, rules, across)),
        group("print-sheets", sheets(texts, rules, across)),
        group("print-scenarios", scenarios(texts, rules)),
        group("print-aids", vec![aid(texts, rules)]),
    ]
}

fn tiles<'a>(texts: &Texts, rules: &'a Variant, across: f32) -> Vec<Piece<'a>> {
    let base = rules.base_camp_tile();
    let back = |tile| {
        let letter = rules.deck().iter().find(|group| group.tiles.contains(tile)).map(|group| group.letter);
        letter.map_or_else(|| nouns::tile_name(rules, tile).to_string(), |letter| letter.to_string())
    };
    let tile = |tile| {
        let look = tile_look(rules, tile, Rotation::default(), None);
        printed::tile(nouns::named_tile(texts, rules, tile), look, back(tile), across)
    };
    rules.tiles().filter(|&tile| tile != base).map(tile).collect()
}

/// The tiers of the supply, and those that lie under temples from the start: of each value one for every temple tile that
/// is worth as much or more (L1.3).
fn tiers<'a>(texts: &Texts, rules: &Variant, across: f32) -> Vec<Piece<'a>> {
    let supply = (0_u8..).zip(rules.tiers().iter().copied().map(usize::from));
    let printed_on = |tile| if let TileKind::Temple(value) = rules.tile(tile).kind { Some(value) } else { None };
    let temples: Vec<u8> = rules.tiles().filter_map(printed_on).collect();
    let highest = temples.iter().copied().max().unwrap_or_default();
    let under = (2..=highest).map(|value| (value, temples.iter().filter(|&&printed| printed >= value).count()));
    let mut tiers = printed::tiers(texts, "print-tier", supply, true, across);
    tiers.extend(printed::tiers(texts, "print-prebuilt-tier", under, false, across));
    tiers
}

fn treasures<'a>(texts: &Texts, rules: &Variant, across: f32) -> Vec<Piece<'a>> {
    let both = rules.hidden().iter().zip(rules.face_up());
    let treasure = |(index, (&hidden, &face_up)): (usize, (&u8, &u8))| {
        let kind = rules.treasure(index)?;
        let name = nouns::titled(&nouns::treasure(texts, rules, kind));
        let glyph = rules.def().treasures.kinds.get(index).map_or(Glyph::Mask, |kind| kind.glyph);
        Some(printed::treasure(name, glyph, usize::from(hidden) + usize::from(face_up), across))
    };
    both.enumerate().filter_map(treasure).collect()
}

fn slab_tokens<'a>(texts: &Texts, rules: &Variant, across: f32) -> Piece<'a> {
    Piece {
        name: texts.say("print-slab-token"),
        cut: Cut::Rect(across * SLAB.0, across * SLAB.1),
        count: rules.slab_tokens().into(),
        front: Box::new(|painter, theme, rect| {
            painter.rect_filled(rect.expand(2.0), 0.0, theme.token.rim);
            let mut ink = Ink::on(painter);
            hexes::ink_slab_token(&mut ink, theme, Frame::new(rect.center(), rect.width() * 3.0), vec2(1.0, 0.0));
            ink.paint(painter);
        }),
        back: None,
    }
}

/// The picture of a card, and its words below.
fn paint_card(painter: &Painter, theme: &Theme, rect: Rect, picture: EffectPicture, title: &str, text: &str) {
    let inner = rect.shrink(rect.width() * 0.06);
    let side = inner.width().min(inner.height() * 0.56);
    let place = Rect::from_center_size(pos2(inner.center().x, inner.top() + side * 0.5), vec2(side, side));
    art::effect(painter, theme, place, picture);
    let top = place.bottom() + rect.height() * 0.02;
    let write = |text: &str, size: f32, colour| {
        let font = FontId::new(size, FontFamily::Proportional);
        painter.layout(text.to_owned(), font, colour, inner.width())
    };
    let heading = write(title, rect.width() * 0.08, theme.chrome.text_strong);
    let below = top + heading.size().y;
    painter.galley(pos2(inner.left(), top), heading, theme.chrome.text_strong);
    // Long words are written smaller, until all of them have room.
    for size in [0.08, 0.072, 0.064, 0.057, 0.05, 0.045, 0.04] {
        let words = write(text, rect.width() * size, theme.chrome.text);
        if below + words.size().y <= inner.bottom() || size < 0.041 {
            painter.galley(pos2(inner.left(), below), words, theme.chrome.text);
            break;
        }
    }
}

/// The back of things of one sort.
fn paint_back(painter: &Painter, theme: &Theme, rect: Rect, text: &str) {
    painter.rect_filled(rect.expand(4.0), 0.0, theme.jungle.dark);
    let font = FontId::new(rect.width() * 0.12, FontFamily::Proportional);
    painter.text(rect.center(), Align2::CENTER_CENTER, text, font, theme.mark.badge_text);
}

fn cards<'a>(texts: &'a Texts, rules: &'a Variant) -> Vec<Piece<'a>> {
    let card = |(index, known): (u8, &crate::legend::Card)| {
        let (id, effect) = (CardId::new(index), known.effect);
        let (name, text) = (nouns::card(texts, rules, id), nouns::card_text(texts, rules, id));
        let count = known.counts.into_iter().max().unwrap_or_default().into();
        let title = name.clone();
        let front = printed::card(name, CARD, count, move |painter, theme, rect| {
            paint_card(painter, theme, rect, EffectPicture::of(rules, effect), &title, &text);
        });
        let back = move |painter: &Painter, theme: &Theme, rect| {
            paint_back(painter, theme, rect, &nouns::variant(texts, rules));
        };
        Piece { back: Some(Box::new(back)), ..front }
    };
    (0_u8..).zip(rules.cards()).map(card).collect()
}

fn tokens<'a>(texts: &Texts, rules: &Variant) -> Vec<Piece<'a>> {
    let token = |(value, &count): (u8, &u8)| {
        printed::token(nouns::token(texts, value), TOKEN, count.into(), move |painter, theme, rect| {
            art::action_token(painter, theme, rect.center(), rect.width() * 0.46, value);
        })
    };
    let values = (0_u8..).zip(rules.tokens()).filter(|(_, count)| **count > 0).map(token);
    let places = (0..*rules.players().end()).map(|place| {
        printed::token(nouns::place(texts, place), TOKEN, 1, move |painter, theme, rect| {
            art::order_place(painter, theme, rect.shrink(rect.width() * 0.14), usize::from(place) + 1);
        })
    });
    values.chain(places).collect()
}

/// The tiles of directors: a title, beside it the points for who uses none of the powers, on which the cube lies first, and
/// the powers.
fn powers<'a>(texts: &'a Texts, rules: &'a Variant) -> Vec<Piece<'a>> {
    let power = |(index, known): (u8, &crate::legend::Power)| {
        let (name, effects) = (nouns::power_tile(texts, rules, PowerId::new(index)), known.effects);
        let title = name.clone();
        printed::card(name, POWER, 1, move |painter, theme, rect| {
            let inner = rect.shrink(rect.width() * 0.04);
            let font = FontId::new(rect.height() * 0.1, FontFamily::Proportional);
            painter.text(inner.left_top(), Align2::LEFT_TOP, &title, font, theme.chrome.text_strong);
            if rules.unused_power() > 0 {
                let radius = rect.height() * 0.075;
                let centre = inner.right_top() + vec2(-radius, radius);
                printed::badge(painter, theme, centre, radius, &rules.unused_power().to_string());
            }
            paint_powers(painter, theme, inner.with_min_y(inner.top() + rect.height() * 0.18), texts, rules, &effects);
        })
    };
    (0_u8..).zip(rules.powers()).map(power).collect()
}

/// The powers of a director's tile side by side, each with its picture above what it does.
fn paint_powers(painter: &Painter, theme: &Theme, rect: Rect, texts: &Texts, rules: &Variant, effects: &[Effect]) {
    let wide = rect.width() / effects.len().max(1) as f32;
    for (slot, &effect) in effects.iter().enumerate() {
        let left = rect.left() + wide * slot as f32;
        let column = Rect::from_x_y_ranges(left..=left + wide, rect.y_range()).shrink2(vec2(wide * 0.04, 0.0));
        let side = column.width().min(column.height() * 0.6);
        let place = Rect::from_center_size(pos2(column.center().x, column.top() + side * 0.5), vec2(side, side));
        art::effect(painter, theme, place, EffectPicture::of(rules, effect));
        let font = FontId::new(rect.height() * 0.095, FontFamily::Proportional);
        let words = nouns::effect_short(texts, rules, effect);
        let words = painter.layout(words, font, theme.chrome.text, column.width());
        painter.galley(pos2(column.left(), place.bottom() + rect.height() * 0.03), words, theme.chrome.text);
    }
}

fn pieces<'a>(texts: &Texts, rules: &Variant, across: f32) -> Vec<Piece<'a>> {
    let counts = [rules.explorers(), rules.leaders(), rules.camps()];
    let of_seat = |seat: Seated| {
        let name = printed::named(texts, "print-cube", &seat.colour);
        let cube = printed::of_seat(name, &seat, 1, CUBE, |painter, theme, rect, seat| {
            art::cube(painter, theme, rect.center(), rect.width() * 0.28, seat);
        });
        printed::of_everybody(texts, &seat, counts, across).into_iter().chain([cube])
    };
    Seated::all(&rules.def().players.colours).flat_map(of_seat).collect()
}

/// A sheet for every seat: in its middle places for a token and for tiles; cards lie on its left and on its right.
fn sheets<'a>(texts: &'a Texts, rules: &'a Variant, across: f32) -> Vec<Piece<'a>> {
    let tiles = usize::from(rules.display_tiles().div_ceil(*rules.players().start()).max(1));
    let place = vec2(across * 2.0 / 3.0_f32.sqrt(), across);
    let inside = TOKEN + tiles as f32 * (place.x + SHEET_GAP);
    // On large hexes the places are smaller than what lies there.
    let scale = ((SHEET - 2.0 * SHEET_GAP) / inside).min(1.0);
    let size = (inside * scale + 2.0 * SHEET_GAP, place.y.max(TOKEN) * scale + SHEET_WORDS);
    let unavailable = &rules.def().unavailable;
    let most = |places: fn(&Variant, u8) -> u8| rules.players().map(|players| places(rules, players)).max();
    let kept = most(Variant::left_places).unwrap_or_default();
    let drafted = most(Variant::right_places).unwrap_or_default();
    let later = [("explorers", unavailable.explorers.into()), ("leaders", unavailable.leaders.into())];
    let lines = [
        (Align2::LEFT_BOTTOM, texts.with("print-kept-cards", &[("cards", kept.into())])),
        (Align2::RIGHT_BOTTOM, texts.with("print-drafted-cards", &[("cards", drafted.into())])),
        (Align2::CENTER_BOTTOM, texts.with("print-recruited-later", &later)),
    ];
    let sheet = |seat: Seated| {
        let name = printed::named(texts, "print-sheet", &seat.colour);
        let lines = lines.clone();
        printed::card(name, size, 1, move |painter, theme, rect| {
            let (chrome, mm) = (&theme.chrome, rect.width() / size.0);
            let colour = theme.seat_colour(&seat.colour).fill;
            painter.rect_stroke(rect, 0.0, Stroke::new(3.0 * mm, colour), StrokeKind::Inside);
            let hair = Stroke::new(0.4 * mm, chrome.edge);
            painter.rect_stroke(rect.shrink(3.0 * mm), 0.0, hair, StrokeKind::Inside);
            let inner = rect.shrink(SHEET_GAP * mm);
            let middle = inner.top() + place.y.max(TOKEN) * scale * mm * 0.5;
            let radius = TOKEN * scale * mm * 0.5;
            painter.circle(pos2(inner.left() + radius, middle), radius, chrome.stripe, hair);
            for tile in 0..tiles {
                let left = inner.left() + (TOKEN + SHEET_GAP + tile as f32 * (place.x + SHEET_GAP)) * scale * mm;
                let centre = pos2(left + place.x * scale * mm * 0.5, middle);
                let corners = hex_corners(centre, place.x * scale * mm * 0.5);
                painter.add(Shape::convex_polygon(corners.to_vec(), chrome.stripe, hair));
            }
            let font = FontId::new(3.2 * mm, FontFamily::Proportional);
            for (anchor, line) in &lines {
                let up = if *anchor == Align2::CENTER_BOTTOM { 0.0 } else { 5.0 };
                let at = anchor.pos_in_rect(&inner) - vec2(0.0, up * mm);
                painter.text(at, *anchor, line, font.clone(), chrome.text);
            }
        })
    };
    Seated::all(&rules.def().players.colours).map(sheet).collect()
}

fn scenarios<'a>(texts: &Texts, rules: &'a Variant) -> Vec<Piece<'a>> {
    let scenario = |(index, known): (usize, &'a crate::legend::Scenario)| {
        let name = nouns::scenario(texts, rules, index);
        let title = name.clone();
        printed::card(name, SCENARIO, 1, move |painter, theme, rect| {
            let font = FontId::new(rect.height() * 0.055, FontFamily::Proportional);
            let inner = rect.shrink(rect.width() * 0.03);
            painter.text(inner.left_top(), Align2::LEFT_TOP, &title, font, theme.chrome.text_strong);
            let board = inner.with_min_y(inner.top() + rect.height() * 0.08);
            picture::scenario(painter, theme, board, rules, known);
        })
    };
    rules.scenarios().iter().enumerate().map(scenario).collect()
}

fn aid<'a>(texts: &Texts, rules: &Variant) -> Piece<'a> {
    let costs = &rules.def().costs;
    let priced = Purchase::ALL.into_iter().filter_map(|what| {
        let cost = costs.of(what).map(|cost| cost.to_string());
        let cost = cost.or_else(|| (what == Purchase::Move).then(|| texts.say("print-slabs")))?;
        Some((nouns::titled(&nouns::purchase(texts, what)), cost))
    });
    let strength = (texts.say("print-leader-strength"), rules.leader_strength().to_string());
    let lines = priced.chain([strength]).collect();
    printed::aid(texts.say("print-aid"), texts.say("print-costs"), lines, (*rules.players().end()).into())
}
