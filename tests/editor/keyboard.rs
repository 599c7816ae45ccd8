//! The editor by keyboard alone: where the keyboard is after every step, choices, areas, Escape, and what keys lead to.

use super::*;
use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{AccessKitNode, NodeT, by};
use tikal::app::kit::settings::Settings;
use tikal::words::Language;

const SMALL: [f32; 2] = [853.0, 533.0];
/// More stops than any page has.
const MOST_STOPS: usize = 200;

pub(super) fn focus(driver: &Driver) -> Option<Node<'_>> {
    driver.harness.query(by().predicate(|node: &AccessKitNode| node.is_focused()))
}

/// The name of the widget that has the focus.
pub(super) fn focused(driver: &Driver) -> String {
    let Some(node) = focus(driver) else { return String::new() };
    let node = node.accesskit_node();
    node.label().or_else(|| node.value()).unwrap_or_default()
}

fn role(driver: &Driver) -> Option<Role> {
    focus(driver).map(|node| node.accesskit_node().role())
}

pub(super) fn key(driver: &mut Driver, key: Key) {
    driver.press(Modifiers::NONE, key);
}

/// Presses Tab until a widget whose name begins with `start` has the focus.
pub(super) fn tab_to(driver: &mut Driver, start: &str) -> usize {
    for count in 1..MOST_STOPS {
        key(driver, Key::Tab);
        if focused(driver).starts_with(start) {
            return count;
        }
    }
    panic!("Tab never comes to {start}");
}

/// Goes from area to area until one of this name, or a widget whose name begins so, has the focus.
pub(super) fn area(driver: &mut Driver, start: &str) -> usize {
    for count in 1..20 {
        key(driver, Key::F6);
        if focused(driver).starts_with(start) {
            return count;
        }
    }
    panic!("F6 never comes to {start}");
}

/// Turns to a page by keys.
pub(super) fn page(driver: &mut Driver, name: &str) {
    area(driver, "Names of the pages");
    key(driver, Key::Tab);
    for _ in 0..MOST_STOPS {
        if focused(driver).starts_with(name) {
            return;
        }
        key(driver, Key::ArrowRight);
    }
    panic!("no arrow leads to {name}");
}

pub(super) fn letters(driver: &mut Driver, text: &str) {
    driver.harness.event(egui::Event::Text(text.to_owned()));
    driver.run();
}

pub(super) fn in_sight(driver: &Driver) -> bool {
    let window = driver.harness.ctx.content_rect();
    focus(driver).is_some_and(|node| window.contains(node.rect().center()))
}

// ---- Choices -----------------------------------------------------------------------------------------

#[test]
fn a_choice_opens_by_an_arrow_is_gone_through_and_closes_on_return_with_the_keyboard_back() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    page(&mut driver, "Tiers and treasures");
    tab_to(&mut driver, "Picture of treasure 1");
    let before = definition(&driver).treasures.kinds[0].glyph;
    key(&mut driver, Key::ArrowDown);
    assert_eq!(role(&driver), Some(Role::ListBoxOption), "the arrow opens the list: {}", focused(&driver));
    key(&mut driver, Key::ArrowDown);
    key(&mut driver, Key::ArrowDown);
    key(&mut driver, Key::ArrowUp);
    assert_eq!(definition(&driver).treasures.kinds[0].glyph, before, "going through it takes nothing");
    key(&mut driver, Key::Enter);
    let after = definition(&driver).treasures.kinds[0].glyph;
    assert_ne!(after, before);
    assert_eq!((focused(&driver).as_str(), role(&driver)), ("Picture of treasure 1", Some(Role::ComboBox)));
    assert!(!egui::Popup::is_any_open(&driver.harness.ctx), "the list is closed");
    // Space opens it too, End leads to its end, a letter to a name; Escape takes nothing.
    key(&mut driver, Key::Space);
    key(&mut driver, Key::End);
    let last = focused(&driver);
    letters(&mut driver, "J");
    assert_eq!((focused(&driver).as_str(), last.as_str()), ("Jaguar", "Hand"));
    key(&mut driver, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Editor, "Escape closed the list alone");
    assert_eq!(focused(&driver), "Picture of treasure 1");
    assert_eq!(definition(&driver).treasures.kinds[0].glyph, after);
}

