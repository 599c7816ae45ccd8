//! Pictures of what is shown of Tikal Legend: its art at several sizes on both themes, and its panels with positions of
//! games.

#[expect(dead_code, reason = "the pictures need a part of the scene only")]
#[path = "legend_panels/scene.rs"]
mod scene;

use eframe::egui::{Painter, Rect, Vec2, pos2, vec2};
use egui_kittest::{Harness, SnapshotResults};
use scene::{Panels, Scene, Window, acting, drafting, open, position, rules};
use tikal::app::hexboard::art as hex_art;
use tikal::app::hexboard::art::{Ground, SeatLook, SeatShape, TileLook};
use tikal::app::kit::theme::Theme;
use tikal::app::legend::art::{self, EffectPicture};
use tikal::legend::{Filling, Phase, State, Variant};
use tikal::words::Language;

fn sheet(painter: &Painter, theme: &Theme, rules: &Variant) {
    painter.rect_filled(painter.clip_rect(), 0.0, theme.chrome.panel);
    let mut pictures: Vec<EffectPicture> = Vec::new();
    for effect in rules.cards().iter().map(|card| card.effect).chain(rules.powers().iter().flat_map(|it| it.effects)) {
        let picture = EffectPicture::of(rules, effect);
        if !pictures.contains(&picture) {
            pictures.push(picture);
        }
    }
    for (index, &picture) in pictures.iter().enumerate() {
        let place = |size: Vec2, x: f32, y: f32| Rect::from_min_size(pos2(x, y), size);
        let (column, row) = ((index % 16) as f32, (index / 16) as f32);
        art::effect(painter, theme, place(vec2(66.0, 84.0), 14.0 + 78.0 * column, 12.0 + 94.0 * row), picture);
        art::effect(painter, theme, place(vec2(30.0, 38.0), 14.0 + 36.0 * index as f32, 306.0), picture);
        art::effect(painter, theme, place(vec2(22.0, 22.0), 14.0 + 28.0 * index as f32, 352.0), picture);
    }
    for value in 6..=13_u8 {
        let x = 40.0 + 70.0 * f32::from(value - 6);
        art::action_token(painter, theme, pos2(x, 420.0), 30.0, value);
        art::action_token(painter, theme, pos2(x, 474.0), 14.0, value);
        art::action_token(painter, theme, pos2(x + 30.0, 474.0), 10.0, value);
    }
    for place in 0..4_u8 {
        let at = pos2(640.0 + 56.0 * f32::from(place), 420.0);
        art::order_place(painter, theme, Rect::from_center_size(at, Vec2::splat(44.0)), usize::from(place) + 1);
        let at = pos2(640.0 + 56.0 * f32::from(place), 474.0);
        art::order_place(painter, theme, Rect::from_center_size(at, Vec2::splat(20.0)), usize::from(place) + 1);
        let colour = ["red", "orange", "white", "blue"][usize::from(place)];
        let look = SeatLook { colour, shape: SeatShape::of_seat(usize::from(place)) };
        art::cube(painter, theme, pos2(900.0 + 50.0 * f32::from(place), 420.0), 20.0, look);
        art::cube(painter, theme, pos2(900.0 + 50.0 * f32::from(place), 474.0), 7.0, look);
    }
    // Lakes and volcanoes at three sizes, dotted jungle, slab tokens between tiles.
    let lake = |slabs| TileLook { ground: Ground::Lake, level: 0, slabs, emptied: false };
    let volcano = TileLook { ground: Ground::Volcano, level: 0, slabs: [0; 6], emptied: false };
    let temple = |level| TileLook { ground: Ground::Temple, level, slabs: [0, 1, 0, 1, 2, 0], emptied: false };
    hex_art::tile(painter, theme, pos2(110.0, 610.0), 98.0, &lake([1, 0, 0, 1, 0, 0]));
    hex_art::tile(painter, theme, pos2(262.0, 560.0), 50.0, &lake([0, 1, 0, 0, 1, 0]));
    hex_art::tile(painter, theme, pos2(262.0, 650.0), 28.0, &lake([0, 0, 1, 0, 0, 1]));
    hex_art::tile(painter, theme, pos2(320.0, 650.0), 16.0, &lake([0, 0, 1, 0, 0, 1]));
    hex_art::sketch(painter, theme, pos2(360.0, 650.0), 12.0, Some(Ground::Lake));
    hex_art::tile(painter, theme, pos2(350.0, 560.0), 28.0, &volcano);
    let centre = pos2(540.0, 620.0);
    let radius = 60.0;
    let high = 3.0_f32.sqrt() * radius;
    let cells = [
        (0.0, 0.0),
        (1.5 * radius, high / 2.0),
        (1.5 * radius, -high / 2.0),
        (3.0 * radius, 0.0),
        (4.5 * radius, high / 2.0),
    ];
    for (index, (x, y)) in cells.into_iter().enumerate() {
        let at = centre + vec2(x, y);
        match index {
            0 => hex_art::tile(painter, theme, at, radius, &temple(5)),
            1 => hex_art::tile(painter, theme, at, radius, &lake([1, 0, 0, 1, 0, 0])),
            _ => hex_art::jungle(painter, theme, at, radius, index as u64, false),
        }
    }
    for (x, y) in &cells[2..4] {
        hex_art::jungle_dots(painter, theme, centre + vec2(*x, *y), radius);
    }
    hex_art::slab_tokens(painter, theme, centre, radius, 2, 1);
    hex_art::slab_tokens(painter, theme, centre, radius, 1, 2);
    hex_art::slab_tokens(painter, theme, centre + vec2(1.5 * radius, high / 2.0), radius, 1, 1);
}

