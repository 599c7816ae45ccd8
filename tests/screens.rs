//! The screens besides the table (home, variants, new game, settings, files), the end of a game, and the menus.

use crate::driver::{self, Driver, by_hand, done, scratch, write};
use egui::Rect;
use egui::epaint::TextShape;
use egui_kittest::kittest::{AccessKitNode, NodeT, Queryable, by};
use tikal::app::command::Command;
use tikal::app::games;
use tikal::app::kit::keys::KeyScope;
use tikal::app::kit::settings::Settings;
use tikal::app::route::Screen;
use tikal::app::{Given, Services};
use tikal::games::GameRules;
use tikal::insight::tikal::TurnScores;
use tikal::library::{Libraries, save_record};
use tikal::tikal::{Phase, TurnRule};
use tikal::words::shown;
use tikal::words::tikal::lessons::LessonId;
use tikal::words::{Language, Texts};

const SIZE: [f32; 2] = [1024.0, 700.0];
const CLASSIC_OF_FOUR: &str = include_str!("playthroughs/classic-4-draw.tikal");
const AUCTION_OF_THREE: &str = include_str!("playthroughs/duel-3-auction.tikal");

/// The number of widgets whose name or text is exactly this.
fn count(driver: &Driver, name: &str) -> usize {
    let says = |node: &AccessKitNode| {
        node.role() != egui::Role::TextRun
            && (node.label().as_deref() == Some(name) || node.value().as_deref() == Some(name))
    };
    driver.harness.query_all(by().predicate(says)).count()
}

/// The number of corners of all painted meshes together: a measure of the painting.
fn corners(driver: &Driver) -> usize {
    fn of(shape: &egui::Shape) -> usize {
        match shape {
            egui::Shape::Mesh(mesh) => mesh.vertices.len(),
            egui::Shape::Vec(shapes) => shapes.iter().map(of).sum(),
            _ => 0,
        }
    }
    driver.harness.output().shapes.iter().map(|clipped| of(&clipped.shape)).sum()
}

// ---- Home ------------------------------------------------------------------------------------------

#[test]
fn home_tells_which_variants_are_left_out() {
    let folder = scratch();
    write(&folder.path().join("broken.ron"), "(");
    let mut libraries = Libraries::built_in();
    libraries.add_folder(folder.path());
    libraries.add_folder(&folder.path().join("nowhere"));
    let driver = Driver::of(SIZE, libraries, Services::for_tests());
    assert!(driver.shows("broken.ron is left out: 1:"), "a file that cannot be played");
    assert!(driver.shows("nowhere is left out: There is no such file"), "a folder that is not there");
}

#[test]
fn home_leads_everywhere_and_says_what_can_be_continued() {
    let mut driver = Driver::new(SIZE);
    assert!(corners(&driver) > 10_000, "there is a view over the jungle");
    assert!(!driver.is_enabled("Continue"));
    driver.hover("Continue");
    assert!(driver.shows("There is no game to go on with"), "what is greyed says why");
    driver.harness.remove_cursor();
    for (way, screen) in [
        ("New game", Screen::Setup),
        ("Open a record", Screen::Open),
        ("Variants", Screen::Variants),
        ("Settings", Screen::Settings),
    ] {
        driver.click(way);
        assert_eq!(driver.app().screen(), screen, "{way}");
        driver.click("Back");
        assert_eq!(driver.app().screen(), Screen::Home, "{way}");
    }
    driver.new_game(7, false);
    driver.execute(Command::Show(Screen::Home));
    assert!(driver.shows("Tikal, base game · Player 1, Player 2 · Turn 1, Player 1 to move"));
    driver.click("Continue");
    assert_eq!(driver.app().screen(), Screen::Table);
}

// ---- Variants and new game -------------------------------------------------------------------------