#[test]
fn choices_of_every_screen_work_alike() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Setup));
    for start in ["Colour of player 1", "Who plays as player 2"] {
        let Some(name) = (0..MOST_STOPS).find_map(|_| {
            key(&mut driver, Key::Tab);
            (role(&driver) == Some(Role::ComboBox)).then(|| focused(&driver))
        }) else {
            panic!("{start}: no choice is reached")
        };
        key(&mut driver, Key::ArrowDown);
        assert_eq!(role(&driver), Some(Role::ListBoxOption), "{name}");
        key(&mut driver, Key::Escape);
        assert_eq!((focused(&driver), driver.app().screen()), (name, Screen::Setup));
    }
}

// ---- Areas -------------------------------------------------------------------------------------------

#[test]
fn a_key_goes_through_the_areas_of_the_editor_and_to_the_canvas_at_once() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    turn_to(&mut driver, "Board");
    let mut seen = Vec::new();
    for _ in 0..8 {
        key(&mut driver, Key::F6);
        seen.push(focused(&driver));
    }
    let expected = ["Menu", "Open variants", "Tools", "Names of the pages", "Page of the variant"];
    assert_eq!(seen[..5], expected, "{seen:?}");
    assert!(seen[5].starts_with("Hex "), "{seen:?}");
    assert_eq!(seen[6..], ["Problems, totals and steps", "Buttons at the foot"], "{seen:?}");
    driver.press(Modifiers::SHIFT, Key::F6);
    driver.press(Modifiers::SHIFT, Key::F6);
    assert!(focused(&driver).starts_with("Hex "));
    // From within an area it goes on to the next one, and Tab goes to what stands in it.
    area(&mut driver, "Tools");
    key(&mut driver, Key::Tab);
    key(&mut driver, Key::Tab);
    key(&mut driver, Key::F6);
    assert_eq!(focused(&driver), "Names of the pages");
    turn_to(&mut driver, "Tiles");
    area(&mut driver, "A1");
    area(&mut driver, "Fields of what is chosen");
}

#[test]
fn the_rule_of_a_field_is_a_key_away_and_its_link_is_no_stop() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    page(&mut driver, "Rules");
    area(&mut driver, "Page of the variant");
    let mut names = Vec::new();
    for _ in 0..12 {
        key(&mut driver, Key::Tab);
        names.push(focused(&driver));
    }
    assert!(names.iter().all(|name| !name.starts_with("Rule for")), "{names:?}");
    assert!(names.iter().any(|name| name.starts_with("Action points")), "{names:?}");
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Action points a turn");
    key(&mut driver, Key::F1);
    assert_eq!(driver.app().screen(), Screen::Rules);
    let rules = driver.app().rulebook().section().map(|section| section.anchors.join(" "));
    assert!(rules.as_deref().is_some_and(|rules| rules.contains("T3.2")), "{rules:?}");
    // The pointer and a screen reader still have the link.
    driver.press(Modifiers::NONE, Key::Escape);
    driver.click("Rule for: Action points a turn");
    assert_eq!(driver.app().screen(), Screen::Rules);
}

// ---- Where the keyboard is ---------------------------------------------------------------------------

#[test]
fn coming_back_the_keyboard_is_where_it_was() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    page(&mut driver, "Rules");
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Action points a turn");
    // The rulebook and back.
    key(&mut driver, Key::F1);
    assert!(focus(&driver).is_some(), "the keyboard is in the rulebook");
    key(&mut driver, Key::Escape);
    assert_eq!((focused(&driver).as_str(), driver.app().screen()), ("Action points a turn", Screen::Editor));
    // A try-out and back.
    area(&mut driver, "Tools");
    tab_to(&mut driver, "Try out");
    key(&mut driver, Key::Enter);
    driver.begin_try_out();
    assert_eq!(driver.app().screen(), Screen::Table);
    driver.execute(Command::Back);
    assert_eq!((focused(&driver).as_str(), driver.app().screen()), ("Try out", Screen::Editor));
}

