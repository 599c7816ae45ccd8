//! The window, driven by the names of its widgets: whole games, files, undo, refusals, and that no frames are drawn at
//! rest.
//!
//! No pixels here; those are in `pictures.rs`.

use crate::driver::{Driver, by_hand, scratch, write};
use egui_kittest::kittest::{NodeT, Queryable, by};
use tikal::app::command::Command;
use tikal::app::route::Screen;
use tikal::app::{Services, Thinking};
use tikal::game::Actor;
use tikal::library::{TikalLibrary, open_record};
use tikal::tikal::{Phase, Piece};

const SIZE: [f32; 2] = [1024.0, 700.0];

#[test]
fn x1_the_first_turn_of_the_rulebook_is_played_with_chance_by_hand() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    driver.choose_in("Player of seat 2", "Person");
    driver.click("Enter chance by hand");
    driver.click("Player 1 begins");
    driver.click("Start");

    driver.play("draw A2");
    driver.play("place c4 0");
    driver.play("enter leader a5");
    // One click walks over two cells: the clearing, and the ruin c4 behind it.
    driver.choose(Piece::Leader, "a5");
    driver.cell("c4");
    assert_eq!(driver.state().points(), 7);
    driver.play("dig c4");
    driver.play("reveal 3");
    assert_eq!(driver.state().points(), 4);
    assert!(!driver.is_enabled("Dig on c4, cost 3"), "one piece digs once");
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    driver.play("move explorer a5 b5");
    assert_eq!(driver.state().points(), 0);
    driver.play("end");
    assert!(driver.chance_by_hand());
}

#[test]
fn a_whole_base_game_is_played_to_the_final_table() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(11, false);
    driver.click_on();
    assert!(driver.shows("The game is over"));
    assert!(driver.shows("Final score") && driver.shows("Last scoring"));
    assert!(driver.shows(" wins") || driver.shows("share the victory"));
    let scores = driver.state().seats().iter().map(|&seat| driver.state().score(seat)).collect::<Vec<_>>();
    assert!(scores.iter().all(|score| driver.shows(&score.to_string())), "{scores:?}");
    driver.click("Look at the board");
    assert!(!driver.shows("Final score"));
    driver.click("Final table");
    assert!(driver.shows("Final score"));
}

#[test]
fn a_whole_advanced_game_is_played_to_the_final_table() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    assert!(matches!(driver.state().phase(), Phase::Bid(_)));
    assert!(driver.shows("Auction") && driver.shows("Player 1 is asked"));
    driver.click_on();
    assert!(driver.shows("Paid in auctions") && driver.shows("Final score"));
}

#[test]
fn t9_3_any_bid_up_to_the_own_score_can_be_made() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(12, true);
    assert!(!driver.is_enabled("Bid 15"), "the quick bids are low");
    driver.type_into("Another number of points", "15");
    driver.click("Bid 15");
    assert!(driver.shows("Player 1 bids 15"));
    driver.type_into("Another number of points", "20");
    // The pointer still rests where it bid before somebody else was asked: it comes anew.
    driver.harness.event(egui::Event::PointerGone);
    driver.harness.run_steps(2);
    driver.click("Bid 20");
    // Nobody can outbid that, so the turn is won and a tile is chosen.
    assert!(matches!(driver.state().phase(), Phase::Choose));
    assert_eq!(driver.state().score(driver.state().seat()), 0);
}

#[test]
fn a_saved_game_is_opened_again_where_it_was() {
    let folder = scratch();
    let path = folder.path().join("game.tikal");
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    driver.play_on(|state| state.turn() > 3);
    let (state, steps) = (driver.state(), driver.steps());
    driver.execute(Command::Show(Screen::Save));
    driver.type_into("Path", &path.display().to_string());
    driver.click("Save");
    assert!(
        open_record::<tikal::tikal::State>(&path, &TikalLibrary::built_in()).is_ok(),
        "{:?}",
        driver.app().message()
    );

    let mut other = Driver::new(SIZE);
    other.click("Open a record");
    other.type_into("Path", &path.display().to_string());
    other.click("Open");
    assert_eq!((other.state(), other.steps()), (state, steps));
    assert_eq!(other.log_lines(), driver.log_lines());
}