#[test]
fn every_variant_has_a_card_that_leads_to_its_game() {
    let mut driver = Driver::new(SIZE);
    let library = tikal::library::TikalLibrary::built_in();
    for entry in library.entries() {
        driver.execute(Command::Show(Screen::Variants));
        let name = entry.variant.def().name.get("en").to_owned();
        driver.click(&format!("Play {name}"));
        assert_eq!(driver.app().screen(), Screen::Setup);
        let label = format!("Variant: {name}");
        let card = driver.harness.get_by_label(&label);
        assert_eq!(card.accesskit_node().toggled(), Some(egui::accesskit::Toggled::True), "{name}");
        let auction = entry.variant.def().turns == TurnRule::Auction;
        assert!(driver.shows(if auction { "Turns are auctioned" } else { "Tiles are drawn" }), "{name}");
        let tiles = entry.variant.deck_for(4.min(*entry.variant.players().end())).len();
        assert!(driver.shows(&format!("{tiles} tiles")), "{name}");
        driver.click("Player 1 begins");
        driver.click("Start");
        assert_eq!(driver.rules().id(), entry.variant.id());
    }
}

/// Buttons on the cards of variants that stick out of the window or of their card, are cut off there, or lie over each
/// other, once they are scrolled to.
fn misplaced_buttons(driver: &mut Driver, language: Language) -> Vec<String> {
    let texts = Texts::new(language);
    let named = |key: &str, rules: &GameRules| texts.with(key, &[("name", shown::name(&texts, rules).into())]);
    let variants = Libraries::built_in().variants();
    let mut wrong = Vec::new();
    for rules in &variants {
        let (play, try_out) = (named("variants-play", rules), named("try-out-name", rules));
        driver.harness.get_by_label(&try_out).scroll_to_me();
        driver.run();
        let seen = driver.harness.ctx.content_rect();
        let rect = |name: &str| driver.harness.get_by_label(name).rect();
        let (card, button) = (rect(&play), rect(&try_out));
        if !seen.contains_rect(button) || !card.contains_rect(button) {
            wrong.push(format!("{try_out}: {button:?} in {card:?} in {seen:?}"));
        }
        let said = texts.say("try-out");
        let words = driver.written().into_iter().filter(|(text, _)| text.galley.text() == said);
        let whole = |text: &TextShape, clip: Rect| {
            !text.galley.elided && clip.contains_rect(text.visual_bounding_rect()) && text.galley.rows.len() == 1
        };
        if !words
            .into_iter()
            .any(|(text, clip)| button.contains(text.visual_bounding_rect().center()) && whole(&text, clip))
        {
            wrong.push(format!("{try_out} cannot be read"));
        }
        for other in variants.iter().filter(|other| other.variant() != rules.variant()) {
            for name in [named("variants-play", other), named("try-out-name", other)] {
                if rect(&name).intersects(button) {
                    wrong.push(format!("{name} lies over {try_out}"));
                }
            }
        }
    }
    wrong
}

#[test]
fn every_variant_can_be_tried_out_from_its_card_in_every_language_and_scale() {
    let mut driver = Driver::new([900.0, 620.0]);
    driver.execute(Command::Show(Screen::Variants));
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for scale in [1.0, 2.0] {
            let settings = Settings { language: Some(language), scale, ..driver.app().settings() };
            driver.execute(Command::Set(settings));
            driver.run();
            wrong.extend(misplaced_buttons(&mut driver, language));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    // The cards are as wide as before, and the button is not the card.
    for rules in Libraries::built_in().variants() {
        let name = shown::name(&Texts::new(Language::German), &rules);
        driver.speak(Language::German);
        driver.click(&format!("{name} ausprobieren"));
        driver.begin_try_out();
        let tried = driver.app().table().and_then(games::played_at).map(|(played, _)| played.variant());
        assert_eq!((driver.app().screen(), tried), (Screen::Table, Some(rules.variant())));
        driver.click("Probespiel beenden");
        assert_eq!(driver.app().screen(), Screen::Variants);
    }
}

#[test]
fn a_variant_says_what_is_different_from_the_classic_game() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    assert!(!driver.shows("Different from Tikal"));
    driver.click("Variant: Duel");
    assert!(driver.shows("Different from Tikal") && driver.shows("Action points: 8, not 10"));
    driver.click("Variant: Two islands");
    assert!(driver.shows("Leaders: 0, not 1") && !driver.shows("Action points: 8"));
}

