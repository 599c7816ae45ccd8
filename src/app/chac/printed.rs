//! The things of a variant of The Temple of Chac that are printed and cut out.

use egui::{Align2, FontFamily, FontId, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use crate::app::chac::art::{self, DieLook, Face, TileLook};
use crate::app::chac::board::{self, Layout, MARGIN};
use crate::app::kit::theme::Theme;
use crate::app::paper::sheet::{Board, Cut, Draw, Group, Piece};
use crate::chac::{Deck, Glyph, Number, Value, Variant, WallCard};
use crate::words::Texts;
use crate::words::chac::nouns;

/// The sizes of a card and of a side of a die, in millimetres.
const CARD: (f32, f32) = (36.0, 46.0);
const DIE: f32 = 16.0;
/// A card with what an adventurer can do, in millimetres.
const SKILL: (f32, f32) = (63.0, 44.0);
/// The size of a field of the board, in parts of the size of a hex of other games.
const FIELD: f32 = 0.5;
/// The stone around the grid of a board with the leaves around that, in fields.
const AROUND: f32 = 1.0;
/// The size of a sun, in fields.
const SUN: f32 = 0.85;
/// The longest stretch of a wall that has room on any paper, in millimetres.
const STRETCH: f32 = 180.0;
/// The faces of a die.
const FACES: u8 = 6;

/// The board, whose fields are half as wide as a hex of other games would be.
#[must_use]
pub fn boards<'a>(texts: &Texts, rules: &'a Variant, across: f32) -> Vec<Board<'a>> {
    let board = &rules.def().board;
    let fields = vec2(board.width as f32, board.height as f32) + Vec2::splat(2.0 * AROUND);
    vec![Board {
        title: texts.say("print-board"),
        size: fields * across * FIELD,
        draw: Box::new(move |painter, theme, rect| {
            painter.rect_filled(rect.expand(6.0), 0.0, theme.jungle.backdrop);
            let leaves = (AROUND - MARGIN) * rect.width() / fields.x;
            board::on_paper(painter, theme, &Layout::new(rules, rect.shrink(leaves)), rules);
        }),
    }]
}

/// The things, sort by sort.
#[must_use]
pub fn groups<'a>(texts: &'a Texts, rules: &'a Variant, across: f32) -> Vec<Group<'a>> {
    let field = across * FIELD;
    let group = |title: &str, pieces: Vec<Piece<'a>>| Group { title: texts.say(title), pieces };
    vec![
        group("print-treasures", treasures(texts, rules)),
        group("print-wall-cards", wall_cards(texts, rules)),
        group("print-lava-tiles", lava_tiles(texts, rules, field * 0.9)),
        group("print-traps", traps(texts, rules, field)),
        group("print-adventurers", adventurers(texts, rules, field * 0.8)),
        group("print-dice", dice(texts, rules)),
        group("print-aids", skills(texts, rules)),
    ]
}

fn plain(painter: &Painter, theme: &Theme, rect: Rect) {
    painter.rect_filled(rect.expand(4.0), 0.0, theme.chrome.card);
}

fn treasures<'a>(texts: &Texts, rules: &Variant) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    for deck in rules.decks() {
        for value in Value::all() {
            let count = rules.deck(deck).get(value.index()).copied().unwrap_or_default();
            let name = nouns::treasure(texts, crate::chac::Card::new(deck, value));
            pieces.push(treasure(name, deck, value, count.into()));
        }
    }
    for alcove in rules.alcoves() {
        let name = nouns::treasure(texts, crate::chac::Card::new(Deck::ALCOVE, alcove.value));
        pieces.push(treasure(name, Deck::ALCOVE, alcove.value, 1));
    }
    pieces
}

fn treasure<'a>(name: String, deck: Deck, value: Value, count: usize) -> Piece<'a> {
    let side = move |value: Option<Value>| -> Draw<'a> {
        Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
            plain(painter, theme, rect);
            art::treasure(painter, theme, rect.shrink(rect.width() * 0.03), deck, value);
        })
    };
    Piece { name, cut: Cut::Rect(CARD.0, CARD.1), count, front: side(Some(value)), back: Some(side(None)) }
}

fn wall_cards<'a>(texts: &Texts, rules: &Variant) -> Vec<Piece<'a>> {
    let side = move |card: Option<WallCard>| -> Draw<'a> {
        Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
            plain(painter, theme, rect);
            art::wall_card(painter, theme, rect.shrink(rect.width() * 0.03), card);
        })
    };
    let card = |card: WallCard| Piece {
        name: nouns::wall_card(texts, card),
        cut: Cut::Rect(CARD.0, CARD.1),
        count: rules.wall_cards()[card.index()].into(),
        front: side(Some(card)),
        back: Some(side(None)),
    };
    WallCard::ALL.into_iter().map(card).collect()
}

