//! The panels of Legend: everything is inside its window and beside everything else, is named, can be reached by keyboard,
//! and says what was clicked.

#[expect(dead_code, reason = "these tests need a part of the scene only")]
#[path = "legend_panels/scene.rs"]
mod scene;

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use scene::{Clicked, Panels, Scene, Window, acting, drafting, open, position, rules};
use tikal::app::legend::panels::{DisplayItem, ScenarioChoice, SheetItem};
use tikal::legend::{Phase, State, Variant};
use tikal::words::Language;

/// The name of a widget; of a label it is its text.
fn name_of(node: &AccessKitNode) -> String {
    node.label().or_else(|| node.value()).unwrap_or_default()
}

/// The names of everything on the panels, with where it stands.
fn things(scene: &Scene) -> Vec<(String, Rect)> {
    let named = by().predicate(|node: &AccessKitNode| {
        matches!(node.role(), Role::Button | Role::Label) && !name_of(node).is_empty()
    });
    scene.harness.query_all(named).map(|node| (name_of(&node.accesskit_node()), node.rect())).collect()
}

/// Everything that lies at the edge of the window or over something else.
fn misplaced(scene: &Scene, window: Window) -> Vec<String> {
    let [width, height] = window.size;
    let whole = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height) / window.scale).expand(0.5);
    let things = things(scene);
    let mut wrong = Vec::new();
    for (index, (name, rect)) in things.iter().enumerate() {
        if !whole.contains_rect(*rect) {
            wrong.push(format!("{name} at {rect:?}"));
        }
        for (other, at) in &things[..index] {
            let both = rect.intersect(*at);
            if both.width() > 0.6 && both.height() > 0.6 {
                wrong.push(format!("{name} at {rect:?} and {other} at {at:?}"));
            }
        }
    }
    wrong
}

fn windows() -> [Window; 4] {
    let large = Window { size: [1280.0, 780.0], scale: 1.5, language: Language::French, ..Window::default() };
    [
        Window::default(),
        Window { is_dark: false, language: Language::German, ..Window::default() },
        large,
        Window { size: [1024.0, 700.0], ..Window::default() },
    ]
}

fn positions(rules: &Variant) -> Vec<State> {
    vec![drafting(rules, 4, 1), drafting(rules, 3, 4), drafting(rules, 2, 2), acting(rules, 4), acting(rules, 3)]
}

#[test]
fn everything_is_inside_the_window_and_nothing_covers_anything() {
    let rules = rules();
    for state in positions(&rules) {
        for window in windows() {
            let scene = open(rules.clone(), state, Panels::Table, window);
            let wrong = misplaced(&scene, window);
            assert!(wrong.is_empty(), "{window:?}, {} players: {wrong:#?}", state.players());
            assert!(things(&scene).len() > 30, "{}", things(&scene).len());
        }
    }
}