#[test]
fn what_is_no_record_is_told_and_the_game_stays() {
    let folder = scratch();
    let path = folder.path().join("broken.tikal");
    std::fs::write(&path, "Record(format: 1, nonsense").expect("a temporary file can be written");
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    let state = driver.state();
    driver.execute(Command::Open(path));
    assert!(driver.shows("cannot be opened"));
    assert_eq!(driver.state(), state);
    driver.execute(Command::Save(folder.path().join("missing").join("\0.tikal")));
    assert!(driver.shows("cannot be saved"));
    assert_eq!(driver.state(), state);
    driver.click("Close");
    assert!(!driver.shows("cannot be saved"));
}

#[test]
fn a_record_that_breaks_the_rules_is_opened_as_far_as_it_goes() {
    let driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader h1"]));
    assert_eq!(driver.steps(), 2);
    assert!(driver.shows("The record stops before action 3"));
}

#[test]
fn undo_stops_at_chance_and_at_the_other_seat() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    assert!(!driver.is_enabled("Undo"), "the tile was drawn by the program");
    let first = driver.legal()[0];
    driver.play_action(first);
    let placed = driver.state();
    driver.play("enter explorer a5");
    driver.play("enter explorer a5");
    driver.click("Undo");
    driver.click("Undo");
    assert_eq!(driver.state(), placed);
    driver.click("Redo");
    assert_eq!(driver.state().points(), placed.points() - 1);
    driver.click("Undo");
    driver.click("Undo");
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
    assert!(!driver.is_enabled("Undo"));
    driver.play_action(first);
    driver.play("end");
    assert_eq!(driver.state().seat().index(), 1);
    assert!(!driver.is_enabled("Undo"), "another seat's turn, and another draw");
}

#[test]
fn undo_crosses_chance_that_was_entered_by_hand() {
    let record =
        by_hand(&["draw A2", "place c4 0", "enter leader a5", "move leader a5 b4", "move leader b4 c4", "dig c4"]);
    let mut driver = Driver::open(SIZE, &record);
    driver.play("reveal 3");
    driver.click("Undo");
    assert_eq!(driver.state().actor(), Actor::Chance);
    driver.click("Undo");
    assert_eq!(driver.state().points(), 7);
    for _ in 0..5 {
        driver.click("Undo");
    }
    assert_eq!(driver.steps(), 0);
    assert!(!driver.is_enabled("Undo"));
}

#[test]
fn a_dig_cannot_be_undone_when_the_program_revealed_the_treasure() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(1, false);
    driver.play_until_dug();
    assert!(!driver.is_enabled("Undo"));
}

#[test]
fn a_refused_place_says_why_with_the_smallest_cure() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    driver.cell("h1");
    assert!(driver.shows("h1 touches no tile on the board"));
    assert!(driver.has("Read the rule"), "the rule is a click away");
    driver.cell("a5");
    assert!(driver.shows("a5 already has a tile"));
    driver.cell("c4");
    assert_eq!(driver.steps(), 2);
    assert!(!driver.shows("a5 already has a tile"), "what was refused is forgotten once something works");
}

#[test]
fn what_cannot_be_done_is_greyed_and_says_why() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    for name in ["Uncover, cost 2", "Dig, cost 3", "Build camp, cost 5"] {
        assert!(!driver.is_enabled(name), "{name}");
    }
    driver.hover("Uncover, cost 2");
    assert!(driver.shows("Choose a hex with your pieces first"));
    driver.cell("b5");
    driver.hover("Uncover on b5, cost 2");
    assert!(driver.shows("Needs 1 of your pieces on b5, there are 0: bring 1 more"));
    assert!(!driver.shows("T5.9"), "a number says nothing to those who do not know the rules");
    driver.hover("Exchange…, cost 3");
    assert!(driver.shows("You own no treasure exactly once"));
}

#[test]
fn cells_tell_what_it_costs_to_get_there_and_what_is_on_them() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    assert!(driver.shows("Hex a5, base camp, leader of Ana"));
    driver.choose(Piece::Leader, "a5");
    assert!(driver.shows("Hex b4, clearing, in reach for 1 action point"));
    assert!(driver.shows("Hex c4, ruin, 4 treasures, in reach for 2 action points"));
    assert!(driver.shows("Hex h1, jungle"));
    // A walk by keyboard or screen reader.
    driver.activate_starting("Hex c4,");
    assert_eq!(driver.state().points(), 7);
    assert_eq!(driver.steps(), 5, "a walk is a sequence of single moves");
}