#[test]
fn a_variant_that_is_opened_or_comes_up_when_another_is_closed_has_the_keyboard_on_its_page() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Variants));
    tab_to(&mut driver, "Edit Tikal");
    key(&mut driver, Key::Enter);
    assert_eq!(driver.app().screen(), Screen::Editor);
    let first = focused(&driver);
    assert_eq!(role(&driver), Some(Role::CheckBox), "the first thing of the page: {first}");
    tab_to(&mut driver, "Id");
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "edit duel");
    key(&mut driver, Key::Enter);
    assert_eq!(definition(&driver).id, "my-duel");
    assert_eq!(focused(&driver), first, "the first thing of its page");
    area(&mut driver, "Open variants");
    tab_to(&mut driver, "Close “Duel, my version”");
    key(&mut driver, Key::Enter);
    tab_to(&mut driver, "Close without saving");
    key(&mut driver, Key::Enter);
    assert_eq!(definition(&driver).id, "my-classic");
    assert!(focused(&driver).starts_with("Id"), "where it was in that variant");
}

#[test]
fn after_escape_from_a_field_tab_goes_on_from_there() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    page(&mut driver, "Rules");
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Action points a turn");
    key(&mut driver, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Editor, "Escape left the field alone");
    key(&mut driver, Key::Tab);
    assert!(focused(&driver).starts_with("Score at the start"), "{}", focused(&driver));
}

// ---- What lies over the page -------------------------------------------------------------------------

#[test]
fn what_opens_over_the_page_closes_the_menu_that_is_open() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    area(&mut driver, "Menu");
    key(&mut driver, Key::Tab);
    key(&mut driver, Key::Enter);
    assert!(driver.has("New game…"), "the menu is open");
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    assert!(!egui::Popup::is_any_open(&driver.harness.ctx), "the menu is closed");
    assert!(driver.has("A command, a page, a variant …"), "the list is open");
    key(&mut driver, Key::Escape);
    assert!(!driver.has("New game…"), "neither is open");
}

#[test]
fn escape_gives_the_keyboard_from_the_menu_bar_back_to_the_page() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    page(&mut driver, "Rules");
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Action points a turn");
    area(&mut driver, "Menu");
    key(&mut driver, Key::Tab);
    assert_eq!(focused(&driver), "Game");
    key(&mut driver, Key::Escape);
    assert_eq!((focused(&driver).as_str(), driver.app().screen()), ("Action points a turn", Screen::Editor));
}

#[test]
fn escape_closes_one_thing_at_a_time() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let text = document(&driver).text().to_owned();
    page(&mut driver, "Board");
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Whole boards");
    key(&mut driver, Key::Enter);
    assert!(driver.has("Take the board: Hexagon"), "whole boards are offered");
    tab_to(&mut driver, "Take");
    key(&mut driver, Key::Escape);
    assert!(!driver.has("Take the board: Hexagon"));
    assert_eq!((focused(&driver).as_str(), driver.app().screen()), ("Whole boards", Screen::Editor));
    // The path to save under.
    area(&mut driver, "Tools");
    tab_to(&mut driver, "Save as");
    key(&mut driver, Key::Enter);
    assert_eq!(role(&driver), Some(Role::TextInput), "the keyboard is in the field: {}", focused(&driver));
    key(&mut driver, Key::Escape);
    assert!(focused(&driver).starts_with("Save as"), "{}", focused(&driver));
    assert_eq!(driver.app().screen(), Screen::Editor);
    // A number that is typed.
    page(&mut driver, "Rules");
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Action points a turn");
    letters(&mut driver, "7");
    key(&mut driver, Key::Escape);
    assert_eq!(driver.app().screen(), Screen::Editor, "Escape left the field alone");
    undo(&mut driver);
    assert_eq!(definition(&driver).action_points, 10);
    // Several tiles that are chosen.
    page(&mut driver, "Tiles");
    area(&mut driver, "A1");
    driver.press(Modifiers::SHIFT, Key::ArrowDown);
    assert!(driver.shows("2 tiles are chosen"));
    key(&mut driver, Key::Escape);
    assert!(!driver.shows("2 tiles are chosen") && driver.app().screen() == Screen::Editor);
    assert_eq!(document(&driver).text(), text, "nothing was changed");
}

