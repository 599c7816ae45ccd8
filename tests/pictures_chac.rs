//! Pictures of the temple of Chac: its art at several sizes on both themes, and the board in states from the start to the
//! end, small and large, at rest and with things on their way.

#![expect(clippy::unwrap_used, reason = "tests fail by panicking")]

#[expect(dead_code, reason = "the pictures need a part of the scenes only")]
#[path = "chac/table.rs"]
mod table;

use eframe::egui::{Painter, Rect, Vec2, pos2, vec2};
use egui_kittest::{Harness, SnapshotResults};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use table::{TEMPLE, Table};
use tikal::app::chac::art::{self, DieLook, Face, TileLook};
use tikal::app::chac::board::{self, Layout, Marks, Mover, Pictures, Reach, Shown};
use tikal::app::chac::picture;
use tikal::app::hexboard::art as hex_art;
use tikal::app::hexboard::art::{SeatLook, SeatShape};
use tikal::app::kit::theme::Theme;
use tikal::chac::{
    Ability, Action, Cause, Deck, Dice, Glyph, Number, Purpose, Setup, Square, State, Value, Variant, WallCard,
    check_text,
};
use tikal::game::{Actor, NoEvents, Seat};
use tikal::insight::Odds;

const COLOURS: [&str; 6] = ["red", "orange", "white", "blue", "green", "yellow"];

fn seats() -> Vec<SeatLook<'static>> {
    let look = |(index, colour): (usize, &'static str)| SeatLook { colour, shape: SeatShape::of_seat(index) };
    COLOURS.into_iter().enumerate().map(look).collect()
}

fn value(points: u8) -> Option<Value> {
    Value::of_points(points)
}