#[test]
fn shift_walks_everybody_who_can() {
    let actions = ["draw A2", "place c4 0", "enter explorer a5", "enter explorer a5", "enter explorer a5"];
    let mut driver = Driver::open(SIZE, &by_hand(&actions));
    driver.choose(Piece::Explorer, "a5");
    driver.click_with_shift("Hex c4,");
    let (seat, cell) = (driver.state().seat(), driver.hex("c4"));
    assert_eq!(driver.state().band(cell, seat).explorers(), 3);
    assert_eq!(driver.state().points(), 1);
}

#[test]
fn the_tile_turns_by_key_through_legal_rotations_only() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    let mut seen = Vec::new();
    for _ in 0..6 {
        driver.harness.key_press(egui::Key::R);
        driver.run();
        seen.push(driver.turned());
        let turned = driver.turned();
        let legal = driver
            .legal()
            .iter()
            .any(|action| matches!(action, tikal::tikal::Action::Place { rotation, .. } if *rotation == turned));
        assert!(legal, "{turned:?}");
    }
    seen.dedup();
    assert!(seen.len() > 1);
}

#[test]
fn the_wheel_turns_the_tile_and_zooms_otherwise() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    let turned = driver.turned();
    driver.wheel_over("Hex c4,");
    assert_ne!(driver.turned(), turned);
    let before = driver.width_of("Hex c4,");
    driver.play("place c4 0");
    driver.wheel_over("Hex c4,");
    assert!(driver.width_of("Hex c4,") > before);
    driver.command(tikal::app::table::TableCommand::Fit);
    let after = driver.width_of("Hex c4,");
    assert!((after - before).abs() < 0.1, "{after} {before}");
}

#[test]
fn computers_play_their_seats_until_a_person_is_asked() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    driver.choose_in("Player of seat 2", "Computer, random");
    driver.click("Tuki begins");
    driver.click("Start");
    driver.run();
    assert_eq!(driver.person_to_move().map(tikal::game::Seat::index), Some(0));
    assert!(driver.steps() > 1);
    assert!(!driver.is_enabled("Undo"), "the computer's turn is not taken back");
}

#[test]
fn a_worker_thinks_while_the_window_lives() {
    let services = Services { thinking: Thinking::Worker, ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services);
    driver.click("New game");
    driver.choose_in("Player of seat 2", "Computer, random");
    driver.click("Tuki begins");
    driver.click("Start");
    let mut waited = 0;
    while driver.person_to_move().is_none() {
        std::thread::sleep(std::time::Duration::from_millis(5));
        driver.harness.step();
        waited += 1;
        assert!(waited < 4000, "the computer never came to an end");
    }
    assert!(driver.steps() > 1);
}

#[test]
fn nothing_is_drawn_while_nothing_happens() {
    let mut driver = Driver::new(SIZE);
    driver.new_game(7, false);
    driver.run();
    let delay = driver.next_frame();
    assert!(delay > std::time::Duration::from_mins(1), "{delay:?}");
}

#[test]
fn forms_that_cannot_start_say_what_is_wrong() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    driver.type_into("Seed", "many");
    driver.click("Start");
    assert!(driver.shows("The seed is a number"));
    driver.choose_in("Colour of seat 2", "Red");
    driver.type_into("Seed", "4");
    driver.click("Start");
    assert!(driver.shows("Two players have the same colour"));
    assert!(!driver.has_game());
}

/// A variant file in this folder: the duel under another id.
fn variant_file(folder: &std::path::Path, name: &str, id: &str) -> std::path::PathBuf {
    let text = include_str!("../variants/duel.ron").replace("id: \"duel\"", &format!("id: \"{id}\""));
    let path = folder.join(name);
    write(&path, &text);
    path
}

/// A record file in this folder.
fn record_file(folder: &std::path::Path, text: &str) -> std::path::PathBuf {
    let path = folder.join("other.tikal");
    write(&path, text);
    path
}

#[test]
fn a_variant_file_that_is_opened_is_set_up() {
    let folder = scratch();
    let path = variant_file(folder.path(), "mine.ron", "mine");
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Open(path.clone()));
    assert_eq!((driver.app().screen(), driver.app().message()), (Screen::Setup, None));
    driver.choose_in("Player of seat 2", "Person");
    driver.click("Start");
    assert_eq!(driver.rules().id(), "mine");
    // The same file again is read anew, not refused because its id is taken; a copy of a variant counts as that
    // variant.
    driver.execute(Command::Open(variant_file(folder.path(), "mine.ron", "mine")));
    assert_eq!((driver.app().screen(), driver.app().message()), (Screen::Setup, None));
    driver.execute(Command::Open(variant_file(folder.path(), "copy.ron", "duel")));
    assert_eq!((driver.app().screen(), driver.app().message()), (Screen::Setup, None));
}