/// Tiles with a glyph on the face and a number beneath, and the clues to them, with the number in sight and the glyph
/// beneath (C1.5). In print they belong together for good.
fn lava_tiles<'a>(texts: &Texts, rules: &Variant, side: f32) -> Vec<Piece<'a>> {
    let count = usize::from(rules.numbers());
    let numbers: Vec<Number> = Number::first(rules.numbers()).collect();
    // Neighbours among the glyphs are none among the numbers.
    let step = (3..count.max(4)).find(|&step| (2..=step).all(|by| step % by > 0 || count % by > 0)).unwrap_or(1);
    let mut pieces = Vec::new();
    for (index, glyph) in Glyph::first(rules.numbers()).enumerate() {
        let Some(&number) = numbers.get((index * step + 1) % count) else { continue };
        let tile = |look: TileLook| -> Draw<'a> {
            Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
                plain(painter, theme, rect);
                art::lava_tile(painter, theme, rect.shrink(rect.width() * 0.04), look, false);
            })
        };
        let clue = |number: Option<Number>, glyph: Option<Glyph>| -> Draw<'a> {
            Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
                plain(painter, theme, rect);
                art::clue(painter, theme, rect.shrink(rect.width() * 0.04), number, glyph);
            })
        };
        let values = [("glyph", nouns::glyph(texts, glyph).into()), ("number", number.to_string().into())];
        pieces.push(Piece {
            name: texts.with("print-lava-tile", &values),
            cut: Cut::Rect(side, side),
            count: 1,
            front: tile(TileLook::Glyph(Some(glyph), None)),
            back: Some(tile(TileLook::Turned(Some(number)))),
        });
        pieces.push(Piece {
            name: texts.with("print-clue", &values),
            cut: Cut::Rect(side, side),
            count: 1,
            front: clue(Some(number), None),
            back: Some(clue(None, Some(glyph))),
        });
    }
    pieces
}

/// The temple with fields of this size, so that a part of it lies in the middle of a rectangle.
fn laid(rules: &Variant, field: f32, part: impl Fn(&Layout) -> Rect, rect: Rect) -> Layout {
    let board = &rules.def().board;
    let size = (vec2(board.width as f32, board.height as f32) + Vec2::splat(2.0 * MARGIN)) * field;
    let at = |min: Pos2| Layout::new(rules, Rect::from_min_size(min, size));
    let away = rect.center() - part(&at(Pos2::ZERO)).center();
    at(Pos2::ZERO + away)
}

/// The rectangle around all squares of the lava room.
fn lava_room(rules: &Variant, layout: &Layout) -> Rect {
    rules.lava_room().iter().fold(Rect::NOTHING, |all, square| all.union(layout.square(square)))
}

/// The walls, each as high as half of its room and cut where it is longer than paper; with the teeth beyond.
fn walls<'a>(texts: &Texts, rules: &Variant, field: f32) -> Vec<Piece<'a>> {
    // Fields as the unit.
    let layout = laid(rules, 1.0, Layout::temple, Rect::ZERO);
    let mut zones: Vec<Rect> = rules.zones().iter().map(|&zone| layout.square(zone)).collect();
    zones.sort_by(|one, other| one.left().total_cmp(&other.left()));
    // A stretch of them in a row.
    let mut stretches: Vec<Rect> = Vec::new();
    for zone in zones {
        let goes_on = |last: &&mut Rect| {
            let is_beside = last.y_range() == zone.y_range() && (last.right() - zone.left()).abs() < 0.1;
            is_beside && (zone.right() - last.left()) * field <= STRETCH
        };
        match stretches.last_mut().filter(goes_on) {
            Some(last) => *last = last.union(zone),
            None => stretches.push(zone),
        }
    }
    let piece = |is_left: bool, stretch: &Rect| {
        let size = vec2(stretch.width(), stretch.height() * 0.5 + board::TOOTH) * field;
        Piece {
            name: texts.say(if is_left { "print-wall-left" } else { "print-wall-right" }),
            cut: Cut::Rect(size.x, size.y),
            count: 1,
            front: Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
                plain(painter, theme, rect);
                board::wall_alone(painter, theme, field * rect.width() / size.x, rect, is_left);
            }),
            back: None,
        }
    };
    [true, false].into_iter().flat_map(|is_left| stretches.iter().map(move |it| piece(is_left, it))).collect()
}

/// The cover of the lava room, and the suns that are laid where the roof opens.
fn lava_room_pieces<'a>(texts: &Texts, rules: &'a Variant, field: f32) -> Vec<Piece<'a>> {
    let size = lava_room(rules, &laid(rules, 1.0, Layout::temple, Rect::ZERO)).size() * field;
    let mut pieces = Vec::new();
    if !rules.lava_room().is_empty() {
        pieces.push(Piece {
            name: texts.say("print-cover"),
            cut: Cut::Rect(size.x, size.y),
            count: 1,
            front: Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
                plain(painter, theme, rect);
                let field = field * rect.width() / size.x;
                let layout = laid(rules, field, |layout| lava_room(rules, layout), rect);
                board::cover(painter, theme, &layout, rules, 0.0);
            }),
            back: None,
        });
    }
    let suns = rules.openings().iter().map(|opening| opening.sun).filter(|&sun| rules.lava_room().contains(sun));
    pieces.extend(suns.map(|sun| Piece {
        name: texts.say("print-sun"),
        cut: Cut::Round(field * SUN),
        count: 1,
        front: Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
            painter.circle_filled(rect.center(), rect.width() * 0.53, theme.vault.floor_dark);
            let layout = laid(rules, rect.width() / SUN, |layout| layout.square(sun), rect);
            board::sun(painter, theme, &layout, sun, 1.0);
        }),
        back: None,
    }));
    pieces
}