#[test]
fn seats_come_go_and_change_places() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    assert!(!driver.is_enabled("Remove seat 1"), "two are the fewest");
    driver.click("4 players");
    assert!(driver.shows("Seat 4: Blue, diamond"));
    // A computer without a name of its own is called by its place.
    for (seat, name) in [(2, "Ben"), (3, "Cid"), (4, "Dan")] {
        driver.type_into(&format!("Name of seat {seat}"), name);
    }
    driver.click("Ben begins");
    driver.click("Remove seat 1");
    assert_eq!(count(&driver, "Remove seat 4"), 0);
    assert!(driver.shows("Seat 1: Orange, circle") && driver.shows("Ben begins"));
    let names = |driver: &Driver| -> Vec<String> {
        let fields = driver
            .harness
            .query_all(by().predicate(|node| node.label().is_some_and(|label| label.starts_with("Name of seat"))));
        fields.filter_map(|field| field.value()).collect()
    };
    let before = names(&driver);
    driver.click("Draw the seats anew");
    let mut after = names(&driver);
    assert_ne!(before, after);
    after.sort();
    let mut sorted = before;
    sorted.sort();
    assert_eq!(sorted, after);
    driver.click("Start");
    assert_eq!(driver.state().players(), 3);
}

#[test]
fn what_is_wrong_with_a_seat_is_said_beside_it_and_the_game_does_not_start() {
    let mut driver = Driver::new(SIZE);
    driver.click("New game");
    assert!(driver.is_enabled("Start"));
    driver.type_into("Name of seat 2", "Player 1");
    driver.run();
    // The reason is shown beside both seats and beside the button.
    assert_eq!(count(&driver, "Two players have the same name"), 3);
    assert!(!driver.is_enabled("Start"));
    driver.type_into("Name of seat 2", "Ben");
    driver.choose_in("Colour of seat 2", "Red");
    assert_eq!(count(&driver, "Two players have the same colour"), 3);
    driver.choose_in("Colour of seat 2", "Blue");
    assert!(driver.is_enabled("Start"));
    driver.type_into("Seed", "many");
    driver.run();
    assert!(driver.shows("The seed is a number") && !driver.is_enabled("Start"));
    driver.click("Another");
    assert!(driver.is_enabled("Start") && !driver.shows("The seed is a number"));
}

#[test]
fn the_form_fits_a_small_window_at_twice_the_size() {
    let mut driver = Driver::new(SIZE);
    let mut settings = driver.app().settings();
    settings.scale = 2.0;
    driver.execute(Command::Set(settings));
    driver.click("New game");
    // What is played is folded there.
    driver.click("Variant: Tikal · choose another");
    driver.click("Variant: Duel");
    driver.click("3 players");
    driver.choose_in("Player of seat 3", "Person");
    driver.click("Advanced game: turns are auctioned");
    driver.click("Player 3 begins");
    driver.click("Start");
    assert_eq!((driver.rules().id(), driver.state().players(), driver.state().is_auction()), ("duel", 3, true));
}

// ---- Settings --------------------------------------------------------------------------------------

#[test]
fn every_key_stands_among_the_settings() {
    let mut driver = Driver::new(SIZE);
    driver.click("Settings");
    let texts = tikal::words::Texts::new(tikal::words::Language::English);
    for place in KeyScope::ALL {
        assert!(driver.shows(&texts.say(place.name())), "{place:?}");
        for shortcut in games::keys(place) {
            let keys = shortcut.all_texts(&texts, &driver.harness.ctx.clone());
            assert!(driver.shows(&keys), "{keys}");
        }
    }
    assert!(driver.shows(env!("CARGO_PKG_VERSION")));
}

#[test]
fn pieces_and_numbers_have_the_size_that_is_set_and_the_board_stays() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    let piece = "The leader of Ana on a5";
    let (before, cell) = (driver.width_of(piece), driver.width_of("Hex a5,"));
    let set = |driver: &mut Driver, button: &str, times: usize| {
        driver.execute(Command::Show(Screen::Settings));
        for _ in 0..times {
            driver.click(button);
        }
        assert!(!driver.is_enabled(button));
        driver.click("Back");
    };
    // Pieces of two seats already have all the room that their hexes have for them.
    set(&mut driver, "Larger pieces", 5);
    assert!((driver.width_of(piece) / before - 1.0).abs() < 0.01);
    set(&mut driver, "Smaller pieces", 7);
    assert!((driver.width_of(piece) / before - 0.8).abs() < 0.01);
    assert!((driver.width_of("Hex a5,") - cell).abs() < 0.01);
    // The size holds for another game too.
    let folder = scratch();
    let other = folder.path().join("other.tikal");
    write(&other, &by_hand(&["draw A2", "place c4 0", "enter leader a5"]));
    driver.execute(Command::Open(other));
    assert!((driver.width_of(piece) / before - 0.8).abs() < 0.01);
}

