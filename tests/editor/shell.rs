//! The frame of the editor by keyboard: whatever is pressed, something sensible has the keyboard afterwards; what the
//! pointer rests on covers nothing; every button has its command.

use std::collections::BTreeSet;

use egui::accesskit::Role;
use egui_kittest::Node;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::command::LabCommand;

use super::keyboard::{area, focus, focused, in_sight, key, letters, tab_to};
use super::*;

/// A part of the editor whose buttons are pressed.
type Part = (&'static str, fn(&mut Driver, &Path));

/// The beginnings of the names of buttons for places and tiles, of which there are many alike, and of those that end
/// the program or ask the system.
const LEFT_OUT: [&str; 3] = ["Hex ", "Place ", "Quit"];

fn is_pressed(node: &AccessKitNode) -> bool {
    let name = node.label().unwrap_or_default();
    matches!(node.role(), Role::Button | Role::CheckBox)
        && !node.is_disabled()
        && !LEFT_OUT.iter().any(|start| name.starts_with(start))
        // A tile of the deck is called by its name, such as A1.
        && name.split(':').next().is_none_or(|start| start.len() > 3 || !start.ends_with(|last: char| last.is_ascii_digit()))
}

fn pressed(driver: &Driver) -> Vec<Node<'_>> {
    driver.harness.query_all(by().predicate(is_pressed)).collect()
}

fn name(node: &Node) -> String {
    node.accesskit_node().label().unwrap_or_default()
}

/// Closes every document, whatever is in it.
fn close_all(driver: &mut Driver) {
    while driver.app().editor().documents().len() > 0 {
        driver.execute(Loss::Documents(vec![0]).into());
    }
}

/// The classic variant with several problems that have a cure, as a file.
fn broken() -> tempfile::NamedTempFile {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let broken = document(&driver).text().replacen("leader_strength: 3", "leader_strength: 30", 1);
    let broken = broken.replacen("action_points: 10", "action_points: 1000", 1);
    let file = tempfile::Builder::new().suffix(".ron").tempfile().expect("a temporary file");
    driver::write(file.path(), &broken);
    driver.execute(Command::EditFile(file.path().to_owned()));
    assert!(document(&driver).counts().0 >= 2, "{:?}", document(&driver).counts());
    file
}

/// Shows a page of the broken variant, and nothing else.
fn shows(driver: &mut Driver, path: &Path, name: &str) {
    close_all(driver);
    driver.execute(Command::EditFile(path.to_owned()));
    let pages = driver.app().editor().pages();
    let index = pages.iter().position(|page| page.name() == name).expect("there is such a page");
    driver.execute(EditCommand::ShowPage(index).into());
}

fn start(driver: &mut Driver) {
    close_all(driver);
    driver.execute(EditCommand::Start.into());
}

// ---- Where the keyboard is ---------------------------------------------------------------------------

#[test]
fn whatever_button_of_the_editor_is_pressed_something_in_sight_has_the_keyboard() {
    let parts: [Part; 12] = [
        ("the overview", |driver, path| shows(driver, path, "editor-overview")),
        ("the board", |driver, path| shows(driver, path, "editor-board")),
        ("the tiles", |driver, path| shows(driver, path, "editor-tiles")),
        ("tiers and treasures", |driver, path| shows(driver, path, "editor-supplies")),
        ("the rules", |driver, path| shows(driver, path, "editor-rules")),
        ("the laboratory", |driver, path| {
            shows(driver, path, "laboratory-page");
            // One that can be played.
            edits(driver, "duel");
            driver.execute(EditCommand::ShowPage(6).into());
        }),
        ("the start", |driver, _| start(driver)),
        ("a start from wishes", |driver, _| {
            start(driver);
            driver.click("Generate…");
        }),
        ("a start from a code", |driver, _| driver.execute(EditCommand::StartFromCode.into())),
        ("the code", |driver, path| {
            shows(driver, path, "editor-overview");
            driver.execute(EditCommand::ShowDialog(Some(tikal::app::command::DocumentDialog::Share)).into());
        }),
        ("a part that is made", |driver, path| {
            shows(driver, path, "editor-overview");
            driver.execute(EditCommand::ShowDialog(Some(tikal::app::command::DocumentDialog::Make)).into());
        }),
        ("the question before closing", |driver, _| {
            edits(driver, "duel");
            driver.execute(EditCommand::Close(0).into());
        }),
    ];
    let file = broken();
    let (mut lost, mut tried) = (Vec::new(), BTreeSet::new());
    let mut driver = Driver::new(SIZE);
    for (part, begin) in parts {
        begin(&mut driver, file.path());
        loop {
            // Each button once, wherever it is there first; under a window only what is in it can be pressed.
            let fresh = pressed(&driver).into_iter().find(|button| !tried.contains(&name(button)));
            let Some(button) = fresh else { break };
            button.focus();
            let button = name(&button);
            tried.insert(button.clone());
            driver.run();
            key(&mut driver, Key::Enter);
            driver.run();
            driver.execute(LabCommand::Cancel.into());
            let is_at_table = driver.app().routes().current().is_played();
            let is_found = focus(&driver).is_some() && in_sight(&driver);
            if !is_at_table && !is_found {
                lost.push(format!("{part}: after “{button}” {:?}", focused(&driver)));
            }
            // As it was, for the next one.
            key(&mut driver, Key::Escape);
            driver.execute(Command::Show(Screen::Editor));
            begin(&mut driver, file.path());
        }
    }
    assert!(tried.len() > 60, "{tried:?}");
    assert!(lost.is_empty(), "{}:\n{}", lost.len(), lost.join("\n"));
}