#[test]
fn a_variant_file_that_cannot_be_played_is_told_and_changes_nothing() {
    let folder = scratch();
    let path = folder.path().join("broken.ron");
    let text = include_str!("../variants/duel.ron").replace("players: (least: 2", "players: (least: 9");
    std::fs::write(&path, text.replace("id: \"duel\"", "id: \"broken\"")).expect("a temporary file can be written");
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Open(path.clone()));
    assert_eq!(driver.app().screen(), Screen::Home);
    let message = driver.app().message().expect("a message").to_owned();
    assert!(message.contains("cannot be opened") && message.contains("players"), "{message}");
    driver.click("Close");
    assert!(!driver.shows("broken.ron"), "the home screen lists only what was left out at the start");
    driver.execute(Command::Open(path.with_file_name("missing.ron")));
    assert!(driver.shows("cannot be opened"));
}

#[test]
fn a_record_that_stops_is_not_saved_over() {
    let folder = scratch();
    let path = record_file(folder.path(), &by_hand(&["draw A2", "place c4 0", "enter leader h1"]));
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Open(path.clone()));
    assert_eq!(driver.copied_to(), None);
    driver.execute(Command::Show(Screen::Save));
    assert!(!driver.shows(&path.display().to_string()));
    // A whole one is.
    std::fs::write(&path, by_hand(&["draw A2", "place c4 0"])).expect("a temporary file can be written");
    driver.execute(Command::Open(path.clone()));
    assert_eq!(driver.copied_to(), Some(path.clone()));
}

#[test]
fn comments_and_times_of_a_record_stay_with_their_actions() {
    let actions = ["draw A2", "place c4 0", "enter leader a5"];
    let remarks = "comments: {1: \"a ruin\", 2: \"late\", 9: \"never\"}, times: {0: 10, 2: 30, 9: 90})";
    let text = by_hand(&actions);
    let text = format!("{}, {remarks}", text.strip_suffix(')').expect("a record ends so"));
    let mut driver = Driver::open(SIZE, &text);
    let kept = |driver: &Driver| {
        let record = driver.record();
        (record.comments.into_keys().collect::<Vec<_>>(), record.times.into_iter().collect::<Vec<_>>())
    };
    assert_eq!(kept(&driver), (vec![1, 2], vec![(0, 10), (2, 30)]));
    driver.play("enter explorer a5");
    assert_eq!(kept(&driver), (vec![1, 2], vec![(0, 10), (2, 30)]));
    // An action played in the place of one that was taken back does not inherit its comment.
    driver.click("Undo");
    driver.click("Undo");
    driver.play("enter explorer a5");
    assert_eq!(kept(&driver), (vec![1], vec![(0, 10)]));
}

#[test]
fn a_level_that_is_not_known_is_told() {
    let record = by_hand(&["draw A2"]);
    let record = record.replace("colour: \"orange\"", "colour: \"orange\", player: Computer(\"genius\")");
    let driver = Driver::open(SIZE, &record);
    assert!(driver.shows("genius: this level of computer player is not known here"));
}

/// Asserts that everything with a name in the right panel stays between the board and the edge of the window; returns
/// the width of the board.
fn side_panel_keeps_its_width(driver: &Driver, place: &str) -> f32 {
    let window = driver.harness.ctx.content_rect();
    let board = driver.harness.get_by_label("Board").rect();
    let panel = board.right()..=window.right() + 0.5;
    let named = driver
        .harness
        .query_all(by().predicate(|node| node.label().or_else(|| node.value()).is_some_and(|name| !name.is_empty())));
    let mut seen = 0;
    for node in named {
        let rect = node.rect();
        // A widget belongs to the panel if its centre is right of the board and level with it.
        if board.y_range().contains(rect.center().y) && rect.center().x > board.right() {
            let name = node.accesskit_node().label().or_else(|| node.accesskit_node().value()).unwrap_or_default();
            assert!(panel.contains(&rect.left()) && panel.contains(&rect.right()), "{place}: “{name}” at {rect:?}");
            seen += 1;
        }
    }
    assert!(seen > 10, "{place}: the panel holds {seen} beside {board:?} in {window:?}");
    board.width()
}