#[test]
fn everything_is_reset_and_kept() {
    let folder = scratch();
    let path = folder.path().join("settings.ron");
    let lessons = folder.path().join("lessons.ron");
    std::fs::write(&lessons, "(lessons: [Temples])").expect("lessons of before");
    let services =
        Services { settings: Some(path), lessons: Some(lessons), given: Given::default(), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services.clone());
    driver.execute(Command::Set(Settings { board_scale: 1.3, computer_pause: 0.9, ..Settings::default() }));
    driver.execute(Command::Show(Screen::Settings));
    driver
        .execute(Command::Set(Settings { language: Some(tikal::words::Language::English), ..driver.app().settings() }));
    driver.click("Reset everything");
    assert!(driver.shows("Size of pieces and numbers on the board") && driver.shows("Pace of computer players"));
    assert!(driver.app().settings() != Settings::default(), "nothing is reset before it is confirmed");
    driver.click("Reset");
    let learnt = done(&[LessonId::Temples]);
    let now = (driver.app().settings(), driver.app().lessons_done().clone());
    assert_eq!(now, (Settings::default(), learnt), "what was learnt is no setting");
    drop(driver);
    let driver = Driver::with(SIZE, services);
    assert_eq!((driver.app().settings(), driver.app().lessons_done().clone()), now);
}

// ---- Files -----------------------------------------------------------------------------------------

#[test]
fn records_tell_what_is_in_them_and_the_last_ones_are_remembered() {
    let (folder, elsewhere) = (scratch(), scratch());
    write(&folder.path().join("over.tikal"), CLASSIC_OF_FOUR);
    write(&folder.path().join("broken.tikal"), "nonsense");
    write(&folder.path().join("begun.tikal"), &by_hand(&["draw A2", "place c4 0"]));
    let other = elsewhere.path().join("other.tikal");
    write(&other, &by_hand(&["draw A2"]));
    let services = Services {
        folder: Some(folder.path().to_owned()),
        recent: Some(elsewhere.path().join("recent.ron")),
        ..Services::for_tests()
    };
    let mut driver = Driver::with(SIZE, services.clone());
    driver.click("Open a record");
    assert!(driver.shows("File begun, Tikal, base game, chance by hand · Ana, Ben, Turn 1, Ana to move"));
    assert!(driver.shows("File over, Tikal, base game · Seat 0, Seat 1, Seat 2, Seat 3, Over: Seat 1, 47 points"));
    assert!(driver.shows("File broken, ") && driver.shows("this is no record"));
    assert!(!driver.shows("Opened or saved last"));
    driver.click_starting("File begun");
    assert_eq!(driver.steps(), 2);

    driver.execute(Command::Open(other.clone()));
    driver.execute(Command::Show(Screen::Open));
    assert!(driver.shows("Opened or saved last") && driver.shows("File other, "));
    driver.execute(Command::Show(Screen::Table));
    driver.click("Game");
    driver.click("Recent files");
    assert!(driver.shows("other.tikal") && driver.shows("begun.tikal"));
    drop(driver);

    // They are remembered in the next run, except files that are gone.
    let mut driver = Driver::with(SIZE, services.clone());
    driver.click("Open a record");
    assert!(driver.shows("File other, "));
    drop(driver);
    std::fs::remove_file(&other).expect("the file is there");
    let mut driver = Driver::with(SIZE, services);
    driver.click("Open a record");
    assert!(!driver.shows("File other") && !driver.shows("Opened or saved last"));
}

#[test]
fn a_record_can_be_chosen_to_be_replaced() {
    let folder = scratch();
    let path = folder.path().join("old.tikal");
    write(&path, &by_hand(&["draw A2"]));
    let services = Services { folder: Some(folder.path().to_owned()), ..Services::for_tests() };
    let mut driver = Driver::with(SIZE, services);
    driver.new_game(7, false);
    driver.execute(Command::Show(Screen::Save));
    assert!(!driver.shows("it is replaced"));
    driver.click_starting("File old");
    assert!(driver.shows("it is replaced"));
    driver.click("Save");
    driver.click("Replace it");
    assert_eq!(driver.copied_to(), Some(path.clone()));
}