// ---- Finding -----------------------------------------------------------------------------------------

#[test]
fn what_was_found_has_the_keyboard() {
    for size in [SIZE, SMALL] {
        let mut driver = Driver::new(size);
        edits(&mut driver, "classic");
        for (query, name) in [
            ("leader strength", "Strength of a leader"),
            ("treasure serpent", "Copies of treasure"),
            ("Tiers of value 7", "Tiers of value 7"),
            ("least bid", "Least bid"),
            ("B3:", "B3"),
            ("a5:", "Hex a5"),
        ] {
            driver.press(Modifiers::COMMAND, Key::F);
            letters(&mut driver, query);
            key(&mut driver, Key::Enter);
            assert!(focused(&driver).starts_with(name), "{query}: {}", focused(&driver));
            assert!(in_sight(&driver), "{query}");
        }
    }
}

#[test]
fn a_number_that_was_found_is_typed_over() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.press(Modifiers::COMMAND, Key::F);
    letters(&mut driver, "action points");
    key(&mut driver, Key::Enter);
    letters(&mut driver, "12");
    key(&mut driver, Key::Enter);
    assert_eq!(definition(&driver).action_points, 12);
}

#[test]
fn a_problem_leads_to_what_is_wrong() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.click("Rules");
    enter(&mut driver, "Action points a turn", 12);
    turn_to(&mut driver, "Tiers and treasures");
    driver.click("Copies of treasure 1");
    driver.press(Modifiers::COMMAND, Key::A);
    letters(&mut driver, "0");
    key(&mut driver, Key::Enter);
    turn_to(&mut driver, "Overview");
    area(&mut driver, "Problems, totals and steps");
    tab_to(&mut driver, "Tiers and treasures");
    key(&mut driver, Key::Enter);
    assert!(focused(&driver).starts_with("Copies of treasure"), "{}", focused(&driver));
}

// ---- Tiles -------------------------------------------------------------------------------------------

#[test]
fn a_copy_is_chosen_and_in_sight_and_taking_it_back_chooses_what_it_was_made_of() {
    let mut driver = Driver::new(SMALL);
    edits(&mut driver, "classic");
    page(&mut driver, "Tiles");
    area(&mut driver, "A1");
    for _ in 0..20 {
        key(&mut driver, Key::ArrowDown);
    }
    let last = focused(&driver);
    let count = definition(&driver).deck[0].tiles.len();
    driver.press(Modifiers::COMMAND, Key::D);
    assert_eq!(definition(&driver).deck[0].tiles.len(), count + 1);
    assert_ne!(focused(&driver), last);
    assert!(in_sight(&driver), "{}", focused(&driver));
    let copy = focused(&driver);
    let toggled = focus(&driver).and_then(|node| node.accesskit_node().toggled());
    assert_eq!(toggled, Some(egui::accesskit::Toggled::True), "the copy is chosen");
    undo(&mut driver);
    assert_eq!(definition(&driver).deck[0].tiles.len(), count);
    assert_eq!(focused(&driver), last, "not {copy}");
    assert!(in_sight(&driver));
    // What was taken out is chosen again.
    key(&mut driver, Key::Delete);
    undo(&mut driver);
    assert_eq!(focused(&driver), last);
    // A tile is moved to another group by keys, as the hint says.
    driver.press(Modifiers::COMMAND, Key::ArrowRight);
    assert_eq!(definition(&driver).deck[0].tiles.len(), count - 1);
    assert!(focused(&driver).starts_with('B') && in_sight(&driver), "{}", focused(&driver));
}

#[test]
fn the_hint_of_the_tiles_says_the_keys_in_every_language() {
    for (language, keys) in [
        (Language::English, ["Ctrl+D", "Ctrl+→", "Insert", "Delete"]),
        (Language::German, ["Strg+D", "Strg+→", "Einfg", "Entf"]),
        (Language::French, ["Ctrl+D", "Ctrl+→", "Inser", "Suppr"]),
    ] {
        let mut driver = Driver::new(SIZE);
        driver.speak(language);
        edits(&mut driver, "classic");
        driver.execute(Command::Edit(EditCommand::ShowPage(2)));
        for key in keys {
            assert!(driver.shows(key), "{key} in {}", language.code());
        }
    }
}