#[test]
fn a_mended_problem_leaves_the_keyboard_at_the_next_one_and_the_last_one_at_their_list() {
    let file = broken();
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::EditFile(file.path().to_owned()));
    let count = document(&driver).counts().0;
    area(&mut driver, "Problems, totals and steps");
    tab_to(&mut driver, "Set to ");
    for left in (0..count).rev() {
        assert!(focused(&driver).starts_with("Set to "), "{}", focused(&driver));
        key(&mut driver, Key::Enter);
        assert_eq!(document(&driver).counts().0, left);
    }
    assert_eq!(focused(&driver), "Problems");
    // A tool that has done all it can hands the keyboard to the one beside it.
    area(&mut driver, "Tools");
    tab_to(&mut driver, "Undo");
    while document(&driver).can_undo() {
        key(&mut driver, Key::Enter);
    }
    assert_eq!(focused(&driver), "Redo");
}

#[test]
fn a_page_that_is_turned_to_by_keyboard_has_it_on_its_name_wherever_that_stands() {
    for size in [SIZE, [1024.0, 700.0]] {
        let mut driver = Driver::new(size);
        edits(&mut driver, "classic");
        for name in ["Board", "Rules", "Tiles", "Laboratory", "Board", "Overview"] {
            super::keyboard::page(&mut driver, name);
            assert_eq!(focused(&driver), name, "{size:?}");
        }
    }
}

#[test]
fn a_laboratory_that_plays_has_the_keyboard_on_what_ends_it() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    super::keyboard::page(&mut driver, "Laboratory");
    area(&mut driver, "Page of the variant");
    tab_to(&mut driver, "Start");
    key(&mut driver, Key::Enter);
    assert_eq!(focused(&driver), "Stop");
    key(&mut driver, Key::Enter);
    for _ in 0..2000 {
        driver.run();
        if driver.app().editor().bench().is_some_and(|bench| bench.progress().is_none()) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    driver.run();
    assert!(["Start", "Figures as CSV…"].contains(&focused(&driver).as_str()), "{}", focused(&driver));
}

#[test]
fn a_window_over_the_page_has_the_keyboard_and_gives_it_back() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    area(&mut driver, "Tools");
    tab_to(&mut driver, "Share…");
    key(&mut driver, Key::Enter);
    assert_eq!(focused(&driver), "Copy");
    key(&mut driver, Key::Enter);
    assert!(driver.shows("The code is copied"), "it says so");
    assert_eq!(focused(&driver), "Copy");
    tab_to(&mut driver, "Close");
    key(&mut driver, Key::Enter);
    assert_eq!(focused(&driver), "Share…");
    // From the list of commands, one window takes the place of the other.
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "Share…");
    key(&mut driver, Key::Enter);
    driver.run();
    assert_eq!(focused(&driver), "Copy");
    key(&mut driver, Key::Escape);
    assert_eq!(focused(&driver), "Share…");
}

// ---- What the pointer rests on -----------------------------------------------------------------------

/// True if this is painted somewhere in the window.
fn is_painted(driver: &Driver, told: &str) -> bool {
    let window = driver.harness.ctx.content_rect();
    driver
        .written()
        .iter()
        .any(|(text, clip)| text.galley.text() == told && clip.contains(text.pos) && window.contains(text.pos))
}