#[test]
fn a_file_over_the_window_shows_where_to_drop_it_and_what_it_is() {
    let mut driver = Driver::new(SIZE);
    for (name, says) in [
        ("game.tikal", "Drop game.tikal to open the game"),
        ("mine.ron", "Drop mine.ron to play this variant"),
        ("picture.png", "picture.png is neither a record nor a variant"),
    ] {
        let file = egui::HoveredFile { path: Some(name.into()), ..Default::default() };
        driver.harness.input_mut().hovered_files = vec![file];
        driver.harness.step();
        driver.harness.step();
        assert!(driver.shows(says), "{name}");
        driver.harness.input_mut().hovered_files.clear();
        driver.harness.step();
        driver.run();
        assert!(!driver.shows(name));
    }
}

// ---- The end ---------------------------------------------------------------------------------------

#[test]
fn the_end_shows_the_scores_turn_by_turn() {
    let driver = Driver::open(SIZE, CLASSIC_OF_FOUR);
    let turns = driver.turns();
    let scorings = turns.iter().filter(|turn| turn.scoring.is_some()).count();
    assert_eq!(scorings, driver.rounds().len());
    assert_eq!(turns.iter().filter(|turn| turn.scoring == Some(true)).count(), 1);
    assert!(turns.windows(2).all(|pair| pair[0].turn < pair[1].turn), "every turn once");
    let last = turns.last().expect("turns were played");
    for &seat in driver.state().seats() {
        assert_eq!(last.scores[seat.index()], driver.state().score(seat));
    }
    assert!(driver.shows("The scores turn by turn"));
    // For screen readers the plot is described in words.
    assert!(driver.shows("Scores at every scoring and at the end: Seat 0 0, 0, 5, 7, 9; Seat 1 0, 5, 17, 31, 47"));
}

/// The lines of a shape, those in it included, as where each begins and ends.
fn lines(shape: &egui::Shape, found: &mut Vec<[egui::Pos2; 2]>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| lines(shape, found)),
        egui::Shape::LineSegment { points, .. } => found.push(*points),
        _ => {}
    }
}

#[test]
fn no_line_of_the_plot_crosses_the_label_of_a_scoring_round() {
    let driver = Driver::open(SIZE, CLASSIC_OF_FOUR);
    let rounds = driver.rounds().len();
    let mut drawn = Vec::new();
    driver.harness.output().shapes.iter().for_each(|shape| lines(&shape.shape, &mut drawn));
    let labels: Vec<egui::Rect> = driver
        .written()
        .into_iter()
        .filter(|(text, _)| text.galley.text().starts_with('\u{2009}'))
        .map(|(text, _)| egui::Rect::from_min_size(text.pos, text.galley.size()))
        .collect();
    assert_eq!(labels.len(), rounds);
    // The dashes of a scoring round are upright and lie in one line.
    let dashes: Vec<f32> =
        drawn.iter().filter(|[a, b]| (a.x - b.x).abs() < 0.01 && (a.y - b.y).abs() < 12.0).map(|[a, _]| a.x).collect();
    for label in &labels {
        let inner = label.shrink2(egui::vec2(1.0, 0.0));
        assert!(dashes.iter().all(|&x| !inner.x_range().contains(x)), "{label:?}");
        assert!(
            dashes.iter().any(|&x| label.expand(2.0).x_range().contains(x)),
            "it stands beside its line: {label:?}"
        );
    }
}

#[test]
fn points_that_were_bid_go_down_in_the_scores_of_the_turns() {
    let driver = Driver::open(SIZE, AUCTION_OF_THREE);
    let turns = driver.turns();
    let start = driver.rules().def().auction.start_score;
    assert_eq!(turns[0].scores[..3], [start; 3]);
    let sinks = |pair: &[TurnScores]| pair[0].scores.iter().zip(&pair[1].scores).any(|(before, after)| after < before);
    assert!(turns.windows(2).any(sinks));
}

#[test]
fn a_rematch_is_the_same_game_with_the_next_player_first() {
    // People play the rematch: computers would play it to its end at once.
    let record = CLASSIC_OF_FOUR.replace("player: Computer(\"random\")", "player: Human");
    let mut driver = Driver::open([1280.0, 800.0], &record);
    assert_eq!(driver.state().phase(), Phase::Over);
    let first = driver.record().setup.first;
    driver.click("Rematch");
    assert_eq!((driver.rules().id(), driver.state().players(), driver.state().turn()), ("classic", 4, 1));
    assert_eq!(driver.record().setup.first, first.left(4));
    assert_eq!(driver.copied_to(), None);
}