fn art_on(theme: Theme, name: &str) {
    let rules = rules();
    let mut harness = Harness::builder().with_size([1280.0, 730.0]).build_ui(move |ui| {
        theme.apply(ui.ctx());
        let painter = Painter::new(ui.ctx().clone(), ui.layer_id(), ui.ctx().content_rect());
        sheet(&painter, &theme, &rules);
    });
    harness.run_steps(2);
    harness.remove_cursor();
    harness.snapshot(name);
}

#[test]
fn art_of_legend_on_the_dark_theme() {
    art_on(Theme::dark(), "legend_art_dark");
}

#[test]
fn art_of_legend_on_the_light_theme() {
    art_on(Theme::light(), "legend_art_light");
}

fn shoot(scene: &mut Scene, name: &str) {
    scene.harness.snapshot(name);
}

#[test]
fn a_draft_of_four() {
    let rules = rules();
    let state = drafting(&rules, 4, 3);
    shoot(&mut open(rules, state, Panels::Table, Window::default()), "legend_draft");
}

#[test]
fn a_late_turn_of_four_by_day() {
    let rules = rules();
    let state = acting(&rules, 4);
    let window = Window { is_dark: false, ..Window::default() };
    shoot(&mut open(rules, state, Panels::Table, window), "legend_act_light");
}

#[test]
fn a_draft_of_three_in_large_french() {
    let rules = rules();
    let state = drafting(&rules, 3, 4);
    let window = Window { size: [1280.0, 780.0], scale: 1.5, language: Language::French, ..Window::default() };
    shoot(&mut open(rules, state, Panels::Table, window), "legend_draft_french");
}

#[test]
fn sheets_of_two() {
    let rules = rules();
    // Nobody has used a power yet.
    let fresh = |state: &State| state.seats().iter().all(|&seat| state.power_used(seat).is_none());
    let state = position(&rules, 2, 1, |state| state.phase() == Phase::Turn && state.round() == 1 && fresh(state));
    let window = Window { size: [280.0, 330.0], language: Language::German, ..Window::default() };
    shoot(&mut open(rules, state, Panels::Sheets, window), "legend_sheets_of_two");
}

#[test]
fn chance_by_pictures() {
    type Wanted = fn(Phase) -> bool;
    let sorts: [(&str, Wanted); 4] = [
        ("legend_chance_cards", |phase| phase == Phase::Fill(Filling::Card)),
        ("legend_chance_powers", |phase| phase == Phase::Deal),
        ("legend_chance_tokens", |phase| phase == Phase::Fill(Filling::Token)),
        ("legend_chance_treasures", |phase| phase == Phase::Show),
    ];
    let mut results = SnapshotResults::new();
    for (name, sort) in sorts {
        let rules = rules();
        let state = position(&rules, 3, 9, |state| sort(state.phase()));
        let window = Window { size: [280.0, 620.0], ..Window::default() };
        let mut scene = open(rules, state, Panels::Chance, window);
        scene.harness.snapshot(name);
        results.extend(scene.harness.take_snapshot_results());
    }
}

#[test]
fn scenarios_by_pictures() {
    let rules = rules();
    let state = drafting(&rules, 2, 1);
    let window = Window { size: [720.0, 480.0], ..Window::default() };
    shoot(&mut open(rules, state, Panels::Scenarios, window), "legend_scenarios");
}