#[test]
fn a_tooltip_of_the_pointer_goes_at_the_first_key_and_comes_again_when_the_pointer_moves() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.hover("Save");
    driver.harness.run_steps(60);
    assert!(is_painted(&driver, "Ctrl+S"));
    key(&mut driver, Key::F6);
    assert!(!is_painted(&driver, "Ctrl+S"));
    driver.harness.run_steps(60);
    assert!(!is_painted(&driver, "Ctrl+S"), "it stays away");
    let pos = driver.harness.get_by_label("Save").rect().center() + egui::vec2(4.0, 1.0);
    driver.harness.event(egui::Event::PointerMoved(pos));
    driver.harness.run_steps(60);
    assert!(is_painted(&driver, "Ctrl+S"));
}

// ---- Areas -------------------------------------------------------------------------------------------

#[test]
fn the_mark_around_an_area_is_whole_and_painted_over_its_neighbours() {
    for (size, scale) in [(SIZE, 1.0), ([853.0, 533.0], 1.5)] {
        let mut driver = Driver::new(size);
        edits(&mut driver, "classic");
        let accent = driver.app().settings().look.theme(&driver.harness.ctx).chrome.accent;
        let window = driver.harness.ctx.content_rect();
        for _ in 0..7 {
            key(&mut driver, Key::F6);
            let name = focused(&driver);
            let shapes = &driver.harness.output().shapes;
            let marks = shapes.iter().enumerate().filter_map(|(index, clipped)| match &clipped.shape {
                egui::Shape::Rect(shape)
                    if shape.stroke.color == accent && shape.stroke.width >= 2.0 && shape.fill.a() == 0 =>
                {
                    Some((index, shape.rect, clipped.clip_rect))
                }
                _ => None,
            });
            let (index, rect, clip) =
                marks.max_by_key(|(index, ..)| *index).unwrap_or_else(|| panic!("{name} is not marked at {scale}"));
            assert!(clip.contains_rect(rect) && window.contains_rect(rect), "{name} at {scale}: {rect:?} in {clip:?}");
            let covers = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
                egui::Shape::Rect(shape) => shape.fill.a() > 0 && shape.rect.intersects(rect),
                _ => false,
            };
            assert!(!shapes[index + 1..].iter().any(covers), "{name} at {scale} is painted over");
        }
    }
}

// ---- The list of commands ----------------------------------------------------------------------------

/// True if the list of commands has an entry of this name.
fn is_listed(driver: &mut Driver, name: &str) -> bool {
    let before = driver.harness.query_all_by_label(name).count();
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(driver, name);
    let is_there = driver.harness.query_all_by_label(name).count() > before;
    driver.press(Modifiers::NONE, Key::Escape);
    is_there
}

#[test]
fn the_ring_around_the_field_of_the_list_is_there_no_sooner_than_the_list_and_nowhere_else() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let strong = driver.app().settings().look.theme(&driver.harness.ctx).chrome.text_strong;
    let rings = |driver: &Driver| -> Vec<egui::Rect> {
        let rect = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
            egui::Shape::Rect(shape) if shape.stroke.color == strong && shape.stroke.width >= 2.0 => Some(shape.rect),
            _ => None,
        };
        driver.harness.output().shapes.iter().filter_map(rect).collect()
    };
    let hint = "A command, a page";
    let is_written = |driver: &Driver| driver.written().iter().any(|(text, _)| text.galley.text().starts_with(hint));
    // One frame after the other, from the first one on.
    driver.send(Command::ListCommands);
    let mut frames = Vec::new();
    for _ in 0..6 {
        driver.harness.step();
        frames.push((is_written(&driver), rings(&driver)));
    }
    let field = driver.harness.get(by().predicate(|node| node.is_focused() && node.role() == Role::TextInput)).rect();
    assert!(frames.last().is_some_and(|(is_written, rings)| *is_written && rings.len() == 1), "{frames:?}");
    for (is_written, rings) in &frames {
        assert!(*is_written || rings.is_empty(), "the ring is there without the list: {frames:?}");
        for ring in rings {
            assert!(ring.expand(4.0).contains_rect(field) && field.expand(4.0).contains_rect(*ring), "{frames:?}");
        }
    }
}