// ---- Reading -----------------------------------------------------------------------------------------

#[test]
fn the_list_of_keys_is_read_and_scrolled_by_keys() {
    let mut driver = Driver::new(SMALL);
    driver.execute(Command::Show(Screen::Settings));
    area(&mut driver, "List of keys");
    key(&mut driver, Key::Tab);
    let first = focused(&driver);
    assert!(first.contains("Ctrl+N") && in_sight(&driver), "{first}");
    key(&mut driver, Key::ArrowDown);
    let second = focused(&driver);
    assert!(second.contains("Ctrl+O") && in_sight(&driver), "{second}");
    key(&mut driver, Key::PageDown);
    key(&mut driver, Key::PageDown);
    assert!(in_sight(&driver) && focused(&driver) != second);
    key(&mut driver, Key::End);
    let last = focused(&driver);
    assert!(in_sight(&driver), "{last}");
    key(&mut driver, Key::ArrowDown);
    assert_eq!(focused(&driver), last, "there is no further line");
    key(&mut driver, Key::Home);
    assert_eq!(focused(&driver), first);
    assert!(in_sight(&driver));
    // It is pressed to set another key; the last one is fixed.
    assert_eq!(role(&driver), Some(Role::Button));
}

// ---- What has the keyboard is seen -------------------------------------------------------------------

/// The brightness of a colour, from 0 to 1 (WCAG 2.2, relative luminance).
fn luminance(colour: egui::Color32) -> f32 {
    let linear = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(colour.r()) + 0.7152 * linear(colour.g()) + 0.0722 * linear(colour.b())
}

/// The colour of the ring around what has the focus.
fn ring(driver: &Driver) -> Option<egui::Color32> {
    let rect = focus(driver)?.rect();
    let shapes = &driver.harness.output().shapes;
    shapes.iter().rev().find_map(|clipped| match &clipped.shape {
        egui::Shape::Rect(shape)
            if shape.fill == egui::Color32::TRANSPARENT
                && shape.stroke.width >= 2.0
                && shape.rect.contains_rect(rect)
                && shape.rect.expand(-3.0).size().x < rect.width() + 3.0
                && clipped.clip_rect.contains_rect(shape.rect) =>
        {
            Some(shape.stroke.color)
        }
        _ => None,
    })
}

#[test]
fn a_ring_stands_out_around_what_has_the_keyboard_in_both_themes() {
    for look in [tikal::app::kit::settings::Look::Dark, tikal::app::kit::settings::Look::Light] {
        let mut driver = Driver::new(SIZE);
        driver.execute(Command::Set(Settings { look, ..driver.app().settings() }));
        edits(&mut driver, "classic");
        let theme = look.theme(&driver.harness.ctx);
        area(&mut driver, "Menu");
        for start in ["Game", "Help", "Document:", "Overview", "Name", "Id"] {
            tab_to(&mut driver, start);
            let Some(colour) = ring(&driver) else { panic!("no ring around {start}") };
            for ground in [theme.chrome.panel, theme.chrome.window, theme.chrome.card, theme.chrome.input] {
                let (one, other) = (luminance(colour), luminance(ground));
                let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
                assert!(contrast >= 3.0, "{start}: {contrast}");
            }
        }
    }
}

#[test]
fn nothing_told_of_the_page_lingers_over_the_list_of_commands() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.hover("Save");
    driver.harness.run_steps(60);
    assert!(driver.shows("Ctrl+S"), "the tooltip is there");
    // The pointer rests, and no further frame is drawn than what the window asks for.
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "zzz");
    let window = driver.harness.ctx.content_rect();
    let told = |(text, clip): &(egui::epaint::TextShape, egui::Rect)| {
        text.galley.text() == "Ctrl+S" && window.intersects(*clip) && clip.contains(text.pos)
    };
    assert!(!driver.written().iter().any(told));
}