// ---- The bar and the menus -------------------------------------------------------------------------

#[test]
fn the_players_aid_is_there_while_a_tile_is_placed() {
    let mut driver = Driver::open(SIZE, &by_hand(&["draw A2"]));
    assert!(matches!(driver.state().phase(), Phase::Place(_)));
    let place = driver.harness.get_by_label("Enter explorer, cost 1").rect();
    assert!(!driver.is_enabled("Enter explorer, cost 1"));
    driver.hover("Enter explorer, cost 1");
    assert!(driver.shows("Place the tile in hand first"));
    driver.harness.remove_cursor();
    driver.run();
    driver.play("place c4 0");
    assert!(driver.is_enabled("Enter explorer on a5, cost 1"));
    assert_eq!(driver.harness.get_by_label("Enter explorer on a5, cost 1").rect(), place, "nothing jumps");
}

#[test]
fn menus_offer_what_is_possible() {
    let mut driver = Driver::new(SIZE);
    driver.click("Game");
    assert!(!driver.is_enabled("Save a copy…") && !driver.is_enabled("Undo") && !driver.is_enabled("Rematch"));
    assert!(driver.is_enabled("Variants…") && !driver.is_enabled("Recent files"));
    driver.click("Variants…");
    assert_eq!(driver.app().screen(), Screen::Variants);
    driver.harness.key_press(egui::Key::Escape);
    driver.run();
    assert_eq!(driver.app().screen(), Screen::Home);
    driver.click("Help");
    driver.click("About Tikal");
    assert_eq!(driver.app().screen(), Screen::Settings);
}

#[test]
fn every_screen_comes_to_rest() {
    let mut driver = Driver::new(SIZE);
    for screen in driver::screens() {
        if screen == Screen::Table {
            driver.execute(Command::Show(Screen::Home));
            driver.new_game(7, false);
        } else {
            driver.execute(Command::Show(screen));
        }
        driver.harness.run();
        let delay = driver.next_frame();
        assert!(delay > std::time::Duration::from_mins(1), "{screen:?}: {delay:?}");
    }
}

#[test]
fn a_finished_game_is_saved_from_its_end() {
    let folder = scratch();
    let mut driver = Driver::open([1280.0, 800.0], CLASSIC_OF_FOUR);
    driver.click("Look at the board");
    driver.show_end(true);
    driver.click("Save the record…");
    assert_eq!(driver.app().screen(), Screen::Save);
    let path = folder.path().join("kept.tikal");
    assert!(save_record(&path, &driver.record()).is_ok() && path.is_file());
}

// ---- Visits ----------------------------------------------------------------------------------------

/// True if the heading of this name is in sight, whole.
fn is_headed(driver: &Driver, name: &str) -> bool {
    driver
        .written()
        .iter()
        .any(|(text, clip)| text.galley.text() == name && clip.expand(0.5).contains_rect(text.visual_bounding_rect()))
}

#[test]
fn every_screen_opens_at_its_top_and_stays_where_it_was_left_on_the_way_back() {
    let mut driver = Driver::new([640.0, 400.0]);
    let screens = [
        (Screen::Learn, "Learn to play"),
        (Screen::Settings, "Settings"),
        (Screen::Setup, "New game"),
        (Screen::Variants, "Variants"),
    ];
    let scroll = |driver: &mut Driver| {
        driver.harness.hover_at(egui::pos2(300.0, 200.0));
        driver.harness.event(egui::Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, -300.0),
            source: egui::MouseWheelSource::Wheel,
            phase: egui::TouchPhase::Move,
            modifiers: egui::Modifiers::NONE,
        });
        driver.harness.run_steps(30);
    };
    for (first, heading) in screens {
        for (second, other) in screens.into_iter().filter(|(second, _)| *second != first) {
            driver.execute(Command::Show(Screen::Home));
            driver.execute(Command::Show(first));
            assert!(is_headed(&driver, heading), "{heading} opens at its top");
            scroll(&mut driver);
            assert!(!is_headed(&driver, heading), "{heading} is scrolled");
            driver.execute(Command::Show(second));
            assert!(is_headed(&driver, other), "{other} opens at its top after {heading}");
            driver.execute(Command::Back);
            assert!(!is_headed(&driver, heading), "{heading} stays where it was left");
        }
    }
}