#[test]
fn every_button_of_the_tools_the_pages_and_the_laboratory_is_in_the_list_of_commands() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "duel");
    edits(&mut driver, "classic");
    turn_to(&mut driver, "Laboratory");
    let top = driver.harness.get_by_label("Save").rect();
    let named = |name: &str| match name {
        "+" => "Another document in the editor".to_owned(),
        "Open…" => "Open a variant in the editor…".to_owned(),
        "Start" => "Let computers play the variant in the laboratory".to_owned(),
        "Stop" => "End what the laboratory plays".to_owned(),
        _ => name.trim_end_matches(", not saved").to_owned(),
    };
    let pages = ["Overview", "Board", "Tiles", "Tiers and treasures", "Rules", "Text", "Laboratory"];
    let beside = ["Problems", "Totals", "Changes", "Steps"];
    let buttons = driver.harness.query_all(by().role(Role::Button));
    let buttons: Vec<String> = buttons
        .filter(|button| button.rect().top() > top.top() - 60.0)
        .map(|button| name(&button))
        .filter(|name| !name.is_empty() && !["Game", "View", "Help"].contains(&name.as_str()))
        .collect();
    assert!(buttons.len() > 25, "{buttons:?}");
    for button in buttons {
        let wanted = match button.as_str() {
            page if pages.contains(&page) || beside.contains(&page) => format!("Show the page “{page}”"),
            other => named(other),
        };
        assert!(is_listed(&mut driver, &wanted), "{wanted} is not in the list");
    }
}

#[test]
fn what_leads_out_of_a_game_and_back_in_it_is_in_the_list_of_commands() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    for name in ["Next problem", "Previous problem", "Open the code of a variant…", "Undo", "Redo"] {
        assert!(is_listed(&mut driver, name), "{name}");
    }
    driver.execute(EditCommand::TryOut.into());
    driver.begin_try_out();
    for name in ["A step earlier", "End try-out"] {
        assert!(is_listed(&mut driver, name), "{name}");
    }
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "End try-out");
    key(&mut driver, Key::Enter);
    assert_eq!(driver.app().routes().current(), Route::Editor);
}

#[test]
fn a_key_goes_from_problem_to_problem() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    let broken = document(&driver).text().replacen("leader_strength: 3", "leader_strength: 30", 1);
    driver.click("Text");
    driver.type_into("The text of the variant", &broken);
    driver.run();
    turn_to(&mut driver, "Overview");
    driver.type_into("Name", " ");
    driver.run();
    turn_to(&mut driver, "Board");
    let mut seen = Vec::new();
    for number in [1, 2] {
        key(&mut driver, Key::F8);
        assert!(driver.shows(&format!("Problem {number} of 2: ")), "{:?}", driver.app().message());
        seen.push(focused(&driver));
    }
    assert_eq!(seen, ["Name", "Strength of a leader"]);
    driver.press(Modifiers::SHIFT, Key::F8);
    assert_eq!(focused(&driver), "Name");
}

// ---- How documents begin -----------------------------------------------------------------------------

#[test]
fn a_code_is_pasted_into_a_field_that_has_the_keyboard_and_room() {
    let mut driver = Driver::new(SIZE);
    let settings = tikal::app::kit::settings::Settings { scale: 1.5, ..driver.app().settings() };
    driver.execute(Command::Set(settings));
    edits(&mut driver, "classic");
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    let code = document(&driver).code(&texts).expect("it has a code");
    close_all(&mut driver);
    driver.execute(EditCommand::Start.into());
    driver.click("From a code");
    assert_eq!(focused(&driver), "Code of a variant", "the field has the keyboard when it is offered");
    let field = focus(&driver).expect("it is there").rect();
    assert!(field.height() >= 6.0 * 14.0, "{field:?}");
    let white = driver.app().settings().look.theme(&driver.harness.ctx).chrome.text_strong;
    let is_ring = |clipped: &egui::epaint::ClippedShape| match &clipped.shape {
        egui::Shape::Rect(shape) => {
            shape.stroke.color == white
                && shape.rect.contains_rect(field)
                && clipped.clip_rect.contains_rect(shape.rect)
        }
        _ => false,
    };
    assert!(driver.harness.output().shapes.iter().any(is_ring), "the whole field is marked");
    driver.harness.get_by_label("Paste").click();
    driver.harness.step();
    let asked = driver.harness.output().viewport_output[&egui::ViewportId::ROOT].commands.clone();
    assert!(asked.contains(&egui::ViewportCommand::RequestPaste), "{asked:?}");
    driver.harness.event(egui::Event::Paste(code));
    driver.run();
    key(&mut driver, Key::Enter);
    assert_eq!(definition(&driver).id, "my-classic");
}