fn sheet(painter: &Painter, theme: &Theme) {
    painter.rect_filled(painter.clip_rect(), 0.0, theme.chrome.panel);
    let seats = seats();
    for (index, face) in Face::ALL.into_iter().enumerate() {
        let (x, seat) = (48.0 + 88.0 * index as f32, Some(seats[index % 6]));
        art::adventurer(painter, theme, pos2(x, 52.0), 40.0, face, seat);
        art::adventurer(painter, theme, pos2(x - 18.0, 122.0), 16.0, face, seat);
        art::adventurer(painter, theme, pos2(x + 18.0, 122.0), 16.0, face, None);
        art::adventurer(painter, theme, pos2(x - 18.0, 156.0), 8.0, face, seat);
        art::adventurer(painter, theme, pos2(x + 6.0, 156.0), 10.0, face, seat);
        art::adventurer(painter, theme, pos2(x + 30.0, 156.0), 12.0, face, seat);
    }
    for glyph in Glyph::first(16) {
        let index = f32::from(glyph.get()) - 1.0;
        let colours = [theme.vault.tile_carved, theme.vault.tile_dark];
        let place = |x: f32, y: f32, side: f32| Rect::from_center_size(pos2(x, y), Vec2::splat(side));
        let look = TileLook::Glyph(Some(glyph), None);
        art::lava_tile(painter, theme, place(40.0 + 66.0 * index, 208.0, 62.0), look, false);
        art::lava_tile(painter, theme, place(20.0 + 66.0 * index, 260.0, 28.0), look, false);
        art::lava_tile(painter, theme, place(52.0 + 66.0 * index, 260.0, 16.0), look, false);
        art::clue(painter, theme, place(30.0 + 66.0 * index, 302.0, 40.0), Number::new(glyph.get()), Some(glyph));
        art::clue(painter, theme, place(64.0 + 66.0 * index, 302.0, 22.0), Number::new(glyph.get()), None);
        painter.rect_filled(
            place(1088.0 + 40.0 * (index % 5.0), 30.0 + 40.0 * (index / 5.0).floor(), 36.0),
            4.0,
            colours[1],
        );
        art::glyph(
            painter,
            theme,
            pos2(1088.0 + 40.0 * (index % 5.0), 30.0 + 40.0 * (index / 5.0).floor()),
            15.0,
            glyph,
            colours,
        );
    }
    let looks = [DieLook::Plain, DieLook::Counts, DieLook::Harms, DieLook::Idle, DieLook::Chosen, DieLook::Plain];
    for face in 1..=6_u8 {
        let (x, look) = (f32::from(face), looks[usize::from(face) - 1]);
        art::die(painter, theme, pos2(64.0 * x - 20.0, 362.0), 24.0, face, DieLook::Plain);
        art::die(painter, theme, pos2(40.0 * x, 412.0), 13.0, face, look);
        art::die(painter, theme, pos2(22.0 * x, 444.0), 8.0, face, look);
        art::rolling_die(painter, theme, pos2(60.0 * x - 20.0, 490.0), 14.0, (face, face.into()), x / 6.0);
        art::load(painter, theme, pos2(430.0 + 56.0 * (x - 1.0), 362.0), 26.0, face);
        art::load(painter, theme, pos2(430.0 + 34.0 * (x - 1.0), 412.0), 13.0, face);
        art::load(painter, theme, pos2(430.0 + 24.0 * (x - 1.0), 444.0), 8.0, face);
    }
    let decks = [Deck::zone(0), Deck::zone(3), Deck::LAVA, Deck::RIVER, Deck::ALCOVE];
    for (index, deck) in decks.into_iter().enumerate() {
        let x = 790.0 + 92.0 * index as f32;
        let card = |x: f32, y: f32, high: f32| Rect::from_min_size(pos2(x, y), vec2(high * art::TREASURE_WIDTH, high));
        art::treasure(painter, theme, card(x, 336.0, 56.0), deck, None);
        art::treasure(
            painter,
            theme,
            card(x + 46.0, 336.0, 56.0),
            deck,
            if index == 1 { Some(Value::CHEST) } else { value(index as u8 + 1) },
        );
        art::treasure(painter, theme, card(x, 400.0, 30.0), deck, None);
        art::treasure(
            painter,
            theme,
            card(x + 28.0, 400.0, 30.0),
            deck,
            if index == 1 { Some(Value::CHEST) } else { value(index as u8 + 1) },
        );
        art::treasure(painter, theme, card(x + 56.0, 404.0, 18.0), deck, value(4));
        art::treasure(painter, theme, card(x + 72.0, 404.0, 18.0), deck, None);
    }
    for (index, card) in WallCard::ALL.into_iter().map(Some).chain([None]).enumerate() {
        let x = 790.0 + 60.0 * index as f32;
        art::wall_card(painter, theme, Rect::from_min_size(pos2(x, 444.0), vec2(50.0, 64.0)), card);
        art::wall_card(painter, theme, Rect::from_min_size(pos2(x, 516.0), vec2(18.0, 24.0)), card);
    }
    for (index, ability) in Ability::ALL.into_iter().enumerate() {
        art::ability(painter, pos2(440.0 + 52.0 * index as f32, 492.0), 20.0, ability, theme.chrome.text);
        art::ability(painter, pos2(430.0 + 28.0 * index as f32, 528.0), 8.0, ability, theme.chrome.text);
    }
    for (index, cause) in Cause::ALL.into_iter().enumerate() {
        art::cause(painter, pos2(30.0 + 52.0 * index as f32, 538.0), 18.0, cause, theme.chrome.text);
        art::cause(painter, pos2(610.0 + 28.0 * index as f32, 528.0), 8.0, cause, theme.chrome.error);
    }
    for (index, radius) in [34.0, 20.0, 10.0].into_iter().enumerate() {
        art::boulder(painter, theme, pos2(1124.0 + 56.0 * index as f32, 476.0), radius);
    }
    art::chest(painter, theme, pos2(1124.0, 540.0), 20.0, None);
    art::chest(painter, theme, pos2(1170.0, 540.0), 16.0, Some(5));
    art::jewel(painter, theme, pos2(1222.0, 536.0), 18.0, Value::of_points(4).unwrap(), false);
    art::jewel(painter, theme, pos2(1258.0, 536.0), 14.0, Value::of_points(6).unwrap(), true);
    picture::mark(painter, theme, pos2(1262.0, 476.0), 12.0);
    picture::mark(painter, theme, pos2(1246.0, 430.0), 26.0);
}