/// Walls, cover, suns, the boulder and the planks of the bridge.
fn traps<'a>(texts: &Texts, rules: &'a Variant, field: f32) -> Vec<Piece<'a>> {
    let boulder = Piece {
        name: texts.say("print-boulder"),
        cut: Cut::Round(field),
        count: 1,
        front: Box::new(|painter: &Painter, theme: &Theme, rect: Rect| {
            painter.circle_filled(rect.center(), rect.width() * 0.53, theme.chrome.card);
            art::boulder(painter, theme, rect.center(), rect.width() * 0.46);
        }),
        back: None,
    };
    let plank = Piece {
        name: texts.say("print-plank"),
        cut: Cut::Rect(field, field * 0.3),
        count: rules.planks().into(),
        front: Box::new(|painter: &Painter, theme: &Theme, rect: Rect| {
            painter.rect_filled(rect.expand(rect.height() * 0.2), 0.0, theme.gear.hat_light);
            for part in [0.3, 0.62] {
                let y = rect.top() + rect.height() * part;
                let line = Stroke::new(rect.height() * 0.05, theme.gear.outline.gamma_multiply(0.5));
                painter.line_segment([egui::pos2(rect.left(), y), egui::pos2(rect.right(), y)], line);
            }
        }),
        back: None,
    };
    let mut pieces = walls(texts, rules, field);
    pieces.extend(lava_room_pieces(texts, rules, field));
    pieces.extend([boulder, plank]);
    pieces
}

fn adventurers<'a>(texts: &Texts, rules: &'a Variant, across: f32) -> Vec<Piece<'a>> {
    let person = |who| {
        let draw = move |painter: &Painter, theme: &Theme, rect: Rect| {
            painter.circle_filled(rect.center(), rect.width() * 0.53, theme.chrome.card);
            art::adventurer(painter, theme, rect.center(), rect.width() * 0.36, Face::of(rules, who), None);
        };
        Piece {
            name: nouns::adventurer(texts, rules, who),
            cut: Cut::Round(across),
            count: 1,
            front: Box::new(draw),
            back: Some(Box::new(draw)),
        }
    };
    rules.adventurers().map(person).collect()
}

/// Stickers for the faces of dice.
fn dice<'a>(texts: &Texts, rules: &Variant) -> Vec<Piece<'a>> {
    let face = |face: u8| Piece {
        name: texts.with("print-die", &[("face", face.into())]),
        cut: Cut::Rect(DIE, DIE),
        count: rules.dice().into(),
        front: Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
            plain(painter, theme, rect);
            art::die(painter, theme, rect.center(), rect.width() * 0.44, face, DieLook::Plain);
        }),
        back: None,
    };
    (1..=FACES).map(face).collect()
}

fn skills<'a>(texts: &'a Texts, rules: &'a Variant) -> Vec<Piece<'a>> {
    let card = |who| {
        let name = nouns::adventurer(texts, rules, who);
        let (title, ability) = (name.clone(), rules.adventurer(who).ability);
        Piece {
            name,
            cut: Cut::Rect(SKILL.0, SKILL.1),
            count: 1,
            front: Box::new(move |painter: &Painter, theme: &Theme, rect: Rect| {
                plain(painter, theme, rect);
                let inner = rect.shrink(rect.height() * 0.07);
                let radius = rect.height() * 0.2;
                let centre = inner.left_top() + vec2(radius * 1.1, radius * 1.25);
                art::adventurer(painter, theme, centre, radius, Face::of(rules, who), None);
                let beside = inner.left() + radius * 2.6;
                let font = |size: f32| FontId::new(rect.height() * size, FontFamily::Proportional);
                let at = egui::pos2(beside, inner.top());
                // A long name is written smaller.
                let name = |size| painter.layout_no_wrap(title.clone(), font(size), theme.chrome.text_strong);
                let wide = name(0.1).size().x;
                let name = name(0.1 * ((inner.right() - beside) / wide.max(1.0)).min(1.0));
                painter.galley(at, name, theme.chrome.text_strong);
                let does = nouns::ability(texts, ability);
                let at = egui::pos2(beside, inner.top() + rect.height() * 0.14);
                painter.text(at, Align2::LEFT_TOP, does, font(0.085), theme.chrome.gold);
                let words = nouns::ability_does(texts, rules, ability);
                let words = painter.layout(words, font(0.085), theme.chrome.text, inner.width());
                let at = egui::pos2(inner.left(), centre.y + radius * 1.35);
                painter.galley(at, words, theme.chrome.text);
            }),
            back: None,
        }
    };
    rules.adventurers().map(card).collect()
}