#[test]
fn what_there_is_to_begin_with_opens_at_its_top_each_time() {
    let mut driver = Driver::new([1000.0, 520.0]);
    edits(&mut driver, "classic");
    driver.execute(EditCommand::Start.into());
    let top = driver.harness.get_by_label("From a code").rect().top();
    driver.click("Begin with Duel");
    driver.execute(EditCommand::Start.into());
    driver.run();
    let now = driver.harness.get_by_label("From a code").rect().top();
    assert!((now - top).abs() < 0.5, "{now}, not {top}");
}

#[test]
fn a_new_variant_is_a_button_away_on_the_screen_of_variants() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Variants));
    driver.click("New variant…");
    assert!(driver.app().screen() == Screen::Editor && driver.has("From a code"));
}

#[test]
fn a_path_that_was_asked_for_from_the_list_of_commands_leaves_the_keyboard_in_the_editor() {
    let folder = scratch();
    let path = folder.path().join("one.ron");
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    area(&mut driver, "Tools");
    tab_to(&mut driver, "Try out");
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "Save as");
    key(&mut driver, Key::Enter);
    driver.run();
    assert_eq!(focused(&driver), "File:");
    driver.press(Modifiers::COMMAND, Key::A);
    letters(&mut driver, path.to_str().expect("a plain path"));
    key(&mut driver, Key::Enter);
    driver.run();
    assert!(path.exists(), "{:?}", driver.app().message());
    assert!(focus(&driver).is_some() && in_sight(&driver), "the keyboard is somewhere");
}

/// Edits a copy of a variant and leaves without saving it.
fn leave_unsaved(services: Services) {
    let mut driver = Driver::with(SIZE, services);
    edits(&mut driver, "classic");
    driver.app().editor().settle();
}

#[test]
fn what_was_left_unsaved_is_told_in_sight_in_windows_of_every_size() {
    let folder = scratch();
    let services = || Services { drafts: Some(folder.path().join("drafts")), ..Services::for_tests() };
    leave_unsaved(services());
    for size in [[1280.0, 800.0], [853.0, 513.0], [682.0, 466.0], [512.0, 350.0]] {
        let driver = Driver::with(size, services());
        let window = driver.harness.ctx.content_rect();
        let open = driver.harness.get_by_label("Go on editing").rect();
        assert!(window.contains_rect(open), "{size:?}: {open:?}");
    }
}

/// The lowest painted card that holds this place.
fn card_around(driver: &Driver, place: egui::Rect) -> egui::Rect {
    fn add(shape: &egui::Shape, found: &mut Vec<egui::Rect>) {
        match shape {
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| add(shape, found)),
            egui::Shape::Rect(shape) if shape.fill.a() > 0 => found.push(shape.rect),
            _ => {}
        }
    }
    let mut found = Vec::new();
    driver.harness.output().shapes.iter().for_each(|shape| add(&shape.shape, &mut found));
    // A button is no card.
    found.retain(|card| card.contains_rect(place.expand(6.0)));
    found.into_iter().min_by(|one, other| one.height().total_cmp(&other.height())).expect("it lies on a card")
}

#[test]
fn what_was_left_unsaved_is_told_on_a_card_as_wide_as_the_others() {
    let folder = scratch();
    let services = || Services { drafts: Some(folder.path().join("drafts")), ..Services::for_tests() };
    leave_unsaved(services());
    for size in [[1280.0, 800.0], [853.0, 513.0], [682.0, 466.0]] {
        let driver = Driver::with(size, services());
        let [told, buttons] =
            ["Go on editing", "Quit"].map(|name| card_around(&driver, driver.harness.get_by_label(name).rect()));
        assert_ne!(told, buttons, "{size:?}");
        let is_aligned = (told.left() - buttons.left()).abs() < 0.5 && (told.right() - buttons.right()).abs() < 0.5;
        assert!(is_aligned && told.width() < size[0] - 20.0, "{size:?}: {told:?} over {buttons:?}");
    }
}

#[test]
fn the_list_of_keys_that_is_asked_for_by_keyboard_has_it() {
    let mut driver = Driver::new(SIZE);
    edits(&mut driver, "classic");
    driver.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    letters(&mut driver, "Keys");
    key(&mut driver, Key::Enter);
    driver.run();
    assert_eq!(driver.app().screen(), Screen::Settings);
    let name = focused(&driver);
    assert!(name == "List of keys" || name.contains("Ctrl+N"), "{name}");
    key(&mut driver, Key::Escape);
    assert!(driver.app().screen() == Screen::Editor && focus(&driver).is_some());
}