fn square(id: &str) -> Square {
    TEMPLE.square_named(id).unwrap()
}

/// At the start: everybody on the entrance, nothing has happened.
fn start() -> (Table, Marks) {
    let reach = |id: &str, price: u8| Reach { square: square(id), price: Some(price), risk: None };
    let reachable = vec![reach("z1", 1), reach("z2", 2), reach("z3", 3), reach("z4", 4)];
    (Table::acting(6), Marks { reachable, chosen: Some(square("entrance")), ..Marks::default() })
}

/// In the middle: the lava room lies open, the walls have moved, some are in it.
fn middle() -> (Table, Marks) {
    let mut table = Table::acting(6);
    table.set(|scene| {
        scene.at(0, "l6").at(1, "c6").at(2, "c6").at(3, "z3").at(4, "r3").at(5, "z3").walls(2, 1).boulder(4).round(4);
        scene.turned("l6", "up", 9).turned("l2", "empty", 11).turned("l9", "sunk", 2).checked("l7", 3, &[0]);
        scene.clue(1, 14, &[0]).clue(2, 9, &[1]);
        scene.cards(0, &["zone1 3", "lava 2", "alcove 4"]).cards(1, &["zone2 4", "zone3 chest"]);
        scene.act(0, 3);
    });
    let reach = |id: &str, price: u8, risk: Option<Odds>| Reach { square: square(id), price: Some(price), risk };
    let marks = Marks {
        reachable: vec![
            reach("l2", 1, None),
            reach("l10", 1, Some(Odds::of(27, 100))),
            reach("l5", 1, Some(Odds::of(27, 100))),
            reach("c5", 2, None),
            reach("l7", 1, Some(Odds::ALWAYS)),
        ],
        chosen: Some(square("l6")),
        hovered: Some(square("l10")),
        last: vec![square("c5"), square("l2")],
        trapped: vec![square("l14")],
        turned: vec![WallCard::None, WallCard::Both, WallCard::Left],
        ..Marks::default()
    };
    (table, marks)
}

/// Late: everything has collapsed, all six are still there.
fn late() -> (Table, Marks) {
    let mut table = Table::acting(6);
    table.set(|scene| {
        scene.lost(2).second(2);
        scene
            .at(0, "c29")
            .at(1, "c29")
            .at(2, "c29")
            .at(3, "c29")
            .at(4, "c29")
            .at(5, "c29")
            .walls(3, 3)
            .boulder(25)
            .planks(0)
            .round(9);
        for (tile, number) in [("l1", 1), ("l6", 2), ("l12", 3), ("l11", 4)] {
            scene.turned(tile, "sunk", number);
        }
        for (tile, number) in [("l2", 5), ("l5", 6), ("l9", 7), ("l10", 8), ("l13", 9)] {
            scene.turned(tile, "empty", number);
        }
        scene.turned("l7", "up", 10);
        scene.cards(0, &["alcove 4", "alcove 4", "alcove 4", "alcove 4", "alcove 6"]);
        scene.cards(1, &["lava 1", "lava 2", "lava 3", "lava 3", "lava 4"]);
        scene.act(0, 2);
    });
    let reach = |id: &str, price: u8| Reach { square: square(id), price: Some(price), risk: Some(Odds::of(64, 100)) };
    let marks =
        Marks { reachable: vec![reach("c30", 1), reach("c31", 2)], focused: Some(square("c30")), ..Marks::default() };
    (table, marks)
}