#[test]
fn long_names_leave_the_panels_and_the_board_as_they_are() {
    for size in [[900.0, 620.0], SIZE] {
        let mut driver = Driver::new(SIZE);
        driver.click("New game");
        driver.click("4 players");
        for seat in 1..=4 {
            if seat > 1 {
                driver.choose_in(&format!("Player of seat {seat}"), "Person");
            }
            driver.type_into(&format!("Name of seat {seat}"), &format!("Wanda-Maximiliane Wummm{seat}"));
        }
        driver.click("Advanced game: turns are auctioned");
        driver.type_into("Seed", "3");
        driver.click("Start");
        driver.harness.set_size(egui::Vec2::from(size));
        driver.run();
        let name = driver.acting_name();
        assert_eq!(name.chars().count(), 24);
        let mut widths = vec![side_panel_keeps_its_width(&driver, "bidding")];
        driver.play_on(|state| matches!(state.phase(), Phase::Bid(auction) if auction.bid.is_some() && auction.passed.as_slice().len() == 1));
        widths.push(side_panel_keeps_its_width(&driver, "auction"));
        assert!(driver.shows("Wummm") && driver.shows("passed first"));
        driver.play_on(|state| matches!(state.phase(), Phase::Choose));
        widths.push(side_panel_keeps_its_width(&driver, "choosing"));
        driver.play_on(|state| matches!(state.phase(), Phase::Place(_)));
        assert!(driver.shows("Face up") && !driver.shows("Auction"));
        widths.push(side_panel_keeps_its_width(&driver, "placing"));
        driver.play_on(|state| matches!(state.phase(), Phase::Act));
        widths.push(side_panel_keeps_its_width(&driver, "acting"));
        driver.play_on(|state| state.scoring().is_some_and(|scoring| scoring.index > 0));
        widths.push(side_panel_keeps_its_width(&driver, "scoring"));
        assert!(widths.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 0.1), "{widths:?}");
    }
}

#[test]
fn a_double_click_on_a_cell_shows_the_whole_board() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0"]));
    let before = driver.width_of("Hex c4,");
    driver.wheel_over("Hex c4,");
    assert!(driver.width_of("Hex c4,") > before);
    driver.starting("Hex c4,").hover();
    driver.run();
    let pos = driver.starting("Hex c4,").rect().center();
    for _ in 0..2 {
        let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
        let events = [true, false].map(|pressed| egui::Event::PointerButton { pos, button, pressed, modifiers });
        driver.harness.input_mut().events.extend(events);
        driver.harness.step();
    }
    driver.run();
    let after = driver.width_of("Hex c4,");
    assert!((after - before).abs() < 0.1, "{after} {before}");
}

#[test]
fn the_status_line_says_when_no_points_are_left() {
    let five = ["enter explorer a5"; 5].iter().chain(&["move explorer a5 b4"; 5]);
    let actions: Vec<&str> = ["draw A2", "place c4 0"].iter().chain(five).copied().collect();
    let driver = Driver::open(SIZE, &by_hand(&actions));
    assert_eq!(driver.state().points(), 0);
    assert!(driver.shows("no action points are left, end the turn"));
}

#[test]
fn good_news_leave_the_board_where_it_is() {
    let folder = scratch();
    let mut driver = Driver::new(SIZE);
    driver.new_game(5, false);
    let board = driver.harness.get_by_label("Board").rect();
    driver.execute(Command::Save(folder.path().join("game.tikal")));
    assert!(driver.shows("Saved as"));
    assert_eq!(driver.harness.get_by_label("Board").rect(), board);
    driver.click("Close");
    assert!(!driver.shows("Saved as"));
}

#[test]
fn the_board_shows_an_earlier_state_until_something_is_played() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    assert!(driver.shows("Hex a5, base camp, leader of"));
    driver.look_back(Some(2));
    assert!(!driver.shows("Hex a5, base camp, leader of") && driver.shown_step() == 2);
    // Nothing can be chosen while looking back; a click returns to the present.
    driver.cell("a5");
    assert!(!driver.looks_back() && driver.shows("Hex a5, base camp, leader of"));
    // Nor is anything taken back.
    let steps = driver.steps();
    driver.look_back(Some(0));
    driver.undo();
    assert!(driver.looks_back() && driver.steps() == steps);
    driver.look_back(None);
    driver.look_back(Some(99));
    assert!(!driver.looks_back(), "there is no such step");
}