#[test]
fn a_page_that_has_the_keyboard_as_a_whole_is_scrolled_by_keys() {
    let mut driver = Driver::new(SMALL);
    driver.execute(Command::Show(Screen::Settings));
    area(&mut driver, "Content");
    let height = |driver: &Driver| driver.harness.get_by_label("Settings").rect().top();
    let top = height(&driver);
    key(&mut driver, Key::ArrowDown);
    key(&mut driver, Key::ArrowDown);
    assert!(height(&driver) < top - 20.0, "the arrows scroll");
    key(&mut driver, Key::PageDown);
    let far = height(&driver);
    assert!(far < top - 200.0, "a page further: {far}");
    key(&mut driver, Key::End);
    assert!(height(&driver) < far);
    key(&mut driver, Key::Home);
    assert!((height(&driver) - top).abs() < 1.0);
}

// ---- One stop, menus, labels, numbers ----------------------------------------------------------------

#[test]
fn the_names_of_the_pages_are_one_stop_and_arrows_lead_from_one_to_the_next() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    page(&mut driver, "Board");
    assert_eq!(focused(&driver), "Board");
    key(&mut driver, Key::ArrowRight);
    assert_eq!(focused(&driver), "Tiles", "the page is turned to");
    assert!(driver.has("Add a group"));
    key(&mut driver, Key::ArrowLeft);
    key(&mut driver, Key::Home);
    assert_eq!(focused(&driver), "Overview");
    key(&mut driver, Key::End);
    assert_eq!(focused(&driver), "Laboratory");
    key(&mut driver, Key::Home);
    let names = ["Board", "Tiles", "Tiers and treasures", "Rules", "Text", "Laboratory"];
    key(&mut driver, Key::Tab);
    assert!(!names.contains(&focused(&driver).as_str()), "{}", focused(&driver));
}

#[test]
fn an_arrow_down_opens_a_menu() {
    // Narrow, so that some tools are in a menu.
    let mut driver = Driver::new([860.0, 700.0]);
    edits(&mut driver, "classic");
    area(&mut driver, "Tools");
    tab_to(&mut driver, "More");
    key(&mut driver, Key::ArrowDown);
    driver.run();
    assert!(driver.has("Share…") && driver.app().screen() == Screen::Editor);
    key(&mut driver, Key::Escape);
    assert_eq!(focused(&driver), "More");
}

#[test]
fn a_number_takes_no_blank_and_down_steps_it() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    page(&mut driver, "Rules");
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Action points a turn");
    key(&mut driver, Key::ArrowDown);
    assert_eq!((focused(&driver).as_str(), definition(&driver).action_points), ("Action points a turn", 9));
    key(&mut driver, Key::Space);
    letters(&mut driver, " ");
    assert_eq!(definition(&driver).action_points, 9);
    assert!(driver.written().iter().any(|(text, _)| text.galley.text() == "9"), "the number stays in its field");
}

#[test]
fn a_field_that_gets_the_keyboard_is_shown_with_its_label() {
    // So narrow that labels stand above their fields.
    let mut driver = Driver::new([420.0, 420.0]);
    edits(&mut driver, "classic");
    driver.execute(EditCommand::ShowPage(4).into());
    let mut met = 0;
    for back in [false, true] {
        for _ in 0..40 {
            driver.press(if back { Modifiers::SHIFT } else { Modifiers::NONE }, Key::Tab);
            driver.run();
            let Some(field) = focus(&driver).map(|node| node.rect()) else { continue };
            let Some(name) =
                ["Leaders", "Camps", "Guards", "Least bid"].into_iter().find(|name| focused(&driver) == *name)
            else {
                continue;
            };
            met += 1;
            let label = driver.written().into_iter().find(|(text, _)| text.galley.text() == name);
            let (text, clip) = label.expect("its label is laid out");
            let label = egui::Rect::from_min_size(text.pos, text.galley.size());
            assert!(clip.expand(1.0).contains_rect(label), "{name}: {label:?} in {clip:?}, the field is {field:?}");
        }
    }
    assert!(met >= 4, "{met}");
}