/// The bridge, half of it gone, with three on it; some out already.
fn bridge() -> (Table, Marks) {
    let mut table = Table::acting(6);
    table.set(|scene| {
        scene
            .at(0, "bridge")
            .at(1, "bridge")
            .at(2, "bridge")
            .out(3)
            .out(4)
            .at(5, "r5")
            .walls(2, 2)
            .boulder(13)
            .planks(3)
            .round(6);
        scene.uncovered();
        scene.act(0, 1);
    });
    let marks = Marks { pointed: vec![square("c28")], refused: Some(square("c19")), ..Marks::default() };
    (table, marks)
}

fn temple(painter: &Painter, theme: &Theme, rect: Rect, (table, marks): &(Table, Marks), moving: &[(Mover, f32)]) {
    let clipped = painter.with_clip_rect(rect);
    hex_art::backdrop(&clipped, theme, rect);
    let (seats, layout) = (seats(), Layout::new(&TEMPLE, rect.shrink(8.0)));
    let shown = Shown { rules: &TEMPLE, state: &table.state, seats: &seats };
    let moving: Vec<(&Mover, f32)> = moving.iter().map(|(mover, done)| (mover, *done)).collect();
    board::paint(&clipped, theme, &layout, &shown, marks, &moving, &mut Pictures::default());
}

/// Everything on its way at once.
fn moving() -> Vec<(Mover, f32)> {
    let seat = |index: usize| Seat::ALL[index];
    let who = |id: &str| TEMPLE.adventurer_named(id).unwrap();
    let glyph = |number: u8| Glyph::new(number).unwrap();
    vec![
        (Mover::Walk { seat: seat(0), adventurer: who("lea"), way: vec![square("c28"), square("c29")] }, 0.5),
        (Mover::Boulder { from: 8, to: 10 }, 0.4),
        (Mover::Walls { from: (2, 1), to: (3, 2) }, 0.5),
        (Mover::Card(WallCard::Both), 0.7),
        (Mover::Roof(0), 0.6),
        (Mover::Turn { tile: 6, number: Number::new(3).unwrap(), sinks: true }, 0.72),
        (Mover::Turn { tile: 7, number: Number::new(12).unwrap(), sinks: false }, 0.3),
        (Mover::Lay(13, glyph(14)), 0.5),
        (Mover::Planks { from: 5, to: 3 }, 0.4),
        (Mover::Dice { dice: Dice::of(&[1, 2, 4, 6]).unwrap(), purpose: Purpose::Boulder, limit: 3 }, 0.9),
        (Mover::Lost { seat: seat(1), adventurer: who("martin"), square: square("c9"), cause: Cause::Boulder }, 0.4),
        (Mover::Enter { seat: seat(2), adventurer: who("nicole"), corner: square("A") }, 0.4),
        (Mover::Treasure { seat: seat(3), square: square("z2"), deck: Deck::zone(1), value: value(3) }, 0.5),
    ]
}

fn shoot(size: [f32; 2], theme: &Theme, name: &str, results: &mut SnapshotResults, draw: impl Fn(&Painter, &Theme)) {
    let mut harness = Harness::builder().with_size(size).build_ui(|ui| {
        theme.apply(ui.ctx());
        let painter = Painter::new(ui.ctx().clone(), ui.layer_id(), ui.ctx().content_rect());
        draw(&painter, theme);
    });
    harness.run_steps(2);
    harness.remove_cursor();
    results.add(harness.try_snapshot(name));
}

#[test]
fn the_art_of_the_temple_of_chac() {
    let mut results = SnapshotResults::new();
    for (theme, name) in [(Theme::dark(), "chac_art_dark"), (Theme::light(), "chac_art_light")] {
        shoot([1280.0, 564.0], &theme, name, &mut results, sheet);
    }
}