#[test]
fn every_text_stands_out_from_what_it_is_written_on() {
    let rules = rules();
    let (mut wrong, mut measured) = (BTreeSet::new(), 0);
    for state in positions(&rules) {
        for is_dark in [true, false] {
            let window = Window { is_dark, ..Window::default() };
            let scene = open(rules.clone(), state, Panels::Table, window);
            let (shapes, rect) = (&scene.harness.output().shapes, scene.harness.ctx.content_rect());
            // The board is in the middle.
            let board = Rect::from_x_y_ranges(290.0..=990.0, rect.y_range());
            let place = if is_dark { "dark" } else { "light" };
            measured += crate::measured::light::measure_shapes(shapes, rect, Some(board), None, place, &mut wrong);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(measured > 300, "{measured}");
}

#[test]
fn every_thing_that_is_offered_is_reached_by_keyboard_and_taken_by_it() {
    let rules = rules();
    let state = drafting(&rules, 4, 3);
    let mut scene = open(rules.clone(), state, Panels::Table, Window::default());
    let mut legal = Vec::new();
    state.legal_actions(&rules, &mut legal);
    let mut taken = Vec::new();
    for _ in 0..160 {
        scene.harness.key_press(Key::Tab);
        scene.harness.run_steps(2);
        scene.clicked.set(None);
        scene.harness.key_press(Key::Enter);
        scene.harness.run_steps(2);
        if let Some(Clicked::Display(item)) = scene.clicked.get()
            && !taken.contains(&item)
        {
            taken.push(item);
        }
    }
    assert_eq!(taken.len(), legal.len(), "{taken:?} of {legal:?}");
}

#[test]
fn every_card_token_and_tile_has_the_keyboard_once_when_tab_goes_round() {
    let rules = rules();
    let state = acting(&rules, 4);
    let mut scene = open(rules, state, Panels::Table, Window::default());
    let mut seen = BTreeSet::new();
    for _ in 0..200 {
        scene.harness.key_press_modifiers(Modifiers::NONE, Key::Tab);
        scene.harness.run_steps(1);
        if let Some(node) = scene.harness.query(by().predicate(|node: &AccessKitNode| node.is_focused())) {
            seen.insert(name_of(&node.accesskit_node()));
        }
    }
    let names: BTreeSet<String> = things(&scene).into_iter().map(|(name, _)| name).collect();
    let cards = names.iter().filter(|name| name.ends_with(')'));
    let missing: Vec<_> = cards.filter(|name| !seen.contains(*name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(!seen.contains(""), "something has no name");
}

#[test]
fn what_is_used_on_a_sheet_is_told_and_what_is_not_offered_takes_no_click() {
    let rules = rules();
    let state = position(&rules, 4, 5, |state| {
        state.phase() == Phase::Turn && state.token(state.seat()).is_some() && state.right(state.seat()).len() == 2
    });
    let seat = state.seat();
    let mut scene = open(rules.clone(), state, Panels::Table, Window::default());
    let value = state.token(seat).expect("a token");
    let name = format!("Action token {value}");
    scene.harness.get_by_role_and_label(Role::Button, &name).click();
    scene.harness.run_steps(3);
    assert_eq!(scene.clicked.take(), Some(Clicked::Sheet(seat, SheetItem::Token)));
    let place = "Place 1 in the order of the next round";
    scene.harness.get_by_label(place).click();
    scene.harness.run_steps(3);
    assert_eq!(scene.clicked.take(), None, "no place is drafted now");
}

#[test]
fn the_order_is_taken_by_a_click_until_somebody_has() {
    let rules = rules();
    let state = drafting(&rules, 3, 1);
    let free = state.next_order().iter().position(Option::is_none).expect("a free place");
    let mut scene = open(rules, state, Panels::Table, Window::default());
    let name = format!("Place {} in the order of the next round", free + 1);
    scene.harness.get_by_role_and_label(Role::Button, &name).click();
    scene.harness.run_steps(3);
    assert_eq!(scene.clicked.take(), Some(Clicked::Display(DisplayItem::Order(free as u8))));
}

#[test]
fn a_scenario_is_chosen_by_its_picture_and_so_is_a_random_one() {
    let rules = rules();
    let state = drafting(&rules, 2, 1);
    let window = Window { size: [720.0, 480.0], ..Window::default() };
    let mut scene = open(rules, state, Panels::Scenarios, window);
    for (name, choice) in [("Palenque", ScenarioChoice::This(2)), ("At random", ScenarioChoice::Random)] {
        scene.harness.get_by_role_and_label(Role::Button, &format!("Scenario: {name}")).click();
        scene.harness.run_steps(3);
        assert_eq!(scene.clicked.take(), Some(Clicked::Scenario(choice)), "{name}");
    }
}

#[test]
fn every_sort_of_chance_is_entered_by_a_picture() {
    type Wanted = fn(&State) -> bool;
    let rules = rules();
    let sorts: [Wanted; 6] = [
        |state| state.phase() == Phase::Deal,
        |state| state.phase() == Phase::Fill(tikal::legend::Filling::Card),
        |state| state.phase() == Phase::Fill(tikal::legend::Filling::Token),
        |state| state.phase() == Phase::Fill(tikal::legend::Filling::Tile),
        |state| matches!(state.phase(), Phase::Reveal(..)),
        |state| state.phase() == Phase::Show,
    ];
    for (index, wanted) in sorts.into_iter().enumerate() {
        let state = position(&rules, 3, 9, wanted);
        let mut outcomes = Vec::new();
        state.outcomes(&rules, &mut outcomes);
        let window = Window { size: [300.0, 1400.0], ..Window::default() };
        let mut scene = open(rules.clone(), state, Panels::Chance, window);
        // A picture that has just come to its place takes no click.
        scene.harness.run_steps(40);
        let buttons: Vec<_> = scene.harness.query_all_by_role(Role::Button).map(|node| node.rect()).collect();
        assert_eq!(buttons.len(), outcomes.len(), "sort {index}");
        scene.harness.query_all_by_role(Role::Button).next().expect("an outcome").click();
        scene.harness.run_steps(3);
        let entered = scene.clicked.take();
        let Some(Clicked::Chance(action)) = entered else { panic!("sort {index}: {entered:?}") };
        assert!(outcomes.iter().any(|&(outcome, _)| outcome == action), "{action:?}");
    }
}