// ---- A new game --------------------------------------------------------------------------------------

#[test]
fn the_edges_of_choices_are_not_cut_off() {
    let mut driver = Driver::new([1280.0 / 1.5, 800.0 / 1.5]);
    driver.execute(Command::Show(Screen::Setup));
    let choice = driver.harness.get_by_label("Advanced game: turns are auctioned");
    choice.scroll_to_me();
    driver.run();
    let rect = driver.harness.get_by_label("Advanced game: turns are auctioned").rect();
    let is_round = |clipped: &&egui::epaint::ClippedShape| matches!(&clipped.shape, egui::Shape::Circle(circle) if rect.contains(circle.center));
    let rings: Vec<_> = driver.harness.output().shapes.iter().filter(is_round).collect();
    assert!(!rings.is_empty());
    for ring in rings {
        assert!(ring.clip_rect.contains_rect(ring.shape.visual_bounding_rect()), "{ring:?}");
    }
}

#[test]
fn the_facts_of_a_new_game_follow_what_is_chosen() {
    let mut driver = Driver::new(SIZE);
    driver.execute(Command::Show(Screen::Setup));
    assert!(driver.has("Tiles are drawn") && !driver.has("Turns are auctioned"));
    driver.click("Advanced game: turns are auctioned");
    assert!(!driver.has("Tiles are drawn") && driver.has("Turns are auctioned"));
}

#[test]
fn the_button_of_the_first_game_says_so_in_one_line() {
    for language in Language::ALL {
        let mut driver = Driver::new(SIZE);
        driver.speak(language);
        driver.execute(Command::Show(Screen::Learn));
        let name = Texts::new(language).say("learn-first-game");
        let written = driver.written();
        let (text, _) = written.iter().find(|(text, _)| text.galley.text() == name).expect("the button");
        assert_eq!(text.galley.rows.len(), 1, "{name}");
    }
}

#[test]
fn the_bar_at_the_foot_reaches_from_side_to_side_of_the_window() {
    fn grounds(shape: &egui::Shape, found: &mut Vec<(Rect, egui::Color32)>) {
        match shape {
            egui::Shape::Rect(rect) => found.push((rect.rect, rect.fill)),
            egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| grounds(shape, found)),
            _ => {}
        }
    }
    for screen in [Screen::Learn, Screen::Variants, Screen::Settings, Screen::Setup, Screen::Open] {
        let mut driver = Driver::new([1280.0 / 1.5, 800.0 / 1.5]);
        driver.execute(Command::Show(screen));
        assert_eq!(driver.app().screen(), screen);
        let window = driver.harness.ctx.content_rect();
        let mut found = Vec::new();
        for shape in &driver.harness.output().shapes {
            grounds(&shape.shape, &mut found);
        }
        let fill = tikal::app::kit::theme::Theme::dark().chrome.window;
        let spans = |&(rect, colour): &(Rect, egui::Color32)| {
            colour == fill
                && rect.height() < 120.0
                && rect.bottom() >= window.bottom()
                && rect.x_range() == window.x_range()
        };
        assert!(found.iter().any(spans), "{screen:?}: {found:?}");
    }
}

#[test]
fn every_part_of_a_row_in_the_list_of_colours_chooses_it() {
    for part in [0.04, 0.5, 0.96] {
        let mut driver = Driver::new(SIZE);
        driver.click("New game");
        assert!(!driver.shows("Blue"));
        driver.click("Colour of seat 1");
        let (row, list) = (driver.harness.get_by_label("Blue").rect(), driver.harness.get_by_label("Red").rect());
        assert!((row.width() - list.width()).abs() < 1.0, "all rows are equally wide: {row:?} {list:?}");
        let at = row.left_center() + egui::vec2(part * row.width(), 0.0);
        driver.harness.event(egui::Event::PointerMoved(at));
        for pressed in [true, false] {
            let (button, modifiers) = (egui::PointerButton::Primary, egui::Modifiers::NONE);
            driver.harness.event(egui::Event::PointerButton { pos: at, button, pressed, modifiers });
        }
        driver.run();
        assert!(driver.shows("Blue") && !driver.shows("Red"), "at {part} the list closes and nothing is chosen");
    }
}