#[test]
fn the_temple_from_the_start_to_the_end() {
    let mut results = SnapshotResults::new();
    let (dark, light) = (Theme::dark(), Theme::light());
    let whole = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 800.0));
    for (theme, name, scene) in [
        (&dark, "chac_board_start", start()),
        (&light, "chac_board_middle", middle()),
        (&dark, "chac_board_late", late()),
    ] {
        shoot(whole.size().into(), theme, name, &mut results, |painter, theme| {
            temple(painter, theme, whole, &scene, &[]);
        });
    }
    let moved = {
        let mut table = Table::acting(6);
        table.set(|scene| {
            scene.at(0, "c29").at(4, "l10").at(5, "z1").walls(3, 2).boulder(10).planks(3).round(6);
            scene.turned("l7", "sunk", 3).turned("l8", "up", 12).turned("l10", "up", 9);
        });
        (table, Marks { turned: vec![WallCard::None, WallCard::Left, WallCard::Both], ..Marks::default() })
    };
    shoot(whole.size().into(), &dark, "chac_board_moving", &mut results, |painter, theme| {
        temple(painter, theme, whole, &moved, &moving());
    });
}

/// The first position of random games of this temple in which the lava room lies open and the roof, too.
fn open_position(rules: &Variant) -> State {
    for seed in 0.. {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut state = State::new(rules, 4, &Setup::default());
        while state.actor() != Actor::Nobody {
            let inside = state.seats().iter().filter(|&&seat| state.is_in(seat)).count();
            if !state.is_covered() && state.is_open(rules, 0) && inside >= 2 {
                return state;
            }
            let mut actions = Vec::new();
            if state.actor() == Actor::Chance {
                let mut outcomes = Vec::new();
                state.outcomes(rules, &mut outcomes);
                actions.extend(outcomes.into_iter().map(|(action, _)| action));
            } else {
                state.legal_actions(rules, &mut actions);
                actions.retain(|action| {
                    !matches!(action, Action::Search | Action::Decipher) || random.random_range(0..4) == 0
                });
            }
            let index = random.random_range(0..actions.len());
            state.apply(rules, actions[index], &mut NoEvents).unwrap();
        }
    }
    unreachable!("there are seeds enough")
}

#[test]
fn another_temple() {
    let mut results = SnapshotResults::new();
    let (rules, problems) = check_text(include_str!("../variants/chac/shrine.ron"));
    let rules = rules.unwrap_or_else(|| panic!("{problems:#?}"));
    let state = open_position(&rules);
    shoot([900.0, 620.0], &Theme::dark(), "chac_shrine", &mut results, |painter, theme| {
        let rect = painter.clip_rect();
        hex_art::backdrop(painter, theme, rect);
        picture::board(painter, theme, rect.shrink(8.0), &rules, Some(&state));
    });
}

#[test]
fn small_temples() {
    let mut results = SnapshotResults::new();
    let scenes = [start(), middle(), bridge(), late()];
    for (theme, name) in [(Theme::dark(), "chac_small_dark"), (Theme::light(), "chac_small_light")] {
        shoot([1280.0, 800.0], &theme, name, &mut results, |painter, theme| {
            painter.rect_filled(painter.clip_rect(), 0.0, theme.chrome.panel);
            let place = |x: f32, y: f32, wide: f32, high: f32| Rect::from_min_size(pos2(x, y), vec2(wide, high));
            temple(painter, theme, place(0.0, 0.0, 700.0, 470.0), &scenes[2], &[]);
            temple(painter, theme, place(700.0, 0.0, 580.0, 400.0), &scenes[1], &[]);
            temple(painter, theme, place(700.0, 400.0, 420.0, 290.0), &scenes[3], &[]);
            temple(painter, theme, place(0.0, 470.0, 420.0, 290.0), &scenes[0], &[]);
            let state = Some(&scenes[1].0.state);
            picture::board(painter, theme, place(440.0, 490.0, 240.0, 156.0), &TEMPLE, state);
            picture::board(painter, theme, place(440.0, 660.0, 130.0, 90.0), &TEMPLE, state);
            picture::board(painter, theme, place(590.0, 660.0, 64.0, 42.0), &TEMPLE, state);
            picture::board(painter, theme, place(720.0, 704.0, 130.0, 90.0), &TEMPLE, None);
            picture::board(painter, theme, place(870.0, 704.0, 64.0, 42.0), &TEMPLE, None);
        });
    }
}
